#!/usr/bin/env python3
# SPDX-License-Identifier: MIT OR Apache-2.0
"""What `bezout.h` says of its functions' arguments, and what follows from it: `bezout_check.h`, which looks at them in a program
that is compiled with -DBEZOUT_CHECK, and the table of calls of `in_place.c`.

    bindings/c/tests/interface.py            writes include/bezout_check.h
"""

import pathlib
import re
import sys
from dataclasses import dataclass

HERE = pathlib.Path(__file__).resolve().parent
HEADER = HERE.parent / "include" / "bezout.h"
CHECK = HERE.parent / "include" / "bezout_check.h"
# What an argument may overlap: what is read nothing that is alone, what is written neither that nor what is written.
READ, WRITTEN, ALONE = "READ", "WRITTEN", "ALONE"
KEPT = {"bezout_gf2m": "bezout_gf2m_words(field)", "bezout_ring": "bezout_ring_len(ring)"}


@dataclass(frozen=True)
class Parameter:
    type: str
    name: str
    constant: bool
    pointer: bool
    # The number of elements, if the type says it.
    array: str

    @property
    def declared(self):
        return f"{'const ' * self.constant}{self.type} {'*' * self.pointer}{self.name}"

    @property
    def kind(self):
        if self.name in ("scratch", "rows") or self.type in KEPT and self.constant:
            return ALONE
        return READ if self.constant else WRITTEN


@dataclass(frozen=True)
class Function:
    name: str
    returns: str
    parameters: tuple[Parameter, ...]

    @property
    def pointers(self):
        return [p for p in self.parameters if p.pointer]

    def elements(self, p, functions):
        """How many elements an argument has, as an expression of C."""
        one = next((KEPT[q.type] for q in self.parameters if q.type in KEPT), "n")
        if p.array:
            return p.array
        if p.type in KEPT or p.type == "int":
            return "1"
        if p.name == "middle":
            return "terms"
        if p.name in ("rows", "moduli"):
            return f"count * {one}"
        if p.name == "scratch":
            room = self.name.removesuffix("_vartime").replace("kronecker", "jacobi") + "_scratch"
            return f"{room}({', '.join(q.name for q in functions[room].parameters)})" if room in functions else f"2 * {one}"
        return one


def read(text=None):
    """The functions of the header by name, in its order."""
    text = HEADER.read_text(encoding="utf-8") if text is None else text
    text = re.sub(r"/\*.*?\*/|^#.*?$|BEZOUT_RESTRICT", " ", text, flags=re.DOTALL | re.MULTILINE)
    found = {}
    pattern = r"BEZOUT_API\s+([\w\s]+?[ *]+)(bezout_\w+)\(([^)]*)\)(?:\s*BEZOUT_GIVEN\w*(?:\(\([\d, ]+\)\))?)?;"
    for returns, name, inside in re.findall(pattern, text):
        parameters = []
        for one in inside.split(","):
            whole = re.fullmatch(r"\s*(const )?(\w+)\s*(\*?)\s*(\w+)(?:\[(\d+)\])?\s*", one)
            if whole is None:
                if one.strip() == "void":
                    continue
                raise ValueError(f"{name}: {one.strip()!r} is no parameter of a known form")
            constant, kind, star, label, array = whole.groups()
            parameters.append(Parameter(kind, label, bool(constant), bool(star or array), array or ""))
        found[name] = Function(name, " ".join(returns.split()), tuple(parameters))
    if len(found) != text.count("BEZOUT_API "):
        raise ValueError(f"{text.count('BEZOUT_API ')} functions are declared, and {len(found)} have a known form")
    return found


def looked_at(functions):
    """Functions that read or write what pointers say, and return an error."""
    return [f for f in functions.values() if f.returns == "int" and f.pointers]


