/** Tests details that designers notice: what fits, what is aligned, what is shown only once. */
import { describe, expect, it, test } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { composedBoards } from "../support/composed-frames.js";

function framesOf(content: string): Frame[] {
  return composedBoards(`page w=480 { main { ${content} } }`, 480)[0]!;
}

const allOf = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(allOf)];

const lines = (frames: readonly Frame[]): string[] =>
  frames.flatMap((frame) => frame.lines?.map(({ text }) => text) ?? []);

/** The frame of a text, in which amounts have no-break spaces. */
function textNamed(frames: readonly Frame[], text: string): Frame {
  const spaced = (words: string) => words.replaceAll(/[\u00a0\u202f]/g, " ");
  return frames.find((frame) => frame.lines?.some((line) => spaced(line.text) === text))!;
}

/** The size of the letters, and the middle, of a text. */
function setting(frames: readonly Frame[], text: string) {
  const { box, x, width } = textNamed(frames, text);
  return { size: box.kind === "text" ? box.textStyle.size : undefined, middle: x + width / 2 };
}

describe("a bar", () => {
  it.each(["header", "toolbar", "appbar"])("sets a title without a level small: %s", (bar) => {
    const sizeOf = (more: string) => {
      const [frames] = composedBoards(`page w=480 { ${bar} { title "Orders" ${more} } }`, 480);
      return setting(frames!, "Orders").size;
    };
    expect([sizeOf(""), sizeOf("level=1"), sizeOf("size=lg")]).toEqual([20, 36, 18]);
  });

  it.each([
    ['row gap=2 { button "Cancel" button "Run" }', true],
    ['row gap=2 { icon "bell" avatar "Ada Lovelace" }', true],
    ['row gap=2 { select ["Today"] button "Run" }', true],
    ['icon "bell" avatar "Ada Lovelace"', true],
    ['row gap=2 { text "Draft" button "Run" }', false],
    ['icon "menu"', true],
    ['text "Draft" icon "info"', false],
  ])("has its last controls at the end: %s", (last, isAtEnd) => {
    const [frames] = composedBoards(`page w=480 { header { logo "Acme" ${last} } }`, 480);
    const end = frames!.reduce((most, { x, width, box }) => {
      return box.tag === "header" || width > 400 ? most : Math.max(most, x + width);
    }, 0);
    expect(end === 464).toBe(isAtEnd);
  });

  it("of an app has its heading in the middle, after what is before it", () => {
    const bar = 'appbar { text "Back" sm title "Orders" text "Edit" sm text "Help" sm }';
    const [frames] = composedBoards(`page w=480 { ${bar} }`, 480);
    expect(setting(frames!, "Orders").middle).toBeCloseTo(240, 0);
    const order = frames!.filter((frame) => frame.lines).toSorted((a, b) => a.x - b.x);
    expect(lines(order)).toEqual(["Back", "Orders", "Edit", "Help"]);
    expect(textNamed(frames!, "Back").x).toBe(16);
  });
});

test.each(["", "sm", "primary", "split"])(
  "a button without words is as high as one with words: %s",
  (look) => {
    const frames = framesOf(`button "" ${look} button "Save" ${look}`);
    const heights = frames.filter(({ box }) => box.tag === "button").map(({ height }) => height);
    expect(heights[0]).toBe(heights.at(-1));
  },
);

describe("pictures", () => {
  it.each([
    ["w=48 h=48", []],
    ["w=24 h=24", []],
    ["h=60", []],
    ["w=160 h=120", ["Logo"]],
    ["h=160", ["Logo"]],
  ])("of %s show %j", (size, words) => {
    const frames = framesOf(`image alt="Logo" ${size}`);
    expect(lines(frames)).toEqual(words);
    const picture = frames.find(({ box }) => box.name === "Logo")!;
    for (const { y, height } of picture.children) {
      expect(y).toBeGreaterThanOrEqual(picture.y);
      expect(y + height).toBeLessThanOrEqual(picture.y + picture.height);
    }
  });

  it.each(["cover", ""])("keep their aspect ratio, %s or not", (cover) => {
    const frame = framesOf(`col { image alt="Logo" ratio="4:1" ${cover} }`);
    const { width, height } = frame.find(({ box }) => box.name === "Logo")!;
    expect(height).toBe(width / 4);
  });

  it("fill their whole frame if the file is missing", () => {
    const frame = framesOf('col { image "logo.png" cover }').find(
      ({ box }) => box.kind === "image",
    )!;
    expect(frame.height).toBeGreaterThanOrEqual(64);
    expect(frame.children[0]!.height).toBe(frame.height);
  });

  it.each([12, 24, 60])("placeholders are %d px high if the source says so", (height) => {
    const frames = framesOf(`placeholder "Chart" h=${height}`);
    expect(frames.find(({ box }) => box.name === "Chart")!.height).toBe(height);
  });
});

describe("a bubble", () => {
  it.each([
    ["", 440, 306],
    ["mine", 440, 306],
    ["", 200, 126],
  ])("gives its picture at most three quarters of its row: %s, %d px", (mine, w, width) => {
    const frames = framesOf(`col w=${w} { bubble ${mine} { image alt="Photo" } }`);
    const picture = frames.find(({ box }) => box.name === "Photo")!;
    expect([picture.width, picture.height]).toEqual([width, 0.75 * width]);
  });
});

