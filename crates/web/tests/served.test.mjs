// The pages as `nugar serve` serves them: the policy holds, frames are kept out, the stop is clean.
import assert from "node:assert/strict";
import { once } from "node:events";
import { createServer } from "node:http";
import { after, before, test } from "node:test";
import { open, start, tap, visit } from "./browser.mjs";
import { serveBuilt } from "./nugar.mjs";

/** What a first visit may weigh, in bytes, until somebody has played against the machine. */
const VISIT = 700_000;

let there;
let nugar;
before(async () => {
  there = await start({ serving: false });
  const serving = await serveBuilt();
  nugar = serving.process;
  there.address = serving.address;
});
after(async () => {
  await there.close();
  nugar.kill();
});

/** A page of another site with a frame, and what the frame holds. */
async function framed(path) {
  const html = `<!doctype html><title>Another site</title><iframe src="${there.address}${path}"></iframe>`;
  const other = createServer((_, response) => {
    response.writeHead(200, { "content-type": "text/html" }).end(html);
  });
  await new Promise((ready) => other.listen(0, "127.0.0.1", ready));
  const page = await there.browser.newPage();
  // Another host, so another site.
  await page.goto(`http://nugar.test:${other.address().port}/`);
  const board = page.frameLocator("iframe").locator(".board").first();
  const shown = await board.waitFor({ timeout: 10_000 }).then(() => true, () => false);
  await page.close();
  other.close();
  return shown;
}

test("the page runs under the policy, packed", async () => {
  const context = await there.browser.newContext({ locale: "en-GB" });
  await context.addInitScript(() => {
    window.broken = [];
    addEventListener("securitypolicyviolation", (event) => window.broken.push(event.violatedDirective));
  });
  const answers = new Map();
  context.on("response", (answer) => answers.set(new URL(answer.url()).pathname, answer));
  const page = await visit(there, "", { context, fast: false });
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
  await page.locator('.start[data-game="dala"]').click();
  await page.waitForSelector('.play[data-state="hand"]');
  assert.deepEqual(await page.evaluate(() => window.broken), []);
  assert.deepEqual(page.wrong, []);
  const [, wasm] = [...answers].find(([path]) => path.endsWith("/page_bg.wasm"));
  const headers = await wasm.allHeaders();
  assert.equal(headers["content-encoding"], "br");
  assert.match(headers["cache-control"], /immutable/);
  assert.match(headers["content-security-policy"], /^default-src 'none'/);
  // And it is one that would tell.
  await page.evaluate(() => document.body.setAttribute("style", "color: red"));
  await page.waitForFunction(() => window.broken.length > 0);
  await context.close();
});

test("a first visit until the machine has moved is light", async () => {
  // What is kept for play without a network comes behind it.
  const context = await there.browser.newContext({ locale: "en-GB", serviceWorkers: "block" });
  const weights = [];
  context.on("requestfinished", (request) => {
    weights.push(request.sizes().then(({ responseBodySize }) => [new URL(request.url()).pathname, responseBodySize]));
  });
  const page = await visit(there, "", { context, fast: false });
  await page.locator('.start[data-game="dala"]').click();
  await page.waitForSelector('.play[data-state="hand"] .spot.open');
  await tap(page, (await open(page))[0]);
  await page.waitForFunction(() => document.querySelectorAll(".ply").length === 2);
  const all = await Promise.all(weights);
  const paths = all.map(([path]) => path);
  for (const module of ["page_bg.wasm", "player_bg.wasm"]) assert.ok(paths.some((path) => path.endsWith(module)), module);
  assert.deepEqual(paths.filter((path) => /analyst|tables/.test(path)), []);
  const weight = all.reduce((sum, [, bytes]) => sum + bytes, 0);
  assert.ok(weight > VISIT / 4 && weight <= VISIT, `${weight} bytes: ${all.join(" ")}`);
  await context.close();
});

test("other sites may frame the page for frames and no other", async () => {
  assert.equal(await framed("embed.html#/embed?r=dala"), true);
  assert.equal(await framed("#/embed?r=dala"), false);
});

test("what is not there is told in the reader's languages, with a way home", async () => {
  const page = await there.browser.newPage();
  const answer = await page.goto(`${there.address}not/there`);
  assert.equal(answer.status(), 404);
  assert.ok((await page.locator("p[lang]").count()) >= 5);
  await page.locator("a").click();
  await page.waitForSelector("main#main h1");
  assert.equal(page.url(), there.address);
  await page.close();
});

test("told to stop, it ends cleanly, and the page plays on", async () => {
  const context = await there.browser.newContext({ locale: "en-GB" });
  const page = await visit(there, "", { context, fast: false });
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
  nugar.kill("SIGTERM");
  const [code] = await once(nugar, "exit");
  assert.equal(code, 0);
  await page.reload();
  await page.waitForSelector("main#main h1");
  // From then on nothing more can go wrong than a look for a new build.
  await context.close();
});
