/** Describes the content of a settings file. */
import type { GivenTokens } from "../../base/theme/given-tokens.js";
import type { Level } from "../../language/check/verdict.js";
import type { Limits } from "../../model/cost/limits.js";
import type { WrittenFont } from "../options/fonts-setting.js";

/** Settings that apply to some files. */
export interface Settings {
  /** Limits for wireframes; missing ones have their defaults. */
  limits: Partial<Limits>;
  /** Maximum size of a file in bytes, if set. */
  maxFileSize: number | undefined;
  /** Fonts for characters missing in ours, as written. */
  fonts: readonly WrittenFont[];
  /** Design tokens for values that neither the wireframes nor the command line set. */
  tokens: GivenTokens | undefined;
  /** Severities by code. */
  severity: ReadonlyMap<string, Level>;
  /** Whether fences of Markdown files in folders are checked, if set. */
  markdown: boolean | undefined;
  /** Whether the file at an absolute path is excluded from checks. */
  ignores(path: string): boolean;
  /** The folder of the file, which its relative paths start from. */
  folder: string;
  /** The content of the file, by section. */
  sections: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
  /** Number of characters in the file, and of what else is kept for it. */
  size: number;
}
