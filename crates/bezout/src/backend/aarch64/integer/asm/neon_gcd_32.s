// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of 2048 bits: any 64-bit ARM.
// x0: a state of 616 bytes, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, batches. Limbs of 30 bits: 69. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 1325 instructions a pass.
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
ldr d6, [x0, #64]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
sshr v16.2d, v7.2d, #30	// update.limb0.carry_fg
csel x23, x22, x21, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x24, x21, x17, lt	// third1.step1.h
csinv x25, x15, x16, ge	// third1.step1.d
ldr d17, [x0, #72]	// update.limb1.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb1.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb1.fg.2
eor x26, x24, x25, asr #63	// third1.step1.x
tst x23, #1	// third1.step2.parity
asr x27, x23, #1	// third1.step2.t
sub x28, x25, #1	// third1.step2.down
add x4, x25, #1	// third1.step2.up
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
sshr v18.2d, v16.2d, #30	// update.limb1.carry_fg
add x6, x27, x26	// third1.step2.y
ldr d19, [x0, #80]	// update.limb2.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb2.fg.2
csel x13, x6, x27, eq	// third1.step2.G
ccmp x25, #0, #0, eq	// third1.step2.swap
csel x14, x27, x24, lt	// third1.step2.h
csinv x5, x28, x4, ge	// third1.step2.d
smlal v18.2d, v2.2s, v17.s[0]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb2.fg.4
xtn v20.2s, v18.2d	// update.limb2.limb
bic v20.2s, #0xc0, lsl #24	// update.limb2.limb.2
eor x7, x14, x5, asr #63	// third1.step2.x
tst x13, #1	// third1.step3.parity
asr x19, x13, #1	// third1.step3.t
sub x20, x5, #1	// third1.step3.down
add x22, x5, #1	// third1.step3.up
str d20, [x0, #64]	// update.limb2.store
sshr v21.2d, v18.2d, #30	// update.limb2.carry_fg
ldr d22, [x0, #88]	// update.limb3.load
add x3, x19, x7	// third1.step3.y
smlal v21.2d, v1.2s, v22.s[0]	// update.limb3.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb3.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb3.fg.3
csel x21, x3, x19, eq	// third1.step3.G
ccmp x5, #0, #0, eq	// third1.step3.swap
csel x17, x19, x14, lt	// third1.step3.h
csinv x15, x20, x22, ge	// third1.step3.d
smlal v21.2d, v5.2s, v19.s[1]	// update.limb3.fg.4
xtn v23.2s, v21.2d	// update.limb3.limb
bic v23.2s, #0xc0, lsl #24	// update.limb3.limb.2
eor x16, x17, x15, asr #63	// third1.step3.x
tst x21, #1	// third1.step4.parity
asr x23, x21, #1	// third1.step4.t
sub x26, x15, #1	// third1.step4.down
add x6, x15, #1	// third1.step4.up
str d23, [x0, #72]	// update.limb3.store
sshr v24.2d, v21.2d, #30	// update.limb3.carry_fg
ldr d25, [x0, #96]	// update.limb4.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb4.fg
add x25, x23, x16	// third1.step4.y
smlal v24.2d, v4.2s, v25.s[1]	// update.limb4.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb4.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb4.fg.4
csel x27, x25, x23, eq	// third1.step4.G
ccmp x15, #0, #0, eq	// third1.step4.swap
csel x24, x23, x17, lt	// third1.step4.h
csinv x28, x26, x6, ge	// third1.step4.d
xtn v26.2s, v24.2d	// update.limb4.limb
bic v26.2s, #0xc0, lsl #24	// update.limb4.limb.2
str d26, [x0, #80]	// update.limb4.store
eor x4, x24, x28, asr #63	// third1.step4.x
tst x27, #1	// third1.step5.parity
asr x13, x27, #1	// third1.step5.t
sub x7, x28, #1	// third1.step5.down
add x3, x28, #1	// third1.step5.up
sshr v27.2d, v24.2d, #30	// update.limb4.carry_fg
ldr d28, [x0, #104]	// update.limb5.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb5.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb5.fg.2
add x5, x13, x4	// third1.step5.y
smlal v27.2d, v2.2s, v25.s[0]	// update.limb5.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb5.fg.4
xtn v29.2s, v27.2d	// update.limb5.limb
csel x19, x5, x13, eq	// third1.step5.G
ccmp x28, #0, #0, eq	// third1.step5.swap
csel x14, x13, x24, lt	// third1.step5.h
csinv x20, x7, x3, ge	// third1.step5.d
bic v29.2s, #0xc0, lsl #24	// update.limb5.limb.2
str d29, [x0, #88]	// update.limb5.store
sshr v30.2d, v27.2d, #30	// update.limb5.carry_fg
eor x22, x14, x20, asr #63	// third1.step5.x
tst x19, #1	// third1.step6.parity
asr x21, x19, #1	// third1.step6.t
sub x16, x20, #1	// third1.step6.down
add x25, x20, #1	// third1.step6.up
ldr d31, [x0, #112]	// update.limb6.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb6.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb6.fg.2
add x15, x21, x22	// third1.step6.y
smlal v30.2d, v2.2s, v28.s[0]	// update.limb6.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb6.fg.4
xtn v0.2s, v30.2d	// update.limb6.limb
bic v0.2s, #0xc0, lsl #24	// update.limb6.limb.2
csel x23, x15, x21, eq	// third1.step6.G
ccmp x20, #0, #0, eq	// third1.step6.swap
csel x17, x21, x14, lt	// third1.step6.h
csinv x26, x16, x25, ge	// third1.step6.d
str d0, [x0, #96]	// update.limb6.store
sshr v3.2d, v30.2d, #30	// update.limb6.carry_fg
ldr d7, [x0, #120]	// update.limb7.load
eor x6, x17, x26, asr #63	// third1.step6.x
tst x23, #1	// third1.step7.parity
asr x27, x23, #1	// third1.step7.t
sub x4, x26, #1	// third1.step7.down
add x5, x26, #1	// third1.step7.up
smlal v3.2d, v1.2s, v7.s[0]	// update.limb7.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb7.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb7.fg.3
add x28, x27, x6	// third1.step7.y
smlal v3.2d, v5.2s, v31.s[1]	// update.limb7.fg.4
xtn v6.2s, v3.2d	// update.limb7.limb
bic v6.2s, #0xc0, lsl #24	// update.limb7.limb.2
csel x13, x28, x27, eq	// third1.step7.G
ccmp x26, #0, #0, eq	// third1.step7.swap
csel x24, x27, x17, lt	// third1.step7.h
csinv x7, x4, x5, ge	// third1.step7.d
str d6, [x0, #104]	// update.limb7.store
sshr v16.2d, v3.2d, #30	// update.limb7.carry_fg
ldr d17, [x0, #128]	// update.limb8.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb8.fg
eor x3, x24, x7, asr #63	// third1.step7.x
tst x13, #1	// third1.step8.parity
asr x19, x13, #1	// third1.step8.t
sub x22, x7, #1	// third1.step8.down
add x15, x7, #1	// third1.step8.up
smlal v16.2d, v4.2s, v17.s[1]	// update.limb8.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb8.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb8.fg.4
add x20, x19, x3	// third1.step8.y
xtn v20.2s, v16.2d	// update.limb8.limb
bic v20.2s, #0xc0, lsl #24	// update.limb8.limb.2
str d20, [x0, #112]	// update.limb8.store
csel x21, x20, x19, eq	// third1.step8.G
ccmp x7, #0, #0, eq	// third1.step8.swap
csel x14, x19, x24, lt	// third1.step8.h
csinv x16, x22, x15, ge	// third1.step8.d
sshr v18.2d, v16.2d, #30	// update.limb8.carry_fg
ldr d19, [x0, #136]	// update.limb9.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb9.fg
eor x25, x14, x16, asr #63	// third1.step8.x
tst x21, #1	// third1.step9.parity
asr x23, x21, #1	// third1.step9.t
sub x6, x16, #1	// third1.step9.down
add x28, x16, #1	// third1.step9.up
smlal v18.2d, v4.2s, v19.s[1]	// update.limb9.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb9.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb9.fg.4
xtn v23.2s, v18.2d	// update.limb9.limb
add x26, x23, x25	// third1.step9.y
bic v23.2s, #0xc0, lsl #24	// update.limb9.limb.2
str d23, [x0, #120]	// update.limb9.store
sshr v21.2d, v18.2d, #30	// update.limb9.carry_fg
csel x27, x26, x23, eq	// third1.step9.G
ccmp x16, #0, #0, eq	// third1.step9.swap
csel x17, x23, x14, lt	// third1.step9.h
csinv x4, x6, x28, ge	// third1.step9.d
ldr d22, [x0, #144]	// update.limb10.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb10.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb10.fg.2
eor x5, x17, x4, asr #63	// third1.step9.x
tst x27, #1	// third1.step10.parity
asr x13, x27, #1	// third1.step10.t
sub x3, x4, #1	// third1.step10.down
add x20, x4, #1	// third1.step10.up
smlal v21.2d, v2.2s, v19.s[0]	// update.limb10.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb10.fg.4
xtn v26.2s, v21.2d	// update.limb10.limb
bic v26.2s, #0xc0, lsl #24	// update.limb10.limb.2
add x7, x13, x5	// third1.step10.y
str d26, [x0, #128]	// update.limb10.store
sshr v24.2d, v21.2d, #30	// update.limb10.carry_fg
ldr d25, [x0, #152]	// update.limb11.load
csel x19, x7, x13, eq	// third1.step10.G
ccmp x4, #0, #0, eq	// third1.step10.swap
csel x24, x13, x17, lt	// third1.step10.h
csinv x22, x3, x20, ge	// third1.step10.d
smlal v24.2d, v1.2s, v25.s[0]	// update.limb11.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb11.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb11.fg.3
eor x15, x24, x22, asr #63	// third1.step10.x
tst x19, #1	// third1.step11.parity
asr x21, x19, #1	// third1.step11.t
sub x25, x22, #1	// third1.step11.down
add x26, x22, #1	// third1.step11.up
smlal v24.2d, v5.2s, v22.s[1]	// update.limb11.fg.4
xtn v29.2s, v24.2d	// update.limb11.limb
bic v29.2s, #0xc0, lsl #24	// update.limb11.limb.2
add x16, x21, x15	// third1.step11.y
str d29, [x0, #136]	// update.limb11.store
sshr v27.2d, v24.2d, #30	// update.limb11.carry_fg
ldr d28, [x0, #160]	// update.limb12.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb12.fg
csel x23, x16, x21, eq	// third1.step11.G
ccmp x22, #0, #0, eq	// third1.step11.swap
csel x14, x21, x24, lt	// third1.step11.h
csinv x6, x25, x26, ge	// third1.step11.d
smlal v27.2d, v4.2s, v28.s[1]	// update.limb12.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb12.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb12.fg.4
eor x28, x14, x6, asr #63	// third1.step11.x
tst x23, #1	// third1.step12.parity
asr x27, x23, #1	// third1.step12.t
sub x5, x6, #1	// third1.step12.down
add x7, x6, #1	// third1.step12.up
xtn v0.2s, v27.2d	// update.limb12.limb
bic v0.2s, #0xc0, lsl #24	// update.limb12.limb.2
str d0, [x0, #144]	// update.limb12.store
add x4, x27, x28	// third1.step12.y
sshr v30.2d, v27.2d, #30	// update.limb12.carry_fg
ldr d31, [x0, #168]	// update.limb13.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb13.fg
csel x13, x4, x27, eq	// third1.step12.G
ccmp x6, #0, #0, eq	// third1.step12.swap
csel x17, x27, x14, lt	// third1.step12.h
csinv x3, x5, x7, ge	// third1.step12.d
smlal v30.2d, v4.2s, v31.s[1]	// update.limb13.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb13.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb13.fg.4
xtn v6.2s, v30.2d	// update.limb13.limb
eor x20, x17, x3, asr #63	// third1.step12.x
tst x13, #1	// third1.step13.parity
asr x19, x13, #1	// third1.step13.t
sub x15, x3, #1	// third1.step13.down
add x16, x3, #1	// third1.step13.up
bic v6.2s, #0xc0, lsl #24	// update.limb13.limb.2
str d6, [x0, #152]	// update.limb13.store
sshr v3.2d, v30.2d, #30	// update.limb13.carry_fg
add x22, x19, x20	// third1.step13.y
ldr d7, [x0, #176]	// update.limb14.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb14.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb14.fg.2
csel x21, x22, x19, eq	// third1.step13.G
ccmp x3, #0, #0, eq	// third1.step13.swap
csel x24, x19, x17, lt	// third1.step13.h
csinv x25, x15, x16, ge	// third1.step13.d
smlal v3.2d, v2.2s, v31.s[0]	// update.limb14.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb14.fg.4
xtn v20.2s, v3.2d	// update.limb14.limb
eor x26, x24, x25, asr #63	// third1.step13.x
tst x21, #1	// third1.step14.parity
asr x23, x21, #1	// third1.step14.t
sub x28, x25, #1	// third1.step14.down
add x4, x25, #1	// third1.step14.up
bic v20.2s, #0xc0, lsl #24	// update.limb14.limb.2
str d20, [x0, #160]	// update.limb14.store
sshr v16.2d, v3.2d, #30	// update.limb14.carry_fg
ldr d17, [x0, #184]	// update.limb15.load
add x6, x23, x26	// third1.step14.y
smlal v16.2d, v1.2s, v17.s[0]	// update.limb15.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb15.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb15.fg.3
csel x27, x6, x23, eq	// third1.step14.G
ccmp x25, #0, #0, eq	// third1.step14.swap
csel x14, x23, x24, lt	// third1.step14.h
csinv x5, x28, x4, ge	// third1.step14.d
smlal v16.2d, v5.2s, v7.s[1]	// update.limb15.fg.4
xtn v23.2s, v16.2d	// update.limb15.limb
bic v23.2s, #0xc0, lsl #24	// update.limb15.limb.2
eor x7, x14, x5, asr #63	// third1.step14.x
tst x27, #1	// third1.step15.parity
asr x13, x27, #1	// third1.step15.t
sub x20, x5, #1	// third1.step15.down
add x22, x5, #1	// third1.step15.up
str d23, [x0, #168]	// update.limb15.store
sshr v18.2d, v16.2d, #30	// update.limb15.carry_fg
ldr d19, [x0, #192]	// update.limb16.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb16.fg
add x3, x13, x7	// third1.step15.y
smlal v18.2d, v4.2s, v19.s[1]	// update.limb16.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb16.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb16.fg.4
csel x19, x3, x13, eq	// third1.step15.G
ccmp x5, #0, #0, eq	// third1.step15.swap
csel x17, x13, x14, lt	// third1.step15.h
csinv x15, x20, x22, ge	// third1.step15.d
xtn v26.2s, v18.2d	// update.limb16.limb
bic v26.2s, #0xc0, lsl #24	// update.limb16.limb.2
str d26, [x0, #176]	// update.limb16.store
eor x16, x17, x15, asr #63	// third1.step15.x
tst x19, #1	// third1.step16.parity
asr x21, x19, #1	// third1.step16.t
sub x26, x15, #1	// third1.step16.down
add x6, x15, #1	// third1.step16.up
sshr v21.2d, v18.2d, #30	// update.limb16.carry_fg
ldr d22, [x0, #200]	// update.limb17.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb17.fg
add x25, x21, x16	// third1.step16.y
smlal v21.2d, v4.2s, v22.s[1]	// update.limb17.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb17.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb17.fg.4
xtn v29.2s, v21.2d	// update.limb17.limb
csel x23, x25, x21, eq	// third1.step16.G
ccmp x15, #0, #0, eq	// third1.step16.swap
csel x24, x21, x17, lt	// third1.step16.h
csinv x28, x26, x6, ge	// third1.step16.d
bic v29.2s, #0xc0, lsl #24	// update.limb17.limb.2
str d29, [x0, #184]	// update.limb17.store
sshr v24.2d, v21.2d, #30	// update.limb17.carry_fg
eor x4, x24, x28, asr #63	// third1.step16.x
tst x23, #1	// third1.step17.parity
asr x27, x23, #1	// third1.step17.t
sub x7, x28, #1	// third1.step17.down
add x3, x28, #1	// third1.step17.up
ldr d25, [x0, #208]	// update.limb18.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb18.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb18.fg.2
add x5, x27, x4	// third1.step17.y
smlal v24.2d, v2.2s, v22.s[0]	// update.limb18.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb18.fg.4
xtn v0.2s, v24.2d	// update.limb18.limb
csel x13, x5, x27, eq	// third1.step17.G
ccmp x28, #0, #0, eq	// third1.step17.swap
csel x14, x27, x24, lt	// third1.step17.h
csinv x20, x7, x3, ge	// third1.step17.d
bic v0.2s, #0xc0, lsl #24	// update.limb18.limb.2
str d0, [x0, #192]	// update.limb18.store
sshr v27.2d, v24.2d, #30	// update.limb18.carry_fg
ldr d28, [x0, #216]	// update.limb19.load
eor x22, x14, x20, asr #63	// third1.step17.x
tst x13, #1	// third1.step18.parity
asr x19, x13, #1	// third1.step18.t
sub x16, x20, #1	// third1.step18.down
add x25, x20, #1	// third1.step18.up
smlal v27.2d, v1.2s, v28.s[0]	// update.limb19.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb19.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb19.fg.3
add x15, x19, x22	// third1.step18.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb19.fg.4
xtn v6.2s, v27.2d	// update.limb19.limb
bic v6.2s, #0xc0, lsl #24	// update.limb19.limb.2
csel x21, x15, x19, eq	// third1.step18.G
ccmp x20, #0, #0, eq	// third1.step18.swap
csel x17, x19, x14, lt	// third1.step18.h
csinv x26, x16, x25, ge	// third1.step18.d
str d6, [x0, #200]	// update.limb19.store
sshr v30.2d, v27.2d, #30	// update.limb19.carry_fg
ldr d31, [x0, #224]	// update.limb20.load
eor x6, x17, x26, asr #63	// third1.step18.x
tst x21, #1	// third1.step19.parity
asr x23, x21, #1	// third1.step19.t
sub x4, x26, #1	// third1.step19.down
add x5, x26, #1	// third1.step19.up
smlal v30.2d, v1.2s, v31.s[0]	// update.limb20.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb20.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb20.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb20.fg.4
add x28, x23, x6	// third1.step19.y
xtn v20.2s, v30.2d	// update.limb20.limb
bic v20.2s, #0xc0, lsl #24	// update.limb20.limb.2
str d20, [x0, #208]	// update.limb20.store
csel x27, x28, x23, eq	// third1.step19.G
ccmp x26, #0, #0, eq	// third1.step19.swap
csel x24, x23, x17, lt	// third1.step19.h
csinv x7, x4, x5, ge	// third1.step19.d
sshr v3.2d, v30.2d, #30	// update.limb20.carry_fg
ldr d7, [x0, #232]	// update.limb21.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb21.fg
eor x3, x24, x7, asr #63	// third1.step19.x
tst x27, #1	// third1.step20.parity
asr x13, x27, #1	// third1.step20.t
sub x22, x7, #1	// third1.step20.down
add x15, x7, #1	// third1.step20.up
smlal v3.2d, v4.2s, v7.s[1]	// update.limb21.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb21.fg.4
xtn v23.2s, v3.2d	// update.limb21.limb
add x20, x13, x3	// third1.step20.y
bic v23.2s, #0xc0, lsl #24	// update.limb21.limb.2
str d23, [x0, #216]	// update.limb21.store
sshr v16.2d, v3.2d, #30	// update.limb21.carry_fg
csel x19, x20, x13, eq	// third1.step20.G
ccmp x7, #0, #0, eq	// third1.step20.swap
csel x14, x13, x24, lt	// third1.step20.h
csinv x16, x22, x15, ge	// third1.step20.d
ldr d17, [x0, #240]	// update.limb22.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb22.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb22.fg.2
eor x25, x14, x16, asr #63	// third1.step20.x
sub x21, x8, x14, lsl #1	// third1.fields
sub x6, x8, x19	// third1.fields.2
sub x28, x16, #1	// third2.step1.down
add x26, x16, #1	// third2.step1.up
smlal v16.2d, v2.2s, v7.s[0]	// update.limb22.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb22.fg.4
xtn v26.2s, v16.2d	// update.limb22.limb
sbfx x23, x21, #21, #21	// third1.first
add x17, x21, x9	// third1.rounded
sbfx x4, x6, #21, #21	// third1.first.2
add x5, x6, x9	// third1.rounded.2
bic v26.2s, #0xc0, lsl #24	// update.limb22.limb.2
str d26, [x0, #224]	// update.limb22.store
sshr v18.2d, v16.2d, #30	// update.limb22.carry_fg
ldr d19, [x0, #248]	// update.limb23.load
asr x27, x17, #42	// third1.second
asr x3, x5, #42	// third1.second.2
mneg x20, x23, x1	// third1.mneg
mneg x7, x4, x1	// third1.mneg.2
smlal v18.2d, v1.2s, v19.s[0]	// update.limb23.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb23.fg.4
xtn v29.2s, v18.2d	// update.limb23.limb
bic v29.2s, #0xc0, lsl #24	// update.limb23.limb.2
str d29, [x0, #232]	// update.limb23.store
sshr v21.2d, v18.2d, #30	// update.limb23.carry_fg
ldr d22, [x0, #256]	// update.limb24.load
msub x13, x27, x2, x20	// third1.msub
msub x24, x3, x2, x7	// third1.msub.2
smlal v21.2d, v1.2s, v22.s[0]	// update.limb24.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb24.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb24.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb24.fg.4
xtn v0.2s, v21.2d	// update.limb24.limb
bic v0.2s, #0xc0, lsl #24	// update.limb24.limb.2
str d0, [x0, #240]	// update.limb24.store
sshr v24.2d, v21.2d, #30	// update.limb24.carry_fg
ldr d25, [x0, #264]	// update.limb25.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb25.fg
ubfx x22, x13, #21, #19	// third2.low_f
ubfx x15, x24, #20, #20	// third2.low_g
smlal v24.2d, v4.2s, v25.s[1]	// update.limb25.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb25.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb25.fg.4
sub x25, x10, x22	// third2.start_h
sub x14, x11, x15	// third2.start_G
xtn v6.2s, v24.2d	// update.limb25.limb
bic v6.2s, #0xc0, lsl #24	// update.limb25.limb.2
str d6, [x0, #248]	// update.limb25.store
sshr v27.2d, v24.2d, #30	// update.limb25.carry_fg
eor x19, x25, x16, asr #63	// third2.x
tst x14, #1	// third2.step1.parity
asr x21, x14, #1	// third2.step1.t
ldr d28, [x0, #272]	// update.limb26.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
add x6, x21, x19	// third2.step1.y
smlal v27.2d, v2.2s, v25.s[0]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb26.fg.4
xtn v20.2s, v27.2d	// update.limb26.limb
csel x17, x6, x21, eq	// third2.step1.G
ccmp x16, #0, #0, eq	// third2.step1.swap
csel x5, x21, x25, lt	// third2.step1.h
csinv x20, x28, x26, ge	// third2.step1.d
bic v20.2s, #0xc0, lsl #24	// update.limb26.limb.2
str d20, [x0, #256]	// update.limb26.store
sshr v30.2d, v27.2d, #30	// update.limb26.carry_fg
ldr d31, [x0, #280]	// update.limb27.load
eor x7, x5, x20, asr #63	// third2.step1.x
tst x17, #1	// third2.step2.parity
asr x22, x17, #1	// third2.step2.t
sub x15, x20, #1	// third2.step2.down
add x14, x20, #1	// third2.step2.up
smlal v30.2d, v1.2s, v31.s[0]	// update.limb27.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb27.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
add x19, x22, x7	// third2.step2.y
smlal v30.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
xtn v23.2s, v30.2d	// update.limb27.limb
bic v23.2s, #0xc0, lsl #24	// update.limb27.limb.2
csel x6, x19, x22, eq	// third2.step2.G
ccmp x20, #0, #0, eq	// third2.step2.swap
csel x16, x22, x5, lt	// third2.step2.h
csinv x21, x15, x14, ge	// third2.step2.d
str d23, [x0, #264]	// update.limb27.store
sshr v3.2d, v30.2d, #30	// update.limb27.carry_fg
ldr d7, [x0, #288]	// update.limb28.load
eor x25, x16, x21, asr #63	// third2.step2.x
tst x6, #1	// third2.step3.parity
asr x28, x6, #1	// third2.step3.t
sub x26, x21, #1	// third2.step3.down
add x17, x21, #1	// third2.step3.up
smlal v3.2d, v1.2s, v7.s[0]	// update.limb28.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb28.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb28.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb28.fg.4
add x7, x28, x25	// third2.step3.y
xtn v26.2s, v3.2d	// update.limb28.limb
bic v26.2s, #0xc0, lsl #24	// update.limb28.limb.2
str d26, [x0, #272]	// update.limb28.store
csel x19, x7, x28, eq	// third2.step3.G
ccmp x21, #0, #0, eq	// third2.step3.swap
csel x20, x28, x16, lt	// third2.step3.h
csinv x22, x26, x17, ge	// third2.step3.d
sshr v16.2d, v3.2d, #30	// update.limb28.carry_fg
ldr d17, [x0, #296]	// update.limb29.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb29.fg
eor x5, x20, x22, asr #63	// third2.step3.x
tst x19, #1	// third2.step4.parity
asr x15, x19, #1	// third2.step4.t
sub x14, x22, #1	// third2.step4.down
add x6, x22, #1	// third2.step4.up
smlal v16.2d, v4.2s, v17.s[1]	// update.limb29.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb29.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb29.fg.4
add x25, x15, x5	// third2.step4.y
xtn v29.2s, v16.2d	// update.limb29.limb
bic v29.2s, #0xc0, lsl #24	// update.limb29.limb.2
str d29, [x0, #280]	// update.limb29.store
sshr v18.2d, v16.2d, #30	// update.limb29.carry_fg
csel x7, x25, x15, eq	// third2.step4.G
ccmp x22, #0, #0, eq	// third2.step4.swap
csel x21, x15, x20, lt	// third2.step4.h
csinv x28, x14, x6, ge	// third2.step4.d
ldr d19, [x0, #304]	// update.limb30.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb30.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb30.fg.2
eor x16, x21, x28, asr #63	// third2.step4.x
tst x7, #1	// third2.step5.parity
asr x26, x7, #1	// third2.step5.t
sub x17, x28, #1	// third2.step5.down
add x19, x28, #1	// third2.step5.up
smlal v18.2d, v2.2s, v17.s[0]	// update.limb30.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb30.fg.4
xtn v0.2s, v18.2d	// update.limb30.limb
add x5, x26, x16	// third2.step5.y
bic v0.2s, #0xc0, lsl #24	// update.limb30.limb.2
str d0, [x0, #288]	// update.limb30.store
sshr v21.2d, v18.2d, #30	// update.limb30.carry_fg
csel x25, x5, x26, eq	// third2.step5.G
ccmp x28, #0, #0, eq	// third2.step5.swap
csel x22, x26, x21, lt	// third2.step5.h
csinv x15, x17, x19, ge	// third2.step5.d
ldr d22, [x0, #312]	// update.limb31.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb31.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb31.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb31.fg.3
eor x20, x22, x15, asr #63	// third2.step5.x
tst x25, #1	// third2.step6.parity
asr x14, x25, #1	// third2.step6.t
sub x6, x15, #1	// third2.step6.down
add x7, x15, #1	// third2.step6.up
smlal v21.2d, v5.2s, v19.s[1]	// update.limb31.fg.4
xtn v6.2s, v21.2d	// update.limb31.limb
bic v6.2s, #0xc0, lsl #24	// update.limb31.limb.2
add x16, x14, x20	// third2.step6.y
str d6, [x0, #296]	// update.limb31.store
sshr v24.2d, v21.2d, #30	// update.limb31.carry_fg
ldr d25, [x0, #320]	// update.limb32.load
csel x5, x16, x14, eq	// third2.step6.G
ccmp x15, #0, #0, eq	// third2.step6.swap
csel x28, x14, x22, lt	// third2.step6.h
csinv x26, x6, x7, ge	// third2.step6.d
smlal v24.2d, v1.2s, v25.s[0]	// update.limb32.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb32.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb32.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb32.fg.4
eor x21, x28, x26, asr #63	// third2.step6.x
tst x5, #1	// third2.step7.parity
asr x17, x5, #1	// third2.step7.t
sub x19, x26, #1	// third2.step7.down
add x25, x26, #1	// third2.step7.up
xtn v20.2s, v24.2d	// update.limb32.limb
bic v20.2s, #0xc0, lsl #24	// update.limb32.limb.2
str d20, [x0, #304]	// update.limb32.store
add x20, x17, x21	// third2.step7.y
sshr v27.2d, v24.2d, #30	// update.limb32.carry_fg
ldr d28, [x0, #328]	// update.limb33.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb33.fg
csel x16, x20, x17, eq	// third2.step7.G
ccmp x26, #0, #0, eq	// third2.step7.swap
csel x15, x17, x28, lt	// third2.step7.h
csinv x14, x19, x25, ge	// third2.step7.d
smlal v27.2d, v4.2s, v28.s[1]	// update.limb33.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb33.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb33.fg.4
eor x22, x15, x14, asr #63	// third2.step7.x
tst x16, #1	// third2.step8.parity
asr x6, x16, #1	// third2.step8.t
sub x7, x14, #1	// third2.step8.down
add x5, x14, #1	// third2.step8.up
xtn v23.2s, v27.2d	// update.limb33.limb
bic v23.2s, #0xc0, lsl #24	// update.limb33.limb.2
str d23, [x0, #312]	// update.limb33.store
sshr v30.2d, v27.2d, #30	// update.limb33.carry_fg
add x21, x6, x22	// third2.step8.y
ldr d31, [x0, #336]	// update.limb34.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb34.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb34.fg.2
csel x20, x21, x6, eq	// third2.step8.G
ccmp x14, #0, #0, eq	// third2.step8.swap
csel x26, x6, x15, lt	// third2.step8.h
csinv x17, x7, x5, ge	// third2.step8.d
smlal v30.2d, v2.2s, v28.s[0]	// update.limb34.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb34.fg.4
xtn v26.2s, v30.2d	// update.limb34.limb
eor x28, x26, x17, asr #63	// third2.step8.x
tst x20, #1	// third2.step9.parity
asr x19, x20, #1	// third2.step9.t
sub x25, x17, #1	// third2.step9.down
add x16, x17, #1	// third2.step9.up
bic v26.2s, #0xc0, lsl #24	// update.limb34.limb.2
str d26, [x0, #320]	// update.limb34.store
sshr v3.2d, v30.2d, #30	// update.limb34.carry_fg
add x22, x19, x28	// third2.step9.y
ldr d7, [x0, #344]	// update.limb35.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb35.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb35.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb35.fg.3
csel x21, x22, x19, eq	// third2.step9.G
ccmp x17, #0, #0, eq	// third2.step9.swap
csel x14, x19, x26, lt	// third2.step9.h
csinv x6, x25, x16, ge	// third2.step9.d
smlal v3.2d, v5.2s, v31.s[1]	// update.limb35.fg.4
xtn v29.2s, v3.2d	// update.limb35.limb
bic v29.2s, #0xc0, lsl #24	// update.limb35.limb.2
eor x15, x14, x6, asr #63	// third2.step9.x
tst x21, #1	// third2.step10.parity
asr x7, x21, #1	// third2.step10.t
sub x5, x6, #1	// third2.step10.down
add x20, x6, #1	// third2.step10.up
str d29, [x0, #328]	// update.limb35.store
sshr v16.2d, v3.2d, #30	// update.limb35.carry_fg
ldr d17, [x0, #352]	// update.limb36.load
add x28, x7, x15	// third2.step10.y
smlal v16.2d, v1.2s, v17.s[0]	// update.limb36.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb36.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb36.fg.3
csel x22, x28, x7, eq	// third2.step10.G
ccmp x6, #0, #0, eq	// third2.step10.swap
csel x17, x7, x14, lt	// third2.step10.h
csinv x19, x5, x20, ge	// third2.step10.d
smlal v16.2d, v5.2s, v7.s[1]	// update.limb36.fg.4
xtn v0.2s, v16.2d	// update.limb36.limb
bic v0.2s, #0xc0, lsl #24	// update.limb36.limb.2
str d0, [x0, #336]	// update.limb36.store
eor x26, x17, x19, asr #63	// third2.step10.x
tst x22, #1	// third2.step11.parity
asr x25, x22, #1	// third2.step11.t
sub x16, x19, #1	// third2.step11.down
add x21, x19, #1	// third2.step11.up
sshr v18.2d, v16.2d, #30	// update.limb36.carry_fg
ldr d19, [x0, #360]	// update.limb37.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb37.fg
add x15, x25, x26	// third2.step11.y
smlal v18.2d, v4.2s, v19.s[1]	// update.limb37.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb37.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb37.fg.4
csel x28, x15, x25, eq	// third2.step11.G
ccmp x19, #0, #0, eq	// third2.step11.swap
csel x6, x25, x17, lt	// third2.step11.h
csinv x7, x16, x21, ge	// third2.step11.d
xtn v6.2s, v18.2d	// update.limb37.limb
bic v6.2s, #0xc0, lsl #24	// update.limb37.limb.2
str d6, [x0, #344]	// update.limb37.store
sshr v21.2d, v18.2d, #30	// update.limb37.carry_fg
eor x14, x6, x7, asr #63	// third2.step11.x
tst x28, #1	// third2.step12.parity
asr x5, x28, #1	// third2.step12.t
sub x20, x7, #1	// third2.step12.down
add x22, x7, #1	// third2.step12.up
ldr d22, [x0, #368]	// update.limb38.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb38.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb38.fg.2
add x26, x5, x14	// third2.step12.y
smlal v21.2d, v2.2s, v19.s[0]	// update.limb38.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb38.fg.4
xtn v20.2s, v21.2d	// update.limb38.limb
csel x15, x26, x5, eq	// third2.step12.G
ccmp x7, #0, #0, eq	// third2.step12.swap
csel x19, x5, x6, lt	// third2.step12.h
csinv x25, x20, x22, ge	// third2.step12.d
bic v20.2s, #0xc0, lsl #24	// update.limb38.limb.2
str d20, [x0, #352]	// update.limb38.store
sshr v24.2d, v21.2d, #30	// update.limb38.carry_fg
eor x17, x19, x25, asr #63	// third2.step12.x
tst x15, #1	// third2.step13.parity
asr x16, x15, #1	// third2.step13.t
sub x21, x25, #1	// third2.step13.down
add x28, x25, #1	// third2.step13.up
ldr d25, [x0, #376]	// update.limb39.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb39.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb39.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb39.fg.3
add x14, x16, x17	// third2.step13.y
smlal v24.2d, v5.2s, v22.s[1]	// update.limb39.fg.4
xtn v23.2s, v24.2d	// update.limb39.limb
bic v23.2s, #0xc0, lsl #24	// update.limb39.limb.2
csel x26, x14, x16, eq	// third2.step13.G
ccmp x25, #0, #0, eq	// third2.step13.swap
csel x7, x16, x19, lt	// third2.step13.h
csinv x5, x21, x28, ge	// third2.step13.d
str d23, [x0, #360]	// update.limb39.store
sshr v27.2d, v24.2d, #30	// update.limb39.carry_fg
ldr d28, [x0, #384]	// update.limb40.load
eor x6, x7, x5, asr #63	// third2.step13.x
tst x26, #1	// third2.step14.parity
asr x20, x26, #1	// third2.step14.t
sub x22, x5, #1	// third2.step14.down
add x15, x5, #1	// third2.step14.up
smlal v27.2d, v1.2s, v28.s[0]	// update.limb40.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb40.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb40.fg.3
add x17, x20, x6	// third2.step14.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb40.fg.4
xtn v26.2s, v27.2d	// update.limb40.limb
bic v26.2s, #0xc0, lsl #24	// update.limb40.limb.2
str d26, [x0, #368]	// update.limb40.store
csel x14, x17, x20, eq	// third2.step14.G
ccmp x5, #0, #0, eq	// third2.step14.swap
csel x25, x20, x7, lt	// third2.step14.h
csinv x16, x22, x15, ge	// third2.step14.d
sshr v30.2d, v27.2d, #30	// update.limb40.carry_fg
ldr d31, [x0, #392]	// update.limb41.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb41.fg
eor x19, x25, x16, asr #63	// third2.step14.x
tst x14, #1	// third2.step15.parity
asr x21, x14, #1	// third2.step15.t
sub x28, x16, #1	// third2.step15.down
add x26, x16, #1	// third2.step15.up
smlal v30.2d, v4.2s, v31.s[1]	// update.limb41.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb41.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb41.fg.4
add x6, x21, x19	// third2.step15.y
xtn v29.2s, v30.2d	// update.limb41.limb
bic v29.2s, #0xc0, lsl #24	// update.limb41.limb.2
str d29, [x0, #376]	// update.limb41.store
csel x17, x6, x21, eq	// third2.step15.G
ccmp x16, #0, #0, eq	// third2.step15.swap
csel x5, x21, x25, lt	// third2.step15.h
csinv x20, x28, x26, ge	// third2.step15.d
sshr v3.2d, v30.2d, #30	// update.limb41.carry_fg
ldr d7, [x0, #400]	// update.limb42.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb42.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb42.fg.2
eor x7, x5, x20, asr #63	// third2.step15.x
tst x17, #1	// third2.step16.parity
asr x22, x17, #1	// third2.step16.t
sub x15, x20, #1	// third2.step16.down
add x14, x20, #1	// third2.step16.up
smlal v3.2d, v2.2s, v31.s[0]	// update.limb42.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb42.fg.4
xtn v0.2s, v3.2d	// update.limb42.limb
add x19, x22, x7	// third2.step16.y
bic v0.2s, #0xc0, lsl #24	// update.limb42.limb.2
str d0, [x0, #384]	// update.limb42.store
sshr v16.2d, v3.2d, #30	// update.limb42.carry_fg
csel x6, x19, x22, eq	// third2.step16.G
ccmp x20, #0, #0, eq	// third2.step16.swap
csel x16, x22, x5, lt	// third2.step16.h
csinv x21, x15, x14, ge	// third2.step16.d
ldr d17, [x0, #408]	// update.limb43.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb43.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb43.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb43.fg.3
eor x25, x16, x21, asr #63	// third2.step16.x
tst x6, #1	// third2.step17.parity
asr x28, x6, #1	// third2.step17.t
sub x26, x21, #1	// third2.step17.down
add x17, x21, #1	// third2.step17.up
smlal v16.2d, v5.2s, v7.s[1]	// update.limb43.fg.4
xtn v6.2s, v16.2d	// update.limb43.limb
bic v6.2s, #0xc0, lsl #24	// update.limb43.limb.2
add x7, x28, x25	// third2.step17.y
str d6, [x0, #392]	// update.limb43.store
sshr v18.2d, v16.2d, #30	// update.limb43.carry_fg
ldr d19, [x0, #416]	// update.limb44.load
csel x19, x7, x28, eq	// third2.step17.G
ccmp x21, #0, #0, eq	// third2.step17.swap
csel x20, x28, x16, lt	// third2.step17.h
csinv x22, x26, x17, ge	// third2.step17.d
smlal v18.2d, v1.2s, v19.s[0]	// update.limb44.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb44.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb44.fg.3
eor x5, x20, x22, asr #63	// third2.step17.x
tst x19, #1	// third2.step18.parity
asr x15, x19, #1	// third2.step18.t
sub x14, x22, #1	// third2.step18.down
add x6, x22, #1	// third2.step18.up
smlal v18.2d, v5.2s, v17.s[1]	// update.limb44.fg.4
xtn v20.2s, v18.2d	// update.limb44.limb
bic v20.2s, #0xc0, lsl #24	// update.limb44.limb.2
str d20, [x0, #400]	// update.limb44.store
add x25, x15, x5	// third2.step18.y
sshr v21.2d, v18.2d, #30	// update.limb44.carry_fg
ldr d22, [x0, #424]	// update.limb45.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb45.fg
csel x7, x25, x15, eq	// third2.step18.G
ccmp x22, #0, #0, eq	// third2.step18.swap
csel x21, x15, x20, lt	// third2.step18.h
csinv x28, x14, x6, ge	// third2.step18.d
smlal v21.2d, v4.2s, v22.s[1]	// update.limb45.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb45.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb45.fg.4
eor x16, x21, x28, asr #63	// third2.step18.x
tst x7, #1	// third2.step19.parity
asr x26, x7, #1	// third2.step19.t
sub x17, x28, #1	// third2.step19.down
add x19, x28, #1	// third2.step19.up
xtn v23.2s, v21.2d	// update.limb45.limb
bic v23.2s, #0xc0, lsl #24	// update.limb45.limb.2
str d23, [x0, #408]	// update.limb45.store
add x5, x26, x16	// third2.step19.y
sshr v24.2d, v21.2d, #30	// update.limb45.carry_fg
ldr d25, [x0, #432]	// update.limb46.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
csel x25, x5, x26, eq	// third2.step19.G
ccmp x28, #0, #0, eq	// third2.step19.swap
csel x22, x26, x21, lt	// third2.step19.h
csinv x15, x17, x19, ge	// third2.step19.d
smlal v24.2d, v2.2s, v22.s[0]	// update.limb46.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb46.fg.4
xtn v26.2s, v24.2d	// update.limb46.limb
eor x20, x22, x15, asr #63	// third2.step19.x
tst x25, #1	// third2.step20.parity
asr x14, x25, #1	// third2.step20.t
sub x6, x15, #1	// third2.step20.down
add x7, x15, #1	// third2.step20.up
bic v26.2s, #0xc0, lsl #24	// update.limb46.limb.2
str d26, [x0, #416]	// update.limb46.store
sshr v27.2d, v24.2d, #30	// update.limb46.carry_fg
add x16, x14, x20	// third2.step20.y
ldr d28, [x0, #440]	// update.limb47.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb47.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb47.fg.2
csel x5, x16, x14, eq	// third2.step20.G
ccmp x15, #0, #0, eq	// third2.step20.swap
csel x28, x14, x22, lt	// third2.step20.h
csinv x26, x6, x7, ge	// third2.step20.d
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
xtn v29.2s, v27.2d	// update.limb47.limb
bic v29.2s, #0xc0, lsl #24	// update.limb47.limb.2
eor x21, x28, x26, asr #63	// third2.step20.x
sub x17, x8, x28, lsl #1	// third2.fields
sub x19, x8, x5	// third2.fields.2
sub x25, x26, #1	// third3.step1.down
add x20, x26, #1	// third3.step1.up
str d29, [x0, #424]	// update.limb47.store
sshr v30.2d, v27.2d, #30	// update.limb47.carry_fg
ldr d31, [x0, #448]	// update.limb48.load
sbfx x16, x17, #21, #21	// third2.first
add x15, x17, x9	// third2.rounded
sbfx x14, x19, #21, #21	// third2.first.2
add x22, x19, x9	// third2.rounded.2
smlal v30.2d, v1.2s, v31.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb48.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb48.fg.3
asr x6, x15, #42	// third2.second
asr x7, x22, #42	// third2.second.2
mneg x21, x16, x13	// third2.mneg
mneg x28, x14, x13	// third2.mneg.2
mul x5, x16, x23	// matrix.mul
mul x17, x16, x27	// matrix.mul.2
mul x19, x14, x23	// matrix.mul.3
mul x15, x14, x27	// matrix.mul.4
smlal v30.2d, v5.2s, v28.s[1]	// update.limb48.fg.4
xtn v0.2s, v30.2d	// update.limb48.limb
bic v0.2s, #0xc0, lsl #24	// update.limb48.limb.2
str d0, [x0, #432]	// update.limb48.store
sshr v3.2d, v30.2d, #30	// update.limb48.carry_fg
ldr d7, [x0, #456]	// update.limb49.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb49.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb49.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb49.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb49.fg.4
msub x22, x6, x24, x21	// third2.msub
msub x13, x7, x24, x28	// third2.msub.2
madd x16, x6, x4, x5	// matrix.madd
madd x23, x6, x3, x17	// matrix.madd.2
madd x14, x7, x4, x19	// matrix.madd.3
madd x27, x7, x3, x15	// matrix.madd.4
xtn v6.2s, v3.2d	// update.limb49.limb
bic v6.2s, #0xc0, lsl #24	// update.limb49.limb.2
str d6, [x0, #440]	// update.limb49.store
sshr v16.2d, v3.2d, #30	// update.limb49.carry_fg
ldr d17, [x0, #464]	// update.limb50.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb50.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb50.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb50.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb50.fg.4
xtn v20.2s, v16.2d	// update.limb50.limb
ubfx x21, x22, #41, #19	// third3.low_f
ubfx x24, x13, #40, #20	// third3.low_g
bic v20.2s, #0xc0, lsl #24	// update.limb50.limb.2
str d20, [x0, #448]	// update.limb50.store
sshr v18.2d, v16.2d, #30	// update.limb50.carry_fg
sub x28, x10, x21	// third3.start_h
sub x5, x11, x24	// third3.start_G
ldr d19, [x0, #472]	// update.limb51.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb51.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb51.fg.2
eor x6, x28, x26, asr #63	// third3.x
tst x5, #1	// third3.step1.parity
asr x17, x5, #1	// third3.step1.t
smlal v18.2d, v2.2s, v17.s[0]	// update.limb51.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb51.fg.4
xtn v23.2s, v18.2d	// update.limb51.limb
bic v23.2s, #0xc0, lsl #24	// update.limb51.limb.2
add x4, x17, x6	// third3.step1.y
str d23, [x0, #456]	// update.limb51.store
sshr v21.2d, v18.2d, #30	// update.limb51.carry_fg
ldr d22, [x0, #480]	// update.limb52.load
csel x19, x4, x17, eq	// third3.step1.G
ccmp x26, #0, #0, eq	// third3.step1.swap
csel x7, x17, x28, lt	// third3.step1.h
csinv x3, x25, x20, ge	// third3.step1.d
smlal v21.2d, v1.2s, v22.s[0]	// update.limb52.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb52.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb52.fg.3
eor x15, x7, x3, asr #63	// third3.step1.x
tst x19, #1	// third3.step2.parity
asr x22, x19, #1	// third3.step2.t
sub x13, x3, #1	// third3.step2.down
add x21, x3, #1	// third3.step2.up
smlal v21.2d, v5.2s, v19.s[1]	// update.limb52.fg.4
xtn v26.2s, v21.2d	// update.limb52.limb
bic v26.2s, #0xc0, lsl #24	// update.limb52.limb.2
add x24, x22, x15	// third3.step2.y
str d26, [x0, #464]	// update.limb52.store
sshr v24.2d, v21.2d, #30	// update.limb52.carry_fg
ldr d25, [x0, #488]	// update.limb53.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb53.fg
csel x5, x24, x22, eq	// third3.step2.G
ccmp x3, #0, #0, eq	// third3.step2.swap
csel x6, x22, x7, lt	// third3.step2.h
csinv x4, x13, x21, ge	// third3.step2.d
smlal v24.2d, v4.2s, v25.s[1]	// update.limb53.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb53.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb53.fg.4
eor x26, x6, x4, asr #63	// third3.step2.x
tst x5, #1	// third3.step3.parity
asr x17, x5, #1	// third3.step3.t
sub x28, x4, #1	// third3.step3.down
add x25, x4, #1	// third3.step3.up
xtn v29.2s, v24.2d	// update.limb53.limb
bic v29.2s, #0xc0, lsl #24	// update.limb53.limb.2
str d29, [x0, #472]	// update.limb53.store
add x20, x17, x26	// third3.step3.y
sshr v27.2d, v24.2d, #30	// update.limb53.carry_fg
ldr d28, [x0, #496]	// update.limb54.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb54.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb54.fg.2
csel x19, x20, x17, eq	// third3.step3.G
ccmp x4, #0, #0, eq	// third3.step3.swap
csel x15, x17, x6, lt	// third3.step3.h
csinv x24, x28, x25, ge	// third3.step3.d
smlal v27.2d, v2.2s, v25.s[0]	// update.limb54.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb54.fg.4
xtn v0.2s, v27.2d	// update.limb54.limb
eor x3, x15, x24, asr #63	// third3.step3.x
tst x19, #1	// third3.step4.parity
asr x22, x19, #1	// third3.step4.t
sub x7, x24, #1	// third3.step4.down
add x13, x24, #1	// third3.step4.up
bic v0.2s, #0xc0, lsl #24	// update.limb54.limb.2
str d0, [x0, #480]	// update.limb54.store
sshr v30.2d, v27.2d, #30	// update.limb54.carry_fg
add x21, x22, x3	// third3.step4.y
ldr d31, [x0, #504]	// update.limb55.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb55.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb55.fg.2
csel x5, x21, x22, eq	// third3.step4.G
ccmp x24, #0, #0, eq	// third3.step4.swap
csel x26, x22, x15, lt	// third3.step4.h
csinv x20, x7, x13, ge	// third3.step4.d
smlal v30.2d, v2.2s, v28.s[0]	// update.limb55.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb55.fg.4
xtn v6.2s, v30.2d	// update.limb55.limb
bic v6.2s, #0xc0, lsl #24	// update.limb55.limb.2
eor x4, x26, x20, asr #63	// third3.step4.x
tst x5, #1	// third3.step5.parity
asr x17, x5, #1	// third3.step5.t
sub x6, x20, #1	// third3.step5.down
add x28, x20, #1	// third3.step5.up
str d6, [x0, #488]	// update.limb55.store
sshr v3.2d, v30.2d, #30	// update.limb55.carry_fg
ldr d7, [x0, #512]	// update.limb56.load
add x25, x17, x4	// third3.step5.y
smlal v3.2d, v1.2s, v7.s[0]	// update.limb56.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb56.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb56.fg.3
csel x19, x25, x17, eq	// third3.step5.G
ccmp x20, #0, #0, eq	// third3.step5.swap
csel x3, x17, x26, lt	// third3.step5.h
csinv x21, x6, x28, ge	// third3.step5.d
smlal v3.2d, v5.2s, v31.s[1]	// update.limb56.fg.4
xtn v20.2s, v3.2d	// update.limb56.limb
bic v20.2s, #0xc0, lsl #24	// update.limb56.limb.2
eor x24, x3, x21, asr #63	// third3.step5.x
tst x19, #1	// third3.step6.parity
asr x22, x19, #1	// third3.step6.t
sub x15, x21, #1	// third3.step6.down
add x7, x21, #1	// third3.step6.up
str d20, [x0, #496]	// update.limb56.store
sshr v16.2d, v3.2d, #30	// update.limb56.carry_fg
ldr d17, [x0, #520]	// update.limb57.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb57.fg
add x13, x22, x24	// third3.step6.y
smlal v16.2d, v4.2s, v17.s[1]	// update.limb57.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb57.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb57.fg.4
csel x5, x13, x22, eq	// third3.step6.G
ccmp x21, #0, #0, eq	// third3.step6.swap
csel x4, x22, x3, lt	// third3.step6.h
csinv x25, x15, x7, ge	// third3.step6.d
xtn v23.2s, v16.2d	// update.limb57.limb
bic v23.2s, #0xc0, lsl #24	// update.limb57.limb.2
str d23, [x0, #504]	// update.limb57.store
eor x20, x4, x25, asr #63	// third3.step6.x
tst x5, #1	// third3.step7.parity
asr x17, x5, #1	// third3.step7.t
sub x26, x25, #1	// third3.step7.down
add x6, x25, #1	// third3.step7.up
sshr v18.2d, v16.2d, #30	// update.limb57.carry_fg
ldr d19, [x0, #528]	// update.limb58.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb58.fg
add x28, x17, x20	// third3.step7.y
smlal v18.2d, v4.2s, v19.s[1]	// update.limb58.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb58.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb58.fg.4
xtn v26.2s, v18.2d	// update.limb58.limb
csel x19, x28, x17, eq	// third3.step7.G
ccmp x25, #0, #0, eq	// third3.step7.swap
csel x24, x17, x4, lt	// third3.step7.h
csinv x13, x26, x6, ge	// third3.step7.d
bic v26.2s, #0xc0, lsl #24	// update.limb58.limb.2
str d26, [x0, #512]	// update.limb58.store
sshr v21.2d, v18.2d, #30	// update.limb58.carry_fg
eor x21, x24, x13, asr #63	// third3.step7.x
tst x19, #1	// third3.step8.parity
asr x22, x19, #1	// third3.step8.t
sub x3, x13, #1	// third3.step8.down
add x15, x13, #1	// third3.step8.up
ldr d22, [x0, #536]	// update.limb59.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb59.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb59.fg.2
add x7, x22, x21	// third3.step8.y
smlal v21.2d, v2.2s, v19.s[0]	// update.limb59.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb59.fg.4
xtn v29.2s, v21.2d	// update.limb59.limb
bic v29.2s, #0xc0, lsl #24	// update.limb59.limb.2
csel x5, x7, x22, eq	// third3.step8.G
ccmp x13, #0, #0, eq	// third3.step8.swap
csel x20, x22, x24, lt	// third3.step8.h
csinv x28, x3, x15, ge	// third3.step8.d
str d29, [x0, #520]	// update.limb59.store
sshr v24.2d, v21.2d, #30	// update.limb59.carry_fg
ldr d25, [x0, #544]	// update.limb60.load
eor x25, x20, x28, asr #63	// third3.step8.x
tst x5, #1	// third3.step9.parity
asr x17, x5, #1	// third3.step9.t
sub x4, x28, #1	// third3.step9.down
add x26, x28, #1	// third3.step9.up
smlal v24.2d, v1.2s, v25.s[0]	// update.limb60.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb60.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb60.fg.3
add x6, x17, x25	// third3.step9.y
smlal v24.2d, v5.2s, v22.s[1]	// update.limb60.fg.4
xtn v0.2s, v24.2d	// update.limb60.limb
bic v0.2s, #0xc0, lsl #24	// update.limb60.limb.2
csel x19, x6, x17, eq	// third3.step9.G
ccmp x28, #0, #0, eq	// third3.step9.swap
csel x21, x17, x20, lt	// third3.step9.h
csinv x7, x4, x26, ge	// third3.step9.d
str d0, [x0, #528]	// update.limb60.store
sshr v27.2d, v24.2d, #30	// update.limb60.carry_fg
ldr d28, [x0, #552]	// update.limb61.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb61.fg
eor x13, x21, x7, asr #63	// third3.step9.x
tst x19, #1	// third3.step10.parity
asr x22, x19, #1	// third3.step10.t
sub x24, x7, #1	// third3.step10.down
add x3, x7, #1	// third3.step10.up
smlal v27.2d, v4.2s, v28.s[1]	// update.limb61.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb61.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb61.fg.4
add x15, x22, x13	// third3.step10.y
xtn v6.2s, v27.2d	// update.limb61.limb
bic v6.2s, #0xc0, lsl #24	// update.limb61.limb.2
str d6, [x0, #536]	// update.limb61.store
csel x5, x15, x22, eq	// third3.step10.G
ccmp x7, #0, #0, eq	// third3.step10.swap
csel x25, x22, x21, lt	// third3.step10.h
csinv x6, x24, x3, ge	// third3.step10.d
sshr v30.2d, v27.2d, #30	// update.limb61.carry_fg
ldr d31, [x0, #560]	// update.limb62.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb62.fg
eor x28, x25, x6, asr #63	// third3.step10.x
tst x5, #1	// third3.step11.parity
asr x17, x5, #1	// third3.step11.t
sub x20, x6, #1	// third3.step11.down
add x4, x6, #1	// third3.step11.up
smlal v30.2d, v4.2s, v31.s[1]	// update.limb62.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb62.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb62.fg.4
xtn v20.2s, v30.2d	// update.limb62.limb
add x26, x17, x28	// third3.step11.y
bic v20.2s, #0xc0, lsl #24	// update.limb62.limb.2
str d20, [x0, #544]	// update.limb62.store
sshr v3.2d, v30.2d, #30	// update.limb62.carry_fg
csel x19, x26, x17, eq	// third3.step11.G
ccmp x6, #0, #0, eq	// third3.step11.swap
csel x13, x17, x25, lt	// third3.step11.h
csinv x15, x20, x4, ge	// third3.step11.d
ldr d7, [x0, #568]	// update.limb63.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb63.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb63.fg.2
eor x7, x13, x15, asr #63	// third3.step11.x
tst x19, #1	// third3.step12.parity
asr x22, x19, #1	// third3.step12.t
sub x21, x15, #1	// third3.step12.down
add x24, x15, #1	// third3.step12.up
smlal v3.2d, v2.2s, v31.s[0]	// update.limb63.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb63.fg.4
xtn v23.2s, v3.2d	// update.limb63.limb
bic v23.2s, #0xc0, lsl #24	// update.limb63.limb.2
add x3, x22, x7	// third3.step12.y
str d23, [x0, #552]	// update.limb63.store
sshr v16.2d, v3.2d, #30	// update.limb63.carry_fg
ldr d17, [x0, #576]	// update.limb64.load
csel x5, x3, x22, eq	// third3.step12.G
ccmp x15, #0, #0, eq	// third3.step12.swap
csel x28, x22, x13, lt	// third3.step12.h
csinv x26, x21, x24, ge	// third3.step12.d
smlal v16.2d, v1.2s, v17.s[0]	// update.limb64.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb64.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb64.fg.3
eor x6, x28, x26, asr #63	// third3.step12.x
tst x5, #1	// third3.step13.parity
asr x17, x5, #1	// third3.step13.t
sub x25, x26, #1	// third3.step13.down
add x20, x26, #1	// third3.step13.up
smlal v16.2d, v5.2s, v7.s[1]	// update.limb64.fg.4
xtn v26.2s, v16.2d	// update.limb64.limb
bic v26.2s, #0xc0, lsl #24	// update.limb64.limb.2
add x4, x17, x6	// third3.step13.y
str d26, [x0, #560]	// update.limb64.store
sshr v18.2d, v16.2d, #30	// update.limb64.carry_fg
ldr d19, [x0, #584]	// update.limb65.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb65.fg
csel x19, x4, x17, eq	// third3.step13.G
ccmp x26, #0, #0, eq	// third3.step13.swap
csel x7, x17, x28, lt	// third3.step13.h
csinv x3, x25, x20, ge	// third3.step13.d
smlal v18.2d, v4.2s, v19.s[1]	// update.limb65.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb65.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb65.fg.4
eor x15, x7, x3, asr #63	// third3.step13.x
tst x19, #1	// third3.step14.parity
asr x22, x19, #1	// third3.step14.t
sub x13, x3, #1	// third3.step14.down
add x21, x3, #1	// third3.step14.up
xtn v29.2s, v18.2d	// update.limb65.limb
bic v29.2s, #0xc0, lsl #24	// update.limb65.limb.2
str d29, [x0, #568]	// update.limb65.store
add x24, x22, x15	// third3.step14.y
sshr v21.2d, v18.2d, #30	// update.limb65.carry_fg
ldr d22, [x0, #592]	// update.limb66.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb66.fg
csel x5, x24, x22, eq	// third3.step14.G
ccmp x3, #0, #0, eq	// third3.step14.swap
csel x6, x22, x7, lt	// third3.step14.h
csinv x4, x13, x21, ge	// third3.step14.d
smlal v21.2d, v4.2s, v22.s[1]	// update.limb66.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb66.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb66.fg.4
xtn v0.2s, v21.2d	// update.limb66.limb
eor x26, x6, x4, asr #63	// third3.step14.x
tst x5, #1	// third3.step15.parity
asr x17, x5, #1	// third3.step15.t
sub x28, x4, #1	// third3.step15.down
add x25, x4, #1	// third3.step15.up
bic v0.2s, #0xc0, lsl #24	// update.limb66.limb.2
str d0, [x0, #576]	// update.limb66.store
sshr v24.2d, v21.2d, #30	// update.limb66.carry_fg
add x20, x17, x26	// third3.step15.y
ldr d25, [x0, #600]	// update.limb67.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb67.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb67.fg.2
csel x19, x20, x17, eq	// third3.step15.G
ccmp x4, #0, #0, eq	// third3.step15.swap
csel x15, x17, x6, lt	// third3.step15.h
csinv x24, x28, x25, ge	// third3.step15.d
smlal v24.2d, v2.2s, v22.s[0]	// update.limb67.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb67.fg.4
xtn v6.2s, v24.2d	// update.limb67.limb
eor x3, x15, x24, asr #63	// third3.step15.x
tst x19, #1	// third3.step16.parity
asr x22, x19, #1	// third3.step16.t
sub x7, x24, #1	// third3.step16.down
add x13, x24, #1	// third3.step16.up
bic v6.2s, #0xc0, lsl #24	// update.limb67.limb.2
str d6, [x0, #584]	// update.limb67.store
sshr v27.2d, v24.2d, #30	// update.limb67.carry_fg
ldr d28, [x0, #608]	// update.limb68.load
add x21, x22, x3	// third3.step16.y
smlal v27.2d, v1.2s, v28.s[0]	// update.limb68.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb68.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb68.fg.3
csel x5, x21, x22, eq	// third3.step16.G
ccmp x24, #0, #0, eq	// third3.step16.swap
csel x26, x22, x15, lt	// third3.step16.h
csinv x20, x7, x13, ge	// third3.step16.d
smlal v27.2d, v5.2s, v25.s[1]	// update.limb68.fg.4
xtn v20.2s, v27.2d	// update.limb68.limb
bic v20.2s, #0xc0, lsl #24	// update.limb68.limb.2
eor x4, x26, x20, asr #63	// third3.step16.x
tst x5, #1	// third3.step17.parity
asr x17, x5, #1	// third3.step17.t
sub x6, x20, #1	// third3.step17.down
add x28, x20, #1	// third3.step17.up
str d20, [x0, #592]	// update.limb68.store
sshr v30.2d, v27.2d, #30	// update.limb68.carry_fg
smlal v30.2d, v2.2s, v28.s[0]	// update.limb69.fg
smlal v30.2d, v5.2s, v28.s[1]	// update.limb69.fg.2
add x25, x17, x4	// third3.step17.y
xtn v31.2s, v30.2d	// update.limb69.limb
bic v31.2s, #0xc0, lsl #24	// update.limb69.limb.2
str d31, [x0, #600]	// update.limb69.store
csel x19, x25, x17, eq	// third3.step17.G
ccmp x20, #0, #0, eq	// third3.step17.swap
csel x3, x17, x26, lt	// third3.step17.h
csinv x21, x6, x28, ge	// third3.step17.d
sshr v23.2d, v30.2d, #30	// update.limb69.carry_fg
xtn v3.2s, v23.2d	// update.top.limb
str d3, [x0, #608]	// update.top.store
eor x24, x3, x21, asr #63	// third3.step17.x
tst x19, #1	// third3.step18.parity
asr x22, x19, #1	// third3.step18.t
sub x15, x21, #1	// third3.step18.down
add x7, x21, #1	// third3.step18.up
lsl x13, x1, #4	// window_f.low
ldr w5, [x0, #80]	// window_f.load_f2
ldr w4, [x0, #88]	// window_f.load_f3
add x25, x22, x24	// third3.step18.y
orr x20, x5, x4, lsl #30	// window_f.low_f2
add x17, x20, x13, lsr #63	// window_f.high
lsl x26, x2, #4	// window_g.low
ldr w6, [x0, #84]	// window_g.load_g2
csel x28, x25, x22, eq	// third3.step18.G
ccmp x21, #0, #0, eq	// third3.step18.swap
csel x19, x22, x3, lt	// third3.step18.h
csinv x1, x15, x7, ge	// third3.step18.d
ldr w24, [x0, #92]	// window_g.load_g3
orr x5, x6, x24, lsl #30	// window_g.low_g2
add x4, x5, x26, lsr #63	// window_g.high
eor x20, x19, x1, asr #63	// third3.step18.x
tst x28, #1	// third3.step19.parity
asr x2, x28, #1	// third3.step19.t
sub x25, x1, #1	// third3.step19.down
add x21, x1, #1	// third3.step19.up
add x22, x2, x20	// third3.step19.y
csel x3, x22, x2, eq	// third3.step19.G
ccmp x1, #0, #0, eq	// third3.step19.swap
csel x15, x2, x19, lt	// third3.step19.h
csinv x7, x25, x21, ge	// third3.step19.d
eor x6, x15, x7, asr #63	// third3.step19.x
tst x3, #1	// third3.step20.parity
asr x24, x3, #1	// third3.step20.t
sub x5, x7, #1	// third3.step20.down
add x28, x7, #1	// third3.step20.up
add x20, x24, x6	// third3.step20.y
csel x22, x20, x24, eq	// third3.step20.G
ccmp x7, #0, #0, eq	// third3.step20.swap
csel x1, x24, x15, lt	// third3.step20.h
csinv x2, x5, x28, ge	// third3.step20.d
eor x19, x1, x2, asr #63	// third3.step20.x
sub x25, x8, x1, lsl #1	// third3.fields
sub x21, x8, x22	// third3.fields.2
sbfx x3, x25, #21, #21	// third3.first
add x6, x25, x9	// third3.rounded
sbfx x20, x21, #21, #21	// third3.first.2
add x7, x21, x9	// third3.rounded.2
asr x24, x6, #42	// third3.second
asr x15, x7, #42	// third3.second.2
mneg x5, x3, x16	// matrix.mneg
mneg x28, x3, x23	// matrix.mneg.2
mneg x19, x20, x16	// matrix.mneg.3
mneg x1, x20, x23	// matrix.mneg.4
msub x22, x24, x14, x5	// matrix.msub
msub x25, x24, x27, x28	// matrix.msub.2
msub x21, x15, x14, x19	// matrix.msub.3
msub x6, x15, x27, x1	// matrix.msub.4
mul x7, x22, x13	// next_f.below
smulh x3, x22, x13	// next_f.one
smulh x16, x25, x26	// next_f.two
mul x20, x21, x13	// next_g.below
smulh x23, x21, x13	// next_g.one
smulh x5, x6, x26	// next_g.two
cmp x7, #1	// next_f.carry
madd x24, x22, x17, x3	// next_f.one.2
madd x28, x25, x4, x16	// next_f.two.2
madd x14, x21, x17, x23	// next_g.one.2
madd x19, x6, x4, x5	// next_g.two.2
adc x15, x24, x28	// next_f.next
cmp x20, #1	// next_g.carry
adc x27, x14, x19	// next_g.next
mov x1, x15	// output
mov x3, x2	// output
mov x2, x27	// output
mov x4, x22	// output
mov x5, x25	// output
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
ldr d6, [x0, #64]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
sshr v16.2d, v7.2d, #30	// update.limb0.carry_fg
ldr d17, [x0, #72]	// update.limb1.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb1.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
sshr v18.2d, v16.2d, #30	// update.limb1.carry_fg
ldr d19, [x0, #80]	// update.limb2.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb2.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb2.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb2.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb2.fg.4
xtn v20.2s, v18.2d	// update.limb2.limb
bic v20.2s, #0xc0, lsl #24	// update.limb2.limb.2
str d20, [x0, #64]	// update.limb2.store
sshr v21.2d, v18.2d, #30	// update.limb2.carry_fg
ldr d22, [x0, #88]	// update.limb3.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb3.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb3.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb3.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb3.fg.4
xtn v23.2s, v21.2d	// update.limb3.limb
bic v23.2s, #0xc0, lsl #24	// update.limb3.limb.2
str d23, [x0, #72]	// update.limb3.store
sshr v24.2d, v21.2d, #30	// update.limb3.carry_fg
ldr d25, [x0, #96]	// update.limb4.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb4.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb4.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb4.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb4.fg.4
xtn v26.2s, v24.2d	// update.limb4.limb
bic v26.2s, #0xc0, lsl #24	// update.limb4.limb.2
str d26, [x0, #80]	// update.limb4.store
sshr v27.2d, v24.2d, #30	// update.limb4.carry_fg
ldr d28, [x0, #104]	// update.limb5.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb5.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb5.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb5.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb5.fg.4
xtn v29.2s, v27.2d	// update.limb5.limb
bic v29.2s, #0xc0, lsl #24	// update.limb5.limb.2
str d29, [x0, #88]	// update.limb5.store
sshr v30.2d, v27.2d, #30	// update.limb5.carry_fg
ldr d31, [x0, #112]	// update.limb6.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb6.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb6.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb6.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb6.fg.4
xtn v0.2s, v30.2d	// update.limb6.limb
bic v0.2s, #0xc0, lsl #24	// update.limb6.limb.2
str d0, [x0, #96]	// update.limb6.store
sshr v3.2d, v30.2d, #30	// update.limb6.carry_fg
ldr d7, [x0, #120]	// update.limb7.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb7.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb7.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb7.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb7.fg.4
xtn v6.2s, v3.2d	// update.limb7.limb
bic v6.2s, #0xc0, lsl #24	// update.limb7.limb.2
str d6, [x0, #104]	// update.limb7.store
sshr v16.2d, v3.2d, #30	// update.limb7.carry_fg
ldr d17, [x0, #128]	// update.limb8.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb8.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb8.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb8.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb8.fg.4
xtn v20.2s, v16.2d	// update.limb8.limb
bic v20.2s, #0xc0, lsl #24	// update.limb8.limb.2
str d20, [x0, #112]	// update.limb8.store
sshr v18.2d, v16.2d, #30	// update.limb8.carry_fg
ldr d19, [x0, #136]	// update.limb9.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb9.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb9.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb9.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb9.fg.4
xtn v23.2s, v18.2d	// update.limb9.limb
bic v23.2s, #0xc0, lsl #24	// update.limb9.limb.2
str d23, [x0, #120]	// update.limb9.store
sshr v21.2d, v18.2d, #30	// update.limb9.carry_fg
ldr d22, [x0, #144]	// update.limb10.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb10.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb10.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb10.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb10.fg.4
xtn v26.2s, v21.2d	// update.limb10.limb
bic v26.2s, #0xc0, lsl #24	// update.limb10.limb.2
str d26, [x0, #128]	// update.limb10.store
sshr v24.2d, v21.2d, #30	// update.limb10.carry_fg
ldr d25, [x0, #152]	// update.limb11.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb11.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb11.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb11.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb11.fg.4
xtn v29.2s, v24.2d	// update.limb11.limb
bic v29.2s, #0xc0, lsl #24	// update.limb11.limb.2
str d29, [x0, #136]	// update.limb11.store
sshr v27.2d, v24.2d, #30	// update.limb11.carry_fg
ldr d28, [x0, #160]	// update.limb12.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb12.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb12.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb12.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb12.fg.4
xtn v0.2s, v27.2d	// update.limb12.limb
bic v0.2s, #0xc0, lsl #24	// update.limb12.limb.2
str d0, [x0, #144]	// update.limb12.store
sshr v30.2d, v27.2d, #30	// update.limb12.carry_fg
ldr d31, [x0, #168]	// update.limb13.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb13.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb13.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb13.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb13.fg.4
xtn v6.2s, v30.2d	// update.limb13.limb
bic v6.2s, #0xc0, lsl #24	// update.limb13.limb.2
str d6, [x0, #152]	// update.limb13.store
sshr v3.2d, v30.2d, #30	// update.limb13.carry_fg
ldr d7, [x0, #176]	// update.limb14.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb14.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb14.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb14.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb14.fg.4
xtn v20.2s, v3.2d	// update.limb14.limb
bic v20.2s, #0xc0, lsl #24	// update.limb14.limb.2
str d20, [x0, #160]	// update.limb14.store
sshr v16.2d, v3.2d, #30	// update.limb14.carry_fg
ldr d17, [x0, #184]	// update.limb15.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb15.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb15.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb15.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb15.fg.4
xtn v23.2s, v16.2d	// update.limb15.limb
bic v23.2s, #0xc0, lsl #24	// update.limb15.limb.2
str d23, [x0, #168]	// update.limb15.store
sshr v18.2d, v16.2d, #30	// update.limb15.carry_fg
ldr d19, [x0, #192]	// update.limb16.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb16.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb16.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb16.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb16.fg.4
xtn v26.2s, v18.2d	// update.limb16.limb
bic v26.2s, #0xc0, lsl #24	// update.limb16.limb.2
str d26, [x0, #176]	// update.limb16.store
sshr v21.2d, v18.2d, #30	// update.limb16.carry_fg
ldr d22, [x0, #200]	// update.limb17.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb17.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb17.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb17.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb17.fg.4
xtn v29.2s, v21.2d	// update.limb17.limb
bic v29.2s, #0xc0, lsl #24	// update.limb17.limb.2
str d29, [x0, #184]	// update.limb17.store
sshr v24.2d, v21.2d, #30	// update.limb17.carry_fg
ldr d25, [x0, #208]	// update.limb18.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb18.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb18.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb18.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb18.fg.4
xtn v0.2s, v24.2d	// update.limb18.limb
bic v0.2s, #0xc0, lsl #24	// update.limb18.limb.2
str d0, [x0, #192]	// update.limb18.store
sshr v27.2d, v24.2d, #30	// update.limb18.carry_fg
ldr d28, [x0, #216]	// update.limb19.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb19.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb19.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb19.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb19.fg.4
xtn v6.2s, v27.2d	// update.limb19.limb
bic v6.2s, #0xc0, lsl #24	// update.limb19.limb.2
str d6, [x0, #200]	// update.limb19.store
sshr v30.2d, v27.2d, #30	// update.limb19.carry_fg
ldr d31, [x0, #224]	// update.limb20.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb20.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb20.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb20.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb20.fg.4
xtn v20.2s, v30.2d	// update.limb20.limb
bic v20.2s, #0xc0, lsl #24	// update.limb20.limb.2
str d20, [x0, #208]	// update.limb20.store
sshr v3.2d, v30.2d, #30	// update.limb20.carry_fg
ldr d7, [x0, #232]	// update.limb21.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb21.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb21.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb21.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb21.fg.4
xtn v23.2s, v3.2d	// update.limb21.limb
bic v23.2s, #0xc0, lsl #24	// update.limb21.limb.2
str d23, [x0, #216]	// update.limb21.store
sshr v16.2d, v3.2d, #30	// update.limb21.carry_fg
ldr d17, [x0, #240]	// update.limb22.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb22.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb22.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb22.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb22.fg.4
xtn v26.2s, v16.2d	// update.limb22.limb
bic v26.2s, #0xc0, lsl #24	// update.limb22.limb.2
str d26, [x0, #224]	// update.limb22.store
sshr v18.2d, v16.2d, #30	// update.limb22.carry_fg
ldr d19, [x0, #248]	// update.limb23.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb23.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb23.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb23.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb23.fg.4
xtn v29.2s, v18.2d	// update.limb23.limb
bic v29.2s, #0xc0, lsl #24	// update.limb23.limb.2
str d29, [x0, #232]	// update.limb23.store
sshr v21.2d, v18.2d, #30	// update.limb23.carry_fg
ldr d22, [x0, #256]	// update.limb24.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb24.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb24.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb24.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb24.fg.4
xtn v0.2s, v21.2d	// update.limb24.limb
bic v0.2s, #0xc0, lsl #24	// update.limb24.limb.2
str d0, [x0, #240]	// update.limb24.store
sshr v24.2d, v21.2d, #30	// update.limb24.carry_fg
ldr d25, [x0, #264]	// update.limb25.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb25.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb25.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb25.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb25.fg.4
xtn v6.2s, v24.2d	// update.limb25.limb
bic v6.2s, #0xc0, lsl #24	// update.limb25.limb.2
str d6, [x0, #248]	// update.limb25.store
sshr v27.2d, v24.2d, #30	// update.limb25.carry_fg
ldr d28, [x0, #272]	// update.limb26.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb26.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb26.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb26.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb26.fg.4
xtn v20.2s, v27.2d	// update.limb26.limb
bic v20.2s, #0xc0, lsl #24	// update.limb26.limb.2
str d20, [x0, #256]	// update.limb26.store
sshr v30.2d, v27.2d, #30	// update.limb26.carry_fg
ldr d31, [x0, #280]	// update.limb27.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb27.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb27.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb27.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb27.fg.4
xtn v23.2s, v30.2d	// update.limb27.limb
bic v23.2s, #0xc0, lsl #24	// update.limb27.limb.2
str d23, [x0, #264]	// update.limb27.store
sshr v3.2d, v30.2d, #30	// update.limb27.carry_fg
ldr d7, [x0, #288]	// update.limb28.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb28.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb28.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb28.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb28.fg.4
xtn v26.2s, v3.2d	// update.limb28.limb
bic v26.2s, #0xc0, lsl #24	// update.limb28.limb.2
str d26, [x0, #272]	// update.limb28.store
sshr v16.2d, v3.2d, #30	// update.limb28.carry_fg
ldr d17, [x0, #296]	// update.limb29.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb29.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb29.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb29.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb29.fg.4
xtn v29.2s, v16.2d	// update.limb29.limb
bic v29.2s, #0xc0, lsl #24	// update.limb29.limb.2
str d29, [x0, #280]	// update.limb29.store
sshr v18.2d, v16.2d, #30	// update.limb29.carry_fg
ldr d19, [x0, #304]	// update.limb30.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb30.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb30.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb30.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb30.fg.4
xtn v0.2s, v18.2d	// update.limb30.limb
bic v0.2s, #0xc0, lsl #24	// update.limb30.limb.2
str d0, [x0, #288]	// update.limb30.store
sshr v21.2d, v18.2d, #30	// update.limb30.carry_fg
ldr d22, [x0, #312]	// update.limb31.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb31.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb31.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb31.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb31.fg.4
xtn v6.2s, v21.2d	// update.limb31.limb
bic v6.2s, #0xc0, lsl #24	// update.limb31.limb.2
str d6, [x0, #296]	// update.limb31.store
sshr v24.2d, v21.2d, #30	// update.limb31.carry_fg
ldr d25, [x0, #320]	// update.limb32.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb32.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb32.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb32.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb32.fg.4
xtn v20.2s, v24.2d	// update.limb32.limb
bic v20.2s, #0xc0, lsl #24	// update.limb32.limb.2
str d20, [x0, #304]	// update.limb32.store
sshr v27.2d, v24.2d, #30	// update.limb32.carry_fg
ldr d28, [x0, #328]	// update.limb33.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb33.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb33.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb33.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb33.fg.4
xtn v23.2s, v27.2d	// update.limb33.limb
bic v23.2s, #0xc0, lsl #24	// update.limb33.limb.2
str d23, [x0, #312]	// update.limb33.store
sshr v30.2d, v27.2d, #30	// update.limb33.carry_fg
ldr d31, [x0, #336]	// update.limb34.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb34.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb34.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb34.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb34.fg.4
xtn v26.2s, v30.2d	// update.limb34.limb
bic v26.2s, #0xc0, lsl #24	// update.limb34.limb.2
str d26, [x0, #320]	// update.limb34.store
sshr v3.2d, v30.2d, #30	// update.limb34.carry_fg
ldr d7, [x0, #344]	// update.limb35.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb35.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb35.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb35.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb35.fg.4
xtn v29.2s, v3.2d	// update.limb35.limb
bic v29.2s, #0xc0, lsl #24	// update.limb35.limb.2
str d29, [x0, #328]	// update.limb35.store
sshr v16.2d, v3.2d, #30	// update.limb35.carry_fg
ldr d17, [x0, #352]	// update.limb36.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb36.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb36.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb36.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb36.fg.4
xtn v0.2s, v16.2d	// update.limb36.limb
bic v0.2s, #0xc0, lsl #24	// update.limb36.limb.2
str d0, [x0, #336]	// update.limb36.store
sshr v18.2d, v16.2d, #30	// update.limb36.carry_fg
ldr d19, [x0, #360]	// update.limb37.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb37.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb37.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb37.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb37.fg.4
xtn v6.2s, v18.2d	// update.limb37.limb
bic v6.2s, #0xc0, lsl #24	// update.limb37.limb.2
str d6, [x0, #344]	// update.limb37.store
sshr v21.2d, v18.2d, #30	// update.limb37.carry_fg
ldr d22, [x0, #368]	// update.limb38.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb38.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb38.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb38.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb38.fg.4
xtn v20.2s, v21.2d	// update.limb38.limb
bic v20.2s, #0xc0, lsl #24	// update.limb38.limb.2
str d20, [x0, #352]	// update.limb38.store
sshr v24.2d, v21.2d, #30	// update.limb38.carry_fg
ldr d25, [x0, #376]	// update.limb39.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb39.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb39.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb39.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb39.fg.4
xtn v23.2s, v24.2d	// update.limb39.limb
bic v23.2s, #0xc0, lsl #24	// update.limb39.limb.2
str d23, [x0, #360]	// update.limb39.store
sshr v27.2d, v24.2d, #30	// update.limb39.carry_fg
ldr d28, [x0, #384]	// update.limb40.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb40.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb40.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb40.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb40.fg.4
xtn v26.2s, v27.2d	// update.limb40.limb
bic v26.2s, #0xc0, lsl #24	// update.limb40.limb.2
str d26, [x0, #368]	// update.limb40.store
sshr v30.2d, v27.2d, #30	// update.limb40.carry_fg
ldr d31, [x0, #392]	// update.limb41.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb41.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb41.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb41.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb41.fg.4
xtn v29.2s, v30.2d	// update.limb41.limb
bic v29.2s, #0xc0, lsl #24	// update.limb41.limb.2
str d29, [x0, #376]	// update.limb41.store
sshr v3.2d, v30.2d, #30	// update.limb41.carry_fg
ldr d7, [x0, #400]	// update.limb42.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb42.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb42.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb42.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb42.fg.4
xtn v0.2s, v3.2d	// update.limb42.limb
bic v0.2s, #0xc0, lsl #24	// update.limb42.limb.2
str d0, [x0, #384]	// update.limb42.store
sshr v16.2d, v3.2d, #30	// update.limb42.carry_fg
ldr d17, [x0, #408]	// update.limb43.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb43.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb43.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb43.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb43.fg.4
xtn v6.2s, v16.2d	// update.limb43.limb
bic v6.2s, #0xc0, lsl #24	// update.limb43.limb.2
str d6, [x0, #392]	// update.limb43.store
sshr v18.2d, v16.2d, #30	// update.limb43.carry_fg
ldr d19, [x0, #416]	// update.limb44.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb44.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb44.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb44.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb44.fg.4
xtn v20.2s, v18.2d	// update.limb44.limb
bic v20.2s, #0xc0, lsl #24	// update.limb44.limb.2
str d20, [x0, #400]	// update.limb44.store
sshr v21.2d, v18.2d, #30	// update.limb44.carry_fg
ldr d22, [x0, #424]	// update.limb45.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb45.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb45.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb45.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb45.fg.4
xtn v23.2s, v21.2d	// update.limb45.limb
bic v23.2s, #0xc0, lsl #24	// update.limb45.limb.2
str d23, [x0, #408]	// update.limb45.store
sshr v24.2d, v21.2d, #30	// update.limb45.carry_fg
ldr d25, [x0, #432]	// update.limb46.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb46.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb46.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb46.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb46.fg.4
xtn v26.2s, v24.2d	// update.limb46.limb
bic v26.2s, #0xc0, lsl #24	// update.limb46.limb.2
str d26, [x0, #416]	// update.limb46.store
sshr v27.2d, v24.2d, #30	// update.limb46.carry_fg
ldr d28, [x0, #440]	// update.limb47.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb47.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb47.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb47.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb47.fg.4
xtn v29.2s, v27.2d	// update.limb47.limb
bic v29.2s, #0xc0, lsl #24	// update.limb47.limb.2
str d29, [x0, #424]	// update.limb47.store
sshr v30.2d, v27.2d, #30	// update.limb47.carry_fg
ldr d31, [x0, #448]	// update.limb48.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb48.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb48.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb48.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb48.fg.4
xtn v0.2s, v30.2d	// update.limb48.limb
bic v0.2s, #0xc0, lsl #24	// update.limb48.limb.2
str d0, [x0, #432]	// update.limb48.store
sshr v3.2d, v30.2d, #30	// update.limb48.carry_fg
ldr d7, [x0, #456]	// update.limb49.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb49.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb49.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb49.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb49.fg.4
xtn v6.2s, v3.2d	// update.limb49.limb
bic v6.2s, #0xc0, lsl #24	// update.limb49.limb.2
str d6, [x0, #440]	// update.limb49.store
sshr v16.2d, v3.2d, #30	// update.limb49.carry_fg
ldr d17, [x0, #464]	// update.limb50.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb50.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb50.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb50.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb50.fg.4
xtn v20.2s, v16.2d	// update.limb50.limb
bic v20.2s, #0xc0, lsl #24	// update.limb50.limb.2
str d20, [x0, #448]	// update.limb50.store
sshr v18.2d, v16.2d, #30	// update.limb50.carry_fg
ldr d19, [x0, #472]	// update.limb51.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb51.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb51.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb51.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb51.fg.4
xtn v23.2s, v18.2d	// update.limb51.limb
bic v23.2s, #0xc0, lsl #24	// update.limb51.limb.2
str d23, [x0, #456]	// update.limb51.store
sshr v21.2d, v18.2d, #30	// update.limb51.carry_fg
ldr d22, [x0, #480]	// update.limb52.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb52.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb52.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb52.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb52.fg.4
xtn v26.2s, v21.2d	// update.limb52.limb
bic v26.2s, #0xc0, lsl #24	// update.limb52.limb.2
str d26, [x0, #464]	// update.limb52.store
sshr v24.2d, v21.2d, #30	// update.limb52.carry_fg
ldr d25, [x0, #488]	// update.limb53.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb53.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb53.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb53.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb53.fg.4
xtn v29.2s, v24.2d	// update.limb53.limb
bic v29.2s, #0xc0, lsl #24	// update.limb53.limb.2
str d29, [x0, #472]	// update.limb53.store
sshr v27.2d, v24.2d, #30	// update.limb53.carry_fg
ldr d28, [x0, #496]	// update.limb54.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb54.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb54.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb54.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb54.fg.4
xtn v0.2s, v27.2d	// update.limb54.limb
bic v0.2s, #0xc0, lsl #24	// update.limb54.limb.2
str d0, [x0, #480]	// update.limb54.store
sshr v30.2d, v27.2d, #30	// update.limb54.carry_fg
ldr d31, [x0, #504]	// update.limb55.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb55.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb55.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb55.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb55.fg.4
xtn v6.2s, v30.2d	// update.limb55.limb
bic v6.2s, #0xc0, lsl #24	// update.limb55.limb.2
str d6, [x0, #488]	// update.limb55.store
sshr v3.2d, v30.2d, #30	// update.limb55.carry_fg
ldr d7, [x0, #512]	// update.limb56.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb56.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb56.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb56.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb56.fg.4
xtn v20.2s, v3.2d	// update.limb56.limb
bic v20.2s, #0xc0, lsl #24	// update.limb56.limb.2
str d20, [x0, #496]	// update.limb56.store
sshr v16.2d, v3.2d, #30	// update.limb56.carry_fg
ldr d17, [x0, #520]	// update.limb57.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb57.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb57.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb57.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb57.fg.4
xtn v23.2s, v16.2d	// update.limb57.limb
bic v23.2s, #0xc0, lsl #24	// update.limb57.limb.2
str d23, [x0, #504]	// update.limb57.store
sshr v18.2d, v16.2d, #30	// update.limb57.carry_fg
ldr d19, [x0, #528]	// update.limb58.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb58.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb58.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb58.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb58.fg.4
xtn v26.2s, v18.2d	// update.limb58.limb
bic v26.2s, #0xc0, lsl #24	// update.limb58.limb.2
str d26, [x0, #512]	// update.limb58.store
sshr v21.2d, v18.2d, #30	// update.limb58.carry_fg
ldr d22, [x0, #536]	// update.limb59.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb59.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb59.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb59.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb59.fg.4
xtn v29.2s, v21.2d	// update.limb59.limb
bic v29.2s, #0xc0, lsl #24	// update.limb59.limb.2
str d29, [x0, #520]	// update.limb59.store
sshr v24.2d, v21.2d, #30	// update.limb59.carry_fg
ldr d25, [x0, #544]	// update.limb60.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb60.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb60.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb60.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb60.fg.4
xtn v0.2s, v24.2d	// update.limb60.limb
bic v0.2s, #0xc0, lsl #24	// update.limb60.limb.2
str d0, [x0, #528]	// update.limb60.store
sshr v27.2d, v24.2d, #30	// update.limb60.carry_fg
ldr d28, [x0, #552]	// update.limb61.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb61.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb61.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb61.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb61.fg.4
xtn v6.2s, v27.2d	// update.limb61.limb
bic v6.2s, #0xc0, lsl #24	// update.limb61.limb.2
str d6, [x0, #536]	// update.limb61.store
sshr v30.2d, v27.2d, #30	// update.limb61.carry_fg
ldr d31, [x0, #560]	// update.limb62.load
smlal v30.2d, v1.2s, v31.s[0]	// update.limb62.fg
smlal v30.2d, v4.2s, v31.s[1]	// update.limb62.fg.2
smlal v30.2d, v2.2s, v28.s[0]	// update.limb62.fg.3
smlal v30.2d, v5.2s, v28.s[1]	// update.limb62.fg.4
xtn v20.2s, v30.2d	// update.limb62.limb
bic v20.2s, #0xc0, lsl #24	// update.limb62.limb.2
str d20, [x0, #544]	// update.limb62.store
sshr v3.2d, v30.2d, #30	// update.limb62.carry_fg
ldr d7, [x0, #568]	// update.limb63.load
smlal v3.2d, v1.2s, v7.s[0]	// update.limb63.fg
smlal v3.2d, v4.2s, v7.s[1]	// update.limb63.fg.2
smlal v3.2d, v2.2s, v31.s[0]	// update.limb63.fg.3
smlal v3.2d, v5.2s, v31.s[1]	// update.limb63.fg.4
xtn v23.2s, v3.2d	// update.limb63.limb
bic v23.2s, #0xc0, lsl #24	// update.limb63.limb.2
str d23, [x0, #552]	// update.limb63.store
sshr v16.2d, v3.2d, #30	// update.limb63.carry_fg
ldr d17, [x0, #576]	// update.limb64.load
smlal v16.2d, v1.2s, v17.s[0]	// update.limb64.fg
smlal v16.2d, v4.2s, v17.s[1]	// update.limb64.fg.2
smlal v16.2d, v2.2s, v7.s[0]	// update.limb64.fg.3
smlal v16.2d, v5.2s, v7.s[1]	// update.limb64.fg.4
xtn v26.2s, v16.2d	// update.limb64.limb
bic v26.2s, #0xc0, lsl #24	// update.limb64.limb.2
str d26, [x0, #560]	// update.limb64.store
sshr v18.2d, v16.2d, #30	// update.limb64.carry_fg
ldr d19, [x0, #584]	// update.limb65.load
smlal v18.2d, v1.2s, v19.s[0]	// update.limb65.fg
smlal v18.2d, v4.2s, v19.s[1]	// update.limb65.fg.2
smlal v18.2d, v2.2s, v17.s[0]	// update.limb65.fg.3
smlal v18.2d, v5.2s, v17.s[1]	// update.limb65.fg.4
xtn v29.2s, v18.2d	// update.limb65.limb
bic v29.2s, #0xc0, lsl #24	// update.limb65.limb.2
str d29, [x0, #568]	// update.limb65.store
sshr v21.2d, v18.2d, #30	// update.limb65.carry_fg
ldr d22, [x0, #592]	// update.limb66.load
smlal v21.2d, v1.2s, v22.s[0]	// update.limb66.fg
smlal v21.2d, v4.2s, v22.s[1]	// update.limb66.fg.2
smlal v21.2d, v2.2s, v19.s[0]	// update.limb66.fg.3
smlal v21.2d, v5.2s, v19.s[1]	// update.limb66.fg.4
xtn v0.2s, v21.2d	// update.limb66.limb
bic v0.2s, #0xc0, lsl #24	// update.limb66.limb.2
str d0, [x0, #576]	// update.limb66.store
sshr v24.2d, v21.2d, #30	// update.limb66.carry_fg
ldr d25, [x0, #600]	// update.limb67.load
smlal v24.2d, v1.2s, v25.s[0]	// update.limb67.fg
smlal v24.2d, v4.2s, v25.s[1]	// update.limb67.fg.2
smlal v24.2d, v2.2s, v22.s[0]	// update.limb67.fg.3
smlal v24.2d, v5.2s, v22.s[1]	// update.limb67.fg.4
xtn v6.2s, v24.2d	// update.limb67.limb
bic v6.2s, #0xc0, lsl #24	// update.limb67.limb.2
str d6, [x0, #584]	// update.limb67.store
sshr v27.2d, v24.2d, #30	// update.limb67.carry_fg
ldr d28, [x0, #608]	// update.limb68.load
smlal v27.2d, v1.2s, v28.s[0]	// update.limb68.fg
smlal v27.2d, v4.2s, v28.s[1]	// update.limb68.fg.2
smlal v27.2d, v2.2s, v25.s[0]	// update.limb68.fg.3
smlal v27.2d, v5.2s, v25.s[1]	// update.limb68.fg.4
xtn v20.2s, v27.2d	// update.limb68.limb
bic v20.2s, #0xc0, lsl #24	// update.limb68.limb.2
str d20, [x0, #592]	// update.limb68.store
sshr v30.2d, v27.2d, #30	// update.limb68.carry_fg
smlal v30.2d, v2.2s, v28.s[0]	// update.limb69.fg
smlal v30.2d, v5.2s, v28.s[1]	// update.limb69.fg.2
xtn v31.2s, v30.2d	// update.limb69.limb
bic v31.2s, #0xc0, lsl #24	// update.limb69.limb.2
str d31, [x0, #600]	// update.limb69.store
sshr v23.2d, v30.2d, #30	// update.limb69.carry_fg
xtn v3.2s, v23.2d	// update.top.limb
str d3, [x0, #608]	// update.top.store
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
