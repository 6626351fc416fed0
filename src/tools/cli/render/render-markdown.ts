/** Draws the wireframes of a Markdown file, and updates the links to their pictures. */
import { dirname, isAbsolute, relative, resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { SourceText } from "../../../base/text/source-text.js";
import { judge } from "../../../language/check/verdict.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { projectPictures } from "../../../workspace/files/project-pictures.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { withSlashes } from "../../../workspace/files/with-slashes.js";
import type { Io } from "../../../workspace/io.js";
import { dialectOf } from "../../../workspace/markdown/dialect.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import { type LinkedPart, linkLines } from "../../../workspace/markdown/link-lines.js";
import { updateLinks } from "../../../workspace/markdown/update-links.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";
import { designOf, filesOfDesign } from "../../../workspace/watched/design-of.js";
import { checkRoom } from "../pictures/check-options.js";
import { type DrawnParts, type DrawnPicture, drawParts, joined } from "../pictures/draw-parts.js";
import { chooseThemes, type RenderOptions } from "../pictures/format.js";
import type { PlannedFile, PlannedPicture, Targets } from "../pictures/plan-pictures.js";
import { boxesOf } from "./boxes-of.js";
import type { PageLinks } from "./page-links.js";
import { type FencedWireframe, readFences } from "./read-fences.js";
import type { RenderedFile } from "./render-file.js";
import { noGlyphs, refuses, refusesFonts, tellDiagnostics } from "./tell-diagnostics.js";

/** Draws the code fences of a file; throws a UsageError if it cannot be read. */
export async function renderMarkdown(
  planned: PlannedFile,
  targets: Targets,
  io: Io,
  links: PageLinks,
): Promise<RenderedFile> {
  const { file, options } = planned;
  const { path } = file;
  const { text, unreadable } = readMarkdown(path, io, planned.maxFileSize);
  const { imported } = links;
  if (unreadable) {
    const found = { name: path, text, imported, diagnostics: [unreadable], ...noGlyphs };
    return {
      pictures: [],
      wireframes: 0,
      code: await tellDiagnostics(found, options, io),
      files: [],
    };
  }
  const wireframes = readFences(
    text,
    path,
    { ...options, limits: planned.limits },
    links.seenFrom(planned),
  );
  refuseSeveral(wireframes, path, options);
  const drawn = await drawWireframes(wireframes, planned, targets, io);
  const code = Math.max(
    drawn.code,
    await tellDiagnostics({ name: path, text, imported, ...drawn }, options, io),
  );
  const pictures = drawn.parts.flatMap((parts) => parts?.flat() ?? []);
  const files = [
    ...wireframes.flatMap((each) => each.files),
    ...filesOfDesign(planned),
    ...drawn.files,
  ];
  const result = { pictures, wireframes: wireframes.length, code, files };
  if (!options.inPlace) return result;
  const linked = linkPictures(text, planned, wireframes, drawn.parts, io);
  for (const line of linked.problems) await io.stderr.write(`wf: ${printable(line)}\n`);
  if (linked.problems.length > 0) result.code = Math.max(code, 1);
  if (linked.text !== text) pictures.push({ target: path, content: linked.text, replaces: text });
  return result;
}

function readMarkdown(path: string, { cwd }: Io, most: number | undefined) {
  try {
    return decodeSource(readRegular(resolve(cwd, path), cwd, most));
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}`);
  }
}

/** A single picture file cannot hold several wireframes. */
function refuseSeveral(
  wireframes: readonly FencedWireframe[],
  path: string,
  { output }: RenderOptions,
): void {
  const { length } = wireframes.filter(({ isWanted }) => isWanted);
  if (output === undefined || length === 1) return;
  throw new UsageError(
    length === 0
      ? `${path} contains no wireframe`
      : `${path} contains ${length} wireframes; leave out --output, or use --out-dir DIR`,
  );
}

interface DrawnWireframes {
  /** The pictures of each wireframe's parts; undefined for a wireframe that was not drawn. */
  parts: (DrawnPicture[][] | undefined)[];
  diagnostics: Diagnostic[];
  missing: string;
  systemFonts: Set<string>;
  /** Paths of the requested pictures. */
  files: string[];
  /** 2 if one could not be painted. */
  code: number;
}

/** Draws every wireframe that can be drawn, whatever is wrong with the others. */
async function drawWireframes(
  wireframes: readonly FencedWireframe[],
  planned: PlannedFile,
  targets: Targets,
  io: Io,
): Promise<DrawnWireframes> {
  const { file, options, limits, severity, fonts, machineFonts, run, pictures } = planned;
  const images = projectPictures(
    file.absolute ?? `${io.cwd}/-`,
    undefined,
    undefined,
    run?.pixelsOfFile(),
  );
  const systemFonts = new Set<string>();
  const result: DrawnWireframes = {
    parts: [],
    diagnostics: [],
    missing: "",
    systemFonts,
    code: 0,
    files: [],
  };
  const judged = (found: readonly Diagnostic[]): Diagnostic[] =>
    judge(found, { severity, strict: options.strict }).diagnostics;
  for (const wireframe of wireframes) {
    const { isWanted, place, parts, diagnostics: found, move } = wireframe;
    const diagnostics = judged(found);
    for (const diagnostic of diagnostics) result.diagnostics.push(diagnostic);
    let drawn: DrawnParts | undefined;
    if (isWanted && !refuses(diagnostics, options)) {
      try {
        const given = {
          limits,
          fonts,
          machineFonts,
          run,
          pictures: images,
          design: designOf(planned),
        };
        const settings = { ...options, ...wireframe.options, ...given };
        checkRoom(settings);
        const own = picturesOf(wireframe, pictures);
        run?.size.countBoxes(boxesOf(wireframe.cost, own));
        drawn = await drawParts(parts, own, settings, (path) => targets.claim(path, file));
      } catch (error) {
        if (!isUsageError(error)) throw error;
        await io.stderr.write(`wf: ${printable(place)}: ${error.message}\n`);
        result.code = 2;
      }
    }
    const ofDrawing = judged(drawn?.diagnostics ?? []);
    for (const diagnostic of ofDrawing) result.diagnostics.push(move(diagnostic));
    result.missing = joined(result.missing, drawn?.missing);
    for (const family of drawn?.systemFonts ?? []) systemFonts.add(family);
    const isLeftOut = drawn && (refuses(ofDrawing, options) || refusesFonts(drawn, options));
    result.parts.push(isLeftOut ? undefined : drawn?.parts);
  }
  for (const path of images.files) result.files.push(path);
  return result;
}

/** The pictures of a wireframe; only one for each format if its fence names the theme. */
function picturesOf(
  { options: { theme } }: FencedWireframe,
  planned: readonly PlannedPicture[],
): PlannedPicture[] {
  if (theme === undefined || theme === "both") return [...planned];
  const formatsAsked = [...new Set(planned.map(({ format }) => format))];
  return formatsAsked.map((format) => {
    const same = planned.filter((each) => each.format === format);
    const [chosen = theme] = chooseThemes({ theme }, format);
    return { ...(same.find((each) => each.theme === chosen) ?? same[0]!), theme: chosen };
  });
}

/** The text with links to the pictures, and the reasons why links are missing. */
function linkPictures(
  text: string,
  { file, pictures: planned }: PlannedFile,
  wireframes: readonly FencedWireframe[],
  drawn: DrawnWireframes["parts"],
  { cwd }: Io,
): { text: string; problems: string[] } {
  const dialect = dialectOf(file.path);
  const folder = dirname(resolve(cwd, file.path));
  const lines = drawn.map((pictures, fence) => {
    const parts = pictures?.map((targets, at): LinkedPart => {
      const { document, name } = wireframes[fence]!.parts[at]!;
      const titles = document.children.flatMap(({ label }) => label?.trim() || []);
      return {
        title: titles.join(", ") || `Wireframe ${name ?? ""}`.trim(),
        pictures: targets.map(({ target }, index) => {
          const { format, theme } = picturesOf(wireframes[fence]!, planned)[index]!;
          return { format, theme, path: linkPath(folder, resolve(cwd, target!)) };
        }),
      };
    });
    return parts && linkLines(parts, dialect);
  });
  const linesOf = (fence: number) => lines[fence];
  const { text: linked, problems } = updateLinks(text, { dialect, isComponent, linesOf });
  const source = new SourceText(text);
  const messages = problems.map(({ at, message }) => {
    const { line, column } = source.locate(at);
    return `${file.path}:${line}:${column}: ${message}`;
  });
  return { text: linked, problems: messages };
}

/** The path of a picture relative to the folder of its Markdown file, with slashes. */
function linkPath(folder: string, target: string): string {
  const path = relative(folder, target);
  if (!isAbsolute(path)) return withSlashes(path);
  throw new UsageError(`cannot link from ${folder} to ${target}, which is on another drive`);
}
