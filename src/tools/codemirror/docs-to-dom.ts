/** Converts docs, which use a subset of Markdown, to elements for a tooltip. */

/** The first or last line of a code block. */
const fence = /^```/;

/** Inline markup: code, bold words, a picture. */
const marks = /`([^`]+)`|\*\*([^*]+)\*\*|!\[([^\]]*)\]\((data:image\/svg\+xml,[^)\s]*)\)/g;

/** Docs as elements; texts stay texts, whatever they contain. */
export function docsToDom(docs: string): HTMLElement {
  const root = element("div", "cm-wf-docs");
  const lines = docs.split("\n");
  for (let at = 0; at < lines.length; ) {
    if (fence.test(lines[at]!)) {
      const end = endOf(lines, at + 1, (line) => fence.test(line));
      const code = element("pre");
      code.append(element("code", undefined, lines.slice(at + 1, end).join("\n")));
      root.append(code);
      at = end + 1;
    } else if (lines[at]!.startsWith("- ")) {
      const end = endOf(lines, at, (line) => !line.startsWith("- "));
      const list = element("ul");
      for (const line of lines.slice(at, end)) list.append(withMarks(element("li"), line.slice(2)));
      root.append(list);
      at = end;
    } else if (lines[at]!.startsWith("## ")) {
      root.append(withMarks(element("h4"), lines[at]!.slice(3)));
      at++;
    } else if (lines[at]!.trim() === "") at++;
    else {
      const end = endOf(lines, at, (line) => line.trim() === "" || /^(?:```|- |## )/.test(line));
      root.append(withMarks(element("p"), lines.slice(at, end).join(" ")));
      at = end;
    }
  }
  return root;
}

function endOf(lines: readonly string[], from: number, ends: (line: string) => boolean): number {
  let at = from;
  while (at < lines.length && !ends(lines[at]!)) at++;
  return at;
}

function withMarks(into: HTMLElement, text: string): HTMLElement {
  let from = 0;
  for (const { 0: whole, 1: code, 2: bold, 3: alt, 4: address, index } of text.matchAll(marks)) {
    into.append(text.slice(from, index));
    if (code !== undefined) into.append(element("code", undefined, code));
    else if (bold !== undefined) into.append(element("strong", undefined, bold));
    else {
      const picture = document.createElement("img");
      picture.alt = alt!;
      picture.src = address!;
      into.append(picture);
    }
    from = index + whole.length;
  }
  into.append(text.slice(from));
  return into;
}

function element(name: string, className?: string, text?: string): HTMLElement {
  const made = document.createElement(name);
  if (className !== undefined) made.className = className;
  if (text !== undefined) made.textContent = text;
  return made;
}
