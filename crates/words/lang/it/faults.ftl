# What is wrong. A sentence names the cells and, where there is one, the way out.

## Positions

fault-empty = Non è stato dato nulla.
fault-position-parts =
    Una posizione ha 3 parti, o 5 con i contatori; questo testo ne ha { $have ->
        [one] una
       *[other] { $have }
    }.
fault-unknown-side = «{ $text }» non è un giocatore: si scrive b per il Nero e w per il Bianco.
fault-bad-number = «{ $text }» non è un numero che vada bene qui.
fault-bad-hands = «{ $text }» non dice quante pedine sono in mano: si scrivono quelle del Nero, una virgola e quelle del Bianco, come in 12,12.
fault-rank-count =
    Il tavoliere ha { $want } righe; questo testo ne ha { $have ->
        [one] una
       *[other] { $have }
    }.
fault-rank-length =
    La riga { $rank } ha { $have ->
        [one] una casella
       *[other] { $have } caselle
    } invece di { $want }.
fault-row-count =
    Una posizione ha tre file, quella del Bianco, quella di mezzo e quella del Nero; questo testo ne ha { $have ->
        [one] una
       *[other] { $have }
    }.
fault-row-length =
    { $row ->
        [w] La fila del Bianco
        [m] La fila di mezzo
       *[b] La fila del Nero
    } ha { $have ->
        [one] un foro
       *[other] { $have } fori
    } invece di { $want }.
fault-unknown-piece = «{ $text }» non è una pedina: le pedine si scrivono b e w, quelle attivate B e W.
fault-too-many-pieces =
    { side-start } ha qui { $have ->
        [one] una pedina
       *[other] { $have } pedine
    }, ma non può averne più di { $most }.
fault-undalled-away = La pedina in { $cell } non è attivata, e le pedine non attivate stanno solo nella propria fila.
fault-dalled-at-start = La pedina in { $cell } è attivata, ma attivandosi una pedina avanza: lì non può stare.
fault-both-lost =
    Avrebbero perso entrambi: il Nero con { $black ->
        [one] una pedina
       *[other] { $black } pedine
    }, il Bianco con { $white ->
        [one] una pedina
       *[other] { $white } pedine
    }.
fault-bad-throw = «{ $text }» non è un tiro: si scrivono due delle facce A, 2, 3 e 4, come in A3.
fault-bad-counters =
    Non possono esserci { $quiet ->
        [one] una mossa tranquilla
       *[other] { $quiet } mosse tranquille
    } su { $ply ->
        [one] una mossa giocata
       *[other] { $ply } mosse giocate
    } in tutto.

## Moves

fault-bad-move = «{ $text }» non è scritto come una mossa: c3 colloca, c3-c4 muove, c3-c4xd1 cattura, b1-m1,m4xm8 gioca due dadi.
fault-unknown-cell = «{ $text }» non è su questo tavoliere.
fault-game-over = La partita è finita.
fault-throw-first = Prima bisogna tirare i dadi.
fault-play-first = Prima va giocato il tiro che è sul tavolo.
fault-takes-differs = Quel che è scritto per { $cell } non corrisponde al tavoliere: x cattura una pedina avversaria, - va dove non ce n'è.

## Games of alignment

fault-occupied = In { $cell } c'è già una pedina.
fault-must-place = Ci sono ancora pedine da collocare: da { $cell } non si muove ancora.
fault-must-step = Tutte le pedine sono collocate: ora si muove, e { $cell } da solo non è una mossa.
fault-fill-first = { $cell } deve aspettare: prima vengono { $cells }.
fault-makes-row = { $cell } farebbe un allineamento di tre, che in posizionamento è vietato: { $cells }
fault-makes-long =
    { $cell } farebbe un allineamento di { $length ->
        [4] quattro
        [5] cinque
        [6] sei
        [7] sette
        [8] otto
       *[other] { $length }
    }: { $cells }
fault-leaves-long = Uscendo dalla sua linea, la pedina in { $cell } farebbe così un allineamento di tre, e questo è vietato: { $cells }
fault-not-yours = La pedina in { $cell } non è tua.
fault-no-piece = In { $cell } non c'è nessuna pedina.
fault-not-adjacent = { $to } non è accanto a { $cell }: si muove nella casella vicina, in orizzontale o in verticale.
fault-cannot-move = La pedina in { $cell } non può muovere.
fault-must-capture =
    Questa mossa cattura { $count ->
        [one] una pedina; di' quale
       *[other] { $count } pedine; di' quali
    }: { $cells }
fault-no-capture = La mossa in { $cell } non fa nessun allineamento che catturi.
fault-too-many-captures =
    { $cell } è di troppo: questa mossa cattura solo { $count ->
        [one] una pedina
       *[other] { $count } pedine
    }.
fault-protected = La pedina in { $cell } fa parte di un allineamento di tre e non può essere catturata: { $cells }
fault-not-enemy = In { $cell } non c'è una pedina avversaria, e solo quelle si catturano.
fault-taken-twice = La pedina in { $cell } è nominata due volte.

## Running-fight games

