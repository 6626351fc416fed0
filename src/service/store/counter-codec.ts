/** Encodes the usage of a key as 36 bytes, nine unsigned 32-bit numbers, and decodes it. */
import type { Usage } from "./windows.js";

/** Size of an encoded usage in bytes. */
export const usageBytes = 36;

/** Encodes a usage. */
export function encodeUsage(usage: Usage): Buffer {
  const bytes = Buffer.allocUnsafe(usageBytes);
  const { minute, day, month, warnedLimit, exceededLimit, lastUsed } = usage;
  bytes.writeUInt32LE(minute.start, 0);
  bytes.writeUInt32LE(minute.count, 4);
  bytes.writeUInt32LE(day.start, 8);
  bytes.writeUInt32LE(day.count, 12);
  bytes.writeUInt32LE(month.start, 16);
  bytes.writeUInt32LE(month.count, 20);
  bytes.writeUInt32LE(warnedLimit, 24);
  bytes.writeUInt32LE(exceededLimit, 28);
  bytes.writeUInt32LE(lastUsed, 32);
  return bytes;
}

/** Decodes a usage. */
export function decodeUsage(bytes: Buffer): Usage {
  return {
    minute: { start: bytes.readUInt32LE(0), count: bytes.readUInt32LE(4) },
    day: { start: bytes.readUInt32LE(8), count: bytes.readUInt32LE(12) },
    month: { start: bytes.readUInt32LE(16), count: bytes.readUInt32LE(20) },
    warnedLimit: bytes.readUInt32LE(24),
    exceededLimit: bytes.readUInt32LE(28),
    lastUsed: bytes.readUInt32LE(32),
  };
}
