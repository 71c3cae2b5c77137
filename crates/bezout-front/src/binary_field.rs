// SPDX-License-Identifier: MIT OR Apache-2.0
//! Fields GF(2^m): those of standards by name, any other by its polynomial, see [`DynGf2m::new`].
//!
//! Bit `i` of an element is the coefficient of `x^i`. Other operations than inversion: see
//! [`DynGf2m`].

use crate::error::Error;
use alloc::vec::Vec;
use bezout::binary_field::presets;

pub use bezout::binary_field::{DynGf2m, MAX_DEGREE};
#[cfg(feature = "kernels")]
pub use by_kernel::invert_by;

/// The field of that name, for example `dstu257`.
///
/// # Errors
/// [`Error::UnknownName`], which lists the names.
///
/// ```
/// use bezout_front::binary_field::named;
/// assert_eq!(named("fips163")?.degree(), 163);
/// assert!(named("fips164").unwrap_err().to_string().contains("fips163"));
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn named(name: &str) -> Result<DynGf2m, Error> {
    let preset = presets::named(name).ok_or_else(|| Error::UnknownName {
        what: "field of a standard",
        name: name.into(),
        accepted: names().join(", ") + ", and those of curves such as sect233k1 and K-233",
    })?;
    Ok(DynGf2m::new(preset.degree, preset.middle)?)
}

/// All names, by degree; `dstu163` and `fips163` are one field.
///
/// ```
/// use bezout_front::binary_field::{named, names};
/// assert!(names().into_iter().all(|name| named(name).is_ok()));
/// ```
pub fn names() -> Vec<&'static str> {
    let mut names: Vec<_> = presets::NAMED.iter().map(|preset| preset.name).collect();
    let dstu = names.iter().position(|&name| name == "dstu163");
    names.insert(dstu.map_or(0, |i| i + 1), "fips163");
    names
}

/// `1 / a`, with as many words as the field has.
///
/// *Timing:* depends on the field, and on whether `a` is zero. *Cost:* some ten products. *Source:*
/// \[IT88\].
///
/// # Errors
/// [`Error::Zero`] for zero; [`Error::Refused`] if `a` is no element.
///
/// ```
/// use bezout_front::Error;
/// use bezout_front::binary_field::{DynGf2m, invert};
/// let aes = DynGf2m::new(8, &[4, 3, 1])?;
/// assert_eq!(invert(&aes, &[0x53])?, [0xca]);
/// assert_eq!(invert(&aes, &[0]), Err(Error::Zero));
/// # Ok::<(), Error>(())
/// ```
pub fn invert(field: &DynGf2m, a: &[u64]) -> Result<Vec<u64>, Error> {
    field.invert(a)?.into_option().ok_or(Error::Zero)
}

/// As [`invert`], but as fast as the values allow. *Timing:* variable.
///
/// # Errors
/// The errors are those of [`invert`].
///
/// ```
/// use bezout_front::binary_field::{DynGf2m, invert_vartime};
/// assert_eq!(invert_vartime(&DynGf2m::new(8, &[4, 3, 1])?, &[0x53])?, [0xca]);
/// # Ok::<(), bezout_front::Error>(())
/// ```
pub fn invert_vartime(field: &DynGf2m, a: &[u64]) -> Result<Vec<u64>, Error> {
    field.invert_vartime(a)?.ok_or(Error::Zero)
}

/// The same by kernels of the registry.
#[cfg(feature = "kernels")]
mod by_kernel {
    use super::{DynGf2m, Error};
    use crate::kernels::check;
    use alloc::vec;
    use alloc::vec::Vec;
    use bezout::ct::{Mask, public_by_contract};
    use bezout::kernels::Kernel;
    use bezout::kernels::binary_field::{FieldShape, Invert};

    /// [`invert`](super::invert) by this kernel. *Timing:* that of the kernel; also on whether `a`
    /// is zero.
    ///
    /// # Errors
    /// As of `invert`; [`Error::KernelDomain`] if the kernel does not take this field.
    ///
    /// ```
    /// use bezout_front::binary_field::{DynGf2m, invert_by};
    /// use bezout_front::kernels::named;
    /// let field = DynGf2m::new(8, &[4, 3, 1])?;
    /// assert_eq!(invert_by(named("itoh_tsujii/portable")?, &field, &[0x53])?, [0xca]);
    /// # Ok::<(), bezout_front::Error>(())
    /// ```
    pub fn invert_by(
        kernel: &Kernel<Invert>,
        field: &DynGf2m,
        a: &[u64],
    ) -> Result<Vec<u64>, Error> {
        check(kernel, &FieldShape::new(field.as_ref()))?;
        // Refuses what is no element, and brings it to the field's length.
        let a = field.square_times(a, 0)?;
        let mut out = vec![0; field.words()];
        (kernel.run)(&field.as_ref(), &mut out, &a);
        let zero = Mask::zero(a.iter().fold(0, |any, word| any | word));
        match public_by_contract(zero.choice()) {
            true => Err(Error::Zero),
            false => Ok(field.reduce(&out)),
        }
    }
}
