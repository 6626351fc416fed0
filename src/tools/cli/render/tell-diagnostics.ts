/** Tells on standard error what drawing a file has found. */
import { printable } from "../../../base/text/display-width.js";
import { listed } from "../../../base/text/phrases.js";
import type { SourceText } from "../../../base/text/source-text.js";
import { sortDiagnostics } from "../../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Io } from "../../../workspace/io.js";
import type { RenderOptions } from "../pictures/format.js";

/** The files that the wireframes of a call import. */
export interface Imported {
  /** Their texts, by the ids that places in them carry. */
  readonly texts: ReadonlyMap<string, SourceText>;
  /** What was said: a part of thirty screens need not be warned about thirty times. */
  readonly said: Set<string>;
}

/** What was found in a file. */
export interface Diagnostics extends Glyphs {
  /** The path that messages show. */
  name: string;
  text: string;
  /** What it imports. */
  imported: Imported;
  /** As they were judged. */
  diagnostics: readonly Diagnostic[];
}

/** What its pictures show of characters that no given font has. */
export interface Glyphs {
  /** Characters that painted pictures show boxes for. */
  missing: string;
  /** Families of the machine that the others are drawn with. */
  systemFonts: ReadonlySet<string>;
}

/** Of what is not drawn. */
export const noGlyphs: Glyphs = { missing: "", systemFonts: new Set() };

/** Whether judged diagnostics keep a wireframe from being drawn; `--force` passes over all but limits. */
export function refuses(
  judged: readonly Diagnostic[],
  { force }: Pick<RenderOptions, "force">,
): boolean {
  return judged.some(({ code, severity }) =>
    force ? code === "size-limit" : severity === "error",
  );
}

/** Whether pictures are not written since they would differ on another machine, or show boxes. */
export function refusesFonts(
  { missing, systemFonts }: Glyphs,
  { strict, force, systemFonts: choice }: Pick<RenderOptions, "strict" | "force" | "systemFonts">,
): boolean {
  const isNotOurs = systemFonts.size > 0;
  return (
    !force && ((strict && (isNotOurs || missing !== "")) || (isNotOurs && choice === "refuse"))
  );
}

/** Writes errors and warnings, and which characters no font has; returns the exit code. */
export async function tellDiagnostics(
  { name, text, imported, diagnostics, missing, systemFonts }: Diagnostics,
  options: RenderOptions,
  io: Io,
): Promise<number> {
  const all = sortDiagnostics([...diagnostics]);
  const worthSaying = all.filter((diagnostic) => {
    if (diagnostic.severity === "error") return true;
    return !options.quiet && diagnostic.severity !== "info" && isNew(diagnostic, name, imported);
  });
  if (worthSaying.length > 0) {
    const { reportDiagnostics } = await import("../terminal/report-diagnostics.js");
    await reportDiagnostics(name, text, worthSaying, io, imported.texts);
  }
  const isRefused = refusesFonts({ missing, systemFonts }, options);
  if (missing !== "" && (!options.quiet || options.strict)) {
    const shown = [...missing].slice(0, 20).join("");
    await io.stderr.write(
      `wf: ${printable(`${name}: no font for ${shown}`)}; PNG and PDF show boxes for these characters\n`,
    );
  }
  if (isRefused && systemFonts.size > 0) {
    const families = listed([...systemFonts], "and", systemFonts.size);
    await io.stderr.write(
      `wf: ${printable(`${name}: needs ${families}`)} from this machine; add ${systemFonts.size === 1 ? "it" : "them"} to "fonts" in wf.config.json, or pass --font-file\n`,
    );
  }
  return isRefused || all.some(({ severity }) => severity === "error") ? 1 : 0;
}

/** Whether a diagnostic of a file was not said yet, of the file itself or of one that imports it. */
function isNew(
  { source = "", code, from, to, message }: Diagnostic,
  name: string,
  { said }: Imported,
): boolean {
  const key = [source || name, code, from, to, message].join("\0");
  const wasSaid = said.has(key);
  said.add(key);
  return !wasSaid;
}
