// SPDX-License-Identifier: MIT OR Apache-2.0
// What people type: expressions, polynomials, bits.
"use strict";

const MOST_BITS = 1024;

/** The integer that an expression says: numbers, + - * ^ and parentheses. */
function integer(text) {
  const tokens = text.match(/0x[0-9a-f]+|\d[\d_]*|[-+*^()]|\S/gi) ?? [];
  let at = 0;
  const fail = () => { throw new Error(at < tokens.length ? `“${tokens[at]}” is not expected here` : "something is missing at the end"); };
  const limited = (x) => { if ((x < 0n ? -x : x) >> BigInt(4 * MOST_BITS)) throw new Error(`the number is too long; up to ${MOST_BITS} bits are accepted`); return x; };
  const sum = () => {
    let x = product();
    while (tokens[at] === "+" || tokens[at] === "-") x = limited(tokens[at++] === "+" ? x + product() : x - product());
    return x;
  };
  const product = () => {
    let x = signed();
    while (tokens[at] === "*") { at++; x = limited(x * signed()); }
    return x;
  };
  const signed = () => {
    if (tokens[at] === "-") { at++; return -signed(); }
    if (tokens[at] === "+") { at++; return signed(); }
    return power();
  };
  const power = () => {
    const base = atom();
    if (tokens[at] !== "^") return base;
    at++;
    const exponent = signed();
    if (exponent < 0n || exponent > BigInt(4 * MOST_BITS)) throw new Error(`the exponent ${exponent} is not between 0 and ${4 * MOST_BITS}`);
    let x = 1n;
    for (let i = 0n; i < exponent; i++) x = limited(x * base);
    return x;
  };
  const atom = () => {
    const token = tokens[at];
    if (token === "(") {
      at++;
      const x = sum();
      if (tokens[at] !== ")") fail();
      at++;
      return x;
    }
    if (!/^(0x[0-9a-f]+|\d)/i.test(token ?? "")) fail();
    at++;
    return BigInt(token.replaceAll("_", ""));
  };
  if (!tokens.length) throw new Error("is empty");
  const x = sum();
  if (at < tokens.length) fail();
  if (x < 0n) throw new Error("is negative; numbers from 0 up are accepted");
  return x;
}

/** The coefficients of 2x^3 - x + 1, the constant term first. */
function polynomial(text, most) {
  const compact = text.replace(/\s|\*/g, "");
  const coefficients = [];
  const term = /([-+]?)(\d*)(?:([a-z])(?:\^(\d+))?)?/giy;
  let variable = null;
  while (term.lastIndex < compact.length) {
    const from = term.lastIndex;
    const [all, sign, digits, letter, exponent] = term.exec(compact);
    if (!digits && !letter || from > 0 && !sign || variable && letter && letter !== variable) throw new Error(`“${compact.slice(from, from + 8)}” is no term such as 2x^3`);
    variable ??= letter ?? null;
    const i = letter ? Number(exponent ?? 1) : 0;
    if (i > most) throw new Error(`has degree ${i}; up to ${most} are accepted`);
    coefficients[i] = (coefficients[i] ?? 0n) + BigInt(sign + (digits || "1"));
    term.lastIndex = from + all.length;
  }
  if (!coefficients.length) throw new Error("is empty");
  return Array.from(coefficients, (c) => c ?? 0n);
}

/** Bits, or a polynomial modulo 2. */
function bits(text) {
  if (!/[a-z]/i.test(text.replace(/0x[0-9a-f]+/gi, ""))) return integer(text);
  return polynomial(text, MOST_BITS).reduce((x, c, i) => x | (BigInt.asUintN(1, c) << BigInt(i)), 0n);
}
