// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of 2048 bits: any 64-bit ARM.
// x0: a state of 616 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, batches. Limbs of 30 bits: 69. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1189 instructions a pass.
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
ldr x12, [x0, #56]	// load_batches
.p2align 6
2:
dup v0.2d, x4	// update.uq.dup
ubfx x13, x1, #1, #19	// third1.low_f
ubfx x14, x2, #0, #20	// third1.low_g
sub x15, x3, #1	// third1.step1.down
add x16, x3, #1	// third1.step1.up
ins v0.d[1], x6	// update.uq.ins
xtn v1.2s, v0.2d	// update.uq.xtn
sub x17, x10, x13	// third1.start_h
sub x19, x11, x14	// third1.start_G
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
shrn v2.2s, v0.2d, #30	// update.uq.shrn
dup v3.2d, x5	// update.vr.dup
eor x20, x17, x3, asr #63	// third1.x
tst x19, #1	// third1.step1.parity
asr x21, x19, #1	// third1.step1.t
ins v3.d[1], x7	// update.vr.ins
xtn v4.2s, v3.2d	// update.vr.xtn
add x22, x21, x20	// third1.step1.y
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
shrn v5.2s, v3.2d, #30	// update.vr.shrn
ldr q6, [x0, #64]	// update.limb0.load
csel x23, x22, x21, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x24, x21, x17, lt	// third1.step1.h
csinv x25, x15, x16, ge	// third1.step1.d
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
eor x26, x24, x25, asr #63	// third1.step1.x
tst x23, #1	// third1.step2.parity
asr x27, x23, #1	// third1.step2.t
sub x28, x25, #1	// third1.step2.down
add x4, x25, #1	// third1.step2.up
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
add x6, x27, x26	// third1.step2.y
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
ldr q17, [x0, #80]	// update.limb2.load
csel x13, x6, x27, eq	// third1.step2.G
ccmp x25, #0, #0, eq	// third1.step2.swap
csel x14, x27, x24, lt	// third1.step2.h
csinv x5, x28, x4, ge	// third1.step2.d
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
eor x19, x14, x5, asr #63	// third1.step2.x
tst x13, #1	// third1.step3.parity
asr x7, x13, #1	// third1.step3.t
sub x20, x5, #1	// third1.step3.down
add x22, x5, #1	// third1.step3.up
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
add x3, x7, x19	// third1.step3.y
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
csel x21, x3, x7, eq	// third1.step3.G
ccmp x5, #0, #0, eq	// third1.step3.swap
csel x17, x7, x14, lt	// third1.step3.h
csinv x15, x20, x22, ge	// third1.step3.d
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
eor x16, x17, x15, asr #63	// third1.step3.x
tst x21, #1	// third1.step4.parity
asr x23, x21, #1	// third1.step4.t
sub x26, x15, #1	// third1.step4.down
add x6, x15, #1	// third1.step4.up
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
add x25, x23, x16	// third1.step4.y
str q20, [x0, #64]	// update.limb3.store
ldr q21, [x0, #96]	// update.limb4.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
csel x27, x25, x23, eq	// third1.step4.G
ccmp x15, #0, #0, eq	// third1.step4.swap
csel x24, x23, x17, lt	// third1.step4.h
csinv x28, x26, x6, ge	// third1.step4.d
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
eor x4, x24, x28, asr #63	// third1.step4.x
tst x27, #1	// third1.step5.parity
asr x13, x27, #1	// third1.step5.t
sub x19, x28, #1	// third1.step5.down
add x3, x28, #1	// third1.step5.up
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
add x5, x13, x4	// third1.step5.y
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
csel x7, x5, x13, eq	// third1.step5.G
ccmp x28, #0, #0, eq	// third1.step5.swap
csel x14, x13, x24, lt	// third1.step5.h
csinv x20, x19, x3, ge	// third1.step5.d
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
eor x22, x14, x20, asr #63	// third1.step5.x
tst x7, #1	// third1.step6.parity
asr x21, x7, #1	// third1.step6.t
sub x16, x20, #1	// third1.step6.down
add x25, x20, #1	// third1.step6.up
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q24, [x0, #80]	// update.limb5.store
ldr q25, [x0, #112]	// update.limb6.load
add x15, x21, x22	// third1.step6.y
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
csel x23, x15, x21, eq	// third1.step6.G
ccmp x20, #0, #0, eq	// third1.step6.swap
csel x17, x21, x14, lt	// third1.step6.h
csinv x26, x16, x25, ge	// third1.step6.d
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
eor x6, x17, x26, asr #63	// third1.step6.x
tst x23, #1	// third1.step7.parity
asr x27, x23, #1	// third1.step7.t
sub x4, x26, #1	// third1.step7.down
add x5, x26, #1	// third1.step7.up
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
add x28, x27, x6	// third1.step7.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
csel x13, x28, x27, eq	// third1.step7.G
ccmp x26, #0, #0, eq	// third1.step7.swap
csel x24, x27, x17, lt	// third1.step7.h
csinv x19, x4, x5, ge	// third1.step7.d
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q28, [x0, #96]	// update.limb7.store
eor x3, x24, x19, asr #63	// third1.step7.x
tst x13, #1	// third1.step8.parity
asr x7, x13, #1	// third1.step8.t
sub x22, x19, #1	// third1.step8.down
add x15, x19, #1	// third1.step8.up
ldr q29, [x0, #128]	// update.limb8.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
add x20, x7, x3	// third1.step8.y
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
csel x21, x20, x7, eq	// third1.step8.G
ccmp x19, #0, #0, eq	// third1.step8.swap
csel x14, x7, x24, lt	// third1.step8.h
csinv x16, x22, x15, ge	// third1.step8.d
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
eor x25, x14, x16, asr #63	// third1.step8.x
tst x21, #1	// third1.step9.parity
asr x23, x21, #1	// third1.step9.t
sub x6, x16, #1	// third1.step9.down
add x28, x16, #1	// third1.step9.up
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
add x26, x23, x25	// third1.step9.y
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
csel x27, x26, x23, eq	// third1.step9.G
ccmp x16, #0, #0, eq	// third1.step9.swap
csel x17, x23, x14, lt	// third1.step9.h
csinv x4, x6, x28, ge	// third1.step9.d
str q0, [x0, #112]	// update.limb9.store
ldr q3, [x0, #144]	// update.limb10.load
eor x5, x17, x4, asr #63	// third1.step9.x
tst x27, #1	// third1.step10.parity
asr x13, x27, #1	// third1.step10.t
sub x3, x4, #1	// third1.step10.down
add x20, x4, #1	// third1.step10.up
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
add x19, x13, x5	// third1.step10.y
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
csel x7, x19, x13, eq	// third1.step10.G
ccmp x4, #0, #0, eq	// third1.step10.swap
csel x24, x13, x17, lt	// third1.step10.h
csinv x22, x3, x20, ge	// third1.step10.d
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
eor x15, x24, x22, asr #63	// third1.step10.x
tst x7, #1	// third1.step11.parity
asr x21, x7, #1	// third1.step11.t
sub x25, x22, #1	// third1.step11.down
add x26, x22, #1	// third1.step11.up
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
add x16, x21, x15	// third1.step11.y
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q16, [x0, #128]	// update.limb11.store
csel x23, x16, x21, eq	// third1.step11.G
ccmp x22, #0, #0, eq	// third1.step11.swap
csel x14, x21, x24, lt	// third1.step11.h
csinv x6, x25, x26, ge	// third1.step11.d
ldr q18, [x0, #160]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
eor x28, x14, x6, asr #63	// third1.step11.x
tst x23, #1	// third1.step12.parity
asr x27, x23, #1	// third1.step12.t
sub x5, x6, #1	// third1.step12.down
add x19, x6, #1	// third1.step12.up
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
add x4, x27, x28	// third1.step12.y
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
csel x13, x4, x27, eq	// third1.step12.G
ccmp x6, #0, #0, eq	// third1.step12.swap
csel x17, x27, x14, lt	// third1.step12.h
csinv x3, x5, x19, ge	// third1.step12.d
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
eor x20, x17, x3, asr #63	// third1.step12.x
tst x13, #1	// third1.step13.parity
asr x7, x13, #1	// third1.step13.t
sub x15, x3, #1	// third1.step13.down
add x16, x3, #1	// third1.step13.up
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
add x22, x7, x20	// third1.step13.y
str q19, [x0, #144]	// update.limb13.store
ldr q22, [x0, #176]	// update.limb14.load
csel x21, x22, x7, eq	// third1.step13.G
ccmp x3, #0, #0, eq	// third1.step13.swap
csel x24, x7, x17, lt	// third1.step13.h
csinv x25, x15, x16, ge	// third1.step13.d
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
eor x26, x24, x25, asr #63	// third1.step13.x
tst x21, #1	// third1.step14.parity
asr x23, x21, #1	// third1.step14.t
sub x28, x25, #1	// third1.step14.down
add x4, x25, #1	// third1.step14.up
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
add x6, x23, x26	// third1.step14.y
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
csel x27, x6, x23, eq	// third1.step14.G
ccmp x25, #0, #0, eq	// third1.step14.swap
csel x14, x23, x24, lt	// third1.step14.h
csinv x5, x28, x4, ge	// third1.step14.d
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
eor x19, x14, x5, asr #63	// third1.step14.x
tst x27, #1	// third1.step15.parity
asr x13, x27, #1	// third1.step15.t
sub x20, x5, #1	// third1.step15.down
add x22, x5, #1	// third1.step15.up
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q23, [x0, #160]	// update.limb15.store
add x3, x13, x19	// third1.step15.y
ldr q26, [x0, #192]	// update.limb16.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb16.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb16.fg.2
csel x7, x3, x13, eq	// third1.step15.G
ccmp x5, #0, #0, eq	// third1.step15.swap
csel x17, x13, x14, lt	// third1.step15.h
csinv x15, x20, x22, ge	// third1.step15.d
smlal v28.2d, v2.2s, v22.s[2]	// update.limb16.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb16.fg.4
eor x16, x17, x15, asr #63	// third1.step15.x
tst x7, #1	// third1.step16.parity
asr x21, x7, #1	// third1.step16.t
sub x26, x15, #1	// third1.step16.down
add x6, x15, #1	// third1.step16.up
ssra v28.2d, v21.2d, #30	// update.limb16.carry_fg
smull v25.2d, v1.2s, v26.s[2]	// update.limb17.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb17.fg.2
add x25, x21, x16	// third1.step16.y
smlal v25.2d, v2.2s, v26.s[0]	// update.limb17.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb17.fg.4
ssra v25.2d, v28.2d, #30	// update.limb17.carry_fg
csel x23, x25, x21, eq	// third1.step16.G
ccmp x15, #0, #0, eq	// third1.step16.swap
csel x24, x21, x17, lt	// third1.step16.h
csinv x28, x26, x6, ge	// third1.step16.d
uzp1 v27.4s, v28.4s, v25.4s	// update.limb17.limb
bic v27.4s, #0xc0, lsl #24	// update.limb17.limb.2
eor x4, x24, x28, asr #63	// third1.step16.x
tst x23, #1	// third1.step17.parity
asr x27, x23, #1	// third1.step17.t
sub x19, x28, #1	// third1.step17.down
add x3, x28, #1	// third1.step17.up
str q27, [x0, #176]	// update.limb17.store
ldr q30, [x0, #208]	// update.limb18.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb18.fg
add x5, x27, x4	// third1.step17.y
smlal v0.2d, v4.2s, v30.s[1]	// update.limb18.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb18.fg.3
csel x13, x5, x27, eq	// third1.step17.G
ccmp x28, #0, #0, eq	// third1.step17.swap
csel x14, x27, x24, lt	// third1.step17.h
csinv x20, x19, x3, ge	// third1.step17.d
smlal v0.2d, v5.2s, v26.s[3]	// update.limb18.fg.4
ssra v0.2d, v25.2d, #30	// update.limb18.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb19.fg
eor x22, x14, x20, asr #63	// third1.step17.x
tst x13, #1	// third1.step18.parity
asr x7, x13, #1	// third1.step18.t
sub x16, x20, #1	// third1.step18.down
add x25, x20, #1	// third1.step18.up
smlal v29.2d, v4.2s, v30.s[3]	// update.limb19.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb19.fg.3
add x15, x7, x22	// third1.step18.y
smlal v29.2d, v5.2s, v30.s[1]	// update.limb19.fg.4
ssra v29.2d, v0.2d, #30	// update.limb19.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb19.limb
csel x21, x15, x7, eq	// third1.step18.G
ccmp x20, #0, #0, eq	// third1.step18.swap
csel x17, x7, x14, lt	// third1.step18.h
csinv x26, x16, x25, ge	// third1.step18.d
bic v31.4s, #0xc0, lsl #24	// update.limb19.limb.2
str q31, [x0, #192]	// update.limb19.store
ldr q7, [x0, #224]	// update.limb20.load
eor x6, x17, x26, asr #63	// third1.step18.x
tst x21, #1	// third1.step19.parity
asr x23, x21, #1	// third1.step19.t
sub x4, x26, #1	// third1.step19.down
add x5, x26, #1	// third1.step19.up
smull v16.2d, v1.2s, v7.s[0]	// update.limb20.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb20.fg.2
add x28, x23, x6	// third1.step19.y
smlal v16.2d, v2.2s, v30.s[2]	// update.limb20.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb20.fg.4
ssra v16.2d, v29.2d, #30	// update.limb20.carry_fg
csel x27, x28, x23, eq	// third1.step19.G
ccmp x26, #0, #0, eq	// third1.step19.swap
csel x24, x23, x17, lt	// third1.step19.h
csinv x19, x4, x5, ge	// third1.step19.d
smull v3.2d, v1.2s, v7.s[2]	// update.limb21.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb21.fg.2
eor x3, x24, x19, asr #63	// third1.step19.x
tst x27, #1	// third1.step20.parity
asr x13, x27, #1	// third1.step20.t
sub x22, x19, #1	// third1.step20.down
add x15, x19, #1	// third1.step20.up
smlal v3.2d, v2.2s, v7.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb21.fg.4
ssra v3.2d, v16.2d, #30	// update.limb21.carry_fg
add x20, x13, x3	// third1.step20.y
uzp1 v6.4s, v16.4s, v3.4s	// update.limb21.limb
bic v6.4s, #0xc0, lsl #24	// update.limb21.limb.2
str q6, [x0, #208]	// update.limb21.store
csel x7, x20, x13, eq	// third1.step20.G
ccmp x19, #0, #0, eq	// third1.step20.swap
csel x14, x13, x24, lt	// third1.step20.h
csinv x16, x22, x15, ge	// third1.step20.d
ldr q20, [x0, #240]	// update.limb22.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb22.fg
eor x25, x14, x16, asr #63	// third1.step20.x
sub x21, x8, x14, lsl #1	// third1.fields
sub x6, x8, x7	// third1.fields.2
sub x28, x16, #1	// third2.step1.down
add x26, x16, #1	// third2.step1.up
smlal v19.2d, v4.2s, v20.s[1]	// update.limb22.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb22.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb22.fg.4
sbfx x23, x21, #21, #21	// third1.first
add x17, x21, x9	// third1.rounded
sbfx x4, x6, #21, #21	// third1.first.2
add x5, x6, x9	// third1.rounded.2
ssra v19.2d, v3.2d, #30	// update.limb22.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb23.fg
asr x27, x17, #42	// third1.second
asr x3, x5, #42	// third1.second.2
mneg x20, x23, x1	// third1.mneg
mneg x19, x4, x1	// third1.mneg.2
smlal v18.2d, v4.2s, v20.s[3]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb23.fg.4
ssra v18.2d, v19.2d, #30	// update.limb23.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb23.limb
bic v17.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q17, [x0, #224]	// update.limb23.store
ldr q24, [x0, #256]	// update.limb24.load
msub x13, x27, x2, x20	// third1.msub
msub x24, x3, x2, x19	// third1.msub.2
smull v23.2d, v1.2s, v24.s[0]	// update.limb24.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb24.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb24.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb24.fg.4
ssra v23.2d, v18.2d, #30	// update.limb24.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb25.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb25.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb25.fg.3
ubfx x22, x13, #21, #19	// third2.low_f
ubfx x15, x24, #20, #20	// third2.low_g
smlal v22.2d, v5.2s, v24.s[1]	// update.limb25.fg.4
ssra v22.2d, v23.2d, #30	// update.limb25.carry_fg
sub x25, x10, x22	// third2.start_h
sub x14, x11, x15	// third2.start_G
uzp1 v21.4s, v23.4s, v22.4s	// update.limb25.limb
bic v21.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q21, [x0, #240]	// update.limb25.store
eor x7, x25, x16, asr #63	// third2.x
tst x14, #1	// third2.step1.parity
asr x21, x14, #1	// third2.step1.t
ldr q28, [x0, #272]	// update.limb26.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
add x6, x21, x7	// third2.step1.y
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb26.fg.4
csel x17, x6, x21, eq	// third2.step1.G
ccmp x16, #0, #0, eq	// third2.step1.swap
csel x5, x21, x25, lt	// third2.step1.h
csinv x20, x28, x26, ge	// third2.step1.d
ssra v27.2d, v22.2d, #30	// update.limb26.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb27.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb27.fg.2
eor x19, x5, x20, asr #63	// third2.step1.x
tst x17, #1	// third2.step2.parity
asr x22, x17, #1	// third2.step2.t
sub x15, x20, #1	// third2.step2.down
add x14, x20, #1	// third2.step2.up
smlal v26.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
add x7, x22, x19	// third2.step2.y
ssra v26.2d, v27.2d, #30	// update.limb27.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb27.limb
bic v25.4s, #0xc0, lsl #24	// update.limb27.limb.2
csel x6, x7, x22, eq	// third2.step2.G
ccmp x20, #0, #0, eq	// third2.step2.swap
csel x16, x22, x5, lt	// third2.step2.h
csinv x21, x15, x14, ge	// third2.step2.d
str q25, [x0, #256]	// update.limb27.store
ldr q0, [x0, #288]	// update.limb28.load
eor x25, x16, x21, asr #63	// third2.step2.x
tst x6, #1	// third2.step3.parity
asr x28, x6, #1	// third2.step3.t
sub x26, x21, #1	// third2.step3.down
add x17, x21, #1	// third2.step3.up
smull v31.2d, v1.2s, v0.s[0]	// update.limb28.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb28.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb28.fg.3
add x19, x28, x25	// third2.step3.y
smlal v31.2d, v5.2s, v28.s[3]	// update.limb28.fg.4
ssra v31.2d, v26.2d, #30	// update.limb28.carry_fg
csel x7, x19, x28, eq	// third2.step3.G
ccmp x21, #0, #0, eq	// third2.step3.swap
csel x20, x28, x16, lt	// third2.step3.h
csinv x22, x26, x17, ge	// third2.step3.d
smull v30.2d, v1.2s, v0.s[2]	// update.limb29.fg
smlal v30.2d, v4.2s, v0.s[3]	// update.limb29.fg.2
smlal v30.2d, v2.2s, v0.s[0]	// update.limb29.fg.3
eor x5, x20, x22, asr #63	// third2.step3.x
tst x7, #1	// third2.step4.parity
asr x15, x7, #1	// third2.step4.t
sub x14, x22, #1	// third2.step4.down
add x6, x22, #1	// third2.step4.up
smlal v30.2d, v5.2s, v0.s[1]	// update.limb29.fg.4
ssra v30.2d, v31.2d, #30	// update.limb29.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb29.limb
add x25, x15, x5	// third2.step4.y
bic v29.4s, #0xc0, lsl #24	// update.limb29.limb.2
str q29, [x0, #272]	// update.limb29.store
csel x19, x25, x15, eq	// third2.step4.G
ccmp x22, #0, #0, eq	// third2.step4.swap
csel x21, x15, x20, lt	// third2.step4.h
csinv x28, x14, x6, ge	// third2.step4.d
ldr q16, [x0, #304]	// update.limb30.load
smull v6.2d, v1.2s, v16.s[0]	// update.limb30.fg
smlal v6.2d, v4.2s, v16.s[1]	// update.limb30.fg.2
eor x16, x21, x28, asr #63	// third2.step4.x
tst x19, #1	// third2.step5.parity
asr x26, x19, #1	// third2.step5.t
sub x17, x28, #1	// third2.step5.down
add x7, x28, #1	// third2.step5.up
smlal v6.2d, v2.2s, v0.s[2]	// update.limb30.fg.3
smlal v6.2d, v5.2s, v0.s[3]	// update.limb30.fg.4
add x5, x26, x16	// third2.step5.y
ssra v6.2d, v30.2d, #30	// update.limb30.carry_fg
smull v7.2d, v1.2s, v16.s[2]	// update.limb31.fg
smlal v7.2d, v4.2s, v16.s[3]	// update.limb31.fg.2
csel x25, x5, x26, eq	// third2.step5.G
ccmp x28, #0, #0, eq	// third2.step5.swap
csel x22, x26, x21, lt	// third2.step5.h
csinv x15, x17, x7, ge	// third2.step5.d
smlal v7.2d, v2.2s, v16.s[0]	// update.limb31.fg.3
smlal v7.2d, v5.2s, v16.s[1]	// update.limb31.fg.4
eor x20, x22, x15, asr #63	// third2.step5.x
tst x25, #1	// third2.step6.parity
asr x14, x25, #1	// third2.step6.t
sub x6, x15, #1	// third2.step6.down
add x19, x15, #1	// third2.step6.up
ssra v7.2d, v6.2d, #30	// update.limb31.carry_fg
uzp1 v3.4s, v6.4s, v7.4s	// update.limb31.limb
bic v3.4s, #0xc0, lsl #24	// update.limb31.limb.2
add x16, x14, x20	// third2.step6.y
str q3, [x0, #288]	// update.limb31.store
ldr q19, [x0, #320]	// update.limb32.load
smull v17.2d, v1.2s, v19.s[0]	// update.limb32.fg
csel x5, x16, x14, eq	// third2.step6.G
ccmp x15, #0, #0, eq	// third2.step6.swap
csel x28, x14, x22, lt	// third2.step6.h
csinv x26, x6, x19, ge	// third2.step6.d
smlal v17.2d, v4.2s, v19.s[1]	// update.limb32.fg.2
smlal v17.2d, v2.2s, v16.s[2]	// update.limb32.fg.3
eor x21, x28, x26, asr #63	// third2.step6.x
tst x5, #1	// third2.step7.parity
asr x17, x5, #1	// third2.step7.t
sub x7, x26, #1	// third2.step7.down
add x25, x26, #1	// third2.step7.up
smlal v17.2d, v5.2s, v16.s[3]	// update.limb32.fg.4
ssra v17.2d, v7.2d, #30	// update.limb32.carry_fg
smull v20.2d, v1.2s, v19.s[2]	// update.limb33.fg
add x20, x17, x21	// third2.step7.y
smlal v20.2d, v4.2s, v19.s[3]	// update.limb33.fg.2
smlal v20.2d, v2.2s, v19.s[0]	// update.limb33.fg.3
csel x16, x20, x17, eq	// third2.step7.G
ccmp x26, #0, #0, eq	// third2.step7.swap
csel x15, x17, x28, lt	// third2.step7.h
csinv x14, x7, x25, ge	// third2.step7.d
smlal v20.2d, v5.2s, v19.s[1]	// update.limb33.fg.4
ssra v20.2d, v17.2d, #30	// update.limb33.carry_fg
uzp1 v18.4s, v17.4s, v20.4s	// update.limb33.limb
eor x22, x15, x14, asr #63	// third2.step7.x
tst x16, #1	// third2.step8.parity
asr x6, x16, #1	// third2.step8.t
sub x19, x14, #1	// third2.step8.down
add x5, x14, #1	// third2.step8.up
bic v18.4s, #0xc0, lsl #24	// update.limb33.limb.2
str q18, [x0, #304]	// update.limb33.store
add x21, x6, x22	// third2.step8.y
ldr q23, [x0, #336]	// update.limb34.load
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
csel x20, x21, x6, eq	// third2.step8.G
ccmp x14, #0, #0, eq	// third2.step8.swap
csel x26, x6, x15, lt	// third2.step8.h
csinv x17, x19, x5, ge	// third2.step8.d
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
eor x28, x26, x17, asr #63	// third2.step8.x
tst x20, #1	// third2.step9.parity
asr x7, x20, #1	// third2.step9.t
sub x25, x17, #1	// third2.step9.down
add x16, x17, #1	// third2.step9.up
smull v24.2d, v1.2s, v23.s[2]	// update.limb35.fg
smlal v24.2d, v4.2s, v23.s[3]	// update.limb35.fg.2
add x22, x7, x28	// third2.step9.y
smlal v24.2d, v2.2s, v23.s[0]	// update.limb35.fg.3
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.4
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
csel x21, x22, x7, eq	// third2.step9.G
ccmp x17, #0, #0, eq	// third2.step9.swap
csel x14, x7, x26, lt	// third2.step9.h
csinv x6, x25, x16, ge	// third2.step9.d
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
eor x15, x14, x6, asr #63	// third2.step9.x
tst x21, #1	// third2.step10.parity
asr x19, x21, #1	// third2.step10.t
sub x5, x6, #1	// third2.step10.down
add x20, x6, #1	// third2.step10.up
str q22, [x0, #320]	// update.limb35.store
ldr q27, [x0, #352]	// update.limb36.load
smull v25.2d, v1.2s, v27.s[0]	// update.limb36.fg
add x28, x19, x15	// third2.step10.y
smlal v25.2d, v4.2s, v27.s[1]	// update.limb36.fg.2
smlal v25.2d, v2.2s, v23.s[2]	// update.limb36.fg.3
csel x22, x28, x19, eq	// third2.step10.G
ccmp x6, #0, #0, eq	// third2.step10.swap
csel x17, x19, x14, lt	// third2.step10.h
csinv x7, x5, x20, ge	// third2.step10.d
smlal v25.2d, v5.2s, v23.s[3]	// update.limb36.fg.4
ssra v25.2d, v24.2d, #30	// update.limb36.carry_fg
smull v28.2d, v1.2s, v27.s[2]	// update.limb37.fg
eor x26, x17, x7, asr #63	// third2.step10.x
tst x22, #1	// third2.step11.parity
asr x25, x22, #1	// third2.step11.t
sub x16, x7, #1	// third2.step11.down
add x21, x7, #1	// third2.step11.up
smlal v28.2d, v4.2s, v27.s[3]	// update.limb37.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb37.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb37.fg.4
add x15, x25, x26	// third2.step11.y
ssra v28.2d, v25.2d, #30	// update.limb37.carry_fg
uzp1 v26.4s, v25.4s, v28.4s	// update.limb37.limb
csel x28, x15, x25, eq	// third2.step11.G
ccmp x7, #0, #0, eq	// third2.step11.swap
csel x6, x25, x17, lt	// third2.step11.h
csinv x19, x16, x21, ge	// third2.step11.d
bic v26.4s, #0xc0, lsl #24	// update.limb37.limb.2
str q26, [x0, #336]	// update.limb37.store
ldr q31, [x0, #368]	// update.limb38.load
eor x14, x6, x19, asr #63	// third2.step11.x
tst x28, #1	// third2.step12.parity
asr x5, x28, #1	// third2.step12.t
sub x20, x19, #1	// third2.step12.down
add x22, x19, #1	// third2.step12.up
smull v29.2d, v1.2s, v31.s[0]	// update.limb38.fg
smlal v29.2d, v4.2s, v31.s[1]	// update.limb38.fg.2
add x26, x5, x14	// third2.step12.y
smlal v29.2d, v2.2s, v27.s[2]	// update.limb38.fg.3
smlal v29.2d, v5.2s, v27.s[3]	// update.limb38.fg.4
ssra v29.2d, v28.2d, #30	// update.limb38.carry_fg
csel x15, x26, x5, eq	// third2.step12.G
ccmp x19, #0, #0, eq	// third2.step12.swap
csel x7, x5, x6, lt	// third2.step12.h
csinv x25, x20, x22, ge	// third2.step12.d
smull v0.2d, v1.2s, v31.s[2]	// update.limb39.fg
smlal v0.2d, v4.2s, v31.s[3]	// update.limb39.fg.2
eor x17, x7, x25, asr #63	// third2.step12.x
tst x15, #1	// third2.step13.parity
asr x16, x15, #1	// third2.step13.t
sub x21, x25, #1	// third2.step13.down
add x28, x25, #1	// third2.step13.up
smlal v0.2d, v2.2s, v31.s[0]	// update.limb39.fg.3
smlal v0.2d, v5.2s, v31.s[1]	// update.limb39.fg.4
ssra v0.2d, v29.2d, #30	// update.limb39.carry_fg
add x14, x16, x17	// third2.step13.y
uzp1 v30.4s, v29.4s, v0.4s	// update.limb39.limb
bic v30.4s, #0xc0, lsl #24	// update.limb39.limb.2
str q30, [x0, #352]	// update.limb39.store
csel x26, x14, x16, eq	// third2.step13.G
ccmp x25, #0, #0, eq	// third2.step13.swap
csel x19, x16, x7, lt	// third2.step13.h
csinv x5, x21, x28, ge	// third2.step13.d
ldr q6, [x0, #384]	// update.limb40.load
smull v3.2d, v1.2s, v6.s[0]	// update.limb40.fg
eor x6, x19, x5, asr #63	// third2.step13.x
tst x26, #1	// third2.step14.parity
asr x20, x26, #1	// third2.step14.t
sub x22, x5, #1	// third2.step14.down
add x15, x5, #1	// third2.step14.up
smlal v3.2d, v4.2s, v6.s[1]	// update.limb40.fg.2
smlal v3.2d, v2.2s, v31.s[2]	// update.limb40.fg.3
smlal v3.2d, v5.2s, v31.s[3]	// update.limb40.fg.4
add x17, x20, x6	// third2.step14.y
ssra v3.2d, v0.2d, #30	// update.limb40.carry_fg
smull v16.2d, v1.2s, v6.s[2]	// update.limb41.fg
csel x14, x17, x20, eq	// third2.step14.G
ccmp x5, #0, #0, eq	// third2.step14.swap
csel x25, x20, x19, lt	// third2.step14.h
csinv x16, x22, x15, ge	// third2.step14.d
smlal v16.2d, v4.2s, v6.s[3]	// update.limb41.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb41.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb41.fg.4
eor x7, x25, x16, asr #63	// third2.step14.x
tst x14, #1	// third2.step15.parity
asr x21, x14, #1	// third2.step15.t
sub x28, x16, #1	// third2.step15.down
add x26, x16, #1	// third2.step15.up
ssra v16.2d, v3.2d, #30	// update.limb41.carry_fg
uzp1 v7.4s, v3.4s, v16.4s	// update.limb41.limb
add x6, x21, x7	// third2.step15.y
bic v7.4s, #0xc0, lsl #24	// update.limb41.limb.2
str q7, [x0, #368]	// update.limb41.store
ldr q17, [x0, #400]	// update.limb42.load
csel x17, x6, x21, eq	// third2.step15.G
ccmp x16, #0, #0, eq	// third2.step15.swap
csel x5, x21, x25, lt	// third2.step15.h
csinv x20, x28, x26, ge	// third2.step15.d
smull v18.2d, v1.2s, v17.s[0]	// update.limb42.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb42.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb42.fg.3
eor x19, x5, x20, asr #63	// third2.step15.x
tst x17, #1	// third2.step16.parity
asr x22, x17, #1	// third2.step16.t
sub x15, x20, #1	// third2.step16.down
add x14, x20, #1	// third2.step16.up
smlal v18.2d, v5.2s, v6.s[3]	// update.limb42.fg.4
ssra v18.2d, v16.2d, #30	// update.limb42.carry_fg
add x7, x22, x19	// third2.step16.y
smull v19.2d, v1.2s, v17.s[2]	// update.limb43.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb43.fg.2
smlal v19.2d, v2.2s, v17.s[0]	// update.limb43.fg.3
csel x6, x7, x22, eq	// third2.step16.G
ccmp x20, #0, #0, eq	// third2.step16.swap
csel x16, x22, x5, lt	// third2.step16.h
csinv x21, x15, x14, ge	// third2.step16.d
smlal v19.2d, v5.2s, v17.s[1]	// update.limb43.fg.4
ssra v19.2d, v18.2d, #30	// update.limb43.carry_fg
eor x25, x16, x21, asr #63	// third2.step16.x
tst x6, #1	// third2.step17.parity
asr x28, x6, #1	// third2.step17.t
sub x26, x21, #1	// third2.step17.down
add x17, x21, #1	// third2.step17.up
uzp1 v20.4s, v18.4s, v19.4s	// update.limb43.limb
bic v20.4s, #0xc0, lsl #24	// update.limb43.limb.2
str q20, [x0, #384]	// update.limb43.store
add x19, x28, x25	// third2.step17.y
ldr q21, [x0, #416]	// update.limb44.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb44.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb44.fg.2
csel x7, x19, x28, eq	// third2.step17.G
ccmp x21, #0, #0, eq	// third2.step17.swap
csel x20, x28, x16, lt	// third2.step17.h
csinv x22, x26, x17, ge	// third2.step17.d
smlal v22.2d, v2.2s, v17.s[2]	// update.limb44.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb44.fg.4
eor x5, x20, x22, asr #63	// third2.step17.x
tst x7, #1	// third2.step18.parity
asr x15, x7, #1	// third2.step18.t
sub x14, x22, #1	// third2.step18.down
add x6, x22, #1	// third2.step18.up
ssra v22.2d, v19.2d, #30	// update.limb44.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb45.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb45.fg.2
add x25, x15, x5	// third2.step18.y
smlal v23.2d, v2.2s, v21.s[0]	// update.limb45.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb45.fg.4
csel x19, x25, x15, eq	// third2.step18.G
ccmp x22, #0, #0, eq	// third2.step18.swap
csel x21, x15, x20, lt	// third2.step18.h
csinv x28, x14, x6, ge	// third2.step18.d
ssra v23.2d, v22.2d, #30	// update.limb45.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb45.limb
bic v24.4s, #0xc0, lsl #24	// update.limb45.limb.2
eor x16, x21, x28, asr #63	// third2.step18.x
tst x19, #1	// third2.step19.parity
asr x26, x19, #1	// third2.step19.t
sub x17, x28, #1	// third2.step19.down
add x7, x28, #1	// third2.step19.up
str q24, [x0, #400]	// update.limb45.store
ldr q25, [x0, #432]	// update.limb46.load
add x5, x26, x16	// third2.step19.y
smull v26.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb46.fg.3
csel x25, x5, x26, eq	// third2.step19.G
ccmp x28, #0, #0, eq	// third2.step19.swap
csel x22, x26, x21, lt	// third2.step19.h
csinv x15, x17, x7, ge	// third2.step19.d
smlal v26.2d, v5.2s, v21.s[3]	// update.limb46.fg.4
ssra v26.2d, v23.2d, #30	// update.limb46.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb47.fg
eor x20, x22, x15, asr #63	// third2.step19.x
tst x25, #1	// third2.step20.parity
asr x14, x25, #1	// third2.step20.t
sub x6, x15, #1	// third2.step20.down
add x19, x15, #1	// third2.step20.up
smlal v27.2d, v4.2s, v25.s[3]	// update.limb47.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
add x16, x14, x20	// third2.step20.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
ssra v27.2d, v26.2d, #30	// update.limb47.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb47.limb
csel x5, x16, x14, eq	// third2.step20.G
ccmp x15, #0, #0, eq	// third2.step20.swap
csel x28, x14, x22, lt	// third2.step20.h
csinv x26, x6, x19, ge	// third2.step20.d
bic v28.4s, #0xc0, lsl #24	// update.limb47.limb.2
str q28, [x0, #416]	// update.limb47.store
eor x21, x28, x26, asr #63	// third2.step20.x
sub x17, x8, x28, lsl #1	// third2.fields
sub x7, x8, x5	// third2.fields.2
sub x25, x26, #1	// third3.step1.down
add x20, x26, #1	// third3.step1.up
ldr q29, [x0, #448]	// update.limb48.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb48.fg.2
sbfx x16, x17, #21, #21	// third2.first
add x15, x17, x9	// third2.rounded
sbfx x14, x7, #21, #21	// third2.first.2
add x22, x7, x9	// third2.rounded.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb48.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb48.fg.4
asr x6, x15, #42	// third2.second
asr x19, x22, #42	// third2.second.2
mneg x21, x16, x13	// third2.mneg
mneg x28, x14, x13	// third2.mneg.2
mul x5, x16, x23	// matrix.mul
mul x17, x16, x27	// matrix.mul.2
mul x7, x14, x23	// matrix.mul.3
mul x15, x14, x27	// matrix.mul.4
ssra v30.2d, v27.2d, #30	// update.limb48.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb49.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb49.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb49.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb49.fg.4
ssra v31.2d, v30.2d, #30	// update.limb49.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb49.limb
bic v0.4s, #0xc0, lsl #24	// update.limb49.limb.2
msub x22, x6, x24, x21	// third2.msub
msub x13, x19, x24, x28	// third2.msub.2
madd x16, x6, x4, x5	// matrix.madd
madd x23, x6, x3, x17	// matrix.madd.2
madd x14, x19, x4, x7	// matrix.madd.3
madd x27, x19, x3, x15	// matrix.madd.4
str q0, [x0, #432]	// update.limb49.store
ldr q3, [x0, #464]	// update.limb50.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb50.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb50.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb50.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb50.fg.4
ssra v7.2d, v31.2d, #30	// update.limb50.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb51.fg
ubfx x21, x22, #41, #19	// third3.low_f
ubfx x24, x13, #40, #20	// third3.low_g
smlal v6.2d, v4.2s, v3.s[3]	// update.limb51.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb51.fg.3
sub x28, x10, x21	// third3.start_h
sub x5, x11, x24	// third3.start_G
smlal v6.2d, v5.2s, v3.s[1]	// update.limb51.fg.4
ssra v6.2d, v7.2d, #30	// update.limb51.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb51.limb
eor x6, x28, x26, asr #63	// third3.x
tst x5, #1	// third3.step1.parity
asr x17, x5, #1	// third3.step1.t
bic v16.4s, #0xc0, lsl #24	// update.limb51.limb.2
str q16, [x0, #448]	// update.limb51.store
ldr q18, [x0, #480]	// update.limb52.load
add x4, x17, x6	// third3.step1.y
smull v20.2d, v1.2s, v18.s[0]	// update.limb52.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb52.fg.2
csel x7, x4, x17, eq	// third3.step1.G
ccmp x26, #0, #0, eq	// third3.step1.swap
csel x19, x17, x28, lt	// third3.step1.h
csinv x3, x25, x20, ge	// third3.step1.d
smlal v20.2d, v2.2s, v3.s[2]	// update.limb52.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb52.fg.4
ssra v20.2d, v6.2d, #30	// update.limb52.carry_fg
eor x15, x19, x3, asr #63	// third3.step1.x
tst x7, #1	// third3.step2.parity
asr x22, x7, #1	// third3.step2.t
sub x13, x3, #1	// third3.step2.down
add x21, x3, #1	// third3.step2.up
smull v17.2d, v1.2s, v18.s[2]	// update.limb53.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb53.fg.2
add x24, x22, x15	// third3.step2.y
smlal v17.2d, v2.2s, v18.s[0]	// update.limb53.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb53.fg.4
ssra v17.2d, v20.2d, #30	// update.limb53.carry_fg
csel x5, x24, x22, eq	// third3.step2.G
ccmp x3, #0, #0, eq	// third3.step2.swap
csel x6, x22, x19, lt	// third3.step2.h
csinv x4, x13, x21, ge	// third3.step2.d
uzp1 v19.4s, v20.4s, v17.4s	// update.limb53.limb
bic v19.4s, #0xc0, lsl #24	// update.limb53.limb.2
eor x26, x6, x4, asr #63	// third3.step2.x
tst x5, #1	// third3.step3.parity
asr x17, x5, #1	// third3.step3.t
sub x28, x4, #1	// third3.step3.down
add x25, x4, #1	// third3.step3.up
str q19, [x0, #464]	// update.limb53.store
ldr q22, [x0, #496]	// update.limb54.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb54.fg
add x20, x17, x26	// third3.step3.y
smlal v24.2d, v4.2s, v22.s[1]	// update.limb54.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb54.fg.3
smlal v24.2d, v5.2s, v18.s[3]	// update.limb54.fg.4
csel x7, x20, x17, eq	// third3.step3.G
ccmp x4, #0, #0, eq	// third3.step3.swap
csel x15, x17, x6, lt	// third3.step3.h
csinv x24, x28, x25, ge	// third3.step3.d
ssra v24.2d, v17.2d, #30	// update.limb54.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb55.fg
eor x3, x15, x24, asr #63	// third3.step3.x
tst x7, #1	// third3.step4.parity
asr x22, x7, #1	// third3.step4.t
sub x19, x24, #1	// third3.step4.down
add x13, x24, #1	// third3.step4.up
smlal v21.2d, v4.2s, v22.s[3]	// update.limb55.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb55.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb55.fg.4
add x21, x22, x3	// third3.step4.y
ssra v21.2d, v24.2d, #30	// update.limb55.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb55.limb
csel x5, x21, x22, eq	// third3.step4.G
ccmp x24, #0, #0, eq	// third3.step4.swap
csel x26, x22, x15, lt	// third3.step4.h
csinv x20, x19, x13, ge	// third3.step4.d
bic v23.4s, #0xc0, lsl #24	// update.limb55.limb.2
str q23, [x0, #480]	// update.limb55.store
ldr q26, [x0, #512]	// update.limb56.load
eor x4, x26, x20, asr #63	// third3.step4.x
tst x5, #1	// third3.step5.parity
asr x17, x5, #1	// third3.step5.t
sub x6, x20, #1	// third3.step5.down
add x28, x20, #1	// third3.step5.up
smull v28.2d, v1.2s, v26.s[0]	// update.limb56.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb56.fg.2
add x25, x17, x4	// third3.step5.y
smlal v28.2d, v2.2s, v22.s[2]	// update.limb56.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb56.fg.4
ssra v28.2d, v21.2d, #30	// update.limb56.carry_fg
csel x7, x25, x17, eq	// third3.step5.G
ccmp x20, #0, #0, eq	// third3.step5.swap
csel x3, x17, x26, lt	// third3.step5.h
csinv x21, x6, x28, ge	// third3.step5.d
smull v25.2d, v1.2s, v26.s[2]	// update.limb57.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb57.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb57.fg.3
eor x24, x3, x21, asr #63	// third3.step5.x
tst x7, #1	// third3.step6.parity
asr x22, x7, #1	// third3.step6.t
sub x15, x21, #1	// third3.step6.down
add x19, x21, #1	// third3.step6.up
smlal v25.2d, v5.2s, v26.s[1]	// update.limb57.fg.4
ssra v25.2d, v28.2d, #30	// update.limb57.carry_fg
add x13, x22, x24	// third3.step6.y
uzp1 v27.4s, v28.4s, v25.4s	// update.limb57.limb
bic v27.4s, #0xc0, lsl #24	// update.limb57.limb.2
str q27, [x0, #496]	// update.limb57.store
csel x5, x13, x22, eq	// third3.step6.G
ccmp x21, #0, #0, eq	// third3.step6.swap
csel x4, x22, x3, lt	// third3.step6.h
csinv x25, x15, x19, ge	// third3.step6.d
ldr q30, [x0, #528]	// update.limb58.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb58.fg
eor x20, x4, x25, asr #63	// third3.step6.x
tst x5, #1	// third3.step7.parity
asr x17, x5, #1	// third3.step7.t
sub x26, x25, #1	// third3.step7.down
add x6, x25, #1	// third3.step7.up
smlal v0.2d, v4.2s, v30.s[1]	// update.limb58.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb58.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb58.fg.4
add x28, x17, x20	// third3.step7.y
ssra v0.2d, v25.2d, #30	// update.limb58.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb59.fg
csel x7, x28, x17, eq	// third3.step7.G
ccmp x25, #0, #0, eq	// third3.step7.swap
csel x24, x17, x4, lt	// third3.step7.h
csinv x13, x26, x6, ge	// third3.step7.d
smlal v29.2d, v4.2s, v30.s[3]	// update.limb59.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb59.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb59.fg.4
eor x21, x24, x13, asr #63	// third3.step7.x
tst x7, #1	// third3.step8.parity
asr x22, x7, #1	// third3.step8.t
sub x3, x13, #1	// third3.step8.down
add x15, x13, #1	// third3.step8.up
ssra v29.2d, v0.2d, #30	// update.limb59.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb59.limb
bic v31.4s, #0xc0, lsl #24	// update.limb59.limb.2
add x19, x22, x21	// third3.step8.y
str q31, [x0, #512]	// update.limb59.store
ldr q7, [x0, #544]	// update.limb60.load
csel x5, x19, x22, eq	// third3.step8.G
ccmp x13, #0, #0, eq	// third3.step8.swap
csel x20, x22, x24, lt	// third3.step8.h
csinv x28, x3, x15, ge	// third3.step8.d
smull v16.2d, v1.2s, v7.s[0]	// update.limb60.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb60.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb60.fg.3
eor x25, x20, x28, asr #63	// third3.step8.x
tst x5, #1	// third3.step9.parity
asr x17, x5, #1	// third3.step9.t
sub x4, x28, #1	// third3.step9.down
add x26, x28, #1	// third3.step9.up
smlal v16.2d, v5.2s, v30.s[3]	// update.limb60.fg.4
ssra v16.2d, v29.2d, #30	// update.limb60.carry_fg
add x6, x17, x25	// third3.step9.y
smull v3.2d, v1.2s, v7.s[2]	// update.limb61.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb61.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb61.fg.3
csel x7, x6, x17, eq	// third3.step9.G
ccmp x28, #0, #0, eq	// third3.step9.swap
csel x21, x17, x20, lt	// third3.step9.h
csinv x19, x4, x26, ge	// third3.step9.d
smlal v3.2d, v5.2s, v7.s[1]	// update.limb61.fg.4
ssra v3.2d, v16.2d, #30	// update.limb61.carry_fg
eor x13, x21, x19, asr #63	// third3.step9.x
tst x7, #1	// third3.step10.parity
asr x22, x7, #1	// third3.step10.t
sub x24, x19, #1	// third3.step10.down
add x3, x19, #1	// third3.step10.up
uzp1 v6.4s, v16.4s, v3.4s	// update.limb61.limb
bic v6.4s, #0xc0, lsl #24	// update.limb61.limb.2
str q6, [x0, #528]	// update.limb61.store
add x15, x22, x13	// third3.step10.y
ldr q20, [x0, #560]	// update.limb62.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb62.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb62.fg.2
csel x5, x15, x22, eq	// third3.step10.G
ccmp x19, #0, #0, eq	// third3.step10.swap
csel x25, x22, x21, lt	// third3.step10.h
csinv x6, x24, x3, ge	// third3.step10.d
smlal v19.2d, v2.2s, v7.s[2]	// update.limb62.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb62.fg.4
eor x28, x25, x6, asr #63	// third3.step10.x
tst x5, #1	// third3.step11.parity
asr x17, x5, #1	// third3.step11.t
sub x20, x6, #1	// third3.step11.down
add x4, x6, #1	// third3.step11.up
ssra v19.2d, v3.2d, #30	// update.limb62.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb63.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb63.fg.2
add x26, x17, x28	// third3.step11.y
smlal v18.2d, v2.2s, v20.s[0]	// update.limb63.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb63.fg.4
csel x7, x26, x17, eq	// third3.step11.G
ccmp x6, #0, #0, eq	// third3.step11.swap
csel x13, x17, x25, lt	// third3.step11.h
csinv x15, x20, x4, ge	// third3.step11.d
ssra v18.2d, v19.2d, #30	// update.limb63.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb63.limb
bic v17.4s, #0xc0, lsl #24	// update.limb63.limb.2
eor x19, x13, x15, asr #63	// third3.step11.x
tst x7, #1	// third3.step12.parity
asr x22, x7, #1	// third3.step12.t
sub x21, x15, #1	// third3.step12.down
add x24, x15, #1	// third3.step12.up
str q17, [x0, #544]	// update.limb63.store
ldr q24, [x0, #576]	// update.limb64.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb64.fg
add x3, x22, x19	// third3.step12.y
smlal v23.2d, v4.2s, v24.s[1]	// update.limb64.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb64.fg.3
csel x5, x3, x22, eq	// third3.step12.G
ccmp x15, #0, #0, eq	// third3.step12.swap
csel x28, x22, x13, lt	// third3.step12.h
csinv x26, x21, x24, ge	// third3.step12.d
smlal v23.2d, v5.2s, v20.s[3]	// update.limb64.fg.4
ssra v23.2d, v18.2d, #30	// update.limb64.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb65.fg
eor x6, x28, x26, asr #63	// third3.step12.x
tst x5, #1	// third3.step13.parity
asr x17, x5, #1	// third3.step13.t
sub x25, x26, #1	// third3.step13.down
add x20, x26, #1	// third3.step13.up
smlal v22.2d, v4.2s, v24.s[3]	// update.limb65.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb65.fg.3
add x4, x17, x6	// third3.step13.y
smlal v22.2d, v5.2s, v24.s[1]	// update.limb65.fg.4
ssra v22.2d, v23.2d, #30	// update.limb65.carry_fg
uzp1 v21.4s, v23.4s, v22.4s	// update.limb65.limb
csel x7, x4, x17, eq	// third3.step13.G
ccmp x26, #0, #0, eq	// third3.step13.swap
csel x19, x17, x28, lt	// third3.step13.h
csinv x3, x25, x20, ge	// third3.step13.d
bic v21.4s, #0xc0, lsl #24	// update.limb65.limb.2
str q21, [x0, #560]	// update.limb65.store
eor x15, x19, x3, asr #63	// third3.step13.x
tst x7, #1	// third3.step14.parity
asr x22, x7, #1	// third3.step14.t
sub x13, x3, #1	// third3.step14.down
add x21, x3, #1	// third3.step14.up
ldr q28, [x0, #592]	// update.limb66.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb66.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb66.fg.2
add x24, x22, x15	// third3.step14.y
smlal v27.2d, v2.2s, v24.s[2]	// update.limb66.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb66.fg.4
ssra v27.2d, v22.2d, #30	// update.limb66.carry_fg
csel x5, x24, x22, eq	// third3.step14.G
ccmp x3, #0, #0, eq	// third3.step14.swap
csel x6, x22, x19, lt	// third3.step14.h
csinv x4, x13, x21, ge	// third3.step14.d
smull v26.2d, v1.2s, v28.s[2]	// update.limb67.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb67.fg.2
eor x26, x6, x4, asr #63	// third3.step14.x
tst x5, #1	// third3.step15.parity
asr x17, x5, #1	// third3.step15.t
sub x28, x4, #1	// third3.step15.down
add x25, x4, #1	// third3.step15.up
smlal v26.2d, v2.2s, v28.s[0]	// update.limb67.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb67.fg.4
ssra v26.2d, v27.2d, #30	// update.limb67.carry_fg
add x20, x17, x26	// third3.step15.y
uzp1 v25.4s, v27.4s, v26.4s	// update.limb67.limb
bic v25.4s, #0xc0, lsl #24	// update.limb67.limb.2
csel x7, x20, x17, eq	// third3.step15.G
ccmp x4, #0, #0, eq	// third3.step15.swap
csel x15, x17, x6, lt	// third3.step15.h
csinv x24, x28, x25, ge	// third3.step15.d
str q25, [x0, #576]	// update.limb67.store
ldr d0, [x0, #608]	// update.limb68.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb68.fg
eor x3, x15, x24, asr #63	// third3.step15.x
tst x7, #1	// third3.step16.parity
asr x22, x7, #1	// third3.step16.t
sub x19, x24, #1	// third3.step16.down
add x13, x24, #1	// third3.step16.up
smlal v31.2d, v4.2s, v0.s[1]	// update.limb68.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb68.fg.3
add x21, x22, x3	// third3.step16.y
smlal v31.2d, v5.2s, v28.s[3]	// update.limb68.fg.4
ssra v31.2d, v26.2d, #30	// update.limb68.carry_fg
smull v30.2d, v2.2s, v0.s[0]	// update.limb69.fg
csel x5, x21, x22, eq	// third3.step16.G
ccmp x24, #0, #0, eq	// third3.step16.swap
csel x26, x22, x15, lt	// third3.step16.h
csinv x20, x19, x13, ge	// third3.step16.d
smlal v30.2d, v5.2s, v0.s[1]	// update.limb69.fg.2
ssra v30.2d, v31.2d, #30	// update.limb69.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb69.limb
eor x4, x26, x20, asr #63	// third3.step16.x
tst x5, #1	// third3.step17.parity
asr x17, x5, #1	// third3.step17.t
sub x6, x20, #1	// third3.step17.down
add x28, x20, #1	// third3.step17.up
bic v29.4s, #0xc0, lsl #24	// update.limb69.limb.2
str q29, [x0, #592]	// update.limb69.store
add x25, x17, x4	// third3.step17.y
sshr v16.2d, v30.2d, #30	// update.top.carry_fg
xtn v6.2s, v16.2d	// update.top.limb
str d6, [x0, #608]	// update.top.store
csel x7, x25, x17, eq	// third3.step17.G
ccmp x20, #0, #0, eq	// third3.step17.swap
csel x3, x17, x26, lt	// third3.step17.h
csinv x21, x6, x28, ge	// third3.step17.d
lsl x24, x1, #4	// window_f.low
ldr w22, [x0, #80]	// window_f.load_f2
eor x15, x3, x21, asr #63	// third3.step17.x
tst x7, #1	// third3.step18.parity
asr x19, x7, #1	// third3.step18.t
sub x13, x21, #1	// third3.step18.down
add x5, x21, #1	// third3.step18.up
ldr w4, [x0, #88]	// window_f.load_f3
orr x25, x22, x4, lsl #30	// window_f.low_f2
add x20, x25, x24, lsr #63	// window_f.high
add x17, x19, x15	// third3.step18.y
lsl x26, x2, #4	// window_g.low
ldr w6, [x0, #84]	// window_g.load_g2
csel x28, x17, x19, eq	// third3.step18.G
ccmp x21, #0, #0, eq	// third3.step18.swap
csel x1, x19, x3, lt	// third3.step18.h
csinv x7, x13, x5, ge	// third3.step18.d
ldr w22, [x0, #92]	// window_g.load_g3
orr x4, x6, x22, lsl #30	// window_g.low_g2
add x25, x4, x26, lsr #63	// window_g.high
eor x15, x1, x7, asr #63	// third3.step18.x
tst x28, #1	// third3.step19.parity
asr x2, x28, #1	// third3.step19.t
sub x17, x7, #1	// third3.step19.down
add x21, x7, #1	// third3.step19.up
add x19, x2, x15	// third3.step19.y
csel x3, x19, x2, eq	// third3.step19.G
ccmp x7, #0, #0, eq	// third3.step19.swap
csel x13, x2, x1, lt	// third3.step19.h
csinv x5, x17, x21, ge	// third3.step19.d
eor x6, x13, x5, asr #63	// third3.step19.x
tst x3, #1	// third3.step20.parity
asr x22, x3, #1	// third3.step20.t
sub x4, x5, #1	// third3.step20.down
add x28, x5, #1	// third3.step20.up
add x15, x22, x6	// third3.step20.y
csel x19, x15, x22, eq	// third3.step20.G
ccmp x5, #0, #0, eq	// third3.step20.swap
csel x7, x22, x13, lt	// third3.step20.h
csinv x2, x4, x28, ge	// third3.step20.d
eor x1, x7, x2, asr #63	// third3.step20.x
sub x17, x8, x7, lsl #1	// third3.fields
sub x21, x8, x19	// third3.fields.2
sbfx x3, x17, #21, #21	// third3.first
add x6, x17, x9	// third3.rounded
sbfx x15, x21, #21, #21	// third3.first.2
add x5, x21, x9	// third3.rounded.2
asr x22, x6, #42	// third3.second
asr x13, x5, #42	// third3.second.2
mneg x4, x3, x16	// matrix.mneg
mneg x28, x3, x23	// matrix.mneg.2
mneg x1, x15, x16	// matrix.mneg.3
mneg x7, x15, x23	// matrix.mneg.4
msub x19, x22, x14, x4	// matrix.msub
msub x17, x22, x27, x28	// matrix.msub.2
msub x21, x13, x14, x1	// matrix.msub.3
msub x6, x13, x27, x7	// matrix.msub.4
mul x5, x19, x24	// next_f.below
smulh x3, x19, x24	// next_f.one
smulh x16, x17, x26	// next_f.two
mul x15, x21, x24	// next_g.below
smulh x23, x21, x24	// next_g.one
smulh x4, x6, x26	// next_g.two
cmp x5, #1	// next_f.carry
madd x22, x19, x20, x3	// next_f.one.2
madd x28, x17, x25, x16	// next_f.two.2
madd x14, x21, x20, x23	// next_g.one.2
madd x1, x6, x25, x4	// next_g.two.2
adc x13, x22, x28	// next_f.next
cmp x15, #1	// next_g.carry
adc x27, x14, x1	// next_g.next
mov x1, x13	// output
mov x3, x2	// output
mov x2, x27	// output
mov x4, x19	// output
mov x5, x17	// output
mov x7, x6	// output
mov x6, x21	// output
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
ldr q6, [x0, #64]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
ldr q17, [x0, #80]	// update.limb2.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
str q20, [x0, #64]	// update.limb3.store
ldr q21, [x0, #96]	// update.limb4.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
str q24, [x0, #80]	// update.limb5.store
ldr q25, [x0, #112]	// update.limb6.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
str q28, [x0, #96]	// update.limb7.store
ldr q29, [x0, #128]	// update.limb8.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
str q0, [x0, #112]	// update.limb9.store
ldr q3, [x0, #144]	// update.limb10.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
str q16, [x0, #128]	// update.limb11.store
ldr q18, [x0, #160]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
str q19, [x0, #144]	// update.limb13.store
ldr q22, [x0, #176]	// update.limb14.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
str q23, [x0, #160]	// update.limb15.store
ldr q26, [x0, #192]	// update.limb16.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb16.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb16.fg.2
smlal v28.2d, v2.2s, v22.s[2]	// update.limb16.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb16.fg.4
ssra v28.2d, v21.2d, #30	// update.limb16.carry_fg
smull v25.2d, v1.2s, v26.s[2]	// update.limb17.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb17.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb17.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb17.fg.4
ssra v25.2d, v28.2d, #30	// update.limb17.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb17.limb
bic v27.4s, #0xc0, lsl #24	// update.limb17.limb.2
str q27, [x0, #176]	// update.limb17.store
ldr q30, [x0, #208]	// update.limb18.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb18.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb18.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb18.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb18.fg.4
ssra v0.2d, v25.2d, #30	// update.limb18.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb19.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb19.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb19.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb19.fg.4
ssra v29.2d, v0.2d, #30	// update.limb19.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb19.limb
bic v31.4s, #0xc0, lsl #24	// update.limb19.limb.2
str q31, [x0, #192]	// update.limb19.store
ldr q7, [x0, #224]	// update.limb20.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb20.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb20.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb20.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb20.fg.4
ssra v16.2d, v29.2d, #30	// update.limb20.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb21.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb21.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb21.fg.4
ssra v3.2d, v16.2d, #30	// update.limb21.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb21.limb
bic v6.4s, #0xc0, lsl #24	// update.limb21.limb.2
str q6, [x0, #208]	// update.limb21.store
ldr q20, [x0, #240]	// update.limb22.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb22.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb22.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb22.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb22.fg.4
ssra v19.2d, v3.2d, #30	// update.limb22.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb23.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb23.fg.4
ssra v18.2d, v19.2d, #30	// update.limb23.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb23.limb
bic v17.4s, #0xc0, lsl #24	// update.limb23.limb.2
str q17, [x0, #224]	// update.limb23.store
ldr q24, [x0, #256]	// update.limb24.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb24.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb24.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb24.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb24.fg.4
ssra v23.2d, v18.2d, #30	// update.limb24.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb25.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb25.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb25.fg.3
smlal v22.2d, v5.2s, v24.s[1]	// update.limb25.fg.4
ssra v22.2d, v23.2d, #30	// update.limb25.carry_fg
uzp1 v21.4s, v23.4s, v22.4s	// update.limb25.limb
bic v21.4s, #0xc0, lsl #24	// update.limb25.limb.2
str q21, [x0, #240]	// update.limb25.store
ldr q28, [x0, #272]	// update.limb26.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb26.fg.4
ssra v27.2d, v22.2d, #30	// update.limb26.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb27.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb27.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
ssra v26.2d, v27.2d, #30	// update.limb27.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb27.limb
bic v25.4s, #0xc0, lsl #24	// update.limb27.limb.2
str q25, [x0, #256]	// update.limb27.store
ldr q0, [x0, #288]	// update.limb28.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb28.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb28.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb28.fg.3
smlal v31.2d, v5.2s, v28.s[3]	// update.limb28.fg.4
ssra v31.2d, v26.2d, #30	// update.limb28.carry_fg
smull v30.2d, v1.2s, v0.s[2]	// update.limb29.fg
smlal v30.2d, v4.2s, v0.s[3]	// update.limb29.fg.2
smlal v30.2d, v2.2s, v0.s[0]	// update.limb29.fg.3
smlal v30.2d, v5.2s, v0.s[1]	// update.limb29.fg.4
ssra v30.2d, v31.2d, #30	// update.limb29.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb29.limb
bic v29.4s, #0xc0, lsl #24	// update.limb29.limb.2
str q29, [x0, #272]	// update.limb29.store
ldr q16, [x0, #304]	// update.limb30.load
smull v6.2d, v1.2s, v16.s[0]	// update.limb30.fg
smlal v6.2d, v4.2s, v16.s[1]	// update.limb30.fg.2
smlal v6.2d, v2.2s, v0.s[2]	// update.limb30.fg.3
smlal v6.2d, v5.2s, v0.s[3]	// update.limb30.fg.4
ssra v6.2d, v30.2d, #30	// update.limb30.carry_fg
smull v7.2d, v1.2s, v16.s[2]	// update.limb31.fg
smlal v7.2d, v4.2s, v16.s[3]	// update.limb31.fg.2
smlal v7.2d, v2.2s, v16.s[0]	// update.limb31.fg.3
smlal v7.2d, v5.2s, v16.s[1]	// update.limb31.fg.4
ssra v7.2d, v6.2d, #30	// update.limb31.carry_fg
uzp1 v3.4s, v6.4s, v7.4s	// update.limb31.limb
bic v3.4s, #0xc0, lsl #24	// update.limb31.limb.2
str q3, [x0, #288]	// update.limb31.store
ldr q19, [x0, #320]	// update.limb32.load
smull v17.2d, v1.2s, v19.s[0]	// update.limb32.fg
smlal v17.2d, v4.2s, v19.s[1]	// update.limb32.fg.2
smlal v17.2d, v2.2s, v16.s[2]	// update.limb32.fg.3
smlal v17.2d, v5.2s, v16.s[3]	// update.limb32.fg.4
ssra v17.2d, v7.2d, #30	// update.limb32.carry_fg
smull v20.2d, v1.2s, v19.s[2]	// update.limb33.fg
smlal v20.2d, v4.2s, v19.s[3]	// update.limb33.fg.2
smlal v20.2d, v2.2s, v19.s[0]	// update.limb33.fg.3
smlal v20.2d, v5.2s, v19.s[1]	// update.limb33.fg.4
ssra v20.2d, v17.2d, #30	// update.limb33.carry_fg
uzp1 v18.4s, v17.4s, v20.4s	// update.limb33.limb
bic v18.4s, #0xc0, lsl #24	// update.limb33.limb.2
str q18, [x0, #304]	// update.limb33.store
ldr q23, [x0, #336]	// update.limb34.load
smull v21.2d, v1.2s, v23.s[0]	// update.limb34.fg
smlal v21.2d, v4.2s, v23.s[1]	// update.limb34.fg.2
smlal v21.2d, v2.2s, v19.s[2]	// update.limb34.fg.3
smlal v21.2d, v5.2s, v19.s[3]	// update.limb34.fg.4
ssra v21.2d, v20.2d, #30	// update.limb34.carry_fg
smull v24.2d, v1.2s, v23.s[2]	// update.limb35.fg
smlal v24.2d, v4.2s, v23.s[3]	// update.limb35.fg.2
smlal v24.2d, v2.2s, v23.s[0]	// update.limb35.fg.3
smlal v24.2d, v5.2s, v23.s[1]	// update.limb35.fg.4
ssra v24.2d, v21.2d, #30	// update.limb35.carry_fg
uzp1 v22.4s, v21.4s, v24.4s	// update.limb35.limb
bic v22.4s, #0xc0, lsl #24	// update.limb35.limb.2
str q22, [x0, #320]	// update.limb35.store
ldr q27, [x0, #352]	// update.limb36.load
smull v25.2d, v1.2s, v27.s[0]	// update.limb36.fg
smlal v25.2d, v4.2s, v27.s[1]	// update.limb36.fg.2
smlal v25.2d, v2.2s, v23.s[2]	// update.limb36.fg.3
smlal v25.2d, v5.2s, v23.s[3]	// update.limb36.fg.4
ssra v25.2d, v24.2d, #30	// update.limb36.carry_fg
smull v28.2d, v1.2s, v27.s[2]	// update.limb37.fg
smlal v28.2d, v4.2s, v27.s[3]	// update.limb37.fg.2
smlal v28.2d, v2.2s, v27.s[0]	// update.limb37.fg.3
smlal v28.2d, v5.2s, v27.s[1]	// update.limb37.fg.4
ssra v28.2d, v25.2d, #30	// update.limb37.carry_fg
uzp1 v26.4s, v25.4s, v28.4s	// update.limb37.limb
bic v26.4s, #0xc0, lsl #24	// update.limb37.limb.2
str q26, [x0, #336]	// update.limb37.store
ldr q31, [x0, #368]	// update.limb38.load
smull v29.2d, v1.2s, v31.s[0]	// update.limb38.fg
smlal v29.2d, v4.2s, v31.s[1]	// update.limb38.fg.2
smlal v29.2d, v2.2s, v27.s[2]	// update.limb38.fg.3
smlal v29.2d, v5.2s, v27.s[3]	// update.limb38.fg.4
ssra v29.2d, v28.2d, #30	// update.limb38.carry_fg
smull v0.2d, v1.2s, v31.s[2]	// update.limb39.fg
smlal v0.2d, v4.2s, v31.s[3]	// update.limb39.fg.2
smlal v0.2d, v2.2s, v31.s[0]	// update.limb39.fg.3
smlal v0.2d, v5.2s, v31.s[1]	// update.limb39.fg.4
ssra v0.2d, v29.2d, #30	// update.limb39.carry_fg
uzp1 v30.4s, v29.4s, v0.4s	// update.limb39.limb
bic v30.4s, #0xc0, lsl #24	// update.limb39.limb.2
str q30, [x0, #352]	// update.limb39.store
ldr q6, [x0, #384]	// update.limb40.load
smull v3.2d, v1.2s, v6.s[0]	// update.limb40.fg
smlal v3.2d, v4.2s, v6.s[1]	// update.limb40.fg.2
smlal v3.2d, v2.2s, v31.s[2]	// update.limb40.fg.3
smlal v3.2d, v5.2s, v31.s[3]	// update.limb40.fg.4
ssra v3.2d, v0.2d, #30	// update.limb40.carry_fg
smull v16.2d, v1.2s, v6.s[2]	// update.limb41.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb41.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb41.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb41.fg.4
ssra v16.2d, v3.2d, #30	// update.limb41.carry_fg
uzp1 v7.4s, v3.4s, v16.4s	// update.limb41.limb
bic v7.4s, #0xc0, lsl #24	// update.limb41.limb.2
str q7, [x0, #368]	// update.limb41.store
ldr q17, [x0, #400]	// update.limb42.load
smull v18.2d, v1.2s, v17.s[0]	// update.limb42.fg
smlal v18.2d, v4.2s, v17.s[1]	// update.limb42.fg.2
smlal v18.2d, v2.2s, v6.s[2]	// update.limb42.fg.3
smlal v18.2d, v5.2s, v6.s[3]	// update.limb42.fg.4
ssra v18.2d, v16.2d, #30	// update.limb42.carry_fg
smull v19.2d, v1.2s, v17.s[2]	// update.limb43.fg
smlal v19.2d, v4.2s, v17.s[3]	// update.limb43.fg.2
smlal v19.2d, v2.2s, v17.s[0]	// update.limb43.fg.3
smlal v19.2d, v5.2s, v17.s[1]	// update.limb43.fg.4
ssra v19.2d, v18.2d, #30	// update.limb43.carry_fg
uzp1 v20.4s, v18.4s, v19.4s	// update.limb43.limb
bic v20.4s, #0xc0, lsl #24	// update.limb43.limb.2
str q20, [x0, #384]	// update.limb43.store
ldr q21, [x0, #416]	// update.limb44.load
smull v22.2d, v1.2s, v21.s[0]	// update.limb44.fg
smlal v22.2d, v4.2s, v21.s[1]	// update.limb44.fg.2
smlal v22.2d, v2.2s, v17.s[2]	// update.limb44.fg.3
smlal v22.2d, v5.2s, v17.s[3]	// update.limb44.fg.4
ssra v22.2d, v19.2d, #30	// update.limb44.carry_fg
smull v23.2d, v1.2s, v21.s[2]	// update.limb45.fg
smlal v23.2d, v4.2s, v21.s[3]	// update.limb45.fg.2
smlal v23.2d, v2.2s, v21.s[0]	// update.limb45.fg.3
smlal v23.2d, v5.2s, v21.s[1]	// update.limb45.fg.4
ssra v23.2d, v22.2d, #30	// update.limb45.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb45.limb
bic v24.4s, #0xc0, lsl #24	// update.limb45.limb.2
str q24, [x0, #400]	// update.limb45.store
ldr q25, [x0, #432]	// update.limb46.load
smull v26.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v26.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
smlal v26.2d, v2.2s, v21.s[2]	// update.limb46.fg.3
smlal v26.2d, v5.2s, v21.s[3]	// update.limb46.fg.4
ssra v26.2d, v23.2d, #30	// update.limb46.carry_fg
smull v27.2d, v1.2s, v25.s[2]	// update.limb47.fg
smlal v27.2d, v4.2s, v25.s[3]	// update.limb47.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
ssra v27.2d, v26.2d, #30	// update.limb47.carry_fg
uzp1 v28.4s, v26.4s, v27.4s	// update.limb47.limb
bic v28.4s, #0xc0, lsl #24	// update.limb47.limb.2
str q28, [x0, #416]	// update.limb47.store
ldr q29, [x0, #448]	// update.limb48.load
smull v30.2d, v1.2s, v29.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v29.s[1]	// update.limb48.fg.2
smlal v30.2d, v2.2s, v25.s[2]	// update.limb48.fg.3
smlal v30.2d, v5.2s, v25.s[3]	// update.limb48.fg.4
ssra v30.2d, v27.2d, #30	// update.limb48.carry_fg
smull v31.2d, v1.2s, v29.s[2]	// update.limb49.fg
smlal v31.2d, v4.2s, v29.s[3]	// update.limb49.fg.2
smlal v31.2d, v2.2s, v29.s[0]	// update.limb49.fg.3
smlal v31.2d, v5.2s, v29.s[1]	// update.limb49.fg.4
ssra v31.2d, v30.2d, #30	// update.limb49.carry_fg
uzp1 v0.4s, v30.4s, v31.4s	// update.limb49.limb
bic v0.4s, #0xc0, lsl #24	// update.limb49.limb.2
str q0, [x0, #432]	// update.limb49.store
ldr q3, [x0, #464]	// update.limb50.load
smull v7.2d, v1.2s, v3.s[0]	// update.limb50.fg
smlal v7.2d, v4.2s, v3.s[1]	// update.limb50.fg.2
smlal v7.2d, v2.2s, v29.s[2]	// update.limb50.fg.3
smlal v7.2d, v5.2s, v29.s[3]	// update.limb50.fg.4
ssra v7.2d, v31.2d, #30	// update.limb50.carry_fg
smull v6.2d, v1.2s, v3.s[2]	// update.limb51.fg
smlal v6.2d, v4.2s, v3.s[3]	// update.limb51.fg.2
smlal v6.2d, v2.2s, v3.s[0]	// update.limb51.fg.3
smlal v6.2d, v5.2s, v3.s[1]	// update.limb51.fg.4
ssra v6.2d, v7.2d, #30	// update.limb51.carry_fg
uzp1 v16.4s, v7.4s, v6.4s	// update.limb51.limb
bic v16.4s, #0xc0, lsl #24	// update.limb51.limb.2
str q16, [x0, #448]	// update.limb51.store
ldr q18, [x0, #480]	// update.limb52.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb52.fg
smlal v20.2d, v4.2s, v18.s[1]	// update.limb52.fg.2
smlal v20.2d, v2.2s, v3.s[2]	// update.limb52.fg.3
smlal v20.2d, v5.2s, v3.s[3]	// update.limb52.fg.4
ssra v20.2d, v6.2d, #30	// update.limb52.carry_fg
smull v17.2d, v1.2s, v18.s[2]	// update.limb53.fg
smlal v17.2d, v4.2s, v18.s[3]	// update.limb53.fg.2
smlal v17.2d, v2.2s, v18.s[0]	// update.limb53.fg.3
smlal v17.2d, v5.2s, v18.s[1]	// update.limb53.fg.4
ssra v17.2d, v20.2d, #30	// update.limb53.carry_fg
uzp1 v19.4s, v20.4s, v17.4s	// update.limb53.limb
bic v19.4s, #0xc0, lsl #24	// update.limb53.limb.2
str q19, [x0, #464]	// update.limb53.store
ldr q22, [x0, #496]	// update.limb54.load
smull v24.2d, v1.2s, v22.s[0]	// update.limb54.fg
smlal v24.2d, v4.2s, v22.s[1]	// update.limb54.fg.2
smlal v24.2d, v2.2s, v18.s[2]	// update.limb54.fg.3
smlal v24.2d, v5.2s, v18.s[3]	// update.limb54.fg.4
ssra v24.2d, v17.2d, #30	// update.limb54.carry_fg
smull v21.2d, v1.2s, v22.s[2]	// update.limb55.fg
smlal v21.2d, v4.2s, v22.s[3]	// update.limb55.fg.2
smlal v21.2d, v2.2s, v22.s[0]	// update.limb55.fg.3
smlal v21.2d, v5.2s, v22.s[1]	// update.limb55.fg.4
ssra v21.2d, v24.2d, #30	// update.limb55.carry_fg
uzp1 v23.4s, v24.4s, v21.4s	// update.limb55.limb
bic v23.4s, #0xc0, lsl #24	// update.limb55.limb.2
str q23, [x0, #480]	// update.limb55.store
ldr q26, [x0, #512]	// update.limb56.load
smull v28.2d, v1.2s, v26.s[0]	// update.limb56.fg
smlal v28.2d, v4.2s, v26.s[1]	// update.limb56.fg.2
smlal v28.2d, v2.2s, v22.s[2]	// update.limb56.fg.3
smlal v28.2d, v5.2s, v22.s[3]	// update.limb56.fg.4
ssra v28.2d, v21.2d, #30	// update.limb56.carry_fg
smull v25.2d, v1.2s, v26.s[2]	// update.limb57.fg
smlal v25.2d, v4.2s, v26.s[3]	// update.limb57.fg.2
smlal v25.2d, v2.2s, v26.s[0]	// update.limb57.fg.3
smlal v25.2d, v5.2s, v26.s[1]	// update.limb57.fg.4
ssra v25.2d, v28.2d, #30	// update.limb57.carry_fg
uzp1 v27.4s, v28.4s, v25.4s	// update.limb57.limb
bic v27.4s, #0xc0, lsl #24	// update.limb57.limb.2
str q27, [x0, #496]	// update.limb57.store
ldr q30, [x0, #528]	// update.limb58.load
smull v0.2d, v1.2s, v30.s[0]	// update.limb58.fg
smlal v0.2d, v4.2s, v30.s[1]	// update.limb58.fg.2
smlal v0.2d, v2.2s, v26.s[2]	// update.limb58.fg.3
smlal v0.2d, v5.2s, v26.s[3]	// update.limb58.fg.4
ssra v0.2d, v25.2d, #30	// update.limb58.carry_fg
smull v29.2d, v1.2s, v30.s[2]	// update.limb59.fg
smlal v29.2d, v4.2s, v30.s[3]	// update.limb59.fg.2
smlal v29.2d, v2.2s, v30.s[0]	// update.limb59.fg.3
smlal v29.2d, v5.2s, v30.s[1]	// update.limb59.fg.4
ssra v29.2d, v0.2d, #30	// update.limb59.carry_fg
uzp1 v31.4s, v0.4s, v29.4s	// update.limb59.limb
bic v31.4s, #0xc0, lsl #24	// update.limb59.limb.2
str q31, [x0, #512]	// update.limb59.store
ldr q7, [x0, #544]	// update.limb60.load
smull v16.2d, v1.2s, v7.s[0]	// update.limb60.fg
smlal v16.2d, v4.2s, v7.s[1]	// update.limb60.fg.2
smlal v16.2d, v2.2s, v30.s[2]	// update.limb60.fg.3
smlal v16.2d, v5.2s, v30.s[3]	// update.limb60.fg.4
ssra v16.2d, v29.2d, #30	// update.limb60.carry_fg
smull v3.2d, v1.2s, v7.s[2]	// update.limb61.fg
smlal v3.2d, v4.2s, v7.s[3]	// update.limb61.fg.2
smlal v3.2d, v2.2s, v7.s[0]	// update.limb61.fg.3
smlal v3.2d, v5.2s, v7.s[1]	// update.limb61.fg.4
ssra v3.2d, v16.2d, #30	// update.limb61.carry_fg
uzp1 v6.4s, v16.4s, v3.4s	// update.limb61.limb
bic v6.4s, #0xc0, lsl #24	// update.limb61.limb.2
str q6, [x0, #528]	// update.limb61.store
ldr q20, [x0, #560]	// update.limb62.load
smull v19.2d, v1.2s, v20.s[0]	// update.limb62.fg
smlal v19.2d, v4.2s, v20.s[1]	// update.limb62.fg.2
smlal v19.2d, v2.2s, v7.s[2]	// update.limb62.fg.3
smlal v19.2d, v5.2s, v7.s[3]	// update.limb62.fg.4
ssra v19.2d, v3.2d, #30	// update.limb62.carry_fg
smull v18.2d, v1.2s, v20.s[2]	// update.limb63.fg
smlal v18.2d, v4.2s, v20.s[3]	// update.limb63.fg.2
smlal v18.2d, v2.2s, v20.s[0]	// update.limb63.fg.3
smlal v18.2d, v5.2s, v20.s[1]	// update.limb63.fg.4
ssra v18.2d, v19.2d, #30	// update.limb63.carry_fg
uzp1 v17.4s, v19.4s, v18.4s	// update.limb63.limb
bic v17.4s, #0xc0, lsl #24	// update.limb63.limb.2
str q17, [x0, #544]	// update.limb63.store
ldr q24, [x0, #576]	// update.limb64.load
smull v23.2d, v1.2s, v24.s[0]	// update.limb64.fg
smlal v23.2d, v4.2s, v24.s[1]	// update.limb64.fg.2
smlal v23.2d, v2.2s, v20.s[2]	// update.limb64.fg.3
smlal v23.2d, v5.2s, v20.s[3]	// update.limb64.fg.4
ssra v23.2d, v18.2d, #30	// update.limb64.carry_fg
smull v22.2d, v1.2s, v24.s[2]	// update.limb65.fg
smlal v22.2d, v4.2s, v24.s[3]	// update.limb65.fg.2
smlal v22.2d, v2.2s, v24.s[0]	// update.limb65.fg.3
smlal v22.2d, v5.2s, v24.s[1]	// update.limb65.fg.4
ssra v22.2d, v23.2d, #30	// update.limb65.carry_fg
uzp1 v21.4s, v23.4s, v22.4s	// update.limb65.limb
bic v21.4s, #0xc0, lsl #24	// update.limb65.limb.2
str q21, [x0, #560]	// update.limb65.store
ldr q28, [x0, #592]	// update.limb66.load
smull v27.2d, v1.2s, v28.s[0]	// update.limb66.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb66.fg.2
smlal v27.2d, v2.2s, v24.s[2]	// update.limb66.fg.3
smlal v27.2d, v5.2s, v24.s[3]	// update.limb66.fg.4
ssra v27.2d, v22.2d, #30	// update.limb66.carry_fg
smull v26.2d, v1.2s, v28.s[2]	// update.limb67.fg
smlal v26.2d, v4.2s, v28.s[3]	// update.limb67.fg.2
smlal v26.2d, v2.2s, v28.s[0]	// update.limb67.fg.3
smlal v26.2d, v5.2s, v28.s[1]	// update.limb67.fg.4
ssra v26.2d, v27.2d, #30	// update.limb67.carry_fg
uzp1 v25.4s, v27.4s, v26.4s	// update.limb67.limb
bic v25.4s, #0xc0, lsl #24	// update.limb67.limb.2
str q25, [x0, #576]	// update.limb67.store
ldr d0, [x0, #608]	// update.limb68.load
smull v31.2d, v1.2s, v0.s[0]	// update.limb68.fg
smlal v31.2d, v4.2s, v0.s[1]	// update.limb68.fg.2
smlal v31.2d, v2.2s, v28.s[2]	// update.limb68.fg.3
smlal v31.2d, v5.2s, v28.s[3]	// update.limb68.fg.4
ssra v31.2d, v26.2d, #30	// update.limb68.carry_fg
smull v30.2d, v2.2s, v0.s[0]	// update.limb69.fg
smlal v30.2d, v5.2s, v0.s[1]	// update.limb69.fg.2
ssra v30.2d, v31.2d, #30	// update.limb69.carry_fg
uzp1 v29.4s, v31.4s, v30.4s	// update.limb69.limb
bic v29.4s, #0xc0, lsl #24	// update.limb69.limb.2
str q29, [x0, #592]	// update.limb69.store
sshr v16.2d, v30.2d, #30	// update.top.carry_fg
xtn v6.2s, v16.2d	// update.top.limb
str d6, [x0, #608]	// update.top.store
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
