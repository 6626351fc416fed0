/** Creates virtual hosts on this machine: network namespaces, each with a connection only to the machine. */
import { execFileSync } from "node:child_process";

/** A host: programs on it reach this machine at one address, and are reached at another. */
export interface NetworkHost {
  /** The start of commands that run on it. */
  readonly via: readonly string[];
  /** The host's own address. */
  readonly address: string;
  /** The address at which it reaches this machine. */
  readonly gateway: string;
}

/** A network that test machines do not use; each process has its own part of it. */
const net = `10.${200 + (process.pid % 50)}`;

const ip = (line: string): void => {
  execFileSync("ip", line.split(" "), { stdio: "ignore" });
};

/** Some hosts; whoever creates them removes them. */
export class NetworkHosts {
  readonly hosts: readonly NetworkHost[];
  readonly #names: readonly string[];

  private constructor(names: readonly string[], hosts: readonly NetworkHost[]) {
    this.#names = names;
    this.hosts = hosts;
  }

  /** Creates hosts; undefined if that is not allowed or not possible. */
  static make(count: number): NetworkHosts | undefined {
    const names = Array.from({ length: count }, (_, at) => `wf${process.pid}-${at}`);
    const hosts = names.map((name, at): NetworkHost => {
      const [gateway, address] = [`${net}.${at}.1`, `${net}.${at}.2`];
      return { via: ["ip", "netns", "exec", name], address, gateway };
    });
    const made = new NetworkHosts(names, hosts);
    try {
      for (const [at, name] of names.entries()) connect(name, hosts[at]!);
      return made;
    } catch {
      made.remove();
      return undefined;
    }
  }

  /** Removes the hosts; removing one end of a connection removes both. */
  remove(): void {
    for (const name of this.#names) {
      try {
        ip(`netns del ${name}`);
      } catch {
        // It was not created.
      }
    }
  }
}

function connect(name: string, { address, gateway }: NetworkHost): void {
  ip(`netns add ${name}`);
  ip(`link add ${name} type veth peer name eth0 netns ${name}`);
  ip(`address add ${gateway}/30 dev ${name}`);
  ip(`link set ${name} up`);
  for (const line of [
    "link set lo up",
    `address add ${address}/30 dev eth0`,
    "link set eth0 up",
    `route add default via ${gateway}`,
  ]) {
    ip(`-n ${name} ${line}`);
  }
}
