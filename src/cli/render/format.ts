/** Tells in which formats and themes a call of `wf render` wants its pictures. */
import type { ThemeChoice } from "../../theme/theme.js";
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import type { renderCommand } from "../commands/render.js";

/** The options of `wf render`. */
export type RenderOptions = Call<typeof renderCommand.options>["options"];

/** What a picture is written as; a fragment is HTML for use in a page. */
export type Format = "svg" | "html" | "fragment" | "png" | "pdf";

const allFormats: readonly Format[] = ["svg", "html", "fragment", "png", "pdf"];

/** Ending of the files of a format. */
export const endings: Readonly<Record<Format, string>> = {
  svg: ".svg",
  html: ".html",
  fragment: ".html",
  png: ".png",
  pdf: ".pdf",
};

/** The formats that the options ask for; throws a UsageError where they contradict each other. */
export function chooseFormats(options: RenderOptions): Format[] {
  const { html, fragment, output, outDir } = options;
  const asked = allFormats.filter((format) => options[format]);
  if (html && fragment) throw new UsageError("--html and --fragment exclude each other");
  if (output !== undefined && outDir !== undefined) {
    throw new UsageError("--output and --out-dir exclude each other");
  }
  if (asked.length > 1 && outDir === undefined) {
    throw new UsageError(`${asked.map((format) => `--${format}`).join(" and ")} need --out-dir`);
  }
  const isStream = output === undefined || output === "-";
  const formats: Format[] = isStream
    ? asked.length > 0
      ? asked
      : ["svg"]
    : [formatOf(output, asked[0])];
  if (options.prototype && !formats.some((format) => endings[format] === endings.html)) {
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

/** The themes of the pictures: one, or both in files of their own. */
export function chooseThemes({ theme }: Pick<RenderOptions, "theme">): ThemeChoice[] {
  return theme === "both" ? ["light", "dark"] : [theme];
}
