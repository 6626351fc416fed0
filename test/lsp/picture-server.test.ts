/** Tests who draws a picture: this server until its twin has drawn the same, and again after the twin is gone. */
import { expect, it } from "vitest";
import { OpenDocuments } from "../../src/tools/lsp/open-documents.js";
import { PictureServer, type Twin } from "../../src/tools/lsp/picture-server.js";

const uri = "file:///a.wf";
const asked = { textDocument: { uri } };

/** A server with one open document, and the twins that it starts, all of which give the same answers. */
function open() {
  const documents = new OpenDocuments();
  documents.open({ uri, version: 1, text: 'page { text "Hi" }' }, "/a.wf", {});
  const twins: { heard: string[]; end(): void }[] = [];
  const twin = { answer: (): unknown => ({ errors: 0, isStale: false, by: "twin" }) };
  const start = (end: () => void): Twin => {
    const heard: string[] = [];
    twins.push({ heard, end });
    return {
      async ask(method) {
        heard.push(method);
        return twin.answer();
      },
      tell: (method) => void heard.push(method),
      end: () => heard.push("end"),
    };
  };
  const pictures = new PictureServer(documents, start);
  const show = (errors = 0, isStale = errors > 0) =>
    pictures.show(asked, () => ({ errors, isStale, by: "here" }));
  return { pictures, twins, twin, show };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

it("draws here until the twin has drawn the same document", async () => {
  const { twins, show } = open();
  expect(await show()).toMatchObject({ by: "here" });
  await settled();
  expect(await show()).toMatchObject({ by: "twin" });
  const [{ heard }] = twins as [(typeof twins)[0]];
  expect(heard).toEqual([
    "initialize",
    "initialized",
    "textDocument/didOpen",
    "wf/preview/show",
    "wf/preview/show",
  ]);
});

it("draws here a text with errors that has an earlier picture, which the twin does not have", async () => {
  const { twins, show } = open();
  expect(await show(1)).toMatchObject({ by: "here" });
  await settled();
  expect(await show(1)).toMatchObject({ by: "here" });
  expect(twins).toEqual([]);
});

it("has the twin draw a text that always had errors", async () => {
  const { twin, show } = open();
  twin.answer = () => ({ errors: 1, isStale: false, by: "twin" });
  expect(await show(1, false)).toMatchObject({ by: "here" });
  await settled();
  expect(await show(1, false)).toMatchObject({ by: "twin" });
});

it("draws here a text that became good while the twin drew it with errors", async () => {
  const { twin, show } = open();
  let answer: (picture: object) => void = () => {};
  twin.answer = () => new Promise((resolve) => (answer = resolve));
  await show(1, false);
  await show();
  answer({ errors: 1, isStale: false, by: "twin" });
  await settled();
  expect(await show(1)).toMatchObject({ by: "here" });
});

it("waits for a slow twin, and asks it only once", async () => {
  const { twins, twin, show } = open();
  twin.answer = () => new Promise(() => {});
  for (let at = 0; at < 3; at++) expect(await show()).toMatchObject({ by: "here" });
  expect(twins[0]!.heard.filter((method) => method === "wf/preview/show")).toHaveLength(1);
});

it("draws here again when the twin has ended, and starts it at most three times", async () => {
  const { twins, show } = open();
  for (let at = 0; at < 5; at++) {
    expect(await show()).toMatchObject({ by: "here" });
    await settled();
    twins.at(-1)!.end();
  }
  expect(twins).toHaveLength(3);
});

it("answers here when the twin ends in the middle of an answer", async () => {
  const { twin, show } = open();
  await show();
  await settled();
  twin.answer = () => {
    throw new Error("ended");
  };
  expect(await show()).toMatchObject({ by: "here" });
});

it("asks whoever has drawn a picture about it", async () => {
  const { pictures, show } = open();
  const about = () => pictures.about("reveal", asked, () => ({ by: "here" }));
  expect(await about()).toMatchObject({ by: "here" });
  await show();
  await settled();
  expect(await about()).toMatchObject({ by: "twin" });
  pictures.closed(uri);
  expect(await about()).toMatchObject({ by: "here" });
});
