/** Puts one long word at a time into every place of a component that accepts text, alone in a narrow column. */
import { analyze } from "../../src/analyze.js";
import type { ComponentEntry } from "../../src/language/ast/element.js";
import { type AstNode, type DocumentNode, walkNodes } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { badgeAttribute } from "../../src/model/components/parts/count-mark.js";
import { repeatedText } from "../../src/model/define/attributes.js";

/** Width in px of the column, and of its board. */
export const column = 104;
export const board = 320;

/** Whether a text consists of words that a longer one may replace, rather than a number, date or separator. */
const isWords = (text: string): boolean => /\p{L}{2}/u.test(text) && !/\d/.test(text);

/** All values in which the word replaces one text, or the label of one object. */
function* worded(value: Value, word: string): Generator<Value> {
  if (typeof value === "string" && isWords(value)) yield word;
  if (Array.isArray(value)) {
    for (const [at, each] of value.entries()) {
      for (const other of worded(each, word)) yield value.with(at, other);
    }
  } else if (typeof value === "object" && "label" in value)
    yield { ...value, label: word } as Value;
}

/** Counts and units of numbers are not words. */
const unit = repeatedText("").kind;

/** A place for a word in an element. */
export interface WordPlace {
  what: string;
  apply(node: AstNode): void;
}

/** All places for a word in a node: its label, its list, and each attribute that is a text. */
export function wordPlaces(node: AstNode, component: ComponentEntry, word: string): WordPlace[] {
  const cases: WordPlace[] = [];
  const { label, list } = component;
  if (label !== undefined && !label.isPicture) {
    cases.push({
      what: "label",
      apply: (one) => {
        one.label = word;
      },
    });
  }
  if (list !== undefined) {
    for (const items of worded(node.items ?? [], word)) {
      cases.push({
        what: "list",
        apply: (one) => {
          one.items = items as Value[];
        },
      });
    }
  }
  for (const [name, { kind, docs }] of component.attributes) {
    if (kind.kind !== "text" || docs === badgeAttribute.docs || kind === unit) continue;
    cases.push({
      what: name,
      apply: (one) => {
        one.attributes = { ...one.attributes, [name]: word };
      },
    });
  }
  return cases;
}

/** The first element of a component in a document, alone in a narrow column, with the containers that it needs. */
export function alone(
  example: string,
  component: ComponentEntry,
): { ast: DocumentNode; node: AstNode } | undefined {
  const { ast } = analyze(component.root || component.ofCanvas ? example : `page { ${example} }`);
  let node: AstNode | undefined;
  let outermost: AstNode | undefined;
  walkNodes(ast, (one, parent) => {
    if (one.type !== component.type || node !== undefined) return;
    node = one;
    outermost = component.parents.length > 0 ? parent : one;
  });
  if (node === undefined || outermost === undefined) return undefined;
  const page = component.root ? node : ast.children[0]!;
  page.attributes = { ...page.attributes, w: component.root ? column : board, p: 0 };
  if (!component.root) {
    page.children = [{ type: "Col", attributes: { w: column }, children: [outermost] }];
  }
  return { ast: { ...ast, children: [page] }, node };
}
