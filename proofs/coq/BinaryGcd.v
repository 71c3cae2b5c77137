(* SPDX-License-Identifier: MIT OR Apache-2.0 *)
(* How many iterations of the binary GCD suffice [Ste67, Por20], for numbers of every length: section 3 of
   ../README.md. The definitions are those of ../bezout_proofs/bingcd.py, line by line. *)

Require Import ZArith List Bool Lia Znumtheory.
From Bezout Require Import Divsteps Bound.
Import ListNotations.
Open Scope Z_scope.

Definition bit_length (x : Z) : Z := if x =? 0 then 0 else Z.log2 (Z.abs x) + 1.

(* One iteration of the classic binary GCD. *)
Definition classic_step (st : Z * Z) : Z * Z :=
  let '(a, b) := st in
  if Z.odd a then
    let '(a, b) := if a <? b then (b, a) else (a, b) in (Z.shiftr (a - b) 1, b)
  else (Z.shiftr a 1, b).

Arguments classic_step : simpl never.

(* Lengths. *)

Lemma power_doubled e : 0 <= e -> 2 ^ (e + 1) = 2 * 2 ^ e.
Proof. intros. rewrite Z.add_1_r. apply Z.pow_succ_r. assumption. Qed.

Lemma bit_length_pos x : 0 < x -> 2 ^ (bit_length x - 1) <= x < 2 ^ bit_length x /\ 1 <= bit_length x.
Proof.
  intros Hx. unfold bit_length. rewrite (proj2 (Z.eqb_neq x 0)), Z.abs_eq by lia.
  replace (Z.log2 x + 1 - 1) with (Z.log2 x) by ring.
  pose proof (Z.log2_spec x Hx). pose proof (Z.log2_nonneg x). unfold Z.succ in *. lia.
Qed.

Lemma bit_length_nonneg x : 0 <= bit_length x.
Proof. unfold bit_length. pose proof (Z.log2_nonneg (Z.abs x)). destruct (x =? 0); lia. Qed.

Lemma bit_length_abs x : bit_length (Z.abs x) = bit_length x.
Proof. unfold bit_length. rewrite (Z.abs_eq (Z.abs x)) by apply Z.abs_nonneg. destruct x; reflexivity. Qed.

Lemma bit_length_at_most x m : 0 <= m -> Z.abs x < 2 ^ m -> bit_length x <= m.
Proof.
  intros Hm Hx. destruct (Z.eq_dec x 0) as [->|Hn]; [exact Hm|].
  rewrite <- bit_length_abs. destruct (bit_length_pos (Z.abs x) ltac:(lia)) as [[H1 _] _].
  assert (H : 2 ^ (bit_length (Z.abs x) - 1) < 2 ^ m) by lia. apply Z.pow_lt_mono_r_iff in H; lia.
Qed.

Lemma below_bit_length x : 0 <= x -> x < 2 ^ bit_length x.
Proof.
  intros Hx. destruct (Z.eq_dec x 0) as [->|Hn]; [reflexivity|]. apply (bit_length_pos x). lia.
Qed.

(* What is at most half is zero, or at least a bit shorter. *)
Lemma half_takes_a_bit x y : 0 <= x -> 2 * x <= y -> x = 0 \/ bit_length x <= bit_length y - 1.
Proof.
  intros Hx H. destruct (Z.eq_dec x 0) as [E|N]; [auto|right].
  destruct (bit_length_pos y ltac:(lia)) as [[_ H2] H3].
  apply bit_length_at_most; [lia|]. rewrite Z.abs_eq by assumption.
  replace (bit_length y) with (bit_length y - 1 + 1) in H2 by ring. rewrite power_doubled in H2 by lia. lia.
Qed.

(* Steps, on numbers of any sign. *)

Lemma even_is_twice x : Z.odd x = false -> exists h, x = 2 * h.
Proof. intros H. exists (x / 2). apply half_of_even. rewrite <- Z.negb_odd, H. reflexivity. Qed.

Lemma odds_differ_by_twice x y : Z.odd x = true -> Z.odd y = true -> exists h, x = y + 2 * h.
Proof.
  intros Hx Hy. destruct (even_is_twice (x - y)) as [h Hh]; [rewrite Z.odd_sub, Hx, Hy; reflexivity|].
  exists h. lia.
Qed.

Lemma shift_twice h : Z.shiftr (2 * h) 1 = h.
Proof. rewrite Z.shiftr_div_pow2 by lia. rewrite Z.mul_comm. apply Z.div_mul. lia. Qed.

Lemma gcd_half_difference b h : Z.odd b = true -> Z.gcd h b = Z.gcd (b + 2 * h) b.
Proof.
  intros Hb. rewrite (Z.gcd_comm (b + 2 * h)), Z.add_comm, Z.gcd_add_diag_r, (gcd_half b h Hb). apply Z.gcd_comm.
Qed.

(* What a step does, without its shifts. *)
Lemma classic_step_cases a b : Z.odd b = true ->
  (exists h, a = 2 * h /\ classic_step (a, b) = (h, b)) \/
  (exists h, a = b + 2 * h /\ b <= a /\ Z.odd a = true /\ classic_step (a, b) = (h, b)) \/
  (exists h, b = a + 2 * h /\ a < b /\ Z.odd a = true /\ classic_step (a, b) = (h, a)).
