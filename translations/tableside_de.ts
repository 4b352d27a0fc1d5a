<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Tableside</source>
            <extracomment>Title of the page about the program</extracomment>
            <translation>Über Tableside</translation>
        </message>
        <message>
            <source>No cards with you? Play DOS and UNO here, against opponents who play, forget, and catch you just like people. Got the cards? Tableside has a score book, call buttons, and the rules of both games in six languages.</source>
            <translation>Keine Karten dabei? Spiel DOS und UNO hier, gegen Gegner, die spielen, vergessen und dich erwischen wie echte Menschen. Karten da? Tableside hat ein Punktebuch, Rufknöpfe und die Regeln beider Spiele in sechs Sprachen.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves this device. Computer players see only what you would see in their seats.</source>
            <translation>Tableside läuft ohne Internet und ohne Konto. Nichts verlässt dieses Gerät. Computerspieler sehen nur, was du an ihrem Platz sehen würdest.</translation>
        </message>
        <message>
            <source>Tableside isn’t made or endorsed by the maker of these games. “DOS” and “UNO” only say which games you can play; the card art, sounds, and texts are our own.</source>
            <translation>Tableside stammt nicht vom Hersteller dieser Spiele und wird nicht von ihm unterstützt. „DOS“ und „UNO“ sagen nur, welche Spiele du hier spielen kannst. Kartenbilder, Klänge und Texte sind unsere eigenen.</translation>
        </message>
        <message>
            <source>Free software</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Freie Software</translation>
        </message>
        <message>
            <source>You can use, study, share, and change Tableside under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Du darfst Tableside nutzen, untersuchen, weitergeben und verändern, nach der GNU General Public License, Version 3 oder neuer. Eine Gewährleistung gibt es nicht.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <extracomment>%1: version number of the program</extracomment>
            <translation>Version %1</translation>
        </message>
        <message>
            <source>Made with</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Entstanden mit</translation>
        </message>
        <message>
            <source>The font is Manrope, under the SIL Open Font License. The app is built with Qt, under the GNU Lesser General Public License.</source>
            <translation>Die Schrift ist Manrope, unter der SIL Open Font License. Die App ist mit Qt gebaut, unter der GNU Lesser General Public License.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves your home: only while you let phones join does Tableside talk on your own network. Computer players see only what you would see in their seats.</source>
            <extracomment>About the program, where phones can join</extracomment>
            <translation>Tableside läuft ohne Internet und ohne Konto. Nichts verlässt dein Zuhause: Nur solange du Handys mitspielen lässt, nutzt Tableside dein eigenes Netz. Computerspieler sehen nur, was du an ihrem Platz sehen würdest.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1 and %2</source>
            <extracomment>Two cards that are played together: "blue 4 and blue 5"</extracomment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"</extracomment>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>%1, then %2</source>
            <extracomment>Two matches made one after the other</extracomment>
            <translation>%1, dann %2</translation>
        </message>
        <message>
            <source>Draw: nothing matches.</source>
            <translation>Zieh: Nichts passt.</translation>
        </message>
        <message>
            <source>End your turn: nothing else matches.</source>
            <translation>Beende deinen Spielzug: Sonst passt nichts mehr.</translation>
        </message>
        <message>
            <source>End your turn: you lay the rest as a bonus and win the round.</source>
            <translation>Beende deinen Spielzug: Du legst den Rest als Bonus und gewinnst die Runde.</translation>
        </message>
        <message>
            <source>End your turn and keep the %1: it’s worth more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>Beende deinen Spielzug und heb dir den Joker auf (%1): Später bringt er mehr.</translation>
        </message>
        <message>
            <source>End your turn even though you can match: your cards are worth more later.</source>
            <translation>Beende deinen Spielzug, obwohl etwas passt: Deine Karten bringen später mehr.</translation>
        </message>
        <message>
            <source>Lay the %1: you go out and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg in die Reihe: %1. Damit bist du alle Karten los und gewinnst die Runde.</translation>
        </message>
        <message>
            <source>Lay the %1: you lay the rest too and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg in die Reihe: %1. Du legst auch den Rest und gewinnst die Runde.</translation>
        </message>
        <message>
            <source>Lay the %1 and keep the %2: it’s worth more later.</source>
            <extracomment>%1 the card to lay, %2 a wild card</extracomment>
            <translation>Leg in die Reihe: %1. Heb dir den Joker auf (%2): Später bringt er mehr.</translation>
        </message>
        <message>
            <source>Lay the %1 even though you can match: what you keep is worth more later.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg in die Reihe: %1, obwohl etwas passt. Was du behältst, bringt später mehr.</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <translation>
                <numerusform>So kann %n Punkt nicht mehr gegen dich zählen</numerusform>
                <numerusform>So können %n Punkte nicht mehr gegen dich zählen</numerusform>
            </translation>
        </message>
        <message>
            <source>what you keep works better together</source>
            <translation>Was bleibt, passt besser zusammen</translation>
        </message>
        <message>
            <source>Lay the %1: %2.</source>
            <extracomment>%1 the card to lay, %2 why</extracomment>
            <translation>Leg in die Reihe: %1. %2.</translation>
        </message>
        <message>
            <source>%1: you go out and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: Damit bist du alle Karten los und gewinnst die Runde.</translation>
        </message>
        <message>
            <source>%1: you lay the rest as a bonus and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: Du legst den Rest als Bonus und gewinnst die Runde.</translation>
        </message>
        <message numerus="yes">
            <source>gets rid of %n card(s)</source>
            <extracomment>What a play does, joined to a list: "gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1"</extracomment>
            <translation>
                <numerusform>Du wirst %n Karte los</numerusform>
                <numerusform>Du wirst %n Karten los</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>earns %n bonus card(s)</source>
            <translation>
                <numerusform>legst %n Bonuskarte</numerusform>
                <numerusform>legst %n Bonuskarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>makes everyone else draw %n</source>
            <translation>
                <numerusform>alle anderen ziehen %n</numerusform>
                <numerusform>alle anderen ziehen %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 what to play on what, %2 what it brings</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>Skip the bonus: every card in your hand is worth keeping.</source>
            <translation>Lass den Bonus aus: Es lohnt sich, alle deine Karten zu behalten.</translation>
        </message>
        <message>
            <source>lay the %1</source>
            <extracomment>Within a sentence; %1 the card</extracomment>
            <translation>%1 legen</translation>
        </message>
        <message>
            <source>skip the bonus</source>
            <extracomment>Within a sentence</extracomment>
            <translation>den Bonus auslassen</translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>Within a sentence</extracomment>
            <translation>eine Karte ziehen</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>den Spielzug beenden</translation>
        </message>
        <message>
            <source>Just as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Genauso gut: %1.</translation>
        </message>
        <message>
            <source>Worse for the game: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Schlechter für die Partie: %1.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: %1.</source>
            <extracomment>%n points; %1 another play, within a sentence</extracomment>
            <translation>
                <numerusform>Etwa %n Punkt schlechter: %1.</numerusform>
                <numerusform>Etwa %n Punkte schlechter: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n point(s)</source>
            <translation>
                <numerusform>etwa %n Punkt</numerusform>
                <numerusform>etwa %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Wins the round less often: %1.</source>
            <extracomment>Though it brings as many points. %1 another play, within a sentence</extracomment>
            <translation>Gewinnt die Runde seltener: %1.</translation>
        </message>
        <message>
            <source>Draw first: you can still match afterward.</source>
            <translation>Zieh zuerst: Bedienen kannst du danach immer noch.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Beende deinen Spielzug.</translation>
        </message>
        <message>
            <source>Lay the %1.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg in die Reihe: %1.</translation>
        </message>
        <message>
            <source>Skip the bonus.</source>
            <translation>Lass den Bonus aus.</translation>
        </message>
        <message>
            <source>%1 You could play more, but this leaves you better off.</source>
            <extracomment>%1 is a sentence that names a match</extracomment>
            <translation>%1 Du könntest mehr spielen, aber so stehst du besser da.</translation>
        </message>
        <message>
            <source>draw a card first</source>
            <extracomment>Within a sentence; what matches can be played after that (DOS-TURN-3)</extracomment>
            <translation>zuerst eine Karte ziehen</translation>
        </message>
        <message>
            <source>Nearly as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Fast so gut: %1.</translation>
        </message>
        <message>
            <source>%1, and %2</source>
            <extracomment>Two reasons, within a sentence</extracomment>
            <translation>%1. %2</translation>
        </message>
        <message numerus="yes">
            <source>about %n win(s) in 100 rounds</source>
            <extracomment>What a decision cost: played 100 times from there, the round is won so much less often</extracomment>
            <translation>
                <numerusform>etwa %n Sieg in 100 Runden</numerusform>
                <numerusform>etwa %n Siege in 100 Runden</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>chances in the game worth about %n point(s)</source>
            <extracomment>What a decision cost: it brought as many points in the round, but made the game harder to win. %n points that do as much harm</extracomment>
            <translation>
                <numerusform>Chancen in der Partie, etwa %n Punkt wert</numerusform>
                <numerusform>Chancen in der Partie, etwa %n Punkte wert</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Application</name>
        <message>
            <source>Tableside is already open. Go to its window, or close it and start Tableside again.</source>
            <extracomment>Instead of starting: another window of the program is open and doesn't answer</extracomment>
            <translation>Tableside ist schon offen. Geh zu seinem Fenster oder schließ es und starte Tableside neu.</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message>
            <source>The backup “%1” is damaged. Choose another one.</source>
            <extracomment>%1 a file name. Shown in the settings, in a list of backups</extracomment>
            <translation>Die Sicherung „%1“ ist beschädigt. Wähl eine andere.</translation>
        </message>
    </context>
    <context>
        <name>BackupsSection</name>
        <message>
            <source>Backups</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Sicherungen</translation>
        </message>
        <message>
            <source>Tableside backs up your games after each game, when you close it, and every day. Older backups go after a while.</source>
            <extracomment>In the settings</extracomment>
            <translation>Tableside sichert deine Partien nach jeder Partie, beim Schließen und jeden Tag. Ältere Sicherungen werden nach einer Weile gelöscht.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made after your first game.</source>
            <extracomment>In the settings, in place of a list of backups</extracomment>
            <translation>Noch keine Sicherungen. Die erste entsteht nach deiner ersten Partie.</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button beside a backup</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Restore the backup from %1</source>
            <extracomment>Spoken. %1 the date of a backup</extracomment>
            <translation>Sicherung vom %1 zurückholen</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n backups</source>
            <extracomment>Button: shows the whole list of backups. %n all of them</extracomment>
            <translation>
                <numerusform>%n Sicherung zeigen</numerusform>
                <numerusform>Alle %n Sicherungen zeigen</numerusform>
            </translation>
        </message>
        <message>
            <source>Restoring adds the games that you don’t have anymore. It removes nothing.</source>
            <extracomment>Under the list of backups</extracomment>
            <translation>Beim Zurückholen kommen Partien dazu, die du nicht mehr hast. Nichts wird entfernt.</translation>
        </message>
        <message>
            <source>Backups are also saved in “%1”.</source>
            <extracomment>In the settings. %1 a folder</extracomment>
            <translation>Sicherungen werden auch in „%1“ gespeichert.</translation>
        </message>
        <message>
            <source>Back up to another folder, too…</source>
            <extracomment>Button: chooses a second folder for backups, such as one that is synced</extracomment>
            <translation>Auch in einen anderen Ordner sichern …</translation>
        </message>
        <message>
            <source>Change folder…</source>
            <extracomment>Button</extracomment>
            <translation>Ordner wechseln …</translation>
        </message>
        <message>
            <source>Stop using this folder</source>
            <extracomment>Button: no more backups are made in that folder. Those that are there stay</extracomment>
            <translation>Diesen Ordner nicht mehr verwenden</translation>
        </message>
    </context>
    <context>
        <name>BoardWords</name>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menü</translation>
        </message>
    </context>
    <context>
        <name>CsvProblem</name>
        <message>
            <source>This isn’t a table. Save it as CSV in UTF-8.</source>
            <translation>Das ist keine Tabelle. Speichere sie als CSV in UTF-8.</translation>
        </message>
        <message>
            <source>A closing quotation mark is missing.</source>
            <translation>Ein schließendes Anführungszeichen fehlt.</translation>
        </message>
        <message>
            <source>The table is larger than the longest game.</source>
            <translation>Die Tabelle ist länger, als eine Partie sein kann.</translation>
        </message>
        <message>
            <source>There should be a player, a round, and points. Or list the players in the first line, then everyone’s points for one round in each line below.</source>
            <extracomment>About a line of a file</extracomment>
            <translation>Hier müssten Spieler, Runde und Punkte stehen. Oder die Spieler stehen in der ersten Zeile und in jeder Zeile darunter die Punkte aller in einer Runde.</translation>
        </message>
        <message>
            <source>Below the players, there should be a line with everyone’s points for each round.</source>
            <translation>Unter den Spielern müsste für jede Runde eine Zeile mit den Punkten aller stehen.</translation>
        </message>
        <message>
            <source>The player’s name is missing.</source>
            <translation>Der Name des Spielers fehlt.</translation>
        </message>
        <message>
            <source>“%1” is in a column without a player’s name in the first line.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>„%1“ steht in einer Spalte, die in der ersten Zeile keinen Spielernamen hat.</translation>
        </message>
        <message>
            <source>A name is too long.</source>
            <translation>Ein Name ist zu lang.</translation>
        </message>
        <message>
            <source>A score sheet has room for %1 players, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Ein Zettel hat Platz für %1 Spieler, hier sind es mehr.</translation>
        </message>
        <message>
            <source>A game needs at least two players.</source>
            <translation>Zu einer Partie gehören mindestens zwei Spieler.</translation>
        </message>
        <message>
            <source>“%1” and “%2” are the same player. Write the name in one way, or tell the two apart.</source>
            <extracomment>%1, %2: two spellings of one name</extracomment>
            <translation>„%1“ und „%2“ sind derselbe Spieler. Schreib den Namen einheitlich oder unterscheide die beiden.</translation>
        </message>
        <message>
            <source>“%1” could be a player or the heading of the round numbers. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>%1 the first cell of a table. “Round” is a word that can stand in the file</extracomment>
            <translation>„%1“ könnte ein Spieler sein oder die Überschrift der Rundennummern. Füg vorn eine Spalte „Runde“ mit den Nummern der Runden hinzu.</translation>
        </message>
        <message>
            <source>This could be a round or the totals. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>“Round” is a word that can stand in the file</extracomment>
            <translation>Das könnte eine Runde sein oder die Summe. Füg vorn eine Spalte „Runde“ mit den Nummern der Runden hinzu.</translation>
        </message>
        <message>
            <source>There should be the number of round %1, not “%2”.</source>
            <extracomment>%1 the number of a round, %2 what a cell of a table says</extracomment>
            <translation>Hier müsste die Nummer der Runde %1 stehen, nicht „%2“.</translation>
        </message>
        <message>
            <source>“%1” isn’t the number of a round, from 1 to %2.</source>
            <extracomment>%1 what a cell of a table says, %2 a number</extracomment>
            <translation>„%1“ ist keine Rundennummer von 1 bis %2.</translation>
        </message>
        <message>
            <source>Round %1 is missing.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Runde %1 fehlt.</translation>
        </message>
        <message>
            <source>A game can have %1 rounds, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Eine Partie kann %1 Runden haben, hier sind es mehr.</translation>
        </message>
        <message>
            <source>“%1” isn’t a whole number of points for %2, from 0 to %3.</source>
            <extracomment>%1 what a cell of a table says, %2 a player, %3 a number</extracomment>
            <translation>„%1“ ist keine ganze Punktzahl für %2, von 0 bis %3.</translation>
        </message>
        <message>
            <source>The points for %1 are missing.</source>
            <extracomment>%1 a player</extracomment>
            <translation>Die Punkte für %1 fehlen.</translation>
        </message>
        <message>
            <source>%1 already has points in round %2.</source>
            <extracomment>%1 a player, %2 the number of a round</extracomment>
            <translation>%1 hat schon Punkte in Runde %2.</translation>
        </message>
        <message>
            <source>The total for %1 should be %2, not %3.</source>
            <extracomment>%1 a player, %2 the sum of the player's rounds, %3 what the table says</extracomment>
            <translation>Die Summe für %1 müsste %2 sein, nicht %3.</translation>
        </message>
        <message>
            <source>There should be winnerTakesAll or countAgainst, not “%1”.</source>
            <extracomment>%1 what a cell of a table says. Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Hier müsste winnerTakesAll oder countAgainst stehen, nicht „%1“.</translation>
        </message>
        <message>
            <source>One line says winnerTakesAll, another countAgainst.</source>
            <extracomment>Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>In einer Zeile steht winnerTakesAll, in einer anderen countAgainst.</translation>
        </message>
        <message>
            <source>More than one player scores in round %1, but the winner takes all points.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>In Runde %1 bekommen mehrere Spieler Punkte, dabei bekommt der Sieger alle.</translation>
        </message>
        <message>
            <source>At least %1 players must start with 0 points.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Mindestens %1 Spieler müssen mit 0 Punkten anfangen.</translation>
        </message>
        <message>
            <source>Too few players have points in round %1.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>In Runde %1 haben zu wenige Spieler Punkte.</translation>
        </message>
        <message>
            <source>Nobody has 0 in round %1, so nobody went out.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Niemand hat 0 in Runde %1, also war niemand alle Karten los.</translation>
        </message>
        <message>
            <source>%1 points are more than all %2 cards are worth.</source>
            <extracomment>%1 a number of points, %2 a game: DOS or UNO</extracomment>
            <translation>%1 Punkte sind mehr, als alle Karten von %2 wert sind.</translation>
        </message>
        <message>
            <source>The game has too many entries.</source>
            <translation>Die Partie hat zu viele Einträge.</translation>
        </message>
        <message>
            <source>“%1” isn’t a date.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>„%1“ ist kein Datum.</translation>
        </message>
        <message>
            <source>The date of the game is missing.</source>
            <translation>Das Datum der Partie fehlt.</translation>
        </message>
        <message>
            <source>A table can have %1 games, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Eine Tabelle kann %1 Partien enthalten, hier sind es mehr.</translation>
        </message>
    </context>
    <context>
        <name>DailyPage</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>Title of the page: one deal of each game per day</extracomment>
            <translation>Runde des Tages</translation>
        </message>
        <message>
            <source>Every day there is one deal of each game, the same for everyone who has Tableside: one round by the printed rules, against three computer players at Medium. You get one try, without hints.</source>
            <extracomment>Explains the deal of the day</extracomment>
            <translation>Jeden Tag gibt es eine Runde von jedem Spiel, dieselbe für alle, die Tableside haben: nach der Anleitung, gegen drei Computer der Stufe Mittel. Du hast einen Versuch, ohne Tipps.</translation>
        </message>
    </context>
    <context>
        <name>DailySection</name>
        <message numerus="yes">
            <source>Your longest streak: %n day(s)</source>
            <extracomment>How many days in a row somebody once played the deal of the day. %n days</extracomment>
            <translation>
                <numerusform>Deine längste Serie: %n Tag</numerusform>
                <numerusform>Deine längste Serie: %n Tage</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row, your longest streak</source>
            <extracomment>How many days in a row somebody has played the deal of the day; never more before. %n days</extracomment>
            <translation>
                <numerusform>%n Tag in Folge, deine längste Serie</numerusform>
                <numerusform>%n Tage in Folge, deine längste Serie</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row (longest streak: %1)</source>
            <extracomment>How many days in a row somebody has played the deal of the day. %1 days once, %n days now</extracomment>
            <translation>
                <numerusform>%n Tag in Folge (längste Serie: %1)</numerusform>
                <numerusform>%n Tage in Folge (längste Serie: %1)</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Button: continues the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>%1 fortsetzen</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Button: begins the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>%1 spielen</translation>
        </message>
        <message>
            <source>Save card…</source>
            <extracomment>Button: saves the card with the result as a picture</extracomment>
            <translation>Karte speichern …</translation>
        </message>
        <message>
            <source>Copy card</source>
            <extracomment>Button: copies the card with the result to the clipboard</extracomment>
            <translation>Karte kopieren</translation>
        </message>
    </context>
    <context>
        <name>DeletedGamesPage</name>
        <message>
            <source>Deleted games</source>
            <extracomment>Title of a page, and the button that opens it</extracomment>
            <translation>Gelöschte Partien</translation>
        </message>
        <message>
            <source>You can restore a game for 30 days after you deleted it.</source>
            <translation>Nach dem Löschen kannst du eine Partie 30 Tage lang zurückholen.</translation>
        </message>
        <message>
            <source>There are no deleted games.</source>
            <extracomment>On the page of deleted games</extracomment>
            <translation>Es gibt keine gelöschten Partien.</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 zurückholen</translation>
        </message>
    </context>
    <context>
        <name>DosKeys</name>
        <message>
            <source>Call “DOS!”, even when it isn’t your turn</source>
            <translation>„DOS!“ rufen, auch wenn du nicht dran bist</translation>
        </message>
        <message>
            <source>Move between cards: left and right in your hand or the row, up and down between the two</source>
            <translation>Zwischen Karten wechseln: links und rechts in der Hand oder der Reihe, auf und ab zwischen beiden</translation>
        </message>
        <message>
            <source>Select a card; on a selected card, play the selection or put the card back</source>
            <translation>Karte auswählen; auf einer ausgewählten: Auswahl spielen oder Karte zurücklegen</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Karte ziehen</translation>
        </message>
        <message>
            <source>Play the selected cards</source>
            <translation>Ausgewählte Karten spielen</translation>
        </message>
        <message>
            <source>End your turn</source>
            <translation>Spielzug beenden</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <translation>Bonus auslassen</translation>
        </message>
    </context>
    <context>
        <name>GameKeys</name>
        <message>
            <source>Call while nobody’s cards are shown</source>
            <translation>Rufen, solange alle Handkarten verdeckt sind</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <extracomment>Key names</extracomment>
            <translation>Umschalt+Leertaste</translation>
        </message>
        <message>
            <source>When the device is passed to you: show your cards</source>
            <translation>Wenn du das Gerät bekommst: deine Karten zeigen</translation>
        </message>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <extracomment>Key names</extracomment>
            <translation>Pfeiltasten</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>Key name</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Catch a player who forgot to call</source>
            <translation>Jemanden erwischen, der nicht gerufen hat</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Verlauf öffnen</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Key name</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Move on: hand, row, draw pile, buttons</source>
            <translation>Weiter: Hand, Reihe, Kartenstock, Knöpfe</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Clear the selection, or close what’s open; otherwise, open the menu</source>
            <translation>Auswahl aufheben oder Offenes schließen; sonst das Menü öffnen</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Diese Liste zeigen</translation>
        </message>
        <message>
            <source>Show or hide the hint</source>
            <translation>Tipp ein- oder ausblenden</translation>
        </message>
        <message>
            <source>Open the rules; after a refused move, the rule that applies</source>
            <translation>Regeln öffnen; nach einem verbotenen Zug die Regel, die gilt</translation>
        </message>
        <message>
            <source>Do what the hint suggests</source>
            <translation>Tun, was der Tipp vorschlägt</translation>
        </message>
        <message>
            <source>Speed up the others until your turn</source>
            <translation>Die anderen schneller spielen lassen, bis du dran bist</translation>
        </message>
        <message>
            <source>0 to 9</source>
            <extracomment>Ten number keys</extracomment>
            <translation>0 bis 9</translation>
        </message>
        <message>
            <source>Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift</source>
            <translation>Zur nächsten Karte der Hand mit dieser Zahl; 0 findet auch die 10. Auf jeder Tastatur ist es die Ziffernreihe, ohne Umschalttaste</translation>
        </message>
        <message>
            <source>U, Backspace</source>
            <extracomment>Key names</extracomment>
            <translation>U, Rücktaste</translation>
        </message>
        <message>
            <source>Take back your last play in this round</source>
            <translation>Deinen letzten Zug in dieser Runde zurücknehmen</translation>
        </message>
        <message>
            <source>Show what the others did since your last turn</source>
            <extracomment>Explains the key W</extracomment>
            <translation>Zeigen, was die anderen seit deinem letzten Zug getan haben</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>No games yet.</source>
            <extracomment>In place of the list of a person's games</extracomment>
            <translation>Noch keine Partien.</translation>
        </message>
    </context>
    <context>
        <name>HandCover</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Doch nicht</translation>
        </message>
        <message>
            <source>Pass to %1</source>
            <extracomment>On the curtain over the cards: %1 a player's name, who gets the device now</extracomment>
            <translation>Weiter an %1</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <extracomment>Button on the curtain: whoever has the device now looks at their own cards</extracomment>
            <translation>Meine Karten zeigen</translation>
        </message>
        <message>
            <source>Since your last turn: %1</source>
            <extracomment>On the curtain over the cards. %1 what happened since that person's last turn, such as "+4 for Mara"</extracomment>
            <translation>Seit deinem letzten Zug: %1</translation>
        </message>
    </context>
    <context>
        <name>DamagePanel</name>
        <message>
            <source>Your saved games</source>
            <extracomment>Title of a panel after the file with the games was damaged or lost</extracomment>
            <translation>Deine gespeicherten Partien</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: closes what was told about damaged games</extracomment>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>DataKeeper</name>
        <message>
            <source>%1, %2</source>
            <extracomment>When something was saved. %1 a date, %2 a time of day</extracomment>
            <translation>%1, %2</translation>
        </message>
        <message>
            <source>The file with your games was damaged.</source>
            <translation>Die Datei mit deinen Partien war beschädigt.</translation>
        </message>
        <message>
            <source>The file with your games was missing or empty.</source>
            <translation>Die Datei mit deinen Partien fehlte oder war leer.</translation>
        </message>
        <message>
            <source>Something else was where the file with your games should be.</source>
            <translation>Anstelle der Datei mit deinen Partien lag dort etwas anderes.</translation>
        </message>
        <message>
            <source>The file with your games was older than your newest backup.</source>
            <translation>Die Datei mit deinen Partien war älter als deine neueste Sicherung.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) couldn’t be brought back.</source>
            <extracomment>%n games were in the list before and are gone</extracomment>
            <translation>
                <numerusform>%n Partie konnte nicht zurückgeholt werden.</numerusform>
                <numerusform>%n Partien konnten nicht zurückgeholt werden.</numerusform>
            </translation>
        </message>
        <message>
            <source>All your games are back.</source>
            <translation>Alle deine Partien sind wieder da.</translation>
        </message>
        <message>
            <source>Anything you saved after %1 that couldn’t be read is missing.</source>
            <extracomment>%1 is a date with a time</extracomment>
            <translation>Was du nach %1 gespeichert hast und nicht mehr lesbar war, fehlt.</translation>
        </message>
        <message>
            <source>What couldn’t be read is missing.</source>
            <translation>Was nicht gelesen werden konnte, fehlt.</translation>
        </message>
        <message>
            <source>You already have every game of this backup.</source>
            <translation>Du hast schon jede Partie aus dieser Sicherung.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) brought back.</source>
            <translation>
                <numerusform>%n Partie zurückgeholt.</numerusform>
                <numerusform>%n Partien zurückgeholt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DosButtons</name>
        <message>
            <source>Clear selection</source>
            <extracomment>Button: deselects the selected cards</extracomment>
            <translation>Auswahl aufheben</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Skip bonus</source>
            <extracomment>Button: lay no bonus card</extracomment>
            <translation>Bonus auslassen</translation>
        </message>
        <message>
            <source>End turn</source>
            <extracomment>Button: end the turn after one or more matches</extracomment>
            <translation>Zug beenden</translation>
        </message>
    </context>
    <context>
        <name>BarWords</name>
        <message>
            <source>Let me think…</source>
            <extracomment>While the search for a hint runs</extracomment>
            <translation>Lass mich überlegen …</translation>
        </message>
    </context>
    <context>
        <name>BigScreen</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: from the big screen back to the sheet</extracomment>
            <translation>Zurück zum Zettel</translation>
        </message>
        <message>
            <source>%1 The lowest total wins.</source>
            <extracomment>Above the standings on the big screen, where cards count against you. %1 "Anna leads by 20 points."</extracomment>
            <translation>%1 Die niedrigste Summe gewinnt.</translation>
        </message>
    </context>
    <context>
        <name>BigScreenRow</name>
        <message>
            <source>deals</source>
            <extracomment>On the big screen, under the name of the next dealer</extracomment>
            <translation>gibt</translation>
        </message>
        <message>
            <source>%1; %2 in the last round</source>
            <extracomment>Spoken row of the big screen. %1 "Anna, 20 points, rank 1", %2 what the last round brought: "+20"</extracomment>
            <translation>%1; %2 in der letzten Runde</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Score book</source>
            <extracomment>Title of the page with all score sheets</extracomment>
            <translation>Punktebuch</translation>
        </message>
        <message>
            <source>No games yet. Start a sheet with two names.</source>
            <translation>Noch keine Partien. Fang einen Zettel an: Zwei Namen genügen.</translation>
        </message>
        <message>
            <source>No games found for “%1”.</source>
            <extracomment>%1: what was searched for</extracomment>
            <translation>Keine Partie mit „%1“ gefunden.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 the players and the date of the game</extracomment>
            <translation>Gelöscht: %1. Du kannst die Partie 30 Tage lang zurückholen.</translation>
        </message>
        <message>
            <source>All hands (CSV)</source>
            <extracomment>Button: writes all games of the score book, with every hand, into one table for a spreadsheet</extracomment>
            <translation>Alle Runden einzeln (CSV)</translation>
        </message>
        <message>
            <source>Deleted games</source>
            <translation>Gelöschte Partien</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Button on the page of the score book: opens the page with the ranking</extracomment>
            <translation>Rangliste</translation>
        </message>
    </context>
    <context>
        <name>BookRow</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game in the book. %1 the players, %2 the outcome, %3 the date</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1 the players</extracomment>
            <translation>Partie löschen: %1</translation>
        </message>
        <message>
            <source>New game, same players and rules: %1</source>
            <extracomment>Button: a new sheet with the people and rules of this one. %1 the players</extracomment>
            <translation>Neue Partie, gleiche Spieler und Regeln: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken name of a game in the book of which the date is not known. %1 the players, %2 the outcome</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>BookTools</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Button: start a new score sheet</extracomment>
            <translation>Neuer Punktezettel</translation>
        </message>
        <message>
            <source>Search score book</source>
            <translation>Punktebuch durchsuchen</translation>
        </message>
        <message>
            <source>Player, game, place, date</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Spieler, Spiel, Ort, Datum</translation>
        </message>
        <message>
            <source>Export score book</source>
            <extracomment>Button: write the whole book into a file</extracomment>
            <translation>Punktebuch exportieren</translation>
        </message>
        <message>
            <source>Import…</source>
            <extracomment>Button: read games from a file</extracomment>
            <translation>Importieren …</translation>
        </message>
    </context>
    <context>
        <name>LostPhone</name>
        <message>
            <source>%1’s phone is gone</source>
            <extracomment>At the table, while the game waits. %1 a player</extracomment>
            <translation>Das Handy von %1 meldet sich nicht</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Hier spielen</translation>
        </message>
    </context>
    <context>
        <name>Moment</name>
        <message>
            <source>Double color!</source>
            <extracomment>Begins a banner: the first double color match of a turn</extracomment>
            <translation>Doppelter Farbbonus!</translation>
        </message>
        <message>
            <source>Twice!</source>
            <extracomment>Begins a banner: the second double color match of a turn</extracomment>
            <translation>Gleich zweimal!</translation>
        </message>
        <message>
            <source>Again!</source>
            <extracomment>Begins a banner: a third or later double color match of a turn</extracomment>
            <translation>Und noch einmal!</translation>
        </message>
        <message>
            <source>Everyone else draws %1</source>
            <extracomment>In a banner, behind "Double color!". %1 a number of cards</extracomment>
            <translation>Alle anderen ziehen %1</translation>
        </message>
        <message>
            <source>You draw %1</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a number of cards</extracomment>
            <translation>Du ziehst %1</translation>
        </message>
        <message>
            <source>%1 draws %2</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a name, %2 a number of cards</extracomment>
            <translation>%1 zieht %2</translation>
        </message>
        <message>
            <source>%1 is caught! +2</source>
            <extracomment>Huge across the table; %1 is caught, who draws two cards</extracomment>
            <translation>%1 wurde erwischt! +2</translation>
        </message>
        <message>
            <source>%1 caught you! +2</source>
            <extracomment>Huge across the table; %1 who has caught the viewer, who draws two cards</extracomment>
            <translation>%1 hat dich erwischt! +2</translation>
        </message>
        <message>
            <source>You caught %1! +2</source>
            <extracomment>Huge across the table; %1 whom the viewer has caught, and who draws two cards</extracomment>
            <translation>Du hast %1 erwischt! +2</translation>
        </message>
        <message>
            <source>%1 caught %2! +2</source>
            <extracomment>Huge across the table; %1 has caught %2, who draws two cards</extracomment>
            <translation>%1 hat %2 erwischt! +2</translation>
        </message>
        <message>
            <source>%1 takes your %2. You get %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards that player takes, %3 how many the viewer gets</extracomment>
            <translation>%1 nimmt deine %2. Du bekommst %3.</translation>
        </message>
        <message>
            <source>You take %1’s %2. %1 gets %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards the viewer takes, %3 how many %1 gets</extracomment>
            <translation>Du nimmst %2 von %1. %1 bekommt %3.</translation>
        </message>
        <message>
            <source>%1 takes %2’s %3. %2 gets %4.</source>
            <extracomment>Two hands were swapped. %1 takes the %3 cards of %2, who gets %4 cards</extracomment>
            <translation>%1 nimmt %3 von %2. %2 bekommt %4.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) at once!</source>
            <extracomment>Huge across the table: a player has shed %n cards in one turn of DOS</extracomment>
            <translation>
                <numerusform>%n Karte auf einmal!</numerusform>
                <numerusform>%n Karten auf einmal!</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch! You draw 2</source>
            <extracomment>Huge across the table: the viewer caught somebody wrongly</extracomment>
            <translation>Falsch erwischt! Du ziehst 2</translation>
        </message>
        <message>
            <source>Wrong catch! %1 draws 2</source>
            <extracomment>Huge across the table. %1 caught somebody wrongly</extracomment>
            <translation>Falsch erwischt! %1 zieht 2</translation>
        </message>
        <message>
            <source>Phew: nobody noticed</source>
            <extracomment>Beside the name of somebody who forgot to call, and whom nobody caught</extracomment>
            <translation>Puh: niemand hat’s gemerkt</translation>
        </message>
        <message>
            <source>+%1 for you</source>
            <extracomment>Huge across the table: the viewer draws %1 cards for a draw card</extracomment>
            <translation>+%1 für dich</translation>
        </message>
        <message>
            <source>+%1 for %2</source>
            <extracomment>Huge across the table: %2 draws %1 cards for a draw card</extracomment>
            <translation>+%1 für %2</translation>
        </message>
        <message>
            <source>Bluff! You draw %1</source>
            <extracomment>Huge across the table: a challenge showed that the viewer bluffed. %1 a number of cards</extracomment>
            <translation>Bluff! Du ziehst %1</translation>
        </message>
        <message>
            <source>Bluff! %1 draws %2</source>
            <extracomment>Huge across the table: a challenge showed a bluff. %1 a name, %2 a number of cards</extracomment>
            <translation>Bluff! %1 zieht %2</translation>
        </message>
        <message>
            <source>No bluff: you draw %1</source>
            <extracomment>Huge across the table: the viewer's challenge failed. %1 a number of cards</extracomment>
            <translation>Kein Bluff: Du ziehst %1</translation>
        </message>
        <message>
            <source>No bluff: %1 draws %2</source>
            <extracomment>Huge across the table: a challenge failed. %1 the name of the challenger, %2 a number of cards</extracomment>
            <translation>Kein Bluff: %1 zieht %2</translation>
        </message>
        <message>
            <source>All hands move on!</source>
            <extracomment>Huge across the table: a 0 was played by the house rule "Seven and zero"</extracomment>
            <translation>Alle Karten wandern weiter!</translation>
        </message>
        <message>
            <source>Play changes direction!</source>
            <extracomment>Huge across the table: a Reverse was played</extracomment>
            <translation>Richtungswechsel!</translation>
        </message>
        <message>
            <source>Hold still!</source>
            <extracomment>Huge across the table: the viewer has to hold a pose</extracomment>
            <translation>Halt still!</translation>
        </message>
        <message>
            <source>%1 has to hold still!</source>
            <extracomment>Huge across the table: %1 has to hold a pose</extracomment>
            <translation>%1 muss stillhalten!</translation>
        </message>
        <message>
            <source>You moved! +4</source>
            <extracomment>Huge across the table: the viewer moved in a pose and draws four cards</extracomment>
            <translation>Du hast dich bewegt! +4</translation>
        </message>
        <message>
            <source>%1 flinched! +4</source>
            <extracomment>Huge across the table: %1 moved in a pose and draws four cards</extracomment>
            <translation>%1 hat gezuckt! +4</translation>
        </message>
        <message>
            <source>Held!</source>
            <extracomment>Huge across the table: a player did not move in a pose</extracomment>
            <translation>Durchgehalten!</translation>
        </message>
        <message>
            <source>You jump in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>Du wirfst dazwischen!</translation>
        </message>
        <message>
            <source>%1 jumps in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>%1 wirft dazwischen!</translation>
        </message>
        <message>
            <source>You can win with this round</source>
            <extracomment>At the start of a round: the viewer needs only a few points</extracomment>
            <translation>Mit dieser Runde kannst du gewinnen</translation>
        </message>
        <message>
            <source>%1 can win with this round</source>
            <extracomment>At the start of a round: %1 needs only a few points</extracomment>
            <translation>%1 kann mit dieser Runde gewinnen</translation>
        </message>
        <message>
            <source>You draw the %1 and deal</source>
            <extracomment>Huge across the table. %1 the highest number, drawn by the viewer</extracomment>
            <translation>Du ziehst die %1 und gibst</translation>
        </message>
        <message>
            <source>%1 draws the %2 and deals</source>
            <extracomment>Huge across the table. %1 a name, %2 the highest number</extracomment>
            <translation>%1 zieht die %2 und gibt</translation>
        </message>
        <message>
            <source>misses the turn</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>turn missed</source>
            <extracomment>The same in the smallest place: a player misses a turn</extracomment>
            <translation>setzt aus</translation>
        </message>
        <message>
            <source>jumped in</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>hat dazwischengeworfen</translation>
        </message>
        <message>
            <source>jump-in</source>
            <extracomment>The same in the smallest place: a player has jumped in</extracomment>
            <translation>Zwischenwurf</translation>
        </message>
        <message>
            <source>new hand</source>
            <extracomment>Beside the name of a player who has got another player's hand</extracomment>
            <translation>neue Karten</translation>
        </message>
        <message>
            <source>may win now</source>
            <extracomment>Beside the name of a player who may win the match with this round</extracomment>
            <translation>kann jetzt gewinnen</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Delete %1…</source>
            <extracomment>Button: asks before it deletes. %1 a player</extracomment>
            <translation>%1 löschen …</translation>
        </message>
        <message>
            <source>Delete %1? The games stay, but say “Former player” in place of the name, and the statistics are gone. Notes, the call log, and older backups keep the name. You can’t undo it.</source>
            <extracomment>Question before a player is deleted. %1 the player</extracomment>
            <translation>%1 löschen? Die Partien bleiben, aber statt des Namens steht dort „Früheres Mitglied“, und die Statistik ist weg. In Notizen, im Rufprotokoll und in älteren Backups bleibt der Name stehen. Du kannst das nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <translation>Endgültig löschen</translation>
        </message>
    </context>
    <context>
        <name>Phone</name>
        <message>
            <source>Looking for the table …</source>
            <extracomment>Phone page, before it is connected</extracomment>
            <translation>Der Tisch wird gesucht …</translation>
        </message>
        <message>
            <source>No connection to the table. Trying again …</source>
            <extracomment>Phone page, while the connection is lost</extracomment>
            <translation>Keine Verbindung zum Tisch. Neuer Versuch …</translation>
        </message>
        <message>
            <source>Stay on the same Wi-Fi as the table, and keep Tableside open there.</source>
            <extracomment>Phone page: what to do while the connection is lost. “There” is the device that is the table</extracomment>
            <translation>Bleib im selben WLAN wie der Tisch, und lass Tableside dort offen.</translation>
        </message>
        <message>
            <source>Scan the QR code on the table to join.</source>
            <extracomment>Phone page that was opened without the code</extracomment>
            <translation>Scann den QR-Code auf dem Tisch, um mitzuspielen.</translation>
        </message>
        <message>
            <source>The table has stopped letting phones join.</source>
            <extracomment>Phone page: somebody pressed Stop on the table</extracomment>
            <translation>Am Tisch können keine Handys mehr mitmachen.</translation>
        </message>
        <message>
            <source>Press “Phones” on the table and scan the new QR code.</source>
            <extracomment>Phone page; “Phones” is the button on the table</extracomment>
            <translation>Drück am Tisch „Handys“ und scann den neuen QR-Code.</translation>
        </message>
        <message>
            <source>This QR code is no longer valid.</source>
            <extracomment>Phone page</extracomment>
            <translation>Dieser QR-Code gilt nicht mehr.</translation>
        </message>
        <message>
            <source>Scan the QR code that the table shows now.</source>
            <extracomment>Phone page</extracomment>
            <translation>Scann den QR-Code, den der Tisch jetzt zeigt.</translation>
        </message>
        <message>
            <source>The table didn’t understand this phone.</source>
            <extracomment>Phone page: the connection was ended because of a wrong message</extracomment>
            <translation>Der Tisch hat dieses Handy nicht verstanden.</translation>
        </message>
        <message>
            <source>Load this page again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Lade diese Seite neu.</translation>
        </message>
        <message>
            <source>Someone at the table removed this phone.</source>
            <extracomment>Phone page</extracomment>
            <translation>Jemand am Tisch hat dieses Handy entfernt.</translation>
        </message>
        <message>
            <source>To come back, scan the QR code again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Um zurückzukommen, scann den QR-Code noch einmal.</translation>
        </message>
        <message>
            <source>This page is open in another tab.</source>
            <extracomment>Phone page: the same phone has the page open twice</extracomment>
            <translation>Diese Seite ist schon in einem anderen Tab offen.</translation>
        </message>
        <message>
            <source>Use it here</source>
            <extracomment>Phone page, button: play on in this tab and not in the other one</extracomment>
            <translation>Hier weiterspielen</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Phone page, button: connect again</extracomment>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <extracomment>Phone page, heading over a list of people</extracomment>
            <translation>Wer bist du?</translation>
        </message>
        <message>
            <source>Free seats</source>
            <extracomment>Phone page, heading over seats that nobody has</extracomment>
            <translation>Freie Plätze</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Phone page, heading over a field for a new name</extracomment>
            <translation>Jemand anderes</translation>
        </message>
        <message>
            <source>Your name</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Dein Name</translation>
        </message>
        <message>
            <source>Join</source>
            <extracomment>Phone page, button: take part with this name</extracomment>
            <translation>Mitmachen</translation>
        </message>
        <message>
            <source>Has a phone already</source>
            <extracomment>Phone page, under the name of a person</extracomment>
            <translation>Hat schon ein Handy</translation>
        </message>
        <message>
            <source>Are you %1?</source>
            <extracomment>Phone page: somebody at the table must allow this phone to take the seat of %1</extracomment>
            <translation>Bist du %1?</translation>
        </message>
        <message>
            <source>Another phone has this seat. Someone at the table must press “Allow”.</source>
            <extracomment>Phone page; “Allow” is a button on the table</extracomment>
            <translation>Diesen Platz hat ein anderes Handy. Jemand am Tisch muss „Erlauben“ drücken.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Warten auf den Tisch</translation>
        </message>
        <message>
            <source>You can read the rules meanwhile.</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Solange kannst du die Regeln lesen.</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Phone page, button for the changed name</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Portrait</source>
            <extracomment>Phone page, heading over pictures of animals</extracomment>
            <translation>Bild</translation>
        </message>
        <message>
            <source>Color</source>
            <extracomment>Phone page, heading over a player’s colors</extracomment>
            <translation>Farbe</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Menü</translation>
        </message>
        <message>
            <source>%1, menu</source>
            <extracomment>Phone page, for screen readers: the button with the player’s name, which opens the menu</extracomment>
            <translation>%1, Menü</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Phone page, heading</extracomment>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>Sound and vibration</source>
            <extracomment>Phone page, a switch</extracomment>
            <translation>Ton und Vibration</translation>
        </message>
        <message>
            <source>I’m not %1</source>
            <extracomment>Phone page, button: choose another person</extracomment>
            <translation>Ich bin nicht %1</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>Your turn</source>
            <extracomment>Phone page, title of the browser’s tab</extracomment>
            <translation>Du bist dran</translation>
        </message>
        <message>
            <source>Why?</source>
            <extracomment>Phone page, button: opens the rule after a refused action</extracomment>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Phone page, for screen readers: heading of a column</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Phone page, for screen readers: a list</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>1 card</source>
            <extracomment>Phone page</extracomment>
            <translation>1 Karte</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <extracomment>Phone page; %1 is never 1</extracomment>
            <translation>%1 Karten</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <extracomment>Phone page</extracomment>
            <translation>Punkte: %1</translation>
        </message>
        <message>
            <source>in turn</source>
            <extracomment>Phone page, for screen readers, after a player’s name: has the turn</extracomment>
            <translation>ist dran</translation>
        </message>
        <message>
            <source>computer player</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>Computer</translation>
        </message>
        <message>
            <source>posing</source>
            <extracomment>Phone page, for screen readers, after a player’s name: holds the pose of Wild Dumb Fu</extracomment>
            <translation>steht in Pose</translation>
        </message>
        <message>
            <source>with a phone</source>
            <extracomment>Phone page, for screen readers, after a player’s name: plays on a phone</extracomment>
            <translation>mit Handy</translation>
        </message>
        <message>
            <source>phone not connected</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>Handy nicht verbunden</translation>
        </message>
        <message>
            <source>Catch!</source>
            <extracomment>Phone page, button at a player who forgot to call</extracomment>
            <translation>Erwischt!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Phone page, button for catching the player %1, who forgot to call</extracomment>
            <translation>%1 erwischen</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Phone page, button at a player who holds a pose and moved</extracomment>
            <translation>Bewegt!</translation>
        </message>
        <message>
            <source>%1 moved!</source>
            <extracomment>Phone page, button for reporting that the player %1 moved in the pose</extracomment>
            <translation>%1 hat sich bewegt!</translation>
        </message>
        <message>
            <source>Draw pile: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Kartenstock: 1 Karte</translation>
        </message>
        <message>
            <source>Draw pile: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Kartenstock: %1 Karten</translation>
        </message>
        <message>
            <source>Center Row</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Mittelreihe</translation>
        </message>
        <message>
            <source>Top card: %1</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Oberste Karte: %1</translation>
        </message>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Es geht nach links weiter.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Es geht nach rechts weiter.</translation>
        </message>
        <message>
            <source>matched already</source>
            <extracomment>Phone page, for screen readers, after the name of a row card in DOS</extracomment>
            <translation>schon bedient</translation>
        </message>
        <message>
            <source>fits</source>
            <extracomment>Phone page, for screen readers, after the name of a card that goes with the selected ones</extracomment>
            <translation>passt dazu</translation>
        </message>
        <message>
            <source>playable</source>
            <extracomment>Phone page, for screen readers, after the name of a card</extracomment>
            <translation>spielbar</translation>
        </message>
        <message>
            <source>Your hand: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Deine Hand: 1 Karte</translation>
        </message>
        <message>
            <source>Your hand: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Deine Hand: %1 Karten</translation>
        </message>
        <message>
            <source>Open the log</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Verlauf öffnen</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Phone page, heading over what has happened in the round</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Match</source>
            <extracomment>Phone page, button: play the selected cards on the row card in DOS</extracomment>
            <translation>Bedienen</translation>
        </message>
        <message>
            <source>Lay</source>
            <extracomment>Phone page, button: lay the selected card in the Center Row in DOS</extracomment>
            <translation>Legen</translation>
        </message>
        <message>
            <source>Clear selection</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Auswahl aufheben</translation>
        </message>
        <message>
            <source>Choose a row card or a second card.</source>
            <extracomment>Phone page, DOS: after the first card was tapped</extracomment>
            <translation>Wähl eine Karte der Reihe oder eine zweite Karte.</translation>
        </message>
        <message>
            <source>Choose the cards that match.</source>
            <extracomment>Phone page, DOS: after a row card was tapped</extracomment>
            <translation>Wähl die Karten, die passen.</translation>
        </message>
        <message>
            <source>That doesn’t match.</source>
            <extracomment>Phone page, DOS: the selected cards match no row card</extracomment>
            <translation>Das passt nicht.</translation>
        </message>
        <message>
            <source>Why not?</source>
            <extracomment>Phone page, button: why the selected cards don’t match</extracomment>
            <translation>Warum nicht?</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Phone page, over the four colors for a wild card</extracomment>
            <translation>Wünsch dir eine Farbe</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Gelb</translation>
        </message>
        <message>
            <source>R</source>
            <extracomment>Phone page: the initial of “red”, as on the cards</extracomment>
            <translation>R</translation>
        </message>
        <message>
            <source>B</source>
            <extracomment>Phone page: the initial of “blue”, as on the cards</extracomment>
            <translation>B</translation>
        </message>
        <message>
            <source>G</source>
            <extracomment>Phone page: the initial of “green”, as on the cards</extracomment>
            <translation>Gr</translation>
        </message>
        <message>
            <source>Y</source>
            <extracomment>Phone page: the initial of “yellow”, as on the cards</extracomment>
            <translation>Ge</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Call %1</source>
            <extracomment>Phone page, for screen readers: the button with which a player calls; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>Rufen: %1</translation>
        </message>
        <message>
            <source>%1 will be called after your next play</source>
            <extracomment>Phone page, for screen readers: the call button after it was pressed early; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>%1 wird nach deinem nächsten Zug gerufen</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Phone page, heading of a column: the points of this round</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>I’m ready</source>
            <extracomment>Phone page, button after a round</extracomment>
            <translation>Ich bin bereit</translation>
        </message>
        <message>
            <source>You’re ready</source>
            <extracomment>Phone page, the same button after it was pressed</extracomment>
            <translation>Du bist bereit</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <extracomment>Phone page; %1 are one or more names</extracomment>
            <translation>Warten auf %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Punktezettel</translation>
        </message>
        <message>
            <source>you</source>
            <extracomment>Phone page, under the own name</extracomment>
            <translation>du</translation>
        </message>
        <message>
            <source>This round</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Diese Runde</translation>
        </message>
        <message>
            <source>not counted</source>
            <extracomment>Phone page: a player’s cards are not counted yet</extracomment>
            <translation>nicht gezählt</translation>
        </message>
        <message>
            <source>counting</source>
            <extracomment>Phone page: a player’s cards are being counted</extracomment>
            <translation>wird gezählt</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>Phone page: a player’s cards are counted</extracomment>
            <translation>gezählt</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>Phone page: a player has no cards left</extracomment>
            <translation>alle Karten los</translation>
        </message>
        <message>
            <source>Count my hand</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Meine Karten zählen</translation>
        </message>
        <message>
            <source>Change my count</source>
            <extracomment>Phone page, button: correct the own hand</extracomment>
            <translation>Zählung ändern</translation>
        </message>
        <message>
            <source>I went out</source>
            <extracomment>Phone page, button: I have no cards left, the round is over</extracomment>
            <translation>Ich bin alle Karten los</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Phone page, heading while a player counts their own cards</extracomment>
            <translation>Deine Karten</translation>
        </message>
        <message>
            <source>Tap each card that you have left.</source>
            <extracomment>Phone page, while a player counts their own cards</extracomment>
            <translation>Tipp jede Karte an, die du noch hast.</translation>
        </message>
        <message>
            <source>%1, %2 counted</source>
            <extracomment>Phone page, for screen readers; %1 is a card such as “Red 7”, %2 how many of it</extracomment>
            <translation>%1, %2 gezählt</translation>
        </message>
        <message>
            <source>Remove: %1</source>
            <extracomment>Phone page, for screen readers: button; %1 is a card such as “Red 7”</extracomment>
            <translation>Entfernen: %1</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Phone page, button: all cards are counted</extracomment>
            <translation>Alles gezählt</translation>
        </message>
        <message>
            <source>I have no cards</source>
            <extracomment>Phone page, button instead of “Done” while no card is tapped</extracomment>
            <translation>Ich habe keine Karten</translation>
        </message>
        <message>
            <source>Back to sheet</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Zum Zettel</translation>
        </message>
        <message>
            <source>Search rules</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Regeln durchsuchen</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Phone page, button: the rules of a game on one page</extracomment>
            <translation>Spickzettel</translation>
        </message>
        <message>
            <source>Nothing found. Try a single word.</source>
            <extracomment>Phone page, search in the rules</extracomment>
            <translation>Nichts gefunden. Versuch es mit einem einzigen Wort.</translation>
        </message>
        <message>
            <source>Loading …</source>
            <extracomment>Phone page, while the rules are fetched</extracomment>
            <translation>Wird geladen …</translation>
        </message>
        <message>
            <source>Your turn: back to the game</source>
            <extracomment>Phone page, button over the rules</extracomment>
            <translation>Du bist dran: zum Spiel</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 gewinnt die Partie</translation>
        </message>
        <message>
            <source>%1 wins the round</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 gewinnt die Runde</translation>
        </message>
        <message>
            <source>%1’s turn</source>
            <extracomment>On a phone, while another player is in turn. %1 that player's name</extracomment>
            <translation>%1 ist dran</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button on a phone: challenge a Wild Draw Four (UNO)</extracomment>
            <translation>Herausfordern</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n card(s)</source>
            <extracomment>Button on a phone: draw the cards instead of challenging or stacking (UNO)</extracomment>
            <translation>
                <numerusform>%n Karte ziehen</numerusform>
                <numerusform>%n Karten ziehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a card</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Karte ziehen</translation>
        </message>
        <message>
            <source>End my turn</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Zug beenden</translation>
        </message>
        <message>
            <source>Jump in with the %1</source>
            <extracomment>Button on a phone: play the same card although it is another player's turn. %1 a card such as "red 7"</extracomment>
            <translation>Dazwischenwerfen: %1</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button on a phone: keep the drawn card (UNO)</extracomment>
            <translation>Behalten</translation>
        </message>
        <message>
            <source>No more bonus cards</source>
            <extracomment>Button on a phone: lay no more bonus cards (DOS)</extracomment>
            <translation>Keine Bonuskarte mehr</translation>
        </message>
        <message>
            <source>Play the %1</source>
            <extracomment>Button on a phone. %1 a card such as "red 7"</extracomment>
            <translation>Spielen: %1</translation>
        </message>
        <message>
            <source>Play the %1: %2</source>
            <extracomment>Button on a phone. %1 a wild card, %2 the color that its player names</extracomment>
            <translation>Spielen: %1, %2</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <extracomment>Button on a phone. %1 a player's name</extracomment>
            <translation>Tauschen mit %1</translation>
        </message>
        <message>
            <source>The table didn’t understand that. Reload this page.</source>
            <extracomment>On a phone; the page that it shows is probably from another version of the program</extracomment>
            <translation>Der Tisch hat das nicht verstanden. Lade diese Seite neu.</translation>
        </message>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <extracomment>On a phone (UNO, house rule): the player has the card that was just played</extracomment>
            <translation>Du hast die gleiche Karte: Schnell, wirf sie dazwischen!</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Du gewinnst die Partie!</translation>
        </message>
        <message>
            <source>You win the round!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Du gewinnst die Runde!</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>On a phone, over the score sheet. %1 the number of the round that is played</extracomment>
            <translation>Runde %1</translation>
        </message>
        <message>
            <source>Final score</source>
            <extracomment>On a phone, over the score sheet of a game that is over</extracomment>
            <translation>Endstand</translation>
        </message>
        <message>
            <source>The round is over: count the cards in your hand.</source>
            <extracomment>On a phone, at the end of a round with real cards</extracomment>
            <translation>Die Runde ist vorbei: Zähl die Karten auf deiner Hand.</translation>
        </message>
        <message>
            <source>All hands are counted. Close the round at the table.</source>
            <extracomment>On a phone, when all hands are counted</extracomment>
            <translation>Alle Karten sind gezählt. Schließt die Runde am Tisch ab.</translation>
        </message>
        <message>
            <source>Your hand can’t be counted now. Look at the table.</source>
            <extracomment>On a phone, after cards of the own hand were tapped</extracomment>
            <translation>Deine Karten können jetzt nicht gezählt werden. Schau auf den Tisch.</translation>
        </message>
        <message>
            <source>Someone has ended this round already. You can change that at the table.</source>
            <extracomment>On a phone, after “I went out” was pressed</extracomment>
            <translation>Jemand hat diese Runde schon beendet. Ändern kannst du das am Tisch.</translation>
        </message>
        <message>
            <source>Press to call, or to catch someone who forgot.</source>
            <extracomment>On a phone that is a call button, before anybody has pressed</extracomment>
            <translation>Drück, um zu rufen oder um jemanden zu erwischen.</translation>
        </message>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On a phone, at the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>zieht %n</numerusform>
                <numerusform>zieht %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a phone, at a player who pressed during the grace period</extracomment>
            <translation>zu früh</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a phone, at a player who pressed at the same time as another player</extracomment>
            <translation>gleich</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a phone, at the player who pressed first</extracomment>
            <translation>zuerst!</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s).</source>
            <extracomment>On a phone, at a player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>Du ziehst %n Karte.</numerusform>
                <numerusform>Du ziehst %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The call buttons aren’t open at the table now.</source>
            <extracomment>On a phone that is a call button, while another page is open at the table</extracomment>
            <translation>Die Rufknöpfe sind am Tisch gerade nicht offen.</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>On a phone, for screen readers: a player's color</extracomment>
            <translation>Farbe und Form %1</translation>
        </message>
        <message>
            <source>You have a seat. The game begins at the table.</source>
            <extracomment>On a phone, while a game is set up at the table</extracomment>
            <translation>Du hast einen Platz. Das Spiel wird am Tisch gestartet.</translation>
        </message>
        <message>
            <source>%1 already has a seat.</source>
            <extracomment>On a phone. %1 a name</extracomment>
            <translation>%1 hat schon einen Platz.</translation>
        </message>
        <message>
            <source>%1 was faster and caught you.</source>
            <extracomment>On a phone, after a call that came too late. %1 a player's name</extracomment>
            <translation>%1 war schneller und hat dich erwischt.</translation>
        </message>
        <message>
            <source>You and %1 were equally fast, so nobody draws.</source>
            <extracomment>On a phone, after a catch. %1 the player who called at the same moment</extracomment>
            <translation>Du und %1 wart gleich schnell, also zieht niemand.</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Tipp</translation>
        </message>
        <message>
            <source>Hide hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Tipp ausblenden</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <extracomment>Phone page, while the search for a hint runs</extracomment>
            <translation>Lass mich überlegen …</translation>
        </message>
    </context>
    <context>
        <name>PhoneListRow</name>
        <message>
            <source>Another phone</source>
            <extracomment>A phone in the list of phones that asks to play for somebody who has a phone already</extracomment>
            <translation>Ein anderes Handy</translation>
        </message>
        <message>
            <source>New phone</source>
            <extracomment>A phone in the list of phones whose owner is not known yet</extracomment>
            <translation>Neues Handy</translation>
        </message>
        <message>
            <source>Wants to play for %1</source>
            <extracomment>Of a phone. %1 a player</extracomment>
            <translation>Will für %1 spielen</translation>
        </message>
        <message>
            <source>Gone. The game waits for it.</source>
            <extracomment>Of a phone of which nothing is heard any more, in a game</extracomment>
            <translation>Meldet sich nicht. Das Spiel wartet.</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Of a phone of which nothing is heard any more</extracomment>
            <translation>Meldet sich nicht</translation>
        </message>
        <message>
            <source>Choosing a name…</source>
            <extracomment>Of a phone whose owner is asked on the phone who they are</extracomment>
            <translation>Wählt noch einen Namen …</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Of a phone. %1 the number of the seat it plays for</extracomment>
            <translation>Platz %1</translation>
        </message>
        <message>
            <source>Remove this phone</source>
            <extracomment>Button: disconnects a phone</extracomment>
            <translation>Dieses Handy entfernen</translation>
        </message>
        <message>
            <source>Remove %1’s phone</source>
            <extracomment>Button: disconnects a phone. %1 a player</extracomment>
            <translation>Das Handy von %1 entfernen</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Erlauben</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Jetzt nicht</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Hier spielen</translation>
        </message>
    </context>
    <context>
        <name>PhoneSafety</name>
        <message>
            <source>The page isn’t encrypted. Anyone who listens in on your Wi-Fi could read the cards.</source>
            <extracomment>How safe phones at the table are</extracomment>
            <translation>Die Seite ist nicht verschlüsselt. Wer in deinem WLAN mithört, könnte die Karten mitlesen.</translation>
        </message>
        <message>
            <source>Nothing leaves your home: no account, no internet. Tableside only answers phones that know the secret in the code.</source>
            <translation>Nichts verlässt dein Zuhause: kein Konto, kein Internet. Tableside antwortet nur Handys, die das Geheimnis im Code kennen.</translation>
        </message>
        <message>
            <source>Each start makes a new secret. Stop disconnects all phones at once.</source>
            <translation>Bei jedem Start entsteht ein neues Geheimnis. „Beenden“ trennt sofort alle Handys.</translation>
        </message>
        <message>
            <source>How safe is this?</source>
            <extracomment>Button: unfolds a text about safety</extracomment>
            <translation>Wie sicher ist das?</translation>
        </message>
    </context>
    <context>
        <name>PhoneTrouble</name>
        <message>
            <source>A phone can’t open the page?</source>
            <extracomment>Button: unfolds what to do if a phone can't join</extracomment>
            <translation>Ein Handy kann die Seite nicht öffnen?</translation>
        </message>
        <message>
            <source>Check that the phone is on the same Wi-Fi as this device. Guest networks often keep devices apart, and so may a firewall.</source>
            <extracomment>What to do if a phone can't join</extracomment>
            <translation>Prüf, ob das Handy im selben WLAN ist wie dieses Gerät. Gastnetze trennen Geräte oft voneinander, manchmal auch eine Firewall.</translation>
        </message>
        <message>
            <source>Or try another address</source>
            <extracomment>Label: which of several network addresses of this device phones use</extracomment>
            <translation>Oder versuch eine andere Adresse</translation>
        </message>
    </context>
    <context>
        <name>PhonesPanel</name>
        <message>
            <source>Phones, %1 joined</source>
            <extracomment>Spoken name of a button. %1 the number of phones that have joined</extracomment>
            <translation>Handys, %1 dabei</translation>
        </message>
        <message>
            <source>Phones</source>
            <extracomment>Title of the panel through which people join with their phones, and the button that opens it</extracomment>
            <translation>Handys</translation>
        </message>
        <message>
            <source>Phones can join now. Scan the code, or open %1.</source>
            <extracomment>Spoken when phones can join. %1 an address</extracomment>
            <translation>Handys können jetzt mitmachen. Scann den Code oder öffne %1.</translation>
        </message>
        <message>
            <source>Everyone holds their cards on their own phone. There’s nothing to install.</source>
            <extracomment>What phones at the table are good for</extracomment>
            <translation>Alle haben ihre Karten auf dem eigenen Handy. Niemand muss etwas installieren.</translation>
        </message>
        <message>
            <source>If you go on, Tableside talks to phones on your own network until you press “Stop”.</source>
            <extracomment>Said before the program opens a connection to phones for the first time</extracomment>
            <translation>Wenn du weitermachst, spricht Tableside mit Handys in deinem eigenen Netz, bis du „Beenden“ drückst.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Button: tries once more to let phones join</extracomment>
            <translation>Noch einmal versuchen</translation>
        </message>
        <message>
            <source>Let phones join</source>
            <extracomment>Button: from now on, people can join with their phones</extracomment>
            <translation>Handys mitspielen lassen</translation>
        </message>
        <message>
            <source>QR code with the address for phones</source>
            <extracomment>Spoken name of the QR code</extracomment>
            <translation>QR-Code mit der Adresse für Handys</translation>
        </message>
        <message>
            <source>Copy the whole address</source>
            <extracomment>Button: the address for phones, with its secret</extracomment>
            <translation>Ganze Adresse kopieren</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>Spoken after the press of a button</extracomment>
            <translation>Kopiert</translation>
        </message>
        <message>
            <source>Scan the code with your phone’s camera. Your phone must be on the same Wi-Fi. There’s nothing to install.</source>
            <extracomment>While no phone has joined</extracomment>
            <translation>Scann den Code mit der Kamera deines Handys. Es muss im selben WLAN sein. Installieren musst du nichts.</translation>
        </message>
        <message>
            <source>More phones? Scan the code with the camera, on the same Wi-Fi.</source>
            <extracomment>While some phones have joined</extracomment>
            <translation>Noch mehr Handys? Scannt den Code mit der Kamera, im selben WLAN.</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Button: phones can't join any more, and all are disconnected</extracomment>
            <translation>Beenden</translation>
        </message>
        <message>
            <source>Stop: disconnect all phones</source>
            <extracomment>Spoken name of the button "Stop" below the list of phones</extracomment>
            <translation>Beenden: alle Handys trennen</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Button: makes a new QR code after the device's address has changed</extracomment>
            <translation>Neu anfangen</translation>
        </message>
    </context>
    <context>
        <name>PhonesWideButton</name>
        <message>
            <source>Phones: %1</source>
            <extracomment>Button to the phones that people play with. %1 how many have joined</extracomment>
            <translation>Handys: %1</translation>
        </message>
    </context>
    <context>
        <name>PresetSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading when setting up a game: which set of rules is played</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>You play by your own rules; see House rules below.</source>
            <extracomment>Below the sets of rules, of which none is checked</extracomment>
            <translation>Ihr spielt nach eigenen Regeln, siehe Hausregeln weiter unten.</translation>
        </message>
    </context>
    <context>
        <name>RankingExport</name>
        <message>
            <source>Save ranking</source>
            <extracomment>Title of a panel: print the ranking, or write it into a file</extracomment>
            <translation>Rangliste speichern</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Bild (PNG)</translation>
        </message>
        <message>
            <source>Document (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Dokument (PDF)</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Drucken …</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Tabelle (CSV)</translation>
        </message>
    </context>
    <context>
        <name>RankingFilter</name>
        <message>
            <source>Games and order</source>
            <extracomment>Title of a panel: choose which games a ranking counts, and its order</extracomment>
            <translation>Partien und Reihenfolge</translation>
        </message>
        <message>
            <source>Write a day such as %1, or a year.</source>
            <extracomment>Below a field for a date. %1 an example, in the format of the region</extracomment>
            <translation>Schreib einen Tag wie %1 oder ein Jahr.</translation>
        </message>
        <message>
            <source>Ranked by</source>
            <extracomment>Label: what decides the order of a ranking</extracomment>
            <translation>Reihenfolge nach</translation>
        </message>
        <message>
            <source>Games won</source>
            <extracomment>The order of a ranking: by games won</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Share of wins</source>
            <extracomment>The order of a ranking: by the share of games won</extracomment>
            <translation>Siegquote</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>The order of a ranking</extracomment>
            <translation>Punkte pro Runde</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>Label of a filter: when the games were played</extracomment>
            <translation>Zeitraum</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>Label of a field: the first day of a period</extracomment>
            <translation>Von</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>Label of a field: the last day of a period</extracomment>
            <translation>Bis</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a filter: where the games were played</extracomment>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Label of a filter: games with real cards, or on screen</extracomment>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>Filter: games with real cards; the other choice is “On screen”</extracomment>
            <translation>Echte Karten</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Filter: games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Am Bildschirm</translation>
        </message>
        <message>
            <source>All of these played</source>
            <extracomment>Label of a filter, above people to choose from: only games in which all chosen people played</extracomment>
            <translation>Alle diese haben mitgespielt</translation>
        </message>
        <message>
            <source>Games needed for a rank</source>
            <extracomment>Label: how many games a player needs to get a rank</extracomment>
            <translation>Nötige Partien für einen Platz</translation>
        </message>
        <message>
            <source>Fewer games needed</source>
            <extracomment>Spoken name of a button: players need fewer games to get a rank</extracomment>
            <translation>Weniger Partien nötig</translation>
        </message>
        <message>
            <source>More games needed</source>
            <extracomment>Spoken name of a button: players need more games to get a rank</extracomment>
            <translation>Mehr Partien nötig</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Alle Partien</translation>
        </message>
    </context>
    <context>
        <name>RankingHeadings</name>
        <message>
            <source>Rank by: %1</source>
            <extracomment>Spoken name of a button over a column. %1 the heading of the column</extracomment>
            <translation>Ordnen nach: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Quote</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Punkte pro Runde</translation>
        </message>
    </context>
    <context>
        <name>RankingPage</name>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Rangliste</translation>
        </message>
        <message>
            <source>The ranking appears after the first finished game.</source>
            <extracomment>On the page of the ranking, before the first game was finished</extracomment>
            <translation>Eine Rangliste gibt es nach der ersten beendeten Partie.</translation>
        </message>
        <message>
            <source>No finished games match. Choose other games, or show all.</source>
            <extracomment>On the page of the ranking, where the filter leaves no games</extracomment>
            <translation>Keine beendete Partie passt dazu. Wähl andere Partien oder zeig alle.</translation>
        </message>
        <message>
            <source>Show all games</source>
            <extracomment>Button: the filter is cleared, and the ranking counts all games</extracomment>
            <translation>Alle Partien zeigen</translation>
        </message>
    </context>
    <context>
        <name>RankingPaper</name>
        <message>
            <source>Page %1</source>
            <extracomment>At the foot of a printed page. %1 the number of the page</extracomment>
            <translation>Seite %1</translation>
        </message>
    </context>
    <context>
        <name>RankingTools</name>
        <message>
            <source>All games</source>
            <extracomment>Button: choose which games the ranking counts</extracomment>
            <translation>Alle Partien</translation>
        </message>
        <message>
            <source>Which games count: %1</source>
            <extracomment>Spoken name of the button that opens a filter. %1 which games a ranking counts</extracomment>
            <translation>Welche Partien zählen: %1</translation>
        </message>
        <message>
            <source>Show %1</source>
            <extracomment>Spoken name of a button that lists games. %1 for example “48 games”</extracomment>
            <translation>%1 zeigen</translation>
        </message>
        <message>
            <source>Save or print…</source>
            <extracomment>Button: print the ranking, or write it into a file</extracomment>
            <translation>Speichern, drucken …</translation>
        </message>
    </context>
    <context>
        <name>RateChart</name>
        <message>
            <source>%</source>
            <extracomment>Percent, put directly behind a number: with the space that the language wants there</extracomment>
            <translation> %</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeys</name>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Leertaste</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Verlauf öffnen</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Diese Liste zeigen</translation>
        </message>
        <message>
            <source>Play and pause</source>
            <translation>Abspielen und anhalten</translation>
        </message>
        <message>
            <source>Right, Left</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Rechts, Links</translation>
        </message>
        <message>
            <source>Forward or back one step</source>
            <translation>Einen Schritt vor oder zurück</translation>
        </message>
        <message>
            <source>Down, Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Unten, Oben</translation>
        </message>
        <message>
            <source>Forward or back one turn</source>
            <translation>Einen Spielzug vor oder zurück</translation>
        </message>
        <message>
            <source>Page Down, Page Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Bild ab, Bild auf</translation>
        </message>
        <message>
            <source>Forward or back one round</source>
            <translation>Eine Runde vor oder zurück</translation>
        </message>
        <message>
            <source>Home, End</source>
            <extracomment>Key names</extracomment>
            <translation>Pos1, Ende</translation>
        </message>
        <message>
            <source>To the beginning or the end</source>
            <translation>Zum Anfang oder zum Ende</translation>
        </message>
        <message>
            <source>M, Shift+M</source>
            <extracomment>Key names</extracomment>
            <translation>M, Umschalt+M</translation>
        </message>
        <message>
            <source>Next or previous mark</source>
            <translation>Nächste oder vorige Markierung</translation>
        </message>
        <message>
            <source>Show all hands, or one</source>
            <translation>Alle Karten offen zeigen oder nur die einer Person</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <translation>Wählen, wessen Karten zu sehen sind</translation>
        </message>
        <message>
            <source>Change the speed</source>
            <translation>Tempo ändern</translation>
        </message>
        <message>
            <source>Close what’s open; otherwise, leave the replay</source>
            <translation>Schließen, was offen ist; sonst die Wiedergabe verlassen</translation>
        </message>
    </context>
    <context>
        <name>RestoreCard</name>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded or deleted game</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 zurückholen</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close the note about a deleted game</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>CallBar</name>
        <message>
            <source>Back</source>
            <extracomment>Button: leave the call booth</extracomment>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>One shared button</source>
            <extracomment>Kind of call booth: one big button for everyone</extracomment>
            <translation>Ein Knopf für alle</translation>
        </message>
        <message>
            <source>One button per seat</source>
            <extracomment>Kind of call booth: a button for each player around the tablet</extracomment>
            <translation>Ein Knopf pro Platz</translation>
        </message>
        <message>
            <source>Pose referee</source>
            <extracomment>Kind of call booth: a timer for each player posing for a Wild Dumb Fu</extracomment>
            <translation>Posen-Schiri</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Button: from the call booth to the score sheet</extracomment>
            <translation>Punktezettel</translation>
        </message>
        <message>
            <source>Call log</source>
            <extracomment>Button: shows every call with its player and time</extracomment>
            <translation>Rufverlauf</translation>
        </message>
        <message>
            <source>Voices</source>
            <extracomment>Button: what a call sounds like</extracomment>
            <translation>Stimmen</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <extracomment>Button: seats and rules of the call booth</extracomment>
            <translation>Spieler und Regeln</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: from the call booth to the rules of its game</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>One button</source>
            <extracomment>The same, short, below its icon</extracomment>
            <translation>Ein Knopf</translation>
        </message>
        <message>
            <source>Seats</source>
            <extracomment>Short, below an icon: the call booth with a button for each seat</extracomment>
            <translation>Plätze</translation>
        </message>
        <message>
            <source>Poses</source>
            <extracomment>Short, below an icon: the call booth with the pose referee</extracomment>
            <translation>Posen</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>From the call booth to the score sheet, short, below its icon</extracomment>
            <translation>Zettel</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Short, below an icon: the call log</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Players and rules of the call booth, short, below its icon</extracomment>
            <translation>Spieler</translation>
        </message>
    </context>
    <context>
        <name>CallButton</name>
        <message>
            <source>Called: it counts for the card that you play now.</source>
            <extracomment>Spoken of the big call button: the call was pressed shortly before the card</extracomment>
            <translation>Gerufen: Das gilt für die Karte, die du jetzt spielst.</translation>
        </message>
        <message>
            <source>DOS! Call your last two cards</source>
            <extracomment>Spoken name of the big call button of DOS</extracomment>
            <translation>DOS! Rufen, dass du 2 Karten hast</translation>
        </message>
        <message>
            <source>DOS!</source>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>UNO! Call your last card</source>
            <extracomment>Spoken name of the big call button of UNO</extracomment>
            <translation>UNO! Rufen, dass du nur noch eine Karte hast</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The word on the big round call button; the name of the game with an exclamation mark</extracomment>
            <translation>UNO!</translation>
        </message>
    </context>
    <context>
        <name>CallLogPanel</name>
        <message>
            <source>No calls yet.</source>
            <extracomment>In the empty call log</extracomment>
            <translation>Noch keine Rufe.</translation>
        </message>
        <message>
            <source>Call log</source>
            <translation>Rufverlauf</translation>
        </message>
        <message>
            <source>Save as text</source>
            <extracomment>Button: the call log as a text file</extracomment>
            <translation>Als Text speichern</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Button: the call log, to be pasted into another program</extracomment>
            <translation>Als Text kopieren</translation>
        </message>
    </context>
    <context>
        <name>CallPanels</name>
        <message>
            <source>Call log</source>
            <extracomment>Titles of panels over the call booth</extracomment>
            <translation>Rufverlauf</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Stimmen</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <translation>Spieler und Regeln</translation>
        </message>
    </context>
    <context>
        <name>CallPeoplePanel</name>
        <message>
            <source>Players from score sheet</source>
            <extracomment>Switch: the call booth uses the players and the log of the score sheet</extracomment>
            <translation>Spieler vom Punktezettel</translation>
        </message>
        <message>
            <source>Calls are saved with that game.</source>
            <extracomment>Explains the switch</extracomment>
            <translation>Die Rufe werden bei dieser Partie gespeichert.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Which game is played</extracomment>
            <translation>Spiel</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <extracomment>%n seats at the call booth</extracomment>
            <translation>
                <numerusform>%n Platz</numerusform>
                <numerusform>%n Plätze</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove a seat</source>
            <extracomment>Button: remove a seat from the call booth</extracomment>
            <translation>Platz entfernen</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <extracomment>Button: add a seat to the call booth</extracomment>
            <translation>Platz hinzufügen</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Label of a field. %1 number of the seat, counted clockwise from the near edge</extracomment>
            <translation>Platz %1</translation>
        </message>
        <message>
            <source>Grace period</source>
            <extracomment>Rule: nobody can be caught before this time is over</extracomment>
            <translation>Zeit zum Rufen</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>%1 seconds, such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Wrong catch draws two</source>
            <extracomment>House rule of DOS</extracomment>
            <translation>Falscher Alarm: 2 ziehen</translation>
        </message>
        <message>
            <source>Every seat has a name. Clear one first.</source>
            <extracomment>At the call booth, below people who were tapped to sit down. All seats have names</extracomment>
            <translation>Alle Plätze haben einen Namen. Lösch erst einen.</translation>
        </message>
    </context>
    <context>
        <name>CallWords</name>
        <message>
            <source>%1 called in time.</source>
            <extracomment>Call booth. %1 a player who called in time</extracomment>
            <translation>%1 hat rechtzeitig gerufen.</translation>
        </message>
        <message>
            <source>%1 called first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "40 ms"</extracomment>
            <translation>%1 hat zuerst gerufen, %3 vor %2.</translation>
        </message>
        <message>
            <source>%1 caught %2.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who forgot to call</extracomment>
            <translation>%1 hat %2 erwischt.</translation>
        </message>
        <message>
            <source>%1 caught %2, %3 before the call.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 hat %2 erwischt, %3 vor dem Ruf.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s). On their own turn, they draw at the end.</source>
            <translation>
                <numerusform>%1 zieht %n Karte (im eigenen Spielzug erst am Ende).</numerusform>
                <numerusform>%1 zieht %n Karten (im eigenen Spielzug erst am Ende).</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <extracomment>Call booth, UNO. %1 the player who was caught, %n cards</extracomment>
            <translation>
                <numerusform>%1 zieht %n Karte.</numerusform>
                <numerusform>%1 zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had two cards.</source>
            <translation>Falscher Alarm von %1: Niemand hatte 2 Karten.</translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had one card.</source>
            <extracomment>Call booth, UNO: a wrong catch. %1 the player who pressed</extracomment>
            <translation>Falscher Alarm von %1: Niemand hatte nur noch eine Karte.</translation>
        </message>
        <message>
            <source>Too early: %1 still has time to call.</source>
            <extracomment>Call booth: another player tried to catch %1 during the grace period</extracomment>
            <translation>Zu früh: %1 hat noch Zeit zum Rufen.</translation>
        </message>
        <message>
            <source>A tie: %1 and %2, %3 apart. Nobody is caught.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "5 ms"</extracomment>
            <translation>Gleichstand: %1 und %2, nur %3 auseinander. Niemand wird erwischt.</translation>
        </message>
        <message>
            <source>%1 pressed.</source>
            <extracomment>Call booth. %1 the only player who pressed</extracomment>
            <translation>%1 hat gedrückt.</translation>
        </message>
        <message>
            <source>A tie between %1.</source>
            <extracomment>Call booth. %1 for example "Anna and Ben"</extracomment>
            <translation>Gleichstand: %1.</translation>
        </message>
        <message>
            <source>%1 was first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who pressed first, %2 the next one, %3 for example "40 ms"</extracomment>
            <translation>%1 war zuerst, %3 vor %2.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A line of the call log. %1 the outcome, %2 the players with their times</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 held the pose for %2.</source>
            <extracomment>A line of the call log: a Wild Dumb Fu pose. %1 a player, %2 for example "0:42"</extracomment>
            <translation>%1 hat die Pose %2 gehalten.</translation>
        </message>
        <message>
            <source>I have two</source>
            <extracomment>On a player's own button: tells the table that they hold two cards</extracomment>
            <translation>Ich habe 2</translation>
        </message>
        <message>
            <source>I have one</source>
            <translation>Ich habe 1</translation>
        </message>
        <message>
            <source>%1 ms</source>
            <extracomment>A short time. %1 milliseconds</extracomment>
            <translation>%1 ms</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>A short time. %1 seconds, such as 1.2</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>%1 +%2</source>
            <translation>%1 +%2</translation>
        </message>
        <message numerus="yes">
            <source>%1 moved after %2 and draws %n card(s).</source>
            <extracomment>Wild Dumb Fu. %1 the player who moved, %2 how long they held the pose, %n cards</extracomment>
            <translation>
                <numerusform>%1 hat sich nach %2 bewegt und zieht %n Karte.</numerusform>
                <numerusform>%1 hat sich nach %2 bewegt und zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 caught %2 together, %3 before the call.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 haben %2 zusammen erwischt, %3 vor dem Ruf.</translation>
        </message>
        <message>
            <source>%1 caught %2 together.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who forgot to call</extracomment>
            <translation>%1 haben %2 zusammen erwischt.</translation>
        </message>
    </context>
    <context>
        <name>ExportPanel</name>
        <message>
            <source>Export list</source>
            <extracomment>Title of a panel: write the list of games into a file</extracomment>
            <translation>Liste exportieren</translation>
        </message>
        <message>
            <source>%1, with each player’s points, calls, and catches.</source>
            <extracomment>In the panel "Export list". %1 for example "3 of 12 games"</extracomment>
            <translation>%1, dazu für jeden Spieler Punkte, Rufe und wie oft er andere erwischt hat.</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Tabelle (CSV)</translation>
        </message>
        <message>
            <source>For programs (JSON)</source>
            <extracomment>Button: export</extracomment>
            <translation>Für Programme (JSON)</translation>
        </message>
    </context>
    <context>
        <name>FilterPanel</name>
        <message>
            <source>Level</source>
            <extracomment>Label of a filter: how well a computer player at the table plays</extracomment>
            <translation>Stufe</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Title of a panel: choose which games are shown</extracomment>
            <translation>Partien zeigen</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Filter: games won and lost</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Filter: games that a person won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Lost</source>
            <extracomment>Filter: games that a computer player won</extracomment>
            <translation>Verloren</translation>
        </message>
        <message>
            <source>Opponent</source>
            <extracomment>Label of a filter: which computer player sat at the table</extracomment>
            <translation>Gegner</translation>
        </message>
        <message>
            <source>Show all</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Alle zeigen</translation>
        </message>
    </context>
    <context>
        <name>GameCount</name>
        <message numerus="yes">
            <source>%n score sheet(s)</source>
            <extracomment>%n score sheets of games with real cards</extracomment>
            <translation>
                <numerusform>%n Zettel</numerusform>
                <numerusform>%n Zettel</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here</source>
            <extracomment>%n games that were played against computer players or on this screen</extracomment>
            <translation>
                <numerusform>%n hier gespielte Partie</numerusform>
                <numerusform>%n hier gespielte Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>%1 is "8 score sheets", %2 is "12 games played here"</extracomment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>no games</source>
            <extracomment>In place of "8 score sheets and 12 games played here"</extracomment>
            <translation>keine Partien</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The record of this game can’t be read</source>
            <extracomment>Instead of the result of a game that is over</extracomment>
            <translation>Die Aufzeichnung dieser Partie ist nicht lesbar</translation>
        </message>
        <message>
            <source>played on from a replay</source>
            <extracomment>Of a game that is over: it began in the middle of an earlier game, which the player had watched</extracomment>
            <translation>aus einer Wiedergabe weitergespielt</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>Of a game that is over. %n: how many times the player took something back</extracomment>
            <translation>
                <numerusform>%n Zug zurückgenommen</numerusform>
                <numerusform>%n Züge zurückgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>A game that is over, of one person. %1 the computer players' names</extracomment>
            <translation>UNO mit %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS mit %1</translation>
        </message>
        <message>
            <source>UNO: %1</source>
            <extracomment>A game that is over, of several people. %1 all players' names</extracomment>
            <translation>UNO: %1</translation>
        </message>
        <message>
            <source>DOS: %1</source>
            <translation>DOS: %1</translation>
        </message>
        <message numerus="yes">
            <source>You won with %n point(s)</source>
            <extracomment>Result of a game that is over. %n points</extracomment>
            <translation>
                <numerusform>Du hast mit %n Punkt gewonnen</numerusform>
                <numerusform>Du hast mit %n Punkten gewonnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s)</source>
            <extracomment>Result of a game that is over. %1 a name, %n points</extracomment>
            <translation>
                <numerusform>%1 hat mit %n Punkt gewonnen</numerusform>
                <numerusform>%1 hat mit %n Punkten gewonnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s); you had %2</source>
            <extracomment>Result of a game that is over. %1 the winner's name, %2 your points, %n the winner's points</extracomment>
            <translation>
                <numerusform>%1 hat mit %n Punkt gewonnen, du hattest %2</numerusform>
                <numerusform>%1 hat mit %n Punkten gewonnen, du hattest %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 min</source>
            <extracomment>How long a game took. %1 minutes</extracomment>
            <translation>%1 min</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <extracomment>How long a game took. %1 hours, %2 minutes</extracomment>
            <translation>%1 h %2 min</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>Length of a game that is over. %n rounds</extracomment>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <extracomment>Heading over the games played on this day</extracomment>
            <translation>Heute</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <extracomment>Heading over the games played on the day before</extracomment>
            <translation>Gestern</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Heading over the games of a month. %1 the month's name, %2 the year</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Person</source>
            <extracomment>Who sat there: a person and no computer player</extracomment>
            <translation>Mensch</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won</source>
            <extracomment>What a player did in a game. %n rounds</extracomment>
            <translation>
                <numerusform>%n Runde gewonnen</numerusform>
                <numerusform>%n Runden gewonnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <extracomment>What a player did in a game: how often they called DOS or UNO. %n calls</extracomment>
            <translation>
                <numerusform>%n-mal gerufen</numerusform>
                <numerusform>%n-mal gerufen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missed</source>
            <extracomment>What a player did in a game: how often they forgot to call. %n times</extracomment>
            <translation>
                <numerusform>%n-mal vergessen</numerusform>
                <numerusform>%n-mal vergessen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n catch(es)</source>
            <extracomment>What a player did in a game: how often they caught somebody who had forgotten to call. %n times</extracomment>
            <translation>
                <numerusform>%n-mal jemanden erwischt</numerusform>
                <numerusform>%n-mal jemanden erwischt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best turn: %n card(s)</source>
            <extracomment>What a player did in a game: the cards of their best turn. %n cards</extracomment>
            <translation>
                <numerusform>bester Zug: %n Karte</numerusform>
                <numerusform>bester Zug: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n the points that a game was played to</extracomment>
            <translation>
                <numerusform>bis %n Punkt</numerusform>
                <numerusform>bis %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>one round</source>
            <extracomment>How long a game was: the winner of the first round won it</extracomment>
            <translation>eine Runde</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Games played</source>
            <extracomment>Title of the page with all games at the table that are over</extracomment>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Part of the page: the list of games</extracomment>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Part of the page</extracomment>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Games or statistics</source>
            <extracomment>Spoken name of two buttons: the list of games, or statistics</extracomment>
            <translation>Partien oder Statistik</translation>
        </message>
        <message>
            <source>Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.</source>
            <extracomment>On the page of games played, before the first game was played to its end</extracomment>
            <translation>Jede Partie, die du am Tisch zu Ende spielst, steht dann hier: zum Nachspielen, mit einer Statistik zu jedem Gegner.</translation>
        </message>
        <message>
            <source>No games found. Change the search or the filter.</source>
            <extracomment>On the page of games played, where the filter leaves none</extracomment>
            <translation>Keine Partie gefunden. Ändere die Suche oder den Filter.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 a game and its date</extracomment>
            <translation>Gelöscht: %1. Du kannst die Partie 30 Tage lang zurückholen.</translation>
        </message>
        <message>
            <source>Trophies</source>
            <extracomment>Button on the page of games played: opens the page with trophies</extracomment>
            <translation>Trophäen</translation>
        </message>
    </context>
    <context>
        <name>HistoryTools</name>
        <message>
            <source>Search games played</source>
            <extracomment>Spoken name of the search field above the games played</extracomment>
            <translation>Gespielte Partien durchsuchen</translation>
        </message>
        <message>
            <source>Player, game, month</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Spieler, Spiel, Monat</translation>
        </message>
        <message>
            <source>Filter…</source>
            <extracomment>Button: choose which games are shown</extracomment>
            <translation>Filtern …</translation>
        </message>
        <message numerus="yes">
            <source>Filter (%n)</source>
            <extracomment>Button: choose which games are shown. %n filters that are set</extracomment>
            <translation>
                <numerusform>Filter (%n)</numerusform>
                <numerusform>Filter (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Button: write the list of games into a file</extracomment>
            <translation>Exportieren …</translation>
        </message>
    </context>
    <context>
        <name>InputFile</name>
        <message>
            <source>“%1” isn’t on this device. Download the file, then open it here.</source>
            <extracomment>%1 a web address</extracomment>
            <translation>„%1“ ist nicht auf diesem Gerät. Lade die Datei herunter und öffne sie dann hier.</translation>
        </message>
        <message>
            <source>There is no file “%1”. It may have been moved or deleted.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Die Datei „%1“ gibt es nicht. Vielleicht wurde sie verschoben oder gelöscht.</translation>
        </message>
        <message>
            <source>“%1” is a folder. Open a file from it.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>„%1“ ist ein Ordner. Öffne eine Datei daraus.</translation>
        </message>
        <message>
            <source>“%1” isn’t a file but a part of the system, so Tableside didn’t open it. Choose another file.</source>
            <extracomment>%1 something that looks like a file: a pipe or a device of the system</extracomment>
            <translation>„%1“ ist keine Datei, sondern ein Teil des Systems. Deshalb hat Tableside es nicht geöffnet. Wähl eine andere Datei.</translation>
        </message>
        <message>
            <source>You’re not allowed to read “%1”. Change its permissions, or ask its owner for a copy.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Du darfst „%1“ nicht lesen. Ändere die Zugriffsrechte oder bitte um eine Kopie.</translation>
        </message>
        <message>
            <source>“%1” is larger than %2 MB, the most that Tableside opens. Check that it’s the right file.</source>
            <extracomment>%1 a file, %2 a number</extracomment>
            <translation>„%1“ ist größer als %2 MB, und mehr öffnet Tableside nicht. Prüf, ob es die richtige Datei ist.</translation>
        </message>
        <message>
            <source>“%1” is empty. Choose another file.</source>
            <extracomment>%1 a file</extracomment>
            <translation>„%1“ ist leer. Wähl eine andere Datei.</translation>
        </message>
        <message>
            <source>“%1” is compressed. Unpack it, then open the file that was in it.</source>
            <extracomment>%1 a file, such as a zip file</extracomment>
            <translation>„%1“ ist komprimiert. Entpack die Datei und öffne dann, was darin war.</translation>
        </message>
        <message>
            <source>“%1” is saved as UTF-16 (Unicode). Save it as UTF-8, then open it again.</source>
            <extracomment>%1 a file. UTF-16 and UTF-8 are what spreadsheets call two ways to save text</extracomment>
            <translation>„%1“ ist als UTF-16 (Unicode) gespeichert. Speichere die Datei als UTF-8 und öffne sie noch einmal.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read. Check the file and try again.</source>
            <extracomment>%1 a file</extracomment>
            <translation>„%1“ konnte nicht gelesen werden. Prüf die Datei und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Tableside can’t open “%1”. It opens games, score books, and tables of points (CSV).</source>
            <extracomment>%1 a file, such as a picture</extracomment>
            <translation>Mit „%1“ kann Tableside nichts anfangen. Es öffnet Partien, Punktebücher und Punktetabellen (CSV).</translation>
        </message>
    </context>
    <context>
        <name>JobPanel</name>
        <message>
            <source>%1 percent</source>
            <extracomment>Spoken: how far an import or export is. %1 a number</extracomment>
            <translation>%1 Prozent</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: cancel a long import or export and undo what it did</extracomment>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>JumpInButtons</name>
        <message>
            <source>%1 jumps in</source>
            <extracomment>Button at a player's portrait: they have the card on top and play it out of turn. %1 a player's name</extracomment>
            <translation>%1 wirft dazwischen</translation>
        </message>
    </context>
    <context>
        <name>LaySlot</name>
        <message>
            <source>Lay it here</source>
            <extracomment>On the spot where a dragged card will land</extracomment>
            <translation>Hierher legen</translation>
        </message>
    </context>
    <context>
        <name>LearnCard</name>
        <message>
            <source>New here? Learn by playing!</source>
            <extracomment>Heading on the first page, above the buttons to the lessons</extracomment>
            <translation>Neu hier? Lern beim Spielen!</translation>
        </message>
        <message>
            <source>Learn DOS in three minutes</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>DOS in drei Minuten lernen</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>UNO lernen</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: lessons are not offered any more</extracomment>
            <translation>Jetzt nicht</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Same number</source>
            <extracomment>Title of a part of a lesson, as short as can be</extracomment>
            <translation>Gleiche Zahl</translation>
        </message>
        <message>
            <source>Your turn! Play your red 7 on the green 7: it’s the same number.</source>
            <extracomment>Lesson: the learner is to play that card on the other one</extracomment>
            <translation>Du bist dran! Spiel deine rote 7 auf die grüne 7: gleiche Zahl.</translation>
        </message>
        <message>
            <source>You could draw. But your red 7 matches: play it on the green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du könntest ziehen. Aber deine rote 7 passt: Spiel sie auf die grüne 7.</translation>
        </message>
        <message>
            <source>That’s a match! One card gone. Get rid of them all, and you win the round.</source>
            <extracomment>Lesson, after a match</extracomment>
            <translation>Du hast die 7 bedient und bist eine Karte los! Wer keine mehr hat, gewinnt die Runde.</translation>
        </message>
        <message>
            <source>Two that add up</source>
            <extracomment>Title of a part of a lesson: two cards whose numbers add up</extracomment>
            <translation>Zwei zusammen</translation>
        </message>
        <message>
            <source>You have no 7, but 3 + 4 = 7. Play your red 3 and yellow 4 on the blue 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du hast keine 7, aber 3 + 4 = 7. Spiel deine rote 3 und gelbe 4 auf die blaue 7.</translation>
        </message>
        <message>
            <source>No need to draw: your 3 and your 4 make 7. Play both on the blue 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du musst nicht ziehen: 3 und 4 sind 7. Spiel beide auf die blaue 7.</translation>
        </message>
        <message>
            <source>Two cards gone at once! It’s always one card, or exactly two that add up.</source>
            <extracomment>Lesson</extracomment>
            <translation>Zwei Karten auf einmal weg! Nimm immer eine oder genau zwei, die zusammen die Zahl ergeben.</translation>
        </message>
        <message>
            <source>One match after another</source>
            <extracomment>Title of a part of a lesson: several matches in one turn</extracomment>
            <translation>Mehrmals bedienen</translation>
        </message>
        <message>
            <source>You can match every card in the Center Row. Start with your red 5.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du kannst jede Karte der Mittelreihe bedienen. Fang mit deiner roten 5 an.</translation>
        </message>
        <message>
            <source>Keep going: match the other card in the Center Row, too.</source>
            <extracomment>Lesson; the first of two matches has been made</extracomment>
            <translation>Weiter so! Bediene auch die andere Karte der Mittelreihe.</translation>
        </message>
        <message>
            <source>You could stop here. But the other card matches, too: play it.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Du könntest aufhören. Aber die andere Karte passt auch: Spiel sie.</translation>
        </message>
        <message>
            <source>Nothing else matches. Press “End turn”.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Sonst passt nichts mehr. Drück „Zug beenden“.</translation>
        </message>
        <message>
            <source>The matched cards are gone, and the Center Row has two new ones.</source>
            <extracomment>Lesson</extracomment>
            <translation>Die bedienten Karten sind weg, und in der Mittelreihe liegen zwei neue.</translation>
        </message>
        <message>
            <source>Same color: a bonus</source>
            <extracomment>Title of a part of a lesson: a color match earns a bonus card</extracomment>
            <translation>Gleiche Farbe: Bonus</translation>
        </message>
        <message>
            <source>Same number and same color: play your blue 6 on the blue 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Gleiche Zahl und gleiche Farbe: Spiel deine blaue 6 auf die blaue 6.</translation>
        </message>
        <message>
            <source>Don’t draw: your blue 6 is the best card you could have here. Play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Zieh nicht: Deine blaue 6 passt hier am besten. Spiel sie.</translation>
        </message>
        <message>
            <source>A color match! It earns you a bonus card. Press “End turn” first.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Ein Farbbonus! Dafür darfst du eine Bonuskarte legen. Drück zuerst „Zug beenden“.</translation>
        </message>
        <message>
            <source>Your bonus: lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the learner lays one more card in the row</extracomment>
            <translation>Dein Bonus: Leg eine Karte deiner Wahl in die Mittelreihe.</translation>
        </message>
        <message>
            <source>You can skip it. But then you keep a card you could get rid of: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Du darfst den Bonus auslassen. Aber dann behältst du eine Karte, die du loswerden könntest: Leg eine.</translation>
        </message>
        <message>
            <source>One more card gone! Everyone can match the one you laid.</source>
            <extracomment>Lesson</extracomment>
            <translation>Noch eine Karte weg! Die gelegte dürfen jetzt alle bedienen.</translation>
        </message>
        <message>
            <source>Two of one color</source>
            <extracomment>Title of a part of a lesson: a double color match</extracomment>
            <translation>Zwei in einer Farbe</translation>
        </message>
        <message>
            <source>3 + 5 = 8, and all three cards are green. Play both on the green 8.</source>
            <extracomment>Lesson</extracomment>
            <translation>3 + 5 = 8, und alle drei Karten sind grün. Spiel beide auf die grüne 8.</translation>
        </message>
        <message>
            <source>Don’t draw: play your green 3 and green 5 on the green 8.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Zieh nicht: Spiel deine grüne 3 und grüne 5 auf die grüne 8.</translation>
        </message>
        <message>
            <source>A double color match, the best of all! Press “End turn” and see.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Ein doppelter Farbbonus, besser geht’s nicht! Drück „Zug beenden“ und schau.</translation>
        </message>
        <message>
            <source>First your bonus: lay any card in the Center Row.</source>
            <extracomment>Lesson</extracomment>
            <translation>Zuerst dein Bonus: Leg eine Karte deiner Wahl in die Mittelreihe.</translation>
        </message>
        <message>
            <source>You can skip it. But every card you get rid of helps: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Du darfst den Bonus auslassen. Aber weg ist weg: Leg eine Karte.</translation>
        </message>
        <message>
            <source>And everyone else draws a card: one for %1, one for %2.</source>
            <extracomment>Lesson. %1 and %2 are players' names</extracomment>
            <translation>Und alle anderen ziehen eine Karte: %1 eine, %2 eine.</translation>
        </message>
        <message>
            <source>Nothing matches</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Nichts passt</translation>
        </message>
        <message>
            <source>None of your cards matches, and no two add up. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Keine deiner Karten passt, auch keine zwei zusammen. Zieh eine Karte.</translation>
        </message>
        <message>
            <source>That one doesn’t help. So lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the card that was drawn doesn't help</extracomment>
            <translation>Die hilft auch nicht. Also leg eine Karte deiner Wahl in die Mittelreihe.</translation>
        </message>
        <message>
            <source>The Center Row has three cards now: more to match for everyone.</source>
            <extracomment>Lesson</extracomment>
            <translation>In der Mittelreihe liegen jetzt 3 Karten: mehr Auswahl für alle.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Joker</translation>
        </message>
        <message>
            <source>A Wild DOS is a 2 of any color. 2 + 5 = 7: play it with your green 5 on the red 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ein DOS-Farben-Joker ist eine 2 in jeder Farbe. 2 + 5 = 7: Spiel ihn mit deiner grünen 5 auf die rote 7.</translation>
        </message>
        <message>
            <source>A Wild # is any number from 1 to 10. Play yours as a 9 on the yellow 9.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ein #-Zahlen-Joker ist jede Zahl von 1 bis 10. Spiel deinen als 9 auf die gelbe 9.</translation>
        </message>
        <message>
            <source>You could save it. But try it now: play your Wild # on the yellow 9.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Du könntest ihn aufheben. Aber probier ihn aus: Spiel den #-Zahlen-Joker auf die gelbe 9.</translation>
        </message>
        <message>
            <source>Don’t save them too long: a Wild DOS left in your hand gives the winner 20 points, a Wild # 40.</source>
            <extracomment>Lesson</extracomment>
            <translation>Heb sie nicht zu lange auf: Ein DOS-Farben-Joker auf der Hand bringt dem Sieger 20 Punkte, ein #-Zahlen-Joker 40.</translation>
        </message>
        <message>
            <source>Call “DOS!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>„DOS!“ rufen</translation>
        </message>
        <message>
            <source>You have three cards. Play your red 7 on the green 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du hast 3 Karten. Spiel deine rote 7 auf die grüne 7.</translation>
        </message>
        <message>
            <source>Too early: you call with exactly two cards. Play your red 7 first.</source>
            <extracomment>Lesson, to a learner who calls with three cards</extracomment>
            <translation>Zu früh: Du rufst erst, wenn du genau 2 Karten hast. Spiel zuerst deine rote 7.</translation>
        </message>
        <message>
            <source>Two cards left! Press the big “DOS!” button before anyone notices.</source>
            <extracomment>Lesson. “DOS!” is the big button</extracomment>
            <translation>Noch 2 Karten! Drück schnell den großen Knopf „DOS!“, bevor es jemand merkt.</translation>
        </message>
        <message>
            <source>Call first! Until you do, anyone can catch you.</source>
            <extracomment>Lesson, to a learner who would end the turn without calling</extracomment>
            <translation>Ruf zuerst! Bis dahin kann dich jeder erwischen.</translation>
        </message>
        <message>
            <source>In time! If you forget and someone catches you, you draw two cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Rechtzeitig! Wenn du es vergisst und erwischt wirst, ziehst du 2 Karten.</translation>
        </message>
        <message>
            <source>Catch someone</source>
            <extracomment>Title of a part of a lesson: catching a player who forgot to call</extracomment>
            <translation>Jemanden erwischen</translation>
        </message>
        <message>
            <source>%1 has two cards and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 hat 2 Karten und hat vergessen zu rufen. Drück „Erwischt!“ neben dem Namen.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Be quick: if they call first, they’re safe.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Erwischt! %1 zieht 2 Karten. Sei schnell: Wer vorher ruft, ist sicher.</translation>
        </message>
        <message>
            <source>Your last card</source>
            <extracomment>Title of a part of a lesson: playing the last card</extracomment>
            <translation>Deine letzte Karte</translation>
        </message>
        <message>
            <source>One card left, and it matches! Play your yellow 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Noch eine Karte, und sie passt! Spiel deine gelbe 6.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 200 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du gewinnst die Runde und bekommst Punkte für die Karten der anderen. Wer zuerst 200 hat, gewinnt die Partie.</translation>
        </message>
        <message>
            <source>Color, number, symbol</source>
            <extracomment>Title of a part of a lesson: what a card has to have in common with the top card</extracomment>
            <translation>Farbe, Zahl, Zeichen</translation>
        </message>
        <message>
            <source>Your turn! The top card is red: play your red 3. Same color.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du bist dran! Oben liegt eine rote Karte: Spiel deine rote 3. Gleiche Farbe.</translation>
        </message>
        <message>
            <source>You could draw. But your red 3 fits: play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du könntest ziehen. Aber deine rote 3 passt: Spiel sie.</translation>
        </message>
        <message>
            <source>A red 9 is on top now. Play your yellow 9: same number.</source>
            <extracomment>Lesson</extracomment>
            <translation>Jetzt liegt eine rote 9 oben. Spiel deine gelbe 9: gleiche Zahl.</translation>
        </message>
        <message>
            <source>And now the same symbol: play your blue Skip on the yellow Skip.</source>
            <extracomment>Lesson</extracomment>
            <translation>Und jetzt das gleiche Zeichen: Spiel deine blaue Aussetzen-Karte auf die gelbe.</translation>
        </message>
        <message>
            <source>Nothing fits</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Nichts passt</translation>
        </message>
        <message>
            <source>You have nothing green and no 8. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du hast nichts Grünes und keine 8. Zieh eine Karte.</translation>
        </message>
        <message>
            <source>A green 4, and it fits! Play it right away.</source>
            <extracomment>Lesson</extracomment>
            <translation>Eine grüne 4, und sie passt! Spiel sie gleich.</translation>
        </message>
        <message>
            <source>You could keep it. But you want to get rid of cards: play it.</source>
            <extracomment>Lesson, to a learner who would keep the card</extracomment>
            <translation>Du könntest sie behalten. Aber du willst ja Karten loswerden: Spiel sie.</translation>
        </message>
        <message>
            <source>If the card doesn’t fit, you keep it, and it’s the next player’s turn.</source>
            <extracomment>Lesson</extracomment>
            <translation>Passt die Karte nicht, behältst du sie, und der Nächste ist dran.</translation>
        </message>
        <message>
            <source>Action cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Aktionskarten</translation>
        </message>
        <message>
            <source>A Reverse changes the direction of play. Play your green Reverse.</source>
            <extracomment>Lesson</extracomment>
            <translation>Retour dreht die Richtung um. Spiel deine grüne Retour-Karte.</translation>
        </message>
        <message>
            <source>That one’s next. First play your green Reverse.</source>
            <extracomment>Lesson, to a learner who would play another card first</extracomment>
            <translation>Die kommt gleich. Spiel zuerst deine grüne Retour-Karte.</translation>
        </message>
        <message>
            <source>%2 is next now. Play your green Draw Two and see what happens.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>Jetzt ist %2 nach dir dran. Spiel deine grüne Zieh 2 und schau, was passiert.</translation>
        </message>
        <message>
            <source>Wild</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Farbenwahl</translation>
        </message>
        <message>
            <source>A Wild goes on any card, and you name a color. Play it and name blue: you have two blue cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Eine Farbenwahl passt immer, und du wünschst dir eine Farbe. Spiel sie und wünsch dir Blau: Davon hast du zwei.</translation>
        </message>
        <message>
            <source>You can name any color. But you have two blue cards: play the Wild and name blue.</source>
            <extracomment>Lesson, to a learner who would name another color</extracomment>
            <translation>Du darfst dir jede Farbe wünschen. Aber du hast 2 blaue Karten: Spiel die Farbenwahl und wünsch dir Blau.</translation>
        </message>
        <message>
            <source>No need to draw: a Wild always fits. Play it and name blue.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du musst nicht ziehen: Eine Farbenwahl passt immer. Spiel sie und wünsch dir Blau.</translation>
        </message>
        <message>
            <source>From now on it’s blue: only a blue card or another wild card fits.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ab jetzt gilt Blau: Nur eine blaue Karte oder noch eine Farbenwahlkarte passt.</translation>
        </message>
        <message>
            <source>Challenge!</source>
            <extracomment>Title of a part of a lesson: challenging a Wild Draw Four</extracomment>
            <translation>Herausfordern!</translation>
        </message>
        <message>
            <source>The color was red. If %2 has a red card, that Wild Draw Four is a bluff. Press “Challenge”.</source>
            <extracomment>Lesson. %2 a player's name; “Challenge” is a button</extracomment>
            <translation>Mit einer roten Karte auf der Hand ist eine Zieh-4-Farbenwahl nicht erlaubt. Blufft %2? Drück „Herausfordern“.</translation>
        </message>
        <message>
            <source>You could draw the four cards. But %2 looks guilty: press “Challenge”.</source>
            <extracomment>Lesson, to a learner who would draw the four cards. %2 a player's name</extracomment>
            <translation>Du könntest die 4 Karten ziehen. Aber %2 sieht verdächtig aus: Drück „Herausfordern“.</translation>
        </message>
        <message>
            <source>%2 had a red 8 and draws the four cards. If it’s not a bluff, you draw six!</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 hatte eine rote 8 und zieht die 4 Karten. War es kein Bluff, ziehst du 6!</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Dumm-Fu-Farbenwahl</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 5.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du musst nicht ziehen: Spiel deine gelbe 5.</translation>
        </message>
        <message>
            <source>Call “UNO!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>„UNO!“ rufen</translation>
        </message>
        <message>
            <source>Two cards left. Play your green 7, and get ready to call.</source>
            <extracomment>Lesson</extracomment>
            <translation>Noch 2 Karten. Spiel deine grüne 7 und halt dich bereit zu rufen.</translation>
        </message>
        <message>
            <source>Too early: you call with one card left. Play your green 7 first.</source>
            <extracomment>Lesson, to a learner who calls with two cards</extracomment>
            <translation>Zu früh: Du rufst erst, wenn du nur noch eine Karte hast. Spiel zuerst deine grüne 7.</translation>
        </message>
        <message>
            <source>No need to draw: play your green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du musst nicht ziehen: Spiel deine grüne 7.</translation>
        </message>
        <message>
            <source>One card left! Press the big “UNO!” button before anyone notices.</source>
            <extracomment>Lesson. “UNO!” is the big button</extracomment>
            <translation>Noch eine Karte! Drück schnell den großen Knopf „UNO!“, bevor es jemand merkt.</translation>
        </message>
        <message>
            <source>%1 has one card and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 hat noch eine Karte und hat vergessen zu rufen. Drück „Erwischt!“ neben dem Namen.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Once the next player plays, it’s too late.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Erwischt! %1 zieht 2 Karten. Sobald der Nächste spielt, ist es zu spät.</translation>
        </message>
        <message>
            <source>One card left, and it fits! Play your yellow 3.</source>
            <extracomment>Lesson</extracomment>
            <translation>Noch eine Karte, und sie passt! Spiel deine gelbe 3.</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 3 and win.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Du musst nicht ziehen: Spiel deine gelbe 3, und du gewinnst.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 500 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Du gewinnst die Runde und bekommst Punkte für die Karten der anderen. Wer zuerst 500 hat, gewinnt die Partie.</translation>
        </message>
        <message>
            <source>Color, number, or symbol: one has to match. Your Skip made %1 miss the turn.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Farbe, Zahl oder Zeichen: Eins davon muss passen. Wegen deiner Karte setzt %1 aus.</translation>
        </message>
        <message>
            <source>%2 drew two cards and missed the turn. Like any card, an action card has to match by color or symbol.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 zieht 2 Karten und setzt aus. Auch eine Aktionskarte muss in Farbe oder Zeichen passen.</translation>
        </message>
        <message>
            <source>%2 makes you strike a silly pose! Play your yellow 5 first: you can move on your turn.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 bringt dich in eine alberne Pose! Spiel erst deine gelbe 5: Wenn du dran bist, darfst du dich bewegen.</translation>
        </message>
        <message>
            <source>Now you’d hold still until your next turn. But just this once: move and see what happens!</source>
            <extracomment>Lesson, to a posing learner, who is to be caught once: a mouse, a finger, or a key will do</extracomment>
            <translation>Jetzt müsstest du stillhalten, bis du wieder dran bist. Aber dieses eine Mal: Beweg dich und schau, was passiert!</translation>
        </message>
        <message>
            <source>Caught: four cards! Next time, don’t touch anything until it’s your turn again.</source>
            <extracomment>Lesson</extracomment>
            <translation>Erwischt: 4 Karten! Rühr beim nächsten Mal nichts an, bis du wieder dran bist.</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>%1 of %2</source>
            <extracomment>How far a lesson is: %1 of %2 parts</extracomment>
            <translation>%1 von %2</translation>
        </message>
        <message>
            <source>Lesson, step %1: %2</source>
            <extracomment>Spoken name of the strip above a lesson. %1 how far it is, such as "3 of 10"; %2 what is taught now</extracomment>
            <translation>Lektion, Schritt %1: %2</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <extracomment>Button: ends a lesson, which can be continued later</extracomment>
            <translation>Lektion verlassen</translation>
        </message>
        <message>
            <source>Repeat this step</source>
            <extracomment>Button in a lesson: what is taught now once more</extracomment>
            <translation>Schritt wiederholen</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button in a lesson</extracomment>
            <translation>Voriger Schritt</translation>
        </message>
        <message>
            <source>Skip step</source>
            <extracomment>Button in a lesson: to the next part</extracomment>
            <translation>Überspringen</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>That was the last step</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Das war der letzte Schritt</translation>
        </message>
        <message>
            <source>You skipped some steps. You can start over, or play your first game right away.</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Du hast Schritte übersprungen. Du kannst von vorn anfangen oder gleich deine erste Partie spielen.</translation>
        </message>
        <message>
            <source>Welcome back!</source>
            <extracomment>A lesson that was left is opened again</extracomment>
            <translation>Willkommen zurück!</translation>
        </message>
        <message>
            <source>You can play %1!</source>
            <extracomment>A lesson is finished. %1 "DOS" or "UNO"</extracomment>
            <translation>Du kannst %1 spielen!</translation>
        </message>
        <message>
            <source>You were learning %1 and left off at step %2 of %3: %4.</source>
            <extracomment>Where a lesson was left. %1 "DOS" or "UNO", %2 and %3 how far, %4 what is taught there</extracomment>
            <translation>Bei %1 hast du in Schritt %2 von %3 aufgehört: %4.</translation>
        </message>
        <message>
            <source>That’s all you need for your first game. The rules explain the rest whenever you want.</source>
            <extracomment>A lesson is finished</extracomment>
            <translation>Mehr brauchst du für deine erste Partie nicht. Alles andere steht in den Regeln.</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: goes on with a lesson where it was left</extracomment>
            <translation>Weitermachen</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: begins a lesson that was left once more</extracomment>
            <translation>Von vorn</translation>
        </message>
        <message>
            <source>Play your first game</source>
            <extracomment>Button at the end of a lesson: to setting up a game</extracomment>
            <translation>Deine erste Partie spielen</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button at the end of the lesson of UNO: to the one of DOS</extracomment>
            <translation>DOS lernen</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button at the end of the lesson of DOS: to the one of UNO</extracomment>
            <translation>UNO lernen</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Button at the end of a lesson: leaves it</extracomment>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: doesn't go on with a lesson</extracomment>
            <translation>Jetzt nicht</translation>
        </message>
    </context>
    <context>
        <name>NameQuestion</name>
        <message>
            <source>Same person</source>
            <extracomment>Button: a name means a person who is in the score book already</extracomment>
            <translation>Dieselbe Person</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Button: a name doesn't mean the person with a similar name in the score book</extracomment>
            <translation>Jemand anderes</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken name. %1 an opponent, %2 for example "7 of 12 games won"</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>A share of games. %1 a number</extracomment>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>PlayedGameRow</name>
        <message>
            <source>result only</source>
            <extracomment>Of a game that is over: its cards are no longer stored, so it can't be replayed</extracomment>
            <translation>nur Ergebnis</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game that is over. %1 who played, %2 who won, %3 how long it took and when it was</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1: for example "DOS with Ada"</extracomment>
            <translation>Partie löschen: %1</translation>
        </message>
    </context>
    <context>
        <name>PlayedPanel</name>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A player and how well they play. %1 a name, %2 for example "Medium"</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken: a player's points. %n points</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the result is kept: your settings limit how many games you can replay.</source>
            <extracomment>About a game whose cards are no longer stored</extracomment>
            <translation>Nur das Ergebnis ist noch da: Deine Einstellungen begrenzen, wie viele Partien sich nachspielen lassen.</translation>
        </message>
        <message>
            <source>Watch</source>
            <extracomment>Button: replay the game</extracomment>
            <translation>Ansehen</translation>
        </message>
        <message>
            <source>Save as file</source>
            <extracomment>Button: write the game with all its cards into a file</extracomment>
            <translation>Als Datei speichern</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>Button: the game goes out of the list; it can be restored</extracomment>
            <translation>Löschen</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Next mark</source>
            <extracomment>Button of a replay: on to the next call, catch, reshuffle or better play</extracomment>
            <translation>Nächste Markierung</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the buttons with which one goes through a game that was played</extracomment>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <extracomment>Spoken after the name of whose cards are shown in a replay: what the button does</extracomment>
            <translation>Wählen, wessen Karten man sieht</translation>
        </message>
        <message>
            <source>Back one round</source>
            <extracomment>Button: to the beginning of the round</extracomment>
            <translation>Eine Runde zurück</translation>
        </message>
        <message>
            <source>Back one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Einen Spielzug zurück</translation>
        </message>
        <message>
            <source>Back one step</source>
            <extracomment>Button of a replay: back by one action</extracomment>
            <translation>Einen Schritt zurück</translation>
        </message>
        <message>
            <source>Forward one round</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Eine Runde weiter</translation>
        </message>
        <message>
            <source>Forward one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Einen Spielzug weiter</translation>
        </message>
        <message>
            <source>Forward one step</source>
            <extracomment>Button of a replay: on by one action</extracomment>
            <translation>Einen Schritt weiter</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Abspielen</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Button of a replay: how fast it plays. %1 a number such as 0.5 or 2</extracomment>
            <translation>%1 ×</translation>
        </message>
        <message>
            <source>Speed: %1</source>
            <extracomment>Spoken name of the button with the speed of a replay; %1 a number such as 0.5 or 2</extracomment>
            <translation>Tempo: %1</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>Button of a replay: begins a new game with the position that is shown</extracomment>
            <translation>Ab hier weiterspielen</translation>
        </message>
        <message>
            <source>All hands</source>
            <extracomment>Button of a replay: the hands of all players lie open</extracomment>
            <translation>Alle Karten offen</translation>
        </message>
        <message>
            <source>%1’s cards</source>
            <extracomment>Button of a replay: whose hand is shown. %1 a player</extracomment>
            <translation>Karten von %1</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the page on which one looks at a game that was played</extracomment>
            <translation>Wiedergabe</translation>
        </message>
        <message>
            <source>The beginning of the game</source>
            <extracomment>In a replay, before the first card</extracomment>
            <translation>Anfang der Partie</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Whose cards?</source>
            <extracomment>Title of the choice whose cards are shown in a replay</extracomment>
            <translation>Wessen Karten?</translation>
        </message>
    </context>
    <context>
        <name>ReplayScrubber</name>
        <message>
            <source>Position in the game</source>
            <extracomment>Spoken name of the line on which one goes to any moment of a game</extracomment>
            <translation>Stelle in der Partie</translation>
        </message>
    </context>
    <context>
        <name>ReplayView</name>
        <message>
            <source>All hands</source>
            <extracomment>Switch of a replay: the hands of all players lie open</extracomment>
            <translation>Alle Karten offen</translation>
        </message>
        <message>
            <source>Seen from</source>
            <extracomment>Heading over the players in a replay: who sits at the lower edge</extracomment>
            <translation>Aus der Sicht von</translation>
        </message>
    </context>
    <context>
        <name>SeatSignals</name>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>Handy offline</translation>
        </message>
    </context>
    <context>
        <name>SpokenTalk</name>
        <message>
            <source>%1 says: %2</source>
            <extracomment>Spoken by screen readers. %1 a player, %2 what the player says, with its punctuation</extracomment>
            <translation>%1 sagt: %2</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n game(s) played on from a replay don’t count.</source>
            <extracomment>Under the statistics: games that began in the middle of an earlier one, which the player had watched. %n games</extracomment>
            <translation>
                <numerusform>%n Partie, die aus einer Wiedergabe weitergespielt wurde, zählt nicht mit.</numerusform>
                <numerusform>%n Partien, die aus einer Wiedergabe weitergespielt wurden, zählen nicht mit.</numerusform>
            </translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Spoken name of the page's part with the statistics</extracomment>
            <translation>Statistik</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose statistics are shown</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: of which game the statistics are</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Statistics of DOS and UNO together</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <extracomment>Instead of statistics, where a person has played no game of that kind to its end</extracomment>
            <translation>Eine Statistik gibt es nach der ersten beendeten Partie.</translation>
        </message>
        <message numerus="yes">
            <source>Wins in the last %n game(s)</source>
            <extracomment>Heading over a chart. %n games</extracomment>
            <translation>
                <numerusform>Siege in der letzten Partie</numerusform>
                <numerusform>Siege in den letzten %n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A chart appears after %n game(s).</source>
            <extracomment>Instead of a chart. %n games</extracomment>
            <translation>
                <numerusform>Eine Kurve gibt es nach %n Partie.</numerusform>
                <numerusform>Eine Kurve gibt es nach %n Partien.</numerusform>
            </translation>
        </message>
        <message>
            <source>By level</source>
            <extracomment>Heading: statistics against computer players of each level</extracomment>
            <translation>Nach Stufe</translation>
        </message>
        <message>
            <source>By opponent</source>
            <extracomment>Heading: statistics against each computer player</extracomment>
            <translation>Nach Gegner</translation>
        </message>
        <message>
            <source>A game counts for every computer player at the table. Missed calls: someone caught you, or nobody noticed in time. Best turn: in DOS, the most cards you got rid of in one turn; in UNO, the most cards the others drew because of one of yours.</source>
            <extracomment>Under the statistics: what they count</extracomment>
            <translation>Eine Partie zählt bei jedem Computerspieler, der am Tisch saß. Vergessene Rufe: Jemand hat dich erwischt, oder niemand hat es rechtzeitig gemerkt. Bester Zug: bei DOS die meisten Karten, die du in einem Zug losgeworden bist; bei UNO die meisten Karten, die andere für eine deiner Karten ziehen mussten.</translation>
        </message>
        <message>
            <source>Wins in your last games: %1 percent now, between %2 and %3 before</source>
            <extracomment>Spoken name of a chart. %1, %2 and %3 percent</extracomment>
            <translation>Siege in den letzten Partien: jetzt %1 Prozent, davor zwischen %2 und %3</translation>
        </message>
    </context>
    <context>
        <name>TableLookSection</name>
        <message>
            <source>Table and cards</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Tisch und Karten</translation>
        </message>
        <message>
            <source>High contrast has its own felt and its own back. Your choice here returns with the usual colors.</source>
            <translation>Hoher Kontrast hat ein eigenes Tuch und eine eigene Rückseite. Deine Wahl gilt wieder mit den üblichen Farben.</translation>
        </message>
        <message>
            <source>Felt</source>
            <extracomment>Setting: the color of the felt on the table</extracomment>
            <translation>Tuch</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Plum</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Pflaume</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>Color of the felt: a dark blue</extracomment>
            <translation>Nachtblau</translation>
        </message>
        <message>
            <source>Backs of the cards</source>
            <extracomment>Setting: the picture on the back of the cards</extracomment>
            <translation>Rückseite der Karten</translation>
        </message>
        <message>
            <source>Weave</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Geflecht</translation>
        </message>
        <message>
            <source>Stars</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Sterne</translation>
        </message>
        <message>
            <source>Waves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Wellen</translation>
        </message>
        <message>
            <source>Leaves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Blätter</translation>
        </message>
    </context>
    <context>
        <name>TableTalk</name>
        <message>
            <source>Silence is golden. Usually.</source>
            <translation>Schweigen ist Gold. Meistens.</translation>
        </message>
        <message>
            <source>I heard it. The word you didn’t say.</source>
            <translation>Ich höre sogar, was du nicht sagst.</translation>
        </message>
        <message>
            <source>I was in the middle of a chapter.</source>
            <translation>Ich war gerade mitten im Kapitel.</translation>
        </message>
        <message>
            <source>Noted. In very small print.</source>
            <translation>Ist notiert. Im Kleingedruckten.</translation>
        </message>
        <message>
            <source>Oh, good. More to read.</source>
            <translation>Ach. Noch mehr zu lesen.</translation>
        </message>
        <message>
            <source>I’ll need a bigger bookshelf.</source>
            <translation>Da brauche ich ein größeres Regal.</translation>
        </message>
        <message>
            <source>The end. And a happy one, too.</source>
            <translation>Ende gut, alles gut. Buch zu.</translation>
        </message>
        <message>
            <source>I guessed it on the first page.</source>
            <translation>Das ahnte ich schon auf Seite eins.</translation>
        </message>
        <message>
            <source>I was only missing the last page.</source>
            <translation>Mir fehlte nur noch die letzte Seite.</translation>
        </message>
        <message>
            <source>To be continued.</source>
            <translation>Fortsetzung folgt.</translation>
        </message>
        <message>
            <source>Didn’t you want to say something?</source>
            <translation>Wolltest du nicht noch was sagen?</translation>
        </message>
        <message>
            <source>Nice try. I invented that trick.</source>
            <translation>Netter Trick. Der ist von mir.</translation>
        </message>
        <message>
            <source>Just testing whether you’re awake.</source>
            <translation>Nur ein Test, ob du auch aufpasst.</translation>
        </message>
        <message>
            <source>Not bad. Any foxes in your family?</source>
            <translation>Nicht übel. Ist deine Oma ein Fuchs?</translation>
        </message>
        <message>
            <source>For me? You shouldn’t have.</source>
            <translation>Für mich? Das wär doch nicht nötig.</translation>
        </message>
        <message>
            <source>All part of my plan. Probably.</source>
            <translation>Gehört alles zum Plan. Glaube ich.</translation>
        </message>
        <message>
            <source>Who, me? I was only smiling.</source>
            <translation>Ich? Ich hab doch nur gelächelt.</translation>
        </message>
        <message>
            <source>Stole it, fair and square.</source>
            <translation>Ganz ehrlich stibitzt.</translation>
        </message>
        <message>
            <source>You’re almost as sly as I am.</source>
            <translation>Du bist ja fast so schlau wie ich.</translation>
        </message>
        <message>
            <source>That was on purpose. Can’t you tell?</source>
            <translation>Das war Absicht. Sieht man doch.</translation>
        </message>
        <message>
            <source>Even I noticed. Slowly, but still.</source>
            <translation>Sogar ich hab’s gemerkt. Ganz langsam.</translation>
        </message>
        <message>
            <source>I forget a lot after a long winter, too.</source>
            <translation>Geht mir nach dem Winterschlaf auch so.</translation>
        </message>
        <message>
            <source>Wait. I was just getting to it.</source>
            <translation>Moment. Ich wollte es gerade sagen.</translation>
        </message>
        <message>
            <source>My mouth was full of honey.</source>
            <translation>Ich hatte den Mund voll Honig.</translation>
        </message>
        <message>
            <source>Oof. Good thing I have big paws.</source>
            <translation>Uff. Gut, dass ich große Tatzen habe.</translation>
        </message>
        <message>
            <source>There’s always room for a little more.</source>
            <translation>Ein bisschen was geht immer noch rein.</translation>
        </message>
        <message>
            <source>Slow and steady gets the honey.</source>
            <translation>Gut Ding will Weile haben. Und Honig.</translation>
        </message>
        <message>
            <source>Over already? I just got comfy.</source>
            <translation>Schon vorbei? Ich saß grad so bequem.</translation>
        </message>
        <message>
            <source>Almost. One nap too many.</source>
            <translation>Fast. Ein Nickerchen zu viel.</translation>
        </message>
        <message>
            <source>Well played. Bear hug?</source>
            <translation>Gut gemacht. Bärenumarmung?</translation>
        </message>
        <message>
            <source>Hey, hey! Forgetting is my thing!</source>
            <translation>Halt! Vergessen ist doch mein Ding!</translation>
        </message>
        <message>
            <source>Wait, I noticed something? Me? Ha!</source>
            <translation>Ich hab was gemerkt? Ich? Haha!</translation>
        </message>
        <message>
            <source>Oops! There was this cloud, and…</source>
            <translation>Ups! Da war so eine Wolke, und dann …</translation>
        </message>
        <message>
            <source>Too fast! My mouth got left behind!</source>
            <translation>Zu schnell! Mein Mund kam nicht mit!</translation>
        </message>
        <message>
            <source>Whoa! Where did all that come from?</source>
            <translation>Huch! Wo kommt das denn alles her?</translation>
        </message>
        <message>
            <source>I’m laughing, so it doesn’t count!</source>
            <translation>Ich lache, also zählt es nicht!</translation>
        </message>
        <message>
            <source>Did I win? I wasn’t even looking!</source>
            <translation>Gewonnen? Ich hab gar nicht hingesehen!</translation>
        </message>
        <message>
            <source>Hooray! Quick victory lap! Back soon!</source>
            <translation>Juhu! Ehrenrunde! Bin gleich zurück!</translation>
        </message>
        <message>
            <source>So close! My ears were already there!</source>
            <translation>So knapp! Die Ohren waren schon da!</translation>
        </message>
        <message>
            <source>Oh! Was that the finish line?</source>
            <translation>Oh! War das etwa schon das Ziel?</translation>
        </message>
        <message>
            <source>Order, please. A word is missing.</source>
            <translation>Ordnung muss sein. Da fehlte ein Wort.</translation>
        </message>
        <message>
            <source>Rules first, cookies later.</source>
            <translation>Erst die Regeln, dann die Kekse.</translation>
        </message>
        <message>
            <source>Correct. I’d have caught me, too.</source>
            <translation>Korrekt. Ich hätte mich auch erwischt.</translation>
        </message>
        <message>
            <source>I’ll write myself a stern letter.</source>
            <translation>Ich schreibe mir einen strengen Brief.</translation>
        </message>
        <message>
            <source>Very well. I’ll dig my way out.</source>
            <translation>Na gut. Da grabe ich mich wieder raus.</translation>
        </message>
        <message>
            <source>Perfectly allowed. Unfortunately.</source>
            <translation>Alles nach Vorschrift. Leider.</translation>
        </message>
        <message>
            <source>Done. And everything put away neatly.</source>
            <translation>Fertig. Und alles ordentlich aufgeräumt.</translation>
        </message>
        <message>
            <source>Keep digging, and you’ll see daylight.</source>
            <translation>Wer fleißig gräbt, sieht Tageslicht.</translation>
        </message>
        <message>
            <source>Missed by a whisker. I measured.</source>
            <translation>Um ein Barthaar. Ich hab nachgemessen.</translation>
        </message>
        <message>
            <source>Well done. Now, elbows off the table.</source>
            <translation>Gut gespielt. Ellbogen vom Tisch.</translation>
        </message>
        <message>
            <source>Ha! Make that face again!</source>
            <translation>Ha! Mach das Gesicht noch mal!</translation>
        </message>
        <message>
            <source>Splish, splash, got you!</source>
            <translation>Plitsch, platsch, erwischt!</translation>
        </message>
        <message>
            <source>Oh well. How does my face look?</source>
            <translation>Na gut. Und wie gucke ich gerade?</translation>
        </message>
        <message>
            <source>I was floating on my back. Sorry!</source>
            <translation>Ich trieb grad so schön auf dem Rücken.</translation>
        </message>
        <message>
            <source>Hey, that’s usually my trick!</source>
            <translation>He, das ist doch sonst mein Trick!</translation>
        </message>
        <message>
            <source>What a wave! I’m soaked.</source>
            <translation>Was für eine Welle! Ich bin klitschnass.</translation>
        </message>
        <message>
            <source>Group photo! Everyone look amazed!</source>
            <translation>Gruppenfoto! Alle mal staunen!</translation>
        </message>
        <message>
            <source>I won! Everybody down the slide!</source>
            <translation>Gewonnen! Wer rutscht mit?</translation>
        </message>
        <message>
            <source>You should’ve seen my face just now!</source>
            <translation>Hast du gerade mein Gesicht gesehen?</translation>
        </message>
        <message>
            <source>Almost! Again, again, again!</source>
            <translation>Knapp daneben! Noch mal, noch mal!</translation>
        </message>
        <message>
            <source>I’ve been waiting. On one leg.</source>
            <translation>Darauf hab ich gewartet. Auf einem Bein.</translation>
        </message>
        <message>
            <source>Still water, sharp beak.</source>
            <translation>Stille Wasser, spitzer Schnabel.</translation>
        </message>
        <message>
            <source>I was being quiet. It’s a habit.</source>
            <translation>Ich schweige gern. Alte Gewohnheit.</translation>
        </message>
        <message>
            <source>My own reflection distracted me.</source>
            <translation>Mein Spiegelbild hat mich abgelenkt.</translation>
        </message>
        <message>
            <source>A few ruffled feathers. Nothing more.</source>
            <translation>Nur zerzauste Federn. Mehr nicht.</translation>
        </message>
        <message>
            <source>I’ll wait. I’m good at that.</source>
            <translation>Ich warte. Das kann ich gut.</translation>
        </message>
        <message>
            <source>Wait, wait, wait… snap.</source>
            <translation>Warten, warten, warten, schnapp.</translation>
        </message>
        <message>
            <source>Good. Now I’ll switch legs.</source>
            <translation>So. Jetzt wechsle ich das Bein.</translation>
        </message>
        <message>
            <source>The fish was that close.</source>
            <translation>Der Fisch war schon fast im Schnabel.</translation>
        </message>
        <message>
            <source>I waited. A bit too well.</source>
            <translation>Ich habe gewartet. Etwas zu gut.</translation>
        </message>
        <message>
            <source>I checked three times. You forgot.</source>
            <translation>Dreimal geprüft: Du hast’s vergessen.</translation>
        </message>
        <message>
            <source>Better safe than silent.</source>
            <translation>Lieber zu laut als zu spät.</translation>
        </message>
        <message>
            <source>Oh no. And I had it on my list.</source>
            <translation>Oje. Das stand doch auf meiner Liste.</translation>
        </message>
        <message>
            <source>Excuse me while I curl up.</source>
            <translation>Ich rolle mich dann mal zusammen.</translation>
        </message>
        <message>
            <source>I knew I should’ve worn a helmet.</source>
            <translation>Hätte ich bloß einen Helm aufgesetzt.</translation>
        </message>
        <message>
            <source>Ouch! And I’m the one with spikes.</source>
            <translation>Autsch! Dabei hab ich doch die Stacheln.</translation>
        </message>
        <message>
            <source>A win? Let me double-check that.</source>
            <translation>Ein Sieg? Das prüfe ich lieber nach.</translation>
        </message>
        <message>
            <source>Look left, look right, win.</source>
            <translation>Links gucken, rechts gucken, gewinnen.</translation>
        </message>
        <message>
            <source>A bit too careful, as usual.</source>
            <translation>Wieder mal ein bisschen zu vorsichtig.</translation>
        </message>
        <message>
            <source>At least nobody got poked.</source>
            <translation>Hauptsache, niemand hat sich gepikst.</translation>
        </message>
        <message>
            <source>No time to explain: you forgot!</source>
            <translation>Keine Zeit zum Erklären: vergessen!</translation>
        </message>
        <message>
            <source>I never forget. Except my acorns.</source>
            <translation>Ich vergesse nie was. Nur Nüsse.</translation>
        </message>
        <message>
            <source>I was already three branches ahead.</source>
            <translation>Ich war schon drei Äste weiter.</translation>
        </message>
        <message>
            <source>I stashed the word, but where?</source>
            <translation>Das Wort hab ich versteckt. Nur wo?</translation>
        </message>
        <message>
            <source>Supplies for winter? Thanks!</source>
            <translation>Wintervorrat? Na, vielen Dank!</translation>
        </message>
        <message>
            <source>Where am I going to bury all this?</source>
            <translation>Wo soll ich das alles vergraben?</translation>
        </message>
        <message>
            <source>Done! What’s next? What’s next?</source>
            <translation>Fertig! Was jetzt? Was jetzt?</translation>
        </message>
        <message>
            <source>Acorns for everyone! Well, almost.</source>
            <translation>Nüsse für alle! Na ja, fast.</translation>
        </message>
        <message>
            <source>Blink and it’s over! I blinked.</source>
            <translation>Einmal geblinzelt, schon vorbei!</translation>
        </message>
        <message>
            <source>I saved the best a bit too long.</source>
            <translation>Das Beste zu lange aufgespart. Tja.</translation>
        </message>
        <message>
            <source>You thought I was asleep, right?</source>
            <translation>Du dachtest wohl, ich schlafe.</translation>
        </message>
        <message>
            <source>Ribbit. That’s Frog for “gotcha.”</source>
            <translation>Quak. Das ist Fröschisch für: erwischt.</translation>
        </message>
        <message>
            <source>Huh? Oh. Was that just now?</source>
            <translation>Hm? Ach. War das gerade eben?</translation>
        </message>
        <message>
            <source>I had a frog in my throat.</source>
            <translation>Ich hatte einen Frosch im Hals.</translation>
        </message>
        <message>
            <source>I felt something. Is it raining?</source>
            <translation>Da war doch was. Regnet es?</translation>
        </message>
        <message>
            <source>My lily pad is getting crowded.</source>
            <translation>Auf meinem Seerosenblatt wird’s eng.</translation>
        </message>
        <message>
            <source>Did I win in my sleep?</source>
            <translation>Hab ich etwa im Schlaf gewonnen?</translation>
        </message>
        <message>
            <source>That calls for a fly. A big one.</source>
            <translation>Darauf eine Fliege. Eine große.</translation>
        </message>
        <message>
            <source>I was about to jump. Really.</source>
            <translation>Ich wollte gerade springen. Ehrlich.</translation>
        </message>
        <message>
            <source>Oh well. Back to not moving.</source>
            <translation>Na ja. Dann sitz ich wieder still.</translation>
        </message>
    </context>
    <context>
        <name>TableToasts</name>
        <message>
            <source>Trophies</source>
            <extracomment>Button in a short message about a new trophy: opens the page with all trophies</extracomment>
            <translation>Trophäen</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Taken back.</source>
            <extracomment>Something that a player did is undone; nothing is known of it</extracomment>
            <translation>Zurückgenommen.</translation>
        </message>
        <message>
            <source>Taken back: your draw.</source>
            <extracomment>A player undoes that they drew a card</extracomment>
            <translation>Zurückgenommen: die gezogene Karte.</translation>
        </message>
        <message>
            <source>Taken back: %1 on %2.</source>
            <extracomment>A player undoes a match. %1 one or two cards, for example "red 5 + blue 2"; %2 the card in the Center Row, "red 7"</extracomment>
            <translation>Zurückgenommen: %1 auf %2.</translation>
        </message>
        <message>
            <source>Taken back: the end of your turn.</source>
            <extracomment>A player undoes that they ended their turn</extracomment>
            <translation>Zurückgenommen: das Ende deines Spielzugs.</translation>
        </message>
        <message>
            <source>Taken back: %1 in the Center Row.</source>
            <extracomment>A player undoes that they laid a card in the Center Row. %1 a card, "red 7"</extracomment>
            <translation>Zurückgenommen: %1 in der Mittelreihe.</translation>
        </message>
        <message>
            <source>Taken back: skipping the bonus.</source>
            <extracomment>A player undoes that they skipped a bonus card</extracomment>
            <translation>Zurückgenommen: der ausgelassene Bonus.</translation>
        </message>
        <message>
            <source>Taken back: %1.</source>
            <extracomment>A player undoes that they played a card. %1 the card, "red 7"</extracomment>
            <translation>Zurückgenommen: %1.</translation>
        </message>
        <message>
            <source>Taken back: keeping the card.</source>
            <extracomment>A player undoes that they kept the card that they drew</extracomment>
            <translation>Zurückgenommen: das Behalten der Karte.</translation>
        </message>
        <message>
            <source>Taken back: your challenge.</source>
            <extracomment>A player undoes that they challenged a Wild Draw Four</extracomment>
            <translation>Zurückgenommen: deine Herausforderung.</translation>
        </message>
        <message>
            <source>Taken back: drawing the cards.</source>
            <extracomment>A player undoes that they drew the cards of a Wild Draw Four instead of challenging it</extracomment>
            <translation>Zurückgenommen: das Ziehen der Karten.</translation>
        </message>
        <message>
            <source>Taken back: %1 as the color.</source>
            <extracomment>A player undoes that they named a color. %1 the color, "red"</extracomment>
            <translation>Zurückgenommen: die Farbe %1.</translation>
        </message>
        <message>
            <source>Taken back: swapping hands.</source>
            <extracomment>A player undoes that they swapped hands with another player</extracomment>
            <translation>Zurückgenommen: der Kartentausch.</translation>
        </message>
    </context>
    <context>
        <name>TakeBackButton</name>
        <message>
            <source>Take back</source>
            <extracomment>Button: undoes what you did last in this round, and what the others did since</extracomment>
            <translation>Zurücknehmen</translation>
        </message>
    </context>
    <context>
        <name>TextSizeGroup</name>
        <message>
            <source>Text size</source>
            <extracomment>Setting</extracomment>
            <translation>Schriftgröße</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>Text size</extracomment>
            <translation>Normal</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>Text size</extracomment>
            <translation>Größer</translation>
        </message>
        <message>
            <source>Largest</source>
            <extracomment>Text size</extracomment>
            <translation>Sehr groß</translation>
        </message>
    </context>
    <context>
        <name>Theme</name>
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
            <translation>Gr</translation>
        </message>
        <message>
            <source>Y</source>
            <comment>initial of yellow</comment>
            <extracomment>The initial of "yellow" in the corner of a yellow card: one capital letter</extracomment>
            <translation>Ge</translation>
        </message>
    </context>
    <context>
        <name>CardPad</name>
        <message>
            <source>Card pad</source>
            <extracomment>Spoken name of the pad on which cards left in a hand are tapped</extracomment>
            <translation>Kartenfeld</translation>
        </message>
        <message>
            <source>0–9</source>
            <extracomment>Key of the card pad: shows keys for the values of cards, without colors. Figures as on the keys</extracomment>
            <translation>0–9</translation>
        </message>
        <message>
            <source>Show keys by value</source>
            <extracomment>Spoken name of the key</extracomment>
            <translation>Tasten nach Wert zeigen</translation>
        </message>
    </context>
    <context>
        <name>CatchButton</name>
        <message>
            <source>Catch!</source>
            <extracomment>Button: catch a player who forgot to call</extracomment>
            <translation>Erwischt!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Spoken name of the catch button. %1: player's name</extracomment>
            <translation>%1 erwischen</translation>
        </message>
        <message>
            <source>Not yet: they still have a moment to call.</source>
            <extracomment>Spoken of the catch button during the grace period</extracomment>
            <translation>Noch nicht: Es ist noch kurz Zeit zum Rufen.</translation>
        </message>
    </context>
    <context>
        <name>ColorWheel</name>
        <message>
            <source>Red</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Rot</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Blau</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Grün</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Gelb</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Spoken name of the four colors that are offered for a wild card</extracomment>
            <translation>Wünsch dir eine Farbe</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a color that the hint suggests</extracomment>
            <translation>Vom Tipp vorgeschlagen.</translation>
        </message>
    </context>
    <context>
        <name>CommonRules</name>
        <message>
            <source>%1 s</source>
            <extracomment>Value of the grace period; %1 is a number such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alle für den Sieger</translation>
        </message>
        <message>
            <source>Printed rule: the player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Laut Anleitung: Wer alle Karten los ist, bekommt die Punkte der anderen. Die höchste Summe gewinnt.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Restkarten sind Minuspunkte</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Jeder bekommt die Punkte der Karten, die er noch hat. Die niedrigste Summe gewinnt.</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Game</source>
            <extracomment>Spoken name of the choice between the rules of DOS and of UNO</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Settle it</source>
            <extracomment>Button: to the disputed cases</extracomment>
            <translation>Was gilt?</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Button: to the rules of the game on one screen</extracomment>
            <translation>Spickzettel</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of chapters and sections</extracomment>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Learn UNO by playing</source>
            <extracomment>Button in the rules of UNO: to the lesson</extracomment>
            <translation>UNO beim Spielen lernen</translation>
        </message>
        <message>
            <source>Learn DOS by playing</source>
            <extracomment>Button in the rules of DOS: to the lesson</extracomment>
            <translation>DOS beim Spielen lernen</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Button: continues an unfinished game</extracomment>
            <translation>Fortsetzen</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 fortsetzen</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: gives up an unfinished game</extracomment>
            <translation>Partie verwerfen</translation>
        </message>
        <message>
            <source>Discard game: %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Partie verwerfen: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished game(s)</source>
            <extracomment>Button: opens the list of all unfinished games; %n is how many there are</extracomment>
            <translation>
                <numerusform>%n offene Partie</numerusform>
                <numerusform>%n offene Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Discarded</source>
            <extracomment>Replaces the score of an unfinished game after it has been discarded</extracomment>
            <translation>Verworfen</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded game</extracomment>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 zurückholen</translation>
        </message>
    </context>
    <context>
        <name>CountChip</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>The number of cards in a player's hand</extracomment>
            <translation>
                <numerusform>%n Karte auf der Hand</numerusform>
                <numerusform>%n Karten auf der Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more at the end of the turn</source>
            <extracomment>Spoken of a player who draws penalty cards at the end of the turn</extracomment>
            <translation>
                <numerusform>%n mehr am Ende des Spielzugs</numerusform>
                <numerusform>%n mehr am Ende des Spielzugs</numerusform>
            </translation>
        </message>
        <message>
            <source>Has called</source>
            <extracomment>Spoken of a player who has called with the cards that they hold</extracomment>
            <translation>Hat gerufen</translation>
        </message>
    </context>
    <context>
        <name>CountedCards</name>
        <message>
            <source>%1 × %2: %3</source>
            <extracomment>A counted card, to be pressed to take one back. %1 how many, %2 the card, %3 what they count</extracomment>
            <translation>%1 × %2: %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A counted card, to be pressed to take it back. %1 the card, %2 what it counts</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken name of the button. %1 a card</extracomment>
            <translation>%1 entfernen</translation>
        </message>
    </context>
    <context>
        <name>DataSection</name>
        <message>
            <source>Your games, score book, and recordings are stored in this browser only. It may delete them when it runs out of space: export everything now and then.</source>
            <extracomment>In a browser that has not promised to keep them</extracomment>
            <translation>Deine Partien, dein Punktebuch und deine Aufnahmen sind nur in diesem Browser gespeichert. Wenn ihm der Platz ausgeht, kann er sie löschen: Exportiere ab und zu alles.</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in this browser, on this device only.</source>
            <extracomment>In a browser</extracomment>
            <translation>Deine Partien, dein Punktebuch und deine Aufnahmen sind in diesem Browser gespeichert, nur auf diesem Gerät.</translation>
        </message>
        <message>
            <source>Your data</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Deine Daten</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in “%1”, on this device only.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Deine Partien, dein Punktebuch und deine Aufnahmen sind in „%1“ gespeichert, nur auf diesem Gerät.</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Delete everything…</source>
            <extracomment>Button: asks before it does</extracomment>
            <translation>Alles löschen …</translation>
        </message>
        <message>
            <source>This deletes all games, the whole score book with its people, the call log, your recorded voices, the backups, and the settings. You can’t undo it.</source>
            <translation>Gelöscht werden alle Partien, das ganze Punktebuch mit allen Spielern, der Rufverlauf, deine Stimmen, die Sicherungen und die Einstellungen. Das kannst du nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: the first of two questions is answered; nothing is deleted yet</extracomment>
            <translation>Weiter</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: everything is deleted at once</extracomment>
            <translation>Endgültig löschen</translation>
        </message>
        <message>
            <source>Delete all games, the score book, people, calls, voices, backups, and settings? Tableside will close and start empty next time.</source>
            <translation>Alle Partien, das Punktebuch, Spieler, Rufe, Stimmen, Sicherungen und Einstellungen löschen? Tableside wird geschlossen und fängt beim nächsten Mal leer an.</translation>
        </message>
        <message>
            <source>Export everything</source>
            <extracomment>Button: write all stored data into a folder</extracomment>
            <translation>Alles exportieren</translation>
        </message>
        <message>
            <source>Saves a new folder with the score book, every game with all its cards, the call log, your voices, and the settings.</source>
            <extracomment>Under the button "Export everything"</extracomment>
            <translation>Speichert einen neuen Ordner mit dem Punktebuch, jeder Partie mit allen Karten, dem Rufverlauf, deinen Stimmen und den Einstellungen.</translation>
        </message>
        <message>
            <source>Games you can replay</source>
            <extracomment>Label of a setting: of how many finished games all cards are kept</extracomment>
            <translation>Partien zum Nachspielen</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Choice of that setting: no limit</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>When a game ends, you can’t replay the oldest ones beyond this number anymore. Their results and statistics stay.</source>
            <extracomment>Under that setting</extracomment>
            <translation>Sind es mehr, lassen sich die ältesten nach der nächsten Partie nicht mehr nachspielen. Ergebnisse und Statistik bleiben.</translation>
        </message>
        <message>
            <source>Tables (CSV) separate cells by</source>
            <extracomment>Label of a setting: what separates the cells of tables that are exported for spreadsheets</extracomment>
            <translation>Trennzeichen in Tabellen (CSV)</translation>
        </message>
        <message>
            <source>As in the region</source>
            <extracomment>Choice of that setting: a comma or a semicolon, as in the system's region</extracomment>
            <translation>Wie in der Region</translation>
        </message>
        <message>
            <source>Comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <translation>Semikolon</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tabulator</translation>
        </message>
    </context>
    <context>
        <name>DealLine</name>
        <message>
            <source>Deal number %1 · fair-deal code %2</source>
            <extracomment>At the end of a game. %1 the deal number, %2 the beginning of its fair-deal code: what "printf 'dos 2 42' | sha256sum" prints</extracomment>
            <translation>Spielnummer %1 · Prüfcode %2</translation>
        </message>
        <message>
            <source>Copy deal number and full code</source>
            <extracomment>Button: copies the deal number and the full fair-deal code to the clipboard</extracomment>
            <translation>Spielnummer und ganzen Prüfcode kopieren</translation>
        </message>
    </context>
    <context>
        <name>DealSeal</name>
        <message>
            <source>Fair-deal code</source>
            <extracomment>Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)</extracomment>
            <translation>Prüfcode</translation>
        </message>
        <message>
            <source>Copy full code</source>
            <extracomment>Button: to the clipboard</extracomment>
            <translation>Ganzen Code kopieren</translation>
        </message>
        <message>
            <source>Made from the deal number before the first card. After the game, you see the number and can check the code.</source>
            <extracomment>Under the fair-deal code</extracomment>
            <translation>Vor der ersten Karte aus der Spielnummer berechnet. Nach der Partie siehst du die Nummer und kannst den Code nachprüfen.</translation>
        </message>
    </context>
    <context>
        <name>DealSection</name>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Spielnummer</translation>
        </message>
        <message>
            <source>New deal</source>
            <extracomment>In the empty field of the deal number</extracomment>
            <translation>Neu mischen</translation>
        </message>
        <message>
            <source>The same number deals the same cards. Leave it empty for a new deal.</source>
            <translation>Dieselbe Nummer bringt dieselben Karten. Ohne Nummer wird neu gemischt.</translation>
        </message>
    </context>
    <context>
        <name>DealerChip</name>
        <message>
            <source>Dealer</source>
            <extracomment>Mark of this round's dealer</extracomment>
            <translation>Geber</translation>
        </message>
    </context>
    <context>
        <name>DirectionRing</name>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Es geht nach links weiter.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Es geht nach rechts weiter.</translation>
        </message>
    </context>
    <context>
        <name>EditionNote</name>
        <message>
            <source>Two discard piles? That’s the second edition of DOS, a different game. Tableside plays the first.</source>
            <extracomment>Small note on Home</extracomment>
            <translation>2 Ablagestapel? Das ist die zweite Ausgabe von DOS, ein anderes Spiel. Tableside spielt die erste.</translation>
        </message>
        <message>
            <source>Which edition do I have?</source>
            <extracomment>Button: to the page of the rules that tells the two editions of DOS apart</extracomment>
            <translation>Welche Ausgabe habe ich?</translation>
        </message>
    </context>
    <context>
        <name>EntryFoot</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: leave the entry; the counted hands stay</extracomment>
            <translation>Zum Zettel</translation>
        </message>
        <message>
            <source>Next hand</source>
            <extracomment>Button: this hand is counted; go to the next one</extracomment>
            <translation>Nächste Hand</translation>
        </message>
        <message>
            <source>Finish round</source>
            <extracomment>Button: all hands are counted; the round is complete</extracomment>
            <translation>Runde abschließen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: discard the changes to an earlier round</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the changes to an earlier round</extracomment>
            <translation>Speichern</translation>
        </message>
    </context>
    <context>
        <name>EntryHistory</name>
        <message>
            <source>History</source>
            <extracomment>Heading over the list of what was entered for a hand, newest first</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <extracomment>One line of a hand's history. %1 date and time, %2 points, %3 how they were entered</extracomment>
            <translation>%1: %2 (%3)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>One line of a hand's history. %1 date and time, %2 points</extracomment>
            <translation>%1: %2</translation>
        </message>
    </context>
    <context>
        <name>EntryPanel</name>
        <message>
            <source>Scores for round %1</source>
            <extracomment>Spoken name of the panel where a round is entered. %1 its number</extracomment>
            <translation>Punkte für Runde %1</translation>
        </message>
        <message>
            <source>Hide number pad</source>
            <translation>Zahlenfeld ausblenden</translation>
        </message>
        <message>
            <source>Show number pad</source>
            <translation>Zahlenfeld einblenden</translation>
        </message>
    </context>
    <context>
        <name>ExampleBlock</name>
        <message>
            <source>Example: %1</source>
            <extracomment>Over the table of a worked example; %1 its title</extracomment>
            <translation>Beispiel: %1</translation>
        </message>
        <message>
            <source>Starting position</source>
            <extracomment>Over the words of an example, before its first step</extracomment>
            <translation>Ausgangslage</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <extracomment>%1 number of the step, %2 how many there are</extracomment>
            <translation>Schritt %1 von %2</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <extracomment>Spoken mark of a step in an example that the rules do not allow</extracomment>
            <translation>Nicht erlaubt</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button: one step back in an example</extracomment>
            <translation>Schritt zurück</translation>
        </message>
        <message>
            <source>Next step</source>
            <extracomment>Button: the next step of an example</extracomment>
            <translation>Nächster Schritt</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: to the beginning of an example</extracomment>
            <translation>Von vorn</translation>
        </message>
    </context>
    <context>
        <name>ExampleTable</name>
        <message numerus="yes">
            <source>%1: %n card(s)</source>
            <extracomment>A player of an example and the number of her cards. %1 name, %n cards</extracomment>
            <translation>
                <numerusform>%1: %n Karte</numerusform>
                <numerusform>%1: %n Karten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Save as</source>
            <extracomment>Title of the system's window in which the place of a file is chosen</extracomment>
            <translation>Speichern unter</translation>
        </message>
        <message>
            <source>Save in folder</source>
            <extracomment>Title of the system's window in which a folder is chosen</extracomment>
            <translation>In Ordner speichern</translation>
        </message>
        <message>
            <source>Import scores</source>
            <translation>Punkte importieren</translation>
        </message>
        <message>
            <source>Score books and tables (*.jsonl *.csv);;All files (*)</source>
            <extracomment>Kinds of files that can be picked; the patterns in brackets stay as they are</extracomment>
            <translation>Punktebücher und Tabellen (*.jsonl *.csv);;Alle Dateien (*)</translation>
        </message>
    </context>
    <context>
        <name>StorageWarning</name>
        <message>
            <source>Nothing is being saved: it’s all gone when you close Tableside. See Home for the reason.</source>
            <extracomment>In the score book and on a score sheet, while the file for them cannot be used. "Home" is the first page</extracomment>
            <translation>Nichts wird gespeichert: Wenn du Tableside schließt, ist alles weg. Warum, steht auf der Startseite.</translation>
        </message>
    </context>
    <context>
        <name>GamePicture</name>
        <message>
            <source>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</source>
            <extracomment>Spoken description of the drawn fan of DOS cards</extracomment>
            <translation>Fünf DOS-Karten: rote 7, blaue 10, DOS-Farben-Joker, grüner #-Zahlen-Joker, gelbe 5</translation>
        </message>
        <message>
            <source>Five UNO cards: red 7, blue Draw Two, Wild Dumb Fu, green Reverse, yellow Skip</source>
            <extracomment>Spoken description of the drawn fan of UNO cards</extracomment>
            <translation>Fünf UNO-Karten: rote 7, blaue Zieh 2, Dumm-Fu-Farbenwahl, grüne Retour-Karte, gelbe Aussetzen-Karte</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>Table, round %1</source>
            <extracomment>Spoken name of the table. %1 the number of the round</extracomment>
            <translation>Tisch, Runde %1</translation>
        </message>
    </context>
    <context>
        <name>HandList</name>
        <message>
            <source>Hands in this round</source>
            <extracomment>Spoken name of the list of hands that are being counted</extracomment>
            <translation>Handkarten dieser Runde</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>alle Karten los</translation>
        </message>
        <message>
            <source>being counted</source>
            <extracomment>Below a player's name: the hand has been begun and not finished</extracomment>
            <translation>wird gezählt</translation>
        </message>
    </context>
    <context>
        <name>HelpSection</name>
        <message>
            <source>Help during the game</source>
            <extracomment>Heading when setting up a game: what the app may help with</extracomment>
            <translation>Hilfe beim Spielen</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>Setting of a game</extracomment>
            <translation>Tipps</translation>
        </message>
        <message>
            <source>On your turn, the lamp suggests a play and says why. It sees only what you see.</source>
            <translation>Wenn du dran bist, schlägt dir die Lampe etwas vor und sagt, warum. Sie sieht nur, was du siehst.</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Setting of a game: whether what was played may be undone</extracomment>
            <translation>Zurücknehmen</translation>
        </message>
        <message>
            <source>Go back to your last decision, as often as you like within a round. The result shows how many times you did.</source>
            <translation>Geh zurück zu deiner letzten Entscheidung, innerhalb einer Runde so oft du willst. Im Ergebnis steht, wie oft.</translation>
        </message>
    </context>
    <context>
        <name>HintButton</name>
        <message>
            <source>Hide hint</source>
            <extracomment>Button: hides the suggested play</extracomment>
            <translation>Tipp ausblenden</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button: suggests a play</extracomment>
            <translation>Tipp</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!</source>
            <extracomment>One line on the first page under the drawn cards</extracomment>
            <translation>Bediene eine Karte in der Mitte mit einer von deinen oder mit zweien, die zusammen die Zahl ergeben. Nur noch 2 Karten? Dann ruf!</translation>
        </message>
        <message>
            <source>Play DOS</source>
            <extracomment>Button: set up a new game of DOS</extracomment>
            <translation>DOS spielen</translation>
        </message>
        <message>
            <source>Continue scoring</source>
            <extracomment>Button: keep the score of a game with real cards</extracomment>
            <translation>Punktezettel fortsetzen</translation>
        </message>
        <message>
            <source>Keep score</source>
            <translation>Punkte aufschreiben</translation>
        </message>
        <message>
            <source>Continue scoring: %1</source>
            <extracomment>Spoken name of the button. %1 for example "Anna, Ben and Cleo"</extracomment>
            <translation>Punktezettel fortsetzen: %1</translation>
        </message>
        <message>
            <source>Rules and disputes</source>
            <extracomment>Button: to the rules of both games</extracomment>
            <translation>Regeln und Streitfragen</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Button: to the settings</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>Button: to the page about the program</extracomment>
            <translation>Info</translation>
        </message>
        <message>
            <source>Play UNO</source>
            <extracomment>Button: set up a new game of UNO</extracomment>
            <translation>UNO spielen</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: to the big DOS!/UNO! button for a game with real cards</extracomment>
            <translation>Rufknöpfe</translation>
        </message>
        <message>
            <source>Games played</source>
            <extracomment>Button: to the games at the table that are over, and their statistics</extracomment>
            <translation>Gespielte Partien</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button: to the lesson of DOS</extracomment>
            <translation>DOS lernen</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button: to the lesson of UNO</extracomment>
            <translation>UNO lernen</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button: to the page with one deal of each game per day</extracomment>
            <translation>Runde des Tages</translation>
        </message>
    </context>
    <context>
        <name>HomeTitle</name>
        <message>
            <source>Tableside</source>
            <extracomment>The name of the program; not translated</extracomment>
            <translation>Tableside</translation>
        </message>
    </context>
    <context>
        <name>DosHouseRules</name>
        <message>
            <source>Choose how your family plays.</source>
            <translation>Wählt, wie ihr zu Hause spielt.</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Bonuskarten</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Freiwillig</translation>
        </message>
        <message>
            <source>Printed for the single color match; we play it for both.</source>
            <translation>So steht es in der Anleitung.</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Pflicht</translation>
        </message>
        <message>
            <source>How long you can be caught</source>
            <translation>Wie lange man erwischt werden kann</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Zeit zum Rufen, bevor man erwischt werden kann</translation>
        </message>
        <message>
            <source>Wrong catch</source>
            <translation>Falscher Alarm</translation>
        </message>
        <message>
            <source>No penalty</source>
            <translation>Keine Strafe</translation>
        </message>
        <message>
            <source>Draw two</source>
            <translation>2 ziehen</translation>
        </message>
    </context>
    <context>
        <name>Toasts</name>
        <message>
            <source>Another phone wants to play for %1.</source>
            <extracomment>In a short message. %1 a player who has a phone already</extracomment>
            <translation>Ein anderes Handy will für %1 spielen.</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Erlauben</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Jetzt nicht</translation>
        </message>
    </context>
    <context>
        <name>Trophies</name>
        <message>
            <source>Gotcha</source>
            <extracomment>Title of a trophy, two to four words: caught somebody who forgot to call</extracomment>
            <translation>Erwischt!</translation>
        </message>
        <message>
            <source>Caught everybody once</source>
            <extracomment>Title of a trophy</extracomment>
            <translation>Alle einmal erwischt</translation>
        </message>
        <message>
            <source>Nobody noticed</source>
            <extracomment>Title of a trophy: forgot to call, and no one saw it</extracomment>
            <translation>Keiner hat’s gemerkt</translation>
        </message>
        <message>
            <source>A good memory</source>
            <extracomment>Title of a trophy: never forgot to call</extracomment>
            <translation>Gutes Gedächtnis</translation>
        </message>
        <message>
            <source>From 12 to 0</source>
            <extracomment>Title of a trophy: went out after holding 12 cards</extracomment>
            <translation>Von 12 auf 0</translation>
        </message>
        <message>
            <source>A hundred at once</source>
            <extracomment>Title of a trophy: 100 points in one round</extracomment>
            <translation>Hundert auf einmal</translation>
        </message>
        <message>
            <source>Back from last</source>
            <extracomment>Title of a trophy: won after being last</extracomment>
            <translation>Von ganz hinten</translation>
        </message>
        <message>
            <source>Three hard nuts</source>
            <extracomment>Title of a trophy: won against three computer players at Hard</extracomment>
            <translation>Drei harte Nüsse</translation>
        </message>
        <message>
            <source>Without a single hint</source>
            <extracomment>Title of a trophy: won with hints turned off</extracomment>
            <translation>Ohne einen einzigen Tipp</translation>
        </message>
        <message>
            <source>No regrets</source>
            <extracomment>Title of a trophy: won without taking anything back</extracomment>
            <translation>Nichts bereut</translation>
        </message>
        <message>
            <source>Two double colors</source>
            <extracomment>Title of a trophy, in DOS</extracomment>
            <translation>Doppelt hält besser</translation>
        </message>
        <message>
            <source>Five at once</source>
            <extracomment>Title of a trophy: five cards gone in one turn</extracomment>
            <translation>Fünf auf einmal</translation>
        </message>
        <message>
            <source>Clean sweep</source>
            <extracomment>Title of a trophy: every card of the Center Row matched</extracomment>
            <translation>Reihe leergefegt</translation>
        </message>
        <message>
            <source>Parting gift</source>
            <extracomment>Title of a trophy: went out with a bonus card</extracomment>
            <translation>Abschiedsgeschenk</translation>
        </message>
        <message>
            <source>Bluffed a badger</source>
            <extracomment>Title of a trophy: the badger is a computer player</extracomment>
            <translation>Einen Dachs geblufft</translation>
        </message>
        <message>
            <source>Saw right through it</source>
            <extracomment>Title of a trophy: challenged a bluff</extracomment>
            <translation>Durchschaut</translation>
        </message>
        <message>
            <source>Honest after all</source>
            <extracomment>Title of a trophy: was challenged for an honest card</extracomment>
            <translation>Ehrlich währt am längsten</translation>
        </message>
        <message>
            <source>Living statue</source>
            <extracomment>Title of a trophy: held a pose</extracomment>
            <translation>Lebende Statue</translation>
        </message>
        <message>
            <source>Tall stack</source>
            <extracomment>Title of a trophy: eight cards or more stacked</extracomment>
            <translation>Hoher Stapel</translation>
        </message>
        <message>
            <source>Room for one more</source>
            <extracomment>Title of a trophy: jumped in with an identical card</extracomment>
            <translation>Da passt noch eine</translation>
        </message>
        <message>
            <source>A good trade</source>
            <extracomment>Title of a trophy: swapped for a much smaller hand</extracomment>
            <translation>Guter Tausch</translation>
        </message>
        <message>
            <source>Me again</source>
            <extracomment>Title of a trophy: three turns in a row</extracomment>
            <translation>Ich noch mal</translation>
        </message>
        <message>
            <source>Order in chaos</source>
            <extracomment>Title of a trophy: won with the rules called Chaos</extracomment>
            <translation>Ordnung im Chaos</translation>
        </message>
        <message>
            <source>First of ten</source>
            <extracomment>Title of a trophy: won with ten players</extracomment>
            <translation>Platz 1 von zehn</translation>
        </message>
        <message>
            <source>Catch someone who forgot to call.</source>
            <extracomment>What a trophy takes, one short sentence</extracomment>
            <translation>Erwisch jemanden, der nicht gerufen hat.</translation>
        </message>
        <message>
            <source>In one game, catch every other player, at least two.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Erwisch in einer Partie alle anderen, mindestens zwei.</translation>
        </message>
        <message>
            <source>Forget to call, and get away with it.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Vergiss zu rufen und komm damit davon.</translation>
        </message>
        <message>
            <source>Win a game with three calls or more and none forgotten.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gewinn eine Partie mit drei oder mehr Rufen und vergiss keinen.</translation>
        </message>
        <message>
            <source>Go out after holding 12 cards or more in that round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Werd alle Karten los, nachdem du in der Runde 12 oder mehr hattest.</translation>
        </message>
        <message>
            <source>Score 100 points or more with one round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Hol mit einer Runde 100 Punkte oder mehr.</translation>
        </message>
        <message>
            <source>Win a game after being last of three or more.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gewinn eine Partie, in der du unter drei oder mehr ganz hinten lagst.</translation>
        </message>
        <message>
            <source>Win a game against three computer players at Hard.</source>
            <extracomment>What a trophy takes. "Hard" is a level</extracomment>
            <translation>Gewinn eine Partie gegen drei Computerspieler auf „Schwer“.</translation>
        </message>
        <message>
            <source>Win against a computer player with hints turned off.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gewinn ohne Tipps gegen einen Computerspieler.</translation>
        </message>
        <message>
            <source>Win a game that lets you take back plays, and take none back.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gewinn eine Partie, in der du zurücknehmen darfst, und nimm nichts zurück.</translation>
        </message>
        <message>
            <source>Make two double color matches in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Schaff zweimal den doppelten Farbbonus in einem Zug.</translation>
        </message>
        <message>
            <source>Get rid of five cards or more in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Werd in einem Zug fünf oder mehr Karten los.</translation>
        </message>
        <message>
            <source>Match every card of the Center Row in one turn, three or more.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Bedien in einem Zug jede Karte der Mittelreihe, drei oder mehr.</translation>
        </message>
        <message>
            <source>Go out with a bonus card.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Werd mit einer Bonuskarte deine letzte Karte los.</translation>
        </message>
        <message>
            <source>Bluff with a Wild Draw Four, and Greta the badger draws.</source>
            <extracomment>What a trophy takes, in UNO. Greta is the badger among the computer players; use the name that she has in your language</extracomment>
            <translation>Bluff mit einer Zieh-4-Farbenwahl, und Greta, der Dachs, zieht.</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four that is a bluff.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Fordere eine Zieh-4-Farbenwahl heraus, die ein Bluff ist.</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four that someone challenges for nothing.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Spiel eine Zieh-4-Farbenwahl, die jemand vergeblich herausfordert.</translation>
        </message>
        <message>
            <source>Hold a pose through two turns.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Halt eine Pose zwei Züge lang durch.</translation>
        </message>
        <message>
            <source>Make someone draw eight cards or more for your card on a stack.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Lass jemanden für deine Karte auf einem Stapel acht oder mehr ziehen.</translation>
        </message>
        <message>
            <source>Jump in with an identical card.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Wirf mit der gleichen Karte dazwischen.</translation>
        </message>
        <message>
            <source>Swap hands with a 7, and get at least five cards fewer.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Tausch mit einer 7 und bekomm mindestens fünf Karten weniger.</translation>
        </message>
        <message>
            <source>Take three turns in a row.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Sei dreimal hintereinander am Zug.</translation>
        </message>
        <message>
            <source>Win a game with stacking, jumping in, and seven and zero.</source>
            <extracomment>What a trophy takes, in UNO: the three house rules of the set "Chaos"</extracomment>
            <translation>Gewinn eine Partie mit Stapeln, Dazwischenwerfen, Sieben und Null.</translation>
        </message>
        <message>
            <source>Win a game of ten players.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Gewinn eine Partie mit zehn Spielern.</translation>
        </message>
    </context>
    <context>
        <name>TrophiesPage</name>
        <message>
            <source>Trophies</source>
            <extracomment>Title of the page with trophies</extracomment>
            <translation>Trophäen</translation>
        </message>
        <message>
            <source>%1 of %2 earned</source>
            <extracomment>How many trophies were earned: %1 of %2</extracomment>
            <translation>%1 von %2 verdient</translation>
        </message>
        <message>
            <source>No trophies yet. Play a round at the table: some are earned by accident.</source>
            <extracomment>On the page with trophies, before the first is earned</extracomment>
            <translation>Noch keine Trophäe. Spiel eine Runde am Tisch: Manche verdient man aus Versehen.</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose trophies are shown</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>In both games</source>
            <extracomment>Heading: trophies that can be earned in either game</extracomment>
            <translation>In beiden Spielen</translation>
        </message>
        <message>
            <source>Games you played before count, too, as long as they can be replayed. A deleted game takes its trophies with it. Games played on from a replay don’t count.</source>
            <extracomment>Below the trophies</extracomment>
            <translation>Frühere Partien zählen auch, solange man sie ansehen kann. Eine gelöschte Partie nimmt ihre Trophäen mit. Partien, die aus einer Wiedergabe weitergespielt wurden, zählen nicht.</translation>
        </message>
    </context>
    <context>
        <name>TrophyTile</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>Under an earned trophy. %1 a name and a date, %2 for example "3 games"</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1. %2 Earned: %3</source>
            <extracomment>Spoken name of a trophy. %1 its title, %2 what it takes, %3 who earned it and when</extracomment>
            <translation>%1. %2 Verdient: %3</translation>
        </message>
        <message>
            <source>%1. %2 Not earned yet</source>
            <extracomment>Spoken name of a trophy. %1 its title, %2 what it takes</extracomment>
            <translation>%1. %2 Noch nicht verdient</translation>
        </message>
    </context>
    <context>
        <name>TurnsPanel</name>
        <message>
            <source>Nothing yet in this round.</source>
            <extracomment>Shown instead of the last turns if there are none</extracomment>
            <translation>In dieser Runde noch nichts.</translation>
        </message>
        <message>
            <source>Show it again</source>
            <extracomment>Button: shows once more what happened in the last turn</extracomment>
            <translation>Noch einmal zeigen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGameRow</name>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 fortsetzen</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 verwerfen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGamesPage</name>
        <message>
            <source>Unfinished games</source>
            <extracomment>Title of the page with all unfinished games at the table</extracomment>
            <translation>Offene Partien</translation>
        </message>
        <message>
            <source>No unfinished games.</source>
            <translation>Keine offenen Partien.</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Center Row: %1</source>
            <extracomment>Spoken when a turn begins. %1 the cards that lie there, such as "red 7 and Wild DOS"</extracomment>
            <translation>Mittelreihe: %1</translation>
        </message>
        <message>
            <source>%1 is caught and draws two.</source>
            <extracomment>%1 a player's name; who has caught them is not known</extracomment>
            <translation>%1 wird erwischt und zieht 2.</translation>
        </message>
        <message>
            <source>You drew the highest card, so you deal.</source>
            <translation>Du hast die höchste Karte gezogen und gibst.</translation>
        </message>
        <message>
            <source>%1 drew the highest card and deals.</source>
            <translation>%1 hat die höchste Karte gezogen und gibt.</translation>
        </message>
        <message>
            <source>Round %1. You deal.</source>
            <translation>Runde %1. Du gibst.</translation>
        </message>
        <message>
            <source>Round %1. %2 deals.</source>
            <translation>Runde %1. %2 gibt.</translation>
        </message>
        <message numerus="yes">
            <source>You went out: %n point(s).</source>
            <translation>
                <numerusform>Du bist alle Karten los: %n Punkt.</numerusform>
                <numerusform>Du bist alle Karten los: %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 went out: %n point(s).</source>
            <translation>
                <numerusform>%1 ist alle Karten los: %n Punkt.</numerusform>
                <numerusform>%1 ist alle Karten los: %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Du gewinnst die Partie!</translation>
        </message>
        <message>
            <source>%1 wins the game.</source>
            <translation>%1 gewinnt die Partie.</translation>
        </message>
        <message>
            <source>No cards are left for you to draw.</source>
            <translation>Für dich gibt es keine Karten mehr zu ziehen.</translation>
        </message>
        <message>
            <source>No cards are left for %1 to draw.</source>
            <translation>Für %1 gibt es keine Karten mehr zu ziehen.</translation>
        </message>
        <message>
            <source>You draw %1.</source>
            <translation>Du ziehst: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <translation>
                <numerusform>%1 zieht %n Karte.</numerusform>
                <numerusform>%1 zieht %n Karten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <extracomment>%1 a match such as "5 + 2 on red 7 · double number match"</extracomment>
            <translation>Du: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a player's name, %2 a match</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>You lay a %1.</source>
            <translation>Du legst: %1.</translation>
        </message>
        <message>
            <source>%1 lays a %2.</source>
            <translation>%1 legt: %2.</translation>
        </message>
        <message>
            <source>You skip the bonus.</source>
            <translation>Du lässt den Bonus aus.</translation>
        </message>
        <message>
            <source>%1 skips the bonus.</source>
            <translation>%1 lässt den Bonus aus.</translation>
        </message>
        <message>
            <source>New in the Center Row: %1.</source>
            <translation>Neu in der Mittelreihe: %1.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new draw pile.</source>
            <translation>Aus dem Ablagestapel wird ein neuer Kartenstock gemischt.</translation>
        </message>
        <message>
            <source>%1 catches you: you draw two.</source>
            <translation>%1 erwischt dich: Du ziehst 2.</translation>
        </message>
        <message>
            <source>You catch %1, who draws two.</source>
            <translation>Du erwischst %1: 2 Strafkarten.</translation>
        </message>
        <message>
            <source>%1 catches %2, who draws two.</source>
            <translation>%1 erwischt %2: 2 Strafkarten.</translation>
        </message>
        <message>
            <source>Wrong catch: you draw two.</source>
            <translation>Falscher Alarm: Du ziehst 2.</translation>
        </message>
        <message>
            <source>Wrong catch: %1 draws two.</source>
            <translation>Falscher Alarm: %1 zieht 2.</translation>
        </message>
        <message>
            <source>You played your last card!</source>
            <translation>Du hast deine letzte Karte gespielt!</translation>
        </message>
        <message>
            <source>%1 played their last card.</source>
            <translation>%1 hat die letzte Karte gespielt.</translation>
        </message>
        <message>
            <source>You forgot to call “%1”, but nobody noticed.</source>
            <extracomment>%1 what should have been called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Du hast „%1“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2”, but nobody noticed.</source>
            <extracomment>%1 a player's name, %2 what should have been called: "DOS!"</extracomment>
            <translation>%1 hat „%2“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>You call “%1”</source>
            <extracomment>%1 what is called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Du rufst „%1“</translation>
        </message>
        <message>
            <source>%1 calls “%2”</source>
            <extracomment>%1 a player's name, %2 what is called: "DOS!"</extracomment>
            <translation>%1 ruft „%2“</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>Du bekommst %n Punkt.</numerusform>
                <numerusform>Du bekommst %n Punkte.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 bekommt %n Punkt.</numerusform>
                <numerusform>%1 bekommt %n Punkte.</numerusform>
            </translation>
        </message>
        <message>
            <source>you %1</source>
            <extracomment>In the list of everybody's points: the viewer's, %1</extracomment>
            <translation>du %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>In the list of everybody's points: %1 a player's name, %2 the points</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Points this round: %1.</source>
            <extracomment>%1 a list such as "you 12, West 0, and North 7"</extracomment>
            <translation>Punkte dieser Runde: %1.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s): call “%1”</source>
            <extracomment>%1 what is called with so many cards, with its exclamation mark: "DOS!"</extracomment>
            <translation>
                <numerusform>Du hast noch %n Karte: Ruf „%1“</numerusform>
                <numerusform>Du hast %n Karten: Ruf „%1“</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has %n card(s) and can be caught.</source>
            <extracomment>%1 a player's name, who has not called yet</extracomment>
            <translation>
                <numerusform>%1 hat noch %n Karte und kann erwischt werden.</numerusform>
                <numerusform>%1 hat %n Karten und kann erwischt werden.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <extracomment>Spoken name of the log of the game</extracomment>
            <translation>Spielverlauf</translation>
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
        <name>MatchFile</name>
        <message>
            <source>The saved game couldn’t be read, so no file was written.</source>
            <translation>Die gespeicherte Partie konnte nicht gelesen werden, deshalb wurde keine Datei geschrieben.</translation>
        </message>
        <message>
            <source>game</source>
            <extracomment>The beginning of a file's name: a game that was played at the table</extracomment>
            <translation>partie</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close this notice</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Delete last character</source>
            <extracomment>Spoken names of four keys</extracomment>
            <translation>Letztes Zeichen löschen</translation>
        </message>
        <message>
            <source>Plus</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Mal</translation>
        </message>
        <message>
            <source>Clear hand</source>
            <extracomment>Spoken name of the key C: removes all cards and numbers of this hand</extracomment>
            <translation>Hand leeren</translation>
        </message>
    </context>
    <context>
        <name>OneButton</name>
        <message>
            <source>DOS!</source>
            <extracomment>Buttons: the word that the call booth shouts</extracomment>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>UNO!</source>
            <translation>UNO!</translation>
        </message>
        <message>
            <source>Put the tablet in the middle of the table. Tap the button, or press Space, Enter, or a presentation remote.</source>
            <extracomment>At the call booth with one button</extracomment>
            <translation>Leg das Tablet in die Mitte des Tisches. Tippe auf den Knopf oder drück die Leertaste, Enter oder eine Taste des Presenters.</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <extracomment>The last calls, above the call button. %1 a time, %2 what was called</extracomment>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>Plays the call right away</source>
            <extracomment>Spoken: what the huge call button does</extracomment>
            <translation>Ruft sofort</translation>
        </message>
    </context>
    <context>
        <name>OutQuestion</name>
        <message>
            <source>Who went out?</source>
            <translation>Wer ist alle Karten los?</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 ist alle Karten los</translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button beside “Who went out?”: everyone still has cards and the round is blocked</extracomment>
            <translation>Niemand konnte spielen</translation>
        </message>
    </context>
    <context>
        <name>PadCard</name>
        <message>
            <source>worth %1, %2 in this hand, %3 left</source>
            <extracomment>Spoken for a card of the pad. %1 its value, %2 how many are in the hand, %3 how many of it the deck still has</extracomment>
            <translation>zählt %1, in dieser Hand: %2, noch übrig: %3</translation>
        </message>
    </context>
    <context>
        <name>PageTurner</name>
        <message>
            <source>Previous: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section before this one</extracomment>
            <translation>Zurück: %1</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section after this one</extracomment>
            <translation>Weiter: %1</translation>
        </message>
    </context>
    <context>
        <name>PanelOver</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this panel</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>PaperOptions</name>
        <message>
            <source>Print or save</source>
            <extracomment>Title of the panel with the ways of the rules onto paper</extracomment>
            <translation>Drucken oder speichern</translation>
        </message>
        <message>
            <source>Print quick card…</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Spickzettel drucken …</translation>
        </message>
        <message>
            <source>Save quick card as PDF</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Spickzettel als PDF speichern</translation>
        </message>
        <message>
            <source>Print all rules…</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Alle Regeln drucken …</translation>
        </message>
        <message>
            <source>Save all rules as PDF</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Alle Regeln als PDF speichern</translation>
        </message>
    </context>
    <context>
        <name>PeopleStrip</name>
        <message>
            <source>People</source>
            <extracomment>Spoken name of the row of people in the score book</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>%1’s page</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Seite von %1</translation>
        </message>
    </context>
    <context>
        <name>PersonMerges</name>
        <message>
            <source>%1 is merged with %2. Their games are counted together.</source>
            <extracomment>On the page of %2: %1 is another name in the score book, merged with %2</extracomment>
            <translation>%1 und %2 sind dieselbe Person: Ihre Partien zählen zusammen.</translation>
        </message>
        <message>
            <source>Separate %1</source>
            <extracomment>Button: undo the merging. %1 one of the two names</extracomment>
            <translation>%1 abtrennen</translation>
        </message>
        <message>
            <source>Don’t merge</source>
            <extracomment>Button: merge two names that are the same person</extracomment>
            <translation>Nicht zusammenlegen</translation>
        </message>
        <message>
            <source>Same person, two names?</source>
            <translation>Dieselbe Person, zwei Namen?</translation>
        </message>
        <message>
            <source>%1 is %2</source>
            <extracomment>Spoken name of the button. %1, %2 two names of the same person</extracomment>
            <translation>%1 ist %2</translation>
        </message>
    </context>
    <context>
        <name>PersonPage</name>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <translation>Eine Statistik gibt es nach der ersten beendeten Partie.</translation>
        </message>
        <message>
            <source>Opponents</source>
            <extracomment>Heading: everyone this player played with in finished games</extracomment>
            <translation>Gegner</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n game(s), %2 won, %3 lost to them</source>
            <extracomment>One line of a player's page. %1 another player, %2 games won by this player, %3 by the other; %n games</extracomment>
            <translation>
                <numerusform>%1: %n Partie, %2 gewonnen, %3 verloren</numerusform>
                <numerusform>%1: %n Partien, %2 gewonnen, %3 verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>Win rate, game by game</source>
            <extracomment>Heading over a chart: the share of the games won so far, after each game</extracomment>
            <translation>Siegquote, Partie für Partie</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>On a player's page: statistics of games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Am Bildschirm</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>On a player's page: statistics of games with real cards; the other choice is “On screen”</extracomment>
            <translation>Echte Karten</translation>
        </message>
        <message>
            <source>Win rate: %1 percent so far</source>
            <extracomment>Spoken name of a chart. %1 a number</extracomment>
            <translation>Siegquote: bisher %1 Prozent</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Button on a player's page: opens the list of all games of this player</extracomment>
            <translation>Partien zeigen</translation>
        </message>
    </context>
    <context>
        <name>Piles</name>
        <message numerus="yes">
            <source>Draw pile: %n card(s)</source>
            <extracomment>How many cards the draw pile has</extracomment>
            <translation>
                <numerusform>Kartenstock: %n Karte</numerusform>
                <numerusform>Kartenstock: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s)</source>
            <extracomment>How many cards the discard pile has</extracomment>
            <translation>
                <numerusform>Ablagestapel: %n Karte</numerusform>
                <numerusform>Ablagestapel: %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s). Top card: %1</source>
            <extracomment>Spoken of the discard pile: how many cards it has, and (%1) which lies on top</extracomment>
            <translation>
                <numerusform>Ablagestapel: %n Karte. Oberste Karte: %1</numerusform>
                <numerusform>Ablagestapel: %n Karten. Oberste Karte: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <extracomment>Name of the arrow button to the previous page</extracomment>
            <translation>Zurück</translation>
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
            <translation>Eule</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>Fuchs</translation>
        </message>
        <message>
            <source>bear</source>
            <translation>Bär</translation>
        </message>
        <message>
            <source>hare</source>
            <translation>Hase</translation>
        </message>
        <message>
            <source>badger</source>
            <translation>Dachs</translation>
        </message>
        <message>
            <source>otter</source>
            <translation>Otter</translation>
        </message>
        <message>
            <source>heron</source>
            <translation>Reiher</translation>
        </message>
        <message>
            <source>hedgehog</source>
            <translation>Igel</translation>
        </message>
        <message>
            <source>In no hurry. Hoards wild cards like honey.</source>
            <extracomment>Bruno, a bear; hoards wild cards</extracomment>
            <translation>Hat es nie eilig. Hütet Joker wie Honig.</translation>
        </message>
        <message>
            <source>Loves making you draw. Loves your face even more.</source>
            <extracomment>Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)</extracomment>
            <translation>Lässt dich für sein Leben gern ziehen. Noch lieber sieht er dein Gesicht dabei.</translation>
        </message>
        <message>
            <source>Stands still for ages, then strikes.</source>
            <extracomment>Vera, a heron; holds cards back</extracomment>
            <translation>Steht ewig still, dann schlägt sie zu.</translation>
        </message>
        <message>
            <source>Plays it safe. Big cards never stick around.</source>
            <extracomment>Hugo, a hedgehog; plays for safety</extracomment>
            <translation>Geht auf Nummer sicher. Teure Karten bleiben nie lange.</translation>
        </message>
        <message>
            <source>Easy</source>
            <extracomment>How well a computer player plays</extracomment>
            <translation>Leicht</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Mittel</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Schwer</translation>
        </message>
        <message>
            <source>Watches every card and plans ahead. Good luck!</source>
            <translation>Achtet auf jede Karte und plant voraus. Viel Glück!</translation>
        </message>
        <message>
            <source>Milla</source>
            <translation>Milla</translation>
        </message>
        <message>
            <source>Paul</source>
            <translation>Paul</translation>
        </message>
        <message>
            <source>squirrel</source>
            <translation>Eichhörnchen</translation>
        </message>
        <message>
            <source>frog</source>
            <translation>Frosch</translation>
        </message>
        <message>
            <source>Always in a hurry, always with a wild card stashed away.</source>
            <extracomment>Milla, a squirrel; keeps wild cards, quick</extracomment>
            <translation>Hat es immer eilig und immer einen Joker versteckt.</translation>
        </message>
        <message>
            <source>Sits so still you’d think he was asleep.</source>
            <extracomment>Paul, a frog; slow to notice, never moves</extracomment>
            <translation>Sitzt so still, als würde er schlafen.</translation>
        </message>
        <message>
            <source>Wide awake when everyone else is yawning.</source>
            <extracomment>How a computer player plays, in one warm line under the name: Ada, an owl</extracomment>
            <translation>Hellwach, wenn alle anderen schon gähnen.</translation>
        </message>
        <message>
            <source>Quick paws and a smile that gives nothing away.</source>
            <extracomment>Felix, a fox</extracomment>
            <translation>Flinke Pfoten und ein Lächeln, das nichts verrät.</translation>
        </message>
        <message>
            <source>Head in the clouds, and laughs about it.</source>
            <extracomment>Nina, a hare</extracomment>
            <translation>Mit dem Kopf in den Wolken, und lacht darüber.</translation>
        </message>
        <message>
            <source>Digs through her hand, one card at a time.</source>
            <extracomment>Greta, a badger; gets rid of cards whenever she can</extracomment>
            <translation>Gräbt sich Karte um Karte durch ihre Hand.</translation>
        </message>
        <message>
            <source>Misses some plays. Good for learning.</source>
            <translation>Übersieht manches, was passt. Gut zum Lernen.</translation>
        </message>
        <message>
            <source>Thinks the whole turn through.</source>
            <translation>Denkt den ganzen Spielzug durch.</translation>
        </message>
        <message>
            <source>Hardly ever forgets to call.</source>
            <extracomment>Of a computer player and its own calls</extracomment>
            <translation>Vergisst fast nie zu rufen.</translation>
        </message>
        <message>
            <source>Sometimes forgets to call.</source>
            <translation>Vergisst manchmal zu rufen.</translation>
        </message>
        <message>
            <source>Often forgets to call.</source>
            <translation>Vergisst oft zu rufen.</translation>
        </message>
        <message>
            <source>Rarely catches you.</source>
            <extracomment>Of a computer player, when the person forgets to call</extracomment>
            <translation>Erwischt dich selten.</translation>
        </message>
        <message>
            <source>Sometimes catches you.</source>
            <translation>Erwischt dich manchmal.</translation>
        </message>
        <message>
            <source>Almost always tries to catch you.</source>
            <translation>Versucht fast immer, dich zu erwischen.</translation>
        </message>
        <message>
            <source>%1 %2 %3</source>
            <extracomment>Three sentences on a computer player: how well it plays, its own calls, how it catches others</extracomment>
            <translation>%1 %2 %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <extracomment>A person at the table without a name. %1 number of the seat</extracomment>
            <translation>Spieler %1</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Said of a game that was played in the app and not with real cards: "DOS · On screen · 5 rounds"</extracomment>
            <translation>Am Bildschirm</translation>
        </message>
    </context>
    <context>
        <name>PortraitPicker</name>
        <message>
            <source>Portraits</source>
            <extracomment>Spoken name of the portraits to choose from</extracomment>
            <translation>Porträts</translation>
        </message>
        <message>
            <source>%1, %2. %3</source>
            <extracomment>Spoken: a computer player to choose. %1 name, %2 animal, %3 how they play</extracomment>
            <translation>%1, %2. %3</translation>
        </message>
    </context>
    <context>
        <name>PoseCard</name>
        <message>
            <source>moved after %1: draws four</source>
            <extracomment>Under a player who moved while posing</extracomment>
            <translation>nach %1 bewegt: zieht 4</translation>
        </message>
        <message>
            <source>Start pose</source>
            <extracomment>Button: this player has to pose now</extracomment>
            <translation>Posieren</translation>
        </message>
        <message>
            <source>Start pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Posieren: %1</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: this player did not hold the pose</extracomment>
            <translation>Bewegt!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 hat sich bewegt</translation>
        </message>
        <message>
            <source>End pose</source>
            <extracomment>Button: the posing player's next turn has come, so the pose ends</extracomment>
            <translation>Pose beenden</translation>
        </message>
        <message>
            <source>End pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Pose beenden: %1</translation>
        </message>
        <message>
            <source>Pose!</source>
            <extracomment>Large on a player's card for a moment as the pose starts</extracomment>
            <translation>Pose!</translation>
        </message>
    </context>
    <context>
        <name>PoseMarks</name>
        <message>
            <source>%1 has moved</source>
            <extracomment>Spoken name of the button "Moved!". %1 a player's name</extracomment>
            <translation>%1 hat sich bewegt</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button at a posing player: they have moved</extracomment>
            <translation>Bewegt!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 hat sich bewegt</translation>
        </message>
        <message>
            <source>%1 is posing</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 steht in Pose</translation>
        </message>
    </context>
    <context>
        <name>PosePanel</name>
        <message>
            <source>%1 is posing. Press when they move.</source>
            <extracomment>Where several people play and the others watch. %1 a player's name</extracomment>
            <translation>%1 steht in Pose. Drück bei der kleinsten Bewegung.</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: a posing player has moved</extracomment>
            <translation>Bewegt!</translation>
        </message>
        <message>
            <source>You’re posing. Play your turn, then hold still until your next one.</source>
            <extracomment>To a posing player whose turn it is</extracomment>
            <translation>Du stehst in Pose. Mach deinen Spielzug und halt dann still, bis du wieder dran bist.</translation>
        </message>
        <message>
            <source>You’re posing. Hold still until your turn!</source>
            <extracomment>To a posing player who judges their own poses</extracomment>
            <translation>Du stehst in Pose. Halt still, bis du wieder dran bist!</translation>
        </message>
        <message>
            <source>Hold still! If you move, you draw four.</source>
            <extracomment>To a posing player whom Tableside watches</extracomment>
            <translation>Halt still! Wenn du dich bewegst, ziehst du 4.</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>Spoken name of the meter that shows how much a posing player moves</extracomment>
            <translation>Bewegung</translation>
        </message>
        <message>
            <source>I moved</source>
            <extracomment>Button: a posing player admits that they moved</extracomment>
            <translation>Bewegt!</translation>
        </message>
    </context>
    <context>
        <name>PosesView</name>
        <message>
            <source>Who has to pose for a Wild Dumb Fu? Press “Start pose”. Anyone who moves before their next turn draws four.</source>
            <extracomment>Above the players of the pose referee</extracomment>
            <translation>Wer muss für eine Dumm-Fu-Farbenwahl posieren? Drück „Posieren“. Wer sich bewegt, bevor er wieder dran ist, zieht 4.</translation>
        </message>
    </context>
    <context>
        <name>RaceWords</name>
        <message>
            <source>Press your own button to call or catch. The first press counts. Press “%1” as soon as you do, and Tableside knows who gets caught.</source>
            <extracomment>In the middle of the call booth, before anyone has pressed. %1 the words on a small button, "I have two"</extracomment>
            <translation>Ruf oder erwisch mit deinem eigenen Knopf. Wer zuerst drückt, zählt. Drück „%1“, sobald es so weit ist: Dann weiß Tableside, wer erwischt wird.</translation>
        </message>
        <message>
            <source>Who should have called?</source>
            <extracomment>Call booth, after several buttons were pressed: which player was down to the last cards?</extracomment>
            <translation>Wer hätte rufen müssen?</translation>
        </message>
        <message>
            <source>Nobody</source>
            <extracomment>Answer to "Who should have called?"</extracomment>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>Clear</source>
            <extracomment>Button: forget what was pressed last</extracomment>
            <translation>Leeren</translation>
        </message>
    </context>
    <context>
        <name>ReadingOptions</name>
        <message>
            <source>Language and text size</source>
            <extracomment>Title of the panel with languages and text size of the rules</extracomment>
            <translation>Sprache und Schriftgröße</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Schließen</translation>
        </message>
        <message>
            <source>Rules language</source>
            <extracomment>Setting: the language of the rules</extracomment>
            <translation>Sprache der Regeln</translation>
        </message>
        <message>
            <source>Second language</source>
            <extracomment>Setting: a second language of the rules, shown beside the first</extracomment>
            <translation>Zweite Sprache</translation>
        </message>
        <message>
            <source>None</source>
            <extracomment>No second language</extracomment>
            <translation>Keine</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Keyboard: type to search, then Down and Enter to choose. On a page, Left and Right turn pages, Tab moves to the next link, Backspace goes back, Ctrl+F searches, Esc closes the rules.</source>
            <extracomment>Keys of the rules reader; the names of the keys stand in quotation marks or are the keys' own</extracomment>
            <translation>Tastatur: Zum Suchen tippen, dann mit Pfeil nach unten und Enter wählen. Auf einer Seite blättern die Pfeile links und rechts, Tab geht zum nächsten Link, die Rücktaste zurück, Strg+F sucht, Esc schließt die Regeln.</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language.</source>
            <extracomment>In the panel with languages and text size, when the device has no voice for the language of the rules</extracomment>
            <translation>Vorlesen geht nicht: Dieses Gerät hat keine Stimme für diese Sprache.</translation>
        </message>
    </context>
    <context>
        <name>RecordButton</name>
        <message>
            <source>Say it now, then press to stop</source>
            <extracomment>Button while one's voice is recorded</extracomment>
            <translation>Sprich jetzt und drück zum Beenden</translation>
        </message>
        <message>
            <source>Record your own</source>
            <extracomment>Button: record one's own call</extracomment>
            <translation>Eigene aufnehmen</translation>
        </message>
        <message>
            <source>Recording level</source>
            <extracomment>Spoken name of the meter while one's voice is recorded</extracomment>
            <translation>Aufnahmepegel</translation>
        </message>
        <message>
            <source>Up to three seconds. The recording stays on this device.</source>
            <extracomment>Under the button that records a voice</extracomment>
            <translation>Höchstens 3 Sekunden. Die Aufnahme bleibt auf diesem Gerät.</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>This round is over.</source>
            <translation>Diese Runde ist zu Ende.</translation>
        </message>
        <message>
            <source>It’s %1’s turn.</source>
            <extracomment>%1 is the player whose turn it is</extracomment>
            <translation>%1 ist dran.</translation>
        </message>
        <message>
            <source>That card isn’t in the Center Row.</source>
            <translation>Diese Karte liegt nicht in der Mittelreihe.</translation>
        </message>
        <message>
            <source>You’ve already matched that row card this turn.</source>
            <translation>Diese Karte der Reihe hast du in diesem Spielzug schon bedient.</translation>
        </message>
        <message>
            <source>That card isn’t in your hand.</source>
            <translation>Diese Karte hast du nicht auf der Hand.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your card has a different number.</source>
            <translation>Das passt nicht: Deine Karte hat eine andere Zahl als die Karte der Reihe.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your two cards don’t add up to its number.</source>
            <translation>Das passt nicht: Deine 2 Karten ergeben zusammen nicht die Zahl der Karte in der Reihe.</translation>
        </message>
        <message>
            <source>You’ve already drawn this turn. Match a row card, or lay a card in the Center Row.</source>
            <translation>Du hast in diesem Spielzug schon gezogen. Bediene eine Karte der Reihe oder leg eine Karte in die Mittelreihe.</translation>
        </message>
        <message>
            <source>You’ve already matched, so you can’t draw this turn.</source>
            <translation>Du hast schon bedient, also kannst du in diesem Spielzug nicht mehr ziehen.</translation>
        </message>
        <message>
            <source>Match a row card or draw before you end your turn.</source>
            <translation>Bediene eine Karte der Reihe oder zieh, bevor du deinen Spielzug beendest.</translation>
        </message>
        <message>
            <source>You drew without a match: lay a card in the Center Row.</source>
            <translation>Du hast gezogen und nichts bedient: Leg eine Karte in die Mittelreihe.</translation>
        </message>
        <message>
            <source>Draw first. You only lay a card if you still don’t make a match.</source>
            <translation>Zieh zuerst. Du legst nur dann eine Karte, wenn du danach nichts bedienst.</translation>
        </message>
        <message>
            <source>You can’t lay a card because you’ve already matched. End your turn instead.</source>
            <translation>Du hast schon bedient und kannst jetzt keine Karte legen. Beende deinen Spielzug.</translation>
        </message>
        <message>
            <source>You’re done matching. Now it’s time for your bonus cards.</source>
            <translation>Mit dem Bedienen bist du fertig. Jetzt kommen deine Bonuskarten.</translation>
        </message>
        <message>
            <source>You don’t have a bonus card to skip.</source>
            <translation>Du hast keine Bonuskarte, die du auslassen könntest.</translation>
        </message>
        <message>
            <source>House rule: lay your bonus cards.</source>
            <translation>Hausregel: Leg deine Bonuskarten.</translation>
        </message>
        <message>
            <source>You only call “DOS!” when you have exactly two cards.</source>
            <translation>„DOS!“ rufst du nur, wenn du genau 2 Karten hast.</translation>
        </message>
        <message>
            <source>You’ve already called.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Du hast schon gerufen.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because they’ve already called.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Zu spät: %1 hat schon gerufen.</translation>
        </message>
        <message>
            <source>You can’t call now because someone already caught you.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Zu spät zum Rufen: Du bist schon erwischt worden.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because someone already did.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Zu spät: %1 ist schon erwischt worden.</translation>
        </message>
        <message>
            <source>Nobody caught you in time, so you don’t have to call anymore.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Niemand hat dich rechtzeitig erwischt: Du musst nicht mehr rufen.</translation>
        </message>
        <message>
            <source>You’re too late to catch %1. Play has moved on.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Zu spät, um %1 zu erwischen: Es ist schon weitergegangen.</translation>
        </message>
        <message>
            <source>Nobody is sitting there.</source>
            <translation>Dort sitzt niemand.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “DOS!” instead.</source>
            <translation>Dich selbst kannst du nicht erwischen. Ruf lieber „DOS!“.</translation>
        </message>
        <message>
            <source>You can’t catch %1 now.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Du kannst %1 jetzt nicht erwischen.</translation>
        </message>
        <message>
            <source>Give %1 a moment to call, then try again.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Lass %1 kurz Zeit zum Rufen, dann versuch es noch einmal.</translation>
        </message>
        <message>
            <source>You can’t play that card because it doesn’t match the color, number, or symbol in play.</source>
            <translation>Die Karte passt nicht: Sie hat weder die jetzige Farbe noch die Zahl oder das Zeichen der obersten Karte.</translation>
        </message>
        <message>
            <source>You can only play the card you just drew.</source>
            <translation>Jetzt darfst du nur die Karte spielen, die du gerade gezogen hast.</translation>
        </message>
        <message>
            <source>You’ve already drawn. Play that card or keep it.</source>
            <translation>Du hast schon gezogen. Spiel diese Karte oder behalte sie.</translation>
        </message>
        <message>
            <source>Play a card or draw before you end your turn.</source>
            <translation>Spiel eine Karte oder zieh, bevor du deinen Spielzug beendest.</translation>
        </message>
        <message>
            <source>Name a color for your wild card.</source>
            <translation>Wünsch dir eine Farbe für deine Farbenwahlkarte.</translation>
        </message>
        <message>
            <source>You only name a color for wild cards.</source>
            <translation>Eine Farbe wünschst du dir nur mit einer Farbenwahlkarte.</translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>Die erste Karte ist eine Farbenwahlkarte: Wünsch dir eine Farbe.</translation>
        </message>
        <message>
            <source>You can’t name a color now.</source>
            <translation>Du kannst dir jetzt keine Farbe wünschen.</translation>
        </message>
        <message>
            <source>House rule: no bluffing. You still have a card of the current color.</source>
            <translation>Hausregel: kein Bluffen. Du hast noch eine Karte der jetzigen Farbe.</translation>
        </message>
        <message>
            <source>You can’t play until those cards are drawn.</source>
            <translation>Du kannst erst spielen, wenn diese Karten gezogen sind.</translation>
        </message>
        <message>
            <source>You can only stack the same kind of draw card.</source>
            <translation>Stapeln kannst du nur eine Karte derselben Art.</translation>
        </message>
        <message>
            <source>You have to draw first, unless you can challenge or stack.</source>
            <translation>Du musst erst ziehen, außer du kannst herausfordern oder stapeln.</translation>
        </message>
        <message>
            <source>You don’t have to draw.</source>
            <translation>Du musst gerade nichts ziehen.</translation>
        </message>
        <message>
            <source>There’s nothing for you to challenge.</source>
            <translation>Du kannst gerade niemanden herausfordern.</translation>
        </message>
        <message>
            <source>You can only jump in with a card identical to the top card.</source>
            <translation>Zum Dazwischenwerfen brauchst du genau die Karte, die oben liegt.</translation>
        </message>
        <message>
            <source>You’re too late to jump in. Play has moved on.</source>
            <translation>Zu spät zum Dazwischenwerfen: Es ist schon weitergegangen.</translation>
        </message>
        <message>
            <source>First, choose a player to swap hands with.</source>
            <translation>Wähl erst, mit wem du die Karten tauschst.</translation>
        </message>
        <message>
            <source>You can’t swap hands now.</source>
            <translation>Jetzt kannst du keine Karten tauschen.</translation>
        </message>
        <message>
            <source>You can’t swap hands with yourself. Choose another player.</source>
            <translation>Mit dir selbst kannst du nicht tauschen. Such dir jemand anderen aus.</translation>
        </message>
        <message>
            <source>%1 isn’t posing.</source>
            <extracomment>Why a report that a player moved is refused: %1 is that player</extracomment>
            <translation>%1 steht nicht in Pose.</translation>
        </message>
        <message>
            <source>You only call “UNO!” when you have exactly one card.</source>
            <translation>„UNO!“ rufst du nur, wenn du genau eine Karte hast.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “UNO!” instead.</source>
            <translation>Dich selbst kannst du nicht erwischen. Ruf lieber „UNO!“.</translation>
        </message>
    </context>
    <context>
        <name>ResultRow</name>
        <message>
            <source>found in %1</source>
            <extracomment>Beside a result of the search; %1 a language, in itself: "Nederlands"</extracomment>
            <translation>gefunden in %1</translation>
        </message>
    </context>
    <context>
        <name>ResultSeat</name>
        <message>
            <source>No cards left</source>
            <extracomment>Said of a player who has no cards left</extracomment>
            <translation>Keine Karten mehr</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in hand</source>
            <extracomment>The sum of the cards in a hand</extracomment>
            <translation>
                <numerusform>%n Punkt auf der Hand</numerusform>
                <numerusform>%n Punkte auf der Hand</numerusform>
            </translation>
        </message>
        <message>
            <source>+%1</source>
            <extracomment>Points gained in this round</extracomment>
            <translation>+%1</translation>
        </message>
        <message>
            <source>%1 of %2 points</source>
            <extracomment>Spoken: a player's points in the game, and the target</extracomment>
            <translation>%1 von %2 Punkten</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n point(s)</source>
            <extracomment>Spoken of a card that was left in a hand. %1 its name, for example "Red 7", %n what it counts</extracomment>
            <translation>
                <numerusform>%1: %n Punkt</numerusform>
                <numerusform>%1: %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, computer player</source>
            <extracomment>Spoken of a seat in the result where several people play. %1 the name of a computer player</extracomment>
            <translation>%1, Computerspieler</translation>
        </message>
        <message>
            <source>“%1”</source>
            <extracomment>What an animal says about the result of a round; the quotation marks of the language</extracomment>
            <translation>„%1“</translation>
        </message>
    </context>
    <context>
        <name>ResultsList</name>
        <message>
            <source>Nothing found. Try a single word. Everyday words work, in any language the rules come in.</source>
            <extracomment>The search has found nothing</extracomment>
            <translation>Nichts gefunden. Versuch es mit einem einzigen Wort. Alltagswörter genügen, in jeder Sprache der Regeln.</translation>
        </message>
        <message numerus="yes">
            <source>%n result(s)</source>
            <extracomment>Spoken name of the list of what the search has found</extracomment>
            <translation>
                <numerusform>%n Treffer</numerusform>
                <numerusform>%n Treffer</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Center Row</source>
            <extracomment>Over the cards of the Center Row in a reviewed decision</extracomment>
            <translation>Mittelreihe</translation>
        </message>
        <message>
            <source>Top card, color: %1</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision. %1 the color that was named</extracomment>
            <translation>Oberste Karte, Farbe: %1</translation>
        </message>
        <message>
            <source>Top card</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision</extracomment>
            <translation>Oberste Karte</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after your turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 a player, %2 "DOS!" or "UNO!", %3 the number of the reader's own turn</extracomment>
            <translation>Nach deinem Spielzug %3 hat %1 „%2“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, and %3 caught you.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!", %3 a player</extracomment>
            <translation>Dein Spielzug %1: Du hast „%2“ vergessen, und %3 hat dich erwischt.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!"</extracomment>
            <translation>Dein Spielzug %1: Du hast „%2“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after %4’s turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1, %4 players, %2 "DOS!" or "UNO!", %3 the number of a turn of %4</extracomment>
            <translation>Nach Spielzug %3 von %4 hat %1 „%2“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3” and was caught.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Spielzug %1: %2 hat „%3“ vergessen und wurde erwischt.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Spielzug %1: %2 hat „%3“ vergessen, aber niemand hat es gemerkt.</translation>
        </message>
        <message>
            <source>Your best move, turn %1: %2. Anything else would have cost you %3.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 what they did, such as "blue 4 on blue 9" or "draw a card", %3 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Dein bester Zug, Spielzug %1: %2. Alles andere hätte dich %3 gekostet.</translation>
        </message>
        <message>
            <source>%1’s best move, turn %2: %3. Anything else would have cost %4.</source>
            <extracomment>In the review of a round. %1 a player, %2 the number of their turn, %3 what they did, such as "blue 4 on blue 9" or "draw a card", %4 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Bester Zug von %1, Spielzug %2: %3. Alles andere hätte %4 gekostet.</translation>
        </message>
    </context>
    <context>
        <name>ReviewDecision</name>
        <message>
            <source>Turn %1 cost you %2</source>
            <extracomment>Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Spielzug %1 kostete %2</translation>
        </message>
        <message>
            <source>Your turn %1</source>
            <extracomment>Heading of a reviewed decision; %1 the number of the player's own turn in the round</extracomment>
            <translation>Dein Spielzug %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <extracomment>What a decision cost; %1 "about 6 points" or "about 8 wins in 100 rounds"</extracomment>
            <translation>kostete %1</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Over the player's own cards in a reviewed decision</extracomment>
            <translation>Deine Hand</translation>
        </message>
        <message>
            <source>Your choice: %1.</source>
            <extracomment>What the player did in a reviewed decision; %1 "draw a card"</extracomment>
            <translation>Deine Wahl: %1.</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <extracomment>What would have been better in a reviewed decision; %1 a whole sentence that says why</extracomment>
            <translation>Besser: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Turn %1: it worked out</source>
            <extracomment>Spoken of a reviewed decision that came out well. %1 number of the turn</extracomment>
            <translation>Spielzug %1: Es hat geklappt</translation>
        </message>
        <message>
            <source>it worked out</source>
            <extracomment>Of a decision that came out well, though it would not usually</extracomment>
            <translation>hat geklappt</translation>
        </message>
        <message>
            <source>On average it costs %1. Usually better: %2</source>
            <extracomment>Of a decision that came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why</extracomment>
            <translation>Im Schnitt kostet das %1. Meistens besser: %2</translation>
        </message>
        <message>
            <source>Turn %1 cost %2</source>
            <extracomment>Spoken of a reviewed decision of somebody else. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Spielzug %1 kostete %2</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <extracomment>Heading of a reviewed decision of somebody else; %1 the number of that player's turn in the round</extracomment>
            <translation>Spielzug %1</translation>
        </message>
        <message>
            <source>%1’s hand</source>
            <extracomment>Over the cards of somebody else in a reviewed decision. %1 that player</extracomment>
            <translation>Hand von %1</translation>
        </message>
        <message>
            <source>%1’s choice: %2.</source>
            <extracomment>What somebody else did in a reviewed decision; %1 that player, %2 "draw a card"</extracomment>
            <translation>Wahl von %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Round review</source>
            <extracomment>Title of the review after a round</extracomment>
            <translation>Rückblick auf die Runde</translation>
        </message>
        <message>
            <source>Close review</source>
            <extracomment>Button: goes back to the result of the round</extracomment>
            <translation>Rückblick schließen</translation>
        </message>
        <message>
            <source>Whose round to review</source>
            <extracomment>Spoken name of a group of buttons with the names of players</extracomment>
            <translation>Wessen Runde ansehen</translation>
        </message>
    </context>
    <context>
        <name>RoundMark</name>
        <message>
            <source>Round %1 · to %2</source>
            <extracomment>Always visible at the table. %1 number of the round, %2 points that win the game</extracomment>
            <translation>Runde %1 · bis %2</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Eine Runde</translation>
        </message>
    </context>
    <context>
        <name>RoundResultPanel</name>
        <message>
            <source>%1 · %2</source>
            <extracomment>How long a game took, and how often something was taken back: "After 3 rounds · 2 plays taken back"</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Round %1 · game to %2 points</source>
            <extracomment>Under the totals. %1 round number, %2 points that win</extracomment>
            <translation>Runde %1 · Partie bis %2 Punkte</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Button: starts a new game with the same players</extracomment>
            <translation>Noch einmal</translation>
        </message>
        <message>
            <source>Deal next round</source>
            <extracomment>Button: begin the next round</extracomment>
            <translation>Nächste Runde austeilen</translation>
        </message>
        <message>
            <source>Review</source>
            <extracomment>Button: opens the review of this round's decisions</extracomment>
            <translation>Rückblick</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>Button: goes to Home</extracomment>
            <translation>Startseite</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is at the end, such as saving the game as a file</extracomment>
            <translation>Mehr</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s)</source>
            <extracomment>Under the last totals of a game: how long it took</extracomment>
            <translation>
                <numerusform>Nach %n Runde</numerusform>
                <numerusform>Nach %n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Play %1 next</source>
            <extracomment>Button at the end of a game: sets up the other one with the same players. %1 "DOS" or "UNO"</extracomment>
            <translation>Jetzt %1 spielen</translation>
        </message>
        <message>
            <source>With the same players</source>
            <extracomment>Spoken after "Play UNO next"</extracomment>
            <translation>Mit denselben Spielern</translation>
        </message>
        <message>
            <source>The score book wasn’t changed. %1</source>
            <extracomment>At the switch “Enter in the score book”. %1 a sentence: what the file system refused and what to do</extracomment>
            <translation>Das Punktebuch wurde nicht geändert. %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button at the end of the deal of the day: to the page with the card of the result</extracomment>
            <translation>Runde des Tages</translation>
        </message>
        <message>
            <source>One round</source>
            <extracomment>Under the totals, of a game that ends with its first round</extracomment>
            <translation>Eine Runde</translation>
        </message>
    </context>
    <context>
        <name>RulesHeader</name>
        <message>
            <source>Search</source>
            <extracomment>Button: search the rules</extracomment>
            <translation>Suchen</translation>
        </message>
        <message>
            <source>Close rules</source>
            <extracomment>Button: leave the rules</extracomment>
            <translation>Regeln schließen</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Title of the page with the rules</extracomment>
            <translation>Regeln</translation>
        </message>
    </context>
    <context>
        <name>RulesHeading</name>
        <message>
            <source>House rules</source>
            <extracomment>Heading: rules that families play differently</extracomment>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Hide house rules</source>
            <extracomment>Button</extracomment>
            <translation>Hausregeln ausblenden</translation>
        </message>
        <message>
            <source>Show house rules</source>
            <extracomment>Button</extracomment>
            <translation>Hausregeln einblenden</translation>
        </message>
    </context>
    <context>
        <name>RulesTools</name>
        <message>
            <source>Back to where you were</source>
            <extracomment>Button: back to the section that was read before</extracomment>
            <translation>Zurück zur letzten Stelle</translation>
        </message>
        <message>
            <source>Show page</source>
            <extracomment>Button: from the contents to the page</extracomment>
            <translation>Seite zeigen</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhalt</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language</source>
            <extracomment>Name of the button when the device has no voice for this language</extracomment>
            <translation>Vorlesen geht nicht: Dieses Gerät hat keine Stimme für diese Sprache</translation>
        </message>
        <message>
            <source>Stop reading</source>
            <extracomment>Button</extracomment>
            <translation>Vorlesen beenden</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <extracomment>Button</extracomment>
            <translation>Vorlesen</translation>
        </message>
        <message>
            <source>Language and text size</source>
            <extracomment>Button: languages and text size of the rules</extracomment>
            <translation>Sprache und Schriftgröße</translation>
        </message>
        <message>
            <source>Print or save as PDF</source>
            <extracomment>Button: the rules of this game or its quick card, printed or as PDF</extracomment>
            <translation>Drucken oder als PDF speichern</translation>
        </message>
    </context>
    <context>
        <name>SaveMatch</name>
        <message>
            <source>Save game as file</source>
            <extracomment>Button: writes the game to a file</extracomment>
            <translation>Partie als Datei speichern</translation>
        </message>
        <message>
            <source>Includes hidden cards. Use it to replay the game or report a bug.</source>
            <extracomment>Under the button "Save game as file"</extracomment>
            <translation>Enthält auch verdeckte Karten. Zum Nachspielen oder um einen Fehler zu melden.</translation>
        </message>
    </context>
    <context>
        <name>ScoreFiles</name>
        <message>
            <source>Saved as “%1”.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>Gespeichert als „%1“.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be saved (%2). Try another folder.</source>
            <extracomment>%1 a file with its folder, %2 the system's reason</extracomment>
            <translation>„%1“ konnte nicht gespeichert werden (%2). Versuch es in einem anderen Ordner.</translation>
        </message>
        <message>
            <source>This game’s entries contradict each other, so it can’t be exported.</source>
            <translation>Die Einträge dieser Partie widersprechen sich, deshalb lässt sie sich nicht exportieren.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.</source>
            <extracomment>%1 a file, %2 number of the line, %3 the reason, in English</extracomment>
            <translation>„%1“ wurde nicht importiert. Zeile %2: %3. Berichtige die Datei und importiere sie noch einmal.</translation>
        </message>
        <message>
            <source>Your score book already has every game in this file.</source>
            <translation>Dein Punktebuch enthält schon alle Partien aus dieser Datei.</translation>
        </message>
        <message numerus="yes">
            <source>Added %n game(s) to the score book.</source>
            <extracomment>%n games were added from a file</extracomment>
            <translation>
                <numerusform>%n Partie ins Punktebuch aufgenommen.</numerusform>
                <numerusform>%n Partien ins Punktebuch aufgenommen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a table: the starting points of players who joined late</extracomment>
            <translation>Start</translation>
        </message>
        <message numerus="yes">
            <source>Updated %n game(s) in the score book.</source>
            <extracomment>%n games had more rounds in the file than in the score book</extracomment>
            <translation>
                <numerusform>%n Partie im Punktebuch aktualisiert.</numerusform>
                <numerusform>%n Partien im Punktebuch aktualisiert.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) continued differently in your score book and weren’t changed.</source>
            <extracomment>%n games have different rounds in the score book and in the file</extracomment>
            <translation>
                <numerusform>%n Partie ging in deinem Punktebuch anders weiter und wurde nicht geändert.</numerusform>
                <numerusform>%n Partien gingen in deinem Punktebuch anders weiter und wurden nicht geändert.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. %2</source>
            <extracomment>%1 a file, %2 a sentence: the reason</extracomment>
            <translation>„%1“ wurde nicht importiert. %2</translation>
        </message>
        <message>
            <source>“%1” was saved, but what is there now is something else. Try another folder.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>„%1“ wurde gespeichert, aber jetzt steht dort etwas anderes. Versuch es in einem anderen Ordner.</translation>
        </message>
        <message>
            <source>an unreadable game</source>
            <extracomment>In a list of damaged games, of one that can't be read at all</extracomment>
            <translation>eine unlesbare Partie</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>In a list of damaged games. %1 the players' names, %2 a date</extracomment>
            <translation>%1 am %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <extracomment>At the end of a list of damaged games</extracomment>
            <translation>
                <numerusform>%n weitere</numerusform>
                <numerusform>%n weitere</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged game(s) couldn’t be included: %1.</source>
            <extracomment>%n damaged games. %1 a list of them</extracomment>
            <translation>
                <numerusform>%n beschädigte Partie konnte nicht aufgenommen werden: %1.</numerusform>
                <numerusform>%n beschädigte Partien konnten nicht aufgenommen werden: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” was saved, but can’t be read back. Try another folder.</source>
            <extracomment>%1 a file</extracomment>
            <translation>„%1“ wurde gespeichert, lässt sich aber nicht wieder lesen. Versuch es in einem anderen Ordner.</translation>
        </message>
        <message>
            <source>Saved %1 of %2 games as “%3”.</source>
            <extracomment>%1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing</extracomment>
            <translation>%1 von %2 Partien gespeichert als „%3“.</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Fix the file and import it again.</source>
            <extracomment>%1 a file; a list of what is wrong with its lines follows</extracomment>
            <translation>„%1“ wurde nicht importiert. Berichtige die Datei und importiere sie noch einmal.</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <extracomment>One problem of a file. %1 number of the line, %2 a sentence: the problem</extracomment>
            <translation>Zeile %1: %2</translation>
        </message>
        <message numerus="yes">
            <source>And %n more problem(s).</source>
            <extracomment>After a list of problems of a file. %n problems that are not listed</extracomment>
            <translation>
                <numerusform>Und noch %n Problem.</numerusform>
                <numerusform>Und noch %n Probleme.</numerusform>
            </translation>
        </message>
        <message>
            <source>Are %1 and %2 in this file the same person?</source>
            <extracomment>%1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Sind %1 und %2 in dieser Datei dieselbe Person?</translation>
        </message>
        <message>
            <source>“%1” looks like the game of %2 that you imported before. Replace that game?</source>
            <extracomment>%1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game</extracomment>
            <translation>„%1“ sieht aus wie die Partie von %2, die du schon importiert hast. Jene Partie ersetzen?</translation>
        </message>
        <message>
            <source>The file’s text was converted from %1.</source>
            <extracomment>After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252</extracomment>
            <translation>Der Text der Datei wurde aus %1 umgewandelt.</translation>
        </message>
        <message>
            <source>The file doesn’t say how points are counted, so each round’s winner got them. If cards count against you, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table of two players was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>In der Datei steht nicht, wie gezählt wird, deshalb bekam in jeder Runde der Sieger die Punkte. Sind Restkarten bei euch Minuspunkte, füg eine Spalte mit countAgainst hinzu und importiere die Datei noch einmal.</translation>
        </message>
        <message numerus="yes">
            <source>Replaced %n game(s) in the score book by the file. The old ones are with the deleted games.</source>
            <extracomment>A corrected table took the place of %n games that were imported from it before</extracomment>
            <translation>
                <numerusform>%n Partie im Punktebuch durch die Datei ersetzt. Die alte ist bei den gelöschten Partien.</numerusform>
                <numerusform>%n Partien im Punktebuch durch die Datei ersetzt. Die alten sind bei den gelöschten Partien.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) were there already.</source>
            <extracomment>%n games of a file were in the score book before</extracomment>
            <translation>
                <numerusform>%n Partie war schon da.</numerusform>
                <numerusform>%n Partien waren schon da.</numerusform>
            </translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>Buttons: a name means a person who is in the score book already, or who isn't</extracomment>
            <translation>Dieselbe Person</translation>
        </message>
        <message>
            <source>Someone new</source>
            <translation>Jemand Neues</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Buttons: an imported table takes the place of a game, or is a game of its own</extracomment>
            <translation>Ersetzen</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide behalten</translation>
        </message>
        <message>
            <source>What is a line of “%1”: a whole game with everyone’s final points, or one round?</source>
            <extracomment>%1 a file with a date and points of several players in each line</extracomment>
            <translation>Was ist eine Zeile von „%1“: eine ganze Partie mit dem Endstand oder eine Runde?</translation>
        </message>
        <message>
            <source>A game</source>
            <extracomment>Button: each line of an imported table is a whole game</extracomment>
            <translation>Eine Partie</translation>
        </message>
        <message>
            <source>A round</source>
            <extracomment>Button: each line of an imported table is a round of a game</extracomment>
            <translation>Eine Runde</translation>
        </message>
        <message>
            <source>“%1” was read as %2.</source>
            <extracomment>After a table was imported. %1 a date as the file has it, such as 3/4/2025, %2 the same date in words</extracomment>
            <translation>„%1“ wurde als %2 gelesen.</translation>
        </message>
        <message>
            <source>The file doesn’t say who won, so the highest total won each game. If the lowest wins, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>In der Datei steht nicht, wer gewonnen hat, deshalb gewann in jeder Partie der höchste Stand. Gewinnt bei euch der niedrigste, füg eine Spalte mit countAgainst hinzu und importiere die Datei noch einmal.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Game no.</source>
            <extracomment>Heading of a column in a table: tells several games of one day apart</extracomment>
            <translation>Spiel Nr.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Heading of a column in a table: DOS or UNO</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Geber</translation>
        </message>
        <message>
            <source>Starter</source>
            <extracomment>Heading of a column in a table: who had the first turn of a round</extracomment>
            <translation>Fängt an</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Sieger</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>Heading of a column in a table: the points of the cards left in a hand</extracomment>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Heading of a column in a table: the cards left in a hand</extracomment>
            <translation>Karten</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
    </context>
    <context>
        <name>ScorePaper</name>
        <message>
            <source>target %1</source>
            <extracomment>On a printed score sheet. %1 points</extracomment>
            <translation>Ziel %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Punktezettel</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Gesamt</translation>
        </message>
        <message>
            <source>Date: ________________   Place: ________________   Target: ________</source>
            <extracomment>At the head of an empty score sheet, to be filled in by hand</extracomment>
            <translation>Datum: ________________   Ort: ________________   Ziel: ________</translation>
        </message>
        <message numerus="yes">
            <source>started with %n point(s)</source>
            <extracomment>On the picture of a result, under the name of a player who joined late. %n points</extracomment>
            <translation>
                <numerusform>fing mit %n Punkt an</numerusform>
                <numerusform>fing mit %n Punkten an</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a printed score sheet: the starting points of players who joined late</extracomment>
            <translation>Start</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Last row of a printed score sheet: the rank of each player</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Carried forward</source>
            <extracomment>Row at the foot of a page of a printed score sheet: the totals so far, which continue on the next page. "Brought forward" is the same row at the head of that page. The words of bookkeeping</extracomment>
            <translation>Übertrag</translation>
        </message>
        <message>
            <source>Brought forward</source>
            <translation>Übertrag</translation>
        </message>
        <message>
            <source>In parentheses: points left in hand</source>
            <extracomment>At the foot of a printed score sheet. The sheet has such numbers: (12)</extracomment>
            <translation>In Klammern: Punkte auf der Hand</translation>
        </message>
        <message>
            <source>–: didn’t play</source>
            <extracomment>At the foot of a printed score sheet: what a dash in a round means</extracomment>
            <translation>–: nicht mitgespielt</translation>
        </message>
        <message>
            <source>left the game</source>
            <extracomment>On the picture of a result, under the name of a player who left before the end</extracomment>
            <translation>ist ausgestiegen</translation>
        </message>
    </context>
    <context>
        <name>ScorePeopleSection</name>
        <message>
            <source>Player %1: %2</source>
            <extracomment>Spoken when a player has been added. %1 the number of players now, %2 the new one's name</extracomment>
            <translation>Spieler %1: %2</translation>
        </message>
        <message>
            <source>Players, clockwise</source>
            <extracomment>Heading: the players round the real table</extracomment>
            <translation>Spieler, im Uhrzeigersinn</translation>
        </message>
        <message>
            <source>New player’s name</source>
            <translation>Name des neuen Spielers</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Hinzufügen</translation>
        </message>
        <message>
            <source>Recent players</source>
            <extracomment>Over buttons with the names of people who played before</extracomment>
            <translation>Zuletzt dabei</translation>
        </message>
        <message>
            <source>Add %1</source>
            <extracomment>Spoken name of the button. %1 a remembered player</extracomment>
            <translation>%1 hinzufügen</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>%1 sitzt schon am Tisch. Schreib etwas dazu, damit man die beiden unterscheiden kann.</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: Platz %2</translation>
        </message>
        <message>
            <source>Clear all</source>
            <extracomment>Button: removes all players from the new score sheet</extracomment>
            <translation>Alle entfernen</translation>
        </message>
        <message>
            <source>Remove all players</source>
            <extracomment>Spoken name of the button "Clear all"</extracomment>
            <translation>Alle Spieler entfernen</translation>
        </message>
    </context>
    <context>
        <name>ScoreRulesSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading: the rules of a real game</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: which card game</extracomment>
            <translation>Spiel</translation>
        </message>
        <message>
            <source>50 points less</source>
            <translation>50 Punkte weniger</translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>bis %n Punkt</numerusform>
                <numerusform>bis %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 Punkte mehr</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>Label: how a round is counted</extracomment>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alle für den Sieger</translation>
        </message>
        <message>
            <source>The player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Wer alle Karten los ist, bekommt die Punkte der anderen. Die höchste Summe gewinnt.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Restkarten sind Minuspunkte</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Jeder bekommt die Punkte der Karten, die er noch hat. Die niedrigste Summe gewinnt.</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <extracomment>Label: the dealer of the next round</extracomment>
            <translation>Nächster Geber</translation>
        </message>
        <message>
            <source>Round winner</source>
            <translation>Rundensieger</translation>
        </message>
        <message>
            <source>Next on the left</source>
            <translation>Der Nächste links</translation>
        </message>
        <message>
            <source>House rules, noted on the sheet</source>
            <extracomment>Over switches for rules that families change; they are noted on the sheet</extracomment>
            <translation>Hausregeln (stehen auf dem Zettel)</translation>
        </message>
        <message>
            <source>Or type the target</source>
            <extracomment>Label of a field in which the points that end the game can be typed</extracomment>
            <translation>Oder Ziel eintippen</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeatEditor</name>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Name von Spieler %1</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>Button: this player deals first</extracomment>
            <translation>Geber</translation>
        </message>
        <message>
            <source>%1 deals first</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 gibt zuerst</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 nach oben</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 entfernen</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 nach unten</translation>
        </message>
    </context>
    <context>
        <name>ScoreSetupPage</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Title of the page where a score sheet is set up</extracomment>
            <translation>Neuer Punktezettel</translation>
        </message>
        <message>
            <source>Start scoring</source>
            <extracomment>Button: open the new score sheet</extracomment>
            <translation>Los geht’s</translation>
        </message>
    </context>
    <context>
        <name>ScoreWords</name>
        <message>
            <source>the start</source>
            <translation>Anfang</translation>
        </message>
        <message>
            <source>%1’s hand in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>Karten von %1 in Runde %2</translation>
        </message>
        <message>
            <source>%1 went out in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1 ist in Runde %2 alle Karten los</translation>
        </message>
        <message>
            <source>finishing the round</source>
            <translation>Runde abschließen</translation>
        </message>
        <message>
            <source>removing round %1</source>
            <translation>Runde %1 entfernen</translation>
        </message>
        <message>
            <source>%1 joined</source>
            <translation>%1 steigt ein</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>%1 steigt aus</translation>
        </message>
        <message>
            <source>%1 deals</source>
            <extracomment>What undo takes back: a change of dealer. %1 a player</extracomment>
            <translation>%1 gibt</translation>
        </message>
        <message>
            <source>target %1</source>
            <translation>Ziel %1</translation>
        </message>
        <message>
            <source>playing on</source>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>the end of the game</source>
            <translation>Ende der Partie</translation>
        </message>
        <message>
            <source>the note</source>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-Farben-Joker</translation>
        </message>
        <message>
            <source>Wild</source>
            <translation>Farbenwahl</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Zieh-4-Farbenwahl</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Dumm-Fu-Farbenwahl</translation>
        </message>
        <message>
            <source>Wild #</source>
            <translation># (Zahlen-Joker)</translation>
        </message>
        <message>
            <source>Draw Two</source>
            <translation>Zieh 2</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Retour-Karte</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Aussetzen-Karte</translation>
        </message>
        <message>
            <source>Bonus cards: required</source>
            <translation>Bonuskarten: Pflicht</translation>
        </message>
        <message>
            <source>Wrong catch: draw two</source>
            <translation>Falscher Alarm: 2 ziehen</translation>
        </message>
        <message>
            <source>Stacking</source>
            <translation>Stapeln</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <translation>Dazwischenwerfen</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <translation>Sieben und Null</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <translation>Ziehen, bis etwas passt</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <translation>Ohne Bluffen</translation>
        </message>
        <message>
            <source>That round isn’t on the sheet.</source>
            <translation>Diese Runde steht nicht auf dem Zettel.</translation>
        </message>
        <message>
            <source>You need at least two players.</source>
            <translation>Ihr braucht mindestens 2 Spieler.</translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Auf dem Zettel ist nur Platz für %1 Spieler.</translation>
        </message>
        <message>
            <source>The same player can’t have two seats.</source>
            <translation>Ein Spieler kann nicht auf zwei Plätzen sitzen.</translation>
        </message>
        <message>
            <source>That player wasn’t in this round.</source>
            <translation>Dieser Spieler war in dieser Runde nicht dabei.</translation>
        </message>
        <message>
            <source>This game doesn’t have that card.</source>
            <translation>Diese Karte gibt es in diesem Spiel nicht.</translation>
        </message>
        <message>
            <source>You’ve counted more of a card than the deck has. Check the hands.</source>
            <translation>Von einer Karte sind mehr gezählt, als es im Spiel gibt. Seht noch einmal nach.</translation>
        </message>
        <message>
            <source>That’s more than the whole deck is worth (%1).</source>
            <translation>Das ist mehr, als alle Karten des Spiels zusammen zählen (%1).</translation>
        </message>
        <message>
            <source>This player went out: leave 0.</source>
            <translation>Dieser Spieler ist alle Karten los: Lass 0 stehen.</translation>
        </message>
        <message>
            <source>First choose who went out.</source>
            <translation>Wähl zuerst, wer alle Karten los ist.</translation>
        </message>
        <message>
            <source>%1 wins the tie in round %2</source>
            <extracomment>What undo takes back. %1 the player who would have been next in turn, %2 number of the round</extracomment>
            <translation>Sieg von %1 bei Gleichstand in Runde %2</translation>
        </message>
        <message>
            <source>nobody could play in round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>in Runde %1 konnte niemand spielen</translation>
        </message>
        <message>
            <source>Missed calls: caught while they have two cards</source>
            <translation>Ruf vergessen: kann erwischt werden, solange es 2 Karten sind</translation>
        </message>
        <message>
            <source>Missed calls: caught until the round ends</source>
            <translation>Ruf vergessen: kann bis zum Ende der Runde erwischt werden</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <translation>Retour zu zweit: kein Aussetzen</translation>
        </message>
        <message>
            <source>In this game, the round isn’t over until someone goes out.</source>
            <translation>Bei diesem Spiel ist die Runde erst zu Ende, wenn jemand alle Karten los ist.</translation>
        </message>
        <message>
            <source>Before you count: was there a double color match in the last turn? For each one, everyone else draws a card first, and it counts.</source>
            <translation>Vor dem Zählen: Gab es im letzten Spielzug einen doppelten Farbbonus? Für jeden ziehen alle anderen erst noch eine Karte, und die zählt mit.</translation>
        </message>
        <message>
            <source>Nobody could play, so the player with the fewest points in hand wins the round. Count every hand.</source>
            <translation>Niemand konnte spielen, also gewinnt, wer die wenigsten Punkte auf der Hand hat. Zählt bei jedem die Karten.</translation>
        </message>
        <message>
            <source>Target reached, but %1 are tied. Play another round.</source>
            <extracomment>The game goes on past its target. %1 two or more players: "Anna and Ben"</extracomment>
            <translation>Ziel erreicht, aber Gleichstand zwischen %1. Spielt noch eine Runde.</translation>
        </message>
        <message>
            <source>You can’t leave this hand blank. Enter 0 if it’s worth nothing.</source>
            <translation>Hier muss etwas stehen. Gib 0 ein, wenn die Karten nichts zählen.</translation>
        </message>
        <message>
            <source>Still to count: %1.</source>
            <translation>Noch zu zählen: %1.</translation>
        </message>
        <message>
            <source>Enter a target from %1 to %2.</source>
            <translation>Gib ein Ziel von %1 bis %2 ein.</translation>
        </message>
        <message>
            <source>The target has been reached. Choose “Play on” to continue.</source>
            <translation>Das Ziel ist erreicht. Wähl „Weiterspielen“, um weiterzumachen.</translation>
        </message>
        <message>
            <source>The game isn’t over yet.</source>
            <translation>Die Partie ist noch nicht zu Ende.</translation>
        </message>
        <message>
            <source>The game is over. Choose “Play on” to reopen it.</source>
            <translation>Die Partie ist zu Ende. Wähl „Weiterspielen“, um sie wieder zu öffnen.</translation>
        </message>
        <message>
            <source>This score sheet is full. Start a new one to keep playing.</source>
            <translation>Dieser Punktezettel ist voll. Fang einen neuen an, um weiterzuspielen.</translation>
        </message>
        <message>
            <source>That player is already at the table.</source>
            <translation>Dieser Spieler sitzt schon am Tisch.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Es gibt nichts rückgängig zu machen.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Es gibt nichts zu wiederholen.</translation>
        </message>
        <message numerus="yes">
            <source>%1: you’ve counted all %n in the deck.</source>
            <extracomment>%1 a card, %n how many of it the deck has</extracomment>
            <translation>
                <numerusform>%1: Davon gibt es im Spiel nur %n, und die ist gezählt.</numerusform>
                <numerusform>%1: Davon gibt es im Spiel nur %n, und alle sind gezählt.</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s too many points for one hand.</source>
            <translation>Das sind zu viele Punkte für eine Hand.</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <extracomment>One card of a hand, and how often; %1 a count, %2 a card</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Before you count: was the last card a Draw Two or Wild Draw Four? If so, the next player draws first, and those cards count.</source>
            <translation>Vor dem Zählen: War die letzte Karte eine Zieh 2 oder eine Zieh-4-Farbenwahl? Dann zieht erst noch der nächste Spieler, und diese Karten zählen mit.</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 gewinnt mit %n Punkt.</numerusform>
                <numerusform>%1 gewinnt mit %n Punkten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ended in a tie.</source>
            <translation>Die Partie endete unentschieden.</translation>
        </message>
        <message>
            <source>No rounds yet.</source>
            <translation>Noch keine Runden.</translation>
        </message>
        <message>
            <source>The lead is tied.</source>
            <translation>Gleichstand an der Spitze.</translation>
        </message>
        <message numerus="yes">
            <source>%1 leads by %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 führt mit %n Punkt Vorsprung.</numerusform>
                <numerusform>%1 führt mit %n Punkten Vorsprung.</numerusform>
            </translation>
        </message>
        <message>
            <source>the last tap for %1</source>
            <extracomment>What undo takes back: a card or a digit. %1 a player</extracomment>
            <translation>letztes Tippen für %1</translation>
        </message>
        <message>
            <source>the correction to round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>Korrektur von Runde %1</translation>
        </message>
        <message>
            <source>Enter a number, or a sum like 12+11+7 or 3×20.</source>
            <translation>Gib eine Zahl ein oder eine Summe wie 12+11+7 oder 3×20.</translation>
        </message>
        <message>
            <source>%1 removed</source>
            <extracomment>What undo did. %1 a card
----------
What undo did. %1 a number or sum</extracomment>
            <translation>%1 entfernt</translation>
        </message>
        <message>
            <source>%1 added again</source>
            <extracomment>What undo or redo did. %1 a card</extracomment>
            <translation>%1 wieder hinzugefügt</translation>
        </message>
        <message>
            <source>now %1</source>
            <extracomment>What undo or redo did. %1 a number or sum</extracomment>
            <translation>wieder %1</translation>
        </message>
        <message>
            <source>still being counted</source>
            <extracomment>What undo did: the hand was finished and is now being counted again</extracomment>
            <translation>wird noch gezählt</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>What redo did: the hand is finished</extracomment>
            <translation>gezählt</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What undo or redo did to a hand. %1 a player, %2 "Red 7 removed"</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>the points of round %1</source>
            <extracomment>What undo takes back: the points that a round's winner scored. %1 the number of the round</extracomment>
            <translation>Punkte von Runde %1</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <translation>Von dieser Runde gibt es nur die Punkte. Gib ein, was der Sieger bekommen hat.</translation>
        </message>
        <message>
            <source>Cards count against you in this game, so enter every hand.</source>
            <translation>Hier sind Restkarten Minuspunkte: Gib bei jedem die Punkte ein.</translation>
        </message>
        <message>
            <source>%1 (computer)</source>
            <extracomment>An opponent on a player's page. %1 the name of a computer player</extracomment>
            <translation>%1 (Computer)</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s). Nobody reached %2.</source>
            <extracomment>A game that was ended, or corrected afterwards, below its target. %1 a player, %n points, %2 the target</extracomment>
            <translation>
                <numerusform>%1 gewinnt mit %n Punkt. Niemand hat %2 erreicht.</numerusform>
                <numerusform>%1 gewinnt mit %n Punkten. Niemand hat %2 erreicht.</numerusform>
            </translation>
        </message>
        <message>
            <source>the change of scoring</source>
            <extracomment>What undo takes back: another way of counting points</extracomment>
            <translation>die andere Zählweise</translation>
        </message>
        <message>
            <source>date %1</source>
            <extracomment>What undo takes back. %1 a date</extracomment>
            <translation>Datum %1</translation>
        </message>
        <message>
            <source>the final points</source>
            <extracomment>What undo takes back: the total of each player, entered without the rounds</extracomment>
            <translation>der Endstand</translation>
        </message>
        <message>
            <source>Some rounds have only the winner’s points, so the cards left in the hands are not known.</source>
            <translation>Bei manchen Runden stehen nur die Punkte des Siegers da. Welche Karten die anderen hatten, ist nicht bekannt.</translation>
        </message>
        <message>
            <source>Enter a date, such as %1.</source>
            <translation>Gib ein Datum ein, zum Beispiel %1.</translation>
        </message>
        <message>
            <source>This game already has rounds.</source>
            <translation>Diese Partie hat schon Runden.</translation>
        </message>
        <message>
            <source>%1 leads.</source>
            <extracomment>Nobody else has a rank yet. %1 a player</extracomment>
            <translation>%1 führt.</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>What’s the argument about?</source>
            <extracomment>In the search field of the rules, before anything is typed</extracomment>
            <translation>Worüber streitet ihr?</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Button: empty the search field</extracomment>
            <translation>Suche leeren</translation>
        </message>
    </context>
    <context>
        <name>SeatEditor</name>
        <message>
            <source>Portrait of %1: %2. Press to change it.</source>
            <extracomment>Spoken name of the portrait button. %1 the player, %2 the animal on the portrait</extracomment>
            <translation>Porträt von %1: %2. Drück, um es zu ändern.</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Name von Spieler %1</translation>
        </message>
        <message>
            <source>How well %1 plays</source>
            <extracomment>Spoken label; %1 is the name of a player</extracomment>
            <translation>Wie gut %1 spielt</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>%1 sitzt schon am Tisch. Schreib etwas dazu, damit man die beiden unterscheiden kann.</translation>
        </message>
        <message>
            <source>Who plays at seat %1</source>
            <extracomment>Spoken name of a choice: person or computer. %1 the number of the seat</extracomment>
            <translation>Wer auf Platz %1 spielt</translation>
        </message>
        <message>
            <source>Hints for %1</source>
            <extracomment>Button, on or off. %1 a player</extracomment>
            <translation>Tipps für %1</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 nach oben</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 nach unten</translation>
        </message>
    </context>
    <context>
        <name>TogetherSection</name>
        <message>
            <source>Just watch</source>
            <extracomment>Heading when setting up a game in which no person plays</extracomment>
            <translation>Nur zuschauen</translation>
        </message>
        <message>
            <source>Playing together</source>
            <extracomment>Heading when setting up a game of several people at one device</extracomment>
            <translation>Zusammen spielen</translation>
        </message>
        <message>
            <source>The computer plays every seat.</source>
            <extracomment>Under "Just watch"</extracomment>
            <translation>Auf allen Plätzen spielt der Computer.</translation>
        </message>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting, for a tablet that lies flat between several people</extracomment>
            <translation>Tisch immer zum Spieler am Zug drehen</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Für ein Tablet, das flach in der Mitte liegt.</translation>
        </message>
        <message>
            <source>Hints: each person’s lamp turns them on or off.</source>
            <extracomment>The lamp is a button in each person's seat</extracomment>
            <translation>Tipps: Mit der Lampe an jedem Platz schaltest du sie ein oder aus.</translation>
        </message>
    </context>
    <context>
        <name>SeatKind</name>
        <message>
            <source>Person</source>
            <extracomment>Who sits at a seat: a person, not the computer. Short: stands in a button</extracomment>
            <translation>Mensch</translation>
        </message>
        <message>
            <source>Computer</source>
            <extracomment>Who sits at a seat: a computer player. Short: stands in a button</extracomment>
            <translation>Computer</translation>
        </message>
    </context>
    <context>
        <name>SeatPad</name>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On the button of the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>zieht %n</numerusform>
                <numerusform>zieht %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a seat's button: pressed during the grace period</extracomment>
            <translation>zu früh</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a seat's button: pressed at the same time as another player</extracomment>
            <translation>gleich</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a seat's button: pressed first</extracomment>
            <translation>zuerst!</translation>
        </message>
        <message>
            <source>call now!</source>
            <extracomment>On a seat's button: now others can catch this player</extracomment>
            <translation>jetzt rufen!</translation>
        </message>
        <message>
            <source>grace period</source>
            <extracomment>On a seat's button: others cannot catch this player yet</extracomment>
            <translation>noch Zeit</translation>
        </message>
        <message>
            <source>%1: call or catch</source>
            <extracomment>Spoken name of a seat's call button. %1 a player</extracomment>
            <translation>%1: rufen oder erwischen</translation>
        </message>
        <message>
            <source>%1, %2</source>
            <extracomment>Spoken name of the button. %1 "I have two", %2 a player</extracomment>
            <translation>%1, %2</translation>
        </message>
    </context>
    <context>
        <name>SeatPlaque</name>
        <message>
            <source>%3, points: %1, cards: %2</source>
            <extracomment>Spoken description of an opponent. %1 how many points, %2 how many cards, either may be 1; %3 the name</extracomment>
            <translation>%3, Punkte: %1, Karten: %2</translation>
        </message>
        <message>
            <source>It’s this player’s turn.</source>
            <extracomment>Said of the player whose turn it is</extracomment>
            <translation>Ist dran.</translation>
        </message>
        <message>
            <source>Deals this round.</source>
            <extracomment>Said of the player who deals this round</extracomment>
            <translation>Gibt in dieser Runde.</translation>
        </message>
        <message>
            <source>Plays with a phone.</source>
            <extracomment>Said of a player who holds the cards on a phone</extracomment>
            <translation>Spielt mit dem Handy.</translation>
        </message>
        <message>
            <source>The phone is gone.</source>
            <extracomment>Said of a player whose phone does not answer any more</extracomment>
            <translation>Das Handy meldet sich nicht.</translation>
        </message>
    </context>
    <context>
        <name>SeatsSection</name>
        <message>
            <source>Players</source>
            <extracomment>Heading: the players around the table</extracomment>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Anzahl der Spieler</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: Platz %2</translation>
        </message>
        <message>
            <source>Every seat is taken. Switch one to Computer first.</source>
            <extracomment>Below the known people: all seats have people</extracomment>
            <translation>Alle Plätze sind besetzt. Stell erst einen auf „Computer“.</translation>
        </message>
        <message>
            <source>Same as last time</source>
            <extracomment>Button, in the heading "Players": the players and seats of the last game</extracomment>
            <translation>Wie zuletzt</translation>
        </message>
        <message>
            <source>Same players as last time</source>
            <extracomment>Spoken name of the button "Same as last time"</extracomment>
            <translation>Spieler wie beim letzten Mal</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <extracomment>Title of the page</extracomment>
            <translation>Einstellungen</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Sprache</translation>
        </message>
        <message>
            <source>System language</source>
            <extracomment>Setting: use the system's language</extracomment>
            <translation>Wie das System</translation>
        </message>
        <message>
            <source>Motion and sound</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Bewegung und Ton</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Cards appear in place. Nothing flies or pulses.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Karten erscheinen direkt am Platz. Nichts fliegt oder pulsiert.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ton</translation>
        </message>
        <message>
            <source>Volume</source>
            <extracomment>Setting: how loud</extracomment>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Bedienungshilfen</translation>
        </message>
        <message>
            <source>Letters on cards</source>
            <extracomment>Setting</extracomment>
            <translation>Buchstaben auf den Karten</translation>
        </message>
        <message>
            <source>Shows the color’s first letter in the corner of each card, beside its shape.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Zeigt den Anfang des Farbnamens in der Ecke jeder Karte, neben der Form der Farbe.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <extracomment>Setting</extracomment>
            <translation>Linkshändig</translation>
        </message>
        <message>
            <source>Puts the call button on the left, under your thumb.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Legt den Rufknopf nach links, unter deinen Daumen.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: Tableside doesn't watch whether you move while you pose in UNO</extracomment>
            <translation>Posen selbst beurteilen</translation>
        </message>
        <message>
            <source>While you pose in UNO, Tableside doesn’t watch. You say when you moved.</source>
            <translation>Wenn du bei UNO posierst, passt Tableside nicht auf. Du sagst selbst, wenn du dich bewegt hast.</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>Value of the volume setting; %1 is a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Table talk</source>
            <extracomment>Setting: the animals that play say something now and then</extracomment>
            <translation>Tischgespräch</translation>
        </message>
        <message>
            <source>Now and then, computer players say something.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Ab und zu sagen die Computerspieler etwas.</translation>
        </message>
        <message>
            <source>Read table talk aloud</source>
            <extracomment>Setting</extracomment>
            <translation>Tischgespräch vorlesen</translation>
        </message>
        <message>
            <source>Screen readers read it, too.</source>
            <extracomment>Explains the setting; "it" is what the computer players say</extracomment>
            <translation>Bildschirmleser lesen es mit vor.</translation>
        </message>
        <message>
            <source>Effects</source>
            <extracomment>Setting: how loud the sounds are when something happens to somebody, in relation to the other sounds</extracomment>
            <translation>Effekte</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>Beside the start button. %n: number of players</extracomment>
            <translation>
                <numerusform>%n Spieler</numerusform>
                <numerusform>%n Spieler</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <extracomment>Button: starts the game</extracomment>
            <translation>Karten austeilen</translation>
        </message>
    </context>
    <context>
        <name>SheetBar</name>
        <message>
            <source>Back</source>
            <translation>Zurück</translation>
        </message>
        <message>
            <source>to %1</source>
            <extracomment>Above the sheet. %1 the points that end the game</extracomment>
            <translation>bis %1</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <extracomment>Button: rotate the sheet by a quarter turn, toward the person who enters points</extracomment>
            <translation>Zettel drehen</translation>
        </message>
        <message>
            <source>Big screen</source>
            <extracomment>Button: show the standings as large as the screen</extracomment>
            <translation>Großanzeige</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: all that can be done with this score sheet</extracomment>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: from the score sheet to the call buttons, with the same players</extracomment>
            <translation>Rufknöpfe</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Above the sheet of a game that was played in the app, not with real cards</extracomment>
            <translation>Am Bildschirm</translation>
        </message>
    </context>
    <context>
        <name>SheetCell</name>
        <message>
            <source>out</source>
            <comment>has no cards left</comment>
            <extracomment>In the cell of the player who went out</extracomment>
            <translation>0 Karten</translation>
        </message>
    </context>
    <context>
        <name>SheetDetails</name>
        <message>
            <source>Note</source>
            <extracomment>Label of a field</extracomment>
            <translation>Notiz</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a field: where the game was played</extracomment>
            <translation>Ort</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Label of a field: the points that end the game</extracomment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the fields</extracomment>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>When and by which rules a game is played. %1 a date, %2 the way of scoring and the house rules</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>Label of a field: the day on which a game was played</extracomment>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Punkte</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alle für den Sieger</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Restkarten sind Minuspunkte</translation>
        </message>
    </context>
    <context>
        <name>SheetEndQuestion</name>
        <message>
            <source>End game with round %1</source>
            <extracomment>Button: the open round counts. %1 its number</extracomment>
            <translation>Runde %1 abschließen und Partie beenden</translation>
        </message>
        <message>
            <source>End game without round %1</source>
            <extracomment>Button: the open round does not count. %1 its number</extracomment>
            <translation>Partie ohne Runde %1 beenden</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <extracomment>Button: the game is not ended</extracomment>
            <translation>Weiterspielen</translation>
        </message>
    </context>
    <context>
        <name>SheetFiles</name>
        <message>
            <source>Result picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Ergebnis als Bild (PNG)</translation>
        </message>
        <message>
            <source>Whole sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Ganzer Zettel (PDF)</translation>
        </message>
        <message>
            <source>Print sheet…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Zettel drucken …</translation>
        </message>
        <message>
            <source>Blank sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Leerer Zettel (PDF)</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Tabelle (CSV)</translation>
        </message>
        <message>
            <source>Tableside game file</source>
            <extracomment>Button: export in our own format</extracomment>
            <translation>Spieldatei für ein anderes Gerät</translation>
        </message>
        <message>
            <source>Every hand (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Alle Runden einzeln (CSV)</translation>
        </message>
    </context>
    <context>
        <name>SheetFoot</name>
        <message>
            <source>%1 deals, %2 starts.</source>
            <extracomment>Before the first round. %1, %2 players</extracomment>
            <translation>%1 gibt, %2 fängt an.</translation>
        </message>
        <message>
            <source>Continue round %1</source>
            <extracomment>Button: the entry of the round was started and left. %1 number of the round</extracomment>
            <translation>Weiter mit Runde %1</translation>
        </message>
        <message>
            <source>Enter round %1</source>
            <extracomment>Button. %1 number of the round</extracomment>
            <translation>Runde %1 eintragen</translation>
        </message>
        <message>
            <source>Rematch</source>
            <extracomment>Button: another game with the same people</extracomment>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Button: continue the game past its target, or reopen it</extracomment>
            <translation>Weiterspielen</translation>
        </message>
        <message>
            <source>End game</source>
            <extracomment>Button: the decided game is over</extracomment>
            <translation>Partie beenden</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Button: to the winner, the ranks and the chart</extracomment>
            <translation>Ergebnis</translation>
        </message>
    </context>
    <context>
        <name>SheetMenu</name>
        <message>
            <source>Score chart</source>
            <extracomment>Menu: the chart of the totals</extracomment>
            <translation>Punktediagramm</translation>
        </message>
        <message>
            <source>Add or remove players</source>
            <extracomment>Menu: players who join late or leave</extracomment>
            <translation>Spieler hinzufügen oder entfernen</translation>
        </message>
        <message>
            <source>Share and print</source>
            <extracomment>Menu: export and print</extracomment>
            <translation>Teilen und drucken</translation>
        </message>
        <message>
            <source>Big screen</source>
            <translation>Großanzeige</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <translation>Zettel drehen</translation>
        </message>
        <message>
            <source>Rotate toward the player being scored</source>
            <extracomment>Menu: the sheet on a tablet in the middle of the table rotates by itself</extracomment>
            <translation>Zum Spieler drehen, der gezählt wird</translation>
        </message>
        <message>
            <source>Remove round %1</source>
            <extracomment>Menu. %1 number of the last round</extracomment>
            <translation>Runde %1 entfernen</translation>
        </message>
        <message>
            <source>End game now</source>
            <extracomment>Menu: end the game; the leader wins</extracomment>
            <translation>Partie jetzt beenden</translation>
        </message>
        <message>
            <source>Rematch, same players</source>
            <extracomment>Menu</extracomment>
            <translation>Revanche mit denselben Spielern</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Menu: read the rules of the game that is played, and come back to the sheet</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <extracomment>Menu: the date, note, place, target and scoring of the game</extracomment>
            <translation>Angaben zur Partie</translation>
        </message>
    </context>
    <context>
        <name>SheetPanels</name>
        <message>
            <source>This game</source>
            <extracomment>Titles of panels over the score sheet</extracomment>
            <translation>Diese Partie</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Score chart</source>
            <translation>Punktediagramm</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Teilen und drucken</translation>
        </message>
        <message>
            <source>End game now</source>
            <translation>Partie jetzt beenden</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Ergebnis</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Spieler</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <translation>Angaben zur Partie</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <source>Correct round %1</source>
            <extracomment>Title while a hand of an earlier round is corrected. %1 its number</extracomment>
            <translation>Runde %1 korrigieren</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>Title while a round is entered. %1 its number</extracomment>
            <translation>Runde %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayers</name>
        <message>
            <source>Remove</source>
            <extracomment>Buttons beside a player: remove from the game, or let rejoin</extracomment>
            <translation>Entfernen</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken names of the buttons. %1 a player</extracomment>
            <translation>%1 entfernen</translation>
        </message>
        <message>
            <source>Rejoin: %1</source>
            <translation>Zurückholen: %1</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>Label of a field: the name of a player who joins late</extracomment>
            <translation>Neuer Spieler</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Starts with</source>
            <extracomment>Label: the starting points of a player who joins late</extracomment>
            <translation>Startpunkte</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lowest total: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>niedrigste Summe: %n</numerusform>
                <numerusform>niedrigste Summe: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>average: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>Durchschnitt: %n</numerusform>
                <numerusform>Durchschnitt: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sits between</source>
            <extracomment>Label: the neighbors of a player who joins late</extracomment>
            <translation>Sitzt zwischen</translation>
        </message>
        <message>
            <source>Add player</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Hinzufügen</translation>
        </message>
    </context>
    <context>
        <name>SheetTable</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Spoken name of the score sheet</extracomment>
            <translation>Punktezettel</translation>
        </message>
        <message>
            <source>Only the final points of this game are known, not its rounds.</source>
            <extracomment>On the score sheet of a game that has no rounds</extracomment>
            <translation>Von dieser Partie ist nur der Endstand bekannt, nicht die Runden.</translation>
        </message>
    </context>
    <context>
        <name>ShownHand</name>
        <message>
            <source>Got it</source>
            <extracomment>Button: hides the hand that a challenge showed</extracomment>
            <translation>Verstanden</translation>
        </message>
        <message>
            <source>No cards left</source>
            <extracomment>Where a challenge shows a hand, and there is nothing in it</extracomment>
            <translation>Keine Karten mehr</translation>
        </message>
    </context>
    <context>
        <name>SideSheet</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this sheet</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>SpeedSlider</name>
        <message>
            <source>Speed</source>
            <extracomment>Setting: how fast the others play and the cards fly</extracomment>
            <translation>Tempo</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Value of the speed setting; %1 is a number such as 1.5</extracomment>
            <translation>%1 ×</translation>
        </message>
    </context>
    <context>
        <name>SumField</name>
        <message>
            <source>Points for %1: number or sum</source>
            <extracomment>Spoken name of the field for the points of a hand. %1 a player</extracomment>
            <translation>Punkte von %1: Zahl oder Summe</translation>
        </message>
        <message>
            <source>Went out: 0</source>
            <extracomment>In the field for a hand's points: the player who went out has none</extracomment>
            <translation>Alle Karten los: 0</translation>
        </message>
        <message>
            <source>Tap cards, or type 12+11+7</source>
            <translation>Karten antippen oder 12+11+7</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken live sum of a hand</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Enter points</source>
            <extracomment>In the empty field for a hand's points</extracomment>
            <translation>Punkte eingeben</translation>
        </message>
        <message>
            <source>Total of all hands</source>
            <extracomment>In the empty field of the player who went out: one number for all other hands</extracomment>
            <translation>Alle Karten zusammen</translation>
        </message>
    </context>
    <context>
        <name>SumsHead</name>
        <message>
            <source>Round</source>
            <extracomment>Heading above the points of this round, in the result</extracomment>
            <translation>Runde</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Heading above the points of the whole game, in the result</extracomment>
            <translation>Gesamt</translation>
        </message>
    </context>
    <context>
        <name>SwapButtons</name>
        <message>
            <source>Swap</source>
            <extracomment>Button at a player's place: swap hands with them</extracomment>
            <translation>Tauschen</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s)</source>
            <extracomment>Spoken name of the button. %1 a player's name, %n how many cards they hold</extracomment>
            <translation>
                <numerusform>Karten tauschen mit %1, %n Karte</numerusform>
                <numerusform>Karten tauschen mit %1, %n Karten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Why?</source>
            <extracomment>Button beside the reason why something was refused: opens the rule</extracomment>
            <translation>Warum?</translation>
        </message>
        <message>
            <source>Why? Opens the rule</source>
            <extracomment>Spoken name of the button "Why?"</extracomment>
            <translation>Warum? Öffnet die Regel</translation>
        </message>
        <message>
            <source>Show less</source>
            <extracomment>Spoken name of what shows all words of a sentence that was cut short, or ends that</extracomment>
            <translation>Weniger anzeigen</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Ganzen Text anzeigen</translation>
        </message>
        <message>
            <source>Speed up until my turn</source>
            <extracomment>Button: shows the other players' turns four times as fast</extracomment>
            <translation>Schneller, bis ich dran bin</translation>
        </message>
        <message>
            <source>Do it</source>
            <extracomment>Button: plays what the hint suggests</extracomment>
            <translation>So machen</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>Button in a lesson: what was said has been read</extracomment>
            <translation>Weiter</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Hand, %1 of %2.</source>
            <extracomment>Spoken of a card in the player's own hand. %1 which one it is, %2 how many there are</extracomment>
            <translation>Hand, %1 von %2.</translation>
        </message>
        <message>
            <source>Center Row, %1 of %2.</source>
            <extracomment>Spoken of a card in the Center Row. %1 which one it is, %2 how many there are</extracomment>
            <translation>Mittelreihe, %1 von %2.</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a card that the hint suggests</extracomment>
            <translation>Vom Tipp vorgeschlagen.</translation>
        </message>
        <message>
            <source>Already matched.</source>
            <extracomment>Spoken of a card in the Center Row on which something has been played in this turn</extracomment>
            <translation>Schon bedient.</translation>
        </message>
        <message>
            <source>You can match it.</source>
            <extracomment>Spoken of a card in the Center Row on which something of the hand can be played</extracomment>
            <translation>Du kannst sie bedienen.</translation>
        </message>
        <message>
            <source>You can play it.</source>
            <extracomment>Spoken of a card in the hand</extracomment>
            <translation>Du kannst sie spielen.</translation>
        </message>
        <message>
            <source>On a row card, waiting for a second card.</source>
            <extracomment>Spoken of a card of the hand that is put on a row card and waits for a second one</extracomment>
            <translation>Liegt auf einer Karte der Reihe und wartet auf eine zweite.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <extracomment>Spoken of a card of the hand that has just been drawn</extracomment>
            <translation>Gerade gezogen.</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting: the table on the screen turns toward the person who plays</extracomment>
            <translation>Tisch immer zum Spieler am Zug drehen</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Für ein Tablet, das flach in der Mitte liegt.</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <extracomment>Setting: cards do not fly, nothing pulses</extracomment>
            <translation>Weniger Bewegung</translation>
        </message>
        <message>
            <source>Sound</source>
            <extracomment>Setting: sounds on or off</extracomment>
            <translation>Ton</translation>
        </message>
        <message>
            <source>House rules</source>
            <extracomment>Heading: the house rules of this game</extracomment>
            <translation>Hausregeln</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Ziel</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: points that win the game</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Spielnummer</translation>
        </message>
        <message>
            <source>Enter it when you set up a game to get the same cards again.</source>
            <extracomment>Under the deal number</extracomment>
            <translation>Gib sie bei einer neuen Partie ein, und du bekommst wieder dieselben Karten.</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Button: show which keys do what</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>Leave table</source>
            <extracomment>Button: goes to Home; the game can be continued</extracomment>
            <translation>Tisch verlassen</translation>
        </message>
        <message>
            <source>Your game is saved. Continue any time.</source>
            <extracomment>Under the button "Leave table"</extracomment>
            <translation>Deine Partie ist gespeichert. Du kannst jederzeit weiterspielen.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: while you pose in UNO, the table does not watch whether you move</extracomment>
            <translation>Posen selbst beurteilen</translation>
        </message>
        <message>
            <source>Tableside doesn’t watch while you pose. You say when you moved.</source>
            <translation>Wenn du posierst, passt Tableside nicht auf. Du sagst selbst, wenn du dich bewegt hast.</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: read the rules of the game that is played, and come back to the table</extracomment>
            <translation>Regeln</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoher Kontrast</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is in the menu, such as saving the game as a file</extracomment>
            <translation>Mehr</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: leaves the table and throws the game away; Home offers to restore it</extracomment>
            <translation>Partie verwerfen</translation>
        </message>
    </context>
    <context>
        <name>TableQuestion</name>
        <message>
            <source>Which game are the scores in “%1” from?</source>
            <extracomment>%1 the name of a file that is being imported</extracomment>
            <translation>Aus welchem Spiel sind die Punkte in „%1“?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: does not import the file</extracomment>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>TableSheets</name>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the table's menu</extracomment>
            <translation>Menü</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Tasten</translation>
        </message>
        <message>
            <source>What did I miss?</source>
            <extracomment>Title of the panel with what the others did since the reader's last turn</extracomment>
            <translation>Was habe ich verpasst?</translation>
        </message>
        <message>
            <source>%1’s last turns</source>
            <extracomment>Title of the panel with the last turns of %1, a player</extracomment>
            <translation>Die letzten Züge von %1</translation>
        </message>
    </context>
    <context>
        <name>TargetSection</name>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Ziel</translation>
        </message>
        <message>
            <source>50 points less</source>
            <extracomment>Button</extracomment>
            <translation>50 Punkte weniger</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 Punkte mehr</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Undo</source>
            <extracomment>Button in a short message: what was done is taken back</extracomment>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ordner öffnen</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: closes a notice after reading it</extracomment>
            <translation>Schließen</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <source>Target %1</source>
            <extracomment>Name of a line in the chart. %1 points</extracomment>
            <translation>Ziel %1</translation>
        </message>
    </context>
    <context>
        <name>TotalsLines</name>
        <message>
            <source>Score chart. %1</source>
            <extracomment>Spoken name of the chart. %1 a sentence that says who leads</extracomment>
            <translation>Punktediagramm. %1</translation>
        </message>
    </context>
    <context>
        <name>UnoAdvice</name>
        <message>
            <source>%1 misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 setzt aus</translation>
        </message>
        <message>
            <source>%1 draws two and misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 zieht 2 und setzt aus</translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s) or stack another</source>
            <extracomment>Within a sentence. %1 a player, who may also play a card of the same kind on it</extracomment>
            <translation>
                <numerusform>%1 muss %n Karte ziehen oder stapeln</numerusform>
                <numerusform>%1 muss %n Karten ziehen oder stapeln</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s), stack another, or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>
                <numerusform>%1 muss %n Karte ziehen, stapeln oder herausfordern</numerusform>
                <numerusform>%1 muss %n Karten ziehen, stapeln oder herausfordern</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has to draw four or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 muss 4 ziehen oder herausfordern</translation>
        </message>
        <message>
            <source>%1 draws four and misses the turn</source>
            <extracomment>Within a sentence. %1 a player; UNO-BLUFF-1</extracomment>
            <translation>%1 zieht 4 und setzt aus</translation>
        </message>
        <message>
            <source>%1 has to strike a pose</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 muss sich in Pose stellen</translation>
        </message>
        <message>
            <source>any color works</source>
            <extracomment>Within a sentence: no card in the hand has a color</extracomment>
            <translation>Jede Farbe ist recht</translation>
        </message>
        <message>
            <source>you swap hands with another player</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>Du tauschst die Karten mit jemandem</translation>
        </message>
        <message>
            <source>everyone passes their hand on</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>Alle geben ihre Karten weiter</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <extracomment>Within a sentence</extracomment>
            <translation>
                <numerusform>So kann %n Punkt nicht mehr gegen dich zählen</numerusform>
                <numerusform>So können %n Punkte nicht mehr gegen dich zählen</numerusform>
            </translation>
        </message>
        <message>
            <source>play the %1</source>
            <extracomment>Within a sentence. %1 a wild card, %2 a color</extracomment>
            <translation>die %1 spielen</translation>
        </message>
        <message>
            <source>play the %1 and name %2</source>
            <translation>die %1 spielen und %2 wünschen</translation>
        </message>
        <message>
            <source>Play the %1: you go out and win the round.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Spiel die %1: Damit bist du alle Karten los und gewinnst die Runde.</translation>
        </message>
        <message>
            <source>Play the %1: %2.</source>
            <extracomment>%1 a card, %2 why</extracomment>
            <translation>Spiel die %1: %2.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2: %3.</source>
            <extracomment>%1 a wild card, %2 a color, %3 why</extracomment>
            <translation>Spiel die %1 und wünsch dir %2: %3.</translation>
        </message>
        <message>
            <source>Draw even though you can play: your cards are worth more later.</source>
            <translation>Zieh, obwohl etwas passt: Deine Karten bringen später mehr.</translation>
        </message>
        <message>
            <source>Draw: you can’t play anything.</source>
            <translation>Zieh: Bei dir passt nichts.</translation>
        </message>
        <message>
            <source>Keep the card: it’s worth more later.</source>
            <translation>Behalte die Karte: Später bringt sie mehr.</translation>
        </message>
        <message>
            <source>Challenge: it may well be a bluff.</source>
            <translation>Fordere heraus: Es könnte gut ein Bluff sein.</translation>
        </message>
        <message>
            <source>Draw the cards: it costs you less.</source>
            <translation>Zieh die Karten: Das kostet weniger.</translation>
        </message>
        <message>
            <source>Draw the cards: you have no other choice.</source>
            <translation>Zieh die Karten: Etwas anderes geht nicht.</translation>
        </message>
        <message>
            <source>Name %1: %2.</source>
            <extracomment>%1 a color, %2 why</extracomment>
            <translation>Wünsch dir %1: %2.</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s).</source>
            <translation>
                <numerusform>Tausch die Karten mit %1 (%n Karte).</numerusform>
                <numerusform>Tausch die Karten mit %1 (%n Karten).</numerusform>
            </translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>What could be done instead, within a sentence</extracomment>
            <translation>eine Karte ziehen</translation>
        </message>
        <message>
            <source>keep the card</source>
            <translation>die Karte behalten</translation>
        </message>
        <message>
            <source>challenge</source>
            <translation>herausfordern</translation>
        </message>
        <message>
            <source>draw the cards</source>
            <translation>die Karten ziehen</translation>
        </message>
        <message>
            <source>name %1</source>
            <translation>%1 wünschen</translation>
        </message>
        <message>
            <source>swap hands with %1</source>
            <translation>die Karten mit %1 tauschen</translation>
        </message>
        <message>
            <source>%1 It’s a bluff: if you’re challenged, you draw the four.</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four</extracomment>
            <translation>%1 Das ist ein Bluff: Wirst du herausgefordert, ziehst du die 4 selbst.</translation>
        </message>
        <message numerus="yes">
            <source>%1 It’s a bluff: if you’re challenged, you draw the %n card(s).</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four. %n may be more than four where draw cards are stacked</extracomment>
            <translation>
                <numerusform>%1 Das ist ein Bluff: Wirst du herausgefordert, ziehst du die %n Karte selbst.</numerusform>
                <numerusform>%1 Das ist ein Bluff: Wirst du herausgefordert, ziehst du die %n Karten selbst.</numerusform>
            </translation>
        </message>
        <message>
            <source>you have more %1 than any other color</source>
            <extracomment>Within a sentence: why a card or a color. %1 a color</extracomment>
            <translation>In %1 hast du die meisten Karten</translation>
        </message>
        <message>
            <source>it saves your wild cards for later</source>
            <extracomment>Within a sentence: why another card</extracomment>
            <translation>So bleiben dir die Farbenwahlkarten für später</translation>
        </message>
        <message>
            <source>it saves your action cards for later</source>
            <extracomment>Within a sentence: why a card with a number</extracomment>
            <translation>So bleiben dir die Aktionskarten für später</translation>
        </message>
        <message>
            <source>Play the %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Spiel die %1.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2.</source>
            <extracomment>%1 a wild card, %2 a color</extracomment>
            <translation>Spiel die %1 und wünsch dir %2.</translation>
        </message>
        <message>
            <source>Name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Wünsch dir %1.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Zieh eine Karte.</translation>
        </message>
        <message>
            <source>Keep the card.</source>
            <translation>Behalte die Karte.</translation>
        </message>
        <message>
            <source>Challenge.</source>
            <translation>Fordere heraus.</translation>
        </message>
        <message>
            <source>Draw the cards.</source>
            <translation>Zieh die Karten.</translation>
        </message>
    </context>
    <context>
        <name>UnoButtons</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Doch nicht</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Ziehen</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button: do not play the card that was just drawn</extracomment>
            <translation>Behalten</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n</source>
            <extracomment>Button: draws the cards you have to draw. %n: how many</extracomment>
            <translation>
                <numerusform>%n ziehen</numerusform>
                <numerusform>%n ziehen</numerusform>
            </translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button: say that a Wild Draw Four was a bluff</extracomment>
            <translation>Herausfordern</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: takes back the wild card before its color is named</extracomment>
            <translation>Abbrechen</translation>
        </message>
    </context>
    <context>
        <name>UnoHouseRules</name>
        <message>
            <source>Playing by the printed rules.</source>
            <translation>Ihr spielt nach der Anleitung.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Stapeln</translation>
        </message>
        <message>
            <source>Answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four. The total passes to the next player.</source>
            <translation>Zieh 2 auf Zieh 2, Zieh-4-Farbenwahl auf Zieh-4-Farbenwahl: Die Summe geht an den nächsten Spieler weiter.</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Dazwischenwerfen</translation>
        </message>
        <message>
            <source>If you have a card identical to the top card, you can play it out of turn. Play continues from you.</source>
            <translation>Hast du genau so eine Karte, wie oben liegt, darfst du sie spielen, obwohl du nicht dran bist. Von dir aus geht es weiter.</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Sieben und Null</translation>
        </message>
        <message>
            <source>Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.</source>
            <translation>Spiel eine 7, und du tauschst die Karten mit einem Spieler deiner Wahl. Bei einer 0 geben alle ihre Karten weiter.</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Ziehen, bis etwas passt</translation>
        </message>
        <message>
            <source>Instead of drawing just one card.</source>
            <translation>Statt nur eine Karte zu ziehen.</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Ohne Bluffen</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four only when you have no card of the current color. There’s nothing to challenge.</source>
            <translation>Eine Zieh-4-Farbenwahl darfst du nur spielen, wenn du keine Karte der jetzigen Farbe hast. Deshalb gibt es keinen Grund, jemanden herauszufordern.</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <extracomment>House rule of UNO for two players</extracomment>
            <translation>Retour zu zweit: kein Aussetzen</translation>
        </message>
        <message>
            <source>Otherwise, Reverse works like a Skip.</source>
            <translation>Sonst wirkt Retour wie Aussetzen.</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Zeit zum Rufen, bevor man erwischt werden kann</translation>
        </message>
    </context>
    <context>
        <name>UnoKeys</name>
        <message>
            <source>Call “UNO!”, even when it isn’t your turn</source>
            <translation>„UNO!“ rufen, auch wenn du nicht dran bist</translation>
        </message>
        <message>
            <source>Move between cards; up to the draw pile and back down; around the color wheel</source>
            <translation>Zwischen Karten wechseln; hinauf zum Kartenstock und wieder hinunter; rund um das Farbrad</translation>
        </message>
        <message>
            <source>Play the card; on the draw pile, draw</source>
            <translation>Karte spielen; auf dem Kartenstock: ziehen</translation>
        </message>
        <message>
            <source>Draw a card, or all the cards you have to draw</source>
            <translation>Karte ziehen oder alle Karten, die du ziehen musst</translation>
        </message>
        <message>
            <source>Keep the card you drew</source>
            <translation>Gezogene Karte behalten</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four</source>
            <translation>Bei einer Zieh-4-Farbenwahl herausfordern</translation>
        </message>
        <message>
            <source>1 to 4</source>
            <extracomment>Four number keys</extracomment>
            <translation>1 bis 4</translation>
        </message>
        <message>
            <source>Name red, blue, green, or yellow</source>
            <translation>Rot, Blau, Grün oder Gelb wünschen</translation>
        </message>
    </context>
    <context>
        <name>UnoLog</name>
        <message>
            <source>First card: %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Erste Karte: %1.</translation>
        </message>
        <message>
            <source>You jump in with a %1.</source>
            <translation>Du wirfst dazwischen: %1.</translation>
        </message>
        <message>
            <source>%1 jumps in with a %2.</source>
            <translation>%1 wirft dazwischen: %2.</translation>
        </message>
        <message>
            <source>You play a %1.</source>
            <translation>Du spielst: %1.</translation>
        </message>
        <message>
            <source>%1 plays a %2.</source>
            <translation>%1 spielt: %2.</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Du wünschst dir: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <translation>%1 wünscht sich: %2.</translation>
        </message>
        <message>
            <source>Play moves to the left again.</source>
            <translation>Es geht wieder nach links weiter.</translation>
        </message>
        <message>
            <source>Play now moves to the right.</source>
            <translation>Jetzt geht es nach rechts weiter.</translation>
        </message>
        <message>
            <source>You miss your turn.</source>
            <translation>Du setzt aus.</translation>
        </message>
        <message>
            <source>%1 misses the turn.</source>
            <translation>%1 setzt aus.</translation>
        </message>
        <message>
            <source>You keep the card.</source>
            <translation>Du behältst die Karte.</translation>
        </message>
        <message>
            <source>%1 keeps the card.</source>
            <translation>%1 behält die Karte.</translation>
        </message>
        <message>
            <source>You strike a pose. Hold it!</source>
            <translation>Du stellst dich in Pose. Halt still!</translation>
        </message>
        <message>
            <source>%1 strikes a pose.</source>
            <translation>%1 stellt sich in Pose.</translation>
        </message>
        <message>
            <source>You moved: draw four.</source>
            <translation>Du hast dich bewegt und ziehst 4.</translation>
        </message>
        <message>
            <source>%1 moved and draws four.</source>
            <translation>%1 hat sich bewegt und zieht 4.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. You have the fewest points in hand.</source>
            <translation>Niemand kann spielen oder ziehen. Du hast die wenigsten Punkte auf der Hand.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. %1 has the fewest points in hand.</source>
            <translation>Niemand kann spielen oder ziehen. %1 hat die wenigsten Punkte auf der Hand.</translation>
        </message>
        <message>
            <source>You challenge %1. It was a bluff!</source>
            <translation>Du forderst %1 heraus. Es war ein Bluff!</translation>
        </message>
        <message>
            <source>You challenge %1, but it wasn’t a bluff.</source>
            <translation>Du forderst %1 heraus, aber es war kein Bluff.</translation>
        </message>
        <message>
            <source>%1 challenges you, and you did bluff.</source>
            <translation>%1 fordert dich heraus, und du hast geblufft.</translation>
        </message>
        <message>
            <source>%1 challenges you, but you didn’t bluff.</source>
            <translation>%1 fordert dich heraus, aber du hast nicht geblufft.</translation>
        </message>
        <message>
            <source>%1 challenges %2. It was a bluff!</source>
            <translation>%1 fordert %2 heraus. Es war ein Bluff!</translation>
        </message>
        <message>
            <source>%1 challenges %2, but it wasn’t a bluff.</source>
            <translation>%1 fordert %2 heraus, aber es war kein Bluff.</translation>
        </message>
        <message>
            <source>Everyone passes their hand on.</source>
            <translation>Alle geben ihre Karten weiter.</translation>
        </message>
        <message>
            <source>You swap hands with %1.</source>
            <translation>Du tauschst die Karten mit %1.</translation>
        </message>
        <message>
            <source>%1 swaps hands with you.</source>
            <translation>%1 tauscht die Karten mit dir.</translation>
        </message>
        <message>
            <source>%1 swaps hands with %2.</source>
            <translation>%1 tauscht die Karten mit %2.</translation>
        </message>
        <message>
            <source>Their hand: %1.</source>
            <extracomment>The cards that a challenge showed; follows another sentence</extracomment>
            <translation>Auf der Hand: %1.</translation>
        </message>
    </context>
    <context>
        <name>UnoMiddle</name>
        <message>
            <source>Current color: %1</source>
            <extracomment>Spoken: the color that has to be played now. %1 a color</extracomment>
            <translation>Jetzige Farbe: %1</translation>
        </message>
    </context>
    <context>
        <name>UnoWords</name>
        <message>
            <source>Wild</source>
            <extracomment>Names of UNO's wild cards, as they are called in the rules of your language</extracomment>
            <translation>Farbenwahl</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Zieh-4-Farbenwahl</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Dumm-Fu-Farbenwahl</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>UNO!</translation>
        </message>
        <message>
            <source>Red %1</source>
            <extracomment>A number card on its own; %1 is a number from 0 to 9</extracomment>
            <translation>Rote %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Blaue %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Grüne %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Gelbe %1</translation>
        </message>
        <message>
            <source>Yellow Skip</source>
            <translation>Gelbe Aussetzen-Karte</translation>
        </message>
        <message>
            <source>Green Skip</source>
            <translation>Grüne Aussetzen-Karte</translation>
        </message>
        <message>
            <source>Blue Skip</source>
            <translation>Blaue Aussetzen-Karte</translation>
        </message>
        <message>
            <source>Red Skip</source>
            <extracomment>A Skip on its own</extracomment>
            <translation>Rote Aussetzen-Karte</translation>
        </message>
        <message>
            <source>Yellow Reverse</source>
            <translation>Gelbe Retour-Karte</translation>
        </message>
        <message>
            <source>Green Reverse</source>
            <translation>Grüne Retour-Karte</translation>
        </message>
        <message>
            <source>Blue Reverse</source>
            <translation>Blaue Retour-Karte</translation>
        </message>
        <message>
            <source>Red Reverse</source>
            <extracomment>A Reverse on its own</extracomment>
            <translation>Rote Retour-Karte</translation>
        </message>
        <message>
            <source>Yellow Draw Two</source>
            <translation>Gelbe Zieh 2</translation>
        </message>
        <message>
            <source>Green Draw Two</source>
            <translation>Grüne Zieh 2</translation>
        </message>
        <message>
            <source>Blue Draw Two</source>
            <translation>Blaue Zieh 2</translation>
        </message>
        <message>
            <source>Red Draw Two</source>
            <extracomment>A Draw Two on its own, as it is called in the rules of your language</extracomment>
            <translation>Rote Zieh 2</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A number card within a sentence; %1 is a number from 0 to 9</extracomment>
            <translation>rote %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>blaue %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>grüne %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>gelbe %1</translation>
        </message>
        <message>
            <source>yellow Skip</source>
            <translation>gelbe Aussetzen-Karte</translation>
        </message>
        <message>
            <source>green Skip</source>
            <translation>grüne Aussetzen-Karte</translation>
        </message>
        <message>
            <source>blue Skip</source>
            <translation>blaue Aussetzen-Karte</translation>
        </message>
        <message>
            <source>red Skip</source>
            <extracomment>A Skip within a sentence</extracomment>
            <translation>rote Aussetzen-Karte</translation>
        </message>
        <message>
            <source>yellow Reverse</source>
            <translation>gelbe Retour-Karte</translation>
        </message>
        <message>
            <source>green Reverse</source>
            <translation>grüne Retour-Karte</translation>
        </message>
        <message>
            <source>blue Reverse</source>
            <translation>blaue Retour-Karte</translation>
        </message>
        <message>
            <source>red Reverse</source>
            <extracomment>A Reverse within a sentence</extracomment>
            <translation>rote Retour-Karte</translation>
        </message>
        <message>
            <source>yellow Draw Two</source>
            <translation>gelbe Zieh 2</translation>
        </message>
        <message>
            <source>green Draw Two</source>
            <translation>grüne Zieh 2</translation>
        </message>
        <message>
            <source>blue Draw Two</source>
            <translation>blaue Zieh 2</translation>
        </message>
        <message>
            <source>red Draw Two</source>
            <extracomment>A Draw Two within a sentence, as it is called in the rules of your language</extracomment>
            <translation>rote Zieh 2</translation>
        </message>
    </context>
    <context>
        <name>VoiceRow</name>
        <message>
            <source>Volume</source>
            <extracomment>How loud a voice is</extracomment>
            <translation>Lautstärke</translation>
        </message>
        <message>
            <source>Try %1</source>
            <extracomment>Button. %1 the name of a voice</extracomment>
            <translation>%1 ausprobieren</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <extracomment>Button. %1 the name of a voice that was recorded</extracomment>
            <translation>%1 löschen</translation>
        </message>
        <message>
            <source>Delete “%1”? You can’t undo it.</source>
            <extracomment>Question about a recorded voice; below it are two buttons. %1 its name</extracomment>
            <translation>„%1“ löschen? Das kannst du nicht rückgängig machen.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Abbrechen</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: the recorded voice is deleted at once</extracomment>
            <translation>Endgültig löschen</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>How loud a voice is, in percent</extracomment>
            <translation>%1 %</translation>
        </message>
    </context>
    <context>
        <name>VoicesPanel</name>
        <message>
            <source>A voice for each seat</source>
            <extracomment>Heading: each player's own voice at the call booth</extracomment>
            <translation>Eine Stimme für jeden Platz</translation>
        </message>
        <message>
            <source>Same as table</source>
            <extracomment>A seat's voice: the one chosen for everyone</extracomment>
            <translation>Wie am Tisch</translation>
        </message>
        <message>
            <source>Voice for %1: %2</source>
            <extracomment>Spoken name of a button that goes through the voices. %1 a player, %2 a voice</extracomment>
            <translation>Stimme von %1: %2</translation>
        </message>
    </context>
    <context>
        <name>WakeLock</name>
        <message>
            <source>Playing with real cards</source>
            <extracomment>The reason why the screen stays on; shown by the desktop</extracomment>
            <translation>Spiel mit echten Karten</translation>
        </message>
    </context>
    <context>
        <name>DataExport</name>
        <message>
            <source>%1 Nothing was exported.</source>
            <extracomment>%1 a sentence that says which file couldn't be read, and why</extracomment>
            <translation>%1 Nichts wurde exportiert.</translation>
        </message>
        <message>
            <source>Saved in “%1”, but only with the games since Tableside started.</source>
            <extracomment>%1 a folder. Another sentence follows, which says why there is no file of earlier games.</extracomment>
            <translation>In „%1“ gespeichert, aber nur mit den Partien seit dem Start von Tableside.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here are damaged: only the readable part was saved.</source>
            <translation>
                <numerusform>%n hier gespielte Partie ist beschädigt: Nur der lesbare Teil wurde gespeichert.</numerusform>
                <numerusform>%n hier gespielte Partien sind beschädigt: Nur der lesbare Teil wurde gespeichert.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything is saved in “%1”: %2.</source>
            <extracomment>%1 a folder, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Alles ist in „%1“ gespeichert: %2.</translation>
        </message>
    </context>
    <context>
        <name>WhoPanel</name>
        <message>
            <source>Nobody</source>
            <extracomment>Button: nobody, the press was a slip</extracomment>
            <translation>Niemand</translation>
        </message>
    </context>
    <context>
        <name>WinMoment</name>
        <message>
            <source>+%1</source>
            <extracomment>Points gained in this round</extracomment>
            <translation>+%1</translation>
        </message>
    </context>
    <context>
        <name>Words</name>
        <message>
            <source># as %1</source>
            <extracomment>A wild card as it was read, for example "# as 4"; %1 the number</extracomment>
            <translation># als %1</translation>
        </message>
        <message>
            <source>red</source>
            <translation>Rot</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>Blau</translation>
        </message>
        <message>
            <source>green</source>
            <translation>Grün</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>Gelb</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-Farben-Joker</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>Rote %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Blaue %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Grüne %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Gelbe %1</translation>
        </message>
        <message>
            <source>Yellow Wild #</source>
            <translation>#-Zahlen-Joker in Gelb</translation>
        </message>
        <message>
            <source>Green Wild #</source>
            <translation>#-Zahlen-Joker in Grün</translation>
        </message>
        <message>
            <source>Blue Wild #</source>
            <translation>#-Zahlen-Joker in Blau</translation>
        </message>
        <message>
            <source>Red Wild #</source>
            <extracomment>A card on its own: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>#-Zahlen-Joker in Rot</translation>
        </message>
        <message>
            <source>red %1</source>
            <translation>rote %1</translation>
        </message>
        <message>
            <source>yellow Wild #</source>
            <translation>#-Zahlen-Joker in Gelb</translation>
        </message>
        <message>
            <source>green Wild #</source>
            <translation>#-Zahlen-Joker in Grün</translation>
        </message>
        <message>
            <source>blue Wild #</source>
            <translation>#-Zahlen-Joker in Blau</translation>
        </message>
        <message>
            <source>red Wild #</source>
            <extracomment>A card within a sentence: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>#-Zahlen-Joker in Rot</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>blaue %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>grüne %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>gelbe %1</translation>
        </message>
        <message>
            <source>%1 as %2</source>
            <extracomment>A wild card with what it was read as: "red Wild # as 4"
----------
A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number</extracomment>
            <translation>%1 als %2</translation>
        </message>
        <message>
            <source>%1’s card</source>
            <extracomment>A face-down card for a screen reader; %1 is the player's name</extracomment>
            <translation>Eine Karte von %1</translation>
        </message>
        <message numerus="yes">
            <source>Draw pile, %n card(s)</source>
            <translation>
                <numerusform>Kartenstock, %n Karte</numerusform>
                <numerusform>Kartenstock, %n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")</extracomment>
            <translation>%1 auf %2</translation>
        </message>
        <message>
            <source>double color match: one bonus card, the others draw one</source>
            <translation>doppelter Farbbonus: eine Bonuskarte, die anderen ziehen eine</translation>
        </message>
        <message>
            <source>single color match: one bonus card</source>
            <translation>einfacher Farbbonus: eine Bonuskarte</translation>
        </message>
        <message>
            <source>double number match</source>
            <translation>doppelt bedient, kein Bonus</translation>
        </message>
        <message>
            <source>single number match</source>
            <translation>einfach bedient, kein Bonus</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 what is played on what, %2 what kind of match it is</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: now choose a Center Row card.</source>
            <translation>%1: Wähl jetzt eine Karte der Mittelreihe.</translation>
        </message>
        <message>
            <source>%1 and %2: now choose a Center Row card.</source>
            <translation>%1 und %2: Wähl jetzt eine Karte der Mittelreihe.</translation>
        </message>
        <message>
            <source>%1: now choose one or two cards from your hand.</source>
            <translation>%1: Wähl jetzt eine oder 2 Karten aus deiner Hand.</translation>
        </message>
        <message>
            <source>%1 on %2: add a second card.</source>
            <translation>%1 auf %2: Wähl noch eine zweite Karte.</translation>
        </message>
        <message>
            <source>Lay the %1 in the Center Row</source>
            <translation>In die Mittelreihe legen: %1</translation>
        </message>
        <message numerus="yes">
            <source>the others draw %n</source>
            <translation>
                <numerusform>die anderen ziehen %n</numerusform>
                <numerusform>die anderen ziehen %n</numerusform>
            </translation>
        </message>
        <message>
            <source>DOS!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>cards count against you, lowest total wins</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>Restkarten sind Minuspunkte, die niedrigste Summe gewinnt</translation>
        </message>
        <message numerus="yes">
            <source>you draw %n</source>
            <extracomment>In a game of two, behind what the other player has earned. %n how many cards the reader draws</extracomment>
            <translation>
                <numerusform>du ziehst %n</numerusform>
                <numerusform>du ziehst %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n</source>
            <extracomment>In a game of two. %1 the other player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 zieht %n</numerusform>
                <numerusform>%1 zieht %n</numerusform>
            </translation>
        </message>
        <message>
            <source>grace period %1 s</source>
            <extracomment>One of the house rules, joined to a line. %1 a number such as 1.5</extracomment>
            <translation>Zeit zum Rufen: %1 s</translation>
        </message>
        <message>
            <source>printed rules</source>
            <extracomment>In place of house rules where there are none</extracomment>
            <translation>nach der Anleitung</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message numerus="yes">
            <source>You can lay %n more</source>
            <extracomment>Above the hand: what bonus the reader has earned. %n: how many more cards of the hand can be laid in the row</extracomment>
            <translation>
                <numerusform>Du darfst %n weitere Karte legen</numerusform>
                <numerusform>Du darfst %n weitere Karten legen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 can lay %n more</source>
            <extracomment>Above the hand: what bonus another player has earned. %1 the player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 darf %n weitere Karte legen</numerusform>
                <numerusform>%1 darf %n weitere Karten legen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>YouPlaque</name>
        <message numerus="yes">
            <source>You have %n point(s)</source>
            <extracomment>Spoken: the viewer's own points</extracomment>
            <translation>
                <numerusform>Du hast %n Punkt</numerusform>
                <numerusform>Du hast %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Verlauf</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menü</translation>
        </message>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>Handy offline</translation>
        </message>
    </context>
    <context>
        <name>tableside::DailyDeal</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n points</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n turns</extracomment>
            <translation>
                <numerusform>%n Zug</numerusform>
                <numerusform>%n Zügen</numerusform>
            </translation>
        </message>
        <message>
            <source>Won with %1 in %2.</source>
            <extracomment>The result of the deal of the day. %1 for example "34 points", %2 "41 turns"</extracomment>
            <translation>Gewonnen mit %1 in %2.</translation>
        </message>
        <message>
            <source>%1 won with %2 in %3.</source>
            <extracomment>The result of the deal of the day. %1 a player, %2 for example "34 points", %3 "41 turns"</extracomment>
            <translation>%1 hat mit %2 in %3 gewonnen.</translation>
        </message>
        <message>
            <source>You haven’t played it yet.</source>
            <translation>Du hast sie noch nicht gespielt.</translation>
        </message>
        <message>
            <source>You’re in the middle of it.</source>
            <translation>Du bist mittendrin.</translation>
        </message>
        <message>
            <source>You gave up today’s deal. Tomorrow there is a new one.</source>
            <translation>Du hast die Runde von heute verworfen. Morgen gibt es eine neue.</translation>
        </message>
        <message>
            <source>Deal of the day: %1, %2</source>
            <extracomment>The first line of a card with the result of the deal of the day. %1 DOS or UNO, %2 a date</extracomment>
            <translation>Runde des Tages: %1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <extracomment>The last line of such a card: how many days in a row somebody has played it</extracomment>
            <translation>
                <numerusform>%n Tag in Folge</numerusform>
                <numerusform>%n Tage in Folge</numerusform>
            </translation>
        </message>
        <message>
            <source>deal-of-the-day</source>
            <extracomment>Name of an exported picture; use only characters that file names allow</extracomment>
            <translation>runde-des-tages</translation>
        </message>
        <message>
            <source>Copied, as a picture and as text. Paste it anywhere.</source>
            <translation>Kopiert, als Bild und als Text. Du kannst es überall einfügen.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DataKeeper</name>
        <message>
            <source>No backup could be saved in “%1”. Check that the folder is there and has space, or choose another one.</source>
            <translation>In „%1“ konnte keine Sicherung gespeichert werden. Prüf, ob der Ordner da ist und Platz hat, oder wähl einen anderen.</translation>
        </message>
        <message>
            <source>No backup could be saved beside your games. Check that the disk has space.</source>
            <translation>Neben deinen Partien konnte keine Sicherung gespeichert werden. Prüf, ob genug Platz auf dem Datenträger ist.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read, %1 of them to the end.</source>
            <extracomment>%n games of a damaged file; %1 of them</extracomment>
            <translation>
                <numerusform>%n Partie konnte gelesen werden, davon %1 bis zum Ende.</numerusform>
                <numerusform>%n Partien konnten gelesen werden, davon %1 bis zum Ende.</numerusform>
            </translation>
        </message>
        <message>
            <source>The newest backup, from %1, has %2.</source>
            <extracomment>%1 is a date with a time, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Die neueste Sicherung (%1) enthält %2.</translation>
        </message>
        <message>
            <source>There was no backup.</source>
            <translation>Es gab keine Sicherung.</translation>
        </message>
        <message>
            <source>Everything was brought together: you now have %1.</source>
            <extracomment>After damage. %1 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Alles wurde zusammengeführt: Du hast jetzt %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) lack what was saved last. Check them.</source>
            <extracomment>%n games whose last entries were damaged</extracomment>
            <translation>
                <numerusform>Bei %n Partie fehlt, was zuletzt gespeichert wurde. Sieh sie dir an.</numerusform>
                <numerusform>Bei %n Partien fehlt, was zuletzt gespeichert wurde. Sieh sie dir an.</numerusform>
            </translation>
        </message>
        <message>
            <source>The damaged file is now called “%1”. It’s beside the new one, and “Export everything” includes it.</source>
            <extracomment>%1 is a file name</extracomment>
            <translation>Die beschädigte Datei heißt jetzt „%1“. Sie liegt neben der neuen, und „Alles exportieren“ nimmt sie mit.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <extracomment>Of a backup in a list</extracomment>
            <translation>Beschädigt</translation>
        </message>
        <message>
            <source>Restoring the backup</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Sicherung wird zurückgeholt</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Der Ordner konnte nicht geöffnet werden. Öffne ihn in deiner Dateiverwaltung.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read whole.</source>
            <extracomment>%n games of a damaged file</extracomment>
            <translation>
                <numerusform>%n Partie konnte ganz gelesen werden.</numerusform>
                <numerusform>%n Partien konnten ganz gelesen werden.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::FileJob</name>
        <message>
            <source>Canceled. Nothing was changed.</source>
            <extracomment>After a long import or export was canceled</extracomment>
            <translation>Abgebrochen. Es wurde nichts geändert.</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameChoice</name>
        <message>
            <source>All time</source>
            <extracomment>A period: all games of the score book</extracomment>
            <translation>Alle Zeiten</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Dieses Jahr</translation>
        </message>
        <message>
            <source>Last year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Letztes Jahr</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <extracomment>A period, up to today</extracomment>
            <translation>Letzte 12 Monate</translation>
        </message>
        <message>
            <source>From … to …</source>
            <extracomment>A period: from one day to another, which are typed below</extracomment>
            <translation>Von … bis …</translation>
        </message>
        <message>
            <source>since %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>ab %1</translation>
        </message>
        <message>
            <source>until %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>bis %1</translation>
        </message>
        <message>
            <source>with %1</source>
            <extracomment>Which games a ranking counts: those in which all of these people played. %1 a list of names</extracomment>
            <translation>mit %1</translation>
        </message>
        <message>
            <source>Any place</source>
            <extracomment>A filter: games at any place</extracomment>
            <translation>Überall</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameList</name>
        <message>
            <source>Didn’t play a round</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Keine Runde mitgespielt</translation>
        </message>
        <message>
            <source>In progress</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Läuft</translation>
        </message>
        <message numerus="yes">
            <source>Won with %n point(s)</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>
                <numerusform>Gewonnen mit %n Punkt</numerusform>
                <numerusform>Gewonnen mit %n Punkten</numerusform>
            </translation>
        </message>
        <message>
            <source>Left the game</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Ausgestiegen</translation>
        </message>
        <message>
            <source>Tied for first</source>
            <extracomment>The result of a game for one of its players, who shares the first rank with others</extracomment>
            <translation>Punktgleich auf Platz 1</translation>
        </message>
        <message>
            <source>2nd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>Platz 2 von %1</translation>
        </message>
        <message>
            <source>3rd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>Platz 3 von %1</translation>
        </message>
        <message>
            <source>%1th of %2</source>
            <extracomment>The result of a game for one of its players. %1 the rank, from 4 to 20; %2 the number of players</extracomment>
            <translation>Platz %1 von %2</translation>
        </message>
        <message>
            <source>Games in the ranking</source>
            <extracomment>Title of the list of the games that a ranking counts</extracomment>
            <translation>Partien der Rangliste</translation>
        </message>
        <message>
            <source>%1’s games</source>
            <extracomment>Title of the list of a person's games. %1 the person</extracomment>
            <translation>Partien von %1</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::HistoryController</name>
        <message>
            <source>Working through earlier games: %1 of %2</source>
            <extracomment>While records of games from before an update are read, for the list and the statistics. %1 of %2 games are done</extracomment>
            <translation>Frühere Partien werden ausgewertet: %1 von %2</translation>
        </message>
        <message>
            <source>games-played</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>gespielte-partien</translation>
        </message>
    </context>
    <context>
        <name>tableside::LessonCoach</name>
        <message>
            <source>Watch what the others do.</source>
            <extracomment>Said in a lesson while the other players play</extracomment>
            <translation>Schau, was die anderen machen.</translation>
        </message>
        <message>
            <source>That’s it for this step. Press “Next”.</source>
            <extracomment>Said in a lesson to somebody who plays on. “Next” is a button</extracomment>
            <translation>Dieser Schritt ist geschafft. Drück „Weiter“.</translation>
        </message>
        <message>
            <source>One moment: watch what happens.</source>
            <extracomment>Said in a lesson to somebody who presses something while the others play</extracomment>
            <translation>Moment: Schau, was passiert.</translation>
        </message>
        <message>
            <source>Not yet. %1</source>
            <extracomment>Said in a lesson to a try that the rules allow, but that comes later. %1 what is to be done now, a sentence</extracomment>
            <translation>Noch nicht. %1</translation>
        </message>
        <message>
            <source>%1: press “%2”.</source>
            <extracomment>Said in a lesson when the right cards are selected. %1 what they come to, such as "Red 7 on green 7"; %2 the button</extracomment>
            <translation>%1: Drück „%2“.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchReplay</name>
        <message>
            <source>Before the first round</source>
            <translation>Vor der ersten Runde</translation>
        </message>
        <message>
            <source>Round %1, turn %2</source>
            <extracomment>Where a replay is. %1 number of the round, %2 number of the turn in it</extracomment>
            <translation>Runde %1, Spielzug %2</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: round %2 of %3…</source>
            <extracomment>While a replay looks for better plays. %1 a player, %2 a number of all %3</extracomment>
            <translation>Ich sehe mir die Entscheidungen von %1 an: Runde %2 von %3 …</translation>
        </message>
        <message>
            <source>This game can’t be shown: line %1, %2.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English)</extracomment>
            <translation>Diese Partie lässt sich nicht zeigen: Zeile %1, %2.</translation>
        </message>
        <message>
            <source>%1 takes back a play.</source>
            <extracomment>In the log of a replay: a player goes back to an earlier decision. %1 the player</extracomment>
            <translation>%1 nimmt einen Zug zurück.</translation>
        </message>
        <message>
            <source>The next play costs %1 on average. Usually better: %2</source>
            <translation>Der nächste Zug kostet im Schnitt %1. Meist besser: %2</translation>
        </message>
        <message>
            <source>The next play costs %1. Better: %2</source>
            <extracomment>Of the next decision in a replay. %1 "about 6 points"; %2 a whole sentence: what would be better and why</extracomment>
            <translation>Der nächste Zug kostet %1. Besser: %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSessionBase</name>
        <message>
            <source>This game can’t be read: line %1, %2. Start a new one.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English, for a bug report)</extracomment>
            <translation>Diese Partie kann nicht gelesen werden: Zeile %1, %2. Fang eine neue an.</translation>
        </message>
        <message>
            <source>This game is over. Start a new one.</source>
            <translation>Diese Partie ist zu Ende. Fang eine neue an.</translation>
        </message>
        <message>
            <source>This saved game is empty. Start a new one.</source>
            <translation>Diese gespeicherte Partie ist leer. Fang eine neue an.</translation>
        </message>
    </context>
    <context>
        <name>tableside::AppSettings</name>
        <message>
            <source>Your settings couldn’t be saved in “%1”. Check that you’re allowed to change that file and that the disk isn’t full.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Deine Einstellungen konnten nicht in „%1“ gespeichert werden. Prüf, ob du diese Datei ändern darfst und ob der Datenträger voll ist.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallBooth</name>
        <message>
            <source>Tap anywhere once to turn the sound on.</source>
            <extracomment>At the call booth in a browser, which plays no sound before that</extracomment>
            <translation>Tippe einmal irgendwohin, damit man etwas hört.</translation>
        </message>
        <message>
            <source>Sound is off in Settings, so calls are only shown.</source>
            <extracomment>At the call booth, when nothing will be heard</extracomment>
            <translation>Der Ton ist in den Einstellungen aus, deshalb werden Rufe nur angezeigt.</translation>
        </message>
        <message>
            <source>This device has no sound, so calls are only shown.</source>
            <translation>Dieses Gerät hat keinen Ton, deshalb werden Rufe nur angezeigt.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallLog</name>
        <message>
            <source>calls</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>rufe</translation>
        </message>
        <message>
            <source>Call log copied. Paste it anywhere.</source>
            <extracomment>The call log is in the clipboard</extracomment>
            <translation>Rufverlauf kopiert. Füg ihn ein, wo du willst.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallSeats</name>
        <message>
            <source>Player %1</source>
            <extracomment>A player at the call booth who has no name. %1 number of the seat</extracomment>
            <translation>Spieler %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::Database</name>
        <message>
            <source>Anything you play now is lost when you close Tableside.</source>
            <extracomment>Follows another sentence about a file that cannot be used.</extracomment>
            <translation>Was du jetzt spielst, geht verloren, wenn du Tableside schließt.</translation>
        </message>
        <message>
            <source>Your saved games are from a newer version of Tableside and weren’t changed. Update Tableside to continue them.</source>
            <extracomment>Shown at Home. Their file was written by a later version of the program.</extracomment>
            <translation>Deine gespeicherten Partien stammen von einer neueren Version von Tableside und wurden nicht geändert. Aktualisiere Tableside, um sie fortzusetzen.</translation>
        </message>
        <message>
            <source>“%1” belongs to another program and wasn’t changed. Move it to another folder and restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>„%1“ gehört zu einem anderen Programm und wurde nicht geändert. Verschieb die Datei in einen anderen Ordner und starte Tableside neu.</translation>
        </message>
        <message>
            <source>The disk is too full to save “%1”. Free up some space and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Der Datenträger ist zu voll, um „%1“ zu speichern. Schaff etwas Platz und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>“%1” can’t be changed. Check that you’re allowed to write to its folder.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>„%1“ kann nicht geändert werden. Prüf, ob du in diesem Ordner schreiben darfst.</translation>
        </message>
        <message>
            <source>Another program is using “%1”. Close that program and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Ein anderes Programm benutzt gerade „%1“. Schließ es und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read or saved (%2). Try again, or check the disk.</source>
            <extracomment>%1 is a file, %2 the system's reason, not translated.</extracomment>
            <translation>„%1“ konnte nicht gelesen oder gespeichert werden (%2). Versuch es noch einmal oder prüf den Datenträger.</translation>
        </message>
        <message>
            <source>This game was changed or ended in another Tableside window. Leave it, then open it again.</source>
            <extracomment>Two windows of the program have the same game or score sheet open, or one of them ended or deleted it.</extracomment>
            <translation>Diese Partie wurde in einem anderen Fenster von Tableside geändert oder beendet. Verlass sie und öffne sie dann noch einmal.</translation>
        </message>
        <message>
            <source>Then restart Tableside. Anything you play now is lost when you close it.</source>
            <extracomment>Follows a sentence about a file that cannot be written, and what to do about it.</extracomment>
            <translation>Starte Tableside danach neu. Was du jetzt spielst, geht verloren, wenn du es schließt.</translation>
        </message>
        <message>
            <source>Your saved games in “%1” are damaged, and no new file could be written. Check that the disk has space and that you’re allowed to write to its folder, then restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>Deine gespeicherten Partien in „%1“ sind beschädigt, und es konnte keine neue Datei geschrieben werden. Prüf, ob genug Platz da ist und ob du in dem Ordner schreiben darfst. Starte Tableside dann neu.</translation>
        </message>
        <message>
            <source>“%1” is damaged or missing. Tableside brings back what it can.</source>
            <extracomment>%1 is a file. A panel with what could be saved follows at once.</extracomment>
            <translation>„%1“ ist beschädigt oder fehlt. Tableside holt zurück, was es kann.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosSetup</name>
        <message>
            <source>New DOS game</source>
            <extracomment>Title of the page where a game of DOS is set up</extracomment>
            <translation>Neue Partie DOS</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Sobald jemand so viele Punkte erreicht, gewinnt die niedrigste Summe.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 200; 50 makes a quick game.</source>
            <translation>Wer zuerst so viele Punkte hat, gewinnt. In der Anleitung steht 200; mit 50 geht es schnell.</translation>
        </message>
        <message>
            <source>Until the next player acts</source>
            <translation>Bis der Nächste bedient oder zieht</translation>
        </message>
        <message>
            <source>You’re safe once the next player draws or matches.</source>
            <translation>Du bist sicher, sobald der nächste Spieler zieht oder bedient.</translation>
        </message>
        <message>
            <source>While you have two cards</source>
            <translation>Solange du 2 Karten hast</translation>
        </message>
        <message>
            <source>You’re safe once you have more or fewer.</source>
            <translation>Mit mehr oder weniger bist du sicher.</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Bis zum Ende der Runde</translation>
        </message>
        <message>
            <source>You’re never safe before that.</source>
            <translation>Vorher bist du nie sicher.</translation>
        </message>
        <message>
            <source>Hints, bonus cards as you like, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in DOS</extracomment>
            <translation>Tipps, Bonuskarten nach Belieben und 2 Sekunden Zeit zum Rufen.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosTable</name>
        <message>
            <source>Lay</source>
            <translation>Legen</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Bedienen</translation>
        </message>
        <message>
            <source>catch while they have two cards</source>
            <translation>erwischen, solange es 2 Karten sind</translation>
        </message>
        <message>
            <source>catch until the round ends</source>
            <translation>erwischen bis zum Ende der Runde</translation>
        </message>
        <message>
            <source>wrong catch draws two</source>
            <translation>bei falschem Alarm 2 ziehen</translation>
        </message>
        <message>
            <source>Lay and win</source>
            <translation>Legen und gewinnen</translation>
        </message>
        <message>
            <source>Match and win</source>
            <translation>Bedienen und gewinnen</translation>
        </message>
        <message>
            <source>bonus cards required</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>Bonuskarten sind Pflicht</translation>
        </message>
    </context>
    <context>
        <name>tableside::PhoneHub</name>
        <message>
            <source>Something has just changed. Look again.</source>
            <extracomment>On a phone: an action came too late</extracomment>
            <translation>Da hat sich gerade etwas geändert. Sieh noch einmal hin.</translation>
        </message>
        <message>
            <source>This device isn’t on a network. Connect it to your Wi-Fi, then try again.</source>
            <extracomment>Why phones can't join</extracomment>
            <translation>Dieses Gerät ist in keinem Netz. Verbinde es mit deinem WLAN und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Wait until a game begins at the table.</source>
            <extracomment>On a phone that has joined while no game is open at the table</extracomment>
            <translation>Warte, bis am Tisch ein Spiel beginnt.</translation>
        </message>
        <message>
            <source>All seats are taken.</source>
            <extracomment>On a phone that wants to take part</extracomment>
            <translation>Alle Plätze sind besetzt.</translation>
        </message>
        <message>
            <source>This device has a new address on the network, so phones can’t find it. Start again and scan the new code.</source>
            <extracomment>While phones can join, after the device has changed its network</extracomment>
            <translation>Dieses Gerät hat im Netz eine neue Adresse, deshalb finden die Handys es nicht. Fang neu an und scannt den neuen Code.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedList</name>
        <message>
            <source>Any</source>
            <extracomment>Filter of the games played: computer players of any level</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>Anyone</source>
            <extracomment>Filter of the games played: whoever sat at the table</extracomment>
            <translation>Alle</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s)</source>
            <extracomment>How many games the filter leaves. %1 of %n games</extracomment>
            <translation>
                <numerusform>%1 von %n Partie</numerusform>
                <numerusform>%1 von %n Partien</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedStatistics</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>A best turn. %n cards</extracomment>
            <translation>
                <numerusform>%n Karte</numerusform>
                <numerusform>%n Karten</numerusform>
            </translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>Whose statistics are shown: the person at this device, without a name</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>DOS %1 · UNO %2</source>
            <extracomment>Best turns in both games. %1, %2 numbers of cards</extracomment>
            <translation>DOS %1 · UNO %2</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Label of a figure: games played to an end</extracomment>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label of a figure: games won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % der Partien</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label of a figure: games won in a row</extracomment>
            <translation>Siegesserie</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <extracomment>Below the games won in a row until now. %1 a number</extracomment>
            <translation>längste: %1</translation>
        </message>
        <message>
            <source>Average points</source>
            <extracomment>Label of a figure: points per game on average</extracomment>
            <translation>Punkte im Schnitt</translation>
        </message>
        <message>
            <source>per game</source>
            <extracomment>Below an average number of points</extracomment>
            <translation>pro Partie</translation>
        </message>
        <message>
            <source>Missed calls</source>
            <extracomment>Label of a figure: how often the person forgot to call DOS or UNO</extracomment>
            <translation>Vergessene Rufe</translation>
        </message>
        <message numerus="yes">
            <source>%n call(s) made</source>
            <extracomment>Below the number of missed calls. %n calls that were made</extracomment>
            <translation>
                <numerusform>%n-mal gerufen</numerusform>
                <numerusform>%n-mal gerufen</numerusform>
            </translation>
        </message>
        <message>
            <source>Catches</source>
            <extracomment>Label of a figure: how often the person caught somebody who had forgotten to call</extracomment>
            <translation>Andere erwischt</translation>
        </message>
        <message>
            <source>Best turn in DOS</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Bester Zug bei DOS</translation>
        </message>
        <message>
            <source>gone in one turn</source>
            <extracomment>Below the best turn in DOS: that many cards left the hand</extracomment>
            <translation>in einem Zug los</translation>
        </message>
        <message>
            <source>Best turn in UNO</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Bester Zug bei UNO</translation>
        </message>
        <message>
            <source>drawn by others</source>
            <extracomment>Below the best turn in UNO: that many cards the others had to draw for one that was played</extracomment>
            <translation>von anderen gezogen</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s) won</source>
            <extracomment>Against an opponent. %1 games won, %n games</extracomment>
            <translation>
                <numerusform>%1 von %n Partie gewonnen</numerusform>
                <numerusform>%1 von %n Partien gewonnen</numerusform>
            </translation>
        </message>
        <message>
            <source>Longest streak</source>
            <extracomment>Label of a figure: the most games won in a row</extracomment>
            <translation>Längste Serie</translation>
        </message>
        <message>
            <source>Best turn</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Bester Zug</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>Under a chart: of which days it is. %1, %2 dates</extracomment>
            <translation>%1 bis %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::RankingController</name>
        <message>
            <source>%1%</source>
            <extracomment>The share of games that a player has won. %1 a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3; %4 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”, %4 a number</extracomment>
            <translation>
                <numerusform>%1, noch ohne Platz: %2 von %n Partie gewonnen, %3; %4 Punkte pro Runde</numerusform>
                <numerusform>%1, noch ohne Platz: %2 von %n Partien gewonnen, %3; %4 Punkte pro Runde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”</extracomment>
            <translation>
                <numerusform>%1, noch ohne Platz: %2 von %n Partie gewonnen, %3</numerusform>
                <numerusform>%1, noch ohne Platz: %2 von %n Partien gewonnen, %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”</extracomment>
            <translation>
                <numerusform>Platz %1, %2: %3 von %n Partie gewonnen, %4</numerusform>
                <numerusform>Platz %1, %2: %3 von %n Partien gewonnen, %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4; %5 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”, %5 a number</extracomment>
            <translation>
                <numerusform>Platz %1, %2: %3 von %n Partie gewonnen, %4; %5 Punkte pro Runde</numerusform>
                <numerusform>Platz %1, %2: %3 von %n Partien gewonnen, %4; %5 Punkte pro Runde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s) · %2</source>
            <extracomment>A player's figures in a ranking. %1 of %n games, %2 such as “42%”</extracomment>
            <translation>
                <numerusform>%1 von %n Partie gewonnen · %2</numerusform>
                <numerusform>%1 von %n Partien gewonnen · %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 per round</source>
            <extracomment>A player's figures in a ranking. %1 a number</extracomment>
            <translation>%1 pro Runde</translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s)</source>
            <extracomment>Heading in a ranking. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Noch ohne Platz: weniger als %n Partie</numerusform>
                <numerusform>Noch ohne Platz: weniger als %n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s), or no points to win</source>
            <extracomment>Heading in a ranking by points per round. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Noch ohne Platz: weniger als %n Partie oder keine Punkte zu gewinnen</numerusform>
                <numerusform>Noch ohne Platz: weniger als %n Partien oder keine Punkte zu gewinnen</numerusform>
            </translation>
        </message>
        <message>
            <source>Not yet ranked: no points to win</source>
            <extracomment>Heading in a ranking by points per round, over people whose points all counted against them</extracomment>
            <translation>Noch ohne Platz: keine Punkte zu gewinnen</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games a ranking counts</extracomment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points per round leave out %n game(s) in which points count against you.</source>
            <extracomment>Below a ranking: games in which the lowest total wins</extracomment>
            <translation>
                <numerusform>Punkte pro Runde ohne %n Partie, in der Restkarten Minuspunkte sind.</numerusform>
                <numerusform>Punkte pro Runde ohne %n Partien, in denen Restkarten Minuspunkte sind.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Rangliste</translation>
        </message>
        <message>
            <source>by games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>nach Siegen</translation>
        </message>
        <message>
            <source>by share of games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>nach Siegquote</translation>
        </message>
        <message>
            <source>by points per round</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>nach Punkten pro Runde</translation>
        </message>
        <message numerus="yes">
            <source>at least %n game(s) each</source>
            <extracomment>On a printed ranking. %n the number of games that a player needs for a rank</extracomment>
            <translation>
                <numerusform>ab %n Partie</numerusform>
                <numerusform>ab %n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>as of %1</source>
            <extracomment>On a printed ranking: the date of printing. %1 a date</extracomment>
            <translation>Stand: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Partien</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Siege</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Quote</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Punkte pro Runde</translation>
        </message>
        <message>
            <source>ranking</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>rangliste</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Headings of a spreadsheet</extracomment>
            <translation>Platz</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Name</translation>
        </message>
        <message>
            <source>Won (%)</source>
            <translation>Siege (%)</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Runden</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punkte</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) have only final points and no rounds.</source>
            <extracomment>Below a ranking: games of which only the final points are known</extracomment>
            <translation>
                <numerusform>Von %n Partie ist nur der Endstand bekannt.</numerusform>
                <numerusform>Von %n Partien ist nur der Endstand bekannt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ShownTable</name>
        <message>
            <source>nothing to draw</source>
            <extracomment>What has just become of a player, shown beside the name</extracomment>
            <translation>nichts zu ziehen</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <translation>
                <numerusform>hat %n gezogen</numerusform>
                <numerusform>hat %n gezogen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::GameTable</name>
        <message>
            <source>Who calls “%1”?</source>
            <extracomment>Asked of the people at the table. %1 the call: "DOS!"</extracomment>
            <translation>Wer ruft „%1“?</translation>
        </message>
        <message>
            <source>Who catches %1?</source>
            <extracomment>Asked of the people at the table. %1 a player's name</extracomment>
            <translation>Wer erwischt %1?</translation>
        </message>
        <message>
            <source>Pass to %1.</source>
            <extracomment>%1 a player's name, who gets the device now</extracomment>
            <translation>Weiter an %1.</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Du gewinnst die Partie!</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <translation>%1 gewinnt die Partie</translation>
        </message>
        <message>
            <source>You win round %1</source>
            <translation>Du gewinnst Runde %1</translation>
        </message>
        <message>
            <source>%1 wins round %2</source>
            <translation>%1 gewinnt Runde %2</translation>
        </message>
        <message>
            <source>Cards count against you. At %1, the lowest total wins.</source>
            <translation>Restkarten sind Minuspunkte. Bei %1 gewinnt die niedrigste Summe.</translation>
        </message>
        <message>
            <source>First to %1.</source>
            <translation>Wer zuerst %1 hat, gewinnt.</translation>
        </message>
        <message>
            <source>The winner scores everyone else’s cards. First to %1 wins.</source>
            <translation>Der Sieger bekommt die Punkte der anderen. Wer zuerst %1 hat, gewinnt.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 überlegt …</translation>
        </message>
        <message>
            <source>Dealing the cards…</source>
            <translation>Die Karten werden ausgeteilt.</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Du bist dran.</translation>
        </message>
        <message>
            <source>%1’s turn.</source>
            <translation>%1 ist dran.</translation>
        </message>
        <message>
            <source>You can’t catch anyone right now.</source>
            <translation>Du kannst gerade niemanden erwischen.</translation>
        </message>
        <message>
            <source>Someone reached %1, but the lowest total is tied. Play another round.</source>
            <extracomment>Nobody has won yet. %1 points that end a game</extracomment>
            <translation>%1 ist erreicht, aber bei der niedrigsten Summe herrscht Gleichstand. Spielt noch eine Runde.</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) at the end of your turn</source>
            <translation>
                <numerusform>Du ziehst am Ende deines Spielzugs %n Karte</numerusform>
                <numerusform>Du ziehst am Ende deines Spielzugs %n Karten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You drew %n penalty card(s).</source>
            <translation>
                <numerusform>Du hast %n Strafkarte gezogen.</numerusform>
                <numerusform>Du hast %n Strafkarten gezogen.</numerusform>
            </translation>
        </message>
        <message>
            <source>There’s nothing to take back in this round yet.</source>
            <extracomment>Why nothing can be taken back now</extracomment>
            <translation>In dieser Runde gibt es noch nichts zurückzunehmen.</translation>
        </message>
        <message>
            <source>You can’t take back a finished round.</source>
            <translation>Eine beendete Runde kannst du nicht zurücknehmen.</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>At the end of a round or a game. %n: how many times the player took something back in this game</extracomment>
            <translation>
                <numerusform>%n Zug zurückgenommen</numerusform>
                <numerusform>%n Züge zurückgenommen</numerusform>
            </translation>
        </message>
        <message>
            <source>The winner of the round wins the game.</source>
            <translation>Wer die Runde gewinnt, gewinnt die Partie.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HandEntry</name>
        <message>
            <source>Who went out?</source>
            <translation>Wer ist alle Karten los?</translation>
        </message>
        <message>
            <source>Still to count: %1</source>
            <extracomment>%1: names of players whose hands are not counted yet</extracomment>
            <translation>Noch zu zählen: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) counted</source>
            <extracomment>The hands of a round, counted so far. %n points</extracomment>
            <translation>
                <numerusform>%n Punkt gezählt</numerusform>
                <numerusform>%n Punkte gezählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: +%n</source>
            <extracomment>%1 the player who went out, %n points</extracomment>
            <translation>
                <numerusform>%1: +%n</numerusform>
                <numerusform>%1: +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1’s hand is still blank. Enter 0 if it’s worth nothing.</source>
            <extracomment>After a hand was confirmed without points. %1 a player</extracomment>
            <translation>Bei %1 ist noch nichts eingetragen. Gib 0 ein, wenn die Karten nichts zählen.</translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points; %n point(s) counted</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of all hands</extracomment>
            <translation>
                <numerusform>%1 hat die wenigsten Punkte auf der Hand; %n Punkt gezählt</numerusform>
                <numerusform>%1 hat die wenigsten Punkte auf der Hand; %n Punkte gezählt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points: +%n</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of the others</extracomment>
            <translation>
                <numerusform>%1 hat die wenigsten Punkte auf der Hand: +%n</numerusform>
                <numerusform>%1 hat die wenigsten Punkte auf der Hand: +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1 ist alle Karten los</translation>
        </message>
        <message>
            <source>%1, not counted yet</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1, noch nicht gezählt</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s)</source>
            <extracomment>Spoken state of a hand. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n Punkt</numerusform>
                <numerusform>%1, %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Below the keys for the values of cards. %1 points, %2 the cards that count so much</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>entfernt</translation>
        </message>
        <message>
            <source>Cards %1</source>
            <extracomment>In the field for a hand's points. %1 what the tapped cards count</extracomment>
            <translation>Karten %1</translation>
        </message>
        <message>
            <source>Did %1 go out instead of %2?</source>
            <extracomment>Asked before another player is marked as having gone out. %1 and %2 players</extracomment>
            <translation>Ist %1 alle Karten los und nicht %2?</translation>
        </message>
        <message>
            <source>Did %1 go out after all?</source>
            <extracomment>Asked of a blocked round. %1 a player</extracomment>
            <translation>Ist %1 doch alle Karten los?</translation>
        </message>
        <message numerus="yes">
            <source>This deletes the %n point(s) counted for %1.</source>
            <extracomment>Asked before a player is marked as having gone out. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>Damit fällt %n Punkt weg, der für %1 gezählt ist.</numerusform>
                <numerusform>Damit fallen %n Punkte weg, die für %1 gezählt sind.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has only %n card(s) worth %1.</source>
            <extracomment>A key for all cards of a value. %n how many the deck has, %1 what each counts</extracomment>
            <translation>
                <numerusform>Im Spiel gibt es nur %n Karte, die %1 zählt.</numerusform>
                <numerusform>Im Spiel gibt es nur %n Karten, die %1 zählen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t subtract here. ⌫ deletes a character; Undo takes back the last tap.</source>
            <extracomment>After a minus sign was typed into the points of a hand</extracomment>
            <translation>Abziehen geht hier nicht. ⌫ löscht ein Zeichen, „Rückgängig“ nimmt das letzte Tippen zurück.</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <extracomment>Beside the number pad, when correcting a round that was imported from a table of points</extracomment>
            <translation>Von dieser Runde gibt es nur die Punkte. Gib ein, was der Sieger bekommen hat.</translation>
        </message>
        <message>
            <source>Enter the total of all other hands. To count them one by one, choose a hand.</source>
            <extracomment>Beside the number pad: the winner of a round gets one number</extracomment>
            <translation>Gib ein, was die Karten aller anderen zusammen zählen. Um einzeln zu zählen, wähl einen Spieler.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HintModel</name>
        <message>
            <source>You can get a hint on your turn.</source>
            <extracomment>Why there is no hint right now</extracomment>
            <translation>Einen Tipp bekommst du, wenn du dran bist.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSetup</name>
        <message>
            <source>A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.</source>
            <translation>Eine Spielnummer besteht nur aus Ziffern, bis 18446744073709551615. Ohne Nummer wird neu gemischt.</translation>
        </message>
        <message>
            <source>Printed rules</source>
            <extracomment>A set of rules to choose: the rules as printed on the sheets in the box</extracomment>
            <translation>Gedruckte Regeln</translation>
        </message>
        <message>
            <source>As on the sheets in the box.</source>
            <translation>Wie in der Anleitung in der Schachtel.</translation>
        </message>
        <message>
            <source>Family</source>
            <extracomment>A set of rules to choose: for playing with children</extracomment>
            <translation>Familie</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchStore</name>
        <message>
            <source>Part of this game is missing, so it can’t continue. Start a new one.</source>
            <extracomment>Some of the saved moves of a game are missing in the file.</extracomment>
            <translation>Ein Teil dieser Partie fehlt, deshalb kann sie nicht fortgesetzt werden. Fang eine neue an.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PageNotice</name>
        <message>
            <source>The folder couldn’t be opened. Find it in your file manager: “%1”.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Der Ordner konnte nicht geöffnet werden. Du findest ihn in deiner Dateiverwaltung: „%1“.</translation>
        </message>
    </context>
    <context>
        <name>tableside::People</name>
        <message>
            <source>%1 and %2 played against each other, so they can’t be the same person.</source>
            <extracomment>%1, %2: two names that played in one game and so can't be the same person</extracomment>
            <translation>%1 und %2 haben gegeneinander gespielt, also sind es zwei verschiedene Personen.</translation>
        </message>
        <message>
            <source>Two people would be called %1. Rename one of them first.</source>
            <extracomment>%1 a name. Two merged people can't be separated while both have it</extracomment>
            <translation>Dann hießen zwei Spieler %1. Gib zuerst einem von ihnen einen anderen Namen.</translation>
        </message>
        <message>
            <source>The name %1 is taken. If it’s the same person, choose “Same person, two names?” below.</source>
            <extracomment>%1 a name. “The same person …” is the button below, with the same words</extracomment>
            <translation>Den Namen %1 gibt es schon. Ist das dieselbe Person, wähl unten „Dieselbe Person, zwei Namen?“.</translation>
        </message>
        <message>
            <source>Is %1 the %2 in your book?</source>
            <extracomment>%1, %2: two names that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Ist %1 dieselbe Person wie %2 in deinem Punktebuch?</translation>
        </message>
        <message>
            <source>Former player</source>
            <extracomment>The name that takes the place of a deleted person in the games of the score book</extracomment>
            <translation>Früheres Mitglied</translation>
        </message>
    </context>
    <context>
        <name>tableside::PersonPage</name>
        <message>
            <source>Games</source>
            <extracomment>Label on a player's page: finished games</extracomment>
            <translation>Partien</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label on a player's page: games won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Average per round</source>
            <extracomment>Label on a player's page: points per round</extracomment>
            <translation>Schnitt pro Runde</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste Runde</translation>
        </message>
        <message>
            <source>Best comeback</source>
            <extracomment>Label on a player's page: the largest gap that was made up in a game won after all</extracomment>
            <translation>Größte Aufholjagd</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>behind, and still won</source>
            <translation>zurück und doch gewonnen</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label on a player's page: games won in a row</extracomment>
            <translation>Siegesserie</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <translation>längste: %1</translation>
        </message>
        <message>
            <source>Rival</source>
            <extracomment>Label on a player's page: the most frequent opponent</extracomment>
            <translation>Stammgegner</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) together</source>
            <translation>
                <numerusform>in %n Partie getroffen</numerusform>
                <numerusform>in %n Partien getroffen</numerusform>
            </translation>
        </message>
        <message>
            <source>Nemesis</source>
            <extracomment>Label on a player's page: the opponent the player lost to most often</extracomment>
            <translation>Angstgegner</translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s)</source>
            <extracomment>Below the name of the nemesis. %1 how many games were won by them, %n all that both played</extracomment>
            <translation>
                <numerusform>hat %1 von %n Partie gewonnen</numerusform>
                <numerusform>hat %1 von %n Partien gewonnen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % der Partien</translation>
        </message>
    </context>
    <context>
        <name>tableside::TableController</name>
        <message>
            <source>This browser doesn’t let pages store anything, so everything is gone when you close this page. Allow it for this page, then reload.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Dieser Browser lässt Seiten nichts speichern. Wenn du diese Seite schließt, ist alles weg. Erlaube ihr das Speichern und lade sie neu.</translation>
        </message>
        <message>
            <source>The browser can’t save what you do now, most likely because this device is out of space. Free some space and go on: it’s saved then.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Der Browser kann gerade nichts speichern, vermutlich weil auf diesem Gerät kein Platz mehr ist. Schaff Platz und mach weiter: Dann wird es gespeichert.</translation>
        </message>
        <message>
            <source>This is a private window, so everything is gone when you close it.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Das ist ein privates Fenster. Wenn du es schließt, ist alles weg.</translation>
        </message>
        <message>
            <source>Only the result of this game is left: your settings limit how many games you can replay.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Von dieser Partie ist nur das Ergebnis noch da: Deine Einstellungen begrenzen, wie viele Partien sich nachspielen lassen.</translation>
        </message>
        <message>
            <source>This game can’t be watched: its record is damaged.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Diese Partie lässt sich nicht ansehen: Ihre Aufzeichnung ist beschädigt.</translation>
        </message>
        <message>
            <source>Discarded: %1</source>
            <extracomment>A game that can be restored. %1 for example "DOS with West and North"</extracomment>
            <translation>Verworfen: %1</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restore the discarded or deleted game</extracomment>
            <translation>Zurückholen</translation>
        </message>
    </context>
    <context>
        <name>tableside::ReviewModel</name>
        <message>
            <source>Reviewing your decisions: %1 of %2…</source>
            <translation>Ich sehe mir deine Entscheidungen an: %1 von %2 …</translation>
        </message>
        <message>
            <source>Reviewing your decisions…</source>
            <extracomment>%1 a player</extracomment>
            <translation>Ich sehe mir deine Entscheidungen an …</translation>
        </message>
        <message>
            <source>This round can’t be read, so there’s nothing to review.</source>
            <translation>Diese Runde kann nicht gelesen werden, deshalb gibt es keinen Rückblick.</translation>
        </message>
        <message>
            <source>You played this round as well as I would have.</source>
            <translation>Diese Runde hast du so gut gespielt, wie ich es getan hätte.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost you the most.</source>
            <extracomment>Above the list of decisions that cost most points</extracomment>
            <translation>
                <numerusform>%n Entscheidung hat dich am meisten gekostet.</numerusform>
                <numerusform>%n Entscheidungen haben dich am meisten gekostet.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better cards are framed.</source>
            <extracomment>Of the small cards in the list of decisions; follows another sentence</extracomment>
            <translation>Die besseren Karten sind umrahmt.</translation>
        </message>
        <message>
            <source>You played your cards as well as I would have, but a call was missed.</source>
            <translation>Deine Karten hast du so gut gespielt, wie ich es getan hätte, aber ein Ruf hat gefehlt.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) worth another look.</source>
            <extracomment>Above a list of decisions, some of which came out well</extracomment>
            <translation>
                <numerusform>%n Entscheidung lohnt einen zweiten Blick.</numerusform>
                <numerusform>%n Entscheidungen lohnen einen zweiten Blick.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: %2 of %3…</source>
            <extracomment>%1 a player, %2 a number of all %3</extracomment>
            <translation>Ich sehe mir die Entscheidungen von %1 an: %2 von %3 …</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions…</source>
            <translation>Ich sehe mir die Entscheidungen von %1 an …</translation>
        </message>
        <message>
            <source>%1 played as well as I would have, but a call was missed.</source>
            <translation>%1 hat so gut gespielt, wie ich es getan hätte, aber ein Ruf hat gefehlt.</translation>
        </message>
        <message>
            <source>%1 played this round as well as I would have.</source>
            <translation>%1 hat diese Runde so gut gespielt, wie ich es getan hätte.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost %1 the most.</source>
            <extracomment>Above the list of decisions that cost a player most points. %1 the player</extracomment>
            <translation>
                <numerusform>%n Entscheidung hat %1 am meisten gekostet.</numerusform>
                <numerusform>%n Entscheidungen haben %1 am meisten gekostet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::RulesReader</name>
        <message>
            <source>%1-quick-card</source>
            <extracomment>Names of exported files; %1 is "dos" or "uno". Use only characters that file names allow</extracomment>
            <translation>%1-spickzettel</translation>
        </message>
        <message>
            <source>%1-rules</source>
            <translation>%1-regeln</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreBook</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>A game in the book. %n rounds</extracomment>
            <translation>
                <numerusform>%n Runde</numerusform>
                <numerusform>%n Runden</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress, to %2</source>
            <extracomment>A game in the book. %1 game and rounds, %2 the target</extracomment>
            <translation>%1 · läuft, bis %2</translation>
        </message>
        <message>
            <source>%1 · tie</source>
            <extracomment>A game in the book. %1 game and rounds</extracomment>
            <translation>%1 · Gleichstand</translation>
        </message>
        <message numerus="yes">
            <source>%1 · %2 won with %n point(s)</source>
            <extracomment>A game in the book. %1 game and rounds, %2 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 · %2 hat mit %n Punkt gewonnen</numerusform>
                <numerusform>%1 · %2 hat mit %n Punkten gewonnen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress</source>
            <extracomment>A game in the book that has no target. %1 game and rounds</extracomment>
            <translation>%1 · läuft</translation>
        </message>
        <message>
            <source>This game can’t be read</source>
            <extracomment>Title of a game in the book of which nothing can be shown</extracomment>
            <translation>Diese Partie lässt sich nicht lesen</translation>
        </message>
        <message>
            <source>Its entry in the score book is damaged</source>
            <extracomment>Below "This game can't be read", in the list of the book</extracomment>
            <translation>Ihr Eintrag im Punktebuch ist beschädigt</translation>
        </message>
        <message>
            <source>final points only</source>
            <extracomment>In place of "12 rounds": a game of the book of which only the final points are known</extracomment>
            <translation>nur Endstand</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreGame</name>
        <message>
            <source>cards count against you</source>
            <translation>Restkarten sind Minuspunkte</translation>
        </message>
        <message>
            <source>winner takes all</source>
            <translation>alle für den Sieger</translation>
        </message>
        <message>
            <source>nobody scored</source>
            <translation>niemand bekommt Punkte</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <extracomment>Button. %1 what would be taken back: "Ben's hand in round 3"</extracomment>
            <translation>Rückgängig: %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Rückgängig</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <extracomment>Button. %1 what would come back: "Ben's hand in round 3"</extracomment>
            <translation>Wiederholen: %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Wiederholen</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2</source>
            <extracomment>Spoken line of the standings. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n Punkt, Platz %2</numerusform>
                <numerusform>%1, %n Punkte, Platz %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 left</source>
            <extracomment>Spoken line of the standings. %1 a player</extracomment>
            <translation>%1 ist ausgestiegen</translation>
        </message>
        <message>
            <source>All hands in round %1 are counted, but the round isn’t finished.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>In Runde %1 sind alle Karten gezählt, aber die Runde ist nicht abgeschlossen.</translation>
        </message>
        <message>
            <source>Round %1 isn’t complete, so it won’t count.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>Runde %1 ist nicht vollständig, deshalb zählt sie nicht.</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>The seat of a player who joins late: between two neighbors</extracomment>
            <translation>%1 und %2</translation>
        </message>
        <message>
            <source>nobody could play, %1 wins: %2</source>
            <extracomment>Within "Round 3: … Now Ben deals, Cleo starts." %1 the player with the fewest points in hand, %2 the points scored</extracomment>
            <translation>niemand konnte spielen, %1 gewinnt: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), no rounds yet</source>
            <extracomment>Spoken line of the standings: no round played yet. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n Punkt, noch keine Runde</numerusform>
                <numerusform>%1, %n Punkte, noch keine Runde</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1: %2. Now %3 deals, %4 starts.</source>
            <extracomment>After a round was finished. %1 its number, %2 the points scored, %3 the next dealer, %4 the player who plays first</extracomment>
            <translation>Runde %1: %2. Jetzt gibt %3, %4 fängt an.</translation>
        </message>
        <message>
            <source>%1, deals</source>
            <extracomment>Spoken line of the standings: this player deals the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, gibt</translation>
        </message>
        <message>
            <source>%1, starts</source>
            <extracomment>Spoken line of the standings: this player plays first in the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, fängt an</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Rückgängig gemacht: %1</translation>
        </message>
        <message>
            <source>Redone: %1</source>
            <translation>Wiederholt: %1</translation>
        </message>
        <message>
            <source>Round %1, %2: did not play</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player who did not take part</extracomment>
            <translation>Runde %1, %2: nicht mitgespielt</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: went out, %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Runde %1, %2: alle Karten los, %n Punkt</numerusform>
                <numerusform>Runde %1, %2: alle Karten los, %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1, %2: not counted yet</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player</extracomment>
            <translation>Runde %1, %2: noch nicht gezählt</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: hand of %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the value of the hand</extracomment>
            <translation>
                <numerusform>Runde %1, %2: %n Punkt auf der Hand</numerusform>
                <numerusform>Runde %1, %2: %n Punkte auf der Hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: won with the fewest points, scored %n</source>
            <extracomment>Spoken name of a cell of the score sheet: a round in which nobody could play. %1 the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Runde %1, %2: mit den wenigsten Punkten gewonnen, bekam %n</numerusform>
                <numerusform>Runde %1, %2: mit den wenigsten Punkten gewonnen, bekam %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: scored %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet: only the points are known, not the hands. %1 the round, %2 a player</extracomment>
            <translation>
                <numerusform>Runde %1, %2: bekam %n Punkt</numerusform>
                <numerusform>Runde %1, %2: bekam %n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>The game goes on. %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Die Partie geht weiter. %1</translation>
        </message>
        <message>
            <source>After this change: %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Mit dieser Änderung: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2, tied</source>
            <extracomment>Spoken line of the standings: others have the same rank. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n Punkt, geteilter Platz %2</numerusform>
                <numerusform>%1, %n Punkte, geteilter Platz %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreController</name>
        <message>
            <source>To import a file, drop it on this window.</source>
            <translation>Zieh eine Datei auf dieses Fenster, um sie zu importieren.</translation>
        </message>
        <message>
            <source>score-book</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>punktebuch</translation>
        </message>
        <message>
            <source>blank-sheet</source>
            <translation>leerer-zettel</translation>
        </message>
        <message>
            <source>score</source>
            <translation>punkte</translation>
        </message>
        <message>
            <source>Exporting the score book</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Das Punktebuch wird exportiert</translation>
        </message>
        <message>
            <source>Importing “%1”</source>
            <extracomment>Over a progress bar. %1 a file</extracomment>
            <translation>„%1“ wird importiert</translation>
        </message>
        <message>
            <source>%1 is deleted. In old games it says “Former player”.</source>
            <extracomment>%1 a player who was deleted</extracomment>
            <translation>%1 ist gelöscht. In alten Partien steht jetzt „Früheres Mitglied“.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSession</name>
        <message>
            <source>This game can’t be opened because its entries contradict each other. It wasn’t changed.</source>
            <extracomment>A stored score game whose entries contradict each other.</extracomment>
            <translation>Diese Partie kann nicht geöffnet werden, weil sich ihre Einträge widersprechen. Sie wurde nicht geändert.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSetup</name>
        <message numerus="yes">
            <source>Add %n more player(s)</source>
            <extracomment>Beside the start button. %n players are still needed</extracomment>
            <translation>
                <numerusform>Füg noch %n Spieler hinzu</numerusform>
                <numerusform>Füg noch %n Spieler hinzu</numerusform>
            </translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Auf dem Zettel ist nur Platz für %1 Spieler.</translation>
        </message>
        <message>
            <source>%1 is for up to %2 players. You can still score a larger game.</source>
            <extracomment>%1 the game, %2 a number of players</extracomment>
            <translation>%1 ist für höchstens %2 Spieler. Aufschreiben könnt ihr auch eine größere Partie.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreStore</name>
        <message>
            <source>Part of this game is missing, so it can’t be opened.</source>
            <extracomment>Some entries of a score game are missing in the file.</extracomment>
            <translation>Ein Teil dieser Partie fehlt, deshalb kann sie nicht geöffnet werden.</translation>
        </message>
    </context>
    <context>
        <name>SeatConfig</name>
        <message>
            <source>You</source>
            <translation>Du</translation>
        </message>
    </context>
    <context>
        <name>tableside::Trophies</name>
        <message>
            <source>Everyone</source>
            <extracomment>Whose trophies are shown: those of all people at this device</extracomment>
            <translation>Alle</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>After the date of a trophy: in how many games it was earned. %n games</extracomment>
            <translation>
                <numerusform>%n Partie</numerusform>
                <numerusform>%n Partien</numerusform>
            </translation>
        </message>
        <message>
            <source>Trophy: %1</source>
            <extracomment>After a round. %1 the title of a trophy, "Bluffed a badger"</extracomment>
            <translation>Trophäe: %1</translation>
        </message>
        <message>
            <source>Trophies: %1</source>
            <extracomment>After a round in which several trophies were earned. %1 their titles</extracomment>
            <translation>Trophäen: %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::UserData</name>
        <message>
            <source>“%1” couldn’t be deleted. Try again, or delete it yourself.</source>
            <extracomment>Some of what was to be deleted is still there. %1 a file or folder</extracomment>
            <translation>„%1“ konnte nicht gelöscht werden. Versuch es noch einmal oder lösch es selbst.</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Der Ordner konnte nicht geöffnet werden. Öffne ihn in deiner Dateiverwaltung.</translation>
        </message>
        <message>
            <source>Exporting everything</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Alles wird exportiert</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoSetup</name>
        <message>
            <source>New UNO game</source>
            <extracomment>Title of the page where a game of UNO is set up</extracomment>
            <translation>Neue Partie UNO</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Sobald jemand so viele Punkte erreicht, gewinnt die niedrigste Summe.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 500; 100 makes a quick game.</source>
            <translation>Wer zuerst so viele Punkte hat, gewinnt. In der Anleitung steht 500; mit 100 geht es schnell.</translation>
        </message>
        <message>
            <source>Hints, drawing until you can play, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in UNO</extracomment>
            <translation>Tipps, Ziehen, bis etwas passt, und 2 Sekunden Zeit zum Rufen.</translation>
        </message>
        <message>
            <source>Chaos</source>
            <extracomment>A set of rules to choose: wild ones</extracomment>
            <translation>Chaos</translation>
        </message>
        <message>
            <source>Stacking, jumping in, and seven and zero.</source>
            <translation>Stapeln, Dazwischenwerfen, Sieben und Null.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoPresenter</name>
        <message>
            <source>keeps the card</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>behält die Karte</translation>
        </message>
        <message>
            <source>challenges</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>fordert heraus</translation>
        </message>
        <message>
            <source>kept</source>
            <extracomment>The same in the smallest place: a player keeps the card that they drew</extracomment>
            <translation>behält</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoTable</name>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <translation>Du hast die gleiche Karte: Schnell, wirf sie dazwischen!</translation>
        </message>
        <message>
            <source>%1 bluffed and draws the cards.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 hat geblufft und zieht die Karten.</translation>
        </message>
        <message>
            <source>%1 didn’t bluff: you draw the cards plus two more.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 hat nicht geblufft: Du ziehst die Karten und 2 dazu.</translation>
        </message>
        <message>
            <source>stacking</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>Stapeln</translation>
        </message>
        <message>
            <source>jumping in</source>
            <translation>Dazwischenwerfen</translation>
        </message>
        <message>
            <source>seven and zero</source>
            <translation>Sieben und Null</translation>
        </message>
        <message>
            <source>drawing until you can play</source>
            <translation>ziehen, bis etwas passt</translation>
        </message>
        <message>
            <source>no bluffing</source>
            <translation>ohne Bluffen</translation>
        </message>
        <message>
            <source>Reverse doesn’t skip</source>
            <translation>Retour: kein Aussetzen</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) and miss your turn.</source>
            <extracomment>After a Draw Two or a Wild Draw Four; %n how many cards</extracomment>
            <translation>
                <numerusform>Du ziehst %n Karte und setzt aus.</numerusform>
                <numerusform>Du ziehst %n Karten und setzt aus.</numerusform>
            </translation>
        </message>
        <message>
            <source>Color before: %1 · bluff: %2 draws %3 · no bluff: you draw %4</source>
            <extracomment>What is at stake in a challenge. %1 the color that was in play before the Wild Draw Four, %2 a player's name, %3 and %4 how many cards</extracomment>
            <translation>Vorher: %1 · Bluff: %2 zieht %3 · sonst ziehst du %4</translation>
        </message>
        <message>
            <source>Name a color for the wild card.</source>
            <extracomment>While the color wheel of a wild card is open</extracomment>
            <translation>Farbenwahlkarte: Wünsch dir eine Farbe.</translation>
        </message>
        <message>
            <source>This is a bluff: you have a %1 card. Name a color.</source>
            <extracomment>While the color wheel of a Wild Draw Four is open; short, for a phone. %1 a color of which the player has a card</extracomment>
            <translation>Das ist ein Bluff: Du hast %1. Wünsch dir eine Farbe.</translation>
        </message>
    </context>
    <context>
        <name>tableside::VoiceRecorder</name>
        <message>
            <source>No microphone found. Connect one and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Kein Mikrofon gefunden. Schließ eins an und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>The microphone isn’t available. If another app is using it, close that app and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Das Mikrofon ist nicht verfügbar. Vielleicht benutzt es gerade ein anderes Programm: Schließ es und versuch es noch einmal.</translation>
        </message>
        <message>
            <source>Nothing was recorded. Try again, closer to the microphone.</source>
            <extracomment>After a recording in which nothing was said</extracomment>
            <translation>Es wurde nichts aufgenommen. Versuch es noch einmal, näher am Mikrofon.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallVoices</name>
        <message>
            <source>The recording “%1” is damaged and can’t be played. Record it again.</source>
            <extracomment>%1 the name of a recorded voice</extracomment>
            <translation>Die Aufnahme „%1“ ist beschädigt und lässt sich nicht abspielen. Nimm sie neu auf.</translation>
        </message>
        <message>
            <source>The whole table</source>
            <extracomment>A voice of the call booth: three people say it at once</extracomment>
            <translation>Der ganze Tisch</translation>
        </message>
        <message>
            <source>Bear</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Bär</translation>
        </message>
        <message>
            <source>Child</source>
            <extracomment>A voice of the call booth: a small and eager one</extracomment>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Robot</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Roboter</translation>
        </message>
        <message>
            <source>Bell</source>
            <extracomment>A voice of the call booth: no voice at all</extracomment>
            <translation>Klingel</translation>
        </message>
        <message>
            <source>Horn</source>
            <extracomment>A voice of the call booth: an old car's horn</extracomment>
            <translation>Hupe</translation>
        </message>
        <message>
            <source>Whistle</source>
            <extracomment>A voice of the call booth: a referee's</extracomment>
            <translation>Pfeife</translation>
        </message>
        <message>
            <source>Drum</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Trommel</translation>
        </message>
        <message>
            <source>My voice %1</source>
            <extracomment>Name of a voice that was recorded. %1 its number</extracomment>
            <translation>Meine Stimme %1</translation>
        </message>
        <message>
            <source>The recording couldn’t be deleted (%1). Try again.</source>
            <extracomment>%1 the system's reason</extracomment>
            <translation>Die Aufnahme konnte nicht gelöscht werden (%1). Versuch es noch einmal.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnfinishedMatches</name>
        <message>
            <source>Round %1 · tied at %2 points · %3</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 points, %3 date and time</extracomment>
            <translation>Runde %1 · Gleichstand, %2 Punkte · %3</translation>
        </message>
        <message>
            <source>Round %1 · %2 leads: %3 points · %4</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 a name, %3 points, %4 date and time</extracomment>
            <translation>Runde %1 · %2 führt: %3 Punkte · %4</translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>An unfinished game. %1 the other players' names</extracomment>
            <translation>UNO mit %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS mit %1</translation>
        </message>
        <message>
            <source>Round %1, no points yet · %2</source>
            <extracomment>An unfinished game, before anyone has points. %1 number of the round, %2 date and time</extracomment>
            <translation>Runde %1, noch keine Punkte · %2</translation>
        </message>
        <message>
            <source>Round %1 · you: %2 points, place %3 of %4 · %5</source>
            <extracomment>An unfinished game. %1 number of the round, %2 your points, %3 your rank of %4 players, %5 date and time</extracomment>
            <translation>Runde %1 · du: %2 Punkte, Platz %3 von %4 · %5</translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <extracomment>The end of a row of names: "DOS with West, North and 7 others". %n players</extracomment>
            <translation>
                <numerusform>%n weiteren Person</numerusform>
                <numerusform>%n weiteren</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EntryQuestion</name>
        <message>
            <source>You changed round %1 but haven’t saved it.</source>
            <extracomment>Asked when the user leaves an unsaved correction. %1 number of the round</extracomment>
            <translation>Du hast Runde %1 geändert, aber nicht gespeichert.</translation>
        </message>
        <message>
            <source>Who went out?</source>
            <translation>Wer ist alle Karten los?</translation>
        </message>
        <message>
            <source>Save the correction?</source>
            <translation>Korrektur speichern?</translation>
        </message>
        <message>
            <source>Yes, %1 went out</source>
            <extracomment>Buttons below a question</extracomment>
            <translation>Ja, %1</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Speichern</translation>
        </message>
        <message>
            <source>Don’t save</source>
            <extracomment>Button: discard the changes to the round</extracomment>
            <translation>Nicht speichern</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>Button below “Save the correction?”</extracomment>
            <translation>Nein</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>Weiter korrigieren</translation>
        </message>
    </context>
    <context>
        <name>EntryStatus</name>
        <message>
            <source>%1 was next to play</source>
            <extracomment>Button. Two hands have equal points; the player who would have been next in turn wins the round. %1 a player</extracomment>
            <translation>%1 wäre zuerst dran gewesen</translation>
        </message>
    </context>
    <context>
        <name>HandDots</name>
        <message>
            <source>All hands are counted</source>
            <extracomment>Spoken, of the dots above the cards: no hand is left</extracomment>
            <translation>Alle Karten sind gezählt</translation>
        </message>
    </context>
    <context>
        <name>HandHead</name>
        <message>
            <source>%1’s hand</source>
            <extracomment>Above the cards that are being counted. %1 a player</extracomment>
            <translation>Karten von %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken beside “Anna’s hand”: what it comes to so far</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button: the round is blocked; the fewest points in hand win it</extracomment>
            <translation>Niemand konnte spielen</translation>
        </message>
        <message>
            <source>Went out</source>
            <extracomment>Button beside “Anna’s hand”: mark her as the one who went out</extracomment>
            <translation>Alle Karten los</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 ist alle Karten los</translation>
        </message>
        <message>
            <source>Points for %1</source>
            <extracomment>Above the number pad, where the player who went out gets one number for all hands. %1 a player</extracomment>
            <translation>Punkte für %1</translation>
        </message>
    </context>
    <context>
        <name>HandStrip</name>
        <message>
            <source>Hands in this round</source>
            <translation>Handkarten dieser Runde</translation>
        </message>
    </context>
    <context>
        <name>LookButton</name>
        <message>
            <source>Picture and color for %1. Press to change.</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Bild und Farbe von %1. Drück, um sie zu ändern.</translation>
        </message>
    </context>
    <context>
        <name>LookPicker</name>
        <message>
            <source>Picture and color for %1</source>
            <extracomment>Spoken name of the pictures and colors to choose from. %1 a player</extracomment>
            <translation>Bild und Farbe von %1</translation>
        </message>
        <message>
            <source>first letter</source>
            <extracomment>Spoken name of a picture to choose: a letter instead of an animal</extracomment>
            <translation>Anfangsbuchstabe</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>Spoken name of a color with its shape. %1 its number</extracomment>
            <translation>Farbe und Form %1</translation>
        </message>
    </context>
    <context>
        <name>SheetStart</name>
        <message>
            <source>Start</source>
            <extracomment>Row of the score sheet: the starting points of players who joined late</extracomment>
            <translation>Start</translation>
        </message>
        <message numerus="yes">
            <source>%1 started with %n point(s)</source>
            <extracomment>Spoken on the score sheet. %1 a player who joined late, %n points</extracomment>
            <translation>
                <numerusform>%1 fing mit %n Punkt an</numerusform>
                <numerusform>%1 fing mit %n Punkten an</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recap</name>
        <message>
            <source>Last turn: %1</source>
            <extracomment>Spoken of what a player did in their last turn. %1 such as "Red 7, Blue 3, drew 2"</extracomment>
            <translation>Letzter Spielzug: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetNote</name>
        <message>
            <source>Place and note: %1</source>
            <extracomment>Spoken name of the line over the sheet. %1 the place and the note of the game</extracomment>
            <translation>Ort und Notiz: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayer</name>
        <message>
            <source>The name %1 is taken. Choose another.</source>
            <extracomment>Below the name field. %1 a name</extracomment>
            <translation>Den Namen %1 gibt es schon. Wähl einen anderen.</translation>
        </message>
        <message numerus="yes">
            <source>left with %n point(s)</source>
            <extracomment>In the panel of a player who left. %n points</extracomment>
            <translation>
                <numerusform>ist mit %n Punkt ausgestiegen</numerusform>
                <numerusform>ist mit %n Punkten ausgestiegen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1</source>
            <extracomment>In the panel of a player. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n Punkt, Platz %1</numerusform>
                <numerusform>%n Punkte, Platz %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>Deals this round</source>
            <extracomment>In the panel of a player, instead of the button “Make dealer”</extracomment>
            <translation>Gibt diese Runde</translation>
        </message>
        <message>
            <source>Make dealer</source>
            <extracomment>Button: this player deals the current round, out of turn</extracomment>
            <translation>Zum Geber machen</translation>
        </message>
        <message>
            <source>Remove from game</source>
            <extracomment>Buttons of a player: remove from the game, or let rejoin</extracomment>
            <translation>Aus der Partie entfernen</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Zurückholen</translation>
        </message>
        <message>
            <source>Player page</source>
            <extracomment>Button: the page of a player, with all games</extracomment>
            <translation>Spielerseite</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Name</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Button: change the player's name</extracomment>
            <translation>Umbenennen</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1, tied</source>
            <extracomment>In the panel of a player whose rank others share. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n Punkt, geteilter Platz %1</numerusform>
                <numerusform>%n Punkte, geteilter Platz %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SheetResult</name>
        <message>
            <source>The lowest total wins.</source>
            <extracomment>Under the winner of a game in which cards count against you</extracomment>
            <translation>Die niedrigste Summe gewinnt.</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Teilen und drucken</translation>
        </message>
    </context>
    <context>
        <name>ValuePad</name>
        <message>
            <source>Keys for card values</source>
            <extracomment>Spoken name of the keys for the values of cards</extracomment>
            <translation>Tasten nach Wert</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken name of a key for all cards of a value. %n points</extracomment>
            <translation>
                <numerusform>%n Punkt</numerusform>
                <numerusform>%n Punkte</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in this hand</source>
            <extracomment>Spoken for a key of a value. %1 how many of it are in the hand</extracomment>
            <translation>%1 in dieser Hand</translation>
        </message>
        <message>
            <source>Show cards</source>
            <extracomment>Spoken name of the key that shows all cards, by color, instead of keys for their values</extracomment>
            <translation>Karten zeigen</translation>
        </message>
    </context>
    <context>
        <name>tableside::BookEntry</name>
        <message>
            <source>This game can’t be entered in the score book.</source>
            <translation>Diese Partie lässt sich nicht ins Punktebuch eintragen.</translation>
        </message>
    </context>
    <context>
        <name>BookToggle</name>
        <message>
            <source>Enter in the score book</source>
            <extracomment>Switch at the end of a game: whether the score book keeps it</extracomment>
            <translation>Ins Punktebuch eintragen</translation>
        </message>
        <message>
            <source>Counts on each player’s page, separately from real cards.</source>
            <extracomment>Below “Enter in the score book”. Games on screen and games with real cards have statistics of their own</extracomment>
            <translation>Zählt auf den Spielerseiten, getrennt von echten Karten.</translation>
        </message>
        <message>
            <source>Add your names in the setup, and the score book can keep your games.</source>
            <extracomment>At the end of a game of several people who did not choose their names at setup, instead of “Enter in the score book”</extracomment>
            <translation>Gebt vor der Partie eure Namen an, dann kann das Punktebuch eure Partien behalten.</translation>
        </message>
    </context>
    <context>
        <name>tableside::phones::PhoneServer</name>
        <message>
            <source>%1 is not an address of a network at home.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20</extracomment>
            <translation>%1 ist keine Adresse eines Heimnetzes.</translation>
        </message>
        <message>
            <source>Phones can’t connect to %1: %2.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20; %2: the system’s reason</extracomment>
            <translation>Handys können sich nicht mit %1 verbinden: %2.</translation>
        </message>
    </context>
    <context>
        <name>DosTurn</name>
        <message>
            <source>Your turn: match a row card or draw.</source>
            <translation>Du bist dran: Bediene eine Karte der Reihe oder zieh.</translation>
        </message>
        <message>
            <source>Your turn: nothing matches. Draw a card.</source>
            <translation>Du bist dran: Nichts passt. Zieh eine Karte.</translation>
        </message>
        <message>
            <source>Match a row card or lay a card in the row.</source>
            <translation>Bediene eine Karte der Reihe oder leg eine hinein.</translation>
        </message>
        <message>
            <source>Nothing matches: lay a card in the row.</source>
            <translation>Nichts passt: Leg eine Karte in die Reihe.</translation>
        </message>
        <message>
            <source>Match another row card or end your turn.</source>
            <translation>Bediene noch eine Karte der Reihe oder beende deinen Spielzug.</translation>
        </message>
        <message>
            <source>Nothing else matches: end your turn.</source>
            <translation>Sonst passt nichts mehr: Beende deinen Spielzug.</translation>
        </message>
        <message numerus="yes">
            <source>Bonus: lay %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: Leg %n Karte in die Reihe.</numerusform>
                <numerusform>Bonus: Leg %n Karten in die Reihe.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bonus: you can lay up to %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: Du darfst %n Karte in die Reihe legen.</numerusform>
                <numerusform>Bonus: Du darfst bis zu %n Karten in die Reihe legen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. %2</source>
            <extracomment>%1 a card, %2 what to do now</extracomment>
            <translation>Du hast gezogen: %1. %2</translation>
        </message>
    </context>
    <context>
        <name>UnoTurn</name>
        <message>
            <source>Your turn: play a card or draw.</source>
            <translation>Du bist dran: Spiel eine Karte oder zieh.</translation>
        </message>
        <message>
            <source>You can’t play anything: draw a card.</source>
            <translation>Du kannst nichts spielen: Zieh eine Karte.</translation>
        </message>
        <message>
            <source>You drew a %1. Play it or keep it.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Du hast gezogen: %1. Spiel die Karte oder behalte sie.</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 lässt dich %n Karte ziehen. Zieh oder fordere heraus.</numerusform>
                <numerusform>%1 lässt dich %n Karten ziehen. Zieh oder fordere heraus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s).</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 lässt dich %n Karte ziehen.</numerusform>
                <numerusform>%1 lässt dich %n Karten ziehen.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>Die erste Karte ist eine Farbenwahlkarte: Wünsch dir eine Farbe.</translation>
        </message>
        <message>
            <source>Seven! Who do you swap hands with?</source>
            <translation>Sieben! Mit wem tauschst du die Karten?</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw, stack a Wild Draw Four, or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 lässt dich %n Karte ziehen. Zieh, stapele eine Zieh-4-Farbenwahl oder fordere heraus.</numerusform>
                <numerusform>%1 lässt dich %n Karten ziehen. Zieh, stapele eine Zieh-4-Farbenwahl oder fordere heraus.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Draw Two.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 lässt dich %n Karte ziehen. Zieh oder stapele eine Zieh 2.</numerusform>
                <numerusform>%1 lässt dich %n Karten ziehen. Zieh oder stapele eine Zieh 2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Wild Draw Four.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 lässt dich %n Karte ziehen. Zieh oder stapele eine Zieh-4-Farbenwahl.</numerusform>
                <numerusform>%1 lässt dich %n Karten ziehen. Zieh oder stapele eine Zieh-4-Farbenwahl.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. You can’t play it, so keep it.</source>
            <extracomment>Said to one of several players at one device, beside the button “Keep it”. %1 a card</extracomment>
            <translation>Du hast gezogen: %1. Du kannst die Karte nicht spielen, also behalte sie.</translation>
        </message>
    </context>
</TS>
