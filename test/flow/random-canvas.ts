/** Generates random flows: boards with automatic or given positions, each with elements that link to others. */
import fc from "fast-check";

/** A source with boards of any size, and links from any to any. */
export const randomFlow = fc
  .record({
    boards: fc.array(
      fc.record({
        w: fc.integer({ min: 60, max: 500 }),
        h: fc.integer({ min: 60, max: 700 }),
        at: fc.option(
          fc.record({
            x: fc.integer({ min: -400, max: 2400 }),
            y: fc.integer({ min: -400, max: 1600 }),
          }),
          { freq: 2 },
        ),
        lane: fc.option(fc.constantFrom("Customer", "Shop", "Bank")),
        hasModal: fc.boolean(),
        links: fc.array(
          fc.record({
            to: fc.nat({ max: 20 }),
            isRow: fc.boolean(),
            style: fc.constantFrom("", " danger", " flow-style=dashed", ' flow="on success"'),
          }),
          { maxLength: 6 },
        ),
      }),
      { minLength: 1, maxLength: 9 },
    ),
    direction: fc.constantFrom("right", "down"),
    lanes: fc.boolean(),
    places: fc.boolean(),
  })
  .map(({ boards, direction, lanes, places }) => {
    const lines = [`canvas flow direction=${direction}${lanes ? " lanes" : ""} "Flow"`];
    for (const [number, { w, h, at, lane, hasModal, links }] of boards.entries()) {
      const place = at && places ? ` at(${at.x}, ${at.y})` : "";
      const row = lane ? ` lane="${lane}"` : "";
      lines.push(`page "Page ${number}" w=${w} h=${h}${place}${row} {`);
      for (const { to, isRow, style } of links) {
        const target = `navigate="Page ${to % boards.length}"`;
        const button = `button "To ${to % boards.length}" ${target}${style}`;
        lines.push(isRow ? `  row { ${button} button "Other" }` : `  ${button}`);
      }
      if (hasModal) {
        lines.push(
          `  button "Open" opens=modal${number}`,
          `  modal "Modal" id=modal${number} { button "Back" navigate="Page 0" }`,
        );
      }
      lines.push("}");
    }
    return lines.join("\n");
  });
