# Machines: what each is called, and how it plays in a line.

machine-ranked = { $number } · { $name }
machine-any = A machine
machine-level-1 = Newcomer
machine-level-1-about = Knows the rules, takes what lies before it, and overlooks most of the rest.
machine-level-2 = Beginner
machine-level-2-about = Looks for gains of its own and often forgets yours.
machine-level-3 = Apprentice
machine-level-3-about = Begins to watch what you are up to, and still slips now and then.
machine-level-4 = Casual player
machine-level-4-about = Guards what it has, and now and then lets something go.
machine-level-5 = Regular
machine-level-5-about = Thinks a move further ahead and seldom gives anything away.
machine-level-6 = Adept
machine-level-6-about = Looks several moves ahead and makes you pay for a slip.
machine-level-7 = Expert
machine-level-7-about = Looks far ahead and errs rarely.
machine-level-8 = Master
machine-level-8-about = Plays the best that it can find.
machine-page = The page's machine
machine-page-about = Takes as much as it can and then stands as safely as it can: the machine of the page that first put this game on the web.
machine-careful = The careful beginner
machine-careful-about = Takes what it can, guards against what it can see, and else plays at random: made to test the others.
machine-strong = The strong machine
machine-strong-about = The full strength of the program.
machine-simple = Simple machine { $number }
machine-simple-about = Looks a fixed number of moves ahead and remembers nothing.
