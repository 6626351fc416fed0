/** Parses XML with a real parser; a test that reads a document has shown that it is well-formed. */
import { SaxesParser } from "saxes";

/** An element with its attributes, elements and text. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  text: string;
}

/** The root element of a document; throws if the text is not well-formed. */
export function readXml(xml: string): XmlElement {
  const document: XmlElement = { name: "", attributes: {}, children: [], text: "" };
  const open = [document];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name, attributes }) => {
    const element: XmlElement = { name, attributes: { ...attributes }, children: [], text: "" };
    open.at(-1)?.children.push(element);
    open.push(element);
  });
  parser.on("text", (text) => {
    open.at(-1)!.text += text;
  });
  parser.on("closetag", () => {
    open.pop();
  });
  parser.write(xml).close();
  return document.children[0]!;
}
