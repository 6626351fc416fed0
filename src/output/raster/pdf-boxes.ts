/** Draws boxes for characters that no font has in a PDF, each defined once in the file. */
import { rounded } from "../../drawing/paint/number.js";
import { tofuPath } from "../../drawing/paint/tofu.js";
import { createForm, type PdfForm } from "./pdf-form.js";

/** A box and its name on pages. */
interface Form {
  name: string;
  content: PdfForm;
}

const formsOf = new WeakMap<PDFKit.PDFDocument, Map<string, Form>>();

/**
 * Draws a box in the current color.
 *
 * @param x its left edge, with `y` as its baseline, in px
 */
export function drawBox(
  doc: PDFKit.PDFDocument,
  codePoint: number,
  x: number,
  y: number,
  width: number,
  size: number,
): void {
  const { name, content } = formOf(doc, codePoint, rounded(width), size);
  doc.page.xobjects[name] = content;
  doc.addContent(`q 1 0 0 1 ${rounded(x)} ${rounded(y)} cm /${name} Do Q`);
}

/** The form of a box at the origin; it has no color of its own. */
function formOf(doc: PDFKit.PDFDocument, codePoint: number, width: number, size: number): Form {
  let forms = formsOf.get(doc);
  if (forms === undefined) {
    forms = new Map();
    formsOf.set(doc, forms);
  }
  const key = `${codePoint} ${width} ${size}`;
  let form = forms.get(key);
  if (form === undefined) {
    const { page } = doc;
    const outer = page.content;
    const content = createForm(doc, { BBox: [0, -size, width, size] });
    // What a document draws goes to the content of its page.
    page.content = content;
    doc.path(tofuPath(codePoint, 0, 0, width, size)).fill("even-odd");
    page.content = outer;
    content.end();
    form = { name: `Box${forms.size + 1}`, content };
    forms.set(key, form);
  }
  return form;
}
