/** Tests that settings of many folders share the font files that they name, and how much these may be together. */
import { copyFileSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Unzlib } from "fflate";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { FontkitFace } from "../../src/base/fonts/given/fontkit-face.js";
import { FontsRoom } from "../../src/base/fonts/given/fonts-room.js";
import type { GivenFonts } from "../../src/base/fonts/given-fonts.js";
import { lettersWithin } from "../../src/base/fonts/letters-within.js";
import { loadFonts } from "../../src/workspace/files/load-fonts.js";
import { OpenedFonts } from "../../src/workspace/files/opened-fonts.js";
import type { Io } from "../../src/workspace/io.js";
import { moved } from "../support/hebrew-font.js";
import { writeWoff } from "../support/write-woff.js";

const alef = "\u05d0";
const folder = mkdtempSync(join(tmpdir(), "wf-fonts-"));
const file = join(folder, "a.woff");
beforeAll(() => writeFileSync(file, writeWoff(moved())));
afterAll(() => rmSync(folder, { recursive: true }));

/** The font in a file, under a name of its family. */
const load = (family: string, path: string, opened?: OpenedFonts): Promise<GivenFonts> =>
  loadFonts([{ path, shown: path, family }], { stderr: {} } as Io, { ...(opened && { opened }) });

/** How a letter looks, in the family that has it. */
function letterIn(fonts: GivenFonts): string {
  const face = fonts.faceFor(alef, 400, false)!;
  return JSON.stringify([face.family, face.glyphs(alef).map(({ id }) => face.outline(id))]);
}

it("a file is unpacked once, whatever its family is called and whichever links lead to it", async () => {
  const push = vi.spyOn(Unzlib.prototype, "push");
  const first = await load("One", file);
  const { length } = push.mock.calls;
  expect(length).toBeGreaterThan(0);
  symlinkSync("a.woff", join(folder, "b.woff"));
  symlinkSync("b.woff", join(folder, "c.woff"));
  const others = await Promise.all([
    load("Two", file),
    load("Three", join(folder, "b.woff")),
    load("Four", join(folder, "c.woff")),
  ]);
  expect(push.mock.calls.length).toBe(length);
  expect(others.map(({ families }) => families)).toEqual([["Two"], ["Three"], ["Four"]]);
  for (const [at, name] of ["Two", "Three", "Four"].entries()) {
    expect(letterIn(others[at]!)).toBe(letterIn(first).replace("One", name));
  }
});

it("a changed file is read again", async () => {
  const path = join(folder, "d.woff");
  copyFileSync(file, path);
  const first = await load("Same", path);
  writeFileSync(path, moved(700));
  expect(letterIn(await load("Same", path))).not.toBe(letterIn(first));
});

it("files that are in use have a limit together", async () => {
  const opened = new OpenedFonts(100_000);
  const kept: GivenFonts[] = [];
  const loadCopies = async (): Promise<void> => {
    for (let at = 0; at < 100; at++) {
      kept.push(await load(`Same ${at}`, file, opened));
      const path = join(folder, `copy-${at}.woff`);
      copyFileSync(file, path);
      kept.push(await load(`Copy ${at}`, path, opened));
    }
  };
  await expect(loadCopies()).rejects.toThrow(/the fonts of all settings have more than/);
  expect(kept.length).toBeGreaterThan(2);
});

it("the fonts of all settings share what they take in a run, and those of a session begin anew", async () => {
  const room = new FontsRoom({ usualOfRun: new FontsRoom().usualSteps });
  const { reads, usualSteps } = room;
  const opened = new OpenedFonts(undefined, room);
  const kept: GivenFonts[] = [];
  const loadCopy = async (name: string, io: Io, isSession?: true): Promise<GivenFonts> => {
    const path = join(folder, `run-${name}.woff`);
    copyFileSync(file, path);
    const fonts = await loadFonts([{ path, shown: path, family: name }], io, {
      opened,
      ...(isSession && { isSession }),
    });
    kept.push(fonts);
    return fonts;
  };
  const run = { stderr: {} } as Io;
  await loadCopy("a", run);
  const taken = reads - room.reads;
  expect(taken).toBeGreaterThan(0);
  room.usualSteps = 5;
  lettersWithin(await loadCopy("b", { ...run }));
  expect([reads - room.reads, room.usualSteps]).toEqual([2 * taken, 5]);
  await loadCopy("c", { stderr: {} } as Io);
  expect([reads - room.reads, room.usualSteps]).toEqual([taken, usualSteps]);
  room.usualSteps = 5;
  const fonts = await loadCopy("d", run, true);
  expect([reads - room.reads, room.usualSteps]).toEqual([taken, usualSteps]);
  room.usualSteps = 5;
  lettersWithin(fonts);
  expect(room.usualSteps).toBe(usualSteps);
});

it("no more is read than the fonts of a run may take", async () => {
  const opened = new OpenedFonts(undefined, new FontsRoom({ reads: 50 }));
  await expect(load("Odd", file, opened)).rejects.toThrow(
    "there are more than 1000 fonts, or they",
  );
});

it("a file that is named a hundred times is asked once for a letter, and another one as well", async () => {
  const path = join(folder, "other.woff");
  copyFileSync(file, path);
  const names = [undefined, ...Array.from({ length: 99 }, (_, at) => `Name ${at}`)];
  const wanted = [file, path].flatMap((each) =>
    names.map((family) => ({ path: each, shown: each, ...(family && { family }) })),
  );
  const fonts = await loadFonts([...wanted, ...wanted], { stderr: {} } as Io);
  expect(fonts.families).toHaveLength(100);
  const asked = vi.spyOn(FontkitFace.prototype, "has");
  expect(fonts.faceFor("\u4e00", 400, false)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(fonts.faceFor(alef, 400, false)!.family).toBe(fonts.families[0]);
  expect(fonts.faceFor(alef, 400, false, "Name 7")!.family).toBe("Name 7");
  asked.mockRestore();
});

it("characters that a font lacks are not kept, and those that it has are, for all of its names", async () => {
  const [first, second] = await Promise.all([load("One more", file), load("Two more", file)]);
  const has = (fonts: GivenFonts, cluster: string) => fonts.faceFor(cluster, 400, false);
  const kept = vi.spyOn(Map.prototype, "set");
  const count = (letter: string) =>
    kept.mock.calls.filter(([key]) => key === letter.codePointAt(0)).length;
  for (const fonts of [first, second]) {
    expect(has(fonts, "\u4e01")).toBeUndefined();
    expect(has(fonts, "\u05d1")).toBeDefined();
  }
  const counts = [count("\u4e01"), count("\u05d1")];
  kept.mockRestore();
  expect(counts).toEqual([0, 1]);
});
