// SPDX-License-Identifier: MIT OR Apache-2.0
//! Cycles, stack and flash of each routine, exactly: `counts.txt` is what they must be. After a
//! change, `BEZOUT_M0_COUNTS=write cargo test -p bezout-m0 --test counts` writes it again.
//! And secrets: that none decides a branch or an address, and that leaks on purpose are found.

mod support;

use std::fmt::Write as _;
use std::path::Path;

use m0sim::{Core, Firmware};
use support::{AUCPACE, Bytes, Chip, FOLDER, ROUTINES, arity, build, build_folder, flash, load};

fn numbers(count: usize) -> Vec<Bytes> {
    support::inputs(2, 1)[3..3 + count].to_vec()
}

fn table() -> String {
    let firmware = load("bezout_m0.elf");
    let mut table = String::from("# routine, cycles on M0+, on M0, bytes of stack, of flash\n");
    for routine in ROUTINES {
        let called = [Core::M0Plus, Core::M0].map(|core| {
            Chip::new(&firmware, core, false)
                .call(routine, &numbers(arity(routine)))
                .report
        });
        assert_eq!(called[0].stack, called[1].stack);
        writeln!(
            table,
            "{:22} {:8} {:8} {:4} {:6}",
            routine.name,
            called[0].cycles,
            called[1].cycles,
            called[0].stack,
            flash(routine.name)
        )
        .expect("a string");
    }
    table
}

#[test]
fn counts_are_those_committed() {
    let path = Path::new(FOLDER).join("tests/counts.txt");
    let table = table();
    if std::env::var("BEZOUT_M0_COUNTS").is_ok_and(|v| v == "write") {
        std::fs::write(&path, &table).expect("writable");
    }
    let committed = std::fs::read_to_string(&path).expect("committed");
    let differing = |(old, new): (&str, &str)| (old != new).then(|| format!("-{old}\n+{new}\n"));
    let changes: String = committed
        .lines()
        .zip(table.lines())
        .filter_map(differing)
        .collect();
    assert_eq!(committed, table, "\n{changes}");
}

/// The banners in the assembly say what is measured.
#[test]
fn banners() {
    let committed =
        std::fs::read_to_string(Path::new(FOLDER).join("tests/counts.txt")).expect("committed");
    for line in committed.lines().filter(|l| !l.starts_with('#')) {
        let [name, plus, plain, stack, flash] = line.split_whitespace().collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let banner = format!(
            "@ Cycles: {plus} on M0+, {plain} on M0. Stack: {stack} bytes. Flash: {flash} bytes, with what it calls.\n"
        );
        let prototype = format!(" bezout_m0_{name}(");
        let files: Vec<_> = bezout_m0::ASSEMBLY
            .iter()
            .filter(|(_, text)| text.contains(&prototype))
            .collect();
        assert_eq!(files.len(), 1, "{name}");
        assert!(files[0].1.contains(&banner), "{name}: {banner}");
    }
}

/// What the project promises, whatever the exact figures.
#[test]
fn ceilings() {
    let firmware = load("bezout_m0.elf");
    let mut chip = Chip::new(&firmware, Core::M0Plus, false);
    for routine in ROUTINES {
        let report = chip.call(routine, &numbers(arity(routine))).report;
        if let Some(target) = routine.target {
            assert!(
                report.cycles <= target,
                "{}: {} cycles",
                routine.name,
                report.cycles
            );
        }
        assert!(
            report.stack <= 1024,
            "{}: {} bytes of stack",
            routine.name,
            report.stack
        );
        if routine.name.starts_with("invert") || routine.name.starts_with("legendre") {
            assert!(
                report.stack <= 400,
                "{}: {} bytes of stack",
                routine.name,
                report.stack
            );
            assert!(flash(routine.name) <= 5 * 1024, "{}", routine.name);
        }
    }
    let report = Chip::new(&load("aucpace.elf"), Core::M0Plus, false)
        .call(&AUCPACE, &numbers(3))
        .report;
    assert!(
        report.cycles <= AUCPACE.target.expect("a target"),
        "{}",
        report.cycles
    );
}

#[test]
fn no_secret_decides() {
    let firmware = load("bezout_m0.elf");
    for core in [Core::M0Plus, Core::M0] {
        let mut chip = Chip::new(&firmware, core, true);
        for routine in ROUTINES {
            for seed in 0..2 {
                let numbers = &support::inputs(900, seed)[800..800 + arity(routine)];
                let report = chip.call(routine, numbers).report;
                assert!(
                    report.findings.is_empty(),
                    "{}: {:?}",
                    routine.name,
                    report.findings
                );
                assert!(report.declassified.is_empty());
            }
        }
    }
    let report = Chip::new(&load("aucpace.elf"), Core::M0Plus, true)
        .call(&AUCPACE, &numbers(3))
        .report;
    assert!(report.findings.is_empty(), "{:?}", report.findings);
}

/// Builds all files, one of them changed.
fn with_change(name: &str, file: &str, from: &str, to: &str) -> Firmware {
    let folder = build_folder().join("planted").join(name);
    std::fs::create_dir_all(&folder).expect("writable");
    let mut objects = Vec::new();
    for (source, text) in bezout_m0::ASSEMBLY {
        let changed = if *source == file {
            assert_eq!(
                text.matches(from).count(),
                1,
                "{from:?} is in {file}.S once"
            );
            text.replace(from, to)
        } else {
            (*text).to_owned()
        };
        let path = folder.join(format!("{source}.S"));
        std::fs::write(&path, changed).expect("writable");
        objects.push(path);
    }
    let elf = folder.join("planted.elf");
    let options = "-Wl,-Ttext=0x100 -Wl,-e,bezout_m0_invert";
    support::gcc(options, &elf, &objects);
    Firmware::from_elf(&std::fs::read(elf).expect("just built")).expect("an ELF file")
}

