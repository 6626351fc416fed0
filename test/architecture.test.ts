/** Checks imports against the two tables of ARCHITECTURE.md, and rules that types cannot express. */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { vocabulary } from "../src/model/components/registry.generated.js";

const root = fileURLToPath(new URL("..", import.meta.url));
const source = path.join(root, "src");
const page = readFileSync(path.join(root, "ARCHITECTURE.md"), "utf8");

/** The names of two rows in the tables: files directly in `src`, and a folder of one command. */
const ROOT_FILES = "root files";
const COMMAND = "a command";

/** The wings, in order. */
const wings: readonly string[] = tableAfter("| wing | contents |").map(([wing]) => wing!);

/** What a room may import from its own wing, by wing and room. */
const rooms: ReadonlyMap<string, ReadonlyMap<string, readonly string[]>> = readRooms();

/** The cells of the table rows below a header row. */
function tableAfter(head: string): string[][] {
  const [, after = ""] = page.split(`${head}\n`);
  const rows = after.slice(0, after.indexOf("\n\n")).split("\n").slice(1);
  return rows.map((row) => row.slice(2, -2).split(" | "));
}

function readRooms(): Map<string, Map<string, string[]>> {
  const read = new Map<string, Map<string, string[]>>();
  for (const [wing = "", names = "", allowed = ""] of tableAfter("| wing | room | may import |")) {
    const rows = read.get(wing) ?? new Map<string, string[]>();
    read.set(wing, rows);
    const list = allowed === "nothing" ? [] : allowed.split(", ");
    const later = list.filter((name) => !rows.has(name));
    if (later.length > 0)
      throw new Error(`${wing}/${names} imports ${later}, which is not above it`);
    for (const name of names.split(", ")) rows.set(name, list);
  }
  return read;
}

interface SourceFile {
  name: string;
  wing: string;
  room: string;
  text: string;
  /** Our own files that it imports, by name. */
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
    ...placeOf(name),
    text,
    imports: own.map((specifier) =>
      path.posix.join(path.posix.dirname(name), specifier).replace(/\.js$/, ".ts"),
    ),
    packages: specifiers.filter((specifier) => !specifier.startsWith(".")),
  };
}

/** The wing of a file, and its room: a folder in the wing, or the name of a file directly in it. */
function placeOf(name: string): { wing: string; room: string } {
  const steps = name.replace(/\.ts$/, "").split("/");
  const [first = "", second = ""] = steps;
  return steps.length === 1 ? { wing: ROOT_FILES, room: first } : { wing: first, room: second };
}

/** The row for a folder in `src/tools/cli`. */
function rowOfCommandLine(name: string): string {
  const folder = name.split("/")[2]!;
  return rooms.get("tools/cli")!.has(folder) ? folder : COMMAND;
}

/**
 * Whether a file may use files, sockets, the clock or randomness. All other rooms of the later wings are as pure as the
 * core.
 */
function isEdge({ wing, room }: SourceFile): boolean {
  if (wing === "output") return room === "raster";
  if (wing === "tools") return room !== "codemirror";
  return wing === "workspace" || wing === "service";
}

/** Functions of `node:fs` that change files or folders. */
const writing =
  /\b(?:write\w*|append\w*|createWriteStream|rename\w*|copyFile\w*|cp(?:Sync)?|link(?:Sync)?|symlink\w*|f?truncate\w*|[fl]?chmod\w*|[fl]?chown\w*|mkdir\w*|mkdtemp\w*|rm(?:dir)?(?:Sync)?|unlink\w*)\b/g;

/** The modules that change files, each with the reason why links in a repository cannot mislead it. */
const writers: Readonly<Record<string, string>> = {
  "workspace/files/write-whole.ts": "writes the files of projects, and looks at their links",
  "workspace/files/make-folder.ts": "makes folders, for what has looked at the links",
  "workspace/notes/take-turn.ts": "makes new files only, beside the notes that were looked at",
  "tools/cli/agents/run-agents-install.ts": "removes files, in folders that were looked at",
  "tools/cli/program/process-io.ts": "writes to open streams",
  "tools/cli/start/keep-code.ts": "writes in a folder that only the user can write to",
  "tools/cli/data/save-backup.ts":
    "writes the one file that the user names, under a new name first",
  "tools/cli/store/run-store-copy.ts": "has a temporary folder of its own",
  "tools/mcp/kept-files.ts": "has a temporary folder of its own",
  "service/accounts/backup/backup-file.ts": "writes to an open file",
  "service/store/data-folder.ts": "is in the data folder of the server",
  "service/store/damaged-data.ts": "is in the data folder of the server",
  "service/store/newest-state.ts": "is in the data folder of the server",
  "service/store/open-ledger.ts": "is in the data folder of the server",
  "service/store/prepare-lock.ts": "is in the data folder of the server",
  "service/store/lmdb-ledger.ts": "is in the data folder of the server",
};

