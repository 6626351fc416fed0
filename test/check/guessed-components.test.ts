/** Names of components that people guess: each is answered with one line, and with a fix where that is certain. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";

/** Names, each with what its hint says to write, and what replaces it. */
const guesses: readonly [name: string, line: string, fix?: string][] = [
  ["abbr", 'text "…"'],
  ["address", 'text "…"'],
  ["del", 'text "…" strike'],
  ["em", 'text "…" italic'],
  ["dd", 'descriptions { item "…" "…" }'],
  ["datalist", 'select "…" ["…", "…"]'],
  ["figcaption", 'text "…" sm muted'],
  ["optgroup", 'select "…" ["…", "…"]'],
  ["script", "leave it out: a wireframe has no scripts"],
  ["style", "leave it out: looks are attributes of elements, such as bg=muted"],
  ["summary", 'accordion { section "…" { … } }'],
  ["time", 'input "…" time, or text "…"'],
  ["u", 'text "…" underline'],
  ["heading1", 'heading "…" level=1', "heading level=1"],
  ["heading-2", 'heading "…" level=2', "heading level=2"],
  ["page-title", 'title "…"', "title"],
  ["card-title", 'title "…"', "title"],
  ["cardtitle", 'title "…"', "title"],
  ["card-header", 'title "…"'],
  ["card-body", "stack { … }"],
  ["card-footer", "footer { … }", "footer"],
  ["card-image", 'image "…"', "image"],
  ["description", 'text "…"'],
  ["note", 'callout "…" beside the page, or alert "…" in it'],
  ["copy", 'text "…", or button icon=copy aria-label="Copy"'],
  ["bold", 'text "…" bold'],
  ["PrimaryButton", 'button "…" primary', "button primary"],
  ["primary-button", 'button "…" primary', "button primary"],
  ["link-button", 'button "…" link', "button link"],
  ["btn-primary", 'button "…" primary', "button primary"],
  ["button-sm", 'button "…" sm', "button sm"],
  ["input-error", 'input "…" error', "input error"],
  ["danger-button", 'button "…" danger', "button danger"],
  ["submit-button", 'button "…"'],
  ["cancel", 'button "…"'],
  ["FloatingButton", 'fab "…"'],
  ["close", 'button icon=x aria-label="Close"'],
  ["back", 'button "Back" icon=arrow-left'],
  ["action", 'button "…"'],
  ["FormItem", 'input "…"'],
  ["InputText", 'input "…"'],
  ["email", 'input "…" email'],
  ["password", 'input "…" password'],
  ["phone", 'input "…" tel'],
  ["email-input", 'input "…" email', "input email"],
  ["number", 'input "…" number'],
  ["date", 'input "…" date'],
  ["DateField", 'input "…" date'],
  ["RangePicker", 'input "…" date'],
  ["color", 'input "…" color'],
  ["currency-input", 'input "…" prefix="$"'],
  ["credit-card", 'input "…" icon=credit-card'],
  ["tags-input", 'input "…" chips=["…", "…"]'],
  ["select-box", 'select "…" ["…", "…"]', "select"],
  ["typeahead", 'select "…" ["…", "…"]'],
  ["filter", 'select "…" ["…", "…"]'],
  ["sort-by", 'select "…" ["…", "…"]'],
  ["checklist", 'list { item "…" checked=false }'],
  ["checkbox-item", 'checkbox "…"'],
  ["radio-item", 'radio "…"'],
  ["switch-button", 'switch "…"'],
  ["range-slider", 'slider "…"'],
  ["signature", 'placeholder "…"'],
  ["captcha", 'checkbox "I am not a robot"'],
  ["knob", 'slider "…"'],
  ["text-layer", 'text "…"', "text"],
  ["mention", 'link "@…"'],
  ["flexbox", "row { … }"],
  ["grid-item", "stack { … }"],
  ["GridItem", "stack { … }"],
  ["grid-row", "row { … }", "row"],
  ["cols", "row { … }"],
  ["spacing", "spacer"],
  ["pane", "stack { … }"],
  ["Resizable", "row { … }"],
  ["region", "stack { … }"],
  ["frame", "stack { … }"],
  ["view", "stack { … }"],
  ["AspectRatio", 'stack ratio="16:9" { … }'],
  ["scroll", "stack scroll h=240 { … }"],
  ["sticky", 'callout "…"'],
  ["affix", "leave it out, and put its content in the header or footer"],
  ["left", "row justify=between { … }"],
  ["top", "header { … }"],
  ["page-header", "header { … }"],
  ["hero-section", 'section "…" hero { … }', "section hero"],
  ["features", 'grid columns=3 gap=4 { card "…" { … } card "…" { … } }'],
  ["pricing-table", 'grid columns=3 gap=4 { card "…" { … } card "…" { … } }'],
  ["testimonial", 'card "…" { … }'],
  ["footer-links", 'footer { link "…" link "…" }'],
  ["newsletter", 'row gap=2 { input "…" email button "…" }'],
  ["logos", 'row gap=6 { logo "…" logo "…" }'],
  ["nav-menu", 'nav ["…", "…"]'],
  ["TabPanel", 'tabs { tab "…" { … } }'],
  ["tabitem", 'tabs { tab "…" { … } }'],
  ["tab-content", 'tabs { tab "…" { … } }'],
  ["PivotItem", 'tabs { tab "…" { … } }'],
  ["MenuItem", 'dropdown { item "…" }'],
  ["submenu", 'item "…" { item "…" }'],
  ["hamburger", 'button icon=menu aria-label="Menu"'],
  ["BreadcrumbItem", 'breadcrumb { item "…" }'],
  ["TimelineItem", 'timeline { item "…" }'],
  ["crumb", 'breadcrumb { item "…" }'],
  ["links", 'nav ["…", "…"]'],
  ["link-group", 'nav ["…", "…"]'],
  ["toc", 'nav ["…", "…"] vertical'],
  ["command-palette", 'modal { input search placeholder="…" list ["…", "…"] }'],
  ["mega-menu", 'popover "…" { … }'],
  ["user-menu", 'dropdown ["…", "…"]'],
  ["language-switcher", 'select "…" ["…", "…"]'],
  ["dock", 'tabbar ["…", "…"]'],
  ["rail", "sidebar { … }"],
  ["user-avatar", 'avatar "…"'],
  ["user_avatar", 'avatar "…"'],
  ["person", 'avatar "…"'],
  ["dot", 'badge ""'],
  ["presence", 'badge "" success'],
  ["counter", 'badge "3"'],
  ["status-indicator", 'badge "…" success'],
  ["image-gallery", "grid columns=3 gap=4 { image image image }"],
  ["slide", 'carousel { card "…" { … } }'],
  ["scatter", 'chart "…" scatter [[1, 2], [3, 4]]'],
  ["metrics", 'row gap=4 { stat "…" value="…" stat "…" value="…" }'],
  ["stats", 'row gap=4 { stat "…" value="…" stat "…" value="…" }'],
  ["number-card", 'stat "…" value="…"'],
  ["table-header", 'columns ["…", "…"]'],
  ["bullet", 'list { item "…" }'],
  ["ordered-list", 'list ["…", "…"] ordered', "list ordered"],
  ["entry", 'list { item "…" }'],
  ["cart", 'list { item "…" value="…" }'],
  ["cart-item", 'list { item "…" }'],
  ["folder", 'list { item "…" icon=folder }'],
  ["comment", 'card { avatar "…" text "…" }, or callout "…" for a remark about the page'],
  ["comments", 'list { item "…" hint="…" }'],
  ["chat", 'stack { bubble "…" bubble "…" mine }'],
  ["post", 'card "…" { … }'],
  ["TreeNode", 'tree { item "…" }'],
  ["AccordionItem", 'accordion { section "…" { … } }'],
  ["diff", 'code "…"'],
  ["timer", 'text "…"'],
  ["price", 'text "…"'],
  ["pdf", 'placeholder "…"'],
  ["error", 'alert "…" danger'],
  ["warning", 'alert "…" warning'],
  ["info", 'alert "…" info'],
  ["error-message", 'alert "…" danger, or input "…" error="…"'],
  ["help", 'text "…" sm muted'],
  ["confirm-dialog", 'modal "…" { … }'],
  ["side-panel", "sidebar { … }"],
  ["progress-ring", 'chart "…" donut [72, 28]'],
  ["tour", 'popover "…" { … }'],
  ["cookie-consent", 'banner "…"'],
  ["error-page", 'empty "…"'],
  ["circle", "image w=64 circle"],
  ["rect", 'card "…" { … }'],
  ["triangle", 'placeholder "…"'],
  ["arrow", 'button "…" navigate=PAGE, or icon "arrow-right"'],
  ["annotation", 'callout "…"'],
  ["browser", 'page "…" frame=browser { … }'],
  ["iphone", 'page "…" device=iphone14 { … }'],
  ["tablet", 'page "…" device=tablet { … }'],
  ["vertical-tabs", 'nav ["…", "…"] vertical'],
  ["accordion-menu", 'nav vertical { group "…" { item "…" } }'],
  ["site-map", 'page "…" { … } for each of its pages'],
  ["webcam", 'video "…"'],
  ["scrollbar", "stack scroll h=240 { … }"],
  ["lorem", 'text "…"'],
  ["UITextField", 'input "…"'],
  ["UITableView", 'table "…" [["…", "…"], ["…", "…"]]'],
  ["UISwitch", 'switch "…"'],
  ["UINavigationBar", "header { … }"],
  ["GridLayout", "grid { … }", "grid"],
  ["ConstraintLayout", "relative { … }"],
  ["keyboard", 'placeholder "Keyboard" h=260'],
  ["FlatList", 'list ["…", "…"]'],
  ["TouchableOpacity", 'button "…"'],
  ["SpinButton", 'input "…" number'],
  ["ChoiceGroup", 'radio "…" name=group radio "…" name=group'],
  ["Coachmark", 'popover "…" { … }'],
  ["Swatch", 'stack w=32 h=32 bg="#3366ff" { }'],
  ["Title2", 'title "…" level=2', "title level=2"],
  ["LargeTitle", 'title "…" lg', "title lg"],
  ["Caption1", 'text "…"'],
  ["login-form", "form { … }", "form"],
  ["section-header", 'title "…"'],
  ["SelectTrigger", 'select "…" ["…", "…"]'],
  ["DropdownMenuItem", 'dropdown { item "…" }'],
  ["DialogContent", "stack { … }"],
  ["CardHeader", 'title "…"'],
  ["CardDescription", 'text "…" muted'],
  ["AlertTitle", 'alert "…"'],
  ["TabsTrigger", 'tabs { tab "…" { … } }'],
  ["AccordionTrigger", 'accordion { section "…" { … } }'],
  ["AvatarFallback", 'avatar "…"'],
  ["FormMessage", 'input "…" error="…"'],
];

