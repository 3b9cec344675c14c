// Runs a WebAssembly program of the command line, which may read how long it has been computing.
import { readFile } from "node:fs/promises";
import { WASI } from "node:wasi";

const [, , program, ...args] = process.argv;
const wasi = new WASI({ version: "preview1", args: [program, ...args], preopens: { "/proc/self": "/proc/self" } });
const module = await WebAssembly.compile(await readFile(program));
wasi.start(await WebAssembly.instantiate(module, wasi.getImportObject()));
