// SPDX-License-Identifier: MIT OR Apache-2.0
//! Several inversions at once, modulo independent numbers.

use super::choice::Operation;
#[cfg(target_arch = "x86_64")]
use super::choice::Way;
use super::divstep::batches::saves;
#[cfg(target_arch = "x86_64")]
use super::divstep::x86_64::multi_lane::{self, MOST, Rows};
use super::invert::{self, Inverter};
use crate::ct::{Mask, public_by_contract, wipe};
use crate::error::Error;
use crate::integer::shared::modulus_ref::ModulusRef;
#[cfg(target_arch = "x86_64")]
use crate::integer::shared::montgomery;
use crate::uint::Uint;
use subtle::{Choice, CtOption};

/// The most rows that [`rows`] looks at together.
#[cfg(target_arch = "x86_64")]
const LANES: usize = MOST;
#[cfg(not(target_arch = "x86_64"))]
const LANES: usize = 1;

/// Inverts each `x[i]` modulo `moduli[i]` and writes the results to `out`. The numbers and the
/// moduli are independent, as for several RSA keys, for signatures on different curves, or for a
/// sieve. If all elements have the same modulus,
/// [`Modulus::invert_batch`](crate::Modulus::invert_batch) is faster.
///
/// Each result is that of [`Modulus::invert`](crate::Modulus::invert): the inverse in `[0, m)` for
/// any `x` of `L` limbs, `x >= m` included. It is none if `gcd(x, m)` is not 1, zero included.
/// Modulo 1 the inverse of every number is 0. An element without an inverse does not affect the
/// others. Any number of elements is accepted, also zero. A modulus has at most `L` limbs.
///
/// *Timing:* depends on `L`, on the number of elements, and on the number of limbs and the `bits`
/// of each modulus. Numbers and moduli may be secret. It stays secret which elements have an
/// inverse.
/// *Cost:* on x86-64 with AVX2 four elements of 256 bits together take less than two times
/// [`Modulus::invert`](crate::Modulus::invert) on some CPUs, and three and a half times on Zen 5,
/// where eight elements with AVX-512 take as long. With IFMA sixteen elements of up to 256 bits go
/// together, which takes a tenth less on Intel's Granite Rapids. The gain is less for longer
/// numbers. Beyond 4096 bits, where [`Modulus::invert`](crate::Modulus::invert) takes IFMA, on
/// other CPUs, and for few elements, each element takes as long as that. The schedule is that of
/// the longest of the `bits`. *Source:* \[BY19, Wui21\], one inversion in each lane of the vectors.
///
/// # Errors
/// [`Error::Count`] if `moduli` or `out` has another number of elements than `x`.
/// [`Error::TooLong`] if a modulus has more than `L` limbs. All of `out` is then none.
///
/// ```
/// use bezout::{ModulusRef, Uint, invert_each};
/// use subtle::CtOption;
/// let x = [2, 3, 5].map(Uint::<1>::from_u64);
/// let moduli = [ModulusRef::new(&[17])?, ModulusRef::new(&[15])?, ModulusRef::new(&[1009])?];
/// let mut out = [CtOption::new(Uint::ZERO, 0.into()); 3];
/// invert_each(&mut out, &x, &moduli)?;
/// assert_eq!(out[0].unwrap(), Uint::from_u64(9));
/// assert!(bool::from(out[1].is_none()));
/// assert_eq!(out[2].unwrap(), Uint::from_u64(202));
/// # Ok::<(), bezout::Error>(())
/// ```
pub fn invert_each<const L: usize>(
    out: &mut [CtOption<Uint<L>>],
    x: &[Uint<L>],
    moduli: &[ModulusRef<'_>],
) -> Result<(), Error> {
    if let Err(error) = check(out.len(), x.len(), moduli, L) {
        out.fill(CtOption::new(Uint::ZERO, Choice::from(0)));
        return Err(error);
    }
    let bits = schedule(longest(moduli), L);
    let mut done = 0;
    while done < x.len() {
        let count = x.len() - done;
        let way = Operation::InvertEach { bits, count }.way();
        let count = way.lanes().min(count);
        let group = done..done + count;
        let (out, x, moduli) = (&mut out[group.clone()], &x[group.clone()], &moduli[group]);
        done += count;
        #[cfg(target_arch = "x86_64")]
        if way.lanes() > 1 {
            in_lanes(way, out, x, moduli, bits);
            continue;
        }
        one_by_one(out, x, moduli);
    }
    Ok(())
}

fn check(out: usize, x: usize, moduli: &[ModulusRef<'_>], limbs: usize) -> Result<(), Error> {
    for (argument, elements) in [("moduli", moduli.len()), ("out", out)] {
        if elements != x {
            return Err(Error::Count {
                argument,
                elements,
                needed: x,
            });
        }
    }
    match moduli.iter().find(|m| m.limbs().len() > limbs) {
        None => Ok(()),
        Some(m) => Err(Error::TooLong {
            argument: "a modulus",
            limbs: m.limbs().len(),
            accepted: limbs,
        }),
    }
}

/// The longest of the public lengths.
pub(crate) fn longest(moduli: &[ModulusRef<'_>]) -> usize {
    moduli.iter().map(ModulusRef::bits).max().unwrap_or(0)
}

/// The public length that determines the schedule of all elements, where `bits` is the longest one.
/// It is that of the limbs if the reductions would cost more than they save.
pub(crate) fn schedule(bits: usize, limbs: usize) -> usize {
    if saves(bits, limbs) { bits } else { 64 * limbs }
}

/// As [`invert_each`] on rows of `limbs` words, in place, by moduli of any parity. Returns yes if
/// all have an inverse; others become zero. `scratch` has a row, and what [`invert::invert_mod`]
/// needs.
///
/// Timing: depends on the lengths, and on which moduli are even.
pub(crate) fn rows(rows: &mut [u64], moduli: &[u64], limbs: usize, scratch: &mut [u64]) -> Choice {
    let (mut rows, mut moduli) = (rows, moduli);
    let mut all = Mask::from_bit(1);
    while let Some(m) = moduli.get(..limbs) {
        let odd = odd_moduli(moduli, limbs);
        let way = Operation::InvertEach {
            bits: 64 * limbs,
            count: odd,
        }
        .way();
        let count = way.lanes().min(odd).max(1);
        let (group, others) = rows.split_at_mut(limbs * count);
        let yes = match way.lanes() {
            #[cfg(target_arch = "x86_64")]
            2.. => row_lanes(way, group, moduli, limbs),
            _ => Mask::from_choice(row(group, m, odd > 0, scratch)),
        };
        all = all & yes;
        (rows, moduli) = (others, &moduli[limbs * count..]);
    }
    all.choice()
}

/// How many moduli at the beginning are odd, at most as many as there are lanes.
fn odd_moduli(moduli: &[u64], limbs: usize) -> usize {
    let is_odd = |m: &&[u64]| public_by_contract(Mask::odd(m[0]).choice());
    let first = moduli.chunks_exact(limbs).take(LANES);
    first.take_while(is_odd).count()
}

/// Inverts one row.
fn row(row: &mut [u64], m: &[u64], odd: bool, scratch: &mut [u64]) -> Choice {
    let (out, scratch) = scratch.split_at_mut(row.len());
    let inverter: Inverter =
        |out, x, m, s| invert::by(Operation::Invert(x.len()).way(), out, x, m, s);
    let yes = match odd {
        true => inverter(out, row, ModulusRef::from_odd(m), scratch),
        false => invert::invert_mod(out, row, m, scratch, inverter),
    };
    row.copy_from_slice(out);
    wipe(out);
    yes
}

/// Inverts a group of rows by odd moduli.
#[cfg(target_arch = "x86_64")]
fn row_lanes(way: Way, rows: &mut [u64], moduli: &[u64], limbs: usize) -> Mask {
    let count = rows.len() / limbs;
    let mut group = [ModulusRef::from_odd(&moduli[..limbs]); MOST];
    for (to, m) in group.iter_mut().zip(moduli.chunks_exact(limbs)) {
        *to = ModulusRef::from_odd(m);
    }
    let yes = rows_in_lanes(way, rows, limbs, &group[..count], 64 * limbs);
    let yes = yes.iter().take(count);
    yes.fold(Mask::from_bit(1), |all, &yes| all & yes)
}

fn one_by_one<const L: usize>(
    out: &mut [CtOption<Uint<L>>],
    x: &[Uint<L>],
    moduli: &[ModulusRef<'_>],
) {
    for ((out, x), m) in out.iter_mut().zip(x).zip(moduli) {
        let (mut inverse, mut limbs) = (Uint::ZERO, padded::<L>(m.limbs()));
        let m = ModulusRef::from_parts(&limbs, m.inverse64(), m.bits());
        let (yes, _) = invert::of_length::<L>(inverse.limbs_mut(), x.limbs(), m);
        wipe(&mut limbs);
        *out = CtOption::new(inverse, yes);
    }
}

/// The limbs of a modulus, extended by zeros.
fn padded<const L: usize>(limbs: &[u64]) -> [u64; L] {
    let mut out = [0; L];
    out[..limbs.len()].copy_from_slice(limbs);
    out
}

/// Inverts a group of at most as many elements as a way has lanes.
#[cfg(target_arch = "x86_64")]
fn in_lanes<const L: usize>(
    way: Way,
    out: &mut [CtOption<Uint<L>>],
    x: &[Uint<L>],
    moduli: &[ModulusRef<'_>],
    bits: usize,
) {
    let mut numbers = [[0; L]; MOST];
    for (to, from) in numbers.iter_mut().zip(x) {
        *to = *from.limbs();
    }
    let numbers = &mut numbers[..x.len()];
    let rows = numbers.as_flattened_mut();
    let yes = match moduli.iter().all(|m| m.limbs().len() == L) {
        true => rows_in_lanes(way, rows, L, moduli, bits),
        false => padded_in_lanes::<L>(way, rows, moduli, bits),
    };
    for ((out, x), yes) in out.iter_mut().zip(&*numbers).zip(yes) {
        *out = CtOption::new(Uint::new(*x), yes.choice());
    }
    wipe(numbers.as_flattened_mut());
}

/// As [`rows_in_lanes`], where some of the moduli have fewer limbs.
#[cfg(target_arch = "x86_64")]
#[cold]
#[inline(never)]
fn padded_in_lanes<const L: usize>(
    way: Way,
    rows: &mut [u64],
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; MOST] {
    let mut padding = [[0; L]; MOST];
    for (to, m) in padding.iter_mut().zip(moduli) {
        *to = padded(m.limbs());
    }
    let mut group = [moduli[0]; MOST];
    for ((to, from), limbs) in group.iter_mut().zip(moduli).zip(&padding) {
        *to = ModulusRef::from_parts(limbs, from.inverse64(), bits);
    }
    let yes = rows_in_lanes(way, rows, L, &group[..moduli.len()], bits);
    wipe(padding.as_flattened_mut());
    yes
}

/// Replaces at most as many rows of `words` limbs as a way has lanes by their inverses, or by zero
/// where there is none, and says where. The moduli have as many limbs, and at most `bits` bits.
#[cfg(target_arch = "x86_64")]
#[inline(always)]
pub(crate) fn rows_in_lanes(
    way: Way,
    limbs: &mut [u64],
    words: usize,
    moduli: &[ModulusRef<'_>],
    bits: usize,
) -> [Mask; MOST] {
    // With a shorter length, x / R is below the modulus, and R / x divided by R is the inverse of
    // x.
    let reduce = |limbs: &mut [u64]| {
        if bits < 64 * words {
            for (i, m) in moduli.iter().enumerate() {
                montgomery::redc(&mut limbs[words * i..][..words], *m);
            }
        }
    };
    reduce(limbs);
    let rows = Rows {
        limbs: &mut *limbs,
        words,
    };
    let yes = multi_lane::invert(way.lanes(), rows, moduli, bits);
    reduce(limbs);
    yes
}
