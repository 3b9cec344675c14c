# What is wrong. A sentence names the cells and, where there is one, the way out.

## Positions

fault-empty = Rien n'a été donné.
fault-position-parts =
    Une position a 3 parties, ou 5 avec ses compteurs ; ce texte en a { $have ->
        [one] { $have }
       *[other] { $have }
    }.
fault-unknown-side = « { $text } » n'est pas un camp : b désigne les Noirs, w les Blancs.
fault-bad-number = « { $text } » n'est pas un nombre qui convienne ici.
fault-bad-hands = « { $text } » ne dit pas ce qui reste en main : écrivez les pions noirs, une virgule et les blancs, comme 12,12.
fault-rank-count =
    Le plateau a { $want } lignes ; ce texte en a { $have ->
        [one] { $have }
       *[other] { $have }
    }.
fault-rank-length =
    La ligne { $rank } a { $have ->
        [one] { $have } case
       *[other] { $have } cases
    } au lieu de { $want }.
fault-row-count =
    Une position a trois rangs, celui des Blancs, celui du milieu et celui des Noirs ; ce texte en a { $have ->
        [one] { $have }
       *[other] { $have }
    }.
fault-row-length =
    { $row ->
        [w] Le rang des Blancs
        [m] Le rang du milieu
       *[b] Le rang des Noirs
    } a { $have ->
        [one] { $have } trou
       *[other] { $have } trous
    } au lieu de { $want }.
fault-unknown-piece = « { $text } » n'est pas un pion : on écrit b et w, et B et W pour les pions activés.
fault-too-many-pieces =
    { side-start } ont ici { $have ->
        [one] { $have } pion
       *[other] { $have } pions
    }, mais ne peuvent en avoir plus de { $most }.
fault-undalled-away = Le pion en { $cell } n'est pas activé, or un pion non activé ne se tient que dans son propre rang.
fault-dalled-at-start = Le pion en { $cell } est activé, mais l'activer le fait avancer : aucun ne peut se tenir là.
fault-both-lost =
    Les deux camps auraient perdu : les Noirs avec { $black ->
        [one] { $black } pion
       *[other] { $black } pions
    }, les Blancs avec { $white ->
        [one] { $white } pion
       *[other] { $white } pions
    }.
fault-bad-throw = « { $text } » n'est pas un lancer : écrivez deux des faces A, 2, 3 et 4, comme A3.
fault-bad-counters =
    Il ne peut y avoir { $quiet ->
        [one] { $quiet } coup calme
       *[other] { $quiet } coups calmes
    } sur { $ply ->
        [one] { $ply } coup joué
       *[other] { $ply } coups joués
    } en tout.

## Moves

fault-bad-move = « { $text } » n'est pas écrit comme un coup : c3 pose, c3-c4 déplace, c3-c4xd1 capture, b1-m1,m4xm8 joue deux dés.
fault-unknown-cell = « { $text } » n'est pas sur ce plateau.
fault-game-over = La partie est finie.
fault-throw-first = Il faut d'abord lancer les dés.
fault-play-first = Jouez d'abord le lancer qui est sur la table.
fault-takes-differs = Ce qui est écrit pour { $cell } ne correspond pas au plateau : x capture un pion adverse, - va là où il n'y en a pas.

## Games of alignment

fault-occupied = Il y a déjà un pion en { $cell }.
fault-must-place = Il reste des pions à poser : rien ne part encore de { $cell }.
fault-must-step = Tous les pions sont posés : on se déplace maintenant, et { $cell } seul n'est pas un coup.
fault-fill-first = { $cell } doit attendre : d'abord viennent { $cells }.
fault-makes-row = { $cell } ferait une rangée de 3, ce qui est interdit en posant : { $cells }
fault-makes-long =
    { $cell } ferait une rangée de { $length ->
        [4] quatre
        [5] cinq
        [6] six
        [7] sept
        [8] huit
       *[other] { $length }
    } : { $cells }
fault-leaves-long = En quittant sa ligne, le pion en { $cell } ferait ainsi une rangée de 3, ce qui est interdit : { $cells }
fault-not-yours = Le pion en { $cell } n'est pas à vous.
fault-no-piece = Il n'y a pas de pion en { $cell }.
fault-not-adjacent = { $to } n'est pas à côté de { $cell } : on va à la case voisine, à l'horizontale ou à la verticale.
fault-cannot-move = Le pion en { $cell } ne peut pas bouger.
fault-must-capture =
    Ce coup capture { $count ->
        [one] un pion ; dites lequel
       *[other] { $count } pions ; dites lesquels
    } : { $cells }
fault-no-capture = Le coup en { $cell } ne fait pas de rangée qui capture.
fault-too-many-captures =
    { $cell } est de trop : ce coup ne capture que { $count ->
        [one] { $count } pion
       *[other] { $count } pions
    }.
fault-protected = Le pion en { $cell } fait partie d'une rangée de 3 et ne peut être capturé : { $cells }
fault-not-enemy = Il n'y a pas de pion adverse en { $cell }, et on ne capture que ceux-là.
fault-taken-twice = Le pion en { $cell } est nommé deux fois.

## Running-fight games

