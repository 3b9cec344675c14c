// Play without a network, as a browser keeps it: builds that change, hosts that fail.
import assert from "node:assert/strict";
import { cp, mkdtemp, readFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before, test } from "node:test";
import { open, start, tap, visit } from "./browser.mjs";
import { ROOT, serve } from "./site.mjs";

let there;
let folder;
let next;
const hosts = [];
before(async () => {
  there = await start({ serving: false });
  folder = await mkdtemp(join(tmpdir(), "nugar-"));
  next = await nextBuild("0123456789ab");
});
after(async () => {
  await there.close();
  for (const host of hosts) host.close();
  await rm(folder, { recursive: true });
});

/** The name of a site's build. */
async function buildOf(site) {
  const page = await readFile(join(site, "index.html"), "utf8");
  return page.match(/name="nugar-build" content="([0-9a-f]+)\/"/)[1];
}

/** The same site as a build of another name. */
async function nextBuild(name) {
  const [site, old] = [join(folder, name), await buildOf(ROOT)];
  await cp(ROOT, site, { recursive: true });
  await rename(join(site, old), join(site, name));
  for (const file of await readdir(site)) {
    if (!/\.(html|js)$/.test(file)) continue;
    const text = await readFile(join(site, file), "utf8");
    await writeFile(join(site, file), text.replaceAll(old, name));
  }
  return { site, name };
}

/** A host of its own, closed at the end at the latest. */
async function openHost(...where) {
  const host = await serve(...where);
  hosts.push(host);
  return host;
}

/** A visit with a context of its own to a host of its own. */
async function at(host, options = {}) {
  const context = options.context ?? (await there.browser.newContext({ locale: "en-GB" }));
  const page = await visit({ browser: there.browser, address: host.address }, options.hash ?? "", {
    fast: false, ...options, context,
  });
  return { context, page };
}

const standing = (page) =>
  page.evaluate(() => {
    const { offline, offlineWhy, offlineWorks } = document.documentElement.dataset;
    return { offline, why: offlineWhy, works: offlineWorks };
  });
const waitFor = (page, state) =>
  page.waitForFunction((state) => document.documentElement.dataset.offline === state, state);
const build = (page) =>
  page.evaluate(() => document.querySelector("meta[name=nugar-build]").content.slice(0, -1));
/** Asks for a new build now rather than within the hour. */
const look = (page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration.update().catch(() => {});
  });
const moves = (page) => page.evaluate(() => JSON.parse(localStorage["nugar.game"]).game.events.length);

/** Begins a game against the machine and makes some moves. */
async function begin(page, touches = 2) {
  await page.locator('.start[data-game="dala"]').click();
  await page.waitForSelector(".play");
  await playOn(page, touches);
}

async function playOn(page, touches) {
  for (let n = 0; n < touches; n++) {
    await waitDue(page);
    await tap(page, (await open(page))[0]);
  }
  await waitDue(page);
}

/** Waits in real time until the person has to touch something. */
async function waitDue(page) {
  await page.waitForFunction(
    () => document.querySelector('.play[data-state="hand"]') && document.querySelector(".spot.open"),
  );
}

