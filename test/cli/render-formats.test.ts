/** `wf render`: formats, pages, devices, themes and fonts, and what --check reports about them. */
import { readdirSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";
import { expect, test } from "vitest";
import { readPdf } from "../support/pdf.js";
import { goodSource, Workspace } from "./call.js";

const shop = `page "Cart" w=300 h=200 { text "Things" }
page "Pay now" id=pay device=mobile { placeholder "Long" h=1200 }
page w=200 h=100 { text "Third" }
page "Cart" w=100 h=100 { }
`;

function bytesOf(workspace: Workspace, path: string): Buffer {
  return readFileSync(join(workspace.folder, path));
}

function listOf(workspace: Workspace, path: string): string[] {
  return readdirSync(join(workspace.folder, path)).sort();
}

test("all formats are drawn in one run, with the same bytes each time", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "b/c.wf": shop });
  const call = (folder: string) =>
    workspace.call(["render", ".", "--svg", "--html", "--png", "--pdf", "--out-dir", folder]);
  expect(await call("one")).toEqual({
    code: 0,
    out: "",
    err: `wrote one/a.svg (1200 × 120)
wrote one/a.html
wrote one/a.png (1200 × 120)
wrote one/a.pdf (1 page)
wrote one/b/c.svg (1215 × 1328)
wrote one/b/c.html
wrote one/b/c.png (1215 × 1328)
wrote one/b/c.pdf (4 pages)
`.replaceAll("/", sep),
  });
  expect(listOf(workspace, "one")).toEqual(["a.html", "a.pdf", "a.png", "a.svg", "b"]);
  expect(listOf(workspace, "one/b")).toEqual(["c.html", "c.pdf", "c.png", "c.svg"]);
  await call("two");
  for (const file of ["a.html", "a.pdf", "a.png", "a.svg", "b/c.pdf", "b/c.png"]) {
    expect(bytesOf(workspace, `one/${file}`).equals(bytesOf(workspace, `two/${file}`))).toBe(true);
  }
});

test("the extension of --output also chooses PNG and PDF, and both can be piped", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  for (const ending of ["png", "PDF"]) {
    expect((await workspace.call(["render", "a.wf", "-o", `a.${ending}`])).code).toBe(0);
  }
  expect(bytesOf(workspace, "a.png").subarray(1, 4).toString()).toBe("PNG");
  expect(bytesOf(workspace, "a.PDF").subarray(0, 5).toString()).toBe("%PDF-");
  expect((await workspace.call(["render", "a.wf", "--pdf"])).out).toMatch(/^%PDF-/);
  const refused = await workspace.call(["render", "a.wf", "--png"], { isTerminal: true });
  expect(refused).toEqual({
    code: 2,
    out: "",
    err: "wf: a terminal cannot show this format; use --output FILE or --out-dir DIR\n",
  });
});

test("--scale changes only the resolution of the PNG", async () => {
  const workspace = new Workspace({ "a.wf": shop });
  const call = ["render", "a.wf", "--page", "1", "--png", "--svg", "--out-dir"];
  await workspace.call([...call, "one"]);
  await workspace.call([...call, "two", "--scale", "2"]);
  const widthOf = (folder: string) => bytesOf(workspace, `${folder}/a.png`).readUInt32BE(16);
  expect([widthOf("one"), widthOf("two")]).toEqual([348, 696]);
  expect(workspace.read("two/a.svg")).toBe(workspace.read("one/a.svg"));
});

test.each([
  ["pay", 375 + 48],
  ["Pay now", 375 + 48],
  ["2", 375 + 48],
  ["Cart", 300 + 48],
  ["3", 200 + 48],
])("--page %s draws that page", async (page, width) => {
  const workspace = new Workspace({ "a.wf": shop });
  const { out } = await workspace.call(["render", "a.wf", "--page", page]);
  expect(out).toMatch(new RegExp(`^<svg [^>]*width="${width}"`));
});

test("--split draws each page to a file named after it", async () => {
  const workspace = new Workspace({ "a.wf": shop });
  const split = await workspace.call(["render", "a.wf", "--split", "--out-dir", "out"]);
  expect(split.code).toBe(0);
  expect(split.err.match(/^wrote out.a-(?:cart|pay|3|cart-2)\.svg \(\d+ × \d+\)$/gm)).toHaveLength(
    4,
  );
  expect(listOf(workspace, "out")).toEqual(["a-3.svg", "a-cart-2.svg", "a-cart.svg", "a-pay.svg"]);
  const { out } = await workspace.call(["render", "a.wf", "--page", "3"]);
  expect(workspace.read("out/a-3.svg")).toBe(out);
  await workspace.call(["render", "a.wf", "--split", "--theme", "both", "-o", "x/b.pdf"]);
  expect(listOf(workspace, "x")).toHaveLength(8);
  expect(listOf(workspace, "x")).toContain("b-pay.dark.pdf");
});

