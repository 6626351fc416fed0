/** Answers with content that is the same for everybody: created, tagged and compressed once. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { addVary } from "./add-vary.js";
import { type Coding, chooseCoding, smallestCoded } from "./codings.js";

/** A body and the headers that belong to it. */
export interface Content {
  body: string;
  headers: Readonly<Record<string, string>>;
}

interface Kept {
  headers: Content["headers"];
  /** One buffer for all answers: a string would be converted for each, and held until its client reads. */
  bytes: Buffer;
  tag: string;
  coded: Partial<Record<Coding, Promise<Buffer>>>;
}

const compress: Readonly<Record<Coding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) =>
    promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }),
  gzip: (bytes) => promisify(gzip)(bytes, { level: 9 }),
};

/** Content in one or more variants, such as one for each base URL. Its route must not compress. */
export class KeptContent {
  readonly #make: (variant: string) => Content;
  readonly #kept = new LRUCache<string, Kept>({ max: 16 });

  constructor(make: (variant: string) => Content) {
    this.#make = make;
  }

  /** Sends a variant, or 304 if the client already has it (RFC 9110, 13.1.2). */
  async send(request: FastifyRequest, reply: FastifyReply, variant = ""): Promise<FastifyReply> {
    const kept = this.#keep(variant);
    // Weak, since the exact bytes depend on the coding.
    reply.headers(kept.headers).header("etag", `W/${kept.tag}`);
    addVary(reply, "Accept-Encoding");
    const known = request.headers["if-none-match"];
    if (known !== undefined && names(known, kept.tag)) return reply.code(304).send();
    const coding =
      kept.bytes.length < smallestCoded
        ? undefined
        : chooseCoding(request.headers["accept-encoding"]);
    if (coding === undefined) return reply.send(kept.bytes);
    kept.coded[coding] ??= compress[coding](kept.bytes);
    return reply.header("content-encoding", coding).send(await kept.coded[coding]);
  }

  #keep(variant: string): Kept {
    const known = this.#kept.get(variant);
    if (known) return known;
    const { body, headers } = this.#make(variant);
    const bytes = Buffer.from(body);
    const tag = `"${createHash("sha256").update(bytes).digest("base64url").slice(0, 22)}"`;
    const kept: Kept = { headers, bytes, tag, coded: {} };
    this.#kept.set(variant, kept);
    return kept;
  }
}

function names(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
