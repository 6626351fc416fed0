/** Names the few ways in which a message may stress a part of itself; how is the caller's matter. */

/** Wraps a text so that it stands out. */
export type Stroke = (text: string) => string;

/** The strokes that messages use. */
export interface Paint {
  bold: Stroke;
  dim: Stroke;
  red: Stroke;
  yellow: Stroke;
  blue: Stroke;
  green: Stroke;
  cyan: Stroke;
}

const asIs: Stroke = (text) => text;

/** Paints nothing: for files, pipes and tests. */
export const plainPaint: Paint = {
  bold: asIs,
  dim: asIs,
  red: asIs,
  yellow: asIs,
  blue: asIs,
  green: asIs,
  cyan: asIs,
};
