# Maskinene: hva de heter, og på én linje hvordan de spiller.

machine-ranked = { $number } · { $name }
machine-any = En maskin
machine-level-1 = Fersking
machine-level-1-about = Kan reglene, tar det som ligger for, og overser det meste annet.
machine-level-2 = Nybegynner
machine-level-2-about = Ser etter egne gevinster og glemmer ofte dine.
machine-level-3 = Lærling
machine-level-3-about = Begynner å følge med på hva du har fore, men gjør fortsatt feil.
machine-level-4 = Hobbyspiller
machine-level-4-about = Passer på det den har, og lar noe glippe nå og da.
machine-level-5 = Øvet
machine-level-5-about = Tenker et trekk lenger fram og gir sjelden noe bort.
machine-level-6 = Dyktig
machine-level-6-about = Ser flere trekk fram og lar deg betale for en feil.
machine-level-7 = Ekspert
machine-level-7-about = Ser langt fram og feiler sjelden.
machine-level-8 = Mester
machine-level-8-about = Spiller det beste den kan finne.
machine-page = Sidens maskin
machine-page-about = Slår så mye den kan og stiller seg deretter så trygt den kan: maskinen fra siden som først la dette spillet ut på nettet.
machine-careful = Den forsiktige nybegynneren
machine-careful-about = Slår det den kan, verger seg mot det den ser, og spiller ellers tilfeldig: laget for å prøve de andre.
machine-strong = Den sterke maskinen
machine-strong-about = Programmets fulle styrke.
machine-simple = Enkel maskin { $number }
machine-simple-about = Ser et fast antall trekk fram og husker ingenting.
