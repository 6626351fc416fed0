/** Attributes of HTML, CSS and JSX, with their equivalents. */

const noClasses =
  "classes and CSS are not supported: style with attributes such as bg, border, p or size";
const notDrawn = "leave it out: it changes nothing that is drawn";
const actions = ["action", "navigate", "opens"];

/** Either the intended attributes, best first, or a sentence that says what to do. */
type Meaning = readonly string[] | string;

/** Attributes of HTML and JSX that are only for styling, so that nothing is lost without them. */
const ofStyling: ReadonlySet<string> = new Set(["class", "className"]);

/** Whether an attribute has no meaning here, whatever its value. */
export function isOfStyling(name: string): boolean {
  return ofStyling.has(name);
}

/** Keys are in lower case, without dashes. */
const meanings: Readonly<Record<string, Meaning>> = {
  class: noClasses,
  classname: noClasses,
  css: noClasses,
  style: noClasses,
  sx: noClasses,
  onclick: actions,
  onpress: actions,
  ontap: actions,
  onsubmit: actions,
  onchange: ["action"],
  click: actions,
  for: "a control has its own label: write it after the component",
  htmlfor: "a control has its own label: write it after the component",
  to: ["until", "navigate", "href"],
  from: ["date"],
  href: ["navigate"],
  linkto: ["navigate", "href"],
  url: ["href", "src"],
  target: ["external"],
  path: ["src", "href"],
  type: ["inputType", "variant"],
  kind: ["variant", "inputType"],
  intent: ["variant"],
  status: ["variant"],
  severity: ["variant"],
  appearance: ["variant"],
  background: ["bg"],
  backgroundcolor: ["bg"],
  bgcolor: ["bg"],
  fill: ["bg", "color"],
  colour: ["color", "bg"],
  color: ["bg"],
  fontsize: ["size"],
  fontweight: ["weight"],
  fontstyle: ["italic"],
  textalign: ["align"],
  textdecoration: ["underline", "strike"],
  alignitems: ["align"],
  justifycontent: ["justify"],
  flexdirection: ["direction"],
  flexwrap: ["wrap"],
  flexgrow: ["flex"],
  grow: ["flex"],
  orientation: ["direction", "vertical"],
  layout: ["direction"],
  spacing: ["gap"],
  space: ["gap"],
  gutter: ["gap"],
  paddingtop: ["pt"],
  paddingright: ["pr"],
  paddingbottom: ["pb"],
  paddingleft: ["pl"],
  paddingx: ["px"],
  paddingy: ["py"],
  margintop: ["mt"],
  marginright: ["mr"],
  marginbottom: ["mb"],
  marginleft: ["ml"],
  marginx: ["mx"],
  marginy: ["my"],
  left: ["x"],
  top: ["y"],
  colspan: ["span"],
  cols: ["columns", "span"],
  borderradius: ["rounded"],
  radius: ["rounded"],
  boxshadow: ["shadow"],
  elevation: ["shadow"],
  group: ["name"],
  name: ["id"],
  key: ["id"],
  options: ["items"],
  items: ["options"],
  children: ["items"],
  selected: ["active", "checked", "value"],
  current: ["active", "value"],
  page: ["active"],
  currentpage: ["active"],
  totalpages: ["pages"],
  pagecount: ["pages"],
  activeindex: ["active"],
  selectedindex: ["active"],
  value: ["active"],
  percent: ["value"],
  percentage: ["value"],
  default: ["value"],
  defaultvalue: ["value"],
  initialvalue: ["value"],
  help: ["hint"],
  helptext: ["hint"],
  helpertext: ["hint"],
  helper: ["hint"],
  hinttext: ["hint"],
  meta: ["value", "time", "hint"],
  trailing: ["value", "iconRight", "suffix"],
  starticon: ["icon"],
  lefticon: ["icon"],
  leadingicon: ["icon"],
  prefixicon: ["icon"],
  endicon: ["iconRight", "suffix"],
  righticon: ["iconRight", "suffix"],
  trailingicon: ["iconRight", "suffix"],
  suffixicon: ["iconRight", "suffix"],
  maxlength: notDrawn,
  minlength: notDrawn,
  pattern: notDrawn,
  autocomplete: notDrawn,
  autofocus: notDrawn,
  tabindex: notDrawn,
  position: ["anchor"],
  description: ["hint"],
  author: ["from"],
  sender: ["from"],
  user: ["from"],
  time: ["start"],
  timestamp: ["time"],
  date: ["time"],
  subtitle: ["hint"],
  accept: ["hint"],
  defaultchecked: ["checked"],
  isdisabled: ["disabled"],
  isrequired: ["required"],
  overflow: ["scroll"],
  visible: ["hidden"],
  display: ["direction", "hidden"],
};

/** Names that other languages use for the text of an element. */
const textNames = new Set(["label", "text", "title", "content", "children", "caption", "heading"]);

/** The meaning of a foreign attribute: the intended attributes, or a sentence. */
export function foreignAttribute(name: string): Meaning | undefined {
  const plain = name.replaceAll("-", "").toLowerCase();
  return Object.hasOwn(meanings, plain) ? meanings[plain] : undefined;
}

/** Names whose values stay valid under our name, so that only the name needs to change. */
const renamed = new Set(["href"]);

/** Whether the value of a foreign attribute can stay the same under the intended name. */
export function takesSameValue(name: string): boolean {
  return renamed.has(name.toLowerCase());
}

/** Whether other languages use this attribute for the text of an element. */
export function isTextName(name: string): boolean {
  return textNames.has(name.toLowerCase());
}

/** Names that other languages use for visual variants. */
const lookNames = new Set([
  "variant",
  "type",
  "kind",
  "intent",
  "appearance",
  "status",
  "severity",
  "style",
  "color",
  "size",
]);

/** Whether other languages use this attribute for a visual variant. */
export function isLookName(name: string): boolean {
  return lookNames.has(name.toLowerCase());
}
