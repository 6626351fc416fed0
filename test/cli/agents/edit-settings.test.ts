/** Settings of agents: adding and removing our entry changes nothing else. */
import fc from "fast-check";
import { parse as parseJson } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { describe, expect, it, test } from "vitest";
import { editJson } from "../../../src/tools/cli/agents/edit-json.js";
import { editToml } from "../../../src/tools/cli/agents/edit-toml.js";
import { caseCount } from "../../support/case-count.js";

const entry = { command: "wf", args: ["mcp"] };
const json = (text: string, added: Record<string, unknown> | undefined = entry) =>
  editJson(text, { key: "servers", name: "wf", entry: added });
const removedJson = (text: string) =>
  editJson(text, { key: "servers", name: "wf", entry: undefined });
const toml = (text: string) => editToml(text, { key: "mcp_servers", name: "wf", entry });
const removedToml = (text: string) =>
  editToml(text, { key: "mcp_servers", name: "wf", entry: undefined });

/** Whether a text contains all characters of another one in the same order. */
function isKept(before: string, after: string): boolean {
  let at = 0;
  for (const letter of after) if (letter === before[at]) at++;
  return at === before.length;
}

const textOf = (edit: { text: string } | { problem: string }): string => {
  expect(edit).toHaveProperty("text");
  return "text" in edit ? edit.text : "";
};

describe("JSON", () => {
  it.each([
    ["nothing", ""],
    ["an empty object", "{}"],
    ["an empty object of servers", '{ "servers": {} }\n'],
    ["another server", '{\n  "servers": {\n    "other": { "command": "x" }\n  }\n}\n'],
    ["tabs", '{\n\t"a": 1\n}\n'],
    ["four spaces", '{\n    "a": [1, 2]\n}\n'],
    ["CRLF", '{\r\n  "a": 1\r\n}\r\n'],
    ["comments", '// mine\n{\n  // first\n  "a": 1, /* b */\n  "c": 2 // last\n}\n// end\n'],
    ["a trailing comma", '{\n  "a": 1,\n}\n'],
    ["a trailing comma and a comment", '{\n  "servers": {\n    "b": {}, // the last\n  },\n}\n'],
    ["one line", '{"a":{"b":[]},"servers":{"x":{}}}'],
    ["no line break at the end", '{\n  "a": 1\n}'],
    ["a byte order mark", '\ufeff{\n  "a": 1\n}\n'],
    ["unusual keys", '{ "__proto__": { "x": 1 }, "constructor": 2, "": 3 }'],
    ["large numbers and escapes", '{ "n": 12345678901234567890, "s": "\\u00e9\\/" }'],
  ])("gets the entry beside %s", (_, before) => {
    const after = textOf(json(before));
    expect(parseJson(after.replace(/^\ufeff/, ""), [], { allowTrailingComma: true })).toMatchObject(
      {
        servers: { wf: entry },
      },
    );
    expect(isKept(before.replace(/\{\s+\}/g, "{}"), after), after).toBe(true);
    expect(textOf(json(after))).toBe(after);
    const removed = textOf(removedJson(after));
    const isEmpty = /^(?:\ufeff|\s|[{}]|"servers":)*$/.test(before);
    if (isEmpty) expect(parseJson(removed.replace(/^\ufeff/, ""))).toEqual({});
    else expect(removed).toBe(before);
    expect(textOf(removedJson(removed))).toBe(removed);
  });

  it("keeps no field that somebody added to the entry, but what is beside it", () => {
    const before = '{ "servers": { "wf": { "command": "old", "env": { "A": "1" } } } }';
    const after = textOf(json(before));
    expect(after).toBe('{ "servers": { "wf": {"command":"wf","args":["mcp"]} } }');
    const own = '{ "servers": { "wf": { /* a */ "command": "wf" }, "b": {} } } // c';
    expect(textOf(json(own))).toBe(
      '{ "servers": { "wf": { /* a */ "command": "wf", "args": ["mcp"] }, "b": {} } } // c',
    );
  });

  it("keeps every comment when the entry is removed", () => {
    const before = '{\n  // mine\n  "servers": {\n    // b\n    "b": {}\n  }\n}\n';
    expect(textOf(removedJson(textOf(json(before))))).toBe(before);
  });

  it.each([
    ["a missing brace", '{ "a": 1', /line 1, column \d+ is not valid JSON/],
    ["text after the end", "{} x", /line 1, column 4/],
    ["a list", "[]", /not a JSON object/],
    ["servers that are a list", '{ "servers": [] }', /"servers" is not an object/],
    ["servers twice", '{ "servers": {}, "servers": {} }', /"servers" is there twice/],
    ["an entry twice", '{ "servers": { "wf": {}, "wf": {} } }', /"wf" is there twice/],
    ["a deep file", `{ "a": ${"[".repeat(5000)}`, /nested too deeply/],
    ["brackets in strings", `{ "a": ${'["]", '.repeat(5000)}`, /nested too deeply/],
    ["wrong brackets", `{ "a": ${"[},".repeat(5000)}`, /nested too deeply/],
  ])("is not changed with %s", (_, text, says) => {
    expect(json(text)).toEqual({ problem: expect.stringMatching(says) });
  });

  test("of any shape keeps everything else", () => {
    const spaced = fc
      .record({ value: fc.jsonValue({ maxDepth: 3 }), indent: fc.constantFrom(0, 2, 4, "\t") })
      .map(({ value, indent }) =>
        JSON.stringify({ a: value, servers: { b: value } }, null, indent),
      );
    fc.assert(
      fc.property(spaced, (before) => {
        const after = textOf(json(before));
        expect(isKept(before, after), after).toBe(true);
        expect(textOf(removedJson(after))).toBe(before);
      }),
      { numRuns: caseCount(60) },
    );
  });
});

