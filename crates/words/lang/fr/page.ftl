# The page in a browser.

## Places

page-home = Jeux
page-play = Jouer
page-learn = Comment jouer
page-own = Vos règles
page-edit = Éditeur
page-settings = Réglages
page-new = Nouvelle partie
page-open = Ouvrir un texte
page-print = Imprimer un plateau
page-places = Lieux
page-languages = Langues
page-nothing-leaves = Tout reste dans ce navigateur ; rien de vous n'en sort.
page-noscript = Cette page a besoin de JavaScript et de WebAssembly.
page-dismiss = Fermer
page-menu = Menu
page-reload = Recharger la page
page-machine-gone = La machine est injoignable. Le site a peut-être été renouvelé, ou le réseau est absent.
page-analyst-gone = L’analyse ne peut pas être chargée. Le site a peut-être été renouvelé, ou le réseau est absent ; il faut le réseau une fois.

## Home

page-welcome = Trois jeux anciens, prêts à jouer
page-go-on = Continuer
page-go-on-what =
    { $title }, { $count ->
        [0] encore sans coup
        [one] après un coup
       *[other] après { $count } coups
    }
page-start = Jouer tout de suite : { $game }
page-choose = Choisir comment
page-dara-from = Creusé dans le sable, du Nigeria au Sahara
page-dara-is = Posez douze pions, puis déplacez-les pour en aligner trois. Chaque nouvelle rangée en prend un à l'adversaire.
page-dala-from = Des bâtonnets dans la terre du Soudan
page-dala-is = On remplit d'abord le centre. Trois des vôtres en rangée prennent un bâtonnet, même pendant qu'on les plante.
page-daldosa-from = Un bateau de chevilles du Jæren, parent du daldøs danois
page-daldosa-is = Activez vos chevilles avec un A, faites le tour du bateau et prenez chaque cheville sur laquelle vous arrivez.

## A new game

page-game = Jeu
page-ruleset = Règles
page-own-these = Changer ces règles
page-against = Contre
page-person = une autre personne, à cet écran
page-player = Joueur { $number }
page-who-starts = Qui commence
page-you-start = vous
page-machine-starts = la machine
page-first-starts = le joueur 1
page-second-starts = le joueur 2
page-chance-starts = le hasard décide
page-clock = Pendule
page-no-clock = aucune
page-clock-is = { $minutes } minutes et { $seconds } secondes par coup
page-match = Match en combien de points
page-no-match = une partie ; d'habitude { $count }
page-real-dice = Nous lançons de vrais dés et saisissons ce qu'ils montrent
page-seed = Graine des dés
page-seed-new = une nouvelle
page-begin = Commencer
page-here = ici

## The board

page-board = Plateau
page-point-empty = { $cell }, vide
page-point-piece = { $cell }, { side }
page-point-undalled = { $cell }, { side }, non activé
page-point-dalled = { $cell }, { side }, activé
page-point-chosen = choisi
page-point-open = peut être choisi
page-point-last = du dernier coup
page-dice = Dés : { $throw }
page-lost =
    { $count ->
        [one] un pris
       *[other] { $count } pris
    }

## During a game

page-no-game = Aucune partie n'est en cours.
page-throw-off = Les deux joueurs lancent pour commencer.
page-throw = Lancer les dés
page-throw-for-start = Lancer pour commencer
page-type-throw = Que montrent les dés ?
page-typed = C'est le lancer
page-die = Dé { $number }
page-took =
    { $count ->
        [one] Un pion est pris.
       *[other] { $count } pions sont pris.
    }
