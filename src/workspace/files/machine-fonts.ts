/** Finds system fonts for wireframes, and reports once which ones are used for what. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { printable } from "../../base/text/display-width.js";
import type { Lacking } from "../../output/formats/document-drawable.js";
import type { Io } from "../io.js";
import type { SystemFonts } from "../system-fonts/system-fonts.js";

/** Fonts for missing characters. */
export interface FoundFonts {
  fonts: GivenFonts;
  /** The families in use. */
  families: string[];
}

/** Maximum number of characters named in a message. */
const mostNamed = 12;

/** The system fonts for a run; nothing is loaded before a character is missing. */
export class MachineFonts {
  readonly #io: Io;
  readonly #isQuiet: boolean;
  readonly #said = new Set<string>();
  #fonts: SystemFonts | undefined;

  constructor(io: Io, isQuiet: boolean) {
    this.#io = io;
    this.#isQuiet = isQuiet;
  }

  /** Fonts that have some of the missing characters; undefined if there are none. */
  async find({ clusters, languages }: Lacking): Promise<FoundFonts | undefined> {
    const { env } = this.#io;
    if (this.#fonts === undefined) {
      const { SystemFonts } = await import("../system-fonts/system-fonts.js");
      this.#fonts = new SystemFonts({ platform: process.platform, env });
    }
    const { fonts, used } = await this.#fonts.find(clusters, languages);
    if (fonts === undefined) return undefined;
    for (const { family, clusters: drawn } of used) {
      if (this.#said.has(family) || this.#isQuiet) continue;
      this.#said.add(family);
      const rest = drawn.length > mostNamed ? "…" : "";
      const shown = drawn.slice(0, mostNamed).join("");
      await this.#io.stderr.write(
        `wf: using system font ${printable(`${family} for ${shown}`)}${rest}\n`,
      );
    }
    return { fonts, families: used.map(({ family }) => family) };
  }
}
