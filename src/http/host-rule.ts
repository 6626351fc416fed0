/** Decides whether a request may be answered: it names this server, and no foreign page has sent it. */

/** The headers of a request that tell where it goes and where it comes from. */
export interface RequestSource {
  host?: string | undefined;
  origin?: string | undefined;
  /** `Sec-Fetch-Site`. */
  site?: string | undefined;
}

/** What the server listens on, and by which names it is called besides. */
export interface HostSettings {
  /** The address that was listened on: `127.0.0.1`, `::`, `wireframes.lan`. */
  listening: string;
  /** Further names, as the operator gave them. */
  allowed?: readonly string[];
  /** All addresses of the machine; they count when it listens on all of them. */
  own?: readonly string[];
}

const loopbackNames = ["localhost", "127.0.0.1", "::1"];
const everyAddress = new Set(["0.0.0.0", "::", "::0", "0:0:0:0:0:0:0:0"]);

/** The names that a `Host` header may hold, in lower case and without brackets. */
export function hostNames({ listening, allowed = [], own = [] }: HostSettings): Set<string> {
  const bound = bare(listening);
  const addresses = everyAddress.has(bound) ? own : [bound];
  return new Set([...loopbackNames, ...addresses, ...allowed].map(bare));
}

/**
 * Why a request is refused; undefined when it may be answered. A name that is not ours is how a
 * foreign page reaches a local server by its own domain (DNS rebinding). A request without `Origin`
 * and `Sec-Fetch-Site` passes: no page sent it, or the same page did.
 */
export function refuseRequest(
  { host, origin, site }: RequestSource,
  names: ReadonlySet<string>,
): string | undefined {
  const name = host === undefined ? undefined : nameOf(host);
  if (name === undefined || !names.has(name)) {
    return `this server is not called ${name === undefined ? "that" : `"${name}"`}`;
  }
  if (origin !== undefined && !isSameOrigin(origin, host!)) {
    return "a page of another site may not ask this server";
  }
  if (site !== undefined && site !== "same-origin" && site !== "none") {
    return "another site may not lead to this server";
  }
  return undefined;
}

/** The name in a `Host` header without its port; undefined when it is none. */
function nameOf(host: string): string | undefined {
  const found = /^(\[[0-9a-f:.]+\]|[a-z0-9_.-]+)(?::\d{1,5})?$/i.exec(host);
  return found ? bare(found[1]!) : undefined;
}

function bare(name: string): string {
  return name.toLowerCase().replace(/^\[(.*)\]$/, "$1");
}

function isSameOrigin(origin: string, host: string): boolean {
  // The preview speaks http only; the same name over https is another origin.
  return origin === `http://${host.toLowerCase()}`;
}
