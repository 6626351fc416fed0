/** The tasks of the thread of `wf mcp`: checking, drawing, inspecting and comparing, within roots and sizes. */
import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import fc from "fast-check";
import { encode } from "gpt-tokenizer";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { parse } from "../../../src/index.js";
import { fittingScale, mostSide } from "../../../src/tools/mcp/fit-picture.js";
import { legibleScale } from "../../../src/tools/mcp/legible-parts.js";
import { performMcpTask } from "../../../src/tools/mcp/perform-task.js";
import { insidePath, readInside, rootsOf, writablePath } from "../../../src/tools/mcp/roots.js";
import { sourceOfJson } from "../../../src/tools/mcp/source-of-json.js";
import type { McpOutcome, TaskSource } from "../../../src/tools/mcp/task.js";
import { ToolProblem } from "../../../src/tools/mcp/tool.js";
import { examples, screens } from "../../corpus/corpus.js";
import { webps } from "../../images/sample-images.js";

const source = (text: string): TaskSource => ({ text, absolute: undefined, roots: ["/nowhere"] });

type Outcome<K extends McpOutcome["kind"]> = Extract<McpOutcome, { kind: K }>;

async function done<K extends McpOutcome["kind"]>(
  kind: K,
  task: Parameters<typeof performMcpTask>[0],
): Promise<Outcome<K>> {
  const outcome = await performMcpTask(task);
  expect(outcome.kind, outcome.kind === "problem" ? outcome.problem : "").toBe(kind);
  return outcome as Outcome<K>;
}

const render = (text: string, more: object = {}) => ({
  kind: "render" as const,
  source: source(text),
  drawing: {},
  marks: true,
  maxSide: mostSide,
  partial: false,
  ...more,
});

describe("a check", () => {
  it.each([
    [
      "a fence with prose",
      'Here:\n\n```wf\npage { button "S" }\n```\nDone.',
      'page { button "S" }',
    ],
    ["escaped line ends", 'page \\"A\\" {\\n  button \\"S\\"\\n}', 'page "A" {\n  button "S"\n}'],
    ["smart quotes", "page { button “S” }", 'page { button "S" }'],
    ["a trailing comma", 'page { button "S" primary, }', 'page { button "S" primary }'],
    ["a missing last brace", 'page {\n  button "S"\n', 'page {\n  button "S"\n}'],
    [
      "several fences",
      '```wf\npage "A" { divider }\n```\nand\n```wf\npage "B" { divider }\n```',
      'page "A" { divider }\n\npage "B" { divider }',
    ],
    ["an HTML comment", 'page { <!-- a --> button "S" }', 'page { /* a */ button "S" }'],
    [
      "the JSON of a tree",
      '{"type": "Page", "children": [{"type": "Divider"}]}',
      "page {\n  divider\n}",
    ],
    ["parentheses", 'page { button("S", primary) }', 'page { button "S" primary }'],
  ])("fixes %s without being asked", async (_, written, meant) => {
    const { text, repaired, findings } = await done("check", {
      kind: "check",
      source: source(written),
      fix: false,
    });
    expect(text.trim()).toBe(meant);
    expect(repaired.length).toBeGreaterThan(0);
    expect(findings.errors).toBe(0);
  });

  it("fixes the content of texts only on request", async () => {
    const task = { kind: "check" as const, source: source('page { buton "S" }') };
    const told = await done("check", { ...task, fix: false });
    expect(told.text).toBe('page { buton "S" }');
    expect(told.findings.diagnostics[0]?.corrected).toBe('page { button "S" }');
    const fixed = await done("check", { ...task, fix: true });
    expect(fixed.text).toBe('page { button "S" }');
    expect(fixed.repaired).toHaveLength(1);
  });
});

