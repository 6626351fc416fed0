/** Words the problems of notes files, in the same way everywhere. */

/**
 * A problem from `readNotes` as a sentence without a full stop.
 * @param name how to name the file if several could be meant
 */
export function tellProblem(problem: string, name = "the notes file"): string {
  return `${name} ${problem}`;
}
