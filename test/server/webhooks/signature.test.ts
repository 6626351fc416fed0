/** Compares signatures with the reference library, in both directions. */
import { Webhook } from "standardwebhooks";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import {
  generateWebhookSecret,
  isWebhookSecret,
  refuseWebhook,
  signWebhook,
} from "../../../src/service/accounts/webhook-signature.js";

const now = Date.UTC(2026, 10, 21, 10, 20, 30);
const second = 1_000;
const id = "evt_1";
beforeEach(() => void vi.useFakeTimers({ now, toFake: ["Date"] }));
afterEach(() => void vi.useRealTimers());

const bodies = ['{"a":1}', "", "no json", '{"text":"ÄÖÜ 日本 \u{1f600}"}', "x".repeat(100_000)];

describe("signatures", () => {
  test.each(bodies)("of %.20s equal those of the library, byte for byte", (body) => {
    const secret = generateWebhookSecret();
    expect(isWebhookSecret(secret)).toBe(true);
    const library = new Webhook(secret);
    const headers = signWebhook([secret], id, body, now);
    expect(headers["webhook-signature"]).toBe(library.sign(id, new Date(now), body));
    library.verify(body, { ...headers }, { jsonParse: false });
    expect(refuseWebhook(secret, { ...headers }, body, now)).toBeUndefined();
    expect(refuseWebhook(secret, { ...headers }, `${body} `, now)).toMatch(/signature/);
    expect(refuseWebhook(secret, { ...headers, "webhook-id": "evt_2" }, body, now)).toMatch(
      /signature/,
    );
  });

  test("by two secrets are accepted with either secret, and with no other", () => {
    const [old, fresh, other] = [1, 2, 3].map(() => generateWebhookSecret()) as [
      string,
      string,
      string,
    ];
    const headers = { ...signWebhook([fresh, old], id, "{}", now) };
    for (const secret of [old, fresh]) {
      expect(new Webhook(secret).verify("{}", headers)).toEqual({});
      expect(refuseWebhook(secret, headers, "{}", now)).toBeUndefined();
    }
    expect(() => new Webhook(other).verify("{}", headers)).toThrow(/signature/);
    expect(refuseWebhook(other, headers, "{}", now)).toMatch(/signature/);
  });

  test.each([0, 300, -300, 301, -301, 9_999])("%d s off are judged as by the library", (drift) => {
    const secret = generateWebhookSecret();
    const headers = { ...signWebhook([secret], id, "{}", now + drift * second) };
    const isOff = Math.abs(drift) > 300;
    const verify = () => new Webhook(secret).verify("{}", headers);
    if (isOff) expect(verify).toThrow(/timestamp/);
    else expect(verify()).toEqual({});
    expect(refuseWebhook(secret, headers, "{}", now) !== undefined).toBe(isOff);
  });

  test.each([
    [{ "webhook-id": undefined }],
    [{ "webhook-signature": undefined }],
    [{ "webhook-timestamp": undefined }],
    [{ "webhook-timestamp": "soon" }],
    [{ "webhook-timestamp": "1e9" }],
    [{ "webhook-signature": "" }],
    [{ "webhook-signature": "v1," }],
    [{ "webhook-signature": "v2,AAAA" }],
    [{ "webhook-signature": "v1" }],
  ])("with %j are refused, as by the library", (odd) => {
    const secret = generateWebhookSecret();
    const headers = { ...signWebhook([secret], id, "{}", now), ...odd } as Record<string, string>;
    expect(() => new Webhook(secret).verify("{}", headers)).toThrow();
    expect(refuseWebhook(secret, headers, "{}", now)).toBeDefined();
  });
});
