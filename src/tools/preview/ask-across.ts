/** Lets a thread that draws ask the preview's own thread about files, and waits for each answer. */
import { MessageChannel, type MessagePort, receiveMessageOnPort } from "node:worker_threads";
import type { Surroundings } from "./draw-task.js";
import type { TaskThread, Unperformed } from "./task-thread.js";

/** The end of the line that is sent to a thread. */
export interface QuestionLine {
  port: MessagePort;
  /** Becomes 1 when an answer is there. */
  answered: Int32Array<SharedArrayBuffer>;
}

/** A task with the line for its questions. */
export interface OnLine<Task> {
  task: Task;
  line: QuestionLine;
}

interface Question {
  kind: keyof Surroundings;
  about: readonly unknown[];
}

interface Answer {
  value?: unknown;
  /** Why there is none. */
  error?: string;
}

/** Asks over a line; each call blocks the thread until its answer is there. */
export function askAcross({ port, answered }: QuestionLine): Surroundings {
  const ask = (question: Question): unknown => {
    port.postMessage(question);
    Atomics.wait(answered, 0, 0);
    Atomics.store(answered, 0, 0);
    const { value, error } = (receiveMessageOnPort(port) as { message: Answer }).message;
    if (error !== undefined) throw new Error(error);
    return value;
  };
  const asking =
    (kind: keyof Surroundings) =>
    (...about: unknown[]) =>
      ask({ kind, about });
  const kinds = ["load", "of", "reasonFor", "page"] as const satisfies (keyof Surroundings)[];
  return Object.fromEntries(kinds.map((kind) => [kind, asking(kind)])) as unknown as Surroundings;
}

/** Performs a task in a thread that can ask. */
export async function runAcross<Task, Outcome>(
  thread: TaskThread<OnLine<Task>, Outcome>,
  task: Task,
  surroundings: Surroundings,
): Promise<Outcome | Unperformed> {
  const { close, ...line } = answerAcross(surroundings);
  return await thread.run({ task, line }, [line.port]).finally(close);
}

/** Opens a line whose questions are answered from here until it is closed. */
function answerAcross(surroundings: Surroundings): QuestionLine & { close(): void } {
  const { port1, port2 } = new MessageChannel();
  const answered = new Int32Array(new SharedArrayBuffer(4));
  port1.on("message", ({ kind, about }: Question) => {
    port1.postMessage(
      answerTo(() => (surroundings[kind] as (...about: unknown[]) => unknown)(...about)),
    );
    Atomics.store(answered, 0, 1);
    Atomics.notify(answered, 0);
  });
  return { port: port2, answered, close: () => port1.close() };
}

/** An error is an answer, too: the thread must not wait forever. */
function answerTo(find: () => unknown): Answer {
  try {
    return { value: find() };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}
