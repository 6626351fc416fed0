/** Makes small changes to a source, and tests that its kept picture reveals them and that the report shows them. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { parse as parseHtml } from "parse5";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { examples } from "../corpus/corpus.js";
import { comparePictures } from "./compare-pictures.js";
import { findChange, pictureFile } from "./kept-pictures.js";
import { paintSmall } from "./paint-small.js";
import { reportPage } from "./report-page.js";

const login = examples.find(({ name }) => name.endsWith("/login.wf"))!.source;
const theme = "light";
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wf-visual-"));
  writeFileSync(pictureFile(folder, "login"), await paintSmall(login, theme));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("a picture", () => {
  it("equals itself when it is painted again", async () => {
    expect(await findChange(folder, { name: "login", source: login, theme })).toBeNull();
  });

  it.each([
    ["one letter", "Welcome back", "Welcome bacK"],
    ["one px of padding", "card p=6", "card p=25px"],
    ["a smaller shadow", "shadow=md", "shadow=sm"],
    ["a fainter ink", ' workspace." muted', ' workspace."'],
    ["a mark", " checked", ""],
  ])("reports %s", async (_, from, to) => {
    expect(login).toContain(from);
    const source = login.replace(from, to);
    const change = await findChange(folder, { name: "login", source, theme });
    expect(change?.message).toMatch(/^[1-9]\d* pixels differ$/);
  });

  it("reports another size, another theme, and a missing picture", async () => {
    const messageOf = async (name: string, source: string, of: "light" | "dark") =>
      (await findChange(folder, { name, source, theme: of }))?.message;
    expect(await messageOf("login", login.replace("h=640", "h=680"), theme)).toMatch(
      /^its size differs: \d+ x \d+, \d+ x \d+$/,
    );
    expect(await messageOf("login", login, "dark")).toMatch(/pixels differ$/);
    expect(await messageOf("other", login, theme)).toBe("no picture is kept of it");
  });
});

describe("colors", () => {
  const paint = (grey: number): Uint8Array => {
    const picture = new PNG({ width: 4, height: 4 });
    picture.data.fill(255);
    picture.data.fill(grey, 0, 3);
    return PNG.sync.write(picture);
  };

  it.each([
    [255, 0],
    [253, 0],
    [251, 1],
    [0, 1],
  ])("of one pixel, 255 and %i, differ in %i pixels", (grey, pixels) => {
    expect(comparePictures(paint(255), paint(grey)).pixels).toBe(pixels);
  });
});

it("the report shows the expected picture, the new one and the difference", async () => {
  const source = login.replace("Welcome back", "Welcome there");
  const change = (await findChange(folder, { name: "login", source, theme }))!;
  const faults: string[] = [];
  const page = reportPage([{ ...change, name: "<login>" }]);
  parseHtml(page, { onParseError: ({ code }) => void faults.push(code) });
  expect(faults).toEqual([]);
  expect(page).toContain("&lt;login&gt;");
  const shown = [...page.matchAll(/<figcaption>(\w+)<.*?base64,([^"]+)"/g)].map(
    ([, what, data]) => ({
      what,
      size: PNG.sync.read(Buffer.from(data!, "base64")).width,
    }),
  );
  expect(shown.map(({ what }) => what)).toEqual(["expected", "actual", "difference"]);
  expect(new Set(shown.map(({ size }) => size)).size).toBe(1);
  const { data } = PNG.sync.read(Buffer.from(change.pictures.difference!));
  let red = 0;
  for (let at = 0; at < data.length; at += 4) if (data[at] === 255 && data[at + 1] === 0) red++;
  expect(change.message).toBe(`${red} pixels differ`);
});
