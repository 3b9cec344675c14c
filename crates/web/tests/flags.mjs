// How Chromium is started, wherever it is: without what a machine without a screen, a user or a
// network of its own cannot have.
export const FLAGS = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
  "--disable-background-networking", "--host-resolver-rules=MAP nugar.test 127.0.0.1",
  "--disable-component-update", "--disable-sync",
];
