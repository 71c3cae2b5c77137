// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Running products of numbers modulo 2^255 - r, zeros left out [Mon87]: p = p y for each step, y = x, or 1 for zero.
// x0: the state; x1: x, 2 numbers of 4 words for each step; x2: kept products, 72 bytes for each step but the first and every eighth;
// x3: steps, at least 1. In the state: p at 128, the constants. Out: p, and what it was at 208.
// State, 368 bytes: words at 0, scaled at 32, modulus at 80, p at 128, first at 208, spare at 288.
// Limbs of 29 bits: 9. r is odd, 3 to 2^16; limbs are below 2^29 + 2^25, the last one below 2^24. Any 64-bit ARM with NEON. 186 instructions a step.
stp d8, d9, [sp, #-80]!	// save
stp d10, d11, [sp, #16]	// save
stp d12, d13, [sp, #32]	// save
stp d14, d15, [sp, #48]	// save
str x19, [sp, #64]	// save
ldp q29, q30, [x0, #32]	// constants
ldp q0, q1, [x0, #128]	// first
ldp q2, q3, [x0, #160]	// first
stp q0, q1, [x0, #208]	// first
stp q2, q3, [x0, #240]	// first
ldr q4, [x0, #192]	// first
str q4, [x0, #272]	// first
add x4, x0, #208	// first
add x6, x0, #288	// begin
add x7, x0, #128	// begin
mov x19, #7	// begin
cmp x3, x19	// begin
csel x19, x3, x19, lo	// begin
sub x3, x3, x19	// begin
.p2align 5
2:
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x1], #64	// place
subs x19, x19, #1	// place
b.eq 5f	// place
mov x5, x2	// place
add x2, x2, #72	// place
4:
orr v4.16b, v0.16b, v1.16b	// any
orr v4.16b, v4.16b, v2.16b	// any.2
orr v4.16b, v4.16b, v3.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
eor v5.16b, v3.16b, v1.16b	// high
shl v5.2d, v5.2d, #1	// high.2
eor v6.16b, v2.16b, v1.16b	// second
orr v5.16b, v5.16b, v6.16b	// differs
orn v5.16b, v5.16b, v1.16b	// differs.2
sshr v6.2d, v3.2d, #63	// twice
and v6.16b, v6.16b, v30.16b	// twice.2
add v7.2d, v0.2d, v30.2d	// lowest
add v6.2d, v7.2d, v6.2d	// lowest.2
orr v5.16b, v5.16b, v6.16b	// differs.3
cmeq v5.2d, v5.2d, #0	// zero.2
orr v4.16b, v5.16b, v4.16b	// zero.3
sub v0.2d, v0.2d, v4.2d	// one
xtn v4.2s, v0.2d	// limb0.narrow
bic v4.2s, #0xe0, lsl #24	// limb0.mask
shrn v5.2s, v0.2d, #29	// limb1.narrow
bic v5.2s, #0xe0, lsl #24	// limb1.mask
ushr v0.2d, v0.2d, #58	// limb2.low
sli v0.2d, v1.2d, #6	// limb2.both
xtn v0.2s, v0.2d	// limb2.narrow
bic v0.2s, #0xe0, lsl #24	// limb2.mask
shrn v6.2s, v1.2d, #23	// limb3.narrow
bic v6.2s, #0xe0, lsl #24	// limb3.mask
ushr v1.2d, v1.2d, #52	// limb4.low
sli v1.2d, v2.2d, #12	// limb4.both
xtn v1.2s, v1.2d	// limb4.narrow
bic v1.2s, #0xe0, lsl #24	// limb4.mask
shrn v7.2s, v2.2d, #17	// limb5.narrow
bic v7.2s, #0xe0, lsl #24	// limb5.mask
ushr v2.2d, v2.2d, #46	// limb6.low
sli v2.2d, v3.2d, #18	// limb6.both
xtn v2.2s, v2.2d	// limb6.narrow
bic v2.2s, #0xe0, lsl #24	// limb6.mask
shrn v16.2s, v3.2d, #11	// limb7.narrow
bic v16.2s, #0xe0, lsl #24	// limb7.mask
ushr v3.2d, v3.2d, #40	// limb8.high
xtn v3.2s, v3.2d	// limb8.narrow
ldp d17, d18, [x4, #0]	// load_before0
ldp d19, d20, [x4, #16]	// load_before2
ldp d21, d22, [x4, #32]	// load_before4
ldp d23, d24, [x4, #48]	// load_before6
ldr d25, [x4, #64]	// load_before8
umull v26.2d, v3.2s, v18.2s	// column9.product
umlal v26.2d, v16.2s, v19.2s	// column9.add
umlal v26.2d, v2.2s, v20.2s	// column9.add.2
umlal v26.2d, v7.2s, v21.2s	// column9.add.3
umlal v26.2d, v1.2s, v22.2s	// column9.add.4
umlal v26.2d, v6.2s, v23.2s	// column9.add.5
umlal v26.2d, v0.2s, v24.2s	// column9.add.6
umlal v26.2d, v5.2s, v25.2s	// column9.add.7
umull v27.2d, v3.2s, v19.2s	// column10.product
umlal v27.2d, v16.2s, v20.2s	// column10.add
umlal v27.2d, v2.2s, v21.2s	// column10.add.2
umlal v27.2d, v7.2s, v22.2s	// column10.add.3
umlal v27.2d, v1.2s, v23.2s	// column10.add.4
umlal v27.2d, v6.2s, v24.2s	// column10.add.5
umlal v27.2d, v0.2s, v25.2s	// column10.add.6
usra v27.2d, v26.2d, #29	// column10.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold0.pair
bic v26.4s, #0xe0, lsl #24	// fold0.mask
umull v31.2d, v4.2s, v17.2s	// column0.product
umlal v31.2d, v26.2s, v29.s[0]	// column0.fold
umull v8.2d, v5.2s, v17.2s	// column1.product
umlal v8.2d, v4.2s, v18.2s	// column1.add
umlal2 v8.2d, v26.4s, v29.s[0]	// column1.fold
usra v8.2d, v31.2d, #29	// column1.carry
umull v26.2d, v3.2s, v20.2s	// column11.product
umlal v26.2d, v16.2s, v21.2s	// column11.add
umlal v26.2d, v2.2s, v22.2s	// column11.add.2
umlal v26.2d, v7.2s, v23.2s	// column11.add.3
umlal v26.2d, v1.2s, v24.2s	// column11.add.4
umlal v26.2d, v6.2s, v25.2s	// column11.add.5
usra v26.2d, v27.2d, #29	// column11.carry
umull v27.2d, v3.2s, v21.2s	// column12.product
umlal v27.2d, v16.2s, v22.2s	// column12.add
umlal v27.2d, v2.2s, v23.2s	// column12.add.2
umlal v27.2d, v7.2s, v24.2s	// column12.add.3
umlal v27.2d, v1.2s, v25.2s	// column12.add.4
usra v27.2d, v26.2d, #29	// column12.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold2.pair
bic v26.4s, #0xe0, lsl #24	// fold2.mask
umull v9.2d, v0.2s, v17.2s	// column2.product
umlal v9.2d, v5.2s, v18.2s	// column2.add
umlal v9.2d, v4.2s, v19.2s	// column2.add.2
umlal v9.2d, v26.2s, v29.s[0]	// column2.fold
usra v9.2d, v8.2d, #29	// column2.carry
umull v10.2d, v6.2s, v17.2s	// column3.product
umlal v10.2d, v0.2s, v18.2s	// column3.add
umlal v10.2d, v5.2s, v19.2s	// column3.add.2
umlal v10.2d, v4.2s, v20.2s	// column3.add.3
umlal2 v10.2d, v26.4s, v29.s[0]	// column3.fold
usra v10.2d, v9.2d, #29	// column3.carry
umull v26.2d, v3.2s, v22.2s	// column13.product
umlal v26.2d, v16.2s, v23.2s	// column13.add
umlal v26.2d, v2.2s, v24.2s	// column13.add.2
umlal v26.2d, v7.2s, v25.2s	// column13.add.3
usra v26.2d, v27.2d, #29	// column13.carry
umull v27.2d, v3.2s, v23.2s	// column14.product
umlal v27.2d, v16.2s, v24.2s	// column14.add
umlal v27.2d, v2.2s, v25.2s	// column14.add.2
usra v27.2d, v26.2d, #29	// column14.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold4.pair
bic v26.4s, #0xe0, lsl #24	// fold4.mask
umull v11.2d, v1.2s, v17.2s	// column4.product
umlal v11.2d, v6.2s, v18.2s	// column4.add
umlal v11.2d, v0.2s, v19.2s	// column4.add.2
umlal v11.2d, v5.2s, v20.2s	// column4.add.3
umlal v11.2d, v4.2s, v21.2s	// column4.add.4
umlal v11.2d, v26.2s, v29.s[0]	// column4.fold
usra v11.2d, v10.2d, #29	// column4.carry
umull v12.2d, v7.2s, v17.2s	// column5.product
umlal v12.2d, v1.2s, v18.2s	// column5.add
umlal v12.2d, v6.2s, v19.2s	// column5.add.2
umlal v12.2d, v0.2s, v20.2s	// column5.add.3
umlal v12.2d, v5.2s, v21.2s	// column5.add.4
umlal v12.2d, v4.2s, v22.2s	// column5.add.5
umlal2 v12.2d, v26.4s, v29.s[0]	// column5.fold
usra v12.2d, v11.2d, #29	// column5.carry
umull v26.2d, v3.2s, v24.2s	// column15.product
umlal v26.2d, v16.2s, v25.2s	// column15.add
usra v26.2d, v27.2d, #29	// column15.carry
umull v27.2d, v3.2s, v25.2s	// column16.product
usra v27.2d, v26.2d, #29	// column16.carry
uzp1 v26.4s, v26.4s, v27.4s	// fold6.pair
bic v26.4s, #0xe0, lsl #24	// fold6.mask
umull v13.2d, v2.2s, v17.2s	// column6.product
umlal v13.2d, v7.2s, v18.2s	// column6.add
umlal v13.2d, v1.2s, v19.2s	// column6.add.2
umlal v13.2d, v6.2s, v20.2s	// column6.add.3
umlal v13.2d, v0.2s, v21.2s	// column6.add.4
umlal v13.2d, v5.2s, v22.2s	// column6.add.5
umlal v13.2d, v4.2s, v23.2s	// column6.add.6
umlal v13.2d, v26.2s, v29.s[0]	// column6.fold
usra v13.2d, v12.2d, #29	// column6.carry
umull v14.2d, v16.2s, v17.2s	// column7.product
umlal v14.2d, v2.2s, v18.2s	// column7.add
umlal v14.2d, v7.2s, v19.2s	// column7.add.2
umlal v14.2d, v1.2s, v20.2s	// column7.add.3
umlal v14.2d, v6.2s, v21.2s	// column7.add.4
umlal v14.2d, v0.2s, v22.2s	// column7.add.5
umlal v14.2d, v5.2s, v23.2s	// column7.add.6
umlal v14.2d, v4.2s, v24.2s	// column7.add.7
umlal2 v14.2d, v26.4s, v29.s[0]	// column7.fold
usra v14.2d, v13.2d, #29	// column7.carry
umull v3.2d, v3.2s, v17.2s	// column8.product
umlal v3.2d, v16.2s, v18.2s	// column8.add
umlal v3.2d, v2.2s, v19.2s	// column8.add.2
umlal v3.2d, v7.2s, v20.2s	// column8.add.3
umlal v3.2d, v1.2s, v21.2s	// column8.add.4
umlal v3.2d, v6.2s, v22.2s	// column8.add.5
umlal v3.2d, v0.2s, v23.2s	// column8.add.6
umlal v3.2d, v5.2s, v24.2s	// column8.add.7
umlal v3.2d, v4.2s, v25.2s	// column8.add.8
shrn v0.2s, v27.2d, #29	// column8.top
umlal v3.2d, v0.2s, v29.s[0]	// column8.fold
usra v3.2d, v14.2d, #29	// column8.carry
xtn v0.2s, v3.2d	// limbs.last
ushr v1.2s, v0.2s, #24	// limbs.above
bic v1.2s, #0xe0	// limbs.above.2
shrn v2.2s, v3.2d, #29	// limbs.top
umull v2.2d, v2.2s, v29.s[0]	// limbs.wrapped
umlal v2.2d, v1.2s, v29.s[1]	// limbs.wrapped.2
xtn v1.2s, v31.2d	// limbs.limb0
bic v1.2s, #0xe0, lsl #24	// limbs.mask
xtn v3.2s, v8.2d	// limbs.limb1
bic v3.2s, #0xe0, lsl #24	// limbs.mask.2
uaddw v1.2d, v2.2d, v1.2s	// limbs.wrapped.3
xtn v2.2s, v1.2d	// limbs.first
bic v2.2s, #0xe0, lsl #24	// limbs.mask.3
shrn v1.2s, v1.2d, #29	// limbs.carry
add v1.2s, v3.2s, v1.2s	// limbs.second
bic v0.2s, #0xff, lsl #24	// limbs.last.2
uzp1 v3.4s, v9.4s, v10.4s	// limbs.pair
bic v3.4s, #0xe0, lsl #24	// limbs.mask.4
uzp1 v4.4s, v11.4s, v12.4s	// limbs.pair.2
bic v4.4s, #0xe0, lsl #24	// limbs.mask.5
uzp1 v5.4s, v13.4s, v14.4s	// limbs.pair.3
bic v5.4s, #0xe0, lsl #24	// limbs.mask.6
stp d2, d1, [x5, #0]	// limbs.store_after
stp q3, q4, [x5, #16]	// limbs.store_after.2
str q5, [x5, #48]	// limbs.store_after.3
str d0, [x5, #64]	// limbs.store_after.4
mov x4, x5	// loop
cbnz x19, 2b	// loop
ldr x19, [sp, #64]	// restore
ldp d14, d15, [sp, #48]	// restore
ldp d12, d13, [sp, #32]	// restore
ldp d10, d11, [sp, #16]	// restore
ldp d8, d9, [sp], #80	// restore
ret	// leave
5:
mov x5, x7	// elsewhere
cbz x3, 4b	// elsewhere
mov x5, x6	// elsewhere
mov x19, #8	// elsewhere
cmp x3, x19	// elsewhere
csel x19, x3, x19, lo	// elsewhere
sub x3, x3, x19	// elsewhere
b 4b	// elsewhere
