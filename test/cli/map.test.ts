/** `wf map`: which pages link to which, which are left out, and how it is printed and drawn. */
import { describe, expect, test } from "vitest";
import { renderSvg } from "../../src/compile.js";
import { validate } from "../../src/index.js";
import { graphGaps } from "../../src/tools/cli/map/graph-gaps.js";
import { mapSource } from "../../src/tools/cli/map/map-source.js";
import { mermaidOf } from "../../src/tools/cli/map/mermaid-of.js";
import { Workspace } from "./call.js";
import { graphOf, mapDiagnostics } from "./map-diagnostics.js";

/** `from -> to: words` of each link. */
const linksOf = (files: Readonly<Record<string, string>>): string[] =>
  graphOf(files).links.map(({ from, to, label }) => `${from} -> ${to}: ${label}`);

describe("a link", () => {
  const b = 'page "B" id=b { text "x" }';

  test.each([
    ["navigate by id", 'button "Go" navigate=b', "a -> b: Go"],
    ["navigate by title", 'button "Go" navigate="B"', "a -> b: Go"],
    ["a link to a fragment", 'link "Go" href="#b"', "a -> b: Go"],
    ["opens, of a page", 'button "Go" opens=b', "a -> b: Go"],
    ["an object of a list", 'list [{ label="Go" navigate=b }]', "a -> b: Go"],
    [
      "an object in an object",
      'tree [{ label="A" items=[{ label="Go" navigate=b }] }]',
      "a -> b: Go",
    ],
    ["an item", 'nav { item "Go" navigate=b }', "a -> b: Go"],
    ["the first words in it", 'card navigate=b { stack { title "Go" } }', "a -> b: Go"],
    ["a name that is not drawn", 'button "" icon=x aria="Go" navigate=b', "a -> b: Go"],
  ])("is %s", (_, element, link) => {
    expect(linksOf({ "x.wf": `page "A" id=a { ${element} }\n${b}` })).toEqual([link]);
  });

  test.each([
    ["leads out", 'link "Go" href="https://example.com/#b"'],
    ["leads nowhere", 'button "Go" navigate=nowhere'],
    ["leads to its own page", 'button "Go" navigate=a'],
    ["opens an overlay of that name", 'button "Go" opens="B" modal "B" { text "x" }'],
    ["is not drawn", 'stack hidden { button "Go" navigate=b }'],
  ])("is not what %s", (_, element) => {
    expect(linksOf({ "x.wf": `page "A" id=a { ${element} }\n${b}` })).toEqual([]);
  });

  test("is listed once for equal elements, and once for each label", () => {
    const row = 'button "Go" navigate=b button "Go" navigate=b button "Now" navigate=b';
    expect(linksOf({ "x.wf": `page "A" id=a { ${row} }\n${b}` })).toEqual([
      "a -> b: Go",
      "a -> b: Now",
    ]);
  });

  test("leads to pages of other sources, whose keys contain their paths", () => {
    const files = {
      "a.wf": 'page "A" { link "Week" href="b.wf#week" button "All" navigate=b }',
      "b.wf": 'page "Month" { text "x" }\npage "Week" id=week { link "A" href="a.wf" }',
    };
    expect(linksOf(files)).toEqual([
      "a.wf#a -> b.wf#week: Week",
      "a.wf#a -> b.wf#month: All",
      "b.wf#week -> a.wf#a: A",
    ]);
  });

  test("in a component or layout counts where that is used", () => {
    const source = `component goTo(to: string) { button "Go" navigate="$to" }
layout shell { link "Home" href="#a" slot }
page "A" id=a { goTo to="b" }
page "B" id=b uses=shell { text "x" }`;
    expect(linksOf({ "x.wf": source })).toEqual(["a -> b: Go", "b -> a: Home"]);
  });
});

test("pages are reached in steps, and those in a separate cycle are not", () => {
  const page = (name: string, ...to: string[]) =>
    `page "${name}" id=${name} { ${to.map((each) => `button "x" navigate=${each}`).join(" ")} text "." }`;
  const source = [page("a", "b"), page("b", "c"), page("c"), page("d", "e"), page("e", "d")];
  const { unreachable, deadEnds } = graphGaps(graphOf({ "x.wf": source.join("\n") }));
  expect(unreachable.map(({ key }) => key)).toEqual(["d", "e"]);
  expect(deadEnds.map(({ key }) => key)).toEqual(["c"]);
  expect(mapDiagnostics('page "Alone" { text "x" }')).toEqual([]);
});

test("Mermaid text contains titles with any characters", () => {
  const text = mermaidOf(
    graphOf({
      "x.wf": 'page "Say \\"hi\\" [now]" { button "a|b" navigate=b }\npage "<b>" id=b { text "x" }',
    }),
  );
  expect(text).toBe(`flowchart LR
  p1(["Say #34;hi#34; [now]"])
  p2["#60;b#62;"]
  p1 -->|"a#124;b"| p2
`);
});

