@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ divsteps: 15 half-delta divsteps on the low limbs of f and g, and their transition matrix
@
@ Called by the other routines only, in their registers:
@   in   r7 = packed (f, g), of which the lowest word is read; r9 = zeta = -(delta + 1/2)
@   out  r0 = u, r1 = v, r8 = q, r10 = r with 2^15 (f', g') = (u f + v g, q f + r g); r9 = zeta'
@   uses r2 - r6
@ Cycles: 243 on M0+, 244 on M0. Stack: none.
@ Bounds: |u| + |v| <= 2^15, |q| + |r| <= 2^15. Timing: no branch, one address.
@
@ A row of the matrix shares a register with the value that it belongs to: the low 15 bits are f, the
@ upper 17 the second column, scaled so that a halving of g halves it too. No intermediate leaves
@ 32 bits for any input and any delta (proofs/, `packed`). The first column follows from
@ 2^15 f' = u f + v g, for f is odd.
#include "macros.S"

@ r0 = f, r1 = g, r2 = zeta; r3, r4 are spoiled. 13 cycles.
.macro divsteps_step
	movs	r3, #1
	ands	r3, r1			@ 1 where g is odd
	asrs	r4, r2, #31
	muls	r4, r3			@ -1 where f and g swap, else 0
	adds	r3, r4
	adds	r3, r4			@ what of f is added to g: 1, -1 or 0
	muls	r3, r0
	adds	r1, r3
	eors	r2, r4
	subs	r2, #1
	ands	r4, r1			@ g - f, which makes g of f
	adds	r0, r4
	asrs	r1, r1, #1
.endm

	routine	bezout_m0_divsteps
	divsteps_load
	mov	r5, r0
	mov	r6, r1
	movs	r3, #1
	lsls	r3, r3, #30
	adds	r1, r3
	.rept	15
	divsteps_step
	.endr
	mov	r9, r2
	divsteps_matrix
	.size	bezout_m0_divsteps, . - bezout_m0_divsteps

@ The last 3 of 588 steps, where f and g have at most 10 bits and a sign
@   in   r7 = packed (f, g), r9 = zeta
@   out  r0 = -2^12 u sgn f', r1 = -2^12 v sgn f', r8 = r10 = 0, r5 = f'
	routine	bezout_m0_divsteps_last
	divsteps_last_load
	divsteps_last_columns
	.rept	3
	divsteps_step
	.endr
	divsteps_last_row
	.size	bezout_m0_divsteps_last, . - bezout_m0_divsteps_last
