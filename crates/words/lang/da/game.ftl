# Sides, phases, endings, terms, and the rules in brief.

language-name = Dansk

# A name and what stands behind it, in one line.
labelled = { $label }: { $text }

## Sides. `side` stands alone, the others in a sentence; `other` is the opponent of $side.

side = { $side ->
    [w] Hvid
   *[b] Sort
}
side-start = { $side ->
    [w] Hvid
   *[b] Sort
}
other-mid = { $side ->
    [w] sort
   *[b] hvid
}

## Phases

phase-placement = placering
phase-movement = flytning
phase-roll = kast
phase-play = kastet spilles
phase-over = slut

## Endings. $side is the winner.

reason-pieces = for få brikker
reason-no-move = intet lovligt træk
reason-repetition = gentagelse
reason-quiet = der sker ikke mere
reason-all-taken = brikkerne er slået
reason-resignation = opgivet
reason-time = tiden er ude
reason-agreement = aftale

outcome-win = { side-start } vinder: { $reason }.
outcome-draw = Remis: { $reason }.
outcome-pieces-win = { side-start } vinder: { other-mid } har for få brikker tilbage.
outcome-pieces-draw = Remis: begge sider har for få brikker tilbage.
outcome-no-move-win = { side-start } vinder: { other-mid } kan ikke flytte.
outcome-no-move-draw = Remis: der er intet lovligt træk tilbage.
outcome-repetition-draw = Remis: den samme stilling er kommet for ofte.
outcome-quiet-draw = Remis: der er ikke placeret eller slået noget i for lang tid.
outcome-all-taken-win = { side-start } vinder: { other-mid } har mistet sine brikker.
outcome-resignation-win = { side-start } vinder: { other-mid } har opgivet.
outcome-time-win = { side-start } vinder: { other-mid } har brugt sin tid.
outcome-agreement-draw = Remis efter aftale.

## Terms of the field

term-alignment = spil om striber
term-running-fight = forfølgelsesspil
term-board = bræt
term-cell = felt
term-file = linje
term-rank = række
term-piece = brik
term-hand = hånd
term-run = ubrudt linje
term-row = stribe
term-long = lang stribe
term-placement = placering
term-movement = flytning
term-step = skridt
term-capture = slag
term-protected = beskyttet
term-turn = tur
term-draw = remis
term-match = match
term-hole = hul
term-outer-row = yderrække
term-middle-row = midterrække
term-stern = agterende
term-prow = stævn
term-dice = terninger
term-dal = dallen
term-dalled = fordallet
term-undalled = ufordalled
term-throw = kast
term-lost-throw = tabt kast

## Games of alignment in brief

brief-board = { $files } gange { $ranks } felter, tomme fra begyndelsen; { $pieces } brikker til hver; sort begynder.
brief-placement = Først placerer siderne på skift en brik på et frit felt.
brief-placement-filling = Først placerer siderne på skift en brik på et frit felt, { $count ->
    [one] den første på
   *[other] de første på
} { $cells }.
brief-row = En stribe er netop tre brikker af samme farve ved siden af hinanden, vandret eller lodret, aldrig skråt.
brief-place-row-forbidden = Der må ikke placeres nogen stribe.
brief-place-row-free = En stribe, der placeres, slår ikke.
brief-movement = Når alle er placeret, flytter man i hver tur en brik til et frit nabofelt, vandret eller lodret; man kan ikke melde pas.
brief-capture-step = Den, der flytter til en ny stribe, tager en fjendtlig brik af brættet, hvor som helst den står.
brief-capture-both = Den, der placerer eller flytter til en ny stribe, tager en fjendtlig brik af brættet, hvor som helst den står.
brief-earn-one-compulsory = Man skal slå; flere striber på én gang slår stadig kun én brik.
brief-earn-one-optional = Man kan lade være med at slå; flere striber på én gang slår stadig kun én brik.
brief-earn-row-compulsory = Man skal slå; flere striber på én gang slår hver sin brik.
brief-earn-row-optional = Man kan lade være med at slå; flere striber på én gang slår hver sin brik.
brief-long-forbidden = Fire eller flere på stribe må aldrig dannes.
brief-long-placed = Fire eller flere på stribe må placeres, men ikke flyttes til; de slår ikke.
brief-long-stepped = Fire eller flere på stribe må flyttes til, men ikke placeres; de slår ikke.
brief-long-free = Fire eller flere på stribe må dannes, men slår ikke.
brief-leave-captures = At forlade sådan en stribe, så tre bliver tilbage, tæller som enhver stribe.
brief-leave-none = At forlade sådan en stribe, så tre bliver tilbage, slår ikke.
brief-leave-forbidden = At forlade sådan en stribe, så tre bliver tilbage, er forbudt.
brief-protect-no = Brikker i en stribe kan slås som alle andre.
brief-protect-none = Brikker i en stribe kan ikke slås; står alle i striber, slås intet.
brief-protect-any = Brikker i en stribe kan ikke slås, medmindre alle står i striber: så kan enhver.
brief-end-loses =
    { $count ->
        [0] Den, der ingen brikker har tilbage eller ikke kan flytte, har tabt.
        [one] Den, der har én brik tilbage eller ikke kan flytte, har tabt.
       *[other] Den, der har { $count } brikker tilbage eller ikke kan flytte, har tabt.
    }
