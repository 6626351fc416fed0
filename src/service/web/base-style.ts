/** The stylesheet shared by all pages: theme colors, text, tables, code. */
import { schemeThemes, themeNamed } from "../../base/theme/theme.js";
import type { Theme } from "../../base/theme/tokens.js";

const light = themeNamed(schemeThemes.light);
const dark = themeNamed(schemeThemes.dark);

/** The colors of a theme as custom properties: `--ink-muted` for `inkMuted`. */
function colorProperties({ colors }: Theme): string {
  return Object.entries(colors)
    .map(([name, color]) => {
      const property = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
      return `--${property}:${color};`;
    })
    .join("");
}

/**
 * CSS for `body` and its content, following the reader's color scheme. A page can set
 * `data-theme="light"` or `"dark"` on its root to override it.
 */
export const baseStyle = `
:root{color-scheme:light dark;${colorProperties(light)}}
@media (prefers-color-scheme:dark){:root:not([data-theme=light]){${colorProperties(dark)}}}
:root[data-theme=light]{color-scheme:light}
:root[data-theme=dark]{color-scheme:dark;${colorProperties(dark)}}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;background:var(--canvas);color:var(--ink);font:16px/1.55 Inter,system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif;-webkit-text-size-adjust:100%}
h1,h2,h3{line-height:1.25;margin:0;text-wrap:balance}
h1{font-size:1.75rem;font-weight:700;letter-spacing:-.01em}
h2{font-size:1.25rem;font-weight:650}
h3{font-size:1rem;font-weight:650}
p{margin:0}
a{color:var(--link);text-underline-offset:.15em}
code,pre,kbd{font-family:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;font-size:.875em}
pre{margin:0;padding:.9rem 1rem;overflow-x:auto;background:var(--fill);border:1px solid var(--line);border-radius:8px;line-height:1.5;tab-size:2}
table{border-collapse:collapse;width:100%}
th,td{padding:.5rem .75rem .5rem 0;text-align:left;vertical-align:top;border-bottom:1px solid var(--line)}
th{font-weight:600;color:var(--ink-muted);font-size:.875rem}
button,input,select{font:inherit;color:inherit}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:4px}
@media (prefers-reduced-motion:reduce){*,*::before,*::after{transition:none!important;animation:none!important}}
`.trim();
