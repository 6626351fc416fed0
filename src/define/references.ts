/** The kinds of attribute that name something else: an icon, an address, another element, a colour. */
import type { Literal } from "../ast/value.js";
import type { AttributeKind, Problem } from "../ast/vocabulary.js";
import { iconNames, isIconName } from "../icons/icon-names.js";
import { safeImageUrl, safeUrl } from "../text/safe-url.js";
import { nearestWord } from "../text/suggest.js";
import {
  type AttributeDefinition,
  type AttributeExtras,
  checkChoice,
  quote,
  spellingFix,
  textOf,
  wrongKind,
} from "./attributes.js";

/** The name of an icon. */
export function iconName(docs: string, extras: AttributeExtras = {}): AttributeDefinition<string> {
  const describes = "the name of a Lucide icon";
  return {
    docs,
    ...extras,
    kind: {
      kind: "icon",
      describes,
      check(literal, name) {
        const written = textOf(literal.value);
        if (written === undefined || literal.kind === "boolean") {
          return wrongKind(name, literal, describes);
        }
        return checkIconName(literal, written);
      },
      read: (value) => (typeof value === "string" && value !== "" ? value : undefined),
    },
  };
}

/** The finding about an icon that does not exist. */
function checkIconName(literal: Literal, written: string): Problem | undefined {
  if (written === "" || isIconName(written)) return undefined;
  const meant = nearestWord(written, iconNames());
  const fix = meant === undefined ? undefined : spellingFix(literal, written, meant);
  return {
    code: "unknown-icon",
    message: `there is no icon ${quote(written)}`,
    hint: meant === undefined ? "icons have the names of Lucide" : `did you mean "${meant}"?`,
    ...(fix && { fix }),
  };
}

/** An address to follow, or of a `picture`; one that would run code is dropped. */
export function url(
  docs: string,
  extras: AttributeExtras & { reference?: "navigate"; picture?: boolean } = {},
): AttributeDefinition<string> {
  const { reference: to, picture = false, ...others } = extras;
  const safe = picture ? safeImageUrl : safeUrl;
  const kind: AttributeKind<string> = {
    kind: "url",
    ...(to && { reference: to }),
    describes: "an address",
    check(literal, name) {
      const written = textOf(literal.value);
      if (written === undefined) return wrongKind(name, literal, "an address");
      if (safe(written) !== undefined) return undefined;
      return {
        code: "url-unsafe",
        message: `${name}=${quote(written)} is not safe to follow and is dropped`,
        hint: "use an http, https, mailto or relative address",
      };
    },
    read(value) {
      const written = textOf(value);
      return written === undefined ? undefined : safe(written);
    },
  };
  return { docs, semantic: true, ...others, kind };
}

/** The id or title of another element. */
export function reference(
  to: NonNullable<AttributeKind["reference"]>,
  docs: string,
): AttributeDefinition<string> {
  const describes = "the id or title of an element";
  return {
    docs,
    semantic: true,
    kind: {
      kind: "reference",
      reference: to,
      describes,
      check: (literal, name) =>
        textOf(literal.value) === undefined ? wrongKind(name, literal, describes) : undefined,
      read: textOf,
    },
  };
}

/** Whether a text is a colour of three, four, six or eight hex digits. */
function isHexColor(value: string): boolean {
  return /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.test(value);
}

/** A colour: a hex literal or one of a few words. */
export function color(
  words: readonly string[],
  docs: string,
  extras: AttributeExtras = {},
): AttributeDefinition<string> {
  const choices = words.length > 0 ? ` or one of ${words.join(", ")}` : "";
  const describes = `a hex colour${choices}`;
  const fits = (value: string): boolean => words.includes(value) || isHexColor(value);
  return {
    docs,
    ...extras,
    kind: {
      kind: "color",
      ...(words.length > 0 && { choices: words }),
      describes,
      check: (literal, name) =>
        typeof literal.value === "string" && fits(literal.value)
          ? undefined
          : checkChoice(literal, name, words, describes),
      read: (value) => (typeof value === "string" && fits(value) ? value : undefined),
    },
  };
}
