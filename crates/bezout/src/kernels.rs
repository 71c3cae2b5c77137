// SPDX-License-Identifier: MIT OR Apache-2.0
//! The registry: every algorithm by name.
//!
//! Each ring has tables of its operations. The public functions do not read the tables, but ask the
//! same function, `choose` of the ring. For every parameter and timing class exactly one kernel is
//! the default, and the public functions run that kernel. Tests, vectors, benches, the
//! constant-time check and the command use [`visit`]. So they test and measure every algorithm in a
//! table.
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

pub use crate::binary_field::kernels as binary_field;
pub use crate::cpu::{Cpu, Family, Isa};
pub use crate::integer::kernels as integer;
pub use crate::kernel::{Instrument, Kernel, MatrixTrace, Operation, Trace};
pub use crate::polynomial::kernels as polynomial;
pub use crate::timing::Timing;
pub use subtle::Choice;

/// Calls a macro with the types of all operations. This is the only list of operations.
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
            $crate::kernels::binary_field::Invert,
            $crate::kernels::binary_field::InvertBatch,
            $crate::kernels::binary_field::Multiply,
            $crate::kernels::binary_field::SquareTimes,
            $crate::kernels::polynomial::Invert,
            $crate::kernels::polynomial::InvertBatch,
            $crate::kernels::polynomial::InvertCyclic,
            $crate::kernels::polynomial::Multiply,
        }
    };
}

/// A visitor of all operations.
pub trait Visitor {
    /// Visits one operation.
    fn visit<O: Operation>(&mut self);
}

/// Calls the visitor for all operations, in the order of their list.
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
