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
// Length: 36 limbs of 30 bits; 1061 instructions a batch, 720 for its steps (form: carry).
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
mov rax, -2	// third1.step1.c1
mov rbp, rcx	// copy for third1.step1.x
xor rbp, rsi	// third1.step1.x
lea r8, [rdx-1]	// third1.step1.c0
sub rax, rdx	// third1.step1.c1.2
sar rbx, 1	// third1.step1.t
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
lea r9, [rbx+rbp]	// third1.step1.y
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
mov r10, -2	// third1.step2.c1
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
cmovs r8, rax	// third1.step1.d
lea r11, [r8-1]	// third1.step2.c0
sub r10, r8	// third1.step2.c1.2
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
sarx r12, r8, r15	// third1.step1.s
mov r13, rcx	// copy for third1.step2.x
xor r13, r12	// third1.step2.x
sar r9, 1	// third1.step2.t
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
lea r14, [r9+r13]	// third1.step2.y
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov rdx, -2	// third1.step3.c1
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
cmovc r14, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs rcx, r9	// third1.step2.h
cmovs r11, r10	// third1.step2.d
lea rbp, [r11-1]	// third1.step3.c0
sub rdx, r11	// third1.step3.c1.2
sarx rsi, r11, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
lea rax, [r14+rbx]	// third1.step3.y
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
mov r8, -2	// third1.step4.c1
cmovc rax, r14	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs rcx, r14	// third1.step3.h
cmovs rbp, rdx	// third1.step3.d
lea r13, [rbp-1]	// third1.step4.c0
sub r8, rbp	// third1.step4.c1.2
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
sarx r12, rbp, r15	// third1.step3.s
mov r9, rcx	// copy for third1.step4.x
xor r9, r12	// third1.step4.x
sar rax, 1	// third1.step4.t
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
lea r10, [rax+r9]	// third1.step4.y
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
mov r11, -2	// third1.step5.c1
cmovc r10, rax	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rcx, rax	// third1.step4.h
cmovs r13, r8	// third1.step4.d
lea rbx, [r13-1]	// third1.step5.c0
sub r11, r13	// third1.step5.c1.2
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
sarx rsi, r13, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rsi	// third1.step5.x
sar r10, 1	// third1.step5.t
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
lea rdx, [r10+r14]	// third1.step5.y
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
mov rbp, -2	// third1.step6.c1
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
cmovc rdx, r10	// third1.step5.G
adc rsi, 0	// third1.step5.w
cmovs rcx, r10	// third1.step5.h
cmovs rbx, r11	// third1.step5.d
lea r9, [rbx-1]	// third1.step6.c0
sub rbp, rbx	// third1.step6.c1.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
sarx r12, rbx, r15	// third1.step5.s
mov rax, rcx	// copy for third1.step6.x
xor rax, r12	// third1.step6.x
sar rdx, 1	// third1.step6.t
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
lea r8, [rdx+rax]	// third1.step6.y
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
mov r13, -2	// third1.step7.c1
cmovc r8, rdx	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rcx, rdx	// third1.step6.h
cmovs r9, rbp	// third1.step6.d
lea r14, [r9-1]	// third1.step7.c0
sub r13, r9	// third1.step7.c1.2
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
sarx rsi, r9, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, rsi	// third1.step7.x
sar r8, 1	// third1.step7.t
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
lea r11, [r8+r10]	// third1.step7.y
mov rbx, qword ptr [rdi+320]	// end.w0f.load_N3u
mov rax, -2	// third1.step8.c1
cmovc r11, r8	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rcx, r8	// third1.step7.h
cmovs r14, r13	// third1.step7.d
imul rbx, qword ptr [rdi-112]	// end.w0f.imul_w2f
lea r12, [r14-1]	// third1.step8.c0
sub rax, r14	// third1.step8.c1.2
sarx rdx, r14, r15	// third1.step7.s
mov rbp, rcx	// copy for third1.step8.x
xor rbp, rdx	// third1.step8.x
sar r11, 1	// third1.step8.t
mov r9, qword ptr [rdi+328]	// end.w0f.load_N3v
lea r10, [r11+rbp]	// third1.step8.y
mov rsi, -2	// third1.step9.c1
cmovc r10, r11	// third1.step8.G
adc rdx, 0	// third1.step8.w
cmovs rcx, r11	// third1.step8.h
cmovs r12, rax	// third1.step8.d
imul r9, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r8, [rbx+r9]	// end.w0f.add
sar r8, 20	// end.w0f.sar
lea r13, [r12-1]	// third1.step9.c0
sub rsi, r12	// third1.step9.c1.2
and r8, qword ptr [rdi-32]	// end.w0f.and_low40
sarx r14, r12, r15	// third1.step8.s
mov rbp, rcx	// copy for third1.step9.x
xor rbp, r14	// third1.step9.x
sar r10, 1	// third1.step9.t
mov qword ptr [rdi+16], r8	// end.w0f.store_w0f
lea rdx, [r10+rbp]	// third1.step9.y
mov r11, -2	// third1.step10.c1
cmovc rdx, r10	// third1.step9.G
adc r14, 0	// third1.step9.w
cmovs rcx, r10	// third1.step9.h
cmovs r13, rsi	// third1.step9.d
shr r8, 20	// end.w0f.shr
shl r8, 44	// end.w0f.shl
lea rax, [r13-1]	// third1.step10.c0
sub r11, r13	// third1.step10.c1.2
mov qword ptr [rdi+24], r8	// end.w0f.store_high0f
sarx rbx, r13, r15	// third1.step9.s
mov r9, rcx	// copy for third1.step10.x
xor r9, rbx	// third1.step10.x
sar rdx, 1	// third1.step10.t
mov r12, qword ptr [rdi+336]	// end.w0g.load_N3q
lea rbp, [rdx+r9]	// third1.step10.y
mov r14, -2	// third1.step11.c1
cmovc rbp, rdx	// third1.step10.G
adc rbx, 0	// third1.step10.w
cmovs rcx, rdx	// third1.step10.h
cmovs rax, r11	// third1.step10.d
imul r12, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r10, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r10, qword ptr [rdi-104]	// end.w0g.imul_w2g
lea rsi, [rax-1]	// third1.step11.c0
sub r14, rax	// third1.step11.c1.2
lea r8, [r12+r10]	// end.w0g.add
sarx r13, rax, r15	// third1.step10.s
mov r9, rcx	// copy for third1.step11.x
xor r9, r13	// third1.step11.x
sar rbp, 1	// third1.step11.t
lea rbx, [rbp+r9]	// third1.step11.y
mov rdx, -2	// third1.step12.c1
cmovc rbx, rbp	// third1.step11.G
adc r13, 0	// third1.step11.w
cmovs rcx, rbp	// third1.step11.h
cmovs rsi, r14	// third1.step11.d
sar r8, 20	// end.w0g.sar
and r8, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r8	// end.w0g.store_w0g
lea r11, [rsi-1]	// third1.step12.c0
sub rdx, rsi	// third1.step12.c1.2
shr r8, 20	// end.w0g.shr
sarx r12, rsi, r15	// third1.step11.s
mov r10, rcx	// copy for third1.step12.x
xor r10, r12	// third1.step12.x
sar rbx, 1	// third1.step12.t
lea rax, [rbx+r10]	// third1.step12.y
mov r9, -2	// third1.step13.c1
cmovc rax, rbx	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs rcx, rbx	// third1.step12.h
cmovs r11, rdx	// third1.step12.d
shl r8, 44	// end.w0g.shl
mov qword ptr [rdi+40], r8	// end.w0g.store_high0g
lea r13, [r11-1]	// third1.step13.c0
sub r9, r11	// third1.step13.c1.2
sarx rbp, r11, r15	// third1.step12.s
mov r14, rcx	// copy for third1.step13.x
xor r14, rbp	// third1.step13.x
sar rax, 1	// third1.step13.t
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
lea rsi, [rax+r14]	// third1.step13.y
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
mov r10, -2	// third1.step14.c1
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
cmovc rsi, rax	// third1.step13.G
adc rbp, 0	// third1.step13.w
cmovs rcx, rax	// third1.step13.h
cmovs r13, r9	// third1.step13.d
lea r12, [r13-1]	// third1.step14.c0
sub r10, r13	// third1.step14.c1.2
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
sarx rbx, r13, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, rbx	// third1.step14.x
sar rsi, 1	// third1.step14.t
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm10, zmm26, zmm27	// update.limb1.vpmuldq.2
lea r8, [rsi+rdx]	// third1.step14.y
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
mov r11, -2	// third1.step15.c1
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
cmovc r8, rsi	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs rcx, rsi	// third1.step14.h
cmovs r12, r10	// third1.step14.d
lea r14, [r12-1]	// third1.step15.c0
sub r11, r12	// third1.step15.c1.2
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
sarx rbp, r12, r15	// third1.step14.s
mov rax, rcx	// copy for third1.step15.x
xor rax, rbp	// third1.step15.x
sar r8, 1	// third1.step15.t
vpmuldq zmm5, zmm24, zmm14	// update.limb1.vpmuldq.4
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
lea r9, [r8+rax]	// third1.step15.y
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov r13, -2	// third1.step16.c1
cmovc r9, r8	// third1.step15.G
adc rbp, 0	// third1.step15.w
cmovs rcx, r8	// third1.step15.h
cmovs r14, r11	// third1.step15.d
lea rdx, [r14-1]	// third1.step16.c0
sub r13, r14	// third1.step16.c1.2
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
sarx rbx, r14, r15	// third1.step15.s
mov rsi, rcx	// copy for third1.step16.x
xor rsi, rbx	// third1.step16.x
sar r9, 1	// third1.step16.t
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpmuldq zmm16, zmm26, zmm14	// update.limb2.vpmuldq.2
lea r10, [r9+rsi]	// third1.step16.y
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
mov r12, -2	// third1.step17.c1
cmovc r10, r9	// third1.step16.G
adc rbx, 0	// third1.step16.w
cmovs rcx, r9	// third1.step16.h
cmovs rdx, r13	// third1.step16.d
lea rax, [rdx-1]	// third1.step17.c0
sub r12, rdx	// third1.step17.c1.2
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
sarx rbp, rdx, r15	// third1.step16.s
mov r8, rcx	// copy for third1.step17.x
xor r8, rbp	// third1.step17.x
sar r10, 1	// third1.step17.t
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
lea r11, [r10+r8]	// third1.step17.y
vpaddq zmm27, zmm4, zmm17	// update.limb2.vpaddq.4
vpsraq zmm9, zmm27, 30	// update.limb2.vpsraq
mov r14, -2	// third1.step18.c1
cmovc r11, r10	// third1.step17.G
adc rbp, 0	// third1.step17.w
cmovs rcx, r10	// third1.step17.h
cmovs rax, r12	// third1.step17.d
lea rsi, [rax-1]	// third1.step18.c0
sub r14, rax	// third1.step18.c1.2
vpandq zmm10, zmm27, zmm7	// update.limb2.vpandq
sarx rbx, rax, r15	// third1.step17.s
mov r9, rcx	// copy for third1.step18.x
xor r9, rbx	// third1.step18.x
sar r11, 1	// third1.step18.t
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpmuldq zmm5, zmm26, zmm21	// update.limb3.vpmuldq.2
lea r13, [r11+r9]	// third1.step18.y
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
mov rdx, -2	// third1.step19.c1
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
cmovc r13, r11	// third1.step18.G
adc rbx, 0	// third1.step18.w
cmovs rcx, r11	// third1.step18.h
cmovs rsi, r14	// third1.step18.d
lea r8, [rsi-1]	// third1.step19.c0
sub rdx, rsi	// third1.step19.c1.2
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
sarx rbp, rsi, r15	// third1.step18.s
mov r10, rcx	// copy for third1.step19.x
xor r10, rbp	// third1.step19.x
sar r13, 1	// third1.step19.t
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
lea r12, [r13+r10]	// third1.step19.y
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
mov rax, -2	// third1.step20.c1
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
cmovc r12, r13	// third1.step19.G
adc rbp, 0	// third1.step19.w
cmovs rcx, r13	// third1.step19.h
cmovs r8, rdx	// third1.step19.d
lea r9, [r8-1]	// third1.step20.c0
sub rax, r8	// third1.step20.c1.2
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
sarx rbx, r8, r15	// third1.step19.s
mov r11, rcx	// copy for third1.step20.x
xor r11, rbx	// third1.step20.x
sar r12, 1	// third1.step20.t
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm1, zmm26, zmm12	// update.limb4.vpmuldq.2
vpaddq zmm22, zmm0, zmm1	// update.limb4.vpaddq
lea r14, [r12+r11]	// third1.step20.y
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
cmovc r14, r12	// third1.step20.G
adc rbx, 0	// third1.step20.w
cmovs rcx, r12	// third1.step20.h
cmovs r9, rax	// third1.step20.d
mov rsi, r14	// copy for change1.G.add_rounding_G
add rsi, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov r10, rcx	// copy for change1.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rbp, r14	// copy for change1.G.shl
shl rbp, 44	// change1.G.shl
mov r13, rcx	// copy for change1.h.shl
shl r13, 45	// change1.h.shl
rorx rdx, rsi, 21	// change1.G.first_entry
rorx r8, rsi, 42	// change1.G.second_entry
rorx r11, r10, 20	// change1.h.first_entry
rorx rbx, r10, 41	// change1.h.second_entry
add rbp, qword ptr [rdi-40]	// change1.G.add_refill_G
add r13, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi+24]	// change1.G.imul_high0f
imul r8, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r11, qword ptr [rdi+24]	// change1.h.imul_high0f
imul rbx, qword ptr [rdi+40]	// change1.h.imul_high0g
vpmuldq zmm17, zmm24, zmm2	// update.limb4.vpmuldq.4
sarx r12, r9, r15	// third1.step20.s
vpaddq zmm27, zmm4, zmm17	// update.limb4.vpaddq.2
vpaddq zmm10, zmm22, zmm27	// update.limb4.vpaddq.3
vpaddq zmm21, zmm10, zmm20	// update.limb4.vpaddq.4
vpsraq zmm15, zmm21, 30	// update.limb4.vpsraq
lea rax, [rdx+r8]	// change1.G.add
lea rsi, [r11+rbx]	// change1.h.add
vpandq zmm5, zmm21, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
lea r10, [rax+rbp]	// change1.G.add.2
lea rdx, [rsi+r13]	// change1.h.add.2
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
vpmuldq zmm3, zmm26, zmm2	// update.limb5.vpmuldq.2
ror r10, 44	// change1.G.packed
ror rdx, 45	// change1.h.packed
vpaddq zmm11, zmm6, zmm3	// update.limb5.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpmuldq zmm9, zmm24, zmm13	// update.limb5.vpmuldq.4
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
mov r8, -2	// third2.step1.c1
mov r11, rdx	// copy for third2.step1.x
xor r11, r12	// third2.step1.x
lea rbx, [r9-1]	// third2.step1.c0
sub r8, r9	// third2.step1.c1.2
vpaddq zmm0, zmm12, zmm15	// update.limb5.vpaddq.4
sar r10, 1	// third2.step1.t
vpsraq zmm1, zmm0, 30	// update.limb5.vpsraq
vpandq zmm4, zmm0, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
lea rax, [r10+r11]	// third2.step1.y
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
mov rbp, -2	// third2.step2.c1
cmovc rax, r10	// third2.step1.G
adc r12, 0	// third2.step1.w
cmovs rdx, r10	// third2.step1.h
cmovs rbx, r8	// third2.step1.d
lea rsi, [rbx-1]	// third2.step2.c0
sub rbp, rbx	// third2.step2.c1.2
vpsllq zmm27, zmm4, 50	// update.limb5.above.vpsllq.2
sarx r13, rbx, r15	// third2.step1.s
mov r9, rdx	// copy for third2.step2.x
xor r9, r13	// third2.step2.x
sar rax, 1	// third2.step2.t
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
vpaddq zmm20, zmm10, zmm27	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
lea r11, [rax+r9]	// third2.step2.y
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm2, zmm26, zmm13	// update.limb6.vpmuldq.2
mov r12, -2	// third2.step3.c1
cmovc r11, rax	// third2.step2.G
adc r13, 0	// third2.step2.w
cmovs rdx, rax	// third2.step2.h
cmovs rsi, rbp	// third2.step2.d
lea r10, [rsi-1]	// third2.step3.c0
sub r12, rsi	// third2.step3.c1.2
vpaddq zmm6, zmm21, zmm2	// update.limb6.vpaddq
sarx r8, rsi, r15	// third2.step2.s
mov rbx, rdx	// copy for third2.step3.x
xor rbx, r8	// third2.step3.x
sar r11, 1	// third2.step3.t
vpshufd zmm3, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpmuldq zmm9, zmm24, zmm3	// update.limb6.vpmuldq.4
lea r9, [r11+rbx]	// third2.step3.y
vpaddq zmm11, zmm18, zmm9	// update.limb6.vpaddq.2
vpaddq zmm14, zmm6, zmm11	// update.limb6.vpaddq.3
mov r13, -2	// third2.step4.c1
vpaddq zmm12, zmm14, zmm1	// update.limb6.vpaddq.4
cmovc r9, r11	// third2.step3.G
adc r8, 0	// third2.step3.w
cmovs rdx, r11	// third2.step3.h
cmovs r10, r12	// third2.step3.d
lea rax, [r10-1]	// third2.step4.c0
sub r13, r10	// third2.step4.c1.2
vpsraq zmm15, zmm12, 30	// update.limb6.vpsraq
sarx rbp, r10, r15	// third2.step3.s
mov rsi, rdx	// copy for third2.step4.x
xor rsi, rbp	// third2.step4.x
sar r9, 1	// third2.step4.t
vpandq zmm0, zmm12, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm0	// update.limb6.vmovdqa64
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
lea rbx, [r9+rsi]	// third2.step4.y
vpmuldq zmm5, zmm26, zmm3	// update.limb7.vpmuldq.2
mov r8, -2	// third2.step5.c1
vpaddq zmm4, zmm16, zmm5	// update.limb7.vpaddq
cmovc rbx, r9	// third2.step4.G
adc rbp, 0	// third2.step4.w
cmovs rdx, r9	// third2.step4.h
cmovs rax, r13	// third2.step4.d
lea r11, [rax-1]	// third2.step5.c0
sub r8, rax	// third2.step5.c1.2
vpshufd zmm17, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
sarx r12, rax, r15	// third2.step4.s
mov r10, rdx	// copy for third2.step5.x
xor r10, r12	// third2.step5.x
sar rbx, 1	// third2.step5.t
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpbroadcastq zmm10, rcx	// change1.vpbroadcastq
vpmuldq zmm27, zmm24, zmm17	// update.limb7.vpmuldq.4
vpaddq zmm20, zmm22, zmm27	// update.limb7.vpaddq.2
lea rsi, [rbx+r10]	// third2.step5.y
vpbroadcastq zmm10{k1}, r14	// change1.vpbroadcastq.2
vpaddq zmm13, zmm4, zmm20	// update.limb7.vpaddq.3
mov rbp, -2	// third2.step6.c1
vpaddq zmm21, zmm13, zmm15	// update.limb7.vpaddq.4
vpaddq zmm2, zmm10, zmm29	// change1.N1.vpaddq
cmovc rsi, rbx	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs rdx, rbx	// third2.step5.h
cmovs r11, r8	// third2.step5.d
lea r9, [r11-1]	// third2.step6.c0
sub rbp, r11	// third2.step6.c1.2
vpsraq zmm18, zmm21, 30	// update.limb7.vpsraq
sarx r13, r11, r15	// third2.step5.s
mov rax, rdx	// copy for third2.step6.x
xor rax, r13	// third2.step6.x
sar rsi, 1	// third2.step6.t
vpsllvq zmm9, zmm2, zmm30	// change1.N1.vpsllvq
vpandq zmm6, zmm21, zmm7	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm6	// update.limb7.vmovdqa64
vpsravq zmm11, zmm9, zmm31	// change1.N1.vpsravq
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
lea rcx, [rsi+rax]	// third2.step6.y
vpmuldq zmm1, zmm26, zmm17	// update.limb8.vpmuldq.2
vpsubq zmm12, zmm28, zmm11	// change1.N1.vpsubq
mov r10, -2	// third2.step7.c1
vpaddq zmm0, zmm14, zmm1	// update.limb8.vpaddq
cmovc rcx, rsi	// third2.step6.G
adc r13, 0	// third2.step6.w
cmovs rdx, rsi	// third2.step6.h
cmovs r9, rbp	// third2.step6.d
lea r14, [r9-1]	// third2.step7.c0
sub r10, r9	// third2.step7.c1.2
vpshufd zmm3, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vmovdqa64 zmmword ptr [rdi+192], zmm12	// change1.N1.vmovdqa64
sarx r12, r9, r15	// third2.step6.s
mov rbx, rdx	// copy for third2.step7.x
xor rbx, r12	// third2.step7.x
sar rcx, 1	// third2.step7.t
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpmuldq zmm5, zmm24, zmm3	// update.limb8.vpmuldq.4
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpaddq zmm22, zmm16, zmm5	// update.limb8.vpaddq.2
lea r11, [rcx+rbx]	// third2.step7.y
vpaddq zmm27, zmm0, zmm22	// update.limb8.vpaddq.3
vpaddq zmm4, zmm27, zmm18	// update.limb8.vpaddq.4
mov rax, -2	// third2.step8.c1
cmovc r11, rcx	// third2.step7.G
adc r12, 0	// third2.step7.w
cmovs rdx, rcx	// third2.step7.h
cmovs r14, r10	// third2.step7.d
imul r8, qword ptr [rdi+16]	// change1.w1f.imul_w0f
lea r13, [r14-1]	// third2.step8.c0
sub rax, r14	// third2.step8.c1.2
mov rsi, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpsraq zmm20, zmm4, 30	// update.limb8.vpsraq
sarx rbp, r14, r15	// third2.step7.s
mov r9, rdx	// copy for third2.step8.x
xor r9, rbp	// third2.step8.x
sar r11, 1	// third2.step8.t
vpandq zmm13, zmm4, zmm7	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm13	// update.limb8.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1344]	// update.last.vpmuldq
lea rbx, [r11+r9]	// third2.step8.y
vpmuldq zmm10, zmm26, zmm3	// update.last.vpmuldq.2
vpaddq zmm2, zmm15, zmm10	// update.last.vpaddq
mov r12, -2	// third2.step9.c1
cmovc rbx, r11	// third2.step8.G
adc rbp, 0	// third2.step8.w
cmovs rdx, r11	// third2.step8.h
cmovs r13, rax	// third2.step8.d
imul rsi, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rcx, [r8+rsi]	// change1.w1f.add
sar rcx, 20	// change1.w1f.sar
lea r10, [r13-1]	// third2.step9.c0
sub r12, r13	// third2.step9.c1.2
vpaddq zmm21, zmm2, zmm20	// update.last.vpaddq.2
sarx r14, r13, r15	// third2.step8.s
mov r9, rdx	// copy for third2.step9.x
xor r9, r14	// third2.step9.x
sar rbx, 1	// third2.step9.t
mov qword ptr [rdi+48], rcx	// change1.w1f.store_w1f
vpaddq zmm6, zmm21, zmm8	// update.last.vpaddq.3
vpandq zmm9, zmm6, zmm7	// update.last.vpandq
mov rbp, qword ptr [rdi+208]	// change1.w1g.load_N1q
vmovdqa64 zmmword ptr [rdi+1280], zmm9	// update.last.vmovdqa64
lea r11, [rbx+r9]	// third2.step9.y
vpsraq zmm17, zmm6, 30	// update.last.vpsraq
vpaddq zmm11, zmm17, zmm19	// update.last.vpaddq.4
mov rax, -2	// third2.step10.c1
cmovc r11, rbx	// third2.step9.G
adc r14, 0	// third2.step9.w
cmovs rdx, rbx	// third2.step9.h
cmovs r10, r12	// third2.step9.d
imul rbp, qword ptr [rdi+16]	// change1.w1g.imul_w0f
lea r8, [r10-1]	// third2.step10.c0
sub rax, r10	// third2.step10.c1.2
vpandq zmm14, zmm11, zmmword ptr [rdi+576]	// update.last.vpandq.2
mov rsi, qword ptr [rdi+216]	// change1.w1g.load_N1r
sarx r13, r10, r15	// third2.step9.s
mov rcx, rdx	// copy for third2.step10.x
xor rcx, r13	// third2.step10.x
sar r11, 1	// third2.step10.t
vmovdqa64 zmmword ptr [rdi+1344], zmm14	// update.last.vmovdqa64.2
vpsraq zmm1, zmm11, 30	// update.last.vpsraq.2
valignq zmm12{k3}{z}, zmm1, zmm1, 6	// update.last.valignq
lea r9, [r11+rcx]	// third2.step10.y
vpaddq zmm23, zmm12, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm23	// update.last.vmovdqa64.3
mov r14, -2	// third2.step11.c1
cmovc r9, r11	// third2.step10.G
adc r13, 0	// third2.step10.w
cmovs rdx, r11	// third2.step10.h
cmovs r8, rax	// third2.step10.d
imul rsi, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rbx, [rbp+rsi]	// change1.w1g.add
sar rbx, 20	// change1.w1g.sar
lea r12, [r8-1]	// third2.step11.c0
sub r14, r8	// third2.step11.c1.2
sarx r10, r8, r15	// third2.step10.s
mov rcx, rdx	// copy for third2.step11.x
xor rcx, r10	// third2.step11.x
sar r9, 1	// third2.step11.t
mov qword ptr [rdi+56], rbx	// change1.w1g.store_w1g
mov r13, qword ptr [rdi+192]	// change1.high1f.load_N1u
lea r11, [r9+rcx]	// third2.step11.y
mov rax, -2	// third2.step12.c1
cmovc r11, r9	// third2.step11.G
adc r10, 0	// third2.step11.w
cmovs rdx, r9	// third2.step11.h
cmovs r12, r14	// third2.step11.d
imul r13, qword ptr [rdi+384]	// change1.high1f.imul_above_f
lea rbp, [r12-1]	// third2.step12.c0
sub rax, r12	// third2.step12.c1.2
mov rsi, qword ptr [rdi+200]	// change1.high1f.load_N1v
sarx r8, r12, r15	// third2.step11.s
mov rbx, rdx	// copy for third2.step12.x
xor rbx, r8	// third2.step12.x
sar r11, 1	// third2.step12.t
lea rcx, [r11+rbx]	// third2.step12.y
mov r10, -2	// third2.step13.c1
cmovc rcx, r11	// third2.step12.G
adc r8, 0	// third2.step12.w
cmovs rdx, r11	// third2.step12.h
cmovs rbp, rax	// third2.step12.d
imul rsi, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea r9, [r13+rsi]	// change1.high1f.add
mov r14, qword ptr [rdi+48]	// change1.high1f.load_w1f
lea r12, [rbp-1]	// third2.step13.c0
sub r10, rbp	// third2.step13.c1.2
sarx rbx, rbp, r15	// third2.step12.s
mov r8, rdx	// copy for third2.step13.x
xor r8, rbx	// third2.step13.x
sar rcx, 1	// third2.step13.t
lea r11, [rcx+r8]	// third2.step13.y
mov rax, -2	// third2.step14.c1
cmovc r11, rcx	// third2.step13.G
adc rbx, 0	// third2.step13.w
cmovs rdx, rcx	// third2.step13.h
cmovs r12, r10	// third2.step13.d
sar r14, 20	// change1.high1f.sar
lea r13, [r14+r9]	// change1.high1f.add.2
shl r13, 44	// change1.high1f.shl
lea rsi, [r12-1]	// third2.step14.c0
sub rax, r12	// third2.step14.c1.2
mov qword ptr [rdi+64], r13	// change1.high1f.store_high1f
sarx rbp, r12, r15	// third2.step13.s
mov r8, rdx	// copy for third2.step14.x
xor r8, rbp	// third2.step14.x
sar r11, 1	// third2.step14.t
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
lea rcx, [r11+r8]	// third2.step14.y
mov r10, -2	// third2.step15.c1
cmovc rcx, r11	// third2.step14.G
adc rbp, 0	// third2.step14.w
cmovs rdx, r11	// third2.step14.h
cmovs rsi, rax	// third2.step14.d
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
lea r14, [rsi-1]	// third2.step15.c0
sub r10, rsi	// third2.step15.c1.2
mov r9, qword ptr [rdi+216]	// change1.high1g.load_N1r
sarx r13, rsi, r15	// third2.step14.s
mov r12, rdx	// copy for third2.step15.x
xor r12, r13	// third2.step15.x
sar rcx, 1	// third2.step15.t
lea r8, [rcx+r12]	// third2.step15.y
mov rbp, -2	// third2.step16.c1
cmovc r8, rcx	// third2.step15.G
adc r13, 0	// third2.step15.w
cmovs rdx, rcx	// third2.step15.h
cmovs r14, r10	// third2.step15.d
imul r9, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r11, [rbx+r9]	// change1.high1g.add
mov rax, qword ptr [rdi+56]	// change1.high1g.load_w1g
lea rsi, [r14-1]	// third2.step16.c0
sub rbp, r14	// third2.step16.c1.2
sarx r12, r14, r15	// third2.step15.s
mov r13, rdx	// copy for third2.step16.x
xor r13, r12	// third2.step16.x
sar r8, 1	// third2.step16.t
lea rcx, [r8+r13]	// third2.step16.y
mov r10, -2	// third2.step17.c1
cmovc rcx, r8	// third2.step16.G
adc r12, 0	// third2.step16.w
cmovs rdx, r8	// third2.step16.h
cmovs rsi, rbp	// third2.step16.d
sar rax, 20	// change1.high1g.sar
lea rbx, [rax+r11]	// change1.high1g.add.2
shl rbx, 44	// change1.high1g.shl
lea r9, [rsi-1]	// third2.step17.c0
sub r10, rsi	// third2.step17.c1.2
mov qword ptr [rdi+72], rbx	// change1.high1g.store_high1g
sarx r14, rsi, r15	// third2.step16.s
mov r13, rdx	// copy for third2.step17.x
xor r13, r14	// third2.step17.x
sar rcx, 1	// third2.step17.t
lea r12, [rcx+r13]	// third2.step17.y
mov r8, -2	// third2.step18.c1
cmovc r12, rcx	// third2.step17.G
adc r14, 0	// third2.step17.w
cmovs rdx, rcx	// third2.step17.h
cmovs r9, r10	// third2.step17.d
lea rbp, [r9-1]	// third2.step18.c0
sub r8, r9	// third2.step18.c1.2
sarx rax, r9, r15	// third2.step17.s
mov r11, rdx	// copy for third2.step18.x
xor r11, rax	// third2.step18.x
sar r12, 1	// third2.step18.t
lea rbx, [r12+r11]	// third2.step18.y
mov rsi, -2	// third2.step19.c1
cmovc rbx, r12	// third2.step18.G
adc rax, 0	// third2.step18.w
cmovs rdx, r12	// third2.step18.h
cmovs rbp, r8	// third2.step18.d
lea r13, [rbp-1]	// third2.step19.c0
sub rsi, rbp	// third2.step19.c1.2
sarx r14, rbp, r15	// third2.step18.s
mov rcx, rdx	// copy for third2.step19.x
xor rcx, r14	// third2.step19.x
sar rbx, 1	// third2.step19.t
lea r10, [rbx+rcx]	// third2.step19.y
mov r9, -2	// third2.step20.c1
cmovc r10, rbx	// third2.step19.G
adc r14, 0	// third2.step19.w
cmovs rdx, rbx	// third2.step19.h
cmovs r13, rsi	// third2.step19.d
lea r11, [r13-1]	// third2.step20.c0
sub r9, r13	// third2.step20.c1.2
sarx rax, r13, r15	// third2.step19.s
mov r12, rdx	// copy for third2.step20.x
xor r12, rax	// third2.step20.x
sar r10, 1	// third2.step20.t
lea r8, [r10+r12]	// third2.step20.y
cmovc r8, r10	// third2.step20.G
adc rax, 0	// third2.step20.w
cmovs rdx, r10	// third2.step20.h
cmovs r11, r9	// third2.step20.d
mov rbp, r8	// copy for change2.G.add_rounding_G
add rbp, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov rcx, rdx	// copy for change2.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r14, r8	// copy for change2.G.shl
shl r14, 44	// change2.G.shl
mov rbx, rdx	// copy for change2.h.shl
shl rbx, 45	// change2.h.shl
rorx rsi, rbp, 21	// change2.G.first_entry
rorx r13, rbp, 42	// change2.G.second_entry
rorx r12, rcx, 20	// change2.h.first_entry
rorx rax, rcx, 41	// change2.h.second_entry
add r14, qword ptr [rdi-40]	// change2.G.add_refill_G
add rbx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1f
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r12, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+72]	// change2.h.imul_high1g
sarx r10, r11, r15	// third2.step20.s
lea r9, [rsi+r13]	// change2.G.add
lea rbp, [r12+rax]	// change2.h.add
lea rcx, [r9+r14]	// change2.G.add.2
lea rsi, [rbp+rbx]	// change2.h.add.2
ror rcx, 44	// change2.G.packed
ror rsi, 45	// change2.h.packed
mov r13, -2	// third3.step1.c1
mov r12, rsi	// copy for third3.step1.x
xor r12, r10	// third3.step1.x
lea rax, [r11-1]	// third3.step1.c0
sub r13, r11	// third3.step1.c1.2
sar rcx, 1	// third3.step1.t
lea r9, [rcx+r12]	// third3.step1.y
mov r14, -2	// third3.step2.c1
cmovc r9, rcx	// third3.step1.G
adc r10, 0	// third3.step1.w
cmovs rsi, rcx	// third3.step1.h
cmovs rax, r13	// third3.step1.d
lea rbp, [rax-1]	// third3.step2.c0
sub r14, rax	// third3.step2.c1.2
sarx rbx, rax, r15	// third3.step1.s
mov r11, rsi	// copy for third3.step2.x
xor r11, rbx	// third3.step2.x
sar r9, 1	// third3.step2.t
lea r12, [r9+r11]	// third3.step2.y
mov r10, -2	// third3.step3.c1
cmovc r12, r9	// third3.step2.G
adc rbx, 0	// third3.step2.w
cmovs rsi, r9	// third3.step2.h
cmovs rbp, r14	// third3.step2.d
lea rcx, [rbp-1]	// third3.step3.c0
sub r10, rbp	// third3.step3.c1.2
sarx r13, rbp, r15	// third3.step2.s
mov rax, rsi	// copy for third3.step3.x
xor rax, r13	// third3.step3.x
sar r12, 1	// third3.step3.t
lea r11, [r12+rax]	// third3.step3.y
vpbroadcastq zmm24, rdx	// change2.vpbroadcastq
mov rbx, -2	// third3.step4.c1
cmovc r11, r12	// third3.step3.G
adc r13, 0	// third3.step3.w
cmovs rsi, r12	// third3.step3.h
cmovs rcx, r10	// third3.step3.d
lea r9, [rcx-1]	// third3.step4.c0
sub rbx, rcx	// third3.step4.c1.2
sarx r14, rcx, r15	// third3.step3.s
mov rbp, rsi	// copy for third3.step4.x
xor rbp, r14	// third3.step4.x
sar r11, 1	// third3.step4.t
vpbroadcastq zmm24{k1}, r8	// change2.vpbroadcastq.2
vpaddq zmm16, zmm24, zmm29	// change2.N2.vpaddq
lea rax, [r11+rbp]	// third3.step4.y
mov rdx, -2	// third3.step5.c1
cmovc rax, r11	// third3.step4.G
adc r14, 0	// third3.step4.w
cmovs rsi, r11	// third3.step4.h
cmovs r9, rbx	// third3.step4.d
lea r13, [r9-1]	// third3.step5.c0
sub rdx, r9	// third3.step5.c1.2
vpsllvq zmm5, zmm16, zmm30	// change2.N2.vpsllvq
sarx r12, r9, r15	// third3.step4.s
mov r10, rsi	// copy for third3.step5.x
xor r10, r12	// third3.step5.x
sar rax, 1	// third3.step5.t
vpsravq zmm0, zmm5, zmm31	// change2.N2.vpsravq
lea rcx, [rax+r10]	// third3.step5.y
vpsubq zmm22, zmm28, zmm0	// change2.N2.vpsubq
mov r8, -2	// third3.step6.c1
cmovc rcx, rax	// third3.step5.G
adc r12, 0	// third3.step5.w
cmovs rsi, rax	// third3.step5.h
cmovs r13, rdx	// third3.step5.d
lea rbp, [r13-1]	// third3.step6.c0
sub r8, r13	// third3.step6.c1.2
vmovdqa64 zmmword ptr [rdi+256], zmm22	// change2.N2.vmovdqa64
sarx r14, r13, r15	// third3.step5.s
mov r11, rsi	// copy for third3.step6.x
xor r11, r14	// third3.step6.x
sar rcx, 1	// third3.step6.t
vpunpcklqdq zmm27, zmm22, zmm22	// change2.vpunpcklqdq
lea rbx, [rcx+r11]	// third3.step6.y
mov r9, -2	// third3.step7.c1
vpunpckhqdq zmm18, zmm22, zmm22	// change2.vpunpckhqdq
cmovc rbx, rcx	// third3.step6.G
adc r14, 0	// third3.step6.w
cmovs rsi, rcx	// third3.step6.h
cmovs rbp, r8	// third3.step6.d
lea r10, [rbp-1]	// third3.step7.c0
sub r9, rbp	// third3.step7.c1.2
sarx r12, rbp, r15	// third3.step6.s
mov rax, rsi	// copy for third3.step7.x
xor rax, r12	// third3.step7.x
sar rbx, 1	// third3.step7.t
vbroadcasti32x4 zmm4, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
lea rdx, [rbx+rax]	// third3.step7.y
vbroadcasti32x4 zmm13, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
mov r13, -2	// third3.step8.c1
cmovc rdx, rbx	// third3.step7.G
adc r12, 0	// third3.step7.w
cmovs rsi, rbx	// third3.step7.h
cmovs r10, r9	// third3.step7.d
lea r11, [r10-1]	// third3.step8.c0
sub r13, r10	// third3.step8.c1.2
vpmuldq zmm25, zmm27, zmm4	// change2.Y.vpmuldq
sarx r14, r10, r15	// third3.step7.s
mov rcx, rsi	// copy for third3.step8.x
xor rcx, r14	// third3.step8.x
sar rdx, 1	// third3.step8.t
vpmuldq zmm26, zmm18, zmm13	// change2.Y.vpmuldq.2
lea r8, [rdx+rcx]	// third3.step8.y
vpaddq zmm3, zmm25, zmm26	// change2.Y.vpaddq
mov rbp, -2	// third3.step9.c1
cmovc r8, rdx	// third3.step8.G
adc r14, 0	// third3.step8.w
cmovs rsi, rdx	// third3.step8.h
cmovs r11, r13	// third3.step8.d
lea rax, [r11-1]	// third3.step9.c0
sub rbp, r11	// third3.step9.c1.2
sarx r12, r11, r15	// third3.step8.s
mov rbx, rsi	// copy for third3.step9.x
xor rbx, r12	// third3.step9.x
sar r8, 1	// third3.step9.t
vmovdqa64 zmmword ptr [rdi+128], zmm3	// change2.Y.vmovdqa64
mov r9, qword ptr [rdi+256]	// change2.w2f.load_N2u
lea r10, [r8+rbx]	// third3.step9.y
mov rcx, -2	// third3.step10.c1
cmovc r10, r8	// third3.step9.G
adc r12, 0	// third3.step9.w
cmovs rsi, r8	// third3.step9.h
cmovs rax, rbp	// third3.step9.d
lea r14, [rax-1]	// third3.step10.c0
sub rcx, rax	// third3.step10.c1.2
imul r9, qword ptr [rdi+48]	// change2.w2f.imul_w1f
sarx rdx, rax, r15	// third3.step9.s
mov r13, rsi	// copy for third3.step10.x
xor r13, rdx	// third3.step10.x
sar r10, 1	// third3.step10.t
mov r11, qword ptr [rdi+264]	// change2.w2f.load_N2v
lea rbx, [r10+r13]	// third3.step10.y
mov r12, -2	// third3.step11.c1
cmovc rbx, r10	// third3.step10.G
adc rdx, 0	// third3.step10.w
cmovs rsi, r10	// third3.step10.h
cmovs r14, rcx	// third3.step10.d
imul r11, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r8, [r14-1]	// third3.step11.c0
sub r12, r14	// third3.step11.c1.2
lea rbp, [r9+r11]	// change2.w2f.add
sarx rax, r14, r15	// third3.step10.s
mov r13, rsi	// copy for third3.step11.x
xor r13, rax	// third3.step11.x
sar rbx, 1	// third3.step11.t
lea rdx, [rbx+r13]	// third3.step11.y
mov r10, -2	// third3.step12.c1
cmovc rdx, rbx	// third3.step11.G
adc rax, 0	// third3.step11.w
cmovs rsi, rbx	// third3.step11.h
cmovs r8, r12	// third3.step11.d
sar rbp, 20	// change2.w2f.sar
mov rcx, qword ptr [rdi+128]	// change2.w2f.load_Yu
lea r9, [r8-1]	// third3.step12.c0
sub r10, r8	// third3.step12.c1.2
sarx r11, r8, r15	// third3.step11.s
mov r14, rsi	// copy for third3.step12.x
xor r14, r11	// third3.step12.x
sar rdx, 1	// third3.step12.t
lea r13, [rdx+r14]	// third3.step12.y
mov rax, -2	// third3.step13.c1
cmovc r13, rdx	// third3.step12.G
adc r11, 0	// third3.step12.w
cmovs rsi, rdx	// third3.step12.h
cmovs r9, r10	// third3.step12.d
imul rcx, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rbx, qword ptr [rdi+136]	// change2.w2f.load_Yv
lea r12, [r9-1]	// third3.step13.c0
sub rax, r9	// third3.step13.c1.2
imul rbx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
sarx r8, r9, r15	// third3.step12.s
mov r14, rsi	// copy for third3.step13.x
xor r14, r8	// third3.step13.x
sar r13, 1	// third3.step13.t
lea r11, [rcx+rbx]	// change2.w2f.add.2
lea rdx, [r13+r14]	// third3.step13.y
lea r10, [rbp+r11]	// change2.w2f.add.3
mov r9, -2	// third3.step14.c1
cmovc rdx, r13	// third3.step13.G
adc r8, 0	// third3.step13.w
cmovs rsi, r13	// third3.step13.h
cmovs r12, rax	// third3.step13.d
lea rcx, [r12-1]	// third3.step14.c0
sub r9, r12	// third3.step14.c1.2
sarx rbx, r12, r15	// third3.step13.s
mov r14, rsi	// copy for third3.step14.x
xor r14, rbx	// third3.step14.x
sar rdx, 1	// third3.step14.t
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
lea rbp, [rdx+r14]	// third3.step14.y
mov r11, -2	// third3.step15.c1
cmovc rbp, rdx	// third3.step14.G
adc rbx, 0	// third3.step14.w
cmovs rsi, rdx	// third3.step14.h
cmovs rcx, r9	// third3.step14.d
sar r10, 20	// change2.w2f.sar.2
lea r8, [rcx-1]	// third3.step15.c0
sub r11, rcx	// third3.step15.c1.2
shl r10, 44	// change2.w2f.shl
sarx r13, rcx, r15	// third3.step14.s
mov rax, rsi	// copy for third3.step15.x
xor rax, r13	// third3.step15.x
sar rbp, 1	// third3.step15.t
mov qword ptr [rdi+80], r10	// change2.w2f.store_high2f
lea r12, [rbp+rax]	// third3.step15.y
mov r14, qword ptr [rdi+272]	// change2.w2g.load_N2q
mov rbx, -2	// third3.step16.c1
cmovc r12, rbp	// third3.step15.G
adc r13, 0	// third3.step15.w
cmovs rsi, rbp	// third3.step15.h
cmovs r8, r11	// third3.step15.d
lea rdx, [r8-1]	// third3.step16.c0
sub rbx, r8	// third3.step16.c1.2
imul r14, qword ptr [rdi+48]	// change2.w2g.imul_w1f
sarx r9, r8, r15	// third3.step15.s
mov rcx, rsi	// copy for third3.step16.x
xor rcx, r9	// third3.step16.x
sar r12, 1	// third3.step16.t
mov r10, qword ptr [rdi+280]	// change2.w2g.load_N2r
lea rax, [r12+rcx]	// third3.step16.y
mov r13, -2	// third3.step17.c1
cmovc rax, r12	// third3.step16.G
adc r9, 0	// third3.step16.w
cmovs rsi, r12	// third3.step16.h
cmovs rdx, rbx	// third3.step16.d
imul r10, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rbp, [rdx-1]	// third3.step17.c0
sub r13, rdx	// third3.step17.c1.2
sarx r11, rdx, r15	// third3.step16.s
mov r8, rsi	// copy for third3.step17.x
xor r8, r11	// third3.step17.x
sar rax, 1	// third3.step17.t
lea rcx, [r14+r10]	// change2.w2g.add
lea r9, [rax+r8]	// third3.step17.y
mov r12, -2	// third3.step18.c1
cmovc r9, rax	// third3.step17.G
adc r11, 0	// third3.step17.w
cmovs rsi, rax	// third3.step17.h
cmovs rbp, r13	// third3.step17.d
sar rcx, 20	// change2.w2g.sar
lea rbx, [rbp-1]	// third3.step18.c0
sub r12, rbp	// third3.step18.c1.2
mov rdx, qword ptr [rdi+144]	// change2.w2g.load_Yq
sarx r14, rbp, r15	// third3.step17.s
mov r10, rsi	// copy for third3.step18.x
xor r10, r14	// third3.step18.x
sar r9, 1	// third3.step18.t
lea r8, [r9+r10]	// third3.step18.y
mov r11, -2	// third3.step19.c1
cmovc r8, r9	// third3.step18.G
adc r14, 0	// third3.step18.w
cmovs rsi, r9	// third3.step18.h
cmovs rbx, r12	// third3.step18.d
imul rdx, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
lea r13, [rbx-1]	// third3.step19.c0
sub r11, rbx	// third3.step19.c1.2
sarx rbp, rbx, r15	// third3.step18.s
mov r10, rsi	// copy for third3.step19.x
xor r10, rbp	// third3.step19.x
sar r8, 1	// third3.step19.t
lea r14, [r8+r10]	// third3.step19.y
mov r9, -2	// third3.step20.c1
cmovc r14, r8	// third3.step19.G
adc rbp, 0	// third3.step19.w
cmovs rsi, r8	// third3.step19.h
cmovs r13, r11	// third3.step19.d
imul rax, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r12, [rdx+rax]	// change2.w2g.add.2
lea rbx, [r13-1]	// third3.step20.c0
sub r9, r13	// third3.step20.c1.2
lea r10, [rcx+r12]	// change2.w2g.add.3
sarx rbp, r13, r15	// third3.step19.s
mov r8, rsi	// copy for third3.step20.x
xor r8, rbp	// third3.step20.x
sar r14, 1	// third3.step20.t
mov qword ptr [rdi-104], r10	// change2.w2g.store_w2g
lea r11, [r14+r8]	// third3.step20.y
cmovc r11, r14	// third3.step20.G
adc rbp, 0	// third3.step20.w
cmovs rsi, r14	// third3.step20.h
cmovs rbx, r9	// third3.step20.d
mov rdx, r11	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rax, rsi	// copy for change3.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rcx, r11	// copy for change3.G.shl
shl rcx, 44	// change3.G.shl
mov r12, rsi	// copy for change3.h.shl
shl r12, 45	// change3.h.shl
rorx r13, rdx, 21	// change3.G.first_entry
rorx r8, rdx, 42	// change3.G.second_entry
rorx rbp, rax, 20	// change3.h.first_entry
rorx r14, rax, 41	// change3.h.second_entry
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
add r12, qword ptr [rdi-48]	// change3.h.add_refill_h
sar r10, 20	// change2.w2g.sar.2
imul r13, qword ptr [rdi+80]	// change3.G.imul_high2f
imul rbp, qword ptr [rdi+80]	// change3.h.imul_high2f
shl r10, 44	// change2.w2g.shl
sarx r9, rbx, r15	// third3.step20.s
mov qword ptr [rdi-128], rsi	// change3.store_end_h
mov qword ptr [rdi-120], r11	// change3.store_end_G
mov qword ptr [rdi+88], r10	// change2.w2g.store_high2g
imul r8, qword ptr [rdi+88]	// change3.G.imul_high2g
imul r14, qword ptr [rdi+88]	// change3.h.imul_high2g
lea rdx, [r13+r8]	// change3.G.add
lea rax, [rbp+r14]	// change3.h.add
lea rsi, [rdx+rcx]	// change3.G.add.2
lea r11, [rax+r12]	// change3.h.add.2
ror rsi, 44	// change3.G.packed
ror r11, 45	// change3.h.packed
mov rcx, r11	// output
mov rdx, rbx	// output
mov rbx, rsi	// output
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
