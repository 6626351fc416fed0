/** Measures the preview: from saving a 200-line file to its pixels in Chromium (bench/README.md). */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "playwright-core";
import { formSource } from "./sources.mjs";

const saves = 50;
/** Uncounted rounds at the start, during which the program itself is compiled. */
const warmUp = 5;
const WF = join(import.meta.dirname, "..", "bin", "wf.js");

const folder = mkdtempSync(join(tmpdir(), "wf-bench-watch-"));
/** With --shell, the saved file is a layout that the shown page imports. */
const withShell = process.argv.includes("--shell");
const shell = (at) => `layout shell {\n  header { title "Save number ${at}" }\n  slot\n}\n`;
/** 200 lines with a different first text each time. */
const form = (at) => formSource(196).replace("Paragraph number 0", `Save number ${at}`);
const used = `import "shell.wf"\n${form("of the form").replace(/^page[^{]*/, "$&uses=shell ")}`;
if (withShell) writeFileSync(join(folder, "form.wf"), used);
const file = join(folder, withShell ? "shell.wf" : "form.wf");
const source = withShell ? shell : form;
writeFileSync(file, source(0));

const child = spawn(process.execPath, [WF, "watch", "--port", "0"], {
  cwd: folder,
  stdio: ["ignore", "pipe", "inherit"],
});
let said = "";
child.stdout.setEncoding("utf8").on("data", (text) => {
  said += text;
});
let browser;
try {
  browser = await chromium.launch({
    executablePath: process.env.WF_CHROMIUM ?? "/usr/bin/chromium",
    args: ["--headless", "--no-sandbox", "--disable-gpu"],
  });
  while (!/http:\S+/.test(said)) await pause(20);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${/http:\S+\//.exec(said)[0]}view/form.wf`);
  await page.locator(".picture svg text", { hasText: "Save number 0" }).waitFor();
  await page.evaluate(noteFrames);
  const times = { pixels: [], check: [], draw: [] };
  let before = await page.screenshot();
  for (let at = 1; at <= saves + warmUp; at++) {
    // At a random point between two frames, like a person.
    await pause(200 + Math.random() * 100);
    const start = performance.timeOrigin + performance.now();
    writeFileSync(file, source(at));
    const shown = await page.evaluate((text) => window.shownAt(text), `Save number ${at}`);
    const after = await page.screenshot();
    if (after.equals(before)) throw new Error(`save ${at} changed no pixel`);
    before = after;
    if (at <= warmUp) continue;
    times.pixels.push(shown.time - start);
    times.draw.push(shown.draw);
    times.check.push(Number(/, ([\d.]+) ms\n$/.exec(said)[1]));
  }
  const lines = (withShell ? used : source(0)).trimEnd().split("\n").length;
  console.log(`${saves} saves of ${lines} lines; medians (and 95th percentiles) in ms`);
  process.send?.(times);
  console.log(`save to pixels    ${figures(times.pixels)}  (goal <= 60)`);
  console.log(`  reading, checking ${figures(times.check)}`);
  console.log(`  drawing           ${figures(times.draw)}`);
} finally {
  child.kill();
  await browser?.close();
  rmSync(folder, { recursive: true, force: true });
}

/** Runs in the page: records when a text is on the screen for the first time. */
function noteFrames() {
  const times = new Map();
  const picture = document.querySelector(".picture");
  new MutationObserver(() => {
    const text = /Save number \d+/.exec(picture.textContent)?.[0];
    if (text === undefined || times.has(text)) return;
    // The first task after the frame with the text: by then its pixels are visible.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        const asked = performance.getEntriesByType("resource");
        const last = asked.findLast(({ name }) => name.includes("/api/picture"));
        times.set(text, {
          time: performance.timeOrigin + performance.now(),
          draw: last.serverTiming[0].duration,
        });
      };
      port2.postMessage(undefined);
    });
  }).observe(picture, { childList: true });
  window.shownAt = async (text) => {
    while (!times.has(text)) await new Promise((resolve) => setTimeout(resolve, 5));
    return times.get(text);
  };
}

function figures(values) {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  return `${at(0.5).toFixed(1).padStart(6)} (${at(0.95).toFixed(1)})`;
}

function pause(ms) {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
