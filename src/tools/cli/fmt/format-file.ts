/** Formats one file: a wireframe, the fences of a Markdown file, or standard input. */
import { dirname, resolve } from "node:path";
import {
  type FormatOptions,
  format,
  formatRange,
} from "../../../authoring/editing/format/format.js";
import { SourceText } from "../../../base/text/source-text.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { Imports } from "../../../workspace/files/imports.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import type { Io } from "../../../workspace/io.js";
import type { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** A range of lines, inclusive. */
export interface LineRange {
  from: number;
  to: number;
}

/** What the user asked for. */
export interface FileOptions {
  stdinFilename: string | undefined;
  range: LineRange | undefined;
  imports: Imports;
  /** The line width and indentation for the files of a folder. */
  layoutFor(folder: string): Promise<{ width: number; indent: number }>;
}

/** Maximum number of characters of a source, whose layout takes up to 500 bytes for each. */
const mostText = 2_000_000;

/** A file before and after formatting. */
export interface FormattedFile {
  file: FoundFile;
  before: string;
  after: string;
  /** Whether the settings exclude it. */
  isIgnored: boolean;
}

/** Reads and formats a file; throws errors of `node:fs`, and a sentence if its bytes are not text. */
export async function formatFile(
  file: FoundFile,
  { stdinFilename, range, imports, layoutFor }: FileOptions,
  finder: SettingsFinder,
  io: Io,
): Promise<FormattedFile> {
  const name = file.absolute ?? stdinFilename ?? "";
  const absolute = file.absolute ?? resolve(io.cwd, stdinFilename ?? "stdin");
  const folder = dirname(absolute);
  const settings = await finder.settingsFor(folder);
  const isIgnored = settings?.ignores(absolute) ?? false;
  if (isIgnored && file.absolute !== undefined) return { file, before: "", after: "", isIgnored };
  const bytes = file.absolute
    ? readRegular(file.absolute, io.cwd, settings?.maxFileSize)
    : await io.readInput();
  const { text, unreadable } = decodeSource(bytes);
  if (unreadable) throw new Error(unreadable.message);
  if (isIgnored) return { file, before: text, after: text, isIgnored };
  const layout = await layoutFor(folder);
  const options: FormatOptions = { ...imports.of(absolute), ...layout };
  if (range) {
    if (isMarkdownName(name))
      throw new UsageError("--range needs a wireframe, not a Markdown file");
    const after = formatRange(text, placeOf(text, range), options);
    return { file, before: text, after, isIgnored };
  }
  const after = isMarkdownName(name)
    ? await formatFences(text, name, options)
    : formatWhole(text, options);
  return { file, before: text, after, isIgnored };
}

/** The formatted source; throws a sentence if it is too large. */
function formatWhole(source: string, options: FormatOptions): string {
  if (source.length > mostText) throw new Error("is larger than the 2 MB that wf fmt formats");
  return format(source, options);
}

function placeOf(text: string, { from, to }: LineRange) {
  const source = new SourceText(text);
  return { from: source.offsetAt(from, 1), to: source.offsetAt(to, Number.MAX_SAFE_INTEGER) };
}

async function formatFences(text: string, name: string, options: FormatOptions): Promise<string> {
  const { formatMarkdown } = await import("./format-markdown.js");
  const { isComponent } = await import("../../../workspace/markdown/known-component.js");
  const formatInner = (source: string, lost: number): string =>
    formatWhole(source, { ...options, width: options.width! - lost });
  return formatMarkdown(text, name, { format: formatInner, isComponent });
}
