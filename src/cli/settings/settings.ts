/** What a settings file contains, and how it changes diagnostics. */
import type { Limits } from "../../cost/limits.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { GivenTokens } from "../../theme/given-tokens.js";
import type { WrittenFont } from "./fonts-setting.js";
import type { Level } from "./schema.js";

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
  /** Whether the file of an absolute path is left unchecked. */
  ignores(path: string): boolean;
  /** Folder of the file, which its relative paths start from. */
  folder: string;
  /** What the file contains, by section. */
  sections: ReadonlyMap<string, Readonly<Record<string, unknown>>>;
}

/** Diagnostics with the severities that settings ask for; errors stay errors. */
export function applySettings(
  diagnostics: readonly Diagnostic[],
  { severity }: Settings,
): Diagnostic[] {
  const kept: Diagnostic[] = [];
  for (const diagnostic of diagnostics) {
    const level = severity.get(diagnostic.code);
    if (level === undefined || diagnostic.severity === "error") kept.push(diagnostic);
    else if (level !== "off") kept.push({ ...diagnostic, severity: level });
  }
  return kept;
}
