/** Tests what clients get that show no pictures and take no snippets, as editors in a terminal, and without a project. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client, type Json } from "./client.js";

const app = `import "parts.wf"
page "Home" {
  text "Hi"
  use note(text="Hi")
  button "Find" icon=search
  \n}
`;

let folder: string;
let client: Client;
const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;
const place = (line: number, character: number) => ({
  textDocument: { uri: uriOf("app.wf") },
  position: { line, character },
});

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-plain-"));
  writeFileSync(join(folder, "parts.wf"), 'component note(text: string) { text "$text" }\n');
  writeFileSync(join(folder, "app.wf"), app);
  client = new Client(folder);
  await client.request("initialize", { processId: process.pid, rootUri: null, capabilities: {} });
  client.notify("initialized", {});
  client.openDocument(uriOf("app.wf"), app);
});
afterAll(async () => {
  await client.close();
  rmSync(folder, { recursive: true });
});

describe("a client without pictures", () => {
  it.each<[string, number, number, string]>([
    ["an element", 4, 4, "## button"],
    ["an icon", 4, 24, "the name of a Lucide icon"],
  ])("gets the docs of %s as text", async (_, line, character, expected) => {
    const hover = await client.request("textDocument/hover", place(line, character));
    expect(hover.contents.value).toContain(expected);
    expect(hover.contents.value).not.toContain("data:");
  });

  it("gets no pictures in completion", async () => {
    const { items } = await client.request("textDocument/completion", place(4, 24));
    const resolved = await client.request("completionItem/resolve", items[0]);
    expect(JSON.stringify(resolved)).not.toContain("data:");
  });
});

describe("a client without snippets", () => {
  it("gets texts of one line", async () => {
    const { items } = await client.request("textDocument/completion", place(5, 2));
    const texts = items.map(({ textEdit }: Json) => textEdit.newText);
    expect(texts).toContain("card { }");
    expect(texts).toContain("repeat 3 { }");
    expect(texts.filter((text: string) => /[\n\t]/.test(text))).toEqual([]);
  });
});

describe("a file without an open folder", () => {
  it.each([
    ["a component to its definition", 3, 8, "parts.wf", 0, 10],
    ["an import to its file", 0, 10, "parts.wf", 0, 0],
  ])("leads from %s", async (_, line, character, file, toLine, toCharacter) => {
    const found = await client.request("textDocument/definition", place(line, character));
    expect(found).toHaveLength(1);
    expect(found[0].uri).toBe(uriOf(file));
    expect(found[0].range.start).toEqual({ line: toLine, character: toCharacter });
  });
});

describe("a new file that is not saved yet", () => {
  it("can be imported, until it is closed", async () => {
    const importing = uriOf("importing.wf");
    const isTold = (count: number) => (message: Json) =>
      message.params?.uri === importing && message.params.diagnostics.length === count;
    client.openDocument(importing, 'import "new.wf"\npage "B" { fresh }\n');
    await client.wait(isTold(1));
    client.openDocument(uriOf("new.wf"), 'component fresh() { text "Hi" }\n');
    await client.wait(isTold(0));
    client.received.length = 0;
    client.notify("textDocument/didClose", { textDocument: { uri: uriOf("new.wf") } });
    await client.wait(isTold(1));
  });
});

describe("documents that are not wireframes", () => {
  it("are left alone, unless the client calls them wireframes", async () => {
    const text = "# Notes\n";
    for (const [name, languageId] of [
      ["notes.txt", "plaintext"],
      ["notes.md", "markdown"],
      ["notes.wf", "plaintext"],
    ] as const) {
      const textDocument = { uri: uriOf(name), languageId, version: 1, text };
      client.notify("textDocument/didOpen", { textDocument });
    }
    await client.diagnostics(uriOf("notes.wf"));
    const told = client.received
      .filter(({ method }) => method === "textDocument/publishDiagnostics")
      .map(({ params }) => params.uri);
    expect(told).not.toContain(uriOf("notes.txt"));
    expect(told).not.toContain(uriOf("notes.md"));
    const textDocument = { uri: uriOf("notes.md") };
    expect(await client.request("textDocument/formatting", { textDocument })).toBeNull();
  });
});
