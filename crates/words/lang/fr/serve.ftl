# Le serveur des pages.

serve-no-site = Ce programme ne contient pas de pages : `cargo xtask play` et `cargo xtask dist` en construisent, et --site désigne un dossier de pages.
serve-not-served = Les pages ne peuvent être servies : { $why }
