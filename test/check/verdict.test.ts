/** Tests that all surfaces report the same errors and warnings about a source under the same settings. */
import { EventEmitter } from "node:events";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { describe, expect, it } from "vitest";
import { check } from "../../src/analyze.js";
import { renderSvg, validate } from "../../src/index.js";
import { judge, type Level } from "../../src/language/check/verdict.js";
import { DiskWorkspace } from "../../src/tools/cli/lsp/disk-workspace.js";
import { protocolDiagnostics } from "../../src/tools/lsp/diagnostics.js";
import { OpenDocuments } from "../../src/tools/lsp/open-documents.js";
import { performMcpTask } from "../../src/tools/mcp/perform-task.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import type { Io } from "../../src/workspace/io.js";
import { settingsOfFolders } from "../../src/workspace/watched/settings-of-folders.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { Workspace } from "../cli/call.js";
import { Api } from "../server/api.js";

interface Row {
  source: string;
  severity?: Record<string, Level>;
  strict?: boolean;
  /** Whether the diagnostics are only found by drawing. */
  drawn?: boolean;
  errors: string[];
  warnings: string[];
}

const icon = 'page { icon "nonsense" }\n';
const ignored = `// wf-ignore-next-line unknown-icon\n${icon}`;
const wrong = 'page { buton "x" }\n';
const narrow = 'page {\n  button "Continue to payment" w=80\n}\n';
const ignoredNarrow = narrow.replace(
  "  button",
  "  // wf-ignore-next-line text-overflow\n  button",
);

const rows: Record<string, Row> = {
  "a warning": { source: icon, errors: [], warnings: ["unknown-icon"] },
  "a strict warning": { source: icon, strict: true, errors: ["unknown-icon"], warnings: [] },
  "a warning that is off": {
    source: icon,
    severity: { "unknown-icon": "off" },
    strict: true,
    errors: [],
    warnings: [],
  },
  "a warning that is an error": {
    source: icon,
    severity: { "unknown-icon": "error" },
    errors: ["unknown-icon"],
    warnings: [],
  },
  "a warning that is an info": {
    source: icon,
    severity: { "unknown-icon": "info" },
    strict: true,
    errors: [],
    warnings: [],
  },
  "a warning that a comment ignores": {
    source: ignored,
    severity: { "unknown-icon": "error" },
    strict: true,
    errors: [],
    warnings: [],
  },
  "an error that cannot be lowered": {
    source: wrong,
    severity: { "unknown-component": "off" },
    errors: ["unknown-component"],
    warnings: [],
  },
  "an overflow": { source: narrow, drawn: true, errors: [], warnings: ["text-overflow"] },
  "a strict overflow": {
    source: narrow,
    drawn: true,
    strict: true,
    errors: ["text-overflow"],
    warnings: [],
  },
  "an overflow that is off": {
    source: narrow,
    drawn: true,
    severity: { "text-overflow": "off" },
    strict: true,
    errors: [],
    warnings: [],
  },
  "an overflow that is an error": {
    source: narrow,
    drawn: true,
    severity: { "text-overflow": "error" },
    errors: ["text-overflow"],
    warnings: [],
  },
  "an overflow that a comment ignores": {
    source: ignoredNarrow,
    drawn: true,
    severity: { "text-overflow": "error" },
    strict: true,
    errors: [],
    warnings: [],
  },
  nothing: { source: 'page { text "x" }\n', strict: true, errors: [], warnings: [] },
};

interface Found {
  errors: string[];
  warnings: string[];
}

function ofSeverity(list: readonly { code: string; severity: string }[]): Found {
  const codes = (wanted: string) =>
    list.filter(({ severity }) => severity === wanted).map(({ code }) => code);
  return { errors: codes("error"), warnings: codes("warning") };
}

function workspaceOf({ source, severity = {} }: Row): Workspace {
  return new Workspace({
    "a.wf": source,
    "a.md": `\`\`\`wf\n${source}\`\`\`\n`,
    "wf.config.json": JSON.stringify({ validate: { severity } }),
  });
}

function ioOf(folder: string): Io {
  return { cwd: folder, env: {}, stderr: { write: async () => {}, isTerminal: false } } as never;
}

const flags = ({ strict }: Row): string[] => (strict ? ["--strict"] : []);

/** The counts in a report for a file; `wf.config.json` may have its own warnings. */
function counted(text: string, name = "a.wf"): { errors: number; warnings: number } {
  const count = (word: string) =>
    text.match(new RegExp(`${name}:\\d+:\\d+:? ${word}\\b`, "g"))?.length ?? 0;
  return { errors: count("error"), warnings: count("warning") };
}

const countsOf = ({ errors, warnings }: Found) => ({
  errors: errors.length,
  warnings: warnings.length,
});

const nothing: Found = { errors: [], warnings: [] };

