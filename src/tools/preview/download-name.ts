/** Names downloads after their wireframes. */

/** `login.svg` for `designs/login.wf`; `login@2x.png` at twice the resolution. */
export function downloadName(path: string, ending: string, scale = 1): string {
  const stem = path.slice(path.lastIndexOf("/") + 1).replace(/\.[^.]*$/, "");
  return `${stem}${scale === 1 ? "" : `@${scale}x`}${ending}`;
}
