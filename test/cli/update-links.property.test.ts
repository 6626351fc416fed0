/** Links in Markdown: where they are written, and that the rest of the text does not change. */
import { type Node, Parser, XmlRenderer } from "commonmark";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { findFences } from "../../src/workspace/markdown/fences.js";
import { updateLinks } from "../../src/workspace/markdown/update-links.js";
import { caseCount } from "../support/case-count.js";
import { markdownText } from "../support/markdown-text.js";

const begin = "<!-- wf:begin (written by wf render; do not edit) -->";
const end = "<!-- wf:end -->";

/** A text with a link after each fence; `links` names the pictures. */
function update(
  text: string,
  links: (fence: number) => readonly string[] | undefined = (fence) => [`![](${fence}.svg)`],
  dialect: "markdown" | "mdx" = "markdown",
): string {
  return updateLinks(text, { dialect, isComponent: () => false, linesOf: links }).text;
}

const block = [begin, "![](0.svg)", end];
const spaced = ["", begin, "", "![](0.svg)", "", end];
const old = [begin, "![](old.svg)", end];

/** Adds a prefix to lines, without trailing spaces. */
function behind(prefix: string, lines: readonly string[]): string[] {
  return lines.map((line) => (prefix + line).trimEnd());
}

/** Texts before and after. */
const cases: Record<string, readonly [before: string[], after: string[]]> = {
  "a block follows its fence, set off by blank lines": [
    ["```wf", "page {}", "```", "text"],
    ["```wf", "page {}", "```", ...spaced, "text"],
  ],
  "a block is brought up to date where it stands": [
    ["~~~wf", "page {}", "~~~", "", "", ...old, "", "text"],
    ["~~~wf", "page {}", "~~~", "", "", ...spaced.slice(1), "", "text"],
  ],
  "in a list without blank lines it has none": [
    ["- ```wf", "  page {}", "  ```", "- text"],
    ["- ```wf", "  page {}", "  ```", ...behind("  ", block), "- text"],
  ],
  "in a list with blank lines it has some": [
    ["1. text", "", "   ```wf", "   page {}", "   ```", "2. text"],
    ["1. text", "", "   ```wf", "   page {}", "   ```", ...behind("   ", spaced), "2. text"],
  ],
  "in an item that goes on after a blank line it has some": [
    ["- ```wf", "  ```", "", "  text"],
    ["- ```wf", "  ```", ...behind("  ", spaced), "", "  text"],
  ],
  "each line has the marks of its quote": [
    ["> > ```wf", "> > page {}", "> > ```", "text"],
    ["> > ```wf", "> > page {}", "> > ```", ...behind("> > ", spaced), "text"],
  ],
  "and of a quote in a list": [
    ["* > ~~~wf", "  > ~~~"],
    ["* > ~~~wf", "  > ~~~", ...behind("  > ", spaced)],
  ],
  "a tab stays a tab": [
    ["-\t```wf", "\t```"],
    ["-\t```wf", "\t```", ...behind("\t", block)],
  ],
  "an indented fence has an indented block": [
    ["  ```wf", "  ```"],
    ["  ```wf", "  ```", ...behind("  ", spaced)],
  ],
  "a block that follows no fence goes, with one blank line": [
    ["text", "", ...old, "", "text"],
    ["text", "", "text"],
  ],
  "at the end too": [["text", "", ...old], ["text"]],
  "and at the start": [[...old, "", "text"], ["text"]],
  "the texts around it stay apart": [
    ["text", ...old, "text"],
    ["text", "", "text"],
  ],
  "a second block of a fence goes": [
    ["```wf", "```", ...old, "", ...old],
    ["```wf", "```", ...spaced.slice(1)],
  ],
  "a block after a fence of another kind goes": [
    ["```js", "```", "", ...old],
    ["```js", "```"],
  ],
  "a block outside of the list that holds the fence goes": [
    ["- ```wf", "  ```", "", ...old],
    ["- ```wf", "  ```", ...behind("  ", block)],
  ],
  "white space of formatters stays": [
    ["```wf", "```", "", begin, "![](0.svg)", "", "", end],
    ["```wf", "```", "", begin, "![](0.svg)", "", "", end],
  ],
  "fences in comments, in HTML and in other fences are text": [
    ["<!--", "```wf", "```", "-->", "<div>", "```wf", "```", "</div>", "", "````", "```wf", "```"],
    ["<!--", "```wf", "```", "-->", "<div>", "```wf", "```", "</div>", "", "````", "```wf", "```"],
  ],
  "so are markers": [
    ["```", ...old, "```", "<!--", end, "", "    code", `    ${begin}`],
    ["```", ...old, "```", "<!--", end, "", "    code", `    ${begin}`],
  ],
};

