/** Lists the rows of measurements: what is compared with what, how, and with which goal (bench/README.md). */
import { fork } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { importSource } from "../scripts/import-source.mjs";
import { callTime, compare, pairs, processUsage } from "./pairs.mjs";
import { cardSource, flowSource, formSource, smallLogin, sourceOfSize } from "./sources.mjs";

const ROOT = join(import.meta.dirname, "..");
const WF = join(ROOT, "bin", "wf.js");
const LIBRARY = join(ROOT, "dist", "index.js");
const LOGIN = join(ROOT, "examples", "login.wf");
const { parse, validate, renderHtml, renderSvg } = await import(LIBRARY);

const unlimited = {
  boxes: Infinity,
  cells: Infinity,
  boards: Infinity,
  text: Infinity,
  output: Infinity,
};

const cpu =
  (...argv) =>
  () =>
    processUsage(argv).cpu;
const idle = cpu("-e", "0");
/** Functions of this process, which the engine compiles while they run. */
const compareWarm = (first, second) =>
  compare(
    () => callTime(first),
    () => callTime(second),
    { warmUps: 20 },
  );

/**
 * @typedef {object} Row
 * @property {number} number the number of the goal in bench/README.md
 * @property {string} what
 * @property {string} [needs] the peer that it requires
 * @property {number} [most] the goal
 * @property {number} [least] the goal
 * @property {string} [unit] of its values, if they are not ratios
 * @property {string} [side] unit of the two compared sides; ms by default
 * @property {(peers: object, folder: string) => object | Promise<object>} measure values, and the medians of both sides
 */

