@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ elligator2: map_to_curve_elligator2_curve25519 of RFC 9380, without the v-coordinate, and its inverse
@
@ With d = 1 + 2 r^2 and w = d^2 - 2 A^2 r^2 the map's first candidate is u = -A/d, and u^3 + A u^2 + u is
@ -A w/d^3: a square just if d w has the symbol of A, as -1 is a square. d w is never 0, for 2 and A^2 - 4 are
@ no squares. So one inversion, that of d w, with its symbol gives the choice and 1/d = w/(d w).
	.syntax unified
	.cpu cortex-m0plus
	.thumb
	.text

	.equ	elligator_t, 0
	.equ	elligator_d, 32
	.equ	elligator_w, 64
	.equ	elligator_z, 96
	.equ	elligator_s, 128
	.equ	elligator_out, 160
	.equ	elligator_frame, 164

.macro elligator_op routine, to, a, b
	add	r0, sp, #elligator_\to
	add	r1, sp, #elligator_\a
	.ifnb	\b
	add	r2, sp, #elligator_\b
	.endif
	bl	bezout_m0_field_\routine
.endm

@ \to = A \a = 121665 4 \a + 2 \a; s is spoiled
.macro elligator_mul_a to, a
	elligator_op add, s, \a, \a
	elligator_op add, \to, s, s
	elligator_op mul_a24_add, \to, \to, s
.endm

@ The small number \value to \to; spoils r0 - r3, r6
.macro elligator_small to, value
	ldr	r0, =\value
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	add	r6, sp, #elligator_\to
	stm	r6!, {r0 - r3}
	movs	r0, #0
	stm	r6!, {r0 - r3}
.endm

@ int bezout_m0_elligator2(uint32_t u[8], const uint32_t r[8])
@ u of the point of r, below 2^255 - 19, for any r below 2^256. Returns the parity that the RFC gives v.
@ Cycles: 45614 on M0+, 46116 on M0. Stack: 408 bytes. Flash: 9904 bytes, with what it calls.
	.balign	4
	.global	bezout_m0_elligator2
	.type	bezout_m0_elligator2, %function
	.thumb_func
bezout_m0_elligator2:
	push	{r4 - r7, lr}
	mov	r4, r8
	mov	r5, r9
	mov	r6, r10
	mov	r7, r11
	push	{r4 - r7}
	sub	sp, #elligator_frame
	str	r0, [sp, #elligator_out]
	add	r0, sp, #elligator_t
	bl	bezout_m0_field_square
	elligator_op add, t, t, t	@ 2 r^2
	elligator_small d, 1
	elligator_op add, d, d, t
	elligator_mul_a w, t
	elligator_mul_a w, w
	elligator_op square, t, d
	elligator_op sub, w, t, w
	elligator_op mul, z, d, w
	add	r0, sp, #elligator_z
	add	r1, sp, #elligator_z
	bl	bezout_m0_invert_legendre
	str	r0, [sp, #elligator_d]
	elligator_op mul, z, z, w
	elligator_mul_a t, z
	@ -t or t - A
	ldr	r7, [sp, #elligator_d]
	adds	r7, #1
	lsrs	r7, r7, #1		@ 1 where d w is a square
	movs	r0, #1
	eors	r7, r0			@ (A / p) = -1: 1 where the first candidate is right
	str	r7, [sp, #elligator_d + 28]
	elligator_small s, 0
	elligator_op sub, z, s, t
	elligator_small s, 486662
	elligator_op sub, t, t, s
	ldr	r3, [sp, #elligator_d + 28]
	rsbs	r3, r3, #0
	elligator_op select, t, t, z
	ldr	r0, [sp, #elligator_out]
	add	r1, sp, #elligator_t
	bl	bezout_m0_field_normalize
	ldr	r0, [sp, #elligator_d + 28]
	@ wipe
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	movs	r4, #0
	mov	r5, sp
	movs	r6, #elligator_out / 16
.Lelligator_wipe:
	stm	r5!, {r1 - r4}
	subs	r6, #1
	bne	.Lelligator_wipe
	add	sp, #elligator_frame
	pop	{r4 - r7}
	mov	r8, r4
	mov	r9, r5
	mov	r10, r6
	mov	r11, r7
	pop	{r4 - r7, pc}
	.balign	4
	.ltorg
	.size	bezout_m0_elligator2, . - bezout_m0_elligator2
