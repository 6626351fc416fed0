/** Follows quotes and list items from line to line of a Markdown text (CommonMark 0.31, part 5). */

/** A quote, or a list item by the columns that its content is indented. */
export type Container = "quote" | number;

/** Deeper nesting than any text has; without a limit a hostile one takes ages. */
const deepest = 100;

/** How far a line goes on in the containers that are open. */
export interface Continuation {
  /** Number of containers that hold the line. */
  depth: number;
  /** Where the line's own text starts. */
  offset: number;
}

/** Goes through the marks that continue open containers; a blank line goes on in every list item. */
export function continueContainers(line: string, containers: readonly Container[]): Continuation {
  let offset = 0;
  let depth = 0;
  for (const container of containers) {
    if (container === "quote") {
      const mark = /^ {0,3}> ?/.exec(line.slice(offset));
      if (!mark) break;
      offset += mark[0].length;
    } else {
      const inside = skipColumns(line, offset, container);
      if (inside === undefined && line.slice(offset).trim() !== "") break;
      offset = inside ?? line.length;
    }
    depth++;
  }
  return { depth, offset };
}

/** Adds the containers that a line opens, from an offset on; gives where its own text starts. */
export function openContainers(line: string, from: number, containers: Container[]): number {
  let offset = from;
  while (containers.length < deepest) {
    const rest = line.slice(offset);
    const quote = /^ {0,3}> ?/.exec(rest);
    if (quote) {
      containers.push("quote");
      offset += quote[0].length;
      continue;
    }
    const item = /^( {0,3}(?:[-+*]|[0-9]{1,9}[.)]))([ \t]*)(.?)/.exec(rest);
    if (!item || isRule(rest)) return offset;
    const [, mark = "", blanks = "", follower] = item;
    if (follower !== "" && blanks === "") return offset;
    const start = offset + mark.length;
    const columns =
      columnsOf(line.slice(0, start + blanks.length)) - columnsOf(line.slice(0, start));
    // Five blanks or more start an indented code block one column behind the mark.
    const room = follower === "" || columns > 4 ? 1 : columns;
    containers.push(mark.length + room);
    offset = skipColumns(line, start, room) ?? line.length;
  }
  return offset;
}

/** The offset behind so many columns of white space; undefined when there are fewer. */
function skipColumns(line: string, from: number, columns: number): number | undefined {
  const wanted = columnsOf(line.slice(0, from)) + columns;
  let offset = from;
  while (columnsOf(line.slice(0, offset)) < wanted) {
    if (line[offset] !== " " && line[offset] !== "\t") return undefined;
    offset++;
  }
  return offset;
}

/** Columns that a text takes from the start of a line; a tab reaches to the next multiple of four. */
function columnsOf(text: string): number {
  let columns = 0;
  for (const character of text) columns += character === "\t" ? 4 - (columns % 4) : 1;
  return columns;
}

function isRule(text: string): boolean {
  return /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,})$/.test(text);
}
