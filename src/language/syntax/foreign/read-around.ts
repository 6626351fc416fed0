/** Replaces passages in other notations in a source, and reports them. */
import type { Tree } from "@lezer/common";
import type { Vocabulary } from "../../ast/vocabulary.js";
import type { Parsed } from "../parsed.js";
import { skeletonOf, skeletonOfClean } from "../skeleton.js";
import { findApostrophes } from "./apostrophes.js";
import { findCalls } from "./calls.js";
import { findConflicts } from "./conflicts.js";
import { findDashComments } from "./dash-comments.js";
import { findDiagrams } from "./diagrams.js";
import { findEntities } from "./entities.js";
import { findEscapedLines } from "./escaped-lines.js";
import { findExpressions } from "./expressions.js";
import { findForeignFences } from "./fences.js";
import { findIndentedBlocks } from "./indented-blocks.js";
import { findJoins } from "./joins.js";
import { findMarkup } from "./markup.js";
import { findMismatchedQuotes } from "./mismatched-quotes.js";
import { findOpenHeads } from "./open-heads.js";
import { findOtherVersion } from "./other-version.js";
import { findOtherWireframes } from "./other-wireframes.js";
import type { FindPassages, ForeignPassage, ForeignReading } from "./passage.js";
import { findProse } from "./prose.js";
import { findReturnedMarkup } from "./returned-markup.js";
import { findRoundBlocks } from "./round-blocks.js";
import { findStatements } from "./statements.js";
import { findTemplates } from "./templates.js";
import { findTree } from "./tree-json.js";
import { findYaml } from "./yaml.js";

/** In order of precedence: a fence may contain anything, so it comes first. */
const finders: readonly FindPassages[] = [
  findConflicts,
  findEntities,
  findOtherVersion,
  findEscapedLines,
  findForeignFences,
  findOtherWireframes,
  findProse,
  findTree,
  findReturnedMarkup,
  findMarkup,
  findApostrophes,
  findMismatchedQuotes,
  findTemplates,
  findOpenHeads,
  findDiagrams,
  findIndentedBlocks,
  findDashComments,
  findStatements,
  findRoundBlocks,
  findCalls,
  findJoins,
  findExpressions,
  findYaml,
];

/** Longer sources are not searched, because it would take too long. */
const longestSource = 32_000;

/** Maximum number of characters to read again, so that long sources are not searched for everything. */
const mostRead = 200_000;

/** Maximum number of passages; the rest is left unchanged. */
const mostPassages = 200;

/** A source with replaced passages, of the same length, so that all places stay the same. */
export interface Around {
  text: string;
  passages: ForeignPassage[];
}

/**
 * Finds passages in a source with errors; undefined if there are none.
 *
 * @param plain - the source as it was read
 * @param parse - the tree of a text; that of a clean source is not needed unless it has a passage
 */
export function readAround(
  source: string,
  plain: Pick<Parsed, "isClean" | "collector">,
  vocabulary: Vocabulary,
  parse: (text: string) => Tree,
): Around | undefined {
  const stray = new Set(
    plain.collector.all.flatMap(({ code, from }) => (code === "attribute-stray" ? from : [])),
  );
  const isStrayAttribute = (from: number): boolean => stray.has(from);
  const readingOf = (text: string, isClean: boolean): ForeignReading =>
    new Reading({ source: text, isClean, vocabulary, isStrayAttribute }, parse);
  if (source.length > longestSource) {
    // These are found by lines, in a source of any length.
    for (const find of [findOtherVersion, findConflicts, findOtherWireframes, findIndentedBlocks]) {
      const whole = find(readingOf(source, plain.isClean));
      if (whole.length > 0) return { text: replacePassages(source, whole), passages: whole };
    }
    return undefined;
  }
  const passages: ForeignPassage[] = [];
  let reading = readingOf(source, plain.isClean);
  let read = source.length;
  for (const find of finders) {
    const text = reading.source;
    if (passages.length === mostPassages || read + text.length > mostRead) break;
    const found = find(reading);
    if (found.length === 0) continue;
    const taken = found.slice(0, mostPassages - passages.length);
    for (const each of taken) passages.push(each);
    reading = readingOf(replacePassages(text, taken), false);
    read += text.length;
  }
  return passages.length === 0 ? undefined : { text: reading.source, passages };
}

/** A text whose tree and skeleton are built on first access. */
class Reading implements ForeignReading {
  readonly source: string;
  readonly isClean: boolean;
  readonly vocabulary: Vocabulary;
  readonly isStrayAttribute: ForeignReading["isStrayAttribute"];
  readonly #parse: (text: string) => Tree;
  #tree: Tree | undefined;
  #skeleton: string | undefined;

  constructor(known: Omit<ForeignReading, "tree" | "skeleton">, parse: (text: string) => Tree) {
    this.source = known.source;
    this.isClean = known.isClean;
    this.vocabulary = known.vocabulary;
    this.isStrayAttribute = known.isStrayAttribute;
    this.#parse = parse;
  }

  get tree(): Tree {
    this.#tree ??= this.#parse(this.source);
    return this.#tree;
  }

  get skeleton(): string {
    this.#skeleton ??= this.isClean
      ? skeletonOfClean(this.source)
      : skeletonOf(this.tree, this.source);
    return this.#skeleton;
  }
}

function replacePassages(text: string, passages: readonly ForeignPassage[]): string {
  let result = "";
  let at = 0;
  for (const { from, to, reads } of passages) {
    const instead = reads ?? text.slice(from, to).replace(/[^\r\n]/g, " ");
    result += text.slice(at, from) + instead;
    at = to;
  }
  return result + text.slice(at);
}
