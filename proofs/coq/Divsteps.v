(* SPDX-License-Identifier: MIT OR Apache-2.0 *)
(* Certificates bound the number of half-delta divsteps, for operands of every length [BY19, Wui21]: section 1 of
   ../README.md, with its names.

   A set is a list of half-planes (a, b, c): the points with a x + b y <= c s, at a scale s. So all numbers are integers,
   and multiplying x, y and s by one positive number changes nothing. A half-plane follows from two others if it is a
   combination of them: [follows] looks for these two, and what it finds is checked by a product of determinants. No
   polygon has to be convex for that. *)

Require Import ZArith List Bool Lia Znumtheory.
Import ListNotations.
Open Scope Z_scope.

(* The divstep, as in the README; j is delta - 1/2. *)

Definition state := (Z * Z * Z)%type.

Definition divstep (st : state) : state :=
  let '(j, f, g) := st in
  if Z.even g then (j + 1, f, g / 2)
  else if j <? 0 then (j + 1, f, (g + f) / 2)
  else (- j, g, (g - f) / 2).

Fixpoint divsteps (t : nat) (st : state) : state :=
  match t with O => st | S t => divstep (divsteps t st) end.

Definition start (f g : Z) : state := (0, f, g).

(* Half-planes. *)

Definition half_plane := (Z * Z * Z)%type.

Definition holds (s x y : Z) (h : half_plane) : Prop :=
  let '(a, b, c) := h in a * x + b * y <= c * s.

Definition within (set : list half_plane) (s x y : Z) : Prop := Forall (holds s x y) set.

(* Whether the half-plane h, of which n/d times the right side is enough, follows from two of them. *)
Definition from_two (n d : Z) (h one other : half_plane) : bool :=
  let '(a, b, c) := h in
  let '(a1, b1, c1) := one in
  let '(a2, b2, c2) := other in
  let det := a1 * b2 - b1 * a2 in
  let l1 := a * b2 - b * a2 in
  if 0 <=? l1 then
    let l2 := a1 * b - b1 * a in
    if 0 <=? l2 then if 0 <? det then d * (l1 * c1 + l2 * c2) <=? n * c * det else false else false
  else false.

(* The two are next to each other; the first is next to the last. *)
Fixpoint neighbours (first : half_plane) (set : list half_plane) : list (half_plane * half_plane) :=
  match set with
  | [] => []
  | [h] => [(h, first)]
  | h :: (h' :: _) as rest => (h, h') :: neighbours first rest
  end.

Definition pairs (set : list half_plane) : list (half_plane * half_plane) :=
  match set with [] => [] | h :: _ => neighbours h set end.

Fixpoint follows (n d : Z) (set : list (half_plane * half_plane)) (h : half_plane) : bool :=
  match set with
  | [] => false
  | (one, other) :: rest => if from_two n d h one other then true else follows n d rest h
  end.

(* What a half-plane demands of a point before a linear map. *)
Definition matrix := (Z * Z * Z * Z)%type.

Definition before (m : matrix) (h : half_plane) : half_plane :=
  let '(p, q, r, t) := m in
  let '(a, b, c) := h in
  (a * p + b * r, a * q + b * t, c).

(* Whether d times m maps inner into n times outer. *)
Definition maps (m : matrix) (n d : Z) (inner outer : list half_plane) : bool :=
  let p := pairs inner in forallb (fun h => follows n d p (before m h)) outer.

Lemma from_two_right n d h one other s x y :
  0 < d -> 0 <= s -> holds s x y one -> holds s x y other -> from_two n d h one other = true ->
  let '(a, b, c) := h in d * (a * x + b * y) <= n * c * s.