describe.each(Object.entries(rows))("%s", (_, row) => {
  const drawn: Found = { errors: row.errors, warnings: row.warnings };
  const checked = row.drawn ? nothing : drawn;
  const codeOf = ({ errors }: Found) => (errors.length > 0 ? 1 : 0);
  const severity = new Map(Object.entries(row.severity ?? {}));

  it("in the core", () => {
    const found = row.drawn ? renderSvg(row.source).diagnostics : check(row.source);
    const verdict = judge(found, { severity, strict: row.strict ?? false });
    expect(ofSeverity(verdict.diagnostics)).toEqual(drawn);
    expect(verdict.valid).toBe(drawn.errors.length === 0);
  });

  it.each([
    ["validate", "a.wf", [], checked],
    ["validate --geometry", "a.wf", ["--geometry"], drawn],
    ["validate, of a Markdown file", "a.md", [], checked],
    ["validate --geometry, of a Markdown file", "a.md", ["--geometry"], drawn],
  ])("in wf %s", async (_name, file, more, expected) => {
    const call = ["validate", file, "--format", "json", ...more, ...flags(row)];
    const { out, code } = await workspaceOf(row).call(call);
    const { files } = JSON.parse(out) as { files: { diagnostics: never[] }[] };
    expect(code).toBe(codeOf(expected));
    expect(ofSeverity(files.flatMap(({ diagnostics }) => diagnostics))).toEqual(expected);
  });

  it.each([
    ["render", "a.wf", ["render", "a.wf", "-o", "a.svg"], drawn],
    ["render, of a Markdown file", "a.md", ["render", "a.md", "--out-dir", "out"], drawn],
    ["inspect", "a.wf", ["inspect", "a.wf"], drawn],
    ["map", "a.wf", ["map", "a.wf"], checked],
  ])("in wf %s", async (_name, file, call, expected) => {
    const { out, err, code } = await workspaceOf(row).call([...call, ...flags(row)]);
    expect(counted(out + err, file)).toEqual(countsOf(expected));
    expect(code).toBe(codeOf(expected));
  });

  it("in wf render --watch", async () => {
    const signals = new EventEmitter();
    const call = ["render", "a.wf", "-o", "a.svg", "--watch", ...flags(row)];
    const called = workspaceOf(row).call(call, { signals });
    await expect.poll(() => signals.listenerCount("SIGTERM")).toBe(1);
    signals.emit("SIGTERM", "SIGTERM");
    const { out, err, code } = await called;
    expect(counted(out + err)).toEqual(countsOf(drawn));
    expect(code).toBe(0);
  });

  it.skipIf(row.strict)("in wf parse", async () => {
    const { out, err, code } = await workspaceOf(row).call(["parse", "a.wf"]);
    expect(counted(err).errors).toBe(checked.errors.length);
    expect(code).toBe(codeOf(checked));
    expect(out === "").toBe(code === 1);
  });

  it.skipIf(row.strict)("in the preview", async () => {
    const { folder } = workspaceOf(row);
    const set = watchedPaths(["a.wf"], folder, "watch", settingsOfFolders(ioOf(folder)));
    const session = new CompileSession(set);
    await session.open();
    await session.lookAtAll();
    const [file] = session.files;
    expect({ errors: file!.errors, warnings: file!.warnings }).toEqual(countsOf(checked));
    const view = { format: "svg", theme: "light", pageWidth: undefined } as const;
    expect(ofSeverity(session.picture(file!.path, view)!.diagnostics)).toEqual(drawn);
  });

  it.skipIf(row.strict)("in the language server", async () => {
    const { folder } = workspaceOf(row);
    const workspace = new DiskWorkspace([folder], { ...ioOf(folder), packageFolder: folder });
    const path = join(folder, "a.wf");
    const opened = new OpenDocuments().open(
      { uri: pathToFileURL(path).href, version: 1, text: row.source },
      path,
      await workspace.surroundingsOf(path),
    );
    const names = ["", "error", "warning", "info"];
    const shown = protocolDiagnostics(opened, workspace).map(({ code, severity: level = 0 }) => ({
      code: String(code),
      severity: names[level]!,
    }));
    expect(ofSeverity(shown)).toEqual(checked);
  });

  it.skipIf(row.strict)("in the tools of MCP", async () => {
    const { folder } = workspaceOf(row);
    const source = { text: row.source, absolute: join(folder, "a.wf"), roots: [folder] };
    const outcomes = await Promise.all([
      performMcpTask({ kind: "check", source, fix: false }),
      performMcpTask({ kind: "inspect", source, drawing: {}, outline: true }),
    ]);
    const [ofCheck, ofInspect] = outcomes.map((outcome) =>
      "findings" in outcome ? ofSeverity(outcome.findings.diagnostics) : outcome,
    );
    expect(ofCheck).toEqual(checked);
    expect(ofInspect).toEqual(drawn);
  });

  it.skipIf(row.severity)("in the library and the API", async () => {
    const strict = row.strict ?? false;
    const valid = codeOf(checked) === 0;
    expect(validate(row.source, { strict }).valid).toBe(valid);
    const api = await Api.open();
    const { key } = await api.key();
    const { body } = await api.post("validate", key, { source: row.source, strict });
    await api.app.close();
    expect(body).toMatchObject({ valid });
  });
});
