/** Compares the kept picture of a source with the one that is painted now. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import type { ThemeName } from "../../src/base/theme/theme.js";
import { comparePictures } from "./compare-pictures.js";
import { paintSmall } from "./paint-small.js";
import type { ChangedPicture } from "./report-page.js";

/** A source with a kept picture. */
export interface KeptPicture {
  /** Name of the file, without its extension. */
  name: string;
  source: string;
  theme: ThemeName;
}

/** The path of the picture with a name. */
export function pictureFile(folder: string, name: string): string {
  return path.join(folder, `${name}.png`);
}

/** What is wrong with a picture; null if nothing is. */
export async function findChange(
  folder: string,
  { name, source, theme }: KeptPicture,
): Promise<ChangedPicture | null> {
  const actual = await paintSmall(source, theme);
  const file = pictureFile(folder, name);
  if (!existsSync(file)) return { name, message: "no picture is kept of it", pictures: { actual } };
  const expected = readFileSync(file);
  if (expected.equals(actual)) return null;
  const { pixels, picture, sizes } = comparePictures(expected, actual);
  if (pixels === 0 && sizes === "") return null;
  const message = sizes === "" ? `${pixels} pixels differ` : `its size differs: ${sizes}`;
  return { name, message, pictures: { expected, actual, difference: picture } };
}
