// SPDX-License-Identifier: MIT OR Apache-2.0
//! `serde` for numbers: `0x` and all hexadecimal digits where people read, else the limbs, least
//! significant first. Neither shows a length but that of the type.

use crate::uint::{Odd, Uint};
use core::fmt;
use serde_core::de::{Error as _, SeqAccess, Visitor};
use serde_core::ser::SerializeTuple;
use serde_core::{Deserialize, Deserializer, Serialize, Serializer};

/// All digits of a number.
struct Digits<'a, const L: usize>(&'a Uint<L>);

impl<const L: usize> fmt::Display for Digits<'_, L> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("0x")?;
        let mut limbs = self.0.limbs().iter().rev();
        limbs.try_for_each(|limb| write!(f, "{limb:016x}"))
    }
}

impl<const L: usize> Serialize for Uint<L> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        if serializer.is_human_readable() {
            return serializer.collect_str(&Digits(self));
        }
        let mut tuple = serializer.serialize_tuple(L)?;
        for limb in self.limbs() {
            tuple.serialize_element(limb)?;
        }
        tuple.end()
    }
}

struct Text<const L: usize>;

impl<const L: usize> Visitor<'_> for Text<L> {
    type Value = Uint<L>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "decimal or 0x digits of at most {} bits",
            Uint::<L>::BITS
        )
    }

    fn visit_str<E: serde_core::de::Error>(self, text: &str) -> Result<Uint<L>, E> {
        Uint::parse(text).map_err(E::custom)
    }
}

struct Limbs<const L: usize>;

impl<'de, const L: usize> Visitor<'de> for Limbs<L> {
    type Value = Uint<L>;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{L} limbs of 64 bits")
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut limbs: A) -> Result<Uint<L>, A::Error> {
        let mut out = Uint::ZERO;
        for (i, o) in out.limbs_mut().iter_mut().enumerate() {
            let limb = limbs.next_element()?;
            *o = limb.ok_or_else(|| A::Error::invalid_length(i, &self))?;
        }
        Ok(out)
    }
}

impl<'de, const L: usize> Deserialize<'de> for Uint<L> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        if deserializer.is_human_readable() {
            return deserializer.deserialize_str(Text);
        }
        deserializer.deserialize_tuple(L, Limbs)
    }
}

impl<const L: usize> Serialize for Odd<Uint<L>> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.get().serialize(serializer)
    }
}

/// An even number is an error.
impl<'de, const L: usize> Deserialize<'de> for Odd<Uint<L>> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let odd = Odd::new(Uint::deserialize(deserializer)?).into_option();
        odd.ok_or_else(|| D::Error::custom("number is even; an odd one is needed"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use serde_core::de::value::{Error, SeqDeserializer};

    #[test]
    fn lists_that_end_too_early() {
        let read = |limbs: &[u64]| {
            let list = SeqDeserializer::<_, Error>::new(limbs.iter().copied());
            Limbs::<2>
                .visit_seq(list)
                .map_err(|error| error.to_string())
        };
        assert_eq!(read(&[1, 2]), Ok(Uint::new([1, 2])));
        for length in 0..2 {
            let expected = format!("invalid length {length}, expected 2 limbs of 64 bits");
            assert_eq!(read(&[1, 2][..length]), Err(expected));
        }
    }
}