describe("a card without padding", () => {
  it("has an inset title, and the only line around its table and pictures", () => {
    const frames = framesOf('card "Due" p=0 { table [["A", "B"], ["1", "2"]] image h=80 }');
    const card = frames.find(({ box }) => box.tag === "article")!;
    expect(textNamed(frames, "Due").x - card.x).toBe(17);
    expect(frames.find(({ box }) => box.tag === "table")!.box.style.border!.left).toBe(0);
    expect(card.children.at(-1)!.box.style.border!.left).toBe(0);
  });

  it("clips its corners only if content reaches them", () => {
    const overflow = (content: string) =>
      framesOf(`card p=0 { ${content} }`).find(({ box }) => box.tag === "article")!.box.style
        .overflow;
    expect(overflow("image h=80")).toBe("hidden");
    expect(overflow('text "a" p=4')).toBeUndefined();
  });
});

describe("tables", () => {
  const alignOf = (words: string, table: string) =>
    (textNamed(framesOf(table), words).box as { textStyle?: { align?: string } }).textStyle?.align;

  it.each([
    ["$ 1,200.00", "right"],
    ["−3", "right"],
    ["+12 %", "right"],
    ["1 200,50 €", "right"],
    ["40 km", "right"],
    ["12.03.2026", undefined],
    ["14:30", undefined],
    ["2026", undefined],
    ["01067", undefined],
    ["0171 234567", undefined],
    ["Two", undefined],
  ])("set %s to %s", (words, align) => {
    const table = `table [["Name", "Value"], ["a", "${words}"], ["b", "–"]]`;
    expect(alignOf(words, table)).toBe(align);
    expect(alignOf("Value", table)).toBe(align);
  });

  it("use the given alignment; the first column stays left-aligned", () => {
    expect(alignOf("12", 'table align=[left, center] [["A", "B"], ["x", "12"]]')).toBe("center");
    expect(alignOf("12", 'table [["A", "B"], ["12", "x"]]')).toBeUndefined();
  });

  it("set numbers in tabular figures", () => {
    const figuresOf = (words: string) => {
      const { box } = textNamed(framesOf(`table [["A", "B 1"], ["x", "${words}"]]`), words);
      return box.kind === "text" ? box.textStyle.figures : "";
    };
    for (const words of ["€ 1,204.00", "+ 3 %", "14:30", "12.03.2026"])
      expect(figuresOf(words), words).toBe("tabular");
    for (const words of ["Route 66", "B-12", "x"]) expect(figuresOf(words), words).toBeUndefined();
    const widths = ["1111", "8888"].map((words) => {
      const [line] = textNamed(framesOf(`table [["A", "B"], ["x", "${words}"]]`), words).lines!;
      return line!.width;
    });
    expect(widths[0]).toBe(widths[1]);
  });

  it("show rows as bars in the positions of their text", () => {
    const frames = framesOf('table [["A", "B"], ["x", "12"], "..."]');
    const cell = frames.filter(({ box }) => box.tag === "td").at(-1)!;
    const bar = cell.children[0]!;
    expect(bar.x + bar.width).toBeCloseTo(cell.x + cell.width - 12, 1);
  });

  it("have no header row without text", () => {
    expect(framesOf('table [["", ""], ["x", "12"]]').some(({ box }) => box.tag === "th")).toBe(
      false,
    );
  });

  it("put a mark next to the first line of wrapped text", () => {
    const words =
      "A sentence that needs more than one line in a table of such a width, surely, yes";
    const frames = framesOf(`table [["A", "B"], ["[icon:star] ${words}", "x"]]`);
    const icon = frames.find(({ box }) => box.kind === "icon")!;
    const text = frames.find(({ lines }) => (lines?.length ?? 0) > 1)!;
    expect(text.x).toBe(icon.x + 16 + 8);
    expect(icon.y - text.y).toBeCloseTo(2.5, 1);
  });
});

describe("buttons", () => {
  it("with and without an icon are aligned", () => {
    const frames = framesOf('row gap=2 align=baseline { button "A" button "B" icon=check }');
    const [a, b] = frames.filter(({ box }) => box.tag === "button");
    expect([b!.y, b!.height]).toEqual([a!.y, a!.height]);
  });

  it("are round with a pill and only an icon", () => {
    const [button] = framesOf("button icon=star pill").filter(({ box }) => box.tag === "button");
    expect(button!.width).toBeCloseTo(button!.height, 1);
    expect(button!.box.paint!.radius).toBe("pill");
  });
});

it.each([
  ['slider "Volume" value=70', ["Volume", "70"]],
  ['slider "From 06:00" value=25', ["From 06:00"]],
  ["slider value=51", []],
])("%s shows %j", (source, said) => {
  expect(lines(framesOf(source))).toEqual(said);
});

it.each(['kbd "A key with a name that is far too long"', 'kbd ["Control", "Option", "Backspace"]'])(
  "%s ends in an ellipsis if it does not fit",
  (source) => {
    const frames = framesOf(`col w=120 { ${source} }`);
    expect(lines(frames).some((line) => line.endsWith("…"))).toBe(true);
    const column = frames.find(({ width }) => width === 120)!;
    for (const { box, x, width } of frames) {
      if (box.tag === "kbd") expect(x + width).toBeLessThanOrEqual(column.x + 120);
    }
  },
);

it("a fab ends in an ellipsis if its board is too narrow", () => {
  const frames = framesOf(
    'fab "A very long name of what it does, which is longer than the page" icon=plus',
  );
  expect(lines(frames).at(-1)).toMatch(/…$/);
  for (const { x } of frames) expect(x).toBeGreaterThanOrEqual(0);
});

