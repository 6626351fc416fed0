/** The server as a library: build it, open its store, shut it down. Node only. */
export { AccountError } from "../../accounts/account-error.js";
export { createAccount } from "../../accounts/accounts.js";
export { createKey, type IssuedKey, type KeyRequest } from "../../accounts/keys.js";
export { defaultTiers, type TierTable } from "../../accounts/tiers.js";
export { openStore, type StoreOptions } from "../../store/open-store.js";
export { type Store, StoreError } from "../../store/store.js";
export type { LogStream, ServerConfig } from "../config.js";
export { buildServer } from "./build-server.js";
export { drainServer } from "./lifecycle.js";
