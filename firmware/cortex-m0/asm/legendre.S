@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ legendre: the Legendre symbol (x / 2^255 - 19)
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

	.equ	legendre_low, 12
	.equ	legendre_high, 16
	.equ	legendre_swap, 20
	.equ	legendre_f_sign, 24
	.equ	legendre_fg, 28
	.equ	legendre_frame, 96

@ int bezout_m0_legendre(const uint32_t x[8])
@ 1 if x is a square mod 2^255 - 19 and not 0, -1 if it is none, 0 if it is 0; for any x below 2^256.
@ Cycles: 25346 on M0+, 25663 on M0. Stack: 132 bytes. Flash: 4720 bytes, with what it calls.
	.balign	4
	.global	bezout_m0_legendre
	.type	bezout_m0_legendre, %function
	.thumb_func
bezout_m0_legendre:
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
	sub	sp, #legendre_frame
	movs	r1, r0
	movs	r2, #19
	bl	bezout_m0_limbs_load
	movs	r0, #0
	str	r0, [sp, #legendre_low]
	str	r0, [sp, #legendre_high]
	str	r0, [sp, #legendre_swap]
	str	r0, [sp, #legendre_f_sign]
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	adr	r0, legendre_schedule
	mov	r11, r0
.Llegendre_batch:
	add	r7, sp, #legendre_fg
	bl	bezout_m0_divsteps_symbol
	add	r7, sp, #legendre_fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
	adr	r3, legendre_schedule
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #37
	bne	.Llegendre_batch
	@ f and g have at most 26 bits and a sign: the other 33 steps on them, in a register each
	add	r7, sp, #legendre_fg
	bl	bezout_m0_divsteps_symbol_whole
	bl	bezout_m0_symbol_result
	@ wipe
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	movs	r4, #0
	add	r7, sp, #legendre_low
	.rept	5
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1}
	add	sp, #legendre_frame
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
	.balign	4
legendre_schedule:
	.byte	10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10
	.byte	10, 10, 10, 10, 10, 11, 21, 31, 40, 41, 51, 61, 70
	.byte	71, 81, 91, 100, 101, 111, 121, 131, 140, 141, 151, 160, 160
	.balign	4
	.size	bezout_m0_legendre, . - bezout_m0_legendre
