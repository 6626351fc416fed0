/** Describes what is known about the pages of other sources that are checked together with this one. */

/** The pages of other sources that a source can refer to. */
export interface OtherPages {
  /**
   * Whether the page of a reference exists: by id or title in any other source, by the name of a source, or as
   * `schedule.wf#week`. Undefined if the source that it names is not known.
   */
  has(reference: string): boolean | undefined;
  /** References to the pages of a source, or of all others. */
  names(file?: string): readonly string[];
}