/** @type {Row[]} */
export const rows = [
  {
    number: 1,
    what: "validate login.wf / node -e 0, cpu",
    most: 1.2,
    measure: () => compare(cpu(WF, "validate", LOGIN), idle),
  },
  {
    number: 2,
    what: "validate 1,000 elements / node -e 0, cpu",
    most: 1.6,
    measure(_, folder) {
      const big = join(folder, "big.wf");
      writeFileSync(big, formSource(1000));
      return compare(cpu(WF, "validate", big), idle);
    },
  },
  {
    number: 3,
    what: "render login.wf --svg / node -e 0, cpu",
    most: 1.6,
    measure: (_, folder) =>
      compare(cpu(WF, "render", LOGIN, "--svg", "-o", join(folder, "login.svg")), idle),
  },
  ...[20_000, 1_000_000].flatMap((bytes) => {
    const source = sourceOfSize(bytes);
    const what = `parse and check ${bytes / 1000} KB`;
    const ours = () => parse(source);
    return [
      {
        number: 4,
        what: `Wireweave's parse / ${what}`,
        needs: "wireweave",
        least: 3,
        measure: ({ wireweave }) => compareWarm(() => wireweave.parse(source), ours),
      },
      {
        number: 4,
        what: `a bare tokenizer / ${what}`,
        least: 0.1,
        measure: () => compareWarm(() => tokenize(source), ours),
      },
    ];
  }),
  {
    number: 5,
    what: "source to HTML, 200 cards / Wireweave",
    needs: "wireweave",
    most: 0.5,
    measure: ({ wireweave }) => compareDrawing(html, wireweave, "html"),
  },
  {
    number: 5,
    what: "source to HTML, 200 cards / parse and check",
    measure: () => compareDrawing(html, { cards: cardSource, html: parse }, "html"),
  },
  {
    number: 6,
    what: "bytes of HTML, a login of 8 elements / Wireweave",
    needs: "wireweave",
    side: "KB",
    most: 0.13,
    measure: ({ wireweave }) => sizes(Object.values(wireweave.html(smallLogin)).join("")),
  },
  {
    number: 6,
    what: "bytes of HTML, a login of 8 elements / 6 KB",
    side: "KB",
    most: 1,
    measure: () => sizes(" ".repeat(6_000)),
  },
  ...[
    ["wire-dsl", "Wire DSL", 0.5],
    ["wireloom", "Wireloom, which guesses widths", undefined],
    ["wireweave", "Wireweave's foreignObject", undefined],
  ].map(([needs, name, most]) => ({
    number: 7,
    what: `source to SVG, 200 cards / ${name}`,
    needs,
    ...(most && { most }),
    measure: (peers) => compareDrawing((source) => renderSvg(source), peers[needs], "svg"),
  })),
  {
    number: 7,
    what: "source to SVG, 200 cards / parse and check",
    measure: () =>
      compareDrawing((source) => renderSvg(source), { cards: cardSource, svg: parse }, "svg"),
  },
  ...[
    ["validate", (source) => validate(source, { limits: unlimited })],
    ["HTML", (source) => renderHtml(source, { limits: unlimited })],
    ["SVG", (source) => renderSvg(source, { limits: unlimited })],
  ].flatMap(([name, work]) =>
    [
      [1_000, 10_000],
      [10_000, 30_000],
    ].map(([from, to]) => ({
      number: 8,
      what: `growth of ${name}, ${from / 1000},000 to ${to / 1000},000 elements`,
      unit: "exponent",
      most: 1.05,
      measure: () => growth(work, from, to),
    })),
  ),
  {
    number: 9,
    what: "peak memory of SVG, 10,000 elements, above Node",
    unit: "MB",
    most: 61,
    measure: (_, folder) => memory(folder, LIBRARY, "renderSvg(source)", cardSource),
  },
  {
    number: 9,
    what: "the same of wf render, which draws them once",
    unit: "MB",
    most: 61,
    measure(_, folder) {
      const file = join(folder, "cards.wf");
      writeFileSync(file, cardSource(2000));
      const words = [WF, "render", file, "--svg", "-o", join(folder, "cards.svg")];
      return peaks(words, ["-e", "0"]);
    },
  },
  {
    number: 9,
    what: "the same of HTML in the library",
    unit: "MB",
    measure: (_, folder) => memory(folder, LIBRARY, "renderHtml(source)", cardSource),
  },
  {
    number: 9,
    what: "the same of Wireweave's parse and HTML",
    needs: "wireweave",
    unit: "MB",
    measure: ({ wireweave }, folder) =>
      memory(folder, wireweave.address, "render(parse(source))", wireweave.cards),
  },
  {
    number: 10,
    what: "validate 1,000 files of 2 KB / one file, cpu",
    most: 6,
    measure(_, folder) {
      const many = join(folder, "many");
      const source = sourceOfSize(2000);
      mkdirSync(many);
      for (let at = 0; at < 1000; at++) writeFileSync(join(many, `${at}.wf`), source);
      return compare(cpu(WF, "validate", many), cpu(WF, "validate", LOGIN));
    },
  },
  {
    number: 11,
    what: "save of a 200-line file to pixels in Chromium",
    unit: "ms",
    most: 40,
    measure: async () => ({ values: (await figuresOf("watch.mjs")).pixels }),
  },
  ...[
    ["validate, one source", 0.5],
    ["validate, new sources", 0.3],
  ].map(([name, least]) => ({
    number: 12,
    what: `requests/s, ${name} / bare echo`,
    least,
    measure: async (_, __, shared) => {
      shared.served ??= await figuresOf("serve.mjs");
      return { values: shared.served[name] };
    },
  })),
  ...[
    ["echo", "a bare echo", undefined],
    ["validate", "validate, new sources", 1.4],
  ].map(([name, what, least]) => ({
    number: 13,
    what: `requests/s of two workers / one: ${what}`,
    ...(least && { least }),
    measure: async (_, __, shared) => {
      shared.workers ??= await figuresOf("serve.mjs", "--workers", "2");
      return { values: shared.workers[name] };
    },
  })),
  {
    number: 14,
    what: "PNG of a 1200x800 dashboard / resvg alone",
    most: 1.15,
    measure: comparePng,
  },
  ...[
    ["1 MB", sourceOfSize(1_000_000), 1000],
    ["2,000 lines", formSource(2000), undefined],
  ].map(([size, source, most]) => ({
    number: 18,
    what: `format ${size}`,
    unit: "ms",
    ...(most && { most }),
    measure: () => formattingTimes(source),
  })),
  ...["row", "grid", "scattered", "lanes"].map((arrangement) => ({
    number: 17,
    what: `source to SVG, 40 pages with 120 arrows: ${arrangement}`,
    unit: "ms",
    most: 300,
    measure: () => drawingTimes(flowSource(40, arrangement)),
  })),
];

