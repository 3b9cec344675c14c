// Starts the machines in a worker. The module lies beside this file, so that both are of one build.
import init from "./worker.js";
await init({ module_or_path: new URL("worker_bg.wasm", import.meta.url) });
