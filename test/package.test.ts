/** The package as npm packs it: installed in an empty folder, it checks, draws and can be imported. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

const root = fileURLToPath(new URL("..", import.meta.url));
let folder = "";

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "wf-package-"));
  const { stdout } = await execa(
    "npm",
    ["pack", "--json", "--ignore-scripts", "--pack-destination", folder],
    { cwd: root },
  );
  const [{ filename }] = JSON.parse(stdout) as [{ filename: string }];
  writeFileSync(path.join(folder, "package.json"), '{ "private": true, "type": "module" }\n');
  await execa("npm", ["install", "--no-audit", "--no-fund", "--offline", filename], {
    cwd: folder,
  });
}, 120_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the packed package", () => {
  const wf = (...args: string[]) =>
    execa(path.join("node_modules", ".bin", "wf"), args, { cwd: folder, reject: false });

  it("checks and draws", async () => {
    writeFileSync(path.join(folder, "login.wf"), 'page "Login" { button "Sign in" primary }\n');
    expect(await wf("validate")).toMatchObject({ exitCode: 0 });
    expect(await wf("render", "login.wf", "-o", "login.svg")).toMatchObject({ exitCode: 0 });
    expect(readFileSync(path.join(folder, "login.svg"), "utf8")).toContain("Sign in");
    writeFileSync(path.join(folder, "wrong.wf"), 'page { buton "x" }\n');
    const { exitCode, stdout } = await wf("validate", "wrong.wf");
    expect(exitCode).toBe(1);
    expect(stdout).toContain('did you mean "button"?');
  });

  it("explains codes from the pages that it carries", async () => {
    const { exitCode, stdout } = await wf("explain", "unknown-component");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("unknown-component");
  });

  it("is imported by its name, with its types beside it", async () => {
    writeFileSync(
      path.join(folder, "use.js"),
      'import { validate } from "wf-wireframes";\nconsole.log(validate("page { }").valid);\n',
    );
    const { stdout } = await execa("node", ["use.js"], { cwd: folder });
    expect(stdout).toBe("true");
    const types = path.join(folder, "node_modules/wf-wireframes/dist/index.d.ts");
    expect(readFileSync(types, "utf8")).toContain("export declare function validate");
  });
});
