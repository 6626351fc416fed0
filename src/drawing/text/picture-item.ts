/** Describes what a picture in characters consists of: words and rectangles at their places in px. */
import type { Area } from "../../model/box/area.js";
import type { Sides } from "./cell-grid.js";

/** A text; all of it is drawn in its area, on as many lines as that takes. */
export interface WordsItem extends Area {
  kind: "words";
  /** Its paragraphs. */
  paragraphs: readonly string[];
  /** Cells of its longest line in the drawing; those of its longest paragraph. */
  longest?: number;
  /** Whether it is better cut than anything else. */
  isMinor?: boolean;
  align: "left" | "center" | "right";
  /** Whether it keeps to one line, and is cut where that is too short. */
  isLine: boolean;
}

/** A line of one character, as long as its area. */
export interface BarItem extends Area {
  kind: "bar";
  character: string;
  /** Where a knob is on it, from 0 to 1. */
  knob?: number;
}

/** A rectangle. */
export interface BoxItem extends Area {
  kind: "box";
  sides: Sides;
  /** Whether what was painted before it is hidden. */
  covers: boolean;
}

/** What is drawn in an area. */
export type Drawn = Placeless<WordsItem> | Placeless<BarItem> | Placeless<BoxItem>;

/** Any of them at its place, in the order of painting. */
export type PictureItem = Drawn & Area;

type Placeless<T> = Omit<T, keyof Area>;
