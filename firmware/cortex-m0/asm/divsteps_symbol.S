@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ divsteps_symbol: divsteps that keep the Jacobi symbol (g / |f|) too
@
@ Called as bezout_m0_divsteps is, with the frame of macros.S at sp; uses r7 too. The rules (docs/explain):
@   1. a halving flips the symbol if f = 3 or 5 mod 8, f being that after a swap: bits 1 and 2 of f differ;
@   2. a swap flips it if g = 3 and f = 1 mod 4: bit 1 of f changes from 0 to 1;
@   3. and once more if f > 0 and g < 0: the sign of f changes from 0 to 1.
@ So the sum of all f (bits 1 and 2) and that of all f_new & ~f_old (bits 1 and 31) hold the flips. Of 15
@ bits of f and g, 15 steps leave too few for rule 1 in the last two steps and for rule 2 in the last:
@ these follow from f and g in the next batch. Bit 31 is the sign of v there, not that of f: see symbol_sign.
#include "macros.S"

@ A divstep from f = \from to f = \to, with g = r1, zeta = r2; r3, r4 and \from are spoiled. 13 cycles.
.macro symbol_divstep from, to
	movs	r3, #1
	ands	r3, r1
	asrs	r4, r2, #31
	muls	r4, r3
	adds	r3, r4
	adds	r3, r4
	muls	r3, \from
	adds	r1, r3
	eors	r2, r4
	subs	r2, #1
	ands	r4, r1
	adds	\to, \from, r4
	asrs	r1, r1, #1
.endm

@ Adds the flips: r6 = the sum of f, r6 ^ r7 = that of f_new & ~f_old. 3 cycles.
.macro symbol_add from, to
	ands	\from, \to
	eors	r7, \from
	eors	r6, \to
.endm

@ What the last batch left for f = r0, g = r1: its last steps' flips, to r6 and r7. 16 cycles.
.macro symbol_deferred
	ldr	r3, [sp, #symbol_swap]
	ands	r3, r1
	lsls	r3, r3, #1
	subs	r3, r0, r3		@ f before the last step
	ldr	r6, [sp, #symbol_low]
	ldr	r7, [sp, #symbol_high]
	eors	r6, r0
	eors	r6, r3
	eors	r7, r6
	ands	r3, r0
	eors	r3, r0
	lsls	r3, r3, #30		@ rule 2 alone
	lsrs	r3, r3, #30
	eors	r7, r3
.endm

	routine	bezout_m0_divsteps_symbol
	divsteps_load
	mov	r8, r0
	mov	r10, r1
	symbol_deferred
	movs	r3, #1
	lsls	r3, r3, #30
	adds	r1, r3
	.rept	7
	symbol_divstep r0, r5
	symbol_add r0, r5
	symbol_divstep r5, r0
	symbol_add r5, r0
	.endr
	@ the last step
	movs	r3, #1
	ands	r3, r1
	asrs	r4, r2, #31
	muls	r4, r3
	str	r4, [sp, #symbol_swap]
	adds	r3, r4
	adds	r3, r4
	muls	r3, r0
	adds	r1, r3
	eors	r2, r4
	subs	r2, #1
	ands	r4, r1
	adds	r5, r0, r4
	asrs	r1, r1, #1
	eors	r7, r6
	eors	r6, r0
	str	r6, [sp, #symbol_low]
	@ rule 3 of the last step; the sign of f' in place of the swap's
	movs	r3, r5
	bics	r3, r0
	lsrs	r3, r3, #31
	lsls	r3, r3, #31
	eors	r7, r3
	str	r7, [sp, #symbol_high]
	mov	r9, r2
	movs	r0, r5
	mov	r5, r8
	mov	r6, r10
	divsteps_matrix
	.size	bezout_m0_divsteps_symbol, . - bezout_m0_divsteps_symbol

@ symbol_sign: rule 3 for f itself, after the update by a batch's matrix
@   in   r6 = the top word of (f', g'), r1 = v; uses r3 - r6
@ The rows (u, v) turn one way, so the changes of sign of v and those of f = u f_0 + v g_0 differ by one at
@ most: a flip is counted too much or too little if the signs of f', v and f', f_0 both differ.
	routine	bezout_m0_symbol_sign
	lsls	r6, r6, #16
	ldr	r4, [sp, #symbol_f_sign]
	str	r6, [sp, #symbol_f_sign]
	movs	r5, r1
	eors	r4, r6
	eors	r5, r6
	ands	r4, r5
	lsrs	r4, r4, #31
	lsls	r4, r4, #31
	ldr	r3, [sp, #symbol_high]
	eors	r3, r4
	str	r3, [sp, #symbol_high]
	bx	lr
	.size	bezout_m0_symbol_sign, . - bezout_m0_symbol_sign

@ divsteps_symbol_last: as bezout_m0_divsteps_last, with the symbol; uses r6 and r7 too
	routine	bezout_m0_divsteps_symbol_last
	divsteps_last_load
	symbol_deferred
	divsteps_last_columns
	symbol_divstep r0, r5
	symbol_add r0, r5
	symbol_divstep r5, r0
	symbol_add r5, r0
	symbol_divstep r0, r5
	symbol_add r0, r5
	movs	r0, r5
	eors	r7, r6
	str	r6, [sp, #symbol_low]
	str	r7, [sp, #symbol_high]
	divsteps_last_row
	.size	bezout_m0_divsteps_symbol_last, . - bezout_m0_divsteps_symbol_last

@ The last 33 of 588 steps, where f and g have at most 26 bits and a sign
@   in   r7 = packed (f, g), 2 limbs, r9 = zeta;  out r0 = f'; uses r1 - r7
	routine	bezout_m0_divsteps_symbol_whole
	mov	r2, r9
	ldm	r7!, {r1, r4}
	uxth	r0, r1
	lsrs	r1, r1, #17
	symbol_deferred
	sxth	r3, r4
	lsls	r3, r3, #15
	adds	r0, r3
	asrs	r4, r4, #16
	lsls	r4, r4, #15
	adds	r1, r4
	.rept	16
	symbol_divstep r0, r5
	symbol_add r0, r5
	symbol_divstep r5, r0
	symbol_add r5, r0
	.endr
	symbol_divstep r0, r5
	symbol_add r0, r5
	movs	r0, r5
	eors	r7, r6
	str	r6, [sp, #symbol_low]
	str	r7, [sp, #symbol_high]
	bx	lr
	.size	bezout_m0_divsteps_symbol_whole, . - bezout_m0_divsteps_symbol_whole

@ symbol_result: r0 = 1, 0 or -1, the symbol (x / p), from r0 = f at the end; uses r1 - r3
@ 2^255 = c mod p, so that (c / p) = (2 / p), which is -1 for p = 2^255 - c with c = 3 or 5 mod 8, and so
@ for c = 19: (c x / p) = -(x / p).
	routine	bezout_m0_symbol_result
	ldr	r1, [sp, #symbol_low]
	ldr	r2, [sp, #symbol_high]
	lsrs	r3, r1, #1
	eors	r1, r2
	eors	r1, r3
	lsrs	r1, r1, #1
	lsrs	r2, r2, #31
	eors	r1, r2
	movs	r2, #1
	bics	r2, r1			@ 1 if the number of flips is even, and the symbol -1
	bit_of_unit
	lsls	r2, r2, #1
	rsbs	r2, r2, #0
	adds	r2, #1
	muls	r0, r2
	bx	lr
	.size	bezout_m0_symbol_result, . - bezout_m0_symbol_result
