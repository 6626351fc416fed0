/** Describes what the check of a file needs to know about other files. */
import type { AnalyzeOptions } from "../../../analyze.js";
import type { SourceImports } from "../../../source-pages.js";

/** What a check needs to know about other files. */
export type FileContext = SourceImports & Pick<AnalyzeOptions, "others">;
