/** Collects declarations as classes, each set only once, and writes a stylesheet for one root. */
import { familyList } from "../../base/fonts/family-list.js";
import type { GivenFonts } from "../../base/fonts/given-fonts.js";
import { schemeThemes, type ThemeChoice } from "../../base/theme/theme.js";
import type { ColorToken, Theme, Themes } from "../../base/theme/tokens.js";
import { alphaDigits, boxShadow, type Colors, kebab } from "./css-value.js";
import { inScope, type Scope } from "./scope.js";

/** The base rules of every page, with `&` for its root. */
const reset: readonly string[] = [
  "&,& *{box-sizing:border-box;margin:0;padding:0;border:0 solid;font:inherit;color:inherit;background:none;text-align:inherit;text-decoration:none;list-style:none;appearance:none;border-radius:0;min-width:auto}",
  "&{display:flex;flex-direction:column;isolation:isolate;font:400 16px/1.5 Inter,system-ui,sans-serif;font-kerning:none;font-variant-ligatures:none;font-feature-settings:'kern' 0,'liga' 0,'calt' 0;text-align:left;letter-spacing:normal;word-spacing:normal;text-transform:none;text-indent:0;white-space:normal;overflow-wrap:break-word;-webkit-text-size-adjust:100%;text-size-adjust:100%}",
];

/**
 * The base rules of a fragment: they reset everything that stylesheets of the page around it set for its elements, and
 * everything that it would inherit. The shapes of drawings are only styled by attributes.
 */
const fragmentReset: readonly string[] = [
  "&,& :where(:not(svg,svg *)){all:revert}",
  "&::before,&::after,& ::before,& ::after{content:none}",
  "& svg{width:auto;height:auto;max-width:none;max-height:none;transform:none;opacity:1;filter:none;overflow:hidden;vertical-align:baseline;fill:#000;stroke:none}",
  "& [fill=none]{fill:none;stroke:currentColor}",
  "& svg,& svg *{transition:none;animation:none}",
  "&{direction:ltr;writing-mode:horizontal-tb;text-align-last:auto;text-shadow:none;text-wrap:wrap;word-break:normal;line-break:auto;hyphens:manual;tab-size:8;font-variant:normal;text-rendering:auto;-webkit-font-smoothing:auto;-webkit-text-fill-color:currentcolor;-webkit-text-stroke:0}",
];

/** Rules that only some tags need. */
const tagRules: readonly { tags: readonly string[]; rule: string }[] = [
  {
    // Otherwise, a control would have a natural width of about 20 characters.
    tags: ["input", "select", "textarea"],
    rule: "& input,& select,& textarea{contain:size;contain-intrinsic-size:0}",
  },
  { tags: ["hr"], rule: "& hr{overflow:visible;color:inherit}" },
  { tags: ["pre"], rule: "& pre{white-space:inherit}" },
  { tags: ["textarea"], rule: "& textarea{resize:none}" },
  { tags: ["table"], rule: "& table{border-spacing:0}" },
  { tags: ["input", "textarea"], rule: "& ::placeholder{color:inherit;opacity:1}" },
];

/** The stylesheet of one page. */
export class Stylesheet {
  readonly #prefix: string;
  readonly #classes = new Map<string, string>();
  readonly #tags = new Set<string>();
  /** The classes of themes, with their colors. */
  readonly #themes = new Map<string, { name: ThemeChoice; themes: Themes }>();
  readonly #preset: Themes;

  /**
   * @param prefix prefix of all class names in the document
   * @param themes the default themes
   */
  constructor(prefix: string, themes: Themes) {
    this.#prefix = prefix;
    this.#preset = themes;
  }

  /** The class for a set of declarations; `undefined` for an empty set. */
  classFor(declarations: string): string | undefined {
    if (declarations === "") return undefined;
    let name = this.#classes.get(declarations);
    if (name === undefined) {
      name = `${this.#prefix}-${this.#classes.size + 1}`;
      this.#classes.set(declarations, name);
    }
    return name;
  }

  /** Records a tag whose default style must be reset. */
  noteTag(tag: string): void {
    this.#tags.add(tag);
  }

  /** The class of a theme; its colors apply to the element and its content. */
  classOfTheme(name: ThemeChoice, themes: Themes = this.#preset): string {
    const own = `wf-${name}`;
    for (let number = 1; ; number++) {
      const className = number === 1 ? own : `${own}-${number}`;
      const known = this.#themes.get(className);
      if (known && known.themes !== themes) continue;
      if (number === 1 && themes !== this.#preset) continue;
      this.#themes.set(className, { name, themes });
      return className;
    }
  }

  /**
   * All rules in use.
   *
   * @param scope the scope of the rules
   * @param fonts those of the user, which follow ours in lists of families
   */
  toCss(colors: Colors, scope: Scope, fonts?: GivenFonts): string {
    const { root, isWhole } = scope;
    const rules = (isWhole ? reset : [...fragmentReset, ...reset]).map((rule) =>
      inScope(rule, scope),
    );
    for (const { tags, rule } of tagRules) {
      if (tags.some((tag) => this.#tags.has(tag))) rules.push(inScope(rule, scope));
    }
    // Pages with colors of their own are inside the document, whose rule must come first.
    for (const [className, { name, themes }] of [...this.#themes].toSorted(
      ([, one], [, other]) =>
        Number(one.themes !== this.#preset) - Number(other.themes !== this.#preset),
    )) {
      rules.push(themeRule(className, scope, name, themes, colors));
    }
    for (const [declarations, name] of this.#classes)
      rules.push(`${root} .${name}{${declarations}}`);
    const css = `${rules.join("\n")}\n`;
    if (fonts === undefined) return css;
    let told = css;
    for (const kind of ["text", "mono"] as const) {
      for (const withEmoji of [false, true]) {
        const [ours, all] = [undefined, fonts].map((each) =>
          familyList(kind, each, undefined, withEmoji),
        );
        told = told.replaceAll(ours!, all!);
      }
    }
    return told;
  }
}

function themeRule(
  className: string,
  { root, isWhole }: Scope,
  name: ThemeChoice,
  themes: Themes,
  colors: Colors,
): string {
  // The body of a document also has the class.
  const own = isWhole ? `.${className}` : `${root}.${className}`;
  const everywhere = `${own},${root} .${className}`;
  if (name !== "auto") return `${everywhere}{${themeProperties(themes[name], colors)}}`;
  const selector = isWhole ? own : everywhere;
  const rule = (theme: Theme) => {
    const shadows = colors.usedShadows.map(
      (shadow) => `--wf-shadow-${shadow}:${boxShadow(shadow, theme)};`,
    );
    return `${selector}{${shadows.join("")}${themeProperties(theme, colors)}}`;
  };
  return `${rule(themes[schemeThemes.light])}\n@media (prefers-color-scheme:dark){${rule(themes[schemeThemes.dark])}}`;
}

function themeProperties({ scrimOpacity, colors: values }: Theme, colors: Colors): string {
  const written = (token: ColorToken) =>
    token === "scrim" ? `${values.scrim}${alphaDigits(scrimOpacity)}` : values[token];
  const properties = colors.used.map((token) => `--wf-${kebab(token)}:${written(token)};`);
  return `${properties.join("")}color:${values.ink}`;
}
