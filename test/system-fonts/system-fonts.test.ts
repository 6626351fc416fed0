/** Tests fonts of the machine: found by language, in the answers of fontconfig or in the folders of a system. */
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { knownFonts } from "../../src/workspace/system-fonts/known-fonts.js";
import { byLanguage } from "../../src/workspace/system-fonts/languages.js";
import { SystemFonts } from "../../src/workspace/system-fonts/system-fonts.js";
import { moved } from "../support/hebrew-font.js";

function emptyFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "wf-fonts-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** A folder with a program that replaces fontconfig, and records its arguments. */
function fakeFontconfig(script: string): { env: NodeJS.ProcessEnv; asked(): string[] } {
  const folder = emptyFolder();
  const log = join(folder, "asked");
  writeFileSync(log, "");
  const program = join(folder, "fc-match");
  writeFileSync(program, `#!/bin/sh\nprintf '%s\\n' "$*" >> '${log}'\n${script}\n`);
  chmodSync(program, 0o755);
  return { env: { PATH: folder }, asked: () => readFileSync(log, "utf8").trim().split("\n") };
}

function fontFile(weight = 400): string {
  const path = join(emptyFolder(), `moved-${weight}.ttf`);
  writeFileSync(path, moved(weight));
  return path;
}

const line = (path: string, family = "Moved", isColored = "False") =>
  `printf '%s\\t0\\t${family}\\tTrue\\t${isColored}\\n' '${path}'`;

describe.skipIf(process.platform === "win32")("answers of fontconfig", () => {
  it("give the first font that has the characters, and its bold face", async () => {
    const { env, asked } = fakeFontconfig(
      `case "$*" in *weight=200*) ${line(fontFile(700))};; *) ${line(fontFile())};; esac`,
    );
    const fonts = new SystemFonts({ platform: "linux", env });
    const found = await fonts.find(["א", "ב"], []);
    expect(found.used).toEqual([{ family: "Inter 2", clusters: ["א", "ב"] }]);
    expect(asked()).toHaveLength(2);
    expect(asked()[0]).toContain("charset=5d0 5d1:lang=he");
    const faces = [400, 700].map((weight) => found.fonts!.faceFor("א", weight, false)!);
    const [regular, bold] = faces.map((face) => face.ends("א")[1]);
    expect(regular).not.toBe(bold);
    // The result is cached.
    await fonts.find(["א", "ב"], []);
    expect(asked()).toHaveLength(2);
  });

  it.each<[string, string]>([
    ["no program", ""],
    ["a program that fails", "exit 1"],
    ["no font", ""],
    ["a missing font", line("/nowhere/a.ttf")],
    ["a font of colored pictures", line("/nowhere/a.ttf", "Color", "True")],
    ["another sentence", "echo Fontconfig error: cannot load default config file"],
    ["a file that is not a font", line("/etc/passwd")],
  ])("%s: no fonts, and no error", async (name, script) => {
    const env = name === "no program" ? { PATH: emptyFolder() } : fakeFontconfig(script).env;
    const fonts = new SystemFonts({ platform: "linux", env });
    expect(await fonts.find(["א", "漢"], [])).toEqual({ fonts: undefined, used: [] });
  });

  it("have a time limit, after which fontconfig is not asked again", async () => {
    const { env, asked } = fakeFontconfig("kill -9 $$");
    const fonts = new SystemFonts({ platform: "linux", env });
    for (const cluster of ["א", "漢", "ก"]) await fonts.find([cluster], []);
    expect(asked()).toHaveLength(1);
  });

  it("are requested a limited number of times for characters that no font has", async () => {
    const { env, asked } = fakeFontconfig(line(fontFile()));
    const fonts = new SystemFonts({ platform: "linux", env });
    const clusters = ["א", ..."ⰀⰁⰂⰃⰄⰅⰆⰇⰈⰉⰊⰋ"];
    const { used } = await fonts.find(clusters, []);
    expect(used).toEqual([{ family: "Inter 2", clusters: ["א"] }]);
    expect(asked().length).toBeLessThan(12);
  });

  it("take time in proportion to the characters", async () => {
    const { env } = fakeFontconfig(line(fontFile()));
    const fonts = new SystemFonts({ platform: "linux", env });
    const clusters = Array<string>(60_000).fill("א");
    const start = performance.now();
    const { used } = await fonts.find(clusters, []);
    expect(used[0]!.clusters).toHaveLength(clusters.length);
    // When each character copied those before it, this took minutes.
    expect(performance.now() - start).toBeLessThan(15_000);
  });
});

describe("folders of a system", () => {
  it("have a font for each language", async () => {
    const folder = emptyFolder();
    for (const path of ["Fonts", "local/Microsoft/Windows/Fonts"]) {
      mkdirSync(join(folder, path), { recursive: true });
    }
    const known = knownFonts.win32!;
    const env = { SystemRoot: folder, LOCALAPPDATA: join(folder, "local") };
    const [, system] = known.folders(env);
    expect(system).toBe(`${folder}\\Fonts`);
    // On systems where a backslash is a letter, it is part of the folder's name.
    mkdirSync(system!, { recursive: true });
    for (const [file, weight] of [
      ["segoeui.ttf", 400],
      ["segoeuib.ttf", 700],
    ] as const) {
      writeFileSync(join(system!, file), moved(weight));
    }
    const fonts = new SystemFonts({ platform: "win32", env });
    const { used } = await fonts.find(["א", "漢"], ["he"]);
    expect(used).toEqual([{ family: "Inter 2", clusters: ["א"] }]);
  });

  it("name a font for each language that is recognized by its characters, or one for all", () => {
    for (const known of Object.values(knownFonts)) expect(known.others.length).toBeGreaterThan(0);
    const languages = ["ja", "zh-cn", "zh-tw", "zh-hk", "ko", "ar", "he", "th", "hi"];
    for (const { files } of Object.values(knownFonts)) {
      expect(Object.keys(files)).toEqual(expect.arrayContaining(languages));
    }
  });
});

describe("languages of characters", () => {
  it.each<[clusters: string, written: string[], expected: (string | undefined)[]]>([
    ["漢字", [], ["zh-cn"]],
    ["漢字かな", [], ["ja"]],
    ["漢한", [], ["ko"]],
    ["漢", ["ja"], ["ja"]],
    ["漢", ["ko-KR"], ["ko"]],
    ["漢", ["zh"], ["zh-cn"]],
    ["漢", ["zh-Hant"], ["zh-tw"]],
    ["漢", ["zh-TW"], ["zh-tw"]],
    ["漢", ["zh-Hant-HK"], ["zh-hk"]],
    ["漢", ["yue"], ["zh-hk"]],
    ["漢", ["de", "zh-Hans"], ["zh-cn"]],
    ["、。", ["ja"], ["ja"]],
    ["سلام", [], ["ar"]],
    ["سلام", ["fa"], ["fa"]],
    ["नम", ["mr"], ["mr"]],
    ["אก𝄞", [], ["he", "th", undefined]],
  ])("%s in %j are %j", (clusters, written, expected) => {
    expect(byLanguage([...clusters], written).map(({ language }) => language)).toEqual(expected);
  });
});
