/** Compares two sources: lists added, removed, moved and changed elements, and shows both pictures side by side. */
import { px } from "../../authoring/inspect/frame-table.js";
import { inspectSource } from "../../authoring/inspect/inspect-source.js";
import type { InspectedElement } from "../../authoring/inspect/inspected.js";
import { xmlElement } from "../../base/markup/element.js";
import { paintablePictures } from "../../output/raster/paintable-pictures.js";
import { fittingScale } from "./fit-picture.js";
import { contextOf } from "./source-context.js";
import type { McpOutcome, McpTask, TaskDrawing, TaskSource } from "./task.js";

/** Maximum number of listed changes. */
const mostListed = 60;

/** px between the two pictures, and above them for their titles. */
const gap = 24;
const titleHeight = 32;

/** Compares two sources. */
export async function diffTask({
  before,
  after,
  drawing,
}: Extract<McpTask, { kind: "diff" }>): Promise<McpOutcome> {
  const old = await drawn(before, drawing);
  const next = await drawn(after, drawing);
  for (const [name, { diagnostics, svg }] of [
    ["before", old],
    ["after", next],
  ] as const) {
    if (svg !== undefined) continue;
    const error = diagnostics.find(({ severity }) => severity === "error");
    const problem = `${name} has errors (${error?.message ?? "unknown"}); call wf_write with it first`;
    return { kind: "problem", problem };
  }
  const changes = changesOf(old.elements, next.elements);
  return {
    kind: "diff",
    changes: changes.slice(0, mostListed),
    omitted: Math.max(0, changes.length - mostListed),
    picture: await sideBySide(old, next),
  };
}

async function drawn(source: TaskSource, drawing: TaskDrawing) {
  const { options, pictures } = await contextOf(source, drawing);
  const settings = { ...options, pictures: paintablePictures(pictures) };
  const { composition, boards, diagnostics } = inspectSource(source.text, settings);
  const elements = boards.flatMap((board) => board.elements);
  if (!composition) return { elements, diagnostics, svg: undefined, width: 0, height: 0 };
  return {
    elements,
    diagnostics,
    ...composition.svg({ theme: settings.theme, missing: new Set() }),
  };
}

type Drawn = Awaited<ReturnType<typeof drawn>>;

/** Both pictures in one, at the size that a model sees. */
async function sideBySide(old: Drawn, next: Drawn) {
  const width = old.width + gap + next.width;
  const height = Math.max(old.height, next.height) + titleHeight;
  const { paintPng } = await import("../../output/raster/paint-png.js");
  const content = [
    xmlElement("rect", { width, height, fill: "#ffffff" }),
    title("Before", 0),
    title("After", old.width + gap),
    placed(old.svg!, 0),
    placed(next.svg!, old.width + gap),
  ].join("");
  const svg = xmlElement(
    "svg",
    { xmlns: "http://www.w3.org/2000/svg", width, height, viewBox: `0 0 ${width} ${height}` },
    content,
  );
  const scale = fittingScale(width, height);
  const isFar = [old, next].some((drawn) => drawn.svg !== undefined && drawn.isFar);
  const { data, ...size } = await paintPng({ svg, width, height, isFar }, scale);
  return { png: data, ...size, scale: Math.round(scale * 1000) / 1000 };
}

function title(words: string, x: number): string {
  const set = { "font-family": "Inter", "font-weight": 600, "font-size": 16, fill: "#16191d" };
  return xmlElement("text", { x: x + gap, y: 22, ...set }, words);
}