it.each([
  ["\u00c9mile Zo\u00eb", "\u00c9Z"],
  ["E\u0301mile A\u030asa", "\u00c9\u00c5"],
  ["M\u0304oe", "M\u0304"],
])("the initials of %j keep their accents", (name, initials) => {
  expect(lines(framesOf(`avatar "${name}"`))).toEqual([initials]);
});

it("avatars show a count, and a ring where they overlap", () => {
  const frames = framesOf('row { avatar "A B" avatar "+5" ml=-8px }');
  expect(lines(frames)).toEqual(["AB", "+5"]);
  const rings = frames.filter(({ box }) => box.role === "img").map(({ box }) => box.style.border);
  expect(rings.map((ring) => ring?.left)).toEqual([undefined, 2]);
});

it.each(["xs", "md", "xl"])("avatars of size %s overlap by at most 15 %%", (size) => {
  const frames = framesOf(`avatars ["A B", "C D", "E F"] size=${size}`);
  const discs = frames.filter(({ box }) => box.role === "img");
  expect(discs).toHaveLength(3);
  for (const [at, disc] of discs.entries()) {
    const before = discs[at - 1];
    if (before) expect(before.x + before.width - disc.x).toBeLessThanOrEqual(0.15 * disc.width);
  }
});

it("dots of different variants differ", () => {
  const frames = framesOf('row { badge "" badge "" primary }');
  const [one, other] = frames.filter(({ width }) => width === 8).map(({ box }) => box.paint);
  expect(one).not.toEqual(other);
});

describe("rows with aligned ends", () => {
  it("have small controls centered on fields", () => {
    const frames = framesOf(
      'row align=end gap=2 { input "A" checkbox "On" input "B" hint="Help" button "Go" }',
    );
    const fields = frames.filter(({ box }) => box.kind === "field");
    const box = textNamed(frames, "On");
    const [a, b] = fields;
    expect(a!.y).toBeCloseTo(b!.y, 1);
    expect(box.y + box.height / 2).toBeCloseTo(a!.y + a!.height / 2, 0);
    const main = frames.find((frame) => frame.box.tag === "main")!;
    const help = textNamed(frames, "Help");
    expect(help.y + help.height).toBeLessThanOrEqual(main.y + main.height - 15.9);
  });
});

describe("rows of controls", () => {
  const middle = ({ y, height }: Frame) => y + height / 2;
  const fieldOf = (frames: readonly Frame[]) => frames.find(({ box }) => box.kind === "field")!;
  const long = "This is wrong in such a way that it takes more than one line to say it";

  it.each([
    ["row gap=2", 'button "Go"', "BUTTON"],
    ["row gap=2", "marker 1", "1"],
    ["row gap=2", 'checkbox "On"', "On"],
    ["row gap=2", 'badge "New"', "New"],
    ["row gap=2", 'text "EUR"', "EUR"],
    ["row gap=2 align=end", 'text "EUR"', "EUR"],
    ["row gap=2 align=end", 'switch "On"', "On"],
    ["row gap=2 align=end", "marker 1", "1"],
  ])("%s { %s } are aligned with the middle of the field beside them", (row, small, words) => {
    for (const field of [
      'input "Name"',
      `input "Name" error="${long}"`,
      'select "Kind" lg ["A"]',
    ]) {
      const frames = framesOf(`${row} { ${field} ${small} }`);
      const frame =
        words === "BUTTON"
          ? frames.find(({ box }) => box.tag === "button")!
          : textNamed(frames, words);
      expect(Math.abs(middle(frame) - middle(fieldOf(frames)))).toBeLessThanOrEqual(3);
    }
  });

  it.each(["row gap=2 align=end", "row gap=2"])(
    "%s: messages of several lines do not raise anything",
    (row) => {
      const frames = framesOf(
        `${row} { input "A" error="${long}" input "B" hint="Help" select "C" ["c"] button "Go" } text "after"`,
      );
      const fields = frames.filter(({ box }) => box.kind === "field");
      expect(new Set(fields.map(({ y }) => y)).size).toBe(1);
      const [a, b] = fields;
      const message = frames.find(({ lines = [] }) => lines[0]?.text.startsWith("This"))!;
      expect(message.lines!.length).toBeGreaterThan(1);
      expect(message.y).toBeCloseTo(a!.y + a!.height + 6, 1);
      const help = textNamed(frames, "Help");
      expect([help.x, help.y]).toEqual([b!.x, message.y]);
      expect(textNamed(frames, "after").y).toBeGreaterThanOrEqual(message.y + message.height);
    },
  );

  it("a message below a field does not move the fields beside it in a column", () => {
    const frames = framesOf(
      `row align=end { col span=4 { input "A" } col span=8 { input "B" error="${long}" hint="Help" } }`,
    );
    const [a, b] = frames.filter(({ box }) => box.kind === "field");
    expect(a!.y).toBe(b!.y);
    const help = textNamed(frames, "Help");
    expect(help.x).toBe(b!.x);
    expect(help.y).toBeGreaterThan(b!.y + b!.height);
  });

  it("with anything else are unchanged", () => {
    const frames = framesOf('row { input "A" stack { text "1" text "2" } }');
    expect(textNamed(frames, "1").y).toBe(textNamed(frames, "A").y);
  });

  it("fit four text fields into a narrow box", () => {
    const frames = framesOf('card "C" w=240 { row gap=2 { input "A" input "B" } }');
    const card = frames.find(({ box }) => box.tag === "article")!;
    const last = frames.filter(({ box }) => box.kind === "field").at(-1)!;
    expect(last.x + last.width).toBeLessThanOrEqual(card.x + card.width - 16);
  });

  it("and buttons beside them are equally high in each size", () => {
    for (const size of ["", "xs", "sm", "md", "lg", "xl"]) {
      const buttons = `button "Go" ${size} button icon=star ${size} segmented ["A"] ${size}`;
      const controls = framesOf(`row { input ${size} ${buttons} }`).filter(
        ({ box: { kind, tag, role } }) =>
          kind === "field" || role === "radiogroup" || (tag === "button" && role === undefined),
      );
      expect(controls).toHaveLength(4);
      const heights = controls.map(({ height }) => height);
      expect(new Set(heights).size, `${size}: ${heights.join()}`).toBe(1);
    }
  });
});

