// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 9 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 72 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-80]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldp x5, x6, [x2, #0]	// load_b0
ldp x7, x8, [x2, #16]	// load_b2
ldp x9, x10, [x2, #32]	// load_b4
ldp x11, x12, [x2, #48]	// load_b6
ldr x2, [x2, #64]	// load_b8
ldp x13, x14, [x1, #0]	// load_a0
mul x15, x13, x5	// low
umulh x16, x13, x5	// high
mul x17, x13, x6	// low.2
adds x16, x16, x17	// sum
umulh x17, x13, x6	// high.2
mul x19, x13, x7	// low.3
adcs x17, x17, x19	// sum.2
umulh x19, x13, x7	// high.3
mul x20, x13, x8	// low.4
adcs x19, x19, x20	// sum.3
umulh x20, x13, x8	// high.4
mul x21, x13, x9	// low.5
adcs x20, x20, x21	// sum.4
umulh x21, x13, x9	// high.5
mul x22, x13, x10	// low.6
adcs x21, x21, x22	// sum.5
umulh x22, x13, x10	// high.6
mul x23, x13, x11	// low.7
adcs x22, x22, x23	// sum.6
umulh x23, x13, x11	// high.7
mul x24, x13, x12	// low.8
adcs x23, x23, x24	// sum.7
umulh x24, x13, x12	// high.8
mul x25, x13, x2	// low.9
adcs x24, x24, x25	// sum.8
umulh x13, x13, x2	// high.9
adc x13, x13, xzr	// sum.9
mul x25, x15, x4	// q
cmp x15, #1	// lowest
ldp x15, x26, [x3, #0]	// load_m0
mul x26, x25, x26	// low.10
adcs x16, x16, x26	// sum.10
ldp x26, x27, [x3, #16]	// load_m2
mul x26, x25, x26	// low.11
adcs x17, x17, x26	// sum.11
mul x26, x25, x27	// low.12
adcs x19, x19, x26	// sum.12
ldp x26, x27, [x3, #32]	// load_m4
mul x26, x25, x26	// low.13
adcs x20, x20, x26	// sum.13
mul x26, x25, x27	// low.14
adcs x21, x21, x26	// sum.14
ldp x26, x27, [x3, #48]	// load_m6
mul x26, x25, x26	// low.15
adcs x22, x22, x26	// sum.15
mul x26, x25, x27	// low.16
adcs x23, x23, x26	// sum.16
ldr x26, [x3, #64]	// load_m8
mul x26, x25, x26	// low.17
adcs x24, x24, x26	// sum.17
adc x13, x13, xzr	// sum.18
umulh x15, x25, x15	// high.10
adds x15, x16, x15	// sum.19
ldp x16, x26, [x3, #0]	// load_m0.2
umulh x16, x25, x26	// high.11
adcs x16, x17, x16	// sum.20
ldp x17, x26, [x3, #16]	// load_m2.2
umulh x17, x25, x17	// high.12
adcs x17, x19, x17	// sum.21
umulh x19, x25, x26	// high.13
adcs x19, x20, x19	// sum.22
ldp x20, x26, [x3, #32]	// load_m4.2
umulh x20, x25, x20	// high.14
adcs x20, x21, x20	// sum.23
umulh x21, x25, x26	// high.15
adcs x21, x22, x21	// sum.24
ldp x22, x26, [x3, #48]	// load_m6.2
umulh x22, x25, x22	// high.16
adcs x22, x23, x22	// sum.25
umulh x23, x25, x26	// high.17
adcs x23, x24, x23	// sum.26
ldr x24, [x3, #64]	// load_m8.2
umulh x24, x25, x24	// high.18
adcs x13, x13, x24	// sum.27
adc x24, xzr, xzr	// sum.28
mul x25, x14, x5	// low.18
adds x15, x15, x25	// sum.29
mul x25, x14, x6	// low.19
adcs x16, x16, x25	// sum.30
mul x25, x14, x7	// low.20
adcs x17, x17, x25	// sum.31
mul x25, x14, x8	// low.21
adcs x19, x19, x25	// sum.32
mul x25, x14, x9	// low.22
adcs x20, x20, x25	// sum.33
mul x25, x14, x10	// low.23
adcs x21, x21, x25	// sum.34
mul x25, x14, x11	// low.24
adcs x22, x22, x25	// sum.35
mul x25, x14, x12	// low.25
adcs x23, x23, x25	// sum.36
mul x25, x14, x2	// low.26
adcs x13, x13, x25	// sum.37
adc x24, x24, xzr	// sum.38
umulh x25, x14, x5	// high.19
adds x16, x16, x25	// sum.39
umulh x25, x14, x6	// high.20
adcs x17, x17, x25	// sum.40
umulh x25, x14, x7	// high.21
adcs x19, x19, x25	// sum.41
umulh x25, x14, x8	// high.22
adcs x20, x20, x25	// sum.42
umulh x25, x14, x9	// high.23
adcs x21, x21, x25	// sum.43
umulh x25, x14, x10	// high.24
adcs x22, x22, x25	// sum.44
umulh x25, x14, x11	// high.25
adcs x23, x23, x25	// sum.45
umulh x25, x14, x12	// high.26
adcs x13, x13, x25	// sum.46
umulh x14, x14, x2	// high.27
adcs x14, x24, x14	// sum.47
adc x24, xzr, xzr	// sum.48
mul x25, x15, x4	// q.2
cmp x15, #1	// lowest.2
ldp x15, x26, [x3, #0]	// load_m0.3
mul x26, x25, x26	// low.27
adcs x16, x16, x26	// sum.49
ldp x26, x27, [x3, #16]	// load_m2.3
mul x26, x25, x26	// low.28
adcs x17, x17, x26	// sum.50
mul x26, x25, x27	// low.29
adcs x19, x19, x26	// sum.51
ldp x26, x27, [x3, #32]	// load_m4.3
mul x26, x25, x26	// low.30
adcs x20, x20, x26	// sum.52
mul x26, x25, x27	// low.31
adcs x21, x21, x26	// sum.53
ldp x26, x27, [x3, #48]	// load_m6.3
mul x26, x25, x26	// low.32
adcs x22, x22, x26	// sum.54
mul x26, x25, x27	// low.33
adcs x23, x23, x26	// sum.55
ldr x26, [x3, #64]	// load_m8.3
mul x26, x25, x26	// low.34
adcs x13, x13, x26	// sum.56
adcs x14, x14, xzr	// sum.57
adc x24, x24, xzr	// sum.58
umulh x15, x25, x15	// high.28
adds x15, x16, x15	// sum.59
ldp x16, x26, [x3, #0]	// load_m0.4
umulh x16, x25, x26	// high.29
adcs x16, x17, x16	// sum.60
ldp x17, x26, [x3, #16]	// load_m2.4
umulh x17, x25, x17	// high.30
adcs x17, x19, x17	// sum.61
umulh x19, x25, x26	// high.31
adcs x19, x20, x19	// sum.62
ldp x20, x26, [x3, #32]	// load_m4.4
umulh x20, x25, x20	// high.32
adcs x20, x21, x20	// sum.63
umulh x21, x25, x26	// high.33
adcs x21, x22, x21	// sum.64
ldp x22, x26, [x3, #48]	// load_m6.4
umulh x22, x25, x22	// high.34
adcs x22, x23, x22	// sum.65
umulh x23, x25, x26	// high.35
adcs x13, x13, x23	// sum.66
ldr x23, [x3, #64]	// load_m8.4
umulh x23, x25, x23	// high.36
adcs x14, x14, x23	// sum.67
adc x23, x24, xzr	// sum.68
ldp x24, x25, [x1, #16]	// load_a2
mul x26, x24, x5	// low.35
adds x15, x15, x26	// sum.69
mul x26, x24, x6	// low.36
adcs x16, x16, x26	// sum.70
mul x26, x24, x7	// low.37
adcs x17, x17, x26	// sum.71
mul x26, x24, x8	// low.38
adcs x19, x19, x26	// sum.72
mul x26, x24, x9	// low.39
adcs x20, x20, x26	// sum.73
mul x26, x24, x10	// low.40
adcs x21, x21, x26	// sum.74
mul x26, x24, x11	// low.41
adcs x22, x22, x26	// sum.75
mul x26, x24, x12	// low.42
adcs x13, x13, x26	// sum.76
mul x26, x24, x2	// low.43
adcs x14, x14, x26	// sum.77
adc x23, x23, xzr	// sum.78
umulh x26, x24, x5	// high.37
adds x16, x16, x26	// sum.79
umulh x26, x24, x6	// high.38
adcs x17, x17, x26	// sum.80
umulh x26, x24, x7	// high.39
adcs x19, x19, x26	// sum.81
umulh x26, x24, x8	// high.40
adcs x20, x20, x26	// sum.82
umulh x26, x24, x9	// high.41
adcs x21, x21, x26	// sum.83
umulh x26, x24, x10	// high.42
adcs x22, x22, x26	// sum.84
umulh x26, x24, x11	// high.43
adcs x13, x13, x26	// sum.85
umulh x26, x24, x12	// high.44
adcs x14, x14, x26	// sum.86
umulh x24, x24, x2	// high.45
adcs x23, x23, x24	// sum.87
adc x24, xzr, xzr	// sum.88
mul x26, x15, x4	// q.3
cmp x15, #1	// lowest.3
ldp x15, x27, [x3, #0]	// load_m0.5
mul x27, x26, x27	// low.44
adcs x16, x16, x27	// sum.89
ldp x27, x28, [x3, #16]	// load_m2.5
mul x27, x26, x27	// low.45
adcs x17, x17, x27	// sum.90
mul x27, x26, x28	// low.46
adcs x19, x19, x27	// sum.91
ldp x27, x28, [x3, #32]	// load_m4.5
mul x27, x26, x27	// low.47
adcs x20, x20, x27	// sum.92
mul x27, x26, x28	// low.48
adcs x21, x21, x27	// sum.93
ldp x27, x28, [x3, #48]	// load_m6.5
mul x27, x26, x27	// low.49
adcs x22, x22, x27	// sum.94
mul x27, x26, x28	// low.50
adcs x13, x13, x27	// sum.95
ldr x27, [x3, #64]	// load_m8.5
mul x27, x26, x27	// low.51
adcs x14, x14, x27	// sum.96
adcs x23, x23, xzr	// sum.97
adc x24, x24, xzr	// sum.98
umulh x15, x26, x15	// high.46
adds x15, x16, x15	// sum.99
ldp x16, x27, [x3, #0]	// load_m0.6
umulh x16, x26, x27	// high.47
adcs x16, x17, x16	// sum.100
ldp x17, x27, [x3, #16]	// load_m2.6
umulh x17, x26, x17	// high.48
adcs x17, x19, x17	// sum.101
umulh x19, x26, x27	// high.49
adcs x19, x20, x19	// sum.102
ldp x20, x27, [x3, #32]	// load_m4.6
umulh x20, x26, x20	// high.50
adcs x20, x21, x20	// sum.103
umulh x21, x26, x27	// high.51
adcs x21, x22, x21	// sum.104
ldp x22, x27, [x3, #48]	// load_m6.6
umulh x22, x26, x22	// high.52
adcs x13, x13, x22	// sum.105
umulh x22, x26, x27	// high.53
adcs x14, x14, x22	// sum.106
ldr x22, [x3, #64]	// load_m8.6
umulh x22, x26, x22	// high.54
adcs x22, x23, x22	// sum.107
adc x23, x24, xzr	// sum.108
mul x24, x25, x5	// low.52
adds x15, x15, x24	// sum.109
mul x24, x25, x6	// low.53
adcs x16, x16, x24	// sum.110
mul x24, x25, x7	// low.54
adcs x17, x17, x24	// sum.111
mul x24, x25, x8	// low.55
adcs x19, x19, x24	// sum.112
mul x24, x25, x9	// low.56
adcs x20, x20, x24	// sum.113
mul x24, x25, x10	// low.57
adcs x21, x21, x24	// sum.114
mul x24, x25, x11	// low.58
adcs x13, x13, x24	// sum.115
mul x24, x25, x12	// low.59
adcs x14, x14, x24	// sum.116
mul x24, x25, x2	// low.60
adcs x22, x22, x24	// sum.117
adc x23, x23, xzr	// sum.118
umulh x24, x25, x5	// high.55
adds x16, x16, x24	// sum.119
umulh x24, x25, x6	// high.56
adcs x17, x17, x24	// sum.120
umulh x24, x25, x7	// high.57
adcs x19, x19, x24	// sum.121
umulh x24, x25, x8	// high.58
adcs x20, x20, x24	// sum.122
umulh x24, x25, x9	// high.59
adcs x21, x21, x24	// sum.123
umulh x24, x25, x10	// high.60
adcs x13, x13, x24	// sum.124
umulh x24, x25, x11	// high.61
adcs x14, x14, x24	// sum.125
umulh x24, x25, x12	// high.62
adcs x22, x22, x24	// sum.126
umulh x24, x25, x2	// high.63
adcs x23, x23, x24	// sum.127
adc x24, xzr, xzr	// sum.128
mul x25, x15, x4	// q.4
cmp x15, #1	// lowest.4
ldp x15, x26, [x3, #0]	// load_m0.7
mul x26, x25, x26	// low.61
adcs x16, x16, x26	// sum.129
ldp x26, x27, [x3, #16]	// load_m2.7
mul x26, x25, x26	// low.62
adcs x17, x17, x26	// sum.130
mul x26, x25, x27	// low.63
adcs x19, x19, x26	// sum.131
ldp x26, x27, [x3, #32]	// load_m4.7
mul x26, x25, x26	// low.64
adcs x20, x20, x26	// sum.132
mul x26, x25, x27	// low.65
adcs x21, x21, x26	// sum.133
ldp x26, x27, [x3, #48]	// load_m6.7
mul x26, x25, x26	// low.66
adcs x13, x13, x26	// sum.134
mul x26, x25, x27	// low.67
adcs x14, x14, x26	// sum.135
ldr x26, [x3, #64]	// load_m8.7
mul x26, x25, x26	// low.68
adcs x22, x22, x26	// sum.136
adcs x23, x23, xzr	// sum.137
adc x24, x24, xzr	// sum.138
umulh x15, x25, x15	// high.64
adds x15, x16, x15	// sum.139
ldp x16, x26, [x3, #0]	// load_m0.8
umulh x16, x25, x26	// high.65
adcs x16, x17, x16	// sum.140
ldp x17, x26, [x3, #16]	// load_m2.8
umulh x17, x25, x17	// high.66
adcs x17, x19, x17	// sum.141
umulh x19, x25, x26	// high.67
adcs x19, x20, x19	// sum.142
ldp x20, x26, [x3, #32]	// load_m4.8
umulh x20, x25, x20	// high.68
adcs x20, x21, x20	// sum.143
umulh x21, x25, x26	// high.69
adcs x13, x13, x21	// sum.144
ldp x21, x26, [x3, #48]	// load_m6.8
umulh x21, x25, x21	// high.70
adcs x14, x14, x21	// sum.145
umulh x21, x25, x26	// high.71
adcs x21, x22, x21	// sum.146
ldr x22, [x3, #64]	// load_m8.8
umulh x22, x25, x22	// high.72
adcs x22, x23, x22	// sum.147
adc x23, x24, xzr	// sum.148
ldp x24, x25, [x1, #32]	// load_a4
mul x26, x24, x5	// low.69
adds x15, x15, x26	// sum.149
mul x26, x24, x6	// low.70
adcs x16, x16, x26	// sum.150
mul x26, x24, x7	// low.71
adcs x17, x17, x26	// sum.151
mul x26, x24, x8	// low.72
adcs x19, x19, x26	// sum.152
mul x26, x24, x9	// low.73
adcs x20, x20, x26	// sum.153
mul x26, x24, x10	// low.74
adcs x13, x13, x26	// sum.154
mul x26, x24, x11	// low.75
adcs x14, x14, x26	// sum.155
mul x26, x24, x12	// low.76
adcs x21, x21, x26	// sum.156
mul x26, x24, x2	// low.77
adcs x22, x22, x26	// sum.157
adc x23, x23, xzr	// sum.158
umulh x26, x24, x5	// high.73
adds x16, x16, x26	// sum.159
umulh x26, x24, x6	// high.74
adcs x17, x17, x26	// sum.160
umulh x26, x24, x7	// high.75
adcs x19, x19, x26	// sum.161
umulh x26, x24, x8	// high.76
adcs x20, x20, x26	// sum.162
umulh x26, x24, x9	// high.77
adcs x13, x13, x26	// sum.163
umulh x26, x24, x10	// high.78
adcs x14, x14, x26	// sum.164
umulh x26, x24, x11	// high.79
adcs x21, x21, x26	// sum.165
umulh x26, x24, x12	// high.80
adcs x22, x22, x26	// sum.166
umulh x24, x24, x2	// high.81
adcs x23, x23, x24	// sum.167
adc x24, xzr, xzr	// sum.168
mul x26, x15, x4	// q.5
cmp x15, #1	// lowest.5
ldp x15, x27, [x3, #0]	// load_m0.9
mul x27, x26, x27	// low.78
adcs x16, x16, x27	// sum.169
ldp x27, x28, [x3, #16]	// load_m2.9
mul x27, x26, x27	// low.79
adcs x17, x17, x27	// sum.170
mul x27, x26, x28	// low.80
adcs x19, x19, x27	// sum.171
ldp x27, x28, [x3, #32]	// load_m4.9
mul x27, x26, x27	// low.81
adcs x20, x20, x27	// sum.172
mul x27, x26, x28	// low.82
adcs x13, x13, x27	// sum.173
ldp x27, x28, [x3, #48]	// load_m6.9
mul x27, x26, x27	// low.83
adcs x14, x14, x27	// sum.174
mul x27, x26, x28	// low.84
adcs x21, x21, x27	// sum.175
ldr x27, [x3, #64]	// load_m8.9
mul x27, x26, x27	// low.85
adcs x22, x22, x27	// sum.176
adcs x23, x23, xzr	// sum.177
adc x24, x24, xzr	// sum.178
umulh x15, x26, x15	// high.82
adds x15, x16, x15	// sum.179
ldp x16, x27, [x3, #0]	// load_m0.10
umulh x16, x26, x27	// high.83
adcs x16, x17, x16	// sum.180
ldp x17, x27, [x3, #16]	// load_m2.10
umulh x17, x26, x17	// high.84
adcs x17, x19, x17	// sum.181
umulh x19, x26, x27	// high.85
adcs x19, x20, x19	// sum.182
ldp x20, x27, [x3, #32]	// load_m4.10
umulh x20, x26, x20	// high.86
adcs x13, x13, x20	// sum.183
umulh x20, x26, x27	// high.87
adcs x14, x14, x20	// sum.184
ldp x20, x27, [x3, #48]	// load_m6.10
umulh x20, x26, x20	// high.88
adcs x20, x21, x20	// sum.185
umulh x21, x26, x27	// high.89
adcs x21, x22, x21	// sum.186
ldr x22, [x3, #64]	// load_m8.10
umulh x22, x26, x22	// high.90
adcs x22, x23, x22	// sum.187
adc x23, x24, xzr	// sum.188
mul x24, x25, x5	// low.86
adds x15, x15, x24	// sum.189
mul x24, x25, x6	// low.87
adcs x16, x16, x24	// sum.190
mul x24, x25, x7	// low.88
adcs x17, x17, x24	// sum.191
mul x24, x25, x8	// low.89
adcs x19, x19, x24	// sum.192
mul x24, x25, x9	// low.90
adcs x13, x13, x24	// sum.193
mul x24, x25, x10	// low.91
adcs x14, x14, x24	// sum.194
mul x24, x25, x11	// low.92
adcs x20, x20, x24	// sum.195
mul x24, x25, x12	// low.93
adcs x21, x21, x24	// sum.196
mul x24, x25, x2	// low.94
adcs x22, x22, x24	// sum.197
adc x23, x23, xzr	// sum.198
umulh x24, x25, x5	// high.91
adds x16, x16, x24	// sum.199
umulh x24, x25, x6	// high.92
adcs x17, x17, x24	// sum.200
umulh x24, x25, x7	// high.93
adcs x19, x19, x24	// sum.201
umulh x24, x25, x8	// high.94
adcs x13, x13, x24	// sum.202
umulh x24, x25, x9	// high.95
adcs x14, x14, x24	// sum.203
umulh x24, x25, x10	// high.96
adcs x20, x20, x24	// sum.204
umulh x24, x25, x11	// high.97
adcs x21, x21, x24	// sum.205
umulh x24, x25, x12	// high.98
adcs x22, x22, x24	// sum.206
umulh x24, x25, x2	// high.99
adcs x23, x23, x24	// sum.207
adc x24, xzr, xzr	// sum.208
mul x25, x15, x4	// q.6
cmp x15, #1	// lowest.6
ldp x15, x26, [x3, #0]	// load_m0.11
mul x26, x25, x26	// low.95
adcs x16, x16, x26	// sum.209
ldp x26, x27, [x3, #16]	// load_m2.11
mul x26, x25, x26	// low.96
adcs x17, x17, x26	// sum.210
mul x26, x25, x27	// low.97
adcs x19, x19, x26	// sum.211
ldp x26, x27, [x3, #32]	// load_m4.11
mul x26, x25, x26	// low.98
adcs x13, x13, x26	// sum.212
mul x26, x25, x27	// low.99
adcs x14, x14, x26	// sum.213
ldp x26, x27, [x3, #48]	// load_m6.11
mul x26, x25, x26	// low.100
adcs x20, x20, x26	// sum.214
mul x26, x25, x27	// low.101
adcs x21, x21, x26	// sum.215
ldr x26, [x3, #64]	// load_m8.11
mul x26, x25, x26	// low.102
adcs x22, x22, x26	// sum.216
adcs x23, x23, xzr	// sum.217
adc x24, x24, xzr	// sum.218
umulh x15, x25, x15	// high.100
adds x15, x16, x15	// sum.219
ldp x16, x26, [x3, #0]	// load_m0.12
umulh x16, x25, x26	// high.101
adcs x16, x17, x16	// sum.220
ldp x17, x26, [x3, #16]	// load_m2.12
umulh x17, x25, x17	// high.102
adcs x17, x19, x17	// sum.221
umulh x19, x25, x26	// high.103
adcs x13, x13, x19	// sum.222
ldp x19, x26, [x3, #32]	// load_m4.12
umulh x19, x25, x19	// high.104
adcs x14, x14, x19	// sum.223
umulh x19, x25, x26	// high.105
adcs x19, x20, x19	// sum.224
ldp x20, x26, [x3, #48]	// load_m6.12
umulh x20, x25, x20	// high.106
adcs x20, x21, x20	// sum.225
umulh x21, x25, x26	// high.107
adcs x21, x22, x21	// sum.226
ldr x22, [x3, #64]	// load_m8.12
umulh x22, x25, x22	// high.108
adcs x22, x23, x22	// sum.227
adc x23, x24, xzr	// sum.228
ldp x24, x25, [x1, #48]	// load_a6
mul x26, x24, x5	// low.103
adds x15, x15, x26	// sum.229
mul x26, x24, x6	// low.104
adcs x16, x16, x26	// sum.230
mul x26, x24, x7	// low.105
adcs x17, x17, x26	// sum.231
mul x26, x24, x8	// low.106
adcs x13, x13, x26	// sum.232
mul x26, x24, x9	// low.107
adcs x14, x14, x26	// sum.233
mul x26, x24, x10	// low.108
adcs x19, x19, x26	// sum.234
mul x26, x24, x11	// low.109
adcs x20, x20, x26	// sum.235
mul x26, x24, x12	// low.110
adcs x21, x21, x26	// sum.236
mul x26, x24, x2	// low.111
adcs x22, x22, x26	// sum.237
adc x23, x23, xzr	// sum.238
umulh x26, x24, x5	// high.109
adds x16, x16, x26	// sum.239
umulh x26, x24, x6	// high.110
adcs x17, x17, x26	// sum.240
umulh x26, x24, x7	// high.111
adcs x13, x13, x26	// sum.241
umulh x26, x24, x8	// high.112
adcs x14, x14, x26	// sum.242
umulh x26, x24, x9	// high.113
adcs x19, x19, x26	// sum.243
umulh x26, x24, x10	// high.114
adcs x20, x20, x26	// sum.244
umulh x26, x24, x11	// high.115
adcs x21, x21, x26	// sum.245
umulh x26, x24, x12	// high.116
adcs x22, x22, x26	// sum.246
umulh x24, x24, x2	// high.117
adcs x23, x23, x24	// sum.247
adc x24, xzr, xzr	// sum.248
mul x26, x15, x4	// q.7
cmp x15, #1	// lowest.7
ldp x15, x27, [x3, #0]	// load_m0.13
mul x27, x26, x27	// low.112
adcs x16, x16, x27	// sum.249
ldp x27, x28, [x3, #16]	// load_m2.13
mul x27, x26, x27	// low.113
adcs x17, x17, x27	// sum.250
mul x27, x26, x28	// low.114
adcs x13, x13, x27	// sum.251
ldp x27, x28, [x3, #32]	// load_m4.13
mul x27, x26, x27	// low.115
adcs x14, x14, x27	// sum.252
mul x27, x26, x28	// low.116
adcs x19, x19, x27	// sum.253
ldp x27, x28, [x3, #48]	// load_m6.13
mul x27, x26, x27	// low.117
adcs x20, x20, x27	// sum.254
mul x27, x26, x28	// low.118
adcs x21, x21, x27	// sum.255
ldr x27, [x3, #64]	// load_m8.13
mul x27, x26, x27	// low.119
adcs x22, x22, x27	// sum.256
adcs x23, x23, xzr	// sum.257
adc x24, x24, xzr	// sum.258
umulh x15, x26, x15	// high.118
adds x15, x16, x15	// sum.259
ldp x16, x27, [x3, #0]	// load_m0.14
umulh x16, x26, x27	// high.119
adcs x16, x17, x16	// sum.260
ldp x17, x27, [x3, #16]	// load_m2.14
umulh x17, x26, x17	// high.120
adcs x13, x13, x17	// sum.261
umulh x17, x26, x27	// high.121
adcs x14, x14, x17	// sum.262
ldp x17, x27, [x3, #32]	// load_m4.14
umulh x17, x26, x17	// high.122
adcs x17, x19, x17	// sum.263
umulh x19, x26, x27	// high.123
adcs x19, x20, x19	// sum.264
ldp x20, x27, [x3, #48]	// load_m6.14
umulh x20, x26, x20	// high.124
adcs x20, x21, x20	// sum.265
umulh x21, x26, x27	// high.125
adcs x21, x22, x21	// sum.266
ldr x22, [x3, #64]	// load_m8.14
umulh x22, x26, x22	// high.126
adcs x22, x23, x22	// sum.267
adc x23, x24, xzr	// sum.268
mul x24, x25, x5	// low.120
adds x15, x15, x24	// sum.269
mul x24, x25, x6	// low.121
adcs x16, x16, x24	// sum.270
mul x24, x25, x7	// low.122
adcs x13, x13, x24	// sum.271
mul x24, x25, x8	// low.123
adcs x14, x14, x24	// sum.272
mul x24, x25, x9	// low.124
adcs x17, x17, x24	// sum.273
mul x24, x25, x10	// low.125
adcs x19, x19, x24	// sum.274
mul x24, x25, x11	// low.126
adcs x20, x20, x24	// sum.275
mul x24, x25, x12	// low.127
adcs x21, x21, x24	// sum.276
mul x24, x25, x2	// low.128
adcs x22, x22, x24	// sum.277
adc x23, x23, xzr	// sum.278
umulh x24, x25, x5	// high.127
adds x16, x16, x24	// sum.279
umulh x24, x25, x6	// high.128
adcs x13, x13, x24	// sum.280
umulh x24, x25, x7	// high.129
adcs x14, x14, x24	// sum.281
umulh x24, x25, x8	// high.130
adcs x17, x17, x24	// sum.282
umulh x24, x25, x9	// high.131
adcs x19, x19, x24	// sum.283
umulh x24, x25, x10	// high.132
adcs x20, x20, x24	// sum.284
umulh x24, x25, x11	// high.133
adcs x21, x21, x24	// sum.285
umulh x24, x25, x12	// high.134
adcs x22, x22, x24	// sum.286
umulh x24, x25, x2	// high.135
adcs x23, x23, x24	// sum.287
adc x24, xzr, xzr	// sum.288
mul x25, x15, x4	// q.8
cmp x15, #1	// lowest.8
ldp x15, x26, [x3, #0]	// load_m0.15
mul x26, x25, x26	// low.129
adcs x16, x16, x26	// sum.289
ldp x26, x27, [x3, #16]	// load_m2.15
mul x26, x25, x26	// low.130
adcs x13, x13, x26	// sum.290
mul x26, x25, x27	// low.131
adcs x14, x14, x26	// sum.291
ldp x26, x27, [x3, #32]	// load_m4.15
mul x26, x25, x26	// low.132
adcs x17, x17, x26	// sum.292
mul x26, x25, x27	// low.133
adcs x19, x19, x26	// sum.293
ldp x26, x27, [x3, #48]	// load_m6.15
mul x26, x25, x26	// low.134
adcs x20, x20, x26	// sum.294
mul x26, x25, x27	// low.135
adcs x21, x21, x26	// sum.295
ldr x26, [x3, #64]	// load_m8.15
mul x26, x25, x26	// low.136
adcs x22, x22, x26	// sum.296
adcs x23, x23, xzr	// sum.297
adc x24, x24, xzr	// sum.298
umulh x15, x25, x15	// high.136
adds x15, x16, x15	// sum.299
ldp x16, x26, [x3, #0]	// load_m0.16
umulh x16, x25, x26	// high.137
adcs x13, x13, x16	// sum.300
ldp x16, x26, [x3, #16]	// load_m2.16
umulh x16, x25, x16	// high.138
adcs x14, x14, x16	// sum.301
umulh x16, x25, x26	// high.139
adcs x16, x17, x16	// sum.302
ldp x17, x26, [x3, #32]	// load_m4.16
umulh x17, x25, x17	// high.140
adcs x17, x19, x17	// sum.303
umulh x19, x25, x26	// high.141
adcs x19, x20, x19	// sum.304
ldp x20, x26, [x3, #48]	// load_m6.16
umulh x20, x25, x20	// high.142
adcs x20, x21, x20	// sum.305
umulh x21, x25, x26	// high.143
adcs x21, x22, x21	// sum.306
ldr x22, [x3, #64]	// load_m8.16
umulh x22, x25, x22	// high.144
adcs x22, x23, x22	// sum.307
adc x23, x24, xzr	// sum.308
ldr x1, [x1, #64]	// load_a8
mul x24, x1, x5	// low.137
adds x15, x15, x24	// sum.309
mul x24, x1, x6	// low.138
adcs x13, x13, x24	// sum.310
mul x24, x1, x7	// low.139
adcs x14, x14, x24	// sum.311
mul x24, x1, x8	// low.140
adcs x16, x16, x24	// sum.312
mul x24, x1, x9	// low.141
adcs x17, x17, x24	// sum.313
mul x24, x1, x10	// low.142
adcs x19, x19, x24	// sum.314
mul x24, x1, x11	// low.143
adcs x20, x20, x24	// sum.315
mul x24, x1, x12	// low.144
adcs x21, x21, x24	// sum.316
mul x24, x1, x2	// low.145
adcs x22, x22, x24	// sum.317
adc x23, x23, xzr	// sum.318
umulh x5, x1, x5	// high.145
adds x5, x13, x5	// sum.319
umulh x6, x1, x6	// high.146
adcs x6, x14, x6	// sum.320
umulh x7, x1, x7	// high.147
adcs x7, x16, x7	// sum.321
umulh x8, x1, x8	// high.148
adcs x8, x17, x8	// sum.322
umulh x9, x1, x9	// high.149
adcs x9, x19, x9	// sum.323
umulh x10, x1, x10	// high.150
adcs x10, x20, x10	// sum.324
umulh x11, x1, x11	// high.151
adcs x11, x21, x11	// sum.325
umulh x12, x1, x12	// high.152
adcs x12, x22, x12	// sum.326
umulh x1, x1, x2	// high.153
adcs x1, x23, x1	// sum.327
adc x2, xzr, xzr	// sum.328
mul x4, x15, x4	// q.9
cmp x15, #1	// lowest.9
ldp x13, x14, [x3, #0]	// load_m0.17
mul x14, x4, x14	// low.146
adcs x5, x5, x14	// sum.329
ldp x14, x15, [x3, #16]	// load_m2.17
mul x14, x4, x14	// low.147
adcs x6, x6, x14	// sum.330
mul x14, x4, x15	// low.148
adcs x7, x7, x14	// sum.331
ldp x14, x15, [x3, #32]	// load_m4.17
mul x14, x4, x14	// low.149
adcs x8, x8, x14	// sum.332
mul x14, x4, x15	// low.150
adcs x9, x9, x14	// sum.333
ldp x14, x15, [x3, #48]	// load_m6.17
mul x14, x4, x14	// low.151
adcs x10, x10, x14	// sum.334
mul x14, x4, x15	// low.152
adcs x11, x11, x14	// sum.335
ldr x14, [x3, #64]	// load_m8.17
mul x14, x4, x14	// low.153
adcs x12, x12, x14	// sum.336
adcs x1, x1, xzr	// sum.337
adc x2, x2, xzr	// sum.338
umulh x13, x4, x13	// high.154
adds x5, x5, x13	// sum.339
ldp x13, x14, [x3, #0]	// load_m0.18
umulh x13, x4, x14	// high.155
adcs x6, x6, x13	// sum.340
ldp x13, x14, [x3, #16]	// load_m2.18
umulh x13, x4, x13	// high.156
adcs x7, x7, x13	// sum.341
umulh x13, x4, x14	// high.157
adcs x8, x8, x13	// sum.342
ldp x13, x14, [x3, #32]	// load_m4.18
umulh x13, x4, x13	// high.158
adcs x9, x9, x13	// sum.343
umulh x13, x4, x14	// high.159
adcs x10, x10, x13	// sum.344
ldp x13, x14, [x3, #48]	// load_m6.18
umulh x13, x4, x13	// high.160
adcs x11, x11, x13	// sum.345
umulh x13, x4, x14	// high.161
adcs x12, x12, x13	// sum.346
ldr x13, [x3, #64]	// load_m8.18
umulh x4, x4, x13	// high.162
adcs x1, x1, x4	// sum.347
adc x2, x2, xzr	// sum.348
ldp x4, x13, [x3, #0]	// load_m0.19
subs x4, x5, x4	// difference
sbcs x13, x6, x13	// difference.2
ldp x14, x15, [x3, #16]	// load_m2.19
sbcs x14, x7, x14	// difference.3
sbcs x15, x8, x15	// difference.4
ldp x16, x17, [x3, #32]	// load_m4.19
sbcs x16, x9, x16	// difference.5
sbcs x17, x10, x17	// difference.6
ldp x19, x20, [x3, #48]	// load_m6.19
sbcs x19, x11, x19	// difference.7
sbcs x20, x12, x20	// difference.8
ldr x3, [x3, #64]	// load_m8.19
sbcs x3, x1, x3	// difference.9
sbcs xzr, x2, xzr	// less
csel x2, x5, x4, lo	// select
csel x4, x6, x13, lo	// select.2
csel x5, x7, x14, lo	// select.3
csel x6, x8, x15, lo	// select.4
csel x7, x9, x16, lo	// select.5
csel x8, x10, x17, lo	// select.6
csel x9, x11, x19, lo	// select.7
csel x10, x12, x20, lo	// select.8
csel x1, x1, x3, lo	// select.9
stp x2, x4, [x0, #0]	// store
stp x5, x6, [x0, #16]	// store.2
stp x7, x8, [x0, #32]	// store.3
stp x9, x10, [x0, #48]	// store.4
str x1, [x0, #64]	// store.5
ldp x27, x28, [sp, #64]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x21, x22, [sp, #16]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