test("a game goes on without a network, the machine included", async () => {
  const host = await openHost();
  const { context, page } = await at(host);
  await waitFor(page, "ready");
  await begin(page);
  const before = await moves(page);
  host.close();
  await page.reload();
  await page.waitForSelector(".play");
  assert.equal(await moves(page), before);
  await playOn(page, 2);
  assert.ok((await moves(page)) > before);
  // Every place of the page, and a fresh tab, too.
  const again = await context.newPage();
  for (const hash of ["", "#/learn", "#/settings", "#/edit"]) {
    await again.goto(host.address + hash);
    await again.waitForSelector("main#main h1, main#main .board");
  }
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test("a first visit that loses the network plays on before any reload", async () => {
  const host = await openHost();
  const { context, page } = await at(host);
  await waitFor(page, "ready");
  host.close();
  // The workers are asked for only now.
  await begin(page);
  await page.goto(host.address + "#/analyse");
  await page.waitForFunction(() => /%/.test(document.querySelector("#chance")?.textContent ?? ""));
  await context.close();
});

test("under a sub-path nothing is asked for outside it", async () => {
  const host = await openHost("/deep/er/");
  const context = await there.browser.newContext();
  const asked = [];
  context.on("request", (request) => asked.push(request.url()));
  const { page } = await at(host, { context });
  await waitFor(page, "ready");
  await begin(page);
  assert.ok(asked.length > 8);
  assert.deepEqual(asked.filter((url) => !url.startsWith(host.address)), []);
  const scope = await page.evaluate(async () => (await navigator.serviceWorker.ready).scope);
  assert.equal(scope, host.address);
  assert.deepEqual(page.wrong, []);
  host.close();
  await context.close();
});

test("a new build waits until it is asked for, and an older tab keeps its own", async () => {
  const host = await openHost();
  const { context, page } = await at(host);
  const old = await build(page);
  await waitFor(page, "ready");
  await begin(page);
  const { page: other } = await at(host, { context, hash: "#/learn" });
  host.root = next.site;
  await look(page);
  await waitFor(page, "update");
  await waitFor(other, "update");
  // Nothing happens by itself: not now, not on another visit.
  const before = await moves(page);
  await page.reload();
  await waitFor(page, "update");
  assert.equal(await build(page), old);
  await playOn(page, 1);
  assert.ok((await moves(page)) > before);
  // It is offered, but not in the middle of a game.
  assert.equal(await page.locator("#update").count(), 0);
  await other.locator("#update").waitFor();
  const kept = await moves(page);
  // Asked for in one tab, it is taken there, with the game; the other tab is left alone.
  await page.evaluate(() => { location.hash = "#/"; });
  await Promise.all([page.waitForEvent("load"), page.locator("#update button").click()]);
  await waitFor(page, "ready");
  assert.equal(await build(page), next.name);
  assert.equal(await moves(page), kept);
  await page.evaluate(() => { location.hash = "#/play"; });
  await page.waitForSelector(".play");
  await playOn(page, 1);
  assert.equal(await build(other), old);
  // Its machines are those of its own build, though the host has them no more.
  // They may have started before: a tab that is seen follows the game of another.
  await other.goto(`${host.address}#/`);
  await begin(other, 1);
  assert.deepEqual(other.workers().map((worker) => worker.url()), [`${host.address}${old}/worker-start.js`]);
  // And without a network the new build is whole.
  host.close();
  await page.reload();
  await page.waitForSelector(".play");
  assert.equal(await build(page), next.name);
  await playOn(page, 1);
  assert.deepEqual(page.wrong, []);
  await context.close();
});

test("an install that fails is told, and the next visit tries again", async () => {
  for (const [name, damage, why] of [
    ["missing", () => null, "changed"],
    ["damaged", () => Buffer.from("not what it was"), "changed"],
    ["interrupted", () => undefined, "network"],
  ]) {
    const host = await openHost();
    host.damage = (path, body) => (path === "icon-512.png" ? damage() : body);
    const { context, page } = await at(host);
    await waitFor(page, "failed");
    assert.deepEqual(await standing(page), { offline: "failed", why, works: "no" }, name);
    assert.equal(await page.evaluate(async () => (await caches.keys()).length), 0, name);
    const told = await page.locator('.notice[role="alert"]').textContent();
    assert.match(told, /without a network failed/, name);
    assert.match(await page.locator("#offline").textContent(), /without a network failed/);
    host.damage = (path, body) => body;
    await page.reload();
    await waitFor(page, "ready");
    assert.match(await page.locator("#offline").textContent(), /plays without a network too/);
    host.close();
    await context.close();
  }
});

test("an update that fails is told, and the build before it still plays", async () => {
  const host = await openHost();
  const { context, page } = await at(host);
  const old = await build(page);
  await waitFor(page, "ready");
  host.root = next.site;
  // While a site is replaced, its files are there before its page, or after it.
  const page0 = await readFile(join(ROOT, "index.html"));
  host.damage = (path, body) => (path === "index.html" ? page0 : body);
  await look(page);
  await waitFor(page, "failed");
  assert.deepEqual(await standing(page), { offline: "failed", why: "changed", works: "yes" });
  host.close();
  await page.reload();
  await page.waitForSelector("main#main h1");
  assert.equal(await build(page), old);
  await begin(page, 1);
  await context.close();
});

test("where a browser does not keep pages, that is told", async () => {
  const host = await openHost();
  const address = host.address.replace("127.0.0.1", "nugar.test");
  const { context, page } = await at({ address });
  await waitFor(page, "unavailable");
  assert.equal((await standing(page)).why, "insecure");
  assert.match(await page.locator("#offline").textContent(), /HTTPS/);
  await begin(page, 1);
  await context.close();
  host.close();
});
