/** Connects the delivery of events to the life of a server: it runs while the server listens. */
import type { FastifyInstance } from "fastify";
import type { CompleteConfig } from "../config.js";
import { shareOf } from "../peers.js";
import { deliverEvent } from "./deliver-event.js";
import { EndpointClient } from "./endpoint-client.js";
import { OutboxLoop } from "./outbox-loop.js";
import { defaultWebhookOptions } from "./webhook-options.js";

declare module "fastify" {
  interface FastifyInstance {
    webhooks: Webhooks;
  }
}

/** Controls the delivery of events. */
export interface Webhooks {
  /** Sends queued events without waiting for the next poll. */
  wake(): void;
  /** Stops claiming events; after `patience` milliseconds, aborts running attempts and releases their events. */
  stop(patience: number): Promise<void>;
}

/** Makes a server send the events in its store while it listens. */
export function addWebhooks(app: FastifyInstance, config: CompleteConfig): void {
  const { store, now, version, allowPrivateWebhooks: allowPrivate } = config;
  const whole = { ...defaultWebhookOptions, ...config.webhooks };
  const options = {
    ...whole,
    slots: shareOf(whole.slots, config.peers, 2),
    perAccount: shareOf(whole.perAccount, config.peers),
  };
  const { attemptLimit, random } = options;
  const client = new EndpointClient({ ...options, allowPrivate });
  const { log } = app;
  const userAgent = `wf/${version}`;
  let isLateTold = false;
  const noteLateClaim = () => {
    if (!isLateTold) log.warn("events are delayed: the store takes too long to claim them");
    isLateTold = true;
  };
  const tools = { store, client, now, random, attemptLimit, userAgent, log, noteLateClaim };
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
