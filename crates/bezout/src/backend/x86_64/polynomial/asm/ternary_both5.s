// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes.
//   rdx = steps / m, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta; r8 = where the masks of each step go, in three words.
// Requires: f(0) is not zero; AVX2.
// Timing: constant but for the number of steps.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but four pushed words.
push rbx
push rbp
push r12
push r13
mov r13, rdx
mov rax, [rcx+0]
mov r9, [rcx+8]
mov r10, [rcx+16]
mov r11, [rcx+24]
mov rdx, [rcx+32]
vmovdqa ymm0, ymmword ptr [rdi+320]
vmovdqa ymm1, ymmword ptr [rdi+352]
vmovdqa ymm2, ymmword ptr [rdi+384]
vmovdqa ymm3, ymmword ptr [rdi+416]
vmovdqa ymm4, ymmword ptr [rdi+448]
vmovdqa ymm5, ymmword ptr [rdi+480]
vmovdqa ymm6, ymmword ptr [rdi+512]
vmovdqa ymm7, ymmword ptr [rdi+544]
vmovdqa ymm8, ymmword ptr [rdi+576]
vmovdqa ymm9, ymmword ptr [rdi+608]
2:
vpbroadcastq ymm10, qword ptr [rsi+64]
mov rbx, r10
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
and rbp, r10
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
sar r12, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
neg rbp
vmovdqa ymmword ptr [rdi+288], ymm12
vmovdqa ymm11, ymmword ptr [rdi+0]
and r12, rbx
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
mov [r8], rbx
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
mov [r8+8], rbp
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
mov [r8+16], r12
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
and rbx, rax
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
xor rbp, r9
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
and rbp, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm1, ymm10
test r12, r12
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
cmovnz rax, r10
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
cmovnz r9, r11
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
xor r10, rbx
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
xor rbx, r11
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
xor r11, rbp
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm2, ymm10
xor rbp, r10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
or r10, r11
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
and rbx, rbp
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
shr r10, 1
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
mov r11, rbx
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
shr r11, 1
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
xor rdx, r12
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
sub rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
add r8, 24
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
dec rdx
vmovdqa ymmword ptr [rdi+256], ymm12
vpbroadcastq ymm10, qword ptr [rsi+160]
mov rbx, r10
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
and rbp, r10
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
sar r12, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
neg rbp
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
and r12, rbx
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
mov [r8], rbx
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
mov [r8+8], rbp
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
mov [r8+16], r12
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
and rbx, rax
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
xor rbp, r9
vmovdqa ymmword ptr [rdi+288], ymm12
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
and rbp, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+96]
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm1, ymm10
test r12, r12
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
cmovnz rax, r10
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
cmovnz r9, r11
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
xor r10, rbx
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
xor rbx, r11
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
xor r11, rbp
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm2, ymm10
xor rbp, r10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
or r10, r11
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
and rbx, rbp
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
shr r10, 1
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
mov r11, rbx
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
shr r11, 1
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
xor rdx, r12
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
sub rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
add r8, 24
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
dec rdx
vmovdqa ymmword ptr [rdi+224], ymm12
vpbroadcastq ymm10, qword ptr [rsi+256]
mov rbx, r10
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
and rbp, r10
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
sar r12, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
neg rbp
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
and r12, rbx
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
mov [r8], rbx
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
mov [r8+8], rbp
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
mov [r8+16], r12
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
and rbx, rax
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
xor rbp, r9
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
and rbp, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+192]
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm1, ymm10
test r12, r12
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
cmovnz rax, r10
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
cmovnz r9, r11
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
xor r10, rbx
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
xor rbx, r11
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
xor r11, rbp
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm2, ymm10
xor rbp, r10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
or r10, r11
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
and rbx, rbp
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
shr r10, 1
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
mov r11, rbx
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
shr r11, 1
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
xor rdx, r12
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
sub rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
add r8, 24
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
dec rdx
vmovdqa ymmword ptr [rdi+192], ymm12
vpbroadcastq ymm10, qword ptr [rsi+352]
mov rbx, r10
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
and rbp, r10
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
sar r12, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
neg rbp
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
and r12, rbx
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
mov [r8], rbx
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
mov [r8+8], rbp
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
mov [r8+16], r12
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
and rbx, rax
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
xor rbp, r9
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
and rbp, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+288]
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm1, ymm10
test r12, r12
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
cmovnz rax, r10
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
cmovnz r9, r11
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
xor r10, rbx
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
xor rbx, r11
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
xor r11, rbp
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm2, ymm10
xor rbp, r10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
or r10, r11
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
and rbx, rbp
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
shr r10, 1
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vmovdqa ymm11, ymmword ptr [rdi+0]
mov r11, rbx
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
shr r11, 1
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
xor rdx, r12
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
sub rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
add r8, 24
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
dec rdx
vmovdqa ymmword ptr [rdi+160], ymm12
vpbroadcastq ymm10, qword ptr [rsi+448]
mov rbx, r10
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
mov rbp, r9
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm4, ymm10
vpblendvb ymm12, ymm12, ymm9, ymm10
and ebx, 1
vpand ymm14, ymm14, ymm13
vpxor ymm4, ymm4, ymm13
xor rbp, r11
vpxor ymm15, ymm14, ymm9
vpxor ymm9, ymm9, ymm13
vpxor ymm14, ymm14, ymm4
neg rbx
vpor ymm4, ymm4, ymm15
vpand ymm9, ymm9, ymm14
and rbp, r10
vperm2i128 ymm13, ymm11, ymm11, 0x08
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
sar r12, 63
vpor ymm11, ymm11, ymm13
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
neg rbp
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
and r12, rbx
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
mov [r8], rbx
vpblendvb ymm11, ymm11, ymm0, ymm10
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
mov [r8+8], rbp
vpxor ymm0, ymm0, ymm13
vpxor ymm15, ymm14, ymm5
mov [r8+16], r12
vpxor ymm5, ymm5, ymm13
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
and rbx, rax
vpand ymm5, ymm5, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
xor rbp, r9
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
and rbp, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+384]
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm1, ymm10
test r12, r12
vpblendvb ymm12, ymm12, ymm6, ymm10
vpand ymm14, ymm14, ymm13
cmovnz rax, r10
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
vpxor ymm6, ymm6, ymm13
cmovnz r9, r11
vpxor ymm14, ymm14, ymm1
vpor ymm1, ymm1, ymm15
xor r10, rbx
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
xor rbx, r11
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
xor r11, rbp
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm2, ymm10
xor rbp, r10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm2, ymm2, ymm13
or r10, r11
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
and rbx, rbp
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
shr r10, 1
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
mov r11, rbx
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
shr r11, 1
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
xor rdx, r12
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
sub rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
add r8, 24
vpor ymm3, ymm3, ymm15
vpand ymm8, ymm8, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
dec rdx
vmovdqa ymmword ptr [rdi+288], ymm12
add rsi, 480
dec r13
jnz 2b
vmovdqa ymmword ptr [rdi+320], ymm0
vmovdqa ymmword ptr [rdi+352], ymm1
vmovdqa ymmword ptr [rdi+384], ymm2
vmovdqa ymmword ptr [rdi+416], ymm3
vmovdqa ymmword ptr [rdi+448], ymm4
vmovdqa ymmword ptr [rdi+480], ymm5
vmovdqa ymmword ptr [rdi+512], ymm6
vmovdqa ymmword ptr [rdi+544], ymm7
vmovdqa ymmword ptr [rdi+576], ymm8
vmovdqa ymmword ptr [rdi+608], ymm9
mov [rcx+0], rax
mov [rcx+8], r9
mov [rcx+16], r10
mov [rcx+24], r11
mov [rcx+32], rdx
pop r13
pop r12
pop rbp
pop rbx
vzeroupper
ret
