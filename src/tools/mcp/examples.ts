/** Reads the example wireframes in the package. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "../../analyze.js";
import { walkNodes } from "../../language/ast/node.js";
import { vocabulary } from "../../model/components/registry.generated.js";

/** An example wireframe. */
export interface Example {
  name: string;
  /** Its description: the comment at its start. */
  shows: string;
  /** Names of its components, the most used first. */
  components: string;
  source: string;
}

/** Maximum number of components to name. */
const mostNamed = 12;

const known = new Map<string, Example>();

/** The names of all examples. */
export function exampleNames(packageFolder: string): string[] {
  return readdirSync(join(packageFolder, "examples"))
    .filter((name) => name.endsWith(".wf"))
    .map((name) => name.slice(0, -".wf".length))
    .sort();
}

/** An example, read only once. */
export function readExample(packageFolder: string, name: string): Example {
  const path = join(packageFolder, "examples", `${name}.wf`);
  let example = known.get(path);
  if (!example) {
    const source = readFileSync(path, "utf8");
    const [, comment = ""] = /^\/\/ ?(.*)/.exec(source) ?? [];
    example = { name, shows: comment, components: componentsIn(source), source };
    known.set(path, example);
  }
  return example;
}

function componentsIn(source: string): string {
  const counts = new Map<string, number>();
  walkNodes(analyze(source).ast, ({ type }) => {
    const component = vocabulary.componentOfType(type);
    if (!component || component.structural || component.root) return;
    counts.set(component.name, (counts.get(component.name) ?? 0) + 1);
  });
  const sorted = [...counts].sort(([, a], [, b]) => b - a).map(([name]) => name);
  return sorted.slice(0, mostNamed).join(", ");
}
