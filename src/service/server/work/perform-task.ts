/** Turns a task into its outcome, in the main thread or in a thread of the pool. */
import { type Analysis, analyze } from "../../../analyze.js";
import { SourceText } from "../../../base/text/source-text.js";
import { Composition, type CompositionOptions } from "../../../composition.js";
import { designProblems } from "../../../document-of.js";
import type { DrawingOptions, FontCss } from "../../../drawing-options.js";
import type { LoadFile } from "../../../language/ast/load-file.js";
import { judge } from "../../../language/check/verdict.js";
import { capDiagnostics } from "../../../language/diagnostics/cap-diagnostics.js";
import type { DiagnosticCode } from "../../../language/diagnostics/codes.js";
import { sortDiagnostics } from "../../../language/diagnostics/collector.js";
import { createDiagnostic } from "../../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { withinSteps } from "../../../language/syntax/parse-steps.js";
import {
  completeLimits,
  costNames,
  type LimitName,
  type Limits,
  limitNames,
  limitsForBytes,
} from "../../../model/cost/limits.js";
import { loaderOf } from "../../../model/reuse/given-files.js";
import { type PictureFont, pictureFont } from "../../../output/raster/picture-font.js";
import { type JsonDiagnostic, jsonDiagnostic } from "../../../output/report/json.js";
import { ListRoom } from "./list-room.js";
import {
  type HtmlTaskOptions,
  type Outcome,
  type SvgTaskOptions,
  type Task,
  taskBytes,
} from "./task.js";
import { treeBytes } from "./tree-bytes.js";

/** A diagnostic in an answer. */
interface ErrorItem {
  message: string;
  line: number;
  column: number;
  /** The file that contains it, if it is not the source. */
  path?: string;
}

/** A parsed task before anything is drawn. */
export interface ReadTask {
  analysis: Analysis;
  limits: Limits;
  timings: Outcome["timings"];
}

/** Upper bounds for drawings that take less than 2 ms; larger ones are drawn in a thread. */
const quickDrawing = { boxes: 100, cells: 100, boards: 4, text: 2_000, output: 40_000 } as const;

/** Number of different letters that are quickly drawn as outlines of some 700 bytes, in each font. */
const quickLetters = 80;

/** Number of elements that can be expanded in less than 2 ms. */
const quickWriting = 200;

/** Number of characters on all boards, a tenth of what names may stand for, that take less than 5 ms. */
const quickText = 4_000;

/** Number of steps of the parser that take some 5 ms; sources with mistakes are parsed again and again. */
const quickParsing = 2_000;

/** Maximum size of a tree as written, in bytes per byte of source, and of a list of diagnostics, in bytes. */
const treePerByte = 80;
const bytesOfDiagnostics = 400_000;

/** Maximum size of the edits of a fix, in bytes per byte of source, and in bytes: long sources have none for each line. */
const editsPerByte = 50;
const bytesOfEdits = 1_600_000;

/**
 * Maximum size of the lists of problems in an answer, in bytes, and per byte of source: those of a short one are made at
 * the server's own thread.
 */
const bytesOfLists = 80_000;
const listsPerByte = 30;

/** What is around the lists of an answer, in bytes. */
const bytesAround = 20_000;

/** Maximum size in bytes of a task's answer, estimated from the size of the task alone. */
export function mostAnswer({ kind, limits, options }: Task, bytes: number): number {
  if (kind === "validate") return bytesOfDiagnostics + Math.min(bytesOfEdits, editsPerByte * bytes);
  const most = completeLimits(limits);
  if (kind === "parse" && !options.expand) {
    return bytesOfDiagnostics + Math.min(most.output, treePerByte * bytes);
  }
  return bytesOfDiagnostics + limitsForBytes(bytes, most).output;
}

/** The lower one of each limit. */
function least(limits: Limits, most: Partial<Limits>): Limits {
  const found: Record<LimitName, number> = { ...limits };
  for (const name of limitNames) found[name] = Math.min(limits[name], most[name] ?? limits[name]);
  return found;
}

/**
 * Parses and checks the source of a task. Never throws, whatever the source.
 *
 * @param most limits that are not to be exceeded, whatever those of the task are
 */
export function readTask(task: Task, most: Partial<Limits> = {}): ReadTask {
  const limits = limitsForBytes(taskBytes(task), completeLimits(task.limits));
  const locations =
    task.kind === "parse" ? task.options.locations : task.kind === "validate" ? false : "offsets";
  const load = loaderOf(task);
  const start = performance.now();
  const analysis = analyze(task.source, {
    locations,
    limits: least(limits, most),
    ...(load && { load }),
  });
  return { analysis, limits, timings: { parse: performance.now() - start } };
}

/** What may be read at the server's own thread. */
const quickLimits = { elements: quickWriting, repeats: quickWriting, text: quickText };

/** Codes of the problems of a source that is over limits. */
const limitCodes: ReadonlySet<DiagnosticCode> = new Set(["reuse-limit", "size-limit"]);

