# Rule fields, their values, the published rulesets and the grounds for every choice.

family-alignment = gioco di allineamento
family-running-fight = gioco di inseguimento

## Fields

field-files = Colonne
field-about-files = Le colonne del tavoliere, chiamate a partire da a.
field-ranks = Righe
field-about-ranks = Le righe del tavoliere dal basso in alto, numerate a partire da 1.
field-pieces = Pedine
field-about-pieces = Le pedine di ciascun giocatore. Nei giochi di inseguimento riempiono la propria fila a partire dalla prua.
field-fill_first = Prime caselle
field-about-fill_first = Caselle da occupare prima di ogni altra. Se nel frattempo una viene svuotata da una cattura, torna riservata.
field-place_three = Allineamenti in posizionamento
field-about-place_three = Che cos'è collocare una pedina facendo un allineamento di tre esatto.
field-place_long = Allineamenti lunghi in posizionamento
field-about-place_long = Che cos'è collocare una pedina facendo un allineamento di quattro o più.
field-move_long = Allineamenti lunghi in movimento
field-about-move_long = Che cos'è muovere una pedina facendo un allineamento di quattro o più. Un tale allineamento non cattura mai.
field-leave_long = Uscita da un allineamento lungo
field-about-leave_long = Che cos'è quando una pedina esce da un allineamento di quattro o più e ne resta uno di tre.
field-captures_per_move = Più allineamenti insieme
field-about-captures_per_move = Quante pedine si catturano quando una mossa fa più allineamenti.
field-protect_rows = Allineamenti protetti
field-about-protect_rows = Se le pedine che fanno parte di un allineamento di tre sono al sicuro. Che proteggano anche gli allineamenti fatti in posizionamento è una nostra scelta.
field-all_protected = Tutte protette
field-about-all_protected = Che cosa si può catturare quando ogni pedina avversaria fa parte di un allineamento.
field-capture_choice = Obbligo di cattura
field-about-capture_choice = Se la cattura è obbligatoria. Se non lo è, si sceglie tra tutto ciò che la mossa permette e nulla.
field-lose_at = Sconfitta con
field-about-lose_at = Chi resta con così poche pedine ha perso subito. Che contino anche quelle in mano è una nostra scelta.
field-no_move = Nessuna mossa
field-about-no_move = Che cosa succede quando chi deve muovere non ha mosse legali.
field-repetition = Ripetizione
field-about-repetition = Quante volte la stessa posizione, con lo stesso turno e le stesse pedine in mano, può comparire prima della patta; 0 toglie la regola.
field-quiet_limit = Limite di quiete
field-about-quiet_limit = Mosse di fila, dell'uno o dell'altro, senza collocare né catturare (con i dadi: tiri senza cattura) che danno la patta; 0 toglie la regola.
field-outer = File esterne
field-about-outer = I fori di ciascuna fila esterna.
field-prow = Foro a prua
field-about-prow = Se la fila di mezzo ha un foro in più delle altre, a prua.
field-dal = Attivazione
field-about-dal = Quale pedina non attivata una A può girare e far avanzare di un foro.
field-added = Dadi sommati
field-about-added = Che cosa si cattura quando i due dadi muovono una sola pedina, o se i dadi si sommano affatto.
field-either_die = Uno dei due dadi
field-about-either_die = Quale dado si gioca quando ciascuno si potrebbe usare da solo, ma non tutti e due.
field-double_dal = Doppia A
field-about-double_dal = Che cosa dà AA dopo che è stato giocato.
field-opening_played = Tiro d'inizio
field-about-opening_played = Se chi inizia gioca il tiro che gli ha dato l'inizio.
field-undalled_taken = Pedine non attivate
field-about-undalled_taken = Se una pedina non ancora attivata può essere catturata.
field-win_at = Sconfitta con
field-about-win_at = Chi resta con così poche pedine ha perso.

## Values

value-fill_first-none = nessuna
value-place_three-forbidden = vietati
value-place_three-free = permessi, non catturano
value-place_three-captures = permessi, catturano
value-place_long-forbidden = vietati
value-place_long-free = permessi
value-move_long-forbidden = vietati
value-move_long-free = permessi
value-leave_long-captures = vale come ogni allineamento
value-leave_long-none = non cattura
value-leave_long-forbidden = vietata
value-captures_per_move-one = una pedina
value-captures_per_move-per-row = una pedina per allineamento
value-protect_rows-no = non protetti
value-protect_rows-yes = protetti
value-all_protected-none = nulla
value-all_protected-any = qualsiasi pedina
value-capture_choice-compulsory = si deve catturare
value-capture_choice-optional = si può catturare
value-no_move-loses = chi non può muovere perde
value-no_move-draw = patta
value-repetition-0 = nessun limite
value-quiet_limit-0 = nessun limite
value-prow-yes = sì
value-prow-no = no
value-dal-hole-ahead = ogni pedina con spazio davanti
value-dal-sternmost = quella più vicina alla poppa
value-added-last-hole-takes = cattura solo l'ultimo foro
value-added-each-hole-takes = cattura il foro di ogni dado
value-added-none = mai sommati
value-either_die-chooses = sceglie il giocatore
value-either_die-higher = il più alto
value-double_dal-throws-again = un altro tiro
value-double_dal-nothing = nient'altro
value-opening_played-no = si tira di nuovo
value-opening_played-yes = si gioca
value-undalled_taken-yes = si possono catturare
value-undalled_taken-no = sono al sicuro

