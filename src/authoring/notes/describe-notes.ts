/** Describes the notes of a wireframe as lines of text, for terminals and language models. */
import { printable } from "../../base/text/display-width.js";
import type { Remark } from "./note.js";
import { tellProblem } from "./tell-problem.js";
import { describeElement, type NotesView, type NoteView, type PageView } from "./view-notes.js";

/** The lines; texts in them are escaped like everything that is printed. */
export function describeNotes(view: NotesView): string[] {
  const { notes, pages, lostApprovals, problems, errors } = view;
  const isApprovedOnce = pages.some(({ approvals }) => approvals.length > 0);
  return [
    ...problems.map((problem) => tellProblem(problem)),
    ...notes.flatMap(noteLines),
    ...(errors.length > 0 && isApprovedOnce
      ? [`the wireframe has errors, so that no approval counts: ${errors.join("; ")}`]
      : pages.flatMap(pageLines)),
    ...lostApprovals.map(
      ({ page, author }) => `page ${quoted(page)} is gone; ${author} approved it`,
    ),
  ].map(printable);
}

function noteLines(note: NoteView): string[] {
  const { number, id, state, element, excerpt, replies, settled } = note;
  const place =
    excerpt === undefined
      ? `lost, was on ${describeElement(element)}`
      : `on ${describeElement(element)}`;
  return [
    `${number}. [${id}] ${state}, ${place}`,
    ...(excerpt === undefined ? [] : [`   source: ${excerpt}`]),
    ...remarkLines(note),
    ...replies.flatMap(remarkLines),
    ...(settled
      ? [`   ${state === "done" ? "marked done" : "opened again"} by ${settled.author}`]
      : []),
  ];
}

function remarkLines({ author, agent, text }: Remark): string[] {
  const [first = "", ...rest] = text.split("\n");
  const said = `   ${author}${agent ? " (agent)" : ""}: ${first}`;
  return [said, ...rest.map((line) => `     ${line}`)];
}

function pageLines({ title, approvals }: PageView): string[] {
  const page = title === "" ? "the file" : `page ${quoted(title)}`;
  return approvals.map(({ author, isCurrent }) =>
    isCurrent
      ? `${page} is approved by ${author}`
      : `${page} has changed since ${author} approved it`,
  );
}

function quoted(text: string): string {
  return JSON.stringify(text);
}
