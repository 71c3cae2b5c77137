// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 4 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 32 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-16]!	// save
ldp x5, x6, [x2, #0]	// load_b0
ldp x2, x7, [x2, #16]	// load_b2
ldp x8, x9, [x3, #0]	// load_m0
ldp x3, x10, [x3, #16]	// load_m2
ldp x11, x12, [x1, #0]	// load_a0
mul x13, x11, x5	// low
umulh x14, x11, x5	// high
mul x15, x11, x6	// low.2
umulh x16, x11, x6	// high.2
mul x17, x11, x2	// low.3
adds x14, x14, x15	// sum
umulh x15, x11, x2	// high.3
mul x19, x11, x7	// low.4
adcs x16, x16, x17	// sum.2
umulh x11, x11, x7	// high.4
adcs x15, x15, x19	// sum.3
adc x11, x11, xzr	// sum.4
mul x17, x13, x4	// q
mul x19, x17, x9	// low.5
mul x20, x17, x3	// low.6
cmp x13, #1	// lowest
mul x13, x17, x10	// low.7
adcs x14, x14, x19	// sum.5
adcs x16, x16, x20	// sum.6
umulh x19, x17, x8	// high.5
adcs x13, x15, x13	// sum.7
umulh x15, x17, x9	// high.6
adc x11, x11, xzr	// sum.8
umulh x20, x17, x3	// high.7
adds x14, x14, x19	// sum.9
umulh x17, x17, x10	// high.8
adcs x15, x16, x15	// sum.10
adcs x13, x13, x20	// sum.11
mul x16, x12, x5	// low.8
adcs x11, x11, x17	// sum.12
mul x17, x12, x6	// low.9
adc x19, xzr, xzr	// sum.13
mul x20, x12, x2	// low.10
adds x14, x14, x16	// sum.14
mul x16, x12, x7	// low.11
adcs x15, x15, x17	// sum.15
adcs x13, x13, x20	// sum.16
umulh x17, x12, x5	// high.9
adcs x11, x11, x16	// sum.17
umulh x16, x12, x6	// high.10
adc x19, x19, xzr	// sum.18
umulh x20, x12, x2	// high.11
adds x15, x15, x17	// sum.19
umulh x12, x12, x7	// high.12
adcs x13, x13, x16	// sum.20
adcs x11, x11, x20	// sum.21
adcs x12, x19, x12	// sum.22
adc x16, xzr, xzr	// sum.23
mul x17, x14, x4	// q.2
mul x19, x17, x9	// low.12
mul x20, x17, x3	// low.13
cmp x14, #1	// lowest.2
mul x14, x17, x10	// low.14
adcs x15, x15, x19	// sum.24
adcs x13, x13, x20	// sum.25
umulh x19, x17, x8	// high.13
adcs x11, x11, x14	// sum.26
adcs x12, x12, xzr	// sum.27
umulh x14, x17, x9	// high.14
adc x16, x16, xzr	// sum.28
umulh x20, x17, x3	// high.15
adds x15, x15, x19	// sum.29
umulh x17, x17, x10	// high.16
adcs x13, x13, x14	// sum.30
adcs x11, x11, x20	// sum.31
ldp x1, x14, [x1, #16]	// load_a2
mul x19, x1, x5	// low.15
adcs x12, x12, x17	// sum.32
adc x16, x16, xzr	// sum.33
mul x17, x1, x6	// low.16
mul x20, x1, x2	// low.17
adds x15, x15, x19	// sum.34
mul x19, x1, x7	// low.18
adcs x13, x13, x17	// sum.35
adcs x11, x11, x20	// sum.36
umulh x17, x1, x5	// high.17
adcs x12, x12, x19	// sum.37
umulh x19, x1, x6	// high.18
adc x16, x16, xzr	// sum.38
umulh x20, x1, x2	// high.19
adds x13, x13, x17	// sum.39
umulh x1, x1, x7	// high.20
adcs x11, x11, x19	// sum.40
adcs x12, x12, x20	// sum.41
adcs x1, x16, x1	// sum.42
adc x16, xzr, xzr	// sum.43
mul x17, x15, x4	// q.3
mul x19, x17, x9	// low.19
mul x20, x17, x3	// low.20
cmp x15, #1	// lowest.3
mul x15, x17, x10	// low.21
adcs x13, x13, x19	// sum.44
adcs x11, x11, x20	// sum.45
umulh x19, x17, x8	// high.21
adcs x12, x12, x15	// sum.46
adcs x1, x1, xzr	// sum.47
umulh x15, x17, x9	// high.22
adc x16, x16, xzr	// sum.48
umulh x20, x17, x3	// high.23
adds x13, x13, x19	// sum.49
umulh x17, x17, x10	// high.24
adcs x11, x11, x15	// sum.50
adcs x12, x12, x20	// sum.51
mul x15, x14, x5	// low.22
adcs x1, x1, x17	// sum.52
mul x17, x14, x6	// low.23
adc x16, x16, xzr	// sum.53
mul x19, x14, x2	// low.24
adds x13, x13, x15	// sum.54
mul x15, x14, x7	// low.25
adcs x11, x11, x17	// sum.55
adcs x12, x12, x19	// sum.56
umulh x5, x14, x5	// high.25
adcs x1, x1, x15	// sum.57
umulh x6, x14, x6	// high.26
adc x15, x16, xzr	// sum.58
umulh x2, x14, x2	// high.27
adds x5, x11, x5	// sum.59
umulh x7, x14, x7	// high.28
adcs x6, x12, x6	// sum.60
adcs x1, x1, x2	// sum.61
adcs x2, x15, x7	// sum.62
adc x7, xzr, xzr	// sum.63
mul x4, x13, x4	// q.4
mul x11, x4, x9	// low.26
mul x12, x4, x3	// low.27
cmp x13, #1	// lowest.4
mul x13, x4, x10	// low.28
adcs x5, x5, x11	// sum.64
adcs x6, x6, x12	// sum.65
umulh x11, x4, x8	// high.29
adcs x1, x1, x13	// sum.66
adcs x2, x2, xzr	// sum.67
umulh x12, x4, x9	// high.30
adc x7, x7, xzr	// sum.68
umulh x13, x4, x3	// high.31
adds x5, x5, x11	// sum.69
umulh x4, x4, x10	// high.32
adcs x6, x6, x12	// sum.70
adcs x1, x1, x13	// sum.71
adcs x2, x2, x4	// sum.72
adc x4, x7, xzr	// sum.73
subs x7, x5, x8	// difference
sbcs x8, x6, x9	// difference.2
sbcs x3, x1, x3	// difference.3
sbcs x9, x2, x10	// difference.4
sbcs xzr, x4, xzr	// less
csel x4, x5, x7, lo	// select
csel x5, x6, x8, lo	// select.2
csel x1, x1, x3, lo	// select.3
csel x2, x2, x9, lo	// select.4
stp x4, x5, [x0, #0]	// store
stp x1, x2, [x0, #16]	// store.2
ldp x19, x20, [sp], #16	// restore
ret	// leave
