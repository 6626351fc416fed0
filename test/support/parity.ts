/** Compares the HTML of a box in Chromium with the frames of our own layout. */
import type { Page } from "playwright-core";
import { cutFonts, givenCss } from "../../src/base/fonts/given-css.js";
import type { GivenFonts } from "../../src/base/fonts/given-fonts.js";
import { isArranged, layoutFlow } from "../../src/drawing/flow/layout-flow.js";
import { placedCanvas } from "../../src/drawing/flow/placed-canvas.js";
import { serializeHtml } from "../../src/drawing/html/serialize-html.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { givenTexts } from "../../src/drawing/layout/given-texts.js";
import { layoutBox } from "../../src/drawing/layout/layout-box.js";
import { layoutCanvas } from "../../src/drawing/layout/layout-canvas.js";
import { isCovered } from "../../src/drawing/layout/text-width.js";
import { faceOf } from "../../src/drawing/layout/typeface.js";
import { type Box, type Canvas, childrenOf } from "../../src/model/box/box.js";
import { boardTitleHeight } from "../../src/model/box/canvas.js";

/** A box whose position or lines differ. */
export interface Difference {
  box: Box;
  /** The greatest distance of an edge in px. */
  px: number;
  ours: string;
  theirs: string;
}

interface Measured {
  x: number;
  y: number;
  width: number;
  height: number;
  lines: string[] | undefined;
}

/** The result of a comparison: the greatest distance of all edges in px, and boxes beyond the tolerance. */
export interface Comparison {
  /** The number of compared boxes. */
  compared: number;
  worst: number;
  differences: Difference[];
  /** Boxes with a frame but without an element, except those that replace a picture. */
  missing: Box[];
}

/** Lays out a box with a certain width here and in Chromium. */
export async function compare(
  page: Page,
  box: Box,
  width: number,
  tolerance = 0.1,
): Promise<Comparison> {
  const canvas = { boards: [{ title: "", box }] };
  const { html, css } = serializeHtml(canvas, { theme: "light", marks: true });
  const theirs = new Map(await measure(page, html, css, width));
  const frames = new Map<Box, Frame>();
  collect(layoutBox(box, { width }), frames);
  return comparisonOf(preorder(box), frames, theirs, tolerance);
}

/** Lays out all boards of a canvas with their panels here and in Chromium, with the user's fonts. */
export async function compareCanvas(
  page: Page,
  canvas: Canvas,
  width: number,
  tolerance = 0.1,
  fonts?: GivenFonts,
): Promise<Comparison> {
  const room = { width, fonts };
  const isPlaced = isArranged(canvas);
  const laidOut = isPlaced ? layoutFlow(canvas, room) : layoutCanvas(canvas, room);
  const fontCss = givenCss(cutFonts(givenTexts(laidOut)));
  const { html, css } = serializeHtml(isPlaced ? placedCanvas(canvas, laidOut) : canvas, {
    theme: "light",
    marks: true,
    width,
    fonts,
    fontCss,
  });
  const theirs = new Map(await measure(page, html, css, width));
  const { boards } = laidOut;
  // HTML starts at the leftmost and topmost position declared by a page, including titles.
  const placed = boards.filter(({ board }) => board.at !== undefined);
  const pages = placed.length > 0 ? placed : boards;
  const left = isPlaced ? laidOut.x : Math.min(...pages.map(({ x, board }) => (board.at ? x : 0)));
  const top = isPlaced ? laidOut.y : Math.min(...pages.map(({ y, board }) => (board.at ? y : 0)));
  const shift = isPlaced || boards[0]?.title === undefined ? 0 : boardTitleHeight;
  const boxes: Box[] = [];
  const frames = new Map<Box, Frame>();
  for (const { board, x, y, frame, asides } of boards) {
    for (const box of [board.box, ...(board.asides ?? []).map((aside) => aside.box)]) {
      preorder(box, boxes);
    }
    for (const placed of [{ x, y, frame }, ...asides]) {
      collect(moved(placed.frame, placed.x - left, placed.y - top + shift), frames);
    }
    // A board is laid out as a box of its declared size.
    const outer = frames.get(frame.box);
    if (outer) frames.set(board.box, outer);
  }
  return comparisonOf(boxes, frames, theirs, tolerance);
}

/** A frame in another place; its fields are listed because frames of a layout compute them. */
function moved(frame: Frame, x: number, y: number): Frame {
  const { box, width, height, lines, holdsRaised } = frame;
  const children = frame.children.map((child) => moved(child, x, y));
  const place = { x: frame.x + x, y: frame.y + y };
  return { box, ...place, width, height, lines, holdsRaised, children };
}

/** Whether monospaced letters come from a font of the machine, which may be narrower or wider than ours. */
function isMachines(box: Box): boolean {
  if (box.kind !== "text" || !box.textStyle.mono) return false;
  return !isCovered(box.text, faceOf(box.textStyle));
}

