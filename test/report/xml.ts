/** A small reader of XML that refuses what is not well-formed. */

/** An element with its attributes, elements and text. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** The root element of a document; throws when the text is not well-formed. */
export function readXml(xml: string): XmlElement {
  if (/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/u.test(xml)) {
    throw new Error("a character that XML cannot hold");
  }
  const body = xml.replace(/^<\?xml [^?]*\?>\s*/, "");
  const stack: XmlElement[] = [{ name: "", attributes: {}, children: [], text: "" }];
  const token = /<(\/?)([\w:.-]+)((?:\s+[\w:.-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/y;
  while (token.lastIndex < body.length) {
    const at = token.lastIndex;
    const found = token.exec(body);
    if (!found) throw new Error(`not well-formed at ${body.slice(at, at + 40)}`);
    const [, closing, name, attributes, empty, text] = found;
    const top = stack.at(-1)!;
    if (text !== undefined) {
      top.text += decode(text);
    } else if (closing) {
      if (stack.pop()?.name !== name) throw new Error(`</${name}> closes nothing`);
    } else {
      const element: XmlElement = { name: name!, attributes: {}, children: [], text: "" };
      for (const [, key, value] of attributes!.matchAll(/([\w:.-]+)="([^"]*)"/g)) {
        element.attributes[key!] = decode(value!);
      }
      top.children.push(element);
      if (!empty) stack.push(element);
    }
  }
  const [root] = stack[0]!.children;
  if (stack.length !== 1 || !root || stack[0]!.children.length !== 1) {
    throw new Error("there must be one root");
  }
  return root;
}

const entities: Record<string, string> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };

function decode(text: string): string {
  return text.replace(/&(#x?[0-9a-fA-F]+|\w+);|&/g, (_, name: string | undefined) => {
    if (name?.startsWith("#x")) return String.fromCodePoint(Number.parseInt(name.slice(2), 16));
    if (name?.startsWith("#")) return String.fromCodePoint(Number(name.slice(1)));
    const character = name === undefined ? undefined : entities[name];
    if (character === undefined) throw new Error(`an unknown entity: ${name}`);
    return character;
  });
}
