/** Edits files for a while like a real client, over standard input and output of the real process. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { SourceText } from "../../src/base/text/source-text.js";
import { drawFrom } from "../language/keystrokes.js";
import { isSearching } from "../support/case-count.js";
import { Client, type Json } from "./client.js";

const shell = `component userCard(name: string, admin: boolean = false) {
  card "$name" { text "Member" }
}
`;
const team = `import "shell.wf"

page "Team" id=team {
  userCard "Ada" admin
  use userCard(name="Grace")
  button "Home" navigate=home
}
page "Home" id=home {
  buton "Team" navigate=team
}
`;

let folder: string;
let client: Client;
const uriOf = (name: string): string => pathToFileURL(join(folder, name)).href;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "wf-lsp-"));
  writeFileSync(join(folder, "shell.wf"), shell);
  writeFileSync(join(folder, "team.wf"), team);
  client = new Client(folder);
  await client.initialize(folder);
});
afterAll(async () => {
  expect(await client.close()).toBe(0);
  expect(client.errors).toEqual([]);
  rmSync(folder, { recursive: true });
});

function at(text: string, part: string, more = 0) {
  const { line, column } = new SourceText(text).locate(text.indexOf(part) + more);
  return { line: line - 1, character: column - 1 };
}

/** A text after the edits of the protocol. */
function edited(text: string, edits: Json[]): string {
  const source = new SourceText(text);
  const offset = ({ line, character }: Json) => source.offsetAt(line + 1, character + 1);
  return edits
    .map(({ range, newText }) => ({ from: offset(range.start), to: offset(range.end), newText }))
    .sort((a, b) => b.from - a.from)
    .reduce((now, { from, to, newText }) => now.slice(0, from) + newText + now.slice(to), text);
}

