/** Help, version and misuse of the command line as a whole. */
import { expect, test } from "vitest";
import { commandGroups, commandList } from "../../src/tools/cli/program/commands.js";
import { Workspace } from "./call.js";

test("--version prints the version of the package", async () => {
  const { code, out } = await new Workspace().call(["--version"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^\d+\.\d+\.\d+\n$/);
});

test("--help, help and no arguments at all list the commands", async () => {
  const workspace = new Workspace();
  const { code, out } = await workspace.call(["--help"]);
  expect(code).toBe(0);
  const alone = commandList.filter(({ name }) => !name.includes(" "));
  for (const { name, summary } of [...alone, ...commandGroups]) {
    expect(out).toContain(`  ${name} `);
    expect(out.replace(/\s+/g, " ")).toContain(summary);
  }
  expect(await workspace.call([])).toEqual({ code, out, err: "" });
  expect(await workspace.call(["help"])).toEqual({ code, out, err: "" });
});

test.each(commandList.map((command) => [command.name, command] as const))(
  "%s --help shows options and examples",
  async (name, command) => {
    const workspace = new Workspace();
    const { code, out } = await workspace.call([...name.split(" "), "--help"]);
    expect(code).toBe(0);
    for (const [line] of command.examples) expect(out).toContain(`wf ${line}`);
    for (const key of Object.keys(command.options)) {
      expect(out).toContain(`--${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`);
    }
    expect((await workspace.call(["help", ...name.split(" ")])).out).toBe(out);
  },
);

test.each([
  [["valdate"], "wf: unknown command 'valdate' (did you mean validate?)\n"],
  [["login.wf"], "wf: unknown command 'login.wf' (did you mean: wf validate login.wf?)\n"],
  [["--formt"], "wf: unknown option '--formt'\n"],
  [["validate", "--strickt"], "wf: unknown option '--strickt' (did you mean --strict?)\n"],
  [
    ["validate", "--format", "xml"],
    'wf: --format must be one of pretty, compact, json, github, sarif, junit, not "xml"\n',
  ],
  [["parse"], "wf: missing required argument 'FILE'\n"],
])("%j is misuse, answered in one line", async (argv, err) => {
  expect(await new Workspace().call(argv)).toEqual({ code: 2, out: "", err });
});
