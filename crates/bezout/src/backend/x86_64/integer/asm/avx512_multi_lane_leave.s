// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: the inverses from what the last batch has left in 8 lanes [BY19, Wui21]: now f is plus or minus the gcd, and
//   d x = 2^60 f modulo m. A lane whose f is neither 1 nor -1 has no inverse: its result is zero.
// In: rdi = address of the state; rsi = address of 8 results, in words of 64 bits, the lowest one first; rdx = bytes from one
//   to the next.
// Requires: f in its lower limbs below 2^30 and in the highest, 30 bits and a sign; |d| <= 2^60 + 2^9 m, 2 m in its limbs; room in
//   the rows as for what enters; AVX-512F.
// Out: the results in [0, m), zeros behind each of them as far as its groups reach; delta is all ones where there is an inverse, else
//   zero; zeros for all else that depends on a number.
// Timing: constant but for the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 163 instructions.
mov r11, rsi	// enter
mov r9, rdx	// enter
lea r10, [r9+2*r9]	// enter
mov r8, qword ptr [rdi]	// enter
mov rdx, qword ptr [rdi]	// enter
add rdx, 3	// enter
shr rdx, 2	// enter
vpxorq zmm0, zmm0, zmm0	// constants
mov rax, 0x3fffffff	// constants
vmovq xmm1, rax	// constants
vpbroadcastq zmm1, xmm1	// constants
mov rax, 0x1	// constants
vmovq xmm2, rax	// constants
vpbroadcastq zmm2, xmm2	// constants
mov rcx, r8	// divide
lea rsi, [rdi+1280]	// divide
sub rcx, 2	// divide
vmovdqa64 zmm3, zmmword ptr [rsi+0]	// divide.limb0.unit
vpsllq zmm4, zmm3, 62	// divide.limb0.unit
vpsrlq zmm4, zmm4, 63	// divide.limb0.unit
vpsubq zmm4, zmm0, zmm4	// divide.limb0.unit
vpandq zmm5, zmm4, zmm1	// divide.limb0.unit
vporq zmm9, zmm5, zmm2	// divide.limb0.unit
vpxorq zmm3, zmm3, zmm9	// divide.limb0.unit
vpxorq zmm8, zmm4, zmmword ptr [rsi+128]	// divide.limb0
vpsubq zmm8, zmm8, zmm4	// divide.limb0
vmovdqa64 zmm11, zmmword ptr [rsi+256]	// divide.limb0
vpmuludq zmm6, zmm8, zmmword ptr [rdi+128]	// divide.limb0
vpandq zmm6, zmm6, zmm1	// divide.limb0
vpmuludq zmm9, zmm6, zmm11	// divide.limb0
vpaddq zmm8, zmm8, zmm9	// divide.limb0
vpsraq zmm8, zmm8, 30	// divide.limb0
add rsi, 320	// divide.limb1
vpxorq zmm9, zmm5, zmmword ptr [rsi+0]	// divide.limb1.unit
vporq zmm3, zmm3, zmm9	// divide.limb1.unit
vpxorq zmm9, zmm4, zmmword ptr [rsi+128]	// divide.limb1
vpsubq zmm9, zmm9, zmm4	// divide.limb1
vpaddq zmm8, zmm8, zmm9	// divide.limb1
vmovdqa64 zmm10, zmmword ptr [rsi+256]	// divide.limb1
vpmuludq zmm9, zmm6, zmm10	// divide.limb1
vpaddq zmm8, zmm8, zmm9	// divide.limb1
vpmuludq zmm7, zmm8, zmmword ptr [rdi+128]	// divide.limb1
vpandq zmm7, zmm7, zmm1	// divide.limb1
vpmuludq zmm9, zmm7, zmm11	// divide.limb1
vpaddq zmm8, zmm8, zmm9	// divide.limb1
vpsraq zmm8, zmm8, 30	// divide.limb1
vmovdqa64 zmm11, zmm10	// divide.limb1
2:
add rsi, 320	// divide.limb
vpxorq zmm9, zmm5, zmmword ptr [rsi+0]	// divide.limb.unit
vporq zmm3, zmm3, zmm9	// divide.limb.unit
vpxorq zmm9, zmm4, zmmword ptr [rsi+128]	// divide.limb
vpsubq zmm9, zmm9, zmm4	// divide.limb
vpaddq zmm8, zmm8, zmm9	// divide.limb
vmovdqa64 zmm10, zmmword ptr [rsi+256]	// divide.limb
vpmuludq zmm9, zmm6, zmm10	// divide.limb
vpaddq zmm8, zmm8, zmm9	// divide.limb
vpmuludq zmm9, zmm7, zmm11	// divide.limb
vpaddq zmm8, zmm8, zmm9	// divide.limb
vpandq zmm9, zmm8, zmm1	// divide.limb
vmovdqa64 zmmword ptr [rsi-512], zmm9	// divide.limb
vpsraq zmm8, zmm8, 30	// divide.limb
vmovdqa64 zmm11, zmm10	// divide.limb
dec rcx	// divide.limb
jnz 2b	// divide.limb
vpmuludq zmm9, zmm7, zmm11	// divide.top
vpaddq zmm8, zmm8, zmm9	// divide.top
vpandq zmm9, zmm8, zmm1	// divide.top
vmovdqa64 zmmword ptr [rsi-192], zmm9	// divide.top
vpsraq zmm8, zmm8, 30	// divide.top
vmovdqa64 zmmword ptr [rsi+128], zmm8	// divide.top
vpandq zmm3, zmm3, zmm1	// unit
vpsubq zmm3, zmm3, zmm2	// unit
vpsrad zmm3, zmm3, 31	// unit
vmovdqa64 zmmword ptr [rdi+64], zmm3	// unit
vpsrad zmm4, zmm8, 31	// reduce
vmovdqa64 zmm5, zmm0	// reduce
vmovdqa64 zmm6, zmm0	// reduce
mov rcx, r8	// reduce
lea rsi, [rdi+1280]	// reduce
2:
vpandq zmm7, zmm4, zmmword ptr [rsi+256]	// reduce.limb
vpaddq zmm7, zmm7, zmmword ptr [rsi+128]	// reduce.limb
vpaddq zmm7, zmm7, zmm5	// reduce.limb
vpsrlq zmm5, zmm7, 30	// reduce.limb
vpandq zmm7, zmm7, zmm1	// reduce.limb
vmovdqa64 zmmword ptr [rsi+0], zmm7	// reduce.limb
vpsubq zmm7, zmm7, zmmword ptr [rsi+256]	// reduce.limb
vpaddq zmm7, zmm7, zmm6	// reduce.limb
vpsrad zmm6, zmm7, 31	// reduce.limb
vpandq zmm7, zmm7, zmm1	// reduce.limb
vmovdqa64 zmmword ptr [rsi+64], zmm7	// reduce.limb
add rsi, 320	// reduce.limb
dec rcx	// reduce.limb
jnz 2b	// reduce.limb
vpandq zmm4, zmm3, zmm6	// store
vpxorq zmm3, zmm3, zmm4	// store
mov rcx, rdx	// store
lea rsi, [rdi+1280]	// store
lea rax, [r11+4*r9]	// store
2:
vpandq zmm7, zmm4, zmmword ptr [rsi+0]	// store.select
vpandq zmm5, zmm3, zmmword ptr [rsi+64]	// store.select
vporq zmm7, zmm7, zmm5	// store.select
vmovdqa64 zmmword ptr [rsi+0], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+64], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+128], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+192], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+256], zmm0	// wipe
vpandq zmm8, zmm4, zmmword ptr [rsi+320]	// store.select
vpandq zmm5, zmm3, zmmword ptr [rsi+384]	// store.select
vporq zmm8, zmm8, zmm5	// store.select
vmovdqa64 zmmword ptr [rsi+320], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+384], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+448], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+512], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+576], zmm0	// wipe
vpandq zmm9, zmm4, zmmword ptr [rsi+640]	// store.select
vpandq zmm5, zmm3, zmmword ptr [rsi+704]	// store.select
vporq zmm9, zmm9, zmm5	// store.select
vmovdqa64 zmmword ptr [rsi+640], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+704], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+768], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+832], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+896], zmm0	// wipe
vpandq zmm10, zmm4, zmmword ptr [rsi+960]	// store.select
vpandq zmm5, zmm3, zmmword ptr [rsi+1024]	// store.select
vporq zmm10, zmm10, zmm5	// store.select
vmovdqa64 zmmword ptr [rsi+960], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+1024], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+1088], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+1152], zmm0	// wipe
vmovdqa64 zmmword ptr [rsi+1216], zmm0	// wipe
vpsllq zmm8, zmm8, 30	// store.join
vporq zmm7, zmm7, zmm8	// store.join
vpsllq zmm10, zmm10, 30	// store.join
vporq zmm9, zmm9, zmm10	// store.join
vpsllq zmm5, zmm9, 60	// store.join
vpsrlq zmm9, zmm9, 4	// store.join
vporq zmm7, zmm7, zmm5	// store.join
vpunpcklqdq zmm5, zmm7, zmm9	// store.rows
vmovdqu xmmword ptr [r11+0], xmm5	// store.rows
vextracti32x4 xmmword ptr [r11+2*r9+0], zmm5, 1	// store.rows
vextracti32x4 xmmword ptr [rax+0], zmm5, 2	// store.rows
vextracti32x4 xmmword ptr [rax+2*r9+0], zmm5, 3	// store.rows
vpunpckhqdq zmm8, zmm7, zmm9	// store.rows
vmovdqu xmmword ptr [r11+r9+0], xmm8	// store.rows
vextracti32x4 xmmword ptr [r11+r10+0], zmm8, 1	// store.rows
vextracti32x4 xmmword ptr [rax+r9+0], zmm8, 2	// store.rows
vextracti32x4 xmmword ptr [rax+r10+0], zmm8, 3	// store.rows
add r11, 15	// store.rows
add rax, 15	// store.rows
add rsi, 1280	// store.rows
dec rcx	// store.rows
jnz 2b	// store.rows
vmovdqa64 zmmword ptr [rdi+128], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+768], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+832], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+896], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+960], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+1024], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+1152], zmm0	// wipe
vmovdqa64 zmmword ptr [rdi+1216], zmm0	// wipe
vzeroupper	// leave
ret	// leave
