/** Parses the options of a picture after the tag of its fence, and reports invalid ones. */
import { nearestWord } from "../../base/text/suggest.js";
import { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../language/diagnostics/diagnostic.js";
import { deviceNames } from "../../model/define/device.js";
import { readValue, type Value } from "../options/read-value.js";
import { drawingOptions } from "../settings/render-section.js";
import { isUsageError } from "../usage-error.js";
import type { Fence } from "./fences.js";

/** The options that a single picture may have: all that affect how it is drawn, but not where. */
const optionNames = [
  "theme",
  "device",
  "frame",
  "flow",
  "fold",
  "width",
  "padding",
  "scale",
] as const satisfies readonly (keyof typeof drawingOptions)[];

type OptionName = (typeof optionNames)[number];

/** Options of a picture, as `wf render` has them. */
export type FenceOptions = {
  -readonly [K in OptionName]?: NonNullable<(typeof drawingOptions)[K]["default"]>;
};

/** Words of other tools, which are ignored. */
const ofOthers: ReadonlySet<string> = new Set(
  "id class name title caption label alt filename file linenos linenums hl_lines highlight startline start".split(
    " ",
  ),
);

const pair = /(?<=^|[\s{])([A-Za-z][\w-]*)=("[^"]*"|'[^']*'|[^\s{}"']+)/g;

/**
 * The options of a fence, and their problems with places in the Markdown text.
 *
 * @param found collects the problems of all fences of a file, because only the first ones are described
 */
export function readFenceOptions(
  { info, infoFrom }: Pick<Fence, "info" | "infoFrom">,
  found = new DiagnosticCollector(),
): { options: FenceOptions; diagnostics: readonly Diagnostic[] } {
  const options: Record<string, Value> = {};
  const before = found.all.length;
  for (const { index, 0: whole, 1: name = "", 2: written = "" } of info.matchAll(pair)) {
    if (ofOthers.has(name.toLowerCase())) continue;
    const from = infoFrom + index;
    const place = { from, to: from + whole.length };
    const known = optionNames.find((each) => each === name);
    if (known === undefined && !found.describes("fence-option")) {
      found.addUndescribed("fence-option", place);
      continue;
    }
    if (known === undefined) {
      const data = { name, meant: nearestWord(name, optionNames), options: optionNames };
      found.add("fence-option", "unknown", data, place);
      continue;
    }
    try {
      options[known] = readOption(known, /^["']/.test(written) ? written.slice(1, -1) : written);
    } catch (error) {
      if (!isUsageError(error)) throw error;
      const problem = error.message;
      found.add("fence-option", "value", { problem }, place);
    }
  }
  return { options: options as FenceOptions, diagnostics: found.all.slice(before) };
}

/** The value of an option; throws a UsageError that says what is allowed. */
function readOption(name: OptionName, text: string): Value {
  const option = drawingOptions[name];
  // Both themes would make two pictures.
  const choices = option.choices?.filter((choice) => choice !== "both");
  const value = readValue(name, choices ? { ...option, choices } : option, text);
  if (name !== "device") return value;
  for (const device of text.split(",")) {
    readValue(name, { ...option, choices: deviceNames }, device.trim());
  }
  return value;
}
