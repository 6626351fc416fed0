/** The diagnostics about components and the labels, numbers, lists and modifiers of elements. */
import { didYouMean, listed, quoted, shortened } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

/** What an element accepts, for hints. */
export interface Taken {
  readonly label: boolean;
  readonly number: boolean;
  readonly list: boolean;
  readonly block: boolean;
}

/** Maximum length of a label in a hint. */
const longestLabel = 100;

function takes({ label, number, list, block }: Taken): string {
  const parts = [
    ...(label ? ['a label, "…",'] : []),
    ...(number ? ["a number,"] : []),
    ...(list ? ["a list, [ … ],"] : []),
    ...(block ? ["a block, { … },"] : []),
  ];
  return parts.length === 0
    ? "it takes only attributes and modifiers"
    : `it takes ${parts.join(" ")} attributes and modifiers`;
}

/** What to write for an element in a list that no text is drawn like. */
function insteadOfElement(owner: string, plain: string | undefined, takesBlock: boolean): string {
  const text =
    plain === undefined ? "write a text in its place" : `write its text, ${shortened(plain)}`;
  return takesBlock ? `${text}, or use a block: ${owner} { … }` : text;
}

/** What to do about a word of another system: to write an example, unless that already says it. */
function insteadOf(example: string): string {
  return example.startsWith("leave it out") ? example : `write ${example}`;
}

