// SPDX-License-Identifier: MIT OR Apache-2.0
//! The committed inputs of all targets: what fuzzing came to once, it comes to with every change.

use bezout_fuzz_targets::TARGETS;
use std::path::Path;

#[test]
fn committed_inputs() {
    let corpus = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../fuzz/corpus");
    for (name, target) in TARGETS {
        let file = corpus.join(name).with_extension("txt");
        let text = std::fs::read_to_string(&file).expect("each target has inputs");
        for line in text.lines() {
            let byte = |i: usize| u8::from_str_radix(&line[i..i + 2], 16).expect("two digits");
            let input: Vec<u8> = (0..line.len()).step_by(2).map(byte).collect();
            let found = std::panic::catch_unwind(|| target(&input));
            assert!(found.is_ok(), "{name}: {line}");
        }
    }
}
