/** Names the file of a download after its wireframe. */

/** `login.svg` for `designs/login.wf`, `login@2x.png` where it has more pixels. */
export function downloadName(path: string, ending: string, scale = 1): string {
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  return `${stem}${scale === 1 ? "" : `@${scale}x`}${ending}`;
}
