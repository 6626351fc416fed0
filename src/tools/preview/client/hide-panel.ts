/** Hides a panel beside the picture; the focus goes back to the picture rather than nowhere. */

/** Whether the panel was open. */
export function hidePanel(root: HTMLElement): boolean {
  if (root.hidden) return false;
  const hadFocus = root.contains(document.activeElement);
  root.hidden = true;
  if (hadFocus) document.getElementById("stage")?.focus();
  return true;
}
