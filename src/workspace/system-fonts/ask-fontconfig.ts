/** Asks fontconfig which font files of the machine have the characters of a group. */
import { execFile } from "node:child_process";
import type { ClusterGroup } from "./languages.js";

/** A face that may serve: its file, and which face of a collection it is. */
export interface FoundFace {
  path: string;
  index: number;
}

/** ms after which an answer is no longer waited for. */
const longestAnswer = 3000;

/** Characters that are asked for at once: a pattern is one argument of a process. */
const mostCharacters = 2000;

/** Faces that are tried, of those that fontconfig lists, the most fitting first. */
const mostFaces = 4;

/** A face with its family, and what asks for the bold face of the same family. */
export interface Answer extends FoundFace {
  bold(): Promise<FoundFace | undefined>;
}

/** Faces without slant that have most of the characters, best first; undefined where nothing answers. */
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
  // Of fonts that have the same characters, those for one script look alike on most machines.
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

/** A face as fontconfig describes it. */
interface ListedFace extends FoundFace {
  family: string;
  hasOutlines: boolean;
  isColored: boolean;
}

function isUsable({ hasOutlines, isColored }: ListedFace): boolean {
  return hasOutlines && !isColored;
}

const format = "%{file}\\t%{index}\\t%{family[0]}\\t%{outline}\\t%{color}\\n";

/** The faces for a pattern, or the one that fits best; undefined where fontconfig does not answer. */
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
  const answer = await new Promise<string | undefined>((resolve) => {
    execFile("fc-match", args, options, (error, output) => resolve(error ? undefined : output));
  });
  return answer?.split("\n").flatMap((line) => {
    const [path = "", index = "", family = "", outline, color] = line.split("\t");
    // The upper half of the number is a named point of a variable font.
    const face = { path, index: Number(index) & 0xffff, family };
    const isFile = path.startsWith("/") && family !== "";
    return isFile
      ? [{ ...face, hasOutlines: outline !== "False", isColored: color === "True" }]
      : [];
  });
}

/** A family in a pattern, where some characters part names from properties. */
function escaped(family: string): string {
  return family.replace(/[\\\-:,=]/g, "\\$&");
}
