/** `wf render`: its messages about pictures, and about places where it cannot write them. */
import { existsSync, mkdirSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeChoices } from "../../src/base/theme/theme.js";
import { isOwnPicture } from "../../src/tools/cli/render/own-picture.js";
import { goodSource, Workspace } from "./call.js";

const warned = 'page "A" { text "x" colour=red }';

test("each written picture is reported on standard error, with its size", async () => {
  const workspace = new Workspace({ "a.wf": 'page "A" w=480 h=640 { text "x" }' });
  const told = async (...argv: string[]) => {
    const { code, out, err } = await workspace.call(["render", "a.wf", ...argv]);
    expect([code, out]).toEqual([0, ""]);
    return err;
  };
  expect(await told("-o", "login.svg", "--padding", "0")).toBe("wrote login.svg (480 × 640)\n");
  expect(await told("-o", "login.svg")).toBe("wrote login.svg (528 × 688)\n");
  expect(await told("-o", "x.png", "--scale", "2")).toBe("wrote x.png (1056 × 1376)\n");
  expect(await told("-o", "x.pdf")).toBe("wrote x.pdf (1 page)\n");
  expect(await told("-o", "x.html")).toBe("wrote x.html\n");
  expect(await told("-o", "x.svg", "--font", "full")).toBe("wrote x.svg (528 × 688)\n");
});

test.each([
  ["no page has a device", 'page "A" { text "x" }', ["--frame"], true],
  [
    "a page has one",
    'page "A" { text "x" } page "B" device=mobile { text "x" }',
    ["--frame"],
    false,
  ],
  ["a page has a frame", 'page "A" frame { text "x" }', ["--frame"], false],
  ["a page has none on purpose", 'page "A" frame=false { text "x" }', ["--frame"], false],
  ["a device is given", 'page "A" { text "x" }', ["--frame", "--device", "ipad"], false],
  ["nobody asks", 'page "A" { text "x" }', [], false],
  ["nothing is to be said", 'page "A" { text "x" }', ["--frame", "-q"], false],
])("--frame where %s", async (_, source, options, isTold) => {
  const workspace = new Workspace({ "a.wf": source });
  const { code, err } = await workspace.call(["render", "a.wf", "-o", "a.svg", ...options]);
  expect(code).toBe(0);
  expect(err.includes("wf: a.wf: --frame draws no frame, since no page has a device")).toBe(isTold);
});

test("standard output has the picture and nothing else", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  for (const isTerminal of [false, true]) {
    const { out, err } = await workspace.call(["render", "a.wf"], { isTerminal });
    expect(err).toBe("");
    expect(out).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect((await workspace.call(["render", "a.wf", "-o", "-"], { isTerminal })).out).toBe(out);
  }
});

test("--quiet reports neither written pictures nor warnings", async () => {
  const files: Record<string, string> = { "warned.wf": warned };
  for (let at = 0; at < 12; at++) files[`${at}.wf`] = goodSource;
  const workspace = new Workspace(files);
  for (const [flag, isTerminal] of [
    ["--quiet", false],
    ["-q", true],
  ] as const) {
    const call = ["render", ".", "--out-dir", "out", flag];
    expect(await workspace.call(call, { isTerminal })).toEqual({ code: 0, out: "", err: "" });
  }
  expect(readdirSync(join(workspace.folder, "out"))).toHaveLength(13);
  expect((await workspace.call(["render", "0.wf", "-q"])).out).toMatch(/^<svg /);
  const strict = await workspace.call(["render", "warned.wf", "-q", "--strict", "-o", "x.svg"]);
  expect(strict.code).toBe(1);
  expect(strict.err).toContain("unknown-attribute");
  workspace.write("wrong.wf", "page { buton }");
  expect((await workspace.call(["render", "wrong.wf", "-q"])).err).toContain("unknown-component");
});

