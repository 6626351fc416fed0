/** Finds flowcharts in the notation of Mermaid and others: `graph TD`, `A --> B`. */

import type { Vocabulary } from "../../ast/vocabulary.js";
import { createProblem } from "../../diagnostics/create-diagnostic.js";
import { type FindPassages, type ForeignPassage, linesOf } from "./passage.js";

const header =
  /^[ \t]*(?:(?:graph|flowchart)[ \t]+(?:TD|TB|BT|LR|RL)\b|(?:sequenceDiagram|stateDiagram(?:-v2)?|classDiagram|erDiagram|journey|gantt|mindmap|@startuml)[ \t]*$)/;
const inlineHeader = /\b(?:graph|flowchart)[ \t]+(?:TD|TB|BT|LR|RL)\b/;
const arrow = /(?:<?-{1,3}>{1,2}|={2,3}>|-\.+->|[→⟶⇒])/;
const part =
  /^[ \t]*(?:end|subgraph\b.*|style\b.*|class(?:Def)?\b.*|participant\b.*|actor\b.*|click\b.*|linkStyle\b.*|@enduml|%%.*)$/;

/** Finds a flowchart of several lines as one passage, and single arrows between names or after an element. */
export const findDiagrams: FindPassages = ({ source, skeleton, vocabulary }) => {
  if (!arrow.test(skeleton) && !inlineHeader.test(skeleton) && !/Diagram|startuml/.test(skeleton))
    return [];
  const found: ForeignPassage[] = [];
  let run: ForeignPassage | undefined;
  let isCharted = false;
  for (const { from, to } of linesOf(skeleton)) {
    const line = skeleton.slice(from, to);
    if (line.trim() === "") continue;
    if (line.length > 1000) continue;
    const isHeader = header.test(line);
    const isEdge = arrow.test(line) && !startsElement(line, vocabulary);
    const belongs =
      run !== undefined &&
      (part.test(line) ||
        (isCharted && !startsElement(line, vocabulary) && !/^\s*[{}]/.test(line)));
    if (isHeader || isEdge || belongs) {
      if (run) run.to = to;
      else {
        const start = from + line.length - line.trimStart().length;
        const end = from + line.trimEnd().length;
        const [, target] = isHeader
          ? []
          : (/[>→⟶⇒]\s*(?:\|[^|]*\|\s*)?"?([\w-]+)/.exec(source.slice(start, end)) ?? []);
        const place = { from: start, to: end };
        run = { from: start, to, problem: diagramProblem(target, place) };
        found.push(run);
      }
      isCharted ||= isHeader;
    } else {
      run = undefined;
      isCharted = false;
      for (const each of findInline(line, from, source)) found.push(each);
    }
  }
  return found;
};

function diagramProblem(target: string | undefined, place: { from: number; to: number }) {
  return target === undefined
    ? createProblem("foreign-syntax", "flowchart", {}, { place })
    : createProblem("foreign-syntax", "arrow", { target }, { place });
}

/** Whether a line starts with a component, as lines of a wireframe do. */
function startsElement(line: string, vocabulary: Vocabulary): boolean {
  const [, word = "", after = ""] = /^[\s}]*([A-Za-z.][\w-]*)\s*(.?)/.exec(line) ?? [];
  return vocabulary.component(word) !== undefined && !/[-=→⟶⇒]/.test(after);
}

/** Finds flowcharts within a line of a wireframe, up to its next brace. */
function findInline(line: string, start: number, source: string): ForeignPassage[] {
  const found: ForeignPassage[] = [];
  const chart = inlineHeader.exec(line);
  if (chart) {
    const [rest = ""] = /^[^{}]*/.exec(line.slice(chart.index)) ?? [];
    const place = { from: start + chart.index, to: start + chart.index + rest.trimEnd().length };
    return [{ ...place, problem: diagramProblem(undefined, place) }];
  }
  const sign = arrow.exec(line);
  if (!sign) return found;
  const [before = ""] =
    /(?:[A-Za-z_][\w-]{0,40}|"_{0,100}")\s*$/.exec(line.slice(0, sign.index)) ?? [];
  const [after = ""] =
    /^\s*(?:[A-Za-z_][\w-]*|"_*")?/.exec(line.slice(sign.index + sign[0].length)) ?? [];
  // A string before the arrow is the label of an element, and stays.
  const from = start + sign.index - (before.startsWith('"') ? 0 : before.length);
  const to = start + sign.index + sign[0].length + after.length;
  const target = source.slice(to - after.trimStart().length, to).replace(/"/g, "") || "PAGE";
  const place = { from, to };
  return [{ ...place, problem: diagramProblem(target, place) }];
}
