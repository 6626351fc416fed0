/** The surroundings of elements directly on the board. */
import { TEXT_SIZES } from "../../base/theme/tokens.js";
import { paperInk } from "../../model/components/parts/palette.js";
import type { Surroundings } from "../../model/define/component.js";

/** The surroundings of an element directly on the board. */
export const onBoard: Surroundings = {
  axis: "column",
  align: undefined,
  justify: undefined,
  gap: 0,
  textAlign: "left",
  textSize: TEXT_SIZES.base,
  ...paperInk,
  place: undefined,
  spread: undefined,
  isFirst: true,
  isLast: true,
  flush: false,
  fields: "shared",
  gapFrom: undefined,
  item: undefined,
};
