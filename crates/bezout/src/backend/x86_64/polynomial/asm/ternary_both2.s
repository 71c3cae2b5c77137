// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 2.
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
vmovdqa ymm2, ymmword ptr [rdi+160]
vmovdqa ymm3, ymmword ptr [rdi+192]
vmovdqa ymm4, ymmword ptr [rdi+320]
vmovdqa ymm5, ymmword ptr [rdi+352]
vmovdqa ymm6, ymmword ptr [rdi+480]
vmovdqa ymm7, ymmword ptr [rdi+512]
2:
vpbroadcastq ymm8, qword ptr [rsi+64]
mov rbx, r10
vpand ymm9, ymm1, ymmword ptr [rsi+0]
mov rbp, r9
vpxor ymm10, ymm3, ymmword ptr [rsi+32]
and ebx, 1
vpblendvb ymm1, ymm1, ymm5, ymm8
xor rbp, r11
vpblendvb ymm3, ymm3, ymm7, ymm8
neg rbx
vpand ymm10, ymm10, ymm9
and rbp, r10
vpxor ymm5, ymm5, ymm9
mov r12, rdx
vpxor ymm11, ymm10, ymm7
and ebp, 1
vpxor ymm7, ymm7, ymm9
sar r12, 63
vpxor ymm10, ymm10, ymm5
neg rbp
vpor ymm5, ymm5, ymm11
and r12, rbx
vpand ymm7, ymm7, ymm10
mov [rsi+72], rbx
vpand ymm9, ymm0, ymmword ptr [rsi+0]
mov [rsi+80], rbp
vpxor ymm10, ymm2, ymmword ptr [rsi+32]
mov [rsi+88], r12
vpblendvb ymm0, ymm0, ymm4, ymm8
and rbx, rax
vpblendvb ymm2, ymm2, ymm6, ymm8
xor rbp, r9
vpand ymm10, ymm10, ymm9
and rbp, rbx
vpxor ymm4, ymm4, ymm9
test r12, r12
vpxor ymm11, ymm10, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm9
cmovnz r9, r11
vpxor ymm10, ymm10, ymm4
xor r10, rbx
vpor ymm4, ymm4, ymm11
xor rbx, r11
vpand ymm6, ymm6, ymm10
xor r11, rbp
vperm2i128 ymm9, ymm1, ymm1, 0x08
xor rbp, r10
vperm2i128 ymm10, ymm3, ymm3, 0x08
or r10, r11
vpalignr ymm9, ymm1, ymm9, 8
and rbx, rbp
vpalignr ymm10, ymm3, ymm10, 8
shr r10, 1
vpsllq ymm1, ymm1, 1
mov r11, rbx
vpsllq ymm3, ymm3, 1
shr r11, 1
vpsrlq ymm9, ymm9, 63
xor rdx, r12
vpsrlq ymm10, ymm10, 63
sub rdx, r12
vpor ymm1, ymm1, ymm9
dec rdx
vpor ymm3, ymm3, ymm10
vpbroadcastq ymm8, qword ptr [rsi+160]
mov rbx, r10
vpand ymm9, ymm0, ymmword ptr [rsi+96]
mov rbp, r9
vpxor ymm10, ymm2, ymmword ptr [rsi+128]
and ebx, 1
vpblendvb ymm0, ymm0, ymm5, ymm8
xor rbp, r11
vpblendvb ymm2, ymm2, ymm7, ymm8
neg rbx
vpand ymm10, ymm10, ymm9
and rbp, r10
vpxor ymm5, ymm5, ymm9
mov r12, rdx
vpxor ymm11, ymm10, ymm7
and ebp, 1
vpxor ymm7, ymm7, ymm9
sar r12, 63
vpxor ymm10, ymm10, ymm5
neg rbp
vpor ymm5, ymm5, ymm11
and r12, rbx
vpand ymm7, ymm7, ymm10
mov [rsi+168], rbx
vpand ymm9, ymm1, ymmword ptr [rsi+96]
mov [rsi+176], rbp
vpxor ymm10, ymm3, ymmword ptr [rsi+128]
mov [rsi+184], r12
vpblendvb ymm1, ymm1, ymm4, ymm8
and rbx, rax
vpblendvb ymm3, ymm3, ymm6, ymm8
xor rbp, r9
vpand ymm10, ymm10, ymm9
and rbp, rbx
vpxor ymm4, ymm4, ymm9
test r12, r12
vpxor ymm11, ymm10, ymm6
cmovnz rax, r10
vpxor ymm6, ymm6, ymm9
cmovnz r9, r11
vpxor ymm10, ymm10, ymm4
xor r10, rbx
vpor ymm4, ymm4, ymm11
xor rbx, r11
vpand ymm6, ymm6, ymm10
xor r11, rbp
vperm2i128 ymm9, ymm0, ymm0, 0x08
xor rbp, r10
vperm2i128 ymm10, ymm2, ymm2, 0x08
or r10, r11
vpalignr ymm9, ymm0, ymm9, 8
and rbx, rbp
vpalignr ymm10, ymm2, ymm10, 8
shr r10, 1
vpsllq ymm0, ymm0, 1
mov r11, rbx
vpsllq ymm2, ymm2, 1
shr r11, 1
vpsrlq ymm9, ymm9, 63
xor rdx, r12
vpsrlq ymm10, ymm10, 63
sub rdx, r12
vpor ymm0, ymm0, ymm9
dec rdx
vpor ymm2, ymm2, ymm10
add rsi, 192
dec r13
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+32], ymm1
vmovdqa ymmword ptr [rdi+160], ymm2
vmovdqa ymmword ptr [rdi+192], ymm3
vmovdqa ymmword ptr [rdi+320], ymm4
vmovdqa ymmword ptr [rdi+352], ymm5
vmovdqa ymmword ptr [rdi+480], ymm6
vmovdqa ymmword ptr [rdi+512], ymm7
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
