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
// Length: 36 limbs of 30 bits; 1214 instructions a batch, 690 for its steps (form: carry+mask).
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
mov r15, -1	// ones
.p2align 6
2:
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
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
mov rax, rcx	// copy for third1.step1.x
xor rax, rsi	// third1.step1.x
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
lea rbp, [rdx-1]	// third1.step1.c0
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
sar rbx, 1	// third1.step1.t
lea r9, [rbx+rax]	// third1.step1.y
cmovc r9, rbx	// third1.step1.G
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
adc rsi, 0	// third1.step1.w
cmovs rcx, rbx	// third1.step1.h
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
cmovs rbp, r8	// third1.step1.d
sarx r10, rbp, r15	// third1.step1.s
mov r11, rcx	// copy for third1.step2.x
xor r11, r10	// third1.step2.x
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
sar r9, 1	// third1.step2.t
sbb r12, r12	// third1.step2.k
lea r13, [r9+r11]	// third1.step2.y
cmovc r13, r9	// third1.step2.G
andn r14, r12, r10	// third1.step2.w
cmovnz rcx, r9	// third1.step2.h
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
mov rdx, -2	// third1.step3.c1
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
xor rbp, r14	// third1.step2.d
lea rax, [rbp-1]	// third1.step2.d.2
lea rsi, [rax-1]	// third1.step3.c0
sub rdx, rax	// third1.step3.c1.2
sarx rbx, rax, r15	// third1.step2.s
mov r8, rcx	// copy for third1.step3.x
xor r8, rbx	// third1.step3.x
sar r13, 1	// third1.step3.t
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
lea r11, [r13+r8]	// third1.step3.y
cmovc r11, r13	// third1.step3.G
mov r12, qword ptr [rdi+320]	// end.w0f.load_N3u
adc rbx, 0	// third1.step3.w
cmovs rcx, r13	// third1.step3.h
cmovs rsi, rdx	// third1.step3.d
sarx r10, rsi, r15	// third1.step3.s
imul r12, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r9, rcx	// copy for third1.step4.x
xor r9, r10	// third1.step4.x
mov r14, qword ptr [rdi+328]	// end.w0f.load_N3v
imul r14, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rbp, [r12+r14]	// end.w0f.add
sar rbp, 20	// end.w0f.sar
mov rax, -2	// third1.step5.c1
and rbp, qword ptr [rdi-32]	// end.w0f.and_low40
sar r11, 1	// third1.step4.t
sbb r8, r8	// third1.step4.k
lea rbx, [r11+r9]	// third1.step4.y
cmovc rbx, r11	// third1.step4.G
mov qword ptr [rdi-24], rbp	// end.w0f.store_w0f
andn r13, r8, r10	// third1.step4.w
cmovnz rcx, r11	// third1.step4.h
shr rbp, 20	// end.w0f.shr
xor rsi, r13	// third1.step4.d
lea rdx, [rsi-1]	// third1.step4.d.2
lea r12, [rdx-1]	// third1.step5.c0
sub rax, rdx	// third1.step5.c1.2
sarx r14, rdx, r15	// third1.step4.s
mov r9, rcx	// copy for third1.step5.x
xor r9, r14	// third1.step5.x
sar rbx, 1	// third1.step5.t
vpermq zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
lea r8, [rbx+r9]	// third1.step5.y
cmovc r8, rbx	// third1.step5.G
adc r14, 0	// third1.step5.w
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
cmovs rcx, rbx	// third1.step5.h
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
cmovs r12, rax	// third1.step5.d
shl rbp, 44	// end.w0f.shl
mov qword ptr [rdi-16], rbp	// end.w0f.store_high0f
mov r10, qword ptr [rdi+336]	// end.w0g.load_N3q
sarx r11, r12, r15	// third1.step5.s
mov r13, rcx	// copy for third1.step6.x
xor r13, r11	// third1.step6.x
imul r10, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rsi, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rsi, qword ptr [rdi-104]	// end.w0g.imul_w2g
sar r8, 1	// third1.step6.t
sbb rdx, rdx	// third1.step6.k
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
lea r9, [r10+rsi]	// end.w0g.add
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1984]	// update.limb0.vpmuludq.2
lea r14, [r8+r13]	// third1.step6.y
cmovc r14, r8	// third1.step6.G
sar r9, 20	// end.w0g.sar
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
mov rbx, -2	// third1.step7.c1
and r9, qword ptr [rdi-32]	// end.w0g.and_low40
andn rax, rdx, r11	// third1.step6.w
cmovnz rcx, r8	// third1.step6.h
vpsraq zmm11, zmm10, 30	// update.limb0.vpsraq
xor r12, rax	// third1.step6.d
mov qword ptr [rdi-8], r9	// end.w0g.store_w0g
lea rbp, [r12-1]	// third1.step6.d.2
lea r10, [rbp-1]	// third1.step7.c0
sub rbx, rbp	// third1.step7.c1.2
sarx rsi, rbp, r15	// third1.step6.s
mov r13, rcx	// copy for third1.step7.x
xor r13, rsi	// third1.step7.x
vpandq zmm14, zmm10, zmm7	// update.limb0.vpandq.2
vshufi64x2 zmm15{k2}{z}, zmm14, zmm14, 0x0e	// update.limb0.vshufi64x2.2
shr r9, 20	// end.w0g.shr
sar r14, 1	// third1.step7.t
lea rdx, [r14+r13]	// third1.step7.y
cmovc rdx, r14	// third1.step7.G
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
adc rsi, 0	// third1.step7.w
cmovs rcx, r14	// third1.step7.h
vpmuldq zmm12, zmm26, zmm27	// update.limb1.vpmuldq.2
vpmuldq zmm6, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpermq zmm13, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
vpmuldq zmm17, zmm24, zmm13	// update.limb1.vpmuldq.4
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
cmovs r10, rbx	// third1.step7.d
shl r9, 44	// end.w0g.shl
mov qword ptr [rdi+0], r9	// end.w0g.store_high0g
sarx r11, r10, r15	// third1.step7.s
mov r8, rcx	// copy for third1.step8.x
xor r8, r11	// third1.step8.x
sar rdx, 1	// third1.step8.t
sbb rax, rax	// third1.step8.k
lea r12, [rdx+r8]	// third1.step8.y
cmovc r12, rdx	// third1.step8.G
mov rbp, -2	// third1.step9.c1
andn r13, rax, r11	// third1.step8.w
cmovnz rcx, rdx	// third1.step8.h
xor r10, r13	// third1.step8.d
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2048]	// update.limb1.vpmuludq
lea rsi, [r10-1]	// third1.step8.d.2
lea r14, [rsi-1]	// third1.step9.c0
sub rbp, rsi	// third1.step9.c1.2
sarx rbx, rsi, r15	// third1.step8.s
mov r9, rcx	// copy for third1.step9.x
xor r9, rbx	// third1.step9.x
vpaddq zmm20, zmm18, zmm6	// update.limb1.vpaddq.2
vpaddq zmm16, zmm20, zmm17	// update.limb1.vpaddq.3
vpaddq zmm22, zmm16, zmm19	// update.limb1.vpaddq.4
sar r12, 1	// third1.step9.t
lea r8, [r12+r9]	// third1.step9.y
cmovc r8, r12	// third1.step9.G
vpaddq zmm21, zmm22, zmm11	// update.limb1.vpaddq.5
adc rbx, 0	// third1.step9.w
cmovs rcx, r12	// third1.step9.h
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm0, zmm7	// update.limb1.vpandq
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1984]	// update.limb1.vpmuludq.3
cmovs r14, rbp	// third1.step9.d
sarx rax, r14, r15	// third1.step9.s
mov r11, rcx	// copy for third1.step10.x
xor r11, rax	// third1.step10.x
sar r8, 1	// third1.step10.t
sbb rdx, rdx	// third1.step10.k
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
lea r13, [r8+r11]	// third1.step10.y
cmovc r13, r8	// third1.step10.G
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
mov r10, -2	// third1.step11.c1
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
andn rsi, rdx, rax	// third1.step10.w
cmovnz rcx, r8	// third1.step10.h
xor r14, rsi	// third1.step10.d
vshufi64x2 zmm14{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
lea r9, [r14-1]	// third1.step10.d.2
lea rbx, [r9-1]	// third1.step11.c0
sub r10, r9	// third1.step11.c1.2
sarx r12, r9, r15	// third1.step10.s
mov rbp, rcx	// copy for third1.step11.x
xor rbp, r12	// third1.step11.x
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
sar r13, 1	// third1.step11.t
lea r11, [r13+rbp]	// third1.step11.y
cmovc r11, r13	// third1.step11.G
adc r12, 0	// third1.step11.w
cmovs rcx, r13	// third1.step11.h
vpmuldq zmm5, zmm26, zmm13	// update.limb2.vpmuldq.2
vpermq zmm12, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm6, zmm24, zmm12	// update.limb2.vpmuldq.4
vpaddq zmm20, zmm27, zmm5	// update.limb2.vpaddq
cmovs rbx, r10	// third1.step11.d
sarx rdx, rbx, r15	// third1.step11.s
mov rax, rcx	// copy for third1.step12.x
xor rax, rdx	// third1.step12.x
vpaddq zmm17, zmm20, zmm18	// update.limb2.vpaddq.2
sar r11, 1	// third1.step12.t
sbb r8, r8	// third1.step12.k
lea rsi, [r11+rax]	// third1.step12.y
cmovc rsi, r11	// third1.step12.G
mov r14, -2	// third1.step13.c1
vpmuludq zmm16, zmm8, zmmword ptr [rdi+2112]	// update.limb2.vpmuludq
andn r9, r8, rdx	// third1.step12.w
cmovnz rcx, r11	// third1.step12.h
vpaddq zmm19, zmm17, zmm6	// update.limb2.vpaddq.3
vpaddq zmm22, zmm19, zmm16	// update.limb2.vpaddq.4
xor rbx, r9	// third1.step12.d
lea rbp, [rbx-1]	// third1.step12.d.2
lea r12, [rbp-1]	// third1.step13.c0
sub r14, rbp	// third1.step13.c1.2
sarx r13, rbp, r15	// third1.step12.s
mov r10, rcx	// copy for third1.step13.x
xor r10, r13	// third1.step13.x
sar rsi, 1	// third1.step13.t
lea rax, [rsi+r10]	// third1.step13.y
cmovc rax, rsi	// third1.step13.G
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2048]	// update.limb2.vpmuludq.2
adc r13, 0	// third1.step13.w
cmovs rcx, rsi	// third1.step13.h
vpaddq zmm0, zmm22, zmm11	// update.limb2.vpaddq.5
vpaddq zmm1, zmm0, zmm9	// update.limb2.vpaddq.6
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
cmovs r12, r14	// third1.step13.d
sarx r8, r12, r15	// third1.step13.s
mov rdx, rcx	// copy for third1.step14.x
xor rdx, r8	// third1.step14.x
sar rax, 1	// third1.step14.t
sbb r11, r11	// third1.step14.k
vpmuldq zmm2, zmm26, zmm12	// update.limb3.vpmuldq.2
lea r9, [rax+rdx]	// third1.step14.y
cmovc r9, rax	// third1.step14.G
vpmuldq zmm10, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
vpermq zmm13, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
mov rbx, -2	// third1.step15.c1
andn rbp, r11, r8	// third1.step14.w
cmovnz rcx, rax	// third1.step14.h
xor r12, rbp	// third1.step14.d
lea r10, [r12-1]	// third1.step14.d.2
lea r13, [r10-1]	// third1.step15.c0
sub rbx, r10	// third1.step15.c1.2
sarx rsi, r10, r15	// third1.step14.s
mov r14, rcx	// copy for third1.step15.x
xor r14, rsi	// third1.step15.x
vpmuldq zmm27, zmm24, zmm13	// update.limb3.vpmuldq.4
vpaddq zmm5, zmm10, zmm2	// update.limb3.vpaddq
vpmuldq zmm20, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
sar r9, 1	// third1.step15.t
lea rdx, [r9+r14]	// third1.step15.y
cmovc rdx, r9	// third1.step15.G
vpaddq zmm18, zmm5, zmm20	// update.limb3.vpaddq.2
adc rsi, 0	// third1.step15.w
cmovs rcx, r9	// third1.step15.h
vpaddq zmm17, zmm18, zmm27	// update.limb3.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2176]	// update.limb3.vpmuludq
vpaddq zmm19, zmm17, zmm6	// update.limb3.vpaddq.4
vpmuludq zmm16, zmm3, zmmword ptr [rdi+2112]	// update.limb3.vpmuludq.2
cmovs r13, rbx	// third1.step15.d
sarx r11, r13, r15	// third1.step15.s
mov r8, rcx	// copy for third1.step16.x
xor r8, r11	// third1.step16.x
sar rdx, 1	// third1.step16.t
sbb rax, rax	// third1.step16.k
vpaddq zmm22, zmm19, zmm16	// update.limb3.vpaddq.5
lea rbp, [rdx+r8]	// third1.step16.y
cmovc rbp, rdx	// third1.step16.G
vpaddq zmm11, zmm22, zmm21	// update.limb3.vpaddq.6
mov r12, -2	// third1.step17.c1
vpsraq zmm0, zmm11, 30	// update.limb3.vpsraq
andn r10, rax, r11	// third1.step16.w
cmovnz rcx, rdx	// third1.step16.h
vpandq zmm9, zmm11, zmm7	// update.limb3.vpandq
xor r13, r10	// third1.step16.d
lea r14, [r13-1]	// third1.step16.d.2
lea rsi, [r14-1]	// third1.step17.c0
sub r12, r14	// third1.step17.c1.2
sarx r9, r14, r15	// third1.step16.s
mov rbx, rcx	// copy for third1.step17.x
xor rbx, r9	// third1.step17.x
vmovdqa64 zmmword ptr [rdi+896], zmm9	// update.limb3.vmovdqa64
sar rbp, 1	// third1.step17.t
lea r8, [rbp+rbx]	// third1.step17.y
cmovc r8, rbp	// third1.step17.G
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
adc r9, 0	// third1.step17.w
cmovs rcx, rbp	// third1.step17.h
vpmuldq zmm12, zmm26, zmm13	// update.limb4.vpmuldq.2
vpermq zmm10, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
vpmuldq zmm2, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpmuldq zmm5, zmm24, zmm10	// update.limb4.vpmuldq.4
cmovs rsi, r12	// third1.step17.d
sarx rax, rsi, r15	// third1.step17.s
mov r11, rcx	// copy for third1.step18.x
xor r11, rax	// third1.step18.x
sar r8, 1	// third1.step18.t
sbb rdx, rdx	// third1.step18.k
vpaddq zmm20, zmm1, zmm12	// update.limb4.vpaddq
lea r10, [r8+r11]	// third1.step18.y
cmovc r10, r8	// third1.step18.G
vpaddq zmm18, zmm20, zmm2	// update.limb4.vpaddq.2
mov r13, -2	// third1.step19.c1
vpaddq zmm27, zmm18, zmm5	// update.limb4.vpaddq.3
andn r14, rdx, rax	// third1.step18.w
cmovnz rcx, r8	// third1.step18.h
vpmuludq zmm17, zmm8, zmmword ptr [rdi+2240]	// update.limb4.vpmuludq
xor rsi, r14	// third1.step18.d
lea rbx, [rsi-1]	// third1.step18.d.2
lea r9, [rbx-1]	// third1.step19.c0
sub r13, rbx	// third1.step19.c1.2
sarx rbp, rbx, r15	// third1.step18.s
mov r12, rcx	// copy for third1.step19.x
xor r12, rbp	// third1.step19.x
vpaddq zmm6, zmm27, zmm17	// update.limb4.vpaddq.4
sar r10, 1	// third1.step19.t
lea r11, [r10+r12]	// third1.step19.y
cmovc r11, r10	// third1.step19.G
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2176]	// update.limb4.vpmuludq.2
adc rbp, 0	// third1.step19.w
cmovs rcx, r10	// third1.step19.h
vpaddq zmm16, zmm6, zmm19	// update.limb4.vpaddq.5
vpaddq zmm22, zmm16, zmm0	// update.limb4.vpaddq.6
vpsraq zmm21, zmm22, 30	// update.limb4.vpsraq
vpandq zmm11, zmm22, zmm7	// update.limb4.vpandq
cmovs r9, r13	// third1.step19.d
sarx rdx, r9, r15	// third1.step19.s
mov rax, rcx	// copy for third1.step20.x
xor rax, rdx	// third1.step20.x
sar r11, 1	// third1.step20.t
sbb r8, r8	// third1.step20.k
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.limb4.vmovdqa64
lea r14, [r11+rax]	// third1.step20.y
cmovc r14, r11	// third1.step20.G
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
mov rsi, r14	// copy for change1.G.shl
shl rsi, 44	// change1.G.shl
mov rbx, r14	// copy for change1.G.add_rounding_G
add rbx, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx r12, rbx, 42	// change1.G.second_entry
vpmuldq zmm1, zmm26, zmm10	// update.limb5.vpmuldq.2
add rsi, qword ptr [rdi-40]	// change1.G.add_refill_G
andn rbp, r8, rdx	// third1.step20.w
cmovnz rcx, r11	// third1.step20.h
vpbroadcastq zmm12, rcx	// change1.vpbroadcastq
vpbroadcastq zmm12{k1}, r14	// change1.vpbroadcastq.2
vpaddq zmm20, zmm12, zmm29	// change1.N1.vpaddq
vpsllvq zmm2, zmm20, zmm30	// change1.N1.vpsllvq
mov r10, rcx	// copy for change1.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change1.h.add_rounding_h
rorx r13, r10, 41	// change1.h.second_entry
rorx rax, r10, 20	// change1.h.first_entry
imul rax, qword ptr [rdi-16]	// change1.h.imul_high0f
shl rcx, 45	// change1.h.shl
rorx r8, rbx, 21	// change1.G.first_entry
vpsravq zmm18, zmm2, zmm31	// change1.N1.vpsravq
vpsubq zmm5, zmm28, zmm18	// change1.N1.vpsubq
imul r12, qword ptr [rdi+0]	// change1.G.imul_high0g
imul r8, qword ptr [rdi-16]	// change1.G.imul_high0f
vpermq zmm27, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
imul r13, qword ptr [rdi+0]	// change1.h.imul_high0g
xor r9, rbp	// third1.step20.d
lea rdx, [r9-1]	// third1.step20.d.2
sarx r11, rdx, r15	// third1.step20.s
add rcx, qword ptr [rdi-48]	// change1.h.add_refill_h
vpmuldq zmm17, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
vpmuldq zmm6, zmm24, zmm27	// update.limb5.vpmuldq.4
vmovdqa64 zmmword ptr [rdi+192], zmm5	// change1.N1.vmovdqa64
vpaddq zmm19, zmm13, zmm1	// update.limb5.vpaddq
mov r14, qword ptr [rdi+192]	// change1.w1f.load_N1u
lea r10, [r8+r12]	// change1.G.add
lea rbx, [rax+r13]	// change1.h.add
vpaddq zmm16, zmm19, zmm17	// update.limb5.vpaddq.2
imul r14, qword ptr [rdi-24]	// change1.w1f.imul_w0f
vpaddq zmm0, zmm16, zmm6	// update.limb5.vpaddq.3
lea rbp, [rbx+rcx]	// change1.h.add.2
mov r9, qword ptr [rdi+200]	// change1.w1f.load_N1v
vpmuludq zmm22, zmm8, zmmword ptr [rdi+2304]	// update.limb5.vpmuludq
lea r8, [r10+rsi]	// change1.G.add.2
ror r8, 44	// change1.G.packed
vpaddq zmm10, zmm0, zmm22	// update.limb5.vpaddq.4
imul r9, qword ptr [rdi-8]	// change1.w1f.imul_w0g
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2240]	// update.limb5.vpmuludq.2
lea r12, [r14+r9]	// change1.w1f.add
sar r12, 20	// change1.w1f.sar
vpaddq zmm20, zmm10, zmm12	// update.limb5.vpaddq.5
ror rbp, 45	// change1.h.packed
vpaddq zmm2, zmm20, zmm21	// update.limb5.vpaddq.6
mov qword ptr [rdi+8], r12	// change1.w1f.store_w1f
vpsraq zmm18, zmm2, 30	// update.limb5.vpsraq
mov rax, qword ptr [rdi+208]	// change1.w1g.load_N1q
lea r13, [rdx-1]	// third2.step1.c0
mov rbx, rbp	// copy for third2.step1.x
xor rbx, r11	// third2.step1.x
vpandq zmm5, zmm2, zmm7	// update.limb5.vpandq
mov rcx, -2	// third2.step1.c1
sub rcx, rdx	// third2.step1.c1.2
imul rax, qword ptr [rdi-24]	// change1.w1g.imul_w0f
vmovdqa64 zmmword ptr [rdi+1024], zmm5	// update.limb5.vmovdqa64
vpsrlq zmm13, zmm9, 10	// update.limb5.above.vpsrlq
mov r10, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpsllq zmm1, zmm11, 20	// update.limb5.above.vpsllq
sar r8, 1	// third2.step1.t
lea rsi, [r8+rbx]	// third2.step1.y
cmovc rsi, r8	// third2.step1.G
vpsllq zmm19, zmm5, 50	// update.limb5.above.vpsllq.2
adc r11, 0	// third2.step1.w
cmovs rbp, r8	// third2.step1.h
vpaddq zmm17, zmm13, zmm1	// update.limb5.above.vpaddq
vpaddq zmm16, zmm17, zmm19	// update.limb5.above.vpaddq.2
vmovdqa64 zmmword ptr [rdi+384], zmm16	// update.limb5.above.vmovdqa64
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
cmovs r13, rcx	// third2.step1.d
imul r10, qword ptr [rdi-8]	// change1.w1g.imul_w0g
lea r14, [rax+r10]	// change1.w1g.add
sarx r9, r13, r15	// third2.step1.s
mov r12, rbp	// copy for third2.step2.x
xor r12, r9	// third2.step2.x
sar r14, 20	// change1.w1g.sar
mov qword ptr [rdi+16], r14	// change1.w1g.store_w1g
sar rsi, 1	// third2.step2.t
sbb rdx, rdx	// third2.step2.k
vpmuldq zmm0, zmm26, zmm27	// update.limb6.vpmuldq.2
lea rbx, [rsi+r12]	// third2.step2.y
cmovc rbx, rsi	// third2.step2.G
mov r11, qword ptr [rdi+192]	// change1.high1f.load_N1u
imul r11, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpermq zmm22, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
mov r8, -2	// third2.step3.c1
mov rcx, qword ptr [rdi+200]	// change1.high1f.load_N1v
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
andn rax, rdx, r9	// third2.step2.w
cmovnz rbp, rsi	// third2.step2.h
xor r13, rax	// third2.step2.d
vpmuldq zmm12, zmm24, zmm22	// update.limb6.vpmuldq.4
lea r10, [r13-1]	// third2.step2.d.2
lea r14, [r10-1]	// third2.step3.c0
sub r8, r10	// third2.step3.c1.2
sarx r12, r10, r15	// third2.step2.s
mov rdx, rbp	// copy for third2.step3.x
xor rdx, r12	// third2.step3.x
imul rcx, qword ptr [rdi+400]	// change1.high1f.imul_above_g
vpaddq zmm20, zmm6, zmm0	// update.limb6.vpaddq
lea r9, [r11+rcx]	// change1.high1f.add
sar rbx, 1	// third2.step3.t
lea rsi, [rbx+rdx]	// third2.step3.y
cmovc rsi, rbx	// third2.step3.G
vpaddq zmm21, zmm20, zmm10	// update.limb6.vpaddq.2
adc r12, 0	// third2.step3.w
cmovs rbp, rbx	// third2.step3.h
mov rax, qword ptr [rdi+8]	// change1.high1f.load_w1f
vpaddq zmm2, zmm21, zmm12	// update.limb6.vpaddq.3
vpmuludq zmm9, zmm8, zmmword ptr [rdi+2368]	// update.limb6.vpmuludq
vpaddq zmm11, zmm2, zmm9	// update.limb6.vpaddq.4
vpmuludq zmm5, zmm3, zmmword ptr [rdi+2304]	// update.limb6.vpmuludq.2
cmovs r14, r8	// third2.step3.d
sarx r13, r14, r15	// third2.step3.s
mov r10, rbp	// copy for third2.step4.x
xor r10, r13	// third2.step4.x
sar rax, 20	// change1.high1f.sar
lea r11, [rax+r9]	// change1.high1f.add.2
shl r11, 44	// change1.high1f.shl
sar rsi, 1	// third2.step4.t
sbb rcx, rcx	// third2.step4.k
vpaddq zmm13, zmm11, zmm5	// update.limb6.vpaddq.5
lea rdx, [rsi+r10]	// third2.step4.y
cmovc rdx, rsi	// third2.step4.G
mov qword ptr [rdi+24], r11	// change1.high1f.store_high1f
vpaddq zmm1, zmm13, zmm18	// update.limb6.vpaddq.6
mov r12, -2	// third2.step5.c1
mov rbx, qword ptr [rdi+208]	// change1.high1g.load_N1q
vpsraq zmm17, zmm1, 30	// update.limb6.vpsraq
andn r8, rcx, r13	// third2.step4.w
cmovnz rbp, rsi	// third2.step4.h
imul rbx, qword ptr [rdi+384]	// change1.high1g.imul_above_f
vpandq zmm19, zmm1, zmm7	// update.limb6.vpandq
xor r14, r8	// third2.step4.d
lea rax, [r14-1]	// third2.step4.d.2
lea r9, [rax-1]	// third2.step5.c0
sub r12, rax	// third2.step5.c1.2
sarx r10, rax, r15	// third2.step4.s
mov r11, rbp	// copy for third2.step5.x
xor r11, r10	// third2.step5.x
mov rcx, qword ptr [rdi+216]	// change1.high1g.load_N1r
vmovdqa64 zmmword ptr [rdi+1088], zmm19	// update.limb6.vmovdqa64
sar rdx, 1	// third2.step5.t
lea r13, [rdx+r11]	// third2.step5.y
cmovc r13, rdx	// third2.step5.G
vpmuldq zmm16, zmm25, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
adc r10, 0	// third2.step5.w
cmovs rbp, rdx	// third2.step5.h
vpmuldq zmm27, zmm26, zmm22	// update.limb7.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpermq
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
vpmuldq zmm20, zmm24, zmm6	// update.limb7.vpmuldq.4
cmovs r9, r12	// third2.step5.d
imul rcx, qword ptr [rdi+400]	// change1.high1g.imul_above_g
sarx rsi, r9, r15	// third2.step5.s
lea r8, [rbx+rcx]	// change1.high1g.add
mov r14, rbp	// copy for third2.step6.x
xor r14, rsi	// third2.step6.x
mov rax, qword ptr [rdi+16]	// change1.high1g.load_w1g
sar rax, 20	// change1.high1g.sar
lea r11, [rax+r8]	// change1.high1g.add.2
sar r13, 1	// third2.step6.t
sbb r10, r10	// third2.step6.k
vpaddq zmm10, zmm16, zmm27	// update.limb7.vpaddq
lea rdx, [r13+r14]	// third2.step6.y
cmovc rdx, r13	// third2.step6.G
shl r11, 44	// change1.high1g.shl
vpaddq zmm21, zmm10, zmm0	// update.limb7.vpaddq.2
mov r12, -2	// third2.step7.c1
vpaddq zmm12, zmm21, zmm20	// update.limb7.vpaddq.3
mov qword ptr [rdi+32], r11	// change1.high1g.store_high1g
andn rbx, r10, rsi	// third2.step6.w
cmovnz rbp, r13	// third2.step6.h
vpmuludq zmm2, zmm8, zmmword ptr [rdi+2432]	// update.limb7.vpmuludq
xor r9, rbx	// third2.step6.d
lea rcx, [r9-1]	// third2.step6.d.2
lea rax, [rcx-1]	// third2.step7.c0
sub r12, rcx	// third2.step7.c1.2
sarx r8, rcx, r15	// third2.step6.s
mov r14, rbp	// copy for third2.step7.x
xor r14, r8	// third2.step7.x
vpaddq zmm9, zmm12, zmm2	// update.limb7.vpaddq.4
sar rdx, 1	// third2.step7.t
lea r11, [rdx+r14]	// third2.step7.y
cmovc r11, rdx	// third2.step7.G
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2368]	// update.limb7.vpmuludq.2
adc r8, 0	// third2.step7.w
cmovs rbp, rdx	// third2.step7.h
vpaddq zmm5, zmm9, zmm11	// update.limb7.vpaddq.5
vpaddq zmm13, zmm5, zmm17	// update.limb7.vpaddq.6
vpsraq zmm18, zmm13, 30	// update.limb7.vpsraq
vpandq zmm1, zmm13, zmm7	// update.limb7.vpandq
cmovs rax, r12	// third2.step7.d
sarx r10, rax, r15	// third2.step7.s
mov rsi, rbp	// copy for third2.step8.x
xor rsi, r10	// third2.step8.x
sar r11, 1	// third2.step8.t
sbb r13, r13	// third2.step8.k
vmovdqa64 zmmword ptr [rdi+1152], zmm1	// update.limb7.vmovdqa64
lea rbx, [r11+rsi]	// third2.step8.y
cmovc rbx, r11	// third2.step8.G
vpmuldq zmm19, zmm25, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpmuldq zmm22, zmm26, zmm6	// update.limb8.vpmuldq.2
andn r9, r13, r10	// third2.step8.w
cmovnz rbp, r11	// third2.step8.h
mov rcx, -2	// third2.step9.c1
vpermq zmm16, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpermq
xor rax, r9	// third2.step8.d
lea r14, [rax-1]	// third2.step8.d.2
lea r8, [r14-1]	// third2.step9.c0
sub rcx, r14	// third2.step9.c1.2
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
sarx rdx, r14, r15	// third2.step8.s
mov r12, rbp	// copy for third2.step9.x
xor r12, rdx	// third2.step9.x
sar rbx, 1	// third2.step9.t
lea rsi, [rbx+r12]	// third2.step9.y
cmovc rsi, rbx	// third2.step9.G
vpmuldq zmm10, zmm24, zmm16	// update.limb8.vpmuldq.4
adc rdx, 0	// third2.step9.w
cmovs rbp, rbx	// third2.step9.h
vpaddq zmm0, zmm19, zmm22	// update.limb8.vpaddq
vpaddq zmm21, zmm0, zmm27	// update.limb8.vpaddq.2
vpaddq zmm20, zmm21, zmm10	// update.limb8.vpaddq.3
vpmuludq zmm12, zmm8, zmmword ptr [rdi+2496]	// update.limb8.vpmuludq
cmovs r8, rcx	// third2.step9.d
sarx r13, r8, r15	// third2.step9.s
mov r10, rbp	// copy for third2.step10.x
xor r10, r13	// third2.step10.x
sar rsi, 1	// third2.step10.t
sbb r11, r11	// third2.step10.k
vpaddq zmm2, zmm20, zmm12	// update.limb8.vpaddq.4
vpmuludq zmm9, zmm3, zmmword ptr [rdi+2432]	// update.limb8.vpmuludq.2
mov r9, -2	// third2.step11.c1
vpaddq zmm11, zmm2, zmm9	// update.limb8.vpaddq.5
lea rax, [rsi+r10]	// third2.step10.y
cmovc rax, rsi	// third2.step10.G
andn r14, r11, r13	// third2.step10.w
vpaddq zmm5, zmm11, zmm18	// update.limb8.vpaddq.6
cmovnz rbp, rsi	// third2.step10.h
xor r8, r14	// third2.step10.d
vpsraq zmm17, zmm5, 30	// update.limb8.vpsraq
lea r12, [r8-1]	// third2.step10.d.2
sub r9, r12	// third2.step11.c1.2
lea rdx, [r12-1]	// third2.step11.c0
sarx rbx, r12, r15	// third2.step10.s
mov rcx, rbp	// copy for third2.step11.x
xor rcx, rbx	// third2.step11.x
sar rax, 1	// third2.step11.t
lea r10, [rax+rcx]	// third2.step11.y
cmovc r10, rax	// third2.step11.G
vpandq zmm13, zmm5, zmm7	// update.limb8.vpandq
adc rbx, 0	// third2.step11.w
cmovs rbp, rax	// third2.step11.h
vmovdqa64 zmmword ptr [rdi+1216], zmm13	// update.limb8.vmovdqa64
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
vpmuldq zmm6, zmm26, zmm16	// update.limb9.vpmuldq.2
vpermq zmm19, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpermq
cmovs rdx, r9	// third2.step11.d
sarx r11, rdx, r15	// third2.step11.s
mov r13, rbp	// copy for third2.step12.x
xor r13, r11	// third2.step12.x
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
vpmuldq zmm0, zmm24, zmm19	// update.limb9.vpmuldq.4
sar r10, 1	// third2.step12.t
sbb rsi, rsi	// third2.step12.k
lea r14, [r10+r13]	// third2.step12.y
cmovc r14, r10	// third2.step12.G
mov r8, -2	// third2.step13.c1
vpaddq zmm27, zmm1, zmm6	// update.limb9.vpaddq
andn r12, rsi, r11	// third2.step12.w
cmovnz rbp, r10	// third2.step12.h
vpaddq zmm21, zmm27, zmm22	// update.limb9.vpaddq.2
xor rdx, r12	// third2.step12.d
lea rcx, [rdx-1]	// third2.step12.d.2
lea rbx, [rcx-1]	// third2.step13.c0
sub r8, rcx	// third2.step13.c1.2
sarx rax, rcx, r15	// third2.step12.s
mov r9, rbp	// copy for third2.step13.x
xor r9, rax	// third2.step13.x
vpaddq zmm10, zmm21, zmm0	// update.limb9.vpaddq.3
sar r14, 1	// third2.step13.t
vpmuludq zmm20, zmm8, zmmword ptr [rdi+2560]	// update.limb9.vpmuludq
lea r13, [r14+r9]	// third2.step13.y
cmovc r13, r14	// third2.step13.G
adc rax, 0	// third2.step13.w
cmovs rbp, r14	// third2.step13.h
vpaddq zmm12, zmm10, zmm20	// update.limb9.vpaddq.4
vpmuludq zmm2, zmm3, zmmword ptr [rdi+2496]	// update.limb9.vpmuludq.2
vpaddq zmm9, zmm12, zmm2	// update.limb9.vpaddq.5
vpaddq zmm11, zmm9, zmm17	// update.limb9.vpaddq.6
cmovs rbx, r8	// third2.step13.d
sarx rsi, rbx, r15	// third2.step13.s
mov r11, rbp	// copy for third2.step14.x
xor r11, rsi	// third2.step14.x
sar r13, 1	// third2.step14.t
sbb r10, r10	// third2.step14.k
vpsraq zmm18, zmm11, 30	// update.limb9.vpsraq
vpandq zmm5, zmm11, zmm7	// update.limb9.vpandq
mov r12, -2	// third2.step15.c1
vmovdqa64 zmmword ptr [rdi+1280], zmm5	// update.limb9.vmovdqa64
lea rdx, [r13+r11]	// third2.step14.y
cmovc rdx, r13	// third2.step14.G
andn rcx, r10, rsi	// third2.step14.w
cmovnz rbp, r13	// third2.step14.h
vpmuldq zmm13, zmm25, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
xor rbx, rcx	// third2.step14.d
lea r9, [rbx-1]	// third2.step14.d.2
lea rax, [r9-1]	// third2.step15.c0
sub r12, r9	// third2.step15.c1.2
sarx r14, r9, r15	// third2.step14.s
mov r8, rbp	// copy for third2.step15.x
xor r8, r14	// third2.step15.x
vpmuldq zmm16, zmm26, zmm19	// update.limb10.vpmuldq.2
sar rdx, 1	// third2.step15.t
vpermq zmm1, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpermq
lea r11, [rdx+r8]	// third2.step15.y
cmovc r11, rdx	// third2.step15.G
adc r14, 0	// third2.step15.w
cmovs rbp, rdx	// third2.step15.h
vpmuldq zmm6, zmm23, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpmuldq zmm27, zmm24, zmm1	// update.limb10.vpmuldq.4
vpaddq zmm22, zmm13, zmm16	// update.limb10.vpaddq
vpaddq zmm21, zmm22, zmm6	// update.limb10.vpaddq.2
cmovs rax, r12	// third2.step15.d
sarx r10, rax, r15	// third2.step15.s
mov rsi, rbp	// copy for third2.step16.x
xor rsi, r10	// third2.step16.x
vpaddq zmm0, zmm21, zmm27	// update.limb10.vpaddq.3
sar r11, 1	// third2.step16.t
sbb r13, r13	// third2.step16.k
lea rcx, [r11+rsi]	// third2.step16.y
cmovc rcx, r11	// third2.step16.G
vpmuludq zmm10, zmm8, zmmword ptr [rdi+2624]	// update.limb10.vpmuludq
mov rbx, -2	// third2.step17.c1
vpaddq zmm20, zmm0, zmm10	// update.limb10.vpaddq.4
andn r9, r13, r10	// third2.step16.w
cmovnz rbp, r11	// third2.step16.h
vpmuludq zmm12, zmm3, zmmword ptr [rdi+2560]	// update.limb10.vpmuludq.2
xor rax, r9	// third2.step16.d
lea r8, [rax-1]	// third2.step16.d.2
lea r14, [r8-1]	// third2.step17.c0
sub rbx, r8	// third2.step17.c1.2
sarx rdx, r8, r15	// third2.step16.s
mov r12, rbp	// copy for third2.step17.x
xor r12, rdx	// third2.step17.x
vpaddq zmm2, zmm20, zmm12	// update.limb10.vpaddq.5
vpaddq zmm9, zmm2, zmm18	// update.limb10.vpaddq.6
vpsraq zmm17, zmm9, 30	// update.limb10.vpsraq
vpandq zmm11, zmm9, zmm7	// update.limb10.vpandq
sar rcx, 1	// third2.step17.t
lea rsi, [rcx+r12]	// third2.step17.y
cmovc rsi, rcx	// third2.step17.G
adc rdx, 0	// third2.step17.w
cmovs rbp, rcx	// third2.step17.h
vmovdqa64 zmmword ptr [rdi+1344], zmm11	// update.limb10.vmovdqa64
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
cmovs r14, rbx	// third2.step17.d
sarx r13, r14, r15	// third2.step17.s
mov r10, rbp	// copy for third2.step18.x
xor r10, r13	// third2.step18.x
vpmuldq zmm19, zmm26, zmm1	// update.limb11.vpmuldq.2
sar rsi, 1	// third2.step18.t
sbb r11, r11	// third2.step18.k
lea r9, [rsi+r10]	// third2.step18.y
cmovc r9, rsi	// third2.step18.G
vpermq zmm13, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpermq
vpmuldq zmm16, zmm23, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
mov rax, -2	// third2.step19.c1
andn r8, r11, r13	// third2.step18.w
cmovnz rbp, rsi	// third2.step18.h
vpmuldq zmm22, zmm24, zmm13	// update.limb11.vpmuldq.4
xor r14, r8	// third2.step18.d
lea r12, [r14-1]	// third2.step18.d.2
lea rdx, [r12-1]	// third2.step19.c0
sub rax, r12	// third2.step19.c1.2
sarx rcx, r12, r15	// third2.step18.s
mov rbx, rbp	// copy for third2.step19.x
xor rbx, rcx	// third2.step19.x
vpaddq zmm6, zmm5, zmm19	// update.limb11.vpaddq
sar r9, 1	// third2.step19.t
vpaddq zmm21, zmm6, zmm16	// update.limb11.vpaddq.2
lea r10, [r9+rbx]	// third2.step19.y
cmovc r10, r9	// third2.step19.G
vpaddq zmm27, zmm21, zmm22	// update.limb11.vpaddq.3
adc rcx, 0	// third2.step19.w
cmovs rbp, r9	// third2.step19.h
vpmuludq zmm0, zmm8, zmmword ptr [rdi+2688]	// update.limb11.vpmuludq
vpaddq zmm10, zmm27, zmm0	// update.limb11.vpaddq.4
vpmuludq zmm20, zmm3, zmmword ptr [rdi+2624]	// update.limb11.vpmuludq.2
cmovs rdx, rax	// third2.step19.d
sarx r11, rdx, r15	// third2.step19.s
mov r13, rbp	// copy for third2.step20.x
xor r13, r11	// third2.step20.x
vpaddq zmm12, zmm10, zmm20	// update.limb11.vpaddq.5
sar r10, 1	// third2.step20.t
sbb rsi, rsi	// third2.step20.k
lea r8, [r10+r13]	// third2.step20.y
cmovc r8, r10	// third2.step20.G
mov r14, r8	// copy for change2.G.add_rounding_G
add r14, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpaddq zmm2, zmm12, zmm17	// update.limb11.vpaddq.6
mov r12, r8	// copy for change2.G.shl
shl r12, 44	// change2.G.shl
vpsraq zmm18, zmm2, 30	// update.limb11.vpsraq
rorx rbx, r14, 21	// change2.G.first_entry
rorx rcx, r14, 42	// change2.G.second_entry
add r12, qword ptr [rdi-40]	// change2.G.add_refill_G
andn r9, rsi, r11	// third2.step20.w
cmovnz rbp, r10	// third2.step20.h
mov rax, rbp	// copy for change2.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change2.h.add_rounding_h
mov r13, rbp	// copy for change2.h.shl
shl r13, 45	// change2.h.shl
rorx r14, rax, 20	// change2.h.first_entry
rorx rsi, rax, 41	// change2.h.second_entry
add r13, qword ptr [rdi-48]	// change2.h.add_refill_h
vpandq zmm9, zmm2, zmm7	// update.limb11.vpandq
imul rbx, qword ptr [rdi+24]	// change2.G.imul_high1f
imul rcx, qword ptr [rdi+32]	// change2.G.imul_high1g
imul r14, qword ptr [rdi+24]	// change2.h.imul_high1f
imul rsi, qword ptr [rdi+32]	// change2.h.imul_high1g
xor rdx, r9	// third2.step20.d
lea r11, [rdx-1]	// third2.step20.d.2
sarx r10, r11, r15	// third2.step20.s
vmovdqa64 zmmword ptr [rdi+1408], zmm9	// update.limb11.vmovdqa64
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpermq zmm1, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpermq
vpmuldq zmm5, zmm26, zmm13	// update.limb12.vpmuldq.2
lea rax, [rbx+rcx]	// change2.G.add
vpmuldq zmm19, zmm23, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
lea r9, [r14+rsi]	// change2.h.add
vpaddq zmm6, zmm11, zmm5	// update.limb12.vpaddq
lea rdx, [rax+r12]	// change2.G.add.2
lea rbx, [r9+r13]	// change2.h.add.2
vpmuldq zmm16, zmm24, zmm1	// update.limb12.vpmuldq.4
ror rdx, 44	// change2.G.packed
ror rbx, 45	// change2.h.packed
vpaddq zmm21, zmm6, zmm19	// update.limb12.vpaddq.2
vpaddq zmm22, zmm21, zmm16	// update.limb12.vpaddq.3
mov rcx, rbx	// copy for third3.step1.x
xor rcx, r10	// third3.step1.x
lea r14, [r11-1]	// third3.step1.c0
vpmuludq zmm27, zmm3, zmmword ptr [rdi+2688]	// update.limb12.vpmuludq.2
mov rsi, -2	// third3.step1.c1
vpmuludq zmm0, zmm8, zmmword ptr [rdi+2752]	// update.limb12.vpmuludq
vpaddq zmm10, zmm22, zmm0	// update.limb12.vpaddq.4
sub rsi, r11	// third3.step1.c1.2
vpaddq zmm20, zmm10, zmm27	// update.limb12.vpaddq.5
vpaddq zmm12, zmm20, zmm18	// update.limb12.vpaddq.6
vpbroadcastq zmm17, rbp	// change2.vpbroadcastq
vpsraq zmm2, zmm12, 30	// update.limb12.vpsraq
vpbroadcastq zmm17{k1}, r8	// change2.vpbroadcastq.2
sar rdx, 1	// third3.step1.t
lea rax, [rdx+rcx]	// third3.step1.y
cmovc rax, rdx	// third3.step1.G
vpandq zmm9, zmm12, zmm7	// update.limb12.vpandq
vpaddq zmm13, zmm17, zmm29	// change2.N2.vpaddq
vmovdqa64 zmmword ptr [rdi+1472], zmm9	// update.limb12.vmovdqa64
adc r10, 0	// third3.step1.w
cmovs rbx, rdx	// third3.step1.h
vpsllvq zmm11, zmm13, zmm30	// change2.N2.vpsllvq
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpsravq zmm6, zmm11, zmm31	// change2.N2.vpsravq
vpsubq zmm19, zmm28, zmm6	// change2.N2.vpsubq
vpmuldq zmm21, zmm26, zmm1	// update.limb13.vpmuldq.2
vpermq zmm16, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpermq
vpmuldq zmm22, zmm24, zmm16	// update.limb13.vpmuldq.4
cmovs r14, rsi	// third3.step1.d
sarx r12, r14, r15	// third3.step1.s
mov r9, rbx	// copy for third3.step2.x
xor r9, r12	// third3.step2.x
sar rax, 1	// third3.step2.t
sbb r13, r13	// third3.step2.k
vpmuldq zmm0, zmm23, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+256], zmm19	// change2.N2.vmovdqa64
vpunpcklqdq zmm10, zmm19, zmm19	// change2.vpunpcklqdq
lea r11, [rax+r9]	// third3.step2.y
cmovc r11, rax	// third3.step2.G
vpunpckhqdq zmm27, zmm19, zmm19	// change2.vpunpckhqdq
mov rbp, -2	// third3.step3.c1
vpmuludq zmm20, zmm8, zmmword ptr [rdi+2816]	// update.limb13.vpmuludq
vpaddq zmm18, zmm5, zmm21	// update.limb13.vpaddq
vpaddq zmm12, zmm18, zmm0	// update.limb13.vpaddq.2
andn r8, r13, r12	// third3.step2.w
cmovnz rbx, rax	// third3.step2.h
xor r14, r8	// third3.step2.d
vbroadcasti32x4 zmm17, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
lea rcx, [r14-1]	// third3.step2.d.2
lea r10, [rcx-1]	// third3.step3.c0
sub rbp, rcx	// third3.step3.c1.2
sarx rdx, rcx, r15	// third3.step2.s
mov rsi, rbx	// copy for third3.step3.x
xor rsi, rdx	// third3.step3.x
vbroadcasti32x4 zmm9, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpaddq zmm13, zmm12, zmm22	// update.limb13.vpaddq.3
vpmuldq zmm11, zmm10, zmm17	// change2.Y.vpmuldq
sar r11, 1	// third3.step3.t
lea r9, [r11+rsi]	// third3.step3.y
cmovc r9, r11	// third3.step3.G
adc rdx, 0	// third3.step3.w
cmovs rbx, r11	// third3.step3.h
vpaddq zmm6, zmm13, zmm20	// update.limb13.vpaddq.4
vpmuldq zmm1, zmm27, zmm9	// change2.Y.vpmuldq.2
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2752]	// update.limb13.vpmuludq.2
vpaddq zmm5, zmm6, zmm19	// update.limb13.vpaddq.5
vpaddq zmm21, zmm11, zmm1	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm21	// change2.Y.vmovdqa64
cmovs r10, rbp	// third3.step3.d
sarx r13, r10, r15	// third3.step3.s
mov r12, rbx	// copy for third3.step4.x
xor r12, r13	// third3.step4.x
sar r9, 1	// third3.step4.t
sbb rax, rax	// third3.step4.k
vpaddq zmm18, zmm5, zmm2	// update.limb13.vpaddq.6
vpsraq zmm0, zmm18, 30	// update.limb13.vpsraq
mov r8, qword ptr [rdi+256]	// change2.w2f.load_N2u
vpandq zmm12, zmm18, zmm7	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm12	// update.limb13.vmovdqa64
mov r14, -2	// third3.step5.c1
vpermq zmm22, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpermq
lea rcx, [r9+r12]	// third3.step4.y
cmovc rcx, r9	// third3.step4.G
imul r8, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov rsi, qword ptr [rdi+264]	// change2.w2f.load_N2v
andn rdx, rax, r13	// third3.step4.w
cmovnz rbx, r9	// third3.step4.h
imul rsi, qword ptr [rdi+16]	// change2.w2f.imul_w1g
xor r10, rdx	// third3.step4.d
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
lea r11, [r10-1]	// third3.step4.d.2
lea rbp, [r11-1]	// third3.step5.c0
sub r14, r11	// third3.step5.c1.2
sarx r12, r11, r15	// third3.step4.s
mov rax, rbx	// copy for third3.step5.x
xor rax, r12	// third3.step5.x
vpmuldq zmm17, zmm26, zmm16	// update.limb14.vpmuldq.2
sar rcx, 1	// third3.step5.t
lea r13, [rcx+rax]	// third3.step5.y
cmovc r13, rcx	// third3.step5.G
lea r9, [r8+rsi]	// change2.w2f.add
adc r12, 0	// third3.step5.w
cmovs rbx, rcx	// third3.step5.h
vpmuldq zmm13, zmm23, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
vpmuldq zmm20, zmm24, zmm22	// update.limb14.vpmuldq.4
vpaddq zmm27, zmm10, zmm17	// update.limb14.vpaddq
vpaddq zmm9, zmm27, zmm13	// update.limb14.vpaddq.2
cmovs rbp, r14	// third3.step5.d
sarx rdx, rbp, r15	// third3.step5.s
mov r10, rbx	// copy for third3.step6.x
xor r10, rdx	// third3.step6.x
sar r9, 20	// change2.w2f.sar
mov r11, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r11, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov rax, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpaddq zmm6, zmm9, zmm20	// update.limb14.vpaddq.3
sar r13, 1	// third3.step6.t
sbb r8, r8	// third3.step6.k
lea rsi, [r13+r10]	// third3.step6.y
cmovc rsi, r13	// third3.step6.G
imul rax, qword ptr [rdi+400]	// change2.w2f.imul_above_g
vpmuludq zmm19, zmm8, zmmword ptr [rdi+2880]	// update.limb14.vpmuludq
lea r12, [r11+rax]	// change2.w2f.add.2
vpaddq zmm11, zmm6, zmm19	// update.limb14.vpaddq.4
mov rcx, -2	// third3.step7.c1
lea r14, [r9+r12]	// change2.w2f.add.3
andn r10, r8, rdx	// third3.step6.w
cmovnz rbx, r13	// third3.step6.h
xor rbp, r10	// third3.step6.d
vpmuludq zmm1, zmm3, zmmword ptr [rdi+2816]	// update.limb14.vpmuludq.2
vpaddq zmm21, zmm11, zmm1	// update.limb14.vpaddq.5
lea r11, [rbp-1]	// third3.step6.d.2
sub rcx, r11	// third3.step7.c1.2
lea rax, [r11-1]	// third3.step7.c0
sarx r9, r11, r15	// third3.step6.s
mov r12, rbx	// copy for third3.step7.x
xor r12, r9	// third3.step7.x
mov qword ptr [rdi-112], r14	// change2.w2f.store_w2f
sar rsi, 1	// third3.step7.t
vpaddq zmm5, zmm21, zmm0	// update.limb14.vpaddq.6
lea r8, [rsi+r12]	// third3.step7.y
cmovc r8, rsi	// third3.step7.G
vpsraq zmm2, zmm5, 30	// update.limb14.vpsraq
adc r9, 0	// third3.step7.w
cmovs rbx, rsi	// third3.step7.h
vpandq zmm18, zmm5, zmm7	// update.limb14.vpandq
vpmuldq zmm12, zmm25, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vmovdqa64 zmmword ptr [rdi+1600], zmm18	// update.limb14.vmovdqa64
cmovs rax, rcx	// third3.step7.d
sar r14, 20	// change2.w2f.sar.2
shl r14, 44	// change2.w2f.shl
mov qword ptr [rdi+40], r14	// change2.w2f.store_high2f
mov rdx, qword ptr [rdi+272]	// change2.w2g.load_N2q
sarx r13, rax, r15	// third3.step7.s
mov r10, rbx	// copy for third3.step8.x
xor r10, r13	// third3.step8.x
imul rdx, qword ptr [rdi+8]	// change2.w2g.imul_w1f
vpmuldq zmm16, zmm26, zmm22	// update.limb15.vpmuldq.2
sar r8, 1	// third3.step8.t
sbb rbp, rbp	// third3.step8.k
mov r11, qword ptr [rdi+280]	// change2.w2g.load_N2r
lea r12, [r8+r10]	// third3.step8.y
cmovc r12, r8	// third3.step8.G
mov r9, -2	// third3.step9.c1
vpmuldq zmm10, zmm23, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
andn rsi, rbp, r13	// third3.step8.w
cmovnz rbx, r8	// third3.step8.h
xor rax, rsi	// third3.step8.d
imul r11, qword ptr [rdi+16]	// change2.w2g.imul_w1g
lea rcx, [rdx+r11]	// change2.w2g.add
lea r14, [rax-1]	// third3.step8.d.2
lea r10, [r14-1]	// third3.step9.c0
sub r9, r14	// third3.step9.c1.2
sarx rbp, r14, r15	// third3.step8.s
mov r13, rbx	// copy for third3.step9.x
xor r13, rbp	// third3.step9.x
vpaddq zmm17, zmm12, zmm16	// update.limb15.vpaddq
sar rcx, 20	// change2.w2g.sar
mov r8, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpermq zmm27, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpermq
vpmuldq zmm13, zmm24, zmm27	// update.limb15.vpmuldq.4
sar r12, 1	// third3.step9.t
vpaddq zmm9, zmm17, zmm10	// update.limb15.vpaddq.2
lea rsi, [r12+r13]	// third3.step9.y
cmovc rsi, r12	// third3.step9.G
adc rbp, 0	// third3.step9.w
cmovs rbx, r12	// third3.step9.h
vpaddq zmm20, zmm9, zmm13	// update.limb15.vpaddq.3
vpmuludq zmm6, zmm8, zmmword ptr [rdi+2944]	// update.limb15.vpmuludq
vpaddq zmm19, zmm20, zmm6	// update.limb15.vpaddq.4
vpmuludq zmm11, zmm3, zmmword ptr [rdi+2880]	// update.limb15.vpmuludq.2
vpaddq zmm1, zmm19, zmm11	// update.limb15.vpaddq.5
cmovs r10, r9	// third3.step9.d
sarx rdx, r10, r15	// third3.step9.s
mov r11, rbx	// copy for third3.step10.x
xor r11, rdx	// third3.step10.x
imul r8, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov rax, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul rax, qword ptr [rdi+400]	// change2.w2g.imul_above_g
lea r14, [r8+rax]	// change2.w2g.add.2
sar rsi, 1	// third3.step10.t
sbb r13, r13	// third3.step10.k
lea rbp, [rcx+r14]	// change2.w2g.add.3
lea r12, [rsi+r11]	// third3.step10.y
cmovc r12, rsi	// third3.step10.G
vpaddq zmm21, zmm1, zmm2	// update.limb15.vpaddq.6
mov qword ptr [rdi-104], rbp	// change2.w2g.store_w2g
mov r9, -2	// third3.step11.c1
vpsraq zmm0, zmm21, 30	// update.limb15.vpsraq
andn r8, r13, rdx	// third3.step10.w
cmovnz rbx, rsi	// third3.step10.h
vpandq zmm5, zmm21, zmm7	// update.limb15.vpandq
sar rbp, 20	// change2.w2g.sar.2
xor r10, r8	// third3.step10.d
vmovdqa64 zmmword ptr [rdi+1664], zmm5	// update.limb15.vmovdqa64
lea rax, [r10-1]	// third3.step10.d.2
lea rcx, [rax-1]	// third3.step11.c0
sub r9, rax	// third3.step11.c1.2
sarx r14, rax, r15	// third3.step10.s
mov r11, rbx	// copy for third3.step11.x
xor r11, r14	// third3.step11.x
sar r12, 1	// third3.step11.t
vpmuldq zmm18, zmm25, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
lea r13, [r12+r11]	// third3.step11.y
cmovc r13, r12	// third3.step11.G
vpmuldq zmm22, zmm26, zmm27	// update.limb16.vpmuldq.2
adc r14, 0	// third3.step11.w
cmovs rbx, r12	// third3.step11.h
vpmuldq zmm12, zmm23, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpermq zmm16, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpermq
vpaddq zmm17, zmm18, zmm22	// update.limb16.vpaddq
vpmuldq zmm10, zmm24, zmm16	// update.limb16.vpmuldq.4
cmovs rcx, r9	// third3.step11.d
shl rbp, 44	// change2.w2g.shl
sarx rdx, rcx, r15	// third3.step11.s
mov rsi, rbx	// copy for third3.step12.x
xor rsi, rdx	// third3.step12.x
mov qword ptr [rdi+48], rbp	// change2.w2g.store_high2g
sar r13, 1	// third3.step12.t
sbb r8, r8	// third3.step12.k
lea r10, [r13+rsi]	// third3.step12.y
cmovc r10, r13	// third3.step12.G
mov rax, -2	// third3.step13.c1
vpaddq zmm9, zmm17, zmm12	// update.limb16.vpaddq.2
vpaddq zmm13, zmm9, zmm10	// update.limb16.vpaddq.3
andn r11, r8, rdx	// third3.step12.w
cmovnz rbx, r13	// third3.step12.h
vpmuludq zmm20, zmm8, zmmword ptr [rdi+3008]	// update.limb16.vpmuludq
vpaddq zmm6, zmm13, zmm20	// update.limb16.vpaddq.4
xor rcx, r11	// third3.step12.d
lea r14, [rcx-1]	// third3.step12.d.2
lea r12, [r14-1]	// third3.step13.c0
sub rax, r14	// third3.step13.c1.2
sarx r9, r14, r15	// third3.step12.s
mov rbp, rbx	// copy for third3.step13.x
xor rbp, r9	// third3.step13.x
vpmuludq zmm19, zmm3, zmmword ptr [rdi+2944]	// update.limb16.vpmuludq.2
sar r10, 1	// third3.step13.t
lea rsi, [r10+rbp]	// third3.step13.y
cmovc rsi, r10	// third3.step13.G
vpaddq zmm11, zmm6, zmm19	// update.limb16.vpaddq.5
adc r9, 0	// third3.step13.w
cmovs rbx, r10	// third3.step13.h
vpaddq zmm1, zmm11, zmm0	// update.limb16.vpaddq.6
vpsraq zmm2, zmm1, 30	// update.limb16.vpsraq
vpandq zmm21, zmm1, zmm7	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm21	// update.limb16.vmovdqa64
cmovs r12, rax	// third3.step13.d
sarx r8, r12, r15	// third3.step13.s
mov rdx, rbx	// copy for third3.step14.x
xor rdx, r8	// third3.step14.x
sar rsi, 1	// third3.step14.t
sbb r13, r13	// third3.step14.k
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
lea r11, [rsi+rdx]	// third3.step14.y
cmovc r11, rsi	// third3.step14.G
vpmuldq zmm27, zmm26, zmm16	// update.limb17.vpmuldq.2
mov rcx, -2	// third3.step15.c1
vpermq zmm18, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpermq
andn r14, r13, r8	// third3.step14.w
cmovnz rbx, rsi	// third3.step14.h
xor r12, r14	// third3.step14.d
lea rbp, [r12-1]	// third3.step14.d.2
lea r9, [rbp-1]	// third3.step15.c0
sub rcx, rbp	// third3.step15.c1.2
sarx r10, rbp, r15	// third3.step14.s
mov rax, rbx	// copy for third3.step15.x
xor rax, r10	// third3.step15.x
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpmuldq zmm17, zmm24, zmm18	// update.limb17.vpmuldq.4
sar r11, 1	// third3.step15.t
lea rdx, [r11+rax]	// third3.step15.y
cmovc rdx, r11	// third3.step15.G
vpaddq zmm12, zmm5, zmm27	// update.limb17.vpaddq
adc r10, 0	// third3.step15.w
cmovs rbx, r11	// third3.step15.h
vpaddq zmm9, zmm12, zmm22	// update.limb17.vpaddq.2
vpaddq zmm10, zmm9, zmm17	// update.limb17.vpaddq.3
vpmuludq zmm13, zmm8, zmmword ptr [rdi+3072]	// update.limb17.vpmuludq
vpaddq zmm20, zmm10, zmm13	// update.limb17.vpaddq.4
cmovs r9, rcx	// third3.step15.d
sarx r13, r9, r15	// third3.step15.s
mov r8, rbx	// copy for third3.step16.x
xor r8, r13	// third3.step16.x
sar rdx, 1	// third3.step16.t
sbb rsi, rsi	// third3.step16.k
vpmuludq zmm6, zmm3, zmmword ptr [rdi+3008]	// update.limb17.vpmuludq.2
lea r14, [rdx+r8]	// third3.step16.y
cmovc r14, rdx	// third3.step16.G
vpaddq zmm19, zmm20, zmm6	// update.limb17.vpaddq.5
vpaddq zmm11, zmm19, zmm2	// update.limb17.vpaddq.6
mov r12, -2	// third3.step17.c1
andn rbp, rsi, r13	// third3.step16.w
cmovnz rbx, rdx	// third3.step16.h
xor r9, rbp	// third3.step16.d
vpsraq zmm0, zmm11, 30	// update.limb17.vpsraq
lea rax, [r9-1]	// third3.step16.d.2
lea r10, [rax-1]	// third3.step17.c0
sub r12, rax	// third3.step17.c1.2
sarx r11, rax, r15	// third3.step16.s
mov rcx, rbx	// copy for third3.step17.x
xor rcx, r11	// third3.step17.x
vpandq zmm1, zmm11, zmm7	// update.limb17.vpandq
sar r14, 1	// third3.step17.t
lea r8, [r14+rcx]	// third3.step17.y
cmovc r8, r14	// third3.step17.G
vmovdqa64 zmmword ptr [rdi+1792], zmm1	// update.limb17.vmovdqa64
adc r11, 0	// third3.step17.w
cmovs rbx, r14	// third3.step17.h
vpmuldq zmm21, zmm25, zmmword ptr [rdi+1920]	// update.last.vpmuldq
vpmuldq zmm16, zmm26, zmm18	// update.last.vpmuldq.2
vpaddq zmm23, zmm21, zmm16	// update.last.vpaddq
vpmuludq zmm24, zmm3, zmmword ptr [rdi+3072]	// update.last.vpmuludq
cmovs r10, r12	// third3.step17.d
sarx rsi, r10, r15	// third3.step17.s
mov r13, rbx	// copy for third3.step18.x
xor r13, rsi	// third3.step18.x
sar r8, 1	// third3.step18.t
sbb rdx, rdx	// third3.step18.k
vpaddq zmm5, zmm23, zmm24	// update.last.vpaddq.2
lea rbp, [r8+r13]	// third3.step18.y
cmovc rbp, r8	// third3.step18.G
vpaddq zmm27, zmm5, zmm0	// update.last.vpaddq.3
mov r9, -2	// third3.step19.c1
vpaddq zmm12, zmm27, zmm15	// update.last.vpaddq.4
andn rax, rdx, rsi	// third3.step18.w
cmovnz rbx, r8	// third3.step18.h
xor r10, rax	// third3.step18.d
vpandq zmm22, zmm12, zmm7	// update.last.vpandq
lea rcx, [r10-1]	// third3.step18.d.2
lea r11, [rcx-1]	// third3.step19.c0
sub r9, rcx	// third3.step19.c1.2
sarx r14, rcx, r15	// third3.step18.s
mov r12, rbx	// copy for third3.step19.x
xor r12, r14	// third3.step19.x
vmovdqa64 zmmword ptr [rdi+1856], zmm22	// update.last.vmovdqa64
sar rbp, 1	// third3.step19.t
lea r13, [rbp+r12]	// third3.step19.y
cmovc r13, rbp	// third3.step19.G
vpsraq zmm9, zmm12, 30	// update.last.vpsraq
adc r14, 0	// third3.step19.w
cmovs rbx, rbp	// third3.step19.h
vpaddq zmm17, zmm9, zmm14	// update.last.vpaddq.5
vpandq zmm8, zmm17, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1920], zmm8	// update.last.vmovdqa64.2
vpsraq zmm10, zmm17, 30	// update.last.vpsraq.2
vshufi64x2 zmm13{k3}{z}, zmm10, zmm10, 0x44	// update.last.vshufi64x2
cmovs r11, r9	// third3.step19.d
sarx rdx, r11, r15	// third3.step19.s
mov rsi, rbx	// copy for third3.step20.x
xor rsi, rdx	// third3.step20.x
sar r13, 1	// third3.step20.t
sbb r8, r8	// third3.step20.k
lea rax, [r13+rsi]	// third3.step20.y
cmovc rax, r13	// third3.step20.G
mov r10, rax	// copy for change3.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
mov rcx, rax	// copy for change3.G.shl
shl rcx, 44	// change3.G.shl
rorx r12, r10, 21	// change3.G.first_entry
rorx r14, r10, 42	// change3.G.second_entry
add rcx, qword ptr [rdi-40]	// change3.G.add_refill_G
vpaddq zmm20, zmm4, zmm13	// update.last.vpaddq.6
vmovdqa64 zmmword ptr [rdi+832], zmm20	// update.last.vmovdqa64.3
andn rbp, r8, rdx	// third3.step20.w
cmovnz rbx, r13	// third3.step20.h
mov r9, rbx	// copy for change3.h.add_rounding_h
add r9, qword ptr [rdi-64]	// change3.h.add_rounding_h
mov rsi, rbx	// copy for change3.h.shl
shl rsi, 45	// change3.h.shl
rorx r10, r9, 20	// change3.h.first_entry
rorx r8, r9, 41	// change3.h.second_entry
add rsi, qword ptr [rdi-48]	// change3.h.add_refill_h
imul r12, qword ptr [rdi+40]	// change3.G.imul_high2f
imul r14, qword ptr [rdi+48]	// change3.G.imul_high2g
imul r10, qword ptr [rdi+40]	// change3.h.imul_high2f
imul r8, qword ptr [rdi+48]	// change3.h.imul_high2g
xor r11, rbp	// third3.step20.d
lea rdx, [r11-1]	// third3.step20.d.2
sarx r13, rdx, r15	// third3.step20.s
mov qword ptr [rdi-128], rbx	// change3.store_end_h
mov qword ptr [rdi-120], rax	// change3.store_end_G
lea r9, [r12+r14]	// change3.G.add
lea rbp, [r10+r8]	// change3.h.add
lea r11, [r9+rcx]	// change3.G.add.2
lea rbx, [rbp+rsi]	// change3.h.add.2
ror r11, 44	// change3.G.packed
ror rbx, 45	// change3.h.packed
mov rcx, rbx	// output
mov rbx, r11	// output
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
