/** Finds out whether boxes are controls, and their accessible names. */
import type { Frame } from "../../drawing/layout/frame.js";
import { isPressable } from "../../model/box/behavior.js";
import type { Box } from "../../model/box/box.js";
import { controlTags } from "../../model/box/control-tags.js";
import { startOfWords } from "./start-of-words.js";

const controlRoles: ReadonlySet<string> = new Set([
  "button",
  "link",
  "tab",
  "menuitem",
  "menuitemcheckbox",
  "menuitemradio",
  "checkbox",
  "radio",
  "switch",
  "slider",
  "option",
]);

/** Whether a box can be clicked, tapped or typed in. */
export function isControl({ kind, tag, role, behavior }: Box): boolean {
  if (kind === "field" || kind === "toggle") return true;
  if (tag !== undefined && controlTags.has(tag)) return true;
  if (role !== undefined && controlRoles.has(role)) return true;
  return behavior !== undefined && (isPressable(behavior) || behavior.intent !== undefined);
}

/** Whether it is disabled, so that clicks do nothing. */
export function isDisabled({ attributes }: Box): boolean {
  return attributes?.disabled === true || attributes?.["aria-disabled"] === "true";
}

/** Names that components give to controls if the source has none. */
function isGeneric(name: string, box: Box): boolean {
  return (
    (box.kind === "toggle" || box.kind === "field") && (name === box.control || name === "range")
  );
}

/** The name of the box itself. */
function ownName(box: Box): string {
  const { name, behavior, attributes } = box;
  const label = attributes?.["aria-label"];
  const given = behavior?.said?.name ?? name ?? (typeof label === "string" ? label : undefined);
  if (given !== undefined && !isGeneric(given, box)) return given;
  if (box.kind === "image") return box.alt;
  const hint = behavior?.said?.hint;
  if (hint !== undefined) return hint;
  return box.kind === "field" && box.isPlaceholder ? box.text : "";
}

/**
 * The accessible name of a control: its own name, its label, or the text in it.
 * @param labels texts of labels, by the id of the labelled control
 */
export function accessibleName(frame: Frame, labels: ReadonlyMap<string, string>): string {
  const { box } = frame;
  const own = ownName(box);
  if (own !== "") return own;
  const label = labels.get(String(box.attributes?.id ?? ""));
  if (label) return label;
  if (box.kind === "field") return "";
  return wordsIn(frame, 200, (inner) => ownName(inner.box));
}

/**
 * The text in a frame in drawing order, up to a maximum length.
 * @param otherwise returns the text of a frame that has none itself
 */
export function wordsIn(
  frame: Frame,
  most: number,
  otherwise: (frame: Frame) => string = () => "",
): string {
  const words: string[] = [];
  let left = most;
  const visit = (inner: Frame): void => {
    if (left <= 0) return;
    const { box } = inner;
    const said = box.kind === "text" || box.kind === "field" ? box.text : otherwise(inner);
    if (said !== "") {
      words.push(said);
      left -= said.length + 1;
    }
    for (const child of inner.children) visit(child);
  };
  visit(frame);
  return startOfWords(words, most);
}
