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
vmovdqa ymm1, ymmword ptr [rdi+160]	// load
vmovdqa ymm2, ymmword ptr [rdi+320]	// load
vmovdqa ymm3, ymmword ptr [rdi+480]	// load
2:
mov rbx, r10	// decide.step1.nonzero
vpbroadcastq ymm4, qword ptr [rsi+64]	// step1.swap
mov rbp, r9	// decide.step1.minus
vpand ymm5, ymm0, ymmword ptr [rsi+0]	// step1.vector0.product0
and ebx, 1	// decide.step1.nonzero
xor rbp, r11	// decide.step1.minus
vpxor ymm6, ymm1, ymmword ptr [rsi+32]	// step1.vector0.product1
neg rbx	// decide.step1.nonzero
vpblendvb ymm0, ymm0, ymm2, ymm4	// step1.vector0.swap0
and rbp, r10	// decide.step1.minus
mov r12, rdx	// decide.step1.swap
vpblendvb ymm1, ymm1, ymm3, ymm4	// step1.vector0.swap1
and ebp, 1	// decide.step1.minus
vpand ymm6, ymm6, ymm5	// step1.vector0.product1
sar r12, 63	// decide.step1.swap
vpxor ymm2, ymm2, ymm5	// step1.vector0.x
neg rbp	// decide.step1.minus
and r12, rbx	// decide.step1.swap
vpxor ymm7, ymm6, ymm3	// step1.vector0.u
mov [rsi+72], rbx	// decide.step1.nonzero
vpxor ymm3, ymm3, ymm5	// step1.vector0.y
mov [rsi+80], rbp	// decide.step1.minus
mov [rsi+88], r12	// decide.step1.swap
vpxor ymm6, ymm6, ymm2	// step1.vector0.z
and rbx, rax	// decide.step1.product0
vpor ymm2, ymm2, ymm7	// step1.vector0.difference0
xor rbp, r9	// decide.step1.product1
and rbp, rbx	// decide.step1.product1
vpand ymm3, ymm3, ymm6	// step1.vector0.difference1
test r12, r12	// decide.step1.swap
vperm2i128 ymm5, ymm0, ymm0, 0x08	// step1.vector0.shift0
cmovnz rax, r10	// decide.step1.swap0
cmovnz r9, r11	// decide.step1.swap1
vperm2i128 ymm6, ymm1, ymm1, 0x08	// step1.vector0.shift1
xor r10, rbx	// decide.step1.x
vpalignr ymm5, ymm0, ymm5, 8	// step1.vector0.shift0
xor rbx, r11	// decide.step1.y
xor r11, rbp	// decide.step1.u
vpalignr ymm6, ymm1, ymm6, 8	// step1.vector0.shift1
xor rbp, r10	// decide.step1.z
vpsllq ymm0, ymm0, 1	// step1.vector0.shift0
or r10, r11	// decide.step1.difference0
vpsllq ymm1, ymm1, 1	// step1.vector0.shift1
and rbx, rbp	// decide.step1.difference1
shr r10, 1	// decide.step1.shift0
vpsrlq ymm5, ymm5, 63	// step1.vector0.shift0
mov r11, rbx	// decide.step1.shift1
vpsrlq ymm6, ymm6, 63	// step1.vector0.shift1
shr r11, 1	// decide.step1.shift1
dec rdx	// decide.step1.delta
vpor ymm0, ymm0, ymm5	// step1.vector0.shift0
sub rdx, r12	// decide.step1.delta
vpor ymm1, ymm1, ymm6	// step1.vector0.shift1
xor rdx, r12	// decide.step1.delta
add rsi, 96	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+160], ymm1	// store
vmovdqa ymmword ptr [rdi+320], ymm2	// store
vmovdqa ymmword ptr [rdi+480], ymm3	// store
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
