// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: numbers x and moduli m into 4 lanes: f = m, g = x, d = 0, e = 2^60 modulo m or, modulo 1, 0.
// In: rdi = address of the state, as for the batches; rsi and rdx = addresses of 4 numbers x and as many m, in words of 64
//   bits, the lowest one first; rcx = bytes from one number to the next.
// Requires: zeros between a number and the next one, and as many bytes there as groups of four limbs reach, 15 each, and one more;
//   AVX2.
// Out: all limbs, those of the last group too.
// Timing: constant but for the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 83 instructions.
mov r11, rsi	// enter
mov r9, rcx	// enter
lea r10, [r9+2*r9]	// enter
vpxor ymm0, ymm0, ymm0	// constants
mov rax, 0x3fffffff	// constants
vmovq xmm1, rax	// constants
vpbroadcastq ymm1, xmm1	// constants
mov rax, 0x1	// constants
vmovq xmm3, rax	// constants
vpbroadcastq ymm3, xmm3	// constants
vmovdqa ymm2, ymm0	// groups
mov r8, qword ptr [rdi]	// groups
add r8, 3	// groups
shr r8, 2	// groups
mov rcx, r8	// groups
lea rsi, [rdi+640]	// groups
2:
vmovq xmm4, qword ptr [r11+0]	// load.g0
vpinsrq xmm4, xmm4, qword ptr [r11+r9+0], 1	// load.g0
vmovq xmm15, qword ptr [r11+2*r9+0]	// load.g0
vpinsrq xmm15, xmm15, qword ptr [r11+r10+0], 1	// load.g0
vinserti128 ymm4, ymm4, xmm15, 1	// load.g0
vpand ymm5, ymm4, ymm1	// limb.g0
vmovdqa ymmword ptr [rsi+32], ymm5	// limb.g0
vpsrlq ymm5, ymm4, 30	// limb.g1
vpand ymm5, ymm5, ymm1	// limb.g1
vmovdqa ymmword ptr [rsi+192], ymm5	// limb.g1
vmovq xmm4, qword ptr [rdx+0]	// load.fm0
vpinsrq xmm4, xmm4, qword ptr [rdx+r9+0], 1	// load.fm0
vmovq xmm15, qword ptr [rdx+2*r9+0]	// load.fm0
vpinsrq xmm15, xmm15, qword ptr [rdx+r10+0], 1	// load.fm0
vinserti128 ymm4, ymm4, xmm15, 1	// load.fm0
vpand ymm5, ymm4, ymm1	// limb.fm0
vmovdqa ymmword ptr [rsi+0], ymm5	// limb.fm0
vmovdqa ymmword ptr [rsi+128], ymm5	// limb.fm0
vpaddq ymm2, ymm2, ymm5	// limb.fm0
vpsrlq ymm5, ymm4, 30	// limb.fm1
vpand ymm5, ymm5, ymm1	// limb.fm1
vmovdqa ymmword ptr [rsi+160], ymm5	// limb.fm1
vmovdqa ymmword ptr [rsi+288], ymm5	// limb.fm1
vpaddq ymm2, ymm2, ymm5	// limb.fm1
vmovdqa ymmword ptr [rsi+64], ymm0	// zero
vmovdqa ymmword ptr [rsi+96], ymm0	// zero
vmovdqa ymmword ptr [rsi+224], ymm0	// zero
vmovdqa ymmword ptr [rsi+256], ymm0	// zero
vmovq xmm4, qword ptr [r11+7]	// load.g2
vpinsrq xmm4, xmm4, qword ptr [r11+r9+7], 1	// load.g2
vmovq xmm15, qword ptr [r11+2*r9+7]	// load.g2
vpinsrq xmm15, xmm15, qword ptr [r11+r10+7], 1	// load.g2
vinserti128 ymm4, ymm4, xmm15, 1	// load.g2
vpsrlq ymm5, ymm4, 4	// limb.g2
vpand ymm5, ymm5, ymm1	// limb.g2
vmovdqa ymmword ptr [rsi+352], ymm5	// limb.g2
vpsrlq ymm5, ymm4, 34	// limb.g3
vmovdqa ymmword ptr [rsi+512], ymm5	// limb.g3
vmovq xmm4, qword ptr [rdx+7]	// load.fm2
vpinsrq xmm4, xmm4, qword ptr [rdx+r9+7], 1	// load.fm2
vmovq xmm15, qword ptr [rdx+2*r9+7]	// load.fm2
vpinsrq xmm15, xmm15, qword ptr [rdx+r10+7], 1	// load.fm2
vinserti128 ymm4, ymm4, xmm15, 1	// load.fm2
vpsrlq ymm5, ymm4, 4	// limb.fm2
vpand ymm5, ymm5, ymm1	// limb.fm2
vmovdqa ymmword ptr [rsi+320], ymm5	// limb.fm2
vmovdqa ymmword ptr [rsi+448], ymm5	// limb.fm2
vpaddq ymm2, ymm2, ymm5	// limb.fm2
vpsrlq ymm5, ymm4, 34	// limb.fm3
vmovdqa ymmword ptr [rsi+480], ymm5	// limb.fm3
vmovdqa ymmword ptr [rsi+608], ymm5	// limb.fm3
vpaddq ymm2, ymm2, ymm5	// limb.fm3
vmovdqa ymmword ptr [rsi+384], ymm0	// zero
vmovdqa ymmword ptr [rsi+416], ymm0	// zero
vmovdqa ymmword ptr [rsi+544], ymm0	// zero
vmovdqa ymmword ptr [rsi+576], ymm0	// zero
add r11, 15	// next
add rdx, 15	// next
add rsi, 640	// next
dec rcx	// next
jnz 2b	// next
vpxor ymm2, ymm2, ymm3	// unit
vpsubq ymm3, ymm0, ymm2	// unit
vpsrlq ymm3, ymm3, 63	// unit
vmovdqa ymmword ptr [rdi+1056], ymm3	// unit
vzeroupper	// leave
ret	// leave
