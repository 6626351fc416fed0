/** Reports why an unnamed value cannot belong to an element. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem } from "./item.js";
import type { ItemRun } from "./item-run.js";
import { isMore, readMisplacedString } from "./read-misplaced-string.js";

/** Reports a value that the element before it does not take; if it is meant as text, suggests it as the label. */
export function refuseLiteral(
  cx: GroupContext,
  item: LiteralItem,
  open: Element,
  run: ItemRun,
): void {
  if (item.literal.kind === "string" && readMisplacedString(cx, item, open, run)) return;
  const { literal, from, to } = item;
  const owner = open.component;
  const place = { from, to };
  const name = owner?.name ?? open.word;
  switch (literal.kind) {
    case "string":
      if (owner && !owner.label && isMore(literal)) {
        const edits = [{ from, to, insert: "..." }];
        cx.collector.add("label-not-allowed", "more", { name }, place, { edits });
      } else if (owner && !owner.label) {
        const title =
          owner.children.allow === "any" ? cx.vocabulary.foreignWords.get("h1") : undefined;
        const data = {
          name,
          taken: takenBy(owner),
          title,
          written: cx.source.slice(from, Math.min(to, from + 60)),
        };
        cx.collector.add("label-not-allowed", "found", data, place);
      } else if (owner) {
        cx.collector.add("label-duplicate", "second", { name }, place, { related: open.label! });
      }
      return;
    case "list":
      if (open.list) {
        cx.collector.add("list-duplicate", "second", { name }, place, { related: open.list });
        // An unclosed list was already reported, and may contain anything.
      } else if (owner && cx.source[to - 1] === "]") {
        cx.collector.add("list-not-allowed", "found", { name, taken: takenBy(owner) }, place);
      }
      return;
    default:
  }
  if (!owner) return;
  const text = cx.source.slice(from, Math.min(to, from + 30));
  const bare = literal.kind === "number" ? owner.bareNumber : undefined;
  const isText =
    bare === undefined && owner.label?.required === true && !open.label && literal.kind !== "color";
  if (isText) open.label = { ...literal, kind: "string", value: text };
  const attribute = bare ?? (owner.attributes.has("value") ? "value" : undefined);
  const named = attribute === undefined ? undefined : `${attribute}=${text}`;
  const instead = isText ? `"${text}"` : named;
  const edits = instead === undefined ? undefined : [{ from, to, insert: instead }];
  cx.collector.add("number-not-allowed", "found", { name, value: text, instead }, place, { edits });
}

/** Reports a value that no element can take. */
export function reportStrayLiteral(
  cx: GroupContext,
  { literal, from, to }: LiteralItem,
  parent: Element | undefined,
): void {
  const isUnclosed = to - from < 2 || cx.source[to - 1] !== cx.source[from];
  if (literal.kind === "string" && isUnclosed) return;
  const text = cx.source.slice(from, Math.min(to, from + 30));
  const { allow, names } = parent?.component?.children ?? {};
  const wanted = allow === "only" ? names?.[0] : cx.vocabulary.foreignWords.get("p");
  const place = { from, to };
  const around = parent?.component;
  if (around?.list && allow === "only" && wanted === undefined) {
    const data = { written: text, component: around.name };
    cx.collector.add("value-stray", "item", data, place);
  } else if (literal.kind === "string" && wanted !== undefined) {
    cx.collector.add("value-stray", "text", { written: text, component: wanted }, place);
  } else {
    const wording = literal.kind === "color" ? "color" : "value";
    cx.collector.add("value-stray", wording, { written: text }, place);
  }
}

function takenBy({ label, number, list, children }: ComponentEntry) {
  return {
    label: label !== undefined,
    number: number !== undefined,
    list: list !== undefined,
    block: children.allow !== "none",
  };
}
