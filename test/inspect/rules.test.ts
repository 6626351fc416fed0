/** Tests what geometry reports about a screen, and what it does not. */
import { describe, expect, it } from "vitest";
import { inspectSource } from "../../src/authoring/inspect/inspect-source.js";
import { geometryDiagnostics } from "../../src/language/diagnostics/catalogue/geometry.js";

/** The codes and messages that only geometry finds. */
function found(source: string, options = {}): string[] {
  return inspectSource(source, options).diagnostics.map(
    ({ code, message }) => `${code}: ${message}`,
  );
}

const codesOf = (source: string): string[] =>
  inspectSource(source).diagnostics.map(({ code }) => code);

describe("element-overlap", () => {
  it.each([
    [
      "words on words",
      'page w=400 h=100 { text "First line" at(10, 40) text "Second" at(40, 45) }',
      'element-overlap: text "Second" and text "First line" (line 1) overlap by 34 × 19 px',
    ],
    [
      "a card over words",
      'page w=400 h=200 { text "Below" at(20, 40) card "A" at(30, 20) w=200 h=100 }',
      'element-overlap: card "A" and text "Below" (line 1) overlap by 36 × 24 px',
    ],
  ])("is %s", (_, source, message) => {
    expect(found(source)).toContain(message);
  });

  it.each([
    [
      "a badge on an image",
      'page w=400 h=220 { image "Harbor" at(0, 0) w=400 h=200 badge "New" at(350, 190) }',
    ],
    [
      "a button on a card",
      'page w=400 h=200 { card at(0, 0) w=400 h=200 button "Buy" at(20, 20) }',
    ],
    ["an overlay", 'page w=600 h=400 { text "Below" at(280, 190) modal "Over" { text "x" } }'],
    ["a marker", 'page w=600 h=200 { button "Buy" at(20, 100) marker 1 at(20, 95) }'],
    ["a tooltip", 'page w=600 h=200 { row { button "A" tooltip "Hint" } text "Next" }'],
    [
      "cards that only touch",
      "page w=400 h=200 { card at(0, 0) w=200 h=200 card at(200, 0) w=200 h=200 }",
    ],
    [
      "initials that overlap on purpose",
      'page { row gap=0 { avatar "A B" avatar "C D" ml=-8px } }',
    ],
  ])("is not %s", (_, source) => {
    expect(codesOf(source)).not.toContain("element-overlap");
  });
});

describe("an element over several others", () => {
  const many = Array.from({ length: 9 }, (_, at) => `text "Row" at(24, ${84 + 30 * at})`).join(
    "\n",
  );

  it.each([
    [
      "a card over two buttons and a text",
      'page w=500 h=400 {\nbutton "One" at(24, 100)\nbutton "Two" at(24, 150)\ntext "Three" at(24, 200)\ncard "Cover" at(20, 80) w=300 h=200 bg="#ffffff"\n}',
      'card "Cover" also overlaps button "One" (line 2) and button "Two" (line 3)',
    ],
    [
      "a card over many texts",
      `page w=500 h=400 {\n${many}\ncard "Cover" at(20, 80) w=300 h=280\n}`,
      ' also overlaps text "Row" (line 3), text "Row" (line 4), text "Row" (line 5), text "Row" (line 6), text "Row" (line 7) and 3 more',
    ],
    [
      "a card over a card and what is in it",
      'page w=500 h=400 {\ncard "Usage" at(180, 100) w=220 h=120 { text "64 %" }\ncard "Due" at(300, 140) w=220 h=120\n}',
      'card "Due" and card "Usage 64 %" (line 2) overlap by 100 × 80 px',
    ],
    [
      "a toast over two texts",
      'page w=200 h=96 {\nrow gap=4 {\ntext "Contract"\ntext "changed"\n}\ntoast "Saved" position=top-left w=190\n}',
      "; it also covers text ",
    ],
  ])("names all of %s", (_, source, words) => {
    const said = found(source).filter((each) => /^(?:element|board)-overlap: /.test(each));
    expect(said.filter((each) => each.includes(words))).toHaveLength(1);
  });
});

