/** Says what is wrong with a notes file, in the same words wherever it is told. */

/**
 * A problem of `readNotes` as a sentence without its full stop.
 * @param name what the file is called where several could be meant
 */
export function tellProblem(problem: string, name = "the notes file"): string {
  return `${name} ${problem}`;
}
