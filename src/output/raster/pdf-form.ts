/** Creates form XObjects in a PDF: content streams that pages paint by name. */

/** The content of a form, which is empty; it must be ended. */
export type PdfForm = PDFKit.PDFDocument["page"]["content"] & { end(): void };

/** A new form with these entries besides its type. */
export function createForm(doc: PDFKit.PDFDocument, entries: object): PdfForm {
  return doc.ref({ Type: "XObject", Subtype: "Form", ...entries }) as PdfForm;
}

/** The entry of a form that is painted as one picture, such as with an opacity. */
export const paintedAsOne = { Group: { Type: "Group", S: "Transparency" } } as const;
