/** Decides whether to answer a request: it must name this server and not come from another site. */
import type { IncomingMessage } from "node:http";

/** The headers of a request that name its destination and its origin. */
export interface RequestSource {
  host?: string | undefined;
  origin?: string | undefined;
  /** `Sec-Fetch-Site`. */
  site?: string | undefined;
  /** Whether a browser opens a whole page with it: by a link, not a frame, a form or a script. */
  opensPage?: boolean;
}

const noNames: ReadonlySet<string> = new Set();

/** The address that the server listens on, and its other names. */
export interface HostSettings {
  /** The address that the server listens on: `127.0.0.1`, `::`, `wireframes.lan`. */
  listening: string;
  /** Other names, given by the operator. */
  allowed?: readonly string[];
  /** All addresses of the machine, used when the server listens on all of them. */
  own?: readonly string[];
}

const loopbackNames = ["localhost", "127.0.0.1", "::1"];
const everyAddress = new Set(["0.0.0.0", "::", "::0", "0:0:0:0:0:0:0:0"]);

/** Whether an address means all addresses of the machine. */
export function isEveryAddress(address: string): boolean {
  return everyAddress.has(bare(address));
}

/** The names allowed in a `Host` header, in lower case and without brackets. */
export function hostNames({ listening, allowed = [], own = [] }: HostSettings): Set<string> {
  const bound = bare(listening);
  const addresses = isEveryAddress(bound) ? own : [bound];
  return new Set([...loopbackNames, ...addresses, ...allowed].map(bare));
}

/** Whether method and headers (`Sec-Fetch-Mode`, `Sec-Fetch-Dest`) are those of a browser that follows a link. */
export function opensPage(
  method: string,
  headers: Readonly<Record<string, string | string[] | undefined>>,
): boolean {
  const isNavigation = headers["sec-fetch-mode"] === "navigate";
  return method === "GET" && isNavigation && headers["sec-fetch-dest"] === "document";
}

/**
 * Why a request is refused; undefined if it is allowed. Requests for a host name that is not ours are refused because a
 * foreign page could reach a local server through its own domain (DNS rebinding). A request without `Origin` and
 * `Sec-Fetch-Site` is allowed: it comes from our own page, or from no page at all.
 *
 * @param allowed names given by the operator, such as that of a forwarded port: other sites may link to them, and their
 *   pages may be served over https
 */
export function refuseRequest(
  { host, origin, site, opensPage: isLink = false }: RequestSource,
  names: ReadonlySet<string>,
  allowed: ReadonlySet<string> = noNames,
): string | undefined {
  const name = host === undefined ? undefined : nameOf(host);
  if (name === undefined || !names.has(name)) {
    return name === undefined
      ? "the Host header is missing or not valid"
      : `"${name}" is not a name of this server`;
  }
  if (origin !== undefined && !isSameOrigin(origin, host!) && !isOf(allowed, origin, host!)) {
    return "pages of other sites cannot send requests to this server";
  }
  const isLinked = isLink && origin === undefined && allowed.has(name);
  if (site !== undefined && site !== "same-origin" && site !== "none" && !isLinked) {
    return "other sites cannot link to this server";
  }
  return undefined;
}

/**
 * The `Host` header of a request, and the problem if it is missing or repeated (RFC 9112, 3.2): two proxies that
 * disagree on which of two hosts counts could cache one host's answer for the other. Node would use the first.
 */
export function findHost({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, "rawHeaders" | "httpVersion">): {
  host: string | undefined;
  problem?: string;
} {
  let host: string | undefined;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]!;
    if (name.length !== 4 || name.toLowerCase() !== "host") continue;
    if (host !== undefined) return { host, problem: "the Host header is given more than once" };
    host = rawHeaders[at + 1]!;
  }
  const isMissing = host === undefined && httpVersion !== "1.0";
  return isMissing ? { host, problem: "the Host header is missing" } : { host };
}

/** The name in a `Host` header without its port; undefined if it is invalid. */
export function nameOf(host: string): string | undefined {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?$/i.exec(host);
  return found ? bare(found[1]!) : undefined;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^\[(.*)\]$/, "$1");
}

function isSameOrigin(origin: string, host: string): boolean {
  // The preview is served over http only; the same name over https is another origin.
  return origin === `http://${host.toLowerCase()}`;
}

/** Whether an origin is one of the allowed names, on the server's port or the default port of its protocol. */
function isOf(allowed: ReadonlySet<string>, origin: string, host: string): boolean {
  const url = URL.canParse(origin) ? new URL(origin) : undefined;
  if (url?.origin !== origin || !/^https?:$/.test(url.protocol)) return false;
  return allowed.has(bare(url.hostname)) && (url.port === "" || host.endsWith(`:${url.port}`));
}
