/** Builds TextMate grammars from the vocabulary, for highlighting before a language server has answered. */

import type { ComponentEntry } from "../src/language/ast/element.js";
import { type FormKind, innerForms, topLevelForms } from "../src/language/ast/form.js";
import type { Vocabulary } from "../src/language/ast/vocabulary.js";
import { fenceTags } from "../src/workspace/markdown/fences.js";

/** A rule of a TextMate grammar. */
export interface TextMateRule {
  name?: string;
  contentName?: string;
  match?: string;
  begin?: string;
  end?: string;
  while?: string;
  captures?: Record<string, TextMateRule>;
  beginCaptures?: Record<string, TextMateRule>;
  endCaptures?: Record<string, TextMateRule>;
  patterns?: TextMateRule[];
  include?: string;
}

/** A TextMate grammar, as editors read it. */
export interface TextMateGrammar {
  $schema: string;
  name?: string;
  scopeName: string;
  injectionSelector?: string;
  patterns: TextMateRule[];
  repository?: Record<string, { patterns: TextMateRule[] }>;
}

/** The scope of each kind of token. */
export const scopes = {
  lineComment: "comment.line.double-slash.wf",
  blockComment: "comment.block.wf",
  string: "string.quoted.wf",
  number: "constant.numeric.wf",
  keyword: "keyword.control.wf",
  component: "entity.name.tag.wf",
  definition: "entity.name.function.wf",
  attribute: "entity.other.attribute-name.wf",
  parameter: "variable.parameter.wf",
  value: "support.constant.value.wf",
  modifier: "storage.modifier.wf",
  variable: "variable.other.wf",
  operator: "keyword.operator.wf",
} as const;

const schema = "https://raw.githubusercontent.com/martinring/tmlanguage/master/tmlanguage.json";

const word = "[\\p{L}_][\\p{L}\\p{M}\\p{N}_-]*";
/** The end of a word. */
const wordEnd = "(?![\\p{L}\\p{M}\\p{N}_-])";
/** Where an element can start, whatever its name: at the start of a line, and after a brace. */
const fresh = "(?:^|(?<=[{}]))\\s*";
/**
 * The start of a word, since a part of a word must not match. All rules start in the same way, because the rule that
 * matches earliest wins.
 */
const wordStart = `(?:${fresh}|(?<![\\p{L}\\p{M}\\p{N}_-]))`;
const quote = "[\"'\\x{2018}-\\x{201f}]";
const separator = "(?:=|:(?!//))";
const number = "-?(?:\\d+(?:\\.\\d+)?|\\.\\d+)[\\p{L}\\p{N}_%]*";