/** The same for a short source; undefined if it expands to much, or is parsed too often. */
export function readQuickly(task: Task): ReadTask | undefined {
  const read = withinSteps(quickParsing, () => readTask(task, quickLimits));
  const isTooLong = read?.analysis.diagnostics.some(({ code }) => limitCodes.has(code));
  return isTooLong ? undefined : read;
}

/** Whether the rest of a task takes less than 2 ms, judging by the tree. */
export function isQuick(task: Task, { analysis }: ReadTask): boolean {
  if (task.kind === "parse" || task.kind === "validate") return true;
  if (analysis.diagnostics.some(({ severity }) => severity === "error")) return true;
  const isOutlined = task.kind === "svg" && task.options.font === "paths";
  if (isOutlined && countLetters(task) > quickLetters) return false;
  const { total } = analysis.estimate;
  return costNames.every((name) => total[name] <= quickDrawing[name]);
}

/** An upper bound of the different letters in the texts of a task. */
function countLetters({ source, files = {} }: Task): number {
  const letters = new Set<string>();
  let escaped = 0;
  for (const text of [source, ...Object.values(files)]) {
    for (const letter of text) letters.add(letter);
    escaped += text.split("\\u").length - 1;
  }
  return letters.size + escaped;
}

/** Performs a task. Never throws, whatever the source. */
export function performTask(task: Task, read: ReadTask = readTask(task)): Outcome {
  const { limits, timings } = read;
  const { diagnostics } = read.analysis;
  const timed = <T>(stage: keyof Outcome["timings"], work: () => T): T => {
    const start = performance.now();
    const made = work();
    timings[stage] = (timings[stage] ?? 0) + performance.now() - start;
    return made;
  };
  if (task.kind === "validate") {
    return { status: 200, json: JSON.stringify(verdict(task, diagnostics)), timings };
  }
  const refused = (errors: readonly Diagnostic[]): Outcome => {
    const body = refusal(new TaskTexts(task), errors, task.options.diagnostics, roomFor(task));
    return { status: 400, json: JSON.stringify(body), timings };
  };
  const { valid, errors } = judge(diagnostics, {});
  if (!valid) return refused(errors);
  const room = roomFor(task);
  const answer = (body: object, also: readonly Diagnostic[] = []): Outcome => {
    const all = task.options.diagnostics && sortDiagnostics([...diagnostics, ...also]);
    const whole = all ? { ...body, ...listDiagnostics(new TaskTexts(task), all, room) } : body;
    return { status: 200, json: JSON.stringify(whole), timings };
  };
  const { analysis } = read;
  switch (task.kind) {
    case "parse":
      return task.options.expand ? answerExpanded() : answerWritten();
    case "html":
      return drawHtml(task.options);
    case "svg":
      return drawSvg(task.options);
  }

  /** A short source may have many elements when it is written out, each with all uses that lead to it. */
  function answerExpanded(): Outcome {
    const { ast } = analysis;
    return treeBytes(ast, limits.output) <= limits.output ? answer({ ast }) : tooLarge();
  }

  /** A long source may have a tree of many times its size. */
  function answerWritten(): Outcome {
    const found = answer({ ast: analysis.written });
    const most = limits.output + bytesOfDiagnostics;
    return found.json.length <= most && Buffer.byteLength(found.json) <= most ? found : tooLarge();
  }

  function tooLarge(): Outcome {
    const data = { limit: limits.output };
    return refused([createDiagnostic("size-limit", "tree", data, { from: 0, to: 0 })]);
  }

  function compose(
    options: HtmlTaskOptions | SvgTaskOptions,
    size: Pick<CompositionOptions, "width" | "padding"> = {},
  ): { composition: Composition; warnings: Diagnostic[] } {
    const design = designOf(options);
    const document = analysis.ast;
    const composition = new Composition({ document }, { limits, ...size, ...design });
    return { composition, warnings: designProblems(document, design) };
  }

  function drawHtml(options: HtmlTaskOptions): Outcome {
    const { theme, fullDocument, images, idPrefix, font } = options;
    const { composition, warnings } = compose(options);
    const overflows = options.diagnostics ? timed("layout", () => composition.overflows) : [];
    const excess = timed("render", () => composition.htmlExcess());
    if (excess) return refused([excess]);
    const fonts = new MeteredFont(pictureFont(font));
    const { fontCss, handCss } = fonts.options;
    const { html, css } = timed("render", () =>
      composition.html({
        theme,
        fullDocument,
        images,
        ...(idPrefix !== undefined && { idPrefix }),
        ...(fontCss && { fontCss }),
        ...(handCss && { handCss }),
      }),
    );
    const bytes = Buffer.byteLength(html) + Buffer.byteLength(css) - fonts.bytes;
    const found = composition.excessOf(bytes);
    if (found) return refused([found]);
    return answer(fullDocument ? { html } : { html, css }, [...overflows, ...warnings]);
  }

  function drawSvg(options: SvgTaskOptions): Outcome {
    const { theme, width, padding, font, idPrefix } = options;
    const { composition, warnings } = compose(options, { width, padding });
    const fonts = new MeteredFont(pictureFont(font));
    const letters = fonts.options;
    const excess = timed("layout", () => composition.svgExcess(letters));
    if (excess) return refused([excess]);
    const picture = timed("render", () =>
      composition.svg({
        theme,
        ...(idPrefix !== undefined && { idPrefix }),
        ...letters,
      }),
    );
    const found = composition.excessOf(Buffer.byteLength(picture.svg) - fonts.bytes);
    if (found) return refused([found]);
    const overflows = options.diagnostics ? composition.overflows : [];
    return answer(picture, [...overflows, ...warnings]);
  }
}

