(* SPDX-License-Identifier: MIT OR Apache-2.0 *)
(* A valid certificate says how many divsteps suffice, for every length: sections 1.1 and 1.5 of ../README.md. *)

Require Import ZArith List Bool Lia Znumtheory.
From Bezout Require Import Divsteps.
Import ListNotations.
Open Scope Z_scope.

Definition f_of (st : state) : Z := let '(_, f, _) := st in f.
Definition g_of (st : state) : Z := let '(_, _, g) := st in g.

(* Divsteps keep the gcd. *)

Lemma gcd_half f h : Z.odd f = true -> Z.gcd f (2 * h) = Z.gcd f h.
Proof.
  intros Hf. apply Z.divide_antisym_nonneg; try apply Z.gcd_nonneg.
  - apply Z.gcd_greatest; [apply Z.gcd_divide_l|].
    apply Gauss with 2; [apply Z.gcd_divide_r|].
    assert (Hodd : Z.odd (Z.gcd f (2 * h)) = true).
    { destruct (Z.gcd_divide_l f (2 * h)) as [k Hk].
      rewrite Hk, Z.odd_mul in Hf. apply andb_prop in Hf. apply Hf. }
    apply rel_prime_sym, prime_rel_prime; [apply prime_2|].
    intros [k Hk]. rewrite Hk, Z.odd_mul in Hodd. simpl in Hodd. rewrite andb_false_r in Hodd. discriminate.
  - apply Z.gcd_greatest; [apply Z.gcd_divide_l|].
    apply Z.divide_mul_r, Z.gcd_divide_r.
Qed.

Lemma divstep_keeps_gcd j f g :
  Z.odd f = true -> let '(_, f', g') := divstep (j, f, g) in Z.gcd f' g' = Z.gcd f g.
Proof.
  intros Hf. unfold divstep. destruct (Z.even g) eqn:E.
  - rewrite (half_of_even g E) at 2. symmetry. apply gcd_half, Hf.
  - destruct (j <? 0).
    + rewrite <- (gcd_half f ((g + f) / 2) Hf), <- (half_of_sum f g Hf E). apply Z.gcd_add_diag_r.
    + assert (Hg : Z.odd g = true) by (rewrite <- Z.negb_even, E; reflexivity).
      rewrite <- (gcd_half g ((g - f) / 2) Hg), <- (half_of_difference f g Hf E).
      replace (g - f) with (- (f - g)) by ring. rewrite Z.gcd_opp_r, Z.gcd_sub_diag_r. apply Z.gcd_comm.
Qed.

Lemma divsteps_keep f g t : Z.odd f = true ->
  let st := divsteps t (start f g) in Z.odd (f_of st) = true /\ Z.gcd (f_of st) (g_of st) = Z.gcd f g.
