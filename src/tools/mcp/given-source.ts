/** Reads the source that the arguments of a tool name: a text, its tree, or a path. */
import { quoted } from "../../base/text/phrases.js";
import { isWireframeName } from "../../workspace/files/file-kinds.js";
import { mostBytes, readInside } from "./roots.js";
import { sourceOfJson } from "./source-of-json.js";
import type { TaskSource } from "./task.js";
import { type SourceArguments, ToolProblem } from "./tool.js";

/** Reads it; throws a ToolProblem for what cannot be a source. */
export function givenSource(
  { source, path }: SourceArguments,
  roots: readonly string[],
): TaskSource {
  if ((source === undefined) === (path === undefined)) {
    throw new ToolProblem("give either source or path: the wireframe itself, or a .wf file");
  }
  if (path !== undefined) return { ...readInside(path, roots), roots };
  const text = typeof source === "string" ? source : sourceOfJson(source);
  if (isPath(text)) {
    throw new ToolProblem(`${quoted(text.trim())} is a file; pass it as path, not as source`);
  }
  if (Buffer.byteLength(text) > mostBytes) {
    throw new ToolProblem("the source is larger than 1 MiB; split it");
  }
  return { text, absolute: undefined, roots };
}

/** Whether a text is the name of a wireframe, which is no wireframe. */
function isPath(text: string): boolean {
  const name = text.trim();
  return name.length < 1000 && !/[\s"{}]/.test(name) && isWireframeName(name);
}
