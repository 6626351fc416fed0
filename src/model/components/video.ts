/** Defines and draws `video`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, icon, row, text, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { filling } from "./parts/container.js";
import { keptDirection } from "./parts/kept-direction.js";
import { mediaAttributes } from "./parts/media-attributes.js";
import { playedTime } from "./parts/media-time.js";
import { naturalWidth, roughWidth } from "./parts/natural-width.js";
import { paperInk } from "./parts/palette.js";
import { playDisc, playSign } from "./parts/play-disc.js";
import { progressTrack } from "./parts/progress-track.js";

/** Height in px up to which there is no space for controls: only a poster with the duration is drawn. */
const small = 120;

/** Minimum height in px of a poster with a title. */
const leastTitled = 98;

/** Minimum height in px at which a title, the play button and controls do not overlap. */
const leastHeight = 124;

/** px of the play button on a poster, of a line below it, and between the duration and the edge. */
const smallDisc = 36;
const posterLine = 23;
const posterEdge = 8;

/** Minimum width in px of the progress beside the other controls. */
const leastTrack = 24;

/** Minimum width in px in a full row. */
const leastWidth = 72;

/** Natural width in px. */
const usualWidth = 320;

export const videoComponent = defineComponent(() => ({
  name: "video",
  atEdges: true,
  category: "display",
  outlined: true,
  docs: "A video with its player, 16:9 unless its height is given; without controls up to a height of 120.",
  foreignWords: [
    "movie",
    "player",
    "videoplayer",
    "mediaplayer",
    "youtube",
    "screencast",
    "webcam",
    "camera",
    "playback",
    "videocontrols",
  ],
  label: { twins: ["title"], docs: "Title of the video" },
  attributes: mediaAttributes,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: ['video "Product tour" duration="2:31" progress=30 w=420', "video h=160"],
  cost: { boxes: 17 },
}));

/** How `video` is drawn. */
export const videoDrawing: Drawing<typeof videoComponent> = {
  lower({ label, values, node }, cx) {
    const share = (values.progress ?? 0) / 100;
    const { duration = "" } = values;
    const time = playedTime(duration, share);
    const { ink, muted } = paperInk;
    const { h: given, w: width } = node.attributes ?? {};
    const isSized = given !== undefined;
    const size: Style = isSized
      ? {}
      : { aspectRatio: 16 / 9, ...(cx.axis === "row" && { alignSelf: "start" }) };
    const height = typeof width === "number" && !isSized ? (width * 9) / 16 : given;
    const isSmall = typeof height === "number" && height <= small;
    // In a row, the ratio would turn a minimum height into a minimum width, unless it is that of an inner box.
    const isInner = !isSized && !isSmall && cx.axis === "row";
    if (!isSized && !isSmall) size.minHeight = leastHeight;
    if (isInner) {
      size.minWidth = leastWidth;
      delete size.aspectRatio;
    }
    const disc = isSmall ? smallDisc : 48;
    const track = progressTrack(share, 4, leastTrack);
    const inside = { top: 10, right: 12, bottom: 10, left: 12 };
    const said = (words: string, rest: { spare?: number } = {}): Box[] =>
      words === ""
        ? []
        : [{ ...text(words, { size: 12, color: muted, wrapping: "nowrap" }), ...rest }];
    const title =
      label === "" || (isSmall && height < leastTitled)
        ? []
        : [text(label, { size: 14, weight: 500, color: ink, wrapping: "ellipsis" })];
    const parts = [
      naturalWidth(typeof given === "number" ? Math.round((given * 16) / 9) : usualWidth, 0),
      column({ grow: 1, padding: inside, minHeight: 0 }, title),
      isSmall
        ? row(
            { justify: "end", padding: { right: posterEdge, bottom: 5 }, shrink: 0 },
            said(
              fitsAround(duration, width ?? Math.round((height * 16) / 9), height) ? duration : "",
            ),
          )
        : row({ gap: 10, align: "center", padding: inside, shrink: 0 }, [
            playSign(14, ink),
            { ...track, paint: { ...track.paint, background: token("lineStrong") } },
            ...said(time, { spare: 3 }),
            { ...icon("volume-2", 16, ink), spare: 1 },
            { ...icon("maximize", 16, ink), spare: 2 },
          ]),
    ];
    return keptDirection(
      column(
        { ...size, ...filling(cx, 480), overflow: "hidden", position: "relative" },
        [
          ...(isInner ? [column({ aspectRatio: 16 / 9, grow: 1 }, parts)] : parts),
          row(
            {
              position: "absolute",
              inset: { top: 0, right: 0, bottom: 0, left: 0 },
              align: "center",
              justify: "center",
            },
            [playDisc(disc, label, values.src)],
          ),
        ],
        {
          tag: "figure",
          ...(label !== "" && { name: label }),
          ground: token("fillStrong"),
          paint: { background: token("fillStrong"), radius: cx.flush ? 0 : RADIUS },
        },
      ),
    );
  },
};

/** Whether a duration in the lower right corner of a poster is below the play button, or beside it. */
function fitsAround(duration: string, width: unknown, height: number): boolean {
  if (typeof width !== "number" || height >= smallDisc + 2 * posterLine) return true;
  return width >= smallDisc + 2 * (roughWidth(duration, 12) + posterEdge);
}
