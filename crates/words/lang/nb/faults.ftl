# What is wrong. A sentence names the cells and, where there is one, the way out.

## Positions

fault-empty = Ingenting er gitt.
fault-position-parts =
    En stilling har 3 deler, eller 5 med tellere; denne teksten har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-unknown-side = «{ $text }» er ingen side: skriv b for svart og w for hvit.
fault-bad-number = «{ $text }» er ikke et tall som passer her.
fault-bad-hands = «{ $text }» sier ikke hva som er på hånden: skriv svarts brikker, et komma og hvits, som i 12,12.
fault-rank-count =
    Brettet har { $want } rekker; denne teksten har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-rank-length =
    Rekke { $rank } har { $have ->
        [one] ett felt
       *[other] { $have } felt
    } i stedet for { $want }.
fault-row-count =
    En stilling har tre rekker, hvits, den midterste og svarts; denne teksten har { $have ->
        [one] én
       *[other] { $have }
    }.
fault-row-length =
    { $row ->
        [w] Hvits rekke
        [m] Midtrekken
       *[b] Svarts rekke
    } har { $have ->
        [one] ett hull
       *[other] { $have } hull
    } i stedet for { $want }.
fault-unknown-piece = «{ $text }» er ingen brikke: brikker skrives b og w, aktiverte B og W.
fault-too-many-pieces =
    { side-start } har her { $have ->
        [one] én brikke
       *[other] { $have } brikker
    }, men kan høyst ha { $most }.
fault-undalled-away = Brikken på { $cell } er ikke aktivert, og slike brikker står bare i sin egen rekke.
fault-dalled-at-start = Brikken på { $cell } er aktivert, men når en brikke aktiveres, går den fram, så der kan ingen stå.
fault-both-lost =
    Begge sider ville ha tapt: svart med { $black ->
        [one] én brikke
       *[other] { $black } brikker
    }, hvit med { $white ->
        [one] én brikke
       *[other] { $white } brikker
    }.
fault-bad-throw = «{ $text }» er ikke noe kast: skriv to av sidene A, 2, 3 og 4, som i A3.
fault-bad-counters =
    Det kan ikke være { $quiet ->
        [one] ett stille trekk
       *[other] { $quiet } stille trekk
    } når det i alt er spilt { $ply ->
        [one] ett trekk
       *[other] { $ply } trekk
    }.

## Moves

fault-bad-move = «{ $text }» er ikke skrevet som et trekk: c3 plasserer, c3-c4 flytter, c3-c4xd1 slår, b1-m1,m4xm8 spiller to terninger.
fault-unknown-cell = «{ $text }» finnes ikke på dette brettet.
fault-game-over = Spillet er slutt.
fault-throw-first = Først må terningene kastes.
fault-play-first = Spill først kastet som ligger på bordet.
fault-takes-differs = Det som er skrevet for { $cell }, stemmer ikke med brettet: x slår en fiendtlig brikke, - går dit ingen står.

## Games of alignment

fault-occupied = Det står allerede en brikke på { $cell }.
fault-must-place = Det er fortsatt brikker å plassere, så ingenting flyttes fra { $cell } ennå.
fault-must-step = Alle brikker er plassert: nå flyttes det, og { $cell } alene er ikke noe trekk.
fault-fill-first = { $cell } må vente: først kommer { $cells }.
fault-makes-row = { $cell } ville gitt tre på rad, og det er forbudt når man plasserer: { $cells }
fault-makes-long =
    { $cell } ville gitt { $length ->
        [4] fire
        [5] fem
        [6] seks
        [7] sju
        [8] åtte
       *[other] { $length }
    } på rad: { $cells }
fault-leaves-long = Forlot brikken på { $cell } linjen sin, ville den slik gitt tre på rad, og det er forbudt: { $cells }
fault-not-yours = Brikken på { $cell } er ikke din.
fault-no-piece = Det står ingen brikke på { $cell }.
fault-not-adjacent = { $to } ligger ikke ved siden av { $cell }: man flytter til nabofeltet, vannrett eller loddrett.
fault-cannot-move = Brikken på { $cell } kan ikke flyttes.
fault-must-capture =
    Dette trekket slår { $count ->
        [one] en brikke; si hvilken
       *[other] { $count } brikker; si hvilke
    }: { $cells }
fault-no-capture = Trekket til { $cell } gir ingen rad som slår.
fault-too-many-captures =
    { $cell } er for mye: dette trekket slår bare { $count ->
        [one] én brikke
       *[other] { $count } brikker
    }.
fault-protected = Brikken på { $cell } står i en rad på tre og kan ikke slås: { $cells }
fault-not-enemy = Det står ingen fiendtlig brikke på { $cell }, og bare slike kan slås.
fault-taken-twice = Brikken på { $cell } er nevnt to ganger.

## Running-fight games

