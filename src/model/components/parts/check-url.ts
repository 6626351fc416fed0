/** Reports the URL of a page that is drawn without a browser around it. */
import type { Element } from "../../../language/ast/element.js";
import type { Report } from "../../../language/ast/entries.js";
import { textOf } from "../../../language/ast/value.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";
import { devices } from "../../define/devices.js";

/** Checks `url` against `frame` and `device`. */
export function checkUrl({ attributes, modifiers }: Element, report: Report): void {
  const url = attributes.find(({ name }) => name === "url");
  if (!url || modifiers.some(({ word }) => word === "frame")) return;
  const frame = attributes.find(({ name }) => name === "frame");
  const kind = frame?.value?.value;
  if (kind === true || kind === "true" || kind === "browser") return;
  // `--frame` may still draw a browser around it.
  if (!frame && isDesktop(attributes)) return;
  const { from } = url;
  const edits = frame ? undefined : [{ from, to: from, insert: "frame=browser " }];
  report(createProblem("unknown-attribute", "frame", {}, { edits, place: url, severity: "info" }));
}

/** Whether the page is on a device with windows. */
function isDesktop(attributes: Element["attributes"]): boolean {
  const value = attributes.find(({ name }) => name === "device")?.value?.value;
  const device = value === undefined ? undefined : textOf(value);
  return devices[device as keyof typeof devices]?.[2] === "desktop";
}
