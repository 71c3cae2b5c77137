// SPDX-License-Identifier: MIT OR Apache-2.0
// The package as it is installed, against the vectors of the specification and against BigInts: `node --test`, in a project that
// has it; VECTORS is the folder of the vectors: the committed samples, or all.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import * as bezout from "bezout";

const { MAX_BITS, Modulus, NotInvertible, gcd, gcdVartime, invert, invertVartime, jacobi, jacobiVartime, xgcd, xgcdVartime } = bezout;

const integer = (text) => (text.startsWith("-") ? -BigInt(text.slice(1)) : BigInt(text));

/** The tests of a file, of which some are of no interest here. */
function vectors(name, least) {
  const { schema, tests } = JSON.parse(readFileSync(`${process.env.VECTORS}/int/${name}.json`));
  assert.equal(schema, 1);
  assert.ok(tests.length >= least, `${name}: ${tests.length} tests`);
  return tests;
}

function refused(run) {
  try {
    run();
  } catch (error) {
    assert.ok(error instanceof NotInvertible && error instanceof RangeError, String(error));
    return error;
  }
  assert.fail("an error was expected");
}

test("inverses of the vectors", () => {
  for (const { input, result } of vectors("invert", 1000)) {
    const [x, m] = [integer(input.x), integer(input.m)];
    for (const run of [invert, invertVartime, (x, m) => new Modulus(m).invert(x), (x, m) => new Modulus(m).invertVartime(x)]) {
      if ("inverse" in result) assert.equal(run(x, m), integer(result.inverse), `${input.x} ${input.m}`);
      else assert.equal(refused(() => run(x, m)).gcd, integer(result.gcd), `${input.x} ${input.m}`);
    }
  }
});

test("gcds, cofactors and symbols of the vectors", () => {
  for (const { input, result } of vectors("gcd", 500)) {
    for (const run of [gcd, gcdVartime]) assert.equal(run(integer(input.a), integer(input.b)), integer(result.gcd));
  }
  for (const { input, result } of vectors("xgcd", 500)) {
    const expected = { gcd: integer(result.gcd), s: integer(result.s), t: integer(result.t) };
    for (const run of [xgcd, xgcdVartime]) assert.deepEqual(run(integer(input.a), integer(input.b)), expected);
  }
  for (const { input, result } of vectors("jacobi", 500)) {
    const [x, n] = [integer(input.x), integer(input.n)];
    for (const run of [jacobi, jacobiVartime]) assert.equal(run(x, n), result.symbol);
    assert.equal(new Modulus(n).jacobi(x), result.symbol);
  }
});

test("arrays of the vectors", () => {
  let complete = 0;
  for (const { input, result } of vectors("batch", 100)) {
    const [xs, m] = [input.xs.map(integer), integer(input.m)];
    if (result.not_invertible.length === 0) {
      assert.deepEqual(new Modulus(m).invertMany(xs), result.inverses.map(integer));
      complete++;
    } else {
      const error = refused(() => new Modulus(m).invertMany(xs));
      assert.ok(error.message.startsWith(`integer ${result.not_invertible[0]} has no inverse`), error.message);
    }
  }
  assert.ok(complete > 50);
  const [p, count] = [2n ** 255n - 19n, 3000];
  const xs = Array.from({ length: count }, (_, i) => 7n ** BigInt(i % 200) + BigInt(i));
  const inverses = new Modulus(p).invertMany(xs.values());
  assert.equal(inverses.length, count);
  inverses.forEach((y, i) => assert.equal((xs[i] * y) % p, 1n));
  assert.deepEqual(new Modulus(p).invertMany([]), []);
  assert.deepEqual(new Modulus(9n).invertMany([1n, -1n, 10n]), [1n, 8n, 1n]);
  assert.deepEqual(new Modulus(8n).invertMany([3n, 5n]), [3n, 5n]);
  xs[2000] = 0n;
  assert.equal(refused(() => new Modulus(p).invertMany(xs)).gcd, p);
});

test("numbers of all lengths", () => {
  for (const bits of [1, 63, 64, 65, 127, 128, 129, 191, 192, 193, 255, 256, 257, 512, 513, 1000, 4096, 4097, 10_000]) {
    const m = 2n ** BigInt(bits) - 1n;
    assert.equal(new Modulus(m).value, m);
    const x = 3n ** BigInt(Math.ceil(bits / 2)) + 2n ** BigInt(bits + 5);
    const g = gcd(x, m);
    assert.equal(g, gcdVartime(m, x));
    const { gcd: same, s, t } = xgcd(x, -m);
    assert.equal(same, g);
    assert.equal(s * x - t * m, g);
    if (g === 1n && m > 1n) assert.equal((invert(x, m) * x) % m, 1n);
    if (g === 1n) assert.equal(invert(x, m), invertVartime(x - m * 2n ** 70n, m));
  }
});

test("what is not accepted is named", () => {
  const cases = [
    [() => invert(3, 7n), TypeError, "x is of type number; a BigInt such as 3n is accepted"],
    [() => invert(3n, "7"), TypeError, "m is of type string"],
    [() => gcd(3n), TypeError, "b is of type undefined"],
    [() => new Modulus(7n).invertMany([1n, null]), TypeError, "integer 1 is of type object"],
    [() => invert(3n, 0n), RangeError, "m is 0; integers from 1n up are accepted"],
    [() => new Modulus(-7n), RangeError, "m is negative"],
    [() => jacobi(3n, 8n), RangeError, "n is even; odd integers from 1n up are accepted"],
    [() => jacobi(3n, -3n), RangeError, "n is below 1"],
    [() => invert(3n, 1n << BigInt(MAX_BITS + 8)), RangeError, `at most ${MAX_BITS} are accepted`],
    [() => gcd(3n, 1n << BigInt(MAX_BITS + 8)), RangeError, "b has about"],
  ];
  for (const [run, type, text] of cases) {
    assert.throws(run, (error) => error instanceof type && error.message.includes(text), text);
  }
  assert.equal(refused(() => invert(6n, 9n)).message, "x has no inverse: the gcd with the modulus is 3");
  assert.deepEqual([invert(5n, 1n), gcd(0n, 0n), jacobi(5n, 1n)], [0n, 0n, 1]);
  assert.deepEqual(xgcd(0n, 0n), { gcd: 0n, s: 0n, t: 0n });
});