/** The fonts of a picture, and how many bytes they take in it: limits leave these out. */
class MeteredFont {
  readonly options: PictureFont;
  bytes = 0;

  constructor(font: PictureFont) {
    const { fontCss, handCss, ...others } = font;
    this.options = {
      ...others,
      ...(fontCss !== undefined && { fontCss: this.#metered(fontCss) }),
      ...(handCss !== undefined && { handCss: this.#metered(handCss) }),
    };
  }

  #metered(css: FontCss): FontCss {
    return (faces) => {
      const rules = typeof css === "function" ? css(faces) : css;
      this.bytes += Buffer.byteLength(rules);
      return rules;
    };
  }
}

/** The design tokens and the look of a request, and whether it asks for arrows. */
function designOf({
  tokens,
  look,
  flow,
}: HtmlTaskOptions | SvgTaskOptions): Partial<Pick<DrawingOptions, "tokens" | "look" | "flow">> {
  return {
    ...(tokens && { tokens }),
    ...(look && { look }),
    ...(flow !== undefined && { flow }),
  };
}

/** The texts of a task, split into lines when a diagnostic needs them. */
class TaskTexts {
  readonly main: SourceText;
  readonly #texts = new Map<string, SourceText>();
  readonly #load: LoadFile | undefined;

  constructor(task: Task) {
    this.main = new SourceText(task.source);
    this.#load = loaderOf(task);
  }

  /** The text of a file, by its id. */
  get(id: string): SourceText | undefined {
    const known = this.#texts.get(id);
    if (known) return known;
    const file = this.#load?.(id, undefined);
    if (!file || "problem" in file) return undefined;
    const text = new SourceText(file.text, id);
    this.#texts.set(id, text);
    return text;
  }
}

function verdict(task: Task & { kind: "validate" }, found: Diagnostic[]): object {
  const { options } = task;
  const texts = new TaskTexts(task);
  const room = roomFor(task);
  const { valid, errors } = judge(found, options);
  const items = valid ? undefined : errorItems(texts, errors, room);
  const listed = options.diagnostics ? listDiagnostics(texts, found, room) : {};
  return { valid, ...(items && { errors: items }), ...listed };
}

/** The room for the problems in an answer: each of a few bytes may be about names and paths of kilobytes. */
function roomFor(task: Task): ListRoom {
  const bytes = taskBytes(task);
  const edits = task.kind === "validate" ? Math.min(bytesOfEdits, editsPerByte * bytes) : 0;
  const lists = Math.min(bytesOfDiagnostics - bytesAround, bytesOfLists + listsPerByte * bytes);
  return new ListRoom(lists + edits);
}

/** The body for a source with errors. */
function refusal(
  texts: TaskTexts,
  errors: readonly Diagnostic[],
  isListed: boolean,
  room: ListRoom,
): object {
  const items = errorItems(texts, errors, room);
  const { message, line, column, path } = items[0]!;
  const more = errors.length > 1 ? ` (${errors.length - 1} more)` : "";
  const place = `${path === undefined ? "" : `${path}, `}line ${line}, column ${column}`;
  return {
    error: "Invalid source code",
    details: `Syntax error at ${place}: ${message}${more}`,
    ...(isListed && { errors: items, total: errors.length }),
  };
}

function errorItems(texts: TaskTexts, errors: readonly Diagnostic[], room: ListRoom): ErrorItem[] {
  // The first is short, and answers quote it.
  return room.fitting(
    made(capDiagnostics(errors).shown, (each) => errorItem(texts, each)),
    1,
  );
}

function errorItem(texts: TaskTexts, { message, hint, from, source }: Diagnostic): ErrorItem {
  const text = (source === undefined ? undefined : texts.get(source)) ?? texts.main;
  const { line, column } = text.locate(from);
  return {
    message: hint === undefined ? message : `${message}; ${hint}`,
    line,
    column,
    ...(text !== texts.main && { path: text.name }),
  };
}

/** Makes each item only when it is asked for. */
function* made<From, To>(items: readonly From[], make: (item: From) => To): Generator<To> {
  for (const item of items) yield make(item);
}

function listDiagnostics(
  texts: TaskTexts,
  found: readonly Diagnostic[],
  room: ListRoom,
): { diagnostics: JsonDiagnostic[]; total: number } {
  const { shown } = capDiagnostics(found);
  const items = made(shown, (one) => jsonDiagnostic(texts.main, one, texts));
  const diagnostics = room.fitting(items);
  return { diagnostics, total: found.length };
}
