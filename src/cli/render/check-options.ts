/** Refuses options of `wf render` that do not go together, each with one line that says why. */
import { type Device, deviceNames } from "../../define/devices.js";
import { nearestWord } from "../../text/suggest.js";
import { UsageError } from "../arguments/usage-error.js";
import type { Io } from "../io.js";
import type { Format, RenderOptions } from "./format.js";

/** Throws a UsageError for the first contradiction. */
export function checkOptions(
  options: RenderOptions,
  formats: readonly Format[],
  io: Pick<Io, "stdout">,
): void {
  const { theme, width, padding } = options;
  const hasAny = (...wanted: Format[]) => formats.some((format) => wanted.includes(format));
  const refuseIf = (isWrong: boolean, message: string): void => {
    if (isWrong) throw new UsageError(message);
  };
  refuseIf(options.open && !options.watch, "--open needs --watch");
  refuseIf(options.watch && options.check, "--watch and --check exclude each other");
  refuseIf(options.split && options.page !== undefined, "--split and --page exclude each other");
  if (!hasTarget(options)) {
    const [alone] = [options.split && "--split", theme === "both" && "--theme both"].filter(
      Boolean,
    );
    refuseIf(alone !== undefined, `${alone} needs --output or --out-dir`);
    refuseIf(options.check, "--check needs --output or --out-dir");
    const isGarbled = io.stdout.isTerminal && hasAny("png", "pdf");
    refuseIf(isGarbled, "a terminal cannot show this; use --output FILE or --out-dir DIR");
  }
  refuseIf(theme === "auto" && hasAny("png", "pdf"), "--theme auto is for SVG and HTML only");
  refuseIf(options.scale !== undefined && !hasAny("png"), "--scale is for PNG only");
  refuseIf(
    options.embedFont && !hasAny("svg", "html", "fragment"),
    "--embed-font is for SVG and HTML; PNG and PDF need none",
  );
  refuseIf(
    padding !== undefined && !hasAny("svg", "png", "pdf"),
    "--padding is for SVG, PNG and PDF",
  );
  if (width !== undefined && 2 * (padding ?? 0) >= width) {
    throw new UsageError(`--padding ${padding} leaves no room in --width ${width}`);
  }
}

/** Whether the pictures become files. */
function hasTarget({ output, outDir }: RenderOptions): boolean {
  return outDir !== undefined || (output !== undefined && output !== "-");
}

/** The devices that `--device` names. */
export function readDevices({ device }: Pick<RenderOptions, "device">): Device[] {
  const names = device === undefined ? [] : device.split(",").map((name) => name.trim());
  const known = names.filter((name): name is Device => deviceNames.includes(name as Device));
  for (const [at, name] of names.entries()) {
    if (names.indexOf(name) !== at) throw new UsageError(`--device names ${name} twice`);
    if (known.includes(name as Device)) continue;
    const meant = nearestWord(name, deviceNames);
    const hint =
      meant === undefined ? `one of ${deviceNames.join(", ")}` : `did you mean ${meant}?`;
    throw new UsageError(`--device: there is no device "${name}" (${hint})`);
  }
  return known;
}
