// Play without a network: registers the service worker and tells the page how it stands.
//
// The page reads `data-offline` (and `data-offline-why`) of the root element and hears the event
// `nugar-offline` whenever they change. Values: `unavailable` (why: `insecure`, `unsupported`),
// `installing`, `ready`, `update` (a new build waits), `failed` (why: `network`, `changed`,
// `storage`, `unknown`; `data-offline-works` says whether an older build still plays). To take the
// new build the page sends the event `nugar-update`; nothing else ever does.

const root = document.documentElement;
/** How often a page that stays open asks for a new build, in milliseconds. */
const ASKS = 60 * 60 * 1000;
let registration = null;
let asked = false;
let last = Date.now();

function tell(state, why = "") {
  root.dataset.offline = state;
  root.dataset.offlineWhy = why;
  root.dataset.offlineWorks = registration?.active ? "yes" : "no";
  dispatchEvent(new CustomEvent("nugar-offline", { detail: { state, why } }));
}

/** Follows a service worker from its download on. */
function follow(worker) {
  if (!worker) return;
  let installed = false;
  if (!registration.active) tell("installing");
  worker.addEventListener("statechange", () => {
    if (worker.state === "installed") installed = true;
    if (worker.state === "installed" && registration.active) tell("update");
    if (worker.state === "activated") tell("ready");
    // Its own word of why comes first, when it could still speak.
    if (worker.state === "redundant" && !installed) {
      setTimeout(() => root.dataset.offline !== "failed" && tell("failed", "unknown"), 500);
    }
  });
}

function ask() {
  if (!registration || Date.now() - last < ASKS) return;
  last = Date.now();
  registration.update().catch(() => {});
}

async function begin() {
  // A board within another site is that site's to keep.
  if (window.top !== window) return;
  if (!window.isSecureContext) return tell("unavailable", "insecure");
  const workers = navigator.serviceWorker;
  if (!workers) return tell("unavailable", "unsupported");
  workers.addEventListener("message", ({ data }) => {
    if (data?.nugar === "failed") tell("failed", data.why);
  });
  workers.addEventListener("controllerchange", () => asked && location.reload());
  addEventListener("nugar-update", () => {
    if (!registration?.waiting) return;
    asked = true;
    registration.waiting.postMessage("nugar-take-over");
  });
  try {
    const address = new URL("../sw.js", import.meta.url);
    registration = await workers.register(address, { updateViaCache: "none" });
  } catch {
    // What was installed before still plays.
    registration = (await workers.getRegistration().catch(() => null)) ?? null;
    return tell("failed", "network");
  }
  registration.addEventListener("updatefound", () => follow(registration.installing));
  follow(registration.installing);
  if (registration.waiting) tell("update");
  else if (registration.active) tell("ready");
  workers.startMessages();
  document.addEventListener("visibilitychange", () => document.hidden || ask());
  setInterval(ask, ASKS / 4);
}

begin();
