// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 4.
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
vmovdqa ymm4, ymmword ptr [rdi+480]
vmovdqa ymm5, ymmword ptr [rdi+512]
vmovdqa ymm6, ymmword ptr [rdi+544]
vmovdqa ymm7, ymmword ptr [rdi+576]
2:
vpbroadcastq ymm8, qword ptr [rsi+64]
mov rbx, r10
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
mov rbp, r9
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
vpblendvb ymm9, ymm9, ymm3, ymm8
and ebx, 1
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
xor rbp, r11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
neg rbx
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
and rbp, r10
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
mov r12, rdx
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
and ebp, 1
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
sar r12, 63
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
neg rbp
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
and r12, rbx
vpor ymm10, ymm10, ymm12
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
mov [rsi+72], rbx
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
mov [rsi+80], rbp
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
mov [rsi+88], r12
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
and rbx, rax
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
xor rbp, r9
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
and rbp, rbx
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
test r12, r12
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
cmovnz rax, r10
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
cmovnz r9, r11
vpand ymm11, ymm9, ymmword ptr [rsi+0]
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
xor r10, rbx
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
xor rbx, r11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
xor r11, rbp
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
xor rbp, r10
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
or r10, r11
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
vmovdqa ymm9, ymmword ptr [rdi+64]
and rbx, rbp
vmovdqa ymm10, ymmword ptr [rdi+224]
vpand ymm11, ymm9, ymmword ptr [rsi+0]
shr r10, 1
vpxor ymm12, ymm10, ymmword ptr [rsi+32]
vpblendvb ymm9, ymm9, ymm2, ymm8
mov r11, rbx
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
shr r11, 1
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
xor rdx, r12
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
sub rdx, r12
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+64], ymm9
dec rdx
vmovdqa ymmword ptr [rdi+224], ymm10
vpbroadcastq ymm8, qword ptr [rsi+160]
mov rbx, r10
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
mov rbp, r9
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
vpblendvb ymm9, ymm9, ymm3, ymm8
and ebx, 1
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
xor rbp, r11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
neg rbx
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
and rbp, r10
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
mov r12, rdx
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
and ebp, 1
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
sar r12, 63
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
neg rbp
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
and r12, rbx
vpor ymm10, ymm10, ymm12
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
mov [rsi+168], rbx
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
mov [rsi+176], rbp
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
mov [rsi+184], r12
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
and rbx, rax
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
xor rbp, r9
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
and rbp, rbx
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
test r12, r12
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
cmovnz rax, r10
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
cmovnz r9, r11
vpand ymm11, ymm9, ymmword ptr [rsi+96]
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
xor r10, rbx
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
xor rbx, r11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
xor r11, rbp
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
xor rbp, r10
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
or r10, r11
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
vmovdqa ymm9, ymmword ptr [rdi+32]
and rbx, rbp
vmovdqa ymm10, ymmword ptr [rdi+192]
vpand ymm11, ymm9, ymmword ptr [rsi+96]
shr r10, 1
vpxor ymm12, ymm10, ymmword ptr [rsi+128]
vpblendvb ymm9, ymm9, ymm2, ymm8
mov r11, rbx
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
shr r11, 1
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
xor rdx, r12
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
sub rdx, r12
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+32], ymm9
dec rdx
vmovdqa ymmword ptr [rdi+192], ymm10
vpbroadcastq ymm8, qword ptr [rsi+256]
mov rbx, r10
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
mov rbp, r9
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
vpblendvb ymm9, ymm9, ymm3, ymm8
and ebx, 1
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
xor rbp, r11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
neg rbx
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
and rbp, r10
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
mov r12, rdx
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
and ebp, 1
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
sar r12, 63
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
neg rbp
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
and r12, rbx
vpor ymm10, ymm10, ymm12
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
mov [rsi+264], rbx
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
mov [rsi+272], rbp
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
mov [rsi+280], r12
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
and rbx, rax
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
xor rbp, r9
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
and rbp, rbx
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
test r12, r12
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
cmovnz rax, r10
vmovdqa ymm9, ymmword ptr [rdi+96]
vmovdqa ymm10, ymmword ptr [rdi+256]
cmovnz r9, r11
vpand ymm11, ymm9, ymmword ptr [rsi+192]
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
xor r10, rbx
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
xor rbx, r11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
xor r11, rbp
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
xor rbp, r10
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
or r10, r11
vmovdqa ymmword ptr [rdi+96], ymm9
vmovdqa ymmword ptr [rdi+256], ymm10
vmovdqa ymm9, ymmword ptr [rdi+0]
and rbx, rbp
vmovdqa ymm10, ymmword ptr [rdi+160]
vpand ymm11, ymm9, ymmword ptr [rsi+192]
shr r10, 1
vpxor ymm12, ymm10, ymmword ptr [rsi+224]
vpblendvb ymm9, ymm9, ymm2, ymm8
mov r11, rbx
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
shr r11, 1
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
xor rdx, r12
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
sub rdx, r12
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+0], ymm9
dec rdx
vmovdqa ymmword ptr [rdi+160], ymm10
vpbroadcastq ymm8, qword ptr [rsi+352]
mov rbx, r10
vmovdqa ymm9, ymmword ptr [rdi+0]
vmovdqa ymm10, ymmword ptr [rdi+160]
mov rbp, r9
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
vpblendvb ymm9, ymm9, ymm3, ymm8
and ebx, 1
vpblendvb ymm10, ymm10, ymm7, ymm8
vpand ymm12, ymm12, ymm11
xor rbp, r11
vpxor ymm3, ymm3, ymm11
vpxor ymm13, ymm12, ymm7
neg rbx
vpxor ymm7, ymm7, ymm11
vpxor ymm12, ymm12, ymm3
and rbp, r10
vpor ymm3, ymm3, ymm13
vpand ymm7, ymm7, ymm12
mov r12, rdx
vperm2i128 ymm11, ymm9, ymm9, 0x08
vperm2i128 ymm12, ymm10, ymm10, 0x08
vpalignr ymm11, ymm9, ymm11, 8
and ebp, 1
vpalignr ymm12, ymm10, ymm12, 8
vpsllq ymm9, ymm9, 1
sar r12, 63
vpsllq ymm10, ymm10, 1
vpsrlq ymm11, ymm11, 63
neg rbp
vpsrlq ymm12, ymm12, 63
vpor ymm9, ymm9, ymm11
and r12, rbx
vpor ymm10, ymm10, ymm12
vmovdqa ymmword ptr [rdi+0], ymm9
vmovdqa ymmword ptr [rdi+160], ymm10
mov [rsi+360], rbx
vmovdqa ymm9, ymmword ptr [rdi+32]
vmovdqa ymm10, ymmword ptr [rdi+192]
mov [rsi+368], rbp
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
mov [rsi+376], r12
vpblendvb ymm9, ymm9, ymm0, ymm8
vpblendvb ymm10, ymm10, ymm4, ymm8
and rbx, rax
vpand ymm12, ymm12, ymm11
vpxor ymm0, ymm0, ymm11
xor rbp, r9
vpxor ymm13, ymm12, ymm4
vpxor ymm4, ymm4, ymm11
vpxor ymm12, ymm12, ymm0
and rbp, rbx
vpor ymm0, ymm0, ymm13
vpand ymm4, ymm4, ymm12
test r12, r12
vmovdqa ymmword ptr [rdi+32], ymm9
vmovdqa ymmword ptr [rdi+192], ymm10
cmovnz rax, r10
vmovdqa ymm9, ymmword ptr [rdi+64]
vmovdqa ymm10, ymmword ptr [rdi+224]
cmovnz r9, r11
vpand ymm11, ymm9, ymmword ptr [rsi+288]
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
xor r10, rbx
vpblendvb ymm9, ymm9, ymm1, ymm8
vpblendvb ymm10, ymm10, ymm5, ymm8
vpand ymm12, ymm12, ymm11
xor rbx, r11
vpxor ymm1, ymm1, ymm11
vpxor ymm13, ymm12, ymm5
xor r11, rbp
vpxor ymm5, ymm5, ymm11
vpxor ymm12, ymm12, ymm1
xor rbp, r10
vpor ymm1, ymm1, ymm13
vpand ymm5, ymm5, ymm12
or r10, r11
vmovdqa ymmword ptr [rdi+64], ymm9
vmovdqa ymmword ptr [rdi+224], ymm10
vmovdqa ymm9, ymmword ptr [rdi+96]
and rbx, rbp
vmovdqa ymm10, ymmword ptr [rdi+256]
vpand ymm11, ymm9, ymmword ptr [rsi+288]
shr r10, 1
vpxor ymm12, ymm10, ymmword ptr [rsi+320]
vpblendvb ymm9, ymm9, ymm2, ymm8
mov r11, rbx
vpblendvb ymm10, ymm10, ymm6, ymm8
vpand ymm12, ymm12, ymm11
shr r11, 1
vpxor ymm2, ymm2, ymm11
vpxor ymm13, ymm12, ymm6
xor rdx, r12
vpxor ymm6, ymm6, ymm11
vpxor ymm12, ymm12, ymm2
vpor ymm2, ymm2, ymm13
sub rdx, r12
vpand ymm6, ymm6, ymm12
vmovdqa ymmword ptr [rdi+96], ymm9
dec rdx
vmovdqa ymmword ptr [rdi+256], ymm10
add rsi, 384
dec r13
jnz 2b
vmovdqa ymmword ptr [rdi+320], ymm0
vmovdqa ymmword ptr [rdi+352], ymm1
vmovdqa ymmword ptr [rdi+384], ymm2
vmovdqa ymmword ptr [rdi+416], ymm3
vmovdqa ymmword ptr [rdi+480], ymm4
vmovdqa ymmword ptr [rdi+512], ymm5
vmovdqa ymmword ptr [rdi+544], ymm6
vmovdqa ymmword ptr [rdi+576], ymm7
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