describe("board-overlap", () => {
  it.each([
    [
      "a toast over words",
      'page w=320 h=96 { text "Contract.pdf was changed" toast "Saved" position=top-left }',
      'text "Contract.pdf was changed" (line 1)',
    ],
    [
      "a toast over the only control",
      'page w=200 h=100 { button "Delete everything" fullWidth h=80 toast "Saved" }',
      'button "Delete everything" (line 1)',
    ],
  ])("is %s", (_, source, covered) => {
    const all = found(source).filter((each) => each.startsWith("board-overlap: "));
    expect(all).toHaveLength(1);
    expect(all[0]).toContain('toast "Saved" covers ');
    expect(all[0]).toContain(` px of ${covered}`);
  });

  it.each([
    [
      "a toast next to a text",
      'page w=320 h=120 { text "Short" toast "Saved" position=bottom-right }',
    ],
    ["an open menu", 'page { dropdown "More" open { item "A" item "B" } text "Below" }'],
    ["a modal", 'page w=600 h=400 { text "Below" at(280, 190) modal "Over" { text "x" } }'],
    ["two toasts", 'page w=600 h=400 { toast "A" position=top-left toast "B" position=top-right }'],
  ])("is not %s", (_, source) => {
    expect(codesOf(source)).not.toContain("board-overlap");
  });
});

describe("container-overflow", () => {
  it.each([
    [
      "a picture that is higher than its card",
      'page w=600 h=300 { card "Sea" w=200 h=100 { image "A" w=160 h=90 } }',
      'image "A" sticks out of card "Sea" (line 1) by 41 px at the bottom',
      "make the container at least 158 px high",
    ],
    [
      "a row of buttons in a narrow card",
      'page w=600 { card w=160 { row wrap=false { button "Save" button "Cancel" button "Delete" } } }',
      "sticks out of card (line 1) by",
      "px wide",
    ],
    [
      "an image higher than a box with a border",
      "page w=600 h=300 { col border h=60 { image w=40 h=120 } }",
      "image sticks out of col (line 1) by",
      "leave out its `h`",
    ],
    [
      "an image higher than a box with a color",
      'page w=600 h=300 { col bg="#dddddd" h=60 { image w=40 h=120 } }',
      "image sticks out of col (line 1) by",
      "leave out its `h`",
    ],
    [
      "a button placed over the edge of a card",
      'page w=600 h=300 { card w=200 h=100 { relative w=160 h=60 { button "Buy" at(140, 0) } } }',
      "sticks out of card (line 1) by",
      "px wide",
    ],
    [
      "one of several, with a count of the others",
      'page w=600 h=300 { card h=50 { icon "star" icon "heart" icon "bell" } }',
      "and 1 more stick out of card (line 1) by",
      "px high",
    ],
  ])("is %s", (_, source, message, hint) => {
    const all = inspectSource(source).diagnostics.filter(
      ({ code }) => code === "container-overflow",
    );
    expect(all).toHaveLength(1);
    expect(all[0]!.message).toContain(message);
    expect(all[0]!.hint).toContain(hint);
  });

  it.each([
    ["an image that fits", 'page { card w=300 { image "A" w=200 h=90 } }'],
    ["an image in a scrolling card", 'page { card w=200 h=100 scroll { image "A" w=160 h=300 } }'],
    ["a chart in a box without a visible edge", "page w=600 { col h=60 { chart bar h=120 } }"],
    [
      "a chart in a box in the color of the page",
      "page w=600 { col bg=canvas h=60 { chart bar h=120 } }",
    ],
    ["an open menu", 'page { card w=120 h=60 { dropdown "More" open { item "A" item "B" } } }'],
    ["initials that overlap", 'page { card { row gap=0 { avatar "A B" avatar "C D" mt=-30px } } }'],
    [
      "an image that a comment ignores",
      "page {\n  card h=50 {\n// wf-ignore-next-line container-overflow\n    image w=40 h=120\n  }\n}",
    ],
  ])("is not %s", (_, source) => {
    expect(codesOf(source)).not.toContain("container-overflow");
  });

  it.each([
    [
      "a text below the edge",
      'page w=600 h=300 { card h=40 { text "One" text "Two" text "Three" } }',
      "text-overflow",
    ],
    [
      "an image that is also off its board",
      'page w=400 { card w=300 { row { image minW=900 h=40 button "A" } } }',
      "board-overflow",
    ],
  ])("leaves %s to another diagnostic", (_, source, code) => {
    expect(codesOf(source)).toContain(code);
    expect(codesOf(source)).not.toContain("container-overflow");
  });
});

