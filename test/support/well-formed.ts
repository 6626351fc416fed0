/** Says what is wrong with a piece of XML, by the rules that make it well-formed. */

/** The first fault of an XML text; `undefined` when it has none. */
export function xmlFault(xml: string): string | undefined {
  const open: string[] = [];
  const token = /<\/([\w:-]+)>|<([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)|</gy;
  let isClosed = false;
  for (let match = token.exec(xml); match !== null; match = token.exec(xml)) {
    const [all, end, start, attributes = "", selfClosing, text] = match;
    if (text !== undefined) {
      if (
        /&(?!(?:amp|lt|gt|quot|#\d+);)|[\u0000-\u0008\u000b\u000c\u000e-\u001f]|\p{Surrogate}/u.test(
          text,
        )
      )
        return `text ${text}`;
      if (open.length === 0 && text.trim() !== "") return `text outside: ${text}`;
    } else if (start !== undefined) {
      if (isClosed) return `second root ${start}`;
      const names = [...attributes.matchAll(/\s([\w:-]+)=/g)].map(([, name]) => name);
      if (new Set(names).size !== names.length) return `attribute twice in ${all}`;
      if (!selfClosing) open.push(start);
      else if (open.length === 0) isClosed = true;
    } else if (end !== undefined) {
      if (open.pop() !== end) return `unexpected ${all}`;
      isClosed = open.length === 0;
    } else return `markup at ${xml.slice(match.index, match.index + 40)}`;
    if (token.lastIndex === xml.length) break;
  }
  if (token.lastIndex !== xml.length) return `stopped at ${token.lastIndex}`;
  return open.length > 0 ? `open: ${open.join(" ")}` : undefined;
}
