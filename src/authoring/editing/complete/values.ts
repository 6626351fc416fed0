/** Finds the possible values of an attribute. */
import { iconNames } from "../../../base/icons/icon-names.js";
import { spacingPx, spacingSteps } from "../../../base/theme/tokens.js";
import type { AttributeKind } from "../../../language/ast/entries.js";
import { type Candidate, plainInsert } from "../candidate.js";
import type { LanguageDocument } from "../language-document.js";
import { targetsFor } from "../names/targets.js";
import { colorPicture, iconPicture } from "../pictures.js";
import { statusColor } from "./status-color.js";

/** The values of a kind of attribute. */
export function valuesOf(
  kind: AttributeKind,
  isQuoted: boolean,
  document: LanguageDocument,
): Candidate[] {
  const found: Candidate[] = (kind.choices ?? []).map((choice) =>
    choiceCandidate(choice, isQuoted, kind),
  );
  if (kind.isBoolean && kind.choices?.includes("true") !== true) {
    for (const each of ["true", "false"].map((word) => wordCandidate(word, isQuoted)))
      found.push(each);
  }
  if (kind.kind === "spacing")
    for (const each of spacingSteps().map(spacingCandidate)) found.push(each);
  if (kind.kind === "icon")
    for (const each of iconNames().map((name) => iconCandidate(name, isQuoted))) found.push(each);
  if (kind.reference)
    for (const each of targetsFor(kind.reference, document, isQuoted)) found.push(each);
  return found;
}

/** A bare word, or a word inside existing quotes. */
export function wordCandidate(word: string, isQuoted: boolean): Candidate {
  const isBare = isQuoted || /^[A-Za-z_][\w-]*$/.test(word);
  const written = isBare ? word : `"${word.replace(/[\\"]/g, "\\$&")}"`;
  return { label: word, kind: "value", insert: plainInsert(written), rank: 0 };
}

function choiceCandidate(choice: string, isQuoted: boolean, kind: AttributeKind): Candidate {
  const color = kind.kind === "color" ? statusColor(choice) : undefined;
  const word = wordCandidate(choice, isQuoted);
  return color === undefined
    ? word
    : { ...word, kind: "color", detail: color, docs: () => colorPicture(color) };
}

function spacingCandidate(step: number): Candidate {
  const insert = String(step);
  return { label: insert, kind: "value", detail: `${spacingPx(step)} px`, insert, rank: 0 };
}

/** An icon with its picture. */
export function iconCandidate(name: string, isQuoted: boolean): Candidate {
  return { ...wordCandidate(name, isQuoted), kind: "icon", docs: () => iconPicture(name) ?? "" };
}
