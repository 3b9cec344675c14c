# A game at a terminal or on a page.

## Whose turn it is

play-you = vous
play-player = Joueur { $number }
play-to-place =
    { side-start } posent un pion ; { $count ->
        [one] il leur en reste { $count }
       *[other] il leur en reste { $count }
    } en main.
play-to-step = { side-start } se déplacent.
play-to-throw = { side-start } lancent les dés.
play-to-play = { side-start } jouent { $throw }.
play-machine-thinks = La machine réfléchit …
play-moved = { side-start } : { $move }
play-hint = Conseil : { $move }
play-no-hint = Il n'y a pas de conseil ici.
play-moves =
    { $count ->
        [one] { $count } coup légal :
       *[other] { $count } coups légaux :
    }
play-only-move = Il n'y a qu'un coup légal : { $move }
play-in-hand = En main : Noirs { $black }, Blancs { $white }
play-taken = Capturés : noirs { $black }, blancs { $white }
play-done = Fini
play-row-made = Une rangée de 3 : { $cells }

## Skips, throws and passes

play-skip-no-hand = { side-start } n'ont plus de pion en main et passent leur tour.
play-skip-no-cell = { side-start } n'ont pas de case permise et passent leur tour.
play-leftovers = Personne ne peut poser : les pions en main quittent le jeu. Les Noirs se déplacent d'abord.
play-movement-begins = Tous les pions sont posés. Les Noirs se déplacent d'abord.
play-opening = On lance pour commencer : Noirs { $black }, Blancs { $white }
play-opening-tie = Sommes égales : on relance.
play-opening-won = { side-start } ont la plus haute somme et commencent avec les noirs.
play-threw = { side-start } lancent { $throw }.
play-pass-no-dal = { side-start } passent : sans A, rien ne s'active, et aucun pion n'est libre de courir.
play-pass-blocked = { side-start } passent : aucun pion ne peut utiliser { $throw }.
play-throws-again = { side-start } relancent.
play-enter-throws = Entrée lance les dés.
play-enter-plays = Entrée joue { $move }.
play-type-opening = { $name } lance pour commencer. Quel lancer ? Écrivez deux faces, comme A3 :
play-type-throw = Quel lancer ? Écrivez deux faces, comme A3 :
play-seed = Les dés viennent de la graine { $seed }, d'où chaque lancer peut être recalculé.
play-dice-typed = Les dés sont lancés à la main et saisis.

## Taking back, saving

play-undone =
    { $count ->
        [one] { $count } coup repris.
       *[other] { $count } coups repris.
    }
play-redone = Rejoué : { $move }
play-undo-asked = { side-start } demandent à reprendre un coup : acceptez ou refusez.
play-undo-declined = { side-start } ne sont pas d'accord.
play-saved = Enregistré : { $path }
play-resumed =
    Repris de { $path }, après { $count ->
        [one] { $count } coup.
       *[other] { $count } coups.
    }
play-save-damaged = { $path } n'est pas une partie enregistrée intacte et reste tel quel : { $why }
play-save-newer = une version plus récente de ce programme l'a écrit
play-save-other = c'est autre chose
play-exists = { $path } existe déjà et reste tel quel.
play-nothing-left = Il n’y a aucune partie enregistrée à reprendre.
play-go-on = Pour continuer plus tard : { $command }
play-not-read = { $path } ne peut être lu : { $why }
play-not-written = { $path } ne peut être écrit : { $why }

## Draws, resigning, ends

play-draw-offered = { side-start } proposent la nulle.
play-draw-declined = { side-start } refusent la nulle.
play-draw-open = La nulle est proposée : acceptez ou refusez.
play-sure-resign = Abandonner cette partie ? Écrivez « resign » encore une fois.
play-sure-new = Cette partie n'est pas finie. Écrivez « new » encore une fois pour la quitter.
play-sure-quit = La partie n'est pas enregistrée. Écrivez « quit » encore une fois.
play-game-over = La partie est finie. { $ending }
play-unfinished = La partie n'est pas finie.
play-again = Écrivez « new » pour une autre partie.

## Matches

play-match-begins =
    Un match en { $points ->
        [one] { $points } point.
       *[other] { $points } points.
    }
play-match-game = Partie { $number }
play-match-score = Score : { $first } { $first_points }, { $second } { $second_points }
play-match-points =
    { side-start } marquent { $points ->
        [2] deux points, n'ayant perdu aucun pion.
        [one] { $points } point.
       *[other] { $points } points.
    }
play-match-won = { $name } a gagné le match.
play-match-swap = L'autre joueur commence maintenant, avec les pions noirs.

## Lines of an overview

play-rules = Règles
play-grounds = D'où vient chaque règle
play-doubts = Ce que nous avons choisi nous-mêmes
play-sources = Sources
play-position = Position
play-digest = Empreinte
play-commands = Ce que vous pouvez écrire
play-help-hint = Écrivez « help » pour savoir ce que vous pouvez écrire.
play-unknown = « { $text } » n'est ni un coup ni une commande.
play-goodbye = Au revoir.

## What can be typed during a game

help-move = jouer un coup
help-moves = donner la liste des coups légaux
help-board = montrer de nouveau le plateau
help-turn = tourner le plateau
help-hint = demander un conseil à la machine
help-undo = reprendre un coup
help-redo = rejouer un coup repris
help-throw = lancer les dés, ou dire ce que montrent de vrais dés
help-rules = montrer ces règles en bref
help-why = montrer d'où vient une règle
help-position = montrer la position en texte
help-record = montrer la feuille de partie
help-save = enregistrer la partie dans un fichier
help-draw = proposer la nulle
help-accept = accepter la proposition
help-decline = refuser la proposition
help-resign = abandonner la partie
help-score = montrer le score du match
help-new = commencer une autre partie
help-help = montrer cette liste
help-quit = quitter

## Commands of the program

command-about = Jouer, étudier et vérifier Dara, Dala et Daldøsa.
command-play = jouer une partie au terminal, contre la machine ou à deux
command-moves = donner les coups légaux d'une position
command-rules = donner la liste des règlements, ou en expliquer un avec ses raisons
command-perft = compter les parties d'une longueur donnée, pour vérifier les règles
command-playout = jouer des parties au hasard et compter comment elles finissent
command-replay = vérifier des feuilles de partie et les montrer
command-convert = convertir des feuilles de partie en lignes JSON ou en positions, et inversement
command-arena = faire jouer beaucoup de parties à deux machines et dire laquelle est la plus forte
command-tables = construire, vérifier et interroger les tables de finales
command-analyse = analyser une position, ou les parties de feuilles de partie
command-bench = faire un travail fixe, le même sur chaque machine, et le chronométrer
command-engine = chercher des coups pour un autre programme, à la manière d'UCI
command-serve = servir les pages aux navigateurs
command-man = imprimer les pages de manuel
command-completions = imprimer les complétions pour un shell
command-more = nugar COMMAND --help donne les options d'une commande.
command-usage = Usage
command-commands = Commandes
command-error = Erreur
