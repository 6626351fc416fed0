/** Sources in other wireframe languages: one error that names the language and shows the first line in ours. */
import { expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";

const sources: readonly (readonly [source: string, language: string, line: string])[] = [
  [
    '@startsalt\n{+\n  Login    | "MyName   "\n  [Cancel] | [  OK   ]\n}\n@endsalt',
    "PlantUML Salt",
    'page "…" { input "Login" value="MyName" … }',
  ],
  ["@startuml\nsalt\n{\n  [OK]\n}\n@enduml", "PlantUML Salt", 'page "…" { button "OK" … }'],
  ["salt\n{\n  Just plain text\n}", "PlantUML Salt", 'page "…" { text "Just plain text" … }'],
  ["// a\nsalt\n{\n  (X) A\n}", "PlantUML Salt", 'page "…" { radio "A" checked … }'],
  ["salt\n{\n  []  A\n}", "PlantUML Salt", 'page "…" { checkbox "A" … }'],
  ["salt\n{\n  ^A^\n}", "PlantUML Salt", 'page "…" { select ["A", …] … }'],
  ['salt\n{\n  "   "\n}', "PlantUML Salt", 'page "…" { input … }'],
  ["salt\n{+\n{/ <b>A | B }\n}", "PlantUML Salt", 'page "…" { tabs ["A", "B"] … }'],
  ["salt\n{+\n{* File | Edit\n}", "PlantUML Salt", 'page "…" { menubar ["File", "Edit"] … }'],
  ["salt\n{\n}", "PlantUML Salt", 'page "…" { … }'],
  [
    'project "A" {\n  screen Main {\n    layout stack(gap: md) {\n      component Button text: "Go" variant: primary\n    }\n  }\n}',
    "Wire DSL",
    'page "Main" { button "Go" … }',
  ],
  [
    "screen Main {\n  layout stack(gap: md) {\n    component Topbar\n  }\n}",
    "Wire DSL",
    'page "Main" { header { … } … }',
  ],
];

it.each(sources)("%j", (source, language, line) => {
  const { diagnostics } = analyze(source);
  expect(diagnostics.map(({ message, hint }) => [message, hint])).toEqual([
    [`this is ${language}, another wireframe language`, `wf reads its own language: write ${line}`],
  ]);
});

it("reads what only starts alike as ours", () => {
  for (const source of [
    'page "P" { text "salt" }',
    'screen "A" { text "x" }',
    "salt",
    "project {}",
  ]) {
    const messages = analyze(source).diagnostics.map(({ message }) => message);
    expect(messages.join()).not.toContain("another wireframe");
  }
});
