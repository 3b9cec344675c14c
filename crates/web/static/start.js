// Starts the page. The module lies beside this file, so that both are of one build.
import init from "./page.js";
try {
  await init({ module_or_path: new URL("page_bg.wasm", import.meta.url) });
} finally {
  // Last, so that keeping the page does not delay it.
  import("./offline.js");
}
