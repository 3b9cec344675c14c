# Tjeneren for sidene.

serve-no-site = Dette programmet har ingen sider i seg: `cargo xtask play` og `cargo xtask dist` bygger dem, og --site angir en mappe med sider.
serve-not-served = Sidene kan ikke vises: { $why }
