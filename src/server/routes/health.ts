/** Adds the health check. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { DrainingAnswer, HealthAnswer } from "../schemas/answers.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers even when the server is about to end. */
    isProbe?: boolean;
  }
}

/** Adds GET /health, which needs no key and is not counted. */
export function addHealth(app: FastifyInstance, { version }: CompleteConfig): void {
  app.get(
    "/health",
    {
      config: { isProbe: true },
      schema: {
        summary: "Whether the server works",
        tags: ["service"],
        response: {
          200: { description: "It does", ...HealthAnswer },
          503: { description: "It is about to end", ...DrainingAnswer },
        },
      },
    },
    async (_request, reply) => {
      const { isDraining } = app.lifecycle;
      reply.code(isDraining ? 503 : 200);
      return { status: isDraining ? "draining" : "ok", version };
    },
  );
  refuseMethods(app, "/health", ["GET", "HEAD"]);
}
