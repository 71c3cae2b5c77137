// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: numbers x and moduli m into 8 lanes: f = m, g = x, d = 0, e = 2^60 modulo m or, modulo 1, 0.
// In: rdi = address of the state, as for the batches; rsi and rdx = addresses of 8 numbers x and as many m, in words of 64
//   bits, the lowest one first; rcx = bytes from one number to the next.
// Requires: zeros between a number and the next one, and as many bytes there as groups of four limbs reach, 15 each, and one more;
//   AVX-512F.
// Out: all limbs, those of the last group too.
// Timing: constant but for the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack.
// Length: 111 instructions.
mov r11, rsi	// enter
mov r9, rcx	// enter
lea r10, [r9+2*r9]	// enter
vpxorq zmm0, zmm0, zmm0	// constants
mov rax, 0x3fffffff	// constants
vmovq xmm1, rax	// constants
vpbroadcastq zmm1, xmm1	// constants
mov rax, 0x1	// constants
vmovq xmm3, rax	// constants
vpbroadcastq zmm3, xmm3	// constants
vmovdqa64 zmm2, zmm0	// groups
mov r8, qword ptr [rdi]	// groups
add r8, 3	// groups
shr r8, 2	// groups
mov rcx, r8	// groups
lea rsi, [rdi+1280]	// groups
lea rax, [r11+4*r9]	// groups
lea r8, [rdx+4*r9]	// groups
2:
vmovq xmm4, qword ptr [r11+0]	// load.g0
vpinsrq xmm4, xmm4, qword ptr [r11+r9+0], 1	// load.g0
vmovq xmm15, qword ptr [r11+2*r9+0]	// load.g0
vpinsrq xmm15, xmm15, qword ptr [r11+r10+0], 1	// load.g0
vinserti128 ymm4, ymm4, xmm15, 1	// load.g0
vmovq xmm6, qword ptr [rax+0]	// load.g0
vpinsrq xmm6, xmm6, qword ptr [rax+r9+0], 1	// load.g0
vmovq xmm15, qword ptr [rax+2*r9+0]	// load.g0
vpinsrq xmm15, xmm15, qword ptr [rax+r10+0], 1	// load.g0
vinserti128 ymm6, ymm6, xmm15, 1	// load.g0
vinserti64x4 zmm4, zmm4, ymm6, 1	// load.g0
vpandq zmm5, zmm4, zmm1	// limb.g0
vmovdqa64 zmmword ptr [rsi+64], zmm5	// limb.g0
vpsrlq zmm5, zmm4, 30	// limb.g1
vpandq zmm5, zmm5, zmm1	// limb.g1
vmovdqa64 zmmword ptr [rsi+384], zmm5	// limb.g1
vmovq xmm4, qword ptr [rdx+0]	// load.fm0
vpinsrq xmm4, xmm4, qword ptr [rdx+r9+0], 1	// load.fm0
vmovq xmm15, qword ptr [rdx+2*r9+0]	// load.fm0
vpinsrq xmm15, xmm15, qword ptr [rdx+r10+0], 1	// load.fm0
vinserti128 ymm4, ymm4, xmm15, 1	// load.fm0
vmovq xmm6, qword ptr [r8+0]	// load.fm0
vpinsrq xmm6, xmm6, qword ptr [r8+r9+0], 1	// load.fm0
vmovq xmm15, qword ptr [r8+2*r9+0]	// load.fm0
vpinsrq xmm15, xmm15, qword ptr [r8+r10+0], 1	// load.fm0
vinserti128 ymm6, ymm6, xmm15, 1	// load.fm0
vinserti64x4 zmm4, zmm4, ymm6, 1	// load.fm0
vpandq zmm5, zmm4, zmm1	// limb.fm0
vmovdqa64 zmmword ptr [rsi+0], zmm5	// limb.fm0
vmovdqa64 zmmword ptr [rsi+256], zmm5	// limb.fm0
vpaddq zmm2, zmm2, zmm5	// limb.fm0
vpsrlq zmm5, zmm4, 30	// limb.fm1
vpandq zmm5, zmm5, zmm1	// limb.fm1
vmovdqa64 zmmword ptr [rsi+320], zmm5	// limb.fm1
vmovdqa64 zmmword ptr [rsi+576], zmm5	// limb.fm1
vpaddq zmm2, zmm2, zmm5	// limb.fm1
vmovdqa64 zmmword ptr [rsi+128], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+192], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+448], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+512], zmm0	// zero
vmovq xmm4, qword ptr [r11+7]	// load.g2
vpinsrq xmm4, xmm4, qword ptr [r11+r9+7], 1	// load.g2
vmovq xmm15, qword ptr [r11+2*r9+7]	// load.g2
vpinsrq xmm15, xmm15, qword ptr [r11+r10+7], 1	// load.g2
vinserti128 ymm4, ymm4, xmm15, 1	// load.g2
vmovq xmm6, qword ptr [rax+7]	// load.g2
vpinsrq xmm6, xmm6, qword ptr [rax+r9+7], 1	// load.g2
vmovq xmm15, qword ptr [rax+2*r9+7]	// load.g2
vpinsrq xmm15, xmm15, qword ptr [rax+r10+7], 1	// load.g2
vinserti128 ymm6, ymm6, xmm15, 1	// load.g2
vinserti64x4 zmm4, zmm4, ymm6, 1	// load.g2
vpsrlq zmm5, zmm4, 4	// limb.g2
vpandq zmm5, zmm5, zmm1	// limb.g2
vmovdqa64 zmmword ptr [rsi+704], zmm5	// limb.g2
vpsrlq zmm5, zmm4, 34	// limb.g3
vmovdqa64 zmmword ptr [rsi+1024], zmm5	// limb.g3
vmovq xmm4, qword ptr [rdx+7]	// load.fm2
vpinsrq xmm4, xmm4, qword ptr [rdx+r9+7], 1	// load.fm2
vmovq xmm15, qword ptr [rdx+2*r9+7]	// load.fm2
vpinsrq xmm15, xmm15, qword ptr [rdx+r10+7], 1	// load.fm2
vinserti128 ymm4, ymm4, xmm15, 1	// load.fm2
vmovq xmm6, qword ptr [r8+7]	// load.fm2
vpinsrq xmm6, xmm6, qword ptr [r8+r9+7], 1	// load.fm2
vmovq xmm15, qword ptr [r8+2*r9+7]	// load.fm2
vpinsrq xmm15, xmm15, qword ptr [r8+r10+7], 1	// load.fm2
vinserti128 ymm6, ymm6, xmm15, 1	// load.fm2
vinserti64x4 zmm4, zmm4, ymm6, 1	// load.fm2
vpsrlq zmm5, zmm4, 4	// limb.fm2
vpandq zmm5, zmm5, zmm1	// limb.fm2
vmovdqa64 zmmword ptr [rsi+640], zmm5	// limb.fm2
vmovdqa64 zmmword ptr [rsi+896], zmm5	// limb.fm2
vpaddq zmm2, zmm2, zmm5	// limb.fm2
vpsrlq zmm5, zmm4, 34	// limb.fm3
vmovdqa64 zmmword ptr [rsi+960], zmm5	// limb.fm3
vmovdqa64 zmmword ptr [rsi+1216], zmm5	// limb.fm3
vpaddq zmm2, zmm2, zmm5	// limb.fm3
vmovdqa64 zmmword ptr [rsi+768], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+832], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+1088], zmm0	// zero
vmovdqa64 zmmword ptr [rsi+1152], zmm0	// zero
add r11, 15	// next
add rdx, 15	// next
add rax, 15	// next
add r8, 15	// next
add rsi, 1280	// next
dec rcx	// next
jnz 2b	// next
vpxorq zmm2, zmm2, zmm3	// unit
vpsubq zmm3, zmm0, zmm2	// unit
vpsrlq zmm3, zmm3, 63	// unit
vmovdqa64 zmmword ptr [rdi+2112], zmm3	// unit
vzeroupper	// leave
ret	// leave
