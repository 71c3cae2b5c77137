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
// Length: 224 limbs of 30 bits; 1621 instructions a batch, 720 for its steps (form: carry).
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
or r15, -1	// ones
.p2align 6
2:
lea rax, [rdx-1]	// third1.step1.c0
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
mov rbp, -2	// third1.step1.c1
sub rbp, rdx	// third1.step1.c1.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
mov r8, -2	// third1.step2.c1
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
mov r9, rcx	// copy for third1.step1.x
xor r9, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
mov r10, -2	// third1.step3.c1
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
mov r11, qword ptr [rdi+320]	// end.w0f.load_N3u
lea r12, [rbx+r9]	// third1.step1.y
cmovc r12, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
cmovs rax, rbp	// third1.step1.d
lea r13, [rax-1]	// third1.step2.c0
sub r8, rax	// third1.step2.c1.2
sarx r14, rax, r15	// third1.step1.s
mov rdx, rcx	// copy for third1.step2.x
xor rdx, r14	// third1.step2.x
sar r12, 1	// third1.step2.t
mov r9, -2	// third1.step4.c1
lea rsi, [r12+rdx]	// third1.step2.y
cmovc rsi, r12	// third1.step2.G
adc r14, 0	// third1.step2.w
cmovs rcx, r12	// third1.step2.h
cmovs r13, r8	// third1.step2.d
lea rbx, [r13-1]	// third1.step3.c0
sarx rbp, r13, r15	// third1.step2.s
sub r10, r13	// third1.step3.c1.2
imul r11, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rax, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rax, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rdx, [r11+rax]	// end.w0f.add
sar rdx, 20	// end.w0f.sar
and rdx, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], rdx	// end.w0f.store_w0f
shr rdx, 20	// end.w0f.shr
shl rdx, 44	// end.w0f.shl
mov qword ptr [rdi+24], rdx	// end.w0f.store_high0f
mov r14, -2	// third1.step5.c1
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r8, rcx	// copy for third1.step3.x
xor r8, rbp	// third1.step3.x
sar rsi, 1	// third1.step3.t
mov r13, qword ptr [rdi+344]	// end.w0g.load_N3r
lea r11, [rsi+r8]	// third1.step3.y
cmovc r11, rsi	// third1.step3.G
adc rbp, 0	// third1.step3.w
cmovs rcx, rsi	// third1.step3.h
cmovs rbx, r10	// third1.step3.d
lea rax, [rbx-1]	// third1.step4.c0
sub r9, rbx	// third1.step4.c1.2
sarx rdx, rbx, r15	// third1.step3.s
imul r13, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea r8, [r12+r13]	// end.w0g.add
sar r8, 20	// end.w0g.sar
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov rbp, -2	// third1.step6.c1
mov qword ptr [rdi+32], r8	// end.w0g.store_w0g
mov rsi, rcx	// copy for third1.step4.x
xor rsi, rdx	// third1.step4.x
sar r11, 1	// third1.step4.t
lea r10, [r11+rsi]	// third1.step4.y
cmovc r10, r11	// third1.step4.G
adc rdx, 0	// third1.step4.w
cmovs rcx, r11	// third1.step4.h
cmovs rax, r9	// third1.step4.d
lea rbx, [rax-1]	// third1.step5.c0
sarx r12, rax, r15	// third1.step4.s
sub r14, rax	// third1.step5.c1.2
shr r8, 20	// end.w0g.shr
shl r8, 44	// end.w0g.shl
mov qword ptr [rdi+40], r8	// end.w0g.store_high0g
mov r13, -2	// third1.step7.c1
mov rsi, rcx	// copy for third1.step5.x
xor rsi, r12	// third1.step5.x
sar r10, 1	// third1.step5.t
lea rdx, [r10+rsi]	// third1.step5.y
cmovc rdx, r10	// third1.step5.G
adc r12, 0	// third1.step5.w
cmovs rcx, r10	// third1.step5.h
cmovs rbx, r14	// third1.step5.d
sub rbp, rbx	// third1.step6.c1.2
lea r11, [rbx-1]	// third1.step6.c0
sarx r9, rbx, r15	// third1.step5.s
mov rax, rcx	// copy for third1.step6.x
xor rax, r9	// third1.step6.x
sar rdx, 1	// third1.step6.t
mov r8, -2	// third1.step8.c1
lea rsi, [rdx+rax]	// third1.step6.y
cmovc rsi, rdx	// third1.step6.G
adc r9, 0	// third1.step6.w
cmovs rcx, rdx	// third1.step6.h
cmovs r11, rbp	// third1.step6.d
lea r12, [r11-1]	// third1.step7.c0
sarx r10, r11, r15	// third1.step6.s
sub r13, r11	// third1.step7.c1.2
mov r14, rcx	// copy for third1.step7.x
xor r14, r10	// third1.step7.x
sar rsi, 1	// third1.step7.t
mov rbx, -2	// third1.step9.c1
mov rax, -2	// third1.step10.c1
lea r9, [rsi+r14]	// third1.step7.y
cmovc r9, rsi	// third1.step7.G
adc r10, 0	// third1.step7.w
cmovs rcx, rsi	// third1.step7.h
cmovs r12, r13	// third1.step7.d
sub r8, r12	// third1.step8.c1.2
lea rdx, [r12-1]	// third1.step8.c0
sarx rbp, r12, r15	// third1.step7.s
mov r11, rcx	// copy for third1.step8.x
xor r11, rbp	// third1.step8.x
sar r9, 1	// third1.step8.t
vpmuldq zmm27, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r14, -2	// third1.step11.c1
vpshufd zmm0, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq zmm1, zmm26, zmm0	// update.limb1.vpmuldq.2
vpmuldq zmm2, zmm24, zmm0	// update.limb0.vpmuldq.2
vpaddq zmm3, zmm27, zmm2	// update.limb0.vpaddq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpsraq zmm11, zmm3, 30	// update.limb0.vpsraq
vpaddq zmm14, zmm9, zmm1	// update.limb1.vpaddq
lea r10, [r9+r11]	// third1.step8.y
cmovc r10, r9	// third1.step8.G
adc rbp, 0	// third1.step8.w
cmovs rcx, r9	// third1.step8.h
cmovs rdx, r8	// third1.step8.d
lea rsi, [rdx-1]	// third1.step9.c0
sarx r13, rdx, r15	// third1.step8.s
sub rbx, rdx	// third1.step9.c1.2
mov r12, rcx	// copy for third1.step9.x
xor r12, r13	// third1.step9.x
sar r10, 1	// third1.step9.t
lea r11, [r10+r12]	// third1.step9.y
cmovc r11, r10	// third1.step9.G
adc r13, 0	// third1.step9.w
cmovs rcx, r10	// third1.step9.h
cmovs rsi, rbx	// third1.step9.d
lea rbp, [rsi-1]	// third1.step10.c0
sub rax, rsi	// third1.step10.c1.2
sarx r9, rsi, r15	// third1.step9.s
mov r8, rcx	// copy for third1.step10.x
xor r8, r9	// third1.step10.x
sar r11, 1	// third1.step10.t
mov rdx, -2	// third1.step12.c1
vpshufd zmm15, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
vpmuldq zmm5, zmm24, zmm15	// update.limb1.vpmuldq.4
vpaddq zmm12, zmm10, zmm5	// update.limb1.vpaddq.2
vpaddq zmm6, zmm14, zmm12	// update.limb1.vpaddq.3
vpaddq zmm13, zmm6, zmm11	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
vpmuldq zmm19, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
valignq zmm20{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm16, zmm26, zmm15	// update.limb2.vpmuldq.2
vpshufd zmm22, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm21, zmm24, zmm22	// update.limb2.vpmuldq.4
vpaddq zmm0, zmm19, zmm21	// update.limb2.vpaddq.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpaddq zmm4, zmm27, zmm16	// update.limb2.vpaddq
vpaddq zmm3, zmm4, zmm0	// update.limb2.vpaddq.3
vpaddq zmm9, zmm3, zmm17	// update.limb2.vpaddq.4
vpsraq zmm1, zmm9, 30	// update.limb2.vpsraq
lea r12, [r11+r8]	// third1.step10.y
cmovc r12, r11	// third1.step10.G
adc r9, 0	// third1.step10.w
cmovs rcx, r11	// third1.step10.h
cmovs rbp, rax	// third1.step10.d
lea r13, [rbp-1]	// third1.step11.c0
sarx r10, rbp, r15	// third1.step10.s
sub r14, rbp	// third1.step11.c1.2
mov rbx, -2	// third1.step13.c1
mov rsi, rcx	// copy for third1.step11.x
xor rsi, r10	// third1.step11.x
sar r12, 1	// third1.step11.t
vpmuldq zmm10, zmm26, zmm22	// update.limb3.vpmuldq.2
vpaddq zmm5, zmm2, zmm10	// update.limb3.vpaddq
vpandq zmm14, zmm9, zmm7	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm14	// update.limb2.vmovdqa64
lea r8, [r12+rsi]	// third1.step11.y
cmovc r8, r12	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs rcx, r12	// third1.step11.h
cmovs r13, r14	// third1.step11.d
lea r9, [r13-1]	// third1.step12.c0
sub rdx, r13	// third1.step12.c1.2
sarx r11, r13, r15	// third1.step11.s
mov rax, rcx	// copy for third1.step12.x
xor rax, r11	// third1.step12.x
sar r8, 1	// third1.step12.t
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
mov rbp, -2	// third1.step14.c1
vpshufd zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
vpmuldq zmm11, zmm24, zmm6	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm12, zmm11	// update.limb3.vpaddq.2
vpaddq zmm18, zmm5, zmm13	// update.limb3.vpaddq.3
vpaddq zmm15, zmm18, zmm1	// update.limb3.vpaddq.4
vpsraq zmm19, zmm15, 30	// update.limb3.vpsraq
vpandq zmm21, zmm15, zmm7	// update.limb3.vpandq
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm16, zmm26, zmm6	// update.limb4.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+896], zmm21	// update.limb3.vmovdqa64
vpaddq zmm4, zmm27, zmm16	// update.limb4.vpaddq
vpshufd zmm0, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm3, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpmuldq zmm17, zmm24, zmm0	// update.limb4.vpmuldq.4
vpaddq zmm22, zmm3, zmm17	// update.limb4.vpaddq.2
vpaddq zmm2, zmm4, zmm22	// update.limb4.vpaddq.3
vpaddq zmm10, zmm2, zmm19	// update.limb4.vpaddq.4
vpandq zmm9, zmm10, zmm7	// update.limb4.vpandq
vpmuldq zmm14, zmm26, zmm0	// update.limb5.vpmuldq.2
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vmovdqa64 zmmword ptr [rdi+960], zmm9	// update.limb4.vmovdqa64
lea rsi, [r8+rax]	// third1.step12.y
cmovc rsi, r8	// third1.step12.G
adc r11, 0	// third1.step12.w
cmovs rcx, r8	// third1.step12.h
cmovs r9, rdx	// third1.step12.d
lea r10, [r9-1]	// third1.step13.c0
sarx r12, r9, r15	// third1.step12.s
sub rbx, r9	// third1.step13.c1.2
mov r14, -2	// third1.step15.c1
mov r13, rcx	// copy for third1.step13.x
xor r13, r12	// third1.step13.x
sar rsi, 1	// third1.step13.t
vpaddq zmm11, zmm12, zmm14	// update.limb5.vpaddq
vpsraq zmm5, zmm10, 30	// update.limb4.vpsraq
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm18, zmm24, zmm13	// update.limb5.vpmuldq.4
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
lea rax, [rsi+r13]	// third1.step13.y
cmovc rax, rsi	// third1.step13.G
adc r12, 0	// third1.step13.w
cmovs rcx, rsi	// third1.step13.h
cmovs r10, rbx	// third1.step13.d
lea r11, [r10-1]	// third1.step14.c0
sub rbp, r10	// third1.step14.c1.2
sarx r8, r10, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, r8	// third1.step14.x
sar rax, 1	// third1.step14.t
vpaddq zmm15, zmm1, zmm18	// update.limb5.vpaddq.2
vpaddq zmm6, zmm11, zmm15	// update.limb5.vpaddq.3
mov r9, -2	// third1.step16.c1
vpsrlq zmm27, zmm21, 10	// update.limb5.above.vpsrlq
vpsllq zmm16, zmm9, 20	// update.limb5.above.vpsllq
vpaddq zmm3, zmm6, zmm5	// update.limb5.vpaddq.4
vpsraq zmm17, zmm3, 30	// update.limb5.vpsraq
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpandq zmm22, zmm3, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm22	// update.limb5.vmovdqa64
vpaddq zmm2, zmm27, zmm16	// update.limb5.above.vpaddq
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpsllq zmm0, zmm22, 50	// update.limb5.above.vpsllq.2
vpaddq zmm12, zmm2, zmm0	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm12	// update.limb5.above.vmovdqa64
vpmuldq zmm14, zmm26, zmm13	// update.limb6.vpmuldq.2
vpaddq zmm10, zmm19, zmm14	// update.limb6.vpaddq
vpshufd zmm1, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpmuldq zmm18, zmm24, zmm1	// update.limb6.vpmuldq.4
vpaddq zmm11, zmm4, zmm18	// update.limb6.vpaddq.2
lea r13, [rax+rdx]	// third1.step14.y
cmovc r13, rax	// third1.step14.G
adc r8, 0	// third1.step14.w
cmovs rcx, rax	// third1.step14.h
cmovs r11, rbp	// third1.step14.d
lea r12, [r11-1]	// third1.step15.c0
sarx rsi, r11, r15	// third1.step14.s
sub r14, r11	// third1.step15.c1.2
mov rbx, -2	// third1.step17.c1
mov r10, rcx	// copy for third1.step15.x
xor r10, rsi	// third1.step15.x
sar r13, 1	// third1.step15.t
vpmuldq zmm15, zmm26, zmm1	// update.limb7.vpmuldq.2
vpaddq zmm21, zmm10, zmm11	// update.limb6.vpaddq.3
vpaddq zmm9, zmm21, zmm17	// update.limb6.vpaddq.4
vpsraq zmm6, zmm9, 30	// update.limb6.vpsraq
mov rdx, -2	// third1.step18.c1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpaddq zmm3, zmm5, zmm15	// update.limb7.vpaddq
vpandq zmm27, zmm9, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm27	// update.limb6.vmovdqa64
lea r8, [r13+r10]	// third1.step15.y
cmovc r8, r13	// third1.step15.G
adc rsi, 0	// third1.step15.w
cmovs rcx, r13	// third1.step15.h
cmovs r12, r14	// third1.step15.d
lea rax, [r12-1]	// third1.step16.c0
sub r9, r12	// third1.step16.c1.2
sarx rbp, r12, r15	// third1.step15.s
mov r11, rcx	// copy for third1.step16.x
xor r11, rbp	// third1.step16.x
sar r8, 1	// third1.step16.t
vpshufd zmm16, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpshufd zmm2, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm12, zmm24, zmm2	// update.limb8.vpmuldq.4
vpmuldq zmm13, zmm24, zmm16	// update.limb7.vpmuldq.4
vpaddq zmm19, zmm22, zmm13	// update.limb7.vpaddq.2
vpaddq zmm14, zmm3, zmm19	// update.limb7.vpaddq.3
vpaddq zmm4, zmm14, zmm6	// update.limb7.vpaddq.4
vpandq zmm18, zmm4, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm18	// update.limb7.vmovdqa64
vpmuldq zmm1, zmm26, zmm16	// update.limb8.vpmuldq.2
vpshufd zmm10, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpsraq zmm21, zmm4, 30	// update.limb7.vpsraq
lea r10, [r8+r11]	// third1.step16.y
cmovc r10, r8	// third1.step16.G
adc rbp, 0	// third1.step16.w
cmovs rcx, r8	// third1.step16.h
cmovs rax, r9	// third1.step16.d
lea rsi, [rax-1]	// third1.step17.c0
sarx r13, rax, r15	// third1.step16.s
sub rbx, rax	// third1.step17.c1.2
mov r14, -2	// third1.step19.c1
vpaddq zmm17, zmm0, zmm1	// update.limb8.vpaddq
mov r12, rcx	// copy for third1.step17.x
xor r12, r13	// third1.step17.x
sar r10, 1	// third1.step17.t
lea r11, [r10+r12]	// third1.step17.y
cmovc r11, r10	// third1.step17.G
adc r13, 0	// third1.step17.w
cmovs rcx, r10	// third1.step17.h
cmovs rsi, rbx	// third1.step17.d
lea rbp, [rsi-1]	// third1.step18.c0
sub rdx, rsi	// third1.step18.c1.2
sarx r8, rsi, r15	// third1.step17.s
mov r9, rcx	// copy for third1.step18.x
xor r9, r8	// third1.step18.x
sar r11, 1	// third1.step18.t
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
mov rax, -2	// third1.step20.c1
vpaddq zmm15, zmm11, zmm12	// update.limb8.vpaddq.2
vpaddq zmm9, zmm17, zmm15	// update.limb8.vpaddq.3
vpaddq zmm27, zmm9, zmm21	// update.limb8.vpaddq.4
vpsraq zmm22, zmm27, 30	// update.limb8.vpsraq
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm3, zmm26, zmm2	// update.limb9.vpmuldq.2
vpaddq zmm19, zmm5, zmm3	// update.limb9.vpaddq
vpandq zmm14, zmm27, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm14	// update.limb8.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpmuldq zmm18, zmm24, zmm10	// update.limb9.vpmuldq.4
vpaddq zmm16, zmm13, zmm18	// update.limb9.vpaddq.2
vpaddq zmm4, zmm19, zmm16	// update.limb9.vpaddq.3
vpmuldq zmm0, zmm26, zmm10	// update.limb10.vpmuldq.2
vpaddq zmm1, zmm6, zmm0	// update.limb10.vpaddq
vpaddq zmm11, zmm4, zmm22	// update.limb9.vpaddq.4
vpsraq zmm12, zmm11, 30	// update.limb9.vpsraq
vpandq zmm17, zmm11, zmm7	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm17	// update.limb9.vmovdqa64
vpshufd zmm15, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
vpmuldq zmm9, zmm24, zmm15	// update.limb10.vpmuldq.4
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
lea r12, [r11+r9]	// third1.step18.y
cmovc r12, r11	// third1.step18.G
adc r8, 0	// third1.step18.w
cmovs rcx, r11	// third1.step18.h
cmovs rbp, rdx	// third1.step18.d
lea r13, [rbp-1]	// third1.step19.c0
sarx r10, rbp, r15	// third1.step18.s
sub r14, rbp	// third1.step19.c1.2
vpaddq zmm2, zmm21, zmm9	// update.limb10.vpaddq.2
mov rbx, rcx	// copy for third1.step19.x
xor rbx, r10	// third1.step19.x
sar r12, 1	// third1.step19.t
vpaddq zmm5, zmm1, zmm2	// update.limb10.vpaddq.3
vpaddq zmm3, zmm5, zmm12	// update.limb10.vpaddq.4
vpsraq zmm27, zmm3, 30	// update.limb10.vpsraq
lea rsi, [r12+rbx]	// third1.step19.y
cmovc rsi, r12	// third1.step19.G
adc r10, 0	// third1.step19.w
cmovs rcx, r12	// third1.step19.h
cmovs r13, r14	// third1.step19.d
lea r9, [r13-1]	// third1.step20.c0
sub rax, r13	// third1.step20.c1.2
sarx r8, r13, r15	// third1.step19.s
mov r11, rcx	// copy for third1.step20.x
xor r11, r8	// third1.step20.x
sar rsi, 1	// third1.step20.t
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
vpmuldq zmm13, zmm26, zmm15	// update.limb11.vpmuldq.2
vpandq zmm18, zmm3, zmm7	// update.limb10.vpandq
vmovdqa64 zmmword ptr [rdi+1344], zmm18	// update.limb10.vmovdqa64
vpshufd zmm19, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpaddq zmm10, zmm14, zmm13	// update.limb11.vpaddq
vpmuldq zmm6, zmm24, zmm19	// update.limb11.vpmuldq.4
vpaddq zmm0, zmm16, zmm6	// update.limb11.vpaddq.2
vpaddq zmm4, zmm10, zmm0	// update.limb11.vpaddq.3
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpshufd zmm17, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
lea rdx, [rsi+r11]	// third1.step20.y
cmovc rdx, rsi	// third1.step20.G
adc r8, 0	// third1.step20.w
cmovs rcx, rsi	// third1.step20.h
vpbroadcastq zmm21, rcx	// change1.vpbroadcastq
vpbroadcastq zmm21{k1}, rdx	// change1.vpbroadcastq.2
vpaddq zmm9, zmm21, zmm29	// change1.N1.vpaddq
vpsllvq zmm1, zmm9, zmm30	// change1.N1.vpsllvq
vpsravq zmm2, zmm1, zmm31	// change1.N1.vpsravq
vpsubq zmm5, zmm28, zmm2	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm5	// change1.N1.vmovdqa64
cmovs r9, rax	// third1.step20.d
mov rbp, rcx	// copy for change1.h.shl
shl rbp, 45	// change1.h.shl
mov rbx, rdx	// copy for change1.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change1.G.add_rounding_G
add rcx, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r10, rcx, 41	// change1.h.second_entry
rorx r12, rcx, 20	// change1.h.first_entry
shl rdx, 44	// change1.G.shl
rorx r14, rbx, 21	// change1.G.first_entry
imul r12, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r14, qword ptr [rdi+24]	// change1.G.imul_high0f
rorx r13, rbx, 42	// change1.G.second_entry
add rbp, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r13, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r10, qword ptr [rdi+40]	// change1.h.imul_high0g
add rdx, qword ptr [rdi-40]	// change1.G.add_refill_G
lea r11, [r12+r10]	// change1.h.add
lea r8, [r14+r13]	// change1.G.add
sarx rsi, r9, r15	// third1.step20.s
lea rax, [r11+rbp]	// change1.h.add.2
ror rax, 45	// change1.h.packed
lea rcx, [r8+rdx]	// change1.G.add.2
ror rcx, 44	// change1.G.packed
mov rbx, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul rbx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r12, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r10, [r9-1]	// third2.step1.c0
imul r12, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r14, [rbx+r12]	// change1.w1f.add
sar r14, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r14	// change1.w1f.store_w1f
vpaddq zmm12, zmm4, zmm27	// update.limb11.vpaddq.4
vpsraq zmm15, zmm12, 30	// update.limb11.vpsraq
vpandq zmm3, zmm12, zmm7	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm3	// update.limb11.vmovdqa64
vpmuldq zmm18, zmm24, zmm17	// update.limb12.vpmuldq.4
vpaddq zmm14, zmm22, zmm18	// update.limb12.vpaddq.2
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
mov r13, -2	// third2.step1.c1
vpmuldq zmm16, zmm26, zmm19	// update.limb12.vpmuldq.2
vpaddq zmm6, zmm11, zmm16	// update.limb12.vpaddq
vpaddq zmm10, zmm6, zmm14	// update.limb12.vpaddq.3
sub r13, r9	// third2.step1.c1.2
vpshufd zmm0, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
vpaddq zmm21, zmm10, zmm15	// update.limb12.vpaddq.4
vpsraq zmm9, zmm21, 30	// update.limb12.vpsraq
vpandq zmm1, zmm21, zmm7	// update.limb12.vpandq
vpmuldq zmm2, zmm24, zmm0	// update.limb13.vpmuldq.4
vpaddq zmm5, zmm13, zmm2	// update.limb13.vpaddq.2
vpmuldq zmm4, zmm26, zmm0	// update.limb14.vpmuldq.2
mov r11, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul r11, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rbp, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul rbp, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r8, [r11+rbp]	// change1.w1g.add
mov rdx, -2	// third2.step2.c1
vmovdqa64 zmmword ptr [rdi+1472], zmm1	// update.limb12.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpmuldq zmm12, zmm26, zmm17	// update.limb13.vpmuldq.2
vpaddq zmm3, zmm27, zmm12	// update.limb13.vpaddq
sar r8, 20	// change1.w1g.sar
vpshufd zmm22, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpaddq zmm19, zmm3, zmm5	// update.limb13.vpaddq.3
vpaddq zmm11, zmm19, zmm9	// update.limb13.vpaddq.4
vpsraq zmm16, zmm11, 30	// update.limb13.vpsraq
vpandq zmm6, zmm11, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm6	// update.limb13.vmovdqa64
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpaddq zmm10, zmm14, zmm4	// update.limb14.vpaddq
mov qword ptr [rdi+56], r8	// change1.w1g.store_w1g
mov rbx, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov r12, rax	// copy for third2.step1.x
xor r12, rsi	// third2.step1.x
sar rcx, 1	// third2.step1.t
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
mov r14, -2	// third2.step3.c1
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm13, zmm24, zmm22	// update.limb14.vpmuldq.4
vpaddq zmm2, zmm18, zmm13	// update.limb14.vpaddq.2
vpaddq zmm0, zmm10, zmm2	// update.limb14.vpaddq.3
vpaddq zmm1, zmm0, zmm16	// update.limb14.vpaddq.4
vpandq zmm17, zmm1, zmm7	// update.limb14.vpandq
vmovdqa64 zmmword ptr [rdi+1600], zmm17	// update.limb14.vmovdqa64
vpshufd zmm27, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm12, zmm24, zmm27	// update.limb15.vpmuldq.4
vpaddq zmm3, zmm21, zmm12	// update.limb15.vpaddq.2
vpsraq zmm5, zmm1, 30	// update.limb14.vpsraq
mov r9, -2	// third2.step4.c1
lea r11, [rcx+r12]	// third2.step1.y
cmovc r11, rcx	// third2.step1.G
adc rsi, 0	// third2.step1.w
cmovs rax, rcx	// third2.step1.h
cmovs r10, r13	// third2.step1.d
lea rbp, [r10-1]	// third2.step2.c0
sub rdx, r10	// third2.step2.c1.2
imul rbx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
sarx r8, r10, r15	// third2.step1.s
mov r12, rax	// copy for third2.step2.x
xor r12, r8	// third2.step2.x
sar r11, 1	// third2.step2.t
mov rsi, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpmuldq zmm19, zmm26, zmm22	// update.limb15.vpmuldq.2
vpaddq zmm9, zmm15, zmm19	// update.limb15.vpaddq
vpaddq zmm11, zmm9, zmm3	// update.limb15.vpaddq.3
vpaddq zmm6, zmm11, zmm5	// update.limb15.vpaddq.4
vpmuldq zmm14, zmm26, zmm27	// update.limb16.vpmuldq.2
vpsraq zmm4, zmm6, 30	// update.limb15.vpsraq
vpandq zmm18, zmm6, zmm7	// update.limb15.vpandq
vmovdqa64 zmmword ptr [rdi+1664], zmm18	// update.limb15.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpshufd zmm10, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
vpshufd zmm2, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpmuldq zmm0, zmm24, zmm10	// update.limb17.vpmuldq.4
vpaddq zmm16, zmm13, zmm14	// update.limb16.vpaddq
vpmuldq zmm17, zmm26, zmm2	// update.limb17.vpmuldq.2
mov rcx, -2	// third2.step5.c1
lea r13, [r11+r12]	// third2.step2.y
cmovc r13, r11	// third2.step2.G
adc r8, 0	// third2.step2.w
cmovs rax, r11	// third2.step2.h
cmovs rbp, rdx	// third2.step2.d
lea r10, [rbp-1]	// third2.step3.c0
sarx r12, rbp, r15	// third2.step2.s
imul rsi, qword ptr [rdi+392]	// change1.high1f.imul_above_g
sub r14, rbp	// third2.step3.c1.2
lea r8, [rbx+rsi]	// change1.high1f.add
mov r11, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r11, 20	// change1.high1f.sar
lea rdx, [r11+r8]	// change1.high1f.add.2
shl rdx, 44	// change1.high1f.shl
mov qword ptr [rdi+64], rdx	// change1.high1f.store_high1f
mov rbp, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul rbp, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm12, zmm24, zmm2	// update.limb16.vpmuldq.4
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpaddq zmm22, zmm1, zmm17	// update.limb17.vpaddq
mov rbx, -2	// third2.step6.c1
mov rsi, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpaddq zmm19, zmm15, zmm12	// update.limb16.vpaddq.2
vpaddq zmm9, zmm16, zmm19	// update.limb16.vpaddq.3
vpaddq zmm3, zmm9, zmm4	// update.limb16.vpaddq.4
vpsraq zmm11, zmm3, 30	// update.limb16.vpsraq
vpandq zmm5, zmm3, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm5	// update.limb16.vmovdqa64
mov r11, rax	// copy for third2.step3.x
xor r11, r12	// third2.step3.x
sar r13, 1	// third2.step3.t
lea r8, [r13+r11]	// third2.step3.y
cmovc r8, r13	// third2.step3.G
adc r12, 0	// third2.step3.w
cmovs rax, r13	// third2.step3.h
cmovs r10, r14	// third2.step3.d
sub r9, r10	// third2.step4.c1.2
lea rdx, [r10-1]	// third2.step4.c0
sarx r11, r10, r15	// third2.step3.s
mov r12, rax	// copy for third2.step4.x
xor r12, r11	// third2.step4.x
sar r8, 1	// third2.step4.t
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpmuldq zmm6, zmm26, zmm10	// update.limb18.vpmuldq.2
vpaddq zmm18, zmm27, zmm6	// update.limb18.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpshufd
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpaddq zmm2, zmm21, zmm0	// update.limb17.vpaddq.2
vpaddq zmm1, zmm22, zmm2	// update.limb17.vpaddq.3
vpaddq zmm17, zmm1, zmm11	// update.limb17.vpaddq.4
vpandq zmm15, zmm17, zmm7	// update.limb17.vpandq
vpsraq zmm12, zmm17, 30	// update.limb17.vpsraq
vmovdqa64 zmmword ptr [rdi+1792], zmm15	// update.limb17.vmovdqa64
vpmuldq zmm16, zmm24, zmm13	// update.limb18.vpmuldq.4
vpaddq zmm19, zmm14, zmm16	// update.limb18.vpaddq.2
mov r13, -2	// third2.step8.c1
lea r14, [r8+r12]	// third2.step4.y
cmovc r14, r8	// third2.step4.G
adc r11, 0	// third2.step4.w
cmovs rax, r8	// third2.step4.h
cmovs rdx, r9	// third2.step4.d
sarx r10, rdx, r15	// third2.step4.s
lea r12, [rdx-1]	// third2.step5.c0
sub rcx, rdx	// third2.step5.c1.2
imul rsi, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r11, [rbp+rsi]	// change1.high1g.add
mov r8, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar r8, 20	// change1.high1g.sar
lea r9, [r8+r11]	// change1.high1g.add.2
mov rdx, rax	// copy for third2.step5.x
xor rdx, r10	// third2.step5.x
sar r14, 1	// third2.step5.t
vpaddq zmm9, zmm18, zmm19	// update.limb18.vpaddq.3
vpaddq zmm4, zmm9, zmm12	// update.limb18.vpaddq.4
vpsraq zmm3, zmm4, 30	// update.limb18.vpsraq
vpandq zmm5, zmm4, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm5	// update.limb18.vmovdqa64
mov rbp, -2	// third2.step7.c1
vpmuldq zmm10, zmm26, zmm13	// update.limb19.vpmuldq.2
lea rsi, [r14+rdx]	// third2.step5.y
cmovc rsi, r14	// third2.step5.G
adc r10, 0	// third2.step5.w
cmovs rax, r14	// third2.step5.h
cmovs r12, rcx	// third2.step5.d
lea r8, [r12-1]	// third2.step6.c0
sub rbx, r12	// third2.step6.c1.2
sarx r11, r12, r15	// third2.step5.s
shl r9, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r9	// change1.high1g.store_high1g
mov rdx, rax	// copy for third2.step6.x
xor rdx, r11	// third2.step6.x
sar rsi, 1	// third2.step6.t
vpmuldq zmm27, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
vpaddq zmm21, zmm6, zmm10	// update.limb19.vpaddq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
vpshufd zmm22, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpshufd
vpmuldq zmm2, zmm24, zmm22	// update.limb19.vpmuldq.4
vpaddq zmm1, zmm0, zmm2	// update.limb19.vpaddq.2
vpaddq zmm11, zmm21, zmm1	// update.limb19.vpaddq.3
vpaddq zmm17, zmm11, zmm3	// update.limb19.vpaddq.4
vpandq zmm15, zmm17, zmm7	// update.limb19.vpandq
vmovdqa64 zmmword ptr [rdi+1920], zmm15	// update.limb19.vmovdqa64
vpmuldq zmm14, zmm26, zmm22	// update.limb20.vpmuldq.2
vpsraq zmm16, zmm17, 30	// update.limb19.vpsraq
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
lea r10, [rsi+rdx]	// third2.step6.y
cmovc r10, rsi	// third2.step6.G
adc r11, 0	// third2.step6.w
cmovs rax, rsi	// third2.step6.h
cmovs r8, rbx	// third2.step6.d
sarx r14, r8, r15	// third2.step6.s
lea rcx, [r8-1]	// third2.step7.c0
sub rbp, r8	// third2.step7.c1.2
mov r12, -2	// third2.step9.c1
vpshufd zmm19, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpshufd
vpmuldq zmm9, zmm24, zmm19	// update.limb20.vpmuldq.4
vpaddq zmm12, zmm27, zmm9	// update.limb20.vpaddq.2
mov r9, rax	// copy for third2.step7.x
xor r9, r14	// third2.step7.x
sar r10, 1	// third2.step7.t
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
vpmuldq zmm5, zmm26, zmm19	// update.limb21.vpmuldq.2
vpaddq zmm13, zmm4, zmm5	// update.limb21.vpaddq
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
vpaddq zmm10, zmm18, zmm14	// update.limb20.vpaddq
vpaddq zmm0, zmm10, zmm12	// update.limb20.vpaddq.3
vpaddq zmm2, zmm0, zmm16	// update.limb20.vpaddq.4
vpandq zmm21, zmm2, zmm7	// update.limb20.vpandq
vmovdqa64 zmmword ptr [rdi+1984], zmm21	// update.limb20.vmovdqa64
lea rdx, [r10+r9]	// third2.step7.y
cmovc rdx, r10	// third2.step7.G
adc r14, 0	// third2.step7.w
cmovs rcx, rbp	// third2.step7.d
cmovs rax, r10	// third2.step7.h
lea r11, [rcx-1]	// third2.step8.c0
sub r13, rcx	// third2.step8.c1.2
sarx rsi, rcx, r15	// third2.step7.s
mov rbx, rax	// copy for third2.step8.x
xor rbx, rsi	// third2.step8.x
sar rdx, 1	// third2.step8.t
vpshufd zmm1, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpshufd
vpmuldq zmm11, zmm24, zmm1	// update.limb21.vpmuldq.4
vpaddq zmm3, zmm6, zmm11	// update.limb21.vpaddq.2
vpaddq zmm15, zmm13, zmm3	// update.limb21.vpaddq.3
vpsraq zmm22, zmm2, 30	// update.limb20.vpsraq
vpmuldq zmm17, zmm26, zmm1	// update.limb22.vpmuldq.2
vpaddq zmm27, zmm15, zmm22	// update.limb21.vpaddq.4
vpandq zmm9, zmm27, zmm7	// update.limb21.vpandq
vpsraq zmm19, zmm27, 30	// update.limb21.vpsraq
vmovdqa64 zmmword ptr [rdi+2048], zmm9	// update.limb21.vmovdqa64
vpshufd zmm4, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpshufd
mov r8, -2	// third2.step10.c1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
vpaddq zmm18, zmm5, zmm17	// update.limb22.vpaddq
vpmuldq zmm14, zmm24, zmm4	// update.limb22.vpmuldq.4
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
vpmuldq zmm12, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
mov r9, -2	// third2.step11.c1
vpaddq zmm0, zmm10, zmm14	// update.limb22.vpaddq.2
vpaddq zmm16, zmm18, zmm0	// update.limb22.vpaddq.3
vpaddq zmm21, zmm16, zmm19	// update.limb22.vpaddq.4
vpsraq zmm6, zmm21, 30	// update.limb22.vpsraq
vpandq zmm11, zmm21, zmm7	// update.limb22.vpandq
vmovdqa64 zmmword ptr [rdi+2112], zmm11	// update.limb22.vmovdqa64
lea r14, [rdx+rbx]	// third2.step8.y
cmovc r14, rdx	// third2.step8.G
adc rsi, 0	// third2.step8.w
cmovs rax, rdx	// third2.step8.h
cmovs r11, r13	// third2.step8.d
lea rbp, [r11-1]	// third2.step9.c0
sarx r10, r11, r15	// third2.step8.s
sub r12, r11	// third2.step9.c1.2
mov rcx, rax	// copy for third2.step9.x
xor rcx, r10	// third2.step9.x
sar r14, 1	// third2.step9.t
lea rbx, [r14+rcx]	// third2.step9.y
cmovc rbx, r14	// third2.step9.G
adc r10, 0	// third2.step9.w
cmovs rax, r14	// third2.step9.h
cmovs rbp, r12	// third2.step9.d
lea rsi, [rbp-1]	// third2.step10.c0
sub r8, rbp	// third2.step10.c1.2
sarx rdx, rbp, r15	// third2.step9.s
vpmuldq zmm13, zmm26, zmm4	// update.limb23.vpmuldq.2
vpaddq zmm3, zmm12, zmm13	// update.limb23.vpaddq
vpmuldq zmm2, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
mov r13, -2	// third2.step12.c1
vpshufd zmm1, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpshufd
vpmuldq zmm15, zmm24, zmm1	// update.limb23.vpmuldq.4
vpaddq zmm22, zmm2, zmm15	// update.limb23.vpaddq.2
vpaddq zmm27, zmm3, zmm22	// update.limb23.vpaddq.3
vpaddq zmm9, zmm27, zmm6	// update.limb23.vpaddq.4
vpsraq zmm5, zmm9, 30	// update.limb23.vpsraq
vpmuldq zmm17, zmm26, zmm1	// update.limb24.vpmuldq.2
mov r11, rax	// copy for third2.step10.x
xor r11, rdx	// third2.step10.x
sar rbx, 1	// third2.step10.t
vpandq zmm10, zmm9, zmm7	// update.limb23.vpandq
vmovdqa64 zmmword ptr [rdi+2176], zmm10	// update.limb23.vmovdqa64
mov rcx, -2	// third2.step13.c1
vpshufd zmm14, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpshufd
vpmuldq zmm18, zmm24, zmm14	// update.limb24.vpmuldq.4
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
vpmuldq zmm16, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
vpaddq zmm19, zmm0, zmm18	// update.limb24.vpaddq.2
lea r10, [rbx+r11]	// third2.step10.y
cmovc r10, rbx	// third2.step10.G
adc rdx, 0	// third2.step10.w
cmovs rax, rbx	// third2.step10.h
cmovs rsi, r8	// third2.step10.d
sarx r14, rsi, r15	// third2.step10.s
lea r12, [rsi-1]	// third2.step11.c0
sub r9, rsi	// third2.step11.c1.2
mov rbp, rax	// copy for third2.step11.x
xor rbp, r14	// third2.step11.x
sar r10, 1	// third2.step11.t
lea r11, [r10+rbp]	// third2.step11.y
cmovc r11, r10	// third2.step11.G
adc r14, 0	// third2.step11.w
cmovs rax, r10	// third2.step11.h
cmovs r12, r9	// third2.step11.d
lea rdx, [r12-1]	// third2.step12.c0
sub r13, r12	// third2.step12.c1.2
sarx rbx, r12, r15	// third2.step11.s
mov r8, rax	// copy for third2.step12.x
xor r8, rbx	// third2.step12.x
sar r11, 1	// third2.step12.t
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
vpaddq zmm11, zmm21, zmm17	// update.limb24.vpaddq
vpaddq zmm4, zmm11, zmm19	// update.limb24.vpaddq.3
vpaddq zmm12, zmm4, zmm5	// update.limb24.vpaddq.4
vpandq zmm13, zmm12, zmm7	// update.limb24.vpandq
vpmuldq zmm2, zmm26, zmm14	// update.limb25.vpmuldq.2
vpaddq zmm15, zmm16, zmm2	// update.limb25.vpaddq
vmovdqa64 zmmword ptr [rdi+2240], zmm13	// update.limb24.vmovdqa64
vpshufd zmm3, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpshufd
mov rsi, -2	// third2.step14.c1
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
vpsraq zmm27, zmm12, 30	// update.limb24.vpsraq
vpshufd zmm6, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpshufd
vpmuldq zmm1, zmm24, zmm6	// update.limb25.vpmuldq.4
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vpaddq zmm18, zmm0, zmm1	// update.limb25.vpaddq.2
vpaddq zmm21, zmm15, zmm18	// update.limb25.vpaddq.3
vpaddq zmm17, zmm21, zmm27	// update.limb25.vpaddq.4
vpandq zmm11, zmm17, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm11	// update.limb25.vmovdqa64
vpsraq zmm19, zmm17, 30	// update.limb25.vpsraq
vpmuldq zmm4, zmm26, zmm3	// update.limb27.vpmuldq.2
vpmuldq zmm5, zmm26, zmm6	// update.limb26.vpmuldq.2
lea rbp, [r11+r8]	// third2.step12.y
cmovc rbp, r11	// third2.step12.G
adc rbx, 0	// third2.step12.w
cmovs rax, r11	// third2.step12.h
cmovs rdx, r13	// third2.step12.d
lea r14, [rdx-1]	// third2.step13.c0
sarx r10, rdx, r15	// third2.step12.s
sub rcx, rdx	// third2.step13.c1.2
vpmuldq zmm14, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpshufd zmm16, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpshufd
mov r9, rax	// copy for third2.step13.x
xor r9, r10	// third2.step13.x
sar rbp, 1	// third2.step13.t
lea r12, [rbp+r9]	// third2.step13.y
cmovc r12, rbp	// third2.step13.G
adc r10, 0	// third2.step13.w
cmovs rax, rbp	// third2.step13.h
cmovs r14, rcx	// third2.step13.d
lea r8, [r14-1]	// third2.step14.c0
sub rsi, r14	// third2.step14.c1.2
sarx rbx, r14, r15	// third2.step13.s
vpmuldq zmm2, zmm24, zmm3	// update.limb26.vpmuldq.4
vpaddq zmm13, zmm9, zmm2	// update.limb26.vpaddq.2
mov r11, rax	// copy for third2.step14.x
xor r11, rbx	// third2.step14.x
sar r12, 1	// third2.step14.t
mov r13, -2	// third2.step15.c1
vpmuldq zmm12, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
vpmuldq zmm0, zmm26, zmm16	// update.limb28.vpmuldq.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
vpaddq zmm15, zmm22, zmm5	// update.limb26.vpaddq
vpaddq zmm18, zmm15, zmm13	// update.limb26.vpaddq.3
vpaddq zmm21, zmm18, zmm19	// update.limb26.vpaddq.4
vpandq zmm27, zmm21, zmm7	// update.limb26.vpandq
vmovdqa64 zmmword ptr [rdi+2368], zmm27	// update.limb26.vmovdqa64
vpsraq zmm11, zmm21, 30	// update.limb26.vpsraq
mov rdx, -2	// third2.step16.c1
vpmuldq zmm17, zmm24, zmm16	// update.limb27.vpmuldq.4
vpaddq zmm6, zmm14, zmm17	// update.limb27.vpaddq.2
vpaddq zmm3, zmm10, zmm4	// update.limb27.vpaddq
mov r9, -2	// third2.step17.c1
vpaddq zmm9, zmm3, zmm6	// update.limb27.vpaddq.3
vpaddq zmm2, zmm9, zmm11	// update.limb27.vpaddq.4
vpsraq zmm22, zmm2, 30	// update.limb27.vpsraq
vpandq zmm5, zmm2, zmm7	// update.limb27.vpandq
vmovdqa64 zmmword ptr [rdi+2432], zmm5	// update.limb27.vmovdqa64
vpshufd zmm15, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpshufd
vpaddq zmm13, zmm1, zmm0	// update.limb28.vpaddq
vpmuldq zmm18, zmm24, zmm15	// update.limb28.vpmuldq.4
vpaddq zmm19, zmm12, zmm18	// update.limb28.vpaddq.2
vpaddq zmm27, zmm13, zmm19	// update.limb28.vpaddq.3
lea r10, [r12+r11]	// third2.step14.y
cmovc r10, r12	// third2.step14.G
adc rbx, 0	// third2.step14.w
cmovs rax, r12	// third2.step14.h
cmovs r8, rsi	// third2.step14.d
lea rbp, [r8-1]	// third2.step15.c0
sarx rcx, r8, r15	// third2.step14.s
sub r13, r8	// third2.step15.c1.2
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
vpmuldq zmm16, zmm26, zmm15	// update.limb29.vpmuldq.2
mov r14, rax	// copy for third2.step15.x
xor r14, rcx	// third2.step15.x
sar r10, 1	// third2.step15.t
vpaddq zmm14, zmm21, zmm16	// update.limb29.vpaddq
vpaddq zmm17, zmm27, zmm22	// update.limb28.vpaddq.4
vpandq zmm10, zmm17, zmm7	// update.limb28.vpandq
vpsraq zmm4, zmm17, 30	// update.limb28.vpsraq
vmovdqa64 zmmword ptr [rdi+2496], zmm10	// update.limb28.vmovdqa64
lea r11, [r10+r14]	// third2.step15.y
cmovc r11, r10	// third2.step15.G
adc rcx, 0	// third2.step15.w
cmovs rax, r10	// third2.step15.h
cmovs rbp, r13	// third2.step15.d
lea rbx, [rbp-1]	// third2.step16.c0
sub rdx, rbp	// third2.step16.c1.2
sarx r12, rbp, r15	// third2.step15.s
vpmuldq zmm3, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
mov rsi, rax	// copy for third2.step16.x
xor rsi, r12	// third2.step16.x
sar r11, 1	// third2.step16.t
vpshufd zmm6, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpshufd
vpmuldq zmm9, zmm24, zmm6	// update.limb29.vpmuldq.4
vpaddq zmm11, zmm3, zmm9	// update.limb29.vpaddq.2
vpaddq zmm2, zmm14, zmm11	// update.limb29.vpaddq.3
vpaddq zmm5, zmm2, zmm4	// update.limb29.vpaddq.4
vpsraq zmm1, zmm5, 30	// update.limb29.vpsraq
vpandq zmm0, zmm5, zmm7	// update.limb29.vpandq
mov r8, -2	// third2.step18.c1
vpmuldq zmm12, zmm26, zmm6	// update.limb30.vpmuldq.2
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpaddq zmm13, zmm18, zmm12	// update.limb30.vpaddq
vpshufd zmm19, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+2560], zmm0	// update.limb29.vmovdqa64
vpmuldq zmm21, zmm24, zmm19	// update.limb30.vpmuldq.4
vpaddq zmm16, zmm15, zmm21	// update.limb30.vpaddq.2
vpaddq zmm27, zmm13, zmm16	// update.limb30.vpaddq.3
lea r14, [r11+rsi]	// third2.step16.y
cmovc r14, r11	// third2.step16.G
adc r12, 0	// third2.step16.w
cmovs rax, r11	// third2.step16.h
cmovs rbx, rdx	// third2.step16.d
lea rcx, [rbx-1]	// third2.step17.c0
sarx r10, rbx, r15	// third2.step16.s
sub r9, rbx	// third2.step17.c1.2
mov r13, -2	// third2.step19.c1
vpaddq zmm22, zmm27, zmm1	// update.limb30.vpaddq.4
vpandq zmm17, zmm22, zmm7	// update.limb30.vpandq
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+2624], zmm17	// update.limb30.vmovdqa64
vpsraq zmm3, zmm22, 30	// update.limb30.vpsraq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
vpshufd zmm14, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpshufd
vpmuldq zmm11, zmm24, zmm14	// update.limb31.vpmuldq.4
mov rbp, rax	// copy for third2.step17.x
xor rbp, r10	// third2.step17.x
sar r14, 1	// third2.step17.t
lea rsi, [r14+rbp]	// third2.step17.y
cmovc rsi, r14	// third2.step17.G
adc r10, 0	// third2.step17.w
cmovs rax, r14	// third2.step17.h
cmovs rcx, r9	// third2.step17.d
sub r8, rcx	// third2.step18.c1.2
lea r12, [rcx-1]	// third2.step18.c0
sarx r11, rcx, r15	// third2.step17.s
mov rdx, rax	// copy for third2.step18.x
xor rdx, r11	// third2.step18.x
sar rsi, 1	// third2.step18.t
vpmuldq zmm2, zmm26, zmm19	// update.limb31.vpmuldq.2
vpaddq zmm4, zmm9, zmm2	// update.limb31.vpaddq
mov rbx, -2	// third2.step20.c1
vpaddq zmm5, zmm10, zmm11	// update.limb31.vpaddq.2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpaddq zmm18, zmm4, zmm5	// update.limb31.vpaddq.3
vpaddq zmm12, zmm18, zmm3	// update.limb31.vpaddq.4
vpsraq zmm0, zmm12, 30	// update.limb31.vpsraq
vpmuldq zmm15, zmm26, zmm14	// update.limb32.vpmuldq.2
vpandq zmm21, zmm12, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm21	// update.limb31.vmovdqa64
vpaddq zmm13, zmm6, zmm15	// update.limb32.vpaddq
vpshufd zmm16, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpshufd
lea rbp, [rsi+rdx]	// third2.step18.y
cmovc rbp, rsi	// third2.step18.G
adc r11, 0	// third2.step18.w
cmovs rax, rsi	// third2.step18.h
cmovs r12, r8	// third2.step18.d
lea r10, [r12-1]	// third2.step19.c0
sarx r14, r12, r15	// third2.step18.s
sub r13, r12	// third2.step19.c1.2
vpmuldq zmm27, zmm24, zmm16	// update.limb32.vpmuldq.4
vpmuldq zmm1, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpaddq zmm17, zmm1, zmm27	// update.limb32.vpaddq.2
vpaddq zmm22, zmm13, zmm17	// update.limb32.vpaddq.3
vpaddq zmm19, zmm22, zmm0	// update.limb32.vpaddq.4
vpmuldq zmm9, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpandq zmm2, zmm19, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm2	// update.limb32.vmovdqa64
vpmuldq zmm10, zmm26, zmm16	// update.limb33.vpmuldq.2
vpshufd zmm11, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpshufd
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
mov r9, rax	// copy for third2.step19.x
xor r9, r14	// third2.step19.x
sar rbp, 1	// third2.step19.t
lea rcx, [rbp+r9]	// third2.step19.y
cmovc rcx, rbp	// third2.step19.G
adc r14, 0	// third2.step19.w
cmovs r10, r13	// third2.step19.d
cmovs rax, rbp	// third2.step19.h
lea rdx, [r10-1]	// third2.step20.c0
sub rbx, r10	// third2.step20.c1.2
sarx r11, r10, r15	// third2.step19.s
mov rsi, rax	// copy for third2.step20.x
xor rsi, r11	// third2.step20.x
sar rcx, 1	// third2.step20.t
vpsraq zmm5, zmm19, 30	// update.limb32.vpsraq
vpmuldq zmm18, zmm24, zmm11	// update.limb33.vpmuldq.4
vpaddq zmm3, zmm4, zmm10	// update.limb33.vpaddq
vpaddq zmm14, zmm9, zmm18	// update.limb33.vpaddq.2
vpaddq zmm12, zmm3, zmm14	// update.limb33.vpaddq.3
vpmuldq zmm21, zmm26, zmm11	// update.limb34.vpmuldq.2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vpshufd zmm15, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpshufd
vpaddq zmm1, zmm12, zmm5	// update.limb33.vpaddq.4
vpandq zmm27, zmm1, zmm7	// update.limb33.vpandq
vmovdqa64 zmmword ptr [rdi+2816], zmm27	// update.limb33.vmovdqa64
vpsraq zmm13, zmm1, 30	// update.limb33.vpsraq
vpmuldq zmm17, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpaddq zmm22, zmm6, zmm21	// update.limb34.vpaddq
vpmuldq zmm0, zmm24, zmm15	// update.limb34.vpmuldq.4
vpaddq zmm2, zmm17, zmm0	// update.limb34.vpaddq.2
vpaddq zmm16, zmm22, zmm2	// update.limb34.vpaddq.3
mov r8, -2	// third3.step1.c1
vpmuldq zmm19, zmm25, zmmword ptr [rdi+3008]	// update.limb35.vpmuldq
lea r12, [rcx+rsi]	// third2.step20.y
cmovc r12, rcx	// third2.step20.G
adc r11, 0	// third2.step20.w
cmovs rax, rcx	// third2.step20.h
cmovs rdx, rbx	// third2.step20.d
mov r9, r12	// copy for change2.G.shl
shl r9, 44	// change2.G.shl
mov r14, r12	// copy for change2.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx r13, r14, 42	// change2.G.second_entry
mov rbp, rax	// copy for change2.h.add_rounding_h
add rbp, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r10, rbp, 20	// change2.h.first_entry
rorx rsi, r14, 21	// change2.G.first_entry
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r10, qword ptr [rdi+64]	// change2.h.imul_high1f
add r9, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx r11, rbp, 41	// change2.h.second_entry
mov rcx, rax	// copy for change2.h.shl
shl rcx, 45	// change2.h.shl
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r11, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rbx, [rsi+r13]	// change2.G.add
lea r14, [rbx+r9]	// change2.G.add.2
sarx rbp, rdx, r15	// third2.step20.s
lea rsi, [r10+r11]	// change2.h.add
lea r13, [rsi+rcx]	// change2.h.add.2
ror r14, 44	// change2.G.packed
ror r13, 45	// change2.h.packed
lea rbx, [rdx-1]	// third3.step1.c0
sub r8, rdx	// third3.step1.c1.2
vpshufd zmm4, zmmword ptr [rdi+3072], 0x4e	// update.limb35.vpshufd
vpaddq zmm10, zmm16, zmm13	// update.limb34.vpaddq.4
vpandq zmm9, zmm10, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm9	// update.limb34.vmovdqa64
vpsraq zmm18, zmm10, 30	// update.limb34.vpsraq
vpmuldq zmm3, zmm23, zmmword ptr [rdi+3072]	// update.limb35.vpmuldq.3
vpmuldq zmm14, zmm26, zmm15	// update.limb35.vpmuldq.2
vpaddq zmm11, zmm19, zmm14	// update.limb35.vpaddq
vpbroadcastq zmm12, rax	// change2.vpbroadcastq
vpmuldq zmm5, zmm24, zmm4	// update.limb35.vpmuldq.4
vpaddq zmm27, zmm3, zmm5	// update.limb35.vpaddq.2
vpaddq zmm1, zmm11, zmm27	// update.limb35.vpaddq.3
vpaddq zmm6, zmm1, zmm18	// update.limb35.vpaddq.4
vpsraq zmm21, zmm6, 30	// update.limb35.vpsraq
vpandq zmm17, zmm6, zmm7	// update.limb35.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm17	// update.limb35.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+3072]	// update.limb36.vpmuldq
mov r9, -2	// third3.step2.c1
vpmuldq zmm22, zmm26, zmm4	// update.limb36.vpmuldq.2
vpmuldq zmm2, zmm23, zmmword ptr [rdi+3136]	// update.limb36.vpmuldq.3
vpshufd zmm16, zmmword ptr [rdi+3136], 0x4e	// update.limb36.vpshufd
vpmuldq zmm13, zmm24, zmm16	// update.limb36.vpmuldq.4
vpaddq zmm9, zmm0, zmm22	// update.limb36.vpaddq
vpaddq zmm10, zmm2, zmm13	// update.limb36.vpaddq.2
vpaddq zmm15, zmm9, zmm10	// update.limb36.vpaddq.3
vpaddq zmm19, zmm15, zmm21	// update.limb36.vpaddq.4
vpsraq zmm14, zmm19, 30	// update.limb36.vpsraq
mov r10, -2	// third3.step3.c1
vpandq zmm3, zmm19, zmm7	// update.limb36.vpandq
vmovdqa64 zmmword ptr [rdi+3008], zmm3	// update.limb36.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3136]	// update.limb37.vpmuldq
vpmuldq zmm11, zmm26, zmm16	// update.limb37.vpmuldq.2
vpaddq zmm27, zmm5, zmm11	// update.limb37.vpaddq
vpshufd zmm1, zmmword ptr [rdi+3200], 0x4e	// update.limb37.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3200]	// update.limb37.vpmuldq.3
vpbroadcastq zmm12{k1}, r12	// change2.vpbroadcastq.2
vpmuldq zmm6, zmm24, zmm1	// update.limb37.vpmuldq.4
vpaddq zmm17, zmm18, zmm6	// update.limb37.vpaddq.2
mov r11, r13	// copy for third3.step1.x
xor r11, rbp	// third3.step1.x
sar r14, 1	// third3.step1.t
lea rsi, [r14+r11]	// third3.step1.y
cmovc rsi, r14	// third3.step1.G
adc rbp, 0	// third3.step1.w
cmovs r13, r14	// third3.step1.h
cmovs rbx, r8	// third3.step1.d
lea rcx, [rbx-1]	// third3.step2.c0
sub r9, rbx	// third3.step2.c1.2
sarx rdx, rbx, r15	// third3.step1.s
mov rax, r13	// copy for third3.step2.x
xor rax, rdx	// third3.step2.x
sar rsi, 1	// third3.step2.t
vpaddq zmm4, zmm27, zmm17	// update.limb37.vpaddq.3
vpaddq zmm0, zmm4, zmm14	// update.limb37.vpaddq.4
vpandq zmm22, zmm0, zmm7	// update.limb37.vpandq
vpsraq zmm2, zmm0, 30	// update.limb37.vpsraq
vmovdqa64 zmmword ptr [rdi+3072], zmm22	// update.limb37.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+3200]	// update.limb38.vpmuldq
mov r12, -2	// third3.step4.c1
vpmuldq zmm9, zmm26, zmm1	// update.limb38.vpmuldq.2
vpaddq zmm10, zmm12, zmm29	// change2.N2.vpaddq
vpshufd zmm15, zmmword ptr [rdi+3264], 0x4e	// update.limb38.vpshufd
vpmuldq zmm21, zmm23, zmmword ptr [rdi+3264]	// update.limb38.vpmuldq.3
vpaddq zmm19, zmm13, zmm9	// update.limb38.vpaddq
vpmuldq zmm3, zmm24, zmm15	// update.limb38.vpmuldq.4
vpaddq zmm16, zmm21, zmm3	// update.limb38.vpaddq.2
vpaddq zmm5, zmm19, zmm16	// update.limb38.vpaddq.3
vpaddq zmm11, zmm5, zmm2	// update.limb38.vpaddq.4
vpandq zmm18, zmm11, zmm7	// update.limb38.vpandq
vpsraq zmm6, zmm11, 30	// update.limb38.vpsraq
vpmuldq zmm27, zmm25, zmmword ptr [rdi+3264]	// update.limb39.vpmuldq
vpmuldq zmm17, zmm26, zmm15	// update.limb39.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+3136], zmm18	// update.limb38.vmovdqa64
vpaddq zmm4, zmm27, zmm17	// update.limb39.vpaddq
mov r11, -2	// third3.step5.c1
vpmuldq zmm14, zmm23, zmmword ptr [rdi+3328]	// update.limb39.vpmuldq.3
vpshufd zmm0, zmmword ptr [rdi+3328], 0x4e	// update.limb39.vpshufd
vpmuldq zmm22, zmm24, zmm0	// update.limb39.vpmuldq.4
vpaddq zmm1, zmm14, zmm22	// update.limb39.vpaddq.2
vpaddq zmm12, zmm4, zmm1	// update.limb39.vpaddq.3
vpaddq zmm13, zmm12, zmm6	// update.limb39.vpaddq.4
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3328]	// update.limb40.vpmuldq
vpsllvq zmm21, zmm10, zmm30	// change2.N2.vpsllvq
vpandq zmm3, zmm13, zmm7	// update.limb39.vpandq
vmovdqa64 zmmword ptr [rdi+3200], zmm3	// update.limb39.vmovdqa64
mov rbp, -2	// third3.step6.c1
lea r14, [rsi+rax]	// third3.step2.y
cmovc r14, rsi	// third3.step2.G
adc rdx, 0	// third3.step2.w
cmovs r13, rsi	// third3.step2.h
cmovs rcx, r9	// third3.step2.d
lea r8, [rcx-1]	// third3.step3.c0
sarx rbx, rcx, r15	// third3.step2.s
sub r10, rcx	// third3.step3.c1.2
vpmuldq zmm19, zmm26, zmm0	// update.limb40.vpmuldq.2
vpsraq zmm16, zmm13, 30	// update.limb39.vpsraq
mov rax, r13	// copy for third3.step3.x
xor rax, rbx	// third3.step3.x
sar r14, 1	// third3.step3.t
vpaddq zmm5, zmm9, zmm19	// update.limb40.vpaddq
vpshufd zmm2, zmmword ptr [rdi+3392], 0x4e	// update.limb40.vpshufd
vpmuldq zmm11, zmm23, zmmword ptr [rdi+3392]	// update.limb40.vpmuldq.3
vpmuldq zmm15, zmm24, zmm2	// update.limb40.vpmuldq.4
vpaddq zmm18, zmm11, zmm15	// update.limb40.vpaddq.2
vpaddq zmm27, zmm5, zmm18	// update.limb40.vpaddq.3
vpaddq zmm17, zmm27, zmm16	// update.limb40.vpaddq.4
vpsraq zmm14, zmm17, 30	// update.limb40.vpsraq
lea rdx, [r14+rax]	// third3.step3.y
cmovc rdx, r14	// third3.step3.G
adc rbx, 0	// third3.step3.w
cmovs r8, r10	// third3.step3.d
cmovs r13, r14	// third3.step3.h
sub r12, r8	// third3.step4.c1.2
lea rsi, [r8-1]	// third3.step4.c0
sarx r9, r8, r15	// third3.step3.s
mov rcx, r13	// copy for third3.step4.x
xor rcx, r9	// third3.step4.x
sar rdx, 1	// third3.step4.t
vpandq zmm22, zmm17, zmm7	// update.limb40.vpandq
vmovdqa64 zmmword ptr [rdi+3264], zmm22	// update.limb40.vmovdqa64
vpmuldq zmm4, zmm25, zmmword ptr [rdi+3392]	// update.limb41.vpmuldq
vpmuldq zmm1, zmm26, zmm2	// update.limb41.vpmuldq.2
lea rax, [rdx+rcx]	// third3.step4.y
cmovc rax, rdx	// third3.step4.G
adc r9, 0	// third3.step4.w
cmovs r13, rdx	// third3.step4.h
cmovs rsi, r12	// third3.step4.d
lea rbx, [rsi-1]	// third3.step5.c0
sarx r10, rsi, r15	// third3.step4.s
sub r11, rsi	// third3.step5.c1.2
vpaddq zmm12, zmm4, zmm1	// update.limb41.vpaddq
mov r14, -2	// third3.step7.c1
vpshufd zmm6, zmmword ptr [rdi+3456], 0x4e	// update.limb41.vpshufd
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3456]	// update.limb41.vpmuldq.3
vpmuldq zmm3, zmm24, zmm6	// update.limb41.vpmuldq.4
vpaddq zmm0, zmm10, zmm3	// update.limb41.vpaddq.2
vpaddq zmm13, zmm12, zmm0	// update.limb41.vpaddq.3
vpsravq zmm9, zmm21, zmm31	// change2.N2.vpsravq
vpaddq zmm19, zmm13, zmm14	// update.limb41.vpaddq.4
vpsraq zmm11, zmm19, 30	// update.limb41.vpsraq
vpandq zmm15, zmm19, zmm7	// update.limb41.vpandq
mov r8, -2	// third3.step8.c1
vmovdqa64 zmmword ptr [rdi+3328], zmm15	// update.limb41.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+3456]	// update.limb42.vpmuldq
vpmuldq zmm18, zmm26, zmm6	// update.limb42.vpmuldq.2
mov rcx, r13	// copy for third3.step5.x
xor rcx, r10	// third3.step5.x
sar rax, 1	// third3.step5.t
vpaddq zmm27, zmm5, zmm18	// update.limb42.vpaddq
vpshufd zmm16, zmmword ptr [rdi+3520], 0x4e	// update.limb42.vpshufd
lea r9, [rax+rcx]	// third3.step5.y
cmovc r9, rax	// third3.step5.G
adc r10, 0	// third3.step5.w
cmovs r13, rax	// third3.step5.h
cmovs rbx, r11	// third3.step5.d
sub rbp, rbx	// third3.step6.c1.2
lea rdx, [rbx-1]	// third3.step6.c0
sarx r12, rbx, r15	// third3.step5.s
mov rsi, r13	// copy for third3.step6.x
xor rsi, r12	// third3.step6.x
sar r9, 1	// third3.step6.t
vpmuldq zmm17, zmm26, zmm16	// update.limb43.vpmuldq.2
vpmuldq zmm22, zmm23, zmmword ptr [rdi+3520]	// update.limb42.vpmuldq.3
vpmuldq zmm2, zmm24, zmm16	// update.limb42.vpmuldq.4
vpaddq zmm4, zmm22, zmm2	// update.limb42.vpaddq.2
vpaddq zmm1, zmm27, zmm4	// update.limb42.vpaddq.3
vpmuldq zmm10, zmm23, zmmword ptr [rdi+3584]	// update.limb43.vpmuldq.3
vpmuldq zmm3, zmm25, zmmword ptr [rdi+3520]	// update.limb43.vpmuldq
vpaddq zmm12, zmm3, zmm17	// update.limb43.vpaddq
lea rcx, [r9+rsi]	// third3.step6.y
cmovc rcx, r9	// third3.step6.G
adc r12, 0	// third3.step6.w
cmovs r13, r9	// third3.step6.h
cmovs rdx, rbp	// third3.step6.d
lea r10, [rdx-1]	// third3.step7.c0
sarx rax, rdx, r15	// third3.step6.s
sub r14, rdx	// third3.step7.c1.2
mov r11, -2	// third3.step9.c1
mov rbx, r13	// copy for third3.step7.x
xor rbx, rax	// third3.step7.x
sar rcx, 1	// third3.step7.t
vpshufd zmm0, zmmword ptr [rdi+3584], 0x4e	// update.limb43.vpshufd
vpsubq zmm21, zmm28, zmm9	// change2.N2.vpsubq
vpaddq zmm13, zmm1, zmm11	// update.limb42.vpaddq.4
vpsraq zmm14, zmm13, 30	// update.limb42.vpsraq
vpandq zmm19, zmm13, zmm7	// update.limb42.vpandq
vmovdqa64 zmmword ptr [rdi+3392], zmm19	// update.limb42.vmovdqa64
vpmuldq zmm15, zmm24, zmm0	// update.limb43.vpmuldq.4
vpaddq zmm6, zmm10, zmm15	// update.limb43.vpaddq.2
vpaddq zmm5, zmm12, zmm6	// update.limb43.vpaddq.3
vpaddq zmm18, zmm5, zmm14	// update.limb43.vpaddq.4
lea rsi, [rcx+rbx]	// third3.step7.y
cmovc rsi, rcx	// third3.step7.G
adc rax, 0	// third3.step7.w
cmovs r13, rcx	// third3.step7.h
cmovs r10, r14	// third3.step7.d
sub r8, r10	// third3.step8.c1.2
lea r12, [r10-1]	// third3.step8.c0
sarx r9, r10, r15	// third3.step7.s
mov rbp, r13	// copy for third3.step8.x
xor rbp, r9	// third3.step8.x
sar rsi, 1	// third3.step8.t
vpandq zmm16, zmm18, zmm7	// update.limb43.vpandq
vmovdqa64 zmmword ptr [rdi+3456], zmm16	// update.limb43.vmovdqa64
vmovdqa64 zmmword ptr [rdi+256], zmm21	// change2.N2.vmovdqa64
mov rdx, -2	// third3.step10.c1
vpmuldq zmm22, zmm25, zmmword ptr [rdi+3584]	// update.limb44.vpmuldq
vpmuldq zmm2, zmm26, zmm0	// update.limb44.vpmuldq.2
vpaddq zmm27, zmm22, zmm2	// update.limb44.vpaddq
vpsraq zmm4, zmm18, 30	// update.limb43.vpsraq
vpshufd zmm3, zmmword ptr [rdi+3648], 0x4e	// update.limb44.vpshufd
vpmuldq zmm17, zmm24, zmm3	// update.limb44.vpmuldq.4
vpmuldq zmm9, zmm26, zmm3	// update.limb45.vpmuldq.2
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3648]	// update.limb44.vpmuldq.3
vpaddq zmm11, zmm1, zmm17	// update.limb44.vpaddq.2
vpaddq zmm13, zmm27, zmm11	// update.limb44.vpaddq.3
vpaddq zmm19, zmm13, zmm4	// update.limb44.vpaddq.4
vpsraq zmm10, zmm19, 30	// update.limb44.vpsraq
vpmuldq zmm15, zmm25, zmmword ptr [rdi+3648]	// update.limb45.vpmuldq
lea rbx, [rsi+rbp]	// third3.step8.y
cmovc rbx, rsi	// third3.step8.G
adc r9, 0	// third3.step8.w
cmovs r13, rsi	// third3.step8.h
cmovs r12, r8	// third3.step8.d
lea rax, [r12-1]	// third3.step9.c0
sarx rcx, r12, r15	// third3.step8.s
sub r11, r12	// third3.step9.c1.2
vpandq zmm12, zmm19, zmm7	// update.limb44.vpandq
vmovdqa64 zmmword ptr [rdi+3520], zmm12	// update.limb44.vmovdqa64
mov r14, -2	// third3.step11.c1
vpaddq zmm6, zmm15, zmm9	// update.limb45.vpaddq
mov r10, r13	// copy for third3.step9.x
xor r10, rcx	// third3.step9.x
sar rbx, 1	// third3.step9.t
vpmuldq zmm5, zmm23, zmmword ptr [rdi+3712]	// update.limb45.vpmuldq.3
lea rbp, [rbx+r10]	// third3.step9.y
cmovc rbp, rbx	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs r13, rbx	// third3.step9.h
cmovs rax, r11	// third3.step9.d
lea r9, [rax-1]	// third3.step10.c0
sub rdx, rax	// third3.step10.c1.2
sarx rsi, rax, r15	// third3.step9.s
mov r8, r13	// copy for third3.step10.x
xor r8, rsi	// third3.step10.x
sar rbp, 1	// third3.step10.t
vpshufd zmm14, zmmword ptr [rdi+3712], 0x4e	// update.limb45.vpshufd
vpmuldq zmm16, zmm24, zmm14	// update.limb45.vpmuldq.4
vpmuldq zmm0, zmm25, zmmword ptr [rdi+3712]	// update.limb46.vpmuldq
mov r12, -2	// third3.step12.c1
vpmuldq zmm22, zmm26, zmm14	// update.limb46.vpmuldq.2
vpshufd zmm2, zmmword ptr [rdi+3776], 0x4e	// update.limb46.vpshufd
vpaddq zmm18, zmm0, zmm22	// update.limb46.vpaddq
vpaddq zmm3, zmm5, zmm16	// update.limb45.vpaddq.2
vpaddq zmm1, zmm6, zmm3	// update.limb45.vpaddq.3
vpaddq zmm17, zmm1, zmm10	// update.limb45.vpaddq.4
vpsraq zmm27, zmm17, 30	// update.limb45.vpsraq
vpandq zmm11, zmm17, zmm7	// update.limb45.vpandq
vmovdqa64 zmmword ptr [rdi+3584], zmm11	// update.limb45.vmovdqa64
vpmuldq zmm13, zmm23, zmmword ptr [rdi+3776]	// update.limb46.vpmuldq.3
mov r10, -2	// third3.step13.c1
vpmuldq zmm4, zmm24, zmm2	// update.limb46.vpmuldq.4
vpunpcklqdq zmm19, zmm21, zmm21	// change2.vpunpcklqdq
vpaddq zmm12, zmm13, zmm4	// update.limb46.vpaddq.2
vpaddq zmm15, zmm18, zmm12	// update.limb46.vpaddq.3
vpaddq zmm9, zmm15, zmm27	// update.limb46.vpaddq.4
vpandq zmm14, zmm9, zmm7	// update.limb46.vpandq
vmovdqa64 zmmword ptr [rdi+3648], zmm14	// update.limb46.vmovdqa64
lea rcx, [rbp+r8]	// third3.step10.y
cmovc rcx, rbp	// third3.step10.G
adc rsi, 0	// third3.step10.w
cmovs r13, rbp	// third3.step10.h
cmovs r9, rdx	// third3.step10.d
lea rbx, [r9-1]	// third3.step11.c0
sub r14, r9	// third3.step11.c1.2
sarx r11, r9, r15	// third3.step10.s
vpmuldq zmm0, zmm25, zmmword ptr [rdi+3776]	// update.limb47.vpmuldq
vpmuldq zmm22, zmm26, zmm2	// update.limb47.vpmuldq.2
vpsraq zmm5, zmm9, 30	// update.limb46.vpsraq
mov rax, r13	// copy for third3.step11.x
xor rax, r11	// third3.step11.x
sar rcx, 1	// third3.step11.t
vpshufd zmm16, zmmword ptr [rdi+3840], 0x4e	// update.limb47.vpshufd
vpmuldq zmm6, zmm24, zmm16	// update.limb47.vpmuldq.4
vpaddq zmm3, zmm0, zmm22	// update.limb47.vpaddq
vpmuldq zmm1, zmm23, zmmword ptr [rdi+3840]	// update.limb47.vpmuldq.3
vpaddq zmm10, zmm1, zmm6	// update.limb47.vpaddq.2
vpaddq zmm17, zmm3, zmm10	// update.limb47.vpaddq.3
lea r8, [rcx+rax]	// third3.step11.y
cmovc r8, rcx	// third3.step11.G
adc r11, 0	// third3.step11.w
cmovs r13, rcx	// third3.step11.h
cmovs rbx, r14	// third3.step11.d
sub r12, rbx	// third3.step12.c1.2
lea rsi, [rbx-1]	// third3.step12.c0
sarx rbp, rbx, r15	// third3.step11.s
mov rdx, r13	// copy for third3.step12.x
xor rdx, rbp	// third3.step12.x
sar r8, 1	// third3.step12.t
vpaddq zmm11, zmm17, zmm5	// update.limb47.vpaddq.4
vpsraq zmm13, zmm11, 30	// update.limb47.vpsraq
vpandq zmm4, zmm11, zmm7	// update.limb47.vpandq
mov r9, -2	// third3.step14.c1
vmovdqa64 zmmword ptr [rdi+3712], zmm4	// update.limb47.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+3840]	// update.limb48.vpmuldq
vpmuldq zmm12, zmm26, zmm16	// update.limb48.vpmuldq.2
vpaddq zmm15, zmm18, zmm12	// update.limb48.vpaddq
vpshufd zmm27, zmmword ptr [rdi+3904], 0x4e	// update.limb48.vpshufd
vpmuldq zmm14, zmm23, zmmword ptr [rdi+3904]	// update.limb48.vpmuldq.3
vpmuldq zmm2, zmm24, zmm27	// update.limb48.vpmuldq.4
vpaddq zmm9, zmm14, zmm2	// update.limb48.vpaddq.2
vpaddq zmm0, zmm15, zmm9	// update.limb48.vpaddq.3
vpaddq zmm22, zmm0, zmm13	// update.limb48.vpaddq.4
vpsraq zmm1, zmm22, 30	// update.limb48.vpsraq
vpunpckhqdq zmm6, zmm21, zmm21	// change2.vpunpckhqdq
vpandq zmm3, zmm22, zmm7	// update.limb48.vpandq
vmovdqa64 zmmword ptr [rdi+3776], zmm3	// update.limb48.vmovdqa64
lea rax, [r8+rdx]	// third3.step12.y
cmovc rax, r8	// third3.step12.G
adc rbp, 0	// third3.step12.w
cmovs r13, r8	// third3.step12.h
cmovs rsi, r12	// third3.step12.d
lea r11, [rsi-1]	// third3.step13.c0
sarx rcx, rsi, r15	// third3.step12.s
sub r10, rsi	// third3.step13.c1.2
vpmuldq zmm10, zmm25, zmmword ptr [rdi+3904]	// update.limb49.vpmuldq
mov r14, -2	// third3.step15.c1
vpmuldq zmm17, zmm26, zmm27	// update.limb49.vpmuldq.2
vpaddq zmm5, zmm10, zmm17	// update.limb49.vpaddq
vpshufd zmm11, zmmword ptr [rdi+3968], 0x4e	// update.limb49.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+3968]	// update.limb49.vpmuldq.3
vpmuldq zmm16, zmm24, zmm11	// update.limb49.vpmuldq.4
mov rbx, r13	// copy for third3.step13.x
xor rbx, rcx	// third3.step13.x
sar rax, 1	// third3.step13.t
vpaddq zmm18, zmm4, zmm16	// update.limb49.vpaddq.2
vpaddq zmm12, zmm5, zmm18	// update.limb49.vpaddq.3
lea rdx, [rax+rbx]	// third3.step13.y
cmovc rdx, rax	// third3.step13.G
adc rcx, 0	// third3.step13.w
cmovs r13, rax	// third3.step13.h
cmovs r11, r10	// third3.step13.d
lea rbp, [r11-1]	// third3.step14.c0
sarx r8, r11, r15	// third3.step13.s
sub r9, r11	// third3.step14.c1.2
vpaddq zmm14, zmm12, zmm1	// update.limb49.vpaddq.4
mov r12, -2	// third3.step16.c1
vpsraq zmm2, zmm14, 30	// update.limb49.vpsraq
vpandq zmm15, zmm14, zmm7	// update.limb49.vpandq
vmovdqa64 zmmword ptr [rdi+3840], zmm15	// update.limb49.vmovdqa64
mov rsi, r13	// copy for third3.step14.x
xor rsi, r8	// third3.step14.x
sar rdx, 1	// third3.step14.t
vpmuldq zmm9, zmm25, zmmword ptr [rdi+3968]	// update.limb50.vpmuldq
vbroadcasti32x4 zmm0, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm13, zmm26, zmm11	// update.limb50.vpmuldq.2
vpaddq zmm21, zmm9, zmm13	// update.limb50.vpaddq
vpshufd zmm22, zmmword ptr [rdi+4032], 0x4e	// update.limb50.vpshufd
vpmuldq zmm3, zmm23, zmmword ptr [rdi+4032]	// update.limb50.vpmuldq.3
vpmuldq zmm27, zmm24, zmm22	// update.limb50.vpmuldq.4
vpaddq zmm10, zmm3, zmm27	// update.limb50.vpaddq.2
vpaddq zmm17, zmm21, zmm10	// update.limb50.vpaddq.3
vpaddq zmm4, zmm17, zmm2	// update.limb50.vpaddq.4
vpsraq zmm16, zmm4, 30	// update.limb50.vpsraq
vpandq zmm5, zmm4, zmm7	// update.limb50.vpandq
vmovdqa64 zmmword ptr [rdi+3904], zmm5	// update.limb50.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+4032]	// update.limb51.vpmuldq
mov rbx, -2	// third3.step17.c1
vpmuldq zmm12, zmm26, zmm22	// update.limb51.vpmuldq.2
vpaddq zmm1, zmm18, zmm12	// update.limb51.vpaddq
vpshufd zmm14, zmmword ptr [rdi+4096], 0x4e	// update.limb51.vpshufd
vbroadcasti32x4 zmm15, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
lea rcx, [rdx+rsi]	// third3.step14.y
cmovc rcx, rdx	// third3.step14.G
adc r8, 0	// third3.step14.w
cmovs r13, rdx	// third3.step14.h
cmovs rbp, r9	// third3.step14.d
lea rax, [rbp-1]	// third3.step15.c0
sarx r10, rbp, r15	// third3.step14.s
sub r14, rbp	// third3.step15.c1.2
mov r11, r13	// copy for third3.step15.x
xor r11, r10	// third3.step15.x
sar rcx, 1	// third3.step15.t
vpmuldq zmm11, zmm23, zmmword ptr [rdi+4096]	// update.limb51.vpmuldq.3
vpmuldq zmm9, zmm24, zmm14	// update.limb51.vpmuldq.4
vpaddq zmm13, zmm11, zmm9	// update.limb51.vpaddq.2
vpaddq zmm3, zmm1, zmm13	// update.limb51.vpaddq.3
vpaddq zmm27, zmm3, zmm16	// update.limb51.vpaddq.4
lea rsi, [rcx+r11]	// third3.step15.y
cmovc rsi, rcx	// third3.step15.G
adc r10, 0	// third3.step15.w
cmovs r13, rcx	// third3.step15.h
cmovs rax, r14	// third3.step15.d
lea r8, [rax-1]	// third3.step16.c0
sub r12, rax	// third3.step16.c1.2
sarx rdx, rax, r15	// third3.step15.s
mov r9, r13	// copy for third3.step16.x
xor r9, rdx	// third3.step16.x
sar rsi, 1	// third3.step16.t
mov rbp, -2	// third3.step18.c1
vpandq zmm21, zmm27, zmm7	// update.limb51.vpandq
vmovdqa64 zmmword ptr [rdi+3968], zmm21	// update.limb51.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+4096]	// update.limb52.vpmuldq
vpsraq zmm17, zmm27, 30	// update.limb51.vpsraq
vpmuldq zmm2, zmm26, zmm14	// update.limb52.vpmuldq.2
vpaddq zmm4, zmm10, zmm2	// update.limb52.vpaddq
lea r11, [rsi+r9]	// third3.step16.y
cmovc r11, rsi	// third3.step16.G
adc rdx, 0	// third3.step16.w
cmovs r13, rsi	// third3.step16.h
cmovs r8, r12	// third3.step16.d
lea r10, [r8-1]	// third3.step17.c0
sarx rcx, r8, r15	// third3.step16.s
sub rbx, r8	// third3.step17.c1.2
vpshufd zmm5, zmmword ptr [rdi+4160], 0x4e	// update.limb52.vpshufd
vpmuldq zmm22, zmm24, zmm5	// update.limb52.vpmuldq.4
vpmuldq zmm18, zmm23, zmmword ptr [rdi+4160]	// update.limb52.vpmuldq.3
mov r14, -2	// third3.step19.c1
vpmuldq zmm12, zmm25, zmmword ptr [rdi+4160]	// update.limb53.vpmuldq
mov rax, r13	// copy for third3.step17.x
xor rax, rcx	// third3.step17.x
sar r11, 1	// third3.step17.t
vpshufd zmm11, zmmword ptr [rdi+4224], 0x4e	// update.limb53.vpshufd
vpmuldq zmm9, zmm26, zmm5	// update.limb53.vpmuldq.2
vpaddq zmm1, zmm12, zmm9	// update.limb53.vpaddq
vpaddq zmm13, zmm18, zmm22	// update.limb52.vpaddq.2
vpaddq zmm3, zmm4, zmm13	// update.limb52.vpaddq.3
vpaddq zmm16, zmm3, zmm17	// update.limb52.vpaddq.4
vpsraq zmm21, zmm16, 30	// update.limb52.vpsraq
vpandq zmm27, zmm16, zmm7	// update.limb52.vpandq
vmovdqa64 zmmword ptr [rdi+4032], zmm27	// update.limb52.vmovdqa64
vpmuldq zmm14, zmm23, zmmword ptr [rdi+4224]	// update.limb53.vpmuldq.3
vpmuldq zmm10, zmm24, zmm11	// update.limb53.vpmuldq.4
lea r9, [r11+rax]	// third3.step17.y
cmovc r9, r11	// third3.step17.G
adc rcx, 0	// third3.step17.w
cmovs r13, r11	// third3.step17.h
cmovs r10, rbx	// third3.step17.d
lea rdx, [r10-1]	// third3.step18.c0
sub rbp, r10	// third3.step18.c1.2
sarx rsi, r10, r15	// third3.step17.s
mov r12, r13	// copy for third3.step18.x
xor r12, rsi	// third3.step18.x
sar r9, 1	// third3.step18.t
mov r8, -2	// third3.step20.c1
vpaddq zmm2, zmm14, zmm10	// update.limb53.vpaddq.2
vpaddq zmm5, zmm1, zmm2	// update.limb53.vpaddq.3
vpaddq zmm12, zmm5, zmm21	// update.limb53.vpaddq.4
vpmuldq zmm9, zmm25, zmmword ptr [rdi+4224]	// update.limb54.vpmuldq
vpandq zmm18, zmm12, zmm7	// update.limb53.vpandq
vpsraq zmm22, zmm12, 30	// update.limb53.vpsraq
vpmuldq zmm4, zmm23, zmmword ptr [rdi+4288]	// update.limb54.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+4096], zmm18	// update.limb53.vmovdqa64
vpmuldq zmm13, zmm26, zmm11	// update.limb54.vpmuldq.2
vpaddq zmm3, zmm9, zmm13	// update.limb54.vpaddq
vpshufd zmm17, zmmword ptr [rdi+4288], 0x4e	// update.limb54.vpshufd
vpmuldq zmm16, zmm24, zmm17	// update.limb54.vpmuldq.4
vpaddq zmm27, zmm4, zmm16	// update.limb54.vpaddq.2
vpmuldq zmm14, zmm26, zmm17	// update.limb55.vpmuldq.2
vpaddq zmm10, zmm3, zmm27	// update.limb54.vpaddq.3
vpaddq zmm1, zmm10, zmm22	// update.limb54.vpaddq.4
vpandq zmm2, zmm1, zmm7	// update.limb54.vpandq
vpsraq zmm5, zmm1, 30	// update.limb54.vpsraq
lea rax, [r9+r12]	// third3.step18.y
cmovc rax, r9	// third3.step18.G
adc rsi, 0	// third3.step18.w
cmovs r13, r9	// third3.step18.h
cmovs rdx, rbp	// third3.step18.d
sarx rcx, rdx, r15	// third3.step18.s
lea r11, [rdx-1]	// third3.step19.c0
sub r14, rdx	// third3.step19.c1.2
vpshufd zmm21, zmmword ptr [rdi+4352], 0x4e	// update.limb55.vpshufd
mov rbx, r13	// copy for third3.step19.x
xor rbx, rcx	// third3.step19.x
sar rax, 1	// third3.step19.t
vmovdqa64 zmmword ptr [rdi+4160], zmm2	// update.limb54.vmovdqa64
vpmuldq zmm12, zmm19, zmm0	// change2.Y.vpmuldq
vpmuldq zmm18, zmm25, zmmword ptr [rdi+4288]	// update.limb55.vpmuldq
vpaddq zmm11, zmm18, zmm14	// update.limb55.vpaddq
vpmuldq zmm9, zmm24, zmm21	// update.limb55.vpmuldq.4
vpmuldq zmm13, zmm6, zmm15	// change2.Y.vpmuldq.2
lea r10, [rax+rbx]	// third3.step19.y
cmovc r10, rax	// third3.step19.G
adc rcx, 0	// third3.step19.w
cmovs r13, rax	// third3.step19.h
cmovs r11, r14	// third3.step19.d
lea r12, [r11-1]	// third3.step20.c0
sub r8, r11	// third3.step20.c1.2
sarx rsi, r11, r15	// third3.step19.s
mov r9, r13	// copy for third3.step20.x
xor r9, rsi	// third3.step20.x
sar r10, 1	// third3.step20.t
vpmuldq zmm4, zmm26, zmm21	// update.last.vpmuldq.2
vpmuldq zmm16, zmm23, zmmword ptr [rdi+4352]	// update.limb55.vpmuldq.3
vpaddq zmm17, zmm16, zmm9	// update.limb55.vpaddq.2
vpaddq zmm3, zmm11, zmm17	// update.limb55.vpaddq.3
vpaddq zmm27, zmm3, zmm5	// update.limb55.vpaddq.4
vpandq zmm10, zmm27, zmm7	// update.limb55.vpandq
vmovdqa64 zmmword ptr [rdi+4224], zmm10	// update.limb55.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+4352]	// update.last.vpmuldq
vpaddq zmm1, zmm22, zmm4	// update.last.vpaddq
vpsraq zmm2, zmm27, 30	// update.limb55.vpsraq
vpaddq zmm19, zmm1, zmm2	// update.last.vpaddq.2
vpaddq zmm0, zmm19, zmm8	// update.last.vpaddq.3
vpandq zmm18, zmm0, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+4288], zmm18	// update.last.vmovdqa64
vpsraq zmm14, zmm0, 30	// update.last.vpsraq
vpaddq zmm24, zmm14, zmm20	// update.last.vpaddq.4
vpandq zmm6, zmm24, zmmword ptr [rdi+576]	// update.last.vpandq.2
lea rbp, [r10+r9]	// third3.step20.y
cmovc rbp, r10	// third3.step20.G
adc rsi, 0	// third3.step20.w
cmovs r13, r10	// third3.step20.h
mov qword ptr [rdi-128], r13	// change3.store_end_h
mov qword ptr [rdi-120], rbp	// change3.store_end_G
cmovs r12, r8	// third3.step20.d
mov rdx, r13	// copy for change3.h.add_rounding_h
add rdx, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx rbx, rdx, 41	// change3.h.second_entry
rorx rcx, rdx, 20	// change3.h.first_entry
mov rax, rbp	// copy for change3.G.add_rounding_G
add rax, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx r14, rax, 42	// change3.G.second_entry
shl r13, 45	// change3.h.shl
shl rbp, 44	// change3.G.shl
add rbp, qword ptr [rdi-40]	// change3.G.add_refill_G
add r13, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx r11, rax, 21	// change3.G.first_entry
sarx r9, r12, r15	// third3.step20.s
vmovdqa64 zmmword ptr [rdi+4352], zmm6	// update.last.vmovdqa64.2
vpsraq zmm15, zmm24, 30	// update.last.vpsraq.2
valignq zmm26{k3}{z}, zmm15, zmm15, 6	// update.last.valignq
vpaddq zmm21, zmm26, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm21	// update.last.vmovdqa64.3
vpaddq zmm23, zmm12, zmm13	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm23	// change2.Y.vmovdqa64
mov rsi, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul rsi, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r10, qword ptr [rdi+264]	// change2.w2f.load_N2v
imul r10, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r8, [rsi+r10]	// change2.w2f.add
sar r8, 20	// change2.w2f.sar
mov rdx, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul rdx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul rax, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rsi, [rdx+rax]	// change2.w2f.add.2
lea r10, [r8+rsi]	// change2.w2f.add.3
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
sar r10, 20	// change2.w2f.sar.2
shl r10, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r10	// change2.w2f.store_high2f
imul rcx, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r11, qword ptr [rdi+80]	// change3.G.imul_high2f
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul rdx, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rax, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rax, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea r8, [rdx+rax]	// change2.w2g.add
sar r8, 20	// change2.w2g.sar
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r10, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r10, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rdx, [rsi+r10]	// change2.w2g.add.2
lea rax, [r8+rdx]	// change2.w2g.add.3
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
sar rax, 20	// change2.w2g.sar.2
shl rax, 44	// change2.w2g.shl
mov qword ptr [rdi+88], rax	// change2.w2g.store_high2g
imul rbx, qword ptr [rdi+88]	// change3.h.imul_high2g
imul r14, qword ptr [rdi+88]	// change3.G.imul_high2g
lea rsi, [r11+r14]	// change3.G.add
lea r10, [rcx+rbx]	// change3.h.add
lea r8, [r10+r13]	// change3.h.add.2
lea rdx, [rsi+rbp]	// change3.G.add.2
ror rdx, 44	// change3.G.packed
ror r8, 45	// change3.h.packed
mov rbx, rdx	// output
mov rcx, r8	// output
mov rdx, r12	// output
mov rsi, r9	// output
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
