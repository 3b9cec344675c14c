// Starts the machines in a worker. The module lies beside this file, so that both are of one build.
import init from "./worker.js";
try {
  await init({ module_or_path: new URL("worker_bg.wasm", import.meta.url) });
} catch (error) {
  // Out of the promise, so that the page hears of it.
  setTimeout(() => { throw error; });
}
