/** The format for embedding in other pages: a style element and the wireframe as HTML. */
import { endLine, type Format, fontOf } from "./format.js";
import { html } from "./html.js";

/** HTML without a document around it. */
export const fragment: Format = {
  ...html,
  docs: "draw HTML to embed in a page: a style element and the wireframe",
  alsoCalled: [],
  otherOptions: ["--embed", "--partial", "--snippet"],
  isPart: true,
  // A fragment has no head for a generator tag.
  mark: {
    pattern: /^<style>(?:@font-face\{[^}]*\}\s*)*\.(?:wf,\.wf \*|[\w-]+:not\(#_\),)/,
    isAnywhere: true,
  },
  async draw(drawable, settings) {
    const { theme, prototype, images, idPrefix, pageAddress } = settings;
    const font = await fontOf(html, settings);
    const page = drawable.html({
      theme,
      prototype,
      ...(images && { images }),
      ...(idPrefix !== undefined && { idPrefix }),
      fullDocument: false,
      font,
      ...(pageAddress && { pageAddress }),
    });
    const content = endLine(`<style>${page.css}</style>\n${page.html}`);
    return { content, diagnostics: page.diagnostics };
  },
};
