// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Takes the numbers of a forward pass out of inverses of running products, from the last step to the first, and replaces them by
// their inverses, canonical; zeros stay [Mon87]. x = u p / 2^261 and u = u y / 2^261, where p is the product before a step.
// The registers of the forward pass; u is at 128. Result: 0 if there were no zeros.
// State, 368 bytes: words at 0, scaled at 32, modulus at 80, p at 128, first at 208, spare at 288.
// Limbs of 29 bits: 9. m is odd; numbers in limbs are below 8/7 m. Any 64-bit ARM with NEON. 501 instructions a step.
stp d8, d9, [sp, #-80]!	// save
stp d10, d11, [sp, #16]	// save
stp d12, d13, [sp, #32]	// save
stp d14, d15, [sp, #48]	// save
str x19, [sp, #64]	// save
ldp q29, q30, [x0, #32]	// constants
ldr q31, [x0, #64]	// constants
ldp x6, x7, [x0, #0]	// constants
ldp x8, x9, [x0, #16]	// constants
movi v28.2d, #0	// begin
add x5, x0, #128	// begin
lsr x10, x3, #3	// begin
sub x10, x3, x10	// begin
mov x11, #72	// begin
madd x2, x10, x11, x2	// begin
sub x2, x2, #72	// begin
add x1, x1, x3, lsl #6	// begin
and x19, x3, #7	// begin
add x19, x19, #1	// begin
cmp x3, x19	// begin
csel x19, x3, x19, lo	// begin
sub x3, x3, x19	// begin
.p2align 5
2:
sub x1, x1, #64	// place
sub x2, x2, #72	// place
mov x4, x2	// place
subs x19, x19, #1	// place
b.eq 5f	// place
4:
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x1]	// place
orr v4.16b, v0.16b, v1.16b	// any
orr v5.16b, v2.16b, v3.16b	// any.2
orr v4.16b, v4.16b, v5.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
sub v0.2d, v0.2d, v4.2d	// one
orr v5.16b, v28.16b, v4.16b	// zeros
ldp d6, d7, [x5, #0]	// load_u0
ldp d16, d17, [x5, #16]	// load_u2
ldp d18, d19, [x5, #32]	// load_u4
ldp d20, d21, [x5, #48]	// load_u6
ldr d22, [x5, #64]	// load_u8
xtn v23.2s, v0.2d	// u.row0.limb0.narrow
bic v23.2s, #0xe0, lsl #24	// u.row0.limb0.mask
umull v24.2d, v6.2s, v23.2s	// u.row0.product
umull v25.2d, v7.2s, v23.2s	// u.row0.product.2
umull v26.2d, v16.2s, v23.2s	// u.row0.product.3
umull v27.2d, v17.2s, v23.2s	// u.row0.product.4
umull v28.2d, v18.2s, v23.2s	// u.row0.product.5
umull v8.2d, v19.2s, v23.2s	// u.row0.product.6
umull v9.2d, v20.2s, v23.2s	// u.row0.product.7
umull v10.2d, v21.2s, v23.2s	// u.row0.product.8
umull v23.2d, v22.2s, v23.2s	// u.row0.product.9
xtn v11.2s, v24.2d	// u.reduce0.digit
usra v25.2d, v24.2d, #29	// u.reduce0.carry
bic v11.2s, #0xe0, lsl #24	// u.reduce0.mask
shrn v24.2s, v0.2d, #29	// u.row1.limb1.narrow
bic v24.2s, #0xe0, lsl #24	// u.row1.limb1.mask
umlal v25.2d, v6.2s, v24.2s	// u.row1.add
umlal v26.2d, v7.2s, v24.2s	// u.row1.add.2
umlal v27.2d, v16.2s, v24.2s	// u.row1.add.3
umlal v28.2d, v17.2s, v24.2s	// u.row1.add.4
umlal v8.2d, v18.2s, v24.2s	// u.row1.add.5
umlal v9.2d, v19.2s, v24.2s	// u.row1.add.6
umlal v10.2d, v20.2s, v24.2s	// u.row1.add.7
umlal v23.2d, v21.2s, v24.2s	// u.row1.add.8
umull v24.2d, v22.2s, v24.2s	// u.row1.product
umlal v25.2d, v11.2s, v29.s[0]	// u.reduce0.add
umlal v26.2d, v11.2s, v29.s[1]	// u.reduce0.add.2
umlal v27.2d, v11.2s, v29.s[2]	// u.reduce0.add.3
umlal v28.2d, v11.2s, v29.s[3]	// u.reduce0.add.4
umlal v8.2d, v11.2s, v30.s[0]	// u.reduce0.add.5
umlal v9.2d, v11.2s, v30.s[1]	// u.reduce0.add.6
umlal v10.2d, v11.2s, v30.s[2]	// u.reduce0.add.7
umlal v23.2d, v11.2s, v30.s[3]	// u.reduce0.add.8
umlal v24.2d, v11.2s, v31.s[0]	// u.reduce0.add.9
xtn v11.2s, v25.2d	// u.reduce1.digit
usra v26.2d, v25.2d, #29	// u.reduce1.carry
bic v11.2s, #0xe0, lsl #24	// u.reduce1.mask
ushr v0.2d, v0.2d, #58	// u.row2.limb2.low
sli v0.2d, v1.2d, #6	// u.row2.limb2.both
xtn v0.2s, v0.2d	// u.row2.limb2.narrow
bic v0.2s, #0xe0, lsl #24	// u.row2.limb2.mask
umlal v26.2d, v6.2s, v0.2s	// u.row2.add
umlal v27.2d, v7.2s, v0.2s	// u.row2.add.2
umlal v28.2d, v16.2s, v0.2s	// u.row2.add.3
umlal v8.2d, v17.2s, v0.2s	// u.row2.add.4
umlal v9.2d, v18.2s, v0.2s	// u.row2.add.5
umlal v10.2d, v19.2s, v0.2s	// u.row2.add.6
umlal v23.2d, v20.2s, v0.2s	// u.row2.add.7
umlal v24.2d, v21.2s, v0.2s	// u.row2.add.8
umull v0.2d, v22.2s, v0.2s	// u.row2.product
umlal v26.2d, v11.2s, v29.s[0]	// u.reduce1.add
umlal v27.2d, v11.2s, v29.s[1]	// u.reduce1.add.2
umlal v28.2d, v11.2s, v29.s[2]	// u.reduce1.add.3
umlal v8.2d, v11.2s, v29.s[3]	// u.reduce1.add.4
umlal v9.2d, v11.2s, v30.s[0]	// u.reduce1.add.5
umlal v10.2d, v11.2s, v30.s[1]	// u.reduce1.add.6
umlal v23.2d, v11.2s, v30.s[2]	// u.reduce1.add.7
umlal v24.2d, v11.2s, v30.s[3]	// u.reduce1.add.8
umlal v0.2d, v11.2s, v31.s[0]	// u.reduce1.add.9
xtn v25.2s, v26.2d	// u.reduce2.digit
usra v27.2d, v26.2d, #29	// u.reduce2.carry
bic v25.2s, #0xe0, lsl #24	// u.reduce2.mask
shrn v26.2s, v1.2d, #23	// u.row3.limb3.narrow
bic v26.2s, #0xe0, lsl #24	// u.row3.limb3.mask
umlal v27.2d, v6.2s, v26.2s	// u.row3.add
umlal v28.2d, v7.2s, v26.2s	// u.row3.add.2
umlal v8.2d, v16.2s, v26.2s	// u.row3.add.3
umlal v9.2d, v17.2s, v26.2s	// u.row3.add.4
umlal v10.2d, v18.2s, v26.2s	// u.row3.add.5
umlal v23.2d, v19.2s, v26.2s	// u.row3.add.6
umlal v24.2d, v20.2s, v26.2s	// u.row3.add.7
umlal v0.2d, v21.2s, v26.2s	// u.row3.add.8
umull v26.2d, v22.2s, v26.2s	// u.row3.product
umlal v27.2d, v25.2s, v29.s[0]	// u.reduce2.add
umlal v28.2d, v25.2s, v29.s[1]	// u.reduce2.add.2
umlal v8.2d, v25.2s, v29.s[2]	// u.reduce2.add.3
umlal v9.2d, v25.2s, v29.s[3]	// u.reduce2.add.4
umlal v10.2d, v25.2s, v30.s[0]	// u.reduce2.add.5
umlal v23.2d, v25.2s, v30.s[1]	// u.reduce2.add.6
umlal v24.2d, v25.2s, v30.s[2]	// u.reduce2.add.7
umlal v0.2d, v25.2s, v30.s[3]	// u.reduce2.add.8
umlal v26.2d, v25.2s, v31.s[0]	// u.reduce2.add.9
xtn v25.2s, v27.2d	// u.reduce3.digit
usra v28.2d, v27.2d, #29	// u.reduce3.carry
bic v25.2s, #0xe0, lsl #24	// u.reduce3.mask
ushr v1.2d, v1.2d, #52	// u.row4.limb4.low
sli v1.2d, v2.2d, #12	// u.row4.limb4.both
xtn v1.2s, v1.2d	// u.row4.limb4.narrow
bic v1.2s, #0xe0, lsl #24	// u.row4.limb4.mask
umlal v28.2d, v6.2s, v1.2s	// u.row4.add
umlal v8.2d, v7.2s, v1.2s	// u.row4.add.2
umlal v9.2d, v16.2s, v1.2s	// u.row4.add.3
umlal v10.2d, v17.2s, v1.2s	// u.row4.add.4
umlal v23.2d, v18.2s, v1.2s	// u.row4.add.5
umlal v24.2d, v19.2s, v1.2s	// u.row4.add.6
umlal v0.2d, v20.2s, v1.2s	// u.row4.add.7
umlal v26.2d, v21.2s, v1.2s	// u.row4.add.8
umull v1.2d, v22.2s, v1.2s	// u.row4.product
umlal v28.2d, v25.2s, v29.s[0]	// u.reduce3.add
umlal v8.2d, v25.2s, v29.s[1]	// u.reduce3.add.2
umlal v9.2d, v25.2s, v29.s[2]	// u.reduce3.add.3
umlal v10.2d, v25.2s, v29.s[3]	// u.reduce3.add.4
umlal v23.2d, v25.2s, v30.s[0]	// u.reduce3.add.5
umlal v24.2d, v25.2s, v30.s[1]	// u.reduce3.add.6
umlal v0.2d, v25.2s, v30.s[2]	// u.reduce3.add.7
umlal v26.2d, v25.2s, v30.s[3]	// u.reduce3.add.8
umlal v1.2d, v25.2s, v31.s[0]	// u.reduce3.add.9
xtn v25.2s, v28.2d	// u.reduce4.digit
usra v8.2d, v28.2d, #29	// u.reduce4.carry
bic v25.2s, #0xe0, lsl #24	// u.reduce4.mask
shrn v27.2s, v2.2d, #17	// u.row5.limb5.narrow
bic v27.2s, #0xe0, lsl #24	// u.row5.limb5.mask
umlal v8.2d, v6.2s, v27.2s	// u.row5.add
umlal v9.2d, v7.2s, v27.2s	// u.row5.add.2
umlal v10.2d, v16.2s, v27.2s	// u.row5.add.3
umlal v23.2d, v17.2s, v27.2s	// u.row5.add.4
umlal v24.2d, v18.2s, v27.2s	// u.row5.add.5
umlal v0.2d, v19.2s, v27.2s	// u.row5.add.6
umlal v26.2d, v20.2s, v27.2s	// u.row5.add.7
umlal v1.2d, v21.2s, v27.2s	// u.row5.add.8
umull v27.2d, v22.2s, v27.2s	// u.row5.product
umlal v8.2d, v25.2s, v29.s[0]	// u.reduce4.add
umlal v9.2d, v25.2s, v29.s[1]	// u.reduce4.add.2
umlal v10.2d, v25.2s, v29.s[2]	// u.reduce4.add.3
umlal v23.2d, v25.2s, v29.s[3]	// u.reduce4.add.4
umlal v24.2d, v25.2s, v30.s[0]	// u.reduce4.add.5
umlal v0.2d, v25.2s, v30.s[1]	// u.reduce4.add.6
umlal v26.2d, v25.2s, v30.s[2]	// u.reduce4.add.7
umlal v1.2d, v25.2s, v30.s[3]	// u.reduce4.add.8
umlal v27.2d, v25.2s, v31.s[0]	// u.reduce4.add.9
xtn v25.2s, v8.2d	// u.reduce5.digit
usra v9.2d, v8.2d, #29	// u.reduce5.carry
bic v25.2s, #0xe0, lsl #24	// u.reduce5.mask
ushr v2.2d, v2.2d, #46	// u.row6.limb6.low
sli v2.2d, v3.2d, #18	// u.row6.limb6.both
xtn v2.2s, v2.2d	// u.row6.limb6.narrow
bic v2.2s, #0xe0, lsl #24	// u.row6.limb6.mask
umlal v9.2d, v6.2s, v2.2s	// u.row6.add
umlal v10.2d, v7.2s, v2.2s	// u.row6.add.2
umlal v23.2d, v16.2s, v2.2s	// u.row6.add.3
umlal v24.2d, v17.2s, v2.2s	// u.row6.add.4
umlal v0.2d, v18.2s, v2.2s	// u.row6.add.5
umlal v26.2d, v19.2s, v2.2s	// u.row6.add.6
umlal v1.2d, v20.2s, v2.2s	// u.row6.add.7
umlal v27.2d, v21.2s, v2.2s	// u.row6.add.8
umull v2.2d, v22.2s, v2.2s	// u.row6.product
umlal v9.2d, v25.2s, v29.s[0]	// u.reduce5.add
umlal v10.2d, v25.2s, v29.s[1]	// u.reduce5.add.2
umlal v23.2d, v25.2s, v29.s[2]	// u.reduce5.add.3
umlal v24.2d, v25.2s, v29.s[3]	// u.reduce5.add.4
umlal v0.2d, v25.2s, v30.s[0]	// u.reduce5.add.5
umlal v26.2d, v25.2s, v30.s[1]	// u.reduce5.add.6
umlal v1.2d, v25.2s, v30.s[2]	// u.reduce5.add.7
umlal v27.2d, v25.2s, v30.s[3]	// u.reduce5.add.8
umlal v2.2d, v25.2s, v31.s[0]	// u.reduce5.add.9
xtn v25.2s, v9.2d	// u.reduce6.digit
usra v10.2d, v9.2d, #29	// u.reduce6.carry
bic v25.2s, #0xe0, lsl #24	// u.reduce6.mask
shrn v28.2s, v3.2d, #11	// u.row7.limb7.narrow
bic v28.2s, #0xe0, lsl #24	// u.row7.limb7.mask
umlal v10.2d, v6.2s, v28.2s	// u.row7.add
umlal v23.2d, v7.2s, v28.2s	// u.row7.add.2
umlal v24.2d, v16.2s, v28.2s	// u.row7.add.3
umlal v0.2d, v17.2s, v28.2s	// u.row7.add.4
umlal v26.2d, v18.2s, v28.2s	// u.row7.add.5
umlal v1.2d, v19.2s, v28.2s	// u.row7.add.6
umlal v27.2d, v20.2s, v28.2s	// u.row7.add.7
umlal v2.2d, v21.2s, v28.2s	// u.row7.add.8
umull v28.2d, v22.2s, v28.2s	// u.row7.product
umlal v10.2d, v25.2s, v29.s[0]	// u.reduce6.add
umlal v23.2d, v25.2s, v29.s[1]	// u.reduce6.add.2
umlal v24.2d, v25.2s, v29.s[2]	// u.reduce6.add.3
umlal v0.2d, v25.2s, v29.s[3]	// u.reduce6.add.4
umlal v26.2d, v25.2s, v30.s[0]	// u.reduce6.add.5
umlal v1.2d, v25.2s, v30.s[1]	// u.reduce6.add.6
umlal v27.2d, v25.2s, v30.s[2]	// u.reduce6.add.7
umlal v2.2d, v25.2s, v30.s[3]	// u.reduce6.add.8
umlal v28.2d, v25.2s, v31.s[0]	// u.reduce6.add.9
xtn v25.2s, v10.2d	// u.reduce7.digit
ldp q8, q9, [x0, #80]	// u.reduce7.load_modulus0
ldr q11, [x0, #112]	// u.reduce7.load_modulus8
mul v25.2s, v25.2s, v11.s[1]	// u.reduce7.quotient
ushr v3.2d, v3.2d, #40	// u.row8.limb8.high
xtn v3.2s, v3.2d	// u.row8.limb8.narrow
umlal v23.2d, v6.2s, v3.2s	// u.row8.add
umlal v24.2d, v7.2s, v3.2s	// u.row8.add.2
umlal v0.2d, v16.2s, v3.2s	// u.row8.add.3
umlal v26.2d, v17.2s, v3.2s	// u.row8.add.4
umlal v1.2d, v18.2s, v3.2s	// u.row8.add.5
umlal v27.2d, v19.2s, v3.2s	// u.row8.add.6
umlal v2.2d, v20.2s, v3.2s	// u.row8.add.7
umlal v28.2d, v21.2s, v3.2s	// u.row8.add.8
umull v3.2d, v22.2s, v3.2s	// u.row8.product
umlal v10.2d, v25.2s, v8.s[0]	// u.reduce7.add
umlal v23.2d, v25.2s, v8.s[1]	// u.reduce7.add.2
umlal v24.2d, v25.2s, v8.s[2]	// u.reduce7.add.3
umlal v0.2d, v25.2s, v8.s[3]	// u.reduce7.add.4
umlal v26.2d, v25.2s, v9.s[0]	// u.reduce7.add.5
umlal v1.2d, v25.2s, v9.s[1]	// u.reduce7.add.6
umlal v27.2d, v25.2s, v9.s[2]	// u.reduce7.add.7
umlal v2.2d, v25.2s, v9.s[3]	// u.reduce7.add.8
umlal v28.2d, v25.2s, v11.s[0]	// u.reduce7.add.9
usra v23.2d, v10.2d, #29	// u.reduce7.carry
xtn v25.2s, v23.2d	// u.reduce8.digit
mul v25.2s, v25.2s, v11.s[1]	// u.reduce8.quotient
bic v25.2s, #0xe0, lsl #24	// u.reduce8.mask
umlal v23.2d, v25.2s, v8.s[0]	// u.reduce8.add
umlal v24.2d, v25.2s, v8.s[1]	// u.reduce8.add.2
umlal v0.2d, v25.2s, v8.s[2]	// u.reduce8.add.3
umlal v26.2d, v25.2s, v8.s[3]	// u.reduce8.add.4
umlal v1.2d, v25.2s, v9.s[0]	// u.reduce8.add.5
umlal v27.2d, v25.2s, v9.s[1]	// u.reduce8.add.6
umlal v2.2d, v25.2s, v9.s[2]	// u.reduce8.add.7
umlal v28.2d, v25.2s, v9.s[3]	// u.reduce8.add.8
umlal v3.2d, v25.2s, v11.s[0]	// u.reduce8.add.9
usra v24.2d, v23.2d, #29	// u.reduce8.carry
usra v0.2d, v24.2d, #29	// u.limbs.carry
usra v26.2d, v0.2d, #29	// u.limbs.carry.2
usra v1.2d, v26.2d, #29	// u.limbs.carry.3
usra v27.2d, v1.2d, #29	// u.limbs.carry.4
usra v2.2d, v27.2d, #29	// u.limbs.carry.5
usra v28.2d, v2.2d, #29	// u.limbs.carry.6
usra v3.2d, v28.2d, #29	// u.limbs.carry.7
uzp1 v0.4s, v24.4s, v0.4s	// u.limbs.pair
bic v0.4s, #0xe0, lsl #24	// u.limbs.mask
uzp1 v1.4s, v26.4s, v1.4s	// u.limbs.pair.2
bic v1.4s, #0xe0, lsl #24	// u.limbs.mask.2
stp q0, q1, [x5, #0]	// u.limbs.store_u
uzp1 v0.4s, v27.4s, v2.4s	// u.limbs.pair.3
bic v0.4s, #0xe0, lsl #24	// u.limbs.mask.3
uzp1 v1.4s, v28.4s, v3.4s	// u.limbs.pair.4
bic v1.4s, #0xe0, lsl #24	// u.limbs.mask.4
stp q0, q1, [x5, #32]	// u.limbs.store_u.2
shrn v0.2s, v3.2d, #29	// u.limbs.top
str d0, [x5, #64]	// u.limbs.store_u.3
ldp d0, d1, [x4, #0]	// x.row0.load_before0
umull v2.2d, v6.2s, v0.2s	// x.row0.product
umull v3.2d, v7.2s, v0.2s	// x.row0.product.2
umull v23.2d, v16.2s, v0.2s	// x.row0.product.3
umull v24.2d, v17.2s, v0.2s	// x.row0.product.4
umull v25.2d, v18.2s, v0.2s	// x.row0.product.5
umull v26.2d, v19.2s, v0.2s	// x.row0.product.6
umull v27.2d, v20.2s, v0.2s	// x.row0.product.7
umull v28.2d, v21.2s, v0.2s	// x.row0.product.8
umull v0.2d, v22.2s, v0.2s	// x.row0.product.9
xtn v8.2s, v2.2d	// x.reduce0.digit
usra v3.2d, v2.2d, #29	// x.reduce0.carry
bic v8.2s, #0xe0, lsl #24	// x.reduce0.mask
umlal v3.2d, v6.2s, v1.2s	// x.row1.add
umlal v23.2d, v7.2s, v1.2s	// x.row1.add.2
umlal v24.2d, v16.2s, v1.2s	// x.row1.add.3
umlal v25.2d, v17.2s, v1.2s	// x.row1.add.4
umlal v26.2d, v18.2s, v1.2s	// x.row1.add.5
umlal v27.2d, v19.2s, v1.2s	// x.row1.add.6
umlal v28.2d, v20.2s, v1.2s	// x.row1.add.7
umlal v0.2d, v21.2s, v1.2s	// x.row1.add.8
umull v1.2d, v22.2s, v1.2s	// x.row1.product
umlal v3.2d, v8.2s, v29.s[0]	// x.reduce0.add
umlal v23.2d, v8.2s, v29.s[1]	// x.reduce0.add.2
umlal v24.2d, v8.2s, v29.s[2]	// x.reduce0.add.3
umlal v25.2d, v8.2s, v29.s[3]	// x.reduce0.add.4
umlal v26.2d, v8.2s, v30.s[0]	// x.reduce0.add.5
umlal v27.2d, v8.2s, v30.s[1]	// x.reduce0.add.6
umlal v28.2d, v8.2s, v30.s[2]	// x.reduce0.add.7
umlal v0.2d, v8.2s, v30.s[3]	// x.reduce0.add.8
umlal v1.2d, v8.2s, v31.s[0]	// x.reduce0.add.9
xtn v2.2s, v3.2d	// x.reduce1.digit
usra v23.2d, v3.2d, #29	// x.reduce1.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce1.mask
ldp d3, d8, [x4, #16]	// x.row2.load_before2
umlal v23.2d, v6.2s, v3.2s	// x.row2.add
umlal v24.2d, v7.2s, v3.2s	// x.row2.add.2
umlal v25.2d, v16.2s, v3.2s	// x.row2.add.3
umlal v26.2d, v17.2s, v3.2s	// x.row2.add.4
umlal v27.2d, v18.2s, v3.2s	// x.row2.add.5
umlal v28.2d, v19.2s, v3.2s	// x.row2.add.6
umlal v0.2d, v20.2s, v3.2s	// x.row2.add.7
umlal v1.2d, v21.2s, v3.2s	// x.row2.add.8
umull v3.2d, v22.2s, v3.2s	// x.row2.product
umlal v23.2d, v2.2s, v29.s[0]	// x.reduce1.add
umlal v24.2d, v2.2s, v29.s[1]	// x.reduce1.add.2
umlal v25.2d, v2.2s, v29.s[2]	// x.reduce1.add.3
umlal v26.2d, v2.2s, v29.s[3]	// x.reduce1.add.4
umlal v27.2d, v2.2s, v30.s[0]	// x.reduce1.add.5
umlal v28.2d, v2.2s, v30.s[1]	// x.reduce1.add.6
umlal v0.2d, v2.2s, v30.s[2]	// x.reduce1.add.7
umlal v1.2d, v2.2s, v30.s[3]	// x.reduce1.add.8
umlal v3.2d, v2.2s, v31.s[0]	// x.reduce1.add.9
xtn v2.2s, v23.2d	// x.reduce2.digit
usra v24.2d, v23.2d, #29	// x.reduce2.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce2.mask
umlal v24.2d, v6.2s, v8.2s	// x.row3.add
umlal v25.2d, v7.2s, v8.2s	// x.row3.add.2
umlal v26.2d, v16.2s, v8.2s	// x.row3.add.3
umlal v27.2d, v17.2s, v8.2s	// x.row3.add.4
umlal v28.2d, v18.2s, v8.2s	// x.row3.add.5
umlal v0.2d, v19.2s, v8.2s	// x.row3.add.6
umlal v1.2d, v20.2s, v8.2s	// x.row3.add.7
umlal v3.2d, v21.2s, v8.2s	// x.row3.add.8
umull v23.2d, v22.2s, v8.2s	// x.row3.product
umlal v24.2d, v2.2s, v29.s[0]	// x.reduce2.add
umlal v25.2d, v2.2s, v29.s[1]	// x.reduce2.add.2
umlal v26.2d, v2.2s, v29.s[2]	// x.reduce2.add.3
umlal v27.2d, v2.2s, v29.s[3]	// x.reduce2.add.4
umlal v28.2d, v2.2s, v30.s[0]	// x.reduce2.add.5
umlal v0.2d, v2.2s, v30.s[1]	// x.reduce2.add.6
umlal v1.2d, v2.2s, v30.s[2]	// x.reduce2.add.7
umlal v3.2d, v2.2s, v30.s[3]	// x.reduce2.add.8
umlal v23.2d, v2.2s, v31.s[0]	// x.reduce2.add.9
xtn v2.2s, v24.2d	// x.reduce3.digit
usra v25.2d, v24.2d, #29	// x.reduce3.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce3.mask
ldp d24, d8, [x4, #32]	// x.row4.load_before4
umlal v25.2d, v6.2s, v24.2s	// x.row4.add
umlal v26.2d, v7.2s, v24.2s	// x.row4.add.2
umlal v27.2d, v16.2s, v24.2s	// x.row4.add.3
umlal v28.2d, v17.2s, v24.2s	// x.row4.add.4
umlal v0.2d, v18.2s, v24.2s	// x.row4.add.5
umlal v1.2d, v19.2s, v24.2s	// x.row4.add.6
umlal v3.2d, v20.2s, v24.2s	// x.row4.add.7
umlal v23.2d, v21.2s, v24.2s	// x.row4.add.8
umull v24.2d, v22.2s, v24.2s	// x.row4.product
umlal v25.2d, v2.2s, v29.s[0]	// x.reduce3.add
umlal v26.2d, v2.2s, v29.s[1]	// x.reduce3.add.2
umlal v27.2d, v2.2s, v29.s[2]	// x.reduce3.add.3
umlal v28.2d, v2.2s, v29.s[3]	// x.reduce3.add.4
umlal v0.2d, v2.2s, v30.s[0]	// x.reduce3.add.5
umlal v1.2d, v2.2s, v30.s[1]	// x.reduce3.add.6
umlal v3.2d, v2.2s, v30.s[2]	// x.reduce3.add.7
umlal v23.2d, v2.2s, v30.s[3]	// x.reduce3.add.8
umlal v24.2d, v2.2s, v31.s[0]	// x.reduce3.add.9
xtn v2.2s, v25.2d	// x.reduce4.digit
usra v26.2d, v25.2d, #29	// x.reduce4.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce4.mask
umlal v26.2d, v6.2s, v8.2s	// x.row5.add
umlal v27.2d, v7.2s, v8.2s	// x.row5.add.2
umlal v28.2d, v16.2s, v8.2s	// x.row5.add.3
umlal v0.2d, v17.2s, v8.2s	// x.row5.add.4
umlal v1.2d, v18.2s, v8.2s	// x.row5.add.5
umlal v3.2d, v19.2s, v8.2s	// x.row5.add.6
umlal v23.2d, v20.2s, v8.2s	// x.row5.add.7
umlal v24.2d, v21.2s, v8.2s	// x.row5.add.8
umull v25.2d, v22.2s, v8.2s	// x.row5.product
umlal v26.2d, v2.2s, v29.s[0]	// x.reduce4.add
umlal v27.2d, v2.2s, v29.s[1]	// x.reduce4.add.2
umlal v28.2d, v2.2s, v29.s[2]	// x.reduce4.add.3
umlal v0.2d, v2.2s, v29.s[3]	// x.reduce4.add.4
umlal v1.2d, v2.2s, v30.s[0]	// x.reduce4.add.5
umlal v3.2d, v2.2s, v30.s[1]	// x.reduce4.add.6
umlal v23.2d, v2.2s, v30.s[2]	// x.reduce4.add.7
umlal v24.2d, v2.2s, v30.s[3]	// x.reduce4.add.8
umlal v25.2d, v2.2s, v31.s[0]	// x.reduce4.add.9
xtn v2.2s, v26.2d	// x.reduce5.digit
usra v27.2d, v26.2d, #29	// x.reduce5.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce5.mask
ldp d26, d8, [x4, #48]	// x.row6.load_before6
umlal v27.2d, v6.2s, v26.2s	// x.row6.add
umlal v28.2d, v7.2s, v26.2s	// x.row6.add.2
umlal v0.2d, v16.2s, v26.2s	// x.row6.add.3
umlal v1.2d, v17.2s, v26.2s	// x.row6.add.4
umlal v3.2d, v18.2s, v26.2s	// x.row6.add.5
umlal v23.2d, v19.2s, v26.2s	// x.row6.add.6
umlal v24.2d, v20.2s, v26.2s	// x.row6.add.7
umlal v25.2d, v21.2s, v26.2s	// x.row6.add.8
umull v26.2d, v22.2s, v26.2s	// x.row6.product
umlal v27.2d, v2.2s, v29.s[0]	// x.reduce5.add
umlal v28.2d, v2.2s, v29.s[1]	// x.reduce5.add.2
umlal v0.2d, v2.2s, v29.s[2]	// x.reduce5.add.3
umlal v1.2d, v2.2s, v29.s[3]	// x.reduce5.add.4
umlal v3.2d, v2.2s, v30.s[0]	// x.reduce5.add.5
umlal v23.2d, v2.2s, v30.s[1]	// x.reduce5.add.6
umlal v24.2d, v2.2s, v30.s[2]	// x.reduce5.add.7
umlal v25.2d, v2.2s, v30.s[3]	// x.reduce5.add.8
umlal v26.2d, v2.2s, v31.s[0]	// x.reduce5.add.9
xtn v2.2s, v27.2d	// x.reduce6.digit
usra v28.2d, v27.2d, #29	// x.reduce6.carry
bic v2.2s, #0xe0, lsl #24	// x.reduce6.mask
umlal v28.2d, v6.2s, v8.2s	// x.row7.add
umlal v0.2d, v7.2s, v8.2s	// x.row7.add.2
umlal v1.2d, v16.2s, v8.2s	// x.row7.add.3
umlal v3.2d, v17.2s, v8.2s	// x.row7.add.4
umlal v23.2d, v18.2s, v8.2s	// x.row7.add.5
umlal v24.2d, v19.2s, v8.2s	// x.row7.add.6
umlal v25.2d, v20.2s, v8.2s	// x.row7.add.7
umlal v26.2d, v21.2s, v8.2s	// x.row7.add.8
umull v27.2d, v22.2s, v8.2s	// x.row7.product
umlal v28.2d, v2.2s, v29.s[0]	// x.reduce6.add
umlal v0.2d, v2.2s, v29.s[1]	// x.reduce6.add.2
umlal v1.2d, v2.2s, v29.s[2]	// x.reduce6.add.3
umlal v3.2d, v2.2s, v29.s[3]	// x.reduce6.add.4
umlal v23.2d, v2.2s, v30.s[0]	// x.reduce6.add.5
umlal v24.2d, v2.2s, v30.s[1]	// x.reduce6.add.6
umlal v25.2d, v2.2s, v30.s[2]	// x.reduce6.add.7
umlal v26.2d, v2.2s, v30.s[3]	// x.reduce6.add.8
umlal v27.2d, v2.2s, v31.s[0]	// x.reduce6.add.9
xtn v2.2s, v28.2d	// x.reduce7.digit
ldp q8, q9, [x0, #80]	// x.reduce7.load_modulus0
ldr q10, [x0, #112]	// x.reduce7.load_modulus8
mul v2.2s, v2.2s, v10.s[1]	// x.reduce7.quotient
ldr d11, [x4, #64]	// x.row8.load_before8
umlal v0.2d, v6.2s, v11.2s	// x.row8.add
umlal v1.2d, v7.2s, v11.2s	// x.row8.add.2
umlal v3.2d, v16.2s, v11.2s	// x.row8.add.3
umlal v23.2d, v17.2s, v11.2s	// x.row8.add.4
umlal v24.2d, v18.2s, v11.2s	// x.row8.add.5
umlal v25.2d, v19.2s, v11.2s	// x.row8.add.6
umlal v26.2d, v20.2s, v11.2s	// x.row8.add.7
umlal v27.2d, v21.2s, v11.2s	// x.row8.add.8
umull v6.2d, v22.2s, v11.2s	// x.row8.product
umlal v28.2d, v2.2s, v8.s[0]	// x.reduce7.add
umlal v0.2d, v2.2s, v8.s[1]	// x.reduce7.add.2
umlal v1.2d, v2.2s, v8.s[2]	// x.reduce7.add.3
umlal v3.2d, v2.2s, v8.s[3]	// x.reduce7.add.4
umlal v23.2d, v2.2s, v9.s[0]	// x.reduce7.add.5
umlal v24.2d, v2.2s, v9.s[1]	// x.reduce7.add.6
umlal v25.2d, v2.2s, v9.s[2]	// x.reduce7.add.7
umlal v26.2d, v2.2s, v9.s[3]	// x.reduce7.add.8
umlal v27.2d, v2.2s, v10.s[0]	// x.reduce7.add.9
usra v0.2d, v28.2d, #29	// x.reduce7.carry
xtn v2.2s, v0.2d	// x.reduce8.digit
mul v2.2s, v2.2s, v10.s[1]	// x.reduce8.quotient
bic v2.2s, #0xe0, lsl #24	// x.reduce8.mask
umlal v0.2d, v2.2s, v8.s[0]	// x.reduce8.add
umlal v1.2d, v2.2s, v8.s[1]	// x.reduce8.add.2
umlal v3.2d, v2.2s, v8.s[2]	// x.reduce8.add.3
umlal v23.2d, v2.2s, v8.s[3]	// x.reduce8.add.4
umlal v24.2d, v2.2s, v9.s[0]	// x.reduce8.add.5
umlal v25.2d, v2.2s, v9.s[1]	// x.reduce8.add.6
umlal v26.2d, v2.2s, v9.s[2]	// x.reduce8.add.7
umlal v27.2d, v2.2s, v9.s[3]	// x.reduce8.add.8
umlal v6.2d, v2.2s, v10.s[0]	// x.reduce8.add.9
usra v1.2d, v0.2d, #29	// x.reduce8.carry
usra v3.2d, v1.2d, #29	// x.words.carry
usra v23.2d, v3.2d, #29	// x.words.carry.2
usra v24.2d, v23.2d, #29	// x.words.carry.3
usra v25.2d, v24.2d, #29	// x.words.carry.4
usra v26.2d, v25.2d, #29	// x.words.carry.5
usra v27.2d, v26.2d, #29	// x.words.carry.6
usra v6.2d, v27.2d, #29	// x.words.carry.7
ushr v0.2d, v6.2d, #29	// x.words.top
ushr v2.2d, v0.2d, #24	// x.words.above
sli v1.2d, v3.2d, #29	// x.words.join
sli v1.2d, v23.2d, #58	// x.words.join.2
ushr v3.2d, v23.2d, #6	// x.words.join.3
sli v3.2d, v24.2d, #23	// x.words.join.4
sli v3.2d, v25.2d, #52	// x.words.join.5
ushr v7.2d, v25.2d, #12	// x.words.join.6
sli v7.2d, v26.2d, #17	// x.words.join.7
sli v7.2d, v27.2d, #46	// x.words.join.8
ushr v16.2d, v27.2d, #18	// x.words.join.9
sli v16.2d, v6.2d, #11	// x.words.join.10
sli v16.2d, v0.2d, #40	// x.words.join.11
bic v0.16b, v1.16b, v4.16b	// x.nonzero
bic v1.16b, v3.16b, v4.16b	// x.nonzero.2
bic v3.16b, v7.16b, v4.16b	// x.nonzero.3
bic v6.16b, v16.16b, v4.16b	// x.nonzero.4
bic v2.16b, v2.16b, v4.16b	// x.nonzero.5
mov x4, v0.d[0]	// x.lane0.word
mov x10, v1.d[0]	// x.lane0.word.2
mov x11, v3.d[0]	// x.lane0.word.3
mov x12, v6.d[0]	// x.lane0.word.4
mov x13, v2.d[0]	// x.lane0.word.5
subs x14, x4, x6	// x.lane0.difference
sbcs x15, x10, x7	// x.lane0.difference.2
sbcs x16, x11, x8	// x.lane0.difference.3
sbcs x17, x12, x9	// x.lane0.difference.4
sbcs xzr, x13, xzr	// x.lane0.less
csel x4, x4, x14, lo	// x.lane0.select
csel x10, x10, x15, lo	// x.lane0.select.2
csel x11, x11, x16, lo	// x.lane0.select.3
csel x12, x12, x17, lo	// x.lane0.select.4
stp x4, x10, [x1, #0]	// x.lane0.store
stp x11, x12, [x1, #16]	// x.lane0.store.2
mov x4, v0.d[1]	// x.lane1.word
mov x10, v1.d[1]	// x.lane1.word.2
mov x11, v3.d[1]	// x.lane1.word.3
mov x12, v6.d[1]	// x.lane1.word.4
mov x13, v2.d[1]	// x.lane1.word.5
subs x14, x4, x6	// x.lane1.difference
sbcs x15, x10, x7	// x.lane1.difference.2
sbcs x16, x11, x8	// x.lane1.difference.3
sbcs x17, x12, x9	// x.lane1.difference.4
sbcs xzr, x13, xzr	// x.lane1.less
csel x4, x4, x14, lo	// x.lane1.select
csel x10, x10, x15, lo	// x.lane1.select.2
csel x11, x11, x16, lo	// x.lane1.select.3
csel x12, x12, x17, lo	// x.lane1.select.4
stp x4, x10, [x1, #32]	// x.lane1.store
stp x11, x12, [x1, #48]	// x.lane1.store.2
mov v28.16b, v5.16b	// output
cbnz x19, 2b	// loop
mov x10, v28.d[0]	// result
mov x11, v28.d[1]	// result
orr x0, x10, x11	// result
ldr x19, [sp, #64]	// restore
ldp d14, d15, [sp, #48]	// restore
ldp d12, d13, [sp, #32]	// restore
ldp d10, d11, [sp, #16]	// restore
ldp d8, d9, [sp], #80	// restore
ret	// leave
5:
add x2, x2, #72	// again
add x4, x0, #208	// again
cbz x3, 4b	// again
mov x19, #8	// again
cmp x3, x19	// again
csel x19, x3, x19, lo	// again
sub x3, x3, x19	// again
sub x4, x2, #72	// again
sub x10, x1, #64	// again
ld4 {v0.2d, v1.2d, v2.2d, v3.2d}, [x10]	// again
add x5, x0, #288	// again
orr v4.16b, v0.16b, v1.16b	// any
orr v5.16b, v2.16b, v3.16b	// any.2
orr v4.16b, v4.16b, v5.16b	// any.3
cmeq v4.2d, v4.2d, #0	// zero
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
ldp d17, d18, [x4, #0]	// row0.load_before0
umull v19.2d, v4.2s, v17.2s	// row0.product
umull v20.2d, v5.2s, v17.2s	// row0.product.2
umull v21.2d, v0.2s, v17.2s	// row0.product.3
umull v22.2d, v6.2s, v17.2s	// row0.product.4
umull v23.2d, v1.2s, v17.2s	// row0.product.5
umull v24.2d, v7.2s, v17.2s	// row0.product.6
umull v25.2d, v2.2s, v17.2s	// row0.product.7
umull v26.2d, v16.2s, v17.2s	// row0.product.8
umull v17.2d, v3.2s, v17.2s	// row0.product.9
xtn v27.2s, v19.2d	// reduce0.digit
usra v20.2d, v19.2d, #29	// reduce0.carry
bic v27.2s, #0xe0, lsl #24	// reduce0.mask
umlal v20.2d, v4.2s, v18.2s	// row1.add
umlal v21.2d, v5.2s, v18.2s	// row1.add.2
umlal v22.2d, v0.2s, v18.2s	// row1.add.3
umlal v23.2d, v6.2s, v18.2s	// row1.add.4
umlal v24.2d, v1.2s, v18.2s	// row1.add.5
umlal v25.2d, v7.2s, v18.2s	// row1.add.6
umlal v26.2d, v2.2s, v18.2s	// row1.add.7
umlal v17.2d, v16.2s, v18.2s	// row1.add.8
umull v18.2d, v3.2s, v18.2s	// row1.product
umlal v20.2d, v27.2s, v29.s[0]	// reduce0.add
umlal v21.2d, v27.2s, v29.s[1]	// reduce0.add.2
umlal v22.2d, v27.2s, v29.s[2]	// reduce0.add.3
umlal v23.2d, v27.2s, v29.s[3]	// reduce0.add.4
umlal v24.2d, v27.2s, v30.s[0]	// reduce0.add.5
umlal v25.2d, v27.2s, v30.s[1]	// reduce0.add.6
umlal v26.2d, v27.2s, v30.s[2]	// reduce0.add.7
umlal v17.2d, v27.2s, v30.s[3]	// reduce0.add.8
umlal v18.2d, v27.2s, v31.s[0]	// reduce0.add.9
xtn v19.2s, v20.2d	// reduce1.digit
usra v21.2d, v20.2d, #29	// reduce1.carry
bic v19.2s, #0xe0, lsl #24	// reduce1.mask
ldp d20, d27, [x4, #16]	// row2.load_before2
umlal v21.2d, v4.2s, v20.2s	// row2.add
umlal v22.2d, v5.2s, v20.2s	// row2.add.2
umlal v23.2d, v0.2s, v20.2s	// row2.add.3
umlal v24.2d, v6.2s, v20.2s	// row2.add.4
umlal v25.2d, v1.2s, v20.2s	// row2.add.5
umlal v26.2d, v7.2s, v20.2s	// row2.add.6
umlal v17.2d, v2.2s, v20.2s	// row2.add.7
umlal v18.2d, v16.2s, v20.2s	// row2.add.8
umull v20.2d, v3.2s, v20.2s	// row2.product
umlal v21.2d, v19.2s, v29.s[0]	// reduce1.add
umlal v22.2d, v19.2s, v29.s[1]	// reduce1.add.2
umlal v23.2d, v19.2s, v29.s[2]	// reduce1.add.3
umlal v24.2d, v19.2s, v29.s[3]	// reduce1.add.4
umlal v25.2d, v19.2s, v30.s[0]	// reduce1.add.5
umlal v26.2d, v19.2s, v30.s[1]	// reduce1.add.6
umlal v17.2d, v19.2s, v30.s[2]	// reduce1.add.7
umlal v18.2d, v19.2s, v30.s[3]	// reduce1.add.8
umlal v20.2d, v19.2s, v31.s[0]	// reduce1.add.9
xtn v19.2s, v21.2d	// reduce2.digit
usra v22.2d, v21.2d, #29	// reduce2.carry
bic v19.2s, #0xe0, lsl #24	// reduce2.mask
umlal v22.2d, v4.2s, v27.2s	// row3.add
umlal v23.2d, v5.2s, v27.2s	// row3.add.2
umlal v24.2d, v0.2s, v27.2s	// row3.add.3
umlal v25.2d, v6.2s, v27.2s	// row3.add.4
umlal v26.2d, v1.2s, v27.2s	// row3.add.5
umlal v17.2d, v7.2s, v27.2s	// row3.add.6
umlal v18.2d, v2.2s, v27.2s	// row3.add.7
umlal v20.2d, v16.2s, v27.2s	// row3.add.8
umull v21.2d, v3.2s, v27.2s	// row3.product
umlal v22.2d, v19.2s, v29.s[0]	// reduce2.add
umlal v23.2d, v19.2s, v29.s[1]	// reduce2.add.2
umlal v24.2d, v19.2s, v29.s[2]	// reduce2.add.3
umlal v25.2d, v19.2s, v29.s[3]	// reduce2.add.4
umlal v26.2d, v19.2s, v30.s[0]	// reduce2.add.5
umlal v17.2d, v19.2s, v30.s[1]	// reduce2.add.6
umlal v18.2d, v19.2s, v30.s[2]	// reduce2.add.7
umlal v20.2d, v19.2s, v30.s[3]	// reduce2.add.8
umlal v21.2d, v19.2s, v31.s[0]	// reduce2.add.9
xtn v19.2s, v22.2d	// reduce3.digit
usra v23.2d, v22.2d, #29	// reduce3.carry
bic v19.2s, #0xe0, lsl #24	// reduce3.mask
ldp d22, d27, [x4, #32]	// row4.load_before4
umlal v23.2d, v4.2s, v22.2s	// row4.add
umlal v24.2d, v5.2s, v22.2s	// row4.add.2
umlal v25.2d, v0.2s, v22.2s	// row4.add.3
umlal v26.2d, v6.2s, v22.2s	// row4.add.4
umlal v17.2d, v1.2s, v22.2s	// row4.add.5
umlal v18.2d, v7.2s, v22.2s	// row4.add.6
umlal v20.2d, v2.2s, v22.2s	// row4.add.7
umlal v21.2d, v16.2s, v22.2s	// row4.add.8
umull v22.2d, v3.2s, v22.2s	// row4.product
umlal v23.2d, v19.2s, v29.s[0]	// reduce3.add
umlal v24.2d, v19.2s, v29.s[1]	// reduce3.add.2
umlal v25.2d, v19.2s, v29.s[2]	// reduce3.add.3
umlal v26.2d, v19.2s, v29.s[3]	// reduce3.add.4
umlal v17.2d, v19.2s, v30.s[0]	// reduce3.add.5
umlal v18.2d, v19.2s, v30.s[1]	// reduce3.add.6
umlal v20.2d, v19.2s, v30.s[2]	// reduce3.add.7
umlal v21.2d, v19.2s, v30.s[3]	// reduce3.add.8
umlal v22.2d, v19.2s, v31.s[0]	// reduce3.add.9
xtn v19.2s, v23.2d	// reduce4.digit
usra v24.2d, v23.2d, #29	// reduce4.carry
bic v19.2s, #0xe0, lsl #24	// reduce4.mask
umlal v24.2d, v4.2s, v27.2s	// row5.add
umlal v25.2d, v5.2s, v27.2s	// row5.add.2
umlal v26.2d, v0.2s, v27.2s	// row5.add.3
umlal v17.2d, v6.2s, v27.2s	// row5.add.4
umlal v18.2d, v1.2s, v27.2s	// row5.add.5
umlal v20.2d, v7.2s, v27.2s	// row5.add.6
umlal v21.2d, v2.2s, v27.2s	// row5.add.7
umlal v22.2d, v16.2s, v27.2s	// row5.add.8
umull v23.2d, v3.2s, v27.2s	// row5.product
umlal v24.2d, v19.2s, v29.s[0]	// reduce4.add
umlal v25.2d, v19.2s, v29.s[1]	// reduce4.add.2
umlal v26.2d, v19.2s, v29.s[2]	// reduce4.add.3
umlal v17.2d, v19.2s, v29.s[3]	// reduce4.add.4
umlal v18.2d, v19.2s, v30.s[0]	// reduce4.add.5
umlal v20.2d, v19.2s, v30.s[1]	// reduce4.add.6
umlal v21.2d, v19.2s, v30.s[2]	// reduce4.add.7
umlal v22.2d, v19.2s, v30.s[3]	// reduce4.add.8
umlal v23.2d, v19.2s, v31.s[0]	// reduce4.add.9
xtn v19.2s, v24.2d	// reduce5.digit
usra v25.2d, v24.2d, #29	// reduce5.carry
bic v19.2s, #0xe0, lsl #24	// reduce5.mask
ldp d24, d27, [x4, #48]	// row6.load_before6
umlal v25.2d, v4.2s, v24.2s	// row6.add
umlal v26.2d, v5.2s, v24.2s	// row6.add.2
umlal v17.2d, v0.2s, v24.2s	// row6.add.3
umlal v18.2d, v6.2s, v24.2s	// row6.add.4
umlal v20.2d, v1.2s, v24.2s	// row6.add.5
umlal v21.2d, v7.2s, v24.2s	// row6.add.6
umlal v22.2d, v2.2s, v24.2s	// row6.add.7
umlal v23.2d, v16.2s, v24.2s	// row6.add.8
umull v24.2d, v3.2s, v24.2s	// row6.product
umlal v25.2d, v19.2s, v29.s[0]	// reduce5.add
umlal v26.2d, v19.2s, v29.s[1]	// reduce5.add.2
umlal v17.2d, v19.2s, v29.s[2]	// reduce5.add.3
umlal v18.2d, v19.2s, v29.s[3]	// reduce5.add.4
umlal v20.2d, v19.2s, v30.s[0]	// reduce5.add.5
umlal v21.2d, v19.2s, v30.s[1]	// reduce5.add.6
umlal v22.2d, v19.2s, v30.s[2]	// reduce5.add.7
umlal v23.2d, v19.2s, v30.s[3]	// reduce5.add.8
umlal v24.2d, v19.2s, v31.s[0]	// reduce5.add.9
xtn v19.2s, v25.2d	// reduce6.digit
usra v26.2d, v25.2d, #29	// reduce6.carry
bic v19.2s, #0xe0, lsl #24	// reduce6.mask
umlal v26.2d, v4.2s, v27.2s	// row7.add
umlal v17.2d, v5.2s, v27.2s	// row7.add.2
umlal v18.2d, v0.2s, v27.2s	// row7.add.3
umlal v20.2d, v6.2s, v27.2s	// row7.add.4
umlal v21.2d, v1.2s, v27.2s	// row7.add.5
umlal v22.2d, v7.2s, v27.2s	// row7.add.6
umlal v23.2d, v2.2s, v27.2s	// row7.add.7
umlal v24.2d, v16.2s, v27.2s	// row7.add.8
umull v25.2d, v3.2s, v27.2s	// row7.product
umlal v26.2d, v19.2s, v29.s[0]	// reduce6.add
umlal v17.2d, v19.2s, v29.s[1]	// reduce6.add.2
umlal v18.2d, v19.2s, v29.s[2]	// reduce6.add.3
umlal v20.2d, v19.2s, v29.s[3]	// reduce6.add.4
umlal v21.2d, v19.2s, v30.s[0]	// reduce6.add.5
umlal v22.2d, v19.2s, v30.s[1]	// reduce6.add.6
umlal v23.2d, v19.2s, v30.s[2]	// reduce6.add.7
umlal v24.2d, v19.2s, v30.s[3]	// reduce6.add.8
umlal v25.2d, v19.2s, v31.s[0]	// reduce6.add.9
xtn v19.2s, v26.2d	// reduce7.digit
ldp q27, q8, [x0, #80]	// reduce7.load_modulus0
ldr q9, [x0, #112]	// reduce7.load_modulus8
mul v19.2s, v19.2s, v9.s[1]	// reduce7.quotient
ldr d10, [x4, #64]	// row8.load_before8
umlal v17.2d, v4.2s, v10.2s	// row8.add
umlal v18.2d, v5.2s, v10.2s	// row8.add.2
umlal v20.2d, v0.2s, v10.2s	// row8.add.3
umlal v21.2d, v6.2s, v10.2s	// row8.add.4
umlal v22.2d, v1.2s, v10.2s	// row8.add.5
umlal v23.2d, v7.2s, v10.2s	// row8.add.6
umlal v24.2d, v2.2s, v10.2s	// row8.add.7
umlal v25.2d, v16.2s, v10.2s	// row8.add.8
umull v0.2d, v3.2s, v10.2s	// row8.product
umlal v26.2d, v19.2s, v27.s[0]	// reduce7.add
umlal v17.2d, v19.2s, v27.s[1]	// reduce7.add.2
umlal v18.2d, v19.2s, v27.s[2]	// reduce7.add.3
umlal v20.2d, v19.2s, v27.s[3]	// reduce7.add.4
umlal v21.2d, v19.2s, v8.s[0]	// reduce7.add.5
umlal v22.2d, v19.2s, v8.s[1]	// reduce7.add.6
umlal v23.2d, v19.2s, v8.s[2]	// reduce7.add.7
umlal v24.2d, v19.2s, v8.s[3]	// reduce7.add.8
umlal v25.2d, v19.2s, v9.s[0]	// reduce7.add.9
usra v17.2d, v26.2d, #29	// reduce7.carry
xtn v1.2s, v17.2d	// reduce8.digit
mul v1.2s, v1.2s, v9.s[1]	// reduce8.quotient
bic v1.2s, #0xe0, lsl #24	// reduce8.mask
umlal v17.2d, v1.2s, v27.s[0]	// reduce8.add
umlal v18.2d, v1.2s, v27.s[1]	// reduce8.add.2
umlal v20.2d, v1.2s, v27.s[2]	// reduce8.add.3
umlal v21.2d, v1.2s, v27.s[3]	// reduce8.add.4
umlal v22.2d, v1.2s, v8.s[0]	// reduce8.add.5
umlal v23.2d, v1.2s, v8.s[1]	// reduce8.add.6
umlal v24.2d, v1.2s, v8.s[2]	// reduce8.add.7
umlal v25.2d, v1.2s, v8.s[3]	// reduce8.add.8
umlal v0.2d, v1.2s, v9.s[0]	// reduce8.add.9
usra v18.2d, v17.2d, #29	// reduce8.carry
usra v20.2d, v18.2d, #29	// limbs.carry
usra v21.2d, v20.2d, #29	// limbs.carry.2
usra v22.2d, v21.2d, #29	// limbs.carry.3
usra v23.2d, v22.2d, #29	// limbs.carry.4
usra v24.2d, v23.2d, #29	// limbs.carry.5
usra v25.2d, v24.2d, #29	// limbs.carry.6
usra v0.2d, v25.2d, #29	// limbs.carry.7
uzp1 v1.4s, v18.4s, v20.4s	// limbs.pair
bic v1.4s, #0xe0, lsl #24	// limbs.mask
uzp1 v2.4s, v21.4s, v22.4s	// limbs.pair.2
bic v2.4s, #0xe0, lsl #24	// limbs.mask.2
stp q1, q2, [x5, #0]	// limbs.store_after
uzp1 v1.4s, v23.4s, v24.4s	// limbs.pair.3
bic v1.4s, #0xe0, lsl #24	// limbs.mask.3
uzp1 v2.4s, v25.4s, v0.4s	// limbs.pair.4
bic v2.4s, #0xe0, lsl #24	// limbs.mask.4
stp q1, q2, [x5, #32]	// limbs.store_after.2
shrn v0.2s, v0.2d, #29	// limbs.top
str d0, [x5, #64]	// limbs.store_after.3
mov x4, x5	// again
add x5, x0, #128	// again
b 4b	// again
