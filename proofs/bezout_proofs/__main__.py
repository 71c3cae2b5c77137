# SPDX-License-Identifier: MIT OR Apache-2.0
"""`python -m bezout_proofs certify | check | coq | generate [--check] | mutants | nightly | plus-minus | steps | table`: see the README."""

import argparse
import multiprocessing
import pathlib
import sys

from . import certificate, check, coq, cortex_m0, files, hull, kept, plus_minus, rust, step_report, system_verilog


# A run takes ten minutes at 2048 bits, and about five times as long at twice the length.
LONGEST = 8192


def certify() -> int:
    """Find the certificates anew and write them."""
    files.CERTIFICATES.mkdir(exist_ok=True)
    for region in certificate.REGIONS:
        found = certificate.generate(region)
        files.certificate_path(region).write_text(files.certificate_text(found), encoding="utf-8")
    return check_all()


def check_all() -> int:
    """Check the committed certificates and print what they prove."""
    failures = 0
    for region in check.START_CORNERS:
        verdict = check.check(files.load(files.certificate_path(region)))
        for name, holds in verdict.obligations.items():
            failures += not holds
            print(f"{region:9}{'ok' if holds else 'FAILS':6}{name}")
        if verdict.valid:
            counts = {bits: check.least_steps(verdict, bits) for bits in (64, 128, 255, 256, 384, 521, 1024, 4096)}
            print(f"{region:9}steps by bits: {counts}")
    return int(failures > 0)


def prove() -> int:
    """Compile the proofs of bounds, and print the theorems."""
    try:
        names = coq.prove()
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    for name in names:
        print(f"{name}: {coq.CLOSED}")
    return 0


def generate(only_check: bool) -> int:
    """Write the Rust files, or compare them with the committed ones."""
    stale = 0
    for path, text in rust.generated().values():
        current = path.read_text(encoding="utf-8") if path.exists() else None
        if current == text:
            continue
        if only_check:
            print(f"{path.relative_to(files.ROOT)} differs from what the proofs generate", file=sys.stderr)
            stale += 1
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"wrote {path.relative_to(files.ROOT)}")
    return int(stale > 0)


def nightly(processes: int) -> int:
    """Run all hulls and write what they prove."""
    with multiprocessing.Pool(processes) as pool:
        records = []
        for record in pool.imap(hull.record, hull.CASES):
            print(f"{record['case']:26}{record['steps']:6} steps", flush=True)
            records.append(record)
    files.HULL_RESULTS.write_text(files.records_text(records), encoding="utf-8")
    return 0


def plus_minus_steps(rule: plus_minus.Rule, bits: int, keep: bool) -> int:
    """Print how many steps of the plus-minus algorithm suffice for a length, and keep that for the hardware."""
    entries = system_verilog.recorded()
    known = entries.get((rule.name, bits))
    entry = known or system_verilog.record(rule, bits)
    print(f"{rule.name}, {bits} bits: {entry['steps']} steps suffice; delta is from {entry['delta'][0]} to {entry['delta'][1]}")
    if keep and not known:
        system_verilog.write_records(system_verilog.recorded() | {(rule.name, bits): entry})
        system_verilog.PACKAGE.write_text(system_verilog.package_text(), encoding="utf-8")
    return 0


def steps_of(text: str, every: int, states: int, seed: int, file: pathlib.Path | None) -> int:
    """Print what is proved of the steps in decoded bytes."""
    try:
        before = kept.Kept(file, kept.basis(every, states, seed)) if file else None
        lines, right = step_report.report(text, every, states, seed, before)
    except ValueError as error:
        print(error, file=sys.stderr)
        return 1
    print(*lines, sep="\n")
    return int(not right)


def mutants_of(programs: list[pathlib.Path], tool: pathlib.Path | None, count: int, seed: int, part: str) -> int:
    """Print which changes of routines in linked files are refused."""
    # It needs the generator of the assembly, and the tools.
    from . import byte_mutants

    try:
        lines, right = byte_mutants.run(programs, tool or byte_mutants.TOOL, count, seed, part)
    except (ValueError, byte_mutants.Bad) as error:
        print(error, file=sys.stderr)
        return 1
    print(*lines, sep="\n")
    return int(not right)


def length(text: str) -> int:
    """A length in bits."""
    if not text.isdecimal() or not 2 <= int(text) <= LONGEST:
        raise argparse.ArgumentTypeError(f"{text!r} is no length; accepted are 2 to {LONGEST} bits")
    return int(text)


