/** Example API calls in several languages. */
import { renderRoute, toolPath } from "../paths.js";

/** An example to copy. */
export interface CallExample {
  title: "curl" | "JavaScript" | "Python";
  text: string;
}

const renderSvg = toolPath(renderRoute("svg"));
const source = 'page "Sign in" { button "Sign in" primary }';

/** The same request in a shell, in JavaScript and in Python. */
export function callExamples(base: string): CallExample[] {
  return [
    { title: "curl", text: curlParts(base, "$WF_KEY").join(" \\\n  ") },
    {
      title: "JavaScript",
      text: `const answer = await fetch("${base}${renderSvg}", {
  method: "POST",
  headers: { "x-api-key": process.env.WF_KEY, "content-type": "application/json" },
  body: JSON.stringify({ source: '${source}' }),
});
const { svg, width, height } = await answer.json();`,
    },
    {
      title: "Python",
      text: `import json, os, urllib.request

request = urllib.request.Request(
    "${base}${renderSvg}",
    data=json.dumps({"source": '${source}'}).encode(),
    headers={"x-api-key": os.environ["WF_KEY"], "content-type": "application/json"},
)
svg = json.load(urllib.request.urlopen(request))["svg"]`,
    },
  ];
}

/** A shell command that renders SVG with a key. */
export function curlLine(base: string, key: string): string {
  return curlParts(base, key).join(" ");
}

function curlParts(base: string, key: string): string[] {
  return [
    `curl -s ${base}${renderSvg}`,
    `-H "x-api-key: ${key}"`,
    '-H "content-type: application/json"',
    `-d '${JSON.stringify({ source })}'`,
  ];
}
