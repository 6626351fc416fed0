/** Writes the document of the preview: style, icons, and a placeholder that the script fills. */
import { iconShapes } from "../../base/icons/icon-shapes.js";
import { htmlElement, xmlElement } from "../../base/markup/element.js";
import { devices } from "../../model/define/device.js";
import { type Page, renderPage } from "../../service/web/page.js";
import { listDownloads } from "./downloads.js";
import { fontRules } from "./frame-document.js";
import { pageIcons } from "./icon-names.js";
import { notesStyle } from "./notes-style.js";
import { pageStyle } from "./page-style.js";
import type { DownloadView } from "./protocol.js";

/** The document of the preview, which is the same for every deep link. */
export function previewPage(): Page {
  return renderPage({
    title: "Wireframes",
    style: fontRules + pageStyle + notesStyle,
    scripts: ["/assets/client.js"],
    rootData: { devices: deviceList(), downloads: downloadList() },
    body:
      iconSheet() +
      htmlElement("div", { id: "app" }) +
      htmlElement("noscript", {}, "The preview needs JavaScript."),
    policy: { "connect-src": "'self'", "font-src": "'self' data:", "frame-src": "'self'" },
  });
}

/** The widths of devices with their names, from narrow to wide: `768 tablet`. */
function deviceList(): string {
  const names = new Map<number, string[]>();
  for (const [name, [width]] of Object.entries(devices)) {
    names.set(width, [...(names.get(width) ?? []), name.replaceAll("-", " ")]);
  }
  const byWidth = [...names].sort(([a], [b]) => a - b);
  return byWidth.map(([width, each]) => `${width} ${each.join(" / ")}`).join();
}

/** The downloads in the menu, as JSON. */
function downloadList(): string {
  const views = listDownloads().map(
    ({ key, name, ending, isSlow, scales }): DownloadView => ({
      key,
      name,
      ending,
      isSlow,
      scales,
    }),
  );
  return JSON.stringify(views);
}

/** The symbols that the script refers to by name. */
function iconSheet(): string {
  const symbols = pageIcons.map((name) => {
    const shapes = iconShapes(name);
    if (!shapes) throw new Error(`there is no icon ${name}`);
    const figures = shapes.map(({ tag, attributes }) => xmlElement(tag, attributes));
    return xmlElement("symbol", { id: `icon-${name}`, viewBox: "0 0 24 24" }, figures.join(""));
  });
  return xmlElement("svg", { class: "icon-sheet", "aria-hidden": "true" }, symbols.join(""));
}
