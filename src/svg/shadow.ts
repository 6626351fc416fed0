/** Turns a shadow into a few rectangles that grow and fade: every renderer draws them alike. */
import type { Shadow } from "../theme/tokens.js";
import { rounded } from "./number.js";
import type { Outline } from "./outline.js";

/** One of the rectangles, to be filled in `color` with `opacity`. */
export interface ShadowStep {
  outline: Outline;
  color: string;
  opacity: number;
}

/** The rectangles of all layers from the lowest one up, each layer from its largest one inwards. */
export function shadowSteps(outline: Outline, layers: readonly Shadow[]): ShadowStep[] {
  const steps: ShadowStep[] = [];
  for (const layer of layers.toReversed()) addSteps(outline, layer, steps);
  return steps;
}

function addSteps(outline: Outline, layer: Shadow, into: ShadowStep[]): void {
  const { x, y, blur, spread, color, opacity } = layer;
  const steps = Math.max(2, Math.min(14, Math.round(blur / 3)));
  const each = rounded(1 - (1 - opacity) ** (1 / steps)) || 0.01;
  for (let step = 0; step < steps; step++) {
    const outwards = spread + blur / 2 - (blur * step) / (steps - 1);
    const grown = {
      x: outline.x + x - outwards,
      y: outline.y + y - outwards,
      width: outline.width + 2 * outwards,
      height: outline.height + 2 * outwards,
      radius: Math.max(0, outline.radius + outwards),
    };
    if (grown.width > 0 && grown.height > 0) into.push({ outline: grown, color, opacity: each });
  }
}