describe("text-overflow", () => {
  it("suggests a fix for a text below a box with a fixed height", () => {
    const source = 'page w=600 { card h=60 { text "One" text "Two" } }';
    const [found] = inspectSource(source).diagnostics.filter(
      ({ code }) => code === "text-overflow",
    );
    expect(found?.message).toMatch(/^"Two" runs [\d.]+ px over the lower edge of its box$/);
    expect(found?.hint).toBe(
      "make the box around it higher, leave out its `h`, or shorten what is in it",
    );
  });
});

describe("texts below a box that is too low", () => {
  it("have one finding, at the box", () => {
    const source = `page w=600 h=500 {
  card "Plan" w=200 h=60 {
    text "Professional"
    text "Billed every month"
    button "Change plan"
  }
}`;
    const all = inspectSource(source).diagnostics.filter(({ code }) => code === "text-overflow");
    expect(all.map(({ message }) => message)).toEqual([
      expect.stringMatching(/^3 texts run over the lower edge of their box, by up to [\d.]+ px$/),
    ]);
    expect(source.slice(all[0]!.from)).toMatch(/^card "Plan"/);
  });
});

describe("low-contrast", () => {
  it.each([
    ["text on paper", 'text "A" color="#999999"', "#999999 on #ffffff"],
    [
      "text on the color of its card",
      'card bg="#336699" { text "A" color="#335577" }',
      "on #336699",
    ],
    [
      "text that is placed on a card beside it",
      'relative w=300 h=100 { card at(0, 0) w=300 h=100 bg="#111111" text "A" color="#333333" at(10, 10) }',
      "on #111111",
    ],
    ["an icon by itself", 'icon "star" color="#dddddd"', "#dddddd on #ffffff; it needs 3:1"],
  ])("is %s", (_, content, words) => {
    const messages = found(`page w=400 h=300 { ${content} }`);
    expect(messages).toContainEqual(expect.stringMatching(`^low-contrast.*${words}`));
  });

  it.each([
    ["a large text", 'text "A" size=30 color="#8a8a8a"'],
    ["a disabled element", 'button "A" disabled'],
    [
      "text on a picture",
      'relative w=300 h=100 { image "Sea" at(0, 0) w=300 h=100 text "A" color="#999999" at(10, 10) }',
    ],
    ["an icon next to a text", 'button "Go" icon=star color="#ffffff"'],
  ])("is not %s", (_, content) => {
    expect(codesOf(`page w=400 h=300 { ${content} }`)).not.toContain("low-contrast");
  });

  it("depends on the theme", () => {
    const source = 'page { text "A" color="#444444" }';
    expect(found(source)).toEqual([]);
    expect(found(source, { theme: "dark" })).toContainEqual(expect.stringMatching(/^low-contrast/));
  });
});

describe("small-target", () => {
  it.each([
    ["links below one another", 'stack gap=0 { link "One" sm link "Two" sm }', 2],
    ["links with distance", 'stack gap=4 { link "One" sm link "Two" sm }', 0],
    [
      "a link in a sentence",
      'stack gap=0 { row gap=1 { text "See" sm link "One" sm } row gap=1 { text "See" sm link "Two" sm } }',
      0,
    ],
    ["buttons", 'stack gap=0 { button "One" sm button "Two" sm }', 0],
    ["a control alone", 'link "One"', 0],
  ])("counts in %s", (_, content, count) => {
    const codes = codesOf(`page w=400 h=300 { ${content} }`);
    expect(codes.filter((code) => code === "small-target")).toHaveLength(count);
  });
});

