// SPDX-License-Identifier: MIT OR Apache-2.0
// The page: asks the library, and shows the same step of every algorithm, one of them large.
"use strict";

const $ = (id) => document.getElementById(id);
const make = (name, attributes = {}, ...children) => {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
};

// What there is to see.

const RINGS = {
  integers: {
    fields: { a: ["Number A", "whole numbers from 0 up, such as 240, 0xff or 2^61 - 1"], b: ["Number B", "whole numbers from 0 up, such as 240, 0xff or 2^61 - 1; odd for the binary GCD and for divsteps"] },
    results: { gcd: "gcd", s: "s", t: "t", inverse: "1 / A mod B", jacobi: "Jacobi (A/B)" },
    check: ["s A + t B = gcd", ({ a, b }, { gcd, s, t }) => number(s) * BigInt(a) + number(t) * BigInt(b) === number(gcd)],
    examples: [
      ["Two odd numbers", "1234567", "7654321"],
      ["A common divisor", "240", "105"],
      ["Modulo 2^255 - 19", "112233445566778899^4", "2^255 - 19"],
      ["Fibonacci, Euclid’s longest way", "12200160415121876738", "7540113804746346429"],
    ],
  },
  polynomials: {
    fields: { p: ["The prime", "primes below 2^31, such as 7"], a: ["Polynomial A", "sums of terms such as x^3 + 2x + 1, of the larger degree, up to 128"], b: ["Polynomial B", "sums of terms such as x^3 + 2x + 1, of the smaller degree"] },
    results: { gcd: "gcd", s: "s", t: "t", inverse: "1 / B mod A" },
    check: ["s A + t B = gcd", ({ p, a, b }, { gcd, s, t }) => {
      const all = [s, t, gcd].map((text) => coefficients(text).map(BigInt)), sum = [];
      for (const [x, y] of [[all[0], a], [all[1], b], [all[2], [-1]]]) x.forEach((c, i) => y.forEach((d, j) => { sum[i + j] = ((sum[i + j] ?? 0n) + c * BigInt(d)) % BigInt(p); }));
      return sum.every((c) => c === 0n);
    }],
    examples: [
      ["Bernstein and Yang’s", "2x^7 + 7x^6 + x^5 + 8x^4 + 2x^3 + 8x^2 + x + 8", "3x^6 + x^5 + 4x^4 + x^3 + 5x^2 + 9x + 2", "7"],
      ["A common factor", "x^4 - 1", "x^2 + 3x + 2", "11"],
      ["Modulo 2", "x^8 + x^4 + x^3 + x + 1", "x^6 + x^4 + x + 1", "2"],
    ],
  },
  field: {
    fields: { a: ["Element A", "bits such as 0x53, or powers such as x^6 + x^4 + x + 1, of a smaller degree than B"], b: ["Polynomial B of the field", "irreducible ones such as x^8 + x^4 + x^3 + x + 1, or 0x11b"] },
    results: { inverse: "1 / A" },
    check: ["A · 1/A = 1 in the field", ({ a, b }, { inverse }) => {
      if (inverse === null) return false;
      let sum = 0n;
      for (let i = 0n, x = BigInt(a); x >> i; i++) if ((x >> i) & 1n) sum ^= BigInt(inverse) << i;
      while (length(sum) >= length(BigInt(b))) sum ^= BigInt(b) << BigInt(length(sum) - length(BigInt(b)));
      return sum === 1n;
    }],
    examples: [
      ["The field of AES", "0x53", "x^8 + x^4 + x^3 + x + 1"],
      ["Degree 89", "0x123456789abcdef01234567", "x^89 + x^38 + 1"],
      ["Degree 163, of DSTU 4145", "0x5fbff498aa938ce739b8e022fbafef40563f6e6a3", "x^163 + x^7 + x^6 + x^3 + 1"],
    ],
  },
};

// What a step costs, by the project's own measurements; where the chapters are.
const COSTS = JSON.parse('/* COSTS */');
const DOCS = "/* DOCS */";

