/** Tests words that are longer than their line: unbroken if the column can grow, otherwise hyphenated. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { syllableEnds } from "../../src/base/breaks/syllable-ends.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { compose } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import { partedWords } from "../../src/drawing/settle/part-words.js";
import { settled } from "../../src/drawing/settle/settled.js";
import { column, text } from "../../src/model/box/build.js";

function framesOf(content: string, page = "w=900"): Frame[] {
  const { boards } = compose(analyze(`page ${page} { ${content} }`).ast).frames;
  const all = (frame: Frame): Frame[] => [frame, ...frame.children.flatMap(all)];
  return all(boards[0]!.frame);
}

const linesOf = (content: string): string[] =>
  framesOf(content).flatMap(({ lines = [] }) => lines.map(({ text }) => text));

const word = "Benachrichtigungseinstellungen";

/** Words from user interfaces, marked at the boundaries of their parts, where they must be divided. */
const compounds = [
  "Benachrichtigungs|einstellungen",
  "Datenschutz|erklärung",
  "Nutzungs|bedingungen",
  "Zahlungs|informationen",
  "Rechnungs|adresse",
  "Benutzer|verwaltung",
  "Sicherheits|einstellungen",
  "Konto|einstellungen",
  "System|administration",
  "Warenkorb|übersicht",
  "Mit|arbeiter|verzeichnis",
  "Kranken|versicherung",
  "Daten|verarbeitung",
  "Passwort|zurücksetzung",
  "Länder|auswahl",
  "Umsatz|steuer|identifikations|nummer",
  "trans|actions",
  "system|administrator",
];

/** Words that must not be divided at these places, which no dictionary allows. */
const misread = [
  ["acknowledgement", /knowled-|nowl-e/],
  ["troubleshooting", /s-h|hoo-t/],
  ["responsibilities", /res-p/],
  ["representatives", /ti-ves/],
  ["unsubscription", /subsc-/],
  ["synchronization", /synch-r/],
  ["infrastructure", /inf-r/],
  ["Kundenzufriedenheit", /zuf-r/],
  ["Verantwortung", /Ve-r/],
  ["Veröffentlichung", /Ve-r/],
  ["Bestellbestätigung", /Bes-tell/],
  ["Wiederherstellung", /herst-|rh-e/],
  ["Haftpflichtversicherung", /p-f/],
  ["Aufenthaltserlaubnis", /^Au-f|t-s/],
  ["Terminbestätigungen", /bes-t/],
  ["Arbeitszeiterfassung", /zei-t|te-r/],
  ["announcements", /oun-ce/],
  ["Bundesländerliste", /l-änder/],
] as const;

describe("syllable breaks", () => {
  const parted = (whole: string): string =>
    [0, ...syllableEnds(whole)].map((end, at, ends) => whole.slice(end, ends[at + 1])).join("-");

  it.each(compounds)("%s: between its parts, and not next to them", (marked) => {
    const parts = marked.split("|");
    const found = parted(parts.join(""));
    let end = 0;
    for (const part of parts.slice(0, -1)) {
      end += part.length;
      const ends = syllableEnds(parts.join(""));
      expect(ends, found).toContain(end);
      for (const near of [end - 1, end + 1, end + 2]) expect(ends, found).not.toContain(near);
    }
  });

  it.each(misread)("%s: nowhere that could be misread", (whole, wrong) => {
    expect(parted(whole)).not.toMatch(wrong);
  });
});

