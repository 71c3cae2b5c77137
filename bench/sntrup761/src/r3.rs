
/// `1/s`, and 0; or -1 where there is none.
pub fn reciprocal(s: [i8; P]) -> (isize, [i8; P]) {
    use bezout::polynomial::presets::SNTRUP761_R3;
    let mut r = [0; P];
    let found = SNTRUP761_R3.invert_centered(&mut r, &s).expect("the length");
    (isize::from(found.unwrap_u8()) - 1, r)
}
