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
mov rax, -2	// third1.step1.c1
sub rax, rdx	// third1.step1.c1.2
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r8, [rdx-1]	// third1.step1.c0
mov r9, -2	// third1.step2.c1
lea r10, [rbx+rbp]	// third1.step1.y
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rax	// third1.step1.d
sarx r11, r8, r15	// third1.step1.s
lea r12, [r8-1]	// third1.step2.c0
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
cmovs rcx, rbx	// third1.step1.h
mov r13, rcx	// copy for third1.step2.x
xor r13, r11	// third1.step2.x
sub r9, r8	// third1.step2.c1.2
sar r10, 1	// third1.step2.t
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
mov r14, -2	// third1.step3.c1
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
mov rdx, -2	// third1.step4.c1
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
lea rbp, [r10+r13]	// third1.step2.y
cmovc rbp, r10	// third1.step2.G
adc r11, 0	// third1.step2.w
cmovs r12, r9	// third1.step2.d
cmovs rcx, r10	// third1.step2.h
sub r14, r12	// third1.step3.c1.2
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
sarx rsi, r12, r15	// third1.step2.s
mov rax, rcx	// copy for third1.step3.x
xor rax, rsi	// third1.step3.x
sar rbp, 1	// third1.step3.t
lea rbx, [r12-1]	// third1.step3.c0
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
lea r8, [rbp+rax]	// third1.step3.y
cmovc r8, rbp	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs rbx, r14	// third1.step3.d
cmovs rcx, rbp	// third1.step3.h
sub rdx, rbx	// third1.step4.c1.2
sarx r13, rbx, r15	// third1.step3.s
mov r11, rcx	// copy for third1.step4.x
xor r11, r13	// third1.step4.x
sar r8, 1	// third1.step4.t
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
lea r9, [rbx-1]	// third1.step4.c0
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
mov r10, -2	// third1.step5.c1
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
mov r12, -2	// third1.step6.c1
lea rax, [r8+r11]	// third1.step4.y
cmovc rax, r8	// third1.step4.G
adc r13, 0	// third1.step4.w
cmovs r9, rdx	// third1.step4.d
lea rsi, [r9-1]	// third1.step5.c0
cmovs rcx, r8	// third1.step4.h
sub r10, r9	// third1.step5.c1.2
sarx r14, r9, r15	// third1.step4.s
mov rbp, rcx	// copy for third1.step5.x
xor rbp, r14	// third1.step5.x
sar rax, 1	// third1.step5.t
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
lea rbx, [rax+rbp]	// third1.step5.y
cmovc rbx, rax	// third1.step5.G
adc r14, 0	// third1.step5.w
cmovs rsi, r10	// third1.step5.d
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
sarx r11, rsi, r15	// third1.step5.s
lea r13, [rsi-1]	// third1.step6.c0
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
cmovs rcx, rax	// third1.step5.h
sub r12, rsi	// third1.step6.c1.2
mov rdx, rcx	// copy for third1.step6.x
xor rdx, r11	// third1.step6.x
sar rbx, 1	// third1.step6.t
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
mov r8, -2	// third1.step7.c1
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
mov r9, -2	// third1.step8.c1
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
lea rbp, [rbx+rdx]	// third1.step6.y
cmovc rbp, rbx	// third1.step6.G
adc r11, 0	// third1.step6.w
cmovs r13, r12	// third1.step6.d
lea r14, [r13-1]	// third1.step7.c0
cmovs rcx, rbx	// third1.step6.h
sub r8, r13	// third1.step7.c1.2
sarx r10, r13, r15	// third1.step6.s
mov rax, rcx	// copy for third1.step7.x
xor rax, r10	// third1.step7.x
sar rbp, 1	// third1.step7.t
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
lea rsi, [rbp+rax]	// third1.step7.y
cmovc rsi, rbp	// third1.step7.G
adc r10, 0	// third1.step7.w
cmovs r14, r8	// third1.step7.d
sarx rdx, r14, r15	// third1.step7.s
lea r11, [r14-1]	// third1.step8.c0
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
cmovs rcx, rbp	// third1.step7.h
sub r9, r14	// third1.step8.c1.2
mov r12, rcx	// copy for third1.step8.x
xor r12, rdx	// third1.step8.x
sar rsi, 1	// third1.step8.t
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
mov rbx, -2	// third1.step9.c1
vpermq zmm26, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpermq zmm27, zmm21, 0xa5	// end.M.vpermq.4
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm1, zmm24, zmm26	// update.limb0.vpmuldq.2
mov r13, qword ptr [rdi+320]	// end.w0f.load_N3u
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
mov rax, -2	// third1.step10.c1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+3072]	// update.limb0.vpmuludq.2
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
lea r10, [rsi+r12]	// third1.step8.y
cmovc r10, rsi	// third1.step8.G
adc rdx, 0	// third1.step8.w
cmovs r11, r9	// third1.step8.d
lea r8, [r11-1]	// third1.step9.c0
cmovs rcx, rsi	// third1.step8.h
sub rbx, r11	// third1.step9.c1.2
imul r13, qword ptr [rdi-112]	// end.w0f.imul_w2f
sarx rbp, r11, r15	// third1.step8.s
mov r14, rcx	// copy for third1.step9.x
xor r14, rbp	// third1.step9.x
sar r10, 1	// third1.step9.t
mov r12, qword ptr [rdi+328]	// end.w0f.load_N3v
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
lea rdx, [r10+r14]	// third1.step9.y
cmovc rdx, r10	// third1.step9.G
adc rbp, 0	// third1.step9.w
cmovs r8, rbx	// third1.step9.d
vpmuldq zmm12, zmm27, zmm26	// update.limb1.vpmuldq.2
sarx r9, r8, r15	// third1.step9.s
lea rsi, [r8-1]	// third1.step10.c0
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm17, zmm24, zmm6	// update.limb1.vpmuldq.4
cmovs rcx, r10	// third1.step9.h
sub rax, r8	// third1.step10.c1.2
mov r11, rcx	// copy for third1.step10.x
xor r11, r9	// third1.step10.x
sar rdx, 1	// third1.step10.t
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
vpaddq zmm19, zmm18, zmm13	// update.limb1.vpaddq.2
vpaddq zmm20, zmm19, zmm17	// update.limb1.vpaddq.3
mov r14, -2	// third1.step11.c1
vpmuludq zmm16, zmm8, zmmword ptr [rdi+3136]	// update.limb1.vpmuludq
vpaddq zmm22, zmm20, zmm16	// update.limb1.vpaddq.4
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm0, zmm7	// update.limb1.vpandq
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+3072]	// update.limb1.vpmuludq.3
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
mov rbp, -2	// third1.step12.c1
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
lea rbx, [rdx+r11]	// third1.step10.y
cmovc rbx, rdx	// third1.step10.G
adc r9, 0	// third1.step10.w
cmovs rsi, rax	// third1.step10.d
lea r10, [rsi-1]	// third1.step11.c0
cmovs rcx, rdx	// third1.step10.h
imul r12, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r8, [r13+r12]	// end.w0f.add
sar r8, 20	// end.w0f.sar
and r8, qword ptr [rdi-32]	// end.w0f.and_low40
sub r14, rsi	// third1.step11.c1.2
mov qword ptr [rdi-24], r8	// end.w0f.store_w0f
shr r8, 20	// end.w0f.shr
shl r8, 44	// end.w0f.shl
mov qword ptr [rdi-16], r8	// end.w0f.store_high0f
sarx r11, rsi, r15	// third1.step10.s
mov r9, rcx	// copy for third1.step11.x
xor r9, r11	// third1.step11.x
sar rbx, 1	// third1.step11.t
mov rax, qword ptr [rdi+336]	// end.w0g.load_N3q
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm26, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm5, zmm27, zmm6	// update.limb2.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
lea rdx, [rbx+r9]	// third1.step11.y
cmovc rdx, rbx	// third1.step11.G
adc r11, 0	// third1.step11.w
cmovs r10, r14	// third1.step11.d
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
sarx r13, r10, r15	// third1.step11.s
lea r12, [r10-1]	// third1.step12.c0
vpmuldq zmm13, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm19, zmm26, zmm5	// update.limb2.vpaddq
vpaddq zmm17, zmm19, zmm18	// update.limb2.vpaddq.2
cmovs rcx, rbx	// third1.step11.h
sub rbp, r10	// third1.step12.c1.2
mov r8, rcx	// copy for third1.step12.x
xor r8, r13	// third1.step12.x
imul rax, qword ptr [rdi-112]	// end.w0g.imul_w2f
sar rdx, 1	// third1.step12.t
mov rsi, qword ptr [rdi+344]	// end.w0g.load_N3r
vpaddq zmm20, zmm17, zmm13	// update.limb2.vpaddq.3
mov r9, -2	// third1.step13.c1
vpmuludq zmm16, zmm3, zmmword ptr [rdi+3136]	// update.limb2.vpmuludq.2
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3200]	// update.limb2.vpmuludq
vpaddq zmm11, zmm20, zmm22	// update.limb2.vpaddq.4
vpaddq zmm0, zmm11, zmm16	// update.limb2.vpaddq.5
vpaddq zmm1, zmm0, zmm9	// update.limb2.vpaddq.6
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm10, zmm27, zmm12	// update.limb3.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
vpmuldq zmm26, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm5, zmm24, zmm6	// update.limb3.vpmuldq.4
lea r11, [rdx+r8]	// third1.step12.y
cmovc r11, rdx	// third1.step12.G
adc r13, 0	// third1.step12.w
cmovs r12, rbp	// third1.step12.d
lea r14, [r12-1]	// third1.step13.c0
cmovs rcx, rdx	// third1.step12.h
imul rsi, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rbx, [rax+rsi]	// end.w0g.add
sub r9, r12	// third1.step13.c1.2
sar rbx, 20	// end.w0g.sar
and rbx, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], rbx	// end.w0g.store_w0g
sarx r10, r12, r15	// third1.step12.s
mov r8, rcx	// copy for third1.step13.x
xor r8, r10	// third1.step13.x
sar r11, 1	// third1.step13.t
vpaddq zmm19, zmm2, zmm10	// update.limb3.vpaddq
mov r13, -2	// third1.step14.c1
vpaddq zmm18, zmm19, zmm26	// update.limb3.vpaddq.2
vpaddq zmm17, zmm18, zmm5	// update.limb3.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3264]	// update.limb3.vpmuludq
lea rbp, [r11+r8]	// third1.step13.y
cmovc rbp, r11	// third1.step13.G
adc r10, 0	// third1.step13.w
cmovs r14, r9	// third1.step13.d
vpaddq zmm20, zmm17, zmm13	// update.limb3.vpaddq.4
sarx rdx, r14, r15	// third1.step13.s
lea rax, [r14-1]	// third1.step14.c0
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3200]	// update.limb3.vpmuludq.2
vpaddq zmm11, zmm20, zmm22	// update.limb3.vpaddq.5
vpaddq zmm16, zmm11, zmm21	// update.limb3.vpaddq.6
cmovs rcx, r11	// third1.step13.h
sub r13, r14	// third1.step14.c1.2
shr rbx, 20	// end.w0g.shr
mov rsi, rcx	// copy for third1.step14.x
xor rsi, rdx	// third1.step14.x
shl rbx, 44	// end.w0g.shl
sar rbp, 1	// third1.step14.t
mov qword ptr [rdi+0], rbx	// end.w0g.store_high0g
vpsraq zmm0, zmm16, 30	// update.limb3.vpsraq
vpandq zmm9, zmm16, zmm7	// update.limb3.vpandq
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov r12, -2	// third1.step15.c1
vpmuldq zmm12, zmm27, zmm6	// update.limb4.vpmuldq.2
vpermq zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
vpmuldq zmm10, zmm24, zmm2	// update.limb4.vpmuldq.4
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpaddq zmm26, zmm1, zmm12	// update.limb4.vpaddq
vpaddq zmm18, zmm26, zmm19	// update.limb4.vpaddq.2
vpaddq zmm5, zmm18, zmm10	// update.limb4.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3328]	// update.limb4.vpmuludq
lea r8, [rbp+rsi]	// third1.step14.y
cmovc r8, rbp	// third1.step14.G
adc rdx, 0	// third1.step14.w
cmovs rax, r13	// third1.step14.d
cmovs rcx, rbp	// third1.step14.h
sub r12, rax	// third1.step15.c1.2
lea r10, [rax-1]	// third1.step15.c0
sarx r9, rax, r15	// third1.step14.s
mov r11, rcx	// copy for third1.step15.x
xor r11, r9	// third1.step15.x
sar r8, 1	// third1.step15.t
vpmuludq zmm13, zmm3, zmmword ptr [rdi+3264]	// update.limb4.vpmuludq.2
vpaddq zmm20, zmm5, zmm17	// update.limb4.vpaddq.4
vpaddq zmm22, zmm20, zmm13	// update.limb4.vpaddq.5
mov r14, -2	// third1.step16.c1
vpaddq zmm11, zmm22, zmm0	// update.limb4.vpaddq.6
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpsraq zmm16, zmm11, 30	// update.limb4.vpsraq
vpandq zmm6, zmm11, zmm7	// update.limb4.vpandq
lea rbx, [r8+r11]	// third1.step15.y
cmovc rbx, r8	// third1.step15.G
adc r9, 0	// third1.step15.w
cmovs r10, r12	// third1.step15.d
sarx rsi, r10, r15	// third1.step15.s
lea rdx, [r10-1]	// third1.step16.c0
vpermq zmm1, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpmuldq zmm12, zmm27, zmm2	// update.limb5.vpmuldq.2
vpmuldq zmm26, zmm24, zmm1	// update.limb5.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+960], zmm6	// update.limb4.vmovdqa64
mov r13, -2	// third1.step17.c1
vpaddq zmm19, zmm21, zmm12	// update.limb5.vpaddq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
cmovs rcx, r8	// third1.step15.h
sub r14, r10	// third1.step16.c1.2
mov rbp, rcx	// copy for third1.step16.x
xor rbp, rsi	// third1.step16.x
sar rbx, 1	// third1.step16.t
vpaddq zmm10, zmm19, zmm18	// update.limb5.vpaddq.2
vpaddq zmm5, zmm10, zmm26	// update.limb5.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+3392]	// update.limb5.vpmuludq
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3328]	// update.limb5.vpmuludq.2
vpaddq zmm13, zmm5, zmm17	// update.limb5.vpaddq.4
vpaddq zmm22, zmm13, zmm20	// update.limb5.vpaddq.5
vpaddq zmm0, zmm22, zmm16	// update.limb5.vpaddq.6
mov rax, -2	// third1.step18.c1
lea r11, [rbx+rbp]	// third1.step16.y
cmovc r11, rbx	// third1.step16.G
adc rsi, 0	// third1.step16.w
cmovs rdx, r14	// third1.step16.d
cmovs rcx, rbx	// third1.step16.h
sub r13, rdx	// third1.step17.c1.2
lea r9, [rdx-1]	// third1.step17.c0
sarx r12, rdx, r15	// third1.step16.s
mov r8, rcx	// copy for third1.step17.x
xor r8, r12	// third1.step17.x
sar r11, 1	// third1.step17.t
vpsraq zmm11, zmm0, 30	// update.limb5.vpsraq
vpandq zmm2, zmm0, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm2	// update.limb5.vmovdqa64
vpsrlq zmm21, zmm9, 10	// update.limb5.above.vpsrlq
vpsllq zmm12, zmm2, 50	// update.limb5.above.vpsllq.2
vpmuldq zmm19, zmm27, zmm1	// update.limb6.vpmuldq.2
lea r10, [r11+r8]	// third1.step17.y
cmovc r10, r11	// third1.step17.G
adc r12, 0	// third1.step17.w
cmovs r9, r13	// third1.step17.d
sarx rbp, r9, r15	// third1.step17.s
lea rsi, [r9-1]	// third1.step18.c0
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpsllq zmm10, zmm6, 20	// update.limb5.above.vpsllq
vpaddq zmm26, zmm21, zmm10	// update.limb5.above.vpaddq
vpaddq zmm5, zmm26, zmm12	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm5	// update.limb5.above.vmovdqa64
cmovs rcx, r11	// third1.step17.h
sub rax, r9	// third1.step18.c1.2
mov r14, rcx	// copy for third1.step18.x
xor r14, rbp	// third1.step18.x
sar r10, 1	// third1.step18.t
vpermq zmm17, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
mov rbx, -2	// third1.step19.c1
vpmuldq zmm13, zmm24, zmm17	// update.limb6.vpmuldq.4
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3456]	// update.limb6.vpmuludq
vpaddq zmm16, zmm18, zmm19	// update.limb6.vpaddq
vpaddq zmm0, zmm16, zmm20	// update.limb6.vpaddq.2
mov rdx, -2	// third1.step20.c1
vpmuludq zmm9, zmm3, zmmword ptr [rdi+3392]	// update.limb6.vpmuludq.2
vpaddq zmm2, zmm0, zmm13	// update.limb6.vpaddq.3
vpaddq zmm1, zmm2, zmm22	// update.limb6.vpaddq.4
vpaddq zmm6, zmm1, zmm9	// update.limb6.vpaddq.5
vpaddq zmm21, zmm6, zmm11	// update.limb6.vpaddq.6
vpandq zmm10, zmm21, zmm7	// update.limb6.vpandq
vpsraq zmm26, zmm21, 30	// update.limb6.vpsraq
lea r8, [r10+r14]	// third1.step18.y
cmovc r8, r10	// third1.step18.G
adc rbp, 0	// third1.step18.w
cmovs rsi, rax	// third1.step18.d
lea r12, [rsi-1]	// third1.step19.c0
cmovs rcx, r10	// third1.step18.h
sub rbx, rsi	// third1.step19.c1.2
sarx r13, rsi, r15	// third1.step18.s
mov r11, rcx	// copy for third1.step19.x
xor r11, r13	// third1.step19.x
sar r8, 1	// third1.step19.t
vmovdqa64 zmmword ptr [rdi+1088], zmm10	// update.limb6.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpermq zmm5, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
lea r9, [r8+r11]	// third1.step19.y
cmovc r9, r8	// third1.step19.G
adc r13, 0	// third1.step19.w
cmovs r12, rbx	// third1.step19.d
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
sarx r14, r12, r15	// third1.step19.s
lea rbp, [r12-1]	// third1.step20.c0
vpmuldq zmm19, zmm24, zmm5	// update.limb7.vpmuldq.4
vpmuldq zmm16, zmm27, zmm17	// update.limb7.vpmuldq.2
vpaddq zmm20, zmm12, zmm16	// update.limb7.vpaddq
cmovs rcx, r8	// third1.step19.h
sub rdx, r12	// third1.step20.c1.2
mov rax, rcx	// copy for third1.step20.x
xor rax, r14	// third1.step20.x
sar r9, 1	// third1.step20.t
vpaddq zmm0, zmm20, zmm18	// update.limb7.vpaddq.2
vpaddq zmm13, zmm0, zmm19	// update.limb7.vpaddq.3
vpmuludq zmm2, zmm8, zmmword ptr [rdi+3520]	// update.limb7.vpmuludq
vpaddq zmm22, zmm13, zmm2	// update.limb7.vpaddq.4
vpmuludq zmm1, zmm3, zmmword ptr [rdi+3456]	// update.limb7.vpmuludq.2
vpaddq zmm9, zmm22, zmm1	// update.limb7.vpaddq.5
vpaddq zmm6, zmm9, zmm26	// update.limb7.vpaddq.6
vpsraq zmm11, zmm6, 30	// update.limb7.vpsraq
vpandq zmm21, zmm6, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm21	// update.limb7.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm17, zmm27, zmm5	// update.limb8.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
lea r10, [r9+rax]	// third1.step20.y
cmovc r10, r9	// third1.step20.G
adc r14, 0	// third1.step20.w
cmovs rbp, rdx	// third1.step20.d
cmovs rcx, r9	// third1.step20.h
sarx rsi, rbp, r15	// third1.step20.s
vpmuldq zmm16, zmm24, zmm12	// update.limb8.vpmuldq.4
mov r11, r10	// copy for change1.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r13, r10	// copy for change1.G.shl
shl r13, 44	// change1.G.shl
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r8, rbx, 20	// change1.h.first_entry
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpaddq zmm18, zmm10, zmm17	// update.limb8.vpaddq
vpaddq zmm0, zmm18, zmm20	// update.limb8.vpaddq.2
mov r12, rcx	// copy for change1.h.shl
shl r12, 45	// change1.h.shl
rorx rax, r11, 21	// change1.G.first_entry
vpaddq zmm19, zmm0, zmm16	// update.limb8.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3584]	// update.limb8.vpmuludq
imul r8, qword ptr [rdi-16]	// change1.h.imul_high0f
rorx r14, r11, 42	// change1.G.second_entry
rorx rdx, rbx, 41	// change1.h.second_entry
imul rdx, qword ptr [rdi+0]	// change1.h.imul_high0g
vpaddq zmm2, zmm19, zmm13	// update.limb8.vpaddq.4
vpmuludq zmm22, zmm3, zmmword ptr [rdi+3520]	// update.limb8.vpmuludq.2
vpaddq zmm1, zmm2, zmm22	// update.limb8.vpaddq.5
vpaddq zmm9, zmm1, zmm11	// update.limb8.vpaddq.6
add r13, qword ptr [rdi-40]	// change1.G.add_refill_G
vpmuldq zmm26, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
imul rax, qword ptr [rdi-16]	// change1.G.imul_high0f
vpandq zmm6, zmm9, zmm7	// update.limb8.vpandq
vpsraq zmm21, zmm9, 30	// update.limb8.vpsraq
add r12, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm5, zmm27, zmm12	// update.limb9.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+1216], zmm6	// update.limb8.vmovdqa64
vpermq zmm10, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
imul r14, qword ptr [rdi+0]	// change1.G.imul_high0g
lea r9, [rax+r14]	// change1.G.add
lea r11, [r9+r13]	// change1.G.add.2
vpmuldq zmm18, zmm24, zmm10	// update.limb9.vpmuldq.4
vpaddq zmm20, zmm17, zmm5	// update.limb9.vpaddq
vpaddq zmm0, zmm20, zmm26	// update.limb9.vpaddq.2
lea rbx, [r8+rdx]	// change1.h.add
lea rax, [rbx+r12]	// change1.h.add.2
vpaddq zmm16, zmm0, zmm18	// update.limb9.vpaddq.3
ror rax, 45	// change1.h.packed
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3648]	// update.limb9.vpmuludq
vpbroadcastq zmm13, rcx	// change1.vpbroadcastq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpaddq zmm22, zmm16, zmm19	// update.limb9.vpaddq.4
ror r11, 44	// change1.G.packed
vpmuldq zmm1, zmm27, zmm10	// update.limb10.vpmuldq.2
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3584]	// update.limb9.vpmuludq.2
vpaddq zmm9, zmm22, zmm11	// update.limb9.vpaddq.5
vpbroadcastq zmm13{k1}, r10	// change1.vpbroadcastq.2
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpaddq zmm6, zmm9, zmm21	// update.limb9.vpaddq.6
vpsraq zmm17, zmm6, 30	// update.limb9.vpsraq
vpandq zmm5, zmm6, zmm7	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm5	// update.limb9.vmovdqa64
vpmuludq zmm20, zmm3, zmmword ptr [rdi+3648]	// update.limb10.vpmuludq.2
vpermq zmm26, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
vpmuldq zmm0, zmm24, zmm26	// update.limb10.vpmuldq.4
vpaddq zmm18, zmm2, zmm1	// update.limb10.vpaddq
vpaddq zmm16, zmm18, zmm12	// update.limb10.vpaddq.2
vpaddq zmm19, zmm16, zmm0	// update.limb10.vpaddq.3
mov r14, -2	// third2.step1.c1
sub r14, rbp	// third2.step1.c1.2
vpaddq zmm10, zmm13, zmm29	// change1.N1.vpaddq
mov r9, rax	// copy for third2.step1.x
xor r9, rsi	// third2.step1.x
sar r11, 1	// third2.step1.t
lea r13, [rbp-1]	// third2.step1.c0
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3712]	// update.limb10.vpmuludq
vpaddq zmm11, zmm19, zmm22	// update.limb10.vpaddq.4
vpaddq zmm9, zmm11, zmm20	// update.limb10.vpaddq.5
vpaddq zmm21, zmm9, zmm17	// update.limb10.vpaddq.6
vpandq zmm6, zmm21, zmm7	// update.limb10.vpandq
vpsraq zmm5, zmm21, 30	// update.limb10.vpsraq
vmovdqa64 zmmword ptr [rdi+1344], zmm6	// update.limb10.vmovdqa64
mov r8, -2	// third2.step2.c1
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpermq zmm1, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
vpmuldq zmm18, zmm24, zmm1	// update.limb11.vpmuldq.4
vpmuldq zmm12, zmm27, zmm26	// update.limb11.vpmuldq.2
lea rdx, [r11+r9]	// third2.step1.y
vpsllvq zmm16, zmm10, zmm30	// change1.N1.vpsllvq
vpsravq zmm0, zmm16, zmm31	// change1.N1.vpsravq
vpaddq zmm13, zmm2, zmm12	// update.limb11.vpaddq
cmovc rdx, r11	// third2.step1.G
adc rsi, 0	// third2.step1.w
cmovs r13, r14	// third2.step1.d
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
sarx rbx, r13, r15	// third2.step1.s
lea r12, [r13-1]	// third2.step2.c0
vpmuludq zmm22, zmm8, zmmword ptr [rdi+3776]	// update.limb11.vpmuludq
vpsubq zmm11, zmm28, zmm0	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm11	// change1.N1.vmovdqa64
vpaddq zmm20, zmm13, zmm19	// update.limb11.vpaddq.2
vpaddq zmm9, zmm20, zmm18	// update.limb11.vpaddq.3
cmovs rax, r11	// third2.step1.h
sub r8, r13	// third2.step2.c1.2
mov rcx, rax	// copy for third2.step2.x
xor rcx, rbx	// third2.step2.x
sar rdx, 1	// third2.step2.t
vpaddq zmm17, zmm9, zmm22	// update.limb11.vpaddq.4
vpmuludq zmm21, zmm3, zmmword ptr [rdi+3712]	// update.limb11.vpmuludq.2
vpaddq zmm6, zmm17, zmm21	// update.limb11.vpaddq.5
mov r10, -2	// third2.step3.c1
vpmuldq zmm26, zmm27, zmm1	// update.limb12.vpmuldq.2
vpaddq zmm10, zmm6, zmm5	// update.limb11.vpaddq.6
vpandq zmm16, zmm10, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm16	// update.limb11.vmovdqa64
vpsraq zmm2, zmm10, 30	// update.limb11.vpsraq
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
mov rbp, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov r9, -2	// third2.step4.c1
lea rsi, [rdx+rcx]	// third2.step2.y
cmovc rsi, rdx	// third2.step2.G
adc rbx, 0	// third2.step2.w
cmovs r12, r8	// third2.step2.d
lea r14, [r12-1]	// third2.step3.c0
cmovs rax, rdx	// third2.step2.h
sub r10, r12	// third2.step3.c1.2
sarx r11, r12, r15	// third2.step2.s
mov r13, rax	// copy for third2.step3.x
xor r13, r11	// third2.step3.x
sar rsi, 1	// third2.step3.t
vpermq zmm11, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
vpmuldq zmm13, zmm24, zmm11	// update.limb12.vpmuldq.4
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3840]	// update.limb12.vpmuludq
vpaddq zmm20, zmm12, zmm26	// update.limb12.vpaddq
lea rcx, [rsi+r13]	// third2.step3.y
cmovc rcx, rsi	// third2.step3.G
adc r11, 0	// third2.step3.w
cmovs r14, r10	// third2.step3.d
vpmuludq zmm18, zmm3, zmmword ptr [rdi+3776]	// update.limb12.vpmuludq.2
sarx rbx, r14, r15	// third2.step3.s
lea r8, [r14-1]	// third2.step4.c0
vpmuldq zmm9, zmm27, zmm11	// update.limb13.vpmuldq.2
cmovs rax, rsi	// third2.step3.h
sub r9, r14	// third2.step4.c1.2
mov rdx, rax	// copy for third2.step4.x
xor rdx, rbx	// third2.step4.x
sar rcx, 1	// third2.step4.t
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
mov r12, -2	// third2.step5.c1
vpermq zmm17, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
vpaddq zmm21, zmm20, zmm0	// update.limb12.vpaddq.2
vpaddq zmm1, zmm21, zmm13	// update.limb12.vpaddq.3
vpaddq zmm6, zmm1, zmm19	// update.limb12.vpaddq.4
vpaddq zmm5, zmm6, zmm18	// update.limb12.vpaddq.5
vpaddq zmm16, zmm5, zmm2	// update.limb12.vpaddq.6
vpandq zmm10, zmm16, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm10	// update.limb12.vmovdqa64
vpsraq zmm12, zmm16, 30	// update.limb12.vpsraq
vpmuludq zmm26, zmm3, zmmword ptr [rdi+3840]	// update.limb13.vpmuludq.2
vpaddq zmm11, zmm22, zmm9	// update.limb13.vpaddq
vpmuldq zmm20, zmm24, zmm17	// update.limb13.vpmuldq.4
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vpaddq zmm21, zmm11, zmm0	// update.limb13.vpaddq.2
vpmuldq zmm13, zmm27, zmm17	// update.limb14.vpmuldq.2
vpaddq zmm1, zmm21, zmm20	// update.limb13.vpaddq.3
mov r13, -2	// third2.step6.c1
lea r11, [rcx+rdx]	// third2.step4.y
cmovc r11, rcx	// third2.step4.G
adc rbx, 0	// third2.step4.w
cmovs r8, r9	// third2.step4.d
cmovs rax, rcx	// third2.step4.h
imul rbp, qword ptr [rdi-24]	// change1.w1f.imul_w0f
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
sub r12, r8	// third2.step5.c1.2
lea rsi, [r8-1]	// third2.step5.c0
vpmuludq zmm19, zmm8, zmmword ptr [rdi+3904]	// update.limb13.vpmuludq
imul r10, qword ptr [rdi-8]	// change1.w1f.imul_w0g
sarx r14, r8, r15	// third2.step4.s
mov rdx, rax	// copy for third2.step5.x
xor rdx, r14	// third2.step5.x
sar r11, 1	// third2.step5.t
vpaddq zmm6, zmm1, zmm19	// update.limb13.vpaddq.4
vpaddq zmm18, zmm6, zmm26	// update.limb13.vpaddq.5
vpaddq zmm5, zmm18, zmm12	// update.limb13.vpaddq.6
lea rbx, [rbp+r10]	// change1.w1f.add
lea r9, [r11+rdx]	// third2.step5.y
cmovc r9, r11	// third2.step5.G
adc r14, 0	// third2.step5.w
cmovs rax, r11	// third2.step5.h
vpsraq zmm2, zmm5, 30	// update.limb13.vpsraq
vpandq zmm10, zmm5, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm10	// update.limb13.vmovdqa64
vpermq zmm16, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
vpmuldq zmm22, zmm24, zmm16	// update.limb14.vpmuldq.4
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuludq zmm11, zmm3, zmmword ptr [rdi+3904]	// update.limb14.vpmuludq.2
cmovs rsi, r12	// third2.step5.d
sub r13, rsi	// third2.step6.c1.2
sarx rcx, rsi, r15	// third2.step5.s
mov r8, rax	// copy for third2.step6.x
xor r8, rcx	// third2.step6.x
sar r9, 1	// third2.step6.t
lea rbp, [rsi-1]	// third2.step6.c0
mov r10, -2	// third2.step7.c1
vpmuludq zmm0, zmm8, zmmword ptr [rdi+3968]	// update.limb14.vpmuludq
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpaddq zmm21, zmm17, zmm13	// update.limb14.vpaddq
vpaddq zmm20, zmm21, zmm9	// update.limb14.vpaddq.2
vpaddq zmm1, zmm20, zmm22	// update.limb14.vpaddq.3
vpaddq zmm19, zmm1, zmm0	// update.limb14.vpaddq.4
vpaddq zmm6, zmm19, zmm11	// update.limb14.vpaddq.5
vpaddq zmm26, zmm6, zmm2	// update.limb14.vpaddq.6
vpsraq zmm18, zmm26, 30	// update.limb14.vpsraq
vpandq zmm12, zmm26, zmm7	// update.limb14.vpandq
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+1600], zmm12	// update.limb14.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
mov rdx, -2	// third2.step8.c1
lea r14, [r9+r8]	// third2.step6.y
cmovc r14, r9	// third2.step6.G
adc rcx, 0	// third2.step6.w
cmovs rbp, r13	// third2.step6.d
lea r11, [rbp-1]	// third2.step7.c0
sarx r12, rbp, r15	// third2.step6.s
cmovs rax, r9	// third2.step6.h
sar rbx, 20	// change1.w1f.sar
mov qword ptr [rdi+8], rbx	// change1.w1f.store_w1f
sub r10, rbp	// third2.step7.c1.2
mov rsi, rax	// copy for third2.step7.x
xor rsi, r12	// third2.step7.x
sar r14, 1	// third2.step7.t
mov r8, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpermq zmm17, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
vpmuldq zmm13, zmm27, zmm16	// update.limb15.vpmuldq.2
vpmuludq zmm21, zmm8, zmmword ptr [rdi+4032]	// update.limb15.vpmuludq
vpaddq zmm9, zmm10, zmm13	// update.limb15.vpaddq
lea rcx, [r14+rsi]	// third2.step7.y
cmovc rcx, r14	// third2.step7.G
adc r12, 0	// third2.step7.w
cmovs r11, r10	// third2.step7.d
vpaddq zmm20, zmm9, zmm5	// update.limb15.vpaddq.2
sarx r13, r11, r15	// third2.step7.s
lea r9, [r11-1]	// third2.step8.c0
vpmuldq zmm22, zmm24, zmm17	// update.limb15.vpmuldq.4
vpaddq zmm1, zmm20, zmm22	// update.limb15.vpaddq.3
vpmuludq zmm0, zmm3, zmmword ptr [rdi+3968]	// update.limb15.vpmuludq.2
vpaddq zmm19, zmm1, zmm21	// update.limb15.vpaddq.4
vpaddq zmm11, zmm19, zmm0	// update.limb15.vpaddq.5
vpaddq zmm6, zmm11, zmm18	// update.limb15.vpaddq.6
vpsraq zmm2, zmm6, 30	// update.limb15.vpsraq
cmovs rax, r14	// third2.step7.h
sub rdx, r11	// third2.step8.c1.2
mov rbx, rax	// copy for third2.step8.x
xor rbx, r13	// third2.step8.x
sar rcx, 1	// third2.step8.t
vpandq zmm26, zmm6, zmm7	// update.limb15.vpandq
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
mov rbp, -2	// third2.step9.c1
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuldq zmm10, zmm27, zmm17	// update.limb16.vpmuldq.2
vpermq zmm13, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
mov rsi, -2	// third2.step10.c1
vmovdqa64 zmmword ptr [rdi+1664], zmm26	// update.limb15.vmovdqa64
lea r12, [rcx+rbx]	// third2.step8.y
cmovc r12, rcx	// third2.step8.G
adc r13, 0	// third2.step8.w
cmovs r9, rdx	// third2.step8.d
lea r10, [r9-1]	// third2.step9.c0
cmovs rax, rcx	// third2.step8.h
imul r8, qword ptr [rdi-24]	// change1.w1g.imul_w0f
mov r14, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r14, qword ptr [rdi-8]	// change1.w1g.imul_w0g
sub rbp, r9	// third2.step9.c1.2
sarx r11, r9, r15	// third2.step8.s
mov rbx, rax	// copy for third2.step9.x
xor rbx, r11	// third2.step9.x
sar r12, 1	// third2.step9.t
lea r13, [r8+r14]	// change1.w1g.add
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4096]	// update.limb16.vpmuludq
vpmuldq zmm5, zmm24, zmm13	// update.limb16.vpmuldq.4
vpaddq zmm20, zmm12, zmm10	// update.limb16.vpaddq
vpaddq zmm22, zmm20, zmm16	// update.limb16.vpaddq.2
vpaddq zmm1, zmm22, zmm5	// update.limb16.vpaddq.3
vpaddq zmm21, zmm1, zmm9	// update.limb16.vpaddq.4
vpmuldq zmm19, zmm27, zmm13	// update.limb17.vpmuldq.2
vpmuludq zmm0, zmm3, zmmword ptr [rdi+4032]	// update.limb16.vpmuludq.2
vpaddq zmm11, zmm21, zmm0	// update.limb16.vpaddq.5
vpaddq zmm18, zmm11, zmm2	// update.limb16.vpaddq.6
vpandq zmm6, zmm18, zmm7	// update.limb16.vpandq
lea rdx, [r12+rbx]	// third2.step9.y
vpermq zmm17, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
vpmuldq zmm26, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
mov rcx, -2	// third2.step11.c1
vpsraq zmm12, zmm18, 30	// update.limb16.vpsraq
vpaddq zmm10, zmm26, zmm19	// update.limb17.vpaddq
cmovc rdx, r12	// third2.step9.G
adc r11, 0	// third2.step9.w
cmovs r10, rbp	// third2.step9.d
sarx r9, r10, r15	// third2.step9.s
cmovs rax, r12	// third2.step9.h
mov r8, rax	// copy for third2.step10.x
xor r8, r9	// third2.step10.x
sub rsi, r10	// third2.step10.c1.2
sar rdx, 1	// third2.step10.t
lea r14, [r10-1]	// third2.step10.c0
vpmuldq zmm20, zmm24, zmm17	// update.limb17.vpmuldq.4
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+1728], zmm6	// update.limb16.vmovdqa64
mov rbx, -2	// third2.step12.c1
lea r11, [rdx+r8]	// third2.step10.y
cmovc r11, rdx	// third2.step10.G
adc r9, 0	// third2.step10.w
cmovs r14, rsi	// third2.step10.d
lea rbp, [r14-1]	// third2.step11.c0
sarx r12, r14, r15	// third2.step10.s
cmovs rax, rdx	// third2.step10.h
sar r13, 20	// change1.w1g.sar
mov qword ptr [rdi+16], r13	// change1.w1g.store_w1g
sub rcx, r14	// third2.step11.c1.2
mov r10, rax	// copy for third2.step11.x
xor r10, r12	// third2.step11.x
sar r11, 1	// third2.step11.t
mov r8, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm22, zmm27, zmm17	// update.limb18.vpmuldq.2
lea r9, [r11+r10]	// third2.step11.y
cmovc r9, r11	// third2.step11.G
adc r12, 0	// third2.step11.w
cmovs rbp, rcx	// third2.step11.d
vpmuludq zmm5, zmm8, zmmword ptr [rdi+4160]	// update.limb17.vpmuludq
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpaddq zmm9, zmm1, zmm22	// update.limb18.vpaddq
sarx rsi, rbp, r15	// third2.step11.s
lea rdx, [rbp-1]	// third2.step12.c0
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpermq zmm21, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpermq
cmovs rax, r11	// third2.step11.h
sub rbx, rbp	// third2.step12.c1.2
mov r13, rax	// copy for third2.step12.x
xor r13, rsi	// third2.step12.x
imul r8, qword ptr [rdi+384]	// change1.high1f.imul_above_f
sar r9, 1	// third2.step12.t
vpaddq zmm0, zmm10, zmm16	// update.limb17.vpaddq.2
vpaddq zmm11, zmm0, zmm20	// update.limb17.vpaddq.3
vpaddq zmm2, zmm11, zmm5	// update.limb17.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+4096]	// update.limb17.vpmuludq.2
vpaddq zmm26, zmm2, zmm18	// update.limb17.vpaddq.5
vpaddq zmm19, zmm26, zmm12	// update.limb17.vpaddq.6
vpsraq zmm6, zmm19, 30	// update.limb17.vpsraq
vpandq zmm17, zmm19, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm17	// update.limb17.vmovdqa64
mov r14, qword ptr [rdi+200]	// change1.high1f.load_N1v
mov r10, -2	// third2.step13.c1
vpmuldq zmm1, zmm24, zmm21	// update.limb18.vpmuldq.4
vpmuludq zmm22, zmm8, zmmword ptr [rdi+4224]	// update.limb18.vpmuludq
vpaddq zmm10, zmm9, zmm13	// update.limb18.vpaddq.2
vpaddq zmm16, zmm10, zmm1	// update.limb18.vpaddq.3
vpaddq zmm0, zmm16, zmm22	// update.limb18.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4160]	// update.limb18.vpmuludq.2
vpaddq zmm11, zmm0, zmm20	// update.limb18.vpaddq.5
vpaddq zmm5, zmm11, zmm6	// update.limb18.vpaddq.6
vpsraq zmm2, zmm5, 30	// update.limb18.vpsraq
mov r12, -2	// third2.step14.c1
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
lea rcx, [r9+r13]	// third2.step12.y
cmovc rcx, r9	// third2.step12.G
adc rsi, 0	// third2.step12.w
cmovs rdx, rbx	// third2.step12.d
lea r11, [rdx-1]	// third2.step13.c0
cmovs rax, r9	// third2.step12.h
sub r10, rdx	// third2.step13.c1.2
imul r14, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea rbp, [r8+r14]	// change1.high1f.add
vpandq zmm26, zmm5, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm26	// update.limb18.vmovdqa64
vpermq zmm12, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpermq
sarx r13, rdx, r15	// third2.step12.s
mov rsi, rax	// copy for third2.step13.x
xor rsi, r13	// third2.step13.x
sar rcx, 1	// third2.step13.t
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
vpmuldq zmm17, zmm27, zmm21	// update.limb19.vpmuldq.2
vpmuldq zmm9, zmm24, zmm12	// update.limb19.vpmuldq.4
mov rbx, qword ptr [rdi+8]	// change1.high1f.load_w1f
vpaddq zmm13, zmm18, zmm17	// update.limb19.vpaddq
lea r9, [rcx+rsi]	// third2.step13.y
cmovc r9, rcx	// third2.step13.G
adc r13, 0	// third2.step13.w
cmovs r11, r10	// third2.step13.d
sarx r8, r11, r15	// third2.step13.s
lea r14, [r11-1]	// third2.step14.c0
vpmuludq zmm10, zmm8, zmmword ptr [rdi+4288]	// update.limb19.vpmuludq
vpaddq zmm1, zmm13, zmm19	// update.limb19.vpaddq.2
vpaddq zmm16, zmm1, zmm9	// update.limb19.vpaddq.3
vpaddq zmm22, zmm16, zmm10	// update.limb19.vpaddq.4
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
cmovs rax, rcx	// third2.step13.h
mov rdx, rax	// copy for third2.step14.x
xor rdx, r8	// third2.step14.x
sub r12, r11	// third2.step14.c1.2
sar r9, 1	// third2.step14.t
mov rsi, -2	// third2.step15.c1
vpmuludq zmm20, zmm3, zmmword ptr [rdi+4224]	// update.limb19.vpmuludq.2
vpaddq zmm11, zmm22, zmm20	// update.limb19.vpaddq.5
vpaddq zmm6, zmm11, zmm2	// update.limb19.vpaddq.6
vpandq zmm5, zmm6, zmm7	// update.limb19.vpandq
vpmuldq zmm26, zmm27, zmm12	// update.limb20.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+1920], zmm5	// update.limb19.vmovdqa64
vpsraq zmm21, zmm6, 30	// update.limb19.vpsraq
vpermq zmm18, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpermq
mov r13, -2	// third2.step16.c1
vpmuldq zmm17, zmm24, zmm18	// update.limb20.vpmuldq.4
vpaddq zmm13, zmm0, zmm26	// update.limb20.vpaddq
lea r10, [r9+rdx]	// third2.step14.y
cmovc r10, r9	// third2.step14.G
adc r8, 0	// third2.step14.w
cmovs r14, r12	// third2.step14.d
lea rcx, [r14-1]	// third2.step15.c0
cmovs rax, r9	// third2.step14.h
sar rbx, 20	// change1.high1f.sar
sub rsi, r14	// third2.step15.c1.2
lea r11, [rbx+rbp]	// change1.high1f.add.2
shl r11, 44	// change1.high1f.shl
sarx rdx, r14, r15	// third2.step14.s
mov r8, rax	// copy for third2.step15.x
xor r8, rdx	// third2.step15.x
sar r10, 1	// third2.step15.t
vpmuludq zmm19, zmm3, zmmword ptr [rdi+4288]	// update.limb20.vpmuludq.2
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpaddq zmm9, zmm13, zmm1	// update.limb20.vpaddq.2
vpaddq zmm16, zmm9, zmm17	// update.limb20.vpaddq.3
vpmuludq zmm10, zmm8, zmmword ptr [rdi+4352]	// update.limb20.vpmuludq
vpaddq zmm22, zmm16, zmm10	// update.limb20.vpaddq.4
lea r12, [r10+r8]	// third2.step15.y
cmovc r12, r10	// third2.step15.G
adc rdx, 0	// third2.step15.w
cmovs rcx, rsi	// third2.step15.d
sarx r9, rcx, r15	// third2.step15.s
vpaddq zmm20, zmm22, zmm19	// update.limb20.vpaddq.5
mov qword ptr [rdi+24], r11	// change1.high1f.store_high1f
lea rbx, [rcx-1]	// third2.step16.c0
cmovs rax, r10	// third2.step15.h
sub r13, rcx	// third2.step16.c1.2
mov rbp, rax	// copy for third2.step16.x
xor rbp, r9	// third2.step16.x
sar r12, 1	// third2.step16.t
mov r14, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpermq zmm11, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpermq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
mov r8, -2	// third2.step17.c1
vpaddq zmm12, zmm20, zmm21	// update.limb20.vpaddq.6
vpandq zmm5, zmm12, zmm7	// update.limb20.vpandq
vpsraq zmm6, zmm12, 30	// update.limb20.vpsraq
vmovdqa64 zmmword ptr [rdi+1984], zmm5	// update.limb20.vmovdqa64
vpmuldq zmm0, zmm27, zmm18	// update.limb21.vpmuldq.2
vpmuldq zmm26, zmm24, zmm11	// update.limb21.vpmuldq.4
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpaddq zmm1, zmm2, zmm0	// update.limb21.vpaddq
vpaddq zmm9, zmm1, zmm13	// update.limb21.vpaddq.2
vpaddq zmm17, zmm9, zmm26	// update.limb21.vpaddq.3
vpmuludq zmm16, zmm8, zmmword ptr [rdi+4416]	// update.limb21.vpmuludq
mov rdx, -2	// third2.step18.c1
vpaddq zmm10, zmm17, zmm16	// update.limb21.vpaddq.4
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4352]	// update.limb21.vpmuludq.2
lea rsi, [r12+rbp]	// third2.step16.y
cmovc rsi, r12	// third2.step16.G
adc r9, 0	// third2.step16.w
cmovs rbx, r13	// third2.step16.d
lea r11, [rbx-1]	// third2.step17.c0
cmovs rax, r12	// third2.step16.h
sub r8, rbx	// third2.step17.c1.2
sarx r10, rbx, r15	// third2.step16.s
mov rcx, rax	// copy for third2.step17.x
xor rcx, r10	// third2.step17.x
sar rsi, 1	// third2.step17.t
lea rbp, [rsi+rcx]	// third2.step17.y
vpaddq zmm19, zmm10, zmm22	// update.limb21.vpaddq.5
vpaddq zmm20, zmm19, zmm6	// update.limb21.vpaddq.6
cmovc rbp, rsi	// third2.step17.G
adc r10, 0	// third2.step17.w
cmovs r11, r8	// third2.step17.d
vpandq zmm21, zmm20, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm21	// update.limb21.vmovdqa64
vpsraq zmm12, zmm20, 30	// update.limb21.vpsraq
sarx r9, r11, r15	// third2.step17.s
lea r13, [r11-1]	// third2.step18.c0
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
vpmuldq zmm18, zmm27, zmm11	// update.limb22.vpmuldq.2
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vpermq zmm0, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpermq
cmovs rax, rsi	// third2.step17.h
sub rdx, r11	// third2.step18.c1.2
mov r12, rax	// copy for third2.step18.x
xor r12, r9	// third2.step18.x
imul r14, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rbx, qword ptr [rdi+216]	// change1.high1g.load_N1r
sar rbp, 1	// third2.step18.t
vpaddq zmm1, zmm5, zmm18	// update.limb22.vpaddq
vpaddq zmm13, zmm1, zmm2	// update.limb22.vpaddq.2
mov rcx, -2	// third2.step19.c1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4480]	// update.limb22.vpmuludq
vpmuldq zmm26, zmm24, zmm0	// update.limb22.vpmuldq.4
vpaddq zmm17, zmm13, zmm26	// update.limb22.vpaddq.3
vpaddq zmm16, zmm17, zmm9	// update.limb22.vpaddq.4
vpmuldq zmm10, zmm27, zmm0	// update.limb23.vpmuldq.2
mov r10, -2	// third2.step20.c1
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4416]	// update.limb22.vpmuludq.2
vpaddq zmm19, zmm16, zmm22	// update.limb22.vpaddq.5
vpaddq zmm6, zmm19, zmm12	// update.limb22.vpaddq.6
vpsraq zmm21, zmm6, 30	// update.limb22.vpsraq
vpandq zmm20, zmm6, zmm7	// update.limb22.vpandq
vmovdqa64 zmmword ptr [rdi+2112], zmm20	// update.limb22.vmovdqa64
lea r8, [rbp+r12]	// third2.step18.y
cmovc r8, rbp	// third2.step18.G
adc r9, 0	// third2.step18.w
cmovs r13, rdx	// third2.step18.d
lea rsi, [r13-1]	// third2.step19.c0
cmovs rax, rbp	// third2.step18.h
sub rcx, r13	// third2.step19.c1.2
imul rbx, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea r11, [r14+rbx]	// change1.high1g.add
sarx r12, r13, r15	// third2.step18.s
mov r9, rax	// copy for third2.step19.x
xor r9, r12	// third2.step19.x
sar r8, 1	// third2.step19.t
mov rdx, qword ptr [rdi+16]	// change1.high1g.load_w1g
vpermq zmm11, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpermq
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
lea rbp, [r8+r9]	// third2.step19.y
cmovc rbp, r8	// third2.step19.G
adc r12, 0	// third2.step19.w
cmovs rsi, rcx	// third2.step19.d
vpmuldq zmm1, zmm24, zmm11	// update.limb23.vpmuldq.4
sarx r14, rsi, r15	// third2.step19.s
vpaddq zmm2, zmm5, zmm10	// update.limb23.vpaddq
vpaddq zmm13, zmm2, zmm18	// update.limb23.vpaddq.2
lea rbx, [rsi-1]	// third2.step20.c0
vpaddq zmm26, zmm13, zmm1	// update.limb23.vpaddq.3
vpmuludq zmm17, zmm8, zmmword ptr [rdi+4544]	// update.limb23.vpmuludq
cmovs rax, r8	// third2.step19.h
sub r10, rsi	// third2.step20.c1.2
mov r13, rax	// copy for third2.step20.x
xor r13, r14	// third2.step20.x
sar rbp, 1	// third2.step20.t
vpaddq zmm9, zmm26, zmm17	// update.limb23.vpaddq.4
vpmuludq zmm0, zmm3, zmmword ptr [rdi+4480]	// update.limb23.vpmuludq.2
vpaddq zmm16, zmm9, zmm0	// update.limb23.vpaddq.5
vpaddq zmm22, zmm16, zmm21	// update.limb23.vpaddq.6
vpsraq zmm19, zmm22, 30	// update.limb23.vpsraq
vpandq zmm12, zmm22, zmm7	// update.limb23.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm12	// update.limb23.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vpmuldq zmm20, zmm27, zmm11	// update.limb24.vpmuldq.2
vpaddq zmm5, zmm6, zmm20	// update.limb24.vpaddq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpermq zmm2, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpermq
vpmuludq zmm18, zmm3, zmmword ptr [rdi+4544]	// update.limb24.vpmuludq.2
lea r9, [rbp+r13]	// third2.step20.y
cmovc r9, rbp	// third2.step20.G
adc r14, 0	// third2.step20.w
cmovs rbx, r10	// third2.step20.d
cmovs rax, rbp	// third2.step20.h
sar rdx, 20	// change1.high1g.sar
lea r12, [rdx+r11]	// change1.high1g.add.2
shl r12, 44	// change1.high1g.shl
sarx rcx, rbx, r15	// third2.step20.s
vpmuldq zmm13, zmm24, zmm2	// update.limb24.vpmuldq.4
mov qword ptr [rdi+32], r12	// change1.high1g.store_high1g
mov r8, r9	// copy for change2.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rsi, rax	// copy for change2.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r13, r9	// copy for change2.G.shl
shl r13, 44	// change2.G.shl
vpmuludq zmm1, zmm8, zmmword ptr [rdi+4608]	// update.limb24.vpmuludq
mov r14, rax	// copy for change2.h.shl
shl r14, 45	// change2.h.shl
vpaddq zmm26, zmm5, zmm10	// update.limb24.vpaddq.2
vpaddq zmm17, zmm26, zmm13	// update.limb24.vpaddq.3
vpaddq zmm9, zmm17, zmm1	// update.limb24.vpaddq.4
rorx r10, r8, 21	// change2.G.first_entry
rorx rbp, r8, 42	// change2.G.second_entry
rorx rdx, rsi, 20	// change2.h.first_entry
rorx r11, rsi, 41	// change2.h.second_entry
add r13, qword ptr [rdi-40]	// change2.G.add_refill_G
add r14, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r10, qword ptr [rdi+24]	// change2.G.imul_high1f
imul rbp, qword ptr [rdi+32]	// change2.G.imul_high1g
imul rdx, qword ptr [rdi+24]	// change2.h.imul_high1f
imul r11, qword ptr [rdi+32]	// change2.h.imul_high1g
vpbroadcastq zmm0, rax	// change2.vpbroadcastq
vpermq zmm16, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpermq
vpaddq zmm21, zmm9, zmm18	// update.limb24.vpaddq.5
vpaddq zmm22, zmm21, zmm19	// update.limb24.vpaddq.6
vpsraq zmm12, zmm22, 30	// update.limb24.vpsraq
vpbroadcastq zmm0{k1}, r9	// change2.vpbroadcastq.2
vpandq zmm11, zmm22, zmm7	// update.limb24.vpandq
vpmuldq zmm6, zmm24, zmm16	// update.limb25.vpmuldq.4
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+2240], zmm11	// update.limb24.vmovdqa64
vpaddq zmm5, zmm0, zmm29	// change2.N2.vpaddq
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
lea r12, [r10+rbp]	// change2.G.add
lea r8, [rdx+r11]	// change2.h.add
vpmuldq zmm26, zmm27, zmm2	// update.limb25.vpmuldq.2
vpaddq zmm13, zmm10, zmm26	// update.limb25.vpaddq
vpaddq zmm17, zmm13, zmm20	// update.limb25.vpaddq.2
vpsllvq zmm1, zmm5, zmm30	// change2.N2.vpsllvq
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4672]	// update.limb25.vpmuludq
lea rsi, [r12+r13]	// change2.G.add.2
lea rax, [r8+r14]	// change2.h.add.2
vpsravq zmm18, zmm1, zmm31	// change2.N2.vpsravq
ror rsi, 44	// change2.G.packed
ror rax, 45	// change2.h.packed
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
vpsubq zmm19, zmm28, zmm18	// change2.N2.vpsubq
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4608]	// update.limb25.vpmuludq.2
vpaddq zmm11, zmm17, zmm6	// update.limb25.vpaddq.3
vpaddq zmm0, zmm11, zmm9	// update.limb25.vpaddq.4
vpaddq zmm2, zmm0, zmm22	// update.limb25.vpaddq.5
vpaddq zmm10, zmm2, zmm12	// update.limb25.vpaddq.6
vpsraq zmm26, zmm10, 30	// update.limb25.vpsraq
vpandq zmm13, zmm10, zmm7	// update.limb25.vpandq
vpmuldq zmm20, zmm27, zmm16	// update.limb26.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+256], zmm19	// change2.N2.vmovdqa64
vmovdqa64 zmmword ptr [rdi+2304], zmm13	// update.limb25.vmovdqa64
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpaddq zmm1, zmm21, zmm20	// update.limb26.vpaddq
vpunpcklqdq zmm18, zmm19, zmm19	// change2.vpunpcklqdq
vpermq zmm17, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpermq
vpmuldq zmm6, zmm24, zmm17	// update.limb26.vpmuldq.4
mov r9, -2	// third3.step1.c1
vpaddq zmm11, zmm1, zmm5	// update.limb26.vpaddq.2
vpmuludq zmm9, zmm8, zmmword ptr [rdi+4736]	// update.limb26.vpmuludq
lea r10, [rbx-1]	// third3.step1.c0
vpmuludq zmm0, zmm3, zmmword ptr [rdi+4672]	// update.limb26.vpmuludq.2
vpaddq zmm22, zmm11, zmm6	// update.limb26.vpaddq.3
vpunpckhqdq zmm2, zmm19, zmm19	// change2.vpunpckhqdq
vpaddq zmm12, zmm22, zmm9	// update.limb26.vpaddq.4
vpaddq zmm10, zmm12, zmm0	// update.limb26.vpaddq.5
sub r9, rbx	// third3.step1.c1.2
mov rbp, rax	// copy for third3.step1.x
xor rbp, rcx	// third3.step1.x
sar rsi, 1	// third3.step1.t
vbroadcasti32x4 zmm16, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vbroadcasti32x4 zmm21, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm20, zmm27, zmm17	// update.limb27.vpmuldq.2
vpaddq zmm1, zmm10, zmm26	// update.limb26.vpaddq.6
vpsraq zmm5, zmm1, 30	// update.limb26.vpsraq
vpandq zmm11, zmm1, zmm7	// update.limb26.vpandq
vmovdqa64 zmmword ptr [rdi+2368], zmm11	// update.limb26.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpmuldq zmm19, zmm18, zmm16	// change2.Y.vpmuldq
mov rdx, -2	// third3.step2.c1
vpmuludq zmm22, zmm8, zmmword ptr [rdi+4800]	// update.limb27.vpmuludq
vpaddq zmm9, zmm6, zmm20	// update.limb27.vpaddq
vpmuldq zmm12, zmm2, zmm21	// change2.Y.vpmuldq.2
vpermq zmm0, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpermq
vpmuludq zmm17, zmm3, zmmword ptr [rdi+4736]	// update.limb27.vpmuludq.2
vpmuldq zmm10, zmm24, zmm0	// update.limb27.vpmuldq.4
vpaddq zmm26, zmm19, zmm12	// change2.Y.vpaddq
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpaddq zmm11, zmm9, zmm13	// update.limb27.vpaddq.2
vpaddq zmm18, zmm11, zmm10	// update.limb27.vpaddq.3
vpaddq zmm16, zmm18, zmm22	// update.limb27.vpaddq.4
lea r11, [rsi+rbp]	// third3.step1.y
cmovc r11, rsi	// third3.step1.G
adc rcx, 0	// third3.step1.w
cmovs r10, r9	// third3.step1.d
sarx r12, r10, r15	// third3.step1.s
lea r13, [r10-1]	// third3.step2.c0
vmovdqa64 zmmword ptr [rdi+128], zmm26	// change2.Y.vmovdqa64
cmovs rax, rsi	// third3.step1.h
mov r8, rax	// copy for third3.step2.x
xor r8, r12	// third3.step2.x
sub rdx, r10	// third3.step2.c1.2
sar r11, 1	// third3.step2.t
vpaddq zmm6, zmm16, zmm17	// update.limb27.vpaddq.5
vpaddq zmm20, zmm6, zmm5	// update.limb27.vpaddq.6
vpandq zmm2, zmm20, zmm7	// update.limb27.vpandq
vpsraq zmm21, zmm20, 30	// update.limb27.vpsraq
vmovdqa64 zmmword ptr [rdi+2432], zmm2	// update.limb27.vmovdqa64
mov r14, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmuldq zmm19, zmm27, zmm0	// update.limb28.vpmuldq.2
mov rbx, -2	// third3.step3.c1
vpermq zmm12, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpermq
vpaddq zmm9, zmm1, zmm19	// update.limb28.vpaddq
vpmuldq zmm13, zmm24, zmm12	// update.limb28.vpmuldq.4
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpaddq zmm10, zmm9, zmm11	// update.limb28.vpaddq.2
vpaddq zmm18, zmm10, zmm13	// update.limb28.vpaddq.3
lea rbp, [r11+r8]	// third3.step2.y
cmovc rbp, r11	// third3.step2.G
adc r12, 0	// third3.step2.w
cmovs r13, rdx	// third3.step2.d
lea rcx, [r13-1]	// third3.step3.c0
sarx r9, r13, r15	// third3.step2.s
cmovs rax, r11	// third3.step2.h
sub rbx, r13	// third3.step3.c1.2
mov rsi, rax	// copy for third3.step3.x
xor rsi, r9	// third3.step3.x
sar rbp, 1	// third3.step3.t
vpmuludq zmm22, zmm8, zmmword ptr [rdi+4864]	// update.limb28.vpmuludq
vpaddq zmm26, zmm18, zmm22	// update.limb28.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+4800]	// update.limb28.vpmuludq.2
vpaddq zmm17, zmm26, zmm16	// update.limb28.vpaddq.5
lea r10, [rbp+rsi]	// third3.step3.y
cmovc r10, rbp	// third3.step3.G
adc r9, 0	// third3.step3.w
mov r8, -2	// third3.step4.c1
vpaddq zmm6, zmm17, zmm21	// update.limb28.vpaddq.6
vpsraq zmm5, zmm6, 30	// update.limb28.vpsraq
vpandq zmm20, zmm6, zmm7	// update.limb28.vpandq
cmovs rax, rbp	// third3.step3.h
cmovs rcx, rbx	// third3.step3.d
imul r14, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov r12, qword ptr [rdi+264]	// change2.w2f.load_N2v
sub r8, rcx	// third3.step4.c1.2
imul r12, qword ptr [rdi+16]	// change2.w2f.imul_w1g
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
lea rdx, [r14+r12]	// change2.w2f.add
vpmuldq zmm0, zmm27, zmm12	// update.limb29.vpmuldq.2
lea r11, [rcx-1]	// third3.step4.c0
vmovdqa64 zmmword ptr [rdi+2496], zmm20	// update.limb28.vmovdqa64
vpermq zmm1, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpermq
vpmuldq zmm19, zmm24, zmm1	// update.limb29.vpmuldq.4
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
sar rdx, 20	// change2.w2f.sar
mov r13, -2	// third3.step5.c1
vpaddq zmm11, zmm2, zmm0	// update.limb29.vpaddq
sarx rsi, rcx, r15	// third3.step3.s
mov r9, rax	// copy for third3.step4.x
xor r9, rsi	// third3.step4.x
sar r10, 1	// third3.step4.t
vpaddq zmm10, zmm11, zmm9	// update.limb29.vpaddq.2
vpaddq zmm13, zmm10, zmm19	// update.limb29.vpaddq.3
mov rbp, qword ptr [rdi+128]	// change2.w2f.load_Yu
vpmuludq zmm18, zmm8, zmmword ptr [rdi+4928]	// update.limb29.vpmuludq
vpmuludq zmm22, zmm3, zmmword ptr [rdi+4864]	// update.limb29.vpmuludq.2
mov rbx, -2	// third3.step6.c1
vpaddq zmm26, zmm13, zmm18	// update.limb29.vpaddq.4
vpaddq zmm16, zmm26, zmm22	// update.limb29.vpaddq.5
vpaddq zmm17, zmm16, zmm5	// update.limb29.vpaddq.6
vpsraq zmm21, zmm17, 30	// update.limb29.vpsraq
vpandq zmm6, zmm17, zmm7	// update.limb29.vpandq
vmovdqa64 zmmword ptr [rdi+2560], zmm6	// update.limb29.vmovdqa64
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpermq zmm20, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpermq
lea r14, [r10+r9]	// third3.step4.y
cmovc r14, r10	// third3.step4.G
adc rsi, 0	// third3.step4.w
cmovs r11, r8	// third3.step4.d
lea r12, [r11-1]	// third3.step5.c0
cmovs rax, r10	// third3.step4.h
sub r13, r11	// third3.step5.c1.2
imul rbp, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rcx, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rcx, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r9, [rbp+rcx]	// change2.w2f.add.2
vpmuludq zmm2, zmm8, zmmword ptr [rdi+4992]	// update.limb30.vpmuludq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuldq zmm11, zmm27, zmm1	// update.limb30.vpmuldq.2
vpaddq zmm9, zmm12, zmm11	// update.limb30.vpaddq
vpmuldq zmm10, zmm24, zmm20	// update.limb30.vpmuldq.4
vpaddq zmm19, zmm9, zmm0	// update.limb30.vpaddq.2
sarx rsi, r11, r15	// third3.step4.s
mov r8, rax	// copy for third3.step5.x
xor r8, rsi	// third3.step5.x
sar r14, 1	// third3.step5.t
lea r10, [r14+r8]	// third3.step5.y
cmovc r10, r14	// third3.step5.G
adc rsi, 0	// third3.step5.w
cmovs r12, r13	// third3.step5.d
sarx rbp, r12, r15	// third3.step5.s
lea rcx, [r12-1]	// third3.step6.c0
cmovs rax, r14	// third3.step5.h
sub rbx, r12	// third3.step6.c1.2
mov r11, rax	// copy for third3.step6.x
xor r11, rbp	// third3.step6.x
sar r10, 1	// third3.step6.t
lea r8, [rdx+r9]	// change2.w2f.add.3
mov rsi, -2	// third3.step7.c1
vpmuludq zmm13, zmm3, zmmword ptr [rdi+4928]	// update.limb30.vpmuludq.2
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
vpaddq zmm18, zmm19, zmm10	// update.limb30.vpaddq.3
vpaddq zmm26, zmm18, zmm2	// update.limb30.vpaddq.4
vpaddq zmm22, zmm26, zmm13	// update.limb30.vpaddq.5
vpaddq zmm16, zmm22, zmm21	// update.limb30.vpaddq.6
vpmuldq zmm5, zmm27, zmm20	// update.limb31.vpmuldq.2
vpandq zmm17, zmm16, zmm7	// update.limb30.vpandq
vmovdqa64 zmmword ptr [rdi+2624], zmm17	// update.limb30.vmovdqa64
mov r13, -2	// third3.step8.c1
vpsraq zmm6, zmm16, 30	// update.limb30.vpsraq
vpermq zmm1, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpermq
lea r14, [r10+r11]	// third3.step6.y
cmovc r14, r10	// third3.step6.G
adc rbp, 0	// third3.step6.w
cmovs rax, r10	// third3.step6.h
cmovs rcx, rbx	// third3.step6.d
sub rsi, rcx	// third3.step7.c1.2
sarx r12, rcx, r15	// third3.step6.s
mov rdx, rax	// copy for third3.step7.x
xor rdx, r12	// third3.step7.x
sar r14, 1	// third3.step7.t
lea r9, [rcx-1]	// third3.step7.c0
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpmuldq zmm9, zmm24, zmm1	// update.limb31.vpmuldq.4
vpaddq zmm0, zmm11, zmm5	// update.limb31.vpaddq
vpaddq zmm19, zmm0, zmm12	// update.limb31.vpaddq.2
vpaddq zmm10, zmm19, zmm9	// update.limb31.vpaddq.3
lea r11, [r14+rdx]	// third3.step7.y
cmovc r11, r14	// third3.step7.G
adc r12, 0	// third3.step7.w
cmovs r9, rsi	// third3.step7.d
lea rbp, [r9-1]	// third3.step8.c0
cmovs rax, r14	// third3.step7.h
sar r8, 20	// change2.w2f.sar.2
shl r8, 44	// change2.w2f.shl
sub r13, r9	// third3.step8.c1.2
mov qword ptr [rdi+40], r8	// change2.w2f.store_high2f
mov r10, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx rbx, r9, r15	// third3.step7.s
vpmuludq zmm18, zmm8, zmmword ptr [rdi+5056]	// update.limb31.vpmuludq
vpaddq zmm2, zmm10, zmm18	// update.limb31.vpaddq.4
imul r10, qword ptr [rdi+8]	// change2.w2g.imul_w1f
mov rcx, rax	// copy for third3.step8.x
xor rcx, rbx	// third3.step8.x
sar r11, 1	// third3.step8.t
vpmuludq zmm26, zmm3, zmmword ptr [rdi+4992]	// update.limb31.vpmuludq.2
vpaddq zmm13, zmm2, zmm26	// update.limb31.vpaddq.5
vpaddq zmm22, zmm13, zmm6	// update.limb31.vpaddq.6
vpsraq zmm21, zmm22, 30	// update.limb31.vpsraq
vpandq zmm20, zmm22, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm20	// update.limb31.vmovdqa64
vpmuldq zmm17, zmm27, zmm1	// update.limb32.vpmuldq.2
mov rdx, -2	// third3.step9.c1
mov r12, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpermq zmm16, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpermq
vpmuldq zmm11, zmm24, zmm16	// update.limb32.vpmuldq.4
mov rsi, -2	// third3.step10.c1
lea r14, [r11+rcx]	// third3.step8.y
cmovc r14, r11	// third3.step8.G
adc rbx, 0	// third3.step8.w
cmovs rbp, r13	// third3.step8.d
lea r8, [rbp-1]	// third3.step9.c0
sarx r9, rbp, r15	// third3.step8.s
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpaddq zmm0, zmm5, zmm17	// update.limb32.vpaddq
cmovs rax, r11	// third3.step8.h
sub rdx, rbp	// third3.step9.c1.2
mov rcx, rax	// copy for third3.step9.x
xor rcx, r9	// third3.step9.x
sar r14, 1	// third3.step9.t
vpmuludq zmm12, zmm8, zmmword ptr [rdi+5120]	// update.limb32.vpmuludq
vpmuldq zmm19, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpaddq zmm9, zmm0, zmm19	// update.limb32.vpaddq.2
vpaddq zmm10, zmm9, zmm11	// update.limb32.vpaddq.3
vpaddq zmm18, zmm10, zmm12	// update.limb32.vpaddq.4
vpmuludq zmm2, zmm3, zmmword ptr [rdi+5056]	// update.limb32.vpmuludq.2
vpaddq zmm26, zmm18, zmm2	// update.limb32.vpaddq.5
vpaddq zmm13, zmm26, zmm21	// update.limb32.vpaddq.6
vpandq zmm6, zmm13, zmm7	// update.limb32.vpandq
lea rbx, [r14+rcx]	// third3.step9.y
cmovc rbx, r14	// third3.step9.G
adc r9, 0	// third3.step9.w
cmovs r8, rdx	// third3.step9.d
lea r13, [r8-1]	// third3.step10.c0
vpsraq zmm22, zmm13, 30	// update.limb32.vpsraq
sarx r11, r8, r15	// third3.step9.s
vpermq zmm20, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpermq
vmovdqa64 zmmword ptr [rdi+2752], zmm6	// update.limb32.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
cmovs rax, r14	// third3.step9.h
sub rsi, r8	// third3.step10.c1.2
imul r12, qword ptr [rdi+16]	// change2.w2g.imul_w1g
lea rbp, [r10+r12]	// change2.w2g.add
sar rbp, 20	// change2.w2g.sar
mov rcx, rax	// copy for third3.step10.x
xor rcx, r11	// third3.step10.x
vpmuldq zmm5, zmm27, zmm16	// update.limb33.vpmuldq.2
mov r9, -2	// third3.step11.c1
mov rdx, qword ptr [rdi+144]	// change2.w2g.load_Yq
sar rbx, 1	// third3.step10.t
vpmuldq zmm17, zmm24, zmm20	// update.limb33.vpmuldq.4
vpaddq zmm0, zmm1, zmm5	// update.limb33.vpaddq
vpmuludq zmm19, zmm8, zmmword ptr [rdi+5184]	// update.limb33.vpmuludq
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpmuludq zmm11, zmm3, zmmword ptr [rdi+5120]	// update.limb33.vpmuludq.2
vpaddq zmm10, zmm0, zmm9	// update.limb33.vpaddq.2
vpaddq zmm12, zmm10, zmm17	// update.limb33.vpaddq.3
mov r14, -2	// third3.step12.c1
vpaddq zmm18, zmm12, zmm19	// update.limb33.vpaddq.4
vpaddq zmm2, zmm18, zmm11	// update.limb33.vpaddq.5
vpaddq zmm26, zmm2, zmm22	// update.limb33.vpaddq.6
vpsraq zmm21, zmm26, 30	// update.limb33.vpsraq
lea r8, [rbx+rcx]	// third3.step10.y
cmovc r8, rbx	// third3.step10.G
adc r11, 0	// third3.step10.w
cmovs r13, rsi	// third3.step10.d
lea r10, [r13-1]	// third3.step11.c0
sarx r12, r13, r15	// third3.step10.s
cmovs rax, rbx	// third3.step10.h
imul rdx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rcx, qword ptr [rdi+152]	// change2.w2g.load_Yr
sub r9, r13	// third3.step11.c1.2
mov r11, rax	// copy for third3.step11.x
xor r11, r12	// third3.step11.x
imul rcx, qword ptr [rdi+400]	// change2.w2g.imul_above_g
sar r8, 1	// third3.step11.t
lea rsi, [rdx+rcx]	// change2.w2g.add.2
lea rbx, [r8+r11]	// third3.step11.y
cmovc rbx, r8	// third3.step11.G
adc r12, 0	// third3.step11.w
cmovs r10, r9	// third3.step11.d
vpmuldq zmm13, zmm27, zmm20	// update.limb34.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpermq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
cmovs rax, r8	// third3.step11.h
sub r14, r10	// third3.step12.c1.2
lea r13, [r10-1]	// third3.step12.c0
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpmuldq zmm5, zmm24, zmm6	// update.limb34.vpmuldq.4
vpaddq zmm0, zmm1, zmm13	// update.limb34.vpaddq
vpandq zmm9, zmm26, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm9	// update.limb33.vmovdqa64
vpaddq zmm10, zmm0, zmm16	// update.limb34.vpaddq.2
lea rdx, [rbp+rsi]	// change2.w2g.add.3
vpaddq zmm17, zmm10, zmm5	// update.limb34.vpaddq.3
sarx rcx, r10, r15	// third3.step11.s
mov r11, rax	// copy for third3.step12.x
xor r11, rcx	// third3.step12.x
sar rbx, 1	// third3.step12.t
vpmuludq zmm12, zmm8, zmmword ptr [rdi+5248]	// update.limb34.vpmuludq
vpaddq zmm19, zmm17, zmm12	// update.limb34.vpaddq.4
vpmuludq zmm18, zmm3, zmmword ptr [rdi+5184]	// update.limb34.vpmuludq.2
mov r12, -2	// third3.step13.c1
mov qword ptr [rdi-104], rdx	// change2.w2g.store_w2g
mov r9, -2	// third3.step14.c1
vpaddq zmm11, zmm19, zmm18	// update.limb34.vpaddq.5
vpaddq zmm2, zmm11, zmm21	// update.limb34.vpaddq.6
vpsraq zmm22, zmm2, 30	// update.limb34.vpsraq
vpandq zmm20, zmm2, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm20	// update.limb34.vmovdqa64
vpmuldq zmm23, zmm27, zmm6	// update.last.vpmuldq.2
lea r8, [rbx+r11]	// third3.step12.y
cmovc r8, rbx	// third3.step12.G
adc rcx, 0	// third3.step12.w
cmovs r13, r14	// third3.step12.d
lea rbp, [r13-1]	// third3.step13.c0
cmovs rax, rbx	// third3.step12.h
sar rdx, 20	// change2.w2g.sar.2
shl rdx, 44	// change2.w2g.shl
sub r12, r13	// third3.step13.c1.2
mov qword ptr [rdi+48], rdx	// change2.w2g.store_high2g
vpmuldq zmm24, zmm25, zmmword ptr [rdi+3008]	// update.last.vpmuldq
vpaddq zmm1, zmm24, zmm23	// update.last.vpaddq
vpmuludq zmm13, zmm3, zmmword ptr [rdi+5248]	// update.last.vpmuludq
vpaddq zmm26, zmm1, zmm13	// update.last.vpaddq.2
vpaddq zmm9, zmm26, zmm22	// update.last.vpaddq.3
vpaddq zmm0, zmm9, zmm15	// update.last.vpaddq.4
sarx rsi, r13, r15	// third3.step12.s
mov r10, rax	// copy for third3.step13.x
xor r10, rsi	// third3.step13.x
sar r8, 1	// third3.step13.t
vpandq zmm16, zmm0, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm16	// update.last.vmovdqa64
vpsraq zmm10, zmm0, 30	// update.last.vpsraq
lea r11, [r8+r10]	// third3.step13.y
cmovc r11, r8	// third3.step13.G
adc rsi, 0	// third3.step13.w
cmovs rbp, r12	// third3.step13.d
sarx rcx, rbp, r15	// third3.step13.s
lea r14, [rbp-1]	// third3.step14.c0
vpaddq zmm5, zmm10, zmm14	// update.last.vpaddq.5
vpandq zmm8, zmm5, zmmword ptr [rdi+576]	// update.last.vpandq.2
cmovs rax, r8	// third3.step13.h
mov rbx, rax	// copy for third3.step14.x
xor rbx, rcx	// third3.step14.x
sub r9, rbp	// third3.step14.c1.2
sar r11, 1	// third3.step14.t
vmovdqa64 zmmword ptr [rdi+3008], zmm8	// update.last.vmovdqa64.2
vpsraq zmm17, zmm5, 30	// update.last.vpsraq.2
vshufi64x2 zmm12{k3}{z}, zmm17, zmm17, 0x44	// update.last.vshufi64x2
vpaddq zmm19, zmm4, zmm12	// update.last.vpaddq.6
mov rdx, -2	// third3.step15.c1
vmovdqa64 zmmword ptr [rdi+832], zmm19	// update.last.vmovdqa64.3
mov r13, -2	// third3.step16.c1
lea r10, [r11+rbx]	// third3.step14.y
cmovc r10, r11	// third3.step14.G
adc rcx, 0	// third3.step14.w
cmovs r14, r9	// third3.step14.d
lea rsi, [r14-1]	// third3.step15.c0
cmovs rax, r11	// third3.step14.h
sub rdx, r14	// third3.step15.c1.2
sarx r12, r14, r15	// third3.step14.s
mov r8, rax	// copy for third3.step15.x
xor r8, r12	// third3.step15.x
sar r10, 1	// third3.step15.t
lea rbp, [r10+r8]	// third3.step15.y
cmovc rbp, r10	// third3.step15.G
adc r12, 0	// third3.step15.w
cmovs rsi, rdx	// third3.step15.d
sarx rbx, rsi, r15	// third3.step15.s
lea rcx, [rsi-1]	// third3.step16.c0
cmovs rax, r10	// third3.step15.h
sub r13, rsi	// third3.step16.c1.2
mov r9, rax	// copy for third3.step16.x
xor r9, rbx	// third3.step16.x
sar rbp, 1	// third3.step16.t
mov r11, -2	// third3.step17.c1
mov r14, -2	// third3.step18.c1
lea r8, [rbp+r9]	// third3.step16.y
cmovc r8, rbp	// third3.step16.G
adc rbx, 0	// third3.step16.w
cmovs rcx, r13	// third3.step16.d
cmovs rax, rbp	// third3.step16.h
sub r11, rcx	// third3.step17.c1.2
lea r12, [rcx-1]	// third3.step17.c0
sarx rdx, rcx, r15	// third3.step16.s
mov r10, rax	// copy for third3.step17.x
xor r10, rdx	// third3.step17.x
sar r8, 1	// third3.step17.t
lea rsi, [r8+r10]	// third3.step17.y
cmovc rsi, r8	// third3.step17.G
adc rdx, 0	// third3.step17.w
cmovs r12, r11	// third3.step17.d
sarx r9, r12, r15	// third3.step17.s
cmovs rax, r8	// third3.step17.h
mov rbx, rax	// copy for third3.step18.x
xor rbx, r9	// third3.step18.x
sub r14, r12	// third3.step18.c1.2
sar rsi, 1	// third3.step18.t
mov r13, -2	// third3.step19.c1
lea rbp, [r12-1]	// third3.step18.c0
mov rcx, -2	// third3.step20.c1
lea r10, [rsi+rbx]	// third3.step18.y
cmovc r10, rsi	// third3.step18.G
adc r9, 0	// third3.step18.w
cmovs rbp, r14	// third3.step18.d
lea rdx, [rbp-1]	// third3.step19.c0
cmovs rax, rsi	// third3.step18.h
sub r13, rbp	// third3.step19.c1.2
sarx r11, rbp, r15	// third3.step18.s
mov r8, rax	// copy for third3.step19.x
xor r8, r11	// third3.step19.x
sar r10, 1	// third3.step19.t
lea r12, [r10+r8]	// third3.step19.y
cmovc r12, r10	// third3.step19.G
adc r11, 0	// third3.step19.w
cmovs rdx, r13	// third3.step19.d
cmovs rax, r10	// third3.step19.h
sub rcx, rdx	// third3.step20.c1.2
sarx rbx, rdx, r15	// third3.step19.s
mov r9, rax	// copy for third3.step20.x
xor r9, rbx	// third3.step20.x
sar r12, 1	// third3.step20.t
lea r14, [rdx-1]	// third3.step20.c0
lea rsi, [r12+r9]	// third3.step20.y
cmovc rsi, r12	// third3.step20.G
adc rbx, 0	// third3.step20.w
cmovs r14, rcx	// third3.step20.d
sarx rbp, r14, r15	// third3.step20.s
cmovs rax, r12	// third3.step20.h
mov r8, rsi	// copy for change3.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov qword ptr [rdi-128], rax	// change3.store_end_h
mov qword ptr [rdi-120], rsi	// change3.store_end_G
mov r11, rax	// copy for change3.h.shl
shl r11, 45	// change3.h.shl
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r13, r8, 42	// change3.G.second_entry
imul r13, qword ptr [rdi+48]	// change3.G.imul_high2g
rorx r10, rax, 41	// change3.h.second_entry
add r11, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx rdx, r8, 21	// change3.G.first_entry
imul rdx, qword ptr [rdi+40]	// change3.G.imul_high2f
shl rsi, 44	// change3.G.shl
imul r10, qword ptr [rdi+48]	// change3.h.imul_high2g
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx r9, rax, 20	// change3.h.first_entry
imul r9, qword ptr [rdi+40]	// change3.h.imul_high2f
lea rbx, [rdx+r13]	// change3.G.add
lea rcx, [r9+r10]	// change3.h.add
lea r12, [rcx+r11]	// change3.h.add.2
ror r12, 45	// change3.h.packed
lea r8, [rbx+rsi]	// change3.G.add.2
ror r8, 44	// change3.G.packed
mov rbx, r8	// output
mov rcx, r12	// output
mov rdx, r14	// output
mov rsi, rbp	// output
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
