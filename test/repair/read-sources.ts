/** Reads sources as models write them, each with the intended source, from `sources.txt`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A source that needs repair. */
export interface BrokenSource {
  name: string;
  source: string;
  /** The intended source; undefined if there are several possibilities. */
  meant: string | undefined;
}

/**
 * `=== name`, the source, and either `--- meant` with the intended source, or `--- unclear`; ␍ is a carriage return.
 */
export function readSources(): BrokenSource[] {
  const text = readFileSync(join(import.meta.dirname, "sources.txt"), "utf8");
  return text
    .split(/^=== /m)
    .slice(1)
    .map((part) => {
      const [, name = "", source = "", verdict, meant = ""] =
        /^(.*)\n([\s\S]*)\n--- (meant|unclear)\n([\s\S]*)$/.exec(part) ?? [];
      return {
        name,
        source: source.replaceAll("␍", "\r"),
        meant: verdict === "meant" ? meant : undefined,
      };
    });
}
