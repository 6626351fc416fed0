/** Rejects contradictory options of `wf render`, each with one line that explains why. */
import { listed, shortened } from "../../../base/text/phrases.js";
import { nearestWord } from "../../../base/text/suggest.js";
import { idPrefixPattern, idPrefixRule } from "../../../drawing/html/preset-id-prefix.js";
import { type Device, deviceNames } from "../../../model/define/device.js";
import type { FormatSetting } from "../../../output/formats/format.js";
import {
  type FormatName,
  formatNames,
  formats,
  titlesOf,
} from "../../../output/formats/format-list.js";
import type { Io } from "../../../workspace/io.js";
import { longName } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { hasTarget, nameOfOption, type RenderOptions } from "./format.js";

/** Throws a UsageError for the first contradiction; `given` are the options on the command line. */
export function checkOptions(
  options: RenderOptions,
  given: ReadonlySet<string>,
  asked: readonly FormatName[],
  io: Pick<Io, "stdout">,
): void {
  const { theme, width, padding } = options;
  const refuseIf = (isWrong: boolean, message: string): void => {
    if (isWrong) throw new UsageError(message);
  };
  refuseIf(options.open && !options.watch, "--open needs --watch");
  refuseIf(options.watch && options.check, "--watch and --check cannot be used together");
  const hasPage = options.page !== undefined;
  refuseIf(options.split && hasPage, "--split and --page cannot be used together");
  if (!hasTarget(options)) {
    const [alone] = [options.split && "--split", theme === "both" && "--theme both"].filter(
      Boolean,
    );
    refuseIf(alone !== undefined, `${alone} needs --output or --out-dir`);
    refuseIf(options.check, "--check needs --output or --out-dir");
    const isGarbled = io.stdout.isTerminal && asked.some((format) => !formats[format].isText);
    refuseIf(isGarbled, "a terminal cannot show this format; use --output FILE or --out-dir DIR");
  }
  const isAsked = (key: keyof RenderOptions) => given.has(key) && options[key] !== false;
  refuseIf(
    isAsked("theme") && theme === "auto" && asked.some((format) => !formats[format].followsReader),
    `--theme auto is only for ${listed(
      titlesOf(({ followsReader }) => followsReader),
      "and",
    )}`,
  );
  for (const setting of formatSettings) {
    const takes = (format: FormatName) => formats[format].takes.includes(setting);
    refuseIf(isAsked(setting) && !asked.some(takes), onlyFor(longName(setting), takes));
  }
  const { font, idPrefix } = options;
  if (idPrefix !== undefined && !idPrefixPattern.test(idPrefix)) {
    const name = nameOfOption("idPrefix", given);
    throw new UsageError(`${name} ${idPrefixRule}, not "${shortened(idPrefix)}"`);
  }
  if (font !== undefined && isAsked("font")) {
    const offers = (format: FormatName) => formats[format].fonts?.includes(font) === true;
    refuseIf(!asked.some(offers), onlyFor(`--font ${font}`, offers));
  }
  checkRoom({ width, padding }, [nameOfOption("padding", given), nameOfOption("width", given)]);
}

/** Throws a UsageError if the padding leaves no room in the width. */
export function checkRoom(
  { width, padding }: Pick<RenderOptions, "width" | "padding">,
  [inner, outer] = ["padding", "width"],
): void {
  if (width === undefined || 2 * padding < width) return;
  throw new UsageError(`${inner} ${padding} leaves no room in ${outer} ${width}`);
}

/** The options that only some formats take. */
const formatSettings: readonly FormatSetting[] = [
  "padding",
  "scale",
  "font",
  "prototype",
  "images",
  "idPrefix",
  "columns",
];

function onlyFor(option: string, takes: (format: FormatName) => boolean): string {
  const taking = formatNames.filter(takes);
  const titles = listed([...new Set(taking.map((name) => formats[name].title))], "and");
  const options = taking.map((name) => longName(name));
  return `${option} is only for ${titles}; add ${listed(options, "or")}`;
}

/** The devices that `--device` names. */
export function readDevices(
  { device }: Pick<RenderOptions, "device">,
  given: ReadonlySet<string> = new Set(["device"]),
): Device[] {
  const option = nameOfOption("device", given);
  const names = device === undefined ? [] : device.split(",").map((name) => name.trim());
  const known = names.filter((name): name is Device => deviceNames.includes(name as Device));
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at) throw new UsageError(`${option} lists ${name} twice`);
    if (known.includes(name as Device)) continue;
    const meant = nearestWord(name, deviceNames);
    const hint =
      meant === undefined ? `one of ${deviceNames.join(", ")}` : `did you mean ${meant}?`;
    throw new UsageError(`${option}: unknown device "${shortened(name)}" (${hint})`);
  }
  return known;
}
