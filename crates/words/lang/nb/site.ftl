# Det et nettsted sier rundt siden sin.

site-about = Dara, Dala og Daldøsa: brett til å spille hver kjent utgave av reglene, mot maskinen eller et annet menneske.
site-missing = Her er det ingenting.
