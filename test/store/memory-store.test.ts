/** Tests that the store in memory fulfills the contract. */
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { testStore } from "./store-contract.js";

testStore("memory", async () => new MemoryStore());
