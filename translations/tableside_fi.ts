<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fi" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Tableside</source>
            <extracomment>Title of the page about the program</extracomment>
            <translation>Tietoja Tablesidesta</translation>
        </message>
        <message>
            <source>No cards with you? Play DOS and UNO here, against opponents who play, forget, and catch you just like people. Got the cards? Tableside has a score book, call buttons, and the rules of both games in six languages.</source>
            <translation>Eikö kortteja ole mukana? Pelaa DOSia ja UNOa täällä: vastustajat pelaavat, unohtelevat ja nappaavat sinut kiinni niin kuin ihmiset. Ovatko kortit pöydässä? Tablesidessa on pistevihko, huutonapit ja kummankin pelin säännöt kuudella kielellä.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves this device. Computer players see only what you would see in their seats.</source>
            <translation>Tableside toimii ilman verkkoa ja ilman tiliä. Tältä laitteelta ei lähde mitään. Tietokonepelaajat näkevät vain sen, minkä sinä näkisit heidän paikallaan.</translation>
        </message>
        <message>
            <source>Tableside isn’t made or endorsed by the maker of these games. “DOS” and “UNO” only say which games you can play; the card art, sounds, and texts are our own.</source>
            <translation>Pelien valmistaja ei ole tehnyt Tablesidea eikä suosittele sitä. ”DOS” ja ”UNO” kertovat vain, mitä pelejä voit pelata; korttien kuvat, äänet ja tekstit ovat omiamme.</translation>
        </message>
        <message>
            <source>Free software</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Vapaa ohjelmisto</translation>
        </message>
        <message>
            <source>You can use, study, share, and change Tableside under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Saat käyttää, tutkia, jakaa ja muuttaa Tablesidea GNU General Public License -lisenssin version 3 tai uudemman mukaisesti. Takuuta ei ole.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <extracomment>%1: version number of the program</extracomment>
            <translation>Versio %1</translation>
        </message>
        <message>
            <source>Made with</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Tehty näillä</translation>
        </message>
        <message>
            <source>The font is Manrope, under the SIL Open Font License. The app is built with Qt, under the GNU Lesser General Public License.</source>
            <translation>Kirjasin on Manrope, lisenssinä SIL Open Font License. Sovellus on tehty Qt:llä, lisenssinä GNU Lesser General Public License.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves your home: only while you let phones join does Tableside talk on your own network. Computer players see only what you would see in their seats.</source>
            <extracomment>About the program, where phones can join</extracomment>
            <translation>Tableside toimii ilman internetiä ja ilman tiliä. Kotoasi ei lähde mitään: Tableside viestii omassa verkossasi vain silloin, kun päästät puhelimia mukaan. Tietokonepelaajat näkevät vain sen, minkä sinä näkisit heidän paikallaan.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1 and %2</source>
            <extracomment>Two cards that are played together: "blue 4 and blue 5"</extracomment>
            <translation>%1 ja %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"</extracomment>
            <translation>%1 (rivissä %2)</translation>
        </message>
        <message>
            <source>%1, then %2</source>
            <extracomment>Two matches made one after the other</extracomment>
            <translation>%1, sitten %2</translation>
        </message>
        <message>
            <source>Draw: nothing matches.</source>
            <translation>Nosta: mikään ei sovi.</translation>
        </message>
        <message>
            <source>End your turn: nothing else matches.</source>
            <translation>Lopeta vuorosi: mikään muu ei sovi.</translation>
        </message>
        <message>
            <source>End your turn: you lay the rest as a bonus and win the round.</source>
            <translation>Lopeta vuorosi: laitat loput bonuksena riviin ja voitat kierroksen.</translation>
        </message>
        <message>
            <source>End your turn and keep the %1: it’s worth more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>Lopeta vuorosi ja säästä %1: siitä on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message>
            <source>End your turn even though you can match: your cards are worth more later.</source>
            <translation>Lopeta vuorosi, vaikka jokin sopisi: korteistasi on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message>
            <source>Lay the %1: you go out and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Laita riviin %1: korttisi loppuvat, ja voitat kierroksen.</translation>
        </message>
        <message>
            <source>Lay the %1: you lay the rest too and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Laita riviin %1: laitat loputkin ja voitat kierroksen.</translation>
        </message>
        <message>
            <source>Lay the %1 and keep the %2: it’s worth more later.</source>
            <extracomment>%1 the card to lay, %2 a wild card</extracomment>
            <translation>Laita riviin %1 ja säästä %2: siitä on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message>
            <source>Lay the %1 even though you can match: what you keep is worth more later.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Laita riviin %1, vaikka jokin sopisi: korteistasi on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <translation>
                <numerusform>käteesi jää %n piste vähemmän</numerusform>
                <numerusform>käteesi jää %n pistettä vähemmän</numerusform>
            </translation>
        </message>
        <message>
            <source>what you keep works better together</source>
            <translation>jäljelle jäävät kortit sopivat paremmin yhteen</translation>
        </message>
        <message>
            <source>Lay the %1: %2.</source>
            <extracomment>%1 the card to lay, %2 why</extracomment>
            <translation>Laita riviin %1: %2.</translation>
        </message>
        <message>
            <source>%1: you go out and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: korttisi loppuvat, ja voitat kierroksen.</translation>
        </message>
        <message>
            <source>%1: you lay the rest as a bonus and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1: laitat loput bonuksena riviin ja voitat kierroksen.</translation>
        </message>
        <message numerus="yes">
            <source>gets rid of %n card(s)</source>
            <extracomment>What a play does, joined to a list: "gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1"</extracomment>
            <translation>
                <numerusform>pääset eroon %n kortista</numerusform>
                <numerusform>pääset eroon %n kortista</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>earns %n bonus card(s)</source>
            <translation>
                <numerusform>saat laittaa %n bonuskortin</numerusform>
                <numerusform>saat laittaa %n bonuskorttia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>makes everyone else draw %n</source>
            <translation>
                <numerusform>kaikki muut nostavat %n</numerusform>
                <numerusform>kaikki muut nostavat %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 what to play on what, %2 what it brings</extracomment>
            <translation>%1: %2.</translation>
        </message>
        <message>
            <source>Skip the bonus: every card in your hand is worth keeping.</source>
            <translation>Ohita bonus: jokainen korttisi kannattaa pitää.</translation>
        </message>
        <message>
            <source>lay the %1</source>
            <extracomment>Within a sentence; %1 the card</extracomment>
            <translation>riviin %1</translation>
        </message>
        <message>
            <source>skip the bonus</source>
            <extracomment>Within a sentence</extracomment>
            <translation>bonuksen ohitus</translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>Within a sentence</extracomment>
            <translation>kortin nosto</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>vuoron lopetus</translation>
        </message>
        <message>
            <source>Just as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Yhtä hyvä: %1.</translation>
        </message>
        <message>
            <source>Worse for the game: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Koko pelin kannalta huonompi: %1.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: %1.</source>
            <extracomment>%n points; %1 another play, within a sentence</extracomment>
            <translation>
                <numerusform>Noin %n pisteen huonompi: %1.</numerusform>
                <numerusform>Noin %n pistettä huonompi: %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n point(s)</source>
            <translation>
                <numerusform>noin %n pisteen</numerusform>
                <numerusform>noin %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Wins the round less often: %1.</source>
            <extracomment>Though it brings as many points. %1 another play, within a sentence</extracomment>
            <translation>Voittaa kierroksen harvemmin: %1.</translation>
        </message>
        <message>
            <source>Draw first: you can still match afterward.</source>
            <translation>Nosta ensin: mikä sopii nyt, sopii vielä sen jälkeenkin.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Lopeta vuorosi.</translation>
        </message>
        <message>
            <source>Lay the %1.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Laita riviin %1.</translation>
        </message>
        <message>
            <source>Skip the bonus.</source>
            <translation>Ohita bonus.</translation>
        </message>
        <message>
            <source>%1 You could play more, but this leaves you better off.</source>
            <extracomment>%1 is a sentence that names a match</extracomment>
            <translation>%1 Voisit pelata enemmänkin, mutta näin olet paremmassa asemassa.</translation>
        </message>
        <message>
            <source>draw a card first</source>
            <extracomment>Within a sentence; what matches can be played after that (DOS-TURN-3)</extracomment>
            <translation>kortin nosto ensin</translation>
        </message>
        <message>
            <source>Nearly as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Lähes yhtä hyvä: %1.</translation>
        </message>
        <message>
            <source>%1, and %2</source>
            <extracomment>Two reasons, within a sentence</extracomment>
            <translation>%1, ja %2</translation>
        </message>
        <message numerus="yes">
            <source>about %n win(s) in 100 rounds</source>
            <extracomment>What a decision cost: played 100 times from there, the round is won so much less often</extracomment>
            <translation>
                <numerusform>noin %n voiton 100 kierroksella</numerusform>
                <numerusform>noin %n voittoa 100 kierroksella</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>chances in the game worth about %n point(s)</source>
            <extracomment>What a decision cost: it brought as many points in the round, but made the game harder to win. %n points that do as much harm</extracomment>
            <translation>
                <numerusform>pelin voittomahdollisuuksia noin %n pisteen verran</numerusform>
                <numerusform>pelin voittomahdollisuuksia noin %n pisteen verran</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Application</name>
        <message>
            <source>Tableside is already open. Go to its window, or close it and start Tableside again.</source>
            <extracomment>Instead of starting: another window of the program is open and doesn't answer</extracomment>
            <translation>Tableside on jo auki. Siirry sen ikkunaan tai sulje se ja käynnistä Tableside uudelleen.</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message>
            <source>The backup “%1” is damaged. Choose another one.</source>
            <extracomment>%1 a file name. Shown in the settings, in a list of backups</extracomment>
            <translation>Varmuuskopio ”%1” on vioittunut. Valitse toinen.</translation>
        </message>
    </context>
    <context>
        <name>BackupsSection</name>
        <message>
            <source>Backups</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Varmuuskopiot</translation>
        </message>
        <message>
            <source>Tableside backs up your games after each game, when you close it, and every day. Older backups go after a while.</source>
            <extracomment>In the settings</extracomment>
            <translation>Tableside varmuuskopioi pelisi jokaisen pelin jälkeen, suljettaessa ja joka päivä. Vanhat varmuuskopiot poistuvat ajan myötä.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made after your first game.</source>
            <extracomment>In the settings, in place of a list of backups</extracomment>
            <translation>Ei vielä varmuuskopioita. Ensimmäinen tehdään ensimmäisen pelisi jälkeen.</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button beside a backup</extracomment>
            <translation>Palauta</translation>
        </message>
        <message>
            <source>Restore the backup from %1</source>
            <extracomment>Spoken. %1 the date of a backup</extracomment>
            <translation>Palauta varmuuskopio: %1</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n backups</source>
            <extracomment>Button: shows the whole list of backups. %n all of them</extracomment>
            <translation>
                <numerusform>Näytä %n varmuuskopio</numerusform>
                <numerusform>Näytä kaikki %n varmuuskopiota</numerusform>
            </translation>
        </message>
        <message>
            <source>Restoring adds the games that you don’t have anymore. It removes nothing.</source>
            <extracomment>Under the list of backups</extracomment>
            <translation>Palautus lisää pelit, joita sinulla ei enää ole. Se ei poista mitään.</translation>
        </message>
        <message>
            <source>Backups are also saved in “%1”.</source>
            <extracomment>In the settings. %1 a folder</extracomment>
            <translation>Varmuuskopiot tallennetaan myös kansioon ”%1”.</translation>
        </message>
        <message>
            <source>Back up to another folder, too…</source>
            <extracomment>Button: chooses a second folder for backups, such as one that is synced</extracomment>
            <translation>Varmuuskopioi myös toiseen kansioon…</translation>
        </message>
        <message>
            <source>Change folder…</source>
            <extracomment>Button</extracomment>
            <translation>Vaihda kansiota…</translation>
        </message>
        <message>
            <source>Stop using this folder</source>
            <extracomment>Button: no more backups are made in that folder. Those that are there stay</extracomment>
            <translation>Älä käytä enää tätä kansiota</translation>
        </message>
    </context>
    <context>
        <name>BoardWords</name>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Tapahtumat</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Valikko</translation>
        </message>
    </context>
    <context>
        <name>CsvProblem</name>
        <message>
            <source>This isn’t a table. Save it as CSV in UTF-8.</source>
            <translation>Tämä ei ole taulukko. Tallenna se CSV-muodossa ja UTF-8-koodattuna.</translation>
        </message>
        <message>
            <source>A closing quotation mark is missing.</source>
            <translation>Lopettava lainausmerkki puuttuu.</translation>
        </message>
        <message>
            <source>The table is larger than the longest game.</source>
            <translation>Taulukko on pidempi kuin peli voi olla.</translation>
        </message>
        <message>
            <source>There should be a player, a round, and points. Or list the players in the first line, then everyone’s points for one round in each line below.</source>
            <extracomment>About a line of a file</extracomment>
            <translation>Tässä pitää olla pelaaja, kierros ja pisteet. Tai ensimmäisellä rivillä ovat pelaajat ja jokaisella rivillä sen alla kaikkien pisteet yhdeltä kierrokselta.</translation>
        </message>
        <message>
            <source>Below the players, there should be a line with everyone’s points for each round.</source>
            <translation>Pelaajien alla pitää olla joka kierrokselta rivi, jolla ovat kaikkien pisteet.</translation>
        </message>
        <message>
            <source>The player’s name is missing.</source>
            <translation>Pelaajan nimi puuttuu.</translation>
        </message>
        <message>
            <source>“%1” is in a column without a player’s name in the first line.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>”%1” on sarakkeessa, jonka ensimmäisellä rivillä ei ole pelaajan nimeä.</translation>
        </message>
        <message>
            <source>A name is too long.</source>
            <translation>Nimi on liian pitkä.</translation>
        </message>
        <message>
            <source>A score sheet has room for %1 players, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Lapussa on tilaa %1 pelaajalle, mutta heitä on enemmän.</translation>
        </message>
        <message>
            <source>A game needs at least two players.</source>
            <translation>Pelissä on oltava vähintään kaksi pelaajaa.</translation>
        </message>
        <message>
            <source>“%1” and “%2” are the same player. Write the name in one way, or tell the two apart.</source>
            <extracomment>%1, %2: two spellings of one name</extracomment>
            <translation>”%1” ja ”%2” ovat sama pelaaja. Kirjoita nimi yhdellä tavalla tai erota nämä kaksi.</translation>
        </message>
        <message>
            <source>“%1” could be a player or the heading of the round numbers. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>%1 the first cell of a table. “Round” is a word that can stand in the file</extracomment>
            <translation>”%1” voi olla pelaaja tai kierrosten numeroiden otsikko. Lisää ensimmäiseksi sarake ”Kierros”, jossa ovat kierrosten numerot.</translation>
        </message>
        <message>
            <source>This could be a round or the totals. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>“Round” is a word that can stand in the file</extracomment>
            <translation>Tämä voi olla kierros tai summat. Lisää ensimmäiseksi sarake ”Kierros”, jossa ovat kierrosten numerot.</translation>
        </message>
        <message>
            <source>There should be the number of round %1, not “%2”.</source>
            <extracomment>%1 the number of a round, %2 what a cell of a table says</extracomment>
            <translation>Tässä pitää olla kierroksen %1 numero eikä ”%2”.</translation>
        </message>
        <message>
            <source>“%1” isn’t the number of a round, from 1 to %2.</source>
            <extracomment>%1 what a cell of a table says, %2 a number</extracomment>
            <translation>”%1” ei ole kierroksen numero (1–%2).</translation>
        </message>
        <message>
            <source>Round %1 is missing.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Kierros %1 puuttuu.</translation>
        </message>
        <message>
            <source>A game can have %1 rounds, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Pelissä voi olla %1 kierrosta, mutta niitä on enemmän.</translation>
        </message>
        <message>
            <source>“%1” isn’t a whole number of points for %2, from 0 to %3.</source>
            <extracomment>%1 what a cell of a table says, %2 a player, %3 a number</extracomment>
            <translation>”%1” ei ole kokonaisluku pisteitä (%2, 0–%3).</translation>
        </message>
        <message>
            <source>The points for %1 are missing.</source>
            <extracomment>%1 a player</extracomment>
            <translation>Pisteet puuttuvat: %1.</translation>
        </message>
        <message>
            <source>%1 already has points in round %2.</source>
            <extracomment>%1 a player, %2 the number of a round</extracomment>
            <translation>Kierroksella %2 on jo pisteet: %1.</translation>
        </message>
        <message>
            <source>The total for %1 should be %2, not %3.</source>
            <extracomment>%1 a player, %2 the sum of the player's rounds, %3 what the table says</extracomment>
            <translation>Summan pitää olla %2 eikä %3: %1.</translation>
        </message>
        <message>
            <source>There should be winnerTakesAll or countAgainst, not “%1”.</source>
            <extracomment>%1 what a cell of a table says. Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Tässä pitää olla winnerTakesAll tai countAgainst eikä ”%1”.</translation>
        </message>
        <message>
            <source>One line says winnerTakesAll, another countAgainst.</source>
            <extracomment>Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Yhdellä rivillä on winnerTakesAll, toisella countAgainst.</translation>
        </message>
        <message>
            <source>More than one player scores in round %1, but the winner takes all points.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Kierroksella %1 useampi kuin yksi saa pisteitä, mutta voittaja saa kaikki.</translation>
        </message>
        <message>
            <source>At least %1 players must start with 0 points.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Vähintään %1 pelaajan on aloitettava 0 pisteestä.</translation>
        </message>
        <message>
            <source>Too few players have points in round %1.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Kierroksella %1 liian harvalla on pisteet.</translation>
        </message>
        <message>
            <source>Nobody has 0 in round %1, so nobody went out.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Kierroksella %1 kenelläkään ei ole nollaa, joten kukaan ei päässyt eroon korteistaan.</translation>
        </message>
        <message>
            <source>%1 points are more than all %2 cards are worth.</source>
            <extracomment>%1 a number of points, %2 a game: DOS or UNO</extracomment>
            <translation>%1 pistettä on enemmän kuin kaikkien %2-korttien arvo.</translation>
        </message>
        <message>
            <source>The game has too many entries.</source>
            <translation>Pelissä on liikaa merkintöjä.</translation>
        </message>
        <message>
            <source>“%1” isn’t a date.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>”%1” ei ole päivämäärä.</translation>
        </message>
        <message>
            <source>The date of the game is missing.</source>
            <translation>Pelin päivämäärä puuttuu.</translation>
        </message>
        <message>
            <source>A table can have %1 games, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Taulukossa voi olla %1 peliä, mutta tässä on enemmän.</translation>
        </message>
    </context>
    <context>
        <name>DailyPage</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>Title of the page: one deal of each game per day</extracomment>
            <translation>Päivän jako</translation>
        </message>
        <message>
            <source>Every day there is one deal of each game, the same for everyone who has Tableside: one round by the printed rules, against three computer players at Medium. You get one try, without hints.</source>
            <extracomment>Explains the deal of the day</extracomment>
            <translation>Joka päivä on kummastakin pelistä yksi jako, sama kaikille, joilla on Tableside: yksi kierros painettujen sääntöjen mukaan kolmea keskitason tietokonepelaajaa vastaan. Saat yhden yrityksen ilman vihjeitä.</translation>
        </message>
    </context>
    <context>
        <name>DailySection</name>
        <message numerus="yes">
            <source>Your longest streak: %n day(s)</source>
            <extracomment>How many days in a row somebody once played the deal of the day. %n days</extracomment>
            <translation>
                <numerusform>Pisin sarjasi: %n päivä</numerusform>
                <numerusform>Pisin sarjasi: %n päivää</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row, your longest streak</source>
            <extracomment>How many days in a row somebody has played the deal of the day; never more before. %n days</extracomment>
            <translation>
                <numerusform>%n päivä peräkkäin, pisin sarjasi</numerusform>
                <numerusform>%n päivää peräkkäin, pisin sarjasi</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row (longest streak: %1)</source>
            <extracomment>How many days in a row somebody has played the deal of the day. %1 days once, %n days now</extracomment>
            <translation>
                <numerusform>%n päivä peräkkäin (pisin sarja: %1)</numerusform>
                <numerusform>%n päivää peräkkäin (pisin sarja: %1)</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Button: continues the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>Jatka: %1</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Button: begins the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>Pelaa: %1</translation>
        </message>
        <message>
            <source>Save card…</source>
            <extracomment>Button: saves the card with the result as a picture</extracomment>
            <translation>Tallenna kortti…</translation>
        </message>
        <message>
            <source>Copy card</source>
            <extracomment>Button: copies the card with the result to the clipboard</extracomment>
            <translation>Kopioi kortti</translation>
        </message>
    </context>
    <context>
        <name>DeletedGamesPage</name>
        <message>
            <source>Deleted games</source>
            <extracomment>Title of a page, and the button that opens it</extracomment>
            <translation>Poistetut pelit</translation>
        </message>
        <message>
            <source>You can restore a game for 30 days after you deleted it.</source>
            <translation>Voit palauttaa pelin 30 päivän ajan sen poistamisesta.</translation>
        </message>
        <message>
            <source>There are no deleted games.</source>
            <extracomment>On the page of deleted games</extracomment>
            <translation>Poistettuja pelejä ei ole.</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Palauta: %1</translation>
        </message>
    </context>
    <context>
        <name>DosKeys</name>
        <message>
            <source>Call “DOS!”, even when it isn’t your turn</source>
            <translation>Huuda ”DOS!”, vaikka ei olisi vuorosi</translation>
        </message>
        <message>
            <source>Move between cards: left and right in your hand or the row, up and down between the two</source>
            <translation>Siirry kortista toiseen: vasemmalle ja oikealle kädessä tai rivissä, ylös ja alas niiden välillä</translation>
        </message>
        <message>
            <source>Select a card; on a selected card, play the selection or put the card back</source>
            <translation>Valitse kortti; jos se on jo valittu, pelaa valitut kortit tai peru valinta</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Nosta kortti</translation>
        </message>
        <message>
            <source>Play the selected cards</source>
            <translation>Pelaa valitut kortit</translation>
        </message>
        <message>
            <source>End your turn</source>
            <translation>Lopeta vuoro</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <translation>Ohita bonus</translation>
        </message>
    </context>
    <context>
        <name>GameKeys</name>
        <message>
            <source>Call while nobody’s cards are shown</source>
            <translation>Huuda, kun kenenkään kortit eivät näy</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <extracomment>Key names</extracomment>
            <translation>Vaihto+välilyönti</translation>
        </message>
        <message>
            <source>When the device is passed to you: show your cards</source>
            <translation>Kun saat laitteen: näytä korttisi</translation>
        </message>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Välilyönti</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <extracomment>Key names</extracomment>
            <translation>Nuolinäppäimet</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>Key name</extracomment>
            <translation>Enter</translation>
        </message>
        <message>
            <source>Catch a player who forgot to call</source>
            <translation>Nappaa pelaaja, joka unohti huutaa</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Avaa tapahtumat</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Key name</extracomment>
            <translation>Sarkain</translation>
        </message>
        <message>
            <source>Move on: hand, row, draw pile, buttons</source>
            <translation>Siirry eteenpäin: käsi, rivi, nostopakka, napit</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Clear the selection, or close what’s open; otherwise, open the menu</source>
            <translation>Peru valinta tai sulje se, mikä on auki; muuten avaa valikko</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Näytä tämä luettelo</translation>
        </message>
        <message>
            <source>Show or hide the hint</source>
            <translation>Näytä vihje tai piilota se</translation>
        </message>
        <message>
            <source>Open the rules; after a refused move, the rule that applies</source>
            <translation>Avaa säännöt; jos siirto ei käynyt, sitä koskeva sääntö</translation>
        </message>
        <message>
            <source>Do what the hint suggests</source>
            <translation>Toimi vihjeen mukaan</translation>
        </message>
        <message>
            <source>Speed up the others until your turn</source>
            <translation>Nopeuta muita, kunnes on vuorosi</translation>
        </message>
        <message>
            <source>0 to 9</source>
            <extracomment>Ten number keys</extracomment>
            <translation>0–9</translation>
        </message>
        <message>
            <source>Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift</source>
            <translation>Siirry käden seuraavaan korttiin, jossa on se numero; 0 löytää myös kympin. Jokaisella näppäimistöllä se on numerorivi ilman vaihtonäppäintä</translation>
        </message>
        <message>
            <source>U, Backspace</source>
            <extracomment>Key names</extracomment>
            <translation>U, askelpalautin</translation>
        </message>
        <message>
            <source>Take back your last play in this round</source>
            <translation>Peru viimeisin siirtosi tällä kierroksella</translation>
        </message>
        <message>
            <source>Show what the others did since your last turn</source>
            <extracomment>Explains the key W</extracomment>
            <translation>Näytä, mitä muut tekivät viime vuorosi jälkeen</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>No games yet.</source>
            <extracomment>In place of the list of a person's games</extracomment>
            <translation>Ei vielä pelejä.</translation>
        </message>
    </context>
    <context>
        <name>HandCover</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Ei sittenkään</translation>
        </message>
        <message>
            <source>Pass to %1</source>
            <extracomment>On the curtain over the cards: %1 a player's name, who gets the device now</extracomment>
            <translation>Laite pelaajalle: %1</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <extracomment>Button on the curtain: whoever has the device now looks at their own cards</extracomment>
            <translation>Näytä korttini</translation>
        </message>
        <message>
            <source>Since your last turn: %1</source>
            <extracomment>On the curtain over the cards. %1 what happened since that person's last turn, such as "+4 for Mara"</extracomment>
            <translation>Viime vuorosi jälkeen: %1</translation>
        </message>
    </context>
    <context>
        <name>DamagePanel</name>
        <message>
            <source>Your saved games</source>
            <extracomment>Title of a panel after the file with the games was damaged or lost</extracomment>
            <translation>Tallennetut pelisi</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Avaa kansio</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: closes what was told about damaged games</extracomment>
            <translation>Jatka</translation>
        </message>
    </context>
    <context>
        <name>DataKeeper</name>
        <message>
            <source>%1, %2</source>
            <extracomment>When something was saved. %1 a date, %2 a time of day</extracomment>
            <translation>%1 klo %2</translation>
        </message>
        <message>
            <source>The file with your games was damaged.</source>
            <translation>Pelitiedostosi oli vioittunut.</translation>
        </message>
        <message>
            <source>The file with your games was missing or empty.</source>
            <translation>Pelitiedostosi puuttui tai oli tyhjä.</translation>
        </message>
        <message>
            <source>Something else was where the file with your games should be.</source>
            <translation>Pelitiedostosi paikalla oli jotain muuta.</translation>
        </message>
        <message>
            <source>The file with your games was older than your newest backup.</source>
            <translation>Pelitiedostosi oli vanhempi kuin uusin varmuuskopiosi.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) couldn’t be brought back.</source>
            <extracomment>%n games were in the list before and are gone</extracomment>
            <translation>
                <numerusform>%n peliä ei saatu takaisin.</numerusform>
                <numerusform>%n peliä ei saatu takaisin.</numerusform>
            </translation>
        </message>
        <message>
            <source>All your games are back.</source>
            <translation>Kaikki pelisi ovat taas tallessa.</translation>
        </message>
        <message>
            <source>Anything you saved after %1 that couldn’t be read is missing.</source>
            <extracomment>%1 is a date with a time</extracomment>
            <translation>Puuttumaan jäi se, minkä tallensit tämän jälkeen ja mitä ei voitu lukea: %1.</translation>
        </message>
        <message>
            <source>What couldn’t be read is missing.</source>
            <translation>Lukukelvoton osa puuttuu.</translation>
        </message>
        <message>
            <source>You already have every game of this backup.</source>
            <translation>Sinulla on jo kaikki tämän varmuuskopion pelit.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) brought back.</source>
            <translation>
                <numerusform>%n peli palautettiin.</numerusform>
                <numerusform>%n peliä palautettiin.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DosButtons</name>
        <message>
            <source>Clear selection</source>
            <extracomment>Button: deselects the selected cards</extracomment>
            <translation>Peru valinta</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Nosta</translation>
        </message>
        <message>
            <source>Skip bonus</source>
            <extracomment>Button: lay no bonus card</extracomment>
            <translation>Ohita bonus</translation>
        </message>
        <message>
            <source>End turn</source>
            <extracomment>Button: end the turn after one or more matches</extracomment>
            <translation>Lopeta vuoro</translation>
        </message>
    </context>
    <context>
        <name>BarWords</name>
        <message>
            <source>Let me think…</source>
            <extracomment>While the search for a hint runs</extracomment>
            <translation>Hetki, mietin …</translation>
        </message>
    </context>
    <context>
        <name>BigScreen</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: from the big screen back to the sheet</extracomment>
            <translation>Takaisin lappuun</translation>
        </message>
        <message>
            <source>%1 The lowest total wins.</source>
            <extracomment>Above the standings on the big screen, where cards count against you. %1 "Anna leads by 20 points."</extracomment>
            <translation>%1 Pienin pistemäärä voittaa.</translation>
        </message>
    </context>
    <context>
        <name>BigScreenRow</name>
        <message>
            <source>deals</source>
            <extracomment>On the big screen, under the name of the next dealer</extracomment>
            <translation>jakaa</translation>
        </message>
        <message>
            <source>%1; %2 in the last round</source>
            <extracomment>Spoken row of the big screen. %1 "Anna, 20 points, rank 1", %2 what the last round brought: "+20"</extracomment>
            <translation>%1; %2 viime kierroksella</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Score book</source>
            <extracomment>Title of the page with all score sheets</extracomment>
            <translation>Pistevihko</translation>
        </message>
        <message>
            <source>No games yet. Start a sheet with two names.</source>
            <translation>Ei vielä pelejä. Aloita lappu: kaksi nimeä riittää.</translation>
        </message>
        <message>
            <source>No games found for “%1”.</source>
            <extracomment>%1: what was searched for</extracomment>
            <translation>Haulla ”%1” ei löytynyt pelejä.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 the players and the date of the game</extracomment>
            <translation>Poistettu: %1. Voit palauttaa sen 30 päivän ajan.</translation>
        </message>
        <message>
            <source>All hands (CSV)</source>
            <extracomment>Button: writes all games of the score book, with every hand, into one table for a spreadsheet</extracomment>
            <translation>Joka kierros eriteltynä (CSV)</translation>
        </message>
        <message>
            <source>Deleted games</source>
            <translation>Poistetut pelit</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Button on the page of the score book: opens the page with the ranking</extracomment>
            <translation>Sijoitukset</translation>
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
            <translation>Poista peli: %1</translation>
        </message>
        <message>
            <source>New game, same players and rules: %1</source>
            <extracomment>Button: a new sheet with the people and rules of this one. %1 the players</extracomment>
            <translation>Uusi peli, samat pelaajat ja säännöt: %1</translation>
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
            <translation>Uusi pistelappu</translation>
        </message>
        <message>
            <source>Search score book</source>
            <translation>Hae vihosta</translation>
        </message>
        <message>
            <source>Player, game, place, date</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Pelaaja, peli, paikka, päivä</translation>
        </message>
        <message>
            <source>Export score book</source>
            <extracomment>Button: write the whole book into a file</extracomment>
            <translation>Vie vihko tiedostoon</translation>
        </message>
        <message>
            <source>Import…</source>
            <extracomment>Button: read games from a file</extracomment>
            <translation>Tuo …</translation>
        </message>
    </context>
    <context>
        <name>LostPhone</name>
        <message>
            <source>%1’s phone is gone</source>
            <extracomment>At the table, while the game waits. %1 a player</extracomment>
            <translation>%1: puhelin on poissa</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Pelaa tässä</translation>
        </message>
    </context>
    <context>
        <name>Moment</name>
        <message>
            <source>Double color!</source>
            <extracomment>Begins a banner: the first double color match of a turn</extracomment>
            <translation>Väripari!</translation>
        </message>
        <message>
            <source>Twice!</source>
            <extracomment>Begins a banner: the second double color match of a turn</extracomment>
            <translation>Toinenkin!</translation>
        </message>
        <message>
            <source>Again!</source>
            <extracomment>Begins a banner: a third or later double color match of a turn</extracomment>
            <translation>Ja taas!</translation>
        </message>
        <message>
            <source>Everyone else draws %1</source>
            <extracomment>In a banner, behind "Double color!". %1 a number of cards</extracomment>
            <translation>Kaikki muut nostavat %1</translation>
        </message>
        <message>
            <source>You draw %1</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a number of cards</extracomment>
            <translation>Nostat %1</translation>
        </message>
        <message>
            <source>%1 draws %2</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a name, %2 a number of cards</extracomment>
            <translation>%1 nostaa %2</translation>
        </message>
        <message>
            <source>%1 is caught! +2</source>
            <extracomment>Huge across the table; %1 is caught, who draws two cards</extracomment>
            <translation>Kiinni jäi %1! +2</translation>
        </message>
        <message>
            <source>%1 caught you! +2</source>
            <extracomment>Huge across the table; %1 who has caught the viewer, who draws two cards</extracomment>
            <translation>%1 nappaa sinut! +2</translation>
        </message>
        <message>
            <source>You caught %1! +2</source>
            <extracomment>Huge across the table; %1 whom the viewer has caught, and who draws two cards</extracomment>
            <translation>Nappasit: %1! +2</translation>
        </message>
        <message>
            <source>%1 caught %2! +2</source>
            <extracomment>Huge across the table; %1 has caught %2, who draws two cards</extracomment>
            <translation>%1 nappaa: %2! +2</translation>
        </message>
        <message>
            <source>%1 takes your %2. You get %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards that player takes, %3 how many the viewer gets</extracomment>
            <translation>%1 ottaa sinun %2. Saat itse %3.</translation>
        </message>
        <message>
            <source>You take %1’s %2. %1 gets %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards the viewer takes, %3 how many %1 gets</extracomment>
            <translation>Otat kortit pelaajalta %1 (%2). %1 saa %3.</translation>
        </message>
        <message>
            <source>%1 takes %2’s %3. %2 gets %4.</source>
            <extracomment>Two hands were swapped. %1 takes the %3 cards of %2, who gets %4 cards</extracomment>
            <translation>%1 ottaa kortit pelaajalta %2 (%3). %2 saa %4.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) at once!</source>
            <extracomment>Huge across the table: a player has shed %n cards in one turn of DOS</extracomment>
            <translation>
                <numerusform>%n kortti kerralla!</numerusform>
                <numerusform>%n korttia kerralla!</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch! You draw 2</source>
            <extracomment>Huge across the table: the viewer caught somebody wrongly</extracomment>
            <translation>Turha nappaus! Nostat 2</translation>
        </message>
        <message>
            <source>Wrong catch! %1 draws 2</source>
            <extracomment>Huge across the table. %1 caught somebody wrongly</extracomment>
            <translation>Turha nappaus! %1 nostaa 2</translation>
        </message>
        <message>
            <source>Phew: nobody noticed</source>
            <extracomment>Beside the name of somebody who forgot to call, and whom nobody caught</extracomment>
            <translation>Huh: kukaan ei huomannut</translation>
        </message>
        <message>
            <source>+%1 for you</source>
            <extracomment>Huge across the table: the viewer draws %1 cards for a draw card</extracomment>
            <translation>+%1 sinulle</translation>
        </message>
        <message>
            <source>+%1 for %2</source>
            <extracomment>Huge across the table: %2 draws %1 cards for a draw card</extracomment>
            <translation>%2: +%1</translation>
        </message>
        <message>
            <source>Bluff! You draw %1</source>
            <extracomment>Huge across the table: a challenge showed that the viewer bluffed. %1 a number of cards</extracomment>
            <translation>Bluffia! Nostat %1</translation>
        </message>
        <message>
            <source>Bluff! %1 draws %2</source>
            <extracomment>Huge across the table: a challenge showed a bluff. %1 a name, %2 a number of cards</extracomment>
            <translation>Bluffia! %1 nostaa %2</translation>
        </message>
        <message>
            <source>No bluff: you draw %1</source>
            <extracomment>Huge across the table: the viewer's challenge failed. %1 a number of cards</extracomment>
            <translation>Ei bluffia: nostat %1</translation>
        </message>
        <message>
            <source>No bluff: %1 draws %2</source>
            <extracomment>Huge across the table: a challenge failed. %1 the name of the challenger, %2 a number of cards</extracomment>
            <translation>Ei bluffia: %1 nostaa %2</translation>
        </message>
        <message>
            <source>All hands move on!</source>
            <extracomment>Huge across the table: a 0 was played by the house rule "Seven and zero"</extracomment>
            <translation>Kaikkien kortit siirtyvät!</translation>
        </message>
        <message>
            <source>Play changes direction!</source>
            <extracomment>Huge across the table: a Reverse was played</extracomment>
            <translation>Suunta vaihtuu!</translation>
        </message>
        <message>
            <source>Hold still!</source>
            <extracomment>Huge across the table: the viewer has to hold a pose</extracomment>
            <translation>Pysy paikallasi!</translation>
        </message>
        <message>
            <source>%1 has to hold still!</source>
            <extracomment>Huge across the table: %1 has to hold a pose</extracomment>
            <translation>%1 ei saa liikkua!</translation>
        </message>
        <message>
            <source>You moved! +4</source>
            <extracomment>Huge across the table: the viewer moved in a pose and draws four cards</extracomment>
            <translation>Liikahdit! +4</translation>
        </message>
        <message>
            <source>%1 flinched! +4</source>
            <extracomment>Huge across the table: %1 moved in a pose and draws four cards</extracomment>
            <translation>%1 liikahti! +4</translation>
        </message>
        <message>
            <source>Held!</source>
            <extracomment>Huge across the table: a player did not move in a pose</extracomment>
            <translation>Asento piti!</translation>
        </message>
        <message>
            <source>You jump in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>Pelaat väliin!</translation>
        </message>
        <message>
            <source>%1 jumps in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>%1 pelaa väliin!</translation>
        </message>
        <message>
            <source>You can win with this round</source>
            <extracomment>At the start of a round: the viewer needs only a few points</extracomment>
            <translation>Voit voittaa tällä kierroksella</translation>
        </message>
        <message>
            <source>%1 can win with this round</source>
            <extracomment>At the start of a round: %1 needs only a few points</extracomment>
            <translation>%1 voi voittaa tällä kierroksella</translation>
        </message>
        <message>
            <source>You draw the %1 and deal</source>
            <extracomment>Huge across the table. %1 the highest number, drawn by the viewer</extracomment>
            <translation>Nostat numeron %1 ja jaat</translation>
        </message>
        <message>
            <source>%1 draws the %2 and deals</source>
            <extracomment>Huge across the table. %1 a name, %2 the highest number</extracomment>
            <translation>%1 nostaa numeron %2 ja jakaa</translation>
        </message>
        <message>
            <source>misses the turn</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>menettää vuoronsa</translation>
        </message>
        <message>
            <source>turn missed</source>
            <extracomment>The same in the smallest place: a player misses a turn</extracomment>
            <translation>ei vuoroa</translation>
        </message>
        <message>
            <source>jumped in</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>pelasi väliin</translation>
        </message>
        <message>
            <source>jump-in</source>
            <extracomment>The same in the smallest place: a player has jumped in</extracomment>
            <translation>väliin</translation>
        </message>
        <message>
            <source>new hand</source>
            <extracomment>Beside the name of a player who has got another player's hand</extracomment>
            <translation>uudet kortit</translation>
        </message>
        <message>
            <source>may win now</source>
            <extracomment>Beside the name of a player who may win the match with this round</extracomment>
            <translation>voi voittaa nyt</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Delete %1…</source>
            <extracomment>Button: asks before it deletes. %1 a player</extracomment>
            <translation>Poista %1…</translation>
        </message>
        <message>
            <source>Delete %1? The games stay, but say “Former player” in place of the name, and the statistics are gone. Notes, the call log, and older backups keep the name. You can’t undo it.</source>
            <extracomment>Question before a player is deleted. %1 the player</extracomment>
            <translation>Poistetaanko %1? Pelit säilyvät, mutta niissä lukee nimen paikalla ”Entinen pelaaja”, ja tilastot häviävät. Nimi jää muistiinpanoihin, huutolokiin ja vanhempiin varmuuskopioihin. Tätä ei voi kumota.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Peruuta</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <translation>Poista pysyvästi</translation>
        </message>
    </context>
    <context>
        <name>Phone</name>
        <message>
            <source>Looking for the table …</source>
            <extracomment>Phone page, before it is connected</extracomment>
            <translation>Etsitään pöytää…</translation>
        </message>
        <message>
            <source>No connection to the table. Trying again …</source>
            <extracomment>Phone page, while the connection is lost</extracomment>
            <translation>Ei yhteyttä pöytään. Yritetään uudelleen…</translation>
        </message>
        <message>
            <source>Stay on the same Wi-Fi as the table, and keep Tableside open there.</source>
            <extracomment>Phone page: what to do while the connection is lost. “There” is the device that is the table</extracomment>
            <translation>Pysy samassa Wi-Fi-verkossa kuin pöytä ja pidä Tableside siellä auki.</translation>
        </message>
        <message>
            <source>Scan the QR code on the table to join.</source>
            <extracomment>Phone page that was opened without the code</extracomment>
            <translation>Skannaa pöydän QR-koodi, niin pääset mukaan.</translation>
        </message>
        <message>
            <source>The table has stopped letting phones join.</source>
            <extracomment>Phone page: somebody pressed Stop on the table</extracomment>
            <translation>Pöytä ei enää päästä puhelimia mukaan.</translation>
        </message>
        <message>
            <source>Press “Phones” on the table and scan the new QR code.</source>
            <extracomment>Phone page; “Phones” is the button on the table</extracomment>
            <translation>Paina pöydän näytöltä ”Puhelimet” ja skannaa uusi QR-koodi.</translation>
        </message>
        <message>
            <source>This QR code is no longer valid.</source>
            <extracomment>Phone page</extracomment>
            <translation>Tämä QR-koodi ei ole enää voimassa.</translation>
        </message>
        <message>
            <source>Scan the QR code that the table shows now.</source>
            <extracomment>Phone page</extracomment>
            <translation>Skannaa QR-koodi, joka pöydällä nyt näkyy.</translation>
        </message>
        <message>
            <source>The table didn’t understand this phone.</source>
            <extracomment>Phone page: the connection was ended because of a wrong message</extracomment>
            <translation>Pöytä ei ymmärtänyt tätä puhelinta.</translation>
        </message>
        <message>
            <source>Load this page again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Lataa sivu uudelleen.</translation>
        </message>
        <message>
            <source>Someone at the table removed this phone.</source>
            <extracomment>Phone page</extracomment>
            <translation>Joku pöydässä poisti tämän puhelimen.</translation>
        </message>
        <message>
            <source>To come back, scan the QR code again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Jos haluat takaisin, skannaa QR-koodi uudelleen.</translation>
        </message>
        <message>
            <source>This page is open in another tab.</source>
            <extracomment>Phone page: the same phone has the page open twice</extracomment>
            <translation>Tämä sivu on auki toisessa välilehdessä.</translation>
        </message>
        <message>
            <source>Use it here</source>
            <extracomment>Phone page, button: play on in this tab and not in the other one</extracomment>
            <translation>Jatka tässä</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Phone page, button: connect again</extracomment>
            <translation>Yritä uudelleen</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <extracomment>Phone page, heading over a list of people</extracomment>
            <translation>Kuka olet?</translation>
        </message>
        <message>
            <source>Free seats</source>
            <extracomment>Phone page, heading over seats that nobody has</extracomment>
            <translation>Vapaat paikat</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Phone page, heading over a field for a new name</extracomment>
            <translation>Joku muu</translation>
        </message>
        <message>
            <source>Your name</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Nimesi</translation>
        </message>
        <message>
            <source>Join</source>
            <extracomment>Phone page, button: take part with this name</extracomment>
            <translation>Liity</translation>
        </message>
        <message>
            <source>Has a phone already</source>
            <extracomment>Phone page, under the name of a person</extracomment>
            <translation>Puhelin on jo mukana</translation>
        </message>
        <message>
            <source>Are you %1?</source>
            <extracomment>Phone page: somebody at the table must allow this phone to take the seat of %1</extracomment>
            <translation>Oletko sinä %1?</translation>
        </message>
        <message>
            <source>Another phone has this seat. Someone at the table must press “Allow”.</source>
            <extracomment>Phone page; “Allow” is a button on the table</extracomment>
            <translation>Tällä paikalla on jo toinen puhelin. Jonkun pöydässä pitää painaa ”Salli”.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Peruuta</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Odotetaan pöytää</translation>
        </message>
        <message>
            <source>You can read the rules meanwhile.</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>Voit sillä välin lukea sääntöjä.</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Phone page, button for the changed name</extracomment>
            <translation>Tallenna</translation>
        </message>
        <message>
            <source>Portrait</source>
            <extracomment>Phone page, heading over pictures of animals</extracomment>
            <translation>Kuva</translation>
        </message>
        <message>
            <source>Color</source>
            <extracomment>Phone page, heading over a player’s colors</extracomment>
            <translation>Väri</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Valikko</translation>
        </message>
        <message>
            <source>%1, menu</source>
            <extracomment>Phone page, for screen readers: the button with the player’s name, which opens the menu</extracomment>
            <translation>%1, valikko</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Phone page, heading</extracomment>
            <translation>Kieli</translation>
        </message>
        <message>
            <source>Sound and vibration</source>
            <extracomment>Phone page, a switch</extracomment>
            <translation>Ääni ja värinä</translation>
        </message>
        <message>
            <source>I’m not %1</source>
            <extracomment>Phone page, button: choose another person</extracomment>
            <translation>En ole %1</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Sulje</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Takaisin</translation>
        </message>
        <message>
            <source>Your turn</source>
            <extracomment>Phone page, title of the browser’s tab</extracomment>
            <translation>Sinun vuorosi</translation>
        </message>
        <message>
            <source>Why?</source>
            <extracomment>Phone page, button: opens the rule after a refused action</extracomment>
            <translation>Miksi?</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Phone page, for screen readers: heading of a column</extracomment>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Phone page, for screen readers: a list</extracomment>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Yhteensä</translation>
        </message>
        <message>
            <source>1 card</source>
            <extracomment>Phone page</extracomment>
            <translation>1 kortti</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <extracomment>Phone page; %1 is never 1</extracomment>
            <translation>%1 korttia</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <extracomment>Phone page</extracomment>
            <translation>Pisteet: %1</translation>
        </message>
        <message>
            <source>in turn</source>
            <extracomment>Phone page, for screen readers, after a player’s name: has the turn</extracomment>
            <translation>vuorossa</translation>
        </message>
        <message>
            <source>computer player</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>tietokonepelaaja</translation>
        </message>
        <message>
            <source>posing</source>
            <extracomment>Phone page, for screen readers, after a player’s name: holds the pose of Wild Dumb Fu</extracomment>
            <translation>asennossa</translation>
        </message>
        <message>
            <source>with a phone</source>
            <extracomment>Phone page, for screen readers, after a player’s name: plays on a phone</extracomment>
            <translation>puhelimella</translation>
        </message>
        <message>
            <source>phone not connected</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>puhelimeen ei ole yhteyttä</translation>
        </message>
        <message>
            <source>Catch!</source>
            <extracomment>Phone page, button at a player who forgot to call</extracomment>
            <translation>Nappaa!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Phone page, button for catching the player %1, who forgot to call</extracomment>
            <translation>Nappaa kiinni: %1</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Phone page, button at a player who holds a pose and moved</extracomment>
            <translation>Liikahti!</translation>
        </message>
        <message>
            <source>%1 moved!</source>
            <extracomment>Phone page, button for reporting that the player %1 moved in the pose</extracomment>
            <translation>%1 liikahti!</translation>
        </message>
        <message>
            <source>Draw pile: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Nostopakka: 1 kortti</translation>
        </message>
        <message>
            <source>Draw pile: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Nostopakka: %1 korttia</translation>
        </message>
        <message>
            <source>Center Row</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Keskirivi</translation>
        </message>
        <message>
            <source>Top card: %1</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Päällimmäinen kortti: %1</translation>
        </message>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Vuoro kiertää vasemmalle.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>Vuoro kiertää oikealle.</translation>
        </message>
        <message>
            <source>matched already</source>
            <extracomment>Phone page, for screen readers, after the name of a row card in DOS</extracomment>
            <translation>jo pelattu</translation>
        </message>
        <message>
            <source>fits</source>
            <extracomment>Phone page, for screen readers, after the name of a card that goes with the selected ones</extracomment>
            <translation>sopii</translation>
        </message>
        <message>
            <source>playable</source>
            <extracomment>Phone page, for screen readers, after the name of a card</extracomment>
            <translation>pelattavissa</translation>
        </message>
        <message>
            <source>Your hand: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Kätesi: 1 kortti</translation>
        </message>
        <message>
            <source>Your hand: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Kätesi: %1 korttia</translation>
        </message>
        <message>
            <source>Open the log</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Avaa tapahtumat</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Phone page, heading over what has happened in the round</extracomment>
            <translation>Tapahtumat</translation>
        </message>
        <message>
            <source>Match</source>
            <extracomment>Phone page, button: play the selected cards on the row card in DOS</extracomment>
            <translation>Pelaa</translation>
        </message>
        <message>
            <source>Lay</source>
            <extracomment>Phone page, button: lay the selected card in the Center Row in DOS</extracomment>
            <translation>Laita</translation>
        </message>
        <message>
            <source>Clear selection</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Peru valinta</translation>
        </message>
        <message>
            <source>Choose a row card or a second card.</source>
            <extracomment>Phone page, DOS: after the first card was tapped</extracomment>
            <translation>Valitse rivikortti tai toinen kortti.</translation>
        </message>
        <message>
            <source>Choose the cards that match.</source>
            <extracomment>Phone page, DOS: after a row card was tapped</extracomment>
            <translation>Valitse sopivat kortit.</translation>
        </message>
        <message>
            <source>That doesn’t match.</source>
            <extracomment>Phone page, DOS: the selected cards match no row card</extracomment>
            <translation>Tuo ei sovi.</translation>
        </message>
        <message>
            <source>Why not?</source>
            <extracomment>Phone page, button: why the selected cards don’t match</extracomment>
            <translation>Miksei?</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Phone page, over the four colors for a wild card</extracomment>
            <translation>Valitse väri</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Punainen</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Sininen</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Vihreä</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Keltainen</translation>
        </message>
        <message>
            <source>R</source>
            <extracomment>Phone page: the initial of “red”, as on the cards</extracomment>
            <translation>P</translation>
        </message>
        <message>
            <source>B</source>
            <extracomment>Phone page: the initial of “blue”, as on the cards</extracomment>
            <translation>S</translation>
        </message>
        <message>
            <source>G</source>
            <extracomment>Phone page: the initial of “green”, as on the cards</extracomment>
            <translation>V</translation>
        </message>
        <message>
            <source>Y</source>
            <extracomment>Phone page: the initial of “yellow”, as on the cards</extracomment>
            <translation>K</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Peru siirto</translation>
        </message>
        <message>
            <source>Call %1</source>
            <extracomment>Phone page, for screen readers: the button with which a player calls; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>Huuda %1</translation>
        </message>
        <message>
            <source>%1 will be called after your next play</source>
            <extracomment>Phone page, for screen readers: the call button after it was pressed early; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>%1 huudetaan seuraavan siirtosi jälkeen</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Phone page, heading of a column: the points of this round</extracomment>
            <translation>Kierros</translation>
        </message>
        <message>
            <source>I’m ready</source>
            <extracomment>Phone page, button after a round</extracomment>
            <translation>Jatketaan</translation>
        </message>
        <message>
            <source>You’re ready</source>
            <extracomment>Phone page, the same button after it was pressed</extracomment>
            <translation>Odotat muita</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <extracomment>Phone page; %1 are one or more names</extracomment>
            <translation>Odotetaan: %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Pistelappu</translation>
        </message>
        <message>
            <source>you</source>
            <extracomment>Phone page, under the own name</extracomment>
            <translation>sinä</translation>
        </message>
        <message>
            <source>This round</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Tämä kierros</translation>
        </message>
        <message>
            <source>not counted</source>
            <extracomment>Phone page: a player’s cards are not counted yet</extracomment>
            <translation>laskematta</translation>
        </message>
        <message>
            <source>counting</source>
            <extracomment>Phone page: a player’s cards are being counted</extracomment>
            <translation>lasketaan</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>Phone page: a player’s cards are counted</extracomment>
            <translation>laskettu</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>Phone page: a player has no cards left</extracomment>
            <translation>kortit loppuivat</translation>
        </message>
        <message>
            <source>Count my hand</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Laske omat kortit</translation>
        </message>
        <message>
            <source>Change my count</source>
            <extracomment>Phone page, button: correct the own hand</extracomment>
            <translation>Korjaa omat kortit</translation>
        </message>
        <message>
            <source>I went out</source>
            <extracomment>Phone page, button: I have no cards left, the round is over</extracomment>
            <translation>Korttini loppuivat</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Phone page, heading while a player counts their own cards</extracomment>
            <translation>Korttisi</translation>
        </message>
        <message>
            <source>Tap each card that you have left.</source>
            <extracomment>Phone page, while a player counts their own cards</extracomment>
            <translation>Napauta jokaista korttia, joka sinulla on jäljellä.</translation>
        </message>
        <message>
            <source>%1, %2 counted</source>
            <extracomment>Phone page, for screen readers; %1 is a card such as “Red 7”, %2 how many of it</extracomment>
            <translation>%1, laskettu %2</translation>
        </message>
        <message>
            <source>Remove: %1</source>
            <extracomment>Phone page, for screen readers: button; %1 is a card such as “Red 7”</extracomment>
            <translation>Poista: %1</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Phone page, button: all cards are counted</extracomment>
            <translation>Valmis</translation>
        </message>
        <message>
            <source>I have no cards</source>
            <extracomment>Phone page, button instead of “Done” while no card is tapped</extracomment>
            <translation>Minulla ei ole kortteja</translation>
        </message>
        <message>
            <source>Back to sheet</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Takaisin lappuun</translation>
        </message>
        <message>
            <source>Search rules</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Hae säännöistä</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Phone page, button: the rules of a game on one page</extracomment>
            <translation>Pikaohje</translation>
        </message>
        <message>
            <source>Nothing found. Try a single word.</source>
            <extracomment>Phone page, search in the rules</extracomment>
            <translation>Mitään ei löytynyt. Kokeile yhtä sanaa.</translation>
        </message>
        <message>
            <source>Loading …</source>
            <extracomment>Phone page, while the rules are fetched</extracomment>
            <translation>Ladataan…</translation>
        </message>
        <message>
            <source>Your turn: back to the game</source>
            <extracomment>Phone page, button over the rules</extracomment>
            <translation>Sinun vuorosi: takaisin peliin</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 voittaa pelin</translation>
        </message>
        <message>
            <source>%1 wins the round</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 voittaa kierroksen</translation>
        </message>
        <message>
            <source>%1’s turn</source>
            <extracomment>On a phone, while another player is in turn. %1 that player's name</extracomment>
            <translation>Vuorossa: %1</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button on a phone: challenge a Wild Draw Four (UNO)</extracomment>
            <translation>Haasta</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n card(s)</source>
            <extracomment>Button on a phone: draw the cards instead of challenging or stacking (UNO)</extracomment>
            <translation>
                <numerusform>Nosta %n kortti</numerusform>
                <numerusform>Nosta %n korttia</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a card</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Nosta kortti</translation>
        </message>
        <message>
            <source>End my turn</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Lopeta vuoro</translation>
        </message>
        <message>
            <source>Jump in with the %1</source>
            <extracomment>Button on a phone: play the same card although it is another player's turn. %1 a card such as "red 7"</extracomment>
            <translation>Pelaa väliin: %1</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button on a phone: keep the drawn card (UNO)</extracomment>
            <translation>Pidä</translation>
        </message>
        <message>
            <source>No more bonus cards</source>
            <extracomment>Button on a phone: lay no more bonus cards (DOS)</extracomment>
            <translation>Ei enää bonuskortteja</translation>
        </message>
        <message>
            <source>Play the %1</source>
            <extracomment>Button on a phone. %1 a card such as "red 7"</extracomment>
            <translation>Pelaa: %1</translation>
        </message>
        <message>
            <source>Play the %1: %2</source>
            <extracomment>Button on a phone. %1 a wild card, %2 the color that its player names</extracomment>
            <translation>Pelaa: %1, %2</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <extracomment>Button on a phone. %1 a player's name</extracomment>
            <translation>Vaihda kortit: %1</translation>
        </message>
        <message>
            <source>The table didn’t understand that. Reload this page.</source>
            <extracomment>On a phone; the page that it shows is probably from another version of the program</extracomment>
            <translation>Pöytä ei ymmärtänyt sitä. Lataa sivu uudelleen.</translation>
        </message>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <extracomment>On a phone (UNO, house rule): the player has the card that was just played</extracomment>
            <translation>Sinulla on sama kortti: pelaa äkkiä väliin!</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Voitat pelin!</translation>
        </message>
        <message>
            <source>You win the round!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Voitat kierroksen!</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>On a phone, over the score sheet. %1 the number of the round that is played</extracomment>
            <translation>Kierros %1</translation>
        </message>
        <message>
            <source>Final score</source>
            <extracomment>On a phone, over the score sheet of a game that is over</extracomment>
            <translation>Lopputulos</translation>
        </message>
        <message>
            <source>The round is over: count the cards in your hand.</source>
            <extracomment>On a phone, at the end of a round with real cards</extracomment>
            <translation>Kierros on ohi: laske kätesi kortit.</translation>
        </message>
        <message>
            <source>All hands are counted. Close the round at the table.</source>
            <extracomment>On a phone, when all hands are counted</extracomment>
            <translation>Kaikkien kortit on laskettu. Päättäkää kierros pöydässä.</translation>
        </message>
        <message>
            <source>Your hand can’t be counted now. Look at the table.</source>
            <extracomment>On a phone, after cards of the own hand were tapped</extracomment>
            <translation>Korttejasi ei voi laskea nyt. Katso pöytää.</translation>
        </message>
        <message>
            <source>Someone has ended this round already. You can change that at the table.</source>
            <extracomment>On a phone, after “I went out” was pressed</extracomment>
            <translation>Joku on jo päättänyt tämän kierroksen. Voit muuttaa sen pöydässä.</translation>
        </message>
        <message>
            <source>Press to call, or to catch someone who forgot.</source>
            <extracomment>On a phone that is a call button, before anybody has pressed</extracomment>
            <translation>Paina, kun huudat tai nappaat sen, joka unohti.</translation>
        </message>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On a phone, at the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>nostaa %n</numerusform>
                <numerusform>nostaa %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a phone, at a player who pressed during the grace period</extracomment>
            <translation>liian aikaisin</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a phone, at a player who pressed at the same time as another player</extracomment>
            <translation>tasan</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a phone, at the player who pressed first</extracomment>
            <translation>ensin!</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s).</source>
            <extracomment>On a phone, at a player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>Nostat %n kortin.</numerusform>
                <numerusform>Nostat %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>The call buttons aren’t open at the table now.</source>
            <extracomment>On a phone that is a call button, while another page is open at the table</extracomment>
            <translation>Huutonapit eivät ole nyt pöydän näytöllä.</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>On a phone, for screen readers: a player's color</extracomment>
            <translation>Väri ja muoto %1</translation>
        </message>
        <message>
            <source>You have a seat. The game begins at the table.</source>
            <extracomment>On a phone, while a game is set up at the table</extracomment>
            <translation>Sinulla on paikka. Peli aloitetaan pöydässä.</translation>
        </message>
        <message>
            <source>%1 already has a seat.</source>
            <extracomment>On a phone. %1 a name</extracomment>
            <translation>Nimellä %1 on jo paikka.</translation>
        </message>
        <message>
            <source>%1 was faster and caught you.</source>
            <extracomment>On a phone, after a call that came too late. %1 a player's name</extracomment>
            <translation>%1 oli nopeampi ja nappasi sinut.</translation>
        </message>
        <message>
            <source>You and %1 were equally fast, so nobody draws.</source>
            <extracomment>On a phone, after a catch. %1 the player who called at the same moment</extracomment>
            <translation>Sinä ja %1 olitte yhtä nopeita, joten kukaan ei nosta.</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Vihje</translation>
        </message>
        <message>
            <source>Hide hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Piilota vihje</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <extracomment>Phone page, while the search for a hint runs</extracomment>
            <translation>Hetki, mietin …</translation>
        </message>
    </context>
    <context>
        <name>PhoneListRow</name>
        <message>
            <source>Another phone</source>
            <extracomment>A phone in the list of phones that asks to play for somebody who has a phone already</extracomment>
            <translation>Toinen puhelin</translation>
        </message>
        <message>
            <source>New phone</source>
            <extracomment>A phone in the list of phones whose owner is not known yet</extracomment>
            <translation>Uusi puhelin</translation>
        </message>
        <message>
            <source>Wants to play for %1</source>
            <extracomment>Of a phone. %1 a player</extracomment>
            <translation>Pyytää paikkaa: %1</translation>
        </message>
        <message>
            <source>Gone. The game waits for it.</source>
            <extracomment>Of a phone of which nothing is heard any more, in a game</extracomment>
            <translation>Poissa. Peli odottaa.</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Of a phone of which nothing is heard any more</extracomment>
            <translation>Poissa</translation>
        </message>
        <message>
            <source>Choosing a name…</source>
            <extracomment>Of a phone whose owner is asked on the phone who they are</extracomment>
            <translation>Nimi vielä valitsematta</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Of a phone. %1 the number of the seat it plays for</extracomment>
            <translation>Paikka %1</translation>
        </message>
        <message>
            <source>Remove this phone</source>
            <extracomment>Button: disconnects a phone</extracomment>
            <translation>Poista tämä puhelin</translation>
        </message>
        <message>
            <source>Remove %1’s phone</source>
            <extracomment>Button: disconnects a phone. %1 a player</extracomment>
            <translation>Poista puhelin: %1</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Salli</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Ei nyt</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Pelaa tässä</translation>
        </message>
    </context>
    <context>
        <name>PhoneSafety</name>
        <message>
            <source>The page isn’t encrypted. Anyone who listens in on your Wi-Fi could read the cards.</source>
            <extracomment>How safe phones at the table are</extracomment>
            <translation>Sivua ei ole salattu. Wi-Fi-verkkoasi salakuunteleva voisi lukea kortit.</translation>
        </message>
        <message>
            <source>Nothing leaves your home: no account, no internet. Tableside only answers phones that know the secret in the code.</source>
            <translation>Kotoasi ei lähde mitään: ei tiliä, ei internetiä. Tableside vastaa vain puhelimille, jotka tietävät koodin salaisuuden.</translation>
        </message>
        <message>
            <source>Each start makes a new secret. Stop disconnects all phones at once.</source>
            <translation>Jokainen käynnistys luo uuden salaisuuden. ”Lopeta” katkaisee heti kaikki yhteydet.</translation>
        </message>
        <message>
            <source>How safe is this?</source>
            <extracomment>Button: unfolds a text about safety</extracomment>
            <translation>Onko tämä turvallista?</translation>
        </message>
    </context>
    <context>
        <name>PhoneTrouble</name>
        <message>
            <source>A phone can’t open the page?</source>
            <extracomment>Button: unfolds what to do if a phone can't join</extracomment>
            <translation>Eikö sivu aukea puhelimessa?</translation>
        </message>
        <message>
            <source>Check that the phone is on the same Wi-Fi as this device. Guest networks often keep devices apart, and so may a firewall.</source>
            <extracomment>What to do if a phone can't join</extracomment>
            <translation>Tarkista, että puhelin on samassa Wi-Fi-verkossa kuin tämä laite. Vierasverkot pitävät laitteet usein erillään, ja niin voi tehdä palomuurikin.</translation>
        </message>
        <message>
            <source>Or try another address</source>
            <extracomment>Label: which of several network addresses of this device phones use</extracomment>
            <translation>Tai kokeile toista osoitetta</translation>
        </message>
    </context>
    <context>
        <name>PhonesPanel</name>
        <message>
            <source>Phones, %1 joined</source>
            <extracomment>Spoken name of a button. %1 the number of phones that have joined</extracomment>
            <translation>Puhelimet, mukana %1</translation>
        </message>
        <message>
            <source>Phones</source>
            <extracomment>Title of the panel through which people join with their phones, and the button that opens it</extracomment>
            <translation>Puhelimet</translation>
        </message>
        <message>
            <source>Phones can join now. Scan the code, or open %1.</source>
            <extracomment>Spoken when phones can join. %1 an address</extracomment>
            <translation>Puhelimet pääsevät nyt mukaan. Skannaa koodi tai avaa %1.</translation>
        </message>
        <message>
            <source>Everyone holds their cards on their own phone. There’s nothing to install.</source>
            <extracomment>What phones at the table are good for</extracomment>
            <translation>Jokainen pitää korttinsa omassa puhelimessaan. Mitään ei tarvitse asentaa.</translation>
        </message>
        <message>
            <source>If you go on, Tableside talks to phones on your own network until you press “Stop”.</source>
            <extracomment>Said before the program opens a connection to phones for the first time</extracomment>
            <translation>Jos jatkat, Tableside on yhteydessä oman verkkosi puhelimiin, kunnes painat ”Lopeta”.</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Button: tries once more to let phones join</extracomment>
            <translation>Yritä uudelleen</translation>
        </message>
        <message>
            <source>Let phones join</source>
            <extracomment>Button: from now on, people can join with their phones</extracomment>
            <translation>Päästä puhelimet mukaan</translation>
        </message>
        <message>
            <source>QR code with the address for phones</source>
            <extracomment>Spoken name of the QR code</extracomment>
            <translation>QR-koodi, jossa on osoite puhelimille</translation>
        </message>
        <message>
            <source>Copy the whole address</source>
            <extracomment>Button: the address for phones, with its secret</extracomment>
            <translation>Kopioi koko osoite</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>Spoken after the press of a button</extracomment>
            <translation>Kopioitu</translation>
        </message>
        <message>
            <source>Scan the code with your phone’s camera. Your phone must be on the same Wi-Fi. There’s nothing to install.</source>
            <extracomment>While no phone has joined</extracomment>
            <translation>Skannaa koodi puhelimesi kameralla. Puhelimen pitää olla samassa Wi-Fi-verkossa. Mitään ei tarvitse asentaa.</translation>
        </message>
        <message>
            <source>More phones? Scan the code with the camera, on the same Wi-Fi.</source>
            <extracomment>While some phones have joined</extracomment>
            <translation>Lisää puhelimia? Skannatkaa koodi kameralla samassa Wi-Fi-verkossa.</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Button: phones can't join any more, and all are disconnected</extracomment>
            <translation>Lopeta</translation>
        </message>
        <message>
            <source>Stop: disconnect all phones</source>
            <extracomment>Spoken name of the button "Stop" below the list of phones</extracomment>
            <translation>Lopeta: katkaise kaikkien puhelinten yhteys</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Button: makes a new QR code after the device's address has changed</extracomment>
            <translation>Aloita uudelleen</translation>
        </message>
    </context>
    <context>
        <name>PhonesWideButton</name>
        <message>
            <source>Phones: %1</source>
            <extracomment>Button to the phones that people play with. %1 how many have joined</extracomment>
            <translation>Puhelimet: %1</translation>
        </message>
    </context>
    <context>
        <name>PresetSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading when setting up a game: which set of rules is played</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>You play by your own rules; see House rules below.</source>
            <extracomment>Below the sets of rules, of which none is checked</extracomment>
            <translation>Pelaatte omilla säännöillä, katso Kotisäännöt alempana.</translation>
        </message>
    </context>
    <context>
        <name>RankingExport</name>
        <message>
            <source>Save ranking</source>
            <extracomment>Title of a panel: print the ranking, or write it into a file</extracomment>
            <translation>Tallenna sijoitukset</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Kuva (PNG)</translation>
        </message>
        <message>
            <source>Document (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Asiakirja (PDF)</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Tulosta …</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Taulukko (CSV)</translation>
        </message>
    </context>
    <context>
        <name>RankingFilter</name>
        <message>
            <source>Games and order</source>
            <extracomment>Title of a panel: choose which games a ranking counts, and its order</extracomment>
            <translation>Pelit ja järjestys</translation>
        </message>
        <message>
            <source>Write a day such as %1, or a year.</source>
            <extracomment>Below a field for a date. %1 an example, in the format of the region</extracomment>
            <translation>Kirjoita päivä, esimerkiksi %1, tai vuosi.</translation>
        </message>
        <message>
            <source>Ranked by</source>
            <extracomment>Label: what decides the order of a ranking</extracomment>
            <translation>Järjestys</translation>
        </message>
        <message>
            <source>Games won</source>
            <extracomment>The order of a ranking: by games won</extracomment>
            <translation>Voitot</translation>
        </message>
        <message>
            <source>Share of wins</source>
            <extracomment>The order of a ranking: by the share of games won</extracomment>
            <translation>Voittoprosentti</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>The order of a ranking</extracomment>
            <translation>Pisteet kierrosta kohti</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>Label of a filter: when the games were played</extracomment>
            <translation>Aikaväli</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>Label of a field: the first day of a period</extracomment>
            <translation>Alkaen</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>Label of a field: the last day of a period</extracomment>
            <translation>Päättyen</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Molemmat</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a filter: where the games were played</extracomment>
            <translation>Paikka</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Label of a filter: games with real cards, or on screen</extracomment>
            <translation>Kortit</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>Filter: games with real cards; the other choice is “On screen”</extracomment>
            <translation>Oikeat kortit</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Filter: games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Ruudulla</translation>
        </message>
        <message>
            <source>All of these played</source>
            <extracomment>Label of a filter, above people to choose from: only games in which all chosen people played</extracomment>
            <translation>Kaikki nämä pelasivat</translation>
        </message>
        <message>
            <source>Games needed for a rank</source>
            <extracomment>Label: how many games a player needs to get a rank</extracomment>
            <translation>Sijoitukseen tarvittavat pelit</translation>
        </message>
        <message>
            <source>Fewer games needed</source>
            <extracomment>Spoken name of a button: players need fewer games to get a rank</extracomment>
            <translation>Vähemmän pelejä</translation>
        </message>
        <message>
            <source>More games needed</source>
            <extracomment>Spoken name of a button: players need more games to get a rank</extracomment>
            <translation>Enemmän pelejä</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Kaikki pelit</translation>
        </message>
    </context>
    <context>
        <name>RankingHeadings</name>
        <message>
            <source>Rank by: %1</source>
            <extracomment>Spoken name of a button over a column. %1 the heading of the column</extracomment>
            <translation>Järjestä: %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Voitot</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Osuus</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Pisteet / kierros</translation>
        </message>
    </context>
    <context>
        <name>RankingPage</name>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Sijoitukset</translation>
        </message>
        <message>
            <source>The ranking appears after the first finished game.</source>
            <extracomment>On the page of the ranking, before the first game was finished</extracomment>
            <translation>Sijoitukset tulevat näkyviin ensimmäisen loppuun pelatun pelin jälkeen.</translation>
        </message>
        <message>
            <source>No finished games match. Choose other games, or show all.</source>
            <extracomment>On the page of the ranking, where the filter leaves no games</extracomment>
            <translation>Yksikään loppuun pelattu peli ei vastaa valintaa. Valitse muita pelejä tai näytä kaikki.</translation>
        </message>
        <message>
            <source>Show all games</source>
            <extracomment>Button: the filter is cleared, and the ranking counts all games</extracomment>
            <translation>Näytä kaikki pelit</translation>
        </message>
    </context>
    <context>
        <name>RankingPaper</name>
        <message>
            <source>Page %1</source>
            <extracomment>At the foot of a printed page. %1 the number of the page</extracomment>
            <translation>Sivu %1</translation>
        </message>
    </context>
    <context>
        <name>RankingTools</name>
        <message>
            <source>All games</source>
            <extracomment>Button: choose which games the ranking counts</extracomment>
            <translation>Kaikki pelit</translation>
        </message>
        <message>
            <source>Which games count: %1</source>
            <extracomment>Spoken name of the button that opens a filter. %1 which games a ranking counts</extracomment>
            <translation>Mukaan lasketut pelit: %1</translation>
        </message>
        <message>
            <source>Show %1</source>
            <extracomment>Spoken name of a button that lists games. %1 for example “48 games”</extracomment>
            <translation>Näytä %1</translation>
        </message>
        <message>
            <source>Save or print…</source>
            <extracomment>Button: print the ranking, or write it into a file</extracomment>
            <translation>Tallenna, tulosta …</translation>
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
            <translation>Välilyönti</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Esc</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Avaa tapahtumat</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Näytä tämä luettelo</translation>
        </message>
        <message>
            <source>Play and pause</source>
            <translation>Toista ja pysäytä</translation>
        </message>
        <message>
            <source>Right, Left</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Oikea, vasen</translation>
        </message>
        <message>
            <source>Forward or back one step</source>
            <translation>Askel eteen tai taakse</translation>
        </message>
        <message>
            <source>Down, Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Alas, ylös</translation>
        </message>
        <message>
            <source>Forward or back one turn</source>
            <translation>Vuoro eteen tai taakse</translation>
        </message>
        <message>
            <source>Page Down, Page Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Page Down, Page Up</translation>
        </message>
        <message>
            <source>Forward or back one round</source>
            <translation>Kierros eteen tai taakse</translation>
        </message>
        <message>
            <source>Home, End</source>
            <extracomment>Key names</extracomment>
            <translation>Home, End</translation>
        </message>
        <message>
            <source>To the beginning or the end</source>
            <translation>Alkuun tai loppuun</translation>
        </message>
        <message>
            <source>M, Shift+M</source>
            <extracomment>Key names</extracomment>
            <translation>M, Vaihto+M</translation>
        </message>
        <message>
            <source>Next or previous mark</source>
            <translation>Seuraava tai edellinen merkki</translation>
        </message>
        <message>
            <source>Show all hands, or one</source>
            <translation>Kaikki kortit näkyviin tai yhden pelaajan</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <translation>Valitse, kenen kortit näkyvät</translation>
        </message>
        <message>
            <source>Change the speed</source>
            <translation>Vaihda nopeutta</translation>
        </message>
        <message>
            <source>Close what’s open; otherwise, leave the replay</source>
            <translation>Sulje avoinna oleva; muuten poistu uusinnasta</translation>
        </message>
    </context>
    <context>
        <name>RestoreCard</name>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded or deleted game</extracomment>
            <translation>Palauta</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Palauta: %1</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close the note about a deleted game</extracomment>
            <translation>Piilota ilmoitus</translation>
        </message>
    </context>
    <context>
        <name>CallBar</name>
        <message>
            <source>Back</source>
            <extracomment>Button: leave the call booth</extracomment>
            <translation>Takaisin</translation>
        </message>
        <message>
            <source>One shared button</source>
            <extracomment>Kind of call booth: one big button for everyone</extracomment>
            <translation>Yksi nappi kaikille</translation>
        </message>
        <message>
            <source>One button per seat</source>
            <extracomment>Kind of call booth: a button for each player around the tablet</extracomment>
            <translation>Nappi joka paikalle</translation>
        </message>
        <message>
            <source>Pose referee</source>
            <extracomment>Kind of call booth: a timer for each player posing for a Wild Dumb Fu</extracomment>
            <translation>Asentotuomari</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Button: from the call booth to the score sheet</extracomment>
            <translation>Pistelappu</translation>
        </message>
        <message>
            <source>Call log</source>
            <extracomment>Button: shows every call with its player and time</extracomment>
            <translation>Huutoloki</translation>
        </message>
        <message>
            <source>Voices</source>
            <extracomment>Button: what a call sounds like</extracomment>
            <translation>Äänet</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <extracomment>Button: seats and rules of the call booth</extracomment>
            <translation>Pelaajat ja säännöt</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: from the call booth to the rules of its game</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>One button</source>
            <extracomment>The same, short, below its icon</extracomment>
            <translation>Yksi nappi</translation>
        </message>
        <message>
            <source>Seats</source>
            <extracomment>Short, below an icon: the call booth with a button for each seat</extracomment>
            <translation>Paikat</translation>
        </message>
        <message>
            <source>Poses</source>
            <extracomment>Short, below an icon: the call booth with the pose referee</extracomment>
            <translation>Asennot</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>From the call booth to the score sheet, short, below its icon</extracomment>
            <translation>Pistelappu</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Short, below an icon: the call log</extracomment>
            <translation>Loki</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Players and rules of the call booth, short, below its icon</extracomment>
            <translation>Pelaajat</translation>
        </message>
    </context>
    <context>
        <name>CallButton</name>
        <message>
            <source>Called: it counts for the card that you play now.</source>
            <extracomment>Spoken of the big call button: the call was pressed shortly before the card</extracomment>
            <translation>Huudettu: se koskee korttia, jonka pelaat nyt.</translation>
        </message>
        <message>
            <source>DOS! Call your last two cards</source>
            <extracomment>Spoken name of the big call button of DOS</extracomment>
            <translation>DOS! Huuda, kun kortteja on 2</translation>
        </message>
        <message>
            <source>DOS!</source>
            <translation>DOS!</translation>
        </message>
        <message>
            <source>UNO! Call your last card</source>
            <extracomment>Spoken name of the big call button of UNO</extracomment>
            <translation>UNO! Huuda, kun kortteja on yksi</translation>
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
            <translation>Ei vielä huutoja.</translation>
        </message>
        <message>
            <source>Call log</source>
            <translation>Huutoloki</translation>
        </message>
        <message>
            <source>Save as text</source>
            <extracomment>Button: the call log as a text file</extracomment>
            <translation>Tallenna tekstinä</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Button: the call log, to be pasted into another program</extracomment>
            <translation>Kopioi tekstinä</translation>
        </message>
    </context>
    <context>
        <name>CallPanels</name>
        <message>
            <source>Call log</source>
            <extracomment>Titles of panels over the call booth</extracomment>
            <translation>Huutoloki</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Äänet</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <translation>Pelaajat ja säännöt</translation>
        </message>
    </context>
    <context>
        <name>CallPeoplePanel</name>
        <message>
            <source>Players from score sheet</source>
            <extracomment>Switch: the call booth uses the players and the log of the score sheet</extracomment>
            <translation>Pistelapun pelaajat</translation>
        </message>
        <message>
            <source>Calls are saved with that game.</source>
            <extracomment>Explains the switch</extracomment>
            <translation>Huudot tallennetaan sen pelin mukana.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Which game is played</extracomment>
            <translation>Peli</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <extracomment>%n seats at the call booth</extracomment>
            <translation>
                <numerusform>%n paikka</numerusform>
                <numerusform>%n paikkaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove a seat</source>
            <extracomment>Button: remove a seat from the call booth</extracomment>
            <translation>Poista paikka</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <extracomment>Button: add a seat to the call booth</extracomment>
            <translation>Lisää paikka</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Label of a field. %1 number of the seat, counted clockwise from the near edge</extracomment>
            <translation>Paikka %1</translation>
        </message>
        <message>
            <source>Grace period</source>
            <extracomment>Rule: nobody can be caught before this time is over</extracomment>
            <translation>Aikaa huutaa</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>%1 seconds, such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Wrong catch draws two</source>
            <extracomment>House rule of DOS</extracomment>
            <translation>Turha nappaus: nosta 2</translation>
        </message>
        <message>
            <source>Every seat has a name. Clear one first.</source>
            <extracomment>At the call booth, below people who were tapped to sit down. All seats have names</extracomment>
            <translation>Kaikilla paikoilla on nimi. Tyhjennä ensin yksi.</translation>
        </message>
    </context>
    <context>
        <name>CallWords</name>
        <message>
            <source>%1 called in time.</source>
            <extracomment>Call booth. %1 a player who called in time</extracomment>
            <translation>%1 huusi ajoissa.</translation>
        </message>
        <message>
            <source>%1 called first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "40 ms"</extracomment>
            <translation>%1 huusi ensin, %3 ennen pelaajaa %2.</translation>
        </message>
        <message>
            <source>%1 caught %2.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who forgot to call</extracomment>
            <translation>%1 nappasi kiinni: %2.</translation>
        </message>
        <message>
            <source>%1 caught %2, %3 before the call.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 nappasi kiinni: %2, %3 ennen huutoa.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s). On their own turn, they draw at the end.</source>
            <translation>
                <numerusform>%1 nostaa %n kortin, omalla vuorollaan vasta lopuksi.</numerusform>
                <numerusform>%1 nostaa %n korttia, omalla vuorollaan vasta lopuksi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <extracomment>Call booth, UNO. %1 the player who was caught, %n cards</extracomment>
            <translation>
                <numerusform>%1 nostaa %n kortin.</numerusform>
                <numerusform>%1 nostaa %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had two cards.</source>
            <translation>Turha nappaus (%1): kenelläkään ei ollut kahta korttia.</translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had one card.</source>
            <extracomment>Call booth, UNO: a wrong catch. %1 the player who pressed</extracomment>
            <translation>Turha nappaus (%1): kenelläkään ei ollut vain yhtä korttia.</translation>
        </message>
        <message>
            <source>Too early: %1 still has time to call.</source>
            <extracomment>Call booth: another player tried to catch %1 during the grace period</extracomment>
            <translation>Liian aikaisin: pelaajalla %1 on vielä aikaa huutaa.</translation>
        </message>
        <message>
            <source>A tie: %1 and %2, %3 apart. Nobody is caught.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "5 ms"</extracomment>
            <translation>Tasan: %1 ja %2, ero %3. Ketään ei napata.</translation>
        </message>
        <message>
            <source>%1 pressed.</source>
            <extracomment>Call booth. %1 the only player who pressed</extracomment>
            <translation>%1 painoi.</translation>
        </message>
        <message>
            <source>A tie between %1.</source>
            <extracomment>Call booth. %1 for example "Anna and Ben"</extracomment>
            <translation>Tasan: %1.</translation>
        </message>
        <message>
            <source>%1 was first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who pressed first, %2 the next one, %3 for example "40 ms"</extracomment>
            <translation>%1 oli ensin, %3 ennen pelaajaa %2.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A line of the call log. %1 the outcome, %2 the players with their times</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 held the pose for %2.</source>
            <extracomment>A line of the call log: a Wild Dumb Fu pose. %1 a player, %2 for example "0:42"</extracomment>
            <translation>%1 pysyi asennossa %2.</translation>
        </message>
        <message>
            <source>I have two</source>
            <extracomment>On a player's own button: tells the table that they hold two cards</extracomment>
            <translation>Minulla on kaksi</translation>
        </message>
        <message>
            <source>I have one</source>
            <translation>Minulla on yksi</translation>
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
                <numerusform>%1 pysyi asennossa %2, liikahti ja nostaa %n kortin.</numerusform>
                <numerusform>%1 pysyi asennossa %2, liikahti ja nostaa %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 caught %2 together, %3 before the call.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 nappasivat yhdessä kiinni: %2, %3 ennen huutoa.</translation>
        </message>
        <message>
            <source>%1 caught %2 together.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who forgot to call</extracomment>
            <translation>%1 nappasivat yhdessä kiinni: %2.</translation>
        </message>
    </context>
    <context>
        <name>ExportPanel</name>
        <message>
            <source>Export list</source>
            <extracomment>Title of a panel: write the list of games into a file</extracomment>
            <translation>Vie luettelo</translation>
        </message>
        <message>
            <source>%1, with each player’s points, calls, and catches.</source>
            <extracomment>In the panel "Export list". %1 for example "3 of 12 games"</extracomment>
            <translation>%1 sekä jokaisen pelaajan pisteet, huudot ja nappaukset.</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Taulukko (CSV)</translation>
        </message>
        <message>
            <source>For programs (JSON)</source>
            <extracomment>Button: export</extracomment>
            <translation>Ohjelmille (JSON)</translation>
        </message>
    </context>
    <context>
        <name>FilterPanel</name>
        <message>
            <source>Level</source>
            <extracomment>Label of a filter: how well a computer player at the table plays</extracomment>
            <translation>Taso</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Title of a panel: choose which games are shown</extracomment>
            <translation>Näytä pelit</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Molemmat</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Tulos</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Filter: games won and lost</extracomment>
            <translation>Kaikki</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Filter: games that a person won</extracomment>
            <translation>Voitetut</translation>
        </message>
        <message>
            <source>Lost</source>
            <extracomment>Filter: games that a computer player won</extracomment>
            <translation>Hävityt</translation>
        </message>
        <message>
            <source>Opponent</source>
            <extracomment>Label of a filter: which computer player sat at the table</extracomment>
            <translation>Vastustaja</translation>
        </message>
        <message>
            <source>Show all</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Näytä kaikki</translation>
        </message>
    </context>
    <context>
        <name>GameCount</name>
        <message numerus="yes">
            <source>%n score sheet(s)</source>
            <extracomment>%n score sheets of games with real cards</extracomment>
            <translation>
                <numerusform>%n pistelappu</numerusform>
                <numerusform>%n pistelappua</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here</source>
            <extracomment>%n games that were played against computer players or on this screen</extracomment>
            <translation>
                <numerusform>%n täällä pelattu peli</numerusform>
                <numerusform>%n täällä pelattua peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>%1 is "8 score sheets", %2 is "12 games played here"</extracomment>
            <translation>%1 ja %2</translation>
        </message>
        <message>
            <source>no games</source>
            <extracomment>In place of "8 score sheets and 12 games played here"</extracomment>
            <translation>ei yhtään peliä</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The record of this game can’t be read</source>
            <extracomment>Instead of the result of a game that is over</extracomment>
            <translation>Tämän pelin tallennetta ei voi lukea</translation>
        </message>
        <message>
            <source>played on from a replay</source>
            <extracomment>Of a game that is over: it began in the middle of an earlier game, which the player had watched</extracomment>
            <translation>jatkettu uusinnasta</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>Of a game that is over. %n: how many times the player took something back</extracomment>
            <translation>
                <numerusform>%n siirto peruttu</numerusform>
                <numerusform>%n siirtoa peruttu</numerusform>
            </translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>A game that is over, of one person. %1 the computer players' names</extracomment>
            <translation>UNO, mukana %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS, mukana %1</translation>
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
                <numerusform>Voitit %n pisteellä</numerusform>
                <numerusform>Voitit %n pisteellä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s)</source>
            <extracomment>Result of a game that is over. %1 a name, %n points</extracomment>
            <translation>
                <numerusform>%1 voitti %n pisteellä</numerusform>
                <numerusform>%1 voitti %n pisteellä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s); you had %2</source>
            <extracomment>Result of a game that is over. %1 the winner's name, %2 your points, %n the winner's points</extracomment>
            <translation>
                <numerusform>%1 voitti %n pisteellä, sinulla %2</numerusform>
                <numerusform>%1 voitti %n pisteellä, sinulla %2</numerusform>
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
            <translation>%1 t %2 min</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>Length of a game that is over. %n rounds</extracomment>
            <translation>
                <numerusform>%n kierros</numerusform>
                <numerusform>%n kierrosta</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <extracomment>Heading over the games played on this day</extracomment>
            <translation>Tänään</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <extracomment>Heading over the games played on the day before</extracomment>
            <translation>Eilen</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Heading over the games of a month. %1 the month's name, %2 the year</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Person</source>
            <extracomment>Who sat there: a person and no computer player</extracomment>
            <translation>Ihminen</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won</source>
            <extracomment>What a player did in a game. %n rounds</extracomment>
            <translation>
                <numerusform>%n voitettu kierros</numerusform>
                <numerusform>%n voitettua kierrosta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <extracomment>What a player did in a game: how often they called DOS or UNO. %n calls</extracomment>
            <translation>
                <numerusform>%n huuto</numerusform>
                <numerusform>%n huutoa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missed</source>
            <extracomment>What a player did in a game: how often they forgot to call. %n times</extracomment>
            <translation>
                <numerusform>%n unohtunut</numerusform>
                <numerusform>%n unohtunutta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n catch(es)</source>
            <extracomment>What a player did in a game: how often they caught somebody who had forgotten to call. %n times</extracomment>
            <translation>
                <numerusform>%n nappaus</numerusform>
                <numerusform>%n nappausta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best turn: %n card(s)</source>
            <extracomment>What a player did in a game: the cards of their best turn. %n cards</extracomment>
            <translation>
                <numerusform>paras vuoro: %n kortti</numerusform>
                <numerusform>paras vuoro: %n korttia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n the points that a game was played to</extracomment>
            <translation>
                <numerusform>%n pisteeseen</numerusform>
                <numerusform>%n pisteeseen</numerusform>
            </translation>
        </message>
        <message>
            <source>one round</source>
            <extracomment>How long a game was: the winner of the first round won it</extracomment>
            <translation>yksi kierros</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Games played</source>
            <extracomment>Title of the page with all games at the table that are over</extracomment>
            <translation>Pelatut pelit</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Part of the page: the list of games</extracomment>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Part of the page</extracomment>
            <translation>Tilastot</translation>
        </message>
        <message>
            <source>Games or statistics</source>
            <extracomment>Spoken name of two buttons: the list of games, or statistics</extracomment>
            <translation>Pelit tai tilastot</translation>
        </message>
        <message>
            <source>Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.</source>
            <extracomment>On the page of games played, before the first game was played to its end</extracomment>
            <translation>Jokainen pöydässä loppuun pelattu peli tulee tänne. Voit katsoa sen uudelleen ja nähdä, miten pärjäät kutakin vastustajaa vastaan.</translation>
        </message>
        <message>
            <source>No games found. Change the search or the filter.</source>
            <extracomment>On the page of games played, where the filter leaves none</extracomment>
            <translation>Pelejä ei löytynyt. Muuta hakua tai suodatusta.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 a game and its date</extracomment>
            <translation>Poistettu: %1. Voit palauttaa sen 30 päivän ajan.</translation>
        </message>
        <message>
            <source>Trophies</source>
            <extracomment>Button on the page of games played: opens the page with trophies</extracomment>
            <translation>Palkinnot</translation>
        </message>
    </context>
    <context>
        <name>HistoryTools</name>
        <message>
            <source>Search games played</source>
            <extracomment>Spoken name of the search field above the games played</extracomment>
            <translation>Hae pelatuista peleistä</translation>
        </message>
        <message>
            <source>Player, game, month</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Pelaaja, peli, kuukausi</translation>
        </message>
        <message>
            <source>Filter…</source>
            <extracomment>Button: choose which games are shown</extracomment>
            <translation>Suodata …</translation>
        </message>
        <message numerus="yes">
            <source>Filter (%n)</source>
            <extracomment>Button: choose which games are shown. %n filters that are set</extracomment>
            <translation>
                <numerusform>Suodatus (%n)</numerusform>
                <numerusform>Suodatus (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Button: write the list of games into a file</extracomment>
            <translation>Vie …</translation>
        </message>
    </context>
    <context>
        <name>InputFile</name>
        <message>
            <source>“%1” isn’t on this device. Download the file, then open it here.</source>
            <extracomment>%1 a web address</extracomment>
            <translation>”%1” ei ole tällä laitteella. Lataa tiedosto ja avaa se sitten täällä.</translation>
        </message>
        <message>
            <source>There is no file “%1”. It may have been moved or deleted.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Tiedostoa ”%1” ei ole. Se on ehkä siirretty tai poistettu.</translation>
        </message>
        <message>
            <source>“%1” is a folder. Open a file from it.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>”%1” on kansio. Avaa jokin sen tiedostoista.</translation>
        </message>
        <message>
            <source>“%1” isn’t a file but a part of the system, so Tableside didn’t open it. Choose another file.</source>
            <extracomment>%1 something that looks like a file: a pipe or a device of the system</extracomment>
            <translation>”%1” ei ole tiedosto vaan osa järjestelmää, joten Tableside ei avannut sitä. Valitse toinen tiedosto.</translation>
        </message>
        <message>
            <source>You’re not allowed to read “%1”. Change its permissions, or ask its owner for a copy.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Sinulla ei ole lupaa lukea tiedostoa ”%1”. Muuta sen käyttöoikeuksia tai pyydä omistajalta kopio.</translation>
        </message>
        <message>
            <source>“%1” is larger than %2 MB, the most that Tableside opens. Check that it’s the right file.</source>
            <extracomment>%1 a file, %2 a number</extracomment>
            <translation>”%1” on suurempi kuin %2 Mt, eikä Tableside avaa suurempia tiedostoja. Tarkista, että tiedosto on oikea.</translation>
        </message>
        <message>
            <source>“%1” is empty. Choose another file.</source>
            <extracomment>%1 a file</extracomment>
            <translation>”%1” on tyhjä. Valitse toinen tiedosto.</translation>
        </message>
        <message>
            <source>“%1” is compressed. Unpack it, then open the file that was in it.</source>
            <extracomment>%1 a file, such as a zip file</extracomment>
            <translation>”%1” on pakattu. Pura se ja avaa sitten siinä ollut tiedosto.</translation>
        </message>
        <message>
            <source>“%1” is saved as UTF-16 (Unicode). Save it as UTF-8, then open it again.</source>
            <extracomment>%1 a file. UTF-16 and UTF-8 are what spreadsheets call two ways to save text</extracomment>
            <translation>”%1” on tallennettu UTF-16-muodossa (Unicode). Tallenna se UTF-8-muodossa ja avaa se uudelleen.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read. Check the file and try again.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Tiedostoa ”%1” ei voitu lukea. Tarkista tiedosto ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>Tableside can’t open “%1”. It opens games, score books, and tables of points (CSV).</source>
            <extracomment>%1 a file, such as a picture</extracomment>
            <translation>Tableside ei voi avata tiedostoa ”%1”. Se avaa pelejä, pistevihkoja ja pistetaulukoita (CSV).</translation>
        </message>
    </context>
    <context>
        <name>JobPanel</name>
        <message>
            <source>%1 percent</source>
            <extracomment>Spoken: how far an import or export is. %1 a number</extracomment>
            <translation>%1 prosenttia</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: cancel a long import or export and undo what it did</extracomment>
            <translation>Peruuta</translation>
        </message>
    </context>
    <context>
        <name>JumpInButtons</name>
        <message>
            <source>%1 jumps in</source>
            <extracomment>Button at a player's portrait: they have the card on top and play it out of turn. %1 a player's name</extracomment>
            <translation>%1 pelaa väliin</translation>
        </message>
    </context>
    <context>
        <name>LaySlot</name>
        <message>
            <source>Lay it here</source>
            <extracomment>On the spot where a dragged card will land</extracomment>
            <translation>Laita tähän</translation>
        </message>
    </context>
    <context>
        <name>LearnCard</name>
        <message>
            <source>New here? Learn by playing!</source>
            <extracomment>Heading on the first page, above the buttons to the lessons</extracomment>
            <translation>Ensi kertaa täällä? Opi pelaamalla!</translation>
        </message>
        <message>
            <source>Learn DOS in three minutes</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>Opi DOS kolmessa minuutissa</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>Opettele UNO</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: lessons are not offered any more</extracomment>
            <translation>Ei nyt</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Same number</source>
            <extracomment>Title of a part of a lesson, as short as can be</extracomment>
            <translation>Sama numero</translation>
        </message>
        <message>
            <source>Your turn! Play your red 7 on the green 7: it’s the same number.</source>
            <extracomment>Lesson: the learner is to play that card on the other one</extracomment>
            <translation>Sinun vuorosi! Pelaa punainen 7 vihreän seiskan päälle: sama numero.</translation>
        </message>
        <message>
            <source>You could draw. But your red 7 matches: play it on the green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Voisit nostaa. Mutta punainen 7 sopii: pelaa se vihreän seiskan päälle.</translation>
        </message>
        <message>
            <source>That’s a match! One card gone. Get rid of them all, and you win the round.</source>
            <extracomment>Lesson, after a match</extracomment>
            <translation>Hienoa! Pääsit eroon kortista. Se, jolta kortit loppuvat, voittaa kierroksen.</translation>
        </message>
        <message>
            <source>Two that add up</source>
            <extracomment>Title of a part of a lesson: two cards whose numbers add up</extracomment>
            <translation>Kahden summa</translation>
        </message>
        <message>
            <source>You have no 7, but 3 + 4 = 7. Play your red 3 and yellow 4 on the blue 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Sinulla ei ole seiskaa, mutta 3 + 4 = 7. Pelaa punainen 3 ja keltainen 4 sinisen seiskan päälle.</translation>
        </message>
        <message>
            <source>No need to draw: your 3 and your 4 make 7. Play both on the blue 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ei tarvitse nostaa: 3 ja 4 ovat yhteensä 7. Pelaa molemmat sinisen seiskan päälle.</translation>
        </message>
        <message>
            <source>Two cards gone at once! It’s always one card, or exactly two that add up.</source>
            <extracomment>Lesson</extracomment>
            <translation>Kaksi korttia kerralla! Aina pelataan yksi kortti tai tasan kaksi, joiden summa täsmää.</translation>
        </message>
        <message>
            <source>One match after another</source>
            <extracomment>Title of a part of a lesson: several matches in one turn</extracomment>
            <translation>Yksi toisensa jälkeen</translation>
        </message>
        <message>
            <source>You can match every card in the Center Row. Start with your red 5.</source>
            <extracomment>Lesson</extracomment>
            <translation>Saat pelata jokaisen keskirivin kortin päälle. Aloita punaisella viitosella.</translation>
        </message>
        <message>
            <source>Keep going: match the other card in the Center Row, too.</source>
            <extracomment>Lesson; the first of two matches has been made</extracomment>
            <translation>Jatka: pelaa myös toisen keskirivin kortin päälle.</translation>
        </message>
        <message>
            <source>You could stop here. But the other card matches, too: play it.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Voisit lopettaa. Mutta toinenkin kortti sopii: pelaa se.</translation>
        </message>
        <message>
            <source>Nothing else matches. Press “End turn”.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Mikään muu ei sovi. Paina ”Lopeta vuoro”.</translation>
        </message>
        <message>
            <source>The matched cards are gone, and the Center Row has two new ones.</source>
            <extracomment>Lesson</extracomment>
            <translation>Pelatut kortit lähtivät, ja keskirivissä on kaksi uutta.</translation>
        </message>
        <message>
            <source>Same color: a bonus</source>
            <extracomment>Title of a part of a lesson: a color match earns a bonus card</extracomment>
            <translation>Sama väri: bonus</translation>
        </message>
        <message>
            <source>Same number and same color: play your blue 6 on the blue 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Sama numero ja sama väri: pelaa sininen 6 sinisen kuutosen päälle.</translation>
        </message>
        <message>
            <source>Don’t draw: your blue 6 is the best card you could have here. Play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Älä nosta: sininen 6 on tähän paras kortti. Pelaa se.</translation>
        </message>
        <message>
            <source>A color match! It earns you a bonus card. Press “End turn” first.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Väribonus! Saat laittaa riviin bonuskortin. Paina ensin ”Lopeta vuoro”.</translation>
        </message>
        <message>
            <source>Your bonus: lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the learner lays one more card in the row</extracomment>
            <translation>Bonuksesi: laita mikä tahansa kortti kädestäsi keskiriviin.</translation>
        </message>
        <message>
            <source>You can skip it. But then you keep a card you could get rid of: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Saat ohittaa bonuksen. Mutta silloin käteesi jää kortti, josta pääsisit eroon: laita yksi.</translation>
        </message>
        <message>
            <source>One more card gone! Everyone can match the one you laid.</source>
            <extracomment>Lesson</extracomment>
            <translation>Taas kortti vähemmän! Kaikki saavat pelata laittamasi kortin päälle.</translation>
        </message>
        <message>
            <source>Two of one color</source>
            <extracomment>Title of a part of a lesson: a double color match</extracomment>
            <translation>Kaksi samanväristä</translation>
        </message>
        <message>
            <source>3 + 5 = 8, and all three cards are green. Play both on the green 8.</source>
            <extracomment>Lesson</extracomment>
            <translation>3 + 5 = 8, ja kaikki kolme ovat vihreitä. Pelaa molemmat vihreän kasin päälle.</translation>
        </message>
        <message>
            <source>Don’t draw: play your green 3 and green 5 on the green 8.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Älä nosta: pelaa vihreä 3 ja vihreä 5 vihreän kasin päälle.</translation>
        </message>
        <message>
            <source>A double color match, the best of all! Press “End turn” and see.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Väripari, paras kaikista! Paina ”Lopeta vuoro” ja katso.</translation>
        </message>
        <message>
            <source>First your bonus: lay any card in the Center Row.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ensin bonuksesi: laita mikä tahansa kortti keskiriviin.</translation>
        </message>
        <message>
            <source>You can skip it. But every card you get rid of helps: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Saat ohittaa bonuksen. Mutta käsi tyhjenee kortti kerrallaan: laita yksi.</translation>
        </message>
        <message>
            <source>And everyone else draws a card: one for %1, one for %2.</source>
            <extracomment>Lesson. %1 and %2 are players' names</extracomment>
            <translation>Ja kaikki muut nostavat kortin: %1 yhden ja %2 yhden.</translation>
        </message>
        <message>
            <source>Nothing matches</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Mikään ei sovi</translation>
        </message>
        <message>
            <source>None of your cards matches, and no two add up. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Yksikään korttisi ei sovi, eikä minkään kahden summa. Nosta kortti.</translation>
        </message>
        <message>
            <source>That one doesn’t help. So lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the card that was drawn doesn't help</extracomment>
            <translation>Sekään ei auta. Laita siis mikä tahansa korttisi keskiriviin.</translation>
        </message>
        <message>
            <source>The Center Row has three cards now: more to match for everyone.</source>
            <extracomment>Lesson</extracomment>
            <translation>Keskirivissä on nyt kolme korttia: kaikille enemmän valinnanvaraa.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Villikortit</translation>
        </message>
        <message>
            <source>A Wild DOS is a 2 of any color. 2 + 5 = 7: play it with your green 5 on the red 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>DOS-villikortti on minkä värinen 2 tahansa. 2 + 5 = 7: pelaa se vihreän viitosen kanssa punaisen seiskan päälle.</translation>
        </message>
        <message>
            <source>A Wild # is any number from 1 to 10. Play yours as a 9 on the yellow 9.</source>
            <extracomment>Lesson</extracomment>
            <translation>#-villikortti on mikä tahansa numero 1–10. Pelaa se ysinä keltaisen ysin päälle.</translation>
        </message>
        <message>
            <source>You could save it. But try it now: play your Wild # on the yellow 9.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Voisit säästää sen. Mutta kokeile nyt: pelaa #-villikortti keltaisen ysin päälle.</translation>
        </message>
        <message>
            <source>Don’t save them too long: a Wild DOS left in your hand gives the winner 20 points, a Wild # 40.</source>
            <extracomment>Lesson</extracomment>
            <translation>Älä säästä niitä liian kauan: käteen jäänyt DOS-villikortti antaa voittajalle 20 pistettä, #-villikortti 40.</translation>
        </message>
        <message>
            <source>Call “DOS!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>Huuda ”DOS!”</translation>
        </message>
        <message>
            <source>You have three cards. Play your red 7 on the green 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Sinulla on kolme korttia. Pelaa punainen 7 vihreän seiskan päälle.</translation>
        </message>
        <message>
            <source>Too early: you call with exactly two cards. Play your red 7 first.</source>
            <extracomment>Lesson, to a learner who calls with three cards</extracomment>
            <translation>Liian aikaisin: huuda vasta, kun kortteja on tasan kaksi. Pelaa ensin punainen 7.</translation>
        </message>
        <message>
            <source>Two cards left! Press the big “DOS!” button before anyone notices.</source>
            <extracomment>Lesson. “DOS!” is the big button</extracomment>
            <translation>Kaksi korttia jäljellä! Paina isoa ”DOS!”-nappia, ennen kuin kukaan huomaa.</translation>
        </message>
        <message>
            <source>Call first! Until you do, anyone can catch you.</source>
            <extracomment>Lesson, to a learner who would end the turn without calling</extracomment>
            <translation>Huuda ensin! Siihen asti kuka tahansa voi napata sinut.</translation>
        </message>
        <message>
            <source>In time! If you forget and someone catches you, you draw two cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ajoissa! Jos unohdat ja joku nappaa sinut, nostat 2 korttia.</translation>
        </message>
        <message>
            <source>Catch someone</source>
            <extracomment>Title of a part of a lesson: catching a player who forgot to call</extracomment>
            <translation>Nappaa joku</translation>
        </message>
        <message>
            <source>%1 has two cards and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 unohti huutaa, vaikka kortteja on kaksi. Paina nimen vierestä ”Nappaa!”.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Be quick: if they call first, they’re safe.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Nappasit! %1 nostaa 2 korttia. Ole nopea: jos toinen huutaa ensin, et voi enää napata.</translation>
        </message>
        <message>
            <source>Your last card</source>
            <extracomment>Title of a part of a lesson: playing the last card</extracomment>
            <translation>Viimeinen kortti</translation>
        </message>
        <message>
            <source>One card left, and it matches! Play your yellow 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Yksi kortti jäljellä, ja se sopii! Pelaa keltainen 6.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 200 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Voitat kierroksen ja saat pisteet muiden korteista. Ensimmäisenä 200 pistettä saanut voittaa pelin.</translation>
        </message>
        <message>
            <source>Color, number, symbol</source>
            <extracomment>Title of a part of a lesson: what a card has to have in common with the top card</extracomment>
            <translation>Väri, numero, merkki</translation>
        </message>
        <message>
            <source>Your turn! The top card is red: play your red 3. Same color.</source>
            <extracomment>Lesson</extracomment>
            <translation>Sinun vuorosi! Päällimmäinen kortti on punainen: pelaa punainen 3. Sama väri.</translation>
        </message>
        <message>
            <source>You could draw. But your red 3 fits: play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Voisit nostaa. Mutta punainen 3 sopii: pelaa se.</translation>
        </message>
        <message>
            <source>A red 9 is on top now. Play your yellow 9: same number.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nyt päällimmäisenä on punainen 9. Pelaa keltainen 9: sama numero.</translation>
        </message>
        <message>
            <source>And now the same symbol: play your blue Skip on the yellow Skip.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ja nyt sama merkki: pelaa sininen Ohitus keltaisen päälle.</translation>
        </message>
        <message>
            <source>Nothing fits</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Mikään ei sovi</translation>
        </message>
        <message>
            <source>You have nothing green and no 8. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Sinulla ei ole vihreää eikä kasia. Nosta kortti.</translation>
        </message>
        <message>
            <source>A green 4, and it fits! Play it right away.</source>
            <extracomment>Lesson</extracomment>
            <translation>Vihreä 4, ja se sopii! Pelaa se heti.</translation>
        </message>
        <message>
            <source>You could keep it. But you want to get rid of cards: play it.</source>
            <extracomment>Lesson, to a learner who would keep the card</extracomment>
            <translation>Voisit pitää sen. Mutta haluat eroon korteista: pelaa se.</translation>
        </message>
        <message>
            <source>If the card doesn’t fit, you keep it, and it’s the next player’s turn.</source>
            <extracomment>Lesson</extracomment>
            <translation>Jos kortti ei sovi, pidät sen, ja vuoro siirtyy seuraavalle.</translation>
        </message>
        <message>
            <source>Action cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Toimintakortit</translation>
        </message>
        <message>
            <source>A Reverse changes the direction of play. Play your green Reverse.</source>
            <extracomment>Lesson</extracomment>
            <translation>Suunnanvaihto kääntää pelisuunnan. Pelaa vihreä Suunnanvaihto.</translation>
        </message>
        <message>
            <source>That one’s next. First play your green Reverse.</source>
            <extracomment>Lesson, to a learner who would play another card first</extracomment>
            <translation>Se tulee seuraavaksi. Pelaa ensin vihreä Suunnanvaihto.</translation>
        </message>
        <message>
            <source>%2 is next now. Play your green Draw Two and see what happens.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 on nyt seuraavana. Pelaa vihreä Nosta kaksi ja katso, mitä tapahtuu.</translation>
        </message>
        <message>
            <source>Wild</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Villi kortti</translation>
        </message>
        <message>
            <source>A Wild goes on any card, and you name a color. Play it and name blue: you have two blue cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Villi kortti sopii aina, ja saat valita värin. Pelaa se ja valitse sininen: sinulla on kaksi sinistä.</translation>
        </message>
        <message>
            <source>You can name any color. But you have two blue cards: play the Wild and name blue.</source>
            <extracomment>Lesson, to a learner who would name another color</extracomment>
            <translation>Saat valita minkä värin tahansa. Mutta sinulla on kaksi sinistä: pelaa villi kortti ja valitse sininen.</translation>
        </message>
        <message>
            <source>No need to draw: a Wild always fits. Play it and name blue.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ei tarvitse nostaa: villi kortti sopii aina. Pelaa se ja valitse sininen.</translation>
        </message>
        <message>
            <source>From now on it’s blue: only a blue card or another wild card fits.</source>
            <extracomment>Lesson</extracomment>
            <translation>Nyt väri on sininen: vain sininen kortti tai toinen villikortti sopii.</translation>
        </message>
        <message>
            <source>Challenge!</source>
            <extracomment>Title of a part of a lesson: challenging a Wild Draw Four</extracomment>
            <translation>Haasta!</translation>
        </message>
        <message>
            <source>The color was red. If %2 has a red card, that Wild Draw Four is a bluff. Press “Challenge”.</source>
            <extracomment>Lesson. %2 a player's name; “Challenge” is a button</extracomment>
            <translation>Villi nosta neljä -korttia ei saa pelata, jos kädessä on punainen kortti. Bluffaako %2? Paina ”Haasta”.</translation>
        </message>
        <message>
            <source>You could draw the four cards. But %2 looks guilty: press “Challenge”.</source>
            <extracomment>Lesson, to a learner who would draw the four cards. %2 a player's name</extracomment>
            <translation>Voisit nostaa 4 korttia. Mutta %2 näyttää syylliseltä: paina ”Haasta”.</translation>
        </message>
        <message>
            <source>%2 had a red 8 and draws the four cards. If it’s not a bluff, you draw six!</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>Kädessä oli punainen 8, joten %2 nostaa 4 korttia. Jos bluffia ei ole, sinä nostat 6!</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Dumb Fu -villikortti</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 5.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ei tarvitse nostaa: pelaa keltainen 5.</translation>
        </message>
        <message>
            <source>Call “UNO!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>Huuda ”UNO!”</translation>
        </message>
        <message>
            <source>Two cards left. Play your green 7, and get ready to call.</source>
            <extracomment>Lesson</extracomment>
            <translation>Kaksi korttia jäljellä. Pelaa vihreä 7 ja valmistaudu huutamaan.</translation>
        </message>
        <message>
            <source>Too early: you call with one card left. Play your green 7 first.</source>
            <extracomment>Lesson, to a learner who calls with two cards</extracomment>
            <translation>Liian aikaisin: huuda vasta, kun kortteja on yksi. Pelaa ensin vihreä 7.</translation>
        </message>
        <message>
            <source>No need to draw: play your green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ei tarvitse nostaa: pelaa vihreä 7.</translation>
        </message>
        <message>
            <source>One card left! Press the big “UNO!” button before anyone notices.</source>
            <extracomment>Lesson. “UNO!” is the big button</extracomment>
            <translation>Yksi kortti jäljellä! Paina isoa ”UNO!”-nappia, ennen kuin kukaan huomaa.</translation>
        </message>
        <message>
            <source>%1 has one card and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 unohti huutaa, vaikka kortteja on yksi. Paina nimen vierestä ”Nappaa!”.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Once the next player plays, it’s too late.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Nappasit! %1 nostaa 2 korttia. Kun seuraava pelaa, on jo myöhäistä.</translation>
        </message>
        <message>
            <source>One card left, and it fits! Play your yellow 3.</source>
            <extracomment>Lesson</extracomment>
            <translation>Yksi kortti jäljellä, ja se sopii! Pelaa keltainen 3.</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 3 and win.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ei tarvitse nostaa: pelaa keltainen 3 ja voita.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 500 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Voitat kierroksen ja saat pisteet muiden korteista. Ensimmäisenä 500 pistettä saanut voittaa pelin.</translation>
        </message>
        <message>
            <source>Color, number, or symbol: one has to match. Your Skip made %1 miss the turn.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Väri, numero tai merkki: yhden täytyy sopia. Ohituksesi takia %1 menettää vuoronsa.</translation>
        </message>
        <message>
            <source>%2 drew two cards and missed the turn. Like any card, an action card has to match by color or symbol.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 nostaa 2 korttia ja menettää vuoronsa. Toimintakortit sopivat värin tai merkin mukaan kuten muutkin.</translation>
        </message>
        <message>
            <source>%2 makes you strike a silly pose! Play your yellow 5 first: you can move on your turn.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 käskee sinut hassuun asentoon! Pelaa ensin keltainen 5: omalla vuorollasi saat liikkua.</translation>
        </message>
        <message>
            <source>Now you’d hold still until your next turn. But just this once: move and see what happens!</source>
            <extracomment>Lesson, to a posing learner, who is to be caught once: a mouse, a finger, or a key will do</extracomment>
            <translation>Nyt pitäisi pysyä liikkumatta seuraavaan vuoroosi asti. Mutta vain tämän kerran: liikahda ja katso, mitä tapahtuu!</translation>
        </message>
        <message>
            <source>Caught: four cards! Next time, don’t touch anything until it’s your turn again.</source>
            <extracomment>Lesson</extracomment>
            <translation>Jäit kiinni: 4 korttia! Älä ensi kerralla koske mihinkään ennen omaa vuoroasi.</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>%1 of %2</source>
            <extracomment>How far a lesson is: %1 of %2 parts</extracomment>
            <translation>%1/%2</translation>
        </message>
        <message>
            <source>Lesson, step %1: %2</source>
            <extracomment>Spoken name of the strip above a lesson. %1 how far it is, such as "3 of 10"; %2 what is taught now</extracomment>
            <translation>Oppitunti, vaihe %1: %2</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <extracomment>Button: ends a lesson, which can be continued later</extracomment>
            <translation>Poistu oppitunnilta</translation>
        </message>
        <message>
            <source>Repeat this step</source>
            <extracomment>Button in a lesson: what is taught now once more</extracomment>
            <translation>Toista vaihe</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button in a lesson</extracomment>
            <translation>Edellinen vaihe</translation>
        </message>
        <message>
            <source>Skip step</source>
            <extracomment>Button in a lesson: to the next part</extracomment>
            <translation>Ohita vaihe</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>That was the last step</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Se oli viimeinen vaihe</translation>
        </message>
        <message>
            <source>You skipped some steps. You can start over, or play your first game right away.</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Ohitit vaiheita. Voit aloittaa alusta tai pelata heti ensimmäisen pelisi.</translation>
        </message>
        <message>
            <source>Welcome back!</source>
            <extracomment>A lesson that was left is opened again</extracomment>
            <translation>Tervetuloa takaisin!</translation>
        </message>
        <message>
            <source>You can play %1!</source>
            <extracomment>A lesson is finished. %1 "DOS" or "UNO"</extracomment>
            <translation>Osaat pelata %1-peliä!</translation>
        </message>
        <message>
            <source>You were learning %1 and left off at step %2 of %3: %4.</source>
            <extracomment>Where a lesson was left. %1 "DOS" or "UNO", %2 and %3 how far, %4 what is taught there</extracomment>
            <translation>Jäit %1-pelissä vaiheeseen %2/%3: %4.</translation>
        </message>
        <message>
            <source>That’s all you need for your first game. The rules explain the rest whenever you want.</source>
            <extracomment>A lesson is finished</extracomment>
            <translation>Muuta et tarvitse ensimmäiseen peliisi. Loput löydät säännöistä.</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: goes on with a lesson where it was left</extracomment>
            <translation>Jatka</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: begins a lesson that was left once more</extracomment>
            <translation>Aloita alusta</translation>
        </message>
        <message>
            <source>Play your first game</source>
            <extracomment>Button at the end of a lesson: to setting up a game</extracomment>
            <translation>Pelaa ensimmäinen pelisi</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button at the end of the lesson of UNO: to the one of DOS</extracomment>
            <translation>Opettele DOS</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button at the end of the lesson of DOS: to the one of UNO</extracomment>
            <translation>Opettele UNO</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Button at the end of a lesson: leaves it</extracomment>
            <translation>Sulje</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: doesn't go on with a lesson</extracomment>
            <translation>Ei nyt</translation>
        </message>
    </context>
    <context>
        <name>NameQuestion</name>
        <message>
            <source>Same person</source>
            <extracomment>Button: a name means a person who is in the score book already</extracomment>
            <translation>Sama henkilö</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Button: a name doesn't mean the person with a similar name in the score book</extracomment>
            <translation>Joku muu</translation>
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
            <translation>vain tulos</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game that is over. %1 who played, %2 who won, %3 how long it took and when it was</extracomment>
            <translation>%1: %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1: for example "DOS with Ada"</extracomment>
            <translation>Poista peli: %1</translation>
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
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the result is kept: your settings limit how many games you can replay.</source>
            <extracomment>About a game whose cards are no longer stored</extracomment>
            <translation>Vain tulos on tallella: asetuksesi rajaavat, montako peliä voi katsoa uudelleen.</translation>
        </message>
        <message>
            <source>Watch</source>
            <extracomment>Button: replay the game</extracomment>
            <translation>Katso</translation>
        </message>
        <message>
            <source>Save as file</source>
            <extracomment>Button: write the game with all its cards into a file</extracomment>
            <translation>Tallenna tiedostoksi</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>Button: the game goes out of the list; it can be restored</extracomment>
            <translation>Poista</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Next mark</source>
            <extracomment>Button of a replay: on to the next call, catch, reshuffle or better play</extracomment>
            <translation>Seuraava merkki</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the buttons with which one goes through a game that was played</extracomment>
            <translation>Uusinta</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <extracomment>Spoken after the name of whose cards are shown in a replay: what the button does</extracomment>
            <translation>Valitse, kenen kortit näkyvät</translation>
        </message>
        <message>
            <source>Back one round</source>
            <extracomment>Button: to the beginning of the round</extracomment>
            <translation>Kierros taaksepäin</translation>
        </message>
        <message>
            <source>Back one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Vuoro taaksepäin</translation>
        </message>
        <message>
            <source>Back one step</source>
            <extracomment>Button of a replay: back by one action</extracomment>
            <translation>Askel taaksepäin</translation>
        </message>
        <message>
            <source>Forward one round</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Kierros eteenpäin</translation>
        </message>
        <message>
            <source>Forward one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Vuoro eteenpäin</translation>
        </message>
        <message>
            <source>Forward one step</source>
            <extracomment>Button of a replay: on by one action</extracomment>
            <translation>Askel eteenpäin</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Tauko</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Toista</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Button of a replay: how fast it plays. %1 a number such as 0.5 or 2</extracomment>
            <translation>%1 ×</translation>
        </message>
        <message>
            <source>Speed: %1</source>
            <extracomment>Spoken name of the button with the speed of a replay; %1 a number such as 0.5 or 2</extracomment>
            <translation>Nopeus: %1</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>Button of a replay: begins a new game with the position that is shown</extracomment>
            <translation>Jatka peliä tästä</translation>
        </message>
        <message>
            <source>All hands</source>
            <extracomment>Button of a replay: the hands of all players lie open</extracomment>
            <translation>Kaikki kortit</translation>
        </message>
        <message>
            <source>%1’s cards</source>
            <extracomment>Button of a replay: whose hand is shown. %1 a player</extracomment>
            <translation>Kortit: %1</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Näppäimet</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the page on which one looks at a game that was played</extracomment>
            <translation>Uusinta</translation>
        </message>
        <message>
            <source>The beginning of the game</source>
            <extracomment>In a replay, before the first card</extracomment>
            <translation>Pelin alku</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Tapahtumat</translation>
        </message>
        <message>
            <source>Whose cards?</source>
            <extracomment>Title of the choice whose cards are shown in a replay</extracomment>
            <translation>Kenen kortit?</translation>
        </message>
    </context>
    <context>
        <name>ReplayScrubber</name>
        <message>
            <source>Position in the game</source>
            <extracomment>Spoken name of the line on which one goes to any moment of a game</extracomment>
            <translation>Kohta pelissä</translation>
        </message>
    </context>
    <context>
        <name>ReplayView</name>
        <message>
            <source>All hands</source>
            <extracomment>Switch of a replay: the hands of all players lie open</extracomment>
            <translation>Kaikki kortit</translation>
        </message>
        <message>
            <source>Seen from</source>
            <extracomment>Heading over the players in a replay: who sits at the lower edge</extracomment>
            <translation>Kenen paikalta</translation>
        </message>
    </context>
    <context>
        <name>SeatSignals</name>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>puhelin poissa</translation>
        </message>
    </context>
    <context>
        <name>SpokenTalk</name>
        <message>
            <source>%1 says: %2</source>
            <extracomment>Spoken by screen readers. %1 a player, %2 what the player says, with its punctuation</extracomment>
            <translation>%1 sanoo: %2</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n game(s) played on from a replay don’t count.</source>
            <extracomment>Under the statistics: games that began in the middle of an earlier one, which the player had watched. %n games</extracomment>
            <translation>
                <numerusform>%n uusinnasta jatkettu peli ei ole mukana.</numerusform>
                <numerusform>%n uusinnasta jatkettua peliä ei ole mukana.</numerusform>
            </translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Spoken name of the page's part with the statistics</extracomment>
            <translation>Tilastot</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose statistics are shown</extracomment>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: of which game the statistics are</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Statistics of DOS and UNO together</extracomment>
            <translation>Molemmat</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <extracomment>Instead of statistics, where a person has played no game of that kind to its end</extracomment>
            <translation>Tilastot tulevat näkyviin ensimmäisen loppuun pelatun pelin jälkeen.</translation>
        </message>
        <message numerus="yes">
            <source>Wins in the last %n game(s)</source>
            <extracomment>Heading over a chart. %n games</extracomment>
            <translation>
                <numerusform>Voitot viimeisessä pelissä</numerusform>
                <numerusform>Voitot viimeisissä %n pelissä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A chart appears after %n game(s).</source>
            <extracomment>Instead of a chart. %n games</extracomment>
            <translation>
                <numerusform>Kaavio tulee näkyviin %n pelin jälkeen.</numerusform>
                <numerusform>Kaavio tulee näkyviin %n pelin jälkeen.</numerusform>
            </translation>
        </message>
        <message>
            <source>By level</source>
            <extracomment>Heading: statistics against computer players of each level</extracomment>
            <translation>Tasoittain</translation>
        </message>
        <message>
            <source>By opponent</source>
            <extracomment>Heading: statistics against each computer player</extracomment>
            <translation>Vastustajittain</translation>
        </message>
        <message>
            <source>A game counts for every computer player at the table. Missed calls: someone caught you, or nobody noticed in time. Best turn: in DOS, the most cards you got rid of in one turn; in UNO, the most cards the others drew because of one of yours.</source>
            <extracomment>Under the statistics: what they count</extracomment>
            <translation>Peli lasketaan jokaiselle pöydässä istuneelle tietokonepelaajalle. Unohtuneet huudot: joku nappasi sinut, tai kukaan ei huomannut ajoissa. Paras vuoro: DOSissa eniten kortteja, joista pääsit eroon yhdellä vuorolla; UNOssa eniten kortteja, jotka muut nostivat yhden korttisi takia.</translation>
        </message>
        <message>
            <source>Wins in your last games: %1 percent now, between %2 and %3 before</source>
            <extracomment>Spoken name of a chart. %1, %2 and %3 percent</extracomment>
            <translation>Voitot viimeisissä peleissä prosentteina: nyt %1, aiemmin %2–%3</translation>
        </message>
    </context>
    <context>
        <name>TableLookSection</name>
        <message>
            <source>Table and cards</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Pöytä ja kortit</translation>
        </message>
        <message>
            <source>High contrast has its own felt and its own back. Your choice here returns with the usual colors.</source>
            <translation>Suurella kontrastilla on oma verka ja oma selkämys. Valintasi palaa tavallisten värien mukana.</translation>
        </message>
        <message>
            <source>Felt</source>
            <extracomment>Setting: the color of the felt on the table</extracomment>
            <translation>Verka</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Vihreä</translation>
        </message>
        <message>
            <source>Plum</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Luumu</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>Color of the felt: a dark blue</extracomment>
            <translation>Yönsininen</translation>
        </message>
        <message>
            <source>Backs of the cards</source>
            <extracomment>Setting: the picture on the back of the cards</extracomment>
            <translation>Korttien selkämys</translation>
        </message>
        <message>
            <source>Weave</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Punos</translation>
        </message>
        <message>
            <source>Stars</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Tähdet</translation>
        </message>
        <message>
            <source>Waves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Aallot</translation>
        </message>
        <message>
            <source>Leaves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Lehdet</translation>
        </message>
    </context>
    <context>
        <name>TableTalk</name>
        <message>
            <source>Silence is golden. Usually.</source>
            <translation>Vaikeneminen on kultaa. Yleensä.</translation>
        </message>
        <message>
            <source>I heard it. The word you didn’t say.</source>
            <translation>Kuulen senkin, mitä et sano.</translation>
        </message>
        <message>
            <source>I was in the middle of a chapter.</source>
            <translation>Luin juuri jännintä kohtaa.</translation>
        </message>
        <message>
            <source>Noted. In very small print.</source>
            <translation>Kirjaan sen ylös. Hyvin pienellä.</translation>
        </message>
        <message>
            <source>Oh, good. More to read.</source>
            <translation>Jaahas. Lisää luettavaa.</translation>
        </message>
        <message>
            <source>I’ll need a bigger bookshelf.</source>
            <translation>Tarvitsen isomman kirjahyllyn.</translation>
        </message>
        <message>
            <source>The end. And a happy one, too.</source>
            <translation>Loppu. Ja vieläpä onnellinen.</translation>
        </message>
        <message>
            <source>I guessed it on the first page.</source>
            <translation>Arvasin sen jo ensimmäisellä sivulla.</translation>
        </message>
        <message>
            <source>I was only missing the last page.</source>
            <translation>Vain viimeinen sivu puuttui.</translation>
        </message>
        <message>
            <source>To be continued.</source>
            <translation>Jatkoa seuraa.</translation>
        </message>
        <message>
            <source>Didn’t you want to say something?</source>
            <translation>Eikö jotain jäänyt sanomatta?</translation>
        </message>
        <message>
            <source>Nice try. I invented that trick.</source>
            <translation>Hyvä juoni. Se on minun keksimäni.</translation>
        </message>
        <message>
            <source>Just testing whether you’re awake.</source>
            <translation>Testasin vain, oletko hereillä.</translation>
        </message>
        <message>
            <source>Not bad. Any foxes in your family?</source>
            <translation>Hyvä! Onko suvussasi kettuja?</translation>
        </message>
        <message>
            <source>For me? You shouldn’t have.</source>
            <translation>Minulleko? Ei olisi tarvinnut.</translation>
        </message>
        <message>
            <source>All part of my plan. Probably.</source>
            <translation>Kuuluu suunnitelmaan. Luulisin.</translation>
        </message>
        <message>
            <source>Who, me? I was only smiling.</source>
            <translation>Minäkö? Minähän vain hymyilin.</translation>
        </message>
        <message>
            <source>Stole it, fair and square.</source>
            <translation>Näpistetty aivan rehellisesti.</translation>
        </message>
        <message>
            <source>You’re almost as sly as I am.</source>
            <translation>Olet melkein yhtä ovela kuin minä.</translation>
        </message>
        <message>
            <source>That was on purpose. Can’t you tell?</source>
            <translation>Tein sen tahallani. Eikö näy?</translation>
        </message>
        <message>
            <source>Even I noticed. Slowly, but still.</source>
            <translation>Jopa minä huomasin. Hitaasti tosin.</translation>
        </message>
        <message>
            <source>I forget a lot after a long winter, too.</source>
            <translation>Talviunen jälkeen minäkin unohtelen.</translation>
        </message>
        <message>
            <source>Wait. I was just getting to it.</source>
            <translation>Hetki. Olin juuri sanomassa.</translation>
        </message>
        <message>
            <source>My mouth was full of honey.</source>
            <translation>Minulla oli suu täynnä hunajaa.</translation>
        </message>
        <message>
            <source>Oof. Good thing I have big paws.</source>
            <translation>Huh. Onneksi minulla on isot käpälät.</translation>
        </message>
        <message>
            <source>There’s always room for a little more.</source>
            <translation>Kyllä tänne aina vähän lisää mahtuu.</translation>
        </message>
        <message>
            <source>Slow and steady gets the honey.</source>
            <translation>Hiljaa hyvä tulee. Ja hunajaa.</translation>
        </message>
        <message>
            <source>Over already? I just got comfy.</source>
            <translation>Joko loppui? Istuin niin mukavasti.</translation>
        </message>
        <message>
            <source>Almost. One nap too many.</source>
            <translation>Melkein. Yhdet torkut liikaa.</translation>
        </message>
        <message>
            <source>Well played. Bear hug?</source>
            <translation>Hienosti pelattu. Karhunhalaus?</translation>
        </message>
        <message>
            <source>Hey, hey! Forgetting is my thing!</source>
            <translation>Hei! Unohtelu on minun juttuni!</translation>
        </message>
        <message>
            <source>Wait, I noticed something? Me? Ha!</source>
            <translation>Huomasinko jotain? Minäkö? Hihi!</translation>
        </message>
        <message>
            <source>Oops! There was this cloud, and…</source>
            <translation>Hups! Oli sellainen pilvi, ja sitten …</translation>
        </message>
        <message>
            <source>Too fast! My mouth got left behind!</source>
            <translation>Liian lujaa! Suuni ei pysynyt perässä!</translation>
        </message>
        <message>
            <source>Whoa! Where did all that come from?</source>
            <translation>Hui! Mistä nuo kaikki tulivat?</translation>
        </message>
        <message>
            <source>I’m laughing, so it doesn’t count!</source>
            <translation>Nauran, joten tätä ei lasketa!</translation>
        </message>
        <message>
            <source>Did I win? I wasn’t even looking!</source>
            <translation>Voitinko? En edes katsonut!</translation>
        </message>
        <message>
            <source>Hooray! Quick victory lap! Back soon!</source>
            <translation>Jee! Kunniakierros! Palaan heti!</translation>
        </message>
        <message>
            <source>So close! My ears were already there!</source>
            <translation>Niin lähellä! Korvat olivat jo perillä!</translation>
        </message>
        <message>
            <source>Oh! Was that the finish line?</source>
            <translation>Oho! Oliko maali jo siinä?</translation>
        </message>
        <message>
            <source>Order, please. A word is missing.</source>
            <translation>Järjestys olla pitää. Sana puuttui.</translation>
        </message>
        <message>
            <source>Rules first, cookies later.</source>
            <translation>Säännöt ensin, keksit sitten.</translation>
        </message>
        <message>
            <source>Correct. I’d have caught me, too.</source>
            <translation>Oikein. Olisin napannut itsenikin.</translation>
        </message>
        <message>
            <source>I’ll write myself a stern letter.</source>
            <translation>Kirjoitan itselleni tiukan kirjeen.</translation>
        </message>
        <message>
            <source>Very well. I’ll dig my way out.</source>
            <translation>Hyvä on. Kaivan itseni tästä ulos.</translation>
        </message>
        <message>
            <source>Perfectly allowed. Unfortunately.</source>
            <translation>Aivan sääntöjen mukaista. Harmi kyllä.</translation>
        </message>
        <message>
            <source>Done. And everything put away neatly.</source>
            <translation>Valmista. Paikatkin jäivät siistiksi.</translation>
        </message>
        <message>
            <source>Keep digging, and you’ll see daylight.</source>
            <translation>Sitkeä kaivaja näkee päivänvalon.</translation>
        </message>
        <message>
            <source>Missed by a whisker. I measured.</source>
            <translation>Jäi viiksikarvan päähän. Mittasin sen.</translation>
        </message>
        <message>
            <source>Well done. Now, elbows off the table.</source>
            <translation>Hyvin pelattu. Kyynärpäät pois pöydältä.</translation>
        </message>
        <message>
            <source>Ha! Make that face again!</source>
            <translation>Hah! Näytä tuo ilme uudestaan!</translation>
        </message>
        <message>
            <source>Splish, splash, got you!</source>
            <translation>Lits, läts, kiinni jäit!</translation>
        </message>
        <message>
            <source>Oh well. How does my face look?</source>
            <translation>Hups. Miltä minun ilmeeni näyttää?</translation>
        </message>
        <message>
            <source>I was floating on my back. Sorry!</source>
            <translation>Kelluin juuri niin mukavasti.</translation>
        </message>
        <message>
            <source>Hey, that’s usually my trick!</source>
            <translation>Hei, tuo on yleensä minun temppuni!</translation>
        </message>
        <message>
            <source>What a wave! I’m soaked.</source>
            <translation>Mikä aalto! Olen litimärkä.</translation>
        </message>
        <message>
            <source>Group photo! Everyone look amazed!</source>
            <translation>Ryhmäkuva! Kaikilla suu auki!</translation>
        </message>
        <message>
            <source>I won! Everybody down the slide!</source>
            <translation>Voitto! Kuka lähtee liukumäkeen?</translation>
        </message>
        <message>
            <source>You should’ve seen my face just now!</source>
            <translation>Olisitpa nähnyt minun ilmeeni!</translation>
        </message>
        <message>
            <source>Almost! Again, again, again!</source>
            <translation>Melkein! Uudestaan, uudestaan!</translation>
        </message>
        <message>
            <source>I’ve been waiting. On one leg.</source>
            <translation>Tätä odotin. Yhdellä jalalla.</translation>
        </message>
        <message>
            <source>Still water, sharp beak.</source>
            <translation>Tyyni vesi, terävä nokka.</translation>
        </message>
        <message>
            <source>I was being quiet. It’s a habit.</source>
            <translation>Olin hiljaa. Vanhasta tottumuksesta.</translation>
        </message>
        <message>
            <source>My own reflection distracted me.</source>
            <translation>Jäin katselemaan peilikuvaani.</translation>
        </message>
        <message>
            <source>A few ruffled feathers. Nothing more.</source>
            <translation>Sulat vain menivät vähän pörrölle.</translation>
        </message>
        <message>
            <source>I’ll wait. I’m good at that.</source>
            <translation>Odotan. Siinä olen hyvä.</translation>
        </message>
        <message>
            <source>Wait, wait, wait… snap.</source>
            <translation>Odotin, odotin, odotin… ja naps.</translation>
        </message>
        <message>
            <source>Good. Now I’ll switch legs.</source>
            <translation>Noin. Nyt vaihdan jalkaa.</translation>
        </message>
        <message>
            <source>The fish was that close.</source>
            <translation>Kala oli jo nokan alla.</translation>
        </message>
        <message>
            <source>I waited. A bit too well.</source>
            <translation>Odotin. Vähän liian hyvin.</translation>
        </message>
        <message>
            <source>I checked three times. You forgot.</source>
            <translation>Tarkistin kolmesti: unohdit sen.</translation>
        </message>
        <message>
            <source>Better safe than silent.</source>
            <translation>Parempi puhua kuin katua.</translation>
        </message>
        <message>
            <source>Oh no. And I had it on my list.</source>
            <translation>Voi ei. Sehän oli muistilistallani.</translation>
        </message>
        <message>
            <source>Excuse me while I curl up.</source>
            <translation>Anteeksi, käperryn hetkeksi kerälle.</translation>
        </message>
        <message>
            <source>I knew I should’ve worn a helmet.</source>
            <translation>Olisi pitänyt laittaa kypärä.</translation>
        </message>
        <message>
            <source>Ouch! And I’m the one with spikes.</source>
            <translation>Auts! Ja minullahan ne piikit on.</translation>
        </message>
        <message>
            <source>A win? Let me double-check that.</source>
            <translation>Voitto? Tarkistan vielä varmuudeksi.</translation>
        </message>
        <message>
            <source>Look left, look right, win.</source>
            <translation>Katso vasemmalle, oikealle ja voita.</translation>
        </message>
        <message>
            <source>A bit too careful, as usual.</source>
            <translation>Taas hitusen liian varovasti.</translation>
        </message>
        <message>
            <source>At least nobody got poked.</source>
            <translation>Pääasia, että kaikki ovat ehjiä.</translation>
        </message>
        <message>
            <source>No time to explain: you forgot!</source>
            <translation>En ehdi selittää: sinä unohdit!</translation>
        </message>
        <message>
            <source>I never forget. Except my acorns.</source>
            <translation>En unohda mitään. Paitsi pähkinäni.</translation>
        </message>
        <message>
            <source>I was already three branches ahead.</source>
            <translation>Olin jo kolme oksaa edellä.</translation>
        </message>
        <message>
            <source>I stashed the word, but where?</source>
            <translation>Piilotin sen sanan. Mutta minne?</translation>
        </message>
        <message>
            <source>Supplies for winter? Thanks!</source>
            <translation>Ai talvivarastoon? Kiitos!</translation>
        </message>
        <message>
            <source>Where am I going to bury all this?</source>
            <translation>Minne minä kaiken tämän kätken?</translation>
        </message>
        <message>
            <source>Done! What’s next? What’s next?</source>
            <translation>Valmis! Mitäs nyt? Mitäs nyt?</translation>
        </message>
        <message>
            <source>Acorns for everyone! Well, almost.</source>
            <translation>Pähkinöitä kaikille! No, melkein.</translation>
        </message>
        <message>
            <source>Blink and it’s over! I blinked.</source>
            <translation>Räpäytin silmiäni, ja se oli ohi!</translation>
        </message>
        <message>
            <source>I saved the best a bit too long.</source>
            <translation>Säästin parasta liian pitkään.</translation>
        </message>
        <message>
            <source>You thought I was asleep, right?</source>
            <translation>Luulit kai, että nukuin.</translation>
        </message>
        <message>
            <source>Ribbit. That’s Frog for “gotcha.”</source>
            <translation>Kvaak. Sammakkokielellä: nappasin.</translation>
        </message>
        <message>
            <source>Huh? Oh. Was that just now?</source>
            <translation>Täh? Ai. Oliko se nyt?</translation>
        </message>
        <message>
            <source>I had a frog in my throat.</source>
            <translation>En tahtonut päästää suustani sammakoita.</translation>
        </message>
        <message>
            <source>I felt something. Is it raining?</source>
            <translation>Jokin tipahti. Sataako?</translation>
        </message>
        <message>
            <source>My lily pad is getting crowded.</source>
            <translation>Lumpeenlehdellä alkaa olla ahdasta.</translation>
        </message>
        <message>
            <source>Did I win in my sleep?</source>
            <translation>Voitinko minä unissani?</translation>
        </message>
        <message>
            <source>That calls for a fly. A big one.</source>
            <translation>Nyt maistuisi kärpänen. Iso sellainen.</translation>
        </message>
        <message>
            <source>I was about to jump. Really.</source>
            <translation>Olin juuri hyppäämässä. Ihan totta.</translation>
        </message>
        <message>
            <source>Oh well. Back to not moving.</source>
            <translation>No jaa. Istun taas ihan paikoillani.</translation>
        </message>
    </context>
    <context>
        <name>TableToasts</name>
        <message>
            <source>Trophies</source>
            <extracomment>Button in a short message about a new trophy: opens the page with all trophies</extracomment>
            <translation>Palkinnot</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Taken back.</source>
            <extracomment>Something that a player did is undone; nothing is known of it</extracomment>
            <translation>Peruttu.</translation>
        </message>
        <message>
            <source>Taken back: your draw.</source>
            <extracomment>A player undoes that they drew a card</extracomment>
            <translation>Peruttu: nostosi.</translation>
        </message>
        <message>
            <source>Taken back: %1 on %2.</source>
            <extracomment>A player undoes a match. %1 one or two cards, for example "red 5 + blue 2"; %2 the card in the Center Row, "red 7"</extracomment>
            <translation>Peruttu: %1 (rivissä %2).</translation>
        </message>
        <message>
            <source>Taken back: the end of your turn.</source>
            <extracomment>A player undoes that they ended their turn</extracomment>
            <translation>Peruttu: vuorosi lopetus.</translation>
        </message>
        <message>
            <source>Taken back: %1 in the Center Row.</source>
            <extracomment>A player undoes that they laid a card in the Center Row. %1 a card, "red 7"</extracomment>
            <translation>Peruttu: %1 keskiriviin.</translation>
        </message>
        <message>
            <source>Taken back: skipping the bonus.</source>
            <extracomment>A player undoes that they skipped a bonus card</extracomment>
            <translation>Peruttu: bonuksen ohitus.</translation>
        </message>
        <message>
            <source>Taken back: %1.</source>
            <extracomment>A player undoes that they played a card. %1 the card, "red 7"</extracomment>
            <translation>Peruttu: %1.</translation>
        </message>
        <message>
            <source>Taken back: keeping the card.</source>
            <extracomment>A player undoes that they kept the card that they drew</extracomment>
            <translation>Peruttu: kortin pitäminen.</translation>
        </message>
        <message>
            <source>Taken back: your challenge.</source>
            <extracomment>A player undoes that they challenged a Wild Draw Four</extracomment>
            <translation>Peruttu: haasteesi.</translation>
        </message>
        <message>
            <source>Taken back: drawing the cards.</source>
            <extracomment>A player undoes that they drew the cards of a Wild Draw Four instead of challenging it</extracomment>
            <translation>Peruttu: korttien nosto.</translation>
        </message>
        <message>
            <source>Taken back: %1 as the color.</source>
            <extracomment>A player undoes that they named a color. %1 the color, "red"</extracomment>
            <translation>Peruttu: väri %1.</translation>
        </message>
        <message>
            <source>Taken back: swapping hands.</source>
            <extracomment>A player undoes that they swapped hands with another player</extracomment>
            <translation>Peruttu: korttien vaihto.</translation>
        </message>
    </context>
    <context>
        <name>TakeBackButton</name>
        <message>
            <source>Take back</source>
            <extracomment>Button: undoes what you did last in this round, and what the others did since</extracomment>
            <translation>Peru siirto</translation>
        </message>
    </context>
    <context>
        <name>TextSizeGroup</name>
        <message>
            <source>Text size</source>
            <extracomment>Setting</extracomment>
            <translation>Tekstin koko</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>Text size</extracomment>
            <translation>Tavallinen</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>Text size</extracomment>
            <translation>Suurempi</translation>
        </message>
        <message>
            <source>Largest</source>
            <extracomment>Text size</extracomment>
            <translation>Suurin</translation>
        </message>
    </context>
    <context>
        <name>Theme</name>
        <message>
            <source>R</source>
            <comment>initial of red</comment>
            <extracomment>The initial of "red" in the corner of a red card: one capital letter</extracomment>
            <translation>P</translation>
        </message>
        <message>
            <source>B</source>
            <comment>initial of blue</comment>
            <extracomment>The initial of "blue" in the corner of a blue card: one capital letter</extracomment>
            <translation>S</translation>
        </message>
        <message>
            <source>G</source>
            <comment>initial of green</comment>
            <extracomment>The initial of "green" in the corner of a green card: one capital letter</extracomment>
            <translation>V</translation>
        </message>
        <message>
            <source>Y</source>
            <comment>initial of yellow</comment>
            <extracomment>The initial of "yellow" in the corner of a yellow card: one capital letter</extracomment>
            <translation>K</translation>
        </message>
    </context>
    <context>
        <name>CardPad</name>
        <message>
            <source>Card pad</source>
            <extracomment>Spoken name of the pad on which cards left in a hand are tapped</extracomment>
            <translation>Korttinäppäimet</translation>
        </message>
        <message>
            <source>0–9</source>
            <extracomment>Key of the card pad: shows keys for the values of cards, without colors. Figures as on the keys</extracomment>
            <translation>0–9</translation>
        </message>
        <message>
            <source>Show keys by value</source>
            <extracomment>Spoken name of the key</extracomment>
            <translation>Näytä näppäimet arvon mukaan</translation>
        </message>
    </context>
    <context>
        <name>CatchButton</name>
        <message>
            <source>Catch!</source>
            <extracomment>Button: catch a player who forgot to call</extracomment>
            <translation>Nappaa!</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Spoken name of the catch button. %1: player's name</extracomment>
            <translation>Nappaa kiinni: %1</translation>
        </message>
        <message>
            <source>Not yet: they still have a moment to call.</source>
            <extracomment>Spoken of the catch button during the grace period</extracomment>
            <translation>Ei vielä: pelaajalla on hetki aikaa huutaa.</translation>
        </message>
    </context>
    <context>
        <name>ColorWheel</name>
        <message>
            <source>Red</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Punainen</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Sininen</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Vihreä</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Keltainen</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Spoken name of the four colors that are offered for a wild card</extracomment>
            <translation>Valitse väri</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a color that the hint suggests</extracomment>
            <translation>Vihje ehdottaa tätä.</translation>
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
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Kaikki voittajalle</translation>
        </message>
        <message>
            <source>Printed rule: the player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Painettu sääntö: se, jolta kortit loppuvat, saa pisteet kaikkien muiden korteista. Suurin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Pisteet omista korteista</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Jokainen saa pisteet käteensä jääneistä korteista. Pienin pistemäärä voittaa.</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Game</source>
            <extracomment>Spoken name of the choice between the rules of DOS and of UNO</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Settle it</source>
            <extracomment>Button: to the disputed cases</extracomment>
            <translation>Kuka on oikeassa?</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Button: to the rules of the game on one screen</extracomment>
            <translation>Pikaohje</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of chapters and sections</extracomment>
            <translation>Sisällys</translation>
        </message>
        <message>
            <source>Learn UNO by playing</source>
            <extracomment>Button in the rules of UNO: to the lesson</extracomment>
            <translation>Opettele UNO pelaamalla</translation>
        </message>
        <message>
            <source>Learn DOS by playing</source>
            <extracomment>Button in the rules of DOS: to the lesson</extracomment>
            <translation>Opettele DOS pelaamalla</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Button: continues an unfinished game</extracomment>
            <translation>Jatka</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Jatka: %1</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: gives up an unfinished game</extracomment>
            <translation>Hylkää peli</translation>
        </message>
        <message>
            <source>Discard game: %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Hylkää peli: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished game(s)</source>
            <extracomment>Button: opens the list of all unfinished games; %n is how many there are</extracomment>
            <translation>
                <numerusform>%n peli kesken</numerusform>
                <numerusform>%n peliä kesken</numerusform>
            </translation>
        </message>
        <message>
            <source>Discarded</source>
            <extracomment>Replaces the score of an unfinished game after it has been discarded</extracomment>
            <translation>Hylätty</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded game</extracomment>
            <translation>Palauta</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Palauta: %1</translation>
        </message>
    </context>
    <context>
        <name>CountChip</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>The number of cards in a player's hand</extracomment>
            <translation>
                <numerusform>%n kortti kädessä</numerusform>
                <numerusform>%n korttia kädessä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more at the end of the turn</source>
            <extracomment>Spoken of a player who draws penalty cards at the end of the turn</extracomment>
            <translation>
                <numerusform>%n lisää vuoron lopussa</numerusform>
                <numerusform>%n lisää vuoron lopussa</numerusform>
            </translation>
        </message>
        <message>
            <source>Has called</source>
            <extracomment>Spoken of a player who has called with the cards that they hold</extracomment>
            <translation>On huutanut</translation>
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
            <translation>Poista: %1</translation>
        </message>
    </context>
    <context>
        <name>DataSection</name>
        <message>
            <source>Your games, score book, and recordings are stored in this browser only. It may delete them when it runs out of space: export everything now and then.</source>
            <extracomment>In a browser that has not promised to keep them</extracomment>
            <translation>Pelisi, pistevihkosi ja äänityksesi tallennetaan vain tähän selaimeen. Jos tila loppuu, selain voi poistaa ne: vie kaikki silloin tällöin.</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in this browser, on this device only.</source>
            <extracomment>In a browser</extracomment>
            <translation>Pelisi, pistevihkosi ja äänityksesi tallennetaan tähän selaimeen, vain tälle laitteelle.</translation>
        </message>
        <message>
            <source>Your data</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Tietosi</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in “%1”, on this device only.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Pelisi, pistevihkosi ja äänityksesi tallennetaan kansioon ”%1”, vain tälle laitteelle.</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Avaa kansio</translation>
        </message>
        <message>
            <source>Delete everything…</source>
            <extracomment>Button: asks before it does</extracomment>
            <translation>Poista kaikki …</translation>
        </message>
        <message>
            <source>This deletes all games, the whole score book with its people, the call log, your recorded voices, the backups, and the settings. You can’t undo it.</source>
            <translation>Tämä poistaa kaikki pelit, koko pistevihon pelaajineen, huutolokin, äänittämäsi äänet, varmuuskopiot ja asetukset. Sitä ei voi kumota.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Peruuta</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: the first of two questions is answered; nothing is deleted yet</extracomment>
            <translation>Jatka</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: everything is deleted at once</extracomment>
            <translation>Poista pysyvästi</translation>
        </message>
        <message>
            <source>Delete all games, the score book, people, calls, voices, backups, and settings? Tableside will close and start empty next time.</source>
            <translation>Poistetaanko kaikki pelit, pistevihko, pelaajat, huudot, äänet, varmuuskopiot ja asetukset? Tableside sulkeutuu ja alkaa ensi kerralla tyhjänä.</translation>
        </message>
        <message>
            <source>Export everything</source>
            <extracomment>Button: write all stored data into a folder</extracomment>
            <translation>Vie kaikki</translation>
        </message>
        <message>
            <source>Saves a new folder with the score book, every game with all its cards, the call log, your voices, and the settings.</source>
            <extracomment>Under the button "Export everything"</extracomment>
            <translation>Tallentaa uuteen kansioon pistevihon, jokaisen pelin kaikkine kortteineen, huutolokin, äänesi ja asetukset.</translation>
        </message>
        <message>
            <source>Games you can replay</source>
            <extracomment>Label of a setting: of how many finished games all cards are kept</extracomment>
            <translation>Uudelleen katsottavia pelejä</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Choice of that setting: no limit</extracomment>
            <translation>Kaikki</translation>
        </message>
        <message>
            <source>When a game ends, you can’t replay the oldest ones beyond this number anymore. Their results and statistics stay.</source>
            <extracomment>Under that setting</extracomment>
            <translation>Jos niitä on enemmän, vanhimpia ei voi seuraavan pelin jälkeen enää katsoa. Tulokset ja tilastot säilyvät.</translation>
        </message>
        <message>
            <source>Tables (CSV) separate cells by</source>
            <extracomment>Label of a setting: what separates the cells of tables that are exported for spreadsheets</extracomment>
            <translation>Taulukoiden (CSV) erotin</translation>
        </message>
        <message>
            <source>As in the region</source>
            <extracomment>Choice of that setting: a comma or a semicolon, as in the system's region</extracomment>
            <translation>Alueen mukaan</translation>
        </message>
        <message>
            <source>Comma</source>
            <translation>Pilkku</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <translation>Puolipiste</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Sarkain</translation>
        </message>
    </context>
    <context>
        <name>DealLine</name>
        <message>
            <source>Deal number %1 · fair-deal code %2</source>
            <extracomment>At the end of a game. %1 the deal number, %2 the beginning of its fair-deal code: what "printf 'dos 2 42' | sha256sum" prints</extracomment>
            <translation>Jaon numero %1 · tarkistuskoodi %2</translation>
        </message>
        <message>
            <source>Copy deal number and full code</source>
            <extracomment>Button: copies the deal number and the full fair-deal code to the clipboard</extracomment>
            <translation>Kopioi jaon numero ja koko koodi</translation>
        </message>
    </context>
    <context>
        <name>DealSeal</name>
        <message>
            <source>Fair-deal code</source>
            <extracomment>Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)</extracomment>
            <translation>Jaon tarkistuskoodi</translation>
        </message>
        <message>
            <source>Copy full code</source>
            <extracomment>Button: to the clipboard</extracomment>
            <translation>Kopioi koko koodi</translation>
        </message>
        <message>
            <source>Made from the deal number before the first card. After the game, you see the number and can check the code.</source>
            <extracomment>Under the fair-deal code</extracomment>
            <translation>Laskettu jaon numerosta ennen ensimmäistä korttia. Pelin jälkeen näet numeron ja voit tarkistaa koodin.</translation>
        </message>
    </context>
    <context>
        <name>DealSection</name>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Jaon numero</translation>
        </message>
        <message>
            <source>New deal</source>
            <extracomment>In the empty field of the deal number</extracomment>
            <translation>Uusi jako</translation>
        </message>
        <message>
            <source>The same number deals the same cards. Leave it empty for a new deal.</source>
            <translation>Samalla numerolla jaetaan samat kortit. Jätä tyhjäksi, niin saat uuden jaon.</translation>
        </message>
    </context>
    <context>
        <name>DealerChip</name>
        <message>
            <source>Dealer</source>
            <extracomment>Mark of this round's dealer</extracomment>
            <translation>Jakaja</translation>
        </message>
    </context>
    <context>
        <name>DirectionRing</name>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Vuoro kiertää vasemmalle.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>Vuoro kiertää oikealle.</translation>
        </message>
    </context>
    <context>
        <name>EditionNote</name>
        <message>
            <source>Two discard piles? That’s the second edition of DOS, a different game. Tableside plays the first.</source>
            <extracomment>Small note on Home</extracomment>
            <translation>Kaksi poistopakkaa? Se on DOSin toinen painos, eri peli. Tablesidessa pelataan ensimmäistä.</translation>
        </message>
        <message>
            <source>Which edition do I have?</source>
            <extracomment>Button: to the page of the rules that tells the two editions of DOS apart</extracomment>
            <translation>Kumpi painos minulla on?</translation>
        </message>
    </context>
    <context>
        <name>EntryFoot</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: leave the entry; the counted hands stay</extracomment>
            <translation>Takaisin lappuun</translation>
        </message>
        <message>
            <source>Next hand</source>
            <extracomment>Button: this hand is counted; go to the next one</extracomment>
            <translation>Seuraava käsi</translation>
        </message>
        <message>
            <source>Finish round</source>
            <extracomment>Button: all hands are counted; the round is complete</extracomment>
            <translation>Päätä kierros</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: discard the changes to an earlier round</extracomment>
            <translation>Peruuta</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the changes to an earlier round</extracomment>
            <translation>Tallenna</translation>
        </message>
    </context>
    <context>
        <name>EntryHistory</name>
        <message>
            <source>History</source>
            <extracomment>Heading over the list of what was entered for a hand, newest first</extracomment>
            <translation>Historia</translation>
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
            <translation>Kierroksen %1 pisteet</translation>
        </message>
        <message>
            <source>Hide number pad</source>
            <translation>Piilota numeronäppäimet</translation>
        </message>
        <message>
            <source>Show number pad</source>
            <translation>Näytä numeronäppäimet</translation>
        </message>
    </context>
    <context>
        <name>ExampleBlock</name>
        <message>
            <source>Example: %1</source>
            <extracomment>Over the table of a worked example; %1 its title</extracomment>
            <translation>Esimerkki: %1</translation>
        </message>
        <message>
            <source>Starting position</source>
            <extracomment>Over the words of an example, before its first step</extracomment>
            <translation>Lähtötilanne</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <extracomment>%1 number of the step, %2 how many there are</extracomment>
            <translation>Vaihe %1/%2</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <extracomment>Spoken mark of a step in an example that the rules do not allow</extracomment>
            <translation>Ei käy</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button: one step back in an example</extracomment>
            <translation>Edellinen vaihe</translation>
        </message>
        <message>
            <source>Next step</source>
            <extracomment>Button: the next step of an example</extracomment>
            <translation>Seuraava vaihe</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: to the beginning of an example</extracomment>
            <translation>Alkuun</translation>
        </message>
    </context>
    <context>
        <name>ExampleTable</name>
        <message numerus="yes">
            <source>%1: %n card(s)</source>
            <extracomment>A player of an example and the number of her cards. %1 name, %n cards</extracomment>
            <translation>
                <numerusform>%1: %n kortti</numerusform>
                <numerusform>%1: %n korttia</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Save as</source>
            <extracomment>Title of the system's window in which the place of a file is chosen</extracomment>
            <translation>Tallenna nimellä</translation>
        </message>
        <message>
            <source>Save in folder</source>
            <extracomment>Title of the system's window in which a folder is chosen</extracomment>
            <translation>Tallenna kansioon</translation>
        </message>
        <message>
            <source>Import scores</source>
            <translation>Tuo pisteitä</translation>
        </message>
        <message>
            <source>Score books and tables (*.jsonl *.csv);;All files (*)</source>
            <extracomment>Kinds of files that can be picked; the patterns in brackets stay as they are</extracomment>
            <translation>Pistevihot ja taulukot (*.jsonl *.csv);;Kaikki tiedostot (*)</translation>
        </message>
    </context>
    <context>
        <name>StorageWarning</name>
        <message>
            <source>Nothing is being saved: it’s all gone when you close Tableside. See Home for the reason.</source>
            <extracomment>In the score book and on a score sheet, while the file for them cannot be used. "Home" is the first page</extracomment>
            <translation>Mitään ei tallenneta: kaikki katoaa, kun suljet Tablesiden. Etusivu kertoo syyn.</translation>
        </message>
    </context>
    <context>
        <name>GamePicture</name>
        <message>
            <source>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</source>
            <extracomment>Spoken description of the drawn fan of DOS cards</extracomment>
            <translation>Viisi DOS-korttia: punainen 7, sininen 10, DOS-villikortti, vihreä #-villikortti, keltainen 5</translation>
        </message>
        <message>
            <source>Five UNO cards: red 7, blue Draw Two, Wild Dumb Fu, green Reverse, yellow Skip</source>
            <extracomment>Spoken description of the drawn fan of UNO cards</extracomment>
            <translation>Viisi UNO-korttia: punainen 7, sininen Nosta kaksi, Dumb Fu -villikortti, vihreä Suunnanvaihto, keltainen Ohitus</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>Table, round %1</source>
            <extracomment>Spoken name of the table. %1 the number of the round</extracomment>
            <translation>Pöytä, kierros %1</translation>
        </message>
    </context>
    <context>
        <name>HandList</name>
        <message>
            <source>Hands in this round</source>
            <extracomment>Spoken name of the list of hands that are being counted</extracomment>
            <translation>Tämän kierroksen kädet</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>kortit loppuivat</translation>
        </message>
        <message>
            <source>being counted</source>
            <extracomment>Below a player's name: the hand has been begun and not finished</extracomment>
            <translation>lasketaan</translation>
        </message>
    </context>
    <context>
        <name>HelpSection</name>
        <message>
            <source>Help during the game</source>
            <extracomment>Heading when setting up a game: what the app may help with</extracomment>
            <translation>Apua pelin aikana</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>Setting of a game</extracomment>
            <translation>Vihjeet</translation>
        </message>
        <message>
            <source>On your turn, the lamp suggests a play and says why. It sees only what you see.</source>
            <translation>Kun on vuorosi, lamppu ehdottaa siirtoa ja kertoo, miksi. Se näkee vain sen, minkä sinäkin.</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Setting of a game: whether what was played may be undone</extracomment>
            <translation>Siirtojen peruminen</translation>
        </message>
        <message>
            <source>Go back to your last decision, as often as you like within a round. The result shows how many times you did.</source>
            <translation>Palaa viimeisimpään päätökseesi, kierroksen aikana niin monta kertaa kuin haluat. Tuloksesta näkee, montako kertaa.</translation>
        </message>
    </context>
    <context>
        <name>HintButton</name>
        <message>
            <source>Hide hint</source>
            <extracomment>Button: hides the suggested play</extracomment>
            <translation>Piilota vihje</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button: suggests a play</extracomment>
            <translation>Vihje</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!</source>
            <extracomment>One line on the first page under the drawn cards</extracomment>
            <translation>Pelaa keskellä olevan kortin päälle sama numero tai kaksi korttia, joiden summa täsmää. Enää 2 korttia? Huuda!</translation>
        </message>
        <message>
            <source>Play DOS</source>
            <extracomment>Button: set up a new game of DOS</extracomment>
            <translation>Pelaa DOSia</translation>
        </message>
        <message>
            <source>Continue scoring</source>
            <extracomment>Button: keep the score of a game with real cards</extracomment>
            <translation>Jatka kirjaamista</translation>
        </message>
        <message>
            <source>Keep score</source>
            <translation>Kirjaa pisteet</translation>
        </message>
        <message>
            <source>Continue scoring: %1</source>
            <extracomment>Spoken name of the button. %1 for example "Anna, Ben and Cleo"</extracomment>
            <translation>Jatka kirjaamista: %1</translation>
        </message>
        <message>
            <source>Rules and disputes</source>
            <extracomment>Button: to the rules of both games</extracomment>
            <translation>Säännöt ja riidat</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Button: to the settings</extracomment>
            <translation>Asetukset</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>Button: to the page about the program</extracomment>
            <translation>Tietoja</translation>
        </message>
        <message>
            <source>Play UNO</source>
            <extracomment>Button: set up a new game of UNO</extracomment>
            <translation>Pelaa UNOa</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: to the big DOS!/UNO! button for a game with real cards</extracomment>
            <translation>Huutonapit</translation>
        </message>
        <message>
            <source>Games played</source>
            <extracomment>Button: to the games at the table that are over, and their statistics</extracomment>
            <translation>Pelatut pelit</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button: to the lesson of DOS</extracomment>
            <translation>Opettele DOS</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button: to the lesson of UNO</extracomment>
            <translation>Opettele UNO</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button: to the page with one deal of each game per day</extracomment>
            <translation>Päivän jako</translation>
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
            <translation>Valitse, miten teillä pelataan.</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Bonuskortit</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Vapaaehtoiset</translation>
        </message>
        <message>
            <source>Printed for the single color match; we play it for both.</source>
            <translation>Näin lukee suomenkielisessä ohjeessa.</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Pakolliset</translation>
        </message>
        <message>
            <source>How long you can be caught</source>
            <translation>Kuinka kauan voi jäädä kiinni</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Aikaa huutaa ennen nappausta</translation>
        </message>
        <message>
            <source>Wrong catch</source>
            <translation>Turha nappaus</translation>
        </message>
        <message>
            <source>No penalty</source>
            <translation>Ei sakkoa</translation>
        </message>
        <message>
            <source>Draw two</source>
            <translation>Nosta 2</translation>
        </message>
    </context>
    <context>
        <name>Toasts</name>
        <message>
            <source>Another phone wants to play for %1.</source>
            <extracomment>In a short message. %1 a player who has a phone already</extracomment>
            <translation>Toinen puhelin haluaa tämän paikan: %1.</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Salli</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Ei nyt</translation>
        </message>
    </context>
    <context>
        <name>Trophies</name>
        <message>
            <source>Gotcha</source>
            <extracomment>Title of a trophy, two to four words: caught somebody who forgot to call</extracomment>
            <translation>Kiinni jäi!</translation>
        </message>
        <message>
            <source>Caught everybody once</source>
            <extracomment>Title of a trophy</extracomment>
            <translation>Kaikki kerran kiinni</translation>
        </message>
        <message>
            <source>Nobody noticed</source>
            <extracomment>Title of a trophy: forgot to call, and no one saw it</extracomment>
            <translation>Kukaan ei huomannut</translation>
        </message>
        <message>
            <source>A good memory</source>
            <extracomment>Title of a trophy: never forgot to call</extracomment>
            <translation>Hyvä muisti</translation>
        </message>
        <message>
            <source>From 12 to 0</source>
            <extracomment>Title of a trophy: went out after holding 12 cards</extracomment>
            <translation>12 kortista nollaan</translation>
        </message>
        <message>
            <source>A hundred at once</source>
            <extracomment>Title of a trophy: 100 points in one round</extracomment>
            <translation>Sata kerralla</translation>
        </message>
        <message>
            <source>Back from last</source>
            <extracomment>Title of a trophy: won after being last</extracomment>
            <translation>Hännänhuipulta voittoon</translation>
        </message>
        <message>
            <source>Three hard nuts</source>
            <extracomment>Title of a trophy: won against three computer players at Hard</extracomment>
            <translation>Kolme kovaa</translation>
        </message>
        <message>
            <source>Without a single hint</source>
            <extracomment>Title of a trophy: won with hints turned off</extracomment>
            <translation>Ilman yhtään vihjettä</translation>
        </message>
        <message>
            <source>No regrets</source>
            <extracomment>Title of a trophy: won without taking anything back</extracomment>
            <translation>Ei kaduta</translation>
        </message>
        <message>
            <source>Two double colors</source>
            <extracomment>Title of a trophy, in DOS</extracomment>
            <translation>Kaksi väriparia</translation>
        </message>
        <message>
            <source>Five at once</source>
            <extracomment>Title of a trophy: five cards gone in one turn</extracomment>
            <translation>Viisi kerralla</translation>
        </message>
        <message>
            <source>Clean sweep</source>
            <extracomment>Title of a trophy: every card of the Center Row matched</extracomment>
            <translation>Puhdas pöytä</translation>
        </message>
        <message>
            <source>Parting gift</source>
            <extracomment>Title of a trophy: went out with a bonus card</extracomment>
            <translation>Läksiäislahja</translation>
        </message>
        <message>
            <source>Bluffed a badger</source>
            <extracomment>Title of a trophy: the badger is a computer player</extracomment>
            <translation>Mäyrä meni lankaan</translation>
        </message>
        <message>
            <source>Saw right through it</source>
            <extracomment>Title of a trophy: challenged a bluff</extracomment>
            <translation>Läpi näkyi</translation>
        </message>
        <message>
            <source>Honest after all</source>
            <extracomment>Title of a trophy: was challenged for an honest card</extracomment>
            <translation>Rehellinen sittenkin</translation>
        </message>
        <message>
            <source>Living statue</source>
            <extracomment>Title of a trophy: held a pose</extracomment>
            <translation>Elävä patsas</translation>
        </message>
        <message>
            <source>Tall stack</source>
            <extracomment>Title of a trophy: eight cards or more stacked</extracomment>
            <translation>Korkea kasa</translation>
        </message>
        <message>
            <source>Room for one more</source>
            <extracomment>Title of a trophy: jumped in with an identical card</extracomment>
            <translation>Vielä yksi mahtuu</translation>
        </message>
        <message>
            <source>A good trade</source>
            <extracomment>Title of a trophy: swapped for a much smaller hand</extracomment>
            <translation>Hyvät kaupat</translation>
        </message>
        <message>
            <source>Me again</source>
            <extracomment>Title of a trophy: three turns in a row</extracomment>
            <translation>Minä taas</translation>
        </message>
        <message>
            <source>Order in chaos</source>
            <extracomment>Title of a trophy: won with the rules called Chaos</extracomment>
            <translation>Kaaos hallinnassa</translation>
        </message>
        <message>
            <source>First of ten</source>
            <extracomment>Title of a trophy: won with ten players</extracomment>
            <translation>Kymmenen joukosta</translation>
        </message>
        <message>
            <source>Catch someone who forgot to call.</source>
            <extracomment>What a trophy takes, one short sentence</extracomment>
            <translation>Nappaa joku, joka unohti huutaa.</translation>
        </message>
        <message>
            <source>In one game, catch every other player, at least two.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Nappaa yhdessä pelissä kaikki muut, ainakin kaksi.</translation>
        </message>
        <message>
            <source>Forget to call, and get away with it.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Unohda huutaa ja selviä siitä.</translation>
        </message>
        <message>
            <source>Win a game with three calls or more and none forgotten.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Voita peli, jossa huudat ainakin kolmesti etkä unohda kertaakaan.</translation>
        </message>
        <message>
            <source>Go out after holding 12 cards or more in that round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Pelaa kaikki korttisi, kun niitä on ollut samalla kierroksella ainakin 12.</translation>
        </message>
        <message>
            <source>Score 100 points or more with one round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Saa yhdestä kierroksesta ainakin 100 pistettä.</translation>
        </message>
        <message>
            <source>Win a game after being last of three or more.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Voita peli oltuasi välillä viimeisenä, kun pelaajia on ainakin kolme.</translation>
        </message>
        <message>
            <source>Win a game against three computer players at Hard.</source>
            <extracomment>What a trophy takes. "Hard" is a level</extracomment>
            <translation>Voita peli kolmea vaikean tason tietokonepelaajaa vastaan.</translation>
        </message>
        <message>
            <source>Win against a computer player with hints turned off.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Voita tietokonepelaaja ilman vihjeitä.</translation>
        </message>
        <message>
            <source>Win a game that lets you take back plays, and take none back.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Voita peli, jossa siirtoja saa perua, äläkä peru yhtään.</translation>
        </message>
        <message>
            <source>Make two double color matches in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Pelaa kaksi väriparia samalla vuorolla.</translation>
        </message>
        <message>
            <source>Get rid of five cards or more in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Pääse ainakin viidestä kortista yhdellä vuorolla.</translation>
        </message>
        <message>
            <source>Match every card of the Center Row in one turn, three or more.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Pelaa yhdellä vuorolla jokaisen keskirivin kortin päälle, kun niitä on ainakin kolme.</translation>
        </message>
        <message>
            <source>Go out with a bonus card.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Pelaa viimeinen korttisi bonuskorttina.</translation>
        </message>
        <message>
            <source>Bluff with a Wild Draw Four, and Greta the badger draws.</source>
            <extracomment>What a trophy takes, in UNO. Greta is the badger among the computer players; use the name that she has in your language</extracomment>
            <translation>Bluffaa Villi nosta neljä -kortilla, ja Greta-mäyrä nostaa.</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four that is a bluff.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Haasta Villi nosta neljä, joka on bluffi.</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four that someone challenges for nothing.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Pelaa Villi nosta neljä, jonka joku haastaa turhaan.</translation>
        </message>
        <message>
            <source>Hold a pose through two turns.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Pysy asennossa kahden vuoron ajan.</translation>
        </message>
        <message>
            <source>Make someone draw eight cards or more for your card on a stack.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Nostata jollakulla ainakin kahdeksan korttia kasaan pelaamallasi kortilla.</translation>
        </message>
        <message>
            <source>Jump in with an identical card.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Pelaa väliin täsmälleen sama kortti.</translation>
        </message>
        <message>
            <source>Swap hands with a 7, and get at least five cards fewer.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Vaihda kortit seiskalla ja saa ainakin viisi korttia vähemmän.</translation>
        </message>
        <message>
            <source>Take three turns in a row.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Ole vuorossa kolme kertaa peräkkäin.</translation>
        </message>
        <message>
            <source>Win a game with stacking, jumping in, and seven and zero.</source>
            <extracomment>What a trophy takes, in UNO: the three house rules of the set "Chaos"</extracomment>
            <translation>Voita peli, jossa kasataan, pelataan väliin ja on seiska ja nolla.</translation>
        </message>
        <message>
            <source>Win a game of ten players.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Voita kymmenen pelaajan peli.</translation>
        </message>
    </context>
    <context>
        <name>TrophiesPage</name>
        <message>
            <source>Trophies</source>
            <extracomment>Title of the page with trophies</extracomment>
            <translation>Palkinnot</translation>
        </message>
        <message>
            <source>%1 of %2 earned</source>
            <extracomment>How many trophies were earned: %1 of %2</extracomment>
            <translation>Ansaittu %1/%2</translation>
        </message>
        <message>
            <source>No trophies yet. Play a round at the table: some are earned by accident.</source>
            <extracomment>On the page with trophies, before the first is earned</extracomment>
            <translation>Ei vielä palkintoja. Pelaa kierros pöydässä: osan saa vahingossa.</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose trophies are shown</extracomment>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>In both games</source>
            <extracomment>Heading: trophies that can be earned in either game</extracomment>
            <translation>Kummassakin pelissä</translation>
        </message>
        <message>
            <source>Games you played before count, too, as long as they can be replayed. A deleted game takes its trophies with it. Games played on from a replay don’t count.</source>
            <extracomment>Below the trophies</extracomment>
            <translation>Myös aiemmin pelatut pelit lasketaan, kun ne voi vielä katsoa. Poistettu peli vie palkintonsa mukanaan. Uusinnasta jatkettuja pelejä ei lasketa.</translation>
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
            <translation>%1. %2 Ansaittu: %3</translation>
        </message>
        <message>
            <source>%1. %2 Not earned yet</source>
            <extracomment>Spoken name of a trophy. %1 its title, %2 what it takes</extracomment>
            <translation>%1. %2 Ei vielä ansaittu</translation>
        </message>
    </context>
    <context>
        <name>TurnsPanel</name>
        <message>
            <source>Nothing yet in this round.</source>
            <extracomment>Shown instead of the last turns if there are none</extracomment>
            <translation>Ei vielä mitään tällä kierroksella.</translation>
        </message>
        <message>
            <source>Show it again</source>
            <extracomment>Button: shows once more what happened in the last turn</extracomment>
            <translation>Näytä uudelleen</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGameRow</name>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Jatka: %1</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Hylkää: %1</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGamesPage</name>
        <message>
            <source>Unfinished games</source>
            <extracomment>Title of the page with all unfinished games at the table</extracomment>
            <translation>Keskeneräiset pelit</translation>
        </message>
        <message>
            <source>No unfinished games.</source>
            <translation>Ei keskeneräisiä pelejä.</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Center Row: %1</source>
            <extracomment>Spoken when a turn begins. %1 the cards that lie there, such as "red 7 and Wild DOS"</extracomment>
            <translation>Keskirivi: %1</translation>
        </message>
        <message>
            <source>%1 is caught and draws two.</source>
            <extracomment>%1 a player's name; who has caught them is not known</extracomment>
            <translation>%1 jäi kiinni ja nostaa 2 korttia.</translation>
        </message>
        <message>
            <source>You drew the highest card, so you deal.</source>
            <translation>Nostit suurimman kortin, joten sinä jaat.</translation>
        </message>
        <message>
            <source>%1 drew the highest card and deals.</source>
            <translation>%1 nosti suurimman kortin ja jakaa.</translation>
        </message>
        <message>
            <source>Round %1. You deal.</source>
            <translation>Kierros %1. Sinä jaat.</translation>
        </message>
        <message>
            <source>Round %1. %2 deals.</source>
            <translation>Kierros %1. %2 jakaa.</translation>
        </message>
        <message numerus="yes">
            <source>You went out: %n point(s).</source>
            <translation>
                <numerusform>Pääsit ensimmäisenä eroon korteistasi: %n piste.</numerusform>
                <numerusform>Pääsit ensimmäisenä eroon korteistasi: %n pistettä.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 went out: %n point(s).</source>
            <translation>
                <numerusform>%1 pääsi ensimmäisenä eroon korteistaan: %n piste.</numerusform>
                <numerusform>%1 pääsi ensimmäisenä eroon korteistaan: %n pistettä.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Voitat pelin!</translation>
        </message>
        <message>
            <source>%1 wins the game.</source>
            <translation>%1 voittaa pelin.</translation>
        </message>
        <message>
            <source>No cards are left for you to draw.</source>
            <translation>Nostettavaa ei ole enää: et nosta mitään.</translation>
        </message>
        <message>
            <source>No cards are left for %1 to draw.</source>
            <translation>Nostettavaa ei ole enää: %1 ei nosta mitään.</translation>
        </message>
        <message>
            <source>You draw %1.</source>
            <translation>Nostat: %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <translation>
                <numerusform>%1 nostaa %n kortin.</numerusform>
                <numerusform>%1 nostaa %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <extracomment>%1 a match such as "5 + 2 on red 7 · double number match"</extracomment>
            <translation>Sinä: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a player's name, %2 a match</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>You lay a %1.</source>
            <translation>Laitat riviin: %1.</translation>
        </message>
        <message>
            <source>%1 lays a %2.</source>
            <translation>%1 laittaa riviin: %2.</translation>
        </message>
        <message>
            <source>You skip the bonus.</source>
            <translation>Ohitat bonuksen.</translation>
        </message>
        <message>
            <source>%1 skips the bonus.</source>
            <translation>%1 ohittaa bonuksen.</translation>
        </message>
        <message>
            <source>New in the Center Row: %1.</source>
            <translation>Uutta keskirivissä: %1.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new draw pile.</source>
            <translation>Poistopakka sekoitetaan uudeksi nostopakaksi.</translation>
        </message>
        <message>
            <source>%1 catches you: you draw two.</source>
            <translation>%1 nappaa sinut: nostat 2 korttia.</translation>
        </message>
        <message>
            <source>You catch %1, who draws two.</source>
            <translation>Nappasit: %1 nostaa 2 korttia.</translation>
        </message>
        <message>
            <source>%1 catches %2, who draws two.</source>
            <translation>%1 nappaa: %2 nostaa 2 korttia.</translation>
        </message>
        <message>
            <source>Wrong catch: you draw two.</source>
            <translation>Turha nappaus: nostat 2 korttia.</translation>
        </message>
        <message>
            <source>Wrong catch: %1 draws two.</source>
            <translation>Turha nappaus: %1 nostaa 2 korttia.</translation>
        </message>
        <message>
            <source>You played your last card!</source>
            <translation>Pelasit viimeisen korttisi!</translation>
        </message>
        <message>
            <source>%1 played their last card.</source>
            <translation>%1 pelasi viimeisen korttinsa.</translation>
        </message>
        <message>
            <source>You forgot to call “%1”, but nobody noticed.</source>
            <extracomment>%1 what should have been called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Unohdit huutaa ”%1”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2”, but nobody noticed.</source>
            <extracomment>%1 a player's name, %2 what should have been called: "DOS!"</extracomment>
            <translation>%1 unohti huutaa ”%2”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>You call “%1”</source>
            <extracomment>%1 what is called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Huudat ”%1”</translation>
        </message>
        <message>
            <source>%1 calls “%2”</source>
            <extracomment>%1 a player's name, %2 what is called: "DOS!"</extracomment>
            <translation>%1 huutaa ”%2”</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>Saat %n pisteen.</numerusform>
                <numerusform>Saat %n pistettä.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 saa %n pisteen.</numerusform>
                <numerusform>%1 saa %n pistettä.</numerusform>
            </translation>
        </message>
        <message>
            <source>you %1</source>
            <extracomment>In the list of everybody's points: the viewer's, %1</extracomment>
            <translation>sinä %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>In the list of everybody's points: %1 a player's name, %2 the points</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Points this round: %1.</source>
            <extracomment>%1 a list such as "you 12, West 0, and North 7"</extracomment>
            <translation>Kierroksen pisteet: %1.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s): call “%1”</source>
            <extracomment>%1 what is called with so many cards, with its exclamation mark: "DOS!"</extracomment>
            <translation>
                <numerusform>Sinulla on %n kortti: huuda ”%1”</numerusform>
                <numerusform>Sinulla on %n korttia: huuda ”%1”</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has %n card(s) and can be caught.</source>
            <extracomment>%1 a player's name, who has not called yet</extracomment>
            <translation>
                <numerusform>%1 voi jäädä kiinni: kädessä on %n kortti.</numerusform>
                <numerusform>%1 voi jäädä kiinni: kädessä on %n korttia.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <extracomment>Spoken name of the log of the game</extracomment>
            <translation>Pelin tapahtumat</translation>
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
            <translation>Tallennettua peliä ei voitu lukea, joten tiedostoa ei luotu.</translation>
        </message>
        <message>
            <source>game</source>
            <extracomment>The beginning of a file's name: a game that was played at the table</extracomment>
            <translation>peli</translation>
        </message>
    </context>
    <context>
        <name>Notice</name>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close this notice</extracomment>
            <translation>Piilota ilmoitus</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Delete last character</source>
            <extracomment>Spoken names of four keys</extracomment>
            <translation>Poista viimeinen merkki</translation>
        </message>
        <message>
            <source>Plus</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Kertaa</translation>
        </message>
        <message>
            <source>Clear hand</source>
            <extracomment>Spoken name of the key C: removes all cards and numbers of this hand</extracomment>
            <translation>Tyhjennä käsi</translation>
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
            <translation>Laita tabletti keskelle pöytää. Kosketa nappia tai paina välilyöntiä, Enteriä tai esitysohjainta.</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <extracomment>The last calls, above the call button. %1 a time, %2 what was called</extracomment>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>Plays the call right away</source>
            <extracomment>Spoken: what the huge call button does</extracomment>
            <translation>Soittaa huudon heti</translation>
        </message>
    </context>
    <context>
        <name>OutQuestion</name>
        <message>
            <source>Who went out?</source>
            <translation>Keneltä kortit loppuivat?</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1: kortit loppuivat</translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button beside “Who went out?”: everyone still has cards and the round is blocked</extracomment>
            <translation>Kukaan ei voinut pelata</translation>
        </message>
    </context>
    <context>
        <name>PadCard</name>
        <message>
            <source>worth %1, %2 in this hand, %3 left</source>
            <extracomment>Spoken for a card of the pad. %1 its value, %2 how many are in the hand, %3 how many of it the deck still has</extracomment>
            <translation>arvo %1, tässä kädessä %2, jäljellä %3</translation>
        </message>
    </context>
    <context>
        <name>PageTurner</name>
        <message>
            <source>Previous: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section before this one</extracomment>
            <translation>Edellinen: %1</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section after this one</extracomment>
            <translation>Seuraava: %1</translation>
        </message>
    </context>
    <context>
        <name>PanelOver</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this panel</extracomment>
            <translation>Sulje</translation>
        </message>
    </context>
    <context>
        <name>PaperOptions</name>
        <message>
            <source>Print or save</source>
            <extracomment>Title of the panel with the ways of the rules onto paper</extracomment>
            <translation>Tulosta tai tallenna</translation>
        </message>
        <message>
            <source>Print quick card…</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Tulosta pikaohje …</translation>
        </message>
        <message>
            <source>Save quick card as PDF</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Tallenna pikaohje PDF:nä</translation>
        </message>
        <message>
            <source>Print all rules…</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Tulosta kaikki säännöt …</translation>
        </message>
        <message>
            <source>Save all rules as PDF</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Tallenna kaikki säännöt PDF:nä</translation>
        </message>
    </context>
    <context>
        <name>PeopleStrip</name>
        <message>
            <source>People</source>
            <extracomment>Spoken name of the row of people in the score book</extracomment>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>%1’s page</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Sivu: %1</translation>
        </message>
    </context>
    <context>
        <name>PersonMerges</name>
        <message>
            <source>%1 is merged with %2. Their games are counted together.</source>
            <extracomment>On the page of %2: %1 is another name in the score book, merged with %2</extracomment>
            <translation>%1 on yhdistetty pelaajaan %2. Heidän pelinsä lasketaan yhteen.</translation>
        </message>
        <message>
            <source>Separate %1</source>
            <extracomment>Button: undo the merging. %1 one of the two names</extracomment>
            <translation>Erota %1</translation>
        </message>
        <message>
            <source>Don’t merge</source>
            <extracomment>Button: merge two names that are the same person</extracomment>
            <translation>Älä yhdistä</translation>
        </message>
        <message>
            <source>Same person, two names?</source>
            <translation>Sama ihminen, kaksi nimeä?</translation>
        </message>
        <message>
            <source>%1 is %2</source>
            <extracomment>Spoken name of the button. %1, %2 two names of the same person</extracomment>
            <translation>%1 on sama kuin %2</translation>
        </message>
    </context>
    <context>
        <name>PersonPage</name>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <translation>Tilastot tulevat näkyviin ensimmäisen loppuun pelatun pelin jälkeen.</translation>
        </message>
        <message>
            <source>Opponents</source>
            <extracomment>Heading: everyone this player played with in finished games</extracomment>
            <translation>Vastustajat</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n game(s), %2 won, %3 lost to them</source>
            <extracomment>One line of a player's page. %1 another player, %2 games won by this player, %3 by the other; %n games</extracomment>
            <translation>
                <numerusform>%1: %n peli, voitettu %2, hävitty %3</numerusform>
                <numerusform>%1: %n peliä, voitettu %2, hävitty %3</numerusform>
            </translation>
        </message>
        <message>
            <source>Win rate, game by game</source>
            <extracomment>Heading over a chart: the share of the games won so far, after each game</extracomment>
            <translation>Voitetut pelit, peli peliltä</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>On a player's page: statistics of games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>Ruudulla</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>On a player's page: statistics of games with real cards; the other choice is “On screen”</extracomment>
            <translation>Oikeat kortit</translation>
        </message>
        <message>
            <source>Win rate: %1 percent so far</source>
            <extracomment>Spoken name of a chart. %1 a number</extracomment>
            <translation>Voitettuja pelejä prosentteina: nyt %1</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Button on a player's page: opens the list of all games of this player</extracomment>
            <translation>Näytä pelit</translation>
        </message>
    </context>
    <context>
        <name>Piles</name>
        <message numerus="yes">
            <source>Draw pile: %n card(s)</source>
            <extracomment>How many cards the draw pile has</extracomment>
            <translation>
                <numerusform>Nostopakka: %n kortti</numerusform>
                <numerusform>Nostopakka: %n korttia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s)</source>
            <extracomment>How many cards the discard pile has</extracomment>
            <translation>
                <numerusform>Poistopakka: %n kortti</numerusform>
                <numerusform>Poistopakka: %n korttia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s). Top card: %1</source>
            <extracomment>Spoken of the discard pile: how many cards it has, and (%1) which lies on top</extracomment>
            <translation>
                <numerusform>Poistopakka: %n kortti. Päällimmäisenä: %1</numerusform>
                <numerusform>Poistopakka: %n korttia. Päällimmäisenä: %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <extracomment>Name of the arrow button to the previous page</extracomment>
            <translation>Takaisin</translation>
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
            <translation>pöllö</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>kettu</translation>
        </message>
        <message>
            <source>bear</source>
            <translation>karhu</translation>
        </message>
        <message>
            <source>hare</source>
            <translation>jänis</translation>
        </message>
        <message>
            <source>badger</source>
            <translation>mäyrä</translation>
        </message>
        <message>
            <source>otter</source>
            <translation>saukko</translation>
        </message>
        <message>
            <source>heron</source>
            <translation>haikara</translation>
        </message>
        <message>
            <source>hedgehog</source>
            <translation>siili</translation>
        </message>
        <message>
            <source>In no hurry. Hoards wild cards like honey.</source>
            <extracomment>Bruno, a bear; hoards wild cards</extracomment>
            <translation>Ei hätäile. Säästää villikortteja kuin hunajaa.</translation>
        </message>
        <message>
            <source>Loves making you draw. Loves your face even more.</source>
            <extracomment>Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)</extracomment>
            <translation>Nauttii, kun joudut nostamaan. Ilmeestäsi vielä enemmän.</translation>
        </message>
        <message>
            <source>Stands still for ages, then strikes.</source>
            <extracomment>Vera, a heron; holds cards back</extracomment>
            <translation>Seisoo hiljaa iät ja ajat ja iskee sitten.</translation>
        </message>
        <message>
            <source>Plays it safe. Big cards never stick around.</source>
            <extracomment>Hugo, a hedgehog; plays for safety</extracomment>
            <translation>Pelaa varman päälle. Isot kortit eivät kädessä viivy.</translation>
        </message>
        <message>
            <source>Easy</source>
            <extracomment>How well a computer player plays</extracomment>
            <translation>Helppo</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Keskitaso</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Vaikea</translation>
        </message>
        <message>
            <source>Watches every card and plans ahead. Good luck!</source>
            <translation>Seuraa joka korttia ja suunnittelee etukäteen. Onnea yritykseen!</translation>
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
            <translation>orava</translation>
        </message>
        <message>
            <source>frog</source>
            <translation>sammakko</translation>
        </message>
        <message>
            <source>Always in a hurry, always with a wild card stashed away.</source>
            <extracomment>Milla, a squirrel; keeps wild cards, quick</extracomment>
            <translation>Aina kova kiire, ja aina villikortti jemmassa.</translation>
        </message>
        <message>
            <source>Sits so still you’d think he was asleep.</source>
            <extracomment>Paul, a frog; slow to notice, never moves</extracomment>
            <translation>Istuu hievahtamatta. Luulisi melkein nukkuvan.</translation>
        </message>
        <message>
            <source>Wide awake when everyone else is yawning.</source>
            <extracomment>How a computer player plays, in one warm line under the name: Ada, an owl</extracomment>
            <translation>Virkeänä, kun kaikki muut jo haukottelevat.</translation>
        </message>
        <message>
            <source>Quick paws and a smile that gives nothing away.</source>
            <extracomment>Felix, a fox</extracomment>
            <translation>Nopeat tassut ja hymy, joka ei paljasta mitään.</translation>
        </message>
        <message>
            <source>Head in the clouds, and laughs about it.</source>
            <extracomment>Nina, a hare</extracomment>
            <translation>Pää pilvissä, ja sekin naurattaa.</translation>
        </message>
        <message>
            <source>Digs through her hand, one card at a time.</source>
            <extracomment>Greta, a badger; gets rid of cards whenever she can</extracomment>
            <translation>Kaivaa kätensä tyhjäksi kortti kerrallaan.</translation>
        </message>
        <message>
            <source>Misses some plays. Good for learning.</source>
            <translation>Ei huomaa kaikkia siirtoja. Hyvä aloittelijalle.</translation>
        </message>
        <message>
            <source>Thinks the whole turn through.</source>
            <translation>Harkitsee koko vuoronsa tarkkaan.</translation>
        </message>
        <message>
            <source>Hardly ever forgets to call.</source>
            <extracomment>Of a computer player and its own calls</extracomment>
            <translation>Ei unohda huutaa juuri koskaan.</translation>
        </message>
        <message>
            <source>Sometimes forgets to call.</source>
            <translation>Unohtaa joskus huutaa.</translation>
        </message>
        <message>
            <source>Often forgets to call.</source>
            <translation>Unohtaa usein huutaa.</translation>
        </message>
        <message>
            <source>Rarely catches you.</source>
            <extracomment>Of a computer player, when the person forgets to call</extracomment>
            <translation>Nappaa sinut harvoin.</translation>
        </message>
        <message>
            <source>Sometimes catches you.</source>
            <translation>Nappaa sinut joskus.</translation>
        </message>
        <message>
            <source>Almost always tries to catch you.</source>
            <translation>Yrittää lähes aina napata sinut.</translation>
        </message>
        <message>
            <source>%1 %2 %3</source>
            <extracomment>Three sentences on a computer player: how well it plays, its own calls, how it catches others</extracomment>
            <translation>%1 %2 %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <extracomment>A person at the table without a name. %1 number of the seat</extracomment>
            <translation>Pelaaja %1</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Said of a game that was played in the app and not with real cards: "DOS · On screen · 5 rounds"</extracomment>
            <translation>Ruudulla</translation>
        </message>
    </context>
    <context>
        <name>PortraitPicker</name>
        <message>
            <source>Portraits</source>
            <extracomment>Spoken name of the portraits to choose from</extracomment>
            <translation>Muotokuvat</translation>
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
            <translation>liikahti (%1): nostaa 4</translation>
        </message>
        <message>
            <source>Start pose</source>
            <extracomment>Button: this player has to pose now</extracomment>
            <translation>Aloita asento</translation>
        </message>
        <message>
            <source>Start pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Aloita asento: %1</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: this player did not hold the pose</extracomment>
            <translation>Liikahti!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 liikahti</translation>
        </message>
        <message>
            <source>End pose</source>
            <extracomment>Button: the posing player's next turn has come, so the pose ends</extracomment>
            <translation>Päätä asento</translation>
        </message>
        <message>
            <source>End pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Päätä asento: %1</translation>
        </message>
        <message>
            <source>Pose!</source>
            <extracomment>Large on a player's card for a moment as the pose starts</extracomment>
            <translation>Asento!</translation>
        </message>
    </context>
    <context>
        <name>PoseMarks</name>
        <message>
            <source>%1 has moved</source>
            <extracomment>Spoken name of the button "Moved!". %1 a player's name</extracomment>
            <translation>%1 liikahti</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button at a posing player: they have moved</extracomment>
            <translation>Liikahti!</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 liikahti</translation>
        </message>
        <message>
            <source>%1 is posing</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 on asennossa</translation>
        </message>
    </context>
    <context>
        <name>PosePanel</name>
        <message>
            <source>%1 is posing. Press when they move.</source>
            <extracomment>Where several people play and the others watch. %1 a player's name</extracomment>
            <translation>%1 on asennossa. Paina, jos näet liikettä.</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: a posing player has moved</extracomment>
            <translation>Liikahti!</translation>
        </message>
        <message>
            <source>You’re posing. Play your turn, then hold still until your next one.</source>
            <extracomment>To a posing player whose turn it is</extracomment>
            <translation>Olet asennossa. Pelaa vuorosi ja pysy sitten liikkumatta, kunnes vuorosi tulee uudestaan.</translation>
        </message>
        <message>
            <source>You’re posing. Hold still until your turn!</source>
            <extracomment>To a posing player who judges their own poses</extracomment>
            <translation>Olet asennossa. Pysy liikkumatta omaan vuoroosi asti!</translation>
        </message>
        <message>
            <source>Hold still! If you move, you draw four.</source>
            <extracomment>To a posing player whom Tableside watches</extracomment>
            <translation>Pysy liikkumatta! Jos liikahdat, nostat 4 korttia.</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>Spoken name of the meter that shows how much a posing player moves</extracomment>
            <translation>Liike</translation>
        </message>
        <message>
            <source>I moved</source>
            <extracomment>Button: a posing player admits that they moved</extracomment>
            <translation>Liikahdin</translation>
        </message>
    </context>
    <context>
        <name>PosesView</name>
        <message>
            <source>Who has to pose for a Wild Dumb Fu? Press “Start pose”. Anyone who moves before their next turn draws four.</source>
            <extracomment>Above the players of the pose referee</extracomment>
            <translation>Kuka joutuu asentoon Dumb Fu -villikortin takia? Paina ”Aloita asento”. Se, joka liikahtaa ennen seuraavaa vuoroaan, nostaa 4 korttia.</translation>
        </message>
    </context>
    <context>
        <name>RaceWords</name>
        <message>
            <source>Press your own button to call or catch. The first press counts. Press “%1” as soon as you do, and Tableside knows who gets caught.</source>
            <extracomment>In the middle of the call booth, before anyone has pressed. %1 the words on a small button, "I have two"</extracomment>
            <translation>Huuda tai nappaa omalla napillasi. Ensimmäinen painallus ratkaisee. Paina ”%1” heti, kun niin on, niin Tableside tietää, kuka jää kiinni.</translation>
        </message>
        <message>
            <source>Who should have called?</source>
            <extracomment>Call booth, after several buttons were pressed: which player was down to the last cards?</extracomment>
            <translation>Kenen olisi pitänyt huutaa?</translation>
        </message>
        <message>
            <source>Nobody</source>
            <extracomment>Answer to "Who should have called?"</extracomment>
            <translation>Ei kenenkään</translation>
        </message>
        <message>
            <source>Clear</source>
            <extracomment>Button: forget what was pressed last</extracomment>
            <translation>Tyhjennä</translation>
        </message>
    </context>
    <context>
        <name>ReadingOptions</name>
        <message>
            <source>Language and text size</source>
            <extracomment>Title of the panel with languages and text size of the rules</extracomment>
            <translation>Kieli ja tekstin koko</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Sulje</translation>
        </message>
        <message>
            <source>Rules language</source>
            <extracomment>Setting: the language of the rules</extracomment>
            <translation>Sääntöjen kieli</translation>
        </message>
        <message>
            <source>Second language</source>
            <extracomment>Setting: a second language of the rules, shown beside the first</extracomment>
            <translation>Toinen kieli</translation>
        </message>
        <message>
            <source>None</source>
            <extracomment>No second language</extracomment>
            <translation>Ei käytössä</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Suuri kontrasti</translation>
        </message>
        <message>
            <source>Keyboard: type to search, then Down and Enter to choose. On a page, Left and Right turn pages, Tab moves to the next link, Backspace goes back, Ctrl+F searches, Esc closes the rules.</source>
            <extracomment>Keys of the rules reader; the names of the keys stand in quotation marks or are the keys' own</extracomment>
            <translation>Näppäimistö: hae kirjoittamalla, valitse nuolella alas ja Enterillä. Sivulla nuolet vasemmalle ja oikealle kääntävät sivua, sarkain siirtyy seuraavaan linkkiin, askelpalautin vie takaisin, Ctrl+F hakee ja Esc sulkee säännöt.</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language.</source>
            <extracomment>In the panel with languages and text size, when the device has no voice for the language of the rules</extracomment>
            <translation>Ääneen lukeminen ei onnistu: tällä laitteella ei ole puheääntä tälle kielelle.</translation>
        </message>
    </context>
    <context>
        <name>RecordButton</name>
        <message>
            <source>Say it now, then press to stop</source>
            <extracomment>Button while one's voice is recorded</extracomment>
            <translation>Puhu nyt, lopeta painamalla</translation>
        </message>
        <message>
            <source>Record your own</source>
            <extracomment>Button: record one's own call</extracomment>
            <translation>Äänitä oma</translation>
        </message>
        <message>
            <source>Recording level</source>
            <extracomment>Spoken name of the meter while one's voice is recorded</extracomment>
            <translation>Voimakkuus</translation>
        </message>
        <message>
            <source>Up to three seconds. The recording stays on this device.</source>
            <extracomment>Under the button that records a voice</extracomment>
            <translation>Enintään kolme sekuntia. Äänite pysyy tässä laitteessa.</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>This round is over.</source>
            <translation>Tämä kierros on päättynyt.</translation>
        </message>
        <message>
            <source>It’s %1’s turn.</source>
            <extracomment>%1 is the player whose turn it is</extracomment>
            <translation>Vuorossa on %1.</translation>
        </message>
        <message>
            <source>That card isn’t in the Center Row.</source>
            <translation>Se kortti ei ole keskirivissä.</translation>
        </message>
        <message>
            <source>You’ve already matched that row card this turn.</source>
            <translation>Olet jo pelannut tämän rivikortin päälle tällä vuorolla.</translation>
        </message>
        <message>
            <source>That card isn’t in your hand.</source>
            <translation>Se kortti ei ole kädessäsi.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your card has a different number.</source>
            <translation>Kortti ei käy: siinä on eri numero kuin rivikortissa.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your two cards don’t add up to its number.</source>
            <translation>Kortit eivät käy: niiden summa ei ole rivikortin numero.</translation>
        </message>
        <message>
            <source>You’ve already drawn this turn. Match a row card, or lay a card in the Center Row.</source>
            <translation>Olet jo nostanut tällä vuorolla. Pelaa rivikortin päälle tai laita kortti keskiriviin.</translation>
        </message>
        <message>
            <source>You’ve already matched, so you can’t draw this turn.</source>
            <translation>Olet jo pelannut, joten et voi enää nostaa tällä vuorolla.</translation>
        </message>
        <message>
            <source>Match a row card or draw before you end your turn.</source>
            <translation>Pelaa rivikortin päälle tai nosta, ennen kuin lopetat vuorosi.</translation>
        </message>
        <message>
            <source>You drew without a match: lay a card in the Center Row.</source>
            <translation>Nostit etkä pelannut: laita kortti keskiriviin.</translation>
        </message>
        <message>
            <source>Draw first. You only lay a card if you still don’t make a match.</source>
            <translation>Nosta ensin. Riviin laitat kortin vain, jos et sittenkään pelaa.</translation>
        </message>
        <message>
            <source>You can’t lay a card because you’ve already matched. End your turn instead.</source>
            <translation>Et voi laittaa korttia riviin, koska olet jo pelannut. Lopeta vuorosi.</translation>
        </message>
        <message>
            <source>You’re done matching. Now it’s time for your bonus cards.</source>
            <translation>Rivikorttien päälle ei enää pelata. Nyt on bonuskorttien vuoro.</translation>
        </message>
        <message>
            <source>You don’t have a bonus card to skip.</source>
            <translation>Sinulla ei ole bonusta, jonka voisit ohittaa.</translation>
        </message>
        <message>
            <source>House rule: lay your bonus cards.</source>
            <translation>Kotisääntö: laita bonuskorttisi riviin.</translation>
        </message>
        <message>
            <source>You only call “DOS!” when you have exactly two cards.</source>
            <translation>”DOS!” huudetaan vain, kun kortteja on tasan kaksi.</translation>
        </message>
        <message>
            <source>You’ve already called.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Huusit jo.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because they’ve already called.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Et voi napata: %1 huusi jo.</translation>
        </message>
        <message>
            <source>You can’t call now because someone already caught you.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Et voi enää huutaa, koska sinut napattiin jo.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because someone already did.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Et voi napata: %1 jäi jo kiinni.</translation>
        </message>
        <message>
            <source>Nobody caught you in time, so you don’t have to call anymore.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Kukaan ei napannut sinua ajoissa, joten sinun ei enää tarvitse huutaa.</translation>
        </message>
        <message>
            <source>You’re too late to catch %1. Play has moved on.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Liian myöhäistä napata: peli jatkui jo, ja %1 on turvassa.</translation>
        </message>
        <message>
            <source>Nobody is sitting there.</source>
            <translation>Siinä ei istu kukaan.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “DOS!” instead.</source>
            <translation>Et voi napata itseäsi. Huuda sen sijaan ”DOS!”.</translation>
        </message>
        <message>
            <source>You can’t catch %1 now.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>%1 ei voi nyt jäädä kiinni.</translation>
        </message>
        <message>
            <source>Give %1 a moment to call, then try again.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>%1 saa hetken aikaa huutaa. Yritä sitten uudelleen.</translation>
        </message>
        <message>
            <source>You can’t play that card because it doesn’t match the color, number, or symbol in play.</source>
            <translation>Kortti ei sovi: siinä ei ole nykyistä väriä eikä samaa numeroa tai merkkiä.</translation>
        </message>
        <message>
            <source>You can only play the card you just drew.</source>
            <translation>Voit pelata vain kortin, jonka juuri nostit.</translation>
        </message>
        <message>
            <source>You’ve already drawn. Play that card or keep it.</source>
            <translation>Olet jo nostanut. Pelaa se kortti tai pidä se.</translation>
        </message>
        <message>
            <source>Play a card or draw before you end your turn.</source>
            <translation>Pelaa kortti tai nosta, ennen kuin lopetat vuorosi.</translation>
        </message>
        <message>
            <source>Name a color for your wild card.</source>
            <translation>Valitse villikortin väri.</translation>
        </message>
        <message>
            <source>You only name a color for wild cards.</source>
            <translation>Väri valitaan vain villikortille.</translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>Ensimmäinen kortti on villikortti: valitse väri.</translation>
        </message>
        <message>
            <source>You can’t name a color now.</source>
            <translation>Et voi nyt valita väriä.</translation>
        </message>
        <message>
            <source>House rule: no bluffing. You still have a card of the current color.</source>
            <translation>Kotisääntö: ei bluffia. Sinulla on yhä nykyisen värinen kortti.</translation>
        </message>
        <message>
            <source>You can’t play until those cards are drawn.</source>
            <translation>Et voi pelata, ennen kuin ne kortit on nostettu.</translation>
        </message>
        <message>
            <source>You can only stack the same kind of draw card.</source>
            <translation>Voit kasata vain samanlaisen nostokortin.</translation>
        </message>
        <message>
            <source>You have to draw first, unless you can challenge or stack.</source>
            <translation>Nosta ensin, ellet voi haastaa tai kasata.</translation>
        </message>
        <message>
            <source>You don’t have to draw.</source>
            <translation>Sinun ei tarvitse nostaa.</translation>
        </message>
        <message>
            <source>There’s nothing for you to challenge.</source>
            <translation>Haastettavaa ei ole.</translation>
        </message>
        <message>
            <source>You can only jump in with a card identical to the top card.</source>
            <translation>Väliin voit pelata vain täsmälleen saman kortin kuin päällimmäinen.</translation>
        </message>
        <message>
            <source>You’re too late to jump in. Play has moved on.</source>
            <translation>Liian myöhäistä pelata väliin: peli jatkui jo.</translation>
        </message>
        <message>
            <source>First, choose a player to swap hands with.</source>
            <translation>Valitse ensin, kenen kanssa vaihdat kortit.</translation>
        </message>
        <message>
            <source>You can’t swap hands now.</source>
            <translation>Kortteja ei voi nyt vaihtaa.</translation>
        </message>
        <message>
            <source>You can’t swap hands with yourself. Choose another player.</source>
            <translation>Et voi vaihtaa kortteja itsesi kanssa. Valitse toinen pelaaja.</translation>
        </message>
        <message>
            <source>%1 isn’t posing.</source>
            <extracomment>Why a report that a player moved is refused: %1 is that player</extracomment>
            <translation>%1 ei ole asennossa.</translation>
        </message>
        <message>
            <source>You only call “UNO!” when you have exactly one card.</source>
            <translation>”UNO!” huudetaan vain, kun kortteja on tasan yksi.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “UNO!” instead.</source>
            <translation>Et voi napata itseäsi. Huuda sen sijaan ”UNO!”.</translation>
        </message>
    </context>
    <context>
        <name>ResultRow</name>
        <message>
            <source>found in %1</source>
            <extracomment>Beside a result of the search; %1 a language, in itself: "Nederlands"</extracomment>
            <translation>löytyi kielellä: %1</translation>
        </message>
    </context>
    <context>
        <name>ResultSeat</name>
        <message>
            <source>No cards left</source>
            <extracomment>Said of a player who has no cards left</extracomment>
            <translation>Kortit loppuivat</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in hand</source>
            <extracomment>The sum of the cards in a hand</extracomment>
            <translation>
                <numerusform>%n piste kädessä</numerusform>
                <numerusform>%n pistettä kädessä</numerusform>
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
            <translation>Pisteitä %1, raja %2</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n point(s)</source>
            <extracomment>Spoken of a card that was left in a hand. %1 its name, for example "Red 7", %n what it counts</extracomment>
            <translation>
                <numerusform>%1: %n piste</numerusform>
                <numerusform>%1: %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, computer player</source>
            <extracomment>Spoken of a seat in the result where several people play. %1 the name of a computer player</extracomment>
            <translation>%1, tietokonepelaaja</translation>
        </message>
        <message>
            <source>“%1”</source>
            <extracomment>What an animal says about the result of a round; the quotation marks of the language</extracomment>
            <translation>”%1”</translation>
        </message>
    </context>
    <context>
        <name>ResultsList</name>
        <message>
            <source>Nothing found. Try a single word. Everyday words work, in any language the rules come in.</source>
            <extracomment>The search has found nothing</extracomment>
            <translation>Mitään ei löytynyt. Kokeile yhtä sanaa. Arkiset sanat käyvät, millä tahansa sääntöjen kielellä.</translation>
        </message>
        <message numerus="yes">
            <source>%n result(s)</source>
            <extracomment>Spoken name of the list of what the search has found</extracomment>
            <translation>
                <numerusform>%n tulos</numerusform>
                <numerusform>%n tulosta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Center Row</source>
            <extracomment>Over the cards of the Center Row in a reviewed decision</extracomment>
            <translation>Keskirivi</translation>
        </message>
        <message>
            <source>Top card, color: %1</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision. %1 the color that was named</extracomment>
            <translation>Päällimmäinen kortti, väri: %1</translation>
        </message>
        <message>
            <source>Top card</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision</extracomment>
            <translation>Päällimmäinen kortti</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after your turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 a player, %2 "DOS!" or "UNO!", %3 the number of the reader's own turn</extracomment>
            <translation>Vuorosi %3 jälkeen %1 unohti huutaa ”%2”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, and %3 caught you.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!", %3 a player</extracomment>
            <translation>Vuorosi %1: unohdit huutaa ”%2”, ja %3 nappasi sinut.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!"</extracomment>
            <translation>Vuorosi %1: unohdit huutaa ”%2”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after %4’s turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1, %4 players, %2 "DOS!" or "UNO!", %3 the number of a turn of %4</extracomment>
            <translation>Pelaajan %4 vuoron %3 jälkeen %1 unohti huutaa ”%2”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3” and was caught.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Vuoro %1: %2 unohti huutaa ”%3” ja jäi kiinni.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Vuoro %1: %2 unohti huutaa ”%3”, mutta kukaan ei huomannut.</translation>
        </message>
        <message>
            <source>Your best move, turn %1: %2. Anything else would have cost you %3.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 what they did, such as "blue 4 on blue 9" or "draw a card", %3 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Paras siirtosi, vuoro %1: %2. Mikä tahansa muu olisi maksanut %3.</translation>
        </message>
        <message>
            <source>%1’s best move, turn %2: %3. Anything else would have cost %4.</source>
            <extracomment>In the review of a round. %1 a player, %2 the number of their turn, %3 what they did, such as "blue 4 on blue 9" or "draw a card", %4 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Pelaajan %1 paras siirto, vuoro %2: %3. Mikä tahansa muu olisi maksanut %4.</translation>
        </message>
    </context>
    <context>
        <name>ReviewDecision</name>
        <message>
            <source>Turn %1 cost you %2</source>
            <extracomment>Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Vuoro %1 maksoi sinulle %2</translation>
        </message>
        <message>
            <source>Your turn %1</source>
            <extracomment>Heading of a reviewed decision; %1 the number of the player's own turn in the round</extracomment>
            <translation>Vuorosi %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <extracomment>What a decision cost; %1 "about 6 points" or "about 8 wins in 100 rounds"</extracomment>
            <translation>maksoi %1</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Over the player's own cards in a reviewed decision</extracomment>
            <translation>Kätesi</translation>
        </message>
        <message>
            <source>Your choice: %1.</source>
            <extracomment>What the player did in a reviewed decision; %1 "draw a card"</extracomment>
            <translation>Siirtosi: %1.</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <extracomment>What would have been better in a reviewed decision; %1 a whole sentence that says why</extracomment>
            <translation>Parempi: %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>Turn %1: it worked out</source>
            <extracomment>Spoken of a reviewed decision that came out well. %1 number of the turn</extracomment>
            <translation>Vuoro %1: se onnistui</translation>
        </message>
        <message>
            <source>it worked out</source>
            <extracomment>Of a decision that came out well, though it would not usually</extracomment>
            <translation>onnistui</translation>
        </message>
        <message>
            <source>On average it costs %1. Usually better: %2</source>
            <extracomment>Of a decision that came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why</extracomment>
            <translation>Keskimäärin se maksaa %1. Yleensä parempi: %2</translation>
        </message>
        <message>
            <source>Turn %1 cost %2</source>
            <extracomment>Spoken of a reviewed decision of somebody else. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Vuoro %1 maksoi %2</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <extracomment>Heading of a reviewed decision of somebody else; %1 the number of that player's turn in the round</extracomment>
            <translation>Vuoro %1</translation>
        </message>
        <message>
            <source>%1’s hand</source>
            <extracomment>Over the cards of somebody else in a reviewed decision. %1 that player</extracomment>
            <translation>Pelaajan %1 käsi</translation>
        </message>
        <message>
            <source>%1’s choice: %2.</source>
            <extracomment>What somebody else did in a reviewed decision; %1 that player, %2 "draw a card"</extracomment>
            <translation>Pelaajan %1 siirto: %2.</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Round review</source>
            <extracomment>Title of the review after a round</extracomment>
            <translation>Kierroksen läpikäynti</translation>
        </message>
        <message>
            <source>Close review</source>
            <extracomment>Button: goes back to the result of the round</extracomment>
            <translation>Sulje läpikäynti</translation>
        </message>
        <message>
            <source>Whose round to review</source>
            <extracomment>Spoken name of a group of buttons with the names of players</extracomment>
            <translation>Kenen kierros käydään läpi</translation>
        </message>
    </context>
    <context>
        <name>RoundMark</name>
        <message>
            <source>Round %1 · to %2</source>
            <extracomment>Always visible at the table. %1 number of the round, %2 points that win the game</extracomment>
            <translation>Kierros %1 · %2 pisteeseen</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Yksi kierros</translation>
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
            <translation>Kierros %1 · pelataan %2 pisteeseen</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Button: starts a new game with the same players</extracomment>
            <translation>Pelaa uudelleen</translation>
        </message>
        <message>
            <source>Deal next round</source>
            <extracomment>Button: begin the next round</extracomment>
            <translation>Jaa seuraava kierros</translation>
        </message>
        <message>
            <source>Review</source>
            <extracomment>Button: opens the review of this round's decisions</extracomment>
            <translation>Käy läpi</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>Button: goes to Home</extracomment>
            <translation>Etusivulle</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is at the end, such as saving the game as a file</extracomment>
            <translation>Lisää</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s)</source>
            <extracomment>Under the last totals of a game: how long it took</extracomment>
            <translation>
                <numerusform>%n kierroksen jälkeen</numerusform>
                <numerusform>%n kierroksen jälkeen</numerusform>
            </translation>
        </message>
        <message>
            <source>Play %1 next</source>
            <extracomment>Button at the end of a game: sets up the other one with the same players. %1 "DOS" or "UNO"</extracomment>
            <translation>Seuraavaksi %1</translation>
        </message>
        <message>
            <source>With the same players</source>
            <extracomment>Spoken after "Play UNO next"</extracomment>
            <translation>Samoilla pelaajilla</translation>
        </message>
        <message>
            <source>The score book wasn’t changed. %1</source>
            <extracomment>At the switch “Enter in the score book”. %1 a sentence: what the file system refused and what to do</extracomment>
            <translation>Pistevihkoa ei muutettu. %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button at the end of the deal of the day: to the page with the card of the result</extracomment>
            <translation>Päivän jako</translation>
        </message>
        <message>
            <source>One round</source>
            <extracomment>Under the totals, of a game that ends with its first round</extracomment>
            <translation>Yksi kierros</translation>
        </message>
    </context>
    <context>
        <name>RulesHeader</name>
        <message>
            <source>Search</source>
            <extracomment>Button: search the rules</extracomment>
            <translation>Hae</translation>
        </message>
        <message>
            <source>Close rules</source>
            <extracomment>Button: leave the rules</extracomment>
            <translation>Sulje säännöt</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Title of the page with the rules</extracomment>
            <translation>Säännöt</translation>
        </message>
    </context>
    <context>
        <name>RulesHeading</name>
        <message>
            <source>House rules</source>
            <extracomment>Heading: rules that families play differently</extracomment>
            <translation>Kotisäännöt</translation>
        </message>
        <message>
            <source>Hide house rules</source>
            <extracomment>Button</extracomment>
            <translation>Piilota kotisäännöt</translation>
        </message>
        <message>
            <source>Show house rules</source>
            <extracomment>Button</extracomment>
            <translation>Näytä kotisäännöt</translation>
        </message>
    </context>
    <context>
        <name>RulesTools</name>
        <message>
            <source>Back to where you were</source>
            <extracomment>Button: back to the section that was read before</extracomment>
            <translation>Takaisin äskeiseen kohtaan</translation>
        </message>
        <message>
            <source>Show page</source>
            <extracomment>Button: from the contents to the page</extracomment>
            <translation>Näytä sivu</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sisällys</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language</source>
            <extracomment>Name of the button when the device has no voice for this language</extracomment>
            <translation>Ääneen lukeminen ei onnistu: tällä laitteella ei ole puheääntä tälle kielelle</translation>
        </message>
        <message>
            <source>Stop reading</source>
            <extracomment>Button</extracomment>
            <translation>Lopeta ääneen lukeminen</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <extracomment>Button</extracomment>
            <translation>Lue ääneen</translation>
        </message>
        <message>
            <source>Language and text size</source>
            <extracomment>Button: languages and text size of the rules</extracomment>
            <translation>Kieli ja tekstin koko</translation>
        </message>
        <message>
            <source>Print or save as PDF</source>
            <extracomment>Button: the rules of this game or its quick card, printed or as PDF</extracomment>
            <translation>Tulosta tai tallenna PDF:nä</translation>
        </message>
    </context>
    <context>
        <name>SaveMatch</name>
        <message>
            <source>Save game as file</source>
            <extracomment>Button: writes the game to a file</extracomment>
            <translation>Tallenna peli tiedostoksi</translation>
        </message>
        <message>
            <source>Includes hidden cards. Use it to replay the game or report a bug.</source>
            <extracomment>Under the button "Save game as file"</extracomment>
            <translation>Sisältää myös piilossa olevat kortit. Käytä tiedostoa pelin toistamiseen tai vian ilmoittamiseen.</translation>
        </message>
    </context>
    <context>
        <name>ScoreFiles</name>
        <message>
            <source>Saved as “%1”.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>Tallennettu: ”%1”.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be saved (%2). Try another folder.</source>
            <extracomment>%1 a file with its folder, %2 the system's reason</extracomment>
            <translation>”%1” jäi tallentamatta (%2). Kokeile toista kansiota.</translation>
        </message>
        <message>
            <source>This game’s entries contradict each other, so it can’t be exported.</source>
            <translation>Tämän pelin merkinnät ovat ristiriidassa keskenään, joten sitä ei voi viedä.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Kierros</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Yhteensä</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.</source>
            <extracomment>%1 a file, %2 number of the line, %3 the reason, in English</extracomment>
            <translation>Tiedostoa ”%1” ei tuotu. Rivi %2: %3. Korjaa tiedosto ja tuo se uudelleen.</translation>
        </message>
        <message>
            <source>Your score book already has every game in this file.</source>
            <translation>Pistevihossa on jo tiedoston jokainen peli.</translation>
        </message>
        <message numerus="yes">
            <source>Added %n game(s) to the score book.</source>
            <extracomment>%n games were added from a file</extracomment>
            <translation>
                <numerusform>Vihkoon lisättiin %n peli.</numerusform>
                <numerusform>Vihkoon lisättiin %n peliä.</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a table: the starting points of players who joined late</extracomment>
            <translation>Alku</translation>
        </message>
        <message numerus="yes">
            <source>Updated %n game(s) in the score book.</source>
            <extracomment>%n games had more rounds in the file than in the score book</extracomment>
            <translation>
                <numerusform>Vihossa päivitettiin %n peli.</numerusform>
                <numerusform>Vihossa päivitettiin %n peliä.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) continued differently in your score book and weren’t changed.</source>
            <extracomment>%n games have different rounds in the score book and in the file</extracomment>
            <translation>
                <numerusform>%n peli on jatkunut vihossa toisin, eikä sitä muutettu.</numerusform>
                <numerusform>%n peliä on jatkunut vihossa toisin, eikä niitä muutettu.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. %2</source>
            <extracomment>%1 a file, %2 a sentence: the reason</extracomment>
            <translation>Tiedostoa ”%1” ei tuotu. %2</translation>
        </message>
        <message>
            <source>“%1” was saved, but what is there now is something else. Try another folder.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>”%1” tallennettiin, mutta siinä on nyt jotain muuta. Kokeile toista kansiota.</translation>
        </message>
        <message>
            <source>an unreadable game</source>
            <extracomment>In a list of damaged games, of one that can't be read at all</extracomment>
            <translation>peli, jota ei voi lukea</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>In a list of damaged games. %1 the players' names, %2 a date</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <extracomment>At the end of a list of damaged games</extracomment>
            <translation>
                <numerusform>%n muu</numerusform>
                <numerusform>%n muuta</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged game(s) couldn’t be included: %1.</source>
            <extracomment>%n damaged games. %1 a list of them</extracomment>
            <translation>
                <numerusform>%n vioittunutta peliä ei voitu ottaa mukaan: %1.</numerusform>
                <numerusform>%n vioittunutta peliä ei voitu ottaa mukaan: %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” was saved, but can’t be read back. Try another folder.</source>
            <extracomment>%1 a file</extracomment>
            <translation>”%1” tallennettiin, mutta sitä ei voi lukea takaisin. Kokeile toista kansiota.</translation>
        </message>
        <message>
            <source>Saved %1 of %2 games as “%3”.</source>
            <extracomment>%1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing</extracomment>
            <translation>Tallennettu %1/%2 peliä tiedostoon ”%3”.</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Fix the file and import it again.</source>
            <extracomment>%1 a file; a list of what is wrong with its lines follows</extracomment>
            <translation>Tiedostoa ”%1” ei tuotu. Korjaa tiedosto ja tuo se uudelleen.</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <extracomment>One problem of a file. %1 number of the line, %2 a sentence: the problem</extracomment>
            <translation>Rivi %1: %2</translation>
        </message>
        <message numerus="yes">
            <source>And %n more problem(s).</source>
            <extracomment>After a list of problems of a file. %n problems that are not listed</extracomment>
            <translation>
                <numerusform>Ja vielä %n ongelma.</numerusform>
                <numerusform>Ja vielä %n ongelmaa.</numerusform>
            </translation>
        </message>
        <message>
            <source>Are %1 and %2 in this file the same person?</source>
            <extracomment>%1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Ovatko tiedoston %1 ja %2 sama henkilö?</translation>
        </message>
        <message>
            <source>“%1” looks like the game of %2 that you imported before. Replace that game?</source>
            <extracomment>%1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game</extracomment>
            <translation>”%1” näyttää aiemmin tuodulta peliltä (%2). Korvataanko se peli?</translation>
        </message>
        <message>
            <source>The file’s text was converted from %1.</source>
            <extracomment>After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252</extracomment>
            <translation>Tiedoston teksti muunnettiin, se oli muodossa %1.</translation>
        </message>
        <message>
            <source>The file doesn’t say how points are counted, so each round’s winner got them. If cards count against you, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table of two players was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>Tiedostossa ei sanota, miten pisteet lasketaan, joten ne annettiin kierrosten voittajille. Jos ne ovat omien korttien pisteitä, lisää sarake, jossa on countAgainst, ja tuo tiedosto uudelleen.</translation>
        </message>
        <message numerus="yes">
            <source>Replaced %n game(s) in the score book by the file. The old ones are with the deleted games.</source>
            <extracomment>A corrected table took the place of %n games that were imported from it before</extracomment>
            <translation>
                <numerusform>%n vihon peli korvattiin tiedostosta. Vanha on poistettujen pelien joukossa.</numerusform>
                <numerusform>%n vihon peliä korvattiin tiedostosta. Vanhat ovat poistettujen pelien joukossa.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) were there already.</source>
            <extracomment>%n games of a file were in the score book before</extracomment>
            <translation>
                <numerusform>%n peli oli siellä jo.</numerusform>
                <numerusform>%n peliä oli siellä jo.</numerusform>
            </translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>Buttons: a name means a person who is in the score book already, or who isn't</extracomment>
            <translation>Sama henkilö</translation>
        </message>
        <message>
            <source>Someone new</source>
            <translation>Joku uusi</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Buttons: an imported table takes the place of a game, or is a game of its own</extracomment>
            <translation>Korvaa</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Pidä molemmat</translation>
        </message>
        <message>
            <source>What is a line of “%1”: a whole game with everyone’s final points, or one round?</source>
            <extracomment>%1 a file with a date and points of several players in each line</extracomment>
            <translation>Mitä tiedoston ”%1” rivi on: koko peli loppupisteineen vai yksi kierros?</translation>
        </message>
        <message>
            <source>A game</source>
            <extracomment>Button: each line of an imported table is a whole game</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>A round</source>
            <extracomment>Button: each line of an imported table is a round of a game</extracomment>
            <translation>Kierros</translation>
        </message>
        <message>
            <source>“%1” was read as %2.</source>
            <extracomment>After a table was imported. %1 a date as the file has it, such as 3/4/2025, %2 the same date in words</extracomment>
            <translation>”%1” luettiin näin: %2.</translation>
        </message>
        <message>
            <source>The file doesn’t say who won, so the highest total won each game. If the lowest wins, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>Tiedostossa ei sanota, kuka voitti, joten joka pelin voitti suurin pistemäärä. Jos pienin voittaa, lisää sarake, jossa on countAgainst, ja tuo tiedosto uudelleen.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Päivä</translation>
        </message>
        <message>
            <source>Game no.</source>
            <extracomment>Heading of a column in a table: tells several games of one day apart</extracomment>
            <translation>Peli nro</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Heading of a column in a table: DOS or UNO</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Paikka</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Jakaja</translation>
        </message>
        <message>
            <source>Starter</source>
            <extracomment>Heading of a column in a table: who had the first turn of a round</extracomment>
            <translation>Aloittaa</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Voittaja</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>Heading of a column in a table: the points of the cards left in a hand</extracomment>
            <translation>Käsi</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Heading of a column in a table: the cards left in a hand</extracomment>
            <translation>Kortit</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
    </context>
    <context>
        <name>ScorePaper</name>
        <message>
            <source>target %1</source>
            <extracomment>On a printed score sheet. %1 points</extracomment>
            <translation>pisteraja %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Pistelappu</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Yhteensä</translation>
        </message>
        <message>
            <source>Date: ________________   Place: ________________   Target: ________</source>
            <extracomment>At the head of an empty score sheet, to be filled in by hand</extracomment>
            <translation>Päivä: ________________   Paikka: ________________   Pisteraja: ________</translation>
        </message>
        <message numerus="yes">
            <source>started with %n point(s)</source>
            <extracomment>On the picture of a result, under the name of a player who joined late. %n points</extracomment>
            <translation>
                <numerusform>aloitti %n pisteestä</numerusform>
                <numerusform>aloitti %n pisteestä</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a printed score sheet: the starting points of players who joined late</extracomment>
            <translation>Alku</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Last row of a printed score sheet: the rank of each player</extracomment>
            <translation>Sija</translation>
        </message>
        <message>
            <source>Carried forward</source>
            <extracomment>Row at the foot of a page of a printed score sheet: the totals so far, which continue on the next page. "Brought forward" is the same row at the head of that page. The words of bookkeeping</extracomment>
            <translation>Siirto</translation>
        </message>
        <message>
            <source>Brought forward</source>
            <translation>Siirto</translation>
        </message>
        <message>
            <source>In parentheses: points left in hand</source>
            <extracomment>At the foot of a printed score sheet. The sheet has such numbers: (12)</extracomment>
            <translation>Suluissa: käteen jääneet pisteet</translation>
        </message>
        <message>
            <source>–: didn’t play</source>
            <extracomment>At the foot of a printed score sheet: what a dash in a round means</extracomment>
            <translation>–: ei pelannut</translation>
        </message>
        <message>
            <source>left the game</source>
            <extracomment>On the picture of a result, under the name of a player who left before the end</extracomment>
            <translation>lähti kesken</translation>
        </message>
    </context>
    <context>
        <name>ScorePeopleSection</name>
        <message>
            <source>Player %1: %2</source>
            <extracomment>Spoken when a player has been added. %1 the number of players now, %2 the new one's name</extracomment>
            <translation>Pelaaja %1: %2</translation>
        </message>
        <message>
            <source>Players, clockwise</source>
            <extracomment>Heading: the players round the real table</extracomment>
            <translation>Pelaajat myötäpäivään</translation>
        </message>
        <message>
            <source>New player’s name</source>
            <translation>Uuden pelaajan nimi</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Lisää</translation>
        </message>
        <message>
            <source>Recent players</source>
            <extracomment>Over buttons with the names of people who played before</extracomment>
            <translation>Viimeksi pelanneet</translation>
        </message>
        <message>
            <source>Add %1</source>
            <extracomment>Spoken name of the button. %1 a remembered player</extracomment>
            <translation>Lisää %1</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Pöydässä on jo %1. Lisää nimeen jotain, niin heidät erottaa toisistaan.</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: paikka %2</translation>
        </message>
        <message>
            <source>Clear all</source>
            <extracomment>Button: removes all players from the new score sheet</extracomment>
            <translation>Tyhjennä kaikki</translation>
        </message>
        <message>
            <source>Remove all players</source>
            <extracomment>Spoken name of the button "Clear all"</extracomment>
            <translation>Poista kaikki pelaajat</translation>
        </message>
    </context>
    <context>
        <name>ScoreRulesSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading: the rules of a real game</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: which card game</extracomment>
            <translation>Peli</translation>
        </message>
        <message>
            <source>50 points less</source>
            <translation>50 pistettä vähemmän</translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>%n pisteeseen</numerusform>
                <numerusform>%n pisteeseen</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 pistettä enemmän</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>Label: how a round is counted</extracomment>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Kaikki voittajalle</translation>
        </message>
        <message>
            <source>The player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Se, jolta kortit loppuvat, saa pisteet kaikkien muiden korteista. Suurin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Pisteet omista korteista</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Jokainen saa pisteet käteensä jääneistä korteista. Pienin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <extracomment>Label: the dealer of the next round</extracomment>
            <translation>Seuraava jakaja</translation>
        </message>
        <message>
            <source>Round winner</source>
            <translation>Kierroksen voittaja</translation>
        </message>
        <message>
            <source>Next on the left</source>
            <translation>Seuraava vasemmalla</translation>
        </message>
        <message>
            <source>House rules, noted on the sheet</source>
            <extracomment>Over switches for rules that families change; they are noted on the sheet</extracomment>
            <translation>Lappuun merkittävät kotisäännöt</translation>
        </message>
        <message>
            <source>Or type the target</source>
            <extracomment>Label of a field in which the points that end the game can be typed</extracomment>
            <translation>Tai kirjoita pisteraja</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeatEditor</name>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Pelaajan %1 nimi</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>Button: this player deals first</extracomment>
            <translation>Jakaja</translation>
        </message>
        <message>
            <source>%1 deals first</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 jakaa ensin</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Siirrä ylös: %1</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Poista %1</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Siirrä alas: %1</translation>
        </message>
    </context>
    <context>
        <name>ScoreSetupPage</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Title of the page where a score sheet is set up</extracomment>
            <translation>Uusi pistelappu</translation>
        </message>
        <message>
            <source>Start scoring</source>
            <extracomment>Button: open the new score sheet</extracomment>
            <translation>Aloita kirjaaminen</translation>
        </message>
    </context>
    <context>
        <name>ScoreWords</name>
        <message>
            <source>the start</source>
            <translation>aloitus</translation>
        </message>
        <message>
            <source>%1’s hand in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1, käsi kierroksella %2</translation>
        </message>
        <message>
            <source>%1 went out in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1, kortit loppuivat kierroksella %2</translation>
        </message>
        <message>
            <source>finishing the round</source>
            <translation>kierroksen päättäminen</translation>
        </message>
        <message>
            <source>removing round %1</source>
            <translation>kierroksen %1 poisto</translation>
        </message>
        <message>
            <source>%1 joined</source>
            <translation>%1 tuli mukaan</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>%1 lähti</translation>
        </message>
        <message>
            <source>%1 deals</source>
            <extracomment>What undo takes back: a change of dealer. %1 a player</extracomment>
            <translation>%1 jakaa</translation>
        </message>
        <message>
            <source>target %1</source>
            <translation>pisteraja %1</translation>
        </message>
        <message>
            <source>playing on</source>
            <translation>pelin jatkaminen</translation>
        </message>
        <message>
            <source>the end of the game</source>
            <translation>pelin päättäminen</translation>
        </message>
        <message>
            <source>the note</source>
            <translation>muistiinpano</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-villikortti</translation>
        </message>
        <message>
            <source>Wild</source>
            <translation>Villi kortti</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Villi nosta neljä</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Dumb Fu -villikortti</translation>
        </message>
        <message>
            <source>Wild #</source>
            <translation>#-villikortti</translation>
        </message>
        <message>
            <source>Draw Two</source>
            <translation>Nosta kaksi</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Suunnanvaihto</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Ohitus</translation>
        </message>
        <message>
            <source>Bonus cards: required</source>
            <translation>Bonuskortit: pakollisia</translation>
        </message>
        <message>
            <source>Wrong catch: draw two</source>
            <translation>Turha nappaus: nosta 2</translation>
        </message>
        <message>
            <source>Stacking</source>
            <translation>Kasaaminen</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <translation>Väliin pelaaminen</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <translation>Seiska ja nolla</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <translation>Nosta, kunnes sopii</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <translation>Ei bluffia</translation>
        </message>
        <message>
            <source>That round isn’t on the sheet.</source>
            <translation>Sitä kierrosta ei ole lapussa.</translation>
        </message>
        <message>
            <source>You need at least two players.</source>
            <translation>Peliin tarvitaan vähintään kaksi pelaajaa.</translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Lappuun mahtuu %1 pelaajaa.</translation>
        </message>
        <message>
            <source>The same player can’t have two seats.</source>
            <translation>Sama pelaaja ei voi istua kahdella paikalla.</translation>
        </message>
        <message>
            <source>That player wasn’t in this round.</source>
            <translation>Se pelaaja ei ollut mukana tällä kierroksella.</translation>
        </message>
        <message>
            <source>This game doesn’t have that card.</source>
            <translation>Tässä pelissä ei ole sellaista korttia.</translation>
        </message>
        <message>
            <source>You’ve counted more of a card than the deck has. Check the hands.</source>
            <translation>Samaa korttia on laskettu enemmän kuin pakassa on. Tarkista kädet.</translation>
        </message>
        <message>
            <source>That’s more than the whole deck is worth (%1).</source>
            <translation>Se on enemmän kuin pakan kaikki kortit yhteensä (%1).</translation>
        </message>
        <message>
            <source>This player went out: leave 0.</source>
            <translation>Tältä pelaajalta loppuivat kortit: jätä 0.</translation>
        </message>
        <message>
            <source>First choose who went out.</source>
            <translation>Valitse ensin, keneltä kortit loppuivat.</translation>
        </message>
        <message>
            <source>%1 wins the tie in round %2</source>
            <extracomment>What undo takes back. %1 the player who would have been next in turn, %2 number of the round</extracomment>
            <translation>%1 voittaa kierroksen %2 tasapisteissä</translation>
        </message>
        <message>
            <source>nobody could play in round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>kukaan ei voinut pelata kierroksella %1</translation>
        </message>
        <message>
            <source>Missed calls: caught while they have two cards</source>
            <translation>Unohdettu huuto: kiinni, kun kortteja on 2</translation>
        </message>
        <message>
            <source>Missed calls: caught until the round ends</source>
            <translation>Unohdettu huuto: kiinni kierroksen loppuun</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <translation>Kaksi pelaajaa: Suunnanvaihto ei ohita</translation>
        </message>
        <message>
            <source>In this game, the round isn’t over until someone goes out.</source>
            <translation>Tässä pelissä kierros jatkuu, kunnes joltakulta loppuvat kortit.</translation>
        </message>
        <message>
            <source>Before you count: was there a double color match in the last turn? For each one, everyone else draws a card first, and it counts.</source>
            <translation>Ennen laskemista: pelattiinko viimeisellä vuorolla väripari? Jokaisesta väriparista kaikki muut nostavat ensin yhden kortin, ja sekin lasketaan.</translation>
        </message>
        <message>
            <source>Nobody could play, so the player with the fewest points in hand wins the round. Count every hand.</source>
            <translation>Kukaan ei voinut pelata, joten kierroksen voittaa se, jonka kädessä on vähiten pisteitä. Laskekaa kaikki kädet.</translation>
        </message>
        <message>
            <source>Target reached, but %1 are tied. Play another round.</source>
            <extracomment>The game goes on past its target. %1 two or more players: "Anna and Ben"</extracomment>
            <translation>Pisteraja on saavutettu, mutta tilanne on tasan: %1. Pelatkaa vielä yksi kierros.</translation>
        </message>
        <message>
            <source>You can’t leave this hand blank. Enter 0 if it’s worth nothing.</source>
            <translation>Kättä ei voi jättää tyhjäksi. Kirjoita 0, jos siinä ei ole pisteitä.</translation>
        </message>
        <message>
            <source>Still to count: %1.</source>
            <translation>Vielä laskematta: %1.</translation>
        </message>
        <message>
            <source>Enter a target from %1 to %2.</source>
            <translation>Pisterajan on oltava väliltä %1–%2.</translation>
        </message>
        <message>
            <source>The target has been reached. Choose “Play on” to continue.</source>
            <translation>Pisteraja on saavutettu. Valitse ”Jatka peliä”, jos haluatte jatkaa.</translation>
        </message>
        <message>
            <source>The game isn’t over yet.</source>
            <translation>Peli on vielä kesken.</translation>
        </message>
        <message>
            <source>The game is over. Choose “Play on” to reopen it.</source>
            <translation>Peli on päättynyt. Valitse ”Jatka peliä”, niin se avautuu uudelleen.</translation>
        </message>
        <message>
            <source>This score sheet is full. Start a new one to keep playing.</source>
            <translation>Tämä pistelappu on täynnä. Aloita uusi, niin voit jatkaa pelaamista.</translation>
        </message>
        <message>
            <source>That player is already at the table.</source>
            <translation>Se pelaaja on jo pöydässä.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Kumottavaa ei ole.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Uudelleen tehtävää ei ole.</translation>
        </message>
        <message numerus="yes">
            <source>%1: you’ve counted all %n in the deck.</source>
            <extracomment>%1 a card, %n how many of it the deck has</extracomment>
            <translation>
                <numerusform>%1: pakassa on %n, ja se on jo laskettu.</numerusform>
                <numerusform>%1: pakassa on %n, ja kaikki on jo laskettu.</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s too many points for one hand.</source>
            <translation>Luku on liian suuri yhdelle kädelle.</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <extracomment>One card of a hand, and how often; %1 a count, %2 a card</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Before you count: was the last card a Draw Two or Wild Draw Four? If so, the next player draws first, and those cards count.</source>
            <translation>Ennen laskemista: oliko viimeinen kortti Nosta kaksi tai Villi nosta neljä? Silloin seuraava pelaaja nostaa ensin, ja nekin kortit lasketaan.</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 voittaa %n pisteellä.</numerusform>
                <numerusform>%1 voittaa %n pisteellä.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ended in a tie.</source>
            <translation>Peli päättyi tasan.</translation>
        </message>
        <message>
            <source>No rounds yet.</source>
            <translation>Ei vielä yhtään kierrosta.</translation>
        </message>
        <message>
            <source>The lead is tied.</source>
            <translation>Kärki on tasoissa.</translation>
        </message>
        <message numerus="yes">
            <source>%1 leads by %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 johtaa %n pisteellä.</numerusform>
                <numerusform>%1 johtaa %n pisteellä.</numerusform>
            </translation>
        </message>
        <message>
            <source>the last tap for %1</source>
            <extracomment>What undo takes back: a card or a digit. %1 a player</extracomment>
            <translation>viimeinen napautus: %1</translation>
        </message>
        <message>
            <source>the correction to round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>kierroksen %1 korjaus</translation>
        </message>
        <message>
            <source>Enter a number, or a sum like 12+11+7 or 3×20.</source>
            <translation>Kirjoita luku tai summa, esimerkiksi 12+11+7 tai 3×20.</translation>
        </message>
        <message>
            <source>%1 removed</source>
            <extracomment>What undo did. %1 a card
----------
What undo did. %1 a number or sum</extracomment>
            <translation>%1 poistettu</translation>
        </message>
        <message>
            <source>%1 added again</source>
            <extracomment>What undo or redo did. %1 a card</extracomment>
            <translation>%1 laskettu taas</translation>
        </message>
        <message>
            <source>now %1</source>
            <extracomment>What undo or redo did. %1 a number or sum</extracomment>
            <translation>taas %1</translation>
        </message>
        <message>
            <source>still being counted</source>
            <extracomment>What undo did: the hand was finished and is now being counted again</extracomment>
            <translation>lasketaan vielä</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>What redo did: the hand is finished</extracomment>
            <translation>laskettu</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What undo or redo did to a hand. %1 a player, %2 "Red 7 removed"</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>the points of round %1</source>
            <extracomment>What undo takes back: the points that a round's winner scored. %1 the number of the round</extracomment>
            <translation>kierroksen %1 pisteet</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <translation>Tältä kierrokselta on vain pisteet, ei käsiä. Kirjoita, mitä voittaja sai.</translation>
        </message>
        <message>
            <source>Cards count against you in this game, so enter every hand.</source>
            <translation>Tässä pelissä pisteet tulevat omista korteista, joten kirjaa jokainen käsi.</translation>
        </message>
        <message>
            <source>%1 (computer)</source>
            <extracomment>An opponent on a player's page. %1 the name of a computer player</extracomment>
            <translation>%1 (tietokone)</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s). Nobody reached %2.</source>
            <extracomment>A game that was ended, or corrected afterwards, below its target. %1 a player, %n points, %2 the target</extracomment>
            <translation>
                <numerusform>%1 voittaa %n pisteellä. Kukaan ei saavuttanut %2 pistettä.</numerusform>
                <numerusform>%1 voittaa %n pisteellä. Kukaan ei saavuttanut %2 pistettä.</numerusform>
            </translation>
        </message>
        <message>
            <source>the change of scoring</source>
            <extracomment>What undo takes back: another way of counting points</extracomment>
            <translation>pisteiden laskutavan vaihto</translation>
        </message>
        <message>
            <source>date %1</source>
            <extracomment>What undo takes back. %1 a date</extracomment>
            <translation>päivä %1</translation>
        </message>
        <message>
            <source>the final points</source>
            <extracomment>What undo takes back: the total of each player, entered without the rounds</extracomment>
            <translation>loppupisteet</translation>
        </message>
        <message>
            <source>Some rounds have only the winner’s points, so the cards left in the hands are not known.</source>
            <translation>Joistakin kierroksista on vain voittajan pisteet, joten käsiin jääneitä kortteja ei tiedetä.</translation>
        </message>
        <message>
            <source>Enter a date, such as %1.</source>
            <translation>Kirjoita päivämäärä, esimerkiksi %1.</translation>
        </message>
        <message>
            <source>This game already has rounds.</source>
            <translation>Tässä pelissä on jo kierroksia.</translation>
        </message>
        <message>
            <source>%1 leads.</source>
            <extracomment>Nobody else has a rank yet. %1 a player</extracomment>
            <translation>%1 johtaa.</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>What’s the argument about?</source>
            <extracomment>In the search field of the rules, before anything is typed</extracomment>
            <translation>Mistä on riita?</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Button: empty the search field</extracomment>
            <translation>Tyhjennä haku</translation>
        </message>
    </context>
    <context>
        <name>SeatEditor</name>
        <message>
            <source>Portrait of %1: %2. Press to change it.</source>
            <extracomment>Spoken name of the portrait button. %1 the player, %2 the animal on the portrait</extracomment>
            <translation>Muotokuva: %1, %2. Vaihda painamalla.</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Pelaajan %1 nimi</translation>
        </message>
        <message>
            <source>How well %1 plays</source>
            <extracomment>Spoken label; %1 is the name of a player</extracomment>
            <translation>Pelitaito: %1</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Pöydässä on jo %1. Lisää nimeen jotain, niin heidät erottaa toisistaan.</translation>
        </message>
        <message>
            <source>Who plays at seat %1</source>
            <extracomment>Spoken name of a choice: person or computer. %1 the number of the seat</extracomment>
            <translation>Kuka pelaa paikalla %1</translation>
        </message>
        <message>
            <source>Hints for %1</source>
            <extracomment>Button, on or off. %1 a player</extracomment>
            <translation>Vihjeet: %1</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Siirrä ylös: %1</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Siirrä alas: %1</translation>
        </message>
    </context>
    <context>
        <name>TogetherSection</name>
        <message>
            <source>Just watch</source>
            <extracomment>Heading when setting up a game in which no person plays</extracomment>
            <translation>Vain katselua</translation>
        </message>
        <message>
            <source>Playing together</source>
            <extracomment>Heading when setting up a game of several people at one device</extracomment>
            <translation>Yhdessä pelaaminen</translation>
        </message>
        <message>
            <source>The computer plays every seat.</source>
            <extracomment>Under "Just watch"</extracomment>
            <translation>Tietokone pelaa kaikilla paikoilla.</translation>
        </message>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting, for a tablet that lies flat between several people</extracomment>
            <translation>Käännä pöytä vuorossa olevan puoleen</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Kun tabletti on keskellä pöytää.</translation>
        </message>
        <message>
            <source>Hints: each person’s lamp turns them on or off.</source>
            <extracomment>The lamp is a button in each person's seat</extracomment>
            <translation>Vihjeet: kytke ne päälle tai pois kunkin pelaajan lampusta.</translation>
        </message>
    </context>
    <context>
        <name>SeatKind</name>
        <message>
            <source>Person</source>
            <extracomment>Who sits at a seat: a person, not the computer. Short: stands in a button</extracomment>
            <translation>Ihminen</translation>
        </message>
        <message>
            <source>Computer</source>
            <extracomment>Who sits at a seat: a computer player. Short: stands in a button</extracomment>
            <translation>Tietokone</translation>
        </message>
    </context>
    <context>
        <name>SeatPad</name>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On the button of the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>nostaa %n</numerusform>
                <numerusform>nostaa %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a seat's button: pressed during the grace period</extracomment>
            <translation>liian aikaisin</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a seat's button: pressed at the same time as another player</extracomment>
            <translation>tasan</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a seat's button: pressed first</extracomment>
            <translation>ensin!</translation>
        </message>
        <message>
            <source>call now!</source>
            <extracomment>On a seat's button: now others can catch this player</extracomment>
            <translation>huuda nyt!</translation>
        </message>
        <message>
            <source>grace period</source>
            <extracomment>On a seat's button: others cannot catch this player yet</extracomment>
            <translation>aikaa huutaa</translation>
        </message>
        <message>
            <source>%1: call or catch</source>
            <extracomment>Spoken name of a seat's call button. %1 a player</extracomment>
            <translation>%1: huuda tai nappaa</translation>
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
            <translation>%3, pisteitä %1, kortteja %2</translation>
        </message>
        <message>
            <source>It’s this player’s turn.</source>
            <extracomment>Said of the player whose turn it is</extracomment>
            <translation>Tämän pelaajan vuoro.</translation>
        </message>
        <message>
            <source>Deals this round.</source>
            <extracomment>Said of the player who deals this round</extracomment>
            <translation>Jakaa tämän kierroksen.</translation>
        </message>
        <message>
            <source>Plays with a phone.</source>
            <extracomment>Said of a player who holds the cards on a phone</extracomment>
            <translation>Pelaa puhelimella.</translation>
        </message>
        <message>
            <source>The phone is gone.</source>
            <extracomment>Said of a player whose phone does not answer any more</extracomment>
            <translation>Puhelin on poissa.</translation>
        </message>
    </context>
    <context>
        <name>SeatsSection</name>
        <message>
            <source>Players</source>
            <extracomment>Heading: the players around the table</extracomment>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Pelaajien määrä</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1: paikka %2</translation>
        </message>
        <message>
            <source>Every seat is taken. Switch one to Computer first.</source>
            <extracomment>Below the known people: all seats have people</extracomment>
            <translation>Kaikki paikat on varattu. Vaihda ensin jokin niistä tietokoneelle.</translation>
        </message>
        <message>
            <source>Same as last time</source>
            <extracomment>Button, in the heading "Players": the players and seats of the last game</extracomment>
            <translation>Kuten viimeksi</translation>
        </message>
        <message>
            <source>Same players as last time</source>
            <extracomment>Spoken name of the button "Same as last time"</extracomment>
            <translation>Samat pelaajat kuin viimeksi</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <extracomment>Title of the page</extracomment>
            <translation>Asetukset</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Kieli</translation>
        </message>
        <message>
            <source>System language</source>
            <extracomment>Setting: use the system's language</extracomment>
            <translation>Järjestelmän kieli</translation>
        </message>
        <message>
            <source>Motion and sound</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Liike ja ääni</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Vähemmän liikettä</translation>
        </message>
        <message>
            <source>Cards appear in place. Nothing flies or pulses.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Kortit ilmestyvät paikoilleen. Mikään ei lennä eikä syki.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Ääni</translation>
        </message>
        <message>
            <source>Volume</source>
            <extracomment>Setting: how loud</extracomment>
            <translation>Voimakkuus</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Esteettömyys</translation>
        </message>
        <message>
            <source>Letters on cards</source>
            <extracomment>Setting</extracomment>
            <translation>Kirjaimet korteissa</translation>
        </message>
        <message>
            <source>Shows the color’s first letter in the corner of each card, beside its shape.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Näyttää värin alkukirjaimen jokaisen kortin kulmassa muodon vieressä.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Suuri kontrasti</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <extracomment>Setting</extracomment>
            <translation>Vasenkätinen</translation>
        </message>
        <message>
            <source>Puts the call button on the left, under your thumb.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Huutonappi on vasemmalla, peukalosi alla.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: Tableside doesn't watch whether you move while you pose in UNO</extracomment>
            <translation>Olen oma asentotuomarini</translation>
        </message>
        <message>
            <source>While you pose in UNO, Tableside doesn’t watch. You say when you moved.</source>
            <translation>Kun olet UNOssa asennossa, Tableside ei tarkkaile sinua. Kerrot itse, jos liikahdit.</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>Value of the volume setting; %1 is a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Table talk</source>
            <extracomment>Setting: the animals that play say something now and then</extracomment>
            <translation>Pöytäjutustelu</translation>
        </message>
        <message>
            <source>Now and then, computer players say something.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Tietokonepelaajat sanovat silloin tällöin jotain.</translation>
        </message>
        <message>
            <source>Read table talk aloud</source>
            <extracomment>Setting</extracomment>
            <translation>Lue pöytäjutustelu ääneen</translation>
        </message>
        <message>
            <source>Screen readers read it, too.</source>
            <extracomment>Explains the setting; "it" is what the computer players say</extracomment>
            <translation>Ruudunlukija lukee senkin.</translation>
        </message>
        <message>
            <source>Effects</source>
            <extracomment>Setting: how loud the sounds are when something happens to somebody, in relation to the other sounds</extracomment>
            <translation>Tehosteet</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>Beside the start button. %n: number of players</extracomment>
            <translation>
                <numerusform>%n pelaaja</numerusform>
                <numerusform>%n pelaajaa</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <extracomment>Button: starts the game</extracomment>
            <translation>Jaa kortit</translation>
        </message>
    </context>
    <context>
        <name>SheetBar</name>
        <message>
            <source>Back</source>
            <translation>Takaisin</translation>
        </message>
        <message>
            <source>to %1</source>
            <extracomment>Above the sheet. %1 the points that end the game</extracomment>
            <translation>%1 pisteeseen</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <extracomment>Button: rotate the sheet by a quarter turn, toward the person who enters points</extracomment>
            <translation>Kierrä lappua</translation>
        </message>
        <message>
            <source>Big screen</source>
            <extracomment>Button: show the standings as large as the screen</extracomment>
            <translation>Suuri näyttö</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: all that can be done with this score sheet</extracomment>
            <translation>Valikko</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: from the score sheet to the call buttons, with the same players</extracomment>
            <translation>Huutonapit</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Above the sheet of a game that was played in the app, not with real cards</extracomment>
            <translation>Ruudulla</translation>
        </message>
    </context>
    <context>
        <name>SheetCell</name>
        <message>
            <source>out</source>
            <comment>has no cards left</comment>
            <extracomment>In the cell of the player who went out</extracomment>
            <translation>ulkona</translation>
        </message>
    </context>
    <context>
        <name>SheetDetails</name>
        <message>
            <source>Note</source>
            <extracomment>Label of a field</extracomment>
            <translation>Muistiinpano</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a field: where the game was played</extracomment>
            <translation>Paikka</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Label of a field: the points that end the game</extracomment>
            <translation>Pisteraja</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the fields</extracomment>
            <translation>Tallenna</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>When and by which rules a game is played. %1 a date, %2 the way of scoring and the house rules</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>Label of a field: the day on which a game was played</extracomment>
            <translation>Päivä</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Pisteet</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Kaikki voittajalle</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Pisteet omista korteista</translation>
        </message>
    </context>
    <context>
        <name>SheetEndQuestion</name>
        <message>
            <source>End game with round %1</source>
            <extracomment>Button: the open round counts. %1 its number</extracomment>
            <translation>Päätä peli ja kierros %1</translation>
        </message>
        <message>
            <source>End game without round %1</source>
            <extracomment>Button: the open round does not count. %1 its number</extracomment>
            <translation>Päätä peli ilman kierrosta %1</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <extracomment>Button: the game is not ended</extracomment>
            <translation>Jatka peliä</translation>
        </message>
    </context>
    <context>
        <name>SheetFiles</name>
        <message>
            <source>Result picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Tulos kuvana (PNG)</translation>
        </message>
        <message>
            <source>Whole sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Koko lappu (PDF)</translation>
        </message>
        <message>
            <source>Print sheet…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Tulosta lappu …</translation>
        </message>
        <message>
            <source>Blank sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Tyhjä lappu (PDF)</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Taulukko (CSV)</translation>
        </message>
        <message>
            <source>Tableside game file</source>
            <extracomment>Button: export in our own format</extracomment>
            <translation>Tablesiden pelitiedosto</translation>
        </message>
        <message>
            <source>Every hand (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Joka kierros eriteltynä (CSV)</translation>
        </message>
    </context>
    <context>
        <name>SheetFoot</name>
        <message>
            <source>%1 deals, %2 starts.</source>
            <extracomment>Before the first round. %1, %2 players</extracomment>
            <translation>%1 jakaa, %2 aloittaa.</translation>
        </message>
        <message>
            <source>Continue round %1</source>
            <extracomment>Button: the entry of the round was started and left. %1 number of the round</extracomment>
            <translation>Jatka kierrosta %1</translation>
        </message>
        <message>
            <source>Enter round %1</source>
            <extracomment>Button. %1 number of the round</extracomment>
            <translation>Kirjaa kierros %1</translation>
        </message>
        <message>
            <source>Rematch</source>
            <extracomment>Button: another game with the same people</extracomment>
            <translation>Revanssi</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Button: continue the game past its target, or reopen it</extracomment>
            <translation>Jatka peliä</translation>
        </message>
        <message>
            <source>End game</source>
            <extracomment>Button: the decided game is over</extracomment>
            <translation>Päätä peli</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Button: to the winner, the ranks and the chart</extracomment>
            <translation>Tulos</translation>
        </message>
    </context>
    <context>
        <name>SheetMenu</name>
        <message>
            <source>Score chart</source>
            <extracomment>Menu: the chart of the totals</extracomment>
            <translation>Pistekaavio</translation>
        </message>
        <message>
            <source>Add or remove players</source>
            <extracomment>Menu: players who join late or leave</extracomment>
            <translation>Lisää tai poista pelaajia</translation>
        </message>
        <message>
            <source>Share and print</source>
            <extracomment>Menu: export and print</extracomment>
            <translation>Vie ja tulosta</translation>
        </message>
        <message>
            <source>Big screen</source>
            <translation>Suuri näyttö</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <translation>Kierrä lappua</translation>
        </message>
        <message>
            <source>Rotate toward the player being scored</source>
            <extracomment>Menu: the sheet on a tablet in the middle of the table rotates by itself</extracomment>
            <translation>Kierrä kohti laskuvuorossa olevaa</translation>
        </message>
        <message>
            <source>Remove round %1</source>
            <extracomment>Menu. %1 number of the last round</extracomment>
            <translation>Poista kierros %1</translation>
        </message>
        <message>
            <source>End game now</source>
            <extracomment>Menu: end the game; the leader wins</extracomment>
            <translation>Päätä peli nyt</translation>
        </message>
        <message>
            <source>Rematch, same players</source>
            <extracomment>Menu</extracomment>
            <translation>Revanssi, samat pelaajat</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Menu: read the rules of the game that is played, and come back to the sheet</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <extracomment>Menu: the date, note, place, target and scoring of the game</extracomment>
            <translation>Pelin tiedot</translation>
        </message>
    </context>
    <context>
        <name>SheetPanels</name>
        <message>
            <source>This game</source>
            <extracomment>Titles of panels over the score sheet</extracomment>
            <translation>Tämä peli</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Pelaajat</translation>
        </message>
        <message>
            <source>Score chart</source>
            <translation>Pistekaavio</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Vie ja tulosta</translation>
        </message>
        <message>
            <source>End game now</source>
            <translation>Päätä peli nyt</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Tulos</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Pelaaja</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <translation>Pelin tiedot</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <source>Correct round %1</source>
            <extracomment>Title while a hand of an earlier round is corrected. %1 its number</extracomment>
            <translation>Korjaa kierros %1</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>Title while a round is entered. %1 its number</extracomment>
            <translation>Kierros %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayers</name>
        <message>
            <source>Remove</source>
            <extracomment>Buttons beside a player: remove from the game, or let rejoin</extracomment>
            <translation>Poista</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Palauta peliin</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken names of the buttons. %1 a player</extracomment>
            <translation>Poista %1</translation>
        </message>
        <message>
            <source>Rejoin: %1</source>
            <translation>Palauta peliin: %1</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>Label of a field: the name of a player who joins late</extracomment>
            <translation>Uusi pelaaja</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Starts with</source>
            <extracomment>Label: the starting points of a player who joins late</extracomment>
            <translation>Aloituspisteet</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lowest total: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>pienin pistemäärä: %n</numerusform>
                <numerusform>pienin pistemäärä: %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>average: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>keskiarvo: %n</numerusform>
                <numerusform>keskiarvo: %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sits between</source>
            <extracomment>Label: the neighbors of a player who joins late</extracomment>
            <translation>Istuu näiden välissä</translation>
        </message>
        <message>
            <source>Add player</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Lisää pöytään</translation>
        </message>
    </context>
    <context>
        <name>SheetTable</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Spoken name of the score sheet</extracomment>
            <translation>Pistelappu</translation>
        </message>
        <message>
            <source>Only the final points of this game are known, not its rounds.</source>
            <extracomment>On the score sheet of a game that has no rounds</extracomment>
            <translation>Tästä pelistä tiedetään vain loppupisteet, ei kierroksia.</translation>
        </message>
    </context>
    <context>
        <name>ShownHand</name>
        <message>
            <source>Got it</source>
            <extracomment>Button: hides the hand that a challenge showed</extracomment>
            <translation>Selvä</translation>
        </message>
        <message>
            <source>No cards left</source>
            <extracomment>Where a challenge shows a hand, and there is nothing in it</extracomment>
            <translation>Ei kortteja jäljellä</translation>
        </message>
    </context>
    <context>
        <name>SideSheet</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this sheet</extracomment>
            <translation>Sulje</translation>
        </message>
    </context>
    <context>
        <name>SpeedSlider</name>
        <message>
            <source>Speed</source>
            <extracomment>Setting: how fast the others play and the cards fly</extracomment>
            <translation>Nopeus</translation>
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
            <translation>Pisteet, %1: luku tai summa</translation>
        </message>
        <message>
            <source>Went out: 0</source>
            <extracomment>In the field for a hand's points: the player who went out has none</extracomment>
            <translation>Kortit loppuivat: 0</translation>
        </message>
        <message>
            <source>Tap cards, or type 12+11+7</source>
            <translation>Napauta kortteja tai kirjoita 12+11+7</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken live sum of a hand</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Enter points</source>
            <extracomment>In the empty field for a hand's points</extracomment>
            <translation>Kirjoita pisteet</translation>
        </message>
        <message>
            <source>Total of all hands</source>
            <extracomment>In the empty field of the player who went out: one number for all other hands</extracomment>
            <translation>Kaikki kädet yhteensä</translation>
        </message>
    </context>
    <context>
        <name>SumsHead</name>
        <message>
            <source>Round</source>
            <extracomment>Heading above the points of this round, in the result</extracomment>
            <translation>Kierros</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Heading above the points of the whole game, in the result</extracomment>
            <translation>Yhteensä</translation>
        </message>
    </context>
    <context>
        <name>SwapButtons</name>
        <message>
            <source>Swap</source>
            <extracomment>Button at a player's place: swap hands with them</extracomment>
            <translation>Vaihda</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s)</source>
            <extracomment>Spoken name of the button. %1 a player's name, %n how many cards they hold</extracomment>
            <translation>
                <numerusform>Vaihda kortit: %1, %n kortti kädessä</numerusform>
                <numerusform>Vaihda kortit: %1, %n korttia kädessä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Why?</source>
            <extracomment>Button beside the reason why something was refused: opens the rule</extracomment>
            <translation>Miksi?</translation>
        </message>
        <message>
            <source>Why? Opens the rule</source>
            <extracomment>Spoken name of the button "Why?"</extracomment>
            <translation>Miksi? Avaa säännön</translation>
        </message>
        <message>
            <source>Show less</source>
            <extracomment>Spoken name of what shows all words of a sentence that was cut short, or ends that</extracomment>
            <translation>Näytä vähemmän</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Näytä koko teksti</translation>
        </message>
        <message>
            <source>Speed up until my turn</source>
            <extracomment>Button: shows the other players' turns four times as fast</extracomment>
            <translation>Nopeammin, kunnes on vuoroni</translation>
        </message>
        <message>
            <source>Do it</source>
            <extracomment>Button: plays what the hint suggests</extracomment>
            <translation>Tee niin</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>Button in a lesson: what was said has been read</extracomment>
            <translation>Seuraava</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Hand, %1 of %2.</source>
            <extracomment>Spoken of a card in the player's own hand. %1 which one it is, %2 how many there are</extracomment>
            <translation>Kädessä, kortti %1, kaikkiaan %2.</translation>
        </message>
        <message>
            <source>Center Row, %1 of %2.</source>
            <extracomment>Spoken of a card in the Center Row. %1 which one it is, %2 how many there are</extracomment>
            <translation>Keskirivissä, kortti %1, kaikkiaan %2.</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a card that the hint suggests</extracomment>
            <translation>Vihje ehdottaa tätä.</translation>
        </message>
        <message>
            <source>Already matched.</source>
            <extracomment>Spoken of a card in the Center Row on which something has been played in this turn</extracomment>
            <translation>Tämän päälle on jo pelattu.</translation>
        </message>
        <message>
            <source>You can match it.</source>
            <extracomment>Spoken of a card in the Center Row on which something of the hand can be played</extracomment>
            <translation>Tämän päälle voi pelata.</translation>
        </message>
        <message>
            <source>You can play it.</source>
            <extracomment>Spoken of a card in the hand</extracomment>
            <translation>Tämän voi pelata.</translation>
        </message>
        <message>
            <source>On a row card, waiting for a second card.</source>
            <extracomment>Spoken of a card of the hand that is put on a row card and waits for a second one</extracomment>
            <translation>Rivikortin päällä, odottaa toista korttia.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <extracomment>Spoken of a card of the hand that has just been drawn</extracomment>
            <translation>Juuri nostettu.</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting: the table on the screen turns toward the person who plays</extracomment>
            <translation>Käännä pöytä vuorossa olevan puoleen</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Kun tabletti on keskellä pöytää.</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <extracomment>Setting: cards do not fly, nothing pulses</extracomment>
            <translation>Vähemmän liikettä</translation>
        </message>
        <message>
            <source>Sound</source>
            <extracomment>Setting: sounds on or off</extracomment>
            <translation>Ääni</translation>
        </message>
        <message>
            <source>House rules</source>
            <extracomment>Heading: the house rules of this game</extracomment>
            <translation>Kotisäännöt</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Pisteraja</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: points that win the game</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Jaon numero</translation>
        </message>
        <message>
            <source>Enter it when you set up a game to get the same cards again.</source>
            <extracomment>Under the deal number</extracomment>
            <translation>Kirjoita se peliä aloittaessasi, niin saat samat kortit uudestaan.</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Button: show which keys do what</extracomment>
            <translation>Näppäimet</translation>
        </message>
        <message>
            <source>Leave table</source>
            <extracomment>Button: goes to Home; the game can be continued</extracomment>
            <translation>Poistu pöydästä</translation>
        </message>
        <message>
            <source>Your game is saved. Continue any time.</source>
            <extracomment>Under the button "Leave table"</extracomment>
            <translation>Pelisi on tallennettu. Jatka milloin tahansa.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: while you pose in UNO, the table does not watch whether you move</extracomment>
            <translation>Olen oma asentotuomarini</translation>
        </message>
        <message>
            <source>Tableside doesn’t watch while you pose. You say when you moved.</source>
            <translation>Tableside ei tarkkaile sinua, kun olet asennossa. Kerrot itse, jos liikahdit.</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: read the rules of the game that is played, and come back to the table</extracomment>
            <translation>Säännöt</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Suuri kontrasti</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is in the menu, such as saving the game as a file</extracomment>
            <translation>Lisää</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: leaves the table and throws the game away; Home offers to restore it</extracomment>
            <translation>Hylkää peli</translation>
        </message>
    </context>
    <context>
        <name>TableQuestion</name>
        <message>
            <source>Which game are the scores in “%1” from?</source>
            <extracomment>%1 the name of a file that is being imported</extracomment>
            <translation>Mistä pelistä tiedoston ”%1” pisteet ovat?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: does not import the file</extracomment>
            <translation>Peruuta</translation>
        </message>
    </context>
    <context>
        <name>TableSheets</name>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Tapahtumat</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the table's menu</extracomment>
            <translation>Valikko</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Näppäimet</translation>
        </message>
        <message>
            <source>What did I miss?</source>
            <extracomment>Title of the panel with what the others did since the reader's last turn</extracomment>
            <translation>Mitä tapahtui?</translation>
        </message>
        <message>
            <source>%1’s last turns</source>
            <extracomment>Title of the panel with the last turns of %1, a player</extracomment>
            <translation>Viimeiset vuorot: %1</translation>
        </message>
    </context>
    <context>
        <name>TargetSection</name>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Pisteraja</translation>
        </message>
        <message>
            <source>50 points less</source>
            <extracomment>Button</extracomment>
            <translation>50 pistettä vähemmän</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 pistettä enemmän</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Undo</source>
            <extracomment>Button in a short message: what was done is taken back</extracomment>
            <translation>Kumoa</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Avaa kansio</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: closes a notice after reading it</extracomment>
            <translation>Piilota ilmoitus</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <source>Target %1</source>
            <extracomment>Name of a line in the chart. %1 points</extracomment>
            <translation>Pisteraja %1</translation>
        </message>
    </context>
    <context>
        <name>TotalsLines</name>
        <message>
            <source>Score chart. %1</source>
            <extracomment>Spoken name of the chart. %1 a sentence that says who leads</extracomment>
            <translation>Pistekaavio. %1</translation>
        </message>
    </context>
    <context>
        <name>UnoAdvice</name>
        <message>
            <source>%1 misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 menettää vuoronsa</translation>
        </message>
        <message>
            <source>%1 draws two and misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 nostaa 2 ja menettää vuoronsa</translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s) or stack another</source>
            <extracomment>Within a sentence. %1 a player, who may also play a card of the same kind on it</extracomment>
            <translation>
                <numerusform>%1 nostaa %n kortin tai kasaa päälle</numerusform>
                <numerusform>%1 nostaa %n korttia tai kasaa päälle</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s), stack another, or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>
                <numerusform>%1 nostaa %n kortin, kasaa päälle tai haastaa</numerusform>
                <numerusform>%1 nostaa %n korttia, kasaa päälle tai haastaa</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has to draw four or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 nostaa 4 tai haastaa</translation>
        </message>
        <message>
            <source>%1 draws four and misses the turn</source>
            <extracomment>Within a sentence. %1 a player; UNO-BLUFF-1</extracomment>
            <translation>%1 nostaa 4 ja menettää vuoronsa</translation>
        </message>
        <message>
            <source>%1 has to strike a pose</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 joutuu ottamaan asennon</translation>
        </message>
        <message>
            <source>any color works</source>
            <extracomment>Within a sentence: no card in the hand has a color</extracomment>
            <translation>mikä tahansa väri käy</translation>
        </message>
        <message>
            <source>you swap hands with another player</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>vaihdat kortit toisen pelaajan kanssa</translation>
        </message>
        <message>
            <source>everyone passes their hand on</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>jokainen antaa korttinsa eteenpäin</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <extracomment>Within a sentence</extracomment>
            <translation>
                <numerusform>käteesi jää %n piste vähemmän</numerusform>
                <numerusform>käteesi jää %n pistettä vähemmän</numerusform>
            </translation>
        </message>
        <message>
            <source>play the %1</source>
            <extracomment>Within a sentence. %1 a wild card, %2 a color</extracomment>
            <translation>%1</translation>
        </message>
        <message>
            <source>play the %1 and name %2</source>
            <translation>%1 ja väriksi %2</translation>
        </message>
        <message>
            <source>Play the %1: you go out and win the round.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Pelaa %1: korttisi loppuvat, ja voitat kierroksen.</translation>
        </message>
        <message>
            <source>Play the %1: %2.</source>
            <extracomment>%1 a card, %2 why</extracomment>
            <translation>Pelaa %1: %2.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2: %3.</source>
            <extracomment>%1 a wild card, %2 a color, %3 why</extracomment>
            <translation>Pelaa %1 ja valitse väriksi %2: %3.</translation>
        </message>
        <message>
            <source>Draw even though you can play: your cards are worth more later.</source>
            <translation>Nosta, vaikka jokin sopisi: korteistasi on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message>
            <source>Draw: you can’t play anything.</source>
            <translation>Nosta: mikään korteistasi ei sovi.</translation>
        </message>
        <message>
            <source>Keep the card: it’s worth more later.</source>
            <translation>Pidä kortti: siitä on myöhemmin enemmän hyötyä.</translation>
        </message>
        <message>
            <source>Challenge: it may well be a bluff.</source>
            <translation>Haasta: se voi hyvinkin olla bluffi.</translation>
        </message>
        <message>
            <source>Draw the cards: it costs you less.</source>
            <translation>Nosta kortit: se tulee halvemmaksi.</translation>
        </message>
        <message>
            <source>Draw the cards: you have no other choice.</source>
            <translation>Nosta kortit: muuta ei voi tehdä.</translation>
        </message>
        <message>
            <source>Name %1: %2.</source>
            <extracomment>%1 a color, %2 why</extracomment>
            <translation>Valitse väriksi %1: %2.</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s).</source>
            <translation>
                <numerusform>Vaihda kortit: %1, %n kortti kädessä.</numerusform>
                <numerusform>Vaihda kortit: %1, %n korttia kädessä.</numerusform>
            </translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>What could be done instead, within a sentence</extracomment>
            <translation>kortin nosto</translation>
        </message>
        <message>
            <source>keep the card</source>
            <translation>kortin pitäminen</translation>
        </message>
        <message>
            <source>challenge</source>
            <translation>haastaminen</translation>
        </message>
        <message>
            <source>draw the cards</source>
            <translation>korttien nosto</translation>
        </message>
        <message>
            <source>name %1</source>
            <translation>väriksi %1</translation>
        </message>
        <message>
            <source>swap hands with %1</source>
            <translation>korttien vaihto (%1)</translation>
        </message>
        <message>
            <source>%1 It’s a bluff: if you’re challenged, you draw the four.</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four</extracomment>
            <translation>%1 Se on bluffi: jos sinut haastetaan, nostat itse ne 4.</translation>
        </message>
        <message numerus="yes">
            <source>%1 It’s a bluff: if you’re challenged, you draw the %n card(s).</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four. %n may be more than four where draw cards are stacked</extracomment>
            <translation>
                <numerusform>%1 Se on bluffi: jos sinut haastetaan, nostat itse %n kortin.</numerusform>
                <numerusform>%1 Se on bluffi: jos sinut haastetaan, nostat itse %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>you have more %1 than any other color</source>
            <extracomment>Within a sentence: why a card or a color. %1 a color</extracomment>
            <translation>eniten sinulla on tätä väriä: %1</translation>
        </message>
        <message>
            <source>it saves your wild cards for later</source>
            <extracomment>Within a sentence: why another card</extracomment>
            <translation>villikorttisi säästyvät myöhemmäksi</translation>
        </message>
        <message>
            <source>it saves your action cards for later</source>
            <extracomment>Within a sentence: why a card with a number</extracomment>
            <translation>toimintakorttisi säästyvät myöhemmäksi</translation>
        </message>
        <message>
            <source>Play the %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Pelaa %1.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2.</source>
            <extracomment>%1 a wild card, %2 a color</extracomment>
            <translation>Pelaa %1 ja valitse väriksi %2.</translation>
        </message>
        <message>
            <source>Name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Valitse väriksi %1.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Nosta kortti.</translation>
        </message>
        <message>
            <source>Keep the card.</source>
            <translation>Pidä kortti.</translation>
        </message>
        <message>
            <source>Challenge.</source>
            <translation>Haasta.</translation>
        </message>
        <message>
            <source>Draw the cards.</source>
            <translation>Nosta kortit.</translation>
        </message>
    </context>
    <context>
        <name>UnoButtons</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Ei sittenkään</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Nosta</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button: do not play the card that was just drawn</extracomment>
            <translation>Pidä</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n</source>
            <extracomment>Button: draws the cards you have to draw. %n: how many</extracomment>
            <translation>
                <numerusform>Nosta %n</numerusform>
                <numerusform>Nosta %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button: say that a Wild Draw Four was a bluff</extracomment>
            <translation>Haasta</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: takes back the wild card before its color is named</extracomment>
            <translation>Peruuta</translation>
        </message>
    </context>
    <context>
        <name>UnoHouseRules</name>
        <message>
            <source>Playing by the printed rules.</source>
            <translation>Pelataan painettujen sääntöjen mukaan.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Kasaaminen</translation>
        </message>
        <message>
            <source>Answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four. The total passes to the next player.</source>
            <translation>Vastaa Nosta kaksi -korttiin Nosta kaksi -kortilla tai Villi nosta neljä -korttiin Villi nosta neljä -kortilla. Summa siirtyy seuraavalle pelaajalle.</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Väliin pelaaminen</translation>
        </message>
        <message>
            <source>If you have a card identical to the top card, you can play it out of turn. Play continues from you.</source>
            <translation>Jos sinulla on täsmälleen sama kortti kuin päällimmäinen, saat pelata sen, vaikka ei ole vuorosi. Peli jatkuu sinusta.</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Seiska ja nolla</translation>
        </message>
        <message>
            <source>Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.</source>
            <translation>Pelaa 7, niin vaihdat kortit valitsemasi pelaajan kanssa. Pelaa 0, niin jokainen antaa korttinsa eteenpäin.</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Nosta, kunnes sopii</translation>
        </message>
        <message>
            <source>Instead of drawing just one card.</source>
            <translation>Yhden kortin sijasta.</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Ei bluffia</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four only when you have no card of the current color. There’s nothing to challenge.</source>
            <translation>Villi nosta neljä -kortin saa pelata vain, kun kädessä ei ole nykyistä väriä. Haastettavaa ei ole.</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <extracomment>House rule of UNO for two players</extracomment>
            <translation>Kaksi pelaajaa: Suunnanvaihto ei ohita</translation>
        </message>
        <message>
            <source>Otherwise, Reverse works like a Skip.</source>
            <translation>Muuten Suunnanvaihto toimii kuin Ohitus.</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Aikaa huutaa ennen nappausta</translation>
        </message>
    </context>
    <context>
        <name>UnoKeys</name>
        <message>
            <source>Call “UNO!”, even when it isn’t your turn</source>
            <translation>Huuda ”UNO!”, vaikka ei olisi vuorosi</translation>
        </message>
        <message>
            <source>Move between cards; up to the draw pile and back down; around the color wheel</source>
            <translation>Siirry kortista toiseen, ylös nostopakalle ja takaisin alas; väriympyrässä väristä toiseen</translation>
        </message>
        <message>
            <source>Play the card; on the draw pile, draw</source>
            <translation>Pelaa kortti; nostopakalla nosta</translation>
        </message>
        <message>
            <source>Draw a card, or all the cards you have to draw</source>
            <translation>Nosta kortti tai kaikki nostettavat kortit</translation>
        </message>
        <message>
            <source>Keep the card you drew</source>
            <translation>Pidä nostamasi kortti</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four</source>
            <translation>Haasta Villi nosta neljä -kortin pelaaja</translation>
        </message>
        <message>
            <source>1 to 4</source>
            <extracomment>Four number keys</extracomment>
            <translation>1–4</translation>
        </message>
        <message>
            <source>Name red, blue, green, or yellow</source>
            <translation>Valitse punainen, sininen, vihreä tai keltainen</translation>
        </message>
    </context>
    <context>
        <name>UnoLog</name>
        <message>
            <source>First card: %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Ensimmäinen kortti: %1.</translation>
        </message>
        <message>
            <source>You jump in with a %1.</source>
            <translation>Pelaat väliin: %1.</translation>
        </message>
        <message>
            <source>%1 jumps in with a %2.</source>
            <translation>%1 pelaa väliin: %2.</translation>
        </message>
        <message>
            <source>You play a %1.</source>
            <translation>Pelaat: %1.</translation>
        </message>
        <message>
            <source>%1 plays a %2.</source>
            <translation>%1 pelaa: %2.</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Valitset värin: %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <translation>%1 valitsee värin: %2.</translation>
        </message>
        <message>
            <source>Play moves to the left again.</source>
            <translation>Vuoro kiertää taas vasemmalle.</translation>
        </message>
        <message>
            <source>Play now moves to the right.</source>
            <translation>Vuoro kiertää nyt oikealle.</translation>
        </message>
        <message>
            <source>You miss your turn.</source>
            <translation>Menetät vuorosi.</translation>
        </message>
        <message>
            <source>%1 misses the turn.</source>
            <translation>%1 menettää vuoronsa.</translation>
        </message>
        <message>
            <source>You keep the card.</source>
            <translation>Pidät kortin.</translation>
        </message>
        <message>
            <source>%1 keeps the card.</source>
            <translation>%1 pitää kortin.</translation>
        </message>
        <message>
            <source>You strike a pose. Hold it!</source>
            <translation>Otat asennon. Pysy siinä!</translation>
        </message>
        <message>
            <source>%1 strikes a pose.</source>
            <translation>%1 ottaa asennon.</translation>
        </message>
        <message>
            <source>You moved: draw four.</source>
            <translation>Liikahdit: nostat 4 korttia.</translation>
        </message>
        <message>
            <source>%1 moved and draws four.</source>
            <translation>%1 liikahti ja nostaa 4 korttia.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. You have the fewest points in hand.</source>
            <translation>Kukaan ei voi pelata eikä nostaa. Sinulla on kädessä vähiten pisteitä.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. %1 has the fewest points in hand.</source>
            <translation>Kukaan ei voi pelata eikä nostaa. Vähiten pisteitä kädessä: %1.</translation>
        </message>
        <message>
            <source>You challenge %1. It was a bluff!</source>
            <translation>Haastat, ja olit oikeassa: %1 bluffasi!</translation>
        </message>
        <message>
            <source>You challenge %1, but it wasn’t a bluff.</source>
            <translation>Haastat turhaan: %1 ei bluffannut.</translation>
        </message>
        <message>
            <source>%1 challenges you, and you did bluff.</source>
            <translation>%1 haastaa sinut, ja sinä bluffasit.</translation>
        </message>
        <message>
            <source>%1 challenges you, but you didn’t bluff.</source>
            <translation>%1 haastaa sinut turhaan: et bluffannut.</translation>
        </message>
        <message>
            <source>%1 challenges %2. It was a bluff!</source>
            <translation>%1 haastaa ja on oikeassa: %2 bluffasi!</translation>
        </message>
        <message>
            <source>%1 challenges %2, but it wasn’t a bluff.</source>
            <translation>%1 haastaa turhaan: %2 ei bluffannut.</translation>
        </message>
        <message>
            <source>Everyone passes their hand on.</source>
            <translation>Jokainen antaa korttinsa eteenpäin.</translation>
        </message>
        <message>
            <source>You swap hands with %1.</source>
            <translation>Sinä ja %1 vaihdatte kortit keskenänne.</translation>
        </message>
        <message>
            <source>%1 swaps hands with you.</source>
            <translation>%1 vaihtaa kortit kanssasi.</translation>
        </message>
        <message>
            <source>%1 swaps hands with %2.</source>
            <translation>%1 ja %2 vaihtavat kortit keskenään.</translation>
        </message>
        <message>
            <source>Their hand: %1.</source>
            <extracomment>The cards that a challenge showed; follows another sentence</extracomment>
            <translation>Kädessä: %1.</translation>
        </message>
    </context>
    <context>
        <name>UnoMiddle</name>
        <message>
            <source>Current color: %1</source>
            <extracomment>Spoken: the color that has to be played now. %1 a color</extracomment>
            <translation>Nykyinen väri: %1</translation>
        </message>
    </context>
    <context>
        <name>UnoWords</name>
        <message>
            <source>Wild</source>
            <extracomment>Names of UNO's wild cards, as they are called in the rules of your language</extracomment>
            <translation>Villi kortti</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Villi nosta neljä</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Dumb Fu -villikortti</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>UNO!</translation>
        </message>
        <message>
            <source>Red %1</source>
            <extracomment>A number card on its own; %1 is a number from 0 to 9</extracomment>
            <translation>Punainen %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Sininen %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Vihreä %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Keltainen %1</translation>
        </message>
        <message>
            <source>Yellow Skip</source>
            <translation>Keltainen Ohitus</translation>
        </message>
        <message>
            <source>Green Skip</source>
            <translation>Vihreä Ohitus</translation>
        </message>
        <message>
            <source>Blue Skip</source>
            <translation>Sininen Ohitus</translation>
        </message>
        <message>
            <source>Red Skip</source>
            <extracomment>A Skip on its own</extracomment>
            <translation>Punainen Ohitus</translation>
        </message>
        <message>
            <source>Yellow Reverse</source>
            <translation>Keltainen Suunnanvaihto</translation>
        </message>
        <message>
            <source>Green Reverse</source>
            <translation>Vihreä Suunnanvaihto</translation>
        </message>
        <message>
            <source>Blue Reverse</source>
            <translation>Sininen Suunnanvaihto</translation>
        </message>
        <message>
            <source>Red Reverse</source>
            <extracomment>A Reverse on its own</extracomment>
            <translation>Punainen Suunnanvaihto</translation>
        </message>
        <message>
            <source>Yellow Draw Two</source>
            <translation>Keltainen Nosta kaksi</translation>
        </message>
        <message>
            <source>Green Draw Two</source>
            <translation>Vihreä Nosta kaksi</translation>
        </message>
        <message>
            <source>Blue Draw Two</source>
            <translation>Sininen Nosta kaksi</translation>
        </message>
        <message>
            <source>Red Draw Two</source>
            <extracomment>A Draw Two on its own, as it is called in the rules of your language</extracomment>
            <translation>Punainen Nosta kaksi</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A number card within a sentence; %1 is a number from 0 to 9</extracomment>
            <translation>punainen %1</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>sininen %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>vihreä %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>keltainen %1</translation>
        </message>
        <message>
            <source>yellow Skip</source>
            <translation>keltainen Ohitus</translation>
        </message>
        <message>
            <source>green Skip</source>
            <translation>vihreä Ohitus</translation>
        </message>
        <message>
            <source>blue Skip</source>
            <translation>sininen Ohitus</translation>
        </message>
        <message>
            <source>red Skip</source>
            <extracomment>A Skip within a sentence</extracomment>
            <translation>punainen Ohitus</translation>
        </message>
        <message>
            <source>yellow Reverse</source>
            <translation>keltainen Suunnanvaihto</translation>
        </message>
        <message>
            <source>green Reverse</source>
            <translation>vihreä Suunnanvaihto</translation>
        </message>
        <message>
            <source>blue Reverse</source>
            <translation>sininen Suunnanvaihto</translation>
        </message>
        <message>
            <source>red Reverse</source>
            <extracomment>A Reverse within a sentence</extracomment>
            <translation>punainen Suunnanvaihto</translation>
        </message>
        <message>
            <source>yellow Draw Two</source>
            <translation>keltainen Nosta kaksi</translation>
        </message>
        <message>
            <source>green Draw Two</source>
            <translation>vihreä Nosta kaksi</translation>
        </message>
        <message>
            <source>blue Draw Two</source>
            <translation>sininen Nosta kaksi</translation>
        </message>
        <message>
            <source>red Draw Two</source>
            <extracomment>A Draw Two within a sentence, as it is called in the rules of your language</extracomment>
            <translation>punainen Nosta kaksi</translation>
        </message>
    </context>
    <context>
        <name>VoiceRow</name>
        <message>
            <source>Volume</source>
            <extracomment>How loud a voice is</extracomment>
            <translation>Voimakkuus</translation>
        </message>
        <message>
            <source>Try %1</source>
            <extracomment>Button. %1 the name of a voice</extracomment>
            <translation>Kokeile: %1</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <extracomment>Button. %1 the name of a voice that was recorded</extracomment>
            <translation>Poista: %1</translation>
        </message>
        <message>
            <source>Delete “%1”? You can’t undo it.</source>
            <extracomment>Question about a recorded voice; below it are two buttons. %1 its name</extracomment>
            <translation>Poistetaanko ”%1”? Sitä ei voi kumota.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Peruuta</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: the recorded voice is deleted at once</extracomment>
            <translation>Poista pysyvästi</translation>
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
            <translation>Oma ääni joka paikalle</translation>
        </message>
        <message>
            <source>Same as table</source>
            <extracomment>A seat's voice: the one chosen for everyone</extracomment>
            <translation>Sama kuin pöydällä</translation>
        </message>
        <message>
            <source>Voice for %1: %2</source>
            <extracomment>Spoken name of a button that goes through the voices. %1 a player, %2 a voice</extracomment>
            <translation>Pelaajan %1 ääni: %2</translation>
        </message>
    </context>
    <context>
        <name>WakeLock</name>
        <message>
            <source>Playing with real cards</source>
            <extracomment>The reason why the screen stays on; shown by the desktop</extracomment>
            <translation>Pelataan oikeilla korteilla</translation>
        </message>
    </context>
    <context>
        <name>DataExport</name>
        <message>
            <source>%1 Nothing was exported.</source>
            <extracomment>%1 a sentence that says which file couldn't be read, and why</extracomment>
            <translation>%1 Mitään ei viety.</translation>
        </message>
        <message>
            <source>Saved in “%1”, but only with the games since Tableside started.</source>
            <extracomment>%1 a folder. Another sentence follows, which says why there is no file of earlier games.</extracomment>
            <translation>Tallennettu kansioon ”%1”, mutta mukana ovat vain Tablesiden käynnistämisen jälkeiset pelit.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here are damaged: only the readable part was saved.</source>
            <translation>
                <numerusform>%n täällä pelattu peli on vioittunut: vain luettava osa tallennettiin.</numerusform>
                <numerusform>%n täällä pelattua peliä on vioittunut: vain luettava osa tallennettiin.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything is saved in “%1”: %2.</source>
            <extracomment>%1 a folder, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Kaikki on tallennettu kansioon ”%1”: %2.</translation>
        </message>
    </context>
    <context>
        <name>WhoPanel</name>
        <message>
            <source>Nobody</source>
            <extracomment>Button: nobody, the press was a slip</extracomment>
            <translation>Ei kukaan</translation>
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
            <translation># eli %1</translation>
        </message>
        <message>
            <source>red</source>
            <translation>punainen</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>sininen</translation>
        </message>
        <message>
            <source>green</source>
            <translation>vihreä</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>keltainen</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>DOS-villikortti</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>Punainen %1</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>Sininen %1</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>Vihreä %1</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>Keltainen %1</translation>
        </message>
        <message>
            <source>Yellow Wild #</source>
            <translation>Keltainen #-villikortti</translation>
        </message>
        <message>
            <source>Green Wild #</source>
            <translation>Vihreä #-villikortti</translation>
        </message>
        <message>
            <source>Blue Wild #</source>
            <translation>Sininen #-villikortti</translation>
        </message>
        <message>
            <source>Red Wild #</source>
            <extracomment>A card on its own: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>Punainen #-villikortti</translation>
        </message>
        <message>
            <source>red %1</source>
            <translation>punainen %1</translation>
        </message>
        <message>
            <source>yellow Wild #</source>
            <translation>keltainen #-villikortti</translation>
        </message>
        <message>
            <source>green Wild #</source>
            <translation>vihreä #-villikortti</translation>
        </message>
        <message>
            <source>blue Wild #</source>
            <translation>sininen #-villikortti</translation>
        </message>
        <message>
            <source>red Wild #</source>
            <extracomment>A card within a sentence: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>punainen #-villikortti</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>sininen %1</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>vihreä %1</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>keltainen %1</translation>
        </message>
        <message>
            <source>%1 as %2</source>
            <extracomment>A wild card with what it was read as: "red Wild # as 4"
----------
A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number</extracomment>
            <translation>%1 eli %2</translation>
        </message>
        <message>
            <source>%1’s card</source>
            <extracomment>A face-down card for a screen reader; %1 is the player's name</extracomment>
            <translation>%1: kortti</translation>
        </message>
        <message numerus="yes">
            <source>Draw pile, %n card(s)</source>
            <translation>
                <numerusform>Nostopakka, %n kortti</numerusform>
                <numerusform>Nostopakka, %n korttia</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")</extracomment>
            <translation>%1 (rivissä %2)</translation>
        </message>
        <message>
            <source>double color match: one bonus card, the others draw one</source>
            <translation>väripari: yksi bonuskortti, muut nostavat yhden</translation>
        </message>
        <message>
            <source>single color match: one bonus card</source>
            <translation>sama väri: yksi bonuskortti</translation>
        </message>
        <message>
            <source>double number match</source>
            <translation>kahden summa</translation>
        </message>
        <message>
            <source>single number match</source>
            <translation>sama numero</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 what is played on what, %2 what kind of match it is</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: now choose a Center Row card.</source>
            <translation>%1: valitse nyt kortti keskirivistä.</translation>
        </message>
        <message>
            <source>%1 and %2: now choose a Center Row card.</source>
            <translation>%1 ja %2: valitse nyt kortti keskirivistä.</translation>
        </message>
        <message>
            <source>%1: now choose one or two cards from your hand.</source>
            <translation>%1: valitse nyt kädestäsi yksi tai kaksi korttia.</translation>
        </message>
        <message>
            <source>%1 on %2: add a second card.</source>
            <translation>%1 (rivissä %2): lisää toinen kortti.</translation>
        </message>
        <message>
            <source>Lay the %1 in the Center Row</source>
            <translation>Laita %1 keskiriviin</translation>
        </message>
        <message numerus="yes">
            <source>the others draw %n</source>
            <translation>
                <numerusform>muut nostavat %n</numerusform>
                <numerusform>muut nostavat %n</numerusform>
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
            <translation>jokainen saa pisteet omista korteistaan, pienin pistemäärä voittaa</translation>
        </message>
        <message numerus="yes">
            <source>you draw %n</source>
            <extracomment>In a game of two, behind what the other player has earned. %n how many cards the reader draws</extracomment>
            <translation>
                <numerusform>nostat %n</numerusform>
                <numerusform>nostat %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n</source>
            <extracomment>In a game of two. %1 the other player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 nostaa %n</numerusform>
                <numerusform>%1 nostaa %n</numerusform>
            </translation>
        </message>
        <message>
            <source>grace period %1 s</source>
            <extracomment>One of the house rules, joined to a line. %1 a number such as 1.5</extracomment>
            <translation>aikaa huutaa %1 s</translation>
        </message>
        <message>
            <source>printed rules</source>
            <extracomment>In place of house rules where there are none</extracomment>
            <translation>painetut säännöt</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message numerus="yes">
            <source>You can lay %n more</source>
            <extracomment>Above the hand: what bonus the reader has earned. %n: how many more cards of the hand can be laid in the row</extracomment>
            <translation>
                <numerusform>Saat laittaa vielä %n kortin</numerusform>
                <numerusform>Saat laittaa vielä %n korttia</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 can lay %n more</source>
            <extracomment>Above the hand: what bonus another player has earned. %1 the player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 saa laittaa vielä %n kortin</numerusform>
                <numerusform>%1 saa laittaa vielä %n korttia</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>YouPlaque</name>
        <message numerus="yes">
            <source>You have %n point(s)</source>
            <extracomment>Spoken: the viewer's own points</extracomment>
            <translation>
                <numerusform>Sinulla on %n piste</numerusform>
                <numerusform>Sinulla on %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Tapahtumat</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Valikko</translation>
        </message>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>puhelin poissa</translation>
        </message>
    </context>
    <context>
        <name>tableside::DailyDeal</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n points</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n turns</extracomment>
            <translation>
                <numerusform>%n vuoro</numerusform>
                <numerusform>%n vuoroa</numerusform>
            </translation>
        </message>
        <message>
            <source>Won with %1 in %2.</source>
            <extracomment>The result of the deal of the day. %1 for example "34 points", %2 "41 turns"</extracomment>
            <translation>Voitto: %1, %2.</translation>
        </message>
        <message>
            <source>%1 won with %2 in %3.</source>
            <extracomment>The result of the deal of the day. %1 a player, %2 for example "34 points", %3 "41 turns"</extracomment>
            <translation>%1 voitti: %2, %3.</translation>
        </message>
        <message>
            <source>You haven’t played it yet.</source>
            <translation>Et ole vielä pelannut sitä.</translation>
        </message>
        <message>
            <source>You’re in the middle of it.</source>
            <translation>Peli on kesken.</translation>
        </message>
        <message>
            <source>You gave up today’s deal. Tomorrow there is a new one.</source>
            <translation>Luovutit tämän päivän jaon. Huomenna on uusi.</translation>
        </message>
        <message>
            <source>Deal of the day: %1, %2</source>
            <extracomment>The first line of a card with the result of the deal of the day. %1 DOS or UNO, %2 a date</extracomment>
            <translation>Päivän jako: %1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <extracomment>The last line of such a card: how many days in a row somebody has played it</extracomment>
            <translation>
                <numerusform>%n päivä peräkkäin</numerusform>
                <numerusform>%n päivää peräkkäin</numerusform>
            </translation>
        </message>
        <message>
            <source>deal-of-the-day</source>
            <extracomment>Name of an exported picture; use only characters that file names allow</extracomment>
            <translation>paivan-jako</translation>
        </message>
        <message>
            <source>Copied, as a picture and as text. Paste it anywhere.</source>
            <translation>Kopioitu kuvana ja tekstinä. Liitä se minne haluat.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DataKeeper</name>
        <message>
            <source>No backup could be saved in “%1”. Check that the folder is there and has space, or choose another one.</source>
            <translation>Varmuuskopiota ei voitu tallentaa kansioon ”%1”. Tarkista, että kansio on olemassa ja siinä on tilaa, tai valitse toinen.</translation>
        </message>
        <message>
            <source>No backup could be saved beside your games. Check that the disk has space.</source>
            <translation>Varmuuskopiota ei voitu tallentaa peliesi viereen. Tarkista, että levyllä on tilaa.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read, %1 of them to the end.</source>
            <extracomment>%n games of a damaged file; %1 of them</extracomment>
            <translation>
                <numerusform>%n peli voitiin lukea, niistä %1 loppuun asti.</numerusform>
                <numerusform>%n peliä voitiin lukea, niistä %1 loppuun asti.</numerusform>
            </translation>
        </message>
        <message>
            <source>The newest backup, from %1, has %2.</source>
            <extracomment>%1 is a date with a time, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Uusimmassa varmuuskopiossa (%1) on %2.</translation>
        </message>
        <message>
            <source>There was no backup.</source>
            <translation>Varmuuskopiota ei ollut.</translation>
        </message>
        <message>
            <source>Everything was brought together: you now have %1.</source>
            <extracomment>After damage. %1 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Kaikki yhdistettiin: sinulla on nyt %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) lack what was saved last. Check them.</source>
            <extracomment>%n games whose last entries were damaged</extracomment>
            <translation>
                <numerusform>%n pelistä puuttuu viimeksi tallennettu. Tarkista se.</numerusform>
                <numerusform>%n pelistä puuttuu viimeksi tallennettu. Tarkista ne.</numerusform>
            </translation>
        </message>
        <message>
            <source>The damaged file is now called “%1”. It’s beside the new one, and “Export everything” includes it.</source>
            <extracomment>%1 is a file name</extracomment>
            <translation>Vioittuneen tiedoston nimi on nyt ”%1”. Se on uuden vieressä, ja ”Vie kaikki” ottaa sen mukaan.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <extracomment>Of a backup in a list</extracomment>
            <translation>Vioittunut</translation>
        </message>
        <message>
            <source>Restoring the backup</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Varmuuskopiota palautetaan</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Kansiota ei voitu avata. Avaa se tiedostonhallinnassa.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read whole.</source>
            <extracomment>%n games of a damaged file</extracomment>
            <translation>
                <numerusform>%n peli voitiin lukea kokonaan.</numerusform>
                <numerusform>%n peliä voitiin lukea kokonaan.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::FileJob</name>
        <message>
            <source>Canceled. Nothing was changed.</source>
            <extracomment>After a long import or export was canceled</extracomment>
            <translation>Peruutettu. Mitään ei muutettu.</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameChoice</name>
        <message>
            <source>All time</source>
            <extracomment>A period: all games of the score book</extracomment>
            <translation>Kaikki</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Tämä vuosi</translation>
        </message>
        <message>
            <source>Last year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Viime vuosi</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <extracomment>A period, up to today</extracomment>
            <translation>Viimeiset 12 kk</translation>
        </message>
        <message>
            <source>From … to …</source>
            <extracomment>A period: from one day to another, which are typed below</extracomment>
            <translation>Päivästä päivään</translation>
        </message>
        <message>
            <source>since %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>alkaen %1</translation>
        </message>
        <message>
            <source>until %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>%1 asti</translation>
        </message>
        <message>
            <source>with %1</source>
            <extracomment>Which games a ranking counts: those in which all of these people played. %1 a list of names</extracomment>
            <translation>mukana %1</translation>
        </message>
        <message>
            <source>Any place</source>
            <extracomment>A filter: games at any place</extracomment>
            <translation>Kaikkialla</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameList</name>
        <message>
            <source>Didn’t play a round</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Ei pelannut kierroksia</translation>
        </message>
        <message>
            <source>In progress</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Kesken</translation>
        </message>
        <message numerus="yes">
            <source>Won with %n point(s)</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>
                <numerusform>Voitti %n pisteellä</numerusform>
                <numerusform>Voitti %n pisteellä</numerusform>
            </translation>
        </message>
        <message>
            <source>Left the game</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Lähti pelistä</translation>
        </message>
        <message>
            <source>Tied for first</source>
            <extracomment>The result of a game for one of its players, who shares the first rank with others</extracomment>
            <translation>Jaettu ykkössija</translation>
        </message>
        <message>
            <source>2nd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>Sija 2/%1</translation>
        </message>
        <message>
            <source>3rd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>Sija 3/%1</translation>
        </message>
        <message>
            <source>%1th of %2</source>
            <extracomment>The result of a game for one of its players. %1 the rank, from 4 to 20; %2 the number of players</extracomment>
            <translation>Sija %1/%2</translation>
        </message>
        <message>
            <source>Games in the ranking</source>
            <extracomment>Title of the list of the games that a ranking counts</extracomment>
            <translation>Sijoitusten pelit</translation>
        </message>
        <message>
            <source>%1’s games</source>
            <extracomment>Title of the list of a person's games. %1 the person</extracomment>
            <translation>Pelit: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::HistoryController</name>
        <message>
            <source>Working through earlier games: %1 of %2</source>
            <extracomment>While records of games from before an update are read, for the list and the statistics. %1 of %2 games are done</extracomment>
            <translation>Käydään läpi aiempia pelejä: %1/%2</translation>
        </message>
        <message>
            <source>games-played</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>pelatut-pelit</translation>
        </message>
    </context>
    <context>
        <name>tableside::LessonCoach</name>
        <message>
            <source>Watch what the others do.</source>
            <extracomment>Said in a lesson while the other players play</extracomment>
            <translation>Katso, mitä muut tekevät.</translation>
        </message>
        <message>
            <source>That’s it for this step. Press “Next”.</source>
            <extracomment>Said in a lesson to somebody who plays on. “Next” is a button</extracomment>
            <translation>Tämä vaihe on ohi. Paina ”Seuraava”.</translation>
        </message>
        <message>
            <source>One moment: watch what happens.</source>
            <extracomment>Said in a lesson to somebody who presses something while the others play</extracomment>
            <translation>Hetki vain: katso, mitä tapahtuu.</translation>
        </message>
        <message>
            <source>Not yet. %1</source>
            <extracomment>Said in a lesson to a try that the rules allow, but that comes later. %1 what is to be done now, a sentence</extracomment>
            <translation>Ei vielä. %1</translation>
        </message>
        <message>
            <source>%1: press “%2”.</source>
            <extracomment>Said in a lesson when the right cards are selected. %1 what they come to, such as "Red 7 on green 7"; %2 the button</extracomment>
            <translation>%1: paina ”%2”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchReplay</name>
        <message>
            <source>Before the first round</source>
            <translation>Ennen ensimmäistä kierrosta</translation>
        </message>
        <message>
            <source>Round %1, turn %2</source>
            <extracomment>Where a replay is. %1 number of the round, %2 number of the turn in it</extracomment>
            <translation>Kierros %1, vuoro %2</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: round %2 of %3…</source>
            <extracomment>While a replay looks for better plays. %1 a player, %2 a number of all %3</extracomment>
            <translation>Käyn läpi pelaajan %1 päätöksiä: kierros %2/%3 …</translation>
        </message>
        <message>
            <source>This game can’t be shown: line %1, %2.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English)</extracomment>
            <translation>Tätä peliä ei voi näyttää: rivi %1, %2.</translation>
        </message>
        <message>
            <source>%1 takes back a play.</source>
            <extracomment>In the log of a replay: a player goes back to an earlier decision. %1 the player</extracomment>
            <translation>%1 peruu siirron.</translation>
        </message>
        <message>
            <source>The next play costs %1 on average. Usually better: %2</source>
            <translation>Seuraava siirto maksaa keskimäärin %1. Yleensä parempi: %2</translation>
        </message>
        <message>
            <source>The next play costs %1. Better: %2</source>
            <extracomment>Of the next decision in a replay. %1 "about 6 points"; %2 a whole sentence: what would be better and why</extracomment>
            <translation>Seuraava siirto maksaa %1. Parempi: %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSessionBase</name>
        <message>
            <source>This game can’t be read: line %1, %2. Start a new one.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English, for a bug report)</extracomment>
            <translation>Tätä peliä ei voi lukea: rivi %1, %2. Aloita uusi.</translation>
        </message>
        <message>
            <source>This game is over. Start a new one.</source>
            <translation>Tämä peli on päättynyt. Aloita uusi.</translation>
        </message>
        <message>
            <source>This saved game is empty. Start a new one.</source>
            <translation>Tallennettu peli on tyhjä. Aloita uusi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::AppSettings</name>
        <message>
            <source>Your settings couldn’t be saved in “%1”. Check that you’re allowed to change that file and that the disk isn’t full.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Asetuksiasi ei voitu tallentaa tiedostoon ”%1”. Tarkista, että sinulla on oikeus muuttaa sitä ja että levyllä on tilaa.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallBooth</name>
        <message>
            <source>Tap anywhere once to turn the sound on.</source>
            <extracomment>At the call booth in a browser, which plays no sound before that</extracomment>
            <translation>Napauta kerran mitä tahansa kohtaa, niin äänet kuuluvat.</translation>
        </message>
        <message>
            <source>Sound is off in Settings, so calls are only shown.</source>
            <extracomment>At the call booth, when nothing will be heard</extracomment>
            <translation>Ääni on asetuksissa pois päältä, joten huudot vain näytetään.</translation>
        </message>
        <message>
            <source>This device has no sound, so calls are only shown.</source>
            <translation>Tässä laitteessa ei ole ääntä, joten huudot vain näytetään.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallLog</name>
        <message>
            <source>calls</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>huudot</translation>
        </message>
        <message>
            <source>Call log copied. Paste it anywhere.</source>
            <extracomment>The call log is in the clipboard</extracomment>
            <translation>Huutoloki on kopioitu. Liitä se minne haluat.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallSeats</name>
        <message>
            <source>Player %1</source>
            <extracomment>A player at the call booth who has no name. %1 number of the seat</extracomment>
            <translation>Pelaaja %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::Database</name>
        <message>
            <source>Anything you play now is lost when you close Tableside.</source>
            <extracomment>Follows another sentence about a file that cannot be used.</extracomment>
            <translation>Kaikki, mitä nyt pelaat, katoaa, kun suljet Tablesiden.</translation>
        </message>
        <message>
            <source>Your saved games are from a newer version of Tableside and weren’t changed. Update Tableside to continue them.</source>
            <extracomment>Shown at Home. Their file was written by a later version of the program.</extracomment>
            <translation>Tallennetut pelisi ovat Tablesiden uudemmasta versiosta, eikä niitä muutettu. Päivitä Tableside, niin voit jatkaa niitä.</translation>
        </message>
        <message>
            <source>“%1” belongs to another program and wasn’t changed. Move it to another folder and restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>”%1” kuuluu toiselle ohjelmalle, eikä sitä muutettu. Siirrä se toiseen kansioon ja käynnistä Tableside uudelleen.</translation>
        </message>
        <message>
            <source>The disk is too full to save “%1”. Free up some space and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Levyllä ei ole tilaa tiedoston ”%1” tallentamiseen. Vapauta tilaa ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>“%1” can’t be changed. Check that you’re allowed to write to its folder.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Tiedostoa ”%1” ei voi muuttaa. Tarkista, että sinulla on oikeus kirjoittaa sen kansioon.</translation>
        </message>
        <message>
            <source>Another program is using “%1”. Close that program and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Toinen ohjelma käyttää tiedostoa ”%1”. Sulje se ohjelma ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read or saved (%2). Try again, or check the disk.</source>
            <extracomment>%1 is a file, %2 the system's reason, not translated.</extracomment>
            <translation>Tiedostoa ”%1” ei voitu lukea tai tallentaa (%2). Yritä uudelleen tai tarkista levy.</translation>
        </message>
        <message>
            <source>This game was changed or ended in another Tableside window. Leave it, then open it again.</source>
            <extracomment>Two windows of the program have the same game or score sheet open, or one of them ended or deleted it.</extracomment>
            <translation>Tätä peliä muutettiin tai se päätettiin toisessa Tablesiden ikkunassa. Poistu pelistä ja avaa se uudelleen.</translation>
        </message>
        <message>
            <source>Then restart Tableside. Anything you play now is lost when you close it.</source>
            <extracomment>Follows a sentence about a file that cannot be written, and what to do about it.</extracomment>
            <translation>Käynnistä Tableside sitten uudelleen. Kaikki, mitä nyt pelaat, katoaa, kun suljet sen.</translation>
        </message>
        <message>
            <source>Your saved games in “%1” are damaged, and no new file could be written. Check that the disk has space and that you’re allowed to write to its folder, then restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>Tallennetut pelisi tiedostossa ”%1” ovat vioittuneet, eikä uutta tiedostoa voitu kirjoittaa. Tarkista, että levyllä on tilaa ja saat kirjoittaa kansioon, ja käynnistä Tableside sitten uudelleen.</translation>
        </message>
        <message>
            <source>“%1” is damaged or missing. Tableside brings back what it can.</source>
            <extracomment>%1 is a file. A panel with what could be saved follows at once.</extracomment>
            <translation>”%1” on vioittunut tai puuttuu. Tableside palauttaa, minkä voi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosSetup</name>
        <message>
            <source>New DOS game</source>
            <extracomment>Title of the page where a game of DOS is set up</extracomment>
            <translation>Uusi DOS-peli</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Kun joku saa näin monta pistettä, pienin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 200; 50 makes a quick game.</source>
            <translation>Ensimmäisenä näin monta pistettä saanut voittaa. Säännöissä raja on 200; 50 on nopea peli.</translation>
        </message>
        <message>
            <source>Until the next player acts</source>
            <translation>Kunnes seuraava pelaa tai nostaa</translation>
        </message>
        <message>
            <source>You’re safe once the next player draws or matches.</source>
            <translation>Olet turvassa, kun seuraava pelaaja nostaa kortin tai pelaa rivikortin päälle.</translation>
        </message>
        <message>
            <source>While you have two cards</source>
            <translation>Niin kauan kuin sinulla on 2 korttia</translation>
        </message>
        <message>
            <source>You’re safe once you have more or fewer.</source>
            <translation>Kun kortteja on enemmän tai vähemmän, olet turvassa.</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Kierroksen loppuun asti</translation>
        </message>
        <message>
            <source>You’re never safe before that.</source>
            <translation>Sitä ennen et ole turvassa.</translation>
        </message>
        <message>
            <source>Hints, bonus cards as you like, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in DOS</extracomment>
            <translation>Vihjeet, vapaaehtoiset bonuskortit ja 2 sekuntia aikaa huutaa.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosTable</name>
        <message>
            <source>Lay</source>
            <translation>Laita</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Pelaa</translation>
        </message>
        <message>
            <source>catch while they have two cards</source>
            <translation>kiinni, kun kortteja on 2</translation>
        </message>
        <message>
            <source>catch until the round ends</source>
            <translation>kiinni kierroksen loppuun</translation>
        </message>
        <message>
            <source>wrong catch draws two</source>
            <translation>turhasta nappauksesta nostetaan 2</translation>
        </message>
        <message>
            <source>Lay and win</source>
            <translation>Laita ja voita</translation>
        </message>
        <message>
            <source>Match and win</source>
            <translation>Pelaa ja voita</translation>
        </message>
        <message>
            <source>bonus cards required</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>bonuskortit pakollisia</translation>
        </message>
    </context>
    <context>
        <name>tableside::PhoneHub</name>
        <message>
            <source>Something has just changed. Look again.</source>
            <extracomment>On a phone: an action came too late</extracomment>
            <translation>Jokin muuttui juuri. Katso uudestaan.</translation>
        </message>
        <message>
            <source>This device isn’t on a network. Connect it to your Wi-Fi, then try again.</source>
            <extracomment>Why phones can't join</extracomment>
            <translation>Laite ei ole verkossa. Yhdistä se Wi-Fiin ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>Wait until a game begins at the table.</source>
            <extracomment>On a phone that has joined while no game is open at the table</extracomment>
            <translation>Odota, että pöydässä alkaa peli.</translation>
        </message>
        <message>
            <source>All seats are taken.</source>
            <extracomment>On a phone that wants to take part</extracomment>
            <translation>Kaikki paikat on varattu.</translation>
        </message>
        <message>
            <source>This device has a new address on the network, so phones can’t find it. Start again and scan the new code.</source>
            <extracomment>While phones can join, after the device has changed its network</extracomment>
            <translation>Laitteella on verkossa uusi osoite, joten puhelimet eivät löydä sitä. Aloita uudelleen ja skannatkaa uusi koodi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedList</name>
        <message>
            <source>Any</source>
            <extracomment>Filter of the games played: computer players of any level</extracomment>
            <translation>Mikä tahansa</translation>
        </message>
        <message>
            <source>Anyone</source>
            <extracomment>Filter of the games played: whoever sat at the table</extracomment>
            <translation>Kuka tahansa</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s)</source>
            <extracomment>How many games the filter leaves. %1 of %n games</extracomment>
            <translation>
                <numerusform>%1/%n peliä</numerusform>
                <numerusform>%1/%n peliä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedStatistics</name>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>A best turn. %n cards</extracomment>
            <translation>
                <numerusform>%n kortti</numerusform>
                <numerusform>%n korttia</numerusform>
            </translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>Whose statistics are shown: the person at this device, without a name</extracomment>
            <translation>Sinä</translation>
        </message>
        <message>
            <source>DOS %1 · UNO %2</source>
            <extracomment>Best turns in both games. %1, %2 numbers of cards</extracomment>
            <translation>DOS %1 · UNO %2</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Label of a figure: games played to an end</extracomment>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label of a figure: games won</extracomment>
            <translation>Voitot</translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % peleistä</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label of a figure: games won in a row</extracomment>
            <translation>Voittoputki</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <extracomment>Below the games won in a row until now. %1 a number</extracomment>
            <translation>pisin: %1</translation>
        </message>
        <message>
            <source>Average points</source>
            <extracomment>Label of a figure: points per game on average</extracomment>
            <translation>Pisteitä keskimäärin</translation>
        </message>
        <message>
            <source>per game</source>
            <extracomment>Below an average number of points</extracomment>
            <translation>peliä kohti</translation>
        </message>
        <message>
            <source>Missed calls</source>
            <extracomment>Label of a figure: how often the person forgot to call DOS or UNO</extracomment>
            <translation>Unohtuneet huudot</translation>
        </message>
        <message numerus="yes">
            <source>%n call(s) made</source>
            <extracomment>Below the number of missed calls. %n calls that were made</extracomment>
            <translation>
                <numerusform>huutoja %n</numerusform>
                <numerusform>huutoja %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Catches</source>
            <extracomment>Label of a figure: how often the person caught somebody who had forgotten to call</extracomment>
            <translation>Nappaukset</translation>
        </message>
        <message>
            <source>Best turn in DOS</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Paras vuoro DOSissa</translation>
        </message>
        <message>
            <source>gone in one turn</source>
            <extracomment>Below the best turn in DOS: that many cards left the hand</extracomment>
            <translation>pois yhdellä vuorolla</translation>
        </message>
        <message>
            <source>Best turn in UNO</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Paras vuoro UNOssa</translation>
        </message>
        <message>
            <source>drawn by others</source>
            <extracomment>Below the best turn in UNO: that many cards the others had to draw for one that was played</extracomment>
            <translation>muiden nostamia</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s) won</source>
            <extracomment>Against an opponent. %1 games won, %n games</extracomment>
            <translation>
                <numerusform>voitettu %1/%n</numerusform>
                <numerusform>voitettu %1/%n</numerusform>
            </translation>
        </message>
        <message>
            <source>Longest streak</source>
            <extracomment>Label of a figure: the most games won in a row</extracomment>
            <translation>Pisin putki</translation>
        </message>
        <message>
            <source>Best turn</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Paras vuoro</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>Under a chart: of which days it is. %1, %2 dates</extracomment>
            <translation>%1–%2</translation>
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
                <numerusform>%1, ei vielä sijoitusta: voitti %2/%n pelin, %3; %4 pistettä kierrosta kohti</numerusform>
                <numerusform>%1, ei vielä sijoitusta: voitti %2/%n peliä, %3; %4 pistettä kierrosta kohti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”</extracomment>
            <translation>
                <numerusform>%1, ei vielä sijoitusta: voitti %2/%n pelin, %3</numerusform>
                <numerusform>%1, ei vielä sijoitusta: voitti %2/%n peliä, %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”</extracomment>
            <translation>
                <numerusform>Sija %1, %2: voitti %3/%n pelin, %4</numerusform>
                <numerusform>Sija %1, %2: voitti %3/%n peliä, %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4; %5 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”, %5 a number</extracomment>
            <translation>
                <numerusform>Sija %1, %2: voitti %3/%n pelin, %4; %5 pistettä kierrosta kohti</numerusform>
                <numerusform>Sija %1, %2: voitti %3/%n peliä, %4; %5 pistettä kierrosta kohti</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s) · %2</source>
            <extracomment>A player's figures in a ranking. %1 of %n games, %2 such as “42%”</extracomment>
            <translation>
                <numerusform>voitti %1/%n pelin · %2</numerusform>
                <numerusform>voitti %1/%n peliä · %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 per round</source>
            <extracomment>A player's figures in a ranking. %1 a number</extracomment>
            <translation>%1 kierrosta kohti</translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s)</source>
            <extracomment>Heading in a ranking. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Ei vielä sijoitusta: alle %n peli</numerusform>
                <numerusform>Ei vielä sijoitusta: alle %n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s), or no points to win</source>
            <extracomment>Heading in a ranking by points per round. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Ei vielä sijoitusta: alle %n peli tai ei voitettavia pisteitä</numerusform>
                <numerusform>Ei vielä sijoitusta: alle %n peliä tai ei voitettavia pisteitä</numerusform>
            </translation>
        </message>
        <message>
            <source>Not yet ranked: no points to win</source>
            <extracomment>Heading in a ranking by points per round, over people whose points all counted against them</extracomment>
            <translation>Ei vielä sijoitusta: ei voitettavia pisteitä</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games a ranking counts</extracomment>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points per round leave out %n game(s) in which points count against you.</source>
            <extracomment>Below a ranking: games in which the lowest total wins</extracomment>
            <translation>
                <numerusform>Pisteissä kierrosta kohti ei ole mukana %n peliä, jossa pisteet lasketaan pelaajaa vastaan.</numerusform>
                <numerusform>Pisteissä kierrosta kohti ei ole mukana %n peliä, joissa pisteet lasketaan pelaajaa vastaan.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Sijoitukset</translation>
        </message>
        <message>
            <source>by games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>voittojen mukaan</translation>
        </message>
        <message>
            <source>by share of games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>voittoprosentin mukaan</translation>
        </message>
        <message>
            <source>by points per round</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>kierroksen pisteiden mukaan</translation>
        </message>
        <message numerus="yes">
            <source>at least %n game(s) each</source>
            <extracomment>On a printed ranking. %n the number of games that a player needs for a rank</extracomment>
            <translation>
                <numerusform>vähintään %n peli</numerusform>
                <numerusform>vähintään %n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>as of %1</source>
            <extracomment>On a printed ranking: the date of printing. %1 a date</extracomment>
            <translation>tilanne %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Pelit</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Voitot</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Osuus</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Pisteet / kierros</translation>
        </message>
        <message>
            <source>ranking</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>sijoitukset</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Headings of a spreadsheet</extracomment>
            <translation>Sija</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Won (%)</source>
            <translation>Voitot (%)</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Kierrokset</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Pisteet</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) have only final points and no rounds.</source>
            <extracomment>Below a ranking: games of which only the final points are known</extracomment>
            <translation>
                <numerusform>%n pelistä tiedetään vain loppupisteet.</numerusform>
                <numerusform>%n pelistä tiedetään vain loppupisteet.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ShownTable</name>
        <message>
            <source>nothing to draw</source>
            <extracomment>What has just become of a player, shown beside the name</extracomment>
            <translation>ei nostettavaa</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <translation>
                <numerusform>nosti %n</numerusform>
                <numerusform>nosti %n</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::GameTable</name>
        <message>
            <source>Who calls “%1”?</source>
            <extracomment>Asked of the people at the table. %1 the call: "DOS!"</extracomment>
            <translation>Kuka huutaa ”%1”?</translation>
        </message>
        <message>
            <source>Who catches %1?</source>
            <extracomment>Asked of the people at the table. %1 a player's name</extracomment>
            <translation>Kuka nappaa pelaajan %1?</translation>
        </message>
        <message>
            <source>Pass to %1.</source>
            <extracomment>%1 a player's name, who gets the device now</extracomment>
            <translation>Laite pelaajalle: %1.</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Voitat pelin!</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <translation>%1 voittaa pelin</translation>
        </message>
        <message>
            <source>You win round %1</source>
            <translation>Voitat kierroksen %1</translation>
        </message>
        <message>
            <source>%1 wins round %2</source>
            <translation>%1 voittaa kierroksen %2</translation>
        </message>
        <message>
            <source>Cards count against you. At %1, the lowest total wins.</source>
            <translation>Pisteet omista korteista. Kun jollakulla on %1, pienin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>First to %1.</source>
            <translation>Ensimmäisenä %1 pistettä saanut voittaa.</translation>
        </message>
        <message>
            <source>The winner scores everyone else’s cards. First to %1 wins.</source>
            <translation>Voittaja saa pisteet kaikkien muiden korteista. Ensimmäisenä %1 pistettä saanut voittaa.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 miettii …</translation>
        </message>
        <message>
            <source>Dealing the cards…</source>
            <translation>Jaetaan kortteja …</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>Sinun vuorosi.</translation>
        </message>
        <message>
            <source>%1’s turn.</source>
            <translation>Vuorossa %1.</translation>
        </message>
        <message>
            <source>You can’t catch anyone right now.</source>
            <translation>Ketään ei voi napata juuri nyt.</translation>
        </message>
        <message>
            <source>Someone reached %1, but the lowest total is tied. Play another round.</source>
            <extracomment>Nobody has won yet. %1 points that end a game</extracomment>
            <translation>Pisteraja %1 on saavutettu, mutta pienin pistemäärä on usealla. Pelatkaa vielä yksi kierros.</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) at the end of your turn</source>
            <translation>
                <numerusform>Nostat %n kortin vuorosi lopussa</numerusform>
                <numerusform>Nostat %n korttia vuorosi lopussa</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You drew %n penalty card(s).</source>
            <translation>
                <numerusform>Nostit %n sakkokortin.</numerusform>
                <numerusform>Nostit %n sakkokorttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>There’s nothing to take back in this round yet.</source>
            <extracomment>Why nothing can be taken back now</extracomment>
            <translation>Tällä kierroksella ei ole vielä mitään peruttavaa.</translation>
        </message>
        <message>
            <source>You can’t take back a finished round.</source>
            <translation>Päättynyttä kierrosta ei voi perua.</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>At the end of a round or a game. %n: how many times the player took something back in this game</extracomment>
            <translation>
                <numerusform>%n siirto peruttu</numerusform>
                <numerusform>%n siirtoa peruttu</numerusform>
            </translation>
        </message>
        <message>
            <source>The winner of the round wins the game.</source>
            <translation>Kierroksen voittaja voittaa pelin.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HandEntry</name>
        <message>
            <source>Who went out?</source>
            <translation>Keneltä kortit loppuivat?</translation>
        </message>
        <message>
            <source>Still to count: %1</source>
            <extracomment>%1: names of players whose hands are not counted yet</extracomment>
            <translation>Vielä laskematta: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) counted</source>
            <extracomment>The hands of a round, counted so far. %n points</extracomment>
            <translation>
                <numerusform>%n piste laskettu</numerusform>
                <numerusform>%n pistettä laskettu</numerusform>
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
            <translation>%1: käsi on vielä tyhjä. Kirjoita 0, jos siinä ei ole pisteitä.</translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points; %n point(s) counted</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of all hands</extracomment>
            <translation>
                <numerusform>%1, vähiten pisteitä; %n piste laskettu</numerusform>
                <numerusform>%1, vähiten pisteitä; %n pistettä laskettu</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points: +%n</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of the others</extracomment>
            <translation>
                <numerusform>%1, vähiten pisteitä: +%n</numerusform>
                <numerusform>%1, vähiten pisteitä: +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1: kortit loppuivat</translation>
        </message>
        <message>
            <source>%1, not counted yet</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1, vielä laskematta</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s)</source>
            <extracomment>Spoken state of a hand. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n piste</numerusform>
                <numerusform>%1, %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Below the keys for the values of cards. %1 points, %2 the cards that count so much</extracomment>
            <translation>%1: %2</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>poistettu</translation>
        </message>
        <message>
            <source>Cards %1</source>
            <extracomment>In the field for a hand's points. %1 what the tapped cards count</extracomment>
            <translation>Kortit %1</translation>
        </message>
        <message>
            <source>Did %1 go out instead of %2?</source>
            <extracomment>Asked before another player is marked as having gone out. %1 and %2 players</extracomment>
            <translation>Loppuivatko kortit pelaajalta %1 eikä pelaajalta %2?</translation>
        </message>
        <message>
            <source>Did %1 go out after all?</source>
            <extracomment>Asked of a blocked round. %1 a player</extracomment>
            <translation>Loppuivatko kortit sittenkin pelaajalta %1?</translation>
        </message>
        <message numerus="yes">
            <source>This deletes the %n point(s) counted for %1.</source>
            <extracomment>Asked before a player is marked as having gone out. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>Pelaajan %1 laskettu %n piste poistetaan.</numerusform>
                <numerusform>Pelaajan %1 lasketut %n pistettä poistetaan.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has only %n card(s) worth %1.</source>
            <extracomment>A key for all cards of a value. %n how many the deck has, %1 what each counts</extracomment>
            <translation>
                <numerusform>Pakassa on vain %n kortti, jonka arvo on %1.</numerusform>
                <numerusform>Pakassa on vain %n korttia, joiden arvo on %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t subtract here. ⌫ deletes a character; Undo takes back the last tap.</source>
            <extracomment>After a minus sign was typed into the points of a hand</extracomment>
            <translation>Tässä ei voi vähentää. ⌫ poistaa merkin, Kumoa peruu viimeisen napautuksen.</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <extracomment>Beside the number pad, when correcting a round that was imported from a table of points</extracomment>
            <translation>Tältä kierrokselta on vain pisteet, ei käsiä. Kirjoita, mitä voittaja sai.</translation>
        </message>
        <message>
            <source>Enter the total of all other hands. To count them one by one, choose a hand.</source>
            <extracomment>Beside the number pad: the winner of a round gets one number</extracomment>
            <translation>Kirjoita kaikkien muiden käsien pisteet yhteensä. Jos haluat laskea ne yksitellen, valitse käsi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HintModel</name>
        <message>
            <source>You can get a hint on your turn.</source>
            <extracomment>Why there is no hint right now</extracomment>
            <translation>Vihjeen saat omalla vuorollasi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSetup</name>
        <message>
            <source>A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.</source>
            <translation>Jaon numerossa on vain numeroita, enintään 18446744073709551615. Jätä tyhjäksi, niin saat uuden jaon.</translation>
        </message>
        <message>
            <source>Printed rules</source>
            <extracomment>A set of rules to choose: the rules as printed on the sheets in the box</extracomment>
            <translation>Painetut säännöt</translation>
        </message>
        <message>
            <source>As on the sheets in the box.</source>
            <translation>Kuten laatikon ohjeessa.</translation>
        </message>
        <message>
            <source>Family</source>
            <extracomment>A set of rules to choose: for playing with children</extracomment>
            <translation>Perhe</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchStore</name>
        <message>
            <source>Part of this game is missing, so it can’t continue. Start a new one.</source>
            <extracomment>Some of the saved moves of a game are missing in the file.</extracomment>
            <translation>Osa tästä pelistä puuttuu, joten sitä ei voi jatkaa. Aloita uusi.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PageNotice</name>
        <message>
            <source>The folder couldn’t be opened. Find it in your file manager: “%1”.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Kansiota ei voitu avata. Etsi se tiedostonhallinnasta: ”%1”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::People</name>
        <message>
            <source>%1 and %2 played against each other, so they can’t be the same person.</source>
            <extracomment>%1, %2: two names that played in one game and so can't be the same person</extracomment>
            <translation>%1 ja %2 ovat pelanneet toisiaan vastaan, joten he eivät voi olla sama ihminen.</translation>
        </message>
        <message>
            <source>Two people would be called %1. Rename one of them first.</source>
            <extracomment>%1 a name. Two merged people can't be separated while both have it</extracomment>
            <translation>Kahden ihmisen nimeksi tulisi %1. Vaihda ensin toisen nimi.</translation>
        </message>
        <message>
            <source>The name %1 is taken. If it’s the same person, choose “Same person, two names?” below.</source>
            <extracomment>%1 a name. “The same person …” is the button below, with the same words</extracomment>
            <translation>Nimi %1 on jo käytössä. Jos hän on sama ihminen, valitse alta ”Sama ihminen, kaksi nimeä?”.</translation>
        </message>
        <message>
            <source>Is %1 the %2 in your book?</source>
            <extracomment>%1, %2: two names that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>Onko %1 sama henkilö kuin vihkosi %2?</translation>
        </message>
        <message>
            <source>Former player</source>
            <extracomment>The name that takes the place of a deleted person in the games of the score book</extracomment>
            <translation>Entinen pelaaja</translation>
        </message>
    </context>
    <context>
        <name>tableside::PersonPage</name>
        <message>
            <source>Games</source>
            <extracomment>Label on a player's page: finished games</extracomment>
            <translation>Pelit</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n kierros</numerusform>
                <numerusform>%n kierrosta</numerusform>
            </translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label on a player's page: games won</extracomment>
            <translation>Voitot</translation>
        </message>
        <message>
            <source>Average per round</source>
            <extracomment>Label on a player's page: points per round</extracomment>
            <translation>Kierroksen keskiarvo</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Paras kierros</translation>
        </message>
        <message>
            <source>Best comeback</source>
            <extracomment>Label on a player's page: the largest gap that was made up in a game won after all</extracomment>
            <translation>Hurjin nousu</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>behind, and still won</source>
            <translation>jäljessä ja silti voittoon</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label on a player's page: games won in a row</extracomment>
            <translation>Voittoputki</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <translation>pisin: %1</translation>
        </message>
        <message>
            <source>Rival</source>
            <extracomment>Label on a player's page: the most frequent opponent</extracomment>
            <translation>Kilpakumppani</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) together</source>
            <translation>
                <numerusform>%n yhteinen peli</numerusform>
                <numerusform>%n yhteistä peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>Nemesis</source>
            <extracomment>Label on a player's page: the opponent the player lost to most often</extracomment>
            <translation>Pahin vastus</translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s)</source>
            <extracomment>Below the name of the nemesis. %1 how many games were won by them, %n all that both played</extracomment>
            <translation>
                <numerusform>voitti %1/%n pelistä</numerusform>
                <numerusform>voitti %1/%n pelistä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % peleistä</translation>
        </message>
    </context>
    <context>
        <name>tableside::TableController</name>
        <message>
            <source>This browser doesn’t let pages store anything, so everything is gone when you close this page. Allow it for this page, then reload.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Tämä selain ei anna sivujen tallentaa mitään, joten kaikki katoaa, kun suljet tämän sivun. Salli tallennus tälle sivulle ja lataa se uudelleen.</translation>
        </message>
        <message>
            <source>The browser can’t save what you do now, most likely because this device is out of space. Free some space and go on: it’s saved then.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Selain ei voi nyt tallentaa mitään, luultavasti siksi, että laitteen tila on lopussa. Vapauta tilaa ja jatka, niin tallennus onnistuu.</translation>
        </message>
        <message>
            <source>This is a private window, so everything is gone when you close it.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Tämä on yksityinen ikkuna, joten kaikki katoaa, kun suljet sen.</translation>
        </message>
        <message>
            <source>Only the result of this game is left: your settings limit how many games you can replay.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Tästä pelistä on tallella vain tulos: asetuksesi rajaavat, montako peliä voi katsoa uudelleen.</translation>
        </message>
        <message>
            <source>This game can’t be watched: its record is damaged.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Tätä peliä ei voi katsoa: sen tallenne on vioittunut.</translation>
        </message>
        <message>
            <source>Discarded: %1</source>
            <extracomment>A game that can be restored. %1 for example "DOS with West and North"</extracomment>
            <translation>Hylätty: %1</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restore the discarded or deleted game</extracomment>
            <translation>Palauta</translation>
        </message>
    </context>
    <context>
        <name>tableside::ReviewModel</name>
        <message>
            <source>Reviewing your decisions: %1 of %2…</source>
            <translation>Käyn läpi päätöksiäsi: %1/%2 …</translation>
        </message>
        <message>
            <source>Reviewing your decisions…</source>
            <extracomment>%1 a player</extracomment>
            <translation>Käyn läpi päätöksiäsi …</translation>
        </message>
        <message>
            <source>This round can’t be read, so there’s nothing to review.</source>
            <translation>Tämän kierroksen tallennetta ei voi lukea, joten läpikäytävää ei ole.</translation>
        </message>
        <message>
            <source>You played this round as well as I would have.</source>
            <translation>Pelasit tämän kierroksen yhtä hyvin kuin minä olisin pelannut.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost you the most.</source>
            <extracomment>Above the list of decisions that cost most points</extracomment>
            <translation>
                <numerusform>%n päätös maksoi sinulle eniten.</numerusform>
                <numerusform>%n päätöstä maksoi sinulle eniten.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better cards are framed.</source>
            <extracomment>Of the small cards in the list of decisions; follows another sentence</extracomment>
            <translation>Paremmat kortit on kehystetty.</translation>
        </message>
        <message>
            <source>You played your cards as well as I would have, but a call was missed.</source>
            <translation>Pelasit korttisi yhtä hyvin kuin minä olisin pelannut, mutta yksi huuto jäi puuttumaan.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) worth another look.</source>
            <extracomment>Above a list of decisions, some of which came out well</extracomment>
            <translation>
                <numerusform>%n päätös, jota kannattaa katsoa uudelleen.</numerusform>
                <numerusform>%n päätöstä, joita kannattaa katsoa uudelleen.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: %2 of %3…</source>
            <extracomment>%1 a player, %2 a number of all %3</extracomment>
            <translation>Käyn läpi pelaajan %1 päätöksiä: %2/%3 …</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions…</source>
            <translation>Käyn läpi pelaajan %1 päätöksiä …</translation>
        </message>
        <message>
            <source>%1 played as well as I would have, but a call was missed.</source>
            <translation>%1 pelasi yhtä hyvin kuin minä olisin pelannut, mutta yksi huuto jäi puuttumaan.</translation>
        </message>
        <message>
            <source>%1 played this round as well as I would have.</source>
            <translation>%1 pelasi tämän kierroksen yhtä hyvin kuin minä olisin pelannut.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost %1 the most.</source>
            <extracomment>Above the list of decisions that cost a player most points. %1 the player</extracomment>
            <translation>
                <numerusform>%n päätös maksoi pelaajalle %1 eniten.</numerusform>
                <numerusform>%n päätöstä maksoi pelaajalle %1 eniten.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::RulesReader</name>
        <message>
            <source>%1-quick-card</source>
            <extracomment>Names of exported files; %1 is "dos" or "uno". Use only characters that file names allow</extracomment>
            <translation>%1-pikaohje</translation>
        </message>
        <message>
            <source>%1-rules</source>
            <translation>%1-säännöt</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreBook</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>A game in the book. %n rounds</extracomment>
            <translation>
                <numerusform>%n kierros</numerusform>
                <numerusform>%n kierrosta</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress, to %2</source>
            <extracomment>A game in the book. %1 game and rounds, %2 the target</extracomment>
            <translation>%1 · kesken, %2 pisteeseen</translation>
        </message>
        <message>
            <source>%1 · tie</source>
            <extracomment>A game in the book. %1 game and rounds</extracomment>
            <translation>%1 · päättyi tasan</translation>
        </message>
        <message numerus="yes">
            <source>%1 · %2 won with %n point(s)</source>
            <extracomment>A game in the book. %1 game and rounds, %2 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 · %2 voitti %n pisteellä</numerusform>
                <numerusform>%1 · %2 voitti %n pisteellä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress</source>
            <extracomment>A game in the book that has no target. %1 game and rounds</extracomment>
            <translation>%1 · kesken</translation>
        </message>
        <message>
            <source>This game can’t be read</source>
            <extracomment>Title of a game in the book of which nothing can be shown</extracomment>
            <translation>Tätä peliä ei voi lukea</translation>
        </message>
        <message>
            <source>Its entry in the score book is damaged</source>
            <extracomment>Below "This game can't be read", in the list of the book</extracomment>
            <translation>Sen merkintä pistevihossa on vioittunut</translation>
        </message>
        <message>
            <source>final points only</source>
            <extracomment>In place of "12 rounds": a game of the book of which only the final points are known</extracomment>
            <translation>vain loppupisteet</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreGame</name>
        <message>
            <source>cards count against you</source>
            <translation>pisteet omista korteista</translation>
        </message>
        <message>
            <source>winner takes all</source>
            <translation>kaikki voittajalle</translation>
        </message>
        <message>
            <source>nobody scored</source>
            <translation>kukaan ei saanut pisteitä</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <extracomment>Button. %1 what would be taken back: "Ben's hand in round 3"</extracomment>
            <translation>Kumoa: %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Kumoa</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <extracomment>Button. %1 what would come back: "Ben's hand in round 3"</extracomment>
            <translation>Tee uudelleen: %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Tee uudelleen</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2</source>
            <extracomment>Spoken line of the standings. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n piste, sija %2</numerusform>
                <numerusform>%1, %n pistettä, sija %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 left</source>
            <extracomment>Spoken line of the standings. %1 a player</extracomment>
            <translation>%1 on lähtenyt</translation>
        </message>
        <message>
            <source>All hands in round %1 are counted, but the round isn’t finished.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>Kierroksen %1 kaikki kädet on laskettu, mutta kierrosta ei ole vielä päätetty.</translation>
        </message>
        <message>
            <source>Round %1 isn’t complete, so it won’t count.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>Kierros %1 on kesken, joten sitä ei lasketa.</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>The seat of a player who joins late: between two neighbors</extracomment>
            <translation>%1 ja %2</translation>
        </message>
        <message>
            <source>nobody could play, %1 wins: %2</source>
            <extracomment>Within "Round 3: … Now Ben deals, Cleo starts." %1 the player with the fewest points in hand, %2 the points scored</extracomment>
            <translation>kukaan ei voinut pelata, %1 voittaa: %2</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), no rounds yet</source>
            <extracomment>Spoken line of the standings: no round played yet. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n piste, ei vielä kierroksia</numerusform>
                <numerusform>%1, %n pistettä, ei vielä kierroksia</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1: %2. Now %3 deals, %4 starts.</source>
            <extracomment>After a round was finished. %1 its number, %2 the points scored, %3 the next dealer, %4 the player who plays first</extracomment>
            <translation>Kierros %1: %2. Nyt %3 jakaa, %4 aloittaa.</translation>
        </message>
        <message>
            <source>%1, deals</source>
            <extracomment>Spoken line of the standings: this player deals the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, jakaa</translation>
        </message>
        <message>
            <source>%1, starts</source>
            <extracomment>Spoken line of the standings: this player plays first in the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, aloittaa</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Kumottu: %1</translation>
        </message>
        <message>
            <source>Redone: %1</source>
            <translation>Taas: %1</translation>
        </message>
        <message>
            <source>Round %1, %2: did not play</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player who did not take part</extracomment>
            <translation>Kierros %1, %2: ei pelannut</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: went out, %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Kierros %1, %2: kortit loppuivat, %n piste</numerusform>
                <numerusform>Kierros %1, %2: kortit loppuivat, %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1, %2: not counted yet</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player</extracomment>
            <translation>Kierros %1, %2: vielä laskematta</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: hand of %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the value of the hand</extracomment>
            <translation>
                <numerusform>Kierros %1, %2: käsi, %n piste</numerusform>
                <numerusform>Kierros %1, %2: käsi, %n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: won with the fewest points, scored %n</source>
            <extracomment>Spoken name of a cell of the score sheet: a round in which nobody could play. %1 the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Kierros %1, %2: vähiten pisteitä, sai %n pisteen</numerusform>
                <numerusform>Kierros %1, %2: vähiten pisteitä, sai %n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: scored %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet: only the points are known, not the hands. %1 the round, %2 a player</extracomment>
            <translation>
                <numerusform>Kierros %1, %2: sai %n pisteen</numerusform>
                <numerusform>Kierros %1, %2: sai %n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>The game goes on. %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Peli jatkuu. %1</translation>
        </message>
        <message>
            <source>After this change: %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Muutoksen jälkeen: %1</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2, tied</source>
            <extracomment>Spoken line of the standings: others have the same rank. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n piste, jaettu sija %2</numerusform>
                <numerusform>%1, %n pistettä, jaettu sija %2</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreController</name>
        <message>
            <source>To import a file, drop it on this window.</source>
            <translation>Tuo tiedosto pudottamalla se tähän ikkunaan.</translation>
        </message>
        <message>
            <source>score-book</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>pistevihko</translation>
        </message>
        <message>
            <source>blank-sheet</source>
            <translation>tyhjä-pistelappu</translation>
        </message>
        <message>
            <source>score</source>
            <translation>pisteet</translation>
        </message>
        <message>
            <source>Exporting the score book</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Viedään pistevihkoa</translation>
        </message>
        <message>
            <source>Importing “%1”</source>
            <extracomment>Over a progress bar. %1 a file</extracomment>
            <translation>Tuodaan tiedostoa ”%1”</translation>
        </message>
        <message>
            <source>%1 is deleted. In old games it says “Former player”.</source>
            <extracomment>%1 a player who was deleted</extracomment>
            <translation>%1 on poistettu. Vanhoissa peleissä lukee nyt ”Entinen pelaaja”.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSession</name>
        <message>
            <source>This game can’t be opened because its entries contradict each other. It wasn’t changed.</source>
            <extracomment>A stored score game whose entries contradict each other.</extracomment>
            <translation>Tätä peliä ei voi avata, koska sen merkinnät ovat ristiriidassa. Sitä ei muutettu.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSetup</name>
        <message numerus="yes">
            <source>Add %n more player(s)</source>
            <extracomment>Beside the start button. %n players are still needed</extracomment>
            <translation>
                <numerusform>Lisää vielä %n pelaaja</numerusform>
                <numerusform>Lisää vielä %n pelaajaa</numerusform>
            </translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>Lappuun mahtuu %1 pelaajaa.</translation>
        </message>
        <message>
            <source>%1 is for up to %2 players. You can still score a larger game.</source>
            <extracomment>%1 the game, %2 a number of players</extracomment>
            <translation>%1 on enintään %2 pelaajalle. Voitte silti kirjata isommankin pelin.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreStore</name>
        <message>
            <source>Part of this game is missing, so it can’t be opened.</source>
            <extracomment>Some entries of a score game are missing in the file.</extracomment>
            <translation>Osa tästä pelistä puuttuu, joten sitä ei voi avata.</translation>
        </message>
    </context>
    <context>
        <name>SeatConfig</name>
        <message>
            <source>You</source>
            <translation>Sinä</translation>
        </message>
    </context>
    <context>
        <name>tableside::Trophies</name>
        <message>
            <source>Everyone</source>
            <extracomment>Whose trophies are shown: those of all people at this device</extracomment>
            <translation>Kaikki</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>After the date of a trophy: in how many games it was earned. %n games</extracomment>
            <translation>
                <numerusform>%n peli</numerusform>
                <numerusform>%n peliä</numerusform>
            </translation>
        </message>
        <message>
            <source>Trophy: %1</source>
            <extracomment>After a round. %1 the title of a trophy, "Bluffed a badger"</extracomment>
            <translation>Palkinto: %1</translation>
        </message>
        <message>
            <source>Trophies: %1</source>
            <extracomment>After a round in which several trophies were earned. %1 their titles</extracomment>
            <translation>Palkinnot: %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::UserData</name>
        <message>
            <source>“%1” couldn’t be deleted. Try again, or delete it yourself.</source>
            <extracomment>Some of what was to be deleted is still there. %1 a file or folder</extracomment>
            <translation>Kohdetta ”%1” ei voitu poistaa. Yritä uudelleen tai poista se itse.</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Kansiota ei voitu avata. Avaa se tiedostonhallinnassa.</translation>
        </message>
        <message>
            <source>Exporting everything</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Viedään kaikkea</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoSetup</name>
        <message>
            <source>New UNO game</source>
            <extracomment>Title of the page where a game of UNO is set up</extracomment>
            <translation>Uusi UNO-peli</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Kun joku saa näin monta pistettä, pienin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 500; 100 makes a quick game.</source>
            <translation>Ensimmäisenä näin monta pistettä saanut voittaa. Säännöissä raja on 500; 100 on nopea peli.</translation>
        </message>
        <message>
            <source>Hints, drawing until you can play, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in UNO</extracomment>
            <translation>Vihjeet, nostetaan, kunnes sopii, ja 2 sekuntia aikaa huutaa.</translation>
        </message>
        <message>
            <source>Chaos</source>
            <extracomment>A set of rules to choose: wild ones</extracomment>
            <translation>Kaaos</translation>
        </message>
        <message>
            <source>Stacking, jumping in, and seven and zero.</source>
            <translation>Kasaaminen, väliin pelaaminen, seiska ja nolla.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoPresenter</name>
        <message>
            <source>keeps the card</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>pitää kortin</translation>
        </message>
        <message>
            <source>challenges</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>haastaa</translation>
        </message>
        <message>
            <source>kept</source>
            <extracomment>The same in the smallest place: a player keeps the card that they drew</extracomment>
            <translation>pitää</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoTable</name>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <translation>Sinulla on sama kortti: pelaa äkkiä väliin!</translation>
        </message>
        <message>
            <source>%1 bluffed and draws the cards.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 bluffasi ja nostaa kortit.</translation>
        </message>
        <message>
            <source>%1 didn’t bluff: you draw the cards plus two more.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 ei bluffannut: nostat kortit ja 2 lisää.</translation>
        </message>
        <message>
            <source>stacking</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>kasaaminen</translation>
        </message>
        <message>
            <source>jumping in</source>
            <translation>väliin pelaaminen</translation>
        </message>
        <message>
            <source>seven and zero</source>
            <translation>seiska ja nolla</translation>
        </message>
        <message>
            <source>drawing until you can play</source>
            <translation>nostetaan, kunnes sopii</translation>
        </message>
        <message>
            <source>no bluffing</source>
            <translation>ei bluffia</translation>
        </message>
        <message>
            <source>Reverse doesn’t skip</source>
            <translation>Suunnanvaihto ei ohita</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) and miss your turn.</source>
            <extracomment>After a Draw Two or a Wild Draw Four; %n how many cards</extracomment>
            <translation>
                <numerusform>Nostat %n kortin ja menetät vuorosi.</numerusform>
                <numerusform>Nostat %n korttia ja menetät vuorosi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Color before: %1 · bluff: %2 draws %3 · no bluff: you draw %4</source>
            <extracomment>What is at stake in a challenge. %1 the color that was in play before the Wild Draw Four, %2 a player's name, %3 and %4 how many cards</extracomment>
            <translation>Väri ennen: %1 · bluffi: %2 nostaa %3 · ei bluffia: nostat %4</translation>
        </message>
        <message>
            <source>Name a color for the wild card.</source>
            <extracomment>While the color wheel of a wild card is open</extracomment>
            <translation>Valitse villikortin väri.</translation>
        </message>
        <message>
            <source>This is a bluff: you have a %1 card. Name a color.</source>
            <extracomment>While the color wheel of a Wild Draw Four is open; short, for a phone. %1 a color of which the player has a card</extracomment>
            <translation>Tämä on bluffi: sinulla on %1 kortti. Valitse väri.</translation>
        </message>
    </context>
    <context>
        <name>tableside::VoiceRecorder</name>
        <message>
            <source>No microphone found. Connect one and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Mikrofonia ei löytynyt. Liitä sellainen ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>The microphone isn’t available. If another app is using it, close that app and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Mikrofonia ei voi käyttää. Jos toinen sovellus käyttää sitä, sulje se ja yritä uudelleen.</translation>
        </message>
        <message>
            <source>Nothing was recorded. Try again, closer to the microphone.</source>
            <extracomment>After a recording in which nothing was said</extracomment>
            <translation>Mitään ei kuulunut. Yritä uudelleen lähempänä mikrofonia.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallVoices</name>
        <message>
            <source>The recording “%1” is damaged and can’t be played. Record it again.</source>
            <extracomment>%1 the name of a recorded voice</extracomment>
            <translation>Äänite ”%1” on vioittunut, eikä sitä voi toistaa. Äänitä se uudelleen.</translation>
        </message>
        <message>
            <source>The whole table</source>
            <extracomment>A voice of the call booth: three people say it at once</extracomment>
            <translation>Koko pöytä</translation>
        </message>
        <message>
            <source>Bear</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Karhu</translation>
        </message>
        <message>
            <source>Child</source>
            <extracomment>A voice of the call booth: a small and eager one</extracomment>
            <translation>Lapsi</translation>
        </message>
        <message>
            <source>Robot</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Robotti</translation>
        </message>
        <message>
            <source>Bell</source>
            <extracomment>A voice of the call booth: no voice at all</extracomment>
            <translation>Kello</translation>
        </message>
        <message>
            <source>Horn</source>
            <extracomment>A voice of the call booth: an old car's horn</extracomment>
            <translation>Torvi</translation>
        </message>
        <message>
            <source>Whistle</source>
            <extracomment>A voice of the call booth: a referee's</extracomment>
            <translation>Pilli</translation>
        </message>
        <message>
            <source>Drum</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Rumpu</translation>
        </message>
        <message>
            <source>My voice %1</source>
            <extracomment>Name of a voice that was recorded. %1 its number</extracomment>
            <translation>Oma ääni %1</translation>
        </message>
        <message>
            <source>The recording couldn’t be deleted (%1). Try again.</source>
            <extracomment>%1 the system's reason</extracomment>
            <translation>Äänitettä ei voitu poistaa (%1). Yritä uudelleen.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnfinishedMatches</name>
        <message>
            <source>Round %1 · tied at %2 points · %3</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 points, %3 date and time</extracomment>
            <translation>Kierros %1 · tasan, pisteitä %2 · %3</translation>
        </message>
        <message>
            <source>Round %1 · %2 leads: %3 points · %4</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 a name, %3 points, %4 date and time</extracomment>
            <translation>Kierros %1 · johdossa %2, pisteitä %3 · %4</translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>An unfinished game. %1 the other players' names</extracomment>
            <translation>UNO, mukana %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS, mukana %1</translation>
        </message>
        <message>
            <source>Round %1, no points yet · %2</source>
            <extracomment>An unfinished game, before anyone has points. %1 number of the round, %2 date and time</extracomment>
            <translation>Kierros %1, ei vielä pisteitä · %2</translation>
        </message>
        <message>
            <source>Round %1 · you: %2 points, place %3 of %4 · %5</source>
            <extracomment>An unfinished game. %1 number of the round, %2 your points, %3 your rank of %4 players, %5 date and time</extracomment>
            <translation>Kierros %1 · pisteesi: %2, sija %3/%4 · %5</translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <extracomment>The end of a row of names: "DOS with West, North and 7 others". %n players</extracomment>
            <translation>
                <numerusform>%n muu</numerusform>
                <numerusform>%n muuta</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EntryQuestion</name>
        <message>
            <source>You changed round %1 but haven’t saved it.</source>
            <extracomment>Asked when the user leaves an unsaved correction. %1 number of the round</extracomment>
            <translation>Muutit kierrosta %1, mutta et ole tallentanut sitä.</translation>
        </message>
        <message>
            <source>Who went out?</source>
            <translation>Keneltä kortit loppuivat?</translation>
        </message>
        <message>
            <source>Save the correction?</source>
            <translation>Tallennetaanko korjaus?</translation>
        </message>
        <message>
            <source>Yes, %1 went out</source>
            <extracomment>Buttons below a question</extracomment>
            <translation>Kyllä, kortit loppuivat: %1</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Tallenna</translation>
        </message>
        <message>
            <source>Don’t save</source>
            <extracomment>Button: discard the changes to the round</extracomment>
            <translation>Älä tallenna</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>Button below “Save the correction?”</extracomment>
            <translation>Ei</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>Jatka muokkaamista</translation>
        </message>
    </context>
    <context>
        <name>EntryStatus</name>
        <message>
            <source>%1 was next to play</source>
            <extracomment>Button. Two hands have equal points; the player who would have been next in turn wins the round. %1 a player</extracomment>
            <translation>%1 olisi ollut vuorossa ensin</translation>
        </message>
    </context>
    <context>
        <name>HandDots</name>
        <message>
            <source>All hands are counted</source>
            <extracomment>Spoken, of the dots above the cards: no hand is left</extracomment>
            <translation>Kaikki kädet on laskettu</translation>
        </message>
    </context>
    <context>
        <name>HandHead</name>
        <message>
            <source>%1’s hand</source>
            <extracomment>Above the cards that are being counted. %1 a player</extracomment>
            <translation>Käsi: %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken beside “Anna’s hand”: what it comes to so far</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button: the round is blocked; the fewest points in hand win it</extracomment>
            <translation>Kukaan ei voinut pelata</translation>
        </message>
        <message>
            <source>Went out</source>
            <extracomment>Button beside “Anna’s hand”: mark her as the one who went out</extracomment>
            <translation>Kortit loppuivat</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1: kortit loppuivat</translation>
        </message>
        <message>
            <source>Points for %1</source>
            <extracomment>Above the number pad, where the player who went out gets one number for all hands. %1 a player</extracomment>
            <translation>Pisteet: %1</translation>
        </message>
    </context>
    <context>
        <name>HandStrip</name>
        <message>
            <source>Hands in this round</source>
            <translation>Tämän kierroksen kädet</translation>
        </message>
    </context>
    <context>
        <name>LookButton</name>
        <message>
            <source>Picture and color for %1. Press to change.</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Kuva ja väri: %1. Vaihda painamalla.</translation>
        </message>
    </context>
    <context>
        <name>LookPicker</name>
        <message>
            <source>Picture and color for %1</source>
            <extracomment>Spoken name of the pictures and colors to choose from. %1 a player</extracomment>
            <translation>Kuva ja väri: %1</translation>
        </message>
        <message>
            <source>first letter</source>
            <extracomment>Spoken name of a picture to choose: a letter instead of an animal</extracomment>
            <translation>alkukirjain</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>Spoken name of a color with its shape. %1 its number</extracomment>
            <translation>Väri ja muoto %1</translation>
        </message>
    </context>
    <context>
        <name>SheetStart</name>
        <message>
            <source>Start</source>
            <extracomment>Row of the score sheet: the starting points of players who joined late</extracomment>
            <translation>Alku</translation>
        </message>
        <message numerus="yes">
            <source>%1 started with %n point(s)</source>
            <extracomment>Spoken on the score sheet. %1 a player who joined late, %n points</extracomment>
            <translation>
                <numerusform>%1 aloitti %n pisteestä</numerusform>
                <numerusform>%1 aloitti %n pisteestä</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recap</name>
        <message>
            <source>Last turn: %1</source>
            <extracomment>Spoken of what a player did in their last turn. %1 such as "Red 7, Blue 3, drew 2"</extracomment>
            <translation>Viime vuoro: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetNote</name>
        <message>
            <source>Place and note: %1</source>
            <extracomment>Spoken name of the line over the sheet. %1 the place and the note of the game</extracomment>
            <translation>Paikka ja muistiinpano: %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayer</name>
        <message>
            <source>The name %1 is taken. Choose another.</source>
            <extracomment>Below the name field. %1 a name</extracomment>
            <translation>Nimi %1 on jo käytössä. Valitse toinen.</translation>
        </message>
        <message numerus="yes">
            <source>left with %n point(s)</source>
            <extracomment>In the panel of a player who left. %n points</extracomment>
            <translation>
                <numerusform>lähti, %n piste</numerusform>
                <numerusform>lähti, %n pistettä</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1</source>
            <extracomment>In the panel of a player. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n piste, sija %1</numerusform>
                <numerusform>%n pistettä, sija %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>Deals this round</source>
            <extracomment>In the panel of a player, instead of the button “Make dealer”</extracomment>
            <translation>Jakaa tämän kierroksen</translation>
        </message>
        <message>
            <source>Make dealer</source>
            <extracomment>Button: this player deals the current round, out of turn</extracomment>
            <translation>Tee jakajaksi</translation>
        </message>
        <message>
            <source>Remove from game</source>
            <extracomment>Buttons of a player: remove from the game, or let rejoin</extracomment>
            <translation>Poista pelistä</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Palauta peliin</translation>
        </message>
        <message>
            <source>Player page</source>
            <extracomment>Button: the page of a player, with all games</extracomment>
            <translation>Pelaajan sivu</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Nimi</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Button: change the player's name</extracomment>
            <translation>Vaihda nimi</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1, tied</source>
            <extracomment>In the panel of a player whose rank others share. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n piste, jaettu sija %1</numerusform>
                <numerusform>%n pistettä, jaettu sija %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SheetResult</name>
        <message>
            <source>The lowest total wins.</source>
            <extracomment>Under the winner of a game in which cards count against you</extracomment>
            <translation>Pienin pistemäärä voittaa.</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanssi</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Vie ja tulosta</translation>
        </message>
    </context>
    <context>
        <name>ValuePad</name>
        <message>
            <source>Keys for card values</source>
            <extracomment>Spoken name of the keys for the values of cards</extracomment>
            <translation>Näppäimet arvon mukaan</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken name of a key for all cards of a value. %n points</extracomment>
            <translation>
                <numerusform>%n piste</numerusform>
                <numerusform>%n pistettä</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in this hand</source>
            <extracomment>Spoken for a key of a value. %1 how many of it are in the hand</extracomment>
            <translation>tässä kädessä %1</translation>
        </message>
        <message>
            <source>Show cards</source>
            <extracomment>Spoken name of the key that shows all cards, by color, instead of keys for their values</extracomment>
            <translation>Näytä kortit</translation>
        </message>
    </context>
    <context>
        <name>tableside::BookEntry</name>
        <message>
            <source>This game can’t be entered in the score book.</source>
            <translation>Tätä peliä ei voi kirjata pistevihkoon.</translation>
        </message>
    </context>
    <context>
        <name>BookToggle</name>
        <message>
            <source>Enter in the score book</source>
            <extracomment>Switch at the end of a game: whether the score book keeps it</extracomment>
            <translation>Kirjaa pistevihkoon</translation>
        </message>
        <message>
            <source>Counts on each player’s page, separately from real cards.</source>
            <extracomment>Below “Enter in the score book”. Games on screen and games with real cards have statistics of their own</extracomment>
            <translation>Lasketaan pelaajien sivuilla erikseen oikeilla korteilla pelatuista peleistä.</translation>
        </message>
        <message>
            <source>Add your names in the setup, and the score book can keep your games.</source>
            <extracomment>At the end of a game of several people who did not choose their names at setup, instead of “Enter in the score book”</extracomment>
            <translation>Antakaa nimenne ennen peliä, niin pistevihko voi säilyttää pelinne.</translation>
        </message>
    </context>
    <context>
        <name>tableside::phones::PhoneServer</name>
        <message>
            <source>%1 is not an address of a network at home.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20</extracomment>
            <translation>%1 ei ole kotiverkon osoite.</translation>
        </message>
        <message>
            <source>Phones can’t connect to %1: %2.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20; %2: the system’s reason</extracomment>
            <translation>Puhelimet eivät saa yhteyttä osoitteeseen %1: %2.</translation>
        </message>
    </context>
    <context>
        <name>DosTurn</name>
        <message>
            <source>Your turn: match a row card or draw.</source>
            <translation>Sinun vuorosi: pelaa rivikortin päälle tai nosta.</translation>
        </message>
        <message>
            <source>Your turn: nothing matches. Draw a card.</source>
            <translation>Sinun vuorosi: mikään ei sovi. Nosta kortti.</translation>
        </message>
        <message>
            <source>Match a row card or lay a card in the row.</source>
            <translation>Pelaa rivikortin päälle tai laita kortti riviin.</translation>
        </message>
        <message>
            <source>Nothing matches: lay a card in the row.</source>
            <translation>Mikään ei sovi: laita kortti riviin.</translation>
        </message>
        <message>
            <source>Match another row card or end your turn.</source>
            <translation>Pelaa toisen rivikortin päälle tai lopeta vuorosi.</translation>
        </message>
        <message>
            <source>Nothing else matches: end your turn.</source>
            <translation>Mikään muu ei sovi: lopeta vuorosi.</translation>
        </message>
        <message numerus="yes">
            <source>Bonus: lay %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: laita riviin %n kortti.</numerusform>
                <numerusform>Bonus: laita riviin %n korttia.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bonus: you can lay up to %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus: saat laittaa riviin %n kortin.</numerusform>
                <numerusform>Bonus: saat laittaa riviin enintään %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. %2</source>
            <extracomment>%1 a card, %2 what to do now</extracomment>
            <translation>Nostit: %1. %2</translation>
        </message>
    </context>
    <context>
        <name>UnoTurn</name>
        <message>
            <source>Your turn: play a card or draw.</source>
            <translation>Sinun vuorosi: pelaa kortti tai nosta.</translation>
        </message>
        <message>
            <source>You can’t play anything: draw a card.</source>
            <translation>Mikään ei sovi: nosta kortti.</translation>
        </message>
        <message>
            <source>You drew a %1. Play it or keep it.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Nostit: %1. Pelaa se tai pidä se.</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakottaa sinut nostamaan %n kortin. Nosta tai haasta.</numerusform>
                <numerusform>%1 pakottaa sinut nostamaan %n korttia. Nosta tai haasta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s).</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakottaa sinut nostamaan %n kortin.</numerusform>
                <numerusform>%1 pakottaa sinut nostamaan %n korttia.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>Ensimmäinen kortti on villikortti: valitse väri.</translation>
        </message>
        <message>
            <source>Seven! Who do you swap hands with?</source>
            <translation>Seiska! Kenen kanssa vaihdat kortit?</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw, stack a Wild Draw Four, or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakottaa sinut nostamaan %n kortin. Nosta, kasaa Villi nosta neljä tai haasta.</numerusform>
                <numerusform>%1 pakottaa sinut nostamaan %n korttia. Nosta, kasaa Villi nosta neljä tai haasta.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Draw Two.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakottaa sinut nostamaan %n kortin. Nosta tai kasaa Nosta kaksi.</numerusform>
                <numerusform>%1 pakottaa sinut nostamaan %n korttia. Nosta tai kasaa Nosta kaksi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Wild Draw Four.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pakottaa sinut nostamaan %n kortin. Nosta tai kasaa Villi nosta neljä.</numerusform>
                <numerusform>%1 pakottaa sinut nostamaan %n korttia. Nosta tai kasaa Villi nosta neljä.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. You can’t play it, so keep it.</source>
            <extracomment>Said to one of several players at one device, beside the button “Keep it”. %1 a card</extracomment>
            <translation>Nostit: %1. Et voi pelata sitä, joten pidä se.</translation>
        </message>
    </context>
</TS>
