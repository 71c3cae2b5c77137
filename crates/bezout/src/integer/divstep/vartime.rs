pub(crate) use crate::integer::invert::scratch_any as invert_scratch;
pub(crate) fn invert(out: &mut [u64], x: &[u64], m: &[u64], s: &mut [u64]) -> bool {
    crate::integer::invert::invert_mod(out, x, m, s).into()
}
