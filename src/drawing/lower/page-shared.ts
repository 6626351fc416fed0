/** Describes the state that all nodes of a page share while it is drawn. */
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

/** The state shared by all nodes of a page. */
export interface Shared {
  vocabulary: ComponentVocabulary;
  drawings: Drawings;
  /** Resolves pages outside the document. */
  pageAddress: ((reference: string) => string | undefined) | undefined;
  /** The pictures that were read. */
  pictures: Pictures | undefined;
  ids: Identifiers;
  plan: PagePlan;
  /** Elements that clicks can open; only for prototypes. */
  prototype: PagePrototype | undefined;
  /** The states of the page; only for prototypes of pages with states. */
  states: StatePlan | undefined;
  /** Whether anything on the page has a background of its own, and whether anything scrolls. */
  seen: { ground: boolean; scroll: boolean };
  /** The hints of the page; undefined for content that is not visible. */
  hints: Hints | undefined;
  /** Collects everything outside the flow of the page. */
  layers: Layered[];
  /** How the page adapts to the screen; only for devices that its source does not provide for. */
  screen: ScreenPlan | undefined;
  /** Whether the board is the screen of a device. */
  isDevice: boolean;
  /** The density and text size of the design; undefined for the preset. */
  measures: DesignMeasures | undefined;
}

/** The measures of a design that affect how boxes are drawn. */
export type DesignMeasures = Pick<Measures, "density" | "text">;
