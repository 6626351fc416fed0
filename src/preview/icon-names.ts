/** Names the icons that the page uses; its document carries their shapes. */

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
  "moon",
  "plus",
  "search",
  "sun",
  "sun-moon",
  "triangle-alert",
  "x",
] as const;

/** An icon of the page. */
export type PageIcon = (typeof pageIcons)[number];
