/** Asks fontconfig which system fonts have the characters of a group. */
import { execFile } from "node:child_process";
import { programPath } from "../program-path.js";
import type { ClusterGroup } from "./languages.js";

/** A suitable face: its file, and its index in a collection. */
export interface FoundFace {
  path: string;
  index: number;
}

/** Time limit for an answer in ms. */
const longestAnswer = 3000;

/** Maximum number of characters in a query: a pattern is a single argument. */
const mostCharacters = 2000;

/** Maximum number of listed faces to try, best first. */
const mostFaces = 4;

/** A face with its family, and a query for the bold face of that family. */
export interface Answer extends FoundFace {
  bold(): Promise<FoundFace | undefined>;
}

/** Upright faces that have most of the characters, best first; undefined if fontconfig does not answer. */
export async function askFontconfig(
  { language, script, clusters }: ClusterGroup,
  env: NodeJS.ProcessEnv,
): Promise<Answer[] | undefined> {
  const codePoints = new Set(
    clusters.flatMap((cluster) => [...cluster].map((each) => each.codePointAt(0)!)),
  );
  const charset = [...codePoints]
    .filter((each) => !/\p{Cf}|[\ufe00-\ufe0f]/u.test(String.fromCodePoint(each)))
    .slice(0, mostCharacters)
    .map((each) => each.toString(16))
    .join(" ");
  const wanted = `slant=0:outline=true:charset=${charset}${language ? `:lang=${language}` : ""}`;
  // Among fonts with the same characters, those for a single script look alike on most machines.
  const families = script === undefined ? "sans-serif" : `Noto Sans ${script},sans-serif`;
  const listed = await match(`${families}:weight=80:${wanted}`, true, env);
  return listed
    ?.filter(isUsable)
    .slice(0, mostFaces)
    .map(({ path, index, family }) => ({
      path,
      index,
      async bold() {
        const pattern = `${escaped(family)}:weight=200:${wanted}`;
        const [face] = (await match(pattern, false, env)) ?? [];
        const isBold = face?.family === family && isUsable(face) && face.path !== path;
        return isBold ? { path: face.path, index: face.index } : undefined;
      },
    }));
}

/** A face as listed by fontconfig. */
interface ListedFace extends FoundFace {
  family: string;
  hasOutlines: boolean;
  isColored: boolean;
}

function isUsable({ hasOutlines, isColored }: ListedFace): boolean {
  return hasOutlines && !isColored;
}

const format = "%{file}\\t%{index}\\t%{family[0]}\\t%{outline}\\t%{color}\\n";

/** The faces for a pattern, or only the best one; undefined if fontconfig does not answer. */
async function match(
  pattern: string,
  all: boolean,
  env: NodeJS.ProcessEnv,
): Promise<ListedFace[] | undefined> {
  const args = [...(all ? ["-s"] : []), "-f", format, pattern];
  const options = {
    env,
    timeout: longestAnswer,
    killSignal: "SIGKILL",
    maxBuffer: 4 << 20,
    windowsHide: true,
  } as const;
  const program = programPath("fc-match");
  if (program === undefined) return undefined;
  const answer = await new Promise<string | undefined>((resolve) => {
    execFile(program, args, options, (error, output) => resolve(error ? undefined : output));
  });
  return answer?.split("\n").flatMap((line) => {
    const [path = "", index = "", family = "", outline, color] = line.split("\t");
    // The upper half of the index is a named instance of a variable font.
    const face = { path, index: Number(index) & 0xffff, family };
    const isFile = path.startsWith("/") && family !== "";
    return isFile
      ? [{ ...face, hasOutlines: outline !== "False", isColored: color === "True" }]
      : [];
  });
}

/** Escapes a family for a pattern, in which some characters separate names from properties. */
function escaped(family: string): string {
  return family.replace(/[\\\-:,=]/g, "\\$&");
}
