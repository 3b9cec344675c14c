# Ce que l'on pense des positions et des parties.

## Nombres. Une chance est une part des points : une victoire les vaut tous, une nulle la moitié.

decimal-mark = ,
percent = { $number } %

## Une position

analysis-chance = { side-start } : chances de gain { $chance }
analysis-win =
    { $plies ->
        [0] gain acquis
        [one] gain en { $plies } demi-coup
       *[other] gain en { $plies } demi-coups
    }
analysis-loss =
    { $plies ->
        [0] partie perdue
        [one] perte en { $plies } demi-coup
       *[other] perte en { $plies } demi-coups
    }
analysis-draw = nulle
analysis-exact = exactement { $chance }
analysis-looked =
    Vu { $depth ->
        [one] { $depth } demi-coup
       *[other] { $depth } demi-coups
    } à l'avance, { $nodes } positions.
analysis-looked-throws =
    Vu { $depth ->
        [one] { $depth } lancer
       *[other] { $depth } lancers
    } à l'avance, { $nodes } positions.

## Une partie

analysis-move = Coup
analysis-side = Camp
analysis-after = Chances
analysis-lost = Perte
analysis-luck = Fortune
analysis-verdict = Jugement
class-forced = forcé
class-best = meilleur
class-good = bon
class-slip = imprécision
class-mistake = erreur
class-blunder = grosse erreur
analysis-better = mieux : { $line }
analysis-decisions = Décisions
analysis-lost-all = Perte totale
analysis-lost-each = Perte moyenne
analysis-slips = Imprécisions
analysis-mistakes = Erreurs
analysis-blunders = Grosses erreurs
analysis-turns = Où la partie a basculé
analysis-no-turns = Rien n'a fait basculer cette partie.
analysis-turn-move = { $move } : { side-start } prennent l'avantage ; l'erreur vaut { $gain }.
analysis-turn-throw = { $move } : { side-start } prennent l'avantage ; le lancer vaut { $gain }.

## La page

analysis-title = Analyse
analysis-game = Analyser la partie
analysis-it = Analyser
analysis-thinking = Examen en cours …
analysis-lines = Meilleures lignes
analysis-throws = Choisir un lancer
analysis-graph = Courbe de la partie : chances des Noirs
analysis-retry = Retenter cette erreur
analysis-find = Trouvez un meilleur coup que { $move }.
analysis-show = Montrer le coup joué
analysis-end = À la fin de la ligne
analysis-variation = Variante
analysis-judged = { $done } coups jugés sur { $count }
