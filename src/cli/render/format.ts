/** Tells in which formats and themes a call of `wf render` wants its pictures. */
import { schemeThemes, type ThemeChoice } from "../../theme/theme.js";
import { type Call, longName } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import type { renderCommand } from "./render-command.js";
import { formatOptions, renderSection } from "./render-section.js";

/** A call of `wf render`. */
export type RenderCall = Call<typeof renderCommand.options>;

/** The options of `wf render` that hold for a wireframe. */
export type RenderOptions = {
  -readonly [K in keyof RenderCall["options"]]: RenderCall["options"][K];
};

/** What a picture is written as; a fragment is HTML for use in a page. */
export type Format = keyof typeof formatOptions;

const allFormats = Object.keys(formatOptions) as Format[];

/** Ending of the files of a format. */
export const endings: Readonly<Record<Format, string>> = {
  svg: ".svg",
  html: ".html",
  fragment: ".html",
  png: ".png",
  pdf: ".pdf",
};

/** Whether the pictures become files. */
export function hasTarget({
  output,
  outDir,
}: Partial<Pick<RenderOptions, "output" | "outDir">>): boolean {
  return outDir !== undefined || (output !== undefined && output !== "-");
}

/**
 * The formats that the options ask for, of which those that are `given` stand on the command line;
 * throws a UsageError where they contradict each other.
 */
export function chooseFormats(options: RenderOptions, given: ReadonlySet<string>): Format[] {
  const { html, fragment, output, outDir } = options;
  const asked = allFormats.filter((format) => options[format]);
  const names = (keys: readonly Format[]) =>
    keys.map((key) => nameOfOption(key, given)).join(" and ");
  if (html && fragment) {
    throw new UsageError(`${names(["html", "fragment"])} cannot be used together`);
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
  const formats: Format[] = isStream
    ? asked.length > 0
      ? asked
      : ["svg"]
    : [formatOf(output, asked[0])];
  if (
    options.prototype &&
    given.has("prototype") &&
    !formats.some((format) => endings[format] === endings.html)
  ) {
    throw new UsageError("--prototype is HTML only; add --html or --fragment");
  }
  return formats;
}

function formatOf(output: string, asked: Format | undefined): Format {
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const named = ending === "htm" ? "html" : allFormats.find((format) => format === ending);
  if (asked === undefined) {
    if (named) return named;
    throw new UsageError(
      `${output} ends in no format; add .svg, .html, .png or .pdf, or an option like --svg`,
    );
  }
  const isContradiction = named !== undefined && endings[asked] !== endings[named];
  if (isContradiction) throw new UsageError(`--${asked} does not go with --output ${output}`);
  return asked;
}

/**
 * The themes of the pictures in a format: one, or both in files of their own. Only SVG and HTML can
 * follow the reader's color scheme; the others are light.
 */
export function chooseThemes(
  { theme }: Pick<RenderOptions, "theme">,
  format: Format,
): ThemeChoice[] {
  if (theme === "both") return Object.values(schemeThemes);
  return theme === "auto" && (format === "png" || format === "pdf")
    ? [schemeThemes.light]
    : [theme];
}

/** What messages call an option: as on the command line, or as in the settings where it stands there. */
export function nameOfOption(key: keyof RenderOptions, given: ReadonlySet<string>): string {
  return given.has(key) || !Object.hasOwn(renderSection.options, key)
    ? longName(key)
    : `${renderSection.name}.${key}`;
}
