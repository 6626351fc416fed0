/** wf.config.json: where it applies, what it changes, and how its errors are reported. */
import { readFileSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import { settingsSchema } from "../../src/workspace/settings/schema.js";
import { badSource, goodSource, Workspace } from "./call.js";

const warned = 'page "A" { text "x" colour=red }';

function settings(validate: object): string {
  return JSON.stringify({ validate });
}

test("a code can be raised, lowered and switched off", async () => {
  const workspace = new Workspace({ "a.wf": warned });
  const outcome = async (level: string): Promise<[number, string | undefined]> => {
    workspace.write("wf.config.json", settings({ severity: { "unknown-attribute": level } }));
    const { code, out } = await workspace.call(["validate", "a.wf", "--format=compact"]);
    return [code, /^a\.wf:1:21: (\w+)/.exec(out)?.[1]];
  };
  expect(await outcome("error")).toEqual([1, "error"]);
  expect(await outcome("warning")).toEqual([0, "warning"]);
  expect(await outcome("info")).toEqual([0, "info"]);
  expect(await outcome("off")).toEqual([0, undefined]);
});

test("the nearest file at or above applies", async () => {
  const off = settings({ severity: { "unknown-attribute": "off" } });
  const workspace = new Workspace({
    "wf.config.json": off,
    "a/b/x.wf": warned,
    "c/wf.config.json": "{}",
    "c/x.wf": warned,
  });
  expect((await workspace.call(["validate", "--strict", "a"])).code).toBe(0);
  expect((await workspace.call(["validate", "--strict", "c"])).code).toBe(1);
  const stdin = ["validate", "--strict", "-", "--stdin-filename"];
  expect((await workspace.call([...stdin, "a/new.wf"], { input: warned })).code).toBe(0);
  expect((await workspace.call([...stdin, "c/new.wf"], { input: warned })).code).toBe(1);
});

test("errors of the language stay errors, with a warning", async () => {
  const workspace = new Workspace({
    "wf.config.json": settings({ severity: { "unknown-component": "off" } }),
    "a.wf": badSource,
    "b.wf": badSource,
  });
  const { code, err } = await workspace.call(["validate", "."]);
  expect(code).toBe(1);
  expect(err).toBe(
    'wf.config.json:1:46: warning: validate.severity.unknown-component must stay "error"\n',
  );
});

test("ignored files and folders are left out, even when they are named", async () => {
  const workspace = new Workspace({
    "p/wf.config.json": settings({ ignore: ["drafts/", "*.old.wf", "./x/**/y.wf"] }),
    "p/drafts/a/b.wf": badSource,
    "p/a.old.wf": badSource,
    "p/x/1/2/y.wf": badSource,
    "p/a.wf": goodSource,
  });
  expect(await workspace.call(["validate", "p", "p/a.old.wf"])).toEqual({
    code: 0,
    out: "1 file checked, no problems found, 3 files ignored by the settings\n",
    err: "",
  });
  expect((await workspace.call(["validate", "p/a.old.wf"])).code).toBe(0);
});

test.each([
  [
    '{\n  "validate": {\n    "severty": {}\n  }\n}',
    'wf.config.json:3:5: warning: unknown setting "validate.severty"; did you mean "severity"?\n',
  ],
  [
    '{ "validate": { "severity": { "unknown-componant": "off" } } }',
    'wf.config.json:1:31: warning: unknown setting "validate.severity.unknown-componant"; did you mean "unknown-component"?\n',
  ],
  ['{ "constructor": 1 }', 'wf.config.json:1:3: warning: unknown setting "constructor"\n'],
  [
    `{ "${"long".repeat(1_000)}": 1 }`,
    `wf.config.json:1:3: warning: unknown setting "${"long".repeat(25)}…"\n`,
  ],
])("an unknown setting is a warning: %.60s", async (text, err) => {
  const workspace = new Workspace({ "wf.config.json": text, "a.wf": goodSource });
  expect(await workspace.call(["validate", "a.wf"])).toMatchObject({ code: 0, err });
});

test.skipIf(process.platform === "win32")(
  "warnings are told once for a file that other folders have links to, and for each copy",
  async () => {
    const text = '{ "constructor": 1 }';
    const workspace = new Workspace({
      ".git/HEAD": "",
      "wf.config.json": text,
      "a/a.wf": goodSource,
      "b/a.wf": goodSource,
      "c/a.wf": goodSource,
      "c/wf.config.json": text,
    });
    for (const name of ["a", "b"]) {
      symlinkSync("../wf.config.json", join(workspace.folder, name, "wf.config.json"));
    }
    const warning = (file: string) => `${file}:1:3: warning: unknown setting "constructor"\n`;
    expect(await workspace.call(["validate", "."])).toMatchObject({
      code: 0,
      err: warning("a/wf.config.json") + warning("c/wf.config.json"),
    });
  },
);

test.each([
  ["{", '1:2: error: expected "}", found the end of the file'],
  ['{ "validate": {} /* }', "1:18: error: this comment is not closed"],
  ['{ "validate" {} }', '1:14: error: expected ":", found "{"'],
  ["{}\n{}", '2:1: error: expected the end of the file, found "{"'],
  ['{ "a": "x\ny" }', "1:8: error: this string is not closed on its line"],
  ['{ "a": 1.2.3 }', '1:11: error: expected a value, found "."'],
  ['{ "a": [1 2] }', '1:11: error: expected ",", found "2"'],
  [`{ "a": ${"[".repeat(100_000)}`, "1:57: error: nested too deeply"],
  [`{ "a": ${"[},".repeat(100_000)}`, "1:155: error: nested too deeply"],
  ["[]", "1:1: error: the file must be an object"],
  ['{ "validate": [] }', "1:15: error: validate must be an object"],
  ['{ "validate": { "ignore": "x" } }', "1:27: error: validate.ignore must be a list"],
  ['{ "validate": { "ignore": [1] } }', "1:28: error: validate.ignore[0] must be a string"],
  [
    '{ "validate": { "severity": { "unknown-icon": "fatal" } } }',
    '1:47: error: validate.severity.unknown-icon must be "off", "info", "warning" or "error"',
  ],
])("an invalid settings file is misuse with its place: %.40s", async (text, message) => {
  const workspace = new Workspace({ "wf.config.json": text, "a.wf": goodSource });
  expect(await workspace.call(["validate", "a.wf"])).toEqual({
    code: 2,
    out: "",
    err: `wf: wf.config.json:${message}\n`,
  });
});

test("comments, trailing commas and a byte order mark are allowed", async () => {
  const text = `\ufeff// What this team is used to.
{
  "validate": {
    "severity": { "unknown-attribute": "off", }, /* for now */
  },
}
`;
  const workspace = new Workspace({ "wf.config.json": text, "a.wf": warned });
  expect(await workspace.call(["validate", "--strict", "a.wf"])).toMatchObject({
    code: 0,
    err: "",
  });
});

test("the schema in docs is up to date", () => {
  const path = join(import.meta.dirname, "../../docs/wf.config.schema.json");
  expect(JSON.parse(readFileSync(path, "utf8"))).toEqual(settingsSchema);
});

test("the schema accepts what the reader accepts", () => {
  const fits = new Ajv({ allErrors: true }).compile(settingsSchema);
  const good = {
    $schema: "./wf.config.schema.json",
    validate: { severity: { "unknown-icon": "off" }, ignore: ["a/**"] },
  };
  expect(fits(good)).toBe(true);
  expect(fits({ validate: { severity: { "unknown-component": "off" } } })).toBe(false);
  expect(fits({ validate: { strict: true } })).toBe(false);
});
