/** Answers with content that is the same for everybody: created, tagged and compressed once. */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import { CostlyWork } from "../../web/costly-work.js";
import { networkOf } from "../request/network-of.js";
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
  coded: Partial<Record<Coding, Buffer>>;
}

/** A variant, compressed if the client accepts that and it is worth it. */
interface Ready {
  kept: Kept;
  coded?: Buffer;
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
  /**
   * What is made and compressed, one at a time: a client may call a server by any port, and each gives a variant. Each
   * of them keeps its client waiting, so that their number needs no limit of its own.
   */
  readonly #making = new CostlyWork({ ofSubject: Infinity, inAll: Infinity });

  constructor(make: (variant: string) => Content) {
    this.#make = make;
  }

  /** Sends a variant, or 304 if the client already has it (RFC 9110, 13.1.2). */
  async send(request: FastifyRequest, reply: FastifyReply, variant = ""): Promise<FastifyReply> {
    const accepted = chooseCoding(request.headers["accept-encoding"]);
    const { kept, coded } =
      this.#find(variant, accepted) ?? (await this.#takeTurn(request, variant, accepted));
    // Weak, since the exact bytes depend on the coding.
    reply.headers(kept.headers).header("etag", `W/${kept.tag}`);
    addVary(reply, "Accept-Encoding");
    const known = request.headers["if-none-match"];
    if (known !== undefined && names(known, kept.tag)) return reply.code(304).send();
    if (coded === undefined) return reply.send(kept.bytes);
    return reply.header("content-encoding", accepted).send(coded);
  }

  /** What is ready to be sent; undefined if there is still work to do. */
  #find(variant: string, accepted: Coding | undefined): Ready | undefined {
    const kept = this.#kept.get(variant);
    if (kept === undefined) return undefined;
    if (accepted === undefined || kept.bytes.length < smallestCoded) return { kept };
    const coded = kept.coded[accepted];
    return coded && { kept, coded };
  }

  /** Makes and compresses what is missing when it is the client's turn; nobody waits for it if the client is gone. */
  #takeTurn(
    { ip, raw }: FastifyRequest,
    variant: string,
    accepted: Coding | undefined,
  ): Promise<Ready> {
    return new Promise((resolve, reject) => {
      this.#making.run({
        client: networkOf(ip),
        subject: variant,
        isGone: () => raw.socket.destroyed,
        start: () => this.#prepare(variant, accepted).then(resolve, reject),
        refuse: () => reject(new Error("too many wait")),
      });
    });
  }

  async #prepare(variant: string, accepted: Coding | undefined): Promise<Ready> {
    const kept = this.#keep(variant);
    if (accepted === undefined || kept.bytes.length < smallestCoded) return { kept };
    kept.coded[accepted] ??= await compress[accepted](kept.bytes);
    return { kept, coded: kept.coded[accepted] };
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
