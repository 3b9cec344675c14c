// A browser with a fresh profile, and what every test does with a page.
import { chromium } from "playwright-core";
import { FLAGS } from "./flags.mjs";
import { serve } from "./site.mjs";

export const PHONE = { width: 360, height: 740 };
export const DESK = { width: 1280, height: 800 };

/** A browser and the site it visits; `close` ends both. */
export async function start({ serving = true } = {}) {
  const site = serving ? await serve() : null;
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium",
    args: FLAGS,
  });
  return {
    browser,
    address: site?.address,
    close: async () => {
      await browser.close();
      site?.close();
    },
  };
}

/** A page of its own context; what goes wrong in it is kept in `page.wrong`. */
export async function visit(there, hash = "", { fast = true, context, ...options } = {}) {
  const own = context ?? (await there.browser.newContext({ viewport: DESK, locale: "en-GB", ...options }));
  const page = await own.newPage();
  page.wrong = [];
  page.on("pageerror", (error) => page.wrong.push(String(error)));
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type())) page.wrong.push(message.text());
  });
  if (fast) await page.clock.install();
  await page.goto(there.address + hash);
  await page.waitForSelector("main#main h1, main#main .board");
  if (hash.startsWith("#/new")) {
    await listed(page);
  }
  return page;
}

/** Waits until the worker has listed the machines. */
export const listed = (page) =>
  page.waitForSelector('#opponent option:not([value=""]):not([value="any"])', { state: "attached" });

/** Lets the page's own time pass. */
export const pass = (page, milliseconds = 1000) => page.clock.runFor(milliseconds);

/** Lets time pass until somebody has to do something, and says what: hand, throw or over. */
export async function due(page) {
  for (let i = 0; i < 200; i++) {
    const state = await page.evaluate(() => {
      const play = document.querySelector(".play");
      if (!play) return "none";
      if (play.dataset.state === "wait" && document.querySelector("#throw")) return "throw";
      return play.dataset.state;
    });
    if (["hand", "throw", "over"].includes(state)) {
      // A forced pass goes on by itself.
      const open = await page.evaluate(() => document.querySelectorAll(".spot.open").length);
      if (state !== "hand" || open > 0) return state;
    }
    await pass(page, 400);
    await new Promise((done) => setTimeout(done, 15));
  }
  throw new Error("nothing is due");
}

/** The names of the points that may be touched. */
export const open = (page) =>
  page.evaluate(() => [...document.querySelectorAll(".spot.open")].map((spot) => spot.dataset.cell));

/** Where a point is on the screen. */
export async function where(page, cell) {
  const box = await page.locator(`.spot[data-cell="${cell}"] .reach`).boundingBox();
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Touches a point with a finger or a mouse. */
export async function tap(page, cell) {
  await page.locator(`.spot[data-cell="${cell}"]`).scrollIntoViewIfNeeded();
  const { x, y } = await where(page, cell);
  await page.mouse.click(x, y);
}

/** Plays until the game is over, touching points by `touch`; gives the moves of the person. */
export async function playOut(page, touch = tap, most = 900) {
  let touches = 0;
  for (; touches < most; touches++) {
    const what = await due(page);
    if (what === "over") return touches;
    if (what === "throw") {
      await page.locator("#throw").click();
      continue;
    }
    const cells = await open(page);
    await touch(page, cells[(touches * 7919) % cells.length]);
  }
  throw new Error(`not over after ${most} touches`);
}
