# Serveren for siderne.

serve-no-site = Dette program har ingen sider i sig: `cargo xtask play` og `cargo xtask dist` bygger dem, og --site angiver en mappe med sider.
serve-not-served = Siderne kan ikke vises: { $why }
