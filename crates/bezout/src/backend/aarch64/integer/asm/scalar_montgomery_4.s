// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 4 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 32 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
ldp x5, x6, [x2, #0]	// load_b0
ldp x2, x7, [x2, #16]	// load_b2
ldp x8, x9, [x1, #0]	// load_a0
mul x10, x8, x5	// low
umulh x11, x8, x5	// high
mul x12, x8, x6	// low.2
adds x11, x11, x12	// sum
umulh x12, x8, x6	// high.2
mul x13, x8, x2	// low.3
adcs x12, x12, x13	// sum.2
umulh x13, x8, x2	// high.3
mul x14, x8, x7	// low.4
adcs x13, x13, x14	// sum.3
umulh x8, x8, x7	// high.4
adc x8, x8, xzr	// sum.4
mul x14, x9, x5	// low.5
adds x11, x11, x14	// sum.5
mul x14, x9, x6	// low.6
adcs x12, x12, x14	// sum.6
mul x14, x9, x2	// low.7
adcs x13, x13, x14	// sum.7
mul x14, x9, x7	// low.8
adcs x8, x8, x14	// sum.8
umulh x14, x9, x7	// high.5
adc x14, x14, xzr	// sum.9
umulh x15, x9, x5	// high.6
adds x12, x12, x15	// sum.10
umulh x15, x9, x6	// high.7
adcs x13, x13, x15	// sum.11
umulh x9, x9, x2	// high.8
adcs x8, x8, x9	// sum.12
adc x9, x14, xzr	// sum.13
ldp x1, x14, [x1, #16]	// load_a2
mul x15, x1, x5	// low.9
adds x12, x12, x15	// sum.14
mul x15, x1, x6	// low.10
adcs x13, x13, x15	// sum.15
mul x15, x1, x2	// low.11
adcs x8, x8, x15	// sum.16
mul x15, x1, x7	// low.12
adcs x9, x9, x15	// sum.17
umulh x15, x1, x7	// high.9
adc x15, x15, xzr	// sum.18
umulh x16, x1, x5	// high.10
adds x13, x13, x16	// sum.19
umulh x16, x1, x6	// high.11
adcs x8, x8, x16	// sum.20
umulh x1, x1, x2	// high.12
adcs x1, x9, x1	// sum.21
adc x9, x15, xzr	// sum.22
mul x15, x14, x5	// low.13
adds x13, x13, x15	// sum.23
mul x15, x14, x6	// low.14
adcs x8, x8, x15	// sum.24
mul x15, x14, x2	// low.15
adcs x1, x1, x15	// sum.25
mul x15, x14, x7	// low.16
adcs x9, x9, x15	// sum.26
umulh x7, x14, x7	// high.13
adc x7, x7, xzr	// sum.27
umulh x5, x14, x5	// high.14
adds x5, x8, x5	// sum.28
umulh x6, x14, x6	// high.15
adcs x1, x1, x6	// sum.29
umulh x2, x14, x2	// high.16
adcs x2, x9, x2	// sum.30
adc x6, x7, xzr	// sum.31
ldp x7, x8, [x3, #0]	// load_m0
ldp x3, x9, [x3, #16]	// load_m2
mneg x10, x10, x4	// q
cmn xzr, xzr	// none
mul x14, x10, x8	// low.17
sbcs x11, x14, x11	// difference
mul x14, x10, x3	// low.18
sbcs x12, x14, x12	// difference.2
mul x14, x10, x9	// low.19
sbcs x13, x14, x13	// difference.3
umulh x14, x10, x9	// high.17
adc x14, x14, xzr	// sum.32
umulh x15, x10, x7	// high.18
adds x11, x11, x15	// sum.33
umulh x15, x10, x8	// high.19
adcs x12, x12, x15	// sum.34
umulh x10, x10, x3	// high.20
adcs x10, x13, x10	// sum.35
adc x13, x14, xzr	// sum.36
madd x11, x11, x4, x4	// q.2
mul x14, x11, x8	// low.20
adds x12, x12, x14	// sum.37
mul x14, x11, x3	// low.21
adcs x10, x10, x14	// sum.38
mul x14, x11, x9	// low.22
adcs x13, x13, x14	// sum.39
umulh x14, x11, x9	// high.21
adc x14, x14, xzr	// sum.40
umulh x15, x11, x7	// high.22
adds x12, x12, x15	// sum.41
umulh x15, x11, x8	// high.23
adcs x10, x10, x15	// sum.42
umulh x11, x11, x3	// high.24
adcs x11, x13, x11	// sum.43
adc x13, x14, xzr	// sum.44
madd x12, x12, x4, x4	// q.3
mul x14, x12, x8	// low.23
adds x10, x10, x14	// sum.45
mul x14, x12, x3	// low.24
adcs x11, x11, x14	// sum.46
mul x14, x12, x9	// low.25
adcs x13, x13, x14	// sum.47
umulh x14, x12, x9	// high.25
adc x14, x14, xzr	// sum.48
umulh x15, x12, x7	// high.26
adds x10, x10, x15	// sum.49
umulh x15, x12, x8	// high.27
adcs x11, x11, x15	// sum.50
umulh x12, x12, x3	// high.28
adcs x12, x13, x12	// sum.51
adc x13, x14, xzr	// sum.52
madd x4, x10, x4, x4	// q.4
mul x10, x4, x8	// low.26
adds x10, x11, x10	// sum.53
mul x11, x4, x3	// low.27
adcs x11, x12, x11	// sum.54
mul x12, x4, x9	// low.28
adcs x12, x13, x12	// sum.55
umulh x13, x4, x9	// high.29
adc x13, x13, xzr	// sum.56
umulh x14, x4, x7	// high.30
adds x10, x10, x14	// sum.57
umulh x14, x4, x8	// high.31
adcs x11, x11, x14	// sum.58
umulh x4, x4, x3	// high.32
adcs x4, x12, x4	// sum.59
adc x12, x13, xzr	// sum.60
subs x5, x5, x10	// difference.4
sbcs x1, x1, x11	// difference.5
sbcs x2, x2, x4	// difference.6
sbcs x4, x6, x12	// difference.7
csel x6, x7, xzr, lo	// if_not
csel x7, x8, xzr, lo	// if_not.2
csel x3, x3, xzr, lo	// if_not.3
csel x8, x9, xzr, lo	// if_not.4
adds x5, x5, x6	// sum.61
adcs x1, x1, x7	// sum.62
adcs x2, x2, x3	// sum.63
adcs x3, x4, x8	// sum.64
stp x5, x1, [x0, #0]	// store
stp x2, x3, [x0, #16]	// store.2
ret	// leave
