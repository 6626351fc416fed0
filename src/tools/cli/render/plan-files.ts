/** Plans the pictures of all files of a run, each file with the settings that apply to it. */
import { basename, dirname, join, relative, sep } from "node:path";
import type { GivenFonts } from "../../../base/fonts/given-fonts.js";
import { printable } from "../../../base/text/display-width.js";
import { shellWord } from "../../../base/text/shell-word.js";
import type { GivenTokens } from "../../../base/theme/given-tokens.js";
import type { Limits } from "../../../model/cost/limits.js";
import { formats } from "../../../output/formats/format-list.js";
import type { RunRoom } from "../../../output/raster/paint-room.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import type { MachineFonts } from "../../../workspace/files/machine-fonts.js";
import { settingsName } from "../../../workspace/files/settings-name.js";
import { leadsIntoGit, repositoryOf } from "../../../workspace/files/stay-inside.js";
import type { TokenFile } from "../../../workspace/files/token-file.js";
import { deepest } from "../../../workspace/files/walk-folder.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { checkOptions, readDevices } from "../pictures/check-options.js";
import { chooseFormats, type RenderCall, type RenderOptions } from "../pictures/format.js";
import { type PlannedFile, planPictures } from "../pictures/plan-pictures.js";
import { checkInPlace } from "./check-in-place.js";
import { checkTargets } from "./check-targets.js";
import { settleOptions } from "./settle-options.js";

/** State shared by all files of a run. */
export interface RunFiles {
  /** The token file named on the command line. */
  tokenFile?: TokenFile | undefined;
  machineFonts: MachineFonts;
  run: RunRoom;
}

/**
 * Plans all files, in order. Throws a UsageError for contradictory options, and for pictures without a clear
 * destination.
 */
export async function planFiles(
  files: readonly FoundFile[],
  call: Pick<RenderCall, "given" | "options" | "optionsFor">,
  io: Io,
  { tokenFile, machineFonts, run }: RunFiles,
): Promise<PlannedFile[]> {
  checkInPlace(files, call.options);
  const groups = await groupFiles(files, call, io);
  refuseSeveral(groups);
  const fonts = await fontsOf(groups, io);
  const planned = groups.flatMap(({ options, limits, tokens, origin, isBeside, members, held }) => {
    const { maxFileSize, severity } = held;
    const outDir = options.outDir === undefined ? undefined : shownPath(options.outDir, call, io);
    const pictures = planGroup(members, { ...options, outDir }, call.given, io, origin);
    const drawn = {
      limits,
      maxFileSize,
      severity,
      tokens,
      tokenFile,
      machineFonts,
      run,
      fonts: fonts.get(held),
    };
    const asksFrames = options.frame === true && call.given.has("frame");
    return pictures.map((each) => ({ ...each, ...drawn, origin, isBeside, asksFrames }));
  });
  const places = new Map(files.map(({ path }, at) => [path, at]));
  return planned.sort((a, b) => places.get(a.file.path)! - places.get(b.file.path)!);
}

/** Files with the same options. */
interface Group {
  options: RenderOptions;
  limits: Partial<Limits>;
  tokens: GivenTokens | undefined;
  origin: string | undefined;
  /** Whether pictures go next to their files, as those of Markdown files do. */
  isBeside: boolean;
  members: FoundFile[];
  held: HeldOptions;
}

/** The fonts for files with the same options; they are read only once. */
async function fontsOf(
  groups: readonly Group[],
  io: Io,
): Promise<Map<HeldOptions, GivenFonts | undefined>> {
  const fonts = new Map<HeldOptions, GivenFonts | undefined>();
  for (const { held } of groups) {
    if (fonts.has(held)) continue;
    const { fonts: written, folder = io.cwd, options } = held;
    if (written.length === 0 && options.fontFile.length === 0) continue;
    const { readFontsSetting, wantedFont } = await import(
      "../../../workspace/options/fonts-setting.js"
    );
    const { loadFonts } = await import("../../../workspace/files/load-fonts.js");
    const named = options.fontFile.map((file) => wantedFont(file, io.cwd, io.cwd));
    const wanted = [...named, ...readFontsSetting(written, folder, io.cwd)];
    fonts.set(held, await loadFonts(wanted, io, { isSession: options.watch }));
  }
  return fonts;
}

