/** Tests the thread of the preview: it asks for files, draws what the preview would draw, and ends with it. */
import { mkdtempSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { startPreview } from "../../src/tools/preview/start-preview.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { png } from "../images/sample-images.js";

const view = { format: "html", theme: "light", pageWidth: undefined } as const;

const around = [
  'import "parts.wf"',
  'page "L" {',
  'image "ada.png" image "gone.png" button "Other" navigate="small.wf#o"',
  "person",
].join("\n");

/** A preview of a folder with a wireframe of so many texts. */
async function open(count: number) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-thread-")));
  const write = (path: string, content: string | Uint8Array) =>
    writeFileSync(join(folder, path), content);
  write("large.wf", `${around}\n${'text "one two three four five"\n'.repeat(count)}}\n`);
  write("small.wf", 'page "Other" id=o { text "small" }\n');
  write("parts.wf", 'component person { card { image "ada.png" text "from parts" } }\n');
  write("ada.png", png([255, 0, 0]));
  const preview = await startPreview({
    set: watchedPaths(["."], folder),
    host: "127.0.0.1",
    port: 0,
    allowedHosts: [],
    env: {},
    packageFolder: join(import.meta.dirname, "../.."),
    onRebuild: () => undefined,
    onTrouble: (message) => expect.fail(message),
  });
  const picture = (path: string) =>
    fetch(`${preview.address}api/picture?path=${path}&format=html&theme=light`);
  const close = async (): Promise<void> => {
    await preview.close();
    rmSync(folder, { recursive: true, force: true });
  };
  return { folder, preview, picture, close };
}

test("a thread draws what the preview would draw itself, while others are answered", async () => {
  const { folder, preview, picture, close } = await open(12_000);
  try {
    const order: string[] = [];
    const large = picture("large.wf").finally(() => order.push("large"));
    await picture("small.wf");
    order.push("small");
    const answer = await large;
    expect(order).toEqual(["small", "large"]);
    const shown = (await answer.json()) as { html: string };
    const here = new CompileSession(watchedPaths(["."], folder));
    await here.open();
    expect({ ...shown, ms: 0, version: 0 }).toEqual({
      ...JSON.parse(JSON.stringify(here.picture("large.wf", view))),
      ms: 0,
      version: 0,
    });
    for (const part of ["data:image/png", "from parts", 'href="small.wf#']) {
      expect(shown.html.includes(part), part).toBe(true);
    }
    expect(preview.session.isCostly("large.wf", view)).toBe(false);
  } finally {
    await close();
  }
});

test("a preview that is closed during a drawing ends its thread", async () => {
  const { picture, close } = await open(20_000);
  const large = picture("large.wf").catch(() => "ended");
  await picture("small.wf");
  await close();
  expect(await large).toBe("ended");
});
