<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="nl" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Tableside</source>
            <extracomment>Title of the page about the program</extracomment>
            <translation>Over Tableside</translation>
        </message>
        <message>
            <source>No cards with you? Play DOS and UNO here, against opponents who play, forget, and catch you just like people. Got the cards? Tableside has a score book, call buttons, and the rules of both games in six languages.</source>
            <translation>Geen kaarten bij de hand? Speel hier DOS en UNO, tegen spelers die spelen, vergeten en je betrappen, net als mensen. Wel kaarten? Tableside heeft een scoreboek, roepknoppen en de regels van beide spellen in zes talen.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves this device. Computer players see only what you would see in their seats.</source>
            <translation>Tableside werkt offline en zonder account. Niets verlaat dit apparaat. Computerspelers zien alleen wat jij op hun plaats zou zien.</translation>
        </message>
        <message>
            <source>Tableside isn’t made or endorsed by the maker of these games. “DOS” and “UNO” only say which games you can play; the card art, sounds, and texts are our own.</source>
            <translation>Tableside is niet gemaakt of goedgekeurd door de maker van deze spellen. “DOS” en “UNO” zeggen alleen welke spellen je kunt spelen; de kaarten, geluiden en teksten zijn van onszelf.</translation>
        </message>
        <message>
            <source>Free software</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Vrije software</translation>
        </message>
        <message>
            <source>You can use, study, share, and change Tableside under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Je mag Tableside gebruiken, bestuderen, delen en veranderen onder de GNU General Public License, versie 3 of later. Er is geen enkele garantie.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <extracomment>%1: version number of the program</extracomment>
            <translation>Versie %1</translation>
        </message>
        <message>
            <source>Made with</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Gemaakt met</translation>
        </message>
        <message>
            <source>The font is Manrope, under the SIL Open Font License. The app is built with Qt, under the GNU Lesser General Public License.</source>
            <translation>Het lettertype is Manrope, onder de SIL Open Font License. De app is gebouwd met Qt, onder de GNU Lesser General Public License.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves your home: only while you let phones join does Tableside talk on your own network. Computer players see only what you would see in their seats.</source>
            <extracomment>About the program, where phones can join</extracomment>
            <translation>Tableside werkt zonder internet en zonder account. Niets verlaat je huis: alleen zolang je telefoons laat meedoen, gebruikt Tableside je eigen netwerk. Computerspelers zien alleen wat jij op hun plaats zou zien.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1 and %2</source>
            <extracomment>Two cards that are played together: "blue 4 and blue 5"</extracomment>
            <translation>%1 en de %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"</extracomment>
            <translation>de %1 op de %2</translation>
        </message>
        <message>
            <source>%1, then %2</source>
            <extracomment>Two matches made one after the other</extracomment>
            <translation>%1, dan %2</translation>
        </message>
        <message>
            <source>Draw: nothing matches.</source>
            <translation>Pak een kaart: er past niets.</translation>
        </message>
        <message>
            <source>End your turn: nothing else matches.</source>
            <translation>Sluit je beurt af: verder past er niets.</translation>
        </message>
        <message>
            <source>End your turn: you lay the rest as a bonus and win the round.</source>
            <translation>Sluit je beurt af: je legt de rest neer als bonus en wint de ronde.</translation>
        </message>
        <message>
            <source>End your turn and keep the %1: it’s worth more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>Sluit je beurt af en bewaar de %1: die is later meer waard.</translation>
        </message>
        <message>
            <source>End your turn even though you can match: your cards are worth more later.</source>
            <translation>Sluit je beurt af, ook al past er iets: je kaarten zijn later meer waard.</translation>
        </message>
        <message>
            <source>Lay the %1: you go out and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg de %1 neer: je bent uit en wint de ronde.</translation>
        </message>
        <message>
            <source>Lay the %1: you lay the rest too and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg de %1 neer: je legt ook de rest neer en wint de ronde.</translation>
        </message>
        <message>
            <source>Lay the %1 and keep the %2: it’s worth more later.</source>
            <extracomment>%1 the card to lay, %2 a wild card</extracomment>
            <translation>Leg de %1 neer en bewaar de %2: die is later meer waard.</translation>
        </message>
        <message>
            <source>Lay the %1 even though you can match: what you keep is worth more later.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg de %1 neer, ook al past er iets: wat je houdt, is later meer waard.</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <translation>
                <numerusform>%n strafpunt minder</numerusform>
                <numerusform>%n strafpunten minder</numerusform>
            </translation>
        </message>
        <message>
            <source>what you keep works better together</source>
            <translation>wat je houdt, past beter bij elkaar</translation>
        </message>
        <message>
            <source>Lay the %1: %2.</source>
            <extracomment>%1 the card to lay, %2 why</extracomment>
            <translation>Leg de %1 neer: %2.</translation>
        </message>
        <message>
            <source>%1: you go out and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: je bent uit en wint de ronde.</translation>
        </message>
        <message>
            <source>%1: you lay the rest as a bonus and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: je legt de rest neer als bonus en wint de ronde.</translation>
        </message>
        <message numerus="yes">
            <source>gets rid of %n card(s)</source>
            <extracomment>What a play does, joined to a list: "gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1"</extracomment>
            <translation>
                <numerusform>%n kaart kwijt</numerusform>
                <numerusform>%n kaarten kwijt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>earns %n bonus card(s)</source>
            <translation>
                <numerusform>%n bonuskaart</numerusform>
                <numerusform>%n bonuskaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>makes everyone else draw %n</source>
            <translation>
                <numerusform>alle anderen pakken er %n</numerusform>
                <numerusform>alle anderen pakken er %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 what to play on what, %2 what it brings</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>Skip the bonus: every card in your hand is worth keeping.</source>
            <translation>Sla de bonus over: al je kaarten zijn het bewaren waard.</translation>
        </message>
        <message>
            <source>lay the %1</source>
            <extracomment>Within a sentence; %1 the card</extracomment>
            <translation>de %1 neerleggen</translation>
        </message>
        <message>
            <source>skip the bonus</source>
            <extracomment>Within a sentence</extracomment>
            <translation>de bonus overslaan</translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>Within a sentence</extracomment>
            <translation>een kaart pakken</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>je beurt afsluiten</translation>
        </message>
        <message>
            <source>Just as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Net zo goed: %1.</translation>
        </message>
        <message>
            <source>Worse for the game: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Slechter voor de partij: %1.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: %1.</source>
            <extracomment>%n points; %1 another play, within a sentence</extracomment>
            <translation>
                <numerusform>Ongeveer %n punt slechter: %1.</numerusform>
                <numerusform>Ongeveer %n punten slechter: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n point(s)</source>
            <translation>
                <numerusform>ongeveer %n punt</numerusform>
                <numerusform>ongeveer %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Wins the round less often: %1.</source>
            <extracomment>Though it brings as many points. %1 another play, within a sentence</extracomment>
            <translation>Wint de ronde minder vaak: %1.</translation>
        </message>
        <message>
            <source>Draw first: you can still match afterward.</source>
            <translation>Pak eerst een kaart: daarna kun je de combinatie nog steeds maken.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Sluit je beurt af.</translation>
        </message>
        <message>
            <source>Lay the %1.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Leg de %1 neer.</translation>
        </message>
        <message>
            <source>Skip the bonus.</source>
            <translation>Sla de bonus over.</translation>
        </message>
        <message>
            <source>%1 You could play more, but this leaves you better off.</source>
            <extracomment>%1 is a sentence that names a match</extracomment>
            <translation>%1 Je kunt meer spelen, maar zo sta je er beter voor.</translation>
        </message>
        <message>
            <source>draw a card first</source>
            <extracomment>Within a sentence; what matches can be played after that (DOS-TURN-3)</extracomment>
            <translation>eerst een kaart pakken</translation>
        </message>
        <message>
            <source>Nearly as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Bijna net zo goed: %1.</translation>
        </message>
        <message>
            <source>%1, and %2</source>
            <extracomment>Two reasons, within a sentence</extracomment>
            <translation>%1, en %2</translation>
        </message>
        <message numerus="yes">
            <source>about %n win(s) in 100 rounds</source>
            <extracomment>What a decision cost: played 100 times from there, the round is won so much less often</extracomment>
            <translation>
                <numerusform>ongeveer %n winst op 100 rondes</numerusform>
                <numerusform>ongeveer %n keer winst op 100 rondes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>chances in the game worth about %n point(s)</source>
            <extracomment>What a decision cost: it brought as many points in the round, but made the game harder to win. %n points that do as much harm</extracomment>
            <translation>
                <numerusform>kansen in de partij, zo’n %n punt waard</numerusform>
                <numerusform>kansen in de partij, zo’n %n punten waard</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Application</name>
        <message>
            <source>Tableside is already open. Go to its window, or close it and start Tableside again.</source>
            <extracomment>Instead of starting: another window of the program is open and doesn't answer</extracomment>
            <translation>Tableside is al geopend. Ga naar het venster, of sluit het en start Tableside opnieuw.</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message>
            <source>The backup “%1” is damaged. Choose another one.</source>
            <extracomment>%1 a file name. Shown in the settings, in a list of backups</extracomment>
            <translation>De back-up “%1” is beschadigd. Kies een andere.</translation>
        </message>
    </context>
    <context>
        <name>BackupsSection</name>
        <message>
            <source>Backups</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Back-ups</translation>
        </message>
        <message>
            <source>Tableside backs up your games after each game, when you close it, and every day. Older backups go after a while.</source>
            <extracomment>In the settings</extracomment>
            <translation>Tableside maakt een back-up van je partijen na elke partij, bij het sluiten en elke dag. Oudere back-ups verdwijnen na een tijdje.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made after your first game.</source>
            <extracomment>In the settings, in place of a list of backups</extracomment>
            <translation>Nog geen back-ups. De eerste wordt gemaakt na je eerste partij.</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button beside a backup</extracomment>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <source>Restore the backup from %1</source>
            <extracomment>Spoken. %1 the date of a backup</extracomment>
            <translation>Back-up van %1 terugzetten</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n backups</source>
            <extracomment>Button: shows the whole list of backups. %n all of them</extracomment>
            <translation>
                <numerusform>%n back-up tonen</numerusform>
                <numerusform>Alle %n back-ups tonen</numerusform>
            </translation>
        </message>
        <message>
            <source>Restoring adds the games that you don’t have anymore. It removes nothing.</source>
            <extracomment>Under the list of backups</extracomment>
            <translation>Terugzetten voegt de partijen toe die je niet meer hebt. Er wordt niets verwijderd.</translation>
        </message>
        <message>
            <source>Backups are also saved in “%1”.</source>
            <extracomment>In the settings. %1 a folder</extracomment>
            <translation>Back-ups worden ook opgeslagen in “%1”.</translation>
        </message>
        <message>
            <source>Back up to another folder, too…</source>
            <extracomment>Button: chooses a second folder for backups, such as one that is synced</extracomment>
            <translation>Ook in een andere map opslaan…</translation>
        </message>
        <message>
            <source>Change folder…</source>
            <extracomment>Button</extracomment>
            <translation>Map wijzigen…</translation>
        </message>
        <message>
            <source>Stop using this folder</source>
            <extracomment>Button: no more backups are made in that folder. Those that are there stay</extracomment>
            <translation>Deze map niet meer gebruiken</translation>
        </message>
    </context>
    <context>
        <name>BoardWords</name>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menu</translation>
        </message>
    </context>
    <context>
        <name>CsvProblem</name>
        <message>
            <source>This isn’t a table. Save it as CSV in UTF-8.</source>
            <translation>Dit is geen tabel. Sla het bestand op als CSV in UTF-8.</translation>
        </message>
        <message>
            <source>A closing quotation mark is missing.</source>
            <translation>Er ontbreekt een afsluitend aanhalingsteken.</translation>
        </message>
        <message>
            <source>The table is larger than the longest game.</source>
            <translation>De tabel is langer dan een partij kan zijn.</translation>
        </message>
        <message>
            <source>There should be a player, a round, and points. Or list the players in the first line, then everyone’s points for one round in each line below.</source>
            <extracomment>About a line of a file</extracomment>
            <translation>Hier horen een speler, een ronde en punten te staan. Of zet de spelers in de eerste regel, en in elke regel daaronder ieders punten van één ronde.</translation>
        </message>
        <message>
            <source>Below the players, there should be a line with everyone’s points for each round.</source>
            <translation>Onder de spelers hoort voor elke ronde een regel met ieders punten te staan.</translation>
        </message>
        <message>
            <source>The player’s name is missing.</source>
            <translation>De naam van de speler ontbreekt.</translation>
        </message>
        <message>
            <source>“%1” is in a column without a player’s name in the first line.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>“%1” staat in een kolom zonder spelersnaam in de eerste regel.</translation>
        </message>
        <message>
            <source>A name is too long.</source>
            <translation>Een naam is te lang.</translation>
        </message>
        <message>
            <source>A score sheet has room for %1 players, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Op een scoreblad is plaats voor %1 spelers, maar het zijn er meer.</translation>
        </message>
        <message>
            <source>A game needs at least two players.</source>
            <translation>Voor een partij zijn minstens twee spelers nodig.</translation>
        </message>
        <message>
            <source>“%1” and “%2” are the same player. Write the name in one way, or tell the two apart.</source>
            <extracomment>%1, %2: two spellings of one name</extracomment>
            <translation>“%1” en “%2” zijn dezelfde speler. Schrijf de naam op één manier, of maak verschil tussen de twee.</translation>
        </message>
        <message>
            <source>“%1” could be a player or the heading of the round numbers. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>%1 the first cell of a table. “Round” is a word that can stand in the file</extracomment>
            <translation>“%1” kan een speler zijn of het opschrift van de rondenummers. Voeg vooraan een kolom “Ronde” met de nummers van de rondes toe.</translation>
        </message>
        <message>
            <source>This could be a round or the totals. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>“Round” is a word that can stand in the file</extracomment>
            <translation>Dit kan een ronde zijn of de totalen. Voeg vooraan een kolom “Ronde” met de nummers van de rondes toe.</translation>
        </message>
        <message>
            <source>There should be the number of round %1, not “%2”.</source>
            <extracomment>%1 the number of a round, %2 what a cell of a table says</extracomment>
            <translation>Hier hoort het nummer van ronde %1 te staan, niet “%2”.</translation>
        </message>
        <message>
            <source>“%1” isn’t the number of a round, from 1 to %2.</source>
            <extracomment>%1 what a cell of a table says, %2 a number</extracomment>
            <translation>“%1” is geen nummer van een ronde, van 1 tot %2.</translation>
        </message>
        <message>
            <source>Round %1 is missing.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Ronde %1 ontbreekt.</translation>
        </message>
        <message>
            <source>A game can have %1 rounds, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Een partij kan %1 rondes hebben, maar het zijn er meer.</translation>
        </message>
        <message>
            <source>“%1” isn’t a whole number of points for %2, from 0 to %3.</source>
            <extracomment>%1 what a cell of a table says, %2 a player, %3 a number</extracomment>
            <translation>“%1” is geen heel aantal punten voor %2, van 0 tot %3.</translation>
        </message>
        <message>
            <source>The points for %1 are missing.</source>
            <extracomment>%1 a player</extracomment>
            <translation>De punten van %1 ontbreken.</translation>
        </message>
        <message>
            <source>%1 already has points in round %2.</source>
            <extracomment>%1 a player, %2 the number of a round</extracomment>
            <translation>%1 heeft al punten in ronde %2.</translation>
        </message>
        <message>
            <source>The total for %1 should be %2, not %3.</source>
            <extracomment>%1 a player, %2 the sum of the player's rounds, %3 what the table says</extracomment>
            <translation>Het totaal van %1 moet %2 zijn, niet %3.</translation>
        </message>
        <message>
            <source>There should be winnerTakesAll or countAgainst, not “%1”.</source>
            <extracomment>%1 what a cell of a table says. Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Hier hoort winnerTakesAll of countAgainst te staan, niet “%1”.</translation>
        </message>
        <message>
            <source>One line says winnerTakesAll, another countAgainst.</source>
            <extracomment>Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>In één regel staat winnerTakesAll, in een andere countAgainst.</translation>
        </message>
        <message>
            <source>More than one player scores in round %1, but the winner takes all points.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>In ronde %1 krijgt meer dan één speler punten, maar de winnaar krijgt ze allemaal.</translation>
        </message>
        <message>
            <source>At least %1 players must start with 0 points.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Minstens %1 spelers moeten met 0 punten beginnen.</translation>
        </message>
        <message>
            <source>Too few players have points in round %1.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Te weinig spelers hebben punten in ronde %1.</translation>
        </message>
        <message>
            <source>Nobody has 0 in round %1, so nobody went out.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Niemand heeft 0 in ronde %1, dus niemand is uit.</translation>
        </message>
        <message>
            <source>%1 points are more than all %2 cards are worth.</source>
            <extracomment>%1 a number of points, %2 a game: DOS or UNO</extracomment>
            <translation>%1 punten is meer dan alle kaarten van %2 waard zijn.</translation>
        </message>
        <message>
            <source>The game has too many entries.</source>
            <translation>De partij heeft te veel aantekeningen.</translation>
        </message>
        <message>
            <source>“%1” isn’t a date.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>“%1” is geen datum.</translation>
        </message>
        <message>
            <source>The date of the game is missing.</source>
            <translation>De datum van de partij ontbreekt.</translation>
        </message>
        <message>
            <source>A table can have %1 games, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Een tabel kan %1 partijen bevatten, maar dit zijn er meer.</translation>
        </message>
    </context>
    <context>
        <name>DailyPage</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>Title of the page: one deal of each game per day</extracomment>
            <translation>Ronde van de dag</translation>
        </message>
        <message>
            <source>Every day there is one deal of each game, the same for everyone who has Tableside: one round by the printed rules, against three computer players at Medium. You get one try, without hints.</source>
            <extracomment>Explains the deal of the day</extracomment>
            <translation>Elke dag is er van elk spel één ronde, dezelfde voor iedereen die Tableside heeft: volgens de spelregels, tegen drie computers op niveau gemiddeld. Je hebt één poging, zonder hints.</translation>
        </message>
    </context>
    <context>
        <name>DailySection</name>
        <message numerus="yes">
            <source>Your longest streak: %n day(s)</source>
            <extracomment>How many days in a row somebody once played the deal of the day. %n days</extracomment>
            <translation>
                <numerusform>Je langste reeks: %n dag</numerusform>
                <numerusform>Je langste reeks: %n dagen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row, your longest streak</source>
            <extracomment>How many days in a row somebody has played the deal of the day; never more before. %n days</extracomment>
            <translation>
                <numerusform>%n dag op rij, je langste reeks</numerusform>
                <numerusform>%n dagen op rij, je langste reeks</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row (longest streak: %1)</source>
            <extracomment>How many days in a row somebody has played the deal of the day. %1 days once, %n days now</extracomment>
            <translation>
                <numerusform>%n dag op rij (langste reeks: %1)</numerusform>
                <numerusform>%n dagen op rij (langste reeks: %1)</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Button: continues the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>%1 voortzetten</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Button: begins the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>%1 spelen</translation>
        </message>
        <message>
            <source>Save card…</source>
            <extracomment>Button: saves the card with the result as a picture</extracomment>
            <translation>Kaart opslaan…</translation>
        </message>
        <message>
            <source>Copy card</source>
            <extracomment>Button: copies the card with the result to the clipboard</extracomment>
            <translation>Kaart kopiëren</translation>
        </message>
    </context>
    <context>
        <name>DeletedGamesPage</name>
        <message>
            <source>Deleted games</source>
            <extracomment>Title of a page, and the button that opens it</extracomment>
            <translation>Verwijderde partijen</translation>
        </message>
        <message>
            <source>You can restore a game for 30 days after you deleted it.</source>
            <translation>Je kunt een partij tot 30 dagen na het verwijderen terugzetten.</translation>
        </message>
        <message>
            <source>There are no deleted games.</source>
            <extracomment>On the page of deleted games</extracomment>
            <translation>Er zijn geen verwijderde partijen.</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 terugzetten</translation>
        </message>
    </context>
    <context>
        <name>DosKeys</name>
        <message>
            <source>Call “DOS!”, even when it isn’t your turn</source>
            <translation>“DOS!” roepen, ook als je niet aan de beurt bent</translation>
        </message>
        <message>
            <source>Move between cards: left and right in your hand or the row, up and down between the two</source>
            <translation>Van kaart naar kaart: links en rechts in je hand of de rij, omhoog en omlaag ertussen</translation>
        </message>
        <message>
            <source>Select a card; on a selected card, play the selection or put the card back</source>
            <translation>Een kaart kiezen; op een gekozen kaart: de keuze spelen of de kaart terugleggen</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Een kaart pakken</translation>
        </message>
        <message>
            <source>Play the selected cards</source>
            <translation>De gekozen kaarten spelen</translation>
        </message>
        <message>
            <source>End your turn</source>
            <translation>Je beurt afsluiten</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <translation>De bonus overslaan</translation>
        </message>
    </context>
    <context>
        <name>GameKeys</name>
        <message>
            <source>Call while nobody’s cards are shown</source>
            <translation>Roepen terwijl niemands kaarten te zien zijn</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <extracomment>Key names</extracomment>
            <translation>Shift+spatiebalk</translation>
        </message>
        <message>
            <source>When the device is passed to you: show your cards</source>
            <translation>Als je het apparaat krijgt: je kaarten tonen</translation>
        </message>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Spatiebalk</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <extracomment>Key names</extracomment>
            <translation>Pijltoetsen</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>Key name</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Catch a player who forgot to call</source>
            <translation>Een speler betrappen die is vergeten te roepen</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Het verslag openen</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Key name</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Move on: hand, row, draw pile, buttons</source>
            <translation>Verder: hand, rij, stok, knoppen</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Clear the selection, or close what’s open; otherwise, open the menu</source>
            <translation>De keuze wissen, of sluiten wat open is; anders het menu openen</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Deze lijst tonen</translation>
        </message>
        <message>
            <source>Show or hide the hint</source>
            <translation>De hint tonen of verbergen</translation>
        </message>
        <message>
            <source>Open the rules; after a refused move, the rule that applies</source>
            <translation>De spelregels openen; na een geweigerde zet de regel die geldt</translation>
        </message>
        <message>
            <source>Do what the hint suggests</source>
            <translation>De hint opvolgen</translation>
        </message>
        <message>
            <source>Speed up the others until your turn</source>
            <translation>De anderen sneller laten spelen tot jouw beurt</translation>
        </message>
        <message>
            <source>0 to 9</source>
            <extracomment>Ten number keys</extracomment>
            <translation>0 t/m 9</translation>
        </message>
        <message>
            <source>Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift</source>
            <translation>Naar de volgende kaart in je hand met dat getal; 0 vindt ook een 10. Op elk toetsenbord is het de cijferrij, zonder Shift</translation>
        </message>
        <message>
            <source>U, Backspace</source>
            <extracomment>Key names</extracomment>
            <translation>U, Backspace</translation>
        </message>
        <message>
            <source>Take back your last play in this round</source>
            <translation>Je laatste zet van deze ronde terugnemen</translation>
        </message>
        <message>
            <source>Show what the others did since your last turn</source>
            <extracomment>Explains the key W</extracomment>
            <translation>Laat zien wat de anderen sinds je laatste beurt deden</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>No games yet.</source>
            <extracomment>In place of the list of a person's games</extracomment>
            <translation>Nog geen partijen.</translation>
        </message>
    </context>
    <context>
        <name>HandCover</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Toch niet</translation>
        </message>
        <message>
            <source>Pass to %1</source>
            <extracomment>On the curtain over the cards: %1 a player's name, who gets the device now</extracomment>
            <translation>Geef door aan %1</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <extracomment>Button on the curtain: whoever has the device now looks at their own cards</extracomment>
            <translation>Mijn kaarten tonen</translation>
        </message>
        <message>
            <source>Since your last turn: %1</source>
            <extracomment>On the curtain over the cards. %1 what happened since that person's last turn, such as "+4 for Mara"</extracomment>
            <translation>Sinds je laatste beurt: %1</translation>
        </message>
    </context>
    <context>
        <name>DamagePanel</name>
        <message>
            <source>Your saved games</source>
            <extracomment>Title of a panel after the file with the games was damaged or lost</extracomment>
            <translation>Je opgeslagen partijen</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: closes what was told about damaged games</extracomment>
            <translation>Doorgaan</translation>
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
            <translation>Het bestand met je partijen was beschadigd.</translation>
        </message>
        <message>
            <source>The file with your games was missing or empty.</source>
            <translation>Het bestand met je partijen ontbrak of was leeg.</translation>
        </message>
        <message>
            <source>Something else was where the file with your games should be.</source>
            <translation>Op de plaats van het bestand met je partijen stond iets anders.</translation>
        </message>
        <message>
            <source>The file with your games was older than your newest backup.</source>
            <translation>Het bestand met je partijen was ouder dan je nieuwste back-up.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) couldn’t be brought back.</source>
            <extracomment>%n games were in the list before and are gone</extracomment>
            <translation>
                <numerusform>%n partij kon niet worden teruggehaald.</numerusform>
                <numerusform>%n partijen konden niet worden teruggehaald.</numerusform>
            </translation>
        </message>
        <message>
            <source>All your games are back.</source>
            <translation>Al je partijen zijn er weer.</translation>
        </message>
        <message>
            <source>Anything you saved after %1 that couldn’t be read is missing.</source>
            <extracomment>%1 is a date with a time</extracomment>
            <translation>Wat je na %1 hebt opgeslagen en niet gelezen kon worden, ontbreekt.</translation>
        </message>
        <message>
            <source>What couldn’t be read is missing.</source>
            <translation>Wat niet gelezen kon worden, ontbreekt.</translation>
        </message>
        <message>
            <source>You already have every game of this backup.</source>
            <translation>Je hebt al elke partij uit deze back-up.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) brought back.</source>
            <translation>
                <numerusform>%n partij teruggehaald.</numerusform>
                <numerusform>%n partijen teruggehaald.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DosButtons</name>
        <message>
            <source>Clear selection</source>
            <extracomment>Button: deselects the selected cards</extracomment>
            <translation>Keuze wissen</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Pakken</translation>
        </message>
        <message>
            <source>Skip bonus</source>
            <extracomment>Button: lay no bonus card</extracomment>
            <translation>Bonus overslaan</translation>
        </message>
        <message>
            <source>End turn</source>
            <extracomment>Button: end the turn after one or more matches</extracomment>
            <translation>Beurt afsluiten</translation>
        </message>
    </context>
    <context>
        <name>BarWords</name>
        <message>
            <source>Let me think…</source>
            <extracomment>While the search for a hint runs</extracomment>
            <translation>Even nadenken…</translation>
        </message>
    </context>
    <context>
        <name>BigScreen</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: from the big screen back to the sheet</extracomment>
            <translation>Terug naar blad</translation>
        </message>
        <message>
            <source>%1 The lowest total wins.</source>
            <extracomment>Above the standings on the big screen, where cards count against you. %1 "Anna leads by 20 points."</extracomment>
            <translation>%1 Het laagste totaal wint.</translation>
        </message>
    </context>
    <context>
        <name>BigScreenRow</name>
        <message>
            <source>deals</source>
            <extracomment>On the big screen, under the name of the next dealer</extracomment>
            <translation>geeft</translation>
        </message>
        <message>
            <source>%1; %2 in the last round</source>
            <extracomment>Spoken row of the big screen. %1 "Anna, 20 points, rank 1", %2 what the last round brought: "+20"</extracomment>
            <translation>%1; %2 in de laatste ronde</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Score book</source>
            <extracomment>Title of the page with all score sheets</extracomment>
            <translation>Scoreboek</translation>
        </message>
        <message>
            <source>No games yet. Start a sheet with two names.</source>
            <translation>Nog geen partijen. Begin een blad met twee namen.</translation>
        </message>
        <message>
            <source>No games found for “%1”.</source>
            <extracomment>%1: what was searched for</extracomment>
            <translation>Geen partijen gevonden voor “%1”.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 the players and the date of the game</extracomment>
            <translation>Verwijderd: %1. Je kunt deze partij 30 dagen lang terugzetten.</translation>
        </message>
        <message>
            <source>All hands (CSV)</source>
            <extracomment>Button: writes all games of the score book, with every hand, into one table for a spreadsheet</extracomment>
            <translation>Elke ronde apart (CSV)</translation>
        </message>
        <message>
            <source>Deleted games</source>
            <translation>Verwijderde partijen</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Button on the page of the score book: opens the page with the ranking</extracomment>
            <translation>Ranglijst</translation>
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
            <translation>Partij verwijderen: %1</translation>
        </message>
        <message>
            <source>New game, same players and rules: %1</source>
            <extracomment>Button: a new sheet with the people and rules of this one. %1 the players</extracomment>
            <translation>Nieuwe partij, zelfde spelers en regels: %1</translation>
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
            <translation>Nieuw scoreblad</translation>
        </message>
        <message>
            <source>Search score book</source>
            <translation>Zoeken in scoreboek</translation>
        </message>
        <message>
            <source>Player, game, place, date</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Speler, spel, plaats, datum</translation>
        </message>
        <message>
            <source>Export score book</source>
            <extracomment>Button: write the whole book into a file</extracomment>
            <translation>Scoreboek exporteren</translation>
        </message>
        <message>
            <source>Import…</source>
            <extracomment>Button: read games from a file</extracomment>
            <translation>Importeren…</translation>
        </message>
    </context>
    <context>
        <name>LostPhone</name>
        <message>
            <source>%1’s phone is gone</source>
            <extracomment>At the table, while the game waits. %1 a player</extracomment>
            <translation>De telefoon van %1 reageert niet</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Hier spelen</translation>
        </message>
    </context>
    <context>
        <name>Moment</name>
        <message>
            <source>Double color!</source>
            <extracomment>Begins a banner: the first double color match of a turn</extracomment>
            <translation>Dubbele kleur!</translation>
        </message>
        <message>
            <source>Twice!</source>
            <extracomment>Begins a banner: the second double color match of a turn</extracomment>
            <translation>Twee keer!</translation>
        </message>
        <message>
            <source>Again!</source>
            <extracomment>Begins a banner: a third or later double color match of a turn</extracomment>
            <translation>Nog een keer!</translation>
        </message>
        <message>
            <source>Everyone else draws %1</source>
            <extracomment>In a banner, behind "Double color!". %1 a number of cards</extracomment>
            <translation>Alle anderen pakken er %1</translation>
        </message>
        <message>
            <source>You draw %1</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a number of cards</extracomment>
            <translation>Je pakt er %1</translation>
        </message>
        <message>
            <source>%1 draws %2</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a name, %2 a number of cards</extracomment>
            <translation>%1 pakt er %2</translation>
        </message>
        <message>
            <source>%1 is caught! +2</source>
            <extracomment>Huge across the table; %1 is caught, who draws two cards</extracomment>
            <translation>%1 is betrapt! +2</translation>
        </message>
        <message>
            <source>%1 caught you! +2</source>
            <extracomment>Huge across the table; %1 who has caught the viewer, who draws two cards</extracomment>
            <translation>%1 betrapt je! +2</translation>
        </message>
        <message>
            <source>You caught %1! +2</source>
            <extracomment>Huge across the table; %1 whom the viewer has caught, and who draws two cards</extracomment>
            <translation>Je betrapt %1! +2</translation>
        </message>
        <message>
            <source>%1 caught %2! +2</source>
            <extracomment>Huge across the table; %1 has caught %2, who draws two cards</extracomment>
            <translation>%1 betrapt %2! +2</translation>
        </message>
        <message>
            <source>%1 takes your %2. You get %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards that player takes, %3 how many the viewer gets</extracomment>
            <translation>%1 neemt jouw %2. Jij krijgt er %3.</translation>
        </message>
        <message>
            <source>You take %1’s %2. %1 gets %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards the viewer takes, %3 how many %1 gets</extracomment>
            <translation>Je neemt de %2 van %1. %1 krijgt er %3.</translation>
        </message>
        <message>
            <source>%1 takes %2’s %3. %2 gets %4.</source>
            <extracomment>Two hands were swapped. %1 takes the %3 cards of %2, who gets %4 cards</extracomment>
            <translation>%1 neemt de %3 van %2. %2 krijgt er %4.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) at once!</source>
            <extracomment>Huge across the table: a player has shed %n cards in one turn of DOS</extracomment>
            <translation>
                <numerusform>%n kaart in één keer!</numerusform>
                <numerusform>%n kaarten in één keer!</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch! You draw 2</source>
            <extracomment>Huge across the table: the viewer caught somebody wrongly</extracomment>
            <translation>Loos alarm! Je pakt er 2</translation>
        </message>
        <message>
            <source>Wrong catch! %1 draws 2</source>
            <extracomment>Huge across the table. %1 caught somebody wrongly</extracomment>
            <translation>Loos alarm! %1 pakt er 2</translation>
        </message>
        <message>
            <source>Phew: nobody noticed</source>
            <extracomment>Beside the name of somebody who forgot to call, and whom nobody caught</extracomment>
            <translation>Oef: niemand merkte het</translation>
        </message>
        <message>
            <source>+%1 for you</source>
            <extracomment>Huge across the table: the viewer draws %1 cards for a draw card</extracomment>
            <translation>+%1 voor jou</translation>
        </message>
        <message>
            <source>+%1 for %2</source>
            <extracomment>Huge across the table: %2 draws %1 cards for a draw card</extracomment>
            <translation>+%1 voor %2</translation>
        </message>
        <message>
            <source>Bluff! You draw %1</source>
            <extracomment>Huge across the table: a challenge showed that the viewer bluffed. %1 a number of cards</extracomment>
            <translation>Bluf! Je pakt er %1</translation>
        </message>
        <message>
            <source>Bluff! %1 draws %2</source>
            <extracomment>Huge across the table: a challenge showed a bluff. %1 a name, %2 a number of cards</extracomment>
            <translation>Bluf! %1 pakt er %2</translation>
        </message>
        <message>
            <source>No bluff: you draw %1</source>
            <extracomment>Huge across the table: the viewer's challenge failed. %1 a number of cards</extracomment>
            <translation>Geen bluf: je pakt er %1</translation>
        </message>
        <message>
            <source>No bluff: %1 draws %2</source>
            <extracomment>Huge across the table: a challenge failed. %1 the name of the challenger, %2 a number of cards</extracomment>
            <translation>Geen bluf: %1 pakt er %2</translation>
        </message>
        <message>
            <source>All hands move on!</source>
            <extracomment>Huge across the table: a 0 was played by the house rule "Seven and zero"</extracomment>
            <translation>Alle kaarten schuiven door!</translation>
        </message>
        <message>
            <source>Play changes direction!</source>
            <extracomment>Huge across the table: a Reverse was played</extracomment>
            <translation>De richting draait om!</translation>
        </message>
        <message>
            <source>Hold still!</source>
            <extracomment>Huge across the table: the viewer has to hold a pose</extracomment>
            <translation>Stilstaan!</translation>
        </message>
        <message>
            <source>%1 has to hold still!</source>
            <extracomment>Huge across the table: %1 has to hold a pose</extracomment>
            <translation>%1 moet stilstaan!</translation>
        </message>
        <message>
            <source>You moved! +4</source>
            <extracomment>Huge across the table: the viewer moved in a pose and draws four cards</extracomment>
            <translation>Je bewoog! +4</translation>
        </message>
        <message>
            <source>%1 flinched! +4</source>
            <extracomment>Huge across the table: %1 moved in a pose and draws four cards</extracomment>
            <translation>%1 bewoog! +4</translation>
        </message>
        <message>
            <source>Held!</source>
            <extracomment>Huge across the table: a player did not move in a pose</extracomment>
            <translation>Volgehouden!</translation>
        </message>
        <message>
            <source>You jump in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>Je springt in!</translation>
        </message>
        <message>
            <source>%1 jumps in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>%1 springt in!</translation>
        </message>
        <message>
            <source>You can win with this round</source>
            <extracomment>At the start of a round: the viewer needs only a few points</extracomment>
            <translation>Je kunt met deze ronde winnen</translation>
        </message>
        <message>
            <source>%1 can win with this round</source>
            <extracomment>At the start of a round: %1 needs only a few points</extracomment>
            <translation>%1 kan met deze ronde winnen</translation>
        </message>
        <message>
            <source>You draw the %1 and deal</source>
            <extracomment>Huge across the table. %1 the highest number, drawn by the viewer</extracomment>
            <translation>Je trekt de %1 en deelt</translation>
        </message>
        <message>
            <source>%1 draws the %2 and deals</source>
            <extracomment>Huge across the table. %1 a name, %2 the highest number</extracomment>
            <translation>%1 trekt de %2 en deelt</translation>
        </message>
        <message>
            <source>misses the turn</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>slaat een beurt over</translation>
        </message>
        <message>
            <source>turn missed</source>
            <extracomment>The same in the smallest place: a player misses a turn</extracomment>
            <translation>slaat over</translation>
        </message>
        <message>
            <source>jumped in</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>sprong in</translation>
        </message>
        <message>
            <source>jump-in</source>
            <extracomment>The same in the smallest place: a player has jumped in</extracomment>
            <translation>ingesprongen</translation>
        </message>
        <message>
            <source>new hand</source>
            <extracomment>Beside the name of a player who has got another player's hand</extracomment>
            <translation>nieuwe kaarten</translation>
        </message>
        <message>
            <source>may win now</source>
            <extracomment>Beside the name of a player who may win the match with this round</extracomment>
            <translation>kan nu winnen</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Delete %1…</source>
            <extracomment>Button: asks before it deletes. %1 a player</extracomment>
            <translation>%1 verwijderen…</translation>
        </message>
        <message>
            <source>Delete %1? The games stay, but say “Former player” in place of the name, and the statistics are gone. Notes, the call log, and older backups keep the name. You can’t undo it.</source>
            <extracomment>Question before a player is deleted. %1 the player</extracomment>
            <translation>%1 verwijderen? De partijen blijven, maar daar staat dan “Oud-speler” in plaats van de naam, en de statistieken zijn weg. In notities, het roeplogboek en oudere back-ups blijft de naam staan. Dit kan niet ongedaan worden gemaakt.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <translation>Definitief verwijderen</translation>
        </message>
    </context>
    <context>
        <name>Phone</name>
        <message>
            <source>Looking for the table …</source>
            <extracomment>Phone page, before it is connected</extracomment>
            <translation>De tafel wordt gezocht…</translation>
        </message>
        <message>
            <source>No connection to the table. Trying again …</source>
            <extracomment>Phone page, while the connection is lost</extracomment>
            <translation>Geen verbinding met de tafel. Nieuwe poging…</translation>
        </message>
        <message>
            <source>Stay on the same Wi-Fi as the table, and keep Tableside open there.</source>
            <extracomment>Phone page: what to do while the connection is lost. “There” is the device that is the table</extracomment>
            <translation>Blijf op dezelfde wifi als de tafel en houd Tableside daar open.</translation>
        </message>
        <message>
            <source>Scan the QR code on the table to join.</source>
            <extracomment>Phone page that was opened without the code</extracomment>
            <translation>Scan de QR-code op de tafel om mee te doen.</translation>
        </message>
        <message>
            <source>The table has stopped letting phones join.</source>
            <extracomment>Phone page: somebody pressed Stop on the table</extracomment>
            <translation>De tafel laat geen telefoons meer toe.</translation>
        </message>
        <message>
            <source>Press “Phones” on the table and scan the new QR code.</source>
            <extracomment>Phone page; “Phones” is the button on the table</extracomment>
            <translation>Druk aan tafel op “Telefoons” en scan de nieuwe QR-code.</translation>
        </message>
        <message>
            <source>This QR code is no longer valid.</source>
            <extracomment>Phone page</extracomment>
            <translation>Deze QR-code is niet meer geldig.</translation>
        </message>
        <message>
            <source>Scan the QR code that the table shows now.</source>
            <extracomment>Phone page</extracomment>
            <translation>Scan de QR-code die nu op de tafel staat.</translation>
        </message>
        <message>
            <source>The table didn’t understand this phone.</source>
            <extracomment>Phone page: the connection was ended because of a wrong message</extracomment>
            <translation>De tafel begreep deze telefoon niet.</translation>
        </message>
        <message>
            <source>Load this page again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Laad deze pagina opnieuw.</translation>
        </message>
        <message>
            <source>Someone at the table removed this phone.</source>
            <extracomment>Phone page</extracomment>
            <translation>Iemand aan tafel heeft deze telefoon verwijderd.</translation>
        </message>
        <message>
            <source>To come back, scan the QR code again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Scan de QR-code opnieuw om terug te komen.</translation>
        </message>
        <message>
            <source>This page is open in another tab.</source>
            <extracomment>Phone page: the same phone has the page open twice</extracomment>
            <translation>Deze pagina is al open in een ander tabblad.</translation>
        </message>
        <message>
            <source>Use it here</source>
            <extracomment>Phone page, button: play on in this tab and not in the other one</extracomment>
            <translation>Hier verdergaan</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Phone page, button: connect again</extracomment>
            <translation>Opnieuw proberen</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <extracomment>Phone page, heading over a list of people</extracomment>
            <translation>Wie ben jij?</translation>
        </message>
        <message>
            <source>Free seats</source>
            <extracomment>Phone page, heading over seats that nobody has</extracomment>
            <translation>Vrije plaatsen</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Phone page, heading over a field for a new name</extracomment>
            <translation>Iemand anders</translation>
        </message>
        <message>
            <source>Your name</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Je naam</translation>
        </message>
        <message>
            <source>Join</source>
            <extracomment>Phone page, button: take part with this name</extracomment>
            <translation>Meedoen</translation>
        </message>
        <message>
            <source>Has a phone already</source>
            <extracomment>Phone page, under the name of a person</extracomment>
            <translation>Heeft al een telefoon</translation>
        </message>
        <message>
            <source>Are you %1?</source>
            <extracomment>Phone page: somebody at the table must allow this phone to take the seat of %1</extracomment>
            <translation>Ben jij %1?</translation>
        </message>
        <message>
            <source>Another phone has this seat. Someone at the table must press “Allow”.</source>
            <extracomment>Phone page; “Allow” is a button on the table</extracomment>
            <translation>Een andere telefoon heeft deze plaats. Iemand aan tafel moet op “Toestaan” drukken.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Wachten op de tafel</translation>
        </message>
        <message>
            <source>You can read the rules meanwhile.</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Je kunt intussen de spelregels lezen.</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Phone page, button for the changed name</extracomment>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Portrait</source>
            <extracomment>Phone page, heading over pictures of animals</extracomment>
            <translation>Portret</translation>
        </message>
        <message>
            <source>Color</source>
            <extracomment>Phone page, heading over a player’s colors</extracomment>
            <translation>Kleur</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>%1, menu</source>
            <extracomment>Phone page, for screen readers: the button with the player’s name, which opens the menu</extracomment>
            <translation>%1, menu</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Phone page, heading</extracomment>
            <translation>Taal</translation>
        </message>
        <message>
            <source>Sound and vibration</source>
            <extracomment>Phone page, a switch</extracomment>
            <translation>Geluid en trillen</translation>
        </message>
        <message>
            <source>I’m not %1</source>
            <extracomment>Phone page, button: choose another person</extracomment>
            <translation>Ik ben niet %1</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Terug</translation>
        </message>
        <message>
            <source>Your turn</source>
            <extracomment>Phone page, title of the browser’s tab</extracomment>
            <translation>Jouw beurt</translation>
        </message>
        <message>
            <source>Why?</source>
            <extracomment>Phone page, button: opens the rule after a refused action</extracomment>
            <translation>Waarom?</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Phone page, for screen readers: heading of a column</extracomment>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Phone page, for screen readers: a list</extracomment>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Totaal</translation>
        </message>
        <message>
            <source>1 card</source>
            <extracomment>Phone page</extracomment>
            <translation>1 kaart</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <extracomment>Phone page; %1 is never 1</extracomment>
            <translation>%1 kaarten</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <extracomment>Phone page</extracomment>
            <translation>Punten: %1</translation>
        </message>
        <message>
            <source>in turn</source>
            <extracomment>Phone page, for screen readers, after a player’s name: has the turn</extracomment>
            <translation>aan de beurt</translation>
        </message>
        <message>
            <source>computer player</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>computerspeler</translation>
        </message>
        <message>
            <source>posing</source>
            <extracomment>Phone page, for screen readers, after a player’s name: holds the pose of Wild Dumb Fu</extracomment>
            <translation>houdt een pose vol</translation>
        </message>
        <message>
            <source>with a phone</source>
            <extracomment>Phone page, for screen readers, after a player’s name: plays on a phone</extracomment>
            <translation>met telefoon</translation>
        </message>
        <message>
            <source>phone not connected</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>telefoon niet verbonden</translation>
        </message>
        <message>
            <source>Catch!</source>
            <extracomment>Phone page, button at a player who forgot to call</extracomment>
            <translation>Betrapt!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Phone page, button for catching the player %1, who forgot to call</extracomment>
            <translation>%1 betrappen</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Phone page, button at a player who holds a pose and moved</extracomment>
            <translation>Bewogen!</translation>
        </message>
        <message>
            <source>%1 moved!</source>
            <extracomment>Phone page, button for reporting that the player %1 moved in the pose</extracomment>
            <translation>%1 bewoog!</translation>
        </message>
        <message>
            <source>Draw pile: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Stok: 1 kaart</translation>
        </message>
        <message>
            <source>Draw pile: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Stok: %1 kaarten</translation>
        </message>
        <message>
            <source>Center Row</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Middelste rij</translation>
        </message>
        <message>
            <source>Top card: %1</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Bovenste kaart: %1</translation>
        </message>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Er wordt naar links gespeeld.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Er wordt naar rechts gespeeld.</translation>
        </message>
        <message>
            <source>matched already</source>
            <extracomment>Phone page, for screen readers, after the name of a row card in DOS</extracomment>
            <translation>al gecombineerd</translation>
        </message>
        <message>
            <source>fits</source>
            <extracomment>Phone page, for screen readers, after the name of a card that goes with the selected ones</extracomment>
            <translation>past erbij</translation>
        </message>
        <message>
            <source>playable</source>
            <extracomment>Phone page, for screen readers, after the name of a card</extracomment>
            <translation>speelbaar</translation>
        </message>
        <message>
            <source>Your hand: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Je hand: 1 kaart</translation>
        </message>
        <message>
            <source>Your hand: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Je hand: %1 kaarten</translation>
        </message>
        <message>
            <source>Open the log</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Verslag openen</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Phone page, heading over what has happened in the round</extracomment>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>Match</source>
            <extracomment>Phone page, button: play the selected cards on the row card in DOS</extracomment>
            <translation>Spelen</translation>
        </message>
        <message>
            <source>Lay</source>
            <extracomment>Phone page, button: lay the selected card in the Center Row in DOS</extracomment>
            <translation>Neerleggen</translation>
        </message>
        <message>
            <source>Clear selection</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Keuze wissen</translation>
        </message>
        <message>
            <source>Choose a row card or a second card.</source>
            <extracomment>Phone page, DOS: after the first card was tapped</extracomment>
            <translation>Kies een kaart in de rij of een tweede kaart.</translation>
        </message>
        <message>
            <source>Choose the cards that match.</source>
            <extracomment>Phone page, DOS: after a row card was tapped</extracomment>
            <translation>Kies de kaarten die passen.</translation>
        </message>
        <message>
            <source>That doesn’t match.</source>
            <extracomment>Phone page, DOS: the selected cards match no row card</extracomment>
            <translation>Dat past niet.</translation>
        </message>
        <message>
            <source>Why not?</source>
            <extracomment>Phone page, button: why the selected cards don’t match</extracomment>
            <translation>Waarom niet?</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Phone page, over the four colors for a wild card</extracomment>
            <translation>Noem een kleur</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Rood</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Blauw</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Groen</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Geel</translation>
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
            <translation>Zet terugnemen</translation>
        </message>
        <message>
            <source>Call %1</source>
            <extracomment>Phone page, for screen readers: the button with which a player calls; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>Roep %1</translation>
        </message>
        <message>
            <source>%1 will be called after your next play</source>
            <extracomment>Phone page, for screen readers: the call button after it was pressed early; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>%1 wordt na je volgende zet geroepen</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Phone page, heading of a column: the points of this round</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>I’m ready</source>
            <extracomment>Phone page, button after a round</extracomment>
            <translation>Ik ben klaar</translation>
        </message>
        <message>
            <source>You’re ready</source>
            <extracomment>Phone page, the same button after it was pressed</extracomment>
            <translation>Je bent klaar</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <extracomment>Phone page; %1 are one or more names</extracomment>
            <translation>Wachten op %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>you</source>
            <extracomment>Phone page, under the own name</extracomment>
            <translation>jij</translation>
        </message>
        <message>
            <source>This round</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Deze ronde</translation>
        </message>
        <message>
            <source>not counted</source>
            <extracomment>Phone page: a player’s cards are not counted yet</extracomment>
            <translation>niet geteld</translation>
        </message>
        <message>
            <source>counting</source>
            <extracomment>Phone page: a player’s cards are being counted</extracomment>
            <translation>wordt geteld</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>Phone page: a player’s cards are counted</extracomment>
            <translation>geteld</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>Phone page: a player has no cards left</extracomment>
            <translation>is uit</translation>
        </message>
        <message>
            <source>Count my hand</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Mijn kaarten tellen</translation>
        </message>
        <message>
            <source>Change my count</source>
            <extracomment>Phone page, button: correct the own hand</extracomment>
            <translation>Mijn telling wijzigen</translation>
        </message>
        <message>
            <source>I went out</source>
            <extracomment>Phone page, button: I have no cards left, the round is over</extracomment>
            <translation>Ik ben uit</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Phone page, heading while a player counts their own cards</extracomment>
            <translation>Je kaarten</translation>
        </message>
        <message>
            <source>Tap each card that you have left.</source>
            <extracomment>Phone page, while a player counts their own cards</extracomment>
            <translation>Tik elke kaart aan die je nog hebt.</translation>
        </message>
        <message>
            <source>%1, %2 counted</source>
            <extracomment>Phone page, for screen readers; %1 is a card such as “Red 7”, %2 how many of it</extracomment>
            <translation>%1, %2 geteld</translation>
        </message>
        <message>
            <source>Remove: %1</source>
            <extracomment>Phone page, for screen readers: button; %1 is a card such as “Red 7”</extracomment>
            <translation>Verwijderen: %1</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Phone page, button: all cards are counted</extracomment>
            <translation>Klaar</translation>
        </message>
        <message>
            <source>I have no cards</source>
            <extracomment>Phone page, button instead of “Done” while no card is tapped</extracomment>
            <translation>Ik heb geen kaarten</translation>
        </message>
        <message>
            <source>Back to sheet</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Terug naar blad</translation>
        </message>
        <message>
            <source>Search rules</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Zoeken in spelregels</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Phone page, button: the rules of a game on one page</extracomment>
            <translation>Spiekbriefje</translation>
        </message>
        <message>
            <source>Nothing found. Try a single word.</source>
            <extracomment>Phone page, search in the rules</extracomment>
            <translation>Niets gevonden. Probeer één woord.</translation>
        </message>
        <message>
            <source>Loading …</source>
            <extracomment>Phone page, while the rules are fetched</extracomment>
            <translation>Laden…</translation>
        </message>
        <message>
            <source>Your turn: back to the game</source>
            <extracomment>Phone page, button over the rules</extracomment>
            <translation>Jouw beurt: terug naar de partij</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 wint de partij</translation>
        </message>
        <message>
            <source>%1 wins the round</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 wint de ronde</translation>
        </message>
        <message>
            <source>%1’s turn</source>
            <extracomment>On a phone, while another player is in turn. %1 that player's name</extracomment>
            <translation>%1 is aan de beurt</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button on a phone: challenge a Wild Draw Four (UNO)</extracomment>
            <translation>Uitdagen</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n card(s)</source>
            <extracomment>Button on a phone: draw the cards instead of challenging or stacking (UNO)</extracomment>
            <translation>
                <numerusform>%n kaart pakken</numerusform>
                <numerusform>%n kaarten pakken</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a card</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Kaart pakken</translation>
        </message>
        <message>
            <source>End my turn</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Beurt afsluiten</translation>
        </message>
        <message>
            <source>Jump in with the %1</source>
            <extracomment>Button on a phone: play the same card although it is another player's turn. %1 a card such as "red 7"</extracomment>
            <translation>Inspringen: %1</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button on a phone: keep the drawn card (UNO)</extracomment>
            <translation>Houden</translation>
        </message>
        <message>
            <source>No more bonus cards</source>
            <extracomment>Button on a phone: lay no more bonus cards (DOS)</extracomment>
            <translation>Geen bonuskaart meer</translation>
        </message>
        <message>
            <source>Play the %1</source>
            <extracomment>Button on a phone. %1 a card such as "red 7"</extracomment>
            <translation>Spelen: %1</translation>
        </message>
        <message>
            <source>Play the %1: %2</source>
            <extracomment>Button on a phone. %1 a wild card, %2 the color that its player names</extracomment>
            <translation>Spelen: %1, %2</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <extracomment>Button on a phone. %1 a player's name</extracomment>
            <translation>Ruilen met %1</translation>
        </message>
        <message>
            <source>The table didn’t understand that. Reload this page.</source>
            <extracomment>On a phone; the page that it shows is probably from another version of the program</extracomment>
            <translation>De tafel heeft dat niet begrepen. Laad deze pagina opnieuw.</translation>
        </message>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <extracomment>On a phone (UNO, house rule): the player has the card that was just played</extracomment>
            <translation>Jij hebt dezelfde kaart: spring snel in!</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Jij wint de partij!</translation>
        </message>
        <message>
            <source>You win the round!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Jij wint de ronde!</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>On a phone, over the score sheet. %1 the number of the round that is played</extracomment>
            <translation>Ronde %1</translation>
        </message>
        <message>
            <source>Final score</source>
            <extracomment>On a phone, over the score sheet of a game that is over</extracomment>
            <translation>Eindstand</translation>
        </message>
        <message>
            <source>The round is over: count the cards in your hand.</source>
            <extracomment>On a phone, at the end of a round with real cards</extracomment>
            <translation>De ronde is voorbij: tel de kaarten in je hand.</translation>
        </message>
        <message>
            <source>All hands are counted. Close the round at the table.</source>
            <extracomment>On a phone, when all hands are counted</extracomment>
            <translation>Alle kaarten zijn geteld. Sluit de ronde aan tafel af.</translation>
        </message>
        <message>
            <source>Your hand can’t be counted now. Look at the table.</source>
            <extracomment>On a phone, after cards of the own hand were tapped</extracomment>
            <translation>Je kaarten kunnen nu niet worden geteld. Kijk op de tafel.</translation>
        </message>
        <message>
            <source>Someone has ended this round already. You can change that at the table.</source>
            <extracomment>On a phone, after “I went out” was pressed</extracomment>
            <translation>Iemand heeft deze ronde al beëindigd. Dat kun je aan tafel wijzigen.</translation>
        </message>
        <message>
            <source>Press to call, or to catch someone who forgot.</source>
            <extracomment>On a phone that is a call button, before anybody has pressed</extracomment>
            <translation>Druk om te roepen, of om iemand te betrappen die het vergat.</translation>
        </message>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On a phone, at the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>pakt er %n</numerusform>
                <numerusform>pakt er %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a phone, at a player who pressed during the grace period</extracomment>
            <translation>te vroeg</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a phone, at a player who pressed at the same time as another player</extracomment>
            <translation>gelijk</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a phone, at the player who pressed first</extracomment>
            <translation>eerste!</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s).</source>
            <extracomment>On a phone, at a player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>Je pakt %n kaart.</numerusform>
                <numerusform>Je pakt %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The call buttons aren’t open at the table now.</source>
            <extracomment>On a phone that is a call button, while another page is open at the table</extracomment>
            <translation>De roepknoppen staan nu niet open op de tafel.</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>On a phone, for screen readers: a player's color</extracomment>
            <translation>Kleur en vorm %1</translation>
        </message>
        <message>
            <source>You have a seat. The game begins at the table.</source>
            <extracomment>On a phone, while a game is set up at the table</extracomment>
            <translation>Je hebt een plaats. Het spel begint aan tafel.</translation>
        </message>
        <message>
            <source>%1 already has a seat.</source>
            <extracomment>On a phone. %1 a name</extracomment>
            <translation>%1 heeft al een plaats.</translation>
        </message>
        <message>
            <source>%1 was faster and caught you.</source>
            <extracomment>On a phone, after a call that came too late. %1 a player's name</extracomment>
            <translation>%1 was sneller en heeft je betrapt.</translation>
        </message>
        <message>
            <source>You and %1 were equally fast, so nobody draws.</source>
            <extracomment>On a phone, after a catch. %1 the player who called at the same moment</extracomment>
            <translation>Jij en %1 waren even snel, dus niemand pakt kaarten.</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Hint</translation>
        </message>
        <message>
            <source>Hide hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Hint verbergen</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <extracomment>Phone page, while the search for a hint runs</extracomment>
            <translation>Even nadenken…</translation>
        </message>
    </context>
    <context>
        <name>PhoneListRow</name>
        <message>
            <source>Another phone</source>
            <extracomment>A phone in the list of phones that asks to play for somebody who has a phone already</extracomment>
            <translation>Een andere telefoon</translation>
        </message>
        <message>
            <source>New phone</source>
            <extracomment>A phone in the list of phones whose owner is not known yet</extracomment>
            <translation>Nieuwe telefoon</translation>
        </message>
        <message>
            <source>Wants to play for %1</source>
            <extracomment>Of a phone. %1 a player</extracomment>
            <translation>Wil voor %1 spelen</translation>
        </message>
        <message>
            <source>Gone. The game waits for it.</source>
            <extracomment>Of a phone of which nothing is heard any more, in a game</extracomment>
            <translation>Reageert niet. Het spel wacht.</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Of a phone of which nothing is heard any more</extracomment>
            <translation>Reageert niet</translation>
        </message>
        <message>
            <source>Choosing a name…</source>
            <extracomment>Of a phone whose owner is asked on the phone who they are</extracomment>
            <translation>Kiest een naam…</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Of a phone. %1 the number of the seat it plays for</extracomment>
            <translation>Plaats %1</translation>
        </message>
        <message>
            <source>Remove this phone</source>
            <extracomment>Button: disconnects a phone</extracomment>
            <translation>Deze telefoon verwijderen</translation>
        </message>
        <message>
            <source>Remove %1’s phone</source>
            <extracomment>Button: disconnects a phone. %1 a player</extracomment>
            <translation>Telefoon van %1 verwijderen</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Toestaan</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Niet nu</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Hier spelen</translation>
        </message>
    </context>
    <context>
        <name>PhoneSafety</name>
        <message>
            <source>The page isn’t encrypted. Anyone who listens in on your Wi-Fi could read the cards.</source>
            <extracomment>How safe phones at the table are</extracomment>
            <translation>De pagina is niet versleuteld. Wie op je wifi meeluistert, kan de kaarten lezen.</translation>
        </message>
        <message>
            <source>Nothing leaves your home: no account, no internet. Tableside only answers phones that know the secret in the code.</source>
            <translation>Niets verlaat je huis: geen account, geen internet. Tableside reageert alleen op telefoons die het geheim in de code kennen.</translation>
        </message>
        <message>
            <source>Each start makes a new secret. Stop disconnects all phones at once.</source>
            <translation>Bij elke start komt er een nieuw geheim. “Stoppen” verbreekt meteen alle verbindingen.</translation>
        </message>
        <message>
            <source>How safe is this?</source>
            <extracomment>Button: unfolds a text about safety</extracomment>
            <translation>Hoe veilig is dit?</translation>
        </message>
    </context>
    <context>
        <name>PhoneTrouble</name>
        <message>
            <source>A phone can’t open the page?</source>
            <extracomment>Button: unfolds what to do if a phone can't join</extracomment>
            <translation>Gaat de pagina niet open?</translation>
        </message>
        <message>
            <source>Check that the phone is on the same Wi-Fi as this device. Guest networks often keep devices apart, and so may a firewall.</source>
            <extracomment>What to do if a phone can't join</extracomment>
            <translation>Controleer of de telefoon op dezelfde wifi zit als dit apparaat. Gastnetwerken houden apparaten vaak gescheiden, en soms doet een firewall dat ook.</translation>
        </message>
        <message>
            <source>Or try another address</source>
            <extracomment>Label: which of several network addresses of this device phones use</extracomment>
            <translation>Of probeer een ander adres</translation>
        </message>
    </context>
    <context>
        <name>PhonesPanel</name>
        <message>
            <source>Phones, %1 joined</source>
            <extracomment>Spoken name of a button. %1 the number of phones that have joined</extracomment>
            <translation>Telefoons, %1 verbonden</translation>
        </message>
        <message>
            <source>Phones</source>
            <extracomment>Title of the panel through which people join with their phones, and the button that opens it</extracomment>
            <translation>Telefoons</translation>
        </message>
        <message>
            <source>Phones can join now. Scan the code, or open %1.</source>
            <extracomment>Spoken when phones can join. %1 an address</extracomment>
            <translation>Telefoons kunnen nu meedoen. Scan de code of open %1.</translation>
        </message>
        <message>
            <source>Everyone holds their cards on their own phone. There’s nothing to install.</source>
            <extracomment>What phones at the table are good for</extracomment>
            <translation>Iedereen heeft de kaarten op de eigen telefoon. Je hoeft niets te installeren.</translation>
        </message>
        <message>
            <source>If you go on, Tableside talks to phones on your own network until you press “Stop”.</source>
            <extracomment>Said before the program opens a connection to phones for the first time</extracomment>
            <translation>Als je doorgaat, praat Tableside met telefoons op je eigen netwerk tot je op “Stoppen” drukt.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Button: tries once more to let phones join</extracomment>
            <translation>Opnieuw proberen</translation>
        </message>
        <message>
            <source>Let phones join</source>
            <extracomment>Button: from now on, people can join with their phones</extracomment>
            <translation>Telefoons laten meedoen</translation>
        </message>
        <message>
            <source>QR code with the address for phones</source>
            <extracomment>Spoken name of the QR code</extracomment>
            <translation>QR-code met het adres voor telefoons</translation>
        </message>
        <message>
            <source>Copy the whole address</source>
            <extracomment>Button: the address for phones, with its secret</extracomment>
            <translation>Hele adres kopiëren</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>Spoken after the press of a button</extracomment>
            <translation>Gekopieerd</translation>
        </message>
        <message>
            <source>Scan the code with your phone’s camera. Your phone must be on the same Wi-Fi. There’s nothing to install.</source>
            <extracomment>While no phone has joined</extracomment>
            <translation>Scan de code met de camera van je telefoon. Die moet op dezelfde wifi zitten. Je hoeft niets te installeren.</translation>
        </message>
        <message>
            <source>More phones? Scan the code with the camera, on the same Wi-Fi.</source>
            <extracomment>While some phones have joined</extracomment>
            <translation>Meer telefoons? Scan de code met de camera, op dezelfde wifi.</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Button: phones can't join any more, and all are disconnected</extracomment>
            <translation>Stoppen</translation>
        </message>
        <message>
            <source>Stop: disconnect all phones</source>
            <extracomment>Spoken name of the button "Stop" below the list of phones</extracomment>
            <translation>Stoppen: alle telefoons loskoppelen</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Button: makes a new QR code after the device's address has changed</extracomment>
            <translation>Opnieuw beginnen</translation>
        </message>
    </context>
    <context>
        <name>PhonesWideButton</name>
        <message>
            <source>Phones: %1</source>
            <extracomment>Button to the phones that people play with. %1 how many have joined</extracomment>
            <translation>Telefoons: %1</translation>
        </message>
    </context>
    <context>
        <name>PresetSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading when setting up a game: which set of rules is played</extracomment>
            <translation>Regels</translation>
        </message>
        <message>
            <source>You play by your own rules; see House rules below.</source>
            <extracomment>Below the sets of rules, of which none is checked</extracomment>
            <translation>Jullie spelen met eigen regels, zie Huisregels hieronder.</translation>
        </message>
    </context>
    <context>
        <name>RankingExport</name>
        <message>
            <source>Save ranking</source>
            <extracomment>Title of a panel: print the ranking, or write it into a file</extracomment>
            <translation>Ranglijst bewaren</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Afbeelding (PNG)</translation>
        </message>
        <message>
            <source>Document (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Pdf-bestand</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Afdrukken…</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Spreadsheet (CSV)</translation>
        </message>
    </context>
    <context>
        <name>RankingFilter</name>
        <message>
            <source>Games and order</source>
            <extracomment>Title of a panel: choose which games a ranking counts, and its order</extracomment>
            <translation>Partijen en volgorde</translation>
        </message>
        <message>
            <source>Write a day such as %1, or a year.</source>
            <extracomment>Below a field for a date. %1 an example, in the format of the region</extracomment>
            <translation>Schrijf een dag zoals %1, of een jaar.</translation>
        </message>
        <message>
            <source>Ranked by</source>
            <extracomment>Label: what decides the order of a ranking</extracomment>
            <translation>Volgorde op</translation>
        </message>
        <message>
            <source>Games won</source>
            <extracomment>The order of a ranking: by games won</extracomment>
            <translation>Gewonnen partijen</translation>
        </message>
        <message>
            <source>Share of wins</source>
            <extracomment>The order of a ranking: by the share of games won</extracomment>
            <translation>Winstpercentage</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>The order of a ranking</extracomment>
            <translation>Punten per ronde</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>Label of a filter: when the games were played</extracomment>
            <translation>Periode</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>Label of a field: the first day of a period</extracomment>
            <translation>Van</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>Label of a field: the last day of a period</extracomment>
            <translation>Tot en met</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a filter: where the games were played</extracomment>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Label of a filter: games with real cards, or on screen</extracomment>
            <translation>Kaarten</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>Filter: games with real cards; the other choice is “On screen”</extracomment>
            <translation>Echte kaarten</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Filter: games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Op het scherm</translation>
        </message>
        <message>
            <source>All of these played</source>
            <extracomment>Label of a filter, above people to choose from: only games in which all chosen people played</extracomment>
            <translation>Al deze spelers deden mee</translation>
        </message>
        <message>
            <source>Games needed for a rank</source>
            <extracomment>Label: how many games a player needs to get a rank</extracomment>
            <translation>Nodige partijen voor een plaats</translation>
        </message>
        <message>
            <source>Fewer games needed</source>
            <extracomment>Spoken name of a button: players need fewer games to get a rank</extracomment>
            <translation>Minder partijen nodig</translation>
        </message>
        <message>
            <source>More games needed</source>
            <extracomment>Spoken name of a button: players need more games to get a rank</extracomment>
            <translation>Meer partijen nodig</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Alle partijen</translation>
        </message>
    </context>
    <context>
        <name>RankingHeadings</name>
        <message>
            <source>Rank by: %1</source>
            <extracomment>Spoken name of a button over a column. %1 the heading of the column</extracomment>
            <translation>Ordenen op: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Aandeel</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Punten per ronde</translation>
        </message>
    </context>
    <context>
        <name>RankingPage</name>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Ranglijst</translation>
        </message>
        <message>
            <source>The ranking appears after the first finished game.</source>
            <extracomment>On the page of the ranking, before the first game was finished</extracomment>
            <translation>De ranglijst verschijnt na de eerste uitgespeelde partij.</translation>
        </message>
        <message>
            <source>No finished games match. Choose other games, or show all.</source>
            <extracomment>On the page of the ranking, where the filter leaves no games</extracomment>
            <translation>Geen enkele uitgespeelde partij past hierbij. Kies andere partijen of toon ze allemaal.</translation>
        </message>
        <message>
            <source>Show all games</source>
            <extracomment>Button: the filter is cleared, and the ranking counts all games</extracomment>
            <translation>Alle partijen tonen</translation>
        </message>
    </context>
    <context>
        <name>RankingPaper</name>
        <message>
            <source>Page %1</source>
            <extracomment>At the foot of a printed page. %1 the number of the page</extracomment>
            <translation>Pagina %1</translation>
        </message>
    </context>
    <context>
        <name>RankingTools</name>
        <message>
            <source>All games</source>
            <extracomment>Button: choose which games the ranking counts</extracomment>
            <translation>Alle partijen</translation>
        </message>
        <message>
            <source>Which games count: %1</source>
            <extracomment>Spoken name of the button that opens a filter. %1 which games a ranking counts</extracomment>
            <translation>Welke partijen tellen: %1</translation>
        </message>
        <message>
            <source>Show %1</source>
            <extracomment>Spoken name of a button that lists games. %1 for example “48 games”</extracomment>
            <translation>%1 tonen</translation>
        </message>
        <message>
            <source>Save or print…</source>
            <extracomment>Button: print the ranking, or write it into a file</extracomment>
            <translation>Bewaren, afdrukken…</translation>
        </message>
    </context>
    <context>
        <name>RateChart</name>
        <message>
            <source>%</source>
            <extracomment>Percent, put directly behind a number: with the space that the language wants there</extracomment>
            <translation>%</translation>
        </message>
    </context>
    <context>
        <name>ReplayKeys</name>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Spatiebalk</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Het verslag openen</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Deze lijst tonen</translation>
        </message>
        <message>
            <source>Play and pause</source>
            <translation>Afspelen en pauzeren</translation>
        </message>
        <message>
            <source>Right, Left</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Rechts, links</translation>
        </message>
        <message>
            <source>Forward or back one step</source>
            <translation>Een stap vooruit of terug</translation>
        </message>
        <message>
            <source>Down, Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Omlaag, omhoog</translation>
        </message>
        <message>
            <source>Forward or back one turn</source>
            <translation>Een beurt vooruit of terug</translation>
        </message>
        <message>
            <source>Page Down, Page Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Page Down, Page Up</translation>
        </message>
        <message>
            <source>Forward or back one round</source>
            <translation>Een ronde vooruit of terug</translation>
        </message>
        <message>
            <source>Home, End</source>
            <extracomment>Key names</extracomment>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning or the end</source>
            <translation>Naar het begin of het einde</translation>
        </message>
        <message>
            <source>M, Shift+M</source>
            <extracomment>Key names</extracomment>
            <translation>M, Shift+M</translation>
        </message>
        <message>
            <source>Next or previous mark</source>
            <translation>Volgende of vorige markering</translation>
        </message>
        <message>
            <source>Show all hands, or one</source>
            <translation>Alle kaarten open, of die van één speler</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <translation>Kiezen wiens kaarten je ziet</translation>
        </message>
        <message>
            <source>Change the speed</source>
            <translation>Snelheid wijzigen</translation>
        </message>
        <message>
            <source>Close what’s open; otherwise, leave the replay</source>
            <translation>Sluiten wat open is; anders stoppen met terugkijken</translation>
        </message>
    </context>
    <context>
        <name>RestoreCard</name>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded or deleted game</extracomment>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 terugzetten</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close the note about a deleted game</extracomment>
            <translation>Melding sluiten</translation>
        </message>
    </context>
    <context>
        <name>CallBar</name>
        <message>
            <source>Back</source>
            <extracomment>Button: leave the call booth</extracomment>
            <translation>Terug</translation>
        </message>
        <message>
            <source>One shared button</source>
            <extracomment>Kind of call booth: one big button for everyone</extracomment>
            <translation>Eén gedeelde knop</translation>
        </message>
        <message>
            <source>One button per seat</source>
            <extracomment>Kind of call booth: a button for each player around the tablet</extracomment>
            <translation>Een knop per plaats</translation>
        </message>
        <message>
            <source>Pose referee</source>
            <extracomment>Kind of call booth: a timer for each player posing for a Wild Dumb Fu</extracomment>
            <translation>Pose-scheidsrechter</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Button: from the call booth to the score sheet</extracomment>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>Call log</source>
            <extracomment>Button: shows every call with its player and time</extracomment>
            <translation>Roeplogboek</translation>
        </message>
        <message>
            <source>Voices</source>
            <extracomment>Button: what a call sounds like</extracomment>
            <translation>Stemmen</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <extracomment>Button: seats and rules of the call booth</extracomment>
            <translation>Spelers en regels</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: from the call booth to the rules of its game</extracomment>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>One button</source>
            <extracomment>The same, short, below its icon</extracomment>
            <translation>Eén knop</translation>
        </message>
        <message>
            <source>Seats</source>
            <extracomment>Short, below an icon: the call booth with a button for each seat</extracomment>
            <translation>Plaatsen</translation>
        </message>
        <message>
            <source>Poses</source>
            <extracomment>Short, below an icon: the call booth with the pose referee</extracomment>
            <translation>Poses</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>From the call booth to the score sheet, short, below its icon</extracomment>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Short, below an icon: the call log</extracomment>
            <translation>Logboek</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Players and rules of the call booth, short, below its icon</extracomment>
            <translation>Spelers</translation>
        </message>
    </context>
    <context>
        <name>CallButton</name>
        <message>
            <source>Called: it counts for the card that you play now.</source>
            <extracomment>Spoken of the big call button: the call was pressed shortly before the card</extracomment>
            <translation>Geroepen: dat telt voor de kaart die je nu speelt.</translation>
        </message>
        <message>
            <source>DOS! Call your last two cards</source>
            <extracomment>Spoken name of the big call button of DOS</extracomment>
            <translation>DOS! Roep dat je nog twee kaarten hebt</translation>
        </message>
        <message>
            <source>DOS!</source>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>UNO! Call your last card</source>
            <extracomment>Spoken name of the big call button of UNO</extracomment>
            <translation>UNO! Roep dat je nog één kaart hebt</translation>
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
            <translation>Er is nog niets geroepen.</translation>
        </message>
        <message>
            <source>Call log</source>
            <translation>Roeplogboek</translation>
        </message>
        <message>
            <source>Save as text</source>
            <extracomment>Button: the call log as a text file</extracomment>
            <translation>Als tekst opslaan</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Button: the call log, to be pasted into another program</extracomment>
            <translation>Als tekst kopiëren</translation>
        </message>
    </context>
    <context>
        <name>CallPanels</name>
        <message>
            <source>Call log</source>
            <extracomment>Titles of panels over the call booth</extracomment>
            <translation>Roeplogboek</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Stemmen</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <translation>Spelers en regels</translation>
        </message>
    </context>
    <context>
        <name>CallPeoplePanel</name>
        <message>
            <source>Players from score sheet</source>
            <extracomment>Switch: the call booth uses the players and the log of the score sheet</extracomment>
            <translation>Spelers van het scoreblad</translation>
        </message>
        <message>
            <source>Calls are saved with that game.</source>
            <extracomment>Explains the switch</extracomment>
            <translation>Bij die partij wordt ook opgeslagen wie wanneer riep.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Which game is played</extracomment>
            <translation>Spel</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <extracomment>%n seats at the call booth</extracomment>
            <translation>
                <numerusform>%n plaats</numerusform>
                <numerusform>%n plaatsen</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove a seat</source>
            <extracomment>Button: remove a seat from the call booth</extracomment>
            <translation>Plaats verwijderen</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <extracomment>Button: add a seat to the call booth</extracomment>
            <translation>Plaats toevoegen</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Label of a field. %1 number of the seat, counted clockwise from the near edge</extracomment>
            <translation>Plaats %1</translation>
        </message>
        <message>
            <source>Grace period</source>
            <extracomment>Rule: nobody can be caught before this time is over</extracomment>
            <translation>Tijd om te roepen</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>%1 seconds, such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Wrong catch draws two</source>
            <extracomment>House rule of DOS</extracomment>
            <translation>Onterecht betrappen: 2 kaarten pakken</translation>
        </message>
        <message>
            <source>Every seat has a name. Clear one first.</source>
            <extracomment>At the call booth, below people who were tapped to sit down. All seats have names</extracomment>
            <translation>Alle plaatsen hebben een naam. Wis er eerst één.</translation>
        </message>
    </context>
    <context>
        <name>CallWords</name>
        <message>
            <source>%1 called in time.</source>
            <extracomment>Call booth. %1 a player who called in time</extracomment>
            <translation>%1 heeft op tijd geroepen.</translation>
        </message>
        <message>
            <source>%1 called first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "40 ms"</extracomment>
            <translation>%1 riep het eerst, %3 voor %2.</translation>
        </message>
        <message>
            <source>%1 caught %2.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who forgot to call</extracomment>
            <translation>%1 heeft %2 betrapt.</translation>
        </message>
        <message>
            <source>%1 caught %2, %3 before the call.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 heeft %2 betrapt, %3 voordat die riep.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s). On their own turn, they draw at the end.</source>
            <translation>
                <numerusform>%1 pakt %n kaart. Is die zelf aan de beurt, dan pas aan het einde.</numerusform>
                <numerusform>%1 pakt %n kaarten. Is die zelf aan de beurt, dan pas aan het einde.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <extracomment>Call booth, UNO. %1 the player who was caught, %n cards</extracomment>
            <translation>
                <numerusform>%1 pakt %n kaart.</numerusform>
                <numerusform>%1 pakt %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had two cards.</source>
            <translation>%1 betrapte onterecht: niemand had twee kaarten.</translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had one card.</source>
            <extracomment>Call booth, UNO: a wrong catch. %1 the player who pressed</extracomment>
            <translation>%1 betrapte onterecht: niemand had één kaart.</translation>
        </message>
        <message>
            <source>Too early: %1 still has time to call.</source>
            <extracomment>Call booth: another player tried to catch %1 during the grace period</extracomment>
            <translation>Te vroeg: %1 heeft nog tijd om te roepen.</translation>
        </message>
        <message>
            <source>A tie: %1 and %2, %3 apart. Nobody is caught.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "5 ms"</extracomment>
            <translation>Gelijk: %1 en %2, met %3 verschil. Niemand is betrapt.</translation>
        </message>
        <message>
            <source>%1 pressed.</source>
            <extracomment>Call booth. %1 the only player who pressed</extracomment>
            <translation>%1 heeft gedrukt.</translation>
        </message>
        <message>
            <source>A tie between %1.</source>
            <extracomment>Call booth. %1 for example "Anna and Ben"</extracomment>
            <translation>Gelijk: %1.</translation>
        </message>
        <message>
            <source>%1 was first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who pressed first, %2 the next one, %3 for example "40 ms"</extracomment>
            <translation>%1 was het eerst, %3 voor %2.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A line of the call log. %1 the outcome, %2 the players with their times</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 held the pose for %2.</source>
            <extracomment>A line of the call log: a Wild Dumb Fu pose. %1 a player, %2 for example "0:42"</extracomment>
            <translation>%1 hield de pose %2 vol.</translation>
        </message>
        <message>
            <source>I have two</source>
            <extracomment>On a player's own button: tells the table that they hold two cards</extracomment>
            <translation>Ik heb er twee</translation>
        </message>
        <message>
            <source>I have one</source>
            <translation>Ik heb er één</translation>
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
                <numerusform>%1 bewoog na %2 en pakt %n kaart.</numerusform>
                <numerusform>%1 bewoog na %2 en pakt %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 caught %2 together, %3 before the call.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 hebben %2 samen betrapt, %3 voordat die riep.</translation>
        </message>
        <message>
            <source>%1 caught %2 together.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who forgot to call</extracomment>
            <translation>%1 hebben %2 samen betrapt.</translation>
        </message>
    </context>
    <context>
        <name>ExportPanel</name>
        <message>
            <source>Export list</source>
            <extracomment>Title of a panel: write the list of games into a file</extracomment>
            <translation>Lijst exporteren</translation>
        </message>
        <message>
            <source>%1, with each player’s points, calls, and catches.</source>
            <extracomment>In the panel "Export list". %1 for example "3 of 12 games"</extracomment>
            <translation>%1, met van elke speler de punten en hoe vaak die riep en anderen betrapte.</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Spreadsheet (CSV)</translation>
        </message>
        <message>
            <source>For programs (JSON)</source>
            <extracomment>Button: export</extracomment>
            <translation>Voor programma’s (JSON)</translation>
        </message>
    </context>
    <context>
        <name>FilterPanel</name>
        <message>
            <source>Level</source>
            <extracomment>Label of a filter: how well a computer player at the table plays</extracomment>
            <translation>Niveau</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Title of a panel: choose which games are shown</extracomment>
            <translation>Partijen tonen</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Uitslag</translation>
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
            <translation>Tegenstander</translation>
        </message>
        <message>
            <source>Show all</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Alles tonen</translation>
        </message>
    </context>
    <context>
        <name>GameCount</name>
        <message numerus="yes">
            <source>%n score sheet(s)</source>
            <extracomment>%n score sheets of games with real cards</extracomment>
            <translation>
                <numerusform>%n scoreblad</numerusform>
                <numerusform>%n scorebladen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here</source>
            <extracomment>%n games that were played against computer players or on this screen</extracomment>
            <translation>
                <numerusform>%n hier gespeelde partij</numerusform>
                <numerusform>%n hier gespeelde partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>%1 is "8 score sheets", %2 is "12 games played here"</extracomment>
            <translation>%1 en %2</translation>
        </message>
        <message>
            <source>no games</source>
            <extracomment>In place of "8 score sheets and 12 games played here"</extracomment>
            <translation>geen partijen</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The record of this game can’t be read</source>
            <extracomment>Instead of the result of a game that is over</extracomment>
            <translation>De opname van deze partij is niet leesbaar</translation>
        </message>
        <message>
            <source>played on from a replay</source>
            <extracomment>Of a game that is over: it began in the middle of an earlier game, which the player had watched</extracomment>
            <translation>verder gespeeld vanuit een teruggekeken partij</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>Of a game that is over. %n: how many times the player took something back</extracomment>
            <translation>
                <numerusform>%n zet teruggenomen</numerusform>
                <numerusform>%n zetten teruggenomen</numerusform>
            </translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>A game that is over, of one person. %1 the computer players' names</extracomment>
            <translation>UNO met %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS met %1</translation>
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
                <numerusform>Je won met %n punt</numerusform>
                <numerusform>Je won met %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s)</source>
            <extracomment>Result of a game that is over. %1 a name, %n points</extracomment>
            <translation>
                <numerusform>%1 won met %n punt</numerusform>
                <numerusform>%1 won met %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s); you had %2</source>
            <extracomment>Result of a game that is over. %1 the winner's name, %2 your points, %n the winner's points</extracomment>
            <translation>
                <numerusform>%1 won met %n punt, jij had er %2</numerusform>
                <numerusform>%1 won met %n punten, jij had er %2</numerusform>
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
            <translation>%1 u %2 min</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>Length of a game that is over. %n rounds</extracomment>
            <translation>
                <numerusform>%n ronde</numerusform>
                <numerusform>%n rondes</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <extracomment>Heading over the games played on this day</extracomment>
            <translation>Vandaag</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <extracomment>Heading over the games played on the day before</extracomment>
            <translation>Gisteren</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Heading over the games of a month. %1 the month's name, %2 the year</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Person</source>
            <extracomment>Who sat there: a person and no computer player</extracomment>
            <translation>Mens</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won</source>
            <extracomment>What a player did in a game. %n rounds</extracomment>
            <translation>
                <numerusform>%n ronde gewonnen</numerusform>
                <numerusform>%n rondes gewonnen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <extracomment>What a player did in a game: how often they called DOS or UNO. %n calls</extracomment>
            <translation>
                <numerusform>%n keer geroepen</numerusform>
                <numerusform>%n keer geroepen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missed</source>
            <extracomment>What a player did in a game: how often they forgot to call. %n times</extracomment>
            <translation>
                <numerusform>%n keer vergeten</numerusform>
                <numerusform>%n keer vergeten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n catch(es)</source>
            <extracomment>What a player did in a game: how often they caught somebody who had forgotten to call. %n times</extracomment>
            <translation>
                <numerusform>%n keer iemand betrapt</numerusform>
                <numerusform>%n keer iemand betrapt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best turn: %n card(s)</source>
            <extracomment>What a player did in a game: the cards of their best turn. %n cards</extracomment>
            <translation>
                <numerusform>beste beurt: %n kaart</numerusform>
                <numerusform>beste beurt: %n kaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n the points that a game was played to</extracomment>
            <translation>
                <numerusform>tot %n punt</numerusform>
                <numerusform>tot %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>one round</source>
            <extracomment>How long a game was: the winner of the first round won it</extracomment>
            <translation>één ronde</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Games played</source>
            <extracomment>Title of the page with all games at the table that are over</extracomment>
            <translation>Gespeelde partijen</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Part of the page: the list of games</extracomment>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Part of the page</extracomment>
            <translation>Statistieken</translation>
        </message>
        <message>
            <source>Games or statistics</source>
            <extracomment>Spoken name of two buttons: the list of games, or statistics</extracomment>
            <translation>Partijen of statistieken</translation>
        </message>
        <message>
            <source>Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.</source>
            <extracomment>On the page of games played, before the first game was played to its end</extracomment>
            <translation>Elke partij die je aan tafel uitspeelt, komt hier te staan: om terug te kijken, met statistieken per tegenstander.</translation>
        </message>
        <message>
            <source>No games found. Change the search or the filter.</source>
            <extracomment>On the page of games played, where the filter leaves none</extracomment>
            <translation>Geen partijen gevonden. Verander de zoekopdracht of het filter.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 a game and its date</extracomment>
            <translation>Verwijderd: %1. Je kunt deze partij 30 dagen lang terugzetten.</translation>
        </message>
        <message>
            <source>Trophies</source>
            <extracomment>Button on the page of games played: opens the page with trophies</extracomment>
            <translation>Trofeeën</translation>
        </message>
    </context>
    <context>
        <name>HistoryTools</name>
        <message>
            <source>Search games played</source>
            <extracomment>Spoken name of the search field above the games played</extracomment>
            <translation>Zoeken in gespeelde partijen</translation>
        </message>
        <message>
            <source>Player, game, month</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Speler, spel, maand</translation>
        </message>
        <message>
            <source>Filter…</source>
            <extracomment>Button: choose which games are shown</extracomment>
            <translation>Filteren…</translation>
        </message>
        <message numerus="yes">
            <source>Filter (%n)</source>
            <extracomment>Button: choose which games are shown. %n filters that are set</extracomment>
            <translation>
                <numerusform>Filter (%n)</numerusform>
                <numerusform>Filters (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Button: write the list of games into a file</extracomment>
            <translation>Exporteren…</translation>
        </message>
    </context>
    <context>
        <name>InputFile</name>
        <message>
            <source>“%1” isn’t on this device. Download the file, then open it here.</source>
            <extracomment>%1 a web address</extracomment>
            <translation>“%1” staat niet op dit apparaat. Download het bestand en open het dan hier.</translation>
        </message>
        <message>
            <source>There is no file “%1”. It may have been moved or deleted.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Het bestand “%1” bestaat niet. Misschien is het verplaatst of verwijderd.</translation>
        </message>
        <message>
            <source>“%1” is a folder. Open a file from it.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>“%1” is een map. Open een bestand uit die map.</translation>
        </message>
        <message>
            <source>“%1” isn’t a file but a part of the system, so Tableside didn’t open it. Choose another file.</source>
            <extracomment>%1 something that looks like a file: a pipe or a device of the system</extracomment>
            <translation>“%1” is geen bestand maar een onderdeel van het systeem, dus Tableside heeft het niet geopend. Kies een ander bestand.</translation>
        </message>
        <message>
            <source>You’re not allowed to read “%1”. Change its permissions, or ask its owner for a copy.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Je mag “%1” niet lezen. Wijzig de rechten of vraag de eigenaar om een kopie.</translation>
        </message>
        <message>
            <source>“%1” is larger than %2 MB, the most that Tableside opens. Check that it’s the right file.</source>
            <extracomment>%1 a file, %2 a number</extracomment>
            <translation>“%1” is groter dan %2 MB, en meer opent Tableside niet. Controleer of dit het juiste bestand is.</translation>
        </message>
        <message>
            <source>“%1” is empty. Choose another file.</source>
            <extracomment>%1 a file</extracomment>
            <translation>“%1” is leeg. Kies een ander bestand.</translation>
        </message>
        <message>
            <source>“%1” is compressed. Unpack it, then open the file that was in it.</source>
            <extracomment>%1 a file, such as a zip file</extracomment>
            <translation>“%1” is gecomprimeerd. Pak het uit en open dan het bestand dat erin zat.</translation>
        </message>
        <message>
            <source>“%1” is saved as UTF-16 (Unicode). Save it as UTF-8, then open it again.</source>
            <extracomment>%1 a file. UTF-16 and UTF-8 are what spreadsheets call two ways to save text</extracomment>
            <translation>“%1” is opgeslagen als UTF-16 (Unicode). Sla het op als UTF-8 en open het opnieuw.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read. Check the file and try again.</source>
            <extracomment>%1 a file</extracomment>
            <translation>“%1” kon niet worden gelezen. Controleer het bestand en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>Tableside can’t open “%1”. It opens games, score books, and tables of points (CSV).</source>
            <extracomment>%1 a file, such as a picture</extracomment>
            <translation>Tableside kan “%1” niet openen. Het opent partijen, scoreboeken en puntentabellen (CSV).</translation>
        </message>
    </context>
    <context>
        <name>JobPanel</name>
        <message>
            <source>%1 percent</source>
            <extracomment>Spoken: how far an import or export is. %1 a number</extracomment>
            <translation>%1 procent</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: cancel a long import or export and undo what it did</extracomment>
            <translation>Annuleren</translation>
        </message>
    </context>
    <context>
        <name>JumpInButtons</name>
        <message>
            <source>%1 jumps in</source>
            <extracomment>Button at a player's portrait: they have the card on top and play it out of turn. %1 a player's name</extracomment>
            <translation>%1 springt in</translation>
        </message>
    </context>
    <context>
        <name>LaySlot</name>
        <message>
            <source>Lay it here</source>
            <extracomment>On the spot where a dragged card will land</extracomment>
            <translation>Hier neerleggen</translation>
        </message>
    </context>
    <context>
        <name>LearnCard</name>
        <message>
            <source>New here? Learn by playing!</source>
            <extracomment>Heading on the first page, above the buttons to the lessons</extracomment>
            <translation>Nieuw hier? Leer het al spelend!</translation>
        </message>
        <message>
            <source>Learn DOS in three minutes</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>DOS leren in drie minuten</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>UNO leren</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: lessons are not offered any more</extracomment>
            <translation>Niet nu</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Same number</source>
            <extracomment>Title of a part of a lesson, as short as can be</extracomment>
            <translation>Zelfde getal</translation>
        </message>
        <message>
            <source>Your turn! Play your red 7 on the green 7: it’s the same number.</source>
            <extracomment>Lesson: the learner is to play that card on the other one</extracomment>
            <translation>Jouw beurt! Speel je rode 7 op de groene 7: hetzelfde getal.</translation>
        </message>
        <message>
            <source>You could draw. But your red 7 matches: play it on the green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Je mag een kaart pakken. Maar je rode 7 past: speel hem op de groene 7.</translation>
        </message>
        <message>
            <source>That’s a match! One card gone. Get rid of them all, and you win the round.</source>
            <extracomment>Lesson, after a match</extracomment>
            <translation>Dat is een combinatie! Je bent een kaart kwijt. Wie er geen meer heeft, wint de ronde.</translation>
        </message>
        <message>
            <source>Two that add up</source>
            <extracomment>Title of a part of a lesson: two cards whose numbers add up</extracomment>
            <translation>Twee samen</translation>
        </message>
        <message>
            <source>You have no 7, but 3 + 4 = 7. Play your red 3 and yellow 4 on the blue 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je hebt geen 7, maar 3 + 4 = 7. Speel je rode 3 en gele 4 op de blauwe 7.</translation>
        </message>
        <message>
            <source>No need to draw: your 3 and your 4 make 7. Play both on the blue 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pakken hoeft niet: je 3 en je 4 zijn samen 7. Speel ze allebei op de blauwe 7.</translation>
        </message>
        <message>
            <source>Two cards gone at once! It’s always one card, or exactly two that add up.</source>
            <extracomment>Lesson</extracomment>
            <translation>Twee kaarten in één keer weg! Je speelt altijd één kaart, of precies twee die samen kloppen.</translation>
        </message>
        <message>
            <source>One match after another</source>
            <extracomment>Title of a part of a lesson: several matches in one turn</extracomment>
            <translation>Meer dan één combinatie</translation>
        </message>
        <message>
            <source>You can match every card in the Center Row. Start with your red 5.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je mag op elke kaart in de middelste rij spelen. Begin met je rode 5.</translation>
        </message>
        <message>
            <source>Keep going: match the other card in the Center Row, too.</source>
            <extracomment>Lesson; the first of two matches has been made</extracomment>
            <translation>Ga door: speel ook op de andere kaart in de middelste rij.</translation>
        </message>
        <message>
            <source>You could stop here. But the other card matches, too: play it.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Je mag stoppen. Maar de andere kaart past ook: speel hem.</translation>
        </message>
        <message>
            <source>Nothing else matches. Press “End turn”.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Verder past er niets. Druk op “Beurt afsluiten”.</translation>
        </message>
        <message>
            <source>The matched cards are gone, and the Center Row has two new ones.</source>
            <extracomment>Lesson</extracomment>
            <translation>De gespeelde kaarten zijn weg en in de middelste rij liggen twee nieuwe.</translation>
        </message>
        <message>
            <source>Same color: a bonus</source>
            <extracomment>Title of a part of a lesson: a color match earns a bonus card</extracomment>
            <translation>Zelfde kleur: bonus</translation>
        </message>
        <message>
            <source>Same number and same color: play your blue 6 on the blue 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Zelfde getal en zelfde kleur: speel je blauwe 6 op de blauwe 6.</translation>
        </message>
        <message>
            <source>Don’t draw: your blue 6 is the best card you could have here. Play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Niet pakken: je blauwe 6 is hier de beste kaart. Speel hem.</translation>
        </message>
        <message>
            <source>A color match! It earns you a bonus card. Press “End turn” first.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Een kleurencombinatie! Je verdient een bonuskaart. Druk eerst op “Beurt afsluiten”.</translation>
        </message>
        <message>
            <source>Your bonus: lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the learner lays one more card in the row</extracomment>
            <translation>Je bonus: leg een kaart naar keuze in de middelste rij.</translation>
        </message>
        <message>
            <source>You can skip it. But then you keep a card you could get rid of: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Overslaan mag. Maar dan houd je een kaart die je kwijt kunt: leg er een neer.</translation>
        </message>
        <message>
            <source>One more card gone! Everyone can match the one you laid.</source>
            <extracomment>Lesson</extracomment>
            <translation>Weer een kaart weg! Iedereen mag nu op die kaart spelen.</translation>
        </message>
        <message>
            <source>Two of one color</source>
            <extracomment>Title of a part of a lesson: a double color match</extracomment>
            <translation>Twee in één kleur</translation>
        </message>
        <message>
            <source>3 + 5 = 8, and all three cards are green. Play both on the green 8.</source>
            <extracomment>Lesson</extracomment>
            <translation>3 + 5 = 8, en alle drie de kaarten zijn groen. Speel ze allebei op de groene 8.</translation>
        </message>
        <message>
            <source>Don’t draw: play your green 3 and green 5 on the green 8.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Niet pakken: speel je groene 3 en groene 5 op de groene 8.</translation>
        </message>
        <message>
            <source>A double color match, the best of all! Press “End turn” and see.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Een dubbele kleurencombinatie, beter kan niet! Druk op “Beurt afsluiten” en kijk.</translation>
        </message>
        <message>
            <source>First your bonus: lay any card in the Center Row.</source>
            <extracomment>Lesson</extracomment>
            <translation>Eerst je bonus: leg een kaart naar keuze in de middelste rij.</translation>
        </message>
        <message>
            <source>You can skip it. But every card you get rid of helps: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Overslaan mag. Maar weg is weg: leg een kaart neer.</translation>
        </message>
        <message>
            <source>And everyone else draws a card: one for %1, one for %2.</source>
            <extracomment>Lesson. %1 and %2 are players' names</extracomment>
            <translation>En alle anderen pakken een kaart: %1 één, %2 één.</translation>
        </message>
        <message>
            <source>Nothing matches</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Er past niets</translation>
        </message>
        <message>
            <source>None of your cards matches, and no two add up. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Geen van je kaarten past, ook geen twee samen. Pak een kaart.</translation>
        </message>
        <message>
            <source>That one doesn’t help. So lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the card that was drawn doesn't help</extracomment>
            <translation>Die helpt ook niet. Leg dus een kaart naar keuze in de middelste rij.</translation>
        </message>
        <message>
            <source>The Center Row has three cards now: more to match for everyone.</source>
            <extracomment>Lesson</extracomment>
            <translation>In de middelste rij liggen nu drie kaarten: meer keus voor iedereen.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Keuzekaarten</translation>
        </message>
        <message>
            <source>A Wild DOS is a 2 of any color. 2 + 5 = 7: play it with your green 5 on the red 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Een DOS-keuzekaart is een 2 in elke kleur. 2 + 5 = 7: speel hem met je groene 5 op de rode 7.</translation>
        </message>
        <message>
            <source>A Wild # is any number from 1 to 10. Play yours as a 9 on the yellow 9.</source>
            <extracomment>Lesson</extracomment>
            <translation>Een keuzekaart # is elk getal van 1 tot en met 10. Speel die van jou als 9 op de gele 9.</translation>
        </message>
        <message>
            <source>You could save it. But try it now: play your Wild # on the yellow 9.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Je mag hem bewaren. Maar probeer hem nu: speel je keuzekaart # op de gele 9.</translation>
        </message>
        <message>
            <source>Don’t save them too long: a Wild DOS left in your hand gives the winner 20 points, a Wild # 40.</source>
            <extracomment>Lesson</extracomment>
            <translation>Bewaar ze niet te lang: een DOS-keuzekaart in de hand geeft de winnaar 20 punten, een keuzekaart # 40.</translation>
        </message>
        <message>
            <source>Call “DOS!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>“DOS!” roepen</translation>
        </message>
        <message>
            <source>You have three cards. Play your red 7 on the green 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je hebt drie kaarten. Speel je rode 7 op de groene 7.</translation>
        </message>
        <message>
            <source>Too early: you call with exactly two cards. Play your red 7 first.</source>
            <extracomment>Lesson, to a learner who calls with three cards</extracomment>
            <translation>Te vroeg: je roept met precies twee kaarten. Speel eerst je rode 7.</translation>
        </message>
        <message>
            <source>Two cards left! Press the big “DOS!” button before anyone notices.</source>
            <extracomment>Lesson. “DOS!” is the big button</extracomment>
            <translation>Nog twee kaarten! Druk op de grote knop “DOS!” voordat iemand het merkt.</translation>
        </message>
        <message>
            <source>Call first! Until you do, anyone can catch you.</source>
            <extracomment>Lesson, to a learner who would end the turn without calling</extracomment>
            <translation>Roep eerst! Tot die tijd kan iedereen je betrappen.</translation>
        </message>
        <message>
            <source>In time! If you forget and someone catches you, you draw two cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Op tijd! Vergeet je het en word je betrapt, dan pak je 2 kaarten.</translation>
        </message>
        <message>
            <source>Catch someone</source>
            <extracomment>Title of a part of a lesson: catching a player who forgot to call</extracomment>
            <translation>Iemand betrappen</translation>
        </message>
        <message>
            <source>%1 has two cards and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 heeft twee kaarten en is vergeten te roepen. Druk op “Betrapt!” naast de naam.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Be quick: if they call first, they’re safe.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Betrapt! %1 pakt 2 kaarten. Wees snel: wie eerder roept, is veilig.</translation>
        </message>
        <message>
            <source>Your last card</source>
            <extracomment>Title of a part of a lesson: playing the last card</extracomment>
            <translation>Je laatste kaart</translation>
        </message>
        <message>
            <source>One card left, and it matches! Play your yellow 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nog één kaart, en die past! Speel je gele 6.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 200 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je wint de ronde en krijgt punten voor de kaarten van de anderen. Wie als eerste 200 heeft, wint de partij.</translation>
        </message>
        <message>
            <source>Color, number, symbol</source>
            <extracomment>Title of a part of a lesson: what a card has to have in common with the top card</extracomment>
            <translation>Kleur, cijfer, symbool</translation>
        </message>
        <message>
            <source>Your turn! The top card is red: play your red 3. Same color.</source>
            <extracomment>Lesson</extracomment>
            <translation>Jouw beurt! De bovenste kaart is rood: speel je rode 3. Zelfde kleur.</translation>
        </message>
        <message>
            <source>You could draw. But your red 3 fits: play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Je mag een kaart pakken. Maar je rode 3 past: speel hem.</translation>
        </message>
        <message>
            <source>A red 9 is on top now. Play your yellow 9: same number.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nu ligt er een rode 9 bovenop. Speel je gele 9: zelfde cijfer.</translation>
        </message>
        <message>
            <source>And now the same symbol: play your blue Skip on the yellow Skip.</source>
            <extracomment>Lesson</extracomment>
            <translation>En nu hetzelfde symbool: speel je blauwe Sla-beurt-over op de gele.</translation>
        </message>
        <message>
            <source>Nothing fits</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Er past niets</translation>
        </message>
        <message>
            <source>You have nothing green and no 8. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je hebt geen groen en geen 8. Pak een kaart.</translation>
        </message>
        <message>
            <source>A green 4, and it fits! Play it right away.</source>
            <extracomment>Lesson</extracomment>
            <translation>Een groene 4, en die past! Speel hem meteen.</translation>
        </message>
        <message>
            <source>You could keep it. But you want to get rid of cards: play it.</source>
            <extracomment>Lesson, to a learner who would keep the card</extracomment>
            <translation>Je mag hem houden. Maar je wilt kaarten kwijt: speel hem.</translation>
        </message>
        <message>
            <source>If the card doesn’t fit, you keep it, and it’s the next player’s turn.</source>
            <extracomment>Lesson</extracomment>
            <translation>Past de kaart niet, dan houd je hem en is de volgende aan de beurt.</translation>
        </message>
        <message>
            <source>Action cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Actiekaarten</translation>
        </message>
        <message>
            <source>A Reverse changes the direction of play. Play your green Reverse.</source>
            <extracomment>Lesson</extracomment>
            <translation>Een Keer-om draait de richting om. Speel je groene Keer-om.</translation>
        </message>
        <message>
            <source>That one’s next. First play your green Reverse.</source>
            <extracomment>Lesson, to a learner who would play another card first</extracomment>
            <translation>Die komt zo. Speel eerst je groene Keer-om.</translation>
        </message>
        <message>
            <source>%2 is next now. Play your green Draw Two and see what happens.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>Nu komt %2 na jou. Speel je groene Neem-twee en kijk wat er gebeurt.</translation>
        </message>
        <message>
            <source>Wild</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Keuzekaart</translation>
        </message>
        <message>
            <source>A Wild goes on any card, and you name a color. Play it and name blue: you have two blue cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Een keuzekaart past op elke kaart, en jij noemt een kleur. Speel hem en noem blauw: daar heb je er twee van.</translation>
        </message>
        <message>
            <source>You can name any color. But you have two blue cards: play the Wild and name blue.</source>
            <extracomment>Lesson, to a learner who would name another color</extracomment>
            <translation>Elke kleur mag. Maar je hebt twee blauwe kaarten: speel de keuzekaart en noem blauw.</translation>
        </message>
        <message>
            <source>No need to draw: a Wild always fits. Play it and name blue.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pakken hoeft niet: een keuzekaart past altijd. Speel hem en noem blauw.</translation>
        </message>
        <message>
            <source>From now on it’s blue: only a blue card or another wild card fits.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nu geldt blauw: alleen een blauwe kaart of nog een keuzekaart past.</translation>
        </message>
        <message>
            <source>Challenge!</source>
            <extracomment>Title of a part of a lesson: challenging a Wild Draw Four</extracomment>
            <translation>Uitdagen!</translation>
        </message>
        <message>
            <source>The color was red. If %2 has a red card, that Wild Draw Four is a bluff. Press “Challenge”.</source>
            <extracomment>Lesson. %2 a player's name; “Challenge” is a button</extracomment>
            <translation>Met een rode kaart in de hand mag je geen Neem-vier spelen. Bluft %2? Druk op “Uitdagen”.</translation>
        </message>
        <message>
            <source>You could draw the four cards. But %2 looks guilty: press “Challenge”.</source>
            <extracomment>Lesson, to a learner who would draw the four cards. %2 a player's name</extracomment>
            <translation>Je mag de 4 kaarten pakken. Maar %2 kijkt schuldig: druk op “Uitdagen”.</translation>
        </message>
        <message>
            <source>%2 had a red 8 and draws the four cards. If it’s not a bluff, you draw six!</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 had een rode 8 en pakt de 4 kaarten. Was het geen bluf, dan pak jij er 6!</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Domfu</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 5.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pakken hoeft niet: speel je gele 5.</translation>
        </message>
        <message>
            <source>Call “UNO!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>“UNO!” roepen</translation>
        </message>
        <message>
            <source>Two cards left. Play your green 7, and get ready to call.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nog twee kaarten. Speel je groene 7 en maak je klaar om te roepen.</translation>
        </message>
        <message>
            <source>Too early: you call with one card left. Play your green 7 first.</source>
            <extracomment>Lesson, to a learner who calls with two cards</extracomment>
            <translation>Te vroeg: je roept met nog één kaart. Speel eerst je groene 7.</translation>
        </message>
        <message>
            <source>No need to draw: play your green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pakken hoeft niet: speel je groene 7.</translation>
        </message>
        <message>
            <source>One card left! Press the big “UNO!” button before anyone notices.</source>
            <extracomment>Lesson. “UNO!” is the big button</extracomment>
            <translation>Nog één kaart! Druk op de grote knop “UNO!” voordat iemand het merkt.</translation>
        </message>
        <message>
            <source>%1 has one card and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 heeft één kaart en is vergeten te roepen. Druk op “Betrapt!” naast de naam.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Once the next player plays, it’s too late.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Betrapt! %1 pakt 2 kaarten. Zodra de volgende speelt, is het te laat.</translation>
        </message>
        <message>
            <source>One card left, and it fits! Play your yellow 3.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nog één kaart, en die past! Speel je gele 3.</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 3 and win.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pakken hoeft niet: speel je gele 3 en win.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 500 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Je wint de ronde en krijgt punten voor de kaarten van de anderen. Wie als eerste 500 heeft, wint de partij.</translation>
        </message>
        <message>
            <source>Color, number, or symbol: one has to match. Your Skip made %1 miss the turn.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Kleur, cijfer of symbool: één ervan moet passen. Door jouw kaart slaat %1 een beurt over.</translation>
        </message>
        <message>
            <source>%2 drew two cards and missed the turn. Like any card, an action card has to match by color or symbol.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 pakt 2 kaarten en slaat een beurt over. Actiekaarten passen op kleur of symbool, zoals elke kaart.</translation>
        </message>
        <message>
            <source>%2 makes you strike a silly pose! Play your yellow 5 first: you can move on your turn.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 laat je een gekke pose aannemen! Speel eerst je gele 5: in je eigen beurt mag je bewegen.</translation>
        </message>
        <message>
            <source>Now you’d hold still until your next turn. But just this once: move and see what happens!</source>
            <extracomment>Lesson, to a posing learner, who is to be caught once: a mouse, a finger, or a key will do</extracomment>
            <translation>Nu zou je stil moeten blijven tot je volgende beurt. Maar voor één keer: beweeg en kijk wat er gebeurt!</translation>
        </message>
        <message>
            <source>Caught: four cards! Next time, don’t touch anything until it’s your turn again.</source>
            <extracomment>Lesson</extracomment>
            <translation>Betrapt: 4 kaarten! Raak de volgende keer niets aan tot je weer aan de beurt bent.</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>%1 of %2</source>
            <extracomment>How far a lesson is: %1 of %2 parts</extracomment>
            <translation>%1 van %2</translation>
        </message>
        <message>
            <source>Lesson, step %1: %2</source>
            <extracomment>Spoken name of the strip above a lesson. %1 how far it is, such as "3 of 10"; %2 what is taught now</extracomment>
            <translation>Les, stap %1: %2</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <extracomment>Button: ends a lesson, which can be continued later</extracomment>
            <translation>Les verlaten</translation>
        </message>
        <message>
            <source>Repeat this step</source>
            <extracomment>Button in a lesson: what is taught now once more</extracomment>
            <translation>Deze stap herhalen</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button in a lesson</extracomment>
            <translation>Vorige stap</translation>
        </message>
        <message>
            <source>Skip step</source>
            <extracomment>Button in a lesson: to the next part</extracomment>
            <translation>Stap overslaan</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>That was the last step</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Dat was de laatste stap</translation>
        </message>
        <message>
            <source>You skipped some steps. You can start over, or play your first game right away.</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Je hebt stappen overgeslagen. Je kunt opnieuw beginnen of meteen je eerste partij spelen.</translation>
        </message>
        <message>
            <source>Welcome back!</source>
            <extracomment>A lesson that was left is opened again</extracomment>
            <translation>Welkom terug!</translation>
        </message>
        <message>
            <source>You can play %1!</source>
            <extracomment>A lesson is finished. %1 "DOS" or "UNO"</extracomment>
            <translation>Je kunt %1 spelen!</translation>
        </message>
        <message>
            <source>You were learning %1 and left off at step %2 of %3: %4.</source>
            <extracomment>Where a lesson was left. %1 "DOS" or "UNO", %2 and %3 how far, %4 what is taught there</extracomment>
            <translation>Je was %1 aan het leren en kwam tot stap %2 van %3: %4.</translation>
        </message>
        <message>
            <source>That’s all you need for your first game. The rules explain the rest whenever you want.</source>
            <extracomment>A lesson is finished</extracomment>
            <translation>Meer heb je niet nodig voor je eerste partij. De rest staat in de regels.</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: goes on with a lesson where it was left</extracomment>
            <translation>Doorgaan</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: begins a lesson that was left once more</extracomment>
            <translation>Vanaf het begin</translation>
        </message>
        <message>
            <source>Play your first game</source>
            <extracomment>Button at the end of a lesson: to setting up a game</extracomment>
            <translation>Je eerste partij spelen</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button at the end of the lesson of UNO: to the one of DOS</extracomment>
            <translation>DOS leren</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button at the end of the lesson of DOS: to the one of UNO</extracomment>
            <translation>UNO leren</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Button at the end of a lesson: leaves it</extracomment>
            <translation>Klaar</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: doesn't go on with a lesson</extracomment>
            <translation>Niet nu</translation>
        </message>
    </context>
    <context>
        <name>NameQuestion</name>
        <message>
            <source>Same person</source>
            <extracomment>Button: a name means a person who is in the score book already</extracomment>
            <translation>Dezelfde persoon</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Button: a name doesn't mean the person with a similar name in the score book</extracomment>
            <translation>Iemand anders</translation>
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
            <translation>%1%</translation>
        </message>
    </context>
    <context>
        <name>PlayedGameRow</name>
        <message>
            <source>result only</source>
            <extracomment>Of a game that is over: its cards are no longer stored, so it can't be replayed</extracomment>
            <translation>alleen uitslag</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game that is over. %1 who played, %2 who won, %3 how long it took and when it was</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1: for example "DOS with Ada"</extracomment>
            <translation>Partij verwijderen: %1</translation>
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
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the result is kept: your settings limit how many games you can replay.</source>
            <extracomment>About a game whose cards are no longer stored</extracomment>
            <translation>Alleen de uitslag is bewaard: je instellingen beperken hoeveel partijen je kunt terugkijken.</translation>
        </message>
        <message>
            <source>Watch</source>
            <extracomment>Button: replay the game</extracomment>
            <translation>Bekijken</translation>
        </message>
        <message>
            <source>Save as file</source>
            <extracomment>Button: write the game with all its cards into a file</extracomment>
            <translation>Opslaan als bestand</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>Button: the game goes out of the list; it can be restored</extracomment>
            <translation>Verwijderen</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Next mark</source>
            <extracomment>Button of a replay: on to the next call, catch, reshuffle or better play</extracomment>
            <translation>Volgende markering</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the buttons with which one goes through a game that was played</extracomment>
            <translation>Terugkijken</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <extracomment>Spoken after the name of whose cards are shown in a replay: what the button does</extracomment>
            <translation>Kiezen wiens kaarten je ziet</translation>
        </message>
        <message>
            <source>Back one round</source>
            <extracomment>Button: to the beginning of the round</extracomment>
            <translation>Eén ronde terug</translation>
        </message>
        <message>
            <source>Back one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Eén beurt terug</translation>
        </message>
        <message>
            <source>Back one step</source>
            <extracomment>Button of a replay: back by one action</extracomment>
            <translation>Eén stap terug</translation>
        </message>
        <message>
            <source>Forward one round</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Eén ronde verder</translation>
        </message>
        <message>
            <source>Forward one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Eén beurt verder</translation>
        </message>
        <message>
            <source>Forward one step</source>
            <extracomment>Button of a replay: on by one action</extracomment>
            <translation>Eén stap verder</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Pauze</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Afspelen</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Button of a replay: how fast it plays. %1 a number such as 0.5 or 2</extracomment>
            <translation>%1 ×</translation>
        </message>
        <message>
            <source>Speed: %1</source>
            <extracomment>Spoken name of the button with the speed of a replay; %1 a number such as 0.5 or 2</extracomment>
            <translation>Snelheid: %1</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>Button of a replay: begins a new game with the position that is shown</extracomment>
            <translation>Vanaf hier verder spelen</translation>
        </message>
        <message>
            <source>All hands</source>
            <extracomment>Button of a replay: the hands of all players lie open</extracomment>
            <translation>Alle kaarten open</translation>
        </message>
        <message>
            <source>%1’s cards</source>
            <extracomment>Button of a replay: whose hand is shown. %1 a player</extracomment>
            <translation>Kaarten van %1</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Toetsen</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the page on which one looks at a game that was played</extracomment>
            <translation>Terugkijken</translation>
        </message>
        <message>
            <source>The beginning of the game</source>
            <extracomment>In a replay, before the first card</extracomment>
            <translation>Het begin van de partij</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>Whose cards?</source>
            <extracomment>Title of the choice whose cards are shown in a replay</extracomment>
            <translation>Wiens kaarten?</translation>
        </message>
    </context>
    <context>
        <name>ReplayScrubber</name>
        <message>
            <source>Position in the game</source>
            <extracomment>Spoken name of the line on which one goes to any moment of a game</extracomment>
            <translation>Moment in de partij</translation>
        </message>
    </context>
    <context>
        <name>ReplayView</name>
        <message>
            <source>All hands</source>
            <extracomment>Switch of a replay: the hands of all players lie open</extracomment>
            <translation>Alle kaarten open</translation>
        </message>
        <message>
            <source>Seen from</source>
            <extracomment>Heading over the players in a replay: who sits at the lower edge</extracomment>
            <translation>Vanaf de plaats van</translation>
        </message>
    </context>
    <context>
        <name>SeatSignals</name>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>offline</translation>
        </message>
    </context>
    <context>
        <name>SpokenTalk</name>
        <message>
            <source>%1 says: %2</source>
            <extracomment>Spoken by screen readers. %1 a player, %2 what the player says, with its punctuation</extracomment>
            <translation>%1 zegt: %2</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n game(s) played on from a replay don’t count.</source>
            <extracomment>Under the statistics: games that began in the middle of an earlier one, which the player had watched. %n games</extracomment>
            <translation>
                <numerusform>%n partij die verder is gespeeld vanuit een teruggekeken partij telt niet mee.</numerusform>
                <numerusform>%n partijen die verder zijn gespeeld vanuit een teruggekeken partij tellen niet mee.</numerusform>
            </translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Spoken name of the page's part with the statistics</extracomment>
            <translation>Statistieken</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose statistics are shown</extracomment>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: of which game the statistics are</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Statistics of DOS and UNO together</extracomment>
            <translation>Beide</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <extracomment>Instead of statistics, where a person has played no game of that kind to its end</extracomment>
            <translation>Statistieken verschijnen na de eerste uitgespeelde partij.</translation>
        </message>
        <message numerus="yes">
            <source>Wins in the last %n game(s)</source>
            <extracomment>Heading over a chart. %n games</extracomment>
            <translation>
                <numerusform>Gewonnen van de laatste partij</numerusform>
                <numerusform>Gewonnen van de laatste %n partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A chart appears after %n game(s).</source>
            <extracomment>Instead of a chart. %n games</extracomment>
            <translation>
                <numerusform>Na %n partij verschijnt er een grafiek.</numerusform>
                <numerusform>Na %n partijen verschijnt er een grafiek.</numerusform>
            </translation>
        </message>
        <message>
            <source>By level</source>
            <extracomment>Heading: statistics against computer players of each level</extracomment>
            <translation>Per niveau</translation>
        </message>
        <message>
            <source>By opponent</source>
            <extracomment>Heading: statistics against each computer player</extracomment>
            <translation>Per tegenstander</translation>
        </message>
        <message>
            <source>A game counts for every computer player at the table. Missed calls: someone caught you, or nobody noticed in time. Best turn: in DOS, the most cards you got rid of in one turn; in UNO, the most cards the others drew because of one of yours.</source>
            <extracomment>Under the statistics: what they count</extracomment>
            <translation>Een partij telt mee voor elke computerspeler aan tafel. Vergeten te roepen: iemand betrapte je, of niemand merkte het op tijd. Beste beurt: bij DOS de meeste kaarten die je in één beurt kwijtraakte; bij UNO de meeste kaarten die anderen voor één kaart van jou moesten pakken.</translation>
        </message>
        <message>
            <source>Wins in your last games: %1 percent now, between %2 and %3 before</source>
            <extracomment>Spoken name of a chart. %1, %2 and %3 percent</extracomment>
            <translation>Gewonnen van je laatste partijen: nu %1 procent, daarvoor tussen %2 en %3</translation>
        </message>
    </context>
    <context>
        <name>TableLookSection</name>
        <message>
            <source>Table and cards</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Tafel en kaarten</translation>
        </message>
        <message>
            <source>High contrast has its own felt and its own back. Your choice here returns with the usual colors.</source>
            <translation>Hoog contrast heeft een eigen laken en een eigen achterkant. Je keuze komt terug met de gewone kleuren.</translation>
        </message>
        <message>
            <source>Felt</source>
            <extracomment>Setting: the color of the felt on the table</extracomment>
            <translation>Laken</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Groen</translation>
        </message>
        <message>
            <source>Plum</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Pruim</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>Color of the felt: a dark blue</extracomment>
            <translation>Nachtblauw</translation>
        </message>
        <message>
            <source>Backs of the cards</source>
            <extracomment>Setting: the picture on the back of the cards</extracomment>
            <translation>Achterkant van de kaarten</translation>
        </message>
        <message>
            <source>Weave</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Vlechtwerk</translation>
        </message>
        <message>
            <source>Stars</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Sterren</translation>
        </message>
        <message>
            <source>Waves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Golven</translation>
        </message>
        <message>
            <source>Leaves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Bladeren</translation>
        </message>
    </context>
    <context>
        <name>TableTalk</name>
        <message>
            <source>Silence is golden. Usually.</source>
            <translation>Zwijgen is goud. Meestal wel.</translation>
        </message>
        <message>
            <source>I heard it. The word you didn’t say.</source>
            <translation>Ik hoor zelfs wat je níet zegt.</translation>
        </message>
        <message>
            <source>I was in the middle of a chapter.</source>
            <translation>Ik zat midden in een hoofdstuk.</translation>
        </message>
        <message>
            <source>Noted. In very small print.</source>
            <translation>Genoteerd. In de kleine lettertjes.</translation>
        </message>
        <message>
            <source>Oh, good. More to read.</source>
            <translation>Ach. Nog meer leesvoer.</translation>
        </message>
        <message>
            <source>I’ll need a bigger bookshelf.</source>
            <translation>Ik heb een grotere boekenkast nodig.</translation>
        </message>
        <message>
            <source>The end. And a happy one, too.</source>
            <translation>Einde. En het loopt nog goed af ook.</translation>
        </message>
        <message>
            <source>I guessed it on the first page.</source>
            <translation>Ik vermoedde het al op bladzijde één.</translation>
        </message>
        <message>
            <source>I was only missing the last page.</source>
            <translation>Alleen de laatste bladzijde ontbrak.</translation>
        </message>
        <message>
            <source>To be continued.</source>
            <translation>Wordt vervolgd.</translation>
        </message>
        <message>
            <source>Didn’t you want to say something?</source>
            <translation>Wilde jij niet nog iets zeggen?</translation>
        </message>
        <message>
            <source>Nice try. I invented that trick.</source>
            <translation>Leuke truc. Die heb ík bedacht.</translation>
        </message>
        <message>
            <source>Just testing whether you’re awake.</source>
            <translation>Even kijken of je wel oplet.</translation>
        </message>
        <message>
            <source>Not bad. Any foxes in your family?</source>
            <translation>Knap. Is je oma soms een vos?</translation>
        </message>
        <message>
            <source>For me? You shouldn’t have.</source>
            <translation>Voor mij? Dat had je niet moeten doen.</translation>
        </message>
        <message>
            <source>All part of my plan. Probably.</source>
            <translation>Hoort allemaal bij mijn plan. Denk ik.</translation>
        </message>
        <message>
            <source>Who, me? I was only smiling.</source>
            <translation>Wie, ik? Ik glimlachte alleen maar.</translation>
        </message>
        <message>
            <source>Stole it, fair and square.</source>
            <translation>Heel eerlijk gepikt.</translation>
        </message>
        <message>
            <source>You’re almost as sly as I am.</source>
            <translation>Bijna net zo sluw als ik. Bijna.</translation>
        </message>
        <message>
            <source>That was on purpose. Can’t you tell?</source>
            <translation>Dat was expres. Dat zie je toch?</translation>
        </message>
        <message>
            <source>Even I noticed. Slowly, but still.</source>
            <translation>Zelfs ik zag het. Langzaam, maar toch.</translation>
        </message>
        <message>
            <source>I forget a lot after a long winter, too.</source>
            <translation>Na de winterslaap vergeet ik ook alles.</translation>
        </message>
        <message>
            <source>Wait. I was just getting to it.</source>
            <translation>Rustig. Ik wilde het net zeggen.</translation>
        </message>
        <message>
            <source>My mouth was full of honey.</source>
            <translation>Ik had mijn mond vol honing.</translation>
        </message>
        <message>
            <source>Oof. Good thing I have big paws.</source>
            <translation>Oef. Gelukkig heb ik grote poten.</translation>
        </message>
        <message>
            <source>There’s always room for a little more.</source>
            <translation>Een beetje kan er altijd nog bij.</translation>
        </message>
        <message>
            <source>Slow and steady gets the honey.</source>
            <translation>Langzaam aan, dan komt de honing wel.</translation>
        </message>
        <message>
            <source>Over already? I just got comfy.</source>
            <translation>Nu al klaar? Ik zat net zo lekker.</translation>
        </message>
        <message>
            <source>Almost. One nap too many.</source>
            <translation>Bijna. Eén dutje te veel.</translation>
        </message>
        <message>
            <source>Well played. Bear hug?</source>
            <translation>Goed gedaan. Berenknuffel?</translation>
        </message>
        <message>
            <source>Hey, hey! Forgetting is my thing!</source>
            <translation>Hé! Vergeten doe ík altijd!</translation>
        </message>
        <message>
            <source>Wait, I noticed something? Me? Ha!</source>
            <translation>Heb ik iets gemerkt? Ik? Haha!</translation>
        </message>
        <message>
            <source>Oops! There was this cloud, and…</source>
            <translation>Oeps! Er was een wolk, en toen…</translation>
        </message>
        <message>
            <source>Too fast! My mouth got left behind!</source>
            <translation>Te snel! Mijn mond hield me niet bij!</translation>
        </message>
        <message>
            <source>Whoa! Where did all that come from?</source>
            <translation>Hola! Waar komt dat allemaal vandaan?</translation>
        </message>
        <message>
            <source>I’m laughing, so it doesn’t count!</source>
            <translation>Ik lach, dus het telt niet!</translation>
        </message>
        <message>
            <source>Did I win? I wasn’t even looking!</source>
            <translation>Gewonnen? Ik keek niet eens!</translation>
        </message>
        <message>
            <source>Hooray! Quick victory lap! Back soon!</source>
            <translation>Joepie! Ererondje! Ben zo terug!</translation>
        </message>
        <message>
            <source>So close! My ears were already there!</source>
            <translation>Zo dichtbij! Mijn oren waren er al!</translation>
        </message>
        <message>
            <source>Oh! Was that the finish line?</source>
            <translation>O! Was dat de finish al?</translation>
        </message>
        <message>
            <source>Order, please. A word is missing.</source>
            <translation>Orde, graag. Er ontbreekt een woord.</translation>
        </message>
        <message>
            <source>Rules first, cookies later.</source>
            <translation>Eerst de regels, dan de koekjes.</translation>
        </message>
        <message>
            <source>Correct. I’d have caught me, too.</source>
            <translation>Correct. Ik had mezelf ook betrapt.</translation>
        </message>
        <message>
            <source>I’ll write myself a stern letter.</source>
            <translation>Ik schrijf mezelf een strenge brief.</translation>
        </message>
        <message>
            <source>Very well. I’ll dig my way out.</source>
            <translation>Goed dan. Ik graaf me er wel uit.</translation>
        </message>
        <message>
            <source>Perfectly allowed. Unfortunately.</source>
            <translation>Helemaal volgens de regels. Helaas.</translation>
        </message>
        <message>
            <source>Done. And everything put away neatly.</source>
            <translation>Klaar. En alles netjes opgeruimd.</translation>
        </message>
        <message>
            <source>Keep digging, and you’ll see daylight.</source>
            <translation>Wie blijft graven, ziet het daglicht.</translation>
        </message>
        <message>
            <source>Missed by a whisker. I measured.</source>
            <translation>Op een haartje na. Ik heb het gemeten.</translation>
        </message>
        <message>
            <source>Well done. Now, elbows off the table.</source>
            <translation>Goed gespeeld. Ellebogen van tafel.</translation>
        </message>
        <message>
            <source>Ha! Make that face again!</source>
            <translation>Ha! Trek dat gezicht nog eens!</translation>
        </message>
        <message>
            <source>Splish, splash, got you!</source>
            <translation>Spetter, spatter, betrapt!</translation>
        </message>
        <message>
            <source>Oh well. How does my face look?</source>
            <translation>O jee. En hoe kijk ik nu zelf?</translation>
        </message>
        <message>
            <source>I was floating on my back. Sorry!</source>
            <translation>Ik lag net zo lekker te drijven.</translation>
        </message>
        <message>
            <source>Hey, that’s usually my trick!</source>
            <translation>Hé, dat grapje is van mij!</translation>
        </message>
        <message>
            <source>What a wave! I’m soaked.</source>
            <translation>Wat een golf! Ik ben kletsnat.</translation>
        </message>
        <message>
            <source>Group photo! Everyone look amazed!</source>
            <translation>Groepsfoto! Allemaal verbaasd kijken!</translation>
        </message>
        <message>
            <source>I won! Everybody down the slide!</source>
            <translation>Gewonnen! Wie roetsjt er mee?</translation>
        </message>
        <message>
            <source>You should’ve seen my face just now!</source>
            <translation>Je had mijn gezicht eens moeten zien!</translation>
        </message>
        <message>
            <source>Almost! Again, again, again!</source>
            <translation>Nét niet! Nog een keer, nog een keer!</translation>
        </message>
        <message>
            <source>I’ve been waiting. On one leg.</source>
            <translation>Hierop wachtte ik. Op één poot.</translation>
        </message>
        <message>
            <source>Still water, sharp beak.</source>
            <translation>Stille wateren, spitse snavel.</translation>
        </message>
        <message>
            <source>I was being quiet. It’s a habit.</source>
            <translation>Ik zweeg. Macht der gewoonte.</translation>
        </message>
        <message>
            <source>My own reflection distracted me.</source>
            <translation>Mijn spiegelbeeld leidde me af.</translation>
        </message>
        <message>
            <source>A few ruffled feathers. Nothing more.</source>
            <translation>Een paar veren in de war. Meer niet.</translation>
        </message>
        <message>
            <source>I’ll wait. I’m good at that.</source>
            <translation>Ik wacht wel. Daar ben ik goed in.</translation>
        </message>
        <message>
            <source>Wait, wait, wait… snap.</source>
            <translation>Wachten, wachten, wachten… hap.</translation>
        </message>
        <message>
            <source>Good. Now I’ll switch legs.</source>
            <translation>Mooi. Nu wissel ik van poot.</translation>
        </message>
        <message>
            <source>The fish was that close.</source>
            <translation>De vis zat al bijna in mijn snavel.</translation>
        </message>
        <message>
            <source>I waited. A bit too well.</source>
            <translation>Ik wachtte. Iets te goed.</translation>
        </message>
        <message>
            <source>I checked three times. You forgot.</source>
            <translation>Drie keer nagekeken: echt vergeten.</translation>
        </message>
        <message>
            <source>Better safe than silent.</source>
            <translation>Beter te luid dan te laat.</translation>
        </message>
        <message>
            <source>Oh no. And I had it on my list.</source>
            <translation>O nee. Het stond nog op mijn lijstje.</translation>
        </message>
        <message>
            <source>Excuse me while I curl up.</source>
            <translation>Ik rol me even op, goed?</translation>
        </message>
        <message>
            <source>I knew I should’ve worn a helmet.</source>
            <translation>Had ik maar een helm opgezet.</translation>
        </message>
        <message>
            <source>Ouch! And I’m the one with spikes.</source>
            <translation>Au! En ík ben hier degene met stekels.</translation>
        </message>
        <message>
            <source>A win? Let me double-check that.</source>
            <translation>Winst? Dat kijk ik liever even na.</translation>
        </message>
        <message>
            <source>Look left, look right, win.</source>
            <translation>Links kijken, rechts kijken, winnen.</translation>
        </message>
        <message>
            <source>A bit too careful, as usual.</source>
            <translation>Weer net iets te voorzichtig.</translation>
        </message>
        <message>
            <source>At least nobody got poked.</source>
            <translation>Niemand geprikt, daar gaat het om.</translation>
        </message>
        <message>
            <source>No time to explain: you forgot!</source>
            <translation>Geen tijd voor uitleg: je vergat het!</translation>
        </message>
        <message>
            <source>I never forget. Except my acorns.</source>
            <translation>Ik vergeet nooit iets. Behalve nootjes.</translation>
        </message>
        <message>
            <source>I was already three branches ahead.</source>
            <translation>Ik was al drie takken verder.</translation>
        </message>
        <message>
            <source>I stashed the word, but where?</source>
            <translation>Dat woord had ik verstopt. Maar waar?</translation>
        </message>
        <message>
            <source>Supplies for winter? Thanks!</source>
            <translation>Wintervoorraad? Dank je wel!</translation>
        </message>
        <message>
            <source>Where am I going to bury all this?</source>
            <translation>Waar moet ik dat allemaal begraven?</translation>
        </message>
        <message>
            <source>Done! What’s next? What’s next?</source>
            <translation>Klaar! En nu? En nu?</translation>
        </message>
        <message>
            <source>Acorns for everyone! Well, almost.</source>
            <translation>Nootjes voor iedereen! Nou ja, bijna.</translation>
        </message>
        <message>
            <source>Blink and it’s over! I blinked.</source>
            <translation>Eén keer knipperen en het is voorbij!</translation>
        </message>
        <message>
            <source>I saved the best a bit too long.</source>
            <translation>Het beste te lang bewaard. Oeps.</translation>
        </message>
        <message>
            <source>You thought I was asleep, right?</source>
            <translation>Je dacht zeker dat ik sliep.</translation>
        </message>
        <message>
            <source>Ribbit. That’s Frog for “gotcha.”</source>
            <translation>Kwaak. Dat is Kikkers voor: betrapt.</translation>
        </message>
        <message>
            <source>Huh? Oh. Was that just now?</source>
            <translation>Hè? O. Was dat nu al?</translation>
        </message>
        <message>
            <source>I had a frog in my throat.</source>
            <translation>Ik had een kikker in mijn keel.</translation>
        </message>
        <message>
            <source>I felt something. Is it raining?</source>
            <translation>Ik voelde iets. Regent het?</translation>
        </message>
        <message>
            <source>My lily pad is getting crowded.</source>
            <translation>Het wordt krap op mijn waterlelie.</translation>
        </message>
        <message>
            <source>Did I win in my sleep?</source>
            <translation>Heb ik slapend gewonnen?</translation>
        </message>
        <message>
            <source>That calls for a fly. A big one.</source>
            <translation>Dat verdient een vlieg. Een dikke.</translation>
        </message>
        <message>
            <source>I was about to jump. Really.</source>
            <translation>Ik wilde net springen. Echt waar.</translation>
        </message>
        <message>
            <source>Oh well. Back to not moving.</source>
            <translation>Nou ja. Dan zit ik maar weer stil.</translation>
        </message>
    </context>
    <context>
        <name>TableToasts</name>
        <message>
            <source>Trophies</source>
            <extracomment>Button in a short message about a new trophy: opens the page with all trophies</extracomment>
            <translation>Trofeeën</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Taken back.</source>
            <extracomment>Something that a player did is undone; nothing is known of it</extracomment>
            <translation>Teruggenomen.</translation>
        </message>
        <message>
            <source>Taken back: your draw.</source>
            <extracomment>A player undoes that they drew a card</extracomment>
            <translation>Teruggenomen: de kaart die je pakte.</translation>
        </message>
        <message>
            <source>Taken back: %1 on %2.</source>
            <extracomment>A player undoes a match. %1 one or two cards, for example "red 5 + blue 2"; %2 the card in the Center Row, "red 7"</extracomment>
            <translation>Teruggenomen: %1 op de %2.</translation>
        </message>
        <message>
            <source>Taken back: the end of your turn.</source>
            <extracomment>A player undoes that they ended their turn</extracomment>
            <translation>Teruggenomen: het einde van je beurt.</translation>
        </message>
        <message>
            <source>Taken back: %1 in the Center Row.</source>
            <extracomment>A player undoes that they laid a card in the Center Row. %1 a card, "red 7"</extracomment>
            <translation>Teruggenomen: %1 in de middelste rij.</translation>
        </message>
        <message>
            <source>Taken back: skipping the bonus.</source>
            <extracomment>A player undoes that they skipped a bonus card</extracomment>
            <translation>Teruggenomen: het overslaan van de bonus.</translation>
        </message>
        <message>
            <source>Taken back: %1.</source>
            <extracomment>A player undoes that they played a card. %1 the card, "red 7"</extracomment>
            <translation>Teruggenomen: %1.</translation>
        </message>
        <message>
            <source>Taken back: keeping the card.</source>
            <extracomment>A player undoes that they kept the card that they drew</extracomment>
            <translation>Teruggenomen: het houden van de kaart.</translation>
        </message>
        <message>
            <source>Taken back: your challenge.</source>
            <extracomment>A player undoes that they challenged a Wild Draw Four</extracomment>
            <translation>Teruggenomen: je uitdaging.</translation>
        </message>
        <message>
            <source>Taken back: drawing the cards.</source>
            <extracomment>A player undoes that they drew the cards of a Wild Draw Four instead of challenging it</extracomment>
            <translation>Teruggenomen: het pakken van de kaarten.</translation>
        </message>
        <message>
            <source>Taken back: %1 as the color.</source>
            <extracomment>A player undoes that they named a color. %1 the color, "red"</extracomment>
            <translation>Teruggenomen: de kleur %1.</translation>
        </message>
        <message>
            <source>Taken back: swapping hands.</source>
            <extracomment>A player undoes that they swapped hands with another player</extracomment>
            <translation>Teruggenomen: de kaartenruil.</translation>
        </message>
    </context>
    <context>
        <name>TakeBackButton</name>
        <message>
            <source>Take back</source>
            <extracomment>Button: undoes what you did last in this round, and what the others did since</extracomment>
            <translation>Zet terugnemen</translation>
        </message>
    </context>
    <context>
        <name>TextSizeGroup</name>
        <message>
            <source>Text size</source>
            <extracomment>Setting</extracomment>
            <translation>Tekstgrootte</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>Text size</extracomment>
            <translation>Normaal</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>Text size</extracomment>
            <translation>Groter</translation>
        </message>
        <message>
            <source>Largest</source>
            <extracomment>Text size</extracomment>
            <translation>Grootst</translation>
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
            <translation>Kaarttoetsen</translation>
        </message>
        <message>
            <source>0–9</source>
            <extracomment>Key of the card pad: shows keys for the values of cards, without colors. Figures as on the keys</extracomment>
            <translation>0–9</translation>
        </message>
        <message>
            <source>Show keys by value</source>
            <extracomment>Spoken name of the key</extracomment>
            <translation>Toetsen per waarde tonen</translation>
        </message>
    </context>
    <context>
        <name>CatchButton</name>
        <message>
            <source>Catch!</source>
            <extracomment>Button: catch a player who forgot to call</extracomment>
            <translation>Betrapt!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Spoken name of the catch button. %1: player's name</extracomment>
            <translation>%1 betrappen</translation>
        </message>
        <message>
            <source>Not yet: they still have a moment to call.</source>
            <extracomment>Spoken of the catch button during the grace period</extracomment>
            <translation>Nog niet: die speler heeft nog even tijd om te roepen.</translation>
        </message>
    </context>
    <context>
        <name>ColorWheel</name>
        <message>
            <source>Red</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Rood</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Blauw</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Groen</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Geel</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Spoken name of the four colors that are offered for a wild card</extracomment>
            <translation>Noem een kleur</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a color that the hint suggests</extracomment>
            <translation>Voorgesteld door de hint.</translation>
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
            <translation>Puntentelling</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alles voor de winnaar</translation>
        </message>
        <message>
            <source>Printed rule: the player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Volgens de spelregels: wie uit is, krijgt punten voor de kaarten van alle anderen. Het hoogste totaal wint.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Kaarten zijn strafpunten</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Iedereen krijgt strafpunten voor de kaarten die nog over zijn. Het laagste totaal wint.</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Game</source>
            <extracomment>Spoken name of the choice between the rules of DOS and of UNO</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Settle it</source>
            <extracomment>Button: to the disputed cases</extracomment>
            <translation>Wie heeft gelijk?</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Button: to the rules of the game on one screen</extracomment>
            <translation>Spiekbriefje</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of chapters and sections</extracomment>
            <translation>Inhoud</translation>
        </message>
        <message>
            <source>Learn UNO by playing</source>
            <extracomment>Button in the rules of UNO: to the lesson</extracomment>
            <translation>UNO al spelend leren</translation>
        </message>
        <message>
            <source>Learn DOS by playing</source>
            <extracomment>Button in the rules of DOS: to the lesson</extracomment>
            <translation>DOS al spelend leren</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Button: continues an unfinished game</extracomment>
            <translation>Doorgaan</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Doorgaan met %1</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: gives up an unfinished game</extracomment>
            <translation>Partij opgeven</translation>
        </message>
        <message>
            <source>Discard game: %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Partij opgeven: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished game(s)</source>
            <extracomment>Button: opens the list of all unfinished games; %n is how many there are</extracomment>
            <translation>
                <numerusform>%n onafgemaakte partij</numerusform>
                <numerusform>%n onafgemaakte partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>Discarded</source>
            <extracomment>Replaces the score of an unfinished game after it has been discarded</extracomment>
            <translation>Opgegeven</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded game</extracomment>
            <translation>Terugzetten</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 terugzetten</translation>
        </message>
    </context>
    <context>
        <name>CountChip</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>The number of cards in a player's hand</extracomment>
            <translation>
                <numerusform>%n kaart in de hand</numerusform>
                <numerusform>%n kaarten in de hand</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more at the end of the turn</source>
            <extracomment>Spoken of a player who draws penalty cards at the end of the turn</extracomment>
            <translation>
                <numerusform>%n erbij aan het eind van de beurt</numerusform>
                <numerusform>%n erbij aan het eind van de beurt</numerusform>
            </translation>
        </message>
        <message>
            <source>Has called</source>
            <extracomment>Spoken of a player who has called with the cards that they hold</extracomment>
            <translation>Heeft geroepen</translation>
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
            <translation>%1 verwijderen</translation>
        </message>
    </context>
    <context>
        <name>DataSection</name>
        <message>
            <source>Your games, score book, and recordings are stored in this browser only. It may delete them when it runs out of space: export everything now and then.</source>
            <extracomment>In a browser that has not promised to keep them</extracomment>
            <translation>Je partijen, scoreboek en opnamen staan alleen in deze browser. Als hij ruimte tekortkomt, kan hij ze wissen: exporteer af en toe alles.</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in this browser, on this device only.</source>
            <extracomment>In a browser</extracomment>
            <translation>Je partijen, scoreboek en opnamen staan in deze browser, alleen op dit apparaat.</translation>
        </message>
        <message>
            <source>Your data</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Je gegevens</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in “%1”, on this device only.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Je partijen, scoreboek en opnamen staan in “%1”, alleen op dit apparaat.</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>Delete everything…</source>
            <extracomment>Button: asks before it does</extracomment>
            <translation>Alles verwijderen…</translation>
        </message>
        <message>
            <source>This deletes all games, the whole score book with its people, the call log, your recorded voices, the backups, and the settings. You can’t undo it.</source>
            <translation>Dit verwijdert alle partijen, het hele scoreboek met alle spelers, het roeplogboek, je opgenomen stemmen, de back-ups en de instellingen. Je kunt het niet ongedaan maken.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: the first of two questions is answered; nothing is deleted yet</extracomment>
            <translation>Doorgaan</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: everything is deleted at once</extracomment>
            <translation>Definitief verwijderen</translation>
        </message>
        <message>
            <source>Delete all games, the score book, people, calls, voices, backups, and settings? Tableside will close and start empty next time.</source>
            <translation>Alle partijen, het scoreboek, de spelers, het roeplogboek, stemmen, back-ups en instellingen verwijderen? Tableside sluit dan af en begint de volgende keer leeg.</translation>
        </message>
        <message>
            <source>Export everything</source>
            <extracomment>Button: write all stored data into a folder</extracomment>
            <translation>Alles exporteren</translation>
        </message>
        <message>
            <source>Saves a new folder with the score book, every game with all its cards, the call log, your voices, and the settings.</source>
            <extracomment>Under the button "Export everything"</extracomment>
            <translation>Maakt een nieuwe map met het scoreboek, elke partij met alle kaarten, het roeplogboek, je stemmen en de instellingen.</translation>
        </message>
        <message>
            <source>Games you can replay</source>
            <extracomment>Label of a setting: of how many finished games all cards are kept</extracomment>
            <translation>Partijen om terug te kijken</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Choice of that setting: no limit</extracomment>
            <translation>Alle</translation>
        </message>
        <message>
            <source>When a game ends, you can’t replay the oldest ones beyond this number anymore. Their results and statistics stay.</source>
            <extracomment>Under that setting</extracomment>
            <translation>Zijn het er meer, dan kun je de oudste na de volgende partij niet meer terugkijken. De uitslagen en statistieken blijven.</translation>
        </message>
        <message>
            <source>Tables (CSV) separate cells by</source>
            <extracomment>Label of a setting: what separates the cells of tables that are exported for spreadsheets</extracomment>
            <translation>Scheidingsteken in tabellen (CSV)</translation>
        </message>
        <message>
            <source>As in the region</source>
            <extracomment>Choice of that setting: a comma or a semicolon, as in the system's region</extracomment>
            <translation>Zoals in de regio</translation>
        </message>
        <message>
            <source>Comma</source>
            <translation>Komma</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <translation>Puntkomma</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tab</translation>
        </message>
    </context>
    <context>
        <name>DealLine</name>
        <message>
            <source>Deal number %1 · fair-deal code %2</source>
            <extracomment>At the end of a game. %1 the deal number, %2 the beginning of its fair-deal code: what "printf 'dos 2 42' | sha256sum" prints</extracomment>
            <translation>Spelnummer %1 · controlecode %2</translation>
        </message>
        <message>
            <source>Copy deal number and full code</source>
            <extracomment>Button: copies the deal number and the full fair-deal code to the clipboard</extracomment>
            <translation>Spelnummer en hele code kopiëren</translation>
        </message>
    </context>
    <context>
        <name>DealSeal</name>
        <message>
            <source>Fair-deal code</source>
            <extracomment>Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)</extracomment>
            <translation>Controlecode</translation>
        </message>
        <message>
            <source>Copy full code</source>
            <extracomment>Button: to the clipboard</extracomment>
            <translation>Hele code kopiëren</translation>
        </message>
        <message>
            <source>Made from the deal number before the first card. After the game, you see the number and can check the code.</source>
            <extracomment>Under the fair-deal code</extracomment>
            <translation>Uit het spelnummer berekend, vóór de eerste kaart. Na de partij zie je het nummer en kun je de code nagaan.</translation>
        </message>
    </context>
    <context>
        <name>DealSection</name>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Spelnummer</translation>
        </message>
        <message>
            <source>New deal</source>
            <extracomment>In the empty field of the deal number</extracomment>
            <translation>Nieuwe kaarten</translation>
        </message>
        <message>
            <source>The same number deals the same cards. Leave it empty for a new deal.</source>
            <translation>Hetzelfde nummer geeft dezelfde kaarten. Laat het leeg voor nieuwe kaarten.</translation>
        </message>
    </context>
    <context>
        <name>DealerChip</name>
        <message>
            <source>Dealer</source>
            <extracomment>Mark of this round's dealer</extracomment>
            <translation>Gever</translation>
        </message>
    </context>
    <context>
        <name>DirectionRing</name>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Er wordt naar links gespeeld.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Er wordt naar rechts gespeeld.</translation>
        </message>
    </context>
    <context>
        <name>EditionNote</name>
        <message>
            <source>Two discard piles? That’s the second edition of DOS, a different game. Tableside plays the first.</source>
            <extracomment>Small note on Home</extracomment>
            <translation>Twee open stapels? Dat is de tweede editie van DOS, een ander spel. Tableside speelt de eerste.</translation>
        </message>
        <message>
            <source>Which edition do I have?</source>
            <extracomment>Button: to the page of the rules that tells the two editions of DOS apart</extracomment>
            <translation>Welke editie heb ik?</translation>
        </message>
    </context>
    <context>
        <name>EntryFoot</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: leave the entry; the counted hands stay</extracomment>
            <translation>Terug naar blad</translation>
        </message>
        <message>
            <source>Next hand</source>
            <extracomment>Button: this hand is counted; go to the next one</extracomment>
            <translation>Volgende hand</translation>
        </message>
        <message>
            <source>Finish round</source>
            <extracomment>Button: all hands are counted; the round is complete</extracomment>
            <translation>Ronde afsluiten</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: discard the changes to an earlier round</extracomment>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the changes to an earlier round</extracomment>
            <translation>Opslaan</translation>
        </message>
    </context>
    <context>
        <name>EntryHistory</name>
        <message>
            <source>History</source>
            <extracomment>Heading over the list of what was entered for a hand, newest first</extracomment>
            <translation>Geschiedenis</translation>
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
            <translation>Punten van ronde %1</translation>
        </message>
        <message>
            <source>Hide number pad</source>
            <translation>Cijfers verbergen</translation>
        </message>
        <message>
            <source>Show number pad</source>
            <translation>Cijfers tonen</translation>
        </message>
    </context>
    <context>
        <name>ExampleBlock</name>
        <message>
            <source>Example: %1</source>
            <extracomment>Over the table of a worked example; %1 its title</extracomment>
            <translation>Voorbeeld: %1</translation>
        </message>
        <message>
            <source>Starting position</source>
            <extracomment>Over the words of an example, before its first step</extracomment>
            <translation>Beginstand</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <extracomment>%1 number of the step, %2 how many there are</extracomment>
            <translation>Stap %1 van %2</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <extracomment>Spoken mark of a step in an example that the rules do not allow</extracomment>
            <translation>Mag niet</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button: one step back in an example</extracomment>
            <translation>Vorige stap</translation>
        </message>
        <message>
            <source>Next step</source>
            <extracomment>Button: the next step of an example</extracomment>
            <translation>Volgende stap</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: to the beginning of an example</extracomment>
            <translation>Vanaf het begin</translation>
        </message>
    </context>
    <context>
        <name>ExampleTable</name>
        <message numerus="yes">
            <source>%1: %n card(s)</source>
            <extracomment>A player of an example and the number of her cards. %1 name, %n cards</extracomment>
            <translation>
                <numerusform>%1: %n kaart</numerusform>
                <numerusform>%1: %n kaarten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Save as</source>
            <extracomment>Title of the system's window in which the place of a file is chosen</extracomment>
            <translation>Opslaan als</translation>
        </message>
        <message>
            <source>Save in folder</source>
            <extracomment>Title of the system's window in which a folder is chosen</extracomment>
            <translation>Opslaan in map</translation>
        </message>
        <message>
            <source>Import scores</source>
            <translation>Scores importeren</translation>
        </message>
        <message>
            <source>Score books and tables (*.jsonl *.csv);;All files (*)</source>
            <extracomment>Kinds of files that can be picked; the patterns in brackets stay as they are</extracomment>
            <translation>Scoreboeken en tabellen (*.jsonl *.csv);;Alle bestanden (*)</translation>
        </message>
    </context>
    <context>
        <name>StorageWarning</name>
        <message>
            <source>Nothing is being saved: it’s all gone when you close Tableside. See Home for the reason.</source>
            <extracomment>In the score book and on a score sheet, while the file for them cannot be used. "Home" is the first page</extracomment>
            <translation>Niets wordt opgeslagen: alles is weg als je Tableside sluit. Op het startscherm staat waarom.</translation>
        </message>
    </context>
    <context>
        <name>GamePicture</name>
        <message>
            <source>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</source>
            <extracomment>Spoken description of the drawn fan of DOS cards</extracomment>
            <translation>Vijf DOS-kaarten: rode 7, blauwe 10, DOS-keuzekaart, groene keuzekaart #, gele 5</translation>
        </message>
        <message>
            <source>Five UNO cards: red 7, blue Draw Two, Wild Dumb Fu, green Reverse, yellow Skip</source>
            <extracomment>Spoken description of the drawn fan of UNO cards</extracomment>
            <translation>Vijf UNO-kaarten: rode 7, blauwe Neem-twee, Domfu, groene Keer-om, gele Sla-beurt-over</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>Table, round %1</source>
            <extracomment>Spoken name of the table. %1 the number of the round</extracomment>
            <translation>Tafel, ronde %1</translation>
        </message>
    </context>
    <context>
        <name>HandList</name>
        <message>
            <source>Hands in this round</source>
            <extracomment>Spoken name of the list of hands that are being counted</extracomment>
            <translation>Kaarten van deze ronde</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>is uit</translation>
        </message>
        <message>
            <source>being counted</source>
            <extracomment>Below a player's name: the hand has been begun and not finished</extracomment>
            <translation>wordt geteld</translation>
        </message>
    </context>
    <context>
        <name>HelpSection</name>
        <message>
            <source>Help during the game</source>
            <extracomment>Heading when setting up a game: what the app may help with</extracomment>
            <translation>Hulp tijdens de partij</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>Setting of a game</extracomment>
            <translation>Hints</translation>
        </message>
        <message>
            <source>On your turn, the lamp suggests a play and says why. It sees only what you see.</source>
            <translation>In je beurt stelt het lampje een zet voor en zegt waarom. Het ziet alleen wat jij ziet.</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Setting of a game: whether what was played may be undone</extracomment>
            <translation>Zetten terugnemen</translation>
        </message>
        <message>
            <source>Go back to your last decision, as often as you like within a round. The result shows how many times you did.</source>
            <translation>Ga terug naar je laatste keuze, binnen een ronde zo vaak je wilt. In de uitslag staat hoe vaak.</translation>
        </message>
    </context>
    <context>
        <name>HintButton</name>
        <message>
            <source>Hide hint</source>
            <extracomment>Button: hides the suggested play</extracomment>
            <translation>Hint verbergen</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button: suggests a play</extracomment>
            <translation>Hint</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!</source>
            <extracomment>One line on the first page under the drawn cards</extracomment>
            <translation>Speel op een kaart in het midden één kaart met hetzelfde getal, of twee die samen op dat getal uitkomen. Nog twee kaarten? Roep het!</translation>
        </message>
        <message>
            <source>Play DOS</source>
            <extracomment>Button: set up a new game of DOS</extracomment>
            <translation>DOS spelen</translation>
        </message>
        <message>
            <source>Continue scoring</source>
            <extracomment>Button: keep the score of a game with real cards</extracomment>
            <translation>Verder met de score</translation>
        </message>
        <message>
            <source>Keep score</source>
            <translation>Score bijhouden</translation>
        </message>
        <message>
            <source>Continue scoring: %1</source>
            <extracomment>Spoken name of the button. %1 for example "Anna, Ben and Cleo"</extracomment>
            <translation>Verder met de score: %1</translation>
        </message>
        <message>
            <source>Rules and disputes</source>
            <extracomment>Button: to the rules of both games</extracomment>
            <translation>Regels en ruzies</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Button: to the settings</extracomment>
            <translation>Instellingen</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>Button: to the page about the program</extracomment>
            <translation>Info</translation>
        </message>
        <message>
            <source>Play UNO</source>
            <extracomment>Button: set up a new game of UNO</extracomment>
            <translation>UNO spelen</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: to the big DOS!/UNO! button for a game with real cards</extracomment>
            <translation>Roepknoppen</translation>
        </message>
        <message>
            <source>Games played</source>
            <extracomment>Button: to the games at the table that are over, and their statistics</extracomment>
            <translation>Gespeelde partijen</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button: to the lesson of DOS</extracomment>
            <translation>DOS leren</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button: to the lesson of UNO</extracomment>
            <translation>UNO leren</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button: to the page with one deal of each game per day</extracomment>
            <translation>Ronde van de dag</translation>
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
            <translation>Kies hoe jullie thuis spelen.</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Bonuskaarten</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Vrijwillig</translation>
        </message>
        <message>
            <source>Printed for the single color match; we play it for both.</source>
            <translation>Zo staat het in de spelregels.</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Verplicht</translation>
        </message>
        <message>
            <source>How long you can be caught</source>
            <translation>Hoelang je kunt worden betrapt</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Tijd om te roepen voordat je kunt worden betrapt</translation>
        </message>
        <message>
            <source>Wrong catch</source>
            <translation>Onterecht betrappen</translation>
        </message>
        <message>
            <source>No penalty</source>
            <translation>Geen straf</translation>
        </message>
        <message>
            <source>Draw two</source>
            <translation>2 kaarten pakken</translation>
        </message>
    </context>
    <context>
        <name>Toasts</name>
        <message>
            <source>Another phone wants to play for %1.</source>
            <extracomment>In a short message. %1 a player who has a phone already</extracomment>
            <translation>Een andere telefoon wil voor %1 spelen.</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Toestaan</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Niet nu</translation>
        </message>
    </context>
    <context>
        <name>Trophies</name>
        <message>
            <source>Gotcha</source>
            <extracomment>Title of a trophy, two to four words: caught somebody who forgot to call</extracomment>
            <translation>Betrapt!</translation>
        </message>
        <message>
            <source>Caught everybody once</source>
            <extracomment>Title of a trophy</extracomment>
            <translation>Iedereen een keer betrapt</translation>
        </message>
        <message>
            <source>Nobody noticed</source>
            <extracomment>Title of a trophy: forgot to call, and no one saw it</extracomment>
            <translation>Niemand merkte het</translation>
        </message>
        <message>
            <source>A good memory</source>
            <extracomment>Title of a trophy: never forgot to call</extracomment>
            <translation>Goed geheugen</translation>
        </message>
        <message>
            <source>From 12 to 0</source>
            <extracomment>Title of a trophy: went out after holding 12 cards</extracomment>
            <translation>Van 12 naar 0</translation>
        </message>
        <message>
            <source>A hundred at once</source>
            <extracomment>Title of a trophy: 100 points in one round</extracomment>
            <translation>Honderd in één keer</translation>
        </message>
        <message>
            <source>Back from last</source>
            <extracomment>Title of a trophy: won after being last</extracomment>
            <translation>Van laatste naar eerste</translation>
        </message>
        <message>
            <source>Three hard nuts</source>
            <extracomment>Title of a trophy: won against three computer players at Hard</extracomment>
            <translation>Drie harde noten</translation>
        </message>
        <message>
            <source>Without a single hint</source>
            <extracomment>Title of a trophy: won with hints turned off</extracomment>
            <translation>Zonder één hint</translation>
        </message>
        <message>
            <source>No regrets</source>
            <extracomment>Title of a trophy: won without taking anything back</extracomment>
            <translation>Nergens spijt van</translation>
        </message>
        <message>
            <source>Two double colors</source>
            <extracomment>Title of a trophy, in DOS</extracomment>
            <translation>Twee keer dubbel</translation>
        </message>
        <message>
            <source>Five at once</source>
            <extracomment>Title of a trophy: five cards gone in one turn</extracomment>
            <translation>Vijf in één keer</translation>
        </message>
        <message>
            <source>Clean sweep</source>
            <extracomment>Title of a trophy: every card of the Center Row matched</extracomment>
            <translation>Rij leeggeveegd</translation>
        </message>
        <message>
            <source>Parting gift</source>
            <extracomment>Title of a trophy: went out with a bonus card</extracomment>
            <translation>Afscheidscadeau</translation>
        </message>
        <message>
            <source>Bluffed a badger</source>
            <extracomment>Title of a trophy: the badger is a computer player</extracomment>
            <translation>Een das gebluft</translation>
        </message>
        <message>
            <source>Saw right through it</source>
            <extracomment>Title of a trophy: challenged a bluff</extracomment>
            <translation>Doorzien</translation>
        </message>
        <message>
            <source>Honest after all</source>
            <extracomment>Title of a trophy: was challenged for an honest card</extracomment>
            <translation>Toch eerlijk</translation>
        </message>
        <message>
            <source>Living statue</source>
            <extracomment>Title of a trophy: held a pose</extracomment>
            <translation>Levend standbeeld</translation>
        </message>
        <message>
            <source>Tall stack</source>
            <extracomment>Title of a trophy: eight cards or more stacked</extracomment>
            <translation>Hoge stapel</translation>
        </message>
        <message>
            <source>Room for one more</source>
            <extracomment>Title of a trophy: jumped in with an identical card</extracomment>
            <translation>Ik mag er nog tussen</translation>
        </message>
        <message>
            <source>A good trade</source>
            <extracomment>Title of a trophy: swapped for a much smaller hand</extracomment>
            <translation>Goede ruil</translation>
        </message>
        <message>
            <source>Me again</source>
            <extracomment>Title of a trophy: three turns in a row</extracomment>
            <translation>Ik weer</translation>
        </message>
        <message>
            <source>Order in chaos</source>
            <extracomment>Title of a trophy: won with the rules called Chaos</extracomment>
            <translation>Orde in de chaos</translation>
        </message>
        <message>
            <source>First of ten</source>
            <extracomment>Title of a trophy: won with ten players</extracomment>
            <translation>De beste van tien</translation>
        </message>
        <message>
            <source>Catch someone who forgot to call.</source>
            <extracomment>What a trophy takes, one short sentence</extracomment>
            <translation>Betrap iemand die is vergeten te roepen.</translation>
        </message>
        <message>
            <source>In one game, catch every other player, at least two.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Betrap in één partij alle anderen, minstens twee.</translation>
        </message>
        <message>
            <source>Forget to call, and get away with it.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Vergeet te roepen en kom ermee weg.</translation>
        </message>
        <message>
            <source>Win a game with three calls or more and none forgotten.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Win een partij waarin je minstens drie keer roept en het nooit vergeet.</translation>
        </message>
        <message>
            <source>Go out after holding 12 cards or more in that round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Ga uit nadat je in die ronde minstens 12 kaarten had.</translation>
        </message>
        <message>
            <source>Score 100 points or more with one round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Haal minstens 100 punten met één ronde.</translation>
        </message>
        <message>
            <source>Win a game after being last of three or more.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Win een partij nadat je laatste was van drie of meer.</translation>
        </message>
        <message>
            <source>Win a game against three computer players at Hard.</source>
            <extracomment>What a trophy takes. "Hard" is a level</extracomment>
            <translation>Win een partij van drie computerspelers op Moeilijk.</translation>
        </message>
        <message>
            <source>Win against a computer player with hints turned off.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Win van een computerspeler met de hints uit.</translation>
        </message>
        <message>
            <source>Win a game that lets you take back plays, and take none back.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Win een partij waarin je zetten mag terugnemen en neem er geen terug.</translation>
        </message>
        <message>
            <source>Make two double color matches in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Maak twee dubbele kleurencombinaties in één beurt.</translation>
        </message>
        <message>
            <source>Get rid of five cards or more in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Raak in één beurt minstens vijf kaarten kwijt.</translation>
        </message>
        <message>
            <source>Match every card of the Center Row in one turn, three or more.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Speel in één beurt op elke kaart van de middelste rij, drie of meer.</translation>
        </message>
        <message>
            <source>Go out with a bonus card.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Ga uit met een bonuskaart.</translation>
        </message>
        <message>
            <source>Bluff with a Wild Draw Four, and Greta the badger draws.</source>
            <extracomment>What a trophy takes, in UNO. Greta is the badger among the computer players; use the name that she has in your language</extracomment>
            <translation>Bluf met een Neem-vier, en Greta de das pakt de kaarten.</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four that is a bluff.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Daag een Neem-vier uit die bluf is.</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four that someone challenges for nothing.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Speel een Neem-vier die iemand voor niets uitdaagt.</translation>
        </message>
        <message>
            <source>Hold a pose through two turns.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Houd een pose twee beurten vol.</translation>
        </message>
        <message>
            <source>Make someone draw eight cards or more for your card on a stack.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Laat iemand minstens acht kaarten pakken voor jouw kaart op een stapel.</translation>
        </message>
        <message>
            <source>Jump in with an identical card.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Spring in met dezelfde kaart.</translation>
        </message>
        <message>
            <source>Swap hands with a 7, and get at least five cards fewer.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Ruil met een 7 en krijg minstens vijf kaarten minder.</translation>
        </message>
        <message>
            <source>Take three turns in a row.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Wees drie keer achter elkaar aan de beurt.</translation>
        </message>
        <message>
            <source>Win a game with stacking, jumping in, and seven and zero.</source>
            <extracomment>What a trophy takes, in UNO: the three house rules of the set "Chaos"</extracomment>
            <translation>Win een partij met stapelen, inspringen en zeven en nul.</translation>
        </message>
        <message>
            <source>Win a game of ten players.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Win een partij met tien spelers.</translation>
        </message>
    </context>
    <context>
        <name>TrophiesPage</name>
        <message>
            <source>Trophies</source>
            <extracomment>Title of the page with trophies</extracomment>
            <translation>Trofeeën</translation>
        </message>
        <message>
            <source>%1 of %2 earned</source>
            <extracomment>How many trophies were earned: %1 of %2</extracomment>
            <translation>%1 van %2 verdiend</translation>
        </message>
        <message>
            <source>No trophies yet. Play a round at the table: some are earned by accident.</source>
            <extracomment>On the page with trophies, before the first is earned</extracomment>
            <translation>Nog geen trofeeën. Speel een ronde aan tafel: sommige verdien je per ongeluk.</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose trophies are shown</extracomment>
            <translation>Speler</translation>
        </message>
        <message>
            <source>In both games</source>
            <extracomment>Heading: trophies that can be earned in either game</extracomment>
            <translation>In beide spellen</translation>
        </message>
        <message>
            <source>Games you played before count, too, as long as they can be replayed. A deleted game takes its trophies with it. Games played on from a replay don’t count.</source>
            <extracomment>Below the trophies</extracomment>
            <translation>Eerder gespeelde partijen tellen ook mee, zolang je ze kunt terugkijken. Een verwijderde partij neemt haar trofeeën mee. Partijen die verder zijn gespeeld vanuit een teruggekeken partij tellen niet mee.</translation>
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
            <translation>%1. %2 Verdiend: %3</translation>
        </message>
        <message>
            <source>%1. %2 Not earned yet</source>
            <extracomment>Spoken name of a trophy. %1 its title, %2 what it takes</extracomment>
            <translation>%1. %2 Nog niet verdiend</translation>
        </message>
    </context>
    <context>
        <name>TurnsPanel</name>
        <message>
            <source>Nothing yet in this round.</source>
            <extracomment>Shown instead of the last turns if there are none</extracomment>
            <translation>Nog niets in deze ronde.</translation>
        </message>
        <message>
            <source>Show it again</source>
            <extracomment>Button: shows once more what happened in the last turn</extracomment>
            <translation>Nog eens tonen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGameRow</name>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Doorgaan met %1</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>%1 opgeven</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGamesPage</name>
        <message>
            <source>Unfinished games</source>
            <extracomment>Title of the page with all unfinished games at the table</extracomment>
            <translation>Onafgemaakte partijen</translation>
        </message>
        <message>
            <source>No unfinished games.</source>
            <translation>Geen onafgemaakte partijen.</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Center Row: %1</source>
            <extracomment>Spoken when a turn begins. %1 the cards that lie there, such as "red 7 and Wild DOS"</extracomment>
            <translation>Middelste rij: %1</translation>
        </message>
        <message>
            <source>%1 is caught and draws two.</source>
            <extracomment>%1 a player's name; who has caught them is not known</extracomment>
            <translation>%1 is betrapt en pakt er 2.</translation>
        </message>
        <message>
            <source>You drew the highest card, so you deal.</source>
            <translation>Jij pakte de hoogste kaart, dus jij geeft.</translation>
        </message>
        <message>
            <source>%1 drew the highest card and deals.</source>
            <translation>%1 pakte de hoogste kaart en geeft.</translation>
        </message>
        <message>
            <source>Round %1. You deal.</source>
            <translation>Ronde %1. Jij geeft.</translation>
        </message>
        <message>
            <source>Round %1. %2 deals.</source>
            <translation>Ronde %1. %2 geeft.</translation>
        </message>
        <message numerus="yes">
            <source>You went out: %n point(s).</source>
            <translation>
                <numerusform>Je bent uit: %n punt.</numerusform>
                <numerusform>Je bent uit: %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 went out: %n point(s).</source>
            <translation>
                <numerusform>%1 is uit: %n punt.</numerusform>
                <numerusform>%1 is uit: %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Jij wint de partij!</translation>
        </message>
        <message>
            <source>%1 wins the game.</source>
            <translation>%1 wint de partij.</translation>
        </message>
        <message>
            <source>No cards are left for you to draw.</source>
            <translation>Er is geen kaart over die je kunt pakken.</translation>
        </message>
        <message>
            <source>No cards are left for %1 to draw.</source>
            <translation>Er is geen kaart over die %1 kan pakken.</translation>
        </message>
        <message>
            <source>You draw %1.</source>
            <translation>Je pakt: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <translation>
                <numerusform>%1 pakt %n kaart.</numerusform>
                <numerusform>%1 pakt %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <extracomment>%1 a match such as "5 + 2 on red 7 · double number match"</extracomment>
            <translation>Jij: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a player's name, %2 a match</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>You lay a %1.</source>
            <translation>Je legt de %1 neer.</translation>
        </message>
        <message>
            <source>%1 lays a %2.</source>
            <translation>%1 legt de %2 neer.</translation>
        </message>
        <message>
            <source>You skip the bonus.</source>
            <translation>Je slaat de bonus over.</translation>
        </message>
        <message>
            <source>%1 skips the bonus.</source>
            <translation>%1 slaat de bonus over.</translation>
        </message>
        <message>
            <source>New in the Center Row: %1.</source>
            <translation>Nieuw in de middelste rij: %1.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new draw pile.</source>
            <translation>De open stapel wordt geschud en is nu de stok.</translation>
        </message>
        <message>
            <source>%1 catches you: you draw two.</source>
            <translation>%1 betrapt je: je pakt er 2.</translation>
        </message>
        <message>
            <source>You catch %1, who draws two.</source>
            <translation>Je betrapt %1, die er 2 pakt.</translation>
        </message>
        <message>
            <source>%1 catches %2, who draws two.</source>
            <translation>%1 betrapt %2, die er 2 pakt.</translation>
        </message>
        <message>
            <source>Wrong catch: you draw two.</source>
            <translation>Je betrapte onterecht: je pakt er 2.</translation>
        </message>
        <message>
            <source>Wrong catch: %1 draws two.</source>
            <translation>%1 betrapte onterecht en pakt er 2.</translation>
        </message>
        <message>
            <source>You played your last card!</source>
            <translation>Je hebt je laatste kaart gespeeld!</translation>
        </message>
        <message>
            <source>%1 played their last card.</source>
            <translation>%1 heeft de laatste kaart gespeeld.</translation>
        </message>
        <message>
            <source>You forgot to call “%1”, but nobody noticed.</source>
            <extracomment>%1 what should have been called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Je vergat “%1” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2”, but nobody noticed.</source>
            <extracomment>%1 a player's name, %2 what should have been called: "DOS!"</extracomment>
            <translation>%1 vergat “%2” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>You call “%1”</source>
            <extracomment>%1 what is called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Je roept “%1”</translation>
        </message>
        <message>
            <source>%1 calls “%2”</source>
            <extracomment>%1 a player's name, %2 what is called: "DOS!"</extracomment>
            <translation>%1 roept “%2”</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>Je krijgt %n punt.</numerusform>
                <numerusform>Je krijgt %n punten.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 krijgt %n punt.</numerusform>
                <numerusform>%1 krijgt %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>you %1</source>
            <extracomment>In the list of everybody's points: the viewer's, %1</extracomment>
            <translation>jij %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>In the list of everybody's points: %1 a player's name, %2 the points</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Points this round: %1.</source>
            <extracomment>%1 a list such as "you 12, West 0, and North 7"</extracomment>
            <translation>Punten van deze ronde: %1.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s): call “%1”</source>
            <extracomment>%1 what is called with so many cards, with its exclamation mark: "DOS!"</extracomment>
            <translation>
                <numerusform>Je hebt nog %n kaart: roep “%1”</numerusform>
                <numerusform>Je hebt nog %n kaarten: roep “%1”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has %n card(s) and can be caught.</source>
            <extracomment>%1 a player's name, who has not called yet</extracomment>
            <translation>
                <numerusform>%1 heeft nog %n kaart en kan worden betrapt.</numerusform>
                <numerusform>%1 heeft nog %n kaarten en kan worden betrapt.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <extracomment>Spoken name of the log of the game</extracomment>
            <translation>Verslag van de partij</translation>
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
            <translation>De opgeslagen partij kon niet worden gelezen, dus er is geen bestand gemaakt.</translation>
        </message>
        <message>
            <source>game</source>
            <extracomment>The beginning of a file's name: a game that was played at the table</extracomment>
            <translation>partij</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close this notice</extracomment>
            <translation>Melding sluiten</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Delete last character</source>
            <extracomment>Spoken names of four keys</extracomment>
            <translation>Laatste teken wissen</translation>
        </message>
        <message>
            <source>Plus</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Keer</translation>
        </message>
        <message>
            <source>Clear hand</source>
            <extracomment>Spoken name of the key C: removes all cards and numbers of this hand</extracomment>
            <translation>Hand wissen</translation>
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
            <translation>Leg de tablet midden op tafel. Tik op de knop, of druk op de spatiebalk, Enter of een presenter.</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <extracomment>The last calls, above the call button. %1 a time, %2 what was called</extracomment>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>Plays the call right away</source>
            <extracomment>Spoken: what the huge call button does</extracomment>
            <translation>Roept meteen</translation>
        </message>
    </context>
    <context>
        <name>OutQuestion</name>
        <message>
            <source>Who went out?</source>
            <translation>Wie is uit?</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 is uit</translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button beside “Who went out?”: everyone still has cards and the round is blocked</extracomment>
            <translation>Niemand kon spelen</translation>
        </message>
    </context>
    <context>
        <name>PadCard</name>
        <message>
            <source>worth %1, %2 in this hand, %3 left</source>
            <extracomment>Spoken for a card of the pad. %1 its value, %2 how many are in the hand, %3 how many of it the deck still has</extracomment>
            <translation>telt voor %1, %2 in deze hand, nog %3 over</translation>
        </message>
    </context>
    <context>
        <name>PageTurner</name>
        <message>
            <source>Previous: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section before this one</extracomment>
            <translation>Vorige: %1</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section after this one</extracomment>
            <translation>Volgende: %1</translation>
        </message>
    </context>
    <context>
        <name>PanelOver</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this panel</extracomment>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>PaperOptions</name>
        <message>
            <source>Print or save</source>
            <extracomment>Title of the panel with the ways of the rules onto paper</extracomment>
            <translation>Afdrukken of opslaan</translation>
        </message>
        <message>
            <source>Print quick card…</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Spiekbriefje afdrukken…</translation>
        </message>
        <message>
            <source>Save quick card as PDF</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Spiekbriefje opslaan als pdf</translation>
        </message>
        <message>
            <source>Print all rules…</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Alle regels afdrukken…</translation>
        </message>
        <message>
            <source>Save all rules as PDF</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Alle regels opslaan als pdf</translation>
        </message>
    </context>
    <context>
        <name>PeopleStrip</name>
        <message>
            <source>People</source>
            <extracomment>Spoken name of the row of people in the score book</extracomment>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>%1’s page</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Pagina van %1</translation>
        </message>
    </context>
    <context>
        <name>PersonMerges</name>
        <message>
            <source>%1 is merged with %2. Their games are counted together.</source>
            <extracomment>On the page of %2: %1 is another name in the score book, merged with %2</extracomment>
            <translation>%1 is samengevoegd met %2. Hun partijen tellen samen.</translation>
        </message>
        <message>
            <source>Separate %1</source>
            <extracomment>Button: undo the merging. %1 one of the two names</extracomment>
            <translation>%1 losmaken</translation>
        </message>
        <message>
            <source>Don’t merge</source>
            <extracomment>Button: merge two names that are the same person</extracomment>
            <translation>Niet samenvoegen</translation>
        </message>
        <message>
            <source>Same person, two names?</source>
            <translation>Eén persoon, twee namen?</translation>
        </message>
        <message>
            <source>%1 is %2</source>
            <extracomment>Spoken name of the button. %1, %2 two names of the same person</extracomment>
            <translation>%1 is %2</translation>
        </message>
    </context>
    <context>
        <name>PersonPage</name>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <translation>Statistieken verschijnen na de eerste uitgespeelde partij.</translation>
        </message>
        <message>
            <source>Opponents</source>
            <extracomment>Heading: everyone this player played with in finished games</extracomment>
            <translation>Tegenstanders</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n game(s), %2 won, %3 lost to them</source>
            <extracomment>One line of a player's page. %1 another player, %2 games won by this player, %3 by the other; %n games</extracomment>
            <translation>
                <numerusform>%1: %n partij, %2 gewonnen, %3 verloren</numerusform>
                <numerusform>%1: %n partijen, %2 gewonnen, %3 verloren</numerusform>
            </translation>
        </message>
        <message>
            <source>Win rate, game by game</source>
            <extracomment>Heading over a chart: the share of the games won so far, after each game</extracomment>
            <translation>Winstpercentage na elke partij</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>On a player's page: statistics of games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Op het scherm</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>On a player's page: statistics of games with real cards; the other choice is “On screen”</extracomment>
            <translation>Echte kaarten</translation>
        </message>
        <message>
            <source>Win rate: %1 percent so far</source>
            <extracomment>Spoken name of a chart. %1 a number</extracomment>
            <translation>Winstpercentage: tot nu toe %1 procent</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Button on a player's page: opens the list of all games of this player</extracomment>
            <translation>Partijen tonen</translation>
        </message>
    </context>
    <context>
        <name>Piles</name>
        <message numerus="yes">
            <source>Draw pile: %n card(s)</source>
            <extracomment>How many cards the draw pile has</extracomment>
            <translation>
                <numerusform>Stok: %n kaart</numerusform>
                <numerusform>Stok: %n kaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s)</source>
            <extracomment>How many cards the discard pile has</extracomment>
            <translation>
                <numerusform>Open stapel: %n kaart</numerusform>
                <numerusform>Open stapel: %n kaarten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s). Top card: %1</source>
            <extracomment>Spoken of the discard pile: how many cards it has, and (%1) which lies on top</extracomment>
            <translation>
                <numerusform>Open stapel: %n kaart. Bovenop: %1</numerusform>
                <numerusform>Open stapel: %n kaarten. Bovenop: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <extracomment>Name of the arrow button to the previous page</extracomment>
            <translation>Terug</translation>
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
            <translation>uil</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>vos</translation>
        </message>
        <message>
            <source>bear</source>
            <translation>beer</translation>
        </message>
        <message>
            <source>hare</source>
            <translation>haas</translation>
        </message>
        <message>
            <source>badger</source>
            <translation>das</translation>
        </message>
        <message>
            <source>otter</source>
            <translation>otter</translation>
        </message>
        <message>
            <source>heron</source>
            <translation>reiger</translation>
        </message>
        <message>
            <source>hedgehog</source>
            <translation>egel</translation>
        </message>
        <message>
            <source>In no hurry. Hoards wild cards like honey.</source>
            <extracomment>Bruno, a bear; hoards wild cards</extracomment>
            <translation>Heeft geen haast. Hamstert keuzekaarten alsof het honing is.</translation>
        </message>
        <message>
            <source>Loves making you draw. Loves your face even more.</source>
            <extracomment>Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)</extracomment>
            <translation>Laat je dolgraag pakken. En geniet nog meer van je gezicht.</translation>
        </message>
        <message>
            <source>Stands still for ages, then strikes.</source>
            <extracomment>Vera, a heron; holds cards back</extracomment>
            <translation>Staat een eeuwigheid stil en slaat dan toe.</translation>
        </message>
        <message>
            <source>Plays it safe. Big cards never stick around.</source>
            <extracomment>Hugo, a hedgehog; plays for safety</extracomment>
            <translation>Speelt op veilig. Dure kaarten blijven nooit lang.</translation>
        </message>
        <message>
            <source>Easy</source>
            <extracomment>How well a computer player plays</extracomment>
            <translation>Makkelijk</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Gemiddeld</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Moeilijk</translation>
        </message>
        <message>
            <source>Watches every card and plans ahead. Good luck!</source>
            <translation>Let op elke kaart en denkt vooruit. Succes!</translation>
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
            <translation>eekhoorn</translation>
        </message>
        <message>
            <source>frog</source>
            <translation>kikker</translation>
        </message>
        <message>
            <source>Always in a hurry, always with a wild card stashed away.</source>
            <extracomment>Milla, a squirrel; keeps wild cards, quick</extracomment>
            <translation>Heeft altijd haast, en altijd wel een keuzekaart achter de hand.</translation>
        </message>
        <message>
            <source>Sits so still you’d think he was asleep.</source>
            <extracomment>Paul, a frog; slow to notice, never moves</extracomment>
            <translation>Zit zo stil dat je zou denken dat hij slaapt.</translation>
        </message>
        <message>
            <source>Wide awake when everyone else is yawning.</source>
            <extracomment>How a computer player plays, in one warm line under the name: Ada, an owl</extracomment>
            <translation>Klaarwakker als alle anderen al gapen.</translation>
        </message>
        <message>
            <source>Quick paws and a smile that gives nothing away.</source>
            <extracomment>Felix, a fox</extracomment>
            <translation>Vlugge pootjes en een glimlach die niets verraadt.</translation>
        </message>
        <message>
            <source>Head in the clouds, and laughs about it.</source>
            <extracomment>Nina, a hare</extracomment>
            <translation>Loopt met het hoofd in de wolken en lacht erom.</translation>
        </message>
        <message>
            <source>Digs through her hand, one card at a time.</source>
            <extracomment>Greta, a badger; gets rid of cards whenever she can</extracomment>
            <translation>Graaft zich kaart voor kaart door haar hand.</translation>
        </message>
        <message>
            <source>Misses some plays. Good for learning.</source>
            <translation>Ziet soms een zet over het hoofd. Fijn om mee te leren.</translation>
        </message>
        <message>
            <source>Thinks the whole turn through.</source>
            <translation>Denkt na over de hele beurt.</translation>
        </message>
        <message>
            <source>Hardly ever forgets to call.</source>
            <extracomment>Of a computer player and its own calls</extracomment>
            <translation>Vergeet bijna nooit te roepen.</translation>
        </message>
        <message>
            <source>Sometimes forgets to call.</source>
            <translation>Vergeet soms te roepen.</translation>
        </message>
        <message>
            <source>Often forgets to call.</source>
            <translation>Vergeet vaak te roepen.</translation>
        </message>
        <message>
            <source>Rarely catches you.</source>
            <extracomment>Of a computer player, when the person forgets to call</extracomment>
            <translation>Betrapt je zelden.</translation>
        </message>
        <message>
            <source>Sometimes catches you.</source>
            <translation>Betrapt je soms.</translation>
        </message>
        <message>
            <source>Almost always tries to catch you.</source>
            <translation>Probeert je bijna altijd te betrappen.</translation>
        </message>
        <message>
            <source>%1 %2 %3</source>
            <extracomment>Three sentences on a computer player: how well it plays, its own calls, how it catches others</extracomment>
            <translation>%1 %2 %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <extracomment>A person at the table without a name. %1 number of the seat</extracomment>
            <translation>Speler %1</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Said of a game that was played in the app and not with real cards: "DOS · On screen · 5 rounds"</extracomment>
            <translation>Op het scherm</translation>
        </message>
    </context>
    <context>
        <name>PortraitPicker</name>
        <message>
            <source>Portraits</source>
            <extracomment>Spoken name of the portraits to choose from</extracomment>
            <translation>Portretten</translation>
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
            <translation>bewoog na %1: pakt er 4</translation>
        </message>
        <message>
            <source>Start pose</source>
            <extracomment>Button: this player has to pose now</extracomment>
            <translation>Pose starten</translation>
        </message>
        <message>
            <source>Start pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Pose starten: %1</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: this player did not hold the pose</extracomment>
            <translation>Bewogen!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 heeft bewogen</translation>
        </message>
        <message>
            <source>End pose</source>
            <extracomment>Button: the posing player's next turn has come, so the pose ends</extracomment>
            <translation>Pose stoppen</translation>
        </message>
        <message>
            <source>End pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Pose stoppen: %1</translation>
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
            <translation>%1 heeft bewogen</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button at a posing player: they have moved</extracomment>
            <translation>Bewogen!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 heeft bewogen</translation>
        </message>
        <message>
            <source>%1 is posing</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 houdt een pose vol</translation>
        </message>
    </context>
    <context>
        <name>PosePanel</name>
        <message>
            <source>%1 is posing. Press when they move.</source>
            <extracomment>Where several people play and the others watch. %1 a player's name</extracomment>
            <translation>%1 houdt een pose vol. Druk bij de minste beweging.</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: a posing player has moved</extracomment>
            <translation>Bewogen!</translation>
        </message>
        <message>
            <source>You’re posing. Play your turn, then hold still until your next one.</source>
            <extracomment>To a posing player whose turn it is</extracomment>
            <translation>Je houdt een pose vol. Speel je beurt en beweeg dan niet tot je volgende beurt.</translation>
        </message>
        <message>
            <source>You’re posing. Hold still until your turn!</source>
            <extracomment>To a posing player who judges their own poses</extracomment>
            <translation>Je houdt een pose vol. Niet bewegen tot je aan de beurt bent!</translation>
        </message>
        <message>
            <source>Hold still! If you move, you draw four.</source>
            <extracomment>To a posing player whom Tableside watches</extracomment>
            <translation>Niet bewegen! Beweeg je, dan pak je er 4.</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>Spoken name of the meter that shows how much a posing player moves</extracomment>
            <translation>Beweging</translation>
        </message>
        <message>
            <source>I moved</source>
            <extracomment>Button: a posing player admits that they moved</extracomment>
            <translation>Ik bewoog</translation>
        </message>
    </context>
    <context>
        <name>PosesView</name>
        <message>
            <source>Who has to pose for a Wild Dumb Fu? Press “Start pose”. Anyone who moves before their next turn draws four.</source>
            <extracomment>Above the players of the pose referee</extracomment>
            <translation>Wie moet poseren na een Domfu? Druk op “Pose starten”. Wie beweegt voordat hij of zij weer aan de beurt is, pakt er 4.</translation>
        </message>
    </context>
    <context>
        <name>RaceWords</name>
        <message>
            <source>Press your own button to call or catch. The first press counts. Press “%1” as soon as you do, and Tableside knows who gets caught.</source>
            <extracomment>In the middle of the call booth, before anyone has pressed. %1 the words on a small button, "I have two"</extracomment>
            <translation>Roep of betrap met je eigen knop. Wie het eerst drukt, telt. Druk op “%1” zodra het zover is: dan weet Tableside wie er betrapt wordt.</translation>
        </message>
        <message>
            <source>Who should have called?</source>
            <extracomment>Call booth, after several buttons were pressed: which player was down to the last cards?</extracomment>
            <translation>Wie had moeten roepen?</translation>
        </message>
        <message>
            <source>Nobody</source>
            <extracomment>Answer to "Who should have called?"</extracomment>
            <translation>Niemand</translation>
        </message>
        <message>
            <source>Clear</source>
            <extracomment>Button: forget what was pressed last</extracomment>
            <translation>Wissen</translation>
        </message>
    </context>
    <context>
        <name>ReadingOptions</name>
        <message>
            <source>Language and text size</source>
            <extracomment>Title of the panel with languages and text size of the rules</extracomment>
            <translation>Taal en tekstgrootte</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sluiten</translation>
        </message>
        <message>
            <source>Rules language</source>
            <extracomment>Setting: the language of the rules</extracomment>
            <translation>Taal van de spelregels</translation>
        </message>
        <message>
            <source>Second language</source>
            <extracomment>Setting: a second language of the rules, shown beside the first</extracomment>
            <translation>Tweede taal</translation>
        </message>
        <message>
            <source>None</source>
            <extracomment>No second language</extracomment>
            <translation>Geen</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoog contrast</translation>
        </message>
        <message>
            <source>Keyboard: type to search, then Down and Enter to choose. On a page, Left and Right turn pages, Tab moves to the next link, Backspace goes back, Ctrl+F searches, Esc closes the rules.</source>
            <extracomment>Keys of the rules reader; the names of the keys stand in quotation marks or are the keys' own</extracomment>
            <translation>Toetsen: typ om te zoeken, kies met pijl-omlaag en Enter. Op een pagina blader je met pijl-links en pijl-rechts, Tab gaat naar de volgende link, Backspace gaat terug, Ctrl+F zoekt, Esc sluit de spelregels.</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language.</source>
            <extracomment>In the panel with languages and text size, when the device has no voice for the language of the rules</extracomment>
            <translation>Voorlezen kan niet: dit apparaat heeft geen stem voor deze taal.</translation>
        </message>
    </context>
    <context>
        <name>RecordButton</name>
        <message>
            <source>Say it now, then press to stop</source>
            <extracomment>Button while one's voice is recorded</extracomment>
            <translation>Zeg het nu; druk om te stoppen</translation>
        </message>
        <message>
            <source>Record your own</source>
            <extracomment>Button: record one's own call</extracomment>
            <translation>Eigen stem opnemen</translation>
        </message>
        <message>
            <source>Recording level</source>
            <extracomment>Spoken name of the meter while one's voice is recorded</extracomment>
            <translation>Geluidsniveau</translation>
        </message>
        <message>
            <source>Up to three seconds. The recording stays on this device.</source>
            <extracomment>Under the button that records a voice</extracomment>
            <translation>Hoogstens drie seconden. De opname blijft op dit apparaat.</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>This round is over.</source>
            <translation>Deze ronde is afgelopen.</translation>
        </message>
        <message>
            <source>It’s %1’s turn.</source>
            <extracomment>%1 is the player whose turn it is</extracomment>
            <translation>%1 is aan de beurt.</translation>
        </message>
        <message>
            <source>That card isn’t in the Center Row.</source>
            <translation>Die kaart ligt niet in de middelste rij.</translation>
        </message>
        <message>
            <source>You’ve already matched that row card this turn.</source>
            <translation>Met die kaart in de rij heb je deze beurt al een combinatie gemaakt.</translation>
        </message>
        <message>
            <source>That card isn’t in your hand.</source>
            <translation>Die kaart zit niet in je hand.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your card has a different number.</source>
            <translation>Dat kan niet: je kaart heeft een ander getal dan de kaart in de rij.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your two cards don’t add up to its number.</source>
            <translation>Dat kan niet: je twee kaarten komen samen niet uit op het getal van de kaart in de rij.</translation>
        </message>
        <message>
            <source>You’ve already drawn this turn. Match a row card, or lay a card in the Center Row.</source>
            <translation>Je hebt deze beurt al gepakt. Maak een combinatie, of leg een kaart in de middelste rij.</translation>
        </message>
        <message>
            <source>You’ve already matched, so you can’t draw this turn.</source>
            <translation>Je hebt al een combinatie gemaakt, dus je mag deze beurt niet meer pakken.</translation>
        </message>
        <message>
            <source>Match a row card or draw before you end your turn.</source>
            <translation>Maak een combinatie of pak een kaart voordat je je beurt afsluit.</translation>
        </message>
        <message>
            <source>You drew without a match: lay a card in the Center Row.</source>
            <translation>Je hebt gepakt en geen combinatie gemaakt: leg een kaart in de middelste rij.</translation>
        </message>
        <message>
            <source>Draw first. You only lay a card if you still don’t make a match.</source>
            <translation>Pak eerst een kaart. Je legt er alleen een neer als je daarna geen combinatie maakt.</translation>
        </message>
        <message>
            <source>You can’t lay a card because you’ve already matched. End your turn instead.</source>
            <translation>Je kunt geen kaart neerleggen, want je hebt al een combinatie gemaakt. Sluit je beurt af.</translation>
        </message>
        <message>
            <source>You’re done matching. Now it’s time for your bonus cards.</source>
            <translation>Je bent klaar met je combinaties. Nu zijn je bonuskaarten aan de beurt.</translation>
        </message>
        <message>
            <source>You don’t have a bonus card to skip.</source>
            <translation>Je hebt geen bonuskaart om over te slaan.</translation>
        </message>
        <message>
            <source>House rule: lay your bonus cards.</source>
            <translation>Huisregel: leg je bonuskaarten neer.</translation>
        </message>
        <message>
            <source>You only call “DOS!” when you have exactly two cards.</source>
            <translation>“DOS!” roep je alleen als je precies twee kaarten hebt.</translation>
        </message>
        <message>
            <source>You’ve already called.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Je hebt al geroepen.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because they’ve already called.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Je kunt %1 niet betrappen: die heeft al geroepen.</translation>
        </message>
        <message>
            <source>You can’t call now because someone already caught you.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Je kunt nu niet roepen: iemand heeft je al betrapt.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because someone already did.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Je kunt %1 niet betrappen: dat heeft iemand anders al gedaan.</translation>
        </message>
        <message>
            <source>Nobody caught you in time, so you don’t have to call anymore.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Niemand betrapte je op tijd, dus je hoeft niet meer te roepen.</translation>
        </message>
        <message>
            <source>You’re too late to catch %1. Play has moved on.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Te laat om %1 te betrappen: er is al verder gespeeld.</translation>
        </message>
        <message>
            <source>Nobody is sitting there.</source>
            <translation>Daar zit niemand.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “DOS!” instead.</source>
            <translation>Je kunt jezelf niet betrappen. Roep “DOS!”.</translation>
        </message>
        <message>
            <source>You can’t catch %1 now.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Je kunt %1 nu niet betrappen.</translation>
        </message>
        <message>
            <source>Give %1 a moment to call, then try again.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Geef %1 even de tijd om te roepen en probeer het dan nog eens.</translation>
        </message>
        <message>
            <source>You can’t play that card because it doesn’t match the color, number, or symbol in play.</source>
            <translation>Die kaart past niet: de kleur klopt niet, en het cijfer of symbool ook niet.</translation>
        </message>
        <message>
            <source>You can only play the card you just drew.</source>
            <translation>Je mag nu alleen de kaart spelen die je net hebt gepakt.</translation>
        </message>
        <message>
            <source>You’ve already drawn. Play that card or keep it.</source>
            <translation>Je hebt al gepakt. Speel die kaart, of houd hem.</translation>
        </message>
        <message>
            <source>Play a card or draw before you end your turn.</source>
            <translation>Speel een kaart of pak er een voordat je je beurt afsluit.</translation>
        </message>
        <message>
            <source>Name a color for your wild card.</source>
            <translation>Noem een kleur voor je keuzekaart.</translation>
        </message>
        <message>
            <source>You only name a color for wild cards.</source>
            <translation>Je noemt alleen een kleur bij een keuzekaart.</translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>De eerste kaart is een keuzekaart: noem een kleur.</translation>
        </message>
        <message>
            <source>You can’t name a color now.</source>
            <translation>Je kunt nu geen kleur noemen.</translation>
        </message>
        <message>
            <source>House rule: no bluffing. You still have a card of the current color.</source>
            <translation>Huisregel: niet bluffen. Je hebt nog een kaart van de kleur die telt.</translation>
        </message>
        <message>
            <source>You can’t play until those cards are drawn.</source>
            <translation>Je kunt pas spelen als die kaarten gepakt zijn.</translation>
        </message>
        <message>
            <source>You can only stack the same kind of draw card.</source>
            <translation>Stapelen kan alleen met dezelfde soort kaart.</translation>
        </message>
        <message>
            <source>You have to draw first, unless you can challenge or stack.</source>
            <translation>Je moet eerst pakken, tenzij je kunt uitdagen of stapelen.</translation>
        </message>
        <message>
            <source>You don’t have to draw.</source>
            <translation>Je hoeft niet te pakken.</translation>
        </message>
        <message>
            <source>There’s nothing for you to challenge.</source>
            <translation>Je kunt nu niemand uitdagen.</translation>
        </message>
        <message>
            <source>You can only jump in with a card identical to the top card.</source>
            <translation>Inspringen kan alleen met precies dezelfde kaart als de bovenste.</translation>
        </message>
        <message>
            <source>You’re too late to jump in. Play has moved on.</source>
            <translation>Te laat om in te springen: het spel is al verder.</translation>
        </message>
        <message>
            <source>First, choose a player to swap hands with.</source>
            <translation>Kies eerst met wie je je kaarten ruilt.</translation>
        </message>
        <message>
            <source>You can’t swap hands now.</source>
            <translation>Je kunt nu geen kaarten ruilen.</translation>
        </message>
        <message>
            <source>You can’t swap hands with yourself. Choose another player.</source>
            <translation>Je kunt niet met jezelf ruilen. Kies iemand anders.</translation>
        </message>
        <message>
            <source>%1 isn’t posing.</source>
            <extracomment>Why a report that a player moved is refused: %1 is that player</extracomment>
            <translation>%1 houdt geen pose vol.</translation>
        </message>
        <message>
            <source>You only call “UNO!” when you have exactly one card.</source>
            <translation>“UNO!” roep je alleen als je precies één kaart hebt.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “UNO!” instead.</source>
            <translation>Je kunt jezelf niet betrappen. Roep “UNO!”.</translation>
        </message>
    </context>
    <context>
        <name>ResultRow</name>
        <message>
            <source>found in %1</source>
            <extracomment>Beside a result of the search; %1 a language, in itself: "Nederlands"</extracomment>
            <translation>gevonden in %1</translation>
        </message>
    </context>
    <context>
        <name>ResultSeat</name>
        <message>
            <source>No cards left</source>
            <extracomment>Said of a player who has no cards left</extracomment>
            <translation>Geen kaarten meer</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in hand</source>
            <extracomment>The sum of the cards in a hand</extracomment>
            <translation>
                <numerusform>%n punt in de hand</numerusform>
                <numerusform>%n punten in de hand</numerusform>
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
            <translation>%1 van %2 punten</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n point(s)</source>
            <extracomment>Spoken of a card that was left in a hand. %1 its name, for example "Red 7", %n what it counts</extracomment>
            <translation>
                <numerusform>%1: %n punt</numerusform>
                <numerusform>%1: %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, computer player</source>
            <extracomment>Spoken of a seat in the result where several people play. %1 the name of a computer player</extracomment>
            <translation>%1, computerspeler</translation>
        </message>
        <message>
            <source>“%1”</source>
            <extracomment>What an animal says about the result of a round; the quotation marks of the language</extracomment>
            <translation>“%1”</translation>
        </message>
    </context>
    <context>
        <name>ResultsList</name>
        <message>
            <source>Nothing found. Try a single word. Everyday words work, in any language the rules come in.</source>
            <extracomment>The search has found nothing</extracomment>
            <translation>Niets gevonden. Probeer één woord. Gewone woorden werken, in elke taal van de spelregels.</translation>
        </message>
        <message numerus="yes">
            <source>%n result(s)</source>
            <extracomment>Spoken name of the list of what the search has found</extracomment>
            <translation>
                <numerusform>%n resultaat gevonden</numerusform>
                <numerusform>%n resultaten gevonden</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Center Row</source>
            <extracomment>Over the cards of the Center Row in a reviewed decision</extracomment>
            <translation>Middelste rij</translation>
        </message>
        <message>
            <source>Top card, color: %1</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision. %1 the color that was named</extracomment>
            <translation>Bovenste kaart, kleur: %1</translation>
        </message>
        <message>
            <source>Top card</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision</extracomment>
            <translation>Bovenste kaart</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after your turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 a player, %2 "DOS!" or "UNO!", %3 the number of the reader's own turn</extracomment>
            <translation>Na je beurt %3 vergat %1 “%2” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, and %3 caught you.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!", %3 a player</extracomment>
            <translation>Je beurt %1: je vergat “%2” te roepen, en %3 betrapte je.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!"</extracomment>
            <translation>Je beurt %1: je vergat “%2” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after %4’s turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1, %4 players, %2 "DOS!" or "UNO!", %3 the number of a turn of %4</extracomment>
            <translation>Na beurt %3 van %4 vergat %1 “%2” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3” and was caught.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Beurt %1: %2 vergat “%3” te roepen en werd betrapt.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Beurt %1: %2 vergat “%3” te roepen, maar niemand merkte het.</translation>
        </message>
        <message>
            <source>Your best move, turn %1: %2. Anything else would have cost you %3.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 what they did, such as "blue 4 on blue 9" or "draw a card", %3 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Je beste zet, beurt %1: %2. Iets anders had je %3 gekost.</translation>
        </message>
        <message>
            <source>%1’s best move, turn %2: %3. Anything else would have cost %4.</source>
            <extracomment>In the review of a round. %1 a player, %2 the number of their turn, %3 what they did, such as "blue 4 on blue 9" or "draw a card", %4 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Beste zet van %1, beurt %2: %3. Iets anders had %4 gekost.</translation>
        </message>
    </context>
    <context>
        <name>ReviewDecision</name>
        <message>
            <source>Turn %1 cost you %2</source>
            <extracomment>Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Beurt %1 kostte je %2</translation>
        </message>
        <message>
            <source>Your turn %1</source>
            <extracomment>Heading of a reviewed decision; %1 the number of the player's own turn in the round</extracomment>
            <translation>Jouw beurt %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <extracomment>What a decision cost; %1 "about 6 points" or "about 8 wins in 100 rounds"</extracomment>
            <translation>kostte %1</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Over the player's own cards in a reviewed decision</extracomment>
            <translation>Jouw hand</translation>
        </message>
        <message>
            <source>Your choice: %1.</source>
            <extracomment>What the player did in a reviewed decision; %1 "draw a card"</extracomment>
            <translation>Jouw keuze: %1.</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <extracomment>What would have been better in a reviewed decision; %1 a whole sentence that says why</extracomment>
            <translation>Beter: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Turn %1: it worked out</source>
            <extracomment>Spoken of a reviewed decision that came out well. %1 number of the turn</extracomment>
            <translation>Beurt %1: het pakte goed uit</translation>
        </message>
        <message>
            <source>it worked out</source>
            <extracomment>Of a decision that came out well, though it would not usually</extracomment>
            <translation>het pakte goed uit</translation>
        </message>
        <message>
            <source>On average it costs %1. Usually better: %2</source>
            <extracomment>Of a decision that came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why</extracomment>
            <translation>Gemiddeld kost dat %1. Meestal beter: %2</translation>
        </message>
        <message>
            <source>Turn %1 cost %2</source>
            <extracomment>Spoken of a reviewed decision of somebody else. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Beurt %1 kostte %2</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <extracomment>Heading of a reviewed decision of somebody else; %1 the number of that player's turn in the round</extracomment>
            <translation>Beurt %1</translation>
        </message>
        <message>
            <source>%1’s hand</source>
            <extracomment>Over the cards of somebody else in a reviewed decision. %1 that player</extracomment>
            <translation>Hand van %1</translation>
        </message>
        <message>
            <source>%1’s choice: %2.</source>
            <extracomment>What somebody else did in a reviewed decision; %1 that player, %2 "draw a card"</extracomment>
            <translation>Keuze van %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Round review</source>
            <extracomment>Title of the review after a round</extracomment>
            <translation>Terugblik op de ronde</translation>
        </message>
        <message>
            <source>Close review</source>
            <extracomment>Button: goes back to the result of the round</extracomment>
            <translation>Terugblik sluiten</translation>
        </message>
        <message>
            <source>Whose round to review</source>
            <extracomment>Spoken name of a group of buttons with the names of players</extracomment>
            <translation>Wiens ronde bekijken</translation>
        </message>
    </context>
    <context>
        <name>RoundMark</name>
        <message>
            <source>Round %1 · to %2</source>
            <extracomment>Always visible at the table. %1 number of the round, %2 points that win the game</extracomment>
            <translation>Ronde %1 · tot %2</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Eén ronde</translation>
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
            <translation>Ronde %1 · partij tot %2 punten</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Button: starts a new game with the same players</extracomment>
            <translation>Nog een keer</translation>
        </message>
        <message>
            <source>Deal next round</source>
            <extracomment>Button: begin the next round</extracomment>
            <translation>Volgende ronde</translation>
        </message>
        <message>
            <source>Review</source>
            <extracomment>Button: opens the review of this round's decisions</extracomment>
            <translation>Terugblik</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>Button: goes to Home</extracomment>
            <translation>Startscherm</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is at the end, such as saving the game as a file</extracomment>
            <translation>Meer</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s)</source>
            <extracomment>Under the last totals of a game: how long it took</extracomment>
            <translation>
                <numerusform>Na %n ronde</numerusform>
                <numerusform>Na %n rondes</numerusform>
            </translation>
        </message>
        <message>
            <source>Play %1 next</source>
            <extracomment>Button at the end of a game: sets up the other one with the same players. %1 "DOS" or "UNO"</extracomment>
            <translation>Nu %1 spelen</translation>
        </message>
        <message>
            <source>With the same players</source>
            <extracomment>Spoken after "Play UNO next"</extracomment>
            <translation>Met dezelfde spelers</translation>
        </message>
        <message>
            <source>The score book wasn’t changed. %1</source>
            <extracomment>At the switch “Enter in the score book”. %1 a sentence: what the file system refused and what to do</extracomment>
            <translation>Het scoreboek is niet gewijzigd. %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button at the end of the deal of the day: to the page with the card of the result</extracomment>
            <translation>Ronde van de dag</translation>
        </message>
        <message>
            <source>One round</source>
            <extracomment>Under the totals, of a game that ends with its first round</extracomment>
            <translation>Eén ronde</translation>
        </message>
    </context>
    <context>
        <name>RulesHeader</name>
        <message>
            <source>Search</source>
            <extracomment>Button: search the rules</extracomment>
            <translation>Zoeken</translation>
        </message>
        <message>
            <source>Close rules</source>
            <extracomment>Button: leave the rules</extracomment>
            <translation>Spelregels sluiten</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Title of the page with the rules</extracomment>
            <translation>Spelregels</translation>
        </message>
    </context>
    <context>
        <name>RulesHeading</name>
        <message>
            <source>House rules</source>
            <extracomment>Heading: rules that families play differently</extracomment>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Hide house rules</source>
            <extracomment>Button</extracomment>
            <translation>Huisregels verbergen</translation>
        </message>
        <message>
            <source>Show house rules</source>
            <extracomment>Button</extracomment>
            <translation>Huisregels tonen</translation>
        </message>
    </context>
    <context>
        <name>RulesTools</name>
        <message>
            <source>Back to where you were</source>
            <extracomment>Button: back to the section that was read before</extracomment>
            <translation>Terug naar waar je was</translation>
        </message>
        <message>
            <source>Show page</source>
            <extracomment>Button: from the contents to the page</extracomment>
            <translation>Pagina tonen</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Inhoud</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language</source>
            <extracomment>Name of the button when the device has no voice for this language</extracomment>
            <translation>Voorlezen kan niet: dit apparaat heeft geen stem voor deze taal</translation>
        </message>
        <message>
            <source>Stop reading</source>
            <extracomment>Button</extracomment>
            <translation>Voorlezen stoppen</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <extracomment>Button</extracomment>
            <translation>Voorlezen</translation>
        </message>
        <message>
            <source>Language and text size</source>
            <extracomment>Button: languages and text size of the rules</extracomment>
            <translation>Taal en tekstgrootte</translation>
        </message>
        <message>
            <source>Print or save as PDF</source>
            <extracomment>Button: the rules of this game or its quick card, printed or as PDF</extracomment>
            <translation>Afdrukken of opslaan als pdf</translation>
        </message>
    </context>
    <context>
        <name>SaveMatch</name>
        <message>
            <source>Save game as file</source>
            <extracomment>Button: writes the game to a file</extracomment>
            <translation>Partij opslaan als bestand</translation>
        </message>
        <message>
            <source>Includes hidden cards. Use it to replay the game or report a bug.</source>
            <extracomment>Under the button "Save game as file"</extracomment>
            <translation>Met de verborgen kaarten. Om de partij na te spelen of een fout te melden.</translation>
        </message>
    </context>
    <context>
        <name>ScoreFiles</name>
        <message>
            <source>Saved as “%1”.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>Opgeslagen als “%1”.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be saved (%2). Try another folder.</source>
            <extracomment>%1 a file with its folder, %2 the system's reason</extracomment>
            <translation>“%1” kon niet worden opgeslagen (%2). Probeer een andere map.</translation>
        </message>
        <message>
            <source>This game’s entries contradict each other, so it can’t be exported.</source>
            <translation>De gegevens van deze partij spreken elkaar tegen, dus hij kan niet worden geëxporteerd.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.</source>
            <extracomment>%1 a file, %2 number of the line, %3 the reason, in English</extracomment>
            <translation>“%1” is niet geïmporteerd. Regel %2: %3. Verbeter het bestand en importeer het opnieuw.</translation>
        </message>
        <message>
            <source>Your score book already has every game in this file.</source>
            <translation>Alle partijen in dit bestand staan al in je scoreboek.</translation>
        </message>
        <message numerus="yes">
            <source>Added %n game(s) to the score book.</source>
            <extracomment>%n games were added from a file</extracomment>
            <translation>
                <numerusform>%n partij toegevoegd aan het scoreboek.</numerusform>
                <numerusform>%n partijen toegevoegd aan het scoreboek.</numerusform>
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
                <numerusform>%n partij bijgewerkt in het scoreboek.</numerusform>
                <numerusform>%n partijen bijgewerkt in het scoreboek.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) continued differently in your score book and weren’t changed.</source>
            <extracomment>%n games have different rounds in the score book and in the file</extracomment>
            <translation>
                <numerusform>%n partij ging in je scoreboek anders verder en is niet gewijzigd.</numerusform>
                <numerusform>%n partijen gingen in je scoreboek anders verder en zijn niet gewijzigd.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. %2</source>
            <extracomment>%1 a file, %2 a sentence: the reason</extracomment>
            <translation>“%1” is niet geïmporteerd. %2</translation>
        </message>
        <message>
            <source>“%1” was saved, but what is there now is something else. Try another folder.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>“%1” is opgeslagen, maar er staat nu iets anders. Probeer een andere map.</translation>
        </message>
        <message>
            <source>an unreadable game</source>
            <extracomment>In a list of damaged games, of one that can't be read at all</extracomment>
            <translation>een onleesbare partij</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>In a list of damaged games. %1 the players' names, %2 a date</extracomment>
            <translation>%1 op %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <extracomment>At the end of a list of damaged games</extracomment>
            <translation>
                <numerusform>nog %n</numerusform>
                <numerusform>nog %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged game(s) couldn’t be included: %1.</source>
            <extracomment>%n damaged games. %1 a list of them</extracomment>
            <translation>
                <numerusform>%n beschadigde partij kon niet worden opgenomen: %1.</numerusform>
                <numerusform>%n beschadigde partijen konden niet worden opgenomen: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” was saved, but can’t be read back. Try another folder.</source>
            <extracomment>%1 a file</extracomment>
            <translation>“%1” is opgeslagen, maar kan niet worden teruggelezen. Probeer een andere map.</translation>
        </message>
        <message>
            <source>Saved %1 of %2 games as “%3”.</source>
            <extracomment>%1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing</extracomment>
            <translation>%1 van %2 partijen opgeslagen als “%3”.</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Fix the file and import it again.</source>
            <extracomment>%1 a file; a list of what is wrong with its lines follows</extracomment>
            <translation>“%1” is niet geïmporteerd. Verbeter het bestand en importeer het opnieuw.</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <extracomment>One problem of a file. %1 number of the line, %2 a sentence: the problem</extracomment>
            <translation>Regel %1: %2</translation>
        </message>
        <message numerus="yes">
            <source>And %n more problem(s).</source>
            <extracomment>After a list of problems of a file. %n problems that are not listed</extracomment>
            <translation>
                <numerusform>En nog %n probleem.</numerusform>
                <numerusform>En nog %n problemen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Are %1 and %2 in this file the same person?</source>
            <extracomment>%1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Zijn %1 en %2 in dit bestand dezelfde persoon?</translation>
        </message>
        <message>
            <source>“%1” looks like the game of %2 that you imported before. Replace that game?</source>
            <extracomment>%1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game</extracomment>
            <translation>“%1” lijkt op de partij van %2 die je al hebt geïmporteerd. Die partij vervangen?</translation>
        </message>
        <message>
            <source>The file’s text was converted from %1.</source>
            <extracomment>After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252</extracomment>
            <translation>De tekst van het bestand is omgezet uit %1.</translation>
        </message>
        <message>
            <source>The file doesn’t say how points are counted, so each round’s winner got them. If cards count against you, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table of two players was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>In het bestand staat niet hoe de punten tellen, dus kreeg de winnaar van elke ronde ze. Zijn kaarten strafpunten, voeg dan een kolom met countAgainst toe en importeer het opnieuw.</translation>
        </message>
        <message numerus="yes">
            <source>Replaced %n game(s) in the score book by the file. The old ones are with the deleted games.</source>
            <extracomment>A corrected table took the place of %n games that were imported from it before</extracomment>
            <translation>
                <numerusform>%n partij in het scoreboek vervangen door het bestand. De oude staat bij de verwijderde partijen.</numerusform>
                <numerusform>%n partijen in het scoreboek vervangen door het bestand. De oude staan bij de verwijderde partijen.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) were there already.</source>
            <extracomment>%n games of a file were in the score book before</extracomment>
            <translation>
                <numerusform>%n partij stond er al in.</numerusform>
                <numerusform>%n partijen stonden er al in.</numerusform>
            </translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>Buttons: a name means a person who is in the score book already, or who isn't</extracomment>
            <translation>Dezelfde persoon</translation>
        </message>
        <message>
            <source>Someone new</source>
            <translation>Iemand anders</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Buttons: an imported table takes the place of a game, or is a game of its own</extracomment>
            <translation>Vervangen</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Beide bewaren</translation>
        </message>
        <message>
            <source>What is a line of “%1”: a whole game with everyone’s final points, or one round?</source>
            <extracomment>%1 a file with a date and points of several players in each line</extracomment>
            <translation>Wat is een regel van “%1”: een hele partij met de eindstand, of één ronde?</translation>
        </message>
        <message>
            <source>A game</source>
            <extracomment>Button: each line of an imported table is a whole game</extracomment>
            <translation>Een partij</translation>
        </message>
        <message>
            <source>A round</source>
            <extracomment>Button: each line of an imported table is a round of a game</extracomment>
            <translation>Een ronde</translation>
        </message>
        <message>
            <source>“%1” was read as %2.</source>
            <extracomment>After a table was imported. %1 a date as the file has it, such as 3/4/2025, %2 the same date in words</extracomment>
            <translation>“%1” is gelezen als %2.</translation>
        </message>
        <message>
            <source>The file doesn’t say who won, so the highest total won each game. If the lowest wins, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>In het bestand staat niet wie won, dus in elke partij won het hoogste totaal. Wint het laagste, voeg dan een kolom met countAgainst toe en importeer het opnieuw.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Datum</translation>
        </message>
        <message>
            <source>Game no.</source>
            <extracomment>Heading of a column in a table: tells several games of one day apart</extracomment>
            <translation>Spel nr.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Heading of a column in a table: DOS or UNO</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Gever</translation>
        </message>
        <message>
            <source>Starter</source>
            <extracomment>Heading of a column in a table: who had the first turn of a round</extracomment>
            <translation>Begint</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Winnaar</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>Heading of a column in a table: the points of the cards left in a hand</extracomment>
            <translation>Hand</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Heading of a column in a table: the cards left in a hand</extracomment>
            <translation>Kaarten</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punten</translation>
        </message>
    </context>
    <context>
        <name>ScorePaper</name>
        <message>
            <source>target %1</source>
            <extracomment>On a printed score sheet. %1 points</extracomment>
            <translation>doel %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Totaal</translation>
        </message>
        <message>
            <source>Date: ________________   Place: ________________   Target: ________</source>
            <extracomment>At the head of an empty score sheet, to be filled in by hand</extracomment>
            <translation>Datum: ________________   Plaats: ________________   Doel: ________</translation>
        </message>
        <message numerus="yes">
            <source>started with %n point(s)</source>
            <extracomment>On the picture of a result, under the name of a player who joined late. %n points</extracomment>
            <translation>
                <numerusform>begon met %n punt</numerusform>
                <numerusform>begon met %n punten</numerusform>
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
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Carried forward</source>
            <extracomment>Row at the foot of a page of a printed score sheet: the totals so far, which continue on the next page. "Brought forward" is the same row at the head of that page. The words of bookkeeping</extracomment>
            <translation>Transport</translation>
        </message>
        <message>
            <source>Brought forward</source>
            <translation>Transport</translation>
        </message>
        <message>
            <source>In parentheses: points left in hand</source>
            <extracomment>At the foot of a printed score sheet. The sheet has such numbers: (12)</extracomment>
            <translation>Tussen haakjes: punten in de hand</translation>
        </message>
        <message>
            <source>–: didn’t play</source>
            <extracomment>At the foot of a printed score sheet: what a dash in a round means</extracomment>
            <translation>–: speelde niet mee</translation>
        </message>
        <message>
            <source>left the game</source>
            <extracomment>On the picture of a result, under the name of a player who left before the end</extracomment>
            <translation>is gestopt</translation>
        </message>
    </context>
    <context>
        <name>ScorePeopleSection</name>
        <message>
            <source>Player %1: %2</source>
            <extracomment>Spoken when a player has been added. %1 the number of players now, %2 the new one's name</extracomment>
            <translation>Speler %1: %2</translation>
        </message>
        <message>
            <source>Players, clockwise</source>
            <extracomment>Heading: the players round the real table</extracomment>
            <translation>Spelers, met de klok mee</translation>
        </message>
        <message>
            <source>New player’s name</source>
            <translation>Naam van nieuwe speler</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Toevoegen</translation>
        </message>
        <message>
            <source>Recent players</source>
            <extracomment>Over buttons with the names of people who played before</extracomment>
            <translation>Recente spelers</translation>
        </message>
        <message>
            <source>Add %1</source>
            <extracomment>Spoken name of the button. %1 a remembered player</extracomment>
            <translation>%1 toevoegen</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Er zit al een %1 aan tafel. Schrijf er iets bij om ze uit elkaar te houden.</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: plaats %2</translation>
        </message>
        <message>
            <source>Clear all</source>
            <extracomment>Button: removes all players from the new score sheet</extracomment>
            <translation>Alles wissen</translation>
        </message>
        <message>
            <source>Remove all players</source>
            <extracomment>Spoken name of the button "Clear all"</extracomment>
            <translation>Alle spelers verwijderen</translation>
        </message>
    </context>
    <context>
        <name>ScoreRulesSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading: the rules of a real game</extracomment>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: which card game</extracomment>
            <translation>Spel</translation>
        </message>
        <message>
            <source>50 points less</source>
            <translation>50 punten minder</translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>tot %n punt</numerusform>
                <numerusform>tot %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 punten meer</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>Label: how a round is counted</extracomment>
            <translation>Puntentelling</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alles voor de winnaar</translation>
        </message>
        <message>
            <source>The player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Wie uit is, krijgt punten voor de kaarten van alle anderen. Het hoogste totaal wint.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Kaarten zijn strafpunten</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Iedereen krijgt strafpunten voor de kaarten die nog over zijn. Het laagste totaal wint.</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <extracomment>Label: the dealer of the next round</extracomment>
            <translation>Volgende gever</translation>
        </message>
        <message>
            <source>Round winner</source>
            <translation>Winnaar van de ronde</translation>
        </message>
        <message>
            <source>Next on the left</source>
            <translation>Volgende speler links</translation>
        </message>
        <message>
            <source>House rules, noted on the sheet</source>
            <extracomment>Over switches for rules that families change; they are noted on the sheet</extracomment>
            <translation>Huisregels, genoteerd op het blad</translation>
        </message>
        <message>
            <source>Or type the target</source>
            <extracomment>Label of a field in which the points that end the game can be typed</extracomment>
            <translation>Of typ het doel</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeatEditor</name>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Naam van speler %1</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>Button: this player deals first</extracomment>
            <translation>Gever</translation>
        </message>
        <message>
            <source>%1 deals first</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 geeft als eerste</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 omhoog verplaatsen</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 verwijderen</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 omlaag verplaatsen</translation>
        </message>
    </context>
    <context>
        <name>ScoreSetupPage</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Title of the page where a score sheet is set up</extracomment>
            <translation>Nieuw scoreblad</translation>
        </message>
        <message>
            <source>Start scoring</source>
            <extracomment>Button: open the new score sheet</extracomment>
            <translation>Score bijhouden</translation>
        </message>
    </context>
    <context>
        <name>ScoreWords</name>
        <message>
            <source>the start</source>
            <translation>het begin</translation>
        </message>
        <message>
            <source>%1’s hand in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>hand van %1 in ronde %2</translation>
        </message>
        <message>
            <source>%1 went out in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1 uit in ronde %2</translation>
        </message>
        <message>
            <source>finishing the round</source>
            <translation>ronde afsluiten</translation>
        </message>
        <message>
            <source>removing round %1</source>
            <translation>ronde %1 verwijderen</translation>
        </message>
        <message>
            <source>%1 joined</source>
            <translation>%1 is aangeschoven</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>%1 is gestopt</translation>
        </message>
        <message>
            <source>%1 deals</source>
            <extracomment>What undo takes back: a change of dealer. %1 a player</extracomment>
            <translation>%1 geeft</translation>
        </message>
        <message>
            <source>target %1</source>
            <translation>doel %1</translation>
        </message>
        <message>
            <source>playing on</source>
            <translation>doorspelen</translation>
        </message>
        <message>
            <source>the end of the game</source>
            <translation>het einde van de partij</translation>
        </message>
        <message>
            <source>the note</source>
            <translation>de notitie</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-keuzekaart</translation>
        </message>
        <message>
            <source>Wild</source>
            <translation>Keuzekaart</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Neem-vier</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Domfu</translation>
        </message>
        <message>
            <source>Wild #</source>
            <translation>keuzekaart #</translation>
        </message>
        <message>
            <source>Draw Two</source>
            <translation>Neem-twee</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Keer-om</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Sla-beurt-over</translation>
        </message>
        <message>
            <source>Bonus cards: required</source>
            <translation>Bonuskaarten: verplicht</translation>
        </message>
        <message>
            <source>Wrong catch: draw two</source>
            <translation>Onterecht betrappen: 2 kaarten pakken</translation>
        </message>
        <message>
            <source>Stacking</source>
            <translation>Stapelen</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <translation>Inspringen</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <translation>Zeven en nul</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <translation>Pakken tot er iets past</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <translation>Niet bluffen</translation>
        </message>
        <message>
            <source>That round isn’t on the sheet.</source>
            <translation>Die ronde staat niet op het blad.</translation>
        </message>
        <message>
            <source>You need at least two players.</source>
            <translation>Je hebt minstens twee spelers nodig.</translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Het blad heeft maar plaats voor %1 spelers.</translation>
        </message>
        <message>
            <source>The same player can’t have two seats.</source>
            <translation>Dezelfde speler kan niet op twee plaatsen zitten.</translation>
        </message>
        <message>
            <source>That player wasn’t in this round.</source>
            <translation>Die speler deed in deze ronde niet mee.</translation>
        </message>
        <message>
            <source>This game doesn’t have that card.</source>
            <translation>Dit spel heeft zo’n kaart niet.</translation>
        </message>
        <message>
            <source>You’ve counted more of a card than the deck has. Check the hands.</source>
            <translation>Van één kaart zijn er samen meer geteld dan er in de doos zitten. Kijk de kaarten na.</translation>
        </message>
        <message>
            <source>That’s more than the whole deck is worth (%1).</source>
            <translation>Dat is meer dan alle kaarten samen waard zijn (%1).</translation>
        </message>
        <message>
            <source>This player went out: leave 0.</source>
            <translation>Deze speler is uit: laat 0 staan.</translation>
        </message>
        <message>
            <source>First choose who went out.</source>
            <translation>Kies eerst wie uit is.</translation>
        </message>
        <message>
            <source>%1 wins the tie in round %2</source>
            <extracomment>What undo takes back. %1 the player who would have been next in turn, %2 number of the round</extracomment>
            <translation>%1 wint ronde %2 bij gelijke stand</translation>
        </message>
        <message>
            <source>nobody could play in round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>niemand kon spelen in ronde %1</translation>
        </message>
        <message>
            <source>Missed calls: caught while they have two cards</source>
            <translation>Betrappen: zolang iemand twee kaarten heeft</translation>
        </message>
        <message>
            <source>Missed calls: caught until the round ends</source>
            <translation>Betrappen: tot het einde van de ronde</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <translation>Twee spelers: Keer-om slaat niet over</translation>
        </message>
        <message>
            <source>In this game, the round isn’t over until someone goes out.</source>
            <translation>In dit spel is de ronde pas voorbij als iemand uit is.</translation>
        </message>
        <message>
            <source>Before you count: was there a double color match in the last turn? For each one, everyone else draws a card first, and it counts.</source>
            <translation>Voor je telt: was er in de laatste beurt een dubbele kleurencombinatie? Dan pakken alle anderen voor elke zo’n combinatie eerst een kaart, en die telt mee.</translation>
        </message>
        <message>
            <source>Nobody could play, so the player with the fewest points in hand wins the round. Count every hand.</source>
            <translation>Niemand kon spelen, dus de speler met de minste punten in de hand wint de ronde. Tel ieders kaarten.</translation>
        </message>
        <message>
            <source>Target reached, but %1 are tied. Play another round.</source>
            <extracomment>The game goes on past its target. %1 two or more players: "Anna and Ben"</extracomment>
            <translation>Doel bereikt, maar het staat gelijk tussen %1. Speel nog een ronde.</translation>
        </message>
        <message>
            <source>You can’t leave this hand blank. Enter 0 if it’s worth nothing.</source>
            <translation>Dit vak mag niet leeg blijven. Vul 0 in als de kaarten niets waard zijn.</translation>
        </message>
        <message>
            <source>Still to count: %1.</source>
            <translation>Nog te tellen: %1.</translation>
        </message>
        <message>
            <source>Enter a target from %1 to %2.</source>
            <translation>Kies een doel van %1 tot en met %2.</translation>
        </message>
        <message>
            <source>The target has been reached. Choose “Play on” to continue.</source>
            <translation>Het doel is bereikt. Kies “Doorspelen” om verder te gaan.</translation>
        </message>
        <message>
            <source>The game isn’t over yet.</source>
            <translation>De partij is nog niet afgelopen.</translation>
        </message>
        <message>
            <source>The game is over. Choose “Play on” to reopen it.</source>
            <translation>De partij is afgelopen. Kies “Doorspelen” om verder te gaan.</translation>
        </message>
        <message>
            <source>This score sheet is full. Start a new one to keep playing.</source>
            <translation>Dit scoreblad is vol. Begin een nieuw om verder te spelen.</translation>
        </message>
        <message>
            <source>That player is already at the table.</source>
            <translation>Die speler zit al aan tafel.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Er valt niets ongedaan te maken.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Er valt niets opnieuw te doen.</translation>
        </message>
        <message numerus="yes">
            <source>%1: you’ve counted all %n in the deck.</source>
            <extracomment>%1 a card, %n how many of it the deck has</extracomment>
            <translation>
                <numerusform>%1: de enige (%n) in de doos heb je al geteld.</numerusform>
                <numerusform>%1: je hebt alle %n in de doos al geteld.</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s too many points for one hand.</source>
            <translation>Dat zijn te veel punten voor één hand.</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <extracomment>One card of a hand, and how often; %1 a count, %2 a card</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Before you count: was the last card a Draw Two or Wild Draw Four? If so, the next player draws first, and those cards count.</source>
            <translation>Voor je telt: was de laatste kaart een Neem-twee of een Neem-vier? Dan pakt de volgende speler eerst, en die kaarten tellen mee.</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 wint met %n punt.</numerusform>
                <numerusform>%1 wint met %n punten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ended in a tie.</source>
            <translation>De partij is gelijk geëindigd.</translation>
        </message>
        <message>
            <source>No rounds yet.</source>
            <translation>Nog geen ronde.</translation>
        </message>
        <message>
            <source>The lead is tied.</source>
            <translation>Niemand staat alleen aan kop.</translation>
        </message>
        <message numerus="yes">
            <source>%1 leads by %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 staat %n punt voor.</numerusform>
                <numerusform>%1 staat %n punten voor.</numerusform>
            </translation>
        </message>
        <message>
            <source>the last tap for %1</source>
            <extracomment>What undo takes back: a card or a digit. %1 a player</extracomment>
            <translation>de laatste tik voor %1</translation>
        </message>
        <message>
            <source>the correction to round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>de correctie van ronde %1</translation>
        </message>
        <message>
            <source>Enter a number, or a sum like 12+11+7 or 3×20.</source>
            <translation>Typ een getal, of een som zoals 12+11+7 of 3×20.</translation>
        </message>
        <message>
            <source>%1 removed</source>
            <extracomment>What undo did. %1 a card
----------
What undo did. %1 a number or sum</extracomment>
            <translation>%1 verwijderd</translation>
        </message>
        <message>
            <source>%1 added again</source>
            <extracomment>What undo or redo did. %1 a card</extracomment>
            <translation>%1 weer toegevoegd</translation>
        </message>
        <message>
            <source>now %1</source>
            <extracomment>What undo or redo did. %1 a number or sum</extracomment>
            <translation>nu %1</translation>
        </message>
        <message>
            <source>still being counted</source>
            <extracomment>What undo did: the hand was finished and is now being counted again</extracomment>
            <translation>wordt nog geteld</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>What redo did: the hand is finished</extracomment>
            <translation>geteld</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What undo or redo did to a hand. %1 a player, %2 "Red 7 removed"</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>the points of round %1</source>
            <extracomment>What undo takes back: the points that a round's winner scored. %1 the number of the round</extracomment>
            <translation>de punten van ronde %1</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <translation>Van deze ronde zijn alleen de punten bekend. Vul in wat de winnaar kreeg.</translation>
        </message>
        <message>
            <source>Cards count against you in this game, so enter every hand.</source>
            <translation>In deze partij zijn kaarten strafpunten, dus vul elke hand in.</translation>
        </message>
        <message>
            <source>%1 (computer)</source>
            <extracomment>An opponent on a player's page. %1 the name of a computer player</extracomment>
            <translation>%1 (computer)</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s). Nobody reached %2.</source>
            <extracomment>A game that was ended, or corrected afterwards, below its target. %1 a player, %n points, %2 the target</extracomment>
            <translation>
                <numerusform>%1 wint met %n punt. Niemand heeft %2 gehaald.</numerusform>
                <numerusform>%1 wint met %n punten. Niemand heeft %2 gehaald.</numerusform>
            </translation>
        </message>
        <message>
            <source>the change of scoring</source>
            <extracomment>What undo takes back: another way of counting points</extracomment>
            <translation>de andere puntentelling</translation>
        </message>
        <message>
            <source>date %1</source>
            <extracomment>What undo takes back. %1 a date</extracomment>
            <translation>datum %1</translation>
        </message>
        <message>
            <source>the final points</source>
            <extracomment>What undo takes back: the total of each player, entered without the rounds</extracomment>
            <translation>de eindstand</translation>
        </message>
        <message>
            <source>Some rounds have only the winner’s points, so the cards left in the hands are not known.</source>
            <translation>Van sommige rondes staan alleen de punten van de winnaar er, dus de overgebleven kaarten zijn niet bekend.</translation>
        </message>
        <message>
            <source>Enter a date, such as %1.</source>
            <translation>Voer een datum in, bijvoorbeeld %1.</translation>
        </message>
        <message>
            <source>This game already has rounds.</source>
            <translation>Deze partij heeft al rondes.</translation>
        </message>
        <message>
            <source>%1 leads.</source>
            <extracomment>Nobody else has a rank yet. %1 a player</extracomment>
            <translation>%1 staat voor.</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>What’s the argument about?</source>
            <extracomment>In the search field of the rules, before anything is typed</extracomment>
            <translation>Waar gaat de ruzie over?</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Button: empty the search field</extracomment>
            <translation>Zoekveld wissen</translation>
        </message>
    </context>
    <context>
        <name>SeatEditor</name>
        <message>
            <source>Portrait of %1: %2. Press to change it.</source>
            <extracomment>Spoken name of the portrait button. %1 the player, %2 the animal on the portrait</extracomment>
            <translation>Portret van %1: %2. Druk om het te wijzigen.</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Naam van speler %1</translation>
        </message>
        <message>
            <source>How well %1 plays</source>
            <extracomment>Spoken label; %1 is the name of a player</extracomment>
            <translation>Hoe goed %1 speelt</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Er zit al een %1 aan tafel. Schrijf er iets bij om ze uit elkaar te houden.</translation>
        </message>
        <message>
            <source>Who plays at seat %1</source>
            <extracomment>Spoken name of a choice: person or computer. %1 the number of the seat</extracomment>
            <translation>Wie er op plaats %1 speelt</translation>
        </message>
        <message>
            <source>Hints for %1</source>
            <extracomment>Button, on or off. %1 a player</extracomment>
            <translation>Hints voor %1</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 omhoog verplaatsen</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>%1 omlaag verplaatsen</translation>
        </message>
    </context>
    <context>
        <name>TogetherSection</name>
        <message>
            <source>Just watch</source>
            <extracomment>Heading when setting up a game in which no person plays</extracomment>
            <translation>Alleen kijken</translation>
        </message>
        <message>
            <source>Playing together</source>
            <extracomment>Heading when setting up a game of several people at one device</extracomment>
            <translation>Samen spelen</translation>
        </message>
        <message>
            <source>The computer plays every seat.</source>
            <extracomment>Under "Just watch"</extracomment>
            <translation>Op alle plaatsen speelt de computer.</translation>
        </message>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting, for a tablet that lies flat between several people</extracomment>
            <translation>Tafel draaien naar wie aan de beurt is</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Voor een tablet die plat in het midden ligt.</translation>
        </message>
        <message>
            <source>Hints: each person’s lamp turns them on or off.</source>
            <extracomment>The lamp is a button in each person's seat</extracomment>
            <translation>Hints: met het lampje van elke speler zet je ze aan of uit.</translation>
        </message>
    </context>
    <context>
        <name>SeatKind</name>
        <message>
            <source>Person</source>
            <extracomment>Who sits at a seat: a person, not the computer. Short: stands in a button</extracomment>
            <translation>Mens</translation>
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
                <numerusform>pakt er %n</numerusform>
                <numerusform>pakt er %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a seat's button: pressed during the grace period</extracomment>
            <translation>te vroeg</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a seat's button: pressed at the same time as another player</extracomment>
            <translation>gelijk</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a seat's button: pressed first</extracomment>
            <translation>eerste!</translation>
        </message>
        <message>
            <source>call now!</source>
            <extracomment>On a seat's button: now others can catch this player</extracomment>
            <translation>roep nu!</translation>
        </message>
        <message>
            <source>grace period</source>
            <extracomment>On a seat's button: others cannot catch this player yet</extracomment>
            <translation>nog tijd</translation>
        </message>
        <message>
            <source>%1: call or catch</source>
            <extracomment>Spoken name of a seat's call button. %1 a player</extracomment>
            <translation>%1: roepen of betrappen</translation>
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
            <translation>%3, punten: %1, kaarten: %2</translation>
        </message>
        <message>
            <source>It’s this player’s turn.</source>
            <extracomment>Said of the player whose turn it is</extracomment>
            <translation>Deze speler is aan de beurt.</translation>
        </message>
        <message>
            <source>Deals this round.</source>
            <extracomment>Said of the player who deals this round</extracomment>
            <translation>Geeft deze ronde.</translation>
        </message>
        <message>
            <source>Plays with a phone.</source>
            <extracomment>Said of a player who holds the cards on a phone</extracomment>
            <translation>Speelt met een telefoon.</translation>
        </message>
        <message>
            <source>The phone is gone.</source>
            <extracomment>Said of a player whose phone does not answer any more</extracomment>
            <translation>De telefoon reageert niet.</translation>
        </message>
    </context>
    <context>
        <name>SeatsSection</name>
        <message>
            <source>Players</source>
            <extracomment>Heading: the players around the table</extracomment>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Aantal spelers</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: plaats %2</translation>
        </message>
        <message>
            <source>Every seat is taken. Switch one to Computer first.</source>
            <extracomment>Below the known people: all seats have people</extracomment>
            <translation>Alle plaatsen zijn bezet. Zet er eerst één op “Computer”.</translation>
        </message>
        <message>
            <source>Same as last time</source>
            <extracomment>Button, in the heading "Players": the players and seats of the last game</extracomment>
            <translation>Zoals laatst</translation>
        </message>
        <message>
            <source>Same players as last time</source>
            <extracomment>Spoken name of the button "Same as last time"</extracomment>
            <translation>Spelers zoals de vorige keer</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <extracomment>Title of the page</extracomment>
            <translation>Instellingen</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Taal</translation>
        </message>
        <message>
            <source>System language</source>
            <extracomment>Setting: use the system's language</extracomment>
            <translation>Systeemtaal</translation>
        </message>
        <message>
            <source>Motion and sound</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Beweging en geluid</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Minder beweging</translation>
        </message>
        <message>
            <source>Cards appear in place. Nothing flies or pulses.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Kaarten liggen meteen op hun plaats. Niets vliegt of knippert.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Geluid</translation>
        </message>
        <message>
            <source>Volume</source>
            <extracomment>Setting: how loud</extracomment>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Toegankelijkheid</translation>
        </message>
        <message>
            <source>Letters on cards</source>
            <extracomment>Setting</extracomment>
            <translation>Letters op de kaarten</translation>
        </message>
        <message>
            <source>Shows the color’s first letter in the corner of each card, beside its shape.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Toont de kleur afgekort in de hoek van elke kaart, naast de vorm: R, B, Gr of Ge.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoog contrast</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <extracomment>Setting</extracomment>
            <translation>Linkshandig</translation>
        </message>
        <message>
            <source>Puts the call button on the left, under your thumb.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Zet de roepknop links, onder je duim.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: Tableside doesn't watch whether you move while you pose in UNO</extracomment>
            <translation>Zelf mijn poses beoordelen</translation>
        </message>
        <message>
            <source>While you pose in UNO, Tableside doesn’t watch. You say when you moved.</source>
            <translation>Als je bij UNO een pose volhoudt, kijkt Tableside niet mee. Je zegt zelf wanneer je bewoog.</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>Value of the volume setting; %1 is a number</extracomment>
            <translation>%1%</translation>
        </message>
        <message>
            <source>Table talk</source>
            <extracomment>Setting: the animals that play say something now and then</extracomment>
            <translation>Tafelpraat</translation>
        </message>
        <message>
            <source>Now and then, computer players say something.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Af en toe zeggen computerspelers iets.</translation>
        </message>
        <message>
            <source>Read table talk aloud</source>
            <extracomment>Setting</extracomment>
            <translation>Tafelpraat voorlezen</translation>
        </message>
        <message>
            <source>Screen readers read it, too.</source>
            <extracomment>Explains the setting; "it" is what the computer players say</extracomment>
            <translation>Schermlezers lezen het ook voor.</translation>
        </message>
        <message>
            <source>Effects</source>
            <extracomment>Setting: how loud the sounds are when something happens to somebody, in relation to the other sounds</extracomment>
            <translation>Effecten</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>Beside the start button. %n: number of players</extracomment>
            <translation>
                <numerusform>%n speler</numerusform>
                <numerusform>%n spelers</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <extracomment>Button: starts the game</extracomment>
            <translation>Kaarten geven</translation>
        </message>
    </context>
    <context>
        <name>SheetBar</name>
        <message>
            <source>Back</source>
            <translation>Terug</translation>
        </message>
        <message>
            <source>to %1</source>
            <extracomment>Above the sheet. %1 the points that end the game</extracomment>
            <translation>tot %1</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <extracomment>Button: rotate the sheet by a quarter turn, toward the person who enters points</extracomment>
            <translation>Blad draaien</translation>
        </message>
        <message>
            <source>Big screen</source>
            <extracomment>Button: show the standings as large as the screen</extracomment>
            <translation>Groot scherm</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: all that can be done with this score sheet</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: from the score sheet to the call buttons, with the same players</extracomment>
            <translation>Roepknoppen</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Above the sheet of a game that was played in the app, not with real cards</extracomment>
            <translation>Op het scherm</translation>
        </message>
    </context>
    <context>
        <name>SheetCell</name>
        <message>
            <source>out</source>
            <comment>has no cards left</comment>
            <extracomment>In the cell of the player who went out</extracomment>
            <translation>uit</translation>
        </message>
    </context>
    <context>
        <name>SheetDetails</name>
        <message>
            <source>Note</source>
            <extracomment>Label of a field</extracomment>
            <translation>Notitie</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a field: where the game was played</extracomment>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Label of a field: the points that end the game</extracomment>
            <translation>Doel</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the fields</extracomment>
            <translation>Opslaan</translation>
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
            <translation>Puntentelling</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Alles voor de winnaar</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Kaarten zijn strafpunten</translation>
        </message>
    </context>
    <context>
        <name>SheetEndQuestion</name>
        <message>
            <source>End game with round %1</source>
            <extracomment>Button: the open round counts. %1 its number</extracomment>
            <translation>Afsluiten met ronde %1</translation>
        </message>
        <message>
            <source>End game without round %1</source>
            <extracomment>Button: the open round does not count. %1 its number</extracomment>
            <translation>Afsluiten zonder ronde %1</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <extracomment>Button: the game is not ended</extracomment>
            <translation>Verder spelen</translation>
        </message>
    </context>
    <context>
        <name>SheetFiles</name>
        <message>
            <source>Result picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Uitslag (PNG)</translation>
        </message>
        <message>
            <source>Whole sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Hele blad (PDF)</translation>
        </message>
        <message>
            <source>Print sheet…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Blad afdrukken…</translation>
        </message>
        <message>
            <source>Blank sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Leeg blad (PDF)</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Spreadsheet (CSV)</translation>
        </message>
        <message>
            <source>Tableside game file</source>
            <extracomment>Button: export in our own format</extracomment>
            <translation>Tableside-bestand</translation>
        </message>
        <message>
            <source>Every hand (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Elke ronde apart (CSV)</translation>
        </message>
    </context>
    <context>
        <name>SheetFoot</name>
        <message>
            <source>%1 deals, %2 starts.</source>
            <extracomment>Before the first round. %1, %2 players</extracomment>
            <translation>%1 geeft, %2 begint.</translation>
        </message>
        <message>
            <source>Continue round %1</source>
            <extracomment>Button: the entry of the round was started and left. %1 number of the round</extracomment>
            <translation>Verder met ronde %1</translation>
        </message>
        <message>
            <source>Enter round %1</source>
            <extracomment>Button. %1 number of the round</extracomment>
            <translation>Ronde %1 invoeren</translation>
        </message>
        <message>
            <source>Rematch</source>
            <extracomment>Button: another game with the same people</extracomment>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Button: continue the game past its target, or reopen it</extracomment>
            <translation>Doorspelen</translation>
        </message>
        <message>
            <source>End game</source>
            <extracomment>Button: the decided game is over</extracomment>
            <translation>Partij afsluiten</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Button: to the winner, the ranks and the chart</extracomment>
            <translation>Uitslag</translation>
        </message>
    </context>
    <context>
        <name>SheetMenu</name>
        <message>
            <source>Score chart</source>
            <extracomment>Menu: the chart of the totals</extracomment>
            <translation>Scoregrafiek</translation>
        </message>
        <message>
            <source>Add or remove players</source>
            <extracomment>Menu: players who join late or leave</extracomment>
            <translation>Spelers toevoegen of weghalen</translation>
        </message>
        <message>
            <source>Share and print</source>
            <extracomment>Menu: export and print</extracomment>
            <translation>Delen en afdrukken</translation>
        </message>
        <message>
            <source>Big screen</source>
            <translation>Groot scherm</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <translation>Blad draaien</translation>
        </message>
        <message>
            <source>Rotate toward the player being scored</source>
            <extracomment>Menu: the sheet on a tablet in the middle of the table rotates by itself</extracomment>
            <translation>Meedraaien bij het tellen</translation>
        </message>
        <message>
            <source>Remove round %1</source>
            <extracomment>Menu. %1 number of the last round</extracomment>
            <translation>Ronde %1 verwijderen</translation>
        </message>
        <message>
            <source>End game now</source>
            <extracomment>Menu: end the game; the leader wins</extracomment>
            <translation>Partij nu afsluiten</translation>
        </message>
        <message>
            <source>Rematch, same players</source>
            <extracomment>Menu</extracomment>
            <translation>Revanche, zelfde spelers</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Menu: read the rules of the game that is played, and come back to the sheet</extracomment>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <extracomment>Menu: the date, note, place, target and scoring of the game</extracomment>
            <translation>Gegevens van de partij</translation>
        </message>
    </context>
    <context>
        <name>SheetPanels</name>
        <message>
            <source>This game</source>
            <extracomment>Titles of panels over the score sheet</extracomment>
            <translation>Deze partij</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Spelers</translation>
        </message>
        <message>
            <source>Score chart</source>
            <translation>Scoregrafiek</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Delen en afdrukken</translation>
        </message>
        <message>
            <source>End game now</source>
            <translation>Partij nu afsluiten</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Uitslag</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Speler</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <translation>Gegevens van de partij</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <source>Correct round %1</source>
            <extracomment>Title while a hand of an earlier round is corrected. %1 its number</extracomment>
            <translation>Ronde %1 corrigeren</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>Title while a round is entered. %1 its number</extracomment>
            <translation>Ronde %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayers</name>
        <message>
            <source>Remove</source>
            <extracomment>Buttons beside a player: remove from the game, or let rejoin</extracomment>
            <translation>Weghalen</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Weer meedoen</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken names of the buttons. %1 a player</extracomment>
            <translation>%1 weghalen</translation>
        </message>
        <message>
            <source>Rejoin: %1</source>
            <translation>Weer meedoen: %1</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>Label of a field: the name of a player who joins late</extracomment>
            <translation>Nieuwe speler</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Starts with</source>
            <extracomment>Label: the starting points of a player who joins late</extracomment>
            <translation>Begint met</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lowest total: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>laagste totaal: %n</numerusform>
                <numerusform>laagste totaal: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>average: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>gemiddelde: %n</numerusform>
                <numerusform>gemiddelde: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sits between</source>
            <extracomment>Label: the neighbors of a player who joins late</extracomment>
            <translation>Zit tussen</translation>
        </message>
        <message>
            <source>Add player</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Speler toevoegen</translation>
        </message>
    </context>
    <context>
        <name>SheetTable</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Spoken name of the score sheet</extracomment>
            <translation>Scoreblad</translation>
        </message>
        <message>
            <source>Only the final points of this game are known, not its rounds.</source>
            <extracomment>On the score sheet of a game that has no rounds</extracomment>
            <translation>Van deze partij is alleen de eindstand bekend, niet de rondes.</translation>
        </message>
    </context>
    <context>
        <name>ShownHand</name>
        <message>
            <source>Got it</source>
            <extracomment>Button: hides the hand that a challenge showed</extracomment>
            <translation>Gezien</translation>
        </message>
        <message>
            <source>No cards left</source>
            <extracomment>Where a challenge shows a hand, and there is nothing in it</extracomment>
            <translation>Geen kaarten meer</translation>
        </message>
    </context>
    <context>
        <name>SideSheet</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this sheet</extracomment>
            <translation>Sluiten</translation>
        </message>
    </context>
    <context>
        <name>SpeedSlider</name>
        <message>
            <source>Speed</source>
            <extracomment>Setting: how fast the others play and the cards fly</extracomment>
            <translation>Snelheid</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Value of the speed setting; %1 is a number such as 1.5</extracomment>
            <translation>%1 ×</translation>
        </message>
    </context>
    <context>
        <name>SumField</name>
        <message>
            <source>Points for %1: number or sum</source>
            <extracomment>Spoken name of the field for the points of a hand. %1 a player</extracomment>
            <translation>Punten voor %1: getal of som</translation>
        </message>
        <message>
            <source>Went out: 0</source>
            <extracomment>In the field for a hand's points: the player who went out has none</extracomment>
            <translation>Uit: 0</translation>
        </message>
        <message>
            <source>Tap cards, or type 12+11+7</source>
            <translation>Tik op kaarten, of typ 12+11+7</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken live sum of a hand</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Enter points</source>
            <extracomment>In the empty field for a hand's points</extracomment>
            <translation>Typ de punten</translation>
        </message>
        <message>
            <source>Total of all hands</source>
            <extracomment>In the empty field of the player who went out: one number for all other hands</extracomment>
            <translation>Alle kaarten samen</translation>
        </message>
    </context>
    <context>
        <name>SumsHead</name>
        <message>
            <source>Round</source>
            <extracomment>Heading above the points of this round, in the result</extracomment>
            <translation>Ronde</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Heading above the points of the whole game, in the result</extracomment>
            <translation>Totaal</translation>
        </message>
    </context>
    <context>
        <name>SwapButtons</name>
        <message>
            <source>Swap</source>
            <extracomment>Button at a player's place: swap hands with them</extracomment>
            <translation>Ruilen</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s)</source>
            <extracomment>Spoken name of the button. %1 a player's name, %n how many cards they hold</extracomment>
            <translation>
                <numerusform>Kaarten ruilen met %1, die %n kaart heeft</numerusform>
                <numerusform>Kaarten ruilen met %1, die %n kaarten heeft</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Why?</source>
            <extracomment>Button beside the reason why something was refused: opens the rule</extracomment>
            <translation>Waarom?</translation>
        </message>
        <message>
            <source>Why? Opens the rule</source>
            <extracomment>Spoken name of the button "Why?"</extracomment>
            <translation>Waarom? Opent de regel</translation>
        </message>
        <message>
            <source>Show less</source>
            <extracomment>Spoken name of what shows all words of a sentence that was cut short, or ends that</extracomment>
            <translation>Minder tonen</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Hele tekst tonen</translation>
        </message>
        <message>
            <source>Speed up until my turn</source>
            <extracomment>Button: shows the other players' turns four times as fast</extracomment>
            <translation>Sneller tot mijn beurt</translation>
        </message>
        <message>
            <source>Do it</source>
            <extracomment>Button: plays what the hint suggests</extracomment>
            <translation>Doen</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>Button in a lesson: what was said has been read</extracomment>
            <translation>Verder</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Hand, %1 of %2.</source>
            <extracomment>Spoken of a card in the player's own hand. %1 which one it is, %2 how many there are</extracomment>
            <translation>Hand, %1 van %2.</translation>
        </message>
        <message>
            <source>Center Row, %1 of %2.</source>
            <extracomment>Spoken of a card in the Center Row. %1 which one it is, %2 how many there are</extracomment>
            <translation>Middelste rij, %1 van %2.</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a card that the hint suggests</extracomment>
            <translation>Voorgesteld door de hint.</translation>
        </message>
        <message>
            <source>Already matched.</source>
            <extracomment>Spoken of a card in the Center Row on which something has been played in this turn</extracomment>
            <translation>Hier ligt al een combinatie op.</translation>
        </message>
        <message>
            <source>You can match it.</source>
            <extracomment>Spoken of a card in the Center Row on which something of the hand can be played</extracomment>
            <translation>Je kunt er een combinatie mee maken.</translation>
        </message>
        <message>
            <source>You can play it.</source>
            <extracomment>Spoken of a card in the hand</extracomment>
            <translation>Je kunt hem spelen.</translation>
        </message>
        <message>
            <source>On a row card, waiting for a second card.</source>
            <extracomment>Spoken of a card of the hand that is put on a row card and waits for a second one</extracomment>
            <translation>Ligt op een kaart in de rij en wacht op een tweede.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <extracomment>Spoken of a card of the hand that has just been drawn</extracomment>
            <translation>Net gepakt.</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting: the table on the screen turns toward the person who plays</extracomment>
            <translation>Tafel draaien naar wie aan de beurt is</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Voor een tablet die plat in het midden ligt.</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <extracomment>Setting: cards do not fly, nothing pulses</extracomment>
            <translation>Minder beweging</translation>
        </message>
        <message>
            <source>Sound</source>
            <extracomment>Setting: sounds on or off</extracomment>
            <translation>Geluid</translation>
        </message>
        <message>
            <source>House rules</source>
            <extracomment>Heading: the house rules of this game</extracomment>
            <translation>Huisregels</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Doel</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: points that win the game</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Spelnummer</translation>
        </message>
        <message>
            <source>Enter it when you set up a game to get the same cards again.</source>
            <extracomment>Under the deal number</extracomment>
            <translation>Vul het in bij een nieuwe partij, dan krijg je dezelfde kaarten weer.</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Button: show which keys do what</extracomment>
            <translation>Toetsen</translation>
        </message>
        <message>
            <source>Leave table</source>
            <extracomment>Button: goes to Home; the game can be continued</extracomment>
            <translation>Van tafel gaan</translation>
        </message>
        <message>
            <source>Your game is saved. Continue any time.</source>
            <extracomment>Under the button "Leave table"</extracomment>
            <translation>Je partij is opgeslagen. Je kunt altijd verder.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: while you pose in UNO, the table does not watch whether you move</extracomment>
            <translation>Zelf mijn poses beoordelen</translation>
        </message>
        <message>
            <source>Tableside doesn’t watch while you pose. You say when you moved.</source>
            <translation>Tableside kijkt niet mee terwijl je een pose volhoudt. Je zegt zelf wanneer je bewoog.</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: read the rules of the game that is played, and come back to the table</extracomment>
            <translation>Spelregels</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Hoog contrast</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is in the menu, such as saving the game as a file</extracomment>
            <translation>Meer</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: leaves the table and throws the game away; Home offers to restore it</extracomment>
            <translation>Partij opgeven</translation>
        </message>
    </context>
    <context>
        <name>TableQuestion</name>
        <message>
            <source>Which game are the scores in “%1” from?</source>
            <extracomment>%1 the name of a file that is being imported</extracomment>
            <translation>Uit welk spel komen de punten in “%1”?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: does not import the file</extracomment>
            <translation>Annuleren</translation>
        </message>
    </context>
    <context>
        <name>TableSheets</name>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the table's menu</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Toetsen</translation>
        </message>
        <message>
            <source>What did I miss?</source>
            <extracomment>Title of the panel with what the others did since the reader's last turn</extracomment>
            <translation>Wat heb ik gemist?</translation>
        </message>
        <message>
            <source>%1’s last turns</source>
            <extracomment>Title of the panel with the last turns of %1, a player</extracomment>
            <translation>De laatste beurten van %1</translation>
        </message>
    </context>
    <context>
        <name>TargetSection</name>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Doel</translation>
        </message>
        <message>
            <source>50 points less</source>
            <extracomment>Button</extracomment>
            <translation>50 punten minder</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 punten meer</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Undo</source>
            <extracomment>Button in a short message: what was done is taken back</extracomment>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Map openen</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: closes a notice after reading it</extracomment>
            <translation>Melding sluiten</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <source>Target %1</source>
            <extracomment>Name of a line in the chart. %1 points</extracomment>
            <translation>Doel %1</translation>
        </message>
    </context>
    <context>
        <name>TotalsLines</name>
        <message>
            <source>Score chart. %1</source>
            <extracomment>Spoken name of the chart. %1 a sentence that says who leads</extracomment>
            <translation>Scoregrafiek. %1</translation>
        </message>
    </context>
    <context>
        <name>UnoAdvice</name>
        <message>
            <source>%1 misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 slaat een beurt over</translation>
        </message>
        <message>
            <source>%1 draws two and misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 pakt er 2 en slaat een beurt over</translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s) or stack another</source>
            <extracomment>Within a sentence. %1 a player, who may also play a card of the same kind on it</extracomment>
            <translation>
                <numerusform>%1 moet %n kaart pakken of er een op stapelen</numerusform>
                <numerusform>%1 moet %n kaarten pakken of er een op stapelen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s), stack another, or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>
                <numerusform>%1 moet %n kaart pakken, er een op stapelen of uitdagen</numerusform>
                <numerusform>%1 moet %n kaarten pakken, er een op stapelen of uitdagen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has to draw four or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 moet er 4 pakken of uitdagen</translation>
        </message>
        <message>
            <source>%1 draws four and misses the turn</source>
            <extracomment>Within a sentence. %1 a player; UNO-BLUFF-1</extracomment>
            <translation>%1 pakt er 4 en slaat een beurt over</translation>
        </message>
        <message>
            <source>%1 has to strike a pose</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 moet een pose aannemen</translation>
        </message>
        <message>
            <source>any color works</source>
            <extracomment>Within a sentence: no card in the hand has a color</extracomment>
            <translation>elke kleur is goed</translation>
        </message>
        <message>
            <source>you swap hands with another player</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>je ruilt je kaarten met een andere speler</translation>
        </message>
        <message>
            <source>everyone passes their hand on</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>iedereen geeft zijn kaarten door</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <extracomment>Within a sentence</extracomment>
            <translation>
                <numerusform>%n strafpunt minder</numerusform>
                <numerusform>%n strafpunten minder</numerusform>
            </translation>
        </message>
        <message>
            <source>play the %1</source>
            <extracomment>Within a sentence. %1 a wild card, %2 a color</extracomment>
            <translation>de %1 spelen</translation>
        </message>
        <message>
            <source>play the %1 and name %2</source>
            <translation>de %1 spelen en %2 noemen</translation>
        </message>
        <message>
            <source>Play the %1: you go out and win the round.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Speel de %1: je bent uit en wint de ronde.</translation>
        </message>
        <message>
            <source>Play the %1: %2.</source>
            <extracomment>%1 a card, %2 why</extracomment>
            <translation>Speel de %1: %2.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2: %3.</source>
            <extracomment>%1 a wild card, %2 a color, %3 why</extracomment>
            <translation>Speel de %1 en noem %2: %3.</translation>
        </message>
        <message>
            <source>Draw even though you can play: your cards are worth more later.</source>
            <translation>Pak een kaart, ook al kun je spelen: je kaarten zijn later meer waard.</translation>
        </message>
        <message>
            <source>Draw: you can’t play anything.</source>
            <translation>Pak een kaart: je kunt niets spelen.</translation>
        </message>
        <message>
            <source>Keep the card: it’s worth more later.</source>
            <translation>Houd de kaart: die is later meer waard.</translation>
        </message>
        <message>
            <source>Challenge: it may well be a bluff.</source>
            <translation>Daag uit: het kan best bluf zijn.</translation>
        </message>
        <message>
            <source>Draw the cards: it costs you less.</source>
            <translation>Pak de kaarten: dat kost je minder.</translation>
        </message>
        <message>
            <source>Draw the cards: you have no other choice.</source>
            <translation>Pak de kaarten: je hebt geen keus.</translation>
        </message>
        <message>
            <source>Name %1: %2.</source>
            <extracomment>%1 a color, %2 why</extracomment>
            <translation>Noem %1: %2.</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s).</source>
            <translation>
                <numerusform>Ruil je kaarten met %1, die %n kaart heeft.</numerusform>
                <numerusform>Ruil je kaarten met %1, die %n kaarten heeft.</numerusform>
            </translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>What could be done instead, within a sentence</extracomment>
            <translation>een kaart pakken</translation>
        </message>
        <message>
            <source>keep the card</source>
            <translation>de kaart houden</translation>
        </message>
        <message>
            <source>challenge</source>
            <translation>uitdagen</translation>
        </message>
        <message>
            <source>draw the cards</source>
            <translation>de kaarten pakken</translation>
        </message>
        <message>
            <source>name %1</source>
            <translation>%1 noemen</translation>
        </message>
        <message>
            <source>swap hands with %1</source>
            <translation>kaarten ruilen met %1</translation>
        </message>
        <message>
            <source>%1 It’s a bluff: if you’re challenged, you draw the four.</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four</extracomment>
            <translation>%1 Het is bluf: word je uitgedaagd, dan pak jij er 4.</translation>
        </message>
        <message numerus="yes">
            <source>%1 It’s a bluff: if you’re challenged, you draw the %n card(s).</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four. %n may be more than four where draw cards are stacked</extracomment>
            <translation>
                <numerusform>%1 Het is bluf: word je uitgedaagd, dan pak jij %n kaart.</numerusform>
                <numerusform>%1 Het is bluf: word je uitgedaagd, dan pak jij %n kaarten.</numerusform>
            </translation>
        </message>
        <message>
            <source>you have more %1 than any other color</source>
            <extracomment>Within a sentence: why a card or a color. %1 a color</extracomment>
            <translation>van %1 heb je de meeste kaarten</translation>
        </message>
        <message>
            <source>it saves your wild cards for later</source>
            <extracomment>Within a sentence: why another card</extracomment>
            <translation>zo bewaar je je keuzekaarten voor later</translation>
        </message>
        <message>
            <source>it saves your action cards for later</source>
            <extracomment>Within a sentence: why a card with a number</extracomment>
            <translation>zo bewaar je je actiekaarten voor later</translation>
        </message>
        <message>
            <source>Play the %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Speel de %1.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2.</source>
            <extracomment>%1 a wild card, %2 a color</extracomment>
            <translation>Speel de %1 en noem %2.</translation>
        </message>
        <message>
            <source>Name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Noem %1.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Pak een kaart.</translation>
        </message>
        <message>
            <source>Keep the card.</source>
            <translation>Houd de kaart.</translation>
        </message>
        <message>
            <source>Challenge.</source>
            <translation>Daag uit.</translation>
        </message>
        <message>
            <source>Draw the cards.</source>
            <translation>Pak de kaarten.</translation>
        </message>
    </context>
    <context>
        <name>UnoButtons</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Toch niet</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Pakken</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button: do not play the card that was just drawn</extracomment>
            <translation>Houden</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n</source>
            <extracomment>Button: draws the cards you have to draw. %n: how many</extracomment>
            <translation>
                <numerusform>%n pakken</numerusform>
                <numerusform>%n pakken</numerusform>
            </translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button: say that a Wild Draw Four was a bluff</extracomment>
            <translation>Uitdagen</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: takes back the wild card before its color is named</extracomment>
            <translation>Annuleren</translation>
        </message>
    </context>
    <context>
        <name>UnoHouseRules</name>
        <message>
            <source>Playing by the printed rules.</source>
            <translation>Jullie spelen volgens de spelregels.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Stapelen</translation>
        </message>
        <message>
            <source>Answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four. The total passes to the next player.</source>
            <translation>Speel een Neem-twee op een Neem-twee, of een Neem-vier op een Neem-vier. Het totaal gaat naar de volgende speler.</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Inspringen</translation>
        </message>
        <message>
            <source>If you have a card identical to the top card, you can play it out of turn. Play continues from you.</source>
            <translation>Heb je precies dezelfde kaart als de bovenste, dan mag je hem buiten je beurt spelen. Het spel gaat verder vanaf jou.</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Zeven en nul</translation>
        </message>
        <message>
            <source>Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.</source>
            <translation>Met een 7 ruil je je kaarten met een speler naar keuze. Bij een 0 geeft iedereen zijn kaarten door.</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Pakken tot er iets past</translation>
        </message>
        <message>
            <source>Instead of drawing just one card.</source>
            <translation>In plaats van maar één kaart te pakken.</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Niet bluffen</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four only when you have no card of the current color. There’s nothing to challenge.</source>
            <translation>Een Neem-vier mag alleen als je geen kaart hebt van de kleur die telt. Er valt niemand uit te dagen.</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <extracomment>House rule of UNO for two players</extracomment>
            <translation>Twee spelers: Keer-om slaat niet over</translation>
        </message>
        <message>
            <source>Otherwise, Reverse works like a Skip.</source>
            <translation>Anders werkt een Keer-om als een Sla-beurt-over.</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Tijd om te roepen voordat je kunt worden betrapt</translation>
        </message>
    </context>
    <context>
        <name>UnoKeys</name>
        <message>
            <source>Call “UNO!”, even when it isn’t your turn</source>
            <translation>“UNO!” roepen, ook als je niet aan de beurt bent</translation>
        </message>
        <message>
            <source>Move between cards; up to the draw pile and back down; around the color wheel</source>
            <translation>Van kaart naar kaart; omhoog naar de stok en terug; het kleurenwiel rond</translation>
        </message>
        <message>
            <source>Play the card; on the draw pile, draw</source>
            <translation>De kaart spelen; op de stok: pakken</translation>
        </message>
        <message>
            <source>Draw a card, or all the cards you have to draw</source>
            <translation>Een kaart pakken, of alle kaarten die je moet pakken</translation>
        </message>
        <message>
            <source>Keep the card you drew</source>
            <translation>De kaart houden die je hebt gepakt</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four</source>
            <translation>Uitdagen na een Neem-vier</translation>
        </message>
        <message>
            <source>1 to 4</source>
            <extracomment>Four number keys</extracomment>
            <translation>1 t/m 4</translation>
        </message>
        <message>
            <source>Name red, blue, green, or yellow</source>
            <translation>Rood, blauw, groen of geel noemen</translation>
        </message>
    </context>
    <context>
        <name>UnoLog</name>
        <message>
            <source>First card: %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Eerste kaart: %1.</translation>
        </message>
        <message>
            <source>You jump in with a %1.</source>
            <translation>Je springt in met de %1.</translation>
        </message>
        <message>
            <source>%1 jumps in with a %2.</source>
            <translation>%1 springt in met de %2.</translation>
        </message>
        <message>
            <source>You play a %1.</source>
            <translation>Je speelt de %1.</translation>
        </message>
        <message>
            <source>%1 plays a %2.</source>
            <translation>%1 speelt de %2.</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Je noemt %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <translation>%1 noemt %2.</translation>
        </message>
        <message>
            <source>Play moves to the left again.</source>
            <translation>Er wordt weer naar links gespeeld.</translation>
        </message>
        <message>
            <source>Play now moves to the right.</source>
            <translation>Er wordt nu naar rechts gespeeld.</translation>
        </message>
        <message>
            <source>You miss your turn.</source>
            <translation>Je slaat een beurt over.</translation>
        </message>
        <message>
            <source>%1 misses the turn.</source>
            <translation>%1 slaat een beurt over.</translation>
        </message>
        <message>
            <source>You keep the card.</source>
            <translation>Je houdt de kaart.</translation>
        </message>
        <message>
            <source>%1 keeps the card.</source>
            <translation>%1 houdt de kaart.</translation>
        </message>
        <message>
            <source>You strike a pose. Hold it!</source>
            <translation>Je neemt een pose aan. Volhouden!</translation>
        </message>
        <message>
            <source>%1 strikes a pose.</source>
            <translation>%1 neemt een pose aan.</translation>
        </message>
        <message>
            <source>You moved: draw four.</source>
            <translation>Je hebt bewogen: je pakt er 4.</translation>
        </message>
        <message>
            <source>%1 moved and draws four.</source>
            <translation>%1 heeft bewogen en pakt er 4.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. You have the fewest points in hand.</source>
            <translation>Niemand kan spelen of pakken. Jij hebt de minste punten in je hand.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. %1 has the fewest points in hand.</source>
            <translation>Niemand kan spelen of pakken. %1 heeft de minste punten in de hand.</translation>
        </message>
        <message>
            <source>You challenge %1. It was a bluff!</source>
            <translation>Je daagt %1 uit. Het was bluf!</translation>
        </message>
        <message>
            <source>You challenge %1, but it wasn’t a bluff.</source>
            <translation>Je daagt %1 uit, maar het was geen bluf.</translation>
        </message>
        <message>
            <source>%1 challenges you, and you did bluff.</source>
            <translation>%1 daagt je uit, en je had gebluft.</translation>
        </message>
        <message>
            <source>%1 challenges you, but you didn’t bluff.</source>
            <translation>%1 daagt je uit, maar je had niet gebluft.</translation>
        </message>
        <message>
            <source>%1 challenges %2. It was a bluff!</source>
            <translation>%1 daagt %2 uit. Het was bluf!</translation>
        </message>
        <message>
            <source>%1 challenges %2, but it wasn’t a bluff.</source>
            <translation>%1 daagt %2 uit, maar het was geen bluf.</translation>
        </message>
        <message>
            <source>Everyone passes their hand on.</source>
            <translation>Iedereen geeft zijn kaarten door.</translation>
        </message>
        <message>
            <source>You swap hands with %1.</source>
            <translation>Je ruilt kaarten met %1.</translation>
        </message>
        <message>
            <source>%1 swaps hands with you.</source>
            <translation>%1 ruilt kaarten met jou.</translation>
        </message>
        <message>
            <source>%1 swaps hands with %2.</source>
            <translation>%1 ruilt kaarten met %2.</translation>
        </message>
        <message>
            <source>Their hand: %1.</source>
            <extracomment>The cards that a challenge showed; follows another sentence</extracomment>
            <translation>In de hand: %1.</translation>
        </message>
    </context>
    <context>
        <name>UnoMiddle</name>
        <message>
            <source>Current color: %1</source>
            <extracomment>Spoken: the color that has to be played now. %1 a color</extracomment>
            <translation>Kleur die telt: %1</translation>
        </message>
    </context>
    <context>
        <name>UnoWords</name>
        <message>
            <source>Wild</source>
            <extracomment>Names of UNO's wild cards, as they are called in the rules of your language</extracomment>
            <translation>Keuzekaart</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Neem-vier</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Domfu</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>UNO!</translation>
        </message>
        <message>
            <source>Red %1</source>
            <extracomment>A number card on its own; %1 is a number from 0 to 9</extracomment>
            <translation>Rode %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Blauwe %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Groene %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Gele %1</translation>
        </message>
        <message>
            <source>Yellow Skip</source>
            <translation>Gele Sla-beurt-over</translation>
        </message>
        <message>
            <source>Green Skip</source>
            <translation>Groene Sla-beurt-over</translation>
        </message>
        <message>
            <source>Blue Skip</source>
            <translation>Blauwe Sla-beurt-over</translation>
        </message>
        <message>
            <source>Red Skip</source>
            <extracomment>A Skip on its own</extracomment>
            <translation>Rode Sla-beurt-over</translation>
        </message>
        <message>
            <source>Yellow Reverse</source>
            <translation>Gele Keer-om</translation>
        </message>
        <message>
            <source>Green Reverse</source>
            <translation>Groene Keer-om</translation>
        </message>
        <message>
            <source>Blue Reverse</source>
            <translation>Blauwe Keer-om</translation>
        </message>
        <message>
            <source>Red Reverse</source>
            <extracomment>A Reverse on its own</extracomment>
            <translation>Rode Keer-om</translation>
        </message>
        <message>
            <source>Yellow Draw Two</source>
            <translation>Gele Neem-twee</translation>
        </message>
        <message>
            <source>Green Draw Two</source>
            <translation>Groene Neem-twee</translation>
        </message>
        <message>
            <source>Blue Draw Two</source>
            <translation>Blauwe Neem-twee</translation>
        </message>
        <message>
            <source>Red Draw Two</source>
            <extracomment>A Draw Two on its own, as it is called in the rules of your language</extracomment>
            <translation>Rode Neem-twee</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A number card within a sentence; %1 is a number from 0 to 9</extracomment>
            <translation>rode %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>blauwe %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>groene %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>gele %1</translation>
        </message>
        <message>
            <source>yellow Skip</source>
            <translation>gele Sla-beurt-over</translation>
        </message>
        <message>
            <source>green Skip</source>
            <translation>groene Sla-beurt-over</translation>
        </message>
        <message>
            <source>blue Skip</source>
            <translation>blauwe Sla-beurt-over</translation>
        </message>
        <message>
            <source>red Skip</source>
            <extracomment>A Skip within a sentence</extracomment>
            <translation>rode Sla-beurt-over</translation>
        </message>
        <message>
            <source>yellow Reverse</source>
            <translation>gele Keer-om</translation>
        </message>
        <message>
            <source>green Reverse</source>
            <translation>groene Keer-om</translation>
        </message>
        <message>
            <source>blue Reverse</source>
            <translation>blauwe Keer-om</translation>
        </message>
        <message>
            <source>red Reverse</source>
            <extracomment>A Reverse within a sentence</extracomment>
            <translation>rode Keer-om</translation>
        </message>
        <message>
            <source>yellow Draw Two</source>
            <translation>gele Neem-twee</translation>
        </message>
        <message>
            <source>green Draw Two</source>
            <translation>groene Neem-twee</translation>
        </message>
        <message>
            <source>blue Draw Two</source>
            <translation>blauwe Neem-twee</translation>
        </message>
        <message>
            <source>red Draw Two</source>
            <extracomment>A Draw Two within a sentence, as it is called in the rules of your language</extracomment>
            <translation>rode Neem-twee</translation>
        </message>
    </context>
    <context>
        <name>VoiceRow</name>
        <message>
            <source>Volume</source>
            <extracomment>How loud a voice is</extracomment>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Try %1</source>
            <extracomment>Button. %1 the name of a voice</extracomment>
            <translation>%1 proberen</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <extracomment>Button. %1 the name of a voice that was recorded</extracomment>
            <translation>%1 verwijderen</translation>
        </message>
        <message>
            <source>Delete “%1”? You can’t undo it.</source>
            <extracomment>Question about a recorded voice; below it are two buttons. %1 its name</extracomment>
            <translation>“%1” verwijderen? Je kunt het niet ongedaan maken.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Annuleren</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: the recorded voice is deleted at once</extracomment>
            <translation>Definitief verwijderen</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>How loud a voice is, in percent</extracomment>
            <translation>%1%</translation>
        </message>
    </context>
    <context>
        <name>VoicesPanel</name>
        <message>
            <source>A voice for each seat</source>
            <extracomment>Heading: each player's own voice at the call booth</extracomment>
            <translation>Een stem voor elke plaats</translation>
        </message>
        <message>
            <source>Same as table</source>
            <extracomment>A seat's voice: the one chosen for everyone</extracomment>
            <translation>Zelfde als de tafel</translation>
        </message>
        <message>
            <source>Voice for %1: %2</source>
            <extracomment>Spoken name of a button that goes through the voices. %1 a player, %2 a voice</extracomment>
            <translation>Stem voor %1: %2</translation>
        </message>
    </context>
    <context>
        <name>WakeLock</name>
        <message>
            <source>Playing with real cards</source>
            <extracomment>The reason why the screen stays on; shown by the desktop</extracomment>
            <translation>Spel met echte kaarten</translation>
        </message>
    </context>
    <context>
        <name>DataExport</name>
        <message>
            <source>%1 Nothing was exported.</source>
            <extracomment>%1 a sentence that says which file couldn't be read, and why</extracomment>
            <translation>%1 Er is niets geëxporteerd.</translation>
        </message>
        <message>
            <source>Saved in “%1”, but only with the games since Tableside started.</source>
            <extracomment>%1 a folder. Another sentence follows, which says why there is no file of earlier games.</extracomment>
            <translation>Opgeslagen in “%1”, maar alleen met de partijen sinds Tableside is gestart.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here are damaged: only the readable part was saved.</source>
            <translation>
                <numerusform>%n hier gespeelde partij is beschadigd: alleen het leesbare deel is opgeslagen.</numerusform>
                <numerusform>%n hier gespeelde partijen zijn beschadigd: alleen het leesbare deel is opgeslagen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything is saved in “%1”: %2.</source>
            <extracomment>%1 a folder, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Alles is opgeslagen in “%1”: %2.</translation>
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
            <translation>rood</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>blauw</translation>
        </message>
        <message>
            <source>green</source>
            <translation>groen</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>geel</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-keuzekaart</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>Rode %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Blauwe %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Groene %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Gele %1</translation>
        </message>
        <message>
            <source>Yellow Wild #</source>
            <translation>Gele keuzekaart #</translation>
        </message>
        <message>
            <source>Green Wild #</source>
            <translation>Groene keuzekaart #</translation>
        </message>
        <message>
            <source>Blue Wild #</source>
            <translation>Blauwe keuzekaart #</translation>
        </message>
        <message>
            <source>Red Wild #</source>
            <extracomment>A card on its own: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>Rode keuzekaart #</translation>
        </message>
        <message>
            <source>red %1</source>
            <translation>rode %1</translation>
        </message>
        <message>
            <source>yellow Wild #</source>
            <translation>gele keuzekaart #</translation>
        </message>
        <message>
            <source>green Wild #</source>
            <translation>groene keuzekaart #</translation>
        </message>
        <message>
            <source>blue Wild #</source>
            <translation>blauwe keuzekaart #</translation>
        </message>
        <message>
            <source>red Wild #</source>
            <extracomment>A card within a sentence: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>rode keuzekaart #</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>blauwe %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>groene %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>gele %1</translation>
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
            <translation>Kaart van %1</translation>
        </message>
        <message numerus="yes">
            <source>Draw pile, %n card(s)</source>
            <translation>
                <numerusform>Stok, %n kaart</numerusform>
                <numerusform>Stok, %n kaarten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")</extracomment>
            <translation>%1 op de %2</translation>
        </message>
        <message>
            <source>double color match: one bonus card, the others draw one</source>
            <translation>dubbele kleurencombinatie: één bonuskaart, de anderen pakken er één</translation>
        </message>
        <message>
            <source>single color match: one bonus card</source>
            <translation>enkele kleurencombinatie: één bonuskaart</translation>
        </message>
        <message>
            <source>double number match</source>
            <translation>twee overeenkomende getallen</translation>
        </message>
        <message>
            <source>single number match</source>
            <translation>één overeenkomend getal</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 what is played on what, %2 what kind of match it is</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: now choose a Center Row card.</source>
            <translation>%1: kies nu een kaart uit de middelste rij.</translation>
        </message>
        <message>
            <source>%1 and %2: now choose a Center Row card.</source>
            <translation>%1 en %2: kies nu een kaart uit de middelste rij.</translation>
        </message>
        <message>
            <source>%1: now choose one or two cards from your hand.</source>
            <translation>%1: kies nu één of twee kaarten uit je hand.</translation>
        </message>
        <message>
            <source>%1 on %2: add a second card.</source>
            <translation>%1 op de %2: kies er een tweede kaart bij.</translation>
        </message>
        <message>
            <source>Lay the %1 in the Center Row</source>
            <translation>Leg de %1 in de middelste rij</translation>
        </message>
        <message numerus="yes">
            <source>the others draw %n</source>
            <translation>
                <numerusform>de anderen pakken er %n</numerusform>
                <numerusform>de anderen pakken er %n</numerusform>
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
            <translation>kaarten zijn strafpunten, het laagste totaal wint</translation>
        </message>
        <message numerus="yes">
            <source>you draw %n</source>
            <extracomment>In a game of two, behind what the other player has earned. %n how many cards the reader draws</extracomment>
            <translation>
                <numerusform>je pakt er %n</numerusform>
                <numerusform>je pakt er %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n</source>
            <extracomment>In a game of two. %1 the other player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakt er %n</numerusform>
                <numerusform>%1 pakt er %n</numerusform>
            </translation>
        </message>
        <message>
            <source>grace period %1 s</source>
            <extracomment>One of the house rules, joined to a line. %1 a number such as 1.5</extracomment>
            <translation>tijd om te roepen: %1 s</translation>
        </message>
        <message>
            <source>printed rules</source>
            <extracomment>In place of house rules where there are none</extracomment>
            <translation>volgens de spelregels</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message numerus="yes">
            <source>You can lay %n more</source>
            <extracomment>Above the hand: what bonus the reader has earned. %n: how many more cards of the hand can be laid in the row</extracomment>
            <translation>
                <numerusform>Je mag nog %n kaart leggen</numerusform>
                <numerusform>Je mag nog %n kaarten leggen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 can lay %n more</source>
            <extracomment>Above the hand: what bonus another player has earned. %1 the player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 mag nog %n kaart leggen</numerusform>
                <numerusform>%1 mag nog %n kaarten leggen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>YouPlaque</name>
        <message numerus="yes">
            <source>You have %n point(s)</source>
            <extracomment>Spoken: the viewer's own points</extracomment>
            <translation>
                <numerusform>Je hebt %n punt</numerusform>
                <numerusform>Je hebt %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Verslag</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>offline</translation>
        </message>
    </context>
    <context>
        <name>tableside::DailyDeal</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n points</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n turns</extracomment>
            <translation>
                <numerusform>%n beurt</numerusform>
                <numerusform>%n beurten</numerusform>
            </translation>
        </message>
        <message>
            <source>Won with %1 in %2.</source>
            <extracomment>The result of the deal of the day. %1 for example "34 points", %2 "41 turns"</extracomment>
            <translation>Gewonnen met %1 in %2.</translation>
        </message>
        <message>
            <source>%1 won with %2 in %3.</source>
            <extracomment>The result of the deal of the day. %1 a player, %2 for example "34 points", %3 "41 turns"</extracomment>
            <translation>%1 won met %2 in %3.</translation>
        </message>
        <message>
            <source>You haven’t played it yet.</source>
            <translation>Je hebt hem nog niet gespeeld.</translation>
        </message>
        <message>
            <source>You’re in the middle of it.</source>
            <translation>Je bent er middenin.</translation>
        </message>
        <message>
            <source>You gave up today’s deal. Tomorrow there is a new one.</source>
            <translation>Je hebt de ronde van vandaag opgegeven. Morgen is er een nieuwe.</translation>
        </message>
        <message>
            <source>Deal of the day: %1, %2</source>
            <extracomment>The first line of a card with the result of the deal of the day. %1 DOS or UNO, %2 a date</extracomment>
            <translation>Ronde van de dag: %1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <extracomment>The last line of such a card: how many days in a row somebody has played it</extracomment>
            <translation>
                <numerusform>%n dag op rij</numerusform>
                <numerusform>%n dagen op rij</numerusform>
            </translation>
        </message>
        <message>
            <source>deal-of-the-day</source>
            <extracomment>Name of an exported picture; use only characters that file names allow</extracomment>
            <translation>ronde-van-de-dag</translation>
        </message>
        <message>
            <source>Copied, as a picture and as text. Paste it anywhere.</source>
            <translation>Gekopieerd, als afbeelding en als tekst. Plak het waar je wilt.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DataKeeper</name>
        <message>
            <source>No backup could be saved in “%1”. Check that the folder is there and has space, or choose another one.</source>
            <translation>Er kon geen back-up worden opgeslagen in “%1”. Controleer of de map bestaat en of er ruimte is, of kies een andere.</translation>
        </message>
        <message>
            <source>No backup could be saved beside your games. Check that the disk has space.</source>
            <translation>Er kon geen back-up naast je partijen worden opgeslagen. Controleer of er ruimte op de schijf is.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read, %1 of them to the end.</source>
            <extracomment>%n games of a damaged file; %1 of them</extracomment>
            <translation>
                <numerusform>%n partij kon worden gelezen, waarvan %1 tot het einde.</numerusform>
                <numerusform>%n partijen konden worden gelezen, waarvan %1 tot het einde.</numerusform>
            </translation>
        </message>
        <message>
            <source>The newest backup, from %1, has %2.</source>
            <extracomment>%1 is a date with a time, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>De nieuwste back-up (%1) bevat %2.</translation>
        </message>
        <message>
            <source>There was no backup.</source>
            <translation>Er was geen back-up.</translation>
        </message>
        <message>
            <source>Everything was brought together: you now have %1.</source>
            <extracomment>After damage. %1 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Alles is samengevoegd: je hebt nu %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) lack what was saved last. Check them.</source>
            <extracomment>%n games whose last entries were damaged</extracomment>
            <translation>
                <numerusform>Bij %n partij ontbreekt wat het laatst is opgeslagen. Controleer hem.</numerusform>
                <numerusform>Bij %n partijen ontbreekt wat het laatst is opgeslagen. Controleer ze.</numerusform>
            </translation>
        </message>
        <message>
            <source>The damaged file is now called “%1”. It’s beside the new one, and “Export everything” includes it.</source>
            <extracomment>%1 is a file name</extracomment>
            <translation>Het beschadigde bestand heet nu “%1”. Het staat naast het nieuwe en “Alles exporteren” neemt het mee.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <extracomment>Of a backup in a list</extracomment>
            <translation>Beschadigd</translation>
        </message>
        <message>
            <source>Restoring the backup</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Back-up wordt teruggezet</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>De map kon niet worden geopend. Open hem in je bestandsbeheerder.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read whole.</source>
            <extracomment>%n games of a damaged file</extracomment>
            <translation>
                <numerusform>%n partij kon helemaal worden gelezen.</numerusform>
                <numerusform>%n partijen konden helemaal worden gelezen.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::FileJob</name>
        <message>
            <source>Canceled. Nothing was changed.</source>
            <extracomment>After a long import or export was canceled</extracomment>
            <translation>Geannuleerd. Er is niets veranderd.</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameChoice</name>
        <message>
            <source>All time</source>
            <extracomment>A period: all games of the score book</extracomment>
            <translation>Altijd</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Dit jaar</translation>
        </message>
        <message>
            <source>Last year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Vorig jaar</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <extracomment>A period, up to today</extracomment>
            <translation>Laatste 12 maanden</translation>
        </message>
        <message>
            <source>From … to …</source>
            <extracomment>A period: from one day to another, which are typed below</extracomment>
            <translation>Eigen periode</translation>
        </message>
        <message>
            <source>since %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>vanaf %1</translation>
        </message>
        <message>
            <source>until %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>tot en met %1</translation>
        </message>
        <message>
            <source>with %1</source>
            <extracomment>Which games a ranking counts: those in which all of these people played. %1 a list of names</extracomment>
            <translation>met %1</translation>
        </message>
        <message>
            <source>Any place</source>
            <extracomment>A filter: games at any place</extracomment>
            <translation>Overal</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameList</name>
        <message>
            <source>Didn’t play a round</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Geen ronde gespeeld</translation>
        </message>
        <message>
            <source>In progress</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Nog bezig</translation>
        </message>
        <message numerus="yes">
            <source>Won with %n point(s)</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>
                <numerusform>Gewonnen met %n punt</numerusform>
                <numerusform>Gewonnen met %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Left the game</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Uit de partij gestapt</translation>
        </message>
        <message>
            <source>Tied for first</source>
            <extracomment>The result of a game for one of its players, who shares the first rank with others</extracomment>
            <translation>Gedeeld eerste</translation>
        </message>
        <message>
            <source>2nd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>2e van %1</translation>
        </message>
        <message>
            <source>3rd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>3e van %1</translation>
        </message>
        <message>
            <source>%1th of %2</source>
            <extracomment>The result of a game for one of its players. %1 the rank, from 4 to 20; %2 the number of players</extracomment>
            <translation>%1e van %2</translation>
        </message>
        <message>
            <source>Games in the ranking</source>
            <extracomment>Title of the list of the games that a ranking counts</extracomment>
            <translation>Partijen van de ranglijst</translation>
        </message>
        <message>
            <source>%1’s games</source>
            <extracomment>Title of the list of a person's games. %1 the person</extracomment>
            <translation>Partijen van %1</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n partij</numerusform>
                <numerusform>%n partijen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::HistoryController</name>
        <message>
            <source>Working through earlier games: %1 of %2</source>
            <extracomment>While records of games from before an update are read, for the list and the statistics. %1 of %2 games are done</extracomment>
            <translation>Eerdere partijen worden verwerkt: %1 van %2</translation>
        </message>
        <message>
            <source>games-played</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>gespeelde-partijen</translation>
        </message>
    </context>
    <context>
        <name>tableside::LessonCoach</name>
        <message>
            <source>Watch what the others do.</source>
            <extracomment>Said in a lesson while the other players play</extracomment>
            <translation>Kijk wat de anderen doen.</translation>
        </message>
        <message>
            <source>That’s it for this step. Press “Next”.</source>
            <extracomment>Said in a lesson to somebody who plays on. “Next” is a button</extracomment>
            <translation>Deze stap is klaar. Druk op “Verder”.</translation>
        </message>
        <message>
            <source>One moment: watch what happens.</source>
            <extracomment>Said in a lesson to somebody who presses something while the others play</extracomment>
            <translation>Even wachten: kijk wat er gebeurt.</translation>
        </message>
        <message>
            <source>Not yet. %1</source>
            <extracomment>Said in a lesson to a try that the rules allow, but that comes later. %1 what is to be done now, a sentence</extracomment>
            <translation>Nog niet. %1</translation>
        </message>
        <message>
            <source>%1: press “%2”.</source>
            <extracomment>Said in a lesson when the right cards are selected. %1 what they come to, such as "Red 7 on green 7"; %2 the button</extracomment>
            <translation>%1: druk op “%2”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchReplay</name>
        <message>
            <source>Before the first round</source>
            <translation>Voor de eerste ronde</translation>
        </message>
        <message>
            <source>Round %1, turn %2</source>
            <extracomment>Where a replay is. %1 number of the round, %2 number of the turn in it</extracomment>
            <translation>Ronde %1, beurt %2</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: round %2 of %3…</source>
            <extracomment>While a replay looks for better plays. %1 a player, %2 a number of all %3</extracomment>
            <translation>De keuzes van %1 worden bekeken: ronde %2 van %3…</translation>
        </message>
        <message>
            <source>This game can’t be shown: line %1, %2.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English)</extracomment>
            <translation>Deze partij kan niet worden getoond: regel %1, %2.</translation>
        </message>
        <message>
            <source>%1 takes back a play.</source>
            <extracomment>In the log of a replay: a player goes back to an earlier decision. %1 the player</extracomment>
            <translation>%1 neemt een zet terug.</translation>
        </message>
        <message>
            <source>The next play costs %1 on average. Usually better: %2</source>
            <translation>De volgende zet kost gemiddeld %1. Meestal beter: %2</translation>
        </message>
        <message>
            <source>The next play costs %1. Better: %2</source>
            <extracomment>Of the next decision in a replay. %1 "about 6 points"; %2 a whole sentence: what would be better and why</extracomment>
            <translation>De volgende zet kost %1. Beter: %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSessionBase</name>
        <message>
            <source>This game can’t be read: line %1, %2. Start a new one.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English, for a bug report)</extracomment>
            <translation>Deze partij kan niet worden gelezen: regel %1, %2. Begin een nieuwe.</translation>
        </message>
        <message>
            <source>This game is over. Start a new one.</source>
            <translation>Deze partij is afgelopen. Begin een nieuwe.</translation>
        </message>
        <message>
            <source>This saved game is empty. Start a new one.</source>
            <translation>Deze opgeslagen partij is leeg. Begin een nieuwe.</translation>
        </message>
    </context>
    <context>
        <name>tableside::AppSettings</name>
        <message>
            <source>Your settings couldn’t be saved in “%1”. Check that you’re allowed to change that file and that the disk isn’t full.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Je instellingen konden niet worden opgeslagen in “%1”. Controleer of je dat bestand mag wijzigen en of de schijf niet vol is.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallBooth</name>
        <message>
            <source>Tap anywhere once to turn the sound on.</source>
            <extracomment>At the call booth in a browser, which plays no sound before that</extracomment>
            <translation>Tik één keer op het scherm om het geluid aan te zetten.</translation>
        </message>
        <message>
            <source>Sound is off in Settings, so calls are only shown.</source>
            <extracomment>At the call booth, when nothing will be heard</extracomment>
            <translation>Het geluid staat uit in de instellingen: je ziet alleen wie er roept.</translation>
        </message>
        <message>
            <source>This device has no sound, so calls are only shown.</source>
            <translation>Dit apparaat heeft geen geluid: je ziet alleen wie er roept.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallLog</name>
        <message>
            <source>calls</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>roeplogboek</translation>
        </message>
        <message>
            <source>Call log copied. Paste it anywhere.</source>
            <extracomment>The call log is in the clipboard</extracomment>
            <translation>Roeplogboek gekopieerd. Plak het waar je wilt.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallSeats</name>
        <message>
            <source>Player %1</source>
            <extracomment>A player at the call booth who has no name. %1 number of the seat</extracomment>
            <translation>Speler %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::Database</name>
        <message>
            <source>Anything you play now is lost when you close Tableside.</source>
            <extracomment>Follows another sentence about a file that cannot be used.</extracomment>
            <translation>Wat je nu speelt, gaat verloren als je Tableside sluit.</translation>
        </message>
        <message>
            <source>Your saved games are from a newer version of Tableside and weren’t changed. Update Tableside to continue them.</source>
            <extracomment>Shown at Home. Their file was written by a later version of the program.</extracomment>
            <translation>Je opgeslagen partijen komen uit een nieuwere versie van Tableside en zijn niet gewijzigd. Werk Tableside bij om ermee verder te gaan.</translation>
        </message>
        <message>
            <source>“%1” belongs to another program and wasn’t changed. Move it to another folder and restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>“%1” hoort bij een ander programma en is niet gewijzigd. Verplaats het naar een andere map en start Tableside opnieuw.</translation>
        </message>
        <message>
            <source>The disk is too full to save “%1”. Free up some space and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>De schijf is te vol om “%1” op te slaan. Maak ruimte vrij en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>“%1” can’t be changed. Check that you’re allowed to write to its folder.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>“%1” kan niet worden gewijzigd. Controleer of je in die map mag schrijven.</translation>
        </message>
        <message>
            <source>Another program is using “%1”. Close that program and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Een ander programma gebruikt “%1”. Sluit dat programma en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read or saved (%2). Try again, or check the disk.</source>
            <extracomment>%1 is a file, %2 the system's reason, not translated.</extracomment>
            <translation>“%1” kon niet worden gelezen of opgeslagen (%2). Probeer het opnieuw, of controleer de schijf.</translation>
        </message>
        <message>
            <source>This game was changed or ended in another Tableside window. Leave it, then open it again.</source>
            <extracomment>Two windows of the program have the same game or score sheet open, or one of them ended or deleted it.</extracomment>
            <translation>Deze partij is gewijzigd of beëindigd in een ander venster van Tableside. Verlaat hem en open hem opnieuw.</translation>
        </message>
        <message>
            <source>Then restart Tableside. Anything you play now is lost when you close it.</source>
            <extracomment>Follows a sentence about a file that cannot be written, and what to do about it.</extracomment>
            <translation>Start Tableside daarna opnieuw. Wat je nu speelt, gaat verloren als je het sluit.</translation>
        </message>
        <message>
            <source>Your saved games in “%1” are damaged, and no new file could be written. Check that the disk has space and that you’re allowed to write to its folder, then restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>Je opgeslagen partijen in “%1” zijn beschadigd en er kon geen nieuw bestand worden geschreven. Controleer of er ruimte is en of je in de map mag schrijven, en start Tableside dan opnieuw.</translation>
        </message>
        <message>
            <source>“%1” is damaged or missing. Tableside brings back what it can.</source>
            <extracomment>%1 is a file. A panel with what could be saved follows at once.</extracomment>
            <translation>“%1” is beschadigd of ontbreekt. Tableside haalt terug wat het kan.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosSetup</name>
        <message>
            <source>New DOS game</source>
            <extracomment>Title of the page where a game of DOS is set up</extracomment>
            <translation>Nieuwe partij DOS</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Zodra iemand zoveel punten heeft, wint het laagste totaal.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 200; 50 makes a quick game.</source>
            <translation>Wie als eerste zoveel punten heeft, wint. In de spelregels staat 200; met 50 is het een korte partij.</translation>
        </message>
        <message>
            <source>Until the next player acts</source>
            <translation>Tot de volgende speler iets doet</translation>
        </message>
        <message>
            <source>You’re safe once the next player draws or matches.</source>
            <translation>Je bent veilig zodra de volgende speler pakt of een combinatie maakt.</translation>
        </message>
        <message>
            <source>While you have two cards</source>
            <translation>Zolang je twee kaarten hebt</translation>
        </message>
        <message>
            <source>You’re safe once you have more or fewer.</source>
            <translation>Met meer of minder kaarten ben je veilig.</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Tot het einde van de ronde</translation>
        </message>
        <message>
            <source>You’re never safe before that.</source>
            <translation>Eerder ben je nooit veilig.</translation>
        </message>
        <message>
            <source>Hints, bonus cards as you like, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in DOS</extracomment>
            <translation>Hints, bonuskaarten naar keuze en 2 seconden om te roepen.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosTable</name>
        <message>
            <source>Lay</source>
            <translation>Neerleggen</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Spelen</translation>
        </message>
        <message>
            <source>catch while they have two cards</source>
            <translation>betrappen zolang iemand twee kaarten heeft</translation>
        </message>
        <message>
            <source>catch until the round ends</source>
            <translation>betrappen tot het einde van de ronde</translation>
        </message>
        <message>
            <source>wrong catch draws two</source>
            <translation>onterecht betrappen: 2 kaarten pakken</translation>
        </message>
        <message>
            <source>Lay and win</source>
            <translation>Neerleggen en winnen</translation>
        </message>
        <message>
            <source>Match and win</source>
            <translation>Spelen en winnen</translation>
        </message>
        <message>
            <source>bonus cards required</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>bonuskaarten verplicht</translation>
        </message>
    </context>
    <context>
        <name>tableside::PhoneHub</name>
        <message>
            <source>Something has just changed. Look again.</source>
            <extracomment>On a phone: an action came too late</extracomment>
            <translation>Er is net iets veranderd. Kijk nog eens.</translation>
        </message>
        <message>
            <source>This device isn’t on a network. Connect it to your Wi-Fi, then try again.</source>
            <extracomment>Why phones can't join</extracomment>
            <translation>Dit apparaat zit niet op een netwerk. Verbind het met je wifi en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>Wait until a game begins at the table.</source>
            <extracomment>On a phone that has joined while no game is open at the table</extracomment>
            <translation>Wacht tot er aan tafel een spel begint.</translation>
        </message>
        <message>
            <source>All seats are taken.</source>
            <extracomment>On a phone that wants to take part</extracomment>
            <translation>Alle plaatsen zijn bezet.</translation>
        </message>
        <message>
            <source>This device has a new address on the network, so phones can’t find it. Start again and scan the new code.</source>
            <extracomment>While phones can join, after the device has changed its network</extracomment>
            <translation>Dit apparaat heeft een nieuw adres op het netwerk, dus de telefoons vinden het niet. Begin opnieuw en scan de nieuwe code.</translation>
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
            <translation>Iedereen</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n partij</numerusform>
                <numerusform>%n partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s)</source>
            <extracomment>How many games the filter leaves. %1 of %n games</extracomment>
            <translation>
                <numerusform>%1 van %n partij</numerusform>
                <numerusform>%1 van %n partijen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedStatistics</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>A best turn. %n cards</extracomment>
            <translation>
                <numerusform>%n kaart</numerusform>
                <numerusform>%n kaarten</numerusform>
            </translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>Whose statistics are shown: the person at this device, without a name</extracomment>
            <translation>Jij</translation>
        </message>
        <message>
            <source>DOS %1 · UNO %2</source>
            <extracomment>Best turns in both games. %1, %2 numbers of cards</extracomment>
            <translation>DOS %1 · UNO %2</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Label of a figure: games played to an end</extracomment>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label of a figure: games won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1% van de partijen</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label of a figure: games won in a row</extracomment>
            <translation>Zegereeks</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <extracomment>Below the games won in a row until now. %1 a number</extracomment>
            <translation>langste: %1</translation>
        </message>
        <message>
            <source>Average points</source>
            <extracomment>Label of a figure: points per game on average</extracomment>
            <translation>Gemiddelde punten</translation>
        </message>
        <message>
            <source>per game</source>
            <extracomment>Below an average number of points</extracomment>
            <translation>per partij</translation>
        </message>
        <message>
            <source>Missed calls</source>
            <extracomment>Label of a figure: how often the person forgot to call DOS or UNO</extracomment>
            <translation>Vergeten te roepen</translation>
        </message>
        <message numerus="yes">
            <source>%n call(s) made</source>
            <extracomment>Below the number of missed calls. %n calls that were made</extracomment>
            <translation>
                <numerusform>%n keer geroepen</numerusform>
                <numerusform>%n keer geroepen</numerusform>
            </translation>
        </message>
        <message>
            <source>Catches</source>
            <extracomment>Label of a figure: how often the person caught somebody who had forgotten to call</extracomment>
            <translation>Anderen betrapt</translation>
        </message>
        <message>
            <source>Best turn in DOS</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Beste beurt bij DOS</translation>
        </message>
        <message>
            <source>gone in one turn</source>
            <extracomment>Below the best turn in DOS: that many cards left the hand</extracomment>
            <translation>kwijt in één beurt</translation>
        </message>
        <message>
            <source>Best turn in UNO</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Beste beurt bij UNO</translation>
        </message>
        <message>
            <source>drawn by others</source>
            <extracomment>Below the best turn in UNO: that many cards the others had to draw for one that was played</extracomment>
            <translation>door anderen gepakt</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s) won</source>
            <extracomment>Against an opponent. %1 games won, %n games</extracomment>
            <translation>
                <numerusform>%1 van %n partij gewonnen</numerusform>
                <numerusform>%1 van %n partijen gewonnen</numerusform>
            </translation>
        </message>
        <message>
            <source>Longest streak</source>
            <extracomment>Label of a figure: the most games won in a row</extracomment>
            <translation>Langste reeks</translation>
        </message>
        <message>
            <source>Best turn</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Beste beurt</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>Under a chart: of which days it is. %1, %2 dates</extracomment>
            <translation>%1 t/m %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::RankingController</name>
        <message>
            <source>%1%</source>
            <extracomment>The share of games that a player has won. %1 a number</extracomment>
            <translation>%1%</translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3; %4 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”, %4 a number</extracomment>
            <translation>
                <numerusform>%1, nog geen plaats: %2 van %n partij gewonnen, %3; %4 punten per ronde</numerusform>
                <numerusform>%1, nog geen plaats: %2 van %n partijen gewonnen, %3; %4 punten per ronde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”</extracomment>
            <translation>
                <numerusform>%1, nog geen plaats: %2 van %n partij gewonnen, %3</numerusform>
                <numerusform>%1, nog geen plaats: %2 van %n partijen gewonnen, %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”</extracomment>
            <translation>
                <numerusform>Plaats %1, %2: %3 van %n partij gewonnen, %4</numerusform>
                <numerusform>Plaats %1, %2: %3 van %n partijen gewonnen, %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4; %5 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”, %5 a number</extracomment>
            <translation>
                <numerusform>Plaats %1, %2: %3 van %n partij gewonnen, %4; %5 punten per ronde</numerusform>
                <numerusform>Plaats %1, %2: %3 van %n partijen gewonnen, %4; %5 punten per ronde</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s) · %2</source>
            <extracomment>A player's figures in a ranking. %1 of %n games, %2 such as “42%”</extracomment>
            <translation>
                <numerusform>%1 van %n partij gewonnen · %2</numerusform>
                <numerusform>%1 van %n partijen gewonnen · %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 per round</source>
            <extracomment>A player's figures in a ranking. %1 a number</extracomment>
            <translation>%1 per ronde</translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s)</source>
            <extracomment>Heading in a ranking. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Nog geen plaats: minder dan %n partij</numerusform>
                <numerusform>Nog geen plaats: minder dan %n partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s), or no points to win</source>
            <extracomment>Heading in a ranking by points per round. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Nog geen plaats: minder dan %n partij, of geen punten te winnen</numerusform>
                <numerusform>Nog geen plaats: minder dan %n partijen, of geen punten te winnen</numerusform>
            </translation>
        </message>
        <message>
            <source>Not yet ranked: no points to win</source>
            <extracomment>Heading in a ranking by points per round, over people whose points all counted against them</extracomment>
            <translation>Nog geen plaats: geen punten te winnen</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games a ranking counts</extracomment>
            <translation>
                <numerusform>%n partij</numerusform>
                <numerusform>%n partijen</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points per round leave out %n game(s) in which points count against you.</source>
            <extracomment>Below a ranking: games in which the lowest total wins</extracomment>
            <translation>
                <numerusform>Punten per ronde zonder %n partij met strafpunten.</numerusform>
                <numerusform>Punten per ronde zonder %n partijen met strafpunten.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Ranglijst</translation>
        </message>
        <message>
            <source>by games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>op gewonnen partijen</translation>
        </message>
        <message>
            <source>by share of games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>op winstpercentage</translation>
        </message>
        <message>
            <source>by points per round</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>op punten per ronde</translation>
        </message>
        <message numerus="yes">
            <source>at least %n game(s) each</source>
            <extracomment>On a printed ranking. %n the number of games that a player needs for a rank</extracomment>
            <translation>
                <numerusform>minstens %n partij</numerusform>
                <numerusform>minstens %n partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>as of %1</source>
            <extracomment>On a printed ranking: the date of printing. %1 a date</extracomment>
            <translation>stand op %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Partijen</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Gewonnen</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Aandeel</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Punten per ronde</translation>
        </message>
        <message>
            <source>ranking</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>ranglijst</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Headings of a spreadsheet</extracomment>
            <translation>Plaats</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Won (%)</source>
            <translation>Gewonnen (%)</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Rondes</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Punten</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) have only final points and no rounds.</source>
            <extracomment>Below a ranking: games of which only the final points are known</extracomment>
            <translation>
                <numerusform>Van %n partij is alleen de eindstand bekend.</numerusform>
                <numerusform>Van %n partijen is alleen de eindstand bekend.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ShownTable</name>
        <message>
            <source>nothing to draw</source>
            <extracomment>What has just become of a player, shown beside the name</extracomment>
            <translation>niets te pakken</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <translation>
                <numerusform>%n gepakt</numerusform>
                <numerusform>%n gepakt</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::GameTable</name>
        <message>
            <source>Who calls “%1”?</source>
            <extracomment>Asked of the people at the table. %1 the call: "DOS!"</extracomment>
            <translation>Wie roept “%1”?</translation>
        </message>
        <message>
            <source>Who catches %1?</source>
            <extracomment>Asked of the people at the table. %1 a player's name</extracomment>
            <translation>Door wie wordt %1 betrapt?</translation>
        </message>
        <message>
            <source>Pass to %1.</source>
            <extracomment>%1 a player's name, who gets the device now</extracomment>
            <translation>Geef door aan %1.</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Jij wint de partij!</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <translation>%1 wint de partij</translation>
        </message>
        <message>
            <source>You win round %1</source>
            <translation>Jij wint ronde %1</translation>
        </message>
        <message>
            <source>%1 wins round %2</source>
            <translation>%1 wint ronde %2</translation>
        </message>
        <message>
            <source>Cards count against you. At %1, the lowest total wins.</source>
            <translation>Kaarten zijn strafpunten. Bij %1 wint het laagste totaal.</translation>
        </message>
        <message>
            <source>First to %1.</source>
            <translation>Wie als eerste %1 heeft, wint.</translation>
        </message>
        <message>
            <source>The winner scores everyone else’s cards. First to %1 wins.</source>
            <translation>De winnaar krijgt punten voor de kaarten van alle anderen. Wie als eerste %1 heeft, wint.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 denkt na…</translation>
        </message>
        <message>
            <source>Dealing the cards…</source>
            <translation>Kaarten worden gegeven…</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Jouw beurt.</translation>
        </message>
        <message>
            <source>%1’s turn.</source>
            <translation>%1 is aan de beurt.</translation>
        </message>
        <message>
            <source>You can’t catch anyone right now.</source>
            <translation>Je kunt nu niemand betrappen.</translation>
        </message>
        <message>
            <source>Someone reached %1, but the lowest total is tied. Play another round.</source>
            <extracomment>Nobody has won yet. %1 points that end a game</extracomment>
            <translation>Iemand heeft %1 gehaald, maar meerdere spelers hebben de minste punten. Speel nog een ronde.</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) at the end of your turn</source>
            <translation>
                <numerusform>Je pakt %n kaart aan het eind van je beurt</numerusform>
                <numerusform>Je pakt %n kaarten aan het eind van je beurt</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You drew %n penalty card(s).</source>
            <translation>
                <numerusform>Je hebt %n strafkaart gepakt.</numerusform>
                <numerusform>Je hebt %n strafkaarten gepakt.</numerusform>
            </translation>
        </message>
        <message>
            <source>There’s nothing to take back in this round yet.</source>
            <extracomment>Why nothing can be taken back now</extracomment>
            <translation>In deze ronde valt er nog niets terug te nemen.</translation>
        </message>
        <message>
            <source>You can’t take back a finished round.</source>
            <translation>Een afgelopen ronde kun je niet terugnemen.</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>At the end of a round or a game. %n: how many times the player took something back in this game</extracomment>
            <translation>
                <numerusform>%n zet teruggenomen</numerusform>
                <numerusform>%n zetten teruggenomen</numerusform>
            </translation>
        </message>
        <message>
            <source>The winner of the round wins the game.</source>
            <translation>Wie de ronde wint, wint de partij.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HandEntry</name>
        <message>
            <source>Who went out?</source>
            <translation>Wie is uit?</translation>
        </message>
        <message>
            <source>Still to count: %1</source>
            <extracomment>%1: names of players whose hands are not counted yet</extracomment>
            <translation>Nog te tellen: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) counted</source>
            <extracomment>The hands of a round, counted so far. %n points</extracomment>
            <translation>
                <numerusform>%n punt geteld</numerusform>
                <numerusform>%n punten geteld</numerusform>
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
            <translation>Bij %1 is nog niets ingevuld. Vul 0 in als de kaarten niets waard zijn.</translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points; %n point(s) counted</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of all hands</extracomment>
            <translation>
                <numerusform>%1 heeft de minste punten; %n punt geteld</numerusform>
                <numerusform>%1 heeft de minste punten; %n punten geteld</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points: +%n</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of the others</extracomment>
            <translation>
                <numerusform>%1 heeft de minste punten: +%n</numerusform>
                <numerusform>%1 heeft de minste punten: +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1 is uit</translation>
        </message>
        <message>
            <source>%1, not counted yet</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1, nog niet geteld</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s)</source>
            <extracomment>Spoken state of a hand. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n punt</numerusform>
                <numerusform>%1, %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Below the keys for the values of cards. %1 points, %2 the cards that count so much</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>verwijderd</translation>
        </message>
        <message>
            <source>Cards %1</source>
            <extracomment>In the field for a hand's points. %1 what the tapped cards count</extracomment>
            <translation>Kaarten %1</translation>
        </message>
        <message>
            <source>Did %1 go out instead of %2?</source>
            <extracomment>Asked before another player is marked as having gone out. %1 and %2 players</extracomment>
            <translation>Is %1 uit in plaats van %2?</translation>
        </message>
        <message>
            <source>Did %1 go out after all?</source>
            <extracomment>Asked of a blocked round. %1 a player</extracomment>
            <translation>Is %1 toch uit?</translation>
        </message>
        <message numerus="yes">
            <source>This deletes the %n point(s) counted for %1.</source>
            <extracomment>Asked before a player is marked as having gone out. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>Dit wist %n geteld punt van %1.</numerusform>
                <numerusform>Dit wist %n getelde punten van %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has only %n card(s) worth %1.</source>
            <extracomment>A key for all cards of a value. %n how many the deck has, %1 what each counts</extracomment>
            <translation>
                <numerusform>In de doos zit maar %n kaart van %1.</numerusform>
                <numerusform>In de doos zitten maar %n kaarten van %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t subtract here. ⌫ deletes a character; Undo takes back the last tap.</source>
            <extracomment>After a minus sign was typed into the points of a hand</extracomment>
            <translation>Aftrekken kan hier niet. ⌫ wist het laatste teken, Ongedaan maken de laatste tik.</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <extracomment>Beside the number pad, when correcting a round that was imported from a table of points</extracomment>
            <translation>Van deze ronde zijn alleen de punten bekend. Vul in wat de winnaar kreeg.</translation>
        </message>
        <message>
            <source>Enter the total of all other hands. To count them one by one, choose a hand.</source>
            <extracomment>Beside the number pad: the winner of a round gets one number</extracomment>
            <translation>Vul in wat de kaarten van alle anderen samen waard zijn. Kies een hand om ze één voor één te tellen.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HintModel</name>
        <message>
            <source>You can get a hint on your turn.</source>
            <extracomment>Why there is no hint right now</extracomment>
            <translation>Een hint krijg je als je aan de beurt bent.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSetup</name>
        <message>
            <source>A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.</source>
            <translation>Een spelnummer bestaat alleen uit cijfers en is hoogstens 18446744073709551615. Laat het leeg voor nieuwe kaarten.</translation>
        </message>
        <message>
            <source>Printed rules</source>
            <extracomment>A set of rules to choose: the rules as printed on the sheets in the box</extracomment>
            <translation>Gedrukte regels</translation>
        </message>
        <message>
            <source>As on the sheets in the box.</source>
            <translation>Zoals op het blad in de doos.</translation>
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
            <translation>Een deel van deze partij ontbreekt, dus je kunt niet verder. Begin een nieuwe.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PageNotice</name>
        <message>
            <source>The folder couldn’t be opened. Find it in your file manager: “%1”.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>De map kon niet worden geopend. Zoek hem in je bestandsbeheer: “%1”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::People</name>
        <message>
            <source>%1 and %2 played against each other, so they can’t be the same person.</source>
            <extracomment>%1, %2: two names that played in one game and so can't be the same person</extracomment>
            <translation>%1 en %2 hebben tegen elkaar gespeeld, dus het zijn twee verschillende personen.</translation>
        </message>
        <message>
            <source>Two people would be called %1. Rename one of them first.</source>
            <extracomment>%1 a name. Two merged people can't be separated while both have it</extracomment>
            <translation>Er zouden twee spelers %1 heten. Geef eerst een van beiden een andere naam.</translation>
        </message>
        <message>
            <source>The name %1 is taken. If it’s the same person, choose “Same person, two names?” below.</source>
            <extracomment>%1 a name. “The same person …” is the button below, with the same words</extracomment>
            <translation>De naam %1 is al bezet. Is het dezelfde persoon, kies dan hieronder “Eén persoon, twee namen?”.</translation>
        </message>
        <message>
            <source>Is %1 the %2 in your book?</source>
            <extracomment>%1, %2: two names that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Is %1 dezelfde persoon als %2 in je scoreboek?</translation>
        </message>
        <message>
            <source>Former player</source>
            <extracomment>The name that takes the place of a deleted person in the games of the score book</extracomment>
            <translation>Oud-speler</translation>
        </message>
    </context>
    <context>
        <name>tableside::PersonPage</name>
        <message>
            <source>Games</source>
            <extracomment>Label on a player's page: finished games</extracomment>
            <translation>Partijen</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n ronde</numerusform>
                <numerusform>%n rondes</numerusform>
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
            <translation>Gemiddeld per ronde</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Beste ronde</translation>
        </message>
        <message>
            <source>Best comeback</source>
            <extracomment>Label on a player's page: the largest gap that was made up in a game won after all</extracomment>
            <translation>Beste inhaalrace</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>behind, and still won</source>
            <translation>achter, en toch gewonnen</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label on a player's page: games won in a row</extracomment>
            <translation>Zegereeks</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <translation>langste: %1</translation>
        </message>
        <message>
            <source>Rival</source>
            <extracomment>Label on a player's page: the most frequent opponent</extracomment>
            <translation>Rivaal</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) together</source>
            <translation>
                <numerusform>%n partij tegen elkaar</numerusform>
                <numerusform>%n partijen tegen elkaar</numerusform>
            </translation>
        </message>
        <message>
            <source>Nemesis</source>
            <extracomment>Label on a player's page: the opponent the player lost to most often</extracomment>
            <translation>Kwelgeest</translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s)</source>
            <extracomment>Below the name of the nemesis. %1 how many games were won by them, %n all that both played</extracomment>
            <translation>
                <numerusform>won %1 van %n partij</numerusform>
                <numerusform>won %1 van %n partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1% van de partijen</translation>
        </message>
    </context>
    <context>
        <name>tableside::TableController</name>
        <message>
            <source>This browser doesn’t let pages store anything, so everything is gone when you close this page. Allow it for this page, then reload.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Deze browser laat pagina’s niets opslaan: alles is weg als je deze pagina sluit. Sta het toe voor deze pagina en laad haar opnieuw.</translation>
        </message>
        <message>
            <source>The browser can’t save what you do now, most likely because this device is out of space. Free some space and go on: it’s saved then.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>De browser kan nu niets opslaan, waarschijnlijk omdat dit apparaat geen ruimte meer heeft. Maak ruimte vrij en ga door: dan wordt het opgeslagen.</translation>
        </message>
        <message>
            <source>This is a private window, so everything is gone when you close it.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Dit is een privévenster: alles is weg als je het sluit.</translation>
        </message>
        <message>
            <source>Only the result of this game is left: your settings limit how many games you can replay.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Van deze partij is alleen de uitslag over: je instellingen beperken hoeveel partijen je kunt terugkijken.</translation>
        </message>
        <message>
            <source>This game can’t be watched: its record is damaged.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Deze partij kun je niet bekijken: de opname is beschadigd.</translation>
        </message>
        <message>
            <source>Discarded: %1</source>
            <extracomment>A game that can be restored. %1 for example "DOS with West and North"</extracomment>
            <translation>Opgegeven: %1</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restore the discarded or deleted game</extracomment>
            <translation>Terugzetten</translation>
        </message>
    </context>
    <context>
        <name>tableside::ReviewModel</name>
        <message>
            <source>Reviewing your decisions: %1 of %2…</source>
            <translation>Je keuzes worden bekeken: %1 van %2…</translation>
        </message>
        <message>
            <source>Reviewing your decisions…</source>
            <extracomment>%1 a player</extracomment>
            <translation>Je keuzes worden bekeken…</translation>
        </message>
        <message>
            <source>This round can’t be read, so there’s nothing to review.</source>
            <translation>Deze ronde kan niet worden gelezen, dus er is geen terugblik.</translation>
        </message>
        <message>
            <source>You played this round as well as I would have.</source>
            <translation>Je speelde deze ronde net zo goed als ik het had gedaan.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost you the most.</source>
            <extracomment>Above the list of decisions that cost most points</extracomment>
            <translation>
                <numerusform>%n keuze kostte je het meest.</numerusform>
                <numerusform>%n keuzes kostten je het meest.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better cards are framed.</source>
            <extracomment>Of the small cards in the list of decisions; follows another sentence</extracomment>
            <translation>De betere kaarten zijn omlijnd.</translation>
        </message>
        <message>
            <source>You played your cards as well as I would have, but a call was missed.</source>
            <translation>Je speelde je kaarten net zo goed als ik het had gedaan, maar iemand vergat te roepen.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) worth another look.</source>
            <extracomment>Above a list of decisions, some of which came out well</extracomment>
            <translation>
                <numerusform>%n keuze om nog eens te bekijken.</numerusform>
                <numerusform>%n keuzes om nog eens te bekijken.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: %2 of %3…</source>
            <extracomment>%1 a player, %2 a number of all %3</extracomment>
            <translation>De keuzes van %1 worden bekeken: %2 van %3…</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions…</source>
            <translation>De keuzes van %1 worden bekeken…</translation>
        </message>
        <message>
            <source>%1 played as well as I would have, but a call was missed.</source>
            <translation>%1 speelde net zo goed als ik het had gedaan, maar iemand vergat te roepen.</translation>
        </message>
        <message>
            <source>%1 played this round as well as I would have.</source>
            <translation>%1 speelde deze ronde net zo goed als ik het had gedaan.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost %1 the most.</source>
            <extracomment>Above the list of decisions that cost a player most points. %1 the player</extracomment>
            <translation>
                <numerusform>%n keuze kostte %1 het meest.</numerusform>
                <numerusform>%n keuzes kostten %1 het meest.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::RulesReader</name>
        <message>
            <source>%1-quick-card</source>
            <extracomment>Names of exported files; %1 is "dos" or "uno". Use only characters that file names allow</extracomment>
            <translation>%1-spiekbriefje</translation>
        </message>
        <message>
            <source>%1-rules</source>
            <translation>%1-regels</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreBook</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>A game in the book. %n rounds</extracomment>
            <translation>
                <numerusform>%n ronde</numerusform>
                <numerusform>%n rondes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress, to %2</source>
            <extracomment>A game in the book. %1 game and rounds, %2 the target</extracomment>
            <translation>%1 · nog bezig, tot %2</translation>
        </message>
        <message>
            <source>%1 · tie</source>
            <extracomment>A game in the book. %1 game and rounds</extracomment>
            <translation>%1 · gelijk geëindigd</translation>
        </message>
        <message numerus="yes">
            <source>%1 · %2 won with %n point(s)</source>
            <extracomment>A game in the book. %1 game and rounds, %2 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 · %2 won met %n punt</numerusform>
                <numerusform>%1 · %2 won met %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress</source>
            <extracomment>A game in the book that has no target. %1 game and rounds</extracomment>
            <translation>%1 · nog bezig</translation>
        </message>
        <message>
            <source>This game can’t be read</source>
            <extracomment>Title of a game in the book of which nothing can be shown</extracomment>
            <translation>Deze partij kan niet worden gelezen</translation>
        </message>
        <message>
            <source>Its entry in the score book is damaged</source>
            <extracomment>Below "This game can't be read", in the list of the book</extracomment>
            <translation>De regel ervan in het scoreboek is beschadigd</translation>
        </message>
        <message>
            <source>final points only</source>
            <extracomment>In place of "12 rounds": a game of the book of which only the final points are known</extracomment>
            <translation>alleen eindstand</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreGame</name>
        <message>
            <source>cards count against you</source>
            <translation>kaarten zijn strafpunten</translation>
        </message>
        <message>
            <source>winner takes all</source>
            <translation>alles voor de winnaar</translation>
        </message>
        <message>
            <source>nobody scored</source>
            <translation>niemand kreeg punten</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <extracomment>Button. %1 what would be taken back: "Ben's hand in round 3"</extracomment>
            <translation>Ongedaan maken: %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Ongedaan maken</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <extracomment>Button. %1 what would come back: "Ben's hand in round 3"</extracomment>
            <translation>Opnieuw: %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Opnieuw</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2</source>
            <extracomment>Spoken line of the standings. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n punt, plaats %2</numerusform>
                <numerusform>%1, %n punten, plaats %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 left</source>
            <extracomment>Spoken line of the standings. %1 a player</extracomment>
            <translation>%1 is gestopt</translation>
        </message>
        <message>
            <source>All hands in round %1 are counted, but the round isn’t finished.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>In ronde %1 zijn alle kaarten geteld, maar de ronde is nog niet afgesloten.</translation>
        </message>
        <message>
            <source>Round %1 isn’t complete, so it won’t count.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>Ronde %1 is niet compleet en telt niet mee.</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>The seat of a player who joins late: between two neighbors</extracomment>
            <translation>%1 en %2</translation>
        </message>
        <message>
            <source>nobody could play, %1 wins: %2</source>
            <extracomment>Within "Round 3: … Now Ben deals, Cleo starts." %1 the player with the fewest points in hand, %2 the points scored</extracomment>
            <translation>niemand kon spelen, %1 wint: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), no rounds yet</source>
            <extracomment>Spoken line of the standings: no round played yet. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n punt, nog geen ronde</numerusform>
                <numerusform>%1, %n punten, nog geen ronde</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1: %2. Now %3 deals, %4 starts.</source>
            <extracomment>After a round was finished. %1 its number, %2 the points scored, %3 the next dealer, %4 the player who plays first</extracomment>
            <translation>Ronde %1: %2. Nu geeft %3, %4 begint.</translation>
        </message>
        <message>
            <source>%1, deals</source>
            <extracomment>Spoken line of the standings: this player deals the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, geeft</translation>
        </message>
        <message>
            <source>%1, starts</source>
            <extracomment>Spoken line of the standings: this player plays first in the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, begint</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Ongedaan gemaakt: %1</translation>
        </message>
        <message>
            <source>Redone: %1</source>
            <translation>Opnieuw: %1</translation>
        </message>
        <message>
            <source>Round %1, %2: did not play</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player who did not take part</extracomment>
            <translation>Ronde %1, %2: speelde niet mee</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: went out, %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Ronde %1, %2: was uit, %n punt</numerusform>
                <numerusform>Ronde %1, %2: was uit, %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1, %2: not counted yet</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player</extracomment>
            <translation>Ronde %1, %2: nog niet geteld</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: hand of %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the value of the hand</extracomment>
            <translation>
                <numerusform>Ronde %1, %2: hand van %n punt</numerusform>
                <numerusform>Ronde %1, %2: hand van %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: won with the fewest points, scored %n</source>
            <extracomment>Spoken name of a cell of the score sheet: a round in which nobody could play. %1 the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Ronde %1, %2: won met de minste punten, kreeg %n punt</numerusform>
                <numerusform>Ronde %1, %2: won met de minste punten, kreeg %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: scored %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet: only the points are known, not the hands. %1 the round, %2 a player</extracomment>
            <translation>
                <numerusform>Ronde %1, %2: kreeg %n punt</numerusform>
                <numerusform>Ronde %1, %2: kreeg %n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>The game goes on. %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>De partij gaat verder. %1</translation>
        </message>
        <message>
            <source>After this change: %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Na deze wijziging: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2, tied</source>
            <extracomment>Spoken line of the standings: others have the same rank. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n punt, gedeelde plaats %2</numerusform>
                <numerusform>%1, %n punten, gedeelde plaats %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreController</name>
        <message>
            <source>To import a file, drop it on this window.</source>
            <translation>Sleep een bestand naar dit venster om het te importeren.</translation>
        </message>
        <message>
            <source>score-book</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>scoreboek</translation>
        </message>
        <message>
            <source>blank-sheet</source>
            <translation>leeg-scoreblad</translation>
        </message>
        <message>
            <source>score</source>
            <translation>score</translation>
        </message>
        <message>
            <source>Exporting the score book</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Het scoreboek wordt geëxporteerd</translation>
        </message>
        <message>
            <source>Importing “%1”</source>
            <extracomment>Over a progress bar. %1 a file</extracomment>
            <translation>“%1” wordt geïmporteerd</translation>
        </message>
        <message>
            <source>%1 is deleted. In old games it says “Former player”.</source>
            <extracomment>%1 a player who was deleted</extracomment>
            <translation>%1 is verwijderd. In oude partijen staat nu “Oud-speler”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSession</name>
        <message>
            <source>This game can’t be opened because its entries contradict each other. It wasn’t changed.</source>
            <extracomment>A stored score game whose entries contradict each other.</extracomment>
            <translation>Deze partij kan niet worden geopend: de gegevens spreken elkaar tegen. Er is niets aan gewijzigd.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSetup</name>
        <message numerus="yes">
            <source>Add %n more player(s)</source>
            <extracomment>Beside the start button. %n players are still needed</extracomment>
            <translation>
                <numerusform>Voeg nog %n speler toe</numerusform>
                <numerusform>Voeg nog %n spelers toe</numerusform>
            </translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Het blad heeft maar plaats voor %1 spelers.</translation>
        </message>
        <message>
            <source>%1 is for up to %2 players. You can still score a larger game.</source>
            <extracomment>%1 the game, %2 a number of players</extracomment>
            <translation>%1 is voor hoogstens %2 spelers. Met meer spelers kun je hier toch de score bijhouden.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreStore</name>
        <message>
            <source>Part of this game is missing, so it can’t be opened.</source>
            <extracomment>Some entries of a score game are missing in the file.</extracomment>
            <translation>Een deel van deze partij ontbreekt, dus hij kan niet worden geopend.</translation>
        </message>
    </context>
    <context>
        <name>SeatConfig</name>
        <message>
            <source>You</source>
            <translation>Jij</translation>
        </message>
    </context>
    <context>
        <name>tableside::Trophies</name>
        <message>
            <source>Everyone</source>
            <extracomment>Whose trophies are shown: those of all people at this device</extracomment>
            <translation>Iedereen</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>After the date of a trophy: in how many games it was earned. %n games</extracomment>
            <translation>
                <numerusform>%n partij</numerusform>
                <numerusform>%n partijen</numerusform>
            </translation>
        </message>
        <message>
            <source>Trophy: %1</source>
            <extracomment>After a round. %1 the title of a trophy, "Bluffed a badger"</extracomment>
            <translation>Trofee: %1</translation>
        </message>
        <message>
            <source>Trophies: %1</source>
            <extracomment>After a round in which several trophies were earned. %1 their titles</extracomment>
            <translation>Trofeeën: %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::UserData</name>
        <message>
            <source>“%1” couldn’t be deleted. Try again, or delete it yourself.</source>
            <extracomment>Some of what was to be deleted is still there. %1 a file or folder</extracomment>
            <translation>“%1” kon niet worden verwijderd. Probeer het opnieuw, of verwijder het zelf.</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>De map kon niet worden geopend. Open hem in je bestandsbeheer.</translation>
        </message>
        <message>
            <source>Exporting everything</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Alles wordt geëxporteerd</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoSetup</name>
        <message>
            <source>New UNO game</source>
            <extracomment>Title of the page where a game of UNO is set up</extracomment>
            <translation>Nieuwe partij UNO</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Zodra iemand zoveel punten heeft, wint het laagste totaal.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 500; 100 makes a quick game.</source>
            <translation>Wie als eerste zoveel punten heeft, wint. In de spelregels staat 500; met 100 is het een korte partij.</translation>
        </message>
        <message>
            <source>Hints, drawing until you can play, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in UNO</extracomment>
            <translation>Hints, pakken tot je kunt spelen en 2 seconden om te roepen.</translation>
        </message>
        <message>
            <source>Chaos</source>
            <extracomment>A set of rules to choose: wild ones</extracomment>
            <translation>Chaos</translation>
        </message>
        <message>
            <source>Stacking, jumping in, and seven and zero.</source>
            <translation>Stapelen, inspringen, zeven en nul.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoPresenter</name>
        <message>
            <source>keeps the card</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>houdt de kaart</translation>
        </message>
        <message>
            <source>challenges</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>daagt uit</translation>
        </message>
        <message>
            <source>kept</source>
            <extracomment>The same in the smallest place: a player keeps the card that they drew</extracomment>
            <translation>houdt</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoTable</name>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <translation>Jij hebt dezelfde kaart: spring snel in!</translation>
        </message>
        <message>
            <source>%1 bluffed and draws the cards.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 heeft gebluft en pakt de kaarten.</translation>
        </message>
        <message>
            <source>%1 didn’t bluff: you draw the cards plus two more.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 heeft niet gebluft: jij pakt de kaarten en nog 2.</translation>
        </message>
        <message>
            <source>stacking</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>stapelen</translation>
        </message>
        <message>
            <source>jumping in</source>
            <translation>inspringen</translation>
        </message>
        <message>
            <source>seven and zero</source>
            <translation>zeven en nul</translation>
        </message>
        <message>
            <source>drawing until you can play</source>
            <translation>pakken tot er iets past</translation>
        </message>
        <message>
            <source>no bluffing</source>
            <translation>niet bluffen</translation>
        </message>
        <message>
            <source>Reverse doesn’t skip</source>
            <translation>Keer-om slaat niet over</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) and miss your turn.</source>
            <extracomment>After a Draw Two or a Wild Draw Four; %n how many cards</extracomment>
            <translation>
                <numerusform>Je pakt %n kaart en slaat een beurt over.</numerusform>
                <numerusform>Je pakt %n kaarten en slaat een beurt over.</numerusform>
            </translation>
        </message>
        <message>
            <source>Color before: %1 · bluff: %2 draws %3 · no bluff: you draw %4</source>
            <extracomment>What is at stake in a challenge. %1 the color that was in play before the Wild Draw Four, %2 a player's name, %3 and %4 how many cards</extracomment>
            <translation>Oude kleur: %1 · bluf: %2 pakt %3 · eerlijk: jij pakt %4</translation>
        </message>
        <message>
            <source>Name a color for the wild card.</source>
            <extracomment>While the color wheel of a wild card is open</extracomment>
            <translation>Noem een kleur voor de keuzekaart.</translation>
        </message>
        <message>
            <source>This is a bluff: you have a %1 card. Name a color.</source>
            <extracomment>While the color wheel of a Wild Draw Four is open; short, for a phone. %1 a color of which the player has a card</extracomment>
            <translation>Dit is bluf: je hebt %1. Noem een kleur.</translation>
        </message>
    </context>
    <context>
        <name>tableside::VoiceRecorder</name>
        <message>
            <source>No microphone found. Connect one and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Geen microfoon gevonden. Sluit er een aan en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>The microphone isn’t available. If another app is using it, close that app and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>De microfoon is niet beschikbaar. Als een andere app hem gebruikt, sluit die app dan en probeer het opnieuw.</translation>
        </message>
        <message>
            <source>Nothing was recorded. Try again, closer to the microphone.</source>
            <extracomment>After a recording in which nothing was said</extracomment>
            <translation>Er was niets te horen. Probeer het opnieuw, dichter bij de microfoon.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallVoices</name>
        <message>
            <source>The recording “%1” is damaged and can’t be played. Record it again.</source>
            <extracomment>%1 the name of a recorded voice</extracomment>
            <translation>De opname “%1” is beschadigd en kan niet worden afgespeeld. Neem die opnieuw op.</translation>
        </message>
        <message>
            <source>The whole table</source>
            <extracomment>A voice of the call booth: three people say it at once</extracomment>
            <translation>De hele tafel</translation>
        </message>
        <message>
            <source>Bear</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Beer</translation>
        </message>
        <message>
            <source>Child</source>
            <extracomment>A voice of the call booth: a small and eager one</extracomment>
            <translation>Kind</translation>
        </message>
        <message>
            <source>Robot</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Robot</translation>
        </message>
        <message>
            <source>Bell</source>
            <extracomment>A voice of the call booth: no voice at all</extracomment>
            <translation>Bel</translation>
        </message>
        <message>
            <source>Horn</source>
            <extracomment>A voice of the call booth: an old car's horn</extracomment>
            <translation>Toeter</translation>
        </message>
        <message>
            <source>Whistle</source>
            <extracomment>A voice of the call booth: a referee's</extracomment>
            <translation>Fluit</translation>
        </message>
        <message>
            <source>Drum</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Trommel</translation>
        </message>
        <message>
            <source>My voice %1</source>
            <extracomment>Name of a voice that was recorded. %1 its number</extracomment>
            <translation>Mijn stem %1</translation>
        </message>
        <message>
            <source>The recording couldn’t be deleted (%1). Try again.</source>
            <extracomment>%1 the system's reason</extracomment>
            <translation>De opname kon niet worden verwijderd (%1). Probeer het opnieuw.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnfinishedMatches</name>
        <message>
            <source>Round %1 · tied at %2 points · %3</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 points, %3 date and time</extracomment>
            <translation>Ronde %1 · gelijk met %2 punten · %3</translation>
        </message>
        <message>
            <source>Round %1 · %2 leads: %3 points · %4</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 a name, %3 points, %4 date and time</extracomment>
            <translation>Ronde %1 · %2 leidt: %3 punten · %4</translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>An unfinished game. %1 the other players' names</extracomment>
            <translation>UNO met %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS met %1</translation>
        </message>
        <message>
            <source>Round %1, no points yet · %2</source>
            <extracomment>An unfinished game, before anyone has points. %1 number of the round, %2 date and time</extracomment>
            <translation>Ronde %1, nog geen punten · %2</translation>
        </message>
        <message>
            <source>Round %1 · you: %2 points, place %3 of %4 · %5</source>
            <extracomment>An unfinished game. %1 number of the round, %2 your points, %3 your rank of %4 players, %5 date and time</extracomment>
            <translation>Ronde %1 · jij: %2 punten, plaats %3 van %4 · %5</translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <extracomment>The end of a row of names: "DOS with West, North and 7 others". %n players</extracomment>
            <translation>
                <numerusform>%n ander</numerusform>
                <numerusform>%n anderen</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EntryQuestion</name>
        <message>
            <source>You changed round %1 but haven’t saved it.</source>
            <extracomment>Asked when the user leaves an unsaved correction. %1 number of the round</extracomment>
            <translation>Je hebt ronde %1 gewijzigd, maar niet opgeslagen.</translation>
        </message>
        <message>
            <source>Who went out?</source>
            <translation>Wie is uit?</translation>
        </message>
        <message>
            <source>Save the correction?</source>
            <translation>De correctie opslaan?</translation>
        </message>
        <message>
            <source>Yes, %1 went out</source>
            <extracomment>Buttons below a question</extracomment>
            <translation>Ja, %1 is uit</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Opslaan</translation>
        </message>
        <message>
            <source>Don’t save</source>
            <extracomment>Button: discard the changes to the round</extracomment>
            <translation>Niet opslaan</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>Button below “Save the correction?”</extracomment>
            <translation>Nee</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>Verder corrigeren</translation>
        </message>
    </context>
    <context>
        <name>EntryStatus</name>
        <message>
            <source>%1 was next to play</source>
            <extracomment>Button. Two hands have equal points; the player who would have been next in turn wins the round. %1 a player</extracomment>
            <translation>%1 zou aan de beurt zijn</translation>
        </message>
    </context>
    <context>
        <name>HandDots</name>
        <message>
            <source>All hands are counted</source>
            <extracomment>Spoken, of the dots above the cards: no hand is left</extracomment>
            <translation>Alle kaarten zijn geteld</translation>
        </message>
    </context>
    <context>
        <name>HandHead</name>
        <message>
            <source>%1’s hand</source>
            <extracomment>Above the cards that are being counted. %1 a player</extracomment>
            <translation>Hand van %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken beside “Anna’s hand”: what it comes to so far</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button: the round is blocked; the fewest points in hand win it</extracomment>
            <translation>Niemand kon spelen</translation>
        </message>
        <message>
            <source>Went out</source>
            <extracomment>Button beside “Anna’s hand”: mark her as the one who went out</extracomment>
            <translation>Is uit</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 is uit</translation>
        </message>
        <message>
            <source>Points for %1</source>
            <extracomment>Above the number pad, where the player who went out gets one number for all hands. %1 a player</extracomment>
            <translation>Punten voor %1</translation>
        </message>
    </context>
    <context>
        <name>HandStrip</name>
        <message>
            <source>Hands in this round</source>
            <translation>Kaarten van deze ronde</translation>
        </message>
    </context>
    <context>
        <name>LookButton</name>
        <message>
            <source>Picture and color for %1. Press to change.</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Plaatje en kleur van %1. Druk om ze te wijzigen.</translation>
        </message>
    </context>
    <context>
        <name>LookPicker</name>
        <message>
            <source>Picture and color for %1</source>
            <extracomment>Spoken name of the pictures and colors to choose from. %1 a player</extracomment>
            <translation>Plaatje en kleur van %1</translation>
        </message>
        <message>
            <source>first letter</source>
            <extracomment>Spoken name of a picture to choose: a letter instead of an animal</extracomment>
            <translation>de eerste letter</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>Spoken name of a color with its shape. %1 its number</extracomment>
            <translation>Kleur en vorm %1</translation>
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
                <numerusform>%1 begon met %n punt</numerusform>
                <numerusform>%1 begon met %n punten</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recap</name>
        <message>
            <source>Last turn: %1</source>
            <extracomment>Spoken of what a player did in their last turn. %1 such as "Red 7, Blue 3, drew 2"</extracomment>
            <translation>Laatste beurt: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetNote</name>
        <message>
            <source>Place and note: %1</source>
            <extracomment>Spoken name of the line over the sheet. %1 the place and the note of the game</extracomment>
            <translation>Plaats en notitie: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayer</name>
        <message>
            <source>The name %1 is taken. Choose another.</source>
            <extracomment>Below the name field. %1 a name</extracomment>
            <translation>De naam %1 is al bezet. Kies een andere.</translation>
        </message>
        <message numerus="yes">
            <source>left with %n point(s)</source>
            <extracomment>In the panel of a player who left. %n points</extracomment>
            <translation>
                <numerusform>is gestopt met %n punt</numerusform>
                <numerusform>is gestopt met %n punten</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1</source>
            <extracomment>In the panel of a player. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n punt, plaats %1</numerusform>
                <numerusform>%n punten, plaats %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>Deals this round</source>
            <extracomment>In the panel of a player, instead of the button “Make dealer”</extracomment>
            <translation>Geeft deze ronde</translation>
        </message>
        <message>
            <source>Make dealer</source>
            <extracomment>Button: this player deals the current round, out of turn</extracomment>
            <translation>Tot gever maken</translation>
        </message>
        <message>
            <source>Remove from game</source>
            <extracomment>Buttons of a player: remove from the game, or let rejoin</extracomment>
            <translation>Uit de partij halen</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Weer meedoen</translation>
        </message>
        <message>
            <source>Player page</source>
            <extracomment>Button: the page of a player, with all games</extracomment>
            <translation>Spelerspagina</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Naam</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Button: change the player's name</extracomment>
            <translation>Hernoemen</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1, tied</source>
            <extracomment>In the panel of a player whose rank others share. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n punt, gedeelde plaats %1</numerusform>
                <numerusform>%n punten, gedeelde plaats %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SheetResult</name>
        <message>
            <source>The lowest total wins.</source>
            <extracomment>Under the winner of a game in which cards count against you</extracomment>
            <translation>Het laagste totaal wint.</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Delen en afdrukken</translation>
        </message>
    </context>
    <context>
        <name>ValuePad</name>
        <message>
            <source>Keys for card values</source>
            <extracomment>Spoken name of the keys for the values of cards</extracomment>
            <translation>Toetsen per kaartwaarde</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken name of a key for all cards of a value. %n points</extracomment>
            <translation>
                <numerusform>%n punt</numerusform>
                <numerusform>%n punten</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in this hand</source>
            <extracomment>Spoken for a key of a value. %1 how many of it are in the hand</extracomment>
            <translation>%1 in deze hand</translation>
        </message>
        <message>
            <source>Show cards</source>
            <extracomment>Spoken name of the key that shows all cards, by color, instead of keys for their values</extracomment>
            <translation>Kaarten tonen</translation>
        </message>
    </context>
    <context>
        <name>tableside::BookEntry</name>
        <message>
            <source>This game can’t be entered in the score book.</source>
            <translation>Deze partij kan niet in het scoreboek worden gezet.</translation>
        </message>
    </context>
    <context>
        <name>BookToggle</name>
        <message>
            <source>Enter in the score book</source>
            <extracomment>Switch at the end of a game: whether the score book keeps it</extracomment>
            <translation>In het scoreboek zetten</translation>
        </message>
        <message>
            <source>Counts on each player’s page, separately from real cards.</source>
            <extracomment>Below “Enter in the score book”. Games on screen and games with real cards have statistics of their own</extracomment>
            <translation>Telt mee op ieders spelerspagina, apart van echte kaarten.</translation>
        </message>
        <message>
            <source>Add your names in the setup, and the score book can keep your games.</source>
            <extracomment>At the end of a game of several people who did not choose their names at setup, instead of “Enter in the score book”</extracomment>
            <translation>Vul voor de partij jullie namen in, dan kan het scoreboek jullie partijen bewaren.</translation>
        </message>
    </context>
    <context>
        <name>tableside::phones::PhoneServer</name>
        <message>
            <source>%1 is not an address of a network at home.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20</extracomment>
            <translation>%1 is geen adres van een thuisnetwerk.</translation>
        </message>
        <message>
            <source>Phones can’t connect to %1: %2.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20; %2: the system’s reason</extracomment>
            <translation>Telefoons kunnen geen verbinding maken met %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>DosTurn</name>
        <message>
            <source>Your turn: match a row card or draw.</source>
            <translation>Jouw beurt: maak een combinatie, of pak een kaart.</translation>
        </message>
        <message>
            <source>Your turn: nothing matches. Draw a card.</source>
            <translation>Jouw beurt: er past niets. Pak een kaart.</translation>
        </message>
        <message>
            <source>Match a row card or lay a card in the row.</source>
            <translation>Maak een combinatie, of leg een kaart in de rij.</translation>
        </message>
        <message>
            <source>Nothing matches: lay a card in the row.</source>
            <translation>Er past niets: leg een kaart in de rij.</translation>
        </message>
        <message>
            <source>Match another row card or end your turn.</source>
            <translation>Maak nog een combinatie, of sluit je beurt af.</translation>
        </message>
        <message>
            <source>Nothing else matches: end your turn.</source>
            <translation>Verder past er niets: sluit je beurt af.</translation>
        </message>
        <message numerus="yes">
            <source>Bonus: lay %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: leg %n kaart uit je hand in de rij.</numerusform>
                <numerusform>Bonus: leg %n kaarten uit je hand in de rij.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bonus: you can lay up to %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: je mag %n kaart uit je hand in de rij leggen.</numerusform>
                <numerusform>Bonus: je mag hoogstens %n kaarten uit je hand in de rij leggen.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. %2</source>
            <extracomment>%1 a card, %2 what to do now</extracomment>
            <translation>Je hebt een %1 gepakt. %2</translation>
        </message>
    </context>
    <context>
        <name>UnoTurn</name>
        <message>
            <source>Your turn: play a card or draw.</source>
            <translation>Jouw beurt: speel een kaart of pak er een.</translation>
        </message>
        <message>
            <source>You can’t play anything: draw a card.</source>
            <translation>Je kunt niets spelen: pak een kaart.</translation>
        </message>
        <message>
            <source>You drew a %1. Play it or keep it.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Je hebt een %1 gepakt. Speel of houd hem.</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 laat je %n kaart pakken. Pak of daag uit.</numerusform>
                <numerusform>%1 laat je %n kaarten pakken. Pak of daag uit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s).</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 laat je %n kaart pakken.</numerusform>
                <numerusform>%1 laat je %n kaarten pakken.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>De eerste kaart is een keuzekaart: noem een kleur.</translation>
        </message>
        <message>
            <source>Seven! Who do you swap hands with?</source>
            <translation>Zeven! Met wie ruil je je kaarten?</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw, stack a Wild Draw Four, or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 laat je %n kaart pakken. Pak, stapel een Neem-vier of daag uit.</numerusform>
                <numerusform>%1 laat je %n kaarten pakken. Pak, stapel een Neem-vier of daag uit.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Draw Two.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 laat je %n kaart pakken. Pak of stapel een Neem-twee.</numerusform>
                <numerusform>%1 laat je %n kaarten pakken. Pak of stapel een Neem-twee.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Wild Draw Four.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 laat je %n kaart pakken. Pak of stapel een Neem-vier.</numerusform>
                <numerusform>%1 laat je %n kaarten pakken. Pak of stapel een Neem-vier.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. You can’t play it, so keep it.</source>
            <extracomment>Said to one of several players at one device, beside the button “Keep it”. %1 a card</extracomment>
            <translation>Je hebt een %1 gepakt. Je kunt hem niet spelen, dus houd hem.</translation>
        </message>
    </context>
</TS>
