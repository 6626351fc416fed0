/** Checks sources including their layout: loaded only for `wf validate --geometry`, since it draws. */

import type { InspectRoom } from "../../../authoring/inspect/inspect-room.js";
import { inspectSource } from "../../../authoring/inspect/inspect-source.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Io } from "../../../workspace/io.js";
import { geometryOf } from "../../../workspace/settings/geometry-of.js";
import type { Settings } from "../../../workspace/settings/settings.js";
import type { FileContext } from "./file-context.js";

/**
 * Returns a check that draws sources according to the settings of their folder.
 *
 * @param main absolute path of its file
 * @param room what is left for the wireframes of the run
 */
export async function createGeometryCheck(
  main: string,
  settings: Settings | undefined,
  context: FileContext,
  room: InspectRoom,
  io: Io,
): Promise<(source: string) => Diagnostic[]> {
  const options = { ...(await geometryOf(settings, { main }, io)), ...context };
  return (source) => {
    const limits = room.limitsFor(source, options.limits);
    const inspected = inspectSource(source, { ...options, limits });
    const diagnostics = room.explained(inspected.diagnostics);
    room.take(source, inspected.boxes);
    return [...diagnostics];
  };
}
