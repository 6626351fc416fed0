/** Derives the names and sizes of devices from their table. */
import { devices as record } from "./devices.js";

/** The name of a device. */
export type Device = keyof typeof record;

/** The kinds of device. */
export type DeviceKind = (typeof record)[Device][2];

/** Width and height in px of each device, and its kind. */
export const devices: Readonly<
  Record<Device, readonly [width: number, height: number, kind: DeviceKind]>
> = record;

/** The names of all devices. */
export const deviceNames = Object.keys(record) as Device[];