describe("a word that is longer than its line", () => {
  it.each([100, 120, 140, 160, 180, 200, 220])("leaves no few letters alone in %d px", (width) => {
    for (const long of [word, ...compounds.map((marked) => marked.replaceAll("|", ""))]) {
      const last = linesOf(`col w=${width} { text "${long}" }`).at(-1)!;
      expect(last.length, long).toBeGreaterThanOrEqual(4);
    }
  });

  it.each([
    [`text "${word}"`, 130, ["Benachrichti-", "gungseinstel-", "lungen"]],
    [`text "${word}"`, 160, ["Benachrichtigungs-", "einstellungen"]],
    [`text "Ihre ${word}, hier"`, 110, ["Ihre Benach-", "richtigungs-", "einstellungen,", "hier"]],
    [`checkbox "${word}"`, 160, ["Benachrichtigungs-", "einstellungen"]],
    [`input "${word}"`, 160, ["Benachrichtigungs-", "einstellungen"]],
    ['title "Verantwortlichkeiten"', 200, ["Ver-", "antwort-", "lichkeiten"]],
    ['text "Authentication"', 60, ["Au-", "thenti-", "cation"]],
    ['text "Предпочтительность"', 120, ["Предпочти-", "тельность"]],
    ['text "ÜBERPRÜFUNGSVERFAHREN"', 160, ["ÜBERPRÜFUNGS-", "VERFAHREN"]],
  ])("%s in %d px has hyphens between syllables", (content, width, lines) => {
    expect(linesOf(`col w=${width} { ${content} }`)).toEqual(lines);
  });

  it.each([
    'code "benachrichtigungseinstellungen"',
    'text "https://example.com/benachrichtigungseinstellungen"',
    'text "benachrichtigungseinstellungen@example.com"',
    'text "getNotificationSettingsOfEveryPerson"',
    'text "9f86d081884c7d659a2feaa0c55ad015a3bf4f1b"',
  ])("%s is not a word, and gets no hyphens", (content) => {
    for (const line of linesOf(`col w=110 { ${content} }`)) expect(line).not.toMatch(/\p{L}-$/u);
  });

  it.each([
    [2, ["The user", "with…"]],
    [3, ["The user", "with Be-", "nachrichti…"]],
  ])("has no hyphen before the ellipsis that ends %d lines", (most, lines) => {
    const source = `text "The user with ${word} and more" w=90 lines=${most}`;
    expect(linesOf(source)).toEqual(lines);
  });

  it("keeps its hyphens on the lines before such an ellipsis", () => {
    const lines = linesOf('text "averyveryverylongwordwithoutanyspace" w=110 lines=2');
    expect(lines[0]).toMatch(/[a-z]-$/);
    expect(lines[1]).toMatch(/[a-z]…$/);
  });

  it("stays as written if it fits", () => {
    expect(renderHtml(`page { text "${word}" }`).html).toContain(word);
  });

  it.each(["text", "checkbox", "input", "link"])(
    "is broken at the same places in SVG and HTML in a %s",
    (component) => {
      const source = `page w=900 { col w=160 { ${component} "${word}" } }`;
      expect(renderSvg(source).svg).toContain("Benachrichtigungs-");
      expect(renderHtml(source).html).toContain("gungs\u00adein");
    },
  );

  it.each([120, 140, 180, 200])(
    "ends each line except the last with a hyphen in %d px",
    (width) => {
      for (const long of compounds) {
        const lines = linesOf(`col w=${width} { text "${long.replaceAll("|", "")}" }`);
        for (const line of lines.slice(0, -1)) expect(line).toMatch(/\p{L}{2,}-$/u);
      }
    },
  );
});

describe("a label with a long word on one line", () => {
  it.each([
    ['button "Benachrichtigungseinstellungen"', ["Benachrichtigungs-", "einstellungen"]],
    ['button primary "Zahlungsinformationen"', ["Zahlungs-", "informationen"]],
    ['col w=140 { button "Nutzungsbedingungen ansehen" }', ["Nutzungs-", "bedingungen", "ansehen"]],
  ])("is broken between the parts of a compound in a button: %s", (content, lines) => {
    const frames = framesOf(content, content.includes("Zahlungs") ? "w=180" : "w=200");
    expect(frames.flatMap(({ lines: said = [] }) => said.map(({ text }) => text))).toEqual(lines);
    const button = frames.find(({ box }) => box.tag === "button")!;
    const words = frames.find(({ lines: said }) => said)!;
    expect(button.y + button.height).toBeGreaterThanOrEqual(words.y + words.height);
  });

  it.each([
    ["its parts are unknown", 'button "Donaudampfschifffahrtsgesellschaft"'],
    ["a part has no room", 'col w=100 { button "Benachrichtigungseinstellungen" }'],
    ["it is a chip", 'chip "Benachrichtigungseinstellungen"'],
  ])("is cut where %s", (_, content) => {
    const lines = framesOf(content, "w=200").flatMap(({ lines: said = [] }) => said);
    expect(lines).toHaveLength(1);
    expect(lines[0]!.text).toMatch(/…$/);
  });

  it.each(["button", "button primary", "chip", "badge"])(
    "takes the room of its padding in a %s",
    (how) => {
      const [name, more = ""] = how.split(" ");
      expect(linesOf(`col w=104 { ${name} "Notifications" ${more} }`)).toEqual(["Notifications"]);
    },
  );

  const signs = (content: string): string[] =>
    framesOf(content).flatMap(({ box }) => (box.kind === "icon" ? [box.icon] : []));

  it.each([
    ["button", 104],
    ["button primary", 104],
    ["chip", 104],
    ["badge", 92],
  ])("takes the distance to its icon, and then the room of the icon, in a %s", (how, least) => {
    const [name, more = ""] = how.split(" ");
    const inside = (width: number) =>
      `col w=${width} { ${name} "Notifications" ${more} icon=bell }`;
    for (const wider of [0, 8, 16, 24, 32]) {
      expect(linesOf(inside(least + wider)), `${least + wider} px`).toEqual(["Notifications"]);
    }
    expect([signs(inside(least)), signs(inside(least + 32))]).toEqual([[], ["bell"]]);
    const frames = framesOf(inside(least));
    const label = frames.find(({ lines }) => lines?.[0]?.text === "Notifications")!;
    const box = frames.findLast(({ children }) => children.includes(label))!;
    const middle = label.lines![0]!.x + label.lines![0]!.width / 2;
    expect(Math.abs(middle - box.x - box.width / 2)).toBeLessThanOrEqual(1);
  });

  it("takes the room of an icon after it, but not that of the cross that removes it", () => {
    const button = 'col w=104 { button "Notifications" iconRight=arrow-right }';
    expect([linesOf(button), signs(button)]).toEqual([["Notifications"], []]);
    const chip = 'col w=108 { chip "Notifications" icon=tag removable }';
    expect([linesOf(chip), signs(chip)]).toEqual([["Notifications"], ["x"]]);
  });

  it("keeps its icon where it is cut without it, too", () => {
    expect(signs('col w=104 { button "Benachrichtigungseinstellungen" icon=bell }')).toEqual([
      "bell",
    ]);
  });

  it("keeps its padding where it has room", () => {
    const widthOf = (content: string) =>
      framesOf(content).find(({ box }) => box.tag === "button")!.width;
    const button = 'button "Notifications"';
    expect(widthOf(`col w=300 { ${button} }`)).toBe(widthOf(`row { ${button} }`));
  });
});

