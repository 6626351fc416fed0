/** Defines and draws `avatars`. */
import type { Box, StackBox } from "../box/box.js";
import { column, edges, row, text as textBox, token } from "../box/build.js";
import { text } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number, size } from "../define/measures.js";
import { color } from "../define/references.js";
import { avatarDisc, avatarSides } from "./parts/avatar-disc.js";
import { hugging } from "./parts/container.js";
import { hues } from "./parts/hues.js";
import { isObject, labelOfValue } from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { sizeOf, sizeWords } from "./parts/sizes.js";

const personColor = color(hues, "Color of the disc");

export const avatarsComponent = defineComponent(() => ({
  name: "avatars",
  category: "display",
  inLine: "small",
  docs: "People side by side, each a little over the one before; the rest is a number.",
  foreignWords: ["avatargroup", "avatarstack", "facepile", "personagroup", "avatarlist"],
  list: {
    twins: ["items"],
    docs: 'Names, shown as initials; an entry such as `"+3"` is drawn as it is',
    keys: {
      label: text("Name, shown as initials"),
      src: text("Path of a picture; drawn as a silhouette"),
      color: personColor,
    },
  },
  children: { only: ["avatar"] },
  mayBeEmpty: true,
  attributes: {
    max: number({ min: 1, integer: true }, "Most people to draw; the others are counted"),
    size: size(sizeWords, "Width and height", { default: "40, or 32 in a header" }),
  },
  examples: [
    'avatars ["Ada Lovelace", "Alan Turing", "Grace Hopper", "+3"]',
    'avatars ["Ada Lovelace", "Alan Turing", "Grace Hopper", "Edsger Dijkstra"] max=2 size=sm',
  ],
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  cost: { boxes: 4, isFlat: true, item: 2, child: 1, more: 1 },
}));

/** How `avatars` is drawn. */
export const avatarsDrawing: Drawing<typeof avatarsComponent> = {
  lower({ items, children, values }, cx) {
    const side = sizeOf(values.size, avatarSides, cx.place === "bar" ? 32 : 40, cx);
    const counts = items.map(labelOfValue).filter((label) => countPattern.test(label));
    const people: StackBox[] = [];
    for (const item of items) {
      const name = labelOfValue(item);
      if (countPattern.test(name) || item === "...") continue;
      const given = isObject(item) ? item : {};
      const hue = given.color === undefined ? undefined : personColor.kind.read(given.color);
      people.push(avatarDisc(name, side, given.src !== undefined, hue));
    }
    for (const box of cx.children(children, { axis: "row", align: "center", gap: 0 })) {
      if (box.kind === "stack") people.push(box);
    }
    if (people.length + counts.length === 0) return emptyLine("Avatars", cx);
    const most = values.max ?? people.length;
    const rest = people.length > most ? [`+${people.length - most}`] : [];
    const discs = [
      ...people.slice(0, most),
      ...[...rest, ...counts].map((label) => countDisc(label, side)),
    ];
    return row(
      { align: "center", ...hugging(cx) },
      discs.map((disc, at) =>
        at === 0 ? ringed(disc, 0) : ringed(disc, -Math.floor(side * 0.15)),
      ),
      { role: "group", name: "People" },
    );
  },
};

const countPattern = /^\+\d+$/;

function countDisc(label: string, side: number): StackBox {
  const size = Math.max(9, Math.round(side * 0.34));
  return column(
    {
      minWidth: side,
      height: side,
      align: "center",
      justify: "center",
      shrink: 0,
      padding: { left: 4, right: 4 },
    },
    [textBox(label, { size, weight: 600, color: token("ink"), wrapping: "nowrap" })],
    { paint: { background: token("fillStrong"), radius: "pill" } },
  );
}

/** A disc with a ring in the color of the paper, to set it off from the one below. */
function ringed(disc: StackBox, left: number): Box {
  return {
    ...disc,
    style: { ...disc.style, border: edges(2), margin: { left } },
    paint: { ...disc.paint, borderColor: token("paper") },
  };
}
