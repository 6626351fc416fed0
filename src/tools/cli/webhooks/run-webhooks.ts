/** Runs the commands of `wf webhooks` that create, show and change an endpoint. */
import { jsonText } from "../../../base/text/json-text.js";
import { printed } from "../../../base/text/printed.js";
import { refuseEndpointAddress } from "../../../service/accounts/endpoint-address.js";
import {
  disableEndpoint,
  enableEndpoint,
  removeEndpoint,
  rotateEndpointSecret,
  setEndpoint,
} from "../../../service/accounts/endpoints.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { formatTable } from "../terminal/format-table.js";
import { chooseAccount, chooseEndpoint } from "./choose-account.js";
import { describeEndpoint, endpointFacts } from "./describe-endpoint.js";
import { listenLine, nextLine } from "./next-commands.js";
import type {
  webhooksDisableCommand,
  webhooksEnableCommand,
  webhooksRemoveCommand,
  webhooksRotateCommand,
  webhooksSetCommand,
  webhooksShowCommand,
} from "./webhook-commands.js";

/** Creates or changes an endpoint; only a new secret goes to standard output. */
export function runWebhooksSet(
  { operands, options }: Call<typeof webhooksSetCommand.options>,
  io: Io,
): Promise<number> {
  const url = operands[0]!;
  const { allowPrivateWebhooks: allowPrivate } = options;
  checkAddress(url, allowPrivate);
  return withStore(options, io, async (store) => {
    const account = await chooseAccount(store, options.account);
    const asked = options.events.length > 0 ? options.events : account.endpoint?.events;
    const request = { url, allowPrivate, ...(asked && { events: asked }) };
    const { endpoint, secret } = await setEndpoint(store, account.name, request, Date.now());
    const isPrivate = refuseEndpointAddress(url, false) !== undefined;
    const toTry = `to try it${isPrivate ? " while wf serve --allow-private-webhooks is running" : ""}:`;
    const told = printed`events sent to ${url}: ${endpoint.events.join(", ")}`;
    if (secret === undefined) {
      await io.stderr.write(
        `${told}\nthe secret has not changed\n${toTry} ${nextLine("test", options)}\n`,
      );
      return 0;
    }
    await io.stderr.write(`${told}\ncreated a secret; it will not be shown again:\n`);
    await io.stdout.write(`${secret}\n`);
    // A script that captures the secret must not leak it to its log.
    const listen = listenLine(url, io.stdout.isTerminal ? secret : "SECRET");
    const lines = [...(listen === undefined ? [] : [listen]), nextLine("test", options)];
    await io.stderr.write(`\n${toTry}\n${lines.map((line) => `  ${line}\n`).join("")}`);
    return 0;
  });
}

/** Rejects an invalid URL, and says how to allow it for development. */
function checkAddress(url: string, allowPrivate: boolean): void {
  const problem = refuseEndpointAddress(url, allowPrivate);
  if (problem === undefined) return;
  const isPrivate = !allowPrivate && refuseEndpointAddress(url, true) === undefined;
  const hint = isPrivate
    ? "; to allow it for development, pass --allow-private-webhooks here and to `wf serve`"
    : "";
  throw new UsageError(`cannot send events to ${JSON.stringify(url)}: ${problem}${hint}`);
}

/** Shows an endpoint, without its secret. */
export function runWebhooksShow(
  { options }: Call<typeof webhooksShowCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, endpoint } = await chooseEndpoint(store, options);
    const newest = await store.listEvents(account, 50);
    const shown = describeEndpoint(account, endpoint, newest, Date.now());
    await io.stdout.write(options.json ? jsonText(shown) : formatTable(endpointFacts(shown)));
    return 0;
  });
}

/** Stops sending. */
export function runWebhooksDisable(
  { options }: Call<typeof webhooksDisableCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, endpoint } = await chooseEndpoint(store, options);
    await disableEndpoint(store, account, Date.now());
    await io.stdout.write(
      printed`no more events will be sent to ${endpoint.url}; to resume: ${nextLine("enable", options)}\n`,
    );
    return 0;
  });
}

/** Resumes sending. */
export function runWebhooksEnable(
  { options }: Call<typeof webhooksEnableCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, endpoint } = await chooseEndpoint(store, options);
    await enableEndpoint(store, account);
    await io.stdout.write(
      printed`events are sent to ${endpoint.url} again; to resend a skipped one: ${nextLine("redeliver ID", options)}\n`,
    );
    return 0;
  });
}

/** Rotates the secret; asks for confirmation when the old one would stop signing immediately. */
export function runWebhooksRotate(
  { options }: Call<typeof webhooksRotateCommand.options>,
  io: Io,
): Promise<number> {
  const { grace, yes } = options;
  return withStore(options, io, async (store) => {
    const { account } = await chooseEndpoint(store, options);
    const question = printed`Rotate the webhook secret of ${account}? The old secret stops signing immediately.`;
    if (grace === 0 && !(await confirm(io, question, yes))) return 1;
    const now = Date.now();
    const secret = await rotateEndpointSecret(store, account, grace, now);
    const end =
      grace === 0 ? "no longer signs" : `signs until ${new Date(now + grace).toISOString()}`;
    await io.stderr.write(`the old secret ${end}; the new secret will not be shown again:\n`);
    await io.stdout.write(`${secret}\n`);
    return 0;
  });
}

/** Removes an endpoint, after confirmation. */
export function runWebhooksRemove(
  { options }: Call<typeof webhooksRemoveCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, endpoint } = await chooseEndpoint(store, options);
    const question = printed`Remove the endpoint of ${account}, ${endpoint.url}, and its secret?`;
    if (!(await confirm(io, question, options.yes))) return 1;
    await removeEndpoint(store, account);
    await io.stdout.write(printed`removed the endpoint of ${account}\n`);
    return 0;
  });
}
