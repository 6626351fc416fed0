/** Tests the package as npm packs it: installed in an empty folder, it checks, draws, serves and can be imported. */
import { once } from "node:events";
import {
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { webps } from "./images/sample-images.js";
import { pack, root } from "./support/pack.js";

let parent = "";
/** The folder with everything installed. */
let folder = "";
/** The folder without optional packages. */
let bare = "";

beforeAll(async () => {
  parent = mkdtempSync(path.join(tmpdir(), "wf-package-"));
  const { tarball } = pack(parent);
  [folder, bare] = await Promise.all([
    install("whole", tarball),
    install("bare", tarball, "--omit=optional"),
  ]);
}, 240_000);

afterAll(() => rmSync(parent, { recursive: true, force: true }));

/** Installs the tarball in its own folder; fails if a package does not support this Node. */
async function install(name: string, tarball: string, ...options: string[]): Promise<string> {
  const cwd = path.join(parent, name);
  mkdirSync(cwd);
  writeFileSync(path.join(cwd, "package.json"), '{ "private": true, "type": "module" }\n');
  const quiet = ["--no-audit", "--no-fund", "--prefer-offline"];
  await execa("npm", ["install", "--engine-strict", ...quiet, ...options, tarball], { cwd });
  return cwd;
}

/** The manifests of all installed packages. */
const { version: packageVersion } = JSON.parse(
  readFileSync(new URL("../package.json", import.meta.url), "utf8"),
) as { version: string };

function installed(cwd: string): { name: string; version: string; engines?: { node?: string } }[] {
  const modules = path.join(cwd, "node_modules");
  return readdirSync(modules, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|node_modules\/)(?:@[^/]+\/)?[^/@]+\/package\.json$/.test(name))
    .map((name) => JSON.parse(readFileSync(path.join(modules, name), "utf8")))
    .filter(({ name, version }) => name !== undefined && version !== undefined);
}

/** Size on the disk in megabytes. */
function sizeOf(cwd: string): number {
  const modules = path.join(cwd, "node_modules");
  const names = readdirSync(modules, { recursive: true, encoding: "utf8" });
  const blocks = names.map((name) => lstatSync(path.join(modules, name)).blocks);
  return (blocks.reduce((sum, count) => sum + count, 0) * 512) / 2 ** 20;
}