describe("a picture", () => {
  it("has a size that no client reduces", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 20_000 }),
        fc.integer({ min: 1, max: 20_000 }),
        (w, h) => {
          const scale = fittingScale(w, h);
          const [width, height] = [Math.ceil(w * scale), Math.ceil(h * scale)];
          expect(Math.max(width, height)).toBeLessThanOrEqual(mostSide);
          expect(width * height).toBeLessThanOrEqual(1_150_000);
        },
      ),
    );
  });

  it.each([...examples, ...screens.slice(0, 8)])(
    "of $name, with marks, costs at most 2,000 additional tokens",
    async ({ source: text }) => {
      const { outline, picture } = await done("render", render(text));
      expect(encode(outline).length).toBeLessThanOrEqual(1900);
      const { width, height } = PNG.sync.read(Buffer.from(picture.png));
      expect([width, height]).toEqual([picture.width, picture.height]);
      expect(Math.max(width, height)).toBeLessThanOrEqual(mostSide);
    },
  );

  it("shows WebP, also beside another picture", async () => {
    const address = `data:image/webp;base64,${Buffer.from(webps.lossy).toString("base64")}`;
    const [plain, text] = [
      "page w=120 h=100 { }",
      `page w=120 h=100 { image "${address}" w=96 rounded=false }`,
    ];
    /** Counts the blue pixels in the right half of the picture. */
    const blueIn = (png: Uint8Array): number => {
      const { data } = PNG.sync.read(Buffer.from(png));
      let count = 0;
      for (let at = 0; at < data.length; at += 4) {
        const [red, green, blue] = data.subarray(at, at + 3) as unknown as number[];
        const far = [red! - 0x20, green! - 0x60, blue! - 0xc0].map(Math.abs);
        if (Math.max(...far) < 12) count++;
      }
      return count;
    };
    const { picture, findings } = await done("render", render(text, { marks: false }));
    expect(findings.diagnostics).toEqual([]);
    expect(blueIn(picture.png)).toBeGreaterThan(2_000);
    const { picture: both } = await done("diff", {
      kind: "diff",
      before: source(plain),
      after: source(text),
      drawing: {},
    });
    expect(blueIn(both!.png)).toBeGreaterThan(2_000);
  });

  it("has marks only on request", async () => {
    const text = 'page w=300 h=200 { button "Save" }';
    const [marked, plain] = [
      await done("render", render(text)),
      await done("render", render(text, { marks: false })),
    ];
    expect(marked.picture.png).not.toEqual(plain.picture.png);
    expect(marked.outline).toBe(plain.outline);
  });

  it("shows one element with its surroundings", async () => {
    const text = 'page "Save" w=800 h=600 { card { button "Save" id=save } }';
    for (const crop of ["save", "#save", "Save", "3"]) {
      const { picture, outline } = await done("render", render(text, { crop }));
      expect(outline).toContain('button "Save"');
      expect(outline).not.toContain("card");
      expect(picture.height).toBeLessThan(250);
    }
  });

  it("shows the first of several pages, and lists all of them", async () => {
    const text = 'page "A" id=a { text "1" }\npage "B" { text "2" }';
    const first = await done("render", render(text));
    expect(first.pages).toEqual(["a", "B"]);
    expect(first.outline).not.toContain('page "B"');
    const all = await done("render", render(text, { drawing: { page: "all" } }));
    expect(all.outline).toContain('page "B"');
  });

  it.each([
    ["a missing element", { crop: "nope" }, /call wf_inspect/],
    ["a missing page", { drawing: { page: "nope" } }, /name one of "A", or all$/],
    ["an unknown device", { drawing: { device: "iphon14" } }, /did you mean iphone14/],
  ])("is a problem for %s", async (_, more, says) => {
    const { problem } = await done("problem", render('page "A" { text "x" }', more));
    expect(problem).toMatch(says);
  });

  it("offers only names of pages that are taken, and a page by each of them", async () => {
    const text =
      'page "Orders" {\n  modal "Order" { text "1" }\n}\npage id=two { text "2" }\npage { text "3" }';
    const { problem } = await done(
      "problem",
      render(text, { drawing: { page: "Orders – Order" } }),
    );
    expect(problem).toMatch(/name one of "Orders", "two" or 3, or all$/);
    for (const page of ["Orders", "two", "3", "all"]) {
      await done("render", render(text, { drawing: { page } }));
      const drawing = { page };
      await done("inspect", { kind: "inspect", source: source(text), drawing, outline: false });
    }
  });

  it.each([
    [
      'page { button "Go" card { button "Go" } button "Go" }',
      "Go",
      /^3 elements have the label "Go"; give the number of one: 2 \(at \d+,\d+\), 4 \(at [\d,]+\) or 5/,
    ],
    ['page "A" { repeat 2 { button "Go" } }', "Go", /^2 elements have the label/],
  ])("does not choose among elements of one label: %s", async (text, crop, says) => {
    expect((await done("problem", render(text, { crop }))).problem).toMatch(says);
  });

  it("is there for a page whose PNG would be too large at full size", async () => {
    const text = `page "A" w=1200 {\n${'  button "Go"\n'.repeat(800)}}`;
    const { full, picture } = await done("render", render(text));
    expect(full).toBeUndefined();
    expect(picture.height).toBeLessThanOrEqual(mostSide);
  }, 30_000);

  it("says what an inspection finds as well", async () => {
    const text = 'page "A" w=300 { image "photo.png" w=200 h=40 }';
    const drawn = await done("render", render(text));
    const inspected = await done("inspect", {
      kind: "inspect",
      source: source(text),
      drawing: {},
      outline: false,
    });
    expect(drawn.findings.diagnostics).toMatchObject([{ code: "image-not-shown" }]);
    expect(inspected.findings).toEqual(drawn.findings);
  });

  it("closes the open end of an unfinished source", async () => {
    const text = 'page "A" {\n  text "Written"\n  button "Sa';
    const { outline, findings } = await done("render", render(text, { partial: true }));
    expect(outline).toMatch(/text "Written"[\s\S]*button "Sa"/);
    expect(findings).toMatchObject({ errors: 0, warnings: 0, infos: 0 });
    expect((await done("problem", render(text))).problem).toMatch(/call wf_write/);
  });

  it("is a problem for a source with errors", async () => {
    const { problem } = await done("problem", render("page { buton }"));
    expect(problem).toMatch(/call wf_write/);
  });
});

