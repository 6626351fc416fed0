/** Derives the lists of formats, and of formats with certain abilities, from the record of formats. */
import type { Format, FormatSetting } from "./format.js";
import { formats as record } from "./formats.js";

/** The name of a format, which is its option as well. */
export type FormatName = keyof typeof record;

/** All formats by name. */
export const formats: Readonly<Record<FormatName, Format>> = record;

/** The names of all formats. */
export const formatNames = Object.keys(formats) as FormatName[];

/** The default format. */
export const defaultFormat: FormatName = formatNames[0]!;

/** The formats that are files of their own. */
export const fileFormats: readonly FormatName[] = formatNames.filter(
  (name) => !formats[name].isPart,
);

/** The formats that the API renders; each has a request, an answer and a task there. */
export const servedFormats = ["html", "svg"] as const satisfies readonly FormatName[];

/** A format that the API renders. */
export type ServedFormat = (typeof servedFormats)[number];

/** The format of a file name by its extension; undefined for an unknown one. */
export function formatOfFile(name: string): FormatName | undefined {
  const ending = /\.([^./\\]+)$/.exec(name)?.[1]?.toLowerCase();
  if (ending === undefined) return undefined;
  return fileFormats.find((each) => {
    const { ending: own, otherEndings = [] } = formats[each];
    return own === ending || otherEndings.includes(ending);
  });
}

/** The titles of those formats that take a setting: `SVG`, `PNG`, `PDF`. */
export function titlesTaking(setting: FormatSetting): string[] {
  return titlesOf(({ takes }) => takes.includes(setting));
}

/** The titles of those formats for which something is true, each once. */
export function titlesOf(isWanted: (format: Format) => boolean): string[] {
  return [
    ...new Set(
      Object.values(formats)
        .filter(isWanted)
        .map(({ title }) => title),
    ),
  ];
}
