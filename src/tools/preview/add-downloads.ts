/** Adds the route for downloads: files as `wf render` writes them. */
import type { FastifyInstance } from "fastify";
import { formats } from "../../output/formats/format-list.js";
import type { CompileSession } from "./compile-session.js";
import { downloadName } from "./download-name.js";
import { listDownloads } from "./downloads.js";
import type { Surroundings } from "./draw-task.js";
import { type Painted, type PaintTask, paintPicture } from "./paint-picture.js";
import { notFound, type PictureQuery, viewProperties } from "./view-query.js";

interface DownloadQuery extends Omit<PictureQuery, "format"> {
  /** The key of a download. */
  format: string;
  scale: number;
}

const downloads = new Map(listDownloads().map((one) => [one.key, one]));

const downloadSchema = {
  querystring: {
    type: "object",
    required: ["path", "format", "theme"],
    properties: {
      ...viewProperties,
      format: { enum: [...downloads.keys()] },
      scale: { type: "integer", minimum: 1, maximum: 4, default: 1 },
    },
  },
} as const;

/** What the route needs. */
export interface DownloadsConfig {
  session: CompileSession;
  /** Paints pictures, which takes time. */
  paint(task: PaintTask, surroundings: Surroundings): Promise<Painted>;
}

/** Adds the route. */
export function addDownloads(app: FastifyInstance, { session, paint }: DownloadsConfig): void {
  /**
   * Returns the file with its missing characters, or the reason why there is none; undefined for files that are not
   * watched.
   */
  const make = async (query: DownloadQuery) => {
    const { path, theme, look, pageWidth, scale } = query;
    const { format, prototype, isSlow } = downloads.get(query.format)!;
    const text = session.drawnText(path);
    if (text === undefined) return undefined;
    const { limits, design, fonts, embedsPictures, own } = session.fileAt(path) ?? {};
    const options = { format, prototype, theme, look, pageWidth, scale };
    const files = session.importedTexts(path);
    const given = {
      ...(files && { files }),
      ...(limits && { limits }),
      ...(design && { design: design.read() }),
      ...(fonts && { fonts: { files: fonts.files, system: fonts.system } }),
      ...(embedsPictures && { embedsPictures }),
      ...(own && { own }),
    };
    const task: PaintTask = { text, ...options, ...given };
    const isApart = isSlow || session.isLarge(path);
    return await (isApart ? paint : paintPicture)(task, session.surroundingsOf(path)!);
  };
  app.get<{ Querystring: DownloadQuery }>(
    "/api/download",
    { schema: downloadSchema },
    async ({ query }, reply) => {
      const made = await make(query);
      if (made === undefined) return reply.code(404).send(notFound);
      if ("problem" in made) {
        return reply.code(503).send({ error: "Not drawn", details: made.problem });
      }
      const { path, format, scale } = query;
      const download = downloads.get(format)!;
      const shownScale = download.scales.length > 1 ? scale : 1;
      const name = encodeURIComponent(downloadName(path, download.ending, shownScale));
      if (made.missing !== "") reply.header("x-missing", encodeURIComponent(made.missing));
      return reply
        .header("content-disposition", `attachment; filename*=UTF-8''${name}`)
        .type(formats[download.format].mediaType)
        .send(typeof made.data === "string" ? made.data : Buffer.from(made.data));
    },
  );
}
