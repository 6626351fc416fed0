/** Checks sources with what geometry shows: loaded only for `wf validate --geometry`, since it draws. */
import { inspectSource } from "../../inspect/inspect-source.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import { geometryOf } from "../inspect/geometry-of.js";
import type { Io } from "../io.js";
import type { Settings } from "../settings/settings.js";
import type { FileContext } from "./check-file.js";

/** What finds all that is wrong with a source, as the settings of its folder have it drawn. */
export async function createGeometryCheck(
  settings: Settings | undefined,
  context: FileContext,
  io: Io,
): Promise<(source: string) => Diagnostic[]> {
  const options = { ...(await geometryOf(settings, {}, io)), ...context };
  return (source) => [...inspectSource(source, options).diagnostics];
}
