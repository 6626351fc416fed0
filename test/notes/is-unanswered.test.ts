/** Tests that a note waits for an agent as long as a person has written last. */
import { expect, it } from "vitest";
import { isUnanswered, type Note } from "../../src/authoring/notes/note.js";

const at = (minute: number) => `2026-11-27T10:0${minute}:00Z`;
const anchor = { path: "page", component: "page", words: "Home", line: 1 };
const note: Note = {
  id: "a",
  author: "Ada",
  created: at(0),
  text: "?",
  anchor,
  state: "open",
  replies: [],
};
const answer = { id: "b", author: "claude", agent: true, created: at(1), text: "Done." } as const;
const objection = { id: "c", author: "Ada", created: at(2), text: "No." };
const settled = { author: "Ada", created: at(3) };

it.each<[string, Partial<Note>, boolean]>([
  ["that nobody has answered", {}, true],
  ["that an agent has written", { agent: true }, false],
  ["that an agent has answered", { replies: [answer] }, false],
  ["that a person has answered after the agent", { replies: [answer, objection] }, true],
  ["that a person has opened again", { replies: [answer], settled }, true],
  [
    "that an agent has opened again",
    { replies: [answer], settled: { ...settled, agent: true } },
    false,
  ],
  [
    "that an agent has answered after that",
    { replies: [{ ...answer, created: at(4) }], settled },
    false,
  ],
  ["that is done", { state: "done", settled }, false],
])("%s", (_, change, expected) => {
  expect(isUnanswered({ ...note, ...change })).toBe(expected);
});
