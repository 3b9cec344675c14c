// The service worker: keeps one whole build, so that the page plays without a network.
//
// A build is installed whole or not at all: every file's digest is checked, and the page has to name
// the same build as this file. A new build waits until its page asks for it or the last tab is
// closed; the build before it stays for tabs that still show it. Files of different builds have
// different names, so they never mix.

/** The folder of this build, with its slash. */
const BUILD = "{build}";
/** Every file by its path from here, with its digest where a host may not change it. */
const FILES = "{files}";

/** What the files begin with that games do without. */
const LATER = `${BUILD}analyst`;

const SCOPE = self.registration.scope;
/** What the names of our caches begin with: sites may share an origin. */
const OURS = `nugar ${SCOPE} `;
const CACHE = OURS + BUILD;
/** Where tables of endings are kept once they were wanted; their names change with their contents. */
const TABLES = `nugar-tables ${SCOPE}`;
/** Pages by the paths that lead to them. */
const PAGES = new Map([["", "./"], ["index.html", "./"], ["embed.html", "embed.html"]]);

self.addEventListener("install", (event) => event.waitUntil(install()));
self.addEventListener("activate", (event) => event.waitUntil(activate()));
self.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET" || !request.url.startsWith(SCOPE)) return;
  const path = new URL(request.url).pathname.slice(new URL(SCOPE).pathname.length);
  // Of tables that only a server has, parts are asked for: none of them is kept.
  if (path.startsWith("tables/") && (request.headers.has("range") || !path.endsWith(".nugar"))) return;
  if (path.startsWith("tables/")) event.respondWith(table(request));
  else if (request.mode !== "navigate") event.respondWith(file(request));
  else if (PAGES.has(path)) event.respondWith(page(PAGES.get(path), request));
});
self.addEventListener("message", (event) => {
  if (event.data === "nugar-take-over") self.skipWaiting();
});

/** A failure with the reason that the page tells. */
class Failure extends Error {
  constructor(why) {
    super(why);
    this.why = why;
  }
}

async function install() {
  try {
    const cache = await caches.open(CACHE).catch(() => fail("storage"));
    // What games need comes first, so that the machine's first move does not wait for the rest.
    for (const later of [false, true]) {
      const files = FILES.filter(([path]) => path.startsWith(LATER) === later);
      await Promise.all(files.map(([path, digest]) => keep(cache, path, digest)));
    }
  } catch (error) {
    await caches.delete(CACHE).catch(() => false);
    const why = error.why ?? "unknown";
    const tabs = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
    for (const tab of tabs) tab.postMessage({ nugar: "failed", why });
    throw error;
  }
}

function fail(why) {
  throw new Failure(why);
}

/** Keeps one file of this build. */
async function keep(cache, path, digest) {
  const address = new URL(path, SCOPE);
  // The folder of a build never changes, so the browser's own copy is as good.
  const fresh = path.startsWith(BUILD) ? "default" : "no-cache";
  const ask = (cache) => fetch(new Request(address, { cache, ...(digest && { integrity: digest }) }));
  // A copy may be damaged itself; then the host is asked.
  const answer = await ask(fresh).catch(() => ask("reload")).catch(() => refused(address));
  // While a site is replaced, a file of the other build is missing or another.
  if (!answer.ok) fail([200, 404].includes(answer.status) ? "changed" : "network");
  if (!digest && !(await answer.clone().text()).includes(`"${BUILD}"`)) fail("changed");
  await cache.put(address, await direct(answer)).catch(() => fail("storage"));
}

/** What is known of a file that was refused: a network that is away and a wrong digest look alike. */
async function refused(address) {
  const answer = await fetch(address, { cache: "no-cache" }).catch(() => null);
  return { ok: false, status: answer?.status };
}

/** The same answer as if it had come at once: a page may not come from one that was sent elsewhere. */
async function direct(answer) {
  if (!answer.redirected) return answer;
  const { headers, status, statusText } = answer;
  return new Response(await answer.blob(), { headers, status, statusText });
}

async function activate() {
  const names = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== CACHE);
  // Names come in the order in which they were made: the last is the build before this one.
  await Promise.all(names.slice(0, -1).map((name) => caches.delete(name)));
  await tidyTables();
  // The first visit, too, plays on without a network.
  await self.clients.claim();
}

/** Tables that this build no longer names are given up. */
async function tidyTables() {
  const list = await keptFile(new URL(`${BUILD}tables.json`, SCOPE), { cacheName: CACHE });
  if (!list || !(await caches.has(TABLES))) return;
  const named = new Set((await list.json()).map(({ file }) => new URL(`tables/${file}`, SCOPE).href));
  const cache = await caches.open(TABLES);
  const old = (await cache.keys()).filter(({ url }) => !named.has(url));
  await Promise.all(old.map((request) => cache.delete(request)));
}

async function page(path, request) {
  const kept = await keptFile(new URL(path, SCOPE), { cacheName: CACHE });
  return kept ?? fetch(request);
}

async function file(request) {
  const kept = (await keptFile(request, { cacheName: CACHE })) ?? (await keptFile(request, {}));
  return kept ?? fetch(request);
}

/** A table of endings: kept from the first time on that it is wanted. */
async function table(request) {
  const kept = await keptFile(request, { cacheName: TABLES });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(TABLES).then((cache) => cache.put(request, copy)).catch(() => {});
  }
  return answer;
}

/** A file that was kept, in one cache or in any; none where storage has been taken away. */
function keptFile(request, where) {
  return caches.match(request, { ignoreVary: true, ignoreSearch: true, ...where }).catch(() => {});
}
