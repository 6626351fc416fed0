/** Does the work of `wf init`: writes what a project is missing, and suggests what to do next. */
import { dirname, join, relative, sep } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { shellWord } from "../../../base/text/shell-word.js";
import { blockingFile } from "../../../workspace/files/blocking-file.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import { settingsName } from "../../../workspace/files/settings-name.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { firstScreen } from "./first-screen.js";
import type { initCommand } from "./init-command.js";
import { lookAround, type ProjectSurroundings } from "./look-around.js";
import { planHook } from "./plan-hook.js";
import { revIn } from "./rev-in.js";
import { pictureFolder, starterSettings } from "./starter-settings.js";
import { type Step, takeStep } from "./step.js";

/** Folder for the first wireframe. */
const wireframeFolder = "wireframes";

/** Writes missing files; existing ones stay unchanged. */
export async function runInit(
  { options }: Call<typeof initCommand.options>,
  io: Io,
): Promise<number> {
  if (options.hookRev !== undefined && options.hookRepo === undefined) {
    throw new UsageError("--hook-rev needs --hook-repo");
  }
  if (options.gitHook && options.hookRepo !== undefined) {
    throw new UsageError("--git-hook and --hook-repo cannot be used together");
  }
  const file = blockingFile(join(io.cwd, wireframeFolder));
  if (file !== undefined) {
    throw new UsageError(
      `${relative(io.cwd, file)} is a file, but wf init needs a folder of that name; rename the file`,
    );
  }
  const around = lookAround(io);
  const { hookRepo: repo } = options;
  const tag = `v${packageVersion(io.packageFolder)}`;
  const rev = options.hookRev ?? foundRev(repo, tag, around, io) ?? tag;
  const steps = [
    planSettings(around, io),
    planScreen(around, io),
    planHook(around, options.gitHook ? "git" : repo === undefined ? undefined : { repo, rev }, io),
  ];
  const said: string[] = [];
  for (const step of steps) for (const each of takeStep(step, options.dryRun, io)) said.push(each);
  if (steps.every(({ kind }) => kind === "done"))
    said.push("Nothing to do: everything already exists.");
  await io.stdout.write(`${said.join("\n")}\n\n${nextLines(around, io).join("\n")}\n`);
  return 0;
}

/** A revision in the repository of the hook, if that is another one on this machine. */
function foundRev(
  repo: string | undefined,
  tag: string,
  { repository }: ProjectSurroundings,
  { cwd }: Io,
): string | undefined {
  if (repo === undefined || repository === undefined) return undefined;
  return revIn(repo, tag, { cwd, outside: repository });
}

function planSettings({ settings, schema }: ProjectSurroundings, { cwd }: Io): Step {
  if (settings)
    return { kind: "done", says: `${printable(relative(cwd, settings.path))} already exists` };
  const path = relative(cwd, schema).split(sep).join("/");
  const content = starterSettings(path.startsWith(".") ? path : `./${path}`);
  return { kind: "write", path: join(cwd, settingsName), content };
}

function planScreen({ wireframe }: ProjectSurroundings, { cwd }: Io): Step {
  if (wireframe !== undefined) {
    return { kind: "done", says: `${printable(relative(cwd, wireframe))} already exists` };
  }
  return { kind: "write", path: join(cwd, wireframeFolder, "home.wf"), content: firstScreen };
}

/** The next three commands, as they can be typed here. */
function nextLines(around: ProjectSurroundings, { cwd, packageFolder }: Io): string[] {
  const { isOnPath, installation, wireframe, settings } = around;
  const launcher = join(packageFolder, "bin", "wf.js");
  const node = `node ${/\s/.test(launcher) ? `"${launcher}"` : launcher}`;
  const wf = isOnPath ? "wf" : installation === undefined ? node : "npx wf";
  const inside = wireframe === undefined ? wireframeFolder : relative(cwd, dirname(wireframe));
  const folder = shellWord(inside.split(sep)[0] || ".");
  const outDir = settings && !settings.hasOutDir ? ` --out-dir ${pictureFolder}` : "";
  const commands = [
    [`${wf} watch --open`, "see your wireframes in the browser as you edit them"],
    [`${wf} validate`, "check them all"],
    [`${wf} render ${folder}${outDir}`, "draw them all"],
  ] as const;
  const width = commands
    .map(([line]) => line.length)
    .reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return ["Next:", ...commands.map(([line, docs]) => `  ${line.padEnd(width)}  ${docs}`)];
}
