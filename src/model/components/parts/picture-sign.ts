/** Draws the placeholder for a picture: hills below a sun, in two grays. */
import type { StackBox } from "../../box/box.js";
import { column, shape, text, token } from "../../box/build.js";

/** Opacity of the darker gray, on which text must stay readable. */
const faint = 0.22;

/** Height in px of the text, including its distance from the edge. */
const wordsHeight = 36;

/** Height in px that text may take of a placeholder's height. */
export function wordsRoom(height: number): number {
  return Math.max(0, height * 0.6);
}

const hills = "M0 62L14 48Q19 43 24 48L41 65L60 38Q66 30 72 38L100 74L100 100L0 100Z";

/**
 * A picture in its frame.
 * @param words its text; may be empty
 * @param side length of its shorter side in px
 */
export function pictureSign(words: string, side: number): StackBox {
  const sun = Math.round(Math.max(6, Math.min(40, side * 0.16)));
  const gray = token("lineStrong");
  const whole = { top: 0, right: 0, bottom: 0, left: 0 };
  const ground = shape(
    { width: 100, height: 100 },
    [{ figure: "path", d: hills, fill: gray }],
    { position: "absolute", inset: whole, width: { percent: 100 }, height: { percent: 100 } },
    { fit: "stretch", paint: { opacity: faint } },
  );
  const disc = column(
    {
      position: "absolute",
      inset: { left: { percent: 34 }, top: { percent: 18 } },
      width: { percent: 11 },
      maxWidth: sun,
      aspectRatio: 1,
    },
    [
      shape(
        { width: 24, height: 24 },
        [{ figure: "ellipse", cx: 12, cy: 12, rx: 12, ry: 12, fill: gray }],
        { position: "absolute", inset: whole, width: { percent: 100 }, height: { percent: 100 } },
      ),
    ],
    { decorative: true, paint: { opacity: faint } },
  );
  const caption =
    words === ""
      ? []
      : [
          text(
            words,
            { size: 13, color: token("inkMuted"), align: "center" },
            {
              style: {
                position: "relative",
                maxWidth: { percent: 100 },
                padding: { left: 8, right: 8 },
              },
            },
          ),
        ];
  const sign = column(
    {
      position: "relative",
      overflow: "hidden",
      align: "center",
      justify: "end",
      padding: words === "" ? {} : { bottom: (wordsHeight - 20) / 2 },
    },
    [ground, disc, ...caption],
    { paint: { background: token("fillStrong") } },
  );
  return { ...sign, isPicture: true };
}
