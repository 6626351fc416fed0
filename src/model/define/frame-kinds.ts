/** The table of frames that can be drawn around a screen. */

/** A description of each frame, by name. */
export const frameKinds = {
  phone: "a phone: status bar, round corners, home bar",
  tablet: "a tablet: status bar, round corners, home bar",
  browser: "a browser: tab, way back, address",
  window: "a window of a desktop: its title and buttons",
} as const satisfies Record<string, string>;

/** The name of a frame. */
export type FrameKind = keyof typeof frameKinds;

/** Names of all frames. */
export const frameNames = Object.keys(frameKinds) as FrameKind[];
