/** Combines the areas of the catalogue into a table of all codes with severity, title and wordings; no code is reused. */
import { attributeDiagnostics } from "./catalogue/attributes.js";
import { blockDiagnostics } from "./catalogue/blocks.js";
import { dataDiagnostics } from "./catalogue/data.js";
import { designDiagnostics } from "./catalogue/design.js";
import { elementDiagnostics } from "./catalogue/elements.js";
import { foreignDiagnostics } from "./catalogue/foreign.js";
import { geometryDiagnostics } from "./catalogue/geometry.js";
import { imageDiagnostics } from "./catalogue/images.js";
import { limitDiagnostics } from "./catalogue/limits.js";
import { referenceDiagnostics } from "./catalogue/references.js";
import { reuseDiagnostics } from "./catalogue/reuse.js";
import { tokenDiagnostics } from "./catalogue/tokens.js";
import type { CatalogueEntry, CodeEntry, Wording } from "./catalogue/wording.js";

const catalogue = {
  ...tokenDiagnostics,
  ...foreignDiagnostics,
  ...blockDiagnostics,
  ...elementDiagnostics,
  ...attributeDiagnostics,
  ...dataDiagnostics,
  ...referenceDiagnostics,
  ...imageDiagnostics,
  ...geometryDiagnostics,
  ...limitDiagnostics,
  ...reuseDiagnostics,
  ...designDiagnostics,
};

type Catalogue = typeof catalogue;

/** Code of a diagnostic. */
export type DiagnosticCode = keyof Catalogue;

/** Names of the wordings of a code. */
export type WordingName<C extends DiagnosticCode> = keyof Catalogue[C]["wordings"] & string;

/** The data that a wording of a code needs; an empty object if it needs none. */
export type WordingData<
  C extends DiagnosticCode,
  W extends WordingName<C>,
> = Catalogue[C]["wordings"][W] extends (data: infer D) => Wording
  ? unknown extends D
    ? Record<string, never>
    : D
  : never;

/** All codes with their severities, in the order of the catalogue. */
export const codes: Readonly<Record<DiagnosticCode, Omit<CodeEntry, "title">>> = catalogue;

/** Everything that the catalogue says about a code. */
export function entryOf(code: DiagnosticCode): CatalogueEntry {
  return catalogue[code];
}

/** Whether a text is a code in the catalogue. */
export function isDiagnosticCode(text: string): text is DiagnosticCode {
  return Object.hasOwn(catalogue, text);
}

/** The wording of a code in one case. */
export function wordingOf<C extends DiagnosticCode, W extends WordingName<C>>(
  code: C,
  wording: W,
  data: WordingData<C, W>,
): Wording {
  // The types above combine data and wording; inside, all entries are alike.
  return (catalogue[code] as CatalogueEntry).wordings[wording]!(data);
}

/** The names of all wordings by code, for tests that each of them is used. */
export function wordingNames(): ReadonlyMap<DiagnosticCode, readonly string[]> {
  const names = new Map<DiagnosticCode, readonly string[]>();
  for (const code of Object.keys(catalogue) as DiagnosticCode[]) {
    names.set(code, Object.keys(catalogue[code].wordings));
  }
  return names;
}
