# How to play: lessons, and what the players call things.

learn-try = Essayez
learn-in-brief = Les règles en bref
learn-accounts = Ce qui diffère d'un récit à l'autre
learn-names = Comment cela s'appelle
learn-again = Remettre en place
learn-well-done = C'est bien cela.
learn-just-so = Justement : c'est la règle.
learn-once-more = Bien pris. Maintenant encore une fois.
learn-not-yet = C'est permis, mais ce n'est pas ce que nous cherchons. Remettez en place, ou continuez.
learn-own-value = changé à la main

## Dara

learn-dara-aim = Alignez vos pions par trois en les déplaçant, prenez un pion adverse pour chaque nouvelle rangée, et n'en laissez que deux.
learn-place = Poser
learn-dara-place = D'abord, chacun à son tour remplit le plateau, un pion à la fois. Touchez n'importe quel trou vide.
learn-no-row = Pas de rangée en posant
learn-dara-no-row = Deux de vos bâtonnets sont côte à côte. Essayez d'en poser un troisième à côté.
learn-row = Une rangée prend
learn-dara-row = Tous les pions sont posés, ils se déplacent maintenant. Réunissez trois bâtonnets en ligne, puis choisissez le pion que vous prenez.
learn-no-four = Jamais quatre
learn-dara-no-four = Trois font une rangée, quatre n'en font pas. Essayez d'amener le bâtonnet isolé auprès des trois autres.
learn-horse = Le cheval
learn-dara-horse = Déplacez un bâtonnet d'une rangée à l'autre et retour : chaque pas fait une rangée qui n'y était pas. Prenez ainsi deux pions.

## Dala

learn-dala-aim = Plantez vos bâtonnets et alignez-en exactement trois, prenez un bâtonnet adverse pour chaque nouvelle rangée, et n'en laissez que deux.
learn-centre = Le centre d'abord
learn-dala-centre = Les quatre cases du milieu viennent d'abord. Essayez de planter un bâtonnet ailleurs.
learn-place-row = Des rangées en plantant
learn-dala-place-row = Ici une rangée compte dès le premier bâtonnet. Plantez le troisième d'une rangée et prenez-en un.
learn-leave = Sortir de quatre
learn-dala-leave = Quatre en ligne ne prennent rien. Faites sortir un bâtonnet du bout de la ligne : ce qui reste est une nouvelle rangée de trois.
learn-bull = Le taureau
learn-dala-bull = Trois à côté de deux, et un bâtonnet qui va de l'un à l'autre : il prend à chaque pas. Prenez ainsi deux bâtonnets.

## Daldøsa

learn-daldosa-aim = Activez vos chevilles, faites-les courir autour du bateau et prenez toutes celles de l'adversaire en arrivant dessus.
learn-dal = Activer une cheville
learn-daldosa-dal = Seul un A active une cheville : elle tourne et avance d'un trou. Ici, le A active celle qui est le plus près de la poupe. Puis le 3 la fait avancer : touchez la cheville, puis son but.
learn-two-dice = Deux dés
learn-daldosa-two-dice = Chaque dé déplace une autre cheville, ou les deux ensemble en déplacent une. Jouez 2 et 4 comme vous voulez.
learn-take = Prendre
learn-daldosa-take = Une cheville prend l'ennemie sur laquelle elle arrive. Prenez avec le 3, puis jouez le 2 avec l'autre cheville.
learn-jump = Sauter
learn-daldosa-jump = On saute librement les ennemies, jamais les siennes. Essayez de jouer d'abord la cheville de derrière.
learn-lost = Un lancer perdu
learn-daldosa-lost = Il n'y a pas de A et aucune cheville n'est activée. Touchez n'importe laquelle des vôtres.

## Names

name-game = le jeu
name-horse-game = le jeu ; le mot veut dire cheval
name-three-game = le jeu ; le mot veut dire trois
name-well-hole = un trou ; le mot veut dire puits
name-horse-figure = « cheval » : une figure qui refait toujours une rangée
name-holes = les trous, un trou
name-sticks = les bâtonnets, un bâtonnet
name-plant = planter un bâtonnet
name-capturing-three = trois qui prennent
name-bull = « taureau » : une figure qui prend à chaque pas
name-a-face = le A des dés
name-two-face = la face II des dés, probablement
name-dalled = activé
name-undalled = non activé

tongue-hausa = haoussa
tongue-zarma = zarma
tongue-tamasheq = tamacheq
tongue-bambara = bambara, bozo, songhaï
tongue-fula = peul du Macina
tongue-tuareg = touareg
tongue-tuareg-south = touareg, au sud
tongue-tuareg-north = touareg, au nord
tongue-french = français
tongue-sudan = arabe du Soudan
tongue-jaeren = norvégien, Jæren
tongue-thy = danois, Thy, Mors et Fanø
tongue-bornholm = danois, Bornholm
tongue-danish = danois
