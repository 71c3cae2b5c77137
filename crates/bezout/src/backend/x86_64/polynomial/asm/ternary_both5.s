// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 5.
// In: rdi = address of the state, aligned to 32 bytes: four planes, 160 bytes apart, of m vectors; rsi = masks,
//   96 bytes a step, aligned to 32 bytes: not zero and -1, four times, swap, and what was decided, once.
//   rdx = steps / m, at least 1.
//   rcx = the window: five words, two of f, two of g, -delta.
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
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
neg rbp
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+72], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+80], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+88], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+0]
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
shr r10, 1
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+0]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+32]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
xor rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
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
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
neg rbp
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+96]
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+168], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+176], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+184], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
vmovdqa ymm11, ymmword ptr [rdi+0]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+160], ymm12
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+96]
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
shr r10, 1
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+96]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+128]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
xor rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
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
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
neg rbp
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+192]
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+264], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+272], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+280], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+128], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+288], ymm12
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+192]
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
shr r10, 1
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
vpand ymm13, ymm11, ymmword ptr [rsi+192]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+224]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
xor rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
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
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
neg rbp
vmovdqa ymm11, ymmword ptr [rdi+64]
vmovdqa ymm12, ymmword ptr [rdi+224]
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+288]
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+360], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+368], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+376], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
vmovdqa ymmword ptr [rdi+64], ymm11
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+256]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+96], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+256], ymm12
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+288]
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
vmovdqa ymmword ptr [rdi+128], ymm11
vmovdqa ymmword ptr [rdi+288], ymm12
shr r10, 1
vmovdqa ymm11, ymmword ptr [rdi+0]
vmovdqa ymm12, ymmword ptr [rdi+160]
vpand ymm13, ymm11, ymmword ptr [rsi+288]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+320]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
xor rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
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
vperm2i128 ymm13, ymm11, ymm11, 0x08
and rbp, r10
vperm2i128 ymm14, ymm12, ymm12, 0x08
vpalignr ymm13, ymm11, ymm13, 8
mov r12, rdx
vpalignr ymm14, ymm12, ymm14, 8
vpsllq ymm11, ymm11, 1
vpsllq ymm12, ymm12, 1
and ebp, 1
vpsrlq ymm13, ymm13, 63
vpsrlq ymm14, ymm14, 63
vpor ymm11, ymm11, ymm13
sar r12, 63
vpor ymm12, ymm12, ymm14
vmovdqa ymmword ptr [rdi+0], ymm11
vmovdqa ymmword ptr [rdi+160], ymm12
neg rbp
vmovdqa ymm11, ymmword ptr [rdi+32]
vmovdqa ymm12, ymmword ptr [rdi+192]
and r12, rbx
vpand ymm13, ymm11, ymmword ptr [rsi+384]
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm0, ymm10
mov [rsi+456], rbx
vpblendvb ymm12, ymm12, ymm5, ymm10
vpand ymm14, ymm14, ymm13
vpxor ymm0, ymm0, ymm13
mov [rsi+464], rbp
vpxor ymm15, ymm14, ymm5
vpxor ymm5, ymm5, ymm13
mov [rsi+472], r12
vpxor ymm14, ymm14, ymm0
vpor ymm0, ymm0, ymm15
vpand ymm5, ymm5, ymm14
and rbx, rax
vmovdqa ymmword ptr [rdi+32], ymm11
vmovdqa ymmword ptr [rdi+192], ymm12
vmovdqa ymm11, ymmword ptr [rdi+64]
xor rbp, r9
vmovdqa ymm12, ymmword ptr [rdi+224]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
and rbp, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm1, ymm10
vpblendvb ymm12, ymm12, ymm6, ymm10
test r12, r12
vpand ymm14, ymm14, ymm13
vpxor ymm1, ymm1, ymm13
vpxor ymm15, ymm14, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm13
vpxor ymm14, ymm14, ymm1
cmovnz r9, r11
vpor ymm1, ymm1, ymm15
vpand ymm6, ymm6, ymm14
vmovdqa ymmword ptr [rdi+64], ymm11
xor r10, rbx
vmovdqa ymmword ptr [rdi+224], ymm12
vmovdqa ymm11, ymmword ptr [rdi+96]
vmovdqa ymm12, ymmword ptr [rdi+256]
xor rbx, r11
vpand ymm13, ymm11, ymmword ptr [rsi+384]
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
xor r11, rbp
vpblendvb ymm11, ymm11, ymm2, ymm10
vpblendvb ymm12, ymm12, ymm7, ymm10
vpand ymm14, ymm14, ymm13
xor rbp, r10
vpxor ymm2, ymm2, ymm13
vpxor ymm15, ymm14, ymm7
vpxor ymm7, ymm7, ymm13
or r10, r11
vpxor ymm14, ymm14, ymm2
vpor ymm2, ymm2, ymm15
vpand ymm7, ymm7, ymm14
and rbx, rbp
vmovdqa ymmword ptr [rdi+96], ymm11
vmovdqa ymmword ptr [rdi+256], ymm12
shr r10, 1
vmovdqa ymm11, ymmword ptr [rdi+128]
vmovdqa ymm12, ymmword ptr [rdi+288]
vpand ymm13, ymm11, ymmword ptr [rsi+384]
mov r11, rbx
vpxor ymm14, ymm12, ymmword ptr [rsi+416]
vpblendvb ymm11, ymm11, ymm3, ymm10
vpblendvb ymm12, ymm12, ymm8, ymm10
shr r11, 1
vpand ymm14, ymm14, ymm13
vpxor ymm3, ymm3, ymm13
xor rdx, r12
vpxor ymm15, ymm14, ymm8
vpxor ymm8, ymm8, ymm13
vpxor ymm14, ymm14, ymm3
sub rdx, r12
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
