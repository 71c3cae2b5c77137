@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ modulus: tables of odd primes m < 2^256, and an x below 2^256 to packed limbs, mod m
@
@ A table has -1/m mod 2^15, the shift of the quotient (below), the number of batches of divsteps, the 18
@ limbs of m, and the schedule of update_fg. `python3 -m bezout_proofs table` prints them, and proofs/
@ holds these to that.
#include "macros.S"

	.equ	modulus_shift, 2
	.equ	modulus_limbs, 4

@ Limb i of x (r1), minus r6 times that of m (r3), plus the carry r0, to [r7]; r2, r4, r5 are spoiled.
.macro modulus_subtract_limb i
	limb_of_words \i
	ldrh	r5, [r3, #modulus_limbs + 2 * \i]
	muls	r5, r6
	subs	r2, r5
	adds	r0, r2
	.if	\i < 17
	lsls	r2, r0, #17
	lsrs	r2, r2, #17
	asrs	r0, r0, #15
	stm	r7!, {r2}
	.endif
.endm

@ modulus_load: (f, g) = (m, x mod m) in 18 limbs
@   in   r1 = x, 8 words, r2 = the table, r7 = the place of (f, g)
@   out  r0 = 1, or 0 where x = 0 mod m; uses r1 - r7
@ The quotient is x >> shift, which is right or 1 too many.
	routine	bezout_m0_modulus_load
	movs	r3, r2
	ldr	r6, [r1, #28]
	ldrb	r5, [r3, #modulus_shift]
	lsrs	r6, r5
	movs	r0, #0
	.irp	i, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17
	modulus_subtract_limb \i
	.endr
	str	r0, [r7]
	@ m once more where that is negative; packed with m; r4 = all limbs, ored
	asrs	r6, r0, #31
	movs	r0, #0
	movs	r4, #0
	movs	r5, r7
	subs	r7, #68
	adds	r3, #modulus_limbs
.Lmodulus_pack:
	ldrh	r1, [r3]
	adds	r3, #2
	movs	r2, r1
	ands	r2, r6
	adds	r0, r2
	ldr	r2, [r7]
	adds	r0, r2
	lsls	r2, r0, #17
	lsrs	r0, r0, #15
	orrs	r4, r2
	orrs	r1, r2
	stm	r7!, {r1}
	cmp	r7, r5
	bne	.Lmodulus_pack
	ldrh	r1, [r3]
	ands	r6, r1
	adds	r0, r6
	ldr	r2, [r7]
	adds	r0, r2
	lsls	r0, r0, #16
	orrs	r4, r0
	orrs	r0, r1
	str	r0, [r7]
	rsbs	r0, r4, #0
	orrs	r0, r4
	lsrs	r0, r0, #31
	bx	lr
	.size	bezout_m0_modulus_load, . - bezout_m0_modulus_load

	.balign	4
	.global	bezout_m0_modulus_p256
	.type	bezout_m0_modulus_p256, %object
bezout_m0_modulus_p256:
	.hword	0x0001
	.byte	31, 40
	.hword	0x7fff, 0x7fff, 0x7fff, 0x7fff, 0x7fff, 0x7fff, 0x003f, 0x0000, 0x0000
	.hword	0x0000, 0x0000, 0x0000, 0x1000, 0x0000, 0x4000, 0x7fff, 0x7fff, 0x0001
	.byte	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 21
	.byte	30, 31, 41, 51, 60, 61, 71, 81, 91, 100, 101, 111, 121, 130, 131, 141, 151, 160, 160, 160
	.size	bezout_m0_modulus_p256, . - bezout_m0_modulus_p256

	.balign	4
	.global	bezout_m0_modulus_p256_order
	.type	bezout_m0_modulus_p256_order, %object
bezout_m0_modulus_p256_order:
	.hword	0x3c4f
	.byte	31, 40
	.hword	0x2551, 0x78c6, 0x2b0b, 0x1dce, 0x684f, 0x62f3, 0x2b69, 0x737d, 0x7fbc
	.hword	0x7fff, 0x7fff, 0x7fff, 0x0fff, 0x0000, 0x4000, 0x7fff, 0x7fff, 0x0001
	.byte	0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 11, 21
	.byte	30, 31, 41, 51, 60, 61, 71, 81, 91, 100, 101, 111, 121, 130, 131, 141, 151, 160, 160, 160
	.size	bezout_m0_modulus_p256_order, . - bezout_m0_modulus_p256_order

	.balign	4
	.global	bezout_m0_modulus_ed25519_order
	.type	bezout_m0_modulus_ed25519_order, %object
bezout_m0_modulus_ed25519_order:
	.hword	0x7e1b
	.byte	28, 39
	.hword	0x53ed, 0x39eb, 0x0c69, 0x4093, 0x4d65, 0x5ef3, 0x77a8, 0x6f7c, 0x0014
	.hword	0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x0000, 0x1000, 0x0000
	.byte	1, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 11, 21
	.byte	31, 40, 41, 51, 61, 70, 71, 81, 91, 101, 110, 111, 121, 131, 140, 141, 151, 160, 160, 0
	.size	bezout_m0_modulus_ed25519_order, . - bezout_m0_modulus_ed25519_order
