/** Gives the notes of a page to the boards that show what they are about. */
import { type Aside, type Box, childrenOf } from "../../model/box/box.js";
import { notesIn } from "../../model/box/note.js";
import type { Layered } from "./board-layers.js";

/** The notes of one page. */
export class BoardNotes {
  #left: Aside[];

  /** Finds the notes in what is drawn outside of the board. */
  constructor(layers: readonly Layered[]) {
    this.#left = layers.flatMap(({ layer, box }) =>
      layer.at === "aside" && layer.place === "note" ? notesIn(box).map(asideOf) : [],
    );
  }

  /** The notes about something in a box, which no other board gets. */
  takeOf(box: Box): Aside[] {
    if (this.#left.length === 0) return [];
    const ids = new Set<string>();
    const visit = (each: Box): void => {
      const { attributes, explainedBy } = each;
      if (typeof attributes?.id === "string") ids.add(attributes.id);
      if (explainedBy !== undefined) ids.add(explainedBy);
      for (const child of childrenOf(each)) visit(child);
    };
    visit(box);
    const isOwn = ({ note }: Aside): boolean => note?.of !== undefined && ids.has(note.of);
    const own = this.#left.filter(isOwn);
    this.#left = this.#left.filter((aside) => !isOwn(aside));
    return own;
  }

  /** All notes that no board has yet. */
  rest(): Aside[] {
    return this.#left;
  }
}

function asideOf(box: Box): Aside {
  return { place: "note", box, ...(box.note && { note: box.note }) };
}