function questionOf(state) {
  const read = (name, parse) => {
    try { return parse(state[name]); } catch (error) { throw Object.assign(new Error(`${RINGS[state.ring].fields[name][0]}: ${error.message}.`), { field: name }); }
  };
  const hex = (x) => `0x${x.toString(16)}`;
  if (state.ring === "integers") return { ring: "integers", a: hex(read("a", integer)), b: hex(read("b", integer)) };
  if (state.ring === "field") return { ring: "field", a: hex(read("a", bits)), b: hex(read("b", bits)) };
  const p = read("p", integer);
  if (p < 2n || p >> 31n) throw Object.assign(new Error(`The prime: ${p} is none below 2^31.`), { field: "p" });
  const reduced = (text) => {
    const all = polynomial(text, 128).map((c) => Number(((c % p) + p) % p));
    while (all.length && !all.at(-1)) all.pop();
    return all;
  };
  return { ring: "polynomials", p: Number(p), a: read("a", reduced), b: read("b", reduced) };
}

// The library.

let library = null;

function ask(question) {
  const bytes = new TextEncoder().encode(JSON.stringify(question));
  const place = library.room(bytes.length);
  new Uint8Array(library.memory.buffer, place, bytes.length).set(bytes);
  const at = library.answer();
  return JSON.parse(new TextDecoder().decode(new Uint8Array(library.memory.buffer, at, library.answer_length())));
}

// What is shown: the state that the address holds, and what came of it.

const state = { ring: "integers", a: "", b: "", p: "7", look: "divstep", step: 0, base: "10", zoom: 1 };
let shown = { cards: [], most: 0 };
// Of the steps that the reader has to say in advance: the answer to this one, and how many were right.
const quiz = { on: false, said: null, right: 0, all: 0 };

/** A number as the reader wants it. */
function written(text) {
  if (!isNumber(text) || state.ring === "field") return text;
  return state.base === "16" ? text : number(text).toString();
}

/** A number in a sentence. */
function brief(x) {
  const text = written(`${x < 0n ? "-" : ""}0x${magnitude(x).toString(16)}`);
  return text.length > 24 ? `${text.slice(0, 8)}…${text.slice(-4)}` : text;
}

/** An entry of a matrix of polynomials modulo 2. */
function powers(text) {
  const x = number(text), parts = [];
  for (let i = length(x) - 1; i >= 0; i--) if ((x >> BigInt(i)) & 1n) parts.push(i === 0 ? "1" : i === 1 ? "x" : `x^${i}`);
  return parts.join(" + ") || "0";
}

const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised = (n) => [...String(n)].map((d) => SUPER[d]).join("");
const pretty = (text) => text.replace(/\^(\d+)/g, (_, n) => raised(n));

function showResults() {
  const ring = RINGS[state.ring], { results, question } = shown;
  const rows = results.map(({ name, value }) => {
    const text = value === null ? "none: a common factor" : pretty(written(value));
    return make("div", text.length > 14 ? { class: "long" } : {}, make("dt", {}, ring.results[name]), make("dd", { class: value === null ? "none" : "", "data-result": name }, text));
  });
  const [text, holds] = ring.check, values = Object.fromEntries(results.map(({ name, value }) => [name, value]));
  const right = holds(question, values);
  if (right || state.ring !== "field") rows.push(make("div", { class: `check ${right ? "good" : "bad"}` }, make("dt", {}, right ? "✓" : "✗"), make("dd", { "data-result": "check" }, `${text}${right ? ", checked here" : " does not hold"}`)));
  $("results").replaceChildren(...rows);
}