describe("a session", () => {
  it("reports diagnostics, with the page of the code and the fix", async () => {
    client.openDocument(uriOf("team.wf"), team);
    const [diagnostic, ...others] = await client.diagnostics(uriOf("team.wf"), 1);
    expect(others).toEqual([]);
    expect(diagnostic).toMatchObject({ code: "unknown-component", severity: 1, source: "wf" });
    expect(diagnostic.codeDescription.href).toMatch(/docs\/diagnostics\/unknown-component\.md$/);
    const actions = await client.request("textDocument/codeAction", {
      textDocument: { uri: uriOf("team.wf") },
      range: diagnostic.range,
      context: { diagnostics: [diagnostic] },
    });
    const fix = actions.find(({ kind }: Json) => kind === "quickfix");
    expect(fix.diagnostics).toEqual([diagnostic]);
    expect(edited(team, fix.edit.changes[uriOf("team.wf")])).toBe(team.replace("buton", "button"));
    expect(actions.map(({ title }: Json) => title)).toContain("fix all");
  });

  it("follows names into other files, and renames them there", async () => {
    const place = { textDocument: { uri: uriOf("team.wf") }, position: at(team, "userCard", 2) };
    const [definition] = await client.request("textDocument/definition", place);
    expect(definition).toEqual({
      uri: uriOf("shell.wf"),
      range: { start: at(shell, "userCard"), end: at(shell, "userCard", 8) },
    });
    const references = await client.request("textDocument/references", {
      ...place,
      context: { includeDeclaration: true },
    });
    expect(references).toHaveLength(3);
    const { changes } = await client.request("textDocument/rename", {
      ...place,
      newName: "person",
    });
    expect(edited(shell, changes[uriOf("shell.wf")])).toBe(shell.replace("userCard", "person"));
    expect(edited(team, changes[uriOf("team.wf")])).toBe(team.replaceAll("userCard", "person"));
    const clash = await client.ask("textDocument/rename", { ...place, newName: "card" });
    expect(clash.error?.message).toBe('"card" is a built-in component');
    const page = {
      textDocument: { uri: uriOf("team.wf") },
      position: at(team, "navigate=home", 10),
    };
    const renamed = await client.request("textDocument/rename", { ...page, newName: "start" });
    const after = edited(team, renamed.changes[uriOf("team.wf")]);
    expect(after).toBe(
      team.replace("navigate=home", "navigate=start").replace("id=home", "id=start"),
    );
  });

  it("follows the name of a slot to its component, and back", async () => {
    const text = "component panel { card { slot actions } }\npage { panel { fill actions { } } }\n";
    client.openDocument(uriOf("slots.wf"), text);
    const textDocument = { uri: uriOf("slots.wf") };
    const placeOf = (word: string) => {
      const [start, end] = [at(text, word, 5), at(text, word, word.length)];
      return { uri: textDocument.uri, range: { start, end } };
    };
    const [slot, fill] = [placeOf("slot actions"), placeOf("fill actions")];
    const position = fill.range.start;
    expect(await client.request("textDocument/definition", { textDocument, position })).toEqual([
      slot,
    ]);
    const context = { includeDeclaration: false };
    const asked = { textDocument, position: slot.range.start, context };
    expect(await client.request("textDocument/references", asked)).toEqual([fill]);
    client.notify("textDocument/didClose", { textDocument });
  });

  it("completes after a trigger only where a value or a name is expected", async () => {
    const text = 'page "Typed" {\n  button "Save" icon=\n}\n';
    client.openDocument(uriOf("typed.wf"), text);
    const textDocument = { uri: uriOf("typed.wf") };
    const completeAfter = async (part: string, context: object) =>
      await client.request("textDocument/completion", {
        textDocument,
        position: at(text, part, part.length),
        context,
      });
    const typed = (triggerCharacter: string) => ({ triggerKind: 2, triggerCharacter });
    expect(await completeAfter("{", typed("{"))).toBe(null);
    expect(await completeAfter('"Save"', typed('"'))).toBe(null);
    expect((await completeAfter("icon=", typed("="))).items.length).toBeGreaterThan(100);
    expect((await completeAfter("{", { triggerKind: 1 })).items.length).toBeGreaterThan(20);
    client.notify("textDocument/didClose", { textDocument });
  });

  it("folds blocks without a kind, so that folding all regions folds only regions", async () => {
    const text = '// #region A\npage "Folds" {\n  card {\n    divider }\n}\n// #endregion\n';
    client.openDocument(uriOf("folds.wf"), text);
    const textDocument = { uri: uriOf("folds.wf") };
    expect(await client.request("textDocument/foldingRange", { textDocument })).toEqual([
      { startLine: 0, startCharacter: 0, endLine: 5, endCharacter: 13, kind: "region" },
      { startLine: 1, startCharacter: 14, endLine: 4, endCharacter: 0 },
      { startLine: 2, startCharacter: 8, endLine: 3, endCharacter: 12 },
    ]);
    client.notify("textDocument/didClose", { textDocument });
  });

  it("shows a change of an imported file before it is saved", async () => {
    const named = 'component userCard(title: string) { card "$title" { } }\n';
    client.openDocument(uriOf("shell.wf"), shell);
    client.notify("textDocument/didChange", {
      textDocument: { uri: uriOf("shell.wf"), version: 2 },
      contentChanges: [{ text: named }],
    });
    const { params } = await client.wait(
      ({ method, params: given }) =>
        method === "textDocument/publishDiagnostics" &&
        given.uri === uriOf("team.wf") &&
        given.diagnostics.some(({ code }: Json) => code === "reuse-unknown"),
    );
    expect(params.version).toBe(1);
    client.notify("textDocument/didClose", { textDocument: { uri: uriOf("shell.wf") } });
  });

  it("completes, and shows docs", async () => {
    const place = {
      textDocument: { uri: uriOf("team.wf") },
      position: at(team, "navigate=home", 9),
    };
    const { items } = await client.request("textDocument/completion", place);
    const labels = items.map(({ label }: Json) => label);
    expect(labels.slice(0, 2).sort()).toEqual(["home", "team"]);
    const hover = await client.request("textDocument/hover", {
      ...place,
      position: at(team, "button", 1),
    });
    expect(hover.contents.value).toContain("![example](data:image/svg+xml,");
    const signature = await client.request("textDocument/signatureHelp", {
      ...place,
      position: at(team, 'name="Grace"'),
    });
    expect(signature.signatures[0].label).toBe("userCard(name: string, admin: boolean = false)");
  });

  it("shows a definition of which no part is Markdown", async () => {
    const source =
      'component foo(a: string = "x" /*\n```\n![b](https://evil.example/x.png)\n*/) { text a }\npage { foo }\n';
    const uri = uriOf("evil.wf");
    client.openDocument(uri, source);
    const { contents } = await client.request("textDocument/hover", {
      textDocument: { uri },
      position: at(source, "foo }", 1),
    });
    expect(contents.value).toMatch(/^````wf\n[\s\S]*evil\.example[\s\S]*\n````$/);
    client.notify("textDocument/didClose", { textDocument: { uri } });
  });

  it("formats a document, a range, and a block when its brace is typed", async () => {
    const uri = uriOf("odd.wf");
    const odd = "page 'A' {\n text   'x'\n     card {\n  text 'y'  }\n}\n";
    client.openDocument(uri, odd);
    const textDocument = { uri };
    const options = { tabSize: 2, insertSpaces: true };
    const all = await client.request("textDocument/formatting", { textDocument, options });
    const formatted = edited(odd, all);
    expect(formatted).toContain('page "A" {\n  text "x"\n');
    const range = { start: at(odd, "text   "), end: at(odd, "text   ", 4) };
    const some = await client.request("textDocument/rangeFormatting", {
      textDocument,
      range,
      options,
    });
    expect(edited(odd, some)).toContain("'A'");
    expect(edited(odd, some)).not.toContain("text   ");
    const brace = await client.request("textDocument/onTypeFormatting", {
      textDocument,
      position: at(odd, "}", 1),
      ch: "}",
      options,
    });
    expect(edited(odd, brace)).toContain("text   'x'");
    expect(edited(odd, brace)).not.toContain("text 'y'");
  });

  it("formats according to the nearest settings, even after they change", async () => {
    const row = 'row { text "Eins" text "Zwei" text "Drei" }';
    const text = `page "A" {\n  ${row}\n}\n`;
    const settings = join(folder, "narrow", "wf.config.json");
    const write = (fmt: object) => writeFileSync(settings, JSON.stringify({ fmt }));
    mkdirSync(join(folder, "narrow"));
    write({ width: 40, indent: 4 });
    const uri = uriOf("narrow/a.wf");
    client.openDocument(uri, text);
    client.openDocument(uriOf("wide.wf"), text);
    const formatted = async (of: string) => {
      const edits = await client.request("textDocument/formatting", {
        textDocument: { uri: of },
        // The editor's tab settings are not settings of the project.
        options: { tabSize: 8, insertSpaces: false },
      });
      return edited(text, edits);
    };
    const words = ["Eins", "Zwei", "Drei"].map((word) => `        text "${word}"\n`).join("");
    expect(await formatted(uri)).toBe(`page "A" {\n    row {\n${words}    }\n}\n`);
    expect(await formatted(uriOf("wide.wf"))).toBe(text);
    write({ indent: 1 });
    client.notify("workspace/didChangeWatchedFiles", {
      changes: [{ uri: pathToFileURL(settings).href, type: 2 }],
    });
    expect(await formatted(uri)).toBe(`page "A" {\n ${row}\n}\n`);
    for (const each of [uri, uriOf("wide.wf")]) {
      client.notify("textDocument/didClose", { textDocument: { uri: each } });
    }
  });

  it("gives the same results after 2,000 edits as a new analysis", async () => {
    // In a search, after each edit; edits that come faster than they are checked are checked together.
    const compared = isSearching ? 1 : 100;
    const uri = uriOf("long.wf");
    const root = new URL("../../", import.meta.url);
    const start = ["dashboard", "inbox", "landing-page"]
      .map((name) => readFileSync(new URL(`examples/${name}.wf`, root), "utf8"))
      .join("\n");
    client.openDocument(uri, start);
    const draw = drawFrom(23);
    let source = new SourceText(start);
    const words = [
      " ",
      "x",
      '"',
      "{",
      "}",
      "\n",
      "\r\n",
      "gap=4",
      " primary",
      'text "é😀"',
      "[",
      "]",
    ];
    for (let version = 2; version <= 2001; version++) {
      const from = draw(source.content.length + 1);
      // Alternates between deletions and insertions, so that the text keeps roughly its length.
      const to = version % 2 === 0 ? Math.min(source.content.length, from + draw(4)) : from;
      const text = version % 2 === 0 ? "" : words[draw(words.length)]!;
      const position = (offset: number) => {
        const { line, column } = source.locate(offset);
        return { line: line - 1, character: column - 1 };
      };
      // A position inside a line break counts as the end of the line.
      const range = { start: position(from), end: position(to) };
      const real = (each: { line: number; character: number }) =>
        source.offsetAt(each.line + 1, each.character + 1);
      client.notify("textDocument/didChange", {
        textDocument: { uri, version },
        contentChanges: [{ range, text }],
      });
      const { content } = source;
      source = new SourceText(
        content.slice(0, real(range.start)) + text + content.slice(real(range.end)),
      );
      if ((version - 1) % compared !== 0) continue;
      const told = await client.diagnostics(uri, version);
      const known = analyze(source.content).diagnostics;
      const errors = known.filter(({ severity }) => severity === "error").slice(0, 100);
      const shown = told.filter(({ severity }) => severity === 1);
      expect(
        shown.map(({ code, range }) => [code, range.start]),
        `after edit ${version - 1}`,
      ).toEqual(errors.map(({ code, from }) => [code, position(from)]));
    }
    client.notify("textDocument/didClose", { textDocument: { uri } });
  });
});

