/** Does the work of those `wf webhooks` that make, show and change a receiver. */
import { refuseReceiverAddress } from "../../accounts/receiver-address.js";
import {
  disableReceiver,
  enableReceiver,
  removeReceiver,
  rotateReceiverSecret,
  setReceiver,
} from "../../accounts/receivers.js";
import { printable } from "../../text/display-width.js";
import type { Call } from "../arguments/command.js";
import { UsageError } from "../arguments/usage-error.js";
import type {
  webhooksDisableCommand,
  webhooksEnableCommand,
  webhooksRemoveCommand,
  webhooksRotateCommand,
  webhooksSetCommand,
  webhooksShowCommand,
} from "../commands/webhooks.js";
import type { Io } from "../io.js";
import { withStore } from "../serve/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { formatTable } from "../terminal/format-table.js";
import { chooseAccount, chooseReceiver } from "../webhooks/choose-account.js";
import { describeReceiver, receiverFacts } from "../webhooks/describe-receiver.js";
import { listenLine, nextLine } from "../webhooks/next-commands.js";

/** Makes or changes a receiver; a new secret alone on standard output, the rest on standard error. */
export function runWebhooksSet(
  { operands, options }: Call<typeof webhooksSetCommand.options>,
  io: Io,
): Promise<number> {
  const url = operands[0]!;
  const { allowPrivateWebhooks: allowPrivate } = options;
  checkAddress(url, allowPrivate);
  return withStore(options, io, async (store) => {
    const account = await chooseAccount(store, options.account);
    const asked = options.events.length > 0 ? options.events : account.receiver?.events;
    const request = { url, allowPrivate, ...(asked && { events: asked }) };
    const { receiver, secret } = await setReceiver(store, account.name, request, Date.now());
    const isPrivate = refuseReceiverAddress(url, false) !== undefined;
    const toTry = `to try it${isPrivate ? ", while wf serve --allow-private-webhooks runs" : ""}:`;
    const told = `${printable(url)} is told of ${receiver.events.join(", ")}`;
    if (secret === undefined) {
      await io.stderr.write(
        `${told}; its secret stayed the same\n${toTry} ${nextLine("test", options)}\n`,
      );
      return 0;
    }
    await io.stderr.write(`${told}; the secret is shown only now:\n`);
    await io.stdout.write(`${secret}\n`);
    // A script that keeps the secret for itself has no use for it in its log.
    const listen = listenLine(url, io.stdout.isTerminal ? secret : "SECRET");
    const lines = [...(listen === undefined ? [] : [listen]), nextLine("test", options)];
    await io.stderr.write(`\n${toTry}\n${lines.map((line) => `  ${line}\n`).join("")}`);
    return 0;
  });
}

/** Says what is wrong with an address, and how it can be had for development. */
function checkAddress(url: string, allowPrivate: boolean): void {
  const problem = refuseReceiverAddress(url, allowPrivate);
  if (problem === undefined) return;
  const isPrivate = !allowPrivate && refuseReceiverAddress(url, true) === undefined;
  const hint = isPrivate
    ? "; for development, --allow-private-webhooks allows it, here and for wf serve"
    : "";
  throw new UsageError(`events cannot be sent to ${JSON.stringify(url)}: ${problem}${hint}`);
}

/** Shows a receiver, without its secret. */
export function runWebhooksShow(
  { options }: Call<typeof webhooksShowCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, receiver } = await chooseReceiver(store, options);
    const newest = await store.listEvents(account, 50);
    const shown = describeReceiver(account, receiver, newest, Date.now());
    await io.stdout.write(
      options.json ? `${JSON.stringify(shown, undefined, 2)}\n` : formatTable(receiverFacts(shown)),
    );
    return 0;
  });
}

/** Stops sending. */
export function runWebhooksDisable(
  { options }: Call<typeof webhooksDisableCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, receiver } = await chooseReceiver(store, options);
    await disableReceiver(store, account, Date.now());
    await io.stdout.write(
      `nothing is sent to ${printable(receiver.url)} any more; ${nextLine("enable", options)} goes on\n`,
    );
    return 0;
  });
}

/** Sends again. */
export function runWebhooksEnable(
  { options }: Call<typeof webhooksEnableCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, receiver } = await chooseReceiver(store, options);
    await enableReceiver(store, account);
    await io.stdout.write(
      `events are sent to ${printable(receiver.url)}; those that were skipped are not, unless wf webhooks redeliver ID asks for them\n`,
    );
    return 0;
  });
}

/** Gives a receiver a new secret, after it has asked when the old one ends at once. */
export function runWebhooksRotate(
  { options }: Call<typeof webhooksRotateCommand.options>,
  io: Io,
): Promise<number> {
  const { grace, yes } = options;
  return withStore(options, io, async (store) => {
    const { account } = await chooseReceiver(store, options);
    const question = `Rotate the secret of ${account}? The old one signs nothing more at once.`;
    if (grace === 0 && !(await confirm(io, question, yes))) return 1;
    const now = Date.now();
    const secret = await rotateReceiverSecret(store, account, grace, now);
    const end =
      grace === 0 ? "signs no more" : `signs until ${new Date(now + grace).toISOString()}`;
    await io.stderr.write(`the old secret ${end}; the new one is shown only now:\n`);
    await io.stdout.write(`${secret}\n`);
    return 0;
  });
}

/** Takes a receiver away, after it has asked. */
export function runWebhooksRemove(
  { options }: Call<typeof webhooksRemoveCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account, receiver } = await chooseReceiver(store, options);
    const shown = printable(receiver.url);
    const question = `Remove the receiver of ${account}, ${shown}? Its secret is gone with it.`;
    if (!(await confirm(io, question, options.yes))) return 1;
    await removeReceiver(store, account);
    await io.stdout.write(`removed the receiver of ${account}\n`);
    return 0;
  });
}
