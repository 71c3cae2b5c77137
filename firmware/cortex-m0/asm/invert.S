@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert: 1/x mod 2^255 - 19, and mod any prime 2^255 - c
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

	.equ	invert_c, 0			@ p = 2^255 - c
	.equ	invert_c_inverse, 4		@ 1/c mod 2^15
	.equ	invert_out, 8
	.equ	invert_fg, 12			@ 17 words
	.equ	invert_de, 80			@ 18 words
	.equ	invert_frame, 152

@ Limb i of x (r1), times c (r3), plus the carry r0, to [r7]; r2, r4, r5 are spoiled, r6 ands limbs.
.macro invert_scale_limb i
	.if	(15 * \i) % 32 == 0
	ldr	r4, [r1, #4 * (15 * \i / 32)]
	lsls	r2, r4, #17
	.elseif	(15 * \i) % 32 <= 17
	lsls	r2, r4, #17 - (15 * \i) % 32
	.else
	lsrs	r2, r4, #(15 * \i) % 32
	ldr	r4, [r1, #4 * (15 * \i / 32) + 4]
	lsls	r5, r4, #32 - (15 * \i) % 32
	orrs	r2, r5
	lsls	r2, r2, #17
	.endif
	lsrs	r2, r2, #17
	muls	r2, r3
	adds	r0, r2
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	lsrs	r0, r0, #15
	.if	\i >= 3
	ands	r6, r2
	.endif
	stm	r7!, {r2}
.endm

@ Limb i from [r7], plus the carry r6, into the words that go to [r0]: r1 is the one that is filled.
.macro invert_pack_limb i
	ldm	r7!, {r2}
	adds	r6, r2
	lsls	r2, r6, #17
	asrs	r6, r6, #15
	.if	(15 * \i) % 32 == 0
	lsrs	r1, r2, #17
	.elseif	(15 * \i) % 32 < 17
	lsrs	r2, r2, #17 - (15 * \i) % 32
	orrs	r1, r2
	.elseif	(15 * \i) % 32 == 17
	orrs	r1, r2
	stm	r0!, {r1}
	movs	r1, #0
	.else
	lsls	r3, r2, #(15 * \i) % 32 - 17
	orrs	r1, r3
	stm	r0!, {r1}
	lsrs	r1, r2, #49 - (15 * \i) % 32
	.endif
.endm

	.balign	4
	.global	bezout_m0_invert
	.type	bezout_m0_invert, %function
	.thumb_func
bezout_m0_invert:
	movs	r2, #19
	.global	bezout_m0_invert_pseudo_mersenne
	.type	bezout_m0_invert_pseudo_mersenne, %function
	.thumb_func
bezout_m0_invert_pseudo_mersenne:
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
	sub	sp, #invert_frame
	str	r0, [sp, #invert_out]
	@ 1/c mod 2^15, as in divsteps
	movs	r3, r2
	adds	r0, r2, r2
	adds	r0, r2
	movs	r4, #2
	eors	r0, r4
	movs	r4, r2
	muls	r4, r0
	movs	r5, #1
	subs	r5, r5, r4
	adds	r4, r5, #1
	muls	r0, r4
	muls	r5, r5
	adds	r5, #1
	muls	r0, r5
	str	r2, [sp, #invert_c]
	str	r0, [sp, #invert_c_inverse]
	@ c x in 17 limbs, r0 = what is above 2^255
	movs	r0, #0
	mvns	r6, r0
	lsrs	r6, r6, #17
	add	r7, sp, #invert_fg
	invert_scale_limb 0
	invert_scale_limb 1
	invert_scale_limb 2
	invert_scale_limb 3
	invert_scale_limb 4
	invert_scale_limb 5
	invert_scale_limb 6
	invert_scale_limb 7
	invert_scale_limb 8
	invert_scale_limb 9
	invert_scale_limb 10
	invert_scale_limb 11
	invert_scale_limb 12
	invert_scale_limb 13
	invert_scale_limb 14
	invert_scale_limb 15
	invert_scale_limb 16
	lsrs	r4, r4, #31
	muls	r4, r3
	adds	r0, r4
	@ r0 times 2^255 is r0 c; once more c where that makes the whole at least p
	muls	r0, r3
	subs	r7, #68
	adds	r1, r0, r3
	ldm	r7!, {r2, r4, r5}
	subs	r7, #12
	adds	r1, r2
	lsrs	r1, r1, #15
	adds	r1, r4
	lsrs	r1, r1, #15
	adds	r1, r5
	lsrs	r1, r1, #15
	adds	r1, r6
	lsrs	r1, r1, #15
	muls	r1, r3
	adds	r0, r1
	@ pack with p
	movs	r6, #0
	mvns	r6, r6
	lsrs	r6, r6, #17
	adds	r5, r6, #1
	subs	r5, r3
	.rept	16
	ldr	r1, [r7]
	adds	r0, r1
	lsls	r1, r0, #17
	orrs	r1, r5
	lsrs	r0, r0, #15
	stm	r7!, {r1}
	mov	r5, r6
	.endr
	ldr	r1, [r7]
	adds	r0, r1
	lsls	r0, r0, #17
	lsrs	r0, r0, #1
	orrs	r0, r5
	str	r0, [r7]
	adr	r0, invert_schedule
	mov	r11, r0
	movs	r0, #0
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	@ The first batch: (d, e) = -(0, 1) becomes -(v, r), which are above -2^15 and below 2^14 by the minus
	add	r7, sp, #invert_fg
	bl	bezout_m0_divsteps
	rsbs	r2, r1, #0
	uxth	r2, r2
	mov	r3, r10
	rsbs	r3, r3, #0
	lsls	r3, r3, #16
	orrs	r2, r3
	str	r2, [sp, #invert_de + 68]
	bl	bezout_m0_update_fg
	@ 16 batches in which d and e grow by a limb each, without reduction
.Linvert_grow:
	add	r7, sp, #invert_fg
	bl	bezout_m0_divsteps
	bl	bezout_m0_update_fg
	adr	r3, invert_schedule
	mov	r2, r11
	subs	r2, r3			@ the number of this batch, from 2 to 17
	movs	r6, #17
	subs	r6, r2			@ limbs left out
	add	r7, sp, #invert_de + 4
	lsls	r3, r6, #2
	adds	r7, r3
	movs	r3, #40
	muls	r6, r3
	bl	bezout_m0_update_grow
	adr	r3, invert_schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #17
	bne	.Linvert_grow
	@ d and e with unsigned limbs, the lowest ones in words of their own, the sign folded into them
	ldr	r2, [sp, #invert_de + 68]
	sxth	r0, r2
	asrs	r1, r2, #16
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	lsls	r3, r1, #17
	orrs	r2, r3
	str	r2, [sp, #invert_de + 68]
	asrs	r0, r0, #15
	asrs	r1, r1, #15
	ldr	r2, [sp, #invert_c]
	muls	r0, r2
	muls	r1, r2
	ldr	r3, [sp, #invert_de + 4]
	uxth	r2, r3
	lsrs	r3, r3, #17
	adds	r0, r2
	adds	r1, r3
	str	r0, [sp, #invert_de]
	str	r1, [sp, #invert_de + 4]
	@ 22 batches with reduction
.Linvert_reduce:
	add	r7, sp, #invert_fg
	bl	bezout_m0_divsteps
	bl	bezout_m0_update_fg
	add	r7, sp, #invert_de
	bl	bezout_m0_update_mod
	adr	r3, invert_schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #39
	bne	.Linvert_reduce
	@ the last 3 steps, for d alone
	add	r7, sp, #invert_fg
	bl	bezout_m0_divsteps_last
	str	r5, [sp, #invert_fg]
	add	r7, sp, #invert_de
	bl	bezout_m0_update_mod
	@ d lies in [-c, 2^255 + c): r6 = c less, as much or more to bring it into [0, p)
	add	r7, sp, #invert_de + 8
	ldm	r7!, {r0 - r3}
	movs	r4, r0
	ands	r4, r1
	orrs	r0, r1
	ands	r4, r2
	orrs	r0, r2
	ands	r4, r3
	orrs	r0, r3
	.rept	4
	ldm	r7!, {r1 - r3}
	ands	r4, r1
	orrs	r0, r1
	ands	r4, r2
	orrs	r0, r2
	ands	r4, r3
	orrs	r0, r3
	.endr
	ldr	r1, [sp, #invert_de]
	ldr	r6, [sp, #invert_c]
	adds	r2, r1, r6
	lsrs	r2, r2, #15		@ as far as d_0 + c < 0 is 2^17 - 1, which the mask below drops
	adds	r4, r2
	lsrs	r4, r4, #15
	subs	r0, #1			@ negative if all is 0
	ands	r0, r1
	asrs	r0, r0, #31
	adds	r4, r0
	muls	r6, r4
	@ pack into words
	ldr	r0, [sp, #invert_out]
	add	r7, sp, #invert_de
	adds	r6, r1
	lsls	r1, r6, #17
	lsrs	r1, r1, #17
	asrs	r6, r6, #15
	adds	r7, #8
	invert_pack_limb 1
	invert_pack_limb 2
	invert_pack_limb 3
	invert_pack_limb 4
	invert_pack_limb 5
	invert_pack_limb 6
	invert_pack_limb 7
	invert_pack_limb 8
	invert_pack_limb 9
	invert_pack_limb 10
	invert_pack_limb 11
	invert_pack_limb 12
	invert_pack_limb 13
	invert_pack_limb 14
	invert_pack_limb 15
	invert_pack_limb 16
	stm	r0!, {r1}
	@ 1 if f is 1 or -1 at the end, 0 if x = 0 mod p
	ldr	r0, [sp, #invert_fg]
	muls	r0, r0
	subs	r0, #1
	rsbs	r1, r0, #0
	orrs	r0, r1
	mvns	r0, r0
	lsrs	r0, r0, #31
	@ wipe
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	movs	r4, #0
	add	r7, sp, #invert_fg
	.rept	8
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1 - r3}
	add	sp, #invert_frame
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
	.balign	4
invert_schedule:
	.byte	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0
	.byte	0, 0, 0, 0, 0, 1, 11, 21, 30, 31, 41, 51, 60
	.byte	61, 71, 81, 90, 91, 101, 111, 121, 130, 131, 141, 150, 150
	.balign	4
	.size	bezout_m0_invert, . - bezout_m0_invert
