// SPDX-License-Identifier: MIT OR Apache-2.0
// The picture of a run: a column for each step; in it the bits or coefficients of its numbers, what the next step is, and delta.
"use strict";

const GUTTER = 46, GAP = 12, KIND = 10;

/** A run as it is drawn: for each step its lanes, its kind of next step, and twice delta. */
function runOf(algorithm, lesson, p, b) {
  const { steps } = algorithm, last = steps.length - 1;
  const names = lesson.lanes ?? algorithm.columns.slice(0, 2);
  const lanes = steps.map((step, i) => lesson.lane?.(steps, i) ?? step.values.slice(0, names.length).map(number));
  const twice = lesson.deltas?.(steps) ?? null;
  const kinds = steps.slice(1).map((step) => lesson.done(step));
  const next = (i) => lesson.next(steps[i].values.map((v) => (isNumber(v) ? number(v) : null)), { twice: twice?.[i], lanes: lanes[i], i, kind: kinds[i], b });
  return { steps, last, names, lesson, twice, kinds, next, lanes, columns: lanes.map((all) => all.map((x) => cells(x, p))) };
}

/** What a lane shows of a number or a polynomial: how many places, and how dark each is. */
function cells(x, p) {
  if (Array.isArray(x)) return { negative: false, size: x.length, at: (k) => (x[k] ? 0.3 + (0.7 * x[k]) / Math.max(1, p - 1) : 0) };
  const digits = x === 0n ? "" : magnitude(x).toString(2);
  return { negative: x < 0n, size: digits.length, at: (k) => (digits[digits.length - 1 - k] === "1" ? 1 : 0) };
}

/** Which steps and places are seen at this zoom around a step, or before it if what comes is hidden, and where. */
function frameOf(run, step, zoom, width, height, hidden) {
  const total = run.columns.length, longest = Math.max(1, ...run.columns.flat().map((lane) => lane.size));
  const count = Math.max(Math.min(total, 8), Math.ceil(total / zoom)), places = Math.max(Math.min(longest, 8), Math.ceil(longest / zoom));
  const first = Math.max(0, Math.min(total - count, step - (hidden ? count - 2 : Math.floor(count / 2))));
  const size = Math.max(...run.columns[step].map((lane) => lane.size));
  const base = run.lesson.from === "top" ? Math.max(0, size - places) : 0;
  const delta = run.twice ? 40 : 0, below = KIND + GAP + (delta ? delta + GAP : 0);
  const lane = (height - below - GAP * (run.names.length - 1)) / run.names.length;
  return { first, count, base, places, lane, delta, column: (width - GUTTER) / count, bit: lane / places, kinds: height - below + GAP, top: (j) => j * (lane + GAP) };
}

const colorOf = (name) => getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim();

function drawRun(canvas, run, frame, until) {
  const scale = devicePixelRatio || 1;
  [canvas.width, canvas.height] = [canvas.clientWidth * scale, canvas.clientHeight * scale];
  const context = canvas.getContext("2d");
  context.scale(scale, scale);
  const color = Object.fromEntries(["one", "zero", "negative", "light-negative", "quiet", "line", "ink"].map((name) => [name, colorOf(name)]));
  const kinds = Object.fromEntries(Object.entries(run.lesson.choices).map(([kind, [, name]]) => [kind, colorOf(name)]));
  const { first, count, base, places, column, bit, lane, top } = frame;
  const inner = column > 4 ? column - 1 : column, room = bit > 4 ? 1 : 0;
  for (let i = first; i < Math.min(first + count, until + 1); i++) {
    const left = GUTTER + (i - first) * column;
    run.columns[i].forEach(({ negative, size, at }, j) => {
      const bottom = top(j) + lane, shown = Math.max(0, Math.min(size - base, places));
      if (!shown) return;
      context.fillStyle = negative ? color["light-negative"] : color.zero;
      context.fillRect(left, bottom - shown * bit, inner, shown * bit);
      context.fillStyle = negative ? color.negative : color.one;
      // Small ones as runs of equal ones, of which there are fewer.
      for (let k = 0, end; k < shown; k = end) {
        const dark = at(base + k);
        for (end = k + 1; !room && end < shown && at(base + end) === dark;) end++;
        if (!dark) continue;
        if (dark !== 1) context.globalAlpha = dark;
        context.fillRect(left, bottom - end * bit, inner, Math.max((end - k) * bit - room, 0.6));
        if (dark !== 1) context.globalAlpha = 1;
      }
    });
    if (i < Math.min(until, run.last)) {
      context.fillStyle = kinds[run.kinds[i]] ?? color.line;
      context.fillRect(left, frame.kinds, inner, KIND);
    }
  }
  if (run.twice) drawDelta(context, run, frame, color, until);
}

/** The counter as a line, with 0 in the middle. */
function drawDelta(context, run, { first, count, column, delta, kinds }, color, until) {
  const middle = kinds + KIND + GAP + delta / 2, most = Math.max(2, ...run.twice.map(Math.abs));
  context.strokeStyle = color.line;
  context.beginPath();
  context.moveTo(GUTTER, middle);
  context.lineTo(GUTTER + count * column, middle);
  context.stroke();
  context.strokeStyle = color.ink;
  context.lineWidth = 1.5;
  context.beginPath();
  for (let i = first; i < Math.min(first + count, until + 1); i++) context.lineTo(GUTTER + (i - first + 0.5) * column, middle - (run.twice[i] / most) * (delta / 2));
  context.stroke();
}

/** Frames around the bits that decide the next step, in the column that is seen: left, top, width, height. */
function marksOf(marks, step, { first, base, places, column, bit, lane, top }) {
  const boxes = marks.map(([j, from, to]) => {
    const [low, high] = [Math.max(0, from - base), Math.min(places - 1, to - base)];
    if (high < low) return null;
    const tall = Math.max(4, (high - low + 1) * bit), y = top(j) + lane - (low + (high - low + 1) / 2) * bit;
    return [GUTTER + (step - first) * column, y - tall / 2, Math.max(4, column), tall];
  });
  return boxes.filter(Boolean);
}
