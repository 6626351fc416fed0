/** Tests that the documentation is correct: wireframes are valid, links lead somewhere, examples run. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { runInNewContext } from "node:vm";
import { type BuildOptions, build } from "esbuild";
import { execa } from "execa";
import { describe, expect, it } from "vitest";
import { check } from "../../src/analyze.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { findCommand } from "../../src/tools/cli/arguments/runnable-command.js";
import { commandGroups, commandList } from "../../src/tools/cli/program/commands.js";
import { findFences } from "../../src/workspace/markdown/fences.js";
import { Workspace } from "../cli/call.js";
import { filesOf } from "../reuse/files.js";
import { type PageFence, readPageFences } from "./page-fences.js";

const root = join(import.meta.dirname, "../..");
const pages = [
  "README.md",
  "CONTRIBUTING.md",
  "ARCHITECTURE.md",
  ...readdirSync(join(root, "docs"), { recursive: true })
    .map((path) => join("docs", String(path)))
    .filter((path) => path.endsWith(".md"))
    .sort(),
].filter((page) => existsSync(join(root, page)));

function read(page: string): string {
  return readFileSync(resolve(root, page), "utf8");
}

/** The fences on a page with a tag. */
function fences(page: string, tag: RegExp): PageFence[] {
  return readPageFences(read(page)).filter((fence) => tag.test(fence.tag));
}

describe.each(pages)("%s", (page) => {
  it("shows wireframes without an error or warning", () => {
    const text = read(page);
    for (const { from, content } of findFences(text, (word) => !!vocabulary.component(word))) {
      const line = text.slice(0, from).split("\n").length;
      const found = check(content, { load: filesOf(filesOn(page)) })
        .filter(({ severity }) => severity !== "info")
        .map(
          ({ from: at, code }) =>
            `line ${line + content.slice(0, at).split("\n").length - 1}: ${code}`,
        );
      expect(found).toEqual([]);
    }
  });

  it("links only to existing files and headings", () => {
    const dead = linksOf(page).filter((link) => !leadsSomewhere(page, link));
    expect(dead).toEqual([]);
  });
});

/** The files on a page, by name. */
function filesOn(page: string): Record<string, string> {
  const named = readPageFences(read(page)).filter(({ info }) => /\.(?:wf|json|csv)$/.test(info));
  return Object.fromEntries(named.map(({ info, content }) => [info, content]));
}

