// Starts the page. The module lies beside this file, so that both are of one build.
import init from "./page.js";

/** Milliseconds after which the page starts though nothing was painted: in a tab that nobody sees. */
const UNSEEN = 200;
// What is shown meanwhile is on the screen before this thread has work to do.
await new Promise((painted) => {
  new PerformanceObserver(painted).observe({ type: "paint", buffered: true });
  setTimeout(painted, UNSEEN);
});
try {
  await init({ module_or_path: new URL("page_bg.wasm", import.meta.url) });
} finally {
  // Last, so that keeping the page does not delay it.
  import("./offline.js");
}
