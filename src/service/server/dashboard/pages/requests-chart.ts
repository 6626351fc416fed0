/** Draws the requests of the last days as a bar chart, with a table as an alternative. */
import { htmlElement, xmlElement } from "../../../../base/markup/element.js";
import { escapeText } from "../../../../base/markup/escape.js";
import type { Counter } from "../../../store/windows.js";
import type { Site } from "../../pages/site.js";
import { paths } from "../../paths.js";
import { countOf, writeDay, writeNumber } from "./moments.js";

/** Units of the drawing, which is stretched to the available space. */
const barRoom = 10;
const height = 100;

/** A section with the sum, the bars and the table. */
export function requestsChart(
  { root }: Pick<Site, "root">,
  days: readonly Counter[],
  title: string,
): string {
  const sum = days.reduce((total, { count }) => total + count, 0);
  const today = days.at(-1)!;
  const head =
    htmlElement("h2", { id: "requests-title" }, escapeText(title)) +
    htmlElement(
      "p",
      { class: "sum" },
      `${htmlElement("strong", {}, writeNumber(sum))} in ${days.length} days · ${htmlElement("strong", {}, writeNumber(today.count))} today`,
    );
  const chart = sum === 0 ? emptyChart(root) : drawing(days) + table(days);
  return htmlElement(
    "section",
    { id: "requests", "aria-labelledby": "requests-title", "data-live": true },
    htmlElement("div", { class: "section-head" }, head) + chart,
  );
}

function emptyChart(root: string): string {
  const docs = htmlElement("a", { href: root + paths.docs }, "API reference");
  return htmlElement("p", { class: "empty" }, `No requests yet. See the ${docs} for examples.`);
}

function drawing(days: readonly Counter[]): string {
  const top = roundUp(
    days.map(({ count }) => count).reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY),
  );
  const bars = days.map(({ start, count }, at) => {
    // Even a single request must be visible.
    const tall = count === 0 ? 0.75 : Math.max(2.5, (count * height) / top);
    return xmlElement(
      "rect",
      {
        class: count === 0 ? "none" : undefined,
        x: at * barRoom + 1.5,
        y: Math.round((height - tall) * 100) / 100,
        width: barRoom - 3,
        height: Math.round(tall * 100) / 100,
      },
      xmlElement(
        "title",
        {},
        escapeText(`${writeDay(start)}: ${countOf(count, "request", "requests")}`),
      ),
    );
  });
  const lines = [0, height / 2].map((y) =>
    xmlElement("line", { x1: 0, x2: days.length * barRoom, y1: y, y2: y }),
  );
  const most = days.reduce((best, day) => (day.count > best.count ? day : best));
  const said =
    xmlElement("title", { id: "chart-title" }, "Requests by day") +
    xmlElement(
      "desc",
      { id: "chart-text" },
      escapeText(
        `From ${writeDay(days[0]!.start)} to ${writeDay(days.at(-1)!.start)}; most on ${writeDay(most.start)}: ${writeNumber(most.count)}. See the table below for all days.`,
      ),
    );
  const svg = xmlElement(
    "svg",
    {
      viewBox: `0 0 ${days.length * barRoom} ${height}`,
      preserveAspectRatio: "none",
      role: "img",
      "aria-labelledby": "chart-title chart-text",
    },
    said + lines.join("") + bars.join(""),
  );
  const label = (text: string) => htmlElement("span", {}, escapeText(text));
  const scale = htmlElement(
    "div",
    { class: "scale", "aria-hidden": "true" },
    label(writeNumber(top)) + label(writeNumber(top / 2)) + label("0"),
  );
  const ends = [days[0]!, days[Math.floor(days.length / 2)]!, days.at(-1)!];
  const axis = htmlElement(
    "div",
    { class: "axis", "aria-hidden": "true" },
    ends.map(({ start }) => label(writeDay(start))).join(""),
  );
  return htmlElement("div", { class: "chart" }, scale + svg + axis);
}

function table(days: readonly Counter[]): string {
  const rows = days
    .filter(({ count }) => count > 0)
    .reverse()
    .map(({ start, count }) =>
      htmlElement(
        "tr",
        {},
        htmlElement("th", { scope: "row" }, writeDay(start)) +
          htmlElement("td", {}, writeNumber(count)),
      ),
    );
  const head = htmlElement(
    "tr",
    {},
    htmlElement("th", { scope: "col" }, "Day (UTC)") +
      htmlElement("th", { scope: "col" }, "Requests"),
  );
  const body = htmlElement("thead", {}, head) + htmlElement("tbody", {}, rows.join(""));
  return htmlElement(
    "details",
    { id: "requests-table" },
    htmlElement("summary", {}, "Show as a table") +
      scrolled(htmlElement("table", { class: "days" }, body)),
  );
}

/** A part that scrolls on its own, also with the keyboard. */
function scrolled(content: string): string {
  const attributes = {
    class: "table",
    tabindex: 0,
    role: "region",
    "aria-label": "Requests by day",
  };
  return htmlElement("div", attributes, content);
}

/** Rounds up to 2, 4, 6, 10, 20, 40 and so on, whose halves are whole numbers too. */
function roundUp(count: number): number {
  for (let unit = 1; ; unit *= 10) {
    for (const step of [2, 4, 6, 10]) if (step * unit >= count) return step * unit;
  }
}
