# A game at a terminal or on a page.

## Whose turn it is

play-you = tu
play-player = Giocatore { $number }
play-to-place =
    { side-start } colloca una pedina; { $count ->
        [one] ne ha una
       *[other] ne ha { $count }
    } in mano.
play-to-step = { side-start } muove.
play-to-throw = { side-start } tira i dadi.
play-to-play = { side-start } gioca { $throw }.
play-machine-thinks = La macchina pensa …
play-moved = { side-start }: { $move }
play-hint = Consiglio: { $move }
play-no-hint = Qui non ci sono consigli.
play-moves =
    { $count ->
        [one] Una mossa legale:
       *[other] { $count } mosse legali:
    }
play-only-move = C'è una sola mossa legale: { $move }
play-in-hand = In mano: Nero { $black }, Bianco { $white }
play-taken = Catturate: nere { $black }, bianche { $white }
play-done = Fatto
play-row-made = Un allineamento: { $cells }

## Skips, throws and passes

play-skip-no-hand = { side-start } non ha pedine in mano e salta il turno.
play-skip-no-cell = { side-start } non ha caselle permesse e salta il turno.
play-leftovers = Nessuno può collocare: le pedine in mano escono dal gioco. Muove per primo il Nero.
play-movement-begins = Tutte le pedine sono collocate. Muove per primo il Nero.
play-opening = Si tira per l'inizio: Nero { $black }, Bianco { $white }
play-opening-tie = Somme uguali: si tira di nuovo.
play-opening-won = { side-start } ha la somma più alta e comincia con il nero.
play-threw = { side-start } tira { $throw }.
play-pass-no-dal = { side-start } passa: senza una A nulla si attiva, e nessuna pedina è libera di correre.
play-pass-blocked = { side-start } passa: nessuna pedina può usare { $throw }.
play-throws-again = { side-start } tira di nuovo.
play-enter-throws = Invio tira i dadi.
play-enter-plays = Invio gioca { $move }.
play-type-opening = { $name } tira per l'inizio. Che tiro? Scrivi due facce, come in A3:
play-type-throw = Che tiro? Scrivi due facce, come in A3:
play-seed = I dadi vengono dal seme { $seed }, da cui ogni tiro si può ricalcolare.
play-dice-typed = I dadi si tirano a mano e si scrivono.

## Taking back, saving

play-undone =
    { $count ->
        [one] Una mossa ritirata.
       *[other] { $count } mosse ritirate.
    }
play-redone = Rigiocata: { $move }
play-undo-asked = { side-start } chiede di ritirare una mossa: accetta o rifiuta.
play-undo-declined = { side-start } non è d'accordo.
play-saved = Salvata: { $path }
play-resumed =
    Ripresa da { $path }, dopo { $count ->
        [one] una mossa.
       *[other] { $count } mosse.
    }
play-save-damaged = { $path } non è una partita salvata integra e resta com'è: { $why }
play-save-newer = lo ha scritto una versione successiva di questo programma
play-save-other = è un'altra cosa
play-exists = { $path } esiste già e resta com'è.
play-nothing-left = Non c’è nessuna partita salvata da riprendere.
play-go-on = Per continuare più tardi: { $command }
play-not-read = { $path } non si può leggere: { $why }
play-not-written = { $path } non si può scrivere: { $why }

## Draws, resigning, ends

play-draw-offered = { side-start } propone la patta.
play-draw-declined = { side-start } rifiuta la patta.
play-draw-open = È proposta la patta: accetta o rifiuta.
play-sure-resign = Vuoi abbandonare? Scrivi «resign» un'altra volta.
play-sure-new = Questa partita non è finita. Scrivi «new» un'altra volta per lasciarla.
play-sure-quit = La partita non è salvata. Scrivi «quit» un'altra volta.
play-game-over = La partita è finita. { $ending }
play-unfinished = La partita non è finita.
play-again = Scrivi «new» per un'altra partita.

## Matches

play-match-begins =
    Un incontro a { $points ->
        [one] un punto.
       *[other] { $points } punti.
    }
play-match-game = Partita { $number }
play-match-score = Punteggio: { $first } { $first_points }, { $second } { $second_points }
play-match-points =
    { side-start } guadagna { $points ->
        [one] un punto.
        [2] due punti, perché non ha perso pedine.
       *[other] { $points } punti.
    }
play-match-won = { $name } ha vinto l'incontro.
play-match-swap = Ora comincia l'altro giocatore, con le pedine nere.

## Lines of an overview

play-rules = Regole
play-grounds = Da dove viene ogni regola
play-doubts = Che cosa abbiamo scelto noi
play-sources = Fonti
play-position = Posizione
play-digest = Impronta
play-commands = Che cosa si può scrivere
play-help-hint = Scrivi «help» per sapere che cosa si può scrivere.
play-unknown = «{ $text }» non è né una mossa né un comando.
play-goodbye = Arrivederci.

## What can be typed during a game

help-move = giocare una mossa
help-moves = elencare le mosse legali
help-board = mostrare di nuovo il tavoliere
help-turn = girare il tavoliere
help-hint = farsi consigliare una mossa dalla macchina
help-undo = ritirare una mossa
help-redo = rigiocare una mossa ritirata
help-throw = tirare i dadi, o dire che cosa mostrano dadi veri
help-rules = mostrare queste regole in breve
help-why = mostrare da dove viene una regola
help-position = mostrare la posizione come testo
help-record = mostrare il verbale della partita
help-save = salvare la partita in un file
help-draw = proporre la patta
help-accept = accettare la proposta
help-decline = rifiutare la proposta
help-resign = abbandonare la partita
help-score = mostrare il punteggio dell'incontro
help-new = cominciare un'altra partita
help-help = mostrare questo elenco
help-quit = uscire

## Commands of the program

command-about = Giocare, studiare e verificare Dara, Dala e Daldøsa.
command-play = giocare una partita al terminale, contro la macchina o in due
command-moves = elencare le mosse legali di una posizione
command-rules = elencare i regolamenti, o spiegarne uno con i suoi motivi
command-perft = contare le partite di una data lunghezza, per verificare le regole
command-playout = giocare partite a caso e contare come finiscono
command-replay = controllare i verbali delle partite e mostrarli
command-convert = trasformare i verbali in righe JSON o in posizioni, e viceversa
command-arena = far giocare molte partite a due macchine e dire quale è più forte
command-tables = costruire, controllare e interrogare le tabelle dei finali
command-analyse = analizzare una posizione, o le partite dei verbali
command-bench = fare un lavoro fisso, uguale su ogni macchina, e misurarne il tempo
command-engine = cercare la mossa per un altro programma, alla maniera di UCI
command-serve = offrire le pagine ai browser
command-man = stampare le pagine di manuale
command-completions = stampare i completamenti per una shell
command-more = nugar COMMAND --help dice le opzioni di un comando.
command-usage = Uso
command-commands = Comandi
command-error = Errore