function card(algorithm) {
  const lesson = LESSONS[state.ring][algorithm.name], { title } = lesson;
  const element = make("article", { class: "algorithm", "data-algorithm": algorithm.name, "aria-label": title });
  const count = make("span", { class: "count" });
  const head = make("header", {}, make("h3", {}, title), count);
  if (algorithm.error) {
    element.append(head, make("p", { class: "about" }, lesson.about), make("p", { class: "refused" }, `Not for these: ${algorithm.error}`));
    return { algorithm, lesson, element, last: 0, show() {}, draw() {} };
  }
  const run = runOf(algorithm, lesson, Number(shown.question.p ?? 2), shown.question.b && state.ring === "field" ? BigInt(shown.question.b) : null);
  const { last } = run;
  const canvas = make("canvas", { role: "img", "aria-label": `${run.names.join(" and ")} in ${last} steps, a column each` });
  const cursor = make("div", { class: "cursor" }), names = make("div"), marks = make("div");
  const picture = make("div", { class: "picture" }, canvas, make("div", { "aria-hidden": "true" }, cursor, names, marks));
  const operation = make("p", { class: "operation" }), why = make("p", { class: "why" }), ask = make("div", { class: "quiz" }), verdict = make("p", { class: "verdict" });
  const values = make("dl", { class: "state" }), matrix = make("div", { class: "matrix" });
  const table = make("div", { class: "all", tabindex: "0", role: "region", "aria-label": `All steps of ${title}` });
  const details = make("details", {}, make("summary", {}, `All ${last} steps`), table);
  const legend = make("ul", { class: "legend" }, ...Object.values(lesson.choices).map(([text, color]) => make("li", {}, make("i", { style: `background: var(--${color})` }), text)));
  const about = make("p", { class: "about" }, lesson.about);
  element.append(head, picture, legend, make("div", { class: "next" }, verdict, operation, why, ask), make("div", { class: "numbers" }, values, matrix), about, details);
  details.addEventListener("toggle", () => { if (details.open) fill(); });
  canvas.addEventListener("click", (event) => go(frame.first + Math.floor((event.offsetX - GUTTER) / frame.column)));
  let frame = null, drawn = "";

  function fill() {
    const head = make("tr", {}, make("th", {}, "step"), ...algorithm.columns.map((c) => make("th", {}, c)), make("th", {}, "what was done"));
    const rows = algorithm.steps.map((step, i) => make("tr", i === Math.min(state.step, last) ? { class: "now" } : {}, make("td", {}, String(i)),
      ...step.values.map((v) => make("td", {}, written(v))), make("td", {}, pretty(step.operation))));
    table.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  function draw(at, large, hidden) {
    const zoom = large ? state.zoom : 1;
    frame = frameOf(run, at, zoom, canvas.clientWidth, canvas.clientHeight, hidden);
    const wanted = [canvas.clientWidth, canvas.clientHeight, zoom, zoom > 1 ? at : 0, hidden ? at : last].join();
    if (wanted === drawn) return;
    drawn = wanted;
    drawRun(canvas, run, frame, hidden ? at : last);
    const labels = [...run.names.map((name, j) => [name, frame.top(j) + frame.lane / 2]), ["next", frame.kinds + KIND / 2]];
    if (run.twice) labels.push(["delta", frame.kinds + KIND + GAP + frame.delta / 2]);
    names.replaceChildren(...labels.map(([text, y]) => make("span", { class: "lane", style: `top: ${y}px` }, text)));
  }

  const one = {
    algorithm, lesson, run, element, last,
    show() {
      const at = Math.min(state.step, last), step = algorithm.steps[at], over = at === last, large = state.look === algorithm.name;
      const next = over ? { marks: [] } : run.next(at);
      const asked = quiz.on && large && !over && next.kind in lesson.choices, open = asked && quiz.said === null;
      for (const place of large ? [count, $("count")] : [count]) {
        place.textContent = over ? `done in ${last} steps` : `step ${at} of ${last}`;
        place.classList.toggle("done", over);
      }
      element.classList.toggle("over", over);
      const right = quiz.said === next.kind;
      verdict.textContent = !asked || open ? "" : right ? "Right." : `No, it is not “${lesson.choices[quiz.said][0]}”.`;
      verdict.classList.toggle("good", right);
      operation.textContent = open ? "" : over ? "Done" : operationOf(algorithm.steps[at + 1], lesson, next.kind);
      why.textContent = open ? "" : over ? lesson.end(step.values.map((v) => (isNumber(v) ? number(v) : null))) : next.why;
      ask.replaceChildren(...(asked ? question(next.kind, open) : []));
      values.replaceChildren(...algorithm.columns.map((name, i) => make("div", {}, make("dt", {}, name.replace("delta2", "delta")), valueOf(name, step.values[i], next.marks.filter(([lane]) => lane === i), large))));
      matrix.replaceChildren(...(over || open ? [] : matrixOf(algorithm.steps[at + 1], algorithm.columns)));
      draw(at, large, quiz.on && large);
      cursor.style.cssText = `left: ${GUTTER + (at - frame.first) * frame.column}px; width: ${Math.max(3, frame.column)}px`;
      marks.replaceChildren(...(large ? marksOf(next.marks, at, frame) : []).map(([x, y, w, h]) => make("div", { class: "mark", style: `left: ${x}px; top: ${y}px; width: ${w}px; height: ${h}px` })));
      if (details.open) fill();
    },
    redraw() { drawn = ""; one.show(); },
    /** The reader's answer, by its place. */
    answer(place) {
      const key = Object.keys(lesson.choices)[place], at = Math.min(state.step, last);
      if (!quiz.on || quiz.said !== null || !key || at === last) return;
      Object.assign(quiz, { said: key, all: quiz.all + 1, right: quiz.right + (key === run.kinds[at] ? 1 : 0) });
      one.show();
      $("onward")?.focus();
    },
  };

  /** What is asked before a step, or what became of the answer. */
  function question(kind, open) {
    if (open) {
      const buttons = Object.values(lesson.choices).map(([text], i) => {
        const button = make("button", { type: "button", "data-choice": i }, make("kbd", {}, String(i + 1)), ` ${text}`);
        button.addEventListener("click", () => one.answer(i));
        return button;
      });
      return [make("p", {}, "Which step is next? The frames are around what decides."), make("div", { class: "choices" }, ...buttons)];
    }
    const onward = make("button", { type: "button", id: "onward", class: "primary" }, "Next step");
    onward.addEventListener("click", () => { go(state.step + 1); document.querySelector("[data-choice]")?.focus(); });
    return [make("div", { class: "choices" }, onward, make("span", {}, `${quiz.right} of ${quiz.all} right`))];
  }
  return one;
}

/** Of a page of the documentation, by its place in the repository. */
const link = (path, text) => make("a", { href: DOCS + path }, text);

/** What a step does. The records call each divstep by the same name. */
const operationOf = (step, lesson, kind) => (step.operation === "divstep" ? lesson.choices[kind][0] : pretty(step.operation).replaceAll(" - ", " − "));

/** A column's value, and of a long number that is shown large the bits at the end that decides. delta is half of what the algorithm counts with. */
function valueOf(name, text, marks, large) {
  if (name === "delta2") return make("dd", {}, halves(Number(number(text))));
  if (name === "delta" || name === "k") return make("dd", {}, isNumber(text) ? number(text).toString() : text);
  const element = make("dd", {}, pretty(written(text)));
  if (!large || !marks.length || !isNumber(text)) return element;
  const digits = magnitude(number(text)).toString(2), top = marks.every(([, , to]) => to === digits.length - 1) && digits.length > 8;
  const from = top ? digits.length - 8 : 0, part = top ? digits.slice(0, 8) : digits.slice(-8);
  const bits = [...part].map((digit, i) => {
    const place = from + part.length - 1 - i;
    return marks.some(([, low, high]) => place >= low && place <= high) ? make("mark", {}, digit) : digit;
  });
  const rest = digits.length > 8 ? "…" : "";
  element.append(make("span", { class: "bits" }, ...(top ? [] : [rest]), ...bits, ...(top ? [rest] : [])));
  return element;
}

function matrixOf(step, columns) {
  if (!step.matrix) return [];
  const entry = (text) => (state.ring === "field" ? pretty(powers(text)) : written(text));
  const [p, q, r, s] = step.matrix.map(entry);
  const rows = [[p, q], [r, s]].map((row) => make("tr", {}, ...row.map((x) => make("td", {}, x))));
  const over = step.shift ? ` / ${state.ring === "field" ? `x${step.shift > 1 ? raised(step.shift) : ""}` : 2 ** step.shift}` : "";
  const pair = columns.slice(0, 2).join(", ");
  return [make("span", { class: "over" }, `next (${pair}) =`), make("table", { "aria-label": `Matrix ${p}, ${q}; ${r}, ${s}` }, make("tbody", {}, ...rows)), make("span", { class: "over" }, `(${pair})${over}`)];
}

function showStep() {
  quiz.said = null;
  $("step").value = state.step;
  // The player goes on to the end of the longest run; the one that is shown large may end before, and says so itself.
  const place = `${state.step} of ${shown.most}`, longer = chosen().last < shown.most;
  $("place").textContent = `Step ${place}${longer ? " (all)" : ""}`;
  $("step").setAttribute("aria-valuetext", place + (longer ? ", the longest run of all" : ""));
  for (const one of shown.cards) one.show();
  keep();
}

/** One algorithm large, the others below. */
function showLook() {
  const large = shown.cards.find((c) => c.algorithm.name === state.look && c.run) ?? shown.cards.findLast((c) => c.run) ?? shown.cards[0];
  state.look = large.algorithm.name;
  $("looks").replaceChildren(make("legend", { class: "unseen" }, "Which algorithm is shown large"), ...shown.cards.map(({ algorithm, lesson }) => {
    const input = make("input", { type: "radio", name: "look", value: algorithm.name, ...(algorithm.error ? { disabled: "" } : {}) });
    input.checked = algorithm.name === state.look;
    input.addEventListener("change", () => { state.look = algorithm.name; place(); showStep(); });
    return make("label", {}, input, make("span", {}, lesson.title));
  }));
  place();
}

function place() {
  for (const one of shown.cards) {
    const large = one.algorithm.name === state.look;
    one.element.classList.toggle("card", !large);
    // Of five that change at once a reader who listens hears one.
    one.element.querySelector(".next")?.setAttribute("aria-live", large ? "polite" : "off");
    (large ? $("chosen") : $("cards")).append(one.element);
    if (large) $("about").replaceChildren(...aboutOf(one));
  }
  const others = shown.cards.filter((c) => c.algorithm.name !== state.look).map((c) => c.element);
  $("cards").replaceChildren(...others);
  $("predict").disabled = !Object.keys(chosen().lesson.choices).length;
}

/** What the algorithm is, where its chapter is, and how many steps suffice. */
function aboutOf({ algorithm: { bound }, lesson: { title, about, chapter, proof } }) {
  const links = [make("p", { class: "links" }, "Read ", link(...chapter))];
  if (bound) links.push(make("p", { class: "links" }, `At most ${bound} steps for all numbers of this length`, ...(proof ? [": ", link(...proof)] : [])));
  return [make("h2", {}, title), make("p", { class: "about" }, about), ...links];
}

const chosen = () => shown.cards.find((c) => c.algorithm.name === state.look);

/** Steps, and what a step costs, beside each other. */
function showCosts() {
  const costs = state.ring === "integers" ? COSTS : null;
  const inAll = (name) => costs?.rows[name]?.cycles, most = Math.max(...shown.cards.map((c) => c.last)), dear = Math.max(...Object.values(COSTS.rows).map((row) => row.cycles ?? 0));
  const bar = (part) => make("i", { class: "bar", style: `width: ${Math.round(100 * part)}%` });
  const heads = ["Algorithm", "What decides a step", "Steps here", "Enough for all of this length", ...(costs ? [`A step costs`, `${costs.bits} bits, in all`, "In hardware, a step"] : [])];
  const rows = shown.cards.map(({ algorithm, lesson, run, last }) => {
    const cost = costs?.rows[algorithm.name], name = make("th", { scope: "row" }, lesson.title);
    const cells = [lesson.decides, run ? [String(last), bar(last / most)] : "not for these", algorithm.bound && run ? [lesson.proof ? link(...lesson.proof.with(1, String(algorithm.bound))) : String(algorithm.bound)] : "–"];
    if (costs) {
      cells.push(cost?.cycles ? `${(cost.cycles / cost.steps).toFixed(1)} cycles` : "–", inAll(algorithm.name) ? [`${Math.round(cost.steps)} steps, ${Math.round(cost.cycles).toLocaleString("en")} cycles`, bar(cost.cycles / dear)] : "–", cost?.rows ? `${cost.rows} rows of adders` : "–");
    }
    return make("tr", {}, name, ...cells.map((cell, i) => make("td", { "data-head": heads[i + 1], class: cell === "–" ? "none" : "" }, ...[cell].flat())));
  });
  $("costs").replaceChildren(make("thead", {}, make("tr", {}, ...heads.map((head) => make("th", { scope: "col" }, head)))), make("tbody", {}, ...rows));
  $("compare-heading").textContent = costs ? "Few steps are not cheap steps" : "How many steps";
  $("compare-about").textContent = costs
    ? `Euclid takes the fewest steps, and each of them is a division. The last columns have what whole inversions of ${costs.bits} bits took on one CPU. Stein is the cheapest, but its time shows the numbers, as Euclid’s does; the binary GCD and divsteps do the same steps for all.`
    : "How many steps each takes here, and how many are proved to suffice. A fixed number is what constant time needs.";
  $("costs-source").replaceChildren(...(costs ? [`Cycles: the least of an inversion by ${costs.kernels}, on ${costs.cpu}, `, link(costs.file, "measured lines"), `; divided by the steps that are always done, or by the mean of ${costs.pairs} random pairs for Euclid and Stein. Plus-minus is made for hardware: rows of carry-save adders, `, link("docs/seeds.md#steps-and-clocks", "the model"), "."] : []));
}

/** Asks the library about a state, and shows what came; or says what is wrong with it, and shows what was there. */
function compute(wanted, step) {
  stop();
  let answer, question;
  try {
    question = questionOf(wanted);
    answer = ask(question);
  } catch (error) {
    answer = { error: error.message, field: error.field };
  }
  const field = answer.field ?? /^(?:the )?([ABp]) /.exec(answer.error ?? "")?.[1].toLowerCase() ?? null;
  for (const name of ["a", "b", "p"]) $(name).toggleAttribute("aria-invalid", Boolean(answer.error) && (field === null || field === name));
  $("error").textContent = answer.error ? `${answer.error.replace(/([^.])$/, "$1.")} ${accepted(wanted.ring, field)}` : "";
  if (answer.error && shown.cards.length) $("error").textContent += ` Still shown: A = ${cut(state.a)}, B = ${cut(state.b)}.`;
  if (answer.error) return false;
  Object.assign(state, wanted);
  shown = { question, results: answer.results, cards: [], most: 0 };
  shown.cards = answer.algorithms.map(card);
  shown.most = Math.max(...shown.cards.map((c) => c.last));
  state.zoom = 1;
  for (const id of ["chosen", "cards"]) $(id).replaceChildren();
  showLook();
  showResults();
  showCosts();
  showZoom();
  $("step").max = shown.most;
  // What is worth seeing is in the middle.
  state.step = Math.min(step ?? Math.floor(0.4 * chosen().last), shown.most);
  showStep();
  return true;
}

const cut = (text) => (text.length > 24 ? `${text.slice(0, 22)}…` : text);

/** What may stand in a field. */
function accepted(ring, field) {
  const { fields } = RINGS[ring], names = field && fields[field] ? [field] : Object.keys(fields);
  return `Accepted: ${names.map((name) => (names.length > 1 ? `${fields[name][0]}: ` : "") + fields[name][1]).join("; ")}.`;
}

/** Labels and examples of a ring. */
function showRing(ring) {
  const { fields, examples } = RINGS[ring];
  for (const name of ["a", "b"]) $(name).title = `${fields[name][0]}: ${fields[name][1]}`;
  $("prime-field").hidden = ring !== "polynomials";
  $("bases").hidden = ring !== "integers";
  $("example").replaceChildren(make("option", { value: "" }, "Try …"), ...examples.map(([name], i) => make("option", { value: i }, name)));
  for (const input of document.getElementsByName("ring")) input.checked = input.value === ring;
}

function fillForm(from) {
  for (const name of ["a", "b", "p"]) $(name).value = from[name];
  for (const input of document.getElementsByName("base")) input.checked = input.value === from.base;
}

function takeExample(ring, i) {
  const [, a, b, p] = RINGS[ring].examples[i], wanted = { ...state, ring, a, b, p: p ?? state.p };
  fillForm(wanted);
  compute(wanted);
}

// The link holds the state.

function keep() {
  const { ring, a, b, p, look, step, base } = state;
  const parts = new URLSearchParams({ ring, a, b, ...(ring === "polynomials" ? { p } : {}), ...(ring === "integers" && base !== "10" ? { base } : {}), look, step });
  history.replaceState(null, "", `#${parts}`);
}

function fromLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (!Object.hasOwn(RINGS, parts.get("ring") ?? "")) return false;
  const wanted = { ...state };
  for (const name of ["ring", "a", "b", "p", "base"]) wanted[name] = (parts.get(name) ?? { p: "7", base: "10" }[name] ?? "").slice(0, 2000);
  wanted.look = parts.get("look") ?? "divstep";
  if (wanted.base !== "16") wanted.base = "10";
  const step = Number.parseInt(parts.get("step") ?? "", 10);
  showRing(wanted.ring);
  // What cannot be shown is said; below it stands an example.
  if (!compute(wanted, Number.isNaN(step) ? undefined : Math.max(0, step)) && !shown.cards.length) {
    const said = $("error").textContent;
    takeExample(wanted.ring, 0);
    $("error").textContent = `${said} Shown is an example.`;
  }
  fillForm(wanted);
  return true;
}

