/** The diagnostics about attributes and their values. */
import { didYouMean, listed, quoted, shortened } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

export const attributeDiagnostics = {
  "unknown-attribute": {
    severity: "warning",
    title: "a component does not have an attribute",
    wordings: {
      modifier: (data: { word: string; name: string; modifier: string }) => ({
        message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
        hint: `write ${data.modifier} alone: it is a modifier`,
        fix: `write ${data.modifier} alone`,
      }),
      label: ({ word, name }: { word: string; name: string }) => ({
        message: `${quoted(word)} has no attribute ${quoted(name)}`,
        hint: `the label follows the component: write ${word} "…"`,
      }),
      advice: (data: { word: string; name: string; advice: string }) => ({
        message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
        hint: data.advice,
        fix: `remove ${data.name}`,
      }),
      foreign: (data: { word: string; name: string; known: readonly string[] }) => ({
        message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
        hint: `did you mean ${listed(data.known.slice(0, 2).map(quoted), "or")}?`,
        fix: `replace with ${data.known[0]}`,
      }),
      misspelled: (data: { word: string; name: string; meant: string }) => ({
        message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
        hint: didYouMean(data.meant),
        fix: `replace with ${data.meant}`,
      }),
      type: ({ type, name, modifier }: { type: string; name: string; modifier: string }) => ({
        message: `a field of type ${quoted(type)} has no attribute ${quoted(name)}`,
        hint: `add ${modifier}, or remove ${name}`,
        fix: `add ${modifier}`,
      }),
      frame: () => ({
        message: "only the frame of a browser shows a url",
        hint: "add frame=browser, or remove url",
        fix: "add frame=browser",
      }),
      unknown: (data: { word: string; name: string; own: readonly string[] }) => ({
        message: `${quoted(data.word)} has no attribute ${quoted(data.name)}`,
        hint:
          data.own.length === 0
            ? `${quoted(data.word)} takes only the common attributes`
            : `${quoted(data.word)} takes ${listed(data.own, "and")}, plus the common attributes`,
      }),
      key: (data: {
        word: string;
        key: string;
        known: readonly string[];
        meant: string | undefined;
      }) => ({
        message: `an item of ${quoted(data.word)} has no key ${quoted(data.key)}`,
        hint:
          data.meant === undefined
            ? `an item takes ${listed(data.known, "and")}`
            : didYouMean(data.meant),
        fix: data.meant === undefined ? undefined : `replace with ${data.meant}`,
      }),
    },
  },
  "attribute-duplicate": {
    severity: "warning",
    title: "an attribute is given twice",
    wordings: {
      repeated: ({ word, name }: { word: string; name: string }) => ({
        message: `${quoted(word)} has ${name} twice`,
        hint: "the last one counts: remove the others",
        related: "first given here",
      }),
      synonym: (data: { word: string; first: string; second: string }) => ({
        message: `${quoted(data.word)} has ${data.first} and ${data.second}, which mean the same`,
        hint: "only one of them counts: remove one",
        related: "first given here",
      }),
    },
  },
  "attribute-kind": {
    severity: "warning",
    title: "a value has the wrong kind",
    wordings: {
      kind: (data: { name: string; value: string; takes: string }) => ({
        message: `${data.name} cannot be ${data.value}`,
        hint: `${data.name} takes ${data.takes}`,
      }),
      line: ({ name, value, list }: { name: string; value: string; list: string }) => ({
        message: `${name} cannot be ${value}`,
        hint: `${name} takes a list: write ${name}=${shortened(list)}`,
        fix: "write a list",
      }),
      modifier: ({ name, value }: { name: string; value: string }) => ({
        message: `${name} cannot be ${value}`,
        hint: `${name} takes true or false, and is read as true here`,
      }),
      objectItem: ({ word }: { word: string }) => ({
        message: `an item of ${quoted(word)} cannot be an object`,
        hint: 'the items are strings: ["One", "Two"]',
      }),
      count: ({ name, value, instead }: { name: string; value: string; instead: string }) => ({
        message: `${name} is drawn as the text ${value}`,
        hint: `for their number, write ${instead}=${value}; otherwise, say of what: ${name}="${value} results"`,
        fix: `write ${instead}=${value}`,
      }),
      listItem: ({ word, isOnly }: { word: string; isOnly: boolean }) => ({
        message: `an item of ${quoted(word)} cannot be a list`,
        hint: 'one pair of brackets is enough: ["One", "Two"]',
        fix: isOnly ? "remove the outer brackets" : undefined,
      }),
      viewport: ({ name, value }: { name: string; value: string }) => ({
        message: `${name} cannot be ${value}`,
        hint: `write it as in ${name}=1440x900`,
      }),
    },
  },
  "attribute-choice": {
    severity: "warning",
    title: "a value is not one of the choices",
    wordings: {
      choice: (data: {
        name: string;
        value: string;
        takes: string;
        meant: string | undefined;
      }) => ({
        message: `${data.name} cannot be ${quoted(data.value)}`,
        hint:
          data.meant === undefined
            ? `use ${data.takes}`
            : `${didYouMean(data.meant)} ${data.name} takes ${data.takes}`,
        fix: data.meant === undefined ? undefined : `replace with ${data.meant}`,
      }),
      other: ({ name, value, written }: { name: string; value: string; written: string }) => ({
        message: `${name} cannot be ${quoted(value)}`,
        hint: `write ${written}`,
        fix: `replace with ${written}`,
      }),
      elsewhere: ({ name, value, example }: { name: string; value: string; example: string }) => ({
        message: `${name} cannot be ${quoted(value)}`,
        hint: `write ${example}`,
      }),
    },
  },
  "attribute-range": {
    severity: "warning",
    title: "a number is out of range",
    wordings: {
      bounds: (data: { name: string; value: number | string; takes: string }) => ({
        message: `${data.name} cannot be ${data.value}`,
        hint: `use ${data.takes}`,
      }),
      longest: (data: { name: string; value: number; longest: number }) => ({
        message: `${data.name} cannot be ${data.value}`,
        hint: `use at most ${data.longest} px`,
      }),
      maxBelowMin: ({ min, max }: { min: number; max: number }) => ({
        message: `max (${max}) is less than min (${min})`,
        hint: "max must be at least min",
      }),
    },
  },
  "boolean-string": {
    severity: "info",
    title: "true or false is given as a string",
    wordings: {
      quoted: ({ name, value }: { name: string; value: string }) => ({
        message: `${name}="${value}" is read as ${name}=${value}`,
        hint: `write ${name}=${value}`,
        fix: "remove the quotes",
      }),
    },
  },
  "key-duplicate": {
    severity: "warning",
    title: "an object has a key twice",
    wordings: {
      repeated: ({ key }: { key: string }) => ({
        message: `the object has ${quoted(key)} twice`,
        hint: "the last one counts: remove the others",
      }),
    },
  },
  "unknown-icon": {
    severity: "warning",
    title: "an icon does not exist",
    wordings: {
      unknown: ({ icon, meant }: { icon: string; meant: string | undefined }) => ({
        message: `unknown icon ${quoted(icon)}`,
        hint: meant === undefined ? "use the name of a Lucide icon" : didYouMean(meant),
        fix: meant === undefined ? undefined : `replace with ${meant}`,
      }),
    },
  },
  "unknown-device": {
    severity: "warning",
    title: "a device does not exist",
    wordings: {
      unknown: (data: { device: string; takes: string; meant: string | undefined }) => ({
        message: `unknown device ${quoted(data.device)}`,
        hint: data.meant === undefined ? `use ${data.takes}` : didYouMean(data.meant),
        fix: data.meant === undefined ? undefined : `replace with ${data.meant}`,
      }),
    },
  },
  "url-unsafe": {
    severity: "warning",
    title: "a URL is unsafe and is dropped",
    wordings: {
      unsafe: ({ name, url }: { name: string; url: string }) => ({
        message: `${name}=${quoted(url)} is unsafe and is dropped`,
        hint: "use an http, https, mailto or relative URL",
      }),
    },
  },
  "active-range": {
    severity: "warning",
    mayResolve: "block",
    title: "the active item does not exist",
    wordings: {
      number: ({ active, last }: { active: number; last: number }) => ({
        message: `there is no item ${active}: items are numbered from 0 to ${last}`,
        hint: "set active to the number of an item, counted from 0, or to its label",
      }),
      step: ({ active, last }: { active: number; last: number }) => ({
        message: `there is no step ${active}: steps are numbered from 0 to ${last}`,
        hint: `set active to the number or label of a step, or to ${last + 1} if all are done`,
      }),
      page: ({ active, pages }: { active: number; pages: number }) => ({
        message: `there is no page ${active}: pages are numbered from 1 to ${pages}`,
        hint: "set active to the number of a page, counted from 1",
      }),
      menu: ({ open, last }: { open: number | string; last: number }) => ({
        message:
          typeof open === "string"
            ? `no menu has the label ${quoted(open)}`
            : `there is no menu ${open}: menus are numbered from 0 to ${last}`,
        hint: "set open to the number of a menu, counted from 0, or to its label",
      }),
      label: ({ active }: { active: string }) => ({
        message: `no item has the label ${quoted(active)}`,
        hint: "set active to the number of an item, counted from 0, or to its label",
      }),
    },
  },
  "open-empty": {
    severity: "info",
    title: "an open field has nothing to show",
    wordings: {
      input: ({ type }: { type: string }) => ({
        message: `a field of type ${quoted(type)} has nothing to open`,
        hint: "remove open, or use type=date, type=datetime or type=month",
      }),
    },
  },
  "span-outside": {
    severity: "info",
    title: "an attribute has no effect in this parent",
    wordings: {
      inside: (data: {
        name: string;
        parent: string;
        parents: readonly string[];
        isHeld: boolean;
      }) => ({
        message: `${quoted(data.name)} has no effect in ${quoted(data.parent)}`,
        hint: data.isHeld
          ? `remove it; it means something only in ${listed(data.parents, "or")}`
          : `use it directly inside ${listed(data.parents, "or")}`,
      }),
      topLevel: ({ name, parents }: { name: string; parents: readonly string[] }) => ({
        message: `${quoted(name)} has no effect at the top level`,
        hint: `use it directly inside ${listed(parents, "or")}`,
      }),
    },
  },
} as const satisfies CatalogueArea;
