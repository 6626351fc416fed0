/** Shows the docs of the word under the pointer. */
import type { Extension } from "@codemirror/state";
import { hoverTooltip } from "@codemirror/view";
import { hover } from "../../authoring/editing/hover.js";
import { shapesReady } from "../../base/icons/shape-lines.js";
import { docsToDom } from "./docs-to-dom.js";
import { documentOf } from "./document-of.js";

/** Docs of elements, attributes, modifiers, icons and colors. */
export const hoverWireframe: Extension = hoverTooltip(async ({ state }, offset) => {
  await shapesReady();
  const document = documentOf(state);
  const found = document && hover(document, offset);
  if (!found) return null;
  return {
    pos: found.from,
    end: found.to,
    create: () => ({ dom: docsToDom(found.docs) }),
  };
});
