/** Sends a page with the headers that belong to it. */
import type { FastifyReply } from "fastify";
import type { Page } from "../../http/page.js";

/** Sends it with a status. */
export function sendPage(
  reply: FastifyReply,
  { html, headers }: Page,
  status: number,
): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}
