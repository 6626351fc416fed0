/** Reads the limits of a settings file. */
import type { TSchema } from "typebox";
import { type LimitName, type Limits, limitNames, limitTable } from "../../model/cost/limits.js";
import { readMeasure } from "../options/measures.js";
import { groupSetting, measureSetting, numberSetting } from "../options/setting-types.js";

/** Limits as written: sizes with or without a unit. */
export type WrittenLimits = Partial<Record<LimitName, number | string>>;

/** The schema of a group of limits. */
export function limitsSetting(description: string): TSchema {
  const keys: Record<string, TSchema> = {};
  for (const name of limitNames) {
    const { docs } = limitTable[name];
    keys[name] = isSize(name)
      ? measureSetting(docs, "size", { min: 1 })
      : numberSetting(docs, { min: 1 });
  }
  return groupSetting(description, keys);
}

/** The limits as numbers, after validation. */
export function readLimits(written: WrittenLimits = {}): Partial<Limits> {
  const limits: Partial<Record<LimitName, number>> = {};
  for (const name of limitNames) {
    const value = written[name];
    if (value !== undefined) limits[name] = readMeasure("size", String(value)) ?? Number(value);
  }
  return limits;
}

/** Whether a limit counts bytes. */
export function isSize(name: LimitName): boolean {
  return "isSize" in limitTable[name];
}
