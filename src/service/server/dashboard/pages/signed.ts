/** Describes the signed-in account that pages of the dashboard are rendered for. */
import type { Site } from "../../pages/site.js";

/** The signed-in account, as pages show it. */
export interface Signed extends Site {
  name: string;
  /** The token of the session's forms. */
  token: string;
}
