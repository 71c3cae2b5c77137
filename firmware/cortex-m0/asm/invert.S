@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert: 1/x mod 2^255 - 19, and mod any prime 2^255 - c
#include "macros.S"

	@ the frame of macros.S
	.equ	invert_frame, 168

@ int bezout_m0_invert(uint32_t out[8], const uint32_t x[8])
@ out = 1/x mod 2^255 - 19, below it, for any x below 2^256. Returns 1, or 0 where x = 0, and then out = 0.
@ Cycles: 35266 on M0+, 35631 on M0. Stack: 208 bytes. Flash: 3432 bytes, with what it calls.
@ 39 batches of 15 divsteps and 3 steps, 588 in all, for f = p and 0 <= g < 2^255 (proofs/). The scale: 17 batches leave d, e
@ times 2^255 = 19, the last steps divide by what they multiply by, and x is multiplied by 19 when it is loaded.
	routine	bezout_m0_invert
	movs	r2, #19
	.size	bezout_m0_invert, . - bezout_m0_invert

@ int bezout_m0_invert_pseudo_mersenne(uint32_t out[8], const uint32_t x[8], uint32_t c)
@ The same mod p = 2^255 - c, a prime, for an odd c up to 21845.
@ Cycles: 35265 on M0+, 35630 on M0. Stack: 208 bytes. Flash: 3432 bytes, with what it calls.
	entry	bezout_m0_invert_pseudo_mersenne
	save_registers
	sub	sp, #invert_frame
	str	r0, [sp, #frame_out]
	bl	bezout_m0_limbs_load
	adr	r0, invert_schedule
	mov	r11, r0
	movs	r0, #0
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	@ The first batch: (d, e) = -(0, 1) becomes -(v, r), which are above -2^15 and below 2^14 by the minus
	add	r7, sp, #frame_fg
	bl	bezout_m0_divsteps
	first_cofactors	frame_de + 68
	bl	bezout_m0_update_fg
	@ 16 batches in which d and e grow by a limb each, without reduction
.Linvert_grow:
	batch	frame_fg
	adr	r3, invert_schedule
	grow_cofactors	frame_de
	compare_batches	invert_schedule, 17
	bne	.Linvert_grow
	bl	bezout_m0_limbs_unsign
	@ 22 batches with reduction
.Linvert_reduce:
	batch	frame_fg
	add	r7, sp, #frame_de
	bl	bezout_m0_update_mod
	compare_batches	invert_schedule, 39
	bne	.Linvert_reduce
	@ the last 3 steps, for d alone
	add	r7, sp, #frame_fg
	bl	bezout_m0_divsteps_last
	str	r5, [sp, #frame_fg]
	add	r7, sp, #frame_de
	bl	bezout_m0_update_mod
	bl	bezout_m0_limbs_store
	@ 1 if f is 1 or -1 at the end, 0 if x = 0 mod p
	ldr	r0, [sp, #frame_fg]
	bit_of_unit
	@ wipe
	zeros
	add	r7, sp, #frame_fg
	.rept	8
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1 - r3}
	add	sp, #invert_frame
	return_saved
	schedule	invert_schedule
	.size	bezout_m0_invert_pseudo_mersenne, . - bezout_m0_invert_pseudo_mersenne
