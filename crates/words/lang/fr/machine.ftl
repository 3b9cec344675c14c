# Les machines : leur nom et, en une ligne, leur façon de jouer.

machine-ranked = { $number } · { $name }
machine-any = Une machine
machine-level-1 = Novice
machine-level-1-about = Connaît les règles, prend ce qui s’offre et ne voit presque rien d’autre.
machine-level-2 = Débutant
machine-level-2-about = Cherche ses propres gains et oublie souvent les vôtres.
machine-level-3 = Apprenti
machine-level-3-about = Commence à surveiller ce que vous préparez, mais se trompe encore parfois.
machine-level-4 = Amateur
machine-level-4-about = Garde ce qu’il a et laisse parfois échapper quelque chose.
machine-level-5 = Habitué
machine-level-5-about = Réfléchit un coup plus loin et donne rarement quelque chose.
machine-level-6 = Aguerri
machine-level-6-about = Regarde plusieurs coups à l’avance et fait payer chaque faute.
machine-level-7 = Expert
machine-level-7-about = Regarde loin et se trompe rarement.
machine-level-8 = Maître
machine-level-8-about = Joue le meilleur coup qu’il sache trouver.
machine-page = La machine de la page
machine-page-about = Prend tout ce qu’elle peut, puis s’expose le moins possible : c’est la machine de la page qui, la première, a mis ce jeu sur le web.
machine-careful = Le débutant prudent
machine-careful-about = Prend ce qu’il peut, se garde de ce qu’il voit et joue le reste au hasard : il sert à mettre les autres à l’épreuve.
machine-strong = La machine forte
machine-strong-about = Toute la force du programme.
machine-simple = Machine simple { $number }
machine-simple-about = Regarde un nombre fixe de coups à l’avance et ne retient rien.
