/** Uses `wf` in every way that users do, once; the gate runs it on each supported Node. */
import { readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { execa } from "execa";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { themeNames } from "../src/base/theme/theme.js";
import { formats } from "../src/output/formats/formats.js";
import { formatNames as reportNames } from "../src/output/report/format-names.js";
import { ensureBuilt, wf } from "./cli/built.js";
import { badSource, goodSource, Workspace } from "./cli/call.js";
import { examples } from "./corpus/corpus.js";
import { Watching } from "./preview/watching.js";
import { ServeFolder } from "./server/serve-process.js";
import { digestOf, keptDigests } from "./support/kept-digests.js";

const root = join(import.meta.dirname, "..");
const ending: (() => unknown)[] = [];

beforeAll(() => ensureBuilt("library", "cli", "preview", "server"));
afterEach(async () => {
  for (const end of ending.splice(0)) await end();
});

async function run(program: string, words: readonly string[], cwd: string) {
  const { exitCode, stdout, stderr } = await execa(program, words, { cwd, reject: false });
  return { code: exitCode, out: stdout, err: stderr };
}

describe("wf validate", () => {
  it.each(reportNames)("reports as %s", async (format) => {
    const { folder } = new Workspace({ "good.wf": goodSource, "bad.wf": badSource });
    const words = [wf, "validate", "good.wf", "bad.wf", "--format", format];
    const { code, out, err } = await run(process.execPath, words, folder);
    expect({ code, err }).toEqual({ code: 1, err: expect.not.stringContaining("wf:") });
    expect(out).toMatch(/unknown component \S*buton/);
  });

  it("runs as a hook, without a build", async () => {
    const { folder } = new Workspace({ "bad.wf": badSource });
    const { code, out } = await run(join(root, "bin/hook/wf"), ["validate", "bad.wf"], folder);
    expect(code).toBe(1);
    expect(out).toContain('did you mean "button"?');
  });

  it("caches compiled code for the next run", async () => {
    const { folder } = new Workspace({ "good.wf": goodSource });
    await run(process.execPath, [wf, "validate", "good.wf"], folder);
    const kept = readdirSync(join(root, "dist/cli/cache"), { recursive: true, encoding: "utf8" });
    expect(kept.some((name) => name.includes(process.version))).toBe(true);
  });
});

it.each(Object.keys(formats))(
  "wf render draws %s, with the same bytes each time",
  async (format) => {
    const workspace = new Workspace({ "good.wf": goodSource });
    for (const name of ["one", "two"]) {
      const words = [wf, "render", "good.wf", `--${format}`, "--output", `${name}.${format}`];
      const { code, err } = await run(process.execPath, words, workspace.folder);
      expect({ code, err }).toEqual({ code: 0, err: expect.not.stringMatching(/error|warning/) });
    }
    expect(workspace.read(`one.${format}`)).not.toBe("");
    expect(workspace.read(`one.${format}`)).toBe(workspace.read(`two.${format}`));
  },
);

it("wf watch shows a saved change", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const watching = new Watching(workspace.folder, ["watch", "--port", "0"]);
  ending.push(() => watching.stop("SIGKILL"));
  const address = await watching.address();
  workspace.write("a.wf", 'page "Home" { text "saved" }\n');
  await watching.says(/a\.wf ok/);
  const url = `${address}api/picture?path=a.wf&format=svg&theme=light`;
  await expect.poll(async () => await (await fetch(url)).text()).toContain("saved");
  expect(await watching.stop()).toBe(0);
});

/** The status of an answer; a server on a busy machine may answer 503 for a while, which is not counted for a key. */
async function statusOnceFree(ask: () => Promise<Response>): Promise<number> {
  let status = 0;
  await expect.poll(async () => (status = (await ask()).status)).not.toBe(503);
  return status;
}

it("wf serve answers on every route, and loses no count if it is killed", async () => {
  const folder = new ServeFolder();
  ending.push(() => folder.remove());
  await folder.call("accounts", "create", "acme");
  const key = await folder.keyByCommand("basic");
  const server = await folder.serve();
  for (const path of ["/health", "/health?ready", "/", "/docs", "/openapi.json", "/dashboard"]) {
    const status = await statusOnceFree(() => fetch(`${server.base}${path}`));
    expect([path, status]).toEqual([path, 200]);
  }
  const headers = { "x-api-key": key };
  const grammar = () => fetch(`${server.base}/tools/grammar`, { headers });
  expect(await statusOnceFree(grammar)).toBe(200);
  for (const tool of ["parse", "validate", "render/html", "render/svg"]) {
    const status = await statusOnceFree(() => server.post(tool, key, { source: goodSource }));
    expect([tool, status]).toEqual([tool, 200]);
  }
  await server.end("SIGKILL");
  const again = await folder.serve();
  const post = () => again.post("validate", key, { source: goodSource });
  expect(await statusOnceFree(post)).toBe(200);
  const { stdout } = await folder.call("keys", "list", "--json");
  const shown = await folder.call("keys", "show", JSON.parse(stdout)[0].id, "--json");
  // Five requests before the kill, and one after it; counted by month, because a minute may end in between.
  const { windows } = JSON.parse(shown.stdout);
  expect(windows.find(({ name }: { name: string }) => name === "month").used).toBe(6);
});

it("the library can be imported, and required", async () => {
  const source = 'page { text "a" }';
  const { validate, renderSvg } = await import("wf-wireframes" as string);
  expect(validate(source)).toMatchObject({ valid: true });
  const required = createRequire(join(root, "package.json"))("wf-wireframes");
  expect(required.renderSvg(source).svg).toBe(renderSvg(source).svg);
});

it("the built library draws the examples as the sources do, byte for byte", async () => {
  const { renderSvg, renderHtml } = await import("wf-wireframes" as string);
  for (const { name, source, digestFile } of examples) {
    const texts = themeNames.flatMap((theme) => [
      renderSvg(source, { theme }).svg,
      renderHtml(source, { theme, fullDocument: true }).html,
    ]);
    expect(keptDigests(digestFile)).toEqual({ [name]: digestOf(texts) });
  }
});
