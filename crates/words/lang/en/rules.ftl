# Rule fields, their values, the published rulesets and the grounds for every choice.

family-alignment = game of alignment
family-running-fight = running-fight game

## Fields

field-files = Files
field-about-files = Columns of the board, named from a.
field-ranks = Ranks
field-about-ranks = Lines of the board from bottom to top, numbered from 1.
field-pieces = Pieces
field-about-pieces = Pieces of each side. In running-fight games they fill the own row from its prow end.
field-fill_first = Filled first
field-about-fill_first = Cells that have to be taken before any other. One that is emptied by a capture meanwhile is reserved again.
field-place_three = Rows in placement
field-about-place_three = What a placement is that makes a row of exactly three.
field-place_long = Longs in placement
field-about-place_long = What a placement is that makes a line of four or more.
field-move_long = Longs in movement
field-about-move_long = What a step is that makes a line of four or more. Such a line never takes anything.
field-leave_long = Leaving a long
field-about-leave_long = What it is when a piece steps out of a line of four or more and a row of three is left standing.
field-captures_per_move = Several rows
field-about-captures_per_move = How many pieces are taken when one move makes several rows.
field-protect_rows = Protected rows
field-about-protect_rows = Whether pieces that stand in a row of their own are safe. That rows made in placement protect as well is our choice.
field-all_protected = All protected
field-about-all_protected = What may be taken when every enemy piece stands in a row.
field-capture_choice = Duty to take
field-about-capture_choice = Whether a capture has to be made. If not, the choice is between all that the move earns and nothing.
field-lose_at = Lost with
field-about-lose_at = A side with so few pieces has lost at once. That pieces in hand count as well is our choice.
field-no_move = No step left
field-about-no_move = What it is when the side to step has no legal step.
field-repetition = Repetition
field-about-repetition = How often the same board, side and hands may stand before the game is drawn; 0 turns this off.
field-quiet_limit = Quiet limit
field-about-quiet_limit = Moves of either side in a row without placement or capture (with dice: throws without capture) that draw the game; 0 turns this off.
field-outer = Outer rows
field-about-outer = Holes of each outer row.
field-prow = Hole at the prow
field-about-prow = Whether the middle row has one more hole than the outer ones, at the prow.
field-dal = Dalling
field-about-dal = Which undalled piece an A may turn and move one hole.
field-added = Added dice
field-about-added = What is taken when both dice move one piece, or whether dice are added at all.
field-either_die = One of two dice
field-about-either_die = Which die is played when each could be used alone, but not both.
field-double_dal = Double dal
field-about-double_dal = What AA gives after it is played.
field-opening_played = Opening throw
field-about-opening_played = Whether the side that starts plays the throw that won it the start.
field-undalled_taken = Undalled pieces
field-about-undalled_taken = Whether a piece that has not been dalled can be taken.
field-win_at = Lost with
field-about-win_at = A side left with so few pieces has lost.

## Values

value-fill_first-none = none
value-place_three-forbidden = forbidden
value-place_three-free = allowed, takes nothing
value-place_three-captures = allowed, takes a piece
value-place_long-forbidden = forbidden
value-place_long-free = allowed
value-move_long-forbidden = forbidden
value-move_long-free = allowed
value-leave_long-captures = counts like any row
value-leave_long-none = takes nothing
value-leave_long-forbidden = forbidden
value-captures_per_move-one = one piece
value-captures_per_move-per-row = one piece a row
value-protect_rows-no = not protected
value-protect_rows-yes = protected
value-all_protected-none = nothing
value-all_protected-any = any piece
value-capture_choice-compulsory = has to take
value-capture_choice-optional = may take
value-no_move-loses = that side loses
value-no_move-draw = a draw
value-repetition-0 = off
value-quiet_limit-0 = off
value-prow-yes = yes
value-prow-no = no
value-dal-hole-ahead = any with room ahead
value-dal-sternmost = the one nearest the stern
value-added-last-hole-takes = the last hole takes
value-added-each-hole-takes = each die's hole takes
value-added-none = never added
value-either_die-chooses = the player chooses
value-either_die-higher = the higher one
value-double_dal-throws-again = another throw
value-double_dal-nothing = nothing more
value-opening_played-no = a new throw
value-opening_played-yes = is played
value-undalled_taken-yes = can be taken
value-undalled_taken-no = are safe

