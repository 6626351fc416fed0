/** Describes a tool of `wf mcp`: what it is called, what it takes and gives, and its work. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Static, TObject, TProperties } from "typebox";
import { plainLines } from "../../base/text/display-width.js";
import type { McpOutcome, McpTask, TaskSource } from "./task.js";

/** What a tool may use. */
export interface ToolContext {
  /** Folder of the installed package, for the pages that it ships. */
  readonly packageFolder: string;
  /** Real paths of the folders that may be read and written. */
  readonly roots: readonly string[];
  /** Ends when the client has canceled the call, or is gone. */
  readonly canceled: AbortSignal;
  /** What the client is called. */
  readonly agent: string;
  /** What the person at this machine is called. */
  person(): Promise<string>;
  /** Performs work in a thread, and tells those who asked to be told how far it is; a task that takes too long or was canceled is a problem. */
  perform(task: McpTask): Promise<McpOutcome>;
  /** The same without telling anybody, for what is only a part of a call. */
  performQuietly(task: McpTask): Promise<McpOutcome>;
  /** Tells how far a call is that waits for people, to those who asked to be told. */
  progress(done: number, of: number, message: string): Promise<void>;
  /** Keeps a file for people, of which only the address is told. */
  keep(name: string, content: string | Uint8Array): Promise<string>;
  /** Starts the preview of a folder or file, or finds the one that runs. */
  preview(
    path: string | undefined,
    page: string | undefined,
    element: string | undefined,
  ): Promise<{ address: string; files: number }>;
  /** Reads the source that arguments name. */
  source(given: SourceArguments): Promise<TaskSource>;
}

/** A source in the arguments of a tool: a text, the tree of one, or a path. */
export interface SourceArguments {
  source?: string | object | undefined;
  path?: string | undefined;
}

/** What a tool gives. */
export type ToolResult = Pick<CallToolResult, "content" | "structuredContent" | "isError">;

/** A tool. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly docs: string;
  readonly input: TObject;
  readonly output: TObject;
  /** Whether it changes nothing; whether what it changes is replaced. */
  readonly isReadOnly: boolean;
  readonly isDestructive?: boolean;
  /** Whether the same call twice does what it does once; true unless it is said. */
  readonly isIdempotent?: boolean;
  /**
   * What clients that show pages in the chat do with it: `shown` shows its result on the page, `only` leaves it to the
   * page, so that no model and no other client calls it.
   */
  readonly app?: "shown" | "only";
  run(given: Record<string, unknown>, context: ToolContext): Promise<ToolResult>;
}

/** Declares a tool with the types of its arguments. Names and excerpts in what it tells control no terminal of a client. */
export function defineTool<P extends TProperties>(
  tool: Omit<McpTool, "input" | "run"> & {
    input: TObject<P>;
    run(given: Static<TObject<P>>, context: ToolContext): Promise<ToolResult>;
  },
): McpTool {
  const { run, ...rest } = tool as unknown as McpTool;
  return { ...rest, run: async (given, context) => withPlainTexts(await run(given, context)) };
}

function withPlainTexts(result: ToolResult): ToolResult {
  const content = result.content.map((each) =>
    each.type === "text" ? { ...each, text: plainLines(each.text) } : each,
  );
  return { ...result, content };
}

/** Something that a caller can do something about: what is wrong, and what to do next. */
export class ToolProblem extends Error {
  override readonly name = "ToolProblem";

  constructor(message: string) {
    super(plainLines(message));
  }
}
