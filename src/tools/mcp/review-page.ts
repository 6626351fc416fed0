/** Creates the page that shows pictures in a chat: a single document with its style and script. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { htmlElement } from "../../base/markup/element.js";
import { baseStyle } from "../../service/web/base-style.js";
import { reviewStyle } from "./review-style.js";

/** The document. */
export function reviewPage(packageFolder: string): string {
  // The script is our own text, like the style, and the bundler escapes end tags of scripts in it.
  const script = readFileSync(join(packageFolder, "dist", "mcp", "review.js"), "utf8");
  const head = [
    htmlElement("meta", { charset: "utf-8" }),
    htmlElement("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    htmlElement("title", {}, "Wireframe"),
    `<style>${baseStyle}${reviewStyle}</style>`,
  ];
  const body = [htmlElement("main", { id: "app" }), `<script type="module">${script}</script>`];
  return `<!DOCTYPE html>\n${htmlElement(
    "html",
    { lang: "en" },
    htmlElement("head", {}, head.join("")) + htmlElement("body", {}, body.join("")),
  )}\n`;
}
