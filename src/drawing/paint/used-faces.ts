/** Finds the font faces of a canvas, with the characters that each is needed for. */
import { hasEmoji, isEmoji } from "../../base/fonts/advance.js";
import { ALL_FACES, EMOJI_FACE, type FontFace } from "../../base/fonts/faces.js";
import type { TextStyle } from "../../model/box/style.js";
import { faceRuns } from "../layout/face-runs.js";
import type { Frame } from "../layout/frame.js";
import type { CanvasFrame } from "../layout/layout-canvas.js";
import { faceOf, typefaceOf } from "../layout/typeface.js";

/** A face, and its use in a picture. */
export interface UsedFace extends FontFace {
  /** The code points with ordinary figures. */
  readonly codePoints: ReadonlySet<number>;
  /** The code points with tabular figures. */
  readonly tabular: ReadonlySet<number>;
}

/** The faces in their usual order, without duplicates. */
export function usedFaces(canvas: CanvasFrame): UsedFace[] {
  const used = new Map<FontFace, { codePoints: Set<number>; tabular: Set<number> }>();
  const usesOf = (face: FontFace) => {
    let uses = used.get(face);
    if (uses === undefined) {
      uses = { codePoints: new Set(), tabular: new Set() };
      used.set(face, uses);
    }
    return uses;
  };
  const visit = ({ box, lines, children }: Frame): void => {
    if ((box.kind === "text" || box.kind === "field") && lines !== undefined) {
      const { textStyle } = box;
      for (const { text } of lines) {
        const own = ownText(text, textStyle, canvas);
        if (own === "") continue;
        const face = faceOf(textStyle);
        const uses = usesOf(face);
        if (hasEmoji(own))
          addCodePoints([...own].filter(isEmoji).join(""), usesOf(EMOJI_FACE).codePoints);
        const isTabular = textStyle.figures !== undefined && !textStyle.mono && !textStyle.hand;
        addCodePoints(own, isTabular ? uses.tabular : uses.codePoints);
      }
    }
    for (let at = 0; at < children.length; at++) visit(children[at]!);
  };
  for (const { frame, title, asides } of canvas.boards) {
    visit(frame);
    if (title !== undefined) visit(title);
    for (const aside of asides) visit(aside.frame);
  }
  for (const { frame } of [...(canvas.under ?? []), ...(canvas.over ?? [])]) visit(frame);
  return ALL_FACES.flatMap((face) => {
    const uses = used.get(face);
    return uses === undefined ? [] : [{ ...face, ...uses }];
  });
}

/** The part of a line that our face draws. */
function ownText(text: string, style: TextStyle, { fonts }: CanvasFrame): string {
  if (style.bars) return "";
  if (style.family === undefined) return text;
  const runs = faceRuns(text, typefaceOf(style, fonts));
  return runs.flatMap(({ face, text: piece }) => (face === undefined ? piece : [])).join("");
}

function addCodePoints(text: string, to: Set<number>): void {
  for (let at = 0; at < text.length; at++) {
    const codePoint = text.codePointAt(at)!;
    to.add(codePoint);
    if (codePoint > 0xffff) at++;
  }
}
