/** Decides from the preceding items whether signs are valid that only reuse allows. */
import type { Item } from "../item.js";

const heads: ReadonlySet<string> = new Set(["component", "layout", "use"]);

/** Whether parentheses after the next name contain parameters or arguments. */
export function takesHead(items: readonly Item[]): boolean {
  const last = items.at(-1);
  return last?.kind === "word" && heads.has(last.word);
}

/** Whether the next braces contain imported names or design tokens, so that commas may separate them. */
export function takesNames(items: readonly Item[]): boolean {
  const last = items.at(-1);
  return last?.kind === "word" && (last.word === "import" || last.word === "tokens");
}

/** Whether a comma may follow, as between the two names of `repeat .. as p, i`. */
export function takesSecondName(items: readonly Item[]): boolean {
  const [as, name] = [items.at(-2), items.at(-1)];
  return as?.kind === "word" && as.word === "as" && name?.kind === "word";
}
