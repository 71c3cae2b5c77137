// SPDX-License-Identifier: MIT OR Apache-2.0
//! The operators of [`Natural`] and [`Integer`], on values and references, and how they are
//! written.

use crate::integer::Integer;
use crate::limbs::{self, product, shifted_left, shifted_right, trim};
use crate::natural::Natural;
use core::fmt;
use core::iter::{Product, Sum};
use core::ops::{
    Add, AddAssign, BitXor, BitXorAssign, Div, DivAssign, Mul, MulAssign, Neg, Rem, RemAssign, Shl,
    ShlAssign, Shr, ShrAssign, Sub, SubAssign,
};

/// An operator on references, and from it those on values.
macro_rules! operator {
    ($type:ident, $op:ident, $name:ident, $output:ident, $run:expr) => {
        impl $op<&$type> for &$type {
            type Output = $output;
            fn $name(self, other: &$type) -> $output {
                let run: fn(&$type, &$type) -> $output = $run;
                run(self, other)
            }
        }
        impl $op<$type> for &$type {
            type Output = $output;
            fn $name(self, other: $type) -> $output {
                $op::$name(self, &other)
            }
        }
        impl $op<&$type> for $type {
            type Output = $output;
            fn $name(self, other: &$type) -> $output {
                $op::$name(&self, other)
            }
        }
        impl $op<$type> for $type {
            type Output = $output;
            fn $name(self, other: $type) -> $output {
                $op::$name(&self, &other)
            }
        }
    };
}

/// An operator that changes its left side.
macro_rules! assignment {
    ($type:ident, $op:ident, $name:ident, $run:expr) => {
        impl $op<&$type> for $type {
            fn $name(&mut self, other: &$type) {
                let run: fn(&mut $type, &$type) = $run;
                run(self, other);
            }
        }
        impl $op<$type> for $type {
            fn $name(&mut self, other: $type) {
                $op::$name(self, &other);
            }
        }
    };
}

operator!(Natural, Add, add, Natural, |a, b| limbs::sum(
    a.limbs(),
    b.limbs()
)
.into());
operator!(Natural, Sub, sub, Integer, |a, b| {
    let (limbs, negative) = limbs::difference(a.limbs(), b.limbs());
    Integer::new(negative, limbs)
});
operator!(Natural, Mul, mul, Natural, |a, b| product(
    a.limbs(),
    b.limbs()
)
.into());
operator!(Natural, Div, div, Natural, |a, b| a.div_rem(b).0);
operator!(Natural, Rem, rem, Natural, |a, b| a.div_rem(b).1);
operator!(Natural, BitXor, bitxor, Natural, |a, b| {
    let mut out = a.clone();
    out ^= b;
    out
});
assignment!(Natural, BitXorAssign, bitxor_assign, |a, b| {
    let (x, y) = (a.limbs_mut(), b.limbs());
    x.resize(x.len().max(y.len()), 0);
    x.iter_mut().zip(y).for_each(|(x, y)| *x ^= y);
    trim(x);
});
assignment!(Natural, AddAssign, add_assign, |a, b| {
    limbs::add_assign(a.limbs_mut(), b.limbs());
});
assignment!(Natural, MulAssign, mul_assign, |a, b| *a = &*a * b);
assignment!(Natural, DivAssign, div_assign, |a, b| *a = &*a / b);
assignment!(Natural, RemAssign, rem_assign, |a, b| *a = &*a % b);

operator!(Integer, Add, add, Integer, |a, b| {
    let mut out = a.clone();
    out.accumulate(b, false);
    out
});
operator!(Integer, Sub, sub, Integer, |a, b| {
    let mut out = a.clone();
    out.accumulate(b, true);
    out
});
operator!(Integer, Mul, mul, Integer, |a, b| {
    let negative = a.is_negative() != b.is_negative();
    Integer::new(negative, product(a.limbs(), b.limbs()))
});
operator!(Integer, Div, div, Integer, |a, b| a.div_rem(b).0);
operator!(Integer, Rem, rem, Integer, |a, b| a.div_rem(b).1);
assignment!(Integer, AddAssign, add_assign, |a, b| a
    .accumulate(b, false));
