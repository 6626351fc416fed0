/** Combines the options of the command line with the settings. */
import { defaultTheme } from "../../../base/theme/theme.js";
import { formatNames } from "../../../output/formats/format-list.js";
import { hasTarget, type RenderOptions } from "../pictures/format.js";

/**
 * The options for a wireframe. Only options of the command line can contradict each other: a setting that conflicts
 * with one of them is ignored.
 *
 * @param given keys of the options on the command line
 * @param isNamed false for standard input, whose picture has no name in a folder
 */
export function settleOptions(
  options: RenderOptions,
  given: ReadonlySet<string>,
  isNamed: boolean,
): RenderOptions {
  const settled: RenderOptions = { ...options };
  const give = <K extends keyof RenderOptions>(key: K, value: RenderOptions[K]): void => {
    if (!given.has(key)) settled[key] = value;
  };
  if (given.has("output") || !isNamed) give("outDir", undefined);
  const isFile = options.output !== undefined && options.output !== "-";
  if (isFile || formatNames.some((key) => given.has(key))) {
    for (const key of formatNames) give(key, false);
  }
  if (options.page !== undefined || !hasTarget(settled)) give("split", false);
  if (settled.theme === "both" && !hasTarget(settled)) give("theme", defaultTheme);
  return settled;
}
