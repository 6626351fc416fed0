/** The record of the devices: sizes of boards by preset name (language.md 2.4). */

/** Width and height in px by preset name. */
export const devices = {
  "desktop-sm": [1280, 800],
  desktop: [1440, 900],
  "desktop-lg": [1920, 1080],
  "desktop-xl": [2560, 1440],
  ipad: [1024, 768],
  "ipad-portrait": [768, 1024],
  "ipad-pro": [1366, 1024],
  "ipad-pro-portrait": [1024, 1366],
  "iphone-se": [375, 667],
  iphone14: [390, 844],
  "iphone14-pro": [393, 852],
  "iphone14-pro-max": [430, 932],
  android: [360, 800],
  "android-lg": [412, 915],
  mobile: [375, 812],
  tablet: [768, 1024],
} as const satisfies Record<string, readonly [width: number, height: number]>;