it.each(guesses)("%s", (name, line, fix) => {
  const { diagnostics } = analyze(`page "P" { ${name} "A" }`);
  expect(diagnostics).toHaveLength(1);
  const [{ code, hint, fix: found } = {}] = diagnostics;
  expect([code, hint]).toEqual([
    "unknown-component",
    line.startsWith("leave it out") ? line : `write ${line}`,
  ]);
  expect(found?.edits.map(({ insert }) => insert)).toEqual(fix === undefined ? undefined : [fix]);
});

/** Names in a place that decides what they mean. */
const placed: readonly (readonly [source: string, hints: readonly (string | undefined)[]])[] = [
  ['frame "A" { }', ['write page "…" { … }']],
  ['Screen "A" { }', ['write page "…" { … }']],
  ['page "P" { nav { nav-item "A" } }', ['write item "…"']],
  ['page "P" { list { user-row "A" } }', ['write item "…"']],
  ['page "P" { tabs { panel "A" { } } }', ['write tab "…" { … }']],
  ['page "P" { breadcrumb { breadcrumb-item "A" } }', ['write item "…"']],
  ['page "P" { nav-menu { nav-item "A" } }', ['write nav ["…", "…"]', 'write item "…"']],
  ['page "P" { bottom-nav { tab-item "A" } }', ['write tabbar ["…", "…"]', 'write item "…"']],
  ['page "P" { card-body { email "A" } }', ["write stack { … }", 'write input "…" email']],
  [
    'page "P" { newsletter { email "A" } }',
    ['write row gap=2 { input "…" email button "…" }', 'write input "…" email'],
  ],
  ['page "P" { thead { tr { th "A" } } }', ['write columns ["…", "…"]']],
  ['page "P" { foo "A" full\n bar "B" }', [undefined, undefined]],
  ['page "P" { calendar { meeting "A" } }', ['write event "…"']],
];