describe("near-edge", () => {
  it.each([
    ["a place", 'card "A" at(24, 24) w=300 h=80 card "B" at(26, 120) w=298 h=80', ["left"]],
    ["a width", 'stack { card "A" w=300 card "B" w=302 }', ["right"]],
    ["a height", 'row align=start { card "A" h=100 card "B" h=98 }', ["bottom"]],
    ["4 px", 'stack { card "A" w=300 card "B" w=304 }', []],
    ["centered elements", 'stack align=center { card "A" w=300 card "B" w=302 }', []],
    ["elements without a given size", 'stack { button "Save" button "Saved" }', []],
    ["a margin in px", 'stack { card "A" { text "x" } card "B" ml="2px" { text "x" } }', ["left"]],
    ["a margin at the top", 'row { card "A" w=200 card "B" w=200 mt="2px" }', ["top"]],
    [
      "a padding in px without a visible edge",
      'stack { card "A" { text "x" } stack px="2px" { card "B" { text "x" } } }',
      ["left"],
    ],
    [
      "a padding in px with a visible edge",
      'stack { card "A" { text "x" } stack px="2px" bg="#dddddd" { card "B" { text "x" } } }',
      [],
    ],
    [
      "placed elements as wide as their words",
      'button "Open" at(24, 100) button "Close" at(24, 200)',
      [],
    ],
    ["3.1 px", 'stack { card "A" w=300 card "B" w="303.1px" }', []],
    ["elements far apart", 'card "A" at(24, 24) w=300 h=80 card "B" at(26, 220) w=298 h=80', []],
  ])("of %s", (_, content, sides) => {
    const messages = found(`page w=600 h=400 { ${content} }`).filter((each) =>
      each.startsWith("near"),
    );
    expect(messages.map((each) => /the (\w+) edge/.exec(each)?.[1])).toEqual(sides);
  });

  it("names the spacing that sets an edge off", () => {
    const source = 'page { stack {\ncard "A" { text "x" }\ncard "B" ml="2px" { text "x" } } }';
    const [near] = inspectSource(source).diagnostics.filter(({ code }) => code === "near-edge");
    expect(near?.hint).toBe('change `ml` of card "B x" (line 3), which sets it off');
  });

  it("moves the element that is out of line", () => {
    const source = `page w=600 h=400 {
  card "A" at(24, 24) w=300 h=80
  card "B" at(24, 120) w=300 h=80
  card "C" at(26, 216) w=300 h=80
}`;
    const [near] = inspectSource(source).diagnostics.filter(({ code }) => code === "near-edge");
    const [edit] = near!.fix!.edits;
    expect(source.slice(0, edit!.from) + edit!.insert + source.slice(edit!.to)).toContain(
      'card "C" at(24, 216) w=300',
    );
  });
});

describe("reading-order", () => {
  it.each([
    ["an element placed above", 'text "B" at(20, 100) text "A" at(20, 20)', 1],
    ["an element placed before, on a line", 'text "B" at(200, 20) text "A" at(20, 20)', 1],
    [
      "each element placed above the one before it",
      'button "Pay" at(24, 200) text "Total" at(24, 150) title "Checkout" at(24, 24)',
      2,
    ],
    ["a reversed row", 'row direction=row-reverse { text "A" text "B" text "C" }', 1],
    ["elements in order", 'text "A" at(20, 20) text "B" at(20, 100)', 0],
    ["the next column", 'text "A" at(20, 200) text "B" at(300, 20)', 0],
    ["a line", 'text "B" at(20, 100) divider at(20, 20) w=100', 0],
  ])("of %s", (_, content, count) => {
    const codes = codesOf(`page w=600 h=400 { ${content} }`);
    expect(codes.filter((code) => code === "reading-order")).toHaveLength(count);
  });

  it("follows pages that run from right to left", () => {
    const source = 'page dir=rtl w=600 h=400 { text "ب" at(300, 20) text "ا" at(20, 20) }';
    expect(codesOf(source)).toContain("reading-order");
  });
});

