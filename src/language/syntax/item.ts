/** The items of a block: its content as read from the tree, before it becomes elements. */
import type { Literal } from "../ast/value.js";

/** A word: the start of an element, or part of the element before it. */
export interface WordItem {
  kind: "word";
  word: string;
  from: number;
  to: number;
}

/** A value without a name: string, number, list or color. */
export interface LiteralItem {
  kind: "literal";
  literal: Literal;
  from: number;
  to: number;
}

/** `name=value` or `name:value`; the value may be missing, or braces that are not interpreted yet. */
export interface AttributeItem {
  kind: "attribute";
  name: string;
  nameFrom: number;
  nameTo: number;
  /** Whether the name was quoted, as the keys of JSON are. */
  isQuoted: boolean;
  separator: "=" | ":";
  separatorFrom: number;
  value: Literal | BracesItem | undefined;
  from: number;
  to: number;
}

/** Braces with their items: a block or an object, depending on their place. */
export interface BracesItem {
  kind: "braces";
  items: readonly Item[];
  from: number;
  to: number;
  /** Offset of the `{`, or of where a missing one should be. */
  open: number;
  /** Whether the `{` was supplied by the repair of braces. */
  isOpenMissing: boolean;
  /** Offset of the `}`; undefined if it is missing. */
  close: number | undefined;
}

/** `word( .. )`. */
export interface CallItem {
  kind: "call";
  word: string;
  wordFrom: number;
  wordTo: number;
  /** Offset of the `(`. */
  open: number;
  arguments: readonly Literal[];
  /** The items between the parentheses of a definition or use, with signs as literals. */
  head?: readonly Item[];
  from: number;
  to: number;
}

/** One item. */
export type Item = WordItem | LiteralItem | AttributeItem | BracesItem | CallItem;
