# How to play: lessons, and what the players call things.

learn-try = Try it
learn-in-brief = The rules in brief
learn-accounts = What differs between the accounts
learn-names = What it is called
learn-again = Set it up again
learn-well-done = That is it.
learn-just-so = Just so: that is the rule.
learn-once-more = Well taken. Now once more.
learn-not-yet = That is allowed, but not what we are looking for. Set it up again, or go on.
learn-own-value = changed by hand

## Dara

learn-dara-aim = Step your pieces into rows of three, take a piece of theirs for each new row, and leave them with only two.
learn-place = Placing
learn-dara-place = First the sides take turns to fill the board, one piece at a time. Touch any empty hole.
learn-no-row = No row while placing
learn-dara-no-row = Two of your sticks stand side by side. Try to place a third beside them.
learn-row = A row takes
learn-dara-row = All pieces are placed, so now they step. Bring three sticks together in a line; then choose the piece that you take.
learn-no-four = Never four
learn-dara-no-four = Three are a row, four are none. Try to step the lone stick up to the other three.
learn-horse = The horse
learn-dara-horse = Step one stick from row to row and back: each step makes a row that was not there before. Take two pieces that way.

## Dala

learn-dala-aim = Plant your sticks and step them into rows of exactly three, take a stick of theirs for each new row, and leave them with only two.
learn-centre = The centre first
learn-dala-centre = The four cells in the middle come first. Try to plant a stick anywhere else.
learn-place-row = Rows while planting
learn-dala-place-row = Here a row counts from the first stick on. Plant the third stick of a row and take one of theirs.
learn-leave = Stepping out of four
learn-dala-leave = Four in a line take nothing. Let a stick at the end of the line step away: what is left is a new row of three.
learn-bull = The bull
learn-dala-bull = Three beside two, and one stick that swings between them: it takes with every step. Take two sticks that way.

## Daldøsa

learn-daldosa-aim = Wake your pegs, run them round the boat and take every peg of the other side by landing on it.
learn-dal = Waking a peg
learn-daldosa-dal = Only an A wakes a peg: it turns and goes one hole ahead. Here the A wakes the peg nearest the stern. Then the 3 moves it on: touch the peg, then where it goes.
learn-two-dice = Two dice
learn-daldosa-two-dice = Each die moves another peg, or both together move one. Play 2 and 4 as you like.
learn-take = Taking
learn-daldosa-take = A peg takes the enemy that it lands on. Take with the 3, then play the 2 with the other peg.
learn-jump = Jumping
learn-daldosa-jump = Enemies are jumped freely, your own pegs never. Try to move the rear peg first.
learn-lost = A lost throw
learn-daldosa-lost = No A was thrown and no peg is awake. Touch any peg of yours.

## Names

name-game = the game
name-horse-game = the game; the word means horse
name-three-game = the game; the word means three
name-well-hole = a hole; the word means well
name-horse-figure = “horse”: a figure that makes a row again and again
name-holes = the holes, one hole
name-sticks = the sticks, one stick
name-plant = to plant a stick
name-capturing-three = three that take
name-bull = “bull”: a figure that takes with every step
name-a-face = the A of the dice
name-two-face = the II of the dice, probably
name-dalled = dalled
name-undalled = undalled

tongue-hausa = Hausa
tongue-zarma = Zarma
tongue-tamasheq = Tamasheq
tongue-bambara = Bambara, Bozo, Songhay
tongue-fula = Fula of Masina
tongue-tuareg = Tuareg
tongue-tuareg-south = Tuareg, in the south
tongue-tuareg-north = Tuareg, in the north
tongue-french = French
tongue-sudan = Arabic of the Sudan
tongue-jaeren = Norwegian, Jæren
tongue-thy = Danish, Thy, Mors and Fanø
tongue-bornholm = Danish, Bornholm
tongue-danish = Danish
