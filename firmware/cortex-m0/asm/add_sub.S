@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ add, sub, select: in the field of 2^255 - 19, on any 8 words below 2^256
#include "macros.S"

@ void bezout_m0_add(out, a, b), by way of field.S; the figures are those of this internal entry.
@ Cycles: 68 on M0+, 69 on M0. Stack: 0 bytes. Flash: 256 bytes, with what it calls.
@ Internal: r0 = sum, r1 = a, r2 = b; the sum is below 2^256. Spoils r0 - r10.
@ What the highest words leave above 2^255 is folded first, 19 times, so that no carry is left.
	routine	bezout_m0_field_add
	mov	r8, r0
	ldr	r3, [r1, #28]
	ldr	r4, [r2, #28]
	movs	r5, #0
	adds	r3, r4
	adcs	r5, r5
	lsls	r3, r3, #1
	adcs	r5, r5
	lsrs	r3, r3, #1
	mov	r9, r3
	movs	r3, #19
	muls	r3, r5
	ldm	r1!, {r4 - r7}
	adds	r4, r3
	movs	r3, #0
	adcs	r5, r3
	adcs	r6, r3
	adcs	r7, r3
	adcs	r3, r3
	mov	r10, r3			@ one carry; the other one stays in the flag
	ldm	r2!, {r0, r3}
	adds	r4, r0
	adcs	r5, r3
	ldm	r2!, {r0, r3}
	adcs	r6, r0
	adcs	r7, r3
	mov	r0, r8
	stm	r0!, {r4 - r7}
	ldm	r1!, {r4 - r6}
	ldm	r2, {r1, r2, r7}
	adcs	r4, r1
	adcs	r5, r2
	adcs	r6, r7
	mov	r7, r9
	movs	r3, #0
	adcs	r7, r3
	mov	r1, r10
	adds	r4, r1
	adcs	r5, r3
	adcs	r6, r3
	adcs	r7, r3
	stm	r0!, {r4 - r7}
	bx	lr
	.size	bezout_m0_field_add, . - bezout_m0_field_add

@ void bezout_m0_sub(out, a, b), by way of field.S; the figures are those of this internal entry.
@ Cycles: 71 on M0+, 72 on M0. Stack: 0 bytes. Flash: 256 bytes, with what it calls.
@ Internal: r0 = difference, r1 = a, r2 = b; the difference is below 2^256. Spoils r0 - r10.
@ As in add, with p more, so that nothing is negative.
	routine	bezout_m0_field_sub
	mov	r8, r0
	ldr	r3, [r1, #28]
	ldr	r4, [r2, #28]
	subs	r3, r4
	sbcs	r5, r5
	lsls	r3, r3, #1
	adcs	r5, r5			@ what the difference has above 2^255: -2 to 1
	lsrs	r3, r3, #1
	movs	r4, #1
	subs	r5, r4, r5
	lsls	r4, r4, #31
	adds	r3, r4
	mov	r9, r3
	movs	r3, #19
	muls	r3, r5
	ldm	r1!, {r4 - r7}
	subs	r4, r3
	movs	r3, #0
	sbcs	r5, r3
	sbcs	r6, r3
	sbcs	r7, r3
	sbcs	r3, r3
	mov	r10, r3			@ one borrow; the other one stays in the flag
	ldm	r2!, {r0, r3}
	subs	r4, r0
	sbcs	r5, r3
	ldm	r2!, {r0, r3}
	sbcs	r6, r0
	sbcs	r7, r3
	mov	r0, r8
	stm	r0!, {r4 - r7}
	ldm	r1!, {r4 - r6}
	ldm	r2, {r1, r2, r7}
	sbcs	r4, r1
	sbcs	r5, r2
	sbcs	r6, r7
	mov	r7, r9
	movs	r3, #0
	sbcs	r7, r3
	mov	r1, r10
	adds	r4, r1
	adcs	r5, r1
	adcs	r6, r1
	adcs	r7, r1
	stm	r0!, {r4 - r7}
	bx	lr
	.size	bezout_m0_field_sub, . - bezout_m0_field_sub

@ Internal: r0 = a where r3 = 0, b where r3 = -1; r1 = a, r2 = b. Spoils r0 - r7.
	routine	bezout_m0_field_select
	.rept	4
	ldm	r1!, {r4, r5}
	ldm	r2!, {r6, r7}
	eors	r6, r4
	eors	r7, r5
	ands	r6, r3
	ands	r7, r3
	eors	r4, r6
	eors	r5, r7
	stm	r0!, {r4, r5}
	.endr
	bx	lr
	.size	bezout_m0_field_select, . - bezout_m0_field_select
