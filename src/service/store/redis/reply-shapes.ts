/** Describes valid Redis replies, and refuses others: a proxy, or another service on its port, may answer anything. */

/** Whether a reply has the expected shape. */
export type ReplyShape = (reply: unknown) => boolean;

/** A reply with an unexpected shape; nothing that arrives on the connection after it can be trusted. */
export class WrongReplyError extends Error {
  override name = "WrongReplyError";

  constructor(command: string) {
    super(`its answer to ${command} is not one that Redis gives`);
  }
}

/** A text, as bytes or decoded. */
export const text: ReplyShape = (reply) => typeof reply === "string" || Buffer.isBuffer(reply);

/** A count, a state or a time. */
export const count: ReplyShape = (reply) => Number.isSafeInteger(reply) && (reply as number) >= 0;

/** A whole number as text. */
export const digits: ReplyShape = (reply) => text(reply) && /^\d{1,16}$/.test(String(reply));

/** An empty text, or a whole number as text. */
export const digitsOrEmpty: ReplyShape = (reply) =>
  text(reply) && /^(?:\d{1,16})?$/.test(String(reply));

/** The reply for a missing value. */
export const nothing: ReplyShape = (reply) => reply === null;

/** One of two shapes. */
export const either =
  (a: ReplyShape, b: ReplyShape): ReplyShape =>
  (reply) =>
    a(reply) || b(reply);

/** A list of any length. */
export const listOf =
  (each: ReplyShape): ReplyShape =>
  (reply) =>
    Array.isArray(reply) && reply.every(each);

/** Values in a fixed order, followed by any number of others. */
export const tuple =
  (first: readonly ReplyShape[], rest: ReplyShape = () => false): ReplyShape =>
  (reply) =>
    Array.isArray(reply) &&
    reply.length >= first.length &&
    reply.every((each, at) => (first[at] ?? rest)(each));

const maybeText = either(text, nothing);
const texts = listOf(text);
const page = tuple([digits, texts]);

/** The replies to plain commands; scripts have their own shapes. */
const commands: Readonly<Record<string, ReplyShape>> = {
  get: maybeText,
  set: maybeText,
  unlink: count,
  pexpire: count,
  hget: maybeText,
  hmget: listOf(maybeText),
  hvals: texts,
  hset: count,
  hdel: count,
  hexists: count,
  sadd: count,
  srem: count,
  smembers: texts,
  sscan: page,
  scan: page,
  zadd: count,
  zrem: count,
  zcard: count,
  zcount: count,
  zrange: texts,
  zrevrange: texts,
  zrangebyscore: texts,
  info: text,
};

/** Throws a WrongReplyError if the reply does not fit the command. */
export function checkReply(command: string, reply: unknown): void {
  const shape = commands[command];
  if (shape && !shape(reply)) throw new WrongReplyError(command.toUpperCase());
}
