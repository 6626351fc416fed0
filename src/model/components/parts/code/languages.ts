/** Defines the comments, strings, numbers and keywords of each language. */

/** The kinds of code, each with its own color. */
export type CodeKind = "plain" | "keyword" | "string" | "number" | "comment" | "removed";

/** A pattern and the kind of its matches; `word` means that the kind depends on the word. */
interface Rule {
  readonly kind: CodeKind | "word";
  /**
   * Must match an unclosed string or comment up to the end of the line or text, and look back only from its start, so
   * that the time for a text grows with its length.
   */
  readonly pattern: string;
}

/** A language: rules in order of precedence, and the words that have a kind. */
export interface CodeLanguage {
  readonly rules: readonly Rule[];
  readonly keywords: ReadonlySet<string>;
  /** Words that are values, such as `true`. */
  readonly constants: ReadonlySet<string>;
  readonly ignoresCase: boolean;
}

const lineComment = (sign: string): Rule => ({ kind: "comment", pattern: `${sign}[^\n]*` });
const slashes = lineComment("//");
const hash = lineComment("#");
/** `#` where a word could begin, as in shells: `$#` and `a#b` are not comments. */
const spacedHash = lineComment("(?<![^\\s;])#");
const block: Rule = { kind: "comment", pattern: "/\\*[^]*?(?:\\*/|(?![^]))" };
const string = (quote: string): Rule => ({
  kind: "string",
  pattern: `${quote}[^${quote}\\\\\n]*(?:\\\\[^\n][^${quote}\\\\\n]*)*${quote}?`,
});
const double = string('"');
const single = string("'");
/** A character literal, in languages where a single quote may be something else. */
const character: Rule = { kind: "string", pattern: "'(?:[^'\\\\\n]|\\\\[^'\n]{1,8}|\\\\')'" };
/** A string of several lines. */
const fenced = (quotes: string): Rule => ({
  kind: "string",
  pattern: `${quotes}[^]*?(?:${quotes}|(?![^]))`,
});
const template: Rule = {
  kind: "string",
  pattern: "`[^`\\\\]*(?:\\\\[^][^`\\\\]*)*(?:`|\\\\?(?![^]))",
};
const number: Rule = {
  kind: "number",
  pattern: "(?<![\\w$.])(?:0[xXbBoO][\\da-fA-F_]+|\\d[\\d_]*(?:\\.\\d+)?(?:[eE][+-]?\\d+)?)\\w*",
};
const word: Rule = { kind: "word", pattern: "[A-Za-z_$][\\w$]*" };

const values = "true false null";

function language(
  rules: readonly Rule[],
  keywords = "",
  constants = values,
  ignoresCase = false,
): CodeLanguage {
  return {
    rules,
    keywords: new Set(keywords.split(" ")),
    constants: new Set(constants.split(" ")),
    ignoresCase,
  };
}

const cRules = [slashes, block, double, character, number, word];
const common = "break case continue default do else for if return switch while";
const objects = `${common} catch class enum finally interface new private protected public static super this throw try`;

const script = () =>
  language(
    [slashes, block, double, single, template, number, word],
    `${objects} abstract as async await const declare delete export extends from function get implements import in instanceof keyof let namespace of readonly satisfies set type typeof var void with yield`,
    `${values} undefined NaN Infinity`,
  );
const markup = () =>
  language([
    { kind: "comment", pattern: "<!--[^]*?(?:-->|(?![^]))" },
    { kind: "keyword", pattern: "</?[A-Za-z!?][\\w:.-]*|[/?]?>" },
    { kind: "string", pattern: "(?<==)\"[^\"]*\"?|(?<==)'[^']*'?" },
  ]);
const styles = () =>
  language([
    block,
    lineComment("(?<=^|[\\s;{}])//"),
    double,
    single,
    { kind: "number", pattern: "#[\\da-fA-F]{3,8}\\b" },
    { kind: "keyword", pattern: "@[\\w-]+|--[\\w-]+|[A-Za-z-]+(?=[ \\t]*:[ \\t])" },
    { kind: "number", pattern: "(?<![\\w.-])-?(?:\\d+\\.?\\d*|\\.\\d+)(?:%|[a-z]+)?" },
    { kind: "plain", pattern: "[A-Za-z_-][\\w-]*" },
  ]);
const shell = () =>
  language(
    [
      spacedHash,
      { kind: "string", pattern: "'[^']*'?" },
      { kind: "string", pattern: '"[^"\\\\]*(?:\\\\[^][^"\\\\]*)*"?' },
      { kind: "number", pattern: "\\$(?:\\{[^}\n]*\\}?|\\w+)" },
      { kind: "word", pattern: "[A-Za-z_][\\w.-]*" },
    ],
    "case cd do done echo elif else esac exit export fi for function if in local read return set sudo then unset until while",
  );
