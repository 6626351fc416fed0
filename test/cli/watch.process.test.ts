/** `wf watch` and `wf render --watch` as processes: addresses, output, errors, and how they end. */
import { chmodSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Watching } from "../preview/watching.js";
import { ensureBuilt } from "./built.js";
import { badSource, goodSource, Workspace } from "./call.js";

beforeAll(() => ensureBuilt("cli", "preview"), 60_000);

const running: Watching[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop("SIGKILL");
});

function start(workspace: Workspace, argv: string[], env?: Record<string, string>): Watching {
  const watching = new Watching(workspace.folder, argv, env);
  running.push(watching);
  return watching;
}

const goodDrawing = (word: string): string => `page "Home" { text "${word}" }\n`;

test("it prints its address, reports each rebuild, and ends with 0", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "b.wf": goodSource });
  const watching = start(workspace, ["watch", "--port", "0"]);
  const address = await watching.address();
  expect(watching.out).toBe(`2 wireframes at ${address} (press Ctrl-C to stop)\n`);
  expect(new URL(address).hostname).toBe("127.0.0.1");
  expect(await (await fetch(address)).text()).toContain('src="/assets/client.js"');
  expect((await fetch(`${address}assets/client.js`)).status).toBe(200);
  expect((await fetch(`${address}assets/fonts/inter-400.ttf`)).status).toBe(200);
  workspace.write("a.wf", badSource);
  await watching.says(/^\d\d:\d\d:\d\d a\.wf 2:3 unknown component "buton", [\d.]+ ms$/m);
  workspace.write("a.wf", goodDrawing("again"));
  await watching.says(/^\d\d:\d\d:\d\d a\.wf ok, [\d.]+ ms$/m);
  expect(await watching.stop("SIGINT")).toBe(0);
  expect(watching.err).toBe("");
});

test("standard input is shown while it is written, and checked when it ends", async () => {
  const watching = new Watching(
    new Workspace().folder,
    ["watch", "--stdin", "--port", "0"],
    {},
    true,
  );
  running.push(watching);
  const address = await watching.address();
  expect(watching.out).toBe(`1 wireframe at ${address} (press Ctrl-C to stop)\n`);
  const svg = async (): Promise<string> => {
    const shown = await fetch(`${address}api/picture?path=stdin.wf&format=svg&theme=light`);
    return ((await shown.json()) as { svg?: string }).svg ?? "";
  };
  watching.write('page "Home" {\n  text "First"\n  text "Sec');
  await expect.poll(svg, { timeout: 30_000 }).toMatch(/First[\s\S]*Sec/);
  watching.write('ond"\n');
  await expect.poll(svg, { timeout: 30_000 }).toContain("Second");
  expect(watching.out.split("\n")).toHaveLength(2);
  watching.endInput();
  await watching.says(/^\d\d:\d\d:\d\d stdin\.wf \d:\d+ \S/m);
  expect(await watching.stop("SIGINT")).toBe(0);
  expect(watching.err).toBe("");
});

test("it can be stopped while standard input is still open", async () => {
  const argv = ["watch", "--stdin", "--port", "0"];
  const watching = new Watching(new Workspace().folder, argv, {}, true);
  running.push(watching);
  await watching.address();
  watching.write("page {");
  expect(await watching.stop("SIGINT")).toBe(0);
});

test("SIGTERM ends it too, even if a page is connected", async () => {
  const watching = start(new Workspace({ "a.wf": goodSource }), ["watch", "--port", "0"]);
  const stream = await fetch(`${await watching.address()}api/events`);
  const reader = stream.body!.getReader();
  expect(Buffer.from((await reader.read()).value!).toString()).toContain("event: hello");
  expect(await watching.stop("SIGTERM")).toBe(0);
});

test("SIGHUP ends it as well, as when its terminal is closed", async () => {
  const watching = start(new Workspace({ "a.wf": goodSource }), ["watch", "--port", "0"]);
  await watching.address();
  expect(await watching.stop("SIGHUP")).toBe(0);
});

test("a renamed file is reported as one", async () => {
  const workspace = new Workspace({ "a.wf": goodSource, "b.wf": goodSource });
  const watching = start(workspace, ["watch", "--port", "0"]);
  await watching.address();
  renameSync(join(workspace.folder, "a.wf"), join(workspace.folder, "c.wf"));
  await watching.says(/^\d\d:\d\d:\d\d a\.wf is now c\.wf$/m);
  rmSync(join(workspace.folder, "b.wf"));
  await watching.says(/^\d\d:\d\d:\d\d b\.wf was deleted$/m);
  expect(watching.out).not.toContain("a.wf was deleted");
});

