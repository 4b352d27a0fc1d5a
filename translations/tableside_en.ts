<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
    <context>
        <name>AboutPlace</name>
        <message>
            <source>About Tableside</source>
            <extracomment>Title of the page about the program</extracomment>
            <translation>About Tableside</translation>
        </message>
        <message>
            <source>A table for the card game DOS, when there are no cards at hand: against opponents who play, forget and catch you as people do.</source>
            <translation>A table for the card game DOS, when there are no cards at hand: against opponents who play, forget and catch you as people do.</translation>
        </message>
        <message>
            <source>It works without a network and without an account. Nothing leaves this device. The other players see only what you would see in their place.</source>
            <translation>It works without a network and without an account. Nothing leaves this device. The other players see only what you would see in their place.</translation>
        </message>
        <message>
            <source>Tableside is not made or endorsed by the maker of the games. “DOS” and “UNO” only name the games that are played; card art, sounds and wording are our own.</source>
            <translation>Tableside is not made or endorsed by the maker of the games. “DOS” and “UNO” only name the games that are played; card art, sounds and wording are our own.</translation>
        </message>
        <message>
            <source>Free software</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Free software</translation>
        </message>
        <message>
            <source>You may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</source>
            <translation>You may use, study, share and change it under the GNU General Public License, version 3 or later. It comes without any warranty.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <extracomment>%1: version number of the program</extracomment>
            <translation>Version %1</translation>
        </message>
        <message>
            <source>Made with</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Made with</translation>
        </message>
        <message>
            <source>The typeface is Manrope, under the SIL Open Font License. The window is drawn with Qt, under the GNU Lesser General Public License.</source>
            <translation>The typeface is Manrope, under the SIL Open Font License. The window is drawn with Qt, under the GNU Lesser General Public License.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1 and %2</source>
            <extracomment>Two cards that are played together: "blue 4 and blue 5"</extracomment>
            <translation>%1 and %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"</extracomment>
            <translation>%1 on %2</translation>
        </message>
        <message>
            <source>%1, then %2</source>
            <extracomment>Two things done one after the other</extracomment>
            <translation>%1, then %2</translation>
        </message>
        <message>
            <source>Draw: nothing matches.</source>
            <translation>Draw: nothing matches.</translation>
        </message>
        <message>
            <source>Draw, and keep the %1: it will do more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>Draw, and keep the %1: it will do more later.</translation>
        </message>
        <message>
            <source>Draw, although something matches: what you hold will do more later.</source>
            <translation>Draw, although something matches: what you hold will do more later.</translation>
        </message>
        <message>
            <source>End your turn: nothing else matches.</source>
            <translation>End your turn: nothing else matches.</translation>
        </message>
        <message>
            <source>End your turn and keep the %1: it will do more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>End your turn and keep the %1: it will do more later.</translation>
        </message>
        <message>
            <source>End your turn, although something matches: what you hold will do more later.</source>
            <translation>End your turn, although something matches: what you hold will do more later.</translation>
        </message>
        <message>
            <source>Lay %1: your last card, and the round is yours.</source>
            <extracomment>%1 the card or cards to lay</extracomment>
            <translation>Lay %1: your last card, and the round is yours.</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) that cannot count against you any more</source>
            <translation>
                <numerusform>%n point that cannot count against you any more</numerusform>
                <numerusform>%n points that cannot count against you any more</numerusform>
            </translation>
        </message>
        <message>
            <source>the cards that stay go together better</source>
            <translation>the cards that stay go together better</translation>
        </message>
        <message>
            <source>Lay %1: %2.</source>
            <extracomment>%1 the card or cards to lay, %2 why</extracomment>
            <translation>Lay %1: %2.</translation>
        </message>
        <message>
            <source>%1: your last cards, and the round is yours.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: your last cards, and the round is yours.</translation>
        </message>
        <message numerus="yes">
            <source>sheds %n card(s)</source>
            <extracomment>What a play brings, joined to a list: "sheds 2 cards, 1 bonus lay and everyone else draws 1"</extracomment>
            <translation>
                <numerusform>sheds %n card</numerusform>
                <numerusform>sheds %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n bonus lay(s)</source>
            <translation>
                <numerusform>%n bonus lay</numerusform>
                <numerusform>%n bonus lays</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>everyone else draws %n</source>
            <translation>
                <numerusform>everyone else draws %n</numerusform>
                <numerusform>everyone else draws %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 what to play on what, %2 what it brings</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>Skip the bonus: every card that you hold is worth keeping.</source>
            <translation>Skip the bonus: every card that you hold is worth keeping.</translation>
        </message>
        <message>
            <source>lay %1</source>
            <extracomment>Within a sentence; %1 the card or cards</extracomment>
            <translation>lay %1</translation>
        </message>
        <message>
            <source>skip the bonus</source>
            <extracomment>Within a sentence</extracomment>
            <translation>skip the bonus</translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>Within a sentence</extracomment>
            <translation>draw a card</translation>
        </message>
        <message>
            <source>end the turn</source>
            <translation>end the turn</translation>
        </message>
        <message>
            <source>Just as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Just as good: %1.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) better than: %1.</source>
            <extracomment>%n points; %1 another play, within a sentence</extracomment>
            <translation>
                <numerusform>About %n point better than: %1.</numerusform>
                <numerusform>About %n points better than: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n point(s)</source>
            <translation>
                <numerusform>about %n point</numerusform>
                <numerusform>about %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>BarButtons</name>
        <message>
            <source>Clear the choice</source>
            <extracomment>Button: put the chosen cards back</extracomment>
            <translation>Clear the choice</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Draw</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <extracomment>Button: lay no bonus card</extracomment>
            <translation>Skip the bonus</translation>
        </message>
        <message>
            <source>End turn</source>
            <extracomment>Button: end the turn after one or more matches</extracomment>
            <translation>End turn</translation>
        </message>
    </context>
    <context>
        <name>BarWords</name>
        <message>
            <source>Let me think …</source>
            <extracomment>While the search for a hint runs</extracomment>
            <translation>Let me think …</translation>
        </message>
    </context>
    <context>
        <name>CallBubble</name>
        <message>
            <source>DOS!</source>
            <extracomment>The call of the game, in a speech bubble</extracomment>
            <translation>DOS!</translation>
        </message>
    </context>
    <context>
        <name>CallButton</name>
        <message>
            <source>DOS! Call that you have two cards</source>
            <extracomment>Spoken name of the big call button</extracomment>
            <translation>DOS! Call that you have two cards</translation>
        </message>
        <message>
            <source>DOS!</source>
            <extracomment>The word on the big round call button; the name of the game with an exclamation mark</extracomment>
            <translation>DOS!</translation>
        </message>
    </context>
    <context>
        <name>CallFlash</name>
        <message>
            <source>DOS!</source>
            <extracomment>The call, huge across the table</extracomment>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>Caught!</source>
            <extracomment>Huge across the table when somebody forgot to call</extracomment>
            <translation>Caught!</translation>
        </message>
    </context>
    <context>
        <name>CardFace</name>
        <message>
            <source>R</source>
            <comment>initial of red</comment>
            <extracomment>The initial of "red" in the corner of a red card: one capital letter</extracomment>
            <translation>R</translation>
        </message>
        <message>
            <source>B</source>
            <comment>initial of blue</comment>
            <extracomment>The initial of "blue" in the corner of a blue card: one capital letter</extracomment>
            <translation>B</translation>
        </message>
        <message>
            <source>G</source>
            <comment>initial of green</comment>
            <extracomment>The initial of "green" in the corner of a green card: one capital letter</extracomment>
            <translation>G</translation>
        </message>
        <message>
            <source>Y</source>
            <comment>initial of yellow</comment>
            <extracomment>The initial of "yellow" in the corner of a yellow card: one capital letter</extracomment>
            <translation>Y</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Button: go on with the match that was left</extracomment>
            <translation>Continue</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Continue %1</translation>
        </message>
        <message>
            <source>Put it away</source>
            <extracomment>Button: give up the match that was left</extracomment>
            <translation>Put it away</translation>
        </message>
    </context>
    <context>
        <name>CountChip</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>How many cards somebody holds</extracomment>
            <translation>
                <numerusform>%n card in hand</numerusform>
                <numerusform>%n cards in hand</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DealSection</name>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that makes the same cards come again</extracomment>
            <translation>Deal number</translation>
        </message>
        <message>
            <source>A new one</source>
            <extracomment>In the empty field of the deal number</extracomment>
            <translation>A new one</translation>
        </message>
        <message>
            <source>Everybody who types the same number gets the same cards. Leave it empty for a new deal.</source>
            <translation>Everybody who types the same number gets the same cards. Leave it empty for a new deal.</translation>
        </message>
    </context>
    <context>
        <name>DealerChip</name>
        <message>
            <source>Dealer</source>
            <extracomment>Mark of the player who deals this round</extracomment>
            <translation>Dealer</translation>
        </message>
    </context>
    <context>
        <name>GameBox</name>
        <message>
            <source>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</source>
            <extracomment>Spoken description of the drawn fan of DOS cards</extracomment>
            <translation>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</translation>
        </message>
    </context>
    <context>
        <name>HelpSection</name>
        <message>
            <source>Help while playing</source>
            <extracomment>Heading at the setup of a match: what may be asked of the app while playing</extracomment>
            <translation>Help while playing</translation>
        </message>
        <message>
            <source>Hints allowed</source>
            <extracomment>Setting of a match</extracomment>
            <translation>Hints allowed</translation>
        </message>
        <message>
            <source>On your turn the lamp proposes a play and says why. It knows no more than you do.</source>
            <translation>On your turn the lamp proposes a play and says why. It knows no more than you do.</translation>
        </message>
    </context>
    <context>
        <name>HintButton</name>
        <message>
            <source>Take the hint away</source>
            <extracomment>Button: propose a play to me</extracomment>
            <translation>Take the hint away</translation>
        </message>
        <message>
            <source>Hint</source>
            <translation>Hint</translation>
        </message>
        <message>
            <source>There is a hint when it is your turn.</source>
            <extracomment>Why the hint button cannot be pressed, for screen readers</extracomment>
            <translation>There is a hint when it is your turn.</translation>
        </message>
    </context>
    <context>
        <name>HomePlace</name>
        <message>
            <source>Tableside</source>
            <extracomment>The name of the program; not translated</extracomment>
            <translation>Tableside</translation>
        </message>
        <message>
            <source>The game of sums: match a card in the middle by one of yours, or by two that add up to it. Two cards left? Call it!</source>
            <extracomment>One line on the first page under the drawn cards</extracomment>
            <translation>The game of sums: match a card in the middle by one of yours, or by two that add up to it. Two cards left? Call it!</translation>
        </message>
        <message>
            <source>Play DOS</source>
            <extracomment>Button: set up a new match of the card game DOS</extracomment>
            <translation>Play DOS</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Button: to the settings</extracomment>
            <translation>Settings</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>Button: what this program is</extracomment>
            <translation>About</translation>
        </message>
        <message>
            <source>Does your box have two discard piles? Then it is the second edition of DOS, another game; here the first is played, with the row in the middle.</source>
            <extracomment>Small note on the first page</extracomment>
            <translation>Does your box have two discard piles? Then it is the second edition of DOS, another game; here the first is played, with the row in the middle.</translation>
        </message>
    </context>
    <context>
        <name>HouseRules</name>
        <message>
            <source>House rules</source>
            <extracomment>Heading: rules that families play differently</extracomment>
            <translation>House rules</translation>
        </message>
        <message>
            <source>What the printed sheet leaves open.</source>
            <translation>What the printed sheet leaves open.</translation>
        </message>
        <message>
            <source>Hide the house rules</source>
            <extracomment>Button</extracomment>
            <translation>Hide the house rules</translation>
        </message>
        <message>
            <source>Show the house rules</source>
            <extracomment>Button</extracomment>
            <translation>Show the house rules</translation>
        </message>
        <message>
            <source>Who has earned a bonus card …</source>
            <translation>Who has earned a bonus card …</translation>
        </message>
        <message>
            <source>… may lay a card into the row.</source>
            <translation>… may lay a card into the row.</translation>
        </message>
        <message>
            <source>As printed.</source>
            <translation>As printed.</translation>
        </message>
        <message>
            <source>… must lay a card into the row.</source>
            <translation>… must lay a card into the row.</translation>
        </message>
        <message>
            <source>Until when can somebody be caught who forgot to call?</source>
            <translation>Until when can somebody be caught who forgot to call?</translation>
        </message>
        <message>
            <source>How long is nobody caught after getting down to two cards?</source>
            <translation>How long is nobody caught after getting down to two cards?</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>Value of the grace time; %1 is a number such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Who catches somebody who did call …</source>
            <translation>Who catches somebody who did call …</translation>
        </message>
        <message>
            <source>… has just been mistaken.</source>
            <translation>… has just been mistaken.</translation>
        </message>
        <message>
            <source>… draws two cards.</source>
            <translation>… draws two cards.</translation>
        </message>
        <message>
            <source>At the end of a round …</source>
            <translation>At the end of a round …</translation>
        </message>
        <message>
            <source>… the winner scores what the others still hold.</source>
            <translation>… the winner scores what the others still hold.</translation>
        </message>
        <message>
            <source>As printed. The highest total wins.</source>
            <translation>As printed. The highest total wins.</translation>
        </message>
        <message>
            <source>… everybody scores what they still hold.</source>
            <translation>… everybody scores what they still hold.</translation>
        </message>
        <message>
            <source>The lowest total wins.</source>
            <translation>The lowest total wins.</translation>
        </message>
        <message>
            <source>Everything as printed</source>
            <extracomment>Button: seats, target and house rules as they were at first</extracomment>
            <translation>Everything as printed</translation>
        </message>
    </context>
    <context>
        <name>KeyHelp</name>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Space</translation>
        </message>
        <message>
            <source>Call “DOS!”, at any moment</source>
            <translation>Call “DOS!”, at any moment</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <extracomment>Key names</extracomment>
            <translation>Arrow keys</translation>
        </message>
        <message>
            <source>Go from card to card: left and right in the hand or the row, up and down between them</source>
            <translation>Go from card to card: left and right in the hand or the row, up and down between them</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>Key name</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Choose a card; on a chosen card: play the choice, or put the card back</source>
            <translation>Choose a card; on a chosen card: play the choice, or put the card back</translation>
        </message>
        <message>
            <source>Play the choice</source>
            <translation>Play the choice</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Draw a card</translation>
        </message>
        <message>
            <source>End the turn</source>
            <translation>End the turn</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <translation>Skip the bonus</translation>
        </message>
        <message>
            <source>Catch a player who forgot to call</source>
            <translation>Catch a player who forgot to call</translation>
        </message>
        <message>
            <source>Log of what has happened</source>
            <translation>Log of what has happened</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Key name</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Go on: hand, row, draw pile, buttons</source>
            <translation>Go on: hand, row, draw pile, buttons</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Put the chosen cards back, or close what is open; with nothing open: the menu</source>
            <translation>Put the chosen cards back, or close what is open; with nothing open: the menu</translation>
        </message>
        <message>
            <source>This list</source>
            <translation>This list</translation>
        </message>
        <message>
            <source>Show a hint, or take it away</source>
            <translation>Show a hint, or take it away</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>You drew the highest card and deal.</source>
            <translation>You drew the highest card and deal.</translation>
        </message>
        <message>
            <source>%1 drew the highest card and deals.</source>
            <translation>%1 drew the highest card and deals.</translation>
        </message>
        <message>
            <source>Round %1. You deal.</source>
            <translation>Round %1. You deal.</translation>
        </message>
        <message>
            <source>Round %1. %2 deals.</source>
            <translation>Round %1. %2 deals.</translation>
        </message>
        <message numerus="yes">
            <source>You are out first: %n point(s).</source>
            <translation>
                <numerusform>You are out first: %n point.</numerusform>
                <numerusform>You are out first: %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 is out first: %n point(s).</source>
            <translation>
                <numerusform>%1 is out first: %n point.</numerusform>
                <numerusform>%1 is out first: %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the match!</source>
            <translation>You win the match!</translation>
        </message>
        <message>
            <source>%1 wins the match.</source>
            <translation>%1 wins the match.</translation>
        </message>
        <message>
            <source>There is no card left for you to draw.</source>
            <translation>There is no card left for you to draw.</translation>
        </message>
        <message>
            <source>There is no card left for %1 to draw.</source>
            <translation>There is no card left for %1 to draw.</translation>
        </message>
        <message>
            <source>You draw %1.</source>
            <translation>You draw %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <translation>
                <numerusform>%1 draws %n card.</numerusform>
                <numerusform>%1 draws %n cards.</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <extracomment>%1 a player's name, %2 a match such as "5 + 2 on red 7 · double number match"</extracomment>
            <translation>You: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>You lay %1.</source>
            <translation>You lay %1.</translation>
        </message>
        <message>
            <source>%1 lays %2.</source>
            <translation>%1 lays %2.</translation>
        </message>
        <message>
            <source>You keep your cards.</source>
            <translation>You keep your cards.</translation>
        </message>
        <message>
            <source>%1 keeps the cards.</source>
            <translation>%1 keeps the cards.</translation>
        </message>
        <message>
            <source>New in the Center Row: %1.</source>
            <translation>New in the Center Row: %1.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new draw pile.</source>
            <translation>The discard pile is shuffled into a new draw pile.</translation>
        </message>
        <message>
            <source>You did not call “DOS!”, and nobody noticed.</source>
            <translation>You did not call “DOS!”, and nobody noticed.</translation>
        </message>
        <message>
            <source>%1 did not call “DOS!”, and nobody noticed.</source>
            <translation>%1 did not call “DOS!”, and nobody noticed.</translation>
        </message>
        <message>
            <source>You call “DOS!”</source>
            <translation>You call “DOS!”</translation>
        </message>
        <message>
            <source>%1 calls “DOS!”</source>
            <translation>%1 calls “DOS!”</translation>
        </message>
        <message>
            <source>%1 catches you without a call: you draw two.</source>
            <translation>%1 catches you without a call: you draw two.</translation>
        </message>
        <message>
            <source>You catch %1 without a call: draw two.</source>
            <translation>You catch %1 without a call: draw two.</translation>
        </message>
        <message>
            <source>%1 catches %2 without a call: draw two.</source>
            <translation>%1 catches %2 without a call: draw two.</translation>
        </message>
        <message>
            <source>There was nothing to catch: you draw two.</source>
            <translation>There was nothing to catch: you draw two.</translation>
        </message>
        <message>
            <source>There was nothing to catch: %1 draws two.</source>
            <translation>There was nothing to catch: %1 draws two.</translation>
        </message>
        <message>
            <source>Your last card is played!</source>
            <translation>Your last card is played!</translation>
        </message>
        <message>
            <source>%1 has played the last card.</source>
            <translation>%1 has played the last card.</translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>What has happened</source>
            <extracomment>Spoken name of the list of what has happened</extracomment>
            <translation>What has happened</translation>
        </message>
    </context>
    <context>
        <name>Main</name>
        <message>
            <source>Tableside</source>
            <extracomment>Title of the window: the name of the program</extracomment>
            <translation>Tableside</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Put the notice away</source>
            <extracomment>Button: I have read this notice</extracomment>
            <translation>Put the notice away</translation>
        </message>
    </context>
    <context>
        <name>Piles</name>
        <message numerus="yes">
            <source>Draw pile: %n card(s)</source>
            <extracomment>How many cards the draw pile has</extracomment>
            <translation>
                <numerusform>Draw pile: %n card</numerusform>
                <numerusform>Draw pile: %n cards</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s)</source>
            <extracomment>How many cards the discard pile has</extracomment>
            <translation>
                <numerusform>Discard pile: %n card</numerusform>
                <numerusform>Discard pile: %n cards</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PlaceHeader</name>
        <message>
            <source>Back</source>
            <extracomment>Name of the arrow button that leads to the first page</extracomment>
            <translation>Back</translation>
        </message>
    </context>
    <context>
        <name>Players</name>
        <message>
            <source>Ada</source>
            <extracomment>Names of computer players; short first names that are at home in the language, different from each other</extracomment>
            <translation>Ada</translation>
        </message>
        <message>
            <source>Felix</source>
            <translation>Felix</translation>
        </message>
        <message>
            <source>Bruno</source>
            <translation>Bruno</translation>
        </message>
        <message>
            <source>Nina</source>
            <translation>Nina</translation>
        </message>
        <message>
            <source>Greta</source>
            <translation>Greta</translation>
        </message>
        <message>
            <source>Otto</source>
            <translation>Otto</translation>
        </message>
        <message>
            <source>Vera</source>
            <translation>Vera</translation>
        </message>
        <message>
            <source>Hugo</source>
            <translation>Hugo</translation>
        </message>
        <message>
            <source>owl</source>
            <extracomment>The animal on a portrait</extracomment>
            <translation>owl</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>fox</translation>
        </message>
        <message>
            <source>bear</source>
            <translation>bear</translation>
        </message>
        <message>
            <source>hare</source>
            <translation>hare</translation>
        </message>
        <message>
            <source>badger</source>
            <translation>badger</translation>
        </message>
        <message>
            <source>otter</source>
            <translation>otter</translation>
        </message>
        <message>
            <source>heron</source>
            <translation>heron</translation>
        </message>
        <message>
            <source>hedgehog</source>
            <translation>hedgehog</translation>
        </message>
        <message>
            <source>Misses nothing, least of all a forgotten call.</source>
            <extracomment>How a computer player plays, in one warm line under the name: Ada, an owl</extracomment>
            <translation>Misses nothing, least of all a forgotten call.</translation>
        </message>
        <message>
            <source>Calls like lightning and catches faster.</source>
            <extracomment>Felix, a fox</extracomment>
            <translation>Calls like lightning and catches faster.</translation>
        </message>
        <message>
            <source>In no hurry. Keeps wild cards like honey.</source>
            <extracomment>Bruno, a bear; hoards wild cards</extracomment>
            <translation>In no hurry. Keeps wild cards like honey.</translation>
        </message>
        <message>
            <source>Forgets to call, and laughs about it.</source>
            <extracomment>Nina, a hare</extracomment>
            <translation>Forgets to call, and laughs about it.</translation>
        </message>
        <message>
            <source>Clears the hand, steadily. Never forgets to call.</source>
            <extracomment>Greta, a badger; gets rid of cards whenever she can</extracomment>
            <translation>Clears the hand, steadily. Never forgets to call.</translation>
        </message>
        <message>
            <source>Loves two cards that add up, and your face when you draw.</source>
            <extracomment>Otto, an otter; loves double matches</extracomment>
            <translation>Loves two cards that add up, and your face when you draw.</translation>
        </message>
        <message>
            <source>Stands still for ages, then plays the big turn.</source>
            <extracomment>Vera, a heron; holds cards back</extracomment>
            <translation>Stands still for ages, then plays the big turn.</translation>
        </message>
        <message>
            <source>Plays it safe: expensive cards never stay long.</source>
            <extracomment>Hugo, a hedgehog; plays for safety</extracomment>
            <translation>Plays it safe: expensive cards never stay long.</translation>
        </message>
        <message>
            <source>Easy</source>
            <extracomment>How well a computer player plays</extracomment>
            <translation>Easy</translation>
        </message>
        <message>
            <source>Overlooks matches and often forgets to call. Good to learn with.</source>
            <translation>Overlooks matches and often forgets to call. Good to learn with.</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Medium</translation>
        </message>
        <message>
            <source>Thinks about the whole turn, sometimes forgets to call.</source>
            <translation>Thinks about the whole turn, sometimes forgets to call.</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Hard</translation>
        </message>
        <message>
            <source>Watches every card and plans ahead. Try to beat this one!</source>
            <translation>Watches every card and plans ahead. Try to beat this one!</translation>
        </message>
    </context>
    <context>
        <name>PortraitPicker</name>
        <message>
            <source>Portraits</source>
            <extracomment>Spoken name of the portraits to choose from</extracomment>
            <translation>Portraits</translation>
        </message>
        <message>
            <source>%1, %2. %3</source>
            <extracomment>Spoken: a computer player to choose. %1 name, %2 animal, %3 how they play</extracomment>
            <translation>%1, %2. %3</translation>
        </message>
    </context>
    <context>
        <name>ResultSeat</name>
        <message>
            <source>No card left</source>
            <extracomment>Said of a player who has no cards left</extracomment>
            <translation>No card left</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in hand</source>
            <extracomment>The sum of the cards in a hand</extracomment>
            <translation>
                <numerusform>%n point in hand</numerusform>
                <numerusform>%n points in hand</numerusform>
            </translation>
        </message>
        <message>
            <source>+%1</source>
            <extracomment>Points gained in this round</extracomment>
            <translation>+%1</translation>
        </message>
        <message>
            <source>%1 of %2 points</source>
            <extracomment>Spoken: a player's points in the match and the target</extracomment>
            <translation>%1 of %2 points</translation>
        </message>
    </context>
    <context>
        <name>ReviewDecision</name>
        <message>
            <source>Turn %1 cost %2</source>
            <extracomment>Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Turn %1 cost %2</translation>
        </message>
        <message>
            <source>Your turn %1</source>
            <extracomment>Heading of a reviewed decision; %1 the number of the player's own turn in the round</extracomment>
            <translation>Your turn %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <extracomment>What a decision cost; %1 "about 6 points"</extracomment>
            <translation>cost %1</translation>
        </message>
        <message>
            <source>Center Row</source>
            <extracomment>Over the cards of the Center Row in a reviewed decision</extracomment>
            <translation>Center Row</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Over the player's own cards in a reviewed decision</extracomment>
            <translation>Your hand</translation>
        </message>
        <message>
            <source>You played: %1.</source>
            <extracomment>What the player did in a reviewed decision; %1 "draw a card"</extracomment>
            <translation>You played: %1.</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <extracomment>What would have been better in a reviewed decision; %1 a whole sentence that says why</extracomment>
            <translation>Better: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Best play</source>
            <extracomment>Title of the review after a round</extracomment>
            <translation>Best play</translation>
        </message>
        <message>
            <source>Close the review</source>
            <extracomment>Button: back to the count of the round</extracomment>
            <translation>Close the review</translation>
        </message>
    </context>
    <context>
        <name>RoundMark</name>
        <message>
            <source>Round %1 · to %2</source>
            <extracomment>Always visible at the table. %1 number of the round, %2 points that win the match</extracomment>
            <translation>Round %1 · to %2</translation>
        </message>
    </context>
    <context>
        <name>RoundResultPanel</name>
        <message>
            <source>Round %1 · the match goes to %2 points</source>
            <extracomment>Under the totals. %1 round number, %2 points that win</extracomment>
            <translation>Round %1 · the match goes to %2 points</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Button: a new match with the same players</extracomment>
            <translation>Play again</translation>
        </message>
        <message>
            <source>Deal the next round</source>
            <extracomment>Button: begin the next round</extracomment>
            <translation>Deal the next round</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>Button: go to the first page</extracomment>
            <translation>Home</translation>
        </message>
        <message>
            <source>Review</source>
            <extracomment>Button: look again at the decisions of this round</extracomment>
            <translation>Review</translation>
        </message>
    </context>
    <context>
        <name>SeatEditor</name>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Name of player %1</translation>
        </message>
        <message>
            <source>Portrait of %1: %2. Press to choose another.</source>
            <extracomment>Spoken name of the portrait button. %1 the player, %2 the animal on the portrait</extracomment>
            <translation>Portrait of %1: %2. Press to choose another.</translation>
        </message>
        <message>
            <source>How well %1 plays</source>
            <extracomment>Spoken label; %1 is the name of a player</extracomment>
            <translation>How well %1 plays</translation>
        </message>
    </context>
    <context>
        <name>SeatPlaque</name>
        <message>
            <source>%1, %2 points, %3 cards</source>
            <extracomment>Spoken description of an opponent. %1 name, %2 points, %3 number of cards</extracomment>
            <translation>%1, %2 points, %3 cards</translation>
        </message>
        <message>
            <source>It is this player's turn.</source>
            <extracomment>Said of the player whose turn it is</extracomment>
            <translation>It is this player's turn.</translation>
        </message>
        <message>
            <source>Deals this round.</source>
            <extracomment>Said of the player who deals this round</extracomment>
            <translation>Deals this round.</translation>
        </message>
    </context>
    <context>
        <name>SeatSignals</name>
        <message>
            <source>Catch!</source>
            <extracomment>Button: catch a player who has two cards and forgot to call</extracomment>
            <translation>Catch!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Spoken name of the catch button. %1: player's name</extracomment>
            <translation>Catch %1</translation>
        </message>
    </context>
    <context>
        <name>SeatsSection</name>
        <message>
            <source>Players</source>
            <extracomment>Heading: the players round the table</extracomment>
            <translation>Players</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Number of players</translation>
        </message>
    </context>
    <context>
        <name>SettingsPlace</name>
        <message>
            <source>Settings</source>
            <extracomment>Title of the page</extracomment>
            <translation>Settings</translation>
        </message>
        <message>
            <source>Motion and sound</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Motion and sound</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Reduced motion</translation>
        </message>
        <message>
            <source>Cards are simply where they belong; nothing flies or pulses.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Cards are simply where they belong; nothing flies or pulses.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Sound</translation>
        </message>
        <message>
            <source>Volume</source>
            <extracomment>Setting: how loud</extracomment>
            <translation>Volume</translation>
        </message>
        <message>
            <source>%1 %</source>
            <extracomment>Value of the volume setting; %1 is a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Seeing and reaching</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Seeing and reaching</translation>
        </message>
        <message>
            <source>Text size</source>
            <extracomment>Setting</extracomment>
            <translation>Text size</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>Text size</extracomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>Text size</extracomment>
            <translation>Larger</translation>
        </message>
        <message>
            <source>Largest</source>
            <extracomment>Text size</extracomment>
            <translation>Largest</translation>
        </message>
        <message>
            <source>Letters on the cards</source>
            <extracomment>Setting</extracomment>
            <translation>Letters on the cards</translation>
        </message>
        <message>
            <source>The colour's first letter in the corner of each card. Its shape is always there.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>The colour's first letter in the corner of each card. Its shape is always there.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>High contrast</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <extracomment>Setting</extracomment>
            <translation>Left-handed</translation>
        </message>
        <message>
            <source>The call button lies at the left, under the left thumb.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>The call button lies at the left, under the left thumb.</translation>
        </message>
    </context>
    <context>
        <name>SetupPlace</name>
        <message>
            <source>A match of DOS</source>
            <extracomment>Title of the page where a match is set up</extracomment>
            <translation>A match of DOS</translation>
        </message>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>Beside the start button. %n: number of players</extracomment>
            <translation>
                <numerusform>%n player</numerusform>
                <numerusform>%n players</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <extracomment>Button: begin the match</extracomment>
            <translation>Deal the cards</translation>
        </message>
    </context>
    <context>
        <name>SideSheet</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this sheet</extracomment>
            <translation>Close</translation>
        </message>
    </context>
    <context>
        <name>SpeedSlider</name>
        <message>
            <source>Speed</source>
            <extracomment>Setting: how fast the others play and the cards fly</extracomment>
            <translation>Speed</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Value of the speed setting; %1 is a number such as 1.5</extracomment>
            <translation>%1 ×</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Proposed by the hint.</source>
            <extracomment>Spoken of a card that the hint proposes</extracomment>
            <translation>Proposed by the hint.</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Reduced motion</source>
            <extracomment>Setting: cards do not fly, nothing pulses</extracomment>
            <translation>Reduced motion</translation>
        </message>
        <message>
            <source>Sound</source>
            <extracomment>Setting: sounds on or off</extracomment>
            <translation>Sound</translation>
        </message>
        <message>
            <source>House rules</source>
            <extracomment>Heading: the house rules of this match</extracomment>
            <translation>House rules</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the match</extracomment>
            <translation>Target</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: points that win the match</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that makes the same cards come again</extracomment>
            <translation>Deal number</translation>
        </message>
        <message>
            <source>Type it at the next setup, and the same cards come again.</source>
            <extracomment>Under the deal number</extracomment>
            <translation>Type it at the next setup, and the same cards come again.</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Button: show which keys do what</extracomment>
            <translation>Keys</translation>
        </message>
        <message>
            <source>Leave the table</source>
            <extracomment>Button: go back to the first page; the match can be resumed</extracomment>
            <translation>Leave the table</translation>
        </message>
        <message>
            <source>The match is kept: you can go on at any time.</source>
            <extracomment>Under the button "Leave the table"</extracomment>
            <translation>The match is kept: you can go on at any time.</translation>
        </message>
    </context>
    <context>
        <name>TablePlace</name>
        <message>
            <source>The table. Round %1, to %2 points.</source>
            <extracomment>Spoken name of the table. %1 round, %2 target</extracomment>
            <translation>The table. Round %1, to %2 points.</translation>
        </message>
    </context>
    <context>
        <name>TableSheets</name>
        <message>
            <source>Log</source>
            <extracomment>Title of the list of what has happened</extracomment>
            <translation>Log</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the table's menu</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Keys</translation>
        </message>
    </context>
    <context>
        <name>TargetSection</name>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the match</extracomment>
            <translation>Target</translation>
        </message>
        <message>
            <source>50 points less</source>
            <extracomment>Button</extracomment>
            <translation>50 points less</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the points that win the match</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <extracomment>Button</extracomment>
            <translation>50 points more</translation>
        </message>
        <message>
            <source>When somebody has that many, the match is over and the lowest total wins.</source>
            <translation>When somebody has that many, the match is over and the lowest total wins.</translation>
        </message>
        <message>
            <source>Who has that many first wins the match. 200 is printed in the rules; 50 is over quickly.</source>
            <translation>Who has that many first wins the match. 200 is printed in the rules; 50 is over quickly.</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source># as %1</source>
            <extracomment>A wild card as it was read, for example "# as 4"; %1 the sign on the card, %2 the number</extracomment>
            <translation># as %1</translation>
        </message>
        <message>
            <source>%1 as %2</source>
            <extracomment>A wild card with what it was read as: "red # as 4"
