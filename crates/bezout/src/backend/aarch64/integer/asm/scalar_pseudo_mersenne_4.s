// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// A product modulo 2^255 - r of numbers of 4 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, each of 32 bytes; x3: r, odd and below 2^31.
// a b modulo 2^255 - r, canonical; a and b may be any numbers. The result may overlap neither.
ldp x4, x5, [x2, #0]	// load_b0
ldp x2, x6, [x2, #16]	// load_b2
ldp x7, x8, [x1, #0]	// load_a0
mul x9, x7, x4	// low
umulh x10, x7, x4	// high
mul x11, x7, x5	// low.2
umulh x12, x7, x5	// high.2
mul x13, x7, x2	// low.3
adds x10, x10, x11	// sum
umulh x11, x7, x2	// high.3
mul x14, x7, x6	// low.4
adcs x12, x12, x13	// sum.2
umulh x7, x7, x6	// high.4
mul x13, x8, x4	// low.5
adcs x11, x11, x14	// sum.3
mul x14, x8, x5	// low.6
adc x7, x7, xzr	// sum.4
mul x15, x8, x2	// low.7
adds x10, x10, x13	// sum.5
mul x13, x8, x6	// low.8
adcs x12, x12, x14	// sum.6
umulh x14, x8, x6	// high.5
adcs x11, x11, x15	// sum.7
umulh x15, x8, x4	// high.6
adcs x7, x7, x13	// sum.8
umulh x13, x8, x5	// high.7
adc x14, x14, xzr	// sum.9
umulh x8, x8, x2	// high.8
adds x12, x12, x15	// sum.10
adcs x11, x11, x13	// sum.11
ldp x1, x13, [x1, #16]	// load_a2
mul x15, x1, x4	// low.9
adcs x7, x7, x8	// sum.12
adc x8, x14, xzr	// sum.13
mul x14, x1, x5	// low.10
mul x16, x1, x2	// low.11
adds x12, x12, x15	// sum.14
mul x15, x1, x6	// low.12
adcs x11, x11, x14	// sum.15
umulh x14, x1, x6	// high.9
adcs x7, x7, x16	// sum.16
umulh x16, x1, x4	// high.10
adcs x8, x8, x15	// sum.17
umulh x15, x1, x5	// high.11
adc x14, x14, xzr	// sum.18
umulh x1, x1, x2	// high.12
adds x11, x11, x16	// sum.19
adcs x7, x7, x15	// sum.20
mul x15, x13, x4	// low.13
adcs x1, x8, x1	// sum.21
mul x8, x13, x5	// low.14
adc x14, x14, xzr	// sum.22
mul x16, x13, x2	// low.15
adds x11, x11, x15	// sum.23
mul x15, x13, x6	// low.16
adcs x7, x7, x8	// sum.24
umulh x6, x13, x6	// high.13
adcs x1, x1, x16	// sum.25
umulh x4, x13, x4	// high.14
adcs x8, x14, x15	// sum.26
umulh x5, x13, x5	// high.15
adc x6, x6, xzr	// sum.27
umulh x2, x13, x2	// high.16
adds x4, x7, x4	// sum.28
adcs x1, x1, x5	// sum.29
adcs x2, x8, x2	// sum.30
adc x5, x6, xzr	// sum.31
lsl x6, x3, #1	// twice
mul x7, x4, x6	// low.17
mul x8, x1, x6	// low.18
mul x13, x2, x6	// low.19
adds x7, x9, x7	// sum.32
mul x9, x5, x6	// low.20
adcs x8, x10, x8	// sum.33
umulh x5, x6, x5	// high.17
adcs x10, x12, x13	// sum.34
umulh x4, x6, x4	// high.18
adcs x9, x11, x9	// sum.35
umulh x1, x6, x1	// high.19
adc x5, x5, xzr	// sum.36
umulh x2, x6, x2	// high.20
adds x4, x8, x4	// sum.37
adcs x1, x10, x1	// sum.38
adcs x2, x9, x2	// sum.39
adc x5, x5, xzr	// sum.40
extr x5, x5, x2, #63	// times
madd x5, x5, x3, x3	// back
orr x2, x2, #0x8000000000000000	// highest
adds x5, x7, x5	// sum.41
adcs x4, x4, xzr	// sum.42
adcs x1, x1, xzr	// sum.43
adcs x2, x2, xzr	// sum.44
csel x3, x3, xzr, lo	// if_not
subs x3, x5, x3	// difference
sbcs x4, x4, xzr	// difference.2
sbcs x1, x1, xzr	// difference.3
sbcs x2, x2, xzr	// difference.4
and x2, x2, #0x7fffffffffffffff	// below
stp x3, x4, [x0, #0]	// store
stp x1, x2, [x0, #16]	// store.2
ret	// leave
