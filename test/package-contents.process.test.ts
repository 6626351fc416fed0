/** Tests what npm publishes: the same bytes from any folder, nothing superfluous, and the bundled licenses. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { build } from "esbuild";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Packed, pack, root } from "./support/pack.js";

const manifest = JSON.parse(readFileSync(path.join(root, "package.json"), "utf8"));
const installed = { ...manifest.dependencies, ...manifest.optionalDependencies };
/** Packages that users of a part of ours install themselves. */
const brought: Record<string, string> = manifest.peerDependencies;
let folder = "";
let packed: Packed;

beforeAll(async () => {
  // Creates compiled code next to the chunks, if the folder is writable.
  await execa(process.execPath, [path.join(root, "bin/wf.js"), "--version"]);
  folder = mkdtempSync(path.join(tmpdir(), "wf-contents-"));
  packed = pack(folder);
});

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the tarball", () => {
  it("contains what is needed, but no compiled code, sources or tests", () => {
    const kinds = new Set(
      packed.files.map((file) => file.path.replace(/[^/]*\.([\w.]+)$/, "*.$1")),
    );
    const unwanted = [...kinds].filter(
      (kind) => !/^(?:assets|bin|deploy|dist|docs|examples)\/|^[^/]*$/.test(kind),
    );
    expect(unwanted).toEqual([]);
    const names = packed.files.map((file) => file.path);
    expect(names).toEqual(
      expect.arrayContaining([
        "LICENSE",
        "README.md",
        "CHANGELOG.md",
        "THIRD-PARTY-NOTICES.txt",
        "assets/fonts/OFL.txt",
        "assets/fonts/OFL-jetbrains-mono.txt",
        "assets/fonts/OFL-noto-emoji.txt",
        "assets/icons/LICENSE-lucide.txt",
        "docs/diagnostics/unknown-component.md",
      ]),
    );
    expect(names.filter((name) => /cache|\.test\.|(?<!\.d)\.ts$|\.map$|\.svg$/.test(name))).toEqual(
      [
        "docs/dashboard.svg",
        "docs/devices-cards.svg",
        "docs/devices-menu.svg",
        "docs/devices-own.svg",
        "docs/devices-table.svg",
        "docs/markdown-login.svg",
        "docs/reuse-component.svg",
        "docs/reuse-data.svg",
        "docs/reuse-layout.svg",
        "docs/reuse-parameters.svg",
        "docs/reuse-slots.svg",
        "docs/reuse-variants.svg",
      ],
    );
  });

  // Emoji are 0.14 MB of it and the handwritten font 0.05 MB; neither compresses well. The pages about devices and
  // flows have pictures of 0.05 MB. The servers for editors and coding agents are bundled, 0.7 MB unpacked, and agents
  // copy from the examples. CodeMirror gets the checker, the formatter and completion in one file of 0.57 MB, which web
  // pages load directly.
  it("is small: at most 3.95 MB, and 10.95 MB unpacked", () => {
    expect(packed.size).toBeLessThan(3_950_000);
    const unpacked = packed.files.reduce((sum, { size }) => sum + size, 0);
    expect(unpacked).toBeLessThan(10_950_000);
  });

  it("has types without references to missing files", () => {
    const names = new Set(packed.files.map((file) => file.path));
    const types = [...names].filter((name) => name.endsWith(".d.ts"));
    expect(types.length).toBeGreaterThan(20);
    const strangers = new Set<string>();
    for (const name of types) {
      const text = readFileSync(path.join(root, name), "utf8").replace(/\/\*[\s\S]*?\*\//g, "");
      // `import` is also a value in our language.
      const imports = text.matchAll(/(?<!")\b(?:from|import|module)\s*\(?\s*"([^"]+)"/g);
      for (const [, target = ""] of imports) {
        const file = path.posix.join(path.posix.dirname(name), target).replace(/\.js$/, ".d.ts");
        if (!target.startsWith(".")) strangers.add(target);
        else expect(names, `${name} imports ${target}`).toContain(file);
      }
    }
    const known = { ...manifest.dependencies, ...brought };
    expect([...strangers].filter((name) => !(name in known))).toEqual([]);
  });
});

describe("THIRD-PARTY-NOTICES.txt", () => {
  const notices = readFileSync(path.join(root, "THIRD-PARTY-NOTICES.txt"), "utf8");
  const listed = new Set(
    [...notices.matchAll(/^-{78}\n(.+?) \S+\nLicense: /gm)].map((match) => match[1]!),
  );

  it("lists every package that our sources import and npm does not install", () => {
    const bundled = new Set<string>();
    const src = path.join(root, "src");
    for (const name of readdirSync(src, { recursive: true, encoding: "utf8" })) {
      // Packages that users of CodeMirror have installed are not bundled.
      if (!name.endsWith(".ts") || name.startsWith(path.join("tools", "codemirror"))) continue;
      const text = readFileSync(path.join(src, name), "utf8");
      const imports =
        /^(?:import|export) (?!(?:type|const|function)\b)[^;]*?from "([^."][^"]*)"|\bimport\("([^."][^"]*)"\)/gm;
      for (const [, one, other] of text.matchAll(imports)) {
        const [package_ = ""] = /^(?:@[^/]+\/)?[^/]+/.exec(one ?? other ?? "") ?? [];
        if (!package_.startsWith("node:") && !(package_ in installed)) bundled.add(package_);
      }
    }
    expect(bundled.size).toBeGreaterThan(5);
    expect([...bundled].filter((name) => !listed.has(name))).toEqual([]);
  });

  it("lists every package in a readable bundle", async () => {
    const { outputFiles = [] } = await build({
      absWorkingDir: root,
      entryPoints: [
        "src/index.ts",
        "src/output/raster/raster.ts",
        "src/output/report/format-diagnostics.ts",
        "src/service/server/app/index.ts",
      ],
      outdir: "unused",
      write: false,
      bundle: true,
      format: "esm",
      platform: "neutral",
      mainFields: ["module", "main"],
      external: ["node:*", "#*", "pdfkit", "fontkit", "prom-client", ...Object.keys(installed)],
    });
    const named = new Set<string>();
    for (const { text } of outputFiles) {
      for (const [, package_] of text.matchAll(/^\s*\/\/ node_modules\/((?:@[^/]+\/)?[^/]+)\//gm)) {
        named.add(package_!);
      }
    }
    expect(named.size).toBeGreaterThan(2);
    expect([...named].filter((name) => !listed.has(name))).toEqual([]);
  });

  it("has the licenses of fonts and icons", () => {
    expect(notices).toContain("SIL OPEN FONT LICENSE Version 1.1");
    expect(notices).toMatch(/Lucide \(icons\)\nLicense: ISC\n-+\n\nISC License/);
  });

  it("has a text for each", () => {
    const sections = notices.split(/^-{78}\n.+\nLicense: .+\n-{78}\n/m).slice(1);
    expect(sections.length).toBeGreaterThanOrEqual(listed.size);
    for (const section of sections) expect(section.trim().length).toBeGreaterThan(200);
  });

  it("reports a package without a license text", async () => {
    const use = `import { thirdPartyNotices } from "./scripts/third-party-notices.mjs";
      await thirdPartyNotices(["node_modules/brotli/decompress.js"]);`;
    const call = ["--input-type=module", "-e", use];
    const { exitCode, stderr } = await execa(process.execPath, call, { cwd: root, reject: false });
    expect(exitCode).toBe(1);
    expect(stderr).toMatch(
      /brotli is bundled and has no license text; add it as .*scripts.licenses.brotli\.txt/,
    );
  });
});

describe("package.json", () => {
  it("can be published, and npm corrects nothing", async () => {
    expect(manifest).not.toHaveProperty("private");
    expect(manifest).toMatchObject({
      license: "MIT",
      sideEffects: false,
      engines: { node: ">=20.19" },
    });
    for (const name of ["package.json", "README.md"])
      cpSync(path.join(root, name), path.join(folder, name));
    cpSync(path.join(root, "bin"), path.join(folder, "bin"), { recursive: true });
    await execa("npm", ["pkg", "fix"], { cwd: folder });
    expect(readFileSync(path.join(folder, "package.json"), "utf8")).toBe(
      readFileSync(path.join(root, "package.json"), "utf8"),
    );
  });

  it("installs everything that uses or filters the network, instead of bundling it", () => {
    const names = ["fastify", "undici", "cookie", "ipaddr.js", "@fastify/compress"];
    for (const name of names) expect(manifest.dependencies).toHaveProperty([name]);
  });
});
