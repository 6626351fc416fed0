/** The items of a block: what is between two braces, read from the tree, not yet elements. */
import type { Literal } from "../ast/value.js";

/** A word: the start of an element, or one that belongs to the element before it. */
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

/** `name=value` or `name:value`; the value may be missing, or braces that are yet to be understood. */
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

/** Braces with their items: a block or an object, as its place decides. */
export interface BracesItem {
  kind: "braces";
  items: readonly Item[];
  from: number;
  to: number;
  /** Offset of the `{`; where it is missing, of the place at which it should be. */
  open: number;
  /** Whether the `{` was supplied by the repair of braces. */
  isOpenMissing: boolean;
  /** Offset of the `}`; undefined when it is missing. */
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
  /** What is between the parentheses of a definition or use, signs included as literals. */
  head?: readonly Item[];
  from: number;
  to: number;
}

/** One item. */
export type Item = WordItem | LiteralItem | AttributeItem | BracesItem | CallItem;
