# Che cosa si pensa di posizioni e partite.

## Numeri. Una probabilità è una quota dei punti: una vittoria li vale tutti, una patta la metà.

decimal-mark = ,
percent = { $number }%

## Una posizione

analysis-chance = { side-start }: probabilità di vittoria { $chance }
analysis-win =
    { $plies ->
        [0] vittoria raggiunta
        [one] vittoria in una semimossa
       *[other] vittoria in { $plies } semimosse
    }
analysis-loss =
    { $plies ->
        [0] partita persa
        [one] sconfitta in una semimossa
       *[other] sconfitta in { $plies } semimosse
    }
analysis-draw = patta
analysis-exact = esattamente { $chance }
analysis-looked =
    Guardato avanti di { $depth ->
        [one] una semimossa
       *[other] { $depth } semimosse
    }, in { $nodes } posizioni.
analysis-looked-throws =
    Guardato avanti di { $depth ->
        [one] un lancio
       *[other] { $depth } lanci
    }, in { $nodes } posizioni.

## Una partita

analysis-move = Mossa
analysis-side = Parte
analysis-after = Probabilità
analysis-lost = Perdita
analysis-luck = Fortuna
analysis-verdict = Giudizio
class-forced = obbligata
class-best = migliore
class-good = buona
class-slip = imprecisione
class-mistake = errore
class-blunder = errore grave
analysis-better = meglio: { $line }
analysis-decisions = Decisioni
analysis-lost-all = Perdita totale
analysis-lost-each = Perdita media
analysis-slips = Imprecisioni
analysis-mistakes = Errori
analysis-blunders = Errori gravi
analysis-turns = Dove la partita è cambiata
analysis-no-turns = Nulla ha cambiato il corso di questa partita.
analysis-turn-move = { $move }: { side-start } passa in vantaggio; l'errore vale { $gain }.
analysis-turn-throw = { $move }: { side-start } passa in vantaggio; il lancio vale { $gain }.

## La pagina

analysis-title = Analisi
analysis-game = Analizza la partita
analysis-it = Analizza
analysis-thinking = Sto guardando …
analysis-lines = Linee migliori
analysis-throws = Scegli un lancio
analysis-graph = Grafico della partita: probabilità del Nero
analysis-retry = Riprova questo errore
analysis-find = Trova una mossa migliore di { $move }.
analysis-show = Mostra la mossa giocata
analysis-end = Alla fine della linea
analysis-variation = Variante
analysis-judged = { $done } mosse su { $count } giudicate
