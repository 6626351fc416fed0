/** Reports a token that is meaningless in its place. */
import type { DiagnosticCollector } from "../diagnostics/collector.js";
import { isOneTooMany } from "./is-one-too-many.js";
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
  const place = { from, to };
  switch (type) {
    case term.Comma:
    case term.Semicolon: {
      const edits = [{ from, to, insert: /\s|^$/.test(source[to] ?? "") ? "" : " " }];
      collector.add("comma-unexpected", "separator", { token }, place, { edits });
      return;
    }
    case term.Markup: {
      const comment = /^<!--[\s\S]*-->$/.test(token) ? token.slice(4, -3).trim() : undefined;
      if (!token.startsWith("<!--")) collector.add("markup-unexpected", "tag", { token }, place);
      else {
        const isOurs = comment !== undefined && !comment.includes("*/");
        const edits = isOurs ? [{ from, to, insert: `/* ${comment} */` }] : undefined;
        collector.add("markup-unexpected", "comment", { token }, place, { edits });
      }
      return;
    }
    case term.HashLine: {
      const mark = { from, to: from + 1 };
      // In a text with the lists of Markdown, it may be a heading.
      const isComment = /^#\s/.test(token) && !hasMarkdownList(source, collector);
      const edits = isComment ? [{ ...mark, insert: "//" }] : undefined;
      collector.add("token-unexpected", "hash", {}, mark, { edits });
      return;
    }
    case term.ExtraClose:
    case term.BlockClose: {
      const edits = isOneTooMany(source, to) ? [{ from, to, insert: "" }] : undefined;
      collector.add("block-extra-close", "found", {}, place, { edits });
      return;
    }
    default: {
      const number =
        token === "%"
          ? /=[ \t]*(-?[\d.]+)([ \t]+)$/.exec(source.slice(Math.max(0, from - 40), from))
          : null;
      if (number) {
        const edits = [{ from: from - number[2]!.length, to: from, insert: "" }];
        const data = { unit: token, together: `${number[1]}${token}` };
        collector.add("number-unit", "apart", data, place, { edits, severity: "error" });
        return;
      }
      collector.add("token-unexpected", "token", { token }, place);
    }
  }
}

/** The last text that was searched, by what collects its diagnostics: each mark would have all of it searched again. */
const searched = new WeakMap<DiagnosticCollector, { source: string; hasList: boolean }>();

function hasMarkdownList(source: string, collector: DiagnosticCollector): boolean {
  const last = searched.get(collector);
  if (last?.source === source) return last.hasList;
  const hasList = /^[ \t]*[-*+][ \t]+\S/m.test(source);
  searched.set(collector, { source, hasList });
  return hasList;
}
