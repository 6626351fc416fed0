/** What an element finds around it that is in no container but the board. */
import { paperInk } from "../components/parts/palette.js";
import type { Surroundings } from "../define/surroundings.js";
import { TEXT_SIZES } from "../theme/tokens.js";

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
  item: undefined,
};
