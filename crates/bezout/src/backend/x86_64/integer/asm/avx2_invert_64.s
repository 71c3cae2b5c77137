// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX2.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 137 limbs of 30 bits; 3541 instructions a batch, 780 for its steps (form: select).
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
mov r9, qword ptr [rdi-128]	// end.load_end_h
mov r10, rbx	// copy for third1.step1.t
sar r10, 1	// third1.step1.t
lea r11, [r10+rsi]	// third1.step1.y
mov r12, qword ptr [rdi-120]	// end.load_end_G
cmovc r11, r10	// third1.step1.G
andn r13, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx r14, rax, r15	// third1.step1.m
sarx rdx, rax, r15	// third1.step1.s
lea rsi, [rax-1]	// third1.step2.c0
mov rbx, -2	// third1.step2.c1
cmovnz rcx, r10	// third1.step1.h
xor rdx, rcx	// third1.step2.x
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sub rbx, rax	// third1.step2.c1.2
sar rbp, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
mov r13, r11	// copy for third1.step2.t
sar r13, 1	// third1.step2.t
lea r8, [r13+rdx]	// third1.step2.y
cmovc r8, r13	// third1.step2.G
lea r10, [r9+524288]	// end.N3u.offset
andn rax, r11, r14	// third1.step2.w
cmovnz rsi, rbx	// third1.step2.d
shrx rbp, rsi, r15	// third1.step2.m
sarx rdx, rsi, r15	// third1.step2.s
lea r9, [rsi-1]	// third1.step3.c0
mov r11, -2	// third1.step3.c1
cmovnz rcx, r13	// third1.step2.h
xor rdx, rcx	// third1.step3.x
shl r10, 23	// end.N3u.shl
sub r11, rsi	// third1.step3.c1.2
sar r10, 43	// end.N3u.sar
mov qword ptr [rdi+320], r10	// end.N3u.store_N3u
mov r14, r8	// copy for third1.step3.t
sar r14, 1	// third1.step3.t
lea rax, [r14+rdx]	// third1.step3.y
cmovc rax, r14	// third1.step3.G
andn rbx, r8, rbp	// third1.step3.w
cmovnz r9, r11	// third1.step3.d
shrx r13, r9, r15	// third1.step3.m
sarx rsi, r9, r15	// third1.step3.s
lea r10, [r9-1]	// third1.step4.c0
mov rdx, -2	// third1.step4.c1
cmovnz rcx, r14	// third1.step3.h
mov r8, r12	// copy for end.N3r.add_rounding_G
add r8, qword ptr [rdi-56]	// end.N3r.add_rounding_G
xor rsi, rcx	// third1.step4.x
sar r8, 42	// end.N3r.sar
sub rdx, r9	// third1.step4.c1.2
mov qword ptr [rdi+344], r8	// end.N3r.store_N3r
lea rbp, [r12+1048576]	// end.N3q.offset
mov rbx, rax	// copy for third1.step4.t
sar rbx, 1	// third1.step4.t
lea r11, [rbx+rsi]	// third1.step4.y
cmovc r11, rbx	// third1.step4.G
shl rbp, 22	// end.N3q.shl
andn r14, rax, r13	// third1.step4.w
cmovnz r10, rdx	// third1.step4.d
shrx r9, r10, r15	// third1.step4.m
sarx r8, r10, r15	// third1.step4.s
lea r12, [r10-1]	// third1.step5.c0
mov rsi, -2	// third1.step5.c1
cmovnz rcx, rbx	// third1.step4.h
xor r8, rcx	// third1.step5.x
sar rbp, 43	// end.N3q.sar
mov qword ptr [rdi+336], rbp	// end.N3q.store_N3q
sub rsi, r10	// third1.step5.c1.2
mov rax, qword ptr [rdi+320]	// end.Mu.load_N3u
mov r13, r11	// copy for third1.step5.t
sar r13, 1	// third1.step5.t
lea r14, [r13+r8]	// third1.step5.y
cmovc r14, r13	// third1.step5.G
andn rdx, r11, r9	// third1.step5.w
cmovnz r12, rsi	// third1.step5.d
shrx rbx, r12, r15	// third1.step5.m
sarx rbp, r12, r15	// third1.step5.s
lea r10, [r12-1]	// third1.step6.c0
mov r8, -2	// third1.step6.c1
cmovnz rcx, r13	// third1.step5.h
imul rax, qword ptr [rdi+128]	// end.Mu.imul_Yu
mov r11, qword ptr [rdi+328]	// end.Mu.load_N3v
xor rbp, rcx	// third1.step6.x
sub r8, r12	// third1.step6.c1.2
imul r11, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r9, [rax+r11]	// end.Mu.add
mov rdx, r14	// copy for third1.step6.t
sar rdx, 1	// third1.step6.t
lea rsi, [rdx+rbp]	// third1.step6.y
cmovc rsi, rdx	// third1.step6.G
neg r9	// end.Mu.neg
andn r13, r14, rbx	// third1.step6.w
cmovnz r10, r8	// third1.step6.d
shrx r12, r10, r15	// third1.step6.m
sarx rax, r10, r15	// third1.step6.s
lea r11, [r10-1]	// third1.step7.c0
mov qword ptr [rdi-24], r9	// end.Mu.store_Mu
mov rbp, -2	// third1.step7.c1
mov r14, qword ptr [rdi+320]	// end.Mv.load_N3u
cmovnz rcx, rdx	// third1.step6.h
xor rax, rcx	// third1.step7.x
sub rbp, r10	// third1.step7.c1.2
imul r14, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov rbx, rsi	// copy for third1.step7.t
sar rbx, 1	// third1.step7.t
lea r13, [rbx+rax]	// third1.step7.y
mov r8, qword ptr [rdi+328]	// end.Mv.load_N3v
cmovc r13, rbx	// third1.step7.G
andn r9, rsi, r12	// third1.step7.w
cmovnz r11, rbp	// third1.step7.d
shrx rdx, r11, r15	// third1.step7.m
sarx r10, r11, r15	// third1.step7.s
lea rax, [r11-1]	// third1.step8.c0
mov rsi, -2	// third1.step8.c1
cmovnz rcx, rbx	// third1.step7.h
imul r8, qword ptr [rdi+152]	// end.Mv.imul_Yr
xor r10, rcx	// third1.step8.x
sub rsi, r11	// third1.step8.c1.2
lea r12, [r14+r8]	// end.Mv.add
neg r12	// end.Mv.neg
mov r9, r13	// copy for third1.step8.t
sar r9, 1	// third1.step8.t
lea rbp, [r9+r10]	// third1.step8.y
cmovc rbp, r9	// third1.step8.G
mov qword ptr [rdi-16], r12	// end.Mv.store_Mv
andn rbx, r13, rdx	// third1.step8.w
cmovnz rax, rsi	// third1.step8.d
shrx r11, rax, r15	// third1.step8.m
sarx r14, rax, r15	// third1.step8.s
lea r8, [rax-1]	// third1.step9.c0
mov r10, qword ptr [rdi+336]	// end.Mq.load_N3q
mov r12, -2	// third1.step9.c1
cmovnz rcx, r9	// third1.step8.h
xor r14, rcx	// third1.step9.x
imul r10, qword ptr [rdi+128]	// end.Mq.imul_Yu
sub r12, rax	// third1.step9.c1.2
mov r13, qword ptr [rdi+344]	// end.Mq.load_N3r
mov rdx, rbp	// copy for third1.step9.t
sar rdx, 1	// third1.step9.t
lea rbx, [rdx+r14]	// third1.step9.y
cmovc rbx, rdx	// third1.step9.G
andn rsi, rbp, r11	// third1.step9.w
cmovnz r8, r12	// third1.step9.d
shrx r9, r8, r15	// third1.step9.m
sarx rax, r8, r15	// third1.step9.s
lea r14, [r8-1]	// third1.step10.c0
mov rbp, -2	// third1.step10.c1
cmovnz rcx, rdx	// third1.step9.h
imul r13, qword ptr [rdi+144]	// end.Mq.imul_Yq
lea r11, [r10+r13]	// end.Mq.add
xor rax, rcx	// third1.step10.x
sub rbp, r8	// third1.step10.c1.2
neg r11	// end.Mq.neg
mov qword ptr [rdi-8], r11	// end.Mq.store_Mq
mov rsi, rbx	// copy for third1.step10.t
sar rsi, 1	// third1.step10.t
lea r12, [rsi+rax]	// third1.step10.y
cmovc r12, rsi	// third1.step10.G
mov rdx, qword ptr [rdi+336]	// end.Mr.load_N3q
andn r10, rbx, r9	// third1.step10.w
cmovnz r14, rbp	// third1.step10.d
shrx r13, r14, r15	// third1.step10.m
sarx r8, r14, r15	// third1.step10.s
lea r11, [r14-1]	// third1.step11.c0
mov rax, -2	// third1.step11.c1
cmovnz rcx, rsi	// third1.step10.h
xor r8, rcx	// third1.step11.x
imul rdx, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rbx, qword ptr [rdi+344]	// end.Mr.load_N3r
sub rax, r14	// third1.step11.c1.2
imul rbx, qword ptr [rdi+152]	// end.Mr.imul_Yr
mov r9, r12	// copy for third1.step11.t
sar r9, 1	// third1.step11.t
lea r10, [r9+r8]	// third1.step11.y
lea rbp, [rdx+rbx]	// end.Mr.add
cmovc r10, r9	// third1.step11.G
andn rsi, r12, r13	// third1.step11.w
cmovnz r11, rax	// third1.step11.d
shrx r14, r11, r15	// third1.step11.m
sarx r8, r11, r15	// third1.step11.s
lea rdx, [r11-1]	// third1.step12.c0
mov rbx, -2	// third1.step12.c1
cmovnz rcx, r9	// third1.step11.h
neg rbp	// end.Mr.neg
xor r8, rcx	// third1.step12.x
sub rbx, r11	// third1.step12.c1.2
mov qword ptr [rdi+0], rbp	// end.Mr.store_Mr
mov r12, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r13, r10	// copy for third1.step12.t
sar r13, 1	// third1.step12.t
lea rsi, [r13+r8]	// third1.step12.y
cmovc rsi, r13	// third1.step12.G
imul r12, qword ptr [rdi-112]	// end.w0f.imul_w2f
andn rax, r10, r14	// third1.step12.w
cmovnz rdx, rbx	// third1.step12.d
shrx r9, rdx, r15	// third1.step12.m
sarx r11, rdx, r15	// third1.step12.s
mov rbp, qword ptr [rdi+328]	// end.w0f.load_N3v
lea r8, [rdx-1]	// third1.step13.c0
mov r10, -2	// third1.step13.c1
cmovnz rcx, r13	// third1.step12.h
xor r11, rcx	// third1.step13.x
imul rbp, qword ptr [rdi-104]	// end.w0f.imul_w2g
sub r10, rdx	// third1.step13.c1.2
lea r14, [r12+rbp]	// end.w0f.add
mov rax, rsi	// copy for third1.step13.t
sar rax, 1	// third1.step13.t
lea rbx, [rax+r11]	// third1.step13.y
cmovc rbx, rax	// third1.step13.G
andn r13, rsi, r9	// third1.step13.w
cmovnz r8, r10	// third1.step13.d
shrx rdx, r8, r15	// third1.step13.m
sarx r12, r8, r15	// third1.step13.s
lea rbp, [r8-1]	// third1.step14.c0
mov r11, -2	// third1.step14.c1
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
cmovnz rcx, rax	// third1.step13.h
neg r14	// end.w0f.neg
sar r14, 20	// end.w0f.sar
xor r12, rcx	// third1.step14.x
sub r11, r8	// third1.step14.c1.2
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
mov qword ptr [rdi+8], r14	// end.w0f.store_w0f
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
vpmuludq ymm4, ymm3, ymmword ptr [rdi+5248]	// update.limb0.vpmuludq.2
mov rsi, rbx	// copy for third1.step14.t
sar rsi, 1	// third1.step14.t
lea r9, [rsi+r12]	// third1.step14.y
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
cmovc r9, rsi	// third1.step14.G
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
shr r14, 20	// end.w0f.shr
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+5280]	// update.limb1.vpmuludq
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
andn r13, rbx, rdx	// third1.step14.w
cmovnz rbp, r11	// third1.step14.d
shrx r10, rbp, r15	// third1.step14.m
sarx rax, rbp, r15	// third1.step14.s
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5248]	// update.limb1.vpmuludq.3
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
lea r8, [rbp-1]	// third1.step15.c0
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5312]	// update.limb2.vpmuludq
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
vpmuludq ymm12, ymm4, ymmword ptr [rdi+5280]	// update.limb2.vpmuludq.2
mov r12, -2	// third1.step15.c1
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.5
vpaddq ymm13, ymm1, ymmword ptr [rdi+512]	// update.limb2.vpaddq.6
vpaddq ymm2, ymm13, ymm14	// update.limb2.vpaddq.7
vpsrlq ymm5, ymm2, 30	// update.limb2.vpsrlq
vpand ymm15, ymm2, ymm6	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm15	// update.limb2.vmovdqa
vpmuldq ymm12, ymm9, ymm11	// update.limb3.vpmuldq
vpmuldq ymm1, ymm10, ymm0	// update.limb3.vpmuldq.2
vbroadcasti128 ymm13, xmmword ptr [rdi+928]	// update.limb3.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+944]	// update.limb3.vbroadcasti128.2
vpmuldq ymm2, ymm7, ymm13	// update.limb3.vpmuldq.3
vpmuldq ymm15, ymm8, ymm14	// update.limb3.vpmuldq.4
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.2
vpaddq ymm12, ymm0, ymm15	// update.limb3.vpaddq.3
vpmuludq ymm1, ymm3, ymmword ptr [rdi+5344]	// update.limb3.vpmuludq
cmovnz rcx, rsi	// third1.step14.h
xor rax, rcx	// third1.step15.x
shl r14, 44	// end.w0f.shl
mov qword ptr [rdi+16], r14	// end.w0f.store_high0f
sub r12, rbp	// third1.step15.c1.2
mov rbx, qword ptr [rdi+336]	// end.w0g.load_N3q
mov rdx, r9	// copy for third1.step15.t
sar rdx, 1	// third1.step15.t
lea r13, [rdx+rax]	// third1.step15.y
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5312]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5376]	// update.limb4.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
cmovc r13, rdx	// third1.step15.G
andn r11, r9, r10	// third1.step15.w
cmovnz r8, r12	// third1.step15.d
shrx rsi, r8, r15	// third1.step15.m
sarx r14, r8, r15	// third1.step15.s
lea rbp, [r8-1]	// third1.step16.c0
vpmuludq ymm2, ymm4, ymmword ptr [rdi+5344]	// update.limb4.vpmuludq.2
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
mov rax, -2	// third1.step16.c1
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
cmovnz rcx, rdx	// third1.step15.h
imul rbx, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r9, qword ptr [rdi+344]	// end.w0g.load_N3r
xor r14, rcx	// third1.step16.x
sub rax, r8	// third1.step16.c1.2
imul r9, qword ptr [rdi-104]	// end.w0g.imul_w2g
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5408]	// update.limb5.vpmuludq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
vpmuludq ymm5, ymm4, ymmword ptr [rdi+5376]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
lea r10, [rbx+r9]	// end.w0g.add
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm13	// update.limb5.vmovdqa
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
mov r11, r13	// copy for third1.step16.t
sar r11, 1	// third1.step16.t
lea r12, [r11+r14]	// third1.step16.y
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
cmovc r12, r11	// third1.step16.G
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
neg r10	// end.w0g.neg
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5440]	// update.limb6.vpmuludq
andn rdx, r13, rsi	// third1.step16.w
cmovnz rbp, rax	// third1.step16.d
shrx r8, rbp, r15	// third1.step16.m
sarx rbx, rbp, r15	// third1.step16.s
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5408]	// update.limb6.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
lea r9, [rbp-1]	// third1.step17.c0
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5472]	// update.limb7.vpmuludq
mov r14, -2	// third1.step17.c1
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5440]	// update.limb7.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb7.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb7.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb7.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+992], ymm12	// update.limb7.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb8.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb8.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1088]	// update.limb8.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1104]	// update.limb8.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb8.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb8.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.2
cmovnz rcx, r11	// third1.step16.h
xor rbx, rcx	// third1.step17.x
sar r10, 20	// end.w0g.sar
and r10, qword ptr [rdi-32]	// end.w0g.and_low40
sub r14, rbp	// third1.step17.c1.2
mov qword ptr [rdi+24], r10	// end.w0g.store_w0g
mov r13, r12	// copy for third1.step17.t
sar r13, 1	// third1.step17.t
lea rsi, [r13+rbx]	// third1.step17.y
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5504]	// update.limb8.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5472]	// update.limb8.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
cmovc rsi, r13	// third1.step17.G
andn rdx, r12, r8	// third1.step17.w
cmovnz r9, r14	// third1.step17.d
shrx rax, r9, r15	// third1.step17.m
sarx r11, r9, r15	// third1.step17.s
lea rbp, [r9-1]	// third1.step18.c0
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5536]	// update.limb9.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5504]	// update.limb9.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
mov rbx, -2	// third1.step18.c1
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1056], ymm1	// update.limb9.vmovdqa
cmovnz rcx, r13	// third1.step17.h
shr r10, 20	// end.w0g.shr
shl r10, 44	// end.w0g.shl
xor r11, rcx	// third1.step18.x
sub rbx, r9	// third1.step18.c1.2
mov qword ptr [rdi+32], r10	// end.w0g.store_high0g
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5568]	// update.limb10.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5536]	// update.limb10.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm12	// update.limb10.vmovdqa
mov r12, rsi	// copy for third1.step18.t
sar r12, 1	// third1.step18.t
lea r8, [r12+r11]	// third1.step18.y
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
cmovc r8, r12	// third1.step18.G
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5600]	// update.limb11.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5568]	// update.limb11.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
andn rdx, rsi, rax	// third1.step18.w
cmovnz rbp, rbx	// third1.step18.d
shrx r14, rbp, r15	// third1.step18.m
sarx r13, rbp, r15	// third1.step18.s
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1120], ymm2	// update.limb11.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
lea r9, [rbp-1]	// third1.step19.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb12.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5632]	// update.limb12.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5600]	// update.limb12.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
mov r10, -2	// third1.step19.c1
vpaddq ymm13, ymm2, ymm14	// update.limb12.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb12.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm1	// update.limb12.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb13.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb13.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]	// update.limb13.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]	// update.limb13.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb13.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb13.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb13.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5664]	// update.limb13.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5632]	// update.limb13.vpmuludq.2
cmovnz rcx, r12	// third1.step18.h
xor r13, rcx	// third1.step19.x
sub r10, rbp	// third1.step19.c1.2
mov r11, r8	// copy for third1.step19.t
sar r11, 1	// third1.step19.t
lea rsi, [r11+r13]	// third1.step19.y
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb13.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb13.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm12	// update.limb13.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb14.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb14.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb14.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb14.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb14.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb14.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5696]	// update.limb14.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5664]	// update.limb14.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.5
cmovc rsi, r11	// third1.step19.G
andn rax, r8, r14	// third1.step19.w
cmovnz r9, r10	// third1.step19.d
shrx rdx, r9, r15	// third1.step19.m
sarx rbx, r9, r15	// third1.step19.s
lea r12, [r9-1]	// third1.step20.c0
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb14.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb14.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.limb14.vmovdqa
mov rbp, -2	// third1.step20.c1
vpmuldq ymm0, ymm9, ymm1	// update.limb15.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb15.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]	// update.limb15.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]	// update.limb15.vbroadcasti128.2
cmovnz rcx, r11	// third1.step19.h
xor rbx, rcx	// third1.step20.x
sub rbp, r9	// third1.step20.c1.2
vpmuldq ymm13, ymm7, ymm12	// update.limb15.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb15.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb15.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5728]	// update.limb15.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5696]	// update.limb15.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb15.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb15.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1248], ymm1	// update.limb15.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb16.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb16.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]	// update.limb16.vbroadcasti128.2
mov r13, rsi	// copy for third1.step20.t
sar r13, 1	// third1.step20.t
lea r8, [r13+rbx]	// third1.step20.y
vpmuldq ymm0, ymm7, ymm2	// update.limb16.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb16.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq
cmovc r8, r13	// third1.step20.G
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb16.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5760]	// update.limb16.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5728]	// update.limb16.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb16.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb16.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1280], ymm12	// update.limb16.vmovdqa
andn r14, rsi, rdx	// third1.step20.w
cmovnz r12, rbp	// third1.step20.d
shrx rax, r12, r15	// third1.step20.m
sarx r10, r12, r15	// third1.step20.s
vpmuldq ymm0, ymm9, ymm2	// update.limb17.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb17.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]	// update.limb17.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb17.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb17.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb17.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5792]	// update.limb17.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5760]	// update.limb17.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb17.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb17.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm2	// update.limb17.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb18.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb18.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]	// update.limb18.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb18.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb18.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb18.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5824]	// update.limb18.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5792]	// update.limb18.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb18.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb18.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb18.vpsrlq
cmovnz rcx, r13	// third1.step20.h
mov r11, r8	// copy for change1.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r9, rcx	// copy for change1.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rbx, r8	// copy for change1.G.shl
shl rbx, 44	// change1.G.shl
mov rsi, rcx	// copy for change1.h.shl
shl rsi, 45	// change1.h.shl
rorx rdx, r11, 21	// change1.G.first_entry
rorx r14, r11, 42	// change1.G.second_entry
rorx rbp, r9, 20	// change1.h.first_entry
rorx r13, r9, 41	// change1.h.second_entry
add rbx, qword ptr [rdi-40]	// change1.G.add_refill_G
add rsi, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi+16]	// change1.G.imul_high0f
imul r14, qword ptr [rdi+32]	// change1.G.imul_high0g
imul rbp, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r13, qword ptr [rdi+32]	// change1.h.imul_high0g
vpand ymm1, ymm13, ymm6	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1344], ymm1	// update.limb18.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb19.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb19.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]	// update.limb19.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]	// update.limb19.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb19.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb19.vpmuldq.4
lea r11, [rdx+r14]	// change1.G.add
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq
lea r9, [rbp+r13]	// change1.h.add
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb19.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5856]	// update.limb19.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5824]	// update.limb19.vpmuludq.2
lea rdx, [r11+rbx]	// change1.G.add.2
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.5
lea r14, [r9+rsi]	// change1.h.add.2
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb19.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb19.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb19.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1376], ymm12	// update.limb19.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb20.vpmuldq
ror rdx, 44	// change1.G.packed
ror r14, 45	// change1.h.packed
vpmuldq ymm11, ymm10, ymm5	// update.limb20.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]	// update.limb20.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb20.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb20.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb20.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5888]	// update.limb20.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5856]	// update.limb20.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb20.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb20.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb20.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1408], ymm2	// update.limb20.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb21.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb21.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1504]	// update.limb21.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]	// update.limb21.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb21.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb21.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb21.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5920]	// update.limb21.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5888]	// update.limb21.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb21.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb21.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb21.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1440], ymm1	// update.limb21.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb22.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb22.vpmuldq.2
xor r10, r14	// third2.step1.x
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]	// update.limb22.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]	// update.limb22.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb22.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb22.vpmuldq.4
lea rbp, [r12-1]	// third2.step1.c0
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb22.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5952]	// update.limb22.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5920]	// update.limb22.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb22.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb22.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb22.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1472], ymm12	// update.limb22.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb23.vpmuldq
mov r13, -2	// third2.step1.c1
vpmuldq ymm14, ymm10, ymm11	// update.limb23.vpmuldq.2
sub r13, r12	// third2.step1.c1.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]	// update.limb23.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]	// update.limb23.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb23.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb23.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb23.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5984]	// update.limb23.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5952]	// update.limb23.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb23.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb23.vpaddq.7
mov r11, rdx	// copy for third2.step1.t
sar r11, 1	// third2.step1.t
lea rbx, [r11+r10]	// third2.step1.y
vpsrlq ymm14, ymm0, 30	// update.limb23.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+1504], ymm2	// update.limb23.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb24.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb24.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]	// update.limb24.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]	// update.limb24.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb24.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb24.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb24.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6016]	// update.limb24.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5984]	// update.limb24.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb24.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb24.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb24.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb24.vpand
cmovc rbx, r11	// third2.step1.G
andn r9, rdx, rax	// third2.step1.w
cmovnz rbp, r13	// third2.step1.d
shrx rsi, rbp, r15	// third2.step1.m
sarx r12, rbp, r15	// third2.step1.s
lea r10, [rbp-1]	// third2.step2.c0
vmovdqa ymmword ptr [rdi+1536], ymm1	// update.limb24.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb25.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb25.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]	// update.limb25.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]	// update.limb25.vbroadcasti128.2
mov rdx, -2	// third2.step2.c1
vpmuldq ymm13, ymm7, ymm2	// update.limb25.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb25.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb25.vpaddq.3
cmovnz r14, r11	// third2.step1.h
xor r12, r14	// third2.step2.x
sub rdx, rbp	// third2.step2.c1.2
mov rax, rcx	// copy for change1.N1v.add_rounding_h
add rax, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6048]	// update.limb25.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6016]	// update.limb25.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb25.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb25.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb25.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+1568], ymm12	// update.limb25.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb26.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb26.vpmuldq.2
sar rax, 41	// change1.N1v.sar
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]	// update.limb26.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]	// update.limb26.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb26.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb26.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb26.vpaddq.3
mov r9, rbx	// copy for third2.step2.t
sar r9, 1	// third2.step2.t
lea r13, [r9+r12]	// third2.step2.y
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6080]	// update.limb26.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6048]	// update.limb26.vpmuludq.2
cmovc r13, r9	// third2.step2.G
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb26.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb26.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb26.vpsrlq
mov qword ptr [rdi+200], rax	// change1.N1v.store_N1v
vpand ymm2, ymm13, ymm6	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+1600], ymm2	// update.limb26.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb27.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb27.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]	// update.limb27.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb27.vpmuldq.3
andn r11, rbx, rsi	// third2.step2.w
cmovnz r10, rdx	// third2.step2.d
shrx rbp, r10, r15	// third2.step2.m
sarx r12, r10, r15	// third2.step2.s
vpmuldq ymm2, ymm8, ymm5	// update.limb27.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb27.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6112]	// update.limb27.vpmuludq
lea rax, [r10-1]	// third2.step3.c0
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6080]	// update.limb27.vpmuludq.2
lea rbx, [rcx+524288]	// change1.N1u.offset
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb27.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb27.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb27.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1632], ymm1	// update.limb27.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb28.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb28.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]	// update.limb28.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]	// update.limb28.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb28.vpmuldq.3
mov rsi, -2	// third2.step3.c1
vpmuldq ymm1, ymm8, ymm15	// update.limb28.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb28.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6144]	// update.limb28.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6112]	// update.limb28.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb28.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb28.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb28.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb28.vpand
vmovdqa ymmword ptr [rdi+1664], ymm12	// update.limb28.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb29.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb29.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]	// update.limb29.vbroadcasti128
cmovnz r14, r9	// third2.step2.h
xor r12, r14	// third2.step3.x
sub rsi, r10	// third2.step3.c1.2
shl rbx, 23	// change1.N1u.shl
mov r11, r13	// copy for third2.step3.t
sar r11, 1	// third2.step3.t
lea rdx, [r11+r12]	// third2.step3.y
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]	// update.limb29.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb29.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb29.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb29.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6176]	// update.limb29.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6144]	// update.limb29.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb29.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb29.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb29.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1696], ymm2	// update.limb29.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb30.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb30.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]	// update.limb30.vbroadcasti128
cmovc rdx, r11	// third2.step3.G
andn rcx, r13, rbp	// third2.step3.w
cmovnz rax, rsi	// third2.step3.d
shrx r9, rax, r15	// third2.step3.m
sarx r10, rax, r15	// third2.step3.s
lea r12, [rax-1]	// third2.step4.c0
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]	// update.limb30.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb30.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb30.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.2
mov r13, -2	// third2.step4.c1
vpaddq ymm13, ymm14, ymm2	// update.limb30.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6208]	// update.limb30.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6176]	// update.limb30.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.5
cmovnz r14, r11	// third2.step3.h
sar rbx, 43	// change1.N1u.sar
mov qword ptr [rdi+192], rbx	// change1.N1u.store_N1u
xor r10, r14	// third2.step4.x
sub r13, rax	// third2.step4.c1.2
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb30.vpaddq.6
mov rbp, r8	// copy for change1.N1r.add_rounding_G
add rbp, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
vpaddq ymm13, ymm2, ymm5	// update.limb30.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb30.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1728], ymm1	// update.limb30.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb31.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb31.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]	// update.limb31.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]	// update.limb31.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb31.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb31.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb31.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6240]	// update.limb31.vpmuludq
sar rbp, 42	// change1.N1r.sar
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6208]	// update.limb31.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.5
mov rcx, rdx	// copy for third2.step4.t
sar rcx, 1	// third2.step4.t
lea rsi, [rcx+r10]	// third2.step4.y
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb31.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb31.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb31.vpsrlq
cmovc rsi, rcx	// third2.step4.G
vpand ymm12, ymm0, ymm6	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1760], ymm12	// update.limb31.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb32.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb32.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]	// update.limb32.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]	// update.limb32.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb32.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb32.vpmuldq.4
mov qword ptr [rdi+216], rbp	// change1.N1r.store_N1r
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb32.vpaddq.3
andn r11, rdx, r9	// third2.step4.w
cmovnz r12, r13	// third2.step4.d
shrx rbx, r12, r15	// third2.step4.m
sarx rax, r12, r15	// third2.step4.s
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6272]	// update.limb32.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6240]	// update.limb32.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb32.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb32.vpaddq.7
lea r10, [r12-1]	// third2.step5.c0
vpsrlq ymm11, ymm13, 30	// update.limb32.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+1792], ymm2	// update.limb32.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb33.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb33.vpmuldq.2
lea rbp, [r8+1048576]	// change1.N1q.offset
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]	// update.limb33.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]	// update.limb33.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb33.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb33.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb33.vpaddq.3
mov rdx, -2	// third2.step5.c1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6304]	// update.limb33.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6272]	// update.limb33.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb33.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb33.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb33.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+1824], ymm1	// update.limb33.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb34.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb34.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]	// update.limb34.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]	// update.limb34.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb34.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb34.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq
cmovnz r14, rcx	// third2.step4.h
xor rax, r14	// third2.step5.x
sub rdx, r12	// third2.step5.c1.2
shl rbp, 22	// change1.N1q.shl
mov r9, rsi	// copy for third2.step5.t
sar r9, 1	// third2.step5.t
lea r11, [r9+rax]	// third2.step5.y
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb34.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6336]	// update.limb34.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6304]	// update.limb34.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb34.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb34.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb34.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+1856], ymm12	// update.limb34.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb35.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb35.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1952]	// update.limb35.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1968]	// update.limb35.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb35.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb35.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb35.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb35.vpaddq.2
cmovc r11, r9	// third2.step5.G
andn r13, rsi, rbx	// third2.step5.w
cmovnz r10, rdx	// third2.step5.d
shrx r8, r10, r15	// third2.step5.m
sarx rcx, r10, r15	// third2.step5.s
lea r12, [r10-1]	// third2.step6.c0
vpaddq ymm0, ymm11, ymm12	// update.limb35.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6368]	// update.limb35.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb35.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6336]	// update.limb35.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb35.vpaddq.5
mov rax, -2	// third2.step6.c1
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb35.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb35.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb35.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb35.vpand
cmovnz r14, r9	// third2.step5.h
sar rbp, 43	// change1.N1q.sar
mov qword ptr [rdi+208], rbp	// change1.N1q.store_N1q
xor rcx, r14	// third2.step6.x
sub rax, r10	// third2.step6.c1.2
vmovdqa ymmword ptr [rdi+1888], ymm2	// update.limb35.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb36.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb36.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]	// update.limb36.vbroadcasti128
mov rsi, qword ptr [rdi+192]	// change1.w1f.load_N1u
vbroadcasti128 ymm15, xmmword ptr [rdi+2000]	// update.limb36.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb36.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb36.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb36.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb36.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb36.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6400]	// update.limb36.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb36.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6368]	// update.limb36.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb36.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb36.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb36.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb36.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb36.vpand
mov rbx, r11	// copy for third2.step6.t
sar rbx, 1	// third2.step6.t
lea r13, [rbx+rcx]	// third2.step6.y
vmovdqa ymmword ptr [rdi+1920], ymm1	// update.limb36.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb37.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb37.vpmuldq.2
cmovc r13, rbx	// third2.step6.G
imul rsi, qword ptr [rdi+8]	// change1.w1f.imul_w0f
vbroadcasti128 ymm2, xmmword ptr [rdi+2016]	// update.limb37.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]	// update.limb37.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb37.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb37.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb37.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb37.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb37.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6432]	// update.limb37.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb37.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6400]	// update.limb37.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb37.vpaddq.5
andn rdx, r11, r8	// third2.step6.w
cmovnz r12, rax	// third2.step6.d
shrx r9, r12, r15	// third2.step6.m
sarx rbp, r12, r15	// third2.step6.s
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb37.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb37.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb37.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb37.vpand
vmovdqa ymmword ptr [rdi+1952], ymm12	// update.limb37.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb38.vpmuldq
lea rcx, [r12-1]	// third2.step7.c0
vpmuldq ymm15, ymm10, ymm14	// update.limb38.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2048]	// update.limb38.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2064]	// update.limb38.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb38.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb38.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb38.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb38.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb38.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6464]	// update.limb38.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb38.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6432]	// update.limb38.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb38.vpaddq.5
mov r11, -2	// third2.step7.c1
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb38.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb38.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb38.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb38.vpand
vmovdqa ymmword ptr [rdi+1984], ymm2	// update.limb38.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb39.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb39.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2080]	// update.limb39.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2096]	// update.limb39.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb39.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb39.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb39.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb39.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb39.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6496]	// update.limb39.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb39.vpaddq.4
cmovnz r14, rbx	// third2.step6.h
xor rbp, r14	// third2.step7.x
imul r10, qword ptr [rdi+24]	// change1.w1f.imul_w0g
sub r11, r12	// third2.step7.c1.2
lea r8, [rsi+r10]	// change1.w1f.add
mov rdx, r13	// copy for third2.step7.t
sar rdx, 1	// third2.step7.t
lea rax, [rdx+rbp]	// third2.step7.y
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6464]	// update.limb39.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb39.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb39.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb39.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb39.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb39.vpand
vmovdqa ymmword ptr [rdi+2016], ymm1	// update.limb39.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb40.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb40.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2112]	// update.limb40.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2128]	// update.limb40.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb40.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb40.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb40.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb40.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb40.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6528]	// update.limb40.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb40.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6496]	// update.limb40.vpmuludq.2
cmovc rax, rdx	// third2.step7.G
andn rbx, r13, r9	// third2.step7.w
cmovnz rcx, r11	// third2.step7.d
shrx r12, rcx, r15	// third2.step7.m
sarx rsi, rcx, r15	// third2.step7.s
lea r10, [rcx-1]	// third2.step8.c0
vpaddq ymm5, ymm12, ymm0	// update.limb40.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb40.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb40.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb40.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb40.vpand
mov rbp, -2	// third2.step8.c1
vmovdqa ymmword ptr [rdi+2048], ymm12	// update.limb40.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb41.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb41.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2144]	// update.limb41.vbroadcasti128
cmovnz r14, rdx	// third2.step7.h
neg r8	// change1.w1f.neg
xor rsi, r14	// third2.step8.x
sar r8, 20	// change1.w1f.sar
sub rbp, rcx	// third2.step8.c1.2
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]	// update.limb41.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb41.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb41.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb41.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb41.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb41.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6560]	// update.limb41.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb41.vpaddq.4
mov qword ptr [rdi+40], r8	// change1.w1f.store_w1f
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6528]	// update.limb41.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb41.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb41.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb41.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb41.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb41.vpand
vmovdqa ymmword ptr [rdi+2080], ymm2	// update.limb41.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb42.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb42.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]	// update.limb42.vbroadcasti128
mov r13, rax	// copy for third2.step8.t
sar r13, 1	// third2.step8.t
lea r9, [r13+rsi]	// third2.step8.y
vbroadcasti128 ymm11, xmmword ptr [rdi+2192]	// update.limb42.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb42.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb42.vpmuldq.4
cmovc r9, r13	// third2.step8.G
vpaddq ymm1, ymm13, ymm15	// update.limb42.vpaddq
mov rbx, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq ymm14, ymm1, ymm0	// update.limb42.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb42.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6592]	// update.limb42.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb42.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6560]	// update.limb42.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb42.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb42.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb42.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb42.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb42.vpand
andn r11, rax, r12	// third2.step8.w
cmovnz r10, rbp	// third2.step8.d
shrx rdx, r10, r15	// third2.step8.m
sarx rcx, r10, r15	// third2.step8.s
vmovdqa ymmword ptr [rdi+2112], ymm1	// update.limb42.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb43.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb43.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2208]	// update.limb43.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2224]	// update.limb43.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb43.vpmuldq.3
lea r8, [r10-1]	// third2.step9.c0
vpmuldq ymm1, ymm8, ymm5	// update.limb43.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb43.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb43.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb43.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6624]	// update.limb43.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb43.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6592]	// update.limb43.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb43.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb43.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb43.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb43.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb43.vpand
mov rsi, -2	// third2.step9.c1
vmovdqa ymmword ptr [rdi+2144], ymm12	// update.limb43.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb44.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb44.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2240]	// update.limb44.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2256]	// update.limb44.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb44.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb44.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb44.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb44.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb44.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6656]	// update.limb44.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb44.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6624]	// update.limb44.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb44.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb44.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb44.vpaddq.7
cmovnz r14, r13	// third2.step8.h
xor rcx, r14	// third2.step9.x
imul rbx, qword ptr [rdi+8]	// change1.w1g.imul_w0f
mov rax, qword ptr [rdi+216]	// change1.w1g.load_N1r
sub rsi, r10	// third2.step9.c1.2
imul rax, qword ptr [rdi+24]	// change1.w1g.imul_w0g
mov r12, r9	// copy for third2.step9.t
sar r12, 1	// third2.step9.t
lea r11, [r12+rcx]	// third2.step9.y
vpsrlq ymm11, ymm13, 30	// update.limb44.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb44.vpand
vmovdqa ymmword ptr [rdi+2176], ymm2	// update.limb44.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb45.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb45.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2272]	// update.limb45.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]	// update.limb45.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb45.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb45.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb45.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb45.vpaddq.2
lea rbp, [rbx+rax]	// change1.w1g.add
vpaddq ymm0, ymm15, ymm2	// update.limb45.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6688]	// update.limb45.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb45.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6656]	// update.limb45.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb45.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb45.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb45.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb45.vpsrlq
cmovc r11, r12	// third2.step9.G
andn r13, r9, rdx	// third2.step9.w
cmovnz r8, rsi	// third2.step9.d
shrx r10, r8, r15	// third2.step9.m
sarx rcx, r8, r15	// third2.step9.s
lea rbx, [r8-1]	// third2.step10.c0
vpand ymm1, ymm0, ymm6	// update.limb45.vpand
vmovdqa ymmword ptr [rdi+2208], ymm1	// update.limb45.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb46.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb46.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2304]	// update.limb46.vbroadcasti128
mov rax, -2	// third2.step10.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]	// update.limb46.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb46.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb46.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb46.vpaddq
cmovnz r14, r12	// third2.step9.h
xor rcx, r14	// third2.step10.x
sub rax, r8	// third2.step10.c1.2
neg rbp	// change1.w1g.neg
vpaddq ymm14, ymm12, ymm0	// update.limb46.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb46.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6720]	// update.limb46.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb46.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6688]	// update.limb46.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb46.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb46.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb46.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb46.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb46.vpand
vmovdqa ymmword ptr [rdi+2240], ymm12	// update.limb46.vmovdqa
sar rbp, 20	// change1.w1g.sar
vpmuldq ymm0, ymm9, ymm2	// update.limb47.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb47.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2336]	// update.limb47.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2352]	// update.limb47.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb47.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb47.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb47.vpaddq
mov r9, r11	// copy for third2.step10.t
sar r9, 1	// third2.step10.t
lea rdx, [r9+rcx]	// third2.step10.y
vpaddq ymm11, ymm2, ymm13	// update.limb47.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb47.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6752]	// update.limb47.vpmuludq
cmovc rdx, r9	// third2.step10.G
vpaddq ymm2, ymm0, ymm14	// update.limb47.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6720]	// update.limb47.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb47.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb47.vpaddq.6
mov qword ptr [rdi+48], rbp	// change1.w1g.store_w1g
vpaddq ymm0, ymm12, ymm15	// update.limb47.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb47.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb47.vpand
vmovdqa ymmword ptr [rdi+2272], ymm2	// update.limb47.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb48.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb48.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]	// update.limb48.vbroadcasti128
andn r13, r11, r10	// third2.step10.w
cmovnz rbx, rax	// third2.step10.d
shrx rsi, rbx, r15	// third2.step10.m
sarx r12, rbx, r15	// third2.step10.s
vbroadcasti128 ymm15, xmmword ptr [rdi+2384]	// update.limb48.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb48.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb48.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb48.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb48.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb48.vpaddq.3
lea r8, [rbx-1]	// third2.step11.c0
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6784]	// update.limb48.vpmuludq
mov rcx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm1, ymm13, ymm11	// update.limb48.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6752]	// update.limb48.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb48.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb48.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb48.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb48.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb48.vpand
vmovdqa ymmword ptr [rdi+2304], ymm1	// update.limb48.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb49.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb49.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2400]	// update.limb49.vbroadcasti128
mov rbp, -2	// third2.step11.c1
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]	// update.limb49.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb49.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb49.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb49.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb49.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb49.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6816]	// update.limb49.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb49.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6784]	// update.limb49.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb49.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb49.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb49.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb49.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb49.vpand
vmovdqa ymmword ptr [rdi+2336], ymm12	// update.limb49.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb50.vpmuldq
cmovnz r14, r9	// third2.step10.h
xor r12, r14	// third2.step11.x
sub rbp, rbx	// third2.step11.c1.2
imul rcx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r11, rdx	// copy for third2.step11.t
sar r11, 1	// third2.step11.t
lea r10, [r11+r12]	// third2.step11.y
vpmuldq ymm15, ymm10, ymm14	// update.limb50.vpmuldq.2
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
vbroadcasti128 ymm1, xmmword ptr [rdi+2432]	// update.limb50.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2448]	// update.limb50.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb50.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb50.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb50.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb50.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb50.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6848]	// update.limb50.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb50.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6816]	// update.limb50.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb50.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb50.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb50.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb50.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb50.vpand
vmovdqa ymmword ptr [rdi+2368], ymm2	// update.limb50.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb51.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb51.vpmuldq.2
cmovc r10, r11	// third2.step11.G
andn rax, rdx, rsi	// third2.step11.w
cmovnz r8, rbp	// third2.step11.d
shrx r9, r8, r15	// third2.step11.m
sarx rbx, r8, r15	// third2.step11.s
lea r12, [r8-1]	// third2.step12.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+2464]	// update.limb51.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2480]	// update.limb51.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb51.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb51.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb51.vpaddq
mov rdx, -2	// third2.step12.c1
vpaddq ymm11, ymm1, ymm13	// update.limb51.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb51.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+6880]	// update.limb51.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb51.vpaddq.4
cmovnz r14, r11	// third2.step11.h
imul r13, qword ptr [rdi+400]	// change1.high1f.imul_above_g
xor rbx, r14	// third2.step12.x
sub rdx, r8	// third2.step12.c1.2
lea rsi, [rcx+r13]	// change1.high1f.add
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6848]	// update.limb51.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb51.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb51.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb51.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb51.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb51.vpand
vmovdqa ymmword ptr [rdi+2400], ymm1	// update.limb51.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb52.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb52.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2496]	// update.limb52.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2512]	// update.limb52.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb52.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb52.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb52.vpaddq
mov rax, qword ptr [rdi+40]	// change1.high1f.load_w1f
vpaddq ymm5, ymm12, ymm0	// update.limb52.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb52.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+6912]	// update.limb52.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb52.vpaddq.4
mov rbp, r10	// copy for third2.step12.t
sar rbp, 1	// third2.step12.t
lea r11, [rbp+rbx]	// third2.step12.y
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6880]	// update.limb52.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb52.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb52.vpaddq.6
cmovc r11, rbp	// third2.step12.G
vpaddq ymm13, ymm1, ymm14	// update.limb52.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb52.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb52.vpand
vmovdqa ymmword ptr [rdi+2432], ymm12	// update.limb52.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb53.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb53.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2528]	// update.limb53.vbroadcasti128
sar rax, 20	// change1.high1f.sar
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]	// update.limb53.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb53.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb53.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb53.vpaddq
andn r8, r10, r9	// third2.step12.w
cmovnz r12, rdx	// third2.step12.d
shrx rcx, r12, r15	// third2.step12.m
sarx r13, r12, r15	// third2.step12.s
vpaddq ymm15, ymm2, ymm13	// update.limb53.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb53.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+6944]	// update.limb53.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb53.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6912]	// update.limb53.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb53.vpaddq.5
lea rbx, [r12-1]	// third2.step13.c0
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb53.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb53.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb53.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb53.vpand
vmovdqa ymmword ptr [rdi+2464], ymm2	// update.limb53.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb54.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb54.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]	// update.limb54.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]	// update.limb54.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb54.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb54.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb54.vpaddq
mov r10, -2	// third2.step13.c1
vpaddq ymm14, ymm1, ymm0	// update.limb54.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb54.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+6976]	// update.limb54.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb54.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+6944]	// update.limb54.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb54.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb54.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb54.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb54.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb54.vpand
vmovdqa ymmword ptr [rdi+2496], ymm1	// update.limb54.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb55.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb55.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2592]	// update.limb55.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2608]	// update.limb55.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb55.vpmuldq.3
cmovnz r14, rbp	// third2.step12.h
xor r13, r14	// third2.step13.x
sub rax, rsi	// change1.high1f.sub
sub r10, r12	// third2.step13.c1.2
shl rax, 44	// change1.high1f.shl
mov r9, r11	// copy for third2.step13.t
sar r9, 1	// third2.step13.t
lea r8, [r9+r13]	// third2.step13.y
vpmuldq ymm1, ymm8, ymm5	// update.limb55.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb55.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb55.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb55.vpaddq.3
mov qword ptr [rdi+56], rax	// change1.high1f.store_high1f
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7008]	// update.limb55.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb55.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+6976]	// update.limb55.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb55.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb55.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb55.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb55.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb55.vpand
vmovdqa ymmword ptr [rdi+2528], ymm12	// update.limb55.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb56.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb56.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2624]	// update.limb56.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2640]	// update.limb56.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb56.vpmuldq.3
mov rdx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq ymm12, ymm8, ymm15	// update.limb56.vpmuldq.4
cmovc r8, r9	// third2.step13.G
andn rbp, r11, rcx	// third2.step13.w
cmovnz rbx, r10	// third2.step13.d
shrx rsi, rbx, r15	// third2.step13.m
sarx r12, rbx, r15	// third2.step13.s
lea r13, [rbx-1]	// third2.step14.c0
vpaddq ymm2, ymm13, ymm11	// update.limb56.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb56.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb56.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7040]	// update.limb56.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb56.vpaddq.4
mov rax, -2	// third2.step14.c1
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7008]	// update.limb56.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb56.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb56.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb56.vpaddq.7
cmovnz r14, r9	// third2.step13.h
xor r12, r14	// third2.step14.x
sub rax, rbx	// third2.step14.c1.2
vpsrlq ymm11, ymm13, 30	// update.limb56.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb56.vpand
vmovdqa ymmword ptr [rdi+2560], ymm2	// update.limb56.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb57.vpmuldq
imul rdx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq ymm5, ymm10, ymm15	// update.limb57.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2656]	// update.limb57.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]	// update.limb57.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb57.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb57.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb57.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb57.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb57.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7072]	// update.limb57.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb57.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7040]	// update.limb57.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb57.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb57.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb57.vpaddq.7
mov r11, qword ptr [rdi+216]	// change1.high1g.load_N1r
mov rcx, r8	// copy for third2.step14.t
sar rcx, 1	// third2.step14.t
lea rbp, [rcx+r12]	// third2.step14.y
vpsrlq ymm5, ymm0, 30	// update.limb57.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb57.vpand
vmovdqa ymmword ptr [rdi+2592], ymm1	// update.limb57.vmovdqa
cmovc rbp, rcx	// third2.step14.G
vpmuldq ymm13, ymm9, ymm12	// update.limb58.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb58.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2688]	// update.limb58.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2704]	// update.limb58.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb58.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb58.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb58.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb58.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb58.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7104]	// update.limb58.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb58.vpaddq.4
imul r11, qword ptr [rdi+400]	// change1.high1g.imul_above_g
andn r10, r8, rsi	// third2.step14.w
cmovnz r13, rax	// third2.step14.d
shrx r9, r13, r15	// third2.step14.m
sarx rbx, r13, r15	// third2.step14.s
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7072]	// update.limb58.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb58.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb58.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb58.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb58.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb58.vpand
lea r12, [r13-1]	// third2.step15.c0
vmovdqa ymmword ptr [rdi+2624], ymm12	// update.limb58.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb59.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb59.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2720]	// update.limb59.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2736]	// update.limb59.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb59.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb59.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb59.vpaddq
lea r8, [rdx+r11]	// change1.high1g.add
vpaddq ymm11, ymm2, ymm13	// update.limb59.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb59.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7136]	// update.limb59.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb59.vpaddq.4
mov rsi, -2	// third2.step15.c1
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7104]	// update.limb59.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb59.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb59.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb59.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb59.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb59.vpand
vmovdqa ymmword ptr [rdi+2656], ymm2	// update.limb59.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb60.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb60.vpmuldq.2
mov r10, qword ptr [rdi+48]	// change1.high1g.load_w1g
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]	// update.limb60.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2768]	// update.limb60.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb60.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb60.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb60.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb60.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb60.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7168]	// update.limb60.vpmuludq
cmovnz r14, rcx	// third2.step14.h
xor rbx, r14	// third2.step15.x
sub rsi, r13	// third2.step15.c1.2
mov rax, rbp	// copy for third2.step15.t
sar rax, 1	// third2.step15.t
lea rdx, [rax+rbx]	// third2.step15.y
vpaddq ymm1, ymm13, ymm11	// update.limb60.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7136]	// update.limb60.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb60.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb60.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb60.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb60.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb60.vpand
vmovdqa ymmword ptr [rdi+2688], ymm1	// update.limb60.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb61.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb61.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2784]	// update.limb61.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]	// update.limb61.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb61.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb61.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb61.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb61.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb61.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7200]	// update.limb61.vpmuludq
cmovc rdx, rax	// third2.step15.G
andn r11, rbp, r9	// third2.step15.w
cmovnz r12, rsi	// third2.step15.d
shrx rcx, r12, r15	// third2.step15.m
sarx r13, r12, r15	// third2.step15.s
lea rbx, [r12-1]	// third2.step16.c0
vpaddq ymm12, ymm0, ymm5	// update.limb61.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7168]	// update.limb61.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb61.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb61.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb61.vpaddq.7
mov rbp, -2	// third2.step16.c1
vpsrlq ymm5, ymm0, 30	// update.limb61.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb61.vpand
vmovdqa ymmword ptr [rdi+2720], ymm12	// update.limb61.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb62.vpmuldq
cmovnz r14, rax	// third2.step15.h
sar r10, 20	// change1.high1g.sar
xor r13, r14	// third2.step16.x
sub r10, r8	// change1.high1g.sub
sub rbp, r12	// third2.step16.c1.2
vpmuldq ymm15, ymm10, ymm14	// update.limb62.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2816]	// update.limb62.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]	// update.limb62.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb62.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb62.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb62.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb62.vpaddq.2
shl r10, 44	// change1.high1g.shl
vpaddq ymm13, ymm14, ymm12	// update.limb62.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7232]	// update.limb62.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb62.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7200]	// update.limb62.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb62.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb62.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb62.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb62.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb62.vpand
vmovdqa ymmword ptr [rdi+2752], ymm2	// update.limb62.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb63.vpmuldq
mov r9, rdx	// copy for third2.step16.t
sar r9, 1	// third2.step16.t
lea r11, [r9+r13]	// third2.step16.y
vpmuldq ymm14, ymm10, ymm11	// update.limb63.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2848]	// update.limb63.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2864]	// update.limb63.vbroadcasti128.2
mov qword ptr [rdi+64], r10	// change1.high1g.store_high1g
cmovc r11, r9	// third2.step16.G
vpmuldq ymm13, ymm7, ymm12	// update.limb63.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb63.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb63.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb63.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb63.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7264]	// update.limb63.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb63.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7232]	// update.limb63.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb63.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb63.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb63.vpaddq.7
andn rsi, rdx, rcx	// third2.step16.w
cmovnz rbx, rbp	// third2.step16.d
shrx rax, rbx, r15	// third2.step16.m
sarx r8, rbx, r15	// third2.step16.s
vpsrlq ymm14, ymm0, 30	// update.limb63.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb63.vpand
vmovdqa ymmword ptr [rdi+2784], ymm1	// update.limb63.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb64.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb64.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2880]	// update.limb64.vbroadcasti128
lea r12, [rbx-1]	// third2.step17.c0
vbroadcasti128 ymm15, xmmword ptr [rdi+2896]	// update.limb64.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb64.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb64.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb64.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb64.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb64.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7296]	// update.limb64.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb64.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7264]	// update.limb64.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb64.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb64.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb64.vpaddq.7
mov r13, -2	// third2.step17.c1
vpsrlq ymm11, ymm13, 30	// update.limb64.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb64.vpand
vmovdqa ymmword ptr [rdi+2816], ymm12	// update.limb64.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb65.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb65.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2912]	// update.limb65.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2928]	// update.limb65.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb65.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb65.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb65.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb65.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb65.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7328]	// update.limb65.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb65.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7296]	// update.limb65.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb65.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb65.vpaddq.6
cmovnz r14, r9	// third2.step16.h
xor r8, r14	// third2.step17.x
sub r13, rbx	// third2.step17.c1.2
mov r10, r11	// copy for third2.step17.t
sar r10, 1	// third2.step17.t
lea rdx, [r10+r8]	// third2.step17.y
vpaddq ymm0, ymm12, ymm11	// update.limb65.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb65.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb65.vpand
vmovdqa ymmword ptr [rdi+2848], ymm2	// update.limb65.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb66.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb66.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2944]	// update.limb66.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2960]	// update.limb66.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb66.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb66.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb66.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb66.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb66.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7360]	// update.limb66.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb66.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7328]	// update.limb66.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb66.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb66.vpaddq.6
cmovc rdx, r10	// third2.step17.G
andn rcx, r11, rax	// third2.step17.w
cmovnz r12, r13	// third2.step17.d
shrx rsi, r12, r15	// third2.step17.m
sarx rbp, r12, r15	// third2.step17.s
lea r9, [r12-1]	// third2.step18.c0
vpaddq ymm13, ymm2, ymm5	// update.limb66.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb66.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb66.vpand
vmovdqa ymmword ptr [rdi+2880], ymm1	// update.limb66.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb67.vpmuldq
mov rbx, -2	// third2.step18.c1
vpmuldq ymm14, ymm10, ymm11	// update.limb67.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2976]	// update.limb67.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2992]	// update.limb67.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb67.vpmuldq.3
cmovnz r14, r10	// third2.step17.h
xor rbp, r14	// third2.step18.x
sub rbx, r12	// third2.step18.c1.2
vpmuldq ymm1, ymm8, ymm5	// update.limb67.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb67.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb67.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb67.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7392]	// update.limb67.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb67.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7360]	// update.limb67.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb67.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb67.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb67.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb67.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb67.vpand
vmovdqa ymmword ptr [rdi+2912], ymm12	// update.limb67.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb68.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb68.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3008]	// update.limb68.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3024]	// update.limb68.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb68.vpmuldq.3
mov r8, rdx	// copy for third2.step18.t
sar r8, 1	// third2.step18.t
lea r11, [r8+rbp]	// third2.step18.y
vpmuldq ymm12, ymm8, ymm15	// update.limb68.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb68.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb68.vpaddq.2
cmovc r11, r8	// third2.step18.G
vpaddq ymm13, ymm5, ymm12	// update.limb68.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7424]	// update.limb68.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb68.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7392]	// update.limb68.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb68.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb68.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb68.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb68.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb68.vpand
vmovdqa ymmword ptr [rdi+2944], ymm2	// update.limb68.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb69.vpmuldq
andn rax, rdx, rsi	// third2.step18.w
cmovnz r9, rbx	// third2.step18.d
shrx rcx, r9, r15	// third2.step18.m
sarx r13, r9, r15	// third2.step18.s
vpmuldq ymm5, ymm10, ymm15	// update.limb69.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3040]	// update.limb69.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3056]	// update.limb69.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb69.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb69.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb69.vpaddq
lea r10, [r9-1]	// third2.step19.c0
vpaddq ymm15, ymm1, ymm13	// update.limb69.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb69.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7456]	// update.limb69.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb69.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7424]	// update.limb69.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb69.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb69.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb69.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb69.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb69.vpand
vmovdqa ymmword ptr [rdi+2976], ymm1	// update.limb69.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb70.vpmuldq
mov r12, -2	// third2.step19.c1
vpmuldq ymm15, ymm10, ymm14	// update.limb70.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3072]	// update.limb70.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3088]	// update.limb70.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb70.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb70.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb70.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb70.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb70.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7488]	// update.limb70.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb70.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7456]	// update.limb70.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb70.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb70.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb70.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb70.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb70.vpand
vmovdqa ymmword ptr [rdi+3008], ymm12	// update.limb70.vmovdqa
cmovnz r14, r8	// third2.step18.h
xor r13, r14	// third2.step19.x
sub r12, r9	// third2.step19.c1.2
mov rbp, r11	// copy for third2.step19.t
sar rbp, 1	// third2.step19.t
lea rdx, [rbp+r13]	// third2.step19.y
vpmuldq ymm0, ymm9, ymm2	// update.limb71.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb71.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3104]	// update.limb71.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3120]	// update.limb71.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb71.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb71.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb71.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb71.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb71.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7520]	// update.limb71.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb71.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7488]	// update.limb71.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb71.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb71.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb71.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb71.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb71.vpand
vmovdqa ymmword ptr [rdi+3040], ymm2	// update.limb71.vmovdqa
cmovc rdx, rbp	// third2.step19.G
andn rsi, r11, rcx	// third2.step19.w
cmovnz r10, r12	// third2.step19.d
shrx rax, r10, r15	// third2.step19.m
sarx rbx, r10, r15	// third2.step19.s
lea r8, [r10-1]	// third2.step20.c0
vpmuldq ymm13, ymm9, ymm1	// update.limb72.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb72.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3136]	// update.limb72.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3152]	// update.limb72.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb72.vpmuldq.3
mov r9, -2	// third2.step20.c1
vpmuldq ymm2, ymm8, ymm15	// update.limb72.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb72.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb72.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb72.vpaddq.3
cmovnz r14, rbp	// third2.step19.h
xor rbx, r14	// third2.step20.x
sub r9, r10	// third2.step20.c1.2
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7552]	// update.limb72.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb72.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7520]	// update.limb72.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb72.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb72.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb72.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb72.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb72.vpand
vmovdqa ymmword ptr [rdi+3072], ymm1	// update.limb72.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb73.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb73.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3168]	// update.limb73.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3184]	// update.limb73.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb73.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb73.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb73.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb73.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb73.vpaddq.3
mov r13, rdx	// copy for third2.step20.t
sar r13, 1	// third2.step20.t
lea r11, [r13+rbx]	// third2.step20.y
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7584]	// update.limb73.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb73.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7552]	// update.limb73.vpmuludq.2
cmovc r11, r13	// third2.step20.G
vpaddq ymm15, ymm12, ymm13	// update.limb73.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb73.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb73.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb73.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb73.vpand
vmovdqa ymmword ptr [rdi+3104], ymm12	// update.limb73.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb74.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb74.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3200]	// update.limb74.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3216]	// update.limb74.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb74.vpmuldq.3
andn rcx, rdx, rax	// third2.step20.w
cmovnz r8, r9	// third2.step20.d
shrx rsi, r8, r15	// third2.step20.m
sarx r12, r8, r15	// third2.step20.s
vpmuldq ymm12, ymm8, ymm11	// update.limb74.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb74.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb74.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb74.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7616]	// update.limb74.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb74.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7584]	// update.limb74.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb74.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb74.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb74.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb74.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb74.vpand
vmovdqa ymmword ptr [rdi+3136], ymm2	// update.limb74.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb75.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb75.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3232]	// update.limb75.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3248]	// update.limb75.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb75.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb75.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb75.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb75.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb75.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7648]	// update.limb75.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb75.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7616]	// update.limb75.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb75.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb75.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb75.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb75.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb75.vpand
vmovdqa ymmword ptr [rdi+3168], ymm1	// update.limb75.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb76.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb76.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3264]	// update.limb76.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3280]	// update.limb76.vbroadcasti128.2
cmovnz r14, r13	// third2.step20.h
mov rbp, r11	// copy for change2.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r10, r14	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rbx, r11	// copy for change2.G.shl
shl rbx, 44	// change2.G.shl
mov rdx, r14	// copy for change2.h.shl
shl rdx, 45	// change2.h.shl
rorx rax, rbp, 21	// change2.G.first_entry
rorx rcx, rbp, 42	// change2.G.second_entry
rorx r9, r10, 20	// change2.h.first_entry
rorx r13, r10, 41	// change2.h.second_entry
add rbx, qword ptr [rdi-40]	// change2.G.add_refill_G
add rdx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rax, qword ptr [rdi+56]	// change2.G.imul_high1f
imul rcx, qword ptr [rdi+64]	// change2.G.imul_high1g
imul r9, qword ptr [rdi+56]	// change2.h.imul_high1f
imul r13, qword ptr [rdi+64]	// change2.h.imul_high1g
vpmuldq ymm0, ymm7, ymm2	// update.limb76.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb76.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb76.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb76.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb76.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7680]	// update.limb76.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb76.vpaddq.4
lea rbp, [rax+rcx]	// change2.G.add
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7648]	// update.limb76.vpmuludq.2
lea r10, [r9+r13]	// change2.h.add
vpaddq ymm5, ymm12, ymm0	// update.limb76.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb76.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb76.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb76.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb76.vpand
vmovdqa ymmword ptr [rdi+3200], ymm12	// update.limb76.vmovdqa
lea rax, [rbp+rbx]	// change2.G.add.2
lea rcx, [r10+rdx]	// change2.h.add.2
vpmuldq ymm0, ymm9, ymm2	// update.limb77.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb77.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3296]	// update.limb77.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3312]	// update.limb77.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb77.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb77.vpmuldq.4
ror rax, 44	// change2.G.packed
vpaddq ymm2, ymm0, ymm5	// update.limb77.vpaddq
ror rcx, 45	// change2.h.packed
vpaddq ymm15, ymm2, ymm13	// update.limb77.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb77.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7712]	// update.limb77.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb77.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7680]	// update.limb77.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb77.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb77.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb77.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb77.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb77.vpand
vmovdqa ymmword ptr [rdi+3232], ymm2	// update.limb77.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb78.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb78.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3328]	// update.limb78.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3344]	// update.limb78.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb78.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb78.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb78.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb78.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb78.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7744]	// update.limb78.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb78.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7712]	// update.limb78.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb78.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb78.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb78.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb78.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb78.vpand
vmovdqa ymmword ptr [rdi+3264], ymm1	// update.limb78.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb79.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb79.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3360]	// update.limb79.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3376]	// update.limb79.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb79.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb79.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb79.vpaddq
xor r12, rcx	// third3.step1.x
vpaddq ymm11, ymm12, ymm13	// update.limb79.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb79.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7776]	// update.limb79.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb79.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7744]	// update.limb79.vpmuludq.2
lea r9, [r8-1]	// third3.step1.c0
vpaddq ymm11, ymm12, ymm13	// update.limb79.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb79.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb79.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb79.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb79.vpand
vmovdqa ymmword ptr [rdi+3296], ymm12	// update.limb79.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb80.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb80.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3392]	// update.limb80.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3408]	// update.limb80.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb80.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb80.vpmuldq.4
mov r13, -2	// third3.step1.c1
vpaddq ymm2, ymm13, ymm11	// update.limb80.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb80.vpaddq.2
sub r13, r8	// third3.step1.c1.2
vpaddq ymm13, ymm5, ymm12	// update.limb80.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7808]	// update.limb80.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb80.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7776]	// update.limb80.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb80.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb80.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb80.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb80.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb80.vpand
vmovdqa ymmword ptr [rdi+3328], ymm2	// update.limb80.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb81.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb81.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3424]	// update.limb81.vbroadcasti128
mov rbp, rax	// copy for third3.step1.t
sar rbp, 1	// third3.step1.t
lea rbx, [rbp+r12]	// third3.step1.y
vbroadcasti128 ymm14, xmmword ptr [rdi+3440]	// update.limb81.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb81.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb81.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb81.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb81.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb81.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7840]	// update.limb81.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb81.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7808]	// update.limb81.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb81.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb81.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb81.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb81.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb81.vpand
vmovdqa ymmword ptr [rdi+3360], ymm1	// update.limb81.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb82.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb82.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3456]	// update.limb82.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3472]	// update.limb82.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb82.vpmuldq.3
cmovc rbx, rbp	// third3.step1.G
andn r10, rax, rsi	// third3.step1.w
cmovnz r9, r13	// third3.step1.d
shrx rdx, r9, r15	// third3.step1.m
sarx r8, r9, r15	// third3.step1.s
lea r12, [r9-1]	// third3.step2.c0
vpmuldq ymm1, ymm8, ymm11	// update.limb82.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb82.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb82.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb82.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+7872]	// update.limb82.vpmuludq
mov rax, -2	// third3.step2.c1
vpaddq ymm12, ymm13, ymm15	// update.limb82.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7840]	// update.limb82.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb82.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb82.vpaddq.6
cmovnz rcx, rbp	// third3.step1.h
mov rsi, r14	// copy for change2.N2v.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
xor r8, rcx	// third3.step2.x
sar rsi, 41	// change2.N2v.sar
sub rax, r9	// third3.step2.c1.2
vpaddq ymm13, ymm1, ymm5	// update.limb82.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb82.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb82.vpand
vmovdqa ymmword ptr [rdi+3392], ymm12	// update.limb82.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb83.vpmuldq
mov qword ptr [rdi+264], rsi	// change2.N2v.store_N2v
vpmuldq ymm14, ymm10, ymm11	// update.limb83.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3488]	// update.limb83.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3504]	// update.limb83.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb83.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb83.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb83.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb83.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb83.vpaddq.3
lea r10, [r14+524288]	// change2.N2u.offset
vpmuludq ymm14, ymm3, ymmword ptr [rdi+7904]	// update.limb83.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb83.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7872]	// update.limb83.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb83.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb83.vpaddq.6
mov r13, rbx	// copy for third3.step2.t
sar r13, 1	// third3.step2.t
lea rbp, [r13+r8]	// third3.step2.y
vpaddq ymm0, ymm12, ymm15	// update.limb83.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb83.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb83.vpand
cmovc rbp, r13	// third3.step2.G
vmovdqa ymmword ptr [rdi+3424], ymm2	// update.limb83.vmovdqa
shl r10, 23	// change2.N2u.shl
vpmuldq ymm13, ymm9, ymm1	// update.limb84.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb84.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3520]	// update.limb84.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3536]	// update.limb84.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb84.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb84.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb84.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb84.vpaddq.2
sar r10, 43	// change2.N2u.sar
vpaddq ymm13, ymm5, ymm2	// update.limb84.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+7936]	// update.limb84.vpmuludq
andn r9, rbx, rdx	// third3.step2.w
cmovnz r12, rax	// third3.step2.d
shrx rsi, r12, r15	// third3.step2.m
sarx r14, r12, r15	// third3.step2.s
vpaddq ymm1, ymm13, ymm11	// update.limb84.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7904]	// update.limb84.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb84.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb84.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb84.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb84.vpsrlq
lea r8, [r12-1]	// third3.step3.c0
mov qword ptr [rdi+256], r10	// change2.N2u.store_N2u
vpand ymm1, ymm13, ymm6	// update.limb84.vpand
vmovdqa ymmword ptr [rdi+3456], ymm1	// update.limb84.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb85.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb85.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3552]	// update.limb85.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3568]	// update.limb85.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb85.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb85.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb85.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb85.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb85.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+7968]	// update.limb85.vpmuludq
mov rbx, -2	// third3.step3.c1
vpaddq ymm12, ymm0, ymm5	// update.limb85.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+7936]	// update.limb85.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb85.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb85.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb85.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb85.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb85.vpand
vmovdqa ymmword ptr [rdi+3488], ymm12	// update.limb85.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb86.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb86.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3584]	// update.limb86.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3600]	// update.limb86.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb86.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb86.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb86.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb86.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb86.vpaddq.3
cmovnz rcx, r13	// third3.step2.h
xor r14, rcx	// third3.step3.x
mov rdx, r11	// copy for change2.N2r.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sub rbx, r12	// third3.step3.c1.2
sar rdx, 42	// change2.N2r.sar
mov qword ptr [rdi+280], rdx	// change2.N2r.store_N2r
mov r9, rbp	// copy for third3.step3.t
sar r9, 1	// third3.step3.t
lea rax, [r9+r14]	// third3.step3.y
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8000]	// update.limb86.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb86.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+7968]	// update.limb86.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb86.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb86.vpaddq.6
lea r10, [r11+1048576]	// change2.N2q.offset
vpaddq ymm13, ymm12, ymm5	// update.limb86.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb86.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb86.vpand
vmovdqa ymmword ptr [rdi+3520], ymm2	// update.limb86.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb87.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb87.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3616]	// update.limb87.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3632]	// update.limb87.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb87.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb87.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb87.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb87.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb87.vpaddq.3
cmovc rax, r9	// third3.step3.G
andn r13, rbp, rsi	// third3.step3.w
cmovnz r8, rbx	// third3.step3.d
shrx r12, r8, r15	// third3.step3.m
sarx rdx, r8, r15	// third3.step3.s
lea r14, [r8-1]	// third3.step4.c0
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8032]	// update.limb87.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb87.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8000]	// update.limb87.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb87.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb87.vpaddq.6
mov r11, -2	// third3.step4.c1
vpaddq ymm0, ymm2, ymm15	// update.limb87.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb87.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb87.vpand
vmovdqa ymmword ptr [rdi+3552], ymm1	// update.limb87.vmovdqa
cmovnz rcx, r9	// third3.step3.h
shl r10, 22	// change2.N2q.shl
xor rdx, rcx	// third3.step4.x
sar r10, 43	// change2.N2q.sar
sub r11, r8	// third3.step4.c1.2
vpmuldq ymm13, ymm9, ymm12	// update.limb88.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb88.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3648]	// update.limb88.vbroadcasti128
mov qword ptr [rdi+272], r10	// change2.N2q.store_N2q
vbroadcasti128 ymm15, xmmword ptr [rdi+3664]	// update.limb88.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb88.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb88.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb88.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb88.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb88.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8064]	// update.limb88.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb88.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8032]	// update.limb88.vpmuludq.2
mov rbp, qword ptr [rdi+256]	// change2.Yu.load_N2u
vpaddq ymm5, ymm12, ymm0	// update.limb88.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb88.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb88.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb88.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb88.vpand
vmovdqa ymmword ptr [rdi+3584], ymm12	// update.limb88.vmovdqa
mov rsi, rax	// copy for third3.step4.t
sar rsi, 1	// third3.step4.t
lea r13, [rsi+rdx]	// third3.step4.y
vpmuldq ymm0, ymm9, ymm2	// update.limb89.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb89.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3680]	// update.limb89.vbroadcasti128
cmovc r13, rsi	// third3.step4.G
imul rbp, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vbroadcasti128 ymm14, xmmword ptr [rdi+3696]	// update.limb89.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb89.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb89.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb89.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb89.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb89.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8096]	// update.limb89.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb89.vpaddq.4
mov rbx, qword ptr [rdi+264]	// change2.Yu.load_N2v
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8064]	// update.limb89.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb89.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb89.vpaddq.6
andn r9, rax, r12	// third3.step4.w
cmovnz r14, r11	// third3.step4.d
shrx r8, r14, r15	// third3.step4.m
sarx r10, r14, r15	// third3.step4.s
vpaddq ymm0, ymm12, ymm11	// update.limb89.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb89.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb89.vpand
vmovdqa ymmword ptr [rdi+3616], ymm2	// update.limb89.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb90.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb90.vpmuldq.2
lea rdx, [r14-1]	// third3.step5.c0
vbroadcasti128 ymm12, xmmword ptr [rdi+3712]	// update.limb90.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3728]	// update.limb90.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb90.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb90.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb90.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb90.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb90.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8128]	// update.limb90.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb90.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8096]	// update.limb90.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb90.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb90.vpaddq.6
mov rax, -2	// third3.step5.c1
vpaddq ymm13, ymm2, ymm5	// update.limb90.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb90.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb90.vpand
vmovdqa ymmword ptr [rdi+3648], ymm1	// update.limb90.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb91.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb91.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3744]	// update.limb91.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3760]	// update.limb91.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb91.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb91.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb91.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb91.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb91.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8160]	// update.limb91.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb91.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8128]	// update.limb91.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb91.vpaddq.5
cmovnz rcx, rsi	// third3.step4.h
xor r10, rcx	// third3.step5.x
imul rbx, qword ptr [rdi+208]	// change2.Yu.imul_N1q
lea r12, [rbp+rbx]	// change2.Yu.add
sub rax, r14	// third3.step5.c1.2
mov qword ptr [rdi+128], r12	// change2.Yu.store_Yu
mov r9, qword ptr [rdi+256]	// change2.Yv.load_N2u
mov r11, r13	// copy for third3.step5.t
sar r11, 1	// third3.step5.t
lea rsi, [r11+r10]	// third3.step5.y
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb91.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb91.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb91.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb91.vpand
vmovdqa ymmword ptr [rdi+3680], ymm12	// update.limb91.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb92.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb92.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3776]	// update.limb92.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3792]	// update.limb92.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb92.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb92.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb92.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb92.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb92.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8192]	// update.limb92.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb92.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8160]	// update.limb92.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb92.vpaddq.5
cmovc rsi, r11	// third3.step5.G
andn rbp, r13, r8	// third3.step5.w
cmovnz rdx, rax	// third3.step5.d
shrx rbx, rdx, r15	// third3.step5.m
sarx r14, rdx, r15	// third3.step5.s
lea r12, [rdx-1]	// third3.step6.c0
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb92.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb92.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb92.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb92.vpand
vmovdqa ymmword ptr [rdi+3712], ymm2	// update.limb92.vmovdqa
mov r10, -2	// third3.step6.c1
vpmuldq ymm0, ymm9, ymm1	// update.limb93.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb93.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3808]	// update.limb93.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3824]	// update.limb93.vbroadcasti128.2
cmovnz rcx, r11	// third3.step5.h
imul r9, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov r13, qword ptr [rdi+264]	// change2.Yv.load_N2v
xor r14, rcx	// third3.step6.x
imul r13, qword ptr [rdi+216]	// change2.Yv.imul_N1r
sub r10, rdx	// third3.step6.c1.2
vpmuldq ymm13, ymm7, ymm12	// update.limb93.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb93.vpmuldq.4
lea r8, [r9+r13]	// change2.Yv.add
vpaddq ymm1, ymm0, ymm5	// update.limb93.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb93.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb93.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8224]	// update.limb93.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb93.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8192]	// update.limb93.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb93.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb93.vpaddq.6
mov qword ptr [rdi+136], r8	// change2.Yv.store_Yv
vpaddq ymm0, ymm2, ymm11	// update.limb93.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb93.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb93.vpand
vmovdqa ymmword ptr [rdi+3744], ymm1	// update.limb93.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb94.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb94.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3840]	// update.limb94.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3856]	// update.limb94.vbroadcasti128.2
mov rbp, rsi	// copy for third3.step6.t
sar rbp, 1	// third3.step6.t
lea rax, [rbp+r14]	// third3.step6.y
vpmuldq ymm0, ymm7, ymm2	// update.limb94.vpmuldq.3
mov r11, qword ptr [rdi+272]	// change2.Yq.load_N2q
vpmuldq ymm1, ymm8, ymm11	// update.limb94.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb94.vpaddq
cmovc rax, rbp	// third3.step6.G
vpaddq ymm14, ymm12, ymm0	// update.limb94.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb94.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8256]	// update.limb94.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb94.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8224]	// update.limb94.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb94.vpaddq.5
imul r11, qword ptr [rdi+192]	// change2.Yq.imul_N1u
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb94.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb94.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb94.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb94.vpand
vmovdqa ymmword ptr [rdi+3776], ymm12	// update.limb94.vmovdqa
andn rdx, rsi, rbx	// third3.step6.w
cmovnz r12, r10	// third3.step6.d
shrx r9, r12, r15	// third3.step6.m
sarx r13, r12, r15	// third3.step6.s
vpmuldq ymm0, ymm9, ymm2	// update.limb95.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb95.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3872]	// update.limb95.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+3888]	// update.limb95.vbroadcasti128.2
mov r8, qword ptr [rdi+280]	// change2.Yq.load_N2r
vpmuldq ymm13, ymm7, ymm1	// update.limb95.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb95.vpmuldq.4
lea r14, [r12-1]	// third3.step7.c0
vpaddq ymm2, ymm0, ymm14	// update.limb95.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb95.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb95.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8288]	// update.limb95.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb95.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8256]	// update.limb95.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb95.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb95.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb95.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb95.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb95.vpand
vmovdqa ymmword ptr [rdi+3808], ymm2	// update.limb95.vmovdqa
mov rsi, -2	// third3.step7.c1
vpmuldq ymm13, ymm9, ymm1	// update.limb96.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb96.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+3904]	// update.limb96.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3920]	// update.limb96.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb96.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb96.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb96.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb96.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb96.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8320]	// update.limb96.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb96.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8288]	// update.limb96.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb96.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb96.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb96.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb96.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb96.vpand
cmovnz rcx, rbp	// third3.step6.h
xor r13, rcx	// third3.step7.x
imul r8, qword ptr [rdi+208]	// change2.Yq.imul_N1q
sub rsi, r12	// third3.step7.c1.2
lea rbx, [r11+r8]	// change2.Yq.add
mov qword ptr [rdi+144], rbx	// change2.Yq.store_Yq
mov rdx, rax	// copy for third3.step7.t
sar rdx, 1	// third3.step7.t
lea r10, [rdx+r13]	// third3.step7.y
vmovdqa ymmword ptr [rdi+3840], ymm1	// update.limb96.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb97.vpmuldq
mov rbp, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpmuldq ymm5, ymm10, ymm15	// update.limb97.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+3936]	// update.limb97.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+3952]	// update.limb97.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb97.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb97.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb97.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb97.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb97.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8352]	// update.limb97.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb97.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8320]	// update.limb97.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb97.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb97.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb97.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb97.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb97.vpand
cmovc r10, rdx	// third3.step7.G
andn r12, rax, r9	// third3.step7.w
cmovnz r14, rsi	// third3.step7.d
shrx r11, r14, r15	// third3.step7.m
sarx r8, r14, r15	// third3.step7.s
lea rbx, [r14-1]	// third3.step8.c0
vmovdqa ymmword ptr [rdi+3872], ymm12	// update.limb97.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb98.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb98.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3968]	// update.limb98.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+3984]	// update.limb98.vbroadcasti128.2
mov r13, -2	// third3.step8.c1
vpmuldq ymm0, ymm7, ymm1	// update.limb98.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb98.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb98.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb98.vpaddq.2
cmovnz rcx, rdx	// third3.step7.h
imul rbp, qword ptr [rdi+200]	// change2.Yr.imul_N1v
mov rax, qword ptr [rdi+280]	// change2.Yr.load_N2r
xor r8, rcx	// third3.step8.x
sub r13, r14	// third3.step8.c1.2
vpaddq ymm13, ymm14, ymm12	// update.limb98.vpaddq.3
imul rax, qword ptr [rdi+216]	// change2.Yr.imul_N1r
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8384]	// update.limb98.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb98.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8352]	// update.limb98.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb98.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb98.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb98.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb98.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb98.vpand
lea r9, [rbp+rax]	// change2.Yr.add
vmovdqa ymmword ptr [rdi+3904], ymm2	// update.limb98.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb99.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb99.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4000]	// update.limb99.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4016]	// update.limb99.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb99.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb99.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb99.vpaddq
mov qword ptr [rdi+152], r9	// change2.Yr.store_Yr
vpaddq ymm11, ymm1, ymm13	// update.limb99.vpaddq.2
mov r12, r10	// copy for third3.step8.t
sar r12, 1	// third3.step8.t
lea rsi, [r12+r8]	// third3.step8.y
vpaddq ymm0, ymm11, ymm2	// update.limb99.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8416]	// update.limb99.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb99.vpaddq.4
cmovc rsi, r12	// third3.step8.G
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8384]	// update.limb99.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb99.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb99.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb99.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb99.vpsrlq
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpand ymm1, ymm0, ymm6	// update.limb99.vpand
vmovdqa ymmword ptr [rdi+3936], ymm1	// update.limb99.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb100.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb100.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4032]	// update.limb100.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4048]	// update.limb100.vbroadcasti128.2
andn r14, r10, r11	// third3.step8.w
cmovnz rbx, r13	// third3.step8.d
shrx rbp, rbx, r15	// third3.step8.m
sarx rax, rbx, r15	// third3.step8.s
vpmuldq ymm0, ymm7, ymm2	// update.limb100.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb100.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb100.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb100.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb100.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8448]	// update.limb100.vpmuludq
lea r9, [rbx-1]	// third3.step9.c0
vpaddq ymm12, ymm13, ymm11	// update.limb100.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8416]	// update.limb100.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb100.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb100.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb100.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb100.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb100.vpand
vmovdqa ymmword ptr [rdi+3968], ymm12	// update.limb100.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb101.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb101.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4064]	// update.limb101.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4080]	// update.limb101.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb101.vpmuldq.3
mov r8, -2	// third3.step9.c1
vpmuldq ymm12, ymm8, ymm14	// update.limb101.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb101.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb101.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb101.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8480]	// update.limb101.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb101.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8448]	// update.limb101.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb101.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb101.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb101.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb101.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb101.vpand
vmovdqa ymmword ptr [rdi+4000], ymm2	// update.limb101.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb102.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb102.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4096]	// update.limb102.vbroadcasti128
cmovnz rcx, r12	// third3.step8.h
xor rax, rcx	// third3.step9.x
imul rdx, qword ptr [rdi+40]	// change2.w2f.imul_w1f
mov r10, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r10, qword ptr [rdi+48]	// change2.w2f.imul_w1g
sub r8, rbx	// third3.step9.c1.2
lea r11, [rdx+r10]	// change2.w2f.add
mov r14, rsi	// copy for third3.step9.t
sar r14, 1	// third3.step9.t
lea r13, [r14+rax]	// third3.step9.y
vbroadcasti128 ymm11, xmmword ptr [rdi+4112]	// update.limb102.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb102.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb102.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb102.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb102.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb102.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8512]	// update.limb102.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb102.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8480]	// update.limb102.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb102.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb102.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb102.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb102.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb102.vpand
vmovdqa ymmword ptr [rdi+4032], ymm1	// update.limb102.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb103.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb103.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4128]	// update.limb103.vbroadcasti128
cmovc r13, r14	// third3.step9.G
andn r12, rsi, rbp	// third3.step9.w
cmovnz r9, r8	// third3.step9.d
shrx rbx, r9, r15	// third3.step9.m
sarx rdx, r9, r15	// third3.step9.s
lea r10, [r9-1]	// third3.step10.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+4144]	// update.limb103.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb103.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb103.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb103.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb103.vpaddq.2
mov rax, -2	// third3.step10.c1
vpaddq ymm0, ymm11, ymm1	// update.limb103.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8544]	// update.limb103.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb103.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8512]	// update.limb103.vpmuludq.2
cmovnz rcx, r14	// third3.step9.h
neg r11	// change2.w2f.neg
sar r11, 20	// change2.w2f.sar
mov rsi, qword ptr [rdi+128]	// change2.w2f.load_Yu
xor rdx, rcx	// third3.step10.x
sub rax, r9	// third3.step10.c1.2
imul rsi, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpaddq ymm11, ymm12, ymm13	// update.limb103.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb103.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb103.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb103.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb103.vpand
vmovdqa ymmword ptr [rdi+4064], ymm12	// update.limb103.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb104.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb104.vpmuldq.2
mov rbp, qword ptr [rdi+136]	// change2.w2f.load_Yv
vbroadcasti128 ymm1, xmmword ptr [rdi+4160]	// update.limb104.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4176]	// update.limb104.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb104.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb104.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb104.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb104.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb104.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8576]	// update.limb104.vpmuludq
imul rbp, qword ptr [rdi+400]	// change2.w2f.imul_above_g
vpaddq ymm2, ymm13, ymm11	// update.limb104.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8544]	// update.limb104.vpmuludq.2
mov r12, r13	// copy for third3.step10.t
sar r12, 1	// third3.step10.t
lea r8, [r12+rdx]	// third3.step10.y
vpaddq ymm5, ymm2, ymm0	// update.limb104.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb104.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb104.vpaddq.7
cmovc r8, r12	// third3.step10.G
vpsrlq ymm11, ymm13, 30	// update.limb104.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb104.vpand
vmovdqa ymmword ptr [rdi+4096], ymm2	// update.limb104.vmovdqa
lea r14, [rsi+rbp]	// change2.w2f.add.2
vpmuldq ymm0, ymm9, ymm1	// update.limb105.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb105.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4192]	// update.limb105.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4208]	// update.limb105.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb105.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb105.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb105.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb105.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb105.vpaddq.3
andn r9, r13, rbx	// third3.step10.w
cmovnz r10, rax	// third3.step10.d
shrx rdx, r10, r15	// third3.step10.m
sarx rsi, r10, r15	// third3.step10.s
lea rbp, [r11+r14]	// change2.w2f.add.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8608]	// update.limb105.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb105.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8576]	// update.limb105.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb105.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb105.vpaddq.6
lea r13, [r10-1]	// third3.step11.c0
vpaddq ymm0, ymm2, ymm11	// update.limb105.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb105.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb105.vpand
mov qword ptr [rdi-112], rbp	// change2.w2f.store_w2f
vmovdqa ymmword ptr [rdi+4128], ymm1	// update.limb105.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb106.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb106.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4224]	// update.limb106.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+4240]	// update.limb106.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb106.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb106.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb106.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb106.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb106.vpaddq.3
mov rbx, -2	// third3.step11.c1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8640]	// update.limb106.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb106.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8608]	// update.limb106.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb106.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb106.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb106.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb106.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb106.vpand
vmovdqa ymmword ptr [rdi+4160], ymm12	// update.limb106.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb107.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb107.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4256]	// update.limb107.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4272]	// update.limb107.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb107.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb107.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb107.vpaddq
cmovnz rcx, r12	// third3.step10.h
xor rsi, rcx	// third3.step11.x
sar rbp, 20	// change2.w2f.sar.2
sub rbx, r10	// third3.step11.c1.2
shl rbp, 44	// change2.w2f.shl
mov r9, r8	// copy for third3.step11.t
sar r9, 1	// third3.step11.t
lea rax, [r9+rsi]	// third3.step11.y
mov qword ptr [rdi+72], rbp	// change2.w2f.store_high2f
vpaddq ymm11, ymm2, ymm13	// update.limb107.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb107.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8672]	// update.limb107.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb107.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8640]	// update.limb107.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb107.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb107.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb107.vpaddq.7
mov r11, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpsrlq ymm14, ymm0, 30	// update.limb107.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb107.vpand
vmovdqa ymmword ptr [rdi+4192], ymm2	// update.limb107.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb108.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb108.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4288]	// update.limb108.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4304]	// update.limb108.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb108.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb108.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb108.vpaddq
cmovc rax, r9	// third3.step11.G
andn r14, r8, rdx	// third3.step11.w
cmovnz r13, rbx	// third3.step11.d
shrx r12, r13, r15	// third3.step11.m
sarx r10, r13, r15	// third3.step11.s
lea rsi, [r13-1]	// third3.step12.c0
vpaddq ymm5, ymm1, ymm0	// update.limb108.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb108.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8704]	// update.limb108.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb108.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8672]	// update.limb108.vpmuludq.2
mov rbp, -2	// third3.step12.c1
vpaddq ymm5, ymm1, ymm0	// update.limb108.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb108.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb108.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb108.vpsrlq
cmovnz rcx, r9	// third3.step11.h
imul r11, qword ptr [rdi+40]	// change2.w2g.imul_w1f
xor r10, rcx	// third3.step12.x
sub rbp, r13	// third3.step12.c1.2
mov r8, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpand ymm1, ymm13, ymm6	// update.limb108.vpand
vmovdqa ymmword ptr [rdi+4224], ymm1	// update.limb108.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb109.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb109.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4320]	// update.limb109.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4336]	// update.limb109.vbroadcasti128.2
imul r8, qword ptr [rdi+48]	// change2.w2g.imul_w1g
vpmuldq ymm13, ymm7, ymm2	// update.limb109.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb109.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb109.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb109.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb109.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8736]	// update.limb109.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb109.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8704]	// update.limb109.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb109.vpaddq.5
lea rdx, [r11+r8]	// change2.w2g.add
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb109.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb109.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb109.vpsrlq
mov r14, rax	// copy for third3.step12.t
sar r14, 1	// third3.step12.t
lea rbx, [r14+r10]	// third3.step12.y
vpand ymm12, ymm0, ymm6	// update.limb109.vpand
vmovdqa ymmword ptr [rdi+4256], ymm12	// update.limb109.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb110.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb110.vpmuldq.2
cmovc rbx, r14	// third3.step12.G
vbroadcasti128 ymm1, xmmword ptr [rdi+4352]	// update.limb110.vbroadcasti128
neg rdx	// change2.w2g.neg
vbroadcasti128 ymm11, xmmword ptr [rdi+4368]	// update.limb110.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb110.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb110.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb110.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb110.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb110.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8768]	// update.limb110.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb110.vpaddq.4
sar rdx, 20	// change2.w2g.sar
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8736]	// update.limb110.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb110.vpaddq.5
andn r9, rax, r12	// third3.step12.w
cmovnz rsi, rbp	// third3.step12.d
shrx r13, rsi, r15	// third3.step12.m
sarx r11, rsi, r15	// third3.step12.s
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb110.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb110.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb110.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb110.vpand
vmovdqa ymmword ptr [rdi+4288], ymm2	// update.limb110.vmovdqa
lea r8, [rsi-1]	// third3.step13.c0
vpmuldq ymm0, ymm9, ymm1	// update.limb111.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb111.vpmuldq.2
mov r10, qword ptr [rdi+144]	// change2.w2g.load_Yq
vbroadcasti128 ymm12, xmmword ptr [rdi+4384]	// update.limb111.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4400]	// update.limb111.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb111.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb111.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb111.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb111.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb111.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8800]	// update.limb111.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb111.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8768]	// update.limb111.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb111.vpaddq.5
mov rax, -2	// third3.step13.c1
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb111.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb111.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb111.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb111.vpand
vmovdqa ymmword ptr [rdi+4320], ymm1	// update.limb111.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb112.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb112.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4416]	// update.limb112.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4432]	// update.limb112.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb112.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb112.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb112.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb112.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb112.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8832]	// update.limb112.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb112.vpaddq.4
cmovnz rcx, r14	// third3.step12.h
xor r11, rcx	// third3.step13.x
imul r10, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sub rax, rsi	// third3.step13.c1.2
mov r12, qword ptr [rdi+152]	// change2.w2g.load_Yr
mov r9, rbx	// copy for third3.step13.t
sar r9, 1	// third3.step13.t
lea rbp, [r9+r11]	// third3.step13.y
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8800]	// update.limb112.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb112.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb112.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb112.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb112.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb112.vpand
vmovdqa ymmword ptr [rdi+4352], ymm12	// update.limb112.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb113.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb113.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4448]	// update.limb113.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4464]	// update.limb113.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb113.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb113.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb113.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb113.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb113.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8864]	// update.limb113.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb113.vpaddq.4
cmovc rbp, r9	// third3.step13.G
andn r14, rbx, r13	// third3.step13.w
cmovnz r8, rax	// third3.step13.d
shrx rsi, r8, r15	// third3.step13.m
sarx r11, r8, r15	// third3.step13.s
lea rbx, [r8-1]	// third3.step14.c0
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8832]	// update.limb113.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb113.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb113.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb113.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb113.vpsrlq
mov r13, -2	// third3.step14.c1
vpand ymm2, ymm0, ymm6	// update.limb113.vpand
vmovdqa ymmword ptr [rdi+4384], ymm2	// update.limb113.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb114.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb114.vpmuldq.2
cmovnz rcx, r9	// third3.step13.h
imul r12, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r14, [r10+r12]	// change2.w2g.add.2
lea rax, [rdx+r14]	// change2.w2g.add.3
xor r11, rcx	// third3.step14.x
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
sub r13, r8	// third3.step14.c1.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4480]	// update.limb114.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+4496]	// update.limb114.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb114.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb114.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb114.vpaddq
sar rax, 20	// change2.w2g.sar.2
vpaddq ymm14, ymm1, ymm0	// update.limb114.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb114.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+8896]	// update.limb114.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb114.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8864]	// update.limb114.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb114.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb114.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb114.vpaddq.7
shl rax, 44	// change2.w2g.shl
vpsrlq ymm15, ymm13, 30	// update.limb114.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb114.vpand
vmovdqa ymmword ptr [rdi+4416], ymm1	// update.limb114.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb115.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb115.vpmuldq.2
mov r9, rbp	// copy for third3.step14.t
sar r9, 1	// third3.step14.t
lea r10, [r9+r11]	// third3.step14.y
vbroadcasti128 ymm2, xmmword ptr [rdi+4512]	// update.limb115.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4528]	// update.limb115.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb115.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb115.vpmuldq.4
cmovc r10, r9	// third3.step14.G
mov qword ptr [rdi+80], rax	// change2.w2g.store_high2g
vpaddq ymm12, ymm0, ymm14	// update.limb115.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb115.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb115.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+8928]	// update.limb115.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb115.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8896]	// update.limb115.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb115.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb115.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb115.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb115.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb115.vpand
andn r12, rbp, rsi	// third3.step14.w
cmovnz rbx, r13	// third3.step14.d
shrx rdx, rbx, r15	// third3.step14.m
sarx r14, rbx, r15	// third3.step14.s
vmovdqa ymmword ptr [rdi+4448], ymm12	// update.limb115.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb116.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb116.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4544]	// update.limb116.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4560]	// update.limb116.vbroadcasti128.2
lea r8, [rbx-1]	// third3.step15.c0
vpmuldq ymm0, ymm7, ymm1	// update.limb116.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb116.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb116.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb116.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb116.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+8960]	// update.limb116.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb116.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8928]	// update.limb116.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb116.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb116.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb116.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb116.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb116.vpand
mov r11, -2	// third3.step15.c1
vmovdqa ymmword ptr [rdi+4480], ymm2	// update.limb116.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb117.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb117.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4576]	// update.limb117.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4592]	// update.limb117.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb117.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb117.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb117.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb117.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb117.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+8992]	// update.limb117.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb117.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+8960]	// update.limb117.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb117.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb117.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb117.vpaddq.7
cmovnz rcx, r9	// third3.step14.h
xor r14, rcx	// third3.step15.x
sub r11, rbx	// third3.step15.c1.2
mov rax, r10	// copy for third3.step15.t
sar rax, 1	// third3.step15.t
lea rbp, [rax+r14]	// third3.step15.y
vpsrlq ymm5, ymm0, 30	// update.limb117.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb117.vpand
vmovdqa ymmword ptr [rdi+4512], ymm1	// update.limb117.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb118.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb118.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4608]	// update.limb118.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+4624]	// update.limb118.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb118.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb118.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb118.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb118.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb118.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9024]	// update.limb118.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb118.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+8992]	// update.limb118.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb118.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb118.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb118.vpaddq.7
cmovc rbp, rax	// third3.step15.G
andn rsi, r10, rdx	// third3.step15.w
cmovnz r8, r11	// third3.step15.d
shrx r12, r8, r15	// third3.step15.m
sarx r13, r8, r15	// third3.step15.s
lea r9, [r8-1]	// third3.step16.c0
vpsrlq ymm15, ymm13, 30	// update.limb118.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb118.vpand
vmovdqa ymmword ptr [rdi+4544], ymm12	// update.limb118.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb119.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb119.vpmuldq.2
mov rbx, -2	// third3.step16.c1
vbroadcasti128 ymm1, xmmword ptr [rdi+4640]	// update.limb119.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4656]	// update.limb119.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb119.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb119.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb119.vpaddq
cmovnz rcx, rax	// third3.step15.h
xor r13, rcx	// third3.step16.x
sub rbx, r8	// third3.step16.c1.2
vpaddq ymm11, ymm2, ymm13	// update.limb119.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb119.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9056]	// update.limb119.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb119.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9024]	// update.limb119.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb119.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb119.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb119.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb119.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb119.vpand
vmovdqa ymmword ptr [rdi+4576], ymm2	// update.limb119.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb120.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb120.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4672]	// update.limb120.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4688]	// update.limb120.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb120.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb120.vpmuldq.4
mov r14, rbp	// copy for third3.step16.t
sar r14, 1	// third3.step16.t
lea r10, [r14+r13]	// third3.step16.y
vpaddq ymm1, ymm13, ymm11	// update.limb120.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb120.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb120.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9088]	// update.limb120.vpmuludq
cmovc r10, r14	// third3.step16.G
vpaddq ymm1, ymm13, ymm11	// update.limb120.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9056]	// update.limb120.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb120.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb120.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb120.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb120.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb120.vpand
vmovdqa ymmword ptr [rdi+4608], ymm1	// update.limb120.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb121.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb121.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4704]	// update.limb121.vbroadcasti128
andn rdx, rbp, r12	// third3.step16.w
cmovnz r9, rbx	// third3.step16.d
shrx rsi, r9, r15	// third3.step16.m
sarx r11, r9, r15	// third3.step16.s
vbroadcasti128 ymm14, xmmword ptr [rdi+4720]	// update.limb121.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb121.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb121.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb121.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb121.vpaddq.2
lea rax, [r9-1]	// third3.step17.c0
vpaddq ymm0, ymm15, ymm1	// update.limb121.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9120]	// update.limb121.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb121.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9088]	// update.limb121.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb121.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb121.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb121.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb121.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb121.vpand
vmovdqa ymmword ptr [rdi+4640], ymm12	// update.limb121.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb122.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb122.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4736]	// update.limb122.vbroadcasti128
mov r8, -2	// third3.step17.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+4752]	// update.limb122.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb122.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb122.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb122.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb122.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb122.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9152]	// update.limb122.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb122.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9120]	// update.limb122.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb122.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb122.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb122.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb122.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb122.vpand
vmovdqa ymmword ptr [rdi+4672], ymm2	// update.limb122.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb123.vpmuldq
cmovnz rcx, r14	// third3.step16.h
xor r11, rcx	// third3.step17.x
sub r8, r9	// third3.step17.c1.2
mov r13, r10	// copy for third3.step17.t
sar r13, 1	// third3.step17.t
lea rbp, [r13+r11]	// third3.step17.y
vpmuldq ymm14, ymm10, ymm11	// update.limb123.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4768]	// update.limb123.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4784]	// update.limb123.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb123.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb123.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb123.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb123.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb123.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9184]	// update.limb123.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb123.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9152]	// update.limb123.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb123.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb123.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb123.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb123.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb123.vpand
vmovdqa ymmword ptr [rdi+4704], ymm1	// update.limb123.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb124.vpmuldq
cmovc rbp, r13	// third3.step17.G
andn r12, r10, rsi	// third3.step17.w
cmovnz rax, r8	// third3.step17.d
shrx rdx, rax, r15	// third3.step17.m
sarx rbx, rax, r15	// third3.step17.s
lea r14, [rax-1]	// third3.step18.c0
vpmuldq ymm11, ymm10, ymm5	// update.limb124.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4800]	// update.limb124.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4816]	// update.limb124.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb124.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb124.vpmuldq.4
mov r9, -2	// third3.step18.c1
vpaddq ymm12, ymm13, ymm11	// update.limb124.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb124.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb124.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9216]	// update.limb124.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb124.vpaddq.4
cmovnz rcx, r13	// third3.step17.h
xor rbx, rcx	// third3.step18.x
sub r9, rax	// third3.step18.c1.2
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9184]	// update.limb124.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb124.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb124.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb124.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb124.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb124.vpand
vmovdqa ymmword ptr [rdi+4736], ymm12	// update.limb124.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb125.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb125.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4832]	// update.limb125.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4848]	// update.limb125.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb125.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb125.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb125.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb125.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb125.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9248]	// update.limb125.vpmuludq
mov r11, rbp	// copy for third3.step18.t
sar r11, 1	// third3.step18.t
lea r10, [r11+rbx]	// third3.step18.y
vpaddq ymm2, ymm0, ymm5	// update.limb125.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9216]	// update.limb125.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb125.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb125.vpaddq.6
cmovc r10, r11	// third3.step18.G
vpaddq ymm0, ymm12, ymm11	// update.limb125.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb125.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb125.vpand
vmovdqa ymmword ptr [rdi+4768], ymm2	// update.limb125.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb126.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb126.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4864]	// update.limb126.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+4880]	// update.limb126.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb126.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb126.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb126.vpaddq
andn rsi, rbp, rdx	// third3.step18.w
cmovnz r14, r9	// third3.step18.d
shrx r12, r14, r15	// third3.step18.m
sarx r8, r14, r15	// third3.step18.s
vpaddq ymm14, ymm1, ymm0	// update.limb126.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb126.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9280]	// update.limb126.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb126.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9248]	// update.limb126.vpmuludq.2
lea r13, [r14-1]	// third3.step19.c0
vpaddq ymm14, ymm1, ymm0	// update.limb126.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb126.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb126.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb126.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb126.vpand
vmovdqa ymmword ptr [rdi+4800], ymm1	// update.limb126.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb127.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb127.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4896]	// update.limb127.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+4912]	// update.limb127.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb127.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb127.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb127.vpaddq
mov rax, -2	// third3.step19.c1
vpaddq ymm11, ymm12, ymm13	// update.limb127.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb127.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9312]	// update.limb127.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb127.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9280]	// update.limb127.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb127.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb127.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb127.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb127.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb127.vpand
vmovdqa ymmword ptr [rdi+4832], ymm12	// update.limb127.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb128.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb128.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+4928]	// update.limb128.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+4944]	// update.limb128.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb128.vpmuldq.3
cmovnz rcx, r11	// third3.step18.h
xor r8, rcx	// third3.step19.x
sub rax, r14	// third3.step19.c1.2
mov rbx, r10	// copy for third3.step19.t
sar rbx, 1	// third3.step19.t
lea rbp, [rbx+r8]	// third3.step19.y
vpmuldq ymm12, ymm8, ymm15	// update.limb128.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb128.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb128.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb128.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9344]	// update.limb128.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb128.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9312]	// update.limb128.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb128.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb128.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb128.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb128.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb128.vpand
vmovdqa ymmword ptr [rdi+4864], ymm2	// update.limb128.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb129.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb129.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+4960]	// update.limb129.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+4976]	// update.limb129.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb129.vpmuldq.3
cmovc rbp, rbx	// third3.step19.G
andn rdx, r10, r12	// third3.step19.w
cmovnz r13, rax	// third3.step19.d
shrx rsi, r13, r15	// third3.step19.m
sarx r9, r13, r15	// third3.step19.s
lea r11, [r13-1]	// third3.step20.c0
vpmuldq ymm2, ymm8, ymm14	// update.limb129.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb129.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb129.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb129.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9376]	// update.limb129.vpmuludq
mov r14, -2	// third3.step20.c1
vpaddq ymm1, ymm0, ymm5	// update.limb129.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9344]	// update.limb129.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb129.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb129.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb129.vpaddq.7
cmovnz rcx, rbx	// third3.step19.h
xor r9, rcx	// third3.step20.x
sub r14, r13	// third3.step20.c1.2
vpsrlq ymm5, ymm0, 30	// update.limb129.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb129.vpand
vmovdqa ymmword ptr [rdi+4896], ymm1	// update.limb129.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb130.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb130.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+4992]	// update.limb130.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+5008]	// update.limb130.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb130.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb130.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb130.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb130.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb130.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9408]	// update.limb130.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb130.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9376]	// update.limb130.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb130.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb130.vpaddq.6
mov r8, rbp	// copy for third3.step20.t
sar r8, 1	// third3.step20.t
lea r10, [r8+r9]	// third3.step20.y
vpaddq ymm13, ymm1, ymm5	// update.limb130.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb130.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb130.vpand
vmovdqa ymmword ptr [rdi+4928], ymm12	// update.limb130.vmovdqa
cmovc r10, r8	// third3.step20.G
vpmuldq ymm0, ymm9, ymm2	// update.limb131.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb131.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+5024]	// update.limb131.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+5040]	// update.limb131.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb131.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb131.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb131.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb131.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb131.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9440]	// update.limb131.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb131.vpaddq.4
andn r12, rbp, rsi	// third3.step20.w
cmovnz r11, r14	// third3.step20.d
shrx rdx, r11, r15	// third3.step20.m
sarx rax, r11, r15	// third3.step20.s
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9408]	// update.limb131.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb131.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb131.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb131.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb131.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb131.vpand
vmovdqa ymmword ptr [rdi+4960], ymm2	// update.limb131.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb132.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb132.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+5056]	// update.limb132.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+5072]	// update.limb132.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb132.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb132.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb132.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb132.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb132.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+9472]	// update.limb132.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb132.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9440]	// update.limb132.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb132.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb132.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb132.vpaddq.7
mov qword ptr [rdi-120], r10	// change3.store_end_G
vpsrlq ymm11, ymm13, 30	// update.limb132.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb132.vpand
vmovdqa ymmword ptr [rdi+4992], ymm1	// update.limb132.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb133.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb133.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+5088]	// update.limb133.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+5104]	// update.limb133.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb133.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb133.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb133.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb133.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb133.vpaddq.3
cmovnz rcx, r8	// third3.step20.h
mov rbx, r10	// copy for change3.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r13, rcx	// copy for change3.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change3.h.add_rounding_h
shl r10, 44	// change3.G.shl
mov r9, rcx	// copy for change3.h.shl
shl r9, 45	// change3.h.shl
rorx rbp, rbx, 21	// change3.G.first_entry
rorx rsi, rbx, 42	// change3.G.second_entry
rorx r12, r13, 20	// change3.h.first_entry
rorx r14, r13, 41	// change3.h.second_entry
add r10, qword ptr [rdi-40]	// change3.G.add_refill_G
add r9, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], rcx	// change3.store_end_h
imul rbp, qword ptr [rdi+72]	// change3.G.imul_high2f
imul rsi, qword ptr [rdi+80]	// change3.G.imul_high2g
imul r12, qword ptr [rdi+72]	// change3.h.imul_high2f
imul r14, qword ptr [rdi+80]	// change3.h.imul_high2g
vpmuludq ymm5, ymm3, ymmword ptr [rdi+9504]	// update.limb133.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb133.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9472]	// update.limb133.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb133.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb133.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb133.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb133.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb133.vpand
lea r8, [rbp+rsi]	// change3.G.add
lea rbx, [r12+r14]	// change3.h.add
vmovdqa ymmword ptr [rdi+5024], ymm12	// update.limb133.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb134.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb134.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+5120]	// update.limb134.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+5136]	// update.limb134.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb134.vpmuldq.3
lea r13, [r8+r10]	// change3.G.add.2
vpmuldq ymm12, ymm8, ymm11	// update.limb134.vpmuldq.4
lea rcx, [rbx+r9]	// change3.h.add.2
vpaddq ymm2, ymm13, ymm15	// update.limb134.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb134.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb134.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+9536]	// update.limb134.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb134.vpaddq.4
ror r13, 44	// change3.G.packed
vpmuludq ymm0, ymm4, ymmword ptr [rdi+9504]	// update.limb134.vpmuludq.2
ror rcx, 45	// change3.h.packed
vpaddq ymm14, ymm2, ymm0	// update.limb134.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb134.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb134.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb134.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb134.vpand
vmovdqa ymmword ptr [rdi+5056], ymm2	// update.limb134.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb135.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb135.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+5152]	// update.limb135.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+5168]	// update.limb135.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb135.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb135.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb135.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb135.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb135.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+9568]	// update.limb135.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb135.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+9536]	// update.limb135.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb135.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb135.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb135.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb135.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb135.vpand
vmovdqa ymmword ptr [rdi+5088], ymm1	// update.limb135.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb136.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb136.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+5184]	// update.limb136.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+5200]	// update.limb136.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb136.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb136.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb136.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb136.vpaddq.2
vpaddq ymm7, ymm5, ymm1	// update.limb136.vpaddq.3
vpmuludq ymm8, ymm3, ymmword ptr [rdi+9600]	// update.limb136.vpmuludq
vpaddq ymm13, ymm7, ymm8	// update.limb136.vpaddq.4
vpmuludq ymm11, ymm4, ymmword ptr [rdi+9568]	// update.limb136.vpmuludq.2
vpaddq ymm12, ymm13, ymm11	// update.limb136.vpaddq.5
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]	// update.limb136.vpaddq.6
vpaddq ymm5, ymm0, ymm14	// update.limb136.vpaddq.7
vpsrlq ymm1, ymm5, 30	// update.limb136.vpsrlq
vpand ymm3, ymm5, ymm6	// update.limb136.vpand
vmovdqa ymmword ptr [rdi+5120], ymm3	// update.limb136.vmovdqa
vpmuldq ymm7, ymm9, ymm2	// update.last.vpmuldq
vpmuldq ymm8, ymm10, ymm15	// update.last.vpmuldq.2
vpaddq ymm13, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm11, ymm4, ymmword ptr [rdi+9600]	// update.last.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.last.vpaddq.2
vpaddq ymm0, ymm12, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm14, ymm0, ymm1	// update.last.vpaddq.4
vpand ymm5, ymm14, ymm6	// update.last.vpand
vmovdqa ymmword ptr [rdi+5152], ymm5	// update.last.vmovdqa
vpsrlq ymm3, ymm14, 30	// update.last.vpsrlq
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+5184], ymm9	// update.last.vmovdqa.2
mov rbx, r13	// output
mov rsi, rax	// output
mov rbp, rdx	// output
mov rdx, r11	// output
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
