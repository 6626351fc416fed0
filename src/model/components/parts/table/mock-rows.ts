/** Generates plausible rows for the columns of a table: the same names give the same rows. */
import { isAmount } from "../amount.js";
import { columnName, type SortOrder, sortedColumn } from "./sort-order.js";
import type { Line } from "./table-rows.js";

/** Patterns of column names, with the content for each. The first match counts. */
const kinds: readonly (readonly [name: RegExp, make: (pick: Pick, row: number) => string])[] = [
  [/e-?mail/i, (_, row) => `${firstName(row).toLowerCase()}@example.com`],
  [
    /status|state|stage/i,
    (pick) => pick(["[dot:success] Active", "[dot:warning] Pending", "[dot] Draft"]),
  ],
  [/(?:^|\W)(?:id|no|nr|number|invoice|order|ticket|ref)\b|#/i, (_, row) => String(1042 - 7 * row)],
  [/key|commit|hash|token|sku|code/i, (pick) => hexOf(pick)],
  [/phone|mobile/i, (pick) => `+1 555 01${two(pick)}`],
  [/percent|%|share|rate|progress/i, (pick) => `${between(pick, 4, 98)} %`],
  [
    /amount|total|price|cost|revenue|value|mrr|balance|budget|salary|spent|fee/i,
    (pick) => `$ ${between(pick, 1, 9)},${between(pick, 100, 999)}.${two(pick)}`,
  ],
  [
    /count|qty|quantity|seats|users|members|items|orders|stock|size|views|visits|score|age|hours|points/i,
    (pick) => String(between(pick, 2, 480)),
  ],
  [/time|duration/i, (pick) => `${between(pick, 8, 19)}:${two(pick, 60)}`],
  [
    /date|due|created|updated|joined|paid|since|last|day|sent|start|end/i,
    (pick) => `${between(pick, 1, 28)} ${pick(months)} 2026`,
  ],
  [
    /role|position|job|title/i,
    (pick) => pick(["Designer", "Engineer", "Analyst", "Manager", "Support"]),
  ],
  [
    /team|department|group|category|type|tag|kind/i,
    (pick) => pick(["Design", "Platform", "Sales", "Finance", "Research"]),
  ],
  [
    /company|customer|client|account|vendor|supplier|org/i,
    (pick) => pick(["Northwind", "Acme", "Globex", "Initech", "Umbrella", "Hooli"]),
  ],
  [
    /country|region/i,
    (pick) => pick(["Switzerland", "Canada", "Japan", "Brazil", "Kenya", "Norway"]),
  ],
  [
    /city|place|location|office|address/i,
    (pick) => pick(["Zürich", "Toronto", "Osaka", "Recife", "Nairobi", "Oslo"]),
  ],
  [/plan|tier/i, (pick) => pick(["Free", "Team", "Business"])],
  [/priority|severity/i, (pick) => pick(["Low", "Medium", "High"])],
  [
    /project|product|page|file|document|subject|task|event|description|summary|note|comment|message/i,
    (pick) =>
      pick([
        "Onboarding",
        "Billing review",
        "Spring launch",
        "Search rewrite",
        "Brand refresh",
        "Data import",
      ]),
  ],
  [
    /name|person|user|owner|member|author|assignee|contact|customer|from|to|who|by/i,
    (_, row) => `${firstName(row)} ${lastNames[(row * 5) % lastNames.length]}`,
  ],
];

type Pick = <T>(among: readonly T[]) => T;

const months = ["Jan", "Mar", "May", "Jun", "Sep", "Nov"];
const firstNames = ["Ada", "Grace", "Alan", "Edsger", "Barbara", "Donald", "Radia", "Ken"];
const lastNames = [
  "Lovelace",
  "Hopper",
  "Turing",
  "Dijkstra",
  "Liskov",
  "Knuth",
  "Perlman",
  "Thompson",
];
const words = ["Alpha", "Bravo", "Delta", "Echo", "Lima", "Sierra", "Tango", "Victor"];
const digits = Array.from({ length: 10 }, (_, digit) => digit);

/** Rows for the columns named in the first row, sorted like the table; none without names. */
export function mockRows(
  rows: readonly Line[],
  count: number,
  sort: SortOrder | undefined,
): Line[] {
  const [head] = rows;
  if (!head?.isHead) return [];
  const names = head.cells.map((cell) => (cell === undefined ? "" : columnName(cell)));
  const made = Array.from({ length: count }, (_, row) => names.map((name) => cellOf(name, row)));
  const by = sortedColumn(head.cells, sort);
  if (by >= 0) {
    made.sort((one, other) => compare(one[by]!, other[by]!) * (sort!.isDescending ? -1 : 1));
  }
  return made.map((cells) => ({ cells, isHead: false }));
}

/** Compares numbers by value, and anything else alphabetically. */
function compare(one: string, other: string): number {
  const [a, b] = [one, other].map((cell) => Number(cell.replace(/[^\d.]/g, "") || "NaN")) as [
    number,
    number,
  ];
  if (isAmount(one) && isAmount(other) && a !== b) return a - b;
  return one < other ? -1 : one > other ? 1 : 0;
}

function cellOf(name: string, row: number): string {
  if (name === "") return "";
  const pick = pickerFor(`${name}/${row}`);
  // The first number of a sequence is similar for similar seeds.
  pick(digits);
  const kind = kinds.find(([pattern]) => pattern.test(name));
  return kind ? kind[1](pick, row) : pick(words);
}

/** Picks by numbers from a sequence that depends only on the text (mulberry32 over FNV-1a). */
function pickerFor(text: string): Pick {
  let state = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) {
    state = Math.imul(state ^ text.charCodeAt(at), 0x01000193);
  }
  return (among) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return among[((mixed ^ (mixed >>> 14)) >>> 0) % among.length]!;
  };
}

function between(pick: Pick, least: number, most: number): number {
  const far = pick(digits) * 100 + pick(digits) * 10 + pick(digits);
  return least + (far % (most - least + 1));
}

/** A number with two digits. */
function two(pick: Pick, below = 100): string {
  return String(between(pick, 0, below - 1)).padStart(2, "0");
}

function hexOf(pick: Pick): string {
  return Array.from({ length: 7 }, () => pick([..."0123456789abcdef"])).join("");
}

function firstName(row: number): string {
  return firstNames[row % firstNames.length]!;
}