test("--split never draws two wireframes to one file", async () => {
  const workspace = new Workspace({ "a.wf": shop, "a-cart.wf": 'page "2" { }' });
  const call = ["render", "a-cart.wf", "a.wf", "--split", "--out-dir", "out"];
  const { code, err } = await workspace.call(call);
  expect([code, err]).toEqual([
    2,
    `wrote ${join("out", "a-cart-2.svg")} (1200 × 96)
wf: a-cart.wf and a.wf would both be written to ${join("out", "a-cart-2.svg")}; give one of the wireframes or pages another name\n`,
  ]);
  expect(listOf(workspace, "out")).toEqual(["a-cart-2.svg"]);
});

test("--theme both draws two files, auto one file with both themes", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  await workspace.call(["render", "a.wf", "--theme", "both", "-o", "a.svg"]);
  expect(listOf(workspace, ".")).toEqual(["a.dark.svg", "a.light.svg", "a.wf"]);
  const of = async (theme: string) =>
    (await workspace.call(["render", "a.wf", "--theme", theme])).out;
  expect(workspace.read("a.light.svg")).toBe(await of("light"));
  expect(workspace.read("a.dark.svg")).toBe(await of("dark"));
  expect(await of("auto")).toContain("@media (prefers-color-scheme:dark)");
  const html = await workspace.call(["render", "a.wf", "--html", "--theme", "auto"]);
  expect(html.out).toContain("@media (prefers-color-scheme:dark)");
});

test("--device draws each page on all devices, side by side", async () => {
  const workspace = new Workspace({ "a.wf": 'page "Home" w=500 at(40, 40) { text "x" }' });
  const { out } = await workspace.call(["render", "a.wf", "--device", "ipad, iphone-se"]);
  expect(out).toMatch(/^<svg [^>]*width="1511" height="848"/);
  expect(out).toContain(">Home – ipad<");
  expect(out).toContain(">Home – iphone-se<");
  const one = await workspace.call(["render", "a.wf", "--device", "ipad", "--html"]);
  expect(one.out).toContain("width:1024px");
  expect(one.out).not.toContain("Home – ");
});

test("--fold marks the end of the first screen in every format", async () => {
  const workspace = new Workspace({ "a.wf": shop });
  const call = async (...more: string[]) =>
    (await workspace.call(["render", "a.wf", "--page", "pay", ...more])).out;
  expect(await call("--fold")).toContain('d="M0 812.5h375"');
  expect(await call()).not.toContain('d="M0 812.5h375"');
  expect(await call("--fold", "--html")).toContain("top:812px");
  expect(await call("--fold", "--pdf")).not.toBe(await call("--pdf"));
});

test("--font full embeds the fonts in use, and no others", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" w=200 { text "x" text "y" bold }' });
  for (const format of ["--svg", "--html", "--fragment"]) {
    const { out } = await workspace.call(["render", "a.wf", format, "--font", "full"]);
    expect(out.match(/@font-face/g)).toHaveLength(2);
    expect(out).toMatch(/font-weight:700;font-style:normal;src:url\(data:font\/ttf;base64,AAEAAA/);
  }
});

test("--font embed embeds the letters in use, which is the default for SVG", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" w=200 { text "x" text "y" bold }' });
  const call = async (...more: string[]) => (await workspace.call(["render", "a.wf", ...more])).out;
  for (const format of ["--svg", "--html", "--fragment"]) {
    const out = await call(format, "--font", "embed");
    expect(out.match(/@font-face/g)).toHaveLength(2);
    expect(out).toMatch(/font-weight:700;font-style:normal;src:url\(data:font\/ttf;base64,AAEAAA/);
    expect(out.length).toBeLessThan(12_000);
  }
  expect(await call("--svg")).toBe(await call("--svg", "--font", "embed"));
  expect(await call("--html")).toBe(await call("--html", "--font", "none"));
  expect(await call("--svg", "--font", "none")).not.toContain("@font-face");
});

test("--font paths draws letters without any font", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" w=200 { text "A fox" }' });
  const call = ["render", "a.wf", "--font", "paths"];
  const { out } = await workspace.call(call);
  expect(out).not.toMatch(/<text |@font-face/);
  expect(out).toContain(
    ' aria-label="A fox" transform="matrix(.0078125 0 0 -.0078125 '
      .replaceAll(" .", " 0.")
      .replace("(.", "(0.")
      .replace("-.", "-0."),
  );
  const refused = await workspace.call([...call, "--html"]);
  expect(refused.err).toBe("wf: --font paths is only for SVG; add --svg\n");
  const both = await workspace.call([...call, "--svg", "--html", "--out-dir", "out"]);
  expect(both.code).toBe(0);
  expect(workspace.read("out/a.svg")).toBe(out);
});

