/** Converts the offsets of a node to lines and columns on access. */
import type { Position, SourceText } from "../../base/text/source-text.js";
import type { SourcePlace } from "../diagnostics/diagnostic.js";
import type { Location } from "./node.js";

/** A location that stores only offsets, which takes a quarter of the memory. */
export class OffsetLocation implements Location, SourcePlace {
  readonly from: number;
  readonly to: number;
  declare readonly source?: string;
  readonly #text: SourceText;

  constructor(text: SourceText, from: number, to: number, source: string | undefined) {
    this.from = from;
    this.to = to;
    if (source !== undefined) this.source = source;
    this.#text = text;
  }

  /** The text that contains it. */
  get lines(): SourceText {
    return this.#text;
  }

  get start(): Position {
    return this.#text.locate(this.from);
  }

  get end(): Position {
    return this.#text.locate(this.to);
  }
}