## Published rulesets

preset-dara-walker = Dara as Damian Walker's rulebook tells it: no rows in placement, never four in a line, one capture a move.
preset-dara-walker-b4 = As dara-walker, but lines of three and more may be placed, without a capture (Bell's item 4).
preset-dara-walker-b4b6 = As dara-walker-b4, but a row left by stepping out of a longer line takes nothing (item 6).
preset-dara-walker-b5 = As dara-walker, but a step may make a line of four or more, without a capture (Bell's item 5).
preset-dara-walker-b5b6 = As dara-walker-b5, but a row left by stepping out of a longer line takes nothing (item 6).
preset-dara-bell = Dara as the rulebook reports it of Bell: longer lines are free in both phases (items 4 and 5).
preset-dara-bell-b6 = As dara-bell, but a row left by stepping out of a longer line takes nothing (item 6).
preset-dara-bell-b6-strict = As dara-bell, but stepping out of a longer line may not leave a row of three (item 6 to the letter).
preset-dara-italian = Dara by an Italian rules page: rows may be placed but take nothing, and pieces in a row are safe.
preset-dara-italian-doppia = As dara-italian, but two rows made at once take two pieces (Cattura Doppia).
preset-dara-italian-niger = As dara-italian, but no rows may be placed (Variante Niger).
preset-dala = Dala of the Sudan: six by six, the centre is filled first, rows take a piece already in placement, longer lines are free.
preset-dala-doppia = As dala, but every row made takes a piece. An experiment: no source settles this.
preset-wali = Wali of the Songhay: no rows in placement, never four in a line, played until every piece is taken.
preset-derrah = Derrah on seven by six: longer lines are free, two rows at once take two pieces. It rests on one source of little weight.
preset-daldosa = Daldøsa on rows of 16, 17 and 16 holes with 16 pieces a side.
preset-daldosa-sternmost = As daldosa, but of the undalled pieces only the one nearest the stern may be dalled.
preset-daldosa-jaeren = As daldosa on three rows of 12, as reported from Jæren; the one-face of the dice shows X.
preset-daldosa-12-13-12 = As daldosa on rows of 12, 13 and 12. Sources contradict each other on this board, so both are kept.
preset-daldoza = As daldosa, but a side left with one piece has lost.

## Grounds

basis-stated = stated in { $source }
basis-stated-at = stated in { $source }, { $place }
basis-inferred = follows from { $source }: { $why }
basis-chosen = our choice: { $why }
source-via = { $source } (as reported by { $via })
source-line = { $key }: { $text } ({ $seen })
seen-full = read whole
seen-part = read in part
seen-reported = known only from the report of another

why-long-holds-row = A line of four holds a row of three, which the source forbids.
why-no-fours-to-leave = Lines of four never come about in play, so this matters only in positions set up by hand.
why-item-6-left-out = Item 6, which would except such rows, is left out here; by its reporter's word Bell does not have it.
why-item-6-no-capture = Item 6 can mean that such a row takes nothing or that it may not be made; kindred games have the former.
why-any-piece = The source lets any enemy piece be taken and names no exception.
why-nothing-protected = No piece is protected under these rules, so this never matters.
why-no-exception = The source protects rows and names no exception.
why-house-capture = The sources say that a player may take a piece and leave open whether one must.
why-house-no-move = The sources of this ruleset do not say; we follow the Italian rules, where that side loses.
why-house-no-move-dala = A summary of Davies says that who can no longer play loses; we take that to mean this.
why-house-repetition = No source speaks of repetition; without a rule a game might never end.
why-house-quiet = No source has such a limit; without one a game might never end.
why-double-row-unsettled = The source gives one piece and adds that no source is clear about this.
why-house-double-row = No source is clear about this; here the other answer is tried.
why-not-counted-so-allowed = The source says that such lines do not count, not that they are forbidden.
why-some-accounts-sternmost = The source mentions that some accounts have it so.
why-house-either-die = The sources say that one die must be used if only one can, but not which if either can.
why-house-opening = The sources do not say whether the throw that won the start is played.
