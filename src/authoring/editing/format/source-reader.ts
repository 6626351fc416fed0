/** Parses texts for the formatter, with the names that they define and import, but without checks. */
import type { Element } from "../../../language/ast/element.js";
import type { LoadFile, SourceCache } from "../../../language/ast/load-file.js";
import type { Vocabulary } from "../../../language/ast/vocabulary.js";
import { parseSource } from "../../../language/syntax/parse.js";
import { vocabulary as builtIn } from "../../../model/components/registry.generated.js";
import type { ComponentVocabulary } from "../../../model/define/vocabulary.js";
import { openSources } from "../../../model/reuse/analyze-reuse.js";
import { ErrorPlaces } from "./kept-places.js";

/** The meaning of words in a text. */
export interface ReadOptions {
  /** The components; defaults to the built-in ones. */
  vocabulary?: ComponentVocabulary;
  /** Loads the files that the text imports; only with it are their components known. */
  load?: LoadFile;
  /** The id under which `load` would return the text itself. */
  file?: string;
  /** A cache shared by calls with the same loader and vocabulary. */
  units?: SourceCache;
}

/** A text as elements. */
export interface Reading {
  elements: readonly Element[];
  /** Includes the definitions and imports of the text. */
  vocabulary: Vocabulary;
  errors: ErrorPlaces;
}

/** Parses versions of one file. */
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
