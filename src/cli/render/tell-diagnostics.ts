/** Tells on standard error what drawing a file has found. */
import { sortDiagnostics } from "../../text/collector.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import type { Io } from "../io.js";
import type { RenderOptions } from "./format.js";

/** What was found in a file. */
export interface Diagnostics {
  /** The path that messages show. */
  name: string;
  text: string;
  diagnostics: readonly Diagnostic[];
  /** Characters that painted pictures leave blank. */
  missing: string;
}

/** Whether a diagnostic keeps a wireframe from being drawn; `--force` passes over all but limits. */
export function refuses(
  diagnostic: Diagnostic,
  options: Pick<RenderOptions, "strict" | "force">,
): boolean {
  return options.force ? diagnostic.code === "size-limit" : weighs(diagnostic, options);
}

/** Whether a diagnostic is an error, or counts as one. */
function weighs({ severity }: Diagnostic, { strict }: Pick<RenderOptions, "strict">): boolean {
  return severity === "error" || (strict && severity === "warning");
}

/** Writes errors and warnings, and which characters are left blank; returns the exit code. */
export async function tellDiagnostics(
  { name, text, diagnostics, missing }: Diagnostics,
  options: RenderOptions,
  io: Io,
): Promise<number> {
  const all = sortDiagnostics([...diagnostics]);
  const worthSaying = all.filter((diagnostic) =>
    options.quiet ? weighs(diagnostic, options) : diagnostic.severity !== "info",
  );
  if (worthSaying.length > 0) {
    const { reportDiagnostics } = await import("../terminal/report-diagnostics.js");
    await reportDiagnostics(name, text, worthSaying, io);
  }
  if (missing !== "" && !options.quiet) {
    const shown = [...missing].slice(0, 20).join("");
    await io.stderr.write(
      `wf: ${name}: no font for ${shown}; PNG and PDF leave these characters blank\n`,
    );
  }
  return all.some((diagnostic) => weighs(diagnostic, options)) ? 1 : 0;
}