fault-throw-lost = Ce lancer ne peut se jouer ; il ne reste que « pass ».
fault-throw-not-lost = Ce lancer peut se jouer : on ne peut donc pas passer.
fault-own-on-hole = De { $cell } à { $to } : un de vos pions s'y trouve.
fault-own-jumped = Le pion en { $cell } ne peut dépasser { $cells } : on ne saute jamais ses propres pions.
fault-needs-dal = Le pion en { $cell } n'est pas activé : il ne part qu'avec un A.
fault-not-sternmost = Le pion en { $cell } doit attendre : parmi les pions non activés, c'est au plus proche de la poupe : { $cells }
fault-no-such-die = Ni un dé ni leur somme ne mènent de { $cell } à { $to }.
fault-not-on-way = { $to } n'est pas sur le chemin du pion en { $cell }.
fault-undalled-safe = Le pion en { $cell } n'est pas activé et ne peut être capturé : aucun coup ne peut finir là.
fault-hole-by-hole = Les deux dés sur un même pion font ici deux coups, et chacun peut capturer : de { $cell } à { $to }, arrêtez-vous là où finit le premier dé.
fault-no-adding = Avec ces règles, les dés ne s'additionnent jamais : { $cell } n'atteint donc pas { $to }.
fault-both-dice = Les deux dés peuvent servir, donc ils le doivent ; après { $cell } - { $to }, il en resterait un.
fault-higher-die = Un seul dé peut servir, et ce doit être le plus haut, qui ne mène pas de { $cell } à { $to }.
fault-same-piece = Le pion en { $cell } a déjà bougé ; l'autre dé en déplace un autre, sauf à les additionner.
fault-die-used = Le dé qui mène de { $cell } à { $to } a déjà servi.
fault-play-complete = Les deux dés sont joués ; le pion en { $cell } reste où il est.

## Rulesets

fault-unknown-preset = Il n'y a pas de règlement « { $text } » ; la commande « rules » les donne tous.
fault-unknown-field = Il n'y a pas de règle « { $text } ». Connues : { $known }
fault-bad-field = « { $text } » ne change aucune règle : écrivez une règle et sa valeur, comme place_three=free.
fault-repeated-field = La règle { $field } est donnée deux fois.
fault-bad-value = « { $text } » n'est pas une valeur de { $field }. Connues : { $known }
fault-out-of-range = { $field } va de { $least } à { $most } ; { $have } est en dehors.
fault-pieces-too-few =
    Avec { $pieces ->
        [one] { $pieces } pion
       *[other] { $pieces } pions
    } par camp, qui perd quand il lui en reste { $lose_at } aurait perdu avant le premier coup.
fault-board-too-small = Avec { $pieces } pions par camp, il faut plus de { $cells } cases, car certaines doivent rester libres.
fault-fill-off-board = { $cell } serait à remplir d'abord, mais ce plateau n'a pas cette case.
fault-fill-repeated = { $cell } figure deux fois parmi les cases à remplir d'abord.
fault-row-too-short = { $pieces } pions ne tiennent pas dans un rang de { $outer } trous.

## Records

fault-bad-tag = « { $text } » n'est pas une étiquette : elle s'écrit [Nom "valeur"].
fault-repeated-tag = L'étiquette { $tag } figure deux fois.
fault-missing-tag = Il manque l'étiquette { $tag }.
fault-other-ruleset = C'est une partie de { $have }, non de { $want }.
fault-wrong-digest = L'empreinte { $have } n'est pas celle de ces règles, qui est { $want }.
fault-open-comment = Un commentaire commence et ne finit jamais.
fault-open-variation = Les parenthèses d'une variante ne correspondent pas.
fault-lone-variation = Une variante remplace le coup qui la précède, et il n'y en a pas ici.
fault-empty-variation = La variante ne contient aucun coup.
fault-deep-variation = Les variantes sont imbriquées sur plus de { $most } niveaux.
fault-too-many-variations = Les variantes comptent plus de { $most } coups.
fault-wrong-skip = « -- » figure exactement là où, sinon, un camp jouerait deux fois de suite ; ici il est de trop ou manque.
fault-missing-throw = Il manque le lancer avant « { $text } » : il s'écrit devant, comme A3:b1-m4.
fault-unexpected-throw = « { $text } » a un lancer, mais ce jeu n'a pas de dés.
fault-wrong-throw = Le lancer est écrit { $have }, mais la graine donne { $want }.
fault-wrong-number = Le coup porte le numéro { $have }, mais c'est le numéro { $want }.
fault-after-end = La partie est finie avant « { $text } ».
fault-wrong-result = Le résultat est écrit { $have }, mais la partie a fini { $want }.
fault-bad-result = « { $text } » n'est pas un résultat : écrivez B+, W+, = ou *.
fault-stray-text = « { $text } » n'a rien à faire ici.
fault-bad-opening = « { $text } » n'est pas une ouverture : écrivez le lancer des Noirs puis celui, plus bas, des Blancs, comme 24 A3 ; les égalités viennent avant.
fault-unexpected-tag = Une partie de ce genre n'a pas d'étiquette { $tag }.

## Events of a session

fault-event-gap = L'événement { $have } est arrivé alors qu'on attendait le { $want } : il en manque.
fault-event-conflict = Il y a déjà un autre événement { $number }.
fault-event-start = Le premier événement commence la partie, et aucun autre ensuite.
fault-nothing-to-undo = Il n'y a rien à reprendre.
fault-nothing-to-redo = Il n'y a rien à rejouer.
fault-undo-crosses-throw = Les dés ont été lancés depuis : cela ne se reprend que si les deux camps le demandent.
fault-no-offer = Personne n'a proposé la nulle.
fault-opening-first = Les deux camps lancent d'abord les dés pour commencer.
fault-seeded-dice = Les dés de cette partie viennent de sa graine et ne peuvent être saisis.
fault-line-too-long = La ligne dépasse { $most } octets.
fault-not-text = La ligne n'est pas du texte en UTF-8.
fault-bad-text = « { $text } » ne peut servir ici. Possibles : { $want }
