/** Talks to the server as no client should: it answers what can be answered, and ends when it is left. */
import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, sep } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Client } from "./client.js";

let folder: string;
let uri: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wf-lsp-"));
  uri = pathToFileURL(join(folder, "a.wf")).href;
});
afterAll(() => rmSync(folder, { recursive: true }));

const broken = 'page "A" { buton "x" }\n';

describe("a client that misbehaves", () => {
  it("gets an error for early requests and unknown methods", async () => {
    const client = new Client(folder);
    const early = await client.ask("textDocument/hover", {
      textDocument: { uri },
      position: { line: 0, character: 0 },
    });
    expect(early.error?.code).toBe(-32_002);
    await client.initialize(folder);
    expect((await client.ask("textDocument/teleport", {})).error?.code).toBe(-32_601);
    client.notify("$/nothing", {});
    client.notify("nothing/atAll", {});
    expect(await client.close()).toBe(0);
  });

  it("gets answers about documents that are not open, closed twice, or have odd versions and places", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    const textDocument = { uri };
    const far = { line: 99_999, character: 99_999 };
    const change = [{ range: { start: far, end: { line: 0, character: 0 } }, text: "" }];
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 7 },
      contentChanges: change,
    });
    client.notify("textDocument/didClose", { textDocument });
    expect(await client.request("textDocument/hover", { textDocument, position: far })).toBeNull();
    client.openDocument(uri, broken, 5);
    await client.diagnostics(uri, 5);
    // A version that goes back, and a range that ends before it starts.
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 2 },
      contentChanges: [{ text: broken }, ...change, { text: broken }],
    });
    expect(await client.diagnostics(uri, 2)).toHaveLength(1);
    client.openDocument(uri, 'page "A" { }\n', 3);
    expect(await client.diagnostics(uri, 3)).toEqual([]);
    for (const position of [far, { line: 0, character: 999 }]) {
      await client.request("textDocument/completion", { textDocument, position });
    }
    client.openDocument("untitled:Untitled-1", broken);
    expect(await client.diagnostics("untitled:Untitled-1")).toHaveLength(1);
    expect(await client.close()).toBe(0);
  });

  it("may send a message in pieces, and cancel requests", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    client.openDocument(uri, broken);
    const body = JSON.stringify({
      jsonrpc: "2.0",
      id: "pieces",
      method: "textDocument/documentSymbol",
      params: { textDocument: { uri } },
    });
    for (const piece of `Content-Length: ${body.length}\r\n\r\n${body}`.match(/[\s\S]{1,17}/g)!) {
      client.write(piece);
      await new Promise((resolve) => setImmediate(resolve));
    }
    const { result } = await client.wait(({ id }) => id === "pieces");
    expect(result).toHaveLength(1);
    const params = { textDocument: { uri }, position: { line: 0, character: 3 } };
    client.send({ id: "given up", method: "textDocument/completion", params });
    client.notify("$/cancelRequest", { id: "given up" });
    client.notify("$/cancelRequest", { id: "never asked" });
    // Either result is valid: the request may have been answered before the cancellation arrived.
    const { result: answer, error } = await client.wait(({ id }) => id === "given up");
    expect(answer ?? error).toBeDefined();
    expect(await client.close()).toBe(0);
  });

  it("may leave before diagnostics are sent", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    client.openDocument(uri, broken);
    client.notify("workspace/didChangeWatchedFiles", { changes: [] });
    expect(await client.close()).toBe(0);
    expect(client.errors).toEqual([]);
  });

  it("may refuse to watch files", async () => {
    const client = new Client(folder);
    await client.initialize(folder, {
      workspace: { didChangeWatchedFiles: { dynamicRegistration: true } },
    });
    const { id } = await client.wait(({ method }) => method === "client/registerCapability");
    client.send({ id, error: { code: -32_601, message: "no" } });
    client.openDocument(uri, broken);
    expect(await client.diagnostics(uri)).toHaveLength(1);
    expect(await client.close()).toBe(0);
    expect(client.errors).toEqual([]);
  });

  it("makes the server exit with 1 if it leaves without a shutdown", async () => {
    const without = new Client(folder);
    await without.initialize(folder);
    without.notify("exit", null);
    expect(await without.ended).toBe(1);
    const gone = new Client(folder);
    await gone.initialize(folder);
    gone.process.stdin!.end("Content-Length: 1000\r\n\r\n{");
    expect(await gone.ended).toBe(1);
  });

  it.each(["--client-process-id", "--clientProcessId"])(
    "ends the server when it is gone, although its pipes are open: %s",
    async (option) => {
      const editor = spawn(process.execPath, ["-e", "process.stdin.resume()"]);
      const client = new Client(folder, ["--stdio", `${option}=${editor.pid}`]);
      expect((await client.ask("initialize", { processId: null, capabilities: {} })).error).toBe(
        undefined,
      );
      editor.kill("SIGKILL");
      expect(await client.ended).toBe(1);
      expect(client.errors).toEqual([]);
    },
  );

  it("gets no answer to input that is not a message", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    client.write("Content-Length: 5\r\n\r\n{nope");
    client.write("Content-Length: 2\r\n\r\n[]");
    const symbols = await client.ask("workspace/symbol", { query: "" });
    expect(symbols.result).toEqual([]);
    expect(await client.close()).toBe(0);
  });

  it.each([
    {
      name: "longer than any document",
      bytes: `Content-Length: ${10 ** 12}\r\n\r\n{`,
      said: "more than",
    },
    { name: "of negative length", bytes: "Content-Length: -5\r\n\r\n{}", said: "how long" },
    { name: "without a length", bytes: "X: 1\r\n\r\n{}", said: "how long" },
    {
      name: "of two lengths",
      bytes: "Content-Length: 2\r\nContent-Length: 9\r\n\r\n{}",
      said: "how long",
    },
    { name: "whose head does not end", bytes: "X".repeat(9_000), said: "no end" },
  ])("ends the server with a message $name, with a reason", async ({ bytes, said }) => {
    const client = new Client(folder);
    await client.initialize(folder);
    client.write(bytes);
    expect(await client.ended).toBe(1);
    expect(client.errors.join("")).toMatch(new RegExp(`^wf: a message .*${said}.*\n$`));
  });

  it.each(["untitled:Untitled-1", "untitled:///new.wf", "vscode-vfs://github/a/b.wf"])(
    "sees nothing of the disk in %s",
    async (unsaved) => {
      const client = new Client(folder);
      await client.initialize(folder);
      writeFileSync(join(folder, "own.json"), '[{ "key": "hunter2" }]');
      const [, ...names] = join(folder, "own.json").split(sep);
      const own = names.join("/");
      for (const path of [own, `../../${own}`]) {
        const text = `data d from "${path}"\nfor q in d { page "${"$"}{q.key}" { text "a" } }\n`;
        client.openDocument(unsaved, text);
        expect(JSON.stringify(await client.diagnostics(unsaved))).toContain(own);
        const textDocument = { uri: unsaved };
        const symbols = await client.request("textDocument/documentSymbol", { textDocument });
        expect(JSON.stringify(symbols)).not.toContain("hunter2");
        client.notify("textDocument/didClose", { textDocument });
      }
      const other = `import "${own.replace("own.json", "")}`;
      client.openDocument(unsaved, other);
      const position = { line: 0, character: other.length };
      const offered = await client.request("textDocument/completion", {
        textDocument: { uri: unsaved },
        position,
      });
      expect(JSON.stringify(offered)).not.toContain("own.json");
      expect(await client.close()).toBe(0);
    },
  );

  it("may open a document in a project with countless folders", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    for (const scheme of ["file", "untitled"]) {
      const deep = `${scheme}:///${"a/".repeat(50_000)}a.wf`;
      client.openDocument(deep, broken);
      expect(await client.diagnostics(deep)).toHaveLength(1);
    }
    expect(await client.close()).toBe(0);
  });

  it("gets answers while thousands of documents are checked", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    const count = 1_500;
    for (let at = 0; at < count; at++) client.openDocument(`${uri}${at}`, broken);
    await client.diagnostics(`${uri}0`);
    await client.request("workspace/symbol", { query: "" });
    const told = client.received.filter(({ method }) => method?.endsWith("/publishDiagnostics"));
    expect(new Set(told.map(({ params }) => params.uri)).size).toBeLessThan(count);
    expect(await client.close()).toBe(0);
  });

  it("gets an error for missing or invalid parameters, and can continue", async () => {
    const client = new Client(folder);
    const none = { rootUri: null, processId: null };
    for (const params of [{ capabilities: {}, workspaceFolders: 5 }, none, null]) {
      const early = await client.ask("initialize", params);
      expect(early.error?.code).toBe(-32_602);
    }
    await client.initialize(folder);
    client.openDocument(uri, broken);
    const textDocument = { uri };
    const position = { line: 0, character: 3 };
    const range = { start: position, end: position };
    for (const [method, params] of [
      ["textDocument/hover", undefined],
      ["textDocument/hover", [textDocument, position]],
      ["textDocument/hover", { textDocument: { uri: 5 }, position }],
      ["textDocument/hover", { textDocument, position: { line: "0", character: 1 } }],
      ["textDocument/definition", { textDocument, position: { line: 0.5, character: 1 } }],
      ["textDocument/completion", { textDocument }],
      ["completionItem/resolve", null],
      ["completionItem/resolve", 1],
      ["completionItem/resolve", [{ label: "button" }]],
      ["completionItem/resolve", { label: 5, data: 0 }],
      ["textDocument/references", { textDocument, position }],
      ["textDocument/rename", { textDocument, position, newName: 5 }],
      ["textDocument/selectionRange", { textDocument, positions: [position, null] }],
      ["textDocument/codeAction", { textDocument, range, context: { diagnostics: [null] } }],
      ["textDocument/codeAction", { textDocument, range, context: { diagnostics: [], only: 5 } }],
      ["textDocument/rangeFormatting", { textDocument, range: { start: position } }],
      ["textDocument/colorPresentation", { textDocument, range, color: {} }],
      ["textDocument/formatting", {}],
      ["workspace/symbol", { query: 5 }],
      ["wf/preview/show", { textDocument: null }],
    ] as const) {
      const { error } = await client.ask(method, params);
      expect([method, error?.code]).toEqual([method, -32_602]);
    }
    const noNumber = { toString: 1, valueOf: 1 };
    const item = { label: "button", data: noNumber };
    expect(await client.request("completionItem/resolve", item)).toEqual(item);
    const point = { textDocument, x: 1, y: noNumber };
    expect(await client.request("wf/preview/find", point)).toBeNull();
    client.notify("textDocument/didOpen", { textDocument: { uri, version: 1, text: 5 } });
    client.notify("textDocument/didOpen", null);
    client.notify("textDocument/didChange", { textDocument, contentChanges: [{ range, text: 5 }] });
    client.notify("textDocument/didChange", { textDocument, contentChanges: 5 });
    client.notify("textDocument/didClose", { textDocument: { uri: 5 } });
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(1);
    expect(await client.close()).toBe(0);
    expect(client.errors).toEqual([]);
  });

  it("is told that a document is larger than a file may be, and nothing else about it", async () => {
    const client = new Client(folder);
    await client.initialize(folder);
    client.openDocument(uri, `${broken}//${" ".repeat(4_000_000)}`);
    const [large, ...others] = await client.diagnostics(uri, 1);
    expect(large).toMatchObject({
      severity: 1,
      message: "a.wf is larger than maxFileSize in wf.config.json allows (4 MB by default)",
    });
    expect(others).toEqual([]);
    const textDocument = { uri };
    const position = { line: 0, character: 11 };
    expect(await client.request("textDocument/hover", { textDocument, position })).toBeNull();
    expect(await client.request("textDocument/formatting", { textDocument })).toBeNull();
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toBeNull();
    const rest = { start: { line: 1, character: 0 }, end: { line: 9, character: 0 } };
    client.notify("textDocument/didChange", {
      textDocument: { uri, version: 2 },
      contentChanges: [{ range: rest, text: "" }],
    });
    expect(await client.diagnostics(uri, 2)).toMatchObject([{ code: "unknown-component" }]);
    expect(await client.request("textDocument/documentSymbol", { textDocument })).toHaveLength(1);
    expect(await client.close()).toBe(0);
  });

  it("may exceed the default size if the settings allow it", async () => {
    const own = mkdtempSync(join(tmpdir(), "wf-lsp-"));
    writeFileSync(join(own, "wf.config.json"), '{ "maxFileSize": 100000 }');
    const client = new Client(own);
    await client.initialize(own);
    const document = pathToFileURL(join(own, "a.wf")).href;
    client.openDocument(document, `${broken}//${" ".repeat(100_000)}`);
    const told = await client.diagnostics(document, 1);
    expect(told).toMatchObject([{ message: expect.stringContaining("larger than maxFileSize") }]);
    expect(await client.close()).toBe(0);
    rmSync(own, { recursive: true });
  });
});
