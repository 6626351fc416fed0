/** Writes a box as the expression of builders that creates it, short enough to paste into a test. */
import { type Box, childrenOf } from "../../src/model/box/box.js";
import type { Edges } from "../../src/model/box/style.js";

/** The expression of a box, on several lines if it has children. */
export function boxLiteral(box: Box, indent = ""): string {
  const { style } = box;
  switch (box.kind) {
    case "stack": {
      const { direction, ...rest } = style;
      const isReverse = direction?.endsWith("reverse");
      const given = isReverse ? style : rest;
      return called(direction?.startsWith("row") ? "row" : "column", literal(given), box, indent);
    }
    case "grid":
      return called("grid", literal(style), box, indent);
    case "group":
      return called("group", JSON.stringify(box.tag ?? "div"), box, indent);
    case "text": {
      const rest = Object.keys(style).length > 0 ? `, { style: ${literal(style)} }` : "";
      return `text(${JSON.stringify(box.text)}, ${literal(box.textStyle)}${rest})`;
    }
    case "icon":
      return `icon(${JSON.stringify(box.icon)}, ${box.size}, token("ink"))`;
    default:
      return literal(box);
  }
}

function called(name: string, first: string, box: Box, indent: string): string {
  const inner = `${indent}  `;
  const children = childrenOf(box).map((child) => `\n${inner}${boxLiteral(child, inner)},`);
  return `${name}(${first}, [${children.join("")}${children.length > 0 ? `\n${indent}` : ""}])`;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  if (isEvenEdges(value)) return `edges(${value.top})`;
  const entries = Object.entries(value).filter(([, entry]) => entry !== undefined);
  if (entries.length === 0) return "{}";
  return `{ ${entries.map(([name, entry]) => `${name}: ${literal(entry)}`).join(", ")} }`;
}

function isEvenEdges(value: object): value is Edges {
  const { top, right, bottom, left } = value as Partial<Edges>;
  return top !== undefined && [right, bottom, left].every((edge) => edge === top);
}
