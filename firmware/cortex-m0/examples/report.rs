// SPDX-License-Identifier: MIT OR Apache-2.0
//! The table of all routines, measured now in the simulator: `cargo run --release -p bezout-m0
//! --example report`. With `--json`, one object for each routine and core: routine, core, cycles,
//! stack, flash, record, source.

#[path = "../tests/support/mod.rs"]
mod support;

use m0sim::{Core, Firmware};
use support::{AUCPACE, Chip, ROUTINES, Routine, arity, build_folder, flash, load};

struct Row {
    routine: &'static Routine,
    core: Core,
    cycles: u64,
    stack: u32,
    flash: u32,
}

fn measure(firmware: &Firmware, routine: &'static Routine, core: Core, flash: u32) -> Row {
    let numbers = &support::inputs(2, 1)[3..3 + arity(routine)];
    let report = Chip::new(firmware, core, false)
        .call(routine, numbers)
        .report;
    Row {
        routine,
        core,
        cycles: report.cycles,
        stack: report.stack,
        flash,
    }
}

fn rows() -> Vec<Row> {
    let (all, client) = (load("bezout_m0.elf"), load("aucpace.elf"));
    let cores = [Core::M0Plus, Core::M0];
    let mut rows: Vec<Row> = ROUTINES
        .iter()
        .flat_map(|r| cores.map(|core| measure(&all, r, core, flash(r.name))))
        .collect();
    // In the flash of the client is the whole example, its start and output too.
    rows.extend(cores.map(|core| measure(&client, &AUCPACE, core, client.flash())));
    rows
}

fn json(row: &Row) -> String {
    // Records were measured or estimated for the M0+.
    let record = row.routine.record.filter(|_| row.core == Core::M0Plus);
    let (record, source) = record.map_or(("null".into(), "null".into()), |(cycles, source)| {
        (cycles.to_string(), format!("\"{source}\""))
    });
    format!(
        "{{\"routine\": \"{}\", \"core\": \"{}\", \"cycles\": {}, \"stack\": {}, \"flash\": {}, \"record\": {record}, \"source\": {source}}}",
        row.routine.name,
        row.core.name(),
        row.cycles,
        row.stack,
        row.flash
    )
}

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
        [] => {}
        ["--json"] => {
            for row in rows() {
                println!("{}", json(&row));
            }
            return;
        }
        _ => {
            eprintln!("usage: report [--json]");
            std::process::exit(2);
        }
    }
    println!(
        "Cycles at zero wait states, from a routine's first instruction up to its return, in m0sim's model of the cores."
    );
    println!(
        "Field operations at their internal entries, as the records; for C they take 35 more.\n"
    );
    println!(
        "{:22} {:>9} {:>9} {:>6} {:>6}  {:>9} {:>6}  record of",
        "routine", "M0+", "M0", "stack", "flash", "record", "ratio"
    );
    for pair in rows().chunks(2) {
        let [plus, plain] = pair else {
            unreachable!("two cores")
        };
        let (record, ratio, source) = match plus.routine.record {
            Some((cycles, source)) => (
                cycles.to_string(),
                format!("{:.3}", plus.cycles as f64 / cycles as f64),
                source,
            ),
            None => ("-".into(), "-".into(), ""),
        };
        println!(
            "{:22} {:9} {:9} {:6} {:6}  {record:>9} {ratio:>6}  {source}",
            plus.routine.name, plus.cycles, plain.cycles, plus.stack, plus.flash
        );
    }
    let elf = build_folder().join("bezout_m0.elf");
    println!("\nTo try numbers of your own:");
    println!(
        "    cargo run --release -p m0sim -- call {} bezout_m0_invert out:32 32:0x3",
        elf.display()
    );
}
