/** Tests pictures of the project in the preview: what is redrawn after a change, and what downloads contain. */
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Pictures } from "../../src/base/images/picture.js";
import { readPictures } from "../../src/base/images/read-pictures.js";
import { CompileSession, type Rebuild } from "../../src/tools/preview/compile-session.js";
import type { View } from "../../src/tools/preview/draw-task.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
import { paintPicture } from "../../src/tools/preview/paint-picture.js";
import { gif, png, svg, webps } from "../images/sample-images.js";
import { FakeSet } from "./fake-set.js";

beforeEach(() => void vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "Date"] }));
afterEach(() => void vi.useRealTimers());

const view: View = { format: "svg", theme: "light", pageWidth: undefined };

const red = png([255, 0, 0]);
const blue = png([0, 0, 255]);
const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

const files = {
  "team.wf": 'page "Team" w=400 { image "ada.png" }\n',
  "other.wf": 'page "Other" { text "o" }\n',
};

async function follow(pictures: Record<string, Uint8Array>, wireframes = files) {
  const set = new FakeSet(wireframes);
  for (const [path, bytes] of Object.entries(pictures)) set.pictures.set(path, bytes);
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const rebuilds: Rebuild[] = [];
  session.subscribe((rebuild) => rebuilds.push(rebuild));
  await followFiles(
    set,
    set.startWatcher,
    (batch) => session.apply(batch),
    (message) => expect.fail(message),
  );
  const draw = async (path: string, bytes: Uint8Array | undefined): Promise<void> => {
    set.draw(path, bytes);
    await vi.advanceTimersByTimeAsync(20);
    await new Promise((resolve) => setImmediate(resolve));
  };
  const shown = () => session.picture("team.wf", view)?.svg ?? "";
  return { set, session, rebuilds, draw, shown };
}

test("a changed picture redraws only the wireframes that show it", async () => {
  const { rebuilds, draw, shown } = await follow({ "ada.png": red });
  expect(shown()).toContain(base64(red));
  await draw("ada.png", blue);
  expect(rebuilds.map(({ checked }) => checked.map(({ path }) => path))).toEqual([["team.wf"]]);
  expect(shown()).toContain(base64(blue));
  await draw("ada.png", undefined);
  expect(shown()).not.toContain("<image");
  await draw("ada.png", red);
  expect(shown()).toContain(base64(red));
});

test("pictures that cannot be shown are reported, in SVG and HTML, until they can", async () => {
  const { session, draw } = await follow({});
  for (const format of ["svg", "html"] as const) {
    const { diagnostics, isStale } = session.picture("team.wf", { ...view, format })!;
    expect(diagnostics).toMatchObject([
      { code: "image-not-shown", severity: "warning", line: 1, column: 27 },
    ]);
    expect(isStale).toBe(false);
  }
  await draw("ada.png", red);
  expect(session.picture("team.wf", view)!.diagnostics).toEqual([]);
});

test("a picture in an imported file is found relative to that file, and watched", async () => {
  const { session, draw, shown } = await follow({ "x/ada.png": red }, {
    "team.wf": 'import "x/parts.wf"\npage "Team" { person }\n',
    "other.wf": 'page { text "o" }\n',
    "x/parts.wf": 'component person { image "ada.png" }\n',
  } as typeof files);
  expect(shown()).toContain(base64(red));
  await draw("x/ada.png", blue);
  expect(shown()).toContain(base64(blue));
  expect(session.surroundingsOf("team.wf")!.of("x/ada.png")?.bytes).toEqual(blue);
});

test("live HTML shows it too", async () => {
  const { session } = await follow({ "ada.png": red });
  const { html } = session.picture("team.wf", { ...view, format: "html" })!;
  expect(html).toContain(`src="data:image/png;base64,${base64(red)}"`);
});

test("a picture that no wireframe shows any more is no longer watched", async () => {
  const { set, rebuilds, draw, shown } = await follow({ "ada.png": red });
  shown();
  set.write("team.wf", files["team.wf"].replace("ada", "grace"));
  await vi.advanceTimersByTimeAsync(20);
  shown();
  expect([...set.imported.files]).toEqual(["/w/grace.png"]);
  const { length } = rebuilds;
  await draw("ada.png", blue);
  expect(rebuilds).toHaveLength(length);
});

test("downloads contain pictures as with wf render", async () => {
  const pictures = { "ada.png": red, "a.gif": gif, "a.svg": svg };
  const source = 'page { image "ada.png" image "a.gif" image "a.svg" image "gone.png" }\n';
  const { session } = await follow(pictures, { ...files, "team.wf": source });
  const around = session.surroundingsOf("team.wf")!;
  const task = { text: source, prototype: false, theme: "light", pageWidth: undefined, scale: 1 };
  const paint = async (format: string, more: object, pictures?: Pictures) => {
    const painted = await paintPicture({ ...task, format, ...more } as never, pictures);
    return Buffer.from((painted as { data: string }).data).toString("latin1");
  };
  for (const format of ["svg", "html", "png"]) {
    const [plain, given, embedded] = await Promise.all([
      paint(format, {}),
      paint(format, {}, around),
      paint(format, { embedsPictures: true }, around),
    ]);
    expect(given === plain, format).toBe(format !== "png");
    expect(embedded === plain, format).toBe(false);
  }
});

test.each(["png", "pdf"] as const)("downloads show WebP: %s", async (format) => {
  const text = 'page { image "a.webp" }';
  const task = { text, format, prototype: false, theme: "light", pageWidth: undefined } as const;
  const [plain, shown] = await Promise.all(
    [{}, { "a.webp": webps.lossy }].map((pictures) =>
      paintPicture({ ...task, scale: 1 }, readPictures(pictures)),
    ),
  );
  expect(shown).toMatchObject({ missing: "" });
  expect(shown).not.toEqual(plain);
});

test("a picture that only a click shows is in downloads of prototypes, and watched", async () => {
  const source = 'page "A" { button "Open" opens=m\nmodal "M" id=m { image "ada.png" } }\n';
  const { set, session } = await follow({ "ada.png": red }, { ...files, "team.wf": source });
  const task = { text: source, format: "html", prototype: true, theme: "light" } as const;
  const around = session.surroundingsOf("team.wf")!;
  const own = { pageWidth: undefined, scale: 1, embedsPictures: true };
  const painted = await paintPicture({ ...task, ...own }, around);
  expect(painted).toMatchObject({ data: expect.stringContaining(base64(red)) });
  expect([...set.imported.files]).toEqual(["/w/ada.png"]);
});
