# Sides, phases, endings, terms, and the rules in brief.

language-name = Français

# A name and what stands behind it, in one line.
labelled = { $label } : { $text }

## Sides. `side` stands alone, the others in a sentence; `other` is the opponent of $side.

side = { $side ->
    [w] Blancs
   *[b] Noirs
}
side-start = { $side ->
    [w] Les Blancs
   *[b] Les Noirs
}
other-mid = { $side ->
    [w] les Noirs
   *[b] les Blancs
}

## Phases

phase-placement = phase de placement
phase-movement = phase de mouvement
phase-roll = lancer des dés
phase-play = jeu du lancer
phase-over = fin

## Endings. $side is the winner.

reason-pieces = trop peu de pions
reason-no-move = aucun coup légal
reason-repetition = répétition
reason-quiet = il ne se passe plus rien
reason-all-taken = pions capturés
reason-resignation = abandon
reason-time = temps écoulé
reason-agreement = accord

outcome-win = { side-start } gagnent : { $reason }.
outcome-draw = Nulle : { $reason }.
outcome-pieces-win = { side-start } gagnent : { other-mid } ont trop peu de pions.
outcome-pieces-draw = Nulle : les deux camps ont trop peu de pions.
outcome-no-move-win = { side-start } gagnent : { other-mid } ne peuvent plus se déplacer.
outcome-no-move-draw = Nulle : il n'y a plus de coup légal.
outcome-repetition-draw = Nulle : la même position s'est présentée trop souvent.
outcome-quiet-draw = Nulle : rien n'a été posé ni capturé depuis trop longtemps.
outcome-all-taken-win = { side-start } gagnent : { other-mid } ont perdu leurs pions.
outcome-resignation-win = { side-start } gagnent : { other-mid } abandonnent.
outcome-time-win = { side-start } gagnent : { other-mid } ont épuisé leur temps.
outcome-agreement-draw = Nulle par accord.

## Terms of the field

term-alignment = jeu d'alignement
term-running-fight = jeu de poursuite
term-board = plateau
term-cell = case
term-file = colonne
term-rank = ligne
term-piece = pion
term-hand = main
term-run = suite
term-row = rangée de 3
term-long = longue rangée
term-placement = placement
term-movement = mouvement
term-step = déplacement
term-capture = capture
term-protected = protégé
term-turn = tour
term-draw = nulle
term-match = match
term-hole = trou
term-outer-row = rang extérieur
term-middle-row = rang du milieu
term-stern = poupe
term-prow = proue
term-dice = dés
term-dal = dal
term-dalled = activé
term-undalled = non activé
term-throw = lancer
term-lost-throw = lancer perdu

## Games of alignment in brief

brief-board = Plateau de { $files } cases sur { $ranks }, vide au début ; { $pieces } pions par camp ; les Noirs commencent.
brief-placement = D'abord, chacun pose à son tour un pion sur une case libre.
brief-placement-filling = D'abord, chacun pose à son tour un pion sur une case libre, { $count ->
    [one] le premier
   *[other] les premiers
} en { $cells }.
brief-row = Une rangée de 3, c'est exactement trois pions de la même couleur côte à côte, à l'horizontale ou à la verticale, jamais en diagonale.
brief-place-row-forbidden = Il est interdit d'en faire une en posant.
brief-place-row-free = Celle qu'on fait en posant ne capture pas.
brief-movement = Quand tous sont posés, on déplace à chaque tour un pion vers une case libre voisine, à l'horizontale ou à la verticale ; on ne passe jamais.
brief-capture-step = Qui fait une nouvelle rangée de 3 en se déplaçant retire du plateau un pion adverse, où qu'il soit.
brief-capture-both = Qui fait une nouvelle rangée de 3 en posant ou en se déplaçant retire du plateau un pion adverse, où qu'il soit.
brief-earn-one-compulsory = La capture est obligatoire ; plusieurs rangées à la fois ne capturent qu'un pion.
brief-earn-one-optional = On peut renoncer à la capture ; plusieurs rangées à la fois ne capturent qu'un pion.
brief-earn-row-compulsory = La capture est obligatoire ; plusieurs rangées à la fois capturent un pion chacune.
brief-earn-row-optional = On peut renoncer à la capture ; plusieurs rangées à la fois capturent un pion chacune.
brief-long-forbidden = Il est toujours interdit de faire quatre en ligne ou plus.
brief-long-placed = On peut faire quatre en ligne ou plus en posant, non en se déplaçant ; cela ne capture pas.
brief-long-stepped = On peut faire quatre en ligne ou plus en se déplaçant, non en posant ; cela ne capture pas.
brief-long-free = On peut faire quatre en ligne ou plus, mais cela ne capture pas.
brief-leave-captures = Quitter une telle ligne en y laissant trois pions vaut comme toute rangée de 3.
brief-leave-none = Quitter une telle ligne en y laissant trois pions ne capture pas.
brief-leave-forbidden = Quitter une telle ligne en y laissant trois pions est interdit.
brief-protect-no = Les pions d'une rangée de 3 peuvent être capturés comme les autres.
brief-protect-none = Les pions d'une rangée de 3 ne peuvent être capturés ; si tous en font partie, on ne capture rien.
brief-protect-any = Les pions d'une rangée de 3 ne peuvent être capturés, sauf si tous en font partie : alors n'importe lequel.
brief-end-loses =
    { $count ->
        [0] Qui n'a plus de pion, ou ne peut se déplacer, a perdu.
        [one] Qui n'a plus qu'un pion, ou ne peut se déplacer, a perdu.
       *[other] Qui n'a plus que { $count } pions, ou ne peut se déplacer, a perdu.
    }
