/** Styles text with the escape sequences of terminals. */
import kleur from "kleur";
import type { StyleText, TerminalStyle } from "../../../base/text/terminal-style.js";

// The caller decides whether to use styles at all, since it knows the stream and the options.
kleur.enabled = true;

function stroke(name: keyof TerminalStyle): StyleText {
  return (text) => (text === "" ? "" : kleur[name](text));
}

/** Styles that every terminal supports. */
export const ansiPaint: TerminalStyle = {
  bold: stroke("bold"),
  dim: stroke("dim"),
  red: stroke("red"),
  yellow: stroke("yellow"),
  blue: stroke("blue"),
  green: stroke("green"),
  cyan: stroke("cyan"),
};
