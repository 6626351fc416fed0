/** `wf fmt`: what it writes, lists and compares, and what it leaves unchanged. */
import { describe, expect, it } from "vitest";
import { Workspace } from "./call.js";

const loose = 'page   "A"   {\n     button   primary   "Save"\n}\n';
const tidy = 'page "A" {\n  button "Save" primary\n}\n';

describe("wf fmt", () => {
  it("writes the files of a folder, and lists them", async () => {
    const workspace = new Workspace({ "a.wf": loose, "b.wf": tidy, "c/d.wireframe": loose });
    const { code, out } = await workspace.call(["fmt"]);
    expect(code).toBe(0);
    expect(out).toBe("a.wf\nc/d.wireframe\n2 files formatted, 1 unchanged\n");
    expect(workspace.read("a.wf")).toBe(tidy);
    expect(workspace.read("c/d.wireframe")).toBe(tidy);
  });

  it("lists them with --check, writes nothing, and exits with 1", async () => {
    const workspace = new Workspace({ "a.wf": loose, "b.wf": tidy });
    const { code, out } = await workspace.call(["fmt", "--check", "."]);
    expect({ code, out }).toEqual({
      code: 1,
      out: "a.wf\n1 file to format, 1 already formatted\n",
    });
    expect(workspace.read("a.wf")).toBe(loose);
    expect((await workspace.call(["fmt", "--check", "b.wf"])).code).toBe(0);
  });

  it("shows what would change with --diff", async () => {
    const workspace = new Workspace({ "a.wf": loose });
    const { code, out } = await workspace.call(["fmt", "--diff", "a.wf"]);
    expect(code).toBe(0);
    expect(out).toContain('+  button "Save" primary\n');
    expect(workspace.read("a.wf")).toBe(loose);
    expect((await workspace.call(["fmt", "--diff", "--check", "a.wf"])).code).toBe(1);
  });

  it("formats standard input to standard output", async () => {
    const workspace = new Workspace({});
    const { code, out, err } = await workspace.call(["fmt", "-"], { input: loose });
    expect({ code, out, err }).toEqual({ code: 0, out: tidy, err: "" });
    const named = ["fmt", "--stdin-filename", "a.md", "-"];
    const fenced = await workspace.call(named, { input: `# A\n\n\`\`\`wf\n${loose}\`\`\`\n` });
    expect(fenced.out).toBe(`# A\n\n\`\`\`wf\n${tidy}\`\`\`\n`);
  });

  it("formats the elements on some lines of a file", async () => {
    const workspace = new Workspace({ "a.wf": `${loose}\n${loose}` });
    expect((await workspace.call(["fmt", "--range", "5:6", "a.wf"])).code).toBe(0);
    expect(workspace.read("a.wf")).toBe(`${loose}\n${tidy}`);
    for (const range of ["x", "0", "3:2", "1:2:3"]) {
      const { code, err } = await workspace.call(["fmt", "--range", range, "a.wf"]);
      expect({ code, err }).toEqual({
        code: 2,
        err: `wf: --range must be two lines, such as 10:20, not "${range}"\n`,
      });
    }
    expect((await workspace.call(["fmt", "--range", "1", "a.wf", "-"], { input: "" })).code).toBe(
      2,
    );
  });

  it("takes width and indentation from the command line, then from the settings", async () => {
    const workspace = new Workspace({
      "wf.config.json": '{ "fmt": { "indent": 4, "width": 40 } }',
      "a.wf": 'row {\n  card "A label" w=200 h=300 gap=4 shadow=lg { }\n}\n',
    });
    await workspace.call(["fmt", "a.wf"]);
    expect(workspace.read("a.wf")).toBe(
      'row {\n    card "A label" w=200 h=300 gap=4\n            shadow=lg { }\n}\n',
    );
    await workspace.call(["fmt", "--indent", "1", "--width", "100", "a.wf"]);
    expect(workspace.read("a.wf")).toBe(
      'row {\n card "A label" w=200 h=300 gap=4 shadow=lg { }\n}\n',
    );
  });

  it("skips files that the settings ignore", async () => {
    const workspace = new Workspace({
      "wf.config.json": '{ "validate": { "ignore": ["drafts/"] } }',
      "drafts/a.wf": loose,
      "b.wf": tidy,
    });
    const { out } = await workspace.call(["fmt", "drafts/a.wf", "b.wf"]);
    expect(out).toBe("0 files formatted, 1 unchanged, 1 file ignored by the settings\n");
    expect(workspace.read("drafts/a.wf")).toBe(loose);
  });

  it("recognizes the components that a file imports", async () => {
    const workspace = new Workspace({
      "parts.wf": 'component tag(name: string, hot: boolean = false) { badge "$name" }\n',
      "a.wf": 'import { tag } from "parts.wf"\npage {\n  tag   hot "A"\n}\n',
    });
    await workspace.call(["fmt", "a.wf"]);
    expect(workspace.read("a.wf")).toBe(
      'import { tag } from "parts.wf"\npage {\n  tag "A" hot\n}\n',
    );
  });

  it("exits with 2 for unreadable files, and formats the others", async () => {
    const workspace = new Workspace({ "a.wf": loose, "b.wf": new Uint8Array([0xff, 0x41]) });
    const { code, err } = await workspace.call(["fmt", "a.wf", "b.wf", "no.wf"]);
    expect(code).toBe(2);
    expect(err).toMatch(/^wf: no\.wf: .*\nwf: b\.wf: .*\n$/);
    expect(workspace.read("a.wf")).toBe(tidy);
  });
});

describe("in Markdown", () => {
  it.each([
    [
      "a list",
      "- a\n\n  ```wf\n  text   'a'\n\n\n  row { }\n  ```\n",
      '- a\n\n  ```wf\n  text "a"\n\n  row { }\n  ```\n',
    ],
    [
      "a quote",
      "> ```wf\n> row {\n> text   'a'\n>\n> }\n> ```\n",
      '> ```wf\n> row {\n>   text "a"\n> }\n> ```\n',
    ],
    ["a fence without an end", "```wf\ntext   'a'", "```wf\ntext   'a'"],
    ["another language", "```js\ntext   'a'\n```\n", "```js\ntext   'a'\n```\n"],
    [
      "a fence to leave alone",
      "<!-- wf-fmt-ignore -->\n```wf\ntext   'a'\n```\n",
      "<!-- wf-fmt-ignore -->\n```wf\ntext   'a'\n```\n",
    ],
    [
      "CRLF",
      "```wf\r\nrow {\r\ntext   'a'\r\n}\r\n```\r\n",
      '```wf\r\nrow {\r\n  text "a"\r\n}\r\n```\r\n',
    ],
  ])("%s", async (_, before, after) => {
    const workspace = new Workspace({ "a.md": before });
    await workspace.call(["fmt", "a.md"]);
    expect(workspace.read("a.md")).toBe(after);
    await workspace.call(["fmt", "a.md"]);
    expect(workspace.read("a.md")).toBe(after);
  });
});
