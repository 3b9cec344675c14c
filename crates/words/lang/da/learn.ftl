# How to play: lessons, and what the players call things.

learn-try = Prøv selv
learn-in-brief = Reglerne i korthed
learn-accounts = Hvori beretningerne er forskellige
learn-names = Hvad det hedder
learn-again = Stil op igen
learn-well-done = Det var det.
learn-just-so = Netop: det er reglen.
learn-once-more = Godt slået. Og så en gang til.
learn-not-yet = Det er tilladt, men ikke det, vi leder efter. Stil op igen, eller spil videre.
learn-own-value = ændret i hånden

## Dara

learn-dara-aim = Flyt dine brikker til striber på tre, slå en af modstanderens for hver ny stribe, og lad kun to være tilbage.
learn-place = At sætte
learn-dara-place = Først fylder siderne på skift brættet, én brik ad gangen. Rør ved et hvilket som helst tomt hul.
learn-no-row = Ingen stribe, mens der sættes
learn-dara-no-row = To af dine pinde står side om side. Prøv at sætte en tredje ved siden af.
learn-row = En stribe slår
learn-dara-row = Alle brikker er sat, så nu flyttes de. Saml tre pinde på linje, og vælg så den brik, du slår.
learn-no-four = Aldrig fire
learn-dara-no-four = Tre er en stribe, fire er ingen. Prøv at flytte den enlige pind hen til de tre andre.
learn-horse = Hesten
learn-dara-horse = Flyt en pind fra stribe til stribe og tilbage: hvert skridt laver en stribe, der ikke var før. Slå to brikker på den måde.

## Dala

learn-dala-aim = Plant dine pinde, og flyt dem til striber på netop tre, slå en pind for hver ny stribe, og lad kun to være tilbage.
learn-centre = Midten først
learn-dala-centre = De fire felter i midten kommer først. Prøv at plante en pind et andet sted.
learn-place-row = Striber, mens der plantes
learn-dala-place-row = Her gælder en stribe fra den første pind. Plant den tredje pind i en stribe, og slå en.
learn-leave = At gå ud af fire
learn-dala-leave = Fire på linje slår intet. Lad en pind for enden af linjen gå ud: det, der bliver tilbage, er en ny stribe på tre.
learn-bull = Tyren
learn-dala-bull = Tre ved siden af to, og en pind, der svinger imellem dem: den slår ved hvert skridt. Slå to pinde på den måde.

## Daldøsa

learn-daldosa-aim = Væk dine pinde, lad dem løbe rundt i båden, og slå alle modstanderens ved at lande på dem.
learn-dal = At vække en pind
learn-daldosa-dal = Kun et A vækker en pind: den drejes og går ét hul frem. Her vækker A'et pinden nærmest agterenden. Så fører 3'eren den videre: rør ved pinden, og så hvor den skal hen.
learn-two-dice = To terninger
learn-daldosa-two-dice = Hver terning flytter sin pind, eller begge tilsammen flytter én. Spil 2 og 4, som du vil.
learn-take = At slå
learn-daldosa-take = En pind slår den fjende, den lander på. Slå med 3'eren, og spil så 2'eren med den anden pind.
learn-jump = At springe
learn-daldosa-jump = Fjender må overspringes, egne pinde aldrig. Prøv at flytte den bageste pind først.
learn-lost = Et tabt kast
learn-daldosa-lost = Der blev intet A, og ingen pind er vågen. Rør ved en hvilken som helst af dine pinde.

## Names

name-game = spillet
name-horse-game = spillet; ordet betyder hest
name-three-game = spillet; ordet betyder tre
name-well-hole = et hul; ordet betyder brønd
name-horse-figure = “hest”: en figur, der laver en stribe igen og igen
name-holes = hullerne, et hul
name-sticks = pindene, en pind
name-plant = at plante en pind
name-capturing-three = tre, der slår
name-bull = “tyr”: en figur, der slår ved hvert skridt
name-a-face = terningernes A
name-two-face = terningernes II, formentlig
name-dalled = fordallet
name-undalled = ufordalled

tongue-hausa = hausa
tongue-zarma = zarma
tongue-tamasheq = tamasheq
tongue-bambara = bambara, bozo, songhay
tongue-fula = fula i Masina
tongue-tuareg = tuareg
tongue-tuareg-south = tuareg, i syd
tongue-tuareg-north = tuareg, i nord
tongue-french = fransk
tongue-sudan = Sudans arabisk
tongue-jaeren = norsk, Jæren
tongue-thy = dansk, Thy, Mors og Fanø
tongue-bornholm = dansk, Bornholm
tongue-danish = dansk
