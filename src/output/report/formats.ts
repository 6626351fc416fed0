/** Maps names of formats to their implementations. */
import { formatCompact } from "./compact.js";
import type { FormatName } from "./format-names.js";
import { formatGithub } from "./github.js";
import { formatJson } from "./json.js";
import { formatJunit } from "./junit.js";
import { formatPretty } from "./pretty.js";
import type { Format } from "./report.js";
import { formatSarif } from "./sarif.js";

/** Every format by its name. */
export const formats: Readonly<Record<FormatName, Format>> = {
  pretty: formatPretty,
  compact: formatCompact,
  json: formatJson,
  github: formatGithub,
  sarif: formatSarif,
  junit: formatJunit,
};
