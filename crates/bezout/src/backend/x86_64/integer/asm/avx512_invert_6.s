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
// Length: 14 limbs of 30 bits; 1097 instructions a batch, 750 for its steps (form: select+carry).
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
mov rbp, rdx	// m
shr rbp, 63	// m
mov r15, -1	// ones
.p2align 6
2:
xor rsi, rcx	// third1.step1.x
lea rax, [rdx-1]	// third1.step1.c0
mov r8, rbx	// copy for third1.step1.t
sar r8, 1	// third1.step1.t
mov r9, -2	// third1.step2.c1
mov r10, -2	// third1.step1.c1
vpbroadcastq zmm0, qword ptr [rdi-128]	// end.vpbroadcastq
vpbroadcastq zmm0{k1}, qword ptr [rdi-120]	// end.vpbroadcastq.2
vpaddq zmm1, zmm0, zmm29	// end.N3.vpaddq
vpsllvq zmm2, zmm1, zmm30	// end.N3.vpsllvq
vpsravq zmm3, zmm2, zmm31	// end.N3.vpsravq
vpsubq zmm4, zmm28, zmm3	// end.N3.vpsubq
vmovdqa64 zmmword ptr [rdi+320], zmm4	// end.N3.vmovdqa64
mov r11, -2	// third1.step4.c1
vpunpcklqdq zmm5, zmm4, zmm4	// end.vpunpcklqdq
vpunpckhqdq zmm6, zmm4, zmm4	// end.vpunpckhqdq
vpbroadcastq zmm7, qword ptr [rdi+448]	// end.M.vpbroadcastq
lea r12, [r8+rsi]	// third1.step1.y
cmovc r12, r8	// third1.step1.G
sub r10, rdx	// third1.step1.c1.2
andn r13, rbx, rbp	// third1.step1.w
cmovnz rax, r10	// third1.step1.d
lea r14, [rax-1]	// third1.step2.c0
sarx rsi, rax, r15	// third1.step1.s
cmovnz rcx, r8	// third1.step1.h
sub r9, rax	// third1.step2.c1.2
mov rdx, rcx	// copy for third1.step2.x
xor rdx, rsi	// third1.step2.x
mov rbx, -2	// third1.step3.c1
vbroadcasti32x4 zmm8, xmmword ptr [rdi+128]	// end.M.vbroadcasti32x4
vbroadcasti32x4 zmm9, xmmword ptr [rdi+144]	// end.M.vbroadcasti32x4.2
vpandq zmm10, zmm8, zmm7	// end.M.vpandq
vpandq zmm11, zmm9, zmm7	// end.M.vpandq.2
vpsraq zmm12, zmm8, 30	// end.M.vpsraq
sar r12, 1	// third1.step2.t
lea rbp, [r12+rdx]	// third1.step2.y
cmovc rbp, r12	// third1.step2.G
adc rsi, 0	// third1.step2.w
cmovs r14, r9	// third1.step2.d
shrx r13, r14, r15	// third1.step2.m
sarx r10, r14, r15	// third1.step2.s
lea r8, [r14-1]	// third1.step3.c0
cmovs rcx, r12	// third1.step2.h
xor r10, rcx	// third1.step3.x
mov rax, rbp	// copy for third1.step3.t
sar rax, 1	// third1.step3.t
vpsraq zmm13, zmm9, 30	// end.M.vpsraq.2
vpmuldq zmm14, zmm5, zmm10	// end.M.vpmuldq
vpmuldq zmm15, zmm6, zmm11	// end.M.vpmuldq.2
vpaddq zmm16, zmm14, zmm15	// end.M.vpaddq
vpmuldq zmm17, zmm5, zmm12	// end.M.vpmuldq.3
lea rdx, [rax+r10]	// third1.step3.y
cmovc rdx, rax	// third1.step3.G
sub rbx, r14	// third1.step3.c1.2
andn rsi, rbp, r13	// third1.step3.w
cmovnz r8, rbx	// third1.step3.d
lea r9, [r8-1]	// third1.step4.c0
sarx r12, r8, r15	// third1.step3.s
cmovnz rcx, rax	// third1.step3.h
sub r11, r8	// third1.step4.c1.2
mov r10, rcx	// copy for third1.step4.x
xor r10, r12	// third1.step4.x
mov r14, -2	// third1.step6.c1
vpmuldq zmm18, zmm6, zmm13	// end.M.vpmuldq.4
mov rbp, -2	// third1.step5.c1
vpaddq zmm19, zmm17, zmm18	// end.M.vpaddq.2
vpsraq zmm20, zmm16, 30	// end.M.vpsraq.3
vpaddq zmm21, zmm19, zmm20	// end.M.vpaddq.3
vpandq zmm22, zmm16, zmm7	// end.M.vpandq.3
vpermq zmm23, zmm22, 0xf0	// end.M.vpermq
vpermq zmm24, zmm22, 0xa5	// end.M.vpermq.2
sar rdx, 1	// third1.step4.t
lea r13, [rdx+r10]	// third1.step4.y
cmovc r13, rdx	// third1.step4.G
adc r12, 0	// third1.step4.w
cmovs r9, r11	// third1.step4.d
shrx rsi, r9, r15	// third1.step4.m
lea rbx, [r9-1]	// third1.step5.c0
sarx rax, r9, r15	// third1.step4.s
cmovs rcx, rdx	// third1.step4.h
xor rax, rcx	// third1.step5.x
mov r8, r13	// copy for third1.step5.t
sar r8, 1	// third1.step5.t
vpermq zmm25, zmm21, 0xf0	// end.M.vpermq.3
vpermq zmm26, zmm21, 0xa5	// end.M.vpermq.4
mov r10, qword ptr [rdi+320]	// end.w0f.load_N3u
mov r12, -2	// third1.step8.c1
vpermq zmm27, zmmword ptr [rdi+832], 0x4e	// update.limb0.vpermq
lea r11, [r8+rax]	// third1.step5.y
cmovc r11, r8	// third1.step5.G
sub rbp, r9	// third1.step5.c1.2
andn rdx, r13, rsi	// third1.step5.w
cmovnz rbx, rbp	// third1.step5.d
lea rax, [rbx-1]	// third1.step6.c0
sarx r9, rbx, r15	// third1.step5.s
cmovnz rcx, r8	// third1.step5.h
sub r14, rbx	// third1.step6.c1.2
mov r13, rcx	// copy for third1.step6.x
xor r13, r9	// third1.step6.x
imul r10, qword ptr [rdi-112]	// end.w0f.imul_w2f
mov rsi, qword ptr [rdi+328]	// end.w0f.load_N3v
imul rsi, qword ptr [rdi-104]	// end.w0f.imul_w2g
lea rdx, [r10+rsi]	// end.w0f.add
sar rdx, 20	// end.w0f.sar
and rdx, qword ptr [rdi-32]	// end.w0f.and_low40
mov qword ptr [rdi-24], rdx	// end.w0f.store_w0f
shr rdx, 20	// end.w0f.shr
vpmuldq zmm0, zmm23, zmmword ptr [rdi+832]	// update.limb0.vpmuldq
shl rdx, 44	// end.w0f.shl
mov rbp, -2	// third1.step7.c1
mov qword ptr [rdi-16], rdx	// end.w0f.store_high0f
mov r8, qword ptr [rdi+336]	// end.w0g.load_N3q
vpmuldq zmm1, zmm24, zmm27	// update.limb0.vpmuldq.2
imul r8, qword ptr [rdi-112]	// end.w0g.imul_w2f
mov rbx, qword ptr [rdi+344]	// end.w0g.load_N3r
imul rbx, qword ptr [rdi-104]	// end.w0g.imul_w2g
sar r11, 1	// third1.step6.t
lea r10, [r11+r13]	// third1.step6.y
cmovc r10, r11	// third1.step6.G
adc r9, 0	// third1.step6.w
cmovs rax, r14	// third1.step6.d
shrx rsi, rax, r15	// third1.step6.m
sarx rdx, rax, r15	// third1.step6.s
lea r13, [rax-1]	// third1.step7.c0
cmovs rcx, r11	// third1.step6.h
xor rdx, rcx	// third1.step7.x
mov r9, r10	// copy for third1.step7.t
sar r9, 1	// third1.step7.t
vpaddq zmm2, zmm0, zmm1	// update.limb0.vpaddq
vpmuludq zmm3, zmm2, zmmword ptr [rdi+768]	// update.limb0.vpmuludq
lea r14, [r8+rbx]	// end.w0g.add
lea r11, [r9+rdx]	// third1.step7.y
cmovc r11, r9	// third1.step7.G
sub rbp, rax	// third1.step7.c1.2
andn r8, r10, rsi	// third1.step7.w
cmovnz r13, rbp	// third1.step7.d
lea rbx, [r13-1]	// third1.step8.c0
sarx rdx, r13, r15	// third1.step7.s
cmovnz rcx, r9	// third1.step7.h
sub r12, r13	// third1.step8.c1.2
mov rax, rcx	// copy for third1.step8.x
xor rax, rdx	// third1.step8.x
sar r14, 20	// end.w0g.sar
and r14, qword ptr [rdi-32]	// end.w0g.and_low40
mov qword ptr [rdi-8], r14	// end.w0g.store_w0g
vpandq zmm4, zmm3, zmm7	// update.limb0.vpandq
shr r14, 20	// end.w0g.shr
shl r14, 44	// end.w0g.shl
mov r10, -2	// third1.step10.c1
vshufi64x2 zmm8, zmm4, zmm4, 0x44	// update.limb0.vshufi64x2
mov qword ptr [rdi+0], r14	// end.w0g.store_high0g
mov rsi, -2	// third1.step9.c1
vpmuludq zmm9, zmm8, zmmword ptr [rdi+1280]	// update.limb0.vpmuludq.2
mov r8, -2	// third1.step12.c1
sar r11, 1	// third1.step8.t
lea rbp, [r11+rax]	// third1.step8.y
cmovc rbp, r11	// third1.step8.G
adc rdx, 0	// third1.step8.w
cmovs rbx, r12	// third1.step8.d
shrx r9, rbx, r15	// third1.step8.m
sarx r13, rbx, r15	// third1.step8.s
lea r14, [rbx-1]	// third1.step9.c0
cmovs rcx, r11	// third1.step8.h
xor r13, rcx	// third1.step9.x
mov rax, rbp	// copy for third1.step9.t
sar rax, 1	// third1.step9.t
vpaddq zmm10, zmm2, zmm9	// update.limb0.vpaddq.2
vpandq zmm11, zmm10, zmm7	// update.limb0.vpandq.2
vpsraq zmm14, zmm10, 30	// update.limb0.vpsraq
lea rdx, [rax+r13]	// third1.step9.y
cmovc rdx, rax	// third1.step9.G
sub rsi, rbx	// third1.step9.c1.2
andn r12, rbp, r9	// third1.step9.w
cmovnz r14, rsi	// third1.step9.d
lea r11, [r14-1]	// third1.step10.c0
sarx r13, r14, r15	// third1.step9.s
cmovnz rcx, rax	// third1.step9.h
sub r10, r14	// third1.step10.c1.2
mov rbx, rcx	// copy for third1.step10.x
xor rbx, r13	// third1.step10.x
vshufi64x2 zmm15{k2}{z}, zmm11, zmm11, 0x0e	// update.limb0.vshufi64x2.2
mov rbp, -2	// third1.step11.c1
vpmuldq zmm5, zmm25, zmmword ptr [rdi+832]	// update.limb1.vpmuldq
vpmuldq zmm12, zmm26, zmm27	// update.limb1.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+896], 0x4e	// update.limb1.vpermq
sar rdx, 1	// third1.step10.t
lea r9, [rdx+rbx]	// third1.step10.y
cmovc r9, rdx	// third1.step10.G
adc r13, 0	// third1.step10.w
cmovs r11, r10	// third1.step10.d
sarx r12, r11, r15	// third1.step10.s
shrx rsi, r11, r15	// third1.step10.m
lea rax, [r11-1]	// third1.step11.c0
cmovs rcx, rdx	// third1.step10.h
xor r12, rcx	// third1.step11.x
mov r14, r9	// copy for third1.step11.t
sar r14, 1	// third1.step11.t
mov rbx, -2	// third1.step14.c1
vpmuldq zmm13, zmm23, zmmword ptr [rdi+896]	// update.limb1.vpmuldq.3
vpmuldq zmm17, zmm24, zmm6	// update.limb1.vpmuldq.4
mov r13, -2	// third1.step13.c1
lea r10, [r14+r12]	// third1.step11.y
cmovc r10, r14	// third1.step11.G
sub rbp, r11	// third1.step11.c1.2
andn rdx, r9, rsi	// third1.step11.w
cmovnz rax, rbp	// third1.step11.d
sarx r12, rax, r15	// third1.step11.s
lea r11, [rax-1]	// third1.step12.c0
cmovnz rcx, r14	// third1.step11.h
mov r9, rcx	// copy for third1.step12.x
xor r9, r12	// third1.step12.x
sub r8, rax	// third1.step12.c1.2
vpaddq zmm18, zmm5, zmm12	// update.limb1.vpaddq
vpaddq zmm19, zmm18, zmm13	// update.limb1.vpaddq.2
sar r10, 1	// third1.step12.t
lea rsi, [r10+r9]	// third1.step12.y
cmovc rsi, r10	// third1.step12.G
adc r12, 0	// third1.step12.w
cmovs r11, r8	// third1.step12.d
lea rdx, [r11-1]	// third1.step13.c0
shrx rbp, r11, r15	// third1.step12.m
sarx r14, r11, r15	// third1.step12.s
cmovs rcx, r10	// third1.step12.h
xor r14, rcx	// third1.step13.x
mov rax, rsi	// copy for third1.step13.t
sar rax, 1	// third1.step13.t
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1344]	// update.limb1.vpmuludq
vpaddq zmm16, zmm19, zmm17	// update.limb1.vpaddq.3
vpaddq zmm22, zmm16, zmm20	// update.limb1.vpaddq.4
vpaddq zmm21, zmm22, zmm14	// update.limb1.vpaddq.5
lea r9, [rax+r14]	// third1.step13.y
cmovc r9, rax	// third1.step13.G
sub r13, r11	// third1.step13.c1.2
andn r12, rsi, rbp	// third1.step13.w
cmovnz rdx, r13	// third1.step13.d
lea r8, [rdx-1]	// third1.step14.c0
sarx r10, rdx, r15	// third1.step13.s
cmovnz rcx, rax	// third1.step13.h
mov r14, rcx	// copy for third1.step14.x
xor r14, r10	// third1.step14.x
sub rbx, rdx	// third1.step14.c1.2
mov r11, -2	// third1.step16.c1
mov rsi, -2	// third1.step15.c1
sar r9, 1	// third1.step14.t
lea rbp, [r9+r14]	// third1.step14.y
cmovc rbp, r9	// third1.step14.G
adc r10, 0	// third1.step14.w
cmovs r8, rbx	// third1.step14.d
shrx r12, r8, r15	// third1.step14.m
sarx r13, r8, r15	// third1.step14.s
lea rax, [r8-1]	// third1.step15.c0
cmovs rcx, r9	// third1.step14.h
xor r13, rcx	// third1.step15.x
mov rdx, rbp	// copy for third1.step15.t
sar rdx, 1	// third1.step15.t
vpmuludq zmm0, zmm21, zmmword ptr [rdi+768]	// update.limb1.vpmuludq.2
vpandq zmm1, zmm0, zmm7	// update.limb1.vpandq
vshufi64x2 zmm3, zmm1, zmm1, 0x44	// update.limb1.vshufi64x2
mov r14, -2	// third1.step18.c1
vpmuludq zmm4, zmm3, zmmword ptr [rdi+1280]	// update.limb1.vpmuludq.3
vpaddq zmm2, zmm21, zmm4	// update.limb1.vpaddq.6
lea r10, [rdx+r13]	// third1.step15.y
cmovc r10, rdx	// third1.step15.G
sub rsi, r8	// third1.step15.c1.2
andn rbx, rbp, r12	// third1.step15.w
cmovnz rax, rsi	// third1.step15.d
lea r9, [rax-1]	// third1.step16.c0
sarx r13, rax, r15	// third1.step15.s
cmovnz rcx, rdx	// third1.step15.h
sub r11, rax	// third1.step16.c1.2
mov r8, rcx	// copy for third1.step16.x
xor r8, r13	// third1.step16.x
mov rbp, -2	// third1.step17.c1
vpsraq zmm9, zmm2, 30	// update.limb1.vpsraq
sar r10, 1	// third1.step16.t
lea r12, [r10+r8]	// third1.step16.y
cmovc r12, r10	// third1.step16.G
adc r13, 0	// third1.step16.w
cmovs r9, r11	// third1.step16.d
shrx rbx, r9, r15	// third1.step16.m
sarx rsi, r9, r15	// third1.step16.s
lea rdx, [r9-1]	// third1.step17.c0
cmovs rcx, r10	// third1.step16.h
xor rsi, rcx	// third1.step17.x
mov rax, r12	// copy for third1.step17.t
sar rax, 1	// third1.step17.t
vpandq zmm10, zmm2, zmm7	// update.limb1.vpandq.2
vshufi64x2 zmm11{k2}{z}, zmm10, zmm10, 0x0e	// update.limb1.vshufi64x2.2
vpmuldq zmm27, zmm25, zmmword ptr [rdi+896]	// update.limb2.vpmuldq
mov r8, -2	// third1.step20.c1
lea r13, [rax+rsi]	// third1.step17.y
cmovc r13, rax	// third1.step17.G
sub rbp, r9	// third1.step17.c1.2
andn r11, r12, rbx	// third1.step17.w
cmovnz rdx, rbp	// third1.step17.d
lea r10, [rdx-1]	// third1.step18.c0
sarx rsi, rdx, r15	// third1.step17.s
cmovnz rcx, rax	// third1.step17.h
sub r14, rdx	// third1.step18.c1.2
mov r9, rcx	// copy for third1.step18.x
xor r9, rsi	// third1.step18.x
vpermq zmm5, zmmword ptr [rdi+960], 0x4e	// update.limb2.vpermq
vpmuldq zmm12, zmm26, zmm6	// update.limb2.vpmuldq.2
mov r12, -2	// third1.step19.c1
vpmuldq zmm18, zmm23, zmmword ptr [rdi+960]	// update.limb2.vpmuldq.3
sar r13, 1	// third1.step18.t
lea rbx, [r13+r9]	// third1.step18.y
cmovc rbx, r13	// third1.step18.G
adc rsi, 0	// third1.step18.w
cmovs r10, r14	// third1.step18.d
shrx r11, r10, r15	// third1.step18.m
sarx rbp, r10, r15	// third1.step18.s
lea rax, [r10-1]	// third1.step19.c0
cmovs rcx, r13	// third1.step18.h
xor rbp, rcx	// third1.step19.x
mov rdx, rbx	// copy for third1.step19.t
sar rdx, 1	// third1.step19.t
vpmuldq zmm13, zmm24, zmm5	// update.limb2.vpmuldq.4
vpaddq zmm19, zmm27, zmm12	// update.limb2.vpaddq
vpaddq zmm17, zmm19, zmm18	// update.limb2.vpaddq.2
lea r9, [rdx+rbp]	// third1.step19.y
cmovc r9, rdx	// third1.step19.G
sub r12, r10	// third1.step19.c1.2
andn rsi, rbx, r11	// third1.step19.w
cmovnz rax, r12	// third1.step19.d
lea r14, [rax-1]	// third1.step20.c0
sarx r13, rax, r15	// third1.step19.s
cmovnz rcx, rdx	// third1.step19.h
sub r8, rax	// third1.step20.c1.2
mov rbp, rcx	// copy for third1.step20.x
xor rbp, r13	// third1.step20.x
vpaddq zmm16, zmm17, zmm13	// update.limb2.vpaddq.3
vpmuludq zmm20, zmm8, zmmword ptr [rdi+1408]	// update.limb2.vpmuludq
sar r9, 1	// third1.step20.t
lea r10, [r9+rbp]	// third1.step20.y
cmovc r10, r9	// third1.step20.G
adc r13, 0	// third1.step20.w
cmovs r14, r8	// third1.step20.d
shrx rbx, r14, r15	// third1.step20.m
sarx r11, r14, r15	// third1.step20.s
cmovs rcx, r9	// third1.step20.h
mov rsi, rcx	// copy for change1.h.add_rounding_h
add rsi, qword ptr [rdi-64]	// change1.h.add_rounding_h
mov r12, r10	// copy for change1.G.add_rounding_G
add r12, qword ptr [rdi-56]	// change1.G.add_rounding_G
mov rdx, r10	// copy for change1.G.shl
shl rdx, 44	// change1.G.shl
mov rax, rcx	// copy for change1.h.shl
shl rax, 45	// change1.h.shl
rorx rbp, r12, 21	// change1.G.first_entry
rorx r13, r12, 42	// change1.G.second_entry
rorx r8, rsi, 20	// change1.h.first_entry
rorx r9, rsi, 41	// change1.h.second_entry
imul r8, qword ptr [rdi-16]	// change1.h.imul_high0f
imul rbp, qword ptr [rdi-16]	// change1.G.imul_high0f
add rdx, qword ptr [rdi-40]	// change1.G.add_refill_G
add rax, qword ptr [rdi-48]	// change1.h.add_refill_h
imul r13, qword ptr [rdi+0]	// change1.G.imul_high0g
vpmuludq zmm22, zmm3, zmmword ptr [rdi+1344]	// update.limb2.vpmuludq.2
vpaddq zmm14, zmm16, zmm20	// update.limb2.vpaddq.4
vpaddq zmm0, zmm14, zmm22	// update.limb2.vpaddq.5
imul r9, qword ptr [rdi+0]	// change1.h.imul_high0g
lea r12, [r8+r9]	// change1.h.add
lea rsi, [rbp+r13]	// change1.G.add
lea r8, [rsi+rdx]	// change1.G.add.2
ror r8, 44	// change1.G.packed
vpaddq zmm1, zmm0, zmm9	// update.limb2.vpaddq.6
lea r9, [r12+rax]	// change1.h.add.2
ror r9, 45	// change1.h.packed
xor r11, r9	// third2.step1.x
vpsraq zmm21, zmm1, 30	// update.limb2.vpsraq
lea rbp, [r14-1]	// third2.step1.c0
vpandq zmm4, zmm1, zmm7	// update.limb2.vpandq
vpmuldq zmm2, zmm25, zmmword ptr [rdi+960]	// update.limb3.vpmuldq
mov r13, -2	// third2.step2.c1
mov rsi, r8	// copy for third2.step1.t
sar rsi, 1	// third2.step1.t
vpmuldq zmm10, zmm26, zmm5	// update.limb3.vpmuldq.2
vpermq zmm6, zmmword ptr [rdi+1024], 0x4e	// update.limb3.vpermq
mov rdx, -2	// third2.step1.c1
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1024]	// update.limb3.vpmuldq.3
vpbroadcastq zmm12, rcx	// change1.vpbroadcastq
vpbroadcastq zmm12{k1}, r10	// change1.vpbroadcastq.2
vpaddq zmm19, zmm12, zmm29	// change1.N1.vpaddq
vpsllvq zmm18, zmm19, zmm30	// change1.N1.vpsllvq
vpmuldq zmm17, zmm24, zmm6	// update.limb3.vpmuldq.4
vpaddq zmm13, zmm2, zmm10	// update.limb3.vpaddq
vpsravq zmm16, zmm18, zmm31	// change1.N1.vpsravq
vpaddq zmm20, zmm13, zmm27	// update.limb3.vpaddq.2
vpsubq zmm14, zmm28, zmm16	// change1.N1.vpsubq
vmovdqa64 zmmword ptr [rdi+192], zmm14	// change1.N1.vmovdqa64
lea r12, [rsi+r11]	// third2.step1.y
cmovc r12, rsi	// third2.step1.G
sub rdx, r14	// third2.step1.c1.2
andn rax, r8, rbx	// third2.step1.w
cmovnz rbp, rdx	// third2.step1.d
lea rcx, [rbp-1]	// third2.step2.c0
sarx r10, rbp, r15	// third2.step1.s
cmovnz r9, rsi	// third2.step1.h
sub r13, rbp	// third2.step2.c1.2
mov r11, r9	// copy for third2.step2.x
xor r11, r10	// third2.step2.x
mov r14, -2	// third2.step4.c1
mov r8, qword ptr [rdi+192]	// change1.w1f.load_N1u
imul r8, qword ptr [rdi-24]	// change1.w1f.imul_w0f
vpmuludq zmm22, zmm8, zmmword ptr [rdi+1472]	// update.limb3.vpmuludq
vpaddq zmm0, zmm20, zmm17	// update.limb3.vpaddq.3
mov rbx, qword ptr [rdi+200]	// change1.w1f.load_N1v
imul rbx, qword ptr [rdi-8]	// change1.w1f.imul_w0g
lea rax, [r8+rbx]	// change1.w1f.add
sar rax, 20	// change1.w1f.sar
mov rdx, -2	// third2.step3.c1
mov qword ptr [rdi+8], rax	// change1.w1f.store_w1f
vpaddq zmm9, zmm0, zmm22	// update.limb3.vpaddq.4
mov rsi, qword ptr [rdi+208]	// change1.w1g.load_N1q
sar r12, 1	// third2.step2.t
lea rbp, [r12+r11]	// third2.step2.y
cmovc rbp, r12	// third2.step2.G
adc r10, 0	// third2.step2.w
cmovs rcx, r13	// third2.step2.d
shrx r8, rcx, r15	// third2.step2.m
sarx rbx, rcx, r15	// third2.step2.s
lea rax, [rcx-1]	// third2.step3.c0
cmovs r9, r12	// third2.step2.h
xor rbx, r9	// third2.step3.x
mov r11, rbp	// copy for third2.step3.t
sar r11, 1	// third2.step3.t
vpmuludq zmm1, zmm3, zmmword ptr [rdi+1408]	// update.limb3.vpmuludq.2
mov r10, -2	// third2.step6.c1
lea r13, [r11+rbx]	// third2.step3.y
cmovc r13, r11	// third2.step3.G
sub rdx, rcx	// third2.step3.c1.2
andn r12, rbp, r8	// third2.step3.w
cmovnz rax, rdx	// third2.step3.d
lea rbx, [rax-1]	// third2.step4.c0
sarx rcx, rax, r15	// third2.step3.s
cmovnz r9, r11	// third2.step3.h
mov rbp, r9	// copy for third2.step4.x
xor rbp, rcx	// third2.step4.x
sub r14, rax	// third2.step4.c1.2
imul rsi, qword ptr [rdi-24]	// change1.w1g.imul_w0f
mov r8, qword ptr [rdi+216]	// change1.w1g.load_N1r
imul r8, qword ptr [rdi-8]	// change1.w1g.imul_w0g
lea r12, [rsi+r8]	// change1.w1g.add
sar r12, 20	// change1.w1g.sar
mov qword ptr [rdi+16], r12	// change1.w1g.store_w1g
mov rdx, qword ptr [rdi+192]	// change1.high1f.load_N1u
vpaddq zmm5, zmm9, zmm1	// update.limb3.vpaddq.5
vpaddq zmm12, zmm5, zmm21	// update.limb3.vpaddq.6
vpsraq zmm19, zmm12, 30	// update.limb3.vpsraq
mov r11, -2	// third2.step5.c1
vpandq zmm2, zmm12, zmm7	// update.limb3.vpandq
sar r13, 1	// third2.step4.t
lea rax, [r13+rbp]	// third2.step4.y
cmovc rax, r13	// third2.step4.G
adc rcx, 0	// third2.step4.w
cmovs rbx, r14	// third2.step4.d
shrx rsi, rbx, r15	// third2.step4.m
sarx r8, rbx, r15	// third2.step4.s
cmovs r9, r13	// third2.step4.h
xor r8, r9	// third2.step5.x
lea r12, [rbx-1]	// third2.step5.c0
mov rbp, rax	// copy for third2.step5.t
sar rbp, 1	// third2.step5.t
vmovdqa64 zmmword ptr [rdi+896], zmm2	// update.limb3.vmovdqa64
vpmuldq zmm10, zmm25, zmmword ptr [rdi+1024]	// update.limb4.vpmuldq
mov rcx, -2	// third2.step8.c1
vpmuldq zmm18, zmm26, zmm6	// update.limb4.vpmuldq.2
lea r14, [rbp+r8]	// third2.step5.y
mov r13, -2	// third2.step7.c1
cmovc r14, rbp	// third2.step5.G
sub r11, rbx	// third2.step5.c1.2
andn r8, rax, rsi	// third2.step5.w
cmovnz r12, r11	// third2.step5.d
lea rbx, [r12-1]	// third2.step6.c0
sarx rax, r12, r15	// third2.step5.s
cmovnz r9, rbp	// third2.step5.h
mov rsi, r9	// copy for third2.step6.x
xor rsi, rax	// third2.step6.x
sub r10, r12	// third2.step6.c1.2
vpermq zmm13, zmmword ptr [rdi+1088], 0x4e	// update.limb4.vpermq
sar r14, 1	// third2.step6.t
lea r8, [r14+rsi]	// third2.step6.y
cmovc r8, r14	// third2.step6.G
adc rax, 0	// third2.step6.w
cmovs rbx, r10	// third2.step6.d
shrx r11, rbx, r15	// third2.step6.m
sarx rbp, rbx, r15	// third2.step6.s
lea r12, [rbx-1]	// third2.step7.c0
cmovs r9, r14	// third2.step6.h
xor rbp, r9	// third2.step7.x
mov rsi, r8	// copy for third2.step7.t
sar rsi, 1	// third2.step7.t
vpmuldq zmm27, zmm23, zmmword ptr [rdi+1088]	// update.limb4.vpmuldq.3
vpmuldq zmm16, zmm24, zmm13	// update.limb4.vpmuldq.4
vpaddq zmm14, zmm10, zmm18	// update.limb4.vpaddq
lea rax, [rsi+rbp]	// third2.step7.y
cmovc rax, rsi	// third2.step7.G
sub r13, rbx	// third2.step7.c1.2
andn r10, r8, r11	// third2.step7.w
cmovnz r12, r13	// third2.step7.d
lea r14, [r12-1]	// third2.step8.c0
sarx rbp, r12, r15	// third2.step7.s
cmovnz r9, rsi	// third2.step7.h
sub rcx, r12	// third2.step8.c1.2
mov rbx, r9	// copy for third2.step8.x
xor rbx, rbp	// third2.step8.x
mov r8, -2	// third2.step10.c1
vpaddq zmm20, zmm14, zmm27	// update.limb4.vpaddq.2
vpaddq zmm17, zmm20, zmm16	// update.limb4.vpaddq.3
mov r11, -2	// third2.step9.c1
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1536]	// update.limb4.vpmuludq
sar rax, 1	// third2.step8.t
lea r10, [rax+rbx]	// third2.step8.y
cmovc r10, rax	// third2.step8.G
adc rbp, 0	// third2.step8.w
cmovs r14, rcx	// third2.step8.d
shrx r13, r14, r15	// third2.step8.m
sarx rsi, r14, r15	// third2.step8.s
lea r12, [r14-1]	// third2.step9.c0
cmovs r9, rax	// third2.step8.h
xor rsi, r9	// third2.step9.x
mov rbx, r10	// copy for third2.step9.t
sar rbx, 1	// third2.step9.t
vpaddq zmm22, zmm17, zmm0	// update.limb4.vpaddq.4
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1472]	// update.limb4.vpmuludq.2
vpaddq zmm1, zmm22, zmm9	// update.limb4.vpaddq.5
lea rbp, [rbx+rsi]	// third2.step9.y
cmovc rbp, rbx	// third2.step9.G
sub r11, r14	// third2.step9.c1.2
andn rcx, r10, r13	// third2.step9.w
cmovnz r12, r11	// third2.step9.d
lea rax, [r12-1]	// third2.step10.c0
sarx rsi, r12, r15	// third2.step9.s
cmovnz r9, rbx	// third2.step9.h
sub r8, r12	// third2.step10.c1.2
mov r14, r9	// copy for third2.step10.x
xor r14, rsi	// third2.step10.x
mov r10, -2	// third2.step12.c1
vpaddq zmm5, zmm1, zmm19	// update.limb4.vpaddq.6
vpsraq zmm21, zmm5, 30	// update.limb4.vpsraq
mov r13, -2	// third2.step11.c1
vpandq zmm12, zmm5, zmm7	// update.limb4.vpandq
vmovdqa64 zmmword ptr [rdi+960], zmm12	// update.limb4.vmovdqa64
sar rbp, 1	// third2.step10.t
lea rcx, [rbp+r14]	// third2.step10.y
cmovc rcx, rbp	// third2.step10.G
adc rsi, 0	// third2.step10.w
cmovs rax, r8	// third2.step10.d
shrx r11, rax, r15	// third2.step10.m
sarx rbx, rax, r15	// third2.step10.s
lea r12, [rax-1]	// third2.step11.c0
cmovs r9, rbp	// third2.step10.h
xor rbx, r9	// third2.step11.x
mov r14, rcx	// copy for third2.step11.t
sar r14, 1	// third2.step11.t
vpmuldq zmm6, zmm25, zmmword ptr [rdi+1088]	// update.limb5.vpmuldq
lea rsi, [r14+rbx]	// third2.step11.y
mov r8, -2	// third2.step14.c1
cmovc rsi, r14	// third2.step11.G
sub r13, rax	// third2.step11.c1.2
andn rbp, rcx, r11	// third2.step11.w
cmovnz r12, r13	// third2.step11.d
lea rbx, [r12-1]	// third2.step12.c0
sarx rax, r12, r15	// third2.step11.s
cmovnz r9, r14	// third2.step11.h
sub r10, r12	// third2.step12.c1.2
mov rcx, r9	// copy for third2.step12.x
xor rcx, rax	// third2.step12.x
vpmuldq zmm10, zmm26, zmm13	// update.limb5.vpmuldq.2
mov r11, -2	// third2.step13.c1
vpermq zmm18, zmmword ptr [rdi+1152], 0x4e	// update.limb5.vpermq
vpmuldq zmm14, zmm23, zmmword ptr [rdi+1152]	// update.limb5.vpmuldq.3
sar rsi, 1	// third2.step12.t
lea rbp, [rsi+rcx]	// third2.step12.y
cmovc rbp, rsi	// third2.step12.G
adc rax, 0	// third2.step12.w
cmovs rbx, r10	// third2.step12.d
shrx r13, rbx, r15	// third2.step12.m
sarx r14, rbx, r15	// third2.step12.s
lea r12, [rbx-1]	// third2.step13.c0
cmovs r9, rsi	// third2.step12.h
xor r14, r9	// third2.step13.x
mov rcx, rbp	// copy for third2.step13.t
sar rcx, 1	// third2.step13.t
vpmuldq zmm27, zmm24, zmm18	// update.limb5.vpmuldq.4
vpaddq zmm20, zmm6, zmm10	// update.limb5.vpaddq
lea rax, [rcx+r14]	// third2.step13.y
cmovc rax, rcx	// third2.step13.G
sub r11, rbx	// third2.step13.c1.2
andn r10, rbp, r13	// third2.step13.w
cmovnz r12, r11	// third2.step13.d
lea rsi, [r12-1]	// third2.step14.c0
sarx r14, r12, r15	// third2.step13.s
cmovnz r9, rcx	// third2.step13.h
sub r8, r12	// third2.step14.c1.2
mov rbx, r9	// copy for third2.step14.x
xor rbx, r14	// third2.step14.x
vpaddq zmm16, zmm20, zmm14	// update.limb5.vpaddq.2
mov rbp, -2	// third2.step16.c1
vpaddq zmm17, zmm16, zmm27	// update.limb5.vpaddq.3
mov r13, -2	// third2.step15.c1
vpmuludq zmm0, zmm8, zmmword ptr [rdi+1600]	// update.limb5.vpmuludq
vpaddq zmm22, zmm17, zmm0	// update.limb5.vpaddq.4
sar rax, 1	// third2.step14.t
lea r10, [rax+rbx]	// third2.step14.y
cmovc r10, rax	// third2.step14.G
adc r14, 0	// third2.step14.w
cmovs rsi, r8	// third2.step14.d
shrx r11, rsi, r15	// third2.step14.m
sarx rcx, rsi, r15	// third2.step14.s
lea r12, [rsi-1]	// third2.step15.c0
cmovs r9, rax	// third2.step14.h
xor rcx, r9	// third2.step15.x
mov rbx, r10	// copy for third2.step15.t
sar rbx, 1	// third2.step15.t
vpmuludq zmm9, zmm3, zmmword ptr [rdi+1536]	// update.limb5.vpmuludq.2
vpaddq zmm1, zmm22, zmm9	// update.limb5.vpaddq.5
mov r14, -2	// third2.step18.c1
lea r8, [rbx+rcx]	// third2.step15.y
cmovc r8, rbx	// third2.step15.G
sub r13, rsi	// third2.step15.c1.2
andn rax, r10, r11	// third2.step15.w
cmovnz r12, r13	// third2.step15.d
lea rcx, [r12-1]	// third2.step16.c0
sarx rsi, r12, r15	// third2.step15.s
cmovnz r9, rbx	// third2.step15.h
sub rbp, r12	// third2.step16.c1.2
mov r10, r9	// copy for third2.step16.x
xor r10, rsi	// third2.step16.x
vpaddq zmm19, zmm1, zmm21	// update.limb5.vpaddq.6
mov r11, -2	// third2.step17.c1
vpsraq zmm5, zmm19, 30	// update.limb5.vpsraq
sar r8, 1	// third2.step16.t
lea rax, [r8+r10]	// third2.step16.y
cmovc rax, r8	// third2.step16.G
adc rsi, 0	// third2.step16.w
cmovs rcx, rbp	// third2.step16.d
shrx r13, rcx, r15	// third2.step16.m
sarx rbx, rcx, r15	// third2.step16.s
lea r12, [rcx-1]	// third2.step17.c0
cmovs r9, r8	// third2.step16.h
xor rbx, r9	// third2.step17.x
mov r10, rax	// copy for third2.step17.t
sar r10, 1	// third2.step17.t
vpandq zmm13, zmm19, zmm7	// update.limb5.vpandq
vmovdqa64 zmmword ptr [rdi+1024], zmm13	// update.limb5.vmovdqa64
mov rsi, -2	// third2.step20.c1
vpsrlq zmm6, zmm2, 10	// update.limb5.above.vpsrlq
vpsllq zmm10, zmm12, 20	// update.limb5.above.vpsllq
vpsllq zmm20, zmm13, 50	// update.limb5.above.vpsllq.2
lea rbp, [r10+rbx]	// third2.step17.y
cmovc rbp, r10	// third2.step17.G
sub r11, rcx	// third2.step17.c1.2
andn r8, rax, r13	// third2.step17.w
cmovnz r12, r11	// third2.step17.d
lea rbx, [r12-1]	// third2.step18.c0
sarx rcx, r12, r15	// third2.step17.s
cmovnz r9, r10	// third2.step17.h
mov rax, r9	// copy for third2.step18.x
xor rax, rcx	// third2.step18.x
sub r14, r12	// third2.step18.c1.2
mov r13, -2	// third2.step19.c1
sar rbp, 1	// third2.step18.t
lea r8, [rbp+rax]	// third2.step18.y
cmovc r8, rbp	// third2.step18.G
adc rcx, 0	// third2.step18.w
cmovs rbx, r14	// third2.step18.d
shrx r11, rbx, r15	// third2.step18.m
sarx r10, rbx, r15	// third2.step18.s
lea r12, [rbx-1]	// third2.step19.c0
cmovs r9, rbp	// third2.step18.h
xor r10, r9	// third2.step19.x
mov rax, r8	// copy for third2.step19.t
sar rax, 1	// third2.step19.t
vpaddq zmm14, zmm6, zmm10	// update.limb5.above.vpaddq
vpaddq zmm16, zmm14, zmm20	// update.limb5.above.vpaddq.2
lea rcx, [rax+r10]	// third2.step19.y
vpmuldq zmm27, zmm25, zmmword ptr [rdi+1152]	// update.limb6.vpmuldq
vmovdqa64 zmmword ptr [rdi+384], zmm16	// update.limb5.above.vmovdqa64
vpmuldq zmm17, zmm26, zmm18	// update.limb6.vpmuldq.2
cmovc rcx, rax	// third2.step19.G
imul rdx, qword ptr [rdi+384]	// change1.high1f.imul_above_f
mov r14, qword ptr [rdi+200]	// change1.high1f.load_N1v
imul r14, qword ptr [rdi+400]	// change1.high1f.imul_above_g
lea rbp, [rdx+r14]	// change1.high1f.add
mov r10, qword ptr [rdi+8]	// change1.high1f.load_w1f
sar r10, 20	// change1.high1f.sar
lea rdx, [r10+rbp]	// change1.high1f.add.2
shl rdx, 44	// change1.high1f.shl
mov qword ptr [rdi+24], rdx	// change1.high1f.store_high1f
mov r14, qword ptr [rdi+208]	// change1.high1g.load_N1q
imul r14, qword ptr [rdi+384]	// change1.high1g.imul_above_f
mov r10, qword ptr [rdi+216]	// change1.high1g.load_N1r
imul r10, qword ptr [rdi+400]	// change1.high1g.imul_above_g
lea rbp, [r14+r10]	// change1.high1g.add
mov rdx, qword ptr [rdi+16]	// change1.high1g.load_w1g
sar rdx, 20	// change1.high1g.sar
lea r14, [rdx+rbp]	// change1.high1g.add.2
shl r14, 44	// change1.high1g.shl
mov qword ptr [rdi+32], r14	// change1.high1g.store_high1g
sub r13, rbx	// third2.step19.c1.2
andn r10, r8, r11	// third2.step19.w
cmovnz r12, r13	// third2.step19.d
sarx rdx, r12, r15	// third2.step19.s
lea rbp, [r12-1]	// third2.step20.c0
cmovnz r9, rax	// third2.step19.h
mov r14, r9	// copy for third2.step20.x
xor r14, rdx	// third2.step20.x
sub rsi, r12	// third2.step20.c1.2
vpermq zmm0, zmmword ptr [rdi+1216], 0x4e	// update.limb6.vpermq
vpmuldq zmm22, zmm23, zmmword ptr [rdi+1216]	// update.limb6.vpmuldq.3
sar rcx, 1	// third2.step20.t
lea rbx, [rcx+r14]	// third2.step20.y
cmovc rbx, rcx	// third2.step20.G
adc rdx, 0	// third2.step20.w
cmovs rbp, rsi	// third2.step20.d
shrx r8, rbp, r15	// third2.step20.m
sarx r11, rbp, r15	// third2.step20.s
cmovs r9, rcx	// third2.step20.h
mov r10, rbx	// copy for change2.G.add_rounding_G
add r10, qword ptr [rdi-56]	// change2.G.add_rounding_G
vpbroadcastq zmm9, r9	// change2.vpbroadcastq
rorx r13, r10, 21	// change2.G.first_entry
mov rax, rbx	// copy for change2.G.shl
shl rax, 44	// change2.G.shl
rorx r12, r10, 42	// change2.G.second_entry
mov r14, r9	// copy for change2.h.shl
shl r14, 45	// change2.h.shl
vpbroadcastq zmm9{k1}, rbx	// change2.vpbroadcastq.2
add r9, qword ptr [rdi-64]	// change2.h.add_rounding_h
rorx rdx, r9, 20	// change2.h.first_entry
imul r13, qword ptr [rdi+24]	// change2.G.imul_high1f
vpmuldq zmm1, zmm24, zmm0	// update.limb6.vpmuldq.4
rorx rsi, r9, 41	// change2.h.second_entry
imul rdx, qword ptr [rdi+24]	// change2.h.imul_high1f
imul r12, qword ptr [rdi+32]	// change2.G.imul_high1g
vpaddq zmm21, zmm27, zmm17	// update.limb6.vpaddq
imul rsi, qword ptr [rdi+32]	// change2.h.imul_high1g
add rax, qword ptr [rdi-40]	// change2.G.add_refill_G
lea rcx, [r13+r12]	// change2.G.add
vpaddq zmm19, zmm21, zmm22	// update.limb6.vpaddq.2
lea r10, [rdx+rsi]	// change2.h.add
vpaddq zmm2, zmm19, zmm1	// update.limb6.vpaddq.3
vpaddq zmm12, zmm9, zmm29	// change2.N2.vpaddq
add r14, qword ptr [rdi-48]	// change2.h.add_refill_h
lea rbx, [r10+r14]	// change2.h.add.2
ror rbx, 45	// change2.h.packed
xor r11, rbx	// third3.step1.x
lea r9, [rcx+rax]	// change2.G.add.2
vpsllvq zmm13, zmm12, zmm30	// change2.N2.vpsllvq
vpmuludq zmm6, zmm8, zmmword ptr [rdi+1664]	// update.limb6.vpmuludq
ror r9, 44	// change2.G.packed
lea r13, [rbp-1]	// third3.step1.c0
vpsravq zmm10, zmm13, zmm31	// change2.N2.vpsravq
mov r12, r9	// copy for third3.step1.t
sar r12, 1	// third3.step1.t
vpsubq zmm14, zmm28, zmm10	// change2.N2.vpsubq
vpaddq zmm20, zmm2, zmm6	// update.limb6.vpaddq.4
mov rdx, -2	// third3.step2.c1
vpmuludq zmm16, zmm3, zmmword ptr [rdi+1600]	// update.limb6.vpmuludq.2
mov rsi, -2	// third3.step1.c1
vpaddq zmm18, zmm20, zmm16	// update.limb6.vpaddq.5
vmovdqa64 zmmword ptr [rdi+256], zmm14	// change2.N2.vmovdqa64
vpaddq zmm23, zmm18, zmm5	// update.limb6.vpaddq.6
vpsraq zmm24, zmm23, 30	// update.limb6.vpsraq
vpunpcklqdq zmm27, zmm14, zmm14	// change2.vpunpcklqdq
vpandq zmm17, zmm23, zmm7	// update.limb6.vpandq
vpunpckhqdq zmm21, zmm14, zmm14	// change2.vpunpckhqdq
mov r10, -2	// third3.step4.c1
vmovdqa64 zmmword ptr [rdi+1088], zmm17	// update.limb6.vmovdqa64
lea r14, [r12+r11]	// third3.step1.y
cmovc r14, r12	// third3.step1.G
sub rsi, rbp	// third3.step1.c1.2
andn rcx, r9, r8	// third3.step1.w
cmovnz r13, rsi	// third3.step1.d
sarx rax, r13, r15	// third3.step1.s
lea r11, [r13-1]	// third3.step2.c0
cmovnz rbx, r12	// third3.step1.h
sub rdx, r13	// third3.step2.c1.2
mov rbp, rbx	// copy for third3.step2.x
xor rbp, rax	// third3.step2.x
mov r9, -2	// third3.step3.c1
vbroadcasti32x4 zmm22, xmmword ptr [rdi+192]	// change2.Y.vbroadcasti32x4
vpmuldq zmm19, zmm26, zmm0	// update.last.vpmuldq.2
vpmuldq zmm1, zmm25, zmmword ptr [rdi+1216]	// update.last.vpmuldq
vbroadcasti32x4 zmm9, xmmword ptr [rdi+208]	// change2.Y.vbroadcasti32x4.2
sar r14, 1	// third3.step2.t
lea r8, [r14+rbp]	// third3.step2.y
cmovc r8, r14	// third3.step2.G
adc rax, 0	// third3.step2.w
cmovs r11, rdx	// third3.step2.d
shrx rcx, r11, r15	// third3.step2.m
sarx rsi, r11, r15	// third3.step2.s
lea r12, [r11-1]	// third3.step3.c0
cmovs rbx, r14	// third3.step2.h
xor rsi, rbx	// third3.step3.x
sub r9, r11	// third3.step3.c1.2
mov r13, r8	// copy for third3.step3.t
sar r13, 1	// third3.step3.t
vpmuldq zmm12, zmm27, zmm22	// change2.Y.vpmuldq
vpaddq zmm8, zmm1, zmm19	// update.last.vpaddq
vpmuludq zmm13, zmm3, zmmword ptr [rdi+1664]	// update.last.vpmuludq
vpaddq zmm10, zmm8, zmm13	// update.last.vpaddq.2
vpmuldq zmm2, zmm21, zmm9	// change2.Y.vpmuldq.2
lea rbp, [r13+rsi]	// third3.step3.y
cmovc rbp, r13	// third3.step3.G
andn rax, r8, rcx	// third3.step3.w
cmovnz r12, r9	// third3.step3.d
sarx rdx, r12, r15	// third3.step3.s
lea r14, [r12-1]	// third3.step4.c0
cmovnz rbx, r13	// third3.step3.h
mov r11, rbx	// copy for third3.step4.x
xor r11, rdx	// third3.step4.x
sub r10, r12	// third3.step4.c1.2
mov rsi, -2	// third3.step6.c1
mov r8, -2	// third3.step5.c1
vpaddq zmm6, zmm10, zmm24	// update.last.vpaddq.3
vpaddq zmm20, zmm6, zmm15	// update.last.vpaddq.4
vpaddq zmm16, zmm12, zmm2	// change2.Y.vpaddq
sar rbp, 1	// third3.step4.t
lea rcx, [rbp+r11]	// third3.step4.y
cmovc rcx, rbp	// third3.step4.G
adc rdx, 0	// third3.step4.w
cmovs r14, r10	// third3.step4.d
shrx rax, r14, r15	// third3.step4.m
sarx r9, r14, r15	// third3.step4.s
lea r13, [r14-1]	// third3.step5.c0
cmovs rbx, rbp	// third3.step4.h
xor r9, rbx	// third3.step5.x
mov r12, rcx	// copy for third3.step5.t
sar r12, 1	// third3.step5.t
vpandq zmm18, zmm20, zmm7	// update.last.vpandq
vmovdqa64 zmmword ptr [rdi+1152], zmm18	// update.last.vmovdqa64
vmovdqa64 zmmword ptr [rdi+128], zmm16	// change2.Y.vmovdqa64
lea r11, [r12+r9]	// third3.step5.y
vpsraq zmm5, zmm20, 30	// update.last.vpsraq
vpaddq zmm23, zmm5, zmm11	// update.last.vpaddq.5
mov rdx, qword ptr [rdi+256]	// change2.w2f.load_N2u
mov r10, -2	// third3.step7.c1
cmovc r11, r12	// third3.step5.G
sub r8, r14	// third3.step5.c1.2
andn rbp, rcx, rax	// third3.step5.w
cmovnz r13, r8	// third3.step5.d
lea r9, [r13-1]	// third3.step6.c0
sarx r14, r13, r15	// third3.step5.s
cmovnz rbx, r12	// third3.step5.h
mov rcx, rbx	// copy for third3.step6.x
xor rcx, r14	// third3.step6.x
sub rsi, r13	// third3.step6.c1.2
imul rdx, qword ptr [rdi+8]	// change2.w2f.imul_w1f
mov rax, qword ptr [rdi+264]	// change2.w2f.load_N2v
mov rbp, -2	// third3.step8.c1
vpandq zmm14, zmm23, zmmword ptr [rdi+576]	// update.last.vpandq.2
vmovdqa64 zmmword ptr [rdi+1216], zmm14	// update.last.vmovdqa64.2
sar r11, 1	// third3.step6.t
lea r8, [r11+rcx]	// third3.step6.y
cmovc r8, r11	// third3.step6.G
adc r14, 0	// third3.step6.w
cmovs r9, rsi	// third3.step6.d
shrx r12, r9, r15	// third3.step6.m
sarx r13, r9, r15	// third3.step6.s
lea rcx, [r9-1]	// third3.step7.c0
cmovs rbx, r11	// third3.step6.h
xor r13, rbx	// third3.step7.x
mov r14, r8	// copy for third3.step7.t
sar r14, 1	// third3.step7.t
vpsraq zmm17, zmm23, 30	// update.last.vpsraq.2
vshufi64x2 zmm26{k3}{z}, zmm17, zmm17, 0x44	// update.last.vshufi64x2
vpaddq zmm0, zmm4, zmm26	// update.last.vpaddq.6
mov rsi, -2	// third3.step10.c1
lea r11, [r14+r13]	// third3.step7.y
cmovc r11, r14	// third3.step7.G
sub r10, r9	// third3.step7.c1.2
andn r13, r8, r12	// third3.step7.w
cmovnz rcx, r10	// third3.step7.d
lea r9, [rcx-1]	// third3.step8.c0
sarx r8, rcx, r15	// third3.step7.s
cmovnz rbx, r14	// third3.step7.h
sub rbp, rcx	// third3.step8.c1.2
mov r12, rbx	// copy for third3.step8.x
xor r12, r8	// third3.step8.x
imul rax, qword ptr [rdi+16]	// change2.w2f.imul_w1g
vmovdqa64 zmmword ptr [rdi+832], zmm0	// update.last.vmovdqa64.3
lea r13, [rdx+rax]	// change2.w2f.add
sar r13, 20	// change2.w2f.sar
mov r10, -2	// third3.step9.c1
mov r14, qword ptr [rdi+128]	// change2.w2f.load_Yu
sar r11, 1	// third3.step8.t
lea rcx, [r11+r12]	// third3.step8.y
cmovc rcx, r11	// third3.step8.G
adc r8, 0	// third3.step8.w
cmovs r9, rbp	// third3.step8.d
shrx rdx, r9, r15	// third3.step8.m
sarx rax, r9, r15	// third3.step8.s
lea r12, [r9-1]	// third3.step9.c0
cmovs rbx, r11	// third3.step8.h
xor rax, rbx	// third3.step9.x
mov r8, rcx	// copy for third3.step9.t
sar r8, 1	// third3.step9.t
mov rbp, -2	// third3.step12.c1
mov r11, -2	// third3.step11.c1
lea rax, [r8+rax]	// third3.step9.y
cmovc rax, r8	// third3.step9.G
sub r10, r9	// third3.step9.c1.2
andn r9, rcx, rdx	// third3.step9.w
cmovnz r12, r10	// third3.step9.d
lea rcx, [r12-1]	// third3.step10.c0
sarx rdx, r12, r15	// third3.step9.s
cmovnz rbx, r8	// third3.step9.h
sub rsi, r12	// third3.step10.c1.2
mov r9, rbx	// copy for third3.step10.x
xor r9, rdx	// third3.step10.x
imul r14, qword ptr [rdi+384]	// change2.w2f.imul_above_f
mov r10, qword ptr [rdi+136]	// change2.w2f.load_Yv
imul r10, qword ptr [rdi+400]	// change2.w2f.imul_above_g
lea r8, [r14+r10]	// change2.w2f.add.2
sar rax, 1	// third3.step10.t
lea r12, [rax+r9]	// third3.step10.y
cmovc r12, rax	// third3.step10.G
adc rdx, 0	// third3.step10.w
cmovs rcx, rsi	// third3.step10.d
shrx r14, rcx, r15	// third3.step10.m
sarx r10, rcx, r15	// third3.step10.s
lea r9, [rcx-1]	// third3.step11.c0
cmovs rbx, rax	// third3.step10.h
xor r10, rbx	// third3.step11.x
mov rdx, r12	// copy for third3.step11.t
sar rdx, 1	// third3.step11.t
lea rsi, [r13+r8]	// change2.w2f.add.3
mov rax, -2	// third3.step14.c1
lea r13, [rdx+r10]	// third3.step11.y
cmovc r13, rdx	// third3.step11.G
sub r11, rcx	// third3.step11.c1.2
andn r8, r12, r14	// third3.step11.w
cmovnz r9, r11	// third3.step11.d
lea r10, [r9-1]	// third3.step12.c0
sarx rcx, r9, r15	// third3.step11.s
cmovnz rbx, rdx	// third3.step11.h
mov r12, rbx	// copy for third3.step12.x
xor r12, rcx	// third3.step12.x
sub rbp, r9	// third3.step12.c1.2
mov r14, -2	// third3.step13.c1
mov qword ptr [rdi-112], rsi	// change2.w2f.store_w2f
sar rsi, 20	// change2.w2f.sar.2
shl rsi, 44	// change2.w2f.shl
sar r13, 1	// third3.step12.t
lea r8, [r13+r12]	// third3.step12.y
cmovc r8, r13	// third3.step12.G
adc rcx, 0	// third3.step12.w
cmovs r10, rbp	// third3.step12.d
shrx r11, r10, r15	// third3.step12.m
sarx rdx, r10, r15	// third3.step12.s
lea r9, [r10-1]	// third3.step13.c0
cmovs rbx, r13	// third3.step12.h
xor rdx, rbx	// third3.step13.x
mov r12, r8	// copy for third3.step13.t
sar r12, 1	// third3.step13.t
mov qword ptr [rdi+40], rsi	// change2.w2f.store_high2f
mov rcx, -2	// third3.step16.c1
lea rbp, [r12+rdx]	// third3.step13.y
cmovc rbp, r12	// third3.step13.G
sub r14, r10	// third3.step13.c1.2
andn r13, r8, r11	// third3.step13.w
cmovnz r9, r14	// third3.step13.d
lea rsi, [r9-1]	// third3.step14.c0
sarx rdx, r9, r15	// third3.step13.s
cmovnz rbx, r12	// third3.step13.h
sub rax, r9	// third3.step14.c1.2
mov r10, rbx	// copy for third3.step14.x
xor r10, rdx	// third3.step14.x
mov r8, -2	// third3.step15.c1
mov r11, qword ptr [rdi+272]	// change2.w2g.load_N2q
sar rbp, 1	// third3.step14.t
lea r13, [rbp+r10]	// third3.step14.y
cmovc r13, rbp	// third3.step14.G
adc rdx, 0	// third3.step14.w
cmovs rsi, rax	// third3.step14.d
shrx r14, rsi, r15	// third3.step14.m
sarx r12, rsi, r15	// third3.step14.s
lea r9, [rsi-1]	// third3.step15.c0
cmovs rbx, rbp	// third3.step14.h
xor r12, rbx	// third3.step15.x
mov r10, r13	// copy for third3.step15.t
sar r10, 1	// third3.step15.t
mov rdx, -2	// third3.step18.c1
lea rax, [r10+r12]	// third3.step15.y
cmovc rax, r10	// third3.step15.G
sub r8, rsi	// third3.step15.c1.2
andn rbp, r13, r14	// third3.step15.w
cmovnz r9, r8	// third3.step15.d
lea r12, [r9-1]	// third3.step16.c0
sarx rsi, r9, r15	// third3.step15.s
cmovnz rbx, r10	// third3.step15.h
sub rcx, r9	// third3.step16.c1.2
mov r13, rbx	// copy for third3.step16.x
xor r13, rsi	// third3.step16.x
imul r11, qword ptr [rdi+8]	// change2.w2g.imul_w1f
mov r14, qword ptr [rdi+280]	// change2.w2g.load_N2r
imul r14, qword ptr [rdi+16]	// change2.w2g.imul_w1g
lea rbp, [r11+r14]	// change2.w2g.add
mov r8, -2	// third3.step17.c1
sar rbp, 20	// change2.w2g.sar
sar rax, 1	// third3.step16.t
lea r10, [rax+r13]	// third3.step16.y
cmovc r10, rax	// third3.step16.G
adc rsi, 0	// third3.step16.w
cmovs r12, rcx	// third3.step16.d
shrx r9, r12, r15	// third3.step16.m
sarx r11, r12, r15	// third3.step16.s
lea r14, [r12-1]	// third3.step17.c0
cmovs rbx, rax	// third3.step16.h
xor r11, rbx	// third3.step17.x
mov r13, r10	// copy for third3.step17.t
sar r13, 1	// third3.step17.t
mov rsi, qword ptr [rdi+144]	// change2.w2g.load_Yq
mov rcx, -2	// third3.step19.c1
lea rax, [r13+r11]	// third3.step17.y
cmovc rax, r13	// third3.step17.G
sub r8, r12	// third3.step17.c1.2
andn r11, r10, r9	// third3.step17.w
cmovnz r14, r8	// third3.step17.d
lea r12, [r14-1]	// third3.step18.c0
sarx r10, r14, r15	// third3.step17.s
cmovnz rbx, r13	// third3.step17.h
sub rdx, r14	// third3.step18.c1.2
mov r9, rbx	// copy for third3.step18.x
xor r9, r10	// third3.step18.x
imul rsi, qword ptr [rdi+384]	// change2.w2g.imul_above_f
mov r11, qword ptr [rdi+152]	// change2.w2g.load_Yr
mov r8, -2	// third3.step20.c1
imul r11, qword ptr [rdi+400]	// change2.w2g.imul_above_g
sar rax, 1	// third3.step18.t
lea r13, [rax+r9]	// third3.step18.y
cmovc r13, rax	// third3.step18.G
adc r10, 0	// third3.step18.w
cmovs r12, rdx	// third3.step18.d
shrx r14, r12, r15	// third3.step18.m
sarx r9, r12, r15	// third3.step18.s
lea r10, [r12-1]	// third3.step19.c0
cmovs rbx, rax	// third3.step18.h
xor r9, rbx	// third3.step19.x
mov rdx, r13	// copy for third3.step19.t
sar rdx, 1	// third3.step19.t
lea rax, [rsi+r11]	// change2.w2g.add.2
lea rsi, [rbp+rax]	// change2.w2g.add.3
lea r11, [rdx+r9]	// third3.step19.y
cmovc r11, rdx	// third3.step19.G
sub rcx, r12	// third3.step19.c1.2
andn rbp, r13, r14	// third3.step19.w
cmovnz r10, rcx	// third3.step19.d
lea rax, [r10-1]	// third3.step20.c0
sarx r9, r10, r15	// third3.step19.s
cmovnz rbx, rdx	// third3.step19.h
mov r12, rbx	// copy for third3.step20.x
xor r12, r9	// third3.step20.x
sub r8, r10	// third3.step20.c1.2
mov qword ptr [rdi-104], rsi	// change2.w2g.store_w2g
sar r11, 1	// third3.step20.t
lea r13, [r11+r12]	// third3.step20.y
cmovc r13, r11	// third3.step20.G
adc r9, 0	// third3.step20.w
cmovs rax, r8	// third3.step20.d
shrx r14, rax, r15	// third3.step20.m
sarx rbp, rax, r15	// third3.step20.s
cmovs rbx, r11	// third3.step20.h
mov qword ptr [rdi-128], rbx	// change3.store_end_h
mov qword ptr [rdi-120], r13	// change3.store_end_G
mov rcx, rbx	// copy for change3.h.shl
shl rcx, 45	// change3.h.shl
mov rdx, r13	// copy for change3.G.add_rounding_G
add rdx, qword ptr [rdi-56]	// change3.G.add_rounding_G
sar rsi, 20	// change2.w2g.sar.2
add rcx, qword ptr [rdi-48]	// change3.h.add_refill_h
shl r13, 44	// change3.G.shl
add r13, qword ptr [rdi-40]	// change3.G.add_refill_G
rorx r10, rdx, 21	// change3.G.first_entry
rorx r12, rdx, 42	// change3.G.second_entry
add rbx, qword ptr [rdi-64]	// change3.h.add_rounding_h
rorx r9, rbx, 41	// change3.h.second_entry
rorx r8, rbx, 20	// change3.h.first_entry
imul r10, qword ptr [rdi+40]	// change3.G.imul_high2f
shl rsi, 44	// change2.w2g.shl
imul r8, qword ptr [rdi+40]	// change3.h.imul_high2f
mov qword ptr [rdi+48], rsi	// change2.w2g.store_high2g
imul r12, qword ptr [rdi+48]	// change3.G.imul_high2g
imul r9, qword ptr [rdi+48]	// change3.h.imul_high2g
lea r11, [r8+r9]	// change3.h.add
lea rdx, [r10+r12]	// change3.G.add
lea rbx, [rdx+r13]	// change3.G.add.2
lea rsi, [r11+rcx]	// change3.h.add.2
ror rsi, 45	// change3.h.packed
ror rbx, 44	// change3.G.packed
mov rcx, rsi	// output
mov rdx, rax	// output
mov rsi, rbp	// output
mov rbp, r14	// output
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
