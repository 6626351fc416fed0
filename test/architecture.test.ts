/** Keeps the import table of ARCHITECTURE.md true, and the rules that no type can say. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { vocabulary } from "../src/model/components/registry.generated.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(root, "src");

/** Import table: a folder or top-level file of `src`, and what it may import besides itself. */
const table: Readonly<Record<string, readonly string[]>> = readTable();

function readTable(): Record<string, string[]> {
  const page = readFileSync(path.join(root, "ARCHITECTURE.md"), "utf8");
  const rows: Record<string, string[]> = {};
  const above: string[] = [];
  for (const [, names = "", allowed = ""] of page.matchAll(/^\| ([^|]+) \| ([^|]+) \|$/gm)) {
    if (names === "folder" || names.startsWith("-")) continue;
    const list = allowed.replace(/ \(.*\)$/, "").split(", ");
    const meant = { "nothing of ours": [], "all of the above": [...above] }[list[0]!] ?? list;
    for (const name of names.split(", ")) rows[name] = meant;
    above.push(...names.split(", "));
  }
  return rows;
}

interface SourceFile {
  name: string;
  folder: string;
  text: string;
  /** Own files that it imports, as names. */
  imports: string[];
  packages: string[];
}

const files: readonly SourceFile[] = readdirSync(source, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith(".ts"))
  .map((name) => name.split(path.sep).join("/"))
  .map(readSourceFile);

function readSourceFile(name: string): SourceFile {
  const text = readFileSync(path.join(source, name), "utf8");
  const specifiers = [
    ...text.matchAll(/^(?:import|export)\b[^;]*?\bfrom\s+"([^"]+)"/gm),
    ...text.matchAll(/\bimport\(\s*"([^"]+)"\s*\)/g),
    ...text.matchAll(/^import\s+"([^"]+)"/gm),
  ].map((match) => match[1]!);
  const own = specifiers.filter((specifier) => specifier.startsWith("."));
  return {
    name,
    folder: folderOf(name),
    text,
    imports: own.map((specifier) =>
      path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, ".ts"),
    ),
    packages: specifiers.filter((specifier) => !specifier.startsWith(".")),
  };
}

/** Folder of `src`, or the name of a file that stands in `src` itself. */
function folderOf(name: string): string {
  const [first = ""] = name.split("/");
  return first.replace(/\.ts$/, "");
}

/** What may touch the machine: files, sockets, the clock, chance. */
const edge = new Set([
  "cli",
  "lsp",
  "preview",
  "server",
  "http",
  "store",
  "accounts",
  "raster",
  "system-fonts",
]);

const isGenerated = (name: string): boolean =>
  name.endsWith(".generated.ts") || /syntax\/parser(?:\.terms)?\.ts$/.test(name);

