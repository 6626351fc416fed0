/** The first half of the pipeline: text to elements, AST and diagnostics; loads no layout and no renderer. */
import type { Tree } from "@lezer/common";
import type { ElementTree } from "./ast/element.js";
import type { DocumentNode } from "./ast/node.js";
import type { Vocabulary } from "./ast/vocabulary.js";
import { checkElements } from "./check/check.js";
import { applyIgnoreComments } from "./check/ignore-comments.js";
import type { OtherPages } from "./check/other-pages.js";
import { vocabulary as defaultVocabulary } from "./components/registry.generated.js";
import { buildAst } from "./syntax/build-ast.js";
import { findLineComments } from "./syntax/line-comments.js";
import { parseSource } from "./syntax/parse.js";
import type { Diagnostic, Place } from "./text/diagnostic.js";

/** What may be said about a source. */
export interface AnalyzeOptions {
  /** Adds `loc` to every node. */
  locations?: boolean;
  /** Id of the source, which every place then carries; needed where several are read together. */
  source?: string;
  /** Components other than the built-in ones. */
  vocabulary?: Vocabulary;
  /** The pages of the sources that are checked together with this one. */
  others?: OtherPages;
}

/** A source understood, from one parse: the best that could be read, and all that is wrong with it. */
export interface Analysis {
  /** The Lezer tree, comments included. */
  readonly tree: Tree;
  /** What was written, every part with its place. */
  readonly elements: ElementTree;
  /** In source order, complete. */
  readonly diagnostics: Diagnostic[];
  /** The line comments of the source, found when they are asked for. */
  readonly lineComments: readonly Place[];
  /** What was meant; built when it is asked for. */
  readonly ast: DocumentNode;
}

/** Parses and checks a source; never throws on any text. */
export function analyze(source: string, options: AnalyzeOptions = {}): Analysis {
  const { vocabulary = defaultVocabulary, locations = false, source: id } = options;
  const { tree, elements, collector } = parseSource(source, vocabulary, id);
  checkElements(elements, vocabulary, collector, options.others);
  let comments: readonly Place[] | undefined;
  const lineComments = (): readonly Place[] => {
    comments ??= findLineComments(tree);
    return comments;
  };
  const diagnostics = applyIgnoreComments(source, lineComments, collector.sorted(), id);
  let ast: DocumentNode | undefined;
  return {
    tree,
    elements,
    diagnostics,
    get lineComments() {
      return lineComments();
    },
    get ast() {
      ast ??= buildAst(elements, source, vocabulary, { locations, source: id });
      return ast;
    },
  };
}

/** The diagnostics of a source. */
export function check(
  source: string,
  options: Omit<AnalyzeOptions, "locations"> = {},
): Diagnostic[] {
  return analyze(source, options).diagnostics;
}
