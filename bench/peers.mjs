/** Loads similar programs of others as functions that take a number of cards. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { cardSource } from "./sources.mjs";

/** How to call each peer, given the exports of its module. */
const peers = {
  wireweave: ({ parse, render, renderToSvg }) => ({
    parse,
    html: (source) => render(parse(source)),
    svg: (source) => renderToSvg(parse(source)),
  }),
  "wire-dsl": ({ parseWireDSL, generateIR, calculateLayout, renderToSVG }) => ({
    svg(source) {
      const ir = generateIR(parseWireDSL(source));
      return renderToSVG(ir, calculateLayout(ir));
    },
  }),
  // It computes its result before it returns the promise.
  wireloom: ({ render }) => ({ svg: (source) => render("bench", source) }),
};

/** The names of the peers that are given as files. */
export const givenPeers = ["wireweave", "wire-dsl"];

/**
 * The available peers: those with given bundles, and Wireloom if the registry has it.
 *
 * @param {Record<string, string>} files bundles by the name of the peer
 */
export async function loadPeers(files) {
  const loaded = {};
  for (const [name, file] of Object.entries(files)) {
    loaded[name] = await loadPeer(name, resolve(file));
  }
  const folder = mkdtempSync(join(tmpdir(), "wf-bench-wireloom-"));
  try {
    const words = ["install", "--prefix", folder, "--no-audit", "--no-fund", "wireloom"];
    execFileSync("npm", words, { cwd: folder, stdio: "ignore" });
    const path = join(folder, "node_modules", "wireloom", "dist", "index.js");
    loaded.wireloom = await loadPeer("wireloom", path);
  } catch {
    console.error("wireloom could not be installed: its row is left out");
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
  return loaded;
}

async function loadPeer(name, file) {
  const address = pathToFileURL(file).href;
  return {
    address,
    cards: (count) => cardSource(count, name),
    ...peers[name](await import(address)),
  };
}
