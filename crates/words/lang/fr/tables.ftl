# Tables de finales : la commande `nugar tables`, et la valeur exacte d'une position.

## What is wrong

table-fault-shelf = { $file } ne peut être lu ou écrit : { $why }
table-fault-corrupt-head = { $file } est abîmé : ce que son début en dit n'est pas ce qui fut écrit.
table-fault-corrupt-block = { $file } est abîmé : le bloc { $number }, à partir de l'octet { $at }, n'est pas ce qui fut écrit.
table-fault-corrupt-length = { $file } est abîmé : il a { $have } octets et devrait en avoir { $want }.
table-fault-format = { $file } est au format { $version }, que ce programme ne connaît pas.
table-fault-other-rules = { $file } a été fait selon d'autres règles : { $differing }
table-fault-other-sector = { $file } contient { $found }, ce qui n'est pas ce que dit son nom.
table-fault-missing = Il n'y a pas de table de { $sector }, dont il est besoin ici.
table-fault-memory = { $sector } demande { $need } Mo de mémoire, et { $have } Mo peuvent être utilisés.
table-fault-disk = Il faut { $need } Mo de disque, et { $have } Mo sont libres.
table-fault-too-large = { $sector } a plus de positions qu'on ne peut en numéroter.
table-fault-rules-beyond = Il n'y a pas de tables pour ces règles, à cause de { $field }.
table-fault-too-long = Une partie de { $sector } dure plus longtemps qu'une table ne peut le noter.
table-fault-stopped = Arrêté à temps ; ce qui était fait est gardé, et la même commande le reprend.

## Building and checking

tables-plan =
    { $steps ->
        [0] Toutes les tables sont déjà là.
        [one] { $steps } étape à faire, au plus { $disk } Mo de disque
       *[other] { $steps } étapes à faire, au plus { $disk } Mo de disque
    }
tables-stage-initial = fins et prises
tables-stage-spread = gains et pertes en { $plies }
tables-stage-sweep = chances, passage { $number }
tables-stage-prove = de combien elles peuvent s'écarter
tables-stage-write = écriture
tables-left = encore { $least } à { $most } min
tables-no-estimate = pas encore d'estimation
tables-verified =
    { $wrong ->
        [0] { $sector } : les { $checked } positions sont toutes justes
        [one] { $sector } : { $wrong } position sur { $checked } est fausse
       *[other] { $sector } : { $wrong } positions sur { $checked } sont fausses
    }
tables-wrong = { $position } est dite { $said }, mais d'après ses coups elle est { $follows }
tables-misnumbered = { $position } n'a pas le numéro qu'elle devrait avoir
tables-none = Il n'y a aucune table dans { $folder }.
tables-not-known = Aucune table ne connaît cette position.
tables-beyond-quiet = C'est plus que la limite de coups sans prise : la partie peut être nulle avant.
tables-head-men = pions
tables-head-positions = positions
tables-head-won = gagnées
tables-head-lost = perdues
tables-head-drawn = nulles
tables-head-longest = plus long gain
tables-head-mean = chance moyenne
tables-head-error = écart prouvé
tables-head-bytes = octets

## Verdicts

verdict-win =
    { $plies ->
        [one] gagnée en { $plies } coup
       *[other] gagnée en { $plies } coups
    }
verdict-draw = nulle
verdict-loss =
    { $plies ->
        [0] perdue
        [one] perdue en { $plies } coup
       *[other] perdue en { $plies } coups
    }
verdict-chance = gagnée avec une probabilité de { $share } %
play-hint-proven = Conseil : { $move } – prouvé : { $verdict }
