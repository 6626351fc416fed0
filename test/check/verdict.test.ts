/** One verdict: whatever checks or draws a source under the same settings finds the same errors and warnings. */
import { describe, expect, it } from "vitest";
import { check } from "../../src/analyze.js";
import { validate } from "../../src/index.js";
import { judge, type Level } from "../../src/language/check/verdict.js";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import { settingsOfFolders } from "../../src/workspace/watched/settings-of-folders.js";
import { watchedPaths } from "../../src/workspace/watched/watched-paths.js";
import { Workspace } from "../cli/call.js";
import { Api } from "../server/api.js";

interface Row {
  source: string;
  severity?: Record<string, Level>;
  strict?: boolean;
  errors: string[];
  warnings: string[];
}

const icon = 'page { icon "nonsense" }\n';
const ignored = `// wf-ignore-next-line unknown-icon\n${icon}`;
const wrong = 'page { buton "x" }\n';

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
    "wf.config.json": JSON.stringify({ validate: { severity } }),
  });
}

const flags = ({ strict }: Row): string[] => (strict ? ["--strict"] : []);

/** What a report for people says of the file; `wf.config.json` may have warnings of its own. */
function counted(text: string): { errors: number; warnings: number } {
  const count = (word: string) =>
    text.match(new RegExp(`a\\.wf:\\d+:\\d+:? ${word}\\b`, "g"))?.length ?? 0;
  return { errors: count("error"), warnings: count("warning") };
}

describe.each(Object.entries(rows))("%s", (_, row) => {
  const expected: Found = { errors: row.errors, warnings: row.warnings };
  const code = row.errors.length > 0 ? 1 : 0;

  it("in the core", () => {
    const severity = new Map(Object.entries(row.severity ?? {}));
    const verdict = judge(check(row.source), { severity, strict: row.strict ?? false });
    expect(ofSeverity(verdict.diagnostics)).toEqual(expected);
    expect(verdict.valid).toBe(code === 0);
  });

  it("in wf validate", async () => {
    const call = ["validate", "a.wf", "--format", "json", ...flags(row)];
    const { out, code: exit } = await workspaceOf(row).call(call);
    const { files } = JSON.parse(out) as { files: { diagnostics: never[] }[] };
    expect(exit).toBe(code);
    expect(ofSeverity(files.flatMap(({ diagnostics }) => diagnostics))).toEqual(expected);
  });

  it.each([
    ["render", ["render", "a.wf", "-o", "a.svg"]],
    ["inspect", ["inspect", "a.wf"]],
  ])("in wf %s", async (_name, call) => {
    const { out, err, code: exit } = await workspaceOf(row).call([...call, ...flags(row)]);
    expect(exit).toBe(code);
    expect(counted(out + err)).toEqual({
      errors: row.errors.length,
      warnings: row.warnings.length,
    });
  });

  it.skipIf(row.strict)("in the preview", async () => {
    const { folder } = workspaceOf(row);
    const io = { cwd: folder, env: {}, stderr: { write: async () => {}, isTerminal: false } };
    const set = watchedPaths(["."], folder, "watch", settingsOfFolders(io as never));
    const session = new CompileSession(set);
    await session.open();
    await session.lookAtAll();
    const [file] = session.files;
    expect({ errors: file!.errors, warnings: file!.warnings }).toEqual({
      errors: row.errors.length,
      warnings: row.warnings.length,
    });
  });

  it.skipIf(row.severity)("in the library and the API", async () => {
    const strict = row.strict ?? false;
    expect(validate(row.source, { strict }).valid).toBe(code === 0);
    const api = await Api.open();
    const { key } = await api.key();
    const { body } = await api.post("validate", key, { source: row.source, strict });
    await api.app.close();
    expect(body).toMatchObject({ valid: code === 0 });
  });
});
