/** Adapts the parser of the language to CodeMirror: adds tags for highlighting, and bounds it on any text. */
import {
  defineLanguageFacet,
  delimitedIndent,
  indentNodeProp,
  Language,
  languageDataProp,
} from "@codemirror/language";
import { type Input, Parser, type PartialParse, type Tree, type TreeFragment } from "@lezer/common";
import { styleTags } from "@lezer/highlight";
import { plainTokens } from "../../authoring/editing/semantic-tokens.js";
import { countBrackets, needsDepth } from "../../language/syntax/bracket-depth.js";
import { parser } from "../../language/syntax/parser.js";
import * as term from "../../language/syntax/parser.terms.js";
import { tagsOf } from "./highlight-tags.js";

/** Data for CodeMirror's own commands: comments, brackets, words. */
const data = defineLanguageFacet({
  commentTokens: { line: "//", block: { open: "/*", close: "*/" } },
  closeBrackets: { brackets: ["(", "[", "{", '"', "'"] },
  indentOnInput: /^\s*[\])}]$/,
  wordChars: "-",
});

/** The name of a node, for rules about nodes. */
function nameOf(id: number): string {
  return parser.nodeSet.types[id]!.name;
}

const tags = Object.fromEntries([...plainTokens].map(([id, type]) => [nameOf(id), tagsOf[type]]));

const indentOf = (closing: string) => delimitedIndent({ closing, align: false });

const indents = {
  [nameOf(term.Block)]: indentOf("}"),
  [nameOf(term.Object)]: indentOf("}"),
  [nameOf(term.List)]: indentOf("]"),
  [nameOf(term.Call)]: indentOf(")"),
};

const plain = parser.configure({
  props: [
    styleTags(tags),
    indentNodeProp.add(indents),
    languageDataProp.add((type) => (type.isTop ? data : undefined)),
  ],
});

/** Counts brackets, which takes longer. */
const counting = plain.configure({ contextTracker: countBrackets() });

/** The trees of the counting parser; the other one must not reuse parts of them. */
const counted = new WeakSet<Tree>();

/** Counts brackets only in a text that may be too deep for the stack. */
class BoundedParser extends Parser {
  override createParse(
    input: Input,
    fragments: readonly TreeFragment[],
    ranges: readonly { from: number; to: number }[],
  ): PartialParse {
    if (needsDepth(input.read(0, input.length))) {
      return noting(counting.createParse(input, [], ranges));
    }
    const own = fragments.filter(({ tree }) => !counted.has(tree));
    return plain.createParse(input, own, ranges);
  }
}

/** A parse that records its tree. */
function noting(parse: PartialParse): PartialParse {
  return {
    advance: () => {
      const tree = parse.advance();
      if (tree) counted.add(tree);
      return tree;
    },
    get parsedPos() {
      return parse.parsedPos;
    },
    stopAt: (at) => parse.stopAt(at),
    get stoppedAt() {
      return parse.stoppedAt;
    },
  };
}

/** The language, with the same tree that `wf` reads. */
export const wireframeLanguage: Language = new Language(data, new BoundedParser(), [], "wireframe");
