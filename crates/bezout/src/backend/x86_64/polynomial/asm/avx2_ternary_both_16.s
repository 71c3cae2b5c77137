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
vmovdqa ymm0, ymmword ptr [rdi+320]	// load
vmovdqa ymm1, ymmword ptr [rdi+352]	// load
vmovdqa ymm2, ymmword ptr [rdi+384]	// load
vmovdqa ymm3, ymmword ptr [rdi+416]	// load
vmovdqa ymm4, ymmword ptr [rdi+480]	// load
vmovdqa ymm5, ymmword ptr [rdi+512]	// load
vmovdqa ymm6, ymmword ptr [rdi+544]	// load
vmovdqa ymm7, ymmword ptr [rdi+576]	// load
2:
vpbroadcastq ymm8, qword ptr [rsi+64]	// step1.swap
mov rbx, r10	// decide.step1.nonzero
vmovdqa ymm9, ymmword ptr [rdi+96]	// step1.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step1.vector3.load
mov rbp, r9	// decide.step1.minus
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector3.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step1.vector3.swap0
and ebx, 1	// decide.step1.nonzero
vpblendvb ymm10, ymm10, ymm7, ymm8	// step1.vector3.swap1
vpand ymm12, ymm12, ymm11	// step1.vector3.product1
xor rbp, r11	// decide.step1.minus
vpxor ymm3, ymm3, ymm11	// step1.vector3.x
vpxor ymm13, ymm12, ymm7	// step1.vector3.u
neg rbx	// decide.step1.nonzero
vpxor ymm7, ymm7, ymm11	// step1.vector3.y
vpxor ymm12, ymm12, ymm3	// step1.vector3.z
and rbp, r10	// decide.step1.minus
vpor ymm3, ymm3, ymm13	// step1.vector3.difference0
vpand ymm7, ymm7, ymm12	// step1.vector3.difference1
mov r12, rdx	// decide.step1.swap
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step1.vector3.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step1.vector3.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step1.vector3.shift0
and ebp, 1	// decide.step1.minus
vpalignr ymm12, ymm10, ymm12, 8	// step1.vector3.shift1
vpsllq ymm9, ymm9, 1	// step1.vector3.shift0
sar r12, 63	// decide.step1.swap
vpsllq ymm10, ymm10, 1	// step1.vector3.shift1
vpsrlq ymm11, ymm11, 63	// step1.vector3.shift0
neg rbp	// decide.step1.minus
vpsrlq ymm12, ymm12, 63	// step1.vector3.shift1
vpor ymm9, ymm9, ymm11	// step1.vector3.shift0
and r12, rbx	// decide.step1.swap
vpor ymm10, ymm10, ymm12	// step1.vector3.shift1
vmovdqa ymmword ptr [rdi+96], ymm9	// step1.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step1.vector3.store
mov [rsi+72], rbx	// decide.step1.nonzero
vmovdqa ymm9, ymmword ptr [rdi+0]	// step1.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step1.vector0.load
mov [rsi+80], rbp	// decide.step1.minus
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector0.product1
mov [rsi+88], r12	// decide.step1.swap
vpblendvb ymm9, ymm9, ymm0, ymm8	// step1.vector0.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step1.vector0.swap1
and rbx, rax	// decide.step1.product0
vpand ymm12, ymm12, ymm11	// step1.vector0.product1
vpxor ymm0, ymm0, ymm11	// step1.vector0.x
xor rbp, r9	// decide.step1.product1
vpxor ymm13, ymm12, ymm4	// step1.vector0.u
vpxor ymm4, ymm4, ymm11	// step1.vector0.y
vpxor ymm12, ymm12, ymm0	// step1.vector0.z
and rbp, rbx	// decide.step1.product1
vpor ymm0, ymm0, ymm13	// step1.vector0.difference0
vpand ymm4, ymm4, ymm12	// step1.vector0.difference1
test r12, r12	// decide.step1.swap
vmovdqa ymmword ptr [rdi+0], ymm9	// step1.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step1.vector0.store
cmovnz rax, r10	// decide.step1.swap0
vmovdqa ymm9, ymmword ptr [rdi+32]	// step1.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step1.vector1.load
cmovnz r9, r11	// decide.step1.swap1
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector1.product1
xor r10, rbx	// decide.step1.x
vpblendvb ymm9, ymm9, ymm1, ymm8	// step1.vector1.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step1.vector1.swap1
vpand ymm12, ymm12, ymm11	// step1.vector1.product1
xor rbx, r11	// decide.step1.y
vpxor ymm1, ymm1, ymm11	// step1.vector1.x
vpxor ymm13, ymm12, ymm5	// step1.vector1.u
xor r11, rbp	// decide.step1.u
vpxor ymm5, ymm5, ymm11	// step1.vector1.y
vpxor ymm12, ymm12, ymm1	// step1.vector1.z
xor rbp, r10	// decide.step1.z
vpor ymm1, ymm1, ymm13	// step1.vector1.difference0
vpand ymm5, ymm5, ymm12	// step1.vector1.difference1
or r10, r11	// decide.step1.difference0
vmovdqa ymmword ptr [rdi+32], ymm9	// step1.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step1.vector1.store
vmovdqa ymm9, ymmword ptr [rdi+64]	// step1.vector2.load
and rbx, rbp	// decide.step1.difference1
vmovdqa ymm10, ymmword ptr [rdi+224]	// step1.vector2.load
vpand ymm11, ymm9, ymmword ptr [rsi+0]	// step1.vector2.product0
shr r10, 1	// decide.step1.shift0
vpxor ymm12, ymm10, ymmword ptr [rsi+32]	// step1.vector2.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step1.vector2.swap0
mov r11, rbx	// decide.step1.shift1
vpblendvb ymm10, ymm10, ymm6, ymm8	// step1.vector2.swap1
vpand ymm12, ymm12, ymm11	// step1.vector2.product1
shr r11, 1	// decide.step1.shift1
vpxor ymm2, ymm2, ymm11	// step1.vector2.x
vpxor ymm13, ymm12, ymm6	// step1.vector2.u
dec rdx	// decide.step1.delta
vpxor ymm6, ymm6, ymm11	// step1.vector2.y
vpxor ymm12, ymm12, ymm2	// step1.vector2.z
vpor ymm2, ymm2, ymm13	// step1.vector2.difference0
sub rdx, r12	// decide.step1.delta
vpand ymm6, ymm6, ymm12	// step1.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm9	// step1.vector2.store
xor rdx, r12	// decide.step1.delta
vmovdqa ymmword ptr [rdi+224], ymm10	// step1.vector2.store
vpbroadcastq ymm8, qword ptr [rsi+160]	// step2.swap
mov rbx, r10	// decide.step2.nonzero
vmovdqa ymm9, ymmword ptr [rdi+64]	// step2.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step2.vector2.load
mov rbp, r9	// decide.step2.minus
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector2.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step2.vector2.swap0
and ebx, 1	// decide.step2.nonzero
vpblendvb ymm10, ymm10, ymm7, ymm8	// step2.vector2.swap1
vpand ymm12, ymm12, ymm11	// step2.vector2.product1
xor rbp, r11	// decide.step2.minus
vpxor ymm3, ymm3, ymm11	// step2.vector2.x
vpxor ymm13, ymm12, ymm7	// step2.vector2.u
neg rbx	// decide.step2.nonzero
vpxor ymm7, ymm7, ymm11	// step2.vector2.y
vpxor ymm12, ymm12, ymm3	// step2.vector2.z
and rbp, r10	// decide.step2.minus
vpor ymm3, ymm3, ymm13	// step2.vector2.difference0
vpand ymm7, ymm7, ymm12	// step2.vector2.difference1
mov r12, rdx	// decide.step2.swap
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step2.vector2.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step2.vector2.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step2.vector2.shift0
and ebp, 1	// decide.step2.minus
vpalignr ymm12, ymm10, ymm12, 8	// step2.vector2.shift1
vpsllq ymm9, ymm9, 1	// step2.vector2.shift0
sar r12, 63	// decide.step2.swap
vpsllq ymm10, ymm10, 1	// step2.vector2.shift1
vpsrlq ymm11, ymm11, 63	// step2.vector2.shift0
neg rbp	// decide.step2.minus
vpsrlq ymm12, ymm12, 63	// step2.vector2.shift1
vpor ymm9, ymm9, ymm11	// step2.vector2.shift0
and r12, rbx	// decide.step2.swap
vpor ymm10, ymm10, ymm12	// step2.vector2.shift1
vmovdqa ymmword ptr [rdi+64], ymm9	// step2.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step2.vector2.store
mov [rsi+168], rbx	// decide.step2.nonzero
vmovdqa ymm9, ymmword ptr [rdi+96]	// step2.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step2.vector3.load
mov [rsi+176], rbp	// decide.step2.minus
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector3.product1
mov [rsi+184], r12	// decide.step2.swap
vpblendvb ymm9, ymm9, ymm0, ymm8	// step2.vector3.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step2.vector3.swap1
and rbx, rax	// decide.step2.product0
vpand ymm12, ymm12, ymm11	// step2.vector3.product1
vpxor ymm0, ymm0, ymm11	// step2.vector3.x
xor rbp, r9	// decide.step2.product1
vpxor ymm13, ymm12, ymm4	// step2.vector3.u
vpxor ymm4, ymm4, ymm11	// step2.vector3.y
vpxor ymm12, ymm12, ymm0	// step2.vector3.z
and rbp, rbx	// decide.step2.product1
vpor ymm0, ymm0, ymm13	// step2.vector3.difference0
vpand ymm4, ymm4, ymm12	// step2.vector3.difference1
test r12, r12	// decide.step2.swap
vmovdqa ymmword ptr [rdi+96], ymm9	// step2.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step2.vector3.store
cmovnz rax, r10	// decide.step2.swap0
vmovdqa ymm9, ymmword ptr [rdi+0]	// step2.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step2.vector0.load
cmovnz r9, r11	// decide.step2.swap1
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector0.product1
xor r10, rbx	// decide.step2.x
vpblendvb ymm9, ymm9, ymm1, ymm8	// step2.vector0.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step2.vector0.swap1
vpand ymm12, ymm12, ymm11	// step2.vector0.product1
xor rbx, r11	// decide.step2.y
vpxor ymm1, ymm1, ymm11	// step2.vector0.x
vpxor ymm13, ymm12, ymm5	// step2.vector0.u
xor r11, rbp	// decide.step2.u
vpxor ymm5, ymm5, ymm11	// step2.vector0.y
vpxor ymm12, ymm12, ymm1	// step2.vector0.z
xor rbp, r10	// decide.step2.z
vpor ymm1, ymm1, ymm13	// step2.vector0.difference0
vpand ymm5, ymm5, ymm12	// step2.vector0.difference1
or r10, r11	// decide.step2.difference0
vmovdqa ymmword ptr [rdi+0], ymm9	// step2.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step2.vector0.store
vmovdqa ymm9, ymmword ptr [rdi+32]	// step2.vector1.load
and rbx, rbp	// decide.step2.difference1
vmovdqa ymm10, ymmword ptr [rdi+192]	// step2.vector1.load
vpand ymm11, ymm9, ymmword ptr [rsi+96]	// step2.vector1.product0
shr r10, 1	// decide.step2.shift0
vpxor ymm12, ymm10, ymmword ptr [rsi+128]	// step2.vector1.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step2.vector1.swap0
mov r11, rbx	// decide.step2.shift1
vpblendvb ymm10, ymm10, ymm6, ymm8	// step2.vector1.swap1
vpand ymm12, ymm12, ymm11	// step2.vector1.product1
shr r11, 1	// decide.step2.shift1
vpxor ymm2, ymm2, ymm11	// step2.vector1.x
vpxor ymm13, ymm12, ymm6	// step2.vector1.u
dec rdx	// decide.step2.delta
vpxor ymm6, ymm6, ymm11	// step2.vector1.y
vpxor ymm12, ymm12, ymm2	// step2.vector1.z
vpor ymm2, ymm2, ymm13	// step2.vector1.difference0
sub rdx, r12	// decide.step2.delta
vpand ymm6, ymm6, ymm12	// step2.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm9	// step2.vector1.store
xor rdx, r12	// decide.step2.delta
vmovdqa ymmword ptr [rdi+192], ymm10	// step2.vector1.store
vpbroadcastq ymm8, qword ptr [rsi+256]	// step3.swap
mov rbx, r10	// decide.step3.nonzero
vmovdqa ymm9, ymmword ptr [rdi+32]	// step3.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step3.vector1.load
mov rbp, r9	// decide.step3.minus
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector1.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step3.vector1.swap0
and ebx, 1	// decide.step3.nonzero
vpblendvb ymm10, ymm10, ymm7, ymm8	// step3.vector1.swap1
vpand ymm12, ymm12, ymm11	// step3.vector1.product1
xor rbp, r11	// decide.step3.minus
vpxor ymm3, ymm3, ymm11	// step3.vector1.x
vpxor ymm13, ymm12, ymm7	// step3.vector1.u
neg rbx	// decide.step3.nonzero
vpxor ymm7, ymm7, ymm11	// step3.vector1.y
vpxor ymm12, ymm12, ymm3	// step3.vector1.z
and rbp, r10	// decide.step3.minus
vpor ymm3, ymm3, ymm13	// step3.vector1.difference0
vpand ymm7, ymm7, ymm12	// step3.vector1.difference1
mov r12, rdx	// decide.step3.swap
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step3.vector1.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step3.vector1.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step3.vector1.shift0
and ebp, 1	// decide.step3.minus
vpalignr ymm12, ymm10, ymm12, 8	// step3.vector1.shift1
vpsllq ymm9, ymm9, 1	// step3.vector1.shift0
sar r12, 63	// decide.step3.swap
vpsllq ymm10, ymm10, 1	// step3.vector1.shift1
vpsrlq ymm11, ymm11, 63	// step3.vector1.shift0
neg rbp	// decide.step3.minus
vpsrlq ymm12, ymm12, 63	// step3.vector1.shift1
vpor ymm9, ymm9, ymm11	// step3.vector1.shift0
and r12, rbx	// decide.step3.swap
vpor ymm10, ymm10, ymm12	// step3.vector1.shift1
vmovdqa ymmword ptr [rdi+32], ymm9	// step3.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step3.vector1.store
mov [rsi+264], rbx	// decide.step3.nonzero
vmovdqa ymm9, ymmword ptr [rdi+64]	// step3.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step3.vector2.load
mov [rsi+272], rbp	// decide.step3.minus
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector2.product1
mov [rsi+280], r12	// decide.step3.swap
vpblendvb ymm9, ymm9, ymm0, ymm8	// step3.vector2.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step3.vector2.swap1
and rbx, rax	// decide.step3.product0
vpand ymm12, ymm12, ymm11	// step3.vector2.product1
vpxor ymm0, ymm0, ymm11	// step3.vector2.x
xor rbp, r9	// decide.step3.product1
vpxor ymm13, ymm12, ymm4	// step3.vector2.u
vpxor ymm4, ymm4, ymm11	// step3.vector2.y
vpxor ymm12, ymm12, ymm0	// step3.vector2.z
and rbp, rbx	// decide.step3.product1
vpor ymm0, ymm0, ymm13	// step3.vector2.difference0
vpand ymm4, ymm4, ymm12	// step3.vector2.difference1
test r12, r12	// decide.step3.swap
vmovdqa ymmword ptr [rdi+64], ymm9	// step3.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step3.vector2.store
cmovnz rax, r10	// decide.step3.swap0
vmovdqa ymm9, ymmword ptr [rdi+96]	// step3.vector3.load
vmovdqa ymm10, ymmword ptr [rdi+256]	// step3.vector3.load
cmovnz r9, r11	// decide.step3.swap1
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector3.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector3.product1
xor r10, rbx	// decide.step3.x
vpblendvb ymm9, ymm9, ymm1, ymm8	// step3.vector3.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step3.vector3.swap1
vpand ymm12, ymm12, ymm11	// step3.vector3.product1
xor rbx, r11	// decide.step3.y
vpxor ymm1, ymm1, ymm11	// step3.vector3.x
vpxor ymm13, ymm12, ymm5	// step3.vector3.u
xor r11, rbp	// decide.step3.u
vpxor ymm5, ymm5, ymm11	// step3.vector3.y
vpxor ymm12, ymm12, ymm1	// step3.vector3.z
xor rbp, r10	// decide.step3.z
vpor ymm1, ymm1, ymm13	// step3.vector3.difference0
vpand ymm5, ymm5, ymm12	// step3.vector3.difference1
or r10, r11	// decide.step3.difference0
vmovdqa ymmword ptr [rdi+96], ymm9	// step3.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm10	// step3.vector3.store
vmovdqa ymm9, ymmword ptr [rdi+0]	// step3.vector0.load
and rbx, rbp	// decide.step3.difference1
vmovdqa ymm10, ymmword ptr [rdi+160]	// step3.vector0.load
vpand ymm11, ymm9, ymmword ptr [rsi+192]	// step3.vector0.product0
shr r10, 1	// decide.step3.shift0
vpxor ymm12, ymm10, ymmword ptr [rsi+224]	// step3.vector0.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step3.vector0.swap0
mov r11, rbx	// decide.step3.shift1
vpblendvb ymm10, ymm10, ymm6, ymm8	// step3.vector0.swap1
vpand ymm12, ymm12, ymm11	// step3.vector0.product1
shr r11, 1	// decide.step3.shift1
vpxor ymm2, ymm2, ymm11	// step3.vector0.x
vpxor ymm13, ymm12, ymm6	// step3.vector0.u
dec rdx	// decide.step3.delta
vpxor ymm6, ymm6, ymm11	// step3.vector0.y
vpxor ymm12, ymm12, ymm2	// step3.vector0.z
vpor ymm2, ymm2, ymm13	// step3.vector0.difference0
sub rdx, r12	// decide.step3.delta
vpand ymm6, ymm6, ymm12	// step3.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm9	// step3.vector0.store
xor rdx, r12	// decide.step3.delta
vmovdqa ymmword ptr [rdi+160], ymm10	// step3.vector0.store
vpbroadcastq ymm8, qword ptr [rsi+352]	// step4.swap
mov rbx, r10	// decide.step4.nonzero
vmovdqa ymm9, ymmword ptr [rdi+0]	// step4.vector0.load
vmovdqa ymm10, ymmword ptr [rdi+160]	// step4.vector0.load
mov rbp, r9	// decide.step4.minus
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector0.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector0.product1
vpblendvb ymm9, ymm9, ymm3, ymm8	// step4.vector0.swap0
and ebx, 1	// decide.step4.nonzero
vpblendvb ymm10, ymm10, ymm7, ymm8	// step4.vector0.swap1
vpand ymm12, ymm12, ymm11	// step4.vector0.product1
xor rbp, r11	// decide.step4.minus
vpxor ymm3, ymm3, ymm11	// step4.vector0.x
vpxor ymm13, ymm12, ymm7	// step4.vector0.u
neg rbx	// decide.step4.nonzero
vpxor ymm7, ymm7, ymm11	// step4.vector0.y
vpxor ymm12, ymm12, ymm3	// step4.vector0.z
and rbp, r10	// decide.step4.minus
vpor ymm3, ymm3, ymm13	// step4.vector0.difference0
vpand ymm7, ymm7, ymm12	// step4.vector0.difference1
mov r12, rdx	// decide.step4.swap
vperm2i128 ymm11, ymm9, ymm9, 0x08	// step4.vector0.shift0
vperm2i128 ymm12, ymm10, ymm10, 0x08	// step4.vector0.shift1
vpalignr ymm11, ymm9, ymm11, 8	// step4.vector0.shift0
and ebp, 1	// decide.step4.minus
vpalignr ymm12, ymm10, ymm12, 8	// step4.vector0.shift1
vpsllq ymm9, ymm9, 1	// step4.vector0.shift0
sar r12, 63	// decide.step4.swap
vpsllq ymm10, ymm10, 1	// step4.vector0.shift1
vpsrlq ymm11, ymm11, 63	// step4.vector0.shift0
neg rbp	// decide.step4.minus
vpsrlq ymm12, ymm12, 63	// step4.vector0.shift1
vpor ymm9, ymm9, ymm11	// step4.vector0.shift0
and r12, rbx	// decide.step4.swap
vpor ymm10, ymm10, ymm12	// step4.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm9	// step4.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm10	// step4.vector0.store
mov [rsi+360], rbx	// decide.step4.nonzero
vmovdqa ymm9, ymmword ptr [rdi+32]	// step4.vector1.load
vmovdqa ymm10, ymmword ptr [rdi+192]	// step4.vector1.load
mov [rsi+368], rbp	// decide.step4.minus
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector1.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector1.product1
mov [rsi+376], r12	// decide.step4.swap
vpblendvb ymm9, ymm9, ymm0, ymm8	// step4.vector1.swap0
vpblendvb ymm10, ymm10, ymm4, ymm8	// step4.vector1.swap1
and rbx, rax	// decide.step4.product0
vpand ymm12, ymm12, ymm11	// step4.vector1.product1
vpxor ymm0, ymm0, ymm11	// step4.vector1.x
xor rbp, r9	// decide.step4.product1
vpxor ymm13, ymm12, ymm4	// step4.vector1.u
vpxor ymm4, ymm4, ymm11	// step4.vector1.y
vpxor ymm12, ymm12, ymm0	// step4.vector1.z
and rbp, rbx	// decide.step4.product1
vpor ymm0, ymm0, ymm13	// step4.vector1.difference0
vpand ymm4, ymm4, ymm12	// step4.vector1.difference1
test r12, r12	// decide.step4.swap
vmovdqa ymmword ptr [rdi+32], ymm9	// step4.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm10	// step4.vector1.store
cmovnz rax, r10	// decide.step4.swap0
vmovdqa ymm9, ymmword ptr [rdi+64]	// step4.vector2.load
vmovdqa ymm10, ymmword ptr [rdi+224]	// step4.vector2.load
cmovnz r9, r11	// decide.step4.swap1
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector2.product0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector2.product1
xor r10, rbx	// decide.step4.x
vpblendvb ymm9, ymm9, ymm1, ymm8	// step4.vector2.swap0
vpblendvb ymm10, ymm10, ymm5, ymm8	// step4.vector2.swap1
vpand ymm12, ymm12, ymm11	// step4.vector2.product1
xor rbx, r11	// decide.step4.y
vpxor ymm1, ymm1, ymm11	// step4.vector2.x
vpxor ymm13, ymm12, ymm5	// step4.vector2.u
xor r11, rbp	// decide.step4.u
vpxor ymm5, ymm5, ymm11	// step4.vector2.y
vpxor ymm12, ymm12, ymm1	// step4.vector2.z
xor rbp, r10	// decide.step4.z
vpor ymm1, ymm1, ymm13	// step4.vector2.difference0
vpand ymm5, ymm5, ymm12	// step4.vector2.difference1
or r10, r11	// decide.step4.difference0
vmovdqa ymmword ptr [rdi+64], ymm9	// step4.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm10	// step4.vector2.store
vmovdqa ymm9, ymmword ptr [rdi+96]	// step4.vector3.load
and rbx, rbp	// decide.step4.difference1
vmovdqa ymm10, ymmword ptr [rdi+256]	// step4.vector3.load
vpand ymm11, ymm9, ymmword ptr [rsi+288]	// step4.vector3.product0
shr r10, 1	// decide.step4.shift0
vpxor ymm12, ymm10, ymmword ptr [rsi+320]	// step4.vector3.product1
vpblendvb ymm9, ymm9, ymm2, ymm8	// step4.vector3.swap0
mov r11, rbx	// decide.step4.shift1
vpblendvb ymm10, ymm10, ymm6, ymm8	// step4.vector3.swap1
vpand ymm12, ymm12, ymm11	// step4.vector3.product1
shr r11, 1	// decide.step4.shift1
vpxor ymm2, ymm2, ymm11	// step4.vector3.x
vpxor ymm13, ymm12, ymm6	// step4.vector3.u
dec rdx	// decide.step4.delta
vpxor ymm6, ymm6, ymm11	// step4.vector3.y
vpxor ymm12, ymm12, ymm2	// step4.vector3.z
vpor ymm2, ymm2, ymm13	// step4.vector3.difference0
sub rdx, r12	// decide.step4.delta
vpand ymm6, ymm6, ymm12	// step4.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm9	// step4.vector3.store
xor rdx, r12	// decide.step4.delta
vmovdqa ymmword ptr [rdi+256], ymm10	// step4.vector3.store
add rsi, 384	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+480], ymm4	// store
vmovdqa ymmword ptr [rdi+512], ymm5	// store
vmovdqa ymmword ptr [rdi+544], ymm6	// store
vmovdqa ymmword ptr [rdi+576], ymm7	// store
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
