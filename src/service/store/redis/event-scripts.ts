/** The scripts that queue, claim and settle events; each call touches the keys of one account. */
import { outboxParts } from "./lua-parts.js";
import { RedisScript } from "./redis-script.js";
import { count, digits, digitsOrEmpty, either, nothing, text, tuple } from "./reply-shapes.js";

/** The state of an account's due events, and when the next one is due. */
const standing = tuple([digits, digitsOrEmpty]);

/**
 * Adds an event. KEYS: account, events, timeline, due. ARGV: id, record, creation time, when it is due or "". Returns
 * nil if it already exists or the account does not, otherwise the state and when the next event is due.
 */
export const addEventScript = new RedisScript(
  either(nothing, standing),
  outboxParts,
  `
local account, events, timeline, due = unpack(KEYS)
if redis.call("HEXISTS", account, "record") == 0 then return false end
if not queue(events, timeline, due, unpack(ARGV, 1, 4)) then return false end
return { standing(account, due) }`,
);

/**
 * Replaces an event unless it has changed since it was read. KEYS: account, events, due. ARGV: id, record before,
 * after, when it is due or "". Returns nil if it has changed, otherwise the state and when the next event is due.
 */
export const changeEventScript = new RedisScript(
  either(nothing, standing),
  outboxParts,
  `
local account, events, due = unpack(KEYS)
if redis.call("HGET", events, ARGV[1]) ~= ARGV[2] then return false end
redis.call("HSET", events, ARGV[1], ARGV[3])
if ARGV[4] == "" then redis.call("ZREM", due, ARGV[1]) else redis.call("ZADD", due, ARGV[4], ARGV[1]) end
return { standing(account, due) }`,
);

/**
 * Claims due events. KEYS: account, events, due. ARGV: time, end of the claim, its lease, how many. Returns the state,
 * when the next event is due, and the claimed events.
 */
export const claimScript = new RedisScript(
  tuple([digits, digitsOrEmpty], text),
  outboxParts,
  `
local account, events, due = unpack(KEYS)
if redis.call("HEXISTS", account, "record") == 0 then return { "0", "" } end
local taken = {}
for _, id in ipairs(redis.call("ZRANGEBYSCORE", due, "-inf", ARGV[1], "LIMIT", 0, ARGV[4])) do
  local json = redis.call("HGET", events, id)
  -- What cannot be read keeps nothing else from being sent.
  local is_read, event = pcall(cjson.decode, json)
  if is_read and type(event) == "table" and type(event.delivery) == "table" then
    event.delivery.lease = ARGV[3]
    event.delivery.nextAt = tonumber(ARGV[2])
    json = cjson.encode(event)
    redis.call("HSET", events, id, json)
    redis.call("ZADD", due, ARGV[2], id)
    taken[#taken + 1] = json
  else
    redis.call("ZREM", due, id)
  end
end
local state, next_at = standing(account, due)
return { state, next_at, unpack(taken) }`,
);

/**
 * Removes settled events created before a time. KEYS: events, timeline, due. ARGV: time, where to start, how many to
 * examine. Returns how many were examined, and the ids of the removed ones.
 */
export const removeEventsScript = new RedisScript(
  tuple([count], text),
  `
local events, timeline, due = unpack(KEYS)
local ids = redis.call("ZRANGEBYSCORE", timeline, "-inf", "(" .. ARGV[1], "LIMIT", ARGV[2], ARGV[3])
local removed = { #ids }
for _, id in ipairs(ids) do
  if not redis.call("ZSCORE", due, id) then
    redis.call("ZREM", timeline, id)
    redis.call("HDEL", events, id)
    removed[#removed + 1] = id
  end
end
return removed`,
);

/**
 * Records when the next event of an account is due. KEYS: due accounts, their states. ARGV: account, state, time or "".
 * Results with an earlier state are ignored: answers may arrive in any order.
 */
export const noteDueScript = new RedisScript(
  count,
  `
local known = tonumber(redis.call("HGET", KEYS[2], ARGV[1]) or "-1")
if tonumber(ARGV[2]) < known then return 0 end
redis.call("HSET", KEYS[2], ARGV[1], ARGV[2])
if ARGV[3] == "" then redis.call("ZREM", KEYS[1], ARGV[1]) else redis.call("ZADD", KEYS[1], ARGV[3], ARGV[1]) end
return 1`,
);
