/** Splits code into pieces of one color each, by a scan from left to right without a grammar. */

import { type CodeKind, type CodeLanguage, codeLanguage } from "./languages.js";
import { mostPieces } from "./most-pieces.js";

/** A piece of code without a line break. */
export interface CodePiece {
  readonly kind: CodeKind;
  readonly text: string;
}

/** Maximum number of characters to scan; the rest is plain. */
const mostCharacters = 100_000;

const patterns = new WeakMap<CodeLanguage, RegExp>();

/** The lines of code, each as pieces in order; joined, these are the line. */
export function scanCode(code: string, languageName: string): CodePiece[][] {
  const language = codeLanguage(languageName);
  const lines: CodePiece[][] = [[]];
  let pieces = 0;
  const add = (text: string, kind: CodeKind) => {
    for (const [at, part] of text.split("\n").entries()) {
      if (at > 0) lines.push([]);
      if (part === "") continue;
      const line = lines.at(-1)!;
      const last = line.at(-1);
      const isFull = pieces >= mostPieces;
      // Spaces have no color.
      const own = isFull ? "plain" : /^[ \t]+$/.test(part) ? (last?.kind ?? "plain") : kind;
      if (last?.kind === own) line[line.length - 1] = { kind: own, text: last.text + part };
      else {
        line.push({ kind: own, text: part });
        pieces++;
      }
    }
  };
  let at = 0;
  if (language) {
    for (const match of code.slice(0, mostCharacters).matchAll(patternOf(language))) {
      if (match[0] === "") continue;
      add(code.slice(at, match.index), "plain");
      add(match[0], kindOf(match, language));
      at = match.index + match[0].length;
    }
  }
  add(code.slice(at), "plain");
  return lines;
}

/** All rules as one pattern; the matching group identifies the rule. */
function patternOf(language: CodeLanguage): RegExp {
  const known = patterns.get(language);
  if (known) return known;
  const made = new RegExp(language.rules.map(({ pattern }) => `(${pattern})`).join("|"), "gm");
  patterns.set(language, made);
  return made;
}

function kindOf(match: RegExpMatchArray, { rules, ...language }: CodeLanguage): CodeKind {
  const { kind } = rules[match.findIndex((group, at) => at > 0 && group !== undefined) - 1]!;
  if (kind !== "word") return kind;
  const word = language.ignoresCase ? match[0].toLowerCase() : match[0];
  if (language.keywords.has(word)) return "keyword";
  return language.constants.has(word) ? "number" : "plain";
}
