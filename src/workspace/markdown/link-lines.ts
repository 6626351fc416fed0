/** Writes the links to the pictures of a fence, as lines of Markdown or MDX. */
import { xmlElement } from "../../base/markup/element.js";
import { type FormatName, formatNames, formats } from "../../output/formats/format-list.js";
import type { Dialect } from "./dialect.js";

/** The properties of a picture that its link needs. */
export interface LinkedPicture {
  format: FormatName;
  theme: string;
  /** Path relative to the Markdown file, with slashes. */
  path: string;
}

/** Pictures with the same title: those of a fence, or of one of its pages, in several formats and themes. */
export interface LinkedPart {
  title: string;
  pictures: readonly LinkedPicture[];
}

/** Formats that Markdown can show as images, best first; all others get a link. */
const imageFormats = formatNames.filter((name) => formats[name].isImage);

/** Titles are truncated to this many characters. */
const longestTitle = 200;

/** A line with the image of each part, and a line with links to its other formats. */
export function linkLines(parts: readonly LinkedPart[], dialect: Dialect): string[] {
  return parts.flatMap(({ title, pictures }) => {
    const shown = shorten(title);
    const format = imageFormats.find((each) => pictures.some((one) => one.format === each));
    const images = pictures.filter((one) => one.format === format);
    const others = pictures.filter((one) => one.format !== format);
    const links = others.map((one) => link(shown, one, others)).join(" · ");
    return [image(shown, images, dialect), links].filter((line) => line !== "");
  });
}

/** For both themes, an element that follows the reader's color scheme. */
function image(title: string, images: readonly LinkedPicture[], dialect: Dialect): string {
  const [first] = images;
  if (first === undefined) return "";
  const dark = images.find(({ theme }) => theme === "dark");
  if (dark === undefined || images.length === 1) return `![${escaped(title)}](${address(first)})`;
  const light = images.find((one) => one !== dark)!;
  const addresses = dialect === "mdx" ? "srcSet" : "srcset";
  const media = "(prefers-color-scheme: dark)";
  const content =
    xmlElement("source", { media, [addresses]: address(dark) }) +
    xmlElement("img", { alt: title, src: address(light) });
  return xmlElement("picture", {}, content);
}

function link(title: string, picture: LinkedPicture, all: readonly LinkedPicture[]): string {
  const { format, theme } = picture;
  const isOneOfTwo = all.some((one) => one.format === format && one !== picture);
  const kind = formats[format].title;
  const text = `${title} (${isOneOfTwo ? `${kind}, ${theme}` : kind})`;
  return `[${escaped(text)}](${address(picture)})`;
}

/** A path as a URL that is safe in Markdown, HTML and JSX. */
function address({ path }: LinkedPicture): string {
  return path
    .split("/")
    .map((step) => encodeURIComponent(step).replace(/[!'()*]/g, percentCode))
    .join("/");
}

function percentCode(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
}

function shorten(title: string): string {
  const plain = title.replace(/[\s\p{Cc}\p{Zl}\p{Zp}]+/gu, " ").trim();
  const characters = [...plain];
  return characters.length > longestTitle
    ? `${characters.slice(0, longestTitle - 1).join("")}…`
    : plain;
}

/** A text without special meaning in Markdown or MDX. */
function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]<&{}|$]/g, "\\$&");
}
