/** Rejects invalid options of a drawing, which are errors of the calling program. */
import { listed } from "./base/text/phrases.js";
import { givenTokens } from "./base/theme/given-tokens.js";
import { lookNames } from "./base/theme/look.js";
import { type ThemeChoice, themeChoices } from "./base/theme/theme.js";
import { imageChoices } from "./drawing/html/image-choice.js";
import { idPrefixPattern, idPrefixRule } from "./drawing/html/preset-id-prefix.js";
import type { RenderHtmlOptions, RenderSvgOptions } from "./drawing-options.js";
import { longestLength } from "./model/box/geometry.js";
import { devices as knownDevices } from "./model/define/device.js";
import { tokenProblem } from "./model/reuse/report-tokens.js";

/** Throws a RangeError for invalid options. */
export function checkDrawingOptions(
  options: RenderSvgOptions & RenderHtmlOptions,
  themes: readonly ThemeChoice[] = themeChoices,
): void {
  const { theme, look, width, padding, idPrefix, images, devices = [] } = options;
  for (const name of ["tokens", "defaultTokens"] as const) {
    const given = options[name];
    const [problem] = given ? givenTokens(given).problems : [];
    if (problem) throw new RangeError(`${name}: ${tokenProblem(problem).message}`);
  }
  if (theme !== undefined && !themes.includes(theme)) {
    throw new RangeError(`theme must be ${listed(themes, "or")}, not ${String(theme)}`);
  }
  if (look !== undefined && !lookNames.includes(look)) {
    throw new RangeError(`look must be ${listed(lookNames, "or")}, not ${String(look)}`);
  }
  if (images !== undefined && !imageChoices.includes(images)) {
    throw new RangeError(`images must be ${listed(imageChoices, "or")}, not ${String(images)}`);
  }
  for (const device of devices) {
    if (!Object.hasOwn(knownDevices, device)) throw new RangeError(`unknown device "${device}"`);
  }
  for (const [name, value] of Object.entries({ width, padding })) {
    if (value === undefined || (value >= 0 && value <= longestLength)) continue;
    throw new RangeError(
      `${name} must be a number from 0 to ${longestLength}, not ${String(value)}`,
    );
  }
  if (idPrefix !== undefined && !idPrefixPattern.test(idPrefix)) {
    throw new RangeError(`idPrefix ${idPrefixRule}`);
  }
}
