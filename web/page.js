// SPDX-License-Identifier: MIT OR Apache-2.0
// The page: reads what was typed, asks the library, and shows the same step of every algorithm.
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
    a: ["Number A", "a whole number, such as 240, 0xff or 2^61 - 1"],
    b: ["Number B", "odd for the binary GCD and for divsteps"],
    results: { gcd: "Greatest common divisor", inverse: "Inverse of A modulo B", jacobi: "Jacobi symbol (A / B)" },
    explanation: "Each picture shows the bits of two numbers, a column for each step, the lowest bit at the bottom. The orange line is the step that you see.",
    examples: [
      ["two odd numbers", "1234567", "7654321"],
      ["a common divisor: 240 and 105", "240", "105"],
      ["3 modulo 2^255 - 19", "3", "2^255 - 19"],
      ["Fibonacci numbers, the longest way for Euclid", "12200160415121876738", "7540113804746346429"],
    ],
    algorithms: {
      euclid: ["Euclid", "Divide and keep the remainder. s and t say how it is made of A and B."],
      stein: ["Stein", "Halve even numbers, subtract odd ones. No division."],
      "plus-minus": ["Plus-minus", "Add or subtract, whatever gives a multiple of 4. Nothing is compared."],
      "binary-gcd": ["Binary GCD", "Stein with cofactors: when a is 0, v is the inverse of A modulo B."],
      divstep: ["Divsteps", "A counter replaces the comparison, so only the lowest bits decide. The library does this for secret numbers."],
    },
  },
  polynomials: {
    a: ["Polynomial A", "such as x^3 + 2x + 1; the one of larger degree"],
    b: ["Polynomial B", "of a smaller degree"],
    results: { gcd: "Greatest common divisor", inverse: "Inverse of B modulo A" },
    explanation: "Coefficients are modulo the prime p. For divsteps both polynomials are read backwards, so that the first coefficient decides.",
    examples: [
      ["the example of Bernstein and Yang", "2x^7 + 7x^6 + x^5 + 8x^4 + 2x^3 + 8x^2 + x + 8", "3x^6 + x^5 + 4x^4 + x^3 + 5x^2 + 9x + 2", "7"],
      ["a common factor", "x^4 - 1", "x^2 + 3x + 2", "11"],
      ["modulo 2", "x^8 + x^4 + x^3 + x + 1", "x^6 + x^4 + x + 1", "2"],
    ],
    algorithms: {
      euclid: ["Euclid", "Division with remainder."],
      subtractions: ["Subtractions", "The same, one coefficient at a time: as many steps for all polynomials of these degrees."],
      divstep: ["Divsteps", "A counter decides, and the first coefficients. delta is the counter."],
    },
  },
  field: {
    a: ["Element", "bits such as 0x53, or x^6 + x^4 + x + 1"],
    b: ["Polynomial of the field", "x^8 + x^4 + x^3 + x + 1, or 0x11b"],
    results: { inverse: "Inverse of the element" },
    explanation: "An element is a polynomial modulo 2, written as bits. The pictures show them, a column for each step, the lowest power at the bottom.",
    examples: [
      ["the field of AES", "0x53", "x^8 + x^4 + x^3 + x + 1"],
      ["degree 89", "0x123456789abcdef01234567", "x^89 + x^38 + 1"],
      ["degree 163, of DSTU 4145", "0x5fbff498aa938ce739b8e022fbafef40563f6e6a3", "x^163 + x^7 + x^6 + x^3 + 1"],
    ],
    algorithms: {
      "kovtun-bulakh": ["Kovtun–Bulakh", "Euclid, one bit at a time, with degrees that are known. When u is 1, b is the inverse."],
      divstep: ["Divsteps", "From the lowest power up, with a counter. When g is 0, d is the inverse."],
      "itoh-tsujii": ["Itoh–Tsujii", "Powers of the element: squarings and a few products, the same for all elements."],
    },
  },
};

// What people type.

const MOST_BITS = 1024;

