/** Makes the sources that are measured. */

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
