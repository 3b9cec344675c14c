# The page in a browser.

## Places

page-home = Giochi
page-play = Gioca
page-learn = Come si gioca
page-own = Le tue regole
page-edit = Editor
page-settings = Impostazioni
page-new = Nuova partita
page-open = Apri un testo
page-print = Stampa un tavoliere
page-places = Luoghi
page-languages = Lingue
page-nothing-leaves = Tutto resta in questo browser; niente che ti riguardi ne esce.
page-noscript = Questa pagina ha bisogno di JavaScript e WebAssembly.
page-dismiss = Chiudi
page-menu = Menu
page-reload = Ricarica la pagina
page-machine-gone = La macchina non è raggiungibile. Forse il sito è stato rinnovato, oppure manca la rete.
page-analyst-gone = L’analisi non può essere caricata. Forse il sito è stato rinnovato, oppure manca la rete; serve la rete una volta sola.

## Home

page-welcome = Tre giochi antichi, pronti da giocare
page-go-on = Continua
page-go-on-what =
    { $title }, { $count ->
        [0] ancora senza mosse
        [one] dopo una mossa
       *[other] dopo { $count } mosse
    }
page-start = Gioca subito a { $game }
page-choose = Scegli come
page-dara-from = Scavato nella sabbia dalla Nigeria al Sahara
page-dara-is = Colloca dodici pedine, poi muovile fino ad allinearne tre. Ogni nuovo allineamento ne cattura una.
page-dala-from = Bastoncini nella terra del Sudan
page-dala-is = Prima si riempie il centro. Tre dei tuoi in fila catturano un bastoncino, anche mentre ancora si pianta.
page-daldosa-from = Una barca di pioli dallo Jæren, parente del daldøs danese
page-daldosa-is = Attiva i tuoi pioli con una A, corri intorno alla barca e cattura ogni piolo su cui arrivi.

## A new game

page-game = Gioco
page-ruleset = Regole
page-own-these = Cambia queste regole
page-against = Contro
page-person = un'altra persona, a questo schermo
page-player = Giocatore { $number }
page-who-starts = Chi comincia
page-you-start = tu
page-machine-starts = la macchina
page-first-starts = il giocatore 1
page-second-starts = il giocatore 2
page-chance-starts = decide il caso
page-clock = Orologio
page-no-clock = nessuno
page-clock-is = { $minutes } minuti e { $seconds } secondi a mossa
page-match = Incontro a quanti punti
page-no-match = una partita; di solito sono { $count }
page-real-dice = Tiriamo dadi veri e scriviamo che cosa mostrano
page-seed = Seme dei dadi
page-seed-new = uno nuovo
page-begin = Comincia
page-here = qui

## The board

page-board = Tavoliere
page-point-empty = { $cell }, vuota
page-point-piece = { $cell }, { side }
page-point-undalled = { $cell }, { side }, non attivata
page-point-dalled = { $cell }, { side }, attivata
page-point-chosen = scelta
page-point-open = si può scegliere
page-point-last = dell'ultima mossa
page-dice = Dadi: { $throw }
page-lost =
    { $count ->
        [one] una catturata
       *[other] { $count } catturate
    }

## During a game

page-no-game = Non c'è nessuna partita in corso.
page-throw-off = Entrambi tirano per l'inizio.
page-throw = Tira i dadi
page-throw-for-start = Tira per l'inizio
page-type-throw = Che cosa mostrano i dadi?
page-typed = Il tiro è questo
page-die = Dado { $number }
page-took =
    { $count ->
        [one] Una pedina è catturata.
       *[other] { $count } pedine sono catturate.
    }
