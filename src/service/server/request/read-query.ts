/** Reads the parameters of a URL, as many as any of our routes could need. */
import { type ParsedUrlQuery, parse } from "node:querystring";

/** Maximum number of parameters that are read: each takes memory until its client has read the answer. */
export const mostParameters = 20;

/** The parameters by name; one that is given several times has a list. */
export function readQuery(text: string): ParsedUrlQuery {
  return parse(text, "&", "=", { maxKeys: mostParameters });
}
