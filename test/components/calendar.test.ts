/** Tests calendars: dates of the proleptic calendar, events in lanes and columns, and reports of invalid dates. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose, type HtmlSettings } from "../../src/composition.js";
import type { Frame } from "../../src/drawing/layout/frame.js";
import type { Box } from "../../src/model/box/box.js";
import { childrenOf } from "../../src/model/box/box.js";
import { calendarEvents } from "../../src/model/components/parts/calendar/calendar-events.js";
import {
  monthName,
  spanName,
  timeName,
} from "../../src/model/components/parts/calendar/day-names.js";
import {
  dayOfMonth,
  firstDay,
  monthOf,
  readDay,
  readMonth,
  readTime,
  weekdayOf,
  weekStart,
} from "../../src/model/components/parts/calendar/days.js";
import { weekLanes } from "../../src/model/components/parts/calendar/lanes.js";
import { sideBySide } from "../../src/model/components/parts/calendar/side-by-side.js";
import { writtenDays } from "../../src/model/components/parts/calendar/written-days.js";
import { estimateDocument } from "../../src/model/cost/estimate.js";
import { composedBoards } from "../support/composed-frames.js";

const faults = (source: string) =>
  analyze(source).diagnostics.map(({ code, from, to }) => `${code} ${source.slice(from, to)}`);

const framesOf = (source: string, width = 900): Frame[] => {
  return composedBoards(`page w=${width} { ${source} }`, width).flat();
};

const htmlOf = (source: string, options?: HtmlSettings) =>
  compose(analyze(source).ast).html(options).html;

const wordsOf = (source: string, width?: number) =>
  framesOf(source, width).flatMap(({ box }) => (box.kind === "text" ? [box.text] : []));

const written = (year: number, month: number, day: number) =>
  `${String(year).padStart(4, "0")}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}`;

describe("days", () => {
  it("equal those of the platform, from the year 1 to 9999", () => {
    const least = new Date(0).setUTCFullYear(1, 0, 1);
    const most = Date.UTC(9999, 11, 31);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: (most - least) / 86_400_000 }), (count) => {
        const date = new Date(least + count * 86_400_000);
        const [year, month, own] = [date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()];
        const day = readDay(written(year, month + 1, own))!;
        expect(day).toBe(count + 1);
        expect(monthOf(day)).toBe(year * 12 + month);
        expect(dayOfMonth(day)).toBe(own);
        expect(weekdayOf(day)).toBe((date.getUTCDay() + 6) % 7);
      }),
    );
  });

  it.each([
    ["2024-02-29", true],
    ["2023-02-29", false],
    ["1900-02-29", false],
    ["2000-02-29", true],
    ["2100-02-29", false],
    ["2026-04-31", false],
    ["2026-12-31", true],
    ["2026-13-01", false],
    ["2026-00-10", false],
    ["2026-01-00", false],
    ["0000-01-01", false],
    ["0001-01-01", true],
    ["9999-12-31", true],
    ["2026-1-5", false],
    ["20261105", false],
    ["tomorrow", false],
  ])("%s exists: %s", (date, exists) => {
    expect(readDay(date) !== undefined).toBe(exists);
  });

  it.each([20261105, true, ["2026-11-05"], {}, undefined])("%j is not a date", (value) => {
    expect(readDay(value as never)).toBeUndefined();
  });

  it("follow each other across the ends of months and years", () => {
    fc.assert(
      fc.property(fc.integer({ min: 12, max: 12 * 9998 }), (month) => {
        const last = firstDay(month + 1) - 1;
        expect([monthOf(last), monthOf(last + 1)]).toEqual([month, month + 1]);
        expect(last - firstDay(month)).toBeGreaterThanOrEqual(27);
        expect(last - firstDay(month)).toBeLessThanOrEqual(30);
      }),
    );
  });

  it.each([
    // Monday to Sunday as the first day of the week with Friday, November 20, 2026.
    [0, "2026-11-16"],
    [1, "2026-11-17"],
    [2, "2026-11-18"],
    [3, "2026-11-19"],
    [4, "2026-11-20"],
    [5, "2026-11-14"],
    [6, "2026-11-15"],
  ])("are in weeks that start on day %d: %s", (start, first) => {
    expect(weekStart(readDay("2026-11-20")!, start)).toBe(readDay(first));
  });

  it("belong to the previous week at the start of a year in the middle of a week", () => {
    expect(weekStart(readDay("2027-01-01")!, 0)).toBe(readDay("2026-12-28"));
    expect(weekStart(readDay("0001-01-01")!, 6)).toBe(0);
  });

  it.each([
    ["9:30", 570],
    ["09:05", 545],
    [9.5, 570],
    ["9.5", 570],
    [0, 0],
    [24, 1440],
    ["24:00", 1440],
    ["24:01", undefined],
    ["9:60", undefined],
    [25, undefined],
    [-1, undefined],
    ["noon", undefined],
    ["", undefined],
    [true, undefined],
  ])("the time %j is %s minutes", (value, minutes) => {
    expect(readTime(value as never)).toBe(minutes);
  });

  it.each([
    ["2026-11-16", "2026-11-22", "16 – 22 November 2026"],
    ["2026-11-30", "2026-12-06", "30 November – 6 December 2026"],
    ["2026-12-28", "2027-01-03", "28 December 2026 – 3 January 2027"],
    ["2026-11-16", "2026-11-16", "16 November 2026"],
  ])("%s to %s is %s", (first, last, name) => {
    expect(spanName(readDay(first)!, readDay(last)!)).toBe(name);
  });

  it("have names", () => {
    expect(monthName(readMonth("2026-12")!)).toBe("December 2026");
    expect(timeName(9 * 60 + 5)).toBe("9:05");
  });
});

describe("days in a text", () => {
  it.each([
    ["2026-11-20", ["2026-11-20"]],
    ["20 Nov 2026, 9:30", ["2026-11-20"]],
    ["Fri, 20. November 2026", ["2026-11-20"]],
    ["November 2, 2026", ["2026-11-02"]],
    ["Sept. 9, 2026", ["2026-09-09"]],
    ["20.11.2026", ["2026-11-20"]],
    ["10 – 14 November 2026", ["2026-11-10", "2026-11-14"]],
    ["10-14 Nov 2026", ["2026-11-10", "2026-11-14"]],
    ["28 Nov 2026 – 2 Dec 2026", ["2026-11-28", "2026-12-02"]],
    ["2026-11-10 to 2026-11-14", ["2026-11-10", "2026-11-14"]],
    ["30 Feb 2026", []],
    ["11/12/2026", []],
    ["next Friday", []],
    ["", []],
  ])("%j: %j", (text, days) => {
    expect(writtenDays(text)).toEqual(days.map(readDay));
  });
});

describe("the calendar or year of a field", () => {
  it.each([
    ['input "Due" date value="2028-02-29" open', "February 2028", 1],
    ['input "Due" datetime value="20 Nov 2026, 9:30" open', "November 2026", 1],
    ['input "Stay" date value="10 – 14 Nov 2026" open', "November 2026", 5],
    ['input "Due" date open', "January 2026", 0],
    ['input "Billed" month value="2027-11" open', "2027", 1],
    ['input "Billed" month value="Nov 2027" open', "2027", 1],
    ['input "Billed" month value="11/2027" open', "2027", 1],
    ['input "Billed" month value="11.2027" open', "2027", 1],
    ['input "Billed" month value="2027-13" open', "2026", 0],
    ['input "Billed" month open', "2026", 0],
    ['input "Due" date value="soon" open', "January 2026", 0],
  ])("%s shows %s", (source, shown, selected) => {
    expect(wordsOf(source)).toContain(shown);
    expect(htmlOf(source).match(/aria-selected="true"/g)?.length ?? 0).toBe(selected);
  });

  it.each(['input "Due" date', 'input "Due" open', 'input "Due" textarea date open'])(
    "is not drawn for %s",
    (source) => expect(htmlOf(source)).not.toContain('role="grid"'),
  );

  it("covers what follows, unless it is inline", () => {
    const placeAfter = (source: string) =>
      framesOf(`${source} text "after"`).find(
        ({ box }) => box.kind === "text" && box.text === "after",
      )!.y;
    const closed = placeAfter('input "Due" date');
    expect(placeAfter('input "Due" date open')).toBe(closed);
    expect(placeAfter('input "Due" date open inline')).toBeGreaterThan(closed + 200);
  });

  it("has a board that is high enough if nothing follows", () => {
    const [page] = framesOf('input "Due" date open');
    const grid = framesOf('input "Due" date open').find(({ box }) => box.role === "grid")!;
    expect(grid.y + grid.height).toBeLessThan(page!.y + page!.height);
  });
});

describe("lanes", () => {
  const monday = readDay("2026-11-16")!;
  const lanes = (events: readonly (readonly [first: number, last: number])[], room: number) =>
    weekLanes(
      calendarEvents(
        events.map(([first, last], at) => ({
          label: String(at),
          date: dateOf(monday + first),
          until: dateOf(monday + last),
        })),
        [],
      ),
      monday,
      room,
    ).map((day) => ({
      lanes: day.lanes.map((segment) => segment?.event.label ?? ""),
      hidden: day.hidden.length,
    }));
  const dateOf = (day: number) => {
    const month = monthOf(day);
    return written(Math.floor(month / 12), (month % 12) + 1, dayOfMonth(day));
  };

  it("keep an event of several days in one lane", () => {
    const week = lanes(
      [
        [0, 2],
        [1, 1],
        [2, 4],
      ],
      3,
    );
    expect(week[1]).toEqual({ lanes: ["0", "1"], hidden: 0 });
    expect(week[2]).toEqual({ lanes: ["0", "2"], hidden: 0 });
    expect(week[3]).toEqual({ lanes: ["", "2"], hidden: 0 });
  });

  it("cut events at the ends of the week", () => {
    expect(lanes([[-3, 9]], 3).every((day) => day.lanes[0] === "0")).toBe(true);
    expect(
      lanes(
        [
          [-3, -1],
          [7, 9],
        ],
        3,
      ).every((day) => day.lanes.length === 0),
    ).toBe(true);
  });

  it("leave the last lane to the count if there is no room", () => {
    const week = lanes(
      [
        [0, 0],
        [0, 0],
        [0, 0],
        [0, 1],
      ],
      3,
    );
    expect(week[0]!.lanes.length).toBe(2);
    expect(week[0]!.hidden).toBe(2);
  });

  it("show or count every event on every day, and none twice", () => {
    const event = fc.tuple(fc.integer({ min: -9, max: 9 }), fc.nat(12));
    fc.assert(
      fc.property(
        fc.array(event, { maxLength: 12 }),
        fc.integer({ min: 1, max: 5 }),
        (some, room) => {
          const spans = some.map(([first, length]) => [first, first + length] as const);
          for (const [at, { lanes: shown, hidden }] of lanes(spans, room).entries()) {
            const own = spans.filter(([first, last]) => first <= at && at <= last).length;
            const seen = shown.filter((label) => label !== "");
            expect(seen.length + hidden).toBe(own);
            expect(new Set(seen).size).toBe(seen.length);
            expect(shown.length).toBeLessThanOrEqual(hidden > 0 ? room - 1 : room);
          }
        },
      ),
    );
  });
});

describe("events that overlap", () => {
  const times = fc.array(
    fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 12 })),
    { maxLength: 14 },
  );

  it("are side by side, and nothing else takes width from them", () => {
    fc.assert(
      fc.property(times, (some) => {
        const events = some.map(([start, length]) => ({ start, end: start + length }));
        const places = sideBySide(events);
        expect(places.length).toBe(events.length);
        for (const [at, a] of places.entries()) {
          expect(a.column + a.span).toBeLessThanOrEqual(a.count);
          expect(a.span).toBeGreaterThan(0);
          for (const b of places.slice(at + 1)) {
            if (a.event.start >= b.event.end || b.event.start >= a.event.end) continue;
            expect(a.count).toBe(b.count);
            expect(a.column + a.span <= b.column || b.column + b.span <= a.column).toBe(true);
          }
        }
      }),
    );
  });

  it("take the width that nothing else needs", () => {
    const places = sideBySide([
      { start: 0, end: 9 },
      { start: 1, end: 2 },
      { start: 1, end: 2 },
      { start: 3, end: 4 },
    ]);
    expect(places.map(({ column, span, count }) => [column, span, count])).toEqual([
      [0, 1, 3],
      [1, 1, 3],
      [2, 1, 3],
      [1, 2, 3],
    ]);
  });
});

describe("a calendar", () => {
  it.each([
    ['calendar month="2026-11" selected="2025-01-01"', "November 2026"],
    ['calendar selected="2025-01-01" range=["2024-02-01", "2024-02-02"]', "January 2025"],
    [
      'calendar range=["2024-02-01", "2024-02-02"] [{date="2023-03-01" label="A"}]',
      "February 2024",
    ],
    ['calendar [{date="2023-03-09" label="B"}, {date="2023-03-01" label="A"}]', "March 2023"],
    ["calendar", "January 2026"],
    ['calendar view=week selected="2026-11-20"', "16 – 22 November 2026"],
    ['calendar view=week week=sun [{date="2026-11-15" label="A"}]', "15 – 21 November 2026"],
    ['calendar view=week month="2026-12"', "30 November – 6 December 2026"],
  ])("%s shows %s", (source, shown) => {
    expect(wordsOf(source)).toContain(shown);
  });

  it.each([
    ["2026-02", "mon", 5],
    ["2027-02", "mon", 4],
    ["2026-02", "sun", 4],
    ["2026-08", "mon", 6],
    ["2026-11", "mon", 6],
    ["2026-11", "sun", 5],
  ])("%s has weeks from %s: %d", (month, week, count) => {
    const html = htmlOf(`calendar month="${month}" week=${week}`);
    expect(html.match(/<tr\b/g)?.length).toBe(count + 1);
    expect(html.match(/<td\b/g)?.length).toBe(7 * count);
  });

  it("means the same as a list and as a block", () => {
    const events = [
      ['"A"', 'date="2026-11-03" variant=info'],
      ['"B"', 'date="2026-11-03" start="9:30" end=11'],
      ['"C"', 'date="2026-11-05" until="2026-11-10" variant=danger'],
    ];
    const list = events.map(([label, rest]) => `{label=${label} ${rest}}`).join(", ");
    const block = events.map(([label, rest]) => `event ${label} ${rest}`).join("\n");
    for (const form of ["", "compact", "view=week"]) {
      const asList = htmlOf(`calendar "T" month="2026-11" ${form} [${list}]`);
      expect(htmlOf(`calendar "T" month="2026-11" ${form} { ${block} }`)).toBe(asList);
    }
    expect(wordsOf('calendar { event "A" date="2026-11-03" info }')).toContain("A");
  });

  it("marks today and the selected days", () => {
    const source = 'calendar month="2026-11" today="2026-11-18" range=["2026-11-02", "2026-11-04"]';
    for (const form of ["", " compact"]) {
      const html = htmlOf(source + form);
      expect(html.match(/aria-current="date"/g)?.length).toBe(1);
      expect(html.match(/aria-selected="true"/g)?.length).toBe(3);
    }
  });

  it("draws a bar from its first to its last day in each week", () => {
    const frames = framesOf(
      'calendar month="2026-11" [{date="2026-11-03" until="2026-11-05" label="Fair"}]',
    );
    const cells = frames.filter(({ box }) => box.role === "gridcell");
    const bar = frames.find(({ box }) => box.style.position === "absolute")!;
    // October 26 is the first visible day.
    const [first, last] = [cells[8]!, cells[10]!];
    expect(bar.x).toBeCloseTo(first.x + 5, 1);
    expect(bar.x + bar.width).toBeCloseTo(last.x + last.width - 4, 1);
  });

  it("counts events without room, and shows all of them if it is higher", () => {
    const list = [1, 2, 3, 4, 5].map((at) => `{date="2026-11-03" label="E${at}"}`).join(", ");
    expect(wordsOf(`calendar [${list}]`)).toContain("+3");
    expect(wordsOf(`calendar h=1200 [${list}]`)).toContain("E5");
    expect(wordsOf(`calendar h=120 [${list}]`)).toContain("+5");
  });

  it("shows events on a phone without text, but with their names", () => {
    const source = 'calendar [{date="2026-11-03" label="Fair"}]';
    expect(wordsOf(source, 375)).not.toContain("Fair");
    const html = htmlOf(`page w=375 { ${source} }`);
    expect(html).toContain('role="img" aria-label="Fair"');
  });

  it("puts events at their times", () => {
    const frames = framesOf(
      'calendar view=week from=8 to=12 [{date="2026-11-16" start="8:30" end=10 label="A"}, {date="2026-11-16" start="9:30" end=11 label="B"}]',
    );
    const blocks = frames.filter(({ box }) => box.attributes?.title !== undefined);
    const [a, b] = blocks as [Frame, Frame];
    expect(b.y - a.y).toBe(48);
    expect(a.height).toBe(71);
    expect(a.x + a.width).toBeLessThan(b.x);
  });

  it("shows all hours that its events need, unless the source limits them", () => {
    const early = '[{date="2026-11-16" start=6 end="19:30" label="A"}]';
    expect(wordsOf(`calendar view=week ${early}`)).toEqual(
      expect.arrayContaining(["6:00", "20:00"]),
    );
    expect(wordsOf(`calendar view=week from=8 to=18 ${early}`)).not.toContain("6:00");
  });

  it("links events in a prototype", () => {
    const source =
      'page { calendar month="2026-11" { event "A" date="2026-11-03" opens=more event "B" date="2026-11-04" navigate="Other" } modal "M" id=more { } } page "Other" { }';
    const html = htmlOf(source, { prototype: true });
    expect(html).toMatch(/<button[^>]*popovertarget[^>]*>/);
    expect(html).toMatch(/<a [^>]*href="#wf-\w+-other"/);
  });

  it("has boxes for at most six weeks, whatever its data", () => {
    const count = (box: Box): number => childrenOf(box).reduce((sum, each) => sum + count(each), 1);
    const source = 'calendar month="2026-11" [{date="0001-01-01" until="9999-12-31" label="A"}]';
    const { boards } = compose(source, { room: 900 }).boxes;
    expect(count(boards[0]!.box)).toBeLessThan(300);
  });
});

it("takes no more boxes than its cost says, in either form", () => {
  const count = (box: Box): number => childrenOf(box).reduce((sum, each) => sum + count(each), 1);
  const text = (day: number) => written(2026, 10 + Math.floor(day / 30), 1 + (day % 30));
  const event = fc
    .record({
      day: fc.nat(89),
      length: fc.oneof(fc.constant(0), fc.nat(12)),
      start: fc.option(fc.nat(20)),
    })
    .map(({ day, length, start }) => {
      const until = length > 0 ? ` until="${text(Math.min(89, day + length))}"` : "";
      const time = start === null ? "" : ` start=${start} end=${start + 2}`;
      return { label: "A", rest: `date="${text(day)}"${until}${time}` };
    });
  const form = fc.constantFrom("", "compact", "view=week", "h=900", "view=week from=0 to=24");
  fc.assert(
    fc.property(
      fc.array(event, { maxLength: 20 }),
      form,
      fc.boolean(),
      (events, words, isBlock) => {
        const list = events.map(({ label, rest }) => `{label="${label}" ${rest}}`);
        const block = events.map(({ label, rest }) => `event "${label}" ${rest}`);
        const data = isBlock ? `{ ${block.join("\n")} }` : `[${list.join(", ")}]`;
        const { ast } = analyze(`calendar "T" month="2026-11" today="2026-11-03" ${words} ${data}`);
        const made = compose(ast, { room: 900 }).boxes.boards[0]!.box;
        const { boxes } = estimateDocument(ast).total;
        expect(boxes).toBeGreaterThanOrEqual(count(made));
        expect(boxes).toBeLessThanOrEqual(4 * count(made));
      },
    ),
  );
});

describe("wrong dates are reported at their place", () => {
  it.each([
    ['calendar month="2026-13"', ['data-date "2026-13"']],
    ["calendar month=2026", ["data-date 2026"]],
    ['calendar today="2026-02-30"', ['data-date "2026-02-30"']],
    ['calendar range=["2026-02-01"]', ['data-date ["2026-02-01"]']],
    ['calendar range=["2026-02-01", "x"]', ['data-date "x"']],
    ['calendar range=["2026-02-03", "2026-02-01"]', ['data-range ["2026-02-03", "2026-02-01"]']],
    ['calendar { event "A" }', ["data-date event"]],
    ['calendar ["A"]', ['data-date "A"']],
    ['calendar [{date="2026-02-31" label="A"}]', ['data-date "2026-02-31"']],
    ['calendar { event "A" date="2026-02-03" until="2026-02-01" }', ['data-range "2026-02-01"']],
    ['calendar { event "A" date="2026-02-03" start="10:00" end="9:00" }', ['data-range "9:00"']],
    ['calendar { event "A" date="2026-02-03" start="25:00" }', ['data-date "25:00"']],
    ['calendar { event "A" date="2026-02-03" end="9:00" }', ['data-date "9:00"']],
    ['calendar month="2026-11" [{date="2026-12-25" label="A"}]', ['data-range "2026-12-25"']],
    ['calendar month="2026-11" [{date="2026-12-01" label="Seen in its last week"}]', []],
    [
      'calendar view=week selected="2026-11-20" [{date="2026-11-23" label="A"}]',
      ['data-range "2026-11-23"'],
    ],
    ['calendar view=week from=8 to=12 [{date="2026-11-23" start=13 label="A"}]', ["data-range 13"]],
    ["calendar view=week from=12 to=8", ["data-range 8"]],
    ['calendar { event "A" date="2026-02-03" until="2026-02-04" start=22 end=6 }', []],
  ])("%s", (source, found) => {
    expect(faults(source).filter((fault) => fault.startsWith("data-"))).toEqual(found);
  });
});
