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
// Length: 69 limbs of 30 bits; 2318 instructions a batch, 780 for its steps (form: select).
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
or r15, -1	// ones
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
mov r13, -2	// third1.step2.c1
cmovc r11, r10	// third1.step1.G
andn r14, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx rdx, rax, r15	// third1.step1.m
sarx rsi, rax, r15	// third1.step1.s
lea rbx, [rax-1]	// third1.step2.c0
cmovnz rcx, r10	// third1.step1.h
xor rsi, rcx	// third1.step2.x
sub r13, rax	// third1.step2.c1.2
mov rbp, r9	// copy for end.N3v.add_rounding_h
add rbp, qword ptr [rdi-64]	// end.N3v.add_rounding_h
sar rbp, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbp	// end.N3v.store_N3v
mov r14, r11	// copy for third1.step2.t
sar r14, 1	// third1.step2.t
lea r8, [r14+rsi]	// third1.step2.y
lea r10, [r9+524288]	// end.N3u.offset
cmovc r8, r14	// third1.step2.G
shl r10, 23	// end.N3u.shl
andn rax, r11, rdx	// third1.step2.w
cmovnz rbx, r13	// third1.step2.d
shrx rbp, rbx, r15	// third1.step2.m
sarx rsi, rbx, r15	// third1.step2.s
lea r9, [rbx-1]	// third1.step3.c0
mov r11, -2	// third1.step3.c1
mov rdx, -2	// third1.step4.c1
cmovnz rcx, r14	// third1.step2.h
xor rsi, rcx	// third1.step3.x
sub r11, rbx	// third1.step3.c1.2
sar r10, 43	// end.N3u.sar
mov qword ptr [rdi+320], r10	// end.N3u.store_N3u
mov rax, r8	// copy for third1.step3.t
sar rax, 1	// third1.step3.t
lea r13, [rax+rsi]	// third1.step3.y
cmovc r13, rax	// third1.step3.G
andn r14, r8, rbp	// third1.step3.w
cmovnz r9, r11	// third1.step3.d
shrx rbx, r9, r15	// third1.step3.m
sarx r10, r9, r15	// third1.step3.s
lea rsi, [r9-1]	// third1.step4.c0
cmovnz rcx, rax	// third1.step3.h
mov r8, r12	// copy for end.N3r.add_rounding_G
add r8, qword ptr [rdi-56]	// end.N3r.add_rounding_G
xor r10, rcx	// third1.step4.x
sub rdx, r9	// third1.step4.c1.2
sar r8, 42	// end.N3r.sar
mov qword ptr [rdi+344], r8	// end.N3r.store_N3r
lea rbp, [r12+1048576]	// end.N3q.offset
mov r14, r13	// copy for third1.step4.t
sar r14, 1	// third1.step4.t
lea r11, [r14+r10]	// third1.step4.y
cmovc r11, r14	// third1.step4.G
shl rbp, 22	// end.N3q.shl
sar rbp, 43	// end.N3q.sar
andn rax, r13, rbx	// third1.step4.w
cmovnz rsi, rdx	// third1.step4.d
shrx r9, rsi, r15	// third1.step4.m
sarx r8, rsi, r15	// third1.step4.s
lea r12, [rsi-1]	// third1.step5.c0
mov r10, -2	// third1.step5.c1
mov qword ptr [rdi+336], rbp	// end.N3q.store_N3q
mov r13, qword ptr [rdi+320]	// end.Mu.load_N3u
mov rbx, -2	// third1.step6.c1
cmovnz rcx, r14	// third1.step4.h
xor r8, rcx	// third1.step5.x
sub r10, rsi	// third1.step5.c1.2
mov rax, r11	// copy for third1.step5.t
sar rax, 1	// third1.step5.t
lea rdx, [rax+r8]	// third1.step5.y
cmovc rdx, rax	// third1.step5.G
andn rbp, r11, r9	// third1.step5.w
cmovnz r12, r10	// third1.step5.d
shrx r14, r12, r15	// third1.step5.m
sarx rsi, r12, r15	// third1.step5.s
lea r8, [r12-1]	// third1.step6.c0
cmovnz rcx, rax	// third1.step5.h
imul r13, qword ptr [rdi+128]	// end.Mu.imul_Yu
xor rsi, rcx	// third1.step6.x
mov r11, qword ptr [rdi+328]	// end.Mu.load_N3v
sub rbx, r12	// third1.step6.c1.2
imul r11, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r9, [r13+r11]	// end.Mu.add
mov rbp, rdx	// copy for third1.step6.t
sar rbp, 1	// third1.step6.t
lea r10, [rbp+rsi]	// third1.step6.y
cmovc r10, rbp	// third1.step6.G
neg r9	// end.Mu.neg
mov qword ptr [rdi-24], r9	// end.Mu.store_Mu
andn rax, rdx, r14	// third1.step6.w
cmovnz r8, rbx	// third1.step6.d
shrx r12, r8, r15	// third1.step6.m
sarx r13, r8, r15	// third1.step6.s
lea r11, [r8-1]	// third1.step7.c0
mov rsi, -2	// third1.step7.c1
mov r9, qword ptr [rdi+320]	// end.Mv.load_N3u
mov rdx, -2	// third1.step8.c1
cmovnz rcx, rbp	// third1.step6.h
xor r13, rcx	// third1.step7.x
sub rsi, r8	// third1.step7.c1.2
imul r9, qword ptr [rdi+136]	// end.Mv.imul_Yv
mov r14, r10	// copy for third1.step7.t
sar r14, 1	// third1.step7.t
lea rax, [r14+r13]	// third1.step7.y
mov rbx, qword ptr [rdi+328]	// end.Mv.load_N3v
cmovc rax, r14	// third1.step7.G
andn rbp, r10, r12	// third1.step7.w
cmovnz r11, rsi	// third1.step7.d
shrx r8, r11, r15	// third1.step7.m
sarx r13, r11, r15	// third1.step7.s
lea r10, [r11-1]	// third1.step8.c0
cmovnz rcx, r14	// third1.step7.h
xor r13, rcx	// third1.step8.x
imul rbx, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rdx, r11	// third1.step8.c1.2
lea r12, [r9+rbx]	// end.Mv.add
neg r12	// end.Mv.neg
mov rbp, rax	// copy for third1.step8.t
sar rbp, 1	// third1.step8.t
lea rsi, [rbp+r13]	// third1.step8.y
mov qword ptr [rdi-16], r12	// end.Mv.store_Mv
cmovc rsi, rbp	// third1.step8.G
mov r14, qword ptr [rdi+336]	// end.Mq.load_N3q
andn r11, rax, r8	// third1.step8.w
cmovnz r10, rdx	// third1.step8.d
shrx r9, r10, r15	// third1.step8.m
sarx rbx, r10, r15	// third1.step8.s
lea r13, [r10-1]	// third1.step9.c0
mov r12, -2	// third1.step9.c1
mov rax, -2	// third1.step10.c1
cmovnz rcx, rbp	// third1.step8.h
xor rbx, rcx	// third1.step9.x
imul r14, qword ptr [rdi+128]	// end.Mq.imul_Yu
sub r12, r10	// third1.step9.c1.2
mov r8, qword ptr [rdi+344]	// end.Mq.load_N3r
mov r11, rsi	// copy for third1.step9.t
sar r11, 1	// third1.step9.t
lea rdx, [r11+rbx]	// third1.step9.y
cmovc rdx, r11	// third1.step9.G
andn rbp, rsi, r9	// third1.step9.w
cmovnz r13, r12	// third1.step9.d
shrx r10, r13, r15	// third1.step9.m
sarx rbx, r13, r15	// third1.step9.s
lea rsi, [r13-1]	// third1.step10.c0
cmovnz rcx, r11	// third1.step9.h
imul r8, qword ptr [rdi+144]	// end.Mq.imul_Yq
xor rbx, rcx	// third1.step10.x
lea r9, [r14+r8]	// end.Mq.add
sub rax, r13	// third1.step10.c1.2
neg r9	// end.Mq.neg
mov qword ptr [rdi-8], r9	// end.Mq.store_Mq
mov rbp, rdx	// copy for third1.step10.t
sar rbp, 1	// third1.step10.t
lea r12, [rbp+rbx]	// third1.step10.y
mov r11, qword ptr [rdi+336]	// end.Mr.load_N3q
cmovc r12, rbp	// third1.step10.G
imul r11, qword ptr [rdi+136]	// end.Mr.imul_Yv
andn r14, rdx, r10	// third1.step10.w
cmovnz rsi, rax	// third1.step10.d
shrx r8, rsi, r15	// third1.step10.m
sarx r13, rsi, r15	// third1.step10.s
lea r9, [rsi-1]	// third1.step11.c0
mov rbx, qword ptr [rdi+344]	// end.Mr.load_N3r
mov rdx, -2	// third1.step11.c1
mov r10, -2	// third1.step12.c1
cmovnz rcx, rbp	// third1.step10.h
xor r13, rcx	// third1.step11.x
sub rdx, rsi	// third1.step11.c1.2
imul rbx, qword ptr [rdi+152]	// end.Mr.imul_Yr
mov r14, r12	// copy for third1.step11.t
sar r14, 1	// third1.step11.t
lea rax, [r14+r13]	// third1.step11.y
lea rbp, [r11+rbx]	// end.Mr.add
cmovc rax, r14	// third1.step11.G
andn rsi, r12, r8	// third1.step11.w
cmovnz r9, rdx	// third1.step11.d
shrx r13, r9, r15	// third1.step11.m
sarx r11, r9, r15	// third1.step11.s
lea rbx, [r9-1]	// third1.step12.c0
cmovnz rcx, r14	// third1.step11.h
xor r11, rcx	// third1.step12.x
neg rbp	// end.Mr.neg
sub r10, r9	// third1.step12.c1.2
mov qword ptr [rdi+0], rbp	// end.Mr.store_Mr
mov r12, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r8, rax	// copy for third1.step12.t
sar r8, 1	// third1.step12.t
lea rsi, [r8+r11]	// third1.step12.y
cmovc rsi, r8	// third1.step12.G
imul r12, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rdx, qword ptr [rdi+328]	// end.w0f.load_N3v
andn r14, rax, r13	// third1.step12.w
cmovnz rbx, r10	// third1.step12.d
shrx r9, rbx, r15	// third1.step12.m
sarx rbp, rbx, r15	// third1.step12.s
lea r11, [rbx-1]	// third1.step13.c0
mov rax, -2	// third1.step13.c1
mov r13, -2	// third1.step14.c1
cmovnz rcx, r8	// third1.step12.h
xor rbp, rcx	// third1.step13.x
imul rdx, qword ptr [rdi-104]	// end.w0f.imul_w2g
sub rax, rbx	// third1.step13.c1.2
lea r14, [r12+rdx]	// end.w0f.add
mov r10, rsi	// copy for third1.step13.t
sar r10, 1	// third1.step13.t
lea r8, [r10+rbp]	// third1.step13.y
cmovc r8, r10	// third1.step13.G
andn rbx, rsi, r9	// third1.step13.w
cmovnz r11, rax	// third1.step13.d
shrx r12, r11, r15	// third1.step13.m
sarx rdx, r11, r15	// third1.step13.s
lea rbp, [r11-1]	// third1.step14.c0
cmovnz rcx, r10	// third1.step13.h
neg r14	// end.w0f.neg
xor rdx, rcx	// third1.step14.x
sar r14, 20	// end.w0f.sar
sub r13, r11	// third1.step14.c1.2
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+8], r14	// end.w0f.store_w0f
shr r14, 20	// end.w0f.shr
mov rsi, r8	// copy for third1.step14.t
sar rsi, 1	// third1.step14.t
lea r9, [rsi+rdx]	// third1.step14.y
cmovc r9, rsi	// third1.step14.G
shl r14, 44	// end.w0f.shl
andn rbx, r8, r12	// third1.step14.w
cmovnz rbp, r13	// third1.step14.d
shrx rax, rbp, r15	// third1.step14.m
sarx r10, rbp, r15	// third1.step14.s
lea r11, [rbp-1]	// third1.step15.c0
mov qword ptr [rdi+16], r14	// end.w0f.store_high0f
vpbroadcastq ymm0, qword ptr [rdi-24]	// update.digits.vpbroadcastq
vpbroadcastq ymm1, qword ptr [rdi-8]	// update.digits.vpbroadcastq.2
mov rdx, -2	// third1.step15.c1
vpblendd ymm2, ymm0, ymm1, 0xf0	// update.digits.vpblendd
vpbroadcastq ymm3, qword ptr [rdi-16]	// update.digits.vpbroadcastq.3
vpbroadcastq ymm4, qword ptr [rdi+0]	// update.digits.vpbroadcastq.4
vpblendd ymm5, ymm3, ymm4, 0xf0	// update.digits.vpblendd.2
vmovdqa ymm6, ymmword ptr [rdi+448]	// update.digits.vmovdqa
mov r8, qword ptr [rdi+336]	// end.w0g.load_N3q
vpand ymm7, ymm2, ymm6	// update.digits.vpand
vpand ymm8, ymm5, ymm6	// update.digits.vpand.2
vpsrlq ymm9, ymm2, 30	// update.digits.vpsrlq
vpsrlq ymm10, ymm5, 30	// update.digits.vpsrlq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+832]	// update.limb0.vbroadcasti128
vbroadcasti128 ymm12, xmmword ptr [rdi+848]	// update.limb0.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm11	// update.limb0.vpmuldq
vpmuldq ymm14, ymm8, ymm12	// update.limb0.vpmuldq.2
vpaddq ymm15, ymm13, ymm14	// update.limb0.vpaddq
vpaddq ymm0, ymm15, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpmuludq ymm1, ymm0, ymmword ptr [rdi+768]	// update.limb0.vpmuludq
vpand ymm3, ymm1, ymm6	// update.limb0.vpand
vpmuludq ymm4, ymm3, ymmword ptr [rdi+3072]	// update.limb0.vpmuludq.2
mov r12, -2	// third1.step16.c1
vpaddq ymm2, ymm0, ymm4	// update.limb0.vpaddq.3
vpsrlq ymm5, ymm2, 30	// update.limb0.vpsrlq
vpmuldq ymm13, ymm9, ymm11	// update.limb1.vpmuldq
vpmuldq ymm14, ymm10, ymm12	// update.limb1.vpmuldq.2
vbroadcasti128 ymm15, xmmword ptr [rdi+864]	// update.limb1.vbroadcasti128
vbroadcasti128 ymm1, xmmword ptr [rdi+880]	// update.limb1.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm15	// update.limb1.vpmuldq.3
cmovnz rcx, rsi	// third1.step14.h
xor r10, rcx	// third1.step15.x
sub rdx, rbp	// third1.step15.c1.2
imul r8, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rbx, r9	// copy for third1.step15.t
sar rbx, 1	// third1.step15.t
lea r13, [rbx+r10]	// third1.step15.y
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
vpmuldq ymm4, ymm8, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm2, ymm13, ymm14	// update.limb1.vpaddq
cmovc r13, rbx	// third1.step15.G
andn rsi, r9, rax	// third1.step15.w
cmovnz r11, rdx	// third1.step15.d
shrx rbp, r11, r15	// third1.step15.m
sarx r10, r11, r15	// third1.step15.s
lea r9, [r11-1]	// third1.step16.c0
vpaddq ymm11, ymm2, ymm0	// update.limb1.vpaddq.2
vpaddq ymm12, ymm11, ymm4	// update.limb1.vpaddq.3
vpmuludq ymm13, ymm3, ymmword ptr [rdi+3104]	// update.limb1.vpmuludq
vpaddq ymm14, ymm12, ymm13	// update.limb1.vpaddq.4
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb1.vpaddq.5
vpaddq ymm0, ymm2, ymm5	// update.limb1.vpaddq.6
vpmuludq ymm11, ymm0, ymmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpand ymm4, ymm11, ymm6	// update.limb1.vpand
cmovnz rcx, rbx	// third1.step15.h
xor r10, rcx	// third1.step16.x
sub r12, r11	// third1.step16.c1.2
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rax, [r8+r14]	// end.w0g.add
neg rax	// end.w0g.neg
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3072]	// update.limb1.vpmuludq.3
mov rsi, r13	// copy for third1.step16.t
sar rsi, 1	// third1.step16.t
lea rdx, [rsi+r10]	// third1.step16.y
vpaddq ymm13, ymm0, ymm12	// update.limb1.vpaddq.7
vpsrlq ymm14, ymm13, 30	// update.limb1.vpsrlq
cmovc rdx, rsi	// third1.step16.G
vpmuldq ymm2, ymm9, ymm15	// update.limb2.vpmuldq
vpmuldq ymm5, ymm10, ymm1	// update.limb2.vpmuldq.2
vbroadcasti128 ymm11, xmmword ptr [rdi+896]	// update.limb2.vbroadcasti128
sar rax, 20	// end.w0g.sar
vbroadcasti128 ymm0, xmmword ptr [rdi+912]	// update.limb2.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm11	// update.limb2.vpmuldq.3
vpmuldq ymm13, ymm8, ymm0	// update.limb2.vpmuldq.4
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq
vpaddq ymm1, ymm15, ymm12	// update.limb2.vpaddq.2
vpaddq ymm2, ymm1, ymm13	// update.limb2.vpaddq.3
andn rbx, r13, rbp	// third1.step16.w
cmovnz r9, r12	// third1.step16.d
shrx r11, r9, r15	// third1.step16.m
sarx r8, r9, r15	// third1.step16.s
lea r14, [r9-1]	// third1.step17.c0
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3136]	// update.limb2.vpmuludq
vpaddq ymm15, ymm2, ymm5	// update.limb2.vpaddq.4
mov r10, -2	// third1.step17.c1
vpmuludq ymm12, ymm4, ymmword ptr [rdi+3104]	// update.limb2.vpmuludq.2
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
vpmuludq ymm1, ymm3, ymmword ptr [rdi+3168]	// update.limb3.vpmuludq
vpaddq ymm11, ymm12, ymm1	// update.limb3.vpaddq.4
mov r13, -2	// third1.step18.c1
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3136]	// update.limb3.vpmuludq.2
vpaddq ymm0, ymm11, ymm2	// update.limb3.vpaddq.5
vpaddq ymm15, ymm0, ymmword ptr [rdi+512]	// update.limb3.vpaddq.6
vpaddq ymm12, ymm15, ymm5	// update.limb3.vpaddq.7
vpsrlq ymm1, ymm12, 30	// update.limb3.vpsrlq
vpand ymm11, ymm12, ymm6	// update.limb3.vpand
vmovdqa ymmword ptr [rdi+864], ymm11	// update.limb3.vmovdqa
cmovnz rcx, rsi	// third1.step16.h
xor r8, rcx	// third1.step17.x
and rax, qword ptr [rdi-32]	// end.w0g.and_low40
sub r10, r9	// third1.step17.c1.2
mov qword ptr [rdi+24], rax	// end.w0g.store_w0g
shr rax, 20	// end.w0g.shr
mov rbp, rdx	// copy for third1.step17.t
sar rbp, 1	// third1.step17.t
lea rbx, [rbp+r8]	// third1.step17.y
vpmuldq ymm2, ymm9, ymm13	// update.limb4.vpmuldq
vpmuldq ymm0, ymm10, ymm14	// update.limb4.vpmuldq.2
cmovc rbx, rbp	// third1.step17.G
andn r12, rdx, r11	// third1.step17.w
cmovnz r14, r10	// third1.step17.d
shrx rsi, r14, r15	// third1.step17.m
sarx r9, r14, r15	// third1.step17.s
lea r8, [r14-1]	// third1.step18.c0
vbroadcasti128 ymm15, xmmword ptr [rdi+960]	// update.limb4.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+976]	// update.limb4.vbroadcasti128.2
vpmuldq ymm12, ymm7, ymm15	// update.limb4.vpmuldq.3
vpmuldq ymm13, ymm8, ymm5	// update.limb4.vpmuldq.4
vpaddq ymm14, ymm2, ymm0	// update.limb4.vpaddq
vpaddq ymm2, ymm14, ymm12	// update.limb4.vpaddq.2
vpaddq ymm0, ymm2, ymm13	// update.limb4.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3200]	// update.limb4.vpmuludq
cmovnz rcx, rbp	// third1.step17.h
xor r9, rcx	// third1.step18.x
shl rax, 44	// end.w0g.shl
sub r13, r14	// third1.step18.c1.2
mov qword ptr [rdi+32], rax	// end.w0g.store_high0g
vpaddq ymm12, ymm0, ymm14	// update.limb4.vpaddq.4
mov rdx, rbx	// copy for third1.step18.t
sar rdx, 1	// third1.step18.t
lea r11, [rdx+r9]	// third1.step18.y
vpmuludq ymm2, ymm4, ymmword ptr [rdi+3168]	// update.limb4.vpmuludq.2
vpaddq ymm13, ymm12, ymm2	// update.limb4.vpaddq.5
vpaddq ymm0, ymm13, ymmword ptr [rdi+512]	// update.limb4.vpaddq.6
cmovc r11, rdx	// third1.step18.G
vpaddq ymm14, ymm0, ymm1	// update.limb4.vpaddq.7
vpsrlq ymm12, ymm14, 30	// update.limb4.vpsrlq
vpand ymm2, ymm14, ymm6	// update.limb4.vpand
vmovdqa ymmword ptr [rdi+896], ymm2	// update.limb4.vmovdqa
vpmuldq ymm13, ymm9, ymm15	// update.limb5.vpmuldq
vpmuldq ymm0, ymm10, ymm5	// update.limb5.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+992]	// update.limb5.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1008]	// update.limb5.vbroadcasti128.2
andn r12, rbx, rsi	// third1.step18.w
cmovnz r8, r13	// third1.step18.d
shrx r10, r8, r15	// third1.step18.m
sarx rbp, r8, r15	// third1.step18.s
lea r14, [r8-1]	// third1.step19.c0
vpmuldq ymm15, ymm7, ymm1	// update.limb5.vpmuldq.3
vpmuldq ymm5, ymm8, ymm14	// update.limb5.vpmuldq.4
mov rax, -2	// third1.step19.c1
vpaddq ymm13, ymm13, ymm0	// update.limb5.vpaddq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3232]	// update.limb5.vpmuludq
vpaddq ymm0, ymm13, ymm15	// update.limb5.vpaddq.4
vpmuludq ymm5, ymm4, ymmword ptr [rdi+3200]	// update.limb5.vpmuludq.2
vpaddq ymm13, ymm0, ymm5	// update.limb5.vpaddq.5
vpaddq ymm15, ymm13, ymmword ptr [rdi+512]	// update.limb5.vpaddq.6
vpaddq ymm0, ymm15, ymm12	// update.limb5.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb5.vpsrlq
vpand ymm13, ymm0, ymm6	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm13	// update.limb5.vmovdqa
vpsrlq ymm15, ymm11, 10	// update.limb5.above.vpsrlq
vpsllq ymm12, ymm2, 20	// update.limb5.above.vpsllq
vpsllq ymm0, ymm13, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm15, ymm12	// update.limb5.above.vpaddq
vpaddq ymm2, ymm11, ymm0	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm2	// update.limb5.above.vmovdqa
mov r9, -2	// third1.step20.c1
vpmuldq ymm13, ymm9, ymm1	// update.limb6.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb6.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1024]	// update.limb6.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1040]	// update.limb6.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb6.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb6.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.2
cmovnz rcx, rdx	// third1.step18.h
xor rbp, rcx	// third1.step19.x
sub rax, r8	// third1.step19.c1.2
mov rbx, r11	// copy for third1.step19.t
sar rbx, 1	// third1.step19.t
lea rsi, [rbx+rbp]	// third1.step19.y
vpaddq ymm13, ymm14, ymm2	// update.limb6.vpaddq.3
cmovc rsi, rbx	// third1.step19.G
andn r12, r11, r10	// third1.step19.w
cmovnz r14, rax	// third1.step19.d
shrx r13, r14, r15	// third1.step19.m
sarx rdx, r14, r15	// third1.step19.s
lea r8, [r14-1]	// third1.step20.c0
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3264]	// update.limb6.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb6.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3232]	// update.limb6.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb6.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb6.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb6.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb6.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb6.vpand
cmovnz rcx, rbx	// third1.step19.h
xor rdx, rcx	// third1.step20.x
sub r9, r14	// third1.step20.c1.2
vmovdqa ymmword ptr [rdi+960], ymm1	// update.limb6.vmovdqa
mov rbp, rsi	// copy for third1.step20.t
sar rbp, 1	// third1.step20.t
lea r11, [rbp+rdx]	// third1.step20.y
vpmuldq ymm0, ymm9, ymm12	// update.limb7.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb7.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1056]	// update.limb7.vbroadcasti128
cmovc r11, rbp	// third1.step20.G
vbroadcasti128 ymm5, xmmword ptr [rdi+1072]	// update.limb7.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb7.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb7.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq
mov r10, r11	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change1.G.add_rounding_G
vpaddq ymm11, ymm12, ymm13	// update.limb7.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb7.vpaddq.3
mov r12, r11	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3296]	// update.limb7.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb7.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3264]	// update.limb7.vpmuludq.2
andn rax, rsi, r13	// third1.step20.w
cmovnz r8, r9	// third1.step20.d
shrx rbx, r8, r15	// third1.step20.m
sarx r14, r8, r15	// third1.step20.s
rorx rdx, r10, 21	// change1.G.first_entry
rorx rsi, r10, 42	// change1.G.second_entry
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
vpaddq ymm13, ymm5, ymm12	// update.limb8.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3328]	// update.limb8.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb8.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3296]	// update.limb8.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb8.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb8.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb8.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb8.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm2	// update.limb8.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb9.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb9.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1120]	// update.limb9.vbroadcasti128
cmovnz rcx, rbp	// third1.step20.h
mov r13, rcx	// copy for change1.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
rorx r9, r13, 20	// change1.h.first_entry
rorx r10, r13, 41	// change1.h.second_entry
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi+16]	// change1.G.imul_high0f
imul rsi, qword ptr [rdi+32]	// change1.G.imul_high0g
imul r9, qword ptr [rdi+16]	// change1.h.imul_high0f
imul r10, qword ptr [rdi+32]	// change1.h.imul_high0g
lea rbp, [rdx+rsi]	// change1.G.add
lea r13, [r9+r10]	// change1.h.add
lea rdx, [rbp+r12]	// change1.G.add.2
lea rsi, [r13+rax]	// change1.h.add.2
vbroadcasti128 ymm14, xmmword ptr [rdi+1136]	// update.limb9.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb9.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb9.vpmuldq.4
ror rdx, 44	// change1.G.packed
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq
ror rsi, 45	// change1.h.packed
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb9.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3360]	// update.limb9.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb9.vpaddq.4
xor r14, rsi	// third2.step1.x
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3328]	// update.limb9.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb9.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb9.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb9.vpaddq.7
lea r9, [r8-1]	// third2.step1.c0
vpsrlq ymm5, ymm0, 30	// update.limb9.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb9.vpand
vmovdqa ymmword ptr [rdi+1056], ymm1	// update.limb9.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb10.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb10.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1152]	// update.limb10.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1168]	// update.limb10.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb10.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb10.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq
mov r10, -2	// third2.step1.c1
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.2
sub r10, r8	// third2.step1.c1.2
vpaddq ymm13, ymm14, ymm1	// update.limb10.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3392]	// update.limb10.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb10.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3360]	// update.limb10.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb10.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb10.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb10.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb10.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm12	// update.limb10.vmovdqa
mov rbp, rdx	// copy for third2.step1.t
sar rbp, 1	// third2.step1.t
lea r12, [rbp+r14]	// third2.step1.y
vpmuldq ymm0, ymm9, ymm2	// update.limb11.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb11.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1184]	// update.limb11.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1200]	// update.limb11.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb11.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb11.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq
mov r13, -2	// third2.step2.c1
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb11.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3424]	// update.limb11.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb11.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3392]	// update.limb11.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb11.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb11.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb11.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb11.vpsrlq
cmovc r12, rbp	// third2.step1.G
andn rax, rdx, rbx	// third2.step1.w
cmovnz r9, r10	// third2.step1.d
shrx r8, r9, r15	// third2.step1.m
sarx r14, r9, r15	// third2.step1.s
lea rdx, [r9-1]	// third2.step2.c0
vpand ymm2, ymm0, ymm6	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1120], ymm2	// update.limb11.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb12.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb12.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1216]	// update.limb12.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1232]	// update.limb12.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb12.vpmuldq.3
cmovnz rsi, rbp	// third2.step1.h
xor r14, rsi	// third2.step2.x
sub r13, r9	// third2.step2.c1.2
mov rbx, rcx	// copy for change1.N1v.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar rbx, 41	// change1.N1v.sar
vpmuldq ymm2, ymm8, ymm15	// update.limb12.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq
mov rax, r12	// copy for third2.step2.t
sar rax, 1	// third2.step2.t
lea r10, [rax+r14]	// third2.step2.y
mov qword ptr [rdi+200], rbx	// change1.N1v.store_N1v
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb12.vpaddq.3
cmovc r10, rax	// third2.step2.G
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3456]	// update.limb12.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb12.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3424]	// update.limb12.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb12.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb12.vpaddq.6
lea rbp, [rcx+524288]	// change1.N1u.offset
vpaddq ymm13, ymm2, ymm14	// update.limb12.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb12.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm1	// update.limb12.vmovdqa
andn r9, r12, r8	// third2.step2.w
cmovnz rdx, r13	// third2.step2.d
shrx r14, rdx, r15	// third2.step2.m
sarx rbx, rdx, r15	// third2.step2.s
lea rcx, [rdx-1]	// third2.step3.c0
vpmuldq ymm0, ymm9, ymm12	// update.limb13.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb13.vpmuldq.2
mov r12, -2	// third2.step3.c1
vbroadcasti128 ymm2, xmmword ptr [rdi+1248]	// update.limb13.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1264]	// update.limb13.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb13.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb13.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb13.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3488]	// update.limb13.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb13.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3456]	// update.limb13.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb13.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb13.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb13.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb13.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm12	// update.limb13.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb14.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb14.vpmuldq.2
mov r8, -2	// third2.step4.c1
vbroadcasti128 ymm1, xmmword ptr [rdi+1280]	// update.limb14.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1296]	// update.limb14.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb14.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb14.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb14.vpaddq.3
cmovnz rsi, rax	// third2.step2.h
xor rbx, rsi	// third2.step3.x
sub r12, rdx	// third2.step3.c1.2
shl rbp, 23	// change1.N1u.shl
sar rbp, 43	// change1.N1u.sar
mov r9, r10	// copy for third2.step3.t
sar r9, 1	// third2.step3.t
lea r13, [r9+rbx]	// third2.step3.y
mov qword ptr [rdi+192], rbp	// change1.N1u.store_N1u
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3520]	// update.limb14.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb14.vpaddq.4
cmovc r13, r9	// third2.step3.G
andn rax, r10, r14	// third2.step3.w
cmovnz rcx, r12	// third2.step3.d
shrx rdx, rcx, r15	// third2.step3.m
sarx rbx, rcx, r15	// third2.step3.s
lea rbp, [rcx-1]	// third2.step4.c0
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3488]	// update.limb14.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb14.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb14.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb14.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb14.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm2	// update.limb14.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb15.vpmuldq
cmovnz rsi, r9	// third2.step3.h
xor rbx, rsi	// third2.step4.x
sub r8, rcx	// third2.step4.c1.2
mov r10, r11	// copy for change1.N1r.add_rounding_G
add r10, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar r10, 42	// change1.N1r.sar
vpmuldq ymm14, ymm10, ymm11	// update.limb15.vpmuldq.2
mov r14, r13	// copy for third2.step4.t
sar r14, 1	// third2.step4.t
lea rax, [r14+rbx]	// third2.step4.y
vbroadcasti128 ymm12, xmmword ptr [rdi+1312]	// update.limb15.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1328]	// update.limb15.vbroadcasti128.2
mov qword ptr [rdi+216], r10	// change1.N1r.store_N1r
vpmuldq ymm13, ymm7, ymm12	// update.limb15.vpmuldq.3
cmovc rax, r14	// third2.step4.G
vpmuldq ymm2, ymm8, ymm5	// update.limb15.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb15.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3552]	// update.limb15.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb15.vpaddq.4
lea r12, [r11+1048576]	// change1.N1q.offset
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3520]	// update.limb15.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb15.vpaddq.5
andn r9, r13, rdx	// third2.step4.w
cmovnz rbp, r8	// third2.step4.d
shrx rcx, rbp, r15	// third2.step4.m
sarx rbx, rbp, r15	// third2.step4.s
lea r10, [rbp-1]	// third2.step5.c0
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb15.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb15.vpaddq.7
mov r11, -2	// third2.step5.c1
vpsrlq ymm14, ymm0, 30	// update.limb15.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb15.vpand
vmovdqa ymmword ptr [rdi+1248], ymm1	// update.limb15.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb16.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb16.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1344]	// update.limb16.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1360]	// update.limb16.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb16.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb16.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb16.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3584]	// update.limb16.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb16.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3552]	// update.limb16.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb16.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb16.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb16.vpaddq.7
mov r13, -2	// third2.step6.c1
vpsrlq ymm11, ymm13, 30	// update.limb16.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb16.vpand
vmovdqa ymmword ptr [rdi+1280], ymm12	// update.limb16.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb17.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb17.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1376]	// update.limb17.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1392]	// update.limb17.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb17.vpmuldq.3
cmovnz rsi, r14	// third2.step4.h
xor rbx, rsi	// third2.step5.x
sub r11, rbp	// third2.step5.c1.2
shl r12, 22	// change1.N1q.shl
sar r12, 43	// change1.N1q.sar
mov rdx, rax	// copy for third2.step5.t
sar rdx, 1	// third2.step5.t
lea r9, [rdx+rbx]	// third2.step5.y
mov qword ptr [rdi+208], r12	// change1.N1q.store_N1q
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq ymm12, ymm8, ymm14	// update.limb17.vpmuldq.4
cmovc r9, rdx	// third2.step5.G
andn r14, rax, rcx	// third2.step5.w
cmovnz r10, r11	// third2.step5.d
shrx rbp, r10, r15	// third2.step5.m
sarx rbx, r10, r15	// third2.step5.s
lea r12, [r10-1]	// third2.step6.c0
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb17.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3616]	// update.limb17.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb17.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3584]	// update.limb17.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb17.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb17.vpaddq.6
cmovnz rsi, rdx	// third2.step5.h
xor rbx, rsi	// third2.step6.x
sub r13, r10	// third2.step6.c1.2
imul r8, qword ptr [rdi+8]	// change1.w1f.imul_w0f
vpaddq ymm0, ymm12, ymm11	// update.limb17.vpaddq.7
mov rax, r9	// copy for third2.step6.t
sar rax, 1	// third2.step6.t
lea rcx, [rax+rbx]	// third2.step6.y
vpsrlq ymm5, ymm0, 30	// update.limb17.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm2	// update.limb17.vmovdqa
cmovc rcx, rax	// third2.step6.G
vpmuldq ymm13, ymm9, ymm1	// update.limb18.vpmuldq
mov r14, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuldq ymm15, ymm10, ymm14	// update.limb18.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1408]	// update.limb18.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1424]	// update.limb18.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb18.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb18.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.2
imul r14, qword ptr [rdi+24]	// change1.w1f.imul_w0g
andn r11, r9, rbp	// third2.step6.w
cmovnz r12, r13	// third2.step6.d
shrx rdx, r12, r15	// third2.step6.m
sarx r10, r12, r15	// third2.step6.s
lea rbx, [r12-1]	// third2.step7.c0
vpaddq ymm13, ymm14, ymm2	// update.limb18.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3648]	// update.limb18.vpmuludq
mov r9, -2	// third2.step7.c1
vpaddq ymm1, ymm13, ymm15	// update.limb18.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3616]	// update.limb18.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb18.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb18.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb18.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb18.vpsrlq
lea rbp, [r8+r14]	// change1.w1f.add
vpand ymm1, ymm13, ymm6	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1344], ymm1	// update.limb18.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb19.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb19.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1440]	// update.limb19.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1456]	// update.limb19.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb19.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb19.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb19.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3680]	// update.limb19.vpmuludq
mov r11, -2	// third2.step8.c1
vpaddq ymm12, ymm0, ymm14	// update.limb19.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3648]	// update.limb19.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb19.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb19.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb19.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb19.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb19.vpand
vmovdqa ymmword ptr [rdi+1376], ymm12	// update.limb19.vmovdqa
cmovnz rsi, rax	// third2.step6.h
xor r10, rsi	// third2.step7.x
sub r9, r12	// third2.step7.c1.2
mov r13, rcx	// copy for third2.step7.t
sar r13, 1	// third2.step7.t
lea r8, [r13+r10]	// third2.step7.y
vpmuldq ymm13, ymm9, ymm2	// update.limb20.vpmuldq
cmovc r8, r13	// third2.step7.G
andn r14, rcx, rdx	// third2.step7.w
cmovnz rbx, r9	// third2.step7.d
shrx rax, rbx, r15	// third2.step7.m
sarx r12, rbx, r15	// third2.step7.s
lea r10, [rbx-1]	// third2.step8.c0
vpmuldq ymm11, ymm10, ymm5	// update.limb20.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1472]	// update.limb20.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1488]	// update.limb20.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb20.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb20.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb20.vpaddq.3
cmovnz rsi, r13	// third2.step7.h
neg rbp	// change1.w1f.neg
xor r12, rsi	// third2.step8.x
sub r11, rbx	// third2.step8.c1.2
sar rbp, 20	// change1.w1f.sar
mov qword ptr [rdi+40], rbp	// change1.w1f.store_w1f
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3712]	// update.limb20.vpmuludq
mov rdx, r8	// copy for third2.step8.t
sar rdx, 1	// third2.step8.t
lea r14, [rdx+r12]	// third2.step8.y
vpaddq ymm2, ymm13, ymm11	// update.limb20.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3680]	// update.limb20.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb20.vpaddq.5
cmovc r14, rdx	// third2.step8.G
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb20.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb20.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb20.vpsrlq
imul rcx, qword ptr [rdi+8]	// change1.w1g.imul_w0f
vpand ymm2, ymm13, ymm6	// update.limb20.vpand
vmovdqa ymmword ptr [rdi+1408], ymm2	// update.limb20.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb21.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb21.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1504]	// update.limb21.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1520]	// update.limb21.vbroadcasti128.2
andn r9, r8, rax	// third2.step8.w
cmovnz r10, r11	// third2.step8.d
shrx r13, r10, r15	// third2.step8.m
sarx rbx, r10, r15	// third2.step8.s
lea rbp, [r10-1]	// third2.step9.c0
vpmuldq ymm13, ymm7, ymm12	// update.limb21.vpmuldq.3
mov r12, -2	// third2.step9.c1
mov r8, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpmuldq ymm2, ymm8, ymm14	// update.limb21.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb21.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3744]	// update.limb21.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb21.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3712]	// update.limb21.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb21.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb21.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb21.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb21.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1440], ymm1	// update.limb21.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb22.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb22.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1536]	// update.limb22.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1552]	// update.limb22.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb22.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb22.vpmuldq.4
mov rax, -2	// third2.step10.c1
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb22.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3776]	// update.limb22.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb22.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3744]	// update.limb22.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb22.vpaddq.5
cmovnz rsi, rdx	// third2.step8.h
xor rbx, rsi	// third2.step9.x
sub r12, r10	// third2.step9.c1.2
imul r8, qword ptr [rdi+24]	// change1.w1g.imul_w0g
mov r9, r14	// copy for third2.step9.t
sar r9, 1	// third2.step9.t
lea r11, [r9+rbx]	// third2.step9.y
lea rdx, [rcx+r8]	// change1.w1g.add
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb22.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb22.vpaddq.7
cmovc r11, r9	// third2.step9.G
andn r10, r14, r13	// third2.step9.w
cmovnz rbp, r12	// third2.step9.d
shrx rbx, rbp, r15	// third2.step9.m
sarx rcx, rbp, r15	// third2.step9.s
lea r8, [rbp-1]	// third2.step10.c0
vpsrlq ymm15, ymm13, 30	// update.limb22.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1472], ymm12	// update.limb22.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb23.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb23.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1568]	// update.limb23.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1584]	// update.limb23.vbroadcasti128.2
cmovnz rsi, r9	// third2.step9.h
xor rcx, rsi	// third2.step10.x
sub rax, rbp	// third2.step10.c1.2
neg rdx	// change1.w1g.neg
sar rdx, 20	// change1.w1g.sar
vpmuldq ymm13, ymm7, ymm1	// update.limb23.vpmuldq.3
mov r14, r11	// copy for third2.step10.t
sar r14, 1	// third2.step10.t
lea r13, [r14+rcx]	// third2.step10.y
vpmuldq ymm12, ymm8, ymm5	// update.limb23.vpmuldq.4
mov qword ptr [rdi+48], rdx	// change1.w1g.store_w1g
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.2
cmovc r13, r14	// third2.step10.G
vpaddq ymm0, ymm11, ymm12	// update.limb23.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3808]	// update.limb23.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb23.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3776]	// update.limb23.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb23.vpaddq.5
mov r10, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb23.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb23.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb23.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb23.vpand
andn r12, r11, rbx	// third2.step10.w
cmovnz r8, rax	// third2.step10.d
shrx r9, r8, r15	// third2.step10.m
sarx rbp, r8, r15	// third2.step10.s
lea rcx, [r8-1]	// third2.step11.c0
vmovdqa ymmword ptr [rdi+1504], ymm2	// update.limb23.vmovdqa
mov rdx, -2	// third2.step11.c1
vpmuldq ymm13, ymm9, ymm1	// update.limb24.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb24.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1600]	// update.limb24.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1616]	// update.limb24.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb24.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb24.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb24.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3840]	// update.limb24.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb24.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3808]	// update.limb24.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb24.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb24.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb24.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb24.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb24.vpand
vmovdqa ymmword ptr [rdi+1536], ymm1	// update.limb24.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb25.vpmuldq
mov r11, -2	// third2.step12.c1
vpmuldq ymm5, ymm10, ymm15	// update.limb25.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1632]	// update.limb25.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1648]	// update.limb25.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb25.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb25.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.2
cmovnz rsi, r14	// third2.step10.h
xor rbp, rsi	// third2.step11.x
sub rdx, r8	// third2.step11.c1.2
imul r10, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rbx, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov r12, r13	// copy for third2.step11.t
sar r12, 1	// third2.step11.t
lea rax, [r12+rbp]	// third2.step11.y
vpaddq ymm0, ymm15, ymm1	// update.limb25.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+3872]	// update.limb25.vpmuludq
cmovc rax, r12	// third2.step11.G
andn r14, r13, r9	// third2.step11.w
cmovnz rcx, rdx	// third2.step11.d
shrx r8, rcx, r15	// third2.step11.m
sarx rbp, rcx, r15	// third2.step11.s
lea r13, [rcx-1]	// third2.step12.c0
vpaddq ymm12, ymm0, ymm5	// update.limb25.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3840]	// update.limb25.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb25.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb25.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb25.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb25.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb25.vpand
cmovnz rsi, r12	// third2.step11.h
xor rbp, rsi	// third2.step12.x
imul rbx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
sub r11, rcx	// third2.step12.c1.2
lea r9, [r10+rbx]	// change1.high1f.add
mov r14, qword ptr [rdi+40]	// change1.high1f.load_w1f
vmovdqa ymmword ptr [rdi+1568], ymm12	// update.limb25.vmovdqa
mov rdx, rax	// copy for third2.step12.t
sar rdx, 1	// third2.step12.t
lea r12, [rdx+rbp]	// third2.step12.y
vpmuldq ymm13, ymm9, ymm2	// update.limb26.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb26.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1664]	// update.limb26.vbroadcasti128
cmovc r12, rdx	// third2.step12.G
sar r14, 20	// change1.high1f.sar
vbroadcasti128 ymm11, xmmword ptr [rdi+1680]	// update.limb26.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb26.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb26.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb26.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+3904]	// update.limb26.vpmuludq
sub r14, r9	// change1.high1f.sub
vpaddq ymm2, ymm13, ymm15	// update.limb26.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3872]	// update.limb26.vpmuludq.2
andn rcx, rax, r8	// third2.step12.w
cmovnz r13, r11	// third2.step12.d
shrx r10, r13, r15	// third2.step12.m
sarx rbx, r13, r15	// third2.step12.s
lea rbp, [r13-1]	// third2.step13.c0
vpaddq ymm14, ymm2, ymm0	// update.limb26.vpaddq.5
mov r9, -2	// third2.step13.c1
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb26.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb26.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb26.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+1600], ymm2	// update.limb26.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb27.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb27.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1696]	// update.limb27.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1712]	// update.limb27.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb27.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb27.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb27.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+3936]	// update.limb27.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb27.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3904]	// update.limb27.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb27.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb27.vpaddq.6
mov rax, -2	// third2.step14.c1
vpaddq ymm0, ymm2, ymm15	// update.limb27.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb27.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1632], ymm1	// update.limb27.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb28.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb28.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1728]	// update.limb28.vbroadcasti128
cmovnz rsi, rdx	// third2.step12.h
xor rbx, rsi	// third2.step13.x
sub r9, r13	// third2.step13.c1.2
shl r14, 44	// change1.high1f.shl
mov qword ptr [rdi+56], r14	// change1.high1f.store_high1f
mov r8, r12	// copy for third2.step13.t
sar r8, 1	// third2.step13.t
lea rcx, [r8+rbx]	// third2.step13.y
mov r11, qword ptr [rdi+208]	// change1.high1g.load_N1q
vbroadcasti128 ymm15, xmmword ptr [rdi+1744]	// update.limb28.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb28.vpmuldq.3
cmovc rcx, r8	// third2.step13.G
andn rdx, r12, r10	// third2.step13.w
cmovnz rbp, r9	// third2.step13.d
shrx r13, rbp, r15	// third2.step13.m
sarx r14, rbp, r15	// third2.step13.s
lea rbx, [rbp-1]	// third2.step14.c0
vpmuldq ymm1, ymm8, ymm15	// update.limb28.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb28.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+3968]	// update.limb28.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb28.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+3936]	// update.limb28.vpmuludq.2
cmovnz rsi, r8	// third2.step13.h
xor r14, rsi	// third2.step14.x
sub rax, rbp	// third2.step14.c1.2
imul r11, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r12, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpaddq ymm5, ymm12, ymm0	// update.limb28.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb28.vpaddq.6
mov r10, rcx	// copy for third2.step14.t
sar r10, 1	// third2.step14.t
lea rdx, [r10+r14]	// third2.step14.y
vpaddq ymm13, ymm1, ymm14	// update.limb28.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb28.vpsrlq
cmovc rdx, r10	// third2.step14.G
vpand ymm12, ymm13, ymm6	// update.limb28.vpand
imul r12, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vmovdqa ymmword ptr [rdi+1664], ymm12	// update.limb28.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb29.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb29.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1760]	// update.limb29.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1776]	// update.limb29.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb29.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb29.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq
lea r9, [r11+r12]	// change1.high1g.add
andn r8, rcx, r13	// third2.step14.w
cmovnz rbx, rax	// third2.step14.d
shrx rbp, rbx, r15	// third2.step14.m
sarx r14, rbx, r15	// third2.step14.s
lea r11, [rbx-1]	// third2.step15.c0
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb29.vpaddq.3
mov r12, -2	// third2.step15.c1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4000]	// update.limb29.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb29.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+3968]	// update.limb29.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb29.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb29.vpaddq.6
mov rcx, qword ptr [rdi+48]	// change1.high1g.load_w1g
vpaddq ymm0, ymm12, ymm11	// update.limb29.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb29.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1696], ymm2	// update.limb29.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb30.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb30.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1792]	// update.limb30.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+1808]	// update.limb30.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb30.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb30.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb30.vpaddq.3
mov r13, -2	// third2.step16.c1
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4032]	// update.limb30.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb30.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4000]	// update.limb30.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb30.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb30.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb30.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb30.vpsrlq
cmovnz rsi, r10	// third2.step14.h
xor r14, rsi	// third2.step15.x
sub r12, rbx	// third2.step15.c1.2
mov r8, rdx	// copy for third2.step15.t
sar r8, 1	// third2.step15.t
lea rax, [r8+r14]	// third2.step15.y
vpand ymm1, ymm13, ymm6	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1728], ymm1	// update.limb30.vmovdqa
cmovc rax, r8	// third2.step15.G
andn r10, rdx, rbp	// third2.step15.w
cmovnz r11, r12	// third2.step15.d
shrx rbx, r11, r15	// third2.step15.m
sarx r14, r11, r15	// third2.step15.s
lea rdx, [r11-1]	// third2.step16.c0
vpmuldq ymm0, ymm9, ymm12	// update.limb31.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb31.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1824]	// update.limb31.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1840]	// update.limb31.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb31.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb31.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq
cmovnz rsi, r8	// third2.step15.h
sar rcx, 20	// change1.high1g.sar
xor r14, rsi	// third2.step16.x
sub r13, r11	// third2.step16.c1.2
sub rcx, r9	// change1.high1g.sub
shl rcx, 44	// change1.high1g.shl
mov qword ptr [rdi+64], rcx	// change1.high1g.store_high1g
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb31.vpaddq.3
mov rbp, rax	// copy for third2.step16.t
sar rbp, 1	// third2.step16.t
lea r10, [rbp+r14]	// third2.step16.y
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4064]	// update.limb31.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb31.vpaddq.4
cmovc r10, rbp	// third2.step16.G
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4032]	// update.limb31.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb31.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb31.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb31.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb31.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb31.vpand
vmovdqa ymmword ptr [rdi+1760], ymm12	// update.limb31.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb32.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb32.vpmuldq.2
andn r12, rax, rbx	// third2.step16.w
cmovnz rdx, r13	// third2.step16.d
shrx r8, rdx, r15	// third2.step16.m
sarx r11, rdx, r15	// third2.step16.s
lea r9, [rdx-1]	// third2.step17.c0
vbroadcasti128 ymm1, xmmword ptr [rdi+1856]	// update.limb32.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+1872]	// update.limb32.vbroadcasti128.2
mov rcx, -2	// third2.step17.c1
vpmuldq ymm0, ymm7, ymm1	// update.limb32.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb32.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb32.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4096]	// update.limb32.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb32.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4064]	// update.limb32.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb32.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb32.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb32.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb32.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb32.vpand
vmovdqa ymmword ptr [rdi+1792], ymm2	// update.limb32.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb33.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb33.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1888]	// update.limb33.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+1904]	// update.limb33.vbroadcasti128.2
mov r14, -2	// third2.step18.c1
vpmuldq ymm13, ymm7, ymm12	// update.limb33.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb33.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb33.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4128]	// update.limb33.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb33.vpaddq.4
cmovnz rsi, rbp	// third2.step16.h
xor r11, rsi	// third2.step17.x
sub rcx, rdx	// third2.step17.c1.2
mov rax, r10	// copy for third2.step17.t
sar rax, 1	// third2.step17.t
lea rbx, [rax+r11]	// third2.step17.y
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4096]	// update.limb33.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb33.vpaddq.5
cmovc rbx, rax	// third2.step17.G
andn r12, r10, r8	// third2.step17.w
cmovnz r9, rcx	// third2.step17.d
shrx r13, r9, r15	// third2.step17.m
sarx rbp, r9, r15	// third2.step17.s
lea rdx, [r9-1]	// third2.step18.c0
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb33.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb33.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb33.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb33.vpand
vmovdqa ymmword ptr [rdi+1824], ymm1	// update.limb33.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb34.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb34.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+1920]	// update.limb34.vbroadcasti128
cmovnz rsi, rax	// third2.step17.h
xor rbp, rsi	// third2.step18.x
sub r14, r9	// third2.step18.c1.2
vbroadcasti128 ymm11, xmmword ptr [rdi+1936]	// update.limb34.vbroadcasti128.2
mov r11, rbx	// copy for third2.step18.t
sar r11, 1	// third2.step18.t
lea r10, [r11+rbp]	// third2.step18.y
vpmuldq ymm0, ymm7, ymm2	// update.limb34.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb34.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq
cmovc r10, r11	// third2.step18.G
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb34.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4160]	// update.limb34.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb34.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4128]	// update.limb34.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb34.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb34.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb34.vpaddq.7
andn r8, rbx, r13	// third2.step18.w
cmovnz rdx, r14	// third2.step18.d
shrx r12, rdx, r15	// third2.step18.m
sarx rcx, rdx, r15	// third2.step18.s
lea rax, [rdx-1]	// third2.step19.c0
vpsrlq ymm15, ymm13, 30	// update.limb34.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb34.vpand
mov r9, -2	// third2.step19.c1
vmovdqa ymmword ptr [rdi+1856], ymm12	// update.limb34.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb35.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb35.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+1952]	// update.limb35.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+1968]	// update.limb35.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb35.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb35.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb35.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb35.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb35.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4192]	// update.limb35.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb35.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4160]	// update.limb35.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb35.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb35.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb35.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb35.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb35.vpand
mov rbp, -2	// third2.step20.c1
vmovdqa ymmword ptr [rdi+1888], ymm2	// update.limb35.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb36.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb36.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+1984]	// update.limb36.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2000]	// update.limb36.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb36.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb36.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb36.vpaddq
cmovnz rsi, r11	// third2.step18.h
xor rcx, rsi	// third2.step19.x
sub r9, rdx	// third2.step19.c1.2
mov rbx, r10	// copy for third2.step19.t
sar rbx, 1	// third2.step19.t
lea r13, [rbx+rcx]	// third2.step19.y
vpaddq ymm5, ymm1, ymm0	// update.limb36.vpaddq.2
cmovc r13, rbx	// third2.step19.G
andn r8, r10, r12	// third2.step19.w
cmovnz rax, r9	// third2.step19.d
shrx r14, rax, r15	// third2.step19.m
sarx r11, rax, r15	// third2.step19.s
lea rdx, [rax-1]	// third2.step20.c0
vpaddq ymm13, ymm5, ymm2	// update.limb36.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4224]	// update.limb36.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb36.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4192]	// update.limb36.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb36.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb36.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb36.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb36.vpsrlq
cmovnz rsi, rbx	// third2.step19.h
xor r11, rsi	// third2.step20.x
sub rbp, rax	// third2.step20.c1.2
vpand ymm1, ymm13, ymm6	// update.limb36.vpand
mov rcx, r13	// copy for third2.step20.t
sar rcx, 1	// third2.step20.t
lea r10, [rcx+r11]	// third2.step20.y
vmovdqa ymmword ptr [rdi+1920], ymm1	// update.limb36.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb37.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb37.vpmuldq.2
cmovc r10, rcx	// third2.step20.G
vbroadcasti128 ymm2, xmmword ptr [rdi+2016]	// update.limb37.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2032]	// update.limb37.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb37.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb37.vpmuldq.4
mov r12, r10	// copy for change2.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpaddq ymm12, ymm0, ymm5	// update.limb37.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb37.vpaddq.2
mov r8, r10	// copy for change2.G.shl
shl r8, 44	// change2.G.shl
vpaddq ymm0, ymm15, ymm1	// update.limb37.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4256]	// update.limb37.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb37.vpaddq.4
andn r9, r13, r14	// third2.step20.w
cmovnz rdx, rbp	// third2.step20.d
shrx rbx, rdx, r15	// third2.step20.m
sarx rax, rdx, r15	// third2.step20.s
rorx r11, r12, 21	// change2.G.first_entry
rorx r13, r12, 42	// change2.G.second_entry
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4224]	// update.limb37.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb37.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb37.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb37.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb37.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb37.vpand
vmovdqa ymmword ptr [rdi+1952], ymm12	// update.limb37.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb38.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb38.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2048]	// update.limb38.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2064]	// update.limb38.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb38.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb38.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb38.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb38.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb38.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4288]	// update.limb38.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb38.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4256]	// update.limb38.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb38.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb38.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb38.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb38.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb38.vpand
vmovdqa ymmword ptr [rdi+1984], ymm2	// update.limb38.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb39.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb39.vpmuldq.2
cmovnz rsi, rcx	// third2.step20.h
mov r14, rsi	// copy for change2.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r9, rsi	// copy for change2.h.shl
shl r9, 45	// change2.h.shl
rorx rbp, r14, 20	// change2.h.first_entry
rorx r12, r14, 41	// change2.h.second_entry
add r8, qword ptr [rdi-40]	// change2.G.add_refill_G
add r9, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r11, qword ptr [rdi+56]	// change2.G.imul_high1f
imul r13, qword ptr [rdi+64]	// change2.G.imul_high1g
imul rbp, qword ptr [rdi+56]	// change2.h.imul_high1f
imul r12, qword ptr [rdi+64]	// change2.h.imul_high1g
lea rcx, [r11+r13]	// change2.G.add
lea r14, [rbp+r12]	// change2.h.add
lea r11, [rcx+r8]	// change2.G.add.2
lea r13, [r14+r9]	// change2.h.add.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2080]	// update.limb39.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2096]	// update.limb39.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb39.vpmuldq.3
ror r11, 44	// change2.G.packed
ror r13, 45	// change2.h.packed
vpmuldq ymm2, ymm8, ymm5	// update.limb39.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb39.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb39.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb39.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4320]	// update.limb39.vpmuludq
xor rax, r13	// third3.step1.x
vpaddq ymm1, ymm0, ymm14	// update.limb39.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4288]	// update.limb39.vpmuludq.2
vpaddq ymm11, ymm1, ymm13	// update.limb39.vpaddq.5
lea rbp, [rdx-1]	// third3.step1.c0
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
mov r12, -2	// third3.step1.c1
vpmuldq ymm1, ymm8, ymm15	// update.limb40.vpmuldq.4
sub r12, rdx	// third3.step1.c1.2
vpaddq ymm12, ymm13, ymm11	// update.limb40.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb40.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb40.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4352]	// update.limb40.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb40.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4320]	// update.limb40.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb40.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb40.vpaddq.6
vpaddq ymm13, ymm1, ymm14	// update.limb40.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb40.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb40.vpand
mov rcx, r11	// copy for third3.step1.t
sar rcx, 1	// third3.step1.t
lea r8, [rcx+rax]	// third3.step1.y
vmovdqa ymmword ptr [rdi+2048], ymm12	// update.limb40.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb41.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb41.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2144]	// update.limb41.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2160]	// update.limb41.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb41.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb41.vpmuldq.4
mov r14, -2	// third3.step2.c1
vpaddq ymm2, ymm0, ymm5	// update.limb41.vpaddq
vpaddq ymm15, ymm2, ymm13	// update.limb41.vpaddq.2
vpaddq ymm0, ymm15, ymm12	// update.limb41.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4384]	// update.limb41.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb41.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4352]	// update.limb41.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb41.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb41.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb41.vpaddq.7
cmovc r8, rcx	// third3.step1.G
andn r9, r11, rbx	// third3.step1.w
cmovnz rbp, r12	// third3.step1.d
shrx rdx, rbp, r15	// third3.step1.m
sarx rax, rbp, r15	// third3.step1.s
lea r11, [rbp-1]	// third3.step2.c0
vpsrlq ymm5, ymm0, 30	// update.limb41.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb41.vpand
vmovdqa ymmword ptr [rdi+2080], ymm2	// update.limb41.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb42.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb42.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2176]	// update.limb42.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2192]	// update.limb42.vbroadcasti128.2
cmovnz r13, rcx	// third3.step1.h
xor rax, r13	// third3.step2.x
mov rbx, rsi	// copy for change2.N2v.add_rounding_h
add rbx, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sub r14, rbp	// third3.step2.c1.2
sar rbx, 41	// change2.N2v.sar
mov qword ptr [rdi+264], rbx	// change2.N2v.store_N2v
lea r9, [rsi+524288]	// change2.N2u.offset
shl r9, 23	// change2.N2u.shl
vpmuldq ymm0, ymm7, ymm12	// update.limb42.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb42.vpmuldq.4
mov r12, r8	// copy for third3.step2.t
sar r12, 1	// third3.step2.t
lea rcx, [r12+rax]	// third3.step2.y
vpaddq ymm1, ymm13, ymm15	// update.limb42.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb42.vpaddq.2
cmovc rcx, r12	// third3.step2.G
sar r9, 43	// change2.N2u.sar
vpaddq ymm13, ymm14, ymm2	// update.limb42.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4416]	// update.limb42.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb42.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4384]	// update.limb42.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb42.vpaddq.5
mov qword ptr [rdi+256], r9	// change2.N2u.store_N2u
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb42.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb42.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb42.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb42.vpand
andn rbp, r8, rdx	// third3.step2.w
cmovnz r11, r14	// third3.step2.d
shrx rbx, r11, r15	// third3.step2.m
sarx rsi, r11, r15	// third3.step2.s
lea rax, [r11-1]	// third3.step3.c0
vmovdqa ymmword ptr [rdi+2112], ymm1	// update.limb42.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb43.vpmuldq
mov r9, -2	// third3.step3.c1
vpmuldq ymm14, ymm10, ymm11	// update.limb43.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2208]	// update.limb43.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2224]	// update.limb43.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb43.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb43.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb43.vpaddq
vpaddq ymm11, ymm12, ymm13	// update.limb43.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb43.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4448]	// update.limb43.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb43.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4416]	// update.limb43.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb43.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb43.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb43.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb43.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb43.vpand
vmovdqa ymmword ptr [rdi+2144], ymm12	// update.limb43.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb44.vpmuldq
mov r8, -2	// third3.step4.c1
vpmuldq ymm11, ymm10, ymm5	// update.limb44.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2240]	// update.limb44.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2256]	// update.limb44.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb44.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb44.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb44.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb44.vpaddq.2
cmovnz r13, r12	// third3.step2.h
xor rsi, r13	// third3.step3.x
mov rdx, r10	// copy for change2.N2r.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
sub r9, r11	// third3.step3.c1.2
sar rdx, 42	// change2.N2r.sar
mov qword ptr [rdi+280], rdx	// change2.N2r.store_N2r
mov rbp, rcx	// copy for third3.step3.t
sar rbp, 1	// third3.step3.t
lea r14, [rbp+rsi]	// third3.step3.y
lea r12, [r10+1048576]	// change2.N2q.offset
vpaddq ymm13, ymm5, ymm12	// update.limb44.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4480]	// update.limb44.vpmuludq
cmovc r14, rbp	// third3.step3.G
andn r11, rcx, rbx	// third3.step3.w
cmovnz rax, r9	// third3.step3.d
shrx rdx, rax, r15	// third3.step3.m
sarx rsi, rax, r15	// third3.step3.s
lea r10, [rax-1]	// third3.step4.c0
vpaddq ymm2, ymm13, ymm11	// update.limb44.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4448]	// update.limb44.vpmuludq.2
vpaddq ymm5, ymm2, ymm0	// update.limb44.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb44.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb44.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb44.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb44.vpand
vmovdqa ymmword ptr [rdi+2176], ymm2	// update.limb44.vmovdqa
cmovnz r13, rbp	// third3.step3.h
xor rsi, r13	// third3.step4.x
shl r12, 22	// change2.N2q.shl
sub r8, rax	// third3.step4.c1.2
sar r12, 43	// change2.N2q.sar
mov qword ptr [rdi+272], r12	// change2.N2q.store_N2q
mov rcx, qword ptr [rdi+256]	// change2.Yu.load_N2u
imul rcx, qword ptr [rdi+192]	// change2.Yu.imul_N1u
vpmuldq ymm0, ymm9, ymm1	// update.limb45.vpmuldq
mov rbx, r14	// copy for third3.step4.t
sar rbx, 1	// third3.step4.t
lea r11, [rbx+rsi]	// third3.step4.y
vpmuldq ymm5, ymm10, ymm15	// update.limb45.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2272]	// update.limb45.vbroadcasti128
mov r9, qword ptr [rdi+264]	// change2.Yu.load_N2v
cmovc r11, rbx	// third3.step4.G
vbroadcasti128 ymm14, xmmword ptr [rdi+2288]	// update.limb45.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb45.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb45.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb45.vpaddq
imul r9, qword ptr [rdi+208]	// change2.Yu.imul_N1q
vpaddq ymm15, ymm1, ymm13	// update.limb45.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb45.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4512]	// update.limb45.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb45.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4480]	// update.limb45.vpmuludq.2
lea rbp, [rcx+r9]	// change2.Yu.add
andn rax, r14, rdx	// third3.step4.w
cmovnz r10, r8	// third3.step4.d
shrx r12, r10, r15	// third3.step4.m
sarx rsi, r10, r15	// third3.step4.s
lea rcx, [r10-1]	// third3.step5.c0
vpaddq ymm15, ymm1, ymm13	// update.limb45.vpaddq.5
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb45.vpaddq.6
mov r9, -2	// third3.step5.c1
vpaddq ymm0, ymm2, ymm11	// update.limb45.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb45.vpsrlq
mov qword ptr [rdi+128], rbp	// change2.Yu.store_Yu
vpand ymm1, ymm0, ymm6	// update.limb45.vpand
vmovdqa ymmword ptr [rdi+2208], ymm1	// update.limb45.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb46.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb46.vpmuldq.2
mov r14, qword ptr [rdi+256]	// change2.Yv.load_N2u
vbroadcasti128 ymm2, xmmword ptr [rdi+2304]	// update.limb46.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2320]	// update.limb46.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb46.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb46.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb46.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb46.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb46.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4544]	// update.limb46.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb46.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4512]	// update.limb46.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb46.vpaddq.5
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb46.vpaddq.6
mov rdx, -2	// third3.step6.c1
vpaddq ymm13, ymm1, ymm5	// update.limb46.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb46.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb46.vpand
vmovdqa ymmword ptr [rdi+2240], ymm12	// update.limb46.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb47.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb47.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2336]	// update.limb47.vbroadcasti128
cmovnz r13, rbx	// third3.step4.h
xor rsi, r13	// third3.step5.x
sub r9, r10	// third3.step5.c1.2
imul r14, qword ptr [rdi+200]	// change2.Yv.imul_N1v
mov rax, r11	// copy for third3.step5.t
sar rax, 1	// third3.step5.t
lea r8, [rax+rsi]	// third3.step5.y
mov rbp, qword ptr [rdi+264]	// change2.Yv.load_N2v
vbroadcasti128 ymm5, xmmword ptr [rdi+2352]	// update.limb47.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb47.vpmuldq.3
cmovc r8, rax	// third3.step5.G
andn rbx, r11, r12	// third3.step5.w
cmovnz rcx, r9	// third3.step5.d
shrx r10, rcx, r15	// third3.step5.m
sarx rsi, rcx, r15	// third3.step5.s
lea r11, [rcx-1]	// third3.step6.c0
vpmuldq ymm12, ymm8, ymm5	// update.limb47.vpmuldq.4
vpaddq ymm2, ymm0, ymm14	// update.limb47.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb47.vpaddq.2
vpaddq ymm0, ymm11, ymm12	// update.limb47.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4576]	// update.limb47.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb47.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4544]	// update.limb47.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb47.vpaddq.5
cmovnz r13, rax	// third3.step5.h
xor rsi, r13	// third3.step6.x
sub rdx, rcx	// third3.step6.c1.2
imul rbp, qword ptr [rdi+216]	// change2.Yv.imul_N1r
lea r12, [r14+rbp]	// change2.Yv.add
mov qword ptr [rdi+136], r12	// change2.Yv.store_Yv
mov rbx, qword ptr [rdi+272]	// change2.Yq.load_N2q
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb47.vpaddq.6
mov r9, r8	// copy for third3.step6.t
sar r9, 1	// third3.step6.t
lea rax, [r9+rsi]	// third3.step6.y
vpaddq ymm0, ymm12, ymm15	// update.limb47.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb47.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb47.vpand
cmovc rax, r9	// third3.step6.G
imul rbx, qword ptr [rdi+192]	// change2.Yq.imul_N1u
vmovdqa ymmword ptr [rdi+2272], ymm2	// update.limb47.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb48.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb48.vpmuldq.2
mov rcx, qword ptr [rdi+280]	// change2.Yq.load_N2r
vbroadcasti128 ymm12, xmmword ptr [rdi+2368]	// update.limb48.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2384]	// update.limb48.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb48.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb48.vpmuldq.4
imul rcx, qword ptr [rdi+208]	// change2.Yq.imul_N1q
vpaddq ymm1, ymm13, ymm11	// update.limb48.vpaddq
andn r14, r8, r10	// third3.step6.w
cmovnz r11, rdx	// third3.step6.d
shrx rbp, r11, r15	// third3.step6.m
sarx r12, r11, r15	// third3.step6.s
lea rsi, [r11-1]	// third3.step7.c0
vpaddq ymm5, ymm1, ymm0	// update.limb48.vpaddq.2
vpaddq ymm13, ymm5, ymm2	// update.limb48.vpaddq.3
mov r8, -2	// third3.step7.c1
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4608]	// update.limb48.vpmuludq
lea r10, [rbx+rcx]	// change2.Yq.add
vpaddq ymm1, ymm13, ymm11	// update.limb48.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4576]	// update.limb48.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb48.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb48.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb48.vpaddq.7
mov qword ptr [rdi+144], r10	// change2.Yq.store_Yq
vpsrlq ymm11, ymm13, 30	// update.limb48.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb48.vpand
vmovdqa ymmword ptr [rdi+2304], ymm1	// update.limb48.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb49.vpmuldq
mov r14, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpmuldq ymm5, ymm10, ymm15	// update.limb49.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2400]	// update.limb49.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2416]	// update.limb49.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb49.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb49.vpmuldq.4
vpaddq ymm12, ymm0, ymm5	// update.limb49.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb49.vpaddq.2
vpaddq ymm0, ymm15, ymm1	// update.limb49.vpaddq.3
mov rdx, -2	// third3.step8.c1
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4640]	// update.limb49.vpmuludq
vpaddq ymm12, ymm0, ymm5	// update.limb49.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4608]	// update.limb49.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb49.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb49.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb49.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb49.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb49.vpand
cmovnz r13, r9	// third3.step6.h
xor r12, r13	// third3.step7.x
sub r8, r11	// third3.step7.c1.2
mov rbx, rax	// copy for third3.step7.t
sar rbx, 1	// third3.step7.t
lea rcx, [rbx+r12]	// third3.step7.y
vmovdqa ymmword ptr [rdi+2336], ymm12	// update.limb49.vmovdqa
cmovc rcx, rbx	// third3.step7.G
andn r10, rax, rbp	// third3.step7.w
cmovnz rsi, r8	// third3.step7.d
shrx r9, rsi, r15	// third3.step7.m
sarx r11, rsi, r15	// third3.step7.s
lea r12, [rsi-1]	// third3.step8.c0
vpmuldq ymm13, ymm9, ymm2	// update.limb50.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb50.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2432]	// update.limb50.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2448]	// update.limb50.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb50.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb50.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb50.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb50.vpaddq.2
cmovnz r13, rbx	// third3.step7.h
imul r14, qword ptr [rdi+200]	// change2.Yr.imul_N1v
xor r11, r13	// third3.step8.x
mov rax, qword ptr [rdi+280]	// change2.Yr.load_N2r
sub rdx, rsi	// third3.step8.c1.2
imul rax, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea rbp, [r14+rax]	// change2.Yr.add
mov qword ptr [rdi+152], rbp	// change2.Yr.store_Yr
vpaddq ymm13, ymm14, ymm12	// update.limb50.vpaddq.3
mov r10, rcx	// copy for third3.step8.t
sar r10, 1	// third3.step8.t
lea r8, [r10+r11]	// third3.step8.y
mov rbx, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4672]	// update.limb50.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb50.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4640]	// update.limb50.vpmuludq.2
cmovc r8, r10	// third3.step8.G
vpaddq ymm14, ymm2, ymm0	// update.limb50.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb50.vpaddq.6
imul rbx, qword ptr [rdi+40]	// change2.w2f.imul_w1f
vpaddq ymm13, ymm12, ymm5	// update.limb50.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb50.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb50.vpand
vmovdqa ymmword ptr [rdi+2368], ymm2	// update.limb50.vmovdqa
mov rsi, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpmuldq ymm0, ymm9, ymm1	// update.limb51.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb51.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2464]	// update.limb51.vbroadcasti128
andn r14, rcx, r9	// third3.step8.w
cmovnz r12, rdx	// third3.step8.d
shrx rax, r12, r15	// third3.step8.m
sarx rbp, r12, r15	// third3.step8.s
lea r11, [r12-1]	// third3.step9.c0
vbroadcasti128 ymm5, xmmword ptr [rdi+2480]	// update.limb51.vbroadcasti128.2
mov rcx, -2	// third3.step9.c1
vpmuldq ymm13, ymm7, ymm12	// update.limb51.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb51.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb51.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb51.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb51.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4704]	// update.limb51.vpmuludq
vpaddq ymm1, ymm0, ymm14	// update.limb51.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4672]	// update.limb51.vpmuludq.2
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
mov r9, -2	// third3.step10.c1
vpmuldq ymm1, ymm8, ymm15	// update.limb52.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb52.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb52.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb52.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4736]	// update.limb52.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb52.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4704]	// update.limb52.vpmuludq.2
cmovnz r13, r10	// third3.step8.h
xor rbp, r13	// third3.step9.x
imul rsi, qword ptr [rdi+48]	// change2.w2f.imul_w1g
sub rcx, r12	// third3.step9.c1.2
lea r14, [rbx+rsi]	// change2.w2f.add
neg r14	// change2.w2f.neg
mov rdx, r8	// copy for third3.step9.t
sar rdx, 1	// third3.step9.t
lea r10, [rdx+rbp]	// third3.step9.y
vpaddq ymm5, ymm12, ymm0	// update.limb52.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb52.vpaddq.6
cmovc r10, rdx	// third3.step9.G
andn r12, r8, rax	// third3.step9.w
cmovnz r11, rcx	// third3.step9.d
shrx rbx, r11, r15	// third3.step9.m
sarx rsi, r11, r15	// third3.step9.s
lea rbp, [r11-1]	// third3.step10.c0
vpaddq ymm13, ymm1, ymm14	// update.limb52.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb52.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb52.vpand
vmovdqa ymmword ptr [rdi+2432], ymm12	// update.limb52.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb53.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb53.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2528]	// update.limb53.vbroadcasti128
cmovnz r13, rdx	// third3.step9.h
sar r14, 20	// change2.w2f.sar
xor rsi, r13	// third3.step10.x
mov r8, qword ptr [rdi+128]	// change2.w2f.load_Yu
sub r9, r11	// third3.step10.c1.2
imul r8, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rax, qword ptr [rdi+400]	// change2.w2f.imul_above_g
vbroadcasti128 ymm14, xmmword ptr [rdi+2544]	// update.limb53.vbroadcasti128.2
lea r12, [r8+rax]	// change2.w2f.add.2
mov rcx, r10	// copy for third3.step10.t
sar rcx, 1	// third3.step10.t
lea rdx, [rcx+rsi]	// third3.step10.y
vpmuldq ymm13, ymm7, ymm1	// update.limb53.vpmuldq.3
vpmuldq ymm12, ymm8, ymm14	// update.limb53.vpmuldq.4
vpaddq ymm2, ymm0, ymm5	// update.limb53.vpaddq
cmovc rdx, rcx	// third3.step10.G
vpaddq ymm15, ymm2, ymm13	// update.limb53.vpaddq.2
lea r11, [r14+r12]	// change2.w2f.add.3
vpaddq ymm0, ymm15, ymm12	// update.limb53.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4768]	// update.limb53.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb53.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4736]	// update.limb53.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb53.vpaddq.5
mov qword ptr [rdi-112], r11	// change2.w2f.store_w2f
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb53.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb53.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb53.vpsrlq
andn r8, r10, rbx	// third3.step10.w
cmovnz rbp, r9	// third3.step10.d
shrx rax, rbp, r15	// third3.step10.m
sarx rsi, rbp, r15	// third3.step10.s
lea r14, [rbp-1]	// third3.step11.c0
vpand ymm2, ymm0, ymm6	// update.limb53.vpand
mov r12, -2	// third3.step11.c1
vmovdqa ymmword ptr [rdi+2464], ymm2	// update.limb53.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb54.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb54.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2560]	// update.limb54.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2576]	// update.limb54.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb54.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb54.vpmuldq.4
vpaddq ymm1, ymm13, ymm15	// update.limb54.vpaddq
vpaddq ymm14, ymm1, ymm0	// update.limb54.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb54.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4800]	// update.limb54.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb54.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4768]	// update.limb54.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb54.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb54.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb54.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb54.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb54.vpand
vmovdqa ymmword ptr [rdi+2496], ymm1	// update.limb54.vmovdqa
mov r10, -2	// third3.step12.c1
vpmuldq ymm0, ymm9, ymm12	// update.limb55.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb55.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2592]	// update.limb55.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2608]	// update.limb55.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb55.vpmuldq.3
vpmuldq ymm1, ymm8, ymm5	// update.limb55.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb55.vpaddq
cmovnz r13, rcx	// third3.step10.h
xor rsi, r13	// third3.step11.x
sar r11, 20	// change2.w2f.sar.2
sub r12, rbp	// third3.step11.c1.2
shl r11, 44	// change2.w2f.shl
mov qword ptr [rdi+72], r11	// change2.w2f.store_high2f
mov rbx, rdx	// copy for third3.step11.t
sar rbx, 1	// third3.step11.t
lea r8, [rbx+rsi]	// third3.step11.y
mov r9, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpaddq ymm11, ymm12, ymm13	// update.limb55.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb55.vpaddq.3
cmovc r8, rbx	// third3.step11.G
andn rcx, rdx, rax	// third3.step11.w
cmovnz r14, r12	// third3.step11.d
shrx rbp, r14, r15	// third3.step11.m
sarx r11, r14, r15	// third3.step11.s
lea rsi, [r14-1]	// third3.step12.c0
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4832]	// update.limb55.vpmuludq
vpaddq ymm12, ymm0, ymm14	// update.limb55.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4800]	// update.limb55.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb55.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb55.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb55.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb55.vpsrlq
cmovnz r13, rbx	// third3.step11.h
xor r11, r13	// third3.step12.x
imul r9, qword ptr [rdi+40]	// change2.w2g.imul_w1f
sub r10, r14	// third3.step12.c1.2
mov rdx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rdx, qword ptr [rdi+48]	// change2.w2g.imul_w1g
lea rax, [r9+rdx]	// change2.w2g.add
neg rax	// change2.w2g.neg
vpand ymm12, ymm0, ymm6	// update.limb55.vpand
mov rcx, r8	// copy for third3.step12.t
sar rcx, 1	// third3.step12.t
lea r12, [rcx+r11]	// third3.step12.y
vmovdqa ymmword ptr [rdi+2528], ymm12	// update.limb55.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb56.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb56.vpmuldq.2
cmovc r12, rcx	// third3.step12.G
vbroadcasti128 ymm1, xmmword ptr [rdi+2624]	// update.limb56.vbroadcasti128
sar rax, 20	// change2.w2g.sar
vbroadcasti128 ymm15, xmmword ptr [rdi+2640]	// update.limb56.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb56.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb56.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb56.vpaddq
mov rbx, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpaddq ymm5, ymm2, ymm0	// update.limb56.vpaddq.2
vpaddq ymm13, ymm5, ymm12	// update.limb56.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4864]	// update.limb56.vpmuludq
vpaddq ymm2, ymm13, ymm11	// update.limb56.vpaddq.4
andn r14, r8, rbp	// third3.step12.w
cmovnz rsi, r10	// third3.step12.d
shrx r9, rsi, r15	// third3.step12.m
sarx rdx, rsi, r15	// third3.step12.s
lea r11, [rsi-1]	// third3.step13.c0
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4832]	// update.limb56.vpmuludq.2
mov r8, -2	// third3.step13.c1
vpaddq ymm5, ymm2, ymm0	// update.limb56.vpaddq.5
vpaddq ymm12, ymm5, ymmword ptr [rdi+512]	// update.limb56.vpaddq.6
vpaddq ymm13, ymm12, ymm14	// update.limb56.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb56.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb56.vpand
vmovdqa ymmword ptr [rdi+2560], ymm2	// update.limb56.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb57.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb57.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2656]	// update.limb57.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2672]	// update.limb57.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb57.vpmuldq.3
vpmuldq ymm2, ymm8, ymm14	// update.limb57.vpmuldq.4
vpaddq ymm1, ymm0, ymm5	// update.limb57.vpaddq
vpaddq ymm15, ymm1, ymm13	// update.limb57.vpaddq.2
vpaddq ymm0, ymm15, ymm2	// update.limb57.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+4896]	// update.limb57.vpmuludq
vpaddq ymm1, ymm0, ymm5	// update.limb57.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4864]	// update.limb57.vpmuludq.2
vpaddq ymm15, ymm1, ymm13	// update.limb57.vpaddq.5
mov rbp, -2	// third3.step14.c1
vpaddq ymm2, ymm15, ymmword ptr [rdi+512]	// update.limb57.vpaddq.6
vpaddq ymm0, ymm2, ymm11	// update.limb57.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb57.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb57.vpand
vmovdqa ymmword ptr [rdi+2592], ymm1	// update.limb57.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb58.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb58.vpmuldq.2
cmovnz r13, rcx	// third3.step12.h
xor rdx, r13	// third3.step13.x
imul rbx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
sub r8, rsi	// third3.step13.c1.2
mov r14, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r14, qword ptr [rdi+400]	// change2.w2g.imul_above_g
mov r10, r12	// copy for third3.step13.t
sar r10, 1	// third3.step13.t
lea rcx, [r10+rdx]	// third3.step13.y
lea rsi, [rbx+r14]	// change2.w2g.add.2
lea rdx, [rax+rsi]	// change2.w2g.add.3
mov qword ptr [rdi-104], rdx	// change2.w2g.store_w2g
vbroadcasti128 ymm2, xmmword ptr [rdi+2688]	// update.limb58.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2704]	// update.limb58.vbroadcasti128.2
cmovc rcx, r10	// third3.step13.G
andn rbx, r12, r9	// third3.step13.w
cmovnz r11, r8	// third3.step13.d
shrx r14, r11, r15	// third3.step13.m
sarx rax, r11, r15	// third3.step13.s
lea rsi, [r11-1]	// third3.step14.c0
vpmuldq ymm0, ymm7, ymm2	// update.limb58.vpmuldq.3
vpmuldq ymm1, ymm8, ymm11	// update.limb58.vpmuldq.4
vpaddq ymm12, ymm13, ymm15	// update.limb58.vpaddq
vpaddq ymm14, ymm12, ymm0	// update.limb58.vpaddq.2
vpaddq ymm13, ymm14, ymm1	// update.limb58.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+4928]	// update.limb58.vpmuludq
vpaddq ymm12, ymm13, ymm15	// update.limb58.vpaddq.4
cmovnz r13, r10	// third3.step13.h
xor rax, r13	// third3.step14.x
sub rbp, r11	// third3.step14.c1.2
sar rdx, 20	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
mov qword ptr [rdi+80], rdx	// change2.w2g.store_high2g
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4896]	// update.limb58.vpmuludq.2
vpaddq ymm14, ymm12, ymm0	// update.limb58.vpaddq.5
mov r12, rcx	// copy for third3.step14.t
sar r12, 1	// third3.step14.t
lea r9, [r12+rax]	// third3.step14.y
vpaddq ymm1, ymm14, ymmword ptr [rdi+512]	// update.limb58.vpaddq.6
vpaddq ymm13, ymm1, ymm5	// update.limb58.vpaddq.7
cmovc r9, r12	// third3.step14.G
vpsrlq ymm15, ymm13, 30	// update.limb58.vpsrlq
vpand ymm12, ymm13, ymm6	// update.limb58.vpand
vmovdqa ymmword ptr [rdi+2624], ymm12	// update.limb58.vmovdqa
vpmuldq ymm0, ymm9, ymm2	// update.limb59.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb59.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2720]	// update.limb59.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2736]	// update.limb59.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm1	// update.limb59.vpmuldq.3
vpmuldq ymm12, ymm8, ymm5	// update.limb59.vpmuldq.4
andn rbx, rcx, r14	// third3.step14.w
cmovnz rsi, rbp	// third3.step14.d
shrx r8, rsi, r15	// third3.step14.m
sarx r10, rsi, r15	// third3.step14.s
lea r11, [rsi-1]	// third3.step15.c0
vpaddq ymm2, ymm0, ymm14	// update.limb59.vpaddq
vpaddq ymm11, ymm2, ymm13	// update.limb59.vpaddq.2
mov rdx, -2	// third3.step15.c1
vpaddq ymm0, ymm11, ymm12	// update.limb59.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+4960]	// update.limb59.vpmuludq
vpaddq ymm2, ymm0, ymm14	// update.limb59.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4928]	// update.limb59.vpmuludq.2
vpaddq ymm11, ymm2, ymm13	// update.limb59.vpaddq.5
vpaddq ymm12, ymm11, ymmword ptr [rdi+512]	// update.limb59.vpaddq.6
vpaddq ymm0, ymm12, ymm15	// update.limb59.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb59.vpsrlq
vpand ymm2, ymm0, ymm6	// update.limb59.vpand
vmovdqa ymmword ptr [rdi+2656], ymm2	// update.limb59.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb60.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb60.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2752]	// update.limb60.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+2768]	// update.limb60.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb60.vpmuldq.3
vpmuldq ymm2, ymm8, ymm15	// update.limb60.vpmuldq.4
vpaddq ymm1, ymm13, ymm11	// update.limb60.vpaddq
vpaddq ymm5, ymm1, ymm0	// update.limb60.vpaddq.2
mov rax, -2	// third3.step16.c1
vpaddq ymm13, ymm5, ymm2	// update.limb60.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+4992]	// update.limb60.vpmuludq
vpaddq ymm1, ymm13, ymm11	// update.limb60.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+4960]	// update.limb60.vpmuludq.2
vpaddq ymm5, ymm1, ymm0	// update.limb60.vpaddq.5
vpaddq ymm2, ymm5, ymmword ptr [rdi+512]	// update.limb60.vpaddq.6
vpaddq ymm13, ymm2, ymm14	// update.limb60.vpaddq.7
cmovnz r13, r12	// third3.step14.h
xor r10, r13	// third3.step15.x
sub rdx, rsi	// third3.step15.c1.2
mov rcx, r9	// copy for third3.step15.t
sar rcx, 1	// third3.step15.t
lea r14, [rcx+r10]	// third3.step15.y
vpsrlq ymm11, ymm13, 30	// update.limb60.vpsrlq
vpand ymm1, ymm13, ymm6	// update.limb60.vpand
cmovc r14, rcx	// third3.step15.G
andn rbx, r9, r8	// third3.step15.w
cmovnz r11, rdx	// third3.step15.d
shrx rbp, r11, r15	// third3.step15.m
sarx r12, r11, r15	// third3.step15.s
lea rsi, [r11-1]	// third3.step16.c0
vmovdqa ymmword ptr [rdi+2688], ymm1	// update.limb60.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb61.vpmuldq
vpmuldq ymm5, ymm10, ymm15	// update.limb61.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2784]	// update.limb61.vbroadcasti128
vbroadcasti128 ymm14, xmmword ptr [rdi+2800]	// update.limb61.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb61.vpmuldq.3
vpmuldq ymm1, ymm8, ymm14	// update.limb61.vpmuldq.4
cmovnz r13, rcx	// third3.step15.h
xor r12, r13	// third3.step16.x
sub rax, r11	// third3.step16.c1.2
vpaddq ymm12, ymm0, ymm5	// update.limb61.vpaddq
vpaddq ymm15, ymm12, ymm13	// update.limb61.vpaddq.2
mov r10, r14	// copy for third3.step16.t
sar r10, 1	// third3.step16.t
lea r9, [r10+r12]	// third3.step16.y
vpaddq ymm0, ymm15, ymm1	// update.limb61.vpaddq.3
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5024]	// update.limb61.vpmuludq
cmovc r9, r10	// third3.step16.G
vpaddq ymm12, ymm0, ymm5	// update.limb61.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+4992]	// update.limb61.vpmuludq.2
vpaddq ymm15, ymm12, ymm13	// update.limb61.vpaddq.5
vpaddq ymm1, ymm15, ymmword ptr [rdi+512]	// update.limb61.vpaddq.6
vpaddq ymm0, ymm1, ymm11	// update.limb61.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb61.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb61.vpand
vmovdqa ymmword ptr [rdi+2720], ymm12	// update.limb61.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb62.vpmuldq
andn r8, r14, rbp	// third3.step16.w
cmovnz rsi, rax	// third3.step16.d
shrx rbx, rsi, r15	// third3.step16.m
sarx rdx, rsi, r15	// third3.step16.s
lea rcx, [rsi-1]	// third3.step17.c0
vpmuldq ymm15, ymm10, ymm14	// update.limb62.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+2816]	// update.limb62.vbroadcasti128
mov r11, -2	// third3.step17.c1
vbroadcasti128 ymm11, xmmword ptr [rdi+2832]	// update.limb62.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb62.vpmuldq.3
vpmuldq ymm12, ymm8, ymm11	// update.limb62.vpmuldq.4
vpaddq ymm2, ymm13, ymm15	// update.limb62.vpaddq
vpaddq ymm14, ymm2, ymm0	// update.limb62.vpaddq.2
vpaddq ymm13, ymm14, ymm12	// update.limb62.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5056]	// update.limb62.vpmuludq
vpaddq ymm2, ymm13, ymm15	// update.limb62.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5024]	// update.limb62.vpmuludq.2
vpaddq ymm14, ymm2, ymm0	// update.limb62.vpaddq.5
vpaddq ymm12, ymm14, ymmword ptr [rdi+512]	// update.limb62.vpaddq.6
vpaddq ymm13, ymm12, ymm5	// update.limb62.vpaddq.7
vpsrlq ymm15, ymm13, 30	// update.limb62.vpsrlq
vpand ymm2, ymm13, ymm6	// update.limb62.vpand
vmovdqa ymmword ptr [rdi+2752], ymm2	// update.limb62.vmovdqa
vpmuldq ymm0, ymm9, ymm1	// update.limb63.vpmuldq
vpmuldq ymm14, ymm10, ymm11	// update.limb63.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2848]	// update.limb63.vbroadcasti128
mov r12, -2	// third3.step18.c1
vbroadcasti128 ymm5, xmmword ptr [rdi+2864]	// update.limb63.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm12	// update.limb63.vpmuldq.3
vpmuldq ymm2, ymm8, ymm5	// update.limb63.vpmuldq.4
vpaddq ymm1, ymm0, ymm14	// update.limb63.vpaddq
vpaddq ymm11, ymm1, ymm13	// update.limb63.vpaddq.2
vpaddq ymm0, ymm11, ymm2	// update.limb63.vpaddq.3
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5088]	// update.limb63.vpmuludq
cmovnz r13, r10	// third3.step16.h
xor rdx, r13	// third3.step17.x
sub r11, rsi	// third3.step17.c1.2
mov r14, r9	// copy for third3.step17.t
sar r14, 1	// third3.step17.t
lea rbp, [r14+rdx]	// third3.step17.y
vpaddq ymm1, ymm0, ymm14	// update.limb63.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5056]	// update.limb63.vpmuludq.2
cmovc rbp, r14	// third3.step17.G
andn r8, r9, rbx	// third3.step17.w
cmovnz rcx, r11	// third3.step17.d
shrx rax, rcx, r15	// third3.step17.m
sarx r10, rcx, r15	// third3.step17.s
lea rsi, [rcx-1]	// third3.step18.c0
vpaddq ymm11, ymm1, ymm13	// update.limb63.vpaddq.5
vpaddq ymm2, ymm11, ymmword ptr [rdi+512]	// update.limb63.vpaddq.6
vpaddq ymm0, ymm2, ymm15	// update.limb63.vpaddq.7
vpsrlq ymm14, ymm0, 30	// update.limb63.vpsrlq
vpand ymm1, ymm0, ymm6	// update.limb63.vpand
vmovdqa ymmword ptr [rdi+2784], ymm1	// update.limb63.vmovdqa
vpmuldq ymm13, ymm9, ymm12	// update.limb64.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb64.vpmuldq.2
cmovnz r13, r14	// third3.step17.h
xor r10, r13	// third3.step18.x
sub r12, rcx	// third3.step18.c1.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2880]	// update.limb64.vbroadcasti128
mov rdx, rbp	// copy for third3.step18.t
sar rdx, 1	// third3.step18.t
lea r9, [rdx+r10]	// third3.step18.y
vbroadcasti128 ymm15, xmmword ptr [rdi+2896]	// update.limb64.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm2	// update.limb64.vpmuldq.3
vpmuldq ymm1, ymm8, ymm15	// update.limb64.vpmuldq.4
cmovc r9, rdx	// third3.step18.G
vpaddq ymm12, ymm13, ymm11	// update.limb64.vpaddq
vpaddq ymm5, ymm12, ymm0	// update.limb64.vpaddq.2
vpaddq ymm13, ymm5, ymm1	// update.limb64.vpaddq.3
vpmuludq ymm11, ymm3, ymmword ptr [rdi+5120]	// update.limb64.vpmuludq
vpaddq ymm12, ymm13, ymm11	// update.limb64.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5088]	// update.limb64.vpmuludq.2
vpaddq ymm5, ymm12, ymm0	// update.limb64.vpaddq.5
vpaddq ymm1, ymm5, ymmword ptr [rdi+512]	// update.limb64.vpaddq.6
andn rbx, rbp, rax	// third3.step18.w
cmovnz rsi, r12	// third3.step18.d
shrx r8, rsi, r15	// third3.step18.m
sarx r11, rsi, r15	// third3.step18.s
lea r14, [rsi-1]	// third3.step19.c0
vpaddq ymm13, ymm1, ymm14	// update.limb64.vpaddq.7
vpsrlq ymm11, ymm13, 30	// update.limb64.vpsrlq
mov rcx, -2	// third3.step19.c1
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
vpmuludq ymm5, ymm3, ymmword ptr [rdi+5152]	// update.limb65.vpmuludq
vpaddq ymm2, ymm0, ymm5	// update.limb65.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5120]	// update.limb65.vpmuludq.2
vpaddq ymm15, ymm2, ymm13	// update.limb65.vpaddq.5
vpaddq ymm12, ymm15, ymmword ptr [rdi+512]	// update.limb65.vpaddq.6
vpaddq ymm0, ymm12, ymm11	// update.limb65.vpaddq.7
vpsrlq ymm5, ymm0, 30	// update.limb65.vpsrlq
mov r10, -2	// third3.step20.c1
vpand ymm2, ymm0, ymm6	// update.limb65.vpand
vmovdqa ymmword ptr [rdi+2848], ymm2	// update.limb65.vmovdqa
vpmuldq ymm13, ymm9, ymm1	// update.limb66.vpmuldq
vpmuldq ymm15, ymm10, ymm14	// update.limb66.vpmuldq.2
vbroadcasti128 ymm12, xmmword ptr [rdi+2944]	// update.limb66.vbroadcasti128
vbroadcasti128 ymm11, xmmword ptr [rdi+2960]	// update.limb66.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm12	// update.limb66.vpmuldq.3
vpmuldq ymm2, ymm8, ymm11	// update.limb66.vpmuldq.4
cmovnz r13, rdx	// third3.step18.h
xor r11, r13	// third3.step19.x
sub rcx, rsi	// third3.step19.c1.2
mov rbp, r9	// copy for third3.step19.t
sar rbp, 1	// third3.step19.t
lea rax, [rbp+r11]	// third3.step19.y
vpaddq ymm1, ymm13, ymm15	// update.limb66.vpaddq
cmovc rax, rbp	// third3.step19.G
andn rbx, r9, r8	// third3.step19.w
cmovnz r14, rcx	// third3.step19.d
shrx r12, r14, r15	// third3.step19.m
sarx rdx, r14, r15	// third3.step19.s
lea rsi, [r14-1]	// third3.step20.c0
vpaddq ymm14, ymm1, ymm0	// update.limb66.vpaddq.2
vpaddq ymm13, ymm14, ymm2	// update.limb66.vpaddq.3
vpmuludq ymm15, ymm3, ymmword ptr [rdi+5184]	// update.limb66.vpmuludq
vpaddq ymm1, ymm13, ymm15	// update.limb66.vpaddq.4
vpmuludq ymm0, ymm4, ymmword ptr [rdi+5152]	// update.limb66.vpmuludq.2
vpaddq ymm14, ymm1, ymm0	// update.limb66.vpaddq.5
vpaddq ymm2, ymm14, ymmword ptr [rdi+512]	// update.limb66.vpaddq.6
vpaddq ymm13, ymm2, ymm5	// update.limb66.vpaddq.7
cmovnz r13, rbp	// third3.step19.h
xor rdx, r13	// third3.step20.x
sub r10, r14	// third3.step20.c1.2
vpsrlq ymm15, ymm13, 30	// update.limb66.vpsrlq
mov r11, rax	// copy for third3.step20.t
sar r11, 1	// third3.step20.t
lea r9, [r11+rdx]	// third3.step20.y
vpand ymm1, ymm13, ymm6	// update.limb66.vpand
vmovdqa ymmword ptr [rdi+2880], ymm1	// update.limb66.vmovdqa
vpmuldq ymm0, ymm9, ymm12	// update.limb67.vpmuldq
cmovc r9, r11	// third3.step20.G
vpmuldq ymm14, ymm10, ymm11	// update.limb67.vpmuldq.2
vbroadcasti128 ymm2, xmmword ptr [rdi+2976]	// update.limb67.vbroadcasti128
vbroadcasti128 ymm5, xmmword ptr [rdi+2992]	// update.limb67.vbroadcasti128.2
vpmuldq ymm13, ymm7, ymm2	// update.limb67.vpmuldq.3
mov r8, r9	// copy for change3.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change3.G.add_rounding_G
vpmuldq ymm1, ymm8, ymm5	// update.limb67.vpmuldq.4
vpaddq ymm12, ymm0, ymm14	// update.limb67.vpaddq
mov rbx, r9	// copy for change3.G.shl
shl rbx, 44	// change3.G.shl
vpaddq ymm11, ymm12, ymm13	// update.limb67.vpaddq.2
vpaddq ymm0, ymm11, ymm1	// update.limb67.vpaddq.3
andn rcx, rax, r12	// third3.step20.w
cmovnz rsi, r10	// third3.step20.d
shrx rbp, rsi, r15	// third3.step20.m
sarx r14, rsi, r15	// third3.step20.s
vpmuludq ymm14, ymm3, ymmword ptr [rdi+5216]	// update.limb67.vpmuludq
rorx rdx, r8, 21	// change3.G.first_entry
rorx rax, r8, 42	// change3.G.second_entry
vpaddq ymm12, ymm0, ymm14	// update.limb67.vpaddq.4
vpmuludq ymm13, ymm4, ymmword ptr [rdi+5184]	// update.limb67.vpmuludq.2
vpaddq ymm11, ymm12, ymm13	// update.limb67.vpaddq.5
vpaddq ymm1, ymm11, ymmword ptr [rdi+512]	// update.limb67.vpaddq.6
vpaddq ymm0, ymm1, ymm15	// update.limb67.vpaddq.7
mov qword ptr [rdi-120], r9	// change3.store_end_G
vpsrlq ymm14, ymm0, 30	// update.limb67.vpsrlq
vpand ymm12, ymm0, ymm6	// update.limb67.vpand
vmovdqa ymmword ptr [rdi+2912], ymm12	// update.limb67.vmovdqa
vpmuldq ymm13, ymm9, ymm2	// update.limb68.vpmuldq
vpmuldq ymm11, ymm10, ymm5	// update.limb68.vpmuldq.2
vbroadcasti128 ymm1, xmmword ptr [rdi+3008]	// update.limb68.vbroadcasti128
vbroadcasti128 ymm15, xmmword ptr [rdi+3024]	// update.limb68.vbroadcasti128.2
vpmuldq ymm0, ymm7, ymm1	// update.limb68.vpmuldq.3
vpmuldq ymm12, ymm8, ymm15	// update.limb68.vpmuldq.4
vpaddq ymm2, ymm13, ymm11	// update.limb68.vpaddq
vpaddq ymm5, ymm2, ymm0	// update.limb68.vpaddq.2
vpaddq ymm7, ymm5, ymm12	// update.limb68.vpaddq.3
vpmuludq ymm8, ymm3, ymmword ptr [rdi+5248]	// update.limb68.vpmuludq
vpaddq ymm13, ymm7, ymm8	// update.limb68.vpaddq.4
vpmuludq ymm11, ymm4, ymmword ptr [rdi+5216]	// update.limb68.vpmuludq.2
vpaddq ymm2, ymm13, ymm11	// update.limb68.vpaddq.5
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]	// update.limb68.vpaddq.6
vpaddq ymm5, ymm0, ymm14	// update.limb68.vpaddq.7
vpsrlq ymm12, ymm5, 30	// update.limb68.vpsrlq
vpand ymm3, ymm5, ymm6	// update.limb68.vpand
vmovdqa ymmword ptr [rdi+2944], ymm3	// update.limb68.vmovdqa
vpmuldq ymm7, ymm9, ymm1	// update.last.vpmuldq
cmovnz r13, r11	// third3.step20.h
mov r12, r13	// copy for change3.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rcx, r13	// copy for change3.h.shl
shl rcx, 45	// change3.h.shl
rorx r10, r12, 20	// change3.h.first_entry
rorx r8, r12, 41	// change3.h.second_entry
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], r13	// change3.store_end_h
imul rdx, qword ptr [rdi+72]	// change3.G.imul_high2f
imul rax, qword ptr [rdi+80]	// change3.G.imul_high2g
imul r10, qword ptr [rdi+72]	// change3.h.imul_high2f
imul r8, qword ptr [rdi+80]	// change3.h.imul_high2g
lea r9, [rdx+rax]	// change3.G.add
lea r11, [r10+r8]	// change3.h.add
lea r12, [r9+rbx]	// change3.G.add.2
lea r13, [r11+rcx]	// change3.h.add.2
vpmuldq ymm8, ymm10, ymm15	// update.last.vpmuldq.2
vpaddq ymm13, ymm7, ymm8	// update.last.vpaddq
vpmuludq ymm11, ymm4, ymmword ptr [rdi+5248]	// update.last.vpmuludq
ror r12, 44	// change3.G.packed
ror r13, 45	// change3.h.packed
vpaddq ymm2, ymm13, ymm11	// update.last.vpaddq.2
vpaddq ymm0, ymm2, ymmword ptr [rdi+512]	// update.last.vpaddq.3
vpaddq ymm14, ymm0, ymm12	// update.last.vpaddq.4
vpand ymm5, ymm14, ymm6	// update.last.vpand
vmovdqa ymmword ptr [rdi+2976], ymm5	// update.last.vmovdqa
vpsrlq ymm3, ymm14, 30	// update.last.vpsrlq
vpsubq ymm9, ymm3, ymmword ptr [rdi+544]	// update.last.vpsubq
vmovdqa ymmword ptr [rdi+3008], ymm9	// update.last.vmovdqa.2
mov rbx, r12	// output
mov rcx, r13	// output
mov rdx, rsi	// output
mov rsi, r14	// output
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
