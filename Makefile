# `make test` sets up all that the tests need, by package name, and runs every part.
# `make test-PART` runs one: rust, forced, reference, proofs, ct, docs, bench, lint, asmgen, firmware, rtl, python, c, vdf,
# share, which has one of what takes too long for every commit, another one each day.
# `make kernel NAME=divstep60/avx2` checks one kernel in under a minute.
# `make nightly` runs these parts with what takes too long for every commit, and eleven more: `cross`, other CPUs in an emulator;
# `rug`, GMP; `java`, keys and signatures of BouncyCastle; `peers`, those of other crates; `fuzz`, mutated inputs; `supply`,
# licenses and sources of all crates, and equal builds; `packages`, what users install, as they install it; `mutants`, errors that
# are planted in the code; `page`, the page and the report in a browser; `fpga`, the core placed and routed; `seeds`, all commands
# of docs/seeds.md. `make page` builds the page.
# `make seeds` measures the cycles of docs/seeds.md on this machine and writes its tables.
# `make coq` proves that the certificates give the bounds, and those of the binary GCD; it needs Debian's package `coq`.
# `make prove-bytes` lists what is proved of each routine in assembly, on the bytes of the C library, and each gap.
# `make dist` builds a tarball and a Debian package of the command.
# `make wheel` builds the wheels and the source distribution of the Python package, and installs them.
# `make fuzz TARGET=dynamic RUNS=100000` runs one fuzz target; without them all run, for about half a minute.
# `make mutants ONLY=bezout-ntru` plants the errors whose file or name contains this; without it all of the lists.
# `make bench-arm` counts instructions on AArch64 in an emulator, and models cycles, of the library beside s2n-bignum.
# `make mutants-assembly SEED=1` changes 300 instructions of generated routines, one at a time.

# In the order in which they start: the longest first, and short ones at the end. `python` and `c` wait for the builds of `ct`.
PARTS = ct rust docs rtl asmgen proofs lint reference bench firmware share python c vdf forced
TEST = python3 tools/test.py

NIGHTLY = $(PARTS) cross rug java peers fuzz supply packages mutants page fpga seeds

.PHONY: test kernel nightly seeds fuzz page dist wheel mutants mutants-assembly coq prove-bytes prove-planted prove-steps prove-mutants vectors bounds performance bench bench-arm tune $(NIGHTLY:%=test-%)

test:
	$(TEST) $(PARTS)

$(NIGHTLY:%=test-%): test-%:
	$(TEST) $*

# What its author runs after every change.
kernel:
	BEZOUT_KERNEL="$(NAME)" cargo test --locked --package bezout --features kernels --test exhaustive --test vectors --test differential -- every_kernel

fuzz:
	python3 tools/fuzz.py $(TARGET:%=--target %) $(RUNS:%=--runs %)

mutants:
	python3 tools/mutants.py $(if $(ONLY),--only $(ONLY))

mutants-assembly:
	python3 tools/mutants_assembly.py $(SEED:%=--seed %)

coq:
	cd proofs && python3 -m bezout_proofs coq

# The proof of turns needs the solvers that `make test-proofs` installs in `.venv`. It asks again for what changed since the last run;
# STEPS="--every 1" asks for all, and deletes each instruction.
STEPS = --every 12 --kept ../target/proved.json
# Passes modulo 2^255 - r are in the command too, and all routines are in the program of `ctcheck`:
# PROGRAMS="target/c/release/libbezout.so target/release/bezout ctcheck/target/release/ctcheck", once these are built.
PROGRAMS = target/c/release/libbezout.so
# Beside the C library, which is built where no file is named.
OTHERS = $(filter-out target/c/release/libbezout.so,$(PROGRAMS))
# Instructions of routines that are changed over the bytes, one at a time, and a fifth as many of functions: more of them by night.
MUTANTS = $(if $(findstring --every 1 ,$(STEPS) ),700,60)
# Functions that are proved from call to return, with the compiled Rust in them.
FUNCTIONS = bezout_invert_odd_mod_256 bezout_invert_odd_mod_384 bezout_invert_odd_mod_512 bezout_invert_odd_mod bezout_jacobi_256 bezout_jacobi bezout_gcd
# The parts run two at a time, the longest first.
prove-bytes:
	cd ctcheck && python3 -m ctcheck.proved
	$(if $(OTHERS),cd ctcheck && python3 -m ctcheck.proved $(OTHERS:%=../%))
	+$(MAKE) --no-print-directory -j2 --output-sync=target prove-mutants prove-steps prove-planted

prove-planted:
	cd ctcheck && python3 -m ctcheck.proved --planted

prove-steps:
	set -e; for program in $(PROGRAMS); do for what in "ctcheck/assembly.txt code" $(FUNCTIONS:%="% whole"); do \
		ctcheck/target/debug/static-taint $$program $$what; done; done > target/code.txt
	cd proofs && ../.venv/bin/python -m bezout_proofs steps ../target/code.txt $(STEPS)

prove-mutants:
	cd proofs && ../.venv/bin/python -m bezout_proofs mutants $(PROGRAMS:%=../%) --count $(MUTANTS)

page:
	python3 bindings/wasm/build.py

dist:
	python3 tools/dist.py

wheel:
	python3 bindings/python/wheels.py

nightly:
	$(TEST) --nightly $(NIGHTLY)

# Writes again what is generated and committed.
vectors:
	cd reference && python3 -m bezout_reference vectors --out ../vectors
bounds:
	cd proofs && python3 -m bezout_proofs generate
performance:
	python3 tools/performance.py
# Measures what docs/seeds.md has beside published cycles, and writes its tables.
seeds:
	cargo build --locked --release
	python3 tools/seeds.py --measure

bench:
	cargo run --locked --release --manifest-path bench/Cargo.toml

bench-arm:
	python3 bench/arm/run.py

# Measures what the library chooses by CPU; the lines are for docs/performance/tune-FAMILY.jsonl.
tune:
	cargo run --locked --release --manifest-path bench/Cargo.toml --no-default-features -- --tune --json