// Moving through the steps.

let timer = null;

function stop() {
  clearInterval(timer);
  timer = null;
  $("play").textContent = "Play";
}

function play() {
  if (timer !== null) return stop();
  if (state.step >= shown.most) state.step = 0;
  $("play").textContent = "Pause";
  // Long traces take some fifteen seconds, short ones stay readable.
  timer = setInterval(() => {
    if (state.step >= shown.most) return stop();
    state.step += 1;
    showStep();
  }, Math.min(500, Math.max(30, 15000 / Math.max(shown.most, 1))));
}

function go(step) {
  stop();
  state.step = Math.max(0, Math.min(shown.most, step));
  showStep();
}

const ZOOMS = [1, 2, 4, 8, 16, 32];

function showZoom() {
  $("zoom").textContent = `${state.zoom}×`;
  $("wider").disabled = state.zoom === 1;
  $("closer").disabled = state.zoom >= Math.min(ZOOMS.at(-1), Math.max(1, chosen().last / 8));
}

function zoom(by) {
  const at = ZOOMS.indexOf(state.zoom) + by;
  if ((by > 0 ? $("closer") : $("wider")).disabled) return;
  state.zoom = ZOOMS[at];
  showZoom();
  chosen().show();
}

function predict() {
  Object.assign(quiz, { on: !quiz.on, said: null, right: 0, all: 0 });
  stop();
  $("predict").setAttribute("aria-pressed", String(quiz.on));
  showStep();
  document.querySelector("[data-choice]")?.focus();
}

