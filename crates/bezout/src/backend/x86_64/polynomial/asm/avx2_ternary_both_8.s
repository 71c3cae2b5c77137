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
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
mov r13, rdx	// enter
mov rax, [rcx+0]	// load_window
mov r9, [rcx+8]	// load_window
mov r10, [rcx+16]	// load_window
mov r11, [rcx+24]	// load_window
mov rdx, [rcx+32]	// load_window
vmovdqa ymm0, ymmword ptr [rdi+0]	// load
vmovdqa ymm1, ymmword ptr [rdi+32]	// load
vmovdqa ymm2, ymmword ptr [rdi+160]	// load
vmovdqa ymm3, ymmword ptr [rdi+192]	// load
vmovdqa ymm4, ymmword ptr [rdi+320]	// load
vmovdqa ymm5, ymmword ptr [rdi+352]	// load
vmovdqa ymm6, ymmword ptr [rdi+480]	// load
vmovdqa ymm7, ymmword ptr [rdi+512]	// load
2:
vpbroadcastq ymm8, qword ptr [rsi+64]	// step1.swap
mov rbx, r10	// decide.step1.nonzero
vpand ymm9, ymm1, ymmword ptr [rsi+0]	// step1.vector1.product0
mov rbp, r9	// decide.step1.minus
vpxor ymm10, ymm3, ymmword ptr [rsi+32]	// step1.vector1.product1
and ebx, 1	// decide.step1.nonzero
vpblendvb ymm1, ymm1, ymm5, ymm8	// step1.vector1.swap0
xor rbp, r11	// decide.step1.minus
vpblendvb ymm3, ymm3, ymm7, ymm8	// step1.vector1.swap1
neg rbx	// decide.step1.nonzero
vpand ymm10, ymm10, ymm9	// step1.vector1.product1
and rbp, r10	// decide.step1.minus
vpxor ymm5, ymm5, ymm9	// step1.vector1.x
mov r12, rdx	// decide.step1.swap
vpxor ymm11, ymm10, ymm7	// step1.vector1.u
and ebp, 1	// decide.step1.minus
vpxor ymm7, ymm7, ymm9	// step1.vector1.y
sar r12, 63	// decide.step1.swap
vpxor ymm10, ymm10, ymm5	// step1.vector1.z
neg rbp	// decide.step1.minus
vpor ymm5, ymm5, ymm11	// step1.vector1.difference0
and r12, rbx	// decide.step1.swap
vpand ymm7, ymm7, ymm10	// step1.vector1.difference1
mov [rsi+72], rbx	// decide.step1.nonzero
vpand ymm9, ymm0, ymmword ptr [rsi+0]	// step1.vector0.product0
mov [rsi+80], rbp	// decide.step1.minus
vpxor ymm10, ymm2, ymmword ptr [rsi+32]	// step1.vector0.product1
mov [rsi+88], r12	// decide.step1.swap
vpblendvb ymm0, ymm0, ymm4, ymm8	// step1.vector0.swap0
and rbx, rax	// decide.step1.product0
vpblendvb ymm2, ymm2, ymm6, ymm8	// step1.vector0.swap1
xor rbp, r9	// decide.step1.product1
vpand ymm10, ymm10, ymm9	// step1.vector0.product1
and rbp, rbx	// decide.step1.product1
vpxor ymm4, ymm4, ymm9	// step1.vector0.x
test r12, r12	// decide.step1.swap
vpxor ymm11, ymm10, ymm6	// step1.vector0.u
cmovnz rax, r10	// decide.step1.swap0
vpxor ymm6, ymm6, ymm9	// step1.vector0.y
cmovnz r9, r11	// decide.step1.swap1
vpxor ymm10, ymm10, ymm4	// step1.vector0.z
xor r10, rbx	// decide.step1.x
vpor ymm4, ymm4, ymm11	// step1.vector0.difference0
xor rbx, r11	// decide.step1.y
vpand ymm6, ymm6, ymm10	// step1.vector0.difference1
xor r11, rbp	// decide.step1.u
vperm2i128 ymm9, ymm1, ymm1, 0x08	// step1.vector1.shift0
xor rbp, r10	// decide.step1.z
vperm2i128 ymm10, ymm3, ymm3, 0x08	// step1.vector1.shift1
or r10, r11	// decide.step1.difference0
vpalignr ymm9, ymm1, ymm9, 8	// step1.vector1.shift0
and rbx, rbp	// decide.step1.difference1
vpalignr ymm10, ymm3, ymm10, 8	// step1.vector1.shift1
shr r10, 1	// decide.step1.shift0
vpsllq ymm1, ymm1, 1	// step1.vector1.shift0
mov r11, rbx	// decide.step1.shift1
vpsllq ymm3, ymm3, 1	// step1.vector1.shift1
shr r11, 1	// decide.step1.shift1
vpsrlq ymm9, ymm9, 63	// step1.vector1.shift0
dec rdx	// decide.step1.delta
vpsrlq ymm10, ymm10, 63	// step1.vector1.shift1
sub rdx, r12	// decide.step1.delta
vpor ymm1, ymm1, ymm9	// step1.vector1.shift0
xor rdx, r12	// decide.step1.delta
vpor ymm3, ymm3, ymm10	// step1.vector1.shift1
vpbroadcastq ymm8, qword ptr [rsi+160]	// step2.swap
mov rbx, r10	// decide.step2.nonzero
vpand ymm9, ymm0, ymmword ptr [rsi+96]	// step2.vector0.product0
mov rbp, r9	// decide.step2.minus
vpxor ymm10, ymm2, ymmword ptr [rsi+128]	// step2.vector0.product1
and ebx, 1	// decide.step2.nonzero
vpblendvb ymm0, ymm0, ymm5, ymm8	// step2.vector0.swap0
xor rbp, r11	// decide.step2.minus
vpblendvb ymm2, ymm2, ymm7, ymm8	// step2.vector0.swap1
neg rbx	// decide.step2.nonzero
vpand ymm10, ymm10, ymm9	// step2.vector0.product1
and rbp, r10	// decide.step2.minus
vpxor ymm5, ymm5, ymm9	// step2.vector0.x
mov r12, rdx	// decide.step2.swap
vpxor ymm11, ymm10, ymm7	// step2.vector0.u
and ebp, 1	// decide.step2.minus
vpxor ymm7, ymm7, ymm9	// step2.vector0.y
sar r12, 63	// decide.step2.swap
vpxor ymm10, ymm10, ymm5	// step2.vector0.z
neg rbp	// decide.step2.minus
vpor ymm5, ymm5, ymm11	// step2.vector0.difference0
and r12, rbx	// decide.step2.swap
vpand ymm7, ymm7, ymm10	// step2.vector0.difference1
mov [rsi+168], rbx	// decide.step2.nonzero
vpand ymm9, ymm1, ymmword ptr [rsi+96]	// step2.vector1.product0
mov [rsi+176], rbp	// decide.step2.minus
vpxor ymm10, ymm3, ymmword ptr [rsi+128]	// step2.vector1.product1
mov [rsi+184], r12	// decide.step2.swap
vpblendvb ymm1, ymm1, ymm4, ymm8	// step2.vector1.swap0
and rbx, rax	// decide.step2.product0
vpblendvb ymm3, ymm3, ymm6, ymm8	// step2.vector1.swap1
xor rbp, r9	// decide.step2.product1
vpand ymm10, ymm10, ymm9	// step2.vector1.product1
and rbp, rbx	// decide.step2.product1
vpxor ymm4, ymm4, ymm9	// step2.vector1.x
test r12, r12	// decide.step2.swap
vpxor ymm11, ymm10, ymm6	// step2.vector1.u
cmovnz rax, r10	// decide.step2.swap0
vpxor ymm6, ymm6, ymm9	// step2.vector1.y
cmovnz r9, r11	// decide.step2.swap1
vpxor ymm10, ymm10, ymm4	// step2.vector1.z
xor r10, rbx	// decide.step2.x
vpor ymm4, ymm4, ymm11	// step2.vector1.difference0
xor rbx, r11	// decide.step2.y
vpand ymm6, ymm6, ymm10	// step2.vector1.difference1
xor r11, rbp	// decide.step2.u
vperm2i128 ymm9, ymm0, ymm0, 0x08	// step2.vector0.shift0
xor rbp, r10	// decide.step2.z
vperm2i128 ymm10, ymm2, ymm2, 0x08	// step2.vector0.shift1
or r10, r11	// decide.step2.difference0
vpalignr ymm9, ymm0, ymm9, 8	// step2.vector0.shift0
and rbx, rbp	// decide.step2.difference1
vpalignr ymm10, ymm2, ymm10, 8	// step2.vector0.shift1
shr r10, 1	// decide.step2.shift0
vpsllq ymm0, ymm0, 1	// step2.vector0.shift0
mov r11, rbx	// decide.step2.shift1
vpsllq ymm2, ymm2, 1	// step2.vector0.shift1
shr r11, 1	// decide.step2.shift1
vpsrlq ymm9, ymm9, 63	// step2.vector0.shift0
dec rdx	// decide.step2.delta
vpsrlq ymm10, ymm10, 63	// step2.vector0.shift1
sub rdx, r12	// decide.step2.delta
vpor ymm0, ymm0, ymm9	// step2.vector0.shift0
xor rdx, r12	// decide.step2.delta
vpor ymm2, ymm2, ymm10	// step2.vector0.shift1
add rsi, 192	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+32], ymm1	// store
vmovdqa ymmword ptr [rdi+160], ymm2	// store
vmovdqa ymmword ptr [rdi+192], ymm3	// store
vmovdqa ymmword ptr [rdi+320], ymm4	// store
vmovdqa ymmword ptr [rdi+352], ymm5	// store
vmovdqa ymmword ptr [rdi+480], ymm6	// store
vmovdqa ymmword ptr [rdi+512], ymm7	// store
mov [rcx+0], rax	// store_window
mov [rcx+8], r9	// store_window
mov [rcx+16], r10	// store_window
mov [rcx+24], r11	// store_window
mov [rcx+32], rdx	// store_window
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
vzeroupper	// leave
ret	// leave
