/** Counts the brackets that are open while a text is read, so that no tree gets deeper than the stack allows. */
import { ContextTracker, type Stack } from "@lezer/lr";
import { Char } from "./characters.js";
import {
  Block,
  BlockOpen,
  Deep,
  List,
  ListOpen,
  MissingOpen,
  Object as ObjectTerm,
} from "./parser.terms.js";
import { deepestBrackets } from "./report-nesting.js";

/** Braces and square brackets that are open at a place of a text. */
interface OpenBrackets {
  readonly braces: number;
  readonly lists: number;
}

const none: OpenBrackets = { braces: 0, lists: 0 };

/**
 * Counts the brackets that are open. What counts as the end is that of the node, not of the token: a `]`
 * without a list and a `}` that closes nothing end no node.
 *
 * @param onDeep - hears of brackets that are too deep for a structure
 */
export function countBrackets(onDeep?: () => void): ContextTracker<OpenBrackets> {
  return new ContextTracker<OpenBrackets>({
    start: none,
    shift(open, token, _stack, input) {
      switch (token) {
        case BlockOpen:
        case MissingOpen:
          return { braces: open.braces + 1, lists: open.lists };
        case ListOpen:
          return { braces: open.braces, lists: open.lists + 1 };
        case Deep: {
          onDeep?.();
          const isOpen = input.next === Char.BlockOpen || input.next === Char.ListOpen;
          return { braces: open.braces, lists: open.lists + (isOpen ? 1 : -1) };
        }
        default:
          return open;
      }
    },
    reduce(open, node) {
      switch (node) {
        case Block:
        case ObjectTerm:
          return { braces: open.braces - 1, lists: open.lists };
        case List:
          return { braces: open.braces, lists: open.lists - 1 };
        default:
          return open;
      }
    },
    // What tokens depend on: nothing, that no more may open, or that what closes is without a structure too.
    hash: (open) => Math.min(2, Math.max(0, depthOf(open) - deepestBrackets + 1)),
  });
}

function depthOf({ braces, lists }: OpenBrackets): number {
  return braces + lists;
}

/** Whether a text can be too deep, so that its brackets have to be counted while it is read. */
export function needsDepth(source: string): boolean {
  return countOf(source, "{") + countOf(source, "[") > deepestBrackets;
}

function countOf(source: string, bracket: string): number {
  let count = 0;
  for (let at = source.indexOf(bracket); at >= 0; at = source.indexOf(bracket, at + 1)) {
    if (++count > deepestBrackets) break;
  }
  return count;
}

/** How many are open; 0 where nobody counts. */
function depthAt({ context }: Stack): number {
  return context === null ? 0 : depthOf(context as OpenBrackets);
}

/** The braces that are open where a token is asked for. */
export function bracesAt(stack: Stack): number {
  return (stack.context as OpenBrackets).braces;
}

/** Whether a bracket that opens is one too many. */
export function isFull(stack: Stack): boolean {
  return depthAt(stack) >= deepestBrackets;
}

/** Whether brackets are open that have no structure, so that one that closes closes one of them. */
export function isTooDeep(stack: Stack): boolean {
  return depthAt(stack) > deepestBrackets;
}
