use num_bigint::BigUint;
fn big(x: &[u64]) -> BigUint {
    BigUint::new(
        x.iter()
            .flat_map(|w| [*w as u32, (*w >> 32) as u32])
            .collect(),
    )
}
struct R(u64);
impl R {
    fn w(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e3779b97f4a7c15);
        let mut z = self.0;
        z = (z ^ z >> 30).wrapping_mul(0xbf58476d1ce4e5b9);
        z = (z ^ z >> 27).wrapping_mul(0x94d049bb133111eb);
        z ^ z >> 31
    }
    fn n(&mut self, l: usize) -> Vec<u64> {
        (0..l).map(|_| self.w()).collect()
    }
}
#[test]
fn gcds_and_inverses() {
    let mut r = R(1);
    for l in [
        1usize, 2, 3, 10, 60, 100, 150, 200, 260, 300, 400, 600, 1000, 1500, 2500, 4000,
    ] {
        for _ in 0..4 {
            let (a, b, c) = (r.n(l), r.n(l), r.n(3));
            let mul = |x: &[u64]| {
                let mut o = vec![0; x.len() + 3];
                bezout_large::product::mul(
                    &mut o,
                    x,
                    &c,
                    &mut vec![0; bezout_large::product::mul_scratch(x.len(), 3)],
                )
                .unwrap();
                o
            };
            let (x, y) = (mul(&a), mul(&b));
            let g = bezout_large::gcd(&x, &y);
            assert_eq!(
                bezout_large::gcd(&a, &b),
                bezout::dynamic::gcd_vartime(&a, &b)[..bezout_large::gcd(&a, &b).len()].to_vec(),
                "{l}"
            );
            assert_eq!(big(&x) % big(&g), BigUint::ZERO);
            assert_eq!(big(&y) % big(&g), BigUint::ZERO);
            assert_eq!(big(&g) % big(&c), BigUint::ZERO);
            if let Some(i) = bezout_large::invert(&a, &b) {
                assert_eq!(big(&i) * big(&a) % big(&b), BigUint::from(1u8), "{l}");
                assert!(big(&i) < big(&b));
            } else {
                assert!(bezout_large::gcd(&a, &b) != [1]);
            }
        }
    }
}
