/** Counts open brackets during parsing, so that no tree gets deeper than the stack allows. */
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

/** The braces and square brackets that are open at an offset. */
interface OpenBrackets {
  readonly braces: number;
  readonly lists: number;
}

const none: OpenBrackets = { braces: 0, lists: 0 };

/**
 * Counts open brackets. Nodes count, not tokens: a `]` without a list or an unmatched `}` ends no node.
 *
 * @param onDeep - called for brackets that are too deep to become nodes
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
    // Tokens depend on one of three states: normal, no further bracket may open, or closing brackets become no nodes either.
    hash: (open) => Math.min(2, Math.max(0, depthOf(open) - deepestBrackets + 1)),
  });
}

function depthOf({ braces, lists }: OpenBrackets): number {
  return braces + lists;
}

/** Whether a text may be too deep, so that its brackets must be counted during parsing. */
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

/** The number of open brackets; 0 if they are not counted. */
function depthAt({ context }: Stack): number {
  return context === null ? 0 : depthOf(context as OpenBrackets);
}

/** The open braces at the current token. */
export function bracesAt(stack: Stack): number {
  return (stack.context as OpenBrackets).braces;
}

/** Whether a further opening bracket would be too deep. */
export function isFull(stack: Stack): boolean {
  return depthAt(stack) >= deepestBrackets;
}

/** Whether brackets without nodes are open, one of which a closing bracket would close. */
export function isTooDeep(stack: Stack): boolean {
  return depthAt(stack) > deepestBrackets;
}
