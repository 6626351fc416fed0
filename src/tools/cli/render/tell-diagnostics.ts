/** Reports on standard error what was found while a file was drawn. */
import { printable } from "../../../base/text/display-width.js";
import { listed } from "../../../base/text/phrases.js";
import type { SourceText } from "../../../base/text/source-text.js";
import { sortDiagnostics } from "../../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Io } from "../../../workspace/io.js";
import type { RenderOptions } from "../pictures/format.js";

/** The files that the wireframes of a run import. */
export interface Imported {
  /** Their texts, by the ids in the places of diagnostics. */
  readonly texts: ReadonlyMap<string, SourceText>;
  /** Diagnostics already reported: a shared part needs one warning, not one for each screen that uses it. */
  readonly said: Set<string>;
}

/** The findings for one file. */
export interface Diagnostics extends Glyphs {
  /** The path shown in messages. */
  name: string;
  text: string;
  /** Its imports. */
  imported: Imported;
  /** Diagnostics with their final severities. */
  diagnostics: readonly Diagnostic[];
}

/** Characters in its pictures that none of the given fonts has. */
export interface Glyphs {
  /** Characters that are painted as boxes. */
  missing: string;
  /** System font families used for the other characters. */
  systemFonts: ReadonlySet<string>;
}

/** For files that are not drawn. */
export const noGlyphs: Glyphs = { missing: "", systemFonts: new Set() };

/** Whether diagnostics keep a wireframe from being drawn; `--force` ignores all but limits. */
export function refuses(
  judged: readonly Diagnostic[],
  { force }: Pick<RenderOptions, "force">,
): boolean {
  return judged.some(({ code, severity }) =>
    force ? code === "size-limit" : severity === "error",
  );
}

/** Whether pictures are not written because they contain boxes or would look different on another machine. */
export function refusesFonts(
  { missing, systemFonts }: Glyphs,
  { strict, force, systemFonts: choice }: Pick<RenderOptions, "strict" | "force" | "systemFonts">,
): boolean {
  const isNotOurs = systemFonts.size > 0;
  return (
    !force && ((strict && (isNotOurs || missing !== "")) || (isNotOurs && choice === "refuse"))
  );
}

/** Writes errors, warnings and characters without a font; returns the exit code. */
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

/** Whether a diagnostic has not been reported yet, for this file or another one that imports the same part. */
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