describe("markers on a field", () => {
  it.each([
    ["top-right", 1, 0],
    ["center-left", 0, 0.5],
    ["bottom-right", 1, 1],
  ])("%s are on its box, whatever label and message it has", (anchor, x, y) => {
    const frames = framesOf(`relative { input "Name" hint="Help" marker 1 anchor=${anchor} }`);
    const field = frames.find(({ box }) => box.kind === "field")!;
    const mark = textNamed(frames, "1");
    expect(mark.x + mark.width / 2).toBeCloseTo(field.x + x * field.width, 0);
    expect(mark.y + mark.height / 2).toBeCloseTo(field.y + y * field.height, 0);
  });
});

it("a field shows its error first, then its hint", () => {
  const frames = framesOf('input "A" error="Wrong" hint="Help"');
  expect(lines(frames)).toEqual(["A", "Wrong", "Help"]);
  expect(textNamed(frames, "Help").y).toBeGreaterThan(textNamed(frames, "Wrong").y);
});

it("a table directly in a card has no line around it", () => {
  const border = (source: string) =>
    framesOf(source).find(({ box }) => box.tag === "table")!.box.style.border!.left;
  expect(border('card "A" { table [["A"], ["b"]] }')).toBe(0);
  expect(border('card "A" { table bordered [["A"], ["b"]] }')).toBe(1);
  expect(border('card "A" { stack { table [["A"], ["b"]] } }')).toBe(1);
  expect(border('table [["A"], ["b"]]')).toBe(1);
});

it("links in a row are as small as the text before them", () => {
  const size = (source: string) => {
    const { box } = textNamed(framesOf(source), "More");
    return box.kind === "text" ? box.textStyle.size : 0;
  };
  expect(size('row { text "By mail." sm link "More" }')).toBe(14);
  expect(size('row { title "News" link "More" }')).toBe(16);
  expect(size('row { text "By mail." sm link "More" size=lg }')).toBe(18);
});

it("avatars are at the top next to many lines, otherwise in the middle", () => {
  const top = (lines: string) => {
    const frames = framesOf(`row { avatar "A B" stack { ${lines} } }`);
    const disc = frames.find(({ box }) => box.role === "img")!;
    return disc.y - textNamed(frames, "1").y;
  };
  expect(top('text "1" text "2" text "3" text "4"')).toBe(0);
  expect(top('text "1" text "2"')).toBeGreaterThan(0);
});

it("dates in a row are never truncated", () => {
  const row = 'row gap=2 { input "A" input "B" date value="2026-11-22" input "C" }';
  const field = framesOf(row).find((frame) => lines([frame]).includes("2026-11-22"));
  expect(field).toBeDefined();
});

it("a select in a full row shows its value, while other fields shrink", () => {
  const fields =
    'input "First name" input "Last name" select "Country" ["Switzerland"] input "City"';
  const frames = framesOf(`row { ${fields} button "Go" }`);
  expect(lines(frames)).toContain("Switzerland");
  expect(lines(frames)).toContain("First name");
});

describe("fields that share a row", () => {
  const row = `row {
    input "Name" value="Ada Lovelace"
    select "Status" ["All", "Waiting for approval"]
    input "Seats" number value=3
    input "Due" date value="2026-11-20"
  }`;
  const widths = (width: number, source = row) =>
    composedBoards(`page w=${width} { ${source} }`, width)[0]!
      .filter(({ box }) => box.kind === "field")
      .map((frame) => frame.width);

  it("have equal widths while all of them show their values", () => {
    const found = widths(900);
    expect(Math.max(...found) - Math.min(...found)).toBeLessThan(0.1);
  });

  it("have the widths that their values need where equal ones would cut a value", () => {
    const [name, status, seats, due] = widths(480) as [number, number, number, number];
    const frames = composedBoards(`page w=480 { ${row} }`, 480)[0]!;
    expect(lines(frames)).toContain("Ada Lovelace");
    expect(lines(frames)).toContain("2026-11-20");
    expect(lines(frames)).toContain("3");
    expect(seats).toBeLessThan(status);
    expect(status).toBeLessThan(name);
    const between = 12;
    expect(name + status + seats + due + 3 * between).toBeCloseTo(480 - 2 * 24, 0);
  });

  it("are never so narrow that their labels overlap", () => {
    const labels = ["Straße", "Hausnummer", "Postleitzahl", "Wohnort"];
    const fields = labels.map((label) => `input "${label}" value="Friedrich-Ebert"`).join(" ");
    const frames = composedBoards(`page w=320 { row { ${fields} } }`, 320)[0]!;
    const lined = labels.map((label) => textNamed(frames, label).lines![0]!);
    for (const [at, { x, width }] of lined.slice(0, -1).entries()) {
      expect(x + width).toBeLessThan(lined[at + 1]!.x);
    }
  });

  it("never stick out of their row", () => {
    const fields = Array.from({ length: 5 }, (_, at) => `input "N${at}" value="Ada Lovelace"`);
    const found = widths(400, `row { ${fields.join(" ")} }`);
    expect(found.reduce((sum, width) => sum + width, 4 * 12)).toBeLessThanOrEqual(
      400 - 2 * 24 + 0.5,
    );
  });
});