page-take-one = Choisissez maintenant un pion à prendre.
page-actions = Ce que vous pouvez faire
page-undo = Annuler
page-redo = Rejouer
page-hint = Conseil
page-flip = Tourner
page-more = Plus
page-resign = Abandonner
page-resign-sure = Abandonner vraiment
page-agree-draw = S'accorder sur la nulle
page-next-game = Partie suivante du match
page-again = Jouer encore
page-moves = Coups
page-browse = Revoir
page-browsing = Le plateau après le coup { $number }
page-first = Au début
page-back = Un coup en arrière
page-forth = Un coup en avant
page-last = À la partie
page-elsewhere = Un autre onglet a une autre partie ; celle-ci n'est donc plus conservée.
page-keep-here = Conserver celle-ci

## Texts and storage

page-copied = Copié.
page-copy-record = Copier la partie
page-save-record = Enregistrer la partie
page-copy-position = Copier la position
page-link-position = Lien vers cette position
page-link-game = Lien vers cette partie
page-copy-embed = Copier un plateau pour votre site
page-copy-by-hand = Ce navigateur ne laisse pas la page copier. Copiez le texte d'ici :
page-open-about = Une partie, une position ou des règles : collez le texte ici, et il s'ouvre.
page-open-text = Texte
page-open-it = Ouvrir
page-open-file = Ouvrir un fichier
page-not-read = Ce texte ne peut pas être lu.
page-record-fault = Ligne { $line }, colonne { $column } : { $what }
page-without-variations = La partie est ouverte sans ses variantes. { $why }
page-set-aside = Quelque chose de conservé n'a pas pu être lu. Cela a été mis de côté sous « { $name } », et rien d'autre n'est perdu.
page-not-kept = Le navigateur ne conserve rien ici : la partie est perdue quand on ferme la page.

## Settings

page-theme = Aspect
page-theme-system = comme le système
page-theme-light = à la lumière du jour
page-theme-dark = à la lampe
page-theme-plain = simple, très contrasté
page-coordinates = Montrer les coordonnées
page-sound = Faire entendre pions et dés
page-still = Que rien ne bouge tout seul
page-language = Langue

## Rules of one's own

page-own-about = Chaque règle est un interrupteur. Ce que vous choisissez est jugé au fur et à mesure.
page-own-from = Partir de
page-own-good = Ces règles tiennent ensemble.
page-own-bad = Ces règles ne tiennent pas ensemble :
page-own-play = Jouer avec ces règles
page-link-rules = Lien vers ces règles

## Editor

page-brushes = Ce qu'une touche met sur le plateau
page-erase = Rien
page-to-move = Au trait
page-hands-are = Pions en main : ceux des Noirs, une virgule, ceux des Blancs
page-throw-is = Lancer sur la table, ou - avant de lancer
page-stands = Cette position est possible.
page-play-machine = Continuer contre la machine
page-play-two = Continuer à deux
page-from-start = Position de départ
page-empty = Plateau vide

## Paper and rooms

page-print-about = Une feuille avec le plateau et une avec les règles, en A4 ou Letter. Des boutons, des cailloux, des noix ou des allumettes feront des pions.
page-print-it = Imprimer
page-kiosk-end = Retour aux jeux

## Finales

page-endings = Finales
endings-about = Placez quelques pions. Ce qui est dit ici est démontré : contre le meilleur jeu, personne ne fait mieux.
endings-wait = Consultation …
endings-proven = { side } au trait : { $verdict } (démontré)
endings-moves = Tous les coups, le meilleur d’abord
endings-throw = Jet
endings-no-throw = pas encore jeté
endings-throw-first = Choisissez un jet pour voir ce que vaut chaque coup.
endings-back = Reprendre le coup
endings-example = Exemple
endings-no-rules = Il n’y a pas ici de tables de finales pour ces règles.
endings-no-men = Il n’y a pas ici de table pour ces pions, ou pas là où ils se tiennent. Il y a des tables de { $tables }.
endings-no-placing = Les tables ne savent rien tant qu’il reste des pions à placer.
endings-no-over = La partie est finie.
endings-no-away = Les tables n’ont pas pu être chargées. Il faut le réseau une fois, puis elles sont gardées.
endings-no-damaged = La table chargée est abîmée ou d’une autre version.
