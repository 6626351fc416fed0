/** Writes the HTML document of the preview; it runs only the extension's own script. */
import { ALL_FACES, type FontFace } from "../../../src/base/fonts/faces.js";
import { htmlElement } from "../../../src/base/markup/element.js";

/** The parts of the page. */
export interface PageParts {
  /** A random value for the content security policy, different on each page. */
  nonce: string;
  /** The source of the extension's files, for the policy. */
  source: string;
  /** URL of the script. */
  script: string;
  /** URL of a font file. */
  font(face: FontFace): string;
}

const style = `
html,body{height:100%;margin:0}
body{display:flex;flex-direction:column;padding:0;background:var(--vscode-editor-background,#888);color:var(--vscode-editor-foreground,#111);font:13px/1.4 var(--vscode-font-family,sans-serif)}
#bar{display:flex;gap:4px;align-items:center;padding:4px 8px;border-bottom:1px solid var(--vscode-panel-border,#8884)}
#bar output{flex:1;min-width:0;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
#bar button{min-width:28px;height:26px;padding:0 8px;border:0;border-radius:4px;background:transparent;color:inherit;font:inherit;cursor:pointer}
#bar button:hover{background:var(--vscode-toolbar-hoverBackground,#8883)}
#bar button:focus-visible{outline:1px solid var(--vscode-focusBorder,#06c)}
#stage{position:relative;flex:1;overflow:auto;padding:8px}
#stage:focus-visible{outline:1px solid var(--vscode-focusBorder,#06c);outline-offset:-1px}
#sheet{position:relative;margin:0 auto;cursor:pointer}
#sheet svg{display:block;font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0}
.stale svg{opacity:.55}
#marks{position:absolute;inset:0;pointer-events:none}
#marks div{position:absolute;outline:2px solid var(--vscode-focusBorder,#06c);outline-offset:2px;border-radius:3px;scroll-margin:24px}
`.trim();

/** The document as HTML. */
export function previewPage({ nonce, source, script, font }: PageParts): string {
  const policy = [
    "default-src 'none'",
    `style-src 'nonce-${nonce}'`,
    `script-src 'nonce-${nonce}'`,
    `font-src ${source}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
  const faces = ALL_FACES.map(
    (face) =>
      `@font-face{font-family:${face.family};font-weight:${face.serves};font-style:${face.italic ? "italic" : "normal"};src:url("${encodeURI(font(face))}")}`,
  ).join("");
  const button = (id: string, label: string, sign: string): string =>
    htmlElement("button", { type: "button", id, "aria-label": label, title: label }, sign);
  const bar = [
    htmlElement("output", { id: "state", role: "status" }),
    button("out", "Zoom out", "−"),
    button("fit", "Fit width", "Fit"),
    button("in", "Zoom in", "+"),
  ].join("");
  const head = [
    htmlElement("meta", { charset: "utf-8" }),
    htmlElement("meta", { "http-equiv": "Content-Security-Policy", content: policy }),
    htmlElement("title", {}, "Preview"),
    // Constant text; a style element cannot contain escapes.
    `<style nonce="${nonce}">${faces}${style}</style>`,
  ].join("");
  const body = [
    htmlElement("div", { id: "bar" }, bar),
    htmlElement(
      "main",
      { id: "stage", tabindex: "0", "aria-label": "Picture" },
      htmlElement(
        "div",
        { id: "sheet" },
        htmlElement("div", { id: "marks", "aria-hidden": "true" }),
      ),
    ),
    htmlElement("script", { nonce, src: script }),
  ].join("");
  const content = htmlElement("head", {}, head) + htmlElement("body", {}, body);
  return `<!DOCTYPE html>\n${htmlElement("html", { lang: "en" }, content)}\n`;
}
