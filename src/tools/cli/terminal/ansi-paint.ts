/** Paints with the escape sequences of a terminal. */
import kleur from "kleur";
import type { StyleText, TerminalStyle } from "../../../base/text/terminal-style.js";

// Whether to paint at all is decided by the caller, who knows the stream and the options.
kleur.enabled = true;

function stroke(name: keyof TerminalStyle): StyleText {
  return (text) => (text === "" ? "" : kleur[name](text));
}

/** The strokes that every terminal knows. */
export const ansiPaint: TerminalStyle = {
  bold: stroke("bold"),
  dim: stroke("dim"),
  red: stroke("red"),
  yellow: stroke("yellow"),
  blue: stroke("blue"),
  green: stroke("green"),
  cyan: stroke("cyan"),
};
