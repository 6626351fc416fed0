/** Compares signatures of messages with the reference library of Standard Webhooks, in both directions. */
import { Webhook } from "standardwebhooks";
import { describe, expect, test } from "vitest";
import {
  displayWebhookSecret,
  generateWebhookSecret,
  isWebhookSecret,
  refuseWebhook,
  signWebhook,
} from "../../src/service/accounts/webhook-signature.js";

const secret = generateWebhookSecret();
const other = generateWebhookSecret();
const id = "evt_4Fh2mXq8LwZt01Ab";
const body =
  '{"type":"webhook.test","timestamp":"2026-11-22T10:20:30.000Z","data":{"account":"acme"}}';

describe("secrets", () => {
  test("are 32 random bytes with a prefix", () => {
    const secrets = Array.from({ length: 100 }, generateWebhookSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const each of secrets) {
      expect(each).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
      expect(isWebhookSecret(each)).toBe(true);
    }
  });

  const bytes = (count: number) => `whsec_${Buffer.alloc(count, 7).toString("base64")}`;
  test.each([
    [bytes(24), true],
    [bytes(64), true],
    [bytes(23), false],
    [bytes(65), false],
    ["whsec_", false],
    ["", false],
    [secret.slice("whsec_".length), false],
    [` ${secret}`, false],
    [`${secret}\n`, false],
    [`whsec_${"a-_".repeat(15)}`, false],
    [`WHSEC_${secret.slice(6)}`, false],
  ])("%j is a secret: %s", (text, isOne) => {
    expect(isWebhookSecret(text)).toBe(isOne);
  });

  test("are displayed by their first characters only", () => {
    expect(displayWebhookSecret(secret)).toBe(`${secret.slice(0, 10)}…`);
  });
});

describe("the reference library", () => {
  const now = Date.now();

  test.each([body, "{}", "", '{"name":"Ünïcode 🚀 \u2028"}', "x".repeat(100_000)])(
    "verifies what is signed here: %#",
    (text) => {
      const headers = signWebhook([secret], id, text, now);
      const library = new Webhook(secret);
      expect(() => library.verify(text, { ...headers }, { jsonParse: false })).not.toThrow();
      expect(() => new Webhook(other).verify(text, { ...headers })).toThrow(
        /No matching signature/,
      );
    },
  );

  test("verifies a message with two signatures by either secret", () => {
    const headers = { ...signWebhook([secret, other], id, body, now) };
    expect(headers["webhook-signature"]).toMatch(/^v1,\S{44} v1,\S{44}$/);
    for (const each of [secret, other]) {
      expect(new Webhook(each).verify(body, headers)).toEqual(JSON.parse(body));
      expect(refuseWebhook(each, headers, body, now)).toBeUndefined();
    }
  });

  test("signs messages that are verified here", () => {
    const signature = new Webhook(secret).sign(id, new Date(now), body);
    const headers = {
      "webhook-id": id,
      "webhook-timestamp": String(Math.floor(now / 1000)),
      "webhook-signature": signature,
    };
    expect(refuseWebhook(secret, headers, body, now)).toBeUndefined();
    expect(signWebhook([secret], id, body, now)).toEqual(headers);
  });
});

describe("a message", () => {
  const now = Date.UTC(2026, 10, 22, 10, 20, 30);
  const headers = { ...signWebhook([secret], id, body, now) };
  const signature = headers["webhook-signature"];
  const unsigned = "the signature does not match this secret";
  const missing = "the webhook headers are missing";

  test("is refused if it was changed after signing", () => {
    expect(refuseWebhook(secret, headers, body, now)).toBeUndefined();
    expect(refuseWebhook(other, headers, body, now)).toBe(unsigned);
    expect(refuseWebhook(secret, headers, `${body} `, now)).toBe(unsigned);
  });

  test.each([
    ["webhook-id", undefined, missing],
    ["webhook-timestamp", undefined, missing],
    ["webhook-signature", undefined, missing],
    ["webhook-id", ["a", "b"], missing],
    ["webhook-id", "evt_other", unsigned],
    ["webhook-timestamp", "1795342829", unsigned],
    ["webhook-timestamp", "soon", "the timestamp is not a number"],
    ["webhook-timestamp", "-1795342830", "the timestamp is not a number"],
    ["webhook-timestamp", "1e9", "the timestamp is not a number"],
    ["webhook-timestamp", "9".repeat(400), "the timestamp is not a number"],
    ["webhook-signature", "", unsigned],
    ["webhook-signature", "v1,", unsigned],
    ["webhook-signature", "v1", unsigned],
    ["webhook-signature", signature.slice(3), unsigned],
    ["webhook-signature", signature.replace("v1", "v2"), unsigned],
    ["webhook-signature", `${signature}=`, unsigned],
    ["webhook-signature", signature.slice(0, -1), unsigned],
    ["webhook-signature", "v1,ünïcödé", unsigned],
    ["webhook-signature", "v1,x ".repeat(3_000), unsigned],
  ])("is refused with %s %j", (name, value, problem) => {
    expect(refuseWebhook(secret, { ...headers, [name]: value }, body, now)).toBe(problem);
  });

  test("is accepted with a valid signature among others", () => {
    for (const signatures of [`v1,x ${signature}`, `v1a,abc ${signature} v1,y`]) {
      const several = { ...headers, "webhook-signature": signatures };
      expect(refuseWebhook(secret, several, body, now)).toBeUndefined();
    }
  });

  test("is refused if its time is more than five minutes off, in either direction", () => {
    for (const seconds of [300, -300]) {
      expect(refuseWebhook(secret, headers, body, now + seconds * 1000)).toBeUndefined();
    }
    for (const seconds of [301, -301, 86_400]) {
      expect(refuseWebhook(secret, headers, body, now + seconds * 1000)).toBe(
        "the timestamp is more than five minutes off",
      );
    }
  });
});
