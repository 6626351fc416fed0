/** Gives HTML fields the words of their labels, which are separate elements in HTML. */
import { isBlank, isTag, plainText } from "./html-words.js";
import type { MarkupElement, MarkupNode } from "./read-markup.js";

const isField = (node: MarkupNode): node is MarkupElement =>
  node.kind === "element" && isTag(node, "input", "select", "textarea");

/** Children in which a label before or around a field becomes the label of that field. */
export function labeledFields(children: readonly MarkupNode[]): MarkupNode[] {
  const all: MarkupNode[] = [];
  let pending: { text: string; at: number } | undefined;
  for (const child of children) {
    if (isBlank(child)) {
      all.push(child);
      continue;
    }
    const around = child.kind === "element" && isTag(child, "label") ? fieldIn(child) : undefined;
    if (around) all.push(around);
    else if (pending && isField(child)) {
      all.splice(pending.at, all.length - pending.at, withLabel(child, pending.text));
    } else all.push(child);
    const text =
      child.kind === "element" && isTag(child, "label") && !around
        ? plainText(child.children)
        : undefined;
    pending = text === undefined ? undefined : { text, at: all.length - 1 };
  }
  return all;
}

/** The field in a label, with the words beside it. */
function fieldIn({ children }: MarkupElement): MarkupElement | undefined {
  const fields = children.filter(isField);
  const [field] = fields;
  if (fields.length !== 1 || field === undefined) return undefined;
  const text = plainText(children.filter((each) => each !== field));
  return text === undefined || text === "" ? undefined : withLabel(field, text);
}

function withLabel(field: MarkupElement, text: string): MarkupElement {
  return { ...field, label: text.replace(/\s*:$/, "") };
}
