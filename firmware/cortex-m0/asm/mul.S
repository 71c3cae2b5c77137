@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ mul: product in the field of 2^255 - 19
@
@ Karatsuba on 8, 4 and 2 words, each with the differences' absolute values and a mask for the sign:
@ with a = a1 B + a0 and b alike, a b = z2 B^2 + (z0 + z2 + (a1 - a0)(b0 - b1)) B + z0.
#include "macros.S"

	@ more of the frame
	.equ	mul_sign, 4
	.equ	mul_db, 120
	.equ	mul_low, 136			@ parts of a product of 4 words by 4
	.equ	mul_middle, 152

@ (\hi = \a, \lo) = \a \b; \b, \t0, \t1 are spoiled. 17 cycles.
.macro mul_word a, b, t0, t1, lo
	uxth	\t0, \a
	lsrs	\a, \a, #16
	uxth	\t1, \b
	lsrs	\b, \b, #16
	mov	\lo, \t0
	muls	\lo, \t1
	muls	\t0, \b
	muls	\t1, \a
	muls	\a, \b
	lsls	\b, \t0, #16
	lsrs	\t0, \t0, #16
	adds	\lo, \b
	adcs	\a, \t0
	lsls	\b, \t1, #16
	lsrs	\t1, \t1, #16
	adds	\lo, \b
	adcs	\a, \t1
.endm

@ (r2, r0, r5, r3) = (r1, r0) (r3, r2), most significant word first; all of r0 - r10 are spoiled. 80 cycles.
.macro mul_two_words
	subs	r4, r1, r0
	sbcs	r5, r5
	eors	r4, r5
	subs	r4, r5
	subs	r6, r2, r3
	sbcs	r7, r7
	eors	r6, r7
	subs	r6, r7
	eors	r5, r7
	mov	r8, r5			@ the sign of the middle part
	mov	r9, r1
	mov	r10, r3
	mul_word r4, r6, r5, r7, r1	@ r4, r1 = middle
	mul_word r0, r2, r3, r5, r6	@ r0, r6 = low
	mov	r2, r9
	mov	r3, r10
	mov	r9, r6
	mul_word r2, r3, r5, r7, r6	@ r2, r6 = high
	movs	r7, #0
	adds	r0, r6
	adcs	r2, r7
	mov	r3, r9
	adds	r5, r0, r3
	adcs	r0, r2
	adcs	r2, r7
	mov	r6, r8
	eors	r1, r6
	eors	r4, r6
	lsrs	r7, r6, #1
	adcs	r5, r1
	adcs	r0, r4
	adcs	r2, r6
.endm

