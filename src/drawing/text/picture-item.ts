/** Describes the items of a picture made of characters: words and rectangles at their positions in px. */
import type { Area } from "../../model/box/area.js";
import type { Sides } from "./cell-grid.js";

/** A text; all of it is drawn in its area, on as many lines as necessary. */
export interface WordsItem extends Area {
  kind: "words";
  /** Its paragraphs. */
  paragraphs: readonly string[];
  /** Width in cells of its longest line in the drawing; by default, that of its longest paragraph. */
  longest?: number;
  /** Whether it is cut before anything else. */
  isMinor?: boolean;
  align: "left" | "center" | "right";
  /** Whether it keeps to one line, and is cut if that is too short. */
  isLine: boolean;
}

/** A line of one repeated character, as long as its area. */
export interface BarItem extends Area {
  kind: "bar";
  character: string;
  /** Position of a knob on it, from 0 to 1. */
  knob?: number;
}

/** A rectangle. */
export interface BoxItem extends Area {
  kind: "box";
  sides: Sides;
  /** Whether it hides everything that was painted before. */
  covers: boolean;
}

/** The content of an area. */
export type Drawn = Placeless<WordsItem> | Placeless<BarItem> | Placeless<BoxItem>;

/** Any item at its position, in painting order. */
export type PictureItem = Drawn & Area;

type Placeless<T> = Omit<T, keyof Area>;
