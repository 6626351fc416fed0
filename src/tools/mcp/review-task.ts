/** Finds the clickable elements in the picture of a source, and the notes about them. */
import type { InspectedBoard } from "../../authoring/inspect/inspected.js";
import { listElements, type NotedElement } from "../../authoring/notes/list-elements.js";
import { pageDigest } from "../../authoring/notes/place-notes.js";
import { viewNotes } from "../../authoring/notes/view-notes.js";
import { contentId } from "../../base/text/content-id.js";
import type { Placement } from "../../drawing/paint/place-canvas.js";
import type { AstNode } from "../../language/ast/node.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { isPageIn } from "../../model/define/pages-of.js";
import { inspectPage } from "./inspect-page.js";
import type { ShownElement } from "./review.js";
import type { McpOutcome, McpTask } from "./task.js";

/** Maximum number of clickable elements: more would make the answer larger than the picture. */
const mostShown = 2000;

/** Prepares the review; throws a UsageError if the page does not exist. */
export async function reviewTask({
  source,
  drawing,
  notes,
}: Extract<McpTask, { kind: "review" }>): Promise<McpOutcome> {
  const { inspected, composition, composed, withLetters } = await inspectPage(source, drawing);
  const listed = listElements(inspected.document, isPageIn(vocabulary));
  const byNode = new Map(listed.map((each) => [each.node, each]));
  const elements = inspected.boards
    .flatMap((board) => shownElements(board, composition.placement, byNode))
    .slice(0, mostShown);
  const isShown = new Set(elements.flatMap(({ at }) => placesAround(at, listed)));
  const shown = listed.filter(({ number }) => isShown.has(number));
  // Pages in a chat cannot load fonts, not even fonts in a picture.
  const svg = withLetters("paths");
  const [file] = listed;
  // The digest includes imported content and pictures.
  const content = pageDigest(file!.node, file!.node);
  return {
    kind: "review",
    reviewed: {
      version: contentId(source.text + content + svg),
      svg,
      width: composed.width,
      height: composed.height,
      elements,
      view: viewNotes(notes, listed, source.text),
      anchors: Object.fromEntries(shown.map(({ number, anchor }) => [number, anchor])),
      // A file without pages is approved as a whole.
      digests: {
        0: content,
        ...Object.fromEntries(
          shown
            .filter(({ isPage }) => isPage)
            .map(({ number, node }) => [number, pageDigest(node, file!.node)]),
        ),
      },
    },
  };
}

/** The visible elements of a board, with their positions in the picture. */
function shownElements(
  { board, page, root, elements }: InspectedBoard,
  { left, top, scale }: Placement,
  byNode: ReadonlyMap<AstNode, NotedElement>,
): ShownElement[] {
  return elements.flatMap((element) => {
    const { node, visible } = element;
    const noted = node && byNode.get(node);
    // An implicit page has the place of its first element.
    if (element === root && noted?.isPage === false) return [];
    if (!noted || visible.width <= 0 || visible.height <= 0) return [];
    const { component, words, page: name, line } = noted.anchor;
    return [
      {
        at: noted.number,
        component,
        words,
        ...(name !== undefined && { page: name }),
        line,
        x: rounded(left + (board.x + page.x + visible.x) * scale),
        y: rounded(top + (board.y + page.y + visible.y) * scale),
        width: rounded(visible.width * scale),
        height: rounded(visible.height * scale),
      },
    ];
  });
}

/** The numbers of an element and its ancestors. */
function placesAround(at: number, listed: readonly NotedElement[]): number[] {
  const outer = listed[at]?.parent;
  return outer === undefined ? [at] : [at, ...placesAround(outer, listed)];
}

function rounded(value: number): number {
  return Math.round(value * 10) / 10;
}