CHECK_BEGIN = """/* SPDX-License-Identifier: MIT OR Apache-2.0 */
/* Written by tests/interface.py from bezout.h, which includes it in a program that is compiled with -DBEZOUT_CHECK: do not edit.
 * Each call of a function looks at its pointers first, and ends the program with a text if they break rule 3 or 4. */
#ifndef BEZOUT_CHECK_H
#define BEZOUT_CHECK_H

#include <stdio.h>
#include <stdlib.h>

#if defined(__GNUC__)
#define BEZOUT_CHECK_USED __attribute__((warn_unused_result))
#else
#define BEZOUT_CHECK_USED
#endif

enum { BEZOUT_CHECK_READ, BEZOUT_CHECK_WRITTEN, BEZOUT_CHECK_ALONE };

struct bezout_check_place {
    const char *name;
    const volatile void *start;
    size_t count, size, aligned;
    int kind;
};

static inline void bezout_check_places(const char *file, int line, const char *function, const struct bezout_check_place *p,
                                       size_t places) {
    /* More than memory has: the function refuses the length. */
    for (size_t i = 0; i < places; i++) {
        if (p[i].count > (size_t)-1 / 4096) return;
    }
    for (size_t i = 0; i < places; i++) {
        const uintptr_t a = (uintptr_t)p[i].start, bytes = p[i].count * p[i].size;
        if (a == 0 && bytes > 0) {
            fprintf(stderr, "%s:%d: %s: %s is null\\n", file, line, function, p[i].name);
            abort();
        }
        if (a % p[i].aligned != 0) {
            fprintf(stderr, "%s:%d: %s: %s is not aligned\\n", file, line, function, p[i].name);
            abort();
        }
        for (size_t j = 0; j < i; j++) {
            const uintptr_t b = (uintptr_t)p[j].start, others = p[j].count * p[j].size;
            const int allowed = p[i].kind != BEZOUT_CHECK_ALONE && p[j].kind != BEZOUT_CHECK_ALONE &&
                                (p[i].kind == BEZOUT_CHECK_READ || p[j].kind == BEZOUT_CHECK_READ);
            if (!allowed && a < b + others && b < a + bytes) {
                fprintf(stderr, "%s:%d: %s: %s overlaps %s\\n", file, line, function, p[j].name, p[i].name);
                abort();
            }
        }
    }
}
"""


def check_header(functions):
    """The text of `bezout_check.h`."""
    out = [CHECK_BEGIN]
    for f in looked_at(functions):
        checked = f.name.replace("bezout_", "bezout_check_", 1)
        begin = f"static inline BEZOUT_CHECK_USED int {checked}("
        declared = ["const char *file", "int line", *(p.declared for p in f.parameters)]
        out.append(begin + (",\n" + " " * len(begin)).join(declared) + ") {")
        out.append("    const struct bezout_check_place places[] = {")
        for p in f.pointers:
            aligned = "sizeof(uint64_t)" if p.type in KEPT else f"sizeof(*{p.name})"
            place = [f'"{p.name}"', p.name, f.elements(p, functions), f"sizeof(*{p.name})", aligned, f"BEZOUT_CHECK_{p.kind}"]
            out.append(f"        {{{', '.join(place)}}},")
        out.append("    };")
        out.append(f'    bezout_check_places(file, line, "{f.name}", places, sizeof places / sizeof *places);')
        out.append(f"    return {f.name}({', '.join(p.name for p in f.parameters)});")
        out.append("}")
        out.append(f"#define {f.name}(...) {checked}(__FILE__, __LINE__, __VA_ARGS__)\n")
    return "\n".join(out) + "\n#endif\n"


# Lengths of rings that there are.
RINGS = {("bezout_ring_ntru", "n"): "701", ("bezout_ring_ntru_prime", "p"): "653"}


def calls(functions):
    """Calls of all functions with pointers from an array, and what each pointer is."""
    out = ["/* Written by interface.py from bezout.h. */"]
    for f in looked_at(functions):
        given = []
        for p in f.parameters:
            given.append(f"at[{f.pointers.index(p)}]" if p.pointer else RINGS.get((f.name, p.name), p.name))
        out.append(f"static int call_{f.name}(void **at) {{ return {f.name}({', '.join(given)}); }}")
        out.append(f"static size_t bytes_of_{f.name}(size_t i) {{")
        out.append("    switch (i) {")
        for i, p in enumerate(f.pointers):
            out.append(f"    case {i}: return ({f.elements(p, functions)}) * sizeof({p.type});")
        out.append("    default: return 0;\n    }\n}")
    out.append("static const struct function functions[] = {")
    for f in looked_at(functions):
        places = ", ".join(f'{{"{p.name}", "{p.type}", {p.kind}}}' for p in f.pointers)
        out.append(f'    {{"{f.name}", call_{f.name}, bytes_of_{f.name}, {len(f.pointers)}, {{{places}}}}},')
    return "\n".join(out) + "\n};\n"


def main():
    CHECK.write_text(check_header(read()), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main())
