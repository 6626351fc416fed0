/** Design tokens on the command line and in the settings. */
import { describe, expect, it } from "vitest";
import { designTokens } from "../../src/base/theme/design-tokens.js";
import { Workspace } from "./call.js";

const source = 'page "A" w=300 { button "Save" primary }';
const brand = JSON.stringify({
  color: { brand: { $value: "#0969DA", $type: "color" } },
  accent: { $value: "{color.brand}" },
});

describe("wf render --tokens", () => {
  it("draws with the tokens in a file, in all formats", async () => {
    const workspace = new Workspace({ "a.wf": source, "brand.json": brand });
    const formats = ["--svg", "--html", "--png", "--pdf", "--out-dir", "out"];
    const { code, err } = await workspace.call([
      "render",
      "a.wf",
      "--tokens",
      "brand.json",
      ...formats,
    ]);
    expect(err).not.toContain("warning");
    expect(code).toBe(0);
    expect(workspace.read("out/a.svg")).toContain("#0969da");
    expect(workspace.read("out/a.html")).toContain("#0969da");
    const plain = new Workspace({ "a.wf": source });
    await plain.call(["render", "a.wf", ...formats]);
    for (const name of ["out/a.png", "out/a.pdf"]) {
      expect(workspace.read(name)).not.toBe(plain.read(name));
    }
  });

  it("draws the fences of a Markdown file with them", async () => {
    const workspace = new Workspace({
      "a.md": `\`\`\`wf\n${source}\n\`\`\`\n`,
      "brand.json": brand,
    });
    await workspace.call(["render", "a.md", "--tokens", "brand.json", "--out-dir", "out"]);
    expect(workspace.read("out/a-a.svg")).toContain("#0969da");
  });

  it.each<[name: string, file: string | undefined, code: number, message: string]>([
    ["that is not there", undefined, 2, "wf: b.json: no such file or folder"],
    ["that is not JSON", "{", 2, "wf: b.json is not valid JSON"],
    [
      "with a wrong value",
      '{"accent":"blue"}',
      2,
      "wf: b.json: accent must be a hex color such as #5E6AD2",
    ],
    [
      "with an unknown name",
      '{"acent":"#fff","radius":2}',
      0,
      'b.json: unknown token "acent"; did you mean "accent"?',
    ],
    ["with a faint color", '{"accent":"#E5484D"}', 0, "warning accent #e5484d has a contrast of"],
    ["without a token", '{"a":{"$value":1}}', 2, "wf: b.json: no design token was found"],
  ])("reports the problem of a file %s", async (_, file, code, message) => {
    const workspace = new Workspace({
      "a.wf": source,
      ...(file !== undefined && { "b.json": file }),
    });
    const called = await workspace.call(["render", "a.wf", "--tokens", "b.json"]);
    expect(called.err).toContain(message);
    expect(called.code).toBe(code);
    expect(called.out !== "").toBe(code === 0);
  });
});

describe("tokens in the settings", () => {
  const drawn = async (settings: object, wireframe = source, argv: string[] = []) => {
    const workspace = new Workspace({
      "wf.config.json": JSON.stringify(settings),
      "a.wf": wireframe,
      "brand.json": brand,
    });
    return await workspace.call(["render", "a.wf", ...argv]);
  };

  it("apply if neither the wireframe nor the command line sets them", async () => {
    const settings = { tokens: { accent: "#5E6AD2", radius: 3, dark: { paper: "#101014" } } };
    const own = await drawn(settings);
    expect(own.err).toBe("");
    expect(own.out).toContain("#5e6ad2");
    expect(own.out).toContain('rx="3"');
    expect((await drawn(settings, source, ["--theme", "dark"])).out).toContain("#101014");
    expect((await drawn(settings, `tokens { accent=#0F766E } ${source}`)).out).toContain("#0f766e");
    const both = await drawn(settings, `tokens { accent=#0F766E } ${source}`, [
      "--tokens",
      "brand.json",
    ]);
    expect(both.out).toContain("#0969da");
    expect(both.out).toContain('rx="3"');
  });

  it("are checked", async () => {
    const wrong = await drawn({ tokens: { accent: "blue" } });
    expect(wrong.code).toBe(2);
    expect(wrong.err).toContain("tokens.accent must be a hex color such as #5E6AD2");
    const unknown = await drawn({ tokens: { acent: "#fff" } });
    expect(unknown.err).toContain('unknown setting "tokens.acent"; did you mean "accent"?');
    expect(unknown.code).toBe(0);
  });
});

describe("wf grammar --tokens", () => {
  it("lists all tokens", async () => {
    const { out, code } = await new Workspace().call(["grammar", "--tokens"]);
    expect(code).toBe(0);
    for (const { name, preset } of designTokens()) {
      expect(out).toContain(`${name}: `);
      expect(out).toContain(`(default: ${preset})`);
    }
  });

  it("prints them as JSON", async () => {
    const { out } = await new Workspace().call(["grammar", "--tokens", "--json"]);
    const list = JSON.parse(out) as { name: string; default: string }[];
    expect(list.map(({ name }) => name)).toEqual(designTokens().map(({ name }) => name));
  });

  it("accepts no component", async () => {
    expect((await new Workspace().call(["grammar", "button", "--tokens"])).code).toBe(2);
  });
});
