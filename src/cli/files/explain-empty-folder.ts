/** Says that a folder holds no wireframe, and what to do about it. */
import { extname, join, sep } from "node:path";
import { isMarkdownName } from "./file-kinds.js";
import { walkFolder } from "./walk-folder.js";

/** Half a sentence about the folder of an absolute path, which the user has called `path`. */
export function explainEmptyFolder(path: string, absolute: string, cwd: string): string {
  const none = "the folder holds no .wf or .wireframe file";
  const endings = new Set(walkFolder(absolute, isMarkdownName).map((name) => extname(name)));
  if (endings.size > 0) {
    const [first, ...others] = [...endings].map((ending) => ending.slice(1)).sort();
    const ending = others.length === 0 ? first : `{${[first, ...others].join(",")}}`;
    const pattern = join(path, "**", `*.${ending}`).split(sep).join("/");
    return `${none}; to check the wireframes in its Markdown files: wf validate "${pattern}"`;
  }
  return absolute === cwd ? `${none}; wf init writes a first one` : none;
}
