/** Says what all nodes of a page share while it is drawn. */
import type { Pictures } from "../../base/images/picture.js";
import type { Measures } from "../../base/theme/design.js";
import type { Drawings } from "../../model/define/component.js";
import type { Identifiers } from "../../model/define/identifiers.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";
import type { Hints } from "./hints.js";
import type { Layered } from "./layered.js";
import type { PagePlan } from "./page-plan.js";
import type { PagePrototype } from "./page-prototype.js";
import type { ScreenPlan } from "./screen-plan.js";
import type { StatePlan } from "./state-plan.js";

/** What all nodes of a page share. */
export interface Shared {
  vocabulary: ComponentVocabulary;
  drawings: Drawings;
  /** The address of a page that the document does not have. */
  pageAddress: ((reference: string) => string | undefined) | undefined;
  /** The pictures that were read. */
  pictures: Pictures | undefined;
  ids: Identifiers;
  plan: PagePlan;
  /** What can be opened; only for a clickable prototype. */
  prototype: PagePrototype | undefined;
  /** What states switch; only for a clickable prototype, on a page that has some. */
  states: StatePlan | undefined;
  /** Whether anything on the page has a ground of its own, and whether anything scrolls. */
  seen: { ground: boolean; scroll: boolean };
  /** The hints over the page; undefined in what is not seen. */
  hints: Hints | undefined;
  /** Filled with what is not in the flow of the page. */
  layers: Layered[];
  /** How the page gives way; only on a device of which its source knows nothing. */
  screen: ScreenPlan | undefined;
  /** Whether the board is the screen of a device. */
  isDevice: boolean;
  /** How dense the design is, and how large its texts are; undefined for the preset one. */
  measures: DesignMeasures | undefined;
}

/** The measures of a design that decide over how boxes are drawn. */
export type DesignMeasures = Pick<Measures, "density" | "text">;
