# Rule fields, their values, the published rulesets and the grounds for every choice.

family-alignment = jeu d'alignement
family-running-fight = jeu de poursuite

## Fields

field-files = Colonnes
field-about-files = Les colonnes du plateau, nommées à partir de a.
field-ranks = Lignes
field-about-ranks = Les lignes du plateau de bas en haut, numérotées à partir de 1.
field-pieces = Pions
field-about-pieces = Les pions de chaque camp. Dans les jeux de poursuite, ils remplissent leur propre rang à partir de la proue.
field-fill_first = Cases à remplir d'abord
field-about-fill_first = Cases à occuper avant toute autre. Celle qu'une capture vide entre-temps est de nouveau réservée.
field-place_three = Rangées de 3 en posant
field-about-place_three = Ce qu'il en est d'un pion posé qui fait une rangée de trois exactement.
field-place_long = Longues rangées en posant
field-about-place_long = Ce qu'il en est d'un pion posé qui fait une rangée de quatre ou plus.
field-move_long = Longues rangées en se déplaçant
field-about-move_long = Ce qu'il en est d'un déplacement qui fait une rangée de quatre ou plus. Une telle rangée ne capture jamais.
field-leave_long = Quitter une longue rangée
field-about-leave_long = Ce qu'il en est quand un pion quitte une rangée de quatre ou plus et qu'il en reste une de trois.
field-captures_per_move = Plusieurs rangées
field-about-captures_per_move = Combien de pions sont capturés quand un coup fait plusieurs rangées.
field-protect_rows = Rangées protégées
field-about-protect_rows = Si les pions d'une rangée de 3 sont à l'abri. Que les rangées faites en posant protègent aussi est un choix de notre part.
field-all_protected = Tous protégés
field-about-all_protected = Ce qu'on peut capturer quand tous les pions adverses sont dans des rangées.
field-capture_choice = Obligation de capturer
field-about-capture_choice = Si la capture est obligatoire. Sinon, on choisit entre tout ce que le coup permet et rien.
field-lose_at = Défaite à
field-about-lose_at = Le camp qui n'a plus que ce nombre de pions a perdu aussitôt. Que les pions en main comptent est un choix de notre part.
field-no_move = Aucun coup
field-about-no_move = Ce qu'il en est quand le camp qui doit se déplacer ne le peut pas.
field-repetition = Répétition
field-about-repetition = Combien de fois la même position, avec le même trait et les mêmes mains, peut se présenter avant la nulle ; 0 supprime la règle.
field-quiet_limit = Limite de calme
field-about-quiet_limit = Coups d'affilée, des deux camps, sans pose ni capture (avec des dés : lancers sans capture) qui font la nulle ; 0 supprime la règle.
field-outer = Rangs extérieurs
field-about-outer = Les trous de chaque rang extérieur.
field-prow = Trou de proue
field-about-prow = Si le rang du milieu a un trou de plus que les autres, à la proue.
field-dal = Activation
field-about-dal = Quel pion non activé un A peut tourner et faire avancer d'un trou.
field-added = Dés additionnés
field-about-added = Ce qui est capturé quand les deux dés déplacent un seul pion, ou si les dés s'additionnent.
field-either_die = Un des deux dés
field-about-either_die = Quel dé se joue quand chacun pourrait servir seul, mais pas les deux.
field-double_dal = Double A
field-about-double_dal = Ce que donne AA une fois joué.
field-opening_played = Lancer de départ
field-about-opening_played = Si le camp qui commence joue le lancer qui lui a donné le départ.
field-undalled_taken = Pions non activés
field-about-undalled_taken = Si un pion qui n'a pas encore été activé peut être capturé.
field-win_at = Défaite à
field-about-win_at = Le camp qui n'a plus que ce nombre de pions a perdu.

## Values

value-fill_first-none = aucune
value-place_three-forbidden = interdites
value-place_three-free = permises, sans capture
value-place_three-captures = permises, avec capture
value-place_long-forbidden = interdites
value-place_long-free = permises
value-move_long-forbidden = interdites
value-move_long-free = permises
value-leave_long-captures = compte comme toute rangée
value-leave_long-none = ne capture pas
value-leave_long-forbidden = interdit
value-captures_per_move-one = un seul pion
value-captures_per_move-per-row = un pion par rangée
value-protect_rows-no = non protégées
value-protect_rows-yes = protégées
value-all_protected-none = rien
value-all_protected-any = n'importe quel pion
value-capture_choice-compulsory = on doit capturer
value-capture_choice-optional = on peut capturer
value-no_move-loses = ce camp perd
value-no_move-draw = nulle
value-repetition-0 = sans limite
value-quiet_limit-0 = sans limite
value-prow-yes = oui
value-prow-no = non
value-dal-hole-ahead = tout pion qui a la place d'avancer
value-dal-sternmost = le plus proche de la poupe
value-added-last-hole-takes = seul le dernier trou capture
value-added-each-hole-takes = le trou de chaque dé capture
value-added-none = jamais additionnés
value-either_die-chooses = au choix du joueur
value-either_die-higher = le plus haut
value-double_dal-throws-again = un nouveau lancer
value-double_dal-nothing = rien de plus
value-opening_played-no = on relance
value-opening_played-yes = il est joué
value-undalled_taken-yes = peuvent être capturés
value-undalled_taken-no = sont à l'abri

