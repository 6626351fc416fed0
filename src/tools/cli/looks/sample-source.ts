/** Writes the source of a wireframe with a page for each look, for a sheet that compares them. */
import type { LookName } from "../../../base/theme/look.js";
import { looks } from "../../../base/theme/looks.js";

/** The source, with pages in the order of the names. */
export function sampleSource(names: readonly LookName[]): string {
  return names.map((name, at) => page(name, at)).join("\n");
}

/** px between the left edges of boards. */
const distance = 400;

function page(name: LookName, at: number): string {
  return `page "${looks[name].title}" at(${at * distance}, 0) w=340 h=460 look=${name} {
  stack p=5 gap=4 {
    title "Monthly report" level=3
    tabs ["Overview", "Team", "Plan"]
    row gap=3 { stat "Orders" value=1284 stat "Returns" value=31 }
    card "Delivery" gap=3 {
      text "Leaves the warehouse on Friday."
      progress value=60
      checkbox "Tell me by mail" checked
    }
    row gap=2 { button "Send" primary button "Later" badge "Draft" }
  }
}`;
}
