/** Invariants of notes, whatever is in their file, whatever is done to them, and however their source changes. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { applyAct, type NoteAct } from "../../src/authoring/notes/apply-act.js";
import { AnchorFinder } from "../../src/authoring/notes/find-anchor.js";
import type { Anchor, Approval, Note, NotesFile, Remark } from "../../src/authoring/notes/note.js";
import { noNotes } from "../../src/authoring/notes/note.js";
import { placeNotes, withPlaces } from "../../src/authoring/notes/place-notes.js";
import { readNotes } from "../../src/authoring/notes/read-notes.js";
import { writeNotes } from "../../src/authoring/notes/write-notes.js";
import { anyText } from "../support/any-text.js";
import { caseCount } from "../support/case-count.js";
import { elementsIn, noteOn } from "./pinned.js";

const runs = { numRuns: caseCount(60) };

const text = anyText(40).filter((each) => each !== "");
const date = fc
  .date({ min: new Date("2020-01-01"), max: new Date("2030-01-01"), noInvalidDate: true })
  .map((each) => each.toISOString());
const anchor: fc.Arbitrary<Anchor> = fc.record(
  {
    path: fc.string({ maxLength: 30 }),
    component: text,
    words: fc.string({ maxLength: 40 }),
    line: fc.integer({ min: 1, max: 9999 }),
    id: text,
    page: text,
    beside: fc.tuple(fc.string({ maxLength: 20 }), fc.string({ maxLength: 20 })),
  },
  { requiredKeys: ["path", "component", "words", "line"] },
);
const agent = fc.constantFrom<{ agent?: true }>({}, { agent: true });
const remark = fc
  .record({ author: text, created: date, text })
  .chain((each) => agent.map((more): Omit<Remark, "id"> => ({ ...each, ...more })));
const note = fc
  .record({ remark, anchor, state: fc.constantFrom("open" as const, "done" as const) })
  .chain(({ remark: own, ...more }) =>
    fc.array(remark, { maxLength: 3 }).map((replies) => ({ ...own, ...more, replies })),
  );
const approval = fc.record({
  page: anchor,
  author: text,
  created: date,
  digest: fc.constant("d1"),
});

/** Files with unique ids. */
const file: fc.Arbitrary<NotesFile> = fc
  .record({
    notes: fc.array(note, { maxLength: 6 }),
    approvals: fc.array(approval, { maxLength: 3 }),
  })
  .map(({ notes, approvals }) => {
    let count = 0;
    const id = (): string => `i${count++}`;
    return {
      notes: notes.map(
        (each): Note => ({
          ...each,
          id: id(),
          replies: each.replies.map((one) => ({ ...one, id: id() })),
        }),
      ),
      approvals: approvals.map((each): Approval => ({ ...each, id: id() })),
    };
  });

test("written notes can be read, and writing them again gives the same", () => {
  fc.assert(
    fc.property(file, (given) => {
      const written = writeNotes(given);
      const { file: read, problems } = readNotes(written);
      expect(problems).toEqual([]);
      expect(writeNotes(read)).toBe(written);
      expect(read.notes.length).toBe(given.notes.length);
      // The order of the notes in memory makes no difference.
      expect(writeNotes({ ...given, notes: given.notes.toReversed() })).toBe(written);
    }),
    runs,
  );
});

test("any text gives either notes or a problem", () => {
  const json = fc.oneof(
    fc.json(),
    fc.string(),
    fc
      .record({
        version: fc.constantFrom(1, 2, "1"),
        notes: fc.jsonValue(),
        approvals: fc.jsonValue(),
      })
      .map((value) => JSON.stringify(value)),
    // A valid file in which some characters are replaced.
    fc.tuple(file, fc.nat(), fc.string({ maxLength: 4 })).map(([given, at, piece]) => {
      const written = writeNotes(given);
      const place = at % written.length;
      return written.slice(0, place) + piece + written.slice(place + piece.length);
    }),
  );
  fc.assert(
    fc.property(json, (given) => {
      const { file: read, problems } = readNotes(given);
      for (const problem of problems) expect(problem).toMatch(/^\S.*\S$/s);
      const again = readNotes(writeNotes(read));
      expect(again.problems).toEqual([]);
      expect(again.file.notes.length).toBe(read.notes.length);
    }),
    { numRuns: caseCount(200) },
  );
});

test("actions change their note or page, and nothing else", () => {
  const act = (ids: readonly string[]): fc.Arbitrary<NoteAct> =>
    fc.oneof(
      fc.record({ kind: fc.constant("add" as const), id: fc.constant("new"), anchor, text }),
      fc.record({
        kind: fc.constant("reply" as const),
        id: fc.constant("new"),
        note: fc.constantFrom(...ids),
        text,
      }),
      fc.record({
        kind: fc.constant("settle" as const),
        note: fc.constantFrom(...ids),
        state: fc.constantFrom("open" as const, "done" as const),
      }),
      fc.record({
        kind: fc.constant("approve" as const),
        id: fc.constant("new"),
        page: anchor,
        digest: fc.constant("d2"),
      }),
      fc.record({ kind: fc.constant("withdraw" as const), approval: fc.constantFrom(...ids) }),
    );
  const cases = file.chain((given) => {
    const ids = [...given.notes, ...given.approvals].map(({ id }) => id);
    return fc.tuple(fc.constant(given), act([...ids, "none"]), text);
  });
  fc.assert(
    fc.property(cases, ([given, done, author]) => {
      const before = writeNotes(given);
      const applied = applyAct(given, done, { author, created: "2026-11-24T09:30:00.000Z" });
      expect(writeNotes(given)).toBe(before);
      if (applied.file === undefined) {
        expect(applied.problem).toMatch(/\w/);
        return;
      }
      expect(readNotes(writeNotes(applied.file)).problems).toEqual([]);
      const touched = "note" in done ? done.note : undefined;
      for (const one of given.notes) {
        const now = applied.file.notes.find(({ id }) => id === one.id)!;
        if (one.id !== touched) expect(now).toEqual(one);
        expect(now.replies.slice(0, one.replies.length)).toEqual(one.replies);
      }
    }),
    runs,
  );
});

