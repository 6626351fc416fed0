/** The store in memory keeps the contract. */
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { testStore } from "./store-contract.js";

testStore("memory", async () => new MemoryStore());