test("--check reports stale pictures and writes nothing", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "b.wf": goodSource });
  const call = ["render", "a.wf", "b.wf", "--svg", "--png", "--pdf", "--out-dir", "out"];
  const missing = await workspace.call([...call, "--check"]);
  expect(missing.code).toBe(1);
  expect(missing.err).toContain(`${join("out", "a.svg")} is missing\n`);
  expect(missing.err).toContain(
    "6 pictures are out of date; to update them, run the command without --check\n",
  );
  expect(listOf(workspace, ".")).toEqual(["a.wf", "b.wf"]);
  await workspace.call(call);
  expect(await workspace.call([...call, "--check"])).toEqual({ code: 0, out: "", err: "" });
  workspace.write("b.wf", goodSource.replace("Hello", "Hallo"));
  const before = bytesOf(workspace, "out/b.png");
  const stale = await workspace.call([...call, "--check"]);
  expect(stale.code).toBe(1);
  expect(stale.err).toMatch(/^out.b\.svg is out of date\nout.b\.png .*\nout.b\.pdf .*\n3 pict/);
  expect(bytesOf(workspace, "out/b.png").equals(before)).toBe(true);
});

test("an error in one format keeps all pictures of the wireframe unchanged", async () => {
  const workspace = new Workspace({ "a.wf": "page w=9000 h=9000 { }", "out/a.svg": "old" });
  const call = ["render", "a.wf", "--svg", "--png", "--out-dir", "out"];
  const { code, err } = await workspace.call(call);
  expect(code).toBe(2);
  expect(err).toContain("wf: a PNG of 9048 x 9048 pixels is too large");
  expect(listOf(workspace, "out")).toEqual(["a.svg"]);
  expect(workspace.read("out/a.svg")).toBe("old");
});

test("a signal ends the run after the wireframe that is being written", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "b.wf": goodSource });
  const call = ["render", ".", "--svg", "--html", "--out-dir", "out"];
  const { code, err } = await workspace.call(call, { signal: 130 });
  expect([code, err]).toEqual([130, "wf: stopped after 1 of 2 wireframes\n"]);
  expect(listOf(workspace, "out")).toEqual(["a.html", "a.svg"]);
});

test("on a terminal, many pictures show a bar, with diagnostics above it", async () => {
  const files: Record<string, string> = { "wrong.wf": 'page { text "x" colour=red }' };
  for (let at = 0; at < 8; at++) files[`file-${at}.wf`] = goodSource;
  const workspace = new Workspace(files);
  const call = ["render", ".", "--svg", "--html", "--out-dir", "out"];
  const { err } = await workspace.call(call, { isTerminal: true });
  expect(err).toContain(`\r\u001b[K[${" ".repeat(24)}] 0/9 file-0.wf`);
  expect(err).toContain(`\r\u001b[K[${"#".repeat(21)}   ] 8/9 wrong.wf\r\u001b[K`);
  expect(err).toContain("8/9 wrong.wf\r\u001b[K\u001b[1mwrong.wf:1:17");
  expect(err).toMatch(/\nwrote 18 pictures to out\n$/);
  expect(err).not.toContain("wrote out");
  const piped = await workspace.call(call);
  expect(piped.err).not.toContain("\r");
  expect(piped.err).toMatch(/\nwrote 18 pictures to out\n$/);
});

test("characters missing in our fonts are reported once", async () => {
  const workspace = new Workspace({ "a.wf": 'page "漢" { text "a é 漢字 👍🏽 🦖" text "字" }' });
  const call = ["render", "a.wf", "--svg", "--out-dir", "out"];
  expect((await workspace.call(call)).err).toBe(`wrote ${join("out", "a.svg")} (1200 × 160)\n`);
  const { code, err } = await workspace.call([
    ...call,
    ...["--png", "--pdf", "--system-fonts", "ignore"],
  ]);
  expect([code, err.replace(/^wrote .*\n/gm, "")]).toEqual([
    0,
    "wf: a.wf: no font for 漢字🦖; PNG and PDF show boxes for these characters\n",
  ]);
});

test("a PDF has a page for each board", async () => {
  const workspace = new Workspace({ "a.wf": shop });
  await workspace.call(["render", "a.wf", "-o", "a.pdf", "--theme", "dark"]);
  const { outline } = await readPdf(bytesOf(workspace, "a.pdf"));
  expect(outline).toEqual(["Cart", "Pay now", "Page 3", "Cart"]);
});
