/** Does the work of `wf looks`: prints looks and design tokens, or draws a sheet. */
import { jsonText } from "../../../base/text/json-text.js";
import { defaultLook, lookNames } from "../../../base/theme/look.js";
import { looks } from "../../../base/theme/looks.js";
import { formatOfFile } from "../../../output/formats/format-list.js";
import { openTokens } from "../../../workspace/files/open-tokens.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { explainRasterError } from "../pictures/explain-raster-error.js";
import { endingList } from "../pictures/format.js";
import { writePictures } from "../pictures/save-pictures.js";
import { tellWritten } from "../pictures/tell-written.js";
import { describeTokens, tokenList } from "../terminal/describe-tokens.js";
import type { looksCommand } from "./looks-command.js";

/** Prints, or writes the sheet; returns the exit code. */
export async function runLooks(
  { options }: Call<typeof looksCommand.options>,
  io: Io,
): Promise<number> {
  const { output, svg, json, quiet } = options;
  if (svg && json) {
    throw new UsageError("--svg and --json both write to standard output; use one of them");
  }
  if (output !== undefined || svg) {
    const tokens = (await openTokens(options, io))?.read();
    if (output !== undefined) await drawSheet(output, tokens, quiet, io);
    if (svg) await drawSheet(undefined, tokens, quiet, io);
    if (!json) return 0;
  }
  await io.stdout.write(json ? listed() : described());
  return 0;
}

function described(): string {
  const width = lookNames
    .map((name) => name.length)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  const lines = lookNames.map((name) => `${name.padEnd(width)}  ${looks[name].docs}`);
  return `Looks (wf render --look NAME, or the token look; default: ${defaultLook}):\n\n${lines.join("\n")}\n\nTokens:\n\n${describeTokens()}\n`;
}

function listed(): string {
  const all = lookNames.map((name) => ({
    name,
    title: looks[name].title,
    docs: looks[name].docs,
    tokens: looks[name].tokens,
  }));
  return jsonText({ looks: all, tokens: tokenList() });
}

/** @param output the file; without one, an SVG goes to standard output */
async function drawSheet(
  output: string | undefined,
  tokens: Readonly<Record<string, unknown>> | undefined,
  isQuiet: boolean,
  io: Io,
): Promise<void> {
  const format = output === undefined ? "svg" : formatOfFile(output);
  if (format === undefined) {
    throw new UsageError(`--output ${output} must end in ${endingList()}`);
  }
  const { drawSample } = await import("./draw-sample.js");
  try {
    const pictures = [{ target: output, ...(await drawSample(format, tokens)) }];
    await writePictures(pictures, io);
    if (!isQuiet) await tellWritten(pictures, io);
  } catch (error) {
    throw explainRasterError(error);
  }
}
