/** Which fences of a Markdown file are wireframes, and where their diagnostics are. */
import { expect, test } from "vitest";
import { findFences } from "../../src/workspace/markdown/fences.js";
import { Workspace } from "./call.js";

const isComponent = (word: string): boolean => ["page", "card", "row"].includes(word);

/** The contents of all fences; each must be at its stated place in the text. */
function contents(text: string): string[] {
  return findFences(text, isComponent).map(({ from, content }) => {
    const there = text.slice(from, from + content.length);
    expect(content.replace(/[ \t]/g, "")).toBe(there.replace(/[ \t>]|^[-+*] /gm, ""));
    return content;
  });
}

test("finds fences of backticks and tildes, at the start, in the middle and at the end", () => {
  expect(
    contents("```wf\na\n```\ntext\n~~~ wf\nb\n~~~\n````wf\nc\n```\nd\n`````\n```wf\ne"),
  ).toEqual(["a\n", "b\n", "c\n```\nd\n", "e"]);
});

test("reads the first word of the info string, in any case", () => {
  expect(
    contents("``` WF title=x\na\n```\n```wf{1,3}\nb\n```\n```wfx\nc\n```\n```\nd\n```"),
  ).toEqual(["a\n", "b\n"]);
  expect(contents("```wf-wrong\na\n```\n```js wf\nb\n```")).toEqual([]);
});

test("reads a class among attributes and the name of a directive", () => {
  const text = "```{.wf}\na\n```\n```{wf} login\nb\n```\n~~~ { .wf #login width=400 }\nc\n~~~\n";
  expect(contents(text)).toEqual(["a\n", "b\n", "c\n"]);
  expect(contents("```{.wfx}\na\n```\n```{.js .wf}\nb\n```\n```{}\nc\n```")).toEqual([]);
});

test.each([
  ["YAML", "---\ntitle: x\ntext: |\n  ```wf\n  a\n  ```\n---\n"],
  ["YAML with another end", "\ufeff---\r\n# x\r\n```wf\r\na\r\n```\r\n...\r\n"],
  ["TOML", '+++\ntitle = "x"\n```wf\na\n```\n+++\n'],
])("leaves front matter in %s alone", (_, matter) => {
  expect(contents(`${matter}\`\`\`wf\nb\n\`\`\`\n`)).toEqual(["b\n"]);
});

test.each([
  ["a rule", "---\n\n```wf\na\n```\n\n---\n"],
  ["one without an end", "---\ntitle: x\n\n```wf\na\n```\n"],
  ["one away from the start", "x\n\n---\ntitle: x\n\n```wf\na\n```\n\n---\n"],
])("does not mistake %s for front matter", (_, text) => {
  expect(contents(text)).toEqual(["a\n"]);
});

test("skips a wireframe fence that does not start with a component", () => {
  expect(contents("```wireframe\n// x\n/* y */ page {}\n```")).toHaveLength(1);
  expect(contents("```wireframe\n<Screen>\n```")).toEqual([]);
  expect(contents("```wireframe\nscreen x\n```")).toEqual([]);
  expect(contents("```wireframe\n```")).toEqual([]);
  expect(contents("```wf\nscreen x\n```")).toHaveLength(1);
});

test.each([
  `\`\`\`wireframe\n${"// // // /* */ ".repeat(2000)}\n\`\`\``,
  "- ".repeat(50_000),
  `${"> ".repeat(50_000)}\n`.repeat(20),
  `${"\t".repeat(50_000)}\n`.repeat(20),
])("stays fast on hostile text: %.20s", (text) => {
  expect(contents(text)).toEqual([]);
});

test("treats a fence inside another one as text", () => {
  expect(contents("````md\n```wf\na\n```\n````\n")).toEqual([]);
  expect(contents("~~~md\n```wf\na\n```\n~~~\n")).toEqual([]);
  expect(contents("```wf `x`\na\n```wf\nb\n```")).toEqual(["b\n"]);
});

