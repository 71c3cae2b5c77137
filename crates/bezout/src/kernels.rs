// SPDX-License-Identifier: MIT OR Apache-2.0
//! Every algorithm by name: the registry.
//!
//! Each ring has the tables of its operations. The public functions do not go through them, but ask
//! the same selector: for every parameter and timing class exactly one kernel says that it is the
//! default, and it is the one that runs. Tests, vectors, benches, the constant-time check and the command
//! go through [`visit`], so that an algorithm added to a table is tested and measured everywhere.
//!
//! ```
//! use bezout::ModulusRef;
//! use bezout::kernels::{Operation, integer::{Invert, Shape}};
//! let (modulus, shape) = ([15], Shape::new(1));
//! for kernel in Invert::table().iter().filter(|k| k.accepts(&shape)) {
//!     let mut out = [0];
//!     let mut scratch = vec![0; (kernel.scratch)(&shape)];
//!     let yes = (kernel.run)(&mut out, &[2], ModulusRef::new(&modulus)?, &mut scratch);
//!     assert!(bool::from(yes) && out == [8], "{}", kernel.name);
//! }
//! # Ok::<(), bezout::Error>(())
//! ```

pub use crate::integer::kernels as integer;
pub use crate::kernel::{Instrument, Kernel, MatrixTrace, Operation, Timing, Trace};
pub use subtle::Choice;

/// Calls a macro with the types of all operations: the one list of them.
#[macro_export]
macro_rules! for_each_operation {
    ($callback:ident) => {
        $callback! {
            $crate::kernels::integer::Invert,
            $crate::kernels::integer::InvertPseudoMersenne255,
            $crate::kernels::integer::InvertBatch,
            $crate::kernels::integer::InvertBatchPseudoMersenne255,
            $crate::kernels::integer::InvertEach,
            $crate::kernels::integer::Gcd,
            $crate::kernels::integer::Xgcd,
            $crate::kernels::integer::Jacobi,
            $crate::kernels::integer::MontgomeryProduct,
        }
    };
}

/// What goes through all operations.
pub trait Visitor {
    /// One of them.
    fn visit<O: Operation>(&mut self);
}

/// Shows a visitor all operations, in the order of their list.
///
/// ```
/// use bezout::kernels::{Operation, Visitor, visit};
/// struct Count(usize);
/// impl Visitor for Count {
///     fn visit<O: Operation>(&mut self) {
///         self.0 += O::table().len();
///     }
/// }
/// let mut count = Count(0);
/// visit(&mut count);
/// assert!(count.0 > 40);
/// ```
pub fn visit(visitor: &mut impl Visitor) {
    macro_rules! each {
        ($($operation:ty,)*) => { $(visitor.visit::<$operation>();)* };
    }
    for_each_operation!(each);
}
