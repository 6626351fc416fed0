/** Draws all pictures of one wireframe, and tells what is wrong with it. */
import { analyze } from "../../analyze.js";
import type { DocumentNode } from "../../ast/node.js";
import { findPage, pageNames, withPage } from "../../lower/choose-pages.js";
import { sortDiagnostics } from "../../text/collector.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import { UsageError } from "../arguments/usage-error.js";
import { readOperand } from "../files/read-operand.js";
import type { Io } from "../io.js";
import { Drawer } from "./draw.js";
import type { RenderOptions } from "./format.js";
import { type PlannedFile, type Targets, targetOf } from "./plan-pictures.js";

/** A picture that waits to be written; without a target it goes to standard output. */
export interface DrawnPicture {
  target: string | undefined;
  content: string | Uint8Array;
  /** How large it is, for people; not of HTML. */
  size?: string | undefined;
}

/** What drawing a wireframe came to. */
export interface RenderedFile {
  /** All pictures of the wireframe, or none. */
  pictures: DrawnPicture[];
  /** 1 where the source has errors. */
  code: number;
}

/** Draws a wireframe; throws a UsageError where it cannot be read or painted. */
export async function renderFile(
  { file, options, pictures }: PlannedFile,
  targets: Targets,
  io: Io,
): Promise<RenderedFile> {
  const { name, text, unreadable } = await readOperand(file.path, io);
  const { ast, diagnostics } = unreadable
    ? { ast: undefined, diagnostics: [unreadable] }
    : analyze(text, { locations: true });
  const isRefused = (found: readonly Diagnostic[]): boolean =>
    !options.force && found.some((diagnostic) => refuses(diagnostic, options));
  const drawn: DrawnPicture[] = [];
  const found = [...diagnostics];
  let missing = "";
  if (ast && !isRefused(diagnostics)) {
    for (const { page, document } of partsOf(ast, file.path, options)) {
      const drawer = new Drawer(document, options);
      for (const picture of pictures) {
        const target = targetOf(picture, page);
        if (target !== undefined) targets.claim(target, file);
        const drawing = await drawer.draw(picture);
        drawn.push({ target, content: drawing.content, size: drawing.size });
        found.push(...drawing.diagnostics);
        missing ||= drawing.missing ?? "";
      }
    }
  }
  const all = sortDiagnostics(found);
  const worthSaying = all.filter((diagnostic) =>
    options.quiet ? refuses(diagnostic, options) : diagnostic.severity !== "info",
  );
  if (worthSaying.length > 0) {
    const { reportFindings } = await import("../terminal/report-findings.js");
    await reportFindings(name, text, worthSaying, io);
  }
  if (missing !== "" && !options.quiet) {
    const shown = [...missing].slice(0, 20).join("");
    await io.stderr.write(
      `wf: ${file.path}: PNG and PDF leave ${shown} blank, which our fonts lack\n`,
    );
  }
  return {
    pictures: isRefused(all) ? [] : drawn,
    code: all.some((diagnostic) => refuses(diagnostic, options)) ? 1 : 0,
  };
}

function refuses({ severity }: Diagnostic, { strict }: RenderOptions): boolean {
  return severity === "error" || (strict && severity === "warning");
}

/** What is drawn by itself: the document, or each of its pages with its name. */
function partsOf(
  ast: DocumentNode,
  path: string,
  { page, split }: RenderOptions,
): { page?: string; document: DocumentNode }[] {
  if (split) {
    const names = pageNames(ast);
    return ast.children.map((node, at) => ({ page: names[at]!, document: withPage(ast, node) }));
  }
  if (page !== undefined && findPage(ast, page) === undefined) {
    const titles = ast.children.map(({ label = "" }, at) => (label ? `"${label}"` : `${at + 1}`));
    const known = titles.length === 0 ? "it has none" : `it has ${titles.join(", ")}`;
    throw new UsageError(`${path}: there is no page "${page}"; ${known}`);
  }
  return [{ document: ast }];
}
