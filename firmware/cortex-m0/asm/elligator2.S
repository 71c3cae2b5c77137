@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ elligator2: map_to_curve_elligator2_curve25519 of RFC 9380, without the v-coordinate, and its inverse
@
@ With d = 1 + 2 r^2 and w = d^2 - 2 A^2 r^2 the map's first candidate is u = -A/d, and u^3 + A u^2 + u is
@ -A w/d^3: a square just if d w has the symbol of A, as -1 is a square. d w is never 0, for 2 and A^2 - 4 are
@ no squares. So one inversion, that of d w, with its symbol gives the choice and 1/d = w/(d w).
#include "macros.S"

	.equ	slot_t, 0
	.equ	slot_d, 32
	.equ	slot_w, 64
	.equ	slot_z, 96
	.equ	slot_s, 128
	.equ	elligator_out, 160
	.equ	elligator_frame, 164

@ \to = A \a = 121665 4 \a + 2 \a; s is spoiled
.macro elligator_mul_a to, a
	field_op add, s, \a, \a
	field_op add, \to, s, s
	field_op mul_a24_add, \to, \to, s
.endm

@ int bezout_m0_elligator2(uint32_t u[8], const uint32_t r[8])
@ u of the point of r, below 2^255 - 19, for any r below 2^256. Returns the parity that the RFC gives v.
@ Cycles: 45614 on M0+, 46116 on M0. Stack: 408 bytes. Flash: 9904 bytes, with what it calls.
	routine	bezout_m0_elligator2
	save_registers
	sub	sp, #elligator_frame
	str	r0, [sp, #elligator_out]
	add	r0, sp, #slot_t
	bl	bezout_m0_field_square
	field_op add, t, t, t	@ 2 r^2
	field_small d, 1
	field_op add, d, d, t
	elligator_mul_a w, t
	elligator_mul_a w, w
	field_op square, t, d
	field_op sub, w, t, w
	field_op mul, z, d, w
	add	r0, sp, #slot_z
	add	r1, sp, #slot_z
	bl	bezout_m0_invert_legendre
	str	r0, [sp, #slot_d]
	field_op mul, z, z, w
	elligator_mul_a t, z
	@ -t or t - A
	ldr	r7, [sp, #slot_d]
	adds	r7, #1
	lsrs	r7, r7, #1		@ 1 where d w is a square
	movs	r0, #1
	eors	r7, r0			@ (A / p) = -1: 1 where the first candidate is right
	str	r7, [sp, #slot_d + 28]
	field_small s, 0
	field_op sub, z, s, t
	field_small s, 486662
	field_op sub, t, t, s
	ldr	r3, [sp, #slot_d + 28]
	rsbs	r3, r3, #0
	field_op select, t, t, z
	ldr	r0, [sp, #elligator_out]
	add	r1, sp, #slot_t
	bl	bezout_m0_field_normalize
	ldr	r0, [sp, #slot_d + 28]
	wipe_frame	elligator_out
	add	sp, #elligator_frame
	return_saved
	.balign	4
	.ltorg
	.size	bezout_m0_elligator2, . - bezout_m0_elligator2
