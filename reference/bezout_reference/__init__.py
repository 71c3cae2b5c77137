# SPDX-License-Identifier: MIT OR Apache-2.0
"""The executable specification of Bezout.

Plain Python integers, no dependency, any size; every algorithm is the shortest correct code of it, so that it can be
read beside the paper. The folders are those of the Rust crate: one a ring (`integer`), one module a family of
algorithms. It is not constant time and not meant to be fast.

The step protocol
-----------------
Every algorithm module has a generator `steps(...)` (or several, `steps_*`) of `Step` records:

`operation`  text, what was done to arrive here ("start", "27 mod 2", "a / 2", "60 divsteps", ...);
`values`     a dictionary column name -> integer, in column order: the state *after* the operation. The names are the
             paper's. A two-variable algorithm has its two variables in the first two columns;
`matrix`     None, or four integers (p, q, r, s), row by row: the transition matrix of the operation;
`shift`      the operation's exact power of two.

The first record is the input and has no matrix. Wherever `matrix` is there, with (x, y) the first two columns before
the operation and (x', y') after it,

    x' * 2**shift == p*x + q*y   and   y' * 2**shift == r*x + s*y,

exactly. A faster implementation is compared with the reference matrix by matrix in this way. The last record is the
final state; where the result is not one of its columns, the module's function (`gcd`, `invert`, ...) says how it is read off.

`step.table(steps)` prints: one line of headings (the column names, then "Operation"), one line a record, cells
left-aligned and padded to the widest of their column, two spaces between columns, no space at the end of a line, values
in decimal. `step.to_json(name, steps)` gives the same for programs, with integers as strings "0x..." or "-0x...".

On the command line:

    python -m bezout_reference trace ALGORITHM A B [--batch N] [--json]
    python -m bezout_reference vectors [--out DIRECTORY] [--check]
"""
