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
// Length: 20 limbs of 30 bits; 993 instructions a batch, 702 for its steps (form: carry+carry+mask).
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
lea rax, [rdx-1]	// third1.step1.c0
mov rbp, -2	// third1.step2.c1
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, rcx	// copy for third1.step1.x
xor r9, rsi	// third1.step1.x
sar rbx, 1	// third1.step1.t
lea r10, [rbx+r9]	// third1.step1.y
cmovc r10, rbx	// third1.step1.G
adc rsi, 0	// third1.step1.w
cmovs rax, r8	// third1.step1.d
lea r11, [rax-1]	// third1.step2.c0
sarx r12, rax, r15	// third1.step1.s
mov r13, -2	// third1.step4.c1
cmovs rcx, rbx	// third1.step1.h
sub rbp, rax	// third1.step2.c1.2
mov r14, rcx	// copy for third1.step2.x
xor r14, r12	// third1.step2.x
sar r10, 1	// third1.step2.t
lea rdx, [r10+r14]	// third1.step2.y
cmovc rdx, r10	// third1.step2.G
adc r12, 0	// third1.step2.w
cmovs r11, rbp	// third1.step2.d
sarx r9, r11, r15	// third1.step2.s
cmovs rcx, r10	// third1.step2.h
mov rsi, rcx	// copy for third1.step3.x
xor rsi, r9	// third1.step3.x
sar rdx, 1	// third1.step3.t
sbb r8, r8	// third1.step3.k
lea rbx, [rdx+rsi]	// third1.step3.y
cmovc rbx, rdx	// third1.step3.G
andn rax, r8, r9	// third1.step3.w
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
mov r14, -2	// third1.step5.c1
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
cmovnz rcx, rdx	// third1.step3.h
xor r11, rax	// third1.step3.d
lea r12, [r11-1]	// third1.step3.d.2
sub r13, r12	// third1.step4.c1.2
lea rbp, [r12-1]	// third1.step4.c0
sarx r10, r12, r15	// third1.step3.s
mov rsi, rcx	// copy for third1.step4.x
xor rsi, r10	// third1.step4.x
sar rbx, 1	// third1.step4.t
lea r8, [rbx+rsi]	// third1.step4.y
cmovc r8, rbx	// third1.step4.G
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
adc r10, 0	// third1.step4.w
cmovs rbp, r13	// third1.step4.d
lea r9, [rbp-1]	// third1.step5.c0
sarx rdx, rbp, r15	// third1.step4.s
cmovs rcx, rbx	// third1.step4.h
sub r14, rbp	// third1.step5.c1.2
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
mov rax, rcx	// copy for third1.step5.x
xor rax, rdx	// third1.step5.x
sar r8, 1	// third1.step5.t
lea r11, [r8+rax]	// third1.step5.y
cmovc r11, r8	// third1.step5.G
adc rdx, 0	// third1.step5.w
cmovs r9, r14	// third1.step5.d
sarx r12, r9, r15	// third1.step5.s
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
mov rsi, -2	// third1.step7.c1
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
mov r10, -2	// third1.step8.c1
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
cmovs rcx, r8	// third1.step5.h
mov r13, rcx	// copy for third1.step6.x
xor r13, r12	// third1.step6.x
sar r11, 1	// third1.step6.t
sbb rbx, rbx	// third1.step6.k
lea rbp, [r11+r13]	// third1.step6.y
cmovc rbp, r11	// third1.step6.G
andn rax, rbx, r12	// third1.step6.w
cmovnz rcx, r11	// third1.step6.h
xor r9, rax	// third1.step6.d
lea rdx, [r9-1]	// third1.step6.d.2
lea r14, [rdx-1]	// third1.step7.c0
sarx r8, rdx, r15	// third1.step6.s
sub rsi, rdx	// third1.step7.c1.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
mov r13, rcx	// copy for third1.step7.x
xor r13, r8	// third1.step7.x
sar rbp, 1	// third1.step7.t
lea rbx, [rbp+r13]	// third1.step7.y
cmovc rbx, rbp	// third1.step7.G
adc r8, 0	// third1.step7.w
cmovs r14, rsi	// third1.step7.d
lea r12, [r14-1]	// third1.step8.c0
sarx r11, r14, r15	// third1.step7.s
mov rax, -2	// third1.step10.c1
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
cmovs rcx, rbp	// third1.step7.h
sub r10, r14	// third1.step8.c1.2
mov r9, rcx	// copy for third1.step8.x
xor r9, r11	// third1.step8.x
sar rbx, 1	// third1.step8.t
lea rdx, [rbx+r9]	// third1.step8.y
cmovc rdx, rbx	// third1.step8.G
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
adc r11, 0	// third1.step8.w
cmovs r12, r10	// third1.step8.d
sarx r13, r12, r15	// third1.step8.s
cmovs rcx, rbx	// third1.step8.h
vpermq zmm23, zmm22, 0xcc	// end.M.vpermq
vpermq zmm24, zmm22, 0x99	// end.M.vpermq.2
mov r8, rcx	// copy for third1.step9.x
xor r8, r13	// third1.step9.x
sar rdx, 1	// third1.step9.t
sbb rsi, rsi	// third1.step9.k
lea rbp, [rdx+r8]	// third1.step9.y
cmovc rbp, rdx	// third1.step9.G
andn r14, rsi, r13	// third1.step9.w
vpermq zmm25, zmm21, 0xcc	// end.M.vpermq.3
vpshufd zmm26, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
mov r9, -2	// third1.step11.c1
vpermq zmm27, zmm21, 0x99	// end.M.vpermq.4
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
mov r11, qword ptr [rdi+320]	// end.w0f.load_N3u
cmovnz rcx, rdx	// third1.step9.h
xor r12, r14	// third1.step9.d
lea r10, [r12-1]	// third1.step9.d.2
sub rax, r10	// third1.step10.c1.2
lea rbx, [r10-1]	// third1.step10.c0
sarx r8, r10, r15	// third1.step9.s
mov rsi, rcx	// copy for third1.step10.x
xor rsi, r8	// third1.step10.x
sar rbp, 1	// third1.step10.t
lea r13, [rbp+rsi]	// third1.step10.y
cmovc r13, rbp	// third1.step10.G
adc r8, 0	// third1.step10.w
cmovs rbx, rax	// third1.step10.d
lea rdx, [rbx-1]	// third1.step11.c0
sarx r14, rbx, r15	// third1.step10.s
cmovs rcx, rbp	// third1.step10.h
sub r9, rbx	// third1.step11.c1.2
imul r11, qword ptr [rdi-112]	// end.w0f.imul_w2f
vpmuldq zmm1, zmm24, zmm26	// update.limb0.vpmuldq.2
mov r12, qword ptr [rdi+328]	// end.w0f.load_N3v
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
imul r12, qword ptr [rdi-104]	// end.w0f.imul_w2g
vpsraq zmm3, zmm2, 30	// update.limb0.vpsraq
lea r10, [r11+r12]	// end.w0f.add
vpandq zmm4, zmm2, zmm7	// update.limb0.vpandq
sar r10, 20	// end.w0f.sar
and r10, qword ptr [rdi-32]	// end.w0f.and_low40
mov rsi, -2	// third1.step13.c1
mov r8, rcx	// copy for third1.step11.x
xor r8, r14	// third1.step11.x
sar r13, 1	// third1.step11.t
lea rax, [r13+r8]	// third1.step11.y
cmovc rax, r13	// third1.step11.G
adc r14, 0	// third1.step11.w
cmovs rdx, r9	// third1.step11.d
sarx rbp, rdx, r15	// third1.step11.s
mov rbx, -2	// third1.step14.c1
mov qword ptr [rdi+16], r10	// end.w0f.store_w0f
valignq zmm8{k2}{z}, zmm4, zmm4, 2	// update.limb0.valignq
cmovs rcx, r13	// third1.step11.h
shr r10, 20	// end.w0f.shr
vpmuldq zmm9, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
mov r11, rcx	// copy for third1.step12.x
xor r11, rbp	// third1.step12.x
sar rax, 1	// third1.step12.t
sbb r12, r12	// third1.step12.k
lea r8, [rax+r11]	// third1.step12.y
cmovc r8, rax	// third1.step12.G
shl r10, 44	// end.w0f.shl
vpmuldq zmm10, zmm27, zmm26	// update.limb1.vpmuldq.2
mov qword ptr [rdi+24], r10	// end.w0f.store_high0f
vpshufd zmm11, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
mov r14, qword ptr [rdi+336]	// end.w0g.load_N3q
vpaddq zmm14, zmm9, zmm10	// update.limb1.vpaddq
imul r14, qword ptr [rdi-112]	// end.w0g.imul_w2f
andn r9, r12, rbp	// third1.step12.w
cmovnz rcx, rax	// third1.step12.h
xor rdx, r9	// third1.step12.d
lea r13, [rdx-1]	// third1.step12.d.2
lea r11, [r13-1]	// third1.step13.c0
sarx r10, r13, r15	// third1.step12.s
sub rsi, r13	// third1.step13.c1.2
mov r12, qword ptr [rdi+344]	// end.w0g.load_N3r
imul r12, qword ptr [rdi-104]	// end.w0g.imul_w2g
mov rbp, rcx	// copy for third1.step13.x
xor rbp, r10	// third1.step13.x
sar r8, 1	// third1.step13.t
lea rax, [r8+rbp]	// third1.step13.y
cmovc rax, r8	// third1.step13.G
adc r10, 0	// third1.step13.w
cmovs r11, rsi	// third1.step13.d
lea r9, [r11-1]	// third1.step14.c0
sarx rdx, r11, r15	// third1.step13.s
vpmuldq zmm15, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm5, zmm24, zmm11	// update.limb1.vpmuldq.4
mov r13, -2	// third1.step16.c1
lea rbp, [r14+r12]	// end.w0g.add
cmovs rcx, r8	// third1.step13.h
sub rbx, r11	// third1.step14.c1.2
sar rbp, 20	// end.w0g.sar
and rbp, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], rbp	// end.w0g.store_w0g
mov r10, rcx	// copy for third1.step14.x
xor r10, rdx	// third1.step14.x
sar rax, 1	// third1.step14.t
lea rsi, [rax+r10]	// third1.step14.y
cmovc rsi, rax	// third1.step14.G
vpaddq zmm12, zmm15, zmm5	// update.limb1.vpaddq.2
adc rdx, 0	// third1.step14.w
cmovs r9, rbx	// third1.step14.d
sarx r14, r9, r15	// third1.step14.s
cmovs rcx, rax	// third1.step14.h
shr rbp, 20	// end.w0g.shr
mov r12, rcx	// copy for third1.step15.x
xor r12, r14	// third1.step15.x
sar rsi, 1	// third1.step15.t
sbb r8, r8	// third1.step15.k
lea r11, [rsi+r12]	// third1.step15.y
cmovc r11, rsi	// third1.step15.G
shl rbp, 44	// end.w0g.shl
andn r10, r8, r14	// third1.step15.w
mov qword ptr [rdi+40], rbp	// end.w0g.store_high0g
vpaddq zmm6, zmm14, zmm12	// update.limb1.vpaddq.3
vpaddq zmm13, zmm6, zmm3	// update.limb1.vpaddq.4
vpsraq zmm17, zmm13, 30	// update.limb1.vpsraq
mov rdx, -2	// third1.step17.c1
vpandq zmm18, zmm13, zmm7	// update.limb1.vpandq
vpmuldq zmm19, zmm27, zmm11	// update.limb2.vpmuldq.2
vpmuldq zmm20, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
valignq zmm16{k2}{z}, zmm18, zmm18, 2	// update.limb1.valignq
cmovnz rcx, rsi	// third1.step15.h
xor r9, r10	// third1.step15.d
lea rbx, [r9-1]	// third1.step15.d.2
sub r13, rbx	// third1.step16.c1.2
lea rax, [rbx-1]	// third1.step16.c0
sarx r12, rbx, r15	// third1.step15.s
mov r8, rcx	// copy for third1.step16.x
xor r8, r12	// third1.step16.x
sar r11, 1	// third1.step16.t
lea r14, [r11+r8]	// third1.step16.y
cmovc r14, r11	// third1.step16.G
adc r12, 0	// third1.step16.w
cmovs rax, r13	// third1.step16.d
lea rbp, [rax-1]	// third1.step17.c0
sarx rsi, rax, r15	// third1.step16.s
cmovs rcx, r11	// third1.step16.h
sub rdx, rax	// third1.step17.c1.2
vpaddq zmm22, zmm20, zmm19	// update.limb2.vpaddq
mov r10, rcx	// copy for third1.step17.x
xor r10, rsi	// third1.step17.x
sar r14, 1	// third1.step17.t
lea r9, [r14+r10]	// third1.step17.y
cmovc r9, r14	// third1.step17.G
adc rsi, 0	// third1.step17.w
cmovs rbp, rdx	// third1.step17.d
sarx rbx, rbp, r15	// third1.step17.s
vpshufd zmm21, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
mov r8, -2	// third1.step19.c1
vpmuldq zmm0, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm1, zmm24, zmm21	// update.limb2.vpmuldq.4
mov r12, -2	// third1.step20.c1
cmovs rcx, r14	// third1.step17.h
mov r13, rcx	// copy for third1.step18.x
xor r13, rbx	// third1.step18.x
sar r9, 1	// third1.step18.t
sbb r11, r11	// third1.step18.k
lea rax, [r9+r13]	// third1.step18.y
cmovc rax, r9	// third1.step18.G
vpaddq zmm2, zmm0, zmm1	// update.limb2.vpaddq.2
vpaddq zmm4, zmm22, zmm2	// update.limb2.vpaddq.3
andn r10, r11, rbx	// third1.step18.w
cmovnz rcx, r9	// third1.step18.h
xor rbp, r10	// third1.step18.d
lea rsi, [rbp-1]	// third1.step18.d.2
lea rdx, [rsi-1]	// third1.step19.c0
sub r8, rsi	// third1.step19.c1.2
sarx r14, rsi, r15	// third1.step18.s
vpaddq zmm26, zmm4, zmm17	// update.limb2.vpaddq.4
mov r13, rcx	// copy for third1.step19.x
xor r13, r14	// third1.step19.x
sar rax, 1	// third1.step19.t
lea r11, [rax+r13]	// third1.step19.y
cmovc r11, rax	// third1.step19.G
adc r14, 0	// third1.step19.w
cmovs rdx, r8	// third1.step19.d
lea rbx, [rdx-1]	// third1.step20.c0
sarx r9, rdx, r15	// third1.step19.s
vpsraq zmm9, zmm26, 30	// update.limb2.vpsraq
vpandq zmm10, zmm26, zmm7	// update.limb2.vpandq
cmovs rcx, rax	// third1.step19.h
sub r12, rdx	// third1.step20.c1.2
mov r10, -2	// third2.step2.c1
mov rbp, rcx	// copy for third1.step20.x
xor rbp, r9	// third1.step20.x
sar r11, 1	// third1.step20.t
lea rsi, [r11+rbp]	// third1.step20.y
cmovc rsi, r11	// third1.step20.G
vmovdqa64 zmmword ptr [rdi+832], zmm10	// update.limb2.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r13, -2	// third2.step1.c1
vpmuldq zmm5, zmm27, zmm21	// update.limb3.vpmuldq.2
adc r9, 0	// third1.step20.w
cmovs rbx, r12	// third1.step20.d
sarx r14, rbx, r15	// third1.step20.s
lea r8, [rbx-1]	// third2.step1.c0
cmovs rcx, r11	// third1.step20.h
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
mov rdx, rsi	// copy for change1.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx rbp, rdx, 42	// change1.G.second_entry
mov r9, rcx	// copy for change1.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r12, rsi	// copy for change1.G.shl
shl r12, 44	// change1.G.shl
add r12, qword ptr [rdi-40]	// change1.G.add_refill_G
sub r13, rbx	// third2.step1.c1.2
rorx r11, r9, 41	// change1.h.second_entry
rorx rbx, rdx, 21	// change1.G.first_entry
imul rbx, qword ptr [rdi+24]	// change1.G.imul_high0f
imul rbp, qword ptr [rdi+40]	// change1.G.imul_high0g
imul r11, qword ptr [rdi+40]	// change1.h.imul_high0g
rorx rdx, r9, 20	// change1.h.first_entry
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul rdx, qword ptr [rdi+24]	// change1.h.imul_high0f
lea r9, [rdx+r11]	// change1.h.add
vpaddq zmm14, zmm15, zmm5	// update.limb3.vpaddq
lea rdx, [rbx+rbp]	// change1.G.add
lea r11, [rdx+r12]	// change1.G.add.2
ror r11, 44	// change1.G.packed
vpshufd zmm12, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
lea rbx, [r9+rax]	// change1.h.add.2
ror rbx, 45	// change1.h.packed
mov rbp, rbx	// copy for third2.step1.x
xor rbp, r14	// third2.step1.x
sar r11, 1	// third2.step1.t
lea rdx, [r11+rbp]	// third2.step1.y
cmovc rdx, r11	// third2.step1.G
adc r14, 0	// third2.step1.w
cmovs r8, r13	// third2.step1.d
lea r12, [r8-1]	// third2.step2.c0
sarx r9, r8, r15	// third2.step1.s
mov rax, -2	// third2.step4.c1
cmovs rbx, r11	// third2.step1.h
sub r10, r8	// third2.step2.c1.2
vpmuldq zmm3, zmm24, zmm12	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm6, zmm3	// update.limb3.vpaddq.2
vpaddq zmm11, zmm14, zmm13	// update.limb3.vpaddq.3
mov rbp, rbx	// copy for third2.step2.x
xor rbp, r9	// third2.step2.x
sar rdx, 1	// third2.step2.t
lea r14, [rdx+rbp]	// third2.step2.y
cmovc r14, rdx	// third2.step2.G
adc r9, 0	// third2.step2.w
cmovs r12, r10	// third2.step2.d
sarx r13, r12, r15	// third2.step2.s
cmovs rbx, rdx	// third2.step2.h
vpaddq zmm18, zmm11, zmm9	// update.limb3.vpaddq.4
vpsraq zmm20, zmm18, 30	// update.limb3.vpsraq
mov r11, rbx	// copy for third2.step3.x
xor r11, r13	// third2.step3.x
sar r14, 1	// third2.step3.t
sbb r8, r8	// third2.step3.k
lea rbp, [r14+r11]	// third2.step3.y
cmovc rbp, r14	// third2.step3.G
andn r9, r8, r13	// third2.step3.w
vpandq zmm19, zmm18, zmm7	// update.limb3.vpandq
mov r10, -2	// third2.step5.c1
cmovnz rbx, r14	// third2.step3.h
xor r12, r9	// third2.step3.d
lea rdx, [r12-1]	// third2.step3.d.2
sub rax, rdx	// third2.step4.c1.2
lea r11, [rdx-1]	// third2.step4.c0
sarx r8, rdx, r15	// third2.step3.s
vpbroadcastq zmm0, rcx	// change1.vpbroadcastq
vmovdqa64 zmmword ptr [rdi+896], zmm19	// update.limb3.vmovdqa64
vpbroadcastq zmm0{k1}, rsi	// change1.vpbroadcastq.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov r13, rbx	// copy for third2.step4.x
xor r13, r8	// third2.step4.x
sar rbp, 1	// third2.step4.t
lea r14, [rbp+r13]	// third2.step4.y
cmovc r14, rbp	// third2.step4.G
vpaddq zmm22, zmm0, zmm29	// change1.N1.vpaddq
vpmuldq zmm2, zmm27, zmm12	// update.limb4.vpmuldq.2
vpsllvq zmm4, zmm22, zmm30	// change1.N1.vpsllvq
vpsravq zmm17, zmm4, zmm31	// change1.N1.vpsravq
vpsubq zmm26, zmm28, zmm17	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm26	// change1.N1.vmovdqa64
adc r8, 0	// third2.step4.w
cmovs rbx, rbp	// third2.step4.h
cmovs r11, rax	// third2.step4.d
lea r9, [r11-1]	// third2.step5.c0
sub r10, r11	// third2.step5.c1.2
sarx r12, r11, r15	// third2.step4.s
mov rdx, rbx	// copy for third2.step5.x
xor rdx, r12	// third2.step5.x
sar r14, 1	// third2.step5.t
lea rcx, [r14+rdx]	// third2.step5.y
cmovc rcx, r14	// third2.step5.G
adc r12, 0	// third2.step5.w
cmovs r9, r10	// third2.step5.d
sarx rsi, r9, r15	// third2.step5.s
vpaddq zmm10, zmm1, zmm2	// update.limb4.vpaddq
mov r13, -2	// third2.step8.c1
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
mov rbp, -2	// third2.step7.c1
vpshufd zmm21, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm15, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
cmovs rbx, r14	// third2.step5.h
imul r8, qword ptr [rdi+16]	// change1.w1f.imul_w0f
mov rax, qword ptr [rdi+200]	// change1.w1f.load_N1v
mov r11, rbx	// copy for third2.step6.x
xor r11, rsi	// third2.step6.x
sar rcx, 1	// third2.step6.t
sbb rdx, rdx	// third2.step6.k
lea r12, [rcx+r11]	// third2.step6.y
cmovc r12, rcx	// third2.step6.G
vpmuldq zmm5, zmm24, zmm21	// update.limb4.vpmuldq.4
imul rax, qword ptr [rdi+32]	// change1.w1f.imul_w0g
lea r10, [r8+rax]	// change1.w1f.add
sar r10, 20	// change1.w1f.sar
mov qword ptr [rdi+48], r10	// change1.w1f.store_w1f
mov r14, qword ptr [rdi+208]	// change1.w1g.load_N1q
imul r14, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov r11, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r11, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea r8, [r14+r11]	// change1.w1g.add
sar r8, 20	// change1.w1g.sar
mov qword ptr [rdi+56], r8	// change1.w1g.store_w1g
vpaddq zmm6, zmm15, zmm5	// update.limb4.vpaddq.2
andn rax, rdx, rsi	// third2.step6.w
cmovnz rbx, rcx	// third2.step6.h
xor r9, rax	// third2.step6.d
lea r10, [r9-1]	// third2.step6.d.2
sarx r14, r10, r15	// third2.step6.s
sub rbp, r10	// third2.step7.c1.2
lea r11, [r10-1]	// third2.step7.c0
mov r8, qword ptr [rdi+192]	// change1.high1f.load_N1u
mov rdx, rbx	// copy for third2.step7.x
xor rdx, r14	// third2.step7.x
sar r12, 1	// third2.step7.t
lea rsi, [r12+rdx]	// third2.step7.y
cmovc rsi, r12	// third2.step7.G
adc r14, 0	// third2.step7.w
cmovs r11, rbp	// third2.step7.d
lea rcx, [r11-1]	// third2.step8.c0
sarx rax, r11, r15	// third2.step7.s
vpaddq zmm3, zmm10, zmm6	// update.limb4.vpaddq.3
vpaddq zmm14, zmm3, zmm20	// update.limb4.vpaddq.4
vpsraq zmm13, zmm14, 30	// update.limb4.vpsraq
mov r9, -2	// third2.step10.c1
vpandq zmm11, zmm14, zmm7	// update.limb4.vpandq
cmovs rbx, r12	// third2.step7.h
sub r13, r11	// third2.step8.c1.2
mov r10, rbx	// copy for third2.step8.x
xor r10, rax	// third2.step8.x
sar rsi, 1	// third2.step8.t
lea rdx, [rsi+r10]	// third2.step8.y
cmovc rdx, rsi	// third2.step8.G
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.limb4.vmovdqa64
vpmuldq zmm9, zmm25, zmmword ptr [rdi+1088]	// update.last.vpmuldq
adc rax, 0	// third2.step8.w
cmovs rcx, r13	// third2.step8.d
sarx r14, rcx, r15	// third2.step8.s
cmovs rbx, rsi	// third2.step8.h
vpmuldq zmm18, zmm27, zmm21	// update.last.vpmuldq.2
mov rbp, rbx	// copy for third2.step9.x
xor rbp, r14	// third2.step9.x
sar rdx, 1	// third2.step9.t
sbb r12, r12	// third2.step9.k
lea r11, [rdx+rbp]	// third2.step9.y
cmovc r11, rdx	// third2.step9.G
andn r10, r12, r14	// third2.step9.w
mov rax, -2	// third2.step11.c1
vpaddq zmm0, zmm9, zmm18	// update.last.vpaddq
vpaddq zmm12, zmm0, zmm13	// update.last.vpaddq.2
cmovnz rbx, rdx	// third2.step9.h
xor rcx, r10	// third2.step9.d
lea r13, [rcx-1]	// third2.step9.d.2
sub r9, r13	// third2.step10.c1.2
lea rsi, [r13-1]	// third2.step10.c0
sarx rbp, r13, r15	// third2.step9.s
mov r12, rbx	// copy for third2.step10.x
xor r12, rbp	// third2.step10.x
sar r11, 1	// third2.step10.t
lea r14, [r11+r12]	// third2.step10.y
cmovc r14, r11	// third2.step10.G
vpaddq zmm22, zmm12, zmm8	// update.last.vpaddq.3
vpandq zmm4, zmm22, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm4	// update.last.vmovdqa64
mov rdx, -2	// third2.step14.c1
adc rbp, 0	// third2.step10.w
cmovs rsi, r9	// third2.step10.d
lea r10, [rsi-1]	// third2.step11.c0
sarx rcx, rsi, r15	// third2.step10.s
cmovs rbx, r11	// third2.step10.h
sub rax, rsi	// third2.step11.c1.2
vpsrlq zmm17, zmm19, 10	// update.last.above.vpsrlq
mov r13, rbx	// copy for third2.step11.x
xor r13, rcx	// third2.step11.x
sar r14, 1	// third2.step11.t
lea r12, [r14+r13]	// third2.step11.y
cmovc r12, r14	// third2.step11.G
adc rcx, 0	// third2.step11.w
cmovs r10, rax	// third2.step11.d
sarx rbp, r10, r15	// third2.step11.s
vpsllq zmm26, zmm4, 50	// update.last.above.vpsllq.2
vpsllq zmm1, zmm11, 20	// update.last.above.vpsllq
mov r9, -2	// third2.step13.c1
vpaddq zmm2, zmm17, zmm1	// update.last.above.vpaddq
cmovs rbx, r14	// third2.step11.h
mov r11, rbx	// copy for third2.step12.x
xor r11, rbp	// third2.step12.x
sar r12, 1	// third2.step12.t
sbb rsi, rsi	// third2.step12.k
lea r13, [r12+r11]	// third2.step12.y
cmovc r13, r12	// third2.step12.G
vpaddq zmm23, zmm2, zmm26	// update.last.above.vpaddq.2
andn rcx, rsi, rbp	// third2.step12.w
cmovnz rbx, r12	// third2.step12.h
xor r10, rcx	// third2.step12.d
lea rax, [r10-1]	// third2.step12.d.2
lea r14, [rax-1]	// third2.step13.c0
sub r9, rax	// third2.step13.c1.2
sarx r11, rax, r15	// third2.step12.s
vmovdqa64 zmmword ptr [rdi+384], zmm23	// update.last.above.vmovdqa64
imul r8, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov rsi, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul rsi, qword ptr [rdi+392]	// change1.high1f.imul_above_g
lea rbp, [r8+rsi]	// change1.high1f.add
mov r12, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar r12, 20	// change1.high1f.sar
lea rcx, [r12+rbp]	// change1.high1f.add.2
shl rcx, 44	// change1.high1f.shl
mov qword ptr [rdi+64], rcx	// change1.high1f.store_high1f
mov r10, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r10, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov rax, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul rax, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea r8, [r10+rax]	// change1.high1g.add
mov rsi, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar rsi, 20	// change1.high1g.sar
lea r12, [rsi+r8]	// change1.high1g.add.2
shl r12, 44	// change1.high1g.shl
mov qword ptr [rdi+72], r12	// change1.high1g.store_high1g
mov rbp, rbx	// copy for third2.step13.x
xor rbp, r11	// third2.step13.x
sar r13, 1	// third2.step13.t
lea rcx, [r13+rbp]	// third2.step13.y
cmovc rcx, r13	// third2.step13.G
adc r11, 0	// third2.step13.w
vpsraq zmm24, zmm22, 30	// update.last.vpsraq
cmovs r14, r9	// third2.step13.d
lea r10, [r14-1]	// third2.step14.c0
sarx rax, r14, r15	// third2.step13.s
mov rsi, -2	// third2.step16.c1
vpaddq zmm15, zmm24, zmm16	// update.last.vpaddq.4
vpandq zmm5, zmm15, zmmword ptr [rdi+576]	// update.last.vpandq.2
cmovs rbx, r13	// third2.step13.h
sub rdx, r14	// third2.step14.c1.2
vmovdqa64 zmmword ptr [rdi+1088], zmm5	// update.last.vmovdqa64.2
mov r8, rbx	// copy for third2.step14.x
xor r8, rax	// third2.step14.x
sar rcx, 1	// third2.step14.t
lea r12, [rcx+r8]	// third2.step14.y
cmovc r12, rcx	// third2.step14.G
vpsraq zmm10, zmm15, 30	// update.last.vpsraq.2
adc rax, 0	// third2.step14.w
cmovs r10, rdx	// third2.step14.d
cmovs rbx, rcx	// third2.step14.h
sarx rbp, r10, r15	// third2.step14.s
mov r11, rbx	// copy for third2.step15.x
xor r11, rbp	// third2.step15.x
sar r12, 1	// third2.step15.t
sbb r9, r9	// third2.step15.k
lea r13, [r12+r11]	// third2.step15.y
cmovc r13, r12	// third2.step15.G
andn r14, r9, rbp	// third2.step15.w
valignq zmm6{k3}{z}, zmm10, zmm10, 6	// update.last.valignq
mov r8, -2	// third2.step17.c1
vpaddq zmm3, zmm6, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm3	// update.last.vmovdqa64.3
cmovnz rbx, r12	// third2.step15.h
xor r10, r14	// third2.step15.d
lea rax, [r10-1]	// third2.step15.d.2
sub rsi, rax	// third2.step16.c1.2
lea rdx, [rax-1]	// third2.step16.c0
sarx rcx, rax, r15	// third2.step15.s
mov r11, rbx	// copy for third2.step16.x
xor r11, rcx	// third2.step16.x
sar r13, 1	// third2.step16.t
lea r9, [r13+r11]	// third2.step16.y
cmovc r9, r13	// third2.step16.G
adc rcx, 0	// third2.step16.w
cmovs rdx, rsi	// third2.step16.d
sarx rbp, rdx, r15	// third2.step16.s
lea r12, [rdx-1]	// third2.step17.c0
cmovs rbx, r13	// third2.step16.h
sub r8, rdx	// third2.step17.c1.2
mov r14, rbx	// copy for third2.step17.x
xor r14, rbp	// third2.step17.x
sar r9, 1	// third2.step17.t
lea r10, [r9+r14]	// third2.step17.y
cmovc r10, r9	// third2.step17.G
adc rbp, 0	// third2.step17.w
cmovs r12, r8	// third2.step17.d
sarx rax, r12, r15	// third2.step17.s
mov r11, -2	// third2.step19.c1
mov rcx, -2	// third2.step20.c1
cmovs rbx, r9	// third2.step17.h
mov rsi, rbx	// copy for third2.step18.x
xor rsi, rax	// third2.step18.x
sar r10, 1	// third2.step18.t
sbb r13, r13	// third2.step18.k
lea rdx, [r10+rsi]	// third2.step18.y
cmovc rdx, r10	// third2.step18.G
andn r14, r13, rax	// third2.step18.w
cmovnz rbx, r10	// third2.step18.h
xor r12, r14	// third2.step18.d
lea rbp, [r12-1]	// third2.step18.d.2
lea r8, [rbp-1]	// third2.step19.c0
sarx r9, rbp, r15	// third2.step18.s
sub r11, rbp	// third2.step19.c1.2
mov rsi, rbx	// copy for third2.step19.x
xor rsi, r9	// third2.step19.x
sar rdx, 1	// third2.step19.t
lea r13, [rdx+rsi]	// third2.step19.y
cmovc r13, rdx	// third2.step19.G
adc r9, 0	// third2.step19.w
cmovs r8, r11	// third2.step19.d
lea rax, [r8-1]	// third2.step20.c0
sarx r10, r8, r15	// third2.step19.s
mov r14, -2	// third3.step1.c1
cmovs rbx, rdx	// third2.step19.h
sub rcx, r8	// third2.step20.c1.2
mov r12, rbx	// copy for third2.step20.x
xor r12, r10	// third2.step20.x
sar r13, 1	// third2.step20.t
lea rbp, [r13+r12]	// third2.step20.y
cmovc rbp, r13	// third2.step20.G
mov rsi, -2	// third3.step2.c1
adc r10, 0	// third2.step20.w
cmovs rax, rcx	// third2.step20.d
lea r9, [rax-1]	// third3.step1.c0
sarx r11, rax, r15	// third2.step20.s
cmovs rbx, r13	// third2.step20.h
mov rdx, rbp	// copy for change2.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.G.add_rounding_G
mov r8, rbx	// copy for change2.h.add_rounding_h
add r8, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx r12, r8, 41	// change2.h.second_entry
rorx r10, r8, 20	// change2.h.first_entry
mov rcx, rbx	// copy for change2.h.shl
shl rcx, 45	// change2.h.shl
rorx r13, rdx, 42	// change2.G.second_entry
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
mov r8, rbp	// copy for change2.G.shl
shl r8, 44	// change2.G.shl
add r8, qword ptr [rdi-40]	// change2.G.add_refill_G
rorx rdx, rdx, 21	// change2.G.first_entry
imul rdx, qword ptr [rdi+64]	// change2.G.imul_high1f
sub r14, rax	// third3.step1.c1.2
add rcx, qword ptr [rdi-48]	// change2.h.add_refill_h
imul r10, qword ptr [rdi+64]	// change2.h.imul_high1f
imul r12, qword ptr [rdi+72]	// change2.h.imul_high1g
lea rax, [r10+r12]	// change2.h.add
lea r10, [rdx+r13]	// change2.G.add
lea r12, [r10+r8]	// change2.G.add.2
lea rdx, [rax+rcx]	// change2.h.add.2
ror rdx, 45	// change2.h.packed
ror r12, 44	// change2.G.packed
mov r13, rdx	// copy for third3.step1.x
xor r13, r11	// third3.step1.x
sar r12, 1	// third3.step1.t
lea r10, [r12+r13]	// third3.step1.y
cmovc r10, r12	// third3.step1.G
adc r11, 0	// third3.step1.w
cmovs r9, r14	// third3.step1.d
lea r8, [r9-1]	// third3.step2.c0
sarx rax, r9, r15	// third3.step1.s
mov rcx, -2	// third3.step4.c1
cmovs rdx, r12	// third3.step1.h
sub rsi, r9	// third3.step2.c1.2
mov r13, rdx	// copy for third3.step2.x
xor r13, rax	// third3.step2.x
sar r10, 1	// third3.step2.t
lea r11, [r10+r13]	// third3.step2.y
cmovc r11, r10	// third3.step2.G
adc rax, 0	// third3.step2.w
cmovs r8, rsi	// third3.step2.d
sarx r14, r8, r15	// third3.step2.s
cmovs rdx, r10	// third3.step2.h
mov r12, rdx	// copy for third3.step3.x
xor r12, r14	// third3.step3.x
sar r11, 1	// third3.step3.t
sbb r9, r9	// third3.step3.k
lea r13, [r11+r12]	// third3.step3.y
cmovc r13, r11	// third3.step3.G
andn rax, r9, r14	// third3.step3.w
mov rsi, -2	// third3.step5.c1
cmovnz rdx, r11	// third3.step3.h
xor r8, rax	// third3.step3.d
lea r10, [r8-1]	// third3.step3.d.2
sub rcx, r10	// third3.step4.c1.2
lea r12, [r10-1]	// third3.step4.c0
sarx r9, r10, r15	// third3.step3.s
mov r14, rdx	// copy for third3.step4.x
xor r14, r9	// third3.step4.x
sar r13, 1	// third3.step4.t
lea r11, [r13+r14]	// third3.step4.y
cmovc r11, r13	// third3.step4.G
vpbroadcastq zmm20, rbx	// change2.vpbroadcastq
vpbroadcastq zmm20{k1}, rbp	// change2.vpbroadcastq.2
adc r9, 0	// third3.step4.w
cmovs r12, rcx	// third3.step4.d
lea rax, [r12-1]	// third3.step5.c0
cmovs rdx, r13	// third3.step4.h
sub rsi, r12	// third3.step5.c1.2
sarx r8, r12, r15	// third3.step4.s
mov r10, rdx	// copy for third3.step5.x
xor r10, r8	// third3.step5.x
sar r11, 1	// third3.step5.t
lea r14, [r11+r10]	// third3.step5.y
vpaddq zmm14, zmm20, zmm29	// change2.N2.vpaddq
cmovc r14, r11	// third3.step5.G
vpsllvq zmm25, zmm14, zmm30	// change2.N2.vpsllvq
vpsravq zmm27, zmm25, zmm31	// change2.N2.vpsravq
adc r8, 0	// third3.step5.w
cmovs rax, rsi	// third3.step5.d
sarx rbx, rax, r15	// third3.step5.s
vpsubq zmm21, zmm28, zmm27	// change2.N2.vpsubq
vmovdqa64 zmmword ptr [rdi+256], zmm21	// change2.N2.vmovdqa64
vpunpcklqdq zmm9, zmm21, zmm21	// change2.vpunpcklqdq
vpunpckhqdq zmm18, zmm21, zmm21	// change2.vpunpckhqdq
mov rbp, -2	// third3.step8.c1
mov r9, -2	// third3.step7.c1
vbroadcasti32x4 zmm0, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vbroadcasti32x4 zmm13, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
cmovs rdx, r11	// third3.step5.h
vpmuldq zmm12, zmm9, zmm0	// change2.Y.vpmuldq
vpmuldq zmm8, zmm18, zmm13	// change2.Y.vpmuldq.2
mov rcx, rdx	// copy for third3.step6.x
xor rcx, rbx	// third3.step6.x
sar r14, 1	// third3.step6.t
sbb r13, r13	// third3.step6.k
lea r12, [r14+rcx]	// third3.step6.y
cmovc r12, r14	// third3.step6.G
vpaddq zmm7, zmm12, zmm8	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm7	// change2.Y.vmovdqa64
mov r10, qword ptr [rdi+256]	// change2.w2f.load_N2u
imul r10, qword ptr [rdi+48]	// change2.w2f.imul_w1f
mov r8, qword ptr [rdi+264]	// change2.w2f.load_N2v
andn rsi, r13, rbx	// third3.step6.w
cmovnz rdx, r14	// third3.step6.h
xor rax, rsi	// third3.step6.d
lea r11, [rax-1]	// third3.step6.d.2
lea rcx, [r11-1]	// third3.step7.c0
sub r9, r11	// third3.step7.c1.2
sarx r13, r11, r15	// third3.step6.s
mov rbx, rdx	// copy for third3.step7.x
xor rbx, r13	// third3.step7.x
sar r12, 1	// third3.step7.t
lea r14, [r12+rbx]	// third3.step7.y
cmovc r14, r12	// third3.step7.G
adc r13, 0	// third3.step7.w
cmovs rcx, r9	// third3.step7.d
lea rsi, [rcx-1]	// third3.step8.c0
sarx rax, rcx, r15	// third3.step7.s
mov r11, -2	// third3.step10.c1
cmovs rdx, r12	// third3.step7.h
sub rbp, rcx	// third3.step8.c1.2
imul r8, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea rbx, [r10+r8]	// change2.w2f.add
sar rbx, 20	// change2.w2f.sar
mov r13, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r13, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r9, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r9, qword ptr [rdi+392]	// change2.w2f.imul_above_g
mov r12, rdx	// copy for third3.step8.x
xor r12, rax	// third3.step8.x
sar r14, 1	// third3.step8.t
lea rcx, [r13+r9]	// change2.w2f.add.2
lea r10, [rbx+rcx]	// change2.w2f.add.3
lea r8, [r14+r12]	// third3.step8.y
cmovc r8, r14	// third3.step8.G
mov qword ptr [rdi-112], r10	// change2.w2f.store_w2f
adc rax, 0	// third3.step8.w
cmovs rsi, rbp	// third3.step8.d
sarx r13, rsi, r15	// third3.step8.s
cmovs rdx, r14	// third3.step8.h
sar r10, 20	// change2.w2f.sar.2
shl r10, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r10	// change2.w2f.store_high2f
mov r9, qword ptr [rdi+272]	// change2.w2g.load_N2q
imul r9, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rbx, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul rbx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
lea rcx, [r9+rbx]	// change2.w2g.add
mov r12, rdx	// copy for third3.step9.x
xor r12, r13	// third3.step9.x
sar r8, 1	// third3.step9.t
sbb rax, rax	// third3.step9.k
lea rbp, [r8+r12]	// third3.step9.y
cmovc rbp, r8	// third3.step9.G
andn r14, rax, r13	// third3.step9.w
mov r10, -2	// third3.step11.c1
cmovnz rdx, r8	// third3.step9.h
xor rsi, r14	// third3.step9.d
lea r9, [rsi-1]	// third3.step9.d.2
sub r11, r9	// third3.step10.c1.2
lea rbx, [r9-1]	// third3.step10.c0
sarx r12, r9, r15	// third3.step9.s
sar rcx, 20	// change2.w2g.sar
mov rax, qword ptr [rdi+144]	// change2.w2g.load_Yq
imul rax, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r13, rdx	// copy for third3.step10.x
xor r13, r12	// third3.step10.x
sar rbp, 1	// third3.step10.t
lea r8, [rbp+r13]	// third3.step10.y
cmovc r8, rbp	// third3.step10.G
mov r14, qword ptr [rdi+152]	// change2.w2g.load_Yr
adc r12, 0	// third3.step10.w
cmovs rbx, r11	// third3.step10.d
lea rsi, [rbx-1]	// third3.step11.c0
sarx r9, rbx, r15	// third3.step10.s
cmovs rdx, rbp	// third3.step10.h
imul r14, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea r13, [rax+r14]	// change2.w2g.add.2
lea r12, [rcx+r13]	// change2.w2g.add.3
sub r10, rbx	// third3.step11.c1.2
mov qword ptr [rdi-104], r12	// change2.w2g.store_w2g
sar r12, 20	// change2.w2g.sar.2
mov r11, rdx	// copy for third3.step11.x
xor r11, r9	// third3.step11.x
sar r8, 1	// third3.step11.t
lea rbp, [r8+r11]	// third3.step11.y
cmovc rbp, r8	// third3.step11.G
adc r9, 0	// third3.step11.w
cmovs rsi, r10	// third3.step11.d
sarx rax, rsi, r15	// third3.step11.s
mov r14, -2	// third3.step14.c1
mov rcx, -2	// third3.step13.c1
cmovs rdx, r8	// third3.step11.h
shl r12, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r12	// change2.w2g.store_high2g
mov r13, rdx	// copy for third3.step12.x
xor r13, rax	// third3.step12.x
sar rbp, 1	// third3.step12.t
lea rbx, [rbp+r13]	// third3.step12.y
sbb r11, r11	// third3.step12.k
cmovc rbx, rbp	// third3.step12.G
andn r9, r11, rax	// third3.step12.w
cmovnz rdx, rbp	// third3.step12.h
xor rsi, r9	// third3.step12.d
lea r10, [rsi-1]	// third3.step12.d.2
lea r8, [r10-1]	// third3.step13.c0
sarx r12, r10, r15	// third3.step12.s
sub rcx, r10	// third3.step13.c1.2
mov r13, rdx	// copy for third3.step13.x
xor r13, r12	// third3.step13.x
sar rbx, 1	// third3.step13.t
lea r11, [rbx+r13]	// third3.step13.y
cmovc r11, rbx	// third3.step13.G
adc r12, 0	// third3.step13.w
cmovs r8, rcx	// third3.step13.d
lea rax, [r8-1]	// third3.step14.c0
sarx rbp, r8, r15	// third3.step13.s
mov r9, -2	// third3.step16.c1
cmovs rdx, rbx	// third3.step13.h
sub r14, r8	// third3.step14.c1.2
mov rsi, rdx	// copy for third3.step14.x
xor rsi, rbp	// third3.step14.x
sar r11, 1	// third3.step14.t
lea r10, [r11+rsi]	// third3.step14.y
cmovc r10, r11	// third3.step14.G
adc rbp, 0	// third3.step14.w
cmovs rax, r14	// third3.step14.d
sarx r13, rax, r15	// third3.step14.s
cmovs rdx, r11	// third3.step14.h
mov r12, rdx	// copy for third3.step15.x
xor r12, r13	// third3.step15.x
sar r10, 1	// third3.step15.t
sbb rcx, rcx	// third3.step15.k
lea rbx, [r10+r12]	// third3.step15.y
cmovc rbx, r10	// third3.step15.G
andn r8, rcx, r13	// third3.step15.w
mov rsi, -2	// third3.step17.c1
cmovnz rdx, r10	// third3.step15.h
xor rax, r8	// third3.step15.d
lea rbp, [rax-1]	// third3.step15.d.2
sub r9, rbp	// third3.step16.c1.2
lea r14, [rbp-1]	// third3.step16.c0
sarx r11, rbp, r15	// third3.step15.s
mov r12, rdx	// copy for third3.step16.x
xor r12, r11	// third3.step16.x
sar rbx, 1	// third3.step16.t
lea rcx, [rbx+r12]	// third3.step16.y
cmovc rcx, rbx	// third3.step16.G
adc r11, 0	// third3.step16.w
cmovs r14, r9	// third3.step16.d
sarx r13, r14, r15	// third3.step16.s
lea r10, [r14-1]	// third3.step17.c0
cmovs rdx, rbx	// third3.step16.h
sub rsi, r14	// third3.step17.c1.2
mov r8, rdx	// copy for third3.step17.x
xor r8, r13	// third3.step17.x
sar rcx, 1	// third3.step17.t
lea rax, [rcx+r8]	// third3.step17.y
cmovc rax, rcx	// third3.step17.G
adc r13, 0	// third3.step17.w
cmovs r10, rsi	// third3.step17.d
sarx rbp, r10, r15	// third3.step17.s
mov r12, -2	// third3.step20.c1
mov r11, -2	// third3.step19.c1
cmovs rdx, rcx	// third3.step17.h
mov r9, rdx	// copy for third3.step18.x
xor r9, rbp	// third3.step18.x
sar rax, 1	// third3.step18.t
sbb rbx, rbx	// third3.step18.k
lea r14, [rax+r9]	// third3.step18.y
cmovc r14, rax	// third3.step18.G
andn r8, rbx, rbp	// third3.step18.w
cmovnz rdx, rax	// third3.step18.h
xor r10, r8	// third3.step18.d
lea r13, [r10-1]	// third3.step18.d.2
lea rsi, [r13-1]	// third3.step19.c0
sarx rcx, r13, r15	// third3.step18.s
sub r11, r13	// third3.step19.c1.2
mov r9, rdx	// copy for third3.step19.x
xor r9, rcx	// third3.step19.x
sar r14, 1	// third3.step19.t
lea rbx, [r14+r9]	// third3.step19.y
cmovc rbx, r14	// third3.step19.G
adc rcx, 0	// third3.step19.w
cmovs rsi, r11	// third3.step19.d
lea rbp, [rsi-1]	// third3.step20.c0
sarx rax, rsi, r15	// third3.step19.s
cmovs rdx, r14	// third3.step19.h
sub r12, rsi	// third3.step20.c1.2
mov r8, rdx	// copy for third3.step20.x
xor r8, rax	// third3.step20.x
sar rbx, 1	// third3.step20.t
lea r10, [rbx+r8]	// third3.step20.y
cmovc r10, rbx	// third3.step20.G
mov qword ptr [rdi-120], r10	// change3.store_end_G
adc rax, 0	// third3.step20.w
cmovs rbp, r12	// third3.step20.d
sarx r13, rbp, r15	// third3.step20.s
cmovs rdx, rbx	// third3.step20.h
mov r9, r10	// copy for change3.G.shl
shl r9, 44	// change3.G.shl
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
rorx rcx, r10, 42	// change3.G.second_entry
mov r11, rdx	// copy for change3.h.add_rounding_h
add r11, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov r14, rdx	// copy for change3.h.shl
shl r14, 45	// change3.h.shl
rorx rsi, r11, 20	// change3.h.first_entry
rorx r8, r10, 21	// change3.G.first_entry
rorx rax, r11, 41	// change3.h.second_entry
add r14, qword ptr [rdi-48]	// change3.h.add_refill_h
imul rax, qword ptr [rdi+88]	// change3.h.imul_high2g
imul r8, qword ptr [rdi+80]	// change3.G.imul_high2f
mov qword ptr [rdi-128], rdx	// change3.store_end_h
add r9, qword ptr [rdi-40]	// change3.G.add_refill_G
imul rsi, qword ptr [rdi+80]	// change3.h.imul_high2f
imul rcx, qword ptr [rdi+88]	// change3.G.imul_high2g
lea r12, [r8+rcx]	// change3.G.add
lea rbx, [r12+r9]	// change3.G.add.2
lea r10, [rsi+rax]	// change3.h.add
lea r11, [r10+r14]	// change3.h.add.2
ror rbx, 44	// change3.G.packed
ror r11, 45	// change3.h.packed
mov rcx, r11	// output
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