const isGenerated = (name: string): boolean =>
  name.endsWith(".generated.ts") || /syntax\/parser(?:\.terms)?\.ts$/.test(name);

describe("the architecture", () => {
  it("covers all files", () => {
    expect(files.length).toBeGreaterThan(700);
    expect(files.reduce((sum, { imports }) => sum + imports.length, 0)).toBeGreaterThan(5000);
    expect(files.filter((file) => !isEdge(file)).length).toBeGreaterThan(500);
    const names = new Set(files.map(({ name }) => name));
    const lost = files.flatMap(({ name, imports }) =>
      imports.filter((each) => !names.has(each)).map((each) => `${name} imports ${each}`),
    );
    expect(lost).toEqual([]);
  });

  it("has only sources in src, and compiler settings", () => {
    const strays = readdirSync(source, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/(?:\.ts|^tsconfig\.json)$/.test(entry.name))
      .map((entry) => path.relative(source, path.join(entry.parentPath, entry.name)));
    expect(strays).toEqual([]);
  });

  it("has a row for every wing and room, and a room for every row", () => {
    const found = new Map<string, Set<string>>(wings.map((wing) => [wing, new Set()]));
    found.set("tools/cli", new Set());
    for (const { name, wing, room } of files) {
      found.get(wing)?.add(room);
      if (name.startsWith("tools/cli/")) found.get("tools/cli")!.add(rowOfCommandLine(name));
    }
    const sorted = (tables: ReadonlyMap<string, Iterable<string>>) =>
      [...tables].map(([wing, all]) => `${wing}: ${[...all].sort()}`).sort();
    expect(new Set(files.map(({ wing }) => wing))).toEqual(new Set(wings));
    expect(sorted(found)).toEqual(
      sorted(new Map([...rooms].map(([wing, rows]) => [wing, rows.keys()]))),
    );
  });

  it("imports only wings above its own", () => {
    const wrong = importsWhere(
      (file, target) => wings.indexOf(file.wing) < wings.indexOf(target.wing),
    );
    expect(wrong).toEqual([]);
  });

  it("imports only what the table allows within its own wing", () => {
    const wrong = importsWhere(
      (file, target) =>
        file.wing === target.wing &&
        file.room !== target.room &&
        !rooms.get(file.wing)!.get(file.room)!.includes(target.room),
    );
    expect(wrong).toEqual([]);
  });

  it("has no command that imports another command or the program", () => {
    const folderOf = (name: string) => name.split("/")[2];
    const wrong = importsWhere(
      ({ name }, target) =>
        [name, target.name].every((each) => each.startsWith("tools/cli/")) &&
        folderOf(name) !== folderOf(target.name) &&
        !rooms
          .get("tools/cli")!
          .get(rowOfCommandLine(name))!
          .includes(rowOfCommandLine(target.name)),
    );
    expect(wrong).toEqual([]);
  });

  it("imports the server's app only from outside the server", () => {
    const inServer = /^service\/server\/(?!app\/)/;
    expect(
      importsWhere(
        ({ name }, target) => inServer.test(name) && target.name.startsWith("service/server/app/"),
      ),
    ).toEqual([]);
  });

  it("passes values to the server, not settings or files", () => {
    const wrong = importsWhere(
      ({ room }, target) =>
        room === "server" && target.wing === "workspace" && target.room !== "options",
    );
    expect(wrong).toEqual([]);
  });

  it("spells the server's paths in one file", () => {
    const spelled = /["'`}]\/(?:tools|render|dashboard|keys|webhook|docs|health|metrics|openapi)\b/;
    const wrong = files.filter(
      ({ name, text }) =>
        /^(?:service\/server|tools\/cli\/serve)\//.test(name) &&
        name !== "service/server/paths.ts" &&
        spelled.test(stripComments(text)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("serves only with `wf serve`: other tools import only how pages are written", () => {
    const wrong = importsWhere(
      ({ wing, room }, target) =>
        wing === "tools" && room !== "cli" && target.wing === "service" && target.room !== "web",
    );
    expect(wrong).toEqual([]);
  });

  it("has no import cycles, even of types", () => {
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
        visit(imported, [...trail, name]);
      }
      done.add(name);
    };
    for (const { name } of files) visit(name, []);
    expect(cycles).toEqual([]);
  });

  it("has no two folders that import each other", () => {
    const edges = new Map<string, string>();
    for (const { name, imports } of files) {
      for (const imported of imports) {
        const [from, to] = [name, imported].map((each) => each.split("/").slice(0, -1));
        const at = from!.findIndex((step, index) => step !== to![index]);
        if (at < 0 || to![at] === undefined) continue;
        const [one, other] = [from!, to!].map((steps) => steps.slice(0, at + 1).join("/"));
        edges.set(`${one} > ${other}`, `${name} imports ${imported}`);
      }
    }
    const mutual = [...edges].filter(([edge]) =>
      edges.has(edge.split(" > ").reverse().join(" > ")),
    );
    expect(edges.size).toBeGreaterThan(150);
    expect(mutual.map(([, example]) => example)).toEqual([]);
  });

  it("uses Node only at the edge", () => {
    const wrong = files.filter(
      (file) =>
        !isEdge(file) &&
        (file.packages.some((specifier) => specifier.startsWith("node:")) ||
          /\b(?:process|Buffer|__dirname|require)\b[.(]/.test(stripComments(file.text))),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("writes files of projects in a single module", () => {
    const wrong = files.flatMap(({ name, text }) => {
      const imported = [
        ...text.matchAll(/^import\s+([^;]*?)\s+from\s+"node:fs(?:\/promises)?"/gm),
      ].map(([, names = ""]) => names.replace(/\btype\s+\w+/g, ""));
      // Importing the whole module does not show which functions are used.
      const found = imported.flatMap((names) =>
        names.startsWith("{") ? (names.match(writing) ?? []) : [names],
      );
      return found.length > 0 && !Object.hasOwn(writers, name) ? [`${name}: ${found}`] : [];
    });
    expect(wrong).toEqual([]);
    const names = new Set(files.map(({ name }) => name));
    expect(Object.keys(writers).filter((name) => !names.has(name))).toEqual([]);
  });

  it("uses neither the clock nor randomness in the core", () => {
    const wrong = files.filter(
      (file) =>
        !isEdge(file) &&
        /\bDate\b|Math\.random|performance\.now|localeCompare|toLocale|Intl\.(?!Segmenter)/.test(
          stripComments(file.text),
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
    for (const { name, room, text } of files) {
      if (room === "components" || isGenerated(name)) continue;
      const code = stripComments(text);
      const found = quoted.exec(code) ?? branch.exec(code);
      if (found) wrong.push(`${name}: ${found[0]}`);
    }
    // In PDF, a form is a picture within a page.
    expect(wrong.filter((found) => found !== 'output/raster/pdf-form.ts: "Form"')).toEqual([]);
  });

  it("has one component in each file of src/model/components, and nothing else there", () => {
    const own = files.filter(
      ({ name }) => /^model\/components\/[^/]+$/.test(name) && !isGenerated(name),
    );
    expect(own.length).toBeGreaterThan(50);
    const wrong = own.filter(({ text }) =>
      ["= defineComponent(", ": Drawing<"].some((part) => text.split(part).length !== 2),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("reaches components only through the registries", () => {
    const ofComponent = /^model\/components\/(?!(?:registry|drawings)\.generated\.)[^/]+$/;
    const wrong = files.filter(
      ({ name, imports }) => !isGenerated(name) && imports.some((path) => ofComponent.test(path)),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("never draws by category, only by the traits of a component", () => {
    const wrong = files.filter(
      ({ name, text }) => name !== "model/define/define-component.ts" && /\.category\b/.test(text),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("describes clicks as the behavior of boxes, which only HTML turns into markup", () => {
    const knowing = new Set(["drawing/html", "output/report", "output/formats"]);
    const drawn = files.filter(
      ({ wing, room }) =>
        ["model", "drawing", "output"].includes(wing) && !knowing.has(`${wing}/${room}`),
    );
    expect(drawn.length).toBeGreaterThan(300);
    const wrong = drawn.filter(({ text }) =>
      /popovertarget|data-(?:navigate|opens|toggles|action|over|when|tabs|panel|cover)\b/.test(
        stripComments(text),
      ),
    );
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });

  it("starts every file with a comment that describes it", () => {
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

  it("mentions nothing that users of the repository do not have", () => {
    // `src/authoring/notes` is part of the repository, but a folder with that name next to the repository is not.
    const withoutImports = (text: string) => text.replace(/\b(?:from|import\()\s*"\.[^"]*"/g, "");
    const wrong = files.filter(({ text }) => /\.\.\/shared|\bnotes\//.test(withoutImports(text)));
    expect(wrong.map(({ name }) => name)).toEqual([]);
  });
});

/** Imports that violate a rule, as sentences. */
function importsWhere(refuses: (file: SourceFile, target: SourceFile) => boolean): string[] {
  const byName = new Map(files.map((file) => [file.name, file]));
  return files.flatMap((file) =>
    file.imports
      .filter((name) => refuses(file, byName.get(name)!))
      .map((name) => `${file.name} imports ${name}`),
  );
}

function stripComments(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, "").replace(/(^|\s)\/\/.*$/gm, "$1");
}
