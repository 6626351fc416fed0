/** Finds fonts of the machine for wireframes, and says once which are used for what. */
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { printable } from "../../base/text/display-width.js";
import type { Lacking } from "../../output/formats/document-drawable.js";
import type { Io } from "../io.js";
import type { SystemFonts } from "../system-fonts/system-fonts.js";

/** Fonts for what a wireframe lacks. */
export interface FoundFonts {
  fonts: GivenFonts;
  /** The families that serve. */
  families: string[];
}

/** Characters that a message names. */
const mostNamed = 12;

/** The fonts of the machine for one run; nothing is loaded before a character is missing. */
export class MachineFonts {
  readonly #io: Io;
  readonly #isQuiet: boolean;
  readonly #said = new Set<string>();
  #fonts: SystemFonts | undefined;

  constructor(io: Io, isQuiet: boolean) {
    this.#io = io;
    this.#isQuiet = isQuiet;
  }

  /** Fonts that have some of what is missing; undefined where there are none. */
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
