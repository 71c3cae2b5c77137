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
vmovdqa ymm2, ymmword ptr [rdi+64]	// load
vmovdqa ymm3, ymmword ptr [rdi+160]	// load
vmovdqa ymm4, ymmword ptr [rdi+192]	// load
vmovdqa ymm5, ymmword ptr [rdi+224]	// load
vmovdqa ymm6, ymmword ptr [rdi+320]	// load
vmovdqa ymm7, ymmword ptr [rdi+352]	// load
vmovdqa ymm8, ymmword ptr [rdi+384]	// load
vmovdqa ymm9, ymmword ptr [rdi+480]	// load
vmovdqa ymm10, ymmword ptr [rdi+512]	// load
vmovdqa ymm11, ymmword ptr [rdi+544]	// load
2:
vpbroadcastq ymm12, qword ptr [rsi+64]	// step1.swap
mov rbx, r10	// decide.step1.nonzero
vpand ymm13, ymm2, ymmword ptr [rsi+0]	// step1.vector2.product0
mov rbp, r9	// decide.step1.minus
vpxor ymm14, ymm5, ymmword ptr [rsi+32]	// step1.vector2.product1
and ebx, 1	// decide.step1.nonzero
vpblendvb ymm2, ymm2, ymm8, ymm12	// step1.vector2.swap0
vpblendvb ymm5, ymm5, ymm11, ymm12	// step1.vector2.swap1
xor rbp, r11	// decide.step1.minus
vpand ymm14, ymm14, ymm13	// step1.vector2.product1
neg rbx	// decide.step1.nonzero
vpxor ymm8, ymm8, ymm13	// step1.vector2.x
vpxor ymm15, ymm14, ymm11	// step1.vector2.u
and rbp, r10	// decide.step1.minus
vpxor ymm11, ymm11, ymm13	// step1.vector2.y
mov r12, rdx	// decide.step1.swap
vpxor ymm14, ymm14, ymm8	// step1.vector2.z
and ebp, 1	// decide.step1.minus
vpor ymm8, ymm8, ymm15	// step1.vector2.difference0
vpand ymm11, ymm11, ymm14	// step1.vector2.difference1
sar r12, 63	// decide.step1.swap
vpand ymm13, ymm0, ymmword ptr [rsi+0]	// step1.vector0.product0
neg rbp	// decide.step1.minus
vpxor ymm14, ymm3, ymmword ptr [rsi+32]	// step1.vector0.product1
and r12, rbx	// decide.step1.swap
vpblendvb ymm0, ymm0, ymm6, ymm12	// step1.vector0.swap0
vpblendvb ymm3, ymm3, ymm9, ymm12	// step1.vector0.swap1
mov [rsi+72], rbx	// decide.step1.nonzero
vpand ymm14, ymm14, ymm13	// step1.vector0.product1
mov [rsi+80], rbp	// decide.step1.minus
vpxor ymm6, ymm6, ymm13	// step1.vector0.x
vpxor ymm15, ymm14, ymm9	// step1.vector0.u
mov [rsi+88], r12	// decide.step1.swap
vpxor ymm9, ymm9, ymm13	// step1.vector0.y
and rbx, rax	// decide.step1.product0
vpxor ymm14, ymm14, ymm6	// step1.vector0.z
xor rbp, r9	// decide.step1.product1
vpor ymm6, ymm6, ymm15	// step1.vector0.difference0
vpand ymm9, ymm9, ymm14	// step1.vector0.difference1
and rbp, rbx	// decide.step1.product1
vpand ymm13, ymm1, ymmword ptr [rsi+0]	// step1.vector1.product0
test r12, r12	// decide.step1.swap
vpxor ymm14, ymm4, ymmword ptr [rsi+32]	// step1.vector1.product1
cmovnz rax, r10	// decide.step1.swap0
vpblendvb ymm1, ymm1, ymm7, ymm12	// step1.vector1.swap0
vpblendvb ymm4, ymm4, ymm10, ymm12	// step1.vector1.swap1
cmovnz r9, r11	// decide.step1.swap1
vpand ymm14, ymm14, ymm13	// step1.vector1.product1
xor r10, rbx	// decide.step1.x
vpxor ymm7, ymm7, ymm13	// step1.vector1.x
vpxor ymm15, ymm14, ymm10	// step1.vector1.u
xor rbx, r11	// decide.step1.y
vpxor ymm10, ymm10, ymm13	// step1.vector1.y
xor r11, rbp	// decide.step1.u
vpxor ymm14, ymm14, ymm7	// step1.vector1.z
xor rbp, r10	// decide.step1.z
vpor ymm7, ymm7, ymm15	// step1.vector1.difference0
vpand ymm10, ymm10, ymm14	// step1.vector1.difference1
or r10, r11	// decide.step1.difference0
vperm2i128 ymm13, ymm2, ymm2, 0x08	// step1.vector2.shift0
and rbx, rbp	// decide.step1.difference1
vperm2i128 ymm14, ymm5, ymm5, 0x08	// step1.vector2.shift1
shr r10, 1	// decide.step1.shift0
vpalignr ymm13, ymm2, ymm13, 8	// step1.vector2.shift0
vpalignr ymm14, ymm5, ymm14, 8	// step1.vector2.shift1
mov r11, rbx	// decide.step1.shift1
vpsllq ymm2, ymm2, 1	// step1.vector2.shift0
shr r11, 1	// decide.step1.shift1
vpsllq ymm5, ymm5, 1	// step1.vector2.shift1
vpsrlq ymm13, ymm13, 63	// step1.vector2.shift0
dec rdx	// decide.step1.delta
vpsrlq ymm14, ymm14, 63	// step1.vector2.shift1
sub rdx, r12	// decide.step1.delta
vpor ymm2, ymm2, ymm13	// step1.vector2.shift0
xor rdx, r12	// decide.step1.delta
vpor ymm5, ymm5, ymm14	// step1.vector2.shift1
vpbroadcastq ymm12, qword ptr [rsi+160]	// step2.swap
mov rbx, r10	// decide.step2.nonzero
vpand ymm13, ymm1, ymmword ptr [rsi+96]	// step2.vector1.product0
mov rbp, r9	// decide.step2.minus
vpxor ymm14, ymm4, ymmword ptr [rsi+128]	// step2.vector1.product1
and ebx, 1	// decide.step2.nonzero
vpblendvb ymm1, ymm1, ymm8, ymm12	// step2.vector1.swap0
vpblendvb ymm4, ymm4, ymm11, ymm12	// step2.vector1.swap1
xor rbp, r11	// decide.step2.minus
vpand ymm14, ymm14, ymm13	// step2.vector1.product1
neg rbx	// decide.step2.nonzero
vpxor ymm8, ymm8, ymm13	// step2.vector1.x
vpxor ymm15, ymm14, ymm11	// step2.vector1.u
and rbp, r10	// decide.step2.minus
vpxor ymm11, ymm11, ymm13	// step2.vector1.y
mov r12, rdx	// decide.step2.swap
vpxor ymm14, ymm14, ymm8	// step2.vector1.z
and ebp, 1	// decide.step2.minus
vpor ymm8, ymm8, ymm15	// step2.vector1.difference0
vpand ymm11, ymm11, ymm14	// step2.vector1.difference1
sar r12, 63	// decide.step2.swap
vpand ymm13, ymm2, ymmword ptr [rsi+96]	// step2.vector2.product0
neg rbp	// decide.step2.minus
vpxor ymm14, ymm5, ymmword ptr [rsi+128]	// step2.vector2.product1
and r12, rbx	// decide.step2.swap
vpblendvb ymm2, ymm2, ymm6, ymm12	// step2.vector2.swap0
vpblendvb ymm5, ymm5, ymm9, ymm12	// step2.vector2.swap1
mov [rsi+168], rbx	// decide.step2.nonzero
vpand ymm14, ymm14, ymm13	// step2.vector2.product1
mov [rsi+176], rbp	// decide.step2.minus
vpxor ymm6, ymm6, ymm13	// step2.vector2.x
vpxor ymm15, ymm14, ymm9	// step2.vector2.u
mov [rsi+184], r12	// decide.step2.swap
vpxor ymm9, ymm9, ymm13	// step2.vector2.y
and rbx, rax	// decide.step2.product0
vpxor ymm14, ymm14, ymm6	// step2.vector2.z
xor rbp, r9	// decide.step2.product1
vpor ymm6, ymm6, ymm15	// step2.vector2.difference0
vpand ymm9, ymm9, ymm14	// step2.vector2.difference1
and rbp, rbx	// decide.step2.product1
vpand ymm13, ymm0, ymmword ptr [rsi+96]	// step2.vector0.product0
test r12, r12	// decide.step2.swap
vpxor ymm14, ymm3, ymmword ptr [rsi+128]	// step2.vector0.product1
cmovnz rax, r10	// decide.step2.swap0
vpblendvb ymm0, ymm0, ymm7, ymm12	// step2.vector0.swap0
vpblendvb ymm3, ymm3, ymm10, ymm12	// step2.vector0.swap1
cmovnz r9, r11	// decide.step2.swap1
vpand ymm14, ymm14, ymm13	// step2.vector0.product1
xor r10, rbx	// decide.step2.x
vpxor ymm7, ymm7, ymm13	// step2.vector0.x
vpxor ymm15, ymm14, ymm10	// step2.vector0.u
xor rbx, r11	// decide.step2.y
vpxor ymm10, ymm10, ymm13	// step2.vector0.y
xor r11, rbp	// decide.step2.u
vpxor ymm14, ymm14, ymm7	// step2.vector0.z
xor rbp, r10	// decide.step2.z
vpor ymm7, ymm7, ymm15	// step2.vector0.difference0
vpand ymm10, ymm10, ymm14	// step2.vector0.difference1
or r10, r11	// decide.step2.difference0
vperm2i128 ymm13, ymm1, ymm1, 0x08	// step2.vector1.shift0
and rbx, rbp	// decide.step2.difference1
vperm2i128 ymm14, ymm4, ymm4, 0x08	// step2.vector1.shift1
shr r10, 1	// decide.step2.shift0
vpalignr ymm13, ymm1, ymm13, 8	// step2.vector1.shift0
vpalignr ymm14, ymm4, ymm14, 8	// step2.vector1.shift1
mov r11, rbx	// decide.step2.shift1
vpsllq ymm1, ymm1, 1	// step2.vector1.shift0
shr r11, 1	// decide.step2.shift1
vpsllq ymm4, ymm4, 1	// step2.vector1.shift1
vpsrlq ymm13, ymm13, 63	// step2.vector1.shift0
dec rdx	// decide.step2.delta
vpsrlq ymm14, ymm14, 63	// step2.vector1.shift1
sub rdx, r12	// decide.step2.delta
vpor ymm1, ymm1, ymm13	// step2.vector1.shift0
xor rdx, r12	// decide.step2.delta
vpor ymm4, ymm4, ymm14	// step2.vector1.shift1
vpbroadcastq ymm12, qword ptr [rsi+256]	// step3.swap
mov rbx, r10	// decide.step3.nonzero
vpand ymm13, ymm0, ymmword ptr [rsi+192]	// step3.vector0.product0
mov rbp, r9	// decide.step3.minus
vpxor ymm14, ymm3, ymmword ptr [rsi+224]	// step3.vector0.product1
and ebx, 1	// decide.step3.nonzero
vpblendvb ymm0, ymm0, ymm8, ymm12	// step3.vector0.swap0
vpblendvb ymm3, ymm3, ymm11, ymm12	// step3.vector0.swap1
xor rbp, r11	// decide.step3.minus
vpand ymm14, ymm14, ymm13	// step3.vector0.product1
neg rbx	// decide.step3.nonzero
vpxor ymm8, ymm8, ymm13	// step3.vector0.x
vpxor ymm15, ymm14, ymm11	// step3.vector0.u
and rbp, r10	// decide.step3.minus
vpxor ymm11, ymm11, ymm13	// step3.vector0.y
mov r12, rdx	// decide.step3.swap
vpxor ymm14, ymm14, ymm8	// step3.vector0.z
and ebp, 1	// decide.step3.minus
vpor ymm8, ymm8, ymm15	// step3.vector0.difference0
vpand ymm11, ymm11, ymm14	// step3.vector0.difference1
sar r12, 63	// decide.step3.swap
vpand ymm13, ymm1, ymmword ptr [rsi+192]	// step3.vector1.product0
neg rbp	// decide.step3.minus
vpxor ymm14, ymm4, ymmword ptr [rsi+224]	// step3.vector1.product1
and r12, rbx	// decide.step3.swap
vpblendvb ymm1, ymm1, ymm6, ymm12	// step3.vector1.swap0
vpblendvb ymm4, ymm4, ymm9, ymm12	// step3.vector1.swap1
mov [rsi+264], rbx	// decide.step3.nonzero
vpand ymm14, ymm14, ymm13	// step3.vector1.product1
mov [rsi+272], rbp	// decide.step3.minus
vpxor ymm6, ymm6, ymm13	// step3.vector1.x
vpxor ymm15, ymm14, ymm9	// step3.vector1.u
mov [rsi+280], r12	// decide.step3.swap
vpxor ymm9, ymm9, ymm13	// step3.vector1.y
and rbx, rax	// decide.step3.product0
vpxor ymm14, ymm14, ymm6	// step3.vector1.z
xor rbp, r9	// decide.step3.product1
vpor ymm6, ymm6, ymm15	// step3.vector1.difference0
vpand ymm9, ymm9, ymm14	// step3.vector1.difference1
and rbp, rbx	// decide.step3.product1
vpand ymm13, ymm2, ymmword ptr [rsi+192]	// step3.vector2.product0
test r12, r12	// decide.step3.swap
vpxor ymm14, ymm5, ymmword ptr [rsi+224]	// step3.vector2.product1
cmovnz rax, r10	// decide.step3.swap0
vpblendvb ymm2, ymm2, ymm7, ymm12	// step3.vector2.swap0
vpblendvb ymm5, ymm5, ymm10, ymm12	// step3.vector2.swap1
cmovnz r9, r11	// decide.step3.swap1
vpand ymm14, ymm14, ymm13	// step3.vector2.product1
xor r10, rbx	// decide.step3.x
vpxor ymm7, ymm7, ymm13	// step3.vector2.x
vpxor ymm15, ymm14, ymm10	// step3.vector2.u
xor rbx, r11	// decide.step3.y
vpxor ymm10, ymm10, ymm13	// step3.vector2.y
xor r11, rbp	// decide.step3.u
vpxor ymm14, ymm14, ymm7	// step3.vector2.z
xor rbp, r10	// decide.step3.z
vpor ymm7, ymm7, ymm15	// step3.vector2.difference0
vpand ymm10, ymm10, ymm14	// step3.vector2.difference1
or r10, r11	// decide.step3.difference0
vperm2i128 ymm13, ymm0, ymm0, 0x08	// step3.vector0.shift0
and rbx, rbp	// decide.step3.difference1
vperm2i128 ymm14, ymm3, ymm3, 0x08	// step3.vector0.shift1
shr r10, 1	// decide.step3.shift0
vpalignr ymm13, ymm0, ymm13, 8	// step3.vector0.shift0
vpalignr ymm14, ymm3, ymm14, 8	// step3.vector0.shift1
mov r11, rbx	// decide.step3.shift1
vpsllq ymm0, ymm0, 1	// step3.vector0.shift0
shr r11, 1	// decide.step3.shift1
vpsllq ymm3, ymm3, 1	// step3.vector0.shift1
vpsrlq ymm13, ymm13, 63	// step3.vector0.shift0
dec rdx	// decide.step3.delta
vpsrlq ymm14, ymm14, 63	// step3.vector0.shift1
sub rdx, r12	// decide.step3.delta
vpor ymm0, ymm0, ymm13	// step3.vector0.shift0
xor rdx, r12	// decide.step3.delta
vpor ymm3, ymm3, ymm14	// step3.vector0.shift1
add rsi, 288	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+0], ymm0	// store
vmovdqa ymmword ptr [rdi+32], ymm1	// store
vmovdqa ymmword ptr [rdi+64], ymm2	// store
vmovdqa ymmword ptr [rdi+160], ymm3	// store
vmovdqa ymmword ptr [rdi+192], ymm4	// store
vmovdqa ymmword ptr [rdi+224], ymm5	// store
vmovdqa ymmword ptr [rdi+320], ymm6	// store
vmovdqa ymmword ptr [rdi+352], ymm7	// store
vmovdqa ymmword ptr [rdi+384], ymm8	// store
vmovdqa ymmword ptr [rdi+480], ymm9	// store
vmovdqa ymmword ptr [rdi+512], ymm10	// store
vmovdqa ymmword ptr [rdi+544], ymm11	// store
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
