/** Tests that the files for hosting match the server: options, variables, probes and metrics exist. */
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { expect, test } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { mostHeaderBytes } from "../../src/service/server/app/build-server.js";
import { completeConfig } from "../../src/service/server/config.js";
import { metricTable } from "../../src/service/server/metrics/metric-table.js";
import { threadHeap } from "../../src/service/server/work/thread-pool.js";
import {
  keptUnits,
  leastThreads,
  mostThreads,
  unsentBytes,
  usualBytes,
} from "../../src/service/server/work/work-queue.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { mostAtOnce, mostWaiting } from "../../src/service/web/bound-pipelines.js";
import { readArguments } from "../../src/tools/cli/arguments/read-arguments.js";
import { serveCommand } from "../../src/tools/cli/serve/serve-command.js";
import { hasCommand } from "../support/has-command.js";
import { readPageFences } from "./page-fences.js";

const folder = join(import.meta.dirname, "../../deploy");
const read = (name: string): string => readFileSync(join(folder, name), "utf8");
const names = readdirSync(folder).sort();
const page = readFileSync(join(folder, "../docs/hosting.md"), "utf8");

/** Variables that set options, and the one that keeps a password out of an address. */
const known = new Set([
  ...Object.values(serveCommand.options).flatMap(({ env }) => (env === undefined ? [] : [env])),
  "WF_STORE_PASSWORD",
  "WF_STORE_CA",
]);

// biome-ignore lint/suspicious/noExplicitAny: what a file of YAML has is what the test is about.
type Yaml = any;
const yaml = (name: string): Yaml => parse(read(name), { merge: true, strict: true });

test.each(names)("%s sets only variables that exist", (name) => {
  for (const [variable] of read(name).matchAll(/\bWF_[A-Z_]+/g)) expect(known).toContain(variable);
});

test("the page names only variables that exist", () => {
  // The key of a client that calls the API.
  const all = new Set([...known, "WF_KEY"]);
  for (const [variable] of page.matchAll(/\bWF_[A-Z_]+/g)) expect(all).toContain(variable);
});

test("the unit and the image call wf serve with options that exist", () => {
  const [, line = ""] = /^ExecStart=\S+\/wf serve (.*)$/m.exec(read("wf.service"))!;
  expect(readArguments(serveCommand, line.split(" "))).toBeDefined();
  expect(read("Dockerfile")).toContain('CMD ["wf", "serve"]');
});

test("the image has stages, no root, and a health check", () => {
  const lines = read("Dockerfile").replaceAll("\\\n", "").split("\n");
  const words = lines.map((line) => line.split(" ")[0]);
  expect(words.filter((word) => word === "FROM")).toHaveLength(2);
  const user = lines.findLastIndex((line) => line.startsWith("USER "));
  expect(lines[user]).toBe("USER node");
  expect(user).toBeGreaterThan(lines.findLastIndex((line) => line.startsWith("RUN ")));
  expect(read("Dockerfile")).toMatch(/^HEALTHCHECK .*\/health/m);
});

const drain = Number(serveCommand.options.drainDelay.default) / 1_000 + 10;

test("the time to stop is longer than a drain takes", () => {
  const services = ["compose.yaml", "compose.redis.yaml"].flatMap((name) =>
    Object.entries<Yaml>(yaml(name).services).filter(([service]) => service.startsWith("wf")),
  );
  expect(services).toHaveLength(3);
  const { spec } = parseAllDocuments(read("kubernetes.yaml"))[0]!.toJS().spec.template;
  for (const seconds of [
    /^TimeoutStopSec=(\d+)$/m.exec(read("wf.service"))![1],
    spec.terminationGracePeriodSeconds,
    ...services.map(([, { stop_grace_period }]) => /^(\d+)s$/.exec(stop_grace_period)![1]),
  ]) {
    expect(Number(seconds)).toBeGreaterThan(drain);
  }
});

