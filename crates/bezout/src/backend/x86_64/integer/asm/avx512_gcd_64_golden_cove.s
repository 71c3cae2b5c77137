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
// Length: 140 limbs of 30 bits; 1373 instructions a batch, 720 for its steps (form: carry).
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
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
mov rax, -2	// third1.step1.c1
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
lea r8, [rdx-1]	// third1.step1.c0
sub rax, rdx	// third1.step1.c1.2
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
sar rbx, 1	// third1.step1.t
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
lea r9, [rbx+rbp]	// third1.step1.y
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs r8, rax	// third1.step1.d
cmovs rcx, rbx	// third1.step1.h
mov r10, -2	// third1.step2.c1
lea r11, [r8-1]	// third1.step2.c0
sub r10, r8	// third1.step2.c1.2
sarx r12, r8, r15	// third1.step1.s
mov r13, rcx	// copy for third1.step2.x
xor r13, r12	// third1.step2.x
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
mov r14, -2	// third1.step3.c1
sar r9, 1	// third1.step2.t
lea rdx, [r9+r13]	// third1.step2.y
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
cmovc rdx, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs rcx, r9	// third1.step2.h
cmovs r11, r10	// third1.step2.d
lea rbp, [r11-1]	// third1.step3.c0
sub r14, r11	// third1.step3.c1.2
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
sarx rsi, r11, r15	// third1.step2.s
mov rax, rcx	// copy for third1.step3.x
xor rax, rsi	// third1.step3.x
sar rdx, 1	// third1.step3.t
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
lea rbx, [rdx+rax]	// third1.step3.y
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
cmovc rbx, rdx	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs rbp, r14	// third1.step3.d
mov r8, -2	// third1.step4.c1
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
sarx r13, rbp, r15	// third1.step3.s
lea r12, [rbp-1]	// third1.step4.c0
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
cmovs rcx, rdx	// third1.step3.h
mov r9, rcx	// copy for third1.step4.x
xor r9, r13	// third1.step4.x
sub r8, rbp	// third1.step4.c1.2
sar rbx, 1	// third1.step4.t
lea r10, [rbx+r9]	// third1.step4.y
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovc r10, rbx	// third1.step4.G
adc r13, 0	// third1.step4.w
cmovs rcx, rbx	// third1.step4.h
cmovs r12, r8	// third1.step4.d
lea r11, [r12-1]	// third1.step5.c0
mov rax, -2	// third1.step5.c1
sub rax, r12	// third1.step5.c1.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov rsi, -2	// third1.step6.c1
sarx r14, r12, r15	// third1.step4.s
mov rdx, rcx	// copy for third1.step5.x
xor rdx, r14	// third1.step5.x
sar r10, 1	// third1.step5.t
lea rbp, [r10+rdx]	// third1.step5.y
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
cmovc rbp, r10	// third1.step5.G
adc r14, 0	// third1.step5.w
cmovs rcx, r10	// third1.step5.h
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
cmovs r11, rax	// third1.step5.d
sub rsi, r11	// third1.step6.c1.2
lea r9, [r11-1]	// third1.step6.c0
sarx r13, r11, r15	// third1.step5.s
mov rbx, rcx	// copy for third1.step6.x
xor rbx, r13	// third1.step6.x
sar rbp, 1	// third1.step6.t
lea r8, [rbp+rbx]	// third1.step6.y
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
cmovc r8, rbp	// third1.step6.G
mov r12, -2	// third1.step7.c1
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
adc r13, 0	// third1.step6.w
cmovs r9, rsi	// third1.step6.d
lea rdx, [r9-1]	// third1.step7.c0
cmovs rcx, rbp	// third1.step6.h
sub r12, r9	// third1.step7.c1.2
sarx r14, r9, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, r14	// third1.step7.x
sar r8, 1	// third1.step7.t
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
mov rax, -2	// third1.step8.c1
lea r11, [r8+r10]	// third1.step7.y
cmovc r11, r8	// third1.step7.G
adc r14, 0	// third1.step7.w
cmovs rcx, r8	// third1.step7.h
cmovs rdx, r12	// third1.step7.d
lea rbx, [rdx-1]	// third1.step8.c0
sub rax, rdx	// third1.step8.c1.2
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
sarx r13, rdx, r15	// third1.step7.s
mov rsi, rcx	// copy for third1.step8.x
xor rsi, r13	// third1.step8.x
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
sar r11, 1	// third1.step8.t
lea rbp, [r11+rsi]	// third1.step8.y
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
cmovc rbp, r11	// third1.step8.G
adc r13, 0	// third1.step8.w
cmovs rbx, rax	// third1.step8.d
cmovs rcx, r11	// third1.step8.h
mov r9, -2	// third1.step9.c1
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
lea r10, [rbx-1]	// third1.step9.c0
sub r9, rbx	// third1.step9.c1.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
sarx r14, rbx, r15	// third1.step8.s
mov r8, rcx	// copy for third1.step9.x
xor r8, r14	// third1.step9.x
sar rbp, 1	// third1.step9.t
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
lea r12, [rbp+r8]	// third1.step9.y
mov rdx, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovc r12, rbp	// third1.step9.G
adc r14, 0	// third1.step9.w
cmovs r10, r9	// third1.step9.d
cmovs rcx, rbp	// third1.step9.h
mov rsi, -2	// third1.step10.c1
lea r13, [r10-1]	// third1.step10.c0
sub rsi, r10	// third1.step10.c1.2
sarx rax, r10, r15	// third1.step9.s
mov r11, rcx	// copy for third1.step10.x
xor r11, rax	// third1.step10.x
imul rdx, qword ptr [rdi-112]	// end.w0f.imul_w2f
sar r12, 1	// third1.step10.t
mov rbx, qword ptr [rdi+328]	// end.w0f.load_N3v
lea r8, [r12+r11]	// third1.step10.y
cmovc r8, r12	// third1.step10.G
adc rax, 0	// third1.step10.w
cmovs r13, rsi	// third1.step10.d
cmovs rcx, r12	// third1.step10.h
imul rbx, qword ptr [rdi-104]	// end.w0f.imul_w2g
mov r14, -2	// third1.step11.c1
lea r9, [r13-1]	// third1.step11.c0
sub r14, r13	// third1.step11.c1.2
lea rbp, [rdx+rbx]	// end.w0f.add
sarx r10, r13, r15	// third1.step10.s
mov r11, rcx	// copy for third1.step11.x
xor r11, r10	// third1.step11.x
sar r8, 1	// third1.step11.t
lea rax, [r8+r11]	// third1.step11.y
cmovc rax, r8	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs r9, r14	// third1.step11.d
cmovs rcx, r8	// third1.step11.h
sar rbp, 20	// end.w0f.sar
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
mov rsi, -2	// third1.step12.c1
lea r12, [r9-1]	// third1.step12.c0
sub rsi, r9	// third1.step12.c1.2
sarx rdx, r9, r15	// third1.step11.s
mov rbx, rcx	// copy for third1.step12.x
xor rbx, rdx	// third1.step12.x
mov qword ptr [rdi+16], rbp	// end.w0f.store_w0f
shr rbp, 20	// end.w0f.shr
sar rax, 1	// third1.step12.t
lea r13, [rax+rbx]	// third1.step12.y
cmovc r13, rax	// third1.step12.G
adc rdx, 0	// third1.step12.w
cmovs r12, rsi	// third1.step12.d
cmovs rcx, rax	// third1.step12.h
shl rbp, 44	// end.w0f.shl
mov r11, -2	// third1.step13.c1
lea r10, [r12-1]	// third1.step13.c0
sub r11, r12	// third1.step13.c1.2
mov qword ptr [rdi+24], rbp	// end.w0f.store_high0f
mov r14, qword ptr [rdi+336]	// end.w0g.load_N3q
sarx r8, r12, r15	// third1.step12.s
mov r9, rcx	// copy for third1.step13.x
xor r9, r8	// third1.step13.x
sar r13, 1	// third1.step13.t
lea rbx, [r13+r9]	// third1.step13.y
cmovc rbx, r13	// third1.step13.G
adc r8, 0	// third1.step13.w
cmovs r10, r11	// third1.step13.d
cmovs rcx, r13	// third1.step13.h
imul r14, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rdx, -2	// third1.step14.c1
mov rsi, qword ptr [rdi+344]	// end.w0g.load_N3r
lea rax, [r10-1]	// third1.step14.c0
sub rdx, r10	// third1.step14.c1.2
sarx rbp, r10, r15	// third1.step13.s
mov r12, rcx	// copy for third1.step14.x
xor r12, rbp	// third1.step14.x
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
imul rsi, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
sar rbx, 1	// third1.step14.t
lea r9, [r14+rsi]	// end.w0g.add
lea r8, [rbx+r12]	// third1.step14.y
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
cmovc r8, rbx	// third1.step14.G
adc rbp, 0	// third1.step14.w
cmovs rax, rdx	// third1.step14.d
cmovs rcx, rbx	// third1.step14.h
sar r9, 20	// end.w0g.sar
mov r11, -2	// third1.step15.c1
lea r13, [rax-1]	// third1.step15.c0
sub r11, rax	// third1.step15.c1.2
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
and r9, qword ptr [rdi-32]	// end.w0g.and_low40
vpmuldq zmm10, zmm26, zmm27	// update.limb1.vpmuldq.2
sarx r10, rax, r15	// third1.step14.s
mov r14, rcx	// copy for third1.step15.x
xor r14, r10	// third1.step15.x
sar r8, 1	// third1.step15.t
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
mov qword ptr [rdi+32], r9	// end.w0g.store_w0g
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
lea rsi, [r8+r14]	// third1.step15.y
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm5, zmm24, zmm14	// update.limb1.vpmuldq.4
cmovc rsi, r8	// third1.step15.G
adc r10, 0	// third1.step15.w
cmovs r13, r11	// third1.step15.d
cmovs rcx, r8	// third1.step15.h
shr r9, 20	// end.w0g.shr
mov r12, -2	// third1.step16.c1
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
lea rbp, [r13-1]	// third1.step16.c0
sub r12, r13	// third1.step16.c1.2
sarx rdx, r13, r15	// third1.step15.s
mov rbx, rcx	// copy for third1.step16.x
xor rbx, rdx	// third1.step16.x
shl r9, 44	// end.w0g.shl
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov qword ptr [rdi+40], r9	// end.w0g.store_high0g
sar rsi, 1	// third1.step16.t
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
lea rax, [rsi+rbx]	// third1.step16.y
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
cmovc rax, rsi	// third1.step16.G
adc rdx, 0	// third1.step16.w
cmovs rbp, r12	// third1.step16.d
cmovs rcx, rsi	// third1.step16.h
mov r14, -2	// third1.step17.c1
vpmuldq zmm16, zmm26, zmm14	// update.limb2.vpmuldq.2
lea r10, [rbp-1]	// third1.step17.c0
sub r14, rbp	// third1.step17.c1.2
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
sarx r11, rbp, r15	// third1.step16.s
mov r8, rcx	// copy for third1.step17.x
xor r8, r11	// third1.step17.x
sar rax, 1	// third1.step17.t
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
lea r13, [rax+r8]	// third1.step17.y
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
cmovc r13, rax	// third1.step17.G
adc r11, 0	// third1.step17.w
cmovs r10, r14	// third1.step17.d
cmovs rcx, rax	// third1.step17.h
vpaddq zmm27, zmm4, zmm17	// update.limb2.vpaddq.4
mov r9, -2	// third1.step18.c1
lea rbx, [r10-1]	// third1.step18.c0
sub r9, r10	// third1.step18.c1.2
vpsraq zmm9, zmm27, 30	// update.limb2.vpsraq
sarx rdx, r10, r15	// third1.step17.s
mov r12, rcx	// copy for third1.step18.x
xor r12, rdx	// third1.step18.x
vpandq zmm10, zmm27, zmm7	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
sar r13, 1	// third1.step18.t
lea rsi, [r13+r12]	// third1.step18.y
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm5, zmm26, zmm21	// update.limb3.vpmuldq.2
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
cmovc rsi, r13	// third1.step18.G
adc rdx, 0	// third1.step18.w
cmovs rbx, r9	// third1.step18.d
cmovs rcx, r13	// third1.step18.h
mov rbp, -2	// third1.step19.c1
lea r8, [rbx-1]	// third1.step19.c0
sub rbp, rbx	// third1.step19.c1.2
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
sarx r11, rbx, r15	// third1.step18.s
mov r14, rcx	// copy for third1.step19.x
xor r14, r11	// third1.step19.x
sar rsi, 1	// third1.step19.t
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
lea rax, [rsi+r14]	// third1.step19.y
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
cmovc rax, rsi	// third1.step19.G
adc r11, 0	// third1.step19.w
cmovs r8, rbp	// third1.step19.d
cmovs rcx, rsi	// third1.step19.h
mov r10, -2	// third1.step20.c1
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
lea r12, [r8-1]	// third1.step20.c0
sub r10, r8	// third1.step20.c1.2
sarx rdx, r8, r15	// third1.step19.s
mov r9, rcx	// copy for third1.step20.x
xor r9, rdx	// third1.step20.x
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm1, zmm26, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm22, zmm0, zmm1	// update.limb4.vpaddq
sar rax, 1	// third1.step20.t
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
lea r13, [rax+r9]	// third1.step20.y
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpmuldq zmm17, zmm24, zmm2	// update.limb4.vpmuldq.4
cmovc r13, rax	// third1.step20.G
adc rdx, 0	// third1.step20.w
cmovs rcx, rax	// third1.step20.h
cmovs r12, r10	// third1.step20.d
mov rbx, r13	// copy for change1.G.shl
shl rbx, 44	// change1.G.shl
mov r14, rcx	// copy for change1.h.add_rounding_h
add r14, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r11, r14, 20	// change1.h.first_entry
mov rbp, r13	// copy for change1.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rsi, rcx	// copy for change1.h.shl
shl rsi, 45	// change1.h.shl
rorx r8, rbp, 21	// change1.G.first_entry
rorx r9, rbp, 42	// change1.G.second_entry
rorx rdx, r14, 41	// change1.h.second_entry
vpaddq zmm27, zmm4, zmm17	// update.limb4.vpaddq.2
add rbx, qword ptr [rdi-40]	// change1.G.add_refill_G
vpaddq zmm10, zmm22, zmm27	// update.limb4.vpaddq.3
add rsi, qword ptr [rdi-48]	// change1.h.add_refill_h
sarx rax, r12, r15	// third1.step20.s
imul r8, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r9, qword ptr [rdi+40]	// change1.G.imul_high0g
vpaddq zmm21, zmm10, zmm20	// update.limb4.vpaddq.4
imul rdx, qword ptr [rdi+40]	// change1.h.imul_high0g
imul r11, qword ptr [rdi+24]	// change1.h.imul_high0f
vpsraq zmm15, zmm21, 30	// update.limb4.vpsraq
vpandq zmm5, zmm21, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpmuldq zmm3, zmm26, zmm2	// update.limb5.vpmuldq.2
vpaddq zmm11, zmm6, zmm3	// update.limb5.vpaddq
lea r10, [r8+r9]	// change1.G.add
lea rbp, [r11+rdx]	// change1.h.add
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
lea r14, [r10+rbx]	// change1.G.add.2
vpmuldq zmm9, zmm24, zmm13	// update.limb5.vpmuldq.4
lea r8, [rbp+rsi]	// change1.h.add.2
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
ror r14, 44	// change1.G.packed
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
ror r8, 45	// change1.h.packed
vpaddq zmm0, zmm12, zmm15	// update.limb5.vpaddq.4
vpsraq zmm1, zmm0, 30	// update.limb5.vpsraq
vpandq zmm4, zmm0, zmm7	// update.limb5.vpandq
lea r9, [r12-1]	// third2.step1.c0
mov r11, r8	// copy for third2.step1.x
xor r11, rax	// third2.step1.x
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
mov rdx, -2	// third2.step1.c1
sub rdx, r12	// third2.step1.c1.2
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
vpsllq zmm27, zmm4, 50	// update.limb5.above.vpsllq.2
sar r14, 1	// third2.step1.t
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
vpbroadcastq zmm20, rcx	// change1.vpbroadcastq
vpaddq zmm21, zmm10, zmm27	// update.limb5.above.vpaddq.2
lea r10, [r14+r11]	// third2.step1.y
cmovc r10, r14	// third2.step1.G
adc rax, 0	// third2.step1.w
vmovdqa64 zmmword ptr [rdi+384], zmm21	// update.limb5.above.vmovdqa64
cmovs r9, rdx	// third2.step1.d
sarx rbx, r9, r15	// third2.step1.s
vpbroadcastq zmm20{k1}, r13	// change1.vpbroadcastq.2
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
mov rbp, -2	// third2.step2.c1
vpmuldq zmm6, zmm26, zmm13	// update.limb6.vpmuldq.2
lea rsi, [r9-1]	// third2.step2.c0
vpaddq zmm3, zmm20, zmm29	// change1.N1.vpaddq
vpaddq zmm18, zmm2, zmm6	// update.limb6.vpaddq
vpshufd zmm9, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpsllvq zmm11, zmm3, zmm30	// change1.N1.vpsllvq
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
cmovs r8, r14	// third2.step1.h
mov r12, r8	// copy for third2.step2.x
xor r12, rbx	// third2.step2.x
sub rbp, r9	// third2.step2.c1.2
vpmuldq zmm12, zmm24, zmm9	// update.limb6.vpmuldq.4
sar r10, 1	// third2.step2.t
lea rcx, [r10+r12]	// third2.step2.y
vpsravq zmm15, zmm11, zmm31	// change1.N1.vpsravq
vpaddq zmm0, zmm14, zmm12	// update.limb6.vpaddq.2
vpaddq zmm16, zmm18, zmm0	// update.limb6.vpaddq.3
mov r11, -2	// third2.step3.c1
cmovc rcx, r10	// third2.step2.G
adc rbx, 0	// third2.step2.w
cmovs r8, r10	// third2.step2.h
cmovs rsi, rbp	// third2.step2.d
sub r11, rsi	// third2.step3.c1.2
vpsubq zmm5, zmm28, zmm15	// change1.N1.vpsubq
vpaddq zmm4, zmm16, zmm1	// update.limb6.vpaddq.4
lea rax, [rsi-1]	// third2.step3.c0
vpsraq zmm17, zmm4, 30	// update.limb6.vpsraq
vmovdqa64 zmmword ptr [rdi+192], zmm5	// change1.N1.vmovdqa64
vpandq zmm22, zmm4, zmm7	// update.limb6.vpandq
sarx rdx, rsi, r15	// third2.step2.s
mov r13, r8	// copy for third2.step3.x
xor r13, rdx	// third2.step3.x
sar rcx, 1	// third2.step3.t
lea r14, [rcx+r13]	// third2.step3.y
vmovdqa64 zmmword ptr [rdi+1088], zmm22	// update.limb6.vmovdqa64
mov r9, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
vpmuldq zmm27, zmm26, zmm9	// update.limb7.vpmuldq.2
vpaddq zmm21, zmm10, zmm27	// update.limb7.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
mov r12, -2	// third2.step4.c1
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpmuldq zmm2, zmm24, zmm13	// update.limb7.vpmuldq.4
vpaddq zmm6, zmm20, zmm2	// update.limb7.vpaddq.2
cmovc r14, rcx	// third2.step3.G
adc rdx, 0	// third2.step3.w
cmovs r8, rcx	// third2.step3.h
cmovs rax, r11	// third2.step3.d
imul r9, qword ptr [rdi+16]	// change1.w1f.imul_w0f
lea rbx, [rax-1]	// third2.step4.c0
mov r10, qword ptr [rdi+200]	// change1.w1f.load_N1v
sub r12, rax	// third2.step4.c1.2
sarx rbp, rax, r15	// third2.step3.s
mov rsi, r8	// copy for third2.step4.x
xor rsi, rbp	// third2.step4.x
imul r10, qword ptr [rdi+32]	// change1.w1f.imul_w0g
sar r14, 1	// third2.step4.t
mov r13, -2	// third2.step5.c1
vpaddq zmm3, zmm21, zmm6	// update.limb7.vpaddq.3
lea rdx, [r9+r10]	// change1.w1f.add
vpaddq zmm11, zmm3, zmm17	// update.limb7.vpaddq.4
vpsraq zmm14, zmm11, 30	// update.limb7.vpsraq
lea rcx, [r14+rsi]	// third2.step4.y
cmovc rcx, r14	// third2.step4.G
adc rbp, 0	// third2.step4.w
cmovs r8, r14	// third2.step4.h
vpandq zmm12, zmm11, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm12	// update.limb7.vmovdqa64
cmovs rbx, r12	// third2.step4.d
sub r13, rbx	// third2.step5.c1.2
sar rdx, 20	// change1.w1f.sar
lea r11, [rbx-1]	// third2.step5.c0
mov qword ptr [rdi+48], rdx	// change1.w1f.store_w1f
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm0, zmm26, zmm13	// update.limb8.vpmuldq.2
mov rax, qword ptr [rdi+208]	// change1.w1g.load_N1q
sarx r9, rbx, r15	// third2.step4.s
mov r10, r8	// copy for third2.step5.x
xor r10, r9	// third2.step5.x
sar rcx, 1	// third2.step5.t
vpaddq zmm15, zmm18, zmm0	// update.limb8.vpaddq
vpshufd zmm16, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
lea rsi, [rcx+r10]	// third2.step5.y
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuldq zmm5, zmm24, zmm16	// update.limb8.vpmuldq.4
cmovc rsi, rcx	// third2.step5.G
adc r9, 0	// third2.step5.w
cmovs r8, rcx	// third2.step5.h
cmovs r11, r13	// third2.step5.d
imul rax, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rbp, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpaddq zmm4, zmm1, zmm5	// update.limb8.vpaddq.2
lea r14, [r11-1]	// third2.step6.c0
mov r12, -2	// third2.step6.c1
vpaddq zmm22, zmm15, zmm4	// update.limb8.vpaddq.3
imul rbp, qword ptr [rdi+32]	// change1.w1g.imul_w0g
vpaddq zmm9, zmm22, zmm14	// update.limb8.vpaddq.4
sarx rdx, r11, r15	// third2.step5.s
mov rbx, r8	// copy for third2.step6.x
xor rbx, rdx	// third2.step6.x
vpsraq zmm10, zmm9, 30	// update.limb8.vpsraq
lea r10, [rax+rbp]	// change1.w1g.add
sub r12, r11	// third2.step6.c1.2
sar rsi, 1	// third2.step6.t
vpandq zmm27, zmm9, zmm7	// update.limb8.vpandq
lea r9, [rsi+rbx]	// third2.step6.y
vmovdqa64 zmmword ptr [rdi+1216], zmm27	// update.limb8.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
cmovc r9, rsi	// third2.step6.G
adc rdx, 0	// third2.step6.w
cmovs r14, r12	// third2.step6.d
sarx rcx, r14, r15	// third2.step6.s
mov r13, -2	// third2.step7.c1
vpmuldq zmm2, zmm26, zmm16	// update.limb9.vpmuldq.2
lea rax, [r14-1]	// third2.step7.c0
cmovs r8, rsi	// third2.step6.h
sar r10, 20	// change1.w1g.sar
sub r13, r14	// third2.step7.c1.2
mov qword ptr [rdi+56], r10	// change1.w1g.store_w1g
mov rbp, r8	// copy for third2.step7.x
xor rbp, rcx	// third2.step7.x
vpaddq zmm21, zmm20, zmm2	// update.limb9.vpaddq
mov r11, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpshufd zmm6, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
sar r9, 1	// third2.step7.t
vpmuldq zmm3, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm17, zmm24, zmm6	// update.limb9.vpmuldq.4
lea rbx, [r9+rbp]	// third2.step7.y
vpaddq zmm11, zmm3, zmm17	// update.limb9.vpaddq.2
vpaddq zmm12, zmm21, zmm11	// update.limb9.vpaddq.3
cmovc rbx, r9	// third2.step7.G
adc rcx, 0	// third2.step7.w
cmovs rax, r13	// third2.step7.d
cmovs r8, r9	// third2.step7.h
imul r11, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rdx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpaddq zmm13, zmm12, zmm10	// update.limb9.vpaddq.4
lea r12, [rax-1]	// third2.step8.c0
imul rdx, qword ptr [rdi+392]	// change1.high1f.imul_above_g
vpsraq zmm18, zmm13, 30	// update.limb9.vpsraq
sarx rsi, rax, r15	// third2.step7.s
mov r14, r8	// copy for third2.step8.x
xor r14, rsi	// third2.step8.x
vpandq zmm0, zmm13, zmm7	// update.limb9.vpandq
lea r10, [r11+rdx]	// change1.high1f.add
mov rbp, -2	// third2.step8.c1
sub rbp, rax	// third2.step8.c1.2
vmovdqa64 zmmword ptr [rdi+1280], zmm0	// update.limb9.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
sar rbx, 1	// third2.step8.t
mov rcx, qword ptr [rdi+48]	// change1.high1f.load_w1f
lea r13, [rbx+r14]	// third2.step8.y
vpmuldq zmm5, zmm26, zmm6	// update.limb10.vpmuldq.2
vpaddq zmm15, zmm1, zmm5	// update.limb10.vpaddq
vpshufd zmm4, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
cmovc r13, rbx	// third2.step8.G
adc rsi, 0	// third2.step8.w
cmovs r12, rbp	// third2.step8.d
lea r9, [r12-1]	// third2.step9.c0
cmovs r8, rbx	// third2.step8.h
sar rcx, 20	// change1.high1f.sar
mov r11, -2	// third2.step9.c1
sub r11, r12	// third2.step9.c1.2
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
lea rdx, [rcx+r10]	// change1.high1f.add.2
vpmuldq zmm14, zmm24, zmm4	// update.limb10.vpmuldq.4
vpaddq zmm9, zmm22, zmm14	// update.limb10.vpaddq.2
shl rdx, 44	// change1.high1f.shl
sarx rax, r12, r15	// third2.step8.s
mov r14, r8	// copy for third2.step9.x
xor r14, rax	// third2.step9.x
sar r13, 1	// third2.step9.t
vpaddq zmm27, zmm15, zmm9	// update.limb10.vpaddq.3
vpaddq zmm16, zmm27, zmm18	// update.limb10.vpaddq.4
lea rsi, [r13+r14]	// third2.step9.y
mov qword ptr [rdi+64], rdx	// change1.high1f.store_high1f
vpsraq zmm20, zmm16, 30	// update.limb10.vpsraq
vpandq zmm2, zmm16, zmm7	// update.limb10.vpandq
mov rbp, qword ptr [rdi+208]	// change1.high1g.load_N1q
cmovc rsi, r13	// third2.step9.G
adc rax, 0	// third2.step9.w
cmovs r8, r13	// third2.step9.h
cmovs r9, r11	// third2.step9.d
mov rbx, -2	// third2.step10.c1
vmovdqa64 zmmword ptr [rdi+1344], zmm2	// update.limb10.vmovdqa64
lea rcx, [r9-1]	// third2.step10.c0
sub rbx, r9	// third2.step10.c1.2
imul rbp, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpmuldq zmm3, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
sarx r10, r9, r15	// third2.step9.s
mov r12, r8	// copy for third2.step10.x
xor r12, r10	// third2.step10.x
vpmuldq zmm17, zmm26, zmm4	// update.limb11.vpmuldq.2
vpaddq zmm21, zmm3, zmm17	// update.limb11.vpaddq
mov r14, qword ptr [rdi+216]	// change1.high1g.load_N1r
sar rsi, 1	// third2.step10.t
vpshufd zmm11, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
lea rdx, [rsi+r12]	// third2.step10.y
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpmuldq zmm10, zmm24, zmm11	// update.limb11.vpmuldq.4
cmovc rdx, rsi	// third2.step10.G
adc r10, 0	// third2.step10.w
cmovs rcx, rbx	// third2.step10.d
cmovs r8, rsi	// third2.step10.h
imul r14, qword ptr [rdi+392]	// change1.high1g.imul_above_g
mov rax, -2	// third2.step11.c1
vpaddq zmm13, zmm12, zmm10	// update.limb11.vpaddq.2
lea r13, [rcx-1]	// third2.step11.c0
sub rax, rcx	// third2.step11.c1.2
lea r11, [rbp+r14]	// change1.high1g.add
vpaddq zmm0, zmm21, zmm13	// update.limb11.vpaddq.3
vpaddq zmm6, zmm0, zmm20	// update.limb11.vpaddq.4
mov r9, qword ptr [rdi+56]	// change1.high1g.load_w1g
sarx r12, rcx, r15	// third2.step10.s
mov r10, r8	// copy for third2.step11.x
xor r10, r12	// third2.step11.x
sar rdx, 1	// third2.step11.t
vpsraq zmm1, zmm6, 30	// update.limb11.vpsraq
vpandq zmm5, zmm6, zmm7	// update.limb11.vpandq
lea rbx, [rdx+r10]	// third2.step11.y
vmovdqa64 zmmword ptr [rdi+1408], zmm5	// update.limb11.vmovdqa64
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
cmovc rbx, rdx	// third2.step11.G
adc r12, 0	// third2.step11.w
cmovs r13, rax	// third2.step11.d
cmovs r8, rdx	// third2.step11.h
sar r9, 20	// change1.high1g.sar
lea rsi, [r9+r11]	// change1.high1g.add.2
vpmuldq zmm14, zmm26, zmm11	// update.limb12.vpmuldq.2
mov rbp, -2	// third2.step12.c1
lea r14, [r13-1]	// third2.step12.c0
sub rbp, r13	// third2.step12.c1.2
vpaddq zmm15, zmm22, zmm14	// update.limb12.vpaddq
shl rsi, 44	// change1.high1g.shl
sarx rcx, r13, r15	// third2.step11.s
mov r10, r8	// copy for third2.step12.x
xor r10, rcx	// third2.step12.x
vpshufd zmm9, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
mov qword ptr [rdi+72], rsi	// change1.high1g.store_high1g
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
sar rbx, 1	// third2.step12.t
vpmuldq zmm18, zmm24, zmm9	// update.limb12.vpmuldq.4
lea r12, [rbx+r10]	// third2.step12.y
vpaddq zmm16, zmm27, zmm18	// update.limb12.vpaddq.2
vpaddq zmm2, zmm15, zmm16	// update.limb12.vpaddq.3
vpaddq zmm4, zmm2, zmm1	// update.limb12.vpaddq.4
cmovc r12, rbx	// third2.step12.G
adc rcx, 0	// third2.step12.w
cmovs r14, rbp	// third2.step12.d
cmovs r8, rbx	// third2.step12.h
mov rax, -2	// third2.step13.c1
lea rdx, [r14-1]	// third2.step13.c0
sub rax, r14	// third2.step13.c1.2
vpsraq zmm3, zmm4, 30	// update.limb12.vpsraq
vpandq zmm17, zmm4, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm17	// update.limb12.vmovdqa64
sarx r9, r14, r15	// third2.step12.s
mov r11, r8	// copy for third2.step13.x
xor r11, r9	// third2.step13.x
sar r12, 1	// third2.step13.t
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpmuldq zmm10, zmm26, zmm9	// update.limb13.vpmuldq.2
lea r13, [r12+r11]	// third2.step13.y
vpaddq zmm21, zmm12, zmm10	// update.limb13.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
cmovc r13, r12	// third2.step13.G
adc r9, 0	// third2.step13.w
cmovs rdx, rax	// third2.step13.d
cmovs r8, r12	// third2.step13.h
mov rsi, -2	// third2.step14.c1
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
lea r10, [rdx-1]	// third2.step14.c0
sub rsi, rdx	// third2.step14.c1.2
sarx rcx, rdx, r15	// third2.step13.s
mov rbp, r8	// copy for third2.step14.x
xor rbp, rcx	// third2.step14.x
vpmuldq zmm20, zmm24, zmm13	// update.limb13.vpmuldq.4
vpaddq zmm6, zmm0, zmm20	// update.limb13.vpaddq.2
vpaddq zmm5, zmm21, zmm6	// update.limb13.vpaddq.3
sar r13, 1	// third2.step14.t
vpaddq zmm11, zmm5, zmm3	// update.limb13.vpaddq.4
lea rbx, [r13+rbp]	// third2.step14.y
vpsraq zmm22, zmm11, 30	// update.limb13.vpsraq
vpandq zmm14, zmm11, zmm7	// update.limb13.vpandq
cmovc rbx, r13	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs r8, r13	// third2.step14.h
mov r14, -2	// third2.step15.c1
vmovdqa64 zmmword ptr [rdi+1536], zmm14	// update.limb13.vmovdqa64
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpmuldq zmm18, zmm26, zmm13	// update.limb14.vpmuldq.2
vpaddq zmm15, zmm27, zmm18	// update.limb14.vpaddq
cmovs r10, rsi	// third2.step14.d
lea r11, [r10-1]	// third2.step15.c0
sub r14, r10	// third2.step15.c1.2
sarx r9, r10, r15	// third2.step14.s
mov rax, r8	// copy for third2.step15.x
xor rax, r9	// third2.step15.x
sar rbx, 1	// third2.step15.t
lea r12, [rbx+rax]	// third2.step15.y
vpshufd zmm16, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm1, zmm24, zmm16	// update.limb14.vpmuldq.4
cmovc r12, rbx	// third2.step15.G
adc r9, 0	// third2.step15.w
cmovs r11, r14	// third2.step15.d
cmovs r8, rbx	// third2.step15.h
vpaddq zmm4, zmm2, zmm1	// update.limb14.vpaddq.2
mov rdx, -2	// third2.step16.c1
lea rbp, [r11-1]	// third2.step16.c0
sub rdx, r11	// third2.step16.c1.2
vpaddq zmm17, zmm15, zmm4	// update.limb14.vpaddq.3
sarx rcx, r11, r15	// third2.step15.s
mov r13, r8	// copy for third2.step16.x
xor r13, rcx	// third2.step16.x
vpaddq zmm9, zmm17, zmm22	// update.limb14.vpaddq.4
vpsraq zmm12, zmm9, 30	// update.limb14.vpsraq
sar r12, 1	// third2.step16.t
vpandq zmm10, zmm9, zmm7	// update.limb14.vpandq
lea rsi, [r12+r13]	// third2.step16.y
vmovdqa64 zmmword ptr [rdi+1600], zmm10	// update.limb14.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm20, zmm26, zmm16	// update.limb15.vpmuldq.2
cmovc rsi, r12	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs rbp, rdx	// third2.step16.d
cmovs r8, r12	// third2.step16.h
mov r10, -2	// third2.step17.c1
lea rax, [rbp-1]	// third2.step17.c0
sub r10, rbp	// third2.step17.c1.2
vpaddq zmm21, zmm0, zmm20	// update.limb15.vpaddq
vpshufd zmm6, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm5, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
sarx r9, rbp, r15	// third2.step16.s
mov r14, r8	// copy for third2.step17.x
xor r14, r9	// third2.step17.x
sar rsi, 1	// third2.step17.t
vpmuldq zmm3, zmm24, zmm6	// update.limb15.vpmuldq.4
vpaddq zmm11, zmm5, zmm3	// update.limb15.vpaddq.2
lea rbx, [rsi+r14]	// third2.step17.y
vpaddq zmm14, zmm21, zmm11	// update.limb15.vpaddq.3
vpaddq zmm13, zmm14, zmm12	// update.limb15.vpaddq.4
cmovc rbx, rsi	// third2.step17.G
adc r9, 0	// third2.step17.w
cmovs rax, r10	// third2.step17.d
cmovs r8, rsi	// third2.step17.h
mov r11, -2	// third2.step18.c1
lea r13, [rax-1]	// third2.step18.c0
sub r11, rax	// third2.step18.c1.2
vpsraq zmm27, zmm13, 30	// update.limb15.vpsraq
sarx rcx, rax, r15	// third2.step17.s
mov rdx, r8	// copy for third2.step18.x
xor rdx, rcx	// third2.step18.x
vpandq zmm18, zmm13, zmm7	// update.limb15.vpandq
vmovdqa64 zmmword ptr [rdi+1664], zmm18	// update.limb15.vmovdqa64
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
sar rbx, 1	// third2.step18.t
vpmuldq zmm1, zmm26, zmm6	// update.limb16.vpmuldq.2
lea r12, [rbx+rdx]	// third2.step18.y
vpaddq zmm15, zmm2, zmm1	// update.limb16.vpaddq
vpshufd zmm4, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
cmovc r12, rbx	// third2.step18.G
adc rcx, 0	// third2.step18.w
cmovs r13, r11	// third2.step18.d
cmovs r8, rbx	// third2.step18.h
mov rbp, -2	// third2.step19.c1
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
lea r14, [r13-1]	// third2.step19.c0
sub rbp, r13	// third2.step19.c1.2
vpmuldq zmm22, zmm24, zmm4	// update.limb16.vpmuldq.4
vpaddq zmm9, zmm17, zmm22	// update.limb16.vpaddq.2
sarx r9, r13, r15	// third2.step18.s
mov r10, r8	// copy for third2.step19.x
xor r10, r9	// third2.step19.x
sar r12, 1	// third2.step19.t
vpaddq zmm10, zmm15, zmm9	// update.limb16.vpaddq.3
vpaddq zmm16, zmm10, zmm27	// update.limb16.vpaddq.4
lea rsi, [r12+r10]	// third2.step19.y
vpsraq zmm0, zmm16, 30	// update.limb16.vpsraq
vpandq zmm20, zmm16, zmm7	// update.limb16.vpandq
cmovc rsi, r12	// third2.step19.G
adc r9, 0	// third2.step19.w
cmovs r14, rbp	// third2.step19.d
cmovs r8, r12	// third2.step19.h
vmovdqa64 zmmword ptr [rdi+1728], zmm20	// update.limb16.vmovdqa64
mov rax, -2	// third2.step20.c1
lea rdx, [r14-1]	// third2.step20.c0
sub rax, r14	// third2.step20.c1.2
sarx rcx, r14, r15	// third2.step19.s
mov r11, r8	// copy for third2.step20.x
xor r11, rcx	// third2.step20.x
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm3, zmm26, zmm4	// update.limb17.vpmuldq.2
vpaddq zmm21, zmm5, zmm3	// update.limb17.vpaddq
sar rsi, 1	// third2.step20.t
vpshufd zmm11, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
lea rbx, [rsi+r11]	// third2.step20.y
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm12, zmm24, zmm11	// update.limb17.vpmuldq.4
vpaddq zmm13, zmm14, zmm12	// update.limb17.vpaddq.2
cmovc rbx, rsi	// third2.step20.G
adc rcx, 0	// third2.step20.w
cmovs rdx, rax	// third2.step20.d
cmovs r8, rsi	// third2.step20.h
mov r13, rbx	// copy for change2.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r10, r8	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r9, rbx	// copy for change2.G.shl
shl r9, 44	// change2.G.shl
mov rbp, r8	// copy for change2.h.shl
shl rbp, 45	// change2.h.shl
rorx r12, r13, 21	// change2.G.first_entry
rorx r14, r13, 42	// change2.G.second_entry
rorx r11, r10, 20	// change2.h.first_entry
rorx rcx, r10, 41	// change2.h.second_entry
vpaddq zmm18, zmm21, zmm13	// update.limb17.vpaddq.3
add r9, qword ptr [rdi-40]	// change2.G.add_refill_G
vpaddq zmm6, zmm18, zmm0	// update.limb17.vpaddq.4
imul r12, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r14, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r11, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rcx, qword ptr [rdi+72]	// change2.h.imul_high1g
vpsraq zmm2, zmm6, 30	// update.limb17.vpsraq
sarx rax, rdx, r15	// third2.step20.s
add rbp, qword ptr [rdi-48]	// change2.h.add_refill_h
vpandq zmm1, zmm6, zmm7	// update.limb17.vpandq
vmovdqa64 zmmword ptr [rdi+1792], zmm1	// update.limb17.vmovdqa64
vpmuldq zmm17, zmm25, zmmword ptr [rdi+1920]	// update.limb18.vpmuldq
vpmuldq zmm22, zmm26, zmm11	// update.limb18.vpmuldq.2
vpaddq zmm15, zmm17, zmm22	// update.limb18.vpaddq
vpshufd zmm9, zmmword ptr [rdi+1984], 0x4e	// update.limb18.vpshufd
lea rsi, [r12+r14]	// change2.G.add
vpbroadcastq zmm10, r8	// change2.vpbroadcastq
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1984]	// update.limb18.vpmuldq.3
vpmuldq zmm16, zmm24, zmm9	// update.limb18.vpmuldq.4
lea r13, [rsi+r9]	// change2.G.add.2
lea r10, [r11+rcx]	// change2.h.add
lea r12, [r10+rbp]	// change2.h.add.2
vpaddq zmm20, zmm27, zmm16	// update.limb18.vpaddq.2
vpaddq zmm4, zmm15, zmm20	// update.limb18.vpaddq.3
ror r13, 44	// change2.G.packed
vpbroadcastq zmm10{k1}, rbx	// change2.vpbroadcastq.2
vpaddq zmm5, zmm4, zmm2	// update.limb18.vpaddq.4
vpsraq zmm3, zmm5, 30	// update.limb18.vpsraq
ror r12, 45	// change2.h.packed
vpaddq zmm14, zmm10, zmm29	// change2.N2.vpaddq
vpandq zmm12, zmm5, zmm7	// update.limb18.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm12	// update.limb18.vmovdqa64
mov r14, -2	// third3.step1.c1
sub r14, rdx	// third3.step1.c1.2
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1984]	// update.limb19.vpmuldq
mov r8, r12	// copy for third3.step1.x
xor r8, rax	// third3.step1.x
lea rsi, [rdx-1]	// third3.step1.c0
vpsllvq zmm13, zmm14, zmm30	// change2.N2.vpsllvq
vpmuldq zmm18, zmm26, zmm9	// update.limb19.vpmuldq.2
vpaddq zmm0, zmm21, zmm18	// update.limb19.vpaddq
sar r13, 1	// third3.step1.t
vpshufd zmm6, zmmword ptr [rdi+2048], 0x4e	// update.limb19.vpshufd
vpsravq zmm1, zmm13, zmm31	// change2.N2.vpsravq
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2048]	// update.limb19.vpmuldq.3
lea r9, [r13+r8]	// third3.step1.y
vpmuldq zmm17, zmm24, zmm6	// update.limb19.vpmuldq.4
vpaddq zmm22, zmm11, zmm17	// update.limb19.vpaddq.2
vpsubq zmm27, zmm28, zmm1	// change2.N2.vpsubq
vpaddq zmm16, zmm0, zmm22	// update.limb19.vpaddq.3
cmovc r9, r13	// third3.step1.G
adc rax, 0	// third3.step1.w
cmovs rsi, r14	// third3.step1.d
cmovs r12, r13	// third3.step1.h
mov r11, -2	// third3.step2.c1
lea rcx, [rsi-1]	// third3.step2.c0
sub r11, rsi	// third3.step2.c1.2
vpaddq zmm15, zmm16, zmm3	// update.limb19.vpaddq.4
sarx r10, rsi, r15	// third3.step1.s
mov rbp, r12	// copy for third3.step2.x
xor rbp, r10	// third3.step2.x
vpsraq zmm20, zmm15, 30	// update.limb19.vpsraq
vmovdqa64 zmmword ptr [rdi+256], zmm27	// change2.N2.vmovdqa64
vpandq zmm4, zmm15, zmm7	// update.limb19.vpandq
vmovdqa64 zmmword ptr [rdi+1920], zmm4	// update.limb19.vmovdqa64
sar r9, 1	// third3.step2.t
lea rbx, [r9+rbp]	// third3.step2.y
vpmuldq zmm2, zmm25, zmmword ptr [rdi+2048]	// update.limb20.vpmuldq
vpunpcklqdq zmm10, zmm27, zmm27	// change2.vpunpcklqdq
vpmuldq zmm5, zmm26, zmm6	// update.limb20.vpmuldq.2
vpaddq zmm12, zmm2, zmm5	// update.limb20.vpaddq
cmovc rbx, r9	// third3.step2.G
adc r10, 0	// third3.step2.w
cmovs rcx, r11	// third3.step2.d
cmovs r12, r9	// third3.step2.h
mov rdx, -2	// third3.step3.c1
lea r8, [rcx-1]	// third3.step3.c0
sub rdx, rcx	// third3.step3.c1.2
vpshufd zmm14, zmmword ptr [rdi+2112], 0x4e	// update.limb20.vpshufd
vpunpckhqdq zmm9, zmm27, zmm27	// change2.vpunpckhqdq
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2112]	// update.limb20.vpmuldq.3
vpmuldq zmm13, zmm24, zmm14	// update.limb20.vpmuldq.4
sarx rax, rcx, r15	// third3.step2.s
mov r14, r12	// copy for third3.step3.x
xor r14, rax	// third3.step3.x
sar rbx, 1	// third3.step3.t
vpaddq zmm11, zmm18, zmm13	// update.limb20.vpaddq.2
vbroadcasti32x4 zmm17, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpaddq zmm1, zmm12, zmm11	// update.limb20.vpaddq.3
lea r13, [rbx+r14]	// third3.step3.y
vpaddq zmm0, zmm1, zmm20	// update.limb20.vpaddq.4
vpsraq zmm22, zmm0, 30	// update.limb20.vpsraq
vpmuldq zmm16, zmm10, zmm21	// change2.Y.vpmuldq
cmovc r13, rbx	// third3.step3.G
adc rax, 0	// third3.step3.w
cmovs r8, rdx	// third3.step3.d
cmovs r12, rbx	// third3.step3.h
mov rsi, -2	// third3.step4.c1
vpandq zmm3, zmm0, zmm7	// update.limb20.vpandq
lea rbp, [r8-1]	// third3.step4.c0
sub rsi, r8	// third3.step4.c1.2
sarx r10, r8, r15	// third3.step3.s
mov r11, r12	// copy for third3.step4.x
xor r11, r10	// third3.step4.x
vmovdqa64 zmmword ptr [rdi+1984], zmm3	// update.limb20.vmovdqa64
vpmuldq zmm15, zmm9, zmm17	// change2.Y.vpmuldq.2
vpmuldq zmm4, zmm25, zmmword ptr [rdi+2112]	// update.limb21.vpmuldq
vpmuldq zmm6, zmm26, zmm14	// update.limb21.vpmuldq.2
sar r13, 1	// third3.step4.t
vpaddq zmm2, zmm4, zmm6	// update.limb21.vpaddq
lea r9, [r13+r11]	// third3.step4.y
vpaddq zmm5, zmm16, zmm15	// change2.Y.vpaddq
vpshufd zmm27, zmmword ptr [rdi+2176], 0x4e	// update.limb21.vpshufd
vmovdqa64 zmmword ptr [rdi+128], zmm5	// change2.Y.vmovdqa64
vpmuldq zmm18, zmm23, zmmword ptr [rdi+2176]	// update.limb21.vpmuldq.3
cmovc r9, r13	// third3.step4.G
adc r10, 0	// third3.step4.w
cmovs rbp, rsi	// third3.step4.d
cmovs r12, r13	// third3.step4.h
mov rcx, -2	// third3.step5.c1
vpmuldq zmm13, zmm24, zmm27	// update.limb21.vpmuldq.4
lea r14, [rbp-1]	// third3.step5.c0
sub rcx, rbp	// third3.step5.c1.2
vpaddq zmm12, zmm18, zmm13	// update.limb21.vpaddq.2
vpaddq zmm11, zmm2, zmm12	// update.limb21.vpaddq.3
sarx rax, rbp, r15	// third3.step4.s
mov rdx, r12	// copy for third3.step5.x
xor rdx, rax	// third3.step5.x
sar r9, 1	// third3.step5.t
vpaddq zmm1, zmm11, zmm22	// update.limb21.vpaddq.4
vpsraq zmm20, zmm1, 30	// update.limb21.vpsraq
lea rbx, [r9+rdx]	// third3.step5.y
vpandq zmm10, zmm1, zmm7	// update.limb21.vpandq
vmovdqa64 zmmword ptr [rdi+2048], zmm10	// update.limb21.vmovdqa64
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
cmovc rbx, r9	// third3.step5.G
adc rax, 0	// third3.step5.w
cmovs r14, rcx	// third3.step5.d
cmovs r12, r9	// third3.step5.h
vpmuldq zmm21, zmm25, zmmword ptr [rdi+2176]	// update.limb22.vpmuldq
mov r11, -2	// third3.step6.c1
lea r10, [r14-1]	// third3.step6.c0
sub r11, r14	// third3.step6.c1.2
vpmuldq zmm0, zmm26, zmm27	// update.limb22.vpmuldq.2
sarx rsi, r14, r15	// third3.step5.s
mov r13, r12	// copy for third3.step6.x
xor r13, rsi	// third3.step6.x
imul r8, qword ptr [rdi+48]	// change2.w2f.imul_w1f
vpaddq zmm3, zmm21, zmm0	// update.limb22.vpaddq
vpshufd zmm9, zmmword ptr [rdi+2240], 0x4e	// update.limb22.vpshufd
sar rbx, 1	// third3.step6.t
vpmuldq zmm17, zmm23, zmmword ptr [rdi+2240]	// update.limb22.vpmuldq.3
lea rbp, [rbx+r13]	// third3.step6.y
mov rdx, qword ptr [rdi+264]	// change2.w2f.load_N2v
vpmuldq zmm14, zmm24, zmm9	// update.limb22.vpmuldq.4
vpaddq zmm4, zmm17, zmm14	// update.limb22.vpaddq.2
vpaddq zmm6, zmm3, zmm4	// update.limb22.vpaddq.3
cmovc rbp, rbx	// third3.step6.G
adc rsi, 0	// third3.step6.w
cmovs r10, r11	// third3.step6.d
cmovs r12, rbx	// third3.step6.h
mov rax, -2	// third3.step7.c1
lea rcx, [r10-1]	// third3.step7.c0
sub rax, r10	// third3.step7.c1.2
imul rdx, qword ptr [rdi+56]	// change2.w2f.imul_w1g
vpaddq zmm16, zmm6, zmm20	// update.limb22.vpaddq.4
vpsraq zmm15, zmm16, 30	// update.limb22.vpsraq
vpandq zmm5, zmm16, zmm7	// update.limb22.vpandq
lea r9, [r8+rdx]	// change2.w2f.add
sar r9, 20	// change2.w2f.sar
sarx r14, r10, r15	// third3.step6.s
mov r13, r12	// copy for third3.step7.x
xor r13, r14	// third3.step7.x
sar rbp, 1	// third3.step7.t
vmovdqa64 zmmword ptr [rdi+2112], zmm5	// update.limb22.vmovdqa64
vpmuldq zmm18, zmm25, zmmword ptr [rdi+2240]	// update.limb23.vpmuldq
lea rsi, [rbp+r13]	// third3.step7.y
vpmuldq zmm13, zmm26, zmm9	// update.limb23.vpmuldq.2
vpaddq zmm2, zmm18, zmm13	// update.limb23.vpaddq
mov r11, qword ptr [rdi+128]	// change2.w2f.load_Yu
cmovc rsi, rbp	// third3.step7.G
adc r14, 0	// third3.step7.w
cmovs rcx, rax	// third3.step7.d
cmovs r12, rbp	// third3.step7.h
mov rbx, -2	// third3.step8.c1
vpshufd zmm12, zmmword ptr [rdi+2304], 0x4e	// update.limb23.vpshufd
lea r8, [rcx-1]	// third3.step8.c0
sub rbx, rcx	// third3.step8.c1.2
sarx rdx, rcx, r15	// third3.step7.s
mov r10, r12	// copy for third3.step8.x
xor r10, rdx	// third3.step8.x
imul r11, qword ptr [rdi+384]	// change2.w2f.imul_above_f
vpmuldq zmm11, zmm23, zmmword ptr [rdi+2304]	// update.limb23.vpmuldq.3
vpmuldq zmm22, zmm24, zmm12	// update.limb23.vpmuldq.4
vpaddq zmm1, zmm11, zmm22	// update.limb23.vpaddq.2
sar rsi, 1	// third3.step8.t
vpaddq zmm10, zmm2, zmm1	// update.limb23.vpaddq.3
lea r13, [rsi+r10]	// third3.step8.y
vpaddq zmm27, zmm10, zmm15	// update.limb23.vpaddq.4
vpsraq zmm21, zmm27, 30	// update.limb23.vpsraq
cmovc r13, rsi	// third3.step8.G
adc rdx, 0	// third3.step8.w
cmovs r8, rbx	// third3.step8.d
cmovs r12, rsi	// third3.step8.h
mov r14, -2	// third3.step9.c1
vpandq zmm0, zmm27, zmm7	// update.limb23.vpandq
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea rbp, [r8-1]	// third3.step9.c0
sub r14, r8	// third3.step9.c1.2
vmovdqa64 zmmword ptr [rdi+2176], zmm0	// update.limb23.vmovdqa64
imul rax, qword ptr [rdi+392]	// change2.w2f.imul_above_g
vpmuldq zmm17, zmm25, zmmword ptr [rdi+2304]	// update.limb24.vpmuldq
sarx rcx, r8, r15	// third3.step8.s
mov r10, r12	// copy for third3.step9.x
xor r10, rcx	// third3.step9.x
sar r13, 1	// third3.step9.t
vpmuldq zmm14, zmm26, zmm12	// update.limb24.vpmuldq.2
vpaddq zmm3, zmm17, zmm14	// update.limb24.vpaddq
lea rdx, [r13+r10]	// third3.step9.y
vpshufd zmm4, zmmword ptr [rdi+2368], 0x4e	// update.limb24.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+2368]	// update.limb24.vpmuldq.3
lea rbx, [r11+rax]	// change2.w2f.add.2
cmovc rdx, r13	// third3.step9.G
adc rcx, 0	// third3.step9.w
cmovs rbp, r14	// third3.step9.d
cmovs r12, r13	// third3.step9.h
vpmuldq zmm20, zmm24, zmm4	// update.limb24.vpmuldq.4
mov rsi, -2	// third3.step10.c1
lea r8, [rbp-1]	// third3.step10.c0
sub rsi, rbp	// third3.step10.c1.2
vpaddq zmm16, zmm6, zmm20	// update.limb24.vpaddq.2
sarx r10, rbp, r15	// third3.step9.s
mov r11, r12	// copy for third3.step10.x
xor r11, r10	// third3.step10.x
lea rax, [r9+rbx]	// change2.w2f.add.3
vpaddq zmm5, zmm3, zmm16	// update.limb24.vpaddq.3
vpaddq zmm9, zmm5, zmm21	// update.limb24.vpaddq.4
sar rdx, 1	// third3.step10.t
vpsraq zmm18, zmm9, 30	// update.limb24.vpsraq
lea rcx, [rdx+r11]	// third3.step10.y
vpandq zmm13, zmm9, zmm7	// update.limb24.vpandq
vmovdqa64 zmmword ptr [rdi+2240], zmm13	// update.limb24.vmovdqa64
vpmuldq zmm11, zmm25, zmmword ptr [rdi+2368]	// update.limb25.vpmuldq
cmovc rcx, rdx	// third3.step10.G
adc r10, 0	// third3.step10.w
cmovs r8, rsi	// third3.step10.d
cmovs r12, rdx	// third3.step10.h
mov r14, -2	// third3.step11.c1
mov qword ptr [rdi-112], rax	// change2.w2f.store_w2f
sar rax, 20	// change2.w2f.sar.2
lea r13, [r8-1]	// third3.step11.c0
sub r14, r8	// third3.step11.c1.2
vpmuldq zmm22, zmm26, zmm4	// update.limb25.vpmuldq.2
vpaddq zmm2, zmm11, zmm22	// update.limb25.vpaddq
vpshufd zmm1, zmmword ptr [rdi+2432], 0x4e	// update.limb25.vpshufd
sarx rbp, r8, r15	// third3.step10.s
mov r9, r12	// copy for third3.step11.x
xor r9, rbp	// third3.step11.x
sar rcx, 1	// third3.step11.t
vpmuldq zmm10, zmm23, zmmword ptr [rdi+2432]	// update.limb25.vpmuldq.3
vpmuldq zmm15, zmm24, zmm1	// update.limb25.vpmuldq.4
lea rbx, [rcx+r9]	// third3.step11.y
vpaddq zmm27, zmm10, zmm15	// update.limb25.vpaddq.2
vpaddq zmm0, zmm2, zmm27	// update.limb25.vpaddq.3
cmovc rbx, rcx	// third3.step11.G
adc rbp, 0	// third3.step11.w
cmovs r13, r14	// third3.step11.d
cmovs r12, rcx	// third3.step11.h
shl rax, 44	// change2.w2f.shl
mov qword ptr [rdi+80], rax	// change2.w2f.store_high2f
mov r11, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov r10, -2	// third3.step12.c1
lea rsi, [r13-1]	// third3.step12.c0
sub r10, r13	// third3.step12.c1.2
vpaddq zmm12, zmm0, zmm18	// update.limb25.vpaddq.4
sarx rdx, r13, r15	// third3.step11.s
mov r8, r12	// copy for third3.step12.x
xor r8, rdx	// third3.step12.x
vpsraq zmm17, zmm12, 30	// update.limb25.vpsraq
vpandq zmm14, zmm12, zmm7	// update.limb25.vpandq
vmovdqa64 zmmword ptr [rdi+2304], zmm14	// update.limb25.vmovdqa64
sar rbx, 1	// third3.step12.t
vpmuldq zmm6, zmm25, zmmword ptr [rdi+2432]	// update.limb26.vpmuldq
lea r9, [rbx+r8]	// third3.step12.y
vpmuldq zmm20, zmm26, zmm1	// update.limb26.vpmuldq.2
vpaddq zmm3, zmm6, zmm20	// update.limb26.vpaddq
cmovc r9, rbx	// third3.step12.G
adc rdx, 0	// third3.step12.w
cmovs rsi, r10	// third3.step12.d
cmovs r12, rbx	// third3.step12.h
imul r11, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rbp, -2	// third3.step13.c1
vpshufd zmm16, zmmword ptr [rdi+2496], 0x4e	// update.limb26.vpshufd
lea r14, [rsi-1]	// third3.step13.c0
sub rbp, rsi	// third3.step13.c1.2
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpmuldq zmm5, zmm23, zmmword ptr [rdi+2496]	// update.limb26.vpmuldq.3
sarx rax, rsi, r15	// third3.step12.s
mov r13, r12	// copy for third3.step13.x
xor r13, rax	// third3.step13.x
vpmuldq zmm21, zmm24, zmm16	// update.limb26.vpmuldq.4
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
vpaddq zmm9, zmm5, zmm21	// update.limb26.vpaddq.2
vpaddq zmm13, zmm3, zmm9	// update.limb26.vpaddq.3
vpaddq zmm4, zmm13, zmm17	// update.limb26.vpaddq.4
lea r8, [r11+rcx]	// change2.w2g.add
sar r9, 1	// third3.step13.t
lea rdx, [r9+r13]	// third3.step13.y
vpsraq zmm11, zmm4, 30	// update.limb26.vpsraq
cmovc rdx, r9	// third3.step13.G
adc rax, 0	// third3.step13.w
cmovs r14, rbp	// third3.step13.d
cmovs r12, r9	// third3.step13.h
vpandq zmm22, zmm4, zmm7	// update.limb26.vpandq
mov r10, -2	// third3.step14.c1
lea rbx, [r14-1]	// third3.step14.c0
sub r10, r14	// third3.step14.c1.2
sarx rsi, r14, r15	// third3.step13.s
mov r11, r12	// copy for third3.step14.x
xor r11, rsi	// third3.step14.x
vmovdqa64 zmmword ptr [rdi+2368], zmm22	// update.limb26.vmovdqa64
sar r8, 20	// change2.w2g.sar
vpmuldq zmm10, zmm25, zmmword ptr [rdi+2496]	// update.limb27.vpmuldq
vpmuldq zmm15, zmm26, zmm16	// update.limb27.vpmuldq.2
sar rdx, 1	// third3.step14.t
vpaddq zmm2, zmm10, zmm15	// update.limb27.vpaddq
mov rcx, qword ptr [rdi+144]	// change2.w2g.load_Yq
lea r13, [rdx+r11]	// third3.step14.y
vpshufd zmm27, zmmword ptr [rdi+2560], 0x4e	// update.limb27.vpshufd
vpmuldq zmm0, zmm23, zmmword ptr [rdi+2560]	// update.limb27.vpmuldq.3
vpmuldq zmm18, zmm24, zmm27	// update.limb27.vpmuldq.4
cmovc r13, rdx	// third3.step14.G
adc rsi, 0	// third3.step14.w
cmovs rbx, r10	// third3.step14.d
cmovs r12, rdx	// third3.step14.h
mov rax, -2	// third3.step15.c1
lea rbp, [rbx-1]	// third3.step15.c0
sub rax, rbx	// third3.step15.c1.2
vpaddq zmm12, zmm0, zmm18	// update.limb27.vpaddq.2
imul rcx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpaddq zmm14, zmm2, zmm12	// update.limb27.vpaddq.3
vpaddq zmm1, zmm14, zmm11	// update.limb27.vpaddq.4
sarx r9, rbx, r15	// third3.step14.s
mov r14, r12	// copy for third3.step15.x
xor r14, r9	// third3.step15.x
sar r13, 1	// third3.step15.t
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
vpsraq zmm6, zmm1, 30	// update.limb27.vpsraq
vpandq zmm20, zmm1, zmm7	// update.limb27.vpandq
lea rsi, [r13+r14]	// third3.step15.y
vmovdqa64 zmmword ptr [rdi+2432], zmm20	// update.limb27.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+2560]	// update.limb28.vpmuldq
cmovc rsi, r13	// third3.step15.G
adc r9, 0	// third3.step15.w
cmovs rbp, rax	// third3.step15.d
cmovs r12, r13	// third3.step15.h
imul r11, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r10, [rcx+r11]	// change2.w2g.add.2
mov rdx, -2	// third3.step16.c1
lea rbx, [rbp-1]	// third3.step16.c0
sub rdx, rbp	// third3.step16.c1.2
vpmuldq zmm21, zmm26, zmm27	// update.limb28.vpmuldq.2
sarx r14, rbp, r15	// third3.step15.s
mov r9, r12	// copy for third3.step16.x
xor r9, r14	// third3.step16.x
vpaddq zmm3, zmm5, zmm21	// update.limb28.vpaddq
vpshufd zmm9, zmmword ptr [rdi+2624], 0x4e	// update.limb28.vpshufd
vpmuldq zmm13, zmm23, zmmword ptr [rdi+2624]	// update.limb28.vpmuldq.3
sar rsi, 1	// third3.step16.t
lea rax, [r8+r10]	// change2.w2g.add.3
vpmuldq zmm17, zmm24, zmm9	// update.limb28.vpmuldq.4
lea r13, [rsi+r9]	// third3.step16.y
vpaddq zmm4, zmm13, zmm17	// update.limb28.vpaddq.2
vpaddq zmm22, zmm3, zmm4	// update.limb28.vpaddq.3
cmovc r13, rsi	// third3.step16.G
adc r14, 0	// third3.step16.w
cmovs rbx, rdx	// third3.step16.d
cmovs r12, rsi	// third3.step16.h
mov rcx, -2	// third3.step17.c1
mov qword ptr [rdi-104], rax	// change2.w2g.store_w2g
vpaddq zmm16, zmm22, zmm6	// update.limb28.vpaddq.4
lea r11, [rbx-1]	// third3.step17.c0
sub rcx, rbx	// third3.step17.c1.2
vpsraq zmm10, zmm16, 30	// update.limb28.vpsraq
vpandq zmm15, zmm16, zmm7	// update.limb28.vpandq
sarx rbp, rbx, r15	// third3.step16.s
mov r8, r12	// copy for third3.step17.x
xor r8, rbp	// third3.step17.x
sar r13, 1	// third3.step17.t
vmovdqa64 zmmword ptr [rdi+2496], zmm15	// update.limb28.vmovdqa64
vpmuldq zmm0, zmm25, zmmword ptr [rdi+2624]	// update.limb29.vpmuldq
lea r10, [r13+r8]	// third3.step17.y
vpmuldq zmm18, zmm26, zmm9	// update.limb29.vpmuldq.2
vpaddq zmm2, zmm0, zmm18	// update.limb29.vpaddq
cmovc r10, r13	// third3.step17.G
adc rbp, 0	// third3.step17.w
cmovs r11, rcx	// third3.step17.d
cmovs r12, r13	// third3.step17.h
sar rax, 20	// change2.w2g.sar.2
shl rax, 44	// change2.w2g.shl
mov r9, -2	// third3.step18.c1
vpshufd zmm12, zmmword ptr [rdi+2688], 0x4e	// update.limb29.vpshufd
lea r14, [r11-1]	// third3.step18.c0
sub r9, r11	// third3.step18.c1.2
sarx rdx, r11, r15	// third3.step17.s
mov rsi, r12	// copy for third3.step18.x
xor rsi, rdx	// third3.step18.x
vpmuldq zmm14, zmm23, zmmword ptr [rdi+2688]	// update.limb29.vpmuldq.3
mov qword ptr [rdi+88], rax	// change2.w2g.store_high2g
vpmuldq zmm11, zmm24, zmm12	// update.limb29.vpmuldq.4
vpaddq zmm1, zmm14, zmm11	// update.limb29.vpaddq.2
sar r10, 1	// third3.step18.t
vpaddq zmm20, zmm2, zmm1	// update.limb29.vpaddq.3
lea rbx, [r10+rsi]	// third3.step18.y
vpaddq zmm27, zmm20, zmm10	// update.limb29.vpaddq.4
vpsraq zmm5, zmm27, 30	// update.limb29.vpsraq
vpandq zmm21, zmm27, zmm7	// update.limb29.vpandq
cmovc rbx, r10	// third3.step18.G
adc rdx, 0	// third3.step18.w
cmovs r14, r9	// third3.step18.d
cmovs r12, r10	// third3.step18.h
mov r8, -2	// third3.step19.c1
lea rbp, [r14-1]	// third3.step19.c0
sub r8, r14	// third3.step19.c1.2
vmovdqa64 zmmword ptr [rdi+2560], zmm21	// update.limb29.vmovdqa64
vpmuldq zmm13, zmm25, zmmword ptr [rdi+2688]	// update.limb30.vpmuldq
vpmuldq zmm17, zmm26, zmm12	// update.limb30.vpmuldq.2
sarx rcx, r14, r15	// third3.step18.s
mov r13, r12	// copy for third3.step19.x
xor r13, rcx	// third3.step19.x
sar rbx, 1	// third3.step19.t
vpaddq zmm3, zmm13, zmm17	// update.limb30.vpaddq
vpshufd zmm4, zmmword ptr [rdi+2752], 0x4e	// update.limb30.vpshufd
lea r11, [rbx+r13]	// third3.step19.y
vpmuldq zmm22, zmm23, zmmword ptr [rdi+2752]	// update.limb30.vpmuldq.3
vpmuldq zmm6, zmm24, zmm4	// update.limb30.vpmuldq.4
cmovc r11, rbx	// third3.step19.G
adc rcx, 0	// third3.step19.w
cmovs rbp, r8	// third3.step19.d
cmovs r12, rbx	// third3.step19.h
mov rax, -2	// third3.step20.c1
lea rsi, [rbp-1]	// third3.step20.c0
sub rax, rbp	// third3.step20.c1.2
vpaddq zmm16, zmm22, zmm6	// update.limb30.vpaddq.2
sarx rdx, rbp, r15	// third3.step19.s
mov r9, r12	// copy for third3.step20.x
xor r9, rdx	// third3.step20.x
vpaddq zmm15, zmm3, zmm16	// update.limb30.vpaddq.3
vpaddq zmm9, zmm15, zmm5	// update.limb30.vpaddq.4
vpsraq zmm0, zmm9, 30	// update.limb30.vpsraq
sar r11, 1	// third3.step20.t
vpandq zmm18, zmm9, zmm7	// update.limb30.vpandq
lea r10, [r11+r9]	// third3.step20.y
vmovdqa64 zmmword ptr [rdi+2624], zmm18	// update.limb30.vmovdqa64
vpmuldq zmm14, zmm25, zmmword ptr [rdi+2752]	// update.limb31.vpmuldq
cmovc r10, r11	// third3.step20.G
adc rdx, 0	// third3.step20.w
cmovs rsi, rax	// third3.step20.d
cmovs r12, r11	// third3.step20.h
mov r14, r10	// copy for change3.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov r13, r12	// copy for change3.h.add_rounding_h
add r13, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rcx, r10	// copy for change3.G.shl
shl rcx, 44	// change3.G.shl
mov r8, r12	// copy for change3.h.shl
shl r8, 45	// change3.h.shl
rorx rbx, r14, 21	// change3.G.first_entry
rorx rbp, r14, 42	// change3.G.second_entry
rorx r9, r13, 20	// change3.h.first_entry
rorx rdx, r13, 41	// change3.h.second_entry
vpmuldq zmm11, zmm26, zmm4	// update.limb31.vpmuldq.2
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
add r8, qword ptr [rdi-48]	// change3.h.add_refill_h
vpaddq zmm2, zmm14, zmm11	// update.limb31.vpaddq
imul rbx, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rbp, qword ptr [rdi+88]	// change3.G.imul_high2g
vpshufd zmm1, zmmword ptr [rdi+2816], 0x4e	// update.limb31.vpshufd
imul r9, qword ptr [rdi+80]	// change3.h.imul_high2f
imul rdx, qword ptr [rdi+88]	// change3.h.imul_high2g
sarx rax, rsi, r15	// third3.step20.s
vpmuldq zmm20, zmm23, zmmword ptr [rdi+2816]	// update.limb31.vpmuldq.3
mov qword ptr [rdi-128], r12	// change3.store_end_h
mov qword ptr [rdi-120], r10	// change3.store_end_G
vpmuldq zmm10, zmm24, zmm1	// update.limb31.vpmuldq.4
vpaddq zmm27, zmm20, zmm10	// update.limb31.vpaddq.2
vpaddq zmm21, zmm2, zmm27	// update.limb31.vpaddq.3
vpaddq zmm12, zmm21, zmm0	// update.limb31.vpaddq.4
vpsraq zmm13, zmm12, 30	// update.limb31.vpsraq
lea r11, [rbx+rbp]	// change3.G.add
lea r14, [r9+rdx]	// change3.h.add
vpandq zmm17, zmm12, zmm7	// update.limb31.vpandq
vmovdqa64 zmmword ptr [rdi+2688], zmm17	// update.limb31.vmovdqa64
lea r13, [r11+rcx]	// change3.G.add.2
lea r12, [r14+r8]	// change3.h.add.2
vpmuldq zmm22, zmm25, zmmword ptr [rdi+2816]	// update.limb32.vpmuldq
vpmuldq zmm6, zmm26, zmm1	// update.limb32.vpmuldq.2
ror r13, 44	// change3.G.packed
vpaddq zmm3, zmm22, zmm6	// update.limb32.vpaddq
ror r12, 45	// change3.h.packed
vpshufd zmm16, zmmword ptr [rdi+2880], 0x4e	// update.limb32.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+2880]	// update.limb32.vpmuldq.3
vpmuldq zmm5, zmm24, zmm16	// update.limb32.vpmuldq.4
vpaddq zmm9, zmm15, zmm5	// update.limb32.vpaddq.2
vpaddq zmm18, zmm3, zmm9	// update.limb32.vpaddq.3
vpaddq zmm4, zmm18, zmm13	// update.limb32.vpaddq.4
vpsraq zmm14, zmm4, 30	// update.limb32.vpsraq
vpandq zmm11, zmm4, zmm7	// update.limb32.vpandq
vmovdqa64 zmmword ptr [rdi+2752], zmm11	// update.limb32.vmovdqa64
vpmuldq zmm20, zmm25, zmmword ptr [rdi+2880]	// update.limb33.vpmuldq
vpmuldq zmm10, zmm26, zmm16	// update.limb33.vpmuldq.2
vpaddq zmm2, zmm20, zmm10	// update.limb33.vpaddq
vpshufd zmm27, zmmword ptr [rdi+2944], 0x4e	// update.limb33.vpshufd
vpmuldq zmm21, zmm23, zmmword ptr [rdi+2944]	// update.limb33.vpmuldq.3
vpmuldq zmm0, zmm24, zmm27	// update.limb33.vpmuldq.4
vpaddq zmm12, zmm21, zmm0	// update.limb33.vpaddq.2
vpaddq zmm17, zmm2, zmm12	// update.limb33.vpaddq.3
vpaddq zmm1, zmm17, zmm14	// update.limb33.vpaddq.4
vpsraq zmm22, zmm1, 30	// update.limb33.vpsraq
vpandq zmm6, zmm1, zmm7	// update.limb33.vpandq
vpmuldq zmm15, zmm25, zmmword ptr [rdi+2944]	// update.limb34.vpmuldq
vmovdqa64 zmmword ptr [rdi+2816], zmm6	// update.limb33.vmovdqa64
vpmuldq zmm5, zmm26, zmm27	// update.limb34.vpmuldq.2
vpaddq zmm3, zmm15, zmm5	// update.limb34.vpaddq
vpshufd zmm9, zmmword ptr [rdi+3008], 0x4e	// update.limb34.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+3008]	// update.limb34.vpmuldq.3
vpmuldq zmm13, zmm24, zmm9	// update.limb34.vpmuldq.4
vpaddq zmm4, zmm18, zmm13	// update.limb34.vpaddq.2
vpaddq zmm11, zmm3, zmm4	// update.limb34.vpaddq.3
vpaddq zmm16, zmm11, zmm22	// update.limb34.vpaddq.4
vpsraq zmm20, zmm16, 30	// update.limb34.vpsraq
vpandq zmm10, zmm16, zmm7	// update.limb34.vpandq
vmovdqa64 zmmword ptr [rdi+2880], zmm10	// update.limb34.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+3008]	// update.last.vpmuldq
vpmuldq zmm0, zmm26, zmm9	// update.last.vpmuldq.2
vpaddq zmm2, zmm21, zmm0	// update.last.vpaddq
vpaddq zmm12, zmm2, zmm20	// update.last.vpaddq.2
vpaddq zmm17, zmm12, zmm8	// update.last.vpaddq.3
vpandq zmm14, zmm17, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+2944], zmm14	// update.last.vmovdqa64
vpsraq zmm1, zmm17, 30	// update.last.vpsraq
vpaddq zmm6, zmm1, zmm19	// update.last.vpaddq.4
vpandq zmm27, zmm6, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+3008], zmm27	// update.last.vmovdqa64.2
vpsraq zmm15, zmm6, 30	// update.last.vpsraq.2
valignq zmm5{k3}{z}, zmm15, zmm15, 6	// update.last.valignq
vpaddq zmm23, zmm5, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm23	// update.last.vmovdqa64.3
mov rbx, r13	// output
mov rcx, r12	// output
mov rdx, rsi	// output
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