function comparisonOf(
  boxes: readonly Box[],
  frames: ReadonlyMap<Box, Frame>,
  theirs: ReadonlyMap<number, Measured>,
  tolerance: number,
): Comparison {
  const stands = new Set(
    boxes.filter(({ kind }) => kind === "image").flatMap((box) => preorder(box).slice(1)),
  );
  const missing = boxes.filter((box, at) => frames.has(box) && !theirs.has(at) && !stands.has(box));
  const comparison: Comparison = { compared: 0, worst: 0, differences: [], missing };
  for (const [number, there] of theirs) {
    const measured = boxes[number]!;
    const frame = frames.get(measured);
    if (frame === undefined) continue;
    comparison.compared++;
    const across = [frame.x - there.x, frame.x + frame.width - there.x - there.width];
    const down = [frame.y - there.y, frame.y + frame.height - there.y - there.height];
    const edges = isMachines(measured) ? down : [...across, ...down];
    const px = Math.max(...edges.map(Math.abs));
    const lines = comparableLines(measured, frame);
    // If a text is cut after some lines, the document contains all of them, and the last one completely.
    const whole = measured.kind === "text" ? (measured.textStyle.lines ?? 0) - 1 : -1;
    const drawn = there.lines?.map(withHyphens);
    const [own, others] = [lines, drawn ?? []].map((each) =>
      JSON.stringify(whole < 0 ? each : each?.slice(0, whole)),
    );
    const hasSameLines = lines === undefined || own === others;
    comparison.worst = Math.max(comparison.worst, px);
    if (!(px <= tolerance) || !hasSameLines) {
      const ours = describe(frame, lines);
      comparison.differences.push({
        box: measured,
        px,
        ours,
        theirs: describe(there, drawn),
      });
    }
  }
  return comparison;
}

function describe(
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  lines: readonly string[] | undefined,
): string {
  const numbers = [x, y, width, height].map((value) => Math.round(value * 1000) / 1000);
  return JSON.stringify(lines === undefined ? numbers : [...numbers, lines]);
}

/** A line as it is displayed: a browser draws a soft hyphen only where it breaks the line. */
function withHyphens(line: string): string {
  return line.replace(/\u00ad$/, "-").replaceAll("\u00ad", "");
}

/** The lines to compare; undefined for texts with an ellipsis, which are complete in the document. */
function comparableLines(box: Box, frame: Frame): string[] | undefined {
  if (box.kind !== "text" || box.textStyle.wrapping === "ellipsis" || box.textStyle.uppercase) {
    return undefined;
  }
  return frame.lines?.map(({ text }) => text).filter((text) => text !== "");
}

function preorder(box: Box, into: Box[] = []): Box[] {
  into.push(box);
  for (const child of childrenOf(box)) preorder(child, into);
  return into;
}

function collect(frame: Frame, into: Map<Box, Frame>): void {
  into.set(frame.box, frame);
  for (const child of frame.children) collect(child, into);
}

async function measure(
  page: Page,
  html: string,
  css: string,
  width: number,
): Promise<[number, Measured][]> {
  return page.evaluate(
    async ([markup, rules, px]) => {
      document.body.innerHTML = `<style>${rules}</style><div style="width:${px}px;visibility:hidden">${markup}</div>`;
      if (rules.includes("@font-face")) {
        document.body.getBoundingClientRect();
        await document.fonts.ready;
      }
      const linesOf = (element: Element): string[] => {
        const lines: { top: number; text: string }[] = [];
        const range = document.createRange();
        const { firstChild: only } = element;
        if (element.childNodes.length === 1 && only?.nodeType === Node.TEXT_NODE) {
          // Most texts are one line, which needs no measurement of each letter.
          range.selectNodeContents(element);
          const text = only.nodeValue ?? "";
          const isPlain = text.trim() === text && !/\s\s|[\n\t]/.test(text);
          if (isPlain && range.getClientRects().length === 1) return [text];
        }
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
          const text = node.nodeValue ?? "";
          for (let at = 0; at < text.length; at++) {
            range.setStart(node, at);
            range.setEnd(node, at + 1);
            const rects = range.getClientRects();
            const rect = rects[rects.length - 1];
            if (rect === undefined) continue;
            const line = lines[lines.length - 1];
            const isCollapsed = rect.width === 0 && text[at] === " ";
            if (line !== undefined && Math.abs(line.top - rect.top) < 2) {
              line.text += isCollapsed ? "" : text[at];
            } else if (!isCollapsed) lines.push({ top: rect.top, text: text[at] ?? "" });
          }
        }
        return lines.map(({ text }) => text.replace(/ +$/, ""));
      };
      return [...document.querySelectorAll("[data-box]")]
        .filter((element) => getComputedStyle(element).display !== "contents")
        .map((element): [number, Measured] => {
          const { x, y, width, height } = element.getBoundingClientRect();
          const isText =
            element.children.length === 0 || element.querySelector("[data-box]") === null;
          const lines = isText ? linesOf(element) : undefined;
          return [Number(element.getAttribute("data-box")), { x, y, width, height, lines }];
        });
    },
    [html, css, String(width)] as const,
  );
}