/** A picture at its position in another one, with ids of its own. */
function placed(svg: string, x: number): string {
  const prefix = x === 0 ? "a-" : "b-";
  const own = svg
    .replace(/(\sid=")/g, `$1${prefix}`)
    .replace(/(\s(?:xlink:)?href="#)/g, `$1${prefix}`)
    .replace(/(url\(#)/g, `$1${prefix}`);
  return own.trim().replace(/^<svg /, () => `<svg x="${x}" y="${titleHeight}" `);
}

/** The identity of an element: its id, or else its component and text. */
function keyOf({ node, name, words }: InspectedElement): string {
  const id = node?.attributes?.id;
  return id === undefined ? `${name}\0${node?.label ?? words}` : `#${String(id)}`;
}

/** The changes in the order of the newer source, then the removed elements. */
function changesOf(
  before: readonly InspectedElement[],
  after: readonly InspectedElement[],
): string[] {
  const known = new Map<string, InspectedElement[]>();
  for (const element of before) {
    const key = keyOf(element);
    const same = known.get(key);
    if (same) same.push(element);
    else known.set(key, [element]);
  }
  const pairs = new Map<InspectedElement, InspectedElement>();
  for (const element of after) {
    const old = known.get(keyOf(element))?.shift();
    if (old) pairs.set(element, old);
  }
  pairByPlace(pairs, [...known.values()].flat(), after);
  const matched = new Set(pairs.values());
  const added = after.filter((each) => !pairs.has(each));
  const removed = before.filter((each) => !matched.has(each));
  const [written, moved]: [string[], string[]] = [[], []];
  for (const [element, old] of pairs) {
    const change = changeIn(old, element, pairs);
    if (change !== undefined) (change.isWritten ? written : moved).push(change.said);
  }
  return [
    ...written,
    ...added.map((each) => `added ${described(each)} at ${placeOf(each)}`),
    ...removed.map((each) => `removed ${described(each)} from ${placeOf(each)}`),
    ...moved,
  ];
}

/** Pairs elements with different texts that have the same component and the same place in the same parent. */
function pairByPlace(
  pairs: Map<InspectedElement, InspectedElement>,
  left: readonly InspectedElement[],
  after: readonly InspectedElement[],
): void {
  const waiting = new Map<string, InspectedElement[]>();
  const keyIn = (name: string, parent: InspectedElement | undefined) =>
    `${name}\0${parent?.number}`;
  for (const old of left) {
    const key = keyIn(old.name, old.parent);
    const same = waiting.get(key);
    if (same) same.push(old);
    else waiting.set(key, [old]);
  }
  for (const element of after) {
    if (pairs.has(element)) continue;
    const parent = element.parent && pairs.get(element.parent);
    if (element.parent !== undefined && parent === undefined) continue;
    const old = waiting.get(keyIn(element.name, parent))?.shift();
    if (old) pairs.set(element, old);
  }
}

/** The change of an element; undefined if it only moved along with its container. */
function changeIn(
  old: InspectedElement,
  element: InspectedElement,
  pairs: ReadonlyMap<InspectedElement, InspectedElement>,
): { said: string; isWritten: boolean } | undefined {
  const said: string[] = [];
  const attributes = writtenIn(old, element);
  if (attributes !== "") said.push(attributes);
  const { parent } = element;
  const oldParent = parent && pairs.get(parent);
  const [across, down] =
    parent && oldParent ? [parent.x - oldParent.x, parent.y - oldParent.y] : [0, 0];
  const isMoved =
    Math.abs(element.x - old.x - across) > 0.5 || Math.abs(element.y - old.y - down) > 0.5;
  const isResized =
    Math.abs(old.width - element.width) > 0.5 || Math.abs(old.height - element.height) > 0.5;
  if (isMoved) said.push(`moved from ${pointOf(old)} to ${pointOf(element)}`);
  if (isResized) said.push(`resized from ${sizeOf(old)} to ${sizeOf(element)}`);
  if (said.length === 0) return undefined;
  return { said: `${described(old)}: ${said.join(", ")}`, isWritten: attributes !== "" };
}

/** The changes in its label, attributes, modifiers and list. */
function writtenIn({ node: old }: InspectedElement, { node }: InspectedElement): string {
  if (!old || !node) return "";
  const written = (each: typeof node) =>
    new Map<string, string>([
      ...(each.label === undefined ? [] : [["label", JSON.stringify(each.label)] as const]),
      ...Object.entries(each.attributes ?? {}).map(
        ([name, value]) => [name, JSON.stringify(value)] as const,
      ),
      ...(each.modifiers ?? []).map((word) => [word, "set"] as const),
      ...(each.items === undefined ? [] : [["list", JSON.stringify(each.items)] as const]),
    ]);
  const [was, is] = [written(old), written(node)];
  const names = [...new Set([...was.keys(), ...is.keys()])];
  return names
    .filter((name) => was.get(name) !== is.get(name))
    .map((name) => `${name} ${short(was.get(name) ?? "none")} → ${short(is.get(name) ?? "none")}`)
    .join(", ");
}

function short(text: string): string {
  return text.length > 60 ? `${text.slice(0, 59)}…` : text;
}

function described({ name, node, words }: InspectedElement): string {
  const label = node?.label ?? "";
  const said = label === "" && node?.children?.length ? "" : label || words;
  return said === "" ? name : `${name} "${short(said)}"`;
}

function pointOf({ x, y }: InspectedElement): string {
  return `${px(x)},${px(y)}`;
}

function sizeOf({ width, height }: InspectedElement): string {
  return `${px(width)}×${px(height)}`;
}

function placeOf(element: InspectedElement): string {
  return `${pointOf(element)} ${sizeOf(element)}`;
}
