@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ reduce: the end of mul and square: 16 words to 8, mod 2^255 - 19
#include "macros.S"

@ \to = word \i of low + 38 high, and the carry r0, which becomes the next; r4 = 38, r5 = 0. 15 cycles.
.macro reduce_word i, to
	ldr	r1, [sp, #product_z2 + 4 * \i]
	uxth	\to, r1
	lsrs	r1, r1, #16
	muls	\to, r4
	muls	r1, r4
	adds	\to, r0
	lsls	r3, r1, #16
	lsrs	r0, r1, #16
	adds	\to, r3
	adcs	r0, r5
	ldr	r3, [sp, #product_z0 + 4 * \i]
	adds	\to, r3
	adcs	r0, r5
.endm

@ Jumped to with the frame of mul, lr on top of it, and r3 = the highest of the 16 words.
@ What is above 2^255 is folded first, 19 times, so that no carry is left at the end.
	routine	bezout_m0_field_reduce
	movs	r4, #38
	movs	r5, #0
	uxth	r1, r3
	lsrs	r3, r3, #16
	muls	r1, r4
	muls	r3, r4
	lsls	r2, r3, #16
	lsrs	r3, r3, #16
	adds	r1, r2
	adcs	r3, r5
	ldr	r2, [sp, #product_z0 + 28]
	adds	r1, r2
	adcs	r3, r5
	lsls	r1, r1, #1
	adcs	r3, r3
	lsrs	r1, r1, #1
	mov	r8, r1
	movs	r0, #19
	muls	r0, r3
	ldr	r6, [sp, #product_out]
	reduce_word 0, r2
	reduce_word 1, r7
	stm	r6!, {r2, r7}
	reduce_word 2, r2
	reduce_word 3, r7
	stm	r6!, {r2, r7}
	reduce_word 4, r2
	reduce_word 5, r7
	stm	r6!, {r2, r7}
	reduce_word 6, r2
	mov	r7, r8
	adds	r7, r0
	stm	r6!, {r2, r7}
	add	sp, #product_frame
	pop	{pc}
	.size	bezout_m0_field_reduce, . - bezout_m0_field_reduce
