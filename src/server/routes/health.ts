/** Adds the health check. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import { DrainingAnswer, HealthAnswer } from "../schemas/answers.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Answers even while the server is shutting down. */
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
        summary: "Check the health of the server",
        tags: ["service"],
        response: {
          200: { description: "The server is healthy", ...HealthAnswer },
          503: { description: "The server is shutting down", ...DrainingAnswer },
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
