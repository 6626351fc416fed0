/** Sends many questions in batches of some hundred, so that neither side has to hold all of them at once. */

const atOnce = 500;

/** The answers, in the order of the questions. */
export async function inParts<T, R>(
  items: readonly T[],
  ask: (item: T) => Promise<R>,
): Promise<R[]> {
  const answers: R[] = [];
  for (let at = 0; at < items.length; at += atOnce) {
    for (const each of await Promise.all(items.slice(at, at + atOnce).map(ask))) answers.push(each);
  }
  return answers;
}
