/** `wf render` on Markdown files: their pictures, and the links to these. */
import { chmodSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writePictures } from "../../src/tools/cli/pictures/save-pictures.js";
import type { Io } from "../../src/workspace/io.js";
import { badSource, goodSource, Workspace } from "./call.js";

const begin = "<!-- wf:begin (written by wf render; do not edit) -->";
const end = "<!-- wf:end -->";

function fence(info: string, source = goodSource): string {
  return `\`\`\`wf${info}\n${source}\`\`\`\n`;
}

function block(...links: string[]): string {
  return `\n${[begin, ...links, end].join("\n\n")}\n`;
}

function listOf(workspace: Workspace, path = "."): string[] {
  return readdirSync(join(workspace.folder, path), { recursive: true, encoding: "utf8" })
    .map((name) => name.replaceAll("\\", "/"))
    .sort();
}

describe("pictures", () => {
  const text = `# Spec\n\n${fence(" login")}\n- ${fence("").replace(/\n(?=.)/g, "\n  ")}\n> \`\`\`wf\n> text "x"\n> \`\`\`\n`;

  test("each fence gets one beside the file, named after its name, its page or its number", async () => {
    const workspace = new Workspace({ "docs/spec.md": text, "a.wf": goodSource });
    const { code, out, err } = await workspace.call(["render", "docs/spec.md"]);
    expect({ code, out }).toEqual({ code: 0, out: "" });
    const told = ["login.svg (1200 × 120)", "home.svg (1200 × 120)", "1.svg (1200 × 120)"];
    expect(err).toBe(told.map((each) => `wrote ${join("docs", "spec-")}${each}\n`).join(""));
    const pictures = ["spec-1.svg", "spec-home.svg", "spec-login.svg"];
    expect(listOf(workspace, "docs")).toEqual([...pictures, "spec.md"]);
    const drawn = (await workspace.call(["render", "a.wf"])).out;
    expect(workspace.read("docs/spec-login.svg")).toBe(drawn);
    expect(workspace.read("docs/spec-home.svg")).toBe(drawn);
    expect(workspace.read("docs/spec.md")).toBe(text);
  });

  test("of several files and patterns go into a folder or beside their files, in all formats", async () => {
    const workspace = new Workspace({
      "docs/spec.md": text,
      "docs/deep/other.mdx": fence(""),
      "docs/none.md": "# None\n",
      "docs/x.wf": goodSource,
    });
    const formats = ["--svg", "--html", "--png", "--pdf"];
    const call = ["render", "docs/**/*.{md,mdx}", ...formats];
    const { code, err } = await workspace.call([...call, "--out-dir", "out"]);
    expect([code, err]).toEqual([0, "wrote 16 pictures to out\n"]);
    const endings = ["html", "pdf", "png", "svg"];
    const expected = ["spec-1", "spec-home", "spec-login", "deep/other-home"]
      .flatMap((name) => endings.map((ending) => `${name}.${ending}`))
      .sort();
    expect(listOf(workspace, "out").filter((name) => name.includes("."))).toEqual(expected);
    expect((await workspace.call(call)).code).toBe(0);
    expect(workspace.read("docs/deep/other-home.svg")).toBe(
      workspace.read("out/deep/other-home.svg"),
    );
    expect(workspace.read("docs/spec-1.pdf")).toMatch(/^%PDF-/);
    expect(await workspace.call([...call, "--check"])).toEqual({ code: 0, out: "", err: "" });
  });

  test("options after the tag apply to one picture", async () => {
    const source = 'page "Home" { button "Save" }\n';
    const text = [
      fence(" one theme=dark width=400 padding=8", source),
      fence(` two title="Save" device=iphone14 frame='true'`, source),
      fence(" three", source),
    ].join("\n");
    const workspace = new Workspace({ "a.md": text, "a.wf": source });
    const { code, err } = await workspace.call(["render", "a.md", "--theme", "both", "--in-place"]);
    expect([code, err.match(/warning|error/g)]).toEqual([0, null]);
    const drawn = async (...options: string[]) =>
      (await workspace.call(["render", "a.wf", ...options])).out;
    expect(workspace.read("a-one.dark.svg")).toBe(
      await drawn("--theme", "dark", "--width", "400", "--padding", "8"),
    );
    expect(workspace.read("a-two.light.svg")).toBe(await drawn("--device", "iphone14", "--frame"));
    expect(workspace.read("a-three.dark.svg")).toBe(await drawn("--theme", "dark"));
    expect(listOf(workspace)).not.toContain("a-one.light.svg");
    expect(workspace.read("a.md")).toContain("![Home](a-one.dark.svg)");
    expect(workspace.read("a.md")).toContain('srcset="a-three.dark.svg"');
  });

  test("unknown options are reported, with the allowed ones", async () => {
    const text = [
      fence(" them=dark"),
      fence(" theme=both"),
      fence(" device=iphone14,nokia"),
      fence(" zoom=2 hl_lines=3"),
      fence(" width=64 padding=40"),
    ].join("\n");
    const workspace = new Workspace({ "a.md": text });
    const told = [
      'a.md:1:7: warning: a wireframe in Markdown has no option "them"; did you mean "theme"? [fence-option]',
      'a.md:7:7: warning: theme must be one of light, dark, auto, not "both" [fence-option]',
      "a.md:13:7: warning: device must be one of ",
      'a.md:19:7: warning: a wireframe in Markdown has no option "zoom"; the options are theme, device, frame, flow, fold, width, padding and scale [fence-option]',
    ];
    const { code, out } = await workspace.call(["validate", "--format", "compact", "a.md"]);
    expect(code).toBe(0);
    for (const line of told) expect(out).toContain(line);
    expect(out.match(/fence-option/g)).toHaveLength(4);
    const drawn = await workspace.call(["render", "a.md"]);
    expect(drawn.code).toBe(2);
    expect(drawn.err).toContain("wf: a.md:25: padding 40 leaves no room in width 64\n");
    expect(drawn.err).toContain('no option "them"');
  });

  test("options of pictures apply", async () => {
    const source = 'page "Cart" w=300 h=200 { }\npage "Pay" id=pay w=100 h=100 { }\n';
    const workspace = new Workspace({ "a.md": fence(" shop", source) + fence("", 'text "x"\n') });
    const call = (...options: string[]) => workspace.call(["render", "a.md", ...options]);
    await call("--split", "--theme", "both", "--out-dir", "split");
    expect(listOf(workspace, "split")).toEqual(
      ["a-1", "a-shop-cart", "a-shop-pay"].flatMap((name) => [
        `${name}.dark.svg`,
        `${name}.light.svg`,
      ]),
    );
    await call("--page", "pay", "--padding", "0", "--out-dir", "page");
    expect(listOf(workspace, "page")).toEqual(["a-shop.svg"]);
    expect(workspace.read("page/a-shop.svg")).toMatch(/^<svg [^>]*width="100" height="100"/);
    const width = ["--page", "2", "--width", "640", "--device", "ipad", "--fold"];
    expect((await call(...width, "--out-dir", "wide")).code).toBe(0);
    expect(workspace.read("wide/a-shop.svg")).toMatch(/^<svg [^>]*width="640"/);
    const { code, err } = await call("--page", "nope", "--out-dir", "none");
    expect([code, err]).toEqual([2, 'wf: a.md: no wireframe has a page "nope"\n']);
  });

  test("settings apply: a folder, a theme, formats", async () => {
    const render = { outDir: "pictures", theme: "dark", png: true };
    const workspace = new Workspace({
      "wf.config.json": JSON.stringify({ render }),
      "docs/deep/a.md": fence(""),
    });
    const call = ["render", "docs/**/*.md", "--in-place"];
    expect(await workspace.call([...call, "--quiet"])).toEqual({ code: 0, out: "", err: "" });
    expect(listOf(workspace, "pictures")).toContain("docs/deep/a-home.png");
    expect(workspace.read("docs/deep/a.md")).toContain(
      "![Home](../../pictures/docs/deep/a-home.png)",
    );
    expect(await workspace.call([...call, "--check"])).toEqual({ code: 0, out: "", err: "" });
  });

  test("pictures beside Markdown files drawn by others are not orphans", async () => {
    const workspace = new Workspace({ "docs/a.md": fence(""), "x.wf": goodSource });
    await workspace.call(["render", "x.wf", "-o", "docs/x.svg"]);
    await workspace.call(["render", "x.wf", "-o", "docs/a-old.svg"]);
    await workspace.call(["render", "docs/*.md"]);
    const check = ["render", "docs/*.md", "--check"];
    expect(await workspace.call(check)).toEqual({ code: 0, out: "", err: "" });
  });

  test("a long run is reported in one line", async () => {
    const files = Object.fromEntries([1, 2, 3, 4].map((at) => [`${at}.md`, fence("")]));
    const workspace = new Workspace(files);
    const formats = ["--svg", "--html", "--pdf"];
    const { err } = await workspace.call(["render", "*.md", ...formats, "--in-place"]);
    expect(err).toBe("wrote 12 pictures and updated links in 4 files\n");
    expect(workspace.read("1.md")).toContain(
      "[Home (HTML)](1-home.html) · [Home (PDF)](1-home.pdf)",
    );
  });

  test("a single fence can go to a file or to standard output", async () => {
    const workspace = new Workspace({ "one.md": fence(""), "two.md": fence("") + fence("") });
    expect((await workspace.call(["render", "one.md", "-o", "x.svg"])).code).toBe(0);
    const { out } = await workspace.call(["render", "one.md", "-o", "-"]);
    expect(out).toBe(workspace.read("x.svg"));
    const pages = fence(" a", "page { } page { }\n");
    workspace.write("three.md", pages);
    await workspace.call(["render", "three.md", "--split", "-o", "y.svg"]);
    expect(listOf(workspace)).toEqual(expect.arrayContaining(["y-1.svg", "y-2.svg"]));
  });

  test("a fence with errors is not drawn, the others are, and places refer to the file", async () => {
    const good = fence("", 'page "Good" { text "x" colour=red }\n');
    const workspace = new Workspace({
      "a.md": `> ${fence(" bad", badSource).trim().replaceAll("\n", "\n> ")}\n\n${good}`,
    });
    const { code, err } = await workspace.call(["render", "a.md"]);
    expect(code).toBe(1);
    expect(err).toContain(
      'a.md:3:5 error unknown component "buton" [unknown-component]\n  3 | >   buton "Go"\n    |     ^^^^^\n',
    );
    expect(err).toContain("a.md:9:24 warning");
    expect(err.match(/ in 1 file/g)).toHaveLength(1);
    expect(listOf(workspace)).toEqual(["a-good.svg", "a.md"]);
    expect((await workspace.call(["render", "a.md", "--strict", "--out-dir", "x"])).code).toBe(1);
    expect(listOf(workspace)).not.toContain("x");
    expect((await workspace.call(["render", "a.md", "--force"])).code).toBe(1);
    expect(listOf(workspace)).toEqual(["a-bad.svg", "a-good.svg", "a.md"]);
  });

  test("diagnostics that only drawing finds have their place in the file, and stop no other fence", async () => {
    const tight = fence("", 'page "Tight" { button "Continue to payment" w=80 }\n');
    const large = fence("", 'page "Large" w=9000 h=9000 { }\n');
    const workspace = new Workspace({ "a.md": `\n${tight}\n${large}\n${fence("")}` });
    const { code, err } = await workspace.call(["render", "a.md", "--png"]);
    expect(code).toBe(2);
    expect(err).toContain("a.md:3:16 warning");
    expect(err).toContain("text-overflow");
    expect(err).toContain("wf: a.md:6: a PNG of 9048 x 9048 pixels is too large");
    expect(listOf(workspace)).toEqual(["a-home.png", "a-tight.png", "a.md"]);
  });

  test("a file without wireframes is not an error", async () => {
    const workspace = new Workspace({ "a.md": "# A\n", "b.md": "```js\n```\n" });
    expect(await workspace.call(["render", "a.md"])).toEqual({
      code: 0,
      out: "",
      err: "no wireframes in a.md; to draw a fence, tag it wf\n",
    });
    const both = await workspace.call(["render", "*.md", "--in-place"]);
    expect([both.code, both.err]).toEqual([
      0,
      "no wireframes in 2 Markdown files; to draw a fence, tag it wf\n",
    ]);
    expect((await workspace.call(["render", "*.md", "--in-place", "--check"])).err).toBe("");
  });

  test("a file that is missing or not text does not stop the others", async () => {
    const workspace = new Workspace({ "a.md": Uint8Array.of(0x60, 0xff), "b.md": fence("") });
    const { code, err } = await workspace.call(["render", "a.md", "b.md", "c.md", "--in-place"]);
    expect(code).toBe(2);
    expect(err).toContain("a.md:1:2 error the file is not valid UTF-8");
    expect(err).toContain("wf: c.md: no such file or folder");
    expect(listOf(workspace)).toEqual(["a.md", "b-home.svg", "b.md"]);
  });

  test.each([
    [
      ["render", "two.md", "-o", "x.svg"],
      "two.md contains 2 wireframes; leave out --output, or use --out-dir DIR",
    ],
    [["render", "none.md", "-o", "x.svg"], "none.md contains no wireframe"],
    [["render", "two.md", "none.md", "-o", "x.svg"], "for 2 wireframes, use --out-dir DIR"],
    [
      ["render", "two.md", "two.mdx", "--out-dir", "x"],
      `two.mdx:1: two.md and two.mdx would both be written to ${join("x", "two-home.svg")}`,
    ],
    [
      ["render", "a.wf", "--in-place", "-o", "a.svg"],
      "--in-place works only on Markdown files, and a.wf is a wireframe",
    ],
    [
      ["render", "-", "--in-place", "-o", "a.svg"],
      "--in-place cannot change standard input; name a Markdown file",
    ],
    [
      ["render", "two.md", "a.wf", "--in-place", "--out-dir", "x"],
      "--in-place works only on Markdown files, and a.wf is a wireframe",
    ],
    [
      ["render", "one.md", "--in-place", "-o", "-"],
      "--in-place links to files; leave out --output -",
    ],
    [
      ["parse", "one.md"],
      "one.md is a Markdown file; for its fences, use wf validate or wf render",
    ],
  ])("%j is refused as wrong usage", async (argv, message) => {
    const workspace = new Workspace({
      "a.wf": goodSource,
      "one.md": fence(""),
      "two.md": fence("") + fence(""),
      "two.mdx": fence(""),
      "none.md": "",
    });
    const { code, err } = await workspace.call(argv);
    expect(code).toBe(2);
    expect(err).toContain(`wf: ${message}`);
    expect(workspace.read("two.md")).toBe(fence("") + fence(""));
  });
});

