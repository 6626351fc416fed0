/** The first half of the pipeline: text to AST and diagnostics; loads no layout and no renderer. */
import type { DocumentNode } from "./ast/node.js";
import type { Vocabulary } from "./ast/vocabulary.js";
import { checkElements } from "./check/check.js";
import { applyIgnoreComments } from "./check/ignore-comments.js";
import { vocabulary as defaultVocabulary } from "./components/registry.generated.js";
import { buildAst } from "./syntax/build-ast.js";
import { type Parsed, parseSource } from "./syntax/parse.js";
import type { Diagnostic } from "./text/diagnostic.js";

/** What may be asked for besides the tree. */
export interface AnalyzeOptions {
  /** Adds `loc` to every node. */
  locations?: boolean;
  /** Components other than the built-in ones. */
  vocabulary?: Vocabulary;
}

/** A source understood: its tree, the best that could be had, and all that is wrong with it. */
export interface Analysis {
  ast: DocumentNode;
  /** In source order, complete. */
  diagnostics: Diagnostic[];
}

/** Parses and checks a source; never throws on any text. */
export function analyze(source: string, options: AnalyzeOptions = {}): Analysis {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const parsed = parseSource(source, vocabulary);
  const { locations = false } = options;
  const ast = buildAst(parsed.tree, source, vocabulary, { locations });
  return { ast, diagnostics: findMistakes(parsed, source, vocabulary) };
}

/** Checks a source without building its AST. */
export function check(
  source: string,
  options: Pick<AnalyzeOptions, "vocabulary"> = {},
): Diagnostic[] {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  return findMistakes(parseSource(source, vocabulary), source, vocabulary);
}

function findMistakes(
  { tree, collector }: Parsed,
  source: string,
  vocabulary: Vocabulary,
): Diagnostic[] {
  checkElements(tree, vocabulary, collector);
  return applyIgnoreComments(source, collector.sorted());
}
