// SPDX-License-Identifier: MIT OR Apache-2.0
// What a step is in each algorithm, and why it is done: the rule, the bits that decide, and a sentence. The steps themselves come
// from the library; the tests compare each of them with the rule.
"use strict";

const number = (text) => (text.startsWith("-") ? -BigInt(text.slice(1)) : BigInt(text));
const isNumber = (text) => /^-?0x[0-9a-f]+$/.test(text);
const magnitude = (x) => (x < 0n ? -x : x);
const length = (x) => (x === 0n ? 0 : magnitude(x).toString(2).length);
const odd = (x) => (x & 1n) === 1n;
const halves = (twice) => (twice % 2 ? `${twice}/2` : String(twice / 2)).replace("-", "−");
const times = (n, name) => `${n} ${name}${n === 1 ? "" : "s"}`;

/** The coefficients of a column's text, the one at the bottom of the picture first. */
function coefficients(text) {
  if (/^\d+( \d+)*$/.test(text)) return text === "0" ? [] : text.split(" ").map(Number);
  return text === "0" ? [] : polynomial(text, MOST_BITS).map(Number);
}
const degree = (x) => x.length - 1;

// Which bits decide: lane, and the places from the lowest one on.
const lowest = (lane, count = 1) => [lane, 0, count - 1];
const highest = (lane, size, count = 1) => [lane, Math.max(0, size - count), Math.max(0, size - 1)];

/** The rule that all divsteps have, whatever is halved. */
function divstepRule(isOdd, delta) {
  return isOdd ? (delta > 0 ? "swap" : "keep") : "even";
}

