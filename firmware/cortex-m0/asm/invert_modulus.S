@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ invert_modulus: 1/x modulo the prime and the order of P-256, and the order of Ed25519's group
#include "macros.S"

	.equ	invert_modulus_inverse, 0	@ -1/m mod 2^15
	.equ	invert_modulus_some, 4		@ 1, or 0 for x = 0
	.equ	invert_modulus_out, 8
	.equ	invert_modulus_start, 12	@ of the schedule
	.equ	invert_modulus_end, 16		@ its byte for the last batch
	.equ	invert_modulus_fg, 20		@ 18 words
	.equ	invert_modulus_de, 92		@ 19 words
	.equ	invert_modulus_limbs, 168	@ of m, 18 words
	.equ	invert_modulus_frame, 240

@ Limb i of D (r7), minus that of m where the mask r6 is set, plus the carry r4, into the words that go to [r0].
.macro invert_modulus_pack_limb i
	ldr	r3, [r7, #invert_modulus_limbs - invert_modulus_de]
	ands	r3, r6
	ldm	r7!, {r2}
	subs	r2, r3
	adds	r4, r2
	limb_to_words \i, r4
.endm

@ A limb of (D + (k0 + 2^15 k1) m) / 2^30: r4 = the carry, r0 = k0, r1 = k1, \old = m_(i-1); \new = m_i. 15 cycles.
.macro invert_modulus_divide_limb new, old, shift
	ldr	r5, [r7, #8]
	adds	r4, r5
	ldr	\new, [r7, #invert_modulus_limbs - invert_modulus_de + 8]
	movs	r5, \new
	muls	r5, r0
	adds	r4, r5
	muls	\old, r1
	adds	r4, \old
	lsls	r5, r4, #17
	lsrs	r5, r5, #17
	\shift	r4, r4, #15
	stm	r7!, {r5}
.endm

@ int bezout_m0_invert_p256(uint32_t out[8], const uint32_t x[8])
@ out = 1/x modulo the prime of P-256, 2^256 - 2^224 + 2^192 + 2^96 - 1, and below it, for any x below 2^256.
@ Returns 1, or 0 where x = 0 mod that prime, and then out = 0.
@ Cycles: 42277 on M0+, 42716 on M0. Stack: 280 bytes. Flash: 5072 bytes, with what it calls.
	routine	bezout_m0_invert_p256
	ldr	r2, .Linvert_p256
	b	bezout_m0_invert_modulus
	.size	bezout_m0_invert_p256, . - bezout_m0_invert_p256

@ int bezout_m0_invert_p256_order(uint32_t out[8], const uint32_t x[8])
@ The same modulo the order of the group of P-256.
@ Cycles: 42277 on M0+, 42716 on M0. Stack: 280 bytes. Flash: 5072 bytes, with what it calls.
	entry	bezout_m0_invert_p256_order
	ldr	r2, .Linvert_p256_order
	b	bezout_m0_invert_modulus
	.size	bezout_m0_invert_p256_order, . - bezout_m0_invert_p256_order

@ int bezout_m0_invert_ed25519_order(uint32_t out[8], const uint32_t x[8])
@ The same modulo the order of Ed25519's base point, 2^252 + 27742317777372353535851937790883648493.
@ Cycles: 40940 on M0+, 41371 on M0. Stack: 280 bytes. Flash: 5072 bytes, with what it calls.
	entry	bezout_m0_invert_ed25519_order
	ldr	r2, .Linvert_ed25519_order
	b	bezout_m0_invert_modulus
	.size	bezout_m0_invert_ed25519_order, . - bezout_m0_invert_ed25519_order

	.balign	4
.Linvert_p256:
	.word	bezout_m0_modulus_p256
.Linvert_p256_order:
	.word	bezout_m0_modulus_p256_order
.Linvert_ed25519_order:
	.word	bezout_m0_modulus_ed25519_order

@ invert_modulus: the same modulo the prime of the table r2
@ 17 batches in which d and e grow by a limb each, all others but the last with reduction, and the last one for
@ d alone, without: 18 divisions by 2^15 are left, which are made at the end.
	.type	bezout_m0_invert_modulus, %function
	.thumb_func
bezout_m0_invert_modulus:
	save_registers
	sub	sp, #invert_modulus_frame
	str	r0, [sp, #invert_modulus_out]
	ldrh	r3, [r2]
	str	r3, [sp, #invert_modulus_inverse]
	movs	r0, r2
	adds	r0, #40
	str	r0, [sp, #invert_modulus_start]
	mov	r11, r0
	ldrb	r3, [r2, #3]
	adds	r0, r3
	subs	r0, #1
	str	r0, [sp, #invert_modulus_end]
	movs	r0, r2
	adds	r0, #4
	add	r7, sp, #invert_modulus_limbs
	movs	r5, r7
	adds	r5, #72
.Linvert_modulus_copy:
	ldrh	r3, [r0]
	adds	r0, #2
	stm	r7!, {r3}
	cmp	r7, r5
	bne	.Linvert_modulus_copy
	add	r7, sp, #invert_modulus_fg
	bl	bezout_m0_modulus_load
	str	r0, [sp, #invert_modulus_some]
	movs	r0, #0
	mvns	r0, r0
	mov	r9, r0			@ zeta = -1, delta = 1/2
	@ The first batch: (d, e) = -(0, 1) becomes -(v, r), as in invert.S
	add	r7, sp, #invert_modulus_fg
	bl	bezout_m0_divsteps
	first_cofactors	invert_modulus_de + 64
	bl	bezout_m0_update_fg
.Linvert_modulus_grow:
	batch	invert_modulus_fg
	ldr	r3, [sp, #invert_modulus_start]
	grow_cofactors	invert_modulus_de - 4
	ldr	r3, [sp, #invert_modulus_start]
	mov	r2, r11
	subs	r2, r3
	cmp	r2, #17
	bne	.Linvert_modulus_grow
	@ a limb more, with the signs
	ldr	r2, [sp, #invert_modulus_de + 64]
	sxth	r0, r2
	asrs	r1, r2, #16
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	lsls	r3, r1, #17
	orrs	r2, r3
	asrs	r0, r0, #15
	asrs	r1, r1, #15
	uxth	r3, r0
	lsls	r1, r1, #16
	orrs	r3, r1
	add	r7, sp, #invert_modulus_de + 64
	stm	r7!, {r2, r3}
.Linvert_modulus_reduce:
	batch	invert_modulus_fg
	add	r7, sp, #invert_modulus_de
	ldr	r2, [sp, #invert_modulus_inverse]
	bl	bezout_m0_update_modulus
	ldr	r3, [sp, #invert_modulus_end]
	cmp	r3, r11
	bne	.Linvert_modulus_reduce
	@ the last batch: D = -(u d + v e) sgn f, 19 limbs, a word each
	batch	invert_modulus_fg
	lsls	r6, r6, #16
	asrs	r6, r6, #31
	mvns	r6, r6
	eors	r0, r6
	subs	r0, r6
	eors	r1, r6
	subs	r1, r6
	movs	r3, #0
	add	r7, sp, #invert_modulus_de
	movs	r6, r7
	adds	r6, #68
.Linvert_modulus_last:
	ldr	r5, [r7]
	uxth	r4, r5
	lsrs	r5, r5, #17
	muls	r4, r0
	muls	r5, r1
	adds	r3, r4
	adds	r3, r5
	lsls	r4, r3, #17
	lsrs	r4, r4, #17
	asrs	r3, r3, #15
	stm	r7!, {r4}
	cmp	r7, r6
	bne	.Linvert_modulus_last
	ldr	r5, [r7]
	sxth	r4, r5
	asrs	r5, r5, #16
	muls	r4, r0
	muls	r5, r1
	adds	r3, r4
	adds	r3, r5
	lsls	r4, r3, #17
	lsrs	r4, r4, #17
	asrs	r5, r3, #15
	stm	r7!, {r4, r5}
	@ D / 2^270 mod m, by 30 bits at a time: multiples of m make two limbs 0
	movs	r6, #9
	mov	r10, r6
	ldr	r6, [sp, #invert_modulus_inverse]
	mov	r8, r6
.Linvert_modulus_divide:
	add	r7, sp, #invert_modulus_de
	mov	r6, r8
	ldr	r4, [r7]
	movs	r0, r4
	muls	r0, r6
	lsls	r0, r0, #17
	lsrs	r0, r0, #17
	ldr	r2, [r7, #invert_modulus_limbs - invert_modulus_de]
	movs	r5, r2
	muls	r5, r0
	adds	r4, r5
	lsrs	r4, r4, #15
	ldr	r5, [r7, #4]
	adds	r4, r5
	ldr	r3, [r7, #invert_modulus_limbs - invert_modulus_de + 4]
	movs	r5, r3
	muls	r5, r0
	adds	r4, r5
	movs	r1, r4
	muls	r1, r6
	lsls	r1, r1, #17
	lsrs	r1, r1, #17
	muls	r2, r1
	adds	r4, r2
	lsrs	r4, r4, #15
	.rept	7
	invert_modulus_divide_limb r2, r3, lsrs
	invert_modulus_divide_limb r3, r2, lsrs
	.endr
	invert_modulus_divide_limb r2, r3, lsrs
	invert_modulus_divide_limb r3, r2, asrs
	ldr	r5, [r7, #8]
	adds	r4, r5
	muls	r3, r1
	adds	r4, r3
	movs	r3, #0
	str	r3, [r7, #8]
	lsls	r5, r4, #17
	lsrs	r5, r5, #17
	asrs	r6, r4, #15
	stm	r7!, {r5, r6}
	mov	r6, r10
	subs	r6, #1
	mov	r10, r6
	beq	.Linvert_modulus_divided
	b	.Linvert_modulus_divide
.Linvert_modulus_divided:
	@ D lies between -2^5 and m + 2^5: m more if it is negative; r1 = -1 where D is below m then, else 0
	ldr	r6, [sp, #invert_modulus_de + 68]
	asrs	r6, r6, #31
	movs	r0, #0
	movs	r1, #0
	add	r7, sp, #invert_modulus_de
	movs	r5, r7
	adds	r5, #72
.Linvert_modulus_positive:
	ldr	r2, [r7]
	adds	r0, r2
	ldr	r3, [r7, #invert_modulus_limbs - invert_modulus_de]
	movs	r2, r3
	ands	r2, r6
	adds	r0, r2
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	asrs	r0, r0, #15
	subs	r3, r2, r3
	adds	r1, r3
	asrs	r1, r1, #15
	stm	r7!, {r2}
	cmp	r7, r5
	bne	.Linvert_modulus_positive
	mvns	r6, r1
	ldr	r0, [sp, #invert_modulus_out]
	movs	r4, #0
	add	r7, sp, #invert_modulus_de
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
	invert_modulus_pack_limb \i
	.endr
	@ wipe
	ldr	r0, [sp, #invert_modulus_some]
	zeros
	str	r1, [sp, #invert_modulus_some]
	add	r7, sp, #invert_modulus_fg
	.rept	9
	stm	r7!, {r1 - r4}
	.endr
	stm	r7!, {r1}
	add	sp, #invert_modulus_frame
	return_saved
	.size	bezout_m0_invert_modulus, . - bezout_m0_invert_modulus
