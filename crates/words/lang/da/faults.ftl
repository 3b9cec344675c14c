# What is wrong. A sentence names the cells and, where there is one, the way out.

## Positions

fault-empty = Der er ikke givet noget.
fault-position-parts =
    En stilling har 3 dele, eller 5 med tællere; denne tekst har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-unknown-side = »{ $text }« er ingen side: skriv b for sort og w for hvid.
fault-bad-number = »{ $text }« er ikke et tal, der passer her.
fault-bad-hands = »{ $text }« siger ikke, hvad der er på hånden: skriv sorts brikker, et komma og hvids, som i 12,12.
fault-rank-count =
    Brættet har { $want } rækker; denne tekst har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-rank-length =
    Række { $rank } har { $have ->
        [one] ét felt
       *[other] { $have } felter
    } i stedet for { $want }.
fault-row-count =
    En stilling har tre rækker, hvids, den midterste og sorts; denne tekst har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-row-length =
    { $row ->
        [w] Hvids række
        [m] Midterrækken
       *[b] Sorts række
    } har { $have ->
        [one] ét hul
       *[other] { $have } huller
    } i stedet for { $want }.
fault-unknown-piece = »{ $text }« er ingen brik: brikker skrives b og w, fordallede B og W.
fault-too-many-pieces =
    { side-start } har her { $have ->
        [one] én brik
       *[other] { $have } brikker
    }, men kan højst have { $most }.
fault-undalled-away = Brikken på { $cell } er ikke fordallet, og ufordallede brikker står kun i deres egen række.
fault-dalled-at-start = Brikken på { $cell } er fordallet, men når en brik fordalles, rykker den frem, så dér kan ingen stå.
fault-both-lost =
    Begge sider ville have tabt: sort med { $black ->
        [one] én brik
       *[other] { $black } brikker
    }, hvid med { $white ->
        [one] én brik
       *[other] { $white } brikker
    }.
fault-bad-throw = »{ $text }« er intet kast: skriv to af siderne A, 2, 3 og 4, som i A3.
fault-bad-counters =
    Der kan ikke være { $quiet ->
        [one] ét stille træk
       *[other] { $quiet } stille træk
    }, når der i alt er spillet { $ply ->
        [one] ét træk
       *[other] { $ply } træk
    }.

## Moves

fault-bad-move = »{ $text }« er ikke skrevet som et træk: c3 placerer, c3-c4 flytter, c3-c4xd1 slår, b1-m1,m4xm8 spiller to terninger.
fault-unknown-cell = »{ $text }« findes ikke på dette bræt.
fault-game-over = Spillet er slut.
fault-throw-first = Først skal terningerne kastes.
fault-play-first = Spil først det kast, der ligger på bordet.
fault-takes-differs = Det, der er skrevet for { $cell }, passer ikke til brættet: x slår en fjendtlig brik, - går derhen, hvor ingen står.

## Games of alignment

fault-occupied = Der står allerede en brik på { $cell }.
fault-must-place = Der er stadig brikker at placere, så endnu flyttes intet fra { $cell }.
fault-must-step = Alle brikker er placeret: nu flyttes der, og { $cell } alene er intet træk.
fault-fill-first = { $cell } må vente: først kommer { $cells }.
fault-makes-row = { $cell } ville give tre på stribe, og det er forbudt, når man placerer: { $cells }
fault-makes-long =
    { $cell } ville give { $length ->
        [4] fire
        [5] fem
        [6] seks
        [7] syv
        [8] otte
       *[other] { $length }
    } på stribe: { $cells }
fault-leaves-long = Forlod brikken på { $cell } sin linje, ville den på den måde give tre på stribe, og det er forbudt: { $cells }
fault-not-yours = Brikken på { $cell } er ikke din.
fault-no-piece = Der står ingen brik på { $cell }.
fault-not-adjacent = { $to } ligger ikke ved siden af { $cell }: man flytter til nabofeltet, vandret eller lodret.
fault-cannot-move = Brikken på { $cell } kan ikke flyttes.
fault-must-capture =
    Dette træk slår { $count ->
        [one] en brik; sig hvilken
       *[other] { $count } brikker; sig hvilke
    }: { $cells }
fault-no-capture = Trækket til { $cell } giver ingen stribe, der slår.
fault-too-many-captures =
    { $cell } er for meget: dette træk slår kun { $count ->
        [one] én brik
       *[other] { $count } brikker
    }.
fault-protected = Brikken på { $cell } står i en stribe på tre og kan ikke slås: { $cells }
fault-not-enemy = Der står ingen fjendtlig brik på { $cell }, og kun dem kan man slå.
fault-taken-twice = Brikken på { $cell } er nævnt to gange.

## Running-fight games

