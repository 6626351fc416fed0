/** Makes the sources that are measured, some of them in the languages of peers too. */

/** A form of so many elements, 44 bytes each on average. */
export function formSource(elements) {
  const lines = ['page "Form" {', "  stack gap=4 {"];
  for (let at = 0; at < elements - 2; at++) lines.push(`    ${element(at)}`);
  return [...lines, "  }", "}", ""].join("\n");
}

/** A source of about so many bytes. */
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

/** What is before, in and after the cards of a screen, in each language. */
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
 * A screen of cards, each with a title, a text, a field and a button: five elements a card.
 *
 * @param {number} count
 * @param {keyof typeof cardForms} language
 */
export function cardSource(count, language = "wf") {
  const [before, after, card] = cardForms[language];
  const cards = Array.from({ length: count }, (_, at) => card(at));
  return `${[before, ...cards, after].join("\n")}\n`;
}

/** A login of eight elements, which Wireweave reads too. */
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

/** Where the pages of a flow stand: as they come, at places of a grid, or anywhere without lying on one another. */
const flowPlaces = {
  row: () => "",
  grid: (at) => ` at(${(at % 8) * 340}, ${Math.floor(at / 8) * 500})`,
  scattered: (at) =>
    ` at(${(at % 7) * 380 + ((at * 37) % 90)}, ${Math.floor(at / 7) * 540 + ((at * 53) % 130)})`,
  lanes: (at) => ` lane="Role ${at % 4}"`,
};

/**
 * Pages that lead to one another, with three links each: to the next page, to one nearby and to one far away.
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
