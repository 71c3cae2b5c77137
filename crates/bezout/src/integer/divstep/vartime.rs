pub(crate) use super::schedule::invert_scratch;
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &[u64], s: &mut [u64]) -> bool {
    super::schedule::invert(out, x, crate::integer::ModulusRef::from_odd(m), s).into()
}
