# How to play: lessons, and what the players call things.

learn-try = Prøv selv
learn-in-brief = Reglene i korthet
learn-accounts = Hva beretningene er uenige om
learn-names = Hva det heter
learn-again = Still opp igjen
learn-well-done = Der var det.
learn-just-so = Nettopp: det er regelen.
learn-once-more = Godt slått. Og så én gang til.
learn-not-yet = Det er tillatt, men ikke det vi leter etter. Still opp igjen, eller spill videre.
learn-own-value = endret for hånd

## Dara

learn-dara-aim = Flytt brikkene dine til rader på tre, slå en av motstanderens for hver ny rad, og la bare to være igjen.
learn-place = Å sette
learn-dara-place = Først fyller sidene brettet etter tur, én brikke om gangen. Ta på hvilket som helst tomt hull.
learn-no-row = Ingen rad mens det settes
learn-dara-no-row = To av pinnene dine står side om side. Prøv å sette en tredje ved siden av.
learn-row = En rad slår
learn-dara-row = Alle brikkene er satt, så nå flyttes de. Samle tre pinner på linje, og velg så brikken du slår.
learn-no-four = Aldri fire
learn-dara-no-four = Tre er en rad, fire er ingen. Prøv å flytte den enslige pinnen bort til de tre andre.
learn-horse = Hesten
learn-dara-horse = Flytt en pinne fra rad til rad og tilbake: hvert steg lager en rad som ikke var der før. Slå to brikker slik.

## Dala

learn-dala-aim = Plant pinnene dine og flytt dem til rader på nøyaktig tre, slå en pinne for hver ny rad, og la bare to være igjen.
learn-centre = Midten først
learn-dala-centre = De fire rutene i midten kommer først. Prøv å plante en pinne et annet sted.
learn-place-row = Rader mens det plantes
learn-dala-place-row = Her gjelder en rad fra første pinne. Plant den tredje pinnen i en rad, og slå en.
learn-leave = Å gå ut av fire
learn-dala-leave = Fire på linje slår ingenting. La en pinne i enden av linjen gå ut: det som blir igjen, er en ny rad på tre.
learn-bull = Oksen
learn-dala-bull = Tre ved siden av to, og en pinne som svinger mellom dem: den slår ved hvert steg. Slå to pinner slik.

## Daldøsa

learn-daldosa-aim = Vekk pinnene dine, la dem løpe rundt i båten, og slå alle motstanderens ved å lande på dem.
learn-dal = Å vekke en pinne
learn-daldosa-dal = Bare en A vekker en pinne: den dreies og går ett hull fram. Her vekker A-en pinnen nærmest akterenden. Så fører treeren den videre: ta på pinnen, og så der den skal.
learn-two-dice = To terninger
learn-daldosa-two-dice = Hver terning flytter sin pinne, eller begge sammen flytter én. Spill 2 og 4 som du vil.
learn-take = Å slå
learn-daldosa-take = En pinne slår fienden den lander på. Slå med treeren, og spill så toeren med den andre pinnen.
learn-jump = Å hoppe
learn-daldosa-jump = Fiender hoppes over fritt, egne pinner aldri. Prøv å flytte den bakerste pinnen først.
learn-lost = Et tapt kast
learn-daldosa-lost = Det ble ingen A, og ingen pinne er våken. Ta på hvilken som helst av pinnene dine.

## Names

name-game = spillet
name-horse-game = spillet; ordet betyr hest
name-three-game = spillet; ordet betyr tre
name-well-hole = et hull; ordet betyr brønn
name-horse-figure = «hest»: en figur som lager en rad igjen og igjen
name-holes = hullene, et hull
name-sticks = pinnene, en pinne
name-plant = å plante en pinne
name-capturing-three = tre som slår
name-bull = «okse»: en figur som slår ved hvert steg
name-a-face = A-en på terningene
name-two-face = II på terningene, trolig
name-dalled = aktivert
name-undalled = ikke aktivert

tongue-hausa = hausa
tongue-zarma = zarma
tongue-tamasheq = tamasjek
tongue-bambara = bambara, bozo, songhai
tongue-fula = fula i Masina
tongue-tuareg = tuareg
tongue-tuareg-south = tuareg, i sør
tongue-tuareg-north = tuareg, i nord
tongue-french = fransk
tongue-sudan = Sudans arabisk
tongue-jaeren = norsk, Jæren
tongue-thy = dansk, Thy, Mors og Fanø
tongue-bornholm = dansk, Bornholm
tongue-danish = dansk
