/** Turns the bytes of pictures into images of a PDF, each in it once, and in the same order each time. */
import type PDFDocument from "pdfkit";
import type { Picture } from "../../base/images/picture.js";

/** What pdfkit makes of the bytes of a picture; its types leave it out. */
interface PdfImage {
  /** Where the image is written to. */
  obj: { offset?: number; end(chunk?: unknown): void } | null;
  embed(doc: Doc): void;
}

/** A picture that is in the document, as `image` takes it. */
export type EmbeddedPicture = Parameters<Doc["image"]>[0];

type Doc = InstanceType<typeof PDFDocument>;

/**
 * Embeds pictures in a document, one after the other. pdfkit decodes a PNG with alpha in a thread and writes it when that
 * is done, so that several at once would lie in the file in any order.
 */
export async function embedPictures(
  doc: Doc,
  pictures: ReadonlyMap<Picture, Uint8Array>,
): Promise<ReadonlyMap<Picture, EmbeddedPicture>> {
  const { openImage } = doc as Doc & { openImage(bytes: Buffer): PdfImage };
  const embedded = new Map<Picture, EmbeddedPicture>();
  for (const [picture, bytes] of pictures) {
    const image = openImage.call(doc, Buffer.from(bytes));
    image.embed(doc);
    await written(image);
    embedded.set(picture, image as unknown as EmbeddedPicture);
  }
  return embedded;
}

/** Fulfilled when all of an image is in the document. */
async function written({ obj }: PdfImage): Promise<void> {
  if (obj === null || obj.offset !== undefined) return;
  await new Promise<void>((resolve) => {
    const end = obj.end.bind(obj);
    obj.end = (chunk) => {
      end(chunk);
      resolve();
    };
  });
}
