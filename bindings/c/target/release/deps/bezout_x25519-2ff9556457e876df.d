/work/main/bindings/c/target/release/deps/bezout_x25519-2ff9556457e876df.d: /work/main/crates/bezout-x25519/src/lib.rs /work/main/crates/bezout-x25519/src/curve.rs /work/main/crates/bezout-x25519/src/elligator2.rs /work/main/crates/bezout-x25519/src/ladder.rs

/work/main/bindings/c/target/release/deps/libbezout_x25519-2ff9556457e876df.rmeta: /work/main/crates/bezout-x25519/src/lib.rs /work/main/crates/bezout-x25519/src/curve.rs /work/main/crates/bezout-x25519/src/elligator2.rs /work/main/crates/bezout-x25519/src/ladder.rs

/work/main/crates/bezout-x25519/src/lib.rs:
/work/main/crates/bezout-x25519/src/curve.rs:
/work/main/crates/bezout-x25519/src/elligator2.rs:
/work/main/crates/bezout-x25519/src/ladder.rs:
