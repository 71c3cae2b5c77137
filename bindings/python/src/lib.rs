// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Python package `bezout`: what its modules take from here is documented in them.
#![deny(unsafe_code)]

mod ct;
mod errors;
#[allow(unsafe_code, reason = "integers and buffers of Python")]
mod ffi;
mod gf2;
mod integer;
mod limbs;
mod long;
mod modulus;
mod poly;
mod registry;
mod rows;
mod several;

use pyo3::prelude::*;

/// One module of the extension for each module of the package.
#[pymodule(gil_used = false)]
fn _native(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    ffi::find_byte_functions(std::env::var_os("BEZOUT_PYTHON_METHODS").is_some());
    macro_rules! part {
        ($name:literal, $path:literal, [$($function:path),* $(,)?], [$($class:path),*]) => {
            let part = PyModule::new(py, $path)?;
            $(part.add_function(wrap_pyfunction!($function, &part)?)?;)*
            $(part.add_class::<$class>()?;)*
            module.add($name, part)?;
        };
    }
    part!(
        "root",
        "bezout",
        [
            integer::gcd,
            integer::lcm,
            integer::gcdext,
            integer::invert,
            integer::jacobi,
            integer::legendre,
            integer::kronecker,
            limbs::to_limbs,
            limbs::from_limbs,
            limbs::invert_each,
            several::product,
            several::crt,
            several::rational_reconstruct,
        ],
        [modulus::Modulus]
    );
    part!("gf2", "bezout.gf2", [], [gf2::Field]);
    part!("poly", "bezout.poly", [poly::names], [poly::Ring, poly::PrimeField]);
    part!("ct", "bezout.ct", [ct::gcd, ct::invert, ct::jacobi], []);
    part!("registry", "bezout", [registry::kernels, registry::trace], []);
    module.add("byte_functions", ffi::byte_functions())?;
    Ok(())
}
