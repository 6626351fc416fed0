/** Draws how much of its limits a key has used. */
import { htmlElement, xmlElement } from "../../../../base/markup/element.js";
import type { WindowName } from "../../../store/windows.js";
import { warningPercent, windowEnd, windowNames } from "../../../store/windows.js";
import type { KeyView } from "../key-view.js";
import { dateTime, until, writeNumber } from "./moments.js";

const titles: Readonly<Record<WindowName, string>> = {
  minute: "This minute",
  day: "Today",
  month: "This month",
};

/** Three bars with numbers and reset times. */
export function usageBars({ usage, limits }: KeyView, now: number): string {
  if (!limits) {
    return htmlElement(
      "p",
      { class: "problem" },
      "The tier of this key no longer exists, so its requests are refused. Ask the operator of this server to change the tier.",
    );
  }
  const bars = windowNames.map((name) => {
    const { start, count } = usage[name];
    return bar(name, count, limits[name], windowEnd(name, start) * 1000, now);
  });
  return htmlElement("dl", { class: "usage" }, bars.join(""));
}

function bar(
  name: WindowName,
  used: number,
  limit: number | null,
  resetsAt: number,
  now: number,
): string {
  const share = limit === null ? 0 : Math.min(100, (used * 100) / limit);
  const level = share >= 100 ? "full" : share >= warningPercent ? "high" : "";
  const of = limit === null ? "no limit" : `of ${writeNumber(limit)}`;
  const numbers = `${htmlElement("strong", {}, writeNumber(used))} ${of}`;
  // Short windows show the time left, long ones the reset date.
  const moment = name === "month" ? dateTime(resetsAt) : until(resetsAt, now);
  const fill = xmlElement("rect", { width: `${Math.round(share * 10) / 10}%`, height: "100%" });
  const drawing = xmlElement("svg", { class: `bar ${level}`.trim(), "aria-hidden": "true" }, fill);
  const full = share >= 100 ? `${htmlElement("em", {}, "Limit reached")} · ` : "";
  const rest = `${full}resets ${moment}`;
  return htmlElement(
    "div",
    {},
    htmlElement("dt", {}, titles[name]) +
      htmlElement("dd", { class: "numbers" }, numbers) +
      htmlElement("dd", { class: "drawing" }, limit === null ? "" : drawing) +
      htmlElement("dd", { class: "reset" }, rest),
  );
}
