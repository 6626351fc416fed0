/** Converts candidates of the language to completions of CodeMirror. */
import {
  type Completion,
  type CompletionContext,
  type CompletionResult,
  closeCompletion,
  completionStatus,
  insertCompletionText,
  pickedCompletion,
  selectedCompletion,
  snippet,
  startCompletion,
} from "@codemirror/autocomplete";
import { Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";
import { type Candidate, withoutStops } from "../../authoring/editing/candidate.js";
import { complete } from "../../authoring/editing/complete/complete.js";
import { asksForCompletion } from "../../authoring/editing/complete/triggers.js";
import { shapesReady } from "../../base/icons/shape-lines.js";
import { shortened } from "../../base/text/phrases.js";
import { docsToDom } from "./docs-to-dom.js";
import { documentOf } from "./document-of.js";

/** The icons that CodeMirror shows beside completions. */
const types: Readonly<Record<Candidate["kind"], string>> = {
  component: "class",
  attribute: "property",
  modifier: "enum",
  value: "constant",
  icon: "constant",
  color: "constant",
  reference: "variable",
  file: "text",
  definition: "function",
  parameter: "variable",
  data: "variable",
  keyword: "keyword",
};

/** Maximum number of completions shown at once; others appear as the user types. */
const most = 200;

/** Maximum length of a description beside a completion: if the list is too wide, the docs cover it. */
const longestDetail = 48;

/** What can be written at a place, in the order of the language. */
export function completeWireframe(context: CompletionContext): CompletionResult | null {
  const document = documentOf(context.state);
  if (!document || context.state.readOnly) return null;
  const { from, to, candidates } = complete(document, context.pos);
  const { explicit, pos } = context;
  const isAsked = explicit || from < pos || asksForCompletion(document, pos);
  if (!isAsked || candidates.length === 0) return null;
  return {
    from,
    to,
    options: candidates.slice(0, most).map(completionOf),
    // They are already sorted and filtered.
    filter: false,
  };
}

/** Completions that insert their label, and nothing else. */
const bare = new WeakSet<Completion>();

function completionOf(candidate: Candidate): Completion {
  const { label, kind, detail, docs, insert } = candidate;
  const completion: Completion = {
    label,
    type: types[kind],
    ...(detail !== undefined && detail !== "" && { detail: shortened(detail, longestDetail) }),
    ...(docs && { info: () => docsOf(candidate) }),
    apply: (view, chosen, from, to) => apply(view, candidate, chosen, from, to),
  };
  if (insert === label) bare.add(completion);
  return completion;
}

async function docsOf(candidate: Candidate): Promise<Node | null> {
  await shapesReady();
  const docs = candidate.docs?.();
  return docs === undefined ? null : docsToDom(docs);
}

function apply(
  view: EditorView,
  { insert, asksMore }: Candidate,
  completion: Completion,
  from: number,
  to: number,
): void {
  const plain = withoutStops(insert);
  const hasStops = plain !== insert.replace(/\\([\\$}])/g, "$1");
  if (hasStops || plain.includes("\n")) snippet(snippetOf(insert))(view, completion, from, to);
  else {
    // At all cursors.
    view.dispatch({
      ...insertCompletionText(view.state, plain, from, to),
      annotations: pickedCompletion.of(completion),
    });
  }
  if (asksMore) startCompletion(view);
}

/**
 * Lets Enter start a new line where the selected word is written already, instead of choosing it: most words are typed to
 * their end while their candidates are shown.
 */
export const enterAfterWholeWord = Prec.highest(
  EditorView.domEventHandlers({
    keydown({ key }, view) {
      const { state } = view;
      const selected = key === "Enter" ? selectedCompletion(state) : null;
      const { head, empty } = state.selection.main;
      const isWhole =
        selected !== null &&
        empty &&
        completionStatus(state) === "active" &&
        bare.has(selected) &&
        state.sliceDoc(head - selected.label.length, head) === selected.label;
      if (isWhole) closeCompletion(view);
      // The keys of the editor follow.
      return false;
    },
  }),
);

/** Converts a template of the language to one of CodeMirror, in which all stops have braces. */
export function snippetOf(template: string): string {
  return template.replace(
    /\\([\\$}])|\$\{(\d+):((?:\\.|[^}\\])*)\}|\$(?:(\d)|\{(\d+)\})/g,
    (_, plain?: string, stop?: string, text?: string, short?: string, long?: string) => {
      if (plain !== undefined) return plain === "}" ? "\\}" : plain;
      const number = stop ?? short ?? long!;
      const rest = text === undefined ? "" : `:${text.replace(/\\([\\$}])/g, "$1")}`;
      return number === "0" ? "${}" : `\${${number}${rest}}`;
    },
  );
}
