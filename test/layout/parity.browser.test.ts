/** Compares our layout with Chromium: the same boxes as HTML, every edge within 0.1 px, the same lines. */
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Box } from "../../src/model/box/box.js";
import {
  column,
  edges,
  edgesOf,
  grid,
  group,
  icon,
  row,
  text,
  token,
} from "../../src/model/box/build.js";
import type { Style, TextStyle, TrackSize } from "../../src/model/box/style.js";
import { naturalWidth } from "../../src/model/components/parts/natural-width.js";
import { hasBrowser, openPage, startBrowser } from "../support/browser.js";
import { compare } from "../support/parity.js";

const paragraph =
  "The quick brown fox jumps over the lazy dog (again and again), until 2024-01-02; see http://example.com/a/b?c=d or well-known places.";

function say(content: string, style: Partial<TextStyle> = {}, box: Style = {}): Box {
  return text(content, { size: 14, ...style }, { style: box });
}

function chip(content: string): Box {
  return row({ padding: edgesOf(2, 8), border: edges(1) }, [say(content, { size: 12 })]);
}

function natural(px: number, style: Style = {}): Box {
  return column({ gap: 6, ...style }, [naturalWidth(px, 6), column({ height: 8 }, [])]);
}

function columns(...sizes: ("auto" | "max-content" | number)[]): TrackSize[] {
  return sizes.map((size) =>
    typeof size === "number" ? { kind: "fr", value: size } : { kind: size },
  );
}

const label = (content: string) => say(content, { weight: 500 });
const field = (control: "input" | "select" | "textarea", style: Style = {}): Box => ({
  kind: "field",
  control,
  text: "value",
  textStyle: { size: 14 },
  isPlaceholder: false,
  options: ["value", "other"],
  style: { padding: edgesOf(8, 12), border: edges(1), ...style },
});