it("fields in a full bar shrink in proportion to what they have above their need", () => {
  const bar =
    'row { input "Name" value="Ada Lovelace" select "Status" ["All", "Waiting for approval"] input "Find" search button "Go" }';
  const [name, status, find] = framesOf(bar)
    .filter(({ box }) => box.kind === "field")
    .map(({ width }) => width) as [number, number, number];
  expect(lines(framesOf(bar))).toContain("Ada Lovelace");
  for (const width of [name, status, find]) expect(width).toBeGreaterThan(90);
});

it.each(["2026-11-22", "22 Nov 2026", "22. November 2026", "22.11.2026, 18:30"])(
  "dates such as %s are on one line in a narrow table",
  (date) => {
    const table = `table [["Name", "Due", "By"], ["Ada Lovelace", "${date}", "Grace Hopper"]]`;
    expect(lines(framesOf(`col w=260 { ${table} }`))).toContain(date);
  },
);

it("a label above a field keeps its distance from the edges of a header", () => {
  const frames = framesOf('header { logo "A" input "B" }');
  const header = frames.find(({ box }) => box.tag === "header")!;
  const field = frames.find(({ box }) => box.kind === "field")!;
  expect(header.y + header.height - field.y - field.height).toBeGreaterThanOrEqual(5);
});

describe("players in a narrow column", () => {
  const overlaps = (a: Frame, b: Frame) =>
    a.y < b.y + b.height && b.y < a.y + a.height && a.x < b.x + b.width && b.x < a.x + a.width;

  it.each([104, 152, 200, 320])("a video of %d px has nothing below its button", (width) => {
    const frames = framesOf(`col w=${width} { video "Product tour" duration="2:31" }`);
    const button = frames.find(({ box }) => box.tag === "button")!;
    const others = frames.filter(({ box, lines: said }) => said || box.kind === "icon");
    for (const other of others) expect(overlaps(button, other)).toBe(false);
  });

  const whole = 'video "Product tour" duration="2:31" progress=30';
  const threeOf = (video: string) => `${video} ${video} ${video}`;

  it.each([
    ["a column of 110 px", `col w=110 { ${whole} }`],
    ["a column of 140 px", `col w=140 { ${whole} }`],
    ["a column of 180 px", `col w=180 { ${whole} }`],
    ["a width of 110 px", `${whole} w=110`],
    ["a width of 110 px and an hour", 'video "Talk" duration="1:02:31" w=110'],
    ["a height of 140 px", `${whole} w=110 h=140`],
    ["a full row", `row { ${threeOf(whole)} }`],
    ["a grid", `grid columns=3 { ${threeOf(whole)} }`],
  ])("in %s, nothing of a video sticks out or is below its button", (_, source) => {
    for (const frame of framesOf(source).filter(({ box }) => box.tag === "figure")) {
      const inside = allOf(frame);
      const button = inside.find(({ box }) => box.tag === "button")!;
      const parts = inside.filter(
        ({ box, lines: said }) => said || (box.kind === "icon" && box.icon !== "play"),
      );
      for (const part of parts) {
        expect(part.x + part.width).toBeLessThanOrEqual(frame.x + frame.width - 7.5);
        expect(part.y + part.height).toBeLessThanOrEqual(frame.y + frame.height);
        expect(overlaps(button, part)).toBe(false);
      }
    }
  });

  it("an audio has its time below a title that would be cut beside it", () => {
    const audio = 'audio "Episode 12" duration="14:46"';
    const below = (width: number) => {
      const frames = framesOf(`col w=${width} { ${audio} }`);
      const [title, time] = ["Episode 12", "14:46"].map((words) => textNamed(frames, words));
      return time!.y >= title!.y + title!.height;
    };
    expect([below(200), below(320)]).toEqual([true, false]);
  });
});

it("items inside an item with an icon start where its text starts", () => {
  const frames = framesOf('list [{label="One" icon=star items=["a"]}]');
  const dot = frames.find(({ width }) => width === 5)!;
  expect(dot.x - 4).toBe(textNamed(frames, "One").x);
});

it.each([
  ['text "A" text "B" xs', "baseline"],
  ['title "A" text "B" xs link "C"', "baseline"],
  ['text "A" button "B"', "center"],
  ['text "A" divider icon "star"', "center"],
  ['link "A" icon=star text "B"', "center"],
  ['input "A" text "B"', "end"],
  ['input "A" input "B"', undefined],
  ['input placeholder="A" text "B"', "center"],
  ['text "A" stack { text "B" }', undefined],
  ['text "A" text "B" xs } row align=start { text "c" ', "baseline"],
])("row { %s } is aligned %j by default", (children, align) => {
  const frames = framesOf(`row { ${children} }`);
  const row = frames.find(({ box }) => box.tag === "main")!.children[0]!;
  expect(row.box.style.align).toBe(align);
});

