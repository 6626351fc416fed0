/** Behavior that only Bash leaves to completion scripts: reading the line, and quoting what they insert. */
import { expect, test } from "vitest";
import { Workspace } from "../call.js";
import { scriptOf } from "./script-of.js";
import { canType, typeInto } from "./typist.js";

const cases: Record<string, string> = {
  "wf validate k=": "wf validate k=v.wf",
  "wf validate a:": "wf validate a:b.wf",
  "wf validate @": "wf validate \\@at.wf",
  "wf validate ..": "wf validate ../",
  "wf validate designs/../log": "wf validate designs/../login.wf",
  "wf validate LOG": "wf validate login.wf",
  'wf validate "designs/my h': 'wf validate "designs/my home.wf"',
  "wf validate designs/my\\ ": "wf validate designs/my\\ home.wf",
  "wf validate $folder/my": "wf validate designs/my\\ home.wf",
  "wf validate ${folder}/my": "wf validate designs/my\\ home.wf",
  "wf validate log\\in": "wf validate login.wf",
  "wf parse login.wf 2>errors >out --comp": "wf parse login.wf 2>errors >out --compact",
  "wf parse login.wf >pict": "wf parse login.wf >picture.svg",
  "cd designs && wf val": "cd designs && wf validate",
  "FOO=1 wf val": "FOO=1 wf validate",
  "wf validate $(echo x) 'y z' --str": "wf validate $(echo x) 'y z' --strict",
};

test.skipIf(!canType("bash"))("Bash completes every kind of line", async () => {
  const workspace = new Workspace({ "picture.svg": "", "designs/my home.wf": "" });
  for (const name of ["k=v", "a:b", "@at", "login"]) workspace.write(`${name}.wf`, "");
  workspace.write(".script", await scriptOf("bash"));
  const setup = "bind 'set completion-ignore-case on'; folder=designs; source ~/.script";
  const keys = Object.keys(cases).map((line) => `${line}\t`);
  const { typed } = await typeInto("bash", workspace, setup, keys);
  const found = Object.keys(cases).map((line, at) => [line, typed[at]!.line.trimEnd()]);
  expect(Object.fromEntries(found)).toEqual(cases);
});