Proof.
  intros Hb. unfold classic_step. destruct (Z.odd a) eqn:E.
  - right. destruct (a <? b) eqn:L.
    + right. apply Z.ltb_lt in L. destruct (odds_differ_by_twice b a Hb E) as [h Hh].
      exists h. replace (b - a) with (2 * h) by lia. rewrite shift_twice. auto.
    + left. apply Z.ltb_ge in L. destruct (odds_differ_by_twice a b E Hb) as [h Hh].
      exists h. replace (a - b) with (2 * h) by lia. rewrite shift_twice. auto.
  - left. destruct (even_is_twice a E) as [h ->]. exists h. rewrite shift_twice. auto.
Qed.

(* The pairs of which section 3 speaks. *)
Definition odd_pair (st : Z * Z) : Prop := 0 <= fst st /\ 0 < snd st /\ Z.odd (snd st) = true.

Definition gcd_of (st : Z * Z) : Z := Z.gcd (fst st) (snd st).

Definition lengths (st : Z * Z) : Z := bit_length (fst st) + bit_length (snd st).

Lemma odd_pos b : 0 <= b -> Z.odd b = true -> 0 < b.
Proof. intros H1 H2. destruct (Z.eq_dec b 0) as [->|]; [discriminate|lia]. Qed.

(* What holds of any number of steps follows from what holds of one: it keeps the gcd and an odd b, a = 0 stays, and it
   ends or takes [share] bits. *)
Definition takes (share : Z) (step : Z * Z -> Z * Z) : Prop := forall st, odd_pair st ->
  odd_pair (step st) /\ gcd_of (step st) = gcd_of st /\ (fst st = 0 -> fst (step st) = 0) /\
  (fst (step st) = 0 \/ lengths (step st) <= lengths st - share).

Lemma classic_takes : takes 1 classic_step.
Proof.
  intros [a b]. unfold odd_pair, gcd_of, lengths. simpl fst; simpl snd. intros [Ha [Hb Ho]].
  destruct (classic_step_cases a b Ho) as [[h [E ->]]|[[h [E [L [Oa ->]]]]|[h [E [L [Oa ->]]]]]]; simpl fst; simpl snd.
  - repeat split; [lia|assumption|assumption| |lia|].
    + rewrite E, (Z.gcd_comm (2 * h)), (gcd_half b h Ho). apply Z.gcd_comm.
    + pose proof (half_takes_a_bit h a). lia.
  - repeat split; [lia|assumption|assumption| |lia|].
    + rewrite E. apply gcd_half_difference, Ho.
    + pose proof (half_takes_a_bit h a). lia.
  - pose proof (odd_pos a Ha Oa). repeat split; [lia|assumption|assumption| |lia|].
    + rewrite E, (Z.gcd_comm a). apply gcd_half_difference, Oa.
    + pose proof (half_takes_a_bit h b). lia.
Qed.

