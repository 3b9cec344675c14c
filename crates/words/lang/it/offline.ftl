# Giocare senza rete

offline-ready = Conservato su questo dispositivo: Nugar gioca anche senza rete.
offline-update = È pronta una nuova versione.
offline-take = Prendila ora
offline-failed-network = Non si è potuto conservare Nugar per giocare senza rete: la rete si è interrotta. Si riprova alla prossima visita.
offline-failed-changed = Non si è potuto conservare Nugar per giocare senza rete: il sito veniva sostituito. Si riprova alla prossima visita.
offline-failed-storage = Non si è potuto conservare Nugar per giocare senza rete: in questo browser manca lo spazio.
offline-failed-unknown = Non si è potuto conservare Nugar per giocare senza rete. Si riprova alla prossima visita.
offline-older = La versione conservata prima continua a giocare.
offline-insecure = Questo indirizzo non è sicuro (HTTPS), perciò il browser non conserva Nugar: si gioca solo con la rete.
offline-unsupported = Questo browser non conserva pagine, perciò Nugar si gioca solo con la rete.
