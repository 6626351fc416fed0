/** The attributes that set the size and place of a page. */

import { oneOf } from "../../../base/text/phrases.js";
import { nameOfValue, textOf } from "../../../language/ast/value.js";
import { kindProblem } from "../../../language/ast/value-problem.js";
import { createProblem } from "../../../language/diagnostics/create-diagnostic.js";
import { longestLength } from "../../box/geometry.js";
import {
  type AttributeDefinition,
  choice,
  meantChoice,
  replaceValue,
  text,
  valueEdits,
} from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, BoardFrame } from "../../define/component.js";
import { type Device, deviceNames, devices } from "../../define/device.js";
import { frameNames } from "../../define/frame-kinds.js";
import { booleanOr, number } from "../../define/measures.js";
import { readViewport } from "../../define/viewport.js";

const place = { min: -longestLength, max: longestLength };

/** Attributes that set the size and place of a page. */
export const pageSizeAttributes = {
  w: number({ min: 1, max: longestLength }, "Width of the board, in px"),
  h: number({ min: 1, max: longestLength }, "Minimum height of the board, in px"),
  device: device("Device whose screen size the board has"),
  viewport: viewport("Size of the board"),
  x: number(place, "Distance from the left edge of the canvas, in px; `at(x, y)` sets both"),
  y: number(place, "Distance from the top edge of the canvas, in px; `at(x, y)` sets both"),
  frame: booleanOr(
    choice(frameNames, ""),
    "Frame around the screen, in addition to its size; without a value, the usual one for the screen",
  ),
  url: text("Address in the frame of a browser"),
} satisfies AttributeMap;

type PageSizeValues = AttributeValues<typeof pageSizeAttributes>;

function device(docs: string): AttributeDefinition<Device> {
  const describes = oneOf(deviceNames);
  return {
    docs,
    kind: {
      kind: "choice",
      choices: deviceNames,
      describes,
      check(literal, name, suggester) {
        const device = textOf(literal.value);
        if (device === undefined) return kindProblem(literal, name, describes);
        if ((deviceNames as readonly string[]).includes(device)) return undefined;
        const same = deviceNames.find((known) => lettersOf(known) === lettersOf(device));
        const meant = same ?? meantChoice(device, deviceNames, suggester);
        const data = { device, takes: describes, meant };
        const edits =
          same === undefined ? valueEdits(literal, device, meant) : replaceValue(literal, same);
        return createProblem("unknown-device", "unknown", data, { edits });
      },
      read: (value) => (deviceNames.includes(value as Device) ? (value as Device) : undefined),
    },
  };
}

/** A name without separators: `iphone-14` and `iPhone 14` become `iphone14`. */
function lettersOf(name: string): string {
  return name.toLowerCase().replace(/[\s_-]+/g, "");
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
        const data = { name, value: nameOfValue(literal) };
        return createProblem("attribute-kind", "viewport", data);
      },
      read: (value) => textOf(value),
    },
  };
}

/** The place and size of a page: from `w`/`h`, then `device`, then `viewport`. */
export function pageFrame(values: PageSizeValues): Omit<BoardFrame, "title"> {
  const [deviceWidth, deviceHeight] = values.device ? devices[values.device] : [];
  const port = values.viewport === undefined ? undefined : readViewport(values.viewport);
  const { x, y } = values;
  const width = values.w ?? deviceWidth ?? port?.width;
  const screen = deviceHeight ?? port?.height;
  const height = values.h ?? screen;
  return {
    ...(width !== undefined && { width }),
    ...(height !== undefined && { height }),
    ...(screen !== undefined && { fold: screen }),
    ...((x !== undefined || y !== undefined) && { at: { x: x ?? 0, y: y ?? 0 } }),
    surround: surroundOf(values),
  };
}

/** The surroundings of a page: as given, else typical ones for its size. */
function surroundOf({ frame, url, device }: PageSizeValues): BoardFrame["surround"] {
  if (frame === false) return undefined;
  if (typeof frame === "string") return { kind: frame, isWanted: true, url };
  const isWanted = frame === true;
  const deviceKind = device && devices[device][2];
  if (deviceKind === undefined && !isWanted) return undefined;
  if (deviceKind === "phone" || deviceKind === "tablet") return { kind: deviceKind, isWanted, url };
  return { kind: url === undefined ? "window" : "browser", isWanted, url };
}
