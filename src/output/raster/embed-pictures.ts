/** Embeds pictures in a PDF, each only once, and always in the same order. */
import type PDFDocument from "pdfkit";
import type { Picture } from "../../base/images/picture.js";

/** The image object of pdfkit, which its types do not declare. */
interface PdfImage {
  /** The PDF object of the image. */
  obj: { offset?: number; end(chunk?: unknown): void } | null;
  embed(doc: Doc): void;
}

/** An embedded picture, as accepted by `image`. */
export type EmbeddedPicture = Parameters<Doc["image"]>[0];

type Doc = InstanceType<typeof PDFDocument>;

/**
 * Embeds pictures one after the other. pdfkit decodes a PNG with alpha in a thread and writes it when that is done, so
 * that several at once would end up in any order.
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

/** Resolves when the image is in the document completely. */
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
