/** Turns texts into elements for the formatter: with the names that they define and import, and without checks. */
import type { Element } from "../../../language/ast/element.js";
import type { LoadFile, SourceCache } from "../../../language/ast/load-file.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import { parseSource } from "../../../language/syntax/parse.js";
import { vocabulary as builtIn } from "../../../model/components/registry.generated.js";
import type { ComponentVocabulary } from "../../../model/define/vocabulary.js";
import { openSources } from "../../../model/reuse/analyze-reuse.js";
import { ErrorPlaces } from "./kept-places.js";

/** What words mean in a text. */
export interface ReadOptions {
  /** Components other than the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** Gives the files that the text imports: elements with names from there are known only with it. */
  load?: LoadFile;
  /** The id under which that would give the text itself. */
  file?: string;
  /** Sources that other calls with the same loader and vocabulary have read; new ones are added. */
  units?: SourceCache;
}

/** A text as elements. */
export interface Reading {
  elements: readonly Element[];
  /** With what the text defines and imports. */
  vocabulary: Vocabulary;
  errors: ErrorPlaces;
}

/** Reads texts of one file. */
export class SourceReader {
  readonly #options: ReadOptions;

  constructor(options: ReadOptions) {
    this.#options = options;
  }

  read(source: string): Reading {
    const { vocabulary: known = builtIn, load, file, units } = this.#options;
    const { elements, vocabulary, collector } = parseSource(source, known, undefined, (forms) =>
      openSources(known, load, file, units).open(forms, undefined),
    );
    return { elements: elements.elements, vocabulary, errors: new ErrorPlaces(collector.all) };
  }
}
