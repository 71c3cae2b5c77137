// SPDX-License-Identifier: MIT OR Apache-2.0
//! The same files through Rust's `global_asm!` for thumbv6m, by the compiler's own assembler. No
//! standard library of that target is needed: the crate that is compiled here has no core, and
//! nothing but the assembly.

mod support;

use std::collections::BTreeSet;
use std::process::Command;

use m0sim::{Core, Firmware};
use support::{Chip, FOLDER, ROUTINES, arity, build_folder, load};

/// The crate, with the language items that this or an older compiler asks for.
fn source(items: &str) -> String {
    let files = bezout_m0::ASSEMBLY.iter();
    let files: Vec<_> = files
        .map(|(name, _)| format!("include_str!({:?})", format!("{FOLDER}/asm/{name}.S")))
        .collect();
    let assembly = format!("global_asm!({}, options(raw));", files.join(",\n"));
    format!(
        "#![feature(no_core, lang_items, rustc_attrs, decl_macro)]
#![allow(internal_features)]
#![no_core]
#![crate_type = \"lib\"]
{items}
#[lang = \"copy\"] pub trait Copy {{}}
#[rustc_builtin_macro] pub macro global_asm() {{}}
#[rustc_builtin_macro] pub macro include_str() {{}}
{assembly}"
    )
}

const NEW: &str = "#[lang = \"pointee_sized\"] pub trait PointeeSized {}
#[lang = \"meta_sized\"] pub trait MetaSized: PointeeSized {}
#[lang = \"sized\"] pub trait Sized: MetaSized {}";
const OLD: &str = "#[lang = \"sized\"] pub trait Sized {}";

#[test]
fn same_routines() {
    let folder = build_folder().join("global_asm");
    std::fs::create_dir_all(&folder).expect("writable");
    let (file, object, elf) = (
        folder.join("all.rs"),
        folder.join("all.o"),
        folder.join("all.elf"),
    );
    let compile = |items| {
        std::fs::write(&file, source(items)).expect("writable");
        let done = Command::new("rustc")
            .env("RUSTC_BOOTSTRAP", "1")
            .args("--edition 2021 --target thumbv6m-none-eabi --emit obj".split(' '))
            .args("-C panic=abort -o".split(' '))
            .arg(&object)
            .arg(&file)
            .output()
            .expect("rustc");
        done.status
            .success()
            .then_some(())
            .ok_or(String::from_utf8_lossy(&done.stderr).into_owned())
    };
    if let Err(error) = compile(NEW) {
        compile(OLD).unwrap_or_else(|other| panic!("{error}\n{other}"));
    }
    let options = "-Wl,-n -Wl,-Ttext=0x100 -Wl,-e,bezout_m0_invert";
    support::gcc(options, &elf, &[object]);
    let firmware =
        Firmware::from_elf(&std::fs::read(elf).expect("just built")).expect("an ELF file");
    let mut ours = Chip::new(&firmware, Core::M0Plus, false);
    let mut theirs = Chip::new(&load("bezout_m0.elf"), Core::M0Plus, false);
    for routine in ROUTINES {
        for seed in 0..3 {
            let numbers = &support::inputs(900, seed)[890..890 + arity(routine)];
            let [a, b] = [&mut ours, &mut theirs].map(|chip| chip.call(routine, numbers));
            assert_eq!((a.value, &a.out), (b.value, &b.out), "{}", routine.name);
            assert_eq!(a.report.cycles, b.report.cycles, "{}", routine.name);
        }
    }
}

/// The list of files in the crate is that of the folder: the Makefile takes the folder.
#[test]
fn all_files() {
    let entries = std::fs::read_dir(format!("{FOLDER}/asm")).expect("the folder");
    let files = entries.map(|entry| entry.expect("readable").file_name());
    let files: BTreeSet<_> = files
        .map(|name| name.into_string().expect("a name"))
        .collect();
    let names = bezout_m0::ASSEMBLY.iter();
    let names: BTreeSet<_> = names.map(|(name, _)| format!("{name}.S")).collect();
    assert_eq!(names, files);
}
