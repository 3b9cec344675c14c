# Ce qu’un site dit autour de sa page.

site-about = Dara, Dala et Daldøsa : des plateaux pour jouer chaque version attestée des règles, contre la machine ou une autre personne.
site-missing = Il n’y a rien ici.
