/** The avatar: a person or a team in a circle. */

import type { Box } from "../box/box.js";
import { column, icon, text, token } from "../box/build.js";
import { text as textAttribute } from "./attributes.js";
import { defineComponent } from "./define.js";
import { size } from "./measures.js";
import { hugging } from "./parts/container.js";
import { interactionAttributes, interactionData } from "./parts/interaction.js";
import { type SizeWord, sizeOf, sizeWords } from "./parts/sizes.js";

/** A person in a circle. */
export const avatarComponent = defineComponent({
  name: "avatar",
  category: "display",
  docs: "A person or a team in a circle: initials, or a figure for a picture.",
  label: { twins: ["name"], docs: "Name whose initials are shown" },
  attributes: {
    src: textAttribute("Path of a picture: a figure is drawn in its place"),
    size: size(sizeWords, "Width and height", { default: "md; 32 px in a header" }),
    ...interactionAttributes,
  },
  examples: ['avatar "Ada Lovelace"', 'avatar "Grace Hopper" lg', 'avatar src="me.jpg" size=80'],
  lower({ label, values }, cx) {
    const side = sizeOf(values.size, sides, cx.place === "bar" ? 32 : 40, cx);
    const named = label === "" ? { decorative: true } : { role: "img", name: label };
    return column(
      {
        width: side,
        height: side,
        align: "center",
        justify: "center",
        ...hugging(cx),
        shrink: 0,
      },
      [faceOf(label, values.src, side)],
      {
        ...named,
        attributes: interactionData(values),
        paint: { background: token("accent"), radius: "pill" },
      },
    );
  },
});

const sides: Readonly<Record<SizeWord, number>> = { xs: 24, sm: 32, md: 40, lg: 48, xl: 64 };

const fontSizes: ReadonlyMap<number, number> = new Map([
  [24, 10],
  [32, 12],
  [40, 14],
  [48, 16],
  [64, 20],
]);

function faceOf(name: string, src: string | undefined, side: number): Box {
  const letters = initials(name);
  if (src !== undefined || letters === "") {
    return icon("user", Math.round(side * 0.55), token("onAccent"));
  }
  const size = fontSizes.get(side) ?? Math.max(8, Math.round(side * 0.34));
  return text(letters, { size, weight: 600, color: token("onAccent"), wrapping: "nowrap" });
}

/** The first letters of the first and the last word. */
function initials(name: string): string {
  const words = name.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const chosen = words.length > 1 ? [words[0]!, words.at(-1)!] : words;
  return chosen.map((word) => /[\p{L}\p{N}]/u.exec(word)![0].toUpperCase()).join("");
}