/** Matches any of some words, longer ones first. */
function oneOf(words: Iterable<string>): string {
  const escaped = [...new Set(words)].map((each) => each.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"));
  return `(?:${escaped.sort((a, b) => b.length - a.length || (a < b ? -1 : 1)).join("|")})`;
}

function captures(...names: (string | undefined)[]): Record<string, TextMateRule> {
  return Object.fromEntries(
    names.flatMap((name, at) => (name ? [[String(at + 1), { name }]] : [])),
  );
}

const include = (...names: string[]): TextMateRule[] =>
  names.map((name) => ({ include: `#${name}` }));

/** A rule for everything between two brackets. */
function between(begin: string, end: string, inside: TextMateRule[], name?: string): TextMateRule {
  return { begin, end, patterns: inside, ...(name && { name }) };
}

function stringRule(begin: string, end: string): TextMateRule {
  return {
    name: scopes.string,
    begin,
    end,
    patterns: [
      { name: "constant.character.escape.wf", match: "\\\\." },
      {
        name: "variable.other.interpolated.wf",
        match: `\\$(?:\\{[^}"]*\\}|[\\p{L}_][\\p{L}\\p{M}\\p{N}_.-]*)`,
      },
    ],
  };
}

/** The words of the vocabulary, by what may follow them. */
interface Words {
  /** Names and aliases. */
  all: string[];
  /** Those that are also a modifier of some component. */
  soft: string[];
  /** The modifiers that are not components. */
  modifiers: string[];
  /** Words that accept a string, a number, or a list. */
  labeled: string[];
  numbered: string[];
  listed: string[];
  /**
   * The soft words that some attributes identify as an element, with these attributes: none of them may belong to a
   * component that has the modifier.
   */
  telling: { word: string; attributes: string[] }[];
}

/** A component as it is by default, and as it is in each parent that changes it. */
function shapesOf(component: ComponentEntry): ComponentEntry[] {
  return [component, ...component.variants.values()];
}

function wordsOf({ components }: Vocabulary): Words {
  const named = components.filter(({ filler }) => !filler);
  const wordsWhere = (fits: (shape: ComponentEntry) => boolean): string[] =>
    named
      .filter((component) => shapesOf(component).some(fits))
      .flatMap(({ name, aliases }) => [name, ...aliases.keys()]);
  const all = wordsWhere(() => true);
  const modifiers = new Set(
    components.flatMap((component) =>
      shapesOf(component).flatMap((shape) => [...shape.modifiers.keys()]),
    ),
  );
  const soft = all.filter((each) => modifiers.has(each));
  return {
    all,
    soft,
    modifiers: [...modifiers].filter((each) => !all.includes(each)).sort(),
    labeled: wordsWhere(({ label }) => label !== undefined),
    numbered: wordsWhere(({ number }) => number !== undefined),
    listed: wordsWhere(({ list }) => list !== undefined),
    telling: soft.flatMap((each) => {
      const owners = components.filter((owner) =>
        shapesOf(owner).some((shape) => shape.modifiers.has(each)),
      );
      const own = named.filter(({ name, aliases }) => name === each || aliases.has(each));
      const attributes = own
        .flatMap((component) => shapesOf(component))
        .flatMap((shape) => [...shape.attributes.values()])
        .filter(
          ({ name, common }) => !common && !owners.some((owner) => owner.attributes.has(name)),
        )
        .map(({ name }) => name);
      return attributes.length > 0 ? [{ word: each, attributes: [...new Set(attributes)] }] : [];
    }),
  };
}

/** The grammar of the language. */
export function wireframeGrammar(vocabulary: Vocabulary): TextMateGrammar {
  const words = wordsOf(vocabulary);
  return {
    $schema: schema,
    name: "Wireframe",
    scopeName: "source.wf",
    patterns: include("elements"),
    repository: {
      elements: {
        patterns: [
          ...include("comment", "filler", "definition", "call", "attribute", "words"),
          ...include("block", "list", "string", "number", "operator"),
        ],
      },
      comment: {
        patterns: [
          { name: scopes.lineComment, match: "//.*$" },
          { name: scopes.blockComment, begin: "/\\*", end: "\\*/" },
        ],
      },
      more: { patterns: [{ name: scopes.keyword, match: "\\.\\.\\." }] },
      // Between elements, `...` is a component.
      filler: { patterns: [{ name: scopes.component, match: "\\.\\.\\." }] },
      string: {
        patterns: [
          stringRule('"', '"'),
          stringRule("'", "'"),
          {
            name: scopes.string,
            match: "[\\x{201c}-\\x{201f}][^\\x{201c}-\\x{201f}\\n]*[\\x{201c}-\\x{201f}]",
          },
          {
            name: scopes.string,
            match: "[\\x{2018}-\\x{201b}][^\\n]*?[\\x{2018}-\\x{201b}](?!\\w)",
          },
        ],
      },
      number: {
        patterns: [
          { name: scopes.number, match: `${wordStart}${number}` },
          { name: scopes.number, match: "#(?:\\h{8}|\\h{6}|\\h{4}|\\h{3})(?![\\w-])" },
        ],
      },
      operator: { patterns: [{ name: scopes.operator, match: "[=:]" }] },
      block: { patterns: [between("\\{", "\\}", include("elements"))] },
      list: {
        patterns: [
          between("\\[", "\\]", [
            ...include("comment", "more", "list", "object", "string", "number", "value"),
          ]),
        ],
      },
      object: {
        patterns: [
          between("\\{", "\\}", [
            ...include("comment", "more", "attribute", "list", "object", "string", "number"),
            ...include("operator"),
            { name: scopes.modifier, match: `${wordStart}${word}` },
          ]),
        ],
      },
      value: { patterns: [{ name: scopes.value, match: `${wordStart}${word}` }] },
      attribute: {
        patterns: [
          {
            begin: `${wordStart}(${word})\\s*(${separator})\\s*(?=\\{)`,
            beginCaptures: captures(scopes.attribute, scopes.operator),
            end: "(?<=\\})",
            patterns: include("object"),
          },
          {
            begin: `${wordStart}(${word})\\s*(${separator})\\s*(${word})\\(`,
            beginCaptures: captures(scopes.attribute, scopes.operator, scopes.definition),
            end: "\\)",
            patterns: include("arguments"),
          },
          {
            match: `${wordStart}(${word})\\s*(${separator})\\s*(?:(${word})|(${number}))(?!\\s*=)`,
            captures: captures(scopes.attribute, scopes.operator, scopes.value, scopes.number),
          },
          {
            match: `${wordStart}(${word})\\s*(${separator})`,
            captures: captures(scopes.attribute, scopes.operator),
          },
        ],
      },
      definition: { patterns: definitionRules(words) },
      call: {
        patterns: [
          {
            begin: `${wordStart}(${word})\\(`,
            beginCaptures: captures(scopes.attribute),
            end: "\\)",
            patterns: include("arguments"),
          },
        ],
      },
      arguments: {
        patterns: [
          ...include("comment", "more"),
          {
            match: `${wordStart}(${word})\\s*(:)\\s*(${word})`,
            captures: captures(scopes.parameter, scopes.operator, scopes.value),
          },
          {
            match: `${wordStart}(${word})\\s*([=:])(?:\\s*(${word}))?`,
            captures: captures(scopes.parameter, scopes.operator, scopes.value),
          },
          ...include("list", "string", "number", "operator", "value"),
        ],
      },
      words: { patterns: wordRules(words) },
    },
  };
}

/** Rules for the heads of definitions and uses of components, layouts and data. */
function definitionRules({ all }: Words): TextMateRule[] {
  const naming = (...forms: FormKind[]): string => `${fresh}(${oneOf(forms)})\\s+(${word})`;
  const inner = (...forms: FormKind[]): string => `${wordStart}(${oneOf(forms)})\\s+(${word})`;
  const forms = oneOf([...topLevelForms, ...innerForms]);
  return [
    {
      begin: `${naming("component", "layout")}\\(`,
      beginCaptures: captures(scopes.keyword, scopes.definition),
      end: "\\)",
      patterns: include("arguments"),
    },
    {
      match: naming("component", "layout"),
      captures: captures(scopes.keyword, scopes.definition),
    },
    {
      begin: `${inner("use")}\\(`,
      beginCaptures: captures(scopes.keyword, scopes.definition),
      end: "\\)",
      patterns: include("arguments"),
    },
    { match: inner("use"), captures: captures(scopes.keyword, scopes.definition) },
    {
      match: `${fresh}(data)\\s+(${word})(?:\\s+(from)${wordEnd})?`,
      captures: captures(scopes.keyword, scopes.variable, scopes.keyword),
    },
    {
      match: `${wordStart}(repeat)\\s+(?:(${word})|\\d+)\\s+(as)\\s+(${word})(?:\\s*,\\s*(${word}))?`,
      captures: captures(
        scopes.keyword,
        scopes.variable,
        scopes.keyword,
        scopes.variable,
        scopes.variable,
      ),
    },
    {
      match: `${wordStart}(fill)\\s+(${word})(?=\\s*\\{)`,
      captures: captures(scopes.keyword, scopes.attribute),
    },
    {
      match: `${wordStart}(slot)[ \\t]+(?!${oneOf([...all, ...innerForms])}${wordEnd})(${word})`,
      captures: captures(scopes.keyword, scopes.attribute),
    },
    {
      begin: `${fresh}(tokens)\\s*\\{`,
      beginCaptures: captures(scopes.keyword),
      end: "\\}",
      patterns: [
        ...include("comment"),
        {
          match: `${wordStart}((?:${word}\\.)?${word})\\s*([=:])(?:\\s*(${word}))?`,
          captures: captures(scopes.attribute, scopes.operator, scopes.value),
        },
        ...include("list", "string", "number", "operator", "value"),
      ],
    },
    {
      begin: `${fresh}(import)\\s*\\{`,
      beginCaptures: captures(scopes.keyword),
      end: "\\}\\s*(from)?",
      endCaptures: captures(scopes.keyword),
      patterns: [...include("comment"), { name: scopes.definition, match: word }],
    },
    {
      begin: `${fresh}(import)\\s*(?=${quote})`,
      beginCaptures: captures(scopes.keyword),
      end: `(as)\\s+(${word})|$`,
      endCaptures: captures(scopes.keyword, scopes.variable),
      patterns: include("string"),
    },
    { match: `${wordStart}(${forms})${wordEnd}`, captures: captures(scopes.keyword) },
  ];
}

/** Rules for words between elements, which tell elements from modifiers of the element before. */
function wordRules(words: Words): TextMateRule[] {
  const element = captures(scopes.component);
  const owns = (list: readonly string[], next: string): TextMateRule => ({
    match: `${wordStart}(${oneOf(list)})${wordEnd}(?=\\s*${next})`,
    captures: element,
  });
  return [
    { match: `${fresh}(${oneOf(words.all)})${wordEnd}`, captures: element },
    owns(words.labeled, quote),
    owns(words.numbered, "-?\\d"),
    owns(words.listed, "\\["),
    ...words.telling.map(({ word: each, attributes }) => owns([each], `${oneOf(attributes)}\\s*=`)),
    {
      match: `${wordStart}(${oneOf([...words.soft, ...words.modifiers])})${wordEnd}`,
      captures: captures(scopes.modifier),
    },
    { match: `${wordStart}(${oneOf(words.all)})${wordEnd}`, captures: element },
    { match: `${fresh}(${word})`, captures: captures(scopes.definition) },
    {
      match: `${wordStart}(${word})(?=\\s*(?:${quote}|\\{))`,
      captures: captures(scopes.definition),
    },
    { match: `${wordStart}(${word})`, captures: captures(scopes.modifier) },
  ];
}

/** The grammar that highlights wireframes in Markdown. */
export function fenceGrammar(): TextMateGrammar {
  return {
    $schema: schema,
    scopeName: "markdown.wf.codeblock",
    injectionSelector: "L:text.html.markdown",
    patterns: [
      {
        name: "markup.fenced_code.block.markdown",
        begin: `(^|\\G)(\\s*)(\`{3,}|~{3,})\\s*(?i:(${oneOf(fenceTags)})((?:[\\s,:{][^\`]*)?))$`,
        beginCaptures: {
          3: { name: "punctuation.definition.markdown" },
          4: { name: "fenced_code.block.language.markdown" },
          5: { name: "fenced_code.block.language.attributes.markdown" },
        },
        end: "(^|\\G)(\\2|\\s{0,3})(\\3)\\s*$",
        endCaptures: { 3: { name: "punctuation.definition.markdown" } },
        patterns: [
          {
            begin: "(^|\\G)(\\s*)(.*)",
            while: "(^|\\G)(?!\\s*([`~]{3,})\\s*$)",
            contentName: "meta.embedded.block.wf",
            patterns: [{ include: "source.wf" }],
          },
        ],
      },
    ],
  };
}
