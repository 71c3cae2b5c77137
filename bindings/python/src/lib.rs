// SPDX-License-Identifier: MIT OR Apache-2.0
//! The Python package `bezout`: what its modules take from here is documented in them.
#![deny(unsafe_code)]

mod audit;
mod ct;
mod dstu4145;
mod errors;
#[allow(unsafe_code, reason = "integers and buffers of Python")]
mod ffi;
mod gf2;
mod integer;
mod kem;
mod kept;
mod limbs;
mod long;
mod modulus;
mod objects;
mod poly;
mod registry;
mod rows;
mod rsa_keys;
mod several;
mod vdf;
mod x25519;

use pyo3::prelude::*;
use pyo3::types::PyString;

const CT: &str = "Functions in constant time, of bytes: numbers from 0 up, big-endian.

Their time depends on the numbers of bytes, and on what their *Timing* names, not on values. Convert secrets from and to bytes
without an int in between: the time of every operation on a Python int depends on its value. Python copies bytes and does
not wipe them.";

const GF2: &str = "Fields GF(2^m): an element is an integer, whose bit i is the coefficient of x^i. In variable time.";

const POLY: &str =
    "Rings of polynomials, by name or over F_p: a polynomial is a list of coefficients, the constant term first.

In variable time: Python lists of integers show their values.";

const X25519: &str = "Diffie-Hellman on curve25519 (RFC 7748), of bytes, and Elligator2: public keys that look like random bytes.

Constant time in all bytes. Copies in this package are wiped; the bytes that Python gives and gets are not.";

const RSA_KEYS: &str = "Keys of RSA from their primes, in constant time, as big-endian bytes.";

const KEM: &str = "Key encapsulation by NTRU and Streamlined NTRU Prime, as bytes.";

const DSTU4145: &str =
    "Signatures of DSTU 4145, the Ukrainian standard, on its recommended curves.";

const VDF: &str = "A verifiable delay function in class groups, with chiavdf's discriminants and proofs. All is public, and takes variable time.";

/// What the package takes from here: functions and classes of its own, and its modules.
#[pymodule(gil_used = false)]
fn _native(py: Python<'_>, module: &Bound<'_, PyModule>) -> PyResult<()> {
    ffi::find_byte_functions(cfg!(feature = "methods"));
    module.add("byte_functions", ffi::byte_functions())?;
    module.add("__version__", env!("CARGO_PKG_VERSION"))?;
    // By this name functions say where they are from.
    let root = PyModule::new(py, "bezout")?;
    macro_rules! add {
        ($module:expr, $($function:path),* $(,)?) => {
            $($module.add_function(wrap_pyfunction!($function, &$module)?)?;)*
        };
    }
    add!(
        root,
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
        several::partial_gcdext,
        several::rational_reconstruct,
        registry::kernel_rows,
        registry::trace_rows,
    );
    root.add_class::<modulus::Modulus>()?;
    for name in root.index()? {
        let name: Bound<'_, PyString> = name.cast_into()?;
        module.add(&name, root.getattr(&name)?)?;
    }

    // What the package's own module of that name takes from here.
    let tasks = PyModule::new(py, "bezout.audit")?;
    add!(
        tasks,
        audit::product,
        audit::cross,
        audit::common,
        audit::coprime_base,
        audit::read,
        audit::weaknesses,
    );
    module.add("audit", tasks)?;

    let modules = py.import("sys")?.getattr("modules")?;
    let part = |name: &str, text: &str| {
        let part = PyModule::new(py, &format!("bezout.{name}"))?;
        part.setattr("__doc__", text)?;
        modules.set_item(part.name()?, &part)?;
        module.add(name, &part)?;
        Ok::<_, PyErr>(part)
    };
    let gf2 = part("gf2", GF2)?;
    gf2.add_class::<gf2::Field>()?;
    let poly = part("poly", POLY)?;
    add!(poly, poly::names);
    poly.add_class::<poly::Ring>()?;
    poly.add_class::<poly::PrimeField>()?;
    let ct = part("ct", CT)?;
    add!(ct, ct::gcd, ct::invert, ct::jacobi);

    let x25519 = part("x25519", X25519)?;
    add!(
        x25519,
        x25519::x25519,
        x25519::public_key,
        x25519::shared_secret,
        x25519::public_key_with_torsion,
        x25519::to_uniform,
        x25519::from_uniform,
    );
    let rsa_keys = part("rsa_keys", RSA_KEYS)?;
    rsa_keys.add_class::<rsa_keys::Key>()?;
    let kem = part("kem", KEM)?;
    add!(kem, kem::names);
    kem.add_class::<kem::Kem>()?;
    let dstu4145 = part("dstu4145", DSTU4145)?;
    add!(
        dstu4145,
        dstu4145::curves,
        dstu4145::digest,
        dstu4145::signature_to_der,
        dstu4145::signature_from_der,
    );
    dstu4145.add_class::<dstu4145::PrivateKey>()?;
    dstu4145.add_class::<dstu4145::PublicKey>()?;
    let vdf = part("vdf", VDF)?;
    add!(
        vdf,
        vdf::discriminant,
        vdf::evaluate,
        vdf::prove,
        vdf::verify
    );
    Ok(())
}
