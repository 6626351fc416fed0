/** The scripts that read pages of an account's keys, and write the ages that they are found by. */
import { ageParts } from "./lua-parts.js";
import { RedisScript } from "./redis-script.js";
import { count, either, listOf, nothing, text, tuple } from "./reply-shapes.js";

const texts = listOf(text);

/** Number of ages read together. */
const agesAtOnce = 1_000;

/**
 * Reads a page of the keys that work at a time, and one of those that have ended, newest first.
 *
 * KEYS: account, keys, ages, ends. ARGV: time, keys on a page, which page of each; see `placeOfPage`.
 *
 * Returns nil if the ages have to be written first, otherwise the number of keys that work and of those that have
 * ended, and the keys of each page.
 */
export const pageKeysScript = new RedisScript(
  either(nothing, tuple([count, count, texts, texts])),
  ageParts,
  `
local account, keys, ages, ends = unpack(KEYS)
if not are_ages_whole(account) then return false end
local size = tonumber(ARGV[2])
local has_ended = {}
local ended_ids = redis.call("ZRANGEBYSCORE", ends, "-inf", ARGV[1])
for _, id in ipairs(ended_ids) do has_ended[id] = true end
local function page_of(total, asked)
  local pages = math.max(1, math.ceil(total / size))
  local before = (math.min(math.max(1, asked), pages) - 1) * size
  return { total = total, before = before, left = math.min(size, total - before), shown = {} }
end
local working = page_of(redis.call("ZCARD", ages) - #ended_ids, tonumber(ARGV[3]))
local ended = page_of(#ended_ids, tonumber(ARGV[4]))
local from = 0
while working.left > 0 or ended.left > 0 do
  local ids = redis.call("ZREVRANGE", ages, from, from + ${agesAtOnce - 1})
  if #ids == 0 then break end
  for _, id in ipairs(ids) do
    local page = has_ended[id] and ended or working
    if page.before > 0 then
      page.before = page.before - 1
    elseif page.left > 0 then
      page.left = page.left - 1
      page.shown[#page.shown + 1] = redis.call("HGET", keys, id) or nil
    end
  end
  from = from + ${agesAtOnce}
end
return { working.total, ended.total, working.shown, ended.shown }`,
);

/**
 * Writes the ages of some keys, unless any key has changed since they were read; with the last ones, the ages are whole.
 *
 * KEYS: account, keys, ages, ends. ARGV: version of the keys or "" for none, "last" for the last ones; then for each key
 * its id, its creation time, and when it ends or "". Returns whether they were written.
 */
export const writeAgesScript = new RedisScript(
  count,
  ageParts,
  `
local account, keys, ages, ends = unpack(KEYS)
if redis.call("HEXISTS", account, "record") == 0 then return 0 end
if (redis.call("HGET", account, "version") or "") ~= ARGV[1] then return 0 end
for at = 3, #ARGV, 3 do note_age(ages, ends, ARGV[at], ARGV[at + 1], ARGV[at + 2]) end
if ARGV[2] ~= "last" then return 1 end
-- An older version of wf has removed a key, or another process has removed ages that were already written.
if redis.call("ZCARD", ages) ~= redis.call("HLEN", keys) then
  redis.call("DEL", ages, ends)
  return 0
end
local version = ARGV[1] == "" and "0" or ARGV[1]
redis.call("HSET", account, "version", version, "aged", version)
return 1`,
);
