/** Finds the files and URLs in a document. */
import { safeUrl } from "../../base/markup/safe-url.js";
import { walkElements } from "../../language/ast/element.js";
import type { Literal } from "../../language/ast/value.js";
import { textOf } from "../../language/ast/value.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import { readSourceReference } from "../../language/syntax/source-reference.js";
import type { LanguageDocument } from "./language-document.js";

/** A link in a document. */
export interface Link extends Place {
  /** A path relative to the document, or a URL. */
  target: string;
  isAddress: boolean;
}

/** The links of a document. */
export function linksIn({ analysis }: LanguageDocument): Link[] {
  const found: Link[] = [];
  const add = (value: Literal | undefined, accepts: (text: string) => boolean): void => {
    const text = value && textOf(value.value);
    if (!value || !text || text.includes("$")) return;
    const isAddress = /^https?:\/\//i.test(text);
    if (isAddress ? safeUrl(text) === undefined : !isRelative(text) || !accepts(text)) return;
    const quote = value.kind === "string" ? 1 : 0;
    const target = isAddress ? text : (readSourceReference(text)?.file ?? text);
    found.push({ from: value.from + quote, to: value.to - quote, target, isAddress });
  };
  walkElements(analysis.elements.elements, ({ form, attributes, label, component }) => {
    if (form?.kind === "import" || form?.kind === "data") add(form.file, isPath);
    for (const { entry, value } of attributes) {
      if (!entry || !value) continue;
      if (entry.kind.reference === "navigate") {
        add(value, (text) => readSourceReference(text) !== undefined);
      } else if (entry.kind.kind === "url") add(value, isPath);
    }
    if (component?.label?.isPicture) add(label, isPath);
  });
  return found;
}

/** Whether a path is relative: others are not read, and some lead to another machine. */
function isRelative(path: string): boolean {
  return !/^[\\/]/.test(path);
}

/** Whether a text is the path of a file next to or below the document. */
function isPath(text: string): boolean {
  return !/^[a-z][\w+.-]*:/i.test(text) && !text.startsWith("#") && /\.\w+$/.test(text);
}
