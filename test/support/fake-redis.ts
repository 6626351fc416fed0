/** A fake Redis that answers each command as a test wants. */
import { once } from "node:events";
import { type AddressInfo, createServer, type Server, type Socket } from "node:net";

/** The bytes of the answer to a command, whose name is in lower case. */
type Answer = (command: string, words: readonly string[]) => string;

/** The usual answers of a Redis to a new connection, and about existing data. */
const usual: Answer = (command) => {
  if (command === "client") return "+OK\r\n";
  if (command === "info") return bulk("redis_version:7.0.0\r\nmaxmemory_policy:noeviction\r\n");
  return `*3\r\n${bulk("1")}${bulk("id")}${bulk("1")}`;
};

/** A text in the protocol of Redis. */
export const bulk = (text: string): string => `$${Buffer.byteLength(text)}\r\n${text}\r\n`;

/** A server that speaks the protocol and stores nothing. */
export class FakeRedis {
  /** Replaces the usual answers. */
  answer: Answer = usual;
  readonly usual = usual;
  /** The number of connections so far. */
  accepted = 0;
  readonly #server: Server;
  readonly #sockets = new Set<Socket>();

  private constructor() {
    this.#server = createServer((socket) => {
      this.accepted++;
      this.#sockets.add(socket);
      socket.on("error", () => {}).once("close", () => this.#sockets.delete(socket));
      let rest = "";
      socket.setEncoding("latin1").on("data", (text: string) => {
        rest += text;
        for (let found = readCommand(rest); found; found = readCommand(rest)) {
          rest = found.rest;
          const [command = "", ...words] = found.words;
          socket.write(this.answer(command.toLowerCase(), words), "latin1");
        }
      });
    });
  }

  static async open(): Promise<FakeRedis> {
    const fake = new FakeRedis();
    await once(fake.#server.listen(0, "127.0.0.1"), "listening");
    return fake;
  }

  get url(): string {
    return `redis://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Sends bytes on all connections. */
  say(bytes: string): void {
    for (const socket of this.#sockets) socket.write(bytes, "latin1");
  }

  async close(): Promise<void> {
    for (const socket of this.#sockets) socket.destroy();
    await new Promise((done) => this.#server.close(done));
  }
}

/** The first command in a text, and the rest of the text; undefined if it is incomplete. */
function readCommand(text: string): { words: string[]; rest: string } | undefined {
  const head = /^\*(\d+)\r\n/.exec(text);
  if (!head) return undefined;
  let at = head[0].length;
  const words: string[] = [];
  for (let count = Number(head[1]); count > 0; count--) {
    const size = /^\$(\d+)\r\n/.exec(text.slice(at, at + 20));
    if (!size) return undefined;
    const from = at + size[0].length;
    at = from + Number(size[1]) + 2;
    if (text.length < at) return undefined;
    words.push(text.slice(from, at - 2));
  }
  return { words, rest: text.slice(at) };
}