const cases: Readonly<Record<string, Box>> = {
  "a row that spreads": row(
    { justify: "between", align: "center", padding: edgesOf(0, 16), minHeight: 56 },
    [
      say("Logo", { size: 18, weight: 600 }),
      row({ gap: 8 }, [say("Home"), say("About us"), say("Contact")]),
    ],
  ),
  "chips that wrap": row(
    { wrap: true, gap: 8, rowGap: 4 },
    "one two three four-five six seven eight nine ten eleven twelve".split(" ").map(chip),
  ),
  "twelve columns with spans": grid(
    {
      columns: Array.from({ length: 12 }, () => ({ kind: "flexible", value: 1 }) as const),
      gap: 16,
    },
    [4, 8, 3, 3, 6, 12, 5].map((columnSpan) =>
      column({ columnSpan, padding: edges(8), border: edges(1) }, [
        say(`span ${columnSpan} of twelve`),
      ]),
    ),
  ),
  "cards in columns of equal share": row(
    { gap: 16 },
    ["One", "Two is longer", "Three"].map((title) =>
      column({ grow: 1, basis: 0, minWidth: 0, padding: edges(16), gap: 8, border: edges(1) }, [
        say(title, { size: 20, weight: 600, lineHeight: 1.25 }),
        say(paragraph.slice(0, 60)),
        row({ margin: { top: "auto" }, gap: 8 }, [chip("Edit"), chip("Remove")]),
      ]),
    ),
  ),
  "natural widths where a row hugs, shares, and has too little room": column({ gap: 8 }, [
    ...(["start", "stretch"] as const).map((alignSelf) =>
      row({ alignSelf, gap: 4 }, [natural(240, { grow: 1, basis: 0, minWidth: 80 }), chip("Go")]),
    ),
    row({ gap: 4 }, [natural(200, { minWidth: 80 }), natural(96, { minWidth: 80 }), chip("Go")]),
    row({ gap: 4 }, [natural(320, { minWidth: 80 }), natural(320), say(paragraph)]),
    row({ justify: "between" }, [say("Title"), row({}, [column({}, [natural(320)]), chip("b")])]),
    column({ align: "center" }, [natural(240), column({ width: 90 }, [natural(240)])]),
  ]),
  "columns of content that give way": column({ gap: 8 }, [
    ...[200, 60].map((px) =>
      grid(
        { columns: [{ kind: "content" }, { kind: "content" }, { kind: "max-content" }], gap: 12 },
        [natural(px, { minWidth: 40 }), natural(240, { minWidth: 80 }), chip("Go there now")],
      ),
    ),
  ]),
  "text in many sizes": column({ gap: 4 }, [
    say(paragraph),
    say(paragraph, { size: 12, lineHeight: 1.43, italic: true }),
    say(paragraph, { size: 24, weight: 700, lineHeight: 1.2, align: "center" }),
    say("LETTERS", { size: 11, letterSpacing: 0.5, weight: 600 }),
    say("one\ntwo\n\nfour", { align: "right" }),
    say("Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenfarbenhersteller", { size: 20 }),
  ]),
  "shrinking beside a long word": row({ gap: 8 }, [
    say("Donaudampfschiff and more words"),
    say("cut off where it has no room left at all", { wrapping: "ellipsis" }),
    row({ shrink: 0 }, [say("kept on its line")]),
  ]),
  "a sidebar and a main part": row({ minHeight: 300 }, [
    column({ width: 120, shrink: 0, padding: edges(16), gap: 8, border: { right: 1 } }, [
      say("Inbox"),
      say("Sent items"),
    ]),
    column({ grow: 1, minWidth: 0, padding: edges(16), gap: 16 }, [
      say(paragraph),
      column({ grow: 1 }, []),
    ]),
  ]),
  "a table of automatic columns": grid({ columns: columns("auto", "auto", "max-content") }, [
    ...["Name", "Description", "Qty"].map((cell) =>
      column({ padding: edgesOf(10, 12) }, [label(cell)]),
    ),
    group(
      "div",
      ["Apple", paragraph, "12"].map((cell) => column({ padding: edgesOf(10, 12) }, [say(cell)])),
    ),
    group(
      "div",
      ["Kumquat", "Small", "1,250"].map((cell) =>
        column({ padding: edgesOf(10, 12) }, [say(cell)]),
      ),
    ),
  ]),
  "columns of all sorts with a span": grid(
    {
      columns: [
        { kind: "px", value: 60 },
        { kind: "max-content" },
        { kind: "auto" },
        { kind: "fr", value: 1 },
      ],
      gap: 8,
    },
    [
      column({ columnSpan: 3, padding: edges(4) }, [say("spans three columns of different kinds")]),
      say("rest"),
      say("px"),
      say("natural"),
      say("by content"),
      say("what is left over"),
    ],
  ),
  "cards that fill the row": grid(
    { columns: { autoFill: 100 }, gap: 12 },
    ["a", "b", "c", "d", "e"].map((name) =>
      column({ padding: edges(8), border: edges(1) }, [say(name)]),
    ),
  ),
  baselines: row({ align: "baseline", gap: 8 }, [
    say("Price", { size: 12 }),
    say("$25", { size: 30, weight: 700, lineHeight: 1.2 }),
    column({ padding: edges(4) }, [say("per month")]),
    icon("info", 16, token("ink")),
  ]),
  "a badge on an avatar, and other absolute boxes": row({ gap: 16, padding: edges(16) }, [
    column({ width: 40, height: 40, position: "relative", justify: "center", align: "center" }, [
      say("AB", { weight: 600 }),
      column({ position: "absolute", inset: { top: -6, right: -6 }, padding: edgesOf(0, 5) }, [
        say("12", { size: 10 }),
      ]),
    ]),
    column({ grow: 1, height: 80, border: edges(1), padding: edges(4), position: "relative" }, [
      column({ position: "absolute", inset: { left: { percent: 50 }, bottom: 0 } }, [
        say("from the middle on"),
      ]),
      column({ position: "absolute", inset: { left: 8, right: 8, top: 30 } }, [say("between")]),
      column({ position: "absolute" }, [say("where it stands")]),
    ]),
  ]),
  "layers upon each other": grid(
    { layered: true, columns: [{ kind: "flexible", value: 1 }], minHeight: 120, padding: edges(4) },
    [
      column({ padding: edges(16), gap: 8 }, [say(paragraph), column({ grow: 1 }, [])]),
      column({ position: "relative" }, []),
      column({ position: "relative", raised: true, align: "center", justify: "center" }, [
        column({ width: 200, maxWidth: { percent: 100 }, padding: edges(24) }, [say("A dialog")]),
      ]),
    ],
  ),
  "fields that ask for no width": column({ align: "start", gap: 8 }, [
    column({ padding: edges(8), border: edges(1), minWidth: 60 }, [field("input", { height: 38 })]),
    column({ padding: edges(8) }, [field("textarea", { height: 60 }), say("wider")]),
    column({ padding: edges(8) }, [field("select", { height: 38 })]),
  ]),
  "a form": column({ padding: edges(16), gap: 16 }, [
    column({ gap: 6 }, [label("Email"), field("input", { height: 38 })]),
    row({ gap: 8 }, [
      field("select", { width: 120, height: 38 }),
      field("input", { grow: 1, basis: 0, minWidth: 0, height: 38 }),
    ]),
    field("textarea", { height: 90 }),
    row({ gap: 8, align: "center" }, [
      {
        kind: "toggle",
        control: "checkbox",
        style: { width: 18, height: 18, shrink: 0, border: edges(1) },
        children: [icon("check", 12, token("ink"))],
      },
      say("Remember me"),
    ]),
    row(
      { justify: "center", alignSelf: "start", padding: edgesOf(8, 16), border: edges(1) },
      [label("Sign in")],
      { tag: "button" },
    ),
  ]),
  "fields that hold no room open": row({ gap: 8, align: "start" }, [
    column({ padding: edges(4), border: edges(1) }, [
      label("Mail"),
      field("input", { width: { percent: 100 }, height: 38 }),
      field("select", { height: 38 }),
      field("textarea", { height: 60 }),
    ]),
    field("input", { height: 38 }),
  ]),
  "fields and pictures without room": row({ gap: 8, align: "baseline" }, [
    field("select", { height: 60 }),
    field("select", { height: 30 }),
    column({ height: 80, gap: 4 }, [say("Squeezed"), field("input"), field("textarea")]),
    column({ height: 30 }, [
      { kind: "image", src: "", alt: "", style: { width: 60, aspectRatio: 4 / 3 }, children: [] },
    ]),
    column({ height: 10, overflow: "hidden" }, [say("cut off")]),
  ]),
  "what runs backwards": row({ align: "baseline", direction: "row-reverse" }, [
    row({ direction: "row-reverse" }, [say("large", { size: 20 }), say("small")]),
    column({ direction: "column-reverse", height: 30, justify: "evenly" }, [
      say("lower", { size: 20 }),
      say("upper"),
    ]),
  ]),
  "ratios and shares": row({ gap: 10, align: "start" }, [
    column({ width: { percent: 40 }, aspectRatio: 1.5, border: edges(1) }, []),
    column({ width: { percent: 33.333 }, maxWidth: 90, minHeight: 20 }, [
      say("limited in its width"),
    ]),
    { kind: "image", src: "", alt: "", style: { width: 60, aspectRatio: 4 / 3 }, children: [] },
  ]),
  "a page in the middle": column(
    { minHeight: 300, justify: "center", align: "center", padding: edges(24) },
    [
      column({ width: 220, padding: edges(24), gap: 12, border: edges(1) }, [
        say("Welcome", { size: 24, weight: 600 }, { alignSelf: "center" }),
        say(paragraph.slice(0, 40), { align: "center" }),
      ]),
    ],
  ),
  "meaningful tags": column({ gap: 8 }, [
    text("Title", { size: 30, weight: 600 }, { tag: "h1" }),
    column(
      { gap: 4 },
      ["one", "two"].map((item) => row({ gap: 8 }, [say(item)], { tag: "li" })),
      { tag: "ul" },
    ),
    column({ padding: edges(8), border: edges(1) }, [say("inside")], { tag: "fieldset" }),
    column({ height: 1 }, [], { tag: "hr" }),
    text("quoted", { size: 14 }, { tag: "blockquote" }),
    row(
      { gap: 4 },
      [
        text("strong", { size: 14, weight: 700 }, { tag: "strong" }),
        text("code", { size: 14 }, { tag: "code" }),
      ],
      { tag: "p" },
    ),
  ]),
};

describe.skipIf(!hasBrowser)("boxes are where Chromium puts them", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await openPage(browser);
  }, 60_000);

  afterAll(() => browser?.close());

  describe.each([320, 375.5, 760])("%d px wide", (width) => {
    it.each(Object.entries(cases))("%s", async (_, box) => {
      const { differences, compared } = await compare(page, box, width);
      expect(compared).toBeGreaterThan(1);
      expect(differences.map(({ ours, theirs }) => ({ ours, theirs }))).toEqual([]);
    });
  });
});