describe("TOML", () => {
  it.each([
    ["nothing", ""],
    ["a key", 'model = "x"'],
    ["a key and a comment", '# mine\nmodel = "x" # fast\n'],
    ["another server", '[mcp_servers.other]\ncommand = "x"\nargs = [\n  "a",\n  "b",\n]\n'],
    ["an empty line at the end", "[a]\nb = 1\n\n"],
    ["CRLF", 'model = "x"\r\n\r\n[a]\r\nb = 1\r\n'],
    ["a string that looks like a header", 'a = """\n[mcp_servers.wf]\ncommand = "no"\n"""\n'],
    ["a list of tables", "[[a]]\nb = 1\n[[a]]\nb = 2\n"],
    ["dates and large numbers", "d = 2026-11-24T10:00:00Z\nn = 9223372036854775807\nf = nan\n"],
    ["dotted keys", "a.b.c = 1\n[x.y]\nz = true\n"],
  ])("gets the table beside %s", (_, before) => {
    const after = textOf(toml(before));
    expect(after.startsWith(before)).toBe(true);
    expect(parseToml(after, { integersAsBigInt: "asNeeded" })).toMatchObject({
      mcp_servers: { wf: entry },
    });
    expect(textOf(toml(after))).toBe(after);
    const removed = textOf(removedToml(after));
    expect(removed.trimEnd()).toBe(before.trimEnd());
  });

  it.each([
    ["spaces in the header", '[ mcp_servers . "wf" ] # mine\n'],
    ["indentation", "\t[mcp_servers.wf]  \n"],
  ])("is found with %s", (_, header) => {
    const after = textOf(toml(`${header}command = "old"\n`));
    expect(after.startsWith(header)).toBe(true);
    expect(parseToml(after)).toEqual({ mcp_servers: { wf: entry } });
    const below = `${header}a = 1\n[mcp_servers.wf.env] # b\nA = "1"\n[c]\n`;
    expect(textOf(removedToml(below))).toBe("[c]\n");
  });

  it("takes no time for headers with many spaces and for many tables below", () => {
    const many = " ".repeat(300_000);
    const spaces = `x='''\n[mcp_servers.wf]${many}x\n[mcp_servers.wf.${many}\n'''\n`;
    expect(textOf(toml(spaces)).startsWith(spaces)).toBe(true);
    expect(textOf(removedToml(spaces))).toBe(spaces);
    const tables = Array.from({ length: 20_000 }, (_, at) => `[mcp_servers.wf.a${at}]\n`).join("");
    expect(textOf(removedToml(`[mcp_servers.wf]\n${tables}[b]\n`))).toBe("[b]\n");
  });

  it("changes an existing table, and keeps its comments and the following text", () => {
    const before =
      '[mcp_servers."wf"] # mine\n# a\ncommand = "old"\nargs = []\n\n# next\n[b]\nc = 1\n';
    expect(textOf(toml(before))).toBe(
      '[mcp_servers."wf"] # mine\ncommand = "wf"\nargs = ["mcp"]\n# a\n\n# next\n[b]\nc = 1\n',
    );
  });

  it("writes an existing table anew that has other fields, and keeps the following text", () => {
    const before =
      '[mcp_servers."wf"] # mine\nenabled = true\ncommand = "old"\nargs = []\n\n[mcp_servers.wf.env]\nA = "1"\n\n# next\n[b]\nc = 1\n';
    const after = textOf(toml(before));
    expect(after).toBe(
      '[mcp_servers."wf"] # mine\ncommand = "wf"\nargs = ["mcp"]\n\n# next\n[b]\nc = 1\n',
    );
    const lines = '[mcp_servers.wf]\ncommand = "x"\nargs = [\n "a",\n]\n';
    expect(textOf(toml(lines))).toBe('[mcp_servers.wf]\ncommand = "wf"\nargs = ["mcp"]\n');
    expect(textOf(removedToml(after))).toBe("\n# next\n[b]\nc = 1\n");
  });

  it.each([
    ["a broken line", "a = ", /line 1, column \d+ is not valid TOML/],
    ["an inline table", 'mcp_servers = { x = { command = "y" } }', /cannot be changed safely/],
    ["a value of that name", "mcp_servers = 1", /cannot be changed safely/],
    [
      "a subtable elsewhere",
      '[mcp_servers.wf]\ncommand = "wf"\n[b]\n[mcp_servers.wf.env]\nPATH = "./x"\n',
      /cannot be changed/,
    ],
    ["depth", `a = ${"[".repeat(5000)}`, /not valid TOML/],
    ["keys of many parts", `a${".a".repeat(5000)} = 1`, /nested too deeply/],
    ["many tables", `a = [${"[],".repeat(100_000)}]`, /more than 100000 tables/],
    ["a table of many parts", `[a${".a".repeat(5000)}]\n`, /nested too deeply/],
  ])("is not changed with %s", (_, text, says) => {
    expect(toml(text)).toEqual({ problem: expect.stringMatching(says) });
  });
});
