/** The attributes of media players. */
import { text } from "../../define/attributes.js";
import type { AttributeMap } from "../../define/component.js";
import { number } from "../../define/measures.js";
import { url } from "../../define/references.js";

/** Attributes of video and audio. */
export const mediaAttributes = {
  src: url("URL or path of the recording; the play button leads there", { semantic: true }),
  duration: text('How long it is, such as `"2:31"`'),
  progress: number({ min: 0, max: 100 }, "How much of it was played, in percent", {
    default: "0",
  }),
} satisfies AttributeMap;