describe("a comparison", () => {
  const diff = async (before: string, after: string) =>
    (
      await done("diff", {
        kind: "diff",
        before: source(before),
        after: source(after),
        drawing: {},
      })
    ).changes;
  const page = (content: string) => `page w=400 h=300 { ${content} }`;

  it.each([
    ["an element that came", 'text "A"', 'text "A" button "B"', /^added button "B"/],
    ["an element that is gone", 'text "A" button "B"', 'text "A"', /^removed button "B"/],
    ["a modifier", 'button "B"', 'button "B" primary', /^button "B": primary none → set/],
    ["words", 'title "A"', 'title "B"', /^title "A": label "A" → "B"/],
    ["a place", 'text "A" at(0, 0)', 'text "A" at(9, 0)', /x 0 → 9, moved from 0,0 to 9,0/],
  ])("reports %s", async (_, before, after, says) => {
    expect((await diff(page(before), page(after)))[0]).toMatch(says);
  });

  it("reports nothing about elements that only moved along", async () => {
    const changes = await diff(page('card { text "A" }'), page('divider card { text "A" }'));
    expect(changes.filter((each) => each.startsWith("text"))).toEqual([]);
  });

  it("reports nothing for equal sources", async () => {
    expect(await diff(page('text "A"'), page('text "A"'))).toEqual([]);
  });
});

describe("a link to a page of another file", () => {
  const text = 'page "Booking" { button "All" navigate="appointments" }\n';
  let folder = "";

  beforeAll(() => {
    folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-pages-")));
    mkdirSync(join(folder, ".git"));
    mkdirSync(join(folder, "in"));
    writeFileSync(join(folder, "in", "booking.wf"), text);
    writeFileSync(join(folder, "a.wf"), 'page "Appointments" id=appointments {}\n');
  });

  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each([
    ["is found in the project", "", 0],
    ["is not looked for outside of the roots", "in", 1],
  ])("%s", async (_, root, warnings) => {
    const absolute = join(folder, "in", "booking.wf");
    const roots = [join(folder, root)];
    const of = { source: { text, absolute, roots }, drawing: {}, outline: true };
    const { findings } = await done("inspect", { kind: "inspect", ...of });
    expect(findings.warnings).toBe(warnings);
  });
});

