// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 6 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 48 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-80]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, xzr, [sp, #64]	// save
ldp x5, x6, [x2, #0]	// load_b0
ldp x7, x8, [x2, #16]	// load_b2
ldp x2, x9, [x2, #32]	// load_b4
ldp x10, x11, [x3, #0]	// load_m0
ldp x12, x13, [x3, #16]	// load_m2
ldp x3, x14, [x3, #32]	// load_m4
ldp x15, x16, [x1, #0]	// load_a0
mul x17, x15, x5	// low
umulh x19, x15, x5	// high
mul x20, x15, x6	// low.2
umulh x21, x15, x6	// high.2
mul x22, x15, x7	// low.3
adds x19, x19, x20	// sum
umulh x20, x15, x7	// high.3
mul x23, x15, x8	// low.4
adcs x21, x21, x22	// sum.2
umulh x22, x15, x8	// high.4
mul x24, x15, x2	// low.5
adcs x20, x20, x23	// sum.3
umulh x23, x15, x2	// high.5
mul x25, x15, x9	// low.6
adcs x22, x22, x24	// sum.4
umulh x15, x15, x9	// high.6
adcs x23, x23, x25	// sum.5
adc x15, x15, xzr	// sum.6
mul x24, x17, x4	// q
mul x25, x24, x11	// low.7
mul x26, x24, x12	// low.8
cmp x17, #1	// lowest
mul x17, x24, x13	// low.9
adcs x19, x19, x25	// sum.7
mul x25, x24, x3	// low.10
adcs x21, x21, x26	// sum.8
mul x26, x24, x14	// low.11
adcs x17, x20, x17	// sum.9
adcs x20, x22, x25	// sum.10
umulh x22, x24, x10	// high.7
adcs x23, x23, x26	// sum.11
umulh x25, x24, x11	// high.8
adc x15, x15, xzr	// sum.12
umulh x26, x24, x12	// high.9
adds x19, x19, x22	// sum.13
umulh x22, x24, x13	// high.10
adcs x21, x21, x25	// sum.14
umulh x25, x24, x3	// high.11
adcs x17, x17, x26	// sum.15
umulh x24, x24, x14	// high.12
adcs x20, x20, x22	// sum.16
adcs x22, x23, x25	// sum.17
mul x23, x16, x5	// low.12
adcs x15, x15, x24	// sum.18
mul x24, x16, x6	// low.13
adc x25, xzr, xzr	// sum.19
mul x26, x16, x7	// low.14
adds x19, x19, x23	// sum.20
mul x23, x16, x8	// low.15
adcs x21, x21, x24	// sum.21
mul x24, x16, x2	// low.16
adcs x17, x17, x26	// sum.22
mul x26, x16, x9	// low.17
adcs x20, x20, x23	// sum.23
adcs x22, x22, x24	// sum.24
umulh x23, x16, x5	// high.13
adcs x15, x15, x26	// sum.25
umulh x24, x16, x6	// high.14
adc x25, x25, xzr	// sum.26
umulh x26, x16, x7	// high.15
adds x21, x21, x23	// sum.27
umulh x23, x16, x8	// high.16
adcs x17, x17, x24	// sum.28
umulh x24, x16, x2	// high.17
adcs x20, x20, x26	// sum.29
umulh x16, x16, x9	// high.18
adcs x22, x22, x23	// sum.30
adcs x15, x15, x24	// sum.31
adcs x16, x25, x16	// sum.32
adc x23, xzr, xzr	// sum.33
mul x24, x19, x4	// q.2
mul x25, x24, x11	// low.18
mul x26, x24, x12	// low.19
cmp x19, #1	// lowest.2
mul x19, x24, x13	// low.20
adcs x21, x21, x25	// sum.34
mul x25, x24, x3	// low.21
adcs x17, x17, x26	// sum.35
mul x26, x24, x14	// low.22
adcs x19, x20, x19	// sum.36
adcs x20, x22, x25	// sum.37
umulh x22, x24, x10	// high.19
adcs x15, x15, x26	// sum.38
adcs x16, x16, xzr	// sum.39
umulh x25, x24, x11	// high.20
adc x23, x23, xzr	// sum.40
umulh x26, x24, x12	// high.21
adds x21, x21, x22	// sum.41
umulh x22, x24, x13	// high.22
adcs x17, x17, x25	// sum.42
umulh x25, x24, x3	// high.23
adcs x19, x19, x26	// sum.43
umulh x24, x24, x14	// high.24
adcs x20, x20, x22	// sum.44
adcs x15, x15, x25	// sum.45
ldp x22, x25, [x1, #16]	// load_a2
mul x26, x22, x5	// low.23
adcs x16, x16, x24	// sum.46
adc x23, x23, xzr	// sum.47
mul x24, x22, x6	// low.24
mul x27, x22, x7	// low.25
adds x21, x21, x26	// sum.48
mul x26, x22, x8	// low.26
adcs x17, x17, x24	// sum.49
mul x24, x22, x2	// low.27
adcs x19, x19, x27	// sum.50
mul x27, x22, x9	// low.28
adcs x20, x20, x26	// sum.51
adcs x15, x15, x24	// sum.52
umulh x24, x22, x5	// high.25
adcs x16, x16, x27	// sum.53
umulh x26, x22, x6	// high.26
adc x23, x23, xzr	// sum.54
umulh x27, x22, x7	// high.27
adds x17, x17, x24	// sum.55
umulh x24, x22, x8	// high.28
adcs x19, x19, x26	// sum.56
umulh x26, x22, x2	// high.29
adcs x20, x20, x27	// sum.57
umulh x22, x22, x9	// high.30
adcs x15, x15, x24	// sum.58
adcs x16, x16, x26	// sum.59
adcs x22, x23, x22	// sum.60
adc x23, xzr, xzr	// sum.61
mul x24, x21, x4	// q.3
mul x26, x24, x11	// low.29
mul x27, x24, x12	// low.30
cmp x21, #1	// lowest.3
mul x21, x24, x13	// low.31
adcs x17, x17, x26	// sum.62
mul x26, x24, x3	// low.32
adcs x19, x19, x27	// sum.63
mul x27, x24, x14	// low.33
adcs x20, x20, x21	// sum.64
adcs x15, x15, x26	// sum.65
umulh x21, x24, x10	// high.31
adcs x16, x16, x27	// sum.66
adcs x22, x22, xzr	// sum.67
umulh x26, x24, x11	// high.32
adc x23, x23, xzr	// sum.68
umulh x27, x24, x12	// high.33
adds x17, x17, x21	// sum.69
umulh x21, x24, x13	// high.34
adcs x19, x19, x26	// sum.70
umulh x26, x24, x3	// high.35
adcs x20, x20, x27	// sum.71
umulh x24, x24, x14	// high.36
adcs x15, x15, x21	// sum.72
adcs x16, x16, x26	// sum.73
mul x21, x25, x5	// low.34
adcs x22, x22, x24	// sum.74
mul x24, x25, x6	// low.35
adc x23, x23, xzr	// sum.75
mul x26, x25, x7	// low.36
adds x17, x17, x21	// sum.76
mul x21, x25, x8	// low.37
adcs x19, x19, x24	// sum.77
mul x24, x25, x2	// low.38
adcs x20, x20, x26	// sum.78
mul x26, x25, x9	// low.39
adcs x15, x15, x21	// sum.79
adcs x16, x16, x24	// sum.80
umulh x21, x25, x5	// high.37
adcs x22, x22, x26	// sum.81
umulh x24, x25, x6	// high.38
adc x23, x23, xzr	// sum.82
umulh x26, x25, x7	// high.39
adds x19, x19, x21	// sum.83
umulh x21, x25, x8	// high.40
adcs x20, x20, x24	// sum.84
umulh x24, x25, x2	// high.41
adcs x15, x15, x26	// sum.85
umulh x25, x25, x9	// high.42
adcs x16, x16, x21	// sum.86
adcs x21, x22, x24	// sum.87
adcs x22, x23, x25	// sum.88
adc x23, xzr, xzr	// sum.89
mul x24, x17, x4	// q.4
mul x25, x24, x11	// low.40
mul x26, x24, x12	// low.41
cmp x17, #1	// lowest.4
mul x17, x24, x13	// low.42
adcs x19, x19, x25	// sum.90
mul x25, x24, x3	// low.43
adcs x20, x20, x26	// sum.91
mul x26, x24, x14	// low.44
adcs x15, x15, x17	// sum.92
adcs x16, x16, x25	// sum.93
umulh x17, x24, x10	// high.43
adcs x21, x21, x26	// sum.94
adcs x22, x22, xzr	// sum.95
umulh x25, x24, x11	// high.44
adc x23, x23, xzr	// sum.96
umulh x26, x24, x12	// high.45
adds x17, x19, x17	// sum.97
umulh x19, x24, x13	// high.46
adcs x20, x20, x25	// sum.98
umulh x25, x24, x3	// high.47
adcs x15, x15, x26	// sum.99
umulh x24, x24, x14	// high.48
adcs x16, x16, x19	// sum.100
adcs x19, x21, x25	// sum.101
ldp x1, x21, [x1, #32]	// load_a4
mul x25, x1, x5	// low.45
adcs x22, x22, x24	// sum.102
adc x23, x23, xzr	// sum.103
mul x24, x1, x6	// low.46
mul x26, x1, x7	// low.47
adds x17, x17, x25	// sum.104
mul x25, x1, x8	// low.48
adcs x20, x20, x24	// sum.105
mul x24, x1, x2	// low.49
adcs x15, x15, x26	// sum.106
mul x26, x1, x9	// low.50
adcs x16, x16, x25	// sum.107
adcs x19, x19, x24	// sum.108
umulh x24, x1, x5	// high.49
adcs x22, x22, x26	// sum.109
umulh x25, x1, x6	// high.50
adc x23, x23, xzr	// sum.110
umulh x26, x1, x7	// high.51
adds x20, x20, x24	// sum.111
umulh x24, x1, x8	// high.52
adcs x15, x15, x25	// sum.112
umulh x25, x1, x2	// high.53
adcs x16, x16, x26	// sum.113
umulh x1, x1, x9	// high.54
adcs x19, x19, x24	// sum.114
adcs x22, x22, x25	// sum.115
adcs x1, x23, x1	// sum.116
adc x23, xzr, xzr	// sum.117
mul x24, x17, x4	// q.5
mul x25, x24, x11	// low.51
mul x26, x24, x12	// low.52
cmp x17, #1	// lowest.5
mul x17, x24, x13	// low.53
adcs x20, x20, x25	// sum.118
mul x25, x24, x3	// low.54
adcs x15, x15, x26	// sum.119
mul x26, x24, x14	// low.55
adcs x16, x16, x17	// sum.120
adcs x17, x19, x25	// sum.121
umulh x19, x24, x10	// high.55
adcs x22, x22, x26	// sum.122
adcs x1, x1, xzr	// sum.123
umulh x25, x24, x11	// high.56
adc x23, x23, xzr	// sum.124
umulh x26, x24, x12	// high.57
adds x19, x20, x19	// sum.125
umulh x20, x24, x13	// high.58
adcs x15, x15, x25	// sum.126
umulh x25, x24, x3	// high.59
adcs x16, x16, x26	// sum.127
umulh x24, x24, x14	// high.60
adcs x17, x17, x20	// sum.128
adcs x20, x22, x25	// sum.129
mul x22, x21, x5	// low.56
adcs x1, x1, x24	// sum.130
mul x24, x21, x6	// low.57
adc x23, x23, xzr	// sum.131
mul x25, x21, x7	// low.58
adds x19, x19, x22	// sum.132
mul x22, x21, x8	// low.59
adcs x15, x15, x24	// sum.133
mul x24, x21, x2	// low.60
adcs x16, x16, x25	// sum.134
mul x25, x21, x9	// low.61
adcs x17, x17, x22	// sum.135
adcs x20, x20, x24	// sum.136
umulh x5, x21, x5	// high.61
adcs x1, x1, x25	// sum.137
umulh x6, x21, x6	// high.62
adc x22, x23, xzr	// sum.138
umulh x7, x21, x7	// high.63
adds x5, x15, x5	// sum.139
umulh x8, x21, x8	// high.64
adcs x6, x16, x6	// sum.140
umulh x2, x21, x2	// high.65
adcs x7, x17, x7	// sum.141
umulh x9, x21, x9	// high.66
adcs x8, x20, x8	// sum.142
adcs x1, x1, x2	// sum.143
adcs x2, x22, x9	// sum.144
adc x9, xzr, xzr	// sum.145
mul x4, x19, x4	// q.6
mul x15, x4, x11	// low.62
mul x16, x4, x12	// low.63
cmp x19, #1	// lowest.6
mul x17, x4, x13	// low.64
adcs x5, x5, x15	// sum.146
mul x15, x4, x3	// low.65
adcs x6, x6, x16	// sum.147
mul x16, x4, x14	// low.66
adcs x7, x7, x17	// sum.148
adcs x8, x8, x15	// sum.149
umulh x15, x4, x10	// high.67
adcs x1, x1, x16	// sum.150
adcs x2, x2, xzr	// sum.151
umulh x16, x4, x11	// high.68
adc x9, x9, xzr	// sum.152
umulh x17, x4, x12	// high.69
adds x5, x5, x15	// sum.153
umulh x15, x4, x13	// high.70
adcs x6, x6, x16	// sum.154
umulh x16, x4, x3	// high.71
adcs x7, x7, x17	// sum.155
umulh x4, x4, x14	// high.72
adcs x8, x8, x15	// sum.156
adcs x1, x1, x16	// sum.157
adcs x2, x2, x4	// sum.158
adc x4, x9, xzr	// sum.159
subs x9, x5, x10	// difference
sbcs x10, x6, x11	// difference.2
sbcs x11, x7, x12	// difference.3
sbcs x12, x8, x13	// difference.4
sbcs x3, x1, x3	// difference.5
sbcs x13, x2, x14	// difference.6
sbcs xzr, x4, xzr	// less
csel x4, x5, x9, lo	// select
csel x5, x6, x10, lo	// select.2
csel x6, x7, x11, lo	// select.3
csel x7, x8, x12, lo	// select.4
csel x1, x1, x3, lo	// select.5
csel x2, x2, x13, lo	// select.6
stp x4, x5, [x0, #0]	// store
stp x6, x7, [x0, #16]	// store.2
stp x1, x2, [x0, #32]	// store.3
ldr x27, [sp, #64]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x21, x22, [sp, #16]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