const LESSONS = {
  integers: {
    euclid: {
      title: "Euclid",
      about: "Divide and keep the remainder. s and t say how it is made of A and B.",
      decides: "all bits, the highest first",
      chapter: ["docs/explain/08-large-numbers.md", "Chapter 8: large numbers"],
      proof: ["docs/seeds.md#steps-and-clocks", "Lamé’s theorem"],
      from: "top",
      choices: { zero: ["quotient 0", "even"], one: ["quotient 1", "keep"], two: ["quotient 2", "swap"], more: ["3 or more", "other"] },
      done: (step) => ["zero", "one", "two"][Number(-number(step.matrix[3]))] ?? "more",
      next([a, b]) {
        const q = a / b, sizes = [length(a), length(b)];
        const marks = sizes.map((size, lane) => highest(lane, size, 3));
        if (q === 0n) return { kind: "zero", marks, why: "a is less than b, so that b goes 0 times into it: this division only exchanges the two. The highest bits tell." };
        return {
          kind: ["zero", "one", "two"][Number(q)] ?? "more", marks,
          why: `b goes ${brief(q)} ${q === 1n ? "time" : "times"} into a. All bits decide, the highest first: a has ${sizes[0]} of them, b ${sizes[1]}. The matrix exchanges the two and subtracts.`,
        };
      },
      end: ([a]) => `b is 0, so a = ${brief(a)} is the gcd, and s A + t B = a.`,
    },
    stein: {
      title: "Stein",
      about: "Halve even numbers, subtract odd ones. No division.",
      decides: "lowest bits; a comparison",
      chapter: ["docs/explain/02-binary-gcd.md", "Chapter 2: binary GCD"],
      proof: ["docs/seeds.md#steps-and-clocks", "A halving after each subtraction"],
      from: "low",
      choices: { a: ["a / 2", "even"], b: ["b / 2", "other"], both: ["both / 2", "keep"], subtract: ["subtract", "swap"] },
      done: (step) => ({ "a / 2": "a", "b / 2": "b", "a / 2, b / 2": "both" })[step.operation] ?? "subtract",
      next([a, b]) {
        const marks = [lowest(0), lowest(1)];
        if (!odd(a) && !odd(b)) return { kind: "both", marks, why: "Both end in 0, so 2 is a factor of the gcd: halve both, and keep that factor in mind." };
        if (!odd(a)) return { kind: "a", marks, why: "a ends in 0 and b in 1: the 2 in a is no factor of the gcd. Halve a." };
        if (!odd(b)) return { kind: "b", marks, why: "b ends in 0 and a in 1: the 2 in b is no factor of the gcd. Halve b." };
        const top = a > b ? ["a", "b"] : ["b", "a"];
        marks.push(highest(0, length(a)), highest(1, length(b)));
        return { kind: "subtract", marks, why: `Both end in 1, so their difference is even. ${top[0]} is not the smaller one and loses ${top[1]}. To find that out takes all bits, from the highest down.` };
      },
      end: ([a, b]) => `One number is 0; the other one, ${brief(a || b)}, is the gcd but for the factors 2 that were taken out of both.`,
    },
    "plus-minus": {
      title: "Plus-minus",
      about: "Add or subtract, whatever gives a multiple of 4. Nothing is compared.",
      decides: "two lowest bits and a counter",
      chapter: ["docs/explain/07-hardware.md", "Chapter 7: hardware"],
      proof: ["proofs/README.md#5-how-many-plus-minus-steps-suffice", "Proof by convex hulls"],
      from: "low",
      choices: { a: ["a / 2", "even"], b: ["b / 2", "other"], both: ["both / 2", "s6"], plus: ["(a + b) / 4", "keep"], minus: ["(a − b) / 4", "swap"] },
      done: (step) => ({ "a / 2": "a", "b / 2": "b", "a / 2, b / 2": "both", "(a + b) / 4": "plus" })[step.operation] ?? "minus",
      // The records do not have it: half as in the picture, which shows halves of what is counted.
      deltas(steps) {
        let delta = 0;
        return steps.map((step) => {
          const m = step.matrix?.map(number);
          if (m && m[0] !== m[3]) delta += m[3] > m[0] ? -1 : 1;
          return 2 * delta;
        });
      },
      next([a, b], { twice }) {
        const marks = [lowest(0), lowest(1)];
        if (!odd(a) && !odd(b)) return { kind: "both", marks, why: "Both end in 0, so 2 is a factor of the gcd: halve both, and keep that factor in mind." };
        if (!odd(a)) return { kind: "a", marks, why: "a ends in 0: halve it. delta is how much longer a may be than b, so it goes down." };
        if (!odd(b)) return { kind: "b", marks, why: "b ends in 0: halve it. delta is how much longer a may be than b, so it goes up." };
        const sum = ((a + b) & 3n) === 0n;
        return {
          kind: sum ? "plus" : "minus", marks: [lowest(0, 2), lowest(1, 2)],
          why: `Modulo 4 the numbers are ${a & 3n} and ${b & 3n}, so 4 divides their ${sum ? "sum" : "difference"}. delta = ${halves(twice)} is ${twice >= 0 ? "not below 0: a" : "below 0: b"}, which may be the longer one, takes the quotient.`,
        };
      },
      end: ([a, b]) => `One number is 0; the other one is the gcd, up to its sign: ${brief(magnitude(a || b))}, but for factors 2 that were taken out of both.`,
    },
    "binary-gcd": {
      title: "Binary GCD",
      about: "Stein with cofactors: when a is 0, v is the inverse of A modulo B.",
      decides: "lowest bit; a comparison",
      chapter: ["docs/explain/02-binary-gcd.md", "Chapter 2: binary GCD"],
      proof: ["proofs/README.md#31-the-classic-algorithm", "Each step takes a bit away"],
      from: "low",
      choices: { even: ["a / 2", "even"], keep: ["(a − b) / 2", "keep"], swap: ["swap, (a − b) / 2", "swap"] },
      done: (step) => ({ "a / 2": "even", "(a - b) / 2": "keep" })[step.operation] ?? "swap",
      next([a, b]) {
        if (!odd(a)) return { kind: "even", marks: [lowest(0)], why: "a ends in 0: halve it. b is always odd, so the gcd has no factor 2. u is halved modulo B." };
        const marks = [lowest(0), highest(0, length(a)), highest(1, length(b))];
        if (a < b) return { kind: "swap", marks, why: "a ends in 1 and is below b: exchange them first. Then the difference is even, and not negative. The comparison looks at all bits, from the highest down." };
        return { kind: "keep", marks, why: "a ends in 1, as b always does, and is not below b: subtract, and halve what is even now. The comparison looks at all bits, from the highest down." };
      },
      end: ([, b]) => `a is 0, so b = ${brief(b)} is the gcd${b === 1n ? ", and v is the inverse of A modulo B" : ""}.`,
    },
    divstep: {
      title: "Divsteps",
      about: "A counter replaces the comparison, so only the lowest bits decide. The library does this for secret numbers.",
      decides: "lowest bit and a counter",
      chapter: ["docs/explain/01-divsteps.md#2-count-instead-of-compare", "Chapter 1: divsteps"],
      proof: ["proofs/README.md#11-the-result", "Checked certificate"],
      from: "low",
      choices: { even: ["g / 2", "even"], keep: ["(g + f) / 2", "keep"], swap: ["swap, (g − f) / 2", "swap"] },
      // The records call each divstep by the same name; its matrix says which it was.
      done: (step) => ({ "0x0": "even", "0x1": "keep" })[step.matrix[2]] ?? "swap",
      deltas: (steps) => steps.map((step) => Number(number(step.values[2]))),
      next([, g], { twice }) {
        const kind = divstepRule(odd(g), twice), d = halves(twice);
        return {
          kind, marks: [lowest(1)],
          why: {
            even: `g ends in 0, so halving is exact, and f is odd: no common factor is lost. delta = ${d} counts the bit that g loses.`,
            swap: `g ends in 1, and delta = ${d} is above 0: f is expected to be the longer one. So exchange them, and halve the difference; delta turns its sign.`,
            keep: `g ends in 1, and delta = ${d} is below 0: g is expected to be the longer one. So f stays; g + f is even and is halved.`,
          }[kind],
        };
      },
      end: ([f]) => `g is 0, so f is the gcd, up to its sign: ${brief(magnitude(f))}. More divsteps would change nothing.`,
    },
  },
  polynomials: {
    euclid: {
      title: "Euclid",
      about: "Division with remainder. a is the dividend, and b the divisor.",
      decides: "highest coefficients",
      chapter: ["docs/explain/05-polynomials.md", "Chapter 5: polynomials"],
      from: "top",
      lanes: ["a", "b"],
      lane: (steps, i) => [steps[Math.max(0, i - 1)], i ? steps[i] : null].map((step) => (step ? coefficients(step.values[0]) : [])),
      choices: { one: ["quotient of degree 1", "even"], two: ["of degree 2", "keep"], more: ["of degree 3 or more", "swap"] },
      done(step) {
        const quotient = /R\d+ - (?:\((.*)\)|(.*?))R\d+ = /.exec(step.operation);
        return quotient ? ["given", "one", "two"][degree(coefficients(quotient[1] ?? (quotient[2] || "1")))] ?? "more" : "given";
      },
      next(_, { lanes: [a, b], i }) {
        if (i === 0) return { kind: "given", marks: [], why: "The second polynomial is given. Then each division takes the last two, and leaves a remainder of smaller degree." };
        const q = degree(a) - degree(b);
        return {
          kind: ["given", "one", "two"][q] ?? "more", marks: [highest(0, a.length), highest(1, b.length)],
          why: `The dividend has degree ${degree(a)} and the divisor degree ${degree(b)}, so the quotient has degree ${q}. The highest coefficients decide: each multiple of the divisor cancels the highest one.`,
        };
      },
      end: () => "The remainder is 0: the divisor, made monic, is the gcd.",
    },
    subtractions: {
      title: "Subtractions",
      about: "The same, one coefficient at a time: as many steps for all polynomials of these degrees.",
      decides: "highest coefficients",
      chapter: ["docs/explain/05-polynomials.md", "Chapter 5: polynomials"],
      from: "top",
      lanes: ["rest"],
      lane: (steps, i) => [coefficients(steps[i].values[0])],
      choices: { keep: ["subtract a multiple", "keep"], even: ["nothing to subtract", "even"] },
      done: (step) => (step.operation.includes("nothing to subtract") ? "even" : "keep"),
      next: (_, { lanes: [a], kind }) => ({
        kind, marks: [highest(0, a.length)],
        why: kind === "even" ? "The highest coefficient that could be there is 0 already. Constant time does the step all the same." : "The multiple of the divisor is chosen so that the highest coefficient cancels: one division of coefficients, and one row of products.",
      }),
      end: () => "One coefficient is left in both together; the last polynomial that is not 0 is the gcd, up to a factor.",
    },
    divstep: {
      title: "Divsteps",
      about: "A counter decides, and the first coefficients of polynomials that are read backwards.",
      decides: "first coefficients and a counter",
      chapter: ["docs/explain/05-polynomials.md", "Chapter 5: polynomials"],
      proof: ["proofs/README.md", "2 d − 1 until f is the gcd, a theorem of Bernstein and Yang, and one"],
      from: "low",
      lanes: ["f", "g"],
      lane: (steps, i) => steps[i].values.slice(0, 2).map(coefficients),
      choices: { even: ["divide by x", "even"], keep: ["subtract, divide by x", "keep"], swap: ["swap, subtract, divide by x", "swap"] },
      done: (step) => ({ "divide by x": "even", "subtract, divide by x": "keep" })[step.operation] ?? "swap",
      deltas: (steps) => steps.map((step) => 2 * Number(step.values[2])),
      next(_, { twice, lanes: [f, g] }) {
        const first = g[0] ?? 0, kind = divstepRule(first !== 0, twice), d = halves(twice);
        return {
          kind, marks: kind === "even" ? [lowest(1)] : [lowest(0), lowest(1)],
          why: {
            even: `g begins with 0, so x divides it. delta = ${d} counts the coefficient that g loses.`,
            swap: `g begins with ${first}, and delta = ${d} is above 0: f is expected to be the longer one. So exchange them; then multiples of both cancel the first coefficients ${f[0]} and ${first}.`,
            keep: `g begins with ${first}, and delta = ${d} is not above 0: f stays. Multiples of both cancel the first coefficients ${f[0]} and ${first}, and x divides the rest.`,
          }[kind],
        };
      },
      end: () => "g is 0: f, read backwards and made monic, is the gcd.",
    },
  },
  field: {
    "kovtun-bulakh": {
      title: "Kovtun–Bulakh",
      about: "Euclid, one bit at a time, with degrees that are known. When u is 1, b is the inverse.",
      decides: "the degrees",
      chapter: ["docs/explain/04-binary-fields.md", "Chapter 4: binary fields"],
      from: "top",
      choices: { keep: ["add to u", "keep"], swap: ["exchange, then add", "swap"] },
      done: (step) => (step.operation.startsWith("exchange") ? "swap" : "keep"),
      next([u, v]) {
        const [m, n] = [length(u), length(v)], kind = m < n ? "swap" : "keep", shift = Math.abs(m - n);
        const multiple = shift === 0 ? "the other one itself" : `x${shift > 1 ? raised(shift) : ""} times the other one`;
        return {
          kind, marks: [highest(0, m), highest(1, n)],
          why: `u has degree ${m - 1}, and v degree ${n - 1}${kind === "swap" ? ": exchange them first" : ", so u is not the shorter one"}. Then ${multiple} is added, so that the highest terms cancel.`,
        };
      },
      end: ([u]) => (u === 1n ? "u is 1, and b times the element is u: b is the inverse." : "u is 0: there is no inverse."),
    },
    divstep: {
      title: "Divsteps",
      about: "From the lowest power up, with a counter. When g is 0, d is the inverse.",
      decides: "lowest bit and a counter",
      chapter: ["docs/explain/04-binary-fields.md", "Chapter 4: binary fields"],
      proof: ["proofs/README.md", "2 m − 1 until f is 1, a theorem of Bernstein and Yang, and one"],
      from: "low",
      choices: { even: ["g / x", "even"], keep: ["(g + f) / x", "keep"], swap: ["swap, (g + f) / x", "swap"] },
      done: (step) => ({ "g / x": "even", "(g + f) / x": "keep" })[step.operation] ?? "swap",
      deltas: (steps) => steps.map((step) => 2 * Number(number(step.values[4]))),
      next([, g], { twice }) {
        const kind = divstepRule(odd(g), twice), d = halves(twice);
        return {
          kind, marks: [lowest(1)],
          why: {
            even: `The lowest bit of g is 0, so x divides it. delta = ${d} counts the place that g loses.`,
            swap: `The lowest bit of g is 1, and delta = ${d} is above 0: f is expected to be the longer one. So exchange them, add, and divide by x; delta turns its sign.`,
            keep: `The lowest bit of g is 1, and delta = ${d} is not above 0: f stays. The sum has no constant term, and x divides it.`,
          }[kind],
        };
      },
      end: ([f]) => (f === 1n ? "g is 0, f is 1, and d times the element is f: d is the inverse." : "g is 0, and f is not 1: there is no inverse."),
    },
    "itoh-tsujii": {
      title: "Itoh–Tsujii",
      about: "Powers of the element: squarings and a few products, the same for all elements.",
      decides: "nothing but the degree m",
      chapter: ["docs/explain/04-binary-fields.md", "Chapter 4: binary fields"],
      from: "low",
      lanes: ["p"],
      choices: { even: ["square, times itself", "even"], keep: ["1 squaring, times a", "keep"], swap: ["a last squaring", "swap"] },
      done: (step) => (step.operation.endsWith("itself") ? "even" : step.operation.endsWith("times a") ? "keep" : "swap"),
      next([, k], { b }) {
        const last = BigInt(length(b) - 2), shift = BigInt(length(last) - length(k));
        const kind = k === last ? "swap" : last >> shift === k ? "even" : "keep";
        const about = `p is the element to the power 2${raised(Number(k))} − 1, and m − 1 = ${last} is 1${last.toString(2).slice(1)} in binary.`;
        return {
          kind, marks: [],
          why: {
            even: `${about} ${times(Number(k), "squaring")} and a product with itself double the exponent’s length. No bit of the element decides.`,
            keep: `${about} Its next bit is 1: one squaring, and one product with the element, lengthen it by one.`,
            swap: `${about} The exponent is long enough; one squaring makes it 2${raised(Number(last) + 1)} − 2, which inverts.`,
          }[kind],
        };
      },
      end: ([p]) => (p === 0n ? "0 has no inverse." : "p is the inverse."),
    },
  },
};
