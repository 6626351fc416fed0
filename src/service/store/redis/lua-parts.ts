/** Lua functions that several scripts share. The numbers of a usage are in the order of `counter-codec.ts`. */

/** Reads and writes a usage: nine numbers in 36 bytes. */
export const usageParts = `
local layout = "<I4I4I4I4I4I4I4I4I4"
local function read_usage(key, id)
  local bytes = redis.call("HGET", key, id)
  if bytes and #bytes ~= 36 then error("damaged usage") end
  return bytes and { struct.unpack(layout, bytes) }
end
local function write_usage(key, id, usage)
  redis.call("HSET", key, id, struct.pack(layout, unpack(usage, 1, 9)))
end`;

/** The UTC calendar: converts days since 1970 to year, month and the first day of the month, and back. */
export const calendarParts = `
local floor = math.floor
local function month_of(day)
  local z = day + 719468
  local era = floor(z / 146097)
  local doe = z - era * 146097
  local yoe = floor((doe - floor(doe / 1460) + floor(doe / 36524) - floor(doe / 146096)) / 365)
  local doy = doe - (365 * yoe + floor(yoe / 4) - floor(yoe / 100))
  local shifted = floor((5 * doy + 2) / 153)
  local month = shifted < 10 and shifted + 3 or shifted - 9
  local year = yoe + era * 400 + (month <= 2 and 1 or 0)
  return year, month, day - (doy - floor((153 * shifted + 2) / 5))
end
local function window_starts(now)
  local day = floor(now / 86400000)
  local _, _, first = month_of(day)
  return { floor(now / 60000) * 60, day * 86400, first * 86400 }
end
-- When the windows that begin so end. No month has more than 31 days, and none fewer than 28.
local function window_ends(starts)
  local _, _, next_first = month_of(starts[3] / 86400 + 31)
  return { starts[1] + 60, starts[2] + 86400, next_first * 86400 }
end`;

/** The time of a call in epoch milliseconds: the given one, or the time of the server. */
export const clockParts = `
local function time_of(given)
  if given ~= "" then return tonumber(given) end
  local time = redis.call("TIME")
  return tonumber(time[1]) * 1000 + math.floor(tonumber(time[2]) / 1000)
end`;

/**
 * Queues events, and returns the state of the due ones: its number, and when the next event is due. The index across
 * accounts ignores results with a lower number.
 */
export const outboxParts = `
local function whole(number)
  return string.format("%.0f", number)
end
local function queue(events, timeline, due, id, json, created, next_at)
  if redis.call("HEXISTS", events, id) == 1 then return false end
  redis.call("HSET", events, id, json)
  redis.call("ZADD", timeline, created, id)
  if next_at ~= "" then redis.call("ZADD", due, next_at, id) end
  return true
end
local function standing(account, due)
  local first = redis.call("ZRANGE", due, 0, 0, "WITHSCORES")
  local state = redis.call("HINCRBY", account, "state", 1)
  return whole(state), first[2] and whole(tonumber(first[2])) or ""
end`;

/**
 * Keeps the ages of an account's keys. They are of the version of the keys that `aged` has: an older version of wf
 * changes keys and their version, but not their ages, which are then written anew before they are read.
 */
export const ageParts = `
local function note_age(ages, ends, id, created, ended)
  redis.call("ZADD", ages, created, id)
  if ended == "" then redis.call("ZREM", ends, id) else redis.call("ZADD", ends, ended, id) end
end
local function are_ages_whole(account)
  local aged = redis.call("HGET", account, "aged")
  return aged and aged == redis.call("HGET", account, "version")
end
local function raise_version(account)
  local is_whole = are_ages_whole(account)
  local version = redis.call("HINCRBY", account, "version", 1)
  if is_whole then redis.call("HSET", account, "aged", version) end
end`;
