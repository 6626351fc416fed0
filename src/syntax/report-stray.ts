/** Words the finding about a token that has no meaning where it stands. */
import type { DiagnosticCollector } from "../text/collector.js";
import * as term from "./parser.terms.js";

/** Reports one stray token; `source` is the whole text. */
export function reportStray(
  type: number,
  token: string,
  from: number,
  to: number,
  source: string,
  collector: DiagnosticCollector,
): void {
  switch (type) {
    case term.Comma:
    case term.Semicolon:
      collector.add("comma-unexpected", from, to, `unexpected "${token}"`, {
        hint: "elements and attributes are separated by blanks",
        fix: {
          title: "remove it",
          edits: [{ from, to, insert: /\s|^$/.test(source[to] ?? "") ? "" : " " }],
        },
      });
      return;
    case term.Markup:
      collector.add(
        "markup-unexpected",
        from,
        to,
        `"${shorten(token)}" is markup of another language`,
        {
          hint: token.startsWith("<!--")
            ? "comments are written // text"
            : 'elements are written name "label" attribute=value { .. }',
        },
      );
      return;
    case term.HashLine:
      collector.add("token-unexpected", from, from + 1, 'unexpected "#"', {
        hint: 'comments start with "//"; colours stand behind "="',
        ...(/^#\s/.test(token) && {
          fix: { title: "make it a comment", edits: [{ from, to: from + 1, insert: "//" }] },
        }),
      });
      return;
    case term.ExtraClose:
    case term.BlockClose:
      collector.add("block-extra-close", from, to, 'this "}" closes nothing', {
        hint: "remove it",
      });
      return;
    default:
      collector.add("token-unexpected", from, to, `unexpected "${shorten(token)}"`, {
        hint: "remove it",
      });
  }
}

function shorten(token: string): string {
  return token.length > 40 ? `${token.slice(0, 39)}…` : token;
}
