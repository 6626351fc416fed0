/** Tests that all examples fit on a phone, a tablet and a desktop: nothing overflows, and nothing is cut. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { compose } from "../src/composition.js";
import { documentOf } from "../src/document-of.js";
import type { Frame } from "../src/drawing/layout/frame.js";
import type { Device } from "../src/model/define/device.js";

const folder = fileURLToPath(new URL("../examples", import.meta.url));
const paths = readdirSync(folder, { withFileTypes: true }).map((item) =>
  join(folder, item.isDirectory() ? `${item.name}/${item.name}.wf` : item.name),
);
const devices: readonly Device[] = ["iphone14", "ipad", "desktop"];

function load(part: string, from: string) {
  const id = join(dirname(from), part);
  return { id, text: readFileSync(id, "utf8") };
}

/** The frames that are visible outside of their board. */
function beside(frame: Frame, board: Frame): string[] {
  const { box, x, width, children } = frame;
  const isOut = x < board.x - 0.5 || x + width > board.x + board.width + 0.5;
  const own = isOut && box.origin && width > 0 ? [`${box.kind} at ${x}, ${width} px wide`] : [];
  if (box !== board.box && (box.style.overflow === "hidden" || box.decorative)) return own;
  return [...own, ...children.flatMap((child) => beside(child, board))];
}

describe.each(devices)("on %s", (device) => {
  it.each(paths.map((path) => [path.slice(folder.length + 1), path]))("%s fits", (_, path) => {
    const options = {
      devices: [device],
      load: (part: string, from: string | undefined) => load(part, from ?? path),
    };
    const { document } = documentOf(readFileSync(path, "utf8"), options);
    const { frames, diagnostics } = compose(document, options);
    expect(diagnostics).toEqual([]);
    expect(frames.boards.flatMap(({ frame }) => beside(frame, frame))).toEqual([]);
  });
});

it("names the device above a board, and nowhere else", () => {
  const source = 'page "Home" {\n  sidebar { nav vertical ["A", "B"] }\n  main { text "C" }\n}';
  const options = { devices, frames: true };
  const { frames } = compose(source, options);
  const wordsOf = ({ box, children }: Frame): string[] => [
    ...(box.kind === "text" ? [box.text] : []),
    ...children.flatMap(wordsOf),
  ];
  const words = frames.boards.flatMap(({ frame }) => wordsOf(frame));
  expect(words.filter((text) => text.includes("Home"))).toContain("Home");
  expect(words.filter((text) => devices.some((device) => text.includes(device)))).toEqual([]);
  const titles = frames.boards.map(({ board }) => board.title);
  expect(titles).toEqual(expect.arrayContaining(devices.map((device) => `Home – ${device}`)));
});
