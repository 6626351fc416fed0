/** The script that counts a request: `countRequest` in Lua, with the event and its outbox entry. */
import { keptDays, warningPercent } from "../windows.js";
import { calendarParts, clockParts, outboxParts, usageParts } from "./lua-parts.js";
import { RedisScript } from "./redis-script.js";
import { count, either, nothing, type ReplyShape, text, tuple } from "./reply-shapes.js";

const flag: ReplyShape = (reply) => reply === 0 || reply === 1;

const dayParts = `
-- The day that has ended between two usages joins the past days; see keepDay.
local function keep_day(key, id, before, after)
  local start, count = before[3], before[4]
  if start == after[3] or count == 0 then return end
  local oldest = after[3] - ${keptDays} * 86400
  local bytes = redis.call("HGET", key, id) or ""
  if #bytes % 8 ~= 0 then error("damaged days") end
  local kept = {}
  for at = 1, #bytes, 8 do
    local each = struct.unpack("<I4", bytes, at)
    if each >= oldest and each ~= start then kept[#kept + 1] = string.sub(bytes, at, at + 7) end
  end
  if start >= oldest then kept[#kept + 1] = struct.pack("<I4I4", start, count) end
  redis.call("HSET", key, id, table.concat(kept))
end`;

/**
 * Counts a request in all windows of its key, or in none.
 *
 * KEYS: account, usage, days, events, timeline, due. ARGV: time or "", id of the key, id of the key that was sent, its
 * limits of minute, day and month ("" for none), name of the key, name of the account, tier.
 *
 * Returns whether it was admitted, the time, and start and count of the three windows; then the id of each queued
 * event; then, if there are any, the state and when the next one is due.
 */
export const countScript = new RedisScript(
  tuple([flag, count, count, count, count, count, count, count], text),
  usageParts,
  calendarParts,
  clockParts,
  outboxParts,
  dayParts,
  `
local account, usages, days, events, timeline, due = unpack(KEYS)
local key_id, sent_with = ARGV[2], ARGV[3]
local limits = { tonumber(ARGV[4]), tonumber(ARGV[5]), tonumber(ARGV[6]) }
local now = time_of(ARGV[1])
local starts = window_starts(now)
local ends = window_ends(starts)
-- A late request of an account that is gone leaves nothing behind.
local is_kept = redis.call("HEXISTS", account, "record") == 1

local before = read_usage(usages, key_id) or { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
local usage = { unpack(before, 1, 9) }
for at = 1, 3 do
  local start = usage[2 * at - 1]
  if starts[at] > start or start > ends[at] then
    usage[2 * at - 1], usage[2 * at] = starts[at], 0
    if at == 3 then usage[7], usage[8] = 0, 0 end
  end
end

local is_admitted = true
for at = 1, 3 do
  if limits[at] and usage[2 * at] >= limits[at] then is_admitted = false end
end

local quota = limits[3]
local marks = {}
if is_admitted then
  for at = 1, 3 do usage[2 * at] = usage[2 * at] + 1 end
  usage[9] = math.max(usage[9], floor(now / 1000))
  if quota and usage[6] * 100 >= quota * ${warningPercent} and usage[7] < quota then
    marks[1] = "usage.quota_warning"
    usage[7] = quota
  end
elseif quota and usage[6] >= quota and usage[8] < quota then
  marks[1] = "usage.quota_exceeded"
  usage[8] = quota
end

if is_kept and (is_admitted or #marks > 0) then write_usage(usages, key_id, usage) end
if is_kept and is_admitted then
  local own = "own:" .. key_id
  local is_shared = redis.call("HEXISTS", usages, own) == 1
  if sent_with ~= key_id and not is_shared then
    write_usage(usages, own, before)
    is_shared = true
  end
  if is_shared then
    own = "own:" .. sent_with
    local own_before = read_usage(usages, own) or { 0, 0, 0, 0, 0, 0, 0, 0, 0 }
    local own_after = { 0, 0, 0, 0, 0, 0, 0, 0, usage[9] }
    for at = 1, 5, 2 do
      own_after[at] = usage[at]
      own_after[at + 1] = own_before[at] == usage[at] and own_before[at + 1] + 1 or 1
    end
    write_usage(usages, own, own_after)
    keep_day(days, sent_with, own_before, own_after)
  else
    keep_day(days, key_id, before, usage)
  end
end

local reply = { is_admitted and 1 or 0, now, unpack(usage, 1, 6) }
if not is_kept then return reply end
for _, kind in ipairs(marks) do
  local year, month = month_of(usage[5] / 86400)
  local period = string.format("%04d-%02d", year, month)
  local id = "evt_" .. string.sub(
    redis.sha1hex(table.concat({ kind, key_id, period, ARGV[6] }, "\\n")), 1, 27)
  local event = cjson.encode({
    id = id,
    account = ARGV[8],
    type = kind,
    createdAt = now,
    data = {
      keyId = key_id,
      keyName = ARGV[7],
      tier = ARGV[9],
      period = period,
      limit = quota,
      used = usage[6],
      percent = floor(usage[6] * 100 / quota),
      resetsAt = string.format("%04d-%02d-01T00:00:00.000Z", year + (month == 12 and 1 or 0), month % 12 + 1),
    },
    delivery = {
      state = "pending",
      attempts = 0,
      nextAt = now,
      lease = cjson.null,
      startedAt = cjson.null,
      last = cjson.null,
    },
  })
  if queue(events, timeline, due, id, event, whole(now), whole(now)) then reply[#reply + 1] = id end
end
if #marks > 0 then
  local state, next_at = standing(account, due)
  reply[#reply + 1] = state
  reply[#reply + 1] = next_at
end
return reply`,
);

/** Reads a usage and the time. KEYS: usage. ARGV: time or "", id of the key. */
export const seeScript = new RedisScript(
  tuple([count, either(text, nothing)]),
  clockParts,
  `return { time_of(ARGV[1]), redis.call("HGET", KEYS[1], ARGV[2]) }`,
);

/**
 * Undoes the count of a request made at a time, in the windows that are still open.
 *
 * KEYS: usage. ARGV: time, id of the key, id of the key that was sent.
 */
export const uncountScript = new RedisScript(
  nothing,
  usageParts,
  calendarParts,
  `
local starts = window_starts(tonumber(ARGV[1]))
for _, id in ipairs({ ARGV[2], "own:" .. ARGV[3] }) do
  local usage = read_usage(KEYS[1], id)
  if usage then
    for at = 1, 3 do
      if usage[2 * at - 1] == starts[at] and usage[2 * at] > 0 then usage[2 * at] = usage[2 * at] - 1 end
    end
    write_usage(KEYS[1], id, usage)
  end
end`,
);
