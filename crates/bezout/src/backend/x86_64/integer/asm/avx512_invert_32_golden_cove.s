// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g, with the cofactors u, v modulo m [BY19, Wui21].
//   The matrix of each batch is applied to f, u, g, v in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `InvertState` in invert.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Yu..Yr of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow; |u|, |v| grow by at most m a batch.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 70 limbs of 30 bits; 1516 instructions a batch, 720 for its steps (form: carry).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov eax, 0xcc	// prologue
kmovw k1, eax	// prologue
mov eax, 0xf	// prologue
kmovw k2, eax	// prologue
mov eax, 0xf0	// prologue
kmovw k3, eax	// prologue
vpxorq zmm28, zmm28, zmm28	// prologue
vbroadcasti64x4 zmm29, ymmword ptr [rdi+640]	// prologue
vbroadcasti64x4 zmm30, ymmword ptr [rdi+672]	// prologue
vbroadcasti64x4 zmm31, ymmword ptr [rdi+704]	// prologue
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
or r15, -1	// ones
.p2align 6
2:
mov rax, -2	// third1.step2.c1
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
mov r8, -2	// third1.step4.c1
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
mov r9, rcx	// copy for third1.step1.x
xor r9, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r10, [rbx+r9]	// third1.step1.y
mov r11, -2	// third1.step3.c1
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
lea r12, [rdx-1]	// third1.step1.c0
cmovs r12, rbp	// third1.step1.d
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
sarx r13, r12, r15	// third1.step1.s
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
cmovs rcx, rbx	// third1.step1.h
sub rax, r12	// third1.step2.c1.2
mov r14, rcx	// copy for third1.step2.x
xor r14, r13	// third1.step2.x
sar r10, 1	// third1.step2.t
lea r9, [r10+r14]	// third1.step2.y
cmovc r9, r10	// third1.step2.G
adc r13, 0	// third1.step2.w
cmovs rcx, r10	// third1.step2.h
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
mov rsi, -2	// third1.step6.c1
lea rdx, [r12-1]	// third1.step2.c0
mov rbp, -2	// third1.step5.c1
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
cmovs rdx, rax	// third1.step2.d
sub r11, rdx	// third1.step3.c1.2
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
sarx rbx, rdx, r15	// third1.step2.s
mov r14, rcx	// copy for third1.step3.x
xor r14, rbx	// third1.step3.x
sar r9, 1	// third1.step3.t
lea r13, [r9+r14]	// third1.step3.y
cmovc r13, r9	// third1.step3.G
adc rbx, 0	// third1.step3.w
cmovs rcx, r9	// third1.step3.h
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
lea r10, [rdx-1]	// third1.step3.c0
cmovs r10, r11	// third1.step3.d
sub r8, r10	// third1.step4.c1.2
sarx r12, r10, r15	// third1.step3.s
mov rax, rcx	// copy for third1.step4.x
xor rax, r12	// third1.step4.x
sar r13, 1	// third1.step4.t
lea r14, [r13+rax]	// third1.step4.y
cmovc r14, r13	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rcx, r13	// third1.step4.h
mov rbx, -2	// third1.step8.c1
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
mov r9, -2	// third1.step7.c1
lea rdx, [r10-1]	// third1.step4.c0
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
cmovs rdx, r8	// third1.step4.d
sub rbp, rdx	// third1.step5.c1.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
lea r11, [rdx-1]	// third1.step5.c0
sarx rax, rdx, r15	// third1.step4.s
mov r12, rcx	// copy for third1.step5.x
xor r12, rax	// third1.step5.x
sar r14, 1	// third1.step5.t
lea r13, [r14+r12]	// third1.step5.y
cmovc r13, r14	// third1.step5.G
adc rax, 0	// third1.step5.w
cmovs r11, rbp	// third1.step5.d
sarx r10, r11, r15	// third1.step5.s
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovs rcx, r14	// third1.step5.h
sub rsi, r11	// third1.step6.c1.2
mov r8, rcx	// copy for third1.step6.x
xor r8, r10	// third1.step6.x
sar r13, 1	// third1.step6.t
lea rdx, [r13+r8]	// third1.step6.y
cmovc rdx, r13	// third1.step6.G
adc r10, 0	// third1.step6.w
cmovs rcx, r13	// third1.step6.h
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov r12, -2	// third1.step10.c1
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
lea rax, [r11-1]	// third1.step6.c0
mov rbp, -2	// third1.step9.c1
cmovs rax, rsi	// third1.step6.d
sub r9, rax	// third1.step7.c1.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
lea r14, [rax-1]	// third1.step7.c0
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
sarx r8, rax, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, r8	// third1.step7.x
sar rdx, 1	// third1.step7.t
lea r13, [rdx+r10]	// third1.step7.y
cmovc r13, rdx	// third1.step7.G
adc r8, 0	// third1.step7.w
cmovs r14, r9	// third1.step7.d
sarx r11, r14, r15	// third1.step7.s
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
cmovs rcx, rdx	// third1.step7.h
sub rbx, r14	// third1.step8.c1.2
mov rsi, rcx	// copy for third1.step8.x
xor rsi, r11	// third1.step8.x
sar r13, 1	// third1.step8.t
lea rax, [r13+rsi]	// third1.step8.y
cmovc rax, r13	// third1.step8.G
adc r11, 0	// third1.step8.w
cmovs rcx, r13	// third1.step8.h
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
mov r10, -2	// third1.step12.c1
lea r8, [r14-1]	// third1.step8.c0
mov r9, -2	// third1.step11.c1
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
cmovs r8, rbx	// third1.step8.d
sub rbp, r8	// third1.step9.c1.2
vpermq zmm19, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpaddq zmm20, zmm17, zmm18	// end.M.vpaddq.2
lea rdx, [r8-1]	// third1.step9.c0
sarx rsi, r8, r15	// third1.step8.s
mov r11, rcx	// copy for third1.step9.x
xor r11, rsi	// third1.step9.x
sar rax, 1	// third1.step9.t
lea r13, [rax+r11]	// third1.step9.y
cmovc r13, rax	// third1.step9.G
adc rsi, 0	// third1.step9.w
cmovs rdx, rbp	// third1.step9.d
sarx r14, rdx, r15	// third1.step9.s
vpsraq zmm21, zmm16, 30	// end.M.vpsraq.3
cmovs rcx, rax	// third1.step9.h
sub r12, rdx	// third1.step10.c1.2
mov rbx, rcx	// copy for third1.step10.x
xor rbx, r14	// third1.step10.x
sar r13, 1	// third1.step10.t
lea r8, [r13+rbx]	// third1.step10.y
cmovc r8, r13	// third1.step10.G
adc r14, 0	// third1.step10.w
cmovs rcx, r13	// third1.step10.h
vpaddq zmm22, zmm20, zmm21	// end.M.vpaddq.3
vpandq zmm23, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm24, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
lea r11, [rdx-1]	// third1.step10.c0
mov rsi, -2	// third1.step14.c1
mov rbp, -2	// third1.step13.c1
vpermq zmm25, zmm23, 0xf0	// end.M.vpermq
vpmuldq zmm26, zmm25, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
cmovs r11, r12	// third1.step10.d
sub r9, r11	// third1.step11.c1.2
vpermq zmm0, zmm23, 0xa5	// end.M.vpermq.2
vpmuldq zmm1, zmm0, zmm19	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm26, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]	// update.limb0.vpmuludq.2
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
vpmuldq zmm5, zmm0, zmm24	// update.limb1.vpmuldq.4
lea rax, [r11-1]	// third1.step11.c0
sarx rbx, r11, r15	// third1.step10.s
mov r14, rcx	// copy for third1.step11.x
xor r14, rbx	// third1.step11.x
sar r8, 1	// third1.step11.t
lea r13, [r8+r14]	// third1.step11.y
cmovc r13, r8	// third1.step11.G
adc rbx, 0	// third1.step11.w
cmovs rax, r9	// third1.step11.d
sarx rdx, rax, r15	// third1.step11.s
vpmuludq zmm12, zmm8, zmmword ptr [rdi+3136]	// update.limb1.vpmuludq
vpermq zmm6, zmm22, 0xf0	// end.M.vpermq.3
vpmuldq zmm13, zmm6, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpermq zmm17, zmm22, 0xa5	// end.M.vpermq.4
vpmuldq zmm18, zmm17, zmm19	// update.limb1.vpmuldq.2
vpaddq zmm20, zmm13, zmm18	// update.limb1.vpaddq
vpaddq zmm21, zmm20, zmm27	// update.limb1.vpaddq.2
vpaddq zmm16, zmm21, zmm5	// update.limb1.vpaddq.3
vpaddq zmm23, zmm16, zmm12	// update.limb1.vpaddq.4
vpaddq zmm26, zmm23, zmm11	// update.limb1.vpaddq.5
vpmuludq zmm1, zmm26, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm3, zmm1, zmm7	// update.limb1.vpandq
cmovs rcx, r8	// third1.step11.h
sub r10, rax	// third1.step12.c1.2
mov r12, rcx	// copy for third1.step12.x
xor r12, rdx	// third1.step12.x
sar r13, 1	// third1.step12.t
lea r11, [r13+r12]	// third1.step12.y
cmovc r11, r13	// third1.step12.G
adc rdx, 0	// third1.step12.w
cmovs rcx, r13	// third1.step12.h
vshufi64x2 zmm4, zmm3, zmm3, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm2, zmm4, zmmword ptr [rdi+3072]	// update.limb1.vpmuludq.3
vpaddq zmm9, zmm26, zmm2	// update.limb1.vpaddq.6
vpsraq zmm10, zmm9, 30	// update.limb1.vpsraq
vpandq zmm14, zmm9, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm22{k2}{z}, zmm14, zmm14, 0x0e	// update.limb1.vshufi64x2.2
lea r14, [rax-1]	// third1.step12.c0
mov rbx, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r9, -2	// third1.step16.c1
vpmuldq zmm19, zmm6, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
cmovs r14, r10	// third1.step12.d
sub rbp, r14	// third1.step13.c1.2
mov r8, -2	// third1.step15.c1
vpmuldq zmm13, zmm17, zmm24	// update.limb2.vpmuldq.2
vpermq zmm18, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
imul rbx, qword ptr [rdi-112]	// end.w0f.imul_w2f
vpmuldq zmm20, zmm25, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm27, zmm0, zmm18	// update.limb2.vpmuldq.4
vpaddq zmm21, zmm19, zmm13	// update.limb2.vpaddq
lea r12, [r14-1]	// third1.step13.c0
vpaddq zmm5, zmm21, zmm20	// update.limb2.vpaddq.2
mov rdx, qword ptr [rdi+328]	// end.w0f.load_N3v
sarx r13, r14, r15	// third1.step12.s
mov rax, rcx	// copy for third1.step13.x
xor rax, r13	// third1.step13.x
sar r11, 1	// third1.step13.t
lea r10, [r11+rax]	// third1.step13.y
cmovc r10, r11	// third1.step13.G
adc r13, 0	// third1.step13.w
cmovs r12, rbp	// third1.step13.d
sarx r14, r12, r15	// third1.step13.s
vpaddq zmm16, zmm5, zmm27	// update.limb2.vpaddq.3
vpmuludq zmm12, zmm4, zmmword ptr [rdi+3136]	// update.limb2.vpmuludq.2
cmovs rcx, r11	// third1.step13.h
sub rsi, r12	// third1.step14.c1.2
mov rax, rcx	// copy for third1.step14.x
xor rax, r14	// third1.step14.x
sar r10, 1	// third1.step14.t
lea r13, [r10+rax]	// third1.step14.y
cmovc r13, r10	// third1.step14.G
adc r14, 0	// third1.step14.w
cmovs rcx, r10	// third1.step14.h
vpmuludq zmm23, zmm8, zmmword ptr [rdi+3200]	// update.limb2.vpmuludq
vpaddq zmm11, zmm16, zmm23	// update.limb2.vpaddq.4
vpaddq zmm1, zmm11, zmm12	// update.limb2.vpaddq.5
vpaddq zmm3, zmm1, zmm10	// update.limb2.vpaddq.6
vpsraq zmm26, zmm3, 30	// update.limb2.vpsraq
vpandq zmm2, zmm3, zmm7	// update.limb2.vpandq
mov rbp, -2	// third1.step18.c1
vpmuldq zmm9, zmm6, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
lea r11, [r12-1]	// third1.step14.c0
vpmuldq zmm14, zmm17, zmm18	// update.limb3.vpmuldq.2
mov rax, -2	// third1.step17.c1
vpermq zmm24, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
cmovs r11, rsi	// third1.step14.d
sub r8, r11	// third1.step15.c1.2
imul rdx, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r14, [rbx+rdx]	// end.w0f.add
sar r14, 20	// end.w0f.sar
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm13, zmm0, zmm24	// update.limb3.vpmuldq.4
vpaddq zmm21, zmm9, zmm14	// update.limb3.vpaddq
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
vpaddq zmm20, zmm21, zmm19	// update.limb3.vpaddq.2
lea r10, [r11-1]	// third1.step15.c0
vpaddq zmm5, zmm20, zmm13	// update.limb3.vpaddq.3
vpmuludq zmm27, zmm8, zmmword ptr [rdi+3264]	// update.limb3.vpmuludq
sarx r12, r11, r15	// third1.step14.s
mov rsi, rcx	// copy for third1.step15.x
xor rsi, r12	// third1.step15.x
sar r13, 1	// third1.step15.t
lea rbx, [r13+rsi]	// third1.step15.y
cmovc rbx, r13	// third1.step15.G
adc r12, 0	// third1.step15.w
cmovs r10, r8	// third1.step15.d
sarx rdx, r10, r15	// third1.step15.s
vpaddq zmm16, zmm5, zmm27	// update.limb3.vpaddq.4
mov qword ptr [rdi-24], r14	// end.w0f.store_w0f
vpmuludq zmm23, zmm4, zmmword ptr [rdi+3200]	// update.limb3.vpmuludq.2
vpaddq zmm11, zmm16, zmm23	// update.limb3.vpaddq.5
vpaddq zmm12, zmm11, zmm26	// update.limb3.vpaddq.6
vpsraq zmm1, zmm12, 30	// update.limb3.vpsraq
vpandq zmm10, zmm12, zmm7	// update.limb3.vpandq
cmovs rcx, r13	// third1.step15.h
sub r9, r10	// third1.step16.c1.2
mov r11, rcx	// copy for third1.step16.x
xor r11, rdx	// third1.step16.x
shr r14, 20	// end.w0f.shr
sar rbx, 1	// third1.step16.t
lea rsi, [rbx+r11]	// third1.step16.y
cmovc rsi, rbx	// third1.step16.G
adc rdx, 0	// third1.step16.w
cmovs rcx, rbx	// third1.step16.h
mov r12, -2	// third1.step20.c1
vpmuldq zmm3, zmm6, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm18, zmm17, zmm24	// update.limb4.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+896], zmm10	// update.limb3.vmovdqa64
lea r8, [r10-1]	// third1.step16.c0
vpermq zmm9, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
mov r13, -2	// third1.step19.c1
cmovs r8, r9	// third1.step16.d
sub rax, r8	// third1.step17.c1.2
shl r14, 44	// end.w0f.shl
mov qword ptr [rdi-16], r14	// end.w0f.store_high0f
vpmuldq zmm14, zmm0, zmm9	// update.limb4.vpmuldq.4
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpaddq zmm19, zmm3, zmm18	// update.limb4.vpaddq
vpaddq zmm20, zmm19, zmm21	// update.limb4.vpaddq.2
vpaddq zmm13, zmm20, zmm14	// update.limb4.vpaddq.3
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
vpmuludq zmm5, zmm8, zmmword ptr [rdi+3328]	// update.limb4.vpmuludq
lea rdx, [r8-1]	// third1.step17.c0
sarx rbx, r8, r15	// third1.step16.s
mov r10, rcx	// copy for third1.step17.x
xor r10, rbx	// third1.step17.x
sar rsi, 1	// third1.step17.t
lea r9, [rsi+r10]	// third1.step17.y
cmovc r9, rsi	// third1.step17.G
adc rbx, 0	// third1.step17.w
cmovs rdx, rax	// third1.step17.d
sarx r14, rdx, r15	// third1.step17.s
vpmuludq zmm27, zmm4, zmmword ptr [rdi+3264]	// update.limb4.vpmuludq.2
vpaddq zmm16, zmm13, zmm5	// update.limb4.vpaddq.4
vpaddq zmm23, zmm16, zmm27	// update.limb4.vpaddq.5
vpaddq zmm11, zmm23, zmm1	// update.limb4.vpaddq.6
cmovs rcx, rsi	// third1.step17.h
sub rbp, rdx	// third1.step18.c1.2
mov r8, rcx	// copy for third1.step18.x
xor r8, r14	// third1.step18.x
sar r9, 1	// third1.step18.t
lea r10, [r9+r8]	// third1.step18.y
cmovc r10, r9	// third1.step18.G
adc r14, 0	// third1.step18.w
cmovs rcx, r9	// third1.step18.h
vpmuldq zmm26, zmm6, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpsraq zmm12, zmm11, 30	// update.limb4.vpsraq
vpandq zmm24, zmm11, zmm7	// update.limb4.vpandq
vpmuldq zmm3, zmm17, zmm9	// update.limb5.vpmuldq.2
vpermq zmm18, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
lea rbx, [rdx-1]	// third1.step18.c0
vmovdqa64 zmmword ptr [rdi+960], zmm24	// update.limb4.vmovdqa64
cmovs rbx, rbp	// third1.step18.d
sub r13, rbx	// third1.step19.c1.2
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rax, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rax, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpmuldq zmm19, zmm0, zmm18	// update.limb5.vpmuldq.4
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpaddq zmm20, zmm26, zmm3	// update.limb5.vpaddq
lea rsi, [r11+rax]	// end.w0g.add
vpaddq zmm14, zmm20, zmm21	// update.limb5.vpaddq.2
vpaddq zmm13, zmm14, zmm19	// update.limb5.vpaddq.3
vpmuludq zmm5, zmm8, zmmword ptr [rdi+3392]	// update.limb5.vpmuludq
vpmuludq zmm16, zmm4, zmmword ptr [rdi+3328]	// update.limb5.vpmuludq.2
sar rsi, 20	// end.w0g.sar
lea r8, [rbx-1]	// third1.step19.c0
sarx r14, rbx, r15	// third1.step18.s
mov r9, rcx	// copy for third1.step19.x
xor r9, r14	// third1.step19.x
sar r10, 1	// third1.step19.t
lea rdx, [r10+r9]	// third1.step19.y
cmovc rdx, r10	// third1.step19.G
adc r14, 0	// third1.step19.w
cmovs r8, r13	// third1.step19.d
sarx rbp, r8, r15	// third1.step19.s
vpaddq zmm27, zmm13, zmm5	// update.limb5.vpaddq.4
vpaddq zmm23, zmm27, zmm16	// update.limb5.vpaddq.5
vpaddq zmm1, zmm23, zmm12	// update.limb5.vpaddq.6
cmovs rcx, r10	// third1.step19.h
sub r12, r8	// third1.step20.c1.2
mov r11, rcx	// copy for third1.step20.x
xor r11, rbp	// third1.step20.x
sar rdx, 1	// third1.step20.t
lea rax, [rdx+r11]	// third1.step20.y
vpsraq zmm11, zmm1, 30	// update.limb5.vpsraq
vpandq zmm9, zmm1, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm9	// update.limb5.vmovdqa64
cmovc rax, rdx	// third1.step20.G
adc rbp, 0	// third1.step20.w
cmovs rcx, rdx	// third1.step20.h
vpsrlq zmm26, zmm10, 10	// update.limb5.above.vpsrlq
vpsllq zmm3, zmm9, 50	// update.limb5.above.vpsllq.2
lea rbx, [r8-1]	// third1.step20.c0
vpmuldq zmm20, zmm17, zmm18	// update.limb6.vpmuldq.2
cmovs rbx, r12	// third1.step20.d
and rsi, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], rsi	// end.w0g.store_w0g
mov r9, rax	// copy for change1.G.shl
shl r9, 44	// change1.G.shl
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r13, r14, 20	// change1.h.first_entry
mov r10, rax	// copy for change1.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r11, rcx	// copy for change1.h.shl
shl r11, 45	// change1.h.shl
rorx rbp, r10, 21	// change1.G.first_entry
imul r13, qword ptr [rdi-16]	// change1.h.imul_high0f
rorx rdx, r10, 42	// change1.G.second_entry
shr rsi, 20	// end.w0g.shr
vpsllq zmm21, zmm24, 20	// update.limb5.above.vpsllq
vpaddq zmm14, zmm26, zmm21	// update.limb5.above.vpaddq
vpaddq zmm19, zmm14, zmm3	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm19	// update.limb5.above.vmovdqa64
vpmuldq zmm13, zmm6, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
rorx r8, r14, 41	// change1.h.second_entry
shl rsi, 44	// end.w0g.shl
vpermq zmm5, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
imul rbp, qword ptr [rdi-16]	// change1.G.imul_high0f
add r9, qword ptr [rdi-40]	// change1.G.add_refill_G
add r11, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm27, zmm0, zmm5	// update.limb6.vpmuldq.4
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
sarx r12, rbx, r15	// third1.step20.s
mov qword ptr [rdi+0], rsi	// end.w0g.store_high0g
imul r8, qword ptr [rdi+0]	// change1.h.imul_high0g
vpaddq zmm23, zmm13, zmm20	// update.limb6.vpaddq
vpaddq zmm12, zmm23, zmm16	// update.limb6.vpaddq.2
vpmuludq zmm1, zmm8, zmmword ptr [rdi+3456]	// update.limb6.vpmuludq
imul rdx, qword ptr [rdi+0]	// change1.G.imul_high0g
lea r10, [rbp+rdx]	// change1.G.add
lea r14, [r10+r9]	// change1.G.add.2
lea rsi, [r13+r8]	// change1.h.add
lea rbp, [rsi+r11]	// change1.h.add.2
vpaddq zmm10, zmm12, zmm27	// update.limb6.vpaddq.3
vpaddq zmm9, zmm10, zmm1	// update.limb6.vpaddq.4
ror rbp, 45	// change1.h.packed
vpmuludq zmm18, zmm4, zmmword ptr [rdi+3392]	// update.limb6.vpmuludq.2
vpaddq zmm24, zmm9, zmm18	// update.limb6.vpaddq.5
vpaddq zmm26, zmm24, zmm11	// update.limb6.vpaddq.6
vpandq zmm21, zmm26, zmm7	// update.limb6.vpandq
vpsraq zmm14, zmm26, 30	// update.limb6.vpsraq
ror r14, 44	// change1.G.packed
vmovdqa64 zmmword ptr [rdi+1088], zmm21	// update.limb6.vmovdqa64
vpmuldq zmm3, zmm6, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpermq zmm19, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpmuldq zmm20, zmm17, zmm5	// update.limb7.vpmuldq.2
vpmuldq zmm23, zmm0, zmm19	// update.limb7.vpmuldq.4
vpaddq zmm16, zmm3, zmm20	// update.limb7.vpaddq
mov rdx, -2	// third2.step2.c1
vpmuludq zmm12, zmm4, zmmword ptr [rdi+3456]	// update.limb7.vpmuludq.2
vpaddq zmm27, zmm16, zmm13	// update.limb7.vpaddq.2
vpaddq zmm10, zmm27, zmm23	// update.limb7.vpaddq.3
vpmuludq zmm1, zmm8, zmmword ptr [rdi+3520]	// update.limb7.vpmuludq
vpaddq zmm9, zmm10, zmm1	// update.limb7.vpaddq.4
mov r10, -2	// third2.step1.c1
sub r10, rbx	// third2.step1.c1.2
vpaddq zmm18, zmm9, zmm12	// update.limb7.vpaddq.5
vpaddq zmm24, zmm18, zmm14	// update.limb7.vpaddq.6
vpsraq zmm11, zmm24, 30	// update.limb7.vpsraq
vpandq zmm26, zmm24, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm26	// update.limb7.vmovdqa64
vpmuldq zmm21, zmm6, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpbroadcastq zmm5, rcx	// change1.vpbroadcastq
vpmuldq zmm3, zmm17, zmm19	// update.limb8.vpmuldq.2
vpermq zmm20, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
vpmuldq zmm16, zmm0, zmm20	// update.limb8.vpmuldq.4
vpaddq zmm13, zmm21, zmm3	// update.limb8.vpaddq
vpbroadcastq zmm5{k1}, rax	// change1.vpbroadcastq.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuludq zmm23, zmm8, zmmword ptr [rdi+3584]	// update.limb8.vpmuludq
mov r9, -2	// third2.step4.c1
vpaddq zmm10, zmm5, zmm29	// change1.N1.vpaddq
mov r13, rbp	// copy for third2.step1.x
xor r13, r12	// third2.step1.x
sar r14, 1	// third2.step1.t
lea r8, [r14+r13]	// third2.step1.y
vpaddq zmm1, zmm13, zmm27	// update.limb8.vpaddq.2
vpaddq zmm9, zmm1, zmm16	// update.limb8.vpaddq.3
mov rsi, -2	// third2.step3.c1
vpaddq zmm12, zmm9, zmm23	// update.limb8.vpaddq.4
vpmuludq zmm18, zmm4, zmmword ptr [rdi+3520]	// update.limb8.vpmuludq.2
vpaddq zmm14, zmm12, zmm18	// update.limb8.vpaddq.5
vpaddq zmm24, zmm14, zmm11	// update.limb8.vpaddq.6
vpmuldq zmm26, zmm6, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
cmovc r8, r14	// third2.step1.G
adc r12, 0	// third2.step1.w
vpsraq zmm19, zmm24, 30	// update.limb8.vpsraq
vpandq zmm21, zmm24, zmm7	// update.limb8.vpandq
vpmuldq zmm3, zmm25, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
lea r11, [rbx-1]	// third2.step1.c0
cmovs r11, r10	// third2.step1.d
vmovdqa64 zmmword ptr [rdi+1216], zmm21	// update.limb8.vmovdqa64
vpmuldq zmm5, zmm17, zmm20	// update.limb9.vpmuldq.2
vpsllvq zmm13, zmm10, zmm30	// change1.N1.vpsllvq
vpsravq zmm27, zmm13, zmm31	// change1.N1.vpsravq
vpsubq zmm1, zmm28, zmm27	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm1	// change1.N1.vmovdqa64
sarx rcx, r11, r15	// third2.step1.s
vpermq zmm16, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
vpmuldq zmm9, zmm0, zmm16	// update.limb9.vpmuldq.4
cmovs rbp, r14	// third2.step1.h
sub rdx, r11	// third2.step2.c1.2
mov rax, rbp	// copy for third2.step2.x
xor rax, rcx	// third2.step2.x
sar r8, 1	// third2.step2.t
lea r13, [r8+rax]	// third2.step2.y
cmovc r13, r8	// third2.step2.G
adc rcx, 0	// third2.step2.w
cmovs rbp, r8	// third2.step2.h
mov r12, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpaddq zmm23, zmm26, zmm5	// update.limb9.vpaddq
vpaddq zmm12, zmm23, zmm3	// update.limb9.vpaddq.2
vpaddq zmm18, zmm12, zmm9	// update.limb9.vpaddq.3
vpmuludq zmm14, zmm8, zmmword ptr [rdi+3648]	// update.limb9.vpmuludq
mov rbx, -2	// third2.step6.c1
vpmuldq zmm11, zmm6, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpaddq zmm24, zmm18, zmm14	// update.limb9.vpaddq.4
lea r10, [r11-1]	// third2.step2.c0
mov r14, -2	// third2.step5.c1
cmovs r10, rdx	// third2.step2.d
sub rsi, r10	// third2.step3.c1.2
imul r12, qword ptr [rdi-24]	// change1.w1f.imul_w0f
mov rax, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuludq zmm21, zmm4, zmmword ptr [rdi+3584]	// update.limb9.vpmuludq.2
vpaddq zmm20, zmm24, zmm21	// update.limb9.vpaddq.5
sarx rcx, r10, r15	// third2.step2.s
mov r8, rbp	// copy for third2.step3.x
xor r8, rcx	// third2.step3.x
sar r13, 1	// third2.step3.t
lea r11, [r13+r8]	// third2.step3.y
cmovc r11, r13	// third2.step3.G
adc rcx, 0	// third2.step3.w
lea rdx, [r10-1]	// third2.step3.c0
cmovs rdx, rsi	// third2.step3.d
sarx r8, rdx, r15	// third2.step3.s
vpaddq zmm10, zmm20, zmm19	// update.limb9.vpaddq.6
vpsraq zmm13, zmm10, 30	// update.limb9.vpsraq
vpmuldq zmm27, zmm17, zmm16	// update.limb10.vpmuldq.2
vpandq zmm1, zmm10, zmm7	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm1	// update.limb9.vmovdqa64
vpmuldq zmm26, zmm25, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpermq zmm5, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
vpmuldq zmm23, zmm0, zmm5	// update.limb10.vpmuldq.4
vpaddq zmm3, zmm11, zmm27	// update.limb10.vpaddq
vpaddq zmm12, zmm3, zmm26	// update.limb10.vpaddq.2
vpmuludq zmm9, zmm4, zmmword ptr [rdi+3648]	// update.limb10.vpmuludq.2
mov rcx, -2	// third2.step8.c1
vpaddq zmm18, zmm12, zmm23	// update.limb10.vpaddq.3
cmovs rbp, r13	// third2.step3.h
sub r9, rdx	// third2.step4.c1.2
mov r10, rbp	// copy for third2.step4.x
xor r10, r8	// third2.step4.x
sar r11, 1	// third2.step4.t
lea rsi, [r11+r10]	// third2.step4.y
cmovc rsi, r11	// third2.step4.G
adc r8, 0	// third2.step4.w
cmovs rbp, r11	// third2.step4.h
vpmuludq zmm14, zmm8, zmmword ptr [rdi+3712]	// update.limb10.vpmuludq
mov r13, -2	// third2.step7.c1
lea r10, [rdx-1]	// third2.step4.c0
cmovs r10, r9	// third2.step4.d
sub r14, r10	// third2.step5.c1.2
imul rax, qword ptr [rdi-8]	// change1.w1f.imul_w0g
lea r8, [r12+rax]	// change1.w1f.add
sar r8, 20	// change1.w1f.sar
mov qword ptr [rdi+8], r8	// change1.w1f.store_w1f
mov r11, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpaddq zmm24, zmm18, zmm14	// update.limb10.vpaddq.4
vpaddq zmm21, zmm24, zmm9	// update.limb10.vpaddq.5
vpaddq zmm20, zmm21, zmm13	// update.limb10.vpaddq.6
vpandq zmm19, zmm20, zmm7	// update.limb10.vpandq
vpsraq zmm16, zmm20, 30	// update.limb10.vpsraq
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm1, zmm17, zmm5	// update.limb11.vpmuldq.2
imul r11, qword ptr [rdi-24]	// change1.w1g.imul_w0f
mov rdx, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpermq zmm11, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
vmovdqa64 zmmword ptr [rdi+1344], zmm19	// update.limb10.vmovdqa64
lea r9, [r10-1]	// third2.step5.c0
vpmuldq zmm27, zmm0, zmm11	// update.limb11.vpmuldq.4
vpmuldq zmm3, zmm25, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
sarx r12, r10, r15	// third2.step4.s
mov rax, rbp	// copy for third2.step5.x
xor rax, r12	// third2.step5.x
sar rsi, 1	// third2.step5.t
lea r8, [rsi+rax]	// third2.step5.y
cmovc r8, rsi	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs rbp, rsi	// third2.step5.h
cmovs r9, r14	// third2.step5.d
sub rbx, r9	// third2.step6.c1.2
sarx r10, r9, r15	// third2.step5.s
mov rax, rbp	// copy for third2.step6.x
xor rax, r10	// third2.step6.x
sar r8, 1	// third2.step6.t
lea r12, [r8+rax]	// third2.step6.y
cmovc r12, r8	// third2.step6.G
adc r10, 0	// third2.step6.w
cmovs rbp, r8	// third2.step6.h
vpaddq zmm26, zmm10, zmm1	// update.limb11.vpaddq
vpmuludq zmm12, zmm8, zmmword ptr [rdi+3776]	// update.limb11.vpmuludq
vpaddq zmm23, zmm26, zmm3	// update.limb11.vpaddq.2
vpaddq zmm18, zmm23, zmm27	// update.limb11.vpaddq.3
mov rsi, -2	// third2.step10.c1
vpaddq zmm14, zmm18, zmm12	// update.limb11.vpaddq.4
vpmuludq zmm24, zmm4, zmmword ptr [rdi+3712]	// update.limb11.vpmuludq.2
vpaddq zmm9, zmm14, zmm24	// update.limb11.vpaddq.5
lea r14, [r9-1]	// third2.step6.c0
cmovs r14, rbx	// third2.step6.d
sub r13, r14	// third2.step7.c1.2
imul rdx, qword ptr [rdi-8]	// change1.w1g.imul_w0g
lea rax, [r11+rdx]	// change1.w1g.add
sar rax, 20	// change1.w1g.sar
mov qword ptr [rdi+16], rax	// change1.w1g.store_w1g
vpaddq zmm21, zmm9, zmm16	// update.limb11.vpaddq.6
vpandq zmm13, zmm21, zmm7	// update.limb11.vpandq
vpmuldq zmm20, zmm17, zmm11	// update.limb12.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+1408], zmm13	// update.limb11.vmovdqa64
mov r10, -2	// third2.step9.c1
sarx r8, r14, r15	// third2.step6.s
mov r9, rbp	// copy for third2.step7.x
xor r9, r8	// third2.step7.x
sar r12, 1	// third2.step7.t
lea rbx, [r12+r9]	// third2.step7.y
cmovc rbx, r12	// third2.step7.G
adc r8, 0	// third2.step7.w
vpsraq zmm5, zmm21, 30	// update.limb11.vpsraq
lea r11, [r14-1]	// third2.step7.c0
cmovs r11, r13	// third2.step7.d
sarx rdx, r11, r15	// third2.step7.s
vpmuldq zmm19, zmm6, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov rax, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpermq zmm1, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
vpmuldq zmm26, zmm0, zmm1	// update.limb12.vpmuldq.4
vpaddq zmm3, zmm19, zmm20	// update.limb12.vpaddq
vpmuludq zmm23, zmm8, zmmword ptr [rdi+3840]	// update.limb12.vpmuludq
mov r9, -2	// third2.step12.c1
cmovs rbp, r12	// third2.step7.h
sub rcx, r11	// third2.step8.c1.2
mov r8, rbp	// copy for third2.step8.x
xor r8, rdx	// third2.step8.x
imul rax, qword ptr [rdi+384]	// change1.high1f.imul_above_f
sar rbx, 1	// third2.step8.t
lea r14, [rbx+r8]	// third2.step8.y
cmovc r14, rbx	// third2.step8.G
adc rdx, 0	// third2.step8.w
cmovs rbp, rbx	// third2.step8.h
vpmuludq zmm27, zmm4, zmmword ptr [rdi+3776]	// update.limb12.vpmuludq.2
mov r13, qword ptr [rdi+200]	// change1.high1f.load_N1v
lea r12, [r11-1]	// third2.step8.c0
mov r8, -2	// third2.step11.c1
cmovs r12, rcx	// third2.step8.d
sub r10, r12	// third2.step9.c1.2
imul r13, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea rdx, [rax+r13]	// change1.high1f.add
vpmuldq zmm18, zmm17, zmm1	// update.limb13.vpmuldq.2
vpaddq zmm12, zmm3, zmm10	// update.limb12.vpaddq.2
vpaddq zmm14, zmm12, zmm26	// update.limb12.vpaddq.3
vpaddq zmm24, zmm14, zmm23	// update.limb12.vpaddq.4
vpaddq zmm9, zmm24, zmm27	// update.limb12.vpaddq.5
vpaddq zmm16, zmm9, zmm5	// update.limb12.vpaddq.6
vpandq zmm11, zmm16, zmm7	// update.limb12.vpandq
vpmuldq zmm13, zmm6, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vmovdqa64 zmmword ptr [rdi+1472], zmm11	// update.limb12.vmovdqa64
vpsraq zmm21, zmm16, 30	// update.limb12.vpsraq
vpermq zmm19, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
lea rbx, [r12-1]	// third2.step9.c0
mov r11, qword ptr [rdi+8]	// change1.high1f.load_w1f
sar r11, 20	// change1.high1f.sar
sarx rcx, r12, r15	// third2.step8.s
mov rax, rbp	// copy for third2.step9.x
xor rax, rcx	// third2.step9.x
sar r14, 1	// third2.step9.t
lea r13, [r14+rax]	// third2.step9.y
vpaddq zmm20, zmm13, zmm18	// update.limb13.vpaddq
vpmuludq zmm1, zmm4, zmmword ptr [rdi+3840]	// update.limb13.vpmuludq.2
vpmuldq zmm3, zmm0, zmm19	// update.limb13.vpmuldq.4
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vpaddq zmm12, zmm20, zmm10	// update.limb13.vpaddq.2
lea r12, [r11+rdx]	// change1.high1f.add.2
cmovc r13, r14	// third2.step9.G
adc rcx, 0	// third2.step9.w
cmovs rbx, r10	// third2.step9.d
sarx rax, rbx, r15	// third2.step9.s
cmovs rbp, r14	// third2.step9.h
sub rsi, rbx	// third2.step10.c1.2
mov r11, rbp	// copy for third2.step10.x
xor r11, rax	// third2.step10.x
sar r13, 1	// third2.step10.t
lea rdx, [r13+r11]	// third2.step10.y
cmovc rdx, r13	// third2.step10.G
adc rax, 0	// third2.step10.w
cmovs rbp, r13	// third2.step10.h
vpaddq zmm26, zmm12, zmm3	// update.limb13.vpaddq.3
vpmuldq zmm14, zmm17, zmm19	// update.limb14.vpmuldq.2
vpmuludq zmm23, zmm8, zmmword ptr [rdi+3904]	// update.limb13.vpmuludq
mov rcx, -2	// third2.step14.c1
vpaddq zmm24, zmm26, zmm23	// update.limb13.vpaddq.4
vpaddq zmm27, zmm24, zmm1	// update.limb13.vpaddq.5
vpaddq zmm9, zmm27, zmm21	// update.limb13.vpaddq.6
mov r10, -2	// third2.step13.c1
lea r14, [rbx-1]	// third2.step10.c0
cmovs r14, rsi	// third2.step10.d
sub r8, r14	// third2.step11.c1.2
shl r12, 44	// change1.high1f.shl
mov qword ptr [rdi+24], r12	// change1.high1f.store_high1f
mov r11, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpsraq zmm5, zmm9, 30	// update.limb13.vpsraq
vpandq zmm11, zmm9, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm11	// update.limb13.vmovdqa64
vpermq zmm16, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm18, zmm0, zmm16	// update.limb14.vpmuldq.4
lea rax, [r14-1]	// third2.step11.c0
sarx r13, r14, r15	// third2.step10.s
mov rbx, rbp	// copy for third2.step11.x
xor rbx, r13	// third2.step11.x
sar rdx, 1	// third2.step11.t
lea rsi, [rdx+rbx]	// third2.step11.y
cmovc rsi, rdx	// third2.step11.G
adc r13, 0	// third2.step11.w
cmovs rax, r8	// third2.step11.d
sarx r12, rax, r15	// third2.step11.s
vpmuludq zmm20, zmm4, zmmword ptr [rdi+3904]	// update.limb14.vpmuludq.2
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpaddq zmm12, zmm10, zmm14	// update.limb14.vpaddq
vpaddq zmm3, zmm12, zmm13	// update.limb14.vpaddq.2
vpaddq zmm19, zmm3, zmm18	// update.limb14.vpaddq.3
vpmuludq zmm26, zmm8, zmmword ptr [rdi+3968]	// update.limb14.vpmuludq
cmovs rbp, rdx	// third2.step11.h
sub r9, rax	// third2.step12.c1.2
mov r14, rbp	// copy for third2.step12.x
xor r14, r12	// third2.step12.x
sar rsi, 1	// third2.step12.t
lea rbx, [rsi+r14]	// third2.step12.y
cmovc rbx, rsi	// third2.step12.G
adc r12, 0	// third2.step12.w
cmovs rbp, rsi	// third2.step12.h
mov r13, -2	// third2.step16.c1
vpaddq zmm23, zmm19, zmm26	// update.limb14.vpaddq.4
vpaddq zmm24, zmm23, zmm20	// update.limb14.vpaddq.5
vpaddq zmm1, zmm24, zmm5	// update.limb14.vpaddq.6
vpsraq zmm27, zmm1, 30	// update.limb14.vpsraq
vpandq zmm21, zmm1, zmm7	// update.limb14.vpandq
lea r8, [rax-1]	// third2.step12.c0
cmovs r8, r9	// third2.step12.d
sub r10, r8	// third2.step13.c1.2
imul r11, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rdx, qword ptr [rdi+216]	// change1.high1g.load_N1r
vmovdqa64 zmmword ptr [rdi+1600], zmm21	// update.limb14.vmovdqa64
mov r14, -2	// third2.step15.c1
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
imul rdx, qword ptr [rdi+400]	// change1.high1g.imul_above_g
vpmuldq zmm11, zmm6, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpermq zmm10, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
vpmuldq zmm14, zmm17, zmm16	// update.limb15.vpmuldq.2
lea r12, [r11+rdx]	// change1.high1g.add
mov rsi, qword ptr [rdi+16]	// change1.high1g.load_w1g
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4032]	// update.limb15.vpmuludq
lea rax, [r8-1]	// third2.step13.c0
sar rsi, 20	// change1.high1g.sar
vpaddq zmm13, zmm11, zmm14	// update.limb15.vpaddq
vpaddq zmm3, zmm13, zmm9	// update.limb15.vpaddq.2
vpmuldq zmm18, zmm0, zmm10	// update.limb15.vpmuldq.4
vpaddq zmm19, zmm3, zmm18	// update.limb15.vpaddq.3
lea r9, [rsi+r12]	// change1.high1g.add.2
sarx r11, r8, r15	// third2.step12.s
mov rdx, rbp	// copy for third2.step13.x
xor rdx, r11	// third2.step13.x
sar rbx, 1	// third2.step13.t
lea rsi, [rbx+rdx]	// third2.step13.y
cmovc rsi, rbx	// third2.step13.G
adc r11, 0	// third2.step13.w
cmovs rax, r10	// third2.step13.d
sarx r12, rax, r15	// third2.step13.s
vpmuludq zmm26, zmm4, zmmword ptr [rdi+3968]	// update.limb15.vpmuludq.2
vpaddq zmm23, zmm19, zmm12	// update.limb15.vpaddq.4
cmovs rbp, rbx	// third2.step13.h
sub rcx, rax	// third2.step14.c1.2
mov r8, rbp	// copy for third2.step14.x
xor r8, r12	// third2.step14.x
sar rsi, 1	// third2.step14.t
lea rdx, [rsi+r8]	// third2.step14.y
cmovc rdx, rsi	// third2.step14.G
adc r12, 0	// third2.step14.w
cmovs rbp, rsi	// third2.step14.h
vpaddq zmm20, zmm23, zmm26	// update.limb15.vpaddq.5
vpaddq zmm24, zmm20, zmm27	// update.limb15.vpaddq.6
vpsraq zmm5, zmm24, 30	// update.limb15.vpsraq
mov r11, -2	// third2.step18.c1
lea r10, [rax-1]	// third2.step14.c0
vpandq zmm1, zmm24, zmm7	// update.limb15.vpandq
mov rbx, -2	// third2.step17.c1
vpmuldq zmm21, zmm6, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
cmovs r10, rcx	// third2.step14.d
sub r14, r10	// third2.step15.c1.2
shl r9, 44	// change1.high1g.shl
mov qword ptr [rdi+32], r9	// change1.high1g.store_high1g
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuldq zmm11, zmm17, zmm10	// update.limb16.vpmuldq.2
vpermq zmm14, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vmovdqa64 zmmword ptr [rdi+1664], zmm1	// update.limb15.vmovdqa64
lea r8, [r10-1]	// third2.step15.c0
sarx r12, r10, r15	// third2.step14.s
mov rsi, rbp	// copy for third2.step15.x
xor rsi, r12	// third2.step15.x
sar rdx, 1	// third2.step15.t
lea rax, [rdx+rsi]	// third2.step15.y
cmovc rax, rdx	// third2.step15.G
adc r12, 0	// third2.step15.w
cmovs r8, r14	// third2.step15.d
sarx rcx, r8, r15	// third2.step15.s
vpmuludq zmm13, zmm8, zmmword ptr [rdi+4096]	// update.limb16.vpmuludq
vpmuldq zmm9, zmm0, zmm14	// update.limb16.vpmuldq.4
vpaddq zmm3, zmm21, zmm11	// update.limb16.vpaddq
vpaddq zmm18, zmm3, zmm16	// update.limb16.vpaddq.2
vpaddq zmm19, zmm18, zmm9	// update.limb16.vpaddq.3
vpaddq zmm12, zmm19, zmm13	// update.limb16.vpaddq.4
cmovs rbp, rdx	// third2.step15.h
sub r13, r8	// third2.step16.c1.2
mov r9, rbp	// copy for third2.step16.x
xor r9, rcx	// third2.step16.x
sar rax, 1	// third2.step16.t
lea r10, [rax+r9]	// third2.step16.y
cmovc r10, rax	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs rbp, rax	// third2.step16.h
vpmuludq zmm23, zmm4, zmmword ptr [rdi+4032]	// update.limb16.vpmuludq.2
vpaddq zmm26, zmm12, zmm23	// update.limb16.vpaddq.5
vpmuldq zmm20, zmm17, zmm14	// update.limb17.vpmuldq.2
vpaddq zmm27, zmm26, zmm5	// update.limb16.vpaddq.6
vpandq zmm24, zmm27, zmm7	// update.limb16.vpandq
mov rsi, -2	// third2.step20.c1
vpmuldq zmm10, zmm6, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpermq zmm1, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
mov r12, -2	// third2.step19.c1
vpsraq zmm21, zmm27, 30	// update.limb16.vpsraq
lea r14, [r8-1]	// third2.step16.c0
cmovs r14, r13	// third2.step16.d
sub rbx, r14	// third2.step17.c1.2
vpaddq zmm11, zmm10, zmm20	// update.limb17.vpaddq
vpmuldq zmm3, zmm0, zmm1	// update.limb17.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+1728], zmm24	// update.limb16.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
lea rdx, [r14-1]	// third2.step17.c0
sarx r9, r14, r15	// third2.step16.s
mov rcx, rbp	// copy for third2.step17.x
xor rcx, r9	// third2.step17.x
sar r10, 1	// third2.step17.t
lea rax, [r10+rcx]	// third2.step17.y
cmovc rax, r10	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs rdx, rbx	// third2.step17.d
sarx r8, rdx, r15	// third2.step17.s
cmovs rbp, r10	// third2.step17.h
sub r11, rdx	// third2.step18.c1.2
mov r13, rbp	// copy for third2.step18.x
xor r13, r8	// third2.step18.x
sar rax, 1	// third2.step18.t
lea r14, [rax+r13]	// third2.step18.y
cmovc r14, rax	// third2.step18.G
adc r8, 0	// third2.step18.w
cmovs rbp, rax	// third2.step18.h
vpmuldq zmm18, zmm17, zmm1	// update.limb18.vpmuldq.2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4160]	// update.limb17.vpmuludq
vpmuldq zmm19, zmm6, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
lea rcx, [rdx-1]	// third2.step18.c0
vpaddq zmm13, zmm19, zmm18	// update.limb18.vpaddq
vpaddq zmm12, zmm11, zmm16	// update.limb17.vpaddq.2
vpaddq zmm23, zmm12, zmm3	// update.limb17.vpaddq.3
vpaddq zmm14, zmm23, zmm9	// update.limb17.vpaddq.4
cmovs rcx, r11	// third2.step18.d
sub r12, rcx	// third2.step19.c1.2
vpmuldq zmm26, zmm25, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpermq zmm5, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpermq
vpmuludq zmm27, zmm4, zmmword ptr [rdi+4096]	// update.limb17.vpmuludq.2
vpaddq zmm10, zmm14, zmm27	// update.limb17.vpaddq.5
vpaddq zmm20, zmm10, zmm21	// update.limb17.vpaddq.6
vpsraq zmm24, zmm20, 30	// update.limb17.vpsraq
vpandq zmm1, zmm20, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm1	// update.limb17.vmovdqa64
vpmuldq zmm19, zmm0, zmm5	// update.limb18.vpmuldq.4
lea r9, [rcx-1]	// third2.step19.c0
vpmuludq zmm18, zmm8, zmmword ptr [rdi+4224]	// update.limb18.vpmuludq
vpaddq zmm11, zmm13, zmm26	// update.limb18.vpaddq.2
vpaddq zmm16, zmm11, zmm19	// update.limb18.vpaddq.3
vpaddq zmm12, zmm16, zmm18	// update.limb18.vpaddq.4
vpmuludq zmm3, zmm4, zmmword ptr [rdi+4160]	// update.limb18.vpmuludq.2
vpaddq zmm23, zmm12, zmm3	// update.limb18.vpaddq.5
vpaddq zmm9, zmm23, zmm24	// update.limb18.vpaddq.6
vpsraq zmm14, zmm9, 30	// update.limb18.vpsraq
sarx rbx, rcx, r15	// third2.step18.s
mov r10, rbp	// copy for third2.step19.x
xor r10, rbx	// third2.step19.x
sar r14, 1	// third2.step19.t
lea r13, [r14+r10]	// third2.step19.y
cmovc r13, r14	// third2.step19.G
adc rbx, 0	// third2.step19.w
cmovs r9, r12	// third2.step19.d
sarx r8, r9, r15	// third2.step19.s
vpmuldq zmm27, zmm6, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
cmovs rbp, r14	// third2.step19.h
sub rsi, r9	// third2.step20.c1.2
mov rax, rbp	// copy for third2.step20.x
xor rax, r8	// third2.step20.x
sar r13, 1	// third2.step20.t
lea rdx, [r13+rax]	// third2.step20.y
cmovc rdx, r13	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs rbp, r13	// third2.step20.h
vpandq zmm10, zmm9, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm10	// update.limb18.vmovdqa64
vpermq zmm21, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpermq
vpmuldq zmm20, zmm17, zmm5	// update.limb19.vpmuldq.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
vpmuldq zmm13, zmm0, zmm21	// update.limb19.vpmuldq.4
vpaddq zmm26, zmm27, zmm20	// update.limb19.vpaddq
lea r11, [r9-1]	// third2.step20.c0
cmovs r11, rsi	// third2.step20.d
mov rcx, rbp	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r10, rdx	// copy for change2.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rbx, rdx	// copy for change2.G.shl
shl rbx, 44	// change2.G.shl
mov r12, rbp	// copy for change2.h.shl
shl r12, 45	// change2.h.shl
rorx r14, r10, 21	// change2.G.first_entry
rorx rax, rcx, 20	// change2.h.first_entry
rorx r8, rcx, 41	// change2.h.second_entry
rorx r13, r10, 42	// change2.G.second_entry
add rbx, qword ptr [rdi-40]	// change2.G.add_refill_G
add r12, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r14, qword ptr [rdi+24]	// change2.G.imul_high1f
imul r13, qword ptr [rdi+32]	// change2.G.imul_high1g
imul rax, qword ptr [rdi+24]	// change2.h.imul_high1f
imul r8, qword ptr [rdi+32]	// change2.h.imul_high1g
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4288]	// update.limb19.vpmuludq
lea r9, [r14+r13]	// change2.G.add
vpaddq zmm19, zmm26, zmm1	// update.limb19.vpaddq.2
vpaddq zmm16, zmm19, zmm13	// update.limb19.vpaddq.3
sarx rsi, r11, r15	// third2.step20.s
vpaddq zmm18, zmm16, zmm11	// update.limb19.vpaddq.4
lea rcx, [rax+r8]	// change2.h.add
vpmuldq zmm12, zmm6, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpmuludq zmm3, zmm4, zmmword ptr [rdi+4224]	// update.limb19.vpmuludq.2
vpaddq zmm23, zmm18, zmm3	// update.limb19.vpaddq.5
vpaddq zmm24, zmm23, zmm14	// update.limb19.vpaddq.6
lea r10, [rcx+r12]	// change2.h.add.2
vpandq zmm9, zmm24, zmm7	// update.limb19.vpandq
vmovdqa64 zmmword ptr [rdi+1920], zmm9	// update.limb19.vmovdqa64
vpmuldq zmm10, zmm17, zmm21	// update.limb20.vpmuldq.2
lea r14, [r9+rbx]	// change2.G.add.2
ror r14, 44	// change2.G.packed
ror r10, 45	// change2.h.packed
vpsraq zmm5, zmm24, 30	// update.limb19.vpsraq
vpermq zmm27, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpermq
vpmuldq zmm20, zmm0, zmm27	// update.limb20.vpmuldq.4
vpaddq zmm26, zmm12, zmm10	// update.limb20.vpaddq
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpaddq zmm19, zmm26, zmm1	// update.limb20.vpaddq.2
vpaddq zmm13, zmm19, zmm20	// update.limb20.vpaddq.3
mov r13, -2	// third3.step1.c1
vpmuludq zmm16, zmm4, zmmword ptr [rdi+4288]	// update.limb20.vpmuludq.2
vpmuludq zmm11, zmm8, zmmword ptr [rdi+4352]	// update.limb20.vpmuludq
vpbroadcastq zmm18, rbp	// change2.vpbroadcastq
vpaddq zmm3, zmm13, zmm11	// update.limb20.vpaddq.4
vpaddq zmm23, zmm3, zmm16	// update.limb20.vpaddq.5
vpbroadcastq zmm18{k1}, rdx	// change2.vpbroadcastq.2
sub r13, r11	// third3.step1.c1.2
mov rax, -2	// third3.step2.c1
vpermq zmm14, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpermq
vpaddq zmm9, zmm23, zmm5	// update.limb20.vpaddq.6
vpandq zmm21, zmm9, zmm7	// update.limb20.vpandq
vpsraq zmm24, zmm9, 30	// update.limb20.vpsraq
vmovdqa64 zmmword ptr [rdi+1984], zmm21	// update.limb20.vmovdqa64
vpmuldq zmm12, zmm6, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
vpmuldq zmm10, zmm17, zmm27	// update.limb21.vpmuldq.2
vpmuldq zmm26, zmm0, zmm14	// update.limb21.vpmuldq.4
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpaddq zmm19, zmm18, zmm29	// change2.N2.vpaddq
vpsllvq zmm20, zmm19, zmm30	// change2.N2.vpsllvq
vpaddq zmm13, zmm12, zmm10	// update.limb21.vpaddq
vpaddq zmm11, zmm13, zmm1	// update.limb21.vpaddq.2
vpaddq zmm3, zmm11, zmm26	// update.limb21.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4416]	// update.limb21.vpmuludq
vpaddq zmm23, zmm3, zmm16	// update.limb21.vpaddq.4
vpmuludq zmm5, zmm4, zmmword ptr [rdi+4352]	// update.limb21.vpmuludq.2
vpsravq zmm9, zmm20, zmm31	// change2.N2.vpsravq
vpaddq zmm21, zmm23, zmm5	// update.limb21.vpaddq.5
vpaddq zmm27, zmm21, zmm24	// update.limb21.vpaddq.6
vpandq zmm18, zmm27, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm18	// update.limb21.vmovdqa64
lea r8, [r11-1]	// third3.step1.c0
vpsraq zmm19, zmm27, 30	// update.limb21.vpsraq
mov rcx, -2	// third3.step4.c1
mov r12, r10	// copy for third3.step1.x
xor r12, rsi	// third3.step1.x
sar r14, 1	// third3.step1.t
vpsubq zmm12, zmm28, zmm9	// change2.N2.vpsubq
vpmuldq zmm10, zmm6, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
lea r9, [r14+r12]	// third3.step1.y
cmovc r9, r14	// third3.step1.G
adc rsi, 0	// third3.step1.w
cmovs r8, r13	// third3.step1.d
vpmuldq zmm13, zmm17, zmm14	// update.limb22.vpmuldq.2
mov rbx, -2	// third3.step3.c1
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vpermq zmm11, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpermq
sarx rbp, r8, r15	// third3.step1.s
vmovdqa64 zmmword ptr [rdi+256], zmm12	// change2.N2.vmovdqa64
vpaddq zmm26, zmm10, zmm13	// update.limb22.vpaddq
vpaddq zmm3, zmm26, zmm1	// update.limb22.vpaddq.2
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4480]	// update.limb22.vpmuludq
vpmuldq zmm20, zmm0, zmm11	// update.limb22.vpmuldq.4
vpaddq zmm23, zmm3, zmm20	// update.limb22.vpaddq.3
vpunpcklqdq zmm5, zmm12, zmm12	// change2.vpunpcklqdq
mov rdx, -2	// third3.step6.c1
vpaddq zmm21, zmm23, zmm16	// update.limb22.vpaddq.4
vpmuludq zmm24, zmm4, zmmword ptr [rdi+4416]	// update.limb22.vpmuludq.2
vpaddq zmm18, zmm21, zmm24	// update.limb22.vpaddq.5
cmovs r10, r14	// third3.step1.h
sub rax, r8	// third3.step2.c1.2
mov r11, r10	// copy for third3.step2.x
xor r11, rbp	// third3.step2.x
sar r9, 1	// third3.step2.t
lea r12, [r9+r11]	// third3.step2.y
cmovc r12, r9	// third3.step2.G
adc rbp, 0	// third3.step2.w
cmovs r10, r9	// third3.step2.h
vpmuldq zmm27, zmm17, zmm11	// update.limb23.vpmuldq.2
vpunpckhqdq zmm9, zmm12, zmm12	// change2.vpunpckhqdq
vpaddq zmm14, zmm18, zmm19	// update.limb22.vpaddq.6
vpsraq zmm10, zmm14, 30	// update.limb22.vpsraq
mov rsi, -2	// third3.step5.c1
vpandq zmm13, zmm14, zmm7	// update.limb22.vpandq
vmovdqa64 zmmword ptr [rdi+2112], zmm13	// update.limb22.vmovdqa64
vpermq zmm26, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpermq
vpmuldq zmm1, zmm6, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
lea r13, [r8-1]	// third3.step2.c0
cmovs r13, rax	// third3.step2.d
sub rbx, r13	// third3.step3.c1.2
vpmuldq zmm3, zmm25, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
vbroadcasti32x4 zmm20, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
sarx r14, r13, r15	// third3.step2.s
mov r11, r10	// copy for third3.step3.x
xor r11, r14	// third3.step3.x
sar r12, 1	// third3.step3.t
lea rbp, [r12+r11]	// third3.step3.y
cmovc rbp, r12	// third3.step3.G
adc r14, 0	// third3.step3.w
vpmuldq zmm23, zmm0, zmm26	// update.limb23.vpmuldq.4
vpaddq zmm16, zmm1, zmm27	// update.limb23.vpaddq
vpaddq zmm21, zmm16, zmm3	// update.limb23.vpaddq.2
lea r9, [r13-1]	// third3.step3.c0
cmovs r10, r12	// third3.step3.h
vpaddq zmm24, zmm21, zmm23	// update.limb23.vpaddq.3
vbroadcasti32x4 zmm11, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4544]	// update.limb23.vpmuludq
vpaddq zmm18, zmm24, zmm12	// update.limb23.vpaddq.4
vpmuludq zmm19, zmm4, zmmword ptr [rdi+4480]	// update.limb23.vpmuludq.2
cmovs r9, rbx	// third3.step3.d
sub rcx, r9	// third3.step4.c1.2
sarx r8, r9, r15	// third3.step3.s
mov rax, r10	// copy for third3.step4.x
xor rax, r8	// third3.step4.x
sar rbp, 1	// third3.step4.t
lea r11, [rbp+rax]	// third3.step4.y
cmovc r11, rbp	// third3.step4.G
adc r8, 0	// third3.step4.w
cmovs r10, rbp	// third3.step4.h
vpaddq zmm14, zmm18, zmm19	// update.limb23.vpaddq.5
vpaddq zmm13, zmm14, zmm10	// update.limb23.vpaddq.6
mov r14, -2	// third3.step8.c1
vpmuldq zmm1, zmm5, zmm20	// change2.Y.vpmuldq
vpsraq zmm27, zmm13, 30	// update.limb23.vpsraq
vpmuldq zmm16, zmm6, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
mov r13, -2	// third3.step7.c1
vpandq zmm3, zmm13, zmm7	// update.limb23.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm3	// update.limb23.vmovdqa64
vpmuldq zmm21, zmm9, zmm11	// change2.Y.vpmuldq.2
vpmuldq zmm23, zmm17, zmm26	// update.limb24.vpmuldq.2
vpaddq zmm24, zmm16, zmm23	// update.limb24.vpaddq
lea r12, [r9-1]	// third3.step4.c0
cmovs r12, rcx	// third3.step4.d
sub rsi, r12	// third3.step5.c1.2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpermq zmm18, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpermq
vpmuldq zmm19, zmm0, zmm18	// update.limb24.vpmuldq.4
lea rbx, [r12-1]	// third3.step5.c0
vpaddq zmm14, zmm1, zmm21	// change2.Y.vpaddq
vpmuludq zmm10, zmm4, zmmword ptr [rdi+4544]	// update.limb24.vpmuludq.2
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4608]	// update.limb24.vpmuludq
vpaddq zmm20, zmm24, zmm12	// update.limb24.vpaddq.2
vpaddq zmm13, zmm20, zmm19	// update.limb24.vpaddq.3
vpaddq zmm3, zmm13, zmm5	// update.limb24.vpaddq.4
vmovdqa64 zmmword ptr [rdi+128], zmm14	// change2.Y.vmovdqa64
mov rax, -2	// third3.step10.c1
sarx r8, r12, r15	// third3.step4.s
mov rbp, r10	// copy for third3.step5.x
xor rbp, r8	// third3.step5.x
sar r11, 1	// third3.step5.t
lea r9, [r11+rbp]	// third3.step5.y
cmovc r9, r11	// third3.step5.G
adc r8, 0	// third3.step5.w
cmovs rbx, rsi	// third3.step5.d
sarx rcx, rbx, r15	// third3.step5.s
cmovs r10, r11	// third3.step5.h
sub rdx, rbx	// third3.step6.c1.2
mov r12, r10	// copy for third3.step6.x
xor r12, rcx	// third3.step6.x
sar r9, 1	// third3.step6.t
lea rbp, [r9+r12]	// third3.step6.y
cmovc rbp, r9	// third3.step6.G
adc rcx, 0	// third3.step6.w
cmovs r10, r9	// third3.step6.h
vpaddq zmm9, zmm3, zmm10	// update.limb24.vpaddq.5
vpaddq zmm11, zmm9, zmm27	// update.limb24.vpaddq.6
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpsraq zmm26, zmm11, 30	// update.limb24.vpsraq
lea rsi, [rbx-1]	// third3.step6.c0
vpermq zmm16, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpermq
vpandq zmm23, zmm11, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2240], zmm23	// update.limb24.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
mov r11, -2	// third3.step9.c1
vpmuldq zmm21, zmm0, zmm16	// update.limb25.vpmuldq.4
vpmuldq zmm24, zmm6, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
vpmuldq zmm12, zmm17, zmm18	// update.limb25.vpmuldq.2
cmovs rsi, rdx	// third3.step6.d
sub r13, rsi	// third3.step7.c1.2
imul r8, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov r12, qword ptr [rdi+264]	// change2.w2f.load_N2v
sarx rcx, rsi, r15	// third3.step6.s
mov r9, r10	// copy for third3.step7.x
xor r9, rcx	// third3.step7.x
sar rbp, 1	// third3.step7.t
lea rbx, [rbp+r9]	// third3.step7.y
cmovc rbx, rbp	// third3.step7.G
adc rcx, 0	// third3.step7.w
lea rdx, [rsi-1]	// third3.step7.c0
cmovs rdx, r13	// third3.step7.d
vpaddq zmm20, zmm24, zmm12	// update.limb25.vpaddq
vpaddq zmm19, zmm20, zmm1	// update.limb25.vpaddq.2
vpmuludq zmm13, zmm8, zmmword ptr [rdi+4672]	// update.limb25.vpmuludq
cmovs r10, rbp	// third3.step7.h
sub r14, rdx	// third3.step8.c1.2
sarx r9, rdx, r15	// third3.step7.s
imul r12, qword ptr [rdi+16]	// change2.w2f.imul_w1g
mov rcx, r10	// copy for third3.step8.x
xor rcx, r9	// third3.step8.x
vpmuldq zmm5, zmm6, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
lea rsi, [rdx-1]	// third3.step8.c0
mov r13, -2	// third3.step12.c1
sar rbx, 1	// third3.step8.t
lea rbp, [rbx+rcx]	// third3.step8.y
cmovc rbp, rbx	// third3.step8.G
adc r9, 0	// third3.step8.w
cmovs r10, rbx	// third3.step8.h
mov rdx, -2	// third3.step11.c1
vpmuludq zmm14, zmm4, zmmword ptr [rdi+4608]	// update.limb25.vpmuludq.2
vpaddq zmm3, zmm19, zmm21	// update.limb25.vpaddq.3
vpaddq zmm10, zmm3, zmm13	// update.limb25.vpaddq.4
vpaddq zmm9, zmm10, zmm14	// update.limb25.vpaddq.5
vpaddq zmm27, zmm9, zmm26	// update.limb25.vpaddq.6
vpsraq zmm11, zmm27, 30	// update.limb25.vpsraq
vpandq zmm23, zmm27, zmm7	// update.limb25.vpandq
cmovs rsi, r14	// third3.step8.d
sub r11, rsi	// third3.step9.c1.2
lea rcx, [r8+r12]	// change2.w2f.add
vpmuldq zmm18, zmm17, zmm16	// update.limb26.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+2304], zmm23	// update.limb25.vmovdqa64
vpmuldq zmm24, zmm25, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpaddq zmm12, zmm5, zmm18	// update.limb26.vpaddq
vpermq zmm20, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpermq
vpmuldq zmm1, zmm0, zmm20	// update.limb26.vpmuldq.4
sar rcx, 20	// change2.w2f.sar
sarx r9, rsi, r15	// third3.step8.s
mov rbx, r10	// copy for third3.step9.x
xor rbx, r9	// third3.step9.x
sar rbp, 1	// third3.step9.t
lea r14, [rbp+rbx]	// third3.step9.y
cmovc r14, rbp	// third3.step9.G
adc r9, 0	// third3.step9.w
vpaddq zmm19, zmm12, zmm24	// update.limb26.vpaddq.2
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4736]	// update.limb26.vpmuludq
lea r8, [rsi-1]	// third3.step9.c0
cmovs r8, r11	// third3.step9.d
vpaddq zmm3, zmm19, zmm1	// update.limb26.vpaddq.3
sarx r12, r8, r15	// third3.step9.s
vpmuludq zmm13, zmm4, zmmword ptr [rdi+4672]	// update.limb26.vpmuludq.2
vpaddq zmm10, zmm3, zmm21	// update.limb26.vpaddq.4
vpaddq zmm14, zmm10, zmm13	// update.limb26.vpaddq.5
cmovs r10, rbp	// third3.step9.h
sub rax, r8	// third3.step10.c1.2
mov rbx, r10	// copy for third3.step10.x
xor rbx, r12	// third3.step10.x
mov r9, qword ptr [rdi+128]	// change2.w2f.load_Yu
mov rsi, -2	// third3.step14.c1
sar r14, 1	// third3.step10.t
lea r11, [r14+rbx]	// third3.step10.y
cmovc r11, r14	// third3.step10.G
adc r12, 0	// third3.step10.w
cmovs r10, r14	// third3.step10.h
lea rbp, [r8-1]	// third3.step10.c0
vpaddq zmm9, zmm14, zmm11	// update.limb26.vpaddq.6
vpsraq zmm26, zmm9, 30	// update.limb26.vpsraq
vpandq zmm27, zmm9, zmm7	// update.limb26.vpandq
vmovdqa64 zmmword ptr [rdi+2368], zmm27	// update.limb26.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm23, zmm17, zmm20	// update.limb27.vpmuldq.2
vpmuldq zmm5, zmm6, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
cmovs rbp, rax	// third3.step10.d
sub rdx, rbp	// third3.step11.c1.2
imul r9, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
mov r12, -2	// third3.step13.c1
sarx r14, rbp, r15	// third3.step10.s
mov r8, r10	// copy for third3.step11.x
xor r8, r14	// third3.step11.x
sar r11, 1	// third3.step11.t
lea rax, [r11+r8]	// third3.step11.y
cmovc rax, r11	// third3.step11.G
adc r14, 0	// third3.step11.w
vpermq zmm18, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpermq
vpaddq zmm12, zmm5, zmm23	// update.limb27.vpaddq
vpmuludq zmm24, zmm8, zmmword ptr [rdi+4800]	// update.limb27.vpmuludq
lea r8, [rbp-1]	// third3.step11.c0
cmovs r8, rdx	// third3.step11.d
vpmuldq zmm19, zmm0, zmm18	// update.limb27.vpmuldq.4
vpmuludq zmm1, zmm4, zmmword ptr [rdi+4736]	// update.limb27.vpmuludq.2
cmovs r10, r11	// third3.step11.h
sub r13, r8	// third3.step12.c1.2
imul rbx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r14, [r9+rbx]	// change2.w2f.add.2
vpaddq zmm3, zmm12, zmm16	// update.limb27.vpaddq.2
vpaddq zmm21, zmm3, zmm19	// update.limb27.vpaddq.3
vpaddq zmm10, zmm21, zmm24	// update.limb27.vpaddq.4
sarx rbp, r8, r15	// third3.step11.s
mov rdx, r10	// copy for third3.step12.x
xor rdx, rbp	// third3.step12.x
sar rax, 1	// third3.step12.t
lea r11, [rax+rdx]	// third3.step12.y
cmovc r11, rax	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs r10, rax	// third3.step12.h
vpmuldq zmm13, zmm6, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
mov r9, -2	// third3.step16.c1
vpaddq zmm14, zmm10, zmm1	// update.limb27.vpaddq.5
vpaddq zmm11, zmm14, zmm26	// update.limb27.vpaddq.6
vpandq zmm9, zmm11, zmm7	// update.limb27.vpandq
vpsraq zmm27, zmm11, 30	// update.limb27.vpsraq
vmovdqa64 zmmword ptr [rdi+2432], zmm9	// update.limb27.vmovdqa64
vpmuldq zmm20, zmm17, zmm18	// update.limb28.vpmuldq.2
lea rbx, [r8-1]	// third3.step12.c0
cmovs rbx, r13	// third3.step12.d
sub r12, rbx	// third3.step13.c1.2
vpermq zmm5, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpermq
vpmuldq zmm23, zmm0, zmm5	// update.limb28.vpmuldq.4
mov rdx, -2	// third3.step15.c1
vpaddq zmm12, zmm13, zmm20	// update.limb28.vpaddq
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpaddq zmm3, zmm12, zmm16	// update.limb28.vpaddq.2
vpaddq zmm19, zmm3, zmm23	// update.limb28.vpaddq.3
lea rbp, [rcx+r14]	// change2.w2f.add.3
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4864]	// update.limb28.vpmuludq
lea rax, [rbx-1]	// third3.step13.c0
vpmuludq zmm24, zmm4, zmmword ptr [rdi+4800]	// update.limb28.vpmuludq.2
vpaddq zmm10, zmm19, zmm21	// update.limb28.vpaddq.4
vpaddq zmm1, zmm10, zmm24	// update.limb28.vpaddq.5
mov qword ptr [rdi-112], rbp	// change2.w2f.store_w2f
sar rbp, 20	// change2.w2f.sar.2
vpaddq zmm14, zmm1, zmm27	// update.limb28.vpaddq.6
vpsraq zmm26, zmm14, 30	// update.limb28.vpsraq
shl rbp, 44	// change2.w2f.shl
sarx r8, rbx, r15	// third3.step12.s
mov r13, r10	// copy for third3.step13.x
xor r13, r8	// third3.step13.x
sar r11, 1	// third3.step13.t
lea rcx, [r11+r13]	// third3.step13.y
cmovc rcx, r11	// third3.step13.G
adc r8, 0	// third3.step13.w
cmovs rax, r12	// third3.step13.d
sarx r14, rax, r15	// third3.step13.s
vpandq zmm11, zmm14, zmm7	// update.limb28.vpandq
cmovs r10, r11	// third3.step13.h
sub rsi, rax	// third3.step14.c1.2
mov rbx, r10	// copy for third3.step14.x
xor rbx, r14	// third3.step14.x
sar rcx, 1	// third3.step14.t
lea r13, [rcx+rbx]	// third3.step14.y
cmovc r13, rcx	// third3.step14.G
adc r14, 0	// third3.step14.w
cmovs r10, rcx	// third3.step14.h
mov r8, -2	// third3.step18.c1
vpmuldq zmm9, zmm6, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
vmovdqa64 zmmword ptr [rdi+2496], zmm11	// update.limb28.vmovdqa64
vpermq zmm18, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpermq
vpmuldq zmm13, zmm0, zmm18	// update.limb29.vpmuldq.4
vpmuldq zmm20, zmm17, zmm5	// update.limb29.vpmuldq.2
lea r12, [rax-1]	// third3.step14.c0
mov r11, -2	// third3.step17.c1
cmovs r12, rsi	// third3.step14.d
sub rdx, r12	// third3.step15.c1.2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
vpaddq zmm16, zmm9, zmm20	// update.limb29.vpaddq
mov qword ptr [rdi+40], rbp	// change2.w2f.store_high2f
vpaddq zmm3, zmm16, zmm12	// update.limb29.vpaddq.2
vpaddq zmm23, zmm3, zmm13	// update.limb29.vpaddq.3
vpmuludq zmm19, zmm8, zmmword ptr [rdi+4928]	// update.limb29.vpmuludq
vpaddq zmm21, zmm23, zmm19	// update.limb29.vpaddq.4
lea rbx, [r12-1]	// third3.step15.c0
vpmuludq zmm10, zmm4, zmmword ptr [rdi+4864]	// update.limb29.vpmuludq.2
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx rcx, r12, r15	// third3.step14.s
mov rax, r10	// copy for third3.step15.x
xor rax, rcx	// third3.step15.x
sar r13, 1	// third3.step15.t
lea rsi, [r13+rax]	// third3.step15.y
cmovc rsi, r13	// third3.step15.G
adc rcx, 0	// third3.step15.w
cmovs rbx, rdx	// third3.step15.d
sarx rbp, rbx, r15	// third3.step15.s
vpaddq zmm24, zmm21, zmm10	// update.limb29.vpaddq.5
vpaddq zmm1, zmm24, zmm26	// update.limb29.vpaddq.6
vpsraq zmm27, zmm1, 30	// update.limb29.vpsraq
cmovs r10, r13	// third3.step15.h
sub r9, rbx	// third3.step16.c1.2
mov r12, r10	// copy for third3.step16.x
xor r12, rbp	// third3.step16.x
sar rsi, 1	// third3.step16.t
lea rax, [rsi+r12]	// third3.step16.y
cmovc rax, rsi	// third3.step16.G
adc rbp, 0	// third3.step16.w
cmovs r10, rsi	// third3.step16.h
vpandq zmm14, zmm1, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm14	// update.limb29.vmovdqa64
vpmuldq zmm11, zmm6, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpermq zmm5, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpermq
mov rcx, -2	// third3.step20.c1
vpmuldq zmm9, zmm17, zmm18	// update.limb30.vpmuldq.2
vpaddq zmm20, zmm11, zmm9	// update.limb30.vpaddq
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+4992]	// update.limb30.vpmuludq
lea rdx, [rbx-1]	// third3.step16.c0
vpmuldq zmm3, zmm0, zmm5	// update.limb30.vpmuldq.4
cmovs rdx, r9	// third3.step16.d
sub r11, rdx	// third3.step17.c1.2
imul r14, qword ptr [rdi+8]	// change2.w2g.imul_w1f
mov r13, qword ptr [rdi+280]	// change2.w2g.load_N2r
mov r12, -2	// third3.step19.c1
vpaddq zmm13, zmm20, zmm16	// update.limb30.vpaddq.2
imul r13, qword ptr [rdi+16]	// change2.w2g.imul_w1g
vpmuludq zmm23, zmm4, zmmword ptr [rdi+4928]	// update.limb30.vpmuludq.2
vpaddq zmm19, zmm13, zmm3	// update.limb30.vpaddq.3
vpaddq zmm21, zmm19, zmm12	// update.limb30.vpaddq.4
lea rbp, [r14+r13]	// change2.w2g.add
vpaddq zmm10, zmm21, zmm23	// update.limb30.vpaddq.5
vpaddq zmm24, zmm10, zmm27	// update.limb30.vpaddq.6
sar rbp, 20	// change2.w2g.sar
lea rsi, [rdx-1]	// third3.step17.c0
vpandq zmm26, zmm24, zmm7	// update.limb30.vpandq
vpmuldq zmm1, zmm17, zmm5	// update.limb31.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+2624], zmm26	// update.limb30.vmovdqa64
vpsraq zmm14, zmm24, 30	// update.limb30.vpsraq
sarx rbx, rdx, r15	// third3.step16.s
mov r9, r10	// copy for third3.step17.x
xor r9, rbx	// third3.step17.x
sar rax, 1	// third3.step17.t
lea r14, [rax+r9]	// third3.step17.y
cmovc r14, rax	// third3.step17.G
adc rbx, 0	// third3.step17.w
cmovs rsi, r11	// third3.step17.d
sarx r13, rsi, r15	// third3.step17.s
cmovs r10, rax	// third3.step17.h
sub r8, rsi	// third3.step18.c1.2
mov rdx, r10	// copy for third3.step18.x
xor rdx, r13	// third3.step18.x
sar r14, 1	// third3.step18.t
lea r9, [r14+rdx]	// third3.step18.y
cmovc r9, r14	// third3.step18.G
adc r13, 0	// third3.step18.w
cmovs r10, r14	// third3.step18.h
vpermq zmm18, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpermq
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vpmuldq zmm9, zmm6, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpmuldq zmm20, zmm0, zmm18	// update.limb31.vpmuldq.4
vpaddq zmm16, zmm9, zmm1	// update.limb31.vpaddq
vpaddq zmm13, zmm16, zmm11	// update.limb31.vpaddq.2
vpaddq zmm3, zmm13, zmm20	// update.limb31.vpaddq.3
lea rbx, [rsi-1]	// third3.step18.c0
cmovs rbx, r8	// third3.step18.d
sub r12, rbx	// third3.step19.c1.2
mov r11, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r11, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
lea rdx, [rbx-1]	// third3.step19.c0
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5056]	// update.limb31.vpmuludq
vpaddq zmm12, zmm3, zmm19	// update.limb31.vpaddq.4
sarx r13, rbx, r15	// third3.step18.s
mov r14, r10	// copy for third3.step19.x
xor r14, r13	// third3.step19.x
sar r9, 1	// third3.step19.t
lea rsi, [r9+r14]	// third3.step19.y
cmovc rsi, r9	// third3.step19.G
adc r13, 0	// third3.step19.w
cmovs rdx, r12	// third3.step19.d
cmovs r10, r9	// third3.step19.h
sub rcx, rdx	// third3.step20.c1.2
sarx r8, rdx, r15	// third3.step19.s
mov rbx, r10	// copy for third3.step20.x
xor rbx, r8	// third3.step20.x
vpmuludq zmm21, zmm4, zmmword ptr [rdi+4992]	// update.limb31.vpmuludq.2
vpaddq zmm23, zmm12, zmm21	// update.limb31.vpaddq.5
vpaddq zmm10, zmm23, zmm14	// update.limb31.vpaddq.6
vpsraq zmm27, zmm10, 30	// update.limb31.vpsraq
vpandq zmm5, zmm10, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm5	// update.limb31.vmovdqa64
imul rax, qword ptr [rdi+400]	// change2.w2g.imul_above_g
vpmuldq zmm26, zmm17, zmm18	// update.limb32.vpmuldq.2
sar rsi, 1	// third3.step20.t
lea r14, [rsi+rbx]	// third3.step20.y
cmovc r14, rsi	// third3.step20.G
adc r8, 0	// third3.step20.w
cmovs r10, rsi	// third3.step20.h
vpermq zmm24, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpermq
vpmuldq zmm9, zmm0, zmm24	// update.limb32.vpmuldq.4
mov qword ptr [rdi-120], r14	// change3.store_end_G
vpmuldq zmm1, zmm6, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpaddq zmm16, zmm1, zmm26	// update.limb32.vpaddq
mov qword ptr [rdi-128], r10	// change3.store_end_h
lea r13, [rdx-1]	// third3.step20.c0
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
cmovs r13, rcx	// third3.step20.d
mov r12, r10	// copy for change3.h.shl
shl r12, 45	// change3.h.shl
mov r9, r14	// copy for change3.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change3.G.add_rounding_G
add r10, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rbx, r9, 21	// change3.G.first_entry
rorx r8, r9, 42	// change3.G.second_entry
add r12, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx rsi, r10, 41	// change3.h.second_entry
vpmuludq zmm13, zmm8, zmmword ptr [rdi+5120]	// update.limb32.vpmuludq
vpaddq zmm20, zmm16, zmm11	// update.limb32.vpaddq.2
vpaddq zmm3, zmm20, zmm9	// update.limb32.vpaddq.3
rorx rdx, r10, 20	// change3.h.first_entry
imul rdx, qword ptr [rdi+40]	// change3.h.imul_high2f
sarx rcx, r13, r15	// third3.step20.s
vpaddq zmm19, zmm3, zmm13	// update.limb32.vpaddq.4
lea r9, [r11+rax]	// change2.w2g.add.2
vpmuludq zmm12, zmm4, zmmword ptr [rdi+5056]	// update.limb32.vpmuludq.2
shl r14, 44	// change3.G.shl
add r14, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rbx, qword ptr [rdi+40]	// change3.G.imul_high2f
vpaddq zmm21, zmm19, zmm12	// update.limb32.vpaddq.5
vpaddq zmm23, zmm21, zmm27	// update.limb32.vpaddq.6
vpandq zmm14, zmm23, zmm7	// update.limb32.vpandq
vpsraq zmm10, zmm23, 30	// update.limb32.vpsraq
vmovdqa64 zmmword ptr [rdi+2752], zmm14	// update.limb32.vmovdqa64
vpermq zmm5, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpermq
vpmuldq zmm18, zmm6, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm1, zmm17, zmm24	// update.limb33.vpmuldq.2
lea r10, [rbp+r9]	// change2.w2g.add.3
vpmuldq zmm26, zmm0, zmm5	// update.limb33.vpmuldq.4
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpaddq zmm11, zmm18, zmm1	// update.limb33.vpaddq
vpmuludq zmm20, zmm8, zmmword ptr [rdi+5184]	// update.limb33.vpmuludq
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
sar r10, 20	// change2.w2g.sar.2
vpaddq zmm9, zmm11, zmm16	// update.limb33.vpaddq.2
vpaddq zmm3, zmm9, zmm26	// update.limb33.vpaddq.3
vpmuludq zmm13, zmm4, zmmword ptr [rdi+5120]	// update.limb33.vpmuludq.2
shl r10, 44	// change2.w2g.shl
vpaddq zmm19, zmm3, zmm20	// update.limb33.vpaddq.4
vpaddq zmm12, zmm19, zmm13	// update.limb33.vpaddq.5
vpaddq zmm21, zmm12, zmm10	// update.limb33.vpaddq.6
vpsraq zmm27, zmm21, 30	// update.limb33.vpsraq
mov qword ptr [rdi+48], r10	// change2.w2g.store_high2g
imul rsi, qword ptr [rdi+48]	// change3.h.imul_high2g
imul r8, qword ptr [rdi+48]	// change3.G.imul_high2g
lea r11, [rbx+r8]	// change3.G.add
lea rax, [rdx+rsi]	// change3.h.add
lea rbp, [rax+r12]	// change3.h.add.2
ror rbp, 45	// change3.h.packed
lea r9, [r11+r14]	// change3.G.add.2
ror r9, 44	// change3.G.packed
vpmuldq zmm23, zmm17, zmm5	// update.limb34.vpmuldq.2
vpermq zmm14, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpermq
vpmuldq zmm24, zmm6, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpmuldq zmm18, zmm25, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpandq zmm1, zmm21, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm1	// update.limb33.vmovdqa64
vpmuldq zmm11, zmm0, zmm14	// update.limb34.vpmuldq.4
vpaddq zmm16, zmm24, zmm23	// update.limb34.vpaddq
vpaddq zmm9, zmm16, zmm18	// update.limb34.vpaddq.2
vpaddq zmm26, zmm9, zmm11	// update.limb34.vpaddq.3
vpmuludq zmm3, zmm8, zmmword ptr [rdi+5248]	// update.limb34.vpmuludq
vpaddq zmm20, zmm26, zmm3	// update.limb34.vpaddq.4
vpmuludq zmm19, zmm4, zmmword ptr [rdi+5184]	// update.limb34.vpmuludq.2
vpaddq zmm13, zmm20, zmm19	// update.limb34.vpaddq.5
vpaddq zmm12, zmm13, zmm27	// update.limb34.vpaddq.6
vpsraq zmm10, zmm12, 30	// update.limb34.vpsraq
vpandq zmm5, zmm12, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm5	// update.limb34.vmovdqa64
vpmuldq zmm25, zmm17, zmm14	// update.last.vpmuldq.2
vpmuldq zmm21, zmm6, zmmword ptr [rdi+3008]	// update.last.vpmuldq
vpaddq zmm1, zmm21, zmm25	// update.last.vpaddq
vpmuludq zmm0, zmm4, zmmword ptr [rdi+5248]	// update.last.vpmuludq
vpaddq zmm24, zmm1, zmm0	// update.last.vpaddq.2
vpaddq zmm23, zmm24, zmm10	// update.last.vpaddq.3
vpaddq zmm16, zmm23, zmm15	// update.last.vpaddq.4
vpandq zmm18, zmm16, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm18	// update.last.vmovdqa64
vpsraq zmm9, zmm16, 30	// update.last.vpsraq
vpaddq zmm11, zmm9, zmm22	// update.last.vpaddq.5
vpandq zmm8, zmm11, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+3008], zmm8	// update.last.vmovdqa64.2
vpsraq zmm26, zmm11, 30	// update.last.vpsraq.2
vshufi64x2 zmm3{k3}{z}, zmm26, zmm26, 0x44	// update.last.vshufi64x2
vpaddq zmm20, zmm2, zmm3	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm20	// update.last.vmovdqa64.3
mov rbx, r9	// output
mov rdx, r13	// output
mov rsi, rcx	// output
mov rcx, rbp	// output
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
