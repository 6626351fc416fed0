/** Says whether a source may ask to ignore diagnostics. */

/** What an ignore comment starts with. */
export const ignoreDirective = "wf-ignore-next-line";

/** Whether a source mentions the word that ignore comments start with. */
export function mentionsIgnoring(source: string): boolean {
  return source.includes(ignoreDirective);
}
