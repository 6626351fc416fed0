/** Reads the fonts of a settings file. */
import { relative, resolve } from "node:path";
import { type TSchema, Union } from "typebox";
import { groupSetting, listSetting, textSetting } from "./setting-types.js";

/** Fonts as they are written: a path, or files of one family. */
export type WrittenFont = string | { family?: string; files: readonly string[] };

/** A font file that is asked for. */
export interface WantedFont {
  /** Absolute path. */
  path: string;
  /** What messages call it. */
  shown: string;
  /** What its family is to be called; in a collection, the face of this name. */
  family?: string;
}

/** The schema of the fonts. */
export const fontsSetting: TSchema = listSetting(
  "Fonts for the characters that those of wf lack, in the order in which they are tried",
  Union(
    [
      textSetting("A font file, relative to this file", true),
      groupSetting(
        "A family",
        {
          family: textSetting("What it is called; in a collection, the face of this name", true),
          files: listSetting(
            "Its files: weights, italics, or parts",
            textSetting("A font file, relative to this file", true),
          ),
        },
        ["files"],
      ),
    ],
    { description: "A font file, or a family with its files" },
  ),
);

/** The files of the fonts that are written; that they fit has been checked. */
export function readFontsSetting(
  written: readonly WrittenFont[] = [],
  folder: string,
  cwd: string,
): WantedFont[] {
  return written.flatMap((font) => {
    const { family, files } =
      typeof font === "string" ? { family: undefined, files: [font] } : font;
    return files.map((file) => ({ ...wantedFont(file, folder, cwd), ...(family && { family }) }));
  });
}

/** The face of a collection may follow its path: `fonts.ttc#Noto Sans CJK KR`. */
const namedFace = /^(.+\.(?:ttc|otc|dfont))#(.+)$/i;

/** A file by its path from a folder. */
export function wantedFont(file: string, folder: string, cwd: string): WantedFont {
  const [, path = file, family] = namedFace.exec(file) ?? [];
  const absolute = resolve(folder, path);
  const inside = relative(cwd, absolute);
  const shown = inside.startsWith("..") ? absolute : inside;
  return { path: absolute, shown, ...(family !== undefined && { family }) };
}
