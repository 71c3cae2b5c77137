@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ legendre: the Legendre symbol (x / 2^255 - 19)
#include "macros.S"

	.equ	legendre_frame, 96

@ int bezout_m0_legendre(const uint32_t x[8])
@ 1 if x is a square mod 2^255 - 19 and not 0, -1 if it is none, 0 if it is 0; for any x below 2^256.
@ Cycles: 25346 on M0+, 25663 on M0. Stack: 132 bytes. Flash: 4720 bytes, with what it calls.
	routine	bezout_m0_legendre
	save_registers
	sub	sp, #legendre_frame
	movs	r1, r0
	movs	r2, #19
	bl	bezout_m0_limbs_load
	symbol_clear
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	adr	r0, legendre_schedule
	mov	r11, r0
.Llegendre_batch:
	symbol_batch	frame_fg
	compare_batches	legendre_schedule, 37
	bne	.Llegendre_batch
	@ f and g have at most 26 bits and a sign: the other 33 steps on them, in a register each
	add	r7, sp, #frame_fg
	bl	bezout_m0_divsteps_symbol_whole
	bl	bezout_m0_symbol_result
	@ wipe
	zeros
	add	r7, sp, #symbol_low
	.rept	5
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1}
	add	sp, #legendre_frame
	return_saved
	schedule	legendre_schedule
	.size	bezout_m0_legendre, . - bezout_m0_legendre
