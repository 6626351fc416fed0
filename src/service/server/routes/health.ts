/** Adds the health check: whether the server is running, and whether it can do its work. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { paths } from "../paths.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { HealthAnswer, UnhealthyAnswer } from "../schemas/answers.js";
import type { ReadinessCheck } from "../work/readiness.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers even while the server is shutting down. */
    isProbe?: boolean;
  }
}

/** Adds GET /health, which needs no key and is not counted. */
export function addHealth(
  app: FastifyInstance,
  { site: { version } }: CompleteConfig,
  readiness: ReadinessCheck,
): void {
  app.get(
    paths.health,
    {
      config: { isProbe: true },
      schema: {
        summary: "Check the health of the server",
        tags: ["service"],
        parameters: [
          {
            name: "ready",
            in: "query",
            description: "`1` also checks the store, the worker threads and the disk",
            schema: { type: "string", enum: ["1"] },
          },
        ],
        response: {
          200: { description: "The server is healthy", ...HealthAnswer },
          503: {
            description: "The server is shutting down, or a part of it cannot be used",
            ...UnhealthyAnswer,
          },
        },
      },
    },
    async ({ query }, reply) => {
      const { state } = app.lifecycle;
      if (state === "leaving" || state === "draining")
        return reply.code(503).send({ status: "draining", version });
      if ((query as Record<string, unknown>).ready !== "1") return { status: "ok", version };
      const checks = await readiness.read();
      // A busy server serves everybody in turn, and others would not be less busy for long.
      const { store, pool, disk } = checks;
      const isReady = store === "ok" && disk === "ok" && (pool === "ok" || pool === "busy");
      return reply
        .code(isReady ? 200 : 503)
        .send({ status: isReady ? "ok" : "unready", version, checks });
    },
  );
  refuseMethods(app, paths.health, ["GET", "HEAD"]);
}
