/** Answers conditional requests for rarely changing content (RFC 9110, 13.1.2). */
import { createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";

/** Sends JSON with an entity tag, or 304 if the client already has it. */
export function sendTagged(
  request: FastifyRequest,
  reply: FastifyReply,
  json: string,
): FastifyReply {
  const tag = `"${createHash("sha256").update(json).digest("base64url").slice(0, 22)}"`;
  // Weak, since the exact bytes depend on the encoding.
  reply.headers({ etag: `W/${tag}`, "content-type": "application/json; charset=utf-8" });
  const known = request.headers["if-none-match"];
  if (known !== undefined && names(known, tag)) return reply.code(304).send();
  return reply.send(json);
}

function names(header: string, tag: string): boolean {
  if (header.trim() === "*") return true;
  return header.split(",").some((one) => one.trim().replace(/^W\//, "") === tag);
}
