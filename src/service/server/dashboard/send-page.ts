/** Sends a page with its headers. */
import type { FastifyReply } from "fastify";
import type { Page } from "../../web/page.js";

/** Sends a page with a status. */
export function sendPage(
  reply: FastifyReply,
  { html, headers }: Page,
  status: number,
): FastifyReply {
  return reply.code(status).headers(headers).send(html);
}
