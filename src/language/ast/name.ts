/** A name with its place in the source. */

/** A name with its place. */
export interface Name {
  text: string;
  from: number;
  to: number;
}

/** The same name at another place. */
export function movedName({ text, from, to }: Name, shift: number): Name {
  return { text, from: from + shift, to: to + shift };
}
