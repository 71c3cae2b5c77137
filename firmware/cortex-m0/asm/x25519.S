@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ x25519: the Diffie-Hellman function of RFC 7748
@
@ The ladder keeps (x2 : z2) and (x3 : z3) in swapped places where a bit says so. With A, B = x2 +- z2 and
@ C, D = x3 +- z3 a swap exchanges D A and C B, which the sum and the square of the difference do not see: only
@ what is doubled, A or C with B or D, is selected. Bit 254 is set and bits 2, 1, 0 are clear in every
@ scalar: the first step starts from the doubling of (x1 : 1), the last three double alone.
#include "macros.S"

	.equ	slot_x1, 0
	.equ	slot_x2, 32
	.equ	slot_z2, 64
	.equ	slot_x3, 96
	.equ	slot_z3, 128
	.equ	slot_a, 160
	.equ	slot_b, 192
	.equ	slot_c, 224
	.equ	slot_d, 256
	.equ	ladder_scalar, 288
	.equ	ladder_out, 292
	.equ	ladder_bit, 296			@ the public number of the bit
	.equ	ladder_last, 300		@ the bit above it
	.equ	ladder_frame, 304

@ int bezout_m0_x25519(uint32_t out[8], const uint32_t scalar[8], const uint32_t u[8])
@ Any scalar, any u; out is below 2^255 - 19. Returns 1, or 0 where out = 0.
@ Cycles: 2991542 on M0+, 3005083 on M0. Stack: 548 bytes. Flash: 8700 bytes, with what it calls.
	routine	bezout_m0_x25519
	save_registers
	sub	sp, #ladder_frame
	str	r0, [sp, #ladder_out]
	str	r1, [sp, #ladder_scalar]
	@ x1 = x2 = x3 = u mod 2^255, z2 = z3 = 1
	movs	r7, r2
	ldm	r7!, {r0 - r3}
	add	r6, sp, #slot_x1
	stm	r6!, {r0 - r3}
	add	r6, sp, #slot_x2
	stm	r6!, {r0 - r3}
	add	r6, sp, #slot_x3
	stm	r6!, {r0 - r3}
	ldm	r7!, {r0 - r3}
	lsls	r3, r3, #1
	lsrs	r3, r3, #1
	add	r6, sp, #slot_x1 + 16
	stm	r6!, {r0 - r3}
	add	r6, sp, #slot_x2 + 16
	stm	r6!, {r0 - r3}
	add	r6, sp, #slot_x3 + 16
	stm	r6!, {r0 - r3}
	movs	r0, #1
	movs	r1, #0
	movs	r2, #0
	movs	r3, #0
	add	r6, sp, #slot_z2
	stm	r6!, {r0 - r3}
	stm	r6!, {r1 - r3}
	str	r1, [r6]
	add	r6, sp, #slot_z3
	stm	r6!, {r0 - r3}
	stm	r6!, {r1 - r3}
	str	r1, [r6]
	str	r0, [sp, #ladder_last]
	movs	r0, #253
	str	r0, [sp, #ladder_bit]
	@ bit 254
	field_op add, a, x2, z2
	field_op sub, b, x2, z2
	bl	.Lladder_double
.Lladder_step:
	field_op add, a, x2, z2
	field_op sub, b, x2, z2
	field_op add, c, x3, z3
	field_op sub, d, x3, z3
	ldr	r0, [sp, #ladder_scalar]
	ldr	r1, [sp, #ladder_bit]
	lsrs	r2, r1, #5
	lsls	r2, r2, #2
	ldr	r0, [r0, r2]
	lsls	r1, r1, #27
	lsrs	r1, r1, #27
	lsrs	r0, r1
	movs	r3, #1
	ands	r0, r3
	bl	.Lladder_select
	field_op mul, d, d, a
	field_op mul, c, c, b
	field_op add, x3, d, c
	field_op sub, z3, d, c
	field_op square, x3, x3
	field_op square, z3, z3
	field_op mul, z3, z3, x1
	bl	.Lladder_double_selected
	ldr	r0, [sp, #ladder_bit]
	subs	r0, #1
	str	r0, [sp, #ladder_bit]
	cmp	r0, #2
	bne	.Lladder_step
	@ bits 2, 1, 0
	field_op add, a, x2, z2
	field_op sub, b, x2, z2
	field_op add, c, x3, z3
	field_op sub, d, x3, z3
	movs	r0, #0
	bl	.Lladder_select
	bl	.Lladder_double_selected
	field_op add, a, x2, z2
	field_op sub, b, x2, z2
	bl	.Lladder_double
	field_op add, a, x2, z2
	field_op sub, b, x2, z2
	bl	.Lladder_double
	@ x2 / z2
	add	r0, sp, #slot_z2
	add	r1, sp, #slot_z2
	bl	bezout_m0_invert
	field_op mul, x2, x2, z2
	ldr	r0, [sp, #ladder_out]
	add	r1, sp, #slot_x2
	bl	bezout_m0_field_normalize
	@ 1, or 0 where all words are 0; r7 points at the last word, r0 is that
	mov	r4, r8
	ldm	r4!, {r1 - r3}
	orrs	r0, r1
	orrs	r0, r2
	orrs	r0, r3
	ldm	r4!, {r1 - r3}
	orrs	r0, r1
	orrs	r0, r2
	orrs	r0, r3
	ldr	r1, [r4]
	orrs	r0, r1
	rsbs	r1, r0, #0
	orrs	r0, r1
	lsrs	r0, r0, #31
	wipe_frame	ladder_scalar
	str	r1, [sp, #ladder_last]
	add	sp, #ladder_frame
	return_saved

@ (x2, z2) = (a, b), or (c, d) where the bit r0 and the last one differ
.Lladder_select:
	push	{lr}
	ldr	r3, [sp, #ladder_last + 4]
	str	r0, [sp, #ladder_last + 4]
	eors	r3, r0
	rsbs	r3, r3, #0
	add	r0, sp, #slot_x2 + 4
	add	r1, sp, #slot_a + 4
	add	r2, sp, #slot_c + 4
	bl	bezout_m0_field_select
	@ r0 - r2 point at z2, b, d now
	bl	bezout_m0_field_select
	pop	{pc}

@ (x2 : z2) = 2 (x2 : z2), where x2 + z2 and x2 - z2 are in a and b, or in x2 and z2
.Lladder_double:
	push	{lr}
	add	r0, sp, #slot_x2 + 4
	add	r1, sp, #slot_a + 4
	bl	bezout_m0_field_square
	add	r0, sp, #slot_z2 + 4
	add	r1, sp, #slot_b + 4
	b	.Lladder_doubled
.Lladder_double_selected:
	push	{lr}
	add	r0, sp, #slot_x2 + 4
	add	r1, sp, #slot_x2 + 4
	bl	bezout_m0_field_square
	add	r0, sp, #slot_z2 + 4
	add	r1, sp, #slot_z2 + 4
.Lladder_doubled:
	bl	bezout_m0_field_square
	add	r0, sp, #slot_a + 4
	add	r1, sp, #slot_x2 + 4
	add	r2, sp, #slot_z2 + 4
	bl	bezout_m0_field_sub
	add	r0, sp, #slot_b + 4
	add	r1, sp, #slot_a + 4
	add	r2, sp, #slot_x2 + 4
	bl	bezout_m0_field_mul_a24_add
	add	r0, sp, #slot_x2 + 4
	add	r1, sp, #slot_x2 + 4
	add	r2, sp, #slot_z2 + 4
	bl	bezout_m0_field_mul
	add	r0, sp, #slot_z2 + 4
	add	r1, sp, #slot_a + 4
	add	r2, sp, #slot_b + 4
	bl	bezout_m0_field_mul
	pop	{pc}
	.size	bezout_m0_x25519, . - bezout_m0_x25519
