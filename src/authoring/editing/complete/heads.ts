/** Completes the heads of forms: what can follow `data`, `repeat`, `import` and the others. */
import { slotNamesOf } from "../../../language/expand/forms/slot.js";
import { type Candidate, plainInsert } from "../candidate.js";
import type { Caret } from "../caret.js";
import type { HeadPart } from "../form-head.js";
import type { LanguageDocument } from "../language-document.js";
import { followingAt } from "./following.js";
import { dataNames, definitionNames, fileNames, isData, isSource } from "./project-names.js";
import { wordCandidate } from "./values.js";

type HeadCaret = Extract<Caret, { place: "head" }>;

/** The candidates for a part in the head of a form. */
export function headCandidates(document: LanguageDocument, caret: HeadCaret): Candidate[] {
  const { sign } = followingAt(document.text, caret.to);
  return caret.parts.flatMap((part) => {
    if (caret.isQuoted && !part.endsWith("file")) return [];
    const isWritten = (part === "block" && sign === "{") || (part === "list" && sign === "[");
    return isWritten ? [] : candidatesFor(part, document, caret);
  });
}

function candidatesFor(
  part: HeadPart,
  document: LanguageDocument,
  { parent, isQuoted }: HeadCaret,
): Candidate[] {
  switch (part) {
    case "component":
      return definitionNames(document, "components", true);
    case "slot":
      return slotNames(document, parent);
    case "list name":
      return [...dataNames(document, true), ...listParameters(parent)];
    case "source file":
      return fileNames(document, isQuoted, isSource);
    case "data file":
      return fileNames(document, isQuoted, isData);
    default:
      return [signs[part]];
  }
}

const sign = (label: string, insert: string, detail: string): Candidate => ({
  label,
  kind: "keyword",
  insert,
  detail,
  rank: 0,
});

/** Words and brackets that continue a head. */
const signs = {
  as: sign("as", "as ${1:item} ", "the name of each entry, or of what is imported"),
  from: { ...sign("from", 'from "$1"', "the file"), asksMore: true },
  list: sign("[ … ]", "[\n\t{$1}\n]", "the entries"),
  block: sign("{ … }", "{\n\t$0\n}", "the content"),
  "imported names": sign("{ … }", '{ $1 } from "$2"', "only some of its names"),
} as const satisfies Partial<Record<HeadPart, Candidate>>;

/** The slots that the content in a block can fill and does not fill yet. */
function slotNames(
  { analysis: { names } }: LanguageDocument,
  parent: HeadCaret["parent"],
): Candidate[] {
  if (!parent) return [];
  const layout = parent.attributes.find(({ name }) => name === "uses")?.value?.value;
  const called = parent.form?.kind === "use" ? parent.form.name.text : parent.word;
  const definition =
    layout === undefined
      ? names?.components.get(called)
      : names?.layouts.get(String(layout).replace(/\(.*/s, ""));
  const filled = new Set(
    parent.block?.elements.map(({ form }) => (form?.kind === "fill" ? form.name.text : undefined)),
  );
  return slotNamesOf(definition)
    .filter((name) => !filled.has(name))
    .map((name) => ({ ...wordCandidate(name, true), kind: "parameter" }));
}

/** The parameters around an element that are lists. */
function listParameters(parent: HeadCaret["parent"]): Candidate[] {
  const found: Candidate[] = [];
  for (let around = parent; around; around = around.parent) {
    const { form } = around;
    if (form?.kind !== "component" && form?.kind !== "layout") continue;
    for (const { name, type } of form.parameters) {
      if (type !== "list") continue;
      const insert = plainInsert(name.text);
      found.push({ label: name.text, kind: "parameter", detail: type, insert, rank: 1 });
    }
  }
  return found;
}
