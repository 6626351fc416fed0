/** Adds the delivery of events to a server: from when it listens until it ends. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { deliverEvent } from "./deliver-event.js";
import { OutboxLoop } from "./outbox-loop.js";
import { ReceiverClient } from "./receiver-client.js";
import { defaultWebhookOptions } from "./webhook-options.js";

declare module "fastify" {
  interface FastifyInstance {
    webhooks: Webhooks;
  }
}

/** The delivery of events, for whoever causes them. */
export interface Webhooks {
  /** Sends what was queued without waiting for the next look. */
  wake(): void;
  /** Takes nothing new, ends what is under way after some milliseconds, and gives it back. */
  stop(patience: number): Promise<void>;
}

/** Lets a server send the events of its store while it listens. */
export function addWebhooks(app: FastifyInstance, config: CompleteConfig): void {
  const { store, now, version, allowPrivateWebhooks: allowPrivate } = config;
  const options = { ...defaultWebhookOptions, ...config.webhooks };
  const { attemptLimit, random } = options;
  const client = new ReceiverClient({ ...options, allowPrivate });
  const { log } = app;
  const userAgent = `wf/${version}`;
  const tools = { store, client, now, random, attemptLimit, userAgent, log };
  const loop = new OutboxLoop({
    ...options,
    store,
    now,
    log,
    deliver: (event, until, signal) => deliverEvent(tools, event, until, signal),
  });
  app.decorate("webhooks", {
    wake: () => loop.wake(),
    stop: (patience: number) => loop.stop(patience),
  });
  app.addHook("onListen", async () => loop.start());
  app.addHook("onClose", async () => {
    await loop.stop(0);
    client.close();
  });
}
