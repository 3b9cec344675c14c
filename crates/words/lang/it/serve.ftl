# Il server delle pagine.

serve-no-site = Questo programma non contiene pagine: `cargo xtask play` e `cargo xtask dist` le costruiscono, e --site indica una cartella di pagine.
serve-not-served = Le pagine non si possono servire: { $why }