@ 8 words at sp + \to = 4 words at r11 by 4 at r12, both of which end behind them. r0 - r10, lr are spoiled.
.macro mul_four_words to
	mov	r6, r11
	ldm	r6!, {r0 - r3}
	two_words_apart	r2, r3, r0, r1, r6
	mov	r8, r2
	mov	r9, r3
	mov	r7, r12
	ldm	r7!, {r0 - r3}
	two_words_apart	r0, r1, r2, r3, r7
	eors	r6, r7
	mov	lr, r6
	mov	r2, r8
	mov	r3, r9
	mul_two_words
	add	r6, sp, #mul_middle
	stm	r6!, {r0, r2, r3, r5}
	mov	r6, r11
	ldm	r6!, {r0, r1}
	mov	r11, r6
	mov	r6, r12
	ldm	r6!, {r2, r3}
	mov	r12, r6
	mul_two_words
	add	r6, sp, #mul_low
	stm	r6!, {r0, r2, r3, r5}
	mov	r6, r11
	ldm	r6!, {r0, r1}
	mov	r11, r6
	mov	r6, r12
	ldm	r6!, {r2, r3}
	mov	r12, r6
	mul_two_words
	@ high = (r2, r0, r5, r3); r5, r3 becomes what the two middle words share
	add	r6, sp, #mul_low
	ldm	r6!, {r1, r4}
	movs	r7, #0
	adds	r3, r1
	adcs	r5, r4
	adcs	r0, r7
	adcs	r2, r7
	ldm	r6!, {r1, r4}
	add	r6, sp, #\to
	stm	r6!, {r1, r4}
	adds	r1, r3
	adcs	r4, r5
	adcs	r3, r0
	adcs	r5, r2
	adcs	r0, r7
	adcs	r2, r7
	mov	r7, lr
	lsrs	r6, r7, #1
	ldr	r6, [sp, #mul_middle + 8]
	eors	r6, r7
	adcs	r1, r6
	ldr	r6, [sp, #mul_middle + 12]
	eors	r6, r7
	adcs	r4, r6
	ldr	r6, [sp, #mul_middle]
	eors	r6, r7
	adcs	r3, r6
	ldr	r6, [sp, #mul_middle + 4]
	eors	r6, r7
	adcs	r5, r6
	adcs	r0, r7
	adcs	r2, r7
	add	r6, sp, #\to + 8
	stm	r6!, {r1, r4}
	stm	r6!, {r3, r5}
	stm	r6!, {r0, r2}
.endm

@ void bezout_m0_mul(out, a, b), by way of field.S; the figures are those of this internal entry.
@ Cycles: 1421 on M0+, 1423 on M0. Stack: 172 bytes. Flash: 2408 bytes, with what it calls.
@ Internal: r0 = product, r1 = a, r2 = b, of 8 words below 2^256 each; the product is below 2^256. Spoils all.
	routine	bezout_m0_field_mul
	push	{lr}
	sub	sp, #product_frame
	str	r0, [sp, #product_out]
	mov	r11, r1
	mov	r12, r2
	@ |a1 - a0|, |b0 - b1| and the sign of their product
	movs	r7, r1
	ldm	r7!, {r0 - r3}
	ldm	r7, {r4 - r7}
	four_words_apart	r4, r5, r6, r7, r0, r1, r2, r3
	add	r1, sp, #product_d
	stm	r1!, {r4 - r7}
	mov	r8, r0
	mov	r7, r12
	ldm	r7!, {r0 - r3}
	ldm	r7, {r4 - r7}
	four_words_apart	r0, r1, r2, r3, r4, r5, r6, r7
	add	r5, sp, #mul_db
	stm	r5!, {r0 - r3}
	mov	r0, r8
	eors	r0, r4
	str	r0, [sp, #mul_sign]
	mul_four_words product_z0
	mul_four_words product_z2
	add	r0, sp, #product_d
	mov	r11, r0
	adds	r0, #16
	mov	r12, r0
	mul_four_words product_m
	@ r8 - r11, r12 = what the two middle parts share: upper half of z0 and lower of z2; its carry
	product_middle
	ldr	r5, [sp, #mul_sign]
	lsrs	r6, r5, #1
	ldr	r6, [sp, #product_m]
	eors	r6, r5
	adcs	r0, r6
	ldr	r6, [sp, #product_m + 4]
	eors	r6, r5
	adcs	r1, r6
	ldr	r6, [sp, #product_m + 8]
	eors	r6, r5
	adcs	r2, r6
	ldr	r6, [sp, #product_m + 12]
	eors	r6, r5
	adcs	r3, r6
	movs	r7, #0
	adcs	r7, r7
	product_upper
	product_add_middle
	lsrs	r7, r7, #1
	ldr	r6, [sp, #product_m + 16]
	eors	r6, r5
	adcs	r0, r6
	ldr	r6, [sp, #product_m + 20]
	eors	r6, r5
	adcs	r1, r6
	ldr	r6, [sp, #product_m + 24]
	eors	r6, r5
	adcs	r2, r6
	ldr	r6, [sp, #product_m + 28]
	eors	r6, r5
	adcs	r3, r6
	adcs	r4, r5			@ the carries and the sign: -1 to 2
	product_end
	.size	bezout_m0_field_mul, . - bezout_m0_field_mul