export const elementDiagnostics = {
  "unknown-component": {
    severity: "error",
    title: "a component does not exist",
    wordings: {
      unknown: ({ word, meant }: { word: string; meant: string | undefined }) => ({
        message: `unknown component ${quoted(word)}`,
        hint: meant === undefined ? undefined : didYouMean(meant),
        fix: meant === undefined ? undefined : `replace with ${meant}`,
      }),
      foreign: (data: { word: string; example: string; insert: string | undefined }) => ({
        message: `unknown component ${quoted(data.word)}`,
        hint: insteadOf(data.example),
        fix: data.insert === undefined ? undefined : `replace with ${data.insert}`,
      }),
      attribute: ({ word, parent }: { word: string; parent: string }) => ({
        message: `unknown component ${quoted(word)}`,
        hint: `attributes go before the block: ${parent} ${word}=… { … }`,
      }),
      modifier: ({ word }: { word: string }) => ({
        message: `unknown component ${quoted(word)}`,
        hint: `modifiers go before the block: … ${word} { … }`,
      }),
      betweenStrings: ({ word, quote }: { word: string; quote: string }) => ({
        message: `unexpected ${quoted(word)} between two strings`,
        hint: `if it belongs to the text, write the quotes inside it as \\${quote}`,
      }),
    },
  },
  "component-case": {
    severity: "error",
    title: "a component name has capital letters",
    wordings: {
      found: ({ word, right }: { word: string; right: string }) => ({
        message: `${quoted(word)} is not a component: names are lower case`,
        hint: `write "${right}"`,
        fix: `replace with ${right}`,
      }),
    },
  },
  "unknown-word": {
    severity: "warning",
    title: "a word on its own line is unknown",
    wordings: {
      unknown: ({ word, meant }: { owner: string; word: string; meant: string | undefined }) => ({
        message: `unknown word ${quoted(word)}`,
        hint: meant === undefined ? undefined : didYouMean(meant),
        fix: meant === undefined ? undefined : `replace with ${meant}`,
      }),
      needsValue: ({ word }: { owner: string; word: string }) => ({
        message: `unknown word ${quoted(word)}`,
        hint: `${quoted(word)} is an attribute: write ${word}=…`,
      }),
    },
  },
  "unknown-modifier": {
    severity: "warning",
    title: "a component does not have a modifier",
    wordings: {
      unknown: (data: { owner: string; word: string; meant: string | undefined }) => ({
        message: `${quoted(data.owner)} has no modifier ${quoted(data.word)}`,
        hint: data.meant === undefined ? undefined : didYouMean(data.meant),
        fix: data.meant === undefined ? undefined : `replace with ${data.meant}`,
      }),
      title: (data: { owner: string; word: string; written: string }) => ({
        message: `${quoted(data.owner)} has no modifier ${quoted(data.word)}`,
        hint: `if it is the title, write ${data.owner} ${shortened(data.written)}`,
        fix: "add quotes",
      }),
      advice: (data: {
        owner: string;
        word: string;
        advice: string;
        right: string | undefined;
      }) => ({
        message: `${quoted(data.owner)} has no modifier ${quoted(data.word)}`,
        hint: data.advice,
        fix: data.right === undefined ? undefined : `replace with ${data.right}`,
      }),
      data: ({ owner, word, attribute }: { owner: string; word: string; attribute: string }) => ({
        message: `${quoted(owner)} has no modifier ${quoted(word)}`,
        hint: `${quoted(word)} is data: write ${attribute}=${word}`,
        fix: `replace with ${attribute}=${word}`,
      }),
      needsValue: ({ owner, word }: { owner: string; word: string }) => ({
        message: `${quoted(owner)} has no modifier ${quoted(word)}`,
        hint: `${quoted(word)} is an attribute: write ${word}=…`,
      }),
      foreign: ({ owner, word, example }: { owner: string; word: string; example: string }) => ({
        message: `${quoted(owner)} has no modifier ${quoted(word)}`,
        hint: insteadOf(example),
      }),
    },
  },
  "modifier-component": {
    severity: "warning",
    title: "a component name is read as a modifier",
    wordings: {
      soft: ({ word, owner }: { word: string; owner: string }) => ({
        message: `${quoted(word)} is read as a modifier of ${quoted(owner)}`,
        hint: `for the component, start a new line; for the attribute, write ${word}=…`,
      }),
      incomplete: (data: { word: string; owner: string; example: string }) => ({
        message: `${quoted(data.word)} is read as a modifier of ${quoted(data.owner)}`,
        hint: `to start ${/^[aeiou]/.test(data.word) ? "an" : "a"} ${data.word}, write ${data.example}`,
        fix: "add quotes",
      }),
    },
  },
  "never-drawn": {
    severity: "warning",
    title: "modifiers leave no board on which an element is drawn",
    wordings: {
      bands: ({ word, bands }: { word: string; bands: readonly string[] }) => ({
        message: `${quoted(word)} is never drawn: it is ${listed(bands, "and")}`,
        hint: `remove one of them, or write hidden instead`,
      }),
    },
  },
  "missing-label": {
    severity: "error",
    title: "a component needs a label",
    wordings: {
      missing: ({ word, label }: { word: string; label: string | undefined }) => ({
        message: `${quoted(word)} needs a label`,
        hint: `write ${word} ${label === undefined ? '"…"' : shortened(label, longestLabel)}`,
        fix: "add quotes",
      }),
    },
  },
  "label-duplicate": {
    severity: "error",
    title: "a component has two labels",
    wordings: {
      second: ({ name }: { name: string }) => ({
        message: `${quoted(name)} already has a label`,
        hint: "remove one of the strings, or put a component before this one",
        related: "the first label",
      }),
      tripled: () => ({
        message: "a string starts with three quotes",
        hint: 'one quote is enough, even for text over several lines; write a quote inside it as \\"',
        fix: "remove two quotes at each end",
      }),
    },
  },
  "label-not-allowed": {
    severity: "error",
    title: "a component takes no label",
    wordings: {
      found: (data: {
        name: string;
        taken: Taken;
        title: string | undefined;
        written: string;
      }) => ({
        message: `${quoted(data.name)} takes no label`,
        hint:
          data.title === undefined
            ? takes(data.taken)
            : `write ${data.title} ${shortened(data.written)} in its block`,
      }),
      list: ({ name, list }: { name: string; list: string }) => ({
        message: `${quoted(name)} takes a list, not a label`,
        hint: `write ${name} ${list}`,
        fix: "write a list",
      }),
      more: ({ name }: { name: string }) => ({
        message: `${quoted(name)} takes no label`,
        hint: "for more of the same, write ... without quotes",
        fix: "remove the quotes",
      }),
    },
  },
  "missing-number": {
    severity: "error",
    title: "a component needs a number",
    wordings: {
      missing: ({ word }: { word: string }) => ({
        message: `${quoted(word)} needs a number`,
        hint: `write ${word} 1`,
      }),
    },
  },
  "number-not-allowed": {
    severity: "error",
    title: "a component takes no number here",
    wordings: {
      found: (data: { name: string; value: string; instead: string | undefined }) => ({
        message: `${quoted(data.name)} cannot take ${data.value} here`,
        hint:
          data.instead === undefined
            ? "give the value a name: name=value"
            : `write ${data.instead}`,
        fix: data.instead === undefined ? undefined : `write ${data.instead}`,
      }),
    },
  },
  "missing-list": {
    severity: "error",
    title: "a component needs a list",
    wordings: {
      missing: ({ word }: { word: string }) => ({
        message: `${quoted(word)} needs a list`,
        hint: `write ${word} ["…", "…"]`,
      }),
    },
  },
  "list-duplicate": {
    severity: "error",
    title: "a component has two lists",
    wordings: {
      second: ({ name }: { name: string }) => ({
        message: `${quoted(name)} already has a list`,
        hint: "put all items in one list",
        related: "the first list",
      }),
    },
  },
  "list-element": {
    severity: "warning",
    title: "a list contains an element",
    wordings: {
      found: (data: {
        owner: string;
        written: string;
        /** The text that is drawn like it, if there is one. */
        insert: string | undefined;
        /** Its label in quotes. */
        plain: string | undefined;
        takesBlock: boolean;
      }) => ({
        message: `${quoted(shortened(data.written))} is an element, and a list contains values`,
        hint:
          data.insert === undefined
            ? insteadOfElement(data.owner, data.plain, data.takesBlock)
            : `write ${shortened(data.insert)}`,
        fix: data.insert === undefined ? undefined : `replace with ${shortened(data.insert)}`,
      }),
    },
  },
  "list-not-allowed": {
    severity: "error",
    title: "a component takes no list",
    wordings: {
      found: ({ name, taken }: { name: string; taken: Taken }) => ({
        message: `${quoted(name)} takes no list`,
        hint: takes(taken),
      }),
    },
  },
  "value-stray": {
    severity: "error",
    title: "a value does not belong to an element",
    wordings: {
      text: ({ written, component }: { written: string; component: string }) => ({
        message: `${written} does not belong to an element`,
        hint: `to show it, write ${component} ${written}`,
      }),
      item: ({ written, component }: { written: string; component: string }) => ({
        message: `${written} does not belong to an element`,
        hint: `write the items of ${component} as a list: [${written}, …]`,
      }),
      color: ({ written }: { written: string }) => ({
        message: `${written} does not belong to an element`,
        hint: 'comments start with "//"',
      }),
      value: ({ written }: { written: string }) => ({
        message: `${written} does not belong to an element`,
        hint: "put a component before it",
      }),
      unnamed: () => ({
        message: "a value in braces needs a name",
        hint: "write { name=value }",
      }),
    },
  },
  "attribute-stray": {
    severity: "error",
    title: "an attribute does not belong to an element",
    wordings: {
      attribute: ({ written }: { written: string }) => ({
        message: `${quoted(written)} does not belong to an element`,
        hint: "put it after the component that it belongs to",
      }),
      component: (data: { written: string; name: string; separator: string }) => ({
        message: `${quoted(data.written)} does not belong to an element`,
        hint: `write ${data.name} without "${data.separator}"`,
        fix: `remove the "${data.separator}"`,
      }),
    },
  },
  "missing-page": {
    severity: "info",
    title: "elements are outside a page",
    wordings: {
      outside: ({ word, root }: { word: string; root: string }) => ({
        message: `${quoted(word)} is outside a ${root}`,
        hint: `it is drawn on a ${root} of its own: put ${root} "…" { … } around it`,
      }),
    },
  },
  "page-nested": {
    severity: "error",
    title: "a page or canvas is inside another element",
    wordings: {
      inside: ({ word, parent }: { word: string; parent: string }) => ({
        message: `${quoted(word)} cannot be inside ${quoted(parent)}`,
        hint: `close ${quoted(parent)} first: a ${word} belongs at the top level`,
      }),
    },
  },
  "canvas-duplicate": {
    severity: "error",
    title: "a source has two canvases",
    wordings: {
      second: ({ word }: { word: string }) => ({
        message: `this is the second ${quoted(word)}`,
        hint: "keep one of them",
      }),
    },
  },
  "parent-required": {
    severity: "error",
    title: "an element is outside its parent",
    wordings: {
      outside: ({ word, parents }: { word: string; parents: readonly string[] }) => ({
        message: `${quoted(word)} must be inside ${listed(parents, "or")}`,
        hint: `move it into the block of ${listed(parents, "or")}`,
      }),
      filler: ({ word }: { word: string }) => ({
        message: `${quoted(word)} repeats what is around it, but nothing is around it`,
        hint: "move it into the block of an element",
      }),
    },
  },
  "child-not-allowed": {
    severity: "error",
    title: "an element is not allowed in its parent",
    wordings: {
      unlisted: (data: { word: string; parent: string; allowed: readonly string[] }) => ({
        message: `${quoted(data.word)} is not allowed in ${quoted(data.parent)}`,
        hint:
          data.allowed.length === 0
            ? `the block of ${quoted(data.parent)} must be empty`
            : `${quoted(data.parent)} takes ${listed(data.allowed, "and")}`,
      }),
      instead: (data: { word: string; parent: string; example: string }) => ({
        message: `${quoted(data.word)} is not allowed in ${quoted(data.parent)}`,
        hint: `write ${data.example}`,
      }),
    },
  },
  "annotations-place": {
    severity: "warning",
    title: "annotations are too deep in a page",
    wordings: {
      inside: ({ parent }: { parent: string }) => ({
        message: `annotations are not allowed in ${quoted(parent)}`,
        hint: "move them directly into the page, or into a row or col of it",
      }),
    },
  },
} as const satisfies CatalogueArea;
