@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ square: in the field of 2^255 - 19
@
@ Karatsuba on 8, 4 and 2 words: (a1 B + a0)^2 = z2 B^2 + (z0 + z2 - (a1 - a0)^2) B + z0. No sign is left.
#include "macros.S"

	@ more of the frame
	.equ	square_in, 4

@ (\a, \lo) = \a^2; \t0, \t1 are spoiled. 10 cycles.
.macro square_word a, t0, t1, lo
	uxth	\t0, \a
	lsrs	\a, \a, #16
	mov	\lo, \t0
	muls	\t0, \a
	muls	\lo, \lo
	muls	\a, \a
	lsls	\t1, \t0, #17
	lsrs	\t0, \t0, #15
	adds	\lo, \t1
	adcs	\a, \t0
.endm

@ (r1, r0, r5, r4) = (r1, r0)^2, most significant word first; r2, r3, r6, r7 are spoiled. 43 cycles.
.macro square_two_words
	subs	r2, r1, r0
	sbcs	r3, r3
	eors	r2, r3
	subs	r2, r3
	square_word r0, r3, r5, r4
	square_word r1, r3, r6, r5
	square_word r2, r3, r7, r6
	movs	r7, #0
	adds	r0, r5
	adcs	r1, r7
	adds	r5, r0, r4
	adcs	r0, r1
	adcs	r1, r7
	subs	r5, r6
	sbcs	r0, r2
	sbcs	r1, r7
.endm

@ 8 words at sp + \to = (r3, r2, r1, r0)^2; r0 - r12, lr are spoiled. 194 cycles.
.macro square_four_words to
	mov	r8, r2
	mov	r9, r3
	two_words_apart	r2, r3, r0, r1, r4
	mov	r10, r2
	mov	r12, r3
	square_two_words
	add	r6, sp, #\to
	stm	r6!, {r4, r5}
	mov	r11, r0
	mov	lr, r1
	mov	r0, r10
	mov	r1, r12
	square_two_words
	add	r6, sp, #\to + 8
	stm	r6!, {r4, r5}
	mov	r10, r0
	mov	r12, r1
	mov	r0, r8
	mov	r1, r9
	square_two_words
	mov	r2, r11
	adds	r4, r2
	mov	r2, lr
	adcs	r5, r2
	adcs	r0, r7			@ r7 = 0 from the last square
	adcs	r1, r7
	add	r6, sp, #\to
	ldm	r6!, {r2, r3}
	adds	r2, r4
	adcs	r3, r5
	adcs	r4, r0
	adcs	r5, r1
	adcs	r0, r7
	adcs	r1, r7
	ldr	r7, [r6]
	subs	r2, r7
	ldr	r7, [r6, #4]
	sbcs	r3, r7
	mov	r7, r10
	sbcs	r4, r7
	mov	r7, r12
	sbcs	r5, r7
	movs	r7, #0
	sbcs	r0, r7
	sbcs	r1, r7
	stm	r6!, {r2 - r5}
	stm	r6!, {r0, r1}
.endm

@ void bezout_m0_square(out, a), by way of field.S; the figures are those of this internal entry.
@ Cycles: 902 on M0+, 904 on M0. Stack: 172 bytes. Flash: 1524 bytes, with what it calls.
@ Internal: r0 = square, r1 = a, of 8 words below 2^256; the square is below 2^256. Spoils all registers.
	routine	bezout_m0_field_square
	push	{lr}
	sub	sp, #product_frame
	str	r0, [sp, #product_out]
	movs	r7, r1
	ldm	r7!, {r0 - r3}
	str	r7, [sp, #square_in]
	ldm	r7, {r4 - r7}
	four_words_apart	r4, r5, r6, r7, r0, r1, r2, r3
	add	r1, sp, #product_d
	stm	r1!, {r4 - r7}
	ldr	r4, [sp, #square_in]
	ldm	r4!, {r0 - r3}
	square_four_words product_z2
	ldr	r4, [sp, #square_in]
	subs	r4, #16
	ldm	r4!, {r0 - r3}
	square_four_words product_z0
	add	r4, sp, #product_d
	ldm	r4!, {r0 - r3}
	square_four_words product_m
	@ r8 - r11, r12 = what the two middle parts share: upper half of z0 and lower of z2; its carry
	product_middle
	mov	lr, r4
	add	r4, sp, #product_m
	ldm	r4, {r4 - r7}
	subs	r0, r4
	sbcs	r1, r5
	sbcs	r2, r6
	sbcs	r3, r7
	sbcs	r5, r5
	product_upper
	mov	r4, lr
	product_add_middle
	rsbs	r5, r5, #0		@ the borrow
	add	r6, sp, #product_m + 16
	ldm	r6!, {r5, r7}
	sbcs	r0, r5
	sbcs	r1, r7
	ldm	r6!, {r5, r7}
	sbcs	r2, r5
	sbcs	r3, r7
	movs	r5, #0
	sbcs	r4, r5			@ carry minus borrow
	product_end
	.size	bezout_m0_field_square, . - bezout_m0_field_square
