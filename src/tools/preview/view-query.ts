/** Describes what requests say about a file and how to view it. */
import { lookNames } from "../../base/theme/look.js";
import { themeNames } from "../../base/theme/theme.js";
import type { View } from "./draw-task.js";

/** The answer if there is no such file. */
export const notFound = { error: "Not found" } as const;

/** A view of a file. */
export interface PictureQuery {
  path: string;
  format: View["format"];
  theme: View["theme"];
  look?: View["look"];
  pageWidth?: number;
}

/** The schema of the path of a file. */
export const pathSchema = { type: "string", minLength: 1, maxLength: 4096 } as const;

/** The schemas of what all views have. */
export const viewProperties = {
  path: pathSchema,
  theme: { enum: themeNames },
  look: { enum: lookNames },
  pageWidth: { type: "integer", minimum: 64, maximum: 8192 },
} as const;
