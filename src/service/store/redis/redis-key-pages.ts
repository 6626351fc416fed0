/** Reads pages of an account's keys from Redis without reading all of its keys. */
import { type AskedPages, endOf, type KeyPages, keyPages } from "../key-pages.js";
import { type ListPage, placeOfPage } from "../list-page.js";
import { byAge } from "../memory-store.js";
import type { KeyRecord } from "../records.js";
import { readKeysScript } from "./account-scripts.js";
import type { RedisConnection } from "./connect-redis.js";
import { pageKeysScript, writeAgesScript } from "./key-page-scripts.js";
import type { AccountKeys } from "./redis-keys.js";
import type { RedisLink } from "./redis-link.js";
import { readKey } from "./stored-records.js";

/** Number of ages written together. */
const writtenAtOnce = 5_000;

/** Pages of the keys of an account. Where their ages are missing, all keys are read once, and their ages written. */
export function readKeyPages(
  link: RedisLink,
  account: string,
  asked: AskedPages,
): Promise<KeyPages> {
  return link.run(async (redis, keys) => {
    const names = keys.of(account);
    const { now, size, working, ended } = asked;
    const reply = await pageKeysScript.run(
      redis,
      [names.account, names.keys, names.ages, names.ends],
      [now, size, working, ended],
    );
    if (reply === null) return keyPages(await readAllKeys(redis, names, account), endOf, asked);
    const [workingTotal, endedTotal, workingTexts, endedTexts] = reply as [
      number,
      number,
      string[],
      string[],
    ];
    const pageOf = (total: number, page: number, texts: string[]): ListPage<KeyRecord> => ({
      ...placeOfPage(total, page, size),
      shown: texts.map((text) => readKey(text, account)),
    });
    return {
      working: pageOf(workingTotal, working, workingTexts),
      ended: pageOf(endedTotal, ended, endedTexts),
    };
  });
}

/** All keys of an account, newest first. Writes their ages; if the keys change meanwhile, the next page does. */
async function readAllKeys(
  redis: RedisConnection,
  names: AccountKeys,
  account: string,
): Promise<KeyRecord[]> {
  const found = await readKeysScript.run(redis, [names.account, names.keys]);
  const [version, texts] = found as [string | null, string[]];
  const newest = texts.map((text) => readKey(text, account)).sort((a, b) => byAge(b, a));
  for (let at = 0; at === 0 || at < newest.length; at += writtenAtOnce) {
    const part = newest.slice(at, at + writtenAtOnce);
    const isLast = at + writtenAtOnce >= newest.length;
    const isWritten = await writeAgesScript.run(
      redis,
      [names.account, names.keys, names.ages, names.ends],
      [
        ...[version ?? "", isLast ? "last" : ""],
        ...part.flatMap((key) => [key.id, key.createdAt, endOf(key) ?? ""]),
      ],
    );
    if (isWritten !== 1) break;
  }
  return newest;
}
