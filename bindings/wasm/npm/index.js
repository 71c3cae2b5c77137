// SPDX-License-Identifier: MIT OR Apache-2.0
// The library for integers: BigInts to limbs in the memory of the module, a call, and back.

import code from "./module.js";

const { exports: native } = new WebAssembly.Instance(
  new WebAssembly.Module(Uint8Array.from(atob(code), (c) => c.charCodeAt(0))),
);

/** The bits of the longest number that is accepted: the time is quadratic in them. */
export const MAX_BITS = 1 << 16;

/** There is no inverse, since the gcd, `gcd`, is not 1. */
export class NotInvertible extends RangeError {
  constructor(gcd, message = "x has no inverse") {
    super(`${message}: the gcd with the modulus is ${gcd}`);
    this.name = "NotInvertible";
    this.gcd = gcd;
  }
}

// Words behind what the module itself keeps in memory.
const BASE = Math.ceil(native.__heap_base.value / 8);
const PAGE = 8192;
let words = new BigUint64Array(native.memory.buffer);

/** Room for so many words: an index into `words`. */
function room(count) {
  const missing = BASE + count - words.length;
  if (missing > 0) {
    native.memory.grow(Math.ceil(missing / PAGE));
    words = new BigUint64Array(native.memory.buffer);
  }
  return BASE;
}

/** Numbers of more limbs are read from hexadecimal: shifts take a quadratic time. */
const SHIFTED = 8;

/** Writes a number that is not negative to `n` limbs. */
function write(x, at, n) {
  if (n <= SHIFTED) {
    for (let i = 0; i < n; i++, x >>= 64n) words[at + i] = x; // taken modulo 2^64
    return;
  }
  const digits = x.toString(16).padStart(16 * n, "0");
  for (let i = 0; i < n; i++) {
    words[at + i] = BigInt("0x" + digits.slice(16 * (n - 1 - i), 16 * (n - i)));
  }
}

/** Reads `n` limbs. */
function read(at, n) {
  if (n <= SHIFTED) {
    let x = 0n;
    for (let i = n - 1; i >= 0; i--) x = (x << 64n) | words[at + i];
    return x;
  }
  let digits = "0x";
  for (let i = n - 1; i >= 0; i--) digits += words[at + i].toString(16).padStart(16, "0");
  return BigInt(digits);
}

function bigint(name, x) {
  if (typeof x !== "bigint") {
    throw new TypeError(`${name} is of type ${typeof x}; a BigInt such as 3n is accepted`);
  }
  return x;
}

/** The limbs of a number that is not negative, at least 1. */
function limbs(name, x) {
  // Most are short, and asking for all their digits takes longer than the call.
  if (x < 1n << 256n) return x < 1n << 64n ? 1 : x < 1n << 128n ? 2 : x < 1n << 192n ? 3 : 4;
  const bits = 4 * x.toString(16).length;
  if (bits > MAX_BITS + 3) {
    throw new RangeError(`${name} has about ${bits} bits; at most ${MAX_BITS} are accepted`);
  }
  return Math.ceil(bits / 64);
}

function absolute(x) {
  return x < 0n ? -x : x;
}

/** Calls `run` with where the words are, and leaves zeros there. */
function within(count, run) {
  const at = room(count);
  try {
    return run(at);
  } finally {
    words.fill(0n, at, at + count);
  }
}

/** What the module gives for two numbers: `run(at, n, work)`, where `out` has `results` numbers. */
function withPair(x, y, n, results, run) {
  const needed = (2 + results) * n;
  return within(needed + native.scratch(n), (at) => {
    write(x, at, n);
    write(y, at + n, n);
    return run(at, n, at + needed);
  });
}

function modulus(m) {
  if (bigint("m", m) < 1n) {
    throw new RangeError(`m is ${m < 0n ? "negative" : "0"}; integers from 1n up are accepted`);
  }
  return limbs("m", m);
}

/** What is in [0, m) stays, and others of as many limbs do; the rest is reduced. */
function fitting(x, m, n) {
  if (x >= 0n && (x < m || x >> BigInt(64 * n) === 0n)) return x;
  const rest = x % m;
  return rest < 0n ? rest + m : rest;
}

