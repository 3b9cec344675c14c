# Spill uten nett

offline-ready = Lagret på denne enheten: Nugar kan også spilles uten nett.
offline-update = En ny versjon er klar.
offline-take = Ta den nå
offline-failed-network = Nugar kunne ikke lagres for spill uten nett: nettet ble brutt. Det prøves igjen ved neste besøk.
offline-failed-changed = Nugar kunne ikke lagres for spill uten nett: siden var i ferd med å bli skiftet ut. Det prøves igjen ved neste besøk.
offline-failed-storage = Nugar kunne ikke lagres for spill uten nett: det er ikke plass i denne nettleseren.
offline-failed-unknown = Nugar kunne ikke lagres for spill uten nett. Det prøves igjen ved neste besøk.
offline-older = Versjonen som var lagret før, kan fortsatt spilles.
offline-insecure = Denne adressen er ikke sikker (HTTPS), så nettleseren lagrer ikke Nugar: det kan bare spilles med nett.
offline-unsupported = Denne nettleseren lagrer ikke sider, så Nugar kan bare spilles med nett.
