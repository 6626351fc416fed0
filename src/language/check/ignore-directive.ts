/** Checks whether a source may contain ignore comments. */

/** The start of an ignore comment. */
export const ignoreDirective = "wf-ignore-next-line";

/** Whether a source contains the word that starts ignore comments. */
export function mentionsIgnoring(source: string): boolean {
  return source.includes(ignoreDirective);
}
