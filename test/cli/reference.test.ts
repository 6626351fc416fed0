/** `wf explain`, `wf grammar` and `wf completion`. */
import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { expect, test } from "vitest";
import { themeChoices } from "../../src/base/theme/theme.js";
import { codes } from "../../src/language/diagnostics/codes.js";
import { Workspace } from "./call.js";
import { canType } from "./completion/typist.js";

test("explain lists every code with its severity and meaning", async () => {
  const { code, out } = await new Workspace().call(["explain"]);
  expect(code).toBe(0);
  const lines = out.trimEnd().split("\n");
  expect(lines).toHaveLength(Object.keys(codes).length);
  expect(lines).toContainEqual(
    expect.stringMatching(/^unknown-component +error +a component does not exist$/),
  );
});

test("explain prints the page of a code", async () => {
  const { code, out } = await new Workspace().call(["explain", "active-range"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^# active-range\n/);
});

test.each([
  [
    ["explain", "unknown-componant"],
    'unknown code "unknown-componant"; did you mean unknown-component?',
  ],
  [["explain", "xyz"], 'unknown code "xyz"; run wf explain for a list'],
  [["grammar", "buton"], 'unknown component "buton"; did you mean button?'],
  [["grammar", "btn"], 'unknown component "btn"; did you mean button?'],
  [["completion", "bsh"], 'no completion for "bsh"; did you mean bash?'],
  [["completion", "sh"], 'no completion for "sh"; choose bash, zsh or fish'],
  [["completion", "nushell"], 'no completion for "nushell"; choose bash, zsh or fish'],
  [["completion", "powershell"], 'no completion for "powershell"; choose bash, zsh or fish'],
])("%j is misuse", async (argv, message) => {
  expect(await new Workspace().call(argv)).toEqual({ code: 2, out: "", err: `wf: ${message}\n` });
});

test("grammar prints the reference as text and as JSON, and one component", async () => {
  const workspace = new Workspace();
  const { out } = await workspace.call(["grammar", "--json"]);
  const reference = JSON.parse(out);
  expect(Object.keys(reference)).toEqual(["grammar", "version", "components", "modifiers"]);
  expect((await workspace.call(["grammar"])).out.trimEnd()).toBe(reference.grammar.trimEnd());
  const { code, out: button } = await workspace.call(["grammar", "button"]);
  expect(code).toBe(0);
  expect(button).toContain("button");
});

test.each([
  ["bash", "/bin/bash"],
  ["zsh", "/usr/bin/zsh"],
  ["fish", "/opt/homebrew/bin/fish"],
  ["bash", "/bin/dash"],
])(
  "completion without a shell explains the installation for %s, if $SHELL is %s",
  async (shell, path) => {
    const { code, out, err } = await new Workspace().call(["completion"], { env: { SHELL: path } });
    expect({ code, out }).toEqual({ code: 2, out: "" });
    expect(err).toMatch(
      new RegExp(
        `^wf: choose a shell: bash, zsh or fish; for ${shell}, run: wf completion ${shell} > .*\n$`,
      ),
    );
  },
);

test("completion accepts the value of $SHELL", async () => {
  const { code, out } = await new Workspace().call(["completion", "/usr/bin/zsh"]);
  expect(code).toBe(0);
  expect(out).toMatch(/^#compdef wf /);
});

test("the scripts name every command and option", async () => {
  for (const shell of ["bash", "zsh", "fish"]) {
    const { code, out } = await new Workspace().call(["completion", shell]);
    expect(code).toBe(0);
    for (const word of ["validate", "max-warnings", "no-color", "sarif", "unknown-component"]) {
      expect(out).toContain(word);
    }
  }
});

test.skipIf(!canType("bash"))("bash completes commands, options, values and files", async () => {
  const workspace = new Workspace({ "login.wf": "", "b:c.wf": "" });
  workspace.write("wf.bash", (await workspace.call(["completion", "bash"])).out);
  const complete = (...words: string[]): string[] => {
    const list = words.map((word) => `'${word}'`).join(" ");
    const script = `source '${join(workspace.folder, "wf.bash")}'
COMP_WORDS=(wf ${list}); COMP_CWORD=${words.length}; _wf; printf '%s\\n' "\${COMPREPLY[@]}"`;
    const out = execFileSync("bash", ["-c", script], { cwd: workspace.folder, encoding: "utf8" });
    return out.trim().split("\n");
  };
  expect(complete("val")).toEqual(["validate"]);
  expect(complete("validate", "--no")).toEqual(["--no-color"]);
  expect(complete("validate", "--format", "s")).toEqual(["sarif"]);
  expect(complete("validate", "--format=s")).toEqual(["--format=sarif"]);
  // Bash itself splits words at these characters, and then replaces only what follows them.
  expect(complete("validate", "--format", "=", "s")).toEqual(["sarif"]);
  expect(complete("validate", "--format", "=")).toContain("sarif");
  expect(complete("validate", "b", ":", "c")).toEqual(["c.wf"]);
  expect(complete("validate", "-f", "j")).toEqual(["json", "junit"]);
  expect(complete("validate", "log")).toEqual(["login.wf"]);
  expect(complete("render", "a.wf", "--theme", "")).toEqual([...themeChoices, "both"]);
  expect(complete("explain", "unknown-comp")).toEqual(["unknown-component"]);
  expect(complete("completion", "z")).toEqual(["zsh"]);
});
