/** Explains that a folder contains no wireframes, and what to do. */
import { extname, join } from "node:path";
import { isMarkdownName } from "./file-kinds.js";
import { walkFolder } from "./walk-folder.js";
import { withSlashes } from "./with-slashes.js";

/** The verb of each command for wireframes in Markdown files. */
const verbs = { validate: "check", render: "draw", watch: "show", fmt: "format" } as const;

/** A command that takes Markdown files. */
export type MarkdownCommand = keyof typeof verbs;

/** A clause about the folder at an absolute path, which the user wrote as `path`. */
export function explainEmptyFolder(
  path: string,
  absolute: string,
  cwd: string,
  command: MarkdownCommand,
): string {
  const none = "no .wf or .wireframe files in this folder";
  const endings = new Set(walkFolder(absolute, isMarkdownName).map((name) => extname(name)));
  if (endings.size > 0) {
    const [first, ...others] = [...endings].map((ending) => ending.slice(1)).sort();
    const ending = others.length === 0 ? first : `{${[first, ...others].join(",")}}`;
    const folder = withSlashes(join(path, "**")).slice(0, -2);
    // These characters in a name would have a meaning in the glob, and perhaps in the shell.
    if (/[*?!+@()[\]{}"$`\\]/.test(folder)) return none;
    const call = `wf ${command} "${folder}**/*.${ending}"`;
    return `${none}; to ${verbs[command]} the wireframes in its Markdown files, run: ${call}`;
  }
  return absolute === cwd ? `${none}; to create one, run: wf init` : none;
}
