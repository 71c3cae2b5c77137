// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Batches of sixty divsteps, and the update of f and g, for numbers of any length: any 64-bit ARM.
// x0: a state of 80 bytes and 32 for each four limbs, aligned to 16; the layout is that of asmgen's aarch64/divstep.py.
// Words: f, g, delta, u, v, q, r, batches, groups, top. Limbs of 30 bits: 16 and four for each of `groups`, which is at least 1. `batches` is at least 1.
// The first matrix is given; that of the last batch is applied. 827 instructions a pass, and 31 for each of `groups`.
stp x19, x20, [sp, #-96]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldr x1, [x0, #64]	// load_groups
str x1, [sp, #80]	// save_groups
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
sub x17, x10, x13	// third1.start_h
sub x19, x11, x14	// third1.start_G
ins v0.d[1], x6	// update.uq.ins
eor x20, x17, x3, asr #63	// third1.x
tst x19, #1	// third1.step1.parity
asr x21, x19, #1	// third1.step1.t
add x22, x21, x20	// third1.step1.y
xtn v1.2s, v0.2d	// update.uq.xtn
csel x23, x22, x21, eq	// third1.step1.G
ccmp x3, #0, #0, eq	// third1.step1.swap
csel x24, x21, x17, lt	// third1.step1.h
csinv x25, x15, x16, ge	// third1.step1.d
bic v1.2s, #0xc0, lsl #24	// update.uq.bic
eor x26, x24, x25, asr #63	// third1.step1.x
tst x23, #1	// third1.step2.parity
asr x27, x23, #1	// third1.step2.t
sub x28, x25, #1	// third1.step2.down
add x4, x25, #1	// third1.step2.up
add x13, x27, x26	// third1.step2.y
shrn v2.2s, v0.2d, #30	// update.uq.shrn
csel x14, x13, x27, eq	// third1.step2.G
ccmp x25, #0, #0, eq	// third1.step2.swap
csel x6, x27, x24, lt	// third1.step2.h
csinv x19, x28, x4, ge	// third1.step2.d
dup v3.2d, x5	// update.vr.dup
eor x20, x6, x19, asr #63	// third1.step2.x
tst x14, #1	// third1.step3.parity
asr x22, x14, #1	// third1.step3.t
sub x3, x19, #1	// third1.step3.down
add x21, x19, #1	// third1.step3.up
add x17, x22, x20	// third1.step3.y
ins v3.d[1], x7	// update.vr.ins
csel x15, x17, x22, eq	// third1.step3.G
ccmp x19, #0, #0, eq	// third1.step3.swap
csel x16, x22, x6, lt	// third1.step3.h
csinv x23, x3, x21, ge	// third1.step3.d
xtn v4.2s, v3.2d	// update.vr.xtn
eor x26, x16, x23, asr #63	// third1.step3.x
tst x15, #1	// third1.step4.parity
asr x13, x15, #1	// third1.step4.t
sub x25, x23, #1	// third1.step4.down
add x27, x23, #1	// third1.step4.up
add x24, x13, x26	// third1.step4.y
bic v4.2s, #0xc0, lsl #24	// update.vr.bic
csel x28, x24, x13, eq	// third1.step4.G
ccmp x23, #0, #0, eq	// third1.step4.swap
csel x4, x13, x16, lt	// third1.step4.h
csinv x5, x25, x27, ge	// third1.step4.d
eor x14, x4, x5, asr #63	// third1.step4.x
tst x28, #1	// third1.step5.parity
asr x20, x28, #1	// third1.step5.t
sub x7, x5, #1	// third1.step5.down
add x17, x5, #1	// third1.step5.up
shrn v5.2s, v3.2d, #30	// update.vr.shrn
add x19, x20, x14	// third1.step5.y
ldr q6, [x0, #80]	// update.limb0.load
csel x22, x19, x20, eq	// third1.step5.G
ccmp x5, #0, #0, eq	// third1.step5.swap
csel x6, x20, x4, lt	// third1.step5.h
csinv x3, x7, x17, ge	// third1.step5.d
eor x21, x6, x3, asr #63	// third1.step5.x
tst x22, #1	// third1.step6.parity
asr x15, x22, #1	// third1.step6.t
sub x26, x3, #1	// third1.step6.down
add x24, x3, #1	// third1.step6.up
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
add x23, x15, x21	// third1.step6.y
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
csel x13, x23, x15, eq	// third1.step6.G
ccmp x3, #0, #0, eq	// third1.step6.swap
csel x16, x15, x6, lt	// third1.step6.h
csinv x25, x26, x24, ge	// third1.step6.d
eor x27, x16, x25, asr #63	// third1.step6.x
tst x13, #1	// third1.step7.parity
asr x28, x13, #1	// third1.step7.t
sub x14, x25, #1	// third1.step7.down
add x19, x25, #1	// third1.step7.up
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
add x5, x28, x27	// third1.step7.y
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
csel x20, x5, x28, eq	// third1.step7.G
ccmp x25, #0, #0, eq	// third1.step7.swap
csel x4, x28, x16, lt	// third1.step7.h
csinv x7, x14, x19, ge	// third1.step7.d
eor x17, x4, x7, asr #63	// third1.step7.x
tst x20, #1	// third1.step8.parity
asr x22, x20, #1	// third1.step8.t
sub x21, x7, #1	// third1.step8.down
add x23, x7, #1	// third1.step8.up
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
add x3, x22, x17	// third1.step8.y
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
csel x15, x3, x22, eq	// third1.step8.G
ccmp x7, #0, #0, eq	// third1.step8.swap
csel x6, x22, x4, lt	// third1.step8.h
csinv x26, x21, x23, ge	// third1.step8.d
eor x24, x6, x26, asr #63	// third1.step8.x
tst x15, #1	// third1.step9.parity
asr x13, x15, #1	// third1.step9.t
sub x27, x26, #1	// third1.step9.down
add x5, x26, #1	// third1.step9.up
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
add x25, x13, x24	// third1.step9.y
csel x28, x25, x13, eq	// third1.step9.G
ccmp x26, #0, #0, eq	// third1.step9.swap
csel x16, x13, x6, lt	// third1.step9.h
csinv x14, x27, x5, ge	// third1.step9.d
ldr q17, [x0, #96]	// update.limb2.load
eor x19, x16, x14, asr #63	// third1.step9.x
tst x28, #1	// third1.step10.parity
asr x20, x28, #1	// third1.step10.t
sub x17, x14, #1	// third1.step10.down
add x3, x14, #1	// third1.step10.up
smull v18.2d, v1.2s, v17.s[0]	// update.limb2.fg
add x7, x20, x19	// third1.step10.y
csel x22, x7, x20, eq	// third1.step10.G
ccmp x14, #0, #0, eq	// third1.step10.swap
csel x4, x20, x16, lt	// third1.step10.h
csinv x21, x17, x3, ge	// third1.step10.d
smlal v18.2d, v4.2s, v17.s[1]	// update.limb2.fg.2
eor x23, x4, x21, asr #63	// third1.step10.x
tst x22, #1	// third1.step11.parity
asr x15, x22, #1	// third1.step11.t
sub x24, x21, #1	// third1.step11.down
add x25, x21, #1	// third1.step11.up
smlal v18.2d, v2.2s, v6.s[2]	// update.limb2.fg.3
add x26, x15, x23	// third1.step11.y
csel x13, x26, x15, eq	// third1.step11.G
ccmp x21, #0, #0, eq	// third1.step11.swap
csel x6, x15, x4, lt	// third1.step11.h
csinv x27, x24, x25, ge	// third1.step11.d
smlal v18.2d, v5.2s, v6.s[3]	// update.limb2.fg.4
eor x5, x6, x27, asr #63	// third1.step11.x
tst x13, #1	// third1.step12.parity
asr x28, x13, #1	// third1.step12.t
sub x19, x27, #1	// third1.step12.down
add x7, x27, #1	// third1.step12.up
ssra v18.2d, v16.2d, #30	// update.limb2.carry_fg
add x14, x28, x5	// third1.step12.y
csel x20, x14, x28, eq	// third1.step12.G
ccmp x27, #0, #0, eq	// third1.step12.swap
csel x16, x28, x6, lt	// third1.step12.h
csinv x17, x19, x7, ge	// third1.step12.d
smull v19.2d, v1.2s, v17.s[2]	// update.limb3.fg
eor x3, x16, x17, asr #63	// third1.step12.x
tst x20, #1	// third1.step13.parity
asr x22, x20, #1	// third1.step13.t
sub x23, x17, #1	// third1.step13.down
add x26, x17, #1	// third1.step13.up
smlal v19.2d, v4.2s, v17.s[3]	// update.limb3.fg.2
add x21, x22, x3	// third1.step13.y
csel x15, x21, x22, eq	// third1.step13.G
ccmp x17, #0, #0, eq	// third1.step13.swap
csel x4, x22, x16, lt	// third1.step13.h
csinv x24, x23, x26, ge	// third1.step13.d
smlal v19.2d, v2.2s, v17.s[0]	// update.limb3.fg.3
eor x25, x4, x24, asr #63	// third1.step13.x
tst x15, #1	// third1.step14.parity
asr x13, x15, #1	// third1.step14.t
sub x5, x24, #1	// third1.step14.down
add x14, x24, #1	// third1.step14.up
add x27, x13, x25	// third1.step14.y
smlal v19.2d, v5.2s, v17.s[1]	// update.limb3.fg.4
csel x28, x27, x13, eq	// third1.step14.G
ccmp x24, #0, #0, eq	// third1.step14.swap
csel x6, x13, x4, lt	// third1.step14.h
csinv x19, x5, x14, ge	// third1.step14.d
ssra v19.2d, v18.2d, #30	// update.limb3.carry_fg
eor x7, x6, x19, asr #63	// third1.step14.x
tst x28, #1	// third1.step15.parity
asr x20, x28, #1	// third1.step15.t
sub x3, x19, #1	// third1.step15.down
add x21, x19, #1	// third1.step15.up
add x17, x20, x7	// third1.step15.y
uzp1 v20.4s, v18.4s, v19.4s	// update.limb3.limb
csel x22, x17, x20, eq	// third1.step15.G
ccmp x19, #0, #0, eq	// third1.step15.swap
csel x16, x20, x6, lt	// third1.step15.h
csinv x23, x3, x21, ge	// third1.step15.d
bic v20.4s, #0xc0, lsl #24	// update.limb3.limb.2
eor x26, x16, x23, asr #63	// third1.step15.x
tst x22, #1	// third1.step16.parity
asr x15, x22, #1	// third1.step16.t
sub x25, x23, #1	// third1.step16.down
add x27, x23, #1	// third1.step16.up
add x24, x15, x26	// third1.step16.y
str q20, [x0, #80]	// update.limb3.store
csel x13, x24, x15, eq	// third1.step16.G
ccmp x23, #0, #0, eq	// third1.step16.swap
csel x4, x15, x16, lt	// third1.step16.h
csinv x5, x25, x27, ge	// third1.step16.d
ldr q21, [x0, #112]	// update.limb4.load
eor x14, x4, x5, asr #63	// third1.step16.x
tst x13, #1	// third1.step17.parity
asr x28, x13, #1	// third1.step17.t
sub x7, x5, #1	// third1.step17.down
add x17, x5, #1	// third1.step17.up
add x19, x28, x14	// third1.step17.y
smull v22.2d, v1.2s, v21.s[0]	// update.limb4.fg
csel x20, x19, x28, eq	// third1.step17.G
ccmp x5, #0, #0, eq	// third1.step17.swap
csel x6, x28, x4, lt	// third1.step17.h
csinv x3, x7, x17, ge	// third1.step17.d
smlal v22.2d, v4.2s, v21.s[1]	// update.limb4.fg.2
eor x21, x6, x3, asr #63	// third1.step17.x
tst x20, #1	// third1.step18.parity
asr x22, x20, #1	// third1.step18.t
sub x26, x3, #1	// third1.step18.down
add x24, x3, #1	// third1.step18.up
add x23, x22, x21	// third1.step18.y
smlal v22.2d, v2.2s, v17.s[2]	// update.limb4.fg.3
csel x15, x23, x22, eq	// third1.step18.G
ccmp x3, #0, #0, eq	// third1.step18.swap
csel x16, x22, x6, lt	// third1.step18.h
csinv x25, x26, x24, ge	// third1.step18.d
eor x27, x16, x25, asr #63	// third1.step18.x
tst x15, #1	// third1.step19.parity
asr x13, x15, #1	// third1.step19.t
sub x14, x25, #1	// third1.step19.down
add x19, x25, #1	// third1.step19.up
smlal v22.2d, v5.2s, v17.s[3]	// update.limb4.fg.4
add x5, x13, x27	// third1.step19.y
ssra v22.2d, v19.2d, #30	// update.limb4.carry_fg
csel x28, x5, x13, eq	// third1.step19.G
ccmp x25, #0, #0, eq	// third1.step19.swap
csel x4, x13, x16, lt	// third1.step19.h
csinv x7, x14, x19, ge	// third1.step19.d
eor x17, x4, x7, asr #63	// third1.step19.x
tst x28, #1	// third1.step20.parity
asr x20, x28, #1	// third1.step20.t
sub x21, x7, #1	// third1.step20.down
add x23, x7, #1	// third1.step20.up
smull v23.2d, v1.2s, v21.s[2]	// update.limb5.fg
add x3, x20, x17	// third1.step20.y
smlal v23.2d, v4.2s, v21.s[3]	// update.limb5.fg.2
csel x22, x3, x20, eq	// third1.step20.G
ccmp x7, #0, #0, eq	// third1.step20.swap
csel x6, x20, x4, lt	// third1.step20.h
csinv x26, x21, x23, ge	// third1.step20.d
eor x24, x6, x26, asr #63	// third1.step20.x
sub x15, x8, x6, lsl #1	// third1.fields
sub x27, x8, x22	// third1.fields.2
sub x5, x26, #1	// third2.step1.down
add x25, x26, #1	// third2.step1.up
smlal v23.2d, v2.2s, v21.s[0]	// update.limb5.fg.3
sbfx x13, x15, #21, #21	// third1.first
add x16, x15, x9	// third1.rounded
sbfx x14, x27, #21, #21	// third1.first.2
add x19, x27, x9	// third1.rounded.2
smlal v23.2d, v5.2s, v21.s[1]	// update.limb5.fg.4
asr x28, x16, #42	// third1.second
asr x17, x19, #42	// third1.second.2
mneg x3, x13, x1	// third1.mneg
mneg x7, x14, x1	// third1.mneg.2
ssra v23.2d, v22.2d, #30	// update.limb5.carry_fg
uzp1 v24.4s, v22.4s, v23.4s	// update.limb5.limb
msub x20, x28, x2, x3	// third1.msub
msub x4, x17, x2, x7	// third1.msub.2
bic v24.4s, #0xc0, lsl #24	// update.limb5.limb.2
ubfx x21, x20, #21, #19	// third2.low_f
ubfx x23, x4, #20, #20	// third2.low_g
str q24, [x0, #96]	// update.limb5.store
sub x24, x10, x21	// third2.start_h
sub x6, x11, x23	// third2.start_G
ldr q25, [x0, #128]	// update.limb6.load
eor x22, x24, x26, asr #63	// third2.x
tst x6, #1	// third2.step1.parity
asr x15, x6, #1	// third2.step1.t
add x27, x15, x22	// third2.step1.y
smull v26.2d, v1.2s, v25.s[0]	// update.limb6.fg
csel x16, x27, x15, eq	// third2.step1.G
ccmp x26, #0, #0, eq	// third2.step1.swap
csel x19, x15, x24, lt	// third2.step1.h
csinv x3, x5, x25, ge	// third2.step1.d
smlal v26.2d, v4.2s, v25.s[1]	// update.limb6.fg.2
eor x7, x19, x3, asr #63	// third2.step1.x
tst x16, #1	// third2.step2.parity
asr x21, x16, #1	// third2.step2.t
sub x23, x3, #1	// third2.step2.down
add x6, x3, #1	// third2.step2.up
add x22, x21, x7	// third2.step2.y
smlal v26.2d, v2.2s, v21.s[2]	// update.limb6.fg.3
csel x27, x22, x21, eq	// third2.step2.G
ccmp x3, #0, #0, eq	// third2.step2.swap
csel x26, x21, x19, lt	// third2.step2.h
csinv x15, x23, x6, ge	// third2.step2.d
smlal v26.2d, v5.2s, v21.s[3]	// update.limb6.fg.4
eor x24, x26, x15, asr #63	// third2.step2.x
tst x27, #1	// third2.step3.parity
asr x5, x27, #1	// third2.step3.t
sub x25, x15, #1	// third2.step3.down
add x16, x15, #1	// third2.step3.up
add x7, x5, x24	// third2.step3.y
ssra v26.2d, v23.2d, #30	// update.limb6.carry_fg
csel x22, x7, x5, eq	// third2.step3.G
ccmp x15, #0, #0, eq	// third2.step3.swap
csel x3, x5, x26, lt	// third2.step3.h
csinv x21, x25, x16, ge	// third2.step3.d
smull v27.2d, v1.2s, v25.s[2]	// update.limb7.fg
eor x19, x3, x21, asr #63	// third2.step3.x
tst x22, #1	// third2.step4.parity
asr x23, x22, #1	// third2.step4.t
sub x6, x21, #1	// third2.step4.down
add x27, x21, #1	// third2.step4.up
add x24, x23, x19	// third2.step4.y
smlal v27.2d, v4.2s, v25.s[3]	// update.limb7.fg.2
csel x7, x24, x23, eq	// third2.step4.G
ccmp x21, #0, #0, eq	// third2.step4.swap
csel x15, x23, x3, lt	// third2.step4.h
csinv x5, x6, x27, ge	// third2.step4.d
eor x26, x15, x5, asr #63	// third2.step4.x
tst x7, #1	// third2.step5.parity
asr x25, x7, #1	// third2.step5.t
sub x16, x5, #1	// third2.step5.down
add x22, x5, #1	// third2.step5.up
smlal v27.2d, v2.2s, v25.s[0]	// update.limb7.fg.3
add x19, x25, x26	// third2.step5.y
smlal v27.2d, v5.2s, v25.s[1]	// update.limb7.fg.4
csel x24, x19, x25, eq	// third2.step5.G
ccmp x5, #0, #0, eq	// third2.step5.swap
csel x21, x25, x15, lt	// third2.step5.h
csinv x23, x16, x22, ge	// third2.step5.d
eor x3, x21, x23, asr #63	// third2.step5.x
tst x24, #1	// third2.step6.parity
asr x6, x24, #1	// third2.step6.t
sub x27, x23, #1	// third2.step6.down
add x7, x23, #1	// third2.step6.up
ssra v27.2d, v26.2d, #30	// update.limb7.carry_fg
add x26, x6, x3	// third2.step6.y
uzp1 v28.4s, v26.4s, v27.4s	// update.limb7.limb
csel x19, x26, x6, eq	// third2.step6.G
ccmp x23, #0, #0, eq	// third2.step6.swap
csel x5, x6, x21, lt	// third2.step6.h
csinv x25, x27, x7, ge	// third2.step6.d
eor x15, x5, x25, asr #63	// third2.step6.x
tst x19, #1	// third2.step7.parity
asr x16, x19, #1	// third2.step7.t
sub x22, x25, #1	// third2.step7.down
add x24, x25, #1	// third2.step7.up
bic v28.4s, #0xc0, lsl #24	// update.limb7.limb.2
add x3, x16, x15	// third2.step7.y
str q28, [x0, #112]	// update.limb7.store
csel x26, x3, x16, eq	// third2.step7.G
ccmp x25, #0, #0, eq	// third2.step7.swap
csel x23, x16, x5, lt	// third2.step7.h
csinv x6, x22, x24, ge	// third2.step7.d
eor x21, x23, x6, asr #63	// third2.step7.x
tst x26, #1	// third2.step8.parity
asr x27, x26, #1	// third2.step8.t
sub x7, x6, #1	// third2.step8.down
add x19, x6, #1	// third2.step8.up
ldr q29, [x0, #144]	// update.limb8.load
add x15, x27, x21	// third2.step8.y
smull v30.2d, v1.2s, v29.s[0]	// update.limb8.fg
csel x3, x15, x27, eq	// third2.step8.G
ccmp x6, #0, #0, eq	// third2.step8.swap
csel x25, x27, x23, lt	// third2.step8.h
csinv x16, x7, x19, ge	// third2.step8.d
eor x5, x25, x16, asr #63	// third2.step8.x
tst x3, #1	// third2.step9.parity
asr x22, x3, #1	// third2.step9.t
sub x24, x16, #1	// third2.step9.down
add x26, x16, #1	// third2.step9.up
smlal v30.2d, v4.2s, v29.s[1]	// update.limb8.fg.2
add x21, x22, x5	// third2.step9.y
csel x15, x21, x22, eq	// third2.step9.G
ccmp x16, #0, #0, eq	// third2.step9.swap
csel x6, x22, x25, lt	// third2.step9.h
csinv x27, x24, x26, ge	// third2.step9.d
smlal v30.2d, v2.2s, v25.s[2]	// update.limb8.fg.3
eor x23, x6, x27, asr #63	// third2.step9.x
tst x15, #1	// third2.step10.parity
asr x7, x15, #1	// third2.step10.t
sub x19, x27, #1	// third2.step10.down
add x3, x27, #1	// third2.step10.up
smlal v30.2d, v5.2s, v25.s[3]	// update.limb8.fg.4
add x5, x7, x23	// third2.step10.y
csel x21, x5, x7, eq	// third2.step10.G
ccmp x27, #0, #0, eq	// third2.step10.swap
csel x16, x7, x6, lt	// third2.step10.h
csinv x22, x19, x3, ge	// third2.step10.d
ssra v30.2d, v27.2d, #30	// update.limb8.carry_fg
eor x25, x16, x22, asr #63	// third2.step10.x
tst x21, #1	// third2.step11.parity
asr x24, x21, #1	// third2.step11.t
sub x26, x22, #1	// third2.step11.down
add x15, x22, #1	// third2.step11.up
smull v31.2d, v1.2s, v29.s[2]	// update.limb9.fg
add x23, x24, x25	// third2.step11.y
csel x5, x23, x24, eq	// third2.step11.G
ccmp x22, #0, #0, eq	// third2.step11.swap
csel x27, x24, x16, lt	// third2.step11.h
csinv x7, x26, x15, ge	// third2.step11.d
smlal v31.2d, v4.2s, v29.s[3]	// update.limb9.fg.2
eor x6, x27, x7, asr #63	// third2.step11.x
tst x5, #1	// third2.step12.parity
asr x19, x5, #1	// third2.step12.t
sub x3, x7, #1	// third2.step12.down
add x21, x7, #1	// third2.step12.up
smlal v31.2d, v2.2s, v29.s[0]	// update.limb9.fg.3
add x25, x19, x6	// third2.step12.y
csel x23, x25, x19, eq	// third2.step12.G
ccmp x7, #0, #0, eq	// third2.step12.swap
csel x22, x19, x27, lt	// third2.step12.h
csinv x24, x3, x21, ge	// third2.step12.d
smlal v31.2d, v5.2s, v29.s[1]	// update.limb9.fg.4
eor x16, x22, x24, asr #63	// third2.step12.x
tst x23, #1	// third2.step13.parity
asr x26, x23, #1	// third2.step13.t
sub x15, x24, #1	// third2.step13.down
add x5, x24, #1	// third2.step13.up
add x6, x26, x16	// third2.step13.y
ssra v31.2d, v30.2d, #30	// update.limb9.carry_fg
csel x25, x6, x26, eq	// third2.step13.G
ccmp x24, #0, #0, eq	// third2.step13.swap
csel x7, x26, x22, lt	// third2.step13.h
csinv x19, x15, x5, ge	// third2.step13.d
uzp1 v0.4s, v30.4s, v31.4s	// update.limb9.limb
eor x27, x7, x19, asr #63	// third2.step13.x
tst x25, #1	// third2.step14.parity
asr x3, x25, #1	// third2.step14.t
sub x21, x19, #1	// third2.step14.down
add x23, x19, #1	// third2.step14.up
add x16, x3, x27	// third2.step14.y
bic v0.4s, #0xc0, lsl #24	// update.limb9.limb.2
csel x6, x16, x3, eq	// third2.step14.G
ccmp x19, #0, #0, eq	// third2.step14.swap
csel x24, x3, x7, lt	// third2.step14.h
csinv x26, x21, x23, ge	// third2.step14.d
str q0, [x0, #128]	// update.limb9.store
eor x22, x24, x26, asr #63	// third2.step14.x
tst x6, #1	// third2.step15.parity
asr x15, x6, #1	// third2.step15.t
sub x5, x26, #1	// third2.step15.down
add x25, x26, #1	// third2.step15.up
add x27, x15, x22	// third2.step15.y
ldr q3, [x0, #160]	// update.limb10.load
csel x16, x27, x15, eq	// third2.step15.G
ccmp x26, #0, #0, eq	// third2.step15.swap
csel x19, x15, x24, lt	// third2.step15.h
csinv x3, x5, x25, ge	// third2.step15.d
smull v7.2d, v1.2s, v3.s[0]	// update.limb10.fg
eor x7, x19, x3, asr #63	// third2.step15.x
tst x16, #1	// third2.step16.parity
asr x21, x16, #1	// third2.step16.t
sub x23, x3, #1	// third2.step16.down
add x6, x3, #1	// third2.step16.up
add x22, x21, x7	// third2.step16.y
smlal v7.2d, v4.2s, v3.s[1]	// update.limb10.fg.2
csel x27, x22, x21, eq	// third2.step16.G
ccmp x3, #0, #0, eq	// third2.step16.swap
csel x26, x21, x19, lt	// third2.step16.h
csinv x15, x23, x6, ge	// third2.step16.d
smlal v7.2d, v2.2s, v29.s[2]	// update.limb10.fg.3
eor x24, x26, x15, asr #63	// third2.step16.x
tst x27, #1	// third2.step17.parity
asr x5, x27, #1	// third2.step17.t
sub x25, x15, #1	// third2.step17.down
add x16, x15, #1	// third2.step17.up
add x7, x5, x24	// third2.step17.y
smlal v7.2d, v5.2s, v29.s[3]	// update.limb10.fg.4
csel x22, x7, x5, eq	// third2.step17.G
ccmp x15, #0, #0, eq	// third2.step17.swap
csel x3, x5, x26, lt	// third2.step17.h
csinv x21, x25, x16, ge	// third2.step17.d
eor x19, x3, x21, asr #63	// third2.step17.x
tst x22, #1	// third2.step18.parity
asr x23, x22, #1	// third2.step18.t
sub x6, x21, #1	// third2.step18.down
add x27, x21, #1	// third2.step18.up
ssra v7.2d, v31.2d, #30	// update.limb10.carry_fg
add x24, x23, x19	// third2.step18.y
smull v6.2d, v1.2s, v3.s[2]	// update.limb11.fg
csel x7, x24, x23, eq	// third2.step18.G
ccmp x21, #0, #0, eq	// third2.step18.swap
csel x15, x23, x3, lt	// third2.step18.h
csinv x5, x6, x27, ge	// third2.step18.d
eor x26, x15, x5, asr #63	// third2.step18.x
tst x7, #1	// third2.step19.parity
asr x25, x7, #1	// third2.step19.t
sub x16, x5, #1	// third2.step19.down
add x22, x5, #1	// third2.step19.up
smlal v6.2d, v4.2s, v3.s[3]	// update.limb11.fg.2
add x19, x25, x26	// third2.step19.y
smlal v6.2d, v2.2s, v3.s[0]	// update.limb11.fg.3
csel x24, x19, x25, eq	// third2.step19.G
ccmp x5, #0, #0, eq	// third2.step19.swap
csel x21, x25, x15, lt	// third2.step19.h
csinv x23, x16, x22, ge	// third2.step19.d
eor x3, x21, x23, asr #63	// third2.step19.x
tst x24, #1	// third2.step20.parity
asr x6, x24, #1	// third2.step20.t
sub x27, x23, #1	// third2.step20.down
add x7, x23, #1	// third2.step20.up
smlal v6.2d, v5.2s, v3.s[1]	// update.limb11.fg.4
add x26, x6, x3	// third2.step20.y
ssra v6.2d, v7.2d, #30	// update.limb11.carry_fg
csel x19, x26, x6, eq	// third2.step20.G
ccmp x23, #0, #0, eq	// third2.step20.swap
csel x5, x6, x21, lt	// third2.step20.h
csinv x25, x27, x7, ge	// third2.step20.d
eor x15, x5, x25, asr #63	// third2.step20.x
sub x16, x8, x5, lsl #1	// third2.fields
sub x22, x8, x19	// third2.fields.2
sub x24, x25, #1	// third3.step1.down
add x3, x25, #1	// third3.step1.up
uzp1 v16.4s, v7.4s, v6.4s	// update.limb11.limb
sbfx x26, x16, #21, #21	// third2.first
add x23, x16, x9	// third2.rounded
sbfx x6, x22, #21, #21	// third2.first.2
add x21, x22, x9	// third2.rounded.2
bic v16.4s, #0xc0, lsl #24	// update.limb11.limb.2
asr x27, x23, #42	// third2.second
asr x7, x21, #42	// third2.second.2
mneg x15, x26, x20	// third2.mneg
mneg x5, x6, x20	// third2.mneg.2
mul x19, x26, x13	// matrix.mul
mul x16, x26, x28	// matrix.mul.2
mul x22, x6, x13	// matrix.mul.3
mul x23, x6, x28	// matrix.mul.4
str q16, [x0, #144]	// update.limb11.store
msub x21, x27, x4, x15	// third2.msub
msub x20, x7, x4, x5	// third2.msub.2
madd x26, x27, x14, x19	// matrix.madd
madd x13, x27, x17, x16	// matrix.madd.2
madd x6, x7, x14, x22	// matrix.madd.3
madd x28, x7, x17, x23	// matrix.madd.4
ldr q18, [x0, #176]	// update.limb12.load
smull v20.2d, v1.2s, v18.s[0]	// update.limb12.fg
ubfx x15, x21, #41, #19	// third3.low_f
ubfx x4, x20, #40, #20	// third3.low_g
smlal v20.2d, v4.2s, v18.s[1]	// update.limb12.fg.2
sub x5, x10, x15	// third3.start_h
sub x19, x11, x4	// third3.start_G
smlal v20.2d, v2.2s, v3.s[2]	// update.limb12.fg.3
eor x27, x5, x25, asr #63	// third3.x
tst x19, #1	// third3.step1.parity
asr x16, x19, #1	// third3.step1.t
add x14, x16, x27	// third3.step1.y
smlal v20.2d, v5.2s, v3.s[3]	// update.limb12.fg.4
csel x22, x14, x16, eq	// third3.step1.G
ccmp x25, #0, #0, eq	// third3.step1.swap
csel x7, x16, x5, lt	// third3.step1.h
csinv x17, x24, x3, ge	// third3.step1.d
ssra v20.2d, v6.2d, #30	// update.limb12.carry_fg
eor x23, x7, x17, asr #63	// third3.step1.x
tst x22, #1	// third3.step2.parity
asr x21, x22, #1	// third3.step2.t
sub x20, x17, #1	// third3.step2.down
add x15, x17, #1	// third3.step2.up
add x4, x21, x23	// third3.step2.y
smull v17.2d, v1.2s, v18.s[2]	// update.limb13.fg
csel x19, x4, x21, eq	// third3.step2.G
ccmp x17, #0, #0, eq	// third3.step2.swap
csel x27, x21, x7, lt	// third3.step2.h
csinv x14, x20, x15, ge	// third3.step2.d
smlal v17.2d, v4.2s, v18.s[3]	// update.limb13.fg.2
eor x25, x27, x14, asr #63	// third3.step2.x
tst x19, #1	// third3.step3.parity
asr x16, x19, #1	// third3.step3.t
sub x5, x14, #1	// third3.step3.down
add x24, x14, #1	// third3.step3.up
add x3, x16, x25	// third3.step3.y
smlal v17.2d, v2.2s, v18.s[0]	// update.limb13.fg.3
csel x22, x3, x16, eq	// third3.step3.G
ccmp x14, #0, #0, eq	// third3.step3.swap
csel x23, x16, x27, lt	// third3.step3.h
csinv x4, x5, x24, ge	// third3.step3.d
eor x17, x23, x4, asr #63	// third3.step3.x
tst x22, #1	// third3.step4.parity
asr x21, x22, #1	// third3.step4.t
sub x7, x4, #1	// third3.step4.down
add x20, x4, #1	// third3.step4.up
smlal v17.2d, v5.2s, v18.s[1]	// update.limb13.fg.4
add x15, x21, x17	// third3.step4.y
ssra v17.2d, v20.2d, #30	// update.limb13.carry_fg
csel x19, x15, x21, eq	// third3.step4.G
ccmp x4, #0, #0, eq	// third3.step4.swap
csel x25, x21, x23, lt	// third3.step4.h
csinv x3, x7, x20, ge	// third3.step4.d
eor x14, x25, x3, asr #63	// third3.step4.x
tst x19, #1	// third3.step5.parity
asr x16, x19, #1	// third3.step5.t
sub x27, x3, #1	// third3.step5.down
add x5, x3, #1	// third3.step5.up
uzp1 v19.4s, v20.4s, v17.4s	// update.limb13.limb
add x24, x16, x14	// third3.step5.y
bic v19.4s, #0xc0, lsl #24	// update.limb13.limb.2
csel x22, x24, x16, eq	// third3.step5.G
ccmp x3, #0, #0, eq	// third3.step5.swap
csel x17, x16, x25, lt	// third3.step5.h
csinv x15, x27, x5, ge	// third3.step5.d
eor x4, x17, x15, asr #63	// third3.step5.x
tst x22, #1	// third3.step6.parity
asr x21, x22, #1	// third3.step6.t
sub x23, x15, #1	// third3.step6.down
add x7, x15, #1	// third3.step6.up
str q19, [x0, #160]	// update.limb13.store
add x20, x21, x4	// third3.step6.y
ldr q22, [x0, #192]	// update.limb14.load
csel x19, x20, x21, eq	// third3.step6.G
ccmp x15, #0, #0, eq	// third3.step6.swap
csel x14, x21, x17, lt	// third3.step6.h
csinv x24, x23, x7, ge	// third3.step6.d
eor x3, x14, x24, asr #63	// third3.step6.x
tst x19, #1	// third3.step7.parity
asr x16, x19, #1	// third3.step7.t
sub x25, x24, #1	// third3.step7.down
add x27, x24, #1	// third3.step7.up
smull v24.2d, v1.2s, v22.s[0]	// update.limb14.fg
add x5, x16, x3	// third3.step7.y
smlal v24.2d, v4.2s, v22.s[1]	// update.limb14.fg.2
csel x22, x5, x16, eq	// third3.step7.G
ccmp x24, #0, #0, eq	// third3.step7.swap
csel x4, x16, x14, lt	// third3.step7.h
csinv x20, x25, x27, ge	// third3.step7.d
eor x15, x4, x20, asr #63	// third3.step7.x
tst x22, #1	// third3.step8.parity
asr x21, x22, #1	// third3.step8.t
sub x17, x20, #1	// third3.step8.down
add x23, x20, #1	// third3.step8.up
smlal v24.2d, v2.2s, v18.s[2]	// update.limb14.fg.3
add x7, x21, x15	// third3.step8.y
csel x19, x7, x21, eq	// third3.step8.G
ccmp x20, #0, #0, eq	// third3.step8.swap
csel x3, x21, x4, lt	// third3.step8.h
csinv x5, x17, x23, ge	// third3.step8.d
smlal v24.2d, v5.2s, v18.s[3]	// update.limb14.fg.4
eor x24, x3, x5, asr #63	// third3.step8.x
tst x19, #1	// third3.step9.parity
asr x16, x19, #1	// third3.step9.t
sub x14, x5, #1	// third3.step9.down
add x25, x5, #1	// third3.step9.up
ssra v24.2d, v17.2d, #30	// update.limb14.carry_fg
add x27, x16, x24	// third3.step9.y
csel x22, x27, x16, eq	// third3.step9.G
ccmp x5, #0, #0, eq	// third3.step9.swap
csel x15, x16, x3, lt	// third3.step9.h
csinv x7, x14, x25, ge	// third3.step9.d
smull v21.2d, v1.2s, v22.s[2]	// update.limb15.fg
eor x20, x15, x7, asr #63	// third3.step9.x
tst x22, #1	// third3.step10.parity
asr x21, x22, #1	// third3.step10.t
sub x4, x7, #1	// third3.step10.down
add x17, x7, #1	// third3.step10.up
smlal v21.2d, v4.2s, v22.s[3]	// update.limb15.fg.2
add x23, x21, x20	// third3.step10.y
csel x19, x23, x21, eq	// third3.step10.G
ccmp x7, #0, #0, eq	// third3.step10.swap
csel x24, x21, x15, lt	// third3.step10.h
csinv x27, x4, x17, ge	// third3.step10.d
smlal v21.2d, v2.2s, v22.s[0]	// update.limb15.fg.3
eor x5, x24, x27, asr #63	// third3.step10.x
tst x19, #1	// third3.step11.parity
asr x16, x19, #1	// third3.step11.t
sub x3, x27, #1	// third3.step11.down
add x14, x27, #1	// third3.step11.up
smlal v21.2d, v5.2s, v22.s[1]	// update.limb15.fg.4
add x25, x16, x5	// third3.step11.y
csel x22, x25, x16, eq	// third3.step11.G
ccmp x27, #0, #0, eq	// third3.step11.swap
csel x20, x16, x24, lt	// third3.step11.h
csinv x23, x3, x14, ge	// third3.step11.d
ssra v21.2d, v24.2d, #30	// update.limb15.carry_fg
eor x7, x20, x23, asr #63	// third3.step11.x
tst x22, #1	// third3.step12.parity
asr x21, x22, #1	// third3.step12.t
sub x15, x23, #1	// third3.step12.down
add x4, x23, #1	// third3.step12.up
uzp1 v23.4s, v24.4s, v21.4s	// update.limb15.limb
add x17, x21, x7	// third3.step12.y
csel x19, x17, x21, eq	// third3.step12.G
ccmp x23, #0, #0, eq	// third3.step12.swap
csel x5, x21, x20, lt	// third3.step12.h
csinv x25, x15, x4, ge	// third3.step12.d
bic v23.4s, #0xc0, lsl #24	// update.limb15.limb.2
eor x27, x5, x25, asr #63	// third3.step12.x
tst x19, #1	// third3.step13.parity
asr x16, x19, #1	// third3.step13.t
sub x24, x25, #1	// third3.step13.down
add x3, x25, #1	// third3.step13.up
add x14, x16, x27	// third3.step13.y
str q23, [x0, #176]	// update.limb15.store
csel x22, x14, x16, eq	// third3.step13.G
ccmp x25, #0, #0, eq	// third3.step13.swap
csel x7, x16, x5, lt	// third3.step13.h
csinv x17, x24, x3, ge	// third3.step13.d
lsl x23, x1, #4	// window_f.low
eor x21, x7, x17, asr #63	// third3.step13.x
tst x22, #1	// third3.step14.parity
asr x20, x22, #1	// third3.step14.t
sub x15, x17, #1	// third3.step14.down
add x4, x17, #1	// third3.step14.up
add x19, x20, x21	// third3.step14.y
ldr w27, [x0, #96]	// window_f.load_f2
csel x14, x19, x20, eq	// third3.step14.G
ccmp x17, #0, #0, eq	// third3.step14.swap
csel x25, x20, x7, lt	// third3.step14.h
csinv x16, x15, x4, ge	// third3.step14.d
ldr w5, [x0, #104]	// window_f.load_f3
eor x24, x25, x16, asr #63	// third3.step14.x
tst x14, #1	// third3.step15.parity
asr x3, x14, #1	// third3.step15.t
sub x1, x16, #1	// third3.step15.down
add x22, x16, #1	// third3.step15.up
add x21, x3, x24	// third3.step15.y
orr x19, x27, x5, lsl #30	// window_f.low_f2
csel x17, x21, x3, eq	// third3.step15.G
ccmp x16, #0, #0, eq	// third3.step15.swap
csel x20, x3, x25, lt	// third3.step15.h
csinv x7, x1, x22, ge	// third3.step15.d
add x15, x19, x23, lsr #63	// window_f.high
eor x4, x20, x7, asr #63	// third3.step15.x
tst x17, #1	// third3.step16.parity
asr x14, x17, #1	// third3.step16.t
sub x24, x7, #1	// third3.step16.down
add x27, x7, #1	// third3.step16.up
add x5, x14, x4	// third3.step16.y
lsl x21, x2, #4	// window_g.low
csel x16, x5, x14, eq	// third3.step16.G
ccmp x7, #0, #0, eq	// third3.step16.swap
csel x3, x14, x20, lt	// third3.step16.h
csinv x25, x24, x27, ge	// third3.step16.d
ldr w1, [x0, #100]	// window_g.load_g2
eor x22, x3, x25, asr #63	// third3.step16.x
tst x16, #1	// third3.step17.parity
asr x19, x16, #1	// third3.step17.t
sub x17, x25, #1	// third3.step17.down
add x4, x25, #1	// third3.step17.up
add x2, x19, x22	// third3.step17.y
ldr w5, [x0, #108]	// window_g.load_g3
csel x7, x2, x19, eq	// third3.step17.G
ccmp x25, #0, #0, eq	// third3.step17.swap
csel x14, x19, x3, lt	// third3.step17.h
csinv x20, x17, x4, ge	// third3.step17.d
eor x24, x14, x20, asr #63	// third3.step17.x
tst x7, #1	// third3.step18.parity
asr x27, x7, #1	// third3.step18.t
sub x16, x20, #1	// third3.step18.down
add x22, x20, #1	// third3.step18.up
orr x2, x1, x5, lsl #30	// window_g.low_g2
add x25, x27, x24	// third3.step18.y
add x19, x2, x21, lsr #63	// window_g.high
csel x3, x25, x27, eq	// third3.step18.G
ccmp x20, #0, #0, eq	// third3.step18.swap
csel x17, x27, x14, lt	// third3.step18.h
csinv x4, x16, x22, ge	// third3.step18.d
eor x7, x17, x4, asr #63	// third3.step18.x
tst x3, #1	// third3.step19.parity
asr x1, x3, #1	// third3.step19.t
sub x5, x4, #1	// third3.step19.down
add x24, x4, #1	// third3.step19.up
add x2, x1, x7	// third3.step19.y
csel x25, x2, x1, eq	// third3.step19.G
ccmp x4, #0, #0, eq	// third3.step19.swap
csel x20, x1, x17, lt	// third3.step19.h
csinv x27, x5, x24, ge	// third3.step19.d
eor x14, x20, x27, asr #63	// third3.step19.x
tst x25, #1	// third3.step20.parity
asr x16, x25, #1	// third3.step20.t
sub x22, x27, #1	// third3.step20.down
add x3, x27, #1	// third3.step20.up
add x7, x16, x14	// third3.step20.y
csel x2, x7, x16, eq	// third3.step20.G
ccmp x27, #0, #0, eq	// third3.step20.swap
csel x4, x16, x20, lt	// third3.step20.h
csinv x1, x22, x3, ge	// third3.step20.d
eor x17, x4, x1, asr #63	// third3.step20.x
sub x5, x8, x4, lsl #1	// third3.fields
sub x24, x8, x2	// third3.fields.2
sbfx x25, x5, #21, #21	// third3.first
add x14, x5, x9	// third3.rounded
sbfx x7, x24, #21, #21	// third3.first.2
add x27, x24, x9	// third3.rounded.2
asr x16, x14, #42	// third3.second
asr x20, x27, #42	// third3.second.2
mneg x22, x25, x26	// matrix.mneg
mneg x3, x25, x13	// matrix.mneg.2
mneg x17, x7, x26	// matrix.mneg.3
mneg x4, x7, x13	// matrix.mneg.4
msub x2, x16, x6, x22	// matrix.msub
msub x5, x16, x28, x3	// matrix.msub.2
msub x24, x20, x6, x17	// matrix.msub.3
msub x14, x20, x28, x4	// matrix.msub.4
mul x27, x2, x23	// next_f.below
smulh x25, x2, x23	// next_f.one
smulh x26, x5, x21	// next_f.two
mul x7, x24, x23	// next_g.below
smulh x13, x24, x23	// next_g.one
smulh x22, x14, x21	// next_g.two
cmp x27, #1	// next_f.carry
madd x16, x2, x15, x25	// next_f.one.2
madd x3, x5, x19, x26	// next_f.two.2
madd x6, x24, x15, x13	// next_g.one.2
madd x17, x14, x19, x22	// next_g.two.2
adc x20, x16, x3	// next_f.next
cmp x7, #1	// next_g.carry
adc x28, x6, x17	// next_g.next
mov x3, x1	// output
mov x1, x20	// output
mov x4, x2	// output
mov x2, x28	// output
mov x6, x24	// output
mov x7, x14	// output
mov v0.16b, v1.16b	// output
mov v1.16b, v2.16b	// output
mov v2.16b, v4.16b	// output
mov v3.16b, v5.16b	// output
mov v4.16b, v21.16b	// output
mov v5.16b, v22.16b	// output
add x15, x0, #176	// rest.start
ldr x16, [sp, #80]	// rest.start
3:
ldr q22, [x15, #32]	// rest.limb0
smull v20.2d, v1.2s, v5.s[2]	// rest.limb0
smlal v20.2d, v3.2s, v5.s[3]	// rest.limb0
smlal v20.2d, v0.2s, v22.s[0]	// rest.limb0
smlal v20.2d, v2.2s, v22.s[1]	// rest.limb0
ssra v20.2d, v4.2d, #30	// rest.limb0
smull v4.2d, v1.2s, v22.s[0]	// rest.limb1
smlal v4.2d, v3.2s, v22.s[1]	// rest.limb1
smlal v4.2d, v0.2s, v22.s[2]	// rest.limb1
smlal v4.2d, v2.2s, v22.s[3]	// rest.limb1
ssra v4.2d, v20.2d, #30	// rest.limb1
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb1
bic v23.4s, #0xc0, lsl #24	// rest.limb1
str q23, [x15, #16]	// rest.limb1
ldr q5, [x15, #48]	// rest.limb2
smull v20.2d, v1.2s, v22.s[2]	// rest.limb2
smlal v20.2d, v3.2s, v22.s[3]	// rest.limb2
smlal v20.2d, v0.2s, v5.s[0]	// rest.limb2
smlal v20.2d, v2.2s, v5.s[1]	// rest.limb2
ssra v20.2d, v4.2d, #30	// rest.limb2
smull v4.2d, v1.2s, v5.s[0]	// rest.limb3
smlal v4.2d, v3.2s, v5.s[1]	// rest.limb3
smlal v4.2d, v0.2s, v5.s[2]	// rest.limb3
smlal v4.2d, v2.2s, v5.s[3]	// rest.limb3
ssra v4.2d, v20.2d, #30	// rest.limb3
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb3
bic v23.4s, #0xc0, lsl #24	// rest.limb3
str q23, [x15, #32]	// rest.limb3
add x15, x15, #32	// rest.next
subs x16, x16, #1	// rest.next
b.ne 3b	// rest.next
smull v20.2d, v1.2s, v5.s[2]	// rest.top
smlal v20.2d, v3.2s, v5.s[3]	// rest.top
ssra v20.2d, v4.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
bic v23.2s, #0xc0, lsl #24	// rest.top
str d23, [x15, #16]	// rest.top
sshr v20.2d, v20.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
str d23, [x15, #24]	// rest.top
str d23, [x0, #72]	// rest.top
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
ldr q6, [x0, #80]	// update.limb0.load
smull v7.2d, v1.2s, v6.s[0]	// update.limb0.fg
smlal v7.2d, v4.2s, v6.s[1]	// update.limb0.fg.2
smull v16.2d, v1.2s, v6.s[2]	// update.limb1.fg
smlal v16.2d, v4.2s, v6.s[3]	// update.limb1.fg.2
smlal v16.2d, v2.2s, v6.s[0]	// update.limb1.fg.3
smlal v16.2d, v5.2s, v6.s[1]	// update.limb1.fg.4
ssra v16.2d, v7.2d, #30	// update.limb1.carry_fg
ldr q17, [x0, #96]	// update.limb2.load
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
str q20, [x0, #80]	// update.limb3.store
ldr q21, [x0, #112]	// update.limb4.load
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
str q24, [x0, #96]	// update.limb5.store
ldr q25, [x0, #128]	// update.limb6.load
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
str q28, [x0, #112]	// update.limb7.store
ldr q29, [x0, #144]	// update.limb8.load
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
str q0, [x0, #128]	// update.limb9.store
ldr q3, [x0, #160]	// update.limb10.load
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
str q16, [x0, #144]	// update.limb11.store
ldr q18, [x0, #176]	// update.limb12.load
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
str q19, [x0, #160]	// update.limb13.store
ldr q22, [x0, #192]	// update.limb14.load
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
str q23, [x0, #176]	// update.limb15.store
mov v0.16b, v1.16b	// output
mov v1.16b, v2.16b	// output
mov v2.16b, v4.16b	// output
mov v3.16b, v5.16b	// output
mov v4.16b, v21.16b	// output
mov v5.16b, v22.16b	// output
add x15, x0, #176	// rest.start
ldr x16, [sp, #80]	// rest.start
4:
ldr q22, [x15, #32]	// rest.limb0
smull v20.2d, v1.2s, v5.s[2]	// rest.limb0
smlal v20.2d, v3.2s, v5.s[3]	// rest.limb0
smlal v20.2d, v0.2s, v22.s[0]	// rest.limb0
smlal v20.2d, v2.2s, v22.s[1]	// rest.limb0
ssra v20.2d, v4.2d, #30	// rest.limb0
smull v4.2d, v1.2s, v22.s[0]	// rest.limb1
smlal v4.2d, v3.2s, v22.s[1]	// rest.limb1
smlal v4.2d, v0.2s, v22.s[2]	// rest.limb1
smlal v4.2d, v2.2s, v22.s[3]	// rest.limb1
ssra v4.2d, v20.2d, #30	// rest.limb1
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb1
bic v23.4s, #0xc0, lsl #24	// rest.limb1
str q23, [x15, #16]	// rest.limb1
ldr q5, [x15, #48]	// rest.limb2
smull v20.2d, v1.2s, v22.s[2]	// rest.limb2
smlal v20.2d, v3.2s, v22.s[3]	// rest.limb2
smlal v20.2d, v0.2s, v5.s[0]	// rest.limb2
smlal v20.2d, v2.2s, v5.s[1]	// rest.limb2
ssra v20.2d, v4.2d, #30	// rest.limb2
smull v4.2d, v1.2s, v5.s[0]	// rest.limb3
smlal v4.2d, v3.2s, v5.s[1]	// rest.limb3
smlal v4.2d, v0.2s, v5.s[2]	// rest.limb3
smlal v4.2d, v2.2s, v5.s[3]	// rest.limb3
ssra v4.2d, v20.2d, #30	// rest.limb3
uzp1 v23.4s, v20.4s, v4.4s	// rest.limb3
bic v23.4s, #0xc0, lsl #24	// rest.limb3
str q23, [x15, #32]	// rest.limb3
add x15, x15, #32	// rest.next
subs x16, x16, #1	// rest.next
b.ne 4b	// rest.next
smull v20.2d, v1.2s, v5.s[2]	// rest.top
smlal v20.2d, v3.2s, v5.s[3]	// rest.top
ssra v20.2d, v4.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
bic v23.2s, #0xc0, lsl #24	// rest.top
str d23, [x15, #16]	// rest.top
sshr v20.2d, v20.2d, #30	// rest.top
xtn v23.2s, v20.2d	// rest.top
str d23, [x15, #24]	// rest.top
str d23, [x0, #72]	// rest.top
ldp x21, x22, [sp, #16]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x27, x28, [sp, #64]	// restore
ldp x19, x20, [sp], #96	// restore
ret	// leave
