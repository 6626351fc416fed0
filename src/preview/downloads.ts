/** Lists the formats in which a picture can be downloaded; server and page read the same table. */

/** A format, as files and browsers know it. */
interface DownloadFormat {
  /** Words in the menu. */
  name: string;
  /** What the name of a file ends in. */
  ending: string;
  type: string;
  /** Whether it takes a while, and a thread of its own. */
  isPainted: boolean;
  /** Pixels for each px that are offered, where there are any. */
  scales?: readonly number[];
}

/** All formats in the order of the menu. */
export const downloads = {
  svg: { name: "SVG", ending: ".svg", type: "image/svg+xml; charset=utf-8", isPainted: false },
  png: { name: "PNG", ending: ".png", type: "image/png", isPainted: true, scales: [1, 2] },
  pdf: { name: "PDF", ending: ".pdf", type: "application/pdf", isPainted: true },
  html: { name: "HTML", ending: ".html", type: "text/html; charset=utf-8", isPainted: false },
  prototype: {
    name: "prototype",
    ending: "-prototype.html",
    type: "text/html; charset=utf-8",
    isPainted: false,
  },
} as const satisfies Record<string, DownloadFormat>;

/** One of them. */
export type DownloadName = keyof typeof downloads;

/** `login.svg` for `designs/login.wf`, `login@2x.png` where it has more pixels. */
export function downloadName(path: string, format: DownloadName, scale = 1): string {
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  return `${stem}${scale === 1 ? "" : `@${scale}x`}${downloads[format].ending}`;
}
