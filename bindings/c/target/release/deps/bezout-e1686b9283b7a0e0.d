/work/main/bindings/c/target/release/deps/bezout-e1686b9283b7a0e0.d: src/lib.rs src/binary_field.rs src/error.rs src/integer.rs src/memory.rs src/polynomial.rs src/rows.rs src/x25519.rs Cargo.toml

/work/main/bindings/c/target/release/deps/libbezout-e1686b9283b7a0e0.rmeta: src/lib.rs src/binary_field.rs src/error.rs src/integer.rs src/memory.rs src/polynomial.rs src/rows.rs src/x25519.rs Cargo.toml

src/lib.rs:
src/binary_field.rs:
src/error.rs:
src/integer.rs:
src/memory.rs:
src/polynomial.rs:
src/rows.rs:
src/x25519.rs:
Cargo.toml:

# env-dep:CARGO_PKG_VERSION=0.1.0
# env-dep:CLIPPY_ARGS=-D__CLIPPY_HACKERY__warnings__CLIPPY_HACKERY__
# env-dep:CLIPPY_CONF_DIR