describe("the roots", () => {
  let root = "";
  let outside = "";
  beforeAll(() => {
    const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-roots-")));
    root = join(folder, "root");
    outside = join(folder, "outside");
    for (const each of [root, outside]) mkdirSync(each);
    writeFileSync(join(root, "a.wf"), 'page { text "a" }');
    writeFileSync(join(outside, "b.wf"), 'component secret { text "b" }');
    symlinkSync(outside, join(root, "link"));
    symlinkSync(join(outside, "b.wf"), join(root, "linked.wf"));
  });
  afterAll(() => rmSync(join(root, ".."), { recursive: true, force: true }));

  it("contain a file, by any path to it", () => {
    for (const path of ["a.wf", "./x/../a.wf", join(root, "a.wf"), `file://${root}/a.wf`]) {
      expect(readInside(path, [root]).absolute).toBe(join(root, "a.wf"));
    }
  });

  it.each([
    "../outside/b.wf",
    "link/b.wf",
    "linked.wf",
    "link/new.wf",
    "/etc/passwd",
    "a\0.wf",
    "file:///a%00.wf",
  ])("refuse %j", (path) => {
    expect(() => insidePath(path, [root])).toThrow(/outside|control characters/);
    expect(() => writablePath(path, [root])).toThrow(/outside|control characters/);
  });

  it("only allow wireframes to be read and written", () => {
    expect(() => writablePath("notes.md", [root])).toThrow(/must end in \.wf/);
    expect(() => readInside("notes.md", [root])).toThrow(/must end in \.wf/);
    expect(writablePath("new/b.wf", [root])).toBe(join(root, "new", "b.wf"));
  });

  it("limit imports", async () => {
    const text = 'import "../outside/b.wf"\npage { secret }';
    for (const path of ["../outside/b.wf", "linked.wf"]) {
      const { findings } = await done("check", {
        kind: "check",
        source: {
          text: text.replace("../outside/b.wf", path),
          absolute: join(root, "c.wf"),
          roots: [root],
        },
        fix: false,
      });
      expect(findings.diagnostics.map(({ code }) => code)).toContain("reuse-file");
    }
  });

  it.each(["a.wf/x.wf", "loop.wf", `${"x".repeat(300)}.wf`, "a\\u0000.wf", "b/".repeat(2_000)])(
    "leave a file that cannot exist to the diagnostics: %j",
    async (path) => {
      symlinkSync("loop.wf", join(root, "loop.wf"));
      onTestFinished(() => rmSync(join(root, "loop.wf")));
      const given = {
        text: `import "${path}"\npage { image src="${path}" w=90 h=90 }`,
        absolute: join(root, "c.wf"),
        roots: [root],
      };
      const { findings } = await done("check", { kind: "check", source: given, fix: false });
      expect(findings.diagnostics.map(({ code }) => code)).toContain("reuse-file");
      const text = given.text.replace(/^.*\n/, "");
      const of = { source: { ...given, text }, drawing: {}, outline: false };
      const drawn = await done("inspect", { kind: "inspect", ...of });
      expect(drawn.findings.diagnostics.map(({ code }) => code)).toContain("image-not-shown");
    },
  );

  it("are the folders of a client on this machine", () => {
    expect(rootsOf([{ uri: `file://${root}` }, { uri: "https://example.com" }])).toEqual([root]);
  });
});

