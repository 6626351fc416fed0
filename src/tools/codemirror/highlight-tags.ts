/** Maps the token types of the language to highlighting tags. */
import { type Tag, tags } from "@lezer/highlight";
import type { TokenType } from "../../authoring/editing/semantic-tokens.js";

/** The tag of each token type. */
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
