/** Defines and draws `audio`. */

import type { Shape } from "../box/box.js";
import { column, edges, row, shape, text, token } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { filling } from "./parts/container.js";
import { keptDirection } from "./parts/kept-direction.js";
import { mediaAttributes } from "./parts/media-attributes.js";
import { playedTime } from "./parts/media-time.js";
import { roughWidth } from "./parts/natural-width.js";
import { numbersFrom } from "./parts/numbers-from.js";
import { playDisc } from "./parts/play-disc.js";

/** Number of bars in the waveform, and height of the highest in px. */
const bars = 56;
const height = 28;

/** Minimum width in px of a waveform beside the time, and maximum for that of its title. */
const leastWave = 96;
const mostTitle = 240;

const besideDisc = { grow: 1, basis: 0, minWidth: 0 } as const;

export const audioComponent = defineComponent(() => ({
  name: "audio",
  category: "display",
  outlined: true,
  docs: "A sound recording with its player: a waveform, filled up to the playback position.",
  foreignWords: ["audioplayer", "podcast", "voicemessage", "waveform", "sound", "recording"],
  label: { twins: ["title"], docs: "Title of the recording" },
  attributes: mediaAttributes,
  without: ["gap", "direction", "justify", "align", "wrap"],
  ownFlow: true,
  examples: ['audio "Episode 12: Paper" duration="42:10" progress=35', 'audio duration="0:12"'],
  cost: { boxes: 9, output: 3_000 },
}));

/** How `audio` is drawn. */
export const audioDrawing: Drawing<typeof audioComponent> = {
  lower({ label, values }, cx) {
    const share = (values.progress ?? 0) / 100;
    const time = playedTime(values.duration, share);
    const wave = shape(
      { width: bars * 4, height },
      waveOf(label, share),
      { width: { percent: 100 }, height, minWidth: 0 },
      { fit: "stretch" },
    );
    const besideTime = Math.max(leastWave, Math.min(mostTitle, roughWidth(label, 13)));
    return keptDirection(
      row(
        {
          gap: 12,
          align: "center",
          padding: { top: 10, right: 14, bottom: 10, left: 10 },
          border: edges(1),
          ...filling(cx, 360),
        },
        [
          playDisc(40, label, values.src),
          // The time is below the title and the waveform where these would be cut beside it.
          row({ gap: 12, rowGap: 0, align: "center", justify: "end", wrap: true, ...besideDisc }, [
            column({ gap: 2, grow: 1, basis: besideTime, minWidth: 0 }, [
              ...(label === ""
                ? []
                : [text(label, { size: 13, weight: 500, color: cx.ink, wrapping: "ellipsis" })]),
              wave,
            ]),
            ...(time === "" ? [] : [text(time, { size: 12, color: cx.muted, wrapping: "nowrap" })]),
          ]),
        ],
        {
          tag: "figure",
          ...(label !== "" && { name: label }),
          paint: { borderColor: token("line"), radius: 8 },
        },
      ),
    );
  },
};

/** A plausible waveform, the same for the same title: bars of the played part, then of the rest. */
function waveOf(title: string, share: number): Shape[] {
  const next = numbersFrom(title);
  const lines = Array.from({ length: bars }, (_, at) => {
    const swell = 0.45 + 0.55 * Math.sin(((at + 1) / (bars + 1)) * Math.PI);
    const tall = Math.round(Math.max(0.12, swell * (0.35 + 0.65 * next())) * height);
    const x = at * 4 + 2;
    return `M${x} ${(height - tall) / 2}L${x} ${(height + tall) / 2}`;
  });
  const played = Math.round(share * bars);
  const drawn = [
    { d: lines.slice(0, played).join(""), color: token("mark") },
    { d: lines.slice(played).join(""), color: token("lineStrong") },
  ];
  return drawn
    .filter(({ d }) => d !== "")
    .map(({ d, color }) => ({
      figure: "path",
      d,
      stroke: { color, width: 2, cap: "round" as const },
    }));
}
