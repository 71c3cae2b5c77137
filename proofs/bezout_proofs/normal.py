# SPDX-License-Identifier: MIT OR Apache-2.0
"""Normal forms of terms: two terms with one form are equal for all words.

Sums, differences, products and shifts to the left are polynomials modulo 2^64 in atoms. An atom is a leaf, or another operation on
forms; all that is combined by exclusive or is one atom, without what is there twice. The converse does not hold: terms with two forms may be
equal.
"""

from .machine import COUNTED, WORD, Terms

# A form: monomials, each a sorted tuple of atoms, with their coefficients.
Polynomial = dict[tuple[int, ...], int]
COMMUTES = {"and", "or"}
# No sum of this routine has as many monomials; a product of such sums is an error, not an endless run.
MOST = 4096


def plus(a: Polynomial, b: Polynomial, times: int = 1) -> Polynomial:
    found = dict(a)
    for monomial, coefficient in b.items():
        value = found.get(monomial, 0) + times * coefficient
        if value:
            found[monomial] = value
        else:
            found.pop(monomial, None)
    return found


def product(a: Polynomial, b: Polynomial) -> Polynomial:
    if len(a) * len(b) > MOST:
        raise ValueError("a product of sums that are too long")
    found: Polynomial = {}
    for m, c in a.items():
        found = plus(found, {tuple(sorted(m + n)): c * d for n, d in b.items()})
    return found


def reduced(a: Polynomial) -> Polynomial:
    return {monomial: coefficient & WORD for monomial, coefficient in a.items() if coefficient & WORD}


class Forms:
    """The forms of all terms, each with a number."""

    def __init__(self, terms: Terms):
        self.terms = terms
        self.polynomials: list[Polynomial] = []
        self.atoms: dict[tuple, int] = {}
        # By the number of the form of an exclusive or, the forms that it is of.
        self.members: dict[int, frozenset[int]] = {}
        self.numbers: dict[frozenset, int] = {}
        # By the number of a term, that of its form.
        self.found: list[int] = []

    def number(self, polynomial: Polynomial) -> int:
        key = frozenset(polynomial.items())
        if key not in self.numbers:
            self.numbers[key] = len(self.polynomials)
            self.polynomials.append(polynomial)
        return self.numbers[key]

    def of(self, term: int) -> int:
        """The number of the form of a term."""
        while len(self.found) <= term:
            self.found.append(self.number(reduced(self.polynomial(*self.terms.all[len(self.found)]))))
        return self.found[term]

    def polynomial(self, operation: str, *arguments) -> Polynomial:
        if operation == "constant":
            return {(): arguments[0]}
        if operation == "leaf":
            return self.atom(operation, *arguments)
        terms = arguments[:-1] if operation in COUNTED else arguments
        forms = [self.found[term] for term in terms]
        if operation in ("add", "sub"):
            a, b = (self.polynomials[form] for form in forms)
            return plus(a, b, 1 if operation == "add" else -1)
        if operation == "mul":
            return product(*(self.polynomials[form] for form in forms))
        if operation == "shl":
            return {monomial: c << arguments[-1] for monomial, c in self.polynomials[forms[0]].items()}
        if operation == "xor":
            return self.exclusive(*forms)
        if operation == "andn":
            operation, forms = "and", [self.number(reduced(self.exclusive(forms[0], self.number({(): WORD})))), forms[1]]
        if operation == "or" and self.number({}) in forms:
            return self.polynomials[next((form for form in forms if self.polynomials[form]), forms[0])]
        return self.atom(operation, *(sorted(forms) if operation in COMMUTES else forms), *arguments[len(terms) :])

    def exclusive(self, a: int, b: int) -> Polynomial:
        found = self.members.get(a, frozenset((a,))) ^ self.members.get(b, frozenset((b,)))
        if len(found) < 2:
            return self.polynomials[next(iter(found))] if found else {}
        made = self.atom("xor", *sorted(found))
        self.members[self.number(made)] = found
        return made

    def atom(self, *key) -> Polynomial:
        return {(self.atoms.setdefault(key, len(self.atoms)),): 1}

    def equal(self, a: int, b: int) -> bool:
        return self.of(a) == self.of(b)

    def mark(self) -> tuple[int, int, int]:
        return len(self.found), len(self.polynomials), len(self.atoms)

    def forget(self, mark: tuple[int, int, int]) -> None:
        """Drops what was found since a mark."""
        del self.found[mark[0] :], self.polynomials[mark[1] :]
        self.members = {form: found for form, found in self.members.items() if form < mark[1]}
        for found, size in ((self.numbers, mark[1]), (self.atoms, mark[2])):
            while len(found) > size:
                found.popitem()
