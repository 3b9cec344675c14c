# A game at a terminal or on a page.

## Whose turn it is

play-you = dig
play-player = Spiller { $number }
play-to-place =
    { side-start } placerer en brik; { $count ->
        [one] der er én
       *[other] der er { $count }
    } på hånden.
play-to-step = { side-start } flytter.
play-to-throw = { side-start } kaster terningerne.
play-to-play = { side-start } spiller { $throw }.
play-machine-thinks = Maskinen tænker …
play-moved = { side-start }: { $move }
play-hint = Råd: { $move }
play-no-hint = Her er der intet råd.
play-moves =
    { $count ->
        [one] Ét lovligt træk:
       *[other] { $count } lovlige træk:
    }
play-only-move = Der er kun ét lovligt træk: { $move }
play-in-hand = På hånden: sort { $black }, hvid { $white }
play-taken = Slået: sorte { $black }, hvide { $white }
play-done = Færdig
play-row-made = En stribe: { $cells }

## Skips, throws and passes

play-skip-no-hand = { side-start } har ingen brik på hånden og springes over.
play-skip-no-cell = { side-start } har intet lovligt felt og springes over.
play-leftovers = Ingen kan placere: brikkerne på hånden går ud af spillet. Sort flytter først.
play-movement-begins = Alle brikker er placeret. Sort flytter først.
play-opening = Begge kaster om at begynde: sort { $black }, hvid { $white }
play-opening-tie = Lige summer: begge kaster igen.
play-opening-won = { side-start } har den højeste sum og begynder som sort.
play-threw = { side-start } kaster { $throw }.
play-pass-no-dal = { side-start } melder pas: uden et A kan intet fordalles, og ingen brik er fri til at løbe.
play-pass-blocked = { side-start } melder pas: ingen brik kan bruge { $throw }.
play-throws-again = { side-start } kaster igen.
play-enter-throws = Enter kaster terningerne.
play-enter-plays = Enter spiller { $move }.
play-type-opening = { $name } kaster om at begynde. Hvilket kast? Skriv to sider, som i A3:
play-type-throw = Hvilket kast? Skriv to sider, som i A3:
play-seed = Terningerne kommer fra frøet { $seed }; hvert kast kan regnes efter ud fra det.
play-dice-typed = Terningerne kastes i hånden og tastes ind.

## Taking back, saving

play-undone =
    { $count ->
        [one] Ét træk er taget tilbage.
       *[other] { $count } træk er taget tilbage.
    }
play-redone = Spillet igen: { $move }
play-undo-asked = { side-start } beder om at tage et træk tilbage: tag imod eller afslå.
play-undo-declined = { side-start } er ikke enig.
play-saved = Gemt: { $path }
play-resumed =
    Genoptaget fra { $path } efter { $count ->
        [one] ét træk.
       *[other] { $count } træk.
    }
play-save-damaged = { $path } er ikke et helt gemt spil og bliver, som det er: { $why }
play-save-newer = det er skrevet af en senere udgave af dette program
play-save-other = det er noget andet
play-exists = { $path } findes allerede og bliver, som det er.
play-nothing-left = Der er intet gemt spil at fortsætte.
play-go-on = Fortsæt senere med: { $command }
play-not-read = { $path } kan ikke læses: { $why }
play-not-written = { $path } kan ikke skrives: { $why }

## Draws, resigning, ends

play-draw-offered = { side-start } tilbyder remis.
play-draw-declined = { side-start } afslår remis.
play-draw-open = Der er tilbudt remis: tag imod eller afslå.
play-sure-resign = Vil du opgive dette spil? Skriv »resign« en gang til.
play-sure-new = Spillet er ikke slut. Skriv »new« en gang til for at forlade det.
play-sure-quit = Spillet er ikke gemt. Skriv »quit« en gang til.
play-game-over = Spillet er slut. { $ending }
play-unfinished = Spillet er ikke slut.
play-again = Skriv »new« for et spil til.

## Matches

play-match-begins =
    En match til { $points ->
        [one] ét point.
       *[other] { $points } point.
    }
play-match-game = Spil { $number }
play-match-score = Stilling i matchen: { $first } { $first_points }, { $second } { $second_points }
play-match-points =
    { side-start } får { $points ->
        [one] ét point.
        [2] to point, uden at have mistet en brik.
       *[other] { $points } point.
    }
play-match-won = { $name } har vundet matchen.
play-match-swap = Nu begynder den anden spiller og har de sorte brikker.

## Lines of an overview

play-rules = Regler
play-grounds = Hvor hver regel kommer fra
play-doubts = Hvad vi selv har valgt
play-sources = Kilder
play-position = Stilling
play-digest = Fingeraftryk
play-commands = Hvad du kan skrive
play-help-hint = Skriv »help« for at se, hvad du kan skrive.
play-unknown = »{ $text }« er hverken et træk eller en kommando.
play-goodbye = Farvel.

## What can be typed during a game

help-move = spil et træk
help-moves = vis de lovlige træk
help-board = vis brættet igen
help-turn = vend brættet
help-hint = lad maskinen foreslå et træk
help-undo = tag et træk tilbage
help-redo = spil et træk igen, som blev taget tilbage
help-throw = kast terningerne, eller sig, hvad rigtige terninger viser
help-rules = vis disse regler i korthed
help-why = vis, hvor en regel kommer fra
help-position = vis stillingen som tekst
help-record = vis spillets optegnelse
help-save = gem spillet i en fil
help-draw = tilbyd remis
help-accept = tag imod tilbuddet
help-decline = afslå tilbuddet
help-resign = opgiv spillet
help-score = vis stillingen i matchen
help-new = begynd et nyt spil
help-help = vis denne liste
help-quit = slut

## Commands of the program

command-about = Spil, studér og efterprøv Dara, Dala og Daldøsa.
command-play = spil i terminalen, mod maskinen eller mod hinanden
command-moves = vis de lovlige træk i en stilling
command-rules = vis regelsættene, eller fortæl om ét med dets grunde
command-perft = tæl spillene af en given længde for at efterprøve reglerne
command-playout = spil tilfældige spil og tæl, hvordan de ender
command-replay = efterprøv optegnelser af spil og vis dem
command-convert = lav optegnelser om til JSON-linjer eller stillinger, og tilbage
command-arena = lad to maskiner spille mange spil og fortæl, hvilken der er stærkest
command-tables = byg, kontrollér og spørg tabeller over slutspil
command-analyse = analysér en stilling eller spillene i optegnelser
command-bench = gør et fast stykke arbejde, det samme på hver maskine, og tag tid på det
command-engine = søg træk for et andet program, på samme måde som UCI
command-serve = udlever siderne til browsere
command-man = udskriv manualsiderne
command-completions = udskriv fuldførelser til en kommandofortolker
command-more = nugar COMMAND --help fortæller en kommandos valg.
command-usage = Brug
command-commands = Kommandoer
command-error = Fejl
