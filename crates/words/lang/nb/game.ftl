# Sides, phases, endings, terms, and the rules in brief.

language-name = Norsk bokmål

# A name and what stands behind it, in one line.
labelled = { $label }: { $text }

## Sides. `side` stands alone, the others in a sentence; `other` is the opponent of $side.

side = { $side ->
    [w] Hvit
   *[b] Svart
}
side-start = { $side ->
    [w] Hvit
   *[b] Svart
}
other-mid = { $side ->
    [w] svart
   *[b] hvit
}

## Phases

phase-placement = plassering
phase-movement = flytting
phase-roll = kast
phase-play = kastet spilles
phase-over = slutt

## Endings. $side is the winner.

reason-pieces = for få brikker
reason-no-move = ikke noe lovlig trekk
reason-repetition = gjentakelse
reason-quiet = det skjer ikke mer
reason-all-taken = brikkene er slått
reason-resignation = oppgitt
reason-time = tiden er ute
reason-agreement = avtale

outcome-win = { side-start } vinner: { $reason }.
outcome-draw = Remis: { $reason }.
outcome-pieces-win = { side-start } vinner: { other-mid } har for få brikker igjen.
outcome-pieces-draw = Remis: begge sider har for få brikker igjen.
outcome-no-move-win = { side-start } vinner: { other-mid } kan ikke flytte.
outcome-no-move-draw = Remis: det finnes ikke noe lovlig trekk mer.
outcome-repetition-draw = Remis: den samme stillingen har kommet for ofte.
outcome-quiet-draw = Remis: det er for lenge siden noe ble plassert eller slått.
outcome-all-taken-win = { side-start } vinner: { other-mid } har mistet brikkene sine.
outcome-resignation-win = { side-start } vinner: { other-mid } har gitt opp.
outcome-time-win = { side-start } vinner: { other-mid } har brukt opp tiden.
outcome-agreement-draw = Remis etter avtale.

## Terms of the field

term-alignment = radspill
term-running-fight = forfølgelsesspill
term-board = brett
term-cell = felt
term-file = linje
term-rank = rekke
term-piece = brikke
term-hand = hånd
term-run = ubrutt linje
term-row = rad
term-long = lang rad
term-placement = plassering
term-movement = flytting
term-step = steg
term-capture = slag
term-protected = beskyttet
term-turn = tur
term-draw = remis
term-match = match
term-hole = hull
term-outer-row = ytterrekke
term-middle-row = midtrekke
term-stern = akterende
term-prow = baug
term-dice = terninger
term-dal = dal
term-dalled = aktivert
term-undalled = ikke aktivert
term-throw = kast
term-lost-throw = tapt kast

## Games of alignment in brief

brief-board = { $files } ganger { $ranks } felt, tomme fra starten; { $pieces } brikker til hver; svart begynner.
brief-placement = Først plasserer sidene etter tur en brikke på et ledig felt.
brief-placement-filling = Først plasserer sidene etter tur en brikke på et ledig felt, { $count ->
    [one] den første på
   *[other] de første på
} { $cells }.
brief-row = En rad er nøyaktig tre brikker av samme farge ved siden av hverandre, vannrett eller loddrett, aldri på skrå.
brief-place-row-forbidden = Det er ikke lov å plassere en rad.
brief-place-row-free = En rad som plasseres, slår ikke.
brief-movement = Når alle er plassert, flytter man i hver tur en brikke til et ledig nabofelt, vannrett eller loddrett; man kan ikke melde pass.
brief-capture-step = Den som flytter til en ny rad, tar en fiendtlig brikke av brettet, hvor den enn står.
brief-capture-both = Den som plasserer eller flytter til en ny rad, tar en fiendtlig brikke av brettet, hvor den enn står.
brief-earn-one-compulsory = Man må slå; flere rader på én gang slår likevel bare én brikke.
brief-earn-one-optional = Man kan la være å slå; flere rader på én gang slår likevel bare én brikke.
brief-earn-row-compulsory = Man må slå; flere rader på én gang slår hver sin brikke.
brief-earn-row-optional = Man kan la være å slå; flere rader på én gang slår hver sin brikke.
brief-long-forbidden = Det er aldri lov å lage fire eller flere på rad.
brief-long-placed = Fire eller flere på rad er lov å plassere, men ikke å flytte til; de slår ikke.
brief-long-stepped = Fire eller flere på rad er lov å flytte til, men ikke å plassere; de slår ikke.
brief-long-free = Fire eller flere på rad er lov å lage, men slår ikke.
brief-leave-captures = Å forlate en slik rad så tre blir igjen, teller som enhver rad.
brief-leave-none = Å forlate en slik rad så tre blir igjen, slår ikke.
brief-leave-forbidden = Å forlate en slik rad så tre blir igjen, er forbudt.
brief-protect-no = Brikker i en rad kan slås som alle andre.
brief-protect-none = Brikker i en rad kan ikke slås; står alle i rader, slås ingenting.
brief-protect-any = Brikker i en rad kan ikke slås, med mindre alle står i rader: da kan enhver.
brief-end-loses =
    { $count ->
        [0] Den som ikke har brikker igjen eller ikke kan flytte, har tapt.
        [one] Den som har én brikke igjen eller ikke kan flytte, har tapt.
       *[other] Den som har { $count } brikker igjen eller ikke kan flytte, har tapt.
    }
