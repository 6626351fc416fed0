/** Tests that text and attribute values cannot break out of their place, in HTML and XML. */
import { describe, expect, it } from "vitest";
import { htmlElement, xmlElement } from "../../src/base/markup/element.js";
import { escapeAttribute, escapeText } from "../../src/base/markup/escape.js";

describe("text", () => {
  it.each([
    ["plain", "plain"],
    ["a < b && c > d", "a &lt; b &amp;&amp; c &gt; d"],
    [
      '</title><script>alert("x")</script>',
      "&lt;/title&gt;&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt;",
    ],
    ["]]>", "]]&gt;"],
    ["nul \u0000 bell \u0007 escape \u001b", "nul \ufffd bell \ufffd escape \ufffd"],
    ["delete \u007f next line \u0085", "delete \ufffd next line \ufffd"],
    ["high \ud800 low \udfff", "high \ufffd low \ufffd"],
    ["pair 🚀", "pair 🚀"],
    ["not a character \uffff", "not a character \ufffd"],
    ["tab\tline\nreturn\r", "tab\tline\nreturn\r"],
  ])("%j becomes %j", (text, escaped) => {
    expect(escapeText(text)).toBe(escaped);
  });
});

describe("attribute values", () => {
  it.each([
    ['" onload="x', "&quot; onload=&quot;x"],
    ["a\tb\nc\rd", "a&#9;b&#10;c&#10;d"],
    ["it's", "it's"],
  ])("%j becomes %j", (value, escaped) => {
    expect(escapeAttribute(value)).toBe(escaped);
  });
});

describe("elements", () => {
  it("have attributes in the given order, without those that are false or undefined", () => {
    const attributes = { id: "a", hidden: false, title: undefined, disabled: true, tabindex: 0 };
    expect(htmlElement("p", attributes, "x")).toBe('<p id="a" disabled tabindex="0">x</p>');
    expect(xmlElement("g", { id: "a", focusable: true })).toBe('<g id="a" focusable="true"/>');
  });

  it("without content have no end tag", () => {
    expect(htmlElement("br", {}, "ignored")).toBe("<br>");
    expect(htmlElement("input", { value: "<" })).toBe('<input value="&lt;">');
    expect(htmlElement("div", {})).toBe("<div></div>");
  });

  it.each(["", "a b", "1a", 'a"', "a>b", "on click"])("refuse the name %j", (name) => {
    expect(() => htmlElement("p", { [name]: "x" })).toThrow(RangeError);
    expect(() => xmlElement(name, {})).toThrow(RangeError);
  });
});
