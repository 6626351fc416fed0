/** Tests subset fonts in programs that check fonts: Chromium, which refuses broken tables, and fontconfig. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { FONT_FACES } from "../../src/base/fonts/faces.js";
import { subsetFont } from "../../src/base/fonts/subset/subset-font.js";
import { hasBrowser, startBrowser } from "../support/browser.js";
import { hasCommand } from "../support/has-command.js";

const text = "Größe 1,204.5 % “Anmelden” → AVATAR";
const codePoints = [...text].map((character) => character.codePointAt(0)!);

const bundled = FONT_FACES.map(({ key, family, ttf }) => ({
  name: key,
  family,
  bytes: readFileSync(new URL(`../../assets/fonts/${ttf}`, import.meta.url)),
}));

/** Fonts with hinting instructions, if the machine has any. */
const hinted = [
  "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
  "/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf",
]
  .filter((file) => existsSync(file))
  .map((file) => ({ name: file, bytes: readFileSync(file) }));

describe.skipIf(!hasBrowser)("in a browser", () => {
  let browser: Browser;
  let page: Page;

  beforeAll(async () => {
    browser = await startBrowser();
    page = await browser.newPage();
  }, 60_000);

  afterAll(() => browser?.close());

  /** The ink of a text, as a picture. */
  function drawn(font: Uint8Array, words: string): Promise<string> {
    return page.evaluate(
      async ([data, line]) => {
        const face = new FontFace("Cut", `url(data:font/ttf;base64,${data})`);
        document.fonts.add(await face.load());
        const canvas = document.createElement("canvas");
        canvas.width = 1600;
        const context = canvas.getContext("2d")!;
        context.font = "48px Cut, monospace";
        context.fontKerning = "none";
        // Hinting depends on which other letters a font has; rotated text is not hinted.
        context.rotate(0.01);
        context.fillText(line!, 10, 100);
        const { width } = context.measureText(line!);
        document.fonts.delete(face);
        return `${width} ${canvas.toDataURL()}`;
      },
      [Buffer.from(font).toString("base64"), words],
    );
  }

  it.each([...bundled, ...hinted])("$name looks like the original", async ({ bytes }) => {
    const cut = subsetFont(bytes, codePoints, { tabular: codePoints })!;
    expect(await drawn(cut, text)).toBe(await drawn(bytes, text));
  });

  it.each(bundled)("$name is complete without any other font", async ({ bytes }) => {
    expect(await drawn(subsetFont(bytes, [])!, "")).toBe(await drawn(bytes, ""));
    expect(await drawn(subsetFont(bytes, [0x20])!, " ")).toBe(await drawn(bytes, " "));
  });
});

describe.skipIf(!hasCommand("fc-scan"))("in fontconfig", () => {
  const folder = mkdtempSync(join(tmpdir(), "wf-fc-scan-"));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it.each(bundled)("$name has its family, weight and letters", ({ name, family, bytes }) => {
    const scan = (file: string, font: Uint8Array, format: string) => {
      writeFileSync(join(folder, file), font);
      const { status, stdout } = spawnSync("fc-scan", ["--format", format, join(folder, file)]);
      expect(status).toBe(0);
      return stdout.toString();
    };
    const cut = subsetFont(bytes, codePoints)!;
    const names = "%{weight} %{slant} %{postscriptname}";
    expect(scan(`cut-${name}.ttf`, cut, names)).toBe(scan(`${name}.ttf`, bytes, names));
    expect(scan(`cut-${name}.ttf`, cut, "%{family}")).toContain(family);
    expect(scan(`cut-${name}.ttf`, cut, "%{charset}")).toContain("41");
  });
});