test("both compose files run read-only and unprivileged", () => {
  for (const name of ["compose.yaml", "compose.redis.yaml"]) {
    const { services, volumes, secrets } = yaml(name);
    for (const [service, each] of Object.entries<Yaml>(services)) {
      for (const needed of Object.keys(each.depends_on ?? {})) {
        if (!Array.isArray(each.depends_on)) expect(services).toHaveProperty(needed);
      }
      for (const volume of each.volumes ?? []) {
        const [source] = volume.split(":");
        if (source.startsWith("./")) expect(names).toContain(source.slice(2));
        else expect(volumes).toHaveProperty(source);
      }
      if (!service.startsWith("wf")) continue;
      expect(each).toMatchObject({ read_only: true, cap_drop: ["ALL"] });
      expect(names).toContain(each.build.dockerfile);
      for (const secret of each.secrets) expect(secrets).toHaveProperty([secret]);
    }
  }
});

test("Redis keeps data as the server requires", () => {
  const { command } = yaml("compose.redis.yaml").services.redis;
  expect(command).toEqual([
    ..."redis-server --appendonly yes --maxmemory-policy noeviction".split(" "),
  ]);
});

test("the manifest has probes, a disruption budget, limits, and consistent objects", () => {
  const documents = parseAllDocuments(read("kubernetes.yaml"));
  for (const { errors } of documents) expect(errors).toEqual([]);
  const [deployment, service, budget] = documents.map((each) => each.toJS());
  const { template, selector } = deployment.spec;
  const [container] = template.spec.containers;
  expect(container.livenessProbe.httpGet.path).toBe("/health");
  expect(container.readinessProbe.httpGet.path).toBe("/health?ready=1");
  // It must notice while the server still answers.
  const { periodSeconds, failureThreshold } = container.readinessProbe;
  expect(periodSeconds * failureThreshold).toBeLessThan(drain - 10);
  expect(container.resources).toMatchObject({
    requests: { cpu: "1", memory: "512Mi" },
    limits: { memory: "2Gi" },
  });
  expect(container.securityContext).toEqual({
    allowPrivilegeEscalation: false,
    readOnlyRootFilesystem: true,
    capabilities: { drop: ["ALL"] },
  });
  expect(template.spec.securityContext.runAsNonRoot).toBe(true);
  for (const { selector: each } of [service.spec, { selector: budget.spec.selector.matchLabels }]) {
    expect(template.metadata.labels).toMatchObject(each);
  }
  expect(selector.matchLabels).toEqual(template.metadata.labels);
  const mounted = container.volumeMounts.map(({ name }: Yaml) => name).sort();
  expect(template.spec.volumes.map(({ name }: Yaml) => name).sort()).toEqual(mounted);
  expect(budget).toMatchObject({ kind: "PodDisruptionBudget", spec: { minAvailable: 1 } });
});

test("the recommended heap is the sum of the limits", () => {
  const [, recommended] = /--max-old-space-size=(\d+)/.exec(page)!;
  const table = page.split("| What the heap holds | MiB |\n|---|---|\n")[1]!.split("\n\n")[0]!;
  const rows = table.split("\n").map((row) => row.split("|")[2]!.trim());
  const mebi = (bytes: number): number => bytes / (1 << 20);
  const { maxConnections, maxBody } = completeConfig({ store: new MemoryStore() });
  const heads = mostAtOnce * maxConnections + mostWaiting;
  const perHead = mostHeaderBytes / 1_024 + 12;
  expect(rows.slice(0, -1)).toEqual([
    `100 + 2 × ${mebi(keptUnits)}`,
    `2 × ${mebi(usualBytes)}`,
    `2 × ${mebi(maxBody)}`,
    `${heads.toLocaleString("en")} × ${perHead} / 1,024 = ${Math.round((heads * perHead) / 1_024)}`,
  ]);
  const sum =
    100 + 2 * mebi(keptUnits + usualBytes + maxBody) + Math.round((heads * perHead) / 1_024);
  expect(Number(rows.at(-1))).toBe(sum);
  expect(sum).toBeLessThan(Number(recommended));
});

