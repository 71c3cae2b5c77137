// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses from what the last batch has left in 4 lanes [BY19, Wui21]: now f is plus or minus the gcd, and
//   d x = 2^60 f modulo m. A lane whose f is neither 1 nor -1 has no inverse: its result is zero.
// In: rdi = address of the state; rsi = address of 4 results, in words of 64 bits, the lowest one first; rdx = bytes from one
//   to the next.
// Requires: f in its lower limbs below 2^30 and in the highest, 30 bits and a sign; |d| <= 2^60 + 2^9 m, 2 m in its limbs; room in
//   the rows as for what enters; AVX2.
// Out: the results in [0, m), zeros behind each of them as far as its groups reach; delta is all ones where there is an inverse, else
//   zero; zeros for all else that depends on a number.
// Timing: constant but for the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 169 instructions.
mov r11, rsi	// enter
mov r9, rdx	// enter
lea r10, [r9+2*r9]	// enter
mov r8, qword ptr [rdi]	// enter
mov rdx, qword ptr [rdi]	// enter
add rdx, 3	// enter
shr rdx, 2	// enter
vpxor ymm0, ymm0, ymm0	// constants
mov rax, 0x3fffffff	// constants
vmovq xmm1, rax	// constants
vpbroadcastq ymm1, xmm1	// constants
mov rax, 0x1	// constants
vmovq xmm2, rax	// constants
vpbroadcastq ymm2, xmm2	// constants
mov rax, 0x4000000000000000	// divide
vmovq xmm12, rax	// divide
vpbroadcastq ymm12, xmm12	// divide
mov rax, 0x3fffffff00000000	// divide
vmovq xmm13, rax	// divide
vpbroadcastq ymm13, xmm13	// divide
mov rcx, r8	// divide
lea rsi, [rdi+640]	// divide
sub rcx, 2	// divide
vmovdqa ymm3, ymmword ptr [rsi+0]	// divide.limb0.unit
vpsllq ymm4, ymm3, 62	// divide.limb0.unit
vpsrlq ymm4, ymm4, 63	// divide.limb0.unit
vpsubq ymm4, ymm0, ymm4	// divide.limb0.unit
vpand ymm5, ymm4, ymm1	// divide.limb0.unit
vpor ymm9, ymm5, ymm2	// divide.limb0.unit
vpxor ymm3, ymm3, ymm9	// divide.limb0.unit
vpxor ymm8, ymm4, ymmword ptr [rsi+64]	// divide.limb0
vpsubq ymm8, ymm8, ymm4	// divide.limb0
vmovdqa ymm11, ymmword ptr [rsi+128]	// divide.limb0
vpmuludq ymm6, ymm8, ymmword ptr [rdi+64]	// divide.limb0
vpand ymm6, ymm6, ymm1	// divide.limb0
vpmuludq ymm9, ymm6, ymm11	// divide.limb0
vpaddq ymm8, ymm8, ymm9	// divide.limb0
vpaddq ymm8, ymm8, ymm12	// divide.limb0
vpsrlq ymm8, ymm8, 30	// divide.limb0
add rsi, 160	// divide.limb1
vpxor ymm9, ymm5, ymmword ptr [rsi+0]	// divide.limb1.unit
vpor ymm3, ymm3, ymm9	// divide.limb1.unit
vpxor ymm9, ymm4, ymmword ptr [rsi+64]	// divide.limb1
vpsubq ymm9, ymm9, ymm4	// divide.limb1
vpaddq ymm8, ymm8, ymm9	// divide.limb1
vmovdqa ymm10, ymmword ptr [rsi+128]	// divide.limb1
vpmuludq ymm9, ymm6, ymm10	// divide.limb1
vpaddq ymm8, ymm8, ymm9	// divide.limb1
vpmuludq ymm7, ymm8, ymmword ptr [rdi+64]	// divide.limb1
vpand ymm7, ymm7, ymm1	// divide.limb1
vpmuludq ymm9, ymm7, ymm11	// divide.limb1
vpaddq ymm8, ymm8, ymm9	// divide.limb1
vpaddq ymm8, ymm8, ymm13	// divide.limb1
vpsrlq ymm8, ymm8, 30	// divide.limb1
vmovdqa ymm11, ymm10	// divide.limb1
2:
add rsi, 160	// divide.limb
vpxor ymm9, ymm5, ymmword ptr [rsi+0]	// divide.limb.unit
vpor ymm3, ymm3, ymm9	// divide.limb.unit
vpxor ymm9, ymm4, ymmword ptr [rsi+64]	// divide.limb
vpsubq ymm9, ymm9, ymm4	// divide.limb
vpaddq ymm8, ymm8, ymm9	// divide.limb
vmovdqa ymm10, ymmword ptr [rsi+128]	// divide.limb
vpmuludq ymm9, ymm6, ymm10	// divide.limb
vpaddq ymm8, ymm8, ymm9	// divide.limb
vpmuludq ymm9, ymm7, ymm11	// divide.limb
vpaddq ymm8, ymm8, ymm9	// divide.limb
vpaddq ymm8, ymm8, ymm13	// divide.limb
vpand ymm9, ymm8, ymm1	// divide.limb
vmovdqa ymmword ptr [rsi-256], ymm9	// divide.limb
vpsrlq ymm8, ymm8, 30	// divide.limb
vmovdqa ymm11, ymm10	// divide.limb
dec rcx	// divide.limb
jnz 2b	// divide.limb
vpmuludq ymm9, ymm7, ymm11	// divide.top
vpaddq ymm8, ymm8, ymm9	// divide.top
vpaddq ymm8, ymm8, ymm13	// divide.top
vpand ymm9, ymm8, ymm1	// divide.top
vmovdqa ymmword ptr [rsi-96], ymm9	// divide.top
vpsrlq ymm8, ymm8, 30	// divide.top
vpaddq ymm8, ymm8, ymm13	// divide.top
vpsubq ymm8, ymm8, ymm12	// divide.top
vmovdqa ymmword ptr [rsi+64], ymm8	// divide.top
vpand ymm3, ymm3, ymm1	// unit
vpsubq ymm3, ymm3, ymm2	// unit
vpsrad ymm3, ymm3, 31	// unit
vmovdqa ymmword ptr [rdi+32], ymm3	// unit
vpsrad ymm4, ymm8, 31	// reduce
vmovdqa ymm5, ymm0	// reduce
vmovdqa ymm6, ymm0	// reduce
mov rcx, r8	// reduce
lea rsi, [rdi+640]	// reduce
2:
vpand ymm7, ymm4, ymmword ptr [rsi+128]	// reduce.limb
vpaddq ymm7, ymm7, ymmword ptr [rsi+64]	// reduce.limb
vpaddq ymm7, ymm7, ymm5	// reduce.limb
vpsrlq ymm5, ymm7, 30	// reduce.limb
vpand ymm7, ymm7, ymm1	// reduce.limb
vmovdqa ymmword ptr [rsi+0], ymm7	// reduce.limb
vpsubq ymm7, ymm7, ymmword ptr [rsi+128]	// reduce.limb
vpaddq ymm7, ymm7, ymm6	// reduce.limb
vpsrad ymm6, ymm7, 31	// reduce.limb
vpand ymm7, ymm7, ymm1	// reduce.limb
vmovdqa ymmword ptr [rsi+32], ymm7	// reduce.limb
add rsi, 160	// reduce.limb
dec rcx	// reduce.limb
jnz 2b	// reduce.limb
vpand ymm4, ymm3, ymm6	// store
vpxor ymm3, ymm3, ymm4	// store
mov rcx, rdx	// store
lea rsi, [rdi+640]	// store
2:
vpand ymm7, ymm4, ymmword ptr [rsi+0]	// store.select
vpand ymm5, ymm3, ymmword ptr [rsi+32]	// store.select
vpor ymm7, ymm7, ymm5	// store.select
vmovdqa ymmword ptr [rsi+0], ymm0	// wipe
vmovdqa ymmword ptr [rsi+32], ymm0	// wipe
vmovdqa ymmword ptr [rsi+64], ymm0	// wipe
vmovdqa ymmword ptr [rsi+96], ymm0	// wipe
vmovdqa ymmword ptr [rsi+128], ymm0	// wipe
vpand ymm8, ymm4, ymmword ptr [rsi+160]	// store.select
vpand ymm5, ymm3, ymmword ptr [rsi+192]	// store.select
vpor ymm8, ymm8, ymm5	// store.select
vmovdqa ymmword ptr [rsi+160], ymm0	// wipe
vmovdqa ymmword ptr [rsi+192], ymm0	// wipe
vmovdqa ymmword ptr [rsi+224], ymm0	// wipe
vmovdqa ymmword ptr [rsi+256], ymm0	// wipe
vmovdqa ymmword ptr [rsi+288], ymm0	// wipe
vpand ymm9, ymm4, ymmword ptr [rsi+320]	// store.select
vpand ymm5, ymm3, ymmword ptr [rsi+352]	// store.select
vpor ymm9, ymm9, ymm5	// store.select
vmovdqa ymmword ptr [rsi+320], ymm0	// wipe
vmovdqa ymmword ptr [rsi+352], ymm0	// wipe
vmovdqa ymmword ptr [rsi+384], ymm0	// wipe
vmovdqa ymmword ptr [rsi+416], ymm0	// wipe
vmovdqa ymmword ptr [rsi+448], ymm0	// wipe
vpand ymm10, ymm4, ymmword ptr [rsi+480]	// store.select
vpand ymm5, ymm3, ymmword ptr [rsi+512]	// store.select
vpor ymm10, ymm10, ymm5	// store.select
vmovdqa ymmword ptr [rsi+480], ymm0	// wipe
vmovdqa ymmword ptr [rsi+512], ymm0	// wipe
vmovdqa ymmword ptr [rsi+544], ymm0	// wipe
vmovdqa ymmword ptr [rsi+576], ymm0	// wipe
vmovdqa ymmword ptr [rsi+608], ymm0	// wipe
vpsllq ymm8, ymm8, 30	// store.join
vpor ymm7, ymm7, ymm8	// store.join
vpsllq ymm10, ymm10, 30	// store.join
vpor ymm9, ymm9, ymm10	// store.join
vpsllq ymm5, ymm9, 60	// store.join
vpsrlq ymm9, ymm9, 4	// store.join
vpor ymm7, ymm7, ymm5	// store.join
vpunpcklqdq ymm5, ymm7, ymm9	// store.rows
vmovdqu xmmword ptr [r11+0], xmm5	// store.rows
vextracti128 xmmword ptr [r11+2*r9+0], ymm5, 1	// store.rows
vpunpckhqdq ymm8, ymm7, ymm9	// store.rows
vmovdqu xmmword ptr [r11+r9+0], xmm8	// store.rows
vextracti128 xmmword ptr [r11+r10+0], ymm8, 1	// store.rows
add r11, 15	// store.rows
add rsi, 640	// store.rows
dec rcx	// store.rows
jnz 2b	// store.rows
vmovdqa ymmword ptr [rdi+64], ymm0	// wipe
vmovdqa ymmword ptr [rdi+384], ymm0	// wipe
vmovdqa ymmword ptr [rdi+416], ymm0	// wipe
vmovdqa ymmword ptr [rdi+448], ymm0	// wipe
vmovdqa ymmword ptr [rdi+480], ymm0	// wipe
vmovdqa ymmword ptr [rdi+512], ymm0	// wipe
vmovdqa ymmword ptr [rdi+544], ymm0	// wipe
vmovdqa ymmword ptr [rdi+576], ymm0	// wipe
vmovdqa ymmword ptr [rdi+608], ymm0	// wipe
vzeroupper	// leave
ret	// leave
