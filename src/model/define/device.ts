/** Derives from the record of devices their names and sizes. */
import { devices as record } from "./devices.js";

/** Name of a preset. */
export type Device = keyof typeof record;

/** What has a screen. */
export type DeviceKind = (typeof record)[Device][2];

/** Width and height in px of each device, and what it is. */
export const devices: Readonly<
  Record<Device, readonly [width: number, height: number, kind: DeviceKind]>
> = record;

/** Names of all presets. */
export const deviceNames = Object.keys(record) as Device[];