test.each([
  [
    ["a.wf", "--out-dir", "b.wf"],
    "--out-dir: b.wf is a file, not a folder; name a folder, or use --output b.wf for a single picture",
  ],
  [["a.wf", "b.wf", "--out-dir", "b.wf"], "--out-dir: b.wf is a file, not a folder; name a folder"],
  [["a.wf", "--out-dir", "b.wf/x"], "--out-dir: b.wf is a file, not a folder; name a folder"],
  [
    ["a.wf", "-o", "folder"],
    "folder is a folder; use --out-dir folder to write into it, or name a file: --output folder/a.svg",
  ],
  [
    ["a.wf", "-o", "new/"],
    "new/ is a folder; use --out-dir new/ to write into it, or name a file: --output new/a.svg",
  ],
  [
    ["a.wf", "--png", "-o", "folder"],
    "folder is a folder; use --out-dir folder to write into it, or name a file: --output folder/a.png",
  ],
  [
    ["-", "-o", "folder"],
    "folder is a folder; use --out-dir folder to write into it, or name a file: --output folder/picture.svg",
  ],
  [["a.wf", "-o", "b.wf/x.svg"], "b.wf/x.svg: b.wf is a file, not a folder"],
  [
    ["a.wf", "-o", "folder/x.svg/y.svg"],
    "folder/x.svg/y.svg: folder/x.svg is a file, not a folder",
  ],
  [["a.wf", "--out-dir", "mixed"], "mixed/a.svg: is a folder"],
  [
    ["a.wf", "--png", "out.png"],
    "out.png is a picture, not a wireframe; to write it, add --output out.png",
  ],
  [
    ["one/x.wf", "two/x.wf", "--out-dir", "out"],
    "one/x.wf and two/x.wf would both be written to out/x.svg; pass the folder that contains both, since --out-dir keeps the folders below it, or run wf twice with different --out-dir folders",
  ],
])("wf render %j is refused with what to write instead", async (argv, message) => {
  const workspace = new Workspace({
    "a.wf": goodSource,
    "b.wf": goodSource,
    "folder/x.svg": "x",
    "mixed/a.svg/x": "",
    "one/x.wf": goodSource,
    "two/x.wf": goodSource,
  });
  const { code, out, err } = await workspace.call(["render", ...argv], { input: goodSource });
  expect({ code, out, err }).toEqual({ code: 2, out: "", err: `wf: ${message}\n` });
});

test("a file in place of a nested folder is named", async () => {
  const workspace = new Workspace({ "in/deep/a.wf": goodSource, "in/b.wf": goodSource });
  workspace.write("out/deep", "a file");
  const { code, err } = await workspace.call(["render", "in", "--out-dir", "out"]);
  expect(code).toBe(2);
  expect(err).toBe(
    "wrote out/b.svg (1200 × 120)\nwf: out/deep/a.svg: out/deep is a file, not a folder\n",
  );
});

test("a picture by wf is recognized in every format, theme and form", async () => {
  const long = "x".repeat(3_000);
  const workspace = new Workspace({
    "a.wf": `page "${long}" { text "漢 & <b>" bold }`,
    "empty.wf": "",
    "two.wf": "page { } page { }",
  });
  for (const theme of [...themeChoices, "both"]) {
    for (const more of [[], ["--font=full"], ["--font=paths"], ["--prototype"], ["--split"]]) {
      // Options for fonts, prototypes and files do not affect how a PNG or PDF is recognized.
      const isPlain = theme !== "auto" && more.length === 0;
      const formats = ["--svg", "--html", ...(isPlain ? ["--png", "--pdf"] : [])];
      const folder = `out-${theme}${more.join("")}`;
      const call = ["render", "a.wf", "empty.wf", "two.wf", ...formats, "--theme", theme, ...more];
      expect((await workspace.call([...call, "--out-dir", folder])).code).toBe(0);
      const fragment = ["--fragment", "--theme", theme, ...more.filter((one) => one !== "--split")];
      await workspace.call(["render", "a.wf", ...fragment, "-o", join(folder, "fragment.html")]);
      const names = readdirSync(join(workspace.folder, folder));
      expect(names.length).toBeGreaterThan(3);
      for (const name of names) {
        expect(
          isOwnPicture(join(workspace.folder, folder, name), workspace.folder),
          `${folder}/${name}`,
        ).toBe(true);
      }
    }
  }
});

test("files by other programs are not mistaken for ours", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const svg = (await workspace.call(["render", "a.wf"])).out;
  const fragment = (await workspace.call(["render", "a.wf", "--fragment"])).out;
  const foreign: Record<string, string | Uint8Array> = {
    "a.svg":
      '<svg xmlns="http://www.w3.org/2000/svg"><title>x</title><desc>Wireframe of</desc></svg>',
    "page.html": `<!DOCTYPE html><html><head><title>x</title></head><body>${fragment}${svg}</body>`,
    "picture.svg.html": svg,
    "x.png": Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    "x.pdf": "%PDF-1.7\n<pdf:Producer>other</pdf:Producer>",
    "empty.svg": "",
    "readme.txt": svg,
  };
  for (const [name, content] of Object.entries(foreign)) {
    workspace.write(name, content);
    expect(isOwnPicture(join(workspace.folder, name), workspace.folder), name).toBe(false);
  }
  expect(isOwnPicture(join(workspace.folder, "none.svg"), workspace.folder)).toBe(false);
  mkdirSync(join(workspace.folder, "folder.svg"));
  expect(isOwnPicture(join(workspace.folder, "folder.svg"), workspace.folder)).toBe(false);
});

interface Case {
  /** The files before anything is drawn. */
  files: Record<string, string>;
  /** Calls that draw the files. */
  drawn: string[][];
  /** Wireframes that are then changed, or deleted if undefined. */
  changed: Record<string, string | undefined>;
  check: string[];
  orphans: string[];
}

const two = { "in/a.wf": goodSource, "in/deep/b.wf": goodSource };
const draw = ["in", "--out-dir", "out"];
const shop = 'page "Cart" { }\npage "Pay" { }\n';
const set = (render: object) => JSON.stringify({ render });

