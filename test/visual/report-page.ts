/** Shows changed pictures on one page: each as expected, as painted, and the difference. */
import { htmlElement } from "../../src/base/markup/element.js";
import { escapeText } from "../../src/base/markup/escape.js";

/** A picture that differs from the expected one. */
export interface ChangedPicture {
  name: string;
  /** A short description of the problem. */
  message: string;
  /** PNG files by their role. */
  pictures: { actual: Uint8Array; expected?: Uint8Array; difference?: Uint8Array };
}

const css = `body { font: 16px/1.5 system-ui, sans-serif; margin: 24px; background: #ccc; color: #111 }
section { margin: 0 0 32px } .row { display: flex; flex-wrap: wrap; gap: 16px }
figure { margin: 0 } img { display: block; background: #fff; border: 1px solid #888 }`;

/** The whole page with embedded pictures, so that it can be sent as one file. */
export function reportPage(changed: readonly ChangedPicture[]): string {
  const title = `Pictures that are not as expected: ${changed.length}`;
  const head =
    htmlElement("meta", { charset: "utf-8" }) +
    htmlElement("title", {}, escapeText(title)) +
    htmlElement("style", {}, css);
  const body = htmlElement("h1", {}, escapeText(title)) + changed.map(showChange).join("\n");
  const html = htmlElement("head", {}, head) + htmlElement("body", {}, body);
  return `<!DOCTYPE html>\n${htmlElement("html", { lang: "en" }, html)}\n`;
}

function showChange({ name, message, pictures }: ChangedPicture): string {
  const { expected, actual, difference } = pictures;
  const figures = Object.entries({ expected, actual, difference }).map(([shows, bytes]) => {
    if (!bytes) return "";
    const src = `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;
    const image = htmlElement("img", { src, alt: `${name}, ${shows}` });
    return htmlElement("figure", {}, htmlElement("figcaption", {}, escapeText(shows)) + image);
  });
  return htmlElement(
    "section",
    {},
    htmlElement("h2", {}, escapeText(name)) +
      htmlElement("p", {}, escapeText(message)) +
      htmlElement("div", { class: "row" }, figures.join("")),
  );
}
