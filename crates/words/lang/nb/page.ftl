# The page in a browser.

## Places

page-home = Spill
page-play = Spill nå
page-learn = Slik spiller man
page-own = Dine regler
page-edit = Oppstilling
page-settings = Innstillinger
page-new = Nytt parti
page-open = Åpne en tekst
page-print = Skriv ut et brett
page-places = Steder
page-languages = Språk
page-nothing-leaves = Alt blir i denne nettleseren; ingenting om deg forlater den.
page-noscript = Denne siden trenger JavaScript og WebAssembly.
page-dismiss = Lukk
page-menu = Meny
page-reload = Last siden på nytt
page-machine-gone = Maskinen kan ikke nås. Kanskje er siden blitt fornyet, eller så er nettet borte.
page-analyst-gone = Analysen kan ikke hentes. Kanskje er siden blitt fornyet, eller så er nettet borte; det trengs én gang.

## Home

page-welcome = Tre gamle spill, klare til å spilles
page-go-on = Spill videre
page-go-on-what =
    { $title }, { $count ->
        [0] ennå uten trekk
        [one] etter ett trekk
       *[other] etter { $count } trekk
    }
page-start = Spill { $game } med det samme
page-choose = Velg hvordan
page-dara-from = Gravd i sanden fra Nigeria til Sahara
page-dara-is = Sett ut tolv brikker, og flytt dem så til rader på tre. Hver ny rad slår en av motstanderens.
page-dala-from = Pinner i Sudans jord
page-dala-is = Midten fylles først. Tre av dine på rad slår en pinne, også mens det ennå plantes.
page-daldosa-from = En båt av pinner fra Jæren, i slekt med det danske daldøs
page-daldosa-is = Vekk pinnene dine med en A, løp rundt i båten, og slå hver pinne du lander på.

## A new game

page-game = Spill
page-ruleset = Regler
page-own-these = Endre disse reglene
page-against = Mot
page-person = en annen person ved denne skjermen
page-player = Spiller { $number }
page-who-starts = Hvem begynner
page-you-start = deg
page-machine-starts = maskinen
page-first-starts = spiller 1
page-second-starts = spiller 2
page-chance-starts = tilfellet avgjør
page-clock = Klokke
page-no-clock = ingen
page-clock-is = { $minutes } minutter og { $seconds } sekunder per trekk
page-match = Match til hvor mange poeng
page-no-match = ett parti; vanlig er { $count }
page-real-dice = Vi kaster ekte terninger og skriver hva de viser
page-seed = Terningenes frø
page-seed-new = et nytt
page-begin = Begynn
page-here = her

## The board

page-board = Brett
page-point-empty = { $cell }, tomt
page-point-piece = { $cell }, { side }
page-point-undalled = { $cell }, { side }, ikke aktivert
page-point-dalled = { $cell }, { side }, aktivert
page-point-chosen = valgt
page-point-open = kan velges
page-point-last = fra siste trekk
page-dice = Terninger: { $throw }
page-lost =
    { $count ->
        [one] én slått
       *[other] { $count } slått
    }

## During a game

page-no-game = Det er ikke noe parti i gang.
page-throw-off = Begge kaster om å begynne.
page-throw = Kast terningene
page-throw-for-start = Kast om å begynne
page-type-throw = Hva viser terningene?
page-typed = Det er kastet
page-die = Terning { $number }
page-took =
    { $count ->
        [one] Én brikke er slått.
       *[other] { $count } brikker er slått.
    }
page-take-one = Velg nå en brikke å slå.
page-actions = Hva du kan gjøre
page-undo = Angre
page-redo = Gjenta
page-hint = Råd
page-flip = Snu
page-more = Mer
page-resign = Gi opp
page-resign-sure = Gi virkelig opp
page-agree-draw = Bli enige om remis
page-next-game = Neste parti i matchen
page-again = Spill igjen
page-moves = Trekk
page-browse = Se tilbake
page-browsing = Brettet etter trekk { $number }
page-first = Til begynnelsen
page-back = Ett trekk tilbake
page-forth = Ett trekk fram
page-last = Til partiet
page-elsewhere = En annen fane har et annet parti, så dette lagres ikke lenger.
page-keep-here = Lagre dette

## Texts and storage

page-copied = Kopiert.
page-copy-record = Kopier partiet
page-save-record = Lagre partiet som fil
page-copy-position = Kopier stillingen
page-link-position = Lenke til denne stillingen
page-link-game = Lenke til dette partiet
page-copy-embed = Kopier et brett til din egen side
page-copy-by-hand = Denne nettleseren lar ikke siden kopiere. Kopier teksten herfra:
page-open-about = Et parti, en stilling eller et regelsett: lim inn teksten her, så åpnes den.
page-open-text = Tekst
page-open-it = Åpne
page-open-file = Åpne en fil
page-not-read = Denne teksten kan ikke leses.
page-record-fault = Linje { $line }, kolonne { $column }: { $what }
page-without-variations = Partiet er åpnet uten variantene. { $why }
page-set-aside = Noe lagret kunne ikke leses. Det er lagt til side som «{ $name }», og ingenting annet er tapt.
page-not-kept = Nettleseren lagrer ingenting her: partiet går tapt når siden lukkes.

## Settings

page-theme = Utseende
page-theme-system = som systemet
page-theme-light = i dagslys
page-theme-dark = i lampelys
page-theme-plain = enkelt, med sterk kontrast
page-coordinates = Vis koordinater
page-sound = La brikker og terninger høres
page-still = La ingenting bevege seg av seg selv
page-language = Språk

## Rules of one's own

page-own-about = Hver regel er en bryter. Det du velger, bedømmes mens du velger det.
page-own-from = Begynn med
page-own-good = Disse reglene passer sammen.
page-own-bad = Disse reglene passer ikke sammen:
page-own-play = Spill etter disse reglene
page-link-rules = Lenke til disse reglene

## Editor

page-brushes = Hva en berøring setter på brettet
page-erase = Ingenting
page-to-move = Skal trekke
page-hands-are = Brikker på hånden: svarts, et komma, hvits
page-throw-is = Kastet på bordet, eller - før kastet
page-stands = Denne stillingen kan stå.
page-play-machine = Spill videre mot maskinen
page-play-two = Spill videre to personer
page-from-start = Utgangsstilling
page-empty = Tomt brett

## Paper and rooms

page-print-about = Ett ark med brettet og ett med reglene, på A4 eller Letter. Knapper, steiner, nøtter eller fyrstikker kan være brikker.
page-print-it = Skriv ut
page-kiosk-end = Tilbake til spillene

## Sluttspill

page-endings = Sluttspill
endings-about = Still opp noen få brikker. Det som står her, er bevist: mot det beste spillet klarer ingen seg bedre.
endings-wait = Slår opp …
endings-proven = { side } i trekket: { $verdict } (bevist)
endings-moves = Alle trekk, det beste først
endings-throw = Kast
endings-no-throw = ikke kastet ennå
endings-throw-first = Velg et kast for å se hva hvert trekk er verdt.
endings-back = Ta trekket tilbake
endings-example = Eksempel
endings-no-rules = Her er det ingen sluttspilltabeller for disse reglene.
endings-no-men = Her er det ingen tabell for disse brikkene, eller ikke der de står. Det finnes tabeller over { $tables }.
endings-no-placing = Tabellene vet ingenting så lenge det er brikker å sette ut.
endings-no-over = Partiet er slutt.
endings-no-away = Tabellene kunne ikke hentes. De trenger nettet én gang og blir så tatt vare på.
endings-no-damaged = Tabellen som ble hentet, er skadet eller av en annen versjon.
