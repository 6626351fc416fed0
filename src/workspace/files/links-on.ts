/** Finds the symlinks in a path. */
import { readlinkSync } from "node:fs";
import { dirname, join, parse, resolve, sep } from "node:path";

/** Maximum number of links in a path, as in Linux. */
const mostLinks = 40;

/** Absolute paths of the links, in the order in which they are followed, as far as the path exists. */
export function linksOn(absolute: string): string[] {
  const links: string[] = [];
  let { root: at } = parse(absolute);
  let rest = absolute.slice(at.length).split(sep);
  while (rest.length > 0) {
    const [name = "", ...others] = rest;
    const path = join(at, name);
    const target = targetOf(path);
    if (target === undefined) {
      at = path;
      rest = others;
      continue;
    }
    links.push(path);
    if (links.length === mostLinks) return links;
    const whole = resolve(dirname(path), target);
    at = parse(whole).root;
    rest = [...whole.slice(at.length).split(sep), ...others];
  }
  return links;
}

function targetOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}
