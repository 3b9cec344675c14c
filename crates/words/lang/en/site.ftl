# What a site says around its page.

site-about = Dara, Dala and Daldøsa: boards to play each documented version of the rules, against the machine or another person.
site-missing = There is nothing here.
