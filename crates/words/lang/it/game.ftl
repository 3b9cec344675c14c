# Sides, phases, endings, terms, and the rules in brief.

language-name = Italiano

# A name and what stands behind it, in one line.
labelled = { $label }: { $text }

## Sides. `side` stands alone, the others in a sentence; `other` is the opponent of $side.

side = { $side ->
    [w] Bianco
   *[b] Nero
}
side-start = { $side ->
    [w] Il Bianco
   *[b] Il Nero
}
other-mid = { $side ->
    [w] il Nero
   *[b] il Bianco
}

## Phases

phase-placement = fase di posizionamento
phase-movement = fase di movimento
phase-roll = tiro dei dadi
phase-play = gioco del tiro
phase-over = fine

## Endings. $side is the winner.

reason-pieces = troppo poche pedine
reason-no-move = nessuna mossa legale
reason-repetition = ripetizione
reason-quiet = non succede più nulla
reason-all-taken = pedine catturate
reason-resignation = abbandono
reason-time = tempo scaduto
reason-agreement = accordo

outcome-win = { side-start } vince: { $reason }.
outcome-draw = Patta: { $reason }.
outcome-pieces-win = { side-start } vince: { other-mid } ha troppo poche pedine.
outcome-pieces-draw = Patta: entrambi hanno troppo poche pedine.
outcome-no-move-win = { side-start } vince: { other-mid } non può muovere.
outcome-no-move-draw = Patta: non ci sono più mosse legali.
outcome-repetition-draw = Patta: la stessa posizione è tornata troppe volte.
outcome-quiet-draw = Patta: da troppo tempo non si colloca e non si cattura nulla.
outcome-all-taken-win = { side-start } vince: { other-mid } ha perso le sue pedine.
outcome-resignation-win = { side-start } vince: { other-mid } abbandona.
outcome-time-win = { side-start } vince: { other-mid } ha esaurito il tempo.
outcome-agreement-draw = Patta per accordo.

## Terms of the field

term-alignment = gioco di allineamento
term-running-fight = gioco di inseguimento
term-board = tavoliere
term-cell = casella
term-file = colonna
term-rank = riga
term-piece = pedina
term-hand = mano
term-run = fila
term-row = allineamento
term-long = allineamento lungo
term-placement = posizionamento
term-movement = movimento
term-step = spostamento
term-capture = cattura
term-protected = protetta
term-turn = turno
term-draw = patta
term-match = incontro
term-hole = foro
term-outer-row = fila esterna
term-middle-row = fila di mezzo
term-stern = poppa
term-prow = prua
term-dice = dadi
term-dal = dal
term-dalled = attivata
term-undalled = non attivata
term-throw = tiro
term-lost-throw = tiro perso

## Games of alignment in brief

brief-board = Tavoliere di { $files } per { $ranks } caselle, vuoto all'inizio; { $pieces } pedine a testa; comincia il Nero.
brief-placement = Prima i giocatori collocano a turno una pedina in una casella libera.
brief-placement-filling = Prima i giocatori collocano a turno una pedina in una casella libera, { $count ->
    [one] la prima in
   *[other] le prime in
} { $cells }.
brief-row = Un allineamento è di esattamente tre pedine dello stesso colore, una accanto all'altra in orizzontale o in verticale, mai in diagonale.
brief-place-row-forbidden = In questa fase gli allineamenti sono vietati.
brief-place-row-free = Un allineamento fatto in questa fase non cattura.
brief-movement = Collocate tutte le pedine, a ogni turno se ne muove una in una casella libera vicina, in orizzontale o in verticale; non si passa mai.
brief-capture-step = Chi muovendo fa un nuovo allineamento toglie dal tavoliere una pedina avversaria, ovunque stia.
brief-capture-both = Chi collocando o muovendo fa un nuovo allineamento toglie dal tavoliere una pedina avversaria, ovunque stia.
brief-earn-one-compulsory = La cattura è obbligatoria; più allineamenti insieme catturano comunque una sola pedina.
brief-earn-one-optional = Alla cattura si può rinunciare; più allineamenti insieme catturano comunque una sola pedina.
brief-earn-row-compulsory = La cattura è obbligatoria; più allineamenti insieme catturano una pedina ciascuno.
brief-earn-row-optional = Alla cattura si può rinunciare; più allineamenti insieme catturano una pedina ciascuno.
brief-long-forbidden = Quattro o più in fila non si possono mai fare.
brief-long-placed = Quattro o più in fila si possono fare collocando ma non muovendo; non catturano.
brief-long-stepped = Quattro o più in fila si possono fare muovendo ma non collocando; non catturano.
brief-long-free = Quattro o più in fila si possono fare, ma non catturano.
brief-leave-captures = Uscire da una tale fila lasciandone tre vale come ogni allineamento.
brief-leave-none = Uscire da una tale fila lasciandone tre non cattura.
brief-leave-forbidden = Uscire da una tale fila lasciandone tre è vietato.
brief-protect-no = Le pedine allineate si possono catturare come le altre.
brief-protect-none = Le pedine allineate non si possono catturare; se lo sono tutte, non si cattura nulla.
brief-protect-any = Le pedine allineate non si possono catturare, a meno che lo siano tutte: allora una qualsiasi.
brief-end-loses =
    { $count ->
        [0] Chi resta senza pedine, o non può muovere, ha perso.
        [one] Chi resta con una pedina, o non può muovere, ha perso.
       *[other] Chi resta con { $count } pedine, o non può muovere, ha perso.
    }