brief-end-draw =
    { $count ->
        [0] Den, der ingen brikker har tilbage, har tabt; kan den, der skal flytte, ikke, er det remis.
        [one] Den, der har én brik tilbage, har tabt; kan den, der skal flytte, ikke, er det remis.
       *[other] Den, der har { $count } brikker tilbage, har tabt; kan den, der skal flytte, ikke, er det remis.
    }
brief-repetition = Den samme stilling { $times } gange er remis.
brief-quiet =
    { $count ->
        [one] Ét træk uden placering eller slag er remis.
       *[other] { $count } træk efter hinanden uden placering eller slag er remis.
    }
brief-draws =
    Den samme stilling { $times } gange er remis, og det er { $count ->
        [one] ét træk uden placering eller slag også.
       *[other] { $count } træk efter hinanden uden placering eller slag også.
    }

## Running-fight games in brief

brief-boat =
    En båd med to yderrækker på { $outer } huller og en midterrække på { $middle }; { $pieces ->
        [one] én ufordalled brik
       *[other] { $pieces } ufordallede brikker
    } til hver i sin egen række.
brief-dice = To firesidede terninger viser { $face }, 2, 3 og 4; { $face } er dallen og tæller én.
brief-opening-anew = Begge kaster om at begynde; den højeste sum begynder med et nyt kast.
brief-opening-played = Begge kaster om at begynde; den højeste sum begynder og spiller det kast.
brief-dal-any = En brik skal fordalles, før den løber: med et { $face } drejes den og rykker ét hul, hvis der ikke står en af dens egne.
brief-dal-sternmost = En brik skal fordalles, før den løber: med et { $face } drejes den og rykker ét hul; den nærmest agterenden kommer først.
brief-way = Vejen: ned ad egen række til agterenden, op ad midterrækken til stævnen, ned ad fjendens række, op ad midterrækken igen, rundt og rundt.
brief-added-last = Hver terning rykker sin brik, eller begge rykker tilsammen én, som kun slår, hvor den ender.
brief-added-each = Hver terning rykker sin brik, eller én brik tager dem efter hinanden og slår, hvor hver af dem ender.
brief-added-none = Hver terning rykker sin brik; de lægges aldrig sammen.
brief-dice-chooses = Begge terninger skal bruges, hvis de kan; kan hver af dem, men ikke begge, vælger man; kan ingen, er kastet tabt.
brief-dice-higher = Begge terninger skal bruges, hvis de kan; kan hver af dem, men ikke begge, den højeste; kan ingen, er kastet tabt.
brief-taken-all = En fjendtlig brik, fordallet eller ej, slås, når et træk ender i dens hul.
brief-taken-dalled = En fordallet fjendtlig brik slås, når et træk ender i dens hul; ufordallede er i sikkerhed og spærrer deres.
brief-jump = Fjendens brikker springer man frit over; egne springer man aldrig over og lander aldrig på.
brief-double-again = { $face }{ $face } giver bagefter et kast til.
brief-double-nothing = { $face }{ $face } giver ikke et kast til.
brief-race-end =
    { $count ->
        [0] Den, der slår alle fjendens brikker, har vundet.
       *[other] Den, der kun lader fjenden én brik, har vundet.
    }
brief-race-quiet =
    { $count ->
        [one] Ét kast uden slag er remis.
       *[other] { $count } kast efter hinanden uden slag er remis.
    }