test("the threads and their heaps are the documented ones", () => {
  expect(page).toContain(
    `| ${threadHeap} MiB each; one per processor, at least ${leastThreads} and at most ${mostThreads} |`,
  );
  const [, recommended] = /--max-old-space-size=(\d+)/.exec(page)!;
  const mebi = unsentBytes / (1 << 20);
  expect(page).toContain(`${recommended} + 2 × ${threadHeap} + 2 × ${mebi} + 150 MiB`);
});

/** Metrics of every process, from the library. */
const usual = new Set(["up", "nodejs_eventloop_lag_p99_seconds"]);

test("alerts use existing metrics and labels", () => {
  const rules: Yaml[] = yaml("alerts.yaml").groups.flatMap((group: Yaml) => group.rules);
  expect(rules.length).toBeGreaterThan(5);
  expect(new Set(rules.map(({ alert }) => alert)).size).toBe(rules.length);
  for (const { alert, expr, labels, annotations } of rules) {
    expect(labels.severity).toMatch(/^(page|ticket)$/);
    expect(annotations.summary, alert).toMatch(/\w/);
    const asked = [...expr.matchAll(/\b(wf_\w+|nodejs_\w+|up)(?:\{([^}]*)\})?/g)];
    expect(asked.length, alert).toBeGreaterThan(0);
    for (const [, name = "", matchers = ""] of asked) {
      const bare = name.replace(/_bucket$/, "");
      if (usual.has(bare)) continue;
      expect(metricTable, alert).toHaveProperty(bare);
      const { labels: own, type } = metricTable[bare as keyof typeof metricTable];
      expect(name.endsWith("_bucket"), alert).toBe(type === "histogram");
      for (const [, label] of matchers.matchAll(/(\w+)[=!]~?"/g)) {
        expect([...own, "job"], alert).toContain(label);
      }
    }
  }
});

test("the page lists all metrics with their labels", () => {
  for (const [name, { help, labels }] of Object.entries(metricTable)) {
    const cell = labels.map((label) => `\`${label}\``).join(", ");
    expect(page).toContain(`| \`${name}\` | ${cell} | ${help} |`);
  }
});

test("every file is linked, and every link works", () => {
  const linked = [...page.matchAll(/\]\(\.\.\/deploy\/([^)#]+)\)/g)].map(([, name]) => name!);
  expect([...new Set(linked)].sort()).toEqual(names);
  for (const name of linked) expect(existsSync(join(folder, name))).toBe(true);
});

test("YAML in the page is valid", () => {
  const files = readPageFences(page).filter(({ tag }) => tag === "yaml");
  expect(files).toHaveLength(1);
  expect(parse(files[0]!.content, { strict: true }).rule_files).toEqual(["alerts.yaml"]);
});

test.skipIf(!hasCommand("systemd-analyze"))(
  "systemd accepts the unit, and considers it safe",
  async () => {
    const scratch = mkdtempSync(join(tmpdir(), "wf-unit-"));
    try {
      const unit = join(scratch, "wf.service");
      // The program that it starts need not be installed here.
      writeFileSync(unit, read("wf.service").replace("/usr/local/bin/wf", process.execPath));
      const verified = await execa("systemd-analyze", ["verify", unit], {
        all: true,
        reject: false,
      });
      expect(verified.all).not.toContain("wf.service");
      // The threshold in tenths: an exposure above 2.0 of 10 fails.
      const words = ["security", "--offline=true", "--threshold=20", unit];
      expect((await execa("systemd-analyze", words, { reject: false })).exitCode).toBe(0);
    } finally {
      rmSync(scratch, { recursive: true, force: true });
    }
  },
);
