/** Decides whether a request comes from our own pages, and over a way that nobody reads along. */
import type { FastifyRequest } from "fastify";
import type { CompleteConfig } from "../config.js";
import { ownOrigins, visitedOrigin } from "./own-origin.js";
import type { Reason } from "./pages/error-page.js";

/** Why a request may not be answered: it came over an open network, or another site sent it. */
export function refuseOrigin(request: FastifyRequest, config: CompleteConfig): Reason | undefined {
  const { origin, "sec-fetch-site": site } = request.headers;
  const own = ownOrigins(request, config);
  if (request.method !== "POST") return own.length > 0 ? undefined : openNetwork(request);
  // Every browser says where a form comes from; what does not is no browser.
  const isOwn = origin !== undefined && own.includes(origin);
  if (isOwn && (site === undefined || site === "same-origin" || site === "none")) return undefined;
  if (own.length === 0 || origin === visitedOrigin(request)) return openNetwork(request);
  const known = own.map((each) => `\`${each}\``).join(" and ");
  return {
    title: "This form came from another site",
    texts: [
      `The server knows itself as ${known}. Nothing was changed.`,
      "If this is its page, whoever runs the server has to tell it its address: `wf serve --base-url https://…`, or `--trust-proxy` behind a proxy that sets `X-Forwarded-Proto` and `X-Forwarded-Host`.",
    ],
  };
}

function openNetwork(request: FastifyRequest): Reason {
  const { port } = request;
  return {
    title: "The dashboard needs https",
    texts: [
      "Over plain http everybody on the way could read your token and your keys. On the machine itself plain http is fine.",
      `From this machine: \`http://127.0.0.1${port ? `:${port}` : ""}/dashboard\`. From others, an ssh tunnel leads to it.`,
      "For a team: put a proxy with TLS in front of the server, and start it with `wf serve --base-url https://…`.",
    ],
  };
}
