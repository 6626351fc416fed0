/** Follows a link of live HTML. */
import { addressOf, type Shown } from "./address.js";
import { type LiveLink, linkedFile } from "./live-links.js";
import type { Stage } from "./stage.js";
import type { Toast } from "./toast.js";

/** What links may act on. */
export interface LinkSurroundings {
  /** The path of the file with the link. */
  path: string;
  stage: Stage;
  toast: Toast;
  isThere(path: string): boolean;
  select(shown: Shown): void;
}

/** Follows a link; with `isAside`, boards and files open in another tab. */
export function followLink(link: LiveLink, isAside: boolean, around: LinkSurroundings): void {
  const { path, stage, toast, isThere, select } = around;
  const visit = (shown: Shown): void => {
    if (isAside) open(addressOf(shown), "_blank");
    else select(shown);
  };
  if (link.kind === "place") stage.goToElement(link.element);
  else if (link.kind === "nothing") toast.say(`${link.href} does not exist yet`);
  else if (link.kind === "board") {
    visit({ path, page: link.page });
    if (!isAside) stage.flashBoard(link.page);
  } else if (/^https?:\/\//i.test(link.href)) open(link.href, "_blank", "noopener,noreferrer");
  else {
    const linked = linkedFile(link.href, path, isThere);
    if (linked !== undefined) visit({ ...linked, page: undefined });
    else toast.say(`This link leads to ${link.href}`);
  }
}