describe("the installed package", () => {
  it("runs on the oldest supported version of Node", () => {
    const { satisfies } = createRequire(path.join(folder, "package.json"))("semver");
    const packages = installed(folder);
    expect(packages.map(({ name }) => name)).toEqual(
      expect.arrayContaining(["wf-wireframes", "fastify", "cookie", "lmdb"]),
    );
    const tooNew = packages.filter(({ engines }) => !satisfies("20.19.0", engines?.node ?? "*"));
    expect(tooNew.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  });

  it("takes at most 61 MB, and 34 MB without optional dependencies", () => {
    expect(sizeOf(folder)).toBeLessThan(61);
    expect(sizeOf(bare)).toBeLessThan(34);
  });
});

function wfIn(cwd: string, ...args: string[]) {
  return execa(path.join("node_modules", ".bin", "wf"), args, { cwd, reject: false });
}

describe("the packed package", () => {
  const wf = (...args: string[]) => wfIn(folder, ...args);

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

  it("paints PNG and PDF, and says what to install for PNG if it is missing", async () => {
    writeFileSync(path.join(folder, "home.wf"), 'page "Home" w=100 h=100 { text "Hi" bold }\n');
    const call = ["render", "home.wf", "--png", "--pdf", "--out-dir", "out"];
    expect(await wf(...call)).toMatchObject({
      exitCode: 0,
      stderr: "wrote out/home.png (148 × 148)\nwrote out/home.pdf (1 page)",
    });
    expect(readFileSync(path.join(folder, "out/home.png")).readUInt32BE(16)).toBe(148);
    writeFileSync(path.join(folder, "photo.webp"), webps.lossy);
    writeFileSync(
      path.join(folder, "photo.wf"),
      'page "Photo" w=100 h=100 { image "photo.webp" }\n',
    );
    expect(await wf("render", "photo.wf", "--png", "--pdf", "--out-dir", "out")).toMatchObject({
      exitCode: 0,
      stderr: "wrote out/photo.png (148 × 148)\nwrote out/photo.pdf (1 page)",
    });
    const use = `import { embeddedFontCss, pictureFont, renderPdf, renderPng } from "wf-wireframes/raster";
import { renderSvg } from "wf-wireframes";
const { width } = await renderPng('page w=52 h=10 { }', { scale: 2 });
const { pages } = await renderPdf('page { } page { }');
const { svg } = renderSvg('page { text "x" }', { fontCss: embeddedFontCss });
const cut = renderSvg('page { text "x" }', pictureFont("embed")).svg;
console.log(width, pages, cut.includes("font/ttf"), cut.length < svg.length / 10);
`;
    writeFileSync(path.join(folder, "raster.js"), use);
    expect((await execa("node", ["raster.js"], { cwd: folder })).stdout).toBe("200 2 true true");
    const types = path.join(folder, "node_modules/wf-wireframes/dist/output/raster/raster.d.ts");
    expect(readFileSync(types, "utf8")).toContain("export declare function renderPng");
    rmSync(path.join(folder, "node_modules/@resvg"), { recursive: true });
    expect(await wf("render", "home.wf", "--png", "-o", "none.png")).toMatchObject({
      exitCode: 2,
      stderr: "wf: PNG needs the package @resvg/resvg-js; run npm install @resvg/resvg-js",
    });
    expect(await wf("render", "home.wf", "--pdf", "-o", "home.pdf")).toMatchObject({ exitCode: 0 });
  });

  it("serves the preview with its script and its fonts", async () => {
    const bin = path.join("node_modules", ".bin", "wf");
    const watching = execa(bin, ["watch", "--port", "0"], { cwd: folder, reject: false });
    try {
      const [first] = (await once(watching.stdout, "data")) as [Buffer];
      const address = /http:\S+/.exec(String(first))![0];
      for (const asset of ["client.js", "fonts/inter-600.ttf"]) {
        expect((await fetch(`${address}assets/${asset}`)).status).toBe(200);
      }
    } finally {
      watching.kill("SIGINT");
    }
    expect(await watching).toMatchObject({ exitCode: 0 });
  });

  it("explains codes from its own pages", async () => {
    const { exitCode, stdout } = await wf("explain", "unknown-component");
    expect(exitCode).toBe(0);
    expect(stdout).toContain("unknown-component");
  });

  it("can be imported by name, with its types", async () => {
    writeFileSync(
      path.join(folder, "use.js"),
      'import { validate } from "wf-wireframes";\nconsole.log(validate("page { }").valid);\n',
    );
    const { stdout } = await execa("node", ["use.js"], { cwd: folder });
    expect(stdout).toBe("true");
    const types = path.join(folder, "node_modules/wf-wireframes/dist/index.d.ts");
    expect(readFileSync(types, "utf8")).toContain("export declare function validate");
  });

  it("serves the API, with threads for large sources and the script of the dashboard", async () => {
    const data = path.join(parent, "data");
    const bin = path.join("node_modules", ".bin", "wf");
    const call = ["serve", "--port", "0", "--data", data, "--log-format", "pretty"];
    const serving = execa(bin, call, { cwd: folder, reject: false });
    try {
      const [first] = (await once(serving.stdout, "data")) as [Buffer];
      const [base] = /http:[^ ]+/.exec(String(first))!;
      const [key] = /wf_live_\w+/.exec(String(first))!;
      const source = `page { ${'button "Save" '.repeat(1_000)} }`;
      const answer = await fetch(`${base}/tools/render/svg`, {
        method: "POST",
        headers: { "x-api-key": key, "content-type": "application/json" },
        body: JSON.stringify({ source }),
      });
      expect(answer.status).toBe(200);
      expect(((await answer.json()) as { svg: string }).svg).toContain("Save");
      expect((await fetch(`${base}/dashboard/script.js`)).status).toBe(200);
    } finally {
      serving.kill("SIGINT");
    }
    expect(await serving).toMatchObject({
      exitCode: 0,
      stderr: expect.stringMatching(/INFO: POST \/tools\/render\/svg 200 [\d.]+ ms key_/),
    });
  });

  it("can serve as a library, with a store in memory, threads for large sources and the script", async () => {
    const use = `import { buildServer, createAccount, createKey, defaultTiers, openStore } from "wf-wireframes/server";
const store = await openStore({ address: "memory:", folder: "" });
await createAccount(store, "acme", Date.now());
const { key } = await createKey(store, defaultTiers, { account: "acme", tier: "pro" }, Date.now());
const app = await buildServer({ store });
const draw = (count) => app.inject({
  method: "POST",
  url: "/tools/render/svg",
  headers: { "x-api-key": key },
  payload: { source: 'text "a" '.repeat(count) },
});
const answers = [await draw(1), await draw(600), await app.inject("/dashboard/script.js")];
console.log(answers.map(({ statusCode }) => statusCode).join(" "));
console.log((await app.inject("/health")).body);
await app.close();
`;
    for (const cwd of [folder, bare]) {
      writeFileSync(path.join(cwd, "serve.js"), use);
      const { stdout } = await execa("node", ["serve.js"], { cwd });
      const [statuses, health = ""] = stdout.split("\n");
      expect(statuses).toBe("200 200 200");
      expect(JSON.parse(health)).toEqual({ status: "ok", version: packageVersion });
    }
  });
});

describe("the packed package without optional dependencies", () => {
  it("checks, and draws everything except PNG", async () => {
    writeFileSync(path.join(bare, "home.wf"), 'page "Home" w=100 h=100 { text "Hi" bold }\n');
    expect(await wfIn(bare, "validate")).toMatchObject({ exitCode: 0 });
    const call = ["render", "home.wf", "--svg", "--html", "--pdf", "--out-dir", "out", "--quiet"];
    expect(await wfIn(bare, ...call)).toMatchObject({ exitCode: 0, stderr: "" });
    expect(await wfIn(bare, "render", "home.wf", "--png", "-o", "none.png")).toMatchObject({
      exitCode: 2,
      stderr: "wf: PNG needs the package @resvg/resvg-js; run npm install @resvg/resvg-js",
    });
  });

  it.each([["serve"], ["accounts", "create", "acme"]])(
    "says what to install for wf %s",
    async (...call) => {
      const data = path.join(parent, "none");
      expect(await wfIn(bare, ...call, "--data", data)).toMatchObject({
        exitCode: 2,
        stdout: "",
        stderr: "wf: accounts and keys need the package lmdb; run npm install lmdb",
      });
      expect(readdirSync(parent)).not.toContain("none");
    },
  );
});

describe("types", () => {
  const uses: Record<string, string> = {
    "wf-wireframes": `import { parse, renderSvg, type RenderSvgOptions, validate } from "wf-wireframes";
const options: RenderSvgOptions = { theme: "dark", padding: 8 };
export const svg: string = renderSvg(parse("page { }").ast, options).svg;
export const isValid: boolean = validate("page { }", { strict: true }).valid;
// @ts-expect-error There is no such theme.
renderSvg("page { }", { theme: "pink" });`,
    "wf-wireframes/raster": `import { RasterError, renderPdf, renderPng } from "wf-wireframes/raster";
export const data: Uint8Array = (await renderPng("page { }", { scale: 2 })).data;
export const pages: number = (await renderPdf("page { }")).pages;
export const failure: Error = new RasterError("");`,
    "wf-wireframes/report": `import { validate } from "wf-wireframes";
import { formatDiagnostics } from "wf-wireframes/report";
export const said: string = formatDiagnostics("pag", validate("pag").diagnostics, { name: "a" });`,
    "wf-wireframes/server": `import { buildServer, createKey, defaultTiers, openStore } from "wf-wireframes/server";
const store = await openStore({ address: "memory:", folder: "" });
const request = { account: "acme", tier: "pro" };
export const key: string = (await createKey(store, defaultTiers, request, 0)).key;
export const address: string = await (await buildServer({ store })).listen({ port: 0 });`,
  };
  // One check covers several entries, because reading their types takes far longer than reading the uses.
  it.each([
    [
      "what needs no types of Node",
      ["wf-wireframes", "wf-wireframes/raster", "wf-wireframes/report"],
      [],
    ],
    // Fastify's types need those of Node.
    ["the server", ["wf-wireframes/server"], ["node"]],
  ])("of %s work with both kinds of module resolution", async (_, names, types) => {
    const files = names.map((name) => {
      const file = `${path.basename(name)}.ts`;
      writeFileSync(path.join(folder, file), uses[name]!);
      return file;
    });
    const modules = path.join(folder, "node_modules", "@types");
    mkdirSync(modules, { recursive: true });
    for (const each of types) {
      symlinkSync(path.join(root, "node_modules/@types", each), path.join(modules, each));
    }
    for (const [module, moduleResolution] of [
      ["node16", "node16"],
      ["esnext", "bundler"],
    ]) {
      const compilerOptions = {
        ...{ strict: true, exactOptionalPropertyTypes: true, skipLibCheck: false, noEmit: true },
        ...{ target: "es2023", lib: ["es2023"], module, moduleResolution, types },
      };
      const project = path.join(folder, "tsconfig.json");
      writeFileSync(project, JSON.stringify({ compilerOptions, files }));
      const tsc = path.join(root, "node_modules", ".bin", "tsc");
      const { stdout } = await execa(tsc, ["-p", project], { cwd: folder, reject: false });
      expect(stdout).toBe("");
    }
  });

  it("has a use of each entry", () => {
    const { exports } = JSON.parse(
      readFileSync(new URL("../package.json", import.meta.url), "utf8"),
    );
    const entries = Object.keys(exports).map((entry) => entry.replace(/^\./, "wf-wireframes"));
    // Users of CodeMirror bring packages that are not installed here.
    const others = ["wf-wireframes/codemirror", "wf-wireframes/package.json"];
    expect(entries.filter((entry) => !others.includes(entry)).sort()).toEqual(
      Object.keys(uses).sort(),
    );
  });
});
