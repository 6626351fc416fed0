/** Measures what uses and layouts cost, as ratios to the same elements written out. */
import { compare, spreadOf } from "./pairs.mjs";

const { parse, renderHtml, renderSvg, validate } = await import("../dist/index.js");

/** A card of eleven elements. */
const card = (name, role) => `card p=4 {
  row gap=3 {
    avatar "${name}"
    stack { text "Hello ${name}" bold text "${role}" muted size=sm }
    badge "new"
  }
  divider
  row { button "View" ghost button "Edit" }
}
`;

/** A header, a sidebar and a slot for the content, 30 elements in total. */
const shell = (content) => `header { title "Acme" level=4 input placeholder="Search" avatar "Ada" }
row {
  sidebar { nav vertical { ${'item "Page" icon=home\n'.repeat(22)} } }
  main { ${content} }
}
`;

const count = 300;
const numbers = Array.from({ length: count }, (_, at) => at);
const pages = numbers.slice(0, 30);

const cases = [
  {
    name: "300 uses of a component of 11 elements",
    used: `component user(name: string, role: string = "Member") { ${card("$name", "$role").replace("Hello $name", "Hello ${name}")} }
page w=800 { ${numbers.map((at) => `user "N${at}" role="R${at}"\n`).join("")} }`,
    writtenOut: `page w=800 { ${numbers.map((at) => card(`N${at}`, `R${at}`)).join("")} }`,
  },
  {
    name: "30 pages in a layout of 30 elements",
    used: `layout shell { ${shell("slot")} }
${pages.map((at) => `page "P${at}" w=1000 uses=shell { text "T${at}" }\n`).join("")}`,
    writtenOut: pages.map((at) => `page "P${at}" w=1000 { ${shell(`text "T${at}"`)} }\n`).join(""),
  },
];

const calls = { parse, validate, renderHtml, renderSvg };

function cpu(work) {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1000;
}

for (const { name, used, writtenOut } of cases) {
  for (const [call, work] of Object.entries(calls)) {
    const { values, ours, theirs } = await compare(
      () => cpu(() => work(used)),
      () => cpu(() => work(writtenOut)),
      { count: 25, warmUps: 8 },
    );
    const { median, min, max } = spreadOf(values);
    const spread = `${median.toFixed(2)} (${min.toFixed(2)} to ${max.toFixed(2)})`;
    console.log(`${name}: ${call} ${spread}, ${ours.toFixed(1)} and ${theirs.toFixed(1)} ms`);
  }
}
