@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert_legendre: 1/x mod 2^255 - 19 and the Legendre symbol of x in one pass
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

	@ the frame of limbs.S
	.equ	invert_legendre_out, 8
	.equ	invert_legendre_low, 12
	.equ	invert_legendre_high, 16
	.equ	invert_legendre_swap, 20
	.equ	invert_legendre_f_sign, 24
	.equ	invert_legendre_fg, 28
	.equ	invert_legendre_de, 96
	.equ	invert_legendre_frame, 168

@ int bezout_m0_invert_legendre(uint32_t out[8], const uint32_t x[8])
@ out = 1/x mod 2^255 - 19, or 0, as bezout_m0_invert; returns the symbol, as bezout_m0_legendre.
@ Cycles: 39142 on M0+, 39589 on M0. Stack: 208 bytes. Flash: 4848 bytes, with what it calls.
	.balign	4
	.global	bezout_m0_invert_legendre
	.type	bezout_m0_invert_legendre, %function
	.thumb_func
bezout_m0_invert_legendre:
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
	sub	sp, #invert_legendre_frame
	str	r0, [sp, #invert_legendre_out]
	movs	r2, #19
	bl	bezout_m0_limbs_load
	movs	r0, #0
	str	r0, [sp, #invert_legendre_low]
	str	r0, [sp, #invert_legendre_high]
	str	r0, [sp, #invert_legendre_swap]
	str	r0, [sp, #invert_legendre_f_sign]
	adr	r0, invert_legendre_schedule
	mov	r11, r0
	movs	r0, #0
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	@ The first batch: (d, e) = -(0, 1) becomes -(v, r), which are above -2^15 and below 2^14 by the minus
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_divsteps_symbol
	rsbs	r2, r1, #0
	uxth	r2, r2
	mov	r3, r10
	rsbs	r3, r3, #0
	lsls	r3, r3, #16
	orrs	r2, r3
	str	r2, [sp, #invert_legendre_de + 68]
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
	@ 16 batches in which d and e grow by a limb each, without reduction
.Linvert_legendre_grow:
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_divsteps_symbol
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
	adr	r3, invert_legendre_schedule
	mov	r2, r11
	subs	r2, r3			@ the number of this batch, from 2 to 17
	movs	r6, #18
	subs	r6, r2			@ limbs left out, of 18
	add	r7, sp, #invert_legendre_de
	lsls	r3, r6, #2
	adds	r7, r3
	movs	r3, #40
	muls	r6, r3
	bl	bezout_m0_update_grow
	adr	r3, invert_legendre_schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #17
	bne	.Linvert_legendre_grow
	bl	bezout_m0_limbs_unsign
	@ 22 batches with reduction
.Linvert_legendre_reduce:
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_divsteps_symbol
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
	add	r7, sp, #invert_legendre_de
	bl	bezout_m0_update_mod
	adr	r3, invert_legendre_schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #39
	bne	.Linvert_legendre_reduce
	@ the last 3 steps, for d alone
	add	r7, sp, #invert_legendre_fg
	bl	bezout_m0_divsteps_symbol_last
	str	r5, [sp, #invert_legendre_fg]
	movs	r2, r1
	movs	r6, r5
	eors	r1, r5			@ -v sgn f' to the sign of v
	mvns	r1, r1
	bl	bezout_m0_symbol_sign
	movs	r1, r2
	add	r7, sp, #invert_legendre_de
	bl	bezout_m0_update_mod
	bl	bezout_m0_limbs_store
	ldr	r0, [sp, #invert_legendre_fg]
	bl	bezout_m0_symbol_result
	@ wipe
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	movs	r4, #0
	add	r7, sp, #invert_legendre_low
	.rept	9
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1 - r3}
	add	sp, #invert_legendre_frame
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
	.balign	4
invert_legendre_schedule:
	.byte	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10
	.byte	10, 10, 10, 10, 10, 11, 21, 31, 40, 41, 51, 61, 70
	.byte	71, 81, 91, 100, 101, 111, 121, 131, 140, 141, 151, 160, 160
	.balign	4
	.size	bezout_m0_invert_legendre, . - bezout_m0_invert_legendre
