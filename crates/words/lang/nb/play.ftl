# A game at a terminal or on a page.

## Whose turn it is

play-you = deg
play-player = Spiller { $number }
play-to-place =
    { side-start } plasserer en brikke; { $count ->
        [one] det er én
       *[other] det er { $count }
    } på hånden.
play-to-step = { side-start } flytter.
play-to-throw = { side-start } kaster terningene.
play-to-play = { side-start } spiller { $throw }.
play-machine-thinks = Maskinen tenker …
play-moved = { side-start }: { $move }
play-hint = Råd: { $move }
play-no-hint = Her finnes det ikke noe råd.
play-moves =
    { $count ->
        [one] Ett lovlig trekk:
       *[other] { $count } lovlige trekk:
    }
play-only-move = Det finnes bare ett lovlig trekk: { $move }
play-in-hand = På hånden: svart { $black }, hvit { $white }
play-taken = Slått: svarte { $black }, hvite { $white }
play-done = Ferdig
play-row-made = En rad: { $cells }

## Skips, throws and passes

play-skip-no-hand = { side-start } har ingen brikke på hånden og hoppes over.
play-skip-no-cell = { side-start } har ikke noe lovlig felt og hoppes over.
play-leftovers = Ingen kan plassere: brikkene på hånden går ut av spillet. Svart flytter først.
play-movement-begins = Alle brikker er plassert. Svart flytter først.
play-opening = Begge kaster om å begynne: svart { $black }, hvit { $white }
play-opening-tie = Like summer: begge kaster på nytt.
play-opening-won = { side-start } har den høyeste summen og begynner som svart.
play-threw = { side-start } kaster { $throw }.
play-pass-no-dal = { side-start } melder pass: uten en A kan ingenting aktiveres, og ingen brikke er fri til å løpe.
play-pass-blocked = { side-start } melder pass: ingen brikke kan bruke { $throw }.
play-throws-again = { side-start } kaster på nytt.
play-enter-throws = Enter kaster terningene.
play-enter-plays = Enter spiller { $move }.
play-type-opening = { $name } kaster om å begynne. Hvilket kast? Skriv to sider, som i A3:
play-type-throw = Hvilket kast? Skriv to sider, som i A3:
play-seed = Terningene kommer fra frøet { $seed }; hvert kast kan regnes ut på nytt fra det.
play-dice-typed = Terningene kastes for hånd og tastes inn.

## Taking back, saving

play-undone =
    { $count ->
        [one] Ett trekk er tatt tilbake.
       *[other] { $count } trekk er tatt tilbake.
    }
play-redone = Spilt på nytt: { $move }
play-undo-asked = { side-start } ber om å ta et trekk tilbake: ta imot eller avslå.
play-undo-declined = { side-start } er ikke enig.
play-saved = Lagret: { $path }
play-resumed =
    Gjenopptatt fra { $path } etter { $count ->
        [one] ett trekk.
       *[other] { $count } trekk.
    }
play-save-damaged = { $path } er ikke et helt lagret spill og blir som det er: { $why }
play-save-newer = det er skrevet av en senere utgave av dette programmet
play-save-other = det er noe annet
play-exists = { $path } finnes allerede og blir som det er.
play-nothing-left = Det finnes ikke noe lagret spill å fortsette med.
play-go-on = Fortsett senere med: { $command }
play-not-read = { $path } kan ikke leses: { $why }
play-not-written = { $path } kan ikke skrives: { $why }

## Draws, resigning, ends

play-draw-offered = { side-start } tilbyr remis.
play-draw-declined = { side-start } avslår remis.
play-draw-open = Remis er tilbudt: ta imot eller avslå.
play-sure-resign = Vil du gi opp dette spillet? Skriv «resign» en gang til.
play-sure-new = Spillet er ikke slutt. Skriv «new» en gang til for å forlate det.
play-sure-quit = Spillet er ikke lagret. Skriv «quit» en gang til.
play-game-over = Spillet er slutt. { $ending }
play-unfinished = Spillet er ikke slutt.
play-again = Skriv «new» for et nytt spill.

## Matches

play-match-begins =
    En match til { $points ->
        [one] ett poeng.
       *[other] { $points } poeng.
    }
play-match-game = Spill { $number }
play-match-score = Stillingen i matchen: { $first } { $first_points }, { $second } { $second_points }
play-match-points =
    { side-start } får { $points ->
        [one] ett poeng.
        [2] to poeng, uten å ha mistet en brikke.
       *[other] { $points } poeng.
    }
play-match-won = { $name } har vunnet matchen.
play-match-swap = Nå begynner den andre spilleren og har de svarte brikkene.

## Lines of an overview

play-rules = Regler
play-grounds = Hvor hver regel kommer fra
play-doubts = Hva vi selv har valgt
play-sources = Kilder
play-position = Stilling
play-digest = Fingeravtrykk
play-commands = Hva du kan skrive
play-help-hint = Skriv «help» for å se hva du kan skrive.
play-unknown = «{ $text }» er verken et trekk eller en kommando.
play-goodbye = Ha det.

## What can be typed during a game

help-move = spill et trekk
help-moves = vis de lovlige trekkene
help-board = vis brettet igjen
help-turn = snu brettet
help-hint = la maskinen foreslå et trekk
help-undo = ta et trekk tilbake
help-redo = spill et trekk på nytt som ble tatt tilbake
help-throw = kast terningene, eller si hva ekte terninger viser
help-rules = vis disse reglene i korthet
help-why = vis hvor en regel kommer fra
help-position = vis stillingen som tekst
help-record = vis nedtegnelsen av spillet
help-save = lagre spillet i en fil
help-draw = tilby remis
help-accept = ta imot tilbudet
help-decline = avslå tilbudet
help-resign = gi opp spillet
help-score = vis stillingen i matchen
help-new = begynn et nytt spill
help-help = vis denne listen
help-quit = slutt

## Commands of the program

command-about = Spill, studer og etterprøv Dara, Dala og Daldøsa.
command-play = spill i terminalen, mot maskinen eller mot hverandre
command-moves = vis de lovlige trekkene i en stilling
command-rules = vis regelsettene, eller fortell om ett med grunnene for det
command-perft = tell spillene av en gitt lengde for å etterprøve reglene
command-playout = spill tilfeldige spill og tell hvordan de ender
command-replay = etterprøv nedtegnelser av spill og vis dem
command-convert = gjør nedtegnelser om til JSON-linjer eller stillinger, og tilbake
command-arena = la to maskiner spille mange spill og fortell hvilken som er sterkest
command-tables = bygg, kontroller og spør tabeller over sluttspill
command-analyse = analyser en stilling eller spillene i nedtegnelser
command-bench = gjør et fast stykke arbeid, det samme på hver maskin, og ta tiden på det
command-engine = søk etter trekk for et annet program, på samme måte som UCI
command-serve = tilby sidene til nettlesere
command-man = skriv ut manualsidene
command-completions = skriv ut fullføringer for et kommandoskall
command-more = nugar COMMAND --help forteller om valgene til en kommando.
command-usage = Bruk
command-commands = Kommandoer
command-error = Feil