fault-throw-lost = Dette kast kan ikke spilles; kun »pass« er tilbage.
fault-throw-not-lost = Dette kast kan spilles, så man kan ikke melde pas.
fault-own-on-hole = Fra { $cell } til { $to }: dér står en af dine egne brikker.
fault-own-jumped = Brikken på { $cell } kan ikke komme forbi { $cells }: man springer aldrig over egne brikker.
fault-needs-dal = Brikken på { $cell } er ikke fordallet: den rykker kun med et A.
fault-not-sternmost = Brikken på { $cell } må vente: af de ufordallede må kun den nærmest agterenden fordalles: { $cells }
fault-no-such-die = Hverken en terning eller begge tilsammen fører fra { $cell } til { $to }.
fault-not-on-way = { $to } ligger ikke forude for brikken på { $cell }.
fault-undalled-safe = Brikken på { $cell } er ikke fordallet og kan ikke slås, så dér kan intet træk ende.
fault-hole-by-hole = Begge terninger på én brik er to træk her, og hvert kan slå: fra { $cell } til { $to } skal du standse, hvor den første terning ender.
fault-no-adding = Efter disse regler lægges terningerne aldrig sammen, så { $cell } når ikke { $to }.
fault-both-dice = Begge terninger kan bruges, så det skal de; efter { $cell } til { $to } ville én være tilovers.
fault-higher-die = Kun én terning kan bruges, og det skal være den højeste, som ikke fører fra { $cell } til { $to }.
fault-same-piece = Brikken på { $cell } er rykket; den anden terning rykker en anden brik, medmindre de lægges sammen.
fault-die-used = Terningen, der fører fra { $cell } til { $to }, er brugt.
fault-play-complete = Begge terninger er spillet; brikken på { $cell } bliver stående.

## Rulesets

fault-unknown-preset = Der er intet regelsæt »{ $text }«; kommandoen »rules« viser dem alle.
fault-unknown-field = Der er ingen regel »{ $text }«. Kendte: { $known }
fault-bad-field = »{ $text }« ændrer ingen regel: skriv en regel og dens værdi, som i place_three=free.
fault-repeated-field = Reglen { $field } er givet to gange.
fault-bad-value = »{ $text }« er ingen værdi for { $field }. Kendte: { $known }
fault-out-of-range = { $field } går fra { $least } til { $most }; { $have } ligger udenfor.
fault-pieces-too-few =
    Med { $pieces ->
        [one] én brik
       *[other] { $pieces } brikker
    } til hver ville den, der taber med { $lose_at }, have tabt før første træk.
fault-board-too-small = Med { $pieces } brikker til hver skal der mere end { $cells } felter til, for nogle skal være tomme.
fault-fill-off-board = { $cell } skulle fyldes først, men det felt har dette bræt ikke.
fault-fill-repeated = { $cell } står to gange blandt de felter, der fyldes først.
fault-row-too-short = { $pieces } brikker kan ikke være i en række på { $outer } huller.

## Records

fault-bad-tag = »{ $text }« er intet mærke: et mærke skrives [Navn "værdi"].
fault-repeated-tag = Mærket { $tag } står to gange.
fault-missing-tag = Mærket { $tag } mangler.
fault-other-ruleset = Dette er et spil { $have }, ikke { $want }.
fault-wrong-digest = Fingeraftrykket { $have } hører ikke til disse regler; deres er { $want }.
fault-open-comment = En kommentar begynder og slutter aldrig.
fault-open-variation = Parenteserne om en variant passer ikke sammen.
fault-lone-variation = En variant træder i stedet for trækket før den, og her er der intet.
fault-empty-variation = Varianten har ingen træk.
fault-deep-variation = Varianter ligger inden i hinanden i mere end { $most } lag.
fault-too-many-variations = Varianterne har mere end { $most } træk.
fault-wrong-skip = »--« står netop dér, hvor én side ellers ville spille to gange i træk; her er det forkert eller mangler.
fault-missing-throw = Kastet mangler før »{ $text }«: det skrives foran, som i A3:b1-m4.
fault-unexpected-throw = »{ $text }« har et kast, men dette spil har ingen terninger.
fault-wrong-throw = Kastet er skrevet { $have }, men frøet giver { $want }.
fault-wrong-number = Trækket har nummer { $have }, men det er nummer { $want }.
fault-after-end = Spillet er slut før »{ $text }«.
fault-wrong-result = Resultatet er skrevet { $have }, men spillet endte { $want }.
fault-bad-result = »{ $text }« er intet resultat: skriv B+, W+, = eller *.
fault-stray-text = »{ $text }« hører ikke til her.
fault-bad-opening = »{ $text }« er ingen åbning: skriv sorts kast og så hvids lavere, som i 24 A3; lige kast står før dem.
fault-unexpected-tag = Et spil af denne slags har ikke mærket { $tag }.

## Events of a session

fault-event-gap = Hændelse { $have } kom, men det var { $want }, der skulle komme: der mangler nogle.
fault-event-conflict = Der er allerede en anden hændelse { $number }.
fault-event-start = Den første hændelse begynder spillet, og ingen senere gør.
fault-nothing-to-undo = Der er intet at tage tilbage.
fault-nothing-to-redo = Der er intet at spille igen.
fault-undo-crosses-throw = Terningerne er kastet siden; det tages kun tilbage, når begge sider beder om det.
fault-no-offer = Ingen har tilbudt remis.
fault-opening-first = Først kaster begge sider om, hvem der begynder.
fault-seeded-dice = Terningerne i dette spil kommer fra dets frø og kan ikke tastes ind.
fault-line-too-long = Linjen er længere end { $most } byte.
fault-not-text = Linjen er ikke tekst i UTF-8.
fault-bad-text = »{ $text }« kan ikke bruges her. Muligt: { $want }
