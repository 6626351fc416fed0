/** Stands in for the API of VS Code where the extension is loaded without it: everything is there, and does nothing. */
const registered = [];

/** A value that can be used as a class, a function, a value or an event. */
function anything() {
  const cache = new Map();
  const special = new Map([
    [Symbol.toPrimitive, () => 0],
    [Symbol.iterator, () => [][Symbol.iterator]()],
    // It must not look like a promise.
    ["then", undefined],
  ]);
  return new Proxy(class {}, {
    get(target, name) {
      if (special.has(name)) return special.get(name);
      if (name === "prototype") return target.prototype;
      if (!cache.has(name)) cache.set(name, anything());
      return cache.get(name);
    },
    set: () => true,
    apply: () => anything(),
    construct: () => anything(),
  });
}

const commands = {
  registerCommand(id) {
    registered.push(id);
    return { dispose() {} };
  },
};
const rest = anything();
const known = { commands, version: "1.101.0" };
const api = new Proxy({}, { get: (_, name) => known[name] ?? rest[name] });

const Module = require("node:module");
const load = Module._load;
Module._load = (id, ...more) => (id === "vscode" ? api : load(id, ...more));

const [, , main] = process.argv;
const { activate, deactivate } = require(main);
const context = { subscriptions: [], asAbsolutePath: (path) => path, extensionUri: {} };
// The server has no client, so its start never finishes; everything else happens at once.
const activated = activate(context);
Promise.race([activated, new Promise(setImmediate)]).then(
  () => {
    const hasEnd = typeof deactivate === "function";
    process.stdout.write(JSON.stringify({ registered, hasEnd }), () => process.exit(0));
  },
  (error) => {
    console.error(error);
    process.exit(1);
  },
);
