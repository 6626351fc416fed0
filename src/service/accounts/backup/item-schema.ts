/** The schema of the items in a backup: a restore trusts no byte of it. */

import type { Static } from "typebox";
import * as Type from "typebox";
import { Compile } from "typebox/schema";
import { eventTypes } from "../../store/records.js";
import type { StoreItem } from "../../store/store.js";
import { latestTime } from "../keys.js";

const exact = { additionalProperties: false };
const time = Type.Integer({ minimum: 0, maximum: latestTime });
const count = Type.Integer({ minimum: 0, maximum: 4_294_967_295 });
/** Limits in events may exceed what four-byte counters hold. */
const whole = Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER });
const status = Type.Integer({ minimum: 0, maximum: 999 });
const text = (maxLength: number) => Type.String({ maxLength });
const id = Type.String({ pattern: "^[\\w-]{1,100}$" });
/** Usage is stored under the ids of keys, some with a prefix. */
const usageId = Type.String({ pattern: "^[\\w:-]{1,120}$" });
const hash = Type.String({ pattern: "^[0-9a-f]{64}$" });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);

const Endpoint = Type.Object(
  {
    url: text(2_000),
    events: Type.Array(Type.Enum(eventTypes), { maxItems: eventTypes.length }),
    secret: text(200),
    previousSecrets: Type.Array(Type.Object({ secret: text(200), expiresAt: time }, exact), {
      maxItems: 100,
    }),
    createdAt: time,
    disabled: orNull(
      Type.Object({ at: time, reason: Type.Enum(["gone", "failing", "asked"]) }, exact),
    ),
    lastSuccessAt: orNull(time),
  },
  exact,
);

const Account = Type.Object(
  { name: text(64), createdAt: time, tokenHash: orNull(hash), endpoint: orNull(Endpoint) },
  exact,
);

const Key = Type.Object(
  {
    id,
    account: text(64),
    name: text(200),
    tier: text(200),
    hash,
    display: text(100),
    createdAt: time,
    expiresAt: orNull(time),
    revokedAt: orNull(time),
    previous: Type.Array(Type.Object({ hash, display: text(100), expiresAt: time }, exact), {
      maxItems: 100,
    }),
    isDeclared: Type.Boolean(),
    sharesWith: Type.Optional(id),
  },
  exact,
);

const Counter = Type.Object({ start: count, count }, exact);

const Usage = Type.Object(
  {
    minute: Counter,
    day: Counter,
    month: Counter,
    warnedLimit: count,
    exceededLimit: count,
    lastUsed: count,
  },
  exact,
);

const Event = Type.Object(
  {
    id,
    account: text(64),
    type: Type.Enum([...eventTypes, "webhook.test"]),
    createdAt: time,
    data: Type.Record(
      Type.String({ pattern: "^[A-Za-z]{1,50}$" }),
      Type.Union([text(1_000), whole, Type.Null()]),
      { ...exact, maxProperties: 50 },
    ),
    delivery: Type.Object(
      {
        state: Type.Enum(["pending", "delivered", "failed", "skipped"]),
        attempts: count,
        nextAt: orNull(time),
        lease: orNull(text(200)),
        startedAt: orNull(time),
        last: orNull(
          Type.Object(
            { at: time, ms: count, status: orNull(status), problem: orNull(text(1_000)) },
            exact,
          ),
        ),
      },
      exact,
    ),
  },
  exact,
);

const Item = Type.Union([
  Type.Object({ kind: Type.Literal("account"), value: Account }, exact),
  Type.Object({ kind: Type.Literal("key"), value: Key }, exact),
  Type.Object({ kind: Type.Literal("usage"), id: usageId, value: Usage }, exact),
  Type.Object(
    { kind: Type.Literal("days"), id, value: Type.Array(Counter, { maxItems: 1_000 }) },
    exact,
  ),
  Type.Object({ kind: Type.Literal("event"), value: Event }, exact),
]);

/** All fields of a type at any depth, including optional ones. */
type FieldsOf<T> = T extends readonly (infer Each)[]
  ? FieldsOf<Each>
  : T extends object
    ? { [K in keyof T]-?: FieldsOf<T[K]> }
    : T;
type IsWithin<A, B> = [FieldsOf<A>] extends [FieldsOf<B>] ? true : never;

/** Compiles only if the schema has all fields of the store's records: a missing one would not be backed up. */
const isDescribed: IsWithin<StoreItem, Static<typeof Item>> &
  IsWithin<Static<typeof Item>, StoreItem> = true;

const validator = Compile(Item);

/** Whether a value has the shape of an item. */
export function isStoreItem(value: unknown): value is StoreItem {
  return isDescribed && validator.Check(value);
}
