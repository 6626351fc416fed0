/** Lists every diagnostic code with its severity and its meaning in a line; codes are never reused. */
import type { Severity } from "./diagnostic.js";

/** What the catalogue says about a code; the page of a code is `docs/diagnostics/<code>.md`. */
export interface CodeEntry {
  severity: Severity;
  /** What is wrong, in a few words. */
  title: string;
}

const catalogue = {
  // Text and tokens.
  "text-encoding": { severity: "error", title: "the file is not UTF-8 text" },
  "text-space": { severity: "warning", title: "a Unicode space stands for a blank" },
  "syntax-unclosed-string": { severity: "error", title: "a string has no closing quote" },
  "string-escape": { severity: "warning", title: "an escape sequence is not known" },
  "string-code-point": { severity: "warning", title: "an escape names no character" },
  "syntax-unclosed-comment": { severity: "error", title: "a comment has no end" },
  "number-unit": { severity: "warning", title: "letters behind a number are no unit" },
  "value-quotes": { severity: "error", title: "a value needs quotes" },
  "missing-value": { severity: "error", title: "nothing stands behind an equals sign" },
  "missing-equals": { severity: "error", title: "a name and its value lack an equals sign" },
  "token-unexpected": { severity: "error", title: "a character has no meaning here" },
  "comma-unexpected": {
    severity: "error",
    title: "a comma or semicolon between elements or attributes",
  },
  "markup-unexpected": { severity: "error", title: "HTML or JSX where an element belongs" },
  "parentheses-unexpected": { severity: "error", title: "parentheses behind a word" },
  "words-glued": { severity: "error", title: "two words lack a blank between them" },
  // Brackets and blocks.
  "syntax-unclosed-block": { severity: "error", title: "a block has no closing brace" },
  "block-extra-close": { severity: "error", title: "a closing brace closes nothing" },
  "missing-block": { severity: "error", title: "a component lacks its block" },
  "block-expected": { severity: "info", title: "a missing block counts as an empty one" },
  "block-empty": { severity: "info", title: "a component has no content" },
  "block-not-allowed": { severity: "error", title: "a component takes no block" },
  "syntax-unclosed-list": { severity: "error", title: "an array has no closing bracket" },
  "syntax-unclosed-call": { severity: "error", title: "a parenthesis is not closed" },
  "call-arguments": { severity: "error", title: "at() lacks its two numbers" },
  "nesting-limit": { severity: "error", title: "elements are nested too deeply" },
  // Elements and what belongs to them.
  "unknown-component": { severity: "error", title: "a component does not exist" },
  "component-case": { severity: "error", title: "a component name has capital letters" },
  "unknown-word": { severity: "warning", title: "a word on its own line is not known" },
  "unknown-modifier": { severity: "warning", title: "a component does not know a modifier" },
  "modifier-component": { severity: "warning", title: "a component name is read as a modifier" },
  "missing-label": { severity: "error", title: "a component lacks its text" },
  "label-duplicate": { severity: "error", title: "a component has two texts" },
  "label-not-allowed": { severity: "error", title: "a component takes no text here" },
  "missing-number": { severity: "error", title: "a component lacks its number" },
  "number-not-allowed": { severity: "error", title: "a component takes no number here" },
  "missing-list": { severity: "error", title: "a component lacks its array" },
  "list-duplicate": { severity: "error", title: "a component has two arrays" },
  "list-not-allowed": { severity: "error", title: "a component takes no array" },
  "value-stray": { severity: "error", title: "a value belongs to no element" },
  "attribute-stray": { severity: "error", title: "an attribute belongs to no element" },
  "unknown-attribute": { severity: "warning", title: "a component does not know an attribute" },
  "attribute-duplicate": { severity: "warning", title: "an attribute is given twice" },
  "attribute-kind": { severity: "warning", title: "a value is of the wrong kind" },
  "attribute-choice": { severity: "warning", title: "a value is none of the choices" },
  "attribute-range": { severity: "warning", title: "a number is out of its range" },
  "flag-string": { severity: "info", title: "a flag is given as a string" },
  "key-duplicate": { severity: "warning", title: "an object has a key twice" },
  "unknown-icon": { severity: "warning", title: "an icon does not exist" },
  "unknown-device": { severity: "warning", title: "a device preset does not exist" },
  "text-overflow": { severity: "warning", title: "a text does not fit its place" },
  "url-unsafe": { severity: "warning", title: "an address is not safe and is dropped" },
  // Places and references.
  "missing-page": { severity: "info", title: "elements stand outside of a page" },
  "page-nested": { severity: "error", title: "a page stands inside of something" },
  "parent-required": { severity: "error", title: "an element stands outside of its parent" },
  "child-not-allowed": { severity: "error", title: "an element does not belong in its parent" },
  "annotations-place": { severity: "warning", title: "annotations stand too deep in a page" },
  "id-duplicate": { severity: "warning", title: "two elements have the same id" },
  "reference-missing": { severity: "warning", title: "a reference names nothing" },
  "marker-unmatched": { severity: "info", title: "a marker and its annotation do not match" },
  "active-range": { severity: "warning", title: "the active item does not exist" },
  "span-outside": { severity: "info", title: "a span outside of a row or grid has no effect" },
  "ignore-unknown": { severity: "warning", title: "an ignore comment names no code" },
} as const satisfies Record<string, CodeEntry>;

/** Code of a diagnostic. */
export type DiagnosticCode = keyof typeof catalogue;

/** All codes with severity and title, in the order of the catalogue. */
export const codes: Readonly<Record<DiagnosticCode, CodeEntry>> = catalogue;

/** Says whether a text is a code of the catalogue. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(catalogue, text);
}
