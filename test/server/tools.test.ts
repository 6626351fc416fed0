/** Tests the tools: every field, default and limit, every answer to a source. */
import { readdirSync, readFileSync } from "node:fs";
import { brotliDecompressSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { fontChoices } from "../../src/base/fonts/font-choice.js";
import { listed } from "../../src/base/text/phrases.js";
import { themeNames } from "../../src/base/theme/theme.js";
import { parse, renderHtml, renderSvg, validate } from "../../src/index.js";
import { pictureFont } from "../../src/output/raster/picture-font.js";
import { listIgnored } from "../../src/service/server/plugins/name-ignored-fields.js";
import { Api } from "./api.js";

let api: Api;
let key: string;

beforeAll(async () => {
  api = await Api.open({
    tiers: {
      wide: { minute: 1e6, day: 1e6, month: null },
      enterprise: { minute: 1e6, day: 1e6, month: null },
    },
  });
  key = (await api.key()).key;
});
afterAll(() => api.app.close());

const source = 'page "Sign in" w=480 h=320 { button "Sign in" primary }';
const wrong = 'page {\n  buton "Save"\n  card { txt "x" }\n}';
const examples = readdirSync("examples").filter((name) => name.endsWith(".wf"));

describe("parse", () => {
  test("returns the same tree as the library", async () => {
    const { status, body } = await api.post("parse", key, { source });
    expect(status).toBe(200);
    expect(body).toEqual({ ast: parse(source).ast });
  });

  test("the example of the specification: a document, a page, a button with its modifier", async () => {
    const { body } = await api.post("parse", key, { source: 'page { button "Click" primary }' });
    const [page] = body.ast.children;
    expect(body.ast.type).toBe("Document");
    expect(page.type).toBe("Page");
    expect(page.children[0]).toMatchObject({
      type: "Button",
      label: "Click",
      modifiers: ["primary"],
    });
  });

  test("locations are added only on request", async () => {
    const { body } = await api.post("parse", key, { source, locations: true });
    expect(body.ast).toEqual(parse(source, { locations: true }).ast);
    expect(JSON.stringify((await api.post("parse", key, { source })).body)).not.toContain('"loc"');
  });

  test.each(["", "  \n", "// nothing\n"])("%j is an empty document", async (empty) => {
    const { status, body } = await api.post("parse", key, { source: empty });
    expect([status, body]).toEqual([200, { ast: { type: "Document", children: [] } }]);
  });
});

describe("an invalid source", () => {
  test.each(["parse", "render/html", "render/svg"])("is 400 with its place at %s", async (path) => {
    const { status, text } = await api.post(path, key, { source: wrong });
    expect(status).toBe(400);
    expect(text).toBe(
      JSON.stringify({
        error: "Invalid source code",
        details:
          'Syntax error at line 2, column 3: unknown component "buton"; did you mean "button"? (1 more)',
      }),
    );
  });

  test("lists all errors on request", async () => {
    const { body } = await api.post("render/svg", key, { source: wrong, diagnostics: true });
    expect(body.total).toBe(2);
    expect(body.errors).toEqual((await api.post("validate", key, { source: wrong })).body.errors);
  });

  test("lists at most 100 errors, and the total number", async () => {
    const many = `page {\n${'  buton "x"\n'.repeat(250)}}`;
    const drawn = await api.post("render/html", key, { source: many, diagnostics: true });
    expect(drawn.body.errors).toHaveLength(100);
    expect(drawn.body.total).toBe(250);
    expect(drawn.body.details).toMatch(/\(249 more\)$/);
    expect((await api.post("validate", key, { source: many })).body.errors).toHaveLength(100);
  });
});

describe("validate", () => {
  test("a valid source", async () => {
    expect((await api.post("validate", key, { source })).text).toBe('{"valid":true}');
  });

  test("an invalid source is 200 too, with message, line and column of each error", async () => {
    const { status, body } = await api.post("validate", key, { source: wrong });
    expect(status).toBe(200);
    expect(body).toEqual({
      valid: false,
      errors: [
        { message: 'unknown component "buton"; did you mean "button"?', line: 2, column: 3 },
        { message: 'unknown component "txt"; did you mean "text"?', line: 3, column: 10 },
      ],
    });
  });

  test("warnings count only if strict", async () => {
    const odd = 'page { button "Save" shiny=1 }';
    expect((await api.post("validate", key, { source: odd })).body).toEqual({ valid: true });
    const { body } = await api.post("validate", key, { source: odd, strict: true });
    expect(body).toMatchObject({ valid: false, errors: [{ line: 1 }] });
  });

  test("all diagnostics are returned on request, with code and range", async () => {
    const odd = 'page { button "Save" shiny=1 }';
    const { body } = await api.post("validate", key, { source: odd, diagnostics: true });
    expect(body).toMatchObject({
      valid: true,
      total: 1,
      diagnostics: [{ code: "unknown-attribute", severity: "warning", line: 1, endLine: 1 }],
    });
    expect(body.diagnostics).toHaveLength(validate(odd).diagnostics.length);
  });
});

describe("render/html", () => {
  test("embeds the letters in use on request", async () => {
    const cut = await api.post("render/html", key, { source, font: "embed" });
    const { html, css } = renderHtml(source, pictureFont("embed"));
    expect(cut.body).toEqual({ html, css });
    expect(css).toMatch(/^@font-face/);
  });

  test("returns a fragment and its style, or a whole document", async () => {
    const fragment = await api.post("render/html", key, { source });
    const { html, css } = renderHtml(source);
    expect(fragment.body).toEqual({ html, css });
    const whole = await api.post("render/html", key, { source, fullDocument: true });
    const idPrefix = "first";
    const prefixed = await api.post("render/html", key, { source, idPrefix });
    expect(prefixed.body.html).toBe(renderHtml(source, { idPrefix }).html);
    expect(Object.keys(whole.body)).toEqual(["html"]);
    expect(whole.body.html).toMatch(/^<!DOCTYPE html>/);
    const options = { fullDocument: true, images: "data" } as const;
    expect(whole.body.html).toBe(renderHtml(source, options).html);
  });

  test("light is the default theme", async () => {
    const [none, light, dark] = await Promise.all([
      api.post("render/html", key, { source }),
      api.post("render/html", key, { source, theme: "light" }),
      api.post("render/html", key, { source, theme: "dark" }),
    ]);
    expect(none.text).toBe(light.text);
    expect(dark.text).not.toBe(light.text);
  });
});

describe("pictures in HTML", () => {
  const inside = "data:image/png;base64,iVBORw0KGgo=";
  const pictures = `page { image "https://example.com/a.png" image "${inside}" }`;

  test.each([
    [undefined, [inside]],
    ["none", []],
    ["data", [inside]],
    ["all", ["https://example.com/a.png", inside]],
  ])("%s", async (images, shown) => {
    for (const fullDocument of [false, true]) {
      const request = { source: pictures, fullDocument, ...(images && { images }) };
      const { status, body } = await api.post("render/html", key, request);
      expect(status).toBe(200);
      const sources = [...body.html.matchAll(/<img[^>]* src="([^"]*)"/g)].map(([, src]) => src);
      expect(sources).toEqual(shown);
    }
  });
});

describe("render/svg", () => {
  test("uses the given prefix for ids", async () => {
    const idPrefix = "first";
    const clipped = 'page "A" w=200 { image alt="B" h=80 }';
    const { body } = await api.post("render/svg", key, { source: clipped, idPrefix });
    expect(body.svg).toContain('id="first-1"');
    expect(body.svg).not.toMatch(/id="wf-/);
  });

  test.each(fontChoices)("letters: %s", async (font) => {
    const { body } = await api.post("render/svg", key, { source, font });
    expect(body.svg).toBe(renderSvg(source, { width: 1200, ...pictureFont(font) }).svg);
  });

  test("unknown choices for letters are refused", async () => {
    expect((await api.post("render/svg", key, { source, font: "woff" })).status).toBe(400);
    expect((await api.post("render/html", key, { source, font: "paths" })).status).toBe(400);
  });

  test("the defaults are 1200 and 24", async () => {
    const none = await api.post("render/svg", key, { source });
    const said = await api.post("render/svg", key, {
      source,
      width: 1200,
      padding: 24,
      theme: "light",
    });
    expect(none.text).toBe(said.text);
    expect(none.body.width).toBe(1200);
    const { svg, width, height } = renderSvg(source, { width: 1200, ...pictureFont("embed") });
    expect(none.body).toEqual({ svg, width, height });
    expect((await api.post("render/svg", key, { source, theme: "dark" })).text).not.toBe(none.text);
  });

  test.each([64, 600.5, 8192])("width %d is the width of the picture", async (width) => {
    const { status, body } = await api.post("render/svg", key, { source, width });
    expect(status).toBe(200);
    expect(body.width).toBe(width);
  });

  test("a board that is wider than the picture is scaled down", async () => {
    const { body } = await api.post("render/svg", key, { source, width: 264, padding: 12 });
    expect(body.height).toBe(Math.ceil((320 * 240) / 480) + 24);
  });

  test.each([
    [0, 1],
    [24, 48],
    [31.5, 63],
  ])("an empty source with padding %d has the height %d", async (padding, height) => {
    const { body } = await api.post("render/svg", key, { source: "", padding });
    expect(body.height).toBe(height);
  });

  test.each(examples)("draws %s", async (name) => {
    const text = readFileSync(`examples/${name}`, "utf8");
    for (const path of ["parse", "render/html", "render/svg"]) {
      expect((await api.post(path, key, { source: text, diagnostics: true })).status).toBe(200);
    }
  });
});

describe("design tokens", () => {
  const tokens = { accent: { $value: "{brand}" }, brand: { $value: "#0969DA" }, radius: 3 };

  test.each(["html", "svg"])("are drawn in %s", async (format) => {
    const { status, body, text } = await api.post(`render/${format}`, key, { source, tokens });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(text).not.toBe((await api.post(`render/${format}`, key, { source })).text);
  });

  test("equal those of the library, and take precedence over those of the source", async () => {
    const own = 'tokens { accent=#5E6AD2 } page { button "Save" primary }';
    const { body } = await api.post("render/svg", key, { source: own, tokens, font: "none" });
    expect(body.svg).toBe(renderSvg(own, { tokens }).svg);
    expect(body.svg).toContain("#0969da");
  });

  test("are validated", async () => {
    const wrong = await api.post("render/svg", key, { source, tokens: { acent: "#fff" } });
    expect([wrong.status, wrong.body.details]).toEqual([400, 'tokens: unknown token "acent"']);
    expect((await api.post("render/html", key, { source, tokens: "#fff" })).status).toBe(400);
  });

  test("cause a warning if text would be hard to read", async () => {
    const faint = { source, tokens: { accent: "#E5484D" }, diagnostics: true };
    const { text } = await api.post("render/svg", key, faint);
    expect(text).toContain("design-contrast");
  });
});

describe("diagnostics of a picture", () => {
  test("are returned on request, including those of the layout", async () => {
    const long = 'page w=300 h=200 { button "A label that is far too long for its place" w=60 }';
    for (const path of ["render/html", "render/svg"]) {
      const { body } = await api.post(path, key, { source: long, diagnostics: true });
      expect(body.diagnostics.map(({ code }: { code: string }) => code)).toContain("text-overflow");
    }
  });
});

describe("bounds and types", () => {
  test.each([
    ["parse", {}, "source is missing; it must be a string"],
    ["parse", { source: 1 }, "source must be a string"],
    ["parse", { source: null }, "source must be a string"],
    ["parse", { source: ["page"] }, "source must be a string"],
    ["parse", { source, locations: "yes" }, "locations must be true or false"],
    ["parse", { source, diagnostics: 1 }, "diagnostics must be true or false"],
    ["validate", { source, strict: null }, "strict must be true or false"],
    ["render/html", { source, theme: "blue" }, `theme must be ${listed(themeNames, "or")}`],
    ["render/html", { source, theme: "Light" }, `theme must be ${listed(themeNames, "or")}`],
    ["render/html", { source, images: "some" }, "images must be none, data or all"],
    ["render/html", { source, images: true }, "images must be none, data or all"],
    ["render/html", { source, idPrefix: "a b" }, "idPrefix must match ^[A-Za-z][\\w-]{0,39}$"],
    ["render/html", { source, fullDocument: "true" }, "fullDocument must be true or false"],
    ["render/svg", { source, width: 63.9 }, "width must be a number from 64 to 8192"],
    ["render/svg", { source, width: 8192.5 }, "width must be a number from 64 to 8192"],
    ["render/svg", { source, width: "800" }, "width must be a number from 64 to 8192"],
    ["render/svg", { source, width: null }, "width must be a number from 64 to 8192"],
    ["render/svg", { source, padding: -1 }, "padding must be a number from 0 to 512"],
    ["render/svg", { source, padding: 513 }, "padding must be a number from 0 to 512"],
    [
      "render/svg",
      { source, width: 64, padding: 32 },
      "padding must be less than half the width, 64",
    ],
  ])("%s %j", async (path, payload, details) => {
    const { status, text } = await api.post(path, key, payload);
    expect(status).toBe(400);
    expect(text).toBe(JSON.stringify({ error: "Invalid request", details }));
  });

  test.each([{ width: 64, padding: 31.9 }, { width: 8192, padding: 512 }, { padding: 0 }])(
    "%j is allowed",
    async (size) => {
      expect((await api.post("render/svg", key, { source, ...size })).status).toBe(200);
    },
  );
});

test("a body has at most 10,000 values, whatever its fields", async () => {
  const send = (count: number) => api.post("validate", key, { source, x: Array(count).fill(1) });
  // The object, the list and the source are values, too.
  expect((await send(9_997)).status).toBe(200);
  const { status, body } = await send(9_998);
  expect([status, body.details]).toEqual([400, "the body has more than 10,000 values"]);
});

describe("unknown fields", () => {
  test("are ignored, and listed", async () => {
    const { status, headers } = await api.post("render/html", key, {
      source,
      fulldocument: true,
      "a b": 1,
      "": 1,
      "x\r\nset-cookie: a": 1,
      ünï: 1,
      "\ud800": 1,
    });
    expect(status).toBe(200);
    expect(headers["x-ignored-fields"]).toBe(
      "fulldocument, a%20b, %22%22, x%0D%0Aset-cookie%3A%20a, %C3%BCn%C3%AF, %EF%BF%BD",
    );
  });

  test("a header has a limited size, however many there are", async () => {
    const junk = Object.fromEntries(Array.from({ length: 5000 }, (_, at) => [`field${at}`, 1]));
    const { headers } = await api.post("validate", key, { source, ...junk });
    expect(String(headers["x-ignored-fields"]).length).toBeLessThan(1100);
  });

  test("only as many are collected as the header can contain", () => {
    const junk = Object.fromEntries(Array.from({ length: 80_000 }, (_, at) => [`field${at}`, 1]));
    let looks = 0;
    const known = new Proxy(
      {},
      {
        getOwnPropertyDescriptor() {
          looks++;
          return undefined;
        },
      },
    );
    expect(listIgnored(junk, known)).toMatch(/^field0, field1, /);
    expect(looks).toBeLessThan(200);
  });
});

describe("grammar", () => {
  const get = (headers: Record<string, string> = {}) =>
    api.send({ url: "/tools/grammar", headers: { "x-api-key": key, ...headers } });

  test("is complete and sorted", async () => {
    const { body, headers } = await get();
    expect(body.components).toEqual([...body.components].sort());
    expect(body.modifiers).toEqual([...new Set(body.modifiers)].sort());
    expect(body.components).toEqual(expect.arrayContaining(["page", "card", "button"]));
    expect(body.modifiers).toEqual(expect.arrayContaining(["primary", "secondary", "disabled"]));
    for (const name of body.components) expect(body.grammar).toContain(`## ${name}`);
    expect(headers["cache-control"]).toBe("private, no-cache");
  });

  test("is 304 for clients that have it", async () => {
    const { etag } = (await get()).headers;
    for (const known of [etag, `"x", ${etag}`, "*", String(etag).replace("W/", "")]) {
      const { status, text } = await get({ "if-none-match": String(known) });
      expect([status, text]).toEqual([304, ""]);
    }
    expect((await get({ "if-none-match": '"other"' })).status).toBe(200);
  });
});

test("answers contain the duration of each stage", async () => {
  const stagesOf = async (path: string) => {
    const fresh = { source: `${source} // ${path}` };
    const { headers } = await api.post(path, key, fresh);
    const again = await api.post(path, key, fresh);
    expect(again.headers["server-timing"]).toBe(
      `${headers["server-timing"]}, cache;desc="cached result"`,
    );
    const stages = String(headers["server-timing"]).split(", ");
    for (const stage of stages) expect(stage).toMatch(/^\w+;dur=\d+\.\d\d$/);
    return stages.map((stage) => stage.replace(/;.*/, ""));
  };
  expect(await stagesOf("validate")).toEqual(["parse"]);
  expect(await stagesOf("render/svg")).toEqual(["parse", "layout", "render"]);
});

test("a large answer is compressed as its client asks by name", async () => {
  const source = `page { ${'text w=1 "Some words"\n'.repeat(2_000)} }`;
  const draw = (coding: string) =>
    api.app.inject({
      ...{ method: "POST", url: "/tools/render/html", payload: { source } },
      headers: { "x-api-key": key, "accept-encoding": coding },
    });
  const plain = await draw("*");
  expect(plain.headers["content-encoding"]).toBeUndefined();
  expect(plain.headers.vary).toBe("Accept-Encoding");
  const coded = await draw("gzip;q=0.5, br");
  expect(coded.headers["content-encoding"]).toBe("br");
  expect(coded.headers.vary).toBe("Accept-Encoding");
  expect(brotliDecompressSync(coded.rawPayload).toString()).toBe(plain.payload);
});

test("answers are compressed on request", async () => {
  const request = {
    method: "POST",
    url: "/tools/render/svg",
    payload: { source: readFileSync("examples/dashboard.wf", "utf8") },
  } as const;
  const plain = await api.app.inject({ ...request, headers: { "x-api-key": key } });
  expect(plain.headers["content-encoding"]).toBeUndefined();
  for (const coding of ["br", "gzip"]) {
    const headers = { "x-api-key": key, "accept-encoding": coding };
    const small = await api.app.inject({ ...request, headers });
    expect(small.headers["content-encoding"]).toBe(coding);
    expect(String(small.headers.vary).toLowerCase()).toContain("accept-encoding");
    expect(small.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
  }
});
