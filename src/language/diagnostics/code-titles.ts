/** What the codes mean in a few words, which few programs read: builds keep it apart. */
import type { CodeEntry } from "./catalogue/wording.js";
import { codes, type DiagnosticCode, entryOf } from "./codes.js";

/** All codes with severity and title, in the order of the catalogue. The bundles have no titles elsewhere. */
export const describedCodes = Object.fromEntries(
  Object.keys(codes).map((code) => {
    const { severity, title } = entryOf(code as DiagnosticCode);
    return [code, { severity, title }];
  }),
) as Readonly<Record<DiagnosticCode, CodeEntry>>;
