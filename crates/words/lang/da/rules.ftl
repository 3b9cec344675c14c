# Rule fields, their values, the published rulesets and the grounds for every choice.

family-alignment = spil om striber
family-running-fight = forfølgelsesspil

## Fields

field-files = Linjer
field-about-files = Brættets lodrette linjer, benævnt fra a.
field-ranks = Rækker
field-about-ranks = Brættets vandrette rækker nedefra og op, nummereret fra 1.
field-pieces = Brikker
field-about-pieces = Brikker til hver side. I forfølgelsesspil fylder de deres egen række fra stævnen.
field-fill_first = Fyldes først
field-about-fill_first = Felter, der skal tages før alle andre. Et, der imens tømmes, når en brik slås, er igen forbeholdt.
field-place_three = Striber i placeringen
field-about-place_three = Hvad det er at placere en brik, så der netop bliver tre på stribe.
field-place_long = Lange striber i placeringen
field-about-place_long = Hvad det er at placere en brik, så der bliver fire eller flere på stribe.
field-move_long = Lange striber i flytningen
field-about-move_long = Hvad det er at flytte en brik, så der bliver fire eller flere på stribe. Sådan en stribe slår aldrig noget.
field-leave_long = At forlade en lang stribe
field-about-leave_long = Hvad det er, når en brik forlader fire eller flere på stribe, og tre bliver stående.
field-captures_per_move = Flere striber
field-about-captures_per_move = Hvor mange brikker der slås, når ét træk giver flere striber.
field-protect_rows = Beskyttede striber
field-about-protect_rows = Om brikker, der står i en stribe på tre, er i sikkerhed. At striber fra placeringen også beskytter, er vores valg.
field-all_protected = Alle beskyttet
field-about-all_protected = Hvad der må slås, når alle fjendens brikker står i striber.
field-capture_choice = Slagtvang
field-about-capture_choice = Om man skal slå. Hvis ikke, vælger man mellem alt det, trækket giver ret til, og intet.
field-lose_at = Tabt med
field-about-lose_at = En side med så få brikker har straks tabt. At brikker på hånden tæller med, er vores valg.
field-no_move = Intet træk
field-about-no_move = Hvad det er, når den side, der skal flytte, ikke kan.
field-repetition = Gentagelse
field-about-repetition = Hvor ofte samme stilling med samme side i trækket og samme hænder må stå, før det er remis; 0 slår reglen fra.
field-quiet_limit = Stilhedsgrænse
field-about-quiet_limit = Træk efter hinanden fra begge sider uden placering eller slag (med terninger: kast uden slag), der giver remis; 0 slår reglen fra.
field-outer = Yderrækker
field-about-outer = Huller i hver yderrække.
field-prow = Hul i stævnen
field-about-prow = Om midterrækken har et hul mere end de andre, i stævnen.
field-dal = Fordalling
field-about-dal = Hvilken ufordalled brik et A kan dreje og rykke ét hul frem.
field-added = Terninger lagt sammen
field-about-added = Hvad der slås, når begge terninger rykker én brik, eller om terningerne overhovedet lægges sammen.
field-either_die = En af to terninger
field-about-either_die = Hvilken terning der spilles, når hver af dem kunne bruges alene, men ikke begge.
field-double_dal = Dobbelt A
field-about-double_dal = Hvad AA giver, når det er spillet.
field-opening_played = Åbningskast
field-about-opening_played = Om den side, der begynder, spiller det kast, der gav den begyndelsen.
field-undalled_taken = Ufordallede brikker
field-about-undalled_taken = Om en brik, der endnu ikke er fordallet, kan slås.
field-win_at = Tabt med
field-about-win_at = En side, der har så få brikker tilbage, har tabt.

## Values

value-fill_first-none = ingen
value-place_three-forbidden = forbudt
value-place_three-free = tilladt, slår ikke
value-place_three-captures = tilladt, slår
value-place_long-forbidden = forbudt
value-place_long-free = tilladt
value-move_long-forbidden = forbudt
value-move_long-free = tilladt
value-leave_long-captures = tæller som enhver stribe
value-leave_long-none = slår ikke
value-leave_long-forbidden = forbudt
value-captures_per_move-one = én brik
value-captures_per_move-per-row = én brik pr. stribe
value-protect_rows-no = ikke beskyttet
value-protect_rows-yes = beskyttet
value-all_protected-none = intet
value-all_protected-any = enhver brik
value-capture_choice-compulsory = man skal slå
value-capture_choice-optional = man må slå
value-no_move-loses = den side taber
value-no_move-draw = remis
value-repetition-0 = slået fra
value-quiet_limit-0 = slået fra
value-prow-yes = ja
value-prow-no = nej
value-dal-hole-ahead = enhver med plads forude
value-dal-sternmost = den nærmest agterenden
value-added-last-hole-takes = kun det sidste hul slår
value-added-each-hole-takes = hver ternings hul slår
value-added-none = aldrig lagt sammen
value-either_die-chooses = spilleren vælger
value-either_die-higher = den højeste
value-double_dal-throws-again = et kast til
value-double_dal-nothing = ikke mere
value-opening_played-no = der kastes igen
value-opening_played-yes = det spilles
value-undalled_taken-yes = kan slås
value-undalled_taken-no = er i sikkerhed