/// What the tests compare: the number of findings, and cycles and results for some inputs.
type Observed = (usize, Vec<u64>, Vec<(i32, Vec<Bytes>)>);

fn observe(firmware: &Firmware, name: &str) -> Observed {
    let routine = support::named(name);
    let mut chip = Chip::new(firmware, Core::M0Plus, true);
    let (mut findings, mut cycles, mut results) = (0, Vec::new(), Vec::new());
    let inputs = support::inputs(700, 5);
    let prime = support::MODULI
        .iter()
        .find(|m| name.strip_suffix(m.0).is_some_and(|n| n.ends_with('_')));
    let near = prime.map_or(Vec::new(), |m| {
        support::near_multiples(&support::number(m.1))
    });
    // The special ones first, then some of each kind.
    let some = inputs[20..].iter().step_by(13);
    for &x in inputs[..20].iter().chain(&near).chain(some) {
        let called = chip.call(routine, &vec![x; arity(routine)]);
        findings += called.report.findings.len();
        cycles.push(called.report.cycles);
        results.push((called.value, called.out));
    }
    (findings, cycles, results)
}

/// A branch and an address that depend on a secret, each without effect on the result.
#[test]
fn planted_leaks_are_found() {
    build("bezout_m0.elf");
    let plain = observe(&load("bezout_m0.elf"), "normalize");
    assert_eq!(plain.0, 0);
    let last = "	mov	r0, r9\n	str	r0, [r7]\n	bx	lr\n";
    let branch = "	mov	r0, r9\n	str	r0, [r7]\n	lsls	r1, r0, #31\n	beq	1f\n	nop\n	nop\n1:	bx	lr\n";
    let address = "	mov	r0, r9\n	str	r0, [r7]\n	lsls	r1, r0, #31\n	lsrs	r1, r1, #29\n	mov	r2, sp\n	subs	r2, #16\n	ldr	r1, [r2, r1]\n	bx	lr\n";
    let leak = observe(
        &with_change("branch", "normalize", last, branch),
        "normalize",
    );
    assert!(leak.0 > 0, "a branch");
    assert!(leak.1.iter().any(|&c| c != leak.1[0]), "its cycles");
    assert!(leak.2 == plain.2);
    let leak = observe(
        &with_change("address", "normalize", last, address),
        "normalize",
    );
    assert!(leak.0 > 0, "an address");
    assert!(leak.2 == plain.2);
}

/// Errors that few inputs show: the inputs of the tests must be among those.
#[test]
fn planted_errors_are_found() {
    let plain = load("bezout_m0.elf");
    let errors = [
        // The schedule lets f and g lose a limb a batch too early.
        ("early", "invert", "macros", "10, 11, 21", "11, 21, 21"),
        // The multiple of p that is added is off where a carry leaves the top.
        (
            "fold",
            "invert",
            "update",
            "	muls	r4, r2\n	subs	r7, #72",
            "	nop\n	subs	r7, #72",
        ),
        // x at or above p is not reduced.
        (
            "range",
            "invert",
            "limbs",
            "	muls	r1, r3\n	adds	r0, r1\n	@ pack",
            "	@ pack",
        ),
        // x at or above the prime is not reduced.
        (
            "quotient",
            "legendre_p256",
            "modulus",
            "	lsrs	r6, r5\n",
            "	movs	r6, #0\n",
        ),
        // The sign of f at the end.
        (
            "sign_of_f",
            "invert_p256_order",
            "invert_modulus",
            "	mvns	r6, r6\n	eors	r0, r6\n",
            "	eors	r0, r6\n",
        ),
        // f = -1 at the end for x = 0, as it is cut.
        (
            "zero",
            "legendre_p256",
            "legendre_modulus",
            "	ldr	r1, [sp, #legendre_modulus_some]\n",
            "	movs	r1, #1\n",
        ),
        // The multiple of m that makes the lowest limb 0.
        (
            "multiple",
            "invert_p256_order",
            "update_modulus",
            "	ldr	r2, [r7, #update_modulus_limbs + \\offset]\n	mov	r5, r12\n",
            "	ldr	r2, [r7, #update_modulus_limbs + \\offset]\n	mov	r5, lr\n",
        ),
        // A carry out of the middle words is lost.
        (
            "carry",
            "mul",
            "mul",
            "	adcs	r4, r5			@ the",
            "	adds	r4, r5			@ the",
        ),
        // Rule 3 of the symbol.
        (
            "sign",
            "legendre",
            "divsteps_symbol",
            "	ands	r4, r5\n	lsrs	r4, r4, #31",
            "	lsrs	r4, r4, #31",
        ),
        // The last step's flips are not carried over to the next batch.
        (
            "late",
            "legendre",
            "divsteps_symbol",
            "	str	r4, [sp, #symbol_swap]",
            "	nop",
        ),
        (
            "clamp",
            "x25519",
            "x25519",
            "movs	r0, #0\n	bl	.Lladder_select",
            "nop\n	bl	.Lladder_select",
        ),
        // The second candidate of Elligator 2 where it should be the first.
        (
            "choice",
            "elligator2",
            "elligator2",
            "	eors	r7, r0			@",
            "	nop				@",
        ),
    ];
    for (name, routine, file, from, to) in errors {
        let expected = observe(&plain, routine).2;
        let found = with_change(name, file, from, to);
        let wrong = observe(&found, routine).2;
        assert!(wrong != expected, "{name}: not found");
    }
}
