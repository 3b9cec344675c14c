# Play without a network

offline-ready = Kept on this device: Nugar plays without a network too.
offline-update = A new version is ready.
offline-take = Take it now
offline-failed-network = Keeping Nugar for play without a network failed: the network was interrupted. It is tried again at the next visit.
offline-failed-changed = Keeping Nugar for play without a network failed: the site was being replaced. It is tried again at the next visit.
offline-failed-storage = Keeping Nugar for play without a network failed: this browser has no room for it.
offline-failed-unknown = Keeping Nugar for play without a network failed. It is tried again at the next visit.
offline-older = The version kept before still plays.
offline-insecure = This address is not secure (HTTPS), so the browser does not keep Nugar: it plays only with a network.
offline-unsupported = This browser does not keep pages, so Nugar plays only with a network.
