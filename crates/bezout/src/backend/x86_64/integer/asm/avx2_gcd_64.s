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
// Length: 138 limbs of 30 bits; 1977 instructions a batch, 780 for its steps (form: select).
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
cmovc r11, r10	// third1.step1.G
andn r13, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx r14, rax, r15	// third1.step1.m
sarx rdx, rax, r15	// third1.step1.s
lea rsi, [rax-1]	// third1.step2.c0
cmovnz rcx, r10	// third1.step1.h
mov rbx, r9	// copy for end.N3v.add_rounding_h
add rbx, qword ptr [rdi-64]	// end.N3v.add_rounding_h
xor rdx, rcx	// third1.step2.x
mov rbp, -2	// third1.step2.c1
sub rbp, rax	// third1.step2.c1.2
sar rbx, 41	// end.N3v.sar
mov qword ptr [rdi+328], rbx	// end.N3v.store_N3v
mov r13, r11	// copy for third1.step2.t
sar r13, 1	// third1.step2.t
lea r8, [r13+rdx]	// third1.step2.y
cmovc r8, r13	// third1.step2.G
lea r10, [r9+524288]	// end.N3u.offset
andn rax, r11, r14	// third1.step2.w
cmovnz rsi, rbp	// third1.step2.d
shrx rbx, rsi, r15	// third1.step2.m
sarx rdx, rsi, r15	// third1.step2.s
lea r9, [rsi-1]	// third1.step3.c0
mov r11, -2	// third1.step3.c1
cmovnz rcx, r13	// third1.step2.h
shl r10, 23	// end.N3u.shl
xor rdx, rcx	// third1.step3.x
sar r10, 43	// end.N3u.sar
mov qword ptr [rdi+320], r10	// end.N3u.store_N3u
sub r11, rsi	// third1.step3.c1.2
mov r14, r12	// copy for end.N3r.add_rounding_G
add r14, qword ptr [rdi-56]	// end.N3r.add_rounding_G
mov rax, r8	// copy for third1.step3.t
sar rax, 1	// third1.step3.t
lea rbp, [rax+rdx]	// third1.step3.y
cmovc rbp, rax	// third1.step3.G
andn r13, r8, rbx	// third1.step3.w
cmovnz r9, r11	// third1.step3.d
shrx r10, r9, r15	// third1.step3.m
sarx rsi, r9, r15	// third1.step3.s
lea rdx, [r9-1]	// third1.step4.c0
cmovnz rcx, rax	// third1.step3.h
sar r14, 42	// end.N3r.sar
mov qword ptr [rdi+344], r14	// end.N3r.store_N3r
xor rsi, rcx	// third1.step4.x
lea r8, [r12+1048576]	// end.N3q.offset
mov rbx, -2	// third1.step4.c1
sub rbx, r9	// third1.step4.c1.2
shl r8, 22	// end.N3q.shl
mov r13, rbp	// copy for third1.step4.t
sar r13, 1	// third1.step4.t
lea r11, [r13+rsi]	// third1.step4.y
cmovc r11, r13	// third1.step4.G
sar r8, 43	// end.N3q.sar
mov qword ptr [rdi+336], r8	// end.N3q.store_N3q
andn rax, rbp, r10	// third1.step4.w
cmovnz rdx, rbx	// third1.step4.d
shrx r14, rdx, r15	// third1.step4.m
sarx r12, rdx, r15	// third1.step4.s
mov r9, qword ptr [rdi+320]	// end.Mu.load_N3u
lea rsi, [rdx-1]	// third1.step5.c0
mov r8, -2	// third1.step5.c1
cmovnz rcx, r13	// third1.step4.h
xor r12, rcx	// third1.step5.x
imul r9, qword ptr [rdi+128]	// end.Mu.imul_Yu
sub r8, rdx	// third1.step5.c1.2
mov rbp, qword ptr [rdi+328]	// end.Mu.load_N3v
mov r10, r11	// copy for third1.step5.t
sar r10, 1	// third1.step5.t
lea rax, [r10+r12]	// third1.step5.y
cmovc rax, r10	// third1.step5.G
andn rbx, r11, r14	// third1.step5.w
cmovnz rsi, r8	// third1.step5.d
shrx r13, rsi, r15	// third1.step5.m
sarx rdx, rsi, r15	// third1.step5.s
lea r12, [rsi-1]	// third1.step6.c0
cmovnz rcx, r10	// third1.step5.h
imul rbp, qword ptr [rdi+144]	// end.Mu.imul_Yq
lea r11, [r9+rbp]	// end.Mu.add
neg r11	// end.Mu.neg
xor rdx, rcx	// third1.step6.x
mov r14, -2	// third1.step6.c1
sub r14, rsi	// third1.step6.c1.2
mov qword ptr [rdi-16], r11	// end.Mu.store_Mu
mov rbx, qword ptr [rdi+320]	// end.Mv.load_N3u
mov r8, rax	// copy for third1.step6.t
sar r8, 1	// third1.step6.t
lea r10, [r8+rdx]	// third1.step6.y
cmovc r10, r8	// third1.step6.G
imul rbx, qword ptr [rdi+136]	// end.Mv.imul_Yv
andn r9, rax, r13	// third1.step6.w
cmovnz r12, r14	// third1.step6.d
shrx rbp, r12, r15	// third1.step6.m
sarx rsi, r12, r15	// third1.step6.s
mov r11, qword ptr [rdi+328]	// end.Mv.load_N3v
lea rdx, [r12-1]	// third1.step7.c0
mov rax, -2	// third1.step7.c1
cmovnz rcx, r8	// third1.step6.h
xor rsi, rcx	// third1.step7.x
imul r11, qword ptr [rdi+152]	// end.Mv.imul_Yr
sub rax, r12	// third1.step7.c1.2
lea r13, [rbx+r11]	// end.Mv.add
mov r9, r10	// copy for third1.step7.t
sar r9, 1	// third1.step7.t
lea r14, [r9+rsi]	// third1.step7.y
cmovc r14, r9	// third1.step7.G
andn r8, r10, rbp	// third1.step7.w
cmovnz rdx, rax	// third1.step7.d
shrx r12, rdx, r15	// third1.step7.m
sarx rbx, rdx, r15	// third1.step7.s
lea r11, [rdx-1]	// third1.step8.c0
cmovnz rcx, r9	// third1.step7.h
neg r13	// end.Mv.neg
mov qword ptr [rdi+0], r13	// end.Mv.store_Mv
mov rsi, qword ptr [rdi+336]	// end.Mq.load_N3q
xor rbx, rcx	// third1.step8.x
mov r10, -2	// third1.step8.c1
sub r10, rdx	// third1.step8.c1.2
imul rsi, qword ptr [rdi+128]	// end.Mq.imul_Yu
mov rbp, qword ptr [rdi+344]	// end.Mq.load_N3r
mov r8, r14	// copy for third1.step8.t
sar r8, 1	// third1.step8.t
lea rax, [r8+rbx]	// third1.step8.y
cmovc rax, r8	// third1.step8.G
imul rbp, qword ptr [rdi+144]	// end.Mq.imul_Yq
andn r9, r14, r12	// third1.step8.w
cmovnz r11, r10	// third1.step8.d
shrx r13, r11, r15	// third1.step8.m
sarx rdx, r11, r15	// third1.step8.s
lea rbx, [rsi+rbp]	// end.Mq.add
lea r14, [r11-1]	// third1.step9.c0
mov r12, -2	// third1.step9.c1
cmovnz rcx, r8	// third1.step8.h
xor rdx, rcx	// third1.step9.x
neg rbx	// end.Mq.neg
mov qword ptr [rdi+8], rbx	// end.Mq.store_Mq
sub r12, r11	// third1.step9.c1.2
mov r9, qword ptr [rdi+336]	// end.Mr.load_N3q
mov r10, rax	// copy for third1.step9.t
sar r10, 1	// third1.step9.t
lea rsi, [r10+rdx]	// third1.step9.y
cmovc rsi, r10	// third1.step9.G
andn rbp, rax, r13	// third1.step9.w
cmovnz r14, r12	// third1.step9.d
shrx r8, r14, r15	// third1.step9.m
sarx rbx, r14, r15	// third1.step9.s
lea r11, [r14-1]	// third1.step10.c0
cmovnz rcx, r10	// third1.step9.h
imul r9, qword ptr [rdi+136]	// end.Mr.imul_Yv
mov rdx, qword ptr [rdi+344]	// end.Mr.load_N3r
xor rbx, rcx	// third1.step10.x
mov rax, -2	// third1.step10.c1
imul rdx, qword ptr [rdi+152]	// end.Mr.imul_Yr
sub rax, r14	// third1.step10.c1.2
lea r13, [r9+rdx]	// end.Mr.add
mov rbp, rsi	// copy for third1.step10.t
sar rbp, 1	// third1.step10.t
lea r12, [rbp+rbx]	// third1.step10.y
cmovc r12, rbp	// third1.step10.G
neg r13	// end.Mr.neg
mov qword ptr [rdi-8], r13	// end.Mr.store_Mr
andn r10, rsi, r8	// third1.step10.w
cmovnz r11, rax	// third1.step10.d
shrx r14, r11, r15	// third1.step10.m
sarx r9, r11, r15	// third1.step10.s
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
lea rbx, [r11-1]	// third1.step11.c0
mov r13, -2	// third1.step11.c1
cmovnz rcx, rbp	// third1.step10.h
xor r9, rcx	// third1.step11.x
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
sub r13, r11	// third1.step11.c1.2
mov rsi, qword ptr [rdi+328]	// end.w0f.load_N3v
mov r8, r12	// copy for third1.step11.t
sar r8, 1	// third1.step11.t
lea r10, [r8+r9]	// third1.step11.y
cmovc r10, r8	// third1.step11.G
andn rax, r12, r14	// third1.step11.w
cmovnz rbx, r13	// third1.step11.d
shrx rbp, rbx, r15	// third1.step11.m
sarx r11, rbx, r15	// third1.step11.s
lea r9, [rbx-1]	// third1.step12.c0
cmovnz rcx, r8	// third1.step11.h
imul rsi, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r12, [rdx+rsi]	// end.w0f.add
xor r11, rcx	// third1.step12.x
neg r12	// end.w0f.neg
mov r14, -2	// third1.step12.c1
sub r14, rbx	// third1.step12.c1.2
sar r12, 20	// end.w0f.sar
and r12, qword ptr [rdi-32]	// end.w0f.and_low40
vbroadcasti128 ymm0, xmmword ptr [rdi-16]	// update.digits.vbroadcasti128
mov rax, r10	// copy for third1.step12.t
sar rax, 1	// third1.step12.t
lea r13, [rax+r11]	// third1.step12.y
vbroadcasti128 ymm1, xmmword ptr [rdi+0]	// update.digits.vbroadcasti128.2
cmovc r13, rax	// third1.step12.G
vmovdqa ymm2, ymmword ptr [rdi+448]	// update.digits.vmovdqa
vpand ymm3, ymm0, ymm2	// update.digits.vpand
mov qword ptr [rdi+16], r12	// end.w0f.store_w0f
vpand ymm4, ymm1, ymm2	// update.digits.vpand.2
andn r8, r10, rbp	// third1.step12.w
cmovnz r9, r14	// third1.step12.d
shrx rdx, r9, r15	// third1.step12.m
sarx rsi, r9, r15	// third1.step12.s
vpsrlq ymm5, ymm0, 30	// update.digits.vpsrlq
vpsrlq ymm6, ymm1, 30	// update.digits.vpsrlq.2
vpshufd ymm7, ymmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq ymm8, ymm3, ymmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq ymm9, ymm4, ymm7	// update.limb0.vpmuldq.2
lea rbx, [r9-1]	// third1.step13.c0
vpaddq ymm10, ymm8, ymm9	// update.limb0.vpaddq
vpaddq ymm11, ymm10, ymmword ptr [rdi+480]	// update.limb0.vpaddq.2
vpsrlq ymm12, ymm11, 30	// update.limb0.vpsrlq
vpand ymm13, ymm11, ymmword ptr [rdi+448]	// update.limb0.vpand
mov r11, -2	// third1.step13.c1
vperm2i128 ymm14, ymm13, ymm13, 0x81	// update.limb0.vperm2i128
vpmuldq ymm15, ymm5, ymmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq ymm2, ymm6, ymm7	// update.limb1.vpmuldq.2
cmovnz rcx, rax	// third1.step12.h
xor rsi, rcx	// third1.step13.x
shr r12, 20	// end.w0f.shr
shl r12, 44	// end.w0f.shl
sub r11, r9	// third1.step13.c1.2
mov qword ptr [rdi+24], r12	// end.w0f.store_high0f
vpaddq ymm0, ymm15, ymm2	// update.limb1.vpaddq
vpshufd ymm1, ymmword ptr [rdi+864], 0x4e	// update.limb1.vpshufd
mov r10, r13	// copy for third1.step13.t
sar r10, 1	// third1.step13.t
lea rbp, [r10+rsi]	// third1.step13.y
vpmuldq ymm8, ymm3, ymmword ptr [rdi+864]	// update.limb1.vpmuldq.3
mov r8, qword ptr [rdi+336]	// end.w0g.load_N3q
vpmuldq ymm9, ymm4, ymm1	// update.limb1.vpmuldq.4
vpaddq ymm10, ymm8, ymm9	// update.limb1.vpaddq.2
vpaddq ymm11, ymm0, ymm10	// update.limb1.vpaddq.3
vpaddq ymm13, ymm11, ymmword ptr [rdi+512]	// update.limb1.vpaddq.4
vpaddq ymm7, ymm13, ymm12	// update.limb1.vpaddq.5
cmovc rbp, r10	// third1.step13.G
andn r14, r13, rdx	// third1.step13.w
cmovnz rbx, r11	// third1.step13.d
shrx rax, rbx, r15	// third1.step13.m
sarx r9, rbx, r15	// third1.step13.s
vpsrlq ymm15, ymm7, 30	// update.limb1.vpsrlq
lea r12, [rbx-1]	// third1.step14.c0
vpand ymm2, ymm7, ymmword ptr [rdi+448]	// update.limb1.vpand
vperm2i128 ymm8, ymm2, ymm2, 0x81	// update.limb1.vperm2i128
cmovnz rcx, r10	// third1.step13.h
imul r8, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rsi, qword ptr [rdi+344]	// end.w0g.load_N3r
xor r9, rcx	// third1.step14.x
vpmuldq ymm9, ymm5, ymmword ptr [rdi+864]	// update.limb2.vpmuldq
mov r13, -2	// third1.step14.c1
vpmuldq ymm0, ymm6, ymm1	// update.limb2.vpmuldq.2
sub r13, rbx	// third1.step14.c1.2
vpaddq ymm10, ymm9, ymm0	// update.limb2.vpaddq
imul rsi, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpshufd ymm11, ymmword ptr [rdi+896], 0x4e	// update.limb2.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+896]	// update.limb2.vpmuldq.3
vpmuldq ymm12, ymm4, ymm11	// update.limb2.vpmuldq.4
vpaddq ymm7, ymm13, ymm12	// update.limb2.vpaddq.2
lea rdx, [r8+rsi]	// end.w0g.add
vpaddq ymm2, ymm10, ymm7	// update.limb2.vpaddq.3
vpaddq ymm1, ymm2, ymmword ptr [rdi+512]	// update.limb2.vpaddq.4
mov r14, rbp	// copy for third1.step14.t
sar r14, 1	// third1.step14.t
lea r11, [r14+r9]	// third1.step14.y
vpaddq ymm9, ymm1, ymm15	// update.limb2.vpaddq.5
cmovc r11, r14	// third1.step14.G
vpsrlq ymm0, ymm9, 30	// update.limb2.vpsrlq
neg rdx	// end.w0g.neg
vpand ymm13, ymm9, ymmword ptr [rdi+448]	// update.limb2.vpand
vmovdqa ymmword ptr [rdi+832], ymm13	// update.limb2.vmovdqa
andn r10, rbp, rax	// third1.step14.w
cmovnz r12, r13	// third1.step14.d
shrx rbx, r12, r15	// third1.step14.m
sarx r8, r12, r15	// third1.step14.s
vpmuldq ymm12, ymm5, ymmword ptr [rdi+896]	// update.limb3.vpmuldq
vpmuldq ymm10, ymm6, ymm11	// update.limb3.vpmuldq.2
vpaddq ymm7, ymm12, ymm10	// update.limb3.vpaddq
vpshufd ymm2, ymmword ptr [rdi+928], 0x4e	// update.limb3.vpshufd
vpmuldq ymm1, ymm3, ymmword ptr [rdi+928]	// update.limb3.vpmuldq.3
lea rsi, [r12-1]	// third1.step15.c0
vpmuldq ymm15, ymm4, ymm2	// update.limb3.vpmuldq.4
vpaddq ymm9, ymm1, ymm15	// update.limb3.vpaddq.2
vpaddq ymm13, ymm7, ymm9	// update.limb3.vpaddq.3
vpaddq ymm11, ymm13, ymmword ptr [rdi+512]	// update.limb3.vpaddq.4
mov r9, -2	// third1.step15.c1
vpaddq ymm12, ymm11, ymm0	// update.limb3.vpaddq.5
vpsrlq ymm10, ymm12, 30	// update.limb3.vpsrlq
vpand ymm1, ymm12, ymmword ptr [rdi+448]	// update.limb3.vpand
cmovnz rcx, r14	// third1.step14.h
sar rdx, 20	// end.w0g.sar
xor r8, rcx	// third1.step15.x
and rdx, qword ptr [rdi-32]	// end.w0g.and_low40
sub r9, r12	// third1.step15.c1.2
mov qword ptr [rdi+32], rdx	// end.w0g.store_w0g
vmovdqa ymmword ptr [rdi+864], ymm1	// update.limb3.vmovdqa
vpmuldq ymm15, ymm5, ymmword ptr [rdi+928]	// update.limb4.vpmuldq
mov rbp, r11	// copy for third1.step15.t
sar rbp, 1	// third1.step15.t
lea rax, [rbp+r8]	// third1.step15.y
vpmuldq ymm7, ymm6, ymm2	// update.limb4.vpmuldq.2
vpaddq ymm9, ymm15, ymm7	// update.limb4.vpaddq
vpshufd ymm13, ymmword ptr [rdi+960], 0x4e	// update.limb4.vpshufd
vpmuldq ymm11, ymm3, ymmword ptr [rdi+960]	// update.limb4.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb4.vpmuldq.4
vpaddq ymm12, ymm11, ymm0	// update.limb4.vpaddq.2
cmovc rax, rbp	// third1.step15.G
andn r10, r11, rbx	// third1.step15.w
cmovnz rsi, r9	// third1.step15.d
shrx r13, rsi, r15	// third1.step15.m
sarx r14, rsi, r15	// third1.step15.s
lea r12, [rsi-1]	// third1.step16.c0
vpaddq ymm2, ymm9, ymm12	// update.limb4.vpaddq.3
vpaddq ymm15, ymm2, ymmword ptr [rdi+512]	// update.limb4.vpaddq.4
vpaddq ymm7, ymm15, ymm10	// update.limb4.vpaddq.5
cmovnz rcx, rbp	// third1.step15.h
shr rdx, 20	// end.w0g.shr
shl rdx, 44	// end.w0g.shl
mov qword ptr [rdi+40], rdx	// end.w0g.store_high0g
xor r14, rcx	// third1.step16.x
vpsrlq ymm11, ymm7, 30	// update.limb4.vpsrlq
mov r8, -2	// third1.step16.c1
vpand ymm0, ymm7, ymmword ptr [rdi+448]	// update.limb4.vpand
sub r8, rsi	// third1.step16.c1.2
vmovdqa ymmword ptr [rdi+896], ymm0	// update.limb4.vmovdqa
vpmuldq ymm9, ymm5, ymmword ptr [rdi+960]	// update.limb5.vpmuldq
vpmuldq ymm12, ymm6, ymm13	// update.limb5.vpmuldq.2
vpaddq ymm2, ymm9, ymm12	// update.limb5.vpaddq
vpshufd ymm15, ymmword ptr [rdi+992], 0x4e	// update.limb5.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+992]	// update.limb5.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb5.vpmuldq.4
mov r11, rax	// copy for third1.step16.t
sar r11, 1	// third1.step16.t
lea rbx, [r11+r14]	// third1.step16.y
vpaddq ymm13, ymm10, ymm7	// update.limb5.vpaddq.2
cmovc rbx, r11	// third1.step16.G
vpaddq ymm9, ymm2, ymm13	// update.limb5.vpaddq.3
vpaddq ymm12, ymm9, ymmword ptr [rdi+512]	// update.limb5.vpaddq.4
vpaddq ymm10, ymm12, ymm11	// update.limb5.vpaddq.5
andn r10, rax, r13	// third1.step16.w
cmovnz r12, r8	// third1.step16.d
shrx r9, r12, r15	// third1.step16.m
sarx rbp, r12, r15	// third1.step16.s
vpsrlq ymm7, ymm10, 30	// update.limb5.vpsrlq
vpand ymm2, ymm10, ymmword ptr [rdi+448]	// update.limb5.vpand
vmovdqa ymmword ptr [rdi+928], ymm2	// update.limb5.vmovdqa
vpsrlq ymm13, ymm1, 10	// update.limb5.above.vpsrlq
vpsllq ymm9, ymm0, 20	// update.limb5.above.vpsllq
lea rdx, [r12-1]	// third1.step17.c0
vpsllq ymm12, ymm2, 50	// update.limb5.above.vpsllq.2
vpaddq ymm11, ymm13, ymm9	// update.limb5.above.vpaddq
vpaddq ymm10, ymm11, ymm12	// update.limb5.above.vpaddq.2
vmovdqa ymmword ptr [rdi+384], ymm10	// update.limb5.above.vmovdqa
mov rsi, -2	// third1.step17.c1
vpmuldq ymm1, ymm5, ymmword ptr [rdi+992]	// update.limb6.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb6.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb6.vpaddq
cmovnz rcx, r11	// third1.step16.h
xor rbp, rcx	// third1.step17.x
sub rsi, r12	// third1.step17.c1.2
vpshufd ymm13, ymmword ptr [rdi+1024], 0x4e	// update.limb6.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1024]	// update.limb6.vpmuldq.3
mov r14, rbx	// copy for third1.step17.t
sar r14, 1	// third1.step17.t
lea rax, [r14+rbp]	// third1.step17.y
vpmuldq ymm11, ymm4, ymm13	// update.limb6.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb6.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb6.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb6.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb6.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb6.vpsrlq
cmovc rax, r14	// third1.step17.G
andn r13, rbx, r9	// third1.step17.w
cmovnz rdx, rsi	// third1.step17.d
shrx r10, rdx, r15	// third1.step17.m
sarx r8, rdx, r15	// third1.step17.s
lea r11, [rdx-1]	// third1.step18.c0
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb6.vpand
vmovdqa ymmword ptr [rdi+960], ymm9	// update.limb6.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1024]	// update.limb7.vpmuldq
cmovnz rcx, r14	// third1.step17.h
xor r8, rcx	// third1.step18.x
vpmuldq ymm2, ymm6, ymm13	// update.limb7.vpmuldq.2
mov r12, -2	// third1.step18.c1
vpaddq ymm12, ymm11, ymm2	// update.limb7.vpaddq
sub r12, rdx	// third1.step18.c1.2
vpshufd ymm10, ymmword ptr [rdi+1056], 0x4e	// update.limb7.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1056]	// update.limb7.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb7.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb7.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb7.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb7.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb7.vpaddq.5
mov rbp, rax	// copy for third1.step18.t
sar rbp, 1	// third1.step18.t
lea rbx, [rbp+r8]	// third1.step18.y
vpsrlq ymm2, ymm11, 30	// update.limb7.vpsrlq
cmovc rbx, rbp	// third1.step18.G
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb7.vpand
vmovdqa ymmword ptr [rdi+992], ymm15	// update.limb7.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1056]	// update.limb8.vpmuldq
andn r9, rax, r10	// third1.step18.w
cmovnz r11, r12	// third1.step18.d
shrx r13, r11, r15	// third1.step18.m
sarx rsi, r11, r15	// third1.step18.s
vpmuldq ymm12, ymm6, ymm10	// update.limb8.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb8.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1088], 0x4e	// update.limb8.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1088]	// update.limb8.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb8.vpmuldq.4
lea r14, [r11-1]	// third1.step19.c0
vpaddq ymm11, ymm13, ymm0	// update.limb8.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb8.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb8.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb8.vpaddq.5
mov rdx, -2	// third1.step19.c1
vpsrlq ymm12, ymm7, 30	// update.limb8.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb8.vpand
vmovdqa ymmword ptr [rdi+1024], ymm13	// update.limb8.vmovdqa
cmovnz rcx, rbp	// third1.step18.h
xor rsi, rcx	// third1.step19.x
sub rdx, r11	// third1.step19.c1.2
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1088]	// update.limb9.vpmuldq
mov r8, rbx	// copy for third1.step19.t
sar r8, 1	// third1.step19.t
lea rax, [r8+rsi]	// third1.step19.y
vpmuldq ymm1, ymm6, ymm9	// update.limb9.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb9.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1120], 0x4e	// update.limb9.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1120]	// update.limb9.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb9.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb9.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb9.vpaddq.3
cmovc rax, r8	// third1.step19.G
andn r10, rbx, r13	// third1.step19.w
cmovnz r14, rdx	// third1.step19.d
shrx r9, r14, r15	// third1.step19.m
sarx r12, r14, r15	// third1.step19.s
lea rbp, [r14-1]	// third1.step20.c0
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb9.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb9.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb9.vpsrlq
cmovnz rcx, r8	// third1.step19.h
xor r12, rcx	// third1.step20.x
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb9.vpand
mov r11, -2	// third1.step20.c1
vmovdqa ymmword ptr [rdi+1056], ymm10	// update.limb9.vmovdqa
sub r11, r14	// third1.step20.c1.2
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1120]	// update.limb10.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb10.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb10.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1152], 0x4e	// update.limb10.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1152]	// update.limb10.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb10.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb10.vpaddq.2
mov rsi, rax	// copy for third1.step20.t
sar rsi, 1	// third1.step20.t
lea rbx, [rsi+r12]	// third1.step20.y
vpaddq ymm10, ymm7, ymm0	// update.limb10.vpaddq.3
cmovc rbx, rsi	// third1.step20.G
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb10.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb10.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb10.vpsrlq
andn r13, rax, r9	// third1.step20.w
cmovnz rbp, r11	// third1.step20.d
shrx r10, rbp, r15	// third1.step20.m
sarx rdx, rbp, r15	// third1.step20.s
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb10.vpand
vmovdqa ymmword ptr [rdi+1088], ymm9	// update.limb10.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1152]	// update.limb11.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb11.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb11.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1184], 0x4e	// update.limb11.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1184]	// update.limb11.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb11.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb11.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb11.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb11.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb11.vpaddq.5
cmovnz rcx, rsi	// third1.step20.h
mov r8, rbx	// copy for change1.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r12, rbx	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
rorx r9, r8, 21	// change1.G.first_entry
rorx r13, r8, 42	// change1.G.second_entry
rorx r11, r14, 20	// change1.h.first_entry
rorx rsi, r14, 41	// change1.h.second_entry
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r9, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r13, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r11, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rsi, qword ptr [rdi+40]	// change1.h.imul_high0g
vpsrlq ymm7, ymm12, 30	// update.limb11.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb11.vpand
vmovdqa ymmword ptr [rdi+1120], ymm15	// update.limb11.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1184]	// update.limb12.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb12.vpmuldq.2
lea r8, [r9+r13]	// change1.G.add
lea r14, [r11+rsi]	// change1.h.add
vpaddq ymm2, ymm1, ymm0	// update.limb12.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1216], 0x4e	// update.limb12.vpshufd
lea r9, [r8+r12]	// change1.G.add.2
lea r13, [r14+rax]	// change1.h.add.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1216]	// update.limb12.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb12.vpmuldq.4
ror r9, 44	// change1.G.packed
ror r13, 45	// change1.h.packed
vpaddq ymm12, ymm13, ymm11	// update.limb12.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb12.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb12.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb12.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb12.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb12.vpand
vmovdqa ymmword ptr [rdi+1152], ymm13	// update.limb12.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1216]	// update.limb13.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb13.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb13.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1248], 0x4e	// update.limb13.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1248]	// update.limb13.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb13.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb13.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb13.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb13.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb13.vpaddq.5
xor rdx, r13	// third2.step1.x
vpsrlq ymm2, ymm11, 30	// update.limb13.vpsrlq
lea r11, [rbp-1]	// third2.step1.c0
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb13.vpand
vmovdqa ymmword ptr [rdi+1184], ymm10	// update.limb13.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1248]	// update.limb14.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb14.vpmuldq.2
mov rsi, -2	// third2.step1.c1
vpaddq ymm1, ymm7, ymm12	// update.limb14.vpaddq
sub rsi, rbp	// third2.step1.c1.2
vpshufd ymm13, ymmword ptr [rdi+1280], 0x4e	// update.limb14.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1280]	// update.limb14.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb14.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb14.vpaddq.2
mov r8, r9	// copy for third2.step1.t
sar r8, 1	// third2.step1.t
lea r12, [r8+rdx]	// third2.step1.y
vpaddq ymm10, ymm1, ymm11	// update.limb14.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb14.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb14.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb14.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb14.vpand
vmovdqa ymmword ptr [rdi+1216], ymm9	// update.limb14.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1280]	// update.limb15.vpmuldq
cmovc r12, r8	// third2.step1.G
andn r14, r9, r10	// third2.step1.w
cmovnz r11, rsi	// third2.step1.d
shrx rax, r11, r15	// third2.step1.m
sarx rbp, r11, r15	// third2.step1.s
lea rdx, [r11-1]	// third2.step2.c0
vpmuldq ymm1, ymm6, ymm13	// update.limb15.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb15.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1312], 0x4e	// update.limb15.vpshufd
cmovnz r13, r8	// third2.step1.h
mov r9, rcx	// copy for change1.N1v.add_rounding_h
add r9, qword ptr [rdi-64]	// change1.N1v.add_rounding_h
sar r9, 41	// change1.N1v.sar
xor rbp, r13	// third2.step2.x
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1312]	// update.limb15.vpmuldq.3
mov r10, -2	// third2.step2.c1
sub r10, r11	// third2.step2.c1.2
vpmuldq ymm2, ymm4, ymm10	// update.limb15.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb15.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb15.vpaddq.3
mov qword ptr [rdi+200], r9	// change1.N1v.store_N1v
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb15.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb15.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb15.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb15.vpand
mov r14, r12	// copy for third2.step2.t
sar r14, 1	// third2.step2.t
lea rsi, [r14+rbp]	// third2.step2.y
vmovdqa ymmword ptr [rdi+1248], ymm15	// update.limb15.vmovdqa
lea r8, [rcx+524288]	// change1.N1u.offset
cmovc rsi, r14	// third2.step2.G
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1312]	// update.limb16.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb16.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb16.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1344], 0x4e	// update.limb16.vpshufd
andn r11, r12, rax	// third2.step2.w
cmovnz rdx, r10	// third2.step2.d
shrx r9, rdx, r15	// third2.step2.m
sarx rbp, rdx, r15	// third2.step2.s
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1344]	// update.limb16.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb16.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb16.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb16.vpaddq.3
lea rcx, [rdx-1]	// third2.step3.c0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb16.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb16.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb16.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb16.vpand
mov r12, -2	// third2.step3.c1
vmovdqa ymmword ptr [rdi+1280], ymm13	// update.limb16.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1344]	// update.limb17.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb17.vpmuldq.2
cmovnz r13, r14	// third2.step2.h
shl r8, 23	// change1.N1u.shl
xor rbp, r13	// third2.step3.x
sar r8, 43	// change1.N1u.sar
sub r12, rdx	// third2.step3.c1.2
mov qword ptr [rdi+192], r8	// change1.N1u.store_N1u
vpaddq ymm0, ymm12, ymm7	// update.limb17.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1376], 0x4e	// update.limb17.vpshufd
mov rax, rsi	// copy for third2.step3.t
sar rax, 1	// third2.step3.t
lea r11, [rax+rbp]	// third2.step3.y
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1376]	// update.limb17.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb17.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb17.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb17.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb17.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb17.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb17.vpsrlq
cmovc r11, rax	// third2.step3.G
andn r10, rsi, r9	// third2.step3.w
cmovnz rcx, r12	// third2.step3.d
shrx r14, rcx, r15	// third2.step3.m
sarx rdx, rcx, r15	// third2.step3.s
lea r8, [rcx-1]	// third2.step4.c0
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb17.vpand
vmovdqa ymmword ptr [rdi+1312], ymm10	// update.limb17.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1376]	// update.limb18.vpmuldq
cmovnz r13, rax	// third2.step3.h
mov rbp, rbx	// copy for change1.N1r.add_rounding_G
add rbp, qword ptr [rdi-56]	// change1.N1r.add_rounding_G
sar rbp, 42	// change1.N1r.sar
xor rdx, r13	// third2.step4.x
mov qword ptr [rdi+216], rbp	// change1.N1r.store_N1r
vpmuldq ymm0, ymm6, ymm15	// update.limb18.vpmuldq.2
mov rsi, -2	// third2.step4.c1
sub rsi, rcx	// third2.step4.c1.2
vpaddq ymm2, ymm1, ymm0	// update.limb18.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1408], 0x4e	// update.limb18.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1408]	// update.limb18.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb18.vpmuldq.4
lea r9, [rbx+1048576]	// change1.N1q.offset
vpaddq ymm12, ymm9, ymm11	// update.limb18.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb18.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb18.vpaddq.4
mov r10, r11	// copy for third2.step4.t
sar r10, 1	// third2.step4.t
lea r12, [r10+rdx]	// third2.step4.y
vpaddq ymm1, ymm15, ymm7	// update.limb18.vpaddq.5
cmovc r12, r10	// third2.step4.G
vpsrlq ymm0, ymm1, 30	// update.limb18.vpsrlq
shl r9, 22	// change1.N1q.shl
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb18.vpand
vmovdqa ymmword ptr [rdi+1344], ymm9	// update.limb18.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1408]	// update.limb19.vpmuldq
andn rax, r11, r14	// third2.step4.w
cmovnz r8, rsi	// third2.step4.d
shrx rbp, r8, r15	// third2.step4.m
sarx rcx, r8, r15	// third2.step4.s
vpmuldq ymm2, ymm6, ymm13	// update.limb19.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb19.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1440], 0x4e	// update.limb19.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1440]	// update.limb19.vpmuldq.3
lea rbx, [r8-1]	// third2.step5.c0
vpmuldq ymm7, ymm4, ymm10	// update.limb19.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb19.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb19.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb19.vpaddq.4
mov rdx, -2	// third2.step5.c1
vpaddq ymm11, ymm13, ymm0	// update.limb19.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb19.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb19.vpand
cmovnz r13, r10	// third2.step4.h
sar r9, 43	// change1.N1q.sar
xor rcx, r13	// third2.step5.x
mov qword ptr [rdi+208], r9	// change1.N1q.store_N1q
sub rdx, r8	// third2.step5.c1.2
mov r11, qword ptr [rdi+192]	// change1.w1f.load_N1u
vmovdqa ymmword ptr [rdi+1376], ymm15	// update.limb19.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1440]	// update.limb20.vpmuldq
mov r14, r12	// copy for third2.step5.t
sar r14, 1	// third2.step5.t
lea rax, [r14+rcx]	// third2.step5.y
vpmuldq ymm12, ymm6, ymm10	// update.limb20.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb20.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1472], 0x4e	// update.limb20.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1472]	// update.limb20.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb20.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb20.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb20.vpaddq.3
cmovc rax, r14	// third2.step5.G
andn rsi, r12, rbp	// third2.step5.w
cmovnz rbx, rdx	// third2.step5.d
shrx r10, rbx, r15	// third2.step5.m
sarx r9, rbx, r15	// third2.step5.s
lea r8, [rbx-1]	// third2.step6.c0
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb20.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb20.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb20.vpsrlq
cmovnz r13, r14	// third2.step5.h
imul r11, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rcx, qword ptr [rdi+200]	// change1.w1f.load_N1v
xor r9, r13	// third2.step6.x
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb20.vpand
mov r12, -2	// third2.step6.c1
sub r12, rbx	// third2.step6.c1.2
imul rcx, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vmovdqa ymmword ptr [rdi+1408], ymm13	// update.limb20.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1472]	// update.limb21.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb21.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb21.vpaddq
vpshufd ymm15, ymmword ptr [rdi+1504], 0x4e	// update.limb21.vpshufd
lea rbp, [r11+rcx]	// change1.w1f.add
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1504]	// update.limb21.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb21.vpmuldq.4
mov rsi, rax	// copy for third2.step6.t
sar rsi, 1	// third2.step6.t
lea rdx, [rsi+r9]	// third2.step6.y
vpaddq ymm7, ymm10, ymm2	// update.limb21.vpaddq.2
cmovc rdx, rsi	// third2.step6.G
vpaddq ymm13, ymm11, ymm7	// update.limb21.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb21.vpaddq.4
neg rbp	// change1.w1f.neg
vpaddq ymm0, ymm9, ymm12	// update.limb21.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb21.vpsrlq
andn r14, rax, r10	// third2.step6.w
cmovnz r8, r12	// third2.step6.d
shrx rbx, r8, r15	// third2.step6.m
sarx r11, r8, r15	// third2.step6.s
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb21.vpand
vmovdqa ymmword ptr [rdi+1440], ymm10	// update.limb21.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1504]	// update.limb22.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb22.vpmuldq.2
lea rcx, [r8-1]	// third2.step7.c0
vpaddq ymm7, ymm2, ymm11	// update.limb22.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1536], 0x4e	// update.limb22.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1536]	// update.limb22.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb22.vpmuldq.4
mov r9, -2	// third2.step7.c1
vpaddq ymm0, ymm9, ymm12	// update.limb22.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb22.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb22.vpaddq.4
cmovnz r13, rsi	// third2.step6.h
sar rbp, 20	// change1.w1f.sar
xor r11, r13	// third2.step7.x
mov qword ptr [rdi+48], rbp	// change1.w1f.store_w1f
sub r9, r8	// third2.step7.c1.2
mov rax, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq ymm2, ymm15, ymm1	// update.limb22.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb22.vpsrlq
mov r10, rdx	// copy for third2.step7.t
sar r10, 1	// third2.step7.t
lea r14, [r10+r11]	// third2.step7.y
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb22.vpand
vmovdqa ymmword ptr [rdi+1472], ymm9	// update.limb22.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1536]	// update.limb23.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb23.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb23.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1568], 0x4e	// update.limb23.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1568]	// update.limb23.vpmuldq.3
cmovc r14, r10	// third2.step7.G
andn r12, rdx, rbx	// third2.step7.w
cmovnz rcx, r9	// third2.step7.d
shrx rsi, rcx, r15	// third2.step7.m
sarx rbp, rcx, r15	// third2.step7.s
lea r8, [rcx-1]	// third2.step8.c0
vpmuldq ymm1, ymm4, ymm10	// update.limb23.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb23.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb23.vpaddq.3
cmovnz r13, r10	// third2.step7.h
imul rax, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r11, qword ptr [rdi+216]	// change1.w1g.load_N1r
xor rbp, r13	// third2.step8.x
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb23.vpaddq.4
mov rdx, -2	// third2.step8.c1
sub rdx, rcx	// third2.step8.c1.2
vpaddq ymm12, ymm13, ymm11	// update.limb23.vpaddq.5
imul r11, qword ptr [rdi+32]	// change1.w1g.imul_w0g
vpsrlq ymm7, ymm12, 30	// update.limb23.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb23.vpand
vmovdqa ymmword ptr [rdi+1504], ymm15	// update.limb23.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1568]	// update.limb24.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb24.vpmuldq.2
lea rbx, [rax+r11]	// change1.w1g.add
vpaddq ymm2, ymm1, ymm0	// update.limb24.vpaddq
mov r12, r14	// copy for third2.step8.t
sar r12, 1	// third2.step8.t
lea r9, [r12+rbp]	// third2.step8.y
vpshufd ymm9, ymmword ptr [rdi+1600], 0x4e	// update.limb24.vpshufd
cmovc r9, r12	// third2.step8.G
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1600]	// update.limb24.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb24.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb24.vpaddq.2
neg rbx	// change1.w1g.neg
vpaddq ymm15, ymm2, ymm12	// update.limb24.vpaddq.3
andn r10, r14, rsi	// third2.step8.w
cmovnz r8, rdx	// third2.step8.d
shrx rcx, r8, r15	// third2.step8.m
sarx rax, r8, r15	// third2.step8.s
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb24.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb24.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb24.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb24.vpand
lea r11, [r8-1]	// third2.step9.c0
vmovdqa ymmword ptr [rdi+1536], ymm13	// update.limb24.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1600]	// update.limb25.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb25.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb25.vpaddq
mov rbp, -2	// third2.step9.c1
vpshufd ymm15, ymmword ptr [rdi+1632], 0x4e	// update.limb25.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1632]	// update.limb25.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb25.vpmuldq.4
cmovnz r13, r12	// third2.step8.h
xor rax, r13	// third2.step9.x
sar rbx, 20	// change1.w1g.sar
mov qword ptr [rdi+56], rbx	// change1.w1g.store_w1g
sub rbp, r8	// third2.step9.c1.2
vpaddq ymm1, ymm10, ymm7	// update.limb25.vpaddq.2
mov r14, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq ymm13, ymm12, ymm1	// update.limb25.vpaddq.3
mov rsi, r9	// copy for third2.step9.t
sar rsi, 1	// third2.step9.t
lea r10, [rsi+rax]	// third2.step9.y
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb25.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb25.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb25.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb25.vpand
vmovdqa ymmword ptr [rdi+1568], ymm10	// update.limb25.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1632]	// update.limb26.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb26.vpmuldq.2
cmovc r10, rsi	// third2.step9.G
andn rdx, r9, rcx	// third2.step9.w
cmovnz r11, rbp	// third2.step9.d
shrx r12, r11, r15	// third2.step9.m
sarx rbx, r11, r15	// third2.step9.s
lea r8, [r11-1]	// third2.step10.c0
vpaddq ymm1, ymm7, ymm12	// update.limb26.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1664], 0x4e	// update.limb26.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1664]	// update.limb26.vpmuldq.3
cmovnz r13, rsi	// third2.step9.h
imul r14, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rax, qword ptr [rdi+200]	// change1.high1f.load_N1v
xor rbx, r13	// third2.step10.x
vpmuldq ymm0, ymm4, ymm13	// update.limb26.vpmuldq.4
mov r9, -2	// third2.step10.c1
sub r9, r11	// third2.step10.c1.2
vpaddq ymm11, ymm9, ymm0	// update.limb26.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb26.vpaddq.3
imul rax, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb26.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb26.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb26.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb26.vpand
vmovdqa ymmword ptr [rdi+1600], ymm9	// update.limb26.vmovdqa
lea rcx, [r14+rax]	// change1.high1f.add
mov rdx, r10	// copy for third2.step10.t
sar rdx, 1	// third2.step10.t
lea rbp, [rdx+rbx]	// third2.step10.y
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1664]	// update.limb27.vpmuldq
cmovc rbp, rdx	// third2.step10.G
vpmuldq ymm1, ymm6, ymm13	// update.limb27.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb27.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1696], 0x4e	// update.limb27.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1696]	// update.limb27.vpmuldq.3
mov rsi, qword ptr [rdi+48]	// change1.high1f.load_w1f
andn r11, r10, r12	// third2.step10.w
cmovnz r8, r9	// third2.step10.d
shrx r14, r8, r15	// third2.step10.m
sarx rax, r8, r15	// third2.step10.s
vpmuldq ymm2, ymm4, ymm10	// update.limb27.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb27.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb27.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb27.vpaddq.4
lea rbx, [r8-1]	// third2.step11.c0
vpaddq ymm0, ymm13, ymm12	// update.limb27.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb27.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb27.vpand
vmovdqa ymmword ptr [rdi+1632], ymm15	// update.limb27.vmovdqa
mov r10, -2	// third2.step11.c1
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1696]	// update.limb28.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb28.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb28.vpaddq
cmovnz r13, rdx	// third2.step10.h
xor rax, r13	// third2.step11.x
sar rsi, 20	// change1.high1f.sar
sub r10, r8	// third2.step11.c1.2
sub rsi, rcx	// change1.high1f.sub
vpshufd ymm9, ymmword ptr [rdi+1728], 0x4e	// update.limb28.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1728]	// update.limb28.vpmuldq.3
mov r12, rbp	// copy for third2.step11.t
sar r12, 1	// third2.step11.t
lea r11, [r12+rax]	// third2.step11.y
vpmuldq ymm12, ymm4, ymm9	// update.limb28.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb28.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb28.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb28.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb28.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb28.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb28.vpand
cmovc r11, r12	// third2.step11.G
andn r9, rbp, r14	// third2.step11.w
cmovnz rbx, r10	// third2.step11.d
shrx rdx, rbx, r15	// third2.step11.m
sarx r8, rbx, r15	// third2.step11.s
lea rcx, [rbx-1]	// third2.step12.c0
vmovdqa ymmword ptr [rdi+1664], ymm13	// update.limb28.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1728]	// update.limb29.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb29.vpmuldq.2
cmovnz r13, r12	// third2.step11.h
shl rsi, 44	// change1.high1f.shl
mov qword ptr [rdi+64], rsi	// change1.high1f.store_high1f
xor r8, r13	// third2.step12.x
mov rax, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpaddq ymm0, ymm12, ymm7	// update.limb29.vpaddq
mov rbp, -2	// third2.step12.c1
sub rbp, rbx	// third2.step12.c1.2
vpshufd ymm15, ymmword ptr [rdi+1760], 0x4e	// update.limb29.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1760]	// update.limb29.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb29.vpmuldq.4
imul rax, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpaddq ymm2, ymm10, ymm1	// update.limb29.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb29.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb29.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb29.vpaddq.5
mov r14, r11	// copy for third2.step12.t
sar r14, 1	// third2.step12.t
lea r9, [r14+r8]	// third2.step12.y
vpsrlq ymm7, ymm12, 30	// update.limb29.vpsrlq
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
cmovc r9, r14	// third2.step12.G
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb29.vpand
vmovdqa ymmword ptr [rdi+1696], ymm10	// update.limb29.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1760]	// update.limb30.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb30.vpmuldq.2
andn r12, r11, rdx	// third2.step12.w
cmovnz rcx, rbp	// third2.step12.d
shrx rsi, rcx, r15	// third2.step12.m
sarx rbx, rcx, r15	// third2.step12.s
vpaddq ymm2, ymm1, ymm0	// update.limb30.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1792], 0x4e	// update.limb30.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1792]	// update.limb30.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb30.vpmuldq.4
lea r8, [rcx-1]	// third2.step13.c0
vpaddq ymm12, ymm9, ymm11	// update.limb30.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb30.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb30.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb30.vpaddq.5
mov r11, -2	// third2.step13.c1
vpsrlq ymm0, ymm1, 30	// update.limb30.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb30.vpand
vmovdqa ymmword ptr [rdi+1728], ymm9	// update.limb30.vmovdqa
cmovnz r13, r14	// third2.step12.h
imul r10, qword ptr [rdi+392]	// change1.high1g.imul_above_g
xor rbx, r13	// third2.step13.x
lea rdx, [rax+r10]	// change1.high1g.add
sub r11, rcx	// third2.step13.c1.2
mov r12, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1792]	// update.limb31.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb31.vpmuldq.2
mov rbp, r9	// copy for third2.step13.t
sar rbp, 1	// third2.step13.t
lea r14, [rbp+rbx]	// third2.step13.y
vpaddq ymm12, ymm11, ymm2	// update.limb31.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1824], 0x4e	// update.limb31.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1824]	// update.limb31.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb31.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb31.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb31.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb31.vpaddq.4
cmovc r14, rbp	// third2.step13.G
andn rax, r9, rsi	// third2.step13.w
cmovnz r8, r11	// third2.step13.d
shrx r10, r8, r15	// third2.step13.m
sarx rcx, r8, r15	// third2.step13.s
lea rbx, [r8-1]	// third2.step14.c0
vpaddq ymm11, ymm13, ymm0	// update.limb31.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb31.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb31.vpand
cmovnz r13, rbp	// third2.step13.h
sar r12, 20	// change1.high1g.sar
sub r12, rdx	// change1.high1g.sub
xor rcx, r13	// third2.step14.x
vmovdqa ymmword ptr [rdi+1760], ymm15	// update.limb31.vmovdqa
mov r9, -2	// third2.step14.c1
shl r12, 44	// change1.high1g.shl
sub r9, r8	// third2.step14.c1.2
vpmuldq ymm7, ymm5, ymmword ptr [rdi+1824]	// update.limb32.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb32.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb32.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1856], 0x4e	// update.limb32.vpshufd
mov qword ptr [rdi+72], r12	// change1.high1g.store_high1g
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1856]	// update.limb32.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb32.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb32.vpaddq.2
mov rsi, r14	// copy for third2.step14.t
sar rsi, 1	// third2.step14.t
lea rax, [rsi+rcx]	// third2.step14.y
vpaddq ymm15, ymm1, ymm11	// update.limb32.vpaddq.3
cmovc rax, rsi	// third2.step14.G
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb32.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb32.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb32.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb32.vpand
andn r11, r14, r10	// third2.step14.w
cmovnz rbx, r9	// third2.step14.d
shrx rbp, rbx, r15	// third2.step14.m
sarx rdx, rbx, r15	// third2.step14.s
vmovdqa ymmword ptr [rdi+1792], ymm13	// update.limb32.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+1856]	// update.limb33.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb33.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb33.vpaddq
lea r8, [rbx-1]	// third2.step15.c0
vpshufd ymm15, ymmword ptr [rdi+1888], 0x4e	// update.limb33.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+1888]	// update.limb33.vpmuldq.3
vpmuldq ymm2, ymm4, ymm15	// update.limb33.vpmuldq.4
vpaddq ymm7, ymm10, ymm2	// update.limb33.vpaddq.2
mov r12, -2	// third2.step15.c1
vpaddq ymm13, ymm11, ymm7	// update.limb33.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb33.vpaddq.4
vpaddq ymm0, ymm9, ymm12	// update.limb33.vpaddq.5
cmovnz r13, rsi	// third2.step14.h
xor rdx, r13	// third2.step15.x
sub r12, rbx	// third2.step15.c1.2
vpsrlq ymm1, ymm0, 30	// update.limb33.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb33.vpand
mov rcx, rax	// copy for third2.step15.t
sar rcx, 1	// third2.step15.t
lea r14, [rcx+rdx]	// third2.step15.y
vmovdqa ymmword ptr [rdi+1824], ymm10	// update.limb33.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+1888]	// update.limb34.vpmuldq
vpmuldq ymm11, ymm6, ymm15	// update.limb34.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb34.vpaddq
vpshufd ymm13, ymmword ptr [rdi+1920], 0x4e	// update.limb34.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+1920]	// update.limb34.vpmuldq.3
vpmuldq ymm12, ymm4, ymm13	// update.limb34.vpmuldq.4
cmovc r14, rcx	// third2.step15.G
andn r10, rax, rbp	// third2.step15.w
cmovnz r8, r12	// third2.step15.d
shrx r11, r8, r15	// third2.step15.m
sarx r9, r8, r15	// third2.step15.s
lea rsi, [r8-1]	// third2.step16.c0
vpaddq ymm0, ymm9, ymm12	// update.limb34.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb34.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb34.vpaddq.4
cmovnz r13, rcx	// third2.step15.h
xor r9, r13	// third2.step16.x
vpaddq ymm2, ymm15, ymm1	// update.limb34.vpaddq.5
mov rbx, -2	// third2.step16.c1
sub rbx, r8	// third2.step16.c1.2
vpsrlq ymm11, ymm2, 30	// update.limb34.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb34.vpand
vmovdqa ymmword ptr [rdi+1856], ymm9	// update.limb34.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+1920]	// update.limb35.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb35.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb35.vpaddq
vpshufd ymm10, ymmword ptr [rdi+1952], 0x4e	// update.limb35.vpshufd
mov rdx, r14	// copy for third2.step16.t
sar rdx, 1	// third2.step16.t
lea rax, [rdx+r9]	// third2.step16.y
vpmuldq ymm15, ymm3, ymmword ptr [rdi+1952]	// update.limb35.vpmuldq.3
cmovc rax, rdx	// third2.step16.G
vpmuldq ymm1, ymm4, ymm10	// update.limb35.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb35.vpaddq.2
vpaddq ymm9, ymm0, ymm2	// update.limb35.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb35.vpaddq.4
andn rbp, r14, r11	// third2.step16.w
cmovnz rsi, rbx	// third2.step16.d
shrx r10, rsi, r15	// third2.step16.m
sarx r12, rsi, r15	// third2.step16.s
vpaddq ymm12, ymm13, ymm11	// update.limb35.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb35.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb35.vpand
vmovdqa ymmword ptr [rdi+1888], ymm15	// update.limb35.vmovdqa
lea rcx, [rsi-1]	// third2.step17.c0
vpmuldq ymm1, ymm5, ymmword ptr [rdi+1952]	// update.limb36.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb36.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb36.vpaddq
vpshufd ymm9, ymmword ptr [rdi+1984], 0x4e	// update.limb36.vpshufd
mov r8, -2	// third2.step17.c1
vpmuldq ymm13, ymm3, ymmword ptr [rdi+1984]	// update.limb36.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb36.vpmuldq.4
vpaddq ymm12, ymm13, ymm11	// update.limb36.vpaddq.2
cmovnz r13, rdx	// third2.step16.h
xor r12, r13	// third2.step17.x
sub r8, rsi	// third2.step17.c1.2
vpaddq ymm15, ymm2, ymm12	// update.limb36.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb36.vpaddq.4
mov r9, rax	// copy for third2.step17.t
sar r9, 1	// third2.step17.t
lea r14, [r9+r12]	// third2.step17.y
vpaddq ymm1, ymm10, ymm7	// update.limb36.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb36.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb36.vpand
vmovdqa ymmword ptr [rdi+1920], ymm13	// update.limb36.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+1984]	// update.limb37.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb37.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb37.vpaddq
cmovc r14, r9	// third2.step17.G
andn r11, rax, r10	// third2.step17.w
cmovnz rcx, r8	// third2.step17.d
shrx rbp, rcx, r15	// third2.step17.m
sarx rbx, rcx, r15	// third2.step17.s
lea rdx, [rcx-1]	// third2.step18.c0
vpshufd ymm15, ymmword ptr [rdi+2016], 0x4e	// update.limb37.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2016]	// update.limb37.vpmuldq.3
vpmuldq ymm7, ymm4, ymm15	// update.limb37.vpmuldq.4
cmovnz r13, r9	// third2.step17.h
xor rbx, r13	// third2.step18.x
vpaddq ymm1, ymm10, ymm7	// update.limb37.vpaddq.2
mov rsi, -2	// third2.step18.c1
sub rsi, rcx	// third2.step18.c1.2
vpaddq ymm13, ymm12, ymm1	// update.limb37.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb37.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb37.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb37.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb37.vpand
vmovdqa ymmword ptr [rdi+1952], ymm10	// update.limb37.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2016]	// update.limb38.vpmuldq
mov r12, r14	// copy for third2.step18.t
sar r12, 1	// third2.step18.t
lea rax, [r12+rbx]	// third2.step18.y
vpmuldq ymm12, ymm6, ymm15	// update.limb38.vpmuldq.2
cmovc rax, r12	// third2.step18.G
vpaddq ymm1, ymm7, ymm12	// update.limb38.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2048], 0x4e	// update.limb38.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2048]	// update.limb38.vpmuldq.3
vpmuldq ymm0, ymm4, ymm13	// update.limb38.vpmuldq.4
andn r10, r14, rbp	// third2.step18.w
cmovnz rdx, rsi	// third2.step18.d
shrx r11, rdx, r15	// third2.step18.m
sarx r8, rdx, r15	// third2.step18.s
vpaddq ymm11, ymm9, ymm0	// update.limb38.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb38.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb38.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb38.vpaddq.5
lea r9, [rdx-1]	// third2.step19.c0
vpsrlq ymm12, ymm7, 30	// update.limb38.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb38.vpand
vmovdqa ymmword ptr [rdi+1984], ymm9	// update.limb38.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2048]	// update.limb39.vpmuldq
mov rcx, -2	// third2.step19.c1
vpmuldq ymm1, ymm6, ymm13	// update.limb39.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb39.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2080], 0x4e	// update.limb39.vpshufd
cmovnz r13, r12	// third2.step18.h
xor r8, r13	// third2.step19.x
sub rcx, rdx	// third2.step19.c1.2
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2080]	// update.limb39.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb39.vpmuldq.4
mov rbx, rax	// copy for third2.step19.t
sar rbx, 1	// third2.step19.t
lea r14, [rbx+r8]	// third2.step19.y
vpaddq ymm7, ymm15, ymm2	// update.limb39.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb39.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb39.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb39.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb39.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb39.vpand
vmovdqa ymmword ptr [rdi+2016], ymm15	// update.limb39.vmovdqa
cmovc r14, rbx	// third2.step19.G
andn rbp, rax, r11	// third2.step19.w
cmovnz r9, rcx	// third2.step19.d
shrx r10, r9, r15	// third2.step19.m
sarx rsi, r9, r15	// third2.step19.s
lea r12, [r9-1]	// third2.step20.c0
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2080]	// update.limb40.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb40.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb40.vpaddq
cmovnz r13, rbx	// third2.step19.h
xor rsi, r13	// third2.step20.x
vpshufd ymm9, ymmword ptr [rdi+2112], 0x4e	// update.limb40.vpshufd
mov rdx, -2	// third2.step20.c1
sub rdx, r9	// third2.step20.c1.2
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2112]	// update.limb40.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb40.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb40.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb40.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb40.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb40.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb40.vpsrlq
mov r8, r14	// copy for third2.step20.t
sar r8, 1	// third2.step20.t
lea rax, [r8+rsi]	// third2.step20.y
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb40.vpand
cmovc rax, r8	// third2.step20.G
vmovdqa ymmword ptr [rdi+2048], ymm13	// update.limb40.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2112]	// update.limb41.vpmuldq
vpmuldq ymm7, ymm6, ymm9	// update.limb41.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb41.vpaddq
andn r11, r14, r10	// third2.step20.w
cmovnz r12, rdx	// third2.step20.d
shrx rbp, r12, r15	// third2.step20.m
sarx rcx, r12, r15	// third2.step20.s
vpshufd ymm15, ymmword ptr [rdi+2144], 0x4e	// update.limb41.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2144]	// update.limb41.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb41.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb41.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb41.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb41.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb41.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb41.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb41.vpand
vmovdqa ymmword ptr [rdi+2080], ymm10	// update.limb41.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2144]	// update.limb42.vpmuldq
cmovnz r13, r8	// third2.step20.h
mov rbx, rax	// copy for change2.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r9, r13	// copy for change2.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov rsi, rax	// copy for change2.G.shl
shl rsi, 44	// change2.G.shl
mov r14, r13	// copy for change2.h.shl
shl r14, 45	// change2.h.shl
rorx r10, rbx, 21	// change2.G.first_entry
rorx r11, rbx, 42	// change2.G.second_entry
rorx rdx, r9, 20	// change2.h.first_entry
rorx r8, r9, 41	// change2.h.second_entry
add rsi, qword ptr [rdi-40]	// change2.G.add_refill_G
add r14, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r10, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r11, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rdx, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+72]	// change2.h.imul_high1g
vpmuldq ymm0, ymm6, ymm15	// update.limb42.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb42.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2176], 0x4e	// update.limb42.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2176]	// update.limb42.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb42.vpmuldq.4
lea rbx, [r10+r11]	// change2.G.add
lea r9, [rdx+r8]	// change2.h.add
vpaddq ymm12, ymm9, ymm11	// update.limb42.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb42.vpaddq.3
lea r10, [rbx+rsi]	// change2.G.add.2
lea r11, [r9+r14]	// change2.h.add.2
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb42.vpaddq.4
vpaddq ymm1, ymm15, ymm7	// update.limb42.vpaddq.5
ror r10, 44	// change2.G.packed
ror r11, 45	// change2.h.packed
vpsrlq ymm0, ymm1, 30	// update.limb42.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb42.vpand
vmovdqa ymmword ptr [rdi+2112], ymm9	// update.limb42.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2176]	// update.limb43.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb43.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb43.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2208], 0x4e	// update.limb43.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2208]	// update.limb43.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb43.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb43.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb43.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb43.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb43.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb43.vpsrlq
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb43.vpand
vmovdqa ymmword ptr [rdi+2144], ymm15	// update.limb43.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2208]	// update.limb44.vpmuldq
xor rcx, r11	// third3.step1.x
vpmuldq ymm12, ymm6, ymm10	// update.limb44.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb44.vpaddq
lea rdx, [r12-1]	// third3.step1.c0
vpshufd ymm9, ymmword ptr [rdi+2240], 0x4e	// update.limb44.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2240]	// update.limb44.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb44.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb44.vpaddq.2
mov r8, -2	// third3.step1.c1
sub r8, r12	// third3.step1.c1.2
vpaddq ymm15, ymm1, ymm11	// update.limb44.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb44.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb44.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb44.vpsrlq
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb44.vpand
mov rbx, r10	// copy for third3.step1.t
sar rbx, 1	// third3.step1.t
lea rsi, [rbx+rcx]	// third3.step1.y
vmovdqa ymmword ptr [rdi+2176], ymm13	// update.limb44.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2240]	// update.limb45.vpmuldq
vpmuldq ymm1, ymm6, ymm9	// update.limb45.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb45.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2272], 0x4e	// update.limb45.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2272]	// update.limb45.vpmuldq.3
cmovc rsi, rbx	// third3.step1.G
andn r9, r10, rbp	// third3.step1.w
cmovnz rdx, r8	// third3.step1.d
shrx r14, rdx, r15	// third3.step1.m
sarx r12, rdx, r15	// third3.step1.s
vpmuldq ymm2, ymm4, ymm15	// update.limb45.vpmuldq.4
lea rcx, [rdx-1]	// third3.step2.c0
vpaddq ymm7, ymm10, ymm2	// update.limb45.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb45.vpaddq.3
cmovnz r11, rbx	// third3.step1.h
mov r10, r13	// copy for change2.N2v.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.N2v.add_rounding_h
sar r10, 41	// change2.N2v.sar
mov qword ptr [rdi+264], r10	// change2.N2v.store_N2v
lea rbp, [r13+524288]	// change2.N2u.offset
xor r12, r11	// third3.step2.x
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb45.vpaddq.4
mov r9, -2	// third3.step2.c1
vpaddq ymm0, ymm9, ymm12	// update.limb45.vpaddq.5
sub r9, rdx	// third3.step2.c1.2
vpsrlq ymm1, ymm0, 30	// update.limb45.vpsrlq
shl rbp, 23	// change2.N2u.shl
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb45.vpand
vmovdqa ymmword ptr [rdi+2208], ymm10	// update.limb45.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2272]	// update.limb46.vpmuldq
sar rbp, 43	// change2.N2u.sar
vpmuldq ymm11, ymm6, ymm15	// update.limb46.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb46.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2304], 0x4e	// update.limb46.vpshufd
mov qword ptr [rdi+256], rbp	// change2.N2u.store_N2u
mov r8, rsi	// copy for third3.step2.t
sar r8, 1	// third3.step2.t
lea rbx, [r8+r12]	// third3.step2.y
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2304]	// update.limb46.vpmuldq.3
cmovc rbx, r8	// third3.step2.G
vpmuldq ymm12, ymm4, ymm13	// update.limb46.vpmuldq.4
mov r10, rax	// copy for change2.N2r.add_rounding_G
add r10, qword ptr [rdi-56]	// change2.N2r.add_rounding_G
vpaddq ymm0, ymm9, ymm12	// update.limb46.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb46.vpaddq.3
andn r13, rsi, r14	// third3.step2.w
cmovnz rcx, r9	// third3.step2.d
shrx rdx, rcx, r15	// third3.step2.m
sarx rbp, rcx, r15	// third3.step2.s
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb46.vpaddq.4
vpaddq ymm2, ymm15, ymm1	// update.limb46.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb46.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb46.vpand
vmovdqa ymmword ptr [rdi+2240], ymm9	// update.limb46.vmovdqa
lea r12, [rcx-1]	// third3.step3.c0
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2304]	// update.limb47.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb47.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb47.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2336], 0x4e	// update.limb47.vpshufd
mov rsi, -2	// third3.step3.c1
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2336]	// update.limb47.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb47.vpmuldq.4
vpaddq ymm2, ymm15, ymm1	// update.limb47.vpaddq.2
cmovnz r11, r8	// third3.step2.h
sar r10, 42	// change2.N2r.sar
xor rbp, r11	// third3.step3.x
mov qword ptr [rdi+280], r10	// change2.N2r.store_N2r
lea r14, [rax+1048576]	// change2.N2q.offset
sub rsi, rcx	// third3.step3.c1.2
shl r14, 22	// change2.N2q.shl
sar r14, 43	// change2.N2q.sar
vpaddq ymm9, ymm0, ymm2	// update.limb47.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb47.vpaddq.4
mov r13, rbx	// copy for third3.step3.t
sar r13, 1	// third3.step3.t
lea r9, [r13+rbp]	// third3.step3.y
vpaddq ymm12, ymm13, ymm11	// update.limb47.vpaddq.5
mov qword ptr [rdi+272], r14	// change2.N2q.store_N2q
vpsrlq ymm7, ymm12, 30	// update.limb47.vpsrlq
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb47.vpand
vmovdqa ymmword ptr [rdi+2272], ymm15	// update.limb47.vmovdqa
mov r8, qword ptr [rdi+256]	// change2.Yu.load_N2u
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2336]	// update.limb48.vpmuldq
vpmuldq ymm0, ymm6, ymm10	// update.limb48.vpmuldq.2
cmovc r9, r13	// third3.step3.G
andn r10, rbx, rdx	// third3.step3.w
cmovnz r12, rsi	// third3.step3.d
shrx rax, r12, r15	// third3.step3.m
sarx rcx, r12, r15	// third3.step3.s
lea rbp, [r12-1]	// third3.step4.c0
vpaddq ymm2, ymm1, ymm0	// update.limb48.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2368], 0x4e	// update.limb48.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2368]	// update.limb48.vpmuldq.3
cmovnz r11, r13	// third3.step3.h
imul r8, qword ptr [rdi+192]	// change2.Yu.imul_N1u
xor rcx, r11	// third3.step4.x
vpmuldq ymm11, ymm4, ymm9	// update.limb48.vpmuldq.4
mov r14, qword ptr [rdi+264]	// change2.Yu.load_N2v
mov rbx, -2	// third3.step4.c1
vpaddq ymm12, ymm13, ymm11	// update.limb48.vpaddq.2
sub rbx, r12	// third3.step4.c1.2
vpaddq ymm15, ymm2, ymm12	// update.limb48.vpaddq.3
imul r14, qword ptr [rdi+208]	// change2.Yu.imul_N1q
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb48.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb48.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb48.vpsrlq
lea rdx, [r8+r14]	// change2.Yu.add
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb48.vpand
vmovdqa ymmword ptr [rdi+2304], ymm13	// update.limb48.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2368]	// update.limb49.vpmuldq
mov r10, r9	// copy for third3.step4.t
sar r10, 1	// third3.step4.t
lea rsi, [r10+rcx]	// third3.step4.y
mov qword ptr [rdi+128], rdx	// change2.Yu.store_Yu
vpmuldq ymm2, ymm6, ymm9	// update.limb49.vpmuldq.2
cmovc rsi, r10	// third3.step4.G
vpaddq ymm12, ymm11, ymm2	// update.limb49.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2400], 0x4e	// update.limb49.vpshufd
mov r13, qword ptr [rdi+256]	// change2.Yv.load_N2u
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2400]	// update.limb49.vpmuldq.3
andn r12, r9, rax	// third3.step4.w
cmovnz rbp, rbx	// third3.step4.d
shrx r8, rbp, r15	// third3.step4.m
sarx r14, rbp, r15	// third3.step4.s
vpmuldq ymm7, ymm4, ymm15	// update.limb49.vpmuldq.4
vpaddq ymm1, ymm10, ymm7	// update.limb49.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb49.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb49.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb49.vpaddq.5
lea rcx, [rbp-1]	// third3.step5.c0
vpsrlq ymm2, ymm11, 30	// update.limb49.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb49.vpand
vmovdqa ymmword ptr [rdi+2336], ymm10	// update.limb49.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2400]	// update.limb50.vpmuldq
mov rdx, -2	// third3.step5.c1
vpmuldq ymm12, ymm6, ymm15	// update.limb50.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb50.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2432], 0x4e	// update.limb50.vpshufd
cmovnz r11, r10	// third3.step4.h
imul r13, qword ptr [rdi+200]	// change2.Yv.imul_N1v
xor r14, r11	// third3.step5.x
mov r9, qword ptr [rdi+264]	// change2.Yv.load_N2v
imul r9, qword ptr [rdi+216]	// change2.Yv.imul_N1r
sub rdx, rbp	// third3.step5.c1.2
lea rax, [r13+r9]	// change2.Yv.add
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2432]	// update.limb50.vpmuldq.3
mov qword ptr [rdi+136], rax	// change2.Yv.store_Yv
vpmuldq ymm0, ymm4, ymm13	// update.limb50.vpmuldq.4
mov r12, rsi	// copy for third3.step5.t
sar r12, 1	// third3.step5.t
lea rbx, [r12+r14]	// third3.step5.y
vpaddq ymm11, ymm9, ymm0	// update.limb50.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb50.vpaddq.3
mov r10, qword ptr [rdi+272]	// change2.Yq.load_N2q
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb50.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb50.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb50.vpsrlq
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb50.vpand
cmovc rbx, r12	// third3.step5.G
andn rbp, rsi, r8	// third3.step5.w
cmovnz rcx, rdx	// third3.step5.d
shrx r13, rcx, r15	// third3.step5.m
sarx r9, rcx, r15	// third3.step5.s
lea rax, [rcx-1]	// third3.step6.c0
vmovdqa ymmword ptr [rdi+2368], ymm9	// update.limb50.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2432]	// update.limb51.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb51.vpmuldq.2
cmovnz r11, r12	// third3.step5.h
imul r10, qword ptr [rdi+192]	// change2.Yq.imul_N1u
mov r14, qword ptr [rdi+280]	// change2.Yq.load_N2r
xor r9, r11	// third3.step6.x
vpaddq ymm11, ymm0, ymm1	// update.limb51.vpaddq
imul r14, qword ptr [rdi+208]	// change2.Yq.imul_N1q
mov rsi, -2	// third3.step6.c1
vpshufd ymm10, ymmword ptr [rdi+2464], 0x4e	// update.limb51.vpshufd
sub rsi, rcx	// third3.step6.c1.2
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2464]	// update.limb51.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb51.vpmuldq.4
lea r8, [r10+r14]	// change2.Yq.add
vpaddq ymm7, ymm15, ymm2	// update.limb51.vpaddq.2
vpaddq ymm9, ymm11, ymm7	// update.limb51.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb51.vpaddq.4
mov qword ptr [rdi+144], r8	// change2.Yq.store_Yq
vpaddq ymm0, ymm13, ymm12	// update.limb51.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb51.vpsrlq
mov rbp, rbx	// copy for third3.step6.t
sar rbp, 1	// third3.step6.t
lea rdx, [rbp+r9]	// third3.step6.y
mov r12, qword ptr [rdi+272]	// change2.Yr.load_N2q
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb51.vpand
cmovc rdx, rbp	// third3.step6.G
vmovdqa ymmword ptr [rdi+2400], ymm15	// update.limb51.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2464]	// update.limb52.vpmuldq
imul r12, qword ptr [rdi+200]	// change2.Yr.imul_N1v
vpmuldq ymm11, ymm6, ymm10	// update.limb52.vpmuldq.2
andn rcx, rbx, r13	// third3.step6.w
cmovnz rax, rsi	// third3.step6.d
shrx r10, rax, r15	// third3.step6.m
sarx r14, rax, r15	// third3.step6.s
vpaddq ymm7, ymm2, ymm11	// update.limb52.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2496], 0x4e	// update.limb52.vpshufd
mov r8, qword ptr [rdi+280]	// change2.Yr.load_N2r
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2496]	// update.limb52.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb52.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb52.vpaddq.2
lea r9, [rax-1]	// third3.step7.c0
vpaddq ymm15, ymm7, ymm0	// update.limb52.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb52.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb52.vpaddq.5
vpsrlq ymm11, ymm2, 30	// update.limb52.vpsrlq
mov rbx, -2	// third3.step7.c1
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb52.vpand
vmovdqa ymmword ptr [rdi+2432], ymm13	// update.limb52.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2496]	// update.limb53.vpmuldq
cmovnz r11, rbp	// third3.step6.h
xor r14, r11	// third3.step7.x
imul r8, qword ptr [rdi+216]	// change2.Yr.imul_N1r
lea r13, [r12+r8]	// change2.Yr.add
sub rbx, rax	// third3.step7.c1.2
mov qword ptr [rdi+152], r13	// change2.Yr.store_Yr
vpmuldq ymm7, ymm6, ymm9	// update.limb53.vpmuldq.2
mov rcx, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rsi, rdx	// copy for third3.step7.t
sar rsi, 1	// third3.step7.t
lea rbp, [rsi+r14]	// third3.step7.y
vpaddq ymm0, ymm12, ymm7	// update.limb53.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2528], 0x4e	// update.limb53.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2528]	// update.limb53.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb53.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb53.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb53.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb53.vpaddq.4
cmovc rbp, rsi	// third3.step7.G
andn r12, rdx, r10	// third3.step7.w
cmovnz r9, rbx	// third3.step7.d
shrx r8, r9, r15	// third3.step7.m
sarx rax, r9, r15	// third3.step7.s
lea r13, [r9-1]	// third3.step8.c0
vpaddq ymm12, ymm9, ymm11	// update.limb53.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb53.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb53.vpand
cmovnz r11, rsi	// third3.step7.h
imul rcx, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r14, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r14, qword ptr [rdi+56]	// change2.w2f.imul_w1g
xor rax, r11	// third3.step8.x
vmovdqa ymmword ptr [rdi+2464], ymm10	// update.limb53.vmovdqa
mov rdx, -2	// third3.step8.c1
lea r10, [rcx+r14]	// change2.w2f.add
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2528]	// update.limb54.vpmuldq
sub rdx, r9	// third3.step8.c1.2
vpmuldq ymm0, ymm6, ymm15	// update.limb54.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb54.vpaddq
neg r10	// change2.w2f.neg
vpshufd ymm13, ymmword ptr [rdi+2560], 0x4e	// update.limb54.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2560]	// update.limb54.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb54.vpmuldq.4
sar r10, 20	// change2.w2f.sar
vpaddq ymm12, ymm9, ymm11	// update.limb54.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb54.vpaddq.3
mov r12, rbp	// copy for third3.step8.t
sar r12, 1	// third3.step8.t
lea rbx, [r12+rax]	// third3.step8.y
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb54.vpaddq.4
cmovc rbx, r12	// third3.step8.G
mov rsi, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpaddq ymm1, ymm15, ymm7	// update.limb54.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb54.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb54.vpand
imul rsi, qword ptr [rdi+384]	// change2.w2f.imul_above_f
andn rcx, rbp, r8	// third3.step8.w
cmovnz r13, rdx	// third3.step8.d
shrx r14, r13, r15	// third3.step8.m
sarx r9, r13, r15	// third3.step8.s
vmovdqa ymmword ptr [rdi+2496], ymm9	// update.limb54.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2560]	// update.limb55.vpmuldq
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpmuldq ymm2, ymm6, ymm13	// update.limb55.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb55.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2592], 0x4e	// update.limb55.vpshufd
lea rbp, [r13-1]	// third3.step9.c0
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2592]	// update.limb55.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb55.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb55.vpaddq.2
vpaddq ymm9, ymm12, ymm1	// update.limb55.vpaddq.3
mov r8, -2	// third3.step9.c1
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb55.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb55.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb55.vpsrlq
cmovnz r11, r12	// third3.step8.h
xor r9, r11	// third3.step9.x
imul rax, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rcx, [rsi+rax]	// change2.w2f.add.2
sub r8, r13	// third3.step9.c1.2
lea rdx, [r10+rcx]	// change2.w2f.add.3
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb55.vpand
mov r12, rbx	// copy for third3.step9.t
sar r12, 1	// third3.step9.t
lea rsi, [r12+r9]	// third3.step9.y
vmovdqa ymmword ptr [rdi+2528], ymm15	// update.limb55.vmovdqa
mov qword ptr [rdi-112], rdx	// change2.w2f.store_w2f
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2592]	// update.limb56.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb56.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb56.vpaddq
vpshufd ymm9, ymmword ptr [rdi+2624], 0x4e	// update.limb56.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2624]	// update.limb56.vpmuldq.3
vpmuldq ymm0, ymm4, ymm9	// update.limb56.vpmuldq.4
cmovc rsi, r12	// third3.step9.G
andn rax, rbx, r14	// third3.step9.w
cmovnz rbp, r8	// third3.step9.d
shrx r13, rbp, r15	// third3.step9.m
sarx r10, rbp, r15	// third3.step9.s
lea rcx, [rbp-1]	// third3.step10.c0
vpaddq ymm11, ymm13, ymm0	// update.limb56.vpaddq.2
vpaddq ymm15, ymm1, ymm11	// update.limb56.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb56.vpaddq.4
cmovnz r11, r12	// third3.step9.h
sar rdx, 20	// change2.w2f.sar.2
shl rdx, 44	// change2.w2f.shl
mov qword ptr [rdi+80], rdx	// change2.w2f.store_high2f
xor r10, r11	// third3.step10.x
vpaddq ymm7, ymm10, ymm2	// update.limb56.vpaddq.5
mov r9, -2	// third3.step10.c1
vpsrlq ymm12, ymm7, 30	// update.limb56.vpsrlq
sub r9, rbp	// third3.step10.c1.2
mov rbx, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpand ymm13, ymm7, ymmword ptr [rdi+448]	// update.limb56.vpand
vmovdqa ymmword ptr [rdi+2560], ymm13	// update.limb56.vmovdqa
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2624]	// update.limb57.vpmuldq
imul rbx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
vpmuldq ymm1, ymm6, ymm9	// update.limb57.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb57.vpaddq
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpshufd ymm15, ymmword ptr [rdi+2656], 0x4e	// update.limb57.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2656]	// update.limb57.vpmuldq.3
mov rax, rsi	// copy for third3.step10.t
sar rax, 1	// third3.step10.t
lea r8, [rax+r10]	// third3.step10.y
vpmuldq ymm2, ymm4, ymm15	// update.limb57.vpmuldq.4
cmovc r8, rax	// third3.step10.G
imul r14, qword ptr [rdi+56]	// change2.w2g.imul_w1g
vpaddq ymm7, ymm10, ymm2	// update.limb57.vpaddq.2
vpaddq ymm13, ymm11, ymm7	// update.limb57.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb57.vpaddq.4
lea r12, [rbx+r14]	// change2.w2g.add
andn rdx, rsi, r13	// third3.step10.w
cmovnz rcx, r9	// third3.step10.d
shrx rbp, rcx, r15	// third3.step10.m
sarx r10, rcx, r15	// third3.step10.s
vpaddq ymm0, ymm9, ymm12	// update.limb57.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb57.vpsrlq
vpand ymm10, ymm0, ymmword ptr [rdi+448]	// update.limb57.vpand
vmovdqa ymmword ptr [rdi+2592], ymm10	// update.limb57.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2656]	// update.limb58.vpmuldq
lea rbx, [rcx-1]	// third3.step11.c0
vpmuldq ymm11, ymm6, ymm15	// update.limb58.vpmuldq.2
vpaddq ymm7, ymm2, ymm11	// update.limb58.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2688], 0x4e	// update.limb58.vpshufd
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2688]	// update.limb58.vpmuldq.3
mov r14, -2	// third3.step11.c1
vpmuldq ymm12, ymm4, ymm13	// update.limb58.vpmuldq.4
vpaddq ymm0, ymm9, ymm12	// update.limb58.vpaddq.2
vpaddq ymm10, ymm7, ymm0	// update.limb58.vpaddq.3
cmovnz r11, rax	// third3.step10.h
neg r12	// change2.w2g.neg
xor r10, r11	// third3.step11.x
sar r12, 20	// change2.w2g.sar
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
sub r14, rcx	// third3.step11.c1.2
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb58.vpaddq.4
mov r13, r8	// copy for third3.step11.t
sar r13, 1	// third3.step11.t
lea rdx, [r13+r10]	// third3.step11.y
vpaddq ymm2, ymm15, ymm1	// update.limb58.vpaddq.5
mov r9, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpsrlq ymm11, ymm2, 30	// update.limb58.vpsrlq
vpand ymm9, ymm2, ymmword ptr [rdi+448]	// update.limb58.vpand
vmovdqa ymmword ptr [rdi+2624], ymm9	// update.limb58.vmovdqa
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2688]	// update.limb59.vpmuldq
vpmuldq ymm7, ymm6, ymm13	// update.limb59.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb59.vpaddq
cmovc rdx, r13	// third3.step11.G
andn rax, r8, rbp	// third3.step11.w
cmovnz rbx, r14	// third3.step11.d
shrx rcx, rbx, r15	// third3.step11.m
sarx r10, rbx, r15	// third3.step11.s
lea r8, [rbx-1]	// third3.step12.c0
vpshufd ymm10, ymmword ptr [rdi+2720], 0x4e	// update.limb59.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2720]	// update.limb59.vpmuldq.3
vpmuldq ymm1, ymm4, ymm10	// update.limb59.vpmuldq.4
cmovnz r11, r13	// third3.step11.h
imul r9, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rbp, [rsi+r9]	// change2.w2g.add.2
lea rax, [r12+rbp]	// change2.w2g.add.3
xor r10, r11	// third3.step12.x
vpaddq ymm2, ymm15, ymm1	// update.limb59.vpaddq.2
mov r14, -2	// third3.step12.c1
vpaddq ymm9, ymm0, ymm2	// update.limb59.vpaddq.3
sub r14, rbx	// third3.step12.c1.2
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb59.vpaddq.4
vpaddq ymm12, ymm13, ymm11	// update.limb59.vpaddq.5
vpsrlq ymm7, ymm12, 30	// update.limb59.vpsrlq
sar rax, 20	// change2.w2g.sar.2
vpand ymm15, ymm12, ymmword ptr [rdi+448]	// update.limb59.vpand
vmovdqa ymmword ptr [rdi+2656], ymm15	// update.limb59.vmovdqa
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2720]	// update.limb60.vpmuldq
shl rax, 44	// change2.w2g.shl
mov r13, rdx	// copy for third3.step12.t
sar r13, 1	// third3.step12.t
lea rsi, [r13+r10]	// third3.step12.y
vpmuldq ymm0, ymm6, ymm10	// update.limb60.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb60.vpaddq
cmovc rsi, r13	// third3.step12.G
vpshufd ymm9, ymmword ptr [rdi+2752], 0x4e	// update.limb60.vpshufd
mov qword ptr [rdi+88], rax	// change2.w2g.store_high2g
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2752]	// update.limb60.vpmuldq.3
vpmuldq ymm11, ymm4, ymm9	// update.limb60.vpmuldq.4
andn r9, rdx, rcx	// third3.step12.w
cmovnz r8, r14	// third3.step12.d
shrx r12, r8, r15	// third3.step12.m
sarx rbp, r8, r15	// third3.step12.s
vpaddq ymm12, ymm13, ymm11	// update.limb60.vpaddq.2
vpaddq ymm15, ymm2, ymm12	// update.limb60.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb60.vpaddq.4
vpaddq ymm1, ymm10, ymm7	// update.limb60.vpaddq.5
lea rbx, [r8-1]	// third3.step13.c0
vpsrlq ymm0, ymm1, 30	// update.limb60.vpsrlq
vpand ymm13, ymm1, ymmword ptr [rdi+448]	// update.limb60.vpand
vmovdqa ymmword ptr [rdi+2688], ymm13	// update.limb60.vmovdqa
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2752]	// update.limb61.vpmuldq
vpmuldq ymm2, ymm6, ymm9	// update.limb61.vpmuldq.2
mov r10, -2	// third3.step13.c1
vpaddq ymm12, ymm11, ymm2	// update.limb61.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2784], 0x4e	// update.limb61.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2784]	// update.limb61.vpmuldq.3
cmovnz r11, r13	// third3.step12.h
xor rbp, r11	// third3.step13.x
sub r10, r8	// third3.step13.c1.2
vpmuldq ymm7, ymm4, ymm15	// update.limb61.vpmuldq.4
mov rax, rsi	// copy for third3.step13.t
sar rax, 1	// third3.step13.t
lea rdx, [rax+rbp]	// third3.step13.y
vpaddq ymm1, ymm10, ymm7	// update.limb61.vpaddq.2
vpaddq ymm13, ymm12, ymm1	// update.limb61.vpaddq.3
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb61.vpaddq.4
vpaddq ymm11, ymm9, ymm0	// update.limb61.vpaddq.5
vpsrlq ymm2, ymm11, 30	// update.limb61.vpsrlq
vpand ymm10, ymm11, ymmword ptr [rdi+448]	// update.limb61.vpand
vmovdqa ymmword ptr [rdi+2720], ymm10	// update.limb61.vmovdqa
cmovc rdx, rax	// third3.step13.G
andn rcx, rsi, r12	// third3.step13.w
cmovnz rbx, r10	// third3.step13.d
shrx r9, rbx, r15	// third3.step13.m
sarx r14, rbx, r15	// third3.step13.s
lea r13, [rbx-1]	// third3.step14.c0
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2784]	// update.limb62.vpmuldq
vpmuldq ymm12, ymm6, ymm15	// update.limb62.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb62.vpaddq
cmovnz r11, rax	// third3.step13.h
xor r14, r11	// third3.step14.x
vpshufd ymm13, ymmword ptr [rdi+2816], 0x4e	// update.limb62.vpshufd
mov r8, -2	// third3.step14.c1
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2816]	// update.limb62.vpmuldq.3
sub r8, rbx	// third3.step14.c1.2
vpmuldq ymm0, ymm4, ymm13	// update.limb62.vpmuldq.4
vpaddq ymm11, ymm9, ymm0	// update.limb62.vpaddq.2
vpaddq ymm10, ymm1, ymm11	// update.limb62.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb62.vpaddq.4
vpaddq ymm7, ymm15, ymm2	// update.limb62.vpaddq.5
vpsrlq ymm12, ymm7, 30	// update.limb62.vpsrlq
mov rbp, rdx	// copy for third3.step14.t
sar rbp, 1	// third3.step14.t
lea rsi, [rbp+r14]	// third3.step14.y
vpand ymm9, ymm7, ymmword ptr [rdi+448]	// update.limb62.vpand
vmovdqa ymmword ptr [rdi+2752], ymm9	// update.limb62.vmovdqa
cmovc rsi, rbp	// third3.step14.G
vpmuldq ymm0, ymm5, ymmword ptr [rdi+2816]	// update.limb63.vpmuldq
vpmuldq ymm1, ymm6, ymm13	// update.limb63.vpmuldq.2
vpaddq ymm11, ymm0, ymm1	// update.limb63.vpaddq
andn r12, rdx, r9	// third3.step14.w
cmovnz r13, r8	// third3.step14.d
shrx rcx, r13, r15	// third3.step14.m
sarx r10, r13, r15	// third3.step14.s
vpshufd ymm10, ymmword ptr [rdi+2848], 0x4e	// update.limb63.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2848]	// update.limb63.vpmuldq.3
vpmuldq ymm2, ymm4, ymm10	// update.limb63.vpmuldq.4
vpaddq ymm7, ymm15, ymm2	// update.limb63.vpaddq.2
lea rax, [r13-1]	// third3.step15.c0
vpaddq ymm9, ymm11, ymm7	// update.limb63.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb63.vpaddq.4
vpaddq ymm0, ymm13, ymm12	// update.limb63.vpaddq.5
vpsrlq ymm1, ymm0, 30	// update.limb63.vpsrlq
vpand ymm15, ymm0, ymmword ptr [rdi+448]	// update.limb63.vpand
mov rbx, -2	// third3.step15.c1
vmovdqa ymmword ptr [rdi+2784], ymm15	// update.limb63.vmovdqa
vpmuldq ymm2, ymm5, ymmword ptr [rdi+2848]	// update.limb64.vpmuldq
vpmuldq ymm11, ymm6, ymm10	// update.limb64.vpmuldq.2
cmovnz r11, rbp	// third3.step14.h
xor r10, r11	// third3.step15.x
sub rbx, r13	// third3.step15.c1.2
vpaddq ymm7, ymm2, ymm11	// update.limb64.vpaddq
mov r14, rsi	// copy for third3.step15.t
sar r14, 1	// third3.step15.t
lea rdx, [r14+r10]	// third3.step15.y
vpshufd ymm9, ymmword ptr [rdi+2880], 0x4e	// update.limb64.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+2880]	// update.limb64.vpmuldq.3
vpmuldq ymm12, ymm4, ymm9	// update.limb64.vpmuldq.4
vpaddq ymm0, ymm13, ymm12	// update.limb64.vpaddq.2
vpaddq ymm15, ymm7, ymm0	// update.limb64.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb64.vpaddq.4
vpaddq ymm2, ymm10, ymm1	// update.limb64.vpaddq.5
cmovc rdx, r14	// third3.step15.G
andn r9, rsi, rcx	// third3.step15.w
cmovnz rax, rbx	// third3.step15.d
shrx r12, rax, r15	// third3.step15.m
sarx r8, rax, r15	// third3.step15.s
lea rbp, [rax-1]	// third3.step16.c0
vpsrlq ymm11, ymm2, 30	// update.limb64.vpsrlq
vpand ymm13, ymm2, ymmword ptr [rdi+448]	// update.limb64.vpand
vmovdqa ymmword ptr [rdi+2816], ymm13	// update.limb64.vmovdqa
cmovnz r11, r14	// third3.step15.h
xor r8, r11	// third3.step16.x
vpmuldq ymm12, ymm5, ymmword ptr [rdi+2880]	// update.limb65.vpmuldq
mov r13, -2	// third3.step16.c1
sub r13, rax	// third3.step16.c1.2
vpmuldq ymm7, ymm6, ymm9	// update.limb65.vpmuldq.2
vpaddq ymm0, ymm12, ymm7	// update.limb65.vpaddq
vpshufd ymm15, ymmword ptr [rdi+2912], 0x4e	// update.limb65.vpshufd
vpmuldq ymm10, ymm3, ymmword ptr [rdi+2912]	// update.limb65.vpmuldq.3
vpmuldq ymm1, ymm4, ymm15	// update.limb65.vpmuldq.4
vpaddq ymm2, ymm10, ymm1	// update.limb65.vpaddq.2
vpaddq ymm13, ymm0, ymm2	// update.limb65.vpaddq.3
mov r10, rdx	// copy for third3.step16.t
sar r10, 1	// third3.step16.t
lea rsi, [r10+r8]	// third3.step16.y
vpaddq ymm9, ymm13, ymmword ptr [rdi+512]	// update.limb65.vpaddq.4
vpaddq ymm12, ymm9, ymm11	// update.limb65.vpaddq.5
cmovc rsi, r10	// third3.step16.G
vpsrlq ymm7, ymm12, 30	// update.limb65.vpsrlq
vpand ymm10, ymm12, ymmword ptr [rdi+448]	// update.limb65.vpand
vmovdqa ymmword ptr [rdi+2848], ymm10	// update.limb65.vmovdqa
andn rcx, rdx, r12	// third3.step16.w
cmovnz rbp, r13	// third3.step16.d
shrx r9, rbp, r15	// third3.step16.m
sarx rbx, rbp, r15	// third3.step16.s
vpmuldq ymm1, ymm5, ymmword ptr [rdi+2912]	// update.limb66.vpmuldq
vpmuldq ymm0, ymm6, ymm15	// update.limb66.vpmuldq.2
vpaddq ymm2, ymm1, ymm0	// update.limb66.vpaddq
vpshufd ymm13, ymmword ptr [rdi+2944], 0x4e	// update.limb66.vpshufd
lea r14, [rbp-1]	// third3.step17.c0
vpmuldq ymm9, ymm3, ymmword ptr [rdi+2944]	// update.limb66.vpmuldq.3
vpmuldq ymm11, ymm4, ymm13	// update.limb66.vpmuldq.4
vpaddq ymm12, ymm9, ymm11	// update.limb66.vpaddq.2
vpaddq ymm10, ymm2, ymm12	// update.limb66.vpaddq.3
vpaddq ymm15, ymm10, ymmword ptr [rdi+512]	// update.limb66.vpaddq.4
mov rax, -2	// third3.step17.c1
vpaddq ymm1, ymm15, ymm7	// update.limb66.vpaddq.5
vpsrlq ymm0, ymm1, 30	// update.limb66.vpsrlq
vpand ymm9, ymm1, ymmword ptr [rdi+448]	// update.limb66.vpand
cmovnz r11, r10	// third3.step16.h
xor rbx, r11	// third3.step17.x
sub rax, rbp	// third3.step17.c1.2
vmovdqa ymmword ptr [rdi+2880], ymm9	// update.limb66.vmovdqa
mov r8, rsi	// copy for third3.step17.t
sar r8, 1	// third3.step17.t
lea rdx, [r8+rbx]	// third3.step17.y
vpmuldq ymm11, ymm5, ymmword ptr [rdi+2944]	// update.limb67.vpmuldq
vpmuldq ymm2, ymm6, ymm13	// update.limb67.vpmuldq.2
vpaddq ymm12, ymm11, ymm2	// update.limb67.vpaddq
vpshufd ymm10, ymmword ptr [rdi+2976], 0x4e	// update.limb67.vpshufd
vpmuldq ymm15, ymm3, ymmword ptr [rdi+2976]	// update.limb67.vpmuldq.3
vpmuldq ymm7, ymm4, ymm10	// update.limb67.vpmuldq.4
vpaddq ymm1, ymm15, ymm7	// update.limb67.vpaddq.2
cmovc rdx, r8	// third3.step17.G
andn r12, rsi, r9	// third3.step17.w
cmovnz r14, rax	// third3.step17.d
shrx rcx, r14, r15	// third3.step17.m
sarx r13, r14, r15	// third3.step17.s
lea r10, [r14-1]	// third3.step18.c0
vpaddq ymm9, ymm12, ymm1	// update.limb67.vpaddq.3
vpaddq ymm13, ymm9, ymmword ptr [rdi+512]	// update.limb67.vpaddq.4
vpaddq ymm11, ymm13, ymm0	// update.limb67.vpaddq.5
cmovnz r11, r8	// third3.step17.h
xor r13, r11	// third3.step18.x
vpsrlq ymm2, ymm11, 30	// update.limb67.vpsrlq
mov rbp, -2	// third3.step18.c1
sub rbp, r14	// third3.step18.c1.2
vpand ymm15, ymm11, ymmword ptr [rdi+448]	// update.limb67.vpand
vmovdqa ymmword ptr [rdi+2912], ymm15	// update.limb67.vmovdqa
vpmuldq ymm7, ymm5, ymmword ptr [rdi+2976]	// update.limb68.vpmuldq
vpmuldq ymm12, ymm6, ymm10	// update.limb68.vpmuldq.2
vpaddq ymm1, ymm7, ymm12	// update.limb68.vpaddq
vpshufd ymm9, ymmword ptr [rdi+3008], 0x4e	// update.limb68.vpshufd
vpmuldq ymm13, ymm3, ymmword ptr [rdi+3008]	// update.limb68.vpmuldq.3
mov rbx, rdx	// copy for third3.step18.t
sar rbx, 1	// third3.step18.t
lea rsi, [rbx+r13]	// third3.step18.y
vpmuldq ymm0, ymm4, ymm9	// update.limb68.vpmuldq.4
vpaddq ymm11, ymm13, ymm0	// update.limb68.vpaddq.2
cmovc rsi, rbx	// third3.step18.G
vpaddq ymm15, ymm1, ymm11	// update.limb68.vpaddq.3
vpaddq ymm10, ymm15, ymmword ptr [rdi+512]	// update.limb68.vpaddq.4
vpaddq ymm7, ymm10, ymm2	// update.limb68.vpaddq.5
andn r9, rdx, rcx	// third3.step18.w
cmovnz r10, rbp	// third3.step18.d
shrx r12, r10, r15	// third3.step18.m
sarx rax, r10, r15	// third3.step18.s
vpsrlq ymm12, ymm7, 30	// update.limb68.vpsrlq
vpand ymm3, ymm7, ymmword ptr [rdi+448]	// update.limb68.vpand
vmovdqa ymmword ptr [rdi+2944], ymm3	// update.limb68.vmovdqa
vpmuldq ymm4, ymm5, ymmword ptr [rdi+3008]	// update.last.vpmuldq
lea r8, [r10-1]	// third3.step19.c0
vpmuldq ymm13, ymm6, ymm9	// update.last.vpmuldq.2
vpaddq ymm0, ymm4, ymm13	// update.last.vpaddq
vpaddq ymm1, ymm0, ymmword ptr [rdi+512]	// update.last.vpaddq.2
vpaddq ymm11, ymm1, ymm12	// update.last.vpaddq.3
vpaddq ymm15, ymm11, ymm14	// update.last.vpaddq.4
mov r14, -2	// third3.step19.c1
vpand ymm10, ymm15, ymmword ptr [rdi+448]	// update.last.vpand
vmovdqa ymmword ptr [rdi+2976], ymm10	// update.last.vmovdqa
vpsrlq ymm2, ymm15, 30	// update.last.vpsrlq
cmovnz r11, rbx	// third3.step18.h
xor rax, r11	// third3.step19.x
sub r14, r10	// third3.step19.c1.2
vpaddq ymm7, ymm2, ymm8	// update.last.vpaddq.5
mov r13, rsi	// copy for third3.step19.t
sar r13, 1	// third3.step19.t
lea rdx, [r13+rax]	// third3.step19.y
vpaddq ymm3, ymm7, ymmword ptr [rdi+576]	// update.last.vpaddq.6
vpand ymm5, ymm3, ymmword ptr [rdi+608]	// update.last.vpand.2
vmovdqa ymmword ptr [rdi+3008], ymm5	// update.last.vmovdqa.2
vpsrlq ymm6, ymm3, 30	// update.last.vpsrlq.2
vperm2i128 ymm9, ymm6, ymm6, 0x08	// update.last.vperm2i128
vpaddq ymm4, ymm9, ymmword ptr [rdi+640]	// update.last.vpaddq.7
vpaddq ymm13, ymm4, ymmword ptr [rdi+832]	// update.last.vpaddq.8
cmovc rdx, r13	// third3.step19.G
andn rcx, rsi, r12	// third3.step19.w
cmovnz r8, r14	// third3.step19.d
shrx r9, r8, r15	// third3.step19.m
sarx rbp, r8, r15	// third3.step19.s
lea rbx, [r8-1]	// third3.step20.c0
vmovdqa ymmword ptr [rdi+832], ymm13	// update.last.vmovdqa.3
cmovnz r11, r13	// third3.step19.h
xor rbp, r11	// third3.step20.x
mov r10, -2	// third3.step20.c1
sub r10, r8	// third3.step20.c1.2
mov rax, rdx	// copy for third3.step20.t
sar rax, 1	// third3.step20.t
lea rsi, [rax+rbp]	// third3.step20.y
cmovc rsi, rax	// third3.step20.G
andn r12, rdx, r9	// third3.step20.w
cmovnz rbx, r10	// third3.step20.d
shrx rcx, rbx, r15	// third3.step20.m
sarx r14, rbx, r15	// third3.step20.s
mov qword ptr [rdi-120], rsi	// change3.store_end_G
cmovnz r11, rax	// third3.step20.h
mov r13, rsi	// copy for change3.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r8, r11	// copy for change3.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change3.h.add_rounding_h
shl rsi, 44	// change3.G.shl
mov rbp, r11	// copy for change3.h.shl
shl rbp, 45	// change3.h.shl
rorx rdx, r13, 21	// change3.G.first_entry
rorx r9, r13, 42	// change3.G.second_entry
rorx r12, r8, 20	// change3.h.first_entry
rorx r10, r8, 41	// change3.h.second_entry
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
add rbp, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], r11	// change3.store_end_h
imul rdx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r12, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r10, qword ptr [rdi+88]	// change3.h.imul_high2g
lea rax, [rdx+r9]	// change3.G.add
lea r13, [r12+r10]	// change3.h.add
lea r8, [rax+rsi]	// change3.G.add.2
lea r11, [r13+rbp]	// change3.h.add.2
ror r8, 44	// change3.G.packed
ror r11, 45	// change3.h.packed
mov rdx, rbx	// output
mov rbx, r8	// output
mov rsi, r14	// output
mov rbp, rcx	// output
mov rcx, r11	// output
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
