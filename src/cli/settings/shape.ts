/** Says which settings exist; reading them and the schema for editors derive from it. */
import { codes } from "../../text/codes.js";
import type { MeasureName } from "../arguments/measures.js";
import { settingsSections } from "./sections.js";
import { shapeOfOption } from "./shape-of-option.js";

/** What a setting holds; a `fixed` choice may be written but not changed. */
export type Shape = { readonly docs: string } & (
  | { readonly kind: "text"; readonly isFilled?: boolean }
  | { readonly kind: "boolean" }
  | {
      readonly kind: "number";
      readonly min: number;
      readonly max?: number;
      readonly orNull?: boolean;
      /** A word that may stand for a number. */
      readonly word?: string;
    }
  | {
      readonly kind: "measure";
      readonly measure: MeasureName;
      readonly min?: number;
      readonly max?: number;
    }
  | { readonly kind: "choice"; readonly choices: readonly string[]; readonly fixed?: string }
  | { readonly kind: "list"; readonly of: Shape }
  | { readonly kind: "map"; readonly of: Shape }
  | {
      readonly kind: "object";
      readonly keys: Readonly<Record<string, Shape>>;
      readonly required?: readonly string[];
    }
);

/** What a finding's code may be set to. */
const levels = ["off", "info", "warning", "error"] as const;

/** A severity, or none at all. */
export type Level = (typeof levels)[number];

/** What a settings file holds once it has been found to fit; sections of commands besides. */
export interface SettingsFile {
  validate?: { severity?: Record<string, Level>; ignore?: string[] };
}

/** The settings file. */
export const settingsShape: Shape = {
  kind: "object",
  docs: "Settings of wf for the files beside and below",
  keys: {
    $schema: { kind: "text", docs: "Where editors find the schema of this file" },
    validate: {
      kind: "object",
      docs: "What wf validate reports",
      keys: {
        severity: {
          kind: "object",
          docs: "Severity of each code; errors of the language stay errors",
          keys: severityKeys(),
        },
        ignore: {
          kind: "list",
          docs: "Files and folders that are not checked, as globs relative to this file",
          of: { kind: "text", docs: "A glob" },
        },
      },
    },
    ...sectionKeys(),
  },
};

function sectionKeys(): Record<string, Shape> {
  const keys: Record<string, Shape> = {};
  for (const { name, docs, options, extras } of settingsSections) {
    const own = Object.entries(options).map(([key, option]) => [key, shapeOfOption(option)]);
    keys[name] = { kind: "object", docs, keys: { ...Object.fromEntries(own), ...extras } };
  }
  return keys;
}

function severityKeys(): Record<string, Shape> {
  const keys: Record<string, Shape> = {};
  for (const [code, { severity, title }] of Object.entries(codes)) {
    const fixed = severity === "error" ? { fixed: "error" } : {};
    keys[code] = { kind: "choice", choices: levels, ...fixed, docs: title };
  }
  return keys;
}
