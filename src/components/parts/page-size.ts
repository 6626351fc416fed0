/** Where a page takes its size and place from. */
import { type AttributeDefinition, checkChoice, type Measure, textOf } from "../attributes.js";
import type { AttributeMap, AttributeValues, BoardFrame } from "../component.js";
import { type Device, deviceNames, devices, readViewport } from "../devices.js";
import { measure } from "../measures.js";

const sizeWords = ["full", "auto", "screen", "fit"] as const;

/** Attributes that declare size and place of a page. */
export const pageSizeAttributes = {
  w: measure(sizeWords, "px", "Width of the board"),
  h: measure(sizeWords, "px", "Least height of the board"),
  device: device("Device whose screen the board has the size of"),
  viewport: viewport("Size of the board as WIDTHxHEIGHT or WIDTH"),
  x: measure([], "px", "Distance of the board from the left of the canvas, as in at(x, y)"),
  y: measure([], "px", "Distance of the board from the top of the canvas, as in at(x, y)"),
} satisfies AttributeMap;

type PageSizeValues = AttributeValues<typeof pageSizeAttributes>;

function device(docs: string): AttributeDefinition<Device> {
  const describes = `one of ${deviceNames.join(", ")}`;
  return {
    docs,
    kind: {
      kind: "choice",
      choices: deviceNames,
      describes,
      check(literal, name) {
        const problem = checkChoice(literal, name, deviceNames, describes);
        return problem?.code === "attribute-choice"
          ? { ...problem, code: "unknown-device", message: `there is no device "${literal.value}"` }
          : problem;
      },
      read: (value) => (deviceNames.includes(value as Device) ? (value as Device) : undefined),
    },
  };
}

function viewport(docs: string): AttributeDefinition<string> {
  return {
    docs,
    kind: {
      kind: "viewport",
      describes: "WIDTHxHEIGHT or WIDTH in px",
      check(literal, name) {
        const written = textOf(literal.value);
        if (written !== undefined && readViewport(written)) return undefined;
        return {
          code: "attribute-kind",
          message: `${name} cannot be ${written === undefined ? "this" : `"${written}"`}`,
          hint: "write it as in viewport=1440x900",
        };
      },
      read: (value) => textOf(value),
    },
  };
}

/** Declared place and size of a page: `w`/`h`, then `device`, then `viewport`. */
export function pageFrame(values: PageSizeValues): Omit<BoardFrame, "title"> {
  const [deviceWidth, deviceHeight] = values.device ? devices[values.device] : [];
  const port = values.viewport === undefined ? undefined : readViewport(values.viewport);
  const width = pixels(values.w) ?? deviceWidth ?? port?.width;
  const height = pixels(values.h) ?? deviceHeight ?? port?.height;
  const x = pixels(values.x, true);
  const y = pixels(values.y, true);
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...((x !== undefined || y !== undefined) && { at: { x: x ?? 0, y: y ?? 0 } }),
  };
}

function pixels(size: Measure<string> | undefined, isPlace = false): number | undefined {
  const value = typeof size === "object" && size.unit === "px" ? size.value : size;
  return typeof value === "number" && (isPlace || value > 0) ? value : undefined;
}
