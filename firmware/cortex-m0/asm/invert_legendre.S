@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert_legendre: 1/x mod 2^255 - 19 and the Legendre symbol of x in one pass
#include "macros.S"

	@ the frame of macros.S
	.equ	invert_legendre_frame, 168

@ int bezout_m0_invert_legendre(uint32_t out[8], const uint32_t x[8])
@ out = 1/x mod 2^255 - 19, or 0, as bezout_m0_invert; returns the symbol, as bezout_m0_legendre.
@ Cycles: 39142 on M0+, 39589 on M0. Stack: 208 bytes. Flash: 4848 bytes, with what it calls.
	routine	bezout_m0_invert_legendre
	save_registers
	sub	sp, #invert_legendre_frame
	str	r0, [sp, #frame_out]
	movs	r2, #19
	bl	bezout_m0_limbs_load
	symbol_clear
	adr	r0, invert_legendre_schedule
	mov	r11, r0
	movs	r0, #0
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	@ The first batch: (d, e) = -(0, 1) becomes -(v, r), which are above -2^15 and below 2^14 by the minus
	add	r7, sp, #frame_fg
	bl	bezout_m0_divsteps_symbol
	first_cofactors	frame_de + 68
	add	r7, sp, #frame_fg
	bl	bezout_m0_update_fg
	bl	bezout_m0_symbol_sign
	@ 16 batches in which d and e grow by a limb each, without reduction
.Linvert_legendre_grow:
	symbol_batch	frame_fg
	adr	r3, invert_legendre_schedule
	grow_cofactors	frame_de
	compare_batches	invert_legendre_schedule, 17
	bne	.Linvert_legendre_grow
	bl	bezout_m0_limbs_unsign
	@ 22 batches with reduction
.Linvert_legendre_reduce:
	symbol_batch	frame_fg
	add	r7, sp, #frame_de
	bl	bezout_m0_update_mod
	compare_batches	invert_legendre_schedule, 39
	bne	.Linvert_legendre_reduce
	@ the last 3 steps, for d alone
	add	r7, sp, #frame_fg
	bl	bezout_m0_divsteps_symbol_last
	str	r5, [sp, #frame_fg]
	movs	r2, r1
	movs	r6, r5
	eors	r1, r5			@ -v sgn f' to the sign of v
	mvns	r1, r1
	bl	bezout_m0_symbol_sign
	movs	r1, r2
	add	r7, sp, #frame_de
	bl	bezout_m0_update_mod
	bl	bezout_m0_limbs_store
	ldr	r0, [sp, #frame_fg]
	bl	bezout_m0_symbol_result
	@ wipe
	zeros
	add	r7, sp, #symbol_low
	.rept	9
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1 - r3}
	add	sp, #invert_legendre_frame
	return_saved
	schedule	invert_legendre_schedule
	.size	bezout_m0_invert_legendre, . - bezout_m0_invert_legendre
