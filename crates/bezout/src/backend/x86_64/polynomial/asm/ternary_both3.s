// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 3.
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
vmovdqa ymm0, ymmword ptr [rdi+0]
vmovdqa ymm1, ymmword ptr [rdi+32]
vmovdqa ymm2, ymmword ptr [rdi+64]
vmovdqa ymm3, ymmword ptr [rdi+160]
vmovdqa ymm4, ymmword ptr [rdi+192]
vmovdqa ymm5, ymmword ptr [rdi+224]
vmovdqa ymm6, ymmword ptr [rdi+320]
vmovdqa ymm7, ymmword ptr [rdi+352]
vmovdqa ymm8, ymmword ptr [rdi+384]
vmovdqa ymm9, ymmword ptr [rdi+480]
vmovdqa ymm10, ymmword ptr [rdi+512]
vmovdqa ymm11, ymmword ptr [rdi+544]
2:
vpbroadcastq ymm12, qword ptr [rsi+64]
mov rbx, r10
vpand ymm13, ymm2, ymmword ptr [rsi+0]
mov rbp, r9
vpxor ymm14, ymm5, ymmword ptr [rsi+32]
and ebx, 1
vpblendvb ymm2, ymm2, ymm8, ymm12
vpblendvb ymm5, ymm5, ymm11, ymm12
xor rbp, r11
vpand ymm14, ymm14, ymm13
neg rbx
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
and rbp, r10
vpxor ymm11, ymm11, ymm13
mov r12, rdx
vpxor ymm14, ymm14, ymm8
and ebp, 1
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
sar r12, 63
vpand ymm13, ymm0, ymmword ptr [rsi+0]
neg rbp
vpxor ymm14, ymm3, ymmword ptr [rsi+32]
and r12, rbx
vpblendvb ymm0, ymm0, ymm6, ymm12
vpblendvb ymm3, ymm3, ymm9, ymm12
mov [rsi+72], rbx
vpand ymm14, ymm14, ymm13
mov [rsi+80], rbp
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
mov [rsi+88], r12
vpxor ymm9, ymm9, ymm13
and rbx, rax
vpxor ymm14, ymm14, ymm6
xor rbp, r9
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
and rbp, rbx
vpand ymm13, ymm1, ymmword ptr [rsi+0]
test r12, r12
vpxor ymm14, ymm4, ymmword ptr [rsi+32]
cmovnz rax, r10
vpblendvb ymm1, ymm1, ymm7, ymm12
vpblendvb ymm4, ymm4, ymm10, ymm12
cmovnz r9, r11
vpand ymm14, ymm14, ymm13
xor r10, rbx
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
xor rbx, r11
vpxor ymm10, ymm10, ymm13
xor r11, rbp
vpxor ymm14, ymm14, ymm7
xor rbp, r10
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
or r10, r11
vperm2i128 ymm13, ymm2, ymm2, 0x08
and rbx, rbp
vperm2i128 ymm14, ymm5, ymm5, 0x08
shr r10, 1
vpalignr ymm13, ymm2, ymm13, 8
vpalignr ymm14, ymm5, ymm14, 8
mov r11, rbx
vpsllq ymm2, ymm2, 1
shr r11, 1
vpsllq ymm5, ymm5, 1
vpsrlq ymm13, ymm13, 63
xor rdx, r12
vpsrlq ymm14, ymm14, 63
sub rdx, r12
vpor ymm2, ymm2, ymm13
dec rdx
vpor ymm5, ymm5, ymm14
vpbroadcastq ymm12, qword ptr [rsi+160]
mov rbx, r10
vpand ymm13, ymm1, ymmword ptr [rsi+96]
mov rbp, r9
vpxor ymm14, ymm4, ymmword ptr [rsi+128]
and ebx, 1
vpblendvb ymm1, ymm1, ymm8, ymm12
vpblendvb ymm4, ymm4, ymm11, ymm12
xor rbp, r11
vpand ymm14, ymm14, ymm13
neg rbx
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
and rbp, r10
vpxor ymm11, ymm11, ymm13
mov r12, rdx
vpxor ymm14, ymm14, ymm8
and ebp, 1
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
sar r12, 63
vpand ymm13, ymm2, ymmword ptr [rsi+96]
neg rbp
vpxor ymm14, ymm5, ymmword ptr [rsi+128]
and r12, rbx
vpblendvb ymm2, ymm2, ymm6, ymm12
vpblendvb ymm5, ymm5, ymm9, ymm12
mov [rsi+168], rbx
vpand ymm14, ymm14, ymm13
mov [rsi+176], rbp
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
mov [rsi+184], r12
vpxor ymm9, ymm9, ymm13
and rbx, rax
vpxor ymm14, ymm14, ymm6
xor rbp, r9
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
and rbp, rbx
vpand ymm13, ymm0, ymmword ptr [rsi+96]
test r12, r12
vpxor ymm14, ymm3, ymmword ptr [rsi+128]
cmovnz rax, r10
vpblendvb ymm0, ymm0, ymm7, ymm12
vpblendvb ymm3, ymm3, ymm10, ymm12
cmovnz r9, r11
vpand ymm14, ymm14, ymm13
xor r10, rbx
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
xor rbx, r11
vpxor ymm10, ymm10, ymm13
xor r11, rbp
vpxor ymm14, ymm14, ymm7
xor rbp, r10
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
or r10, r11
vperm2i128 ymm13, ymm1, ymm1, 0x08
and rbx, rbp
vperm2i128 ymm14, ymm4, ymm4, 0x08
shr r10, 1
vpalignr ymm13, ymm1, ymm13, 8
vpalignr ymm14, ymm4, ymm14, 8
mov r11, rbx
vpsllq ymm1, ymm1, 1
shr r11, 1
vpsllq ymm4, ymm4, 1
vpsrlq ymm13, ymm13, 63
xor rdx, r12
vpsrlq ymm14, ymm14, 63
sub rdx, r12
vpor ymm1, ymm1, ymm13
dec rdx
vpor ymm4, ymm4, ymm14
vpbroadcastq ymm12, qword ptr [rsi+256]
mov rbx, r10
vpand ymm13, ymm0, ymmword ptr [rsi+192]
mov rbp, r9
vpxor ymm14, ymm3, ymmword ptr [rsi+224]
and ebx, 1
vpblendvb ymm0, ymm0, ymm8, ymm12
vpblendvb ymm3, ymm3, ymm11, ymm12
xor rbp, r11
vpand ymm14, ymm14, ymm13
neg rbx
vpxor ymm8, ymm8, ymm13
vpxor ymm15, ymm14, ymm11
and rbp, r10
vpxor ymm11, ymm11, ymm13
mov r12, rdx
vpxor ymm14, ymm14, ymm8
and ebp, 1
vpor ymm8, ymm8, ymm15
vpand ymm11, ymm11, ymm14
sar r12, 63
vpand ymm13, ymm1, ymmword ptr [rsi+192]
neg rbp
vpxor ymm14, ymm4, ymmword ptr [rsi+224]
and r12, rbx
vpblendvb ymm1, ymm1, ymm6, ymm12
vpblendvb ymm4, ymm4, ymm9, ymm12
mov [rsi+264], rbx
vpand ymm14, ymm14, ymm13
mov [rsi+272], rbp
vpxor ymm6, ymm6, ymm13
vpxor ymm15, ymm14, ymm9
mov [rsi+280], r12
vpxor ymm9, ymm9, ymm13
and rbx, rax
vpxor ymm14, ymm14, ymm6
xor rbp, r9
vpor ymm6, ymm6, ymm15
vpand ymm9, ymm9, ymm14
and rbp, rbx
vpand ymm13, ymm2, ymmword ptr [rsi+192]
test r12, r12
vpxor ymm14, ymm5, ymmword ptr [rsi+224]
cmovnz rax, r10
vpblendvb ymm2, ymm2, ymm7, ymm12
vpblendvb ymm5, ymm5, ymm10, ymm12
cmovnz r9, r11
vpand ymm14, ymm14, ymm13
xor r10, rbx
vpxor ymm7, ymm7, ymm13
vpxor ymm15, ymm14, ymm10
xor rbx, r11
vpxor ymm10, ymm10, ymm13
xor r11, rbp
vpxor ymm14, ymm14, ymm7
xor rbp, r10
vpor ymm7, ymm7, ymm15
vpand ymm10, ymm10, ymm14
or r10, r11
vperm2i128 ymm13, ymm0, ymm0, 0x08
and rbx, rbp
vperm2i128 ymm14, ymm3, ymm3, 0x08
shr r10, 1
vpalignr ymm13, ymm0, ymm13, 8
vpalignr ymm14, ymm3, ymm14, 8
mov r11, rbx
vpsllq ymm0, ymm0, 1
shr r11, 1
vpsllq ymm3, ymm3, 1
vpsrlq ymm13, ymm13, 63
xor rdx, r12
vpsrlq ymm14, ymm14, 63
sub rdx, r12
vpor ymm0, ymm0, ymm13
dec rdx
vpor ymm3, ymm3, ymm14
add rsi, 288
dec r13
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+32], ymm1
vmovdqa ymmword ptr [rdi+64], ymm2
vmovdqa ymmword ptr [rdi+160], ymm3
vmovdqa ymmword ptr [rdi+192], ymm4
vmovdqa ymmword ptr [rdi+224], ymm5
vmovdqa ymmword ptr [rdi+320], ymm6
vmovdqa ymmword ptr [rdi+352], ymm7
vmovdqa ymmword ptr [rdi+384], ymm8
vmovdqa ymmword ptr [rdi+480], ymm9
vmovdqa ymmword ptr [rdi+512], ymm10
vmovdqa ymmword ptr [rdi+544], ymm11
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