describe("--in-place", () => {
  test("links are placed after each fence, and a second run changes nothing", async () => {
    const text = `# Spec\n\n${fence(" login")}\nText.\n\n${fence("", 'page "*Cart* & [more]" { }\n')}`;
    const workspace = new Workspace({ "docs/my spec.md": text });
    const file = join(workspace.folder, "docs/my spec.md");
    chmodSync(file, 0o640);
    const call = ["render", "docs/my spec.md", "--in-place"];
    const { code, err } = await workspace.call(call);
    expect(code).toBe(0);
    expect(err).toMatch(/^wrote .*login\.svg .*\nwrote .*more\.svg .*\nwrote .*my spec\.md\n$/);
    const linked = `# Spec\n\n${fence(" login")}${block("![Home](my%20spec-login.svg)")}\nText.\n\n${fence("", 'page "*Cart* & [more]" { }\n')}${block("![\\*Cart\\* \\& \\[more\\]](my%20spec-cart-more.svg)")}`;
    expect(workspace.read("docs/my spec.md")).toBe(linked);
    expect(statSync(file).mode & 0o777).toBe(0o640);
    const { mtimeMs, ino } = statSync(file);
    expect((await workspace.call(call)).err).not.toContain("spec.md");
    expect(statSync(file)).toMatchObject({ mtimeMs, ino });
    expect(await workspace.call([...call, "--check"])).toEqual({ code: 0, out: "", err: "" });
  });

  test("links point to the pictures, whatever they are called", async () => {
    const workspace = new Workspace({
      "docs/deep/a.md": fence(""),
      "b.mdx": fence("", "page { }\n"),
    });
    const call = ["render", "docs/deep/a.md", "b.mdx", "--in-place", "--out-dir", "pictures (1)"];
    await workspace.call([...call, "--png", "--pdf", "--theme", "light"]);
    expect(workspace.read("docs/deep/a.md")).toBe(
      fence("") +
        block(
          "![Home](../../pictures%20%281%29/a-home.png)",
          "[Home (PDF)](../../pictures%20%281%29/a-home.pdf)",
        ),
    );
    await workspace.call(["render", "b.mdx", "--in-place", "-o", "docs/x.svg"]);
    expect(workspace.read("b.mdx")).toContain("![Wireframe](docs/x.svg)");
    await workspace.call([...call, "--png", "--pdf"]);
    expect(workspace.read("b.mdx")).toContain(
      "{/* wf:begin (written by wf render; do not edit) */}\n\n![Wireframe 1](pictures%20%281%29/b-1.png)",
    );
  });

  test("both themes are one element, auto is one picture, and pages have one picture each", async () => {
    const source = 'page "Cart" { } page "Pay" { }\n';
    const workspace = new Workspace({ "a.md": fence("", source) });
    const call = (...options: string[]) =>
      workspace.call(["render", "a.md", "--in-place", ...options]);
    await call("--theme", "both");
    const element =
      '<picture><source media="(prefers-color-scheme: dark)" srcset="a-cart.dark.svg"/><img alt="Cart, Pay" src="a-cart.light.svg"/></picture>';
    expect(workspace.read("a.md")).toBe(fence("", source) + block(element));
    await call("--theme", "auto");
    expect(workspace.read("a.md")).toBe(fence("", source) + block("![Cart, Pay](a-cart.svg)"));
    await call("--split");
    expect(workspace.read("a.md")).toBe(
      fence("", source) + block("![Cart](a-cart.svg)", "![Pay](a-pay.svg)"),
    );
  });

  test("edits between the markers and links to removed pictures are dropped, and all else stays", async () => {
    const before = `\ufeff# A\r\n\r\n${fence("").replaceAll("\n", "\r\n")}\r\n${begin}\r\nmine\r\n${end}\r\n\r\nText  \r\n\r\n${begin}\r\n![](gone.svg)\r\n${end}`;
    const workspace = new Workspace({ "a.md": before });
    await workspace.call(["render", "a.md", "--in-place"]);
    expect(workspace.read("a.md")).toBe(
      `\ufeff# A\r\n\r\n${fence("").replaceAll("\n", "\r\n")}\r\n${begin}\r\n\r\n![Home](a-home.svg)\r\n\r\n${end}\r\n\r\nText  `,
    );
  });

  test("a fence with errors keeps its links, a fence without pages has none", async () => {
    const text =
      fence("", badSource) + block("![](old.svg)") + fence(" b", "") + block("![](b.svg)");
    const workspace = new Workspace({ "a.md": text });
    const { code } = await workspace.call(["render", "a.md", "--in-place", "--split"]);
    expect(code).toBe(1);
    expect(workspace.read("a.md")).toBe(
      fence("", badSource) + block("![](old.svg)") + fence(" b", ""),
    );
  });

  test("a file that is saved while it is drawn keeps what was saved", async () => {
    const workspace = new Workspace({ "a.md": fence("") });
    const holdSignals = () => ({ release: async () => undefined });
    const io = { cwd: workspace.folder, holdSignals } as unknown as Io;
    workspace.write("a.md", "mine\n");
    const written = writePictures(
      [
        { target: "a-home.svg", content: "<svg/>" },
        { target: "a.md", content: "ours", replaces: fence("") },
      ],
      io,
    );
    await expect(written).rejects.toThrow(
      "a.md changed while it was being drawn and was not overwritten; run the command again",
    );
    expect(workspace.read("a.md")).toBe("mine\n");
  });

  test("broken markers are reported with their place, and the file stays unchanged", async () => {
    const text = `${fence("")}\n> ${begin}\n\n\`\`\`wf\ntext "x"`;
    const workspace = new Workspace({ "a.md": text });
    const { code, err } = await workspace.call(["render", "a.md", "--in-place", "--quiet"]);
    expect([code, err]).toEqual([
      1,
      "wf: a.md:7:3: wf:begin has no wf:end; delete this line, or add wf:end after the links\n",
    ]);
    expect(workspace.read("a.md")).toBe(text);
    workspace.write("a.md", text.replace(`> ${begin}\n`, ""));
    const open = await workspace.call(["render", "a.md", "--in-place", "--quiet"]);
    expect([open.code, open.err]).toEqual([
      1,
      "wf: a.md:8:1: this fence is not closed, so it cannot get links; close it\n",
    ]);
    expect(workspace.read("a.md")).toContain("a-home.svg");
    expect(listOf(workspace)).toEqual(["a-1.svg", "a-home.svg", "a.md"]);
  });

  test("--check lists stale pictures and links, and writes nothing", async () => {
    const workspace = new Workspace({ "a.md": fence(""), "b.md": fence("") });
    const call = ["render", "a.md", "b.md", "--in-place"];
    const { code, err } = await workspace.call([...call, "--check"]);
    expect([code, err]).toEqual([
      1,
      "a-home.svg is missing\na.md has links that are out of date\nb-home.svg is missing\nb.md has links that are out of date\n4 files are out of date; to update them, run the command without --check\n",
    ]);
    expect(listOf(workspace)).toEqual(["a.md", "b.md"]);
    await workspace.call(call);
    const linked = workspace.read("b.md");
    workspace.write("b.md", linked.replace("home.svg", "other.svg"));
    expect((await workspace.call([...call, "--check"])).err).toBe(
      "b.md has links that are out of date\n1 file is out of date; to update it, run the command without --check\n",
    );
    workspace.write("b.md", linked.replace("Hello", "Hallo"));
    expect((await workspace.call([...call, "--check"])).err).toBe(
      "b-home.svg is out of date\n1 file is out of date; to update it, run the command without --check\n",
    );
  });
});
