/** Lists the schemas of render requests and their answers by format. */
import type { TObject, TSchema } from "typebox";
import type { ServedFormat } from "../../../output/formats/format-list.js";
import type { RenderTaskOptions } from "../work/task.js";
import { HtmlAnswer, SvgAnswer } from "./answers.js";
import { HtmlRequest, SvgRequest } from "./requests.js";

/** The request and the answer of a format. */
interface Rendering<F extends ServedFormat> {
  readonly request: TObject;
  readonly answer: TSchema;
  /** What is wrong with a combination of options that are each in range. */
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