async function groupFiles(
  files: readonly FoundFile[],
  { given, optionsFor }: Pick<RenderCall, "given" | "optionsFor">,
  { cwd }: Io,
): Promise<Group[]> {
  const groups = new Map<RenderOptions, Group>();
  const alone: Group[] = [];
  for (const file of files) {
    const { absolute } = file;
    const held = await optionsFor(absolute === undefined ? cwd : dirname(absolute));
    const { options, folder, limits, tokens } = held;
    const own = { limits, tokens, origin: undefined };
    if (absolute === undefined) {
      const settled = settleOptions(options, given, false);
      alone.push({ options: settled, ...own, isBeside: false, members: [file], held });
      continue;
    }
    if (isMarkdownName(absolute) && options.output === undefined && options.outDir === undefined) {
      const folder = dirname(absolute);
      const settled = settleOptions({ ...options, outDir: folder }, given, true);
      const members = [{ ...file, inside: basename(absolute) }];
      alone.push({ options: settled, ...own, isBeside: true, members, held });
      continue;
    }
    const group = groups.get(options) ?? newGroup(held, folder);
    groups.set(options, group);
    const { origin, members } = group;
    members.push(origin === undefined ? file : { ...file, inside: relative(origin, absolute) });
  }
  if (files.length > 0) return [...groups.values(), ...alone];
  // Contradictory options are reported even if there is nothing to draw.
  return [newGroup(await optionsFor(cwd), undefined)];

  /** With a folder from the settings, a wireframe's picture has one place, whatever path led to the wireframe. */
  function newGroup(held: HeldOptions, folder: string | undefined): Group {
    const { options, limits, tokens } = held;
    const settled = settleOptions(options, given, true);
    const isSet = settled.outDir !== undefined && !given.has("outDir");
    const origin = isSet ? folder : undefined;
    if (origin !== undefined) refuseLeaving(settled.outDir!, origin);
    return { options: settled, limits, tokens, origin, isBeside: false, members: [], held };
  }
}

/**
 * A folder of pictures from the settings must be inside the repository: the settings come with the repository, and the
 * user did not choose the folder.
 */
function refuseLeaving(outDir: string, folder: string): void {
  const root = repositoryOf(folder);
  const inside = relative(root, outDir);
  if (inside.split(sep).length > deepest) {
    throw new UsageError(
      `render.outDir in ${printable(join(folder, settingsName))} is more than ${deepest} folders deep`,
    );
  }
  const isInGit = leadsIntoGit("", inside);
  if (isBelow(outDir, [root]) && !isInGit) return;
  const place = isInGit ? "into .git" : `out of ${printable(root)}`;
  throw new UsageError(
    `render.outDir in ${printable(join(folder, settingsName))} leads ${place}; to write there, use --out-dir ${shellWord(outDir)}`,
  );
}

type HeldOptions = Awaited<ReturnType<RenderCall["optionsFor"]>>;

/** The folder as written on the command line; a folder from the settings relative to the current folder. */
function shownPath(outDir: string, { given }: Pick<RenderCall, "given">, { cwd }: Io): string {
  return given.has("outDir") ? outDir : relative(cwd, outDir) || ".";
}

/** One path cannot hold several pictures. */
function refuseSeveral(groups: readonly Group[]): void {
  const members = groups.flatMap((group) =>
    group.options.outDir === undefined ? group.members : [],
  );
  if (members.length > 1)
    throw new UsageError(`for ${members.length} wireframes, use --out-dir DIR`);
}

function planGroup(
  files: readonly FoundFile[],
  options: RenderOptions,
  given: ReadonlySet<string>,
  io: Io,
  origin: string | undefined,
): PlannedFile[] {
  const [format] = chooseFormats({ ...options, output: undefined }, given);
  const { ending } = formats[format!];
  checkTargets(options, given, files, { cwd: io.cwd, ending, origin });
  const chosen = chooseFormats(options, given);
  checkOptions(options, given, chosen, io);
  readDevices(options, given);
  return planPictures(files, chosen, options);
}
