// SPDX-License-Identifier: MIT OR Apache-2.0
// Written by asmgen: do not edit.
// Purpose: `batches` batches of 60 half-delta divsteps on f, g [BY19, Wui21].
//   The matrix of each batch is applied to f, g in the batch after it, that of the last one not at all.
// In: rdi = address of the state plus 128, see `GcdState` in gcd.rs; aligned to 64 bytes.
// Requires: f odd, limbs below 2^30 but the highest, which is signed; batches >= 1; BMI1, BMI2, AVX-512F.
// Out: limbs, d, end_h, end_G, Y of the state, from which another call goes on.
// Bounds: |f|, |g| do not grow.
// Timing: constant but for `batches` and the number of limbs.
// Clobbers: the registers that the System V ABI lets it clobber; no stack but 48 bytes of saved registers.
// Length: 72 limbs of 30 bits; 1166 instructions a batch, 720 for its steps (form: carry).
push rbx	// save
push rbp	// save
push r12	// save
push r13	// save
push r14	// save
push r15	// save
mov eax, 0xcc	// prologue
kmovw k1, eax	// prologue
mov eax, 0x3f	// prologue
kmovw k2, eax	// prologue
mov eax, 0xfc	// prologue
kmovw k3, eax	// prologue
vpxorq zmm28, zmm28, zmm28	// prologue
vbroadcasti64x4 zmm29, ymmword ptr [rdi+704]	// prologue
vbroadcasti64x4 zmm30, ymmword ptr [rdi+736]	// prologue
vbroadcasti64x4 zmm31, ymmword ptr [rdi+768]	// prologue
mov rbx, qword ptr [rdi-96]	// load_start_G
mov rcx, qword ptr [rdi-88]	// load_start_h
mov rdx, qword ptr [rdi-80]	// load_d
mov rsi, rdx	// s
sar rsi, 63	// s
mov r15, -1	// ones
.p2align 6
2:
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
mov rax, -2	// third1.step1.c1
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
sub rax, rdx	// third1.step1.c1.2
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
mov rbp, -2	// third1.step2.c1
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
lea r8, [rdx-1]	// third1.step1.c0
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
mov r9, rcx	// copy for third1.step1.x
xor r9, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r10, [rbx+r9]	// third1.step1.y
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rax	// third1.step1.d
sarx r11, r8, r15	// third1.step1.s
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
lea r12, [r8-1]	// third1.step2.c0
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
mov r13, -2	// third1.step3.c1
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
cmovs rcx, rbx	// third1.step1.h
sub rbp, r8	// third1.step2.c1.2
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
mov r14, -2	// third1.step4.c1
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r9, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r9, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rsi, [rdx+r9]	// end.w0f.add
sar rsi, 20	// end.w0f.sar
mov rax, rcx	// copy for third1.step2.x
xor rax, r11	// third1.step2.x
sar r10, 1	// third1.step2.t
mov rbx, -2	// third1.step5.c1
lea r8, [r10+rax]	// third1.step2.y
cmovc r8, r10	// third1.step2.G
adc r11, 0	// third1.step2.w
cmovs r12, rbp	// third1.step2.d
sarx rdx, r12, r15	// third1.step2.s
lea r9, [r12-1]	// third1.step3.c0
cmovs rcx, r10	// third1.step2.h
sub r13, r12	// third1.step3.c1.2
and rsi, qword ptr [rdi-32]	// end.w0f.and_low40
mov rax, rcx	// copy for third1.step3.x
xor rax, rdx	// third1.step3.x
sar r8, 1	// third1.step3.t
lea r11, [r8+rax]	// third1.step3.y
cmovc r11, r8	// third1.step3.G
adc rdx, 0	// third1.step3.w
cmovs r9, r13	// third1.step3.d
sarx rbp, r9, r15	// third1.step3.s
mov qword ptr [rdi+16], rsi	// end.w0f.store_w0f
lea r10, [r9-1]	// third1.step4.c0
cmovs rcx, r8	// third1.step3.h
sub r14, r9	// third1.step4.c1.2
shr rsi, 20	// end.w0f.shr
shl rsi, 44	// end.w0f.shl
mov qword ptr [rdi+24], rsi	// end.w0f.store_high0f
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rax, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rax, qword ptr [rdi-104]	// end.w0g.imul_w2g
mov rdx, -2	// third1.step6.c1
lea r13, [r12+rax]	// end.w0g.add
sar r13, 20	// end.w0g.sar
and r13, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r13	// end.w0g.store_w0g
shr r13, 20	// end.w0g.shr
shl r13, 44	// end.w0g.shl
mov qword ptr [rdi+40], r13	// end.w0g.store_high0g
mov r8, rcx	// copy for third1.step4.x
xor r8, rbp	// third1.step4.x
sar r11, 1	// third1.step4.t
mov r9, -2	// third1.step7.c1
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
lea rsi, [r11+r8]	// third1.step4.y
cmovc rsi, r11	// third1.step4.G
adc rbp, 0	// third1.step4.w
cmovs r10, r14	// third1.step4.d
sarx r12, r10, r15	// third1.step4.s
lea rax, [r10-1]	// third1.step5.c0
cmovs rcx, r11	// third1.step4.h
sub rbx, r10	// third1.step5.c1.2
mov r13, rcx	// copy for third1.step5.x
xor r13, r12	// third1.step5.x
sar rsi, 1	// third1.step5.t
lea r8, [rsi+r13]	// third1.step5.y
cmovc r8, rsi	// third1.step5.G
adc r12, 0	// third1.step5.w
cmovs rax, rbx	// third1.step5.d
sarx rbp, rax, r15	// third1.step5.s
lea r14, [rax-1]	// third1.step6.c0
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
cmovs rcx, rsi	// third1.step5.h
sub rdx, rax	// third1.step6.c1.2
mov r11, -2	// third1.step8.c1
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
mov r10, rcx	// copy for third1.step6.x
xor r10, rbp	// third1.step6.x
sar r8, 1	// third1.step6.t
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
mov r13, -2	// third1.step9.c1
vpmuldq zmm10, zmm26, zmm27	// update.limb1.vpmuldq.2
lea r12, [r8+r10]	// third1.step6.y
cmovc r12, r8	// third1.step6.G
adc rbp, 0	// third1.step6.w
cmovs r14, rdx	// third1.step6.d
sarx rbx, r14, r15	// third1.step6.s
lea rsi, [r14-1]	// third1.step7.c0
cmovs rcx, r8	// third1.step6.h
sub r9, r14	// third1.step7.c1.2
mov rax, rcx	// copy for third1.step7.x
xor rax, rbx	// third1.step7.x
sar r12, 1	// third1.step7.t
lea r10, [r12+rax]	// third1.step7.y
cmovc r10, r12	// third1.step7.G
adc rbx, 0	// third1.step7.w
cmovs rsi, r9	// third1.step7.d
sarx rbp, rsi, r15	// third1.step7.s
lea rdx, [rsi-1]	// third1.step8.c0
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
cmovs rcx, r12	// third1.step7.h
sub r11, rsi	// third1.step8.c1.2
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
mov r8, -2	// third1.step10.c1
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm5, zmm24, zmm14	// update.limb1.vpmuldq.4
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
mov r14, rcx	// copy for third1.step8.x
xor r14, rbp	// third1.step8.x
sar r10, 1	// third1.step8.t
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov rax, -2	// third1.step11.c1
lea rbx, [r10+r14]	// third1.step8.y
cmovc rbx, r10	// third1.step8.G
adc rbp, 0	// third1.step8.w
cmovs rdx, r11	// third1.step8.d
sarx r9, rdx, r15	// third1.step8.s
lea r12, [rdx-1]	// third1.step9.c0
cmovs rcx, r10	// third1.step8.h
sub r13, rdx	// third1.step9.c1.2
mov rsi, rcx	// copy for third1.step9.x
xor rsi, r9	// third1.step9.x
sar rbx, 1	// third1.step9.t
lea r14, [rbx+rsi]	// third1.step9.y
cmovc r14, rbx	// third1.step9.G
adc r9, 0	// third1.step9.w
cmovs r12, r13	// third1.step9.d
sarx rbp, r12, r15	// third1.step9.s
lea r11, [r12-1]	// third1.step10.c0
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
cmovs rcx, rbx	// third1.step9.h
sub r8, r12	// third1.step10.c1.2
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
mov r10, -2	// third1.step12.c1
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm16, zmm26, zmm14	// update.limb2.vpmuldq.2
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
mov rdx, rcx	// copy for third1.step10.x
xor rdx, rbp	// third1.step10.x
sar r14, 1	// third1.step10.t
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
mov rsi, -2	// third1.step13.c1
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
lea r9, [r14+rdx]	// third1.step10.y
cmovc r9, r14	// third1.step10.G
adc rbp, 0	// third1.step10.w
cmovs r11, r8	// third1.step10.d
sarx r13, r11, r15	// third1.step10.s
lea rbx, [r11-1]	// third1.step11.c0
cmovs rcx, r14	// third1.step10.h
sub rax, r11	// third1.step11.c1.2
mov r12, rcx	// copy for third1.step11.x
xor r12, r13	// third1.step11.x
sar r9, 1	// third1.step11.t
lea rdx, [r9+r12]	// third1.step11.y
cmovc rdx, r9	// third1.step11.G
adc r13, 0	// third1.step11.w
cmovs rbx, rax	// third1.step11.d
sarx rbp, rbx, r15	// third1.step11.s
lea r8, [rbx-1]	// third1.step12.c0
cmovs rcx, r9	// third1.step11.h
sub r10, rbx	// third1.step12.c1.2
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
mov r14, -2	// third1.step14.c1
vpaddq zmm27, zmm4, zmm17	// update.limb2.vpaddq.4
vpsraq zmm9, zmm27, 30	// update.limb2.vpsraq
vpandq zmm10, zmm27, zmm7	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
mov r11, rcx	// copy for third1.step12.x
xor r11, rbp	// third1.step12.x
sar rdx, 1	// third1.step12.t
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm5, zmm26, zmm21	// update.limb3.vpmuldq.2
mov r12, -2	// third1.step15.c1
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
lea r13, [rdx+r11]	// third1.step12.y
cmovc r13, rdx	// third1.step12.G
adc rbp, 0	// third1.step12.w
cmovs r8, r10	// third1.step12.d
sarx rax, r8, r15	// third1.step12.s
lea r9, [r8-1]	// third1.step13.c0
cmovs rcx, rdx	// third1.step12.h
sub rsi, r8	// third1.step13.c1.2
mov rbx, rcx	// copy for third1.step13.x
xor rbx, rax	// third1.step13.x
sar r13, 1	// third1.step13.t
lea r11, [r13+rbx]	// third1.step13.y
cmovc r11, r13	// third1.step13.G
adc rax, 0	// third1.step13.w
cmovs r9, rsi	// third1.step13.d
sarx rbp, r9, r15	// third1.step13.s
lea r10, [r9-1]	// third1.step14.c0
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
cmovs rcx, r13	// third1.step13.h
sub r14, r9	// third1.step14.c1.2
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
mov rdx, -2	// third1.step16.c1
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
mov r8, rcx	// copy for third1.step14.x
xor r8, rbp	// third1.step14.x
sar r11, 1	// third1.step14.t
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
mov rbx, -2	// third1.step17.c1
lea rax, [r11+r8]	// third1.step14.y
cmovc rax, r11	// third1.step14.G
adc rbp, 0	// third1.step14.w
cmovs r10, r14	// third1.step14.d
sarx rsi, r10, r15	// third1.step14.s
lea r13, [r10-1]	// third1.step15.c0
cmovs rcx, r11	// third1.step14.h
sub r12, r10	// third1.step15.c1.2
mov r9, rcx	// copy for third1.step15.x
xor r9, rsi	// third1.step15.x
sar rax, 1	// third1.step15.t
lea r8, [rax+r9]	// third1.step15.y
cmovc r8, rax	// third1.step15.G
adc rsi, 0	// third1.step15.w
cmovs r13, r12	// third1.step15.d
sarx rbp, r13, r15	// third1.step15.s
lea r14, [r13-1]	// third1.step16.c0
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
cmovs rcx, rax	// third1.step15.h
sub rdx, r13	// third1.step16.c1.2
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov r11, -2	// third1.step18.c1
vpmuldq zmm1, zmm26, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm22, zmm0, zmm1	// update.limb4.vpaddq
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
mov r10, rcx	// copy for third1.step16.x
xor r10, rbp	// third1.step16.x
sar r8, 1	// third1.step16.t
vpmuldq zmm17, zmm24, zmm2	// update.limb4.vpmuldq.4
vpaddq zmm27, zmm4, zmm17	// update.limb4.vpaddq.2
mov r9, -2	// third1.step19.c1
lea rsi, [r8+r10]	// third1.step16.y
cmovc rsi, r8	// third1.step16.G
adc rbp, 0	// third1.step16.w
cmovs r14, rdx	// third1.step16.d
sarx r12, r14, r15	// third1.step16.s
lea rax, [r14-1]	// third1.step17.c0
vpaddq zmm10, zmm22, zmm27	// update.limb4.vpaddq.3
cmovs rcx, r8	// third1.step16.h
sub rbx, r14	// third1.step17.c1.2
mov r13, rcx	// copy for third1.step17.x
xor r13, r12	// third1.step17.x
sar rsi, 1	// third1.step17.t
lea r10, [rsi+r13]	// third1.step17.y
cmovc r10, rsi	// third1.step17.G
adc r12, 0	// third1.step17.w
cmovs rax, rbx	// third1.step17.d
sarx rbp, rax, r15	// third1.step17.s
lea rdx, [rax-1]	// third1.step18.c0
cmovs rcx, rsi	// third1.step17.h
sub r11, rax	// third1.step18.c1.2
vpaddq zmm21, zmm10, zmm20	// update.limb4.vpaddq.4
mov r8, -2	// third1.step20.c1
vpsraq zmm15, zmm21, 30	// update.limb4.vpsraq
vpandq zmm5, zmm21, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
mov r14, rcx	// copy for third1.step18.x
xor r14, rbp	// third1.step18.x
sar r10, 1	// third1.step18.t
vpmuldq zmm3, zmm26, zmm2	// update.limb5.vpmuldq.2
vpaddq zmm11, zmm6, zmm3	// update.limb5.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
lea r13, [r10+r14]	// third1.step18.y
cmovc r13, r10	// third1.step18.G
adc rbp, 0	// third1.step18.w
cmovs rdx, r11	// third1.step18.d
sarx r12, rdx, r15	// third1.step18.s
lea rbx, [rdx-1]	// third1.step19.c0
cmovs rcx, r10	// third1.step18.h
sub r9, rdx	// third1.step19.c1.2
mov rsi, rcx	// copy for third1.step19.x
xor rsi, r12	// third1.step19.x
sar r13, 1	// third1.step19.t
lea rax, [r13+rsi]	// third1.step19.y
cmovc rax, r13	// third1.step19.G
adc r12, 0	// third1.step19.w
cmovs rbx, r9	// third1.step19.d
sarx r14, rbx, r15	// third1.step19.s
lea rbp, [rbx-1]	// third1.step20.c0
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
cmovs rcx, r13	// third1.step19.h
sub r8, rbx	// third1.step20.c1.2
vpmuldq zmm9, zmm24, zmm13	// update.limb5.vpmuldq.4
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
vpaddq zmm0, zmm12, zmm15	// update.limb5.vpaddq.4
mov r11, -2	// third2.step1.c1
vpsraq zmm1, zmm0, 30	// update.limb5.vpsraq
mov r10, rcx	// copy for third1.step20.x
xor r10, r14	// third1.step20.x
sar rax, 1	// third1.step20.t
vpandq zmm4, zmm0, zmm7	// update.limb5.vpandq
mov rdx, -2	// third2.step2.c1
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
lea rsi, [rax+r10]	// third1.step20.y
cmovc rsi, rax	// third1.step20.G
adc r14, 0	// third1.step20.w
cmovs rbp, r8	// third1.step20.d
sarx r12, rbp, r15	// third1.step20.s
lea r9, [rbp-1]	// third2.step1.c0
cmovs rcx, rax	// third1.step20.h
mov r13, rsi	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rbx, rcx	// copy for change1.h.add_rounding_h
add rbx, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r10, rsi	// copy for change1.G.shl
shl r10, 44	// change1.G.shl
mov r14, rcx	// copy for change1.h.shl
shl r14, 45	// change1.h.shl
rorx r8, r13, 21	// change1.G.first_entry
rorx rax, r13, 42	// change1.G.second_entry
rorx r13, rbx, 20	// change1.h.first_entry
rorx rbx, rbx, 41	// change1.h.second_entry
add r10, qword ptr [rdi-40]	// change1.G.add_refill_G
add r14, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r8, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rax, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r13, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rbx, qword ptr [rdi+40]	// change1.h.imul_high0g
sub r11, rbp	// third2.step1.c1.2
lea rbp, [r8+rax]	// change1.G.add
lea r8, [r13+rbx]	// change1.h.add
lea rax, [rbp+r10]	// change1.G.add.2
lea r13, [r8+r14]	// change1.h.add.2
ror rax, 44	// change1.G.packed
ror r13, 45	// change1.h.packed
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
vpsllq zmm27, zmm4, 50	// update.limb5.above.vpsllq.2
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
vpaddq zmm20, zmm10, zmm27	// update.limb5.above.vpaddq.2
mov rbx, r13	// copy for third2.step1.x
xor rbx, r12	// third2.step1.x
sar rax, 1	// third2.step1.t
lea rbp, [rax+rbx]	// third2.step1.y
cmovc rbp, rax	// third2.step1.G
adc r12, 0	// third2.step1.w
cmovs r9, r11	// third2.step1.d
sarx r10, r9, r15	// third2.step1.s
lea r8, [r9-1]	// third2.step2.c0
mov r14, -2	// third2.step3.c1
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
cmovs r13, rax	// third2.step1.h
sub rdx, r9	// third2.step2.c1.2
vpmuldq zmm2, zmm26, zmm13	// update.limb6.vpmuldq.2
mov rbx, -2	// third2.step4.c1
vpaddq zmm6, zmm21, zmm2	// update.limb6.vpaddq
vpbroadcastq zmm3, rcx	// change1.vpbroadcastq
vpshufd zmm18, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpbroadcastq zmm3{k1}, rsi	// change1.vpbroadcastq.2
vpaddq zmm9, zmm3, zmm29	// change1.N1.vpaddq
vpsllvq zmm11, zmm9, zmm30	// change1.N1.vpsllvq
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpsravq zmm12, zmm11, zmm31	// change1.N1.vpsravq
vpsubq zmm15, zmm28, zmm12	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm15	// change1.N1.vmovdqa64
mov r12, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm0, zmm24, zmm18	// update.limb6.vpmuldq.4
mov r11, r13	// copy for third2.step2.x
xor r11, r10	// third2.step2.x
sar rbp, 1	// third2.step2.t
vpaddq zmm16, zmm14, zmm0	// update.limb6.vpaddq.2
vpaddq zmm5, zmm6, zmm16	// update.limb6.vpaddq.3
mov rax, -2	// third2.step5.c1
lea r9, [rbp+r11]	// third2.step2.y
cmovc r9, rbp	// third2.step2.G
adc r10, 0	// third2.step2.w
cmovs r8, rdx	// third2.step2.d
sarx rcx, r8, r15	// third2.step2.s
lea rsi, [r8-1]	// third2.step3.c0
cmovs r13, rbp	// third2.step2.h
sub r14, r8	// third2.step3.c1.2
imul r12, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r11, r13	// copy for third2.step3.x
xor r11, rcx	// third2.step3.x
sar r9, 1	// third2.step3.t
lea r10, [r9+r11]	// third2.step3.y
cmovc r10, r9	// third2.step3.G
adc rcx, 0	// third2.step3.w
cmovs rsi, r14	// third2.step3.d
sarx rdx, rsi, r15	// third2.step3.s
mov rbp, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r8, [rsi-1]	// third2.step4.c0
vpaddq zmm4, zmm5, zmm1	// update.limb6.vpaddq.4
cmovs r13, r9	// third2.step3.h
sub rbx, rsi	// third2.step4.c1.2
imul rbp, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r11, [r12+rbp]	// change1.w1f.add
sar r11, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r11	// change1.w1f.store_w1f
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul rcx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r14, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r14, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r9, [rcx+r14]	// change1.w1g.add
sar r9, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r9	// change1.w1g.store_w1g
vpsraq zmm17, zmm4, 30	// update.limb6.vpsraq
mov rsi, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov r12, -2	// third2.step6.c1
imul rsi, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rbp, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rbp, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpandq zmm22, zmm4, zmm7	// update.limb6.vpandq
lea r11, [rsi+rbp]	// change1.high1f.add
mov rcx, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar rcx, 20	// change1.high1f.sar
vmovdqa64 zmmword ptr [rdi+1088], zmm22	// update.limb6.vmovdqa64
lea r14, [rcx+r11]	// change1.high1f.add.2
shl r14, 44	// change1.high1f.shl
mov qword ptr [rdi+64], r14	// change1.high1f.store_high1f
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
mov r9, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r9, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
vpmuldq zmm27, zmm26, zmm18	// update.limb7.vpmuldq.2
lea rbp, [r9+rsi]	// change1.high1g.add
mov rcx, r13	// copy for third2.step4.x
xor rcx, rdx	// third2.step4.x
sar r10, 1	// third2.step4.t
mov r11, qword ptr [rdi+56]	// change1.high1g.load_w1g
vpaddq zmm20, zmm10, zmm27	// update.limb7.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
mov r14, -2	// third2.step7.c1
lea r9, [r10+rcx]	// third2.step4.y
cmovc r9, r10	// third2.step4.G
adc rdx, 0	// third2.step4.w
cmovs r8, rbx	// third2.step4.d
sarx rsi, r8, r15	// third2.step4.s
lea rcx, [r8-1]	// third2.step5.c0
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
cmovs r13, r10	// third2.step4.h
sub rax, r8	// third2.step5.c1.2
mov rdx, r13	// copy for third2.step5.x
xor rdx, rsi	// third2.step5.x
sar r9, 1	// third2.step5.t
lea rbx, [r9+rdx]	// third2.step5.y
cmovc rbx, r9	// third2.step5.G
adc rsi, 0	// third2.step5.w
cmovs rcx, rax	// third2.step5.d
sarx r10, rcx, r15	// third2.step5.s
lea r8, [rcx-1]	// third2.step6.c0
cmovs r13, r9	// third2.step5.h
sub r12, rcx	// third2.step6.c1.2
sar r11, 20	// change1.high1g.sar
lea rdx, [r11+rbp]	// change1.high1g.add.2
shl rdx, 44	// change1.high1g.shl
mov qword ptr [rdi+72], rdx	// change1.high1g.store_high1g
vpmuldq zmm2, zmm24, zmm13	// update.limb7.vpmuldq.4
mov rsi, -2	// third2.step8.c1
vpaddq zmm3, zmm21, zmm2	// update.limb7.vpaddq.2
vpaddq zmm9, zmm20, zmm3	// update.limb7.vpaddq.3
vpaddq zmm11, zmm9, zmm17	// update.limb7.vpaddq.4
vpsraq zmm12, zmm11, 30	// update.limb7.vpsraq
mov rax, r13	// copy for third2.step6.x
xor rax, r10	// third2.step6.x
sar rbx, 1	// third2.step6.t
vpandq zmm15, zmm11, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm15	// update.limb7.vmovdqa64
mov r9, -2	// third2.step9.c1
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
lea rcx, [rbx+rax]	// third2.step6.y
cmovc rcx, rbx	// third2.step6.G
adc r10, 0	// third2.step6.w
cmovs r8, r12	// third2.step6.d
sarx r11, r8, r15	// third2.step6.s
lea rbp, [r8-1]	// third2.step7.c0
cmovs r13, rbx	// third2.step6.h
sub r14, r8	// third2.step7.c1.2
mov rdx, r13	// copy for third2.step7.x
xor rdx, r11	// third2.step7.x
sar rcx, 1	// third2.step7.t
lea rax, [rcx+rdx]	// third2.step7.y
cmovc rax, rcx	// third2.step7.G
adc r11, 0	// third2.step7.w
cmovs rbp, r14	// third2.step7.d
sarx r10, rbp, r15	// third2.step7.s
lea r12, [rbp-1]	// third2.step8.c0
vpmuldq zmm0, zmm26, zmm13	// update.limb8.vpmuldq.2
cmovs r13, rcx	// third2.step7.h
sub rsi, rbp	// third2.step8.c1.2
mov rbx, -2	// third2.step10.c1
vpaddq zmm6, zmm14, zmm0	// update.limb8.vpaddq
vpshufd zmm16, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuldq zmm1, zmm24, zmm16	// update.limb8.vpmuldq.4
vpaddq zmm4, zmm5, zmm1	// update.limb8.vpaddq.2
mov r8, r13	// copy for third2.step8.x
xor r8, r10	// third2.step8.x
sar rax, 1	// third2.step8.t
vpaddq zmm22, zmm6, zmm4	// update.limb8.vpaddq.3
vpaddq zmm18, zmm22, zmm12	// update.limb8.vpaddq.4
mov rdx, -2	// third2.step11.c1
lea r11, [rax+r8]	// third2.step8.y
cmovc r11, rax	// third2.step8.G
adc r10, 0	// third2.step8.w
cmovs r12, rsi	// third2.step8.d
sarx r14, r12, r15	// third2.step8.s
lea rcx, [r12-1]	// third2.step9.c0
cmovs r13, rax	// third2.step8.h
sub r9, r12	// third2.step9.c1.2
mov rbp, r13	// copy for third2.step9.x
xor rbp, r14	// third2.step9.x
sar r11, 1	// third2.step9.t
lea r8, [r11+rbp]	// third2.step9.y
cmovc r8, r11	// third2.step9.G
adc r14, 0	// third2.step9.w
cmovs rcx, r9	// third2.step9.d
sarx r10, rcx, r15	// third2.step9.s
lea rsi, [rcx-1]	// third2.step10.c0
vpsraq zmm10, zmm18, 30	// update.limb8.vpsraq
cmovs r13, r11	// third2.step9.h
sub rbx, rcx	// third2.step10.c1.2
vpandq zmm27, zmm18, zmm7	// update.limb8.vpandq
mov rax, -2	// third2.step12.c1
vmovdqa64 zmmword ptr [rdi+1216], zmm27	// update.limb8.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vpmuldq zmm2, zmm26, zmm16	// update.limb9.vpmuldq.2
vpaddq zmm20, zmm21, zmm2	// update.limb9.vpaddq
mov r12, r13	// copy for third2.step10.x
xor r12, r10	// third2.step10.x
sar r8, 1	// third2.step10.t
vpshufd zmm3, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
mov rbp, -2	// third2.step13.c1
lea r14, [r8+r12]	// third2.step10.y
cmovc r14, r8	// third2.step10.G
adc r10, 0	// third2.step10.w
cmovs rsi, rbx	// third2.step10.d
sarx r9, rsi, r15	// third2.step10.s
lea r11, [rsi-1]	// third2.step11.c0
cmovs r13, r8	// third2.step10.h
sub rdx, rsi	// third2.step11.c1.2
mov rcx, r13	// copy for third2.step11.x
xor rcx, r9	// third2.step11.x
sar r14, 1	// third2.step11.t
lea r12, [r14+rcx]	// third2.step11.y
cmovc r12, r14	// third2.step11.G
adc r9, 0	// third2.step11.w
cmovs r11, rdx	// third2.step11.d
sarx r10, r11, r15	// third2.step11.s
lea rbx, [r11-1]	// third2.step12.c0
vpmuldq zmm17, zmm24, zmm3	// update.limb9.vpmuldq.4
cmovs r13, r14	// third2.step11.h
sub rax, r11	// third2.step12.c1.2
vpaddq zmm11, zmm9, zmm17	// update.limb9.vpaddq.2
mov r8, -2	// third2.step14.c1
vpaddq zmm15, zmm20, zmm11	// update.limb9.vpaddq.3
vpaddq zmm13, zmm15, zmm10	// update.limb9.vpaddq.4
vpsraq zmm14, zmm13, 30	// update.limb9.vpsraq
vpandq zmm0, zmm13, zmm7	// update.limb9.vpandq
mov rsi, r13	// copy for third2.step12.x
xor rsi, r10	// third2.step12.x
sar r12, 1	// third2.step12.t
vmovdqa64 zmmword ptr [rdi+1280], zmm0	// update.limb9.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
mov rcx, -2	// third2.step15.c1
vpmuldq zmm1, zmm26, zmm3	// update.limb10.vpmuldq.2
lea r9, [r12+rsi]	// third2.step12.y
cmovc r9, r12	// third2.step12.G
adc r10, 0	// third2.step12.w
cmovs rbx, rax	// third2.step12.d
sarx rdx, rbx, r15	// third2.step12.s
lea r14, [rbx-1]	// third2.step13.c0
cmovs r13, r12	// third2.step12.h
sub rbp, rbx	// third2.step13.c1.2
mov r11, r13	// copy for third2.step13.x
xor r11, rdx	// third2.step13.x
sar r9, 1	// third2.step13.t
lea rsi, [r9+r11]	// third2.step13.y
cmovc rsi, r9	// third2.step13.G
adc rdx, 0	// third2.step13.w
cmovs r14, rbp	// third2.step13.d
sarx r10, r14, r15	// third2.step13.s
lea rax, [r14-1]	// third2.step14.c0
cmovs r13, r9	// third2.step13.h
sub r8, r14	// third2.step14.c1.2
vpaddq zmm6, zmm5, zmm1	// update.limb10.vpaddq
mov r12, -2	// third2.step16.c1
vpshufd zmm4, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpmuldq zmm12, zmm24, zmm4	// update.limb10.vpmuldq.4
vpaddq zmm18, zmm22, zmm12	// update.limb10.vpaddq.2
mov rbx, r13	// copy for third2.step14.x
xor rbx, r10	// third2.step14.x
sar rsi, 1	// third2.step14.t
vpaddq zmm27, zmm6, zmm18	// update.limb10.vpaddq.3
vpaddq zmm16, zmm27, zmm14	// update.limb10.vpaddq.4
mov r11, -2	// third2.step17.c1
vpsraq zmm21, zmm16, 30	// update.limb10.vpsraq
lea rdx, [rsi+rbx]	// third2.step14.y
cmovc rdx, rsi	// third2.step14.G
adc r10, 0	// third2.step14.w
cmovs rax, r8	// third2.step14.d
sarx rbp, rax, r15	// third2.step14.s
lea r9, [rax-1]	// third2.step15.c0
cmovs r13, rsi	// third2.step14.h
sub rcx, rax	// third2.step15.c1.2
mov r14, r13	// copy for third2.step15.x
xor r14, rbp	// third2.step15.x
sar rdx, 1	// third2.step15.t
lea rbx, [rdx+r14]	// third2.step15.y
cmovc rbx, rdx	// third2.step15.G
adc rbp, 0	// third2.step15.w
cmovs r9, rcx	// third2.step15.d
sarx r10, r9, r15	// third2.step15.s
lea r8, [r9-1]	// third2.step16.c0
vpandq zmm2, zmm16, zmm7	// update.limb10.vpandq
cmovs r13, rdx	// third2.step15.h
sub r12, r9	// third2.step16.c1.2
vmovdqa64 zmmword ptr [rdi+1344], zmm2	// update.limb10.vmovdqa64
mov rsi, -2	// third2.step18.c1
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm17, zmm26, zmm4	// update.limb11.vpmuldq.2
vpaddq zmm20, zmm9, zmm17	// update.limb11.vpaddq
vpshufd zmm11, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
mov rax, r13	// copy for third2.step16.x
xor rax, r10	// third2.step16.x
sar rbx, 1	// third2.step16.t
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpmuldq zmm10, zmm24, zmm11	// update.limb11.vpmuldq.4
mov r14, -2	// third2.step19.c1
lea rbp, [rbx+rax]	// third2.step16.y
cmovc rbp, rbx	// third2.step16.G
adc r10, 0	// third2.step16.w
cmovs r8, r12	// third2.step16.d
sarx rcx, r8, r15	// third2.step16.s
lea rdx, [r8-1]	// third2.step17.c0
cmovs r13, rbx	// third2.step16.h
sub r11, r8	// third2.step17.c1.2
mov r9, r13	// copy for third2.step17.x
xor r9, rcx	// third2.step17.x
sar rbp, 1	// third2.step17.t
lea rax, [rbp+r9]	// third2.step17.y
cmovc rax, rbp	// third2.step17.G
adc rcx, 0	// third2.step17.w
cmovs rdx, r11	// third2.step17.d
sarx r10, rdx, r15	// third2.step17.s
lea r12, [rdx-1]	// third2.step18.c0
vpaddq zmm13, zmm15, zmm10	// update.limb11.vpaddq.2
cmovs r13, rbp	// third2.step17.h
sub rsi, rdx	// third2.step18.c1.2
vpaddq zmm0, zmm20, zmm13	// update.limb11.vpaddq.3
mov rbx, -2	// third2.step20.c1
vpaddq zmm3, zmm0, zmm21	// update.limb11.vpaddq.4
vpsraq zmm5, zmm3, 30	// update.limb11.vpsraq
vpandq zmm1, zmm3, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm1	// update.limb11.vmovdqa64
mov r8, r13	// copy for third2.step18.x
xor r8, r10	// third2.step18.x
sar rax, 1	// third2.step18.t
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpmuldq zmm12, zmm26, zmm11	// update.limb12.vpmuldq.2
lea r9, [rax+r8]	// third2.step18.y
cmovc r9, rax	// third2.step18.G
adc r10, 0	// third2.step18.w
cmovs r12, rsi	// third2.step18.d
sarx rcx, r12, r15	// third2.step18.s
lea r11, [r12-1]	// third2.step19.c0
vpaddq zmm6, zmm22, zmm12	// update.limb12.vpaddq
cmovs r13, rax	// third2.step18.h
sub r14, r12	// third2.step19.c1.2
mov rbp, r13	// copy for third2.step19.x
xor rbp, rcx	// third2.step19.x
sar r9, 1	// third2.step19.t
lea rdx, [r9+rbp]	// third2.step19.y
cmovc rdx, r9	// third2.step19.G
adc rcx, 0	// third2.step19.w
cmovs r11, r14	// third2.step19.d
sarx r8, r11, r15	// third2.step19.s
lea r10, [r11-1]	// third2.step20.c0
cmovs r13, r9	// third2.step19.h
sub rbx, r11	// third2.step20.c1.2
vpshufd zmm18, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
vpmuldq zmm14, zmm24, zmm18	// update.limb12.vpmuldq.4
vpaddq zmm16, zmm27, zmm14	// update.limb12.vpaddq.2
vpaddq zmm2, zmm6, zmm16	// update.limb12.vpaddq.3
mov rsi, -2	// third3.step1.c1
mov rax, r13	// copy for third2.step20.x
xor rax, r8	// third2.step20.x
sar rdx, 1	// third2.step20.t
vpaddq zmm4, zmm2, zmm5	// update.limb12.vpaddq.4
vpsraq zmm9, zmm4, 30	// update.limb12.vpsraq
mov r12, -2	// third3.step2.c1
vpandq zmm17, zmm4, zmm7	// update.limb12.vpandq
lea rbp, [rdx+rax]	// third2.step20.y
cmovc rbp, rdx	// third2.step20.G
adc r8, 0	// third2.step20.w
cmovs r10, rbx	// third2.step20.d
sarx rcx, r10, r15	// third2.step20.s
lea r14, [r10-1]	// third3.step1.c0
cmovs r13, rdx	// third2.step20.h
vpbroadcastq zmm15, r13	// change2.vpbroadcastq
vpbroadcastq zmm15{k1}, rbp	// change2.vpbroadcastq.2
vpaddq zmm10, zmm15, zmm29	// change2.N2.vpaddq
mov r9, rbp	// copy for change2.G.add_rounding_G
add r9, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r11, r13	// copy for change2.h.add_rounding_h
add r11, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpsllvq zmm20, zmm10, zmm30	// change2.N2.vpsllvq
shl rbp, 44	// change2.G.shl
shl r13, 45	// change2.h.shl
vpsravq zmm13, zmm20, zmm31	// change2.N2.vpsravq
rorx rax, r9, 21	// change2.G.first_entry
rorx r8, r9, 42	// change2.G.second_entry
rorx rbx, r11, 20	// change2.h.first_entry
rorx rdx, r11, 41	// change2.h.second_entry
vpsubq zmm0, zmm28, zmm13	// change2.N2.vpsubq
add rbp, qword ptr [rdi-40]	// change2.G.add_refill_G
add r13, qword ptr [rdi-48]	// change2.h.add_refill_h
vmovdqa64 zmmword ptr [rdi+256], zmm0	// change2.N2.vmovdqa64
imul rax, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r8, qword ptr [rdi+72]	// change2.G.imul_high1g
imul rbx, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rdx, qword ptr [rdi+72]	// change2.h.imul_high1g
vpunpcklqdq zmm21, zmm0, zmm0	// change2.vpunpcklqdq
vpunpckhqdq zmm3, zmm0, zmm0	// change2.vpunpckhqdq
vbroadcasti32x4 zmm1, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
sub rsi, r10	// third3.step1.c1.2
vbroadcasti32x4 zmm11, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm22, zmm21, zmm1	// change2.Y.vpmuldq
vpmuldq zmm12, zmm3, zmm11	// change2.Y.vpmuldq.2
lea r9, [rax+r8]	// change2.G.add
lea r11, [rbx+rdx]	// change2.h.add
vpaddq zmm27, zmm22, zmm12	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm27	// change2.Y.vmovdqa64
lea r10, [r9+rbp]	// change2.G.add.2
lea rax, [r11+r13]	// change2.h.add.2
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r8, qword ptr [rdi+48]	// change2.w2f.imul_w1f
ror r10, 44	// change2.G.packed
ror rax, 45	// change2.h.packed
mov rbx, qword ptr [rdi+264]	// change2.w2f.load_N2v
vmovdqa64 zmmword ptr [rdi+1472], zmm17	// update.limb12.vmovdqa64
imul rbx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rdx, [r8+rbx]	// change2.w2f.add
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
sar rdx, 20	// change2.w2f.sar
mov r9, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r9, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpmuldq zmm6, zmm26, zmm18	// update.limb13.vpmuldq.2
mov rbp, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rbp, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov r11, rax	// copy for third3.step1.x
xor r11, rcx	// third3.step1.x
vpaddq zmm16, zmm14, zmm6	// update.limb13.vpaddq
lea r13, [r9+rbp]	// change2.w2f.add.2
lea r8, [rdx+r13]	// change2.w2f.add.3
mov qword ptr [rdi-112], r8	// change2.w2f.store_w2f
vpshufd zmm2, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
sar r10, 1	// third3.step1.t
lea rbx, [r10+r11]	// third3.step1.y
cmovc rbx, r10	// third3.step1.G
adc rcx, 0	// third3.step1.w
cmovs r14, rsi	// third3.step1.d
sarx r9, r14, r15	// third3.step1.s
lea rbp, [r14-1]	// third3.step2.c0
mov rdx, -2	// third3.step3.c1
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
cmovs rax, r10	// third3.step1.h
sub r12, r14	// third3.step2.c1.2
sar r8, 20	// change2.w2f.sar.2
shl r8, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r8	// change2.w2f.store_high2f
mov r13, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpmuldq zmm4, zmm24, zmm2	// update.limb13.vpmuldq.4
imul r13, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov r11, qword ptr [rdi+280]	// change2.w2g.load_N2r
mov rcx, -2	// third3.step4.c1
imul r11, qword ptr [rdi+56]	// change2.w2g.imul_w1g
vpaddq zmm15, zmm5, zmm4	// update.limb13.vpaddq.2
lea rsi, [r13+r11]	// change2.w2g.add
sar rsi, 20	// change2.w2g.sar
vpaddq zmm10, zmm16, zmm15	// update.limb13.vpaddq.3
mov r10, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul r10, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpaddq zmm20, zmm10, zmm9	// update.limb13.vpaddq.4
mov r14, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r14, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r8, [r10+r14]	// change2.w2g.add.2
vpsraq zmm13, zmm20, 30	// update.limb13.vpsraq
lea r13, [rsi+r8]	// change2.w2g.add.3
mov qword ptr [rdi-104], r13	// change2.w2g.store_w2g
mov r11, rax	// copy for third3.step2.x
xor r11, r9	// third3.step2.x
sar rbx, 1	// third3.step2.t
vpandq zmm0, zmm20, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm0	// update.limb13.vmovdqa64
mov r10, -2	// third3.step5.c1
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
lea r14, [rbx+r11]	// third3.step2.y
cmovc r14, rbx	// third3.step2.G
adc r9, 0	// third3.step2.w
cmovs rbp, r12	// third3.step2.d
sarx rsi, rbp, r15	// third3.step2.s
lea r8, [rbp-1]	// third3.step3.c0
cmovs rax, rbx	// third3.step2.h
sub rdx, rbp	// third3.step3.c1.2
mov r11, rax	// copy for third3.step3.x
xor r11, rsi	// third3.step3.x
sar r14, 1	// third3.step3.t
lea r9, [r14+r11]	// third3.step3.y
cmovc r9, r14	// third3.step3.G
adc rsi, 0	// third3.step3.w
cmovs r8, rdx	// third3.step3.d
sarx r12, r8, r15	// third3.step3.s
lea rbx, [r8-1]	// third3.step4.c0
vpmuldq zmm1, zmm26, zmm2	// update.limb14.vpmuldq.2
cmovs rax, r14	// third3.step3.h
sub rcx, r8	// third3.step4.c1.2
sar r13, 20	// change2.w2g.sar.2
shl r13, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r13	// change2.w2g.store_high2g
vpaddq zmm3, zmm21, zmm1	// update.limb14.vpaddq
mov rbp, -2	// third3.step6.c1
vpshufd zmm11, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm12, zmm24, zmm11	// update.limb14.vpmuldq.4
vpaddq zmm27, zmm22, zmm12	// update.limb14.vpaddq.2
mov r11, rax	// copy for third3.step4.x
xor r11, r12	// third3.step4.x
sar r9, 1	// third3.step4.t
vpaddq zmm17, zmm3, zmm27	// update.limb14.vpaddq.3
vpaddq zmm18, zmm17, zmm13	// update.limb14.vpaddq.4
mov rsi, -2	// third3.step7.c1
lea rdx, [r9+r11]	// third3.step4.y
cmovc rdx, r9	// third3.step4.G
adc r12, 0	// third3.step4.w
cmovs rbx, rcx	// third3.step4.d
sarx r14, rbx, r15	// third3.step4.s
lea r8, [rbx-1]	// third3.step5.c0
cmovs rax, r9	// third3.step4.h
sub r10, rbx	// third3.step5.c1.2
mov r13, rax	// copy for third3.step5.x
xor r13, r14	// third3.step5.x
sar rdx, 1	// third3.step5.t
lea r11, [rdx+r13]	// third3.step5.y
cmovc r11, rdx	// third3.step5.G
adc r14, 0	// third3.step5.w
cmovs r8, r10	// third3.step5.d
sarx r12, r8, r15	// third3.step5.s
lea rcx, [r8-1]	// third3.step6.c0
vpsraq zmm14, zmm18, 30	// update.limb14.vpsraq
cmovs rax, rdx	// third3.step5.h
sub rbp, r8	// third3.step6.c1.2
vpandq zmm6, zmm18, zmm7	// update.limb14.vpandq
mov r9, -2	// third3.step8.c1
vmovdqa64 zmmword ptr [rdi+1600], zmm6	// update.limb14.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm4, zmm26, zmm11	// update.limb15.vpmuldq.2
vpaddq zmm16, zmm5, zmm4	// update.limb15.vpaddq
mov rbx, rax	// copy for third3.step6.x
xor rbx, r12	// third3.step6.x
sar r11, 1	// third3.step6.t
vpshufd zmm15, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
mov r13, -2	// third3.step9.c1
lea r14, [r11+rbx]	// third3.step6.y
cmovc r14, r11	// third3.step6.G
adc r12, 0	// third3.step6.w
cmovs rcx, rbp	// third3.step6.d
sarx r10, rcx, r15	// third3.step6.s
lea rdx, [rcx-1]	// third3.step7.c0
vpmuldq zmm9, zmm24, zmm15	// update.limb15.vpmuldq.4
cmovs rax, r11	// third3.step6.h
sub rsi, rcx	// third3.step7.c1.2
mov r8, rax	// copy for third3.step7.x
xor r8, r10	// third3.step7.x
sar r14, 1	// third3.step7.t
lea rbx, [r14+r8]	// third3.step7.y
cmovc rbx, r14	// third3.step7.G
adc r10, 0	// third3.step7.w
cmovs rdx, rsi	// third3.step7.d
sarx r12, rdx, r15	// third3.step7.s
lea rbp, [rdx-1]	// third3.step8.c0
cmovs rax, r14	// third3.step7.h
sub r9, rdx	// third3.step8.c1.2
vpaddq zmm20, zmm10, zmm9	// update.limb15.vpaddq.2
mov r11, -2	// third3.step10.c1
vpaddq zmm0, zmm16, zmm20	// update.limb15.vpaddq.3
vpaddq zmm2, zmm0, zmm14	// update.limb15.vpaddq.4
vpsraq zmm21, zmm2, 30	// update.limb15.vpsraq
vpandq zmm1, zmm2, zmm7	// update.limb15.vpandq
mov rcx, rax	// copy for third3.step8.x
xor rcx, r12	// third3.step8.x
sar rbx, 1	// third3.step8.t
vmovdqa64 zmmword ptr [rdi+1664], zmm1	// update.limb15.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
mov r8, -2	// third3.step11.c1
vpmuldq zmm12, zmm26, zmm15	// update.limb16.vpmuldq.2
lea r10, [rbx+rcx]	// third3.step8.y
cmovc r10, rbx	// third3.step8.G
adc r12, 0	// third3.step8.w
cmovs rbp, r9	// third3.step8.d
sarx rsi, rbp, r15	// third3.step8.s
lea r14, [rbp-1]	// third3.step9.c0
cmovs rax, rbx	// third3.step8.h
sub r13, rbp	// third3.step9.c1.2
mov rdx, rax	// copy for third3.step9.x
xor rdx, rsi	// third3.step9.x
sar r10, 1	// third3.step9.t
lea rcx, [r10+rdx]	// third3.step9.y
cmovc rcx, r10	// third3.step9.G
adc rsi, 0	// third3.step9.w
cmovs r14, r13	// third3.step9.d
sarx r12, r14, r15	// third3.step9.s
lea r9, [r14-1]	// third3.step10.c0
vpaddq zmm3, zmm22, zmm12	// update.limb16.vpaddq
cmovs rax, r10	// third3.step9.h
sub r11, r14	// third3.step10.c1.2
mov rbx, -2	// third3.step12.c1
vpshufd zmm27, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpmuldq zmm13, zmm24, zmm27	// update.limb16.vpmuldq.4
vpaddq zmm18, zmm17, zmm13	// update.limb16.vpaddq.2
vpaddq zmm6, zmm3, zmm18	// update.limb16.vpaddq.3
mov rbp, rax	// copy for third3.step10.x
xor rbp, r12	// third3.step10.x
sar rcx, 1	// third3.step10.t
vpaddq zmm11, zmm6, zmm21	// update.limb16.vpaddq.4
vpsraq zmm5, zmm11, 30	// update.limb16.vpsraq
mov rdx, -2	// third3.step13.c1
lea rsi, [rcx+rbp]	// third3.step10.y
cmovc rsi, rcx	// third3.step10.G
adc r12, 0	// third3.step10.w
cmovs r9, r11	// third3.step10.d
sarx r13, r9, r15	// third3.step10.s
lea r10, [r9-1]	// third3.step11.c0
cmovs rax, rcx	// third3.step10.h
sub r8, r9	// third3.step11.c1.2
mov r14, rax	// copy for third3.step11.x
xor r14, r13	// third3.step11.x
sar rsi, 1	// third3.step11.t
lea rbp, [rsi+r14]	// third3.step11.y
cmovc rbp, rsi	// third3.step11.G
adc r13, 0	// third3.step11.w
cmovs r10, r8	// third3.step11.d
sarx r12, r10, r15	// third3.step11.s
lea r11, [r10-1]	// third3.step12.c0
vpandq zmm4, zmm11, zmm7	// update.limb16.vpandq
cmovs rax, rsi	// third3.step11.h
sub rbx, r10	// third3.step12.c1.2
vmovdqa64 zmmword ptr [rdi+1728], zmm4	// update.limb16.vmovdqa64
mov rcx, -2	// third3.step14.c1
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm9, zmm26, zmm27	// update.limb17.vpmuldq.2
vpaddq zmm16, zmm10, zmm9	// update.limb17.vpaddq
vpshufd zmm20, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
mov r9, rax	// copy for third3.step12.x
xor r9, r12	// third3.step12.x
sar rbp, 1	// third3.step12.t
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm14, zmm24, zmm20	// update.limb17.vpmuldq.4
mov r14, -2	// third3.step15.c1
lea r13, [rbp+r9]	// third3.step12.y
cmovc r13, rbp	// third3.step12.G
adc r12, 0	// third3.step12.w
cmovs r11, rbx	// third3.step12.d
sarx r8, r11, r15	// third3.step12.s
lea rsi, [r11-1]	// third3.step13.c0
cmovs rax, rbp	// third3.step12.h
sub rdx, r11	// third3.step13.c1.2
mov r10, rax	// copy for third3.step13.x
xor r10, r8	// third3.step13.x
sar r13, 1	// third3.step13.t
lea r9, [r13+r10]	// third3.step13.y
cmovc r9, r13	// third3.step13.G
adc r8, 0	// third3.step13.w
cmovs rsi, rdx	// third3.step13.d
sarx r12, rsi, r15	// third3.step13.s
lea rbx, [rsi-1]	// third3.step14.c0
vpaddq zmm2, zmm0, zmm14	// update.limb17.vpaddq.2
cmovs rax, r13	// third3.step13.h
sub rcx, rsi	// third3.step14.c1.2
vpaddq zmm1, zmm16, zmm2	// update.limb17.vpaddq.3
mov rbp, -2	// third3.step16.c1
vpaddq zmm15, zmm1, zmm5	// update.limb17.vpaddq.4
vpsraq zmm22, zmm15, 30	// update.limb17.vpsraq
vpandq zmm12, zmm15, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm12	// update.limb17.vmovdqa64
mov r11, rax	// copy for third3.step14.x
xor r11, r12	// third3.step14.x
sar r9, 1	// third3.step14.t
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1920]	// update.last.vpmuldq
vpmuldq zmm13, zmm26, zmm20	// update.last.vpmuldq.2
mov r10, -2	// third3.step17.c1
vpaddq zmm3, zmm17, zmm13	// update.last.vpaddq
lea r8, [r9+r11]	// third3.step14.y
cmovc r8, r9	// third3.step14.G
adc r12, 0	// third3.step14.w
cmovs rbx, rcx	// third3.step14.d
sarx rdx, rbx, r15	// third3.step14.s
lea r13, [rbx-1]	// third3.step15.c0
cmovs rax, r9	// third3.step14.h
sub r14, rbx	// third3.step15.c1.2
mov rsi, rax	// copy for third3.step15.x
xor rsi, rdx	// third3.step15.x
sar r8, 1	// third3.step15.t
lea r11, [r8+rsi]	// third3.step15.y
cmovc r11, r8	// third3.step15.G
adc rdx, 0	// third3.step15.w
cmovs r13, r14	// third3.step15.d
sarx r12, r13, r15	// third3.step15.s
lea rcx, [r13-1]	// third3.step16.c0
cmovs rax, r8	// third3.step15.h
sub rbp, r13	// third3.step16.c1.2
vpaddq zmm18, zmm3, zmm22	// update.last.vpaddq.2
mov r9, -2	// third3.step18.c1
vpaddq zmm6, zmm18, zmm8	// update.last.vpaddq.3
vpandq zmm21, zmm6, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm21	// update.last.vmovdqa64
vpsraq zmm11, zmm6, 30	// update.last.vpsraq
mov rbx, rax	// copy for third3.step16.x
xor rbx, r12	// third3.step16.x
sar r11, 1	// third3.step16.t
vpaddq zmm4, zmm11, zmm19	// update.last.vpaddq.4
vpandq zmm27, zmm4, zmmword ptr [rdi+576]	// update.last.vpandq.2
mov rsi, -2	// third3.step19.c1
vmovdqa64 zmmword ptr [rdi+1920], zmm27	// update.last.vmovdqa64.2
lea rdx, [r11+rbx]	// third3.step16.y
cmovc rdx, r11	// third3.step16.G
adc r12, 0	// third3.step16.w
cmovs rcx, rbp	// third3.step16.d
sarx r14, rcx, r15	// third3.step16.s
lea r8, [rcx-1]	// third3.step17.c0
cmovs rax, r11	// third3.step16.h
sub r10, rcx	// third3.step17.c1.2
mov r13, rax	// copy for third3.step17.x
xor r13, r14	// third3.step17.x
sar rdx, 1	// third3.step17.t
lea rbx, [rdx+r13]	// third3.step17.y
cmovc rbx, rdx	// third3.step17.G
adc r14, 0	// third3.step17.w
cmovs r8, r10	// third3.step17.d
sarx r12, r8, r15	// third3.step17.s
lea rbp, [r8-1]	// third3.step18.c0
vpsraq zmm10, zmm4, 30	// update.last.vpsraq.2
cmovs rax, rdx	// third3.step17.h
sub r9, r8	// third3.step18.c1.2
valignq zmm9{k3}{z}, zmm10, zmm10, 6	// update.last.valignq
mov r11, -2	// third3.step20.c1
vpaddq zmm23, zmm9, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm23	// update.last.vmovdqa64.3
mov rcx, rax	// copy for third3.step18.x
xor rcx, r12	// third3.step18.x
sar rbx, 1	// third3.step18.t
lea r13, [rbx+rcx]	// third3.step18.y
cmovc r13, rbx	// third3.step18.G
adc r12, 0	// third3.step18.w
cmovs rbp, r9	// third3.step18.d
sarx r14, rbp, r15	// third3.step18.s
lea r10, [rbp-1]	// third3.step19.c0
cmovs rax, rbx	// third3.step18.h
sub rsi, rbp	// third3.step19.c1.2
mov rdx, rax	// copy for third3.step19.x
xor rdx, r14	// third3.step19.x
sar r13, 1	// third3.step19.t
lea r8, [r13+rdx]	// third3.step19.y
cmovc r8, r13	// third3.step19.G
adc r14, 0	// third3.step19.w
cmovs r10, rsi	// third3.step19.d
sarx rcx, r10, r15	// third3.step19.s
lea r12, [r10-1]	// third3.step20.c0
cmovs rax, r13	// third3.step19.h
sub r11, r10	// third3.step20.c1.2
mov r9, rax	// copy for third3.step20.x
xor r9, rcx	// third3.step20.x
sar r8, 1	// third3.step20.t
lea rbx, [r8+r9]	// third3.step20.y
cmovc rbx, r8	// third3.step20.G
adc rcx, 0	// third3.step20.w
cmovs r12, r11	// third3.step20.d
sarx rbp, r12, r15	// third3.step20.s
mov qword ptr [rdi-120], rbx	// change3.store_end_G
cmovs rax, r8	// third3.step20.h
mov rdx, rbx	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r14, rax	// copy for change3.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rsi, r14, 41	// change3.h.second_entry
shl rbx, 44	// change3.G.shl
mov r13, rax	// copy for change3.h.shl
shl r13, 45	// change3.h.shl
rorx r10, rdx, 21	// change3.G.first_entry
rorx r9, rdx, 42	// change3.G.second_entry
rorx rcx, r14, 20	// change3.h.first_entry
add rbx, qword ptr [rdi-40]	// change3.G.add_refill_G
add r13, qword ptr [rdi-48]	// change3.h.add_refill_h
mov qword ptr [rdi-128], rax	// change3.store_end_h
imul r10, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r9, qword ptr [rdi+88]	// change3.G.imul_high2g
imul rsi, qword ptr [rdi+88]	// change3.h.imul_high2g
imul rcx, qword ptr [rdi+80]	// change3.h.imul_high2f
lea r11, [r10+r9]	// change3.G.add
lea r8, [r11+rbx]	// change3.G.add.2
lea rdx, [rcx+rsi]	// change3.h.add
lea r14, [rdx+r13]	// change3.h.add.2
ror r8, 44	// change3.G.packed
ror r14, 45	// change3.h.packed
mov rbx, r8	// output
mov rcx, r14	// output
mov rdx, r12	// output
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