## Published rulesets

preset-dara-walker = Dara secondo il regolamento di Damian Walker: nessun allineamento in posizionamento, mai quattro in fila, una cattura per mossa.
preset-dara-walker-b4 = Come dara-walker, ma in posizionamento si possono fare file di tre e più, senza cattura (punto 4 di Bell).
preset-dara-walker-b4b6 = Come dara-walker-b4, ma i tre lasciati uscendo da una fila più lunga non catturano (punto 6).
preset-dara-walker-b5 = Come dara-walker, ma muovendo si possono fare file di quattro o più, senza cattura (punto 5 di Bell).
preset-dara-walker-b5b6 = Come dara-walker-b5, ma i tre lasciati uscendo da una fila più lunga non catturano (punto 6).
preset-dara-bell = Dara come il regolamento la riferisce di Bell: le file più lunghe sono libere in entrambe le fasi (punti 4 e 5).
preset-dara-bell-b6 = Come dara-bell, ma i tre lasciati uscendo da una fila più lunga non catturano (punto 6).
preset-dara-bell-b6-strict = Come dara-bell, ma non si può uscire da una fila più lunga lasciandone una di tre (punto 6 alla lettera).
preset-dara-italian = Dara secondo una pagina italiana: in posizionamento gli allineamenti sono permessi ma non catturano, e chi è allineato è al sicuro.
preset-dara-italian-doppia = Come dara-italian, ma due allineamenti insieme catturano due pedine (Cattura Doppia).
preset-dara-italian-niger = Come dara-italian, ma in posizionamento gli allineamenti sono vietati (Variante Niger).
preset-dala = Dala del Sudan: sei per sei, prima si riempie il centro, gli allineamenti catturano già in posizionamento, le file più lunghe sono libere.
preset-dala-doppia = Come dala, ma ogni allineamento fatto cattura una pedina. È un esperimento: nessuna fonte decide il punto.
preset-wali = Wali dei Songhay: nessun allineamento in posizionamento, mai quattro in fila, si gioca finché ogni pedina è catturata.
preset-derrah = Derrah, sette per sei: le file più lunghe sono libere, due allineamenti insieme catturano due pedine. Si basa su una sola fonte di poco peso.
preset-daldosa = Daldøsa su file di 16, 17 e 16 fori, con 16 pedine a testa.
preset-daldosa-sternmost = Come daldosa, ma tra le pedine non attivate si attiva solo la più vicina alla poppa.
preset-daldosa-jaeren = Come daldosa, ma su tre file di 12, come riferito dallo Jæren; la faccia dell'uno porta una X.
preset-daldosa-12-13-12 = Come daldosa, ma su file di 12, 13 e 12. Su questo tavoliere le fonti si contraddicono, perciò si conservano entrambi.
preset-daldoza = Come daldosa, ma chi resta con una pedina ha perso.

## Grounds

basis-stated = detto in { $source }
basis-stated-at = detto in { $source }, { $place }
basis-inferred = ricavato da { $source }: { $why }
basis-chosen = scelta nostra: { $why }
source-via = { $source } (come riferito da { $via })
source-line = { $key }: { $text } ({ $seen })
seen-full = letta per intero
seen-part = letta in parte
seen-reported = nota solo da ciò che altri ne riferiscono

why-long-holds-row = Una fila di quattro ne contiene una di tre, che la fonte vieta.
why-no-fours-to-leave = Giocando non nascono mai file di quattro: conta solo nelle posizioni composte a mano.
why-item-6-left-out = Il punto 6, che escluderebbe questi allineamenti, qui non vale; chi riferisce di Bell dice che in Bell non c'è.
why-item-6-no-capture = Il punto 6 può voler dire che un tale allineamento non cattura o che non si può fare; nei giochi affini vale il primo senso.
why-any-piece = La fonte lascia catturare qualsiasi pedina avversaria e non nomina eccezioni.
why-nothing-protected = Con queste regole nessuna pedina è protetta, quindi il caso non si dà.
why-no-exception = La fonte protegge gli allineamenti senza nominare eccezioni.
why-house-capture = Le fonti dicono che si può catturare una pedina e lasciano aperto se si debba.
why-house-no-move = Le fonti di questo regolamento non lo dicono; seguiamo le regole italiane, dove chi non può muovere perde.
why-house-no-move-dala = Un riassunto di Davies dice che perde chi non può più giocare; lo intendiamo così.
why-house-repetition = Nessuna fonte parla di ripetizione; senza una regola una partita potrebbe non finire mai.
why-house-quiet = Nessuna fonte ha un limite del genere; senza, una partita potrebbe non finire mai.
why-double-row-unsettled = La fonte concede una sola pedina e aggiunge che nessuna fonte è chiara su questo.
why-house-double-row = Nessuna fonte è chiara su questo; qui si prova l'altra risposta.
why-not-counted-so-allowed = La fonte dice che tali file non contano, non che sono vietate.
why-some-accounts-sternmost = La fonte accenna che secondo alcuni è così.
why-house-either-die = Le fonti dicono che un dado va usato se solo uno si può usare, ma non quale se vanno bene entrambi.
why-house-opening = Le fonti non dicono se il tiro che ha dato l'inizio si gioca.
