/** The diagnostics about reuse: components, layouts, slots, repeats, data and imports. */
import {
  amount,
  didYouMean,
  grouped,
  listed,
  quoted,
  shortened,
} from "../../../base/text/phrases.js";
import { formsWritten } from "../forms-written.js";
import type { CatalogueArea } from "./wording.js";

/** An unknown name, with the known ones. */
export interface Unknown {
  kind: string;
  name: string;
  meant: string | undefined;
  known: readonly string[];
}

/** A file that cannot be used. */
export interface File {
  path: string;
}

/** Maximum number of names in a hint. */
const mostNamed = 6;

/** Maximum length of a name, or of the path of a file, among those that lead to each other. */
const longestInChain = 100;

/** The existing names, as hints list them. A record in a data file may have a hundred thousand. */
function allOf(known: readonly string[]): string {
  return listed(known.slice(0, mostNamed + 1).map(quoted), "and", mostNamed);
}

/** Names of which each leads to the next. */
function chain(way: readonly string[]): string {
  return way.map((each) => shortened(each, longestInChain)).join(" → ");
}

function replaceWith(meant: string | undefined): string | undefined {
  return meant === undefined ? undefined : `replace with ${meant}`;
}

export const reuseDiagnostics = {
  "reuse-head": {
    severity: "error",
    title: "a definition or use is not complete",
    wordings: {
      form: ({ word }: { word: string }) => ({
        message: `incomplete ${word}`,
        hint: `write ${formsWritten[word]}`,
      }),
      parameter: () => ({
        message: "expected a parameter",
        hint: "write name: type, or name: type = default, as in (title: string, count: number = 0)",
      }),
      argument: () => ({
        message: "expected an argument",
        hint: 'write name=value, as in (title="Orders", count=3)',
      }),
      token: () => ({
        message: "expected a design token",
        hint: "write name=value, as in tokens { accent=#5E6AD2 density=compact }",
      }),
      twice: ({ name }: { name: string }) => ({
        message: `${quoted(name)} is given twice`,
        hint: "remove one of the two",
        related: "first given here",
      }),
      renamed: ({ name }: { name: string }) => ({
        message: `${quoted(name)} cannot be given another name`,
        hint: `give the whole file a name: import "…" as ui, and write ui.${name}`,
      }),
      type: ({ type, types }: { type: string; types: readonly string[] }) => ({
        message: `unknown type ${quoted(type)}`,
        hint: `use ${listed(types, "or")}, or choices such as "a" | "b"`,
      }),
    },
  },
  "reuse-name": {
    severity: "error",
    title: "a definition has a name that is taken",
    wordings: {
      twice: ({ kind, name }: { kind: string; name: string }) => ({
        message: `${kind} ${quoted(name)} is already defined`,
        hint: "rename this one; the first definition is used",
        related: "first defined here",
      }),
      builtIn: ({ name }: { name: string }) => ({
        message: `${quoted(name)} is a built-in component`,
        hint: "give your component another name",
      }),
      reserved: ({ name }: { name: string }) => ({
        message: `${quoted(name)} is a word of the language`,
        hint: "give your component another name",
      }),
    },
  },
  "reuse-place": {
    severity: "error",
    title: "a definition, slot or fill is in the wrong place",
    wordings: {
      inside: ({ word }: { word: string }) => ({
        message: `${word} is only allowed at the top level`,
        hint: "move it out of this block",
      }),
      import: () => ({
        message: "imports must come first",
        hint: "move this line to the top",
        fix: "move it to the top",
      }),
      slot: () => ({
        message: "slot is only allowed in a component or layout",
        hint: "remove it, or move it to a definition",
      }),
      fill: () => ({
        message: "fill is only allowed directly in the block of a use, or in a page with a layout",
        hint: "move it there",
      }),
    },
  },
  "reuse-unknown": {
    severity: "error",
    mayResolve: "source",
    title: "a name is not defined",
    wordings: {
      missing: ({ kind, name, meant, known }: Unknown) => ({
        message: `unknown ${kind} ${quoted(name)}`,
        hint:
          meant !== undefined
            ? didYouMean(meant)
            : known.length > 0
              ? `defined here: ${allOf(known)}`
              : kind === "state"
                ? "declare it on the page or layout: states=[{name=…}]"
                : `no ${kind} is defined here; define it, or import it`,
        fix: replaceWith(meant),
      }),
      part: ({ kind, name, meant, known, owner }: Unknown & { owner: string }) => ({
        message: `${quoted(owner)} has no ${kind} ${quoted(name)}`,
        hint:
          meant !== undefined
            ? didYouMean(meant)
            : known.length > 0
              ? `it has ${allOf(known)}`
              : `it has no ${kind}s; add one, or remove this`,
        fix: replaceWith(meant),
      }),
      name: ({ name, meant, known, path }: Omit<Unknown, "kind"> & File) => ({
        message: `${quoted(path)} does not define ${quoted(name)}`,
        hint:
          meant !== undefined
            ? didYouMean(meant)
            : known.length > 0
              ? `it defines ${allOf(known)}`
              : "it defines nothing that can be imported",
        fix: replaceWith(meant),
      }),
    },
  },
  "reuse-argument": {
    severity: "error",
    title: "an argument is missing",
    wordings: {
      missing: ({ name, parameter }: { name: string; parameter: string }) => ({
        message: `${quoted(name)} needs ${quoted(parameter)}`,
        hint: `add ${shortened(parameter)}=…`,
      }),
      outside: ({ name, parameter }: { name: string; parameter: string }) => ({
        message: `${quoted(parameter)} is not between the parentheses of this use`,
        hint: `write use ${shortened(name)}(${shortened(parameter)}=…), or ${shortened(name)} without use`,
      }),
    },
  },
  "reuse-slot": {
    severity: "error",
    title: "slots and their content do not match",
    wordings: {
      none: ({ name }: { name: string }) => ({
        message: `layout ${quoted(name)} has no slot`,
        hint: "write slot where the content of its pages goes",
      }),
      twice: ({ name }: { name: string | undefined }) => ({
        message:
          name === undefined
            ? "there is already a slot without a name"
            : `there is already a slot ${quoted(name)}`,
        hint: "give this one a name of its own, or remove it",
        related: "the first one is here",
      }),
      filled: ({ name }: { name: string }) => ({
        message: `slot ${quoted(name)} is already filled`,
        hint: "move this into the first fill",
      }),
      noRoom: ({ name }: { name: string }) => ({
        message: `${quoted(name)} has no slot for this content`,
        hint: `write slot in ${shortened(name)} where this goes, or remove this`,
      }),
    },
  },
  "reuse-circle": {
    severity: "error",
    title: "a definition uses itself",
    wordings: {
      found: ({ way }: { way: readonly string[] }) => ({
        message: `${quoted(way[0]!)} uses itself: ${chain(way)}`,
        hint: "remove one of these uses",
      }),
      files: ({ way }: { way: readonly string[] }) => ({
        message: `files import each other: ${chain(way)}`,
        hint: "move what both need to a third file",
      }),
    },
  },
  "reuse-value": {
    severity: "error",
    title: "a name after $ has no value",
    wordings: {
      undeclared: ({ name, meant }: { name: string; meant: string | undefined }) => ({
        message: `unknown name ${quoted(`$${name}`)}`,
        hint:
          meant === undefined
            ? "declare it as a parameter, or write $$ for a dollar sign"
            : didYouMean(`$${meant}`),
        fix: replaceWith(meant),
      }),
      open: () => ({
        message: `missing "}" after "${"${"}"`,
        hint: "close it after the name, or write $$ for a dollar sign",
      }),
      field: ({ field, known }: { field: string; known: readonly string[] }) => ({
        message: `unknown field ${quoted(field)}`,
        hint: known.length === 0 ? "these values have no fields" : `the fields are ${allOf(known)}`,
      }),
      part: ({ written, kind }: { written: string; kind: string }) => ({
        message: `${written} is ${kind}, not a text`,
        hint:
          kind === "a list"
            ? "repeat over it, or give it to an attribute that takes a list"
            : `name one of its fields, as in ${written.endsWith("}") ? written.replace("}", ".name}") : `"${written}.name"`}`,
      }),
      unfit: ({ written, kind, name }: { written: string; kind: string; name: string }) => ({
        message: `${quoted(name)} cannot take ${written} here: it is ${kind}`,
        hint: "give it to an attribute, or remove it",
      }),
      bare: ({ written }: { written: string }) => ({
        message: `missing quotes around ${written}`,
        hint: `write "${written}"`,
        fix: "add quotes",
      }),
    },
  },
  "reuse-literal": {
    severity: "info",
    title: "a name in a text is not replaced",
    wordings: {
      inside: ({ name }: { name: string }) => ({
        message: `"$${name}" is drawn as it is written`,
        hint: `in a longer text, write \${${name}} for its value`,
        fix: `replace with \${${name}}`,
      }),
    },
  },
  "reuse-list": {
    severity: "error",
    title: "a repeat has nothing to repeat over",
    wordings: {
      none: ({ name }: { name: string }) => ({
        message: `${quoted(name)} is not a list`,
        hint: 'repeat takes a number, a list, the name of data, or a parameter: repeat "$items" as item',
      }),
    },
  },
  "reuse-limit": {
    severity: "error",
    title: "a source is too large when written out",
    wordings: {
      repeats: ({ count, limit }: { count: number; limit: number }) => ({
        message: `repeats may write out ${grouped(limit)} elements, not ${grouped(count)}`,
        hint: "repeat less often: a few rows show as much",
      }),
      turns: ({ limit }: { limit: number }) => ({
        message: `repeats, uses and slots come to more than ${grouped(limit)}`,
        hint: "repeat less often, or nest fewer of them",
      }),
      elements: ({ limit }: { limit: number }) => ({
        message: `the source has more than ${grouped(limit)} elements when written out`,
        hint: "split it into several files",
      }),
      run: ({ limit }: { limit: number }) => ({
        message: `the files of this run are too large when written out: after those before it, this one may have ${grouped(limit)} elements`,
        hint: "repeat less often, or check fewer files at a time",
      }),
      values: ({ limit }: { limit: number }) => ({
        message: `names stand for more than ${grouped(limit)} characters`,
        hint: "hand on shorter texts and lists, or use them less often",
      }),
      depth: ({ limit }: { limit: number }) => ({
        message: `components are nested more than ${limit} deep`,
        hint: "nest fewer components",
      }),
    },
  },
  "reuse-file": {
    severity: "error",
    title: "a file cannot be used",
    wordings: {
      missing: ({ path }: File) => ({
        message: `${quoted(path)} does not exist`,
        hint: "check the path: it is relative to the file it is written in",
      }),
      outside: ({ path }: File) => ({
        message: `${quoted(path)} is outside of the project`,
        hint: "move it into the folder of the settings file or of the repository",
      }),
      address: ({ path }: File) => ({
        message: `${quoted(path)} is not a relative path`,
        hint: 'write the path from this file, as in "parts/shell.wf"; nothing is read from the network',
      }),
      unreadable: ({ path }: File) => ({
        message: `${quoted(path)} cannot be read`,
        hint: "check that it is a file and that you may read it",
      }),
      kind: ({ path }: File) => ({
        message: `${quoted(path)} is not a file that a source may bring`,
        hint: "import .wf and .wireframe files, and data from .json and .csv files; a link must lead to one of the same kind",
      }),
      encoding: ({ path }: File) => ({
        message: `${quoted(path)} is not UTF-8`,
        hint: "save it as UTF-8",
      }),
      large: ({ path }: File) => ({
        message: `${quoted(path)} is too large`,
        hint: "a file that a source brings may have 10 MB",
      }),
      none: ({ path }: File) => ({
        message: `${quoted(path)} cannot be read: only this source was given`,
        hint: "pass the file together with the source",
      }),
      limit: ({ path }: File) => ({
        message: `${quoted(path)} is one file too many`,
        hint: "import at most 200 files",
      }),
      text: ({ path }: File) => ({
        message: `${quoted(path)} brings too much text`,
        hint: "imported files may have 4 MB in all, and data files 10 MB",
      }),
      names: ({ path, most }: File & { most: number }) => ({
        message: `${quoted(path)} brings too many names`,
        hint: `imports bring at most ${most} names in all; import what you use: import { card } from ${quoted(path)}`,
      }),
      json: ({ path }: File) => ({
        message: `${quoted(path)} is not valid JSON`,
        hint: "correct it; keys and strings need double quotes, and no comma follows the last item",
      }),
      format: ({ path }: File) => ({
        message: `${quoted(path)} is neither JSON nor CSV`,
        hint: "data comes from .json and .csv files",
      }),
      csv: ({ path }: File) => ({
        message: `${quoted(path)} has a cell with a quote that is not closed`,
        hint: 'close it; a quote in a quoted cell is written twice, ""',
      }),
      values: ({ path }: File) => ({
        message: `${quoted(path)} brings too many values`,
        hint: "all data files of a source have at most 200,000 values; keep the rows that are drawn",
      }),
      number: ({ path }: File) => ({
        message: `${quoted(path)} has a number that is too large`,
        hint: "numbers have at most 308 digits before the point; write it as a string",
      }),
      list: ({ path }: File) => ({
        message: `${quoted(path)} does not contain a list`,
        hint: "data is a JSON array, or CSV with the names of the fields in its first line",
      }),
      errors: ({ path, count, message }: File & { count: number; message: string }) => ({
        message: `${quoted(path)} has ${amount(count, "error")}: ${message}`,
        hint: "correct that file first",
      }),
    },
  },
  "reuse-variant": {
    severity: "warning",
    title: "an element is in no variant of its page",
    wordings: {
      unknown: ({ name, known }: { name: string; known: readonly string[] }) => ({
        message: `the page has no variant ${quoted(name)}`,
        hint:
          known.length === 0
            ? `add variants=[${name}] to the page`
            : `its variants are ${allOf(known)}`,
      }),
      never: () => ({
        message: "no variant shows this element",
        hint: "it and what it is in have no variant in common",
      }),
    },
  },
  "reuse-effect": {
    severity: "info",
    title: "an effect is not shown",
    wordings: {
      unseen: ({ event, kind }: { event: string; kind: string }) => ({
        message: `the effect ${quoted(kind)} on ${quoted(event)} is not shown`,
        hint: "prototypes show navigate, open, close, set, reset and toggle on click",
      }),
      second: ({ kind }: { kind: string }) => ({
        message: `the effect ${quoted(kind)} is not shown: a click has one effect`,
        hint: "a prototype shows the first effect, and navigate or open before others",
      }),
      guarded: () => ({
        message: "the guard of a click is judged by initial values only",
        hint: "draw the element twice, each with visibleWhen",
      }),
      enabled: ({ name }: { name: string }) => ({
        message: `${quoted(name)} cannot be disabled`,
        hint: "use visibleWhen, or disable a control in it",
      }),
    },
  },
  "reuse-unused": {
    severity: "info",
    mayResolve: "source",
    title: "something is defined or imported and not used",
    wordings: {
      definition: ({ kind, name }: { kind: string; name: string }) => ({
        message: `${kind} ${quoted(name)} is not used`,
        hint: "use it, or remove it",
        fix: `remove the ${kind}`,
      }),
      import: ({ path }: File) => ({
        message: `nothing from ${quoted(path)} is used`,
        hint: "use it, or remove the import",
        fix: "remove the import",
      }),
      name: ({ name }: { name: string }) => ({
        message: `${quoted(name)} is imported and not used`,
        hint: "use it, or remove it from the import",
        fix: `remove ${name} from the import`,
      }),
    },
  },
} as const satisfies CatalogueArea;
