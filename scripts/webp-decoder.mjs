/** The entry of libwebp's bundled decoder: it exports decoders that share only their code. */
import { inflateRawSync } from "node:zlib";
import start from "@jsquash/webp/codec/dec/webp_dec.js";
// The build compresses it.
import packed from "@jsquash/webp/codec/dec/webp_dec.wasm";

let module;

/** A new decoder, unaffected by whatever happened to earlier ones. */
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
  // It adds its functions to the given object before it returns.
  start(decoder);
  return decoder;
}