test("finds fences in lists and block quotes, and ends them there", () => {
  expect(contents("- item\n\n  ```wf\n  a\n\n  b\n  ```\n")).toEqual(["  a\n\n  b\n"]);
  expect(contents("- ```wf\n  a\n- b\n")).toEqual(["  a\n"]);
  expect(contents("10. x\n    ```wf\n    a\n    ```\n")).toEqual(["    a\n"]);
  expect(contents("> ```wf\n> a\n>  b\n> ```\n")).toEqual(["  a\n   b\n"]);
  expect(contents("> ```wf\n> a\nb\n")).toEqual(["  a\n"]);
  expect(contents("- > ```wf\n  > a\n  > ```\n")).toEqual(["    a\n"]);
  expect(contents("-\t```wf\n\ta\n\t```\n")).toEqual([" a\n"]);
  expect(contents("1.\t```wf\n    a\n    ```\n")).toEqual(["    a\n"]);
});

test("finds no fences in indented code, comments and raw HTML", () => {
  expect(contents("    ```wf\n    a\n    ```\n")).toEqual([]);
  expect(contents("<!--\n```wf\na\n```\n-->\n```wf\nb\n```\n")).toEqual(["b\n"]);
  expect(contents("<pre>\n```wf\na\n```\n</pre>\n")).toEqual([]);
  expect(contents("<!-- one line -->\n```wf\nb\n```\n")).toEqual(["b\n"]);
  expect(contents("* * *\n```wf\nb\n```\n")).toEqual(["b\n"]);
});

test("preserves CRLF, single CRs and a byte order mark", () => {
  expect(contents("\ufeff```wf\r\na\r\n```\r\n")).toEqual(["a\r\n"]);
  expect(contents("```wf\ra\r```\r")).toEqual(["a\r"]);
});

test("diagnostics have the line and column in the Markdown file", async () => {
  const workspace = new Workspace({
    "a.md": '# A\r\n\r\n> - ```wf\r\n>   page {\r\n>     buton "Go"\r\n>   }\r\n>   ```\r\n',
  });
  const { code, out } = await workspace.call(["validate", "a.md"]);
  expect(code).toBe(1);
  expect(out).toContain('a.md:5:7 error unknown component "buton"');
  expect(out).toContain('  5 | >     buton "Go"\n    |       ^^^^^\n');
});

test("a Markdown file without wireframes is clean", async () => {
  const workspace = new Workspace({ "a.md": "# A\n" });
  expect((await workspace.call(["validate", "a.md"])).code).toBe(0);
});

test("--fix repairs fences and leaves the rest unchanged", async () => {
  const text = (word: string): string =>
    `# buton\r\n\r\n- x\r\n\r\n  ~~~wf\r\n  page {\r\n    ${word} "Go"\r\n  }\r\n  ~~~\r\n\r\n    buton\r\n`;
  const workspace = new Workspace({ "a.md": text("buton") });
  expect((await workspace.call(["validate", "--fix", "a.md"])).code).toBe(0);
  expect(workspace.read("a.md")).toBe(text("button"));
});

test("in MDX, indentation is not code, tags are elements, and comments are expressions", async () => {
  const text = [
    "<Tabs>",
    "  <Tab>",
    "      ```wf",
    "      page { }",
    "      ```",
    "  </Tab>",
    "</Tabs>",
    "{/*",
    "```wf",
    "buton",
    "```",
    "*/}",
  ].join("\n");
  expect(findFences(text, isComponent)).toEqual([]);
  expect(findFences(text, isComponent, "mdx").map(({ from }) => from)).toEqual([27]);
  const workspace = new Workspace({ "a.mdx": text.replace("page", "paeg") });
  const { code, out } = await workspace.call(["validate", "a.mdx"]);
  expect(code).toBe(1);
  expect(out).toContain('a.mdx:4:7 error unknown component "paeg"');
  expect(out).toContain("1 error in 1 file");
});