it("labels of tabs end in an ellipsis if one alone does not fit on a line", () => {
  const frames = framesOf(
    'col w=200 { tabs ["One tab with a label that is far too long for its place", "Two as well as that one, which is long too"] }',
  );
  const cut = frames.flatMap(({ lines = [] }) => lines.filter((line) => line.cut));
  expect(cut.length).toBeGreaterThan(0);
  const tabs = frames.filter(({ box }) => box.role === "tab");
  expect(Math.max(...tabs.map(({ x, width }) => x + width))).toBeLessThanOrEqual(224);
});

it.each([
  [200, 12],
  [390, 24],
])("on a board of %d px a modal has %d px around its content", (width, padding) => {
  const { ast } = analyze(`page w=${width} { modal "PIN" { text "x" } }`);
  const { boards } = compose(ast, { room: width }).boxes;
  const boxes = (box: Box): Box[] => [box, ...childrenOf(box).flatMap(boxes)];
  const dialog = boxes(boards[0]!.box).find(({ role }) => role === "dialog");
  expect(dialog!.style.padding!.left).toBe(padding);
});

it.each([
  ['text "Sum: 12   Mean: 4"', "Sum: 12\u00a0\u00a0 Mean: 4"],
  ['text "  return x"', "\u00a0 return x"],
  ['text "one two"', "one two"],
  ['text "one\\n  two"', "one\n  two"],
])("%s keeps its spaces", (source, written) => {
  const box = framesOf(source).find(({ box: { kind } }) => kind === "text")!.box;
  expect(box.kind === "text" && box.text).toBe(written);
});

it.each(["alert", "toast"])("%s grows with its size", (component) => {
  const parts = (size: string) => {
    const frames = framesOf(`${component} "Words" ${size}`);
    const words = textNamed(frames, "Words");
    const glyph = frames.find(({ box }) => box.kind === "icon")!;
    const off = glyph.y + glyph.height / 2 - words.y - words.height / 2;
    return { font: words.box.kind === "text" && words.box.textStyle.size, icon: glyph.width, off };
  };
  expect(parts("")).toEqual({ font: 14, icon: 16, off: 0 });
  expect(parts("size=28")).toEqual({ font: 28, icon: 32, off: 0 });
});

it("links in a row are as small as the text after them", () => {
  const frames = framesOf('row { link "Terms" text "and so on" sm } row { link "Help" text "x" }');
  const sizeOf = (words: string) => {
    const { box } = textNamed(frames, words);
    return box.kind === "text" && box.textStyle.size;
  };
  expect([sizeOf("Terms"), sizeOf("Help")]).toEqual([14, 16]);
});

it("amounts never wrap", () => {
  const frames = framesOf('stack { text "+ 24" text "CHF 1 200.50" text "two words" }');
  expect(lines(frames)).toEqual(["+\u202f24", "CHF\u00a01\u00a0200.50", "two words"]);
});

it.each([
  'table [["Sum"], ["112,00 €"]]',
  'list ["112,00 €"]',
  'descriptions [["Sum", "112,00 €"]]',
])("amounts never wrap in a %s", (element) => {
  expect(lines(framesOf(element))).toContain("112,00\u00a0€");
});

it("text next to badges in a grid is centered vertically in its row", () => {
  const frames = framesOf('grid columns=2 { badge "10A" text "10" xs }');
  const [badge, words] = ["10A", "10"].map((text) => textNamed(frames, text));
  const middle = ({ y, height }: Frame) => y + height / 2;
  expect(middle(words!)).toBeCloseTo(middle(badge!), 1);
});

it("text of several lines in a grid is at its top", () => {
  const frames = framesOf('grid columns=2 { text "a" text "b\\nc" }');
  expect(textNamed(frames, "a").y).toBe(textNamed(frames, "b").y);
});

it("elements pushed apart in a row keep a distance", () => {
  const frames = framesOf(
    'row justify=between { title "A title that takes all of the room there is" button "Edit" }',
  );
  const title = frames.find(({ box }) => box.tag === "h1")!;
  const button = frames.find(({ box }) => box.tag === "button")!;
  expect(button.x - title.x - title.width).toBeGreaterThanOrEqual(12);
});

describe("tiles", () => {
  const tile = (size: string) => {
    const frames = framesOf(`grid columns=3 { button "Stock" icon=box ${size} }`);
    const icon = frames.find(({ box }) => box.kind === "icon")!;
    const words = textNamed(frames, "Stock");
    const button = frames.find(({ box }) => box.tag === "button")!;
    return { isAbove: icon.y + icon.height <= words.y, icon, words, button };
  };

  it("have their icon above the middle of their label", () => {
    const { isAbove, icon, words, button } = tile("h=100");
    const middle = ({ x, width }: Frame) => x + width / 2;
    expect(isAbove).toBe(true);
    expect(middle(icon)).toBeCloseTo(middle(button), 1);
    expect(middle(words)).toBeCloseTo(middle(button), 1);
  });

  it.each(["", "h=48"])("are high: %j is not", (size) => {
    expect(tile(size).isAbove).toBe(false);
  });
});

it.each([
  ["row p=3 { A } divider row p=3 { B }", 1],
  ["A divider B", 13],
  ["row { A } divider row { B }", 13],
])("a divider in %s is %d px from the edge of its frame", (content, px) => {
  const filled = content.replaceAll(/[AB]/g, 'text "$&"');
  const frames = framesOf(`col gap=0 border { ${filled} }`);
  const frame = frames.find(({ box }) => box.style.border !== undefined)!;
  const line = frames.find(({ box }) => box.tag === "hr")!;
  expect(line.x - frame.x).toBe(px);
});