## Published rulesets

preset-dara-walker = Le dara selon le livret de Damian Walker : pas de rangée de 3 en posant, jamais quatre en ligne, une capture par coup.
preset-dara-walker-b4 = Comme dara-walker, mais on peut poser trois en ligne et plus, sans capture (point 4 de Bell).
preset-dara-walker-b4b6 = Comme dara-walker-b4, mais trois pions laissés en quittant une ligne plus longue ne capturent pas (point 6).
preset-dara-walker-b5 = Comme dara-walker, mais un déplacement peut faire quatre en ligne ou plus, sans capture (point 5 de Bell).
preset-dara-walker-b5b6 = Comme dara-walker-b5, mais trois pions laissés en quittant une ligne plus longue ne capturent pas (point 6).
preset-dara-bell = Le dara tel que le livret le rapporte de Bell : les lignes plus longues sont libres dans les deux phases (points 4 et 5).
preset-dara-bell-b6 = Comme dara-bell, mais trois pions laissés en quittant une ligne plus longue ne capturent pas (point 6).
preset-dara-bell-b6-strict = Comme dara-bell, mais on ne peut quitter une ligne plus longue en y laissant trois pions (point 6 à la lettre).
preset-dara-italian = Le dara d'une page italienne : on peut poser des rangées de 3 mais sans capture, et leurs pions sont à l'abri.
preset-dara-italian-doppia = Comme dara-italian, mais deux rangées à la fois capturent deux pions (Cattura Doppia).
preset-dara-italian-niger = Comme dara-italian, mais sans rangée de 3 en posant (Variante Niger).
preset-dala = Le dala du Soudan : six sur six, le centre d'abord, les rangées capturent dès la pose, les lignes plus longues sont libres.
preset-dala-doppia = Comme dala, mais chaque rangée faite capture un pion. C'est un essai : aucune source ne tranche.
preset-wali = Le wali des Songhay : pas de rangée de 3 en posant, jamais quatre en ligne, on joue jusqu'à la capture du dernier pion.
preset-derrah = Le derrah, sept sur six : les lignes plus longues sont libres, deux rangées à la fois capturent deux pions. Il repose sur une seule source de peu de poids.
preset-daldosa = Daldøsa sur des rangs de 16, 17 et 16 trous, avec 16 pions par camp.
preset-daldosa-sternmost = Comme daldosa, mais parmi les pions non activés, seul le plus proche de la poupe peut l'être.
preset-daldosa-jaeren = Comme daldosa sur trois rangs de 12, tel que rapporté du Jæren ; la face du un porte un X.
preset-daldosa-12-13-12 = Comme daldosa sur des rangs de 12, 13 et 12. Les sources se contredisent sur ce plateau : les deux sont gardés.
preset-daldoza = Comme daldosa, mais le camp qui n'a plus qu'un pion a perdu.

## Grounds

basis-stated = dit dans { $source }
basis-stated-at = dit dans { $source }, { $place }
basis-inferred = tiré de { $source } : { $why }
basis-chosen = notre choix : { $why }
source-via = { $source } (rapporté par { $via })
source-line = { $key } : { $text } ({ $seen })
seen-full = lue en entier
seen-part = lue en partie
seen-reported = connue seulement par ce qu'un autre en rapporte

why-long-holds-row = Une ligne de quatre contient une rangée de 3, que la source interdit.
why-no-fours-to-leave = En jouant, il n'y a jamais quatre pions en ligne : cela ne compte que dans les positions composées à la main.
why-item-6-left-out = Le point 6, qui excepterait ces rangées, est laissé de côté ici ; celui qui rapporte Bell dit qu'il ne s'y trouve pas.
why-item-6-no-capture = Le point 6 peut vouloir dire qu'une telle rangée ne capture pas ou qu'on ne peut la faire ; les jeux apparentés ont le premier sens.
why-any-piece = La source permet de capturer n'importe quel pion adverse et ne nomme pas d'exception.
why-nothing-protected = Avec ces règles, aucun pion n'est protégé : le cas ne se présente pas.
why-no-exception = La source protège les rangées sans nommer d'exception.
why-house-capture = Les sources disent qu'on peut capturer un pion et ne disent pas si on le doit.
why-house-no-move = Les sources de ce règlement n'en parlent pas ; nous suivons les règles italiennes, où ce camp perd.
why-house-no-move-dala = Un résumé de Davies dit que perd celui qui ne peut plus jouer ; nous l'entendons ainsi.
why-house-repetition = Aucune source ne parle de répétition ; sans règle, une partie pourrait ne jamais finir.
why-house-quiet = Aucune source n'a de telle limite ; sans elle, une partie pourrait ne jamais finir.
why-double-row-unsettled = La source accorde un seul pion et ajoute qu'aucune source n'est claire là-dessus.
why-house-double-row = Aucune source n'est claire là-dessus ; ici, on essaie l'autre réponse.
why-not-counted-so-allowed = La source dit que ces lignes ne comptent pas, non qu'elles sont interdites.
why-some-accounts-sternmost = La source signale que certains le disent ainsi.
why-house-either-die = Les sources disent qu'un dé doit servir si un seul le peut, mais non lequel quand l'un ou l'autre le peut.
why-house-opening = Les sources ne disent pas si le lancer qui a donné le départ est joué.
