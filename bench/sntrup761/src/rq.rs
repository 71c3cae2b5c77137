
/// `1/(3 s)`.
pub fn reciprocal3(s: [i8; P]) -> [i16; P] {
    use bezout::polynomial::presets::SNTRUP761_RQ;
    let mut r = [0; P];
    let _ = SNTRUP761_RQ.invert_triple_centered(&mut r, &s).expect("the length");
    r
}