def table() -> int:
    """Print the tables of modulus.S."""
    longest = cortex_m0.lengths(cortex_m0.MODULUS_BITS, count=cortex_m0.BATCHES + 1)
    for name, m in cortex_m0.MODULI.items():
        print(cortex_m0.modulus_assembly(name, cortex_m0.modulus_table(m, longest)))
    return 0


def main() -> int:
    """Run one command."""
    parser = argparse.ArgumentParser(prog="python -m bezout_proofs", description="Iteration bounds, proved.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("certify", help="find the certificates anew and write them")
    commands.add_parser("check", help="check the committed certificates")
    commands.add_parser("coq", help="prove by Coq that the committed certificates give the bounds, and those of the binary GCD")
    generate_parser = commands.add_parser("generate", help="write the bounds.rs files of the library")
    generate_parser.add_argument("--check", action="store_true", help="compare only; exit code 1 if one differs")
    nightly_parser = commands.add_parser("nightly", help="run the hulls of all recorded lengths (minutes)")
    nightly_parser.add_argument("--processes", type=int, default=1, help="how many at a time (default 1)")
    steps_parser = commands.add_parser("plus-minus", help="steps of the plus-minus algorithm for a length: those recorded, else a run")
    steps_parser.add_argument("--bits", type=length, required=True, help=f"the length of the operands, 2 to {LONGEST}")
    steps_parser.add_argument("--form", choices=["swap", "classic"], default="swap", help="that of the fast core (default), or of the baseline")
    steps_parser.add_argument("--even", type=int, choices=[2, 4, 8], default=4, help="the largest even reduction (default 4)")
    steps_parser.add_argument("--odd", type=int, choices=[2, 4, 8], default=4, help="the largest odd reduction (default 4); swap has 4 and 8")
    steps_parser.add_argument("--record", action="store_true", help="keep it in plus_minus.json and in bezout_bounds_pkg.sv")
    bytes_parser = commands.add_parser("steps", help="prove the steps in the bytes of a routine (needs z3 and cvc5)")
    bytes_parser.add_argument("code", type=argparse.FileType(), help="what static-taint PROGRAM TABLE code prints; - for the standard input")
    bytes_parser.add_argument("--every", type=int, default=1, help="delete one of so many instructions, at a time (default 1: each)")
    bytes_parser.add_argument("--states", type=int, default=16, help="states for each instruction on the CPU (default 16)")
    bytes_parser.add_argument("--seed", type=int, default=1, help="of the states (default 1)")
    bytes_parser.add_argument("--kept", type=pathlib.Path, metavar="FILE", help="what a run before proved, and is not asked again; written there too")
    mutants_parser = commands.add_parser("mutants", help="change instructions in copies of linked files, and show that proofs refuse each (needs z3 and cvc5)")
    mutants_parser.add_argument("programs", nargs="+", type=pathlib.Path, metavar="PROGRAM", help="a linked file with routines in assembly")
    mutants_parser.add_argument("--tool", type=pathlib.Path, help="static-taint (default: that of ctcheck)")
    mutants_parser.add_argument("--count", type=int, default=150, help="how many changes (default 150)")
    mutants_parser.add_argument("--seed", type=int, default=1, help="of the changes (default 1)")
    mutants_parser.add_argument("--routine", default="", metavar="TEXT", help="routines whose name contains this")
    commands.add_parser("table", help="print the tables of other primes for the Cortex-M0")
    arguments = parser.parse_args()
    if arguments.command == "certify":
        return certify()
    if arguments.command == "check":
        return check_all()
    if arguments.command == "coq":
        return prove()
    if arguments.command == "nightly":
        return nightly(arguments.processes)
    if arguments.command == "plus-minus":
        try:
            rule = plus_minus.Rule(arguments.form, arguments.even, arguments.odd)
        except ValueError as error:
            steps_parser.error(str(error))
        return plus_minus_steps(rule, arguments.bits, arguments.record)
    if arguments.command == "steps":
        return steps_of(arguments.code.read(), max(arguments.every, 1), max(arguments.states, 1), arguments.seed, arguments.kept)
    if arguments.command == "mutants":
        return mutants_of(arguments.programs, arguments.tool, max(arguments.count, 1), arguments.seed, arguments.routine)
    if arguments.command == "table":
        return table()
    return generate(arguments.check)


if __name__ == "__main__":
    sys.exit(main())