/** Milliseconds of drawings, without the first ones, which the engine compiles for. */
function drawingTimes(source) {
  const draw = () => callTime(() => renderSvg(source));
  for (let at = 0; at < 5; at++) draw();
  return { values: Array.from({ length: pairs }, draw) };
}

/** Milliseconds of formatting a source with the wrong indentation, so that all of it changes. */
async function formattingTimes(source) {
  const { format } = await importSource("src/authoring/editing/format/format.ts");
  const indented = source.replace(/^ +/gm, (spaces) => spaces + spaces);
  const values = [];
  for (let at = 0; at < pairs + 3; at++) values.push(callTime(() => format(indented)));
  return { values: values.slice(3) };
}

function html(source) {
  return renderHtml(source, { fullDocument: true });
}

/** Compares our drawing of the cards with a peer's, each from its own source. */
function compareDrawing(draw, peer, format) {
  const [ours, theirs] = [cardSource(200), peer.cards(200)];
  return compareWarm(
    () => draw(ours),
    () => peer[format](theirs),
  );
}

function sizes(theirs) {
  const bytes = [html(smallLogin).html, theirs].map((text) => Buffer.byteLength(text) / 1000);
  return { values: [bytes[0] / bytes[1]], ours: bytes[0], theirs: bytes[1] };
}

/** The exponents with which time grows with the number of elements. */
async function growth(work, from, to) {
  const [few, many] = [cardSource(from / 5), cardSource(to / 5)];
  const { values } = await compare(
    () => callTime(() => work(many)),
    () => callTime(() => work(few)),
    { count: 7, warmUps: 5 },
  );
  return { values: values.map((ratio) => Math.log(ratio) / Math.log(to / from)) };
}

/** Peak memory in MB of a process that draws 10,000 elements once, minus that of a process that does nothing. */
async function memory(folder, library, call, cards) {
  const file = join(folder, "cards.txt");
  writeFileSync(file, cards(2000));
  const script = `import { readFileSync } from "node:fs"; import * as library from ${JSON.stringify(library)};
const source = readFileSync(${JSON.stringify(file)}, "utf8"); library.${call.replace("(parse", "(library.parse")}`;
  const words = (text) => ["--input-type=module", "-e", text];
  return peaks(words(script), words("0"));
}

/** Peak memory in MB of one process, minus that of another. */
function peaks(words, idle) {
  const values = [];
  for (let at = 0; at < 7; at++)
    values.push(processUsage(words).memory - processUsage(idle).memory);
  return { values };
}

/** Compares a PNG from its source with resvg's own work on the finished SVG. */
async function comparePng() {
  const { renderPng } = await import("../dist/raster.js");
  const { renderAsync } = await import("@resvg/resvg-js");
  const { FONT_FACES } = await importSource("src/base/fonts/faces.ts");
  const fontFiles = FONT_FACES.map(({ ttf }) => join(ROOT, "assets", "fonts", ttf));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
  const example = readFileSync(join(ROOT, "examples", "dashboard.wf"), "utf8");
  const source = example.replace("device=desktop-sm", "w=1152 h=752");
  let svg = "";
  for (let call = 0; call < 100; call++) svg = renderSvg(source).svg;
  const timeOf = (work) => async () => {
    const start = performance.now();
    await work();
    return performance.now() - start;
  };
  return await compare(
    timeOf(() => renderPng(source)),
    timeOf(async () => (await renderAsync(svg, { font })).asPng()),
  );
}

/** The figures that another script of this folder sends to its parent. */
function figuresOf(script, ...words) {
  return new Promise((resolve, reject) => {
    let figures;
    const child = fork(join(import.meta.dirname, script), words, { stdio: "ignore" });
    child.on("message", (message) => {
      figures = message;
    });
    child.on("exit", (code) => {
      if (figures) resolve(figures);
      else reject(new Error(`${script} ended with ${code}`));
    });
  });
}

/** A lower bound for reading the language: one regular expression over the whole text. */
function tokenize(source) {
  const token = /\s+|"[^"]*"|[A-Za-z_][\w-]*|-?[0-9.]+|./gy;
  let count = 0;
  while (token.test(source)) count++;
  return count;
}
