/** The scripts that change accounts and keys; each call touches the keys of one account. */
import { ageParts, clockParts, outboxParts } from "./lua-parts.js";
import { RedisScript } from "./redis-script.js";
import {
  count,
  digits,
  digitsOrEmpty,
  either,
  listOf,
  nothing,
  type ReplyShape,
  text,
  tuple,
} from "./reply-shapes.js";

const texts = listOf(text);

/** The reasons why a key is not written. */
const refused: ReplyShape = (reply) =>
  tuple([text])(reply) && /^(?:gone|changed)$/.test(String(reply));

/**
 * Adds an account, and removes what an earlier account of that name may have left.
 *
 * KEYS: account, then its other keys. ARGV: record. Returns whether the name was free.
 */
export const addAccountScript = new RedisScript(
  count,
  clockParts,
  `
if redis.call("HEXISTS", KEYS[1], "record") == 1 then return 0 end
redis.call("DEL", unpack(KEYS))
-- States of an account are never used twice, not even after it was removed and added again.
redis.call(
  "HSET", KEYS[1], "record", ARGV[1], "state", string.format("%.0f", time_of("")), "version", 0, "aged", 0)
return 1`,
);

/** Replaces a record unless it has changed since it was read. KEYS: account. ARGV: record before, after. */
export const changeAccountScript = new RedisScript(
  count,
  `
if redis.call("HGET", KEYS[1], "record") ~= ARGV[1] then return 0 end
redis.call("HSET", KEYS[1], "record", ARGV[2])
return 1`,
);

/**
 * Removes an account, whatever is in its places. KEYS: account, keys, events, sessions, then its other keys. Returns nil
 * if there is none, otherwise its record, its keys, the ids of its events, and its sessions.
 */
export const removeAccountScript = new RedisScript(
  either(nothing, tuple([text, texts, texts, texts])),
  `
local record = redis.pcall("HGET", KEYS[1], "record")
if not record then return false end
local function listed(command, key)
  local found = redis.pcall(command, key)
  return found.err and {} or found
end
local gone = {
  type(record) == "string" and record or "",
  listed("HVALS", KEYS[2]), listed("HKEYS", KEYS[3]), listed("HKEYS", KEYS[4])
}
redis.call("DEL", unpack(KEYS))
return gone`,
);

/** The version of the keys of an account, and the keys themselves. KEYS: account, keys. */
export const readKeysScript = new RedisScript(
  tuple([either(text, nothing), texts]),
  `
return { redis.call("HGET", KEYS[1], "version"), redis.call("HVALS", KEYS[2]) }`,
);

/**
 * Writes a key unless it has changed since it was read, and queues events.
 *
 * KEYS: account, keys, ages, ends, events, timeline, due. ARGV: id, key before or "" for none, key after, version of the
 * keys or "" for any, creation time, when it ends or ""; then for each event its id, record, creation time, and when it
 * is due or "".
 *
 * Returns "gone" if there is no account, "changed" if the keys are not the expected ones, and otherwise the state and
 * when the next event is due.
 */
export const writeKeyScript = new RedisScript(
  either(refused, tuple([digits, digitsOrEmpty])),
  outboxParts,
  ageParts,
  `
local account, keys, ages, ends, events, timeline, due = unpack(KEYS)
if redis.call("HEXISTS", account, "record") == 0 then return { "gone" } end
if (redis.call("HGET", keys, ARGV[1]) or "") ~= ARGV[2] then return { "changed" } end
if ARGV[4] ~= "" and redis.call("HGET", account, "version") ~= ARGV[4] then return { "changed" } end
redis.call("HSET", keys, ARGV[1], ARGV[3])
note_age(ages, ends, ARGV[1], ARGV[5], ARGV[6])
raise_version(account)
for at = 7, #ARGV, 4 do
  queue(events, timeline, due, ARGV[at], ARGV[at + 1], ARGV[at + 2], ARGV[at + 3])
end
return { standing(account, due) }`,
);

/** Removes a key that was just written, unless it has changed since. KEYS: account, keys, ages, ends. ARGV: id, key. */
export const unwriteKeyScript = new RedisScript(
  count,
  ageParts,
  `
if redis.call("HGET", KEYS[2], ARGV[1]) ~= ARGV[2] then return 0 end
redis.call("ZREM", KEYS[3], ARGV[1])
redis.call("ZREM", KEYS[4], ARGV[1])
raise_version(KEYS[1])
return redis.call("HDEL", KEYS[2], ARGV[1])`,
);

/** A consistent copy of an account without its sessions. KEYS: account, keys, usage, days, events. */
export const readAccountScript = new RedisScript(
  tuple([either(text, nothing), texts, texts, texts, texts]),
  `
return {
  redis.call("HGET", KEYS[1], "record"), redis.call("HVALS", KEYS[2]), redis.call("HGETALL", KEYS[3]),
  redis.call("HGETALL", KEYS[4]), redis.call("HVALS", KEYS[5])
}`,
);
