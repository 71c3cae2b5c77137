// SPDX-License-Identifier: MIT OR Apache-2.0
//! From addresses to names: what a report lists.

use crate::decode::is_long;
use crate::firmware::Firmware;
use crate::memory::Memory;
use crate::profile::{Count, LineProfile, Profile, Profiler, RoutineProfile};
use crate::taint::{Declassified, Finding, Marked, TaintLog};
use std::collections::BTreeMap;

/// The instructions that secrets decided, in order of the address.
pub(crate) fn findings(log: &TaintLog, firmware: &Firmware) -> Vec<Finding> {
    let finding = |(&(pc, leak), &count)| Finding {
        leak,
        at: firmware.locate(pc),
        count,
    };
    log.leaks.iter().map(finding).collect()
}

/// What was declared public: first by the host, then at labels that the program came to.
pub(crate) fn declassified(log: &mut TaintLog, firmware: &Firmware) -> Vec<Declassified> {
    let mut list = std::mem::take(&mut log.by_host);
    for (&address, hooks) in &log.hooks {
        for hook in hooks.iter().filter(|h| h.count > 0) {
            list.extend(hook.reason.clone().map(|reason| Declassified {
                at: Some(firmware.locate(address)),
                what: hook.place.to_string(),
                reason,
                count: hook.count,
                effective: hook.effective,
            }));
        }
    }
    list
}

/// What was to be marked as secret at labels.
pub(crate) fn marked(log: &TaintLog, firmware: &Firmware) -> Vec<Marked> {
    let hooks = log
        .hooks
        .iter()
        .flat_map(|(&address, hooks)| hooks.iter().map(move |hook| (address, hook)));
    hooks
        .filter(|(_, hook)| hook.reason.is_none())
        .map(|(address, hook)| Marked {
            at: firmware.locate(address),
            what: hook.place.to_string(),
            count: hook.count,
        })
        .collect()
}

/// Sums over instructions by routine and by line.
pub(crate) fn profile(
    profiler: &mut Profiler,
    cycles: u64,
    memory: &Memory,
    firmware: &Firmware,
) -> Profile {
    profiler.finish(cycles);
    let base = memory.flash_base;
    let flash = profiler
        .flash
        .iter()
        .enumerate()
        .map(|(i, c)| (base + 2 * i as u32, *c));
    let ran = flash
        .filter(|(_, c)| c.runs > 0)
        .chain(profiler.ram.iter().map(|(&a, c)| (a, *c)));
    let addresses: Vec<(u32, Count)> = ran.collect();

    let mut routines: BTreeMap<u32, RoutineProfile> = BTreeMap::new();
    let mut lines: BTreeMap<(&str, u32), Count> = BTreeMap::new();
    let blank = |address: u32| RoutineProfile {
        name: match firmware.symbol_at(address) {
            Some(symbol) if symbol.address == address => symbol.name.clone(),
            Some(symbol) => format!("{}+{:#x}", symbol.name, address - symbol.address),
            None => format!("{address:#010x}"),
        },
        address,
        ..RoutineProfile::default()
    };
    for (address, count) in &addresses {
        let symbol = firmware.symbol_at(*address);
        // Code without a symbol is summed under its page of 256 bytes.
        let start = symbol.map_or(address & !0xff, |s| s.address);
        let row = routines.entry(start).or_insert_with(|| blank(start));
        row.self_cycles += count.cycles;
        row.self_instructions += count.runs;
        if let Some(place) = firmware.line(*address) {
            let line = lines.entry(place).or_default();
            line.cycles += count.cycles;
            line.runs += count.runs;
        }
    }
    for (&entry, calls) in &profiler.calls {
        let row = routines.entry(entry).or_insert_with(|| blank(entry));
        row.calls = calls.calls;
        row.inclusive_cycles = calls.inclusive;
        (row.least, row.most) = (calls.least, calls.most);
    }
    let mut routines: Vec<RoutineProfile> = routines.into_values().collect();
    routines.sort_by_key(|r| (std::cmp::Reverse(r.self_cycles), r.address));

    let mut executed = vec![false; profiler.read.len()];
    for (address, _) in &addresses {
        let offset = address.wrapping_sub(base) as usize;
        let long = memory.code(*address).is_some_and(is_long);
        let end = (offset + if long { 4 } else { 2 }).min(executed.len());
        if let Some(bytes) = executed.get_mut(offset..end) {
            bytes.fill(true);
        }
    }
    let data = profiler
        .read
        .iter()
        .zip(&executed)
        .filter(|(read, ran)| **read && !**ran)
        .count();
    Profile {
        routines,
        lines: lines
            .into_iter()
            .map(|((file, line), count)| LineProfile {
                file: file.to_owned(),
                line,
                cycles: count.cycles,
                instructions: count.runs,
            })
            .collect(),
        addresses: addresses
            .iter()
            .map(|(a, c)| (*a, c.cycles, c.runs))
            .collect(),
        flash_code: executed.iter().filter(|ran| **ran).count() as u32,
        flash_data: data as u32,
    }
}
