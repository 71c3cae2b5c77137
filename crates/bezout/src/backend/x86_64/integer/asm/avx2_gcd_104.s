// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `GcdState` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 222 limbs of 30 bits; 2524 instructions a batch, 780 for its steps (form: select).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
mov rbp, rdx	// m
shr rbp, 63	// m
mov r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, rbx	// copy for third1.step1.t
sar r9, 1	// third1.step1.t
lea r10, [r9+rsi]	// third1.step1.y
mov r11, qword ptr [rdi-128]	// end.load_end_h
cmovc r10, r9	// third1.step1.G
andn r12, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx r13, rax, r15	// third1.step1.m
sarx r14, rax, r15	// third1.step1.s
mov rdx, qword ptr [rdi-120]	// end.load_end_G
cmovnz rcx, r9	// third1.step1.h
mov rsi, r11	// copy for end.N3v.add_rounding_h
add rsi, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rsi, 41	// end.N3v.sar
lea rbx, [rax-1]	// third1.step2.c0
xor r14, rcx	// third1.step2.x
mov qword ptr [rdi+328], rsi	// end.N3v.store_N3v
mov rbp, -2	// third1.step2.c1
sub rbp, rax	// third1.step2.c1.2
lea r12, [r11+524288]	// end.N3u.offset
mov r8, r10	// copy for third1.step2.t
sar r8, 1	// third1.step2.t
lea r9, [r8+r14]	// third1.step2.y
cmovc r9, r8	// third1.step2.G
shl r12, 23	// end.N3u.shl
andn rsi, r10, r13	// third1.step2.w
cmovnz rbx, rbp	// third1.step2.d
shrx rax, rbx, r15	// third1.step2.m
sarx r11, rbx, r15	// third1.step2.s
cmovnz rcx, r8	// third1.step2.h
sar r12, 43	// end.N3u.sar
mov qword ptr [rdi+320], r12	// end.N3u.store_N3u
mov r14, rdx	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
xor r11, rcx	// third1.step3.x
lea r10, [rbx-1]	// third1.step3.c0
sar r14, 42	// end.N3r.sar
mov r13, -2	// third1.step3.c1
sub r13, rbx	// third1.step3.c1.2
mov rsi, r9	// copy for third1.step3.t
sar rsi, 1	// third1.step3.t
lea rbp, [rsi+r11]	// third1.step3.y
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
lea r8, [rdx+1048576]	// end.N3q.offset
cmovc rbp, rsi	// third1.step3.G
andn r12, r9, rax	// third1.step3.w
cmovnz r10, r13	// third1.step3.d
shrx rbx, r10, r15	// third1.step3.m
sarx r11, r10, r15	// third1.step3.s
cmovnz rcx, rsi	// third1.step3.h
shl r8, 22	// end.N3q.shl
sar r8, 43	// end.N3q.sar
lea r14, [r10-1]	// third1.step4.c0
mov qword ptr [rdi+336], r8	// end.N3q.store_N3q
xor r11, rcx	// third1.step4.x
mov rdx, -2	// third1.step4.c1
sub rdx, r10	// third1.step4.c1.2
mov r9, qword ptr [rdi+320]	// end.Mu.load_N3u
mov rax, rbp	// copy for third1.step4.t
sar rax, 1	// third1.step4.t
lea r12, [rax+r11]	// third1.step4.y
cmovc r12, rax	// third1.step4.G
imul r9, qword ptr [rdi+128]	// end.Mu.imul_Yu
andn r13, rbp, rbx	// third1.step4.w
cmovnz r14, rdx	// third1.step4.d
shrx rsi, r14, r15	// third1.step4.m
sarx r8, r14, r15	// third1.step4.s
mov r10, qword ptr [rdi+328]	// end.Mu.load_N3v
cmovnz rcx, rax	// third1.step4.h
imul r10, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r11, [r9+r10]	// end.Mu.add
xor r8, rcx	// third1.step5.x
lea rbp, [r14-1]	// third1.step5.c0
neg r11	// end.Mu.neg
mov rbx, -2	// third1.step5.c1
sub rbx, r14	// third1.step5.c1.2
mov qword ptr [rdi-16], r11	// end.Mu.store_Mu
mov r13, r12	// copy for third1.step5.t
sar r13, 1	// third1.step5.t
lea rdx, [r13+r8]	// third1.step5.y
mov rax, qword ptr [rdi+320]	// end.Mv.load_N3u
cmovc rdx, r13	// third1.step5.G
andn r9, r12, rsi	// third1.step5.w
cmovnz rbp, rbx	// third1.step5.d
shrx r10, rbp, r15	// third1.step5.m
sarx r14, rbp, r15	// third1.step5.s
cmovnz rcx, r13	// third1.step5.h
imul rax, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
lea r8, [rbp-1]	// third1.step6.c0
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
xor r14, rcx	// third1.step6.x
mov r12, -2	// third1.step6.c1
sub r12, rbp	// third1.step6.c1.2
lea rsi, [rax+r11]	// end.Mv.add
mov r9, rdx	// copy for third1.step6.t
sar r9, 1	// third1.step6.t
lea rbx, [r9+r14]	// third1.step6.y
cmovc rbx, r9	// third1.step6.G
neg rsi	// end.Mv.neg
andn r13, rdx, r10	// third1.step6.w
cmovnz r8, r12	// third1.step6.d
shrx rbp, r8, r15	// third1.step6.m
sarx rax, r8, r15	// third1.step6.s
mov qword ptr [rdi+0], rsi	// end.Mv.store_Mv
mov r11, qword ptr [rdi+336]	// end.Mq.load_N3q
cmovnz rcx, r9	// third1.step6.h
imul r11, qword ptr [rdi+128]	// end.Mq.imul_Yu
xor rax, rcx	// third1.step7.x
lea r14, [r8-1]	// third1.step7.c0
mov rdx, qword ptr [rdi+344]	// end.Mq.load_N3r
mov r10, -2	// third1.step7.c1
sub r10, r8	// third1.step7.c1.2
imul rdx, qword ptr [rdi+144]	// end.Mq.imul_Yq
mov r13, rbx	// copy for third1.step7.t
sar r13, 1	// third1.step7.t
lea r12, [r13+rax]	// third1.step7.y
lea rsi, [r11+rdx]	// end.Mq.add
cmovc r12, r13	// third1.step7.G
andn r9, rbx, rbp	// third1.step7.w
cmovnz r14, r10	// third1.step7.d
shrx r8, r14, r15	// third1.step7.m
sarx rax, r14, r15	// third1.step7.s
cmovnz rcx, r13	// third1.step7.h
neg rsi	// end.Mq.neg
mov qword ptr [rdi+8], rsi	// end.Mq.store_Mq
mov r11, qword ptr [rdi+336]	// end.Mr.load_N3q
lea rdx, [r14-1]	// third1.step8.c0
xor rax, rcx	// third1.step8.x
mov rbx, -2	// third1.step8.c1
imul r11, qword ptr [rdi+136]	// end.Mr.imul_Yv
sub rbx, r14	// third1.step8.c1.2
mov rbp, qword ptr [rdi+344]	// end.Mr.load_N3r
mov r9, r12	// copy for third1.step8.t
sar r9, 1	// third1.step8.t
lea r10, [r9+rax]	// third1.step8.y
cmovc r10, r9	// third1.step8.G
imul rbp, qword ptr [rdi+152]	// end.Mr.imul_Yr
andn r13, r12, r8	// third1.step8.w
cmovnz rdx, rbx	// third1.step8.d
shrx rsi, rdx, r15	// third1.step8.m
sarx r14, rdx, r15	// third1.step8.s
lea rax, [r11+rbp]	// end.Mr.add
cmovnz rcx, r9	// third1.step8.h
neg rax	// end.Mr.neg
xor r14, rcx	// third1.step9.x
mov qword ptr [rdi-8], rax	// end.Mr.store_Mr
lea r12, [rdx-1]	// third1.step9.c0
mov r8, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r13, -2	// third1.step9.c1
sub r13, rdx	// third1.step9.c1.2
mov rbx, r10	// copy for third1.step9.t
sar rbx, 1	// third1.step9.t
lea r11, [rbx+r14]	// third1.step9.y
cmovc r11, rbx	// third1.step9.G
andn rbp, r10, rsi	// third1.step9.w
cmovnz r12, r13	// third1.step9.d
shrx r9, r12, r15	// third1.step9.m
sarx rax, r12, r15	// third1.step9.s
cmovnz rcx, rbx	// third1.step9.h
imul r8, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rdx, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rdx, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r14, [r8+rdx]	// end.w0f.add
lea r10, [r12-1]	// third1.step10.c0
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
neg r14	// end.w0f.neg
xor rax, rcx	// third1.step10.x
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov rsi, -2	// third1.step10.c1
vpand ymm3, ymm0, ymm2	// update.digits.vpand
sub rsi, r12	// third1.step10.c1.2
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
sar r14, 20	// end.w0f.sar
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
mov rbp, r11	// copy for third1.step10.t
sar rbp, 1	// third1.step10.t
lea r13, [rbp+rax]	// third1.step10.y
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
cmovc r13, rbp	// third1.step10.G
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
andn rbx, r11, r9	// third1.step10.w
cmovnz r10, rsi	// third1.step10.d
shrx r8, r10, r15	// third1.step10.m
sarx rdx, r10, r15	// third1.step10.s
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
mov qword ptr [rdi+16], r14	// end.w0f.store_w0f
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
cmovnz rcx, rbp	// third1.step10.h
shr r14, 20	// end.w0f.shr
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
shl r14, 44	// end.w0f.shl
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
xor rdx, rcx	// third1.step11.x
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
lea r12, [r10-1]	// third1.step11.c0
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
mov qword ptr [rdi+24], r14	// end.w0f.store_high0f
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
mov rax, -2	// third1.step11.c1
sub rax, r10	// third1.step11.c1.2
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
mov r9, r13	// copy for third1.step11.t
sar r9, 1	// third1.step11.t
lea rbx, [r9+rdx]	// third1.step11.y
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
cmovc rbx, r9	// third1.step11.G
andn rsi, r13, r8	// third1.step11.w
cmovnz r12, rax	// third1.step11.d
shrx rbp, r12, r15	// third1.step11.m
sarx r14, r12, r15	// third1.step11.s
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
cmovnz rcx, r9	// third1.step11.h
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r10, qword ptr [rdi+344]	// end.w0g.load_N3r
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
imul r10, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
lea rdx, [r12-1]	// third1.step12.c0
lea r13, [r11+r10]	// end.w0g.add
vpmuldq ymm7, ymm6, ymm2	// update.limb4.vpmuldq.2
vpaddq ymm9, ymm15, ymm7	// update.limb4.vpaddq
xor r14, rcx	// third1.step12.x
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
mov r8, -2	// third1.step12.c1
sub r8, r12	// third1.step12.c1.2
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
neg r13	// end.w0g.neg
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm7, ymm15, ymm10	// update.limb4.vpaddq.5
vpsrlq ymm11, ymm7, 30	// update.limb4.vpsrlq
mov rsi, rbx	// copy for third1.step12.t
sar rsi, 1	// third1.step12.t
lea rax, [rsi+r14]	// third1.step12.y
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb4.vpand
cmovc rax, rsi	// third1.step12.G
sar r13, 20	// end.w0g.sar
vmovdqa ymmword ptr [rdi+896], ymm0	// update.limb4.vmovdqa
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
vpmuldq ymm12, ymm6, ymm13	// update.limb5.vpmuldq.2
andn r9, rbx, rbp	// third1.step12.w
cmovnz rdx, r8	// third1.step12.d
shrx r11, rdx, r15	// third1.step12.m
sarx r10, rdx, r15	// third1.step12.s
vpaddq ymm2, ymm9, ymm12	// update.limb5.vpaddq
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm10, ymm7	// update.limb5.vpaddq.2
vpaddq ymm9, ymm2, ymm13	// update.limb5.vpaddq.3
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm10, ymm12, ymm11	// update.limb5.vpaddq.5
vpsrlq ymm7, ymm10, 30	// update.limb5.vpsrlq
vpand ymm2, ymm10, ymmword ptr [rdi+448]	// update.limb5.vpand
cmovnz rcx, rsi	// third1.step12.h
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r13	// end.w0g.store_w0g
vmovdqa ymmword ptr [rdi+928], ymm2	// update.limb5.vmovdqa
shr r13, 20	// end.w0g.shr
vpsrlq ymm13, ymm1, 10	// update.limb5.above.vpsrlq
vpsllq ymm9, ymm0, 20	// update.limb5.above.vpsllq
vpsllq ymm12, ymm2, 50	// update.limb5.above.vpsllq.2
xor r10, rcx	// third1.step13.x
vpaddq ymm11, ymm13, ymm9	// update.limb5.above.vpaddq
lea r12, [rdx-1]	// third1.step13.c0
shl r13, 44	// end.w0g.shl
vpaddq ymm10, ymm11, ymm12	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm10	// update.limb5.above.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb6.vpmuldq.2
mov r14, -2	// third1.step13.c1
sub r14, rdx	// third1.step13.c1.2
vpaddq ymm2, ymm1, ymm0	// update.limb6.vpaddq
mov qword ptr [rdi+40], r13	// end.w0g.store_high0g
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb6.vpmuldq.4
mov rbx, rax	// copy for third1.step13.t
sar rbx, 1	// third1.step13.t
lea rbp, [rbx+r10]	// third1.step13.y
vpaddq ymm12, ymm9, ymm11	// update.limb6.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb6.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb6.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb6.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
cmovc rbp, rbx	// third1.step13.G
andn r9, rax, r11	// third1.step13.w
cmovnz r12, r14	// third1.step13.d
shrx r8, r12, r15	// third1.step13.m
sarx rsi, r12, r15	// third1.step13.s
vmovdqa ymmword ptr [rdi+960], ymm9	// update.limb6.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq
cmovnz rcx, rbx	// third1.step13.h
vpmuldq ymm2, ymm6, ymm13	// update.limb7.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb7.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e	// update.limb7.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]	// update.limb7.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb7.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb7.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb7.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb7.vpaddq.5
lea rdx, [r12-1]	// third1.step14.c0
vpsrlq ymm2, ymm11, 30	// update.limb7.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+992], ymm15	// update.limb7.vmovdqa
xor rsi, rcx	// third1.step14.x
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq
mov r13, -2	// third1.step14.c1
sub r13, r12	// third1.step14.c1.2
vpmuldq ymm12, ymm6, ymm10	// update.limb8.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb8.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e	// update.limb8.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]	// update.limb8.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb8.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb8.vpaddq.2
mov r10, rbp	// copy for third1.step14.t
sar r10, 1	// third1.step14.t
lea rax, [r10+rsi]	// third1.step14.y
vpaddq ymm15, ymm1, ymm11	// update.limb8.vpaddq.3
cmovc rax, r10	// third1.step14.G
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb8.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb8.vpsrlq
andn r11, rbp, r8	// third1.step14.w
cmovnz rdx, r13	// third1.step14.d
shrx r9, rdx, r15	// third1.step14.m
sarx r14, rdx, r15	// third1.step14.s
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm13	// update.limb8.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1088]	// update.limb9.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb9.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb9.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e	// update.limb9.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1120]	// update.limb9.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb9.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb9.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb9.vpaddq.3
cmovnz rcx, r10	// third1.step14.h
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb9.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb9.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb9.vpand
xor r14, rcx	// third1.step15.x
vmovdqa ymmword ptr [rdi+1056], ymm10	// update.limb9.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1120]	// update.limb10.vpmuldq
lea rbx, [rdx-1]	// third1.step15.c0
vpmuldq ymm11, ymm6, ymm15	// update.limb10.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb10.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1152], 0x4e	// update.limb10.vpshufd
mov r12, -2	// third1.step15.c1
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1152]	// update.limb10.vpmuldq.3
sub r12, rdx	// third1.step15.c1.2
vpmuldq ymm12, ymm4, ymm13	// update.limb10.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb10.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb10.vpaddq.3
mov rsi, rax	// copy for third1.step15.t
sar rsi, 1	// third1.step15.t
lea rbp, [rsi+r14]	// third1.step15.y
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb10.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb10.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm9	// update.limb10.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1152]	// update.limb11.vpmuldq
cmovc rbp, rsi	// third1.step15.G
andn r8, rax, r9	// third1.step15.w
cmovnz rbx, r12	// third1.step15.d
shrx r11, rbx, r15	// third1.step15.m
sarx r13, rbx, r15	// third1.step15.s
vpmuldq ymm7, ymm6, ymm13	// update.limb11.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb11.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1184], 0x4e	// update.limb11.vpshufd
cmovnz rcx, rsi	// third1.step15.h
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1184]	// update.limb11.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb11.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb11.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb11.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb11.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb11.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1120], ymm15	// update.limb11.vmovdqa
lea r10, [rbx-1]	// third1.step16.c0
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]	// update.limb12.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb12.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb12.vpaddq
xor r13, rcx	// third1.step16.x
mov rdx, -2	// third1.step16.c1
vpshufd ymm9, ymmword ptr [rdi+1216], 0x4e	// update.limb12.vpshufd
sub rdx, rbx	// third1.step16.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1216]	// update.limb12.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb12.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb12.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb12.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb12.vpaddq.5
mov r14, rbp	// copy for third1.step16.t
sar r14, 1	// third1.step16.t
lea rax, [r14+r13]	// third1.step16.y
vpsrlq ymm0, ymm1, 30	// update.limb12.vpsrlq
cmovc rax, r14	// third1.step16.G
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm13	// update.limb12.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1216]	// update.limb13.vpmuldq
andn r9, rbp, r11	// third1.step16.w
cmovnz r10, rdx	// third1.step16.d
shrx r8, r10, r15	// third1.step16.m
sarx r12, r10, r15	// third1.step16.s
vpmuldq ymm2, ymm6, ymm9	// update.limb13.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb13.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1248], 0x4e	// update.limb13.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1248]	// update.limb13.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb13.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb13.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb13.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb13.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb13.vpsrlq
cmovnz rcx, r14	// third1.step16.h
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm10	// update.limb13.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1248]	// update.limb14.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb14.vpmuldq.2
xor r12, rcx	// third1.step17.x
vpaddq ymm1, ymm7, ymm12	// update.limb14.vpaddq
lea rsi, [r10-1]	// third1.step17.c0
vpshufd ymm13, ymmword ptr [rdi+1280], 0x4e	// update.limb14.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1280]	// update.limb14.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb14.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb14.vpaddq.2
mov rbx, -2	// third1.step17.c1
sub rbx, r10	// third1.step17.c1.2
vpaddq ymm10, ymm1, ymm11	// update.limb14.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb14.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb14.vpsrlq
mov r13, rax	// copy for third1.step17.t
sar r13, 1	// third1.step17.t
lea rbp, [r13+r12]	// third1.step17.y
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm9	// update.limb14.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1280]	// update.limb15.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb15.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb15.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1312], 0x4e	// update.limb15.vpshufd
cmovc rbp, r13	// third1.step17.G
andn r11, rax, r8	// third1.step17.w
cmovnz rsi, rbx	// third1.step17.d
shrx r9, rsi, r15	// third1.step17.m
sarx rdx, rsi, r15	// third1.step17.s
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1312]	// update.limb15.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb15.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb15.vpaddq.2
cmovnz rcx, r13	// third1.step17.h
vpaddq ymm9, ymm11, ymm7	// update.limb15.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb15.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb15.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1248], ymm15	// update.limb15.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1312]	// update.limb16.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb16.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb16.vpaddq
lea r14, [rsi-1]	// third1.step18.c0
vpshufd ymm9, ymmword ptr [rdi+1344], 0x4e	// update.limb16.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1344]	// update.limb16.vpmuldq.3
xor rdx, rcx	// third1.step18.x
vpmuldq ymm12, ymm4, ymm9	// update.limb16.vpmuldq.4
mov r10, -2	// third1.step18.c1
vpaddq ymm0, ymm13, ymm12	// update.limb16.vpaddq.2
sub r10, rsi	// third1.step18.c1.2
vpaddq ymm15, ymm7, ymm0	// update.limb16.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb16.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb16.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1280], ymm13	// update.limb16.vmovdqa
mov r12, rbp	// copy for third1.step18.t
sar r12, 1	// third1.step18.t
lea rax, [r12+rdx]	// third1.step18.y
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1344]	// update.limb17.vpmuldq
cmovc rax, r12	// third1.step18.G
vpmuldq ymm7, ymm6, ymm9	// update.limb17.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb17.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1376], 0x4e	// update.limb17.vpshufd
andn r8, rbp, r9	// third1.step18.w
cmovnz r14, r10	// third1.step18.d
shrx r11, r14, r15	// third1.step18.m
sarx rbx, r14, r15	// third1.step18.s
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1376]	// update.limb17.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb17.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb17.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb17.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb17.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb17.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm10	// update.limb17.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1376]	// update.limb18.vpmuldq
cmovnz rcx, r12	// third1.step18.h
vpmuldq ymm0, ymm6, ymm15	// update.limb18.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb18.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1408], 0x4e	// update.limb18.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1408]	// update.limb18.vpmuldq.3
xor rbx, rcx	// third1.step19.x
vpmuldq ymm11, ymm4, ymm13	// update.limb18.vpmuldq.4
lea r13, [r14-1]	// third1.step19.c0
vpaddq ymm12, ymm9, ymm11	// update.limb18.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb18.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb18.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb18.vpaddq.5
mov rsi, -2	// third1.step19.c1
sub rsi, r14	// third1.step19.c1.2
vpsrlq ymm0, ymm1, 30	// update.limb18.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1344], ymm9	// update.limb18.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1408]	// update.limb19.vpmuldq
mov rdx, rax	// copy for third1.step19.t
sar rdx, 1	// third1.step19.t
lea rbp, [rdx+rbx]	// third1.step19.y
vpmuldq ymm2, ymm6, ymm13	// update.limb19.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb19.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1440], 0x4e	// update.limb19.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1440]	// update.limb19.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb19.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb19.vpaddq.2
cmovc rbp, rdx	// third1.step19.G
andn r9, rax, r11	// third1.step19.w
cmovnz r13, rsi	// third1.step19.d
shrx r8, r13, r15	// third1.step19.m
sarx r10, r13, r15	// third1.step19.s
vpaddq ymm9, ymm12, ymm1	// update.limb19.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb19.vpaddq.4
cmovnz rcx, rdx	// third1.step19.h
vpaddq ymm11, ymm13, ymm0	// update.limb19.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb19.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1376], ymm15	// update.limb19.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1440]	// update.limb20.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb20.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb20.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1472], 0x4e	// update.limb20.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1472]	// update.limb20.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb20.vpmuldq.4
lea r12, [r13-1]	// third1.step20.c0
vpaddq ymm11, ymm13, ymm0	// update.limb20.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb20.vpaddq.3
xor r10, rcx	// third1.step20.x
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb20.vpaddq.4
mov r14, -2	// third1.step20.c1
sub r14, r13	// third1.step20.c1.2
vpaddq ymm7, ymm10, ymm2	// update.limb20.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb20.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1408], ymm13	// update.limb20.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1472]	// update.limb21.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb21.vpmuldq.2
mov rbx, rbp	// copy for third1.step20.t
sar rbx, 1	// third1.step20.t
lea rax, [rbx+r10]	// third1.step20.y
vpaddq ymm11, ymm0, ymm1	// update.limb21.vpaddq
cmovc rax, rbx	// third1.step20.G
vpshufd ymm15, ymmword ptr [rdi+1504], 0x4e	// update.limb21.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1504]	// update.limb21.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb21.vpmuldq.4
andn r11, rbp, r8	// third1.step20.w
cmovnz r12, r14	// third1.step20.d
shrx r9, r12, r15	// third1.step20.m
sarx rsi, r12, r15	// third1.step20.s
vpaddq ymm7, ymm10, ymm2	// update.limb21.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb21.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb21.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb21.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb21.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1440], ymm10	// update.limb21.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1504]	// update.limb22.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb22.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb22.vpaddq
cmovnz rcx, rbx	// third1.step20.h
vpshufd ymm13, ymmword ptr [rdi+1536], 0x4e	// update.limb22.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1536]	// update.limb22.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb22.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb22.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb22.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb22.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb22.vpaddq.5
mov rdx, rax	// copy for change1.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpsrlq ymm11, ymm2, 30	// update.limb22.vpsrlq
mov r10, rax	// copy for change1.G.shl
shl r10, 44	// change1.G.shl
mov rbp, rcx	// copy for change1.h.shl
shl rbp, 45	// change1.h.shl
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb22.vpand
rorx r8, rdx, 21	// change1.G.first_entry
rorx r11, rdx, 42	// change1.G.second_entry
rorx r14, r13, 20	// change1.h.first_entry
rorx rbx, r13, 41	// change1.h.second_entry
vmovdqa ymmword ptr [rdi+1472], ymm9	// update.limb22.vmovdqa
add r10, qword ptr [rdi-40]	// change1.G.add_refill_G
add rbp, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1536]	// update.limb23.vpmuldq
imul r8, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r11, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r14, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rbx, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmuldq ymm7, ymm6, ymm13	// update.limb23.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb23.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1568], 0x4e	// update.limb23.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1568]	// update.limb23.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb23.vpmuldq.4
lea rdx, [r8+r11]	// change1.G.add
lea r13, [r14+rbx]	// change1.h.add
vpaddq ymm2, ymm15, ymm1	// update.limb23.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb23.vpaddq.3
lea r8, [rdx+r10]	// change1.G.add.2
lea r11, [r13+rbp]	// change1.h.add.2
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb23.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb23.vpaddq.5
ror r8, 44	// change1.G.packed
ror r11, 45	// change1.h.packed
vpsrlq ymm7, ymm12, 30	// update.limb23.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+1504], ymm15	// update.limb23.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1568]	// update.limb24.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb24.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb24.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1600], 0x4e	// update.limb24.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1600]	// update.limb24.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb24.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb24.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb24.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb24.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb24.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb24.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb24.vpand
vmovdqa ymmword ptr [rdi+1536], ymm13	// update.limb24.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1600]	// update.limb25.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb25.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb25.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1632], 0x4e	// update.limb25.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1632]	// update.limb25.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb25.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb25.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb25.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb25.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb25.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb25.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+1568], ymm10	// update.limb25.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1632]	// update.limb26.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb26.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb26.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1664], 0x4e	// update.limb26.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1664]	// update.limb26.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb26.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb26.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb26.vpaddq.3
xor rsi, r11	// third2.step1.x
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb26.vpaddq.4
lea r14, [r12-1]	// third2.step1.c0
vpaddq ymm7, ymm15, ymm2	// update.limb26.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb26.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+1600], ymm9	// update.limb26.vmovdqa
mov rbx, -2	// third2.step1.c1
sub rbx, r12	// third2.step1.c1.2
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1664]	// update.limb27.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb27.vpmuldq.2
mov rdx, rcx	// copy for change1.N1v.add_rounding_h
add rdx, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpaddq ymm11, ymm0, ymm1	// update.limb27.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1696], 0x4e	// update.limb27.vpshufd
mov r10, r8	// copy for third2.step1.t
sar r10, 1	// third2.step1.t
lea r13, [r10+rsi]	// third2.step1.y
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1696]	// update.limb27.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb27.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb27.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb27.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb27.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb27.vpaddq.5
cmovc r13, r10	// third2.step1.G
andn rbp, r8, r9	// third2.step1.w
cmovnz r14, rbx	// third2.step1.d
shrx r12, r14, r15	// third2.step1.m
sarx rsi, r14, r15	// third2.step1.s
vpsrlq ymm1, ymm0, 30	// update.limb27.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1632], ymm15	// update.limb27.vmovdqa
cmovnz r11, r10	// third2.step1.h
sar rdx, 41	// change1.N1v.sar
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1696]	// update.limb28.vpmuldq
mov qword ptr [rdi+200], rdx	// change1.N1v.store_N1v
vpmuldq ymm11, ymm6, ymm10	// update.limb28.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb28.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1728], 0x4e	// update.limb28.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1728]	// update.limb28.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb28.vpmuldq.4
lea r8, [rcx+524288]	// change1.N1u.offset
vpaddq ymm0, ymm13, ymm12	// update.limb28.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb28.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb28.vpaddq.4
lea r9, [r14-1]	// third2.step2.c0
vpaddq ymm2, ymm10, ymm1	// update.limb28.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb28.vpsrlq
xor rsi, r11	// third2.step2.x
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb28.vpand
mov rbp, -2	// third2.step2.c1
shl r8, 23	// change1.N1u.shl
vmovdqa ymmword ptr [rdi+1664], ymm13	// update.limb28.vmovdqa
sub rbp, r14	// third2.step2.c1.2
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1728]	// update.limb29.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb29.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb29.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1760], 0x4e	// update.limb29.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1760]	// update.limb29.vpmuldq.3
sar r8, 43	// change1.N1u.sar
vpmuldq ymm1, ymm4, ymm15	// update.limb29.vpmuldq.4
mov rbx, r13	// copy for third2.step2.t
sar rbx, 1	// third2.step2.t
lea r10, [rbx+rsi]	// third2.step2.y
vpaddq ymm2, ymm10, ymm1	// update.limb29.vpaddq.2
cmovc r10, rbx	// third2.step2.G
vpaddq ymm13, ymm0, ymm2	// update.limb29.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb29.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb29.vpaddq.5
andn rdx, r13, r12	// third2.step2.w
cmovnz r9, rbp	// third2.step2.d
shrx rcx, r9, r15	// third2.step2.m
sarx r14, r9, r15	// third2.step2.s
vpsrlq ymm7, ymm12, 30	// update.limb29.vpsrlq
mov qword ptr [rdi+192], r8	// change1.N1u.store_N1u
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1696], ymm10	// update.limb29.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1760]	// update.limb30.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb30.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb30.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e	// update.limb30.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1792]	// update.limb30.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb30.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb30.vpaddq.2
cmovnz r11, rbx	// third2.step2.h
mov rsi, rax	// copy for change1.N1r.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpaddq ymm10, ymm2, ymm12	// update.limb30.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb30.vpaddq.4
sar rsi, 42	// change1.N1r.sar
vpaddq ymm1, ymm15, ymm7	// update.limb30.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb30.vpsrlq
xor r14, r11	// third2.step3.x
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb30.vpand
lea r13, [r9-1]	// third2.step3.c0
vmovdqa ymmword ptr [rdi+1728], ymm9	// update.limb30.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1792]	// update.limb31.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb31.vpmuldq.2
mov qword ptr [rdi+216], rsi	// change1.N1r.store_N1r
vpaddq ymm12, ymm11, ymm2	// update.limb31.vpaddq
mov r12, -2	// third2.step3.c1
sub r12, r9	// third2.step3.c1.2
vpshufd ymm10, ymmword ptr [rdi+1824], 0x4e	// update.limb31.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1824]	// update.limb31.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb31.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb31.vpaddq.2
mov rdx, r10	// copy for third2.step3.t
sar rdx, 1	// third2.step3.t
lea rbp, [rdx+r14]	// third2.step3.y
vpaddq ymm9, ymm12, ymm1	// update.limb31.vpaddq.3
lea r8, [rax+1048576]	// change1.N1q.offset
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb31.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb31.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb31.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1760], ymm15	// update.limb31.vmovdqa
cmovc rbp, rdx	// third2.step3.G
andn rbx, r10, rcx	// third2.step3.w
cmovnz r13, r12	// third2.step3.d
shrx rsi, r13, r15	// third2.step3.m
sarx r9, r13, r15	// third2.step3.s
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1824]	// update.limb32.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb32.vpmuldq.2
cmovnz r11, rdx	// third2.step3.h
shl r8, 22	// change1.N1q.shl
vpaddq ymm1, ymm7, ymm12	// update.limb32.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1856], 0x4e	// update.limb32.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1856]	// update.limb32.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb32.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb32.vpaddq.2
sar r8, 43	// change1.N1q.sar
vpaddq ymm15, ymm1, ymm11	// update.limb32.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb32.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb32.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb32.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb32.vpand
lea r14, [r13-1]	// third2.step4.c0
mov qword ptr [rdi+208], r8	// change1.N1q.store_N1q
vmovdqa ymmword ptr [rdi+1792], ymm13	// update.limb32.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1856]	// update.limb33.vpmuldq
xor r9, r11	// third2.step4.x
vpmuldq ymm1, ymm6, ymm9	// update.limb33.vpmuldq.2
mov rax, -2	// third2.step4.c1
sub rax, r13	// third2.step4.c1.2
vpaddq ymm11, ymm0, ymm1	// update.limb33.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1888], 0x4e	// update.limb33.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1888]	// update.limb33.vpmuldq.3
mov r10, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq ymm2, ymm4, ymm15	// update.limb33.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb33.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb33.vpaddq.3
mov rcx, rbp	// copy for third2.step4.t
sar rcx, 1	// third2.step4.t
lea rbx, [rcx+r9]	// third2.step4.y
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb33.vpaddq.4
cmovc rbx, rcx	// third2.step4.G
vpaddq ymm0, ymm9, ymm12	// update.limb33.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb33.vpsrlq
imul r10, qword ptr [rdi+16]	// change1.w1f.imul_w0f
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+1824], ymm10	// update.limb33.vmovdqa
andn r12, rbp, rsi	// third2.step4.w
cmovnz r14, rax	// third2.step4.d
shrx rdx, r14, r15	// third2.step4.m
sarx r8, r14, r15	// third2.step4.s
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1888]	// update.limb34.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb34.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb34.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e	// update.limb34.vpshufd
mov r13, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1920]	// update.limb34.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb34.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb34.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb34.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb34.vpaddq.4
cmovnz r11, rcx	// third2.step4.h
imul r13, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpaddq ymm2, ymm15, ymm1	// update.limb34.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb34.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+1856], ymm9	// update.limb34.vmovdqa
xor r8, r11	// third2.step5.x
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1920]	// update.limb35.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb35.vpmuldq.2
lea r9, [r14-1]	// third2.step5.c0
lea rbp, [r10+r13]	// change1.w1f.add
vpaddq ymm0, ymm12, ymm7	// update.limb35.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1952], 0x4e	// update.limb35.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1952]	// update.limb35.vpmuldq.3
mov rsi, -2	// third2.step5.c1
vpmuldq ymm1, ymm4, ymm10	// update.limb35.vpmuldq.4
sub rsi, r14	// third2.step5.c1.2
vpaddq ymm2, ymm15, ymm1	// update.limb35.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb35.vpaddq.3
neg rbp	// change1.w1f.neg
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb35.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb35.vpaddq.5
mov r12, rbx	// copy for third2.step5.t
sar r12, 1	// third2.step5.t
lea rax, [r12+r8]	// third2.step5.y
vpsrlq ymm7, ymm12, 30	// update.limb35.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb35.vpand
vmovdqa ymmword ptr [rdi+1888], ymm15	// update.limb35.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1952]	// update.limb36.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb36.vpmuldq.2
cmovc rax, r12	// third2.step5.G
andn rcx, rbx, rdx	// third2.step5.w
cmovnz r9, rsi	// third2.step5.d
shrx r10, r9, r15	// third2.step5.m
sarx r13, r9, r15	// third2.step5.s
vpaddq ymm2, ymm1, ymm0	// update.limb36.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1984], 0x4e	// update.limb36.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1984]	// update.limb36.vpmuldq.3
cmovnz r11, r12	// third2.step5.h
sar rbp, 20	// change1.w1f.sar
vpmuldq ymm11, ymm4, ymm9	// update.limb36.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb36.vpaddq.2
mov qword ptr [rdi+48], rbp	// change1.w1f.store_w1f
vpaddq ymm15, ymm2, ymm12	// update.limb36.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb36.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb36.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb36.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb36.vpand
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
vmovdqa ymmword ptr [rdi+1920], ymm13	// update.limb36.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1984]	// update.limb37.vpmuldq
lea r8, [r9-1]	// third2.step6.c0
vpmuldq ymm2, ymm6, ymm9	// update.limb37.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb37.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2016], 0x4e	// update.limb37.vpshufd
xor r13, r11	// third2.step6.x
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2016]	// update.limb37.vpmuldq.3
mov rbx, -2	// third2.step6.c1
sub rbx, r9	// third2.step6.c1.2
imul r14, qword ptr [rdi+16]	// change1.w1g.imul_w0f
vpmuldq ymm7, ymm4, ymm15	// update.limb37.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb37.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb37.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb37.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb37.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb37.vpsrlq
mov rdx, qword ptr [rdi+216]	// change1.w1g.load_N1r
mov rcx, rax	// copy for third2.step6.t
sar rcx, 1	// third2.step6.t
lea rsi, [rcx+r13]	// third2.step6.y
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb37.vpand
cmovc rsi, rcx	// third2.step6.G
vmovdqa ymmword ptr [rdi+1952], ymm10	// update.limb37.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2016]	// update.limb38.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb38.vpmuldq.2
andn r12, rax, r10	// third2.step6.w
cmovnz r8, rbx	// third2.step6.d
shrx rbp, r8, r15	// third2.step6.m
sarx r9, r8, r15	// third2.step6.s
vpaddq ymm1, ymm7, ymm12	// update.limb38.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2048], 0x4e	// update.limb38.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2048]	// update.limb38.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb38.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb38.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb38.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb38.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb38.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb38.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb38.vpand
cmovnz r11, rcx	// third2.step6.h
imul rdx, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r13, [r14+rdx]	// change1.w1g.add
vmovdqa ymmword ptr [rdi+1984], ymm9	// update.limb38.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2048]	// update.limb39.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb39.vpmuldq.2
neg r13	// change1.w1g.neg
vpaddq ymm11, ymm0, ymm1	// update.limb39.vpaddq
xor r9, r11	// third2.step7.x
vpshufd ymm10, ymmword ptr [rdi+2080], 0x4e	// update.limb39.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2080]	// update.limb39.vpmuldq.3
lea rax, [r8-1]	// third2.step7.c0
vpmuldq ymm2, ymm4, ymm10	// update.limb39.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb39.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb39.vpaddq.3
sar r13, 20	// change1.w1g.sar
mov r10, -2	// third2.step7.c1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb39.vpaddq.4
sub r10, r8	// third2.step7.c1.2
vpaddq ymm0, ymm13, ymm12	// update.limb39.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb39.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb39.vpand
mov r12, rsi	// copy for third2.step7.t
sar r12, 1	// third2.step7.t
lea rbx, [r12+r9]	// third2.step7.y
vmovdqa ymmword ptr [rdi+2016], ymm15	// update.limb39.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2080]	// update.limb40.vpmuldq
mov qword ptr [rdi+56], r13	// change1.w1g.store_w1g
vpmuldq ymm11, ymm6, ymm10	// update.limb40.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb40.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2112], 0x4e	// update.limb40.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2112]	// update.limb40.vpmuldq.3
cmovc rbx, r12	// third2.step7.G
andn rcx, rsi, rbp	// third2.step7.w
cmovnz rax, r10	// third2.step7.d
shrx r14, rax, r15	// third2.step7.m
sarx rdx, rax, r15	// third2.step7.s
vpmuldq ymm12, ymm4, ymm9	// update.limb40.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb40.vpaddq.2
mov r8, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm15, ymm7, ymm0	// update.limb40.vpaddq.3
cmovnz r11, r12	// third2.step7.h
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb40.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb40.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb40.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb40.vpand
imul r8, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vmovdqa ymmword ptr [rdi+2048], ymm13	// update.limb40.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2112]	// update.limb41.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb41.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb41.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2144], 0x4e	// update.limb41.vpshufd
lea r9, [rax-1]	// third2.step8.c0
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2144]	// update.limb41.vpmuldq.3
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpmuldq ymm1, ymm4, ymm15	// update.limb41.vpmuldq.4
xor rdx, r11	// third2.step8.x
vpaddq ymm2, ymm10, ymm1	// update.limb41.vpaddq.2
mov rsi, -2	// third2.step8.c1
vpaddq ymm13, ymm0, ymm2	// update.limb41.vpaddq.3
sub rsi, rax	// third2.step8.c1.2
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb41.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb41.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb41.vpsrlq
imul r13, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb41.vpand
vmovdqa ymmword ptr [rdi+2080], ymm10	// update.limb41.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2144]	// update.limb42.vpmuldq
mov rbp, rbx	// copy for third2.step8.t
sar rbp, 1	// third2.step8.t
lea rcx, [rbp+rdx]	// third2.step8.y
vpmuldq ymm0, ymm6, ymm15	// update.limb42.vpmuldq.2
cmovc rcx, rbp	// third2.step8.G
vpaddq ymm2, ymm1, ymm0	// update.limb42.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2176], 0x4e	// update.limb42.vpshufd
lea r10, [r8+r13]	// change1.high1f.add
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2176]	// update.limb42.vpmuldq.3
andn r12, rbx, r14	// third2.step8.w
cmovnz r9, rsi	// third2.step8.d
shrx rax, r9, r15	// third2.step8.m
sarx rdx, r9, r15	// third2.step8.s
vpmuldq ymm11, ymm4, ymm13	// update.limb42.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb42.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb42.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb42.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb42.vpaddq.5
mov r8, qword ptr [rdi+48]	// change1.high1f.load_w1f
vpsrlq ymm0, ymm1, 30	// update.limb42.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb42.vpand
vmovdqa ymmword ptr [rdi+2112], ymm9	// update.limb42.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2176]	// update.limb43.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb43.vpmuldq.2
cmovnz r11, rbp	// third2.step8.h
sar r8, 20	// change1.high1f.sar
vpaddq ymm12, ymm11, ymm2	// update.limb43.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2208], 0x4e	// update.limb43.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2208]	// update.limb43.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb43.vpmuldq.4
xor rdx, r11	// third2.step9.x
vpaddq ymm1, ymm15, ymm7	// update.limb43.vpaddq.2
lea r13, [r9-1]	// third2.step9.c0
vpaddq ymm9, ymm12, ymm1	// update.limb43.vpaddq.3
sub r8, r10	// change1.high1f.sub
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb43.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb43.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb43.vpsrlq
mov rbx, -2	// third2.step9.c1
sub rbx, r9	// third2.step9.c1.2
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb43.vpand
vmovdqa ymmword ptr [rdi+2144], ymm15	// update.limb43.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2208]	// update.limb44.vpmuldq
shl r8, 44	// change1.high1f.shl
vpmuldq ymm12, ymm6, ymm10	// update.limb44.vpmuldq.2
mov r14, rcx	// copy for third2.step9.t
sar r14, 1	// third2.step9.t
lea r12, [r14+rdx]	// third2.step9.y
vpaddq ymm1, ymm7, ymm12	// update.limb44.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2240], 0x4e	// update.limb44.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2240]	// update.limb44.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb44.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb44.vpaddq.2
mov qword ptr [rdi+64], r8	// change1.high1f.store_high1f
vpaddq ymm15, ymm1, ymm11	// update.limb44.vpaddq.3
cmovc r12, r14	// third2.step9.G
andn rsi, rcx, rax	// third2.step9.w
cmovnz r13, rbx	// third2.step9.d
shrx rbp, r13, r15	// third2.step9.m
sarx r10, r13, r15	// third2.step9.s
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb44.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb44.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb44.vpsrlq
cmovnz r11, r14	// third2.step9.h
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb44.vpand
vmovdqa ymmword ptr [rdi+2176], ymm13	// update.limb44.vmovdqa
mov r9, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2240]	// update.limb45.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb45.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb45.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2272], 0x4e	// update.limb45.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2272]	// update.limb45.vpmuldq.3
imul r9, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm2, ymm4, ymm15	// update.limb45.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb45.vpaddq.2
lea rdx, [r13-1]	// third2.step10.c0
vpaddq ymm13, ymm11, ymm7	// update.limb45.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb45.vpaddq.4
xor r10, r11	// third2.step10.x
vpaddq ymm0, ymm9, ymm12	// update.limb45.vpaddq.5
mov r8, -2	// third2.step10.c1
sub r8, r13	// third2.step10.c1.2
vpsrlq ymm1, ymm0, 30	// update.limb45.vpsrlq
mov rcx, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb45.vpand
vmovdqa ymmword ptr [rdi+2208], ymm10	// update.limb45.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2272]	// update.limb46.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb46.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb46.vpaddq
mov rax, r12	// copy for third2.step10.t
sar rax, 1	// third2.step10.t
lea rsi, [rax+r10]	// third2.step10.y
vpshufd ymm13, ymmword ptr [rdi+2304], 0x4e	// update.limb46.vpshufd
cmovc rsi, rax	// third2.step10.G
imul rcx, qword ptr [rdi+392]	// change1.high1g.imul_above_g
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2304]	// update.limb46.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb46.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb46.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb46.vpaddq.3
andn rbx, r12, rbp	// third2.step10.w
cmovnz rdx, r8	// third2.step10.d
shrx r14, rdx, r15	// third2.step10.m
sarx r13, rdx, r15	// third2.step10.s
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb46.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb46.vpaddq.5
lea r10, [r9+rcx]	// change1.high1g.add
vpsrlq ymm11, ymm2, 30	// update.limb46.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb46.vpand
vmovdqa ymmword ptr [rdi+2240], ymm9	// update.limb46.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2304]	// update.limb47.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb47.vpmuldq.2
mov r12, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpaddq ymm0, ymm12, ymm7	// update.limb47.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2336], 0x4e	// update.limb47.vpshufd
cmovnz r11, rax	// third2.step10.h
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2336]	// update.limb47.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb47.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb47.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb47.vpaddq.3
sar r12, 20	// change1.high1g.sar
xor r13, r11	// third2.step11.x
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb47.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb47.vpaddq.5
lea rbp, [rdx-1]	// third2.step11.c0
vpsrlq ymm7, ymm12, 30	// update.limb47.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb47.vpand
vmovdqa ymmword ptr [rdi+2272], ymm15	// update.limb47.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2336]	// update.limb48.vpmuldq
mov rbx, -2	// third2.step11.c1
sub rbx, rdx	// third2.step11.c1.2
sub r12, r10	// change1.high1g.sub
vpmuldq ymm0, ymm6, ymm10	// update.limb48.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb48.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2368], 0x4e	// update.limb48.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2368]	// update.limb48.vpmuldq.3
mov r8, rsi	// copy for third2.step11.t
sar r8, 1	// third2.step11.t
lea r9, [r8+r13]	// third2.step11.y
vpmuldq ymm11, ymm4, ymm9	// update.limb48.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb48.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb48.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb48.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb48.vpaddq.5
cmovc r9, r8	// third2.step11.G
andn rcx, rsi, r14	// third2.step11.w
cmovnz rbp, rbx	// third2.step11.d
shrx rax, rbp, r15	// third2.step11.m
sarx rdx, rbp, r15	// third2.step11.s
vpsrlq ymm0, ymm1, 30	// update.limb48.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb48.vpand
vmovdqa ymmword ptr [rdi+2304], ymm13	// update.limb48.vmovdqa
cmovnz r11, r8	// third2.step11.h
shl r12, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r12	// change1.high1g.store_high1g
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2368]	// update.limb49.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb49.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb49.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2400], 0x4e	// update.limb49.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2400]	// update.limb49.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb49.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb49.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb49.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb49.vpaddq.4
lea r10, [rbp-1]	// third2.step12.c0
vpaddq ymm11, ymm9, ymm0	// update.limb49.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb49.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb49.vpand
xor rdx, r11	// third2.step12.x
vmovdqa ymmword ptr [rdi+2336], ymm10	// update.limb49.vmovdqa
mov r13, -2	// third2.step12.c1
sub r13, rbp	// third2.step12.c1.2
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2400]	// update.limb50.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb50.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb50.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2432], 0x4e	// update.limb50.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2432]	// update.limb50.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb50.vpmuldq.4
mov rsi, r9	// copy for third2.step12.t
sar rsi, 1	// third2.step12.t
lea r14, [rsi+rdx]	// third2.step12.y
vpaddq ymm11, ymm9, ymm0	// update.limb50.vpaddq.2
cmovc r14, rsi	// third2.step12.G
vpaddq ymm10, ymm1, ymm11	// update.limb50.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb50.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb50.vpaddq.5
andn rcx, r9, rax	// third2.step12.w
cmovnz r10, r13	// third2.step12.d
shrx rbx, r10, r15	// third2.step12.m
sarx r8, r10, r15	// third2.step12.s
vpsrlq ymm12, ymm7, 30	// update.limb50.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb50.vpand
vmovdqa ymmword ptr [rdi+2368], ymm9	// update.limb50.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2432]	// update.limb51.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb51.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb51.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2464], 0x4e	// update.limb51.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2464]	// update.limb51.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb51.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb51.vpaddq.2
cmovnz r11, rsi	// third2.step12.h
vpaddq ymm9, ymm11, ymm7	// update.limb51.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb51.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb51.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb51.vpsrlq
xor r8, r11	// third2.step13.x
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb51.vpand
vmovdqa ymmword ptr [rdi+2400], ymm15	// update.limb51.vmovdqa
lea r12, [r10-1]	// third2.step13.c0
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2464]	// update.limb52.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb52.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb52.vpaddq
mov rbp, -2	// third2.step13.c1
vpshufd ymm9, ymmword ptr [rdi+2496], 0x4e	// update.limb52.vpshufd
sub rbp, r10	// third2.step13.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2496]	// update.limb52.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb52.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb52.vpaddq.2
mov rdx, r14	// copy for third2.step13.t
sar rdx, 1	// third2.step13.t
lea r9, [rdx+r8]	// third2.step13.y
vpaddq ymm15, ymm7, ymm0	// update.limb52.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb52.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb52.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb52.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb52.vpand
vmovdqa ymmword ptr [rdi+2432], ymm13	// update.limb52.vmovdqa
cmovc r9, rdx	// third2.step13.G
andn rax, r14, rbx	// third2.step13.w
cmovnz r12, rbp	// third2.step13.d
shrx rcx, r12, r15	// third2.step13.m
sarx r13, r12, r15	// third2.step13.s
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2496]	// update.limb53.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb53.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb53.vpaddq
cmovnz r11, rdx	// third2.step13.h
vpshufd ymm15, ymmword ptr [rdi+2528], 0x4e	// update.limb53.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2528]	// update.limb53.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb53.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb53.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb53.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb53.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb53.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb53.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb53.vpand
lea rsi, [r12-1]	// third2.step14.c0
vmovdqa ymmword ptr [rdi+2464], ymm10	// update.limb53.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2528]	// update.limb54.vpmuldq
xor r13, r11	// third2.step14.x
vpmuldq ymm0, ymm6, ymm15	// update.limb54.vpmuldq.2
mov r10, -2	// third2.step14.c1
vpaddq ymm2, ymm1, ymm0	// update.limb54.vpaddq
sub r10, r12	// third2.step14.c1.2
vpshufd ymm13, ymmword ptr [rdi+2560], 0x4e	// update.limb54.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2560]	// update.limb54.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb54.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb54.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb54.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb54.vpaddq.4
mov r8, r9	// copy for third2.step14.t
sar r8, 1	// third2.step14.t
lea r14, [r8+r13]	// third2.step14.y
vpaddq ymm1, ymm15, ymm7	// update.limb54.vpaddq.5
cmovc r14, r8	// third2.step14.G
vpsrlq ymm0, ymm1, 30	// update.limb54.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb54.vpand
vmovdqa ymmword ptr [rdi+2496], ymm9	// update.limb54.vmovdqa
andn rbx, r9, rcx	// third2.step14.w
cmovnz rsi, r10	// third2.step14.d
shrx rax, rsi, r15	// third2.step14.m
sarx rbp, rsi, r15	// third2.step14.s
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2560]	// update.limb55.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb55.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb55.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2592], 0x4e	// update.limb55.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2592]	// update.limb55.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb55.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb55.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb55.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb55.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb55.vpaddq.5
cmovnz r11, r8	// third2.step14.h
vpsrlq ymm2, ymm11, 30	// update.limb55.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb55.vpand
vmovdqa ymmword ptr [rdi+2528], ymm15	// update.limb55.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2592]	// update.limb56.vpmuldq
xor rbp, r11	// third2.step15.x
vpmuldq ymm12, ymm6, ymm10	// update.limb56.vpmuldq.2
lea rdx, [rsi-1]	// third2.step15.c0
vpaddq ymm1, ymm7, ymm12	// update.limb56.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2624], 0x4e	// update.limb56.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2624]	// update.limb56.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb56.vpmuldq.4
mov r12, -2	// third2.step15.c1
sub r12, rsi	// third2.step15.c1.2
vpaddq ymm11, ymm13, ymm0	// update.limb56.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb56.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb56.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb56.vpaddq.5
mov r13, r14	// copy for third2.step15.t
sar r13, 1	// third2.step15.t
lea r9, [r13+rbp]	// third2.step15.y
vpsrlq ymm12, ymm7, 30	// update.limb56.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb56.vpand
vmovdqa ymmword ptr [rdi+2560], ymm13	// update.limb56.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2624]	// update.limb57.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb57.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb57.vpaddq
cmovc r9, r13	// third2.step15.G
andn rcx, r14, rax	// third2.step15.w
cmovnz rdx, r12	// third2.step15.d
shrx rbx, rdx, r15	// third2.step15.m
sarx r10, rdx, r15	// third2.step15.s
vpshufd ymm15, ymmword ptr [rdi+2656], 0x4e	// update.limb57.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2656]	// update.limb57.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb57.vpmuldq.4
cmovnz r11, r13	// third2.step15.h
vpaddq ymm7, ymm10, ymm2	// update.limb57.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb57.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb57.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb57.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb57.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb57.vpand
vmovdqa ymmword ptr [rdi+2592], ymm10	// update.limb57.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2656]	// update.limb58.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb58.vpmuldq.2
lea r8, [rdx-1]	// third2.step16.c0
vpaddq ymm7, ymm2, ymm11	// update.limb58.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2688], 0x4e	// update.limb58.vpshufd
xor r10, r11	// third2.step16.x
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2688]	// update.limb58.vpmuldq.3
mov rsi, -2	// third2.step16.c1
sub rsi, rdx	// third2.step16.c1.2
vpmuldq ymm12, ymm4, ymm13	// update.limb58.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb58.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb58.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb58.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb58.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb58.vpsrlq
mov rbp, r9	// copy for third2.step16.t
sar rbp, 1	// third2.step16.t
lea r14, [rbp+r10]	// third2.step16.y
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb58.vpand
cmovc r14, rbp	// third2.step16.G
vmovdqa ymmword ptr [rdi+2624], ymm9	// update.limb58.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2688]	// update.limb59.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb59.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb59.vpaddq
andn rax, r9, rbx	// third2.step16.w
cmovnz r8, rsi	// third2.step16.d
shrx rcx, r8, r15	// third2.step16.m
sarx r12, r8, r15	// third2.step16.s
vpshufd ymm10, ymmword ptr [rdi+2720], 0x4e	// update.limb59.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2720]	// update.limb59.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb59.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb59.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb59.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb59.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb59.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb59.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb59.vpand
cmovnz r11, rbp	// third2.step16.h
vmovdqa ymmword ptr [rdi+2656], ymm15	// update.limb59.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2720]	// update.limb60.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb60.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb60.vpaddq
xor r12, r11	// third2.step17.x
vpshufd ymm9, ymmword ptr [rdi+2752], 0x4e	// update.limb60.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2752]	// update.limb60.vpmuldq.3
lea r13, [r8-1]	// third2.step17.c0
vpmuldq ymm11, ymm4, ymm9	// update.limb60.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb60.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb60.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb60.vpaddq.4
mov rdx, -2	// third2.step17.c1
sub rdx, r8	// third2.step17.c1.2
vpaddq ymm1, ymm10, ymm7	// update.limb60.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb60.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb60.vpand
vmovdqa ymmword ptr [rdi+2688], ymm13	// update.limb60.vmovdqa
mov r10, r14	// copy for third2.step17.t
sar r10, 1	// third2.step17.t
lea r9, [r10+r12]	// third2.step17.y
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2752]	// update.limb61.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb61.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb61.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2784], 0x4e	// update.limb61.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2784]	// update.limb61.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb61.vpmuldq.4
cmovc r9, r10	// third2.step17.G
andn rbx, r14, rcx	// third2.step17.w
cmovnz r13, rdx	// third2.step17.d
shrx rax, r13, r15	// third2.step17.m
sarx rsi, r13, r15	// third2.step17.s
vpaddq ymm1, ymm10, ymm7	// update.limb61.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb61.vpaddq.3
cmovnz r11, r10	// third2.step17.h
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb61.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb61.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb61.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb61.vpand
vmovdqa ymmword ptr [rdi+2720], ymm10	// update.limb61.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2784]	// update.limb62.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb62.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb62.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2816], 0x4e	// update.limb62.vpshufd
lea rbp, [r13-1]	// third2.step18.c0
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2816]	// update.limb62.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb62.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb62.vpaddq.2
xor rsi, r11	// third2.step18.x
vpaddq ymm10, ymm1, ymm11	// update.limb62.vpaddq.3
mov r8, -2	// third2.step18.c1
sub r8, r13	// third2.step18.c1.2
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb62.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb62.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb62.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb62.vpand
vmovdqa ymmword ptr [rdi+2752], ymm9	// update.limb62.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2816]	// update.limb63.vpmuldq
mov r12, r9	// copy for third2.step18.t
sar r12, 1	// third2.step18.t
lea r14, [r12+rsi]	// third2.step18.y
vpmuldq ymm1, ymm6, ymm13	// update.limb63.vpmuldq.2
cmovc r14, r12	// third2.step18.G
vpaddq ymm11, ymm0, ymm1	// update.limb63.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2848], 0x4e	// update.limb63.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2848]	// update.limb63.vpmuldq.3
andn rcx, r9, rax	// third2.step18.w
cmovnz rbp, r8	// third2.step18.d
shrx rbx, rbp, r15	// third2.step18.m
sarx rdx, rbp, r15	// third2.step18.s
vpmuldq ymm2, ymm4, ymm10	// update.limb63.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb63.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb63.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb63.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb63.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb63.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb63.vpand
vmovdqa ymmword ptr [rdi+2784], ymm15	// update.limb63.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2848]	// update.limb64.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb64.vpmuldq.2
cmovnz r11, r12	// third2.step18.h
vpaddq ymm7, ymm2, ymm11	// update.limb64.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2880], 0x4e	// update.limb64.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2880]	// update.limb64.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb64.vpmuldq.4
xor rdx, r11	// third2.step19.x
vpaddq ymm0, ymm13, ymm12	// update.limb64.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb64.vpaddq.3
lea r10, [rbp-1]	// third2.step19.c0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb64.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb64.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb64.vpsrlq
mov r13, -2	// third2.step19.c1
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb64.vpand
sub r13, rbp	// third2.step19.c1.2
vmovdqa ymmword ptr [rdi+2816], ymm13	// update.limb64.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2880]	// update.limb65.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb65.vpmuldq.2
mov rsi, r14	// copy for third2.step19.t
sar rsi, 1	// third2.step19.t
lea r9, [rsi+rdx]	// third2.step19.y
vpaddq ymm0, ymm12, ymm7	// update.limb65.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2912], 0x4e	// update.limb65.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2912]	// update.limb65.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb65.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb65.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb65.vpaddq.3
cmovc r9, rsi	// third2.step19.G
andn rax, r14, rbx	// third2.step19.w
cmovnz r10, r13	// third2.step19.d
shrx rcx, r10, r15	// third2.step19.m
sarx r8, r10, r15	// third2.step19.s
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb65.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb65.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb65.vpsrlq
cmovnz r11, rsi	// third2.step19.h
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb65.vpand
vmovdqa ymmword ptr [rdi+2848], ymm10	// update.limb65.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2912]	// update.limb66.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb66.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb66.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2944], 0x4e	// update.limb66.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2944]	// update.limb66.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb66.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb66.vpaddq.2
lea r12, [r10-1]	// third2.step20.c0
vpaddq ymm10, ymm2, ymm12	// update.limb66.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb66.vpaddq.4
xor r8, r11	// third2.step20.x
vpaddq ymm1, ymm15, ymm7	// update.limb66.vpaddq.5
mov rbp, -2	// third2.step20.c1
vpsrlq ymm0, ymm1, 30	// update.limb66.vpsrlq
sub rbp, r10	// third2.step20.c1.2
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb66.vpand
vmovdqa ymmword ptr [rdi+2880], ymm9	// update.limb66.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2944]	// update.limb67.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb67.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb67.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2976], 0x4e	// update.limb67.vpshufd
mov rdx, r9	// copy for third2.step20.t
sar rdx, 1	// third2.step20.t
lea r14, [rdx+r8]	// third2.step20.y
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2976]	// update.limb67.vpmuldq.3
cmovc r14, rdx	// third2.step20.G
vpmuldq ymm7, ymm4, ymm10	// update.limb67.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb67.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb67.vpaddq.3
andn rbx, r9, rcx	// third2.step20.w
cmovnz r12, rbp	// third2.step20.d
shrx rax, r12, r15	// third2.step20.m
sarx r13, r12, r15	// third2.step20.s
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb67.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb67.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb67.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb67.vpand
vmovdqa ymmword ptr [rdi+2912], ymm15	// update.limb67.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2976]	// update.limb68.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb68.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb68.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3008], 0x4e	// update.limb68.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3008]	// update.limb68.vpmuldq.3
cmovnz r11, rdx	// third2.step20.h
vpmuldq ymm0, ymm4, ymm9	// update.limb68.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb68.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb68.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb68.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb68.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb68.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb68.vpand
mov rsi, r14	// copy for change2.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r10, r11	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
vmovdqa ymmword ptr [rdi+2944], ymm13	// update.limb68.vmovdqa
mov r8, r14	// copy for change2.G.shl
shl r8, 44	// change2.G.shl
mov r9, r11	// copy for change2.h.shl
shl r9, 45	// change2.h.shl
rorx rcx, rsi, 21	// change2.G.first_entry
rorx rbx, rsi, 42	// change2.G.second_entry
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3008]	// update.limb69.vpmuldq
rorx rbp, r10, 20	// change2.h.first_entry
rorx rdx, r10, 41	// change2.h.second_entry
add r8, qword ptr [rdi-40]	// change2.G.add_refill_G
vpmuldq ymm1, ymm6, ymm9	// update.limb69.vpmuldq.2
add r9, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rcx, qword ptr [rdi+64]	// change2.G.imul_high1f
imul rbx, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rbp, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rdx, qword ptr [rdi+72]	// change2.h.imul_high1g
vpaddq ymm11, ymm0, ymm1	// update.limb69.vpaddq
vpshufd ymm15, ymmword ptr [rdi+3040], 0x4e	// update.limb69.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3040]	// update.limb69.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb69.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb69.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb69.vpaddq.3
lea rsi, [rcx+rbx]	// change2.G.add
lea r10, [rbp+rdx]	// change2.h.add
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb69.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb69.vpaddq.5
lea rcx, [rsi+r8]	// change2.G.add.2
lea rbx, [r10+r9]	// change2.h.add.2
vpsrlq ymm1, ymm0, 30	// update.limb69.vpsrlq
ror rcx, 44	// change2.G.packed
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb69.vpand
ror rbx, 45	// change2.h.packed
vmovdqa ymmword ptr [rdi+2976], ymm10	// update.limb69.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3040]	// update.limb70.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb70.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb70.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3072], 0x4e	// update.limb70.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3072]	// update.limb70.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb70.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb70.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb70.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb70.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb70.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb70.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb70.vpand
vmovdqa ymmword ptr [rdi+3008], ymm9	// update.limb70.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3072]	// update.limb71.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb71.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb71.vpaddq
vpshufd ymm10, ymmword ptr [rdi+3104], 0x4e	// update.limb71.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3104]	// update.limb71.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb71.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb71.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb71.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb71.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb71.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb71.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb71.vpand
vmovdqa ymmword ptr [rdi+3040], ymm15	// update.limb71.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3104]	// update.limb72.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb72.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb72.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3136], 0x4e	// update.limb72.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3136]	// update.limb72.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb72.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb72.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb72.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb72.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb72.vpaddq.5
xor r13, rbx	// third3.step1.x
vpsrlq ymm0, ymm1, 30	// update.limb72.vpsrlq
lea rbp, [r12-1]	// third3.step1.c0
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb72.vpand
mov rdx, r11	// copy for change2.N2v.add_rounding_h
add rdx, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
vmovdqa ymmword ptr [rdi+3072], ymm13	// update.limb72.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3136]	// update.limb73.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb73.vpmuldq.2
mov rsi, -2	// third3.step1.c1
sub rsi, r12	// third3.step1.c1.2
vpaddq ymm12, ymm11, ymm2	// update.limb73.vpaddq
sar rdx, 41	// change2.N2v.sar
vpshufd ymm15, ymmword ptr [rdi+3168], 0x4e	// update.limb73.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3168]	// update.limb73.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb73.vpmuldq.4
mov r8, rcx	// copy for third3.step1.t
sar r8, 1	// third3.step1.t
lea r10, [r8+r13]	// third3.step1.y
mov qword ptr [rdi+264], rdx	// change2.N2v.store_N2v
vpaddq ymm1, ymm10, ymm7	// update.limb73.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb73.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb73.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb73.vpaddq.5
lea r9, [r11+524288]	// change2.N2u.offset
vpsrlq ymm2, ymm11, 30	// update.limb73.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb73.vpand
cmovc r10, r8	// third3.step1.G
andn r12, rcx, rax	// third3.step1.w
cmovnz rbp, rsi	// third3.step1.d
shrx r13, rbp, r15	// third3.step1.m
sarx rdx, rbp, r15	// third3.step1.s
vmovdqa ymmword ptr [rdi+3104], ymm10	// update.limb73.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3168]	// update.limb74.vpmuldq
cmovnz rbx, r8	// third3.step1.h
shl r9, 23	// change2.N2u.shl
vpmuldq ymm12, ymm6, ymm15	// update.limb74.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb74.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3200], 0x4e	// update.limb74.vpshufd
sar r9, 43	// change2.N2u.sar
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3200]	// update.limb74.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb74.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb74.vpaddq.2
mov qword ptr [rdi+256], r9	// change2.N2u.store_N2u
vpaddq ymm10, ymm1, ymm11	// update.limb74.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb74.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb74.vpaddq.5
lea r11, [rbp-1]	// third3.step2.c0
vpsrlq ymm12, ymm7, 30	// update.limb74.vpsrlq
mov rcx, r14	// copy for change2.N2r.add_rounding_G
add rcx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb74.vpand
vmovdqa ymmword ptr [rdi+3136], ymm9	// update.limb74.vmovdqa
xor rdx, rbx	// third3.step2.x
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3200]	// update.limb75.vpmuldq
mov rax, -2	// third3.step2.c1
sub rax, rbp	// third3.step2.c1.2
sar rcx, 42	// change2.N2r.sar
vpmuldq ymm1, ymm6, ymm13	// update.limb75.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb75.vpaddq
vpshufd ymm10, ymmword ptr [rdi+3232], 0x4e	// update.limb75.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3232]	// update.limb75.vpmuldq.3
mov qword ptr [rdi+280], rcx	// change2.N2r.store_N2r
vpmuldq ymm2, ymm4, ymm10	// update.limb75.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb75.vpaddq.2
mov r12, r10	// copy for third3.step2.t
sar r12, 1	// third3.step2.t
lea rsi, [r12+rdx]	// third3.step2.y
vpaddq ymm9, ymm11, ymm7	// update.limb75.vpaddq.3
cmovc rsi, r12	// third3.step2.G
lea r8, [r14+1048576]	// change2.N2q.offset
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb75.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb75.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb75.vpsrlq
andn r9, r10, r13	// third3.step2.w
cmovnz r11, rax	// third3.step2.d
shrx rbp, r11, r15	// third3.step2.m
sarx rcx, r11, r15	// third3.step2.s
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb75.vpand
vmovdqa ymmword ptr [rdi+3168], ymm15	// update.limb75.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3232]	// update.limb76.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb76.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb76.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3264], 0x4e	// update.limb76.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3264]	// update.limb76.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb76.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb76.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb76.vpaddq.3
cmovnz rbx, r12	// third3.step2.h
shl r8, 22	// change2.N2q.shl
sar r8, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r8	// change2.N2q.store_N2q
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb76.vpaddq.4
mov rdx, qword ptr [rdi+256]	// change2.Yu.load_N2u
vpaddq ymm2, ymm10, ymm1	// update.limb76.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb76.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb76.vpand
xor rcx, rbx	// third3.step3.x
vmovdqa ymmword ptr [rdi+3200], ymm13	// update.limb76.vmovdqa
imul rdx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3264]	// update.limb77.vpmuldq
lea r14, [r11-1]	// third3.step3.c0
vpmuldq ymm7, ymm6, ymm9	// update.limb77.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb77.vpaddq
mov r10, qword ptr [rdi+264]	// change2.Yu.load_N2v
vpshufd ymm15, ymmword ptr [rdi+3296], 0x4e	// update.limb77.vpshufd
mov r13, -2	// third3.step3.c1
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3296]	// update.limb77.vpmuldq.3
sub r13, r11	// third3.step3.c1.2
vpmuldq ymm1, ymm4, ymm15	// update.limb77.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb77.vpaddq.2
imul r10, qword ptr [rdi+208]	// change2.Yu.imul_N1q
vpaddq ymm13, ymm0, ymm2	// update.limb77.vpaddq.3
mov r9, rsi	// copy for third3.step3.t
sar r9, 1	// third3.step3.t
lea rax, [r9+rcx]	// third3.step3.y
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb77.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb77.vpaddq.5
lea r12, [rdx+r10]	// change2.Yu.add
vpsrlq ymm7, ymm12, 30	// update.limb77.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb77.vpand
vmovdqa ymmword ptr [rdi+3232], ymm10	// update.limb77.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3296]	// update.limb78.vpmuldq
mov qword ptr [rdi+128], r12	// change2.Yu.store_Yu
cmovc rax, r9	// third3.step3.G
andn r8, rsi, rbp	// third3.step3.w
cmovnz r14, r13	// third3.step3.d
shrx r11, r14, r15	// third3.step3.m
sarx rcx, r14, r15	// third3.step3.s
vpmuldq ymm0, ymm6, ymm15	// update.limb78.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb78.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3328], 0x4e	// update.limb78.vpshufd
cmovnz rbx, r9	// third3.step3.h
mov rdx, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3328]	// update.limb78.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb78.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb78.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb78.vpaddq.3
imul rdx, qword ptr [rdi+200]	// change2.Yv.imul_N1v
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb78.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb78.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb78.vpsrlq
mov r10, qword ptr [rdi+264]	// change2.Yv.load_N2v
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb78.vpand
vmovdqa ymmword ptr [rdi+3264], ymm9	// update.limb78.vmovdqa
lea r12, [r14-1]	// third3.step4.c0
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3328]	// update.limb79.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb79.vpmuldq.2
imul r10, qword ptr [rdi+216]	// change2.Yv.imul_N1r
vpaddq ymm12, ymm11, ymm2	// update.limb79.vpaddq
xor rcx, rbx	// third3.step4.x
mov rsi, -2	// third3.step4.c1
vpshufd ymm10, ymmword ptr [rdi+3360], 0x4e	// update.limb79.vpshufd
sub rsi, r14	// third3.step4.c1.2
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3360]	// update.limb79.vpmuldq.3
lea rbp, [rdx+r10]	// change2.Yv.add
vpmuldq ymm7, ymm4, ymm10	// update.limb79.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb79.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb79.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb79.vpaddq.4
mov qword ptr [rdi+136], rbp	// change2.Yv.store_Yv
vpaddq ymm11, ymm13, ymm0	// update.limb79.vpaddq.5
mov r8, rax	// copy for third3.step4.t
sar r8, 1	// third3.step4.t
lea r13, [r8+rcx]	// third3.step4.y
vpsrlq ymm2, ymm11, 30	// update.limb79.vpsrlq
cmovc r13, r8	// third3.step4.G
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb79.vpand
mov r9, qword ptr [rdi+272]	// change2.Yq.load_N2q
vmovdqa ymmword ptr [rdi+3296], ymm15	// update.limb79.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3360]	// update.limb80.vpmuldq
andn r14, rax, r11	// third3.step4.w
cmovnz r12, rsi	// third3.step4.d
shrx rdx, r12, r15	// third3.step4.m
sarx r10, r12, r15	// third3.step4.s
vpmuldq ymm12, ymm6, ymm10	// update.limb80.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb80.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3392], 0x4e	// update.limb80.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3392]	// update.limb80.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb80.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb80.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb80.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb80.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb80.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb80.vpsrlq
cmovnz rbx, r8	// third3.step4.h
imul r9, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov rbp, qword ptr [rdi+280]	// change2.Yq.load_N2r
imul rbp, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb80.vpand
vmovdqa ymmword ptr [rdi+3328], ymm13	// update.limb80.vmovdqa
lea rcx, [r9+rbp]	// change2.Yq.add
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3392]	// update.limb81.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb81.vpmuldq.2
xor r10, rbx	// third3.step5.x
vpaddq ymm11, ymm0, ymm1	// update.limb81.vpaddq
lea rax, [r12-1]	// third3.step5.c0
vpshufd ymm15, ymmword ptr [rdi+3424], 0x4e	// update.limb81.vpshufd
mov qword ptr [rdi+144], rcx	// change2.Yq.store_Yq
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3424]	// update.limb81.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb81.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb81.vpaddq.2
mov r11, -2	// third3.step5.c1
mov r14, qword ptr [rdi+272]	// change2.Yr.load_N2q
sub r11, r12	// third3.step5.c1.2
vpaddq ymm13, ymm11, ymm7	// update.limb81.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb81.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb81.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb81.vpsrlq
imul r14, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rsi, r13	// copy for third3.step5.t
sar rsi, 1	// third3.step5.t
lea r8, [rsi+r10]	// third3.step5.y
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb81.vpand
vmovdqa ymmword ptr [rdi+3360], ymm10	// update.limb81.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3424]	// update.limb82.vpmuldq
mov r9, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpmuldq ymm11, ymm6, ymm15	// update.limb82.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb82.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3456], 0x4e	// update.limb82.vpshufd
cmovc r8, rsi	// third3.step5.G
andn rbp, r13, rdx	// third3.step5.w
cmovnz rax, r11	// third3.step5.d
shrx rcx, rax, r15	// third3.step5.m
sarx r12, rax, r15	// third3.step5.s
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3456]	// update.limb82.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb82.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb82.vpaddq.2
cmovnz rbx, rsi	// third3.step5.h
imul r9, qword ptr [rdi+216]	// change2.Yr.imul_N1r
vpaddq ymm10, ymm7, ymm0	// update.limb82.vpaddq.3
lea r10, [r14+r9]	// change2.Yr.add
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb82.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb82.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb82.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb82.vpand
mov qword ptr [rdi+152], r10	// change2.Yr.store_Yr
vmovdqa ymmword ptr [rdi+3392], ymm9	// update.limb82.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3456]	// update.limb83.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb83.vpmuldq.2
mov r13, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpaddq ymm0, ymm12, ymm7	// update.limb83.vpaddq
lea rdx, [rax-1]	// third3.step6.c0
vpshufd ymm10, ymmword ptr [rdi+3488], 0x4e	// update.limb83.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3488]	// update.limb83.vpmuldq.3
xor r12, rbx	// third3.step6.x
vpmuldq ymm1, ymm4, ymm10	// update.limb83.vpmuldq.4
imul r13, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov rbp, -2	// third3.step6.c1
sub rbp, rax	// third3.step6.c1.2
vpaddq ymm2, ymm15, ymm1	// update.limb83.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb83.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb83.vpaddq.4
mov r11, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpaddq ymm12, ymm13, ymm11	// update.limb83.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb83.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb83.vpand
vmovdqa ymmword ptr [rdi+3424], ymm15	// update.limb83.vmovdqa
mov rsi, r8	// copy for third3.step6.t
sar rsi, 1	// third3.step6.t
lea r14, [rsi+r12]	// third3.step6.y
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3488]	// update.limb84.vpmuldq
cmovc r14, rsi	// third3.step6.G
imul r11, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpmuldq ymm0, ymm6, ymm10	// update.limb84.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb84.vpaddq
lea r9, [r13+r11]	// change2.w2f.add
vpshufd ymm9, ymmword ptr [rdi+3520], 0x4e	// update.limb84.vpshufd
andn r10, r8, rcx	// third3.step6.w
cmovnz rdx, rbp	// third3.step6.d
shrx rax, rdx, r15	// third3.step6.m
sarx r12, rdx, r15	// third3.step6.s
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3520]	// update.limb84.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb84.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb84.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb84.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb84.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb84.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb84.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb84.vpand
vmovdqa ymmword ptr [rdi+3456], ymm13	// update.limb84.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3520]	// update.limb85.vpmuldq
cmovnz rbx, rsi	// third3.step6.h
neg r9	// change2.w2f.neg
sar r9, 20	// change2.w2f.sar
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpmuldq ymm2, ymm6, ymm9	// update.limb85.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb85.vpaddq
vpshufd ymm15, ymmword ptr [rdi+3552], 0x4e	// update.limb85.vpshufd
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3552]	// update.limb85.vpmuldq.3
xor r12, rbx	// third3.step7.x
vpmuldq ymm7, ymm4, ymm15	// update.limb85.vpmuldq.4
lea r11, [rdx-1]	// third3.step7.c0
vpaddq ymm1, ymm10, ymm7	// update.limb85.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb85.vpaddq.3
mov r8, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb85.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb85.vpaddq.5
mov rcx, -2	// third3.step7.c1
sub rcx, rdx	// third3.step7.c1.2
vpsrlq ymm2, ymm11, 30	// update.limb85.vpsrlq
imul r8, qword ptr [rdi+392]	// change2.w2f.imul_above_g
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb85.vpand
vmovdqa ymmword ptr [rdi+3488], ymm10	// update.limb85.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3552]	// update.limb86.vpmuldq
mov r10, r14	// copy for third3.step7.t
sar r10, 1	// third3.step7.t
lea rbp, [r10+r12]	// third3.step7.y
vpmuldq ymm12, ymm6, ymm15	// update.limb86.vpmuldq.2
lea rsi, [r13+r8]	// change2.w2f.add.2
vpaddq ymm1, ymm7, ymm12	// update.limb86.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3584], 0x4e	// update.limb86.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3584]	// update.limb86.vpmuldq.3
lea rdx, [r9+rsi]	// change2.w2f.add.3
vpmuldq ymm0, ymm4, ymm13	// update.limb86.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb86.vpaddq.2
cmovc rbp, r10	// third3.step7.G
andn r12, r14, rax	// third3.step7.w
cmovnz r11, rcx	// third3.step7.d
shrx r13, r11, r15	// third3.step7.m
sarx r8, r11, r15	// third3.step7.s
vpaddq ymm10, ymm1, ymm11	// update.limb86.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb86.vpaddq.4
mov qword ptr [rdi-112], rdx	// change2.w2f.store_w2f
cmovnz rbx, r10	// third3.step7.h
vpaddq ymm7, ymm15, ymm2	// update.limb86.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb86.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb86.vpand
sar rdx, 20	// change2.w2f.sar.2
vmovdqa ymmword ptr [rdi+3520], ymm9	// update.limb86.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3584]	// update.limb87.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb87.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb87.vpaddq
shl rdx, 44	// change2.w2f.shl
vpshufd ymm10, ymmword ptr [rdi+3616], 0x4e	// update.limb87.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3616]	// update.limb87.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb87.vpmuldq.4
lea r9, [r11-1]	// third3.step8.c0
mov qword ptr [rdi+80], rdx	// change2.w2f.store_high2f
vpaddq ymm7, ymm15, ymm2	// update.limb87.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb87.vpaddq.3
xor r8, rbx	// third3.step8.x
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb87.vpaddq.4
mov rsi, -2	// third3.step8.c1
sub rsi, r11	// third3.step8.c1.2
vpaddq ymm0, ymm13, ymm12	// update.limb87.vpaddq.5
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpsrlq ymm1, ymm0, 30	// update.limb87.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb87.vpand
vmovdqa ymmword ptr [rdi+3552], ymm15	// update.limb87.vmovdqa
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1f
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3616]	// update.limb88.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb88.vpmuldq.2
mov rax, rbp	// copy for third3.step8.t
sar rax, 1	// third3.step8.t
lea r12, [rax+r8]	// third3.step8.y
vpaddq ymm7, ymm2, ymm11	// update.limb88.vpaddq
cmovc r12, rax	// third3.step8.G
vpshufd ymm9, ymmword ptr [rdi+3648], 0x4e	// update.limb88.vpshufd
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3648]	// update.limb88.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb88.vpmuldq.4
andn r10, rbp, r13	// third3.step8.w
cmovnz r9, rsi	// third3.step8.d
shrx rdx, r9, r15	// third3.step8.m
sarx r11, r9, r15	// third3.step8.s
vpaddq ymm0, ymm13, ymm12	// update.limb88.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb88.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb88.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb88.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb88.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb88.vpand
vmovdqa ymmword ptr [rdi+3584], ymm13	// update.limb88.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3648]	// update.limb89.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb89.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb89.vpaddq
cmovnz rbx, rax	// third3.step8.h
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r8, [r14+rcx]	// change2.w2g.add
neg r8	// change2.w2g.neg
vpshufd ymm15, ymmword ptr [rdi+3680], 0x4e	// update.limb89.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3680]	// update.limb89.vpmuldq.3
sar r8, 20	// change2.w2g.sar
vpmuldq ymm1, ymm4, ymm15	// update.limb89.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb89.vpaddq.2
xor r11, rbx	// third3.step9.x
vpaddq ymm13, ymm0, ymm2	// update.limb89.vpaddq.3
mov rbp, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb89.vpaddq.4
lea r13, [r9-1]	// third3.step9.c0
vpaddq ymm12, ymm9, ymm11	// update.limb89.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb89.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb89.vpand
imul rbp, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r10, -2	// third3.step9.c1
vmovdqa ymmword ptr [rdi+3616], ymm10	// update.limb89.vmovdqa
sub r10, r9	// third3.step9.c1.2
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3680]	// update.limb90.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb90.vpmuldq.2
mov rsi, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpaddq ymm2, ymm1, ymm0	// update.limb90.vpaddq
mov rax, r12	// copy for third3.step9.t
sar rax, 1	// third3.step9.t
lea r14, [rax+r11]	// third3.step9.y
vpshufd ymm13, ymmword ptr [rdi+3712], 0x4e	// update.limb90.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3712]	// update.limb90.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb90.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb90.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb90.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb90.vpaddq.4
cmovc r14, rax	// third3.step9.G
andn rcx, r12, rdx	// third3.step9.w
cmovnz r13, r10	// third3.step9.d
shrx r9, r13, r15	// third3.step9.m
sarx r11, r13, r15	// third3.step9.s
vpaddq ymm1, ymm15, ymm7	// update.limb90.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb90.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb90.vpand
cmovnz rbx, rax	// third3.step9.h
imul rsi, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r12, [rbp+rsi]	// change2.w2g.add.2
vmovdqa ymmword ptr [rdi+3648], ymm9	// update.limb90.vmovdqa
lea rdx, [r8+r12]	// change2.w2g.add.3
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3712]	// update.limb91.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb91.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb91.vpaddq
mov qword ptr [rdi-104], rdx	// change2.w2g.store_w2g
vpshufd ymm10, ymmword ptr [rdi+3744], 0x4e	// update.limb91.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3744]	// update.limb91.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb91.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb91.vpaddq.2
sar rdx, 20	// change2.w2g.sar.2
vpaddq ymm9, ymm12, ymm1	// update.limb91.vpaddq.3
lea rcx, [r13-1]	// third3.step10.c0
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb91.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb91.vpaddq.5
shl rdx, 44	// change2.w2g.shl
vpsrlq ymm2, ymm11, 30	// update.limb91.vpsrlq
xor r11, rbx	// third3.step10.x
mov r10, -2	// third3.step10.c1
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb91.vpand
sub r10, r13	// third3.step10.c1.2
vmovdqa ymmword ptr [rdi+3680], ymm15	// update.limb91.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3744]	// update.limb92.vpmuldq
mov qword ptr [rdi+88], rdx	// change2.w2g.store_high2g
vpmuldq ymm12, ymm6, ymm10	// update.limb92.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb92.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3776], 0x4e	// update.limb92.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3776]	// update.limb92.vpmuldq.3
mov rax, r14	// copy for third3.step10.t
sar rax, 1	// third3.step10.t
lea rbp, [rax+r11]	// third3.step10.y
vpmuldq ymm0, ymm4, ymm9	// update.limb92.vpmuldq.4
cmovc rbp, rax	// third3.step10.G
vpaddq ymm11, ymm13, ymm0	// update.limb92.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb92.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb92.vpaddq.4
andn rsi, r14, r9	// third3.step10.w
cmovnz rcx, r10	// third3.step10.d
shrx r8, rcx, r15	// third3.step10.m
sarx r12, rcx, r15	// third3.step10.s
vpaddq ymm7, ymm10, ymm2	// update.limb92.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb92.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb92.vpand
vmovdqa ymmword ptr [rdi+3712], ymm13	// update.limb92.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3776]	// update.limb93.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb93.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb93.vpaddq
vpshufd ymm15, ymmword ptr [rdi+3808], 0x4e	// update.limb93.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3808]	// update.limb93.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb93.vpmuldq.4
cmovnz rbx, rax	// third3.step10.h
vpaddq ymm7, ymm10, ymm2	// update.limb93.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb93.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb93.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb93.vpaddq.5
xor r12, rbx	// third3.step11.x
vpsrlq ymm1, ymm0, 30	// update.limb93.vpsrlq
lea r13, [rcx-1]	// third3.step11.c0
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb93.vpand
vmovdqa ymmword ptr [rdi+3744], ymm10	// update.limb93.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+3808]	// update.limb94.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb94.vpmuldq.2
mov rdx, -2	// third3.step11.c1
sub rdx, rcx	// third3.step11.c1.2
vpaddq ymm7, ymm2, ymm11	// update.limb94.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3840], 0x4e	// update.limb94.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3840]	// update.limb94.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb94.vpmuldq.4
mov r11, rbp	// copy for third3.step11.t
sar r11, 1	// third3.step11.t
lea r14, [r11+r12]	// third3.step11.y
vpaddq ymm0, ymm9, ymm12	// update.limb94.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb94.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb94.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb94.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb94.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb94.vpand
cmovc r14, r11	// third3.step11.G
andn r9, rbp, r8	// third3.step11.w
cmovnz r13, rdx	// third3.step11.d
shrx rsi, r13, r15	// third3.step11.m
sarx r10, r13, r15	// third3.step11.s
vmovdqa ymmword ptr [rdi+3776], ymm9	// update.limb94.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+3840]	// update.limb95.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb95.vpmuldq.2
cmovnz rbx, r11	// third3.step11.h
vpaddq ymm0, ymm12, ymm7	// update.limb95.vpaddq
vpshufd ymm10, ymmword ptr [rdi+3872], 0x4e	// update.limb95.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+3872]	// update.limb95.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb95.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb95.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb95.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb95.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb95.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb95.vpsrlq
lea rax, [r13-1]	// third3.step12.c0
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb95.vpand
vmovdqa ymmword ptr [rdi+3808], ymm15	// update.limb95.vmovdqa
xor r10, rbx	// third3.step12.x
vpmuldq ymm1, ymm5, ymmword ptr [rdi+3872]	// update.limb96.vpmuldq
mov rcx, -2	// third3.step12.c1
vpmuldq ymm0, ymm6, ymm10	// update.limb96.vpmuldq.2
sub rcx, r13	// third3.step12.c1.2
vpaddq ymm2, ymm1, ymm0	// update.limb96.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3904], 0x4e	// update.limb96.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3904]	// update.limb96.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb96.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb96.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb96.vpaddq.3
mov r12, r14	// copy for third3.step12.t
sar r12, 1	// third3.step12.t
lea rbp, [r12+r10]	// third3.step12.y
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb96.vpaddq.4
cmovc rbp, r12	// third3.step12.G
vpaddq ymm1, ymm10, ymm7	// update.limb96.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb96.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb96.vpand
andn r8, r14, rsi	// third3.step12.w
cmovnz rax, rcx	// third3.step12.d
shrx r9, rax, r15	// third3.step12.m
sarx rdx, rax, r15	// third3.step12.s
vmovdqa ymmword ptr [rdi+3840], ymm13	// update.limb96.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+3904]	// update.limb97.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb97.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb97.vpaddq
vpshufd ymm15, ymmword ptr [rdi+3936], 0x4e	// update.limb97.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+3936]	// update.limb97.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb97.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb97.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb97.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb97.vpaddq.4
cmovnz rbx, r12	// third3.step12.h
vpaddq ymm11, ymm9, ymm0	// update.limb97.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb97.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb97.vpand
vmovdqa ymmword ptr [rdi+3872], ymm10	// update.limb97.vmovdqa
xor rdx, rbx	// third3.step13.x
vpmuldq ymm7, ymm5, ymmword ptr [rdi+3936]	// update.limb98.vpmuldq
lea r11, [rax-1]	// third3.step13.c0
vpmuldq ymm12, ymm6, ymm15	// update.limb98.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb98.vpaddq
vpshufd ymm13, ymmword ptr [rdi+3968], 0x4e	// update.limb98.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+3968]	// update.limb98.vpmuldq.3
mov r13, -2	// third3.step13.c1
sub r13, rax	// third3.step13.c1.2
vpmuldq ymm0, ymm4, ymm13	// update.limb98.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb98.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb98.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb98.vpaddq.4
mov r10, rbp	// copy for third3.step13.t
sar r10, 1	// third3.step13.t
lea r14, [r10+rdx]	// third3.step13.y
vpaddq ymm7, ymm15, ymm2	// update.limb98.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb98.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb98.vpand
vmovdqa ymmword ptr [rdi+3904], ymm9	// update.limb98.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+3968]	// update.limb99.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb99.vpmuldq.2
cmovc r14, r10	// third3.step13.G
andn rsi, rbp, r9	// third3.step13.w
cmovnz r11, r13	// third3.step13.d
shrx r8, r11, r15	// third3.step13.m
sarx rcx, r11, r15	// third3.step13.s
vpaddq ymm11, ymm0, ymm1	// update.limb99.vpaddq
vpshufd ymm10, ymmword ptr [rdi+4000], 0x4e	// update.limb99.vpshufd
cmovnz rbx, r10	// third3.step13.h
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4000]	// update.limb99.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb99.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb99.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb99.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb99.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb99.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb99.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb99.vpand
vmovdqa ymmword ptr [rdi+3936], ymm15	// update.limb99.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+4000]	// update.limb100.vpmuldq
lea r12, [r11-1]	// third3.step14.c0
vpmuldq ymm11, ymm6, ymm10	// update.limb100.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb100.vpaddq
xor rcx, rbx	// third3.step14.x
vpshufd ymm9, ymmword ptr [rdi+4032], 0x4e	// update.limb100.vpshufd
mov rax, -2	// third3.step14.c1
sub rax, r11	// third3.step14.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4032]	// update.limb100.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb100.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb100.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb100.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb100.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb100.vpaddq.5
mov rdx, r14	// copy for third3.step14.t
sar rdx, 1	// third3.step14.t
lea rbp, [rdx+rcx]	// third3.step14.y
vpsrlq ymm11, ymm2, 30	// update.limb100.vpsrlq
cmovc rbp, rdx	// third3.step14.G
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb100.vpand
vmovdqa ymmword ptr [rdi+3968], ymm13	// update.limb100.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+4032]	// update.limb101.vpmuldq
andn r9, r14, r8	// third3.step14.w
cmovnz r12, rax	// third3.step14.d
shrx rsi, r12, r15	// third3.step14.m
sarx r13, r12, r15	// third3.step14.s
vpmuldq ymm7, ymm6, ymm9	// update.limb101.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb101.vpaddq
vpshufd ymm15, ymmword ptr [rdi+4064], 0x4e	// update.limb101.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4064]	// update.limb101.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb101.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb101.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb101.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb101.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb101.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb101.vpsrlq
cmovnz rbx, rdx	// third3.step14.h
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb101.vpand
vmovdqa ymmword ptr [rdi+4000], ymm10	// update.limb101.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+4064]	// update.limb102.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb102.vpmuldq.2
xor r13, rbx	// third3.step15.x
vpaddq ymm2, ymm1, ymm0	// update.limb102.vpaddq
vpshufd ymm13, ymmword ptr [rdi+4096], 0x4e	// update.limb102.vpshufd
lea r10, [r12-1]	// third3.step15.c0
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4096]	// update.limb102.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb102.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb102.vpaddq.2
mov r11, -2	// third3.step15.c1
vpaddq ymm10, ymm2, ymm12	// update.limb102.vpaddq.3
sub r11, r12	// third3.step15.c1.2
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb102.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb102.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb102.vpsrlq
mov rcx, rbp	// copy for third3.step15.t
sar rcx, 1	// third3.step15.t
lea r14, [rcx+r13]	// third3.step15.y
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb102.vpand
vmovdqa ymmword ptr [rdi+4032], ymm9	// update.limb102.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+4096]	// update.limb103.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb103.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb103.vpaddq
vpshufd ymm10, ymmword ptr [rdi+4128], 0x4e	// update.limb103.vpshufd
cmovc r14, rcx	// third3.step15.G
andn r8, rbp, rsi	// third3.step15.w
cmovnz r10, r11	// third3.step15.d
shrx r9, r10, r15	// third3.step15.m
sarx rax, r10, r15	// third3.step15.s
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4128]	// update.limb103.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb103.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb103.vpaddq.2
cmovnz rbx, rcx	// third3.step15.h
vpaddq ymm9, ymm12, ymm1	// update.limb103.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb103.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb103.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb103.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb103.vpand
vmovdqa ymmword ptr [rdi+4064], ymm15	// update.limb103.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+4128]	// update.limb104.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb104.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb104.vpaddq
lea rdx, [r10-1]	// third3.step16.c0
vpshufd ymm9, ymmword ptr [rdi+4160], 0x4e	// update.limb104.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4160]	// update.limb104.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb104.vpmuldq.4
xor rax, rbx	// third3.step16.x
vpaddq ymm11, ymm13, ymm0	// update.limb104.vpaddq.2
mov r12, -2	// third3.step16.c1
sub r12, r10	// third3.step16.c1.2
vpaddq ymm15, ymm1, ymm11	// update.limb104.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb104.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb104.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb104.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb104.vpand
vmovdqa ymmword ptr [rdi+4096], ymm13	// update.limb104.vmovdqa
mov r13, r14	// copy for third3.step16.t
sar r13, 1	// third3.step16.t
lea rbp, [r13+rax]	// third3.step16.y
vpmuldq ymm0, ymm5, ymmword ptr [rdi+4160]	// update.limb105.vpmuldq
cmovc rbp, r13	// third3.step16.G
vpmuldq ymm1, ymm6, ymm9	// update.limb105.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb105.vpaddq
vpshufd ymm15, ymmword ptr [rdi+4192], 0x4e	// update.limb105.vpshufd
andn rsi, r14, r9	// third3.step16.w
cmovnz rdx, r12	// third3.step16.d
shrx r8, rdx, r15	// third3.step16.m
sarx r11, rdx, r15	// third3.step16.s
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4192]	// update.limb105.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb105.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb105.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb105.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb105.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb105.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb105.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb105.vpand
vmovdqa ymmword ptr [rdi+4128], ymm10	// update.limb105.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+4192]	// update.limb106.vpmuldq
cmovnz rbx, r13	// third3.step16.h
vpmuldq ymm11, ymm6, ymm15	// update.limb106.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb106.vpaddq
vpshufd ymm13, ymmword ptr [rdi+4224], 0x4e	// update.limb106.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4224]	// update.limb106.vpmuldq.3
xor r11, rbx	// third3.step17.x
vpmuldq ymm12, ymm4, ymm13	// update.limb106.vpmuldq.4
lea rcx, [rdx-1]	// third3.step17.c0
vpaddq ymm0, ymm9, ymm12	// update.limb106.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb106.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb106.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb106.vpaddq.5
mov r10, -2	// third3.step17.c1
sub r10, rdx	// third3.step17.c1.2
vpsrlq ymm11, ymm2, 30	// update.limb106.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb106.vpand
vmovdqa ymmword ptr [rdi+4160], ymm9	// update.limb106.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+4224]	// update.limb107.vpmuldq
mov rax, rbp	// copy for third3.step17.t
sar rax, 1	// third3.step17.t
lea r14, [rax+r11]	// third3.step17.y
vpmuldq ymm7, ymm6, ymm13	// update.limb107.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb107.vpaddq
vpshufd ymm10, ymmword ptr [rdi+4256], 0x4e	// update.limb107.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+4256]	// update.limb107.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb107.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb107.vpaddq.2
cmovc r14, rax	// third3.step17.G
andn r9, rbp, r8	// third3.step17.w
cmovnz rcx, r10	// third3.step17.d
shrx rsi, rcx, r15	// third3.step17.m
sarx r12, rcx, r15	// third3.step17.s
vpaddq ymm9, ymm0, ymm2	// update.limb107.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb107.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb107.vpaddq.5
cmovnz rbx, rax	// third3.step17.h
vpsrlq ymm7, ymm12, 30	// update.limb107.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb107.vpand
vmovdqa ymmword ptr [rdi+4192], ymm15	// update.limb107.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+4256]	// update.limb108.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb108.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb108.vpaddq
vpshufd ymm9, ymmword ptr [rdi+4288], 0x4e	// update.limb108.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+4288]	// update.limb108.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb108.vpmuldq.4
lea r13, [rcx-1]	// third3.step18.c0
vpaddq ymm12, ymm13, ymm11	// update.limb108.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb108.vpaddq.3
xor r12, rbx	// third3.step18.x
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb108.vpaddq.4
mov rdx, -2	// third3.step18.c1
vpaddq ymm1, ymm10, ymm7	// update.limb108.vpaddq.5
sub rdx, rcx	// third3.step18.c1.2
vpsrlq ymm0, ymm1, 30	// update.limb108.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb108.vpand
vmovdqa ymmword ptr [rdi+4224], ymm13	// update.limb108.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+4288]	// update.limb109.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb109.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb109.vpaddq
mov r11, r14	// copy for third3.step18.t
sar r11, 1	// third3.step18.t
lea rbp, [r11+r12]	// third3.step18.y
vpshufd ymm15, ymmword ptr [rdi+4320], 0x4e	// update.limb109.vpshufd
cmovc rbp, r11	// third3.step18.G
vpmuldq ymm10, ymm3, ymmword ptr [rdi+4320]	// update.limb109.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb109.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb109.vpaddq.2
andn r8, r14, rsi	// third3.step18.w
cmovnz r13, rdx	// third3.step18.d
shrx r9, r13, r15	// third3.step18.m
sarx r10, r13, r15	// third3.step18.s
vpaddq ymm13, ymm12, ymm1	// update.limb109.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb109.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb109.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb109.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb109.vpand
vmovdqa ymmword ptr [rdi+4256], ymm10	// update.limb109.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+4320]	// update.limb110.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb110.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb110.vpaddq
vpshufd ymm13, ymmword ptr [rdi+4352], 0x4e	// update.limb110.vpshufd
cmovnz rbx, r11	// third3.step18.h
vpmuldq ymm9, ymm3, ymmword ptr [rdi+4352]	// update.limb110.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb110.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb110.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb110.vpaddq.3
xor r10, rbx	// third3.step19.x
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb110.vpaddq.4
lea rax, [r13-1]	// third3.step19.c0
vpaddq ymm7, ymm15, ymm2	// update.limb110.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb110.vpsrlq
vpand ymm3, ymm7, ymmword ptr [rdi+448]	// update.limb110.vpand
vmovdqa ymmword ptr [rdi+4288], ymm3	// update.limb110.vmovdqa
mov rcx, -2	// third3.step19.c1
sub rcx, r13	// third3.step19.c1.2
vpmuldq ymm4, ymm5, ymmword ptr [rdi+4352]	// update.last.vpmuldq
vpmuldq ymm9, ymm6, ymm13	// update.last.vpmuldq.2
vpaddq ymm0, ymm4, ymm9	// update.last.vpaddq
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.last.vpaddq.2
mov r12, rbp	// copy for third3.step19.t
sar r12, 1	// third3.step19.t
lea r14, [r12+r10]	// third3.step19.y
vpaddq ymm11, ymm1, ymm12	// update.last.vpaddq.3
vpaddq ymm10, ymm11, ymm14	// update.last.vpaddq.4
vpand ymm15, ymm10, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+4320], ymm15	// update.last.vmovdqa
vpsrlq ymm2, ymm10, 30	// update.last.vpsrlq
vpaddq ymm7, ymm2, ymm8	// update.last.vpaddq.5
cmovc r14, r12	// third3.step19.G
andn rsi, rbp, r9	// third3.step19.w
cmovnz rax, rcx	// third3.step19.d
shrx r8, rax, r15	// third3.step19.m
sarx rdx, rax, r15	// third3.step19.s
vpaddq ymm3, ymm7, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm5, ymm3, ymmword ptr [rdi+608]	// update.last.vpand.2
cmovnz rbx, r12	// third3.step19.h
vmovdqa ymmword ptr [rdi+4352], ymm5	// update.last.vmovdqa.2
vpsrlq ymm6, ymm3, 30	// update.last.vpsrlq.2
vperm2i128 ymm13, ymm6, ymm6, 0x08	// update.last.vperm2i128
vpaddq ymm4, ymm13, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm9, ymm4, ymmword ptr [rdi+832]	// update.last.vpaddq.8
vmovdqa ymmword ptr [rdi+832], ymm9	// update.last.vmovdqa.3
lea r11, [rax-1]	// third3.step20.c0
xor rdx, rbx	// third3.step20.x
mov r13, -2	// third3.step20.c1
sub r13, rax	// third3.step20.c1.2
mov r10, r14	// copy for third3.step20.t
sar r10, 1	// third3.step20.t
lea rbp, [r10+rdx]	// third3.step20.y
cmovc rbp, r10	// third3.step20.G
andn r9, r14, r8	// third3.step20.w
cmovnz r11, r13	// third3.step20.d
shrx rsi, r11, r15	// third3.step20.m
sarx rcx, r11, r15	// third3.step20.s
cmovnz rbx, r10	// third3.step20.h
mov r12, rbp	// copy for change3.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rax, rbx	// copy for change3.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rdx, rbp	// copy for change3.G.shl
shl rdx, 44	// change3.G.shl
mov r14, rbx	// copy for change3.h.shl
shl r14, 45	// change3.h.shl
rorx r8, r12, 21	// change3.G.first_entry
rorx r9, r12, 42	// change3.G.second_entry
rorx r13, rax, 20	// change3.h.first_entry
rorx r10, rax, 41	// change3.h.second_entry
add rdx, qword ptr [rdi-40]	// change3.G.add_refill_G
add r14, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], rbx	// change3.store_end_h
mov qword ptr [rdi-120], rbp	// change3.store_end_G
imul r8, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r13, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r10, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r12, [r8+r9]	// change3.G.add
lea rax, [r13+r10]	// change3.h.add
lea rbx, [r12+rdx]	// change3.G.add.2
lea rbp, [rax+r14]	// change3.h.add.2
ror rbx, 44	// change3.G.packed
ror rbp, 45	// change3.h.packed
mov rdx, r11	// output
mov rax, rcx	// output
mov rcx, rbp	// output
mov rbp, rsi	// output
mov rsi, rax	// output
dec qword ptr [rdi-72]	// loop
jnz 2b	// loop
mov qword ptr [rdi-96], rbx	// store_start_G
mov qword ptr [rdi-88], rcx	// store_start_h
mov qword ptr [rdi-80], rdx	// store_d
vzeroupper	// leave
pop r15	// leave
pop r14	// leave
pop r13	// leave
pop r12	// leave
pop rbp	// leave
pop rbx	// leave
ret	// leave