----------
A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number</extracomment>
            <translation>%1 as %2</translation>
        </message>
        <message>
            <source>red</source>
            <translation>red</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>blue</translation>
        </message>
        <message>
            <source>green</source>
            <translation>green</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>yellow</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>Wild DOS</translation>
        </message>
        <message>
            <source>Red %1</source>
            <extracomment>Names of cards; %1 is a number from 1 to 10 or #</extracomment>
            <translation>Red %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Blue %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Green %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Yellow %1</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>Names of cards within a sentence; %1 is a number from 1 to 10 or #</extracomment>
            <translation>red %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>blue %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>green %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>yellow %1</translation>
        </message>
        <message>
            <source>A card of %1</source>
            <extracomment>A face-down card for a screen reader; %1 is the player's name</extracomment>
            <translation>A card of %1</translation>
        </message>
        <message numerus="yes">
            <source>Draw pile, %n card(s)</source>
            <translation>
                <numerusform>Draw pile, %n card</numerusform>
                <numerusform>Draw pile, %n cards</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")</extracomment>
            <translation>%1 on %2</translation>
        </message>
        <message>
            <source>double color match: lay one, the others draw one</source>
            <translation>double color match: lay one, the others draw one</translation>
        </message>
        <message>
            <source>single color match: lay one</source>
            <translation>single color match: lay one</translation>
        </message>
        <message>
            <source>double number match</source>
            <translation>double number match</translation>
        </message>
        <message>
            <source>single number match</source>
            <translation>single number match</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 what is played on what, %2 what kind of match it is</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: now choose a card of the Center Row.</source>
            <translation>%1: now choose a card of the Center Row.</translation>
        </message>
        <message>
            <source>%1 and %2: now choose a card of the Center Row.</source>
            <translation>%1 and %2: now choose a card of the Center Row.</translation>
        </message>
        <message>
            <source>%1: now choose one card or two from your hand.</source>
            <translation>%1: now choose one card or two from your hand.</translation>
        </message>
        <message>
            <source>%1 on %2: a second card is needed.</source>
            <translation>%1 on %2: a second card is needed.</translation>
        </message>
        <message>
            <source>Lay %1 in the Center Row</source>
            <translation>Lay %1 in the Center Row</translation>
        </message>
        <message>
            <source>This round is over.</source>
            <translation>This round is over.</translation>
        </message>
        <message>
            <source>It is %1’s turn.</source>
            <translation>It is %1’s turn.</translation>
        </message>
        <message>
            <source>That card is no longer in the Center Row.</source>
            <translation>That card is no longer in the Center Row.</translation>
        </message>
        <message>
            <source>This row card is already matched this turn.</source>
            <translation>This row card is already matched this turn.</translation>
        </message>
        <message>
            <source>That card is not in your hand.</source>
            <translation>That card is not in your hand.</translation>
        </message>
        <message>
            <source>The numbers differ: one card must show the row card’s number.</source>
            <translation>The numbers differ: one card must show the row card’s number.</translation>
        </message>
        <message>
            <source>These two do not add up to the row card’s number.</source>
            <translation>These two do not add up to the row card’s number.</translation>
        </message>
        <message>
            <source>You have drawn your card for this turn. Match now, or lay a card.</source>
            <translation>You have drawn your card for this turn. Match now, or lay a card.</translation>
        </message>
        <message>
            <source>After a match there is no drawing in the same turn.</source>
            <translation>After a match there is no drawing in the same turn.</translation>
        </message>
        <message>
            <source>Match a row card first, or draw.</source>
            <translation>Match a row card first, or draw.</translation>
        </message>
        <message>
            <source>Drawn and nothing matched: lay one card in the Center Row.</source>
            <translation>Drawn and nothing matched: lay one card in the Center Row.</translation>
        </message>
        <message>
            <source>Draw first. A card is laid only when nothing was matched after that.</source>
            <translation>Draw first. A card is laid only when nothing was matched after that.</translation>
        </message>
        <message>
            <source>You have matched: end your turn to lay bonus cards.</source>
            <translation>You have matched: end your turn to lay bonus cards.</translation>
        </message>
        <message>
            <source>Your matches are done. Lay a bonus card now.</source>
            <translation>Your matches are done. Lay a bonus card now.</translation>
        </message>
        <message>
            <source>There is no bonus card to skip.</source>
            <translation>There is no bonus card to skip.</translation>
        </message>
        <message>
            <source>In this house bonus cards must be laid.</source>
            <translation>In this house bonus cards must be laid.</translation>
        </message>
        <message>
            <source>“DOS!” is called with exactly two cards, once.</source>
            <translation>“DOS!” is called with exactly two cards, once.</translation>
        </message>
        <message>
            <source>Nobody sits there.</source>
            <translation>Nobody sits there.</translation>
        </message>
        <message>
            <source>You cannot catch yourself. Call “DOS!” instead.</source>
            <translation>You cannot catch yourself. Call “DOS!” instead.</translation>
        </message>
        <message>
            <source>%1 has nothing left to call.</source>
            <translation>%1 has nothing left to call.</translation>
        </message>
        <message>
            <source>Give %1 a moment to call first.</source>
            <translation>Give %1 a moment to call first.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) to lay</source>
            <translation>
                <numerusform>%n card to lay</numerusform>
                <numerusform>%n cards to lay</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>the others draw %n</source>
            <translation>
                <numerusform>the others draw %n</numerusform>
                <numerusform>the others draw %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>YouPlaque</name>
        <message numerus="yes">
            <source>You have %n point(s)</source>
            <extracomment>Spoken: the viewer's own points</extracomment>
            <translation>
                <numerusform>You have %n point</numerusform>
                <numerusform>You have %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Button: show what has happened so far</extracomment>
            <translation>Log</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>tableside::AppSettings</name>
        <message>
            <source>Your settings cannot be kept in “%1”. Check that you may write there and that there is room.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Your settings cannot be kept in “%1”. Check that you may write there and that there is room.</translation>
        </message>
    </context>
    <context>
        <name>tableside::Database</name>
        <message>
            <source>Your saved games are damaged and could not be read. They were kept as “%1”, and Tableside has begun a new file.</source>
            <extracomment>%1 is a file name. Shown at Home after a file with saved matches was found to be damaged.</extracomment>
            <translation>Your saved games are damaged and could not be read. They were kept as “%1”, and Tableside has begun a new file.</translation>
        </message>
        <message>
            <source>What you play now is forgotten when you close Tableside.</source>
            <extracomment>Follows another sentence about a file that cannot be used.</extracomment>
            <translation>What you play now is forgotten when you close Tableside.</translation>
        </message>
        <message>
            <source>Your saved games were written by a newer Tableside; they were left as they are. Update Tableside to go on with them.</source>
            <extracomment>Shown at Home. Their file was written by a later version of the program.</extracomment>
            <translation>Your saved games were written by a newer Tableside; they were left as they are. Update Tableside to go on with them.</translation>
        </message>
        <message>
            <source>“%1” belongs to another program and was left as it is. Move it away and start Tableside again.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>“%1” belongs to another program and was left as it is. Move it away and start Tableside again.</translation>
        </message>
        <message>
            <source>Your saved games in “%1” are damaged, and the file could not be renamed. Move it away and start Tableside again.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>Your saved games in “%1” are damaged, and the file could not be renamed. Move it away and start Tableside again.</translation>
        </message>
        <message>
            <source>There is no room left on the disk for “%1”. Make some room and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>There is no room left on the disk for “%1”. Make some room and try again.</translation>
        </message>
        <message>
            <source>“%1” cannot be opened for writing. Check that you may write to its folder.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>“%1” cannot be opened for writing. Check that you may write to its folder.</translation>
        </message>
        <message>
            <source>“%1” is damaged. Start Tableside again; the file will be kept and a new one begun.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>“%1” is damaged. Start Tableside again; the file will be kept and a new one begun.</translation>
        </message>
        <message>
            <source>Another program keeps “%1” locked. Close it and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Another program keeps “%1” locked. Close it and try again.</translation>
        </message>
        <message>
            <source>“%1” could not be read or written (%2). Try again, or check the disk.</source>
            <extracomment>%1 is a file, %2 the system's reason, not translated.</extracomment>
            <translation>“%1” could not be read or written (%2). Try again, or check the disk.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosTable</name>
        <message>
            <source>Your turn: match a row card, or draw.</source>
            <translation>Your turn: match a row card, or draw.</translation>
        </message>
        <message>
            <source>Your turn: nothing matches. Draw a card.</source>
            <translation>Your turn: nothing matches. Draw a card.</translation>
        </message>
        <message>
            <source>Match a row card, or lay a card in the row.</source>
            <translation>Match a row card, or lay a card in the row.</translation>
        </message>
        <message>
            <source>Nothing matches: lay a card in the row.</source>
            <translation>Nothing matches: lay a card in the row.</translation>
        </message>
        <message>
            <source>Match another row card, or end your turn.</source>
            <translation>Match another row card, or end your turn.</translation>
        </message>
        <message>
            <source>Nothing else matches: end your turn.</source>
            <translation>Nothing else matches: end your turn.</translation>
        </message>
        <message numerus="yes">
            <source>Bonus: lay %n card(s) from your hand in the row.</source>
            <translation>
                <numerusform>Bonus: lay %n card from your hand in the row.</numerusform>
                <numerusform>Bonus: lay %n cards from your hand in the row.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 is thinking …</source>
            <translation>%1 is thinking …</translation>
        </message>
        <message>
            <source>The cards are dealt.</source>
            <translation>The cards are dealt.</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Your turn.</translation>
        </message>
        <message>
            <source>%1’s turn.</source>
            <translation>%1’s turn.</translation>
        </message>
        <message>
            <source>Lay</source>
            <translation>Lay</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Match</translation>
        </message>
        <message>
            <source>You win the match!</source>
            <translation>You win the match!</translation>
        </message>
        <message>
            <source>%1 wins the match</source>
            <translation>%1 wins the match</translation>
        </message>
        <message>
            <source>You win round %1</source>
            <translation>You win round %1</translation>
        </message>
        <message>
            <source>%1 wins round %2</source>
            <translation>%1 wins round %2</translation>
        </message>
        <message>
            <source>Everybody counts their own cards. At %1 the lowest total wins.</source>
            <translation>Everybody counts their own cards. At %1 the lowest total wins.</translation>
        </message>
        <message>
            <source>First to %1.</source>
            <translation>First to %1.</translation>
        </message>
        <message>
            <source>The cards left in the other hands count for the winner. First to %1.</source>
            <translation>The cards left in the other hands count for the winner. First to %1.</translation>
        </message>
        <message>
            <source>Bonus lays are optional</source>
            <translation>Bonus lays are optional</translation>
        </message>
        <message>
            <source>Bonus lays are compulsory</source>
            <translation>Bonus lays are compulsory</translation>
        </message>
        <message>
            <source>catch until the next player acts</source>
            <translation>catch until the next player acts</translation>
        </message>
        <message>
            <source>catch while the hand is two</source>
            <translation>catch while the hand is two</translation>
        </message>
        <message>
            <source>catch until the round ends</source>
            <translation>catch until the round ends</translation>
        </message>
        <message>
            <source>a false catch draws two</source>
            <translation>a false catch draws two</translation>
        </message>
        <message>
            <source>grace time %1 s</source>
            <translation>grace time %1 s</translation>
        </message>
        <message>
            <source> · </source>
            <extracomment>Joins house rules into one line</extracomment>
            <translation> · </translation>
        </message>
    </context>
    <context>
        <name>tableside::EventShow</name>
        <message>
            <source>no card left</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>no card left</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <translation>
                <numerusform>drew %n</numerusform>
                <numerusform>drew %n</numerusform>
            </translation>
        </message>
        <message>
            <source>matched</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>matched</translation>
        </message>
        <message>
            <source>laid a card</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>laid a card</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSetup</name>
        <message>
            <source>A deal number is made of digits only, at most 18446744073709551615. Leave it empty for a new deal.</source>
            <translation>A deal number is made of digits only, at most 18446744073709551615. Leave it empty for a new deal.</translation>
        </message>
        <message>
            <source>Until the next player acts</source>
            <translation>Until the next player acts</translation>
        </message>
        <message>
            <source>Who forgot to call is safe once the next player has drawn or matched.</source>
            <translation>Who forgot to call is safe once the next player has drawn or matched.</translation>
        </message>
        <message>
            <source>While the hand is two</source>
            <translation>While the hand is two</translation>
        </message>
        <message>
            <source>Who forgot to call can be caught as long as two cards are left.</source>
            <translation>Who forgot to call can be caught as long as two cards are left.</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Until the round ends</translation>
        </message>
        <message>
            <source>Who forgot to call is never safe in this round.</source>
            <translation>Who forgot to call is never safe in this round.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchStore</name>
        <message>
            <source>This match was not saved whole and cannot be resumed.</source>
            <extracomment>Some of the saved moves of a match are missing in the file.</extracomment>
            <translation>This match was not saved whole and cannot be resumed.</translation>
        </message>
        <message>
            <source>This match went on in another window of Tableside. Leave the table and resume it to see where it stands.</source>
            <extracomment>Two windows of the program have the same match open.</extracomment>
            <translation>This match went on in another window of Tableside. Leave the table and resume it to see where it stands.</translation>
        </message>
        <message>
            <source>This match is no longer there: it was ended in another window of Tableside. Leave the table and begin a new one.</source>
            <extracomment>The saved match is gone: another window of the program ended it or threw it away.</extracomment>
            <translation>This match is no longer there: it was ended in another window of Tableside. Leave the table and begin a new one.</translation>
        </message>
    </context>
    <context>
        <name>tableside::Playroom</name>
        <message>
            <source>DOS with %1</source>
            <translation>DOS with %1</translation>
        </message>
        <message>
            <source>Round %1 · %2 · %3</source>
            <extracomment>%1 number of the round, %2 the scores ("84 : 120"), %3 date and time</extracomment>
            <translation>Round %1 · %2 · %3</translation>
        </message>
    </context>
    <context>
        <name>tableside::ReviewModel</name>
        <message>
            <source>Looking at your decisions: %1 of %2 …</source>
            <translation>Looking at your decisions: %1 of %2 …</translation>
        </message>
        <message>
            <source>Looking at your decisions …</source>
            <translation>Looking at your decisions …</translation>
        </message>
        <message>
            <source>You played this round as well as I would have.</source>
            <translation>You played this round as well as I would have.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost you most. The better cards are framed.</source>
            <extracomment>Above the list of decisions that cost most points</extracomment>
            <translation>
                <numerusform>%n decision cost you most. The better cards are framed.</numerusform>
                <numerusform>%n decisions cost you most. The better cards are framed.</numerusform>
            </translation>
        </message>
        <message>
            <source>The record of this round cannot be read, so there is nothing to review.</source>
            <translation>The record of this round cannot be read, so there is nothing to review.</translation>
        </message>
    </context>
    <context>
        <name>tableside::SeatSetupModel</name>
        <message>
            <source>You</source>
            <translation>You</translation>
        </message>
    </context>
    <context>
        <name>tableside::TableSession</name>
        <message>
            <source>The stored match cannot be read: line %1, %2.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English, for a bug report)</extracomment>
            <translation>The stored match cannot be read: line %1, %2.</translation>
        </message>
        <message>
            <source>The stored match is empty.</source>
            <translation>The stored match is empty.</translation>
        </message>
    </context>
</TS>
