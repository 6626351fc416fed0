/** Says that a folder holds no wireframe, and what to do about it. */
import { extname, join, sep } from "node:path";
import { isMarkdownName } from "./file-kinds.js";
import { walkFolder } from "./walk-folder.js";

/** What commands do with the wireframes in Markdown files. */
const verbs = { validate: "check", render: "draw", watch: "show" } as const;

/** A command that takes Markdown files. */
export type MarkdownCommand = keyof typeof verbs;

/** Half a sentence about the folder of an absolute path, which the user has called `path`. */
export function explainEmptyFolder(
  path: string,
  absolute: string,
  cwd: string,
  command: MarkdownCommand,
): string {
  const none = "the folder holds no .wf or .wireframe file";
  const endings = new Set(walkFolder(absolute, isMarkdownName).map((name) => extname(name)));
  if (endings.size > 0) {
    const [first, ...others] = [...endings].map((ending) => ending.slice(1)).sort();
    const ending = others.length === 0 ? first : `{${[first, ...others].join(",")}}`;
    const folder = join(path, "**").split(sep).join("/").slice(0, -2);
    // A pattern takes these marks in a name for its own, and a shell may do so.
    if (/[*?!+@()[\]{}"$`\\]/.test(folder)) return none;
    const call = `wf ${command} "${folder}**/*.${ending}"`;
    return `${none}; to ${verbs[command]} the wireframes in its Markdown files: ${call}`;
  }
  return absolute === cwd ? `${none}; wf init writes a first one` : none;
}
