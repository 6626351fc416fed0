/** Lists by format what a request for a picture holds, and what its answer does. */
import type { TObject, TSchema } from "typebox";
import type { ServedFormat } from "../../../output/formats/format-list.js";
import type { RenderTaskOptions } from "../work/task.js";
import { HtmlAnswer, SvgAnswer } from "./answers.js";
import { HtmlRequest, SvgRequest } from "./requests.js";

/** How a format is asked for and answered. */
interface Rendering<F extends ServedFormat> {
  readonly request: TObject;
  readonly answer: TSchema;
  /** What is wrong with options of which each is in its range. */
  refuse?(options: RenderTaskOptions[F]): string | undefined;
}

/** All formats that the API renders. */
export const renderings: { readonly [F in ServedFormat]: Rendering<F> } = {
  html: { request: HtmlRequest, answer: HtmlAnswer },
  svg: {
    request: SvgRequest,
    answer: SvgAnswer,
    refuse: ({ width, padding }) =>
      2 * padding < width ? undefined : `padding must be less than half the width, ${width}`,
  },
};
