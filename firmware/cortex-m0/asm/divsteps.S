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
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

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

	.balign	4
	.global	bezout_m0_divsteps
	.type	bezout_m0_divsteps, %function
	.thumb_func
bezout_m0_divsteps:
	mov	r2, r9
	ldr	r1, [r7]
	lsls	r0, r1, #17
	asrs	r0, r0, #17
	asrs	r1, r1, #17
	mov	r5, r0
	mov	r6, r1
	movs	r3, #1
	lsls	r3, r3, #30
	adds	r1, r3
	.rept	15
	divsteps_step
	.endr
	mov	r9, r2
	@ r3, r4 = 2^15 f', 2^15 g'; r0, r1 = second column, with f' and g' rounded off
	movs	r2, #0
	lsls	r3, r0, #17
	asrs	r3, r3, #2
	asrs	r0, r0, #15
	adcs	r0, r2
	lsls	r4, r1, #17
	asrs	r4, r4, #2
	asrs	r1, r1, #15
	adcs	r1, r2
	mov	r10, r1
	@ r2 = 1/f mod 2^32: (3f xor 2) is right in 5 bits, the factors 1 + e^1, e^2, e^4 give the rest
	adds	r2, r5, r5
	adds	r2, r5
	movs	r1, #2
	eors	r2, r1
	muls	r5, r2
	movs	r1, #1
	subs	r1, r1, r5		@ e = 1 - f r2
	adds	r5, r1, #1
	muls	r2, r5
	muls	r1, r1
	adds	r5, r1, #1
	muls	r2, r5
	muls	r1, r1
	adds	r1, #1
	muls	r2, r1
	@ the first column
	movs	r1, r0
	muls	r0, r6
	subs	r0, r3, r0
	muls	r0, r2
	mov	r3, r10
	muls	r3, r6
	subs	r4, r3
	muls	r4, r2
	mov	r8, r4
	bx	lr
	.size	bezout_m0_divsteps, . - bezout_m0_divsteps

@ The last 3 of 588 steps, where f and g have at most 10 bits and a sign
@   in   r7 = packed (f, g), r9 = zeta
@   out  r0 = -2^12 u sgn f', r1 = -2^12 v sgn f', r8 = r10 = 0, r5 = f'
	.balign	4
	.global	bezout_m0_divsteps_last
	.type	bezout_m0_divsteps_last, %function
	.thumb_func
bezout_m0_divsteps_last:
	mov	r2, r9
	ldr	r1, [r7]
	lsls	r0, r1, #21
	asrs	r0, r0, #21
	lsls	r1, r1, #4
	asrs	r1, r1, #21
	@ both columns above the value: 12 bits f', 9 bits u, the rest v
	movs	r3, #1
	lsls	r4, r3, #15
	adds	r0, r4
	lsls	r4, r3, #24
	adds	r1, r4
	.rept	3
	divsteps_step
	.endr
	lsls	r5, r0, #20
	asrs	r5, r5, #20
	subs	r1, r0, r5
	asrs	r1, r1, #12
	lsls	r0, r1, #23
	asrs	r0, r0, #23
	subs	r1, r0
	asrs	r1, r1, #9
	lsls	r0, r0, #12
	lsls	r1, r1, #12
	asrs	r2, r5, #31
	mvns	r2, r2
	eors	r0, r2
	subs	r0, r2
	eors	r1, r2
	subs	r1, r2
	movs	r2, #0
	mov	r8, r2
	mov	r10, r2
	bx	lr
	.size	bezout_m0_divsteps_last, . - bezout_m0_divsteps_last
