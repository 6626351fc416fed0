/** Text styles for terminal messages; the caller decides how they look. */

/** Styles a text. */
export type StyleText = (text: string) => string;

/** The styles that messages use. */
export interface TerminalStyle {
  bold: StyleText;
  dim: StyleText;
  red: StyleText;
  yellow: StyleText;
  blue: StyleText;
  green: StyleText;
  cyan: StyleText;
}

const asIs: StyleText = (text) => text;

/** Leaves texts as they are: for files, pipes and tests. */
export const plainStyle: TerminalStyle = {
  bold: asIs,
  dim: asIs,
  red: asIs,
  yellow: asIs,
  blue: asIs,
  green: asIs,
  cyan: asIs,
};
