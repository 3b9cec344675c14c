# Det et websted siger omkring sin side.

site-about = Dara, Dala og Daldøsa: brætter til at spille hver kendt udgave af reglerne, mod maskinen eller et andet menneske.
site-missing = Her er ingenting.
