// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Montgomery's product of numbers of 8 words: any 64-bit ARM.
// x0: the result, x1: a, x2: b, x3: the modulus m, each of 64 bytes; x4: -m^-1 modulo 2^64.
// a b / R modulo m, canonical if b < m; a may be any number. The result may overlap none of the others.
stp x19, x20, [sp, #-128]!	// save
stp x21, x22, [sp, #16]	// save
stp x23, x24, [sp, #32]	// save
stp x25, x26, [sp, #48]	// save
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
mul x23, x13, x5	// low.9
adcs x22, x22, x24	// sum.7
mul x24, x13, x6	// low.10
adc x12, x12, xzr	// sum.8
mul x25, x13, x7	// low.11
adds x15, x15, x23	// sum.9
mul x23, x13, x8	// low.12
adcs x17, x17, x24	// sum.10
mul x24, x13, x9	// low.13
adcs x16, x16, x25	// sum.11
mul x25, x13, x10	// low.14
adcs x19, x19, x23	// sum.12
mul x23, x13, x2	// low.15
adcs x20, x20, x24	// sum.13
mul x24, x13, x11	// low.16
adcs x21, x21, x25	// sum.14
umulh x25, x13, x11	// high.9
adcs x22, x22, x23	// sum.15
umulh x23, x13, x5	// high.10
adcs x12, x12, x24	// sum.16
umulh x24, x13, x6	// high.11
adc x25, x25, xzr	// sum.17
umulh x26, x13, x7	// high.12
adds x17, x17, x23	// sum.18
umulh x23, x13, x8	// high.13
adcs x16, x16, x24	// sum.19
umulh x24, x13, x9	// high.14
adcs x19, x19, x26	// sum.20
umulh x26, x13, x10	// high.15
adcs x20, x20, x23	// sum.21
umulh x13, x13, x2	// high.16
adcs x21, x21, x24	// sum.22
adcs x22, x22, x26	// sum.23
ldp x23, x24, [x1, #16]	// load_a2
adcs x12, x12, x13	// sum.24
mul x13, x23, x5	// low.17
adc x25, x25, xzr	// sum.25
stp x14, x15, [x0, #0]	// store
mul x14, x23, x6	// low.18
mul x15, x23, x7	// low.19
adds x13, x17, x13	// sum.26
mul x17, x23, x8	// low.20
adcs x14, x16, x14	// sum.27
mul x16, x23, x9	// low.21
adcs x15, x19, x15	// sum.28
mul x19, x23, x10	// low.22
adcs x17, x20, x17	// sum.29
mul x20, x23, x2	// low.23
adcs x16, x21, x16	// sum.30
mul x21, x23, x11	// low.24
adcs x19, x22, x19	// sum.31
umulh x22, x23, x11	// high.17
adcs x12, x12, x20	// sum.32
umulh x20, x23, x5	// high.18
adcs x21, x25, x21	// sum.33
umulh x25, x23, x6	// high.19
adc x22, x22, xzr	// sum.34
umulh x26, x23, x7	// high.20
adds x14, x14, x20	// sum.35
umulh x20, x23, x8	// high.21
adcs x15, x15, x25	// sum.36
umulh x25, x23, x9	// high.22
adcs x17, x17, x26	// sum.37
umulh x26, x23, x10	// high.23
adcs x16, x16, x20	// sum.38
umulh x20, x23, x2	// high.24
adcs x19, x19, x25	// sum.39
adcs x12, x12, x26	// sum.40
mul x23, x24, x5	// low.25
adcs x20, x21, x20	// sum.41
mul x21, x24, x6	// low.26
adc x22, x22, xzr	// sum.42
mul x25, x24, x7	// low.27
adds x14, x14, x23	// sum.43
mul x23, x24, x8	// low.28
adcs x15, x15, x21	// sum.44
mul x21, x24, x9	// low.29
adcs x17, x17, x25	// sum.45
mul x25, x24, x10	// low.30
adcs x16, x16, x23	// sum.46
mul x23, x24, x2	// low.31
adcs x19, x19, x21	// sum.47
mul x21, x24, x11	// low.32
adcs x12, x12, x25	// sum.48
umulh x25, x24, x11	// high.25
adcs x20, x20, x23	// sum.49
umulh x23, x24, x5	// high.26
adcs x21, x22, x21	// sum.50
umulh x22, x24, x6	// high.27
adc x25, x25, xzr	// sum.51
umulh x26, x24, x7	// high.28
adds x15, x15, x23	// sum.52
umulh x23, x24, x8	// high.29
adcs x17, x17, x22	// sum.53
umulh x22, x24, x9	// high.30
adcs x16, x16, x26	// sum.54
umulh x26, x24, x10	// high.31
adcs x19, x19, x23	// sum.55
umulh x23, x24, x2	// high.32
adcs x12, x12, x22	// sum.56
adcs x20, x20, x26	// sum.57
ldp x22, x24, [x1, #32]	// load_a4
adcs x21, x21, x23	// sum.58
mul x23, x22, x5	// low.33
adc x25, x25, xzr	// sum.59
stp x13, x14, [x0, #16]	// store.2
mul x13, x22, x6	// low.34
mul x14, x22, x7	// low.35
adds x15, x15, x23	// sum.60
mul x23, x22, x8	// low.36
adcs x13, x17, x13	// sum.61
mul x17, x22, x9	// low.37
adcs x14, x16, x14	// sum.62
mul x16, x22, x10	// low.38
adcs x19, x19, x23	// sum.63
mul x23, x22, x2	// low.39
adcs x12, x12, x17	// sum.64
mul x17, x22, x11	// low.40
adcs x16, x20, x16	// sum.65
umulh x20, x22, x11	// high.33
adcs x21, x21, x23	// sum.66
umulh x23, x22, x5	// high.34
adcs x17, x25, x17	// sum.67
umulh x25, x22, x6	// high.35
adc x20, x20, xzr	// sum.68
umulh x26, x22, x7	// high.36
adds x13, x13, x23	// sum.69
umulh x23, x22, x8	// high.37
adcs x14, x14, x25	// sum.70
umulh x25, x22, x9	// high.38
adcs x19, x19, x26	// sum.71
umulh x26, x22, x10	// high.39
adcs x12, x12, x23	// sum.72
umulh x22, x22, x2	// high.40
adcs x16, x16, x25	// sum.73
adcs x21, x21, x26	// sum.74
mul x23, x24, x5	// low.41
adcs x17, x17, x22	// sum.75
mul x22, x24, x6	// low.42
adc x20, x20, xzr	// sum.76
mul x25, x24, x7	// low.43
adds x13, x13, x23	// sum.77
mul x23, x24, x8	// low.44
adcs x14, x14, x22	// sum.78
mul x22, x24, x9	// low.45
adcs x19, x19, x25	// sum.79
mul x25, x24, x10	// low.46
adcs x12, x12, x23	// sum.80
mul x23, x24, x2	// low.47
adcs x16, x16, x22	// sum.81
mul x22, x24, x11	// low.48
adcs x21, x21, x25	// sum.82
umulh x25, x24, x11	// high.41
adcs x17, x17, x23	// sum.83
umulh x23, x24, x5	// high.42
adcs x20, x20, x22	// sum.84
umulh x22, x24, x6	// high.43
adc x25, x25, xzr	// sum.85
umulh x26, x24, x7	// high.44
adds x14, x14, x23	// sum.86
umulh x23, x24, x8	// high.45
adcs x19, x19, x22	// sum.87
umulh x22, x24, x9	// high.46
adcs x12, x12, x26	// sum.88
umulh x26, x24, x10	// high.47
adcs x16, x16, x23	// sum.89
umulh x23, x24, x2	// high.48
adcs x21, x21, x22	// sum.90
adcs x17, x17, x26	// sum.91
ldp x1, x22, [x1, #48]	// load_a6
adcs x20, x20, x23	// sum.92
mul x23, x1, x5	// low.49
adc x24, x25, xzr	// sum.93
stp x15, x13, [x0, #32]	// store.3
mul x13, x1, x6	// low.50
mul x15, x1, x7	// low.51
adds x14, x14, x23	// sum.94
mul x23, x1, x8	// low.52
adcs x13, x19, x13	// sum.95
mul x19, x1, x9	// low.53
adcs x12, x12, x15	// sum.96
mul x15, x1, x10	// low.54
adcs x16, x16, x23	// sum.97
mul x23, x1, x2	// low.55
adcs x19, x21, x19	// sum.98
mul x21, x1, x11	// low.56
adcs x15, x17, x15	// sum.99
umulh x17, x1, x11	// high.49
adcs x20, x20, x23	// sum.100
umulh x23, x1, x5	// high.50
adcs x21, x24, x21	// sum.101
umulh x24, x1, x6	// high.51
adc x17, x17, xzr	// sum.102
umulh x25, x1, x7	// high.52
adds x13, x13, x23	// sum.103
umulh x23, x1, x8	// high.53
adcs x12, x12, x24	// sum.104
umulh x24, x1, x9	// high.54
adcs x16, x16, x25	// sum.105
umulh x25, x1, x10	// high.55
adcs x19, x19, x23	// sum.106
umulh x1, x1, x2	// high.56
adcs x15, x15, x24	// sum.107
adcs x20, x20, x25	// sum.108
mul x23, x22, x5	// low.57
adcs x1, x21, x1	// sum.109
mul x21, x22, x6	// low.58
adc x17, x17, xzr	// sum.110
mul x24, x22, x7	// low.59
adds x13, x13, x23	// sum.111
mul x23, x22, x8	// low.60
adcs x12, x12, x21	// sum.112
mul x21, x22, x9	// low.61
adcs x16, x16, x24	// sum.113
mul x24, x22, x10	// low.62
adcs x19, x19, x23	// sum.114
mul x23, x22, x2	// low.63
adcs x15, x15, x21	// sum.115
mul x21, x22, x11	// low.64
adcs x20, x20, x24	// sum.116
umulh x11, x22, x11	// high.57
adcs x1, x1, x23	// sum.117
umulh x5, x22, x5	// high.58
adcs x17, x17, x21	// sum.118
umulh x6, x22, x6	// high.59
adc x11, x11, xzr	// sum.119
umulh x7, x22, x7	// high.60
adds x5, x12, x5	// sum.120
umulh x8, x22, x8	// high.61
adcs x6, x16, x6	// sum.121
umulh x9, x22, x9	// high.62
adcs x7, x19, x7	// sum.122
umulh x10, x22, x10	// high.63
adcs x8, x15, x8	// sum.123
umulh x2, x22, x2	// high.64
adcs x9, x20, x9	// sum.124
adcs x1, x1, x10	// sum.125
adcs x2, x17, x2	// sum.126
adc x10, x11, xzr	// sum.127
stp x14, x13, [x0, #48]	// store.4
stp x5, x6, [sp, #64]	// aside
ldp x5, x6, [x3, #0]	// load_m0
stp x7, x8, [sp, #80]	// aside.2
ldp x7, x8, [x3, #16]	// load_m2
stp x9, x1, [sp, #96]	// aside.3
ldp x1, x9, [x3, #32]	// load_m4
stp x2, x10, [sp, #112]	// aside.4
ldp x2, x3, [x3, #48]	// load_m6
ldp x10, x11, [x0, #0]	// load_low0
mneg x10, x10, x4	// q
mul x12, x10, x6	// low.65
mul x13, x10, x7	// low.66
cmn xzr, xzr	// none
ldp x14, x15, [x0, #16]	// load_low2
sbcs x11, x12, x11	// difference
mul x12, x10, x8	// low.67
mul x16, x10, x1	// low.68
sbcs x13, x13, x14	// difference.2
ldp x14, x17, [x0, #32]	// load_low4
sbcs x12, x12, x15	// difference.3
mul x15, x10, x9	// low.69
mul x19, x10, x2	// low.70
sbcs x14, x16, x14	// difference.4
ldp x16, x20, [x0, #48]	// load_low6
sbcs x15, x15, x17	// difference.5
mul x17, x10, x3	// low.71
umulh x21, x10, x3	// high.65
sbcs x16, x19, x16	// difference.6
umulh x19, x10, x5	// high.66
sbcs x17, x17, x20	// difference.7
umulh x20, x10, x6	// high.67
adc x21, x21, xzr	// sum.128
umulh x22, x10, x7	// high.68
adds x11, x11, x19	// sum.129
umulh x19, x10, x8	// high.69
adcs x13, x13, x20	// sum.130
umulh x20, x10, x1	// high.70
adcs x12, x12, x22	// sum.131
umulh x22, x10, x9	// high.71
adcs x14, x14, x19	// sum.132
umulh x10, x10, x2	// high.72
adcs x15, x15, x20	// sum.133
adcs x16, x16, x22	// sum.134
adcs x10, x17, x10	// sum.135
adc x17, x21, xzr	// sum.136
madd x11, x11, x4, x4	// q.2
mul x19, x11, x6	// low.72
mul x20, x11, x7	// low.73
mul x21, x11, x8	// low.74
adds x13, x13, x19	// sum.137
mul x19, x11, x1	// low.75
adcs x12, x12, x20	// sum.138
mul x20, x11, x9	// low.76
adcs x14, x14, x21	// sum.139
mul x21, x11, x2	// low.77
adcs x15, x15, x19	// sum.140
mul x19, x11, x3	// low.78
adcs x16, x16, x20	// sum.141
umulh x20, x11, x3	// high.73
adcs x10, x10, x21	// sum.142
umulh x21, x11, x5	// high.74
adcs x17, x17, x19	// sum.143
umulh x19, x11, x6	// high.75
adc x20, x20, xzr	// sum.144
umulh x22, x11, x7	// high.76
adds x13, x13, x21	// sum.145
umulh x21, x11, x8	// high.77
adcs x12, x12, x19	// sum.146
umulh x19, x11, x1	// high.78
adcs x14, x14, x22	// sum.147
umulh x22, x11, x9	// high.79
adcs x15, x15, x21	// sum.148
umulh x11, x11, x2	// high.80
adcs x16, x16, x19	// sum.149
adcs x10, x10, x22	// sum.150
adcs x11, x17, x11	// sum.151
adc x17, x20, xzr	// sum.152
madd x13, x13, x4, x4	// q.3
mul x19, x13, x6	// low.79
mul x20, x13, x7	// low.80
mul x21, x13, x8	// low.81
adds x12, x12, x19	// sum.153
mul x19, x13, x1	// low.82
adcs x14, x14, x20	// sum.154
mul x20, x13, x9	// low.83
adcs x15, x15, x21	// sum.155
mul x21, x13, x2	// low.84
adcs x16, x16, x19	// sum.156
mul x19, x13, x3	// low.85
adcs x10, x10, x20	// sum.157
umulh x20, x13, x3	// high.81
adcs x11, x11, x21	// sum.158
umulh x21, x13, x5	// high.82
adcs x17, x17, x19	// sum.159
umulh x19, x13, x6	// high.83
adc x20, x20, xzr	// sum.160
umulh x22, x13, x7	// high.84
adds x12, x12, x21	// sum.161
umulh x21, x13, x8	// high.85
adcs x14, x14, x19	// sum.162
umulh x19, x13, x1	// high.86
adcs x15, x15, x22	// sum.163
umulh x22, x13, x9	// high.87
adcs x16, x16, x21	// sum.164
umulh x13, x13, x2	// high.88
adcs x10, x10, x19	// sum.165
adcs x11, x11, x22	// sum.166
adcs x13, x17, x13	// sum.167
adc x17, x20, xzr	// sum.168
madd x12, x12, x4, x4	// q.4
mul x19, x12, x6	// low.86
mul x20, x12, x7	// low.87
mul x21, x12, x8	// low.88
adds x14, x14, x19	// sum.169
mul x19, x12, x1	// low.89
adcs x15, x15, x20	// sum.170
mul x20, x12, x9	// low.90
adcs x16, x16, x21	// sum.171
mul x21, x12, x2	// low.91
adcs x10, x10, x19	// sum.172
mul x19, x12, x3	// low.92
adcs x11, x11, x20	// sum.173
umulh x20, x12, x3	// high.89
adcs x13, x13, x21	// sum.174
umulh x21, x12, x5	// high.90
adcs x17, x17, x19	// sum.175
umulh x19, x12, x6	// high.91
adc x20, x20, xzr	// sum.176
umulh x22, x12, x7	// high.92
adds x14, x14, x21	// sum.177
umulh x21, x12, x8	// high.93
adcs x15, x15, x19	// sum.178
umulh x19, x12, x1	// high.94
adcs x16, x16, x22	// sum.179
umulh x22, x12, x9	// high.95
adcs x10, x10, x21	// sum.180
umulh x12, x12, x2	// high.96
adcs x11, x11, x19	// sum.181
adcs x13, x13, x22	// sum.182
adcs x12, x17, x12	// sum.183
adc x17, x20, xzr	// sum.184
madd x14, x14, x4, x4	// q.5
mul x19, x14, x6	// low.93
mul x20, x14, x7	// low.94
mul x21, x14, x8	// low.95
adds x15, x15, x19	// sum.185
mul x19, x14, x1	// low.96
adcs x16, x16, x20	// sum.186
mul x20, x14, x9	// low.97
adcs x10, x10, x21	// sum.187
mul x21, x14, x2	// low.98
adcs x11, x11, x19	// sum.188
mul x19, x14, x3	// low.99
adcs x13, x13, x20	// sum.189
umulh x20, x14, x3	// high.97
adcs x12, x12, x21	// sum.190
umulh x21, x14, x5	// high.98
adcs x17, x17, x19	// sum.191
umulh x19, x14, x6	// high.99
adc x20, x20, xzr	// sum.192
umulh x22, x14, x7	// high.100
adds x15, x15, x21	// sum.193
umulh x21, x14, x8	// high.101
adcs x16, x16, x19	// sum.194
umulh x19, x14, x1	// high.102
adcs x10, x10, x22	// sum.195
umulh x22, x14, x9	// high.103
adcs x11, x11, x21	// sum.196
umulh x14, x14, x2	// high.104
adcs x13, x13, x19	// sum.197
adcs x12, x12, x22	// sum.198
adcs x14, x17, x14	// sum.199
adc x17, x20, xzr	// sum.200
madd x15, x15, x4, x4	// q.6
mul x19, x15, x6	// low.100
mul x20, x15, x7	// low.101
mul x21, x15, x8	// low.102
adds x16, x16, x19	// sum.201
mul x19, x15, x1	// low.103
adcs x10, x10, x20	// sum.202
mul x20, x15, x9	// low.104
adcs x11, x11, x21	// sum.203
mul x21, x15, x2	// low.105
adcs x13, x13, x19	// sum.204
mul x19, x15, x3	// low.106
adcs x12, x12, x20	// sum.205
umulh x20, x15, x3	// high.105
adcs x14, x14, x21	// sum.206
umulh x21, x15, x5	// high.106
adcs x17, x17, x19	// sum.207
umulh x19, x15, x6	// high.107
adc x20, x20, xzr	// sum.208
umulh x22, x15, x7	// high.108
adds x16, x16, x21	// sum.209
umulh x21, x15, x8	// high.109
adcs x10, x10, x19	// sum.210
umulh x19, x15, x1	// high.110
adcs x11, x11, x22	// sum.211
umulh x22, x15, x9	// high.111
adcs x13, x13, x21	// sum.212
umulh x15, x15, x2	// high.112
adcs x12, x12, x19	// sum.213
adcs x14, x14, x22	// sum.214
adcs x15, x17, x15	// sum.215
adc x17, x20, xzr	// sum.216
madd x16, x16, x4, x4	// q.7
mul x19, x16, x6	// low.107
mul x20, x16, x7	// low.108
mul x21, x16, x8	// low.109
adds x10, x10, x19	// sum.217
mul x19, x16, x1	// low.110
adcs x11, x11, x20	// sum.218
mul x20, x16, x9	// low.111
adcs x13, x13, x21	// sum.219
mul x21, x16, x2	// low.112
adcs x12, x12, x19	// sum.220
mul x19, x16, x3	// low.113
adcs x14, x14, x20	// sum.221
umulh x20, x16, x3	// high.113
adcs x15, x15, x21	// sum.222
umulh x21, x16, x5	// high.114
adcs x17, x17, x19	// sum.223
umulh x19, x16, x6	// high.115
adc x20, x20, xzr	// sum.224
umulh x22, x16, x7	// high.116
adds x10, x10, x21	// sum.225
umulh x21, x16, x8	// high.117
adcs x11, x11, x19	// sum.226
umulh x19, x16, x1	// high.118
adcs x13, x13, x22	// sum.227
umulh x22, x16, x9	// high.119
adcs x12, x12, x21	// sum.228
umulh x16, x16, x2	// high.120
adcs x14, x14, x19	// sum.229
adcs x15, x15, x22	// sum.230
adcs x16, x17, x16	// sum.231
adc x17, x20, xzr	// sum.232
madd x4, x10, x4, x4	// q.8
mul x10, x4, x6	// low.114
mul x19, x4, x7	// low.115
mul x20, x4, x8	// low.116
adds x10, x11, x10	// sum.233
mul x11, x4, x1	// low.117
adcs x13, x13, x19	// sum.234
mul x19, x4, x9	// low.118
adcs x12, x12, x20	// sum.235
mul x20, x4, x2	// low.119
adcs x11, x14, x11	// sum.236
mul x14, x4, x3	// low.120
adcs x15, x15, x19	// sum.237
umulh x19, x4, x3	// high.121
adcs x16, x16, x20	// sum.238
umulh x20, x4, x5	// high.122
adcs x14, x17, x14	// sum.239
umulh x17, x4, x6	// high.123
adc x19, x19, xzr	// sum.240
umulh x21, x4, x7	// high.124
adds x10, x10, x20	// sum.241
umulh x20, x4, x8	// high.125
adcs x13, x13, x17	// sum.242
umulh x17, x4, x1	// high.126
adcs x12, x12, x21	// sum.243
umulh x21, x4, x9	// high.127
adcs x11, x11, x20	// sum.244
umulh x4, x4, x2	// high.128
adcs x15, x15, x17	// sum.245
adcs x16, x16, x21	// sum.246
ldp x17, x20, [sp, #64]	// back
adcs x4, x14, x4	// sum.247
ldp x14, x21, [sp, #80]	// back.2
adc x19, x19, xzr	// sum.248
ldp x22, x23, [sp, #96]	// back.3
stp xzr, xzr, [sp, #64]	// wipe
ldp x24, x25, [sp, #112]	// back.4
stp xzr, xzr, [sp, #80]	// wipe.2
stp xzr, xzr, [sp, #96]	// wipe.3
stp xzr, xzr, [sp, #112]	// wipe.4
subs x10, x17, x10	// difference.8
sbcs x13, x20, x13	// difference.9
sbcs x12, x14, x12	// difference.10
sbcs x11, x21, x11	// difference.11
sbcs x14, x22, x15	// difference.12
sbcs x15, x23, x16	// difference.13
sbcs x4, x24, x4	// difference.14
sbcs x16, x25, x19	// difference.15
csel x5, x5, xzr, lo	// if_not
csel x6, x6, xzr, lo	// if_not.2
csel x7, x7, xzr, lo	// if_not.3
csel x8, x8, xzr, lo	// if_not.4
csel x1, x1, xzr, lo	// if_not.5
csel x9, x9, xzr, lo	// if_not.6
csel x2, x2, xzr, lo	// if_not.7
csel x3, x3, xzr, lo	// if_not.8
adds x5, x10, x5	// sum.249
adcs x6, x13, x6	// sum.250
adcs x7, x12, x7	// sum.251
adcs x8, x11, x8	// sum.252
adcs x1, x14, x1	// sum.253
adcs x9, x15, x9	// sum.254
adcs x2, x4, x2	// sum.255
adcs x3, x16, x3	// sum.256
stp x5, x6, [x0, #0]	// store.5
stp x7, x8, [x0, #16]	// store.6
stp x1, x9, [x0, #32]	// store.7
stp x2, x3, [x0, #48]	// store.8
ldp x25, x26, [sp, #48]	// restore
ldp x23, x24, [sp, #32]	// restore
ldp x21, x22, [sp, #16]	// restore
ldp x19, x20, [sp], #128	// restore
ret	// leave
