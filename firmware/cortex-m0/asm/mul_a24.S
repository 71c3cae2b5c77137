@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ mul_a24: 121665 a, and b + 121665 a, in the field of 2^255 - 19
@
@ 121665 = (486662 - 2) / 4 of Curve25519 is 2^16 + 56129: of each word x = x1 2^16 + x0 that is
@ x1 2^32 + (56129 x1 + x0) 2^16 + 56129 x0, and both brackets are below 2^32.
#include "macros.S"

	.equ	a24_out, 0
	.equ	a24_in, 4

@ (\high, \low) = 121665 r1; r4 = 56129, r5 = 0; r1, r2, r7 are spoiled. 12 cycles.
.macro a24_word high, low
	uxth	r2, r1
	lsrs	r1, r1, #16
	mov	\low, r2
	muls	\low, r4
	mov	\high, r1
	muls	\high, r4
	adds	\high, r2
	lsls	r7, \high, #16
	lsrs	\high, \high, #16
	adds	\high, r1
	adds	\low, r7
	adcs	\high, r5
.endm

@ The next word from [r1] to the next at \out: \carry in, \high out; r8 = in, r9 = b, r10 = out.
.macro a24_step i, carry, high, add
	mov	r1, r8
	ldr	r1, [r1, #4 * \i]
	a24_word \high, r3
	adds	r3, \carry
	adcs	\high, r5
	.if	\add
	mov	r7, r9
	ldr	r7, [r7, #4 * \i]
	adds	r3, r7
	adcs	\high, r5
	.endif
	mov	r7, r10
	str	r3, [r7, #4 * \i]
.endm

@ r0 = out, r1 = a, r2 = b
.macro a24_body add
	mov	r10, r0
	mov	r8, r1
	mov	r9, r2
	ldr	r4, =56129
	movs	r5, #0
	@ the highest word first: what it leaves above 2^255 is folded, 19 times
	ldr	r1, [r1, #28]
	a24_word r0, r3
	.if	\add
	mov	r7, r9
	ldr	r7, [r7, #28]
	adds	r3, r7
	adcs	r0, r5
	.endif
	lsls	r3, r3, #1
	adcs	r0, r0
	lsrs	r3, r3, #1
	mov	r11, r3
	movs	r3, #19
	muls	r0, r3
	a24_step 0, r0, r6, \add
	a24_step 1, r6, r0, \add
	a24_step 2, r0, r6, \add
	a24_step 3, r6, r0, \add
	a24_step 4, r0, r6, \add
	a24_step 5, r6, r0, \add
	a24_step 6, r0, r6, \add
	add	r6, r11
	str	r6, [r7, #28]
	bx	lr
.endm

@ void bezout_m0_mul_a24(out, a), by way of field.S; the figures are those of this internal entry.
@ Cycles: 171 on M0+, 172 on M0. Stack: 0 bytes. Flash: 684 bytes, with what it calls.
@ Internal: r0 = 121665 a, r1 = a; the result is below 2^256. Spoils r0 - r11.
	routine	bezout_m0_field_mul_a24
	a24_body 0
	.size	bezout_m0_field_mul_a24, . - bezout_m0_field_mul_a24

@ Internal: r0 = b + 121665 a, r1 = a, r2 = b; the result is below 2^256. Spoils r0 - r11.
	routine	bezout_m0_field_mul_a24_add
	a24_body 1
	.size	bezout_m0_field_mul_a24_add, . - bezout_m0_field_mul_a24_add
	.ltorg
