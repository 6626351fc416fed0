/** Defines and draws `bubble`. */
import type { Box } from "../box/box.js";
import { column, grid, icon, row, text as textBox, token } from "../box/build.js";
import type { Style, TrackSize } from "../box/style.js";
import { boolean, text } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { namedOf } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { sharing } from "./parts/container.js";
import { paperInk } from "./parts/palette.js";
import { sameForm } from "./parts/same-form.js";

export const bubbleComponent = defineComponent(() => ({
  name: "bubble",
  category: "display",
  docs: "A message of a conversation, as wide as its text; your own are on the right, in a quiet tint.",
  foreignWords: ["chatbubble", "messagebubble", "speechbubble", "chatmessage"],
  foreignForms: {
    ...sameForm(
      "chat messages conversation messagelist chatwindow thread chatbox",
      'stack { bubble "…" bubble "…" mine }',
    ),
    message: 'bubble "…" in a conversation, or alert "…"',
    typing: 'bubble "…" from="…"',
    typingindicator: 'bubble "…" from="…"',
  },
  label: { twins: ["content"], required: true, unlessBlock: true, docs: "Text of the message" },
  children: {},
  attributes: {
    mine: boolean("Marks the user's own message: on the right, in a tint of the accent color"),
    from: text("Who wrote it, drawn above"),
    time: text("When it was written, drawn below the text"),
    read: boolean("Shows two check marks after the time"),
  },
  ownFlow: true,
  examples: [
    'bubble "Are you on your way?" from="Ada" time="9:38"',
    'bubble "On my way" time="9:41" mine read',
  ],
  cost: (element) => ({
    boxes: 6 + namedOf(element, "from") + (namedOf(element, "time", "read") > 0 ? 3 : 0),
  }),
}));

/** How `bubble` is drawn. */
export const bubbleDrawing: Drawing<typeof bubbleComponent> = {
  lower({ label, values, children, flow }, cx) {
    const { mine = false, from, time, read } = values;
    const small = { size: 11, color: paperInk.muted, wrapping: "nowrap" } as const;
    const status: Box[] = [
      ...(time === undefined ? [] : [textBox(time, small)]),
      ...(read ? [icon("check-check", 14, paperInk.muted)] : []),
    ];
    const foot = row({ gap: 4, align: "center", justify: "end" }, status);
    const inside = {
      ...paperInk,
      axis: "column",
      // It is as wide as its content: a picture keeps its own width, as in a column that does not stretch it.
      align: flow.align ?? "start",
      gap: 8,
      textSize: 14,
      place: undefined,
    } as const;
    const style: Style = {
      gap: 8,
      maxWidth: { percent: 100 },
      padding: { top: 8, right: 12, bottom: 8, left: 12 },
      ...flow,
    };
    const said = column(
      style,
      [
        ...(label === "" ? [] : [textBox(label, { size: 14, color: paperInk.ink })]),
        ...cx.children(children, inside),
        ...(status.length > 0 ? [foot] : []),
      ],
      {
        ground: mine ? cx.ownGround(token("ownFill")) : undefined,
        paint: { background: token(mine ? "ownFill" : "fillStrong"), radius: 14 },
      },
    );
    const author =
      from === undefined
        ? []
        : [
            textBox(
              from,
              { size: 12, weight: 500, color: cx.muted },
              { style: { margin: { left: 12, right: 12 } } },
            ),
          ];
    const side = mine ? "end" : "start";
    const message = column({ gap: 4, maxWidth: { percent: 100 }, align: side }, [...author, said]);
    const line = row({ justify: side, minWidth: 0 }, [message]);
    // With grid columns, the container can shrink to the message and still leave it its share.
    return grid(
      { columns: mine ? shares.toReversed() : shares, ...sharing(cx) },
      mine ? [column({}, []), line] : [line],
    );
  },
};

/** The columns of the message and of the free space beside it. */
const shares: readonly TrackSize[] = [
  { kind: "flexible", value: 3 },
  { kind: "flexible", value: 1 },
];