page-take-one = Ora scegli la pedina da catturare.
page-actions = Che cosa puoi fare
page-undo = Annulla
page-redo = Ripeti
page-hint = Consiglio
page-flip = Gira
page-more = Altro
page-resign = Abbandona
page-resign-sure = Abbandona davvero
page-agree-draw = Accordatevi sulla patta
page-next-game = Prossima partita dell'incontro
page-again = Gioca ancora
page-moves = Mosse
page-browse = Guarda indietro
page-browsing = Il tavoliere dopo la mossa { $number }
page-first = All'inizio
page-back = Una mossa indietro
page-forth = Una mossa avanti
page-last = Alla partita
page-elsewhere = In un'altra scheda c'è un'altra partita, perciò questa non viene più conservata.
page-keep-here = Conserva questa

## Texts and storage

page-copied = Copiato.
page-copy-record = Copia la registrazione
page-save-record = Salva la registrazione
page-copy-position = Copia la posizione
page-link-position = Collegamento a questa posizione
page-link-game = Collegamento a questa partita
page-copy-embed = Copia un tavoliere per il tuo sito
page-copy-by-hand = Questo browser non permette alla pagina di copiare. Copia il testo da qui:
page-open-about = Una registrazione, una posizione o delle regole: incolla qui il testo, e si apre.
page-open-text = Testo
page-open-it = Apri
page-open-file = Apri un file
page-not-read = Questo testo non si può leggere.
page-record-fault = Riga { $line }, colonna { $column }: { $what }
page-without-variations = La partita è aperta senza le sue varianti. { $why }
page-set-aside = Qualcosa di conservato non si poteva leggere. È stato messo da parte come “{ $name }”, e nient'altro è perduto.
page-not-kept = Qui il browser non conserva nulla: la partita si perde quando si chiude la pagina.

## Settings

page-theme = Aspetto
page-theme-system = come il sistema
page-theme-light = alla luce del giorno
page-theme-dark = alla luce della lampada
page-theme-plain = semplice, a forte contrasto
page-coordinates = Mostra le coordinate
page-sound = Fai sentire pedine e dadi
page-still = Niente si muova da solo
page-language = Lingua

## Rules of one's own

page-own-about = Ogni regola è un interruttore. Ciò che scegli viene giudicato mentre lo scegli.
page-own-from = Parti da
page-own-good = Queste regole stanno bene insieme.
page-own-bad = Queste regole non stanno bene insieme:
page-own-play = Gioca con queste regole
page-link-rules = Collegamento a queste regole

## Editor

page-brushes = Che cosa mette un tocco sul tavoliere
page-erase = Niente
page-to-move = Deve muovere
page-hands-are = Pedine in mano: del Nero, una virgola, del Bianco
page-throw-is = Tiro sul tavolo, oppure - prima del tiro
page-stands = Questa posizione è possibile.
page-play-machine = Continua contro la macchina
page-play-two = Continua in due
page-from-start = Posizione iniziale
page-empty = Tavoliere vuoto

## Paper and rooms

page-print-about = Un foglio con il tavoliere e uno con le regole, su A4 o Letter. Come pedine vanno bene bottoni, sassi, noci o fiammiferi.
page-print-it = Stampa
page-kiosk-end = Torna ai giochi

## Finali

page-endings = Finali
endings-about = Disponi poche pedine. Ciò che si legge qui è dimostrato: contro il gioco migliore nessuno fa di meglio.
endings-wait = Consultazione in corso …
endings-proven = { side } al tratto: { $verdict } (dimostrato)
endings-moves = Tutte le mosse, la migliore per prima
endings-throw = Tiro
endings-no-throw = non ancora tirato
endings-throw-first = Scegli un tiro per vedere quanto vale ogni giocata.
endings-back = Ritira la mossa
endings-example = Esempio
endings-no-rules = Qui non ci sono tavole dei finali per queste regole.
endings-no-men = Qui non c’è una tavola per queste pedine, o non dove stanno. Ci sono tavole di { $tables }.
endings-no-placing = Le tavole non sanno nulla finché restano pedine da posare.
endings-no-over = La partita è finita.
endings-no-away = Non è stato possibile caricare le tavole. Serve la rete una volta sola, poi vengono conservate.
endings-no-damaged = La tavola caricata è danneggiata o di un’altra versione.
