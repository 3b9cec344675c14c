# The server of the pages.

serve-no-site = This program carries no pages: `cargo xtask play` and `cargo xtask dist` build them, and --site names a folder of pages.
serve-not-served = The pages cannot be served: { $why }
