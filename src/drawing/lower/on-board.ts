/** What an element finds around it that is in no container but the board. */
import { TEXT_SIZES } from "../../base/theme/tokens.js";
import { paperInk } from "../../model/components/parts/palette.js";
import type { Surroundings } from "../../model/define/component.js";

/** What an element finds that is on the board itself. */
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
