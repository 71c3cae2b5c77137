@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ elligator2_inverse: the r at or below (p - 1)/2 that elligator2 maps to u with the given parity of v
@
@ The first candidate, whose v is odd, is u = -A/(1 + 2 r^2) just if r^2 = -(u + A)/(2u); the second one, whose v
@ is even, is A/(1 + 2 r^2) - A just if r^2 = -u/(2(u + A)). The square root of n/m is n m^3 (n m^7)^((p - 5)/8),
@ or that times the square root of -1, if there is one; u must be of the curve, not of its twist.
#include "macros.S"

	.equ	slot_u, 0
	.equ	slot_n, 32
	.equ	slot_m, 64
	.equ	slot_x, 96
	.equ	slot_s, 128
	.equ	slot_t, 160
	.equ	slot_w, 192
	.equ	inverse_out, 224
	.equ	inverse_odd, 228
	.equ	inverse_ok, 232
	.equ	inverse_count, 236
	.equ	inverse_frame, 240

@ \to = \from^(2^\count), for a count above 1
.macro inverse_squares to, from, count
	field_op square, \to, \from
	movs	r0, #\count - 1
	str	r0, [sp, #inverse_count]
.Linverse_squares\@:
	field_op square, \to, \to
	ldr	r0, [sp, #inverse_count]
	subs	r0, #1
	str	r0, [sp, #inverse_count]
	bne	.Linverse_squares\@
.endm

@ int bezout_m0_elligator2_inverse(uint32_t r[8], const uint32_t u[8], uint32_t v_is_odd)
@ For any u below 2^256. Returns 1, or 0 where there is no r, and then r = 0.
@ Cycles: 287659 on M0+, 289087 on M0. Stack: 448 bytes. Flash: 9692 bytes, with what it calls.
	routine	bezout_m0_elligator2_inverse
	save_registers
	sub	sp, #inverse_frame
	str	r0, [sp, #inverse_out]
	movs	r3, #1
	ands	r2, r3
	rsbs	r2, r2, #0
	str	r2, [sp, #inverse_odd]
	add	r0, sp, #slot_u
	bl	bezout_m0_field_normalize
	@ n, m = -u, u + A, or -(u + A), u
	field_small t, 486662
	field_op add, m, u, t
	field_small t, 0
	field_op sub, n, t, u
	field_op sub, s, t, m
	ldr	r3, [sp, #inverse_odd]
	field_op select, n, n, s
	@ whether u (u (u + A) + 1) is a square or 0
	field_op mul, x, u, m
	field_small t, 1
	field_op add, x, x, t
	field_op mul, x, x, u
	add	r0, sp, #slot_x
	bl	bezout_m0_legendre
	lsrs	r0, r0, #31
	movs	r1, #1
	eors	r0, r1
	str	r0, [sp, #inverse_ok]
	ldr	r3, [sp, #inverse_odd]
	field_op select, m, m, u
	field_op add, m, m, m
	@ s = m^3, x = n m^7
	field_op square, s, m
	field_op mul, s, s, m
	field_op square, x, s
	field_op mul, x, x, m
	field_op mul, x, x, n
	field_op mul, s, s, n
	@ t = x^(2^252 - 3)
	field_op square, t, x
	inverse_squares w, t, 2
	field_op mul, w, w, x
	field_op mul, t, t, w
	field_op square, t, t
	field_op mul, t, t, w		@ 2^5 - 1
	inverse_squares w, t, 5
	field_op mul, t, t, w		@ 2^10 - 1
	inverse_squares w, t, 10
	field_op mul, w, w, t		@ 2^20 - 1
	inverse_squares u, w, 20
	field_op mul, w, w, u		@ 2^40 - 1
	inverse_squares w, w, 10
	field_op mul, t, t, w		@ 2^50 - 1
	inverse_squares w, t, 50
	field_op mul, w, w, t		@ 2^100 - 1
	inverse_squares u, w, 100
	field_op mul, w, w, u		@ 2^200 - 1
	inverse_squares w, w, 50
	field_op mul, t, t, w		@ 2^250 - 1
	inverse_squares t, t, 2
	field_op mul, t, t, x
	@ s = the candidate, t = m s^2
	field_op mul, s, s, t
	field_op square, t, s
	field_op mul, t, t, m
	field_op sub, w, t, n
	field_op add, t, t, n
	field_op normalize, w, w
	add	r0, sp, #slot_w
	bl	.Linverse_zero
	str	r0, [sp, #inverse_odd]	@ 1: a root
	field_op normalize, t, t
	add	r0, sp, #slot_t
	bl	.Linverse_zero
	ldr	r1, [sp, #inverse_odd]
	orrs	r0, r1
	ldr	r1, [sp, #inverse_ok]
	ands	r0, r1
	str	r0, [sp, #inverse_ok]
	adr	r2, .Linverse_root
	add	r0, sp, #slot_t
	add	r1, sp, #slot_s
	bl	bezout_m0_field_mul
	ldr	r3, [sp, #inverse_odd]
	rsbs	r3, r3, #0
	field_op select, s, t, s
	@ the one of r, -r whose double is even
	field_op add, t, s, s
	field_op normalize, t, t
	ldr	r3, [sp, #slot_t]
	lsls	r3, r3, #31
	asrs	r3, r3, #31
	str	r3, [sp, #inverse_odd]
	field_small w, 0
	field_op sub, t, w, s
	ldr	r3, [sp, #inverse_odd]
	field_op select, s, s, t
	@ 0 where there is none
	ldr	r3, [sp, #inverse_ok]
	rsbs	r3, r3, #0
	field_op select, s, w, s
	ldr	r0, [sp, #inverse_out]
	add	r1, sp, #slot_s
	bl	bezout_m0_field_normalize
	ldr	r0, [sp, #inverse_ok]
	wipe_frame	inverse_frame
	add	sp, #inverse_frame
	return_saved
	.balign	4
	@ the square root of -1
.Linverse_root:
	.word	0x4a0ea0b0, 0xc4ee1b27, 0xad2fe478, 0x2f431806, 0x3dfbd7a7, 0x2b4d0099, 0x4fc1df0b, 0x2b832480
	.ltorg

@ r0 = 1 if the 8 words at r0 are 0, else 0; spoils r1 - r4
.Linverse_zero:
	ldm	r0!, {r1 - r4}
	orrs	r1, r2
	orrs	r1, r3
	orrs	r1, r4
	ldm	r0!, {r2 - r4}
	orrs	r1, r2
	orrs	r1, r3
	orrs	r1, r4
	ldr	r0, [r0]
	orrs	r0, r1
	bit_of_zero
	bx	lr
	.size	bezout_m0_elligator2_inverse, . - bezout_m0_elligator2_inverse
