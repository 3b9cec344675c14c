# Spil uden netværk

offline-ready = Gemt på denne enhed: Nugar kan også spilles uden netværk.
offline-update = En ny version er klar.
offline-take = Tag den nu
offline-failed-network = Nugar kunne ikke gemmes til spil uden netværk: netværket blev afbrudt. Det prøves igen ved næste besøg.
offline-failed-changed = Nugar kunne ikke gemmes til spil uden netværk: siden var ved at blive udskiftet. Det prøves igen ved næste besøg.
offline-failed-storage = Nugar kunne ikke gemmes til spil uden netværk: der er ikke plads i denne browser.
offline-failed-unknown = Nugar kunne ikke gemmes til spil uden netværk. Det prøves igen ved næste besøg.
offline-older = Den version, der var gemt før, kan stadig spilles.
offline-insecure = Denne adresse er ikke sikker (HTTPS), så browseren gemmer ikke Nugar: det kan kun spilles med netværk.
offline-unsupported = Denne browser gemmer ikke sider, så Nugar kan kun spilles med netværk.