test.each<[string, Case]>([
  [
    "a picture whose wireframe is gone",
    {
      files: two,
      drawn: [draw],
      changed: { "in/deep/b.wf": undefined },
      check: draw,
      orphans: ["out/deep/b.svg"],
    },
  ],
  [
    "in all formats and themes",
    {
      files: two,
      drawn: [[...draw, "--svg", "--html", "--png", "--pdf", "--theme", "both"]],
      changed: { "in/a.wf": undefined },
      check: [...draw, "--theme", "both"],
      orphans: ["dark", "light"].flatMap((theme) =>
        ["html", "pdf", "png", "svg"].map((ending) => `out/a.${theme}.${ending}`),
      ),
    },
  ],
  [
    "but not one in a format or theme that another call draws",
    {
      files: two,
      drawn: [[...draw, "--png"], [...draw, "--theme", "both"], draw],
      changed: {},
      check: draw,
      orphans: [],
    },
  ],
  [
    "a page that is gone",
    {
      files: { "in/shop.wf": shop, "in/other.wf": goodSource },
      drawn: [[...draw, "--split", "--svg", "--png"]],
      changed: { "in/shop.wf": 'page "Cart" { }\n' },
      check: [...draw, "--split"],
      orphans: ["out/shop-pay.svg"],
    },
  ],
  [
    "but no page of a wireframe that has errors now",
    {
      files: { "in/shop.wf": shop },
      drawn: [[...draw, "--split"]],
      changed: { "in/shop.wf": "page { buton }\n", "in/b.wf": undefined },
      check: [...draw, "--split"],
      orphans: [],
    },
  ],
  [
    "nor the picture of a wireframe that the pattern leaves out",
    {
      files: two,
      drawn: [draw],
      changed: {},
      check: ["in/*.wf", "--out-dir", "out"],
      orphans: [],
    },
  ],
  [
    "nor of one that is only named",
    {
      files: two,
      drawn: [draw],
      changed: { "in/deep/b.wf": undefined },
      check: ["in/a.wf", "--out-dir", "out"],
      orphans: [],
    },
  ],
  [
    "of two folders that are drawn together",
    {
      files: { ...two, "more/c.wf": goodSource, "more/d.wf": goodSource },
      drawn: [["in", "more", "--out-dir", "out"]],
      changed: { "more/d.wf": undefined },
      check: ["in", "more", "--out-dir", "out"],
      orphans: ["out/d.svg"],
    },
  ],
  [
    "below the folder of the settings, as far as it was named",
    {
      files: { ...two, "other/c.wf": goodSource, "wf.config.json": set({ outDir: "out" }) },
      drawn: [["."]],
      changed: { "in/deep/b.wf": undefined, "other/c.wf": undefined },
      check: ["in"],
      orphans: ["out/in/deep/b.svg"],
    },
  ],
  [
    "beside the wireframes",
    {
      files: two,
      drawn: [["in", "--out-dir", "in"]],
      changed: { "in/deep/b.wf": undefined },
      check: ["in", "--out-dir", "in"],
      orphans: ["in/deep/b.svg"],
    },
  ],
])("--check names %s", async (_what, { files, drawn, changed, check, orphans }) => {
  const workspace = new Workspace(files);
  for (const argv of drawn) expect((await workspace.call(["render", ...argv])).code).toBe(0);
  // Files that we did not write are never named.
  workspace.write("out/logo.svg", "<svg/>");
  workspace.write("out/index.html", "<!DOCTYPE html><title>Pictures</title>");
  for (const [path, text] of Object.entries(changed)) {
    if (text === undefined) rmSync(join(workspace.folder, path), { force: true });
    else workspace.write(path, text);
  }
  const { code, err } = await workspace.call(["render", ...check, "--check"]);
  const told = [...err.matchAll(/^(\S+) no longer has a wireframe$/gm)].map(([, path]) =>
    path!.replaceAll("\\", "/"),
  );
  expect(told).toEqual(orphans);
  if (orphans.length > 0) expect(code).toBe(1);
  for (const path of orphans) expect(existsSync(join(workspace.folder, path))).toBe(true);
});

test("--check says how to remove orphans, and passes when they are gone", async () => {
  const workspace = new Workspace({ "in/a.wf": goodSource, "in/b c.wf": goodSource });
  const call = ["render", "in", "--out-dir", "out"];
  await workspace.call(call);
  rmSync(join(workspace.folder, "in/b c.wf"));
  expect(await workspace.call([...call, "--check"])).toEqual({
    code: 1,
    out: "",
    err: `out/b c.svg no longer has a wireframe
1 picture no longer has a wireframe; wf does not delete files; to remove it, run: rm 'out/b c.svg'
`,
  });
  rmSync(join(workspace.folder, "out/b c.svg"));
  expect(await workspace.call([...call, "--check"])).toEqual({ code: 0, out: "", err: "" });
});