describe("a JSON tree", () => {
  it("is the source that it stands for", () => {
    const tree = {
      type: "Page",
      label: "A",
      children: [{ type: "Button", label: "Save", modifiers: ["primary"], attributes: { w: 120 } }],
    };
    expect(sourceOfJson(tree).replace(/\s+/g, " ").trim()).toBe(
      'page "A" { button "Save" w=120 primary }',
    );
  });

  it.each([
    [{}, /^source is not a node/],
    [{ type: "Page", children: {} }, /^source\.children must be a list/],
    [{ type: "Document", children: ["x"] }, /^source\.children\[0\] is not a node/],
    [{ type: "Page", label: 1 }, /label must be a string/],
    [{ type: "Page", number: {} }, /^source\.number must be a number/],
    [{ type: 'Page } page "x" {' }, /^source\.type must be a word/],
    [{ type: "Card", items: [["x", null]] }, /^source\.items\[0\]\[1\] must be a string/],
    [{ type: "Card", attributes: { gap: null } }, /^source\.attributes\.gap must be a string/],
    [{ type: "Card", attributes: { "a b": 1 } }, /^source\.attributes\["a b"\] must be a word/],
    [{ type: "Card", modifiers: "primary" }, /^source\.modifiers must be a list/],
    [{ type: "Card", text: "x" }, /^source cannot have "text"; a node has a type/],
    [{ type: "Component", params: [{ name: "a", type: {} }] }, /params\[0\]\.type must be a list/],
  ])("reports the place if %j is wrong", (tree, says) => {
    expect(() => sourceOfJson(tree)).toThrow(says);
  });

  it("is refused if it is too deep or too large, with a short message", () => {
    let tree: object = { type: "Stack" };
    let items: unknown = "x";
    for (let at = 0; at < 5000; at++) {
      tree = { type: "Stack", children: [tree] };
      items = [items];
    }
    for (const deep of [tree, { type: "List", items: [items] }]) {
      expect(() => sourceOfJson(deep)).toThrow(/^.{10,160} is nested too deeply$/);
    }
    const many = { type: "List", items: new Array(300_000).fill("x") };
    expect(() => sourceOfJson(many)).toThrow(/^source.items.* is too much; split the wireframe$/);
  });

  it("is read as tolerantly as a source that is JSON", () => {
    expect(sourceOfJson({ type: "button", label: "Go", id: "go" })).toBe('button "Go" id=go\n');
  });

  it("may have all parts of a document, and requires none", () => {
    expect(sourceOfJson({ type: "Document" })).toBe("");
    const place = {
      start: { line: 1, column: 1, offset: 0 },
      end: { line: 1, column: 2, offset: 1 },
    };
    expect(sourceOfJson({ type: "Page", loc: place, children: [] })).toBe("page { }\n");
  });

  it("printed by wf parse is accepted, for all examples", () => {
    for (const { source: text } of [...examples, ...screens]) {
      const { ast } = parse(text, { locations: true });
      const again = sourceOfJson(JSON.parse(JSON.stringify(ast)));
      expect(parse(again).ast).toEqual(parse(text).ast);
    }
  });

  it("of any kind is a source or a problem, and never throws", () => {
    const key = fc.constantFrom(
      "type",
      "label",
      "items",
      "attributes",
      "children",
      "modifiers",
      "canvas",
      "params",
      "number",
      "of",
      "as",
      "from",
      "names",
    );
    const types = "Document Page Use Repeat Data Import Component Tokens List".split(" ");
    const { tree } = fc.letrec((tie) => ({
      tree: fc.oneof(
        { maxDepth: 5 },
        fc.constantFrom(...types, "x y", ""),
        fc.jsonValue({ maxDepth: 1 }),
        fc.array(tie("tree"), { maxLength: 3 }),
        fc.dictionary(key, tie("tree"), { maxKeys: 5 }),
        fc.record({
          type: fc.constantFrom(...types),
          children: fc.array(tie("tree"), { maxLength: 3 }),
        }),
      ),
    }));
    fc.assert(
      fc.property(tree, (value) => {
        try {
          expect(typeof sourceOfJson(value)).toBe("string");
        } catch (error) {
          expect(error).toBeInstanceOf(ToolProblem);
        }
      }),
    );
  });
});

describe("a picture of a tall page", () => {
  const sections = Array.from(
    { length: 8 },
    (_, at) =>
      `section "Part ${at + 1}" { grid columns=3 { card "A" h=300 card "B" h=300 card "C" h=300 } }`,
  );
  const tall = `page "Tall" w=1200 {\n${sections.join("\n")}\n}`;

  it("lists parts that are readable when they are shown alone", async () => {
    const { parts, picture } = await done("render", render(tall, { marks: false }));
    expect(picture.scale).toBeLessThan(legibleScale);
    expect(parts).toHaveLength(5);
    for (const part of parts!) {
      const [, crop = ""] = /^crop=(\d+) \(section "Part \d/.exec(part) ?? [];
      const shown = await done("render", render(tall, { marks: false, crop }));
      expect(shown.picture.scale).toBeGreaterThanOrEqual(legibleScale);
      expect(shown.parts).toBeUndefined();
    }
  });

  it("lists none if the text is readable", async () => {
    expect((await done("render", render('page { button "S" }'))).parts).toBeUndefined();
  });
});