describe("the layout that finds words that are too long", () => {
  const board = (words: string) => ({
    title: "A",
    width: 100,
    box: column({}, [text(words, { size: 14 })]),
  });
  /** A room whose width no layout may read. */
  const closed = {
    get width(): number {
      throw new Error("it is laid out");
    },
  };

  it("is skipped if no word has many letters", () => {
    const canvas = { boards: [board("Several short words"), board("Account settings")] };
    expect(settled(canvas, closed, [partedWords])).toBe(canvas);
    const long = { boards: [board(word)] };
    expect(() => settled(long, closed, [partedWords])).toThrow("it is laid out");
  });

  it("skips boards without such words", () => {
    const plain = board("Account settings");
    const parted = settled({ boards: [plain, board(word)] }, { width: 400 }, [partedWords]);
    expect(parted.boards[0]!.box).toBe(plain.box);
    expect(JSON.stringify(parted.boards[1])).toContain("gungs\u00adein");
  });
});

describe("a sidebar", () => {
  const widthOf = (content: string, more = ""): number =>
    framesOf(`row gap=0 { sidebar ${more} { nav [${content}] } main { text "A" } }`).find(
      ({ box }) => box.tag === "aside",
    )!.width;

  it("is as wide as the words of its nav need, up to 280 px", () => {
    expect(widthOf('"Start", "Mail"')).toBe(224);
    const wide = widthOf(`"Start", "${word}"`);
    expect(wide).toBeGreaterThan(224);
    expect(wide).toBeLessThanOrEqual(280);
    expect(widthOf(`"${word}sübersicht"`)).toBe(280);
  });

  it("keeps its width around words that only wrap, and a width from the source", () => {
    expect(widthOf('"Settings of all notifications that are sent to you"')).toBe(224);
    expect(widthOf(`"${word}"`, "w=200")).toBe(200);
  });

  it("has no broken word if it could grow", () => {
    const frames = framesOf(`row gap=0 { sidebar { nav ["${word}"] } main { text "A" } }`);
    const texts = frames.flatMap(({ lines = [] }) => lines.map(({ text }) => text));
    expect(texts).toContain(word);
  });
});

describe("a sign beside words on several lines", () => {
  const words = "Several words that need more than one line";
  const isSign = ({ box }: Frame) => box.kind === "icon" || box.kind === "shape";

  it.each([
    `link "${words}" icon=bell`,
    `link "${words}" external`,
    `spinner "${words}"`,
    `stat "${words}" icon=bell value="3"`,
    `accordion "${words}" { text "A" }`,
    `accordion "${words}" collapsed { text "A" }`,
    `section "${words}" collapsed { text "A" }`,
    `alert "${words}" dismissible`,
    `banner "${words}" info`,
    `list { item "${words}" icon=bell }`,
    `tree { item "${words}" icon=bell }`,
    `sidebar { nav { item "${words}" icon=bell } }`,
  ])("%s: it is aligned with the first line", (content) => {
    const frames = framesOf(`col w=200 { ${content} }`);
    const text = frames.find(({ lines = [] }) => lines[0]?.text.startsWith("Several"))!;
    expect(text.lines!.length).toBeGreaterThan(1);
    const middle = text.y + text.height / text.lines!.length / 2;
    const signs = frames.filter(isSign);
    expect(signs.length).toBeGreaterThan(0);
    for (const { y, height } of signs) {
      expect(Math.abs(y + height / 2 - middle)).toBeLessThanOrEqual(2);
    }
  });
});
