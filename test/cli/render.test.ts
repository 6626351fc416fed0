/** `wf render`: where each picture is written, and what happens if there is none. */

import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeChoices } from "../../src/base/theme/theme.js";
import { endingList } from "../../src/tools/cli/pictures/format.js";
import { badSource, goodSource, Workspace } from "./call.js";

test("SVG goes to standard output by default", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const { code, out, err } = await workspace.call(["render", "a.wf"]);
  expect([code, err]).toEqual([0, ""]);
  expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
  expect((await workspace.call(["render", "-", "--svg"], { input: goodSource })).out).toBe(out);
  expect((await workspace.call(["render", "a.wf", "--html"])).out).toMatch(/^<!doctype html>/i);
});

test("the extension of --output chooses the format, and folders are created", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  expect((await workspace.call(["render", "a.wf", "-o", "x/y/a.html"])).out).toBe("");
  expect(workspace.read("x/y/a.html")).toMatch(/^<!doctype html>/i);
  await workspace.call(["render", "a.wf", "-o", "a.svg"]);
  expect(workspace.read("a.svg")).toMatch(/^<svg /);
  expect(readdirSync(workspace.folder).sort()).toEqual(["a.svg", "a.wf", "x"]);
  const { err } = await workspace.call(["render", "a.wf", "-o", "b.svg"], { isTerminal: true });
  expect(err).toBe("wrote b.svg (1200 × 120)\n");
});

test("theme, width and padding affect the picture", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const light = (await workspace.call(["render", "a.wf"])).out;
  const dark = (await workspace.call(["render", "a.wf", "--theme", "dark"])).out;
  expect(dark).not.toBe(light);
  const env = { WF_THEME: "dark" };
  expect((await workspace.call(["render", "a.wf"], { env })).out).toBe(dark);
  const narrow = (await workspace.call(["render", "a.wf", "--width", "500", "--padding", "0"])).out;
  expect(narrow).toMatch(/^<svg [^>]*width="500"/);
});

test("a source with errors keeps an existing picture unchanged, unless forced", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "a.svg": "old" });
  const refused = await workspace.call(["render", "a.wf", "-o", "a.svg"]);
  expect([refused.code, refused.out]).toEqual([1, ""]);
  expect(refused.err).toContain("a.wf:2:3 error unknown component");
  expect(workspace.read("a.svg")).toBe("old");
  const forced = await workspace.call(["render", "a.wf", "-o", "a.svg", "--force"]);
  expect([forced.code, forced.err]).toEqual([1, `${refused.err}wrote a.svg (1200 × 172)\n`]);
  expect(workspace.read("a.svg")).toMatch(/^<svg /);
});

