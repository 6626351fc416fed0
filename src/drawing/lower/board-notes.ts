/** Assigns the notes of a page to the boards that show their elements. */
import { type Aside, type Box, childrenOf } from "../../model/box/box.js";
import { notesIn } from "../../model/box/notes-in.js";
import type { Layered } from "./layered.js";

/** The notes of one page. */
export class BoardNotes {
  #left: Aside[];

  /** Finds the notes among the layers outside the board. */
  constructor(layers: readonly Layered[]) {
    this.#left = layers.flatMap(({ layer, box }) =>
      layer.at === "aside" && layer.place === "note" ? notesIn(box).map(asideOf) : [],
    );
  }

  /** Takes the notes about elements in a box; no other board gets them. */
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

  /** The notes that no board has taken. */
  rest(): Aside[] {
    return this.#left;
  }
}

function asideOf(box: Box): Aside {
  return { place: "note", box, ...(box.note && { note: box.note }) };
}
