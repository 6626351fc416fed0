/** Tells in which formats a call of `wf render` wants its pictures. */
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import type { renderCommand } from "../commands/render.js";

/** The options of `wf render`. */
export type RenderOptions = Call<typeof renderCommand.options>["options"];

/** What a picture is written as; a fragment is HTML for use in a page. */
export type Format = "svg" | "html" | "fragment";

/** Ending of the files of a format. */
export const endings: Readonly<Record<Format, string>> = {
  svg: ".svg",
  html: ".html",
  fragment: ".html",
};

/** The formats that the options ask for; throws a UsageError where they contradict each other. */
export function chooseFormats(options: RenderOptions): Format[] {
  const { html, fragment, output, outDir } = options;
  const asked = (["svg", "html", "fragment"] as const).filter((format) => options[format]);
  if (html && fragment) throw new UsageError("--html and --fragment exclude each other");
  if (output !== undefined && outDir !== undefined) {
    throw new UsageError("--output and --out-dir exclude each other");
  }
  if (asked.length > 1 && outDir === undefined) {
    throw new UsageError(`${asked.map((format) => `--${format}`).join(" and ")} need --out-dir`);
  }
  if (output === undefined || output === "-") return asked.length > 0 ? asked : ["svg"];
  return [formatOf(output, asked[0])];
}

function formatOf(output: string, asked: Format | undefined): Format {
  const ending = /\.([^./\\]+)$/.exec(output)?.[1]?.toLowerCase();
  const named =
    ending === "svg" ? "svg" : ending === "html" || ending === "htm" ? "html" : undefined;
  if (asked === undefined) {
    if (named) return named;
    throw new UsageError(`${output} ends in no format; add .svg or .html, or an option like --svg`);
  }
  const isContradiction = named !== undefined && endings[asked] !== endings[named];
  if (isContradiction) throw new UsageError(`--${asked} does not go with --output ${output}`);
  return asked;
}