test("no text of a Mermaid map is a directive or a comment", () => {
  const title = "100 % {a} %%{init: {'themeCSS': 'b'}}%% %%%{x";
  const text = mermaidOf(
    graphOf({
      "%%{x}%%.wf": `page "${title}" { button "${title}" navigate="y.wf" }`,
      "y.wf": `page "${title}" { text "x" }`,
    }),
  );
  expect(text).not.toMatch(/%[%{]/);
  expect(text).toContain('"100 % {a} #37;#37;{init');
});

test("a map of sources has a group for each of them", () => {
  const text = mermaidOf(
    graphOf({ "a.wf": 'page "A" { button "x" navigate="b.wf" }', "b.wf": 'page "B" { text "y" }' }),
  );
  expect(text).toContain('subgraph s1["a.wf"]\n    p1(["A"])\n  end');
  expect(text).toContain('p1 -->|"x"| p2');
});

test("the drawing is valid, whatever titles and labels contain", () => {
  const odd = 'Say \\"hi\\" [x] \\\\ {a} // b\\nc';
  const many = Array.from({ length: 20 }, (_, at) => `button "To ${at}" navigate=b`).join(" ");
  const source = mapSource(
    graphOf({
      "a.wf": `page "${odd}" { ${many} }\npage "B" id=b { button "${odd}" navigate="${odd}" }`,
      "b.wf": 'page "Lost" { text "x" }',
    }),
  );
  expect(validate(source).diagnostics).toEqual([]);
  const { svg, diagnostics } = renderSvg(source);
  expect(diagnostics).toEqual([]);
  for (const word of ["start", "unreachable", "8 more"]) expect(svg).toContain(word);
});

describe("wf map", () => {
  const shop = `page "Home" id=home {
  button "Cart" navigate=cart
}
page "Cart" id=cart {
  button "Home" navigate=home
}
page "Help" id=help {
  text "x"
}
`;

  test("prints pages with their links, and warns on standard error", async () => {
    const { code, out, err } = await new Workspace({ "shop.wf": shop }).call(["map", "shop.wf"]);
    expect(code).toBe(0);
    expect(out).toBe(`home  "Home"  (start)
  -> cart  "Cart"  (Cart)

cart  "Cart"
  -> home  "Home"  (Home)

help  "Help"
`);
    expect(err).toContain('shop.wf:7:1 warning this page cannot be reached from "Home"');
    expect(err).toContain("1 warning, 1 info in 1 file");
  });

  test("prints JSON with the gaps", async () => {
    const { out } = await new Workspace({ "shop.wf": shop }).call(["map", "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({
      start: "home",
      pages: [{ key: "home", title: "Home", file: "shop.wf" }, { key: "cart" }, { key: "help" }],
      links: [{ from: "home", to: "cart", label: "Cart", attribute: "navigate", line: 2 }, {}],
      unreachable: ["help"],
      deadEnds: ["help"],
    });
  });

  test.each([
    [["--strict"], 1],
    [["--strict", "--from", "help"], 1],
    [["--from", "Cart"], 0],
    [["--from", "nowhere"], 2],
    [["-o", "map.doc"], 2],
    [["missing.wf"], 2],
  ])("%j exits with %i", async (given, wanted) => {
    const { code } = await new Workspace({ "shop.wf": shop }).call(["map", "shop.wf", ...given]);
    expect(code).toBe(wanted);
  });

  test("respects comments and settings", async () => {
    const ignored = shop.replace(
      'page "Help"',
      '// wf-ignore-next-line page-unreachable, page-dead-end\npage "Help"',
    );
    const comment = await new Workspace({ "shop.wf": ignored }).call(["map", "--strict"]);
    expect([comment.code, comment.err]).toEqual([0, ""]);
    const settings =
      '{ "validate": { "severity": { "page-unreachable": "off", "page-dead-end": "off" } } }';
    const set = new Workspace({ "shop.wf": shop, "wf.config.json": settings });
    expect(await set.call(["map", "--strict"])).toMatchObject({ code: 0, err: "" });
  });

  test("starts at the file named index, and maps a folder", async () => {
    const workspace = new Workspace({
      "about.wf": 'page "About" { link "Home" href="index.wf" }',
      "index.wf": 'page "Home" { link "About" href="about.wf" }',
    });
    const { out, err } = await workspace.call(["map"]);
    expect(err).toBe("");
    expect(out).toContain('index.wf#home  "Home"  (start)');
  });

  test("reports the diagnostics of a check", async () => {
    const { code, err } = await new Workspace({ "a.wf": "page { buton }" }).call(["map"]);
    expect([code, err.includes("did you mean")]).toEqual([1, true]);
  });

  test("draws the map, and prints data on request", async () => {
    const workspace = new Workspace({ "shop.wf": shop });
    const { out } = await workspace.call(["map", "-o", "map.svg", "--format", "json"]);
    expect(JSON.parse(out)).toMatchObject({ start: "home" });
    expect(workspace.read("map.svg")).toContain("start");
  });

  test("draws the map", async () => {
    const workspace = new Workspace({ "shop.wf": shop });
    const { code, out } = await workspace.call(["map", "-o", "map.svg"]);
    expect([code, out]).toEqual([0, ""]);
    const svg = workspace.read("map.svg");
    for (const word of ["Home", "Cart", "Help", "start", "unreachable"])
      expect(svg).toContain(word);
  });
});

test("a picture of too many pages is not written", async () => {
  const source = (file: number) =>
    Array.from(
      { length: 90 },
      (_, at) => `page "P${file}-${at}" { link "x" navigate="P${file}-0" }`,
    );
  const files = Array.from({ length: 60 }, (_, at) => [`p${at}.wf`, source(at).join("\n")]);
  const workspace = new Workspace(Object.fromEntries(files));
  const { code, err } = await workspace.call(["map", "--output", "m.svg", "--quiet"]);
  expect(code).toBe(2);
  expect(err).toMatch(
    /^wf: m\.svg: a picture of so many pages is too large: .+; map fewer files at a time$/m,
  );
  expect(() => workspace.read("m.svg")).toThrow("ENOENT");
});
