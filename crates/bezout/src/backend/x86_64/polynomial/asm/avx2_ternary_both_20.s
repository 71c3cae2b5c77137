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
vmovdqa ymm4, ymmword ptr [rdi+448]	// load
vmovdqa ymm5, ymmword ptr [rdi+480]	// load
vmovdqa ymm6, ymmword ptr [rdi+512]	// load
vmovdqa ymm7, ymmword ptr [rdi+544]	// load
vmovdqa ymm8, ymmword ptr [rdi+576]	// load
vmovdqa ymm9, ymmword ptr [rdi+608]	// load
2:
vpbroadcastq ymm10, qword ptr [rsi+64]	// step1.swap
mov rbx, r10	// decide.step1.nonzero
vmovdqa ymm11, ymmword ptr [rdi+128]	// step1.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step1.vector4.load
vpand ymm13, ymm11, ymmword ptr [rsi+0]	// step1.vector4.product0
mov rbp, r9	// decide.step1.minus
vpxor ymm14, ymm12, ymmword ptr [rsi+32]	// step1.vector4.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step1.vector4.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step1.vector4.swap1
and ebx, 1	// decide.step1.nonzero
vpand ymm14, ymm14, ymm13	// step1.vector4.product1
vpxor ymm4, ymm4, ymm13	// step1.vector4.x
xor rbp, r11	// decide.step1.minus
vpxor ymm15, ymm14, ymm9	// step1.vector4.u
vpxor ymm9, ymm9, ymm13	// step1.vector4.y
vpxor ymm14, ymm14, ymm4	// step1.vector4.z
neg rbx	// decide.step1.nonzero
vpor ymm4, ymm4, ymm15	// step1.vector4.difference0
vpand ymm9, ymm9, ymm14	// step1.vector4.difference1
vperm2i128 ymm13, ymm11, ymm11, 0x08	// step1.vector4.shift0
and rbp, r10	// decide.step1.minus
vperm2i128 ymm14, ymm12, ymm12, 0x08	// step1.vector4.shift1
vpalignr ymm13, ymm11, ymm13, 8	// step1.vector4.shift0
mov r12, rdx	// decide.step1.swap
vpalignr ymm14, ymm12, ymm14, 8	// step1.vector4.shift1
vpsllq ymm11, ymm11, 1	// step1.vector4.shift0
vpsllq ymm12, ymm12, 1	// step1.vector4.shift1
and ebp, 1	// decide.step1.minus
vpsrlq ymm13, ymm13, 63	// step1.vector4.shift0
vpsrlq ymm14, ymm14, 63	// step1.vector4.shift1
vpor ymm11, ymm11, ymm13	// step1.vector4.shift0
sar r12, 63	// decide.step1.swap
vpor ymm12, ymm12, ymm14	// step1.vector4.shift1
vmovdqa ymmword ptr [rdi+128], ymm11	// step1.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step1.vector4.store
neg rbp	// decide.step1.minus
vmovdqa ymm11, ymmword ptr [rdi+0]	// step1.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step1.vector0.load
and r12, rbx	// decide.step1.swap
vpand ymm13, ymm11, ymmword ptr [rsi+0]	// step1.vector0.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+32]	// step1.vector0.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step1.vector0.swap0
mov [rsi+72], rbx	// decide.step1.nonzero
vpblendvb ymm12, ymm12, ymm5, ymm10	// step1.vector0.swap1
vpand ymm14, ymm14, ymm13	// step1.vector0.product1
vpxor ymm0, ymm0, ymm13	// step1.vector0.x
mov [rsi+80], rbp	// decide.step1.minus
vpxor ymm15, ymm14, ymm5	// step1.vector0.u
vpxor ymm5, ymm5, ymm13	// step1.vector0.y
mov [rsi+88], r12	// decide.step1.swap
vpxor ymm14, ymm14, ymm0	// step1.vector0.z
vpor ymm0, ymm0, ymm15	// step1.vector0.difference0
vpand ymm5, ymm5, ymm14	// step1.vector0.difference1
and rbx, rax	// decide.step1.product0
vmovdqa ymmword ptr [rdi+0], ymm11	// step1.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step1.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step1.vector1.load
xor rbp, r9	// decide.step1.product1
vmovdqa ymm12, ymmword ptr [rdi+192]	// step1.vector1.load
vpand ymm13, ymm11, ymmword ptr [rsi+0]	// step1.vector1.product0
and rbp, rbx	// decide.step1.product1
vpxor ymm14, ymm12, ymmword ptr [rsi+32]	// step1.vector1.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step1.vector1.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step1.vector1.swap1
test r12, r12	// decide.step1.swap
vpand ymm14, ymm14, ymm13	// step1.vector1.product1
vpxor ymm1, ymm1, ymm13	// step1.vector1.x
vpxor ymm15, ymm14, ymm6	// step1.vector1.u
cmovnz rax, r10	// decide.step1.swap0
vpxor ymm6, ymm6, ymm13	// step1.vector1.y
vpxor ymm14, ymm14, ymm1	// step1.vector1.z
cmovnz r9, r11	// decide.step1.swap1
vpor ymm1, ymm1, ymm15	// step1.vector1.difference0
vpand ymm6, ymm6, ymm14	// step1.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step1.vector1.store
xor r10, rbx	// decide.step1.x
vmovdqa ymmword ptr [rdi+192], ymm12	// step1.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step1.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step1.vector2.load
xor rbx, r11	// decide.step1.y
vpand ymm13, ymm11, ymmword ptr [rsi+0]	// step1.vector2.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+32]	// step1.vector2.product1
xor r11, rbp	// decide.step1.u
vpblendvb ymm11, ymm11, ymm2, ymm10	// step1.vector2.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step1.vector2.swap1
vpand ymm14, ymm14, ymm13	// step1.vector2.product1
xor rbp, r10	// decide.step1.z
vpxor ymm2, ymm2, ymm13	// step1.vector2.x
vpxor ymm15, ymm14, ymm7	// step1.vector2.u
vpxor ymm7, ymm7, ymm13	// step1.vector2.y
or r10, r11	// decide.step1.difference0
vpxor ymm14, ymm14, ymm2	// step1.vector2.z
vpor ymm2, ymm2, ymm15	// step1.vector2.difference0
vpand ymm7, ymm7, ymm14	// step1.vector2.difference1
and rbx, rbp	// decide.step1.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step1.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step1.vector2.store
shr r10, 1	// decide.step1.shift0
vmovdqa ymm11, ymmword ptr [rdi+96]	// step1.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step1.vector3.load
vpand ymm13, ymm11, ymmword ptr [rsi+0]	// step1.vector3.product0
mov r11, rbx	// decide.step1.shift1
vpxor ymm14, ymm12, ymmword ptr [rsi+32]	// step1.vector3.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step1.vector3.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step1.vector3.swap1
shr r11, 1	// decide.step1.shift1
vpand ymm14, ymm14, ymm13	// step1.vector3.product1
vpxor ymm3, ymm3, ymm13	// step1.vector3.x
dec rdx	// decide.step1.delta
vpxor ymm15, ymm14, ymm8	// step1.vector3.u
vpxor ymm8, ymm8, ymm13	// step1.vector3.y
vpxor ymm14, ymm14, ymm3	// step1.vector3.z
sub rdx, r12	// decide.step1.delta
vpor ymm3, ymm3, ymm15	// step1.vector3.difference0
vpand ymm8, ymm8, ymm14	// step1.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step1.vector3.store
xor rdx, r12	// decide.step1.delta
vmovdqa ymmword ptr [rdi+256], ymm12	// step1.vector3.store
vpbroadcastq ymm10, qword ptr [rsi+160]	// step2.swap
mov rbx, r10	// decide.step2.nonzero
vmovdqa ymm11, ymmword ptr [rdi+96]	// step2.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step2.vector3.load
vpand ymm13, ymm11, ymmword ptr [rsi+96]	// step2.vector3.product0
mov rbp, r9	// decide.step2.minus
vpxor ymm14, ymm12, ymmword ptr [rsi+128]	// step2.vector3.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step2.vector3.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step2.vector3.swap1
and ebx, 1	// decide.step2.nonzero
vpand ymm14, ymm14, ymm13	// step2.vector3.product1
vpxor ymm4, ymm4, ymm13	// step2.vector3.x
xor rbp, r11	// decide.step2.minus
vpxor ymm15, ymm14, ymm9	// step2.vector3.u
vpxor ymm9, ymm9, ymm13	// step2.vector3.y
vpxor ymm14, ymm14, ymm4	// step2.vector3.z
neg rbx	// decide.step2.nonzero
vpor ymm4, ymm4, ymm15	// step2.vector3.difference0
vpand ymm9, ymm9, ymm14	// step2.vector3.difference1
vperm2i128 ymm13, ymm11, ymm11, 0x08	// step2.vector3.shift0
and rbp, r10	// decide.step2.minus
vperm2i128 ymm14, ymm12, ymm12, 0x08	// step2.vector3.shift1
vpalignr ymm13, ymm11, ymm13, 8	// step2.vector3.shift0
mov r12, rdx	// decide.step2.swap
vpalignr ymm14, ymm12, ymm14, 8	// step2.vector3.shift1
vpsllq ymm11, ymm11, 1	// step2.vector3.shift0
vpsllq ymm12, ymm12, 1	// step2.vector3.shift1
and ebp, 1	// decide.step2.minus
vpsrlq ymm13, ymm13, 63	// step2.vector3.shift0
vpsrlq ymm14, ymm14, 63	// step2.vector3.shift1
vpor ymm11, ymm11, ymm13	// step2.vector3.shift0
sar r12, 63	// decide.step2.swap
vpor ymm12, ymm12, ymm14	// step2.vector3.shift1
vmovdqa ymmword ptr [rdi+96], ymm11	// step2.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step2.vector3.store
neg rbp	// decide.step2.minus
vmovdqa ymm11, ymmword ptr [rdi+128]	// step2.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step2.vector4.load
and r12, rbx	// decide.step2.swap
vpand ymm13, ymm11, ymmword ptr [rsi+96]	// step2.vector4.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+128]	// step2.vector4.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step2.vector4.swap0
mov [rsi+168], rbx	// decide.step2.nonzero
vpblendvb ymm12, ymm12, ymm5, ymm10	// step2.vector4.swap1
vpand ymm14, ymm14, ymm13	// step2.vector4.product1
vpxor ymm0, ymm0, ymm13	// step2.vector4.x
mov [rsi+176], rbp	// decide.step2.minus
vpxor ymm15, ymm14, ymm5	// step2.vector4.u
vpxor ymm5, ymm5, ymm13	// step2.vector4.y
mov [rsi+184], r12	// decide.step2.swap
vpxor ymm14, ymm14, ymm0	// step2.vector4.z
vpor ymm0, ymm0, ymm15	// step2.vector4.difference0
vpand ymm5, ymm5, ymm14	// step2.vector4.difference1
and rbx, rax	// decide.step2.product0
vmovdqa ymmword ptr [rdi+128], ymm11	// step2.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step2.vector4.store
vmovdqa ymm11, ymmword ptr [rdi+0]	// step2.vector0.load
xor rbp, r9	// decide.step2.product1
vmovdqa ymm12, ymmword ptr [rdi+160]	// step2.vector0.load
vpand ymm13, ymm11, ymmword ptr [rsi+96]	// step2.vector0.product0
and rbp, rbx	// decide.step2.product1
vpxor ymm14, ymm12, ymmword ptr [rsi+128]	// step2.vector0.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step2.vector0.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step2.vector0.swap1
test r12, r12	// decide.step2.swap
vpand ymm14, ymm14, ymm13	// step2.vector0.product1
vpxor ymm1, ymm1, ymm13	// step2.vector0.x
vpxor ymm15, ymm14, ymm6	// step2.vector0.u
cmovnz rax, r10	// decide.step2.swap0
vpxor ymm6, ymm6, ymm13	// step2.vector0.y
vpxor ymm14, ymm14, ymm1	// step2.vector0.z
cmovnz r9, r11	// decide.step2.swap1
vpor ymm1, ymm1, ymm15	// step2.vector0.difference0
vpand ymm6, ymm6, ymm14	// step2.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm11	// step2.vector0.store
xor r10, rbx	// decide.step2.x
vmovdqa ymmword ptr [rdi+160], ymm12	// step2.vector0.store
vmovdqa ymm11, ymmword ptr [rdi+32]	// step2.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step2.vector1.load
xor rbx, r11	// decide.step2.y
vpand ymm13, ymm11, ymmword ptr [rsi+96]	// step2.vector1.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+128]	// step2.vector1.product1
xor r11, rbp	// decide.step2.u
vpblendvb ymm11, ymm11, ymm2, ymm10	// step2.vector1.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step2.vector1.swap1
vpand ymm14, ymm14, ymm13	// step2.vector1.product1
xor rbp, r10	// decide.step2.z
vpxor ymm2, ymm2, ymm13	// step2.vector1.x
vpxor ymm15, ymm14, ymm7	// step2.vector1.u
vpxor ymm7, ymm7, ymm13	// step2.vector1.y
or r10, r11	// decide.step2.difference0
vpxor ymm14, ymm14, ymm2	// step2.vector1.z
vpor ymm2, ymm2, ymm15	// step2.vector1.difference0
vpand ymm7, ymm7, ymm14	// step2.vector1.difference1
and rbx, rbp	// decide.step2.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step2.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step2.vector1.store
shr r10, 1	// decide.step2.shift0
vmovdqa ymm11, ymmword ptr [rdi+64]	// step2.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step2.vector2.load
vpand ymm13, ymm11, ymmword ptr [rsi+96]	// step2.vector2.product0
mov r11, rbx	// decide.step2.shift1
vpxor ymm14, ymm12, ymmword ptr [rsi+128]	// step2.vector2.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step2.vector2.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step2.vector2.swap1
shr r11, 1	// decide.step2.shift1
vpand ymm14, ymm14, ymm13	// step2.vector2.product1
vpxor ymm3, ymm3, ymm13	// step2.vector2.x
dec rdx	// decide.step2.delta
vpxor ymm15, ymm14, ymm8	// step2.vector2.u
vpxor ymm8, ymm8, ymm13	// step2.vector2.y
vpxor ymm14, ymm14, ymm3	// step2.vector2.z
sub rdx, r12	// decide.step2.delta
vpor ymm3, ymm3, ymm15	// step2.vector2.difference0
vpand ymm8, ymm8, ymm14	// step2.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step2.vector2.store
xor rdx, r12	// decide.step2.delta
vmovdqa ymmword ptr [rdi+224], ymm12	// step2.vector2.store
vpbroadcastq ymm10, qword ptr [rsi+256]	// step3.swap
mov rbx, r10	// decide.step3.nonzero
vmovdqa ymm11, ymmword ptr [rdi+64]	// step3.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step3.vector2.load
vpand ymm13, ymm11, ymmword ptr [rsi+192]	// step3.vector2.product0
mov rbp, r9	// decide.step3.minus
vpxor ymm14, ymm12, ymmword ptr [rsi+224]	// step3.vector2.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step3.vector2.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step3.vector2.swap1
and ebx, 1	// decide.step3.nonzero
vpand ymm14, ymm14, ymm13	// step3.vector2.product1
vpxor ymm4, ymm4, ymm13	// step3.vector2.x
xor rbp, r11	// decide.step3.minus
vpxor ymm15, ymm14, ymm9	// step3.vector2.u
vpxor ymm9, ymm9, ymm13	// step3.vector2.y
vpxor ymm14, ymm14, ymm4	// step3.vector2.z
neg rbx	// decide.step3.nonzero
vpor ymm4, ymm4, ymm15	// step3.vector2.difference0
vpand ymm9, ymm9, ymm14	// step3.vector2.difference1
vperm2i128 ymm13, ymm11, ymm11, 0x08	// step3.vector2.shift0
and rbp, r10	// decide.step3.minus
vperm2i128 ymm14, ymm12, ymm12, 0x08	// step3.vector2.shift1
vpalignr ymm13, ymm11, ymm13, 8	// step3.vector2.shift0
mov r12, rdx	// decide.step3.swap
vpalignr ymm14, ymm12, ymm14, 8	// step3.vector2.shift1
vpsllq ymm11, ymm11, 1	// step3.vector2.shift0
vpsllq ymm12, ymm12, 1	// step3.vector2.shift1
and ebp, 1	// decide.step3.minus
vpsrlq ymm13, ymm13, 63	// step3.vector2.shift0
vpsrlq ymm14, ymm14, 63	// step3.vector2.shift1
vpor ymm11, ymm11, ymm13	// step3.vector2.shift0
sar r12, 63	// decide.step3.swap
vpor ymm12, ymm12, ymm14	// step3.vector2.shift1
vmovdqa ymmword ptr [rdi+64], ymm11	// step3.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step3.vector2.store
neg rbp	// decide.step3.minus
vmovdqa ymm11, ymmword ptr [rdi+96]	// step3.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step3.vector3.load
and r12, rbx	// decide.step3.swap
vpand ymm13, ymm11, ymmword ptr [rsi+192]	// step3.vector3.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+224]	// step3.vector3.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step3.vector3.swap0
mov [rsi+264], rbx	// decide.step3.nonzero
vpblendvb ymm12, ymm12, ymm5, ymm10	// step3.vector3.swap1
vpand ymm14, ymm14, ymm13	// step3.vector3.product1
vpxor ymm0, ymm0, ymm13	// step3.vector3.x
mov [rsi+272], rbp	// decide.step3.minus
vpxor ymm15, ymm14, ymm5	// step3.vector3.u
vpxor ymm5, ymm5, ymm13	// step3.vector3.y
mov [rsi+280], r12	// decide.step3.swap
vpxor ymm14, ymm14, ymm0	// step3.vector3.z
vpor ymm0, ymm0, ymm15	// step3.vector3.difference0
vpand ymm5, ymm5, ymm14	// step3.vector3.difference1
and rbx, rax	// decide.step3.product0
vmovdqa ymmword ptr [rdi+96], ymm11	// step3.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step3.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step3.vector4.load
xor rbp, r9	// decide.step3.product1
vmovdqa ymm12, ymmword ptr [rdi+288]	// step3.vector4.load
vpand ymm13, ymm11, ymmword ptr [rsi+192]	// step3.vector4.product0
and rbp, rbx	// decide.step3.product1
vpxor ymm14, ymm12, ymmword ptr [rsi+224]	// step3.vector4.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step3.vector4.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step3.vector4.swap1
test r12, r12	// decide.step3.swap
vpand ymm14, ymm14, ymm13	// step3.vector4.product1
vpxor ymm1, ymm1, ymm13	// step3.vector4.x
vpxor ymm15, ymm14, ymm6	// step3.vector4.u
cmovnz rax, r10	// decide.step3.swap0
vpxor ymm6, ymm6, ymm13	// step3.vector4.y
vpxor ymm14, ymm14, ymm1	// step3.vector4.z
cmovnz r9, r11	// decide.step3.swap1
vpor ymm1, ymm1, ymm15	// step3.vector4.difference0
vpand ymm6, ymm6, ymm14	// step3.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step3.vector4.store
xor r10, rbx	// decide.step3.x
vmovdqa ymmword ptr [rdi+288], ymm12	// step3.vector4.store
vmovdqa ymm11, ymmword ptr [rdi+0]	// step3.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step3.vector0.load
xor rbx, r11	// decide.step3.y
vpand ymm13, ymm11, ymmword ptr [rsi+192]	// step3.vector0.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+224]	// step3.vector0.product1
xor r11, rbp	// decide.step3.u
vpblendvb ymm11, ymm11, ymm2, ymm10	// step3.vector0.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step3.vector0.swap1
vpand ymm14, ymm14, ymm13	// step3.vector0.product1
xor rbp, r10	// decide.step3.z
vpxor ymm2, ymm2, ymm13	// step3.vector0.x
vpxor ymm15, ymm14, ymm7	// step3.vector0.u
vpxor ymm7, ymm7, ymm13	// step3.vector0.y
or r10, r11	// decide.step3.difference0
vpxor ymm14, ymm14, ymm2	// step3.vector0.z
vpor ymm2, ymm2, ymm15	// step3.vector0.difference0
vpand ymm7, ymm7, ymm14	// step3.vector0.difference1
and rbx, rbp	// decide.step3.difference1
vmovdqa ymmword ptr [rdi+0], ymm11	// step3.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step3.vector0.store
shr r10, 1	// decide.step3.shift0
vmovdqa ymm11, ymmword ptr [rdi+32]	// step3.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step3.vector1.load
vpand ymm13, ymm11, ymmword ptr [rsi+192]	// step3.vector1.product0
mov r11, rbx	// decide.step3.shift1
vpxor ymm14, ymm12, ymmword ptr [rsi+224]	// step3.vector1.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step3.vector1.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step3.vector1.swap1
shr r11, 1	// decide.step3.shift1
vpand ymm14, ymm14, ymm13	// step3.vector1.product1
vpxor ymm3, ymm3, ymm13	// step3.vector1.x
dec rdx	// decide.step3.delta
vpxor ymm15, ymm14, ymm8	// step3.vector1.u
vpxor ymm8, ymm8, ymm13	// step3.vector1.y
vpxor ymm14, ymm14, ymm3	// step3.vector1.z
sub rdx, r12	// decide.step3.delta
vpor ymm3, ymm3, ymm15	// step3.vector1.difference0
vpand ymm8, ymm8, ymm14	// step3.vector1.difference1
vmovdqa ymmword ptr [rdi+32], ymm11	// step3.vector1.store
xor rdx, r12	// decide.step3.delta
vmovdqa ymmword ptr [rdi+192], ymm12	// step3.vector1.store
vpbroadcastq ymm10, qword ptr [rsi+352]	// step4.swap
mov rbx, r10	// decide.step4.nonzero
vmovdqa ymm11, ymmword ptr [rdi+32]	// step4.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step4.vector1.load
vpand ymm13, ymm11, ymmword ptr [rsi+288]	// step4.vector1.product0
mov rbp, r9	// decide.step4.minus
vpxor ymm14, ymm12, ymmword ptr [rsi+320]	// step4.vector1.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step4.vector1.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step4.vector1.swap1
and ebx, 1	// decide.step4.nonzero
vpand ymm14, ymm14, ymm13	// step4.vector1.product1
vpxor ymm4, ymm4, ymm13	// step4.vector1.x
xor rbp, r11	// decide.step4.minus
vpxor ymm15, ymm14, ymm9	// step4.vector1.u
vpxor ymm9, ymm9, ymm13	// step4.vector1.y
vpxor ymm14, ymm14, ymm4	// step4.vector1.z
neg rbx	// decide.step4.nonzero
vpor ymm4, ymm4, ymm15	// step4.vector1.difference0
vpand ymm9, ymm9, ymm14	// step4.vector1.difference1
vperm2i128 ymm13, ymm11, ymm11, 0x08	// step4.vector1.shift0
and rbp, r10	// decide.step4.minus
vperm2i128 ymm14, ymm12, ymm12, 0x08	// step4.vector1.shift1
vpalignr ymm13, ymm11, ymm13, 8	// step4.vector1.shift0
mov r12, rdx	// decide.step4.swap
vpalignr ymm14, ymm12, ymm14, 8	// step4.vector1.shift1
vpsllq ymm11, ymm11, 1	// step4.vector1.shift0
vpsllq ymm12, ymm12, 1	// step4.vector1.shift1
and ebp, 1	// decide.step4.minus
vpsrlq ymm13, ymm13, 63	// step4.vector1.shift0
vpsrlq ymm14, ymm14, 63	// step4.vector1.shift1
vpor ymm11, ymm11, ymm13	// step4.vector1.shift0
sar r12, 63	// decide.step4.swap
vpor ymm12, ymm12, ymm14	// step4.vector1.shift1
vmovdqa ymmword ptr [rdi+32], ymm11	// step4.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step4.vector1.store
neg rbp	// decide.step4.minus
vmovdqa ymm11, ymmword ptr [rdi+64]	// step4.vector2.load
vmovdqa ymm12, ymmword ptr [rdi+224]	// step4.vector2.load
and r12, rbx	// decide.step4.swap
vpand ymm13, ymm11, ymmword ptr [rsi+288]	// step4.vector2.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+320]	// step4.vector2.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step4.vector2.swap0
mov [rsi+360], rbx	// decide.step4.nonzero
vpblendvb ymm12, ymm12, ymm5, ymm10	// step4.vector2.swap1
vpand ymm14, ymm14, ymm13	// step4.vector2.product1
vpxor ymm0, ymm0, ymm13	// step4.vector2.x
mov [rsi+368], rbp	// decide.step4.minus
vpxor ymm15, ymm14, ymm5	// step4.vector2.u
vpxor ymm5, ymm5, ymm13	// step4.vector2.y
mov [rsi+376], r12	// decide.step4.swap
vpxor ymm14, ymm14, ymm0	// step4.vector2.z
vpor ymm0, ymm0, ymm15	// step4.vector2.difference0
vpand ymm5, ymm5, ymm14	// step4.vector2.difference1
and rbx, rax	// decide.step4.product0
vmovdqa ymmword ptr [rdi+64], ymm11	// step4.vector2.store
vmovdqa ymmword ptr [rdi+224], ymm12	// step4.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step4.vector3.load
xor rbp, r9	// decide.step4.product1
vmovdqa ymm12, ymmword ptr [rdi+256]	// step4.vector3.load
vpand ymm13, ymm11, ymmword ptr [rsi+288]	// step4.vector3.product0
and rbp, rbx	// decide.step4.product1
vpxor ymm14, ymm12, ymmword ptr [rsi+320]	// step4.vector3.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step4.vector3.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step4.vector3.swap1
test r12, r12	// decide.step4.swap
vpand ymm14, ymm14, ymm13	// step4.vector3.product1
vpxor ymm1, ymm1, ymm13	// step4.vector3.x
vpxor ymm15, ymm14, ymm6	// step4.vector3.u
cmovnz rax, r10	// decide.step4.swap0
vpxor ymm6, ymm6, ymm13	// step4.vector3.y
vpxor ymm14, ymm14, ymm1	// step4.vector3.z
cmovnz r9, r11	// decide.step4.swap1
vpor ymm1, ymm1, ymm15	// step4.vector3.difference0
vpand ymm6, ymm6, ymm14	// step4.vector3.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step4.vector3.store
xor r10, rbx	// decide.step4.x
vmovdqa ymmword ptr [rdi+256], ymm12	// step4.vector3.store
vmovdqa ymm11, ymmword ptr [rdi+128]	// step4.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step4.vector4.load
xor rbx, r11	// decide.step4.y
vpand ymm13, ymm11, ymmword ptr [rsi+288]	// step4.vector4.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+320]	// step4.vector4.product1
xor r11, rbp	// decide.step4.u
vpblendvb ymm11, ymm11, ymm2, ymm10	// step4.vector4.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step4.vector4.swap1
vpand ymm14, ymm14, ymm13	// step4.vector4.product1
xor rbp, r10	// decide.step4.z
vpxor ymm2, ymm2, ymm13	// step4.vector4.x
vpxor ymm15, ymm14, ymm7	// step4.vector4.u
vpxor ymm7, ymm7, ymm13	// step4.vector4.y
or r10, r11	// decide.step4.difference0
vpxor ymm14, ymm14, ymm2	// step4.vector4.z
vpor ymm2, ymm2, ymm15	// step4.vector4.difference0
vpand ymm7, ymm7, ymm14	// step4.vector4.difference1
and rbx, rbp	// decide.step4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step4.vector4.store
vmovdqa ymmword ptr [rdi+288], ymm12	// step4.vector4.store
shr r10, 1	// decide.step4.shift0
vmovdqa ymm11, ymmword ptr [rdi+0]	// step4.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step4.vector0.load
vpand ymm13, ymm11, ymmword ptr [rsi+288]	// step4.vector0.product0
mov r11, rbx	// decide.step4.shift1
vpxor ymm14, ymm12, ymmword ptr [rsi+320]	// step4.vector0.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step4.vector0.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step4.vector0.swap1
shr r11, 1	// decide.step4.shift1
vpand ymm14, ymm14, ymm13	// step4.vector0.product1
vpxor ymm3, ymm3, ymm13	// step4.vector0.x
dec rdx	// decide.step4.delta
vpxor ymm15, ymm14, ymm8	// step4.vector0.u
vpxor ymm8, ymm8, ymm13	// step4.vector0.y
vpxor ymm14, ymm14, ymm3	// step4.vector0.z
sub rdx, r12	// decide.step4.delta
vpor ymm3, ymm3, ymm15	// step4.vector0.difference0
vpand ymm8, ymm8, ymm14	// step4.vector0.difference1
vmovdqa ymmword ptr [rdi+0], ymm11	// step4.vector0.store
xor rdx, r12	// decide.step4.delta
vmovdqa ymmword ptr [rdi+160], ymm12	// step4.vector0.store
vpbroadcastq ymm10, qword ptr [rsi+448]	// step5.swap
mov rbx, r10	// decide.step5.nonzero
vmovdqa ymm11, ymmword ptr [rdi+0]	// step5.vector0.load
vmovdqa ymm12, ymmword ptr [rdi+160]	// step5.vector0.load
vpand ymm13, ymm11, ymmword ptr [rsi+384]	// step5.vector0.product0
mov rbp, r9	// decide.step5.minus
vpxor ymm14, ymm12, ymmword ptr [rsi+416]	// step5.vector0.product1
vpblendvb ymm11, ymm11, ymm4, ymm10	// step5.vector0.swap0
vpblendvb ymm12, ymm12, ymm9, ymm10	// step5.vector0.swap1
and ebx, 1	// decide.step5.nonzero
vpand ymm14, ymm14, ymm13	// step5.vector0.product1
vpxor ymm4, ymm4, ymm13	// step5.vector0.x
xor rbp, r11	// decide.step5.minus
vpxor ymm15, ymm14, ymm9	// step5.vector0.u
vpxor ymm9, ymm9, ymm13	// step5.vector0.y
vpxor ymm14, ymm14, ymm4	// step5.vector0.z
neg rbx	// decide.step5.nonzero
vpor ymm4, ymm4, ymm15	// step5.vector0.difference0
vpand ymm9, ymm9, ymm14	// step5.vector0.difference1
vperm2i128 ymm13, ymm11, ymm11, 0x08	// step5.vector0.shift0
and rbp, r10	// decide.step5.minus
vperm2i128 ymm14, ymm12, ymm12, 0x08	// step5.vector0.shift1
vpalignr ymm13, ymm11, ymm13, 8	// step5.vector0.shift0
mov r12, rdx	// decide.step5.swap
vpalignr ymm14, ymm12, ymm14, 8	// step5.vector0.shift1
vpsllq ymm11, ymm11, 1	// step5.vector0.shift0
vpsllq ymm12, ymm12, 1	// step5.vector0.shift1
and ebp, 1	// decide.step5.minus
vpsrlq ymm13, ymm13, 63	// step5.vector0.shift0
vpsrlq ymm14, ymm14, 63	// step5.vector0.shift1
vpor ymm11, ymm11, ymm13	// step5.vector0.shift0
sar r12, 63	// decide.step5.swap
vpor ymm12, ymm12, ymm14	// step5.vector0.shift1
vmovdqa ymmword ptr [rdi+0], ymm11	// step5.vector0.store
vmovdqa ymmword ptr [rdi+160], ymm12	// step5.vector0.store
neg rbp	// decide.step5.minus
vmovdqa ymm11, ymmword ptr [rdi+32]	// step5.vector1.load
vmovdqa ymm12, ymmword ptr [rdi+192]	// step5.vector1.load
and r12, rbx	// decide.step5.swap
vpand ymm13, ymm11, ymmword ptr [rsi+384]	// step5.vector1.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+416]	// step5.vector1.product1
vpblendvb ymm11, ymm11, ymm0, ymm10	// step5.vector1.swap0
mov [rsi+456], rbx	// decide.step5.nonzero
vpblendvb ymm12, ymm12, ymm5, ymm10	// step5.vector1.swap1
vpand ymm14, ymm14, ymm13	// step5.vector1.product1
vpxor ymm0, ymm0, ymm13	// step5.vector1.x
mov [rsi+464], rbp	// decide.step5.minus
vpxor ymm15, ymm14, ymm5	// step5.vector1.u
vpxor ymm5, ymm5, ymm13	// step5.vector1.y
mov [rsi+472], r12	// decide.step5.swap
vpxor ymm14, ymm14, ymm0	// step5.vector1.z
vpor ymm0, ymm0, ymm15	// step5.vector1.difference0
vpand ymm5, ymm5, ymm14	// step5.vector1.difference1
and rbx, rax	// decide.step5.product0
vmovdqa ymmword ptr [rdi+32], ymm11	// step5.vector1.store
vmovdqa ymmword ptr [rdi+192], ymm12	// step5.vector1.store
vmovdqa ymm11, ymmword ptr [rdi+64]	// step5.vector2.load
xor rbp, r9	// decide.step5.product1
vmovdqa ymm12, ymmword ptr [rdi+224]	// step5.vector2.load
vpand ymm13, ymm11, ymmword ptr [rsi+384]	// step5.vector2.product0
and rbp, rbx	// decide.step5.product1
vpxor ymm14, ymm12, ymmword ptr [rsi+416]	// step5.vector2.product1
vpblendvb ymm11, ymm11, ymm1, ymm10	// step5.vector2.swap0
vpblendvb ymm12, ymm12, ymm6, ymm10	// step5.vector2.swap1
test r12, r12	// decide.step5.swap
vpand ymm14, ymm14, ymm13	// step5.vector2.product1
vpxor ymm1, ymm1, ymm13	// step5.vector2.x
vpxor ymm15, ymm14, ymm6	// step5.vector2.u
cmovnz rax, r10	// decide.step5.swap0
vpxor ymm6, ymm6, ymm13	// step5.vector2.y
vpxor ymm14, ymm14, ymm1	// step5.vector2.z
cmovnz r9, r11	// decide.step5.swap1
vpor ymm1, ymm1, ymm15	// step5.vector2.difference0
vpand ymm6, ymm6, ymm14	// step5.vector2.difference1
vmovdqa ymmword ptr [rdi+64], ymm11	// step5.vector2.store
xor r10, rbx	// decide.step5.x
vmovdqa ymmword ptr [rdi+224], ymm12	// step5.vector2.store
vmovdqa ymm11, ymmword ptr [rdi+96]	// step5.vector3.load
vmovdqa ymm12, ymmword ptr [rdi+256]	// step5.vector3.load
xor rbx, r11	// decide.step5.y
vpand ymm13, ymm11, ymmword ptr [rsi+384]	// step5.vector3.product0
vpxor ymm14, ymm12, ymmword ptr [rsi+416]	// step5.vector3.product1
xor r11, rbp	// decide.step5.u
vpblendvb ymm11, ymm11, ymm2, ymm10	// step5.vector3.swap0
vpblendvb ymm12, ymm12, ymm7, ymm10	// step5.vector3.swap1
vpand ymm14, ymm14, ymm13	// step5.vector3.product1
xor rbp, r10	// decide.step5.z
vpxor ymm2, ymm2, ymm13	// step5.vector3.x
vpxor ymm15, ymm14, ymm7	// step5.vector3.u
vpxor ymm7, ymm7, ymm13	// step5.vector3.y
or r10, r11	// decide.step5.difference0
vpxor ymm14, ymm14, ymm2	// step5.vector3.z
vpor ymm2, ymm2, ymm15	// step5.vector3.difference0
vpand ymm7, ymm7, ymm14	// step5.vector3.difference1
and rbx, rbp	// decide.step5.difference1
vmovdqa ymmword ptr [rdi+96], ymm11	// step5.vector3.store
vmovdqa ymmword ptr [rdi+256], ymm12	// step5.vector3.store
shr r10, 1	// decide.step5.shift0
vmovdqa ymm11, ymmword ptr [rdi+128]	// step5.vector4.load
vmovdqa ymm12, ymmword ptr [rdi+288]	// step5.vector4.load
vpand ymm13, ymm11, ymmword ptr [rsi+384]	// step5.vector4.product0
mov r11, rbx	// decide.step5.shift1
vpxor ymm14, ymm12, ymmword ptr [rsi+416]	// step5.vector4.product1
vpblendvb ymm11, ymm11, ymm3, ymm10	// step5.vector4.swap0
vpblendvb ymm12, ymm12, ymm8, ymm10	// step5.vector4.swap1
shr r11, 1	// decide.step5.shift1
vpand ymm14, ymm14, ymm13	// step5.vector4.product1
vpxor ymm3, ymm3, ymm13	// step5.vector4.x
dec rdx	// decide.step5.delta
vpxor ymm15, ymm14, ymm8	// step5.vector4.u
vpxor ymm8, ymm8, ymm13	// step5.vector4.y
vpxor ymm14, ymm14, ymm3	// step5.vector4.z
sub rdx, r12	// decide.step5.delta
vpor ymm3, ymm3, ymm15	// step5.vector4.difference0
vpand ymm8, ymm8, ymm14	// step5.vector4.difference1
vmovdqa ymmword ptr [rdi+128], ymm11	// step5.vector4.store
xor rdx, r12	// decide.step5.delta
vmovdqa ymmword ptr [rdi+288], ymm12	// step5.vector4.store
add rsi, 480	// loop
dec r13	// loop
jnz 2b	// loop
vmovdqa ymmword ptr [rdi+320], ymm0	// store
vmovdqa ymmword ptr [rdi+352], ymm1	// store
vmovdqa ymmword ptr [rdi+384], ymm2	// store
vmovdqa ymmword ptr [rdi+416], ymm3	// store
vmovdqa ymmword ptr [rdi+448], ymm4	// store
vmovdqa ymmword ptr [rdi+480], ymm5	// store
vmovdqa ymmword ptr [rdi+512], ymm6	// store
vmovdqa ymmword ptr [rdi+544], ymm7	// store
vmovdqa ymmword ptr [rdi+576], ymm8	// store
vmovdqa ymmword ptr [rdi+608], ymm9	// store
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