test("warnings are reported and do not stop the picture, infos are not reported", async () => {
  const workspace = new Workspace({
    "a.wf": 'page "A" { text "x" colour=red }',
    "b.wf": 'text "x"',
  });
  const { code, out, err } = await workspace.call(["render", "a.wf"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^<svg /);
  expect(err).toContain("unknown-attribute");
  expect((await workspace.call(["render", "b.wf"])).err).toBe("");
});

test.each([
  [["render", "a.wf", "--svg", "--html"], "--svg and --html need --out-dir"],
  [["render", "a.wf", "--svg", "-o", "a.html"], "--svg does not go with --output a.html"],
  [
    ["render", "a.wf", "--svg", "-o", "./a.wf"],
    "./a.wf is the wireframe itself; give the picture another name",
  ],
  [
    ["render", "a.wf", "-o", "a.doc"],
    `a.doc has no known file extension; use ${endingList()}, or an option such as --svg`,
  ],
  [["render", "a.wf", "--html", "--fragment"], "--html and --fragment cannot be used together"],
  [
    ["render", "a.wf", "-o", "a.svg", "--out-dir", "x"],
    "--output and --out-dir cannot be used together",
  ],
  [["render", "a.wf", "--prototype"], "--prototype is only for HTML; add --html or --fragment"],
  [["render", "a.wf", "--images", "none"], "--images is only for HTML; add --html or --fragment"],
  [["render", "a.wf", "--html", "--images", "some"], "--images must be"],
  [
    ["render", "a.wf", "--pdf", "-o", "a.pdf", "--id-prefix", "x"],
    "--id-prefix is only for SVG and HTML; add --svg, --html or --fragment",
  ],
  [["render", "a.wf", "--html", "--id-prefix", "1x"], "--id-prefix must be a letter, then at most"],
  [["render", "a.wf", "--prototype", "-o", "a.svg"], "--prototype is only for HTML"],
  [["render", "a.wf", "a.wireframe"], "for 2 wireframes, use --out-dir DIR"],
  [
    ["render", "a.wf", "a.wireframe", "--out-dir", "x"],
    "a.wf and a.wireframe would both be written to x/a.svg; give one of them another name",
  ],
  [["render", "-", "--out-dir", "x"], "for standard input, use --output instead of --out-dir"],
  [
    ["render", "a.wf", "--width", "100", "--padding", "50"],
    "--padding 50 leaves no room in --width 100",
  ],
  [["render", "a.wf", "--width", "0"], '--width must be a whole number from 64 to 8192, not "0"'],
  [["render", "a.wf", "-o", "a.wf/x.svg"], "a.wf/x.svg: "],
  [["render", "b.wf"], "b.wf: no such file or folder"],
  [["render", "a.wf", "--png", "--pdf"], "--png and --pdf need --out-dir"],
  [["render", "a.wf", "--png", "-o", "a.pdf"], "--png does not go with --output a.pdf"],
  [["render", "a.wf", "--split", "--page", "1"], "--split and --page cannot be used together"],
  [["render", "a.wf", "--split"], "--split needs --output or --out-dir"],
  [["render", "a.wf", "--split", "-o", "-"], "--split needs --output or --out-dir"],
  [["render", "a.wf", "--theme", "both"], "--theme both needs --output or --out-dir"],
  [["render", "a.wf", "--theme", "auto", "--png"], "--theme auto is only for SVG and HTML"],
  [["render", "a.wf", "--theme", "auto", "-o", "a.pdf"], "--theme auto is only for SVG and HTML"],
  [
    ["render", "a.wf", "--theme", "blue"],
    `--theme must be one of ${[...themeChoices, "both"].join(", ")}, not "blue"`,
  ],
  [["render", "a.wf", "--scale", "2"], "--scale is only for PNG; add --png"],
  [
    ["render", "a.wf", "--png", "--scale", "9"],
    '--scale must be a whole number from 1 to 8, not "9"',
  ],
  [
    ["render", "a.wf", "--png", "--font", "full"],
    "--font is only for SVG and HTML; add --svg, --html or --fragment",
  ],
  [["render", "a.wf", "--embed-font"], "unknown option '--embed-font' (did you mean --font full?)"],
  [["render", "a.wf", "--html", "--font", "paths"], "--font paths is only for SVG; add --svg"],
  [["render", "a.wf", "--html", "--padding", "8"], "--padding is only for SVG, PNG"],
  [["render", "a.wf", "--check"], "--check needs --output or --out-dir"],
  [["render", "a.wf", "--page", "Cart"], 'a.wf: unknown page "Cart"; it has "Home"'],
  [["render", "a.wf", "--page", "2"], 'a.wf: unknown page "2"; it has "Home"'],
  [
    ["render", "a.wf", "--device", "ipad,ipad-pr"],
    '--device: unknown device "ipad-pr" (did you mean ipad-pro?)',
  ],
  [["render", "a.wf", "--device", "nokia"], '--device: unknown device "nokia" (one of '],
  [["render", "a.wf", "--device", "ipad,"], '--device: unknown device "" (one of '],
  [["render", "a.wf", "--device", "ipad,ipad"], "--device lists ipad twice"],
])("%j is refused as wrong usage", async (argv, message) => {
  const workspace = new Workspace({ "a.wf": goodSource, "a.wireframe": goodSource });
  const { code, out, err } = await workspace.call(argv);
  expect([code, out]).toEqual([2, ""]);
  expect(err).toContain(`wf: ${message}`);
  expect(existsSync(join(workspace.folder, "a.wf"))).toBe(true);
});

test("a table that is too wide is reported once, with its cells and its device", async () => {
  const row = 'row ["Order 1" "Rhabarberbarbara" "Konstantinopel"]';
  const source = `page { card { table ["Number of the order" "Customer" "Town"] { ${row} ${row} } } }`;
  const workspace = new Workspace({ "a.wf": source });
  const { err } = await workspace.call(["render", "a.wf", "--width", "220", "-o", "a.svg"]);
  expect(err).toMatch(
    /^a\.wf:1:15 warning \d cells are too narrow for their texts, by up to [\d.]+ px \[/,
  );
  expect(err.match(/warning/g)).toHaveLength(2);
  workspace.write("b.wf", `page { button "${"A label that ends in an ellipsis ".repeat(3)}" }`);
  const wide = ["render", "b.wf", "--device", "iphone14,desktop", "-o", "b.svg"];
  expect((await workspace.call(wide)).err).toMatch(
    /too long for its box on iphone14 \[text-overflow\]/,
  );
});

test("a fragment is a style element and the wireframe", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const { out } = await workspace.call(["render", "a.wf", "--fragment"]);
  expect(out).toMatch(/^<style>[\s\S]*<\/style>\n<div /);
  await workspace.call(["render", "a.wf", "--fragment", "-o", "a.html"]);
  expect(workspace.read("a.html")).toBe(out);
});

test("ids in SVG begin with a prefix", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" { image alt="B" h=80 }' });
  const plain = await workspace.call(["render", "a.wf"]);
  const prefixed = await workspace.call(["render", "a.wf", "--id-prefix", "first"]);
  const own = /id="(wf-\w+)-1"/.exec(plain.out)![1]!;
  expect(prefixed.out).toBe(plain.out.replaceAll(`${own}-`, "first-"));
});

