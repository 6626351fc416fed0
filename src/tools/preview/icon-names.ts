/** Lists the icons of the page; their shapes are in its document. */
import { themes } from "../../base/theme/themes.js";

/** Lucide names. */
export const pageIcons = [
  "check",
  "chevron-down",
  "circle-x",
  "code-xml",
  "copy",
  "download",
  "ellipsis",
  "external-link",
  "file-code",
  "folder",
  "image",
  "app-window",
  "keyboard",
  "maximize",
  "menu",
  "minus",
  "plus",
  "search",
  "sun-moon",
  "triangle-alert",
  "message-circle",
  "rotate-ccw",
  "corner-down-left",
  "circle-check",
  "unlink",
  "x",
  ...Object.values(themes).map(({ icon }) => icon),
] as const;

/** An icon of the page. */
export type PageIcon = (typeof pageIcons)[number];