test("without a wireframe, it says what to do", async () => {
  const watching = start(new Workspace(), ["watch", "--port", "0"]);
  await watching.says(/^to start, save a wireframe as first\.wf$/m);
});

test("the usual port is replaced by the next free one, a given port is not", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const first = start(workspace, ["watch"]);
  const second = start(workspace, ["watch"]);
  const ports = await Promise.all(
    [first, second].map(async (each) => new URL(await each.address()).port),
  );
  expect(ports[0]).not.toBe(ports[1]);
  expect(Number(ports[0])).toBeGreaterThanOrEqual(4411);
  const { code, err } = await workspace.call(["watch", "--port", ports[0]!]);
  expect(code).toBe(2);
  expect(err).toBe(
    `wf: cannot listen on 127.0.0.1, port ${ports[0]}: the port is already in use; choose another with --port, or --port 0 for any free one\n`,
  );
});

test("a missing folder is waited for, with a message", async () => {
  const workspace = new Workspace();
  const watching = start(workspace, ["watch", "designs", "--port", "0"]);
  const address = await watching.address();
  await watching.says(/^designs: no such file or folder; waiting for it$/m);
  await watching.says(/^to start, save a wireframe as designs\/first\.wf$/m);
  workspace.write("designs/a.wf", goodSource);
  await watching.says(/designs\/a\.wf ok/);
  const state = (await (await fetch(`${address}api/state`)).json()) as { files: unknown[] };
  expect(state.files).toHaveLength(1);
});

test.each([
  [["watch", "-"], "standard input cannot be watched; add --stdin instead"],
  [["watch", "--stdin", "a.wf"], "--stdin and paths cannot be used together"],
  [["watch", "--stdin", "--allow-write"], "--stdin and --allow-write cannot be used together"],
  [["watch", "--port", "70000"], '--port must be a whole number from 0 to 65535, not "70000"'],
  [
    ["watch", "--host", "192.0.2.1", "--port", "0"],
    "cannot listen on 192.0.2.1, port 0: this machine does not have that address; choose another with --host",
  ],
  [["render", "a.wf", "--watch"], "--watch needs --output or --out-dir"],
  [["render", "a.wf", "--open"], "--open needs --watch"],
  [["render", "-", "--watch", "-o", "a.svg"], "standard input cannot be watched"],
])("%j is misuse", async (argv, message) => {
  const { code, err } = await new Workspace({ "a.wf": goodSource }).call(argv);
  expect(code).toBe(2);
  expect(err).toContain(`wf: ${message}`);
});

test("other hosts and names are only allowed if they are named", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const argv = ["watch", "--port", "0", "--host", "0.0.0.0", "--allow-host", "my.lan,other.lan"];
  const { port } = new URL(await start(workspace, argv).address());
  const statusFor = async (host: string): Promise<number> => {
    const { request } = await import("node:http");
    return await new Promise((resolve, reject) => {
      const sent = request({ port, host: "127.0.0.1", headers: { host } }, ({ statusCode }) =>
        resolve(statusCode!),
      );
      sent.on("error", reject).end();
    });
  };
  expect(await statusFor(`other.lan:${port}`)).toBe(200);
  expect(await statusFor("localhost")).toBe(200);
  expect(await statusFor("evil.example")).toBe(403);
});

test("the server opens an editor from the environment", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  workspace.write("editor.cjs", 'require("fs").writeFileSync("seen", process.argv[2])');
  const env = { WF_EDITOR: `"${process.execPath}" editor.cjs {file}:{line}` };
  const address = await start(workspace, ["watch", "--port", "0"], env).address();
  const { status } = await fetch(`${address}api/open`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ path: "a.wf", line: 2, column: 1 }),
  });
  expect(status).toBe(204);
  await expect.poll(() => workspace.read("seen")).toMatch(/[\\/]a\.wf:2$/);
});