fault-throw-lost = Dette kastet kan ikke spilles; bare «pass» er igjen.
fault-throw-not-lost = Dette kastet kan spilles, så man kan ikke melde pass.
fault-own-on-hole = Fra { $cell } til { $to }: der står en av dine egne brikker.
fault-own-jumped = Brikken på { $cell } kommer ikke forbi { $cells }: man hopper aldri over egne brikker.
fault-needs-dal = Brikken på { $cell } er ikke aktivert: den går bare med en A.
fault-not-sternmost = Brikken på { $cell } må vente: av dem som ikke er aktivert, er det bare den nærmest akterenden som kan: { $cells }
fault-no-such-die = Verken en terning eller begge til sammen går fra { $cell } til { $to }.
fault-not-on-way = { $to } ligger ikke foran brikken på { $cell }.
fault-undalled-safe = Brikken på { $cell } er ikke aktivert og kan ikke slås, så der kan ikke noe trekk ende.
fault-hole-by-hole = Begge terningene på én brikke er to trekk her, og hvert kan slå: fra { $cell } til { $to } må du stanse der den første terningen ender.
fault-no-adding = Etter disse reglene legges terningene aldri sammen, så { $cell } når ikke { $to }.
fault-both-dice = Begge terningene kan brukes, så det må de; etter { $cell } til { $to } ville én bli til overs.
fault-higher-die = Bare én terning kan brukes, og det må være den høyeste, som ikke går fra { $cell } til { $to }.
fault-same-piece = Brikken på { $cell } har gått; den andre terningen flytter en annen brikke, med mindre de legges sammen.
fault-die-used = Terningen som går fra { $cell } til { $to }, er brukt.
fault-play-complete = Begge terningene er spilt; brikken på { $cell } blir stående.

## Rulesets

fault-unknown-preset = Det finnes ikke noe regelsett «{ $text }»; kommandoen «rules» viser alle.
fault-unknown-field = Det finnes ingen regel «{ $text }». Kjente: { $known }
fault-bad-field = «{ $text }» endrer ingen regel: skriv en regel og verdien dens, som i place_three=free.
fault-repeated-field = Regelen { $field } er gitt to ganger.
fault-bad-value = «{ $text }» er ingen verdi for { $field }. Kjente: { $known }
fault-out-of-range = { $field } går fra { $least } til { $most }; { $have } ligger utenfor.
fault-pieces-too-few =
    Med { $pieces ->
        [one] én brikke
       *[other] { $pieces } brikker
    } til hver ville den som taper med { $lose_at }, ha tapt før første trekk.
fault-board-too-small = Med { $pieces } brikker til hver trengs det mer enn { $cells } felt, for noen må være tomme.
fault-fill-off-board = { $cell } skulle fylles først, men det feltet har ikke dette brettet.
fault-fill-repeated = { $cell } står to ganger blant feltene som fylles først.
fault-row-too-short = { $pieces } brikker får ikke plass i en rekke på { $outer } hull.

## Records

fault-bad-tag = «{ $text }» er ikke noe merke: et merke skrives [Navn "verdi"].
fault-repeated-tag = Merket { $tag } står to ganger.
fault-missing-tag = Merket { $tag } mangler.
fault-other-ruleset = Dette er et spill { $have }, ikke { $want }.
fault-wrong-digest = Fingeravtrykket { $have } hører ikke til disse reglene; deres er { $want }.
fault-open-comment = En kommentar begynner og slutter aldri.
fault-open-variation = Parentesene rundt en variant passer ikke sammen.
fault-lone-variation = En variant trer i stedet for trekket før den, og her er det ikke noe.
fault-empty-variation = Varianten har ingen trekk.
fault-deep-variation = Varianter ligger inni hverandre i mer enn { $most } lag.
fault-too-many-variations = Variantene har mer enn { $most } trekk.
fault-wrong-skip = «--» står nettopp der én side ellers ville spille to ganger på rad; her er det feil eller mangler.
fault-missing-throw = Kastet mangler foran «{ $text }»: det skrives først, som i A3:b1-m4.
fault-unexpected-throw = «{ $text }» har et kast, men dette spillet har ingen terninger.
fault-wrong-throw = Kastet er skrevet { $have }, men frøet gir { $want }.
fault-wrong-number = Trekket har nummer { $have }, men det er nummer { $want }.
fault-after-end = Spillet er slutt før «{ $text }».
fault-wrong-result = Resultatet er skrevet { $have }, men spillet endte { $want }.
fault-bad-result = «{ $text }» er ikke noe resultat: skriv B+, W+, = eller *.
fault-stray-text = «{ $text }» hører ikke hjemme her.
fault-bad-opening = «{ $text }» er ingen åpning: skriv svarts kast og så hvits lavere, som i 24 A3; like kast står foran dem.
fault-unexpected-tag = Et spill av dette slaget har ikke merket { $tag }.

## Events of a session

fault-event-gap = Hendelse { $have } kom, men det var { $want } som skulle komme: noen mangler.
fault-event-conflict = Det finnes allerede en annen hendelse { $number }.
fault-event-start = Den første hendelsen begynner spillet, og ingen senere gjør det.
fault-nothing-to-undo = Det er ingenting å ta tilbake.
fault-nothing-to-redo = Det er ingenting å spille på nytt.
fault-undo-crosses-throw = Terningene er kastet siden; det tas bare tilbake når begge sider ber om det.
fault-no-offer = Ingen har tilbudt remis.
fault-opening-first = Først kaster begge sider om hvem som begynner.
fault-seeded-dice = Terningene i dette spillet kommer fra frøet og kan ikke tastes inn.
fault-line-too-long = Linjen er lengre enn { $most } byte.
fault-not-text = Linjen er ikke tekst i UTF-8.
fault-bad-text = «{ $text }» kan ikke brukes her. Mulig: { $want }
