/** A listening server with a receiver on this machine, and a clock to set. */
import { expect, onTestFinished } from "vitest";
import { sendTestEvent, setReceiver } from "../../../src/accounts/receivers.js";
import type { ServerConfig } from "../../../src/server/config.js";
import type { WebhookOptions } from "../../../src/server/webhooks/webhook-options.js";
import type { EventRecord, EventType, Receiver } from "../../../src/store/records.js";
import { Api } from "../api.js";
import { LocalReceiver } from "./local-receiver.js";

/** A server that sends, and where to. Ends with its test. */
export class Sending {
  readonly api: Api;
  readonly receiver: LocalReceiver;

  private constructor(api: Api, receiver: LocalReceiver) {
    this.api = api;
    this.receiver = receiver;
  }

  /** Starts a server, with a receiver for its account acme unless `hasReceiver` is false. */
  static async open({
    hasReceiver = true,
    webhooks = {},
    ...config
  }: Partial<ServerConfig> & {
    hasReceiver?: boolean;
    webhooks?: Partial<WebhookOptions>;
  } = {}): Promise<Sending> {
    const receiver = await LocalReceiver.open();
    const api = await Api.open({
      allowPrivateWebhooks: true,
      // No spread, unless a test is about it.
      webhooks: { random: () => 0.5, ...webhooks },
      ...config,
    });
    const sending = new Sending(api, receiver);
    onTestFinished(async () => {
      await api.app.close();
      await receiver.close();
    });
    if (hasReceiver) await sending.set("acme", receiver.url);
    await api.app.listen({ port: 0, host: "127.0.0.1" });
    return sending;
  }

  /** Gives an account a receiver, and makes the account if need be. */
  async set(account: string, url: string, events?: readonly EventType[]): Promise<Receiver> {
    const { store, now } = this.api;
    await store.addAccount({ name: account, createdAt: now, tokenHash: null, receiver: null });
    const request = { url, allowPrivate: true, ...(events && { events }) };
    return (await setReceiver(store, account, request, now)).receiver;
  }

  /** The receiver of an account as it is kept. */
  async kept(account = "acme"): Promise<Receiver> {
    return (await this.api.store.getAccount(account))!.receiver!;
  }

  /** Queues an event of an account and gives its id. */
  async queue(account = "acme", type?: EventType): Promise<string> {
    const { id } = await sendTestEvent(this.api.store, account, type, this.api.now);
    this.wake();
    return id;
  }

  /** Queues an event as it is. */
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

  /** Waits until an event is settled, or waits for its next attempt, after a number of attempts. */
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

  /** Sets the clock to the next attempt of an event, and waits until it has been made. */
  async next(id: string): Promise<EventRecord> {
    const { attempts, nextAt } = (await this.event(id)).delivery;
    this.api.now = nextAt!;
    this.wake();
    return this.attempted(id, attempts + 1);
  }
}
