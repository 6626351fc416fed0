/** Derives from the record of devices their names and sizes. */
import { devices as record } from "./devices.js";

/** Name of a preset. */
export type Device = keyof typeof record;

/** Width and height in px of each device. */
export const devices: Readonly<Record<Device, readonly [width: number, height: number]>> = record;

/** Names of all presets. */
export const deviceNames = Object.keys(record) as Device[];
