/** Bundles prom-client with its dependencies, once for the library and the command line (`imports` in package.json). */
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

/** Without tracing: the library would look for a current trace on each count, and nobody sets one up. */
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
