/** What the bundle of libwebp's decoder exports: decoders that share nothing but their code. */
import { inflateRawSync } from "node:zlib";
import start from "@jsquash/webp/codec/dec/webp_dec.js";
// The build packs it.
import packed from "@jsquash/webp/codec/dec/webp_dec.wasm";

let module;

/** A new decoder; whatever becomes of it, the next one does not know. */
export function createDecoder() {
  module ??= new WebAssembly.Module(inflateRawSync(packed));
  const decoder = {
    instantiateWasm(imports, done) {
      const instance = new WebAssembly.Instance(module, imports);
      done(instance);
      return instance.exports;
    },
    print() {},
    printErr() {},
  };
  // It puts its functions into what it is given, before it returns.
  start(decoder);
  return decoder;
}