it("more of the same starts below the text before it", () => {
  const frames = framesOf('col gap=0 border { stack p=3 { text "First" } ... ... }');
  const left = textNamed(frames, "First").x;
  const bars = frames.filter(({ box, height }) => box.decorative && height < 12 && height > 0);
  expect(bars.length).toBeGreaterThan(2);
  expect(bars.every(({ x }) => x === left)).toBe(true);
});

it("the text of a table that fills its card starts below the title of the card", () => {
  const frames = framesOf('card "Due" p=0 { table [["A", "B"], ["x", "y"]] }');
  expect(textNamed(frames, "A").x).toBe(textNamed(frames, "Due").x);
});

describe("frames that touch", () => {
  /** The sides of the frame around a text that have a line. */
  const linesAround = (words: string, source: string) => {
    const frames = framesOf(source);
    const inside = textNamed(frames, words);
    const frame = frames.findLast(({ children }) => children.includes(inside))!;
    const { border = {} } = frame.box.style;
    return (["top", "right", "bottom", "left"] as const).filter((side) => (border[side] ?? 0) > 0);
  };
  const cells = (words: string) => words.replaceAll(/[A-Z]/g, 'stack border flex { text "$&" }');

  it.each([
    ["B", `row gap=0 { ${cells("A B")} }`, ["top", "right", "bottom"]],
    ["A", `row gap=0 { ${cells("A B")} }`, ["top", "right", "bottom", "left"]],
    ["B", `row gap=2 { ${cells("A B")} }`, ["top", "right", "bottom", "left"]],
    ["B", `col gap=0 { ${cells("A B")} }`, ["right", "bottom", "left"]],
    ["D", `grid columns=2 gap=0 { ${cells("A B C D")} }`, ["right", "bottom"]],
    ["A", `row gap=0 border { ${cells("A B")} }`, ["right"]],
    ["B", `row gap=0 border { ${cells("A B")} }`, []],
    ["B", `row gap=0 border p=2 { ${cells("A B")} }`, ["top", "right", "bottom"]],
    ["B", 'row gap=0 { card { text "A" } card { text "B" } }', ["top", "right", "bottom", "left"]],
    ["A", `row gap=0 { sidebar { } ${cells("A")} }`, ["top", "right", "bottom"]],
  ])("%s shares one line with what is beside it: %s", (words, source, sides) => {
    expect(linesAround(words, source)).toEqual(sides);
  });

  it("have one line and square corners there, if round ones are stacked", () => {
    const source = 'col gap=0 { accordion "A" { } accordion "B" { } accordion "C" { } }';
    const framed = framesOf(source).filter(({ box }) => box.paint?.radius === 6);
    const seen = framed.map(({ box: { style, paint } }) => [
      style.border?.top,
      paint?.flatAbove === true,
      paint?.flatBelow === true,
    ]);
    expect(seen).toEqual([
      [1, false, true],
      [0, true, true],
      [0, true, false],
    ]);
    const apart = framesOf(source.replace("gap=0", "gap=2"));
    expect(apart.some(({ box }) => box.paint?.flatBelow)).toBe(false);
  });

  it("have one line between them, however deeply they are nested", () => {
    const source = `col gap=0 { stack border { text "x" } row gap=0 { ${cells("A B")} } }`;
    expect(linesAround("A", source)).toEqual(["right", "bottom", "left"]);
    expect(linesAround("B", source)).toEqual(["right", "bottom"]);
  });
});

it("a stat has proportional figures, a table tabular ones", () => {
  const figures = (source: string, words: string) => {
    const { box } = textNamed(framesOf(source), words);
    return box.kind === "text" ? box.textStyle.figures : undefined;
  };
  expect(figures('stat "Orders" value="1,284"', "1,284")).toBeUndefined();
  expect(figures('table [["Name", "Orders"], ["Ada", "1,284"]]', "1,284")).toBe("tabular");
});

describe("signs of the current place", () => {
  it.each([
    ["indicator", "indicator count=4", (frame: Frame) => frame.box.name === "1 / 4"],
    [
      "a pagination that is only a place",
      "pagination pages=8 simple",
      (frame: Frame) => frame.lines?.[0]?.text === "1 / 8",
    ],
  ])("%s is centered in a column", (_, source, isIt) => {
    const frames = framesOf(`col { ${source} text "Below" }`);
    const { x, width } = frames.find(isIt)!;
    const column = frames[0]!;
    expect(Math.abs(x + width / 2 - (column.x + column.width / 2))).toBeLessThan(1);
  });

  it.each([
    [375, ["2", "3", "Address"]],
    [900, ["Cart", "2", "Address", "3", "Confirmation"]],
  ])("a stepper on a board of %d px shows %j", (width, words) => {
    const source = `page w=${width} { stepper ["Cart", "Address", "Confirmation"] active=1 w=full }`;
    const narrow = source.replace("Confirmation", "Zahlungsbestätigung");
    const given = width < 500 ? narrow : source;
    expect(lines(composedBoards(given, width)[0]!)).toEqual(words);
  });
});

it.each([3, 4, 5])("a stepper of %d steps stays on a board of 200 px", (count) => {
  const steps = Array.from({ length: count }, (_, at) => `"Zahlungsbestätigung ${at}"`).join(", ");
  const [board] = composedBoards(`page w=200 { stepper [${steps}] }`, 200);
  for (const { box, x, width } of board!) {
    if (box.tag === "li") expect(x + width).toBeLessThanOrEqual(176.1);
  }
});