Proof.
  intros Hf. induction t as [|t IH]; simpl; [auto|].
  destruct (divsteps t (start f g)) as [[j f'] g']. simpl in IH. destruct IH as [IH1 IH2].
  pose proof (odd_kept j f' g' IH1) as H1. pose proof (divstep_keeps_gcd j f' g' IH1) as H2.
  destruct (divstep (j, f', g')) as [[j2 f2] g2]. simpl. rewrite H2. auto.
Qed.

(* Once g = 0 it stays 0, and f stays. *)
Lemma zero_stays st t u : g_of (divsteps t st) = 0 ->
  f_of (divsteps (u + t) st) = f_of (divsteps t st) /\ g_of (divsteps (u + t) st) = 0.
Proof.
  intros H. induction u as [|u [IH1 IH2]]; simpl; [auto|].
  destruct (divsteps (u + t) st) as [[j f] g]. simpl in *. subst g. simpl. auto.
Qed.

(* The start. *)

Lemma square_within u T set f g : corners_within square u set = true -> 0 <= u ->
  0 <= f <= T -> 0 <= g <= T -> within set T (u * f) (u * g).
Proof.
  intros H Hu Hf Hg. apply Forall_forall. intros [[a b] c] Hin.
  unfold corners_within in H. rewrite forallb_forall in H. specialize (H _ Hin). unfold square in H.
  simpl forallb in H. repeat (apply andb_prop in H as [? H]).
  repeat match goal with E : (_ <=? _) = true |- _ => apply Z.leb_le in E end. unfold holds.
  assert (Z.max 0 (a * u) + Z.max 0 (b * u) <= c) by lia.
  assert (a * u * f <= Z.max 0 (a * u) * T) by nia.
  assert (b * u * g <= Z.max 0 (b * u) * T) by nia.
  nia.
Qed.

Lemma triangle_within u T set f g : corners_within triangle u set = true -> 0 <= u ->
  0 <= f <= T -> 0 <= g <= f -> within set T (u * f) (u * g).
Proof.
  intros H Hu Hf Hg. apply Forall_forall. intros [[a b] c] Hin.
  unfold corners_within in H. rewrite forallb_forall in H. specialize (H _ Hin). unfold triangle in H.
  simpl forallb in H. repeat (apply andb_prop in H as [? H]).
  repeat match goal with E : (_ <=? _) = true |- _ => apply Z.leb_le in E end. unfold holds.
  assert (b * u * g <= Z.max 0 (b * u) * f) by nia.
  assert (Z.max 0 (a * u + Z.max 0 (b * u)) <= c) by lia.
  nia.
Qed.

(* After t steps. *)

Lemma scaled_pos s a t : 0 < s -> 0 < a -> 0 < s * a ^ Z.of_nat t.
Proof. intros. apply Z.mul_pos_pos; [assumption|]. apply Z.pow_pos_nonneg; lia. Qed.

Lemma run_keeps C s D f g t : steps_valid C = true -> 0 < s -> 0 < D -> Z.odd f = true ->
  invariant C s D (start f g) ->
  invariant C (s * alpha_n C ^ Z.of_nat t) (D * alpha_d C ^ Z.of_nat t) (divsteps t (start f g)).
Proof.
  intros V Hs HD Hf I. induction t as [|t IH].
  - simpl divsteps. rewrite !Z.pow_0_r, !Z.mul_1_r. exact I.
  - destruct (divsteps_keep f g t Hf) as [Ho _].
    replace (Z.of_nat (S t)) with (Z.of_nat t + 1) by lia. rewrite !Z.pow_add_r, !Z.pow_1_r, !Z.mul_assoc by lia.
    simpl divsteps. destruct (divsteps t (start f g)) as [[j f'] g']. simpl in Ho.
    apply step_keeps; try assumption; apply scaled_pos; try assumption; first [exact (n_pos C V)|exact (d_pos C V)].
Qed.

Lemma enough_at C T f g t : steps_valid C = true -> 0 < T -> Z.odd f = true ->
  within (half_planes (vertices_p C)) T (unit_ C * f) (unit_ C * g) ->
  height C * (T * alpha_n C ^ Z.of_nat t) < unit_ C * alpha_d C ^ Z.of_nat t ->
  g_of (divsteps t (start f g)) = 0.
Proof.
  intros V HT Hf Hin Hend.
  assert (Hu : 0 < unit_ C).
  { pose proof V as V'. unfold steps_valid in V'.
    repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end. now apply Z.ltb_lt. }
  assert (I : invariant C T (unit_ C) (start f g)).
  { unfold invariant, start. simpl (0 <=? 0). cbv iota. rewrite !Z.pow_0_r.
    eapply within_eq; [exact Hin|ring..]. }
  pose proof (run_keeps C T (unit_ C) f g t V HT Hu Hf I) as R.
  destruct (divsteps_keep f g t Hf) as [Ho _].
  destruct (divsteps t (start f g)) as [[j f'] g']. simpl in Ho. change (g' = 0).
  apply (last_keeps C V)
    with (j := j) (f := f') (s := T * alpha_n C ^ Z.of_nat t) (D := unit_ C * alpha_d C ^ Z.of_nat t);
    try assumption; apply scaled_pos; try assumption; first [exact (n_pos C V)|exact (d_pos C V)].
Qed.

(* Powers from above. *)

Lemma round_up_right m e : 0 <= m -> 0 <= e ->
  let '(m', e') := round_up m e in 0 <= m' /\ 0 <= e' /\ m * 2 ^ e' <= m' * 2 ^ e.
Proof.
  intros Hm He. unfold round_up. set (r := Z.max 0 (Z.log2 m - 127)).
  assert (Hr : 0 <= r) by lia.
  destruct (r <=? e) eqn:E; [|split; [assumption|split; [assumption|lia]]].
  apply Z.leb_le in E. rewrite Z.shiftr_div_pow2 by assumption.
  assert (Hp : 0 < 2 ^ r) by (apply Z.pow_pos_nonneg; lia).
  pose proof (Z.div_pos m (2 ^ r) Hm Hp).
  split; [lia|]. split; [lia|].
  pose proof (Z.mul_succ_div_gt m (2 ^ r) Hp).
  replace (2 ^ e) with (2 ^ r * 2 ^ (e - r)) by (rewrite <- Z.pow_add_r by lia; f_equal; ring).
  rewrite Z.mul_assoc. apply Z.mul_le_mono_nonneg_r; [apply Z.pow_nonneg; lia|].
  replace ((m / 2 ^ r + 1) * 2 ^ r) with (2 ^ r * Z.succ (m / 2 ^ r)) by (unfold Z.succ; ring). lia.
Qed.

Lemma power_above_right n l k : 0 <= n -> 0 <= l ->
  let '(m, e) := power_above n l k in
  0 <= m /\ 0 <= e /\ n ^ Z.pos k * 2 ^ e <= m * 2 ^ (l * Z.pos k).
Proof.
  intros Hn Hl.
  (* A square, rounded. *)
  assert (doubled : forall j m e, 0 <= m -> 0 <= e -> n ^ Z.pos j * 2 ^ e <= m * 2 ^ (l * Z.pos j) ->
    let '(m', e') := round_up (m * m) (2 * e) in
    0 <= m' /\ 0 <= e' /\ n ^ (2 * Z.pos j) * 2 ^ e' <= m' * 2 ^ (l * (2 * Z.pos j))).
  { intros j m e Hm He H.
    pose proof (round_up_right (m * m) (2 * e) ltac:(nia) ltac:(lia)) as R.
    destruct (round_up (m * m) (2 * e)) as [m' e']. destruct R as [R1 [R2 R3]]. split; [|split]; try assumption.
    assert (Hq : n ^ Z.pos j * 2 ^ e * (n ^ Z.pos j * 2 ^ e) <= m * 2 ^ (l * Z.pos j) * (m * 2 ^ (l * Z.pos j))).
    { apply Z.mul_le_mono_nonneg; try assumption; apply Z.mul_nonneg_nonneg; apply Z.pow_nonneg; lia. }
    replace (n ^ (2 * Z.pos j)) with (n ^ Z.pos j * n ^ Z.pos j) by (rewrite <- Z.pow_add_r by lia; f_equal; ring).
    replace (2 ^ (l * (2 * Z.pos j))) with (2 ^ (l * Z.pos j) * 2 ^ (l * Z.pos j))
      by (rewrite <- Z.pow_add_r by lia; f_equal; ring).
    replace (2 ^ (2 * e)) with (2 ^ e * 2 ^ e) in R3 by (rewrite <- Z.pow_add_r by lia; f_equal; ring).
    assert (0 < 2 ^ e) by (apply Z.pow_pos_nonneg; lia).
    assert (0 <= 2 ^ e') by (apply Z.pow_nonneg; lia).
    assert (0 <= 2 ^ (l * Z.pos j)) by (apply Z.pow_nonneg; lia).
    set (N := n ^ Z.pos j) in *. set (E := 2 ^ e) in *. set (E' := 2 ^ e') in *. set (L := 2 ^ (l * Z.pos j)) in *.
    apply (Z.mul_le_mono_pos_r _ _ (E * E)); [nia|].
    apply Z.le_trans with (m * L * (m * L) * E').
    - replace (N * N * E' * (E * E)) with (N * E * (N * E) * E') by ring.
      apply Z.mul_le_mono_nonneg_r; assumption.
    - replace (m * L * (m * L) * E') with (m * m * E' * (L * L)) by ring.
      replace (m' * (L * L) * (E * E)) with (m' * (E * E) * (L * L)) by ring.
      apply Z.mul_le_mono_nonneg_r; [nia|assumption]. }
  induction k as [k IH|k IH|].
  - cbn [power_above]. destruct (power_above n l k) as [m e]. destruct IH as [H1 [H2 H3]].
    pose proof (doubled k m e H1 H2 H3) as S. destruct (round_up (m * m) (2 * e)) as [m1 e1].
    destruct S as [S1 [S2 S3]].
    pose proof (round_up_right (m1 * n) (e1 + l) ltac:(nia) ltac:(lia)) as R.
    destruct (round_up (m1 * n) (e1 + l)) as [m2 e2]. cbv beta iota in R. destruct R as [R1 [R2 R3]].
    split; [|split]; try assumption.
    replace (Z.pos k~1) with (2 * Z.pos k + 1) by lia.
    rewrite Z.pow_add_r, Z.pow_1_r by lia.
    replace (2 ^ (l * (2 * Z.pos k + 1))) with (2 ^ (l * (2 * Z.pos k)) * 2 ^ l)
      by (rewrite <- Z.pow_add_r by lia; f_equal; ring).
    rewrite Z.pow_add_r in R3 by lia.
    assert (0 < 2 ^ e1) by (apply Z.pow_pos_nonneg; lia).
    assert (0 <= 2 ^ e2) by (apply Z.pow_nonneg; lia).
    assert (0 <= 2 ^ (l * (2 * Z.pos k))) by (apply Z.pow_nonneg; lia).
    assert (0 < 2 ^ l) by (apply Z.pow_pos_nonneg; lia).
    set (N := n ^ (2 * Z.pos k)) in *. set (E := 2 ^ e1) in *. set (E' := 2 ^ e2) in *.
    set (L := 2 ^ (l * (2 * Z.pos k))) in *. set (l' := 2 ^ l) in *.
    apply (Z.mul_le_mono_pos_r _ _ E); [assumption|].
    apply Z.le_trans with (m1 * L * (n * E')).
    + replace (N * n * E' * E) with (N * E * (n * E')) by ring. apply Z.mul_le_mono_nonneg_r; [nia|assumption].
    + replace (m1 * L * (n * E')) with (m1 * n * E' * L) by ring.
      replace (m2 * (L * l') * E) with (m2 * (E * l') * L) by ring.
      apply Z.mul_le_mono_nonneg_r; assumption.
  - cbn [power_above]. destruct (power_above n l k) as [m e]. destruct IH as [H1 [H2 H3]].
    pose proof (doubled k m e H1 H2 H3) as S. destruct (round_up (m * m) (2 * e)) as [m1 e1]. exact S.
  - cbn [power_above]. split; [assumption|split; [assumption|]]. rewrite Z.pow_1_r, Z.mul_1_r. lia.
Qed.

(* The formula. *)

Definition steps (C : certificate) (n : Z) : Z := (formula_p C * n + formula_c C) / formula_q C.

Lemma power_mul_2 a l k : 0 <= l -> 0 <= k -> a = 2 ^ l -> 2 ^ (l * k) = a ^ k.
Proof. intros ? ? ->. apply Z.pow_mul_r; assumption. Qed.

Lemma formula_enough C n N : steps_valid C = true -> formula_valid C = true -> 0 <= n -> steps C n <= N ->
  height C * (2 ^ n * alpha_n C ^ N) < unit_ C * alpha_d C ^ N.
Proof.
  intros V F Hn HN. pose proof (n_pos C V) as Ha. pose proof (d_pos C V) as Hd. pose proof (n_le_d C V) as Had.
  assert (0 < unit_ C /\ 0 < height C) as [Hu Hh].
  { pose proof V as V'. unfold steps_valid in V'.
    repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end. now split; apply Z.ltb_lt. }
  unfold formula_valid, above, height_above in F.
  set (a := alpha_n C) in *. set (d := alpha_d C) in *. set (u := unit_ C) in *. set (h := height C) in *.
  set (p := formula_p C) in *. set (q := formula_q C) in *. set (c := formula_c C) in *.
  set (r := c - q + 1) in *.
  pose proof (power_above_right a (Z.log2 d) (Z.to_pos p) ltac:(lia) (Z.log2_nonneg d)) as A1.
  pose proof (power_above_right a (Z.log2 d) (Z.to_pos r) ltac:(lia) (Z.log2_nonneg d)) as A2.
  pose proof (power_above_right h (Z.log2 u) (Z.to_pos q) ltac:(lia) (Z.log2_nonneg u)) as A3.
  destruct (power_above a (Z.log2 d) (Z.to_pos p)) as [m1 e1].
  destruct (power_above a (Z.log2 d) (Z.to_pos r)) as [m2 e2].
  destruct (power_above h (Z.log2 u) (Z.to_pos q)) as [m3 e3].
  repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end.
  repeat match goal with
  | H : (_ <? _) = true |- _ => apply Z.ltb_lt in H
  | H : (_ <=? _) = true |- _ => apply Z.leb_le in H
  | H : (_ =? _) = true |- _ => apply Z.eqb_eq in H end.
  rewrite !Z2Pos.id in * by assumption.
  destruct A1 as [_ [_ A1]]; destruct A2 as [M2 [_ A2]]; destruct A3 as [M3 [_ A3]].
  rewrite (power_mul_2 d (Z.log2 d)) in A1, A2 by (try apply Z.log2_nonneg; try lia; assumption).
  rewrite (power_mul_2 u (Z.log2 u)) in A3 by (try apply Z.log2_nonneg; try lia; assumption).
  assert (P1 : a ^ p * 2 ^ q <= d ^ p).
  { assert (0 < 2 ^ e1) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < d ^ p) by (apply Z.pow_pos_nonneg; lia).
    assert (0 <= 2 ^ q) by (apply Z.pow_nonneg; lia).
    apply (Z.mul_le_mono_pos_r _ _ (2 ^ e1)); [assumption|].
    apply Z.le_trans with (m1 * d ^ p * 2 ^ q).
    - replace (a ^ p * 2 ^ q * 2 ^ e1) with (a ^ p * 2 ^ e1 * 2 ^ q) by ring.
      apply Z.mul_le_mono_nonneg_r; assumption.
    - replace (m1 * d ^ p * 2 ^ q) with (d ^ p * (m1 * 2 ^ q)) by ring.
      apply Z.mul_le_mono_nonneg_l; lia. }
  assert (P2 : h ^ q * a ^ r < u ^ q * d ^ r).
  { assert (0 < 2 ^ e2) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < 2 ^ e3) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < d ^ r) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < u ^ q) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < h ^ q) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < a ^ r) by (apply Z.pow_pos_nonneg; lia).
    match goal with H : m3 * m2 < _ |- _ => rewrite Z.pow_add_r in H by lia; rename H into L end.
    apply (Z.mul_lt_mono_pos_r (2 ^ e2 * 2 ^ e3)); [nia|].
    apply Z.le_lt_trans with (m3 * u ^ q * (m2 * d ^ r)).
    - replace (h ^ q * a ^ r * (2 ^ e2 * 2 ^ e3)) with (h ^ q * 2 ^ e3 * (a ^ r * 2 ^ e2)) by ring.
      apply Z.mul_le_mono_nonneg; try assumption; nia.
    - replace (m3 * u ^ q * (m2 * d ^ r)) with (m3 * m2 * (u ^ q * d ^ r)) by ring.
      replace (u ^ q * d ^ r * (2 ^ e2 * 2 ^ e3)) with (2 ^ e2 * 2 ^ e3 * (u ^ q * d ^ r)) by ring.
      apply Z.mul_lt_mono_pos_r; [nia|assumption]. }
  (* q N >= p n + r: the q-th powers compare. *)
  assert (HqN : p * n + r <= q * N).
  { unfold steps in HN. fold p q c in HN.
    pose proof (Z.mul_succ_div_gt (p * n + c) q ltac:(assumption)).
    assert (q * ((p * n + c) / q) <= q * N) by (apply Z.mul_le_mono_nonneg_l; lia).
    unfold Z.succ in *. unfold r. lia. }
  set (k := q * N - (p * n + r)). assert (Hk : 0 <= k) by lia.
  assert (HN0 : 0 <= N) by nia.
  assert (P3 : a ^ k <= d ^ k) by (apply Z.pow_le_mono_l; lia).
  assert (P4 : a ^ (p * n) * 2 ^ (q * n) <= d ^ (p * n)).
  { rewrite !Z.pow_mul_r by lia. rewrite <- Z.pow_mul_l. apply Z.pow_le_mono_l. split; [|assumption].
    apply Z.mul_nonneg_nonneg; apply Z.pow_nonneg; lia. }
  assert (Hpow : (h * (2 ^ n * a ^ N)) ^ q < (u * d ^ N) ^ q).
  { rewrite !Z.pow_mul_l. rewrite <- !Z.pow_mul_r by lia.
    replace (N * q) with ((p * n) + (r + k)) by (unfold k; ring). replace (n * q) with (q * n) by ring.
    rewrite !Z.pow_add_r by lia.
    replace (h ^ q * (2 ^ (q * n) * (a ^ (p * n) * (a ^ r * a ^ k))))
      with (h ^ q * a ^ r * ((a ^ (p * n) * 2 ^ (q * n)) * a ^ k)) by ring.
    replace (u ^ q * (d ^ (p * n) * (d ^ r * d ^ k))) with (u ^ q * d ^ r * (d ^ (p * n) * d ^ k)) by ring.
    assert (0 < a ^ k) by (apply Z.pow_pos_nonneg; lia).
    assert (0 < d ^ (p * n)) by (apply Z.pow_pos_nonneg; nia).
    assert (0 <= a ^ (p * n) * 2 ^ (q * n)) by (apply Z.mul_nonneg_nonneg; apply Z.pow_nonneg; lia).
    assert (0 <= h ^ q * a ^ r) by (apply Z.mul_nonneg_nonneg; apply Z.pow_nonneg; lia).
    apply Z.le_lt_trans with (h ^ q * a ^ r * (d ^ (p * n) * d ^ k)).
    - apply Z.mul_le_mono_nonneg_l; [assumption|]. apply Z.mul_le_mono_nonneg; try assumption; lia.
    - apply Z.mul_lt_mono_pos_r; [|assumption]. apply Z.mul_pos_pos; [assumption|]. apply Z.pow_pos_nonneg; lia. }
  apply Z.nle_gt. intros Hle.
  assert (Hpos : 0 <= u * d ^ N) by (apply Z.mul_nonneg_nonneg; [lia|]; apply Z.pow_nonneg; lia).
  pose proof (Z.pow_le_mono_l _ _ q (conj Hpos Hle)). lia.
Qed.

(* Where the operands are, for each region. *)
Definition inside (region : list (Z * Z)) (T f g : Z) : Prop :=
  0 <= f <= T /\ 0 <= g <= T /\ (region = square \/ (region = triangle /\ g <= f)).

Lemma inside_within region C T f g : valid region C = true -> inside region T f g ->
  within (half_planes (vertices_p C)) T (unit_ C * f) (unit_ C * g).
Proof.
  intros V [Hf [Hg H]]. unfold valid in V. apply andb_prop in V as [V Hc]. apply andb_prop in V as [V _].
  assert (Hu : 0 <= unit_ C).
  { unfold steps_valid in V. repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end.
    apply Z.lt_le_incl. now apply Z.ltb_lt. }
  destruct H as [->|[-> H]]; [apply square_within|apply triangle_within]; auto; lia.
Qed.

(* So many divsteps suffice, for operands of every length n. *)
Theorem enough region C : valid region C = true ->
  forall n f g t, 0 <= n -> Z.odd f = true -> inside region (2 ^ n) f g -> steps C n <= Z.of_nat t ->
  let st := divsteps t (start f g) in g_of st = 0 /\ Z.abs (f_of st) = Z.gcd f g.
Proof.
  intros V n f g t Hn Hf Hin Ht st.
  pose proof (inside_within _ _ _ _ _ V Hin) as W.
  unfold valid in V. apply andb_prop in V as [V _]. apply andb_prop in V as [V F].
  assert (H : g_of st = 0).
  { apply (enough_at C (2 ^ n)); try assumption; [apply Z.pow_pos_nonneg; lia|].
    now apply formula_enough. }
  split; [assumption|]. destruct (divsteps_keep f g t Hf) as [_ G]. fold st in G.
  rewrite <- G, H. symmetry. apply Z.gcd_0_r.
Qed.

(* One step less is enough for f. *)
Theorem enough_for_f region C : valid region C = true ->
  forall n f g t, 0 <= n -> Z.odd f = true -> inside region (2 ^ n) f g -> steps C n <= Z.of_nat t + 1 ->
  Z.abs (f_of (divsteps t (start f g))) = Z.gcd f g.
Proof.
  intros V n f g t Hn Hf Hin Ht.
  destruct (enough region C V n f g (S t) Hn Hf Hin ltac:(lia)) as [H _].
  destruct (divsteps_keep f g t Hf) as [Ho G]. rewrite <- G. clear G.
  simpl in H. destruct (divsteps t (start f g)) as [[j f'] g']. simpl in *. unfold divstep in H.
  destruct (Z.even g') eqn:E.
  - simpl in H. rewrite (half_of_even g' E), H, Z.mul_0_r. symmetry. apply Z.gcd_0_r.
  - destruct (j <? 0); simpl in H.
    + pose proof (half_of_sum f' g' Ho E). replace g' with (- f') by lia.
      rewrite Z.gcd_opp_r. symmetry. rewrite <- Z.gcd_abs_l, <- Z.gcd_abs_r. apply Z.gcd_diag_nonneg, Z.abs_nonneg.
    + pose proof (half_of_difference f' g' Ho E). replace g' with f' by lia.
      symmetry. rewrite <- Z.gcd_abs_l, <- Z.gcd_abs_r. apply Z.gcd_diag_nonneg, Z.abs_nonneg.
Qed.
