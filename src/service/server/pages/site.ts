/** Defines what all pages of a server have in common. */

/** The version that pages show, and the path at which visitors reach the server. */
export interface Site {
  version: string;
  /** The path in front of all paths of the server, such as `/wf` behind a proxy; empty if there is none. */
  root: string;
}

/** The path of a public URL, in the form of {@link Site}. */
export function rootOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "" : new URL(baseUrl).pathname.replace(/\/+$/, "");
}