brief-end-draw =
    { $count ->
        [0] Chi resta senza pedine ha perso; se chi deve muovere non può, è patta.
        [one] Chi resta con una pedina ha perso; se chi deve muovere non può, è patta.
       *[other] Chi resta con { $count } pedine ha perso; se chi deve muovere non può, è patta.
    }
brief-repetition = La stessa posizione per { $times } volte è patta.
brief-quiet =
    { $count ->
        [one] Una mossa senza collocare né catturare è patta.
       *[other] { $count } mosse di fila senza collocare né catturare sono patta.
    }
brief-draws =
    La stessa posizione per { $times } volte è patta, e così { $count ->
        [one] una mossa senza collocare né catturare.
       *[other] { $count } mosse di fila senza collocare né catturare.
    }

## Running-fight games in brief

brief-boat =
    Una barca con due file esterne di { $outer } fori e una di mezzo di { $middle }; { $pieces ->
        [one] una pedina non attivata
       *[other] { $pieces } pedine non attivate
    } a testa, ciascuno nella propria fila.
brief-dice = Due dadi a quattro facce: { $face }, 2, 3 e 4; la { $face } si chiama «dal» e vale uno.
brief-opening-anew = Si tira in due per l'inizio; comincia la somma più alta, con un tiro nuovo.
brief-opening-played = Si tira in due per l'inizio; comincia la somma più alta e gioca quel tiro.
brief-dal-any = Prima di correre una pedina va attivata: con una { $face } si gira e avanza di un foro, se lì non c'è una pedina propria.
brief-dal-sternmost = Prima di correre una pedina va attivata: con una { $face } si gira e avanza di un foro; tocca prima alla più vicina alla poppa.
brief-way = Il cammino: la propria fila fino alla poppa, la fila di mezzo fino alla prua, la fila avversaria, di nuovo quella di mezzo, e avanti in tondo.
brief-added-last = Ogni dado muove una pedina diversa, o tutti e due ne muovono una, che cattura solo dove finisce.
brief-added-each = Ogni dado muove una pedina diversa, o una sola li usa tutti e due, uno dopo l'altro, e cattura dove ciascuno finisce.
brief-added-none = Ogni dado muove una pedina diversa; i dadi non si sommano mai.
brief-dice-chooses = Se si può, si usano tutti e due i dadi; se va bene l'uno o l'altro ma non entrambi, si sceglie; se nessuno, il tiro è perso.
brief-dice-higher = Se si può, si usano tutti e due i dadi; se va bene l'uno o l'altro ma non entrambi, il più alto; se nessuno, il tiro è perso.
brief-taken-all = Una pedina avversaria, attivata o no, è catturata quando una mossa finisce nel suo foro.
brief-taken-dalled = Una pedina avversaria attivata è catturata quando una mossa finisce nel suo foro; le altre sono al sicuro e sbarrano il loro.
brief-jump = Le pedine avversarie si saltano liberamente; le proprie non si saltano e non ci si finisce mai sopra.
brief-double-again = { $face }{ $face } dà poi un altro tiro.
brief-double-nothing = { $face }{ $face } non dà un altro tiro.
brief-race-end =
    { $count ->
        [0] Vince chi cattura tutte le pedine avversarie.
       *[other] Vince chi lascia all'avversario una sola pedina.
    }
brief-race-quiet =
    { $count ->
        [one] Un tiro senza catture è patta.
       *[other] { $count } tiri di fila senza catture sono patta.
    }
