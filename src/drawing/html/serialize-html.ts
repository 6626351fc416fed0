/** Writes a canvas of boxes as semantic HTML with the CSS that it uses, never with a script. */

import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { htmlElement } from "../../base/markup/element.js";
import { escapeText } from "../../base/markup/escape.js";
import { laterName } from "../../base/markup/later-name.js";
import { digitsOf } from "../../base/text/content-id.js";
import { colorScheme, type ThemeChoice } from "../../base/theme/theme.js";
import { themes as presetThemes } from "../../base/theme/themes.js";
import { BOARD_WIDTH } from "../../base/theme/tokens.js";
import { type Box, type Canvas, childrenOf } from "../../model/box/box.js";
import { boardWidth } from "../../model/box/canvas.js";
import { ClassCache } from "./class-cache.js";
import { Colors } from "./css-value.js";
import { type ImageChoice, imageSources } from "./image-choice.js";
import { presetIdPrefix } from "./preset-id-prefix.js";
import { PrototypeRules } from "./prototype-css.js";
import { documentScope, fragmentScope, type Scope } from "./scope.js";
import { screenRules } from "./screen-css.js";
import { Stylesheet } from "./stylesheet.js";
import type { MarkupSurroundings } from "./write-box.js";
import { writeCanvas } from "./write-canvas.js";
import type { Writing } from "./writing.js";

/** Settings of HTML. */
export interface HtmlOptions {
  /** `auto` follows the color scheme of the reader. */
  theme: ThemeChoice;
  /** Whether to write a whole document with its stylesheet, rather than a fragment and a separate stylesheet. */
  fullDocument?: boolean;
  /**
   * Prefix of all ids and class names; by default `wf` in a document, and `wf` followed by digits derived from the
   * content in a fragment.
   */
  idPrefix?: string;
  /** Width in px of boards without a width of their own if there are several; 1152 by default. */
  width?: number;
  /** Language of the document; by default that of its pages, or else `en`. */
  lang?: string;
  /** Rules before all others, such as `@font-face`. */
  fontCss?: string;
  /** Fonts of the user, whose families follow ours. */
  fonts?: GivenFonts | undefined;
  /** Adds `data-box`, the number of a box in preorder over all boards, to elements. */
  marks?: boolean;
  /** Which pictures are shown; placeholders replace the others. All by default. */
  images?: ImageChoice;
  /** Whether to add the markup and rules for the behavior of boxes. */
  prototype?: boolean;
  /** Whether a prototype shows all boards at once, instead of one at a time. */
  overview?: boolean;
}

/** HTML with its stylesheet; empty in a full document, which includes it. */
export interface HtmlPage {
  html: string;
  css: string;
}

/** Writes all boards. */
export function serializeHtml(canvas: Canvas, options: HtmlOptions): HtmlPage {
  const { theme, fullDocument = false } = options;
  const idPrefix = options.idPrefix ?? (fullDocument ? presetIdPrefix : laterName);
  const { themes = presetThemes } = canvas;
  const colors = new Colors(themes);
  const stylesheet = new Stylesheet(options.idPrefix ?? presetIdPrefix, themes);
  const writing: Writing = {
    stylesheet,
    classes: new ClassCache(),
    colors,
    idPrefix,
    idSuffix: "",
    images: options.images ?? "all",
    rules: new PrototypeRules(),
    screens: isOneByOne(options),
    marks: options.marks ? numberBoxes(canvas) : undefined,
  };
  const { width = BOARD_WIDTH } = options;
  const around: MarkupSurroundings = { placing: "column", theme, isPhrasing: false };
  const content = writeCanvas(canvas, width, around, writing);
  const className = `wf ${stylesheet.classOfTheme(theme)}`;
  const cssIn = (scope: Scope): string =>
    stylesheet.toCss(colors, scope, options.fonts) +
    (options.prototype ? movingRules(canvas, width, writing, scope) : "");
  const { fontCss = "" } = options;
  if (fullDocument) {
    colors.css({ token: "canvas" });
    const html = htmlElement("div", { class: className }, content);
    const css = fontCss + cssIn(documentScope);
    return { html: documentOf(html, css, canvas, options), css: "" };
  }
  // Fragments with the same name are identical, so that a page can contain any number of them.
  const css = cssIn(fragmentScope(laterName));
  const name = `${options.idPrefix ?? presetIdPrefix}-${digitsOf(css + content)}`;
  const named = (text: string) => text.replaceAll(laterName, name);
  const html = htmlElement("div", { class: `${className} ${name}` }, named(content));
  return { html: `${html}\n`, css: fontCss + named(css) };
}

/** The rules of a prototype. */
function movingRules(
  { boards }: Canvas,
  width: number,
  { rules, screens, idPrefix }: Writing,
  scope: Scope,
): string {
  const widest = boards
    .map((board) => boardWidth(board, width))
    .reduce((a, b) => Math.max(a, b), 0);
  const own = { idPrefix, scope, count: boards.length, widest };
  return rules.toCss(idPrefix, scope) + (screens ? `${screenRules(own)}\n` : "");
}

/** The number of each box in preorder over all boards, as written by `marks`. */
export function numberBoxes(canvas: Canvas): Map<Box, number> {
  const numbers = new Map<Box, number>();
  const visit = (box: Box) => {
    numbers.set(box, numbers.size);
    for (const child of childrenOf(box)) visit(child);
  };
  for (const { box, asides = [] } of canvas.boards) {
    visit(box);
    for (const aside of asides) visit(aside.box);
  }
  return numbers;
}

/** Whether boards are screens that are shown one at a time. */
function isOneByOne({ prototype = false, overview = false }: HtmlOptions): boolean {
  return prototype && !overview;
}

function documentOf(html: string, css: string, canvas: Canvas, options: HtmlOptions): string {
  const sources = imageSources[options.images ?? "all"];
  const policy = `default-src 'none'; style-src 'unsafe-inline'; font-src data:; img-src ${sources}; form-action 'none'`;
  const titles = canvas.boards.map(({ title }) => title).filter((title) => title !== "");
  const head = [
    '<meta charset="utf-8">',
    '<meta name="generator" content="wf">',
    htmlElement("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    htmlElement("title", {}, escapeText(titles.length > 0 ? titles.join(", ") : "Wireframe")),
    `<style>\n${bodyRules(options.theme)}${css}</style>`,
  ];
  const root = htmlElement(
    "html",
    { lang: options.lang ?? languageOf(canvas) },
    `\n<head>\n${head.join("\n")}\n</head>\n<body class="wf-${options.theme}">\n${html}\n</body>\n`,
  );
  return `<!DOCTYPE html>\n${root}\n`;
}

/** The language of a document: that of its pages, if they have one. */
function languageOf({ boards }: Canvas): string {
  const [lang, ...others] = new Set(boards.map(({ box }) => box.lang));
  return others.length === 0 && lang !== undefined ? lang : "en";
}

function bodyRules(theme: ThemeChoice): string {
  return `html{color-scheme:${colorScheme(theme)}}\nbody{margin:0;padding:24px;background:var(--wf-canvas)}\n`;
}
