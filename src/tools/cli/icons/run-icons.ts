/** Does the work of `wf icons`: prints or draws the icons that match some words. */
import { printable } from "../../../base/text/display-width.js";
import { jsonText } from "../../../base/text/json-text.js";
import { amount } from "../../../base/text/phrases.js";
import { formatOfFile } from "../../../output/formats/format-list.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { explainRasterError } from "../pictures/explain-raster-error.js";
import { endingList } from "../pictures/format.js";
import { writePictures } from "../pictures/save-pictures.js";
import { tellWritten } from "../pictures/tell-written.js";
import { formatColumns } from "../terminal/format-columns.js";
import { type FoundIcon, findIcons } from "./find-icons.js";
import type { iconsCommand } from "./icons-command.js";

/** Default width of a terminal that does not report one. */
const usualWidth = 80;

/** Prints names: in columns on a terminal, else one per line. Returns 1 if there are none. */
export async function runIcons(
  { operands, options }: Call<typeof iconsCommand.options>,
  io: Io,
): Promise<number> {
  const { icons, suggestions } = findIcons(operands);
  const names = icons.map(({ name }) => name);
  const { stdout, stderr } = io;
  if (options.output !== undefined && names.length > 0) {
    await drawIcons(names, operands, options.output, options.quiet, io);
    if (!options.json) return 0;
  }
  if (options.json) await stdout.write(jsonOf(icons));
  if (names.length === 0) {
    await stderr.write(`wf: ${nothingFound(operands, suggestions)}\n`);
    return 1;
  }
  if (options.json) return 0;
  if (!stdout.isTerminal) {
    await stdout.write(names.map((name) => `${name}\n`).join(""));
    return 0;
  }
  await stdout.write(formatColumns(names, stdout.columns ?? usualWidth));
  const [first] = names;
  await stderr.write(`${amount(names.length, "icon")}; use one with icon=${first}\n`);
  return 0;
}

function jsonOf(icons: readonly FoundIcon[]): string {
  return jsonText(icons);
}

function nothingFound(operands: readonly string[], suggestions: readonly string[]): string {
  const [first, second] = suggestions.map((search) => `wf icons ${search}`);
  const hint =
    first === undefined
      ? "run wf icons for a list"
      : `did you mean: ${first}${second === undefined ? "" : ` or ${second}`}?`;
  return `no icon matches "${printable(operands.join(" "))}"; ${hint}`;
}

async function drawIcons(
  names: readonly string[],
  operands: readonly string[],
  output: string,
  isQuiet: boolean,
  io: Io,
): Promise<void> {
  const format = formatOfFile(output);
  if (format === undefined) {
    throw new UsageError(`--output ${output} must end in ${endingList()}`);
  }
  const { drawSheet } = await import("./draw-sheet.js");
  const title = operands.length === 0 ? "All icons" : `Icons for ${operands.join(" ")}`;
  try {
    const pictures = [{ target: output, ...(await drawSheet(names, title, format)) }];
    await writePictures(pictures, io);
    if (!isQuiet) await tellWritten(pictures, io);
  } catch (error) {
    throw explainRasterError(error);
  }
}
