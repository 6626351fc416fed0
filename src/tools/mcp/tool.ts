/** Describes a tool of `wf mcp`: its name, its arguments and results, and its work. */
import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Static, TObject, TProperties } from "typebox";
import { plainLines } from "../../base/text/display-width.js";
import type { McpOutcome, McpTask, TaskSource } from "./task.js";

/** What tools may use. */
export interface ToolContext {
  /** The folder of the installed package, for the pages in it. */
  readonly packageFolder: string;
  /** Real paths of the folders that may be read and written. */
  readonly roots: readonly string[];
  /** Aborts when the client has canceled the call or disconnected. */
  readonly canceled: AbortSignal;
  /** The name of the client. */
  readonly agent: string;
  /** The name of the user of this machine. */
  person(): Promise<string>;
  /**
   * Performs a task in a thread, and reports progress to clients that ask for it. A task that takes too long or is
   * canceled is a problem.
   */
  perform(task: McpTask): Promise<McpOutcome>;
  /** The same without progress reports, for a task that is only a part of a call. */
  performQuietly(task: McpTask): Promise<McpOutcome>;
  /** Reports the progress of a call that waits for people, to clients that ask for it. */
  progress(done: number, of: number, message: string): Promise<void>;
  /** Keeps a file for people; returns its URL. */
  keep(name: string, content: string | Uint8Array): Promise<string>;
  /** The preview of a folder or file, started if necessary. */
  preview(
    path: string | undefined,
    page: string | undefined,
    element: string | undefined,
  ): Promise<{ address: string; files: number }>;
  /** Reads the source named by arguments. */
  source(given: SourceArguments): Promise<TaskSource>;
}

/** A source in the arguments of a tool: a text, its tree, or a path. */
export interface SourceArguments {
  source?: string | object | undefined;
  path?: string | undefined;
}

/** The result of a tool. */
export type ToolResult = Pick<CallToolResult, "content" | "structuredContent" | "isError">;

/** A tool. */
export interface McpTool {
  readonly name: string;
  readonly title: string;
  readonly docs: string;
  readonly input: TObject;
  readonly output: TObject;
  /** Whether it changes nothing; and whether its changes replace something. */
  readonly isReadOnly: boolean;
  readonly isDestructive?: boolean;
  /** Whether repeating a call has no further effect; defaults to true. */
  readonly isIdempotent?: boolean;
  /**
   * Its role for clients that show pages in the chat: `shown` shows its result on the page; `only` is called by the
   * page alone, so that no model and no other client calls it.
   */
  readonly app?: "shown" | "only";
  run(given: Record<string, unknown>, context: ToolContext): Promise<ToolResult>;
}

/**
 * Declares a tool with the types of its arguments. Control characters are removed from its output, so that it cannot
 * control a client's terminal.
 */
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

/** A problem that the caller can fix: what is wrong, and what to do next. */
export class ToolProblem extends Error {
  override readonly name = "ToolProblem";

  constructor(message: string) {
    super(plainLines(message));
  }
}
