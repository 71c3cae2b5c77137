// SPDX-License-Identifier: MIT OR Apache-2.0

/** The bits of the longest number that is accepted: the time is quadratic in them. */
export const MAX_BITS: number;

/** There is no inverse, since the gcd of `x` and the modulus is not 1. */
export class NotInvertible extends RangeError {
  readonly gcd: bigint;
}

/**
 * The inverse of `x` modulo `m`, odd or even, in [0, m). Modulo 1 it is 0.
 *
 * `x` is any integer; one that is negative, or has more 64-bit limbs than `m`, is reduced by JavaScript first.
 *
 * Timing: the number of instructions inside of the module depends on the limbs of `m` and its parity alone. Conversions of
 * BigInts are JavaScript's, and depend on the values.
 *
 * @throws {NotInvertible} if there is none.
 * @throws {RangeError} if `m` is below 1 or from 2^65536 up.
 * @example invert(3n, 7n) // 5n
 */
export function invert(x: bigint, m: bigint): bigint;

/** As `invert`, as fast as the values allow: for numbers that are no secret. */
export function invertVartime(x: bigint, m: bigint): bigint;

/**
 * The greatest common divisor of the absolute values; gcd(0, x) is |x|.
 *
 * Timing: as of `invert`; depends on the limbs of the longer number.
 *
 * @example gcd(12n, -18n) // 6n
 */
export function gcd(a: bigint, b: bigint): bigint;

/** As `gcd`, as fast as the values allow: for numbers that are no secret. */
export function gcdVartime(a: bigint, b: bigint): bigint;

/**
 * The gcd, and cofactors with `gcd = s a + t b`: those of GMP, of which |s| <= |b| / (2 gcd) and |t| <= |a| / (2 gcd), but
 * where one number divides the other one.
 *
 * Timing: as of `gcd`.
 *
 * @example xgcd(240n, 46n) // { gcd: 2n, s: -9n, t: 47n }
 */
export function xgcd(a: bigint, b: bigint): { gcd: bigint; s: bigint; t: bigint };

/** As `xgcd`, as fast as the values allow: for numbers that are no secret. */
export function xgcdVartime(a: bigint, b: bigint): { gcd: bigint; s: bigint; t: bigint };

/**
 * The Jacobi symbol (x / n), of an odd `n` from 1 up: 0 if the two have a common factor.
 *
 * Timing: as of `invert`.
 *
 * @throws {RangeError} if `n` is even, below 1, or from 2^65536 up.
 * @example jacobi(7n, 15n) // -1
 */
export function jacobi(x: bigint, n: bigint): -1 | 0 | 1;

/** As `jacobi`, as fast as the values allow: for numbers that are no secret. */
export function jacobiVartime(x: bigint, n: bigint): -1 | 0 | 1;

/** A modulus for many numbers. */
export class Modulus {
  /** @throws {RangeError} if `m` is below 1 or from 2^65536 up. */
  constructor(m: bigint);

  /** The modulus. */
  readonly value: bigint;

  /** As the function `invert`. */
  invert(x: bigint): bigint;

  /** As the function `invertVartime`. */
  invertVartime(x: bigint): bigint;

  /** As the function `jacobi`. */
  jacobi(x: bigint): -1 | 0 | 1;

  /**
   * The inverses of all, in order: modulo an odd number with one inversion for 256 of them, and three products each.
   *
   * Timing: as of `invert`, and which groups of 256 have a number without an inverse that is not 0.
   *
   * @throws {NotInvertible} if one of them has none; the message has its place.
   * @example new Modulus(7n).invertMany([1n, 3n]) // [1n, 5n]
   */
  invertMany(integers: Iterable<bigint>): bigint[];
}
