/** Refuses metrics that anyone could read, and tokens for metrics that are not served. */
import { isLoopback } from "../../../service/web/loopback.js";
import type { OptionValues } from "../../../workspace/options/option.js";
import type { serveOptions } from "../../../workspace/settings/serve-section.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Minimum length of a token: anyone who can reach the server can try as many tokens as they like. */
const leastLength = 16;

/** Throws a UsageError that says what to change. */
export function checkMetrics({
  metrics,
  metricsToken: token,
  host,
}: Pick<OptionValues<typeof serveOptions>, "metrics" | "metricsToken" | "host">): void {
  if (token !== undefined) {
    if (!metrics) throw new UsageError("--metrics-token needs --metrics");
    if (/^[\x21-\x7e]+$/.test(token) && token.length >= leastLength) return;
    throw new UsageError(
      `--metrics-token must have at least ${leastLength} visible ASCII characters; create one with \`openssl rand -hex 16\``,
    );
  }
  if (metrics && !isLoopback(host)) {
    throw new UsageError(
      `--metrics on ${host}, which others can reach, needs --metrics-token or WF_METRICS_TOKEN`,
    );
  }
}
