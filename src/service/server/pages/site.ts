/** Defines what all pages of a server have in common. */

/** The version that pages show, and where the server begins for whoever visits it. */
export interface Site {
  version: string;
  /** The path in front of all paths of the server, such as `/wf` behind a proxy; empty when there is none. */
  root: string;
}

/** The path of a public URL, as {@link Site} has it. */
export function rootOf(baseUrl: string | undefined): string {
  return baseUrl === undefined ? "" : new URL(baseUrl).pathname.replace(/\/+$/, "");
}