describe("heading-skip", () => {
  const levels = (...all: number[]) =>
    `page { ${all.map((level) => `title "T${level}" level=${level}`).join("\n")} }`;

  it.each([
    [[1, 2, 3, 2, 3], []],
    [[2, 3], []],
    [[1, 3], ["2"]],
    [
      [1, 4, 4, 5],
      ["2", "2", "3"],
    ],
    [[1, 2, 4, 1, 2], ["3"]],
  ])("for levels %j", (written, meant) => {
    const { diagnostics } = inspectSource(levels(...written));
    const fixes = diagnostics.map(({ fix }) => fix?.edits[0]?.insert.split(" ")[0]);
    expect(fixes).toEqual(meant);
  });

  it("has a fix that changes no picture", () => {
    const source = levels(1, 3);
    const { diagnostics, composition } = inspectSource(source);
    const [edit] = diagnostics[0]!.fix!.edits;
    const fixed = source.slice(0, edit!.from) + edit!.insert + source.slice(edit!.to);
    const again = inspectSource(fixed);
    expect(again.diagnostics).toEqual([]);
    expect(again.composition!.placement).toEqual(composition!.placement);
  });
});

describe("unnamed-control", () => {
  it.each([
    ["switch", ["warning"]],
    ["checkbox", ["warning"]],
    ["input", ["warning"]],
    ['select ["All"]', ["info"]],
    ['switch aria-label="Alerts"', []],
    ['input aria="Code" value="1"', []],
    ['input placeholder="Search"', []],
    ['input "Name"', []],
    ["button icon=star", []],
    ["switch disabled", []],
    ['link ""', ["warning"]],
    ['link " "', ["warning"]],
    ['link "" aria-label="Home"', []],
    ['text "See" link ""', ["warning"]],
    ['link "Home"', []],
    ['checkbox "Yes"', []],
  ])("of %s", (content, severities) => {
    const { diagnostics } = inspectSource(`page { ${content} }`);
    expect(diagnostics.map(({ severity }) => severity)).toEqual(severities);
  });
});

describe("page-dead-end", () => {
  const done = (content: string) =>
    `page "Cart" { button "Pay" navigate=done }\npage "Done" id=done { ${content} }`;

  it.each([
    ["a page without a link to another", done('text "Thanks"'), 1],
    ["a page with a way back", done('button "Back" navigate="Cart"'), 0],
    ["a page with a way out", done('link "Home" href="https://example.com"'), 0],
    ["pages that all lack links", 'page "A" { text "a" }\npage "B" { text "b" }', 0],
  ])("of %s", (_, source, count) => {
    expect(codesOf(source).filter((code) => code === "page-dead-end")).toHaveLength(count);
  });
});

describe("empty-half", () => {
  it.each([
    ["the lower half", 'page w=600 h=600 { card { text "A" } }', "lower"],
    ["the right half", 'page w=600 h=600 { col w=200 { card h=500 { text "A" } } }', "right"],
  ])("is %s", (_, source, side) => {
    expect(found(source)).toContainEqual(expect.stringContaining(`the ${side} half`));
  });

  it.each([
    ["a centered page", 'page w=600 h=600 centered { text "A" }'],
    ["a page that is as high as its content", 'page w=600 { card { text "A" } }'],
    ["a page with only a width and a small button", 'page w=600 { button "A" }'],
    ["an empty page", "page w=600 h=600 { }"],
    ["a page below an open overlay", 'page w=400 h=600 { sheet "A" open { button "B" } }'],
    ["a page below an open panel at its side", 'page w=600 h=600 { drawer "A" open { text "B" } }'],
  ])("is not %s", (_, source) => {
    expect(codesOf(source)).not.toContain("empty-half");
  });
});

it("is ignored by a comment on the line before", () => {
  const source = (comment: string) => `page w=400 h=100 {\n${comment}\n  switch\n}`;
  expect(codesOf(source(""))).toContain("unnamed-control");
  expect(codesOf(source("  // wf-ignore-next-line unnamed-control"))).not.toContain(
    "unnamed-control",
  );
});

it("names the use for elements of a definition", () => {
  const source = `component toggle { switch }\npage { toggle\ntoggle }`;
  const { diagnostics } = inspectSource(source);
  expect(diagnostics.map(({ code, related }) => [code, related?.[0]?.message])).toEqual([
    ["unnamed-control", 'in use "toggle"'],
  ]);
});

it("reports nothing for a source with errors", () => {
  const { diagnostics, boards } = inspectSource("page { switch");
  expect(diagnostics.map(({ code }) => code)).toEqual(["syntax-unclosed-block"]);
  expect(boards).toEqual([]);
});

it("has a code for each rule", () => {
  expect(Object.keys(geometryDiagnostics)).toHaveLength(10);
});