test.each(["--html", "--fragment"])("ids in %s begin with a prefix", async (format) => {
  const workspace = new Workspace({ "a.wf": 'page "A" { input "Name" id=name }' });
  const prefixed = await workspace.call(["render", "a.wf", format, "--id-prefix", "first"]);
  expect(prefixed.out).toContain('<input class="first-');
  expect(prefixed.out).toContain('id="first-name"');
  workspace.write("wf.config.json", '{"render":{"idPrefix":"first"}}');
  expect((await workspace.call(["render", "a.wf", format])).out).toBe(prefixed.out);
  workspace.write("wf.config.json", '{"render":{"idPrefix":"a b"}}');
  expect((await workspace.call(["render", "a.wf", format])).err).toContain(
    'render.idPrefix must be a letter, then at most 39 letters, digits, _ or -, not "a b"',
  );
});

test.each([
  [[], 2],
  [["--images", "data"], 1],
  [["--images", "none"], 0],
  [["--no-images"], undefined],
])("HTML with %j shows %s pictures", async (options, count) => {
  const source = 'page { image "https://example.com/a.png" image "data:image/png,x" }';
  const workspace = new Workspace({ "a.wf": source });
  for (const format of ["--html", "--fragment"]) {
    const { code, out, err } = await workspace.call([
      "render",
      "a.wf",
      format,
      "-o",
      "-",
      ...options,
    ]);
    if (count === undefined)
      expect([code, err]).toEqual([2, expect.stringContaining("--images none")]);
    else expect([code, out.match(/<img /g)?.length ?? 0]).toEqual([0, count]);
  }
});

test("a prototype is HTML in which clicks open overlays", async () => {
  const source = 'page { button "Open" opens=m modal "M" id=m { text "x" } }\n';
  const workspace = new Workspace({ "a.wf": source });
  for (const argv of [["--html"], ["--fragment"], ["-o", "a.html"]]) {
    const { code, out } = await workspace.call(["render", "a.wf", "--prototype", ...argv]);
    expect(code).toBe(0);
    expect(out || workspace.read("a.html")).toContain(' popover="auto"');
  }
  expect((await workspace.call(["render", "a.wf", "--html"])).out).not.toContain("popover");
});

test("--out-dir mirrors the folders of the wireframes", async () => {
  const workspace = new Workspace({
    "designs/a.wf": goodSource,
    "designs/deep/b.wireframe": goodSource,
    "c.wf": goodSource,
  });
  const { code, out, err } = await workspace.call(
    ["render", "designs", "c.wf", "--svg", "--html", "--out-dir", "out"],
    { isTerminal: true },
  );
  expect([code, out]).toEqual([0, ""]);
  const written = ["a.svg", "a.html", "deep/b.svg", "deep/b.html", "c.svg", "c.html"];
  const sizeOf = (name: string) => (name.endsWith("svg") ? " (1200 × 120)" : "");
  expect(err).toBe(written.map((name) => `wrote ${join("out", name)}${sizeOf(name)}\n`).join(""));
  expect(workspace.read("out/deep/b.svg")).toBe(workspace.read("out/c.svg"));
  await workspace.call(["render", "designs/**/*.wireframe", "--out-dir", "globbed"]);
  expect(readdirSync(join(workspace.folder, "globbed"), { recursive: true })).toContain(
    join("deep", "b.svg"),
  );
});

test("files that cannot be drawn do not stop the others", async () => {
  const workspace = new Workspace({ "a.wf": badSource, "b.wf": goodSource });
  const wrong = await workspace.call(["render", "a.wf", "b.wf", "--out-dir", "out"]);
  expect(wrong.code).toBe(1);
  expect(readdirSync(join(workspace.folder, "out"))).toEqual(["b.svg"]);
  const missing = await workspace.call(["render", "no.wf", "b.wf", "--out-dir", "other"]);
  expect([missing.code, missing.err]).toEqual([
    2,
    `wf: no.wf: no such file or folder\nwrote ${join("other", "b.svg")} (1200 × 120)\n`,
  ]);
  expect(readdirSync(join(workspace.folder, "other"))).toEqual(["b.svg"]);
});

test("--strict refuses warnings", async () => {
  const workspace = new Workspace({ "a.wf": 'page { text "x" colour=red }' });
  const { code, out } = await workspace.call(["render", "a.wf", "--strict"]);
  expect([code, out]).toEqual([1, ""]);
  expect((await workspace.call(["render", "a.wf", "--strict", "--force"])).out).toMatch(/^<svg /);
});

test("reports overflowing text once; only --strict fails", async () => {
  const workspace = new Workspace({ "a.wf": 'page { button "Continue to payment" w=80 }' });
  const call = ["render", "a.wf", "--svg", "--html", "--out-dir", "out"];
  const { code, err } = await workspace.call(call);
  expect(code).toBe(0);
  expect(err.match(/text-overflow/g)).toHaveLength(1);
  expect(err).toContain("a.wf:1:8 warning");
  const strict = await workspace.call(["render", "a.wf", "--strict", "--out-dir", "other"]);
  expect(strict.code).toBe(1);
  expect(existsSync(join(workspace.folder, "other"))).toBe(false);
});
