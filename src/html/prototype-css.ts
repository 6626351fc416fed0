/** Turns what a clickable prototype does into rules: what opens, unfolds and switches, without a script. */

/** A rule, and the piece of markup without which it would be idle. */
interface Behaviour {
  sign: string;
  rule: string;
}

const whole = "inset:0;margin:auto";
const place = "bottom span-right";
const flips = "flip-block,flip-inline,flip-block flip-inline";
const edge = (side: string): string => `max(0px,anchor(${side}))`;
const overBoard = ["top", "right", "bottom", "left"].map(edge).join(" ");
const pressed = ":is(a,button,input,select,textarea,summary,label)";

const behaviours: readonly Behaviour[] = [
  { sign: " popover=", rule: ".wf [popover]:not(:popover-open){display:none}" },
  {
    sign: ' data-over="place"',
    rule:
      `.wf [data-over=place]{position:fixed;${whole};overflow:visible;width:fit-content;height:fit-content;max-width:100%}\n` +
      `@supports (position-area:${place}){.wf [data-over=place]{inset:auto;margin:4px 0;position-area:${place};position-try-fallbacks:${flips}}}`,
  },
  {
    // The sheet lies over as much of its board as is in sight.
    sign: ' data-over="board"',
    rule:
      ".wf [data-over=board]{position:fixed;inset:0;border-radius:inherit;width:auto;height:auto;overflow:auto}\n" +
      "@supports (anchor-scope:--a){.wf :has(>[data-over=board]){anchor-name:--wf-board;anchor-scope:--wf-board}" +
      `.wf [data-over=board]{position-anchor:--wf-board;inset:${overBoard}}}`,
  },
  {
    sign: "<summary",
    rule:
      ".wf summary::-webkit-details-marker{display:none}\n" +
      ".wf details[open]>summary>[data-when=closed],.wf details:not([open])>summary>[data-when=open]{display:none}",
  },
  {
    sign: ' data-when="off"',
    rule:
      ".wf :has(>:checked)>[data-when=off],.wf :not(:has(>:checked))>[data-when=on]{display:none}\n" +
      ".wf :has(>:is([type=radio],[type=checkbox]):focus-visible){outline:2px solid;outline-offset:2px}",
  },
  {
    sign: ' data-when="hover"',
    rule: ".wf :not(:hover,:focus-within)>[data-when=hover]{display:none}",
  },
  {
    sign: " data-cover",
    rule: `.wf :where([data-cover]~*,[data-cover]~* *)${pressed}{position:relative;z-index:1}`,
  },
];

const clickable = ":is(a[href],button,summary,label,[type=radio],[type=checkbox]):not(:disabled)";

/** The rules that the markup of a prototype needs. */
export function prototypeRules(markup: string): string {
  const rules = behaviours.filter(({ sign }) => markup.includes(sign)).map(({ rule }) => rule);
  const panels = [...markup.matchAll(/ data-panel="(\d+)"/g)].map(([, number]) => Number(number));
  for (let at = 1; at <= Math.max(0, ...panels); at++) {
    const isChosen = `:has(>:first-child>:nth-child(${at})>:checked)`;
    rules.push(`.wf [data-tabs]:not(${isChosen})>[data-panel="${at}"]{display:none}`);
  }
  rules.push(`.wf ${clickable}{cursor:pointer}`, ".wf :target{scroll-margin:24px}");
  return `${rules.join("\n")}\n`;
}
