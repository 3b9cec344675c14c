# Le macchine: come si chiamano e, in una riga, come giocano.

machine-ranked = { $number } · { $name }
machine-any = Una macchina
machine-level-1 = Neofita
machine-level-1-about = Conosce le regole, prende ciò che ha davanti e non vede quasi nient'altro.
machine-level-2 = Principiante
machine-level-2-about = Cerca i propri vantaggi e spesso dimentica i tuoi.
machine-level-3 = Apprendista
machine-level-3-about = Comincia a badare a ciò che prepari, ma ogni tanto si distrae.
machine-level-4 = Dilettante
machine-level-4-about = Difende ciò che ha e qualche volta si lascia sfuggire qualcosa.
machine-level-5 = Assiduo
machine-level-5-about = Pensa una mossa più avanti e regala di rado.
machine-level-6 = Abile
machine-level-6-about = Guarda diverse mosse avanti e fa pagare ogni svista.
machine-level-7 = Esperto
machine-level-7-about = Guarda lontano e sbaglia di rado.
machine-level-8 = Maestro
machine-level-8-about = Gioca il meglio che riesce a trovare.
machine-page = La macchina della pagina
machine-page-about = Prende quanto può e poi si espone il meno possibile: è la macchina della pagina che per prima portò questo gioco sul web.
machine-careful = Il principiante prudente
machine-careful-about = Prende ciò che può, si ripara da ciò che vede e per il resto gioca a caso: serve a mettere alla prova gli altri.
machine-strong = La macchina forte
machine-strong-about = Tutta la forza del programma.
machine-simple = Macchina semplice { $number }
machine-simple-about = Guarda avanti un numero fisso di mosse e non ricorda nulla.