it("an empty state is small in a narrow column", () => {
  const icon = (source: string) => framesOf(source).find(({ box }) => box.kind === "icon")!.width;
  expect(icon('col { empty "None" icon=inbox }')).toBe(40);
  expect(icon('col w=240 { empty "None" icon=inbox }')).toBe(28);
  expect(icon('empty "None" icon=inbox w=240')).toBe(28);
});

describe("a slider", () => {
  it.each([
    ['"Radius" value=25 unit="km"', ["Radius", "25 km"]],
    ['value=25 format="€ {}"', ["€ 25"]],
    ['value=25 unit="€"', ["25 €"]],
    ['"Mood" labels=["Calm", "Excited"]', ["Mood", "50", "Calm", "Excited"]],
  ])("%s shows %j", (source, words) => {
    expect(lines(framesOf(`slider ${source}`))).toEqual(words);
  });

  it("announces its unit to screen readers", () => {
    const toggle = framesOf('slider value=25 unit="%"').find(({ box }) => box.kind === "toggle")!;
    expect(toggle.box.attributes?.["aria-valuetext"]).toBe("25%");
  });

  it.each([
    ['unit="km"', 152, true],
    ['format="€ {} per month"', 152, false],
    ['format="€ {} per month"', 300, true],
  ])("has its value beside a track that has room: %s in %d px", (how, width, isBeside) => {
    const frames = framesOf(`col w=${width} { slider "Price" value=25 ${how} }`);
    const track = frames.find(({ box }) => box.kind === "toggle")!;
    const said = frames.find((frame) => frame.lines?.[0]?.text.includes("25"))!;
    expect(said.y < track.y + track.height).toBe(isBeside);
    expect(said.x + said.width).toBeCloseTo(16 + width, 0);
  });

  it("has the words below its track at the ends of that, also beside a value", () => {
    const frames = framesOf('slider "Price" value=40 format="€ {}" labels=["Cheap", "Dear"]');
    const track = frames.find(({ box }) => box.kind === "toggle")!;
    const [first, last] = ["Cheap", "Dear"].map((words) => textNamed(frames, words));
    expect(first!.x).toBe(track.x);
    expect(last!.x + last!.width).toBeCloseTo(track.x + track.width, 1);
    expect(textNamed(frames, "€ 40").y).toBeLessThan(track.y);
  });

  it("has its labels at both ends", () => {
    const frames = framesOf('slider labels=["Calm", "Excited"]');
    const track = frames.find(({ box }) => box.kind === "toggle")!;
    const [calm, excited] = ["Calm", "Excited"].map((words) => textNamed(frames, words));
    expect(calm!.x).toBeCloseTo(track.x, 0);
    expect(excited!.x + excited!.width).toBeCloseTo(track.x + track.width, 0);
  });
});

it("values of descriptions are at the right edge if the source says so", () => {
  const end = (source: string) => {
    const frames = framesOf(source);
    const list = frames.find(({ box }) => box.tag === "dl")!;
    const { lines: said = [] } = textNamed(frames, "€ 12.00");
    return list.x + list.width - said[0]!.x - said[0]!.width;
  };
  expect(end('descriptions align=right [["Coffee", "€ 12.00"]]')).toBeLessThan(1);
  expect(end('descriptions [["Coffee", "€ 12.00"]]')).toBeGreaterThan(100);
});

it.each([
  ["align=right", 12],
  ["align=right bordered", 24],
  ["align=right columns=2", 12],
])("values of descriptions keep their distance from long terms: %s", (how, least) => {
  const long = "A cake with a name that is longer than its line";
  const frames = framesOf(
    `col w=240 { descriptions ${how} [["${long}", "€ 4.50"], ["Total", "€ 9"]] }`,
  );
  const term = frames.find(({ lines: said }) => said?.[0]?.text.startsWith("A cake"))!;
  const right = Math.max(...term.lines!.map(({ x, width }) => x + width));
  expect(textNamed(frames, "€ 4.50").lines![0]!.x - right).toBeGreaterThanOrEqual(least);
});

it("a selected row of a table is gray, and ticked if rows have checkboxes", () => {
  const source = 'columns ["Name"] row ["Ada"] row ["Grace"] selected }';
  const cells = (more: string) =>
    framesOf(`table ${more} { ${source}`).filter(({ box }) => box.tag === "td");
  const grays = cells("").map(({ box }) => box.paint?.background !== undefined);
  expect(grays).toEqual([false, true]);
  const frames = framesOf(`table selectable { ${source}`);
  expect(frames.filter(({ box }) => box.kind === "icon" && box.icon === "check")).toHaveLength(1);
});

it("a group of a menu is nearer to its items than to those above it", () => {
  const frames = framesOf('nav vertical w=200 { item "A" group "B" { item "C" } }');
  const [above, label, below] = ["A", "B", "C"].map((words) => textNamed(frames, words));
  const before = label!.y - above!.y - above!.height;
  const after = below!.y - label!.y - label!.height;
  expect(before).toBeGreaterThan(after + 8);
});

it("icons of a menu are aligned with the first line", () => {
  const middle = (label: string) => {
    const frames = framesOf(`nav vertical w=160 { item "${label}" icon=bell }`);
    const { y, height } = frames.find(({ box }) => box.kind === "icon")!;
    const words = frames.find(({ lines: said }) => said)!;
    return y + height / 2 - words.y;
  };
  expect(middle("Inbox")).toBe(10.5);
  expect(middle("Notifications of everything that happens")).toBe(10.5);
});
