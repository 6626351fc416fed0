/** Describes what is known of the pages of other sources, those that are checked together with this one. */

/** The pages that a source can refer to beyond its own. */
export interface OtherPages {
  /**
   * Looks for the page that a reference names: by id or title in any other source, by the name of a
   * source, or as `schedule.wf#week`. Undefined where nothing is known of the source that it names.
   */
  has(reference: string): boolean | undefined;
  /** What can be written to refer to the pages of a source, or to all others. */
  names(file?: string): readonly string[];
}
