/** Renders the wireframe that the start page shows next to its source. */
import { htmlElement } from "../../../base/markup/element.js";
import { renderSvg } from "../../../compile.js";
import { pictureFont } from "../../../output/raster/picture-font.js";

/** The source of the picture. */
export const exampleSource = `page "Sign in" w=360 gap=4 {
  title "Welcome back" level=2
  input "Email" icon=mail
  input "Password" type=password
  checkbox "Keep me signed in" checked
  button "Sign in" primary fullWidth
}`;

/**
 * The picture as an image that follows the reader's color scheme. Its style is in a document of its
 * own, so the content security policy of the page does not have to allow it.
 */
export function examplePicture(): string {
  const { svg, width, height } = renderSvg(exampleSource, {
    theme: "auto",
    padding: 16,
    ...pictureFont("embed"),
  });
  return htmlElement("img", {
    src: `data:image/svg+xml;base64,${Buffer.from(svg).toString("base64")}`,
    alt: "Wireframe of a sign-in page with a title, two fields, a checkbox and a button",
    width,
    height,
  });
}
