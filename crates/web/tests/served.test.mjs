// The pages as `nugar serve` serves them: the policy holds, frames are kept out, the stop is clean.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { createServer } from "node:http";
import { createInterface } from "node:readline";
import { after, before, test } from "node:test";
import { fileURLToPath } from "node:url";
import { start, visit } from "./browser.mjs";
import { ROOT } from "./site.mjs";

/** What `cargo build -p nugar` makes. */
const BUILT = fileURLToPath(new URL("../../../target/debug/nugar", import.meta.url));

let there;
let nugar;
before(async () => {
  there = await start({ serving: false });
  nugar = spawn(process.env.NUGAR ?? BUILT, ["serve", "--port", "0", "--site", ROOT, "--json"]);
  nugar.stderr.resume();
  const [line] = await once(createInterface(nugar.stdout), "line");
  there.address = JSON.parse(line).url;
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
