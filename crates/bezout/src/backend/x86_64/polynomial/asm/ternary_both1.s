// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: steps on v and r, v multiplied by x after each; and decides as many steps of a window, over F_3, 64 coefficients in two words [BY19]. m = 1.
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
vmovdqa ymm1, ymmword ptr [rdi+160]
vmovdqa ymm2, ymmword ptr [rdi+320]
vmovdqa ymm3, ymmword ptr [rdi+480]
2:
mov rbx, r10
vpbroadcastq ymm4, qword ptr [rsi+64]
mov rbp, r9
vpand ymm5, ymm0, ymmword ptr [rsi+0]
and ebx, 1
xor rbp, r11
vpxor ymm6, ymm1, ymmword ptr [rsi+32]
neg rbx
vpblendvb ymm0, ymm0, ymm2, ymm4
and rbp, r10
mov r12, rdx
vpblendvb ymm1, ymm1, ymm3, ymm4
and ebp, 1
vpand ymm6, ymm6, ymm5
sar r12, 63
vpxor ymm2, ymm2, ymm5
neg rbp
and r12, rbx
vpxor ymm7, ymm6, ymm3
mov [rsi+72], rbx
vpxor ymm3, ymm3, ymm5
mov [rsi+80], rbp
mov [rsi+88], r12
vpxor ymm6, ymm6, ymm2
and rbx, rax
vpor ymm2, ymm2, ymm7
xor rbp, r9
and rbp, rbx
vpand ymm3, ymm3, ymm6
test r12, r12
vperm2i128 ymm5, ymm0, ymm0, 0x08
cmovnz rax, r10
cmovnz r9, r11
vperm2i128 ymm6, ymm1, ymm1, 0x08
xor r10, rbx
vpalignr ymm5, ymm0, ymm5, 8
xor rbx, r11
xor r11, rbp
vpalignr ymm6, ymm1, ymm6, 8
xor rbp, r10
vpsllq ymm0, ymm0, 1
or r10, r11
vpsllq ymm1, ymm1, 1
and rbx, rbp
shr r10, 1
vpsrlq ymm5, ymm5, 63
mov r11, rbx
vpsrlq ymm6, ymm6, 63
shr r11, 1
xor rdx, r12
vpor ymm0, ymm0, ymm5
sub rdx, r12
vpor ymm1, ymm1, ymm6
dec rdx
add rsi, 96
dec r13
jnz 2b
vmovdqa ymmword ptr [rdi+0], ymm0
vmovdqa ymmword ptr [rdi+160], ymm1
vmovdqa ymmword ptr [rdi+320], ymm2
vmovdqa ymmword ptr [rdi+480], ymm3
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