/** The integer that an expression says: numbers, + - * ^ and parentheses. */
function integer(text) {
  const tokens = text.match(/0x[0-9a-f]+|\d[\d_]*|[-+*^()]|\S/gi) ?? [];
  let at = 0;
  const fail = () => { throw new Error(at < tokens.length ? `“${tokens[at]}” is not expected here` : "something is missing at the end"); };
  const limited = (x) => { if ((x < 0n ? -x : x) >> BigInt(4 * MOST_BITS)) throw new Error(`the number is too long; up to ${MOST_BITS} bits are accepted`); return x; };
  const sum = () => {
    let x = product();
    while (tokens[at] === "+" || tokens[at] === "-") x = limited(tokens[at++] === "+" ? x + product() : x - product());
    return x;
  };
  const product = () => {
    let x = signed();
    while (tokens[at] === "*") { at++; x = limited(x * signed()); }
    return x;
  };
  const signed = () => {
    if (tokens[at] === "-") { at++; return -signed(); }
    if (tokens[at] === "+") { at++; return signed(); }
    return power();
  };
  const power = () => {
    const base = atom();
    if (tokens[at] !== "^") return base;
    at++;
    const exponent = signed();
    if (exponent < 0n || exponent > BigInt(4 * MOST_BITS)) throw new Error(`the exponent ${exponent} is not between 0 and ${4 * MOST_BITS}`);
    let x = 1n;
    for (let i = 0n; i < exponent; i++) x = limited(x * base);
    return x;
  };
  const atom = () => {
    const token = tokens[at];
    if (token === "(") {
      at++;
      const x = sum();
      if (tokens[at] !== ")") fail();
      at++;
      return x;
    }
    if (!/^(0x[0-9a-f]+|\d)/i.test(token ?? "")) fail();
    at++;
    return BigInt(token.replaceAll("_", ""));
  };
  if (!tokens.length) throw new Error("is empty");
  const x = sum();
  if (at < tokens.length) fail();
  if (x < 0n) throw new Error("is negative; numbers from 0 up are accepted");
  return x;
}

/** The coefficients of 2x^3 - x + 1, the constant term first. */
function polynomial(text, most) {
  const compact = text.replace(/\s|\*/g, "");
  const coefficients = [];
  const term = /([-+]?)(\d*)(?:([a-z])(?:\^(\d+))?)?/giy;
  let variable = null;
  while (term.lastIndex < compact.length) {
    const from = term.lastIndex;
    const [all, sign, digits, letter, exponent] = term.exec(compact);
    if (!digits && !letter || from > 0 && !sign || variable && letter && letter !== variable) throw new Error(`“${compact.slice(from, from + 8)}” is no term such as 2x^3`);
    variable ??= letter ?? null;
    const i = letter ? Number(exponent ?? 1) : 0;
    if (i > most) throw new Error(`has degree ${i}; up to ${most} are accepted`);
    coefficients[i] = (coefficients[i] ?? 0n) + BigInt(sign + (digits || "1"));
    term.lastIndex = from + all.length;
  }
  if (!coefficients.length) throw new Error("is empty");
  return Array.from(coefficients, (c) => c ?? 0n);
}

/** Bits, or a polynomial modulo 2. */
function bits(text) {
  if (!/[a-z]/i.test(text.replace(/0x[0-9a-f]+/gi, ""))) return integer(text);
  return polynomial(text, MOST_BITS).reduce((x, c, i) => x | (BigInt.asUintN(1, c) << BigInt(i)), 0n);
}

