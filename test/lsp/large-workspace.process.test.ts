/** Opens a workspace of 1,000 files: all are found, and as few as possible are read again. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "./client.js";

const count = 1000;
let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wf-lsp-"));
  mkdirSync(join(folder, "screens"));
  for (let at = 0; at < count; at++) {
    const rows = Array.from(
      { length: 20 },
      (_, row) => `  card "Card ${row}" { text "Text ${at}" }\n`,
    );
    const next = `  button "Next" navigate=page${(at + 1) % count}\n`;
    const text = `page "Page ${at}" id=page${at} {\n${rows.join("")}${next}}\n`;
    writeFileSync(join(folder, "screens", `${at}.wf`), text);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

describe("a workspace of 1,000 files", () => {
  it("can be searched and renamed as a whole", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    const symbols = await client.request("workspace/symbol", { query: "page 99" });
    expect(symbols.map(({ name }: { name: string }) => name)).toContain("Page 999");
    const uri = pathToFileURL(join(folder, "screens", "7.wf")).href;
    client.openDocument(uri, `page "Page 7" id=page7 {\n  button "Back" navigate=page6\n}\n`);
    expect(await client.diagnostics(uri, 1)).toEqual([]);
    const { changes } = await client.request("textDocument/rename", {
      textDocument: { uri },
      position: { line: 0, character: 19 },
      newName: "seven",
    });
    const names = Object.keys(changes).map((each) => each.split("/").at(-1));
    expect(names.sort()).toEqual(["6.wf", "7.wf"]);
    expect(await client.close()).toBe(0);
    expect(client.errors).toEqual([]);
  });
});
