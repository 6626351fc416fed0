/** Writes the rules of a clickable prototype for opening, folding and switching, without a script. */
import type { Behavior } from "../../model/box/behavior.js";
import { inScope, type Scope } from "./scope.js";

/** The feature that needs a rule; documents without the feature omit it. */
type Cause = "popover" | "state" | "place" | "board" | "fold" | "switch" | "hover" | "cover";

const whole = "inset:0;margin:auto";
const place = "bottom span-right";
const flips = "flip-block,flip-inline,flip-block flip-inline";
const reversedPlace =
  "@supports (position-area:bottom span-left){& [dir=rtl] [data-over=place]{position-area:bottom span-left}}";
const edge = (side: string): string => `max(0px,anchor(${side}))`;
const overBoard = ["top", "right", "bottom", "left"].map(edge).join(" ");
const pressed = ":is(a,button,input,select,textarea,summary,label)";

/** Created on demand, so that bundles without prototypes do not contain them. */
const rulesOf = (): Readonly<Record<Cause, string>> => ({
  popover: "& [popover]:not(:popover-open){display:none}",
  state: "& [data-over=state]{display:none}",
  place:
    `& [data-over=place]{position:fixed;${whole};overflow:visible;width:fit-content;height:fit-content;max-width:100%}\n` +
    `@supports (position-area:${place}){& [data-over=place]{inset:auto;margin:4px 0;position-area:${place};position-try-fallbacks:${flips}}}`,
  // The backdrop covers the visible part of its board.
  board:
    "& [data-over=board]{position:fixed;inset:0;border-radius:inherit;width:auto;height:auto;overflow:auto}\n" +
    "@supports (anchor-scope:--a){& :has(>[data-over=board]){anchor-name:--wf-board;anchor-scope:--wf-board}" +
    `& [data-over=board]{position-anchor:--wf-board;inset:${overBoard}}}`,
  fold:
    "& summary::-webkit-details-marker{display:none}\n" +
    "& details[open]>summary>[data-when=closed],& details:not([open])>summary>[data-when=open]{display:none}",
  switch:
    "& :has(>:checked)>[data-when=off],& :not(:has(>:checked))>[data-when=on]{display:none}\n" +
    "& :has(>:is([type=radio],[type=checkbox]):focus-visible){outline:2px solid;outline-offset:2px}",
  hover: "& :not(:hover,:focus-within)>[data-when=hover]{display:none}",
  cover: `& :where([data-cover]~*,[data-cover]~* *)${pressed}{position:relative;z-index:1}`,
});

/** The causes for boxes that are visible only in some state. */
const causes = {
  open: "fold",
  closed: "fold",
  on: "switch",
  off: "switch",
  hover: "hover",
} as const satisfies Record<NonNullable<Behavior["when"]>, Cause>;

const clickable = ":is(a[href],button,summary,label,[type=radio],[type=checkbox]):not(:disabled)";

/** Collects the rules that a prototype needs, by the behavior of its boxes. */
export class PrototypeRules {
  readonly #causes = new Set<Cause>();
  #panels = 0;
  #hasStrip = false;
  #isReversed = false;
  /** The popovers and radios on which the visibility of boxes depends. */
  readonly #states = new Set<string>();

  /** Records the behavior of a box. */
  note({ popover, shows, when, panel = 0, panels }: Behavior): void {
    for (const { id } of shows ?? []) this.#states.add(id);
    if (popover) this.#causes.add("popover").add(popover);
    if (when) this.#causes.add(causes[when]);
    this.#panels = Math.max(this.#panels, panel);
    if (panels === "strip") this.#hasStrip = true;
  }

  /** Records that something runs from right to left. */
  noteReversed(): void {
    this.#isReversed = true;
  }

  /** Records an invisible link or button over something. */
  noteCover(): void {
    this.#causes.add("cover");
  }

  /** All rules that the page needs. */
  toCss(idPrefix: string, scope: Scope): string {
    const written: string[] = [];
    for (const [cause, rule] of Object.entries(rulesOf())) {
      if (this.#causes.has(cause as Cause)) written.push(rule);
    }
    if (this.#isReversed && this.#causes.has("place")) written.push(reversedPlace);
    for (let at = 1; at <= this.#panels; at++) {
      const isChosen = `:has(>:first-child>:nth-child(${at})>:checked)`;
      written.push(`& [data-tabs]:not(${isChosen})>[data-panel="${at}"]{display:none}`);
    }
    const states = [...this.#states].map((state) => stateRule(`${idPrefix}-${state}`, scope));
    const others = this.#hasStrip ? stripRules(this.#panels) : [];
    others.push(`& ${clickable}{cursor:pointer}`, "& :target{scroll-margin:24px}");
    const ours = (rules: readonly string[]) => rules.map((rule) => inScope(rule, scope));
    return `${[...ours(written), ...states, ...ours(others)].join("\n")}\n`;
  }
}

/**
 * The rules for boxes that are visible only while a popover is open or a radio is selected, or only while it is not.
 */
function stateRule(id: string, { root }: Scope): string {
  const isOn = `:has([id="${id}"]:is(:popover-open,:checked))`;
  return `${root}:not(${isOn}) [data-if~="${id}"],${root}${isOn} [data-unless~="${id}"]{display:none}`;
}

/**
 * A strip shows the selected panel and its neighbors: the first one is at the left, the last one at the right, any
 * other in the middle.
 */
function stripRules(panels: number): string[] {
  const strip = "& [data-tabs=strip]";
  const chosen = (which: string) => `:has(>:first-child>${which}>:checked)`;
  const written = [
    `${strip}>:nth-child(2){justify-content:center}`,
    `${strip}${chosen(":last-child")}>:nth-child(2){justify-content:flex-end}`,
    `${strip}${chosen(":first-child")}>:nth-child(2){justify-content:flex-start}`,
  ];
  for (let at = 1; at <= panels; at++) {
    const near = [at - 1, at, at + 1].filter((each) => each > 0);
    const each = near.map((place) => `:nth-child(${place})`).join(",");
    const isFar = `:not(${chosen(`:is(${each})`)})`;
    written.push(`${strip}${isFar}>:nth-child(2)>[data-panel="${at}"]{display:none}`);
  }
  return written;
}