fault-throw-lost = Questo tiro non si può giocare; resta solo «pass».
fault-throw-not-lost = Questo tiro si può giocare, quindi non si può passare.
fault-own-on-hole = Da { $cell } a { $to }: lì c'è una tua pedina.
fault-own-jumped = La pedina in { $cell } non può superare { $cells }: le proprie pedine non si saltano mai.
fault-needs-dal = La pedina in { $cell } non è attivata: si muove solo con una A.
fault-not-sternmost = La pedina in { $cell } deve aspettare: tra quelle non attivate tocca solo alla più vicina alla poppa: { $cells }
fault-no-such-die = Né un dado né la loro somma portano da { $cell } a { $to }.
fault-not-on-way = { $to } non è sul cammino della pedina in { $cell }.
fault-undalled-safe = La pedina in { $cell } non è attivata e non può essere catturata, quindi lì non si può finire.
fault-hole-by-hole = I due dadi su una stessa pedina sono qui due mosse, e ciascuna può catturare: da { $cell } a { $to } ci si ferma dove finisce il primo dado.
fault-no-adding = Con queste regole i dadi non si sommano mai, quindi { $cell } non arriva a { $to }.
fault-both-dice = Si possono usare tutti e due i dadi, quindi si deve; dopo { $cell } - { $to } ne avanzerebbe uno.
fault-higher-die = Si può usare un solo dado, e dev'essere il più alto, che non porta da { $cell } a { $to }.
fault-same-piece = La pedina in { $cell } ha già mosso; l'altro dado muove un'altra pedina, a meno di sommarli.
fault-die-used = Il dado che porta da { $cell } a { $to } è già usato.
fault-play-complete = I due dadi sono giocati; la pedina in { $cell } resta dov'è.

## Rulesets

fault-unknown-preset = Non c'è nessun regolamento «{ $text }»; il comando «rules» li elenca tutti.
fault-unknown-field = Non c'è nessuna regola «{ $text }». Si conoscono: { $known }
fault-bad-field = «{ $text }» non cambia nessuna regola: si scrive una regola e il suo valore, come in place_three=free.
fault-repeated-field = La regola { $field } è data due volte.
fault-bad-value = «{ $text }» non è un valore di { $field }. Si conoscono: { $known }
fault-out-of-range = { $field } va da { $least } a { $most }; { $have } è fuori.
fault-pieces-too-few =
    Con { $pieces ->
        [one] una pedina
       *[other] { $pieces } pedine
    } a testa, chi perde quando ne ha { $lose_at } avrebbe perso prima della prima mossa.
fault-board-too-small = Con { $pieces } pedine a testa ci vogliono più di { $cells } caselle, perché alcune devono restare libere.
fault-fill-off-board = { $cell } andrebbe riempita per prima, ma questo tavoliere non ha quella casella.
fault-fill-repeated = { $cell } compare due volte tra le caselle da riempire per prime.
fault-row-too-short = { $pieces } pedine non stanno in una fila di { $outer } fori.

## Records

fault-bad-tag = «{ $text }» non è un'etichetta: un'etichetta si scrive [Nome "valore"].
fault-repeated-tag = L'etichetta { $tag } compare due volte.
fault-missing-tag = Manca l'etichetta { $tag }.
fault-other-ruleset = Questa è una partita di { $have }, non di { $want }.
fault-wrong-digest = L'impronta { $have } non è quella di queste regole, che è { $want }.
fault-open-comment = Un commento comincia e non finisce mai.
fault-open-variation = Le parentesi di una variante non corrispondono.
fault-lone-variation = Una variante sostituisce la mossa che la precede, e qui non ce n'è nessuna.
fault-empty-variation = La variante non contiene mosse.
fault-deep-variation = Le varianti sono annidate a più di { $most } livelli.
fault-too-many-variations = Le varianti contengono più di { $most } mosse.
fault-wrong-skip = «--» sta esattamente dove altrimenti un giocatore avrebbe due mosse di seguito; qui è di troppo o manca.
fault-missing-throw = Manca il tiro prima di «{ $text }»: si scrive davanti, come in A3:b1-m4.
fault-unexpected-throw = «{ $text }» ha un tiro, ma questo gioco non ha dadi.
fault-wrong-throw = Il tiro è scritto { $have }, ma il seme dà { $want }.
fault-wrong-number = La mossa porta il numero { $have }, ma è la numero { $want }.
fault-after-end = La partita è finita prima di «{ $text }».
fault-wrong-result = Il risultato è scritto { $have }, ma la partita è finita { $want }.
fault-bad-result = «{ $text }» non è un risultato: si scrive B+, W+, = o *.
fault-stray-text = «{ $text }» qui è fuori posto.
fault-bad-opening = «{ $text }» non è un'apertura: si scrive il tiro del Nero e poi quello più basso del Bianco, come in 24 A3; prima stanno i pareggi.
fault-unexpected-tag = Una partita di questo tipo non ha l'etichetta { $tag }.

## Events of a session

fault-event-gap = È arrivato l'evento { $have }, ma toccava al { $want }: ne mancano.
fault-event-conflict = C'è già un altro evento { $number }.
fault-event-start = Il primo evento inizia la partita, e nessuno dopo di esso.
fault-nothing-to-undo = Non c'è nulla da ritirare.
fault-nothing-to-redo = Non c'è nulla da rigiocare.
fault-undo-crosses-throw = Nel frattempo si sono tirati i dadi: si ritira solo se lo chiedono entrambi.
fault-no-offer = Nessuno ha proposto la patta.
fault-opening-first = Prima i due giocatori tirano per l'inizio.
fault-seeded-dice = I dadi di questa partita vengono dal suo seme e non si possono immettere a mano.
fault-line-too-long = La riga è più lunga di { $most } byte.
fault-not-text = La riga non è testo in UTF-8.
fault-bad-text = «{ $text }» qui non si può usare. Possibili: { $want }
