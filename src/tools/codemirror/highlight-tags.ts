/** Says by which tag a highlighter knows what a word is. */
import { type Tag, tags } from "@lezer/highlight";
import type { TokenType } from "../../authoring/editing/semantic-tokens.js";

/** The tag of each type of token. */
export const tagsOf: Readonly<Record<TokenType, Tag>> = {
  comment: tags.comment,
  string: tags.string,
  number: tags.number,
  keyword: tags.keyword,
  class: tags.typeName,
  function: tags.function(tags.variableName),
  property: tags.propertyName,
  enumMember: tags.atom,
  modifier: tags.modifier,
  parameter: tags.definition(tags.propertyName),
  variable: tags.variableName,
  operator: tags.operator,
};
