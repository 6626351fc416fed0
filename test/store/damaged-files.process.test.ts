/** Tests hundreds of damaged data files: each is refused or used; none crashes the process or becomes a new store. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { LmdbStore } from "../../src/service/store/lmdb-store.js";
import { isSearching, searchSeed } from "../support/case-count.js";
import { Random } from "../support/random.js";
import { keyRecord, noon, subject } from "./store-contract.js";

const root = mkdtempSync(path.join(tmpdir(), "wf-fuzz-"));
afterAll(() => rmSync(root, { recursive: true, force: true }));

const program = fileURLToPath(new URL("use-data.mjs", import.meta.url));
const pageSize = 4_096;

/** A store with several levels of pages, long records and free pages. */
async function makeData(): Promise<Buffer> {
  const folder = path.join(root, "sound");
  const store = await LmdbStore.open({ folder });
  await store.addAccount({ name: "acme", createdAt: noon, tokenHash: null, endpoint: null });
  for (let at = 0; at < 400; at++) {
    const name = "n".repeat(at % 40 === 0 ? 9_000 : at % 90);
    await store.addKey(keyRecord(`key_${at}`, { name }));
    if (at % 2 === 0) await store.consume(subject(`key_${at}`, { month: 1 }), noon);
    if (at % 3 === 0) await store.changeKey(`key_${at}`, (key) => ({ key: { ...key, name: "" } }));
  }
  await store.close();
  return readFileSync(path.join(folder, "wf.mdb"));
}

type Damage = (bytes: Buffer, random: Random) => Buffer | undefined;

/** Ways in which disks, tools and people damage files. */
const damages: Readonly<Record<string, Damage>> = {
  cut: (bytes, random) => bytes.subarray(0, random.below(bytes.length)),
  zeroes: (bytes, random) => {
    const at = random.below(bytes.length);
    return bytes.fill(0, at, Math.min(bytes.length, at + 1 + random.below(20_000)));
  },
  noise: (bytes, random) => {
    const at = random.below(bytes.length);
    const end = Math.min(bytes.length, at + 1 + random.below(5_000));
    for (let place = at; place < end; place++) bytes[place] = random.below(256);
    return bytes;
  },
  bit: (bytes, random) => flip(bytes, random, 0, bytes.length),
  "many bits": (bytes, random) => {
    for (let times = 0; times < 200; times++) flip(bytes, random, 0, bytes.length);
    return bytes;
  },
  "a bit of a header": (bytes, random) => flip(bytes, random, pageOf(bytes, random), 24),
  "a bit of a list": (bytes, random) => flip(bytes, random, pageOf(bytes, random) + 24, 64),
  "a bit of the start": (bytes, random) => flip(bytes, random, random.below(3) * 2_048, 168),
  "another page": (bytes, random) => {
    const from = pageOf(bytes, random);
    bytes.copy(bytes, pageOf(bytes, random), from, from + pageSize);
    return bytes;
  },
  "another sector": (bytes, random) => {
    const sectors = bytes.length / 512;
    const from = random.below(sectors) * 512;
    bytes.copy(bytes, random.below(sectors) * 512, from, from + 512);
    return bytes;
  },
};

function pageOf(bytes: Buffer, random: Random): number {
  return random.below(bytes.length / pageSize) * pageSize;
}

function flip(bytes: Buffer, random: Random, from: number, length: number): Buffer {
  const at = from + random.below(length);
  bytes[at] = bytes[at]! ^ (1 << random.below(8));
  return bytes;
}

/** A process that uses folders one after another; when it has ended, another one is started. */
class User {
  #child: ChildProcess | undefined;
  #answers: AsyncIterator<string> | undefined;
  #ended: Promise<string> | undefined;

  async use(folder: string): Promise<string> {
    this.#child ??= this.#start();
    this.#child.stdin!.write(`${folder}\n`);
    const answer = await Promise.race([this.#answers!.next(), this.#ended!]);
    if (typeof answer !== "string" && !answer.done) return JSON.parse(answer.value).said;
    this.#child = undefined;
    return await this.#ended!;
  }

  #start(): ChildProcess {
    const child = spawn(process.execPath, [program], { stdio: ["pipe", "pipe", "pipe"] });
    let heard = "";
    child.stderr.setEncoding("utf8").on("data", (text: string) => (heard += text));
    this.#answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    this.#ended = new Promise((resolve) =>
      child.once("close", (code, signal) => resolve(`ended with ${signal ?? code}: ${heard}`)),
    );
    return child;
  }

  async end(): Promise<void> {
    this.#child?.stdin?.end();
    await this.#ended;
  }
}

test("damaged data is refused, or does no harm", async () => {
  const sound = await makeData();
  const tries = isSearching ? 2_400 : 150;
  const random = new Random(20261122 + searchSeed);
  const user = new User();
  const counts = { refused: 0, used: 0 };
  const wrong: string[] = [];
  for (let at = 0; at < tries; at++) {
    const [name, damage] = random.pick(Object.entries(damages));
    const folder = path.join(root, "damaged");
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    writeFileSync(path.join(folder, "wf.mdb"), damage(Buffer.from(sound), random)!);
    const said = await user.use(folder);
    if (said === "used") counts.used++;
    else if (/^refused: the data in \S+ cannot be used: wf.mdb is damaged/.test(said))
      counts.refused++;
    else wrong.push(`${at}, ${name}: ${said}`);
  }
  await user.end();
  console.log("damaged files:", counts);
  expect(wrong).toEqual([]);
  expect(counts.refused).toBeGreaterThan(tries / 6);
  // Damage in free pages, or inside a text, is harmless.
  expect(counts.used).toBeGreaterThan(tries / 6);
});
