// SPDX-License-Identifier: MIT OR Apache-2.0
//! Reports, for people and for programs.

use super::json::Object;
use m0sim::{Ending, Firmware, Location, Machine, Multiplier, Report};
use std::fmt::Write;

/// As what the content of a buffer is printed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Text {
    /// A little-endian number.
    Number,
    /// Bytes, the first one first.
    Bytes,
}

impl Text {
    fn show(self, bytes: &[u8]) -> String {
        let hex = |b: &u8| format!("{b:02x}");
        match self {
            Self::Number => format!("0x{}", bytes.iter().rev().map(hex).collect::<String>()),
            Self::Bytes => bytes.iter().map(hex).collect(),
        }
    }
}

fn core(machine: &Machine) -> String {
    let c = machine.config();
    let multiplier = match c.multiplier {
        Multiplier::Fast => "1-cycle multiplier",
        Multiplier::Small => "32-cycle multiplier",
    };
    let mut text = format!(
        "{}, {multiplier}, {} wait states",
        c.core.name(),
        c.flash_wait
    );
    if c.fetch_wait != 0 {
        let _ = write!(text, ", {} for instructions", c.fetch_wait);
    }
    text
}

fn ending(report: &Report) -> String {
    match report.ending {
        Ending::Returned => "returned".to_owned(),
        Ending::Exit(code) => format!("exit {code}"),
    }
}

/// The report for people.
pub(crate) fn text(
    machine: &Machine,
    symbol: &str,
    report: &Report,
    outputs: &[(usize, Text, Vec<u8>)],
    lines: bool,
) -> String {
    let mut out = String::from_utf8_lossy(&report.console).into_owned();
    if !out.is_empty() && !out.ends_with('\n') {
        out.push('\n');
    }
    let mut row = |name: &str, value: &str| {
        let _ = writeln!(out, "{name:<13} {value}");
    };
    row("symbol", symbol);
    row("core", &core(machine));
    for (operand, text, bytes) in outputs {
        row(&format!("operand {operand}"), &text.show(bytes));
    }
    row("r0", &format!("{:#010x}", report.r0()));
    row("ending", &ending(report));
    row("cycles", &report.cycles.to_string());
    row("instructions", &report.instructions.to_string());
    row("stack", &format!("{} bytes", report.stack));
    row("trace", &report.trace_hash.to_string());
    if machine.config().taint {
        match report.findings.len() {
            0 => row(
                "taint",
                "clean: no secret decided a branch, an address or a jump",
            ),
            1 => row("taint", "1 place decided by secrets"),
            n => row("taint", &format!("{n} places decided by secrets")),
        }
        for finding in &report.findings {
            row("", &finding.to_string());
        }
        for use_ in &report.declassified {
            row("", &use_.to_string());
        }
        for mark in &report.marked {
            row("", &mark.to_string());
        }
    }
    if report.interrupts > 0 {
        row("interrupts", &report.interrupts.to_string());
    }
    if let Some(profile) = &report.profile {
        let _ = writeln!(out, "\n{profile}");
        if lines {
            let _ = writeln!(out, "\n    cycles        runs  line");
            for l in &profile.lines {
                let _ = writeln!(
                    out,
                    "{:10}  {:10}  {}:{}",
                    l.cycles, l.instructions, l.file, l.line
                );
            }
        }
    }
    out
}

fn place(object: Object, at: &Location) -> Object {
    let mut object = object.text("address", &format!("{:#010x}", at.address));
    if let Some((name, offset)) = &at.symbol {
        object = object.text("symbol", name).raw("offset", offset);
    }
    match &at.line {
        Some((file, line)) => object.text("file", file).raw("line", line),
        None => object,
    }
}

/// The report for programs: one object on one line.
pub(crate) fn json(
    machine: &Machine,
    symbol: &str,
    report: &Report,
    outputs: &[(usize, Text, Vec<u8>)],
) -> String {
    let c = machine.config();
    let output = |(operand, text, bytes): &(usize, Text, Vec<u8>)| {
        Object::default()
            .raw("operand", operand)
            .text("value", &text.show(bytes))
            .end()
    };
    let mut object = Object::default()
        .text("symbol", symbol)
        .text("core", c.core.name())
        .raw(
            "multiply_cycles",
            m0sim::Timing::of(c.core, c.multiplier).multiply,
        )
        .raw("wait_states", c.flash_wait)
        .raw("fetch_wait_states", c.fetch_wait)
        .list("outputs", outputs.iter().map(output))
        .text("r0", &format!("{:#010x}", report.r0()))
        .text("ending", &ending(report))
        .raw("cycles", report.cycles)
        .raw("instructions", report.instructions)
        .raw("stack", report.stack)
        .text("trace", &report.trace_hash.to_string())
        .text("console", &String::from_utf8_lossy(&report.console))
        .raw("taint", c.taint)
        .list(
            "findings",
            report.findings.iter().map(|f| {
                let object = Object::default()
                    .text("leak", f.leak.name())
                    .raw("count", f.count);
                place(object, &f.at).end()
            }),
        )
        .list(
            "declassified",
            report.declassified.iter().map(|d| {
                let object = Object::default()
                    .text("what", &d.what)
                    .text("reason", &d.reason);
                let object = object.raw("count", d.count).raw("effective", d.effective);
                match &d.at {
                    Some(at) => place(object, at).end(),
                    None => object.end(),
                }
            }),
        );
    object = object
        .list(
            "marked",
            report.marked.iter().map(|m| {
                let object = Object::default()
                    .text("what", &m.what)
                    .raw("count", m.count);
                place(object, &m.at).end()
            }),
        )
        .raw("interrupts", report.interrupts);
    if let Some(profile) = &report.profile {
        let routine = |r: &m0sim::RoutineProfile| {
            Object::default()
                .text("name", &r.name)
                .raw("calls", r.calls)
                .raw("self", r.self_cycles)
                .raw("inclusive", r.inclusive_cycles)
                .raw("least", r.least)
                .raw("most", r.most)
                .end()
        };
        object = object
            .list("profile", profile.routines.iter().map(routine))
            .raw("flash_code", profile.flash_code)
            .raw("flash_data", profile.flash_data);
    }
    object.end() + "\n"
}

/// The symbols of code whose name contains a text.
pub(crate) fn symbols(firmware: &Firmware, part: &str) -> String {
    let mut out = String::from("address      bytes  symbol\n");
    for s in firmware
        .symbols()
        .iter()
        .filter(|s| s.code && s.name.contains(part))
    {
        let _ = writeln!(out, "{:#010x}  {:6}  {}", s.address, s.size, s.name);
    }
    let _ = writeln!(out, "flash: {} bytes in all", firmware.flash());
    out
}