brief-end-draw =
    { $count ->
        [0] Den som ikke har brikker igjen, har tapt; kan ikke den som skal flytte, er det remis.
        [one] Den som har én brikke igjen, har tapt; kan ikke den som skal flytte, er det remis.
       *[other] Den som har { $count } brikker igjen, har tapt; kan ikke den som skal flytte, er det remis.
    }
brief-repetition = Den samme stillingen { $times } ganger er remis.
brief-quiet =
    { $count ->
        [one] Ett trekk uten plassering eller slag er remis.
       *[other] { $count } trekk etter hverandre uten plassering eller slag er remis.
    }
brief-draws =
    Den samme stillingen { $times } ganger er remis, og det er { $count ->
        [one] ett trekk uten plassering eller slag også.
       *[other] { $count } trekk etter hverandre uten plassering eller slag også.
    }

## Running-fight games in brief

brief-boat =
    En båt med to ytterrekker på { $outer } hull og en midtrekke på { $middle }; { $pieces ->
        [one] én brikke
       *[other] { $pieces } brikker
    } til hver i sin egen rekke, ikke aktivert ennå.
brief-dice = To firesidede terninger viser { $face }, 2, 3 og 4; { $face } heter «dal» og teller én.
brief-opening-anew = Begge kaster om å begynne; den høyeste summen begynner med et nytt kast.
brief-opening-played = Begge kaster om å begynne; den høyeste summen begynner og spiller det kastet.
brief-dal-any = En brikke må aktiveres før den løper: med en { $face } dreies den og går ett hull, hvis ingen av dens egne står der.
brief-dal-sternmost = En brikke må aktiveres før den løper: med en { $face } dreies den og går ett hull; den nærmest akterenden kommer først.
brief-way = Veien: ned egen rekke til akterenden, opp midtrekken til baugen, ned fiendens rekke, opp midtrekken igjen, rundt og rundt.
brief-added-last = Hver terning flytter sin brikke, eller begge flytter til sammen én, som bare slår der den ender.
brief-added-each = Hver terning flytter sin brikke, eller én brikke tar dem etter hverandre og slår der hver av dem ender.
brief-added-none = Hver terning flytter sin brikke; de legges aldri sammen.
brief-dice-chooses = Begge terningene må brukes hvis de kan; kan hver av dem, men ikke begge, velger man; kan ingen, er kastet tapt.
brief-dice-higher = Begge terningene må brukes hvis de kan; kan hver av dem, men ikke begge, den høyeste; kan ingen, er kastet tapt.
brief-taken-all = En fiendtlig brikke, aktivert eller ikke, slås når et trekk ender i hullet dens.
brief-taken-dalled = En aktivert fiendtlig brikke slås når et trekk ender i hullet dens; de andre er trygge og sperrer sitt.
brief-jump = Fiendens brikker hopper man fritt over; egne hopper man aldri over og lander aldri på.
brief-double-again = { $face }{ $face } gir etterpå et nytt kast.
brief-double-nothing = { $face }{ $face } gir ikke noe nytt kast.
brief-race-end =
    { $count ->
        [0] Den som slår alle fiendens brikker, har vunnet.
       *[other] Den som lar fienden beholde bare én brikke, har vunnet.
    }
brief-race-quiet =
    { $count ->
        [one] Ett kast uten slag er remis.
       *[other] { $count } kast etter hverandre uten slag er remis.
    }
