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
// Length: 72 limbs of 30 bits; 1229 instructions a batch, 780 for its steps (form: select).
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
mov rbp, rdx	// m
shr rbp, 63	// m
or r15, -1	// ones
.p2align 6
2:
lea rax, [rdx-1]	// third1.step1.c0
xor rsi, rcx	// third1.step1.x
mov r8, -2	// third1.step1.c1
sub r8, rdx	// third1.step1.c1.2
mov r9, rbx	// copy for third1.step1.t
sar r9, 1	// third1.step1.t
lea r10, [r9+rsi]	// third1.step1.y
cmovc r10, r9	// third1.step1.G
andn r11, rbx, rbp	// third1.step1.w
cmovnz rax, r8	// third1.step1.d
shrx r12, rax, r15	// third1.step1.m
cmovnz rcx, r9	// third1.step1.h
lea r13, [rax-1]	// third1.step2.c0
sarx r14, rax, r15	// third1.step1.s
xor r14, rcx	// third1.step2.x
mov rdx, r10	// copy for third1.step2.t
sar rdx, 1	// third1.step2.t
lea rsi, [rdx+r14]	// third1.step2.y
cmovc rsi, rdx	// third1.step2.G
mov rbx, -2	// third1.step2.c1
sub rbx, rax	// third1.step2.c1.2
andn rbp, r10, r12	// third1.step2.w
cmovnz r13, rbx	// third1.step2.d
shrx r11, r13, r15	// third1.step2.m
cmovnz rcx, rdx	// third1.step2.h
lea r8, [r13-1]	// third1.step3.c0
sarx r9, r13, r15	// third1.step2.s
xor r9, rcx	// third1.step3.x
mov r14, rsi	// copy for third1.step3.t
sar r14, 1	// third1.step3.t
lea rax, [r14+r9]	// third1.step3.y
cmovc rax, r14	// third1.step3.G
mov r10, -2	// third1.step3.c1
sub r10, r13	// third1.step3.c1.2
andn r12, rsi, r11	// third1.step3.w
cmovnz r8, r10	// third1.step3.d
cmovnz rcx, r14	// third1.step3.h
shrx rbp, r8, r15	// third1.step3.m
lea rbx, [r8-1]	// third1.step4.c0
sarx rdx, r8, r15	// third1.step3.s
xor rdx, rcx	// third1.step4.x
mov r9, rax	// copy for third1.step4.t
sar r9, 1	// third1.step4.t
lea r13, [r9+rdx]	// third1.step4.y
cmovc r13, r9	// third1.step4.G
mov rsi, -2	// third1.step4.c1
sub rsi, r8	// third1.step4.c1.2
andn r11, rax, rbp	// third1.step4.w
cmovnz rbx, rsi	// third1.step4.d
shrx r12, rbx, r15	// third1.step4.m
cmovnz rcx, r9	// third1.step4.h
lea r10, [rbx-1]	// third1.step5.c0
mov r14, -2	// third1.step5.c1
sub r14, rbx	// third1.step5.c1.2
sarx rdx, rbx, r15	// third1.step4.s
xor rdx, rcx	// third1.step5.x
mov r8, r13	// copy for third1.step5.t
sar r8, 1	// third1.step5.t
lea rax, [r8+rdx]	// third1.step5.y
cmovc rax, r8	// third1.step5.G
andn rbp, r13, r12	// third1.step5.w
cmovnz r10, r14	// third1.step5.d
lea r11, [r10-1]	// third1.step6.c0
shrx rsi, r10, r15	// third1.step5.m
cmovnz rcx, r8	// third1.step5.h
sarx r9, r10, r15	// third1.step5.s
xor r9, rcx	// third1.step6.x
mov rbx, rax	// copy for third1.step6.t
sar rbx, 1	// third1.step6.t
lea rdx, [rbx+r9]	// third1.step6.y
cmovc rdx, rbx	// third1.step6.G
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpshufd zmm1, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpshufd
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm2, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm3, zmm2, zmm30	// end.N3.vpsllvq
vpsravq zmm4, zmm3, zmm31	// end.N3.vpsravq
vpsubq zmm5, zmm28, zmm4	// end.N3.vpsubq
mov r13, -2	// third1.step6.c1
sub r13, r10	// third1.step6.c1.2
andn r12, rax, rsi	// third1.step6.w
cmovnz r11, r13	// third1.step6.d
shrx rbp, r11, r15	// third1.step6.m
lea r14, [r11-1]	// third1.step7.c0
cmovnz rcx, rbx	// third1.step6.h
vmovdqa64 zmmword ptr [rdi+320], zmm5	// end.N3.vmovdqa64
mov r8, -2	// third1.step7.c1
vpunpcklqdq zmm6, zmm5, zmm5	// end.vpunpcklqdq
vpunpckhqdq zmm7, zmm5, zmm5	// end.vpunpckhqdq
sarx r9, r11, r15	// third1.step6.s
xor r9, rcx	// third1.step7.x
mov r10, rdx	// copy for third1.step7.t
sar r10, 1	// third1.step7.t
lea rax, [r10+r9]	// third1.step7.y
cmovc rax, r10	// third1.step7.G
vpbroadcastq zmm8, qword ptr [rdi+448]	// end.M.vpbroadcastq
sub r8, r11	// third1.step7.c1.2
andn rsi, rdx, rbp	// third1.step7.w
cmovnz r14, r8	// third1.step7.d
cmovnz rcx, r10	// third1.step7.h
lea r12, [r14-1]	// third1.step8.c0
shrx r13, r14, r15	// third1.step7.m
sarx rbx, r14, r15	// third1.step7.s
vbroadcasti32x4 zmm9, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm10, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm11, zmm9, zmm8	// end.M.vpandq
xor rbx, rcx	// third1.step8.x
mov r9, rax	// copy for third1.step8.t
sar r9, 1	// third1.step8.t
lea r11, [r9+rbx]	// third1.step8.y
cmovc r11, r9	// third1.step8.G
vpandq zmm12, zmm10, zmm8	// end.M.vpandq.2
vpsraq zmm13, zmm9, 30	// end.M.vpsraq
vpshufd zmm14, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpshufd
vpsraq zmm15, zmm10, 30	// end.M.vpsraq.2
vpmuldq zmm16, zmm6, zmm11	// end.M.vpmuldq
vpmuldq zmm17, zmm7, zmm12	// end.M.vpmuldq.2
mov rdx, -2	// third1.step8.c1
sub rdx, r14	// third1.step8.c1.2
andn rbp, rax, r13	// third1.step8.w
cmovnz r12, rdx	// third1.step8.d
shrx rsi, r12, r15	// third1.step8.m
lea r8, [r12-1]	// third1.step9.c0
cmovnz rcx, r9	// third1.step8.h
vpaddq zmm18, zmm16, zmm17	// end.M.vpaddq
vpmuldq zmm19, zmm6, zmm13	// end.M.vpmuldq.3
vpmuldq zmm20, zmm7, zmm15	// end.M.vpmuldq.4
sarx r10, r12, r15	// third1.step8.s
xor r10, rcx	// third1.step9.x
mov rbx, r11	// copy for third1.step9.t
sar rbx, 1	// third1.step9.t
lea r14, [rbx+r10]	// third1.step9.y
cmovc r14, rbx	// third1.step9.G
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.2
vpsraq zmm22, zmm18, 30	// end.M.vpsraq.3
vpaddq zmm23, zmm21, zmm22	// end.M.vpaddq.3
mov rax, -2	// third1.step9.c1
sub rax, r12	// third1.step9.c1.2
andn r13, r11, rsi	// third1.step9.w
cmovnz r8, rax	// third1.step9.d
lea rbp, [r8-1]	// third1.step10.c0
shrx rdx, r8, r15	// third1.step9.m
cmovnz rcx, rbx	// third1.step9.h
sarx r9, r8, r15	// third1.step9.s
xor r9, rcx	// third1.step10.x
mov r10, r14	// copy for third1.step10.t
sar r10, 1	// third1.step10.t
lea r12, [r10+r9]	// third1.step10.y
cmovc r12, r10	// third1.step10.G
vpandq zmm24, zmm18, zmm8	// end.M.vpandq.3
vpermq zmm25, zmm24, 0xcc	// end.M.vpermq
vpmuldq zmm26, zmm25, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpermq zmm0, zmm24, 0x99	// end.M.vpermq.2
vpmuldq zmm2, zmm0, zmm1	// update.limb0.vpmuldq.2
vpaddq zmm3, zmm26, zmm2	// update.limb0.vpaddq
vpsraq zmm4, zmm3, 30	// update.limb0.vpsraq
vpandq zmm5, zmm3, zmm8	// update.limb0.vpandq
valignq zmm9{k2}{z}, zmm5, zmm5, 2	// update.limb0.valignq
vpmuldq zmm10, zmm0, zmm14	// update.limb1.vpmuldq.4
vpaddq zmm11, zmm27, zmm10	// update.limb1.vpaddq.2
vpermq zmm12, zmm23, 0xcc	// end.M.vpermq.3
vpmuldq zmm16, zmm12, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm17, zmm12, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
vpermq zmm6, zmm23, 0x99	// end.M.vpermq.4
vpmuldq zmm13, zmm6, zmm1	// update.limb1.vpmuldq.2
vpaddq zmm7, zmm16, zmm13	// update.limb1.vpaddq
vpaddq zmm15, zmm7, zmm11	// update.limb1.vpaddq.3
vpaddq zmm19, zmm15, zmm4	// update.limb1.vpaddq.4
vpandq zmm20, zmm19, zmm8	// update.limb1.vpandq
vpsraq zmm21, zmm19, 30	// update.limb1.vpsraq
valignq zmm22{k2}{z}, zmm20, zmm20, 2	// update.limb1.valignq
mov r11, -2	// third1.step10.c1
vpmuldq zmm18, zmm6, zmm14	// update.limb2.vpmuldq.2
sub r11, r8	// third1.step10.c1.2
andn rsi, r14, rdx	// third1.step10.w
cmovnz rbp, r11	// third1.step10.d
cmovnz rcx, r10	// third1.step10.h
shrx r13, rbp, r15	// third1.step10.m
lea rax, [rbp-1]	// third1.step11.c0
vpshufd zmm24, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpshufd
mov rbx, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r9, -2	// third1.step11.c1
vpaddq zmm26, zmm17, zmm18	// update.limb2.vpaddq
imul rbx, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov r8, qword ptr [rdi+328]	// end.w0f.load_N3v
sub r9, rbp	// third1.step11.c1.2
imul r8, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea r14, [rbx+r8]	// end.w0f.add
sarx rdx, rbp, r15	// third1.step10.s
xor rdx, rcx	// third1.step11.x
mov rsi, r12	// copy for third1.step11.t
sar rsi, 1	// third1.step11.t
lea r11, [rsi+rdx]	// third1.step11.y
cmovc r11, rsi	// third1.step11.G
andn r10, r12, r13	// third1.step11.w
cmovnz rax, r9	// third1.step11.d
cmovnz rcx, rsi	// third1.step11.h
shrx rbx, rax, r15	// third1.step11.m
lea r8, [rax-1]	// third1.step12.c0
sarx rbp, rax, r15	// third1.step11.s
xor rbp, rcx	// third1.step12.x
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
vpmuldq zmm3, zmm0, zmm24	// update.limb2.vpmuldq.4
sar r14, 20	// end.w0f.sar
vpaddq zmm5, zmm2, zmm3	// update.limb2.vpaddq.2
mov rdx, r11	// copy for third1.step12.t
sar rdx, 1	// third1.step12.t
lea r12, [rdx+rbp]	// third1.step12.y
cmovc r12, rdx	// third1.step12.G
and r14, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi+16], r14	// end.w0f.store_w0f
vpaddq zmm27, zmm26, zmm5	// update.limb2.vpaddq.3
shr r14, 20	// end.w0f.shr
vpaddq zmm10, zmm27, zmm21	// update.limb2.vpaddq.4
shl r14, 44	// end.w0f.shl
vpsraq zmm23, zmm10, 30	// update.limb2.vpsraq
mov r13, -2	// third1.step12.c1
mov qword ptr [rdi+24], r14	// end.w0f.store_high0f
sub r13, rax	// third1.step12.c1.2
andn r10, r11, rbx	// third1.step12.w
cmovnz r8, r13	// third1.step12.d
shrx r9, r8, r15	// third1.step12.m
lea rsi, [r8-1]	// third1.step13.c0
cmovnz rcx, rdx	// third1.step12.h
mov rbp, qword ptr [rdi+336]	// end.w0g.load_N3q
imul rbp, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov r14, qword ptr [rdi+344]	// end.w0g.load_N3r
sarx rax, r8, r15	// third1.step12.s
xor rax, rcx	// third1.step13.x
mov r11, r12	// copy for third1.step13.t
sar r11, 1	// third1.step13.t
lea rbx, [r11+rax]	// third1.step13.y
vpshufd zmm1, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpshufd
cmovc rbx, r11	// third1.step13.G
imul r14, qword ptr [rdi-104]	// end.w0g.imul_w2g
vpmuldq zmm16, zmm12, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r10, -2	// third1.step13.c1
sub r10, r8	// third1.step13.c1.2
andn r13, r12, r9	// third1.step13.w
cmovnz rsi, r10	// third1.step13.d
cmovnz rcx, r11	// third1.step13.h
shrx rdx, rsi, r15	// third1.step13.m
lea rax, [rsi-1]	// third1.step14.c0
sarx r8, rsi, r15	// third1.step13.s
lea r12, [rbp+r14]	// end.w0g.add
vpandq zmm13, zmm10, zmm8	// update.limb2.vpandq
vmovdqa64 zmmword ptr [rdi+832], zmm13	// update.limb2.vmovdqa64
sar r12, 20	// end.w0g.sar
xor r8, rcx	// third1.step14.x
mov r9, rbx	// copy for third1.step14.t
sar r9, 1	// third1.step14.t
lea r13, [r9+r8]	// third1.step14.y
cmovc r13, r9	// third1.step14.G
and r12, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi+32], r12	// end.w0g.store_w0g
vpmuldq zmm7, zmm6, zmm24	// update.limb3.vpmuldq.2
vpaddq zmm11, zmm16, zmm7	// update.limb3.vpaddq
shr r12, 20	// end.w0g.shr
shl r12, 44	// end.w0g.shl
vpmuldq zmm15, zmm0, zmm1	// update.limb3.vpmuldq.4
mov qword ptr [rdi+40], r12	// end.w0g.store_high0g
vpmuldq zmm4, zmm25, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
mov r10, -2	// third1.step14.c1
vpaddq zmm19, zmm4, zmm15	// update.limb3.vpaddq.2
vpaddq zmm20, zmm11, zmm19	// update.limb3.vpaddq.3
sub r10, rsi	// third1.step14.c1.2
andn r11, rbx, rdx	// third1.step14.w
cmovnz rax, r10	// third1.step14.d
shrx rbp, rax, r15	// third1.step14.m
lea r14, [rax-1]	// third1.step15.c0
cmovnz rcx, r9	// third1.step14.h
sarx r8, rax, r15	// third1.step14.s
xor r8, rcx	// third1.step15.x
mov r12, r13	// copy for third1.step15.t
sar r12, 1	// third1.step15.t
lea rsi, [r12+r8]	// third1.step15.y
cmovc rsi, r12	// third1.step15.G
vpaddq zmm14, zmm20, zmm23	// update.limb3.vpaddq.4
vpsraq zmm17, zmm14, 30	// update.limb3.vpsraq
vpandq zmm18, zmm14, zmm8	// update.limb3.vpandq
mov rbx, -2	// third1.step15.c1
sub rbx, rax	// third1.step15.c1.2
andn rdx, r13, rbp	// third1.step15.w
cmovnz r14, rbx	// third1.step15.d
shrx r11, r14, r15	// third1.step15.m
cmovnz rcx, r12	// third1.step15.h
lea r10, [r14-1]	// third1.step16.c0
sarx r9, r14, r15	// third1.step15.s
xor r9, rcx	// third1.step16.x
mov r8, rsi	// copy for third1.step16.t
sar r8, 1	// third1.step16.t
lea rax, [r8+r9]	// third1.step16.y
cmovc rax, r8	// third1.step16.G
vpmuldq zmm2, zmm6, zmm1	// update.limb4.vpmuldq.2
vmovdqa64 zmmword ptr [rdi+896], zmm18	// update.limb3.vmovdqa64
mov r13, -2	// third1.step16.c1
vpmuldq zmm3, zmm12, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
sub r13, r14	// third1.step16.c1.2
andn rbp, rsi, r11	// third1.step16.w
cmovnz r10, r13	// third1.step16.d
shrx rdx, r10, r15	// third1.step16.m
lea rbx, [r10-1]	// third1.step17.c0
cmovnz rcx, r8	// third1.step16.h
vpaddq zmm26, zmm3, zmm2	// update.limb4.vpaddq
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
mov r12, -2	// third1.step17.c1
sarx r9, r10, r15	// third1.step16.s
xor r9, rcx	// third1.step17.x
mov r14, rax	// copy for third1.step17.t
sar r14, 1	// third1.step17.t
lea rsi, [r14+r9]	// third1.step17.y
cmovc rsi, r14	// third1.step17.G
vpshufd zmm27, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpshufd
vpmuldq zmm21, zmm0, zmm27	// update.limb4.vpmuldq.4
sub r12, r10	// third1.step17.c1.2
andn r11, rax, rdx	// third1.step17.w
cmovnz rbx, r12	// third1.step17.d
cmovnz rcx, r14	// third1.step17.h
lea rbp, [rbx-1]	// third1.step18.c0
shrx r13, rbx, r15	// third1.step17.m
sarx r8, rbx, r15	// third1.step17.s
xor r8, rcx	// third1.step18.x
mov r9, rsi	// copy for third1.step18.t
sar r9, 1	// third1.step18.t
lea r10, [r9+r8]	// third1.step18.y
cmovc r10, r9	// third1.step18.G
vpaddq zmm10, zmm5, zmm21	// update.limb4.vpaddq.2
vpaddq zmm13, zmm26, zmm10	// update.limb4.vpaddq.3
vpaddq zmm24, zmm13, zmm17	// update.limb4.vpaddq.4
mov rax, -2	// third1.step18.c1
sub rax, rbx	// third1.step18.c1.2
andn rdx, rsi, r13	// third1.step18.w
cmovnz rbp, rax	// third1.step18.d
cmovnz rcx, r9	// third1.step18.h
shrx r11, rbp, r15	// third1.step18.m
lea r12, [rbp-1]	// third1.step19.c0
vpmuldq zmm16, zmm12, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
mov r14, -2	// third1.step19.c1
vpmuldq zmm7, zmm6, zmm27	// update.limb5.vpmuldq.2
vpsraq zmm4, zmm24, 30	// update.limb4.vpsraq
sub r14, rbp	// third1.step19.c1.2
vpshufd zmm15, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpshufd
vpandq zmm11, zmm24, zmm8	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm11	// update.limb4.vmovdqa64
sarx r8, rbp, r15	// third1.step18.s
xor r8, rcx	// third1.step19.x
mov rbx, r10	// copy for third1.step19.t
sar rbx, 1	// third1.step19.t
lea rsi, [rbx+r8]	// third1.step19.y
cmovc rsi, rbx	// third1.step19.G
andn r13, r10, r11	// third1.step19.w
cmovnz r12, r14	// third1.step19.d
shrx rdx, r12, r15	// third1.step19.m
lea rax, [r12-1]	// third1.step20.c0
cmovnz rcx, rbx	// third1.step19.h
sarx r9, r12, r15	// third1.step19.s
xor r9, rcx	// third1.step20.x
mov rbp, rsi	// copy for third1.step20.t
sar rbp, 1	// third1.step20.t
lea r8, [rbp+r9]	// third1.step20.y
cmovc r8, rbp	// third1.step20.G
mov r10, r8	// copy for change1.G.shl
shl r10, 44	// change1.G.shl
add r10, qword ptr [rdi-40]	// change1.G.add_refill_G
vpaddq zmm19, zmm16, zmm7	// update.limb5.vpaddq
vpmuldq zmm20, zmm0, zmm15	// update.limb5.vpmuldq.4
mov r11, -2	// third1.step20.c1
mov r13, r8	// copy for change1.G.add_rounding_G
add r13, qword ptr [rdi-56]	// change1.G.add_rounding_G
rorx r14, r13, 21	// change1.G.first_entry
rorx rbx, r13, 42	// change1.G.second_entry
imul rbx, qword ptr [rdi+40]	// change1.G.imul_high0g
vpmuldq zmm23, zmm25, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
imul r14, qword ptr [rdi+24]	// change1.G.imul_high0f
sub r11, r12	// third1.step20.c1.2
andn r9, rsi, rdx	// third1.step20.w
cmovnz rax, r11	// third1.step20.d
shrx r13, rax, r15	// third1.step20.m
cmovnz rcx, rbp	// third1.step20.h
vpbroadcastq zmm14, rcx	// change1.vpbroadcastq
mov r12, rcx	// copy for change1.h.add_rounding_h
add r12, qword ptr [rdi-64]	// change1.h.add_rounding_h
vpbroadcastq zmm14{k1}, r8	// change1.vpbroadcastq.2
shl rcx, 45	// change1.h.shl
add rcx, qword ptr [rdi-48]	// change1.h.add_refill_h
rorx rsi, r12, 41	// change1.h.second_entry
imul rsi, qword ptr [rdi+40]	// change1.h.imul_high0g
rorx rdx, r12, 20	// change1.h.first_entry
imul rdx, qword ptr [rdi+24]	// change1.h.imul_high0f
vpaddq zmm1, zmm14, zmm29	// change1.N1.vpaddq
vpsllvq zmm3, zmm1, zmm30	// change1.N1.vpsllvq
vpsravq zmm2, zmm3, zmm31	// change1.N1.vpsravq
vpaddq zmm5, zmm23, zmm20	// update.limb5.vpaddq.2
vpaddq zmm21, zmm19, zmm5	// update.limb5.vpaddq.3
vpaddq zmm26, zmm21, zmm4	// update.limb5.vpaddq.4
lea r9, [rdx+rsi]	// change1.h.add
lea r11, [r14+rbx]	// change1.G.add
vpsubq zmm10, zmm28, zmm2	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm10	// change1.N1.vmovdqa64
lea rbp, [r11+r10]	// change1.G.add.2
lea r8, [r9+rcx]	// change1.h.add.2
vpandq zmm13, zmm26, zmm8	// update.limb5.vpandq
vpsraq zmm17, zmm26, 30	// update.limb5.vpsraq
ror rbp, 44	// change1.G.packed
mov r12, qword ptr [rdi+192]	// change1.w1f.load_N1u
vpsrlq zmm27, zmm18, 10	// update.limb5.above.vpsrlq
vmovdqa64 zmmword ptr [rdi+1024], zmm13	// update.limb5.vmovdqa64
imul r12, qword ptr [rdi+16]	// change1.w1f.imul_w0f
ror r8, 45	// change1.h.packed
sarx rdx, rax, r15	// third1.step20.s
vpsllq zmm24, zmm13, 50	// update.limb5.above.vpsllq.2
vpsllq zmm16, zmm11, 20	// update.limb5.above.vpsllq
mov rsi, qword ptr [rdi+200]	// change1.w1f.load_N1v
lea r14, [rax-1]	// third2.step1.c0
vpaddq zmm7, zmm27, zmm16	// update.limb5.above.vpaddq
imul rsi, qword ptr [rdi+32]	// change1.w1f.imul_w0g
vpaddq zmm14, zmm7, zmm24	// update.limb5.above.vpaddq.2
lea rbx, [r12+rsi]	// change1.w1f.add
vmovdqa64 zmmword ptr [rdi+384], zmm14	// update.limb5.above.vmovdqa64
sar rbx, 20	// change1.w1f.sar
vpmuldq zmm1, zmm6, zmm15	// update.limb6.vpmuldq.2
xor rdx, r8	// third2.step1.x
mov qword ptr [rdi+48], rbx	// change1.w1f.store_w1f
vpmuldq zmm3, zmm12, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vpaddq zmm23, zmm3, zmm1	// update.limb6.vpaddq
mov r11, qword ptr [rdi+208]	// change1.w1g.load_N1q
vpshufd zmm20, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpshufd
mov r10, rbp	// copy for third2.step1.t
sar r10, 1	// third2.step1.t
lea r9, [r10+rdx]	// third2.step1.y
cmovc r9, r10	// third2.step1.G
imul r11, qword ptr [rdi+16]	// change1.w1g.imul_w0f
mov rcx, -2	// third2.step1.c1
vpmuldq zmm19, zmm0, zmm20	// update.limb6.vpmuldq.4
mov r12, qword ptr [rdi+216]	// change1.w1g.load_N1r
vpmuldq zmm5, zmm25, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
vpaddq zmm21, zmm5, zmm19	// update.limb6.vpaddq.2
vpaddq zmm4, zmm23, zmm21	// update.limb6.vpaddq.3
imul r12, qword ptr [rdi+32]	// change1.w1g.imul_w0g
lea rsi, [r11+r12]	// change1.w1g.add
mov rbx, -2	// third2.step2.c1
sub rcx, rax	// third2.step1.c1.2
andn rdx, rbp, r13	// third2.step1.w
cmovnz r14, rcx	// third2.step1.d
lea r11, [r14-1]	// third2.step2.c0
cmovnz r8, r10	// third2.step1.h
shrx r12, r14, r15	// third2.step1.m
sarx rax, r14, r15	// third2.step1.s
xor rax, r8	// third2.step2.x
mov rbp, r9	// copy for third2.step2.t
sar rbp, 1	// third2.step2.t
vpaddq zmm2, zmm4, zmm17	// update.limb6.vpaddq.4
vpsraq zmm10, zmm2, 30	// update.limb6.vpsraq
vpmuldq zmm26, zmm12, zmmword ptr [rdi+1216]	// update.limb7.vpmuldq
lea r13, [rbp+rax]	// third2.step2.y
cmovc r13, rbp	// third2.step2.G
sar rsi, 20	// change1.w1g.sar
sub rbx, r14	// third2.step2.c1.2
andn rdx, r9, r12	// third2.step2.w
cmovnz r11, rbx	// third2.step2.d
shrx rcx, r11, r15	// third2.step2.m
cmovnz r8, rbp	// third2.step2.h
lea r10, [r11-1]	// third2.step3.c0
vpandq zmm18, zmm2, zmm8	// update.limb6.vpandq
sarx rax, r11, r15	// third2.step2.s
vpshufd zmm13, zmmword ptr [rdi+1280], 0x4e	// update.limb7.vpshufd
vpmuldq zmm11, zmm6, zmm20	// update.limb7.vpmuldq.2
vpaddq zmm27, zmm26, zmm11	// update.limb7.vpaddq
vmovdqa64 zmmword ptr [rdi+1088], zmm18	// update.limb6.vmovdqa64
mov qword ptr [rdi+56], rsi	// change1.w1g.store_w1g
mov r14, qword ptr [rdi+192]	// change1.high1f.load_N1u
imul r14, qword ptr [rdi+384]	// change1.high1f.imul_above_f
vpmuldq zmm16, zmm0, zmm13	// update.limb7.vpmuldq.4
mov r9, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r9, qword ptr [rdi+392]	// change1.high1f.imul_above_g
xor rax, r8	// third2.step3.x
mov r12, r13	// copy for third2.step3.t
sar r12, 1	// third2.step3.t
lea rdx, [r12+rax]	// third2.step3.y
cmovc rdx, r12	// third2.step3.G
vpmuldq zmm7, zmm25, zmmword ptr [rdi+1280]	// update.limb7.vpmuldq.3
lea rbx, [r14+r9]	// change1.high1f.add
vpaddq zmm24, zmm7, zmm16	// update.limb7.vpaddq.2
vpaddq zmm14, zmm27, zmm24	// update.limb7.vpaddq.3
mov rbp, qword ptr [rdi+48]	// change1.high1f.load_w1f
sar rbp, 20	// change1.high1f.sar
mov rsi, -2	// third2.step4.c1
vpmuldq zmm15, zmm12, zmmword ptr [rdi+1280]	// update.limb8.vpmuldq
vpaddq zmm3, zmm14, zmm10	// update.limb7.vpaddq.4
vpsraq zmm1, zmm3, 30	// update.limb7.vpsraq
vpandq zmm5, zmm3, zmm8	// update.limb7.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm5	// update.limb7.vmovdqa64
mov rax, -2	// third2.step3.c1
sub rax, r11	// third2.step3.c1.2
andn r14, r13, rcx	// third2.step3.w
cmovnz r10, rax	// third2.step3.d
cmovnz r8, r12	// third2.step3.h
shrx r9, r10, r15	// third2.step3.m
lea r11, [r10-1]	// third2.step4.c0
sarx r13, r10, r15	// third2.step3.s
xor r13, r8	// third2.step4.x
mov rcx, rdx	// copy for third2.step4.t
sar rcx, 1	// third2.step4.t
lea r14, [rcx+r13]	// third2.step4.y
cmovc r14, rcx	// third2.step4.G
sub rsi, r10	// third2.step4.c1.2
andn rax, rdx, r9	// third2.step4.w
cmovnz r11, rsi	// third2.step4.d
shrx r12, r11, r15	// third2.step4.m
lea r13, [r11-1]	// third2.step5.c0
cmovnz r8, rcx	// third2.step4.h
lea r10, [rbp+rbx]	// change1.high1f.add.2
sarx rdx, r11, r15	// third2.step4.s
xor rdx, r8	// third2.step5.x
mov r9, r14	// copy for third2.step5.t
sar r9, 1	// third2.step5.t
lea rax, [r9+rdx]	// third2.step5.y
cmovc rax, r9	// third2.step5.G
mov rsi, -2	// third2.step5.c1
sub rsi, r11	// third2.step5.c1.2
andn rcx, r14, r12	// third2.step5.w
cmovnz r13, rsi	// third2.step5.d
cmovnz r8, r9	// third2.step5.h
shrx rbp, r13, r15	// third2.step5.m
lea rbx, [r13-1]	// third2.step6.c0
sarx rdx, r13, r15	// third2.step5.s
xor rdx, r8	// third2.step6.x
mov r11, rax	// copy for third2.step6.t
sar r11, 1	// third2.step6.t
lea r14, [r11+rdx]	// third2.step6.y
cmovc r14, r11	// third2.step6.G
shl r10, 44	// change1.high1f.shl
vpshufd zmm19, zmmword ptr [rdi+1344], 0x4e	// update.limb8.vpshufd
vpmuldq zmm23, zmm6, zmm13	// update.limb8.vpmuldq.2
vpmuldq zmm21, zmm0, zmm19	// update.limb8.vpmuldq.4
mov qword ptr [rdi+64], r10	// change1.high1f.store_high1f
mov r12, qword ptr [rdi+208]	// change1.high1g.load_N1q
mov rcx, -2	// third2.step6.c1
vpmuldq zmm4, zmm25, zmmword ptr [rdi+1344]	// update.limb8.vpmuldq.3
vpaddq zmm17, zmm15, zmm23	// update.limb8.vpaddq
sub rcx, r13	// third2.step6.c1.2
andn rsi, rax, rbp	// third2.step6.w
cmovnz rbx, rcx	// third2.step6.d
lea r9, [rbx-1]	// third2.step7.c0
cmovnz r8, r11	// third2.step6.h
shrx rdx, rbx, r15	// third2.step6.m
imul r12, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
sarx r13, rbx, r15	// third2.step6.s
xor r13, r8	// third2.step7.x
mov rax, r14	// copy for third2.step7.t
sar rax, 1	// third2.step7.t
lea rbp, [rax+r13]	// third2.step7.y
cmovc rbp, rax	// third2.step7.G
vpaddq zmm2, zmm4, zmm21	// update.limb8.vpaddq.2
vpaddq zmm20, zmm17, zmm2	// update.limb8.vpaddq.3
vpaddq zmm26, zmm20, zmm1	// update.limb8.vpaddq.4
vpsraq zmm11, zmm26, 30	// update.limb8.vpsraq
mov rsi, -2	// third2.step7.c1
sub rsi, rbx	// third2.step7.c1.2
andn rcx, r14, rdx	// third2.step7.w
cmovnz r9, rsi	// third2.step7.d
cmovnz r8, rax	// third2.step7.h
lea r11, [r9-1]	// third2.step8.c0
sarx r13, r9, r15	// third2.step7.s
shrx rbx, r9, r15	// third2.step7.m
xor r13, r8	// third2.step8.x
mov r14, rbp	// copy for third2.step8.t
sar r14, 1	// third2.step8.t
lea rdx, [r14+r13]	// third2.step8.y
vpandq zmm18, zmm26, zmm8	// update.limb8.vpandq
vmovdqa64 zmmword ptr [rdi+1216], zmm18	// update.limb8.vmovdqa64
cmovc rdx, r14	// third2.step8.G
imul r10, qword ptr [rdi+392]	// change1.high1g.imul_above_g
lea rcx, [r12+r10]	// change1.high1g.add
mov rsi, qword ptr [rdi+56]	// change1.high1g.load_w1g
sar rsi, 20	// change1.high1g.sar
lea rax, [rsi+rcx]	// change1.high1g.add.2
vpmuldq zmm7, zmm12, zmmword ptr [rdi+1344]	// update.limb9.vpmuldq
shl rax, 44	// change1.high1g.shl
mov r13, -2	// third2.step8.c1
sub r13, r9	// third2.step8.c1.2
andn r12, rbp, rbx	// third2.step8.w
cmovnz r11, r13	// third2.step8.d
lea r10, [r11-1]	// third2.step9.c0
shrx rsi, r11, r15	// third2.step8.m
cmovnz r8, r14	// third2.step8.h
mov qword ptr [rdi+72], rax	// change1.high1g.store_high1g
vpshufd zmm16, zmmword ptr [rdi+1408], 0x4e	// update.limb9.vpshufd
vpmuldq zmm27, zmm6, zmm19	// update.limb9.vpmuldq.2
vpaddq zmm24, zmm7, zmm27	// update.limb9.vpaddq
vpmuldq zmm14, zmm25, zmmword ptr [rdi+1408]	// update.limb9.vpmuldq.3
sarx rcx, r11, r15	// third2.step8.s
xor rcx, r8	// third2.step9.x
mov r9, rdx	// copy for third2.step9.t
sar r9, 1	// third2.step9.t
lea rbp, [r9+rcx]	// third2.step9.y
cmovc rbp, r9	// third2.step9.G
mov rbx, -2	// third2.step9.c1
sub rbx, r11	// third2.step9.c1.2
andn r12, rdx, rsi	// third2.step9.w
cmovnz r10, rbx	// third2.step9.d
shrx r13, r10, r15	// third2.step9.m
cmovnz r8, r9	// third2.step9.h
lea r14, [r10-1]	// third2.step10.c0
sarx rax, r10, r15	// third2.step9.s
vpmuldq zmm10, zmm0, zmm16	// update.limb9.vpmuldq.4
vpaddq zmm3, zmm14, zmm10	// update.limb9.vpaddq.2
xor rax, r8	// third2.step10.x
mov rcx, rbp	// copy for third2.step10.t
sar rcx, 1	// third2.step10.t
lea r11, [rcx+rax]	// third2.step10.y
cmovc r11, rcx	// third2.step10.G
mov rdx, -2	// third2.step10.c1
sub rdx, r10	// third2.step10.c1.2
andn rsi, rbp, r13	// third2.step10.w
cmovnz r14, rdx	// third2.step10.d
shrx r12, r14, r15	// third2.step10.m
lea rbx, [r14-1]	// third2.step11.c0
cmovnz r8, rcx	// third2.step10.h
vpaddq zmm5, zmm24, zmm3	// update.limb9.vpaddq.3
vpaddq zmm13, zmm5, zmm11	// update.limb9.vpaddq.4
mov r9, -2	// third2.step11.c1
sub r9, r14	// third2.step11.c1.2
vpsraq zmm15, zmm13, 30	// update.limb9.vpsraq
vpmuldq zmm23, zmm12, zmmword ptr [rdi+1408]	// update.limb10.vpmuldq
vpandq zmm4, zmm13, zmm8	// update.limb9.vpandq
vmovdqa64 zmmword ptr [rdi+1280], zmm4	// update.limb9.vmovdqa64
vpmuldq zmm21, zmm6, zmm16	// update.limb10.vpmuldq.2
vpaddq zmm17, zmm23, zmm21	// update.limb10.vpaddq
sarx rax, r14, r15	// third2.step10.s
xor rax, r8	// third2.step11.x
mov r10, r11	// copy for third2.step11.t
sar r10, 1	// third2.step11.t
lea rbp, [r10+rax]	// third2.step11.y
cmovc rbp, r10	// third2.step11.G
andn r13, r11, r12	// third2.step11.w
cmovnz rbx, r9	// third2.step11.d
cmovnz r8, r10	// third2.step11.h
shrx rsi, rbx, r15	// third2.step11.m
lea rdx, [rbx-1]	// third2.step12.c0
sarx rcx, rbx, r15	// third2.step11.s
vpmuldq zmm2, zmm25, zmmword ptr [rdi+1472]	// update.limb10.vpmuldq.3
vpshufd zmm20, zmmword ptr [rdi+1472], 0x4e	// update.limb10.vpshufd
xor rcx, r8	// third2.step12.x
mov r14, rbp	// copy for third2.step12.t
sar r14, 1	// third2.step12.t
lea rax, [r14+rcx]	// third2.step12.y
cmovc rax, r14	// third2.step12.G
mov r11, -2	// third2.step12.c1
sub r11, rbx	// third2.step12.c1.2
andn r12, rbp, rsi	// third2.step12.w
cmovnz rdx, r11	// third2.step12.d
shrx r13, rdx, r15	// third2.step12.m
lea r9, [rdx-1]	// third2.step13.c0
cmovnz r8, r14	// third2.step12.h
vpmuldq zmm1, zmm0, zmm20	// update.limb10.vpmuldq.4
vpaddq zmm26, zmm2, zmm1	// update.limb10.vpaddq.2
vpaddq zmm18, zmm17, zmm26	// update.limb10.vpaddq.3
mov r10, -2	// third2.step13.c1
sub r10, rdx	// third2.step13.c1.2
sarx rcx, rdx, r15	// third2.step12.s
xor rcx, r8	// third2.step13.x
mov rbx, rax	// copy for third2.step13.t
sar rbx, 1	// third2.step13.t
lea rbp, [rbx+rcx]	// third2.step13.y
cmovc rbp, rbx	// third2.step13.G
andn rsi, rax, r13	// third2.step13.w
cmovnz r9, r10	// third2.step13.d
cmovnz r8, rbx	// third2.step13.h
shrx r12, r9, r15	// third2.step13.m
lea r11, [r9-1]	// third2.step14.c0
sarx r14, r9, r15	// third2.step13.s
xor r14, r8	// third2.step14.x
mov rdx, rbp	// copy for third2.step14.t
sar rdx, 1	// third2.step14.t
lea rcx, [rdx+r14]	// third2.step14.y
cmovc rcx, rdx	// third2.step14.G
vpaddq zmm19, zmm18, zmm15	// update.limb10.vpaddq.4
vpsraq zmm7, zmm19, 30	// update.limb10.vpsraq
vpandq zmm27, zmm19, zmm8	// update.limb10.vpandq
vmovdqa64 zmmword ptr [rdi+1344], zmm27	// update.limb10.vmovdqa64
vpmuldq zmm14, zmm6, zmm20	// update.limb11.vpmuldq.2
vpmuldq zmm10, zmm12, zmmword ptr [rdi+1472]	// update.limb11.vpmuldq
mov rax, -2	// third2.step14.c1
sub rax, r9	// third2.step14.c1.2
andn r13, rbp, r12	// third2.step14.w
cmovnz r11, rax	// third2.step14.d
lea rsi, [r11-1]	// third2.step15.c0
shrx r10, r11, r15	// third2.step14.m
cmovnz r8, rdx	// third2.step14.h
vpaddq zmm24, zmm10, zmm14	// update.limb11.vpaddq
vpshufd zmm3, zmmword ptr [rdi+1536], 0x4e	// update.limb11.vpshufd
vpmuldq zmm5, zmm0, zmm3	// update.limb11.vpmuldq.4
mov rbx, -2	// third2.step15.c1
sub rbx, r11	// third2.step15.c1.2
vpmuldq zmm11, zmm25, zmmword ptr [rdi+1536]	// update.limb11.vpmuldq.3
sarx r14, r11, r15	// third2.step14.s
xor r14, r8	// third2.step15.x
mov r9, rcx	// copy for third2.step15.t
sar r9, 1	// third2.step15.t
lea rbp, [r9+r14]	// third2.step15.y
cmovc rbp, r9	// third2.step15.G
andn r12, rcx, r10	// third2.step15.w
cmovnz rsi, rbx	// third2.step15.d
cmovnz r8, r9	// third2.step15.h
shrx r13, rsi, r15	// third2.step15.m
lea rax, [rsi-1]	// third2.step16.c0
sarx rdx, rsi, r15	// third2.step15.s
xor rdx, r8	// third2.step16.x
mov r11, rbp	// copy for third2.step16.t
sar r11, 1	// third2.step16.t
lea r14, [r11+rdx]	// third2.step16.y
cmovc r14, r11	// third2.step16.G
vpmuldq zmm13, zmm12, zmmword ptr [rdi+1536]	// update.limb12.vpmuldq
vpaddq zmm4, zmm11, zmm5	// update.limb11.vpaddq.2
vpaddq zmm16, zmm24, zmm4	// update.limb11.vpaddq.3
vpaddq zmm23, zmm16, zmm7	// update.limb11.vpaddq.4
mov rcx, -2	// third2.step16.c1
vpsraq zmm21, zmm23, 30	// update.limb11.vpsraq
vpshufd zmm2, zmmword ptr [rdi+1600], 0x4e	// update.limb12.vpshufd
vpandq zmm1, zmm23, zmm8	// update.limb11.vpandq
vmovdqa64 zmmword ptr [rdi+1408], zmm1	// update.limb11.vmovdqa64
mov r10, -2	// third2.step17.c1
sub rcx, rsi	// third2.step16.c1.2
andn r12, rbp, r13	// third2.step16.w
cmovnz rax, rcx	// third2.step16.d
shrx rbx, rax, r15	// third2.step16.m
lea r9, [rax-1]	// third2.step17.c0
cmovnz r8, r11	// third2.step16.h
sub r10, rax	// third2.step17.c1.2
vpmuldq zmm17, zmm6, zmm3	// update.limb12.vpmuldq.2
sarx rdx, rax, r15	// third2.step16.s
xor rdx, r8	// third2.step17.x
mov rsi, r14	// copy for third2.step17.t
sar rsi, 1	// third2.step17.t
lea rbp, [rsi+rdx]	// third2.step17.y
cmovc rbp, rsi	// third2.step17.G
andn r13, r14, rbx	// third2.step17.w
cmovnz r9, r10	// third2.step17.d
cmovnz r8, rsi	// third2.step17.h
lea r12, [r9-1]	// third2.step18.c0
shrx rcx, r9, r15	// third2.step17.m
sarx r11, r9, r15	// third2.step17.s
xor r11, r8	// third2.step18.x
mov rax, rbp	// copy for third2.step18.t
sar rax, 1	// third2.step18.t
vpaddq zmm26, zmm13, zmm17	// update.limb12.vpaddq
lea rdx, [rax+r11]	// third2.step18.y
cmovc rdx, rax	// third2.step18.G
vpmuldq zmm18, zmm0, zmm2	// update.limb12.vpmuldq.4
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1600]	// update.limb12.vpmuldq.3
mov r14, -2	// third2.step18.c1
sub r14, r9	// third2.step18.c1.2
andn rbx, rbp, rcx	// third2.step18.w
cmovnz r12, r14	// third2.step18.d
shrx r13, r12, r15	// third2.step18.m
cmovnz r8, rax	// third2.step18.h
lea r10, [r12-1]	// third2.step19.c0
vpaddq zmm19, zmm15, zmm18	// update.limb12.vpaddq.2
vpaddq zmm27, zmm26, zmm19	// update.limb12.vpaddq.3
mov rsi, -2	// third2.step19.c1
vpaddq zmm20, zmm27, zmm21	// update.limb12.vpaddq.4
vpsraq zmm10, zmm20, 30	// update.limb12.vpsraq
sarx r11, r12, r15	// third2.step18.s
xor r11, r8	// third2.step19.x
mov r9, rdx	// copy for third2.step19.t
sar r9, 1	// third2.step19.t
lea rbp, [r9+r11]	// third2.step19.y
cmovc rbp, r9	// third2.step19.G
sub rsi, r12	// third2.step19.c1.2
andn rcx, rdx, r13	// third2.step19.w
cmovnz r10, rsi	// third2.step19.d
shrx rbx, r10, r15	// third2.step19.m
cmovnz r8, r9	// third2.step19.h
lea r14, [r10-1]	// third2.step20.c0
sarx rax, r10, r15	// third2.step19.s
xor rax, r8	// third2.step20.x
vpmuldq zmm14, zmm6, zmm2	// update.limb13.vpmuldq.2
vpmuldq zmm11, zmm12, zmmword ptr [rdi+1600]	// update.limb13.vpmuldq
vpandq zmm5, zmm20, zmm8	// update.limb12.vpandq
mov r11, rbp	// copy for third2.step20.t
sar r11, 1	// third2.step20.t
lea r12, [r11+rax]	// third2.step20.y
cmovc r12, r11	// third2.step20.G
mov rdx, r12	// copy for change2.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change2.G.add_rounding_G
rorx r13, rdx, 42	// change2.G.second_entry
mov rcx, r12	// copy for change2.G.shl
shl rcx, 44	// change2.G.shl
mov rsi, -2	// third2.step20.c1
vpmuldq zmm24, zmm25, zmmword ptr [rdi+1664]	// update.limb13.vpmuldq.3
vmovdqa64 zmmword ptr [rdi+1472], zmm5	// update.limb12.vmovdqa64
imul r13, qword ptr [rdi+72]	// change2.G.imul_high1g
rorx r9, rdx, 21	// change2.G.first_entry
imul r9, qword ptr [rdi+64]	// change2.G.imul_high1f
add rcx, qword ptr [rdi-40]	// change2.G.add_refill_G
sub rsi, r10	// third2.step20.c1.2
andn rax, rbp, rbx	// third2.step20.w
cmovnz r14, rsi	// third2.step20.d
shrx rdx, r14, r15	// third2.step20.m
cmovnz r8, r11	// third2.step20.h
mov r10, r8	// copy for change2.h.add_rounding_h
add r10, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rbp, r10, 20	// change2.h.first_entry
mov rbx, r8	// copy for change2.h.shl
shl rbx, 45	// change2.h.shl
rorx rax, r10, 41	// change2.h.second_entry
imul rbp, qword ptr [rdi+64]	// change2.h.imul_high1f
imul rax, qword ptr [rdi+72]	// change2.h.imul_high1g
add rbx, qword ptr [rdi-48]	// change2.h.add_refill_h
vpaddq zmm4, zmm11, zmm14	// update.limb13.vpaddq
lea rsi, [rbp+rax]	// change2.h.add
lea r11, [r9+r13]	// change2.G.add
lea r10, [r11+rcx]	// change2.G.add.2
lea rbp, [rsi+rbx]	// change2.h.add.2
sarx rax, r14, r15	// third2.step20.s
ror rbp, 45	// change2.h.packed
vpshufd zmm16, zmmword ptr [rdi+1664], 0x4e	// update.limb13.vpshufd
vpmuldq zmm7, zmm0, zmm16	// update.limb13.vpmuldq.4
vpaddq zmm23, zmm24, zmm7	// update.limb13.vpaddq.2
ror r10, 44	// change2.G.packed
vpaddq zmm1, zmm4, zmm23	// update.limb13.vpaddq.3
vpaddq zmm3, zmm1, zmm10	// update.limb13.vpaddq.4
vpsraq zmm13, zmm3, 30	// update.limb13.vpsraq
vpandq zmm17, zmm3, zmm8	// update.limb13.vpandq
vmovdqa64 zmmword ptr [rdi+1536], zmm17	// update.limb13.vmovdqa64
vpmuldq zmm15, zmm25, zmmword ptr [rdi+1728]	// update.limb14.vpmuldq.3
lea r9, [r14-1]	// third3.step1.c0
vpmuldq zmm18, zmm6, zmm16	// update.limb14.vpmuldq.2
vpshufd zmm26, zmmword ptr [rdi+1728], 0x4e	// update.limb14.vpshufd
vpmuldq zmm19, zmm12, zmmword ptr [rdi+1664]	// update.limb14.vpmuldq
vpaddq zmm27, zmm19, zmm18	// update.limb14.vpaddq
vpmuldq zmm21, zmm0, zmm26	// update.limb14.vpmuldq.4
xor rax, rbp	// third3.step1.x
mov r13, r10	// copy for third3.step1.t
sar r13, 1	// third3.step1.t
lea r11, [r13+rax]	// third3.step1.y
vpaddq zmm2, zmm15, zmm21	// update.limb14.vpaddq.2
vpaddq zmm20, zmm27, zmm2	// update.limb14.vpaddq.3
vpaddq zmm5, zmm20, zmm13	// update.limb14.vpaddq.4
mov rcx, -2	// third3.step1.c1
vpbroadcastq zmm11, r8	// change2.vpbroadcastq
vpbroadcastq zmm11{k1}, r12	// change2.vpbroadcastq.2
vpaddq zmm14, zmm11, zmm29	// change2.N2.vpaddq
cmovc r11, r13	// third3.step1.G
vpsraq zmm24, zmm5, 30	// update.limb14.vpsraq
vpandq zmm7, zmm5, zmm8	// update.limb14.vpandq
sub rcx, r14	// third3.step1.c1.2
andn rsi, r10, rdx	// third3.step1.w
cmovnz r9, rcx	// third3.step1.d
cmovnz rbp, r13	// third3.step1.h
shrx rbx, r9, r15	// third3.step1.m
lea rax, [r9-1]	// third3.step2.c0
sarx r8, r9, r15	// third3.step1.s
xor r8, rbp	// third3.step2.x
mov r12, r11	// copy for third3.step2.t
sar r12, 1	// third3.step2.t
lea r14, [r12+r8]	// third3.step2.y
cmovc r14, r12	// third3.step2.G
vmovdqa64 zmmword ptr [rdi+1600], zmm7	// update.limb14.vmovdqa64
vpsllvq zmm4, zmm14, zmm30	// change2.N2.vpsllvq
vpmuldq zmm23, zmm12, zmmword ptr [rdi+1728]	// update.limb15.vpmuldq
vpsravq zmm1, zmm4, zmm31	// change2.N2.vpsravq
vpmuldq zmm10, zmm6, zmm26	// update.limb15.vpmuldq.2
vpsubq zmm3, zmm28, zmm1	// change2.N2.vpsubq
vpaddq zmm17, zmm23, zmm10	// update.limb15.vpaddq
vmovdqa64 zmmword ptr [rdi+256], zmm3	// change2.N2.vmovdqa64
vpunpcklqdq zmm16, zmm3, zmm3	// change2.vpunpcklqdq
mov r10, -2	// third3.step2.c1
sub r10, r9	// third3.step2.c1.2
andn rdx, r11, rbx	// third3.step2.w
cmovnz rax, r10	// third3.step2.d
shrx rsi, rax, r15	// third3.step2.m
cmovnz rbp, r12	// third3.step2.h
lea rcx, [rax-1]	// third3.step3.c0
sarx r13, rax, r15	// third3.step2.s
xor r13, rbp	// third3.step3.x
mov r8, r14	// copy for third3.step3.t
sar r8, 1	// third3.step3.t
lea r9, [r8+r13]	// third3.step3.y
cmovc r9, r8	// third3.step3.G
vpshufd zmm19, zmmword ptr [rdi+1792], 0x4e	// update.limb15.vpshufd
vpmuldq zmm18, zmm0, zmm19	// update.limb15.vpmuldq.4
vpunpckhqdq zmm15, zmm3, zmm3	// change2.vpunpckhqdq
vbroadcasti32x4 zmm21, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
mov r11, -2	// third3.step3.c1
sub r11, rax	// third3.step3.c1.2
andn rbx, r14, rsi	// third3.step3.w
cmovnz rcx, r11	// third3.step3.d
cmovnz rbp, r8	// third3.step3.h
shrx rdx, rcx, r15	// third3.step3.m
lea r10, [rcx-1]	// third3.step4.c0
sarx r12, rcx, r15	// third3.step3.s
xor r12, rbp	// third3.step4.x
mov r13, r9	// copy for third3.step4.t
sar r13, 1	// third3.step4.t
lea rax, [r13+r12]	// third3.step4.y
cmovc rax, r13	// third3.step4.G
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1792]	// update.limb15.vpmuldq.3
vpaddq zmm2, zmm27, zmm18	// update.limb15.vpaddq.2
vbroadcasti32x4 zmm20, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
vpmuldq zmm13, zmm16, zmm21	// change2.Y.vpmuldq
vpmuldq zmm11, zmm15, zmm20	// change2.Y.vpmuldq.2
vpaddq zmm5, zmm17, zmm2	// update.limb15.vpaddq.3
vpaddq zmm7, zmm5, zmm24	// update.limb15.vpaddq.4
vpandq zmm14, zmm7, zmm8	// update.limb15.vpandq
vpsraq zmm4, zmm7, 30	// update.limb15.vpsraq
vpaddq zmm26, zmm13, zmm11	// change2.Y.vpaddq
vmovdqa64 zmmword ptr [rdi+128], zmm26	// change2.Y.vmovdqa64
mov r14, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov rsi, -2	// third3.step5.c1
vpmuldq zmm1, zmm12, zmmword ptr [rdi+1792]	// update.limb16.vpmuldq
imul r14, qword ptr [rdi+48]	// change2.w2f.imul_w1f
vpmuldq zmm23, zmm25, zmmword ptr [rdi+1856]	// update.limb16.vpmuldq.3
vpshufd zmm10, zmmword ptr [rdi+1856], 0x4e	// update.limb16.vpshufd
mov rbx, -2	// third3.step4.c1
sub rbx, rcx	// third3.step4.c1.2
andn r11, r9, rdx	// third3.step4.w
cmovnz r10, rbx	// third3.step4.d
shrx r8, r10, r15	// third3.step4.m
lea r12, [r10-1]	// third3.step5.c0
cmovnz rbp, r13	// third3.step4.h
sarx rcx, r10, r15	// third3.step4.s
xor rcx, rbp	// third3.step5.x
mov r9, rax	// copy for third3.step5.t
sar r9, 1	// third3.step5.t
lea rdx, [r9+rcx]	// third3.step5.y
cmovc rdx, r9	// third3.step5.G
sub rsi, r10	// third3.step5.c1.2
andn r11, rax, r8	// third3.step5.w
cmovnz r12, rsi	// third3.step5.d
lea rbx, [r12-1]	// third3.step6.c0
cmovnz rbp, r9	// third3.step5.h
sarx r13, r12, r15	// third3.step5.s
xor r13, rbp	// third3.step6.x
mov rcx, rdx	// copy for third3.step6.t
sar rcx, 1	// third3.step6.t
lea r10, [rcx+r13]	// third3.step6.y
shrx rax, r12, r15	// third3.step5.m
cmovc r10, rcx	// third3.step6.G
mov r8, qword ptr [rdi+264]	// change2.w2f.load_N2v
vmovdqa64 zmmword ptr [rdi+1664], zmm14	// update.limb15.vmovdqa64
imul r8, qword ptr [rdi+56]	// change2.w2f.imul_w1g
lea r11, [r14+r8]	// change2.w2f.add
vpmuldq zmm3, zmm6, zmm19	// update.limb16.vpmuldq.2
vpaddq zmm27, zmm1, zmm3	// update.limb16.vpaddq
mov rsi, -2	// third3.step7.c1
sar r11, 20	// change2.w2f.sar
vpmuldq zmm18, zmm0, zmm10	// update.limb16.vpmuldq.4
vpaddq zmm16, zmm23, zmm18	// update.limb16.vpaddq.2
mov r9, -2	// third3.step6.c1
sub r9, r12	// third3.step6.c1.2
andn r13, rdx, rax	// third3.step6.w
cmovnz rbx, r9	// third3.step6.d
shrx r14, rbx, r15	// third3.step6.m
lea r8, [rbx-1]	// third3.step7.c0
cmovnz rbp, rcx	// third3.step6.h
mov r12, qword ptr [rdi+128]	// change2.w2f.load_Yu
imul r12, qword ptr [rdi+384]	// change2.w2f.imul_above_f
sub rsi, rbx	// third3.step7.c1.2
vpaddq zmm21, zmm27, zmm16	// update.limb16.vpaddq.3
vpaddq zmm15, zmm21, zmm4	// update.limb16.vpaddq.4
mov rdx, qword ptr [rdi+136]	// change2.w2f.load_Yv
vpsraq zmm20, zmm15, 30	// update.limb16.vpsraq
imul rdx, qword ptr [rdi+392]	// change2.w2f.imul_above_g
lea rax, [r12+rdx]	// change2.w2f.add.2
lea r13, [r11+rax]	// change2.w2f.add.3
sarx r9, rbx, r15	// third3.step6.s
xor r9, rbp	// third3.step7.x
mov rcx, r10	// copy for third3.step7.t
sar rcx, 1	// third3.step7.t
lea r12, [rcx+r9]	// third3.step7.y
cmovc r12, rcx	// third3.step7.G
andn rdx, r10, r14	// third3.step7.w
cmovnz r8, rsi	// third3.step7.d
cmovnz rbp, rcx	// third3.step7.h
shrx r11, r8, r15	// third3.step7.m
lea rax, [r8-1]	// third3.step8.c0
sarx rbx, r8, r15	// third3.step7.s
xor rbx, rbp	// third3.step8.x
mov r9, r12	// copy for third3.step8.t
sar r9, 1	// third3.step8.t
lea r10, [r9+rbx]	// third3.step8.y
cmovc r10, r9	// third3.step8.G
vpmuldq zmm17, zmm12, zmmword ptr [rdi+1856]	// update.limb17.vpmuldq
vpmuldq zmm2, zmm6, zmm10	// update.limb17.vpmuldq.2
vpaddq zmm5, zmm17, zmm2	// update.limb17.vpaddq
mov r14, -2	// third3.step8.c1
mov qword ptr [rdi-112], r13	// change2.w2f.store_w2f
vpandq zmm24, zmm15, zmm8	// update.limb16.vpandq
vmovdqa64 zmmword ptr [rdi+1728], zmm24	// update.limb16.vmovdqa64
sar r13, 20	// change2.w2f.sar.2
mov rdx, -2	// third3.step9.c1
shl r13, 44	// change2.w2f.shl
mov qword ptr [rdi+80], r13	// change2.w2f.store_high2f
vpmuldq zmm7, zmm25, zmmword ptr [rdi+1920]	// update.limb17.vpmuldq.3
vpshufd zmm13, zmmword ptr [rdi+1920], 0x4e	// update.limb17.vpshufd
vpmuldq zmm11, zmm0, zmm13	// update.limb17.vpmuldq.4
vpaddq zmm26, zmm7, zmm11	// update.limb17.vpaddq.2
sub r14, r8	// third3.step8.c1.2
andn rsi, r12, r11	// third3.step8.w
cmovnz rax, r14	// third3.step8.d
cmovnz rbp, r9	// third3.step8.h
shrx rcx, rax, r15	// third3.step8.m
lea rbx, [rax-1]	// third3.step9.c0
sub rdx, rax	// third3.step9.c1.2
sarx r13, rax, r15	// third3.step8.s
xor r13, rbp	// third3.step9.x
mov r8, r10	// copy for third3.step9.t
sar r8, 1	// third3.step9.t
lea r12, [r8+r13]	// third3.step9.y
cmovc r12, r8	// third3.step9.G
andn r11, r10, rcx	// third3.step9.w
cmovnz rbx, rdx	// third3.step9.d
cmovnz rbp, r8	// third3.step9.h
shrx rsi, rbx, r15	// third3.step9.m
sarx r14, rbx, r15	// third3.step9.s
lea r9, [rbx-1]	// third3.step10.c0
xor r14, rbp	// third3.step10.x
mov rax, r12	// copy for third3.step10.t
sar rax, 1	// third3.step10.t
lea r13, [rax+r14]	// third3.step10.y
cmovc r13, rax	// third3.step10.G
vpaddq zmm14, zmm5, zmm26	// update.limb17.vpaddq.3
mov r10, qword ptr [rdi+272]	// change2.w2g.load_N2q
vpaddq zmm19, zmm14, zmm20	// update.limb17.vpaddq.4
imul r10, qword ptr [rdi+48]	// change2.w2g.imul_w1f
mov rcx, qword ptr [rdi+280]	// change2.w2g.load_N2r
vpsraq zmm1, zmm19, 30	// update.limb17.vpsraq
mov r11, -2	// third3.step10.c1
sub r11, rbx	// third3.step10.c1.2
andn rdx, r12, rsi	// third3.step10.w
cmovnz r9, r11	// third3.step10.d
shrx r8, r9, r15	// third3.step10.m
lea r14, [r9-1]	// third3.step11.c0
cmovnz rbp, rax	// third3.step10.h
vpandq zmm3, zmm19, zmm8	// update.limb17.vpandq
imul rcx, qword ptr [rdi+56]	// change2.w2g.imul_w1g
mov rbx, -2	// third3.step11.c1
lea r12, [r10+rcx]	// change2.w2g.add
sar r12, 20	// change2.w2g.sar
sub rbx, r9	// third3.step11.c1.2
vmovdqa64 zmmword ptr [rdi+1792], zmm3	// update.limb17.vmovdqa64
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
vpmuldq zmm23, zmm12, zmmword ptr [rdi+1920]	// update.last.vpmuldq
vpmuldq zmm18, zmm6, zmm13	// update.last.vpmuldq.2
sarx rdx, r9, r15	// third3.step10.s
xor rdx, rbp	// third3.step11.x
mov r11, r13	// copy for third3.step11.t
sar r11, 1	// third3.step11.t
lea rax, [r11+rdx]	// third3.step11.y
cmovc rax, r11	// third3.step11.G
andn r10, r13, r8	// third3.step11.w
cmovnz r14, rbx	// third3.step11.d
cmovnz rbp, r11	// third3.step11.h
shrx rcx, r14, r15	// third3.step11.m
lea r9, [r14-1]	// third3.step12.c0
sarx rdx, r14, r15	// third3.step11.s
xor rdx, rbp	// third3.step12.x
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
vpaddq zmm27, zmm23, zmm18	// update.last.vpaddq
mov r13, rax	// copy for third3.step12.t
sar r13, 1	// third3.step12.t
lea r8, [r13+rdx]	// third3.step12.y
vpaddq zmm16, zmm27, zmm1	// update.last.vpaddq.2
cmovc r8, r13	// third3.step12.G
vpaddq zmm21, zmm16, zmm9	// update.last.vpaddq.3
mov r10, qword ptr [rdi+152]	// change2.w2g.load_Yr
imul r10, qword ptr [rdi+392]	// change2.w2g.imul_above_g
lea rbx, [rsi+r10]	// change2.w2g.add.2
lea r11, [r12+rbx]	// change2.w2g.add.3
mov qword ptr [rdi-104], r11	// change2.w2g.store_w2g
vpandq zmm4, zmm21, zmm8	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1856], zmm4	// update.last.vmovdqa64
sar r11, 20	// change2.w2g.sar.2
mov rdx, -2	// third3.step13.c1
mov rsi, -2	// third3.step12.c1
sub rsi, r14	// third3.step12.c1.2
andn r10, rax, rcx	// third3.step12.w
cmovnz r9, rsi	// third3.step12.d
cmovnz rbp, r13	// third3.step12.h
shrx r12, r9, r15	// third3.step12.m
lea rbx, [r9-1]	// third3.step13.c0
vpsraq zmm10, zmm21, 30	// update.last.vpsraq
vpaddq zmm17, zmm10, zmm22	// update.last.vpaddq.4
vpandq zmm2, zmm17, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1920], zmm2	// update.last.vmovdqa64.2
shl r11, 44	// change2.w2g.shl
mov qword ptr [rdi+88], r11	// change2.w2g.store_high2g
vpsraq zmm15, zmm17, 30	// update.last.vpsraq.2
valignq zmm24{k3}{z}, zmm15, zmm15, 6	// update.last.valignq
sarx r14, r9, r15	// third3.step12.s
xor r14, rbp	// third3.step13.x
mov rax, r8	// copy for third3.step13.t
sar rax, 1	// third3.step13.t
lea rcx, [rax+r14]	// third3.step13.y
cmovc rcx, rax	// third3.step13.G
sub rdx, r9	// third3.step13.c1.2
andn r10, r8, r12	// third3.step13.w
cmovnz rbx, rdx	// third3.step13.d
cmovnz rbp, rax	// third3.step13.h
shrx rsi, rbx, r15	// third3.step13.m
lea r13, [rbx-1]	// third3.step14.c0
sarx r11, rbx, r15	// third3.step13.s
xor r11, rbp	// third3.step14.x
mov r14, rcx	// copy for third3.step14.t
sar r14, 1	// third3.step14.t
lea r9, [r14+r11]	// third3.step14.y
cmovc r9, r14	// third3.step14.G
vpaddq zmm25, zmm24, zmmword ptr [rdi+832]	// update.last.vpaddq.5
vmovdqa64 zmmword ptr [rdi+832], zmm25	// update.last.vmovdqa64.3
mov r8, -2	// third3.step14.c1
sub r8, rbx	// third3.step14.c1.2
andn r12, rcx, rsi	// third3.step14.w
cmovnz r13, r8	// third3.step14.d
shrx r10, r13, r15	// third3.step14.m
lea rdx, [r13-1]	// third3.step15.c0
cmovnz rbp, r14	// third3.step14.h
sarx rax, r13, r15	// third3.step14.s
xor rax, rbp	// third3.step15.x
mov r11, r9	// copy for third3.step15.t
sar r11, 1	// third3.step15.t
lea rbx, [r11+rax]	// third3.step15.y
cmovc rbx, r11	// third3.step15.G
mov rcx, -2	// third3.step15.c1
sub rcx, r13	// third3.step15.c1.2
andn rsi, r9, r10	// third3.step15.w
cmovnz rdx, rcx	// third3.step15.d
cmovnz rbp, r11	// third3.step15.h
shrx r12, rdx, r15	// third3.step15.m
lea r8, [rdx-1]	// third3.step16.c0
sarx r14, rdx, r15	// third3.step15.s
xor r14, rbp	// third3.step16.x
mov rax, rbx	// copy for third3.step16.t
sar rax, 1	// third3.step16.t
lea r13, [rax+r14]	// third3.step16.y
cmovc r13, rax	// third3.step16.G
mov r9, -2	// third3.step16.c1
mov r10, -2	// third3.step17.c1
sub r9, rdx	// third3.step16.c1.2
andn rsi, rbx, r12	// third3.step16.w
cmovnz r8, r9	// third3.step16.d
lea rcx, [r8-1]	// third3.step17.c0
shrx r11, r8, r15	// third3.step16.m
cmovnz rbp, rax	// third3.step16.h
sarx r14, r8, r15	// third3.step16.s
xor r14, rbp	// third3.step17.x
mov rdx, r13	// copy for third3.step17.t
sar rdx, 1	// third3.step17.t
lea rbx, [rdx+r14]	// third3.step17.y
cmovc rbx, rdx	// third3.step17.G
sub r10, r8	// third3.step17.c1.2
andn r12, r13, r11	// third3.step17.w
cmovnz rcx, r10	// third3.step17.d
cmovnz rbp, rdx	// third3.step17.h
shrx rsi, rcx, r15	// third3.step17.m
lea r9, [rcx-1]	// third3.step18.c0
sarx rax, rcx, r15	// third3.step17.s
xor rax, rbp	// third3.step18.x
mov r14, rbx	// copy for third3.step18.t
sar r14, 1	// third3.step18.t
lea r8, [r14+rax]	// third3.step18.y
cmovc r8, r14	// third3.step18.G
mov r13, -2	// third3.step18.c1
sub r13, rcx	// third3.step18.c1.2
andn r11, rbx, rsi	// third3.step18.w
cmovnz r9, r13	// third3.step18.d
lea r12, [r9-1]	// third3.step19.c0
shrx r10, r9, r15	// third3.step18.m
cmovnz rbp, r14	// third3.step18.h
mov rdx, -2	// third3.step19.c1
sub rdx, r9	// third3.step19.c1.2
sarx rax, r9, r15	// third3.step18.s
xor rax, rbp	// third3.step19.x
mov rcx, r8	// copy for third3.step19.t
sar rcx, 1	// third3.step19.t
lea rbx, [rcx+rax]	// third3.step19.y
cmovc rbx, rcx	// third3.step19.G
andn rsi, r8, r10	// third3.step19.w
cmovnz r12, rdx	// third3.step19.d
lea r11, [r12-1]	// third3.step20.c0
cmovnz rbp, rcx	// third3.step19.h
shrx r13, r12, r15	// third3.step19.m
sarx r14, r12, r15	// third3.step19.s
xor r14, rbp	// third3.step20.x
mov r9, rbx	// copy for third3.step20.t
sar r9, 1	// third3.step20.t
lea rax, [r9+r14]	// third3.step20.y
cmovc rax, r9	// third3.step20.G
mov r8, rax	// copy for change3.G.shl
shl r8, 44	// change3.G.shl
mov r10, rax	// copy for change3.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change3.G.add_rounding_G
add r8, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx rsi, r10, 21	// change3.G.first_entry
imul rsi, qword ptr [rdi+80]	// change3.G.imul_high2f
rorx rdx, r10, 42	// change3.G.second_entry
imul rdx, qword ptr [rdi+88]	// change3.G.imul_high2g
lea rcx, [rsi+rdx]	// change3.G.add
mov qword ptr [rdi-120], rax	// change3.store_end_G
mov r14, -2	// third3.step20.c1
sub r14, r12	// third3.step20.c1.2
andn r10, rbx, r13	// third3.step20.w
cmovnz r11, r14	// third3.step20.d
shrx rsi, r11, r15	// third3.step20.m
cmovnz rbp, r9	// third3.step20.h
mov rdx, rbp	// copy for change3.h.shl
shl rdx, 45	// change3.h.shl
mov rax, rbp	// copy for change3.h.add_rounding_h
add rax, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r12, rax, 41	// change3.h.second_entry
add rdx, qword ptr [rdi-48]	// change3.h.add_refill_h
rorx rbx, rax, 20	// change3.h.first_entry
imul rbx, qword ptr [rdi+80]	// change3.h.imul_high2f
imul r12, qword ptr [rdi+88]	// change3.h.imul_high2g
mov qword ptr [rdi-128], rbp	// change3.store_end_h
sarx r13, r11, r15	// third3.step20.s
lea r10, [rbx+r12]	// change3.h.add
lea r14, [r10+rdx]	// change3.h.add.2
ror r14, 45	// change3.h.packed
lea r9, [rcx+r8]	// change3.G.add.2
ror r9, 44	// change3.G.packed
mov rbx, r9	// output
mov rcx, r14	// output
mov rdx, r11	// output
mov rbp, rsi	// output
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
