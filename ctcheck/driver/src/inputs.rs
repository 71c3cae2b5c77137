// SPDX-License-Identifier: MIT OR Apache-2.0
//! What a case runs on: the numbers of one run, and what is made of them before it begins.

#[cfg(feature = "functions")]
use crate::lengths::{for_each_extended, for_each_length};
use crate::numbers::Numbers;
#[cfg(feature = "functions")]
use bezout::Modulus;
use bezout::{DynModulus, Odd, Uint};
use core::ops::Deref;

/// Numbers, and the moduli that cases share: to make these takes longer than most cases do, and has
/// cases of its own.
pub struct Inputs {
    numbers: Numbers,
    /// `b` modulo the odd number, and 2^(128 limbs) modulo it.
    pub reduced: Vec<u64>,
    pub square: Vec<u64>,
    #[cfg(feature = "functions")]
    fixed: Option<Fixed>,
    dynamic: Option<DynModulus>,
    dynamic_short: Option<DynModulus>,
}

impl Deref for Inputs {
    type Target = Numbers;

    #[inline(always)]
    fn deref(&self) -> &Numbers {
        &self.numbers
    }
}

impl Inputs {
    /// Without the moduli, for cases that know numbers alone.
    pub fn bare(numbers: Numbers) -> Self {
        Self {
            reduced: Vec::new(),
            square: Vec::new(),
            #[cfg(feature = "functions")]
            fixed: None,
            dynamic: None,
            dynamic_short: None,
            numbers,
        }
    }

    /// Makes the moduli, from secrets or not. The judge knows what memcheck reports of it by its
    /// name.
    #[inline(never)]
    pub fn prepare(numbers: Numbers) -> Self {
        #[cfg(feature = "functions")]
        let fixed = Fixed::of(&numbers);
        let m = DynModulus::new(&numbers.known_odd).expect("that it is odd is public");
        let reduced = m.reduce(&numbers.b);
        // One more than 2^(64 limbs) - 1; no carry leaves a number that is below the modulus.
        let mut power = m.reduce(&vec![u64::MAX; numbers.b.len()]);
        let mut carry = true;
        for x in &mut power {
            (*x, carry) = x.overflowing_add(u64::from(carry));
        }
        let square = m.mul(&power, &power);
        let short = DynModulus::new(&numbers.short);
        Self {
            reduced,
            square,
            #[cfg(feature = "functions")]
            fixed,
            dynamic: Some(m),
            dynamic_short: short.and_then(|m| m.with_bits(numbers.short_bits)).ok(),
            numbers,
        }
    }

    /// Other operands, in the place of those that are there; the moduli stay.
    pub fn operands(&mut self, a: &[u64], b: &[u64]) {
        self.numbers.a.copy_from_slice(a);
        self.numbers.b.copy_from_slice(b);
    }

    /// The moduli of numbers of fixed length.
    #[cfg(feature = "functions")]
    pub fn moduli<const L: usize>(&self) -> &Moduli<L> {
        let fixed = self.fixed.as_ref().expect("they were made");
        assert_eq!(fixed.limbs, L);
        // SAFETY: `Fixed::new` has made it from moduli of `L` limbs, which are never dropped.
        unsafe { &*fixed.moduli.cast() }
    }

    /// The modulus of numbers of a length known at run time: that it is odd is public.
    pub fn dynamic(&self) -> &DynModulus {
        self.dynamic.as_ref().expect("it was made")
    }

    /// The short one: its length is public too.
    pub fn dynamic_short(&self) -> &DynModulus {
        self.dynamic_short.as_ref().expect("its length is public")
    }

    /// As a number of fixed length.
    pub fn uint<const L: usize>(x: &[u64]) -> Uint<L> {
        let mut out = Uint::ZERO;
        out.limbs_mut().copy_from_slice(x);
        out
    }

    /// As an odd number, without a branch on its parity.
    pub fn odd<const L: usize>(x: &[u64]) -> Odd<Uint<L>> {
        Odd::new(Self::uint(x)).unwrap_or(const { Odd::new_const(Uint::ONE) })
    }
}

/// The moduli of numbers of fixed length.
#[cfg(feature = "functions")]
pub struct Moduli<const L: usize> {
    pub long: Modulus<L>,
    pub short: Modulus<L>,
}

#[cfg(feature = "functions")]
impl<const L: usize> Moduli<L> {
    fn new(numbers: &Numbers) -> Self {
        let short = Modulus::with_bits(Inputs::odd(&numbers.short), numbers.short_bits);
        Self {
            long: Modulus::new(Inputs::odd(&numbers.odd)),
            short: short.expect("the length is public"),
        }
    }
}

/// A [`Moduli`] of some length, which lives as long as the program. A `Box<dyn Any>` would ask for
/// its type by a call through a table, in the middle of what is checked.
#[cfg(feature = "functions")]
struct Fixed {
    limbs: usize,
    moduli: *const (),
}

#[cfg(feature = "functions")]
impl Fixed {
    /// None at a length at which no function of numbers of fixed length is called.
    fn of(numbers: &Numbers) -> Option<Self> {
        macro_rules! at {
            ($($limbs:literal)*) => {
                match numbers.a.len() {
                    $($limbs => Some(Self::new(Moduli::<$limbs>::new(numbers))),)*
                    _ => None,
                }
            };
        }
        for_each_length!(at).or_else(|| for_each_extended!(at))
    }

    fn new<const L: usize>(moduli: Moduli<L>) -> Self {
        Self {
            limbs: L,
            moduli: (&raw const *Box::leak(Box::new(moduli))).cast(),
        }
    }
}
