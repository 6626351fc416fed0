/** Routes links around boards, the nearest first, then spreads the routes; links without room get none. */
import { type Area, areaOf, type Obstacle, overlaps, type Point } from "./area.js";
import { isInTheWay, isShared, type Way } from "./compare-ways.js";
import { RouteSearch, type Work } from "./find-route.js";
import { entriesOf, exitsOf } from "./ports.js";
import { linesAround, RouteGrid } from "./route-grid.js";
import { spreadRoutes } from "./spread-routes.js";

/** A link to be routed: an element on the canvas, and the board that it leads to. */
export interface Joined {
  from: number;
  to: number;
  source: Area;
  /** Areas of its board that must stay readable. */
  inked?: readonly Area[];
}

/** Maximum number of states that the search for all routes of a canvas may visit. */
const mostLooks = 1_500_000;

/**
 * The corners of the route of each link; undefined if there is no room.
 *
 * @param work counts visited states
 */
export function routeLinks(
  links: readonly Joined[],
  obstacles: readonly Obstacle[],
  work: Work = { looks: 0, most: mostLooks },
): (readonly Point[] | undefined)[] {
  const bodies = new Map(
    obstacles.filter(({ isBody }) => isBody).map((body) => [body.board, body]),
  );
  const lines = linesAround(obstacles.filter(({ isTitle }) => !isTitle));
  const order = links.map((link, at) => ({ ...link, at, length: lengthOf(link, bodies) }));
  order.sort((a, b) => a.length - b.length || a.at - b.at);
  const grid = new RouteGrid(lines, obstacles);
  const search = new RouteSearch(work);
  const ways: (Way & { at: number })[] = [];
  for (const { from, to, source, inked, at } of order) {
    const [own, target] = [bodies.get(from)!, bodies.get(to)!];
    const exits = exitsOf(source, own, obstacles, inked);
    const entries = entriesOf(target, source, obstacles);
    if (exits.length === 0 || entries.length === 0) continue;
    const ends = [...exits, ...entries].map(({ outside }) => outside);
    grid.begin(ends, ways);
    const points = search.find(exits, entries, grid);
    if (points) ways.push({ points, from, to, source, at });
  }
  spreadRoutes(ways, obstacles);
  const routes: (readonly Point[] | undefined)[] = links.map(() => undefined);
  const kept: { points: readonly Point[]; area: Area }[] = [];
  for (const way of ways) {
    if (isInTheWay(way, obstacles)) continue;
    const area = areaOf(way.points);
    const isOver = kept.some(
      (other) => overlaps(area, other.area, 3) && isShared(other.points, way.points),
    );
    if (isOver) continue;
    kept.push({ points: way.points, area });
    routes[way.at] = way.points;
  }
  return routes;
}

function lengthOf({ source, to }: Joined, bodies: ReadonlyMap<number, Area>): number {
  const target = bodies.get(to)!;
  return (
    Math.max(0, target.left - source.right, source.left - target.right) +
    Math.max(0, target.top - source.bottom, source.top - target.bottom)
  );
}
