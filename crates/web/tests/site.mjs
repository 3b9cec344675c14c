// A static server for the built site, under a sub-path as many hosts have it.
import { createServer } from "node:http";
import { readFile } from "node:fs/promises";
import { extname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../../../dist/site/", import.meta.url));
const TYPES = {
  ".html": "text/html; charset=utf-8", ".js": "text/javascript", ".css": "text/css",
  ".wasm": "application/wasm", ".svg": "image/svg+xml", ".png": "image/png", ".json": "application/json",
  ".webmanifest": "application/manifest+json",
};

/**
 * Serves `root` under `base` on a free port of this machine. While it serves, another `root` may be
 * set, and `damage(path, body)` may change a body, take it away (null) or break off (undefined).
 */
export async function serve(base = "/some/where/", root = ROOT) {
  const host = { root, damage: (path, body) => body };
  const server = createServer(async (request, response) => {
    const path = new URL(request.url, "http://here").pathname;
    if (!path.startsWith(base)) return response.writeHead(404).end();
    const name = normalize(path.slice(base.length) || "index.html");
    if (name.startsWith("..")) return response.writeHead(404).end();
    const body = host.damage(name, await readFile(join(host.root, name)).catch(() => null));
    if (body === undefined) return response.destroy();
    if (body === null) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": TYPES[extname(name)] ?? "application/octet-stream" });
    response.end(body);
  });
  await new Promise((ready) => server.listen(0, "127.0.0.1", ready));
  const { port } = server.address();
  host.address = `http://127.0.0.1:${port}${base}`;
  host.close = () => {
    server.close();
    server.closeAllConnections();
  };
  return host;
}
