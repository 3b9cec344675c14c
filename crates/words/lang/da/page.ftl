# The page in a browser.

## Places

page-home = Spil
page-play = Spil nu
page-learn = Sådan spiller man
page-own = Dine regler
page-edit = Opstilling
page-settings = Indstillinger
page-new = Nyt parti
page-open = Åbn en tekst
page-print = Udskriv et bræt
page-places = Steder
page-languages = Sprog
page-nothing-leaves = Alt bliver i denne browser; intet om dig forlader den.
page-noscript = Denne side kræver JavaScript og WebAssembly.
page-dismiss = Luk
page-menu = Menu
page-reload = Hent siden igen
page-machine-gone = Maskinen kan ikke nås. Måske er siden blevet fornyet, eller også er nettet væk.
page-analyst-gone = Analysen kan ikke hentes. Måske er siden blevet fornyet, eller også er nettet væk; det skal bruges én gang.

## Home

page-welcome = Tre gamle spil, klar til at blive spillet
page-go-on = Spil videre
page-go-on-what =
    { $title }, { $count ->
        [0] endnu uden træk
        [one] efter et træk
       *[other] efter { $count } træk
    }
page-start = Spil { $game } med det samme
page-choose = Vælg hvordan
page-dara-from = Gravet i sandet fra Nigeria til Sahara
page-dara-is = Sæt tolv brikker, og flyt dem så til striber på tre. Hver ny stribe slår en af modstanderens.
page-dala-from = Pinde i Sudans jord
page-dala-is = Midten fyldes først. Tre af dine på stribe slår en pind, også mens der endnu plantes.
page-daldosa-from = En båd af pinde fra Jæren, i slægt med det danske daldøs
page-daldosa-is = Væk dine pinde med et A, løb rundt i båden, og slå hver pind, du lander på.

## A new game

page-game = Spil
page-ruleset = Regler
page-own-these = Lav om på disse regler
page-against = Imod
page-person = en anden person ved denne skærm
page-player = Spiller { $number }
page-who-starts = Hvem begynder
page-you-start = dig
page-machine-starts = maskinen
page-first-starts = spiller 1
page-second-starts = spiller 2
page-chance-starts = tilfældet afgør det
page-clock = Ur
page-no-clock = intet
page-clock-is = { $minutes } minutter og { $seconds } sekunder pr. træk
page-match = Match til hvor mange point
page-no-match = ét parti; almindeligt er { $count }
page-real-dice = Vi kaster rigtige terninger og skriver, hvad de viser
page-seed = Terningernes frø
page-seed-new = et nyt
page-begin = Begynd
page-here = her

## The board

page-board = Bræt
page-point-empty = { $cell }, tomt
page-point-piece = { $cell }, { side }
page-point-undalled = { $cell }, { side }, ufordalled
page-point-dalled = { $cell }, { side }, fordallet
page-point-chosen = valgt
page-point-open = kan vælges
page-point-last = fra sidste træk
page-dice = Terninger: { $throw }
page-lost =
    { $count ->
        [one] en slået
       *[other] { $count } slået
    }

## During a game

page-no-game = Der er intet parti i gang.
page-throw-off = Begge kaster om at begynde.
page-throw = Kast terningerne
page-throw-for-start = Kast om at begynde
page-type-throw = Hvad viser terningerne?
page-typed = Det er kastet
page-die = Terning { $number }
page-took =
    { $count ->
        [one] En brik er slået.
       *[other] { $count } brikker er slået.
    }
page-take-one = Vælg nu en brik at slå.
page-actions = Hvad du kan gøre
page-undo = Fortryd
page-redo = Gentag
page-hint = Råd
page-flip = Vend
page-more = Mere
page-resign = Giv op
page-resign-sure = Giv virkelig op
page-agree-draw = Bliv enige om remis
page-next-game = Næste parti i matchen
page-again = Spil igen
page-moves = Træk
page-browse = Se tilbage
page-browsing = Brættet efter træk { $number }
page-first = Til begyndelsen
page-back = Et træk tilbage
page-forth = Et træk frem
page-last = Til partiet
page-elsewhere = En anden fane har et andet parti, så dette gemmes ikke længere.
page-keep-here = Gem dette

## Texts and storage

page-copied = Kopieret.
page-copy-record = Kopiér partiet
page-save-record = Gem partiet som fil
page-copy-position = Kopiér stillingen
page-link-position = Link til denne stilling
page-link-game = Link til dette parti
page-copy-embed = Kopiér et bræt til din egen side
page-copy-by-hand = Denne browser lader ikke siden kopiere. Kopiér teksten herfra:
page-open-about = Et parti, en stilling eller et regelsæt: sæt teksten ind her, så åbner den.
page-open-text = Tekst
page-open-it = Åbn
page-open-file = Åbn en fil
page-not-read = Denne tekst kan ikke læses.
page-record-fault = Linje { $line }, kolonne { $column }: { $what }
page-without-variations = Partiet er åbnet uden sine varianter. { $why }
page-set-aside = Noget gemt kunne ikke læses. Det er lagt til side som “{ $name }”, og intet andet er gået tabt.
page-not-kept = Browseren gemmer intet her: partiet går tabt, når siden lukkes.

## Settings

page-theme = Udseende
page-theme-system = som systemet
page-theme-light = i dagslys
page-theme-dark = i lampelys
page-theme-plain = enkelt, med stærk kontrast
page-coordinates = Vis koordinater
page-sound = Lad brikker og terninger kunne høres
page-still = Lad intet bevæge sig af sig selv
page-language = Sprog

## Rules of one's own

page-own-about = Hver regel er en kontakt. Det, du vælger, bedømmes, mens du vælger det.
page-own-from = Begynd med
page-own-good = Disse regler passer sammen.
page-own-bad = Disse regler passer ikke sammen:
page-own-play = Spil efter disse regler
page-link-rules = Link til disse regler

## Editor

page-brushes = Hvad en berøring sætter på brættet
page-erase = Intet
page-to-move = Skal trække
page-hands-are = Brikker på hånden: sorts, et komma, hvids
page-throw-is = Kastet på bordet, eller - før kastet
page-stands = Denne stilling kan stå.
page-play-machine = Spil videre mod maskinen
page-play-two = Spil videre to personer
page-from-start = Udgangsstilling
page-empty = Tomt bræt

## Paper and rooms

page-print-about = Et ark med brættet og et med reglerne, på A4 eller Letter. Knapper, sten, nødder eller tændstikker kan være brikker.
page-print-it = Udskriv
page-kiosk-end = Tilbage til spillene

## Slutspil

page-endings = Slutspil
endings-about = Stil nogle få brikker op. Det, der står her, er bevist: mod det bedste spil klarer ingen sig bedre.
endings-wait = Slår op …
endings-proven = { side } i trækket: { $verdict } (bevist)
endings-moves = Alle træk, det bedste først
endings-throw = Kast
endings-no-throw = ikke kastet endnu
endings-throw-first = Vælg et kast for at se, hvad hvert træk er værd.
endings-back = Tag trækket tilbage
endings-example = Eksempel
endings-no-rules = Her er ingen slutspilstabeller for disse regler.
endings-no-men = Her er ingen tabel for disse brikker, eller ikke hvor de står. Der er tabeller over { $tables }.
endings-no-placing = Tabellerne ved intet, så længe der er brikker at sætte.
endings-no-over = Partiet er slut.
endings-no-away = Tabellerne kunne ikke hentes. De skal bruge netværket én gang og bliver så gemt.
endings-no-damaged = Den hentede tabel er beskadiget eller af en anden version.