function listen() {
  $("question").addEventListener("submit", (event) => {
    event.preventDefault();
    const ring = [...document.getElementsByName("ring")].find((input) => input.checked).value;
    compute({ ...state, ring, a: $("a").value, b: $("b").value, p: $("p").value });
  });
  for (const input of document.getElementsByName("ring")) input.addEventListener("change", () => { showRing(input.value); takeExample(input.value, 0); });
  for (const input of document.getElementsByName("base")) input.addEventListener("change", () => { state.base = input.value; showResults(); showStep(); });
  $("example").addEventListener("change", (event) => { if (event.target.value !== "") takeExample([...document.getElementsByName("ring")].find((input) => input.checked).value, Number(event.target.value)); });
  $("step").addEventListener("input", () => go(Number($("step").value)));
  $("first").addEventListener("click", () => go(0));
  $("back").addEventListener("click", () => go(state.step - 1));
  $("forward").addEventListener("click", () => go(state.step + 1));
  $("last").addEventListener("click", () => go(shown.most));
  $("play").addEventListener("click", play);
  $("closer").addEventListener("click", () => zoom(1));
  $("wider").addEventListener("click", () => zoom(-1));
  $("predict").addEventListener("click", predict);
  $("link").addEventListener("click", async () => {
    const said = await navigator.clipboard?.writeText(location.href).then(() => "Copied", () => null) ?? "Copy it from the address bar";
    $("link").textContent = said;
    setTimeout(() => { $("link").textContent = "Copy link"; }, 2000);
  });
  // A digit says which step is next; + and - change the zoom.
  addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target.matches("input:not([type]), select")) return;
    if (quiz.on && /^[1-9]$/.test(event.key)) chosen().answer(Number(event.key) - 1);
    else if (event.key === "+" || event.key === "-") zoom(event.key === "+" ? 1 : -1);
  });
  addEventListener("hashchange", fromLink);
  const redraw = () => { for (const one of shown.cards) one.redraw?.(); };
  addEventListener("resize", redraw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
}

async function start() {
  const packed = new Blob([Uint8Array.from(atob("/* MODULE */"), (c) => c.charCodeAt(0))]);
  const module = await new Response(packed.stream().pipeThrough(new DecompressionStream("deflate"))).arrayBuffer();
  library = (await WebAssembly.instantiate(module)).instance.exports;
  listen();
  if (fromLink()) return;
  showRing("integers");
  takeExample("integers", 0);
}

start()
  .catch((error) => { $("error").textContent = `This browser cannot run the page: ${error.message}`; })
  .finally(() => { document.body.dataset.ready = "yes"; });
