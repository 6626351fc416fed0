/** Defines tasks and their outcomes: plain values that can be sent to threads. */
import type { FontChoice } from "../../../base/fonts/font-choice.js";
import type { TokenValues } from "../../../base/theme/design-tokens.js";
import type { LookName } from "../../../base/theme/look.js";
import type { ThemeName } from "../../../base/theme/theme.js";
import type { ImageChoice } from "../../../drawing/html/image-choice.js";
import type { Limits } from "../../../model/cost/limits.js";
import type { ServedFormat } from "../../../output/formats/format-list.js";

/** A source, and what to do with it. */
export type Task = Source &
  (
    | { kind: "parse"; options: ParseTaskOptions }
    | { kind: "validate"; options: ValidateTaskOptions }
    | { [F in ServedFormat]: { kind: F; options: RenderTaskOptions[F] } }[ServedFormat]
  );

/** The options of rendering, by format. */
export interface RenderTaskOptions extends Record<ServedFormat, TaskOptions> {
  html: HtmlTaskOptions;
  svg: SvgTaskOptions;
}

/** A source from an untrusted client. */
interface Source {
  source: string;
  /** Texts that it may import, by their paths relative to it. */
  files?: Readonly<Record<string, string>>;
  /** Limits on drawing it, whatever its size; missing ones have their defaults. */
  limits?: Partial<Limits>;
}

/** Options of all tasks. */
interface TaskOptions {
  /** Includes all diagnostics, including warnings, in the answer. */
  diagnostics: boolean;
}

/** Additional options for parsing. */
export interface ParseTaskOptions extends TaskOptions {
  locations: boolean;
  /** Whether to return the expanded tree, as it is drawn. */
  expand: boolean;
}

/** Additional options for validating. */
export interface ValidateTaskOptions extends TaskOptions {
  strict: boolean;
}

/** Additional options for rendering HTML. */
export interface HtmlTaskOptions extends TaskOptions {
  theme: ThemeName;
  /** The look of all pages, whatever the source says. */
  look?: LookName | undefined;
  /** Whether to draw arrows, whatever the source says. */
  flow?: boolean | undefined;
  /** Checked values. */
  tokens?: TokenValues | undefined;
  fullDocument: boolean;
  images: ImageChoice;
  idPrefix?: string | undefined;
  font: FontChoice;
}

/** Additional options for rendering SVG, in px. */
export interface SvgTaskOptions extends TaskOptions {
  theme: ThemeName;
  /** The look of all pages, whatever the source says. */
  look?: LookName | undefined;
  /** Whether to draw arrows, whatever the source says. */
  flow?: boolean | undefined;
  /** Checked values. */
  tokens?: TokenValues | undefined;
  idPrefix?: string | undefined;
  width: number;
  padding: number;
  font: FontChoice;
}

/** The result of a task. */
export interface Outcome {
  status: 200 | 400;
  /** The body of the answer, as JSON. */
  json: string;
  /** Milliseconds spent in each stage. */
  timings: Partial<Record<"parse" | "layout" | "render", number>>;
}

/** The result of a task as it is sent: equal requests share its bytes. */
export interface Answer extends Omit<Outcome, "json"> {
  /** The JSON in UTF-8. */
  bytes: Uint8Array<ArrayBuffer>;
  /** Whether the result came from the cache. */
  isKept?: boolean;
}

/** The size of everything that a task reads, in bytes of UTF-8. */
export function taskBytes({ source, files = {} }: Pick<Task, "source" | "files">): number {
  let bytes = Buffer.byteLength(source);
  for (const [path, text] of Object.entries(files)) {
    bytes += Buffer.byteLength(path) + Buffer.byteLength(text);
  }
  return bytes;
}