Proof.
  destruct h as [[a b] c], one as [[a1 b1] c1], other as [[a2 b2] c2]; unfold holds, from_two.
  intros Hd Hs H1 H2 H.
  cbv zeta in H.
  destruct (0 <=? a * b2 - b * a2) eqn:E2; [|discriminate].
  destruct (0 <=? a1 * b - b1 * a) eqn:E3; [|discriminate].
  destruct (0 <? a1 * b2 - b1 * a2) eqn:E1; [|discriminate].
  apply Z.ltb_lt in E1; apply Z.leb_le in E2, E3, H.
  set (det := a1 * b2 - b1 * a2) in *.
  set (l1 := a * b2 - b * a2) in *.
  set (l2 := a1 * b - b1 * a) in *.
  assert (E : det * (a * x + b * y) = l1 * (a1 * x + b1 * y) + l2 * (a2 * x + b2 * y)) by (unfold det, l1, l2; ring).
  assert (l1 * (a1 * x + b1 * y) <= l1 * (c1 * s)) by (apply Z.mul_le_mono_nonneg_l; assumption).
  assert (l2 * (a2 * x + b2 * y) <= l2 * (c2 * s)) by (apply Z.mul_le_mono_nonneg_l; assumption).
  assert (d * (det * (a * x + b * y)) <= d * (l1 * (c1 * s) + l2 * (c2 * s)))
    by (apply Z.mul_le_mono_nonneg_l; lia).
  assert (d * (l1 * c1 + l2 * c2) * s <= n * c * det * s) by (apply Z.mul_le_mono_nonneg_r; assumption).
  apply (Z.mul_le_mono_pos_l _ _ det); [assumption|].
  replace (det * (d * (a * x + b * y))) with (d * (det * (a * x + b * y))) by ring.
  replace (det * (n * c * s)) with (n * c * det * s) by ring.
  replace (d * (l1 * (c1 * s) + l2 * (c2 * s))) with (d * (l1 * c1 + l2 * c2) * s) in * by ring.
  lia.
Qed.

Lemma neighbours_in first set p q :
  forall all, In first all -> (forall h, In h set -> In h all) -> In (p, q) (neighbours first set) -> In p all /\ In q all.
