/** Finds sources of another language with our file extension, which declare their version: `language "4.0"`. */
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import type { FindPassages, ForeignPassage } from "./passage.js";

/** Spaces and comments before the first word. */
const leading = /^(?:\s|\/\/[^\r\n]*|\/\*[^*]*\*+(?:[^/*][^*]*\*+)*\/|\ufeff)*/;
const declaration = /^language\s+"(4[^"\r\n]{0,50})"/;

/** The whole source is one passage: nothing in it means the same here. */
function readOtherVersion(source: string): ForeignPassage[] {
  const from = leading.exec(source)![0].length;
  const [written, version] = declaration.exec(source.slice(from, from + 200)) ?? [];
  if (written === undefined || version === undefined) return [];
  const place = { from, to: from + written.length };
  const problem = createProblem("foreign-syntax", "version", { version }, { place });
  return [{ from, to: source.length, problem }];
}

/** The same, with the signature of the other finders. */
export const findOtherVersion: FindPassages = ({ source }) => readOtherVersion(source);
