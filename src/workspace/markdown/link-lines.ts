/** Writes the links to the pictures of one fence, as lines of Markdown or MDX. */
import { xmlElement } from "../../base/markup/element.js";
import { type FormatName, formatNames, formats } from "../../output/formats/format-list.js";
import type { Dialect } from "./dialect.js";

/** A picture as its link needs it. */
export interface LinkedPicture {
  format: FormatName;
  theme: string;
  /** Path from the Markdown file, with slashes. */
  path: string;
}

/** What has one title: the pictures of a fence, or of one of its pages, in formats and themes. */
export interface LinkedPart {
  title: string;
  pictures: readonly LinkedPicture[];
}

/** Formats that Markdown shows as images, the best first; to all others there is a link. */
const imageFormats = formatNames.filter((name) => formats[name].isImage);

/** Titles are cut off after this many characters. */
const longestTitle = 200;

/** One line for the image of each part, and one for its other formats. */
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

/** Both themes make an element, of which the reader's color scheme picks one. */
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

/** A path as a URL that Markdown, HTML and JSX take as it is. */
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

/** A text in which nothing means anything to Markdown or MDX. */
function escaped(text: string): string {
  return text.replace(/[\\`*_~[\]<&{}|$]/g, "\\$&");
}
