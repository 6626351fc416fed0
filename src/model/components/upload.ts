/** Defines and draws `upload`. */
import { RADIUS } from "../../base/theme/tokens.js";
import type { Value } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../box/build.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { AttributeMap, Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { booleanOr, number } from "../define/measures.js";
import { iconName } from "../define/references.js";
import { buttonMetrics } from "./parts/button-look.js";
import { filling } from "./parts/container.js";
import { hinted, saidAttributes } from "./parts/interaction.js";
import { labelOfValue } from "./parts/items.js";
import { progressTrack } from "./parts/progress-track.js";
import { valuesOfObject } from "./parts/values-of-object.js";

const form = 'upload "…" hint="…"';

const fileKeys = {
  label: textAttribute("Name of the file"),
  progress: number({ min: 0, max: 100 }, "How much of it is uploaded, in percent"),
  hint: textAttribute("Details, such as its size"),
  error: booleanOr(textAttribute(""), "The upload failed, with an optional reason"),
} satisfies AttributeMap;

export const uploadComponent = defineComponent(() => ({
  name: "upload",
  category: "input",
  outlined: true,
  docs: "A drop zone with a button, and the files added so far below it.",
  // Screens show the list of files only later; a drop zone starts without any.
  foreignForms: {
    dropzone: form,
    fileupload: form,
    fileuploader: form,
    fileinput: form,
    filepicker: form,
    filefield: form,
    dragger: form,
    uploader: form,
  },
  label: { twins: ["label"], docs: "What to drop here" },
  list: {
    twins: ["files", "items"],
    docs: "Files added so far: names or objects",
    keys: fileKeys,
  },
  attributes: {
    hint: textAttribute("Which files are accepted"),
    button: textAttribute("Text on the button; empty for none", { default: "Browse" }),
    icon: iconName("Icon to use instead of the cloud"),
    disabled: boolean("Disables it and draws it faded"),
    error: booleanOr(textAttribute(""), "Error state, with an optional message in the zone", {
      default: "false",
    }),
    ...saidAttributes,
  },
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: [
    'upload "Drop files here" hint="PDF, up to 10 MB"',
    'upload "Drop files here"\n    files=["plan.pdf", {label="tour.mp4" progress=40}, {label="raw.tiff" error="Too large"}]',
  ],
  cost: (element) => ({
    boxes: 6 + (element.mentions("hint") ? 1 : 0) + (element.mentions("error") ? 1 : 0),
    isFlat: true,
    item: 8,
  }),
}));

/** How `upload` is drawn. */
export const uploadDrawing: Drawing<typeof uploadComponent> = {
  lower({ label, items, values }, cx) {
    const files = items.map((item) => fileBox(item, cx));
    return column({ gap: 8, ...filling(cx, 400) }, [zone(label, values, cx), ...files], {
      ...(values.disabled && { paint: { opacity: 0.5 } }),
    });
  },
};

interface ZoneValues {
  readonly "aria-label": string | undefined;
  readonly title: string | undefined;
  readonly hint: string | undefined;
  readonly button: string | undefined;
  readonly icon: string | undefined;
  readonly disabled: boolean | undefined;
  readonly error: string | boolean | undefined;
}

function zone(label: string, values: ZoneValues, cx: LowerContext): Box {
  const { hint, button = "Browse", error, disabled } = values;
  const isWrong = error !== undefined && error !== false;
  const around = { align: "center" } as const;
  const words = [
    ...(label === "" ? [] : [text(label, { size: 14, weight: 500, color: cx.ink, ...around })]),
    ...(typeof error === "string"
      ? [text(error, { size: 13, color: token("dangerText"), ...around })]
      : []),
    ...(hint === undefined ? [] : [text(hint, { size: 13, color: cx.muted, ...around })]),
  ];
  const {
    sm: { padding, font },
  } = buttonMetrics;
  const press =
    button === ""
      ? []
      : [
          row(
            { padding: edgesOf(...padding), border: edges(1), justify: "center" },
            [text(button, { size: font, weight: 500, color: cx.ink })],
            {
              tag: "button",
              attributes: { type: "button", disabled },
              paint: { borderColor: token("lineStrong"), radius: RADIUS },
            },
          ),
        ];
  const color = isWrong ? token("dangerText") : cx.muted;
  return column(
    {
      gap: 12,
      align: "center",
      justify: "center",
      grow: 1,
      padding: edgesOf(24, 16),
      border: edges(1),
    },
    [
      icon(values.icon ?? "cloud-upload", 28, color),
      ...(words.length > 0 ? [column({ gap: 2, align: "center" }, words)] : []),
      ...press,
    ],
    {
      role: "group",
      name: values["aria-label"] ?? (label || "Files"),
      ...hinted(values.title),
      paint: {
        borderColor: token(isWrong ? "dangerLine" : "lineStrong"),
        borderStyle: "dashed",
        radius: 8,
      },
    },
  );
}

/** A file with its state: uploading, uploaded or failed. */
function fileBox(item: Value, cx: LowerContext): Box {
  const { progress = 100, hint, error } = valuesOfObject(item, fileKeys);
  const isWrong = error !== undefined && error !== false;
  const share = isWrong ? 1 : progress / 100;
  const name = labelOfValue(item);
  const said = typeof error === "string" ? error : hint;
  const lines: Box[] = [
    text(name, { size: 14, color: cx.ink, wrapping: "ellipsis" }),
    ...(said === undefined
      ? []
      : [text(said, { size: 12, color: isWrong ? token("dangerText") : cx.muted })]),
    ...(share < 1 ? [row({ padding: { top: 6, bottom: 4 } }, [progressTrack(share, 4)])] : []),
  ];
  const state =
    share < 1
      ? text(`${Math.round(share * 100)}%`, { size: 12, color: cx.muted, wrapping: "nowrap" })
      : isWrong
        ? icon("circle-alert", 16, token("dangerText"))
        : icon("circle-check", 16, token("successText"));
  return row(
    { gap: 10, align: "center", padding: edgesOf(8, 12), border: edges(1) },
    [
      icon("file", 16, cx.muted),
      column({ grow: 1, basis: 0, minWidth: 0 }, lines),
      state,
      icon("x", 14, cx.muted),
    ],
    { paint: { borderColor: token(isWrong ? "dangerLine" : "line"), radius: 8 } },
  );
}
