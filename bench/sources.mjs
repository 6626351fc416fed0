/** Generates the sources that are measured, some of them also in the languages of peers. */

/** A form with a number of elements, 44 bytes each on average. */
export function formSource(elements) {
  const lines = ['page "Form" {', "  stack gap=4 {"];
  for (let at = 0; at < elements - 2; at++) lines.push(`    ${element(at)}`);
  return [...lines, "  }", "}", ""].join("\n");
}

/** A source of approximately this many bytes. */
export function sourceOfSize(bytes) {
  return formSource(Math.round(bytes / (formSource(1000).length / 1000)));
}

function element(at) {
  switch (at % 5) {
    case 0:
      return `text "Paragraph number ${at}" size=sm muted`;
    case 1:
      return `input "Field ${at}" placeholder="Type here" required`;
    case 2:
      return `button "Action ${at}" primary icon=check`;
    case 3:
      return `checkbox "Remember choice ${at}" checked`;
    default:
      return `link "More about ${at}" href="/page/${at}"`;
  }
}

/** The parts of a screen before, in and after its cards, in each language. */
const cardForms = {
  wf: ["page {", "}", cardOfWords],
  wireweave: ["page {", "}", cardOfWords],
  "wire-dsl": [
    'project "Cards" {\nscreen Cards {\nlayout stack(direction: vertical, gap: md, padding: lg) {',
    "}\n}\n}",
    (at) => `layout card(padding: md, gap: sm) {
  component Heading text: "Card ${at}"
  component Text text: "${wordsOf(at)}"
  component Input label: "Field ${at}" placeholder: "Type here"
  component Button text: "Action ${at}" variant: primary
}`,
  ],
  wireloom: [
    'window "Cards":',
    "",
    (at) => `  section "Card ${at}":
    text "${wordsOf(at)}"
    text "Field ${at}"
    input placeholder="Type here"
    button "Action ${at}" primary`,
  ],
};

function cardOfWords(at) {
  return `card {
  title "Card ${at}" level=3
  text "${wordsOf(at)}" muted
  input "Field ${at}" placeholder="Type here"
  button "Action ${at}" primary
}`;
}

function wordsOf(at) {
  return `Some words about card number ${at} that are shown here`;
}

/**
 * A screen of cards, each with a title, a text, a field and a button: five elements per card.
 *
 * @param {number} count
 * @param {keyof typeof cardForms} language
 */
export function cardSource(count, language = "wf") {
  const [before, after, card] = cardForms[language];
  const cards = Array.from({ length: count }, (_, at) => card(at));
  return `${[before, ...cards, after].join("\n")}\n`;
}

/** A login of eight elements, which Wireweave can read too. */
export const smallLogin = `page "Sign in" {
  card {
    title "Welcome back"
    input "Email" placeholder="you@example.com"
    input "Password" type=password
    checkbox "Keep me signed in"
    button "Sign in" primary
    link "Forgot your password?" href="/reset"
  }
}
`;

/** How the pages of a flow are placed: automatically, in a grid, or freely without overlaps. */
const flowPlaces = {
  row: () => "",
  grid: (at) => ` at(${(at % 8) * 340}, ${Math.floor(at / 8) * 500})`,
  scattered: (at) =>
    ` at(${(at % 7) * 380 + ((at * 37) % 90)}, ${Math.floor(at / 7) * 540 + ((at * 53) % 130)})`,
  lanes: (at) => ` lane="Role ${at % 4}"`,
};

/**
 * Pages that link to each other, with three links each: to the next page, to a nearby one and to a distant one.
 *
 * @param {number} pages
 * @param {keyof typeof flowPlaces} arrangement
 */
export function flowSource(pages, arrangement) {
  const place = flowPlaces[arrangement];
  const drawn = Array.from({ length: pages }, (_, at) => {
    const targets = [at + 1, at + 3 + (at % 5), at * 7 + 11].map((to) => to % pages);
    const links = targets.map((to) => `  button "To ${to}" navigate="Page ${to}"`);
    const height = 240 + ((at * 29) % 110);
    return [`page "Page ${at}" w=240 h=${height}${place(at)} {`, ...links, "}"].join("\n");
  });
  const lanes = arrangement === "lanes" ? " lanes" : "";
  return `${[`canvas flow${lanes}`, ...drawn].join("\n")}\n`;
}