describe("links", () => {
  test.each(Object.entries(cases))("%s", (_, [before, after]) => {
    for (const lineEnd of ["\n", "\r\n", "\r"]) {
      for (const last of ["", lineEnd]) {
        const linked = after.join(lineEnd) + last;
        expect(update(before.join(lineEnd) + last)).toBe(linked);
        expect(update(linked)).toBe(linked);
        expect(update(`\ufeff${before.join(lineEnd)}${last}`)).toBe(`\ufeff${linked}`);
      }
    }
  });

  test("each fence has its own, or keeps its existing ones", () => {
    const text = ["```wf", "```", ...old, "```wf", "```", ...old, "```wf", "```", "", ...old, "x"];
    const links = [undefined, [], ["![](1.svg)", "[1](1.pdf)"]];
    const after = ["```wf", "```", ...old, "```wf", "```", "```wf", "```", "", begin, ""];
    expect(update(text.join("\n"), (fence) => links[fence])).toBe(
      [...after, "![](1.svg)", "", "[1](1.pdf)", "", end, "x"].join("\n"),
    );
  });

  test("MDX has comments of its own", () => {
    const text = "<Tab>\n      ```wf\n      ```\n</Tab>\n";
    const linked = update(text, undefined, "mdx");
    expect(linked).toContain(
      "      {/* wf:begin (written by wf render; do not edit) */}\n\n      ![](0.svg)\n\n      {/* wf:end */}\n</Tab>",
    );
    expect(update(linked, undefined, "mdx")).toBe(linked);
    expect(update(linked.replace("0.svg", "old.svg"), undefined, "mdx")).toBe(linked);
  });

  const endless = "wf:begin has no wf:end; delete this line, or add wf:end after the links";
  test.each([
    ["no end", ["```wf", "```", begin, "![](0.svg)"], 2, endless],
    ["two beginnings", [begin, "text", ...old], 0, endless],
    ["an end in another quote", [`> ${begin}`, "> x", "", `> ${end}`], 0, endless],
    ["an end in a list", [begin, `- ${end}`], 0, endless],
    ["an end that is text", [begin, "```", end], 0, endless],
    [
      "a wireframe inside",
      [begin, "```wf", "```", end],
      0,
      "this wireframe is between wf:begin and wf:end, where edits are overwritten; move it out",
    ],
    [
      "an item that holds nothing else",
      [`- ${begin}`, `  ${end}`, "- text"],
      0,
      "these links do not follow a wireframe; delete them",
    ],
    [
      "a block that ends an open fence",
      ["- > ```wf", `> ${begin}`, `> ${end}`, "  > ```"],
      1,
      "these links do not follow a wireframe; delete them",
    ],
    [
      "an open fence",
      ["```wf", "page {}"],
      0,
      "this fence is not closed, so it cannot get links; close it",
    ],
  ])("%s is a problem, and the text stays unchanged", (_, lines, line, message) => {
    const text = lines.join("\n");
    const found = updateLinks(text, {
      dialect: "markdown",
      isComponent: () => false,
      linesOf: () => ["![](0.svg)"],
    });
    const problem = found.problems.find((each) => each.message === message);
    expect([found.text, problem?.message]).toEqual([text, message]);
    expect(text.slice(0, problem!.at).split("\n")).toHaveLength(line + 1);
  });

  test("many blocks and fences are fast", () => {
    const fence = "```wf\n```\n";
    for (const text of [
      fence.repeat(20_000),
      `${[...old, ""].join("\n")}`.repeat(20_000),
      `${begin}\n`.repeat(20_000),
      `- ${begin}\n  ${end}\n`.repeat(20_000),
      "> ".repeat(99) + fence + `${"> ".repeat(99)}x\n`.repeat(2_000),
    ]) {
      const linked = update(text);
      expect(update(linked)).toBe(linked);
    }
  });
});

/** The structure of a text without its blocks of links, as XML. */
function structureOf(text: string, isAfterEdits: boolean): string {
  const root = new Parser().parse(text);
  const gone: Node[] = [];
  const walker = root.walker();
  for (let step = walker.next(); step; step = walker.next()) {
    const { node, entering } = step;
    if (!entering || node.type !== "html_block" || node.literal?.trim() !== begin) continue;
    for (let each: Node | null = node; each; each = each.next) {
      gone.push(each);
      if (each.type === "html_block" && each.literal?.trim() === end) break;
    }
  }
  for (const node of gone) node.unlink();
  const xml = new XmlRenderer().render(root);
  return isAfterEdits ? withoutTraces(xml) : xml;
}

