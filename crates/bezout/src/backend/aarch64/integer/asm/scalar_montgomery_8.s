// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 8 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 64 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-80]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
stp x27, x28, [sp, #64]	// save
ldp x5, x6, [x2, #0]	// load_b0
ldp x7, x8, [x2, #16]	// load_b2
ldp x9, x10, [x2, #32]	// load_b4
ldp x2, x11, [x2, #48]	// load_b6
ldp x12, x13, [x1, #0]	// load_a0
mul x14, x12, x5	// low
umulh x15, x12, x5	// high
mul x16, x12, x6	// low.2
umulh x17, x12, x6	// high.2
mul x19, x12, x7	// low.3
adds x15, x15, x16	// sum
umulh x16, x12, x7	// high.3
mul x20, x12, x8	// low.4
adcs x17, x17, x19	// sum.2
umulh x19, x12, x8	// high.4
mul x21, x12, x9	// low.5
adcs x16, x16, x20	// sum.3
umulh x20, x12, x9	// high.5
mul x22, x12, x10	// low.6
adcs x19, x19, x21	// sum.4
umulh x21, x12, x10	// high.6
mul x23, x12, x2	// low.7
adcs x20, x20, x22	// sum.5
umulh x22, x12, x2	// high.7
mul x24, x12, x11	// low.8
adcs x21, x21, x23	// sum.6
umulh x12, x12, x11	// high.8
adcs x22, x22, x24	// sum.7
ldp x23, x24, [x3, #0]	// load_m0
adc x12, x12, xzr	// sum.8
mul x25, x14, x4	// q
mul x24, x25, x24	// low.9
cmp x14, #1	// lowest
ldp x14, x26, [x3, #16]	// load_m2
mul x14, x25, x14	// low.10
adcs x15, x15, x24	// sum.9
mul x24, x25, x26	// low.11
ldp x26, x27, [x3, #32]	// load_m4
adcs x14, x17, x14	// sum.10
mul x17, x25, x26	// low.12
adcs x16, x16, x24	// sum.11
mul x24, x25, x27	// low.13
ldp x26, x27, [x3, #48]	// load_m6
adcs x17, x19, x17	// sum.12
mul x19, x25, x26	// low.14
adcs x20, x20, x24	// sum.13
mul x24, x25, x27	// low.15
adcs x19, x21, x19	// sum.14
umulh x21, x25, x23	// high.9
adcs x22, x22, x24	// sum.15
ldp x23, x24, [x3, #0]	// load_m0.2
adc x12, x12, xzr	// sum.16
umulh x23, x25, x24	// high.10
adds x15, x15, x21	// sum.17
ldp x21, x24, [x3, #16]	// load_m2.2
umulh x21, x25, x21	// high.11
adcs x14, x14, x23	// sum.18
umulh x23, x25, x24	// high.12
ldp x24, x26, [x3, #32]	// load_m4.2
adcs x16, x16, x21	// sum.19
umulh x21, x25, x24	// high.13
adcs x17, x17, x23	// sum.20
umulh x23, x25, x26	// high.14
ldp x24, x26, [x3, #48]	// load_m6.2
adcs x20, x20, x21	// sum.21
umulh x21, x25, x24	// high.15
adcs x19, x19, x23	// sum.22
umulh x23, x25, x26	// high.16
adcs x21, x22, x21	// sum.23
mul x22, x13, x5	// low.16
adcs x12, x12, x23	// sum.24
mul x23, x13, x6	// low.17
adc x24, xzr, xzr	// sum.25
mul x25, x13, x7	// low.18
adds x15, x15, x22	// sum.26
mul x22, x13, x8	// low.19
adcs x14, x14, x23	// sum.27
mul x23, x13, x9	// low.20
adcs x16, x16, x25	// sum.28
mul x25, x13, x10	// low.21
adcs x17, x17, x22	// sum.29
mul x22, x13, x2	// low.22
adcs x20, x20, x23	// sum.30
mul x23, x13, x11	// low.23
adcs x19, x19, x25	// sum.31
adcs x21, x21, x22	// sum.32
umulh x22, x13, x5	// high.17
adcs x12, x12, x23	// sum.33
umulh x23, x13, x6	// high.18
adc x24, x24, xzr	// sum.34
umulh x25, x13, x7	// high.19
adds x14, x14, x22	// sum.35
umulh x22, x13, x8	// high.20
adcs x16, x16, x23	// sum.36
umulh x23, x13, x9	// high.21
adcs x17, x17, x25	// sum.37
umulh x25, x13, x10	// high.22
adcs x20, x20, x22	// sum.38
umulh x22, x13, x2	// high.23
adcs x19, x19, x23	// sum.39
umulh x13, x13, x11	// high.24
adcs x21, x21, x25	// sum.40
adcs x12, x12, x22	// sum.41
adcs x13, x24, x13	// sum.42
ldp x22, x23, [x3, #0]	// load_m0.3
adc x24, xzr, xzr	// sum.43
mul x25, x15, x4	// q.2
mul x23, x25, x23	// low.24
cmp x15, #1	// lowest.2
ldp x15, x26, [x3, #16]	// load_m2.3
mul x15, x25, x15	// low.25
adcs x14, x14, x23	// sum.44
mul x23, x25, x26	// low.26
ldp x26, x27, [x3, #32]	// load_m4.3
adcs x15, x16, x15	// sum.45
mul x16, x25, x26	// low.27
adcs x17, x17, x23	// sum.46
mul x23, x25, x27	// low.28
ldp x26, x27, [x3, #48]	// load_m6.3
adcs x16, x20, x16	// sum.47
mul x20, x25, x26	// low.29
adcs x19, x19, x23	// sum.48
mul x23, x25, x27	// low.30
adcs x20, x21, x20	// sum.49
umulh x21, x25, x22	// high.25
adcs x12, x12, x23	// sum.50
adcs x13, x13, xzr	// sum.51
ldp x22, x23, [x3, #0]	// load_m0.4
adc x22, x24, xzr	// sum.52
umulh x23, x25, x23	// high.26
adds x14, x14, x21	// sum.53
ldp x21, x24, [x3, #16]	// load_m2.4
umulh x21, x25, x21	// high.27
adcs x15, x15, x23	// sum.54
umulh x23, x25, x24	// high.28
ldp x24, x26, [x3, #32]	// load_m4.4
adcs x17, x17, x21	// sum.55
umulh x21, x25, x24	// high.29
adcs x16, x16, x23	// sum.56
umulh x23, x25, x26	// high.30
ldp x24, x26, [x3, #48]	// load_m6.4
adcs x19, x19, x21	// sum.57
umulh x21, x25, x24	// high.31
adcs x20, x20, x23	// sum.58
umulh x23, x25, x26	// high.32
adcs x12, x12, x21	// sum.59
ldp x21, x24, [x1, #16]	// load_a2
mul x25, x21, x5	// low.31
adcs x13, x13, x23	// sum.60
adc x22, x22, xzr	// sum.61
mul x23, x21, x6	// low.32
mul x26, x21, x7	// low.33
adds x14, x14, x25	// sum.62
mul x25, x21, x8	// low.34
adcs x15, x15, x23	// sum.63
mul x23, x21, x9	// low.35
adcs x17, x17, x26	// sum.64
mul x26, x21, x10	// low.36
adcs x16, x16, x25	// sum.65
mul x25, x21, x2	// low.37
adcs x19, x19, x23	// sum.66
mul x23, x21, x11	// low.38
adcs x20, x20, x26	// sum.67
adcs x12, x12, x25	// sum.68
umulh x25, x21, x5	// high.33
adcs x13, x13, x23	// sum.69
umulh x23, x21, x6	// high.34
adc x22, x22, xzr	// sum.70
umulh x26, x21, x7	// high.35
adds x15, x15, x25	// sum.71
umulh x25, x21, x8	// high.36
adcs x17, x17, x23	// sum.72
umulh x23, x21, x9	// high.37
adcs x16, x16, x26	// sum.73
umulh x26, x21, x10	// high.38
adcs x19, x19, x25	// sum.74
umulh x25, x21, x2	// high.39
adcs x20, x20, x23	// sum.75
umulh x21, x21, x11	// high.40
adcs x12, x12, x26	// sum.76
adcs x13, x13, x25	// sum.77
adcs x21, x22, x21	// sum.78
ldp x22, x23, [x3, #0]	// load_m0.5
adc x25, xzr, xzr	// sum.79
mul x26, x14, x4	// q.3
mul x23, x26, x23	// low.39
cmp x14, #1	// lowest.3
ldp x14, x27, [x3, #16]	// load_m2.5
mul x14, x26, x14	// low.40
adcs x15, x15, x23	// sum.80
mul x23, x26, x27	// low.41
ldp x27, x28, [x3, #32]	// load_m4.5
adcs x14, x17, x14	// sum.81
mul x17, x26, x27	// low.42
adcs x16, x16, x23	// sum.82
mul x23, x26, x28	// low.43
ldp x27, x28, [x3, #48]	// load_m6.5
adcs x17, x19, x17	// sum.83
mul x19, x26, x27	// low.44
adcs x20, x20, x23	// sum.84
mul x23, x26, x28	// low.45
adcs x12, x12, x19	// sum.85
umulh x19, x26, x22	// high.41
adcs x13, x13, x23	// sum.86
adcs x21, x21, xzr	// sum.87
ldp x22, x23, [x3, #0]	// load_m0.6
adc x22, x25, xzr	// sum.88
umulh x23, x26, x23	// high.42
adds x15, x15, x19	// sum.89
ldp x19, x25, [x3, #16]	// load_m2.6
umulh x19, x26, x19	// high.43
adcs x14, x14, x23	// sum.90
umulh x23, x26, x25	// high.44
ldp x25, x27, [x3, #32]	// load_m4.6
adcs x16, x16, x19	// sum.91
umulh x19, x26, x25	// high.45
adcs x17, x17, x23	// sum.92
umulh x23, x26, x27	// high.46
ldp x25, x27, [x3, #48]	// load_m6.6
adcs x19, x20, x19	// sum.93
umulh x20, x26, x25	// high.47
adcs x12, x12, x23	// sum.94
umulh x23, x26, x27	// high.48
adcs x13, x13, x20	// sum.95
mul x20, x24, x5	// low.46
adcs x21, x21, x23	// sum.96
mul x23, x24, x6	// low.47
adc x22, x22, xzr	// sum.97
mul x25, x24, x7	// low.48
adds x15, x15, x20	// sum.98
mul x20, x24, x8	// low.49
adcs x14, x14, x23	// sum.99
mul x23, x24, x9	// low.50
adcs x16, x16, x25	// sum.100
mul x25, x24, x10	// low.51
adcs x17, x17, x20	// sum.101
mul x20, x24, x2	// low.52
adcs x19, x19, x23	// sum.102
mul x23, x24, x11	// low.53
adcs x12, x12, x25	// sum.103
adcs x13, x13, x20	// sum.104
umulh x20, x24, x5	// high.49
adcs x21, x21, x23	// sum.105
umulh x23, x24, x6	// high.50
adc x22, x22, xzr	// sum.106
umulh x25, x24, x7	// high.51
adds x14, x14, x20	// sum.107
umulh x20, x24, x8	// high.52
adcs x16, x16, x23	// sum.108
umulh x23, x24, x9	// high.53
adcs x17, x17, x25	// sum.109
umulh x25, x24, x10	// high.54
adcs x19, x19, x20	// sum.110
umulh x20, x24, x2	// high.55
adcs x12, x12, x23	// sum.111
umulh x23, x24, x11	// high.56
adcs x13, x13, x25	// sum.112
adcs x20, x21, x20	// sum.113
adcs x21, x22, x23	// sum.114
ldp x22, x23, [x3, #0]	// load_m0.7
adc x24, xzr, xzr	// sum.115
mul x25, x15, x4	// q.4
mul x23, x25, x23	// low.54
cmp x15, #1	// lowest.4
ldp x15, x26, [x3, #16]	// load_m2.7
mul x15, x25, x15	// low.55
adcs x14, x14, x23	// sum.116
mul x23, x25, x26	// low.56
ldp x26, x27, [x3, #32]	// load_m4.7
adcs x15, x16, x15	// sum.117
mul x16, x25, x26	// low.57
adcs x17, x17, x23	// sum.118
mul x23, x25, x27	// low.58
ldp x26, x27, [x3, #48]	// load_m6.7
adcs x16, x19, x16	// sum.119
mul x19, x25, x26	// low.59
adcs x12, x12, x23	// sum.120
mul x23, x25, x27	// low.60
adcs x13, x13, x19	// sum.121
umulh x19, x25, x22	// high.57
adcs x20, x20, x23	// sum.122
adcs x21, x21, xzr	// sum.123
ldp x22, x23, [x3, #0]	// load_m0.8
adc x22, x24, xzr	// sum.124
umulh x23, x25, x23	// high.58
adds x14, x14, x19	// sum.125
ldp x19, x24, [x3, #16]	// load_m2.8
umulh x19, x25, x19	// high.59
adcs x15, x15, x23	// sum.126
umulh x23, x25, x24	// high.60
ldp x24, x26, [x3, #32]	// load_m4.8
adcs x17, x17, x19	// sum.127
umulh x19, x25, x24	// high.61
adcs x16, x16, x23	// sum.128
umulh x23, x25, x26	// high.62
ldp x24, x26, [x3, #48]	// load_m6.8
adcs x12, x12, x19	// sum.129
umulh x19, x25, x24	// high.63
adcs x13, x13, x23	// sum.130
umulh x23, x25, x26	// high.64
adcs x19, x20, x19	// sum.131
ldp x20, x24, [x1, #32]	// load_a4
mul x25, x20, x5	// low.61
adcs x21, x21, x23	// sum.132
adc x22, x22, xzr	// sum.133
mul x23, x20, x6	// low.62
mul x26, x20, x7	// low.63
adds x14, x14, x25	// sum.134
mul x25, x20, x8	// low.64
adcs x15, x15, x23	// sum.135
mul x23, x20, x9	// low.65
adcs x17, x17, x26	// sum.136
mul x26, x20, x10	// low.66
adcs x16, x16, x25	// sum.137
mul x25, x20, x2	// low.67
adcs x12, x12, x23	// sum.138
mul x23, x20, x11	// low.68
adcs x13, x13, x26	// sum.139
adcs x19, x19, x25	// sum.140
umulh x25, x20, x5	// high.65
adcs x21, x21, x23	// sum.141
umulh x23, x20, x6	// high.66
adc x22, x22, xzr	// sum.142
umulh x26, x20, x7	// high.67
adds x15, x15, x25	// sum.143
umulh x25, x20, x8	// high.68
adcs x17, x17, x23	// sum.144
umulh x23, x20, x9	// high.69
adcs x16, x16, x26	// sum.145
umulh x26, x20, x10	// high.70
adcs x12, x12, x25	// sum.146
umulh x25, x20, x2	// high.71
adcs x13, x13, x23	// sum.147
umulh x20, x20, x11	// high.72
adcs x19, x19, x26	// sum.148
adcs x21, x21, x25	// sum.149
adcs x20, x22, x20	// sum.150
ldp x22, x23, [x3, #0]	// load_m0.9
adc x25, xzr, xzr	// sum.151
mul x26, x14, x4	// q.5
mul x23, x26, x23	// low.69
cmp x14, #1	// lowest.5
ldp x14, x27, [x3, #16]	// load_m2.9
mul x14, x26, x14	// low.70
adcs x15, x15, x23	// sum.152
mul x23, x26, x27	// low.71
ldp x27, x28, [x3, #32]	// load_m4.9
adcs x14, x17, x14	// sum.153
mul x17, x26, x27	// low.72
adcs x16, x16, x23	// sum.154
mul x23, x26, x28	// low.73
ldp x27, x28, [x3, #48]	// load_m6.9
adcs x12, x12, x17	// sum.155
mul x17, x26, x27	// low.74
adcs x13, x13, x23	// sum.156
mul x23, x26, x28	// low.75
adcs x17, x19, x17	// sum.157
umulh x19, x26, x22	// high.73
adcs x21, x21, x23	// sum.158
adcs x20, x20, xzr	// sum.159
ldp x22, x23, [x3, #0]	// load_m0.10
adc x22, x25, xzr	// sum.160
umulh x23, x26, x23	// high.74
adds x15, x15, x19	// sum.161
ldp x19, x25, [x3, #16]	// load_m2.10
umulh x19, x26, x19	// high.75
adcs x14, x14, x23	// sum.162
umulh x23, x26, x25	// high.76
ldp x25, x27, [x3, #32]	// load_m4.10
adcs x16, x16, x19	// sum.163
umulh x19, x26, x25	// high.77
adcs x12, x12, x23	// sum.164
umulh x23, x26, x27	// high.78
ldp x25, x27, [x3, #48]	// load_m6.10
adcs x13, x13, x19	// sum.165
umulh x19, x26, x25	// high.79
adcs x17, x17, x23	// sum.166
umulh x23, x26, x27	// high.80
adcs x19, x21, x19	// sum.167
mul x21, x24, x5	// low.76
adcs x20, x20, x23	// sum.168
mul x23, x24, x6	// low.77
adc x22, x22, xzr	// sum.169
mul x25, x24, x7	// low.78
adds x15, x15, x21	// sum.170
mul x21, x24, x8	// low.79
adcs x14, x14, x23	// sum.171
mul x23, x24, x9	// low.80
adcs x16, x16, x25	// sum.172
mul x25, x24, x10	// low.81
adcs x12, x12, x21	// sum.173
mul x21, x24, x2	// low.82
adcs x13, x13, x23	// sum.174
mul x23, x24, x11	// low.83
adcs x17, x17, x25	// sum.175
adcs x19, x19, x21	// sum.176
umulh x21, x24, x5	// high.81
adcs x20, x20, x23	// sum.177
umulh x23, x24, x6	// high.82
adc x22, x22, xzr	// sum.178
umulh x25, x24, x7	// high.83
adds x14, x14, x21	// sum.179
umulh x21, x24, x8	// high.84
adcs x16, x16, x23	// sum.180
umulh x23, x24, x9	// high.85
adcs x12, x12, x25	// sum.181
umulh x25, x24, x10	// high.86
adcs x13, x13, x21	// sum.182
umulh x21, x24, x2	// high.87
adcs x17, x17, x23	// sum.183
umulh x23, x24, x11	// high.88
adcs x19, x19, x25	// sum.184
adcs x20, x20, x21	// sum.185
adcs x21, x22, x23	// sum.186
ldp x22, x23, [x3, #0]	// load_m0.11
adc x24, xzr, xzr	// sum.187
mul x25, x15, x4	// q.6
mul x23, x25, x23	// low.84
cmp x15, #1	// lowest.6
ldp x15, x26, [x3, #16]	// load_m2.11
mul x15, x25, x15	// low.85
adcs x14, x14, x23	// sum.188
mul x23, x25, x26	// low.86
ldp x26, x27, [x3, #32]	// load_m4.11
adcs x15, x16, x15	// sum.189
mul x16, x25, x26	// low.87
adcs x12, x12, x23	// sum.190
mul x23, x25, x27	// low.88
ldp x26, x27, [x3, #48]	// load_m6.11
adcs x13, x13, x16	// sum.191
mul x16, x25, x26	// low.89
adcs x17, x17, x23	// sum.192
mul x23, x25, x27	// low.90
adcs x16, x19, x16	// sum.193
umulh x19, x25, x22	// high.89
adcs x20, x20, x23	// sum.194
adcs x21, x21, xzr	// sum.195
ldp x22, x23, [x3, #0]	// load_m0.12
adc x22, x24, xzr	// sum.196
umulh x23, x25, x23	// high.90
adds x14, x14, x19	// sum.197
ldp x19, x24, [x3, #16]	// load_m2.12
umulh x19, x25, x19	// high.91
adcs x15, x15, x23	// sum.198
umulh x23, x25, x24	// high.92
ldp x24, x26, [x3, #32]	// load_m4.12
adcs x12, x12, x19	// sum.199
umulh x19, x25, x24	// high.93
adcs x13, x13, x23	// sum.200
umulh x23, x25, x26	// high.94
ldp x24, x26, [x3, #48]	// load_m6.12
adcs x17, x17, x19	// sum.201
umulh x19, x25, x24	// high.95
adcs x16, x16, x23	// sum.202
umulh x23, x25, x26	// high.96
adcs x19, x20, x19	// sum.203
ldp x1, x20, [x1, #48]	// load_a6
mul x24, x1, x5	// low.91
adcs x21, x21, x23	// sum.204
adc x22, x22, xzr	// sum.205
mul x23, x1, x6	// low.92
mul x25, x1, x7	// low.93
adds x14, x14, x24	// sum.206
mul x24, x1, x8	// low.94
adcs x15, x15, x23	// sum.207
mul x23, x1, x9	// low.95
adcs x12, x12, x25	// sum.208
mul x25, x1, x10	// low.96
adcs x13, x13, x24	// sum.209
mul x24, x1, x2	// low.97
adcs x17, x17, x23	// sum.210
mul x23, x1, x11	// low.98
adcs x16, x16, x25	// sum.211
adcs x19, x19, x24	// sum.212
umulh x24, x1, x5	// high.97
adcs x21, x21, x23	// sum.213
umulh x23, x1, x6	// high.98
adc x22, x22, xzr	// sum.214
umulh x25, x1, x7	// high.99
adds x15, x15, x24	// sum.215
umulh x24, x1, x8	// high.100
adcs x12, x12, x23	// sum.216
umulh x23, x1, x9	// high.101
adcs x13, x13, x25	// sum.217
umulh x25, x1, x10	// high.102
adcs x17, x17, x24	// sum.218
umulh x24, x1, x2	// high.103
adcs x16, x16, x23	// sum.219
umulh x1, x1, x11	// high.104
adcs x19, x19, x25	// sum.220
adcs x21, x21, x24	// sum.221
adcs x1, x22, x1	// sum.222
ldp x22, x23, [x3, #0]	// load_m0.13
adc x24, xzr, xzr	// sum.223
mul x25, x14, x4	// q.7
mul x23, x25, x23	// low.99
cmp x14, #1	// lowest.7
ldp x14, x26, [x3, #16]	// load_m2.13
mul x14, x25, x14	// low.100
adcs x15, x15, x23	// sum.224
mul x23, x25, x26	// low.101
ldp x26, x27, [x3, #32]	// load_m4.13
adcs x12, x12, x14	// sum.225
mul x14, x25, x26	// low.102
adcs x13, x13, x23	// sum.226
mul x23, x25, x27	// low.103
ldp x26, x27, [x3, #48]	// load_m6.13
adcs x14, x17, x14	// sum.227
mul x17, x25, x26	// low.104
adcs x16, x16, x23	// sum.228
mul x23, x25, x27	// low.105
adcs x17, x19, x17	// sum.229
umulh x19, x25, x22	// high.105
adcs x21, x21, x23	// sum.230
adcs x1, x1, xzr	// sum.231
ldp x22, x23, [x3, #0]	// load_m0.14
adc x22, x24, xzr	// sum.232
umulh x23, x25, x23	// high.106
adds x15, x15, x19	// sum.233
ldp x19, x24, [x3, #16]	// load_m2.14
umulh x19, x25, x19	// high.107
adcs x12, x12, x23	// sum.234
umulh x23, x25, x24	// high.108
ldp x24, x26, [x3, #32]	// load_m4.14
adcs x13, x13, x19	// sum.235
umulh x19, x25, x24	// high.109
adcs x14, x14, x23	// sum.236
umulh x23, x25, x26	// high.110
ldp x24, x26, [x3, #48]	// load_m6.14
adcs x16, x16, x19	// sum.237
umulh x19, x25, x24	// high.111
adcs x17, x17, x23	// sum.238
umulh x23, x25, x26	// high.112
adcs x19, x21, x19	// sum.239
mul x21, x20, x5	// low.106
adcs x1, x1, x23	// sum.240
mul x23, x20, x6	// low.107
adc x22, x22, xzr	// sum.241
mul x24, x20, x7	// low.108
adds x15, x15, x21	// sum.242
mul x21, x20, x8	// low.109
adcs x12, x12, x23	// sum.243
mul x23, x20, x9	// low.110
adcs x13, x13, x24	// sum.244
mul x24, x20, x10	// low.111
adcs x14, x14, x21	// sum.245
mul x21, x20, x2	// low.112
adcs x16, x16, x23	// sum.246
mul x23, x20, x11	// low.113
adcs x17, x17, x24	// sum.247
adcs x19, x19, x21	// sum.248
umulh x5, x20, x5	// high.113
adcs x1, x1, x23	// sum.249
umulh x6, x20, x6	// high.114
adc x21, x22, xzr	// sum.250
umulh x7, x20, x7	// high.115
adds x5, x12, x5	// sum.251
umulh x8, x20, x8	// high.116
adcs x6, x13, x6	// sum.252
umulh x9, x20, x9	// high.117
adcs x7, x14, x7	// sum.253
umulh x10, x20, x10	// high.118
adcs x8, x16, x8	// sum.254
umulh x2, x20, x2	// high.119
adcs x9, x17, x9	// sum.255
umulh x11, x20, x11	// high.120
adcs x10, x19, x10	// sum.256
adcs x1, x1, x2	// sum.257
adcs x2, x21, x11	// sum.258
ldp x11, x12, [x3, #0]	// load_m0.15
adc x13, xzr, xzr	// sum.259
mul x4, x15, x4	// q.8
mul x12, x4, x12	// low.114
cmp x15, #1	// lowest.8
ldp x14, x15, [x3, #16]	// load_m2.15
mul x14, x4, x14	// low.115
adcs x5, x5, x12	// sum.260
mul x12, x4, x15	// low.116
ldp x15, x16, [x3, #32]	// load_m4.15
adcs x6, x6, x14	// sum.261
mul x14, x4, x15	// low.117
adcs x7, x7, x12	// sum.262
mul x12, x4, x16	// low.118
ldp x15, x16, [x3, #48]	// load_m6.15
adcs x8, x8, x14	// sum.263
mul x14, x4, x15	// low.119
adcs x9, x9, x12	// sum.264
mul x12, x4, x16	// low.120
adcs x10, x10, x14	// sum.265
umulh x11, x4, x11	// high.121
adcs x1, x1, x12	// sum.266
adcs x2, x2, xzr	// sum.267
ldp x12, x14, [x3, #0]	// load_m0.16
adc x12, x13, xzr	// sum.268
umulh x13, x4, x14	// high.122
adds x5, x5, x11	// sum.269
ldp x11, x14, [x3, #16]	// load_m2.16
umulh x11, x4, x11	// high.123
adcs x6, x6, x13	// sum.270
umulh x13, x4, x14	// high.124
ldp x14, x15, [x3, #32]	// load_m4.16
adcs x7, x7, x11	// sum.271
umulh x11, x4, x14	// high.125
adcs x8, x8, x13	// sum.272
umulh x13, x4, x15	// high.126
ldp x14, x15, [x3, #48]	// load_m6.16
adcs x9, x9, x11	// sum.273
umulh x11, x4, x14	// high.127
adcs x10, x10, x13	// sum.274
umulh x4, x4, x15	// high.128
adcs x1, x1, x11	// sum.275
ldp x11, x13, [x3, #0]	// load_m0.17
adcs x2, x2, x4	// sum.276
adc x4, x12, xzr	// sum.277
ldp x12, x14, [x3, #16]	// load_m2.17
subs x11, x5, x11	// difference
sbcs x13, x6, x13	// difference.2
ldp x15, x16, [x3, #32]	// load_m4.17
sbcs x12, x7, x12	// difference.3
sbcs x14, x8, x14	// difference.4
ldp x3, x17, [x3, #48]	// load_m6.17
sbcs x15, x9, x15	// difference.5
sbcs x16, x10, x16	// difference.6
sbcs x3, x1, x3	// difference.7
sbcs x17, x2, x17	// difference.8
sbcs xzr, x4, xzr	// less
csel x4, x5, x11, lo	// select
csel x5, x6, x13, lo	// select.2
csel x6, x7, x12, lo	// select.3
csel x7, x8, x14, lo	// select.4
csel x8, x9, x15, lo	// select.5
csel x9, x10, x16, lo	// select.6
csel x1, x1, x3, lo	// select.7
csel x2, x2, x17, lo	// select.8
stp x4, x5, [x0, #0]	// store
stp x6, x7, [x0, #16]	// store.2
stp x8, x9, [x0, #32]	// store.3
stp x1, x2, [x0, #48]	// store.4
ldp x27, x28, [sp, #64]	// restore
ldp x25, x26, [sp, #48]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x21, x22, [sp, #16]	// restore
ldp x19, x20, [sp], #80	// restore
ret	// leave
