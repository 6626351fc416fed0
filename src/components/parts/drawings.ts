/** The drawings that are long: what only checks a source does not load them. */
import type { Drawing } from "../../define/component.js";
import { lowerChart } from "./chart/lower-chart.js";

/** By the name that a component asks for. */
export const drawings: Readonly<Record<string, Drawing>> = {
  chart: lowerChart,
};
