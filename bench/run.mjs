/** Prints how fast the built package is, as ratios of things measured in turn (bench/README.md). */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { importSource } from "../scripts/import-source.mjs";
import { callTime, compare, compareAsync, processCpu } from "./pairs.mjs";
import { formSource, sourceOfSize } from "./sources.mjs";

const ROOT = join(import.meta.dirname, "..");
const WF = join(ROOT, "bin", "wf.js");
const LOGIN = join(ROOT, "examples", "login.wf");
const { analyze } = await importSource("src/analyze.ts");
const { compileHtml, renderSvg } = await importSource("src/compile.ts");

const folder = mkdtempSync(join(tmpdir(), "wf-bench-"));
try {
  const big = join(folder, "big.wf");
  writeFileSync(big, formSource(1000));
  const many = join(folder, "many");
  writeMany(many, 1000);

  const idle = () => processCpu(["-e", "0"]);
  const wf =
    (...words) =>
    () =>
      processCpu([WF, ...words]);
  row("1", "validate login.wf / node -e 0, cpu", compare(wf("validate", LOGIN), idle), "<= 1.2");
  row(
    "2",
    "validate 1,000 elements / node -e 0, cpu",
    compare(wf("validate", big), idle),
    "<= 1.6",
  );
  const svg = join(folder, "login.svg");
  const render = wf("render", LOGIN, "--svg", "-o", svg);
  row("3", "render login.wf --svg / node -e 0, cpu", compare(render, idle), "<= 1.6");
  for (const bytes of [20_000, 1_000_000]) {
    const source = sourceOfSize(bytes);
    const speed = (time) => `${(source.length / 1000 / time).toFixed(1)} MB/s`;
    const measured = compare(
      () => callTime(() => analyze(source)),
      () => callTime(() => tokenize(source)),
    );
    const what = `parse ${bytes / 1000} KB / a bare tokenizer`;
    row("4", what, measured, ">= 20 MB/s", speed);
  }
  const thousand = formSource(1000);
  const { ast } = analyze(thousand, { locations: true });
  const analysis = () => callTime(() => analyze(thousand, { locations: true }));
  const html = compare(() => callTime(() => compileHtml(ast)), analysis);
  row("5", "AST to HTML, 1,000 elements / parse and check", html, "<= 1 ms");
  const picture = compare(() => callTime(() => renderSvg(thousand)), analysis);
  row("7", "source to SVG, 1,000 elements / parse and check", picture, "<= 6 ms");
  const example = readFileSync(join(ROOT, "examples", "dashboard.wf"), "utf8");
  const dashboard = example.replace("device=desktop-sm", "w=1152 h=752");
  const painted = await comparePng(dashboard);
  row("14", "PNG of a 1200x800 dashboard / resvg alone", painted, "<= 1.2");
  const manyFiles = compare(wf("validate", many), wf("validate", LOGIN));
  row("10", "validate 1,000 files of 2 KB / one file, cpu", manyFiles, "<= 8");
} finally {
  rmSync(folder, { recursive: true, force: true });
}

/** A PNG from its source against resvg's own work on the finished SVG, in turn. */
async function comparePng(source) {
  const { renderPng } = await import("../dist/raster.js");
  const { renderAsync } = await import("@resvg/resvg-js");
  const { FONT_FACES } = await importSource("src/fonts/faces.ts");
  const fontFiles = FONT_FACES.map(({ ttf }) => join(ROOT, "src", "fonts", "files", ttf));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
  const built = await import("../dist/index.js");
  let svg = "";
  for (let call = 0; call < 100; call++) svg = built.renderSvg(source).svg;
  return await compareAsync(
    () => renderPng(source),
    async () => (await renderAsync(svg, { font })).asPng(),
  );
}

function writeMany(path, count) {
  const source = sourceOfSize(2000);
  mkdirSync(path);
  for (let at = 0; at < count; at++) writeFileSync(join(path, `${at}.wf`), source);
}

/** The least that reading the language takes: one regular expression over the whole text. */
function tokenize(source) {
  const token = /\s+|"[^"]*"|[A-Za-z_][\w-]*|-?[0-9.]+|./gy;
  let count = 0;
  while (token.test(source)) count++;
  return count;
}

function row(
  number,
  what,
  { ratio, first, second },
  goal,
  show = (time) => `${time.toFixed(1)} ms`,
) {
  const figures = `${show(first)} / ${show(second)}`;
  console.log(
    `${number.padEnd(3)} ${what.padEnd(48)} ${ratio.toFixed(2).padStart(6)}  ${figures}  (goal ${goal})`,
  );
}
