/** Tests that costly pictures are drawn elsewhere, as the preview itself draws them, while others are answered. */
import { expect, onTestFinished, test } from "vitest";
import { hostNames } from "../../src/service/web/host-rule.js";
import { buildPreview } from "../../src/tools/preview/build-preview.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import type { DrawTask, Surroundings, View } from "../../src/tools/preview/draw-task.js";
import type { Drawn } from "../../src/tools/preview/drawn-file.js";
import { followFiles } from "../../src/tools/preview/follow-files.js";
import { performDrawing } from "../../src/tools/preview/perform-drawing.js";
import { png } from "../images/sample-images.js";
import { FakeSet, good } from "./fake-set.js";

/** A wireframe with thousands of buttons. */
const large = (word: string): string => `page "L" { ${`button "${word}"\n`.repeat(2_500)} }\n`;

type Release = (outcome?: { problem: string }) => void;

/** A preview in memory whose costly drawings wait until the test releases them. */
async function open(files: Record<string, string>) {
  const set = new FakeSet(files);
  set.pictures.set("ada.png", png([255, 0, 0]));
  const session = new CompileSession(set);
  await session.open();
  await session.lookAtAll();
  const waiting: Release[] = [];
  const tasks: DrawTask[] = [];
  const draw = async (task: DrawTask, surroundings: Surroundings) => {
    tasks.push(task);
    const refused = await new Promise<Parameters<Release>[0]>((resolve) => waiting.push(resolve));
    return refused ?? (await performDrawing(structuredClone(task), surroundings));
  };
  const { app } = buildPreview({
    session,
    notes: undefined,
    script: import.meta.filename,
    fonts: import.meta.dirname,
    hostNames: hostNames({ listening: "127.0.0.1" }),
    openEditor: undefined,
    paint: async ({ text }) => ({ data: `painted ${text.length}`, missing: "" }),
    draw,
  });
  const following = await followFiles(
    set,
    set.startWatcher,
    (batch) => session.apply(batch),
    (message) => expect.fail(message),
  );
  onTestFinished(async () => {
    await following.close();
    await app.close();
  });
  const ask = async (path: string, rest = "&format=svg&theme=light", route = "picture") => {
    const url = `/api/${route}?path=${path}${rest}`;
    const answer = await app.inject({ url, headers: { host: "127.0.0.1" } });
    return { status: answer.statusCode, body: answer.body };
  };
  const release: Release = (outcome) => waiting.shift()!(outcome);
  return { set, session, tasks, waiting, release, ask };
}

test("while a costly picture is drawn, others are answered and saves are seen", async () => {
  const { set, session, tasks, waiting, release, ask } = await open({
    "large.wf": large("one"),
    "small.wf": good("small"),
  });
  const pending = ask("large.wf");
  await expect.poll(() => waiting.length).toBe(1);
  expect(await ask("small.wf")).toMatchObject({ status: 200 });
  set.write("small.wf", good("changed"));
  await expect.poll(() => session.source("small.wf")?.text).toContain("changed");
  expect((await ask("small.wf")).body).toContain("changed");
  release();
  const { status, body } = await pending;
  expect(status).toBe(200);
  expect(body).toContain("one");
  // It is kept, and small pictures never go this way.
  expect((await ask("large.wf")).body).toBe(body);
  expect(tasks).toHaveLength(1);
});

test("a save during a drawing is drawn next, and the first answer is about the text before it", async () => {
  const { set, session, tasks, waiting, release, ask } = await open({ "large.wf": large("one") });
  const first = ask("large.wf");
  await expect.poll(() => waiting.length).toBe(1);
  const { version } = session.source("large.wf")!;
  set.write("large.wf", large("two"));
  await expect.poll(() => session.source("large.wf")!.version).toBeGreaterThan(version);
  const second = ask("large.wf");
  release();
  const shown = JSON.parse((await first).body);
  expect(shown).toMatchObject({ version, svg: expect.stringContaining(">one<") });
  await expect.poll(() => waiting.length).toBe(1);
  release();
  expect(JSON.parse((await second).body).svg).toContain(">two<");
  expect(tasks).toHaveLength(2);
});

test("a picture that takes too long is refused with the reason, and not tried again", async () => {
  const { tasks, waiting, release, ask } = await open({ "large.wf": large("one") });
  const first = ask("large.wf");
  await expect.poll(() => waiting.length).toBe(1);
  release({ problem: "the picture takes more than 60 seconds" });
  for (const { status, body } of [await first, await ask("large.wf")]) {
    expect(status).toBe(422);
    expect(JSON.parse(body).details).toBe("the picture takes more than 60 seconds");
  }
  expect(tasks).toHaveLength(1);
});

test("large downloads of every format are painted elsewhere", async () => {
  const { ask } = await open({ "large.wf": large("one"), "small.wf": good("small") });
  const download = async (path: string) =>
    (await ask(path, "&format=svg&theme=light", "download")).body;
  expect(await download("large.wf")).toMatch(/^painted/);
  expect(await download("small.wf")).toMatch(/^<svg/);
});

test("a thread draws what the preview would draw itself", async () => {
  const page = [
    'import "parts.wf"',
    'page "L" look=sketch {',
    'image "ada.png" image "gone.png" button "Other" navigate="small.wf#o"',
    "person",
    `${'button "b"\n'.repeat(2_500)}}`,
  ].join("\n");
  const files = {
    "large.wf": page,
    "small.wf": 'page "Other" id=o { text "o" }\n',
    "parts.wf": 'component person { card { image "ada.png" text "from parts" } }\n',
  };
  const { session } = await open(files);
  const { session: here } = await open(files);
  const draw = async (task: DrawTask, surroundings: Surroundings): Promise<Drawn> =>
    structuredClone(await performDrawing(structuredClone(task), surroundings));
  for (const format of ["svg", "html"] as const) {
    for (const theme of ["light", "dark"] as const) {
      const view: View = { format, theme, pageWidth: 700 };
      expect(session.isCostly("large.wf", view)).toBe(true);
      const apart = await session.pictureApart("large.wf", view, draw);
      expect(session.isCostly("large.wf", view)).toBe(false);
      const drawn = here.picture("large.wf", view)!;
      expect({ ...apart, ms: 0, version: 0 }).toEqual({ ...drawn, ms: 0, version: 0 });
    }
  }
  const { html } = session.picture("large.wf", { format: "html", theme: "light", pageWidth: 700 })!;
  expect(html!.includes('href="small.wf#')).toBe(true);
});