/**
 * XML without the traces of a deleted block: blank lines in lists and code, quotes that only contained the block, and
 * the boundary between two lists, quotes or code blocks that it separated.
 */
function withoutTraces(xml: string): string {
  const plain = xml.replace(/ tight="\w+"|(?<=\n)\n|\n+(?=<\/code_block>)/g, "");
  const less = plain
    .replace(/ *<block_quote>\s*<\/block_quote>\n/g, "")
    .replace(/ *<\/(list|block_quote)>\n *<\1\b[^>]*>\n/g, "")
    .replace(/<\/code_block>\n *<code_block>/g, "");
  return less === plain ? less.replace(/\s+/g, "") : withoutTraces(less);
}

/** The lines outside of blocks, except blank ones. */
function outside(text: string): string[] {
  const kept: string[] = [];
  let block: string[] = [];
  for (const line of text.split(/\r\n|\n|\r/)) {
    const own = line.replace(/^[\s>]+/, "").trim();
    if (own === begin) kept.push(...block.splice(0));
    if (own === begin || block.length > 0) block.push(line);
    else kept.push(line);
    if (own === end) block = [];
  }
  return [...kept, ...block].filter((line) => /[^\s>]/.test(line));
}

/** Whether no marker is text in a fence or in HTML. */
function hasOnlyRealMarkers(text: string): boolean {
  const xml = new XmlRenderer().render(new Parser().parse(text));
  const real = xml.match(/<html_block>&lt;!-- wf:(begin [^;]*|end) --&gt;<\/html_block>/g) ?? [];
  return real.length === text.split(/<!-- wf:(?:begin|end)/).length - 1;
}

describe("on random texts", () => {
  test("only blocks are added, their surroundings keep their meaning, and a second run changes nothing", () => {
    fc.assert(
      fc.property(markdownText, (text) => {
        const linked = update(text);
        expect(update(linked)).toBe(linked);
        expect(structureOf(linked, false)).toBe(structureOf(text, false));
        expect(outside(linked)).toEqual(outside(text));
        expect(/[\r\n]$/.test(linked)).toBe(/[\r\n]$/.test(text));
        const closed = findFences(text, () => false).filter(({ closing }) => closing).length;
        expect(linked.split(begin)).toHaveLength(closed + 1);
      }),
      { numRuns: caseCount(200) },
    );
  });

  test("links follow their fences, whatever a user moves, copies or deletes", () => {
    const place = fc.nat({ max: 40 });
    const change = fc.record({
      kind: fc.constantFrom("delete", "move", "copy", "insert"),
      from: place,
      count: fc.integer({ min: 1, max: 8 }),
      to: place,
      line: fc.constantFrom("", "text", "- text", "> text", "```", begin, end, "  text", "2. x"),
    });
    const wish = fc.constantFrom(undefined, [], ["![](new.svg)"], ["![](a.svg)", "[b](b.pdf)"]);
    fc.assert(
      fc.property(
        markdownText,
        fc.array(change, { minLength: 1, maxLength: 3 }),
        fc.array(wish, { minLength: 1, maxLength: 4 }),
        (text, changes, wishes) => {
          const edited = changes.reduce(applyChange, update(text));
          const links = (fence: number) => wishes[fence % wishes.length];
          const source = { dialect: "markdown", isComponent: () => false, linesOf: links } as const;
          const { text: linked, problems } = updateLinks(edited, source);
          expect(updateLinks(linked, source)).toEqual({
            text: linked,
            problems: expect.anything(),
          });
          if (problems.some(({ message }) => message.includes("wf:"))) expect(linked).toBe(edited);
          expect(structureOf(linked, true)).toBe(structureOf(edited, true));
          if (hasOnlyRealMarkers(edited)) expect(outside(linked)).toEqual(outside(edited));
        },
      ),
      { numRuns: caseCount(200) },
    );
  });
});

interface Change {
  kind: string;
  from: number;
  count: number;
  to: number;
  line: string;
}

/** An edit that a user makes to the lines of a text. */
function applyChange(text: string, { kind, from, count, to, line }: Change): string {
  const lines = text.split(/(?<=\n|\r(?!\n))/);
  const start = from % lines.length;
  const taken = lines.slice(start, start + count);
  if (kind === "delete" || kind === "move") lines.splice(start, count);
  const added = kind === "insert" ? [`${line}${/\r\n|\n|\r/.exec(text)?.[0] ?? ""}`] : taken;
  if (kind !== "delete") lines.splice(to % (lines.length + 1), 0, ...added);
  return lines.join("");
}