describe("the house", () => {
  it("has a row in the import table for every folder", () => {
    const folders = new Set(files.map(({ folder }) => folder));
    folders.delete("index");
    expect([...folders].filter((folder) => table[folder] === undefined)).toEqual([]);
  });

  it("imports only what the table allows", () => {
    const wrong: string[] = [];
    for (const { name, folder, imports } of files) {
      if (folder === "index") continue;
      for (const imported of imports) {
        const target = folderOf(imported);
        if (target === folder) continue;
        const allowed = table[folder]!.some(
          (entry) => entry === target || `${entry}.ts` === imported,
        );
        if (!allowed) wrong.push(`${name} imports ${imported}`);
      }
    }
    expect(wrong).toEqual([]);
  });

  it("has no import cycle", () => {
    const byName = new Map(files.map((file) => [file.name, file]));
    const cycles: string[] = [];
    const done = new Set<string>();
    const visit = (name: string, trail: readonly string[]): void => {
      if (trail.includes(name)) {
        cycles.push([...trail.slice(trail.indexOf(name)), name].join(" > "));
        return;
      }
      if (done.has(name)) return;
      for (const imported of byName.get(name)?.imports ?? []) {
        if (!isTypeOnly(byName.get(name)!, imported)) visit(imported, [...trail, name]);
      }
      done.add(name);
    };
    for (const { name } of files) visit(name, []);
    expect(cycles).toEqual([]);
  });

  it("touches Node only at the edge", () => {
    const wrong = files.filter(
      ({ folder, packages, text }) =>
        !edge.has(folder) &&
        (packages.some((specifier) => specifier.startsWith("node:")) ||
          /\b(?:process|Buffer|__dirname|require)\b[.(]/.test(stripComments(text))),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("knows neither the time nor chance in the core", () => {
    const wrong = files.filter(
      ({ folder, text }) =>
        !edge.has(folder) &&
        /\bDate\b|Math\.random|performance\.now|localeCompare|toLocale|Intl\.(?!Segmenter)/.test(
          stripComments(text),
        ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("names no component outside of src/model/components", () => {
    const types = vocabulary.components
      .map(({ type }) => type)
      .filter((type) => type !== vocabulary.root.type);
    const quoted = new RegExp(`["'\`](?:${types.join("|")})["'\`]`);
    const branch =
      /\b(?:component|entry|owner|parent|element|node)\??\.(?:name|type|word)\s*[!=]==?\s*["'`]/;
    const wrong: string[] = [];
    for (const { name, folder, text } of files) {
      if (folder === "components" || isGenerated(name)) continue;
      const code = stripComments(text);
      const found = quoted.exec(code) ?? branch.exec(code);
      if (found) wrong.push(`${name}: ${found[0]}`);
    }
    // What PDF calls a form is a picture within a page.
    expect(wrong.filter((found) => found !== 'raster/pdf-shapes.ts: "Form"')).toEqual([]);
  });

  it("keeps one component in each file of src/model/components, and nothing else there", () => {
    const own = files.filter(({ name }) => /^components\/[^/]+$/.test(name) && !isGenerated(name));
    const wrong = own.filter(({ text }) => text.split("= defineComponent(").length !== 2);
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("reaches components through the registry alone", () => {
    const ofComponent = /^components\/(?!registry\.generated\.)[^/]+$/;
    const wrong = files.filter(
      ({ name, imports }) => !isGenerated(name) && imports.some((path) => ofComponent.test(path)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("draws by the traits of a component, never by its category", () => {
    const wrong = files.filter(
      ({ name, text }) => name !== "define/define-component.ts" && /\.category\b/.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("says what clicks do by the behavior of boxes, which HTML alone turns into markup", () => {
    const rooms = new Set([
      "define",
      "components",
      "lower",
      "box",
      "layout",
      "paint",
      "svg",
      "raster",
    ]);
    const wrong = files.filter(
      ({ folder, text }) =>
        rooms.has(folder) &&
        /popovertarget|data-(?:navigate|opens|toggles|action|over|when|tabs|panel|cover)\b/.test(
          stripComments(text),
        ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("opens every file with what it is", () => {
    const wrong = files.filter(
      ({ name, text }) => !isGenerated(name) && !/^\/\*\*? \S[\s\S]*?\*\//.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("keeps files small and their names plain", () => {
    const long = files.filter(
      ({ name, text }) => !isGenerated(name) && text.split("\n").length > 620,
    );
    expect(long.map(({ name }) => name)).toEqual([]);
    const vague = files.filter(({ name }) =>
      /(?:util|helper|common|manager|misc)s?\.ts$/.test(name),
    );
    expect(vague.map(({ name }) => name)).toEqual([]);
  });

  it("speaks of nothing that a user of the repository does not have", () => {
    // `src/authoring/notes` is there for everybody; what is not is a folder of that name beside the repository.
    const withoutImports = (text: string) => text.replace(/\b(?:from|import\()\s*"\.[^"]*"/g, "");
    const wrong = files.filter(({ text }) => /\.\.\/shared|\bnotes\//.test(withoutImports(text)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** An import that is erased: types make no cycle at run time. */
function isTypeOnly(file: SourceFile, imported: string): boolean {
  const specifier = path.posix.relative(path.posix.dirname(file.name), imported);
  const written = (specifier.startsWith(".") ? specifier : `./${specifier}`).replace(
    /\.ts$/,
    ".js",
  );
  const statements = file.text.match(/^(?:import|export)\b[^;]*?from\s+"[^"]+"/gm) ?? [];
  return statements
    .filter((statement) => statement.endsWith(`"${written}"`))
    .every((statement) => /^(?:import|export) type\b/.test(statement));
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
