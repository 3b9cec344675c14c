# Rule fields, their values, the published rulesets and the grounds for every choice.

family-alignment = radspill
family-running-fight = forfølgelsesspill

## Fields

field-files = Linjer
field-about-files = De loddrette linjene på brettet, kalt opp fra a.
field-ranks = Rekker
field-about-ranks = De vannrette rekkene på brettet nedenfra og opp, nummerert fra 1.
field-pieces = Brikker
field-about-pieces = Brikker til hver side. I forfølgelsesspill fyller de sin egen rekke fra baugen.
field-fill_first = Fylles først
field-about-fill_first = Felt som må tas før alle andre. Blir et tømt imens fordi en brikke slås, er det igjen holdt av.
field-place_three = Rader i plasseringen
field-about-place_three = Hva det er å plassere en brikke slik at det blir nøyaktig tre på rad.
field-place_long = Lange rader i plasseringen
field-about-place_long = Hva det er å plassere en brikke slik at det blir fire eller flere på rad.
field-move_long = Lange rader i flyttingen
field-about-move_long = Hva det er å flytte en brikke slik at det blir fire eller flere på rad. En slik rad slår aldri noe.
field-leave_long = Å forlate en lang rad
field-about-leave_long = Hva det er når en brikke forlater fire eller flere på rad og tre blir stående.
field-captures_per_move = Flere rader
field-about-captures_per_move = Hvor mange brikker som slås når ett trekk gir flere rader.
field-protect_rows = Beskyttede rader
field-about-protect_rows = Om brikker som står i en rad på tre, er trygge. At rader fra plasseringen også beskytter, er vårt valg.
field-all_protected = Alle beskyttet
field-about-all_protected = Hva som kan slås når alle fiendens brikker står i rader.
field-capture_choice = Slagplikt
field-about-capture_choice = Om man må slå. Hvis ikke, velger man mellom alt trekket gir rett til, og ingenting.
field-lose_at = Tapt med
field-about-lose_at = En side med så få brikker har tapt straks. At brikker på hånden teller med, er vårt valg.
field-no_move = Ikke noe trekk
field-about-no_move = Hva det er når den siden som skal flytte, ikke kan.
field-repetition = Gjentakelse
field-about-repetition = Hvor ofte samme stilling med samme side i trekket og samme hender kan stå før det er remis; 0 slår regelen av.
field-quiet_limit = Stillhetsgrense
field-about-quiet_limit = Trekk etter hverandre fra begge sider uten plassering eller slag (med terninger: kast uten slag) som gir remis; 0 slår regelen av.
field-outer = Ytterrekker
field-about-outer = Hull i hver ytterrekke.
field-prow = Hull i baugen
field-about-prow = Om midtrekken har ett hull mer enn de andre, i baugen.
field-dal = Aktivering
field-about-dal = Hvilken brikke som ikke er aktivert, en A kan dreie og føre ett hull fram.
field-added = Terninger lagt sammen
field-about-added = Hva som slås når begge terningene flytter én brikke, eller om terningene i det hele tatt legges sammen.
field-either_die = En av to terninger
field-about-either_die = Hvilken terning som spilles når hver av dem kunne brukes alene, men ikke begge.
field-double_dal = Dobbel A
field-about-double_dal = Hva AA gir når det er spilt.
field-opening_played = Åpningskast
field-about-opening_played = Om den siden som begynner, spiller kastet som ga den begynnelsen.
field-undalled_taken = Brikker som ikke er aktivert
field-about-undalled_taken = Om en brikke som ennå ikke er aktivert, kan slås.
field-win_at = Tapt med
field-about-win_at = En side som har så få brikker igjen, har tapt.

## Values

value-fill_first-none = ingen
value-place_three-forbidden = forbudt
value-place_three-free = tillatt, slår ikke
value-place_three-captures = tillatt, slår
value-place_long-forbidden = forbudt
value-place_long-free = tillatt
value-move_long-forbidden = forbudt
value-move_long-free = tillatt
value-leave_long-captures = teller som enhver rad
value-leave_long-none = slår ikke
value-leave_long-forbidden = forbudt
value-captures_per_move-one = én brikke
value-captures_per_move-per-row = én brikke per rad
value-protect_rows-no = ikke beskyttet
value-protect_rows-yes = beskyttet
value-all_protected-none = ingenting
value-all_protected-any = enhver brikke
value-capture_choice-compulsory = man må slå
value-capture_choice-optional = man kan slå
value-no_move-loses = den siden taper
value-no_move-draw = remis
value-repetition-0 = av
value-quiet_limit-0 = av
value-prow-yes = ja
value-prow-no = nei
value-dal-hole-ahead = enhver med plass foran seg
value-dal-sternmost = den nærmest akterenden
value-added-last-hole-takes = bare det siste hullet slår
value-added-each-hole-takes = hver ternings hull slår
value-added-none = aldri lagt sammen
value-either_die-chooses = spilleren velger
value-either_die-higher = den høyeste
value-double_dal-throws-again = et nytt kast
value-double_dal-nothing = ikke mer
value-opening_played-no = det kastes på nytt
value-opening_played-yes = det spilles
value-undalled_taken-yes = kan slås
value-undalled_taken-no = er trygge

