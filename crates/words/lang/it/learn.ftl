# How to play: lessons, and what the players call things.

learn-try = Prova
learn-in-brief = Le regole in breve
learn-accounts = In che cosa differiscono i resoconti
learn-names = Come si chiama
learn-again = Rimetti a posto
learn-well-done = Proprio così.
learn-just-so = Appunto: è la regola.
learn-once-more = Ben catturata. Ora ancora una volta.
learn-not-yet = È permesso, ma non è ciò che cerchiamo. Rimetti a posto, o continua.
learn-own-value = cambiato a mano

## Dara

learn-dara-aim = Muovi le tue pedine fino ad allinearne tre, cattura una pedina per ogni nuovo allineamento e lascia l'avversario con due sole.
learn-place = Collocare
learn-dara-place = Prima le due parti riempiono a turno il tavoliere, una pedina alla volta. Tocca una buca vuota qualsiasi.
learn-no-row = Nessun allineamento mentre si colloca
learn-dara-no-row = Due dei tuoi bastoncini stanno fianco a fianco. Prova a metterne accanto un terzo.
learn-row = Un allineamento cattura
learn-dara-row = Tutte le pedine sono collocate e ora si muovono. Porta tre bastoncini in fila, poi scegli la pedina che catturi.
learn-no-four = Mai quattro
learn-dara-no-four = Tre sono un allineamento, quattro non valgono. Prova a muovere il bastoncino solitario accanto agli altri tre.
learn-horse = Il cavallo
learn-dara-horse = Muovi un bastoncino da una fila all'altra e indietro: ogni passo fa un allineamento che prima non c'era. Cattura così due pedine.

## Dala

learn-dala-aim = Pianta i tuoi bastoncini e muovili fino ad allinearne esattamente tre, catturane uno per ogni nuovo allineamento e lascia l'avversario con due soli.
learn-centre = Prima il centro
learn-dala-centre = Le quattro caselle centrali vengono per prime. Prova a piantare un bastoncino altrove.
learn-place-row = Allineamenti mentre si pianta
learn-dala-place-row = Qui un allineamento conta fin dal primo bastoncino. Pianta il terzo di una fila e catturane uno.
learn-leave = Uscire da una fila di quattro
learn-dala-leave = Quattro in fila non catturano. Fai uscire un bastoncino dall'estremità della fila: ciò che resta è un nuovo allineamento di tre.
learn-bull = Il toro
learn-dala-bull = Tre accanto a due, e un bastoncino che oscilla fra loro: cattura a ogni passo. Catturane così due.

## Daldøsa

learn-daldosa-aim = Attiva i tuoi pioli, falli correre intorno alla barca e cattura ogni piolo dell'avversario arrivandoci sopra.
learn-dal = Attivare un piolo
learn-daldosa-dal = Solo una A attiva un piolo: esso gira e avanza di un foro. Qui la A attiva il piolo più vicino alla poppa. Poi il 3 lo porta avanti: tocca il piolo, poi dove va.
learn-two-dice = Due dadi
learn-daldosa-two-dice = Ogni dado muove un altro piolo, oppure tutti e due insieme ne muovono uno. Gioca 2 e 4 come vuoi.
learn-take = Catturare
learn-daldosa-take = Un piolo cattura il nemico su cui arriva. Cattura con il 3, poi gioca il 2 con l'altro piolo.
learn-jump = Saltare
learn-daldosa-jump = I nemici si saltano liberamente, i propri pioli mai. Prova a muovere prima il piolo che sta dietro.
learn-lost = Un tiro perso
learn-daldosa-lost = Non è uscita nessuna A e nessun piolo è attivo. Tocca uno qualsiasi dei tuoi pioli.

## Names

name-game = il gioco
name-horse-game = il gioco; la parola vuol dire cavallo
name-three-game = il gioco; la parola vuol dire tre
name-well-hole = una buca; la parola vuol dire pozzo
name-horse-figure = “cavallo”: una figura che rifà sempre un allineamento
name-holes = le buche, una buca
name-sticks = i bastoncini, un bastoncino
name-plant = piantare un bastoncino
name-capturing-three = tre che catturano
name-bull = “toro”: una figura che cattura a ogni passo
name-a-face = la A dei dadi
name-two-face = la faccia II dei dadi, probabilmente
name-dalled = attivata
name-undalled = non attivata

tongue-hausa = hausa
tongue-zarma = zarma
tongue-tamasheq = tamasheq
tongue-bambara = bambara, bozo, songhai
tongue-fula = fula del Masina
tongue-tuareg = tuareg
tongue-tuareg-south = tuareg, al sud
tongue-tuareg-north = tuareg, al nord
tongue-french = francese
tongue-sudan = arabo del Sudan
tongue-jaeren = norvegese, Jæren
tongue-thy = danese, Thy, Mors e Fanø
tongue-bornholm = danese, Bornholm
tongue-danish = danese
