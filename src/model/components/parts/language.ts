/** The kind of attribute that names a language. */
import type { AttributeKind } from "../../../language/ast/entries.js";
import { textOf } from "../../../language/ast/value.js";
import { checkLanguage } from "./check-language.js";

/** A BCP 47 tag. */
export const languageKind: AttributeKind<string> = {
  kind: "language",
  describes: "a language tag",
  check(literal, name) {
    return checkLanguage(literal, name, this.describes);
  },
  read: textOf,
};