brief-end-draw =
    { $count ->
        [0] Qui n'a plus de pion a perdu ; si celui qui doit se déplacer ne le peut, c'est la nulle.
        [one] Qui n'a plus qu'un pion a perdu ; si celui qui doit se déplacer ne le peut, c'est la nulle.
       *[other] Qui n'a plus que { $count } pions a perdu ; si celui qui doit se déplacer ne le peut, c'est la nulle.
    }
brief-repetition = La même position { $times } fois, c'est la nulle.
brief-quiet =
    { $count ->
        [one] { $count } coup sans pose ni capture, c'est la nulle.
       *[other] { $count } coups d'affilée sans pose ni capture, c'est la nulle.
    }
brief-draws =
    La même position { $times } fois, c'est la nulle, et de même { $count ->
        [one] { $count } coup sans pose ni capture.
       *[other] { $count } coups d'affilée sans pose ni capture.
    }

## Running-fight games in brief

brief-boat =
    Un bateau de deux rangs extérieurs de { $outer } trous et d'un rang du milieu de { $middle } ; { $pieces ->
        [one] { $pieces } pion non activé
       *[other] { $pieces } pions non activés
    } par camp, chacun dans son propre rang.
brief-dice = Deux dés à quatre faces : { $face }, 2, 3 et 4 ; le { $face } s'appelle « dal » et compte un.
brief-opening-anew = Les deux lancent pour commencer ; la plus haute somme débute, par un nouveau lancer.
brief-opening-played = Les deux lancent pour commencer ; la plus haute somme débute et joue ce lancer.
brief-dal-any = Un pion doit être activé avant de courir : avec un { $face }, il tourne et avance d'un trou, si aucun pion de son camp ne s'y trouve.
brief-dal-sternmost = Un pion doit être activé avant de courir : avec un { $face }, il tourne et avance d'un trou ; le plus proche de la poupe d'abord.
brief-way = Le chemin : son propre rang jusqu'à la poupe, le rang du milieu jusqu'à la proue, le rang adverse, de nouveau celui du milieu, et ainsi de suite.
brief-added-last = Chaque dé déplace un pion différent, ou les deux ensemble un seul, qui ne capture que là où il finit.
brief-added-each = Chaque dé déplace un pion différent, ou un seul les utilise l'un après l'autre et capture là où chacun finit.
brief-added-none = Chaque dé déplace un pion différent ; les dés ne s'additionnent jamais.
brief-dice-chooses = On joue les deux dés si on le peut ; si l'un ou l'autre convient mais pas les deux, on choisit ; sinon, le lancer est perdu.
brief-dice-higher = On joue les deux dés si on le peut ; si l'un ou l'autre convient mais pas les deux, le plus haut ; sinon, le lancer est perdu.
brief-taken-all = Un pion adverse, activé ou non, est capturé quand un coup finit sur son trou.
brief-taken-dalled = Un pion adverse activé est capturé quand un coup finit sur son trou ; les autres sont à l'abri et barrent le leur.
brief-jump = On saute librement les pions adverses ; on ne saute jamais les siens et l'on n'y finit pas.
brief-double-again = { $face }{ $face } donne ensuite un nouveau lancer.
brief-double-nothing = { $face }{ $face } ne donne pas de nouveau lancer.
brief-race-end =
    { $count ->
        [0] Qui capture tous les pions adverses a gagné.
       *[other] Qui ne laisse à l'adversaire qu'un pion a gagné.
    }
brief-race-quiet =
    { $count ->
        [one] { $count } lancer sans capture, c'est la nulle.
       *[other] { $count } lancers d'affilée sans capture, c'est la nulle.
    }