## Published rulesets

preset-dara-walker = Dara efter Damian Walkers regelhæfte: ingen striber i placeringen, aldrig fire på stribe, ét slag pr. træk.
preset-dara-walker-b4 = Som dara-walker, men tre og flere på stribe må placeres, uden slag (Bells punkt 4).
preset-dara-walker-b4b6 = Som dara-walker-b4, men tre, der bliver tilbage, når en brik forlader en længere stribe, slår ikke (punkt 6).
preset-dara-walker-b5 = Som dara-walker, men man må flytte til fire eller flere på stribe, uden slag (Bells punkt 5).
preset-dara-walker-b5b6 = Som dara-walker-b5, men tre, der bliver tilbage, når en brik forlader en længere stribe, slår ikke (punkt 6).
preset-dara-bell = Dara, som regelhæftet gengiver Bell: længere striber er frie i begge faser (punkt 4 og 5).
preset-dara-bell-b6 = Som dara-bell, men tre, der bliver tilbage, når en brik forlader en længere stribe, slår ikke (punkt 6).
preset-dara-bell-b6-strict = Som dara-bell, men man må ikke forlade en længere stribe, så tre bliver tilbage (punkt 6 efter ordlyden).
preset-dara-italian = Dara efter en italiensk regelside: striber må placeres, men slår ikke, og brikker i en stribe er i sikkerhed.
preset-dara-italian-doppia = Som dara-italian, men to striber på én gang slår to brikker (Cattura Doppia).
preset-dara-italian-niger = Som dara-italian, men ingen striber må placeres (Variante Niger).
preset-dala = Dala fra Sudan: seks gange seks, midten fyldes først, striber slår allerede i placeringen, længere striber er frie.
preset-dala-doppia = Som dala, men hver stribe slår en brik. Et forsøg: ingen kilde afgør sagen.
preset-wali = Songhaiernes wali: ingen striber i placeringen, aldrig fire på stribe, der spilles, til hver brik er slået.
preset-derrah = Derrah på syv gange seks: længere striber er frie, to striber på én gang slår to brikker. Det hviler på én kilde af ringe vægt.
preset-daldosa = Daldøsa på rækker med 16, 17 og 16 huller og 16 brikker til hver.
preset-daldosa-sternmost = Som daldosa, men af de ufordallede brikker må kun den nærmest agterenden fordalles.
preset-daldosa-jaeren = Som daldosa, men på tre rækker med 12, som der berettes fra Jæren; terningernes ener viser X.
preset-daldosa-12-13-12 = Som daldosa, men på rækker med 12, 13 og 12. Kilderne modsiger hinanden om dette bræt, så begge er bevaret.
preset-daldoza = Som daldosa, men en side med én brik tilbage har tabt.

## Grounds

basis-stated = står i { $source }
basis-stated-at = står i { $source }, { $place }
basis-inferred = følger af { $source }: { $why }
basis-chosen = vores valg: { $why }
source-via = { $source } (gengivet af { $via })
source-line = { $key }: { $text } ({ $seen })
seen-full = læst i sin helhed
seen-part = læst delvis
seen-reported = kun kendt fra andres gengivelse

why-long-holds-row = Fire på stribe rummer tre på stribe, som kilden forbyder.
why-no-fours-to-leave = Fire på stribe opstår aldrig i spillet, så det betyder kun noget i stillinger, der er sat op i hånden.
why-item-6-left-out = Punkt 6, som ville undtage sådanne striber, er udeladt her; den, der gengiver Bell, siger, at det ikke findes hos ham.
why-item-6-no-capture = Punkt 6 kan betyde, at en sådan stribe ikke slår, eller at den ikke må dannes; beslægtede spil har det første.
why-any-piece = Kilden lader enhver fjendtlig brik slå og nævner ingen undtagelse.
why-nothing-protected = Ingen brik er beskyttet efter disse regler, så det får aldrig betydning.
why-no-exception = Kilden beskytter striber og nævner ingen undtagelse.
why-house-capture = Kilderne siger, at man må slå en brik, og lader stå åbent, om man skal.
why-house-no-move = Kilderne til dette regelsæt siger intet; vi følger de italienske regler, hvor den side taber.
why-house-no-move-dala = Et referat af Davies siger, at den, der ikke længere kan spille, taber; vi forstår det sådan.
why-house-repetition = Ingen kilde taler om gentagelse; uden en regel kunne et spil vare evigt.
why-house-quiet = Ingen kilde har en sådan grænse; uden den kunne et spil vare evigt.
why-double-row-unsettled = Kilden giver én brik og tilføjer, at ingen kilde er klar på dette punkt.
why-house-double-row = Ingen kilde er klar på dette punkt; her prøves det andet svar.
why-not-counted-so-allowed = Kilden siger, at sådanne striber ikke tæller, ikke at de er forbudt.
why-some-accounts-sternmost = Kilden nævner, at nogle har det sådan.
why-house-either-die = Kilderne siger, at en terning skal bruges, hvis kun én kan, men ikke hvilken, når hver af dem kan.
why-house-opening = Kilderne siger ikke, om det kast, der gav begyndelsen, spilles.
