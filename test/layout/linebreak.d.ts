/** The part of linebreak that the tests compare our own line breaking with. */
declare module "linebreak" {
  /** Goes through the break opportunities of a text. */
  export default class LineBreaker {
    constructor(text: string);
    nextBreak(): { position: number; required: boolean } | null;
  }
}
