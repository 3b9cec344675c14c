# Maskinerne: hvad de hedder, og på én linje hvordan de spiller.

machine-ranked = { $number } · { $name }
machine-any = En maskine
machine-level-1 = Grønskolling
machine-level-1-about = Kan reglerne, tager det, der ligger for, og overser det meste andet.
machine-level-2 = Begynder
machine-level-2-about = Leder efter egne gevinster og glemmer ofte dine.
machine-level-3 = Lærling
machine-level-3-about = Begynder at holde øje med, hvad du har for, men laver stadig fejl.
machine-level-4 = Hyggespiller
machine-level-4-about = Passer på sit eget og lader nu og da noget slippe.
machine-level-5 = Øvet
machine-level-5-about = Tænker et træk længere frem og giver sjældent noget væk.
machine-level-6 = Dygtig
machine-level-6-about = Ser flere træk frem og lader dig bøde for en fejl.
machine-level-7 = Ekspert
machine-level-7-about = Ser langt frem og fejler sjældent.
machine-level-8 = Mester
machine-level-8-about = Spiller det bedste, den kan finde.
machine-page = Sidens maskine
machine-page-about = Slår så meget den kan og stiller sig derefter så sikkert den kan: maskinen fra den side, der først bragte spillet på nettet.
machine-careful = Den forsigtige begynder
machine-careful-about = Slår hvad den kan, værger sig mod det, den ser, og spiller ellers tilfældigt: lavet til at prøve de andre af.
machine-strong = Den stærke maskine
machine-strong-about = Programmets fulde styrke.
machine-simple = Enkel maskine { $number }
machine-simple-about = Ser et fast antal træk frem og husker intet.
