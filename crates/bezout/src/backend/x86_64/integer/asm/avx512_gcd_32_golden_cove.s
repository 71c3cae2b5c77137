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
// Length: 72 limbs of 30 bits; 1168 instructions a batch, 720 for its steps (form: carry).
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
lea rbp, [rdx-1]	// third1.step1.c0
sub rax, rdx	// third1.step1.c1.2
mov r8, rcx	// copy for third1.step1.x
xor r8, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
lea r9, [rbx+r8]	// third1.step1.y
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
mov r10, -2	// third1.step2.c1
cmovc r9, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
cmovs rbp, rax	// third1.step1.d
sub r10, rbp	// third1.step2.c1.2
lea r11, [rbp-1]	// third1.step2.c0
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
sarx r12, rbp, r15	// third1.step1.s
mov r13, rcx	// copy for third1.step2.x
xor r13, r12	// third1.step2.x
sar r9, 1	// third1.step2.t
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
lea r14, [r9+r13]	// third1.step2.y
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
mov rdx, -2	// third1.step3.c1
cmovc r14, r9	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs rcx, r9	// third1.step2.h
cmovs r11, r10	// third1.step2.d
lea r8, [r11-1]	// third1.step3.c0
sub rdx, r11	// third1.step3.c1.2
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
sarx rsi, r11, r15	// third1.step2.s
mov rbx, rcx	// copy for third1.step3.x
xor rbx, rsi	// third1.step3.x
sar r14, 1	// third1.step3.t
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
lea rax, [r14+rbx]	// third1.step3.y
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
mov rbp, -2	// third1.step4.c1
cmovc rax, r14	// third1.step3.G
adc rsi, 0	// third1.step3.w
cmovs rcx, r14	// third1.step3.h
cmovs r8, rdx	// third1.step3.d
sub rbp, r8	// third1.step4.c1.2
lea r13, [r8-1]	// third1.step4.c0
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
sarx r12, r8, r15	// third1.step3.s
mov r9, rcx	// copy for third1.step4.x
xor r9, r12	// third1.step4.x
sar rax, 1	// third1.step4.t
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
lea r10, [rax+r9]	// third1.step4.y
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov r11, -2	// third1.step5.c1
cmovc r10, rax	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs rcx, rax	// third1.step4.h
cmovs r13, rbp	// third1.step4.d
lea rbx, [r13-1]	// third1.step5.c0
sub r11, r13	// third1.step5.c1.2
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
sarx rsi, r13, r15	// third1.step4.s
mov r14, rcx	// copy for third1.step5.x
xor r14, rsi	// third1.step5.x
sar r10, 1	// third1.step5.t
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
lea rdx, [r10+r14]	// third1.step5.y
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
mov r8, -2	// third1.step6.c1
cmovc rdx, r10	// third1.step5.G
adc rsi, 0	// third1.step5.w
cmovs rcx, r10	// third1.step5.h
cmovs rbx, r11	// third1.step5.d
sub r8, rbx	// third1.step6.c1.2
lea r9, [rbx-1]	// third1.step6.c0
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
sarx r12, rbx, r15	// third1.step5.s
mov rax, rcx	// copy for third1.step6.x
xor rax, r12	// third1.step6.x
sar rdx, 1	// third1.step6.t
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
lea rbp, [rdx+rax]	// third1.step6.y
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
mov r13, -2	// third1.step7.c1
cmovc rbp, rdx	// third1.step6.G
adc r12, 0	// third1.step6.w
cmovs rcx, rdx	// third1.step6.h
cmovs r9, r8	// third1.step6.d
lea r14, [r9-1]	// third1.step7.c0
sub r13, r9	// third1.step7.c1.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
sarx rsi, r9, r15	// third1.step6.s
mov r10, rcx	// copy for third1.step7.x
xor r10, rsi	// third1.step7.x
sar rbp, 1	// third1.step7.t
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
lea r11, [rbp+r10]	// third1.step7.y
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
mov rbx, -2	// third1.step8.c1
cmovc r11, rbp	// third1.step7.G
adc rsi, 0	// third1.step7.w
cmovs rcx, rbp	// third1.step7.h
cmovs r14, r13	// third1.step7.d
sub rbx, r14	// third1.step8.c1.2
lea rax, [r14-1]	// third1.step8.c0
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
sarx r12, r14, r15	// third1.step7.s
mov rdx, rcx	// copy for third1.step8.x
xor rdx, r12	// third1.step8.x
sar r11, 1	// third1.step8.t
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
lea r8, [r11+rdx]	// third1.step8.y
vpermq zmm26, zmm21, 0x99	// end.M.vpermq.4
mov r9, -2	// third1.step9.c1
cmovc r8, r11	// third1.step8.G
adc r12, 0	// third1.step8.w
cmovs rcx, r11	// third1.step8.h
cmovs rax, rbx	// third1.step8.d
lea r10, [rax-1]	// third1.step9.c0
sub r9, rax	// third1.step9.c1.2
mov rsi, qword ptr [rdi+320]	// end.w0f.load_N3u
sarx rbp, rax, r15	// third1.step8.s
mov r13, rcx	// copy for third1.step9.x
xor r13, rbp	// third1.step9.x
sar r8, 1	// third1.step9.t
lea r14, [r8+r13]	// third1.step9.y
mov rdx, -2	// third1.step10.c1
cmovc r14, r8	// third1.step9.G
adc rbp, 0	// third1.step9.w
cmovs rcx, r8	// third1.step9.h
cmovs r10, r9	// third1.step9.d
imul rsi, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r12, qword ptr [rdi+328]	// end.w0f.load_N3v
sub rdx, r10	// third1.step10.c1.2
lea r11, [r10-1]	// third1.step10.c0
imul r12, qword ptr [rdi-104]	// end.w0f.imul_w2g
sarx rbx, r10, r15	// third1.step9.s
mov rax, rcx	// copy for third1.step10.x
xor rax, rbx	// third1.step10.x
sar r14, 1	// third1.step10.t
lea r13, [rsi+r12]	// end.w0f.add
lea rbp, [r14+rax]	// third1.step10.y
mov r8, -2	// third1.step11.c1
cmovc rbp, r14	// third1.step10.G
adc rbx, 0	// third1.step10.w
cmovs rcx, r14	// third1.step10.h
cmovs r11, rdx	// third1.step10.d
sar r13, 20	// end.w0f.sar
and r13, qword ptr [rdi-32]	// end.w0f.and_low40
lea r9, [r11-1]	// third1.step11.c0
sub r8, r11	// third1.step11.c1.2
mov qword ptr [rdi+16], r13	// end.w0f.store_w0f
sarx r10, r11, r15	// third1.step10.s
mov rsi, rcx	// copy for third1.step11.x
xor rsi, r10	// third1.step11.x
sar rbp, 1	// third1.step11.t
lea r12, [rbp+rsi]	// third1.step11.y
mov rax, -2	// third1.step12.c1
vpshufd zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
cmovc r12, rbp	// third1.step11.G
adc r10, 0	// third1.step11.w
cmovs rcx, rbp	// third1.step11.h
cmovs r9, r8	// third1.step11.d
shr r13, 20	// end.w0f.shr
shl r13, 44	// end.w0f.shl
sub rax, r9	// third1.step12.c1.2
lea rbx, [r9-1]	// third1.step12.c0
mov qword ptr [rdi+24], r13	// end.w0f.store_high0f
sarx r14, r9, r15	// third1.step11.s
mov rdx, rcx	// copy for third1.step12.x
xor rdx, r14	// third1.step12.x
sar r12, 1	// third1.step12.t
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r11, qword ptr [rdi+336]	// end.w0g.load_N3q
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
lea rsi, [r12+rdx]	// third1.step12.y
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
mov r10, -2	// third1.step13.c1
cmovc rsi, r12	// third1.step12.G
adc r14, 0	// third1.step12.w
cmovs rcx, r12	// third1.step12.h
cmovs rbx, rax	// third1.step12.d
imul r11, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rbp, qword ptr [rdi+344]	// end.w0g.load_N3r
lea r8, [rbx-1]	// third1.step13.c0
sub r10, rbx	// third1.step13.c1.2
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
imul rbp, qword ptr [rdi-104]	// end.w0g.imul_w2g
sarx r13, rbx, r15	// third1.step12.s
mov r9, rcx	// copy for third1.step13.x
xor r9, r13	// third1.step13.x
sar rsi, 1	// third1.step13.t
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
lea rdx, [r11+rbp]	// end.w0g.add
vpmuldq zmm10, zmm26, zmm27	// update.limb1.vpmuldq.2
lea r14, [rsi+r9]	// third1.step13.y
vpaddq zmm11, zmm9, zmm10	// update.limb1.vpaddq
mov r12, -2	// third1.step14.c1
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
cmovc r14, rsi	// third1.step13.G
adc r13, 0	// third1.step13.w
cmovs rcx, rsi	// third1.step13.h
cmovs r8, r10	// third1.step13.d
sar rdx, 20	// end.w0g.sar
sub r12, r8	// third1.step14.c1.2
lea rax, [r8-1]	// third1.step14.c0
and rdx, qword ptr [rdi-32]	// end.w0g.and_low40
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
sarx rbx, r8, r15	// third1.step13.s
mov r11, rcx	// copy for third1.step14.x
xor r11, rbx	// third1.step14.x
sar r14, 1	// third1.step14.t
vpmuldq zmm5, zmm24, zmm14	// update.limb1.vpmuldq.4
mov qword ptr [rdi+32], rdx	// end.w0g.store_w0g
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
lea rbp, [r14+r11]	// third1.step14.y
vpaddq zmm6, zmm11, zmm12	// update.limb1.vpaddq.3
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
mov r9, -2	// third1.step15.c1
cmovc rbp, r14	// third1.step14.G
adc rbx, 0	// third1.step14.w
cmovs rcx, r14	// third1.step14.h
cmovs rax, r12	// third1.step14.d
shr rdx, 20	// end.w0g.shr
shl rdx, 44	// end.w0g.shl
lea r13, [rax-1]	// third1.step15.c0
sub r9, rax	// third1.step15.c1.2
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov qword ptr [rdi+40], rdx	// end.w0g.store_high0g
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
sarx rsi, rax, r15	// third1.step14.s
mov r10, rcx	// copy for third1.step15.x
xor r10, rsi	// third1.step15.x
sar rbp, 1	// third1.step15.t
valignq zmm19{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
lea r8, [rbp+r10]	// third1.step15.y
mov r11, -2	// third1.step16.c1
vpmuldq zmm16, zmm26, zmm14	// update.limb2.vpmuldq.2
cmovc r8, rbp	// third1.step15.G
adc rsi, 0	// third1.step15.w
cmovs rcx, rbp	// third1.step15.h
cmovs r13, r9	// third1.step15.d
sub r11, r13	// third1.step16.c1.2
vpaddq zmm22, zmm20, zmm16	// update.limb2.vpaddq
lea rbx, [r13-1]	// third1.step16.c0
sarx r14, r13, r15	// third1.step15.s
mov r12, rcx	// copy for third1.step16.x
xor r12, r14	// third1.step16.x
sar r8, 1	// third1.step16.t
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
lea rdx, [r8+r12]	// third1.step16.y
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
cmovc rdx, r8	// third1.step16.G
adc r14, 0	// third1.step16.w
cmovs rcx, r8	// third1.step16.h
cmovs rbx, r11	// third1.step16.d
mov rax, -2	// third1.step17.c1
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
lea r10, [rbx-1]	// third1.step17.c0
sub rax, rbx	// third1.step17.c1.2
vpaddq zmm27, zmm4, zmm17	// update.limb2.vpaddq.4
sarx rsi, rbx, r15	// third1.step16.s
mov rbp, rcx	// copy for third1.step17.x
xor rbp, rsi	// third1.step17.x
sar rdx, 1	// third1.step17.t
vpsraq zmm9, zmm27, 30	// update.limb2.vpsraq
vpandq zmm10, zmm27, zmm7	// update.limb2.vpandq
lea r9, [rdx+rbp]	// third1.step17.y
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
mov r13, -2	// third1.step18.c1
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
cmovc r9, rdx	// third1.step17.G
adc rsi, 0	// third1.step17.w
cmovs rcx, rdx	// third1.step17.h
cmovs r10, rax	// third1.step17.d
sub r13, r10	// third1.step18.c1.2
lea r12, [r10-1]	// third1.step18.c0
sarx r14, r10, r15	// third1.step17.s
mov r8, rcx	// copy for third1.step18.x
xor r8, r14	// third1.step18.x
sar r9, 1	// third1.step18.t
vpmuldq zmm5, zmm26, zmm21	// update.limb3.vpmuldq.2
vpaddq zmm11, zmm15, zmm5	// update.limb3.vpaddq
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
lea r11, [r9+r8]	// third1.step18.y
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
mov rbx, -2	// third1.step19.c1
cmovc r11, r9	// third1.step18.G
adc r14, 0	// third1.step18.w
cmovs rcx, r9	// third1.step18.h
cmovs r12, r13	// third1.step18.d
lea rbp, [r12-1]	// third1.step19.c0
sub rbx, r12	// third1.step19.c1.2
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
sarx rsi, r12, r15	// third1.step18.s
mov rdx, rcx	// copy for third1.step19.x
xor rdx, rsi	// third1.step19.x
sar r11, 1	// third1.step19.t
vpaddq zmm18, zmm11, zmm13	// update.limb3.vpaddq.3
vpaddq zmm14, zmm18, zmm9	// update.limb3.vpaddq.4
lea rax, [r11+rdx]	// third1.step19.y
vpsraq zmm20, zmm14, 30	// update.limb3.vpsraq
mov r10, -2	// third1.step20.c1
vpandq zmm16, zmm14, zmm7	// update.limb3.vpandq
cmovc rax, r11	// third1.step19.G
adc rsi, 0	// third1.step19.w
cmovs rcx, r11	// third1.step19.h
cmovs rbp, rbx	// third1.step19.d
sub r10, rbp	// third1.step20.c1.2
lea r8, [rbp-1]	// third1.step20.c0
vmovdqa64 zmmword ptr [rdi+896], zmm16	// update.limb3.vmovdqa64
sarx r14, rbp, r15	// third1.step19.s
mov r9, rcx	// copy for third1.step20.x
xor r9, r14	// third1.step20.x
sar rax, 1	// third1.step20.t
vpmuldq zmm0, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
vpmuldq zmm1, zmm26, zmm12	// update.limb4.vpmuldq.2
lea r13, [rax+r9]	// third1.step20.y
vpaddq zmm22, zmm0, zmm1	// update.limb4.vpaddq
vpshufd zmm2, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
cmovc r13, rax	// third1.step20.G
adc r14, 0	// third1.step20.w
cmovs rcx, rax	// third1.step20.h
cmovs r8, r10	// third1.step20.d
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
mov r12, r13	// copy for change1.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rdx, rcx	// copy for change1.h.add_rounding_h
add rdx, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov rsi, rcx	// copy for change1.h.shl
shl rsi, 45	// change1.h.shl
vpmuldq zmm17, zmm24, zmm2	// update.limb4.vpmuldq.4
sarx r11, r8, r15	// third1.step20.s
rorx rbx, r12, 21	// change1.G.first_entry
rorx rbp, r12, 42	// change1.G.second_entry
rorx r9, rdx, 41	// change1.h.second_entry
vpaddq zmm27, zmm4, zmm17	// update.limb4.vpaddq.2
rorx r14, rdx, 20	// change1.h.first_entry
mov rax, r13	// copy for change1.G.shl
shl rax, 44	// change1.G.shl
add rax, qword ptr [rdi-40]	// change1.G.add_refill_G
vpaddq zmm10, zmm22, zmm27	// update.limb4.vpaddq.3
imul rbx, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rbp, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r14, qword ptr [rdi+24]	// change1.h.imul_high0f
imul r9, qword ptr [rdi+40]	// change1.h.imul_high0g
add rsi, qword ptr [rdi-48]	// change1.h.add_refill_h
vpaddq zmm21, zmm10, zmm20	// update.limb4.vpaddq.4
vpsraq zmm15, zmm21, 30	// update.limb4.vpsraq
vpandq zmm5, zmm21, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm5	// update.limb4.vmovdqa64
lea r10, [rbx+rbp]	// change1.G.add
lea r12, [r14+r9]	// change1.h.add
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
lea rdx, [r12+rsi]	// change1.h.add.2
mov rbx, -2	// third2.step1.c1
vpmuldq zmm3, zmm26, zmm2	// update.limb5.vpmuldq.2
lea rbp, [r10+rax]	// change1.G.add.2
lea r14, [r8-1]	// third2.step1.c0
sub rbx, r8	// third2.step1.c1.2
vpaddq zmm11, zmm6, zmm3	// update.limb5.vpaddq
vpshufd zmm13, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
ror rbp, 44	// change1.G.packed
ror rdx, 45	// change1.h.packed
vpmuldq zmm18, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
mov r9, rdx	// copy for third2.step1.x
xor r9, r11	// third2.step1.x
sar rbp, 1	// third2.step1.t
lea r12, [rbp+r9]	// third2.step1.y
vpmuldq zmm9, zmm24, zmm13	// update.limb5.vpmuldq.4
mov rsi, -2	// third2.step2.c1
vpaddq zmm14, zmm18, zmm9	// update.limb5.vpaddq.2
cmovc r12, rbp	// third2.step1.G
adc r11, 0	// third2.step1.w
cmovs rdx, rbp	// third2.step1.h
cmovs r14, rbx	// third2.step1.d
sub rsi, r14	// third2.step2.c1.2
lea r10, [r14-1]	// third2.step2.c0
sarx rax, r14, r15	// third2.step1.s
mov r8, rdx	// copy for third2.step2.x
xor r8, rax	// third2.step2.x
sar r12, 1	// third2.step2.t
vpaddq zmm12, zmm11, zmm14	// update.limb5.vpaddq.3
vpaddq zmm0, zmm12, zmm15	// update.limb5.vpaddq.4
vpsraq zmm1, zmm0, 30	// update.limb5.vpsraq
lea r9, [r12+r8]	// third2.step2.y
vpandq zmm4, zmm0, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.limb5.vmovdqa64
mov r11, -2	// third2.step3.c1
cmovc r9, r12	// third2.step2.G
adc rax, 0	// third2.step2.w
cmovs rdx, r12	// third2.step2.h
cmovs r10, rsi	// third2.step2.d
lea rbp, [r10-1]	// third2.step3.c0
sub r11, r10	// third2.step3.c1.2
vpsrlq zmm17, zmm16, 10	// update.limb5.above.vpsrlq
sarx rbx, r10, r15	// third2.step2.s
mov r14, rdx	// copy for third2.step3.x
xor r14, rbx	// third2.step3.x
sar r9, 1	// third2.step3.t
vpsllq zmm22, zmm5, 20	// update.limb5.above.vpsllq
vpsllq zmm27, zmm4, 50	// update.limb5.above.vpsllq.2
lea r8, [r9+r14]	// third2.step3.y
vpaddq zmm10, zmm17, zmm22	// update.limb5.above.vpaddq
mov rax, -2	// third2.step4.c1
vpaddq zmm20, zmm10, zmm27	// update.limb5.above.vpaddq.2
cmovc r8, r9	// third2.step3.G
adc rbx, 0	// third2.step3.w
cmovs rdx, r9	// third2.step3.h
cmovs rbp, r11	// third2.step3.d
sub rax, rbp	// third2.step4.c1.2
lea r12, [rbp-1]	// third2.step4.c0
vmovdqa64 zmmword ptr [rdi+384], zmm20	// update.limb5.above.vmovdqa64
sarx rsi, rbp, r15	// third2.step3.s
mov r10, rdx	// copy for third2.step4.x
xor r10, rsi	// third2.step4.x
sar r8, 1	// third2.step4.t
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpmuldq zmm2, zmm26, zmm13	// update.limb6.vpmuldq.2
lea r14, [r8+r10]	// third2.step4.y
vpaddq zmm6, zmm21, zmm2	// update.limb6.vpaddq
vpbroadcastq zmm3, rcx	// change1.vpbroadcastq
vpshufd zmm18, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
mov rbx, -2	// third2.step5.c1
cmovc r14, r8	// third2.step4.G
adc rsi, 0	// third2.step4.w
cmovs rdx, r8	// third2.step4.h
cmovs r12, rax	// third2.step4.d
lea r9, [r12-1]	// third2.step5.c0
sub rbx, r12	// third2.step5.c1.2
vpmuldq zmm9, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpbroadcastq zmm3{k1}, r13	// change1.vpbroadcastq.2
vpmuldq zmm11, zmm24, zmm18	// update.limb6.vpmuldq.4
sarx r11, r12, r15	// third2.step4.s
mov rbp, rdx	// copy for third2.step5.x
xor rbp, r11	// third2.step5.x
sar r14, 1	// third2.step5.t
vpaddq zmm14, zmm9, zmm11	// update.limb6.vpaddq.2
vpaddq zmm12, zmm3, zmm29	// change1.N1.vpaddq
vpaddq zmm15, zmm6, zmm14	// update.limb6.vpaddq.3
lea r10, [r14+rbp]	// third2.step5.y
mov rcx, -2	// third2.step6.c1
vpaddq zmm0, zmm15, zmm1	// update.limb6.vpaddq.4
cmovc r10, r14	// third2.step5.G
adc r11, 0	// third2.step5.w
cmovs rdx, r14	// third2.step5.h
cmovs r9, rbx	// third2.step5.d
sub rcx, r9	// third2.step6.c1.2
vpsraq zmm16, zmm0, 30	// update.limb6.vpsraq
lea rsi, [r9-1]	// third2.step6.c0
sarx r8, r9, r15	// third2.step5.s
mov rax, rdx	// copy for third2.step6.x
xor rax, r8	// third2.step6.x
sar r10, 1	// third2.step6.t
vpsllvq zmm5, zmm12, zmm30	// change1.N1.vpsllvq
vpandq zmm4, zmm0, zmm7	// update.limb6.vpandq
vmovdqa64 zmmword ptr [rdi+1088], zmm4	// update.limb6.vmovdqa64
vpsravq zmm17, zmm5, zmm31	// change1.N1.vpsravq
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
lea r13, [r10+rax]	// third2.step6.y
vpmuldq zmm10, zmm26, zmm18	// update.limb7.vpmuldq.2
mov r12, -2	// third2.step7.c1
cmovc r13, r10	// third2.step6.G
adc r8, 0	// third2.step6.w
cmovs rdx, r10	// third2.step6.h
cmovs rsi, rcx	// third2.step6.d
vpaddq zmm27, zmm22, zmm10	// update.limb7.vpaddq
lea rbp, [rsi-1]	// third2.step7.c0
sub r12, rsi	// third2.step7.c1.2
vpsubq zmm20, zmm28, zmm17	// change1.N1.vpsubq
vpshufd zmm13, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
sarx r11, rsi, r15	// third2.step6.s
mov r14, rdx	// copy for third2.step7.x
xor r14, r11	// third2.step7.x
sar r13, 1	// third2.step7.t
vpmuldq zmm21, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpmuldq zmm2, zmm24, zmm13	// update.limb7.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+192], zmm20	// change1.N1.vmovdqa64
lea rbx, [r13+r14]	// third2.step7.y
vpaddq zmm9, zmm21, zmm2	// update.limb7.vpaddq.2
mov r9, -2	// third2.step8.c1
vpaddq zmm11, zmm27, zmm9	// update.limb7.vpaddq.3
cmovc rbx, r13	// third2.step7.G
adc r11, 0	// third2.step7.w
cmovs rdx, r13	// third2.step7.h
cmovs rbp, r12	// third2.step7.d
sub r9, rbp	// third2.step8.c1.2
lea rax, [rbp-1]	// third2.step8.c0
sarx r8, rbp, r15	// third2.step7.s
mov r10, rdx	// copy for third2.step8.x
xor r10, r8	// third2.step8.x
sar rbx, 1	// third2.step8.t
vpaddq zmm3, zmm11, zmm16	// update.limb7.vpaddq.4
mov rcx, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpsraq zmm6, zmm3, 30	// update.limb7.vpsraq
vpandq zmm14, zmm3, zmm7	// update.limb7.vpandq
lea rsi, [rbx+r10]	// third2.step8.y
vmovdqa64 zmmword ptr [rdi+1152], zmm14	// update.limb7.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
mov r14, -2	// third2.step9.c1
cmovc rsi, rbx	// third2.step8.G
adc r8, 0	// third2.step8.w
cmovs rdx, rbx	// third2.step8.h
cmovs rax, r9	// third2.step8.d
imul rcx, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov r11, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r13, [rax-1]	// third2.step9.c0
sub r14, rax	// third2.step9.c1.2
vpmuldq zmm1, zmm26, zmm13	// update.limb8.vpmuldq.2
sarx r12, rax, r15	// third2.step8.s
mov rbp, rdx	// copy for third2.step9.x
xor rbp, r12	// third2.step9.x
sar rsi, 1	// third2.step9.t
vpaddq zmm12, zmm15, zmm1	// update.limb8.vpaddq
vpshufd zmm0, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
lea r10, [rsi+rbp]	// third2.step9.y
vpmuldq zmm4, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
mov r8, -2	// third2.step10.c1
vpmuldq zmm5, zmm24, zmm0	// update.limb8.vpmuldq.4
cmovc r10, rsi	// third2.step9.G
adc r12, 0	// third2.step9.w
cmovs rdx, rsi	// third2.step9.h
cmovs r13, r14	// third2.step9.d
imul r11, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea rbx, [rcx+r11]	// change1.w1f.add
sub r8, r13	// third2.step10.c1.2
lea r9, [r13-1]	// third2.step10.c0
vpaddq zmm18, zmm4, zmm5	// update.limb8.vpaddq.2
sarx rax, r13, r15	// third2.step9.s
mov rbp, rdx	// copy for third2.step10.x
xor rbp, rax	// third2.step10.x
sar r10, 1	// third2.step10.t
vpaddq zmm22, zmm12, zmm18	// update.limb8.vpaddq.3
vpaddq zmm10, zmm22, zmm6	// update.limb8.vpaddq.4
lea r12, [r10+rbp]	// third2.step10.y
vpsraq zmm17, zmm10, 30	// update.limb8.vpsraq
vpandq zmm20, zmm10, zmm7	// update.limb8.vpandq
mov rsi, -2	// third2.step11.c1
cmovc r12, r10	// third2.step10.G
adc rax, 0	// third2.step10.w
cmovs rdx, r10	// third2.step10.h
cmovs r9, r8	// third2.step10.d
sar rbx, 20	// change1.w1f.sar
mov qword ptr [rdi+48], rbx	// change1.w1f.store_w1f
lea r14, [r9-1]	// third2.step11.c0
sub rsi, r9	// third2.step11.c1.2
vmovdqa64 zmmword ptr [rdi+1216], zmm20	// update.limb8.vmovdqa64
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
mov rcx, qword ptr [rdi+208]	// change1.w1g.load_N1q
sarx r11, r9, r15	// third2.step10.s
mov r13, rdx	// copy for third2.step11.x
xor r13, r11	// third2.step11.x
sar r12, 1	// third2.step11.t
vpmuldq zmm2, zmm26, zmm0	// update.limb9.vpmuldq.2
vpaddq zmm27, zmm21, zmm2	// update.limb9.vpaddq
lea rbp, [r12+r13]	// third2.step11.y
mov rax, -2	// third2.step12.c1
vpshufd zmm9, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
cmovc rbp, r12	// third2.step11.G
adc r11, 0	// third2.step11.w
cmovs rdx, r12	// third2.step11.h
cmovs r14, rsi	// third2.step11.d
imul rcx, qword ptr [rdi+16]	// change1.w1g.imul_w0f
sub rax, r14	// third2.step12.c1.2
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
lea r10, [r14-1]	// third2.step12.c0
sarx r8, r14, r15	// third2.step11.s
mov rbx, rdx	// copy for third2.step12.x
xor rbx, r8	// third2.step12.x
sar rbp, 1	// third2.step12.t
vpmuldq zmm16, zmm24, zmm9	// update.limb9.vpmuldq.4
mov r9, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpaddq zmm3, zmm11, zmm16	// update.limb9.vpaddq.2
vpaddq zmm14, zmm27, zmm3	// update.limb9.vpaddq.3
lea r13, [rbp+rbx]	// third2.step12.y
vpaddq zmm13, zmm14, zmm17	// update.limb9.vpaddq.4
mov r11, -2	// third2.step13.c1
cmovc r13, rbp	// third2.step12.G
adc r8, 0	// third2.step12.w
cmovs rdx, rbp	// third2.step12.h
cmovs r10, rax	// third2.step12.d
imul r9, qword ptr [rdi+32]	// change1.w1g.imul_w0g
vpsraq zmm15, zmm13, 30	// update.limb9.vpsraq
lea r12, [r10-1]	// third2.step13.c0
sub r11, r10	// third2.step13.c1.2
lea rsi, [rcx+r9]	// change1.w1g.add
vpandq zmm1, zmm13, zmm7	// update.limb9.vpandq
sarx r14, r10, r15	// third2.step12.s
mov rbx, rdx	// copy for third2.step13.x
xor rbx, r14	// third2.step13.x
sar r13, 1	// third2.step13.t
vmovdqa64 zmmword ptr [rdi+1280], zmm1	// update.limb9.vmovdqa64
vpmuldq zmm4, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
lea r8, [r13+rbx]	// third2.step13.y
vpmuldq zmm5, zmm26, zmm9	// update.limb10.vpmuldq.2
mov rbp, -2	// third2.step14.c1
vpaddq zmm12, zmm4, zmm5	// update.limb10.vpaddq
cmovc r8, r13	// third2.step13.G
adc r14, 0	// third2.step13.w
cmovs rdx, r13	// third2.step13.h
cmovs r12, r11	// third2.step13.d
sub rbp, r12	// third2.step14.c1.2
sar rsi, 20	// change1.w1g.sar
lea rax, [r12-1]	// third2.step14.c0
mov qword ptr [rdi+56], rsi	// change1.w1g.store_w1g
sarx rcx, r12, r15	// third2.step13.s
mov r9, rdx	// copy for third2.step14.x
xor r9, rcx	// third2.step14.x
sar r8, 1	// third2.step14.t
vpshufd zmm18, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
mov r10, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpmuldq zmm6, zmm24, zmm18	// update.limb10.vpmuldq.4
lea rbx, [r8+r9]	// third2.step14.y
vpaddq zmm10, zmm22, zmm6	// update.limb10.vpaddq.2
vpaddq zmm20, zmm12, zmm10	// update.limb10.vpaddq.3
mov r14, -2	// third2.step15.c1
cmovc rbx, r8	// third2.step14.G
adc rcx, 0	// third2.step14.w
cmovs rdx, r8	// third2.step14.h
cmovs rax, rbp	// third2.step14.d
lea r13, [rax-1]	// third2.step15.c0
sub r14, rax	// third2.step15.c1.2
imul r10, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpaddq zmm0, zmm20, zmm15	// update.limb10.vpaddq.4
sarx r11, rax, r15	// third2.step14.s
mov rsi, rdx	// copy for third2.step15.x
xor rsi, r11	// third2.step15.x
sar rbx, 1	// third2.step15.t
vpsraq zmm21, zmm0, 30	// update.limb10.vpsraq
vpandq zmm2, zmm0, zmm7	// update.limb10.vpandq
mov r12, qword ptr [rdi+200]	// change1.high1f.load_N1v
lea r9, [rbx+rsi]	// third2.step15.y
vmovdqa64 zmmword ptr [rdi+1344], zmm2	// update.limb10.vmovdqa64
mov rcx, -2	// third2.step16.c1
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
cmovc r9, rbx	// third2.step15.G
adc r11, 0	// third2.step15.w
cmovs rdx, rbx	// third2.step15.h
cmovs r13, r14	// third2.step15.d
imul r12, qword ptr [rdi+392]	// change1.high1f.imul_above_g
sub rcx, r13	// third2.step16.c1.2
lea r8, [r13-1]	// third2.step16.c0
vpmuldq zmm16, zmm26, zmm18	// update.limb11.vpmuldq.2
sarx rbp, r13, r15	// third2.step15.s
mov rax, rdx	// copy for third2.step16.x
xor rax, rbp	// third2.step16.x
sar r9, 1	// third2.step16.t
vpaddq zmm27, zmm11, zmm16	// update.limb11.vpaddq
lea rsi, [r10+r12]	// change1.high1f.add
vpshufd zmm3, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
lea r11, [r9+rax]	// third2.step16.y
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
vpmuldq zmm17, zmm24, zmm3	// update.limb11.vpmuldq.4
mov rbx, qword ptr [rdi+48]	// change1.high1f.load_w1f
mov r14, -2	// third2.step17.c1
cmovc r11, r9	// third2.step16.G
adc rbp, 0	// third2.step16.w
cmovs rdx, r9	// third2.step16.h
cmovs r8, rcx	// third2.step16.d
lea r13, [r8-1]	// third2.step17.c0
sub r14, r8	// third2.step17.c1.2
vpaddq zmm13, zmm14, zmm17	// update.limb11.vpaddq.2
vpaddq zmm1, zmm27, zmm13	// update.limb11.vpaddq.3
sarx r10, r8, r15	// third2.step16.s
mov r12, rdx	// copy for third2.step17.x
xor r12, r10	// third2.step17.x
sar r11, 1	// third2.step17.t
vpaddq zmm9, zmm1, zmm21	// update.limb11.vpaddq.4
vpsraq zmm4, zmm9, 30	// update.limb11.vpsraq
lea rax, [r11+r12]	// third2.step17.y
mov rbp, -2	// third2.step18.c1
vpandq zmm5, zmm9, zmm7	// update.limb11.vpandq
cmovc rax, r11	// third2.step17.G
adc r10, 0	// third2.step17.w
cmovs rdx, r11	// third2.step17.h
cmovs r13, r14	// third2.step17.d
sub rbp, r13	// third2.step18.c1.2
vmovdqa64 zmmword ptr [rdi+1408], zmm5	// update.limb11.vmovdqa64
lea r9, [r13-1]	// third2.step18.c0
sarx rcx, r13, r15	// third2.step17.s
mov r8, rdx	// copy for third2.step18.x
xor r8, rcx	// third2.step18.x
sar rax, 1	// third2.step18.t
vpmuldq zmm22, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpmuldq zmm6, zmm26, zmm3	// update.limb12.vpmuldq.2
vpaddq zmm12, zmm22, zmm6	// update.limb12.vpaddq
lea r12, [rax+r8]	// third2.step18.y
vpshufd zmm10, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
mov r10, -2	// third2.step19.c1
cmovc r12, rax	// third2.step18.G
adc rcx, 0	// third2.step18.w
cmovs rdx, rax	// third2.step18.h
cmovs r9, rbp	// third2.step18.d
sar rbx, 20	// change1.high1f.sar
lea r11, [rbx+rsi]	// change1.high1f.add.2
shl r11, 44	// change1.high1f.shl
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov qword ptr [rdi+64], r11	// change1.high1f.store_high1f
lea r14, [r9-1]	// third2.step19.c0
sub r10, r9	// third2.step19.c1.2
mov r13, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpmuldq zmm15, zmm24, zmm10	// update.limb12.vpmuldq.4
sarx r8, r9, r15	// third2.step18.s
mov rcx, rdx	// copy for third2.step19.x
xor rcx, r8	// third2.step19.x
sar r12, 1	// third2.step19.t
vpaddq zmm0, zmm20, zmm15	// update.limb12.vpaddq.2
vpaddq zmm2, zmm12, zmm0	// update.limb12.vpaddq.3
lea rax, [r12+rcx]	// third2.step19.y
vpaddq zmm18, zmm2, zmm4	// update.limb12.vpaddq.4
mov rbp, -2	// third2.step20.c1
vpsraq zmm11, zmm18, 30	// update.limb12.vpsraq
cmovc rax, r12	// third2.step19.G
adc r8, 0	// third2.step19.w
cmovs rdx, r12	// third2.step19.h
cmovs r14, r10	// third2.step19.d
sub rbp, r14	// third2.step20.c1.2
imul r13, qword ptr [rdi+384]	// change1.high1g.imul_above_f
lea rbx, [r14-1]	// third2.step20.c0
sarx rsi, r14, r15	// third2.step19.s
mov r11, rdx	// copy for third2.step20.x
xor r11, rsi	// third2.step20.x
sar rax, 1	// third2.step20.t
vpandq zmm16, zmm18, zmm7	// update.limb12.vpandq
vmovdqa64 zmmword ptr [rdi+1472], zmm16	// update.limb12.vmovdqa64
mov r9, qword ptr [rdi+216]	// change1.high1g.load_N1r
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
lea rcx, [rax+r11]	// third2.step20.y
vpmuldq zmm17, zmm26, zmm10	// update.limb13.vpmuldq.2
vpaddq zmm27, zmm14, zmm17	// update.limb13.vpaddq
cmovc rcx, rax	// third2.step20.G
adc rsi, 0	// third2.step20.w
cmovs rdx, rax	// third2.step20.h
cmovs rbx, rbp	// third2.step20.d
imul r9, qword ptr [rdi+392]	// change1.high1g.imul_above_g
mov r8, rcx	// copy for change2.G.add_rounding_G
add r8, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r12, rdx	// copy for change2.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change2.h.add_rounding_h
vpshufd zmm13, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
mov r10, rcx	// copy for change2.G.shl
shl r10, 44	// change2.G.shl
mov r14, rdx	// copy for change2.h.shl
shl r14, 45	// change2.h.shl
sarx r11, rbx, r15	// third2.step20.s
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
rorx rsi, r8, 21	// change2.G.first_entry
rorx rax, r8, 42	// change2.G.second_entry
rorx rbp, r12, 20	// change2.h.first_entry
rorx r8, r12, 41	// change2.h.second_entry
vpmuldq zmm21, zmm24, zmm13	// update.limb13.vpmuldq.4
add r10, qword ptr [rdi-40]	// change2.G.add_refill_G
lea r12, [r13+r9]	// change1.high1g.add
mov r13, qword ptr [rdi+56]	// change1.high1g.load_w1g
add r14, qword ptr [rdi-48]	// change2.h.add_refill_h
imul rsi, qword ptr [rdi+64]	// change2.G.imul_high1f
vpaddq zmm9, zmm1, zmm21	// update.limb13.vpaddq.2
imul rbp, qword ptr [rdi+64]	// change2.h.imul_high1f
vpaddq zmm5, zmm27, zmm9	// update.limb13.vpaddq.3
vpaddq zmm3, zmm5, zmm11	// update.limb13.vpaddq.4
sar r13, 20	// change1.high1g.sar
vpsraq zmm22, zmm3, 30	// update.limb13.vpsraq
vpandq zmm6, zmm3, zmm7	// update.limb13.vpandq
lea r9, [r13+r12]	// change1.high1g.add.2
vmovdqa64 zmmword ptr [rdi+1536], zmm6	// update.limb13.vmovdqa64
mov r13, -2	// third3.step1.c1
lea r12, [rbx-1]	// third3.step1.c0
sub r13, rbx	// third3.step1.c1.2
vpmuldq zmm20, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpmuldq zmm15, zmm26, zmm13	// update.limb14.vpmuldq.2
shl r9, 44	// change1.high1g.shl
vpaddq zmm12, zmm20, zmm15	// update.limb14.vpaddq
vpshufd zmm0, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
mov qword ptr [rdi+72], r9	// change1.high1g.store_high1g
imul rax, qword ptr [rdi+72]	// change2.G.imul_high1g
imul r8, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rbx, [rsi+rax]	// change2.G.add
lea r9, [rbp+r8]	// change2.h.add
lea rsi, [rbx+r10]	// change2.G.add.2
lea rax, [r9+r14]	// change2.h.add.2
ror rsi, 44	// change2.G.packed
ror rax, 45	// change2.h.packed
mov rbp, rax	// copy for third3.step1.x
xor rbp, r11	// third3.step1.x
sar rsi, 1	// third3.step1.t
lea r8, [rsi+rbp]	// third3.step1.y
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
mov rbx, -2	// third3.step2.c1
cmovc r8, rsi	// third3.step1.G
adc r11, 0	// third3.step1.w
cmovs rax, rsi	// third3.step1.h
cmovs r12, r13	// third3.step1.d
sub rbx, r12	// third3.step2.c1.2
vpmuldq zmm4, zmm24, zmm0	// update.limb14.vpmuldq.4
lea r10, [r12-1]	// third3.step2.c0
sarx r9, r12, r15	// third3.step1.s
mov r14, rax	// copy for third3.step2.x
xor r14, r9	// third3.step2.x
sar r8, 1	// third3.step2.t
vpaddq zmm18, zmm2, zmm4	// update.limb14.vpaddq.2
vpaddq zmm16, zmm12, zmm18	// update.limb14.vpaddq.3
vpaddq zmm10, zmm16, zmm22	// update.limb14.vpaddq.4
lea rbp, [r8+r14]	// third3.step2.y
vpsraq zmm14, zmm10, 30	// update.limb14.vpsraq
vpandq zmm17, zmm10, zmm7	// update.limb14.vpandq
mov r11, -2	// third3.step3.c1
cmovc rbp, r8	// third3.step2.G
adc r9, 0	// third3.step2.w
cmovs rax, r8	// third3.step2.h
cmovs r10, rbx	// third3.step2.d
lea rsi, [r10-1]	// third3.step3.c0
sub r11, r10	// third3.step3.c1.2
vmovdqa64 zmmword ptr [rdi+1600], zmm17	// update.limb14.vmovdqa64
sarx r13, r10, r15	// third3.step2.s
mov r12, rax	// copy for third3.step3.x
xor r12, r13	// third3.step3.x
sar rbp, 1	// third3.step3.t
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpmuldq zmm21, zmm26, zmm0	// update.limb15.vpmuldq.2
lea r14, [rbp+r12]	// third3.step3.y
vpaddq zmm27, zmm1, zmm21	// update.limb15.vpaddq
mov r9, -2	// third3.step4.c1
vpshufd zmm9, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
cmovc r14, rbp	// third3.step3.G
adc r13, 0	// third3.step3.w
cmovs rax, rbp	// third3.step3.h
cmovs rsi, r11	// third3.step3.d
sub r9, rsi	// third3.step4.c1.2
lea r8, [rsi-1]	// third3.step4.c0
vpbroadcastq zmm5, rdx	// change2.vpbroadcastq
sarx rbx, rsi, r15	// third3.step3.s
mov r10, rax	// copy for third3.step4.x
xor r10, rbx	// third3.step4.x
sar r14, 1	// third3.step4.t
vpmuldq zmm11, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpmuldq zmm3, zmm24, zmm9	// update.limb15.vpmuldq.4
vpbroadcastq zmm5{k1}, rcx	// change2.vpbroadcastq.2
vpaddq zmm6, zmm11, zmm3	// update.limb15.vpaddq.2
lea r12, [r14+r10]	// third3.step4.y
vpaddq zmm13, zmm27, zmm6	// update.limb15.vpaddq.3
vpaddq zmm20, zmm13, zmm14	// update.limb15.vpaddq.4
vpaddq zmm15, zmm5, zmm29	// change2.N2.vpaddq
mov r13, -2	// third3.step5.c1
cmovc r12, r14	// third3.step4.G
adc rbx, 0	// third3.step4.w
cmovs rax, r14	// third3.step4.h
cmovs r8, r9	// third3.step4.d
lea rbp, [r8-1]	// third3.step5.c0
sub r13, r8	// third3.step5.c1.2
vpsraq zmm2, zmm20, 30	// update.limb15.vpsraq
sarx r11, r8, r15	// third3.step4.s
mov rdx, rax	// copy for third3.step5.x
xor rdx, r11	// third3.step5.x
sar r12, 1	// third3.step5.t
vpandq zmm4, zmm20, zmm7	// update.limb15.vpandq
vpsllvq zmm12, zmm15, zmm30	// change2.N2.vpsllvq
vmovdqa64 zmmword ptr [rdi+1664], zmm4	// update.limb15.vmovdqa64
lea rsi, [r12+rdx]	// third3.step5.y
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
vpsravq zmm16, zmm12, zmm31	// change2.N2.vpsravq
mov rcx, -2	// third3.step6.c1
vpmuldq zmm22, zmm26, zmm9	// update.limb16.vpmuldq.2
cmovc rsi, r12	// third3.step5.G
adc r11, 0	// third3.step5.w
cmovs rax, r12	// third3.step5.h
cmovs rbp, r13	// third3.step5.d
sub rcx, rbp	// third3.step6.c1.2
lea r10, [rbp-1]	// third3.step6.c0
vpaddq zmm10, zmm18, zmm22	// update.limb16.vpaddq
sarx rbx, rbp, r15	// third3.step5.s
mov r14, rax	// copy for third3.step6.x
xor r14, rbx	// third3.step6.x
sar rsi, 1	// third3.step6.t
vpsubq zmm17, zmm28, zmm16	// change2.N2.vpsubq
vpshufd zmm0, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+256], zmm17	// change2.N2.vmovdqa64
vpmuldq zmm21, zmm24, zmm0	// update.limb16.vpmuldq.4
lea r9, [rsi+r14]	// third3.step6.y
vpaddq zmm11, zmm1, zmm21	// update.limb16.vpaddq.2
mov r8, -2	// third3.step7.c1
cmovc r9, rsi	// third3.step6.G
adc rbx, 0	// third3.step6.w
cmovs rax, rsi	// third3.step6.h
cmovs r10, rcx	// third3.step6.d
lea rdx, [r10-1]	// third3.step7.c0
sub r8, r10	// third3.step7.c1.2
vpaddq zmm3, zmm10, zmm11	// update.limb16.vpaddq.3
vpunpcklqdq zmm27, zmm17, zmm17	// change2.vpunpcklqdq
vpaddq zmm6, zmm3, zmm2	// update.limb16.vpaddq.4
sarx r11, r10, r15	// third3.step6.s
mov r12, rax	// copy for third3.step7.x
xor r12, r11	// third3.step7.x
sar r9, 1	// third3.step7.t
vpsraq zmm13, zmm6, 30	// update.limb16.vpsraq
vpunpckhqdq zmm14, zmm17, zmm17	// change2.vpunpckhqdq
vpandq zmm5, zmm6, zmm7	// update.limb16.vpandq
lea r13, [r9+r12]	// third3.step7.y
vmovdqa64 zmmword ptr [rdi+1728], zmm5	// update.limb16.vmovdqa64
mov rbp, -2	// third3.step8.c1
vbroadcasti32x4 zmm20, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
cmovc r13, r9	// third3.step7.G
adc r11, 0	// third3.step7.w
cmovs rax, r9	// third3.step7.h
cmovs rdx, r8	// third3.step7.d
sub rbp, rdx	// third3.step8.c1.2
lea r14, [rdx-1]	// third3.step8.c0
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
sarx rbx, rdx, r15	// third3.step7.s
mov rsi, rax	// copy for third3.step8.x
xor rsi, rbx	// third3.step8.x
sar r13, 1	// third3.step8.t
vbroadcasti32x4 zmm4, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm12, zmm26, zmm0	// update.limb17.vpmuldq.2
vpaddq zmm9, zmm15, zmm12	// update.limb17.vpaddq
vpshufd zmm18, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
lea rcx, [r13+rsi]	// third3.step8.y
vpmuldq zmm22, zmm27, zmm20	// change2.Y.vpmuldq
vpmuldq zmm16, zmm24, zmm18	// update.limb17.vpmuldq.4
mov r10, -2	// third3.step9.c1
cmovc rcx, r13	// third3.step8.G
adc rbx, 0	// third3.step8.w
cmovs rax, r13	// third3.step8.h
cmovs r14, rbp	// third3.step8.d
lea r12, [r14-1]	// third3.step9.c0
sub r10, r14	// third3.step9.c1.2
vpmuldq zmm1, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpaddq zmm21, zmm1, zmm16	// update.limb17.vpaddq.2
vpmuldq zmm10, zmm14, zmm4	// change2.Y.vpmuldq.2
sarx r11, r14, r15	// third3.step8.s
mov r9, rax	// copy for third3.step9.x
xor r9, r11	// third3.step9.x
sar rcx, 1	// third3.step9.t
vpaddq zmm11, zmm9, zmm21	// update.limb17.vpaddq.3
vpaddq zmm3, zmm11, zmm13	// update.limb17.vpaddq.4
vpaddq zmm2, zmm22, zmm10	// change2.Y.vpaddq
lea r8, [rcx+r9]	// third3.step9.y
vpsraq zmm17, zmm3, 30	// update.limb17.vpsraq
mov rdx, -2	// third3.step10.c1
vpandq zmm6, zmm3, zmm7	// update.limb17.vpandq
cmovc r8, rcx	// third3.step9.G
adc r11, 0	// third3.step9.w
cmovs rax, rcx	// third3.step9.h
cmovs r12, r10	// third3.step9.d
sub rdx, r12	// third3.step10.c1.2
lea rsi, [r12-1]	// third3.step10.c0
vmovdqa64 zmmword ptr [rdi+128], zmm2	// change2.Y.vmovdqa64
sarx rbx, r12, r15	// third3.step9.s
mov r13, rax	// copy for third3.step10.x
xor r13, rbx	// third3.step10.x
sar r8, 1	// third3.step10.t
vmovdqa64 zmmword ptr [rdi+1792], zmm6	// update.limb17.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1920]	// update.last.vpmuldq
mov rbp, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpmuldq zmm0, zmm26, zmm18	// update.last.vpmuldq.2
lea r14, [r8+r13]	// third3.step10.y
vpaddq zmm15, zmm5, zmm0	// update.last.vpaddq
vpaddq zmm12, zmm15, zmm17	// update.last.vpaddq.2
mov r9, -2	// third3.step11.c1
cmovc r14, r8	// third3.step10.G
adc rbx, 0	// third3.step10.w
cmovs rax, r8	// third3.step10.h
cmovs rsi, rdx	// third3.step10.d
imul rbp, qword ptr [rdi+48]	// change2.w2f.imul_w1f
lea r11, [rsi-1]	// third3.step11.c0
sub r9, rsi	// third3.step11.c1.2
vpaddq zmm27, zmm12, zmm8	// update.last.vpaddq.3
vpandq zmm20, zmm27, zmm7	// update.last.vpandq
sarx rcx, rsi, r15	// third3.step10.s
mov r10, rax	// copy for third3.step11.x
xor r10, rcx	// third3.step11.x
sar r14, 1	// third3.step11.t
mov r12, qword ptr [rdi+264]	// change2.w2f.load_N2v
vmovdqa64 zmmword ptr [rdi+1856], zmm20	// update.last.vmovdqa64
lea r13, [r14+r10]	// third3.step11.y
vpsraq zmm24, zmm27, 30	// update.last.vpsraq
mov rbx, -2	// third3.step12.c1
vpaddq zmm23, zmm24, zmm19	// update.last.vpaddq.4
cmovc r13, r14	// third3.step11.G
adc rcx, 0	// third3.step11.w
cmovs rax, r14	// third3.step11.h
cmovs r11, r9	// third3.step11.d
imul r12, qword ptr [rdi+56]	// change2.w2f.imul_w1g
sub rbx, r11	// third3.step12.c1.2
lea r8, [r11-1]	// third3.step12.c0
vpandq zmm1, zmm23, zmmword ptr [rdi+576]	// update.last.vpandq.2
sarx rdx, r11, r15	// third3.step11.s
mov rsi, rax	// copy for third3.step12.x
xor rsi, rdx	// third3.step12.x
sar r13, 1	// third3.step12.t
lea r10, [rbp+r12]	// change2.w2f.add
vmovdqa64 zmmword ptr [rdi+1920], zmm1	// update.last.vmovdqa64.2
vpsraq zmm16, zmm23, 30	// update.last.vpsraq.2
valignq zmm14{k3}{z}, zmm16, zmm16, 6	// update.last.valignq
lea rcx, [r13+rsi]	// third3.step12.y
vpaddq zmm4, zmm14, zmmword ptr [rdi+832]	// update.last.vpaddq.5
mov r14, -2	// third3.step13.c1
cmovc rcx, r13	// third3.step12.G
adc rdx, 0	// third3.step12.w
cmovs rax, r13	// third3.step12.h
cmovs r8, rbx	// third3.step12.d
sar r10, 20	// change2.w2f.sar
mov r9, qword ptr [rdi+128]	// change2.w2f.load_Yu
vmovdqa64 zmmword ptr [rdi+832], zmm4	// update.last.vmovdqa64.3
lea r11, [r8-1]	// third3.step13.c0
sub r14, r8	// third3.step13.c1.2
sarx rbp, r8, r15	// third3.step12.s
mov r12, rax	// copy for third3.step13.x
xor r12, rbp	// third3.step13.x
sar rcx, 1	// third3.step13.t
lea rsi, [rcx+r12]	// third3.step13.y
mov rdx, -2	// third3.step14.c1
cmovc rsi, rcx	// third3.step13.G
adc rbp, 0	// third3.step13.w
cmovs rax, rcx	// third3.step13.h
cmovs r11, r14	// third3.step13.d
imul r9, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r13, qword ptr [rdi+136]	// change2.w2f.load_Yv
sub rdx, r11	// third3.step14.c1.2
lea rbx, [r11-1]	// third3.step14.c0
sarx r8, r11, r15	// third3.step13.s
mov r12, rax	// copy for third3.step14.x
xor r12, r8	// third3.step14.x
sar rsi, 1	// third3.step14.t
lea rbp, [rsi+r12]	// third3.step14.y
mov rcx, -2	// third3.step15.c1
cmovc rbp, rsi	// third3.step14.G
adc r8, 0	// third3.step14.w
cmovs rax, rsi	// third3.step14.h
cmovs rbx, rdx	// third3.step14.d
imul r13, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea r14, [r9+r13]	// change2.w2f.add.2
lea r11, [rbx-1]	// third3.step15.c0
sub rcx, rbx	// third3.step15.c1.2
lea r12, [r10+r14]	// change2.w2f.add.3
sarx r8, rbx, r15	// third3.step14.s
mov rsi, rax	// copy for third3.step15.x
xor rsi, r8	// third3.step15.x
sar rbp, 1	// third3.step15.t
mov qword ptr [rdi-112], r12	// change2.w2f.store_w2f
lea rdx, [rbp+rsi]	// third3.step15.y
mov r9, -2	// third3.step16.c1
cmovc rdx, rbp	// third3.step15.G
adc r8, 0	// third3.step15.w
cmovs rax, rbp	// third3.step15.h
cmovs r11, rcx	// third3.step15.d
sub r9, r11	// third3.step16.c1.2
sar r12, 20	// change2.w2f.sar.2
lea r13, [r11-1]	// third3.step16.c0
sarx r10, r11, r15	// third3.step15.s
mov r14, rax	// copy for third3.step16.x
xor r14, r10	// third3.step16.x
sar rdx, 1	// third3.step16.t
lea rbx, [rdx+r14]	// third3.step16.y
mov rsi, -2	// third3.step17.c1
cmovc rbx, rdx	// third3.step16.G
adc r10, 0	// third3.step16.w
cmovs rax, rdx	// third3.step16.h
cmovs r13, r9	// third3.step16.d
shl r12, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r12	// change2.w2f.store_high2f
lea r8, [r13-1]	// third3.step17.c0
sub rsi, r13	// third3.step17.c1.2
mov rbp, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx rcx, r13, r15	// third3.step16.s
mov r11, rax	// copy for third3.step17.x
xor r11, rcx	// third3.step17.x
sar rbx, 1	// third3.step17.t
lea r14, [rbx+r11]	// third3.step17.y
mov r10, -2	// third3.step18.c1
cmovc r14, rbx	// third3.step17.G
adc rcx, 0	// third3.step17.w
cmovs rax, rbx	// third3.step17.h
cmovs r8, rsi	// third3.step17.d
imul rbp, qword ptr [rdi+48]	// change2.w2g.imul_w1f
sub r10, r8	// third3.step18.c1.2
lea rdx, [r8-1]	// third3.step18.c0
sarx r9, r8, r15	// third3.step17.s
mov r12, rax	// copy for third3.step18.x
xor r12, r9	// third3.step18.x
sar r14, 1	// third3.step18.t
mov r13, qword ptr [rdi+280]	// change2.w2g.load_N2r
lea r11, [r14+r12]	// third3.step18.y
mov rcx, -2	// third3.step19.c1
cmovc r11, r14	// third3.step18.G
adc r9, 0	// third3.step18.w
cmovs rax, r14	// third3.step18.h
cmovs rdx, r10	// third3.step18.d
imul r13, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rbx, [rbp+r13]	// change2.w2g.add
lea rsi, [rdx-1]	// third3.step19.c0
sub rcx, rdx	// third3.step19.c1.2
sarx r8, rdx, r15	// third3.step18.s
mov r12, rax	// copy for third3.step19.x
xor r12, r8	// third3.step19.x
sar r11, 1	// third3.step19.t
lea r9, [r11+r12]	// third3.step19.y
mov r14, -2	// third3.step20.c1
cmovc r9, r11	// third3.step19.G
adc r8, 0	// third3.step19.w
cmovs rax, r11	// third3.step19.h
cmovs rsi, rcx	// third3.step19.d
sar rbx, 20	// change2.w2g.sar
mov r10, qword ptr [rdi+144]	// change2.w2g.load_Yq
sub r14, rsi	// third3.step20.c1.2
lea rbp, [rsi-1]	// third3.step20.c0
sarx r13, rsi, r15	// third3.step19.s
mov rdx, rax	// copy for third3.step20.x
xor rdx, r13	// third3.step20.x
sar r9, 1	// third3.step20.t
lea r12, [r9+rdx]	// third3.step20.y
cmovc r12, r9	// third3.step20.G
adc r13, 0	// third3.step20.w
cmovs rax, r9	// third3.step20.h
cmovs rbp, r14	// third3.step20.d
imul r10, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r8, qword ptr [rdi+152]	// change2.w2g.load_Yr
mov r11, r12	// copy for change3.G.add_rounding_G
add r11, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rcx, rax	// copy for change3.h.add_rounding_h
add rcx, qword ptr [rdi-64]	// change3.h.add_rounding_h
imul r8, qword ptr [rdi+392]	// change2.w2g.imul_above_g
mov rsi, r12	// copy for change3.G.shl
shl rsi, 44	// change3.G.shl
mov rdx, rax	// copy for change3.h.shl
shl rdx, 45	// change3.h.shl
sarx r13, rbp, r15	// third3.step20.s
rorx r9, r11, 21	// change3.G.first_entry
rorx r14, r11, 42	// change3.G.second_entry
rorx r11, rcx, 20	// change3.h.first_entry
rorx rcx, rcx, 41	// change3.h.second_entry
mov qword ptr [rdi-128], rax	// change3.store_end_h
mov qword ptr [rdi-120], r12	// change3.store_end_G
add rsi, qword ptr [rdi-40]	// change3.G.add_refill_G
lea rax, [r10+r8]	// change2.w2g.add.2
add rdx, qword ptr [rdi-48]	// change3.h.add_refill_h
imul r9, qword ptr [rdi+80]	// change3.G.imul_high2f
imul r11, qword ptr [rdi+80]	// change3.h.imul_high2f
lea r12, [rbx+rax]	// change2.w2g.add.3
mov qword ptr [rdi-104], r12	// change2.w2g.store_w2g
sar r12, 20	// change2.w2g.sar.2
shl r12, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r12	// change2.w2g.store_high2g
imul r14, qword ptr [rdi+88]	// change3.G.imul_high2g
imul rcx, qword ptr [rdi+88]	// change3.h.imul_high2g
lea r10, [r9+r14]	// change3.G.add
lea r8, [r11+rcx]	// change3.h.add
lea rbx, [r10+rsi]	// change3.G.add.2
lea rax, [r8+rdx]	// change3.h.add.2
ror rbx, 44	// change3.G.packed
ror rax, 45	// change3.h.packed
mov rcx, rax	// output
mov rdx, rbp	// output
mov rsi, r13	// output
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
