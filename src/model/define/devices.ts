/** The table of devices: sizes of boards by name (language.md 2.4). */

/** Width and height in px, and the kind of device, by name. */
export const devices = {
  "desktop-sm": [1280, 800, "desktop"],
  desktop: [1440, 900, "desktop"],
  "desktop-lg": [1920, 1080, "desktop"],
  "desktop-xl": [2560, 1440, "desktop"],
  ipad: [1024, 768, "tablet"],
  "ipad-portrait": [768, 1024, "tablet"],
  "ipad-pro": [1366, 1024, "tablet"],
  "ipad-pro-portrait": [1024, 1366, "tablet"],
  "ipad-air": [1180, 820, "tablet"],
  "ipad-air-portrait": [820, 1180, "tablet"],
  "ipad-mini": [1133, 744, "tablet"],
  "ipad-mini-portrait": [744, 1133, "tablet"],
  "iphone-se": [375, 667, "phone"],
  iphone14: [390, 844, "phone"],
  "iphone14-pro": [393, 852, "phone"],
  "iphone14-pro-max": [430, 932, "phone"],
  iphone15: [393, 852, "phone"],
  "iphone15-pro": [393, 852, "phone"],
  "iphone15-pro-max": [430, 932, "phone"],
  iphone16: [393, 852, "phone"],
  "iphone16-pro": [402, 874, "phone"],
  "iphone16-pro-max": [440, 956, "phone"],
  iphone17: [402, 874, "phone"],
  "iphone17-pro": [402, 874, "phone"],
  "iphone17-pro-max": [440, 956, "phone"],
  android: [360, 800, "phone"],
  "android-lg": [412, 915, "phone"],
  pixel: [412, 915, "phone"],
  galaxy: [360, 780, "phone"],
  mobile: [375, 812, "phone"],
  tablet: [768, 1024, "tablet"],
} as const satisfies Record<
  string,
  readonly [width: number, height: number, kind: "phone" | "tablet" | "desktop"]
>;
