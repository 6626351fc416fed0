/** Turns a shadow into a few rectangles that grow and fade, which every renderer draws alike. */
import type { Shadow } from "../../base/theme/tokens.js";
import type { Outline } from "./outline.js";
import type { Shapes } from "./shapes.js";

/** Paints all layers from the bottom up, each from its largest rectangle inwards. */
export function paintShadow(outline: Outline, layers: readonly Shadow[], shapes: Shapes): void {
  for (let at = layers.length - 1; at >= 0; at--) paintLayer(outline, layers[at]!, shapes);
}

function paintLayer(outline: Outline, layer: Shadow, shapes: Shapes): void {
  const { x, y, blur, spread, color, opacity } = layer;
  const steps = Math.max(2, Math.min(mostSteps, Math.round(blur * stepsPerPx)));
  const each = Math.round((1 - (1 - opacity) ** (1 / steps)) * 1e4) / 1e4;
  const ink = { color, opacity: each };
  for (let step = 0; step < steps; step++) {
    const outwards = spread + blur * softly(1 - (2 * step + 1) / steps);
    const grown = {
      x: outline.x + x - outwards,
      y: outline.y + y - outwards,
      width: outline.width + 2 * outwards,
      height: outline.height + 2 * outwards,
      radius: Math.max(0, outline.radius + outwards),
      flatAbove: outline.flatAbove,
      flatBelow: outline.flatBelow,
    };
    // As in CSS, a shadow is not drawn under the box itself.
    if (!isWithin(grown, outline)) shapes.rect(grown, ink);
  }
}

/** Maximum rectangles in a layer: enough to hide their edges, and few enough to keep pictures small. */
const mostSteps = 20;
const stepsPerPx = 0.75;

/** The position of a step, from -1 to 1: steps are dense in the middle and sparse at both ends, as in a blur. */
function softly(at: number): number {
  return 0.62 * at + 0.36 * at ** 3;
}

function isWithin(inner: Outline, outer: Outline): boolean {
  return (
    inner.width <= 0 ||
    inner.height <= 0 ||
    (inner.x >= outer.x &&
      inner.y >= outer.y &&
      inner.x + inner.width <= outer.x + outer.width &&
      inner.y + inner.height <= outer.y + outer.height &&
      inner.radius >= outer.radius)
  );
}