Lemma steps_take share step st r : takes share step -> odd_pair st ->
  let st' := Nat.iter r step st in
  odd_pair st' /\ gcd_of st' = gcd_of st /\ (fst st = 0 -> fst st' = 0) /\
  (fst st' = 0 \/ lengths st' <= lengths st - Z.of_nat r * share).
Proof.
  intros T H. induction r as [|r [IH1 [IH2 [IH0 IH3]]]].
  - simpl. repeat split; try apply H; [auto|]. right. lia.
  - change (Nat.iter (S r) step st) with (step (Nat.iter r step st)). cbv zeta in *.
    destruct (T _ IH1) as [T1 [T2 [T3 T4]]].
    split; [exact T1|]. split; [congruence|]. split; [auto|].
    destruct IH3 as [IH3|IH3]; [left; auto|]. destruct T4 as [T4|T4]; [left; exact T4|]. right. lia.
Qed.

(* b is odd: both lengths together are at least 2 while a is not 0, and if they are 2, then b is 1. *)
Lemma ends st : odd_pair st ->
  (fst st = 0 \/ lengths st <= 1 -> fst st = 0) /\ (fst st = 0 \/ lengths st <= 2 -> snd st = gcd_of st).
Proof.
  destruct st as [a b]. unfold odd_pair, lengths, gcd_of. simpl fst; simpl snd. intros [Ha [Hb _]].
  destruct (bit_length_pos b Hb) as [[B1 B2] B3]. destruct (Z.eq_dec a 0) as [->|N].
  - split; [reflexivity|]. intros _. rewrite Z.gcd_0_l. lia.
  - destruct (bit_length_pos a ltac:(lia)) as [[A1 A2] A3]. split; [lia|]. intros [E|E]; [lia|].
    replace (bit_length b) with 1 in B2 by lia. replace b with 1 by lia. symmetry. apply Z.gcd_1_r.
Qed.

Theorem steps_suffice share step st r : takes share step -> odd_pair st -> lengths st - 1 <= Z.of_nat r * share ->
  Nat.iter r step st = (0, gcd_of st).
Proof.
  intros T H Hr. destruct (steps_take share step st r T H) as [H1 [H2 [_ H3]]]. cbv zeta in *.
  destruct (ends _ H1) as [E1 E2]. specialize (E1 ltac:(lia)). specialize (E2 ltac:(auto)).
  destruct (Nat.iter r step st) as [a b]. simpl fst in *; simpl snd in *. congruence.
Qed.

(* 3.1 *)

Lemma pair_below n m a b : 0 <= n -> 0 <= m -> 0 <= a < 2 ^ n -> 0 <= b < 2 ^ m -> Z.odd b = true ->
  odd_pair (a, b) /\ lengths (a, b) <= n + m.
Proof.
  intros Hn Hm Ha Hb Ho. split; [repeat split; simpl; [lia|apply odd_pos; [lia|exact Ho]|exact Ho]|].
  unfold lengths. simpl fst; simpl snd.
  pose proof (bit_length_at_most a n Hn ltac:(lia)). pose proof (bit_length_at_most b m Hm ltac:(lia)). lia.
Qed.

Theorem classic_suffices a b t : 0 <= a -> 0 <= b -> Z.odd b = true ->
  bit_length a + bit_length b - 1 <= Z.of_nat t -> Nat.iter t classic_step (a, b) = (0, Z.gcd a b).
Proof.
  intros Ha Hb Ho Ht. apply (steps_suffice 1 classic_step (a, b) t classic_takes).
  - repeat split; [assumption|now apply odd_pos|assumption].
  - unfold lengths. simpl fst; simpl snd. lia.
Qed.

Theorem classic_suffices_below n a b t : 0 <= n -> 0 <= a < 2 ^ n -> 0 <= b < 2 ^ n -> Z.odd b = true ->
  2 * n - 1 <= Z.of_nat t -> Nat.iter t classic_step (a, b) = (0, Z.gcd a b).
Proof.
  intros Hn Ha Hb Ho Ht. destruct (pair_below n n a b Hn Hn Ha Hb Ho) as [P L].
  apply (steps_suffice 1 classic_step (a, b) t classic_takes P). lia.
Qed.

(* 3.2: a batch does [count] iterations on approximations with [low] exact low bits. Theorems are about low = k - 1. *)

(* The [low] low bits of x below the top [high] of its n bits. *)
Definition approximation (x n low high : Z) : Z :=
  Z.lor (Z.land x (Z.shiftl 1 low - 1)) (Z.shiftl (Z.shiftr x (n - high)) low).

(* An iteration on approximations, and on the factors. *)
Definition factor_step (st : Z * Z * (Z * Z) * (Z * Z)) : Z * Z * (Z * Z) * (Z * Z) :=
  let '(xa, xb, (f0, g0), (f1, g1)) := st in
  let '(xa, xb, (f0, g0), (f1, g1)) :=
    if Z.odd xa then
      let '(xa, xb, (f0, g0), (f1, g1)) :=
        if xa <? xb then (xb, xa, (f1, g1), (f0, g0)) else (xa, xb, (f0, g0), (f1, g1)) in
      (xa - xb, xb, (f0 - f1, g0 - g1), (f1, g1))
    else (xa, xb, (f0, g0), (f1, g1)) in
  (Z.shiftr xa 1, xb, (f0, g0), (2 * f1, 2 * g1)).

Definition update_factors (xa xb : Z) (count : nat) : (Z * Z) * (Z * Z) :=
  let '(_, _, row0, row1) := Nat.iter count factor_step (xa, xb, (1, 0), (0, 1)) in (row0, row1).

Definition batch (k low : Z) (count : nat) (st : Z * Z) : Z * Z :=
  let '(a, b) := st in
  let n := Z.max (Z.max (bit_length a) (bit_length b)) (2 * k) in
  let xa := approximation a n low (2 * k - low) in
  let xb := approximation b n low (2 * k - low) in
  let '((f0, g0), (f1, g1)) := update_factors xa xb count in
  (Z.shiftr (Z.abs (a * f0 + b * g0)) (Z.of_nat count), Z.shiftr (Z.abs (a * f1 + b * g1)) (Z.of_nat count)).

Arguments factor_step : simpl never.

Lemma approximation_is x n k : 2 <= k -> 2 * k <= n ->
  approximation x n (k - 1) (2 * k - (k - 1)) = x mod 2 ^ (k - 1) + x / 2 ^ (n - k - 1) * 2 ^ (k - 1).
Proof.
  intros Hk Hn. unfold approximation. replace (n - (2 * k - (k - 1))) with (n - k - 1) by ring.
  rewrite Z.shiftr_div_pow2 by lia. rewrite !Z.shiftl_mul_pow2, Z.mul_1_l by lia.
  replace (2 ^ (k - 1) - 1) with (Z.ones (k - 1)) by (rewrite Z.ones_equiv; lia).
  rewrite Z.land_ones by lia. set (q := x / 2 ^ (n - k - 1)).
  assert (D : Z.land (x mod 2 ^ (k - 1)) (q * 2 ^ (k - 1)) = 0).
  { apply Z.bits_inj'. intros i Hi. rewrite Z.land_spec, Z.bits_0. destruct (Z.lt_ge_cases i (k - 1)).
    - rewrite (Z.mul_pow2_bits_low q) by lia. apply andb_false_r.
    - rewrite Z.mod_pow2_bits_high by lia. reflexivity. }
  rewrite Z.add_nocarry_lxor, Z.lxor_lor by assumption. reflexivity.
Qed.

(* Why a step of a batch on A and B is right. The factors make 2^i a and 2^i b of A and B; a and b may be negative, and
   xa and xb approximate them. Before step i, P is 2^(k-1-i), X is 2^(2k-1-i), N is 2^(k-i) H and Q is 2^i. *)
Section Step.

Variables A B : Z.
(* As in [batch]; the longer length; 2^(n-2k), 2^(n-k-1) and 2^k. *)
Variables n longest scale H K : Z.
Hypothesis scale_pos : 0 < scale.
Hypothesis H_pos : 0 < H.

(* Exact low bits, errors below H, factors, and the gcd. *)
Definition follow (P Q : Z) (st : Z * Z * (Z * Z) * (Z * Z)) (a b : Z) : Prop :=
  let '(xa, xb, (f0, g0), (f1, g1)) := st in
  Q * a = A * f0 + B * g0 /\ Q * b = A * f1 + B * g1 /\
  (exists p q, a = xa + P * p /\ b = xb + P * q) /\ - H < a - scale * xa < H /\ - H < b - scale * xb < H /\
  Z.odd xb = true /\ Z.odd b = true /\ Z.gcd a b = Z.gcd A B /\ 0 <= xa /\ 0 < xb.

Definition both_long : Prop := n <= longest /\ 2 * H <= Z.min A B.

(* One number is short, and both comparisons say so. *)
Definition one_short (X N xa xb a b : Z) : Prop :=
  (a < 2 * H /\ xa < K \/ b < 2 * H /\ xb < K) /\ X <= xa + xb /\ N <= a + b.

(* All comparisons came out as those of a and b, which are what classic iterations leave. The next ones will, if the
   approximations are exact, or one number is short. *)
Definition classic_so_far (X N i xa xb a b : Z) : Prop :=
  0 <= a /\ 0 < b /\ (A = 0 -> a = 0) /\ (a = 0 \/ lengths (a, b) + i <= lengths (A, B)) /\
  (a <= Z.min A B \/ b <= Z.min A B) /\
  (a = xa /\ b = xb \/ both_long \/ one_short X N xa xb a b).

(* One comparison came out otherwise: since then one number is small and not positive, and the other one below twice the
   smaller one of A and B. *)
Definition diverged (a b : Z) : Prop :=
  both_long /\
  (- H < a <= 0 /\ 0 < b < 2 * Z.min A B \/ - H < b < 0 /\ 0 <= a < 2 * Z.min A B).

Definition state_of (P X N Q i : Z) (st : Z * Z * (Z * Z) * (Z * Z)) (a b : Z) : Prop :=
  follow P Q st a b /\ (let '(xa, xb, _, _) := st in classic_so_far X N i xa xb a b \/ diverged a b).

(* The three cases of a step. *)
Lemma factor_step_cases P Q xa xb f0 g0 f1 g1 a b : follow (2 * P) Q (xa, xb, (f0, g0), (f1, g1)) a b ->
  exists x h st', factor_step (xa, xb, (f0, g0), (f1, g1)) = st' /\
  let '(xa', xb', _, _) := st' in xa' = x /\
  ((xa = 2 * x /\ a = 2 * h /\ xb' = xb /\ follow P (2 * Q) st' h b) \/
   (xa = xb + 2 * x /\ a = b + 2 * h /\ xb <= xa /\ Z.odd a = true /\ xb' = xb /\ follow P (2 * Q) st' h b) \/
   (xb = xa + 2 * x /\ b = a + 2 * h /\ xa < xb /\ Z.odd a = true /\ xb' = xa /\ follow P (2 * Q) st' h a)).
Proof.
  intros [R0 [R1 [[p [q [Ea Eb]]] [H1 [H2 [Ox [Ob [G [Hxa Hxb]]]]]]]]].
  assert (Oa : Z.odd a = Z.odd xa).
  { rewrite Ea, Z.odd_add, !Z.odd_mul. simpl. apply xorb_false_r. }
  unfold factor_step. destruct (Z.odd xa) eqn:E.
  - destruct (xa <? xb) eqn:L; [apply Z.ltb_lt in L|apply Z.ltb_ge in L].
    + destruct (odds_differ_by_twice xb xa Ox E) as [x Hx]. destruct (odds_differ_by_twice b a Ob Oa) as [h Hh].
      assert (Q * b = Q * a + 2 * (Q * h)) by (rewrite Hh; ring).
      exists x, h. eexists. split; [reflexivity|]. cbv beta iota.
      replace (xb - xa) with (2 * x) by lia. rewrite shift_twice.
      split; [reflexivity|]. right. right. repeat split; try assumption; try lia.
      * exists (q - p), (2 * p). lia.
      * rewrite (gcd_half_difference a h Oa), <- Hh, Z.gcd_comm. exact G.
      * apply odd_pos; assumption.
    + destruct (odds_differ_by_twice xa xb E Ox) as [x Hx]. destruct (odds_differ_by_twice a b Oa Ob) as [h Hh].
      assert (Q * a = Q * b + 2 * (Q * h)) by (rewrite Hh; ring).
      exists x, h. eexists. split; [reflexivity|]. cbv beta iota.
      replace (xa - xb) with (2 * x) by lia. rewrite shift_twice.
      split; [reflexivity|]. right. left. repeat split; try assumption; try lia.
      * exists (p - q), (2 * q). lia.
      * rewrite (gcd_half_difference b h Ob), <- Hh. exact G.
  - destruct (even_is_twice xa E) as [x Hx]. destruct (even_is_twice a Oa) as [h Hh].
    assert (Q * a = 2 * (Q * h)) by (rewrite Hh; ring).
    exists x, h. eexists. split; [reflexivity|]. cbv beta iota.
    replace xa with (2 * x) by lia. rewrite shift_twice.
    split; [reflexivity|]. left. repeat split; try assumption; try lia.
    + exists p, (2 * q). lia.
    + rewrite <- G, Hh, (Z.gcd_comm (2 * h)), (gcd_half b h Ob). apply Z.gcd_comm.
Qed.

(* Up to 2 H, numbers are ordered as their approximations are. *)
Lemma order_followed P Q xa xb r0 r1 a b : follow P Q (xa, xb, r0, r1) a b ->
  (xb <= xa -> b - a < 2 * H) /\ (xa <= xb -> a - b < 2 * H).
Proof.
  destruct r0 as [f0 g0], r1 as [f1 g1]. intros [_ [_ [_ [H1 [H2 _]]]]].
  split; intros L; pose proof (Z.mul_le_mono_nonneg_l _ _ scale ltac:(lia) L); lia.
Qed.

Lemma step_keeps_state P X N Q i st a b : 2 * H <= N -> K <= X -> state_of (2 * P) (2 * X) (2 * N) Q i st a b ->
  exists a' b', state_of P X N (2 * Q) (i + 1) (factor_step st) a' b'.
Proof.
  destruct st as [[[xa xb] [f0 g0]] [f1 g1]]. intros HN HX [F C].
  pose proof (order_followed _ _ _ _ _ _ _ _ F) as [L1 L2].
  destruct (factor_step_cases P Q xa xb f0 g0 f1 g1 a b F) as [x [h [st' [-> W]]]].
  destruct F as [_ [_ [_ [_ [_ [_ [_ [_ [Hxa Hxb]]]]]]]]].
  unfold state_of. destruct st' as [[[xa' xb'] r0] r1]. destruct W as [-> W].
  unfold diverged, classic_so_far, both_long, one_short, lengths in *. simpl fst in *; simpl snd in *.
  set (least := Z.min A B) in *. set (total := bit_length A + bit_length B) in *. clearbody least total.
  assert (Z1 : (A = 0 -> a = 0) -> Z.odd a = true -> A <> 0) by (intros E O A0; rewrite (E A0) in O; discriminate).
  destruct W as [[Ex [Eh [-> F']]]|[[Ex [Eh [L [Oa [-> F']]]]]|[Ex [Eh [L [Oa [-> F']]]]]]];
    (eexists; eexists; split; [exact F'|]); clear F'; destruct C as [[Ha [Hb [Z0 [T [M D]]]]]|[M D]].
  - left. split; [lia|]. split; [lia|]. split; [lia|].
    split; [pose proof (half_takes_a_bit h a ltac:(lia) ltac:(lia)); lia|].
    clear Z0 Z1 T L1 L2. split; [lia|]. clear M. destruct D as [D|[D|D]]; lia.
  - right. clear L1 L2 Z1. split; [exact M|]. lia.
  - specialize (L1 L). specialize (Z1 Z0 Oa). clear L2. destruct (Z.lt_ge_cases a b) as [R|R].
    + right. clear Z0 T. destruct D as [D|[D|D]]; [lia| |lia]. split; [exact D|]. lia.
    + left. split; [lia|]. split; [lia|]. split; [lia|].
      split; [pose proof (half_takes_a_bit h a ltac:(lia) ltac:(lia)); lia|].
      clear Z0 T L1. split; [lia|]. clear M. destruct D as [D|[D|D]]; lia.
  - right. specialize (L1 L). clear L2 Z1. split; [exact M|]. lia.
  - specialize (L2 ltac:(lia)). specialize (Z1 Z0 Oa). clear L1. destruct (Z.le_gt_cases a b) as [R|R].
    + left. assert (0 < a) by (apply odd_pos; assumption). split; [lia|]. split; [lia|]. split; [lia|].
      split; [pose proof (half_takes_a_bit h b ltac:(lia) ltac:(lia)); lia|].
      clear Z0 T L2. split; [lia|]. clear M. destruct D as [D|[D|D]]; lia.
    + right. clear Z0 T. destruct D as [D|[D|D]]; [lia| |lia]. split; [exact D|]. lia.
  - right. specialize (L2 ltac:(lia)). clear L1 Z1. split; [exact M|].
    assert (a <> 0) by (intros ->; discriminate). lia.
Qed.

End Step.

(* What approximations have of their numbers. *)
Lemma approximation_right x n k : 2 <= k -> 2 * k <= n -> 0 <= x ->
  let H := 2 ^ (n - k - 1) in
  let xa := approximation x n (k - 1) (2 * k - (k - 1)) in
  (exists p, x = xa + 2 ^ (k - 1) * p) /\ - H < x - 2 ^ (n - 2 * k) * xa < H /\ 0 <= xa /\
  (x < 2 * H -> xa < 2 ^ k) /\ (2 ^ (n - 1) <= x -> 2 ^ (2 * k - 1) <= xa) /\ (n = 2 * k -> xa = x).
Proof.
  intros Hk Hn Hx H xa. unfold xa. rewrite approximation_is by assumption. fold H.
  set (L := 2 ^ (k - 1)). set (scale := 2 ^ (n - 2 * k)).
  assert (L_pos : 0 < L) by (apply Z.pow_pos_nonneg; lia).
  assert (scale_pos : 0 < scale) by (apply Z.pow_pos_nonneg; lia).
  assert (H_is : H = scale * L) by (unfold H, scale, L; rewrite <- Z.pow_add_r by lia; f_equal; lia).
  assert (H_pos : 0 < H) by nia.
  pose proof (Z.div_mod x L ltac:(lia)) as DL. pose proof (Z.mod_pos_bound x L L_pos) as ML.
  pose proof (Z.div_mod x H ltac:(lia)) as DH. pose proof (Z.mod_pos_bound x H H_pos) as MH.
  pose proof (Z.div_pos x H Hx H_pos) as PH.
  set (l := x mod L) in *. set (q := x / H) in *. set (r := x mod H) in *.
  assert (0 <= scale * l <= scale * L - scale) by nia.
  assert (scale * (l + q * L) = scale * l + H * q) by (rewrite H_is; ring).
  split; [exists (x / L - q); lia|]. split; [lia|]. split; [nia|]. split; [|split].
  - intros E. assert (q < 2) by (apply Z.div_lt_upper_bound; lia).
    replace (2 ^ k) with (2 * L) by (unfold L; rewrite <- power_doubled by lia; f_equal; lia). nia.
  - intros E. assert (2 ^ k <= q).
    { apply Z.div_le_lower_bound; [assumption|]. unfold H. rewrite <- Z.pow_add_r by lia.
      replace (n - k - 1 + k) with (n - 1) by ring. exact E. }
    replace (2 ^ (2 * k - 1)) with (2 ^ k * L) by (unfold L; rewrite <- Z.pow_add_r by lia; f_equal; lia). nia.
  - intros E. replace scale with 1 in H_is by (unfold scale; rewrite E, Z.sub_diag; reflexivity).
    rewrite Z.mul_1_l in H_is. unfold q, l. rewrite H_is. lia.
Qed.

Section Batch.

Variables A B k : Z.
Hypothesis k_least : 2 <= k.
Hypothesis pair_right : odd_pair (A, B).

Let longest := Z.max (bit_length A) (bit_length B).
Let n := Z.max longest (2 * k).
Let scale := 2 ^ (n - 2 * k).
Let H := 2 ^ (n - k - 1).
Let approximated x := approximation x n (k - 1) (2 * k - (k - 1)).
Let first := (approximated A, approximated B, (1, 0), (0, 1)).
Let state_at (i : Z) :=
  state_of A B n longest scale H (2 ^ k) (2 ^ (k - 1 - i)) (2 ^ (2 * k - 1 - i)) (2 ^ (k - i) * H) (2 ^ i) i.

Lemma longest_is : bit_length (Z.max A B) = longest /\ lengths (A, B) = longest + bit_length (Z.min A B).
Proof.
  destruct pair_right as [HA [HB _]]. unfold lengths, longest. simpl in *.
  destruct (Z.le_ge_cases A B) as [L|L].
  - rewrite Z.max_r, Z.min_l by assumption.
    assert (bit_length A <= bit_length B); [|lia].
    apply bit_length_at_most; [apply bit_length_nonneg|]. pose proof (below_bit_length B). lia.
  - rewrite Z.max_l, Z.min_r by assumption.
    assert (bit_length B <= bit_length A); [|lia].
    apply bit_length_at_most; [apply bit_length_nonneg|]. pose proof (below_bit_length A). lia.
Qed.

Lemma one_is_least a b : a <= Z.min a b \/ b <= Z.min a b.
Proof. lia. Qed.

Lemma state_first : state_at 0 first A B.
Proof.
  destruct pair_right as [HA [HB HO]]. simpl in HA, HB, HO. destruct longest_is as [M _].
  assert (Hn : 2 * k <= n) by (unfold n; lia).
  destruct (approximation_right A n k k_least Hn HA) as [[p Ep] [EA [PA [SA [LA XA]]]]].
  destruct (approximation_right B n k k_least Hn ltac:(lia)) as [[q Eq] [EB [PB [SB [LB XB]]]]].
  fold (approximated A) in *. fold (approximated B) in *. fold H scale in EA, EB, SA, SB.
  assert (Hp : 2 ^ (k - 1) = 2 * 2 ^ (k - 2)) by (rewrite <- power_doubled by lia; f_equal; lia).
  assert (HOB : Z.odd (approximated B) = true).
  { pose proof (f_equal Z.odd Eq) as O. rewrite Hp, Z.odd_add, !Z.odd_mul in O. simpl in O.
    rewrite xorb_false_r in O. congruence. }
  unfold state_at, state_of, first. rewrite !Z.sub_0_r. split.
  - unfold follow. repeat split; try assumption; try lia.
    + exists p, q. auto.
    + apply odd_pos; assumption.
  - left. split; [exact HA|]. split; [exact HB|]. split; [auto|]. split; [right; lia|]. split; [apply one_is_least|].
    destruct (Z.eq_dec n (2 * k)) as [E|N]; [left; split; symmetry; [apply XA, E|apply XB, E]|right].
    clear XA XB EA EB Ep Eq p q HOB HO Hp. assert (En : n = longest) by (unfold n in *; lia).
    destruct (Z.le_gt_cases (2 * H) (Z.min A B)) as [D|D]; [left; unfold both_long; lia|right].
    assert (Hmax : 2 ^ (n - 1) <= Z.max A B).
    { rewrite En, <- M. apply bit_length_pos. lia. }
    assert (HN : 2 ^ k * H = 2 ^ (n - 1)) by (unfold H; rewrite <- Z.pow_add_r by lia; f_equal; ring).
    unfold one_short. rewrite HN. clear HN M En N Hn.
    destruct (Z.le_ge_cases A B) as [L|L].
    + rewrite Z.max_r in Hmax by assumption. rewrite Z.min_l in D by assumption. specialize (SA D).
      specialize (LB Hmax). clear LA SB. split; [left; auto|lia].
    + rewrite Z.max_l in Hmax by assumption. rewrite Z.min_r in D by assumption. specialize (SB D).
      specialize (LA Hmax). clear LB SA. split; [right; auto|lia].
Qed.

Lemma state_after (i : nat) : Z.of_nat i <= k - 1 ->
  exists a b, state_at (Z.of_nat i) (Nat.iter i factor_step first) a b.
Proof.
  induction i as [|i IH]; intros Hi; [exists A, B; exact state_first|].
  destruct (IH ltac:(lia)) as [a [b St]].
  change (Nat.iter (S i) factor_step first) with (factor_step (Nat.iter i factor_step first)).
  replace (Z.of_nat (S i)) with (Z.of_nat i + 1) in * by lia. set (j := Z.of_nat i) in *.
  assert (Hj : 0 <= j) by (unfold j; lia). unfold state_at in *.
  replace (2 ^ (k - 1 - j)) with (2 * 2 ^ (k - 1 - (j + 1))) in St by (rewrite <- power_doubled by lia; f_equal; lia).
  replace (2 ^ (2 * k - 1 - j)) with (2 * 2 ^ (2 * k - 1 - (j + 1))) in St
    by (rewrite <- power_doubled by lia; f_equal; lia).
  replace (2 ^ (k - j) * H) with (2 * (2 ^ (k - (j + 1)) * H)) in St
    by (rewrite Z.mul_assoc, <- power_doubled by lia; do 2 f_equal; lia).
  rewrite power_doubled by assumption.
  assert (0 < H) by (apply Z.pow_pos_nonneg; unfold n; lia).
  apply (step_keeps_state A B n longest scale H (2 ^ k)) with (a := a) (b := b); [|assumption| | |exact St].
  - apply Z.pow_pos_nonneg; unfold n; lia.
  - apply Z.mul_le_mono_nonneg_r; [lia|]. change 2 with (2 ^ 1) at 1. apply Z.pow_le_mono_r; lia.
  - apply Z.pow_le_mono_r; lia.
Qed.

Lemma power_divides t x y : 2 ^ Z.of_nat t * x = y -> Z.shiftr (Z.abs y) (Z.of_nat t) = Z.abs x.
Proof.
  intros <-. rewrite Z.abs_mul, (Z.abs_eq (2 ^ _)) by (apply Z.pow_nonneg; lia).
  rewrite Z.shiftr_div_pow2, Z.mul_comm by lia. apply Z.div_mul, Z.pow_nonzero; lia.
Qed.

Lemma batch_is t : Z.of_nat t <= k - 1 -> exists a b,
  batch k (k - 1) t (A, B) = (Z.abs a, Z.abs b) /\ Z.odd b = true /\ Z.gcd a b = Z.gcd A B /\
  (2 ^ Z.of_nat t * a, 2 ^ Z.of_nat t * b) =
    (let '((f0, g0), (f1, g1)) := update_factors (approximated A) (approximated B) t in
     (A * f0 + B * g0, A * f1 + B * g1)) /\
  (A = 0 -> a = 0) /\ (a = 0 \/ lengths (Z.abs a, Z.abs b) <= lengths (A, B) - Z.of_nat t).
Proof.
  intros Ht. destruct (state_after t Ht) as [a [b [F C]]]. exists a, b.
  unfold batch. fold longest n. fold (approximated A) (approximated B). unfold update_factors. fold first.
  destruct (Nat.iter t factor_step first) as [[[xa xb] [f0 g0]] [f1 g1]].
  destruct F as [R0 [R1 [_ [_ [_ [_ [Ob [G _]]]]]]]].
  split; [f_equal; apply power_divides; assumption|]. split; [assumption|]. split; [assumption|].
  split; [f_equal; assumption|].
  unfold lengths at 1. simpl fst; simpl snd. rewrite !bit_length_abs.
  destruct C as [[_ [_ [Z0 [T _]]]]|[[L1 L2] D]]; [split; [exact Z0|]; unfold lengths at 1 in T; simpl in T; lia|].
  assert (0 < H) by (apply Z.pow_pos_nonneg; unfold n; lia). split; [lia|]. right.
  destruct longest_is as [_ ->].
  assert (small : forall x, - H < x < H -> bit_length x <= n - k - 1).
  { intros x Hx. apply bit_length_at_most; [unfold n; lia|]. fold H. lia. }
  assert (large : forall x, 0 <= x < 2 * Z.min A B -> bit_length x <= bit_length (Z.min A B) + 1).
  { intros x Hx. pose proof (bit_length_nonneg (Z.min A B)). apply bit_length_at_most; [lia|].
    rewrite power_doubled by assumption. pose proof (below_bit_length (Z.min A B) ltac:(lia)). lia. }
  destruct D as [[D1 D2]|[D1 D2]].
  - pose proof (small a ltac:(lia)). pose proof (large b ltac:(lia)). lia.
  - pose proof (small b ltac:(lia)). pose proof (large a ltac:(lia)). lia.
Qed.

End Batch.

(* A batch of t <= k - 1 iterations keeps the gcd, and takes t bits or ends. *)
Theorem batch_takes k t : 2 <= k -> Z.of_nat t <= k - 1 -> takes (Z.of_nat t) (batch k (k - 1) t).
Proof.
  intros Hk Ht [A B] P. destruct (batch_is A B k Hk P t Ht) as [a [b [-> [Ob [G [_ [Z0 T]]]]]]].
  unfold odd_pair, gcd_of. simpl fst; simpl snd. rewrite Z.gcd_abs_l, Z.gcd_abs_r.
  assert (b <> 0) by (intros ->; discriminate).
  repeat split; try lia.
  rewrite <- Ob. destruct b; reflexivity.
Qed.

(* No bit is lost by its shifts. *)
Theorem batch_is_exact k t a b : 2 <= k -> Z.of_nat t <= k - 1 -> 0 <= a -> 0 <= b -> Z.odd b = true ->
  let n := Z.max (Z.max (bit_length a) (bit_length b)) (2 * k) in
  let approximated x := approximation x n (k - 1) (2 * k - (k - 1)) in
  let '((f0, g0), (f1, g1)) := update_factors (approximated a) (approximated b) t in
  let '(a', b') := batch k (k - 1) t (a, b) in
  2 ^ Z.of_nat t * a' = Z.abs (a * f0 + b * g0) /\ 2 ^ Z.of_nat t * b' = Z.abs (a * f1 + b * g1).
Proof.
  intros Hk Ht Ha Hb Ho n approximated.
  assert (P : odd_pair (a, b)) by (repeat split; [assumption|now apply odd_pos|assumption]).
  destruct (batch_is a b k Hk P t Ht) as [x [y [-> [_ [_ [E _]]]]]].
  fold n in E. fold (approximated a) (approximated b) in E.
  destruct (update_factors (approximated a) (approximated b) t) as [[f0 g0] [f1 g1]].
  injection E as <- <-. rewrite !Z.abs_mul, (Z.abs_eq (2 ^ _)) by (apply Z.pow_nonneg; lia). auto.
Qed.

Theorem batches_suffice k t r a b : 2 <= k -> Z.of_nat t <= k - 1 -> 0 <= a -> 0 <= b -> Z.odd b = true ->
  bit_length a + bit_length b - 1 <= Z.of_nat r * Z.of_nat t ->
  Nat.iter r (batch k (k - 1) t) (a, b) = (0, Z.gcd a b).
Proof.
  intros Hk Ht Ha Hb Ho Hr. apply (steps_suffice (Z.of_nat t) _ (a, b) r (batch_takes k t Hk Ht)).
  - repeat split; [assumption|now apply odd_pos|assumption].
  - unfold lengths. simpl fst; simpl snd. lia.
Qed.

Theorem batches_suffice_below n k t r a b : 0 <= n -> 2 <= k -> Z.of_nat t <= k - 1 ->
  0 <= a < 2 ^ n -> 0 <= b < 2 ^ n -> Z.odd b = true -> 2 * n - 1 <= Z.of_nat r * Z.of_nat t ->
  Nat.iter r (batch k (k - 1) t) (a, b) = (0, Z.gcd a b).
Proof.
  intros Hn Hk Ht Ha Hb Ho Hr. destruct (pair_below n n a b Hn Hn Ha Hb Ho) as [P L].
  apply (steps_suffice (Z.of_nat t) _ (a, b) r (batch_takes k t Hk Ht) P). lia.
Qed.

(* 3.3: r batches, then s iterations on words. The last iteration of all would take a from 1 to 0, and b = 1 stays. *)
Theorem batches_then_words n word k t r s a b : 0 <= n -> 0 <= word -> 2 <= k -> Z.of_nat t <= k - 1 ->
  0 <= a < 2 ^ n -> 0 <= b < 2 ^ n -> Z.odd b = true ->
  2 * n - Z.of_nat r * Z.of_nat t <= word + 1 -> 2 * n - Z.of_nat r * Z.of_nat t <= Z.of_nat s + 2 ->
  let st := Nat.iter r (batch k (k - 1) t) (a, b) in
  (fst st = 0 \/ 0 <= fst st < 2 ^ word /\ 0 <= snd st < 2 ^ word) /\
  snd (Nat.iter s classic_step st) = Z.gcd a b.
Proof.
  intros Hn Hw Hk Ht Ha Hb Ho Hr Hs st. destruct (pair_below n n a b Hn Hn Ha Hb Ho) as [P L].
  destruct (steps_take (Z.of_nat t) _ (a, b) r (batch_takes k t Hk Ht) P) as [Q [G [_ T]]].
  fold st in Q, G, T.
  split.
  - destruct (Z.eq_dec (fst st) 0) as [E|N]; [auto|right]. destruct Q as [QA [QB _]].
    unfold lengths in *. destruct (bit_length_pos (fst st) ltac:(lia)) as [_ LA].
    destruct (bit_length_pos (snd st) QB) as [_ LB].
    pose proof (below_bit_length (fst st) QA). pose proof (below_bit_length (snd st) ltac:(lia)).
    assert (2 ^ bit_length (fst st) <= 2 ^ word) by (apply Z.pow_le_mono_r; lia).
    assert (2 ^ bit_length (snd st) <= 2 ^ word) by (apply Z.pow_le_mono_r; lia). lia.
  - destruct (steps_take 1 classic_step st s classic_takes Q) as [Q' [G' [Z0 T']]]. cbv zeta in *.
    destruct (ends _ Q') as [_ E]. rewrite E, G', G; [reflexivity|].
    destruct T as [T|T]; [auto|]. destruct T' as [T'|T']; [auto|right; lia].
Qed.
