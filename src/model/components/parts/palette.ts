/** The colors of components, by their purpose. */
import { inkOn } from "../../../base/theme/contrast.js";
import { token } from "../../box/build.js";
import type { Color } from "../../box/style.js";
import type { Surroundings } from "../../define/component.js";

/** Colors of text. */
export type Inks = Pick<Surroundings, "ink" | "muted">;

/** Text on paper. */
export const paperInk: Inks = { ink: token("ink"), muted: token("inkMuted") };

/** The hues of a status. */
export interface StatusColors {
  text: Color;
  fill: Color;
  line: Color;
}

/** Text on a given background. */
export function inkOnBackground(bg: string): Inks {
  if (bg === "primary") return { ink: token("onAccent"), muted: token("onAccent") };
  if (bg === "accent") return { ink: token("accentText"), muted: token("inkMuted") };
  if (isStatus(bg)) return { ink: statusColors(bg).text, muted: token("inkMuted") };
  if (!bg.startsWith("#")) return paperInk;
  const ink = { hex: inkOn(bg) };
  return { ink, muted: ink };
}

/** The words that name a status. */
export const statuses = ["success", "warning", "danger", "info"] as const;

/** One of the four statuses. */
export type Status = (typeof statuses)[number];

/** Whether a variant is a status. */
export function isStatus(variant: string | undefined): variant is Status {
  return statuses.includes(variant as Status);
}

/** The colors of a status. */
export function statusColors(status: Status): StatusColors {
  return {
    text: token(`${status}Text`),
    fill: token(`${status}Fill`),
    line: token(`${status}Line`),
  };
}

/** The icon that shows a status without relying on color. */
export const statusIcons: Readonly<Record<Status, string>> = {
  success: "circle-check",
  warning: "triangle-alert",
  danger: "circle-alert",
  info: "info",
};

/** Color words for texts and icons. */
export const colorWords = ["primary", "secondary", "muted", ...statuses] as const;

/** The color for a value of `color`. */
export function textColor(value: string): Color {
  if (value.startsWith("#")) return { hex: value };
  if (isStatus(value)) return statusColors(value).text;
  return token(value === "primary" ? "ink" : "inkMuted");
}
