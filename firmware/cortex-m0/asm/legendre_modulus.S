@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ legendre_modulus: the Legendre symbol modulo the prime and the order of P-256, and the order of Ed25519's group
#include "macros.S"

	.equ	legendre_modulus_some, 0	@ 1, or 0 for x = 0
	.equ	legendre_modulus_end, 4		@ of the schedule, as far as it is used
	.equ	legendre_modulus_fg, 28		@ 18 words
	.equ	legendre_modulus_frame, 100

@ int bezout_m0_legendre_p256(const uint32_t x[8])
@ 1 if x is a square modulo the prime of P-256 and not 0, -1 if it is none, 0 if it is 0; for any x below 2^256.
@ Cycles: 26371 on M0+, 26714 on M0. Stack: 136 bytes. Flash: 4384 bytes, with what it calls.
	routine	bezout_m0_legendre_p256
	ldr	r2, .Llegendre_p256
	b	bezout_m0_legendre_modulus
	.size	bezout_m0_legendre_p256, . - bezout_m0_legendre_p256

@ int bezout_m0_legendre_p256_order(const uint32_t x[8])
@ The same modulo the order of the group of P-256.
@ Cycles: 26371 on M0+, 26714 on M0. Stack: 136 bytes. Flash: 4384 bytes, with what it calls.
	entry	bezout_m0_legendre_p256_order
	ldr	r2, .Llegendre_p256_order
	b	bezout_m0_legendre_modulus
	.size	bezout_m0_legendre_p256_order, . - bezout_m0_legendre_p256_order

@ int bezout_m0_legendre_ed25519_order(const uint32_t x[8])
@ The same modulo the order of Ed25519's base point.
@ Cycles: 25501 on M0+, 25836 on M0. Stack: 136 bytes. Flash: 4384 bytes, with what it calls.
	entry	bezout_m0_legendre_ed25519_order
	ldr	r2, .Llegendre_ed25519_order
	b	bezout_m0_legendre_modulus
	.size	bezout_m0_legendre_ed25519_order, . - bezout_m0_legendre_ed25519_order

	.balign	4
.Llegendre_p256:
	.word	bezout_m0_modulus_p256
.Llegendre_p256_order:
	.word	bezout_m0_modulus_p256_order
.Llegendre_ed25519_order:
	.word	bezout_m0_modulus_ed25519_order

@ legendre_modulus: the same modulo the prime of the table r2
	.type	bezout_m0_legendre_modulus, %function
	.thumb_func
bezout_m0_legendre_modulus:
	save_registers
	sub	sp, #legendre_modulus_frame
	movs	r1, r0
	movs	r0, r2
	adds	r0, #40
	mov	r11, r0
	ldrb	r3, [r2, #3]
	adds	r0, r3
	subs	r0, #2
	str	r0, [sp, #legendre_modulus_end]
	add	r7, sp, #legendre_modulus_fg
	bl	bezout_m0_modulus_load
	str	r0, [sp, #legendre_modulus_some]
	symbol_clear
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
.Llegendre_modulus_batch:
	symbol_batch	legendre_modulus_fg
	ldr	r3, [sp, #legendre_modulus_end]
	cmp	r3, r11
	bne	.Llegendre_modulus_batch
	@ the other 33 steps on f and g in a register each
	add	r7, sp, #legendre_modulus_fg
	bl	bezout_m0_divsteps_symbol_whole
	bl	bezout_m0_symbol_result
	rsbs	r0, r0, #0		@ no factor of -1, as there is one mod 2^255 - 19
	ldr	r1, [sp, #legendre_modulus_some]
	muls	r0, r1
	@ wipe
	zeros
	str	r1, [sp, #legendre_modulus_some]
	add	r7, sp, #symbol_low
	.rept	5
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1, r2}
	add	sp, #legendre_modulus_frame
	return_saved
	.size	bezout_m0_legendre_modulus, . - bezout_m0_legendre_modulus
