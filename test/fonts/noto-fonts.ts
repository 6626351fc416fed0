/** Debian's fonts for drawing screens in other scripts in tests. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import type { FontFile } from "../../src/base/fonts/given/read-fonts.js";

const folder = "/usr/share/fonts";
const cjk = (weight: string) => `${folder}/opentype/noto/NotoSansCJK-${weight}.ttc`;
const noto = (script: string) => (weight: string) =>
  `${folder}/truetype/noto/NotoSans${script}-${weight}.ttf`;

const fonts: Readonly<Record<string, { file: (weight: string) => string; family?: string }>> = {
  arabic: { file: noto("Arabic") },
  chinese: { file: cjk, family: "Noto Sans CJK SC" },
  hebrew: { file: noto("Hebrew") },
  hindi: { file: noto("Devanagari") },
  japanese: { file: cjk, family: "Noto Sans CJK JP" },
  korean: { file: cjk, family: "Noto Sans CJK KR" },
  thai: { file: noto("Thai") },
};

/** A screen in a script of its own, with the fonts that it needs. */
export interface ScriptScreen {
  name: string;
  source: string;
  /** Whether its fonts are installed. */
  isDrawn: boolean;
  files(): FontFile[];
}

const sources = new URL("screens/", import.meta.url);

/** One screen per script: a form, a table, long paragraphs. */
export const scriptScreens: readonly ScriptScreen[] = readdirSync(sources).map((file) => {
  const name = file.replace(/\.wf$/, "");
  const { file: pathOf, family } = fonts[name]!;
  const paths = ["Regular", "Bold"].map(pathOf);
  return {
    name,
    source: readFileSync(new URL(file, sources), "utf8"),
    isDrawn: paths.every((path) => existsSync(path)),
    files: () => paths.map((path) => ({ data: readFileSync(path), ...(family && { family }) })),
  };
});
