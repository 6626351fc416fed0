/** Characters for icons whose shape conveys their meaning. */
const signs: Readonly<Record<string, string>> = {
  "chevron-down": "▾",
  "chevrons-up-down": "▾",
  "chevron-up": "▴",
  "chevron-right": "›",
  "chevron-left": "‹",
  "arrow-right": "→",
  "arrow-left": "←",
  "arrow-up": "↑",
  "arrow-down": "↓",
  "arrow-up-right": "↗",
  check: "✓",
  x: "×",
  plus: "+",
  minus: "−",
  star: "★",
  menu: "≡",
  "more-horizontal": "…",
  ellipsis: "…",
  "ellipsis-vertical": "⋮",
};

/** The character for an icon; undefined for a merely decorative one. */
export function signOfIcon(name: string): string | undefined {
  return Object.hasOwn(signs, name) ? signs[name] : undefined;
}
