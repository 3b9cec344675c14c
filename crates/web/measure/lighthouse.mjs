// Lighthouse's judgement of the page as `nugar serve` serves it, at the address in the first
// argument: a phone on a slow network, as Lighthouse has it by default. Ends with 1 below the aims.
import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { FLAGS } from "../tests/flags.mjs";

const [, , address] = process.argv;
/** A game that somebody sent as a link: the play page, cold. */
const GAME = '[Game "dara-walker"]\n\n1. c3 d3 2. c4 *';
const PLACES = {
  play: "#/open?t=" + encodeURIComponent(GAME), home: "", learn: "#/learn?r=dala",
};
/** How often a page is judged anew when the browser lost the trace, as it does on a busy machine. */
const TRIES = 4;
/** What each category aims at, of 100. */
const AIMS = { performance: 90, accessibility: 100, "best-practices": 100 };

/** Lighthouse's judgement of an address, in a browser of its own. */
async function judge(url, tries) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM ?? "/usr/bin/chromium", chromeFlags: FLAGS, logLevel: "error",
  });
  const options = { port: chrome.port, onlyCategories: Object.keys(AIMS), logLevel: "error" };
  const { lhr } = await lighthouse(url, options);
  chrome.kill();
  if (!lhr.runtimeError) return lhr;
  if (tries > 1) return judge(url, tries - 1);
  throw new Error(lhr.runtimeError.message);
}

let short = false;
for (const [place, hash] of Object.entries(PLACES)) {
  const lhr = await judge(address + hash, TRIES);
  const scores = Object.keys(AIMS).map((name) => [name, Math.round(lhr.categories[name].score * 100)]);
  const times = ["first-contentful-paint", "largest-contentful-paint", "total-blocking-time", "cumulative-layout-shift", "interactive", "total-byte-weight"]
    .map((name) => `${name} ${lhr.audits[name].displayValue}`);
  console.log(`${place}: ${scores.map((score) => score.join(" ")).join(", ")}; ${times.join(", ")}`);
  for (const [name, score] of scores) {
    if (score >= AIMS[name]) continue;
    short = true;
    for (const { id } of lhr.categories[name].auditRefs) {
      const { score, title, displayValue } = lhr.audits[id];
      if (score !== null && score < 1) console.log(`  ${name}: ${title} ${displayValue ?? ""}`);
    }
  }
}
process.exitCode = short ? 1 : 0;
