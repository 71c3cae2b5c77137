(* SPDX-License-Identifier: MIT OR Apache-2.0 *)
(* How many iterations of the binary GCD suffice [Ste67]: section 3.1 of ../README.md. The definitions are those of
   ../bezout_proofs/bingcd.py, line by line. *)

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

(* What is less than half is a bit shorter. *)
Lemma half_is_shorter x y : 0 <= x -> 0 < y -> 2 * x <= y -> bit_length x <= bit_length y - 1.
Proof.
  intros Hx Hy H. destruct (bit_length_pos y Hy) as [[_ H2] H3].
  apply bit_length_at_most; [lia|]. rewrite Z.abs_eq by assumption.
  replace (2 ^ bit_length y) with (2 * 2 ^ (bit_length y - 1)) in H2 by (rewrite <- Z.pow_succ_r by lia; f_equal; lia).
  lia.
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

(* An iteration keeps the gcd, and takes a bit. *)
Lemma classic_step_right st : odd_pair st ->
  let st' := classic_step st in
  odd_pair st' /\ gcd_of st' = gcd_of st /\ (fst st = 0 -> fst st' = 0) /\ (0 < fst st -> lengths st' <= lengths st - 1).
Proof.
  destruct st as [a b]. unfold odd_pair, gcd_of, lengths. simpl fst; simpl snd. intros [Ha [Hb Ho]].
  destruct (classic_step_cases a b Ho) as [[h [-> ->]]|[[h [-> [L [Oa ->]]]]|[h [-> [L [Oa ->]]]]]]; simpl fst; simpl snd.
  - repeat split; [lia|assumption|assumption| |lia|].
    + rewrite (Z.gcd_comm (2 * h)), (gcd_half b h Ho). apply Z.gcd_comm.
    + intros. pose proof (half_is_shorter h (2 * h) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
  - repeat split; [lia|assumption|assumption| |lia|].
    + apply gcd_half_difference, Ho.
    + intros. pose proof (half_is_shorter h (b + 2 * h) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
  - pose proof (odd_pos a Ha Oa). repeat split; [lia|assumption|assumption| |lia|].
    + rewrite (Z.gcd_comm a). apply gcd_half_difference, Oa.
    + intros. pose proof (half_is_shorter h (a + 2 * h) ltac:(lia) ltac:(lia) ltac:(lia)). lia.
Qed.

(* What holds of any number of steps follows from what holds of one: it keeps the gcd and an odd b, a = 0 stays, and it
   ends or takes [share] bits. *)
Definition takes (share : Z) (step : Z * Z -> Z * Z) : Prop := forall st, odd_pair st ->
  odd_pair (step st) /\ gcd_of (step st) = gcd_of st /\ (fst st = 0 -> fst (step st) = 0) /\
  (fst (step st) = 0 \/ lengths (step st) <= lengths st - share).

Lemma classic_takes : takes 1 classic_step.
Proof.
  intros st H. destruct (classic_step_right st H) as [H1 [H2 [H3 H4]]].
  repeat split; try apply H1; auto. destruct (Z.eq_dec (fst st) 0) as [E|N]; [auto|].
  right. apply H4. destruct H as [H _]. lia.
Qed.

Lemma steps_take share step st r : takes share step -> odd_pair st ->
  let st' := Nat.iter r step st in
  odd_pair st' /\ gcd_of st' = gcd_of st /\ (fst st' = 0 \/ lengths st' <= lengths st - Z.of_nat r * share).
Proof.
  intros T H. induction r as [|r [IH1 [IH2 IH3]]].
  - simpl. repeat split; try apply H. right. lia.
  - change (Nat.iter (S r) step st) with (step (Nat.iter r step st)). cbv zeta in *. destruct (T _ IH1) as [T1 [T2 [T3 T4]]].
    split; [exact T1|]. split; [congruence|].
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
  intros T H Hr. destruct (steps_take share step st r T H) as [H1 [H2 H3]]. cbv zeta in *.
  destruct (ends _ H1) as [E1 E2]. specialize (E1 ltac:(lia)). specialize (E2 ltac:(auto)).
  destruct (Nat.iter r step st) as [a b]. simpl fst in *; simpl snd in *. congruence.
Qed.

(* 3.1: 2 n - 1 iterations for n bits. One less is enough for b: the last one would take a from 1 to 0. *)

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
