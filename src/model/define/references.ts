/** The kinds of attribute that refer to something: an icon, a URL, another element, a color. */
import { iconNames, iconOfOtherSet, isIconName } from "../../base/icons/icon-names.js";
import { safeImageUrl, safeUrl } from "../../base/markup/safe-url.js";
import { oneOf } from "../../base/text/phrases.js";
import type { AttributeKind } from "../../language/ast/entries.js";
import { type Literal, textOf } from "../../language/ast/value.js";
import { kindProblem } from "../../language/ast/value-problem.js";
import { createProblem, type Problem } from "../../language/diagnostics/create-diagnostic.js";
import type { Suggester } from "../../language/diagnostics/suggester.js";
import {
  type AttributeDefinition,
  type AttributeExtras,
  attribute,
  choiceProblem,
  replaceValue,
  valueEdits,
} from "./attributes.js";

const iconKind: AttributeKind<string> = {
  kind: "icon",
  describes: "the name of a Lucide icon",
  check(literal, name, suggester) {
    const written = textOf(literal.value);
    if (written === undefined || literal.kind === "boolean") {
      return kindProblem(literal, name, this.describes);
    }
    return iconProblem(literal, written, suggester);
  },
  read: (value) => (typeof value === "string" && value !== "" ? value : undefined),
};

/** The name of an icon. */
export function iconName(docs: string, extras?: AttributeExtras): AttributeDefinition<string> {
  return attribute(docs, iconKind, extras);
}

/** The problem of an icon that does not exist. */
function iconProblem(literal: Literal, icon: string, suggester: Suggester): Problem | undefined {
  if (icon === "" || isIconName(icon)) return undefined;
  const other = iconOfOtherSet(icon);
  const meant = other ?? suggester.nearest(icon, iconNames, iconNames);
  // Another icon set's name for the same picture is as certain as a name with one letter too many.
  const edits =
    other === undefined ? valueEdits(literal, icon, meant) : replaceValue(literal, other);
  return createProblem("unknown-icon", "unknown", { icon, meant }, { edits });
}

/** A URL of a link or a `picture`; one that would run code is dropped. */
export function url(
  docs: string,
  extras: AttributeExtras & { reference?: "navigate"; picture?: boolean } = {},
): AttributeDefinition<string> {
  const { reference: to, picture = false, ...others } = extras;
  const safe = picture ? safeImageUrl : safeUrl;
  const kind: AttributeKind<string> = {
    kind: "url",
    reference: to,
    describes: "a URL",
    check(literal, name) {
      const written = textOf(literal.value);
      if (written === undefined) return kindProblem(literal, name, "a URL");
      if (safe(written) !== undefined) return undefined;
      return createProblem("url-unsafe", "unsafe", { name, url: written });
    },
    read(value) {
      const written = textOf(value);
      return written === undefined ? undefined : safe(written);
    },
  };
  return { docs, semantic: true, ...others, kind };
}

/** The id or label of another element. */
export function reference(
  to: NonNullable<AttributeKind["reference"]>,
  docs: string,
): AttributeDefinition<string> {
  const describes = to === "element" ? "the id of an element" : "the id or label of an element";
  return {
    docs,
    semantic: true,
    kind: {
      kind: "reference",
      reference: to,
      describes,
      check: (literal, name) =>
        textOf(literal.value) === undefined ? kindProblem(literal, name, describes) : undefined,
      read: textOf,
    },
  };
}

/** Whether a text is a color of three, four, six or eight hex digits. */
function isHexColor(value: string): boolean {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
}

/** A color: a hex literal or one of a few words. */
export function color(
  words: readonly string[],
  docs: string,
  extras?: AttributeExtras,
): AttributeDefinition<string> {
  const fits = (value: string): boolean => words.includes(value) || isHexColor(value);
  const kind: AttributeKind<string> = {
    kind: "color",
    choices: words.length > 0 ? words : undefined,
    get describes() {
      return words.length > 0 ? `a hex color or ${oneOf(words)}` : "a hex color";
    },
    check(literal, name, suggester) {
      return typeof literal.value === "string" && fits(literal.value)
        ? undefined
        : choiceProblem(literal, name, words, this.describes, suggester);
    },
    read: (value) => (typeof value === "string" && fits(value) ? value : undefined),
  };
  return attribute(docs, kind, extras);
}
