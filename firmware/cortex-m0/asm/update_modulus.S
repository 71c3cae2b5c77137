@ SPDX-License-Identifier: MIT OR Apache-2.0
@
@ update_modulus: (d, e) = (u d + v e, q d + r e) / 2^15 mod m, in place, for any odd m < 2^256
@   in   r7 = (d, e), 18 limbs, packed as in update.S; 76 bytes above their start the limbs of m, a word each;
@        r2 = -1/m mod 2^15; r0 = u, r1 = v, r8 = q, r10 = r, from bezout_m0_divsteps; these and r9 are kept
@   uses r2 - r7, r12
@ A multiple of m from -2^14 m to (2^14 - 1) m makes the lowest limb 0. Nothing is reduced besides: |d| and |e|
@ grow by m/2 at most in each call, for which the top limb has room (proofs/).
#include "macros.S"

	.equ	update_modulus_limbs, 76

@ r3 += r12 m_i, r4 += lr m_i, for the limb of the word \offset bytes after r7; r2, r5 are spoiled. 8 cycles.
.macro update_modulus_multiples offset
	ldr	r2, [r7, #update_modulus_limbs + \offset]
	mov	r5, r12
	muls	r5, r2
	adds	r3, r5
	mov	r5, lr
	muls	r5, r2
	adds	r4, r5
.endm

@ r2 = the multiple of m, from -2^14 to 2^14 - 1, whose lowest limb takes that of \t away. 4 cycles.
.macro update_modulus_multiple t
	movs	r2, \t
	muls	r2, r5
	lsls	r2, r2, #17
	asrs	r2, r2, #17
.endm

	routine	bezout_m0_update_modulus
	push	{lr}
	mov	r12, r2
	ldr	r6, [r7]
	uxth	r5, r6
	lsrs	r6, r6, #17
	movs	r3, #0
	movs	r4, #0
	update_products
	mov	r5, r12
	update_modulus_multiple r3
	mov	r12, r2
	update_modulus_multiple r4
	mov	lr, r2
	update_modulus_multiples 0
	asrs	r3, r3, #15		@ exact
	asrs	r4, r4, #15
	.rept	16
	ldr	r6, [r7, #4]
	uxth	r5, r6
	lsrs	r6, r6, #17
	update_products
	update_modulus_multiples 4
	update_split
	stm	r7!, {r5}
	.endr
	ldr	r6, [r7, #4]
	sxth	r5, r6
	asrs	r6, r6, #16
	update_products
	update_modulus_multiples 4
	update_split
	update_top
	stm	r7!, {r5, r6}
	pop	{pc}
	.size	bezout_m0_update_modulus, . - bezout_m0_update_modulus