assignment!(Integer, SubAssign, sub_assign, |a, b| a.accumulate(b, true));
assignment!(Integer, MulAssign, mul_assign, |a, b| *a = &*a * b);
assignment!(Integer, DivAssign, div_assign, |a, b| *a = &*a / b);
assignment!(Integer, RemAssign, rem_assign, |a, b| *a = &*a % b);

/// What the two types have alike: shifts, sums and products of many, text.
macro_rules! alike {
    ($type:ident, $bits:ident, $shl:expr, $shr:expr) => {
        impl Shl<usize> for &$type {
            type Output = $type;
            fn shl(self, $bits: usize) -> $type {
                let run: fn(&$type, usize) -> $type = $shl;
                run(self, $bits)
            }
        }
        impl Shr<usize> for &$type {
            type Output = $type;
            fn shr(self, $bits: usize) -> $type {
                let run: fn(&$type, usize) -> $type = $shr;
                run(self, $bits)
            }
        }
        impl Shl<usize> for $type {
            type Output = $type;
            fn shl(self, $bits: usize) -> $type {
                &self << $bits
            }
        }
        impl Shr<usize> for $type {
            type Output = $type;
            fn shr(self, $bits: usize) -> $type {
                &self >> $bits
            }
        }
        impl ShlAssign<usize> for $type {
            fn shl_assign(&mut self, $bits: usize) {
                *self = &*self << $bits;
            }
        }
        impl ShrAssign<usize> for $type {
            fn shr_assign(&mut self, $bits: usize) {
                *self = &*self >> $bits;
            }
        }
        alike!(@many $type, Sum, sum, 0u8, +=, $type);
        alike!(@many $type, Sum, sum, 0u8, +=, &'a $type);
        alike!(@many $type, Product, product, 1u8, *=, $type);
        alike!(@many $type, Product, product, 1u8, *=, &'a $type);
        alike!(@text $type, Display, "", 10);
        alike!(@text $type, LowerHex, "0x", 16);
        alike!(@text $type, Octal, "0o", 8);
        alike!(@text $type, Binary, "0b", 2);
        impl fmt::Debug for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                fmt::Display::fmt(self, f)
            }
        }
        impl fmt::UpperHex for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let digits = crate::text::to_radix(self.limbs(), 16).to_ascii_uppercase();
                f.pad_integral(*self >= Self::ZERO, "0x", &digits)
            }
        }
    };
    (@many $type:ident, $trait:ident, $name:ident, $neutral:literal, $op:tt, $item:ty) => {
        impl<'a> $trait<$item> for $type {
            fn $name<I: Iterator<Item = $item>>(all: I) -> Self {
                all.fold(Self::from($neutral), |mut result, x| {
                    result $op x;
                    result
                })
            }
        }
    };
    (@text $type:ident, $trait:ident, $prefix:literal, $radix:literal) => {
        impl fmt::$trait for $type {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                let digits = crate::text::to_radix(self.limbs(), $radix);
                f.pad_integral(*self >= Self::ZERO, $prefix, &digits)
            }
        }
    };
}

alike!(
    Natural,
    bits,
    |x, bits| shifted_left(x.limbs(), bits).into(),
    |x, bits| shifted_right(x.limbs(), bits).into()
);
alike!(
    Integer,
    bits,
    |x, bits| Integer::new(x.is_negative(), x.magnitude() << bits),
    |x, bits| {
        let cut = x
            .magnitude()
            .trailing_zeros()
            .is_some_and(|zeros| zeros < bits);
        let mut magnitude = x.magnitude() >> bits;
        if x.is_negative() && cut {
            magnitude += Natural::from(1u8);
        }
        Integer::new(x.is_negative(), magnitude)
    }
);

impl Neg for Integer {
    type Output = Self;

    fn neg(self) -> Self {
        Self::new(!self.is_negative(), self.into_magnitude())
    }
}

impl Neg for &Integer {
    type Output = Integer;

    fn neg(self) -> Integer {
        -self.clone()
    }
}
