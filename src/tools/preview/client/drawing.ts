/** Turns the text of an SVG picture into an element that the page's policy allows. */

/** The drawing; its content is text, never markup of the page. */
export function drawingOf(svg: string): SVGSVGElement {
  // The root's style is in the page's own style sheet, which the policy allows.
  const markup = svg.replace(/^(<svg\b[^>]*?) style="[^"]*"/, "$1");
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  return document.adoptNode(parsed) as unknown as SVGSVGElement;
}