function questionOf(state) {
  const read = (name, parse) => {
    try { return parse(state[name]); } catch (error) { throw new Error(`${name === "p" ? "The prime" : RINGS[state.ring][name][0]}: ${error.message}`); }
  };
  const hex = (x) => `0x${x.toString(16)}`;
  if (state.ring === "integers") return { ring: "integers", a: hex(read("a", integer)), b: hex(read("b", integer)) };
  if (state.ring === "field") return { ring: "field", a: hex(read("a", bits)), b: hex(read("b", bits)) };
  const p = read("p", integer);
  if (p < 2n || p >> 31n) throw new Error("The prime: primes below 2^31 are accepted");
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

// What is shown.

const state = { ring: "integers", a: "", b: "", p: "7", step: 0, base: "10" };
let shown = { algorithms: [], cards: [], most: 0 };

const number = (text) => (text.startsWith("-") ? -BigInt(text.slice(1)) : BigInt(text));
const isNumber = (text) => /^-?0x[0-9a-f]+$/.test(text);

/** A number as the reader wants it. */
function written(text) {
  if (!isNumber(text) || state.ring === "field") return text;
  return state.base === "16" ? text : number(text).toString();
}

/** An entry of a matrix of polynomials modulo 2. */
function powers(text) {
  const x = number(text), parts = [];
  for (let i = x.toString(2).length - 1; i >= 0; i--) if ((x >> BigInt(i)) & 1n) parts.push(i === 0 ? "1" : i === 1 ? "x" : `x^${i}`);
  return parts.join(" + ") || "0";
}

const SUPER = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const raised = (n) => [...String(n)].map((d) => SUPER[d]).join("");
const pretty = (text) => text.replace(/\^(\d+)/g, (_, n) => raised(n));

function showResults(results) {
  const names = RINGS[state.ring].results;
  $("results").replaceChildren(...results.map(({ name, value }) => {
    const none = value === null;
    const text = none ? "none: they have a factor in common" : pretty(written(value));
    return make("div", {}, make("dt", {}, names[name]), make("dd", { class: none ? "none" : "", "data-result": name }, text));
  }));
}

function card(algorithm) {
  const [title, about] = RINGS[state.ring].algorithms[algorithm.name];
  const element = make("article", { class: "card algorithm", "data-algorithm": algorithm.name, "aria-label": title });
  const count = make("span", { class: "count" });
  element.append(make("header", {}, make("h3", {}, title), count), make("p", { class: "about" }, about));
  if (algorithm.error) {
    element.append(make("p", { class: "refused" }, `Not for these numbers: ${algorithm.error}`));
    return { element, show() { count.textContent = ""; }, draw() {} };
  }
  const last = algorithm.steps.length - 1;
  const drawn = algorithm.columns.slice(0, 2).filter((_, i) => isNumber(algorithm.steps[0].values[i]) && algorithm.name !== "itoh-tsujii" || algorithm.name === "itoh-tsujii" && i === 0);
  const canvas = make("canvas", { role: "img", "aria-label": `Bits of ${drawn.join(" and ")} in ${last} steps` });
  const cursor = make("div", { class: "cursor", "aria-hidden": "true" });
  const operation = make("p", { class: "operation" });
  const values = make("dl", { class: "state" });
  const matrix = make("div", { class: "matrix" });
  const table = make("div", { class: "all", tabindex: "0", role: "region", "aria-label": `All steps of ${title}` });
  const details = make("details", {}, make("summary", {}, `All ${last} steps`), table);
  if (drawn.length) element.append(make("div", { class: "picture" }, canvas, cursor));
  element.append(operation, values, matrix, details);
  details.addEventListener("toggle", () => { if (details.open) fill(); });

  function fill() {
    const head = make("tr", {}, make("th", {}, "step"), ...algorithm.columns.map((c) => make("th", {}, c)), make("th", {}, "what was done"));
    const rows = algorithm.steps.map((step, i) => make("tr", i === Math.min(state.step, last) ? { class: "now" } : {}, make("td", {}, String(i)),
      ...step.values.map((v) => make("td", {}, written(v))), make("td", {}, pretty(step.operation))));
    table.replaceChildren(make("table", {}, make("thead", {}, head), make("tbody", {}, ...rows)));
  }

  return {
    element,
    show() {
      const at = Math.min(state.step, last), step = algorithm.steps[at];
      count.textContent = at === last ? `done in ${last} steps` : `step ${at} of ${last}`;
      count.classList.toggle("done", at === last);
      operation.textContent = operationOf(step);
      values.replaceChildren(...algorithm.columns.map((name, i) => make("div", {}, make("dt", {}, name.replace("delta2", "delta")), make("dd", {}, shownValue(name, step.values[i])))));
      matrix.replaceChildren(...matrixOf(step));
      cursor.style.left = `${(100 * (at + 0.5)) / (last + 1)}%`;
      if (details.open) fill();
    },
    draw() { if (drawn.length) drawBits(canvas, algorithm.steps, drawn.length); },
  };
}

/** What a step did. The records call each divstep by the same name; its matrix says which it was. */
function operationOf(step) {
  const divsteps = { "-0x1": "swap, (g - f) / 2", "0x1": "(g + f) / 2", "0x0": "g / 2" };
  return step.operation === "divstep" ? divsteps[step.matrix[2]] : pretty(step.operation);
}

/** delta is a half of what the algorithm counts with. */
function shownValue(name, text) {
  if (name === "delta2") return `${number(text)}/2`;
  return name === "delta" || name === "k" ? (isNumber(text) ? number(text).toString() : text) : pretty(written(text));
}

function matrixOf(step) {
  if (!step.matrix) return [];
  const entry = (text) => (state.ring === "field" ? pretty(powers(text)) : written(text));
  const [p, q, r, s] = step.matrix.map(entry);
  const rows = [[p, q], [r, s]].map((row) => make("tr", {}, ...row.map((x) => make("td", {}, x))));
  const over = step.shift ? [make("span", { class: "over" }, state.ring === "field" ? `/ x${step.shift > 1 ? raised(step.shift) : ""}` : `/ ${2 ** step.shift}`)] : [];
  return [make("span", { class: "over" }, "matrix"), make("table", { "aria-label": `Matrix ${p}, ${q}; ${r}, ${s}` }, make("tbody", {}, ...rows)), ...over];
}

/** Two lanes, a column a step, the lowest bit at the bottom: ones dark, zeros light. */
function drawBits(canvas, steps, lanes) {
  const color = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();
  const [one, zero, below, faint] = ["one", "zero", "negative", "light-negative"].map(color);
  const scale = devicePixelRatio || 1;
  const [width, height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
  [canvas.width, canvas.height] = [width, height];
  const context = canvas.getContext("2d");
  const all = steps.map((step) => step.values.slice(0, lanes).map((text) => {
    const x = number(text);
    return [x < 0n, (x < 0n ? -x : x).toString(2)];
  }));
  const longest = Math.max(1, ...all.flat().map(([, digits]) => digits.length));
  const gap = 8 * scale, lane = (height - gap * (lanes - 1)) / lanes, column = width / steps.length, bit = lane / longest;
  const inner = column > 4 * scale ? column - scale : column;
  all.forEach((values, i) => values.forEach(([negative, digits], j) => {
    const bottom = (lane + gap) * j + lane;
    if (digits === "0") return;
    context.fillStyle = negative ? faint : zero;
    context.fillRect(i * column, bottom - digits.length * bit, inner, digits.length * bit);
    context.fillStyle = negative ? below : one;
    const room = bit > 4 * scale ? scale : 0;
    for (let k = 0; k < digits.length; k++) if (digits[digits.length - 1 - k] === "1") context.fillRect(i * column, bottom - (k + 1) * bit, inner, Math.max(bit - room, 0.6));
  }));
}

function showStep() {
  $("step").value = state.step;
  $("place").textContent = `Step ${state.step} of ${shown.most}`;
  $("step").setAttribute("aria-valuetext", `${state.step} of ${shown.most}`);
  for (const one of shown.cards) one.show();
  keep();
}

function showLegend() {
  const entries = state.ring === "polynomials" ? [] : [["--one", "a bit that is 1"], ["--zero", "a bit that is 0"], ...(state.ring === "integers" ? [["--negative", "of a negative number"]] : [])];
  $("legend").replaceChildren(...entries.map(([name, text]) => make("li", {}, make("i", { style: `background: var(${name})` }), text)));
}

/** Asks the library about what stands in the form. */
function compute(step = 0) {
  stop();
  let answer;
  try {
    answer = ask(questionOf(state));
  } catch (error) {
    answer = { error: error.message };
  }
  $("error").textContent = answer.error ?? "";
  for (const id of ["answer", "algorithms", "player"]) $(id).hidden = Boolean(answer.error);
  if (answer.error) return keep();
  showResults(answer.results);
  shown = { algorithms: answer.algorithms, cards: answer.algorithms.map(card), most: Math.max(...answer.algorithms.map((a) => Math.max(a.steps.length - 1, 0))), results: answer.results };
  $("cards").replaceChildren(...shown.cards.map((c) => c.element));
  $("explanation").textContent = RINGS[state.ring].explanation;
  showLegend();
  $("step").max = shown.most;
  state.step = Math.min(step, shown.most);
  for (const one of shown.cards) one.draw();
  showStep();
}

/** Labels and examples of a ring. */
function showRing() {
  const ring = RINGS[state.ring];
  for (const name of ["a", "b"]) [$(`${name}-name`).textContent, $(`${name}-hint`).textContent] = ring[name];
  $("prime-field").hidden = state.ring !== "polynomials";
  $("bases").hidden = state.ring !== "integers";
  $("example").replaceChildren(make("option", { value: "" }, "an example"), ...ring.examples.map(([name], i) => make("option", { value: i }, name)));
  for (const input of document.getElementsByName("ring")) input.checked = input.value === state.ring;
}

function fillForm() {
  for (const name of ["a", "b", "p"]) $(name).value = state[name];
  for (const input of document.getElementsByName("base")) input.checked = input.value === state.base;
}

function takeExample(i) {
  const [, a, b, p] = RINGS[state.ring].examples[i];
  Object.assign(state, { a, b, p: p ?? state.p });
  fillForm();
  compute();
}

// The link holds the state.

function keep() {
  const { ring, a, b, p, step, base } = state;
  const parts = new URLSearchParams({ ring, a, b, ...(ring === "polynomials" ? { p } : {}), ...(ring === "integers" && base !== "10" ? { base } : {}), step });
  history.replaceState(null, "", `#${parts}`);
}

function fromLink() {
  const parts = new URLSearchParams(location.hash.slice(1));
  if (!Object.hasOwn(RINGS, parts.get("ring") ?? "")) return false;
  for (const name of ["ring", "a", "b", "p", "base"]) state[name] = (parts.get(name) ?? { p: "7", base: "10" }[name] ?? "").slice(0, 2000);
  if (state.base !== "16") state.base = "10";
  const step = Number.parseInt(parts.get("step") ?? "0", 10);
  showRing();
  fillForm();
  compute(step > 0 ? step : 0);
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

function listen() {
  $("question").addEventListener("submit", (event) => {
    event.preventDefault();
    Object.assign(state, { a: $("a").value, b: $("b").value, p: $("p").value });
    compute();
  });
  for (const input of document.getElementsByName("ring")) input.addEventListener("change", () => { state.ring = input.value; showRing(); takeExample(0); });
  for (const input of document.getElementsByName("base")) input.addEventListener("change", () => { state.base = input.value; showResults(shown.results); showStep(); });
  $("example").addEventListener("change", (event) => { if (event.target.value !== "") takeExample(Number(event.target.value)); });
  $("step").addEventListener("input", () => go(Number($("step").value)));
  $("first").addEventListener("click", () => go(0));
  $("back").addEventListener("click", () => go(state.step - 1));
  $("forward").addEventListener("click", () => go(state.step + 1));
  $("last").addEventListener("click", () => go(shown.most));
  $("play").addEventListener("click", play);
  $("link").addEventListener("click", async () => {
    const said = await navigator.clipboard?.writeText(location.href).then(() => "Copied", () => null) ?? "Copy it from the address bar";
    $("link").textContent = said;
    setTimeout(() => { $("link").textContent = "Copy link"; }, 2000);
  });
  addEventListener("hashchange", fromLink);
  const redraw = () => { for (const one of shown.cards) one.draw(); };
  addEventListener("resize", redraw);
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", redraw);
}

async function start() {
  const module = Uint8Array.from(atob("MODULE"), (c) => c.charCodeAt(0));
  library = (await WebAssembly.instantiate(module)).instance.exports;
  listen();
  if (fromLink()) return;
  showRing();
  takeExample(0);
}

start()
  .catch((error) => { $("error").textContent = `This browser cannot run the page: ${error.message}`; })
  .finally(() => { document.body.dataset.ready = "yes"; });
