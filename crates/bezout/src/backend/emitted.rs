// SPDX-License-Identifier: MIT OR Apache-2.0
//! What the generated files of each back end are made of.

/// Declares naked functions of an ABI, each with the text of a file that begins with its contract.
macro_rules! routines {
    (extern $abi:literal; $($(#[$attribute:meta])* $name:ident($($argument:ident: $type:ty),*) $(-> $result:ty)?;)*) => { $(
        $(#[$attribute])*
        /// # Safety
        /// The contract at the head of the included file.
        #[unsafe(naked)]
        pub(super) unsafe extern $abi fn $name($($argument: $type),*) $(-> $result)? {
            core::arch::naked_asm!(include_str!(concat!("asm/", stringify!($name), ".s")), options(raw))
        }
    )* };
}
pub(super) use routines;

/// Asserts where the fields of a state are.
macro_rules! layout {
    ($state:ty, $size:literal: $($first:ident $(. $next:ident)* = $offset:literal),* $(,)?) => {
        const _: () = {
            assert!(size_of::<$state>() == $size);
            $(assert!(core::mem::offset_of!($state, $first $(. $next)*) == $offset);)*
        };
    };
}
pub(super) use layout;
