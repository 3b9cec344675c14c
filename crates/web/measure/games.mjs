// What happens on the page's own thread while whole games are played against the machine, at the
// address in the first argument; and how long each machine thinks in its worker about the positions
// in the second, which is JSON: lists of texts by ruleset.
import { chromium } from "playwright-core";
import { FLAGS } from "../tests/flags.mjs";

const [, , address, text] = process.argv;
/** A task of the page's thread that is longer is felt, in milliseconds. */
const LONG = 50;

const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: FLAGS });

/** Plays a game by taps in real time until it is over, or for so many touches. */
async function play(page, most = 400) {
  let touches = 0;
  for (; touches < most; touches++) {
    await page.waitForFunction(() => {
      const state = document.querySelector(".play").dataset.state;
      return state === "over" || document.querySelector("#throw") || (state === "hand" && document.querySelector(".spot.open"));
    }, null, { timeout: 60_000 });
    const what = await page.evaluate((n) => {
      if (document.querySelector(".play").dataset.state === "over") return "over";
      const dice = document.querySelector("#throw");
      if (dice) return dice.click();
      const open = [...document.querySelectorAll(".spot.open")];
      open[(n * 7919) % open.length].dispatchEvent(new MouseEvent("click", { bubbles: true }));
    }, touches);
    if (what === "over") break;
  }
  return touches;
}

/** The tasks of the page's main thread in a trace: wall and processor milliseconds. */
function tasks(events, url) {
  const frame = events.findLast((one) => one.name === "FrameCommittedInBrowser" && one.args.data.url.startsWith(url));
  const process = frame?.args.data.processId ?? events.find((one) => one.args?.data?.url?.startsWith(url))?.pid;
  const thread = events.find((one) => one.name === "thread_name" && one.pid === process && one.args.name === "CrRendererMain");
  return events.filter((one) => one.name === "RunTask" && one.dur && one.pid === process && one.tid === thread.tid)
    .map((one) => ({ wall: one.dur / 1000, processor: (one.tdur ?? one.dur) / 1000 }));
}

for (const [game, positions] of Object.entries(JSON.parse(text))) {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: "en-GB" })).newPage();
  await page.goto(address);
  await page.waitForSelector(".start");
  await page.waitForFunction(() => document.documentElement.dataset.offline === "ready");
  await browser.startTracing(page, { categories: ["disabled-by-default-devtools.timeline", "devtools.timeline", "__metadata"] });
  await page.locator(`.start[data-game="${game}"]`).click();
  await page.waitForSelector(".play");
  const touches = await play(page);
  const trace = JSON.parse((await browser.stopTracing()).toString()).traceEvents;
  const all = tasks(trace, address);
  const long = all.filter((one) => one.processor >= LONG);
  const worst = (kind) => Math.max(...all.map((one) => one[kind])).toFixed(1);
  console.log(`${game}: ${touches} touches, ${all.length} tasks, ${long.length} of ${LONG} ms of processor time or more; the longest ${worst("processor")} ms (${worst("wall")} ms by the clock)`);
  await think(page, game, positions);
  await page.context().close();
}
await browser.close();

/** How long each machine thinks about positions of a game, in a worker as the page starts it. */
async function think(page, ruleset, positions) {
  const codes = await ask(page, ruleset, []);
  for (const opponent of [...codes, null]) {
    const took = await ask(page, ruleset, positions, opponent);
    took.sort((one, other) => one - other);
    console.log(`  ${opponent ?? "hint"}: median ${took[took.length >> 1].toFixed(0)} ms, at most ${took.at(-1).toFixed(0)} ms`);
  }
}

/** Milliseconds that a machine takes for each position; without positions the machines there are. */
function ask(page, ruleset, positions, opponent) {
  return page.evaluate(async ([ruleset, positions, opponent]) => {
    const folder = document.querySelector("meta[name=nugar-build]").content;
    const worker = new Worker(`${folder}worker-start.js`, { type: "module", name: "player" });
    const waiting = new Map();
    let number = 0;
    worker.onmessage = ({ data }) => {
      const reply = JSON.parse(data);
      const { number, what } = reply.answer ?? { number: 0, what: reply };
      waiting.get(number)?.(what);
    };
    await new Promise((ready) => waiting.set(0, ready));
    const ask = (what) => new Promise((then) => {
      waiting.set(++number, then);
      worker.postMessage(JSON.stringify({ number, what }));
    });
    const { codes } = await ask({ ask: "opponents", ruleset });
    const took = [];
    for (const position of positions) {
      const start = performance.now();
      await ask({ ask: "move", ruleset, position, moves: [], opponent, seed: "1" });
      took.push(performance.now() - start);
    }
    worker.terminate();
    return positions.length > 0 ? took : codes;
  }, [ruleset, positions, opponent ?? null]);
}
