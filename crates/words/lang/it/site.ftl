# Ciò che un sito dice intorno alla sua pagina.

site-about = Dara, Dala e Daldøsa: tavole per giocare ogni versione documentata delle regole, contro la macchina o un’altra persona.
site-missing = Qui non c’è nulla.
