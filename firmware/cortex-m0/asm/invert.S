@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert: 1/x mod 2^255 - 19, and mod any prime 2^255 - c
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

	@ the frame of limbs.S
	.equ	invert_out, 8
	.equ	invert_fg, 28
	.equ	invert_de, 96
	.equ	invert_frame, 168

@ int bezout_m0_invert(uint32_t out[8], const uint32_t x[8])
@ out = 1/x mod 2^255 - 19, below it, for any x below 2^256. Returns 1, or 0 where x = 0, and then out = 0.
@ Cycles: 35266 on M0+, 35631 on M0. Stack: 208 bytes. Flash: 3432 bytes, with what it calls.
@ 39 batches of 15 divsteps and 3 steps, 588 in all, for f = p and 0 <= g < 2^255 (proofs/). The scale: 17 batches leave d, e
@ times 2^255 = 19, the last steps divide by what they multiply by, and x is multiplied by 19 when it is loaded.
	.balign	4
	.global	bezout_m0_invert
	.type	bezout_m0_invert, %function
	.thumb_func
bezout_m0_invert:
	movs	r2, #19
	.size	bezout_m0_invert, . - bezout_m0_invert

@ int bezout_m0_invert_pseudo_mersenne(uint32_t out[8], const uint32_t x[8], uint32_t c)
@ The same mod p = 2^255 - c, a prime, for an odd c up to 21845.
@ Cycles: 35265 on M0+, 35630 on M0. Stack: 208 bytes. Flash: 3432 bytes, with what it calls.
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
	bl	bezout_m0_limbs_load
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
	movs	r6, #18
	subs	r6, r2			@ limbs left out, of 18
	add	r7, sp, #invert_de
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
	bl	bezout_m0_limbs_unsign
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
	bl	bezout_m0_limbs_store
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
	.byte	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10
	.byte	10, 10, 10, 10, 10, 11, 21, 31, 40, 41, 51, 61, 70
	.byte	71, 81, 91, 100, 101, 111, 121, 131, 140, 141, 151, 160, 160
	.balign	4
	.size	bezout_m0_invert_pseudo_mersenne, . - bezout_m0_invert_pseudo_mersenne