test("render --watch draws what changes, and only that", async () => {
  const workspace = new Workspace({ "in/a.wf": goodSource, "in/b.wf": goodSource });
  const argv = ["render", "in", "--svg", "--html", "--out-dir", "out", "--watch"];
  const watching = start(workspace, argv);
  const a = [join("out", "a.svg"), join("out", "a.html")].join(", ").replaceAll(".", "\\.");
  await watching.says(/in\/b\.wf out\/b\.svg, out\/b\.html, \d+ ms/);
  await watching.says(new RegExp(`^\\d\\d:\\d\\d:\\d\\d in/a\\.wf ${a}, \\d+ ms$`, "m"));
  workspace.write("out/b.svg", "untouched");
  workspace.write("in/a.wf", goodDrawing("second"));
  await expect.poll(() => workspace.read("out/a.svg")).toContain("second");
  await expect.poll(() => workspace.read("out/a.html")).toContain("second");
  workspace.write("in/a.wf", badSource);
  await watching.says(/in\/a\.wf:2:3 error unknown component "buton"/);
  await watching.says(/in\/a\.wf has errors, \d+ ms/);
  expect(workspace.read("out/a.svg")).toContain("second");
  workspace.write("in/deep/new.wf", goodDrawing("third"));
  await expect.poll(() => workspace.read("out/deep/new.svg")).toContain("third");
  workspace.write("in/a.wf", goodDrawing("mended"));
  await expect.poll(() => workspace.read("out/a.svg")).toContain("mended");
  expect(workspace.read("out/b.svg")).toBe("untouched");
  expect(await watching.stop()).toBe(0);
});

test("render --watch draws with the settings beside each wireframe", async () => {
  const workspace = new Workspace({
    // Settings may refer to any place in their repository.
    ".git/HEAD": "ref: refs/heads/main",
    "wf.config.json": '{ "render": { "outDir": "pictures", "width": 500 } }',
    "in/a.wf": goodSource,
    "in/wide/wf.config.json": '{ "render": { "outDir": "../out", "width": 700 } }',
    "in/wide/b.wf": goodSource,
  });
  const watching = start(workspace, ["render", "in", "--watch"]);
  const picture = async (path: string, word: RegExp): Promise<void> => {
    await expect.poll(() => workspace.read(path)).toMatch(word);
  };
  await picture("pictures/in/a.svg", /^<svg [^>]*width="500"/);
  await picture("in/out/b.svg", /^<svg [^>]*width="700"/);
  workspace.write("in/wide/new.wf", goodSource);
  await picture("in/out/new.svg", /^<svg [^>]*width="700"/);
  workspace.write("in/a.wf", goodDrawing("again"));
  await picture("pictures/in/a.svg", /^<svg [^>]*width="500"[\s\S]*again/);
  expect(await watching.stop()).toBe(0);
  expect(watching.err).not.toContain("wf:");
});

test("render --watch follows one file into one picture", async () => {
  const workspace = new Workspace({ "a.wf": badSource });
  const watching = start(workspace, ["render", "a.wf", "-o", "a.svg", "--watch"]);
  await watching.says(/a\.wf has errors/);
  workspace.write("a.wf", goodDrawing("one"));
  await expect.poll(() => workspace.read("a.svg")).toContain("one");
  expect(await watching.stop()).toBe(0);
});

test("render --watch --open shows the preview and writes files", async () => {
  const workspace = new Workspace({ "a.wf": goodSource });
  const argv = ["render", "a.wf", "-o", "a.svg", "--watch", "--open"];
  // Without a browser and a desktop, only the address is printed.
  const watching = start(workspace, argv, { PATH: "/nowhere", DISPLAY: "" });
  const address = await watching.address();
  expect((await fetch(address)).status).toBe(200);
  workspace.write("a.wf", goodDrawing("both"));
  await expect.poll(() => workspace.read("a.svg")).toContain("both");
  const url = `${address}api/picture?path=a.wf&format=svg&theme=light`;
  await expect.poll(async () => await (await fetch(url)).text()).toContain("both");
  expect(await watching.stop()).toBe(0);
});

// Outside of Linux, no variable sets the browser.
test.runIf(process.platform === "linux")("--open opens the browser at its address", async () => {
  const workspace = new Workspace({
    "a.wf": goodSource,
    browser: '#!/bin/sh\nprintf %s "$1" > opened\n',
  });
  chmodSync(join(workspace.folder, "browser"), 0o755);
  const browser = join(workspace.folder, "browser");
  const watching = start(workspace, ["watch", "--port", "0", "--open"], { BROWSER: browser });
  const address = await watching.address();
  await expect.poll(() => workspace.read("opened")).toBe(address);
  expect(await watching.stop()).toBe(0);
  expect(watching.err).toBe("");
});
