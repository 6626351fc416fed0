/** The package as npm packs it: installed in an empty folder, it checks, draws and can be imported. */
import { once } from "node:events";
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
  await execa("npm", ["install", "--no-audit", "--no-fund", "--prefer-offline", filename], {
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

  it.each(["bash", "zsh", "fish"])("completes in %s", async (shell) => {
    const { exitCode, stdout } = await wf("completion", shell);
    expect(exitCode).toBe(0);
    expect(stdout).toContain("max-warnings");
  });

  it("paints PNG and PDF, and says what to install for PNG where that is missing", async () => {
    writeFileSync(path.join(folder, "home.wf"), 'page "Home" w=100 h=100 { text "Hi" bold }\n');
    const call = ["render", "home.wf", "--png", "--pdf", "--out-dir", "out"];
    expect(await wf(...call)).toMatchObject({ exitCode: 0, stderr: "" });
    expect(readFileSync(path.join(folder, "out/home.png")).readUInt32BE(16)).toBe(148);
    const use = `import { embeddedFontCss, renderPdf, renderPng } from "wf-wireframes/raster";
import { renderSvg } from "wf-wireframes";
const { width } = await renderPng('page w=52 h=10 { }', { scale: 2 });
const { pages } = await renderPdf('page { } page { }');
const { svg } = renderSvg('page { text "x" }', { fontCss: embeddedFontCss });
console.log(width, pages, svg.includes("font/woff2"));
`;
    writeFileSync(path.join(folder, "raster.js"), use);
    expect((await execa("node", ["raster.js"], { cwd: folder })).stdout).toBe("200 2 true");
    const types = path.join(folder, "node_modules/wf-wireframes/dist/raster/raster.d.ts");
    expect(readFileSync(types, "utf8")).toContain("export declare function renderPng");
    rmSync(path.join(folder, "node_modules/@resvg"), { recursive: true });
    expect(await wf("render", "home.wf", "--png", "-o", "none.png")).toMatchObject({
      exitCode: 2,
      stderr: "wf: PNG needs the package @resvg/resvg-js; install it: npm install @resvg/resvg-js",
    });
    expect(await wf("render", "home.wf", "--pdf", "-o", "home.pdf")).toMatchObject({ exitCode: 0 });
  });

  it("serves the preview with its script and its fonts", async () => {
    const bin = path.join("node_modules", ".bin", "wf");
    const watching = execa(bin, ["watch", "--port", "0"], { cwd: folder, reject: false });
    try {
      const [first] = (await once(watching.stdout, "data")) as [Buffer];
      const address = /http:\S+/.exec(String(first))![0];
      for (const asset of ["page.js", "fonts/inter-600.woff2"]) {
        expect((await fetch(`${address}assets/${asset}`)).status).toBe(200);
      }
    } finally {
      watching.kill("SIGINT");
    }
    expect(await watching).toMatchObject({ exitCode: 0 });
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
