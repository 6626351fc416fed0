/** Bundles prom-client with all that it needs, once for the library and the command line (`imports` in package.json). */
import { bundle, NODE } from "./bundle.mjs";
import { ROOT } from "./generated-files.mjs";

/**
 * @param {string} outfile
 */
export async function buildPromClient(outfile) {
  await bundle({
    stdin: {
      contents: `export { AggregatorRegistry, collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";`,
      resolveDir: ROOT,
    },
    outfile,
    format: "cjs",
    platform: "node",
    target: NODE,
    minify: true,
    plugins: [withoutTraces],
  });
}

/** Traces are asked for an example of each count, and nobody has set any up. */
const withoutTraces = {
  name: "without-traces",
  setup({ onResolve, onLoad }) {
    const namespace = "without-traces";
    onResolve({ filter: /^@opentelemetry\/api$/ }, ({ path }) => ({ path, namespace }));
    onLoad({ filter: /./, namespace }, () => ({
      contents:
        "exports.context = { active() {} }; exports.trace = { getSpan() {} }; exports.isSpanContextValid = () => false;",
      loader: "js",
    }));
  },
};
