/** A listening server with an endpoint on this machine and an adjustable clock. */
import { expect, onTestFinished } from "vitest";
import { sendTestEvent, setEndpoint } from "../../../src/service/accounts/endpoints.js";
import type { ServerConfig } from "../../../src/service/server/config.js";
import type { WebhookOptions } from "../../../src/service/server/webhooks/webhook-options.js";
import type { Endpoint, EventRecord, EventType } from "../../../src/service/store/records.js";
import { Api } from "../api.js";
import { LocalEndpoint } from "./local-endpoint.js";

/** A server that sends events, and its endpoint. Both are closed after the test. */
export class Sending {
  readonly api: Api;
  readonly endpoint: LocalEndpoint;

  private constructor(api: Api, endpoint: LocalEndpoint) {
    this.api = api;
    this.endpoint = endpoint;
  }

  /** Starts a server, with an endpoint for its account acme unless `hasEndpoint` is false. */
  static async open({
    hasEndpoint = true,
    webhooks = {},
    ...config
  }: Partial<ServerConfig> & {
    hasEndpoint?: boolean;
    webhooks?: Partial<WebhookOptions>;
  } = {}): Promise<Sending> {
    const endpoint = await LocalEndpoint.open();
    const api = await Api.open({
      allowPrivateWebhooks: true,
      // Without random variation, unless a test is about it.
      webhooks: { random: () => 0.5, ...webhooks },
      ...config,
    });
    const sending = new Sending(api, endpoint);
    onTestFinished(async () => {
      await api.app.close();
      await endpoint.close();
    });
    if (hasEndpoint) await sending.set("acme", endpoint.url);
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    return sending;
  }

  /** Sets the endpoint of an account, and creates the account if necessary. */
  async set(account: string, url: string, events?: readonly EventType[]): Promise<Endpoint> {
    const { store, now } = this.api;
    await store.addAccount({ name: account, createdAt: now, tokenHash: null, endpoint: null });
    const request = { url, allowPrivate: true, ...(events && { events }) };
    return (await setEndpoint(store, account, request, now)).endpoint;
  }

  /** The stored endpoint of an account. */
  async kept(account = "acme"): Promise<Endpoint> {
    return (await this.api.store.getAccount(account))!.endpoint!;
  }

  /** Queues an event of an account, and returns its id. */
  async queue(account = "acme", type?: EventType): Promise<string> {
    const { id } = await sendTestEvent(this.api.store, account, type, this.api.now);
    this.wake();
    return id;
  }

  /** Queues an event unchanged. */
  async add(event: EventRecord): Promise<void> {
    expect(await this.api.store.addEvent(event)).toBe(true);
    this.wake();
  }

  wake(): void {
    this.api.app.webhooks.wake();
  }

  async event(id: string): Promise<EventRecord> {
    return (await this.api.store.getEvent(id))!;
  }

  /** Waits until an event is settled, or is waiting for its next attempt, after a number of attempts. */
  async attempted(id: string, attempts = 1): Promise<EventRecord> {
    await expect
      .poll(
        async () => {
          const { lease, attempts: made, state } = (await this.event(id)).delivery;
          return lease === null && (made >= attempts || state === "skipped");
        },
        { timeout: 20_000, interval: 5 },
      )
      .toBe(true);
    return this.event(id);
  }

  /** Sets the clock to the next attempt of an event, and waits until the attempt is over. */
  async next(id: string): Promise<EventRecord> {
    const { attempts, nextAt } = (await this.event(id)).delivery;
    this.api.now = nextAt!;
    this.wake();
    return this.attempted(id, attempts + 1);
  }
}
