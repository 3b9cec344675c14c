// A static server for the built site, under a sub-path as many hosts have it.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../../dist/site/", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css",
  ".wasm": "application/wasm", ".svg": "image/svg+xml", ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/** Serves `root` under `base` on a free port of this machine. */
export async function serve(base = "/some/where/", root = ROOT) {
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://here").pathname;
    if (!path.startsWith(base)) return response.writeHead(404).end();
    const name = normalize(path.slice(base.length) || "index.html");
    if (name.startsWith("..")) return response.writeHead(404).end();
    try {
      const body = await readFile(join(root, name));
      response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" });
      response.end(body);
    } catch {
      response.writeHead(404).end();
    }
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  return { address: `http://127.0.0.1:${port}${base}`, close: () => server.close() };
}