it.each(placed)("%s", (source, hints) => {
  const unknown = analyze(source).diagnostics.filter(({ code }) => code === "unknown-component");
  expect(unknown.map(({ hint }) => hint)).toEqual(hints);
});

/** Words that only start or end like names of components. */
const strange = [
  "colony",
  "items2go",
  "pagefoo",
  "rowdy",
  "xyzzy",
  "constructor",
  "a-b",
  "my-thing",
];

it.each(strange)("suggests nothing for %s, and splits nothing off", (word) => {
  const { diagnostics } = analyze(`page "P" { ${word} "A" }`);
  expect(diagnostics.map(({ code, fix }) => [code, fix])).toEqual([
    ["unknown-component", undefined],
  ]);
});

it("splits off only what the first word knows", () => {
  const messages = (source: string) => analyze(source).diagnostics.map(({ hint }) => hint);
  expect(messages('page "P" { buttonprimary "A" }')).toEqual(['write "button primary"']);
  expect(messages('page "P" { color "A" }')).toEqual(['write input "…" color']);
  expect(messages('page "P" { tablebody "A" }')).toEqual(['write row ["…", "…"]']);
});

describe("examples of foreign words", () => {
  /** The lines that an example shows, as sources. */
  const lines = [...vocabulary.foreignForms].flatMap(([word, { example }]) =>
    example
      .replace(
        / (?:beside the page|in it|in a conversation|for a remark.*|for each of its pages)(?=,|$)/g,
        "",
      )
      .split(", or ")
      .filter((line) => !line.startsWith("leave it out") && !line.startsWith("gap="))
      .map((line) => [word, line] as const),
  );

  const holders: Readonly<Record<string, string>> = {
    columns: "table",
    row: "table",
    item: "list",
  };

  it.each(lines)("%s: %s", (_, line) => {
    const written = line
      .replaceAll('"…"', '"A"')
      .replaceAll("{ … }", '{ text "A" }')
      .replaceAll("icon=…", "icon=x")
      .replaceAll("=…", "=a")
      .replace('table caption="A"', 'table caption="A" [["A"]]');
    const word = /^\w+/.exec(written)![0];
    const isHeld = word === "row" ? written.startsWith("row [") : holders[word] !== undefined;
    const held = isHeld ? `${holders[word]} { ${written} }` : written;
    const source = word === "page" ? held : `page "P" { ${held} }`;
    const found = analyze(source).diagnostics.filter(({ severity }) => severity !== "info");
    expect(found.filter(({ code }) => code !== "reference-missing")).toEqual([]);
  });
});
