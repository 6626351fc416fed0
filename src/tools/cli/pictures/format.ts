/** Decides in which formats and themes `wf render` draws. */
import { listed } from "../../../base/text/phrases.js";
import { schemeThemes, type ThemeChoice } from "../../../base/theme/theme.js";
import {
  defaultFormat,
  type FormatName,
  fileFormats,
  formatNames,
  formatOfFile,
  formats,
} from "../../../output/formats/format-list.js";
import { type Call, longName } from "../../../workspace/options/command.js";
import { renderSection } from "../../../workspace/settings/render-section.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { renderOptions } from "./render-options.js";

/** A call of `wf render`. */
export type RenderCall = Call<typeof renderOptions>;

/** The options of `wf render` for one wireframe. */
export type RenderOptions = {
  -readonly [K in keyof RenderCall["options"]]: RenderCall["options"][K];
};

/** Whether the pictures become files. */
export function hasTarget({
  output,
  outDir,
}: Partial<Pick<RenderOptions, "output" | "outDir">>): boolean {
  return outDir !== undefined || (output !== undefined && output !== "-");
}

/**
 * The formats that the options select; `given` are the options on the command line. Throws a UsageError if options
 * contradict each other.
 */
export function chooseFormats(options: RenderOptions, given: ReadonlySet<string>): FormatName[] {
  const { output, outDir } = options;
  const asked = formatNames.filter((format) => options[format]);
  const names = (keys: readonly FormatName[]) =>
    keys.map((key) => nameOfOption(key, given)).join(" and ");
  for (const one of asked) {
    const same = asked.filter((other) => formats[other].ending === formats[one].ending);
    if (same.length > 1) throw new UsageError(`${names(same)} cannot be used together`);
  }
  if (output !== undefined && outDir !== undefined) {
    throw new UsageError("--output and --out-dir cannot be used together");
  }
  if (asked.length > 1 && outDir === undefined) {
    const isSet = !given.has(asked[0]!);
    const hint = isSet ? "; or name one format, such as --svg" : "";
    throw new UsageError(`${names(asked)} need --out-dir${hint}`);
  }
  const isStream = output === undefined || output === "-";
  if (!isStream) return [formatOf(output, asked[0])];
  return asked.length > 0 ? asked : [defaultFormat];
}

function formatOf(output: string, asked: FormatName | undefined): FormatName {
  const named = formatOfFile(output);
  if (asked === undefined) {
    if (named) return named;
    throw new UsageError(
      `${output} has no known file extension; use ${endingList()}, or an option such as ${longName(defaultFormat)}`,
    );
  }
  const isContradiction = named !== undefined && formats[asked].ending !== formats[named].ending;
  if (isContradiction) throw new UsageError(`--${asked} does not go with --output ${output}`);
  return asked;
}

/**
 * The themes of the pictures in a format: one, or both in files of their own. A format that cannot
 * follow the reader's color scheme is light.
 */
export function chooseThemes(
  { theme }: Pick<RenderOptions, "theme">,
  format: FormatName,
): ThemeChoice[] {
  if (theme === "both") return Object.values(schemeThemes);
  return theme === "auto" && !formats[format].followsReader ? [schemeThemes.light] : [theme];
}

/** The endings of the files that can be written: `.svg, .html, .png or .pdf`. */
export function endingList(): string {
  const endings = fileFormats.map((name) => `.${formats[name].ending}`);
  return listed(endings, "or", endings.length);
}

/** The name of an option in messages: that of the command line, or that of the settings if it is set there. */
export function nameOfOption(key: keyof RenderOptions, given: ReadonlySet<string>): string {
  return given.has(key) || !Object.hasOwn(renderSection.options, key)
    ? longName(key)
    : `${renderSection.name}.${key}`;
}
