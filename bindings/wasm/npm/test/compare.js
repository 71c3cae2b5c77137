// SPDX-License-Identifier: MIT OR Apache-2.0
// Times beside those of @noble/curves, both with BigInts in and out, as lines of a table: `node compare.js`, in a project that has both.

import { Field, FpInvertBatch, invert as theirs, invertCt as theirsConstant } from "@noble/curves/abstract/modular.js";
import { randomBytes } from "node:crypto";
import { Modulus, invert, invertVartime } from "bezout";

const p = 2n ** 255n - 19n;
const integer = () => BigInt("0x" + randomBytes(32).toString("hex"));
const xs = Array.from({ length: 1024 }, () => integer() % p);
const m = integer() | (1n << 255n) | 1n;
const ys = xs.filter((x) => { try { return theirs(x, m) && true; } catch { return false; } });
const modulus = new Modulus(p);

/** Microseconds of a call, the least median of several rounds. */
function time(run, calls) {
  for (let i = 0; i < calls; i++) run(i);
  let best = Infinity;
  for (let round = 0; round < 7; round++) {
    const times = Array.from({ length: calls }, (_, i) => {
      const start = process.hrtime.bigint();
      run(i);
      return Number(process.hrtime.bigint() - start) / 1000;
    });
    best = Math.min(best, times.sort((a, b) => a - b)[calls >> 1]);
  }
  return best;
}

const rows = [
  ["inverse modulo 2^255 - 19, secret", (i) => modulus.invert(xs[i]), (i) => theirsConstant(xs[i], p), 200, 1],
  ["inverse modulo 2^255 - 19, public", (i) => modulus.invertVartime(xs[i]), (i) => theirs(xs[i], p), 500, 1],
  ["inverse modulo any 256 bits, public", (i) => invertVartime(ys[i % ys.length], m), (i) => theirs(ys[i % ys.length], m), 500, 1],
  ["1,024 inverses modulo 2^255 - 19, each", () => modulus.invertMany(xs), () => FpInvertBatch(Field(p), xs), 10, 1024],
];
for (const [name, ours, other, calls, each] of rows) {
  const [mine, yours] = [time(ours, calls) / each, time(other, calls) / each];
  console.log(`| ${name} | ${mine.toFixed(2)} | ${yours.toFixed(2)} | ${(yours / mine).toFixed(1)} |`);
}
for (const x of xs.slice(0, 200)) if (invert(x, p) !== theirs(x, p)) throw new Error(`wrong: ${x}`);
