// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f, g, d and e, for numbers of 1024 bits: any 64-bit ARM.
// x0: a state of 784 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, inverse, batches, unused. Limbs of 30 bits: 35. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1303 instructions a pass.
stp x19, x20, [sp, #-80]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldr x1, [x0, #0]	// load_f
ldr x2, [x0, #8]	// load_g
ldr x3, [x0, #16]	// load_delta
ldr x4, [x0, #24]	// load_u
ldr x5, [x0, #32]	// load_v
ldr x6, [x0, #40]	// load_q
ldr x7, [x0, #48]	// load_r
mov x8, #0xfffff	// rounding
mov x9, #0x20000000000	// half_field
mov x10, #0xffffffffff	// start_h
mov x11, #0x3fffffffffffffff	// start_G
ldr x12, [x0, #64]	// load_batches
.p2align 6
2:
dup v0.2d, x4	// update.uq.dup
ubfx x13, x1, #1, #19	// third1.low_f
ubfx x14, x2, #0, #20	// third1.low_g
sub x15, x3, #1	// third1.step1.down
add x16, x3, #1	// third1.step1.up
ins v0.d[1], x6	// update.uq.ins
xtn v1.2s, v0.2d	// update.uq.xtn
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
sub x17, x10, x13	// third1.start_h
sub x19, x11, x14	// third1.start_G
shrn v2.2s, v0.2d, #30	// update.uq.shrn
dup v3.2d, x5	// update.vr.dup
ins v3.d[1], x7	// update.vr.ins
eor x20, x17, x3, asr #63	// third1.x
tst x19, #1	// third1.step1.parity
asr x21, x19, #1	// third1.step1.t
xtn v4.2s, v3.2d	// update.vr.xtn
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
shrn v5.2s, v3.2d, #30	// update.vr.shrn
add x22, x21, x20	// third1.step1.y
ldr w23, [x0, #88]	// update.load_d0
ldr w24, [x0, #104]	// update.load_d1
orr x25, x23, x24, lsl #30	// update.low_d0
csel x26, x22, x21, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x27, x21, x17, lt	// third1.step1.h
csinv x28, x15, x16, ge	// third1.step1.d
ldr w13, [x0, #92]	// update.load_e0
ldr w14, [x0, #108]	// update.load_e1
orr x19, x13, x14, lsl #30	// update.low_e0
eor x20, x27, x28, asr #63	// third1.step1.x
tst x26, #1	// third1.step2.parity
asr x23, x26, #1	// third1.step2.t
sub x24, x28, #1	// third1.step2.down
add x22, x28, #1	// third1.step2.up
ldrsw x3, [x0, #632]	// update.load_sign_d
ldrsw x21, [x0, #636]	// update.load_sign_e
ldr x17, [x0, #56]	// update.load_inverse
add x15, x23, x20	// third1.step2.y
and x16, x4, x3, asr #63	// update.kd.if_d
and x13, x5, x21, asr #63	// update.kd.if_e
add x14, x16, x13	// update.kd.above
mul x26, x4, x25	// update.kd.low
csel x20, x15, x23, eq	// third1.step2.G
ccmp x28, #0, #0, eq	// third1.step2.swap
csel x16, x23, x27, lt	// third1.step2.h
csinv x13, x24, x22, ge	// third1.step2.d
madd x4, x5, x19, x26	// update.kd.low.2
madd x15, x17, x4, x14	// update.kd.quotient
and x28, x15, #0xfffffffffffffff	// update.kd.low.3
eor x23, x16, x13, asr #63	// third1.step2.x
tst x20, #1	// third1.step3.parity
asr x27, x20, #1	// third1.step3.t
sub x24, x13, #1	// third1.step3.down
add x22, x13, #1	// third1.step3.up
sub x5, x14, x28	// update.kd.k
and x26, x6, x3, asr #63	// update.ke.if_d
and x4, x7, x21, asr #63	// update.ke.if_e
add x15, x27, x23	// third1.step3.y
add x20, x26, x4	// update.ke.above
mul x14, x6, x25	// update.ke.low
madd x28, x7, x19, x14	// update.ke.low.2
csel x3, x15, x27, eq	// third1.step3.G
ccmp x13, #0, #0, eq	// third1.step3.swap
csel x21, x27, x16, lt	// third1.step3.h
csinv x23, x24, x22, ge	// third1.step3.d
madd x26, x17, x28, x20	// update.ke.quotient
and x4, x26, #0xfffffffffffffff	// update.ke.low.3
sub x6, x20, x4	// update.ke.k
eor x25, x21, x23, asr #63	// third1.step3.x
tst x3, #1	// third1.step4.parity
asr x7, x3, #1	// third1.step4.t
sub x19, x23, #1	// third1.step4.down
add x14, x23, #1	// third1.step4.up
dup v6.2d, x5	// update.k.dup
ins v6.d[1], x6	// update.k.ins
xtn v7.2s, v6.2d	// update.k.xtn
add x15, x7, x25	// third1.step4.y
bic v7.2s, #0xc0, lsl #24	// update.k.bic
shrn v16.2s, v6.2d, #30	// update.k.shrn
ldr q17, [x0, #80]	// update.limb0.load
ldr q18, [x0, #640]	// update.limb0.load_modulus
csel x13, x15, x7, eq	// third1.step4.G
ccmp x23, #0, #0, eq	// third1.step4.swap
csel x27, x7, x21, lt	// third1.step4.h
csinv x16, x19, x14, ge	// third1.step4.d
smull v19.2d, v1.2s, v17.s[0]	// update.limb0.fg
smlal v19.2d, v4.2s, v17.s[1]	// update.limb0.fg.2
smull v20.2d, v1.2s, v17.s[2]	// update.limb0.de
eor x24, x27, x16, asr #63	// third1.step4.x
tst x13, #1	// third1.step5.parity
asr x22, x13, #1	// third1.step5.t
sub x17, x16, #1	// third1.step5.down
add x28, x16, #1	// third1.step5.up
smlal v20.2d, v4.2s, v17.s[3]	// update.limb0.de.2
smlal v20.2d, v7.2s, v18.s[0]	// update.limb0.de.3
ldr q21, [x0, #96]	// update.limb1.load
add x26, x22, x24	// third1.step5.y
smull v22.2d, v1.2s, v21.s[0]	// update.limb1.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb1.fg.2
smlal v22.2d, v2.2s, v17.s[0]	// update.limb1.fg.3
csel x20, x26, x22, eq	// third1.step5.G
ccmp x16, #0, #0, eq	// third1.step5.swap
csel x4, x22, x27, lt	// third1.step5.h
csinv x3, x17, x28, ge	// third1.step5.d
smlal v22.2d, v5.2s, v17.s[1]	// update.limb1.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb1.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb1.de.2
eor x5, x4, x3, asr #63	// third1.step5.x
tst x20, #1	// third1.step6.parity
asr x6, x20, #1	// third1.step6.t
sub x25, x3, #1	// third1.step6.down
add x15, x3, #1	// third1.step6.up
smlal v23.2d, v7.2s, v18.s[1]	// update.limb1.de.3
smlal v23.2d, v2.2s, v17.s[2]	// update.limb1.de.4
smlal v23.2d, v5.2s, v17.s[3]	// update.limb1.de.5
add x23, x6, x5	// third1.step6.y
smlal v23.2d, v16.2s, v18.s[0]	// update.limb1.de.6
ssra v22.2d, v19.2d, #30	// update.limb1.carry_fg
ssra v23.2d, v20.2d, #30	// update.limb1.carry_de
ldr q24, [x0, #112]	// update.limb2.load
csel x7, x23, x6, eq	// third1.step6.G
ccmp x3, #0, #0, eq	// third1.step6.swap
csel x21, x6, x4, lt	// third1.step6.h
csinv x19, x25, x15, ge	// third1.step6.d
smull v25.2d, v1.2s, v24.s[0]	// update.limb2.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb2.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb2.fg.3
eor x14, x21, x19, asr #63	// third1.step6.x
tst x7, #1	// third1.step7.parity
asr x13, x7, #1	// third1.step7.t
sub x24, x19, #1	// third1.step7.down
add x26, x19, #1	// third1.step7.up
smlal v25.2d, v5.2s, v21.s[1]	// update.limb2.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb2.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb2.de.2
add x16, x13, x14	// third1.step7.y
smlal v26.2d, v7.2s, v18.s[2]	// update.limb2.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb2.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb2.de.5
csel x22, x16, x13, eq	// third1.step7.G
ccmp x19, #0, #0, eq	// third1.step7.swap
csel x27, x13, x21, lt	// third1.step7.h
csinv x17, x24, x26, ge	// third1.step7.d
smlal v26.2d, v16.2s, v18.s[1]	// update.limb2.de.6
ssra v25.2d, v22.2d, #30	// update.limb2.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb2.carry_de
eor x28, x27, x17, asr #63	// third1.step7.x
tst x22, #1	// third1.step8.parity
asr x20, x22, #1	// third1.step8.t
sub x5, x17, #1	// third1.step8.down
add x23, x17, #1	// third1.step8.up
uzp1 v27.4s, v25.4s, v26.4s	// update.limb2.limb
bic v27.4s, #0xc0, lsl #24	// update.limb2.limb.2
str q27, [x0, #80]	// update.limb2.store
add x3, x20, x28	// third1.step8.y
ldr q28, [x0, #128]	// update.limb3.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb3.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb3.fg.2
smlal v29.2d, v2.2s, v24.s[0]	// update.limb3.fg.3
csel x6, x3, x20, eq	// third1.step8.G
ccmp x17, #0, #0, eq	// third1.step8.swap
csel x4, x20, x27, lt	// third1.step8.h
csinv x25, x5, x23, ge	// third1.step8.d
smlal v29.2d, v5.2s, v24.s[1]	// update.limb3.fg.4
smull v30.2d, v1.2s, v28.s[2]	// update.limb3.de
smlal v30.2d, v4.2s, v28.s[3]	// update.limb3.de.2
eor x15, x4, x25, asr #63	// third1.step8.x
tst x6, #1	// third1.step9.parity
asr x7, x6, #1	// third1.step9.t
sub x14, x25, #1	// third1.step9.down
add x16, x25, #1	// third1.step9.up
smlal v30.2d, v7.2s, v18.s[3]	// update.limb3.de.3
smlal v30.2d, v2.2s, v24.s[2]	// update.limb3.de.4
smlal v30.2d, v5.2s, v24.s[3]	// update.limb3.de.5
add x19, x7, x15	// third1.step9.y
smlal v30.2d, v16.2s, v18.s[2]	// update.limb3.de.6
ssra v29.2d, v25.2d, #30	// update.limb3.carry_fg
ssra v30.2d, v26.2d, #30	// update.limb3.carry_de
csel x13, x19, x7, eq	// third1.step9.G
ccmp x25, #0, #0, eq	// third1.step9.swap
csel x21, x7, x4, lt	// third1.step9.h
csinv x24, x14, x16, ge	// third1.step9.d
uzp1 v31.4s, v29.4s, v30.4s	// update.limb3.limb
bic v31.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q31, [x0, #96]	// update.limb3.store
eor x26, x21, x24, asr #63	// third1.step9.x
tst x13, #1	// third1.step10.parity
asr x22, x13, #1	// third1.step10.t
sub x28, x24, #1	// third1.step10.down
add x3, x24, #1	// third1.step10.up
ldr q0, [x0, #144]	// update.limb4.load
ldr q3, [x0, #656]	// update.limb4.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb4.fg
add x17, x22, x26	// third1.step10.y
smlal v6.2d, v4.2s, v0.s[1]	// update.limb4.fg.2
smlal v6.2d, v2.2s, v28.s[0]	// update.limb4.fg.3
smlal v6.2d, v5.2s, v28.s[1]	// update.limb4.fg.4
csel x20, x17, x22, eq	// third1.step10.G
ccmp x24, #0, #0, eq	// third1.step10.swap
csel x27, x22, x21, lt	// third1.step10.h
csinv x5, x28, x3, ge	// third1.step10.d
smull v17.2d, v1.2s, v0.s[2]	// update.limb4.de
smlal v17.2d, v4.2s, v0.s[3]	// update.limb4.de.2
smlal v17.2d, v7.2s, v3.s[0]	// update.limb4.de.3
smlal v17.2d, v2.2s, v28.s[2]	// update.limb4.de.4
eor x23, x27, x5, asr #63	// third1.step10.x
tst x20, #1	// third1.step11.parity
asr x6, x20, #1	// third1.step11.t
sub x15, x5, #1	// third1.step11.down
add x19, x5, #1	// third1.step11.up
smlal v17.2d, v5.2s, v28.s[3]	// update.limb4.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb4.de.6
ssra v6.2d, v29.2d, #30	// update.limb4.carry_fg
add x25, x6, x23	// third1.step11.y
ssra v17.2d, v30.2d, #30	// update.limb4.carry_de
uzp1 v19.4s, v6.4s, v17.4s	// update.limb4.limb
bic v19.4s, #0xc0, lsl #24	// update.limb4.limb.2
csel x7, x25, x6, eq	// third1.step11.G
ccmp x5, #0, #0, eq	// third1.step11.swap
csel x4, x6, x27, lt	// third1.step11.h
csinv x14, x15, x19, ge	// third1.step11.d
str q19, [x0, #112]	// update.limb4.store
ldr q20, [x0, #160]	// update.limb5.load
smull v21.2d, v1.2s, v20.s[0]	// update.limb5.fg
eor x16, x4, x14, asr #63	// third1.step11.x
tst x7, #1	// third1.step12.parity
asr x13, x7, #1	// third1.step12.t
sub x26, x14, #1	// third1.step12.down
add x17, x14, #1	// third1.step12.up
smlal v21.2d, v4.2s, v20.s[1]	// update.limb5.fg.2
smlal v21.2d, v2.2s, v0.s[0]	// update.limb5.fg.3
smlal v21.2d, v5.2s, v0.s[1]	// update.limb5.fg.4
add x24, x13, x16	// third1.step12.y
smull v22.2d, v1.2s, v20.s[2]	// update.limb5.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb5.de.2
smlal v22.2d, v7.2s, v3.s[1]	// update.limb5.de.3
csel x22, x24, x13, eq	// third1.step12.G
ccmp x14, #0, #0, eq	// third1.step12.swap
csel x21, x13, x4, lt	// third1.step12.h
csinv x28, x26, x17, ge	// third1.step12.d
smlal v22.2d, v2.2s, v0.s[2]	// update.limb5.de.4
smlal v22.2d, v5.2s, v0.s[3]	// update.limb5.de.5
smlal v22.2d, v16.2s, v3.s[0]	// update.limb5.de.6
ssra v21.2d, v6.2d, #30	// update.limb5.carry_fg
eor x3, x21, x28, asr #63	// third1.step12.x
tst x22, #1	// third1.step13.parity
asr x20, x22, #1	// third1.step13.t
sub x23, x28, #1	// third1.step13.down
add x25, x28, #1	// third1.step13.up
ssra v22.2d, v17.2d, #30	// update.limb5.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb5.limb
bic v23.4s, #0xc0, lsl #24	// update.limb5.limb.2
add x5, x20, x3	// third1.step13.y
str q23, [x0, #128]	// update.limb5.store
ldr q27, [x0, #176]	// update.limb6.load
smull v24.2d, v1.2s, v27.s[0]	// update.limb6.fg
csel x6, x5, x20, eq	// third1.step13.G
ccmp x28, #0, #0, eq	// third1.step13.swap
csel x27, x20, x21, lt	// third1.step13.h
csinv x15, x23, x25, ge	// third1.step13.d
smlal v24.2d, v4.2s, v27.s[1]	// update.limb6.fg.2
smlal v24.2d, v2.2s, v20.s[0]	// update.limb6.fg.3
smlal v24.2d, v5.2s, v20.s[1]	// update.limb6.fg.4
eor x19, x27, x15, asr #63	// third1.step13.x
tst x6, #1	// third1.step14.parity
asr x7, x6, #1	// third1.step14.t
sub x16, x15, #1	// third1.step14.down
add x24, x15, #1	// third1.step14.up
smull v25.2d, v1.2s, v27.s[2]	// update.limb6.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb6.de.2
smlal v25.2d, v7.2s, v3.s[2]	// update.limb6.de.3
add x14, x7, x19	// third1.step14.y
smlal v25.2d, v2.2s, v20.s[2]	// update.limb6.de.4
smlal v25.2d, v5.2s, v20.s[3]	// update.limb6.de.5
smlal v25.2d, v16.2s, v3.s[1]	// update.limb6.de.6
csel x13, x14, x7, eq	// third1.step14.G
ccmp x15, #0, #0, eq	// third1.step14.swap
csel x4, x7, x27, lt	// third1.step14.h
csinv x26, x16, x24, ge	// third1.step14.d
ssra v24.2d, v21.2d, #30	// update.limb6.carry_fg
ssra v25.2d, v22.2d, #30	// update.limb6.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb6.limb
bic v26.4s, #0xc0, lsl #24	// update.limb6.limb.2
eor x17, x4, x26, asr #63	// third1.step14.x
tst x13, #1	// third1.step15.parity
asr x22, x13, #1	// third1.step15.t
sub x3, x26, #1	// third1.step15.down
add x5, x26, #1	// third1.step15.up
str q26, [x0, #144]	// update.limb6.store
ldr q31, [x0, #192]	// update.limb7.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb7.fg
add x28, x22, x17	// third1.step15.y
smlal v28.2d, v4.2s, v31.s[1]	// update.limb7.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb7.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb7.fg.4
csel x20, x28, x22, eq	// third1.step15.G
ccmp x26, #0, #0, eq	// third1.step15.swap
csel x21, x22, x4, lt	// third1.step15.h
csinv x23, x3, x5, ge	// third1.step15.d
smull v18.2d, v1.2s, v31.s[2]	// update.limb7.de
smlal v18.2d, v4.2s, v31.s[3]	// update.limb7.de.2
smlal v18.2d, v7.2s, v3.s[3]	// update.limb7.de.3
eor x25, x21, x23, asr #63	// third1.step15.x
tst x20, #1	// third1.step16.parity
asr x6, x20, #1	// third1.step16.t
sub x19, x23, #1	// third1.step16.down
add x14, x23, #1	// third1.step16.up
smlal v18.2d, v2.2s, v27.s[2]	// update.limb7.de.4
smlal v18.2d, v5.2s, v27.s[3]	// update.limb7.de.5
smlal v18.2d, v16.2s, v3.s[2]	// update.limb7.de.6
add x15, x6, x25	// third1.step16.y
ssra v28.2d, v24.2d, #30	// update.limb7.carry_fg
ssra v18.2d, v25.2d, #30	// update.limb7.carry_de
uzp1 v29.4s, v28.4s, v18.4s	// update.limb7.limb
csel x7, x15, x6, eq	// third1.step16.G
ccmp x23, #0, #0, eq	// third1.step16.swap
csel x27, x6, x21, lt	// third1.step16.h
csinv x16, x19, x14, ge	// third1.step16.d
bic v29.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q29, [x0, #160]	// update.limb7.store
ldr q30, [x0, #208]	// update.limb8.load
ldr q19, [x0, #672]	// update.limb8.load_modulus
eor x24, x27, x16, asr #63	// third1.step16.x
tst x7, #1	// third1.step17.parity
asr x13, x7, #1	// third1.step17.t
sub x17, x16, #1	// third1.step17.down
add x28, x16, #1	// third1.step17.up
smull v0.2d, v1.2s, v30.s[0]	// update.limb8.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb8.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb8.fg.3
add x26, x13, x24	// third1.step17.y
smlal v0.2d, v5.2s, v31.s[1]	// update.limb8.fg.4
smull v6.2d, v1.2s, v30.s[2]	// update.limb8.de
smlal v6.2d, v4.2s, v30.s[3]	// update.limb8.de.2
csel x22, x26, x13, eq	// third1.step17.G
ccmp x16, #0, #0, eq	// third1.step17.swap
csel x4, x13, x27, lt	// third1.step17.h
csinv x3, x17, x28, ge	// third1.step17.d
smlal v6.2d, v7.2s, v19.s[0]	// update.limb8.de.3
smlal v6.2d, v2.2s, v31.s[2]	// update.limb8.de.4
smlal v6.2d, v5.2s, v31.s[3]	// update.limb8.de.5
eor x5, x4, x3, asr #63	// third1.step17.x
tst x22, #1	// third1.step18.parity
asr x20, x22, #1	// third1.step18.t
sub x25, x3, #1	// third1.step18.down
add x15, x3, #1	// third1.step18.up
smlal v6.2d, v16.2s, v3.s[3]	// update.limb8.de.6
ssra v0.2d, v28.2d, #30	// update.limb8.carry_fg
ssra v6.2d, v18.2d, #30	// update.limb8.carry_de
add x23, x20, x5	// third1.step18.y
uzp1 v17.4s, v0.4s, v6.4s	// update.limb8.limb
bic v17.4s, #0xc0, lsl #24	// update.limb8.limb.2
str q17, [x0, #176]	// update.limb8.store
csel x6, x23, x20, eq	// third1.step18.G
ccmp x3, #0, #0, eq	// third1.step18.swap
csel x21, x20, x4, lt	// third1.step18.h
csinv x19, x25, x15, ge	// third1.step18.d
ldr q23, [x0, #224]	// update.limb9.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb9.fg
smlal v20.2d, v4.2s, v23.s[1]	// update.limb9.fg.2
eor x14, x21, x19, asr #63	// third1.step18.x
tst x6, #1	// third1.step19.parity
asr x7, x6, #1	// third1.step19.t
sub x24, x19, #1	// third1.step19.down
add x26, x19, #1	// third1.step19.up
smlal v20.2d, v2.2s, v30.s[0]	// update.limb9.fg.3
smlal v20.2d, v5.2s, v30.s[1]	// update.limb9.fg.4
smull v21.2d, v1.2s, v23.s[2]	// update.limb9.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb9.de.2
add x16, x7, x14	// third1.step19.y
smlal v21.2d, v7.2s, v19.s[1]	// update.limb9.de.3
smlal v21.2d, v2.2s, v30.s[2]	// update.limb9.de.4
smlal v21.2d, v5.2s, v30.s[3]	// update.limb9.de.5
csel x13, x16, x7, eq	// third1.step19.G
ccmp x19, #0, #0, eq	// third1.step19.swap
csel x27, x7, x21, lt	// third1.step19.h
csinv x17, x24, x26, ge	// third1.step19.d
smlal v21.2d, v16.2s, v19.s[0]	// update.limb9.de.6
ssra v20.2d, v0.2d, #30	// update.limb9.carry_fg
ssra v21.2d, v6.2d, #30	// update.limb9.carry_de
eor x28, x27, x17, asr #63	// third1.step19.x
tst x13, #1	// third1.step20.parity
asr x22, x13, #1	// third1.step20.t
sub x5, x17, #1	// third1.step20.down
add x23, x17, #1	// third1.step20.up
uzp1 v22.4s, v20.4s, v21.4s	// update.limb9.limb
bic v22.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q22, [x0, #192]	// update.limb9.store
add x3, x22, x28	// third1.step20.y
ldr q26, [x0, #240]	// update.limb10.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb10.fg
smlal v27.2d, v4.2s, v26.s[1]	// update.limb10.fg.2
csel x20, x3, x22, eq	// third1.step20.G
ccmp x17, #0, #0, eq	// third1.step20.swap
csel x4, x22, x27, lt	// third1.step20.h
csinv x25, x5, x23, ge	// third1.step20.d
smlal v27.2d, v2.2s, v23.s[0]	// update.limb10.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb10.fg.4
smull v24.2d, v1.2s, v26.s[2]	// update.limb10.de
eor x15, x4, x25, asr #63	// third1.step20.x
sub x6, x8, x4, lsl #1	// third1.fields
sub x14, x8, x20	// third1.fields.2
sub x16, x25, #1	// third2.step1.down
add x19, x25, #1	// third2.step1.up
smlal v24.2d, v4.2s, v26.s[3]	// update.limb10.de.2
smlal v24.2d, v7.2s, v19.s[2]	// update.limb10.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb10.de.4
smlal v24.2d, v5.2s, v23.s[3]	// update.limb10.de.5
sbfx x7, x6, #21, #21	// third1.first
add x21, x6, x9	// third1.rounded
sbfx x24, x14, #21, #21	// third1.first.2
add x26, x14, x9	// third1.rounded.2
smlal v24.2d, v16.2s, v19.s[1]	// update.limb10.de.6
ssra v27.2d, v20.2d, #30	// update.limb10.carry_fg
ssra v24.2d, v21.2d, #30	// update.limb10.carry_de
asr x13, x21, #42	// third1.second
asr x28, x26, #42	// third1.second.2
mneg x3, x7, x1	// third1.mneg
mneg x17, x24, x1	// third1.mneg.2
uzp1 v25.4s, v27.4s, v24.4s	// update.limb10.limb
bic v25.4s, #0xc0, lsl #24	// update.limb10.limb.2
str q25, [x0, #208]	// update.limb10.store
ldr q29, [x0, #256]	// update.limb11.load
smull v31.2d, v1.2s, v29.s[0]	// update.limb11.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb11.fg.2
smlal v31.2d, v2.2s, v26.s[0]	// update.limb11.fg.3
smlal v31.2d, v5.2s, v26.s[1]	// update.limb11.fg.4
smull v3.2d, v1.2s, v29.s[2]	// update.limb11.de
msub x22, x13, x2, x3	// third1.msub
msub x27, x28, x2, x17	// third1.msub.2
smlal v3.2d, v4.2s, v29.s[3]	// update.limb11.de.2
smlal v3.2d, v7.2s, v19.s[3]	// update.limb11.de.3
smlal v3.2d, v2.2s, v26.s[2]	// update.limb11.de.4
smlal v3.2d, v5.2s, v26.s[3]	// update.limb11.de.5
smlal v3.2d, v16.2s, v19.s[2]	// update.limb11.de.6
ssra v31.2d, v27.2d, #30	// update.limb11.carry_fg
ssra v3.2d, v24.2d, #30	// update.limb11.carry_de
uzp1 v28.4s, v31.4s, v3.4s	// update.limb11.limb
bic v28.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q28, [x0, #224]	// update.limb11.store
ubfx x5, x22, #21, #19	// third2.low_f
ubfx x23, x27, #20, #20	// third2.low_g
ldr q18, [x0, #272]	// update.limb12.load
ldr q17, [x0, #688]	// update.limb12.load_modulus
smull v30.2d, v1.2s, v18.s[0]	// update.limb12.fg
sub x15, x10, x5	// third2.start_h
sub x4, x11, x23	// third2.start_G
smlal v30.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v30.2d, v2.2s, v29.s[0]	// update.limb12.fg.3
smlal v30.2d, v5.2s, v29.s[1]	// update.limb12.fg.4
eor x20, x15, x25, asr #63	// third2.x
tst x4, #1	// third2.step1.parity
asr x6, x4, #1	// third2.step1.t
smull v0.2d, v1.2s, v18.s[2]	// update.limb12.de
smlal v0.2d, v4.2s, v18.s[3]	// update.limb12.de.2
smlal v0.2d, v7.2s, v17.s[0]	// update.limb12.de.3
add x14, x6, x20	// third2.step1.y
smlal v0.2d, v2.2s, v29.s[2]	// update.limb12.de.4
smlal v0.2d, v5.2s, v29.s[3]	// update.limb12.de.5
smlal v0.2d, v16.2s, v19.s[3]	// update.limb12.de.6
csel x21, x14, x6, eq	// third2.step1.G
ccmp x25, #0, #0, eq	// third2.step1.swap
csel x26, x6, x15, lt	// third2.step1.h
csinv x3, x16, x19, ge	// third2.step1.d
ssra v30.2d, v31.2d, #30	// update.limb12.carry_fg
ssra v0.2d, v3.2d, #30	// update.limb12.carry_de
uzp1 v6.4s, v30.4s, v0.4s	// update.limb12.limb
bic v6.4s, #0xc0, lsl #24	// update.limb12.limb.2
eor x17, x26, x3, asr #63	// third2.step1.x
tst x21, #1	// third2.step2.parity
asr x5, x21, #1	// third2.step2.t
sub x23, x3, #1	// third2.step2.down
add x4, x3, #1	// third2.step2.up
str q6, [x0, #240]	// update.limb12.store
ldr q22, [x0, #288]	// update.limb13.load
smull v23.2d, v1.2s, v22.s[0]	// update.limb13.fg
add x20, x5, x17	// third2.step2.y
smlal v23.2d, v4.2s, v22.s[1]	// update.limb13.fg.2
smlal v23.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v23.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
csel x14, x20, x5, eq	// third2.step2.G
ccmp x3, #0, #0, eq	// third2.step2.swap
csel x25, x5, x26, lt	// third2.step2.h
csinv x6, x23, x4, ge	// third2.step2.d
smull v20.2d, v1.2s, v22.s[2]	// update.limb13.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb13.de.2
smlal v20.2d, v7.2s, v17.s[1]	// update.limb13.de.3
eor x15, x25, x6, asr #63	// third2.step2.x
tst x14, #1	// third2.step3.parity
asr x16, x14, #1	// third2.step3.t
sub x19, x6, #1	// third2.step3.down
add x21, x6, #1	// third2.step3.up
smlal v20.2d, v2.2s, v18.s[2]	// update.limb13.de.4
smlal v20.2d, v5.2s, v18.s[3]	// update.limb13.de.5
smlal v20.2d, v16.2s, v17.s[0]	// update.limb13.de.6
add x17, x16, x15	// third2.step3.y
ssra v23.2d, v30.2d, #30	// update.limb13.carry_fg
ssra v20.2d, v0.2d, #30	// update.limb13.carry_de
uzp1 v21.4s, v23.4s, v20.4s	// update.limb13.limb
csel x20, x17, x16, eq	// third2.step3.G
ccmp x6, #0, #0, eq	// third2.step3.swap
csel x3, x16, x25, lt	// third2.step3.h
csinv x5, x19, x21, ge	// third2.step3.d
bic v21.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q21, [x0, #256]	// update.limb13.store
ldr q25, [x0, #304]	// update.limb14.load
eor x26, x3, x5, asr #63	// third2.step3.x
tst x20, #1	// third2.step4.parity
asr x23, x20, #1	// third2.step4.t
sub x4, x5, #1	// third2.step4.down
add x14, x5, #1	// third2.step4.up
smull v26.2d, v1.2s, v25.s[0]	// update.limb14.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb14.fg.2
smlal v26.2d, v2.2s, v22.s[0]	// update.limb14.fg.3
smlal v26.2d, v5.2s, v22.s[1]	// update.limb14.fg.4
add x15, x23, x26	// third2.step4.y
smull v27.2d, v1.2s, v25.s[2]	// update.limb14.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb14.de.2
smlal v27.2d, v7.2s, v17.s[2]	// update.limb14.de.3
csel x17, x15, x23, eq	// third2.step4.G
ccmp x5, #0, #0, eq	// third2.step4.swap
csel x6, x23, x3, lt	// third2.step4.h
csinv x16, x4, x14, ge	// third2.step4.d
smlal v27.2d, v2.2s, v22.s[2]	// update.limb14.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb14.de.5
smlal v27.2d, v16.2s, v17.s[1]	// update.limb14.de.6
eor x25, x6, x16, asr #63	// third2.step4.x
tst x17, #1	// third2.step5.parity
asr x19, x17, #1	// third2.step5.t
sub x21, x16, #1	// third2.step5.down
add x20, x16, #1	// third2.step5.up
ssra v26.2d, v23.2d, #30	// update.limb14.carry_fg
ssra v27.2d, v20.2d, #30	// update.limb14.carry_de
uzp1 v24.4s, v26.4s, v27.4s	// update.limb14.limb
add x26, x19, x25	// third2.step5.y
bic v24.4s, #0xc0, lsl #24	// update.limb14.limb.2
str q24, [x0, #272]	// update.limb14.store
ldr q28, [x0, #320]	// update.limb15.load
csel x15, x26, x19, eq	// third2.step5.G
ccmp x16, #0, #0, eq	// third2.step5.swap
csel x5, x19, x6, lt	// third2.step5.h
csinv x23, x21, x20, ge	// third2.step5.d
smull v29.2d, v1.2s, v28.s[0]	// update.limb15.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb15.fg.2
smlal v29.2d, v2.2s, v25.s[0]	// update.limb15.fg.3
eor x3, x5, x23, asr #63	// third2.step5.x
tst x15, #1	// third2.step6.parity
asr x4, x15, #1	// third2.step6.t
sub x14, x23, #1	// third2.step6.down
add x17, x23, #1	// third2.step6.up
smlal v29.2d, v5.2s, v25.s[1]	// update.limb15.fg.4
smull v19.2d, v1.2s, v28.s[2]	// update.limb15.de
smlal v19.2d, v4.2s, v28.s[3]	// update.limb15.de.2
smlal v19.2d, v7.2s, v17.s[3]	// update.limb15.de.3
add x25, x4, x3	// third2.step6.y
smlal v19.2d, v2.2s, v25.s[2]	// update.limb15.de.4
smlal v19.2d, v5.2s, v25.s[3]	// update.limb15.de.5
smlal v19.2d, v16.2s, v17.s[2]	// update.limb15.de.6
csel x26, x25, x4, eq	// third2.step6.G
ccmp x23, #0, #0, eq	// third2.step6.swap
csel x16, x4, x5, lt	// third2.step6.h
csinv x19, x14, x17, ge	// third2.step6.d
ssra v29.2d, v26.2d, #30	// update.limb15.carry_fg
ssra v19.2d, v27.2d, #30	// update.limb15.carry_de
uzp1 v31.4s, v29.4s, v19.4s	// update.limb15.limb
eor x6, x16, x19, asr #63	// third2.step6.x
tst x26, #1	// third2.step7.parity
asr x21, x26, #1	// third2.step7.t
sub x20, x19, #1	// third2.step7.down
add x15, x19, #1	// third2.step7.up
bic v31.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q31, [x0, #288]	// update.limb15.store
ldr q3, [x0, #336]	// update.limb16.load
add x3, x21, x6	// third2.step7.y
ldr q6, [x0, #704]	// update.limb16.load_modulus
smull v18.2d, v1.2s, v3.s[0]	// update.limb16.fg
smlal v18.2d, v4.2s, v3.s[1]	// update.limb16.fg.2
csel x25, x3, x21, eq	// third2.step7.G
ccmp x19, #0, #0, eq	// third2.step7.swap
csel x23, x21, x16, lt	// third2.step7.h
csinv x4, x20, x15, ge	// third2.step7.d
smlal v18.2d, v2.2s, v28.s[0]	// update.limb16.fg.3
smlal v18.2d, v5.2s, v28.s[1]	// update.limb16.fg.4
smull v30.2d, v1.2s, v3.s[2]	// update.limb16.de
eor x5, x23, x4, asr #63	// third2.step7.x
tst x25, #1	// third2.step8.parity
asr x14, x25, #1	// third2.step8.t
sub x17, x4, #1	// third2.step8.down
add x26, x4, #1	// third2.step8.up
smlal v30.2d, v4.2s, v3.s[3]	// update.limb16.de.2
smlal v30.2d, v7.2s, v6.s[0]	// update.limb16.de.3
smlal v30.2d, v2.2s, v28.s[2]	// update.limb16.de.4
smlal v30.2d, v5.2s, v28.s[3]	// update.limb16.de.5
add x6, x14, x5	// third2.step8.y
smlal v30.2d, v16.2s, v17.s[3]	// update.limb16.de.6
ssra v18.2d, v29.2d, #30	// update.limb16.carry_fg
ssra v30.2d, v19.2d, #30	// update.limb16.carry_de
csel x3, x6, x14, eq	// third2.step8.G
ccmp x4, #0, #0, eq	// third2.step8.swap
csel x19, x14, x23, lt	// third2.step8.h
csinv x21, x17, x26, ge	// third2.step8.d
uzp1 v0.4s, v18.4s, v30.4s	// update.limb16.limb
bic v0.4s, #0xc0, lsl #24	// update.limb16.limb.2
str q0, [x0, #304]	// update.limb16.store
eor x16, x19, x21, asr #63	// third2.step8.x
tst x3, #1	// third2.step9.parity
asr x20, x3, #1	// third2.step9.t
sub x15, x21, #1	// third2.step9.down
add x25, x21, #1	// third2.step9.up
ldr q21, [x0, #352]	// update.limb17.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb17.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb17.fg.2
add x5, x20, x16	// third2.step9.y
smlal v22.2d, v2.2s, v3.s[0]	// update.limb17.fg.3
smlal v22.2d, v5.2s, v3.s[1]	// update.limb17.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb17.de
csel x6, x5, x20, eq	// third2.step9.G
ccmp x21, #0, #0, eq	// third2.step9.swap
csel x4, x20, x19, lt	// third2.step9.h
csinv x14, x15, x25, ge	// third2.step9.d
smlal v23.2d, v4.2s, v21.s[3]	// update.limb17.de.2
smlal v23.2d, v7.2s, v6.s[1]	// update.limb17.de.3
smlal v23.2d, v2.2s, v3.s[2]	// update.limb17.de.4
eor x23, x4, x14, asr #63	// third2.step9.x
tst x6, #1	// third2.step10.parity
asr x17, x6, #1	// third2.step10.t
sub x26, x14, #1	// third2.step10.down
add x3, x14, #1	// third2.step10.up
smlal v23.2d, v5.2s, v3.s[3]	// update.limb17.de.5
smlal v23.2d, v16.2s, v6.s[0]	// update.limb17.de.6
ssra v22.2d, v18.2d, #30	// update.limb17.carry_fg
ssra v23.2d, v30.2d, #30	// update.limb17.carry_de
add x16, x17, x23	// third2.step10.y
uzp1 v20.4s, v22.4s, v23.4s	// update.limb17.limb
bic v20.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q20, [x0, #320]	// update.limb17.store
csel x5, x16, x17, eq	// third2.step10.G
ccmp x14, #0, #0, eq	// third2.step10.swap
csel x21, x17, x4, lt	// third2.step10.h
csinv x20, x26, x3, ge	// third2.step10.d
ldr q24, [x0, #368]	// update.limb18.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb18.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb18.fg.2
eor x19, x21, x20, asr #63	// third2.step10.x
tst x5, #1	// third2.step11.parity
asr x15, x5, #1	// third2.step11.t
sub x25, x20, #1	// third2.step11.down
add x6, x20, #1	// third2.step11.up
smlal v25.2d, v2.2s, v21.s[0]	// update.limb18.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb18.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb18.de
add x23, x15, x19	// third2.step11.y
smlal v26.2d, v4.2s, v24.s[3]	// update.limb18.de.2
smlal v26.2d, v7.2s, v6.s[2]	// update.limb18.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb18.de.4
csel x16, x23, x15, eq	// third2.step11.G
ccmp x20, #0, #0, eq	// third2.step11.swap
csel x14, x15, x21, lt	// third2.step11.h
csinv x17, x25, x6, ge	// third2.step11.d
smlal v26.2d, v5.2s, v21.s[3]	// update.limb18.de.5
smlal v26.2d, v16.2s, v6.s[1]	// update.limb18.de.6
ssra v25.2d, v22.2d, #30	// update.limb18.carry_fg
eor x4, x14, x17, asr #63	// third2.step11.x
tst x16, #1	// third2.step12.parity
asr x26, x16, #1	// third2.step12.t
sub x3, x17, #1	// third2.step12.down
add x5, x17, #1	// third2.step12.up
ssra v26.2d, v23.2d, #30	// update.limb18.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb18.limb
bic v27.4s, #0xc0, lsl #24	// update.limb18.limb.2
add x19, x26, x4	// third2.step12.y
str q27, [x0, #336]	// update.limb18.store
ldr q31, [x0, #384]	// update.limb19.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb19.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb19.fg.2
csel x23, x19, x26, eq	// third2.step12.G
ccmp x17, #0, #0, eq	// third2.step12.swap
csel x20, x26, x14, lt	// third2.step12.h
csinv x15, x3, x5, ge	// third2.step12.d
smlal v28.2d, v2.2s, v24.s[0]	// update.limb19.fg.3
smlal v28.2d, v5.2s, v24.s[1]	// update.limb19.fg.4
smull v17.2d, v1.2s, v31.s[2]	// update.limb19.de
eor x21, x20, x15, asr #63	// third2.step12.x
tst x23, #1	// third2.step13.parity
asr x25, x23, #1	// third2.step13.t
sub x6, x15, #1	// third2.step13.down
add x16, x15, #1	// third2.step13.up
smlal v17.2d, v4.2s, v31.s[3]	// update.limb19.de.2
smlal v17.2d, v7.2s, v6.s[3]	// update.limb19.de.3
smlal v17.2d, v2.2s, v24.s[2]	// update.limb19.de.4
add x4, x25, x21	// third2.step13.y
smlal v17.2d, v5.2s, v24.s[3]	// update.limb19.de.5
smlal v17.2d, v16.2s, v6.s[2]	// update.limb19.de.6
ssra v28.2d, v25.2d, #30	// update.limb19.carry_fg
csel x19, x4, x25, eq	// third2.step13.G
ccmp x15, #0, #0, eq	// third2.step13.swap
csel x17, x25, x20, lt	// third2.step13.h
csinv x26, x6, x16, ge	// third2.step13.d
ssra v17.2d, v26.2d, #30	// update.limb19.carry_de
uzp1 v29.4s, v28.4s, v17.4s	// update.limb19.limb
bic v29.4s, #0xc0, lsl #24	// update.limb19.limb.2
eor x14, x17, x26, asr #63	// third2.step13.x
tst x19, #1	// third2.step14.parity
asr x3, x19, #1	// third2.step14.t
sub x5, x26, #1	// third2.step14.down
add x23, x26, #1	// third2.step14.up
str q29, [x0, #352]	// update.limb19.store
ldr q19, [x0, #400]	// update.limb20.load
ldr q0, [x0, #720]	// update.limb20.load_modulus
add x21, x3, x14	// third2.step14.y
smull v3.2d, v1.2s, v19.s[0]	// update.limb20.fg
smlal v3.2d, v4.2s, v19.s[1]	// update.limb20.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb20.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb20.fg.4
csel x4, x21, x3, eq	// third2.step14.G
ccmp x26, #0, #0, eq	// third2.step14.swap
csel x15, x3, x17, lt	// third2.step14.h
csinv x25, x5, x23, ge	// third2.step14.d
smull v18.2d, v1.2s, v19.s[2]	// update.limb20.de
smlal v18.2d, v4.2s, v19.s[3]	// update.limb20.de.2
smlal v18.2d, v7.2s, v0.s[0]	// update.limb20.de.3
eor x20, x15, x25, asr #63	// third2.step14.x
tst x4, #1	// third2.step15.parity
asr x6, x4, #1	// third2.step15.t
sub x16, x25, #1	// third2.step15.down
add x19, x25, #1	// third2.step15.up
smlal v18.2d, v2.2s, v31.s[2]	// update.limb20.de.4
smlal v18.2d, v5.2s, v31.s[3]	// update.limb20.de.5
smlal v18.2d, v16.2s, v6.s[3]	// update.limb20.de.6
add x14, x6, x20	// third2.step15.y
ssra v3.2d, v28.2d, #30	// update.limb20.carry_fg
ssra v18.2d, v17.2d, #30	// update.limb20.carry_de
uzp1 v30.4s, v3.4s, v18.4s	// update.limb20.limb
csel x21, x14, x6, eq	// third2.step15.G
ccmp x25, #0, #0, eq	// third2.step15.swap
csel x26, x6, x15, lt	// third2.step15.h
csinv x3, x16, x19, ge	// third2.step15.d
bic v30.4s, #0xc0, lsl #24	// update.limb20.limb.2
str q30, [x0, #368]	// update.limb20.store
ldr q20, [x0, #416]	// update.limb21.load
eor x17, x26, x3, asr #63	// third2.step15.x
tst x21, #1	// third2.step16.parity
asr x5, x21, #1	// third2.step16.t
sub x23, x3, #1	// third2.step16.down
add x4, x3, #1	// third2.step16.up
smull v21.2d, v1.2s, v20.s[0]	// update.limb21.fg
smlal v21.2d, v4.2s, v20.s[1]	// update.limb21.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb21.fg.3
add x20, x5, x17	// third2.step16.y
smlal v21.2d, v5.2s, v19.s[1]	// update.limb21.fg.4
smull v22.2d, v1.2s, v20.s[2]	// update.limb21.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb21.de.2
smlal v22.2d, v7.2s, v0.s[1]	// update.limb21.de.3
csel x14, x20, x5, eq	// third2.step16.G
ccmp x3, #0, #0, eq	// third2.step16.swap
csel x25, x5, x26, lt	// third2.step16.h
csinv x6, x23, x4, ge	// third2.step16.d
smlal v22.2d, v2.2s, v19.s[2]	// update.limb21.de.4
smlal v22.2d, v5.2s, v19.s[3]	// update.limb21.de.5
smlal v22.2d, v16.2s, v0.s[0]	// update.limb21.de.6
eor x15, x25, x6, asr #63	// third2.step16.x
tst x14, #1	// third2.step17.parity
asr x16, x14, #1	// third2.step17.t
sub x19, x6, #1	// third2.step17.down
add x21, x6, #1	// third2.step17.up
ssra v21.2d, v3.2d, #30	// update.limb21.carry_fg
ssra v22.2d, v18.2d, #30	// update.limb21.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb21.limb
add x17, x16, x15	// third2.step17.y
bic v23.4s, #0xc0, lsl #24	// update.limb21.limb.2
str q23, [x0, #384]	// update.limb21.store
ldr q27, [x0, #432]	// update.limb22.load
csel x20, x17, x16, eq	// third2.step17.G
ccmp x6, #0, #0, eq	// third2.step17.swap
csel x3, x16, x25, lt	// third2.step17.h
csinv x5, x19, x21, ge	// third2.step17.d
smull v24.2d, v1.2s, v27.s[0]	// update.limb22.fg
smlal v24.2d, v4.2s, v27.s[1]	// update.limb22.fg.2
smlal v24.2d, v2.2s, v20.s[0]	// update.limb22.fg.3
eor x26, x3, x5, asr #63	// third2.step17.x
tst x20, #1	// third2.step18.parity
asr x23, x20, #1	// third2.step18.t
sub x4, x5, #1	// third2.step18.down
add x14, x5, #1	// third2.step18.up
smlal v24.2d, v5.2s, v20.s[1]	// update.limb22.fg.4
smull v25.2d, v1.2s, v27.s[2]	// update.limb22.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb22.de.2
add x15, x23, x26	// third2.step18.y
smlal v25.2d, v7.2s, v0.s[2]	// update.limb22.de.3
smlal v25.2d, v2.2s, v20.s[2]	// update.limb22.de.4
smlal v25.2d, v5.2s, v20.s[3]	// update.limb22.de.5
smlal v25.2d, v16.2s, v0.s[1]	// update.limb22.de.6
csel x17, x15, x23, eq	// third2.step18.G
ccmp x5, #0, #0, eq	// third2.step18.swap
csel x6, x23, x3, lt	// third2.step18.h
csinv x16, x4, x14, ge	// third2.step18.d
ssra v24.2d, v21.2d, #30	// update.limb22.carry_fg
ssra v25.2d, v22.2d, #30	// update.limb22.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb22.limb
eor x25, x6, x16, asr #63	// third2.step18.x
tst x17, #1	// third2.step19.parity
asr x19, x17, #1	// third2.step19.t
sub x21, x16, #1	// third2.step19.down
add x20, x16, #1	// third2.step19.up
bic v26.4s, #0xc0, lsl #24	// update.limb22.limb.2
str q26, [x0, #400]	// update.limb22.store
ldr q29, [x0, #448]	// update.limb23.load
add x26, x19, x25	// third2.step19.y
smull v31.2d, v1.2s, v29.s[0]	// update.limb23.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb23.fg.2
smlal v31.2d, v2.2s, v27.s[0]	// update.limb23.fg.3
csel x15, x26, x19, eq	// third2.step19.G
ccmp x16, #0, #0, eq	// third2.step19.swap
csel x5, x19, x6, lt	// third2.step19.h
csinv x23, x21, x20, ge	// third2.step19.d
smlal v31.2d, v5.2s, v27.s[1]	// update.limb23.fg.4
smull v6.2d, v1.2s, v29.s[2]	// update.limb23.de
smlal v6.2d, v4.2s, v29.s[3]	// update.limb23.de.2
eor x3, x5, x23, asr #63	// third2.step19.x
tst x15, #1	// third2.step20.parity
asr x4, x15, #1	// third2.step20.t
sub x14, x23, #1	// third2.step20.down
add x17, x23, #1	// third2.step20.up
smlal v6.2d, v7.2s, v0.s[3]	// update.limb23.de.3
smlal v6.2d, v2.2s, v27.s[2]	// update.limb23.de.4
smlal v6.2d, v5.2s, v27.s[3]	// update.limb23.de.5
add x25, x4, x3	// third2.step20.y
smlal v6.2d, v16.2s, v0.s[2]	// update.limb23.de.6
ssra v31.2d, v24.2d, #30	// update.limb23.carry_fg
ssra v6.2d, v25.2d, #30	// update.limb23.carry_de
csel x26, x25, x4, eq	// third2.step20.G
ccmp x23, #0, #0, eq	// third2.step20.swap
csel x16, x4, x5, lt	// third2.step20.h
csinv x19, x14, x17, ge	// third2.step20.d
uzp1 v28.4s, v31.4s, v6.4s	// update.limb23.limb
bic v28.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q28, [x0, #416]	// update.limb23.store
ldr q17, [x0, #464]	// update.limb24.load
eor x6, x16, x19, asr #63	// third2.step20.x
sub x21, x8, x16, lsl #1	// third2.fields
sub x20, x8, x26	// third2.fields.2
sub x15, x19, #1	// third3.step1.down
add x3, x19, #1	// third3.step1.up
ldr q30, [x0, #736]	// update.limb24.load_modulus
smull v19.2d, v1.2s, v17.s[0]	// update.limb24.fg
smlal v19.2d, v4.2s, v17.s[1]	// update.limb24.fg.2
sbfx x25, x21, #21, #21	// third2.first
add x23, x21, x9	// third2.rounded
sbfx x4, x20, #21, #21	// third2.first.2
add x5, x20, x9	// third2.rounded.2
smlal v19.2d, v2.2s, v29.s[0]	// update.limb24.fg.3
smlal v19.2d, v5.2s, v29.s[1]	// update.limb24.fg.4
smull v3.2d, v1.2s, v17.s[2]	// update.limb24.de
asr x14, x23, #42	// third2.second
asr x17, x5, #42	// third2.second.2
mneg x6, x25, x22	// third2.mneg
mneg x16, x4, x22	// third2.mneg.2
mul x26, x25, x7	// matrix.mul
mul x21, x25, x13	// matrix.mul.2
mul x20, x4, x7	// matrix.mul.3
mul x23, x4, x13	// matrix.mul.4
smlal v3.2d, v4.2s, v17.s[3]	// update.limb24.de.2
smlal v3.2d, v7.2s, v30.s[0]	// update.limb24.de.3
smlal v3.2d, v2.2s, v29.s[2]	// update.limb24.de.4
smlal v3.2d, v5.2s, v29.s[3]	// update.limb24.de.5
smlal v3.2d, v16.2s, v0.s[3]	// update.limb24.de.6
ssra v19.2d, v31.2d, #30	// update.limb24.carry_fg
ssra v3.2d, v6.2d, #30	// update.limb24.carry_de
uzp1 v18.4s, v19.4s, v3.4s	// update.limb24.limb
bic v18.4s, #0xc0, lsl #24	// update.limb24.limb.2
msub x5, x14, x27, x6	// third2.msub
msub x22, x17, x27, x16	// third2.msub.2
madd x25, x14, x24, x26	// matrix.madd
madd x7, x14, x28, x21	// matrix.madd.2
madd x4, x17, x24, x20	// matrix.madd.3
madd x13, x17, x28, x23	// matrix.madd.4
str q18, [x0, #432]	// update.limb24.store
ldr q23, [x0, #480]	// update.limb25.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb25.fg
smlal v20.2d, v4.2s, v23.s[1]	// update.limb25.fg.2
smlal v20.2d, v2.2s, v17.s[0]	// update.limb25.fg.3
smlal v20.2d, v5.2s, v17.s[1]	// update.limb25.fg.4
smull v21.2d, v1.2s, v23.s[2]	// update.limb25.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb25.de.2
smlal v21.2d, v7.2s, v30.s[1]	// update.limb25.de.3
smlal v21.2d, v2.2s, v17.s[2]	// update.limb25.de.4
ubfx x6, x5, #41, #19	// third3.low_f
ubfx x27, x22, #40, #20	// third3.low_g
smlal v21.2d, v5.2s, v17.s[3]	// update.limb25.de.5
smlal v21.2d, v16.2s, v30.s[0]	// update.limb25.de.6
ssra v20.2d, v19.2d, #30	// update.limb25.carry_fg
sub x16, x10, x6	// third3.start_h
sub x26, x11, x27	// third3.start_G
ssra v21.2d, v3.2d, #30	// update.limb25.carry_de
uzp1 v22.4s, v20.4s, v21.4s	// update.limb25.limb
bic v22.4s, #0xc0, lsl #24	// update.limb25.limb.2
eor x14, x16, x19, asr #63	// third3.x
tst x26, #1	// third3.step1.parity
asr x21, x26, #1	// third3.step1.t
str q22, [x0, #448]	// update.limb25.store
ldr q26, [x0, #496]	// update.limb26.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb26.fg
add x24, x21, x14	// third3.step1.y
smlal v27.2d, v4.2s, v26.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v23.s[0]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb26.fg.4
smull v24.2d, v1.2s, v26.s[2]	// update.limb26.de
csel x20, x24, x21, eq	// third3.step1.G
ccmp x19, #0, #0, eq	// third3.step1.swap
csel x17, x21, x16, lt	// third3.step1.h
csinv x28, x15, x3, ge	// third3.step1.d
smlal v24.2d, v4.2s, v26.s[3]	// update.limb26.de.2
smlal v24.2d, v7.2s, v30.s[2]	// update.limb26.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb26.de.4
eor x23, x17, x28, asr #63	// third3.step1.x
tst x20, #1	// third3.step2.parity
asr x5, x20, #1	// third3.step2.t
sub x22, x28, #1	// third3.step2.down
add x6, x28, #1	// third3.step2.up
smlal v24.2d, v5.2s, v23.s[3]	// update.limb26.de.5
smlal v24.2d, v16.2s, v30.s[1]	// update.limb26.de.6
ssra v27.2d, v20.2d, #30	// update.limb26.carry_fg
add x27, x5, x23	// third3.step2.y
ssra v24.2d, v21.2d, #30	// update.limb26.carry_de
uzp1 v25.4s, v27.4s, v24.4s	// update.limb26.limb
bic v25.4s, #0xc0, lsl #24	// update.limb26.limb.2
csel x26, x27, x5, eq	// third3.step2.G
ccmp x28, #0, #0, eq	// third3.step2.swap
csel x14, x5, x17, lt	// third3.step2.h
csinv x24, x22, x6, ge	// third3.step2.d
str q25, [x0, #464]	// update.limb26.store
ldr q28, [x0, #512]	// update.limb27.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb27.fg
eor x19, x14, x24, asr #63	// third3.step2.x
tst x26, #1	// third3.step3.parity
asr x21, x26, #1	// third3.step3.t
sub x16, x24, #1	// third3.step3.down
add x15, x24, #1	// third3.step3.up
smlal v29.2d, v4.2s, v28.s[1]	// update.limb27.fg.2
smlal v29.2d, v2.2s, v26.s[0]	// update.limb27.fg.3
smlal v29.2d, v5.2s, v26.s[1]	// update.limb27.fg.4
add x3, x21, x19	// third3.step3.y
smull v0.2d, v1.2s, v28.s[2]	// update.limb27.de
smlal v0.2d, v4.2s, v28.s[3]	// update.limb27.de.2
smlal v0.2d, v7.2s, v30.s[3]	// update.limb27.de.3
smlal v0.2d, v2.2s, v26.s[2]	// update.limb27.de.4
csel x20, x3, x21, eq	// third3.step3.G
ccmp x24, #0, #0, eq	// third3.step3.swap
csel x23, x21, x14, lt	// third3.step3.h
csinv x27, x16, x15, ge	// third3.step3.d
smlal v0.2d, v5.2s, v26.s[3]	// update.limb27.de.5
smlal v0.2d, v16.2s, v30.s[2]	// update.limb27.de.6
ssra v29.2d, v27.2d, #30	// update.limb27.carry_fg
eor x28, x23, x27, asr #63	// third3.step3.x
tst x20, #1	// third3.step4.parity
asr x5, x20, #1	// third3.step4.t
sub x17, x27, #1	// third3.step4.down
add x22, x27, #1	// third3.step4.up
ssra v0.2d, v24.2d, #30	// update.limb27.carry_de
uzp1 v31.4s, v29.4s, v0.4s	// update.limb27.limb
bic v31.4s, #0xc0, lsl #24	// update.limb27.limb.2
add x6, x5, x28	// third3.step4.y
str q31, [x0, #480]	// update.limb27.store
ldr q6, [x0, #528]	// update.limb28.load
ldr q18, [x0, #752]	// update.limb28.load_modulus
csel x26, x6, x5, eq	// third3.step4.G
ccmp x27, #0, #0, eq	// third3.step4.swap
csel x19, x5, x23, lt	// third3.step4.h
csinv x3, x17, x22, ge	// third3.step4.d
smull v17.2d, v1.2s, v6.s[0]	// update.limb28.fg
smlal v17.2d, v4.2s, v6.s[1]	// update.limb28.fg.2
smlal v17.2d, v2.2s, v28.s[0]	// update.limb28.fg.3
eor x24, x19, x3, asr #63	// third3.step4.x
tst x26, #1	// third3.step5.parity
asr x21, x26, #1	// third3.step5.t
sub x14, x3, #1	// third3.step5.down
add x16, x3, #1	// third3.step5.up
smlal v17.2d, v5.2s, v28.s[1]	// update.limb28.fg.4
smull v19.2d, v1.2s, v6.s[2]	// update.limb28.de
smlal v19.2d, v4.2s, v6.s[3]	// update.limb28.de.2
add x15, x21, x24	// third3.step5.y
smlal v19.2d, v7.2s, v18.s[0]	// update.limb28.de.3
smlal v19.2d, v2.2s, v28.s[2]	// update.limb28.de.4
smlal v19.2d, v5.2s, v28.s[3]	// update.limb28.de.5
csel x20, x15, x21, eq	// third3.step5.G
ccmp x3, #0, #0, eq	// third3.step5.swap
csel x28, x21, x19, lt	// third3.step5.h
csinv x6, x14, x16, ge	// third3.step5.d
smlal v19.2d, v16.2s, v30.s[3]	// update.limb28.de.6
ssra v17.2d, v29.2d, #30	// update.limb28.carry_fg
ssra v19.2d, v0.2d, #30	// update.limb28.carry_de
uzp1 v3.4s, v17.4s, v19.4s	// update.limb28.limb
eor x27, x28, x6, asr #63	// third3.step5.x
tst x20, #1	// third3.step6.parity
asr x5, x20, #1	// third3.step6.t
sub x23, x6, #1	// third3.step6.down
add x17, x6, #1	// third3.step6.up
bic v3.4s, #0xc0, lsl #24	// update.limb28.limb.2
str q3, [x0, #496]	// update.limb28.store
ldr q22, [x0, #544]	// update.limb29.load
add x22, x5, x27	// third3.step6.y
smull v23.2d, v1.2s, v22.s[0]	// update.limb29.fg
smlal v23.2d, v4.2s, v22.s[1]	// update.limb29.fg.2
smlal v23.2d, v2.2s, v6.s[0]	// update.limb29.fg.3
csel x26, x22, x5, eq	// third3.step6.G
ccmp x6, #0, #0, eq	// third3.step6.swap
csel x24, x5, x28, lt	// third3.step6.h
csinv x15, x23, x17, ge	// third3.step6.d
smlal v23.2d, v5.2s, v6.s[1]	// update.limb29.fg.4
smull v20.2d, v1.2s, v22.s[2]	// update.limb29.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb29.de.2
eor x3, x24, x15, asr #63	// third3.step6.x
tst x26, #1	// third3.step7.parity
asr x21, x26, #1	// third3.step7.t
sub x19, x15, #1	// third3.step7.down
add x14, x15, #1	// third3.step7.up
smlal v20.2d, v7.2s, v18.s[1]	// update.limb29.de.3
smlal v20.2d, v2.2s, v6.s[2]	// update.limb29.de.4
smlal v20.2d, v5.2s, v6.s[3]	// update.limb29.de.5
add x16, x21, x3	// third3.step7.y
smlal v20.2d, v16.2s, v18.s[0]	// update.limb29.de.6
ssra v23.2d, v17.2d, #30	// update.limb29.carry_fg
ssra v20.2d, v19.2d, #30	// update.limb29.carry_de
csel x20, x16, x21, eq	// third3.step7.G
ccmp x15, #0, #0, eq	// third3.step7.swap
csel x27, x21, x24, lt	// third3.step7.h
csinv x22, x19, x14, ge	// third3.step7.d
uzp1 v21.4s, v23.4s, v20.4s	// update.limb29.limb
bic v21.4s, #0xc0, lsl #24	// update.limb29.limb.2
str q21, [x0, #512]	// update.limb29.store
ldr q25, [x0, #560]	// update.limb30.load
eor x6, x27, x22, asr #63	// third3.step7.x
tst x20, #1	// third3.step8.parity
asr x5, x20, #1	// third3.step8.t
sub x28, x22, #1	// third3.step8.down
add x23, x22, #1	// third3.step8.up
smull v26.2d, v1.2s, v25.s[0]	// update.limb30.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb30.fg.2
smlal v26.2d, v2.2s, v22.s[0]	// update.limb30.fg.3
add x17, x5, x6	// third3.step8.y
smlal v26.2d, v5.2s, v22.s[1]	// update.limb30.fg.4
smull v27.2d, v1.2s, v25.s[2]	// update.limb30.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb30.de.2
csel x26, x17, x5, eq	// third3.step8.G
ccmp x22, #0, #0, eq	// third3.step8.swap
csel x3, x5, x27, lt	// third3.step8.h
csinv x16, x28, x23, ge	// third3.step8.d
smlal v27.2d, v7.2s, v18.s[2]	// update.limb30.de.3
smlal v27.2d, v2.2s, v22.s[2]	// update.limb30.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb30.de.5
eor x15, x3, x16, asr #63	// third3.step8.x
tst x26, #1	// third3.step9.parity
asr x21, x26, #1	// third3.step9.t
sub x24, x16, #1	// third3.step9.down
add x19, x16, #1	// third3.step9.up
smlal v27.2d, v16.2s, v18.s[1]	// update.limb30.de.6
ssra v26.2d, v23.2d, #30	// update.limb30.carry_fg
ssra v27.2d, v20.2d, #30	// update.limb30.carry_de
add x14, x21, x15	// third3.step9.y
uzp1 v24.4s, v26.4s, v27.4s	// update.limb30.limb
bic v24.4s, #0xc0, lsl #24	// update.limb30.limb.2
str q24, [x0, #528]	// update.limb30.store
csel x20, x14, x21, eq	// third3.step9.G
ccmp x16, #0, #0, eq	// third3.step9.swap
csel x6, x21, x3, lt	// third3.step9.h
csinv x17, x24, x19, ge	// third3.step9.d
ldr q31, [x0, #576]	// update.limb31.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb31.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb31.fg.2
smlal v28.2d, v2.2s, v25.s[0]	// update.limb31.fg.3
eor x22, x6, x17, asr #63	// third3.step9.x
tst x20, #1	// third3.step10.parity
asr x5, x20, #1	// third3.step10.t
sub x27, x17, #1	// third3.step10.down
add x28, x17, #1	// third3.step10.up
smlal v28.2d, v5.2s, v25.s[1]	// update.limb31.fg.4
smull v30.2d, v1.2s, v31.s[2]	// update.limb31.de
smlal v30.2d, v4.2s, v31.s[3]	// update.limb31.de.2
add x23, x5, x22	// third3.step10.y
smlal v30.2d, v7.2s, v18.s[3]	// update.limb31.de.3
smlal v30.2d, v2.2s, v25.s[2]	// update.limb31.de.4
smlal v30.2d, v5.2s, v25.s[3]	// update.limb31.de.5
csel x26, x23, x5, eq	// third3.step10.G
ccmp x17, #0, #0, eq	// third3.step10.swap
csel x15, x5, x6, lt	// third3.step10.h
csinv x14, x27, x28, ge	// third3.step10.d
smlal v30.2d, v16.2s, v18.s[2]	// update.limb31.de.6
ssra v28.2d, v26.2d, #30	// update.limb31.carry_fg
ssra v30.2d, v27.2d, #30	// update.limb31.carry_de
eor x16, x15, x14, asr #63	// third3.step10.x
tst x26, #1	// third3.step11.parity
asr x21, x26, #1	// third3.step11.t
sub x3, x14, #1	// third3.step11.down
add x24, x14, #1	// third3.step11.up
uzp1 v29.4s, v28.4s, v30.4s	// update.limb31.limb
bic v29.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q29, [x0, #544]	// update.limb31.store
add x19, x21, x16	// third3.step11.y
ldr q0, [x0, #592]	// update.limb32.load
ldr q3, [x0, #768]	// update.limb32.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb32.fg
csel x20, x19, x21, eq	// third3.step11.G
ccmp x14, #0, #0, eq	// third3.step11.swap
csel x22, x21, x15, lt	// third3.step11.h
csinv x23, x3, x24, ge	// third3.step11.d
smlal v6.2d, v4.2s, v0.s[1]	// update.limb32.fg.2
smlal v6.2d, v2.2s, v31.s[0]	// update.limb32.fg.3
smlal v6.2d, v5.2s, v31.s[1]	// update.limb32.fg.4
smull v17.2d, v1.2s, v0.s[2]	// update.limb32.de
eor x17, x22, x23, asr #63	// third3.step11.x
tst x20, #1	// third3.step12.parity
asr x5, x20, #1	// third3.step12.t
sub x6, x23, #1	// third3.step12.down
add x27, x23, #1	// third3.step12.up
smlal v17.2d, v4.2s, v0.s[3]	// update.limb32.de.2
smlal v17.2d, v7.2s, v3.s[0]	// update.limb32.de.3
smlal v17.2d, v2.2s, v31.s[2]	// update.limb32.de.4
add x28, x5, x17	// third3.step12.y
smlal v17.2d, v5.2s, v31.s[3]	// update.limb32.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb32.de.6
ssra v6.2d, v28.2d, #30	// update.limb32.carry_fg
csel x26, x28, x5, eq	// third3.step12.G
ccmp x23, #0, #0, eq	// third3.step12.swap
csel x16, x5, x22, lt	// third3.step12.h
csinv x19, x6, x27, ge	// third3.step12.d
ssra v17.2d, v30.2d, #30	// update.limb32.carry_de
uzp1 v19.4s, v6.4s, v17.4s	// update.limb32.limb
bic v19.4s, #0xc0, lsl #24	// update.limb32.limb.2
eor x14, x16, x19, asr #63	// third3.step12.x
tst x26, #1	// third3.step13.parity
asr x21, x26, #1	// third3.step13.t
sub x15, x19, #1	// third3.step13.down
add x3, x19, #1	// third3.step13.up
str q19, [x0, #560]	// update.limb32.store
ldr q21, [x0, #608]	// update.limb33.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb33.fg
add x24, x21, x14	// third3.step13.y
smlal v22.2d, v4.2s, v21.s[1]	// update.limb33.fg.2
smlal v22.2d, v2.2s, v0.s[0]	// update.limb33.fg.3
smlal v22.2d, v5.2s, v0.s[1]	// update.limb33.fg.4
csel x20, x24, x21, eq	// third3.step13.G
ccmp x19, #0, #0, eq	// third3.step13.swap
csel x17, x21, x16, lt	// third3.step13.h
csinv x28, x15, x3, ge	// third3.step13.d
smull v23.2d, v1.2s, v21.s[2]	// update.limb33.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb33.de.2
smlal v23.2d, v7.2s, v3.s[1]	// update.limb33.de.3
eor x23, x17, x28, asr #63	// third3.step13.x
tst x20, #1	// third3.step14.parity
asr x5, x20, #1	// third3.step14.t
sub x22, x28, #1	// third3.step14.down
add x6, x28, #1	// third3.step14.up
smlal v23.2d, v2.2s, v0.s[2]	// update.limb33.de.4
smlal v23.2d, v5.2s, v0.s[3]	// update.limb33.de.5
smlal v23.2d, v16.2s, v3.s[0]	// update.limb33.de.6
ssra v22.2d, v6.2d, #30	// update.limb33.carry_fg
add x27, x5, x23	// third3.step14.y
ssra v23.2d, v17.2d, #30	// update.limb33.carry_de
uzp1 v20.4s, v22.4s, v23.4s	// update.limb33.limb
bic v20.4s, #0xc0, lsl #24	// update.limb33.limb.2
csel x26, x27, x5, eq	// third3.step14.G
ccmp x28, #0, #0, eq	// third3.step14.swap
csel x14, x5, x17, lt	// third3.step14.h
csinv x24, x22, x6, ge	// third3.step14.d
str q20, [x0, #576]	// update.limb33.store
ldr q24, [x0, #624]	// update.limb34.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb34.fg
eor x19, x14, x24, asr #63	// third3.step14.x
tst x26, #1	// third3.step15.parity
asr x21, x26, #1	// third3.step15.t
sub x16, x24, #1	// third3.step15.down
add x15, x24, #1	// third3.step15.up
smlal v25.2d, v4.2s, v24.s[1]	// update.limb34.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb34.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb34.fg.4
add x3, x21, x19	// third3.step15.y
smull v26.2d, v1.2s, v24.s[2]	// update.limb34.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb34.de.2
smlal v26.2d, v7.2s, v3.s[2]	// update.limb34.de.3
csel x20, x3, x21, eq	// third3.step15.G
ccmp x24, #0, #0, eq	// third3.step15.swap
csel x23, x21, x14, lt	// third3.step15.h
csinv x27, x16, x15, ge	// third3.step15.d
smlal v26.2d, v2.2s, v21.s[2]	// update.limb34.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb34.de.5
smlal v26.2d, v16.2s, v3.s[1]	// update.limb34.de.6
eor x28, x23, x27, asr #63	// third3.step15.x
tst x20, #1	// third3.step16.parity
asr x5, x20, #1	// third3.step16.t
sub x17, x27, #1	// third3.step16.down
add x22, x27, #1	// third3.step16.up
ssra v25.2d, v22.2d, #30	// update.limb34.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb34.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb34.limb
bic v27.4s, #0xc0, lsl #24	// update.limb34.limb.2
add x6, x5, x28	// third3.step16.y
str q27, [x0, #592]	// update.limb34.store
smull v29.2d, v2.2s, v24.s[0]	// update.limb35.fg
smlal v29.2d, v5.2s, v24.s[1]	// update.limb35.fg.2
csel x26, x6, x5, eq	// third3.step16.G
ccmp x27, #0, #0, eq	// third3.step16.swap
csel x19, x5, x23, lt	// third3.step16.h
csinv x3, x17, x22, ge	// third3.step16.d
smull v31.2d, v2.2s, v24.s[2]	// update.limb35.de
smlal v31.2d, v5.2s, v24.s[3]	// update.limb35.de.2
smlal v31.2d, v16.2s, v3.s[2]	// update.limb35.de.3
eor x24, x19, x3, asr #63	// third3.step16.x
tst x26, #1	// third3.step17.parity
asr x21, x26, #1	// third3.step17.t
sub x14, x3, #1	// third3.step17.down
add x16, x3, #1	// third3.step17.up
ssra v29.2d, v25.2d, #30	// update.limb35.carry_fg
ssra v31.2d, v26.2d, #30	// update.limb35.carry_de
uzp1 v18.4s, v29.4s, v31.4s	// update.limb35.limb
add x15, x21, x24	// third3.step17.y
bic v18.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q18, [x0, #608]	// update.limb35.store
sshr v28.2d, v29.2d, #30	// update.top.carry_fg
csel x20, x15, x21, eq	// third3.step17.G
ccmp x3, #0, #0, eq	// third3.step17.swap
csel x28, x21, x19, lt	// third3.step17.h
csinv x6, x14, x16, ge	// third3.step17.d
sshr v30.2d, v31.2d, #30	// update.top.carry_de
uzp1 v19.4s, v28.4s, v30.4s	// update.top.limb
str q19, [x0, #624]	// update.top.store
eor x27, x28, x6, asr #63	// third3.step17.x
tst x20, #1	// third3.step18.parity
asr x5, x20, #1	// third3.step18.t
sub x23, x6, #1	// third3.step18.down
add x17, x6, #1	// third3.step18.up
lsl x22, x1, #4	// window_f.low
ldr w26, [x0, #112]	// window_f.load_f2
ldr w24, [x0, #128]	// window_f.load_f3
orr x15, x26, x24, lsl #30	// window_f.low_f2
add x3, x5, x27	// third3.step18.y
add x21, x15, x22, lsr #63	// window_f.high
lsl x19, x2, #4	// window_g.low
ldr w14, [x0, #116]	// window_g.load_g2
csel x16, x3, x5, eq	// third3.step18.G
ccmp x6, #0, #0, eq	// third3.step18.swap
csel x20, x5, x28, lt	// third3.step18.h
csinv x1, x23, x17, ge	// third3.step18.d
ldr w26, [x0, #132]	// window_g.load_g3
orr x24, x14, x26, lsl #30	// window_g.low_g2
add x27, x24, x19, lsr #63	// window_g.high
eor x15, x20, x1, asr #63	// third3.step18.x
tst x16, #1	// third3.step19.parity
asr x2, x16, #1	// third3.step19.t
sub x3, x1, #1	// third3.step19.down
add x6, x1, #1	// third3.step19.up
add x5, x2, x15	// third3.step19.y
csel x28, x5, x2, eq	// third3.step19.G
ccmp x1, #0, #0, eq	// third3.step19.swap
csel x23, x2, x20, lt	// third3.step19.h
csinv x17, x3, x6, ge	// third3.step19.d
eor x14, x23, x17, asr #63	// third3.step19.x
tst x28, #1	// third3.step20.parity
asr x26, x28, #1	// third3.step20.t
sub x24, x17, #1	// third3.step20.down
add x16, x17, #1	// third3.step20.up
add x15, x26, x14	// third3.step20.y
csel x5, x15, x26, eq	// third3.step20.G
ccmp x17, #0, #0, eq	// third3.step20.swap
csel x1, x26, x23, lt	// third3.step20.h
csinv x2, x24, x16, ge	// third3.step20.d
eor x20, x1, x2, asr #63	// third3.step20.x
sub x3, x8, x1, lsl #1	// third3.fields
sub x6, x8, x5	// third3.fields.2
sbfx x28, x3, #21, #21	// third3.first
add x14, x3, x9	// third3.rounded
sbfx x15, x6, #21, #21	// third3.first.2
add x17, x6, x9	// third3.rounded.2
asr x26, x14, #42	// third3.second
asr x23, x17, #42	// third3.second.2
mneg x24, x28, x25	// matrix.mneg
mneg x16, x28, x7	// matrix.mneg.2
mneg x20, x15, x25	// matrix.mneg.3
mneg x1, x15, x7	// matrix.mneg.4
msub x5, x26, x4, x24	// matrix.msub
msub x3, x26, x13, x16	// matrix.msub.2
msub x6, x23, x4, x20	// matrix.msub.3
msub x14, x23, x13, x1	// matrix.msub.4
mul x17, x5, x22	// next_f.below
smulh x28, x5, x22	// next_f.one
smulh x25, x3, x19	// next_f.two
mul x15, x6, x22	// next_g.below
smulh x7, x6, x22	// next_g.one
smulh x24, x14, x19	// next_g.two
cmp x17, #1	// next_f.carry
madd x26, x5, x21, x28	// next_f.one.2
madd x16, x3, x27, x25	// next_f.two.2
madd x4, x6, x21, x7	// next_g.one.2
madd x20, x14, x27, x24	// next_g.two.2
adc x23, x26, x16	// next_f.next
cmp x15, #1	// next_g.carry
adc x13, x4, x20	// next_g.next
mov x1, x23	// output
mov x4, x5	// output
mov x5, x3	// output
mov x3, x2	// output
mov x2, x13	// output
mov x7, x14	// output
subs x12, x12, #1	// loop
b.ne 2b	// loop
dup v0.2d, x4	// update.uq.dup
ins v0.d[1], x6	// update.uq.ins
xtn v1.2s, v0.2d	// update.uq.xtn
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
shrn v2.2s, v0.2d, #30	// update.uq.shrn
dup v3.2d, x5	// update.vr.dup
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
shrn v5.2s, v3.2d, #30	// update.vr.shrn
ldr w1, [x0, #88]	// update.load_d0
ldr w2, [x0, #104]	// update.load_d1
orr x3, x1, x2, lsl #30	// update.low_d0
ldr w8, [x0, #92]	// update.load_e0
ldr w9, [x0, #108]	// update.load_e1
orr x10, x8, x9, lsl #30	// update.low_e0
ldrsw x11, [x0, #632]	// update.load_sign_d
ldrsw x12, [x0, #636]	// update.load_sign_e
ldr x13, [x0, #56]	// update.load_inverse
and x14, x4, x11, asr #63	// update.kd.if_d
and x15, x5, x12, asr #63	// update.kd.if_e
add x16, x14, x15	// update.kd.above
mul x17, x4, x3	// update.kd.low
madd x19, x5, x10, x17	// update.kd.low.2
madd x20, x13, x19, x16	// update.kd.quotient
and x21, x20, #0xfffffffffffffff	// update.kd.low.3
sub x22, x16, x21	// update.kd.k
and x23, x6, x11, asr #63	// update.ke.if_d
and x24, x7, x12, asr #63	// update.ke.if_e
add x25, x23, x24	// update.ke.above
mul x26, x6, x3	// update.ke.low
madd x27, x7, x10, x26	// update.ke.low.2
madd x28, x13, x27, x25	// update.ke.quotient
and x1, x28, #0xfffffffffffffff	// update.ke.low.3
sub x2, x25, x1	// update.ke.k
dup v6.2d, x22	// update.k.dup
ins v6.d[1], x2	// update.k.ins
xtn v7.2s, v6.2d	// update.k.xtn
bic v7.2s, #0xc0, lsl #24	// update.k.bic
shrn v16.2s, v6.2d, #30	// update.k.shrn
ldr q17, [x0, #80]	// update.limb0.load
ldr q18, [x0, #640]	// update.limb0.load_modulus
smull v19.2d, v1.2s, v17.s[0]	// update.limb0.fg
smlal v19.2d, v4.2s, v17.s[1]	// update.limb0.fg.2
smull v20.2d, v1.2s, v17.s[2]	// update.limb0.de
smlal v20.2d, v4.2s, v17.s[3]	// update.limb0.de.2
smlal v20.2d, v7.2s, v18.s[0]	// update.limb0.de.3
ldr q21, [x0, #96]	// update.limb1.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb1.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb1.fg.2
smlal v22.2d, v2.2s, v17.s[0]	// update.limb1.fg.3
smlal v22.2d, v5.2s, v17.s[1]	// update.limb1.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb1.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb1.de.2
smlal v23.2d, v7.2s, v18.s[1]	// update.limb1.de.3
smlal v23.2d, v2.2s, v17.s[2]	// update.limb1.de.4
smlal v23.2d, v5.2s, v17.s[3]	// update.limb1.de.5
smlal v23.2d, v16.2s, v18.s[0]	// update.limb1.de.6
ssra v22.2d, v19.2d, #30	// update.limb1.carry_fg
ssra v23.2d, v20.2d, #30	// update.limb1.carry_de
ldr q24, [x0, #112]	// update.limb2.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb2.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb2.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb2.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb2.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb2.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb2.de.2
smlal v26.2d, v7.2s, v18.s[2]	// update.limb2.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb2.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb2.de.5
smlal v26.2d, v16.2s, v18.s[1]	// update.limb2.de.6
ssra v25.2d, v22.2d, #30	// update.limb2.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb2.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb2.limb
bic v27.4s, #0xc0, lsl #24	// update.limb2.limb.2
str q27, [x0, #80]	// update.limb2.store
ldr q28, [x0, #128]	// update.limb3.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb3.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb3.fg.2
smlal v29.2d, v2.2s, v24.s[0]	// update.limb3.fg.3
smlal v29.2d, v5.2s, v24.s[1]	// update.limb3.fg.4
smull v30.2d, v1.2s, v28.s[2]	// update.limb3.de
smlal v30.2d, v4.2s, v28.s[3]	// update.limb3.de.2
smlal v30.2d, v7.2s, v18.s[3]	// update.limb3.de.3
smlal v30.2d, v2.2s, v24.s[2]	// update.limb3.de.4
smlal v30.2d, v5.2s, v24.s[3]	// update.limb3.de.5
smlal v30.2d, v16.2s, v18.s[2]	// update.limb3.de.6
ssra v29.2d, v25.2d, #30	// update.limb3.carry_fg
ssra v30.2d, v26.2d, #30	// update.limb3.carry_de
uzp1 v31.4s, v29.4s, v30.4s	// update.limb3.limb
bic v31.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q31, [x0, #96]	// update.limb3.store
ldr q0, [x0, #144]	// update.limb4.load
ldr q3, [x0, #656]	// update.limb4.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb4.fg
smlal v6.2d, v4.2s, v0.s[1]	// update.limb4.fg.2
smlal v6.2d, v2.2s, v28.s[0]	// update.limb4.fg.3
smlal v6.2d, v5.2s, v28.s[1]	// update.limb4.fg.4
smull v17.2d, v1.2s, v0.s[2]	// update.limb4.de
smlal v17.2d, v4.2s, v0.s[3]	// update.limb4.de.2
smlal v17.2d, v7.2s, v3.s[0]	// update.limb4.de.3
smlal v17.2d, v2.2s, v28.s[2]	// update.limb4.de.4
smlal v17.2d, v5.2s, v28.s[3]	// update.limb4.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb4.de.6
ssra v6.2d, v29.2d, #30	// update.limb4.carry_fg
ssra v17.2d, v30.2d, #30	// update.limb4.carry_de
uzp1 v19.4s, v6.4s, v17.4s	// update.limb4.limb
bic v19.4s, #0xc0, lsl #24	// update.limb4.limb.2
str q19, [x0, #112]	// update.limb4.store
ldr q20, [x0, #160]	// update.limb5.load
smull v21.2d, v1.2s, v20.s[0]	// update.limb5.fg
smlal v21.2d, v4.2s, v20.s[1]	// update.limb5.fg.2
smlal v21.2d, v2.2s, v0.s[0]	// update.limb5.fg.3
smlal v21.2d, v5.2s, v0.s[1]	// update.limb5.fg.4
smull v22.2d, v1.2s, v20.s[2]	// update.limb5.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb5.de.2
smlal v22.2d, v7.2s, v3.s[1]	// update.limb5.de.3
smlal v22.2d, v2.2s, v0.s[2]	// update.limb5.de.4
smlal v22.2d, v5.2s, v0.s[3]	// update.limb5.de.5
smlal v22.2d, v16.2s, v3.s[0]	// update.limb5.de.6
ssra v21.2d, v6.2d, #30	// update.limb5.carry_fg
ssra v22.2d, v17.2d, #30	// update.limb5.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb5.limb
bic v23.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q23, [x0, #128]	// update.limb5.store
ldr q27, [x0, #176]	// update.limb6.load
smull v24.2d, v1.2s, v27.s[0]	// update.limb6.fg
smlal v24.2d, v4.2s, v27.s[1]	// update.limb6.fg.2
smlal v24.2d, v2.2s, v20.s[0]	// update.limb6.fg.3
smlal v24.2d, v5.2s, v20.s[1]	// update.limb6.fg.4
smull v25.2d, v1.2s, v27.s[2]	// update.limb6.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb6.de.2
smlal v25.2d, v7.2s, v3.s[2]	// update.limb6.de.3
smlal v25.2d, v2.2s, v20.s[2]	// update.limb6.de.4
smlal v25.2d, v5.2s, v20.s[3]	// update.limb6.de.5
smlal v25.2d, v16.2s, v3.s[1]	// update.limb6.de.6
ssra v24.2d, v21.2d, #30	// update.limb6.carry_fg
ssra v25.2d, v22.2d, #30	// update.limb6.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb6.limb
bic v26.4s, #0xc0, lsl #24	// update.limb6.limb.2
str q26, [x0, #144]	// update.limb6.store
ldr q31, [x0, #192]	// update.limb7.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb7.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb7.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb7.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb7.fg.4
smull v18.2d, v1.2s, v31.s[2]	// update.limb7.de
smlal v18.2d, v4.2s, v31.s[3]	// update.limb7.de.2
smlal v18.2d, v7.2s, v3.s[3]	// update.limb7.de.3
smlal v18.2d, v2.2s, v27.s[2]	// update.limb7.de.4
smlal v18.2d, v5.2s, v27.s[3]	// update.limb7.de.5
smlal v18.2d, v16.2s, v3.s[2]	// update.limb7.de.6
ssra v28.2d, v24.2d, #30	// update.limb7.carry_fg
ssra v18.2d, v25.2d, #30	// update.limb7.carry_de
uzp1 v29.4s, v28.4s, v18.4s	// update.limb7.limb
bic v29.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q29, [x0, #160]	// update.limb7.store
ldr q30, [x0, #208]	// update.limb8.load
ldr q19, [x0, #672]	// update.limb8.load_modulus
smull v0.2d, v1.2s, v30.s[0]	// update.limb8.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb8.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb8.fg.3
smlal v0.2d, v5.2s, v31.s[1]	// update.limb8.fg.4
smull v6.2d, v1.2s, v30.s[2]	// update.limb8.de
smlal v6.2d, v4.2s, v30.s[3]	// update.limb8.de.2
smlal v6.2d, v7.2s, v19.s[0]	// update.limb8.de.3
smlal v6.2d, v2.2s, v31.s[2]	// update.limb8.de.4
smlal v6.2d, v5.2s, v31.s[3]	// update.limb8.de.5
smlal v6.2d, v16.2s, v3.s[3]	// update.limb8.de.6
ssra v0.2d, v28.2d, #30	// update.limb8.carry_fg
ssra v6.2d, v18.2d, #30	// update.limb8.carry_de
uzp1 v17.4s, v0.4s, v6.4s	// update.limb8.limb
bic v17.4s, #0xc0, lsl #24	// update.limb8.limb.2
str q17, [x0, #176]	// update.limb8.store
ldr q23, [x0, #224]	// update.limb9.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb9.fg
smlal v20.2d, v4.2s, v23.s[1]	// update.limb9.fg.2
smlal v20.2d, v2.2s, v30.s[0]	// update.limb9.fg.3
smlal v20.2d, v5.2s, v30.s[1]	// update.limb9.fg.4
smull v21.2d, v1.2s, v23.s[2]	// update.limb9.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb9.de.2
smlal v21.2d, v7.2s, v19.s[1]	// update.limb9.de.3
smlal v21.2d, v2.2s, v30.s[2]	// update.limb9.de.4
smlal v21.2d, v5.2s, v30.s[3]	// update.limb9.de.5
smlal v21.2d, v16.2s, v19.s[0]	// update.limb9.de.6
ssra v20.2d, v0.2d, #30	// update.limb9.carry_fg
ssra v21.2d, v6.2d, #30	// update.limb9.carry_de
uzp1 v22.4s, v20.4s, v21.4s	// update.limb9.limb
bic v22.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q22, [x0, #192]	// update.limb9.store
ldr q26, [x0, #240]	// update.limb10.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb10.fg
smlal v27.2d, v4.2s, v26.s[1]	// update.limb10.fg.2
smlal v27.2d, v2.2s, v23.s[0]	// update.limb10.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb10.fg.4
smull v24.2d, v1.2s, v26.s[2]	// update.limb10.de
smlal v24.2d, v4.2s, v26.s[3]	// update.limb10.de.2
smlal v24.2d, v7.2s, v19.s[2]	// update.limb10.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb10.de.4
smlal v24.2d, v5.2s, v23.s[3]	// update.limb10.de.5
smlal v24.2d, v16.2s, v19.s[1]	// update.limb10.de.6
ssra v27.2d, v20.2d, #30	// update.limb10.carry_fg
ssra v24.2d, v21.2d, #30	// update.limb10.carry_de
uzp1 v25.4s, v27.4s, v24.4s	// update.limb10.limb
bic v25.4s, #0xc0, lsl #24	// update.limb10.limb.2
str q25, [x0, #208]	// update.limb10.store
ldr q29, [x0, #256]	// update.limb11.load
smull v31.2d, v1.2s, v29.s[0]	// update.limb11.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb11.fg.2
smlal v31.2d, v2.2s, v26.s[0]	// update.limb11.fg.3
smlal v31.2d, v5.2s, v26.s[1]	// update.limb11.fg.4
smull v3.2d, v1.2s, v29.s[2]	// update.limb11.de
smlal v3.2d, v4.2s, v29.s[3]	// update.limb11.de.2
smlal v3.2d, v7.2s, v19.s[3]	// update.limb11.de.3
smlal v3.2d, v2.2s, v26.s[2]	// update.limb11.de.4
smlal v3.2d, v5.2s, v26.s[3]	// update.limb11.de.5
smlal v3.2d, v16.2s, v19.s[2]	// update.limb11.de.6
ssra v31.2d, v27.2d, #30	// update.limb11.carry_fg
ssra v3.2d, v24.2d, #30	// update.limb11.carry_de
uzp1 v28.4s, v31.4s, v3.4s	// update.limb11.limb
bic v28.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q28, [x0, #224]	// update.limb11.store
ldr q18, [x0, #272]	// update.limb12.load
ldr q17, [x0, #688]	// update.limb12.load_modulus
smull v30.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v30.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v30.2d, v2.2s, v29.s[0]	// update.limb12.fg.3
smlal v30.2d, v5.2s, v29.s[1]	// update.limb12.fg.4
smull v0.2d, v1.2s, v18.s[2]	// update.limb12.de
smlal v0.2d, v4.2s, v18.s[3]	// update.limb12.de.2
smlal v0.2d, v7.2s, v17.s[0]	// update.limb12.de.3
smlal v0.2d, v2.2s, v29.s[2]	// update.limb12.de.4
smlal v0.2d, v5.2s, v29.s[3]	// update.limb12.de.5
smlal v0.2d, v16.2s, v19.s[3]	// update.limb12.de.6
ssra v30.2d, v31.2d, #30	// update.limb12.carry_fg
ssra v0.2d, v3.2d, #30	// update.limb12.carry_de
uzp1 v6.4s, v30.4s, v0.4s	// update.limb12.limb
bic v6.4s, #0xc0, lsl #24	// update.limb12.limb.2
str q6, [x0, #240]	// update.limb12.store
ldr q22, [x0, #288]	// update.limb13.load
smull v23.2d, v1.2s, v22.s[0]	// update.limb13.fg
smlal v23.2d, v4.2s, v22.s[1]	// update.limb13.fg.2
smlal v23.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v23.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
smull v20.2d, v1.2s, v22.s[2]	// update.limb13.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb13.de.2
smlal v20.2d, v7.2s, v17.s[1]	// update.limb13.de.3
smlal v20.2d, v2.2s, v18.s[2]	// update.limb13.de.4
smlal v20.2d, v5.2s, v18.s[3]	// update.limb13.de.5
smlal v20.2d, v16.2s, v17.s[0]	// update.limb13.de.6
ssra v23.2d, v30.2d, #30	// update.limb13.carry_fg
ssra v20.2d, v0.2d, #30	// update.limb13.carry_de
uzp1 v21.4s, v23.4s, v20.4s	// update.limb13.limb
bic v21.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q21, [x0, #256]	// update.limb13.store
ldr q25, [x0, #304]	// update.limb14.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb14.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb14.fg.2
smlal v26.2d, v2.2s, v22.s[0]	// update.limb14.fg.3
smlal v26.2d, v5.2s, v22.s[1]	// update.limb14.fg.4
smull v27.2d, v1.2s, v25.s[2]	// update.limb14.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb14.de.2
smlal v27.2d, v7.2s, v17.s[2]	// update.limb14.de.3
smlal v27.2d, v2.2s, v22.s[2]	// update.limb14.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb14.de.5
smlal v27.2d, v16.2s, v17.s[1]	// update.limb14.de.6
ssra v26.2d, v23.2d, #30	// update.limb14.carry_fg
ssra v27.2d, v20.2d, #30	// update.limb14.carry_de
uzp1 v24.4s, v26.4s, v27.4s	// update.limb14.limb
bic v24.4s, #0xc0, lsl #24	// update.limb14.limb.2
str q24, [x0, #272]	// update.limb14.store
ldr q28, [x0, #320]	// update.limb15.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb15.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb15.fg.2
smlal v29.2d, v2.2s, v25.s[0]	// update.limb15.fg.3
smlal v29.2d, v5.2s, v25.s[1]	// update.limb15.fg.4
smull v19.2d, v1.2s, v28.s[2]	// update.limb15.de
smlal v19.2d, v4.2s, v28.s[3]	// update.limb15.de.2
smlal v19.2d, v7.2s, v17.s[3]	// update.limb15.de.3
smlal v19.2d, v2.2s, v25.s[2]	// update.limb15.de.4
smlal v19.2d, v5.2s, v25.s[3]	// update.limb15.de.5
smlal v19.2d, v16.2s, v17.s[2]	// update.limb15.de.6
ssra v29.2d, v26.2d, #30	// update.limb15.carry_fg
ssra v19.2d, v27.2d, #30	// update.limb15.carry_de
uzp1 v31.4s, v29.4s, v19.4s	// update.limb15.limb
bic v31.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q31, [x0, #288]	// update.limb15.store
ldr q3, [x0, #336]	// update.limb16.load
ldr q6, [x0, #704]	// update.limb16.load_modulus
smull v18.2d, v1.2s, v3.s[0]	// update.limb16.fg
smlal v18.2d, v4.2s, v3.s[1]	// update.limb16.fg.2
smlal v18.2d, v2.2s, v28.s[0]	// update.limb16.fg.3
smlal v18.2d, v5.2s, v28.s[1]	// update.limb16.fg.4
smull v30.2d, v1.2s, v3.s[2]	// update.limb16.de
smlal v30.2d, v4.2s, v3.s[3]	// update.limb16.de.2
smlal v30.2d, v7.2s, v6.s[0]	// update.limb16.de.3
smlal v30.2d, v2.2s, v28.s[2]	// update.limb16.de.4
smlal v30.2d, v5.2s, v28.s[3]	// update.limb16.de.5
smlal v30.2d, v16.2s, v17.s[3]	// update.limb16.de.6
ssra v18.2d, v29.2d, #30	// update.limb16.carry_fg
ssra v30.2d, v19.2d, #30	// update.limb16.carry_de
uzp1 v0.4s, v18.4s, v30.4s	// update.limb16.limb
bic v0.4s, #0xc0, lsl #24	// update.limb16.limb.2
str q0, [x0, #304]	// update.limb16.store
ldr q21, [x0, #352]	// update.limb17.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb17.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb17.fg.2
smlal v22.2d, v2.2s, v3.s[0]	// update.limb17.fg.3
smlal v22.2d, v5.2s, v3.s[1]	// update.limb17.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb17.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb17.de.2
smlal v23.2d, v7.2s, v6.s[1]	// update.limb17.de.3
smlal v23.2d, v2.2s, v3.s[2]	// update.limb17.de.4
smlal v23.2d, v5.2s, v3.s[3]	// update.limb17.de.5
smlal v23.2d, v16.2s, v6.s[0]	// update.limb17.de.6
ssra v22.2d, v18.2d, #30	// update.limb17.carry_fg
ssra v23.2d, v30.2d, #30	// update.limb17.carry_de
uzp1 v20.4s, v22.4s, v23.4s	// update.limb17.limb
bic v20.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q20, [x0, #320]	// update.limb17.store
ldr q24, [x0, #368]	// update.limb18.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb18.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb18.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb18.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb18.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb18.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb18.de.2
smlal v26.2d, v7.2s, v6.s[2]	// update.limb18.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb18.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb18.de.5
smlal v26.2d, v16.2s, v6.s[1]	// update.limb18.de.6
ssra v25.2d, v22.2d, #30	// update.limb18.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb18.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb18.limb
bic v27.4s, #0xc0, lsl #24	// update.limb18.limb.2
str q27, [x0, #336]	// update.limb18.store
ldr q31, [x0, #384]	// update.limb19.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb19.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb19.fg.2
smlal v28.2d, v2.2s, v24.s[0]	// update.limb19.fg.3
smlal v28.2d, v5.2s, v24.s[1]	// update.limb19.fg.4
smull v17.2d, v1.2s, v31.s[2]	// update.limb19.de
smlal v17.2d, v4.2s, v31.s[3]	// update.limb19.de.2
smlal v17.2d, v7.2s, v6.s[3]	// update.limb19.de.3
smlal v17.2d, v2.2s, v24.s[2]	// update.limb19.de.4
smlal v17.2d, v5.2s, v24.s[3]	// update.limb19.de.5
smlal v17.2d, v16.2s, v6.s[2]	// update.limb19.de.6
ssra v28.2d, v25.2d, #30	// update.limb19.carry_fg
ssra v17.2d, v26.2d, #30	// update.limb19.carry_de
uzp1 v29.4s, v28.4s, v17.4s	// update.limb19.limb
bic v29.4s, #0xc0, lsl #24	// update.limb19.limb.2
str q29, [x0, #352]	// update.limb19.store
ldr q19, [x0, #400]	// update.limb20.load
ldr q0, [x0, #720]	// update.limb20.load_modulus
smull v3.2d, v1.2s, v19.s[0]	// update.limb20.fg
smlal v3.2d, v4.2s, v19.s[1]	// update.limb20.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb20.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb20.fg.4
smull v18.2d, v1.2s, v19.s[2]	// update.limb20.de
smlal v18.2d, v4.2s, v19.s[3]	// update.limb20.de.2
smlal v18.2d, v7.2s, v0.s[0]	// update.limb20.de.3
smlal v18.2d, v2.2s, v31.s[2]	// update.limb20.de.4
smlal v18.2d, v5.2s, v31.s[3]	// update.limb20.de.5
smlal v18.2d, v16.2s, v6.s[3]	// update.limb20.de.6
ssra v3.2d, v28.2d, #30	// update.limb20.carry_fg
ssra v18.2d, v17.2d, #30	// update.limb20.carry_de
uzp1 v30.4s, v3.4s, v18.4s	// update.limb20.limb
bic v30.4s, #0xc0, lsl #24	// update.limb20.limb.2
str q30, [x0, #368]	// update.limb20.store
ldr q20, [x0, #416]	// update.limb21.load
smull v21.2d, v1.2s, v20.s[0]	// update.limb21.fg
smlal v21.2d, v4.2s, v20.s[1]	// update.limb21.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb21.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb21.fg.4
smull v22.2d, v1.2s, v20.s[2]	// update.limb21.de
smlal v22.2d, v4.2s, v20.s[3]	// update.limb21.de.2
smlal v22.2d, v7.2s, v0.s[1]	// update.limb21.de.3
smlal v22.2d, v2.2s, v19.s[2]	// update.limb21.de.4
smlal v22.2d, v5.2s, v19.s[3]	// update.limb21.de.5
smlal v22.2d, v16.2s, v0.s[0]	// update.limb21.de.6
ssra v21.2d, v3.2d, #30	// update.limb21.carry_fg
ssra v22.2d, v18.2d, #30	// update.limb21.carry_de
uzp1 v23.4s, v21.4s, v22.4s	// update.limb21.limb
bic v23.4s, #0xc0, lsl #24	// update.limb21.limb.2
str q23, [x0, #384]	// update.limb21.store
ldr q27, [x0, #432]	// update.limb22.load
smull v24.2d, v1.2s, v27.s[0]	// update.limb22.fg
smlal v24.2d, v4.2s, v27.s[1]	// update.limb22.fg.2
smlal v24.2d, v2.2s, v20.s[0]	// update.limb22.fg.3
smlal v24.2d, v5.2s, v20.s[1]	// update.limb22.fg.4
smull v25.2d, v1.2s, v27.s[2]	// update.limb22.de
smlal v25.2d, v4.2s, v27.s[3]	// update.limb22.de.2
smlal v25.2d, v7.2s, v0.s[2]	// update.limb22.de.3
smlal v25.2d, v2.2s, v20.s[2]	// update.limb22.de.4
smlal v25.2d, v5.2s, v20.s[3]	// update.limb22.de.5
smlal v25.2d, v16.2s, v0.s[1]	// update.limb22.de.6
ssra v24.2d, v21.2d, #30	// update.limb22.carry_fg
ssra v25.2d, v22.2d, #30	// update.limb22.carry_de
uzp1 v26.4s, v24.4s, v25.4s	// update.limb22.limb
bic v26.4s, #0xc0, lsl #24	// update.limb22.limb.2
str q26, [x0, #400]	// update.limb22.store
ldr q29, [x0, #448]	// update.limb23.load
smull v31.2d, v1.2s, v29.s[0]	// update.limb23.fg
smlal v31.2d, v4.2s, v29.s[1]	// update.limb23.fg.2
smlal v31.2d, v2.2s, v27.s[0]	// update.limb23.fg.3
smlal v31.2d, v5.2s, v27.s[1]	// update.limb23.fg.4
smull v6.2d, v1.2s, v29.s[2]	// update.limb23.de
smlal v6.2d, v4.2s, v29.s[3]	// update.limb23.de.2
smlal v6.2d, v7.2s, v0.s[3]	// update.limb23.de.3
smlal v6.2d, v2.2s, v27.s[2]	// update.limb23.de.4
smlal v6.2d, v5.2s, v27.s[3]	// update.limb23.de.5
smlal v6.2d, v16.2s, v0.s[2]	// update.limb23.de.6
ssra v31.2d, v24.2d, #30	// update.limb23.carry_fg
ssra v6.2d, v25.2d, #30	// update.limb23.carry_de
uzp1 v28.4s, v31.4s, v6.4s	// update.limb23.limb
bic v28.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q28, [x0, #416]	// update.limb23.store
ldr q17, [x0, #464]	// update.limb24.load
ldr q30, [x0, #736]	// update.limb24.load_modulus
smull v19.2d, v1.2s, v17.s[0]	// update.limb24.fg
smlal v19.2d, v4.2s, v17.s[1]	// update.limb24.fg.2
smlal v19.2d, v2.2s, v29.s[0]	// update.limb24.fg.3
smlal v19.2d, v5.2s, v29.s[1]	// update.limb24.fg.4
smull v3.2d, v1.2s, v17.s[2]	// update.limb24.de
smlal v3.2d, v4.2s, v17.s[3]	// update.limb24.de.2
smlal v3.2d, v7.2s, v30.s[0]	// update.limb24.de.3
smlal v3.2d, v2.2s, v29.s[2]	// update.limb24.de.4
smlal v3.2d, v5.2s, v29.s[3]	// update.limb24.de.5
smlal v3.2d, v16.2s, v0.s[3]	// update.limb24.de.6
ssra v19.2d, v31.2d, #30	// update.limb24.carry_fg
ssra v3.2d, v6.2d, #30	// update.limb24.carry_de
uzp1 v18.4s, v19.4s, v3.4s	// update.limb24.limb
bic v18.4s, #0xc0, lsl #24	// update.limb24.limb.2
str q18, [x0, #432]	// update.limb24.store
ldr q23, [x0, #480]	// update.limb25.load
smull v20.2d, v1.2s, v23.s[0]	// update.limb25.fg
smlal v20.2d, v4.2s, v23.s[1]	// update.limb25.fg.2
smlal v20.2d, v2.2s, v17.s[0]	// update.limb25.fg.3
smlal v20.2d, v5.2s, v17.s[1]	// update.limb25.fg.4
smull v21.2d, v1.2s, v23.s[2]	// update.limb25.de
smlal v21.2d, v4.2s, v23.s[3]	// update.limb25.de.2
smlal v21.2d, v7.2s, v30.s[1]	// update.limb25.de.3
smlal v21.2d, v2.2s, v17.s[2]	// update.limb25.de.4
smlal v21.2d, v5.2s, v17.s[3]	// update.limb25.de.5
smlal v21.2d, v16.2s, v30.s[0]	// update.limb25.de.6
ssra v20.2d, v19.2d, #30	// update.limb25.carry_fg
ssra v21.2d, v3.2d, #30	// update.limb25.carry_de
uzp1 v22.4s, v20.4s, v21.4s	// update.limb25.limb
bic v22.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q22, [x0, #448]	// update.limb25.store
ldr q26, [x0, #496]	// update.limb26.load
smull v27.2d, v1.2s, v26.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v26.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v23.s[0]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v23.s[1]	// update.limb26.fg.4
smull v24.2d, v1.2s, v26.s[2]	// update.limb26.de
smlal v24.2d, v4.2s, v26.s[3]	// update.limb26.de.2
smlal v24.2d, v7.2s, v30.s[2]	// update.limb26.de.3
smlal v24.2d, v2.2s, v23.s[2]	// update.limb26.de.4
smlal v24.2d, v5.2s, v23.s[3]	// update.limb26.de.5
smlal v24.2d, v16.2s, v30.s[1]	// update.limb26.de.6
ssra v27.2d, v20.2d, #30	// update.limb26.carry_fg
ssra v24.2d, v21.2d, #30	// update.limb26.carry_de
uzp1 v25.4s, v27.4s, v24.4s	// update.limb26.limb
bic v25.4s, #0xc0, lsl #24	// update.limb26.limb.2
str q25, [x0, #464]	// update.limb26.store
ldr q28, [x0, #512]	// update.limb27.load
smull v29.2d, v1.2s, v28.s[0]	// update.limb27.fg
smlal v29.2d, v4.2s, v28.s[1]	// update.limb27.fg.2
smlal v29.2d, v2.2s, v26.s[0]	// update.limb27.fg.3
smlal v29.2d, v5.2s, v26.s[1]	// update.limb27.fg.4
smull v0.2d, v1.2s, v28.s[2]	// update.limb27.de
smlal v0.2d, v4.2s, v28.s[3]	// update.limb27.de.2
smlal v0.2d, v7.2s, v30.s[3]	// update.limb27.de.3
smlal v0.2d, v2.2s, v26.s[2]	// update.limb27.de.4
smlal v0.2d, v5.2s, v26.s[3]	// update.limb27.de.5
smlal v0.2d, v16.2s, v30.s[2]	// update.limb27.de.6
ssra v29.2d, v27.2d, #30	// update.limb27.carry_fg
ssra v0.2d, v24.2d, #30	// update.limb27.carry_de
uzp1 v31.4s, v29.4s, v0.4s	// update.limb27.limb
bic v31.4s, #0xc0, lsl #24	// update.limb27.limb.2
str q31, [x0, #480]	// update.limb27.store
ldr q6, [x0, #528]	// update.limb28.load
ldr q18, [x0, #752]	// update.limb28.load_modulus
smull v17.2d, v1.2s, v6.s[0]	// update.limb28.fg
smlal v17.2d, v4.2s, v6.s[1]	// update.limb28.fg.2
smlal v17.2d, v2.2s, v28.s[0]	// update.limb28.fg.3
smlal v17.2d, v5.2s, v28.s[1]	// update.limb28.fg.4
smull v19.2d, v1.2s, v6.s[2]	// update.limb28.de
smlal v19.2d, v4.2s, v6.s[3]	// update.limb28.de.2
smlal v19.2d, v7.2s, v18.s[0]	// update.limb28.de.3
smlal v19.2d, v2.2s, v28.s[2]	// update.limb28.de.4
smlal v19.2d, v5.2s, v28.s[3]	// update.limb28.de.5
smlal v19.2d, v16.2s, v30.s[3]	// update.limb28.de.6
ssra v17.2d, v29.2d, #30	// update.limb28.carry_fg
ssra v19.2d, v0.2d, #30	// update.limb28.carry_de
uzp1 v3.4s, v17.4s, v19.4s	// update.limb28.limb
bic v3.4s, #0xc0, lsl #24	// update.limb28.limb.2
str q3, [x0, #496]	// update.limb28.store
ldr q22, [x0, #544]	// update.limb29.load
smull v23.2d, v1.2s, v22.s[0]	// update.limb29.fg
smlal v23.2d, v4.2s, v22.s[1]	// update.limb29.fg.2
smlal v23.2d, v2.2s, v6.s[0]	// update.limb29.fg.3
smlal v23.2d, v5.2s, v6.s[1]	// update.limb29.fg.4
smull v20.2d, v1.2s, v22.s[2]	// update.limb29.de
smlal v20.2d, v4.2s, v22.s[3]	// update.limb29.de.2
smlal v20.2d, v7.2s, v18.s[1]	// update.limb29.de.3
smlal v20.2d, v2.2s, v6.s[2]	// update.limb29.de.4
smlal v20.2d, v5.2s, v6.s[3]	// update.limb29.de.5
smlal v20.2d, v16.2s, v18.s[0]	// update.limb29.de.6
ssra v23.2d, v17.2d, #30	// update.limb29.carry_fg
ssra v20.2d, v19.2d, #30	// update.limb29.carry_de
uzp1 v21.4s, v23.4s, v20.4s	// update.limb29.limb
bic v21.4s, #0xc0, lsl #24	// update.limb29.limb.2
str q21, [x0, #512]	// update.limb29.store
ldr q25, [x0, #560]	// update.limb30.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb30.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb30.fg.2
smlal v26.2d, v2.2s, v22.s[0]	// update.limb30.fg.3
smlal v26.2d, v5.2s, v22.s[1]	// update.limb30.fg.4
smull v27.2d, v1.2s, v25.s[2]	// update.limb30.de
smlal v27.2d, v4.2s, v25.s[3]	// update.limb30.de.2
smlal v27.2d, v7.2s, v18.s[2]	// update.limb30.de.3
smlal v27.2d, v2.2s, v22.s[2]	// update.limb30.de.4
smlal v27.2d, v5.2s, v22.s[3]	// update.limb30.de.5
smlal v27.2d, v16.2s, v18.s[1]	// update.limb30.de.6
ssra v26.2d, v23.2d, #30	// update.limb30.carry_fg
ssra v27.2d, v20.2d, #30	// update.limb30.carry_de
uzp1 v24.4s, v26.4s, v27.4s	// update.limb30.limb
bic v24.4s, #0xc0, lsl #24	// update.limb30.limb.2
str q24, [x0, #528]	// update.limb30.store
ldr q31, [x0, #576]	// update.limb31.load
smull v28.2d, v1.2s, v31.s[0]	// update.limb31.fg
smlal v28.2d, v4.2s, v31.s[1]	// update.limb31.fg.2
smlal v28.2d, v2.2s, v25.s[0]	// update.limb31.fg.3
smlal v28.2d, v5.2s, v25.s[1]	// update.limb31.fg.4
smull v30.2d, v1.2s, v31.s[2]	// update.limb31.de
smlal v30.2d, v4.2s, v31.s[3]	// update.limb31.de.2
smlal v30.2d, v7.2s, v18.s[3]	// update.limb31.de.3
smlal v30.2d, v2.2s, v25.s[2]	// update.limb31.de.4
smlal v30.2d, v5.2s, v25.s[3]	// update.limb31.de.5
smlal v30.2d, v16.2s, v18.s[2]	// update.limb31.de.6
ssra v28.2d, v26.2d, #30	// update.limb31.carry_fg
ssra v30.2d, v27.2d, #30	// update.limb31.carry_de
uzp1 v29.4s, v28.4s, v30.4s	// update.limb31.limb
bic v29.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q29, [x0, #544]	// update.limb31.store
ldr q0, [x0, #592]	// update.limb32.load
ldr q3, [x0, #768]	// update.limb32.load_modulus
smull v6.2d, v1.2s, v0.s[0]	// update.limb32.fg
smlal v6.2d, v4.2s, v0.s[1]	// update.limb32.fg.2
smlal v6.2d, v2.2s, v31.s[0]	// update.limb32.fg.3
smlal v6.2d, v5.2s, v31.s[1]	// update.limb32.fg.4
smull v17.2d, v1.2s, v0.s[2]	// update.limb32.de
smlal v17.2d, v4.2s, v0.s[3]	// update.limb32.de.2
smlal v17.2d, v7.2s, v3.s[0]	// update.limb32.de.3
smlal v17.2d, v2.2s, v31.s[2]	// update.limb32.de.4
smlal v17.2d, v5.2s, v31.s[3]	// update.limb32.de.5
smlal v17.2d, v16.2s, v18.s[3]	// update.limb32.de.6
ssra v6.2d, v28.2d, #30	// update.limb32.carry_fg
ssra v17.2d, v30.2d, #30	// update.limb32.carry_de
uzp1 v19.4s, v6.4s, v17.4s	// update.limb32.limb
bic v19.4s, #0xc0, lsl #24	// update.limb32.limb.2
str q19, [x0, #560]	// update.limb32.store
ldr q21, [x0, #608]	// update.limb33.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb33.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb33.fg.2
smlal v22.2d, v2.2s, v0.s[0]	// update.limb33.fg.3
smlal v22.2d, v5.2s, v0.s[1]	// update.limb33.fg.4
smull v23.2d, v1.2s, v21.s[2]	// update.limb33.de
smlal v23.2d, v4.2s, v21.s[3]	// update.limb33.de.2
smlal v23.2d, v7.2s, v3.s[1]	// update.limb33.de.3
smlal v23.2d, v2.2s, v0.s[2]	// update.limb33.de.4
smlal v23.2d, v5.2s, v0.s[3]	// update.limb33.de.5
smlal v23.2d, v16.2s, v3.s[0]	// update.limb33.de.6
ssra v22.2d, v6.2d, #30	// update.limb33.carry_fg
ssra v23.2d, v17.2d, #30	// update.limb33.carry_de
uzp1 v20.4s, v22.4s, v23.4s	// update.limb33.limb
bic v20.4s, #0xc0, lsl #24	// update.limb33.limb.2
str q20, [x0, #576]	// update.limb33.store
ldr q24, [x0, #624]	// update.limb34.load
smull v25.2d, v1.2s, v24.s[0]	// update.limb34.fg
smlal v25.2d, v4.2s, v24.s[1]	// update.limb34.fg.2
smlal v25.2d, v2.2s, v21.s[0]	// update.limb34.fg.3
smlal v25.2d, v5.2s, v21.s[1]	// update.limb34.fg.4
smull v26.2d, v1.2s, v24.s[2]	// update.limb34.de
smlal v26.2d, v4.2s, v24.s[3]	// update.limb34.de.2
smlal v26.2d, v7.2s, v3.s[2]	// update.limb34.de.3
smlal v26.2d, v2.2s, v21.s[2]	// update.limb34.de.4
smlal v26.2d, v5.2s, v21.s[3]	// update.limb34.de.5
smlal v26.2d, v16.2s, v3.s[1]	// update.limb34.de.6
ssra v25.2d, v22.2d, #30	// update.limb34.carry_fg
ssra v26.2d, v23.2d, #30	// update.limb34.carry_de
uzp1 v27.4s, v25.4s, v26.4s	// update.limb34.limb
bic v27.4s, #0xc0, lsl #24	// update.limb34.limb.2
str q27, [x0, #592]	// update.limb34.store
smull v29.2d, v2.2s, v24.s[0]	// update.limb35.fg
smlal v29.2d, v5.2s, v24.s[1]	// update.limb35.fg.2
smull v31.2d, v2.2s, v24.s[2]	// update.limb35.de
smlal v31.2d, v5.2s, v24.s[3]	// update.limb35.de.2
smlal v31.2d, v16.2s, v3.s[2]	// update.limb35.de.3
ssra v29.2d, v25.2d, #30	// update.limb35.carry_fg
ssra v31.2d, v26.2d, #30	// update.limb35.carry_de
uzp1 v18.4s, v29.4s, v31.4s	// update.limb35.limb
bic v18.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q18, [x0, #608]	// update.limb35.store
sshr v28.2d, v29.2d, #30	// update.top.carry_fg
sshr v30.2d, v31.2d, #30	// update.top.carry_de
uzp1 v19.4s, v28.4s, v30.4s	// update.top.limb
str q19, [x0, #624]	// update.top.store
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
