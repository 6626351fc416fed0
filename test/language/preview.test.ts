/** Tests pictures of edited documents: finding elements in them, and their places in the text. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { movedOffset } from "../../src/authoring/editing/preview/moved-offset.js";
import { Preview } from "../../src/authoring/editing/preview/preview.js";

const text = `page "Team" w=400 {
  card "Members" {
    button "Invite" primary
    text "12 people"
  }
}
`;
const light = { theme: "light" } as const;

function previewOf(source: string, surroundings = {}) {
  const document = new LanguageDocument(source, surroundings);
  return { document, preview: new Preview(document) };
}

describe("the preview of a document", () => {
  it("finds the element at the caret, and the place of an element", () => {
    const { preview } = previewOf(text);
    const { width, height, isStale, errors, svg } = preview.show(light);
    expect({ isStale, errors }).toEqual({ isStale: false, errors: 0 });
    expect(svg).toContain("Invite");
    for (const word of ["button", "text", "card", "page"]) {
      const [area, ...others] = preview.areasAt(text.indexOf(word) + 1);
      expect(others).toEqual([]);
      expect(area!.x + area!.width).toBeLessThanOrEqual(width);
      expect(area!.y + area!.height).toBeLessThanOrEqual(height);
      // The corner of a container belongs to it; so does the middle of an empty element.
      const found = preview.elementAt(area!.x + 1, area!.y + 1);
      expect(text.slice(found!.place.from).startsWith(word)).toBe(true);
    }
    expect(preview.elementAt(-5, -5)).toBeUndefined();
    expect(preview.areasAt(text.length)).toEqual([]);
  });

  it("keeps the last picture without errors, and finds places in the current text", () => {
    const { document, preview } = previewOf(text);
    const good = preview.show(light);
    const [before] = preview.areasAt(text.indexOf("text"));
    const wrong = text.replace("primary", 'primary buton "x" {');
    document.update(wrong);
    const stale = preview.show(light);
    expect(stale).toMatchObject({ svg: good.svg, isStale: true });
    expect(stale.errors).toBeGreaterThan(0);
    expect(preview.areasAt(wrong.indexOf("text"))).toEqual([before]);
    const { place } = preview.elementAt(before!.x + 1, before!.y + 1)!;
    expect(wrong.slice(place.from, place.to)).toBe('text "12 people"');
    // The same in another theme.
    expect(preview.show({ theme: "dark" })).toMatchObject({ isStale: true });
    document.update(text);
    expect(preview.show(light)).toEqual(good);
  });

  it("draws as much as possible of a text that always had errors", () => {
    const { preview } = previewOf('page "A" { button "Seen" buton "x" }');
    expect(preview.show(light)).toMatchObject({ isStale: false, errors: 1 });
    expect(preview.show(light).svg).toContain("Seen");
    expect(previewOf("").preview.show(light).svg).toMatch(/^<svg/);
  });

  it("accepts view and width, and caches pictures", () => {
    const { preview } = previewOf('page "A" { text "x" }');
    const narrow = preview.show({ ...light, pageWidth: 300 });
    expect(narrow.width).toBeLessThan(preview.show(light).width);
    expect(preview.show({ ...light, look: "sketch" }).svg).not.toBe(preview.show(light).svg);
    expect(preview.show(light).svg).toBe(preview.show(light).svg);
  });

  it("leads from the content of a component to its use and its body", () => {
    const shell = 'component person(name: string) { card "$name" { text "Member" } }\n';
    const source = 'import "shell.wf"\npage "A" { person "Ada" person "Grace" }\n';
    const { preview } = previewOf(source, {
      analysis: { load: () => ({ id: "shell.wf", text: shell }) },
    });
    preview.show(light);
    const [ada] = preview.areasAt(source.indexOf("person"));
    const found = preview.elementAt(ada!.x + 1, ada!.y + 1)!;
    expect(source.slice(found.place.from, found.place.to)).toBe('person "Ada"');
    expect(found.written!.source).toBe("shell.wf");
    expect(shell.slice(found.written!.from)).toMatch(/^card/);
    // Within one file, the body is found wherever it is used.
    const whole = shell + source.replace(/^.*\n/, "");
    const { preview: own } = previewOf(whole);
    own.show(light);
    expect(own.areasAt(whole.indexOf("card"))).toHaveLength(2);
  });
});

describe("an offset in a changed text", () => {
  it("stays at the same text before and after the change", () => {
    const part = fc.string({ maxLength: 8 });
    fc.assert(
      fc.property(part, part, part, part, (start, old, now, end) => {
        const [before, after] = [`${start}${old}${end}`, `${start}${now}${end}`];
        for (let at = 0; at <= before.length; at++) {
          const moved = movedOffset(before, after, at);
          expect(moved).toBeGreaterThanOrEqual(0);
          expect(moved).toBeLessThanOrEqual(after.length);
        }
        expect(movedOffset(before, after, 0)).toBe(0);
        expect(movedOffset(before, before, old.length)).toBe(old.length);
        // The text after the change moves with it.
        const unlike = [`${start}<${old}>${end}`, `${start}{${now}}${end}`] as const;
        const tail = unlike[0].length - end.length;
        expect(movedOffset(...unlike, tail)).toBe(unlike[1].length - end.length);
      }),
    );
  });
});