## Published rulesets

preset-dara-walker = Dara etter Damian Walkers regelhefte: ingen rader i plasseringen, aldri fire på rad, ett slag per trekk.
preset-dara-walker-b4 = Som dara-walker, men tre og flere på rad kan plasseres, uten slag (Bells punkt 4).
preset-dara-walker-b4b6 = Som dara-walker-b4, men tre som blir igjen når en brikke forlater en lengre rad, slår ikke (punkt 6).
preset-dara-walker-b5 = Som dara-walker, men man kan flytte til fire eller flere på rad, uten slag (Bells punkt 5).
preset-dara-walker-b5b6 = Som dara-walker-b5, men tre som blir igjen når en brikke forlater en lengre rad, slår ikke (punkt 6).
preset-dara-bell = Dara slik regelheftet gjengir Bell: lengre rader er frie i begge faser (punkt 4 og 5).
preset-dara-bell-b6 = Som dara-bell, men tre som blir igjen når en brikke forlater en lengre rad, slår ikke (punkt 6).
preset-dara-bell-b6-strict = Som dara-bell, men man kan ikke forlate en lengre rad slik at tre blir igjen (punkt 6 etter ordlyden).
preset-dara-italian = Dara etter en italiensk regelside: rader kan plasseres, men slår ikke, og brikker i en rad er trygge.
preset-dara-italian-doppia = Som dara-italian, men to rader på én gang slår to brikker (Cattura Doppia).
preset-dara-italian-niger = Som dara-italian, men ingen rader kan plasseres (Variante Niger).
preset-dala = Dala fra Sudan: seks ganger seks, midten fylles først, rader slår allerede i plasseringen, lengre rader er frie.
preset-dala-doppia = Som dala, men hver rad slår en brikke. Et forsøk: ingen kilde avgjør saken.
preset-wali = Songhaienes wali: ingen rader i plasseringen, aldri fire på rad, det spilles til hver brikke er slått.
preset-derrah = Derrah på sju ganger seks: lengre rader er frie, to rader på én gang slår to brikker. Det hviler på én kilde med liten vekt.
preset-daldosa = Daldøsa på rekker med 16, 17 og 16 hull og 16 brikker til hver.
preset-daldosa-sternmost = Som daldosa, men av brikkene som ikke er aktivert, kan bare den nærmest akterenden aktiveres.
preset-daldosa-jaeren = Som daldosa, men på tre rekker med 12, slik det fortelles fra Jæren; eneren på terningene viser X.
preset-daldosa-12-13-12 = Som daldosa, men på rekker med 12, 13 og 12. Kildene motsier hverandre om dette brettet, så begge er tatt vare på.
preset-daldoza = Som daldosa, men en side med én brikke igjen har tapt.

## Grounds

basis-stated = står i { $source }
basis-stated-at = står i { $source }, { $place }
basis-inferred = følger av { $source }: { $why }
basis-chosen = vårt valg: { $why }
source-via = { $source } (gjengitt av { $via })
source-line = { $key }: { $text } ({ $seen })
seen-full = lest i sin helhet
seen-part = lest delvis
seen-reported = kjent bare fra andres gjengivelse

why-long-holds-row = Fire på rad rommer tre på rad, som kilden forbyr.
why-no-fours-to-leave = Fire på rad oppstår aldri i spillet, så det betyr bare noe i stillinger som er satt opp for hånd.
why-item-6-left-out = Punkt 6, som ville gjort unntak for slike rader, er utelatt her; den som gjengir Bell, sier at det ikke står hos ham.
why-item-6-no-capture = Punkt 6 kan bety at en slik rad ikke slår, eller at den ikke kan lages; beslektede spill har det første.
why-any-piece = Kilden lar enhver fiendtlig brikke slås og nevner ikke noe unntak.
why-nothing-protected = Ingen brikke er beskyttet etter disse reglene, så det får aldri betydning.
why-no-exception = Kilden beskytter rader og nevner ikke noe unntak.
why-house-capture = Kildene sier at man kan slå en brikke, og lar det stå åpent om man må.
why-house-no-move = Kildene til dette regelsettet sier ingenting; vi følger de italienske reglene, der den siden taper.
why-house-no-move-dala = Et sammendrag av Davies sier at den som ikke lenger kan spille, taper; vi forstår det slik.
why-house-repetition = Ingen kilde snakker om gjentakelse; uten en regel kunne et spill vare evig.
why-house-quiet = Ingen kilde har en slik grense; uten den kunne et spill vare evig.
why-double-row-unsettled = Kilden gir én brikke og legger til at ingen kilde er klar på dette punktet.
why-house-double-row = Ingen kilde er klar på dette punktet; her prøves det andre svaret.
why-not-counted-so-allowed = Kilden sier at slike rader ikke teller, ikke at de er forbudt.
why-some-accounts-sternmost = Kilden nevner at noen har det slik.
why-house-either-die = Kildene sier at en terning må brukes hvis bare én kan, men ikke hvilken når hver av dem kan.
why-house-opening = Kildene sier ikke om kastet som ga begynnelsen, spilles.
