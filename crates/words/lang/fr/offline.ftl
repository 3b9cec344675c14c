# Jouer sans réseau

offline-ready = Conservé sur cet appareil : Nugar joue aussi sans réseau.
offline-update = Une nouvelle version est prête.
offline-take = La prendre maintenant
offline-failed-network = Nugar n’a pu être conservé pour jouer sans réseau : le réseau a été coupé. Un nouvel essai aura lieu à la prochaine visite.
offline-failed-changed = Nugar n’a pu être conservé pour jouer sans réseau : le site était en cours de remplacement. Un nouvel essai aura lieu à la prochaine visite.
offline-failed-storage = Nugar n’a pu être conservé pour jouer sans réseau : ce navigateur manque de place.
offline-failed-unknown = Nugar n’a pu être conservé pour jouer sans réseau. Un nouvel essai aura lieu à la prochaine visite.
offline-older = La version conservée auparavant joue toujours.
offline-insecure = Cette adresse n’est pas sécurisée (HTTPS), donc le navigateur ne conserve pas Nugar : il ne joue qu’avec un réseau.
offline-unsupported = Ce navigateur ne conserve pas de pages, donc Nugar ne joue qu’avec un réseau.
