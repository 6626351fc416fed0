/** Tests which pictures HTML shows, and that no other ones are loaded. */
import { describe, expect, it, test } from "vitest";
import {
  type ImageChoice,
  imageChoices,
  shownImageUrl,
} from "../../src/drawing/html/image-choice.js";
import { renderHtml, renderSvg } from "../../src/index.js";
import { readHtml } from "../support/html.js";

const inside = "data:image/png;base64,iVBORw0KGgo=";

test.each<[string, boolean, boolean]>([
  ["https://example.com/a.png", false, true],
  ["//example.com/a.png", false, true],
  ["photos/a.png", false, true],
  ["/a.png", false, true],
  [inside, true, true],
  ["DATA:image/png;base64,iVBORw0KGgo=", true, true],
  [" \u0000data:image/gif;base64,R0lGOD", true, true],
  ["data:text/html,<script>alert(1)</script>", false, false],
  ["data:image/png/../text/html,x", false, false],
  ["javascript:alert(1)//data:image/png,", false, false],
  ["xdata:image/png,", false, false],
  ["https://example.com/data:image/png,", false, true],
  ["?data:image/png,", false, true],
  ["", false, true],
  ["\\\\server\\a.png", false, false],
  ["/\\server/a.png", false, false],
  ["\\/server/a.png", false, false],
])("%j is shown among data: %j, among all: %j", (url, withData, withAll) => {
  expect(shownImageUrl(url, "none")).toBeUndefined();
  expect(shownImageUrl(url, "data") !== undefined).toBe(withData);
  expect(shownImageUrl(url, "all") !== undefined).toBe(withAll);
});

test("a page on disk asks no other computer of a Windows network for a picture, and leads to none", () => {
  const page = "file:///C:/page.html";
  const names = [
    "\\\\server\\a.png",
    "/\\server/a.png",
    "\\/server/a.png",
    "//server/a.png",
    "///server/a.png",
    "////server/a.png",
  ];
  for (const written of [...names, "/./\\server/a.png", "\t/\n/server/a.png", "a.png", "\\a.png"]) {
    const shown = shownImageUrl(written, "all");
    const { protocol, host } = new URL(shown ?? "", page);
    expect(protocol === "file:" ? host : "", written).toBe("");
    const { html } = renderHtml(
      `page { link "a" href=${JSON.stringify(written)} image src=${JSON.stringify(written)} alt="a" }`,
    );
    expect(html.includes("<img"), written).toBe(shown !== undefined);
    const link = readHtml(html).find((each) => each.name === "a")?.attributes.href ?? "";
    const led = new URL(link, page);
    expect(led.protocol === "file:" ? led.host + led.pathname.slice(0, 2) : "/C", written).toBe(
      "/C",
    );
  }
});

const source = `page {
  image "https://example.com/a.png" alt="From elsewhere"
  image "photos/b.png" alt="Beside it"
  image "${inside}" alt="Its own"
}`;

describe.each<[ImageChoice, string[], string]>([
  ["none", [], "img-src 'none'"],
  ["data", [inside], "img-src data:"],
  ["all", ["https://example.com/a.png", "photos/b.png", inside], "img-src 'self' https:"],
])("HTML with images: %s", (images, shown, policy) => {
  const { html } = renderHtml(source, { images, fullDocument: true });
  const elements = readHtml(html);

  it("loads only these, so that other servers learn nothing", () => {
    const pictures = elements.filter(({ name }) => name === "img");
    expect(pictures.map(({ attributes }) => attributes.src)).toEqual(shown);
    for (const { attributes } of pictures) expect(attributes.referrerpolicy).toBe("no-referrer");
  });

  it("draws a placeholder for the others, with their names", () => {
    for (const alt of ["From elsewhere", "Beside it", "Its own"]) expect(html).toContain(alt);
    const labels = elements.flatMap(({ attributes }) => attributes["aria-label"] ?? []);
    expect(labels).toHaveLength(3 - shown.length);
  });

  it("has a policy that allows nothing else", () => {
    expect(html).toContain(policy);
    if (images !== "all") expect(html).not.toMatch(/https?:|example\.com|photos/);
  });
});

it("shows all by default", () => {
  expect(renderHtml(source)).toEqual(renderHtml(source, { images: "all" }));
});

it("rejects any other value", () => {
  expect(() => renderHtml(source, { images: "some" as never })).toThrow(
    `images must be ${imageChoices.slice(0, -1).join(", ")} or all, not some`,
  );
});

it("is not needed for SVG, which draws placeholders and loads nothing", () => {
  const { svg } = renderSvg(source);
  expect(svg).not.toMatch(/<image|example\.com|photos|data:/);
  expect(svg).toContain("Its own");
});

test("a link to another server says how to reach it", () => {
  const { html } = renderHtml('page { link "a" href="//example.com/x" link "b" href="/x" }');
  const links = readHtml(html).filter(({ name }) => name === "a");
  expect(links.map(({ attributes }) => attributes.href)).toEqual(["https://example.com/x", "/x"]);
});