describe("a folder in a repository", () => {
  let above: string;
  let own: Client;
  const uriIn = (path: string): string => pathToFileURL(join(above, path)).href;
  const user = 'import "../app/shell.wf"\n\npage "Other" { userCard "Eve" }\n';
  const linked = 'import "shell.wf"\n\npage "Linked" { userCard "Eve" }\n';
  const place = { position: at(shell, "userCard", 2) };

  beforeAll(async () => {
    above = mkdtempSync(join(tmpdir(), "wf-lsp-"));
    for (const name of [".git", "app", "app-other", "elsewhere"]) mkdirSync(join(above, name));
    writeFileSync(join(above, "app/shell.wf"), shell);
    writeFileSync(join(above, "app/team.wf"), team);
    writeFileSync(join(above, "elsewhere/user.wf"), user);
    writeFileSync(join(above, "elsewhere/linked.wf"), linked);
    symlinkSync("../elsewhere/linked.wf", join(above, "app/linked.wf"));
    own = new Client("/");
    await own.initialize(join(above, "app"));
  });
  afterAll(async () => {
    expect(await own.close()).toBe(0);
    rmSync(above, { recursive: true });
  });

  it("renames only in its own files, and never through a link out of it", async () => {
    const textDocument = { uri: uriIn("app/shell.wf") };
    own.openDocument(textDocument.uri, shell);
    const renaming = { textDocument, ...place, newName: "person" };
    const { changes } = await own.request("textDocument/rename", renaming);
    expect(Object.keys(changes).sort()).toEqual([uriIn("app/shell.wf"), uriIn("app/team.wf")]);
  });

  it("renames nothing that a document outside of it uses, and says where", async () => {
    const textDocument = { uri: uriIn("app/shell.wf") };
    own.openDocument(uriIn("elsewhere/user.wf"), user);
    const renaming = { textDocument, ...place, newName: "person" };
    const { error } = await own.ask("textDocument/rename", renaming);
    expect(error?.message).toMatch(
      /user\.wf uses this name and is in no open folder; open its folder too$/,
    );
  });

  it("does not contain the files of a folder whose name is longer", async () => {
    const text = 'import ""\n';
    writeFileSync(join(above, "app-other/x.wf"), text);
    const textDocument = { uri: uriIn("app-other/x.wf") };
    own.openDocument(textDocument.uri, text);
    const position = at(text, '""', 1);
    const { items } = await own.request("textDocument/completion", { textDocument, position });
    const labels = items.map(({ label }: Json) => label);
    expect(labels).toContain("../elsewhere/user.wf");
  });
});
