/** The diagnostics about blocks, lists, parentheses and nesting. */
import { quoted } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

export const blockDiagnostics = {
  "syntax-unclosed-block": {
    severity: "error",
    title: "a block has no closing brace",
    wordings: {
      element: ({ component }: { component: string }) => ({
        message: `the "{" of ${quoted(component)} is not closed`,
        hint: 'add "}"',
        fix: 'add "}"',
      }),
      object: () => ({ message: 'this "{" is not closed', hint: 'add "}"' }),
    },
  },
  "block-extra-close": {
    severity: "error",
    title: "a closing brace has no opening brace",
    wordings: {
      found: () => ({ message: 'this "}" closes nothing', hint: "remove it", fix: "remove it" }),
    },
  },
  "missing-block": {
    severity: "error",
    title: "a component needs a block",
    wordings: {
      open: ({ component }: { component: string }) => ({
        message: `missing "{" after ${quoted(component)}`,
        hint: `write ${component} { … }`,
        fix: 'add "{"',
      }),
      block: ({ component, written }: { component: string; written: string }) => ({
        message: `${quoted(component)} needs a block`,
        hint: `write ${written} { … }`,
      }),
    },
  },
  "block-expected": {
    severity: "info",
    title: "a missing block is read as an empty one",
    wordings: {
      missing: ({ word }: { word: string }) => ({
        message: `${quoted(word)} has no block and is drawn empty`,
        hint: "put its content in a block: { … }",
      }),
    },
  },
  "block-empty": {
    severity: "info",
    title: "a component has no content",
    wordings: {
      content: (data: { word: string; list: string | undefined; block: boolean }) => ({
        message: `${quoted(data.word)} has no content`,
        hint: [
          ...(data.list === undefined ? [] : [`a list, ${data.list}`]),
          ...(data.block ? ["a block, { … }"] : []),
        ]
          .join(", or ")
          .replace(/^/, "give it "),
      }),
      mustBeEmpty: ({ word }: { word: string }) => ({
        message: `${quoted(word)} takes no content`,
        hint: "remove the empty block",
      }),
    },
  },
  "block-not-allowed": {
    severity: "error",
    title: "a component takes no block",
    wordings: {
      found: ({ component }: { component: string }) => ({
        message: `${quoted(component)} takes no block`,
        hint: "remove the block, or put a container around the elements",
      }),
    },
  },
  "syntax-unclosed-list": {
    severity: "error",
    title: "a list has no closing bracket",
    wordings: {
      found: () => ({
        message: 'this "[" is not closed',
        hint: 'add "]" after the last item',
      }),
    },
  },
  "syntax-unclosed-call": {
    severity: "error",
    title: "a parenthesis is not closed",
    wordings: {
      found: ({ word }: { word: string }) => ({
        message: 'this "(" is not closed',
        hint: word === "at" ? "write at(x, y)" : 'add ")" after the last argument',
      }),
    },
  },
  "call-arguments": {
    severity: "error",
    title: "at() needs two numbers",
    wordings: {
      found: () => ({ message: "at() takes two numbers", hint: "write at(x, y)" }),
    },
  },
  "nesting-limit": {
    severity: "error",
    title: "elements are nested too deeply",
    wordings: {
      passed: ({ limit }: { limit: number }) => ({
        message: `elements are nested more than ${limit} levels deep`,
        hint: "split the wireframe, or remove wrappers",
      }),
      brackets: ({ limit }: { limit: number }) => ({
        message: `brackets are nested more than ${limit} levels deep`,
        hint: "close brackets before you open more",
      }),
    },
  },
} as const satisfies CatalogueArea;
