/** Writes the rules that show one screen of a prototype at a time: the target of the URL, or else the first one. */

import { inScope, type Scope } from "./scope.js";

/** The parameters of the rules. */
export interface ScreenRules {
  /** Prefix of the names of animations. */
  idPrefix: string;
  /** The scope of the rules; in a whole document, screens can be centered in the window. */
  scope: Scope;
  /** Number of boards. */
  count: number;
  /** Width in px of the widest board. */
  widest: number;
}

/** Padding in px of the body above and below everything. */
const bodyPadding = 48;

/**
 * The rules. Browsers without support for `:has` show all boards, like a prototype with an overview. Boards in the
 * overview are small, and each is a link to its screen.
 */
export function screenRules(about: ScreenRules): string {
  return inScope(rulesFor(about), about.scope);
}

function rulesFor({ idPrefix, scope: { isWhole }, count, widest }: ScreenRules): string {
  const all = "& [data-canvas]:target";
  const one = "& [data-canvas]:not(:target)";
  const shown = `${one} [data-screen]:has(:target),${one}:not(:has(:target)) [data-screen=first]`;
  const zoom = widest > wideBoard ? 0.3 : 0.5;
  const size = isWhole ? `;min-height:calc(100vh - ${bodyPadding}px)` : "";
  const middle = `display:flex;justify-content:center;align-items:center${size}`;
  if (count === 1) return `& [data-canvas]{${middle}}\n& [data-row]{display:contents}`;
  const rise = `${idPrefix}-rise`;
  return [
    "& [data-screen]>[data-title],& [data-screen]>*>[data-title]{width:0;min-width:100%}",
    "@supports selector(:has(a)){",
    `${one}{${middle}}`,
    `${one} [data-row]{display:contents}`,
    `${one} [data-screen]{display:none;margin:0}`,
    `${shown}{display:flex;align-items:center;max-width:100%}`,
    `${one} [data-title]{display:none}`,
    `${one} [data-fluid],${one} [data-fluid]>[data-content]{width:100%}`,
    `${all}{zoom:${zoom}}`,
    `${all} [data-row]{flex-wrap:wrap}`,
    `${all} [data-screen]{position:relative}`,
    `${all} [data-screen]>:first-child{zoom:${1 / zoom}}`,
    `${all} [data-content]{pointer-events:none;interactivity:inert}`,
    `${all} [data-title]::after{content:"";position:absolute;inset:0;border-radius:8px}`,
    `${all} [data-title]:is(:hover,:focus-visible){outline:0}`,
    `${all} [data-title]:is(:hover,:focus-visible)::after{outline:2px solid;outline-offset:6px}`,
    "}",
    `@media (prefers-reduced-motion:no-preference){${shown}{animation:${rise} .16s ease-out}}`,
    `@keyframes ${rise}{from{opacity:0;translate:0 4px}}`,
    ...(isWhole ? ["& [data-bar]{position:absolute;top:2px;left:24px}"] : []),
  ].join("\n");
}

/** Minimum width in px of a desktop board, which is drawn smaller in the overview. */
const wideBoard = 600;
