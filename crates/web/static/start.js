// Starts the page. The module lies beside this file, so that both are of one build.
import init from "./page.js";
await init({ module_or_path: new URL("page_bg.wasm", import.meta.url) });
