/** `wf webhooks`: what its commands take. */
import { eventTypes } from "../../store/records.js";
import {
  type CommandGroup,
  choice,
  defineCommand,
  duration,
  flag,
  integer,
  list,
  text,
  toggle,
} from "../arguments/command.js";
import { serveSection, storeOptions, webhookOptions } from "../settings/serve-section.js";

/** Commands about who is told of events. */
export const webhooksGroup: CommandGroup = {
  name: "webhooks",
  summary: "say who is told of events, and see what was sent",
};

/** Where the data lies, and whose receiver is meant. */
const receiverOptions = {
  ...storeOptions,
  account: text("whose receiver it is; needed where there are several accounts", {
    valueName: "NAME",
  }),
};

const json = flag("print JSON");
const yes = flag("do not ask", { short: "y" });

/** Makes or changes a receiver. */
export const webhooksSetCommand = defineCommand({
  name: "webhooks set",
  otherNames: "create add new url make".split(" "),
  summary: "make a receiver, or change its address",
  description: `An account has one receiver; the secret of a new one is printed once. A change keeps
the secret, and the events where none are named, and enables a receiver that was disabled.`,
  operands: [{ name: "URL", docs: "https address on port 443 or 8443", required: true }],
  options: {
    ...receiverOptions,
    events: list("the events that it is told of; those that it had, or all", {
      valueName: "EVENT",
      choices: eventTypes,
    }),
    ...webhookOptions,
  },
  settings: serveSection,
  examples: [
    ["webhooks set https://example.com/hooks/wf", "send all events there"],
    [
      "webhooks set https://example.com/wf --events usage.quota_exceeded",
      "send one kind of event only",
    ],
    [
      "webhooks set http://127.0.0.1:4480/ --allow-private-webhooks",
      "send to this machine, for development",
    ],
  ],
});

/** Shows a receiver. */
export const webhooksShowCommand = defineCommand({
  name: "webhooks show",
  otherNames: "get status info".split(" "),
  summary: "show the receiver and how it stands",
  options: { ...receiverOptions, json },
  settings: serveSection,
  examples: [["webhooks show", "show where events go"]],
});

const delivered = `The server sends it: wf serve has to run on the same data. Exit code 0 when it was
delivered, 1 when it was not.`;
const wait = toggle("wait until it was sent, which is the default; otherwise only queue it");

/** Sends a test event. */
export const webhooksTestCommand = defineCommand({
  name: "webhooks test",
  otherNames: "send ping".split(" "),
  summary: "send a test event and tell what came of it",
  description: delivered,
  options: {
    ...receiverOptions,
    event: choice(eventTypes, undefined, "an example of an event, in place of webhook.test"),
    wait,
  },
  settings: serveSection,
  examples: [
    ["webhooks test", "see whether events arrive"],
    ["webhooks test --event usage.quota_warning", "send an example of an event"],
  ],
});

/** Lists deliveries. */
export const webhooksListCommand = defineCommand({
  name: "webhooks list",
  otherNames: "ls deliveries events log".split(" "),
  summary: "list the newest events and their delivery",
  options: {
    ...receiverOptions,
    limit: integer({ min: 1, max: 1_000 }, "how many", { preset: 20 }),
    json,
  },
  settings: serveSection,
  examples: [["webhooks list", "list the last 20 events"]],
});

/** Queues an event anew. */
export const webhooksRedeliverCommand = defineCommand({
  name: "webhooks redeliver",
  otherNames: "resend retry replay".split(" "),
  summary: "send an event anew, with a whole schedule, and tell what came of it",
  description: delivered,
  operands: [{ name: "ID", docs: "the event's id, as wf webhooks list shows it", required: true }],
  options: { ...receiverOptions, wait },
  settings: serveSection,
  examples: [["webhooks redeliver evt_4Fh2mXq8LwZt01Ab", "send an event again"]],
});

/** Stops sending. */
export const webhooksDisableCommand = defineCommand({
  name: "webhooks disable",
  otherNames: "pause stop off".split(" "),
  summary: "send nothing more until it is enabled",
  options: receiverOptions,
  settings: serveSection,
  examples: [["webhooks disable", "stop sending events"]],
});

/** Sends again. */
export const webhooksEnableCommand = defineCommand({
  name: "webhooks enable",
  otherNames: "resume start on".split(" "),
  summary: "send events again",
  options: receiverOptions,
  settings: serveSection,
  examples: [["webhooks enable", "go on after it was disabled"]],
});

/** Gives a receiver a new secret. */
export const webhooksRotateCommand = defineCommand({
  name: "webhooks rotate",
  summary: "give the receiver a new secret, and print it once",
  description: "Until the grace ends, messages are signed with the old secret as well.",
  options: {
    ...receiverOptions,
    grace: duration({ min: 0, max: 2_592_000_000 }, "how long the old secret signs as well", {
      preset: 86_400_000,
    }),
    yes,
  },
  settings: serveSection,
  examples: [["webhooks rotate --grace 2h", "rotate; the old secret signs 2 hours more"]],
});

/** Takes a receiver away. */
export const webhooksRemoveCommand = defineCommand({
  name: "webhooks remove",
  otherNames: "delete rm del unset".split(" "),
  summary: "take the receiver away, with its secret",
  options: { ...receiverOptions, yes },
  settings: serveSection,
  examples: [["webhooks remove --yes", "remove the receiver without being asked"]],
});

/** Receives, verifies and prints. */
export const webhooksListenCommand = defineCommand({
  name: "webhooks listen",
  otherNames: "receive forward serve".split(" "),
  summary: "receive, verify and print events on this machine",
  description: `For those who write receivers. Listens on port 4480, or the next free one. With a
secret, what it has not signed is answered 400. Ends on Ctrl-C.`,
  options: {
    port: integer({ min: 0, max: 65_535 }, "port; 0 takes any free one"),
    host: text("address to listen on", { valueName: "HOST", preset: "127.0.0.1" }),
    secret: text("what messages are verified with: whsec_…", {
      valueName: "SECRET",
      env: "WF_WEBHOOK_SECRET",
    }),
    status: integer({ min: 200, max: 599 }, "what messages are answered, to try out retries", {
      preset: 204,
    }),
  },
  examples: [
    ["webhooks listen --secret whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw", "verify and print"],
    ["webhooks listen --status 503", "refuse everything, to see it sent again"],
  ],
});