/** The addresses on a page that lead into the repository; code contains none. */
function linksOf(page: string): string[] {
  const prose = read(page)
    .replace(/^(`{3,}|~{3,})[\s\S]*?^\1$/gm, "")
    .replace(/(`+)[^`][\s\S]*?\1(?!`)/g, (code) => (code.includes("\n\n") ? code : "code"));
  const inline = [...prose.matchAll(/\]\(<?([^()\s>]+)>?(?:\s+"[^"]*")?\)/g)];
  const defined = [...prose.matchAll(/^\[[^\]]+\]:\s*(\S+)/gm)];
  return [...inline, ...defined]
    .map(([, address = ""]) => address)
    .filter((address) => !/^[a-z][a-z+.-]*:/i.test(address));
}

function leadsSomewhere(page: string, link: string): boolean {
  const [path = "", anchor] = link.split("#");
  const target = path === "" ? resolve(root, page) : resolve(root, dirname(page), path);
  if (!existsSync(target)) return false;
  return anchor === undefined || headingIds(readFileSync(target, "utf8")).has(anchor);
}

/** The ids that GitHub gives to headings. */
function headingIds(text: string): Set<string> {
  const headings = text.replace(/^(`{3,})[\s\S]*?^\1$/gm, "").matchAll(/^#{1,6}\s+(.*?)\s*#*$/gm);
  return new Set(
    [...headings].map(([, title = ""]) =>
      title
        .toLowerCase()
        .replace(/\[([^\]]*)\]\([^)]*\)/g, "$1")
        .replace(/[^\p{L}\p{N}\s_-]/gu, "")
        .replace(/\s/g, "-"),
    ),
  );
}

describe.each(["README.md", "docs/library.md"])("the JavaScript of %s", (page) => {
  it.each(fences(page, /^js$/))("runs (line $line)", async ({ content, info }) => {
    const promised = [...content.matchAll(/^console\.log\(.*\); \/\/ (.*)$/gm)];
    if (info === "node") {
      const { stdout } = await runInNode(content);
      expect(stdout.split("\n")).toEqual(promised.map(([, text]) => text));
      return;
    }
    const printed: string[] = [];
    const console = { log: (...values: unknown[]) => printed.push(values.join(" ")) };
    // A context without Node's globals, as in a browser.
    runInNewContext(`${await library()}\n${await scriptOf(content)}`, { console });
    expect(printed).toEqual(promised.map(([, text]) => text));
  });
});

/** Runs a script in a place from which the packages of the repository can be imported. */
async function runInNode(source: string) {
  const folder = mkdtempSync(join(root, "node_modules", ".wf-docs-"));
  try {
    const file = join(folder, "script.mjs");
    await build({
      stdin: { contents: source, resolveDir: root },
      alias: {
        "wf-wireframes/raster": join(root, "src/output/raster/raster.ts"),
        "wf-wireframes/report": join(root, "src/output/report/format-diagnostics.ts"),
        "wf-wireframes": join(root, "src/index.ts"),
        // Its imports have no file extensions, so only bundlers can resolve them.
        "roughjs/bin": join(root, "node_modules/roughjs/bin"),
      },
      bundle: true,
      packages: "external",
      platform: "node",
      format: "esm",
      outfile: file,
      logLevel: "silent",
    });
    // Ignores the machine's color settings.
    const env = { FORCE_COLOR: undefined, NO_COLOR: undefined };
    return await execa("node", [file], { cwd: folder, env });
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const parts = {
  "wf-wireframes/report": join(root, "src/output/report/format-diagnostics.ts"),
  "wf-wireframes": join(root, "src/index.ts"),
};
let bundled: Promise<string> | undefined;

/** A script that puts the library into a variable, by import names. */
function library(): Promise<string> {
  const contents = Object.entries(parts).map(
    ([name, file]) => `export * as "${name}" from ${JSON.stringify(file)};`,
  );
  bundled ??= bundle({ stdin: { contents: contents.join("\n"), resolveDir: root } }, "iife");
  return bundled;
}

/** A script whose imports are replaced by reads from that variable. */
async function scriptOf(source: string): Promise<string> {
  const stdin = { contents: source, resolveDir: root };
  const text = await bundle({ stdin, external: Object.keys(parts) }, "cjs");
  return `(function (require, module) {${text}})((name) => modules[name], {});`;
}

async function bundle(input: BuildOptions, format: "iife" | "cjs"): Promise<string> {
  const { outputFiles } = await build({
    ...input,
    ...(format === "iife" && { globalName: "modules" }),
    bundle: true,
    format,
    write: false,
    logLevel: "silent",
  });
  return outputFiles![0]!.text;
}

/** A command line in a fence, with its output if the fence shows it. */
interface ShownCall {
  line: string;
  output: string | undefined;
}

/** `$ wf ..` followed by its output, or one `wf ..` on each line. */
function callsOf(content: string): ShownCall[] {
  const shown = /^\$ (wf .*)\n([\s\S]*)$/.exec(content);
  if (shown) return [{ line: shown[1]!, output: shown[2]! }];
  const lines = content.split("\n").filter((line) => /^wf\s/.test(line));
  return lines.map((line) => ({ line, output: undefined }));
}

/** The words of a command line up to a pipe or redirection, without quotes. */
function wordsOf(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain!,
  );
  const end = words.findIndex((word) => /^(?:\||[<>]|&&|#)/.test(word));
  return words.slice(1, end < 0 ? undefined : end);
}

/** The calls of `wf` in the shell fences of a page. */
function callsOn(page: string): ShownCall[] {
  return fences(page, /^sh$/).flatMap(({ content }) => callsOf(content));
}

describe.each(["README.md", "docs/commands.md", "docs/markdown.md"])(
  "the command lines of %s",
  (page) => {
    const calls = callsOn(page);

    it.each(calls)("$line", async ({ line, output }) => {
      const words = wordsOf(line);
      const found = findCommand(commandList, ({ name }) => name, words);
      expect(found, `there is no command ${words[0]}`).toBeDefined();
      expect(readArguments(found!.command, found!.rest), "the options do not fit").toBeDefined();
      if (output === undefined) return;
      const { out, err } = await exampleFolder().call(words);
      const limit = /\| head -(\d+)$/.exec(line)?.[1];
      const printed = [out + err, err + out].map((text) => firstLines(text, limit));
      expect(printed).toContain(output);
    });
  },
);

describe("docs/commands.md", () => {
  it("has a section for every command, and an example", () => {
    const page = read("docs/commands.md");
    const shown = callsOn("docs/commands.md").map(
      ({ line }) => findCommand(commandList, ({ name }) => name, wordsOf(line))?.command.name,
    );
    for (const { name } of commandList) {
      const marks = name.includes(" ") ? "###" : "##";
      expect(page).toContain(`\n${marks} wf ${name}\n`);
      expect(shown).toContain(name);
    }
    for (const { name } of commandGroups) expect(page).toContain(`\n## wf ${name}\n`);
  });
});

/** A folder with the files on a page: the fences with a name after the tag. */
function exampleFolder(): Workspace {
  const named = fences("docs/commands.md", /^wf/).filter(({ info }) => info !== "");
  return new Workspace(
    Object.fromEntries(named.map(({ info, content }) => [basename(info), content])),
  );
}

function firstLines(text: string, count: string | undefined): string {
  if (count === undefined) return text;
  return `${text.split("\n").slice(0, Number(count)).join("\n")}\n`;
}

describe("the settings of docs/settings.md", () => {
  it.each(fences("docs/settings.md", /^json$/))("are valid (line $line)", async (shown) => {
    const workspace = new Workspace({ "wf.config.json": shown.content, "a.wf": "page { }\n" });
    for (const words of [
      ["validate", "a.wf"],
      ["accounts", "create", "acme"],
    ]) {
      const { code, err } = await workspace.call(words, { env: { WF_DATA: workspace.folder } });
      expect({ code, err }).toEqual({ code: 0, err: "" });
    }
  });
});
