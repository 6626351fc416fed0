/** Gives a value without a name to the element before it: its text, number or array. */
import type { Element } from "../ast/element.js";
import type { ComponentEntry } from "../ast/vocabulary.js";
import type { GroupContext } from "./group-context.js";
import type { LiteralItem } from "./item.js";

/** Takes a value as the element's own, or says why it cannot be. */
export function readLiteral(
  cx: GroupContext,
  { literal, from, to }: LiteralItem,
  open: Element,
): void {
  open.to = to;
  const owner = open.component;
  const text = cx.source.slice(from, Math.min(to, from + 30));
  const name = owner?.name ?? open.word;
  switch (literal.kind) {
    case "string":
      if (owner && !owner.label) {
        cx.collector.add("label-not-allowed", from, to, `"${name}" takes no text`, {
          hint: describeTaken(owner),
        });
      } else if (open.label) {
        cx.collector.add("label-duplicate", from, to, `"${name}" has a text already`, {
          hint: "remove one, or put a component before this one",
          related: [{ from: open.label.from, to: open.label.to, message: "the first one" }],
        });
      } else {
        open.label = literal;
      }
      return;
    case "list":
      if (owner && !owner.list && !takesListElsewhere(owner)) {
        // An array without an end has been reported, and swallowed who knows what.
        if (cx.source[to - 1] !== "]") return;
        cx.collector.add("list-not-allowed", from, to, `"${name}" takes no array`, {
          hint: describeTaken(owner),
        });
      } else if (open.list) {
        cx.collector.add("list-duplicate", from, to, `"${name}" has an array already`, {
          hint: "put all items into one array",
          related: [{ from: open.list.from, to: open.list.to, message: "the first one" }],
        });
      } else {
        open.list = literal;
      }
      return;
    case "number":
      if (
        owner?.number &&
        !open.number &&
        Number.isInteger(literal.value) &&
        Number(literal.value) >= 0
      ) {
        open.number = literal;
        return;
      }
      break;
    default:
  }
  if (!owner) return;
  const isText = owner.label?.required === true && !open.label && literal.kind !== "color";
  if (isText) open.label = { ...literal, kind: "string", value: text };
  const named = owner.attributes.has("value") ? `value=${text}` : undefined;
  const insert = isText ? `"${text}"` : named;
  cx.collector.add("number-not-allowed", from, to, `"${name}" cannot take ${text} here`, {
    hint: insert === undefined ? "a value needs a name: name=value" : `write ${insert}`,
    ...(insert !== undefined && {
      fix: { title: `write ${insert}`, edits: [{ from, to, insert }] },
    }),
  });
}

/** Says that a value stands where no element could take it. */
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
  const hint =
    literal.kind === "string" && wanted !== undefined
      ? `to show it write: ${wanted} ${text}`
      : literal.kind === "color"
        ? 'comments start with "//"'
        : "put a component before it";
  cx.collector.add("value-stray", from, to, `${text} belongs to no element`, { hint });
}

function describeTaken(owner: ComponentEntry): string {
  const taken = [
    owner.label && 'a text "…"',
    owner.number && "a number",
    owner.list && "an array [ .. ]",
    owner.children.allow !== "none" && "a block { .. }",
  ].filter((part) => part !== undefined && part !== false);
  return taken.length === 0
    ? "only attributes follow it"
    : `it takes ${taken.join(", ")} and attributes`;
}

/** Whether the component takes an array in another parent: then its place is the mistake. */
export function takesListElsewhere(component: ComponentEntry): boolean {
  for (const variant of component.variants.values()) if (variant.list) return true;
  return false;
}
