/** Draws the wireframe that the start page shows beside its source. */
import { renderSvg } from "../../compile.js";
import { htmlElement } from "../../markup/element.js";

/** What the picture is drawn from. */
export const exampleSource = `page "Sign in" w=360 gap=4 {
  title "Welcome back" level=2
  input "Email" icon=mail
  input "Password" type=password
  checkbox "Keep me signed in" checked
  button "Sign in" primary fullWidth
}`;

/**
 * The picture as an image that follows the reader's colour scheme. Its style stands in a document of
 * its own, so the policy of the page need not admit it.
 */
export function examplePicture(): string {
  const { svg, width, height } = renderSvg(exampleSource, { theme: "auto", padding: 16 });
  return htmlElement("img", {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    alt: "The wireframe: a page with a title, two fields, a checkbox and a button",
    width,
    height,
  });
}
