/** Reads the fonts of a settings file. */
import { relative, resolve } from "node:path";
import { type TSchema, Union } from "typebox";
import { groupSetting, listSetting, textSetting } from "./setting-types.js";

/** Fonts as written: a path, or the files of a family. */
export type WrittenFont = string | { family?: string; files: readonly string[] };

/** A requested font file. */
export interface WantedFont {
  /** Absolute path. */
  path: string;
  /** Its name in messages. */
  shown: string;
  /** The name for its family; in a collection, the name of the face. */
  family?: string;
  /** The folder that the path is relative to. */
  from?: string;
  /** The folder of the settings that name it; undefined for one on the command line. */
  settings?: string;
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

/** The files of the fonts as written, after validation. */
export function readFontsSetting(
  written: readonly WrittenFont[] = [],
  folder: string,
  cwd: string,
): WantedFont[] {
  return written.flatMap((font) => {
    const { family, files } =
      typeof font === "string" ? { family: undefined, files: [font] } : font;
    return files.map((file) => ({
      ...wantedFont(file, folder, cwd),
      ...(family && { family }),
      settings: folder,
    }));
  });
}

/** A path may be followed by the face of a collection: `fonts.ttc#Noto Sans CJK KR`. */
const namedFace = /^(.+\.(?:ttc|otc|dfont))#(.+)$/i;

/** A file relative to a folder. */
export function wantedFont(file: string, folder: string, cwd: string): WantedFont {
  const [, path = file, family] = namedFace.exec(file) ?? [];
  const absolute = resolve(folder, path);
  const inside = relative(cwd, absolute);
  const shown = inside.startsWith("..") ? absolute : inside;
  return { path: absolute, shown, from: folder, ...(family !== undefined && { family }) };
}
