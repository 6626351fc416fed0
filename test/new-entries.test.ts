/** Adds an entry to the tables of devices, diagnostics and settings, and finds it in everything derived from them. */
import { Value } from "typebox/value";
import { expect, test, vi } from "vitest";
import { renderSvg } from "../src/compile.js";
import { validate } from "../src/index.js";
import { codes, type DiagnosticCode } from "../src/language/diagnostics/codes.js";
import { DiagnosticCollector } from "../src/language/diagnostics/collector.js";
import type { Device } from "../src/model/define/device.js";
import { grammar } from "../src/reference.js";
import { previewPage } from "../src/tools/preview/preview-page.js";
import { settingsSchema } from "../src/workspace/settings/schema.js";
import { settingsTable } from "../src/workspace/settings/section-reference.js";
import { serveSection } from "../src/workspace/settings/serve-section.js";
import { Workspace } from "./cli/call.js";
import { scriptOf } from "./cli/completion/script-of.js";

vi.mock("../src/model/define/devices.js", async (original) => {
  const { devices } = await original<typeof import("../src/model/define/devices.js")>();
  return { devices: { ...devices, wristwatch: [198, 242] } };
});

vi.mock("../src/language/diagnostics/catalogue/tokens.js", async (original) => {
  const { tokenDiagnostics } =
    await original<typeof import("../src/language/diagnostics/catalogue/tokens.js")>();
  const entry = {
    severity: "warning",
    title: "Too many full stops",
    wordings: {
      dots: ({ count }: { count: number }) => ({
        message: `${count} full stops in a row`,
        hint: "write three",
      }),
    },
  };
  return { tokenDiagnostics: { ...tokenDiagnostics, "too-many-dots": entry } };
});

// What the build would now generate from the catalogue.
vi.mock("../src/language/diagnostics/code-titles.generated.js", async () => {
  const { codes: all } = await import("../src/language/diagnostics/codes.js");
  return { describedCodes: all };
});

vi.mock("../src/workspace/settings/serve-section.js", async (original) => {
  const real = await original<typeof import("../src/workspace/settings/serve-section.js")>();
  const { integer } = await import("../src/workspace/options/command.js");
  const patience = integer({ min: 1, max: 9 }, "how long to wait", { env: "WF_PATIENCE" });
  const options = { ...real.serveOptions, patience };
  const section = { ...real.serveSection, options: { ...real.serveSection.options, patience } };
  return { ...real, serveOptions: options, serveSection: section };
});

test("a device can be drawn on, by name, in every place", async () => {
  expect(validate('page "A" device=wristwatch { text "a" }').diagnostics).toEqual([]);
  expect(validate('page "A" device=wristwach { text "a" }').diagnostics[0]?.hint).toContain(
    "wristwatch",
  );
  const devices = ["wristwatch" as Device];
  expect(renderSvg('page "A" { text "a" }', { devices }).width).toBe(198 + 48);
  expect(grammar().grammar).toContain("wristwatch");
  expect(previewPage().html).toContain("198 wristwatch");
  const workspace = new Workspace({ "a.wf": 'text "a"' });
  expect(await workspace.call(["render", "a.wf", "--device", "wristwatch"])).toMatchObject({
    code: 0,
  });
  expect(await scriptOf("bash")).toContain("wristwatch");
});

test("a diagnostic can be raised, explained, and set to another severity", async () => {
  const code = "too-many-dots" as DiagnosticCode;
  expect(codes[code]).toMatchObject({ severity: "warning" });
  const collector = new DiagnosticCollector();
  const add = collector.add.bind(collector) as (...words: unknown[]) => void;
  add(code, "dots", { count: 7 }, { from: 0, to: 7 });
  expect(collector.sorted()).toEqual([
    {
      code,
      severity: "warning",
      from: 0,
      to: 7,
      message: "7 full stops in a row",
      hint: "write three",
    },
  ]);
  const workspace = new Workspace();
  expect((await workspace.call(["explain"])).out).toMatch(/too-many-dots +warning +Too many/);
  expect((await workspace.call(["explain", "too-many-dot"])).err).toContain("too-many-dots");
  const settings = { validate: { severity: { [code]: "off" } } };
  expect(Value.Check(settingsSchema, settings)).toBe(true);
  expect(await scriptOf("zsh")).toContain("too-many-dots");
});

test("a setting is an option, a variable and a key of the file", async () => {
  const workspace = new Workspace();
  const { out } = await workspace.call(["serve", "--help"]);
  expect(out).toMatch(/--patience <?N>? +how long to wait/);
  expect(out).toContain("WF_PATIENCE");
  expect((await workspace.call(["serve", "--patience", "12"])).err).toContain("--patience");
  expect(Value.Check(settingsSchema, { serve: { patience: 3 } })).toBe(true);
  expect(Value.Check(settingsSchema, { serve: { patience: 12 } })).toBe(false);
  expect(settingsTable(serveSection)).toContain("serve.patience");
  expect(await scriptOf("fish")).toContain("patience");
});
