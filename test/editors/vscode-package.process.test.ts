/** Builds the extension for VS Code as for a release, inspects its contents, and runs it. */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { unzipSync } from "fflate";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { fileFormats, formats } from "../../src/output/formats/format-list.js";
import { Client } from "../lsp/client.js";
import { readXml } from "../support/xml.js";

const root = join(import.meta.dirname, "../..");

/** Maximum size of the package in bytes; docs/editors.md states the real one. */
const most = 2_000_000;

let folder: string;
let bytes: Buffer;
let files: Map<string, Buffer>;
const extension = (path: string): string => join(folder, "extension", path);

function build(name: string, zone: string): Buffer {
  const path = join(folder, name);
  // No proxy and no registry, because the build needs no network.
  const env = { PATH: process.env.PATH, HOME: folder, TZ: zone };
  execFileSync(process.execPath, [join(root, "scripts/build-vscode.mjs"), path], { env });
  return readFileSync(path);
}

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wf-vscode-"));
  bytes = build("a.vsix", "Pacific/Auckland");
  files = new Map(
    Object.entries(unzipSync(bytes)).map(([path, each]) => [path, Buffer.from(each)]),
  );
  for (const [path, content] of files) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
});
afterAll(() => rmSync(folder, { recursive: true }));

const manifest = () => JSON.parse(String(files.get("extension/package.json")));

describe("the package for VS Code", () => {
  it("has the same bytes in every time zone, and is small", () => {
    expect(build("b.vsix", "America/Los_Angeles").equals(bytes)).toBe(true);
    expect(bytes.length).toBeLessThan(most);
  });

  it("can be installed: all parts have a type, and all referenced files exist", () => {
    const types = readXml(String(files.get("[Content_Types].xml")));
    expect(types.name).toBe("Types");
    const known = String(files.get("[Content_Types].xml"));
    for (const path of files.keys()) {
      if (path !== "[Content_Types].xml") expect(known).toContain(`".${path.split(".").at(-1)}"`);
    }
    const vsix = String(files.get("extension.vsixmanifest"));
    expect(readXml(vsix).name).toBe("PackageManifest");
    expect(vsix).toContain(`Version="${manifest().version}"`);
    for (const [, path = ""] of vsix.matchAll(/ Path="([^"]+)"/g))
      expect(files.has(path)).toBe(true);
    const { main, contributes } = manifest();
    const { languages, grammars, snippets, jsonValidation } = contributes;
    const named = [
      main,
      ...languages.flatMap(
        ({ configuration, icon }: { configuration: string; icon: Record<string, string> }) => [
          configuration,
          ...Object.values(icon),
        ],
      ),
      ...[...grammars, ...snippets].map(({ path }) => path),
      ...jsonValidation.map(({ url }: { url: string }) => url),
    ];
    for (const path of named) expect(existsSync(extension(path)), path).toBe(true);
    for (const [path, content] of files) {
      if (path.endsWith(".json")) expect(() => JSON.parse(String(content)), path).not.toThrow();
    }
  });

  it("says what the gallery shows and finds, as vsce does", () => {
    const { icon, homepage } = manifest();
    const vsix = String(files.get("extension.vsixmanifest"));
    const property = (id: string) =>
      new RegExp(`"Microsoft.VisualStudio.${id}" Value="(.*)"`).exec(vsix)?.[1];
    const source = "https://github.com/your-team/wf.git";
    expect(property("Services.Links.Source")).toBe(source);
    expect(property("Services.Links.GitHub")).toBe(source);
    expect(property("Services.Links.Support")).toBe("https://github.com/your-team/wf/issues");
    expect(property("Services.Links.Learn")).toBe(homepage);
    expect(property("Code.ExecutesCode")).toBe("true");
    expect(vsix).toContain(`<Icon>extension/${icon}</Icon>`);
    // What vsce 3 derives for the same package.json.
    const tags =
      "wireframe,dsl,svg,mockup,prototype,snippet,keybindings,json,wf,Wireframe,__ext_wf,__ext_wireframe";
    expect(vsix).toContain(`<Tags>${tags}</Tags>`);
    const picture = files.get(`extension/${icon}`)!;
    expect(picture.subarray(0, 8).toString("latin1")).toBe("\x89PNG\r\n\x1a\n");
    // The gallery asks for 128 px at least.
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([256, 256]);
  });

  it("has no links to files that it does not contain", () => {
    for (const name of ["README.md", "CHANGELOG.md"]) {
      const text = String(files.get(`extension/${name}`));
      const targets = [...text.matchAll(/\]\(([^)]+)\)/g)].map(([, target]) => target);
      expect(
        targets.filter((target) => !/^(https:|#)/.test(target!)),
        name,
      ).toEqual([]);
    }
    const changelog = String(files.get("extension/CHANGELOG.md"));
    expect(changelog).toContain(
      "](https://github.com/your-team/wf/blob/HEAD/docs/editors.md#codemirror)",
    );
  });

  it("contains nothing about the build machine", () => {
    for (const [path, content] of files) {
      const text = content.toString("latin1");
      expect(path).not.toMatch(/\.map$/);
      expect(text.includes("sourceMappingURL="), path).toBe(false);
      expect(text.includes(root), path).toBe(false);
    }
  });

  it("loads, and registers every declared command", () => {
    const fake = join(import.meta.dirname, "fake-vscode.cjs");
    const told = execFileSync(process.execPath, [fake, extension(manifest().main)]);
    const { registered, hasEnd } = JSON.parse(String(told));
    const announced: string[] = manifest().contributes.commands.map(
      ({ command }: { command: string }) => command,
    );
    expect(registered.sort()).toEqual([...announced].sort());
    expect(hasEnd).toBe(true);
    const { commandPalette } = manifest().contributes.menus;
    for (const { command } of commandPalette) expect(announced).toContain(command);
  });

  it("contains the language server, with the pages of codes", async () => {
    const client = new Client(folder, ["--stdio"], extension("dist/engine.cjs"));
    const { serverInfo } = await client.initialize(folder);
    expect(serverInfo).toEqual({ name: "wf", version: manifest().version });
    const uri = pathToFileURL(join(folder, "a.wf")).href;
    client.openDocument(uri, 'page "A" { buton "x" icon user }\n');
    const [diagnostic] = await client.diagnostics(uri, 1);
    expect(existsSync(new URL(diagnostic.codeDescription.href))).toBe(true);
    const textDocument = { uri };
    const shown = await client.request("wf/preview/show", {
      textDocument,
      view: { look: "sketch" },
    });
    expect(shown.svg).toMatch(/^<svg/);
    expect(await client.close()).toBe(0);
    expect(client.errors).toEqual([]);
  });

  it.each(fileFormats)("draws %s, or says what is required", (format) => {
    const { ending, mark } = formats[format];
    const [source, picture] = [join(folder, "b.wf"), join(folder, `b.${ending}`)];
    writeFileSync(source, 'page "A" w=300 { button "Save" icon=check }\n');
    const words = ["render", source, `--${format}`, "--output", picture];
    const run = (env: object) =>
      spawnSync(process.execPath, [extension("dist/engine.cjs"), ...words], {
        env: { PATH: process.env.PATH, ...env },
        cwd: folder,
        encoding: "utf8",
      });
    const alone = run({});
    if (alone.status !== 0) expect(alone.stderr).toContain("npm install");
    // Packages of a workspace are found.
    expect(run({ NODE_PATH: join(root, "node_modules") }).stderr).toContain("wrote");
    expect(readFileSync(picture).toString("latin1")).toMatch(mark.pattern);
  });
});
