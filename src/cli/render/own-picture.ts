/** Tells by its content whether a file is a picture that wf has written. */
import { closeSync, openSync, readFileSync, readSync, statSync } from "node:fs";

/** A format with what all of its pictures hold: in their first bytes, or anywhere. */
interface Mark {
  readonly ending: RegExp;
  readonly mark: RegExp;
  readonly isAnywhere?: true;
}

const marks: readonly Mark[] = [
  {
    ending: /\.svg$/i,
    mark: /^<svg xmlns="[^"]*" [^>]*role="img"[^>]*style="font-kerning:none[^>]*><title>[^<]*<\/title><desc>(?:Wireframe of |An empty wireframe)/,
  },
  { ending: /\.html?$/i, mark: /^<!DOCTYPE html>[\s\S]*?<meta name="generator" content="wf">/ },
  // A fragment is put into pages of others, and so has no head that names a generator.
  {
    ending: /\.html?$/i,
    mark: /^<style>(?:@font-face\{[^}]*\}\s*)*\.wf,\.wf \*\{/,
    isAnywhere: true,
  },
  { ending: /\.png$/i, mark: /^\x89PNG[\s\S]{29}[\s\S]{4}tEXtSoftware\0wf/ },
  { ending: /\.pdf$/i, mark: /^%PDF-[\s\S]*<pdf:Producer>wf<\/pdf:Producer>/, isAnywhere: true },
];

/** So many bytes hold the head of any picture. */
const headLength = 65_536;
/** Files beyond that are not ours, or nobody waits for the answer. */
const longestFile = 67_108_864;

/** Whether a name is that of a picture. */
export function isPictureName(name: string): boolean {
  return marks.some(({ ending }) => ending.test(name));
}

/** Whether the file of a path is one of our pictures; false for what cannot be read. */
export function isOwnPicture(path: string): boolean {
  const fitting = marks.filter(({ ending }) => ending.test(path));
  try {
    const head = readHead(path);
    if (fitting.some(({ mark, isAnywhere }) => !isAnywhere && mark.test(head))) return true;
    const others = fitting.filter(({ isAnywhere }) => isAnywhere);
    if (others.length === 0 || statSync(path).size > longestFile) return false;
    const all = readFileSync(path, "latin1");
    return others.some(({ mark }) => mark.test(all));
  } catch {
    return false;
  }
}

function readHead(path: string): string {
  const file = openSync(path, "r");
  try {
    const bytes = Buffer.alloc(headLength);
    return bytes.toString("latin1", 0, readSync(file, bytes, 0, headLength, 0));
  } finally {
    closeSync(file);
  }
}
