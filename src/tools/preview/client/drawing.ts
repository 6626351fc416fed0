/** Turns the text of an SVG picture into an element that the policy of a page allows. */

/** The drawing; what is in it is text, never markup of the page. */
export function drawingOf(svg: string): SVGSVGElement {
  // The style of the root is in the page's own style sheet, which its policy allows.
  const markup = svg.replace(/^(<svg\b[^>]*?) style="[^"]*"/, "$1");
  const parsed = new DOMParser().parseFromString(markup, "image/svg+xml").documentElement;
  return document.adoptNode(parsed) as unknown as SVGSVGElement;
}
