@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ update_fg, update_grow, update_mod: a transition matrix applied to two packed numbers
@
@ A number is 17 limbs of 15 bits, or 18; two numbers x, y share words: x_i | y_i << 17. The top word holds
@ signed halfwords, x | y << 16. Called by the other routines only, in their registers:
@   in   r0 = u, r1 = v, r8 = q, r10 = r, from bezout_m0_divsteps; these and r9 are kept
@   uses r2 - r7
#include "macros.S"

@ As update_products, with = for +=. 8 cycles.
.macro update_first_products
	mov	r4, r8
	muls	r4, r5
	mov	r2, r10
	muls	r2, r6
	adds	r4, r2
	muls	r5, r0
	muls	r6, r1
	adds	r3, r5, r6
.endm

@ One limb, from the word after r7 to that at r7. 22 cycles, 40 bytes.
.macro update_limb
	ldr	r6, [r7, #4]
	uxth	r5, r6
	lsrs	r6, r6, #17
	update_products
	update_split
	stm	r7!, {r5}
.endm

@ update_fg: (f, g) = (u f + v g, q f + r g) / 2^15
@   in   r7 = the packed (f, g), r11 = the schedule's next byte: 10 times the number of limbs that are
@        left out, from 0 for 18 limbs to 160 for 2, and 1 more where the result is a limb shorter
@   out  r11 points at the next byte; r6 = the top word of the result
	routine	bezout_m0_update_fg
	ldr	r6, [r7]
	uxth	r5, r6
	lsrs	r6, r6, #17
	update_first_products
	asrs	r3, r3, #15		@ exact
	asrs	r4, r4, #15
	mov	r5, r11
	ldrb	r6, [r5]
	adds	r5, #1
	mov	r11, r5
	lsrs	r6, r6, #1		@ the carry is the mark of a shorter result
	sbcs	r5, r5
	mov	r12, r5
	lsls	r6, r6, #3
.Lupdate_limbs:
	add	pc, r6			@ a public number of limbs
	nop
	.rept	16
	update_limb
	.endr
	ldr	r6, [r7, #4]
	sxth	r5, r6
	asrs	r6, r6, #16
	update_products
	mov	r2, r12
	cmp	r2, #0
	beq	.Lupdate_shorter
	update_split
	update_top
	stm	r7!, {r5, r6}
	bx	lr
.Lupdate_shorter:
	update_top
	stm	r7!, {r6}
	bx	lr
	.size	bezout_m0_update_fg, . - bezout_m0_update_fg

@ update_grow: (d, e) = (u d + v e, q d + r e), a limb longer and a word lower
@   in   r7 = the word below (d, e), r6 = 40 times (17 - limbs)
	routine	bezout_m0_update_grow
	movs	r3, #0
	movs	r4, #0
	mov	r12, r7			@ not 0: the result is a limb longer
	b	.Lupdate_limbs
	.size	bezout_m0_update_grow, . - bezout_m0_update_grow

@ update_mod: (d, e) = (u d + v e, q d + r e) / 2^15 mod p = 2^255 - c
@   in   r7 = d_0, e_0 in words of their own, then the words of limbs 1 to 16, all unsigned;
@        [sp] = c, [sp, #4] = 1/c mod 2^15
@        d_0 and e_0 lie in [-2c, 2^15 + c): a carry out of the top, from -2 to 1, is folded into them
@ |u d_0 + v e_0 - m c| <= 2^15 (2^15 + c) + 2^14 c, which is below 2^31 for c <= 21845.
	routine	bezout_m0_update_mod
	push	{lr}
	ldr	r5, [r7]
	ldr	r6, [r7, #4]
	update_first_products
	@ the multiple of p that makes the lowest limb 0: m = t/c, t + m p = t - m c + 2^255 m
	ldr	r2, [sp, #8]
	movs	r5, r3
	muls	r5, r2
	movs	r6, r4
	muls	r6, r2
	ldr	r2, [sp, #4]
	lsls	r5, r5, #17
	asrs	r5, r5, #17
	mov	r12, r5
	muls	r5, r2
	subs	r3, r5
	asrs	r3, r3, #15
	lsls	r6, r6, #17
	asrs	r6, r6, #17
	mov	lr, r6
	muls	r6, r2
	subs	r4, r6
	asrs	r4, r4, #15
	ldr	r6, [r7, #8]
	uxth	r5, r6
	lsrs	r6, r6, #17
	update_products
	update_split
	lsrs	r6, r5, #17
	uxth	r5, r5
	stm	r7!, {r5, r6}
	.rept	14
	update_limb
	.endr
	ldr	r6, [r7, #4]
	uxth	r5, r6
	lsrs	r6, r6, #17
	update_products
	update_split
	add	r3, r12
	add	r4, lr
	movs	r2, r5
	update_split
	stm	r7!, {r2, r5}
	ldr	r2, [sp, #4]
	muls	r3, r2
	muls	r4, r2
	subs	r7, #72
	ldr	r5, [r7]
	ldr	r6, [r7, #4]
	adds	r5, r3
	adds	r6, r4
	stm	r7!, {r5, r6}
	pop	{pc}
	.size	bezout_m0_update_mod, . - bezout_m0_update_mod