const keyed = (comment: readonly Rule[]) =>
  language(
    [
      ...comment,
      {
        kind: "keyword",
        pattern: "(?=[\\w.$/-])(?<=^[ \\t]*(?:- )?)[\\w.$/-]+(?=[ \\t]*[:=])|^\\[[^\\]\n]*\\]",
      },
      double,
      single,
      number,
      word,
    ],
    "",
    `${values} yes no on off`,
  );

/** The languages, by their main names. */
const made: Readonly<Record<string, () => CodeLanguage>> = {
  js: script,
  html: markup,
  css: styles,
  bash: shell,
  json: () =>
    language([
      slashes,
      block,
      { kind: "keyword", pattern: '"[^"\\\\\n]*(?:\\\\[^\n][^"\\\\\n]*)*"(?=\\s*:)' },
      double,
      number,
      word,
    ]),
  yaml: () => keyed([spacedHash]),
  toml: () => keyed([spacedHash, lineComment("^;")]),
  python: () =>
    language(
      [hash, fenced('"""'), fenced("'''"), double, single, number, word],
      "and as assert async await break class continue def del elif else except finally for from global if import in is lambda match nonlocal not or pass raise return self try while with yield",
      "True False None",
    ),
  ruby: () =>
    language(
      [hash, double, single, number, word],
      "alias and begin break case class def do else elsif end ensure for if in module next not or private require rescue return self super then unless until when while yield",
      "true false nil",
    ),
  sql: () =>
    language(
      [lineComment("--"), block, string("'"), double, number, word],
      "add all alter and as asc begin between by case check commit create cross default delete desc distinct drop else end exists foreign from full group having in index inner insert into is join key left like limit not offset on or order outer primary references returning right rollback select set table then transaction union unique update using values view when where with",
      values,
      true,
    ),
  go: () =>
    language(
      [slashes, block, double, character, template, number, word],
      `${common} chan const defer fallthrough func go goto import interface map package range select struct type var`,
      "true false nil iota",
    ),
  rust: () =>
    language(
      cRules,
      "as async await break const continue crate dyn else enum extern fn for if impl in let loop match mod move mut pub ref return self Self static struct super trait type unsafe use where while",
      "true false None",
    ),
  c: () =>
    language(
      [{ kind: "keyword", pattern: "(?=#)(?<=^[ \\t]*)#[ \\t]*\\w+" }, ...cRules],
      `${objects} auto bool char const constexpr delete double extern float int long namespace nullptr override short signed sizeof struct template typedef union unsigned using virtual void`,
      `${values} NULL nullptr`,
    ),
  java: () =>
    language(
      cRules,
      `${objects} abstract as async await boolean byte char companion const data double extends final float foreach fun get implements import in int internal is lateinit long namespace object open override package readonly record sealed set short string struct suspend throws using val var virtual void when`,
    ),
  swift: () =>
    language(
      cRules,
      `${objects} as async await defer extension fileprivate func guard import in init inout is let mutating override protocol repeat self some struct throws var where`,
      "true false nil",
    ),
  php: () =>
    language(
      [slashes, hash, block, double, single, number, word],
      `${objects} abstract as echo elseif extends fn foreach function implements include namespace require use`,
    ),
  diff: () =>
    language([
      { kind: "comment", pattern: "^(?:@@|diff |index |---|\\+\\+\\+)[^\n]*" },
      { kind: "string", pattern: "^\\+[^\n]*" },
      { kind: "removed", pattern: "^-[^\n]*" },
    ]),
  wf: () =>
    language([
      slashes,
      block,
      fenced('"""'),
      double,
      { kind: "plain", pattern: "[A-Za-z][\\w-]*(?==)" },
      number,
      { kind: "keyword", pattern: "(?=[a-z])(?<=(?:^|[{}])[ \\t]*)[a-z][\\w-]*" },
      { kind: "word", pattern: "[A-Za-z_][\\w-]*" },
    ]),
};

/** Other names of the languages. */
const names: Readonly<Record<string, string>> = {
  js: "javascript jsx mjs cjs ts typescript tsx",
  html: "xml svg vue svelte htm",
  css: "scss less sass",
  bash: "sh shell zsh console terminal docker dockerfile",
  json: "jsonc json5",
  yaml: "yml",
  toml: "ini properties env",
  python: "py",
  ruby: "rb",
  sql: "postgres mysql sqlite",
  go: "golang",
  rust: "rs",
  c: "cpp c++ h hpp",
  java: "kotlin kt cs csharp c# scala dart",
  diff: "patch",
};

const aliases = new Map(
  Object.entries(names).flatMap(([name, others]) =>
    others.split(" ").map((other) => [other, name] as const),
  ),
);

const known = new Map<string, CodeLanguage>();

/** A language by any of its names; undefined for an unknown one. */
export function codeLanguage(written: string): CodeLanguage | undefined {
  const word = written.trim().toLowerCase();
  const name = aliases.get(word) ?? word;
  if (!Object.hasOwn(made, name)) return undefined;
  const before = known.get(name);
  if (before) return before;
  const found = made[name]!();
  known.set(name, found);
  return found;
}
