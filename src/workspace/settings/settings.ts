/** What a settings file contains. */
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { Level } from "../../language/check/verdict.js";
import type { Limits } from "../../model/cost/limits.js";
import type { WrittenFont } from "../options/fonts-setting.js";

/** Settings that hold for some files. */
export interface Settings {
  /** How much the wireframes may take; the default limits for those that are not here. */
  limits: Partial<Limits>;
  /** Bytes that a file may have to be read, where that is set. */
  maxFileSize: number | undefined;
  /** Fonts for the characters that ours lack, as they are written. */
  fonts: readonly WrittenFont[];
  /** Design tokens for what neither the wireframes nor the command line says. */
  tokens: GivenTokens | undefined;
  /** Severities by code. */
  severity: ReadonlyMap<string, Level>;
  /** Whether the fences of Markdown files in folders are checked, where that is set. */
  markdown: boolean | undefined;
  /** Whether the file of an absolute path is left unchecked. */
  ignores(path: string): boolean;
  /** Folder of the file, which its relative paths start from. */
  folder: string;
  /** What the file contains, by section. */
  sections: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}