/** `digits` are the limbs of m. The most frequent call, so that it has no closure. */
function inverse(x, m, digits, vartime) {
  const n = digits.length;
  x = fitting(bigint("x", x), m, n);
  const needed = 3 * n + native.scratch(n);
  const at = room(needed);
  write(x, at, n);
  words.set(digits, at + n);
  const yes = native.invert(8 * (at + 2 * n), 8 * at, 8 * (at + n), 8 * (at + 3 * n), n, vartime);
  const found = read(at + 2 * n, n);
  words.fill(0n, at, at + needed);
  if (!yes) throw new NotInvertible(common(x, m, vartime));
  return found;
}

/** The limbs of a number. */
function limbsOf(x, n) {
  return within(n, (at) => {
    write(x, at, n);
    return words.slice(at, at + n);
  });
}

function common(a, b, vartime) {
  [a, b] = [absolute(bigint("a", a)), absolute(bigint("b", b))];
  const n = Math.max(limbs("a", a), limbs("b", b));
  return withPair(a, b, n, 1, (at, n, work) => {
    native.gcd(8 * (at + 2 * n), 8 * at, 8 * (at + n), 8 * work, n, vartime);
    return read(at + 2 * n, n);
  });
}

function extended(a, b, vartime) {
  const [x, y] = [absolute(bigint("a", a)), absolute(bigint("b", b))];
  const n = Math.max(limbs("a", x), limbs("b", y));
  return withPair(x, y, n, 3, (at, n, work) => {
    const out = at + 2 * n;
    const signs = native.xgcd(8 * out, 8 * at, 8 * (at + n), 8 * work, n, vartime);
    const [gcd, s, t] = [0, n, 2 * n].map((place) => read(out + place, n));
    return {
      gcd,
      s: (signs & 1) !== 0 !== a < 0n ? -s : s,
      t: (signs & 2) !== 0 !== b < 0n ? -t : t,
    };
  });
}

function symbol(x, m, vartime) {
  if (bigint("n", m) < 1n || (m & 1n) === 0n) {
    throw new RangeError(`n is ${m < 1n ? "below 1" : "even"}; odd integers from 1n up are accepted`);
  }
  const n = limbs("n", m);
  return withPair(fitting(bigint("x", x), m, n), m, n, 0, (at, n, work) => {
    return native.jacobi(8 * at, 8 * (at + n), 8 * work, n, vartime) - 1;
  });
}

export const invert = (x, m) => inverse(x, m, limbsOf(m, modulus(m)), false);
export const invertVartime = (x, m) => inverse(x, m, limbsOf(m, modulus(m)), true);
export const gcd = (a, b) => common(a, b, false);
export const gcdVartime = (a, b) => common(a, b, true);
export const xgcd = (a, b) => extended(a, b, false);
export const xgcdVartime = (a, b) => extended(a, b, true);
export const jacobi = (x, n) => symbol(x, n, false);
export const jacobiVartime = (x, n) => symbol(x, n, true);

/** Rows of a call, so that memory stays small. */
const ROWS = 1024;

export class Modulus {
  #m;
  #digits;

  constructor(m) {
    this.#digits = limbsOf(m, modulus(m));
    this.#m = m;
  }

  get value() {
    return this.#m;
  }

  invert(x) {
    return inverse(x, this.#m, this.#digits, false);
  }

  invertVartime(x) {
    return inverse(x, this.#m, this.#digits, true);
  }

  jacobi(x) {
    return symbol(x, this.#m, false);
  }

  invertMany(integers) {
    const [m, n] = [this.#m, this.#digits.length];
    const xs = Array.from(integers, (x, i) => fitting(bigint(`integer ${i}`, x), m, n));
    if ((m & 1n) === 0n) return xs.map((x, i) => this.#one(x, i));
    const out = [];
    for (let start = 0; start < xs.length; start += ROWS) {
      const some = xs.slice(start, start + ROWS);
      const all = within((some.length + 1) * n + native.scratch(n), (at) => {
        const rows = at + n;
        words.set(this.#digits, at);
        some.forEach((x, i) => write(x, rows + i * n, n));
        const work = rows + some.length * n;
        if (!native.invert_rows(8 * rows, 8 * at, 8 * work, n, some.length)) return false;
        some.forEach((_, i) => out.push(read(rows + i * n, n)));
        return true;
      });
      // One by one, up to the first one that has none.
      if (!all) some.forEach((x, i) => out.push(this.#one(x, start + i)));
    }
    return out;
  }

  #one(x, i) {
    try {
      return this.invert(x);
    } catch (error) {
      if (!(error instanceof NotInvertible)) throw error;
      throw new NotInvertible(error.gcd, `integer ${i} has no inverse`);
    }
  }
}
