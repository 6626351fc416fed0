/** The part of linebreak that tests compare our own line breaking with. */
declare module "linebreak" {
  /** Iterates over the break opportunities of a text. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
