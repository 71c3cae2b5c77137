@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ normalize: 8 words below 2^256 to the residue in [0, 2^255 - 19)
#include "macros.S"

@ void bezout_m0_normalize(out, a), by way of field.S; the figures are those of this internal entry.
@ Cycles: 65 on M0+, 66 on M0. Stack: 0 bytes. Flash: 96 bytes, with what it calls.
@ Internal: r0 = result, r1 = a. Spoils r0 - r10.
@ V = a with bit 255 folded is below 2^255 + 19. V + 19 reaches 2^255 just if V is at least p.
	routine	bezout_m0_field_normalize
	mov	r8, r0
	ldr	r3, [r1, #28]
	movs	r2, #19
	lsrs	r0, r3, #31
	lsls	r3, r3, #1
	lsrs	r3, r3, #1
	mov	r9, r3
	muls	r0, r2
	adds	r0, r2
	mov	r10, r0
	ldm	r1, {r0 - r6}
	mov	r7, r10
	adds	r0, r7
	movs	r7, #0
	adcs	r1, r7
	adcs	r2, r7
	adcs	r3, r7
	adcs	r4, r7
	adcs	r5, r7
	adcs	r6, r7
	adcs	r7, r7
	add	r7, r9
	mov	r9, r7
	@ 19 less where bit 255 is not set
	mov	r10, r6
	movs	r6, #1
	lsrs	r7, r7, #31
	eors	r7, r6
	movs	r6, #19
	muls	r7, r6
	mov	r6, r10
	subs	r0, r7
	movs	r7, #0
	sbcs	r1, r7
	sbcs	r2, r7
	sbcs	r3, r7
	sbcs	r4, r7
	sbcs	r5, r7
	sbcs	r6, r7
	sbcs	r7, r7
	add	r7, r9
	lsls	r7, r7, #1
	lsrs	r7, r7, #1
	mov	r9, r7
	mov	r7, r8
	stm	r7!, {r0 - r6}
	mov	r0, r9
	str	r0, [r7]
	bx	lr
	.size	bezout_m0_field_normalize, . - bezout_m0_field_normalize
