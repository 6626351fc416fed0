/** Recognizes pictures written by wf, by their content. */
import { closeSync, constants, openSync, readSync } from "node:fs";
import type { Format } from "../../../output/formats/format.js";
import { formats } from "../../../output/formats/format-list.js";
import { readReal } from "../../../workspace/files/read-regular.js";
import { refuseOutside } from "../../../workspace/files/stay-inside.js";

/** Bytes that contain the head of any picture. */
const headLength = 65_536;
/** Larger files are not ours, or would take too long to read. */
const longestFile = 67_108_864;

/** Whether a file name has the extension of a picture. */
export function isPictureName(name: string): boolean {
  return formatsNamed(name).length > 0;
}

/**
 * Whether a file is a picture written by wf; false if it cannot be read.
 *
 * @param from the folder that the path is relative to: no link leads out of its repository
 */
export function isOwnPicture(path: string, from: string): boolean {
  const marks = formatsNamed(path).map(({ mark }) => mark);
  try {
    const real = refuseOutside(path, from);
    const head = readHead(real);
    if (marks.some(({ pattern, isAnywhere }) => !isAnywhere && pattern.test(head))) return true;
    const others = marks.filter(({ isAnywhere }) => isAnywhere);
    if (others.length === 0) return false;
    const all = readReal(real, longestFile).toString("latin1");
    return others.some(({ pattern }) => pattern.test(all));
  } catch {
    return false;
  }
}

/** The formats with the extension of a file; some share one. */
function formatsNamed(name: string): Format[] {
  const own = name.toLowerCase();
  return Object.values(formats).filter(({ ending, otherEndings = [] }) =>
    [ending, ...otherEndings].some((each) => own.endsWith(`.${each}`)),
  );
}

function readHead(path: string): string {
  const { O_RDONLY, O_NONBLOCK = 0 } = constants;
  // A pipe would block forever.
  const file = openSync(path, O_RDONLY | O_NONBLOCK);
  try {
    const bytes = Buffer.alloc(headLength);
    return bytes.toString("latin1", 0, readSync(file, bytes, 0, headLength, 0));
  } finally {
    closeSync(file);
  }
}
