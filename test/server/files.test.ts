/** Tests files in the body of a request: what a source may import over HTTP, and what it may not. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { parse, renderHtml, renderSvg } from "../../src/index.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { performTask, readQuickly, readTask } from "../../src/service/server/work/perform-task.js";
import { type Task, taskBytes } from "../../src/service/server/work/task.js";
import { Api } from "./api.js";

let api: Api;
let key: string;

beforeAll(async () => {
  api = await Api.open({
    maxBody: 100_000,
    tiers: { enterprise: { minute: 1e6, day: 1e6, month: null } },
  });
  key = (await api.key()).key;
});
afterAll(() => api.app.close());

const files = {
  "parts/shell.wf": 'import "mark.wf"\nlayout app { header { mark "Acme" } slot }',
  "parts/mark.wf": 'component mark(text: string) { badge "$text" }',
  "people.csv": "name\nAda\nBob\n",
};
const source = `import "parts/shell.wf"
data people from "people.csv"
page "Team" w=600 uses=app { repeat people as p { text "$p.name" } }`;

describe("a source with files", () => {
  test("is valid", async () => {
    const { body } = await api.post("validate", key, { source, files });
    expect(body).toEqual({ valid: true });
  });

  test("has the tree as written, or as drawn", async () => {
    const written = await api.post("parse", key, { source, files });
    expect(written.body.ast).toEqual(parse(source, { files }).ast);
    const drawn = await api.post("parse", key, { source, files, expand: true, locations: true });
    expect(drawn.body.ast).toEqual(parse(source, { files, expand: true, locations: true }).ast);
    expect(drawn.text).toContain('"via":[{"name":"app"');
  });

  test("is drawn", async () => {
    const look = { width: 900, padding: 0 };
    const svg = await api.post("render/svg", key, { source, files, ...look });
    expect(svg.body.svg).toBe(renderSvg(source, { files, ...look, ...pictureFont("embed") }).svg);
    const html = await api.post("render/html", key, { source, files });
    expect(html.body.html).toBe(renderHtml(source, { files }).html);
  });

  test("is answered again when a file changes", async () => {
    const request = { source: 'import "a.wf"\npage { a }', files: { "a.wf": "" } };
    const texts: string[] = [];
    for (const label of ["One", "Two", "One"]) {
      request.files = { "a.wf": `component a { text "${label}" }` };
      const { body } = await api.post("parse", key, { ...request, expand: true });
      texts.push(body.ast.children[0].children[0].label);
    }
    expect(texts).toEqual(["One", "Two", "One"]);
    const { body } = await api.post("parse", key, request);
    expect(body.ast.children[0].type).toBe("Import");
  });

  test.each([
    [undefined, '"parts/shell.wf" cannot be read: only this source was given'],
    [{}, '"parts/shell.wf" does not exist'],
  ])("without its files is invalid: %j", async (given, message) => {
    const { status, body } = await api.post("parse", key, {
      source: 'import "parts/shell.wf"\npage { }',
      ...(given && { files: given }),
    });
    expect([status, body.error]).toEqual([400, "Invalid source code"]);
    expect(body.details).toContain(`line 1, column 8: ${message}`);
  });

  test("names the file that contains the error, with its lines", async () => {
    const { body } = await api.post("validate", key, {
      source: 'import "parts/a.wf"\npage { use a use a }',
      files: { "parts/a.wf": 'component a {\n  button "Go" opens=nowhere\n}' },
      strict: true,
      diagnostics: true,
    });
    const place = { line: 2, path: "parts/a.wf" };
    expect(body.errors).toHaveLength(1);
    expect(body.errors[0]).toMatchObject(place);
    expect(body.diagnostics[0]).toMatchObject({
      ...place,
      related: [{ message: 'in use "a"', line: 2, column: 8 }],
    });
    expect(body.diagnostics[0].related[0].path).toBeUndefined();
  });
});

describe("files are refused", () => {
  const many = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${at}.wf`, ""]));
  test.each([
    [["a.wf"], "files must be a JSON object"],
    ["a.wf", "files must be a JSON object"],
    [null, "files must be a JSON object"],
    [{ "a.wf": 1 }, "files.a.wf must be a string"],
    [many(201), "files must have at most 200 entries"],
    [{ "/etc/a.wf": "" }, "the names in files must be relative paths, such as parts/shell.wf"],
    [{ "C:\\a.wf": "" }, "the names in files must be relative paths, such as parts/shell.wf"],
    [{ "https://a.wf": "" }, "the names in files must be relative paths, such as parts/shell.wf"],
    [{ "": "" }, "the names in files must be relative paths, such as parts/shell.wf"],
    [{ "a\n.wf": "" }, "the names in files must be relative paths, such as parts/shell.wf"],
    [
      { ["a".repeat(501)]: "" },
      "the names in files must be relative paths, such as parts/shell.wf",
    ],
  ])("%j", async (given, details) => {
    const { status, body } = await api.post("validate", key, { source: "", files: given });
    expect([status, body]).toEqual([400, { error: "Invalid request", details }]);
  });

  test("together with the body if it is too large", async () => {
    const { status } = await api.post("validate", key, {
      source: "",
      files: { "a.wf": "x".repeat(100_000) },
    });
    expect(status).toBe(413);
  });

  test("but not for 200 of them", async () => {
    const { body } = await api.post("validate", key, { source: "", files: many(200) });
    expect(body).toEqual({ valid: true });
  });
});

describe("a task", () => {
  const task = (own: string, given: Record<string, string>): Task => ({
    kind: "validate",
    source: own,
    files: given,
    options: { strict: false, diagnostics: false },
  });

  test("counts the bytes of its files", () => {
    expect(taskBytes(task("é", { "a.wf": "€" }))).toBe(2 + 4 + 3);
  });

  test("may draw more if its files are larger", () => {
    const own = 'import "a.wf"\npage { a }';
    const body = `component a { ${'text "x" '.repeat(2_500)} }`;
    expect(readTask(task(own, { "a.wf": body })).analysis.diagnostics).toEqual([]);
  });

  test("does not run inline if a small source causes much work", () => {
    const elements = (count: number) => task(`page { repeat ${count} { text "x" } }`, {});
    expect(readQuickly(elements(190))).toBeDefined();
    expect(readQuickly(elements(210))).toBeUndefined();
    expect(performTask(elements(210)).json).toBe('{"valid":true}');
    expect(JSON.parse(performTask(elements(2_100)).json).errors[0].message).toContain("not 2,100");
  });
});
