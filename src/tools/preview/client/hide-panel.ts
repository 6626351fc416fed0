/** Hides a panel beside the picture, and moves the focus back to the picture. */

/** Returns whether the panel was open. */
export function hidePanel(root: HTMLElement): boolean {
  if (root.hidden) return false;
  const hadFocus = root.contains(document.activeElement);
  root.hidden = true;
  if (hadFocus) document.getElementById("stage")?.focus();
  return true;
}