/** Small sources with labels, some of which are repeated. */
const source: fc.Arbitrary<string> = fc
  .array(
    fc.record({
      component: fc.constantFrom("button", "text", "input", "link"),
      words: fc.constantFrom("One", "Two", "Three", "Save", "Cancel", "Name"),
      isWrapped: fc.boolean(),
      id: fc.option(fc.constantFrom("a", "b", "c"), { nil: undefined }),
    }),
    { maxLength: 12 },
  )
  .map((elements) => {
    const lines = elements.map(({ component, words, isWrapped, id }, at) => {
      const isFirst = elements.findIndex((each) => each.id === id) === at;
      const line = `${component} "${words}"${id !== undefined && isFirst ? ` id=${id}` : ""}`;
      return isWrapped ? `row { ${line} }` : line;
    });
    return `page "P" {\n${lines.join("\n")}\n}\n`;
  });

test("no note is dropped, each is on an element of the source or lost, and an unchanged source keeps all", () => {
  fc.assert(
    fc.property(source, source, (before, after) => {
      const elements = elementsIn(before);
      const notes = elements.map((element, at) => noteOn(element, { id: `n${at}` }));
      const here = placeNotes({ notes, approvals: [] }, elements);
      for (const { note: own, element } of here.notes) {
        const pinned = elements[Number(own.id.slice(1))]!;
        expect(element).toBe(pinned);
      }
      const next = elementsIn(after);
      const placed = placeNotes({ notes, approvals: [] }, next);
      expect(placed.notes.map(({ note: own }) => own.id).sort()).toEqual(
        notes.map(({ id }) => id).sort(),
      );
      for (const { note: own, element } of placed.notes) {
        if (element) expect(next[element.number]).toBe(element);
        const { id } = own.anchor;
        const isThere = next.some(({ anchor: each }) => each.id === id);
        if (id !== undefined && isThere) expect(element?.anchor.id).toBe(id);
      }
    }),
    runs,
  );
});

test("updated places are found again, and do not change further", () => {
  fc.assert(
    fc.property(source, source, (before, after) => {
      const notes = elementsIn(before).map((element, at) => noteOn(element, { id: `n${at}` }));
      const next = elementsIn(after);
      const given = { notes, approvals: [] };
      const moved = withPlaces(given, next);
      const finder = new AnchorFinder(next);
      for (const [at, own] of moved.notes.entries()) {
        expect(finder.find(own.anchor)).toBe(finder.find(notes[at]!.anchor));
      }
      expect(withPlaces(moved, next)).toBe(moved);
    }),
    runs,
  );
});

test("a file over a limit is reported, not read", () => {
  const many = Array.from({ length: 1001 }, (_, at) =>
    noteOn({ anchor: { path: "", component: "file", words: "", line: 1 } }, { id: `n${at}` }),
  );
  expect(readNotes(writeNotes({ notes: many, approvals: [] })).problems).toEqual([
    "is not valid: notes has more than 1000 entries",
  ]);
  expect(readNotes("x".repeat((2 << 20) + 1)).problems).toEqual(["is larger than 2 MiB"]);
  expect(readNotes(`${"[".repeat(100_000)}`).problems).toEqual([
    "is not valid JSON; mend it, or restore it from version control",
  ]);
  expect(readNotes("<<<<<<< ours\n{}\n=======\n{}\n>>>>>>> theirs\n").problems[0]).toContain(
    "merge",
  );
  const actor = { author: "A", created: "2026-11-24T09:30:00.000Z" };
  const full = { notes: many.slice(1), approvals: [] };
  const act = { kind: "add" as const, id: "x", anchor: many[0]!.anchor, text: "more" };
  expect(applyAct(full, act, actor).problem).toBe("there are already 1000 notes");
  expect(applyAct(noNotes, { ...act, text: " \u0000 " }, actor).problem).toBe(
    "a note needs a text",
  );
  expect(applyAct(noNotes, { ...act, text: "a".repeat(4001) }, actor).problem).toContain("4000");
});

test.each([
  ["\u202eeve\n\nroot", "eve root"],
  ["\u2066 \u0007", "Somebody"],
  ["עמית", "עמית"],
])("the author %j is written as %j", (author, written) => {
  const anchor = { path: "", component: "file", words: "", line: 1 };
  const act = { kind: "add" as const, id: "n1", anchor, text: "x" };
  const created = "2026-11-24T09:30:00.000Z";
  const { file } = applyAct({ notes: [], approvals: [] }, act, { author, created });
  expect(file?.notes[0]?.author).toBe(written);
});
