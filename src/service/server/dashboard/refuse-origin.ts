/** Decides whether a request comes from our own pages, over a secure connection. */
import type { AddressInfo } from "node:net";
import type { FastifyRequest } from "fastify";
import type { CompleteConfig } from "../config.js";
import { paths } from "../paths.js";
import { ownOrigins, visitedOrigin } from "./own-origin.js";
import type { Reason } from "./pages/error-page.js";

/** Why a request is refused: it came over plain http, or from another site. */
export function refuseOrigin(request: FastifyRequest, config: CompleteConfig): Reason | undefined {
  const { baseUrl } = config;
  const { origin, "sec-fetch-site": site } = request.headers;
  const own = ownOrigins(request, config);
  if (request.method !== "POST") return own.length > 0 ? undefined : openNetwork(request);
  // Every browser sends the origin of a form; a client that does not is not a browser.
  const isOwn = origin !== undefined && own.includes(origin);
  if (isOwn && (site === undefined || site === "same-origin" || site === "none")) return undefined;
  if (own.length === 0 || origin === visitedOrigin(request)) return openNetwork(request);
  // A name that comes only from the client is not repeated.
  const known = baseUrl === undefined ? "its own address" : `\`${new URL(baseUrl).origin}\``;
  return {
    title: "This form came from another site",
    texts: [
      `This dashboard accepts forms only from ${known}. Nothing was changed.`,
      "If you sent the form from this dashboard, ask the operator to set the server's public URL with `wf serve --base-url https://…`, or `--trust-proxy` behind a proxy that sets `X-Forwarded-Proto` and `X-Forwarded-Host`.",
    ],
  };
}

function openNetwork({ server }: FastifyRequest): Reason {
  const port = (server.server.address() as AddressInfo | null)?.port;
  return {
    title: "The dashboard requires https",
    texts: [
      "Over plain http, others on the network could read your token and your keys. On the server's own machine, plain http is allowed.",
      `On that machine, open \`http://127.0.0.1${port ? `:${port}` : ""}${paths.dashboard}\`. From elsewhere, use an SSH tunnel.`,
      "For a team, put a TLS proxy in front of the server and start it with `wf serve --base-url https://…`.",
    ],
  };
}
