// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 6 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 48 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-48]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, xzr, [sp, #32]	// save
ldp x5, x6, [x2, #0]	// load_b0
ldp x7, x8, [x2, #16]	// load_b2
ldp x2, x9, [x2, #32]	// load_b4
ldp x10, x11, [x1, #0]	// load_a0
mul x12, x10, x5	// low
umulh x13, x10, x5	// high
mul x14, x10, x6	// low.2
adds x13, x13, x14	// sum
umulh x14, x10, x6	// high.2
mul x15, x10, x7	// low.3
adcs x14, x14, x15	// sum.2
umulh x15, x10, x7	// high.3
mul x16, x10, x8	// low.4
adcs x15, x15, x16	// sum.3
umulh x16, x10, x8	// high.4
mul x17, x10, x2	// low.5
adcs x16, x16, x17	// sum.4
umulh x17, x10, x2	// high.5
mul x19, x10, x9	// low.6
adcs x17, x17, x19	// sum.5
umulh x10, x10, x9	// high.6
adc x10, x10, xzr	// sum.6
mul x19, x11, x5	// low.7
adds x13, x13, x19	// sum.7
mul x19, x11, x6	// low.8
adcs x14, x14, x19	// sum.8
mul x19, x11, x7	// low.9
adcs x15, x15, x19	// sum.9
mul x19, x11, x8	// low.10
adcs x16, x16, x19	// sum.10
mul x19, x11, x2	// low.11
adcs x17, x17, x19	// sum.11
mul x19, x11, x9	// low.12
adcs x10, x10, x19	// sum.12
umulh x19, x11, x9	// high.7
adc x19, x19, xzr	// sum.13
umulh x20, x11, x5	// high.8
adds x14, x14, x20	// sum.14
umulh x20, x11, x6	// high.9
adcs x15, x15, x20	// sum.15
umulh x20, x11, x7	// high.10
adcs x16, x16, x20	// sum.16
umulh x20, x11, x8	// high.11
adcs x17, x17, x20	// sum.17
umulh x11, x11, x2	// high.12
adcs x10, x10, x11	// sum.18
adc x11, x19, xzr	// sum.19
ldp x19, x20, [x1, #16]	// load_a2
mul x21, x19, x5	// low.13
adds x14, x14, x21	// sum.20
mul x21, x19, x6	// low.14
adcs x15, x15, x21	// sum.21
mul x21, x19, x7	// low.15
adcs x16, x16, x21	// sum.22
mul x21, x19, x8	// low.16
adcs x17, x17, x21	// sum.23
mul x21, x19, x2	// low.17
adcs x10, x10, x21	// sum.24
mul x21, x19, x9	// low.18
adcs x11, x11, x21	// sum.25
umulh x21, x19, x9	// high.13
adc x21, x21, xzr	// sum.26
umulh x22, x19, x5	// high.14
adds x15, x15, x22	// sum.27
umulh x22, x19, x6	// high.15
adcs x16, x16, x22	// sum.28
umulh x22, x19, x7	// high.16
adcs x17, x17, x22	// sum.29
umulh x22, x19, x8	// high.17
adcs x10, x10, x22	// sum.30
umulh x19, x19, x2	// high.18
adcs x11, x11, x19	// sum.31
adc x19, x21, xzr	// sum.32
mul x21, x20, x5	// low.19
adds x15, x15, x21	// sum.33
mul x21, x20, x6	// low.20
adcs x16, x16, x21	// sum.34
mul x21, x20, x7	// low.21
adcs x17, x17, x21	// sum.35
mul x21, x20, x8	// low.22
adcs x10, x10, x21	// sum.36
mul x21, x20, x2	// low.23
adcs x11, x11, x21	// sum.37
mul x21, x20, x9	// low.24
adcs x19, x19, x21	// sum.38
umulh x21, x20, x9	// high.19
adc x21, x21, xzr	// sum.39
umulh x22, x20, x5	// high.20
adds x16, x16, x22	// sum.40
umulh x22, x20, x6	// high.21
adcs x17, x17, x22	// sum.41
umulh x22, x20, x7	// high.22
adcs x10, x10, x22	// sum.42
umulh x22, x20, x8	// high.23
adcs x11, x11, x22	// sum.43
umulh x20, x20, x2	// high.24
adcs x19, x19, x20	// sum.44
adc x20, x21, xzr	// sum.45
ldp x1, x21, [x1, #32]	// load_a4
mul x22, x1, x5	// low.25
adds x16, x16, x22	// sum.46
mul x22, x1, x6	// low.26
adcs x17, x17, x22	// sum.47
mul x22, x1, x7	// low.27
adcs x10, x10, x22	// sum.48
mul x22, x1, x8	// low.28
adcs x11, x11, x22	// sum.49
mul x22, x1, x2	// low.29
adcs x19, x19, x22	// sum.50
mul x22, x1, x9	// low.30
adcs x20, x20, x22	// sum.51
umulh x22, x1, x9	// high.25
adc x22, x22, xzr	// sum.52
umulh x23, x1, x5	// high.26
adds x17, x17, x23	// sum.53
umulh x23, x1, x6	// high.27
adcs x10, x10, x23	// sum.54
umulh x23, x1, x7	// high.28
adcs x11, x11, x23	// sum.55
umulh x23, x1, x8	// high.29
adcs x19, x19, x23	// sum.56
umulh x1, x1, x2	// high.30
adcs x1, x20, x1	// sum.57
adc x20, x22, xzr	// sum.58
mul x22, x21, x5	// low.31
adds x17, x17, x22	// sum.59
mul x22, x21, x6	// low.32
adcs x10, x10, x22	// sum.60
mul x22, x21, x7	// low.33
adcs x11, x11, x22	// sum.61
mul x22, x21, x8	// low.34
adcs x19, x19, x22	// sum.62
mul x22, x21, x2	// low.35
adcs x1, x1, x22	// sum.63
mul x22, x21, x9	// low.36
adcs x20, x20, x22	// sum.64
umulh x9, x21, x9	// high.31
adc x9, x9, xzr	// sum.65
umulh x5, x21, x5	// high.32
adds x5, x10, x5	// sum.66
umulh x6, x21, x6	// high.33
adcs x6, x11, x6	// sum.67
umulh x7, x21, x7	// high.34
adcs x7, x19, x7	// sum.68
umulh x8, x21, x8	// high.35
adcs x1, x1, x8	// sum.69
umulh x2, x21, x2	// high.36
adcs x2, x20, x2	// sum.70
adc x8, x9, xzr	// sum.71
ldp x9, x10, [x3, #0]	// load_m0
ldp x11, x19, [x3, #16]	// load_m2
ldp x3, x20, [x3, #32]	// load_m4
mneg x12, x12, x4	// q
cmn xzr, xzr	// none
mul x21, x12, x10	// low.37
sbcs x13, x21, x13	// difference
mul x21, x12, x11	// low.38
sbcs x14, x21, x14	// difference.2
mul x21, x12, x19	// low.39
sbcs x15, x21, x15	// difference.3
mul x21, x12, x3	// low.40
sbcs x16, x21, x16	// difference.4
mul x21, x12, x20	// low.41
sbcs x17, x21, x17	// difference.5
umulh x21, x12, x20	// high.37
adc x21, x21, xzr	// sum.72
umulh x22, x12, x9	// high.38
adds x13, x13, x22	// sum.73
umulh x22, x12, x10	// high.39
adcs x14, x14, x22	// sum.74
umulh x22, x12, x11	// high.40
adcs x15, x15, x22	// sum.75
umulh x22, x12, x19	// high.41
adcs x16, x16, x22	// sum.76
umulh x12, x12, x3	// high.42
adcs x12, x17, x12	// sum.77
adc x17, x21, xzr	// sum.78
madd x13, x13, x4, x4	// q.2
mul x21, x13, x10	// low.42
adds x14, x14, x21	// sum.79
mul x21, x13, x11	// low.43
adcs x15, x15, x21	// sum.80
mul x21, x13, x19	// low.44
adcs x16, x16, x21	// sum.81
mul x21, x13, x3	// low.45
adcs x12, x12, x21	// sum.82
mul x21, x13, x20	// low.46
adcs x17, x17, x21	// sum.83
umulh x21, x13, x20	// high.43
adc x21, x21, xzr	// sum.84
umulh x22, x13, x9	// high.44
adds x14, x14, x22	// sum.85
umulh x22, x13, x10	// high.45
adcs x15, x15, x22	// sum.86
umulh x22, x13, x11	// high.46
adcs x16, x16, x22	// sum.87
umulh x22, x13, x19	// high.47
adcs x12, x12, x22	// sum.88
umulh x13, x13, x3	// high.48
adcs x13, x17, x13	// sum.89
adc x17, x21, xzr	// sum.90
madd x14, x14, x4, x4	// q.3
mul x21, x14, x10	// low.47
adds x15, x15, x21	// sum.91
mul x21, x14, x11	// low.48
adcs x16, x16, x21	// sum.92
mul x21, x14, x19	// low.49
adcs x12, x12, x21	// sum.93
mul x21, x14, x3	// low.50
adcs x13, x13, x21	// sum.94
mul x21, x14, x20	// low.51
adcs x17, x17, x21	// sum.95
umulh x21, x14, x20	// high.49
adc x21, x21, xzr	// sum.96
umulh x22, x14, x9	// high.50
adds x15, x15, x22	// sum.97
umulh x22, x14, x10	// high.51
adcs x16, x16, x22	// sum.98
umulh x22, x14, x11	// high.52
adcs x12, x12, x22	// sum.99
umulh x22, x14, x19	// high.53
adcs x13, x13, x22	// sum.100
umulh x14, x14, x3	// high.54
adcs x14, x17, x14	// sum.101
adc x17, x21, xzr	// sum.102
madd x15, x15, x4, x4	// q.4
mul x21, x15, x10	// low.52
adds x16, x16, x21	// sum.103
mul x21, x15, x11	// low.53
adcs x12, x12, x21	// sum.104
mul x21, x15, x19	// low.54
adcs x13, x13, x21	// sum.105
mul x21, x15, x3	// low.55
adcs x14, x14, x21	// sum.106
mul x21, x15, x20	// low.56
adcs x17, x17, x21	// sum.107
umulh x21, x15, x20	// high.55
adc x21, x21, xzr	// sum.108
umulh x22, x15, x9	// high.56
adds x16, x16, x22	// sum.109
umulh x22, x15, x10	// high.57
adcs x12, x12, x22	// sum.110
umulh x22, x15, x11	// high.58
adcs x13, x13, x22	// sum.111
umulh x22, x15, x19	// high.59
adcs x14, x14, x22	// sum.112
umulh x15, x15, x3	// high.60
adcs x15, x17, x15	// sum.113
adc x17, x21, xzr	// sum.114
madd x16, x16, x4, x4	// q.5
mul x21, x16, x10	// low.57
adds x12, x12, x21	// sum.115
mul x21, x16, x11	// low.58
adcs x13, x13, x21	// sum.116
mul x21, x16, x19	// low.59
adcs x14, x14, x21	// sum.117
mul x21, x16, x3	// low.60
adcs x15, x15, x21	// sum.118
mul x21, x16, x20	// low.61
adcs x17, x17, x21	// sum.119
umulh x21, x16, x20	// high.61
adc x21, x21, xzr	// sum.120
umulh x22, x16, x9	// high.62
adds x12, x12, x22	// sum.121
umulh x22, x16, x10	// high.63
adcs x13, x13, x22	// sum.122
umulh x22, x16, x11	// high.64
adcs x14, x14, x22	// sum.123
umulh x22, x16, x19	// high.65
adcs x15, x15, x22	// sum.124
umulh x16, x16, x3	// high.66
adcs x16, x17, x16	// sum.125
adc x17, x21, xzr	// sum.126
madd x4, x12, x4, x4	// q.6
mul x12, x4, x10	// low.62
adds x12, x13, x12	// sum.127
mul x13, x4, x11	// low.63
adcs x13, x14, x13	// sum.128
mul x14, x4, x19	// low.64
adcs x14, x15, x14	// sum.129
mul x15, x4, x3	// low.65
adcs x15, x16, x15	// sum.130
mul x16, x4, x20	// low.66
adcs x16, x17, x16	// sum.131
umulh x17, x4, x20	// high.67
adc x17, x17, xzr	// sum.132
umulh x21, x4, x9	// high.68
adds x12, x12, x21	// sum.133
umulh x21, x4, x10	// high.69
adcs x13, x13, x21	// sum.134
umulh x21, x4, x11	// high.70
adcs x14, x14, x21	// sum.135
umulh x21, x4, x19	// high.71
adcs x15, x15, x21	// sum.136
umulh x4, x4, x3	// high.72
adcs x4, x16, x4	// sum.137
adc x16, x17, xzr	// sum.138
subs x5, x5, x12	// difference.6
sbcs x6, x6, x13	// difference.7
sbcs x7, x7, x14	// difference.8
sbcs x1, x1, x15	// difference.9
sbcs x2, x2, x4	// difference.10
sbcs x4, x8, x16	// difference.11
csel x8, x9, xzr, lo	// if_not
csel x9, x10, xzr, lo	// if_not.2
csel x10, x11, xzr, lo	// if_not.3
csel x11, x19, xzr, lo	// if_not.4
csel x3, x3, xzr, lo	// if_not.5
csel x12, x20, xzr, lo	// if_not.6
adds x5, x5, x8	// sum.139
adcs x6, x6, x9	// sum.140
adcs x7, x7, x10	// sum.141
adcs x1, x1, x11	// sum.142
adcs x2, x2, x3	// sum.143
adcs x3, x4, x12	// sum.144
stp x5, x6, [x0, #0]	// store
stp x7, x1, [x0, #16]	// store.2
stp x2, x3, [x0, #32]	// store.3
ldr x23, [sp, #32]	// restore
ldp x21, x22, [sp, #16]	// restore
ldp x19, x20, [sp], #48	// restore
ret	// leave