Proof.
  intros all Hf; induction set as [|h [|h' rest] IH]; simpl; intros Hall H.
  - contradiction.
  - destruct H as [H|[]]. inversion H; subst. split; [apply Hall; left; reflexivity|assumption].
  - destruct H as [H|H].
    + inversion H; subst. split; apply Hall; simpl; auto.
    + apply IH; [intros; apply Hall; right; assumption|assumption].
Qed.

Lemma follows_right n d set h s x y :
  0 < d -> 0 <= s -> within set s x y -> follows n d (pairs set) h = true ->
  let '(a, b, c) := h in d * (a * x + b * y) <= n * c * s.
Proof.
  intros Hd Hs Hin H.
  assert (exists p q, In (p, q) (pairs set) /\ from_two n d h p q = true) as [p [q [Hpq H']]].
  { induction (pairs set) as [|[p q] rest IH]; [discriminate|]. simpl in H.
    destruct (from_two n d h p q) eqn:E; [exists p, q; simpl; auto|].
    destruct (IH H) as [p' [q' [? ?]]]. exists p', q'. simpl. auto. }
  clear H. rename H' into H.
  assert (In p set /\ In q set) as [Hp Hq].
  { destruct set as [|first rest]; [contradiction|].
    apply (neighbours_in first (first :: rest) p q); simpl; auto. }
  unfold within in Hin; rewrite Forall_forall in Hin.
  exact (from_two_right n d h p q s x y Hd Hs (Hin p Hp) (Hin q Hq) H).
Qed.

Lemma maps_right m n d inner outer s x y :
  0 < d -> 0 <= s -> maps m n d inner outer = true -> within inner s x y ->
  let '(p, q, r, t) := m in within outer (n * s) (d * (p * x + q * y)) (d * (r * x + t * y)).
Proof.
  destruct m as [[[p q] r] t]. intros Hd Hs H Hin.
  apply Forall_forall. intros [[a b] c] Hh.
  unfold maps in H; rewrite forallb_forall in H. specialize (H _ Hh).
  apply (follows_right _ _ _ _ s x y Hd Hs Hin) in H. unfold before in H. unfold holds.
  replace (a * (d * (p * x + q * y)) + b * (d * (r * x + t * y)))
    with (d * ((a * p + b * r) * x + (a * q + b * t) * y)) by ring.
  lia.
Qed.

Lemma within_scale set k s x y : 0 <= k -> within set s x y -> within set (k * s) (k * x) (k * y).
Proof.
  intros Hk. apply Forall_impl. intros [[a b] c]. unfold holds. intros H.
  apply (Z.mul_le_mono_nonneg_l _ _ k) in H; [lia|assumption].
Qed.

Lemma within_cancel set k s x y : 0 < k -> within set (k * s) (k * x) (k * y) -> within set s x y.
Proof.
  intros Hk. apply Forall_impl. intros [[a b] c]. unfold holds. intros H.
  apply (Z.mul_le_mono_pos_l _ _ k Hk). lia.
Qed.

Lemma within_add set s x y s' x' y' :
  within set s x y -> within set s' x' y' -> within set (s + s') (x + x') (y + y').
Proof.
  unfold within. rewrite !Forall_forall. intros H H' [[a b] c] Hin.
  specialize (H _ Hin); specialize (H' _ Hin). unfold holds in *. lia.
Qed.

(* Certificates. *)

Record certificate := Certificate {
  alpha_n : Z;  (* alpha = alpha_n / alpha_d *)
  alpha_d : Z;
  unit_ : Z;  (* vertices are integers in units of 1/unit_ *)
  vertices_p : list (Z * Z);
  vertices_q : list (Z * Z);
  height : Z;  (* G, in the same units *)
  formula_p : Z;
  formula_q : Z;
  formula_c : Z;
}.

(* The half-plane left of an edge. *)
Definition left_of (e : (Z * Z) * (Z * Z)) : half_plane :=
  let '((ax, ay), (bx, bY)) := e in (bY - ay, - (bx - ax), (bY - ay) * ax - (bx - ax) * ay).

Fixpoint edges (first : Z * Z) (vertices : list (Z * Z)) : list ((Z * Z) * (Z * Z)) :=
  match vertices with
  | [] => []
  | [v] => [(v, first)]
  | v :: (v' :: _) as rest => (v, v') :: edges first rest
  end.

Definition half_planes (vertices : list (Z * Z)) : list half_plane :=
  match vertices with [] => [] | v :: _ => map left_of (edges v vertices) end.

Definition square : list (Z * Z) := [(0, 0); (1, 0); (1, 1); (0, 1)].
Definition triangle : list (Z * Z) := [(0, 0); (1, 0); (1, 1)].

(* Corners of a region decide on half-planes. *)
Definition corners_within (corners : list (Z * Z)) (u : Z) (set : list half_plane) : bool :=
  forallb (fun h => forallb (fun v => let '(a, b, c) := h in a * u * fst v + b * u * snd v <=? c) corners) set.

Definition steps_valid (C : certificate) : bool :=
  let P := half_planes (vertices_p C) in
  let Q := half_planes (vertices_q C) in
  let n := alpha_n C in
  let d := alpha_d C in
  (0 <? n) && (n <=? d) && (0 <? unit_ C) && (0 <? height C) && (d <=? 2 * n) && (d ^ 3 <=? 4 * n ^ 3)
  && maps (0, 2, -1, 1) (2 * n) d P P
  && maps (0, 2, -2, 1) (4 * n ^ 2) (d ^ 2) P Q
  && maps (2, 0, 0, 1) (2 * n) d Q P
  && maps (2, 0, 1, 1) (2 * n) d Q P
  && maps (0, 4, -4, 1) (16 * n ^ 4) (d ^ 4) P Q
  && maps (0, 4, -4, 3) (16 * n ^ 4) (d ^ 4) P Q
  && maps (8, 1, 0, 8) (16 * n ^ 2) (d ^ 2) P P
  && maps (8, -1, 0, 8) (16 * n ^ 2) (d ^ 2) P P
  && forallb (follows 1 1 (pairs P)) [(0, 1, height C); (0, -1, height C)]
  && forallb (follows 1 1 (pairs Q)) [(1, 0, height C); (-1, 0, height C)].

(* Powers of alpha from above: the m and e of m / 2^e, with m rounded up to 128 bits. *)
Definition round_up (m e : Z) : Z * Z :=
  let r := Z.max 0 (Z.log2 m - 127) in
  if r <=? e then (Z.shiftr m r + 1, e - r) else (m, e).

Fixpoint power_above (n : Z) (l : Z) (k : positive) : Z * Z :=
  match k with
  | xH => (n, l)
  | xO k => let '(m, e) := power_above n l k in round_up (m * m) (2 * e)
  | xI k => let '(m, e) := power_above n l k in let '(m, e) := round_up (m * m) (2 * e) in round_up (m * n) (e + l)
  end.

(* alpha_d is a power of two, and alpha^k <= m / 2^e. *)
Definition above (C : certificate) (k : Z) : Z * Z := power_above (alpha_n C) (Z.log2 (alpha_d C)) (Z.to_pos k).

(* The same for the height. *)
Definition height_above (C : certificate) (k : Z) : Z * Z :=
  power_above (height C) (Z.log2 (unit_ C)) (Z.to_pos k).

Definition formula_valid (C : certificate) : bool :=
  let '(m, e) := above C (formula_p C) in
  let rest := formula_c C - formula_q C + 1 in
  let '(m2, e2) := above C rest in
  let '(h, e3) := height_above C (formula_q C) in
  (alpha_d C =? 2 ^ Z.log2 (alpha_d C)) && (unit_ C =? 2 ^ Z.log2 (unit_ C))
  && (0 <? formula_p C) && (0 <? formula_q C) && (0 <? rest)
  && (0 <=? e) && (0 <=? e2) && (0 <=? e3)
  && (m * 2 ^ formula_q C <=? 2 ^ e) && (h * m2 <? 2 ^ (e2 + e3)).

Definition valid (region : list (Z * Z)) (C : certificate) : bool :=
  steps_valid C && formula_valid C && corners_within region (unit_ C) (half_planes (vertices_p C)).

(* The invariant, for the two sets of a certificate. *)

Lemma within_eq set s x y s' x' y' :
  within set s x y -> s = s' -> x = x' -> y = y' -> within set s' x' y'.
Proof. intros; subst; assumption. Qed.

Section Invariant.

Variable C : certificate.
Hypothesis C_valid : steps_valid C = true.

Let P := half_planes (vertices_p C).
Let Q := half_planes (vertices_q C).
Let n := alpha_n C.
Let d := alpha_d C.

(* At the scale s / D: D has the powers of d, and s those of n. *)
Definition invariant (s D : Z) (st : state) : Prop :=
  let '(j, f, g) := st in
  if 0 <=? j then within P (s * d ^ j) (D * n ^ j * f) (D * n ^ j * (2 ^ j * g))
  else if j =? -1 then within Q s (D * f) (D * g)
  else let k := -1 - j in
    within P (s * d ^ (k + 2)) (D * n ^ (k + 2) * (f - 2 * g)) (D * n ^ (k + 2) * (2 ^ (k + 1) * f)).

Ltac checks := pose proof C_valid as V; unfold steps_valid in V; fold P Q n d in V;
  repeat match goal with H : _ && _ = true |- _ => apply andb_prop in H as [? ?] end.

Lemma n_pos : 0 < n. Proof. checks. now apply Z.ltb_lt. Qed.
Lemma n_le_d : n <= d. Proof. checks. now apply Z.leb_le. Qed.
Lemma d_pos : 0 < d. Proof. pose proof n_pos; pose proof n_le_d; lia. Qed.

Lemma half_of_even g : Z.even g = true -> g = 2 * (g / 2).
Proof. intros H. apply Zeven_bool_iff, Zeven_div2 in H. rewrite Z.div2_div in H. exact H. Qed.

Lemma half_of_sum f g : Z.odd f = true -> Z.even g = false -> g + f = 2 * ((g + f) / 2).
Proof. intros Hf Hg. apply half_of_even. rewrite Z.even_add, Hg, <- Z.negb_odd, Hf. reflexivity. Qed.

Lemma half_of_difference f g : Z.odd f = true -> Z.even g = false -> g - f = 2 * ((g - f) / 2).
Proof. intros Hf Hg. apply half_of_even. rewrite Z.even_sub, Hg, <- Z.negb_odd, Hf. reflexivity. Qed.

Lemma odd_kept j f g : Z.odd f = true -> let '(_, f', _) := divstep (j, f, g) in Z.odd f' = true.
Proof.
  intros Hf. unfold divstep. destruct (Z.even g) eqn:E; [exact Hf|].
  destruct (j <? 0); [exact Hf|]. rewrite <- Z.negb_even, E. reflexivity.
Qed.

(* What the steps of the certificate say: [S], [X], [Y] are any point of the inner set. *)
Lemma images S X Y : 0 <= S ->
  (within P S X Y ->
    within P (2 * n * S) (d * (2 * Y)) (d * (Y - X))
    /\ within Q (4 * n ^ 2 * S) (d ^ 2 * (2 * Y)) (d ^ 2 * (Y - 2 * X))
    /\ within Q (16 * n ^ 4 * S) (d ^ 4 * (4 * Y)) (d ^ 4 * (Y - 4 * X))
    /\ within Q (16 * n ^ 4 * S) (d ^ 4 * (4 * Y)) (d ^ 4 * (3 * Y - 4 * X))
    /\ within P (16 * n ^ 2 * S) (d ^ 2 * (8 * X + Y)) (d ^ 2 * (8 * Y))
    /\ within P (16 * n ^ 2 * S) (d ^ 2 * (8 * X - Y)) (d ^ 2 * (8 * Y))
    /\ Z.abs Y <= height C * S)
  /\ (within Q S X Y ->
    within P (2 * n * S) (d * (2 * X)) (d * Y)
    /\ within P (2 * n * S) (d * (2 * X)) (d * (X + Y))
    /\ Z.abs X <= height C * S).
Proof.
  intros HS. pose proof d_pos as Hd. checks.
  assert (0 < d ^ 2) by (apply Z.pow_pos_nonneg; lia).
  assert (0 < d ^ 4) by (apply Z.pow_pos_nonneg; lia).
  repeat match goal with
  | H : maps ?m ?kn ?kd ?i ?o = true |- _ =>
      pose proof (fun W => maps_right m kn kd i o S X Y ltac:(assumption) HS H W); clear H
  | H : forallb (follows 1 1 (pairs ?set)) _ = true |- _ =>
      rewrite forallb_forall in H;
      pose proof (fun W h I => follows_right 1 1 set h S X Y ltac:(lia) HS W (H h I)); clear H
  end.
  cbv beta iota in *.
  split; intros W; repeat match goal with H : within _ S X Y -> _ |- _ => specialize (H W) end;
  repeat split.
  all: try match goal with
    H : within _ _ _ _ |- within _ _ _ _ => solve [eapply within_eq; [exact H|ring|ring|ring]] end.
  - match goal with H : forall h, In h [(0, 1, height C); _] -> _ |- _ =>
      pose proof (H _ (or_introl eq_refl)); pose proof (H _ (or_intror (or_introl eq_refl))) end.
    cbv beta iota in *. lia.
  - match goal with H : forall h, In h [(1, 0, height C); _] -> _ |- _ =>
      pose proof (H _ (or_introl eq_refl)); pose proof (H _ (or_intror (or_introl eq_refl))) end.
    cbv beta iota in *. lia.
Qed.

Variables s D : Z.
Hypothesis s_pos : 0 < s.
Hypothesis D_pos : 0 < D.

Lemma power_pos b k : 0 < b -> 0 <= k -> 0 < b ^ k.
Proof. intros; apply Z.pow_pos_nonneg; lia. Qed.

Lemma two_power_pos k : 0 <= k -> 0 < 2 ^ k.
Proof. intros; apply power_pos; lia. Qed.

(* At most once a positive factor k is left over. *)
Ltac cancel k H := apply (within_cancel _ k); [lia|eapply within_eq; [exact H|..]].

(* Powers with a sum in the exponent, as products. *)
Ltac powers := rewrite ?Z.pow_add_r by lia; rewrite ?Z.pow_1_r; try ring.

Lemma step_keeps j f g :
  Z.odd f = true -> invariant s D (j, f, g) -> invariant (s * n) (D * d) (divstep (j, f, g)).
Proof.
  intros Hf I.
  pose proof n_pos as Hn; pose proof d_pos as Hd.
  assert (Hnd : 0 < n * d) by (apply Z.mul_pos_pos; assumption).
  assert (Hs : 0 <= s) by lia.
  unfold divstep.
  destruct (Z_le_gt_dec 0 j) as [Hj|Hj].
  - (* delta > 0 *)
    unfold invariant in I. rewrite (proj2 (Z.leb_le 0 j) Hj) in I.
    destruct (Z.even g) eqn:E.
    + pose proof (half_of_even g E) as Eh. set (h := g / 2) in *. clearbody h. subst g.
      unfold invariant. rewrite (proj2 (Z.leb_le 0 (j + 1))) by lia.
      apply (within_scale _ (n * d)) in I; [|lia].
      eapply within_eq; [exact I|powers..].
    + rewrite (proj2 (Z.ltb_ge j 0)) by lia.
      pose proof (half_of_difference f g Hf E) as Eh. set (h := (g - f) / 2) in *. clearbody h.
      assert (g = 2 * h + f) as Eg by lia. clear Eh E. subst g.
      assert (j = 0 \/ j = 1 \/ 2 <= j) as [->|[->|Hj']] by lia; unfold invariant.
      * (* to 1/2 *)
        change (- 0) with 0. change (0 <=? 0) with true. cbv iota. rewrite !Z.pow_0_r in *.
        destruct (images s (D * f) (D * (2 * h + f)) Hs) as [[W _] _].
        { eapply within_eq; [exact I|ring..]. }
        cancel 2 W; ring.
      * (* to -1/2 *)
        change (0 <=? - (1)) with false. change (- (1) =? -1) with true. cbv iota. rewrite !Z.pow_1_r in *.
        destruct (images (s * d) (D * n * f) (D * n * (2 * (2 * h + f)))) as [[_ [W _]] _].
        { apply Z.mul_nonneg_nonneg; lia. }
        { eapply within_eq; [exact I|ring..]. }
        cancel (4 * (n * d)) W; ring.
      * (* further down: the same point *)
        rewrite (proj2 (Z.leb_gt 0 (- j))) by lia. rewrite (proj2 (Z.eqb_neq (- j) (-1))) by lia.
        replace (-1 - - j + 2) with (j + 1) by ring. replace (-1 - - j + 1) with j by ring.
        apply (within_scale _ (n * d)) in I; [|lia].
        eapply within_eq; [exact I|powers..].
  - (* delta < 0 *)
    rewrite (proj2 (Z.ltb_lt j 0)) by lia. cbv iota.
    unfold invariant in I. rewrite (proj2 (Z.leb_gt 0 j)) in I by lia.
    match goal with |- invariant _ _ ?next =>
      assert (exists h, (g = 2 * h \/ g = 2 * h - f) /\ next = (j + 1, f, h)) as [h [Eg ->]] end.
    { destruct (Z.even g) eqn:E; eexists; split; try reflexivity.
      - left. apply half_of_even, E.
      - right. pose proof (half_of_sum f g Hf E). lia. }
    assert (j = -1 \/ j = -2 \/ j <= -3) as [->|[->|Hj']] by lia; unfold invariant.
    + (* to 1/2 *)
      change (-1 + 1) with 0. change (0 <=? 0) with true. change (-1 =? -1) with true in I. cbv iota in *.
      rewrite !Z.pow_0_r.
      destruct (images s (D * f) (D * g) Hs) as [_ [W0 [W1 _]]]; [exact I|].
      destruct Eg; subst g; [cancel 2 W0|cancel 2 W1]; ring.
    + (* to -1/2 *)
      change (-2 + 1) with (-1). change (0 <=? -1) with false. change (-1 =? -1) with true.
      change (-2 =? -1) with false in I. cbv iota zeta in I |- *.
      change (-1 - -2 + 2) with 3 in I. change (-1 - -2 + 1) with 2 in I.
      destruct (images (s * d ^ 3) (D * n ^ 3 * (f - 2 * g)) (D * n ^ 3 * (2 ^ 2 * f))) as [[_ [_ [W0 [W1 _]]]] _].
      { apply Z.mul_nonneg_nonneg; [lia|]. apply Z.lt_le_incl, power_pos; lia. }
      { exact I. }
      assert (0 < 16 * n ^ 3 * d ^ 3).
      { repeat apply Z.mul_pos_pos; try lia; apply power_pos; lia. }
      destruct Eg; subst g; [cancel (16 * n ^ 3 * d ^ 3) W0|cancel (16 * n ^ 3 * d ^ 3) W1]; ring.
    + (* one up, below *)
      rewrite (proj2 (Z.leb_gt 0 (j + 1))) by lia. rewrite (proj2 (Z.eqb_neq (j + 1) (-1))) by lia.
      rewrite (proj2 (Z.eqb_neq j (-1))) in I by lia. cbv zeta in I |- *.
      set (e := -3 - j). assert (He : 0 <= e) by lia.
      replace (-1 - j + 2) with (e + 4) in I by lia. replace (-1 - j + 1) with (e + 3) in I by lia.
      replace (-1 - (j + 1) + 2) with (e + 3) by lia. replace (-1 - (j + 1) + 1) with (e + 2) by lia.
      pose proof (two_power_pos e He) as Ht.
      destruct (images (s * d ^ (e + 4)) (D * n ^ (e + 4) * (f - 2 * g)) (D * n ^ (e + 4) * (2 ^ (e + 3) * f)))
        as [[_ [_ [_ [_ [W0 [W1 _]]]]]] _].
      { apply Z.mul_nonneg_nonneg; [lia|]. apply Z.lt_le_incl, power_pos; lia. }
      { exact I. }
      (* Between the two: e + 1 parts of one, e - 1 of the other. *)
      assert (0 < 32 * 2 ^ e * n * d) by (repeat apply Z.mul_pos_pos; lia).
      destruct Eg; subst g.
      * pose proof (within_add _ _ _ _ _ _ _ (within_scale _ (2 ^ e + 1) _ _ _ ltac:(lia) W0)
          (within_scale _ (2 ^ e - 1) _ _ _ ltac:(lia) W1)) as W.
        cancel (32 * 2 ^ e * n * d) W; powers.
      * pose proof (within_add _ _ _ _ _ _ _ (within_scale _ (2 ^ e - 1) _ _ _ ltac:(lia) W0)
          (within_scale _ (2 ^ e + 1) _ _ _ ltac:(lia) W1)) as W.
        cancel (32 * 2 ^ e * n * d) W; powers.
Qed.

(* The end. *)
Lemma last_keeps j f g :
  Z.odd f = true -> invariant s D (j, f, g) -> height C * s < D -> g = 0.
Proof.
  intros Hf I Hend.
  pose proof n_pos as Hn; pose proof d_pos as Hd.
  assert (H2 : d <= 2 * n) by (checks; now apply Z.leb_le).
  assert (H4 : d ^ 3 <= 4 * n ^ 3) by (checks; now apply Z.leb_le).
  assert (HG : 0 < height C) by (checks; now apply Z.ltb_lt).
  assert (Hs : 0 <= s) by lia.
  (* |z| D A <= G s B with B <= A leaves 0 alone. *)
  assert (zero : forall z A B, 0 < B -> B <= A -> Z.abs (D * A * z) <= height C * (s * B) -> z = 0).
  { intros z A B HB HA H. rewrite !Z.abs_mul, (Z.abs_eq D), (Z.abs_eq A) in H by lia.
    destruct (Z.eq_dec z 0) as [|Hz]; [assumption|exfalso].
    assert (1 <= Z.abs z) by lia.
    assert (D * A <= D * A * Z.abs z) by (rewrite <- (Z.mul_1_r (D * A)) at 1; apply Z.mul_le_mono_nonneg_l; nia).
    assert (height C * s * B < D * B) by (apply Z.mul_lt_mono_pos_r; assumption).
    assert (D * B <= D * A) by (apply Z.mul_le_mono_nonneg_l; lia).
    lia. }
  assert (not_zero : f <> 0) by (intros ->; discriminate).
  unfold invariant in I. destruct (0 <=? j) eqn:Ej.
  - apply Z.leb_le in Ej.
    destruct (images (s * d ^ j) (D * n ^ j * f) (D * n ^ j * (2 ^ j * g))) as [[_ [_ [_ [_ [_ [_ B]]]]]] _].
    { apply Z.mul_nonneg_nonneg; [lia|]. apply Z.lt_le_incl, power_pos; lia. }
    { exact I. }
    apply (zero g ((2 * n) ^ j) (d ^ j)).
    + apply power_pos; lia.
    + apply Z.pow_le_mono_l; lia.
    + replace (D * (2 * n) ^ j * g) with (D * n ^ j * (2 ^ j * g)); [exact B|rewrite Z.pow_mul_l; ring].
  - apply Z.leb_gt in Ej. exfalso. destruct (j =? -1) eqn:E1.
    + destruct (images s (D * f) (D * g) Hs) as [_ [_ [_ B]]]; [exact I|].
      apply not_zero, (zero f 1 1); [lia..|]. rewrite !Z.mul_1_r. exact B.
    + apply Z.eqb_neq in E1. cbv zeta in I. set (e := -2 - j). assert (He : 0 <= e) by lia.
      replace (-1 - j + 2) with (e + 3) in I by lia. replace (-1 - j + 1) with (e + 2) in I by lia.
      destruct (images (s * d ^ (e + 3)) (D * n ^ (e + 3) * (f - 2 * g)) (D * n ^ (e + 3) * (2 ^ (e + 2) * f)))
        as [[_ [_ [_ [_ [_ [_ B]]]]]] _].
      { apply Z.mul_nonneg_nonneg; [lia|]. apply Z.lt_le_incl, power_pos; lia. }
      { exact I. }
      apply not_zero, (zero f ((2 * n) ^ e * (4 * n ^ 3)) (d ^ e * d ^ 3)).
      * apply Z.mul_pos_pos; apply power_pos; lia.
      * apply Z.mul_le_mono_nonneg; try assumption.
        -- apply Z.lt_le_incl, power_pos; lia.
        -- apply Z.pow_le_mono_l; lia.
        -- apply Z.lt_le_incl, power_pos; lia.
      * rewrite <- Z.pow_add_r by lia.
        replace (D * ((2 * n) ^ e * (4 * n ^ 3)) * f) with (D * n ^ (e + 3) * (2 ^ (e + 2) * f)); [exact B|].
        rewrite !Z.pow_add_r, Z.pow_mul_l by lia. ring.
Qed.

End Invariant.
