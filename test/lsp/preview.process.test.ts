/** Requests pictures from the real process, like an editor with a preview. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SourceText } from "../../src/base/text/source-text.js";
import { Client, type Json } from "./client.js";

const shell = 'component person(name: string) { card "$name" { text "Member" } }\n';
const team = 'import "shell.wf"\n\npage "Team" w=400 {\n  person "Ada"\n  button "Invite"\n}\n';

let folder: string;
let client: Client;
let uri: string;
let capabilities: Json;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-lsp-"));
  writeFileSync(join(folder, "shell.wf"), shell);
  uri = pathToFileURL(join(folder, "team.wf")).href;
  client = new Client(folder);
  ({ capabilities } = await client.initialize(folder));
  client.openDocument(uri, team);
});
afterAll(async () => {
  expect(await client.close()).toBe(0);
  expect(client.errors).toEqual([]);
  rmSync(folder, { recursive: true });
});

const ask = (method: string, more: object = {}): Promise<Json> =>
  client.request(`wf/preview/${method}`, { textDocument: { uri }, ...more });

function at(text: string, part: string, more = 0) {
  const { line, column } = new SourceText(text).locate(text.indexOf(part) + more);
  return { line: line - 1, character: column - 1 };
}

describe("wf/preview", () => {
  it("shows the text in the editor, which is not on disk", async () => {
    expect(capabilities.experimental).toEqual({ preview: true });
    await client.diagnostics(uri, 1);
    const shown = await ask("show");
    expect(shown).toMatchObject({ version: 1, isStale: false, errors: 0 });
    expect(shown.svg).toContain("Ada");
    const dark = await ask("show", { view: { theme: "dark", look: "sketch", width: 300 } });
    expect(dark.svg).not.toBe(shown.svg);
    // A view may contain anything.
    expect(await ask("show", { view: { theme: "__proto__", look: 7, width: Number.NaN } })).toEqual(
      shown,
    );
  });

  it("follows each change in order, and keeps the last picture without errors", async () => {
    for (let version = 2; version < 12; version++) {
      const text = team.replace("Invite", `Invite ${version}`);
      client.notify("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ text }],
      });
      const { svg, ...shown } = await ask("show");
      expect(shown).toMatchObject({ version, isStale: false, errors: 0 });
      expect(svg).toContain(`Invite ${version}`);
    }
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 12 },
      contentChanges: [{ text: team.replace("button", "buton") }],
    });
    const stale = await ask("show");
    expect(stale).toMatchObject({ version: 12, isStale: true, errors: 1 });
    expect(stale.svg).toContain("Invite 11");
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 13 },
      contentChanges: [{ text: team }],
    });
    await ask("show");
  });

  it("reveals the element at the caret, and finds the caret of an element", async () => {
    const { areas } = await ask("reveal", { position: at(team, "button") });
    expect(areas).toHaveLength(1);
    const [{ x, y }] = areas;
    expect(await ask("find", { x: x + 2, y: y + 2 })).toEqual({
      range: { start: at(team, "button"), end: at(team, '"Invite"', 8) },
    });
    const [card] = (await ask("reveal", { position: at(team, "person") })).areas;
    expect(await ask("find", { x: card.x + 2, y: card.y + 2 })).toEqual({
      range: { start: at(team, "person"), end: at(team, '"Ada"', 5) },
      written: {
        uri: pathToFileURL(join(folder, "shell.wf")).href,
        range: { start: at(shell, "card"), end: at(shell, " }\n") },
      },
    });
  });

  it("answers requests about closed documents, odd points and nonsense", async () => {
    const other = { textDocument: { uri: pathToFileURL(join(folder, "none.wf")).href } };
    for (const method of ["show", "reveal", "find"]) {
      const asked = { ...other, position: { line: 0, character: 0 }, x: 0, y: 0 };
      expect(await client.request(`wf/preview/${method}`, asked)).toBeNull();
      expect((await client.ask(`wf/preview/${method}`, {})).error).toBeDefined();
    }
    expect(await ask("find", { x: "here", y: null })).toBeNull();
    expect(await ask("reveal", { position: { line: 9999, character: 9 } })).toEqual({ areas: [] });
  });

  it.skipIf(process.platform !== "linux")(
    "draws in a separate process, and continues without it when that ends",
    async () => {
      await expect.poll(() => children().length).toBe(1);
      const before = await ask("show");
      const [child] = children();
      // Requests are answered in their order unless another process draws. One that is stopped answers last.
      let stopped: Promise<Json> | undefined;
      await expect
        .poll(async () => {
          process.kill(child!, "SIGSTOP");
          let isDrawn = false;
          stopped = ask("show").then((picture) => {
            isDrawn = true;
            return picture;
          });
          await client.ask("wf/preview/find", {});
          if (isDrawn) process.kill(child!, "SIGCONT");
          return isDrawn;
        })
        .toBe(false);
      process.kill(child!, "SIGKILL");
      await expect.poll(() => children()).not.toContain(child);
      expect(await stopped).toEqual(before);
      expect(await ask("show")).toEqual(before);
      expect((await ask("reveal", { position: at(team, "button") })).areas).toHaveLength(1);
      // It is restarted.
      await expect.poll(() => children().length).toBe(1);
    },
  );

  it("reports diagnostics once, although two processes have the document", async () => {
    const of = (version: number) =>
      client.received.filter(
        ({ method, params }) =>
          method === "textDocument/publishDiagnostics" && params.version === version,
      );
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 14 },
      contentChanges: [{ text: team.replace("button", "buton") }],
    });
    expect(await ask("show")).toMatchObject({ version: 14, isStale: true });
    await client.diagnostics(uri, 14);
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 15 },
      contentChanges: [{ text: team }],
    });
    await client.diagnostics(uri, 15);
    expect([of(14), of(15)].map(({ length }) => length)).toEqual([1, 1]);
  });
});

/** Running child processes of the server. */
function children(): number[] {
  const { pid } = client.process;
  const listed = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8");
  return listed.trim().split(" ").filter(Boolean).map(Number);
}
