// Starts a worker: which one, its name says. Its module lies beside this file, so that both are of
// one build.
try {
  const { default: init } = await import(`./${self.name}.js`);
  await init({ module_or_path: new URL(`${self.name}_bg.wasm`, import.meta.url) });
} catch (error) {
  // Out of the promise, so that the page hears of it.
  setTimeout(() => { throw error; });
}
