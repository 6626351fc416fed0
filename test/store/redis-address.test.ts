/** Tests addresses of Redis servers, and the messages about invalid ones. */
import { describe, expect, test } from "vitest";
import { openStore } from "../../src/service/store/open-store.js";
import { readRedisAddress } from "../../src/service/store/redis/redis-address.js";
import { freePort } from "../support/redis-server.js";

describe("an address", () => {
  test.each([
    ["redis://h", { kind: "single", nodes: [{ host: "h", port: 6379 }], db: 0, prefix: "wf" }],
    ["redis://h:1/3?prefix=a.b-c", { nodes: [{ host: "h", port: 1 }], db: 3, prefix: "a.b-c" }],
    ["redis://[::1]:7", { nodes: [{ host: "::1", port: 7 }] }],
    ["redis://:p%40ss@h", { username: undefined, password: "p@ss", shown: "redis://h" }],
    [
      "redis://:p@s@h:1",
      { password: "p@s", shown: "redis://h:1", nodes: [{ host: "h", port: 1 }] },
    ],
    ["redis://ann:p@h/1", { username: "ann", password: "p", shown: "redis://h/1" }],
    ["rediss://h", { tls: { ca: undefined } }],
    [
      "redis+sentinel://a,b:2/mymaster/4",
      {
        kind: "sentinel",
        primary: "mymaster",
        db: 4,
        nodes: [
          { host: "a", port: 26379 },
          { host: "b", port: 2 },
        ],
      },
    ],
    ["rediss+cluster://a:1,b", { kind: "cluster", tls: { ca: undefined } }],
  ])("%s", (text, fields) => {
    expect(readRedisAddress(text)).toMatchObject(fields);
  });

  test.each([
    ["redis:", "it needs a host"],
    ["redis://", "it needs a host"],
    ["redis://a,b", "several hosts need redis+sentinel: or redis+cluster:"],
    ["redis://h:99999", "99999 is not a port"],
    ["redis://h/x", "its path has to be the number of a database"],
    ["redis://h/1/2", "its path has to be the number of a database"],
    ["redis+sentinel://h", "it needs the name of the primary"],
    ["redis+cluster://h/1", "a cluster has only the database 0"],
    ["redis://h?tls=1", 'unknown option "tls"'],
    ["redis://h?prefix=a*", "its prefix has to be"],
    ["redis://h?ca=/x", "ca needs TLS: rediss: instead of redis:"],
    ["redis://a%zz@h", "a % in it is not followed by two hex digits"],
    ["rediss://h?ca=/nowhere/ca.pem", "cannot read the certificates of the store in /nowhere/"],
  ])("%s is not an address", (text, said) => {
    expect(() => readRedisAddress(text)).toThrow(said);
  });

  test.each(["/", "?", "#", "/1?", "?prefix=a&"])(
    "with a password that has %s is never repeated",
    (mark) => {
      for (const before of ["", "12"]) {
        const read = () => readRedisAddress(`redis://ann:${before}ge${mark}heim@h:6379`);
        expect(read).toThrow(/the store cannot be used: (?!.*(?:ge|heim))/);
      }
    },
  );

  test("takes secrets from variables", () => {
    const env = { WF_STORE_PASSWORD: "secret" };
    expect(readRedisAddress("redis://h", env).password).toBe("secret");
    expect(readRedisAddress("redis://:own@h", env).password).toBe("own");
  });

  test("without a server is refused without repeating a password", async () => {
    const port = await freePort();
    const address = `redis://:geheim@127.0.0.1:${port}`;
    const failed = await openStore({ address, folder: "" }).catch((error: Error) => error);
    expect(failed).toMatchObject({
      name: "StoreError",
      message: `cannot use Redis at redis://127.0.0.1:${port}`,
    });
    expect(JSON.stringify(failed)).not.toContain("geheim");
  });
});
