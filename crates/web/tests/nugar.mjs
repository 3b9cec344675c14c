// The program `nugar`, as `cargo build -p nugar` makes it.
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { ROOT } from "./site.mjs";

const PROGRAM = process.env.NUGAR ?? fileURLToPath(new URL("../../../target/debug/nugar", import.meta.url));

/** What it says to these arguments, the last line of JSON. */
export function said(...args) {
  const lines = execFileSync(PROGRAM, [...args, "--json"], { encoding: "utf8" }).trim().split("\n");
  return JSON.parse(lines.at(-1));
}

/** The built site served by it, on a free port: the process and where it is. */
export async function serveBuilt(...args) {
  const process = spawn(PROGRAM, ["serve", "--port", "0", "--site", ROOT, "--json", ...args]);
  process.stderr.resume();
  const ended = once(process, "exit").then(([code]) => { throw new Error(`it ended with ${code}`); });
  const [line] = await Promise.race([once(createInterface(process.stdout), "line"), ended]);
  ended.catch(() => {});
  return { process, address: JSON.parse(line).url };
}
