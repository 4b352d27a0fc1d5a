<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="fr" sourcelanguage="en">
    <context>
        <name>AboutPage</name>
        <message>
            <source>About Tableside</source>
            <extracomment>Title of the page about the program</extracomment>
            <translation>À propos de Tableside</translation>
        </message>
        <message>
            <source>No cards with you? Play DOS and UNO here, against opponents who play, forget, and catch you just like people. Got the cards? Tableside has a score book, call buttons, and the rules of both games in six languages.</source>
            <translation>Pas de cartes sous la main ? Joue ici à DOS et à UNO, contre des adversaires qui jouent, oublient et te prennent en faute comme de vrais joueurs. Tu as les cartes ? Tableside a un carnet de scores, des boutons d’annonce et les règles des deux jeux en six langues.</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves this device. Computer players see only what you would see in their seats.</source>
            <translation>Tableside marche sans connexion et sans compte. Rien ne quitte cet appareil. Les joueurs virtuels ne voient que ce que tu verrais à leur place.</translation>
        </message>
        <message>
            <source>Tableside isn’t made or endorsed by the maker of these games. “DOS” and “UNO” only say which games you can play; the card art, sounds, and texts are our own.</source>
            <translation>Tableside n’est ni fabriqué ni approuvé par l’éditeur de ces jeux. « DOS » et « UNO » disent seulement à quels jeux on peut jouer ; le dessin des cartes, les sons et les textes sont les nôtres.</translation>
        </message>
        <message>
            <source>Free software</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Logiciel libre</translation>
        </message>
        <message>
            <source>You can use, study, share, and change Tableside under the GNU General Public License, version 3 or later. It comes with no warranty.</source>
            <translation>Tu peux utiliser, étudier, partager et modifier Tableside selon la licence publique générale GNU, version 3 ou ultérieure. Il est fourni sans aucune garantie.</translation>
        </message>
        <message>
            <source>Version %1</source>
            <extracomment>%1: version number of the program</extracomment>
            <translation>Version %1</translation>
        </message>
        <message>
            <source>Made with</source>
            <extracomment>Heading on the page about the program</extracomment>
            <translation>Réalisé avec</translation>
        </message>
        <message>
            <source>The font is Manrope, under the SIL Open Font License. The app is built with Qt, under the GNU Lesser General Public License.</source>
            <translation>La police est Manrope, sous licence SIL Open Font. L’appli est construite avec Qt, sous licence publique générale limitée GNU (LGPL).</translation>
        </message>
        <message>
            <source>Tableside works offline, with no account. Nothing leaves your home: only while you let phones join does Tableside talk on your own network. Computer players see only what you would see in their seats.</source>
            <extracomment>About the program, where phones can join</extracomment>
            <translation>Tableside marche sans connexion et sans compte. Rien ne sort de chez toi : Tableside ne communique sur ton propre réseau que tant que tu laisses des téléphones participer. Les joueurs virtuels ne voient que ce que tu verrais à leur place.</translation>
        </message>
    </context>
    <context>
        <name>Advice</name>
        <message>
            <source>%1 and %2</source>
            <extracomment>Two cards that are played together: "blue 4 and blue 5"</extracomment>
            <translation>%1 et le %2</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played, %2 the row card: "blue 4 and blue 5 on blue 9"</extracomment>
            <translation>le %1 sur le %2</translation>
        </message>
        <message>
            <source>%1, then %2</source>
            <extracomment>Two matches made one after the other</extracomment>
            <translation>%1, puis %2</translation>
        </message>
        <message>
            <source>Draw: nothing matches.</source>
            <translation>Pioche : aucune association possible.</translation>
        </message>
        <message>
            <source>End your turn: nothing else matches.</source>
            <translation>Finis ton tour : plus aucune association possible.</translation>
        </message>
        <message>
            <source>End your turn: you lay the rest as a bonus and win the round.</source>
            <translation>Finis ton tour : tu poses le reste en bonus et tu gagnes la manche.</translation>
        </message>
        <message>
            <source>End your turn and keep the %1: it’s worth more later.</source>
            <extracomment>%1 a wild card</extracomment>
            <translation>Finis ton tour et garde le %1 : il te servira mieux plus tard.</translation>
        </message>
        <message>
            <source>End your turn even though you can match: your cards are worth more later.</source>
            <translation>Finis ton tour, même si tu as encore de quoi jouer : tes cartes te serviront mieux plus tard.</translation>
        </message>
        <message>
            <source>Lay the %1: you go out and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Pose le %1 : tu as fini et tu gagnes la manche.</translation>
        </message>
        <message>
            <source>Lay the %1: you lay the rest too and win the round.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Pose le %1 : tu poses aussi le reste et tu gagnes la manche.</translation>
        </message>
        <message>
            <source>Lay the %1 and keep the %2: it’s worth more later.</source>
            <extracomment>%1 the card to lay, %2 a wild card</extracomment>
            <translation>Pose le %1 et garde le %2 : il te servira mieux plus tard.</translation>
        </message>
        <message>
            <source>Lay the %1 even though you can match: what you keep is worth more later.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Pose le %1, même si tu as de quoi jouer : ce que tu gardes te servira mieux plus tard.</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <translation>
                <numerusform>%n point de moins contre toi</numerusform>
                <numerusform>%n points de moins contre toi</numerusform>
            </translation>
        </message>
        <message>
            <source>what you keep works better together</source>
            <translation>ce que tu gardes va mieux ensemble</translation>
        </message>
        <message>
            <source>Lay the %1: %2.</source>
            <extracomment>%1 the card to lay, %2 why</extracomment>
            <translation>Pose le %1 : %2.</translation>
        </message>
        <message>
            <source>%1: you go out and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1 : tu as fini et tu gagnes la manche.</translation>
        </message>
        <message>
            <source>%1: you lay the rest as a bonus and win the round.</source>
            <extracomment>%1 what to play on what</extracomment>
            <translation>%1 : tu poses le reste en bonus et tu gagnes la manche.</translation>
        </message>
        <message numerus="yes">
            <source>gets rid of %n card(s)</source>
            <extracomment>What a play does, joined to a list: "gets rid of 2 cards, earns 1 bonus card, and makes everyone else draw 1"</extracomment>
            <translation>
                <numerusform>%n carte de moins</numerusform>
                <numerusform>%n cartes de moins</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>earns %n bonus card(s)</source>
            <translation>
                <numerusform>%n carte bonus</numerusform>
                <numerusform>%n cartes bonus</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>makes everyone else draw %n</source>
            <translation>
                <numerusform>%n carte à piocher pour chacun des autres</numerusform>
                <numerusform>%n cartes à piocher pour chacun des autres</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2.</source>
            <extracomment>%1 what to play on what, %2 what it brings</extracomment>
            <translation>%1 : %2.</translation>
        </message>
        <message>
            <source>Skip the bonus: every card in your hand is worth keeping.</source>
            <translation>Renonce au bonus : toutes tes cartes valent la peine d’être gardées.</translation>
        </message>
        <message>
            <source>lay the %1</source>
            <extracomment>Within a sentence; %1 the card</extracomment>
            <translation>poser le %1</translation>
        </message>
        <message>
            <source>skip the bonus</source>
            <extracomment>Within a sentence</extracomment>
            <translation>renoncer au bonus</translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>Within a sentence</extracomment>
            <translation>piocher une carte</translation>
        </message>
        <message>
            <source>end your turn</source>
            <translation>finir ton tour</translation>
        </message>
        <message>
            <source>Just as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Tout aussi bon : %1.</translation>
        </message>
        <message>
            <source>Worse for the game: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Moins bon pour la partie : %1.</translation>
        </message>
        <message numerus="yes">
            <source>About %n point(s) worse: %1.</source>
            <extracomment>%n points; %1 another play, within a sentence</extracomment>
            <translation>
                <numerusform>Moins bon d’environ %n point : %1.</numerusform>
                <numerusform>Moins bon d’environ %n points : %1.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>about %n point(s)</source>
            <translation>
                <numerusform>environ %n point</numerusform>
                <numerusform>environ %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Wins the round less often: %1.</source>
            <extracomment>Though it brings as many points. %1 another play, within a sentence</extracomment>
            <translation>Gagne moins souvent la manche : %1.</translation>
        </message>
        <message>
            <source>Draw first: you can still match afterward.</source>
            <translation>Pioche d’abord : tu pourras encore faire une association après.</translation>
        </message>
        <message>
            <source>End your turn.</source>
            <translation>Finis ton tour.</translation>
        </message>
        <message>
            <source>Lay the %1.</source>
            <extracomment>%1 the card to lay</extracomment>
            <translation>Pose le %1.</translation>
        </message>
        <message>
            <source>Skip the bonus.</source>
            <translation>Renonce au bonus.</translation>
        </message>
        <message>
            <source>%1 You could play more, but this leaves you better off.</source>
            <extracomment>%1 is a sentence that names a match</extracomment>
            <translation>%1 Tu pourrais jouer plus de cartes, mais ainsi tu t’en sors mieux.</translation>
        </message>
        <message>
            <source>draw a card first</source>
            <extracomment>Within a sentence; what matches can be played after that (DOS-TURN-3)</extracomment>
            <translation>piocher d’abord une carte</translation>
        </message>
        <message>
            <source>Nearly as good: %1.</source>
            <extracomment>%1 another play, within a sentence</extracomment>
            <translation>Presque aussi bon : %1.</translation>
        </message>
        <message>
            <source>%1, and %2</source>
            <extracomment>Two reasons, within a sentence</extracomment>
            <translation>%1, et %2</translation>
        </message>
        <message numerus="yes">
            <source>about %n win(s) in 100 rounds</source>
            <extracomment>What a decision cost: played 100 times from there, the round is won so much less often</extracomment>
            <translation>
                <numerusform>environ %n victoire sur 100 manches</numerusform>
                <numerusform>environ %n victoires sur 100 manches</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>chances in the game worth about %n point(s)</source>
            <extracomment>What a decision cost: it brought as many points in the round, but made the game harder to win. %n points that do as much harm</extracomment>
            <translation>
                <numerusform>des chances dans la partie, soit environ %n point</numerusform>
                <numerusform>des chances dans la partie, soit environ %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Application</name>
        <message>
            <source>Tableside is already open. Go to its window, or close it and start Tableside again.</source>
            <extracomment>Instead of starting: another window of the program is open and doesn't answer</extracomment>
            <translation>Tableside est déjà ouvert. Va à sa fenêtre, ou ferme cette fenêtre et relance Tableside.</translation>
        </message>
    </context>
    <context>
        <name>Backups</name>
        <message>
            <source>The backup “%1” is damaged. Choose another one.</source>
            <extracomment>%1 a file name. Shown in the settings, in a list of backups</extracomment>
            <translation>La sauvegarde « %1 » est endommagée. Choisis-en une autre.</translation>
        </message>
    </context>
    <context>
        <name>BackupsSection</name>
        <message>
            <source>Backups</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Sauvegardes</translation>
        </message>
        <message>
            <source>Tableside backs up your games after each game, when you close it, and every day. Older backups go after a while.</source>
            <extracomment>In the settings</extracomment>
            <translation>Tableside sauvegarde tes parties après chaque partie, à la fermeture et chaque jour. Les anciennes sauvegardes disparaissent au bout d’un moment.</translation>
        </message>
        <message>
            <source>No backups yet. The first one is made after your first game.</source>
            <extracomment>In the settings, in place of a list of backups</extracomment>
            <translation>Pas encore de sauvegarde. La première est faite après ta première partie.</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button beside a backup</extracomment>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore the backup from %1</source>
            <extracomment>Spoken. %1 the date of a backup</extracomment>
            <translation>Restaurer la sauvegarde du %1</translation>
        </message>
        <message numerus="yes">
            <source>Show all %n backups</source>
            <extracomment>Button: shows the whole list of backups. %n all of them</extracomment>
            <translation>
                <numerusform>Afficher la sauvegarde (%n)</numerusform>
                <numerusform>Afficher les %n sauvegardes</numerusform>
            </translation>
        </message>
        <message>
            <source>Restoring adds the games that you don’t have anymore. It removes nothing.</source>
            <extracomment>Under the list of backups</extracomment>
            <translation>La restauration ajoute les parties que tu n’as plus. Elle ne supprime rien.</translation>
        </message>
        <message>
            <source>Backups are also saved in “%1”.</source>
            <extracomment>In the settings. %1 a folder</extracomment>
            <translation>Les sauvegardes sont aussi enregistrées dans « %1 ».</translation>
        </message>
        <message>
            <source>Back up to another folder, too…</source>
            <extracomment>Button: chooses a second folder for backups, such as one that is synced</extracomment>
            <translation>Sauvegarder aussi dans un autre dossier…</translation>
        </message>
        <message>
            <source>Change folder…</source>
            <extracomment>Button</extracomment>
            <translation>Changer de dossier…</translation>
        </message>
        <message>
            <source>Stop using this folder</source>
            <extracomment>Button: no more backups are made in that folder. Those that are there stay</extracomment>
            <translation>Ne plus utiliser ce dossier</translation>
        </message>
    </context>
    <context>
        <name>BoardWords</name>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Journal</translation>
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
            <translation>Ce n’est pas un tableau. Enregistre-le en CSV avec UTF-8.</translation>
        </message>
        <message>
            <source>A closing quotation mark is missing.</source>
            <translation>Il manque un guillemet fermant.</translation>
        </message>
        <message>
            <source>The table is larger than the longest game.</source>
            <translation>Le tableau est plus long qu’une partie ne peut l’être.</translation>
        </message>
        <message>
            <source>There should be a player, a round, and points. Or list the players in the first line, then everyone’s points for one round in each line below.</source>
            <extracomment>About a line of a file</extracomment>
            <translation>Il faut ici un joueur, une manche et des points. Ou bien mets les joueurs sur la première ligne et, sur chaque ligne suivante, les points de tous pour une manche.</translation>
        </message>
        <message>
            <source>Below the players, there should be a line with everyone’s points for each round.</source>
            <translation>Sous les joueurs, il faut pour chaque manche une ligne avec les points de tous.</translation>
        </message>
        <message>
            <source>The player’s name is missing.</source>
            <translation>Il manque le nom du joueur.</translation>
        </message>
        <message>
            <source>“%1” is in a column without a player’s name in the first line.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>« %1 » est dans une colonne sans nom de joueur sur la première ligne.</translation>
        </message>
        <message>
            <source>A name is too long.</source>
            <translation>Un nom est trop long.</translation>
        </message>
        <message>
            <source>A score sheet has room for %1 players, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Une feuille a de la place pour %1 joueurs, mais il y en a plus.</translation>
        </message>
        <message>
            <source>A game needs at least two players.</source>
            <translation>Il faut au moins deux joueurs pour une partie.</translation>
        </message>
        <message>
            <source>“%1” and “%2” are the same player. Write the name in one way, or tell the two apart.</source>
            <extracomment>%1, %2: two spellings of one name</extracomment>
            <translation>« %1 » et « %2 » sont le même joueur. Écris le nom d’une seule façon, ou distingue les deux.</translation>
        </message>
        <message>
            <source>“%1” could be a player or the heading of the round numbers. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>%1 the first cell of a table. “Round” is a word that can stand in the file</extracomment>
            <translation>« %1 » peut être un joueur ou le titre des numéros de manche. Ajoute au début une colonne « Manche » avec les numéros des manches.</translation>
        </message>
        <message>
            <source>This could be a round or the totals. Add a first column called “Round” with the numbers of the rounds.</source>
            <extracomment>“Round” is a word that can stand in the file</extracomment>
            <translation>C’est peut-être une manche, ou les totaux. Ajoute au début une colonne « Manche » avec les numéros des manches.</translation>
        </message>
        <message>
            <source>There should be the number of round %1, not “%2”.</source>
            <extracomment>%1 the number of a round, %2 what a cell of a table says</extracomment>
            <translation>Il faut ici le numéro de la manche %1, pas « %2 ».</translation>
        </message>
        <message>
            <source>“%1” isn’t the number of a round, from 1 to %2.</source>
            <extracomment>%1 what a cell of a table says, %2 a number</extracomment>
            <translation>« %1 » n’est pas un numéro de manche, de 1 à %2.</translation>
        </message>
        <message>
            <source>Round %1 is missing.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Il manque la manche %1.</translation>
        </message>
        <message>
            <source>A game can have %1 rounds, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Une partie peut avoir %1 manches, mais il y en a plus.</translation>
        </message>
        <message>
            <source>“%1” isn’t a whole number of points for %2, from 0 to %3.</source>
            <extracomment>%1 what a cell of a table says, %2 a player, %3 a number</extracomment>
            <translation>« %1 » n’est pas un nombre entier de points pour %2, de 0 à %3.</translation>
        </message>
        <message>
            <source>The points for %1 are missing.</source>
            <extracomment>%1 a player</extracomment>
            <translation>Il manque les points de %1.</translation>
        </message>
        <message>
            <source>%1 already has points in round %2.</source>
            <extracomment>%1 a player, %2 the number of a round</extracomment>
            <translation>%1 a déjà des points dans la manche %2.</translation>
        </message>
        <message>
            <source>The total for %1 should be %2, not %3.</source>
            <extracomment>%1 a player, %2 the sum of the player's rounds, %3 what the table says</extracomment>
            <translation>Le total de %1 devrait être %2, pas %3.</translation>
        </message>
        <message>
            <source>There should be winnerTakesAll or countAgainst, not “%1”.</source>
            <extracomment>%1 what a cell of a table says. Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Il faut ici winnerTakesAll ou countAgainst, pas « %1 ».</translation>
        </message>
        <message>
            <source>One line says winnerTakesAll, another countAgainst.</source>
            <extracomment>Don't translate winnerTakesAll and countAgainst, which are words in the file</extracomment>
            <translation>Une ligne dit winnerTakesAll, une autre countAgainst.</translation>
        </message>
        <message>
            <source>More than one player scores in round %1, but the winner takes all points.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Plusieurs joueurs marquent dans la manche %1, alors que le gagnant prend tous les points.</translation>
        </message>
        <message>
            <source>At least %1 players must start with 0 points.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Au moins %1 joueurs doivent commencer avec 0 point.</translation>
        </message>
        <message>
            <source>Too few players have points in round %1.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Trop peu de joueurs ont des points dans la manche %1.</translation>
        </message>
        <message>
            <source>Nobody has 0 in round %1, so nobody went out.</source>
            <extracomment>%1 the number of a round</extracomment>
            <translation>Personne n’a 0 dans la manche %1 : personne ne s’est donc débarrassé de toutes ses cartes.</translation>
        </message>
        <message>
            <source>%1 points are more than all %2 cards are worth.</source>
            <extracomment>%1 a number of points, %2 a game: DOS or UNO</extracomment>
            <translation>%1 points, c’est plus que toutes les cartes de %2.</translation>
        </message>
        <message>
            <source>The game has too many entries.</source>
            <translation>La partie contient trop de saisies.</translation>
        </message>
        <message>
            <source>“%1” isn’t a date.</source>
            <extracomment>%1 what a cell of a table says</extracomment>
            <translation>« %1 » n’est pas une date.</translation>
        </message>
        <message>
            <source>The date of the game is missing.</source>
            <translation>Il manque la date de la partie.</translation>
        </message>
        <message>
            <source>A table can have %1 games, but there are more.</source>
            <extracomment>%1 a number</extracomment>
            <translation>Un tableau peut contenir %1 parties, celui-ci en a plus.</translation>
        </message>
    </context>
    <context>
        <name>DailyPage</name>
        <message>
            <source>Deal of the day</source>
            <extracomment>Title of the page: one deal of each game per day</extracomment>
            <translation>Donne du jour</translation>
        </message>
        <message>
            <source>Every day there is one deal of each game, the same for everyone who has Tableside: one round by the printed rules, against three computer players at Medium. You get one try, without hints.</source>
            <extracomment>Explains the deal of the day</extracomment>
            <translation>Chaque jour, il y a une donne de chaque jeu, la même pour tous ceux qui ont Tableside : une manche selon la règle imprimée, contre trois ordinateurs de niveau moyen. Tu as un seul essai, sans conseil.</translation>
        </message>
    </context>
    <context>
        <name>DailySection</name>
        <message numerus="yes">
            <source>Your longest streak: %n day(s)</source>
            <extracomment>How many days in a row somebody once played the deal of the day. %n days</extracomment>
            <translation>
                <numerusform>Ta plus longue série : %n jour</numerusform>
                <numerusform>Ta plus longue série : %n jours</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row, your longest streak</source>
            <extracomment>How many days in a row somebody has played the deal of the day; never more before. %n days</extracomment>
            <translation>
                <numerusform>%n jour de suite, ta plus longue série</numerusform>
                <numerusform>%n jours de suite, ta plus longue série</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row (longest streak: %1)</source>
            <extracomment>How many days in a row somebody has played the deal of the day. %1 days once, %n days now</extracomment>
            <translation>
                <numerusform>%n jour de suite (plus longue série : %1)</numerusform>
                <numerusform>%n jours de suite (plus longue série : %1)</numerusform>
            </translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Button: continues the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>Continuer %1</translation>
        </message>
        <message>
            <source>Play %1</source>
            <extracomment>Button: begins the deal of the day. %1 "DOS" or "UNO"</extracomment>
            <translation>Jouer à %1</translation>
        </message>
        <message>
            <source>Save card…</source>
            <extracomment>Button: saves the card with the result as a picture</extracomment>
            <translation>Enregistrer la carte…</translation>
        </message>
        <message>
            <source>Copy card</source>
            <extracomment>Button: copies the card with the result to the clipboard</extracomment>
            <translation>Copier la carte</translation>
        </message>
    </context>
    <context>
        <name>DeletedGamesPage</name>
        <message>
            <source>Deleted games</source>
            <extracomment>Title of a page, and the button that opens it</extracomment>
            <translation>Parties supprimées</translation>
        </message>
        <message>
            <source>You can restore a game for 30 days after you deleted it.</source>
            <translation>Tu peux restaurer une partie pendant 30 jours après l’avoir supprimée.</translation>
        </message>
        <message>
            <source>There are no deleted games.</source>
            <extracomment>On the page of deleted games</extracomment>
            <translation>Il n’y a pas de partie supprimée.</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Restaurer : %1</translation>
        </message>
    </context>
    <context>
        <name>DosKeys</name>
        <message>
            <source>Call “DOS!”, even when it isn’t your turn</source>
            <translation>Dire « DOS ! », même si ce n’est pas ton tour</translation>
        </message>
        <message>
            <source>Move between cards: left and right in your hand or the row, up and down between the two</source>
            <translation>Aller de carte en carte : gauche et droite dans la main ou la rangée, haut et bas pour passer de l’une à l’autre</translation>
        </message>
        <message>
            <source>Select a card; on a selected card, play the selection or put the card back</source>
            <translation>Choisir une carte ; si elle l’est déjà, jouer les cartes choisies ou la reprendre</translation>
        </message>
        <message>
            <source>Draw a card</source>
            <translation>Piocher une carte</translation>
        </message>
        <message>
            <source>Play the selected cards</source>
            <translation>Jouer les cartes choisies</translation>
        </message>
        <message>
            <source>End your turn</source>
            <translation>Finir le tour</translation>
        </message>
        <message>
            <source>Skip the bonus</source>
            <translation>Renoncer au bonus</translation>
        </message>
    </context>
    <context>
        <name>GameKeys</name>
        <message>
            <source>Call while nobody’s cards are shown</source>
            <translation>Annoncer tant qu’aucune main n’est visible</translation>
        </message>
        <message>
            <source>Shift+Space</source>
            <extracomment>Key names</extracomment>
            <translation>Maj+Espace</translation>
        </message>
        <message>
            <source>When the device is passed to you: show your cards</source>
            <translation>Quand on te passe l’appareil : voir tes cartes</translation>
        </message>
        <message>
            <source>Space</source>
            <extracomment>Name of the space bar</extracomment>
            <translation>Espace</translation>
        </message>
        <message>
            <source>Arrow keys</source>
            <extracomment>Key names</extracomment>
            <translation>Flèches</translation>
        </message>
        <message>
            <source>Enter</source>
            <extracomment>Key name</extracomment>
            <translation>Entrée</translation>
        </message>
        <message>
            <source>Catch a player who forgot to call</source>
            <translation>Prendre en faute un joueur qui a oublié d’annoncer</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Ouvrir le journal</translation>
        </message>
        <message>
            <source>Tab</source>
            <extracomment>Key name</extracomment>
            <translation>Tab</translation>
        </message>
        <message>
            <source>Move on: hand, row, draw pile, buttons</source>
            <translation>Passer à la suite : main, rangée, pioche, boutons</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Échap</translation>
        </message>
        <message>
            <source>Clear the selection, or close what’s open; otherwise, open the menu</source>
            <translation>Annuler le choix, ou fermer ce qui est ouvert ; sinon, ouvrir le menu</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Afficher cette liste</translation>
        </message>
        <message>
            <source>Show or hide the hint</source>
            <translation>Afficher ou masquer le conseil</translation>
        </message>
        <message>
            <source>Open the rules; after a refused move, the rule that applies</source>
            <translation>Ouvrir les règles ; après un coup refusé, la règle qui s’applique</translation>
        </message>
        <message>
            <source>Do what the hint suggests</source>
            <translation>Suivre le conseil</translation>
        </message>
        <message>
            <source>Speed up the others until your turn</source>
            <translation>Accélérer les autres jusqu’à ton tour</translation>
        </message>
        <message>
            <source>0 to 9</source>
            <extracomment>Ten number keys</extracomment>
            <translation>0 à 9</translation>
        </message>
        <message>
            <source>Go to the next card in your hand with that number; 0 also finds a 10. On every keyboard it is the row of digits, without Shift</source>
            <translation>Aller à la prochaine carte de ta main avec ce nombre ; 0 trouve aussi un 10. Sur tous les claviers, c’est la rangée des chiffres, sans Maj</translation>
        </message>
        <message>
            <source>U, Backspace</source>
            <extracomment>Key names</extracomment>
            <translation>U, Retour arrière</translation>
        </message>
        <message>
            <source>Take back your last play in this round</source>
            <translation>Reprendre ton dernier coup dans cette manche</translation>
        </message>
        <message>
            <source>Show what the others did since your last turn</source>
            <extracomment>Explains the key W</extracomment>
            <translation>Voir ce que les autres ont fait depuis ton dernier tour</translation>
        </message>
    </context>
    <context>
        <name>GamesPage</name>
        <message>
            <source>No games yet.</source>
            <extracomment>In place of the list of a person's games</extracomment>
            <translation>Aucune partie pour l’instant.</translation>
        </message>
    </context>
    <context>
        <name>HandCover</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Finalement non</translation>
        </message>
        <message>
            <source>Pass to %1</source>
            <extracomment>On the curtain over the cards: %1 a player's name, who gets the device now</extracomment>
            <translation>Passe à %1</translation>
        </message>
        <message>
            <source>Show my cards</source>
            <extracomment>Button on the curtain: whoever has the device now looks at their own cards</extracomment>
            <translation>Voir mes cartes</translation>
        </message>
        <message>
            <source>Since your last turn: %1</source>
            <extracomment>On the curtain over the cards. %1 what happened since that person's last turn, such as "+4 for Mara"</extracomment>
            <translation>Depuis ton dernier tour : %1</translation>
        </message>
    </context>
    <context>
        <name>DamagePanel</name>
        <message>
            <source>Your saved games</source>
            <extracomment>Title of a panel after the file with the games was damaged or lost</extracomment>
            <translation>Tes parties enregistrées</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: closes what was told about damaged games</extracomment>
            <translation>Continuer</translation>
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
            <translation>Le fichier de tes parties était endommagé.</translation>
        </message>
        <message>
            <source>The file with your games was missing or empty.</source>
            <translation>Le fichier de tes parties manquait ou était vide.</translation>
        </message>
        <message>
            <source>Something else was where the file with your games should be.</source>
            <translation>Autre chose avait pris la place du fichier de tes parties.</translation>
        </message>
        <message>
            <source>The file with your games was older than your newest backup.</source>
            <translation>Le fichier de tes parties était plus ancien que ta dernière sauvegarde.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) couldn’t be brought back.</source>
            <extracomment>%n games were in the list before and are gone</extracomment>
            <translation>
                <numerusform>%n partie n’a pas pu être récupérée.</numerusform>
                <numerusform>%n parties n’ont pas pu être récupérées.</numerusform>
            </translation>
        </message>
        <message>
            <source>All your games are back.</source>
            <translation>Toutes tes parties sont de nouveau là.</translation>
        </message>
        <message>
            <source>Anything you saved after %1 that couldn’t be read is missing.</source>
            <extracomment>%1 is a date with a time</extracomment>
            <translation>Il manque ce qui a été enregistré après cette date et n’a pas pu être lu : %1.</translation>
        </message>
        <message>
            <source>What couldn’t be read is missing.</source>
            <translation>Il manque ce qui n’a pas pu être lu.</translation>
        </message>
        <message>
            <source>You already have every game of this backup.</source>
            <translation>Tu as déjà toutes les parties de cette sauvegarde.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) brought back.</source>
            <translation>
                <numerusform>%n partie récupérée.</numerusform>
                <numerusform>%n parties récupérées.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>DosButtons</name>
        <message>
            <source>Clear selection</source>
            <extracomment>Button: deselects the selected cards</extracomment>
            <translation>Annuler le choix</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Piocher</translation>
        </message>
        <message>
            <source>Skip bonus</source>
            <extracomment>Button: lay no bonus card</extracomment>
            <translation>Renoncer au bonus</translation>
        </message>
        <message>
            <source>End turn</source>
            <extracomment>Button: end the turn after one or more matches</extracomment>
            <translation>Finir le tour</translation>
        </message>
    </context>
    <context>
        <name>BarWords</name>
        <message>
            <source>Let me think…</source>
            <extracomment>While the search for a hint runs</extracomment>
            <translation>Je réfléchis…</translation>
        </message>
    </context>
    <context>
        <name>BigScreen</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: from the big screen back to the sheet</extracomment>
            <translation>Retour à la feuille</translation>
        </message>
        <message>
            <source>%1 The lowest total wins.</source>
            <extracomment>Above the standings on the big screen, where cards count against you. %1 "Anna leads by 20 points."</extracomment>
            <translation>%1 Le plus petit total gagne.</translation>
        </message>
    </context>
    <context>
        <name>BigScreenRow</name>
        <message>
            <source>deals</source>
            <extracomment>On the big screen, under the name of the next dealer</extracomment>
            <translation>distribue</translation>
        </message>
        <message>
            <source>%1; %2 in the last round</source>
            <extracomment>Spoken row of the big screen. %1 "Anna, 20 points, rank 1", %2 what the last round brought: "+20"</extracomment>
            <translation>%1 ; %2 à la dernière manche</translation>
        </message>
    </context>
    <context>
        <name>BookPage</name>
        <message>
            <source>Score book</source>
            <extracomment>Title of the page with all score sheets</extracomment>
            <translation>Carnet de scores</translation>
        </message>
        <message>
            <source>No games yet. Start a sheet with two names.</source>
            <translation>Aucune partie pour l’instant. Commence une feuille avec deux noms.</translation>
        </message>
        <message>
            <source>No games found for “%1”.</source>
            <extracomment>%1: what was searched for</extracomment>
            <translation>Aucune partie trouvée pour « %1 ».</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 the players and the date of the game</extracomment>
            <translation>Supprimée : %1. Tu peux la restaurer pendant 30 jours.</translation>
        </message>
        <message>
            <source>All hands (CSV)</source>
            <extracomment>Button: writes all games of the score book, with every hand, into one table for a spreadsheet</extracomment>
            <translation>Chaque manche en détail (CSV)</translation>
        </message>
        <message>
            <source>Deleted games</source>
            <translation>Parties supprimées</translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Button on the page of the score book: opens the page with the ranking</extracomment>
            <translation>Classement</translation>
        </message>
    </context>
    <context>
        <name>BookRow</name>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game in the book. %1 the players, %2 the outcome, %3 the date</extracomment>
            <translation>%1 : %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1 the players</extracomment>
            <translation>Supprimer la partie : %1</translation>
        </message>
        <message>
            <source>New game, same players and rules: %1</source>
            <extracomment>Button: a new sheet with the people and rules of this one. %1 the players</extracomment>
            <translation>Nouvelle partie, mêmes joueurs et mêmes règles : %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken name of a game in the book of which the date is not known. %1 the players, %2 the outcome</extracomment>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>BookTools</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Button: start a new score sheet</extracomment>
            <translation>Nouvelle feuille</translation>
        </message>
        <message>
            <source>Search score book</source>
            <translation>Chercher dans le carnet</translation>
        </message>
        <message>
            <source>Player, game, place, date</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Joueur, jeu, lieu, date</translation>
        </message>
        <message>
            <source>Export score book</source>
            <extracomment>Button: write the whole book into a file</extracomment>
            <translation>Exporter le carnet</translation>
        </message>
        <message>
            <source>Import…</source>
            <extracomment>Button: read games from a file</extracomment>
            <translation>Importer…</translation>
        </message>
    </context>
    <context>
        <name>LostPhone</name>
        <message>
            <source>%1’s phone is gone</source>
            <extracomment>At the table, while the game waits. %1 a player</extracomment>
            <translation>Le téléphone de %1 ne répond plus</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Jouer ici</translation>
        </message>
    </context>
    <context>
        <name>Moment</name>
        <message>
            <source>Double color!</source>
            <extracomment>Begins a banner: the first double color match of a turn</extracomment>
            <translation>Couleur double !</translation>
        </message>
        <message>
            <source>Twice!</source>
            <extracomment>Begins a banner: the second double color match of a turn</extracomment>
            <translation>Et de deux !</translation>
        </message>
        <message>
            <source>Again!</source>
            <extracomment>Begins a banner: a third or later double color match of a turn</extracomment>
            <translation>Encore !</translation>
        </message>
        <message>
            <source>Everyone else draws %1</source>
            <extracomment>In a banner, behind "Double color!". %1 a number of cards</extracomment>
            <translation>Tous les autres piochent %1</translation>
        </message>
        <message>
            <source>You draw %1</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a number of cards</extracomment>
            <translation>Tu pioches %1</translation>
        </message>
        <message>
            <source>%1 draws %2</source>
            <extracomment>In a banner, behind "Double color!", if two people play. %1 a name, %2 a number of cards</extracomment>
            <translation>%1 pioche %2</translation>
        </message>
        <message>
            <source>%1 is caught! +2</source>
            <extracomment>Huge across the table; %1 is caught, who draws two cards</extracomment>
            <translation>%1 est en faute ! +2</translation>
        </message>
        <message>
            <source>%1 caught you! +2</source>
            <extracomment>Huge across the table; %1 who has caught the viewer, who draws two cards</extracomment>
            <translation>%1 te prend en faute ! +2</translation>
        </message>
        <message>
            <source>You caught %1! +2</source>
            <extracomment>Huge across the table; %1 whom the viewer has caught, and who draws two cards</extracomment>
            <translation>Tu as pris %1 en faute ! +2</translation>
        </message>
        <message>
            <source>%1 caught %2! +2</source>
            <extracomment>Huge across the table; %1 has caught %2, who draws two cards</extracomment>
            <translation>%1 prend %2 en faute ! +2</translation>
        </message>
        <message>
            <source>%1 takes your %2. You get %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards that player takes, %3 how many the viewer gets</extracomment>
            <translation>%1 prend tes %2. Tu en reçois %3.</translation>
        </message>
        <message>
            <source>You take %1’s %2. %1 gets %3.</source>
            <extracomment>Two hands were swapped. %1 a name, %2 how many cards the viewer takes, %3 how many %1 gets</extracomment>
            <translation>Tu prends les %2 de %1. %1 en reçoit %3.</translation>
        </message>
        <message>
            <source>%1 takes %2’s %3. %2 gets %4.</source>
            <extracomment>Two hands were swapped. %1 takes the %3 cards of %2, who gets %4 cards</extracomment>
            <translation>%1 prend les %3 de %2. %2 en reçoit %4.</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s) at once!</source>
            <extracomment>Huge across the table: a player has shed %n cards in one turn of DOS</extracomment>
            <translation>
                <numerusform>%n carte d’un coup !</numerusform>
                <numerusform>%n cartes d’un coup !</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch! You draw 2</source>
            <extracomment>Huge across the table: the viewer caught somebody wrongly</extracomment>
            <translation>Fausse alerte ! Tu pioches 2</translation>
        </message>
        <message>
            <source>Wrong catch! %1 draws 2</source>
            <extracomment>Huge across the table. %1 caught somebody wrongly</extracomment>
            <translation>Fausse alerte ! %1 pioche 2</translation>
        </message>
        <message>
            <source>Phew: nobody noticed</source>
            <extracomment>Beside the name of somebody who forgot to call, and whom nobody caught</extracomment>
            <translation>Ouf : personne n’a rien vu</translation>
        </message>
        <message>
            <source>+%1 for you</source>
            <extracomment>Huge across the table: the viewer draws %1 cards for a draw card</extracomment>
            <translation>+%1 pour toi</translation>
        </message>
        <message>
            <source>+%1 for %2</source>
            <extracomment>Huge across the table: %2 draws %1 cards for a draw card</extracomment>
            <translation>+%1 pour %2</translation>
        </message>
        <message>
            <source>Bluff! You draw %1</source>
            <extracomment>Huge across the table: a challenge showed that the viewer bluffed. %1 a number of cards</extracomment>
            <translation>Bluff ! Tu pioches %1</translation>
        </message>
        <message>
            <source>Bluff! %1 draws %2</source>
            <extracomment>Huge across the table: a challenge showed a bluff. %1 a name, %2 a number of cards</extracomment>
            <translation>Bluff ! %1 pioche %2</translation>
        </message>
        <message>
            <source>No bluff: you draw %1</source>
            <extracomment>Huge across the table: the viewer's challenge failed. %1 a number of cards</extracomment>
            <translation>Pas de bluff : tu pioches %1</translation>
        </message>
        <message>
            <source>No bluff: %1 draws %2</source>
            <extracomment>Huge across the table: a challenge failed. %1 the name of the challenger, %2 a number of cards</extracomment>
            <translation>Pas de bluff : %1 pioche %2</translation>
        </message>
        <message>
            <source>All hands move on!</source>
            <extracomment>Huge across the table: a 0 was played by the house rule "Seven and zero"</extracomment>
            <translation>Toutes les mains changent de place !</translation>
        </message>
        <message>
            <source>Play changes direction!</source>
            <extracomment>Huge across the table: a Reverse was played</extracomment>
            <translation>Changement de sens !</translation>
        </message>
        <message>
            <source>Hold still!</source>
            <extracomment>Huge across the table: the viewer has to hold a pose</extracomment>
            <translation>Ne bouge plus !</translation>
        </message>
        <message>
            <source>%1 has to hold still!</source>
            <extracomment>Huge across the table: %1 has to hold a pose</extracomment>
            <translation>%1 ne doit plus bouger !</translation>
        </message>
        <message>
            <source>You moved! +4</source>
            <extracomment>Huge across the table: the viewer moved in a pose and draws four cards</extracomment>
            <translation>Tu as bougé ! +4</translation>
        </message>
        <message>
            <source>%1 flinched! +4</source>
            <extracomment>Huge across the table: %1 moved in a pose and draws four cards</extracomment>
            <translation>%1 a bougé ! +4</translation>
        </message>
        <message>
            <source>Held!</source>
            <extracomment>Huge across the table: a player did not move in a pose</extracomment>
            <translation>Pas bougé !</translation>
        </message>
        <message>
            <source>You jump in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>Tu interceptes !</translation>
        </message>
        <message>
            <source>%1 jumps in!</source>
            <extracomment>Huge across the table</extracomment>
            <translation>%1 intercepte !</translation>
        </message>
        <message>
            <source>You can win with this round</source>
            <extracomment>At the start of a round: the viewer needs only a few points</extracomment>
            <translation>Tu peux gagner avec cette manche</translation>
        </message>
        <message>
            <source>%1 can win with this round</source>
            <extracomment>At the start of a round: %1 needs only a few points</extracomment>
            <translation>%1 peut gagner avec cette manche</translation>
        </message>
        <message>
            <source>You draw the %1 and deal</source>
            <extracomment>Huge across the table. %1 the highest number, drawn by the viewer</extracomment>
            <translation>Tu tires le %1 et tu distribues</translation>
        </message>
        <message>
            <source>%1 draws the %2 and deals</source>
            <extracomment>Huge across the table. %1 a name, %2 the highest number</extracomment>
            <translation>%1 tire le %2 et distribue</translation>
        </message>
        <message>
            <source>misses the turn</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>passe son tour</translation>
        </message>
        <message>
            <source>turn missed</source>
            <extracomment>The same in the smallest place: a player misses a turn</extracomment>
            <translation>passe</translation>
        </message>
        <message>
            <source>jumped in</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>a intercepté</translation>
        </message>
        <message>
            <source>jump-in</source>
            <extracomment>The same in the smallest place: a player has jumped in</extracomment>
            <translation>interception</translation>
        </message>
        <message>
            <source>new hand</source>
            <extracomment>Beside the name of a player who has got another player's hand</extracomment>
            <translation>nouvelle main</translation>
        </message>
        <message>
            <source>may win now</source>
            <extracomment>Beside the name of a player who may win the match with this round</extracomment>
            <translation>peut gagner</translation>
        </message>
    </context>
    <context>
        <name>PersonRemoval</name>
        <message>
            <source>Delete %1…</source>
            <extracomment>Button: asks before it deletes. %1 a player</extracomment>
            <translation>Supprimer %1…</translation>
        </message>
        <message>
            <source>Delete %1? The games stay, but say “Former player” in place of the name, and the statistics are gone. Notes, the call log, and older backups keep the name. You can’t undo it.</source>
            <extracomment>Question before a player is deleted. %1 the player</extracomment>
            <translation>Supprimer %1 ? Les parties restent, avec « Ancien membre » à la place du nom, et les statistiques disparaissent. Les notes, le journal des annonces et les anciennes sauvegardes gardent le nom. C’est irréversible.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <translation>Supprimer définitivement</translation>
        </message>
    </context>
    <context>
        <name>Phone</name>
        <message>
            <source>Looking for the table …</source>
            <extracomment>Phone page, before it is connected</extracomment>
            <translation>Recherche de la table…</translation>
        </message>
        <message>
            <source>No connection to the table. Trying again …</source>
            <extracomment>Phone page, while the connection is lost</extracomment>
            <translation>Plus de connexion avec la table. Nouvel essai…</translation>
        </message>
        <message>
            <source>Stay on the same Wi-Fi as the table, and keep Tableside open there.</source>
            <extracomment>Phone page: what to do while the connection is lost. “There” is the device that is the table</extracomment>
            <translation>Reste sur le même Wi-Fi que la table, où Tableside doit rester ouvert.</translation>
        </message>
        <message>
            <source>Scan the QR code on the table to join.</source>
            <extracomment>Phone page that was opened without the code</extracomment>
            <translation>Scanne le QR code affiché sur la table pour participer.</translation>
        </message>
        <message>
            <source>The table has stopped letting phones join.</source>
            <extracomment>Phone page: somebody pressed Stop on the table</extracomment>
            <translation>La table n’accepte plus de téléphones.</translation>
        </message>
        <message>
            <source>Press “Phones” on the table and scan the new QR code.</source>
            <extracomment>Phone page; “Phones” is the button on the table</extracomment>
            <translation>Appuie sur « Téléphones » sur la table et scanne le nouveau QR code.</translation>
        </message>
        <message>
            <source>This QR code is no longer valid.</source>
            <extracomment>Phone page</extracomment>
            <translation>Ce QR code n’est plus valable.</translation>
        </message>
        <message>
            <source>Scan the QR code that the table shows now.</source>
            <extracomment>Phone page</extracomment>
            <translation>Scanne le QR code que la table affiche maintenant.</translation>
        </message>
        <message>
            <source>The table didn’t understand this phone.</source>
            <extracomment>Phone page: the connection was ended because of a wrong message</extracomment>
            <translation>La table n’a pas compris ce téléphone.</translation>
        </message>
        <message>
            <source>Load this page again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Recharge cette page.</translation>
        </message>
        <message>
            <source>Someone at the table removed this phone.</source>
            <extracomment>Phone page</extracomment>
            <translation>Quelqu’un à la table a retiré ce téléphone.</translation>
        </message>
        <message>
            <source>To come back, scan the QR code again.</source>
            <extracomment>Phone page</extracomment>
            <translation>Pour revenir, scanne de nouveau le QR code.</translation>
        </message>
        <message>
            <source>This page is open in another tab.</source>
            <extracomment>Phone page: the same phone has the page open twice</extracomment>
            <translation>Cette page est ouverte dans un autre onglet.</translation>
        </message>
        <message>
            <source>Use it here</source>
            <extracomment>Phone page, button: play on in this tab and not in the other one</extracomment>
            <translation>Continuer ici</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Phone page, button: connect again</extracomment>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Who are you?</source>
            <extracomment>Phone page, heading over a list of people</extracomment>
            <translation>Qui es-tu ?</translation>
        </message>
        <message>
            <source>Free seats</source>
            <extracomment>Phone page, heading over seats that nobody has</extracomment>
            <translation>Places libres</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Phone page, heading over a field for a new name</extracomment>
            <translation>Quelqu’un d’autre</translation>
        </message>
        <message>
            <source>Your name</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Ton nom</translation>
        </message>
        <message>
            <source>Join</source>
            <extracomment>Phone page, button: take part with this name</extracomment>
            <translation>Participer</translation>
        </message>
        <message>
            <source>Has a phone already</source>
            <extracomment>Phone page, under the name of a person</extracomment>
            <translation>A déjà un téléphone</translation>
        </message>
        <message>
            <source>Are you %1?</source>
            <extracomment>Phone page: somebody at the table must allow this phone to take the seat of %1</extracomment>
            <translation>Es-tu %1 ?</translation>
        </message>
        <message>
            <source>Another phone has this seat. Someone at the table must press “Allow”.</source>
            <extracomment>Phone page; “Allow” is a button on the table</extracomment>
            <translation>Un autre téléphone a cette place. Quelqu’un à la table doit appuyer sur « Autoriser ».</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Waiting for the table</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>En attente de la table</translation>
        </message>
        <message>
            <source>You can read the rules meanwhile.</source>
            <extracomment>Phone page, while there is nothing to do</extracomment>
            <translation>En attendant, tu peux lire les règles.</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Phone page, button for the changed name</extracomment>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Portrait</source>
            <extracomment>Phone page, heading over pictures of animals</extracomment>
            <translation>Portrait</translation>
        </message>
        <message>
            <source>Color</source>
            <extracomment>Phone page, heading over a player’s colors</extracomment>
            <translation>Couleur</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Phone page, button and heading</extracomment>
            <translation>Règles</translation>
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
            <translation>Langue</translation>
        </message>
        <message>
            <source>Sound and vibration</source>
            <extracomment>Phone page, a switch</extracomment>
            <translation>Son et vibration</translation>
        </message>
        <message>
            <source>I’m not %1</source>
            <extracomment>Phone page, button: choose another person</extracomment>
            <translation>Je ne suis pas %1</translation>
        </message>
        <message>
            <source>Close</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Back</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Retour</translation>
        </message>
        <message>
            <source>Your turn</source>
            <extracomment>Phone page, title of the browser’s tab</extracomment>
            <translation>À toi</translation>
        </message>
        <message>
            <source>Why?</source>
            <extracomment>Phone page, button: opens the rule after a refused action</extracomment>
            <translation>Pourquoi ?</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Phone page, for screen readers: heading of a column</extracomment>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Phone page, for screen readers: a list</extracomment>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Total</translation>
        </message>
        <message>
            <source>1 card</source>
            <extracomment>Phone page</extracomment>
            <translation>1 carte</translation>
        </message>
        <message>
            <source>%1 cards</source>
            <extracomment>Phone page; %1 is never 1</extracomment>
            <translation>%1 cartes</translation>
        </message>
        <message>
            <source>Points: %1</source>
            <extracomment>Phone page</extracomment>
            <translation>Points : %1</translation>
        </message>
        <message>
            <source>in turn</source>
            <extracomment>Phone page, for screen readers, after a player’s name: has the turn</extracomment>
            <translation>c’est son tour</translation>
        </message>
        <message>
            <source>computer player</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>joueur virtuel</translation>
        </message>
        <message>
            <source>posing</source>
            <extracomment>Phone page, for screen readers, after a player’s name: holds the pose of Wild Dumb Fu</extracomment>
            <translation>tient la pose</translation>
        </message>
        <message>
            <source>with a phone</source>
            <extracomment>Phone page, for screen readers, after a player’s name: plays on a phone</extracomment>
            <translation>avec un téléphone</translation>
        </message>
        <message>
            <source>phone not connected</source>
            <extracomment>Phone page, for screen readers, after a player’s name</extracomment>
            <translation>téléphone non connecté</translation>
        </message>
        <message>
            <source>Catch!</source>
            <extracomment>Phone page, button at a player who forgot to call</extracomment>
            <translation>Pris !</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Phone page, button for catching the player %1, who forgot to call</extracomment>
            <translation>Prendre %1 en faute</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Phone page, button at a player who holds a pose and moved</extracomment>
            <translation>A bougé !</translation>
        </message>
        <message>
            <source>%1 moved!</source>
            <extracomment>Phone page, button for reporting that the player %1 moved in the pose</extracomment>
            <translation>%1 a bougé !</translation>
        </message>
        <message>
            <source>Draw pile: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Pioche : 1 carte</translation>
        </message>
        <message>
            <source>Draw pile: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Pioche : %1 cartes</translation>
        </message>
        <message>
            <source>Center Row</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Rangée Centrale</translation>
        </message>
        <message>
            <source>Top card: %1</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Carte du dessus : %1</translation>
        </message>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>On tourne vers la gauche.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Phone page, at an arrow</extracomment>
            <translation>On tourne vers la droite.</translation>
        </message>
        <message>
            <source>matched already</source>
            <extracomment>Phone page, for screen readers, after the name of a row card in DOS</extracomment>
            <translation>déjà associée</translation>
        </message>
        <message>
            <source>fits</source>
            <extracomment>Phone page, for screen readers, after the name of a card that goes with the selected ones</extracomment>
            <translation>convient</translation>
        </message>
        <message>
            <source>playable</source>
            <extracomment>Phone page, for screen readers, after the name of a card</extracomment>
            <translation>jouable</translation>
        </message>
        <message>
            <source>Your hand: 1 card</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Ta main : 1 carte</translation>
        </message>
        <message>
            <source>Your hand: %1 cards</source>
            <extracomment>Phone page, for screen readers; %1 is never 1</extracomment>
            <translation>Ta main : %1 cartes</translation>
        </message>
        <message>
            <source>Open the log</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Ouvrir le journal</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Phone page, heading over what has happened in the round</extracomment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Match</source>
            <extracomment>Phone page, button: play the selected cards on the row card in DOS</extracomment>
            <translation>Associer</translation>
        </message>
        <message>
            <source>Lay</source>
            <extracomment>Phone page, button: lay the selected card in the Center Row in DOS</extracomment>
            <translation>Poser</translation>
        </message>
        <message>
            <source>Clear selection</source>
            <extracomment>Phone page, for screen readers: a button with a cross</extracomment>
            <translation>Annuler le choix</translation>
        </message>
        <message>
            <source>Choose a row card or a second card.</source>
            <extracomment>Phone page, DOS: after the first card was tapped</extracomment>
            <translation>Choisis une carte de la rangée ou une deuxième carte.</translation>
        </message>
        <message>
            <source>Choose the cards that match.</source>
            <extracomment>Phone page, DOS: after a row card was tapped</extracomment>
            <translation>Choisis les cartes qui conviennent.</translation>
        </message>
        <message>
            <source>That doesn’t match.</source>
            <extracomment>Phone page, DOS: the selected cards match no row card</extracomment>
            <translation>Ça ne convient pas.</translation>
        </message>
        <message>
            <source>Why not?</source>
            <extracomment>Phone page, button: why the selected cards don’t match</extracomment>
            <translation>Pourquoi pas ?</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Phone page, over the four colors for a wild card</extracomment>
            <translation>Annonce une couleur</translation>
        </message>
        <message>
            <source>Red</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Rouge</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Bleu</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>Phone page, a color of cards</extracomment>
            <translation>Jaune</translation>
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
            <translation>V</translation>
        </message>
        <message>
            <source>Y</source>
            <extracomment>Phone page: the initial of “yellow”, as on the cards</extracomment>
            <translation>J</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Reprendre le coup</translation>
        </message>
        <message>
            <source>Call %1</source>
            <extracomment>Phone page, for screen readers: the button with which a player calls; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>Annoncer : %1</translation>
        </message>
        <message>
            <source>%1 will be called after your next play</source>
            <extracomment>Phone page, for screen readers: the call button after it was pressed early; %1 is “DOS!” or “UNO!”</extracomment>
            <translation>%1 sera annoncé après ton prochain coup</translation>
        </message>
        <message>
            <source>Round</source>
            <extracomment>Phone page, heading of a column: the points of this round</extracomment>
            <translation>Manche</translation>
        </message>
        <message>
            <source>I’m ready</source>
            <extracomment>Phone page, button after a round</extracomment>
            <translation>C’est bon pour moi</translation>
        </message>
        <message>
            <source>You’re ready</source>
            <extracomment>Phone page, the same button after it was pressed</extracomment>
            <translation>C’est noté</translation>
        </message>
        <message>
            <source>Waiting for %1</source>
            <extracomment>Phone page; %1 are one or more names</extracomment>
            <translation>On attend %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Phone page, for screen readers</extracomment>
            <translation>Feuille de score</translation>
        </message>
        <message>
            <source>you</source>
            <extracomment>Phone page, under the own name</extracomment>
            <translation>toi</translation>
        </message>
        <message>
            <source>This round</source>
            <extracomment>Phone page, heading of a column</extracomment>
            <translation>Cette manche</translation>
        </message>
        <message>
            <source>not counted</source>
            <extracomment>Phone page: a player’s cards are not counted yet</extracomment>
            <translation>à compter</translation>
        </message>
        <message>
            <source>counting</source>
            <extracomment>Phone page: a player’s cards are being counted</extracomment>
            <translation>en cours</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>Phone page: a player’s cards are counted</extracomment>
            <translation>compté</translation>
        </message>
        <message>
            <source>went out</source>
            <extracomment>Phone page: a player has no cards left</extracomment>
            <translation>a fini</translation>
        </message>
        <message>
            <source>Count my hand</source>
            <extracomment>Phone page, button</extracomment>
            <translation>Compter ma main</translation>
        </message>
        <message>
            <source>Change my count</source>
            <extracomment>Phone page, button: correct the own hand</extracomment>
            <translation>Corriger ma main</translation>
        </message>
        <message>
            <source>I went out</source>
            <extracomment>Phone page, button: I have no cards left, the round is over</extracomment>
            <translation>J’ai fini</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Phone page, heading while a player counts their own cards</extracomment>
            <translation>Ta main</translation>
        </message>
        <message>
            <source>Tap each card that you have left.</source>
            <extracomment>Phone page, while a player counts their own cards</extracomment>
            <translation>Touche chaque carte qu’il te reste.</translation>
        </message>
        <message>
            <source>%1, %2 counted</source>
            <extracomment>Phone page, for screen readers; %1 is a card such as “Red 7”, %2 how many of it</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>Remove: %1</source>
            <extracomment>Phone page, for screen readers: button; %1 is a card such as “Red 7”</extracomment>
            <translation>Retirer : %1</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Phone page, button: all cards are counted</extracomment>
            <translation>Terminé</translation>
        </message>
        <message>
            <source>I have no cards</source>
            <extracomment>Phone page, button instead of “Done” while no card is tapped</extracomment>
            <translation>Je n’ai plus de cartes</translation>
        </message>
        <message>
            <source>Back to sheet</source>
            <extracomment>Phone page, for screen readers: a button with an arrow</extracomment>
            <translation>Retour à la feuille</translation>
        </message>
        <message>
            <source>Search rules</source>
            <extracomment>Phone page, a field</extracomment>
            <translation>Chercher dans les règles</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Phone page, button: the rules of a game on one page</extracomment>
            <translation>Aide-mémoire</translation>
        </message>
        <message>
            <source>Nothing found. Try a single word.</source>
            <extracomment>Phone page, search in the rules</extracomment>
            <translation>Rien trouvé. Essaie un seul mot.</translation>
        </message>
        <message>
            <source>Loading …</source>
            <extracomment>Phone page, while the rules are fetched</extracomment>
            <translation>Chargement…</translation>
        </message>
        <message>
            <source>Your turn: back to the game</source>
            <extracomment>Phone page, button over the rules</extracomment>
            <translation>À toi : retour à la partie</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 gagne la partie</translation>
        </message>
        <message>
            <source>%1 wins the round</source>
            <extracomment>On a phone, at the end. %1 a player's name</extracomment>
            <translation>%1 gagne la manche</translation>
        </message>
        <message>
            <source>%1’s turn</source>
            <extracomment>On a phone, while another player is in turn. %1 that player's name</extracomment>
            <translation>C’est à %1</translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button on a phone: challenge a Wild Draw Four (UNO)</extracomment>
            <translation>Défier</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n card(s)</source>
            <extracomment>Button on a phone: draw the cards instead of challenging or stacking (UNO)</extracomment>
            <translation>
                <numerusform>Piocher %n carte</numerusform>
                <numerusform>Piocher %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>Draw a card</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Piocher une carte</translation>
        </message>
        <message>
            <source>End my turn</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Finir mon tour</translation>
        </message>
        <message>
            <source>Jump in with the %1</source>
            <extracomment>Button on a phone: play the same card although it is another player's turn. %1 a card such as "red 7"</extracomment>
            <translation>Intercepter : %1</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button on a phone: keep the drawn card (UNO)</extracomment>
            <translation>La garder</translation>
        </message>
        <message>
            <source>No more bonus cards</source>
            <extracomment>Button on a phone: lay no more bonus cards (DOS)</extracomment>
            <translation>Plus de carte bonus</translation>
        </message>
        <message>
            <source>Play the %1</source>
            <extracomment>Button on a phone. %1 a card such as "red 7"</extracomment>
            <translation>Jouer : %1</translation>
        </message>
        <message>
            <source>Play the %1: %2</source>
            <extracomment>Button on a phone. %1 a wild card, %2 the color that its player names</extracomment>
            <translation>Jouer : %1, %2</translation>
        </message>
        <message>
            <source>Swap with %1</source>
            <extracomment>Button on a phone. %1 a player's name</extracomment>
            <translation>Échanger avec %1</translation>
        </message>
        <message>
            <source>The table didn’t understand that. Reload this page.</source>
            <extracomment>On a phone; the page that it shows is probably from another version of the program</extracomment>
            <translation>La table n’a pas compris. Recharge cette page.</translation>
        </message>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <extracomment>On a phone (UNO, house rule): the player has the card that was just played</extracomment>
            <translation>Tu as la même carte : vite, intercepte !</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Tu gagnes la partie !</translation>
        </message>
        <message>
            <source>You win the round!</source>
            <extracomment>On a phone, at the end</extracomment>
            <translation>Tu gagnes la manche !</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>On a phone, over the score sheet. %1 the number of the round that is played</extracomment>
            <translation>Manche %1</translation>
        </message>
        <message>
            <source>Final score</source>
            <extracomment>On a phone, over the score sheet of a game that is over</extracomment>
            <translation>Score final</translation>
        </message>
        <message>
            <source>The round is over: count the cards in your hand.</source>
            <extracomment>On a phone, at the end of a round with real cards</extracomment>
            <translation>La manche est finie : compte les cartes de ta main.</translation>
        </message>
        <message>
            <source>All hands are counted. Close the round at the table.</source>
            <extracomment>On a phone, when all hands are counted</extracomment>
            <translation>Toutes les mains sont comptées. Validez la manche à la table.</translation>
        </message>
        <message>
            <source>Your hand can’t be counted now. Look at the table.</source>
            <extracomment>On a phone, after cards of the own hand were tapped</extracomment>
            <translation>Ta main ne peut pas être comptée maintenant. Regarde la table.</translation>
        </message>
        <message>
            <source>Someone has ended this round already. You can change that at the table.</source>
            <extracomment>On a phone, after “I went out” was pressed</extracomment>
            <translation>Quelqu’un a déjà mis fin à cette manche. Tu peux changer cela à la table.</translation>
        </message>
        <message>
            <source>Press to call, or to catch someone who forgot.</source>
            <extracomment>On a phone that is a call button, before anybody has pressed</extracomment>
            <translation>Appuie pour annoncer, ou pour prendre en faute quelqu’un qui a oublié.</translation>
        </message>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On a phone, at the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>pioche %n</numerusform>
                <numerusform>pioche %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a phone, at a player who pressed during the grace period</extracomment>
            <translation>trop tôt</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a phone, at a player who pressed at the same time as another player</extracomment>
            <translation>égalité</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a phone, at the player who pressed first</extracomment>
            <translation>en premier !</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s).</source>
            <extracomment>On a phone, at a player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>Tu pioches %n carte.</numerusform>
                <numerusform>Tu pioches %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>The call buttons aren’t open at the table now.</source>
            <extracomment>On a phone that is a call button, while another page is open at the table</extracomment>
            <translation>Les boutons d’annonce ne sont pas affichés sur la table en ce moment.</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>On a phone, for screen readers: a player's color</extracomment>
            <translation>Couleur et forme %1</translation>
        </message>
        <message>
            <source>You have a seat. The game begins at the table.</source>
            <extracomment>On a phone, while a game is set up at the table</extracomment>
            <translation>Tu as une place. La partie se lance à la table.</translation>
        </message>
        <message>
            <source>%1 already has a seat.</source>
            <extracomment>On a phone. %1 a name</extracomment>
            <translation>%1 a déjà une place.</translation>
        </message>
        <message>
            <source>%1 was faster and caught you.</source>
            <extracomment>On a phone, after a call that came too late. %1 a player's name</extracomment>
            <translation>%1 a été plus rapide et t’a pris en faute.</translation>
        </message>
        <message>
            <source>You and %1 were equally fast, so nobody draws.</source>
            <extracomment>On a phone, after a catch. %1 the player who called at the same moment</extracomment>
            <translation>Toi et %1 avez appuyé en même temps : personne ne pioche.</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Conseil</translation>
        </message>
        <message>
            <source>Hide hint</source>
            <extracomment>Phone page, for screen readers: button</extracomment>
            <translation>Masquer le conseil</translation>
        </message>
        <message>
            <source>Let me think…</source>
            <extracomment>Phone page, while the search for a hint runs</extracomment>
            <translation>Je réfléchis…</translation>
        </message>
    </context>
    <context>
        <name>PhoneListRow</name>
        <message>
            <source>Another phone</source>
            <extracomment>A phone in the list of phones that asks to play for somebody who has a phone already</extracomment>
            <translation>Un autre téléphone</translation>
        </message>
        <message>
            <source>New phone</source>
            <extracomment>A phone in the list of phones whose owner is not known yet</extracomment>
            <translation>Nouveau téléphone</translation>
        </message>
        <message>
            <source>Wants to play for %1</source>
            <extracomment>Of a phone. %1 a player</extracomment>
            <translation>Veut jouer pour %1</translation>
        </message>
        <message>
            <source>Gone. The game waits for it.</source>
            <extracomment>Of a phone of which nothing is heard any more, in a game</extracomment>
            <translation>Ne répond plus. La partie l’attend.</translation>
        </message>
        <message>
            <source>Gone</source>
            <extracomment>Of a phone of which nothing is heard any more</extracomment>
            <translation>Ne répond plus</translation>
        </message>
        <message>
            <source>Choosing a name…</source>
            <extracomment>Of a phone whose owner is asked on the phone who they are</extracomment>
            <translation>Choisit un nom…</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Of a phone. %1 the number of the seat it plays for</extracomment>
            <translation>Place %1</translation>
        </message>
        <message>
            <source>Remove this phone</source>
            <extracomment>Button: disconnects a phone</extracomment>
            <translation>Retirer ce téléphone</translation>
        </message>
        <message>
            <source>Remove %1’s phone</source>
            <extracomment>Button: disconnects a phone. %1 a player</extracomment>
            <translation>Retirer le téléphone de %1</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Autoriser</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Pas maintenant</translation>
        </message>
        <message>
            <source>Play here</source>
            <extracomment>Button: somebody whose phone is gone plays at the table</extracomment>
            <translation>Jouer ici</translation>
        </message>
    </context>
    <context>
        <name>PhoneSafety</name>
        <message>
            <source>The page isn’t encrypted. Anyone who listens in on your Wi-Fi could read the cards.</source>
            <extracomment>How safe phones at the table are</extracomment>
            <translation>La page n’est pas chiffrée. Une personne qui écoute ton Wi-Fi pourrait lire les cartes.</translation>
        </message>
        <message>
            <source>Nothing leaves your home: no account, no internet. Tableside only answers phones that know the secret in the code.</source>
            <translation>Rien ne sort de chez toi : ni compte, ni internet. Tableside ne répond qu’aux téléphones qui connaissent le secret du code.</translation>
        </message>
        <message>
            <source>Each start makes a new secret. Stop disconnects all phones at once.</source>
            <translation>Chaque démarrage crée un nouveau secret. « Arrêter » déconnecte aussitôt tous les téléphones.</translation>
        </message>
        <message>
            <source>How safe is this?</source>
            <extracomment>Button: unfolds a text about safety</extracomment>
            <translation>Est-ce sûr ?</translation>
        </message>
    </context>
    <context>
        <name>PhoneTrouble</name>
        <message>
            <source>A phone can’t open the page?</source>
            <extracomment>Button: unfolds what to do if a phone can't join</extracomment>
            <translation>Un téléphone n’ouvre pas la page ?</translation>
        </message>
        <message>
            <source>Check that the phone is on the same Wi-Fi as this device. Guest networks often keep devices apart, and so may a firewall.</source>
            <extracomment>What to do if a phone can't join</extracomment>
            <translation>Vérifie que le téléphone est sur le même Wi-Fi que cet appareil. Les réseaux invités isolent souvent les appareils, un pare-feu parfois aussi.</translation>
        </message>
        <message>
            <source>Or try another address</source>
            <extracomment>Label: which of several network addresses of this device phones use</extracomment>
            <translation>Ou essaie une autre adresse</translation>
        </message>
    </context>
    <context>
        <name>PhonesPanel</name>
        <message>
            <source>Phones, %1 joined</source>
            <extracomment>Spoken name of a button. %1 the number of phones that have joined</extracomment>
            <translation>Téléphones, connectés : %1</translation>
        </message>
        <message>
            <source>Phones</source>
            <extracomment>Title of the panel through which people join with their phones, and the button that opens it</extracomment>
            <translation>Téléphones</translation>
        </message>
        <message>
            <source>Phones can join now. Scan the code, or open %1.</source>
            <extracomment>Spoken when phones can join. %1 an address</extracomment>
            <translation>Les téléphones peuvent se connecter. Scanne le code, ou ouvre %1.</translation>
        </message>
        <message>
            <source>Everyone holds their cards on their own phone. There’s nothing to install.</source>
            <extracomment>What phones at the table are good for</extracomment>
            <translation>Chacun a ses cartes sur son propre téléphone. Il n’y a rien à installer.</translation>
        </message>
        <message>
            <source>If you go on, Tableside talks to phones on your own network until you press “Stop”.</source>
            <extracomment>Said before the program opens a connection to phones for the first time</extracomment>
            <translation>Si tu continues, Tableside communique avec les téléphones de ton propre réseau jusqu’à ce que tu appuies sur « Arrêter ».</translation>
        </message>
        <message>
            <source>Try again</source>
            <extracomment>Button: tries once more to let phones join</extracomment>
            <translation>Réessayer</translation>
        </message>
        <message>
            <source>Let phones join</source>
            <extracomment>Button: from now on, people can join with their phones</extracomment>
            <translation>Accepter les téléphones</translation>
        </message>
        <message>
            <source>QR code with the address for phones</source>
            <extracomment>Spoken name of the QR code</extracomment>
            <translation>QR code avec l’adresse pour les téléphones</translation>
        </message>
        <message>
            <source>Copy the whole address</source>
            <extracomment>Button: the address for phones, with its secret</extracomment>
            <translation>Copier l’adresse entière</translation>
        </message>
        <message>
            <source>Copied</source>
            <extracomment>Spoken after the press of a button</extracomment>
            <translation>Copié</translation>
        </message>
        <message>
            <source>Scan the code with your phone’s camera. Your phone must be on the same Wi-Fi. There’s nothing to install.</source>
            <extracomment>While no phone has joined</extracomment>
            <translation>Scanne le code avec l’appareil photo de ton téléphone. Il doit être sur le même Wi-Fi. Il n’y a rien à installer.</translation>
        </message>
        <message>
            <source>More phones? Scan the code with the camera, on the same Wi-Fi.</source>
            <extracomment>While some phones have joined</extracomment>
            <translation>D’autres téléphones ? Scannez le code avec l’appareil photo, sur le même Wi-Fi.</translation>
        </message>
        <message>
            <source>Stop</source>
            <extracomment>Button: phones can't join any more, and all are disconnected</extracomment>
            <translation>Arrêter</translation>
        </message>
        <message>
            <source>Stop: disconnect all phones</source>
            <extracomment>Spoken name of the button "Stop" below the list of phones</extracomment>
            <translation>Arrêter : déconnecter tous les téléphones</translation>
        </message>
        <message>
            <source>Start again</source>
            <extracomment>Button: makes a new QR code after the device's address has changed</extracomment>
            <translation>Recommencer</translation>
        </message>
    </context>
    <context>
        <name>PhonesWideButton</name>
        <message>
            <source>Phones: %1</source>
            <extracomment>Button to the phones that people play with. %1 how many have joined</extracomment>
            <translation>Téléphones : %1</translation>
        </message>
    </context>
    <context>
        <name>PresetSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading when setting up a game: which set of rules is played</extracomment>
            <translation>Règles</translation>
        </message>
        <message>
            <source>You play by your own rules; see House rules below.</source>
            <extracomment>Below the sets of rules, of which none is checked</extracomment>
            <translation>Tu joues avec tes propres règles : voir Règles maison plus bas.</translation>
        </message>
    </context>
    <context>
        <name>RankingExport</name>
        <message>
            <source>Save ranking</source>
            <extracomment>Title of a panel: print the ranking, or write it into a file</extracomment>
            <translation>Enregistrer le classement</translation>
        </message>
        <message>
            <source>Picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Image (PNG)</translation>
        </message>
        <message>
            <source>Document (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Fichier PDF</translation>
        </message>
        <message>
            <source>Print…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Imprimer…</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Feuille de calcul (CSV)</translation>
        </message>
    </context>
    <context>
        <name>RankingFilter</name>
        <message>
            <source>Games and order</source>
            <extracomment>Title of a panel: choose which games a ranking counts, and its order</extracomment>
            <translation>Parties et ordre</translation>
        </message>
        <message>
            <source>Write a day such as %1, or a year.</source>
            <extracomment>Below a field for a date. %1 an example, in the format of the region</extracomment>
            <translation>Écris un jour comme %1, ou une année.</translation>
        </message>
        <message>
            <source>Ranked by</source>
            <extracomment>Label: what decides the order of a ranking</extracomment>
            <translation>Classé par</translation>
        </message>
        <message>
            <source>Games won</source>
            <extracomment>The order of a ranking: by games won</extracomment>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>Share of wins</source>
            <extracomment>The order of a ranking: by the share of games won</extracomment>
            <translation>Part de victoires</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>The order of a ranking</extracomment>
            <translation>Points par manche</translation>
        </message>
        <message>
            <source>Period</source>
            <extracomment>Label of a filter: when the games were played</extracomment>
            <translation>Période</translation>
        </message>
        <message>
            <source>From</source>
            <extracomment>Label of a field: the first day of a period</extracomment>
            <translation>Du</translation>
        </message>
        <message>
            <source>To</source>
            <extracomment>Label of a field: the last day of a period</extracomment>
            <translation>Au</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Les deux</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a filter: where the games were played</extracomment>
            <translation>Lieu</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Label of a filter: games with real cards, or on screen</extracomment>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>Filter: games with real cards; the other choice is “On screen”</extracomment>
            <translation>Vraies cartes</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Filter: games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>À l’écran</translation>
        </message>
        <message>
            <source>All of these played</source>
            <extracomment>Label of a filter, above people to choose from: only games in which all chosen people played</extracomment>
            <translation>Avec toutes ces personnes</translation>
        </message>
        <message>
            <source>Games needed for a rank</source>
            <extracomment>Label: how many games a player needs to get a rank</extracomment>
            <translation>Parties à jouer pour être classé</translation>
        </message>
        <message>
            <source>Fewer games needed</source>
            <extracomment>Spoken name of a button: players need fewer games to get a rank</extracomment>
            <translation>Moins de parties à jouer</translation>
        </message>
        <message>
            <source>More games needed</source>
            <extracomment>Spoken name of a button: players need more games to get a rank</extracomment>
            <translation>Plus de parties à jouer</translation>
        </message>
        <message>
            <source>All games</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Toutes les parties</translation>
        </message>
    </context>
    <context>
        <name>RankingHeadings</name>
        <message>
            <source>Rank by: %1</source>
            <extracomment>Spoken name of a button over a column. %1 the heading of the column</extracomment>
            <translation>Classer par : %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Gagnées</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Part</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Points par manche</translation>
        </message>
    </context>
    <context>
        <name>RankingPage</name>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Classement</translation>
        </message>
        <message>
            <source>The ranking appears after the first finished game.</source>
            <extracomment>On the page of the ranking, before the first game was finished</extracomment>
            <translation>Le classement arrive après la première partie terminée.</translation>
        </message>
        <message>
            <source>No finished games match. Choose other games, or show all.</source>
            <extracomment>On the page of the ranking, where the filter leaves no games</extracomment>
            <translation>Aucune partie terminée ne correspond. Choisis d’autres parties ou affiche-les toutes.</translation>
        </message>
        <message>
            <source>Show all games</source>
            <extracomment>Button: the filter is cleared, and the ranking counts all games</extracomment>
            <translation>Afficher toutes les parties</translation>
        </message>
    </context>
    <context>
        <name>RankingPaper</name>
        <message>
            <source>Page %1</source>
            <extracomment>At the foot of a printed page. %1 the number of the page</extracomment>
            <translation>Page %1</translation>
        </message>
    </context>
    <context>
        <name>RankingTools</name>
        <message>
            <source>All games</source>
            <extracomment>Button: choose which games the ranking counts</extracomment>
            <translation>Toutes les parties</translation>
        </message>
        <message>
            <source>Which games count: %1</source>
            <extracomment>Spoken name of the button that opens a filter. %1 which games a ranking counts</extracomment>
            <translation>Parties qui comptent : %1</translation>
        </message>
        <message>
            <source>Show %1</source>
            <extracomment>Spoken name of a button that lists games. %1 for example “48 games”</extracomment>
            <translation>Afficher %1</translation>
        </message>
        <message>
            <source>Save or print…</source>
            <extracomment>Button: print the ranking, or write it into a file</extracomment>
            <translation>Enregistrer, imprimer…</translation>
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
            <translation>Espace</translation>
        </message>
        <message>
            <source>Esc</source>
            <extracomment>Key name</extracomment>
            <translation>Échap</translation>
        </message>
        <message>
            <source>Open the log</source>
            <translation>Ouvrir le journal</translation>
        </message>
        <message>
            <source>Show this list</source>
            <translation>Afficher cette liste</translation>
        </message>
        <message>
            <source>Play and pause</source>
            <translation>Lire et mettre en pause</translation>
        </message>
        <message>
            <source>Right, Left</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Droite, Gauche</translation>
        </message>
        <message>
            <source>Forward or back one step</source>
            <translation>Un pas en avant ou en arrière</translation>
        </message>
        <message>
            <source>Down, Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Bas, Haut</translation>
        </message>
        <message>
            <source>Forward or back one turn</source>
            <translation>Un tour en avant ou en arrière</translation>
        </message>
        <message>
            <source>Page Down, Page Up</source>
            <extracomment>Key names; forward and back in a replay</extracomment>
            <translation>Page suivante, Page précédente</translation>
        </message>
        <message>
            <source>Forward or back one round</source>
            <translation>Une manche en avant ou en arrière</translation>
        </message>
        <message>
            <source>Home, End</source>
            <extracomment>Key names</extracomment>
            <translation>Origine, Fin</translation>
        </message>
        <message>
            <source>To the beginning or the end</source>
            <translation>Au début ou à la fin</translation>
        </message>
        <message>
            <source>M, Shift+M</source>
            <extracomment>Key names</extracomment>
            <translation>M, Maj+M</translation>
        </message>
        <message>
            <source>Next or previous mark</source>
            <translation>Repère suivant ou précédent</translation>
        </message>
        <message>
            <source>Show all hands, or one</source>
            <translation>Montrer toutes les mains, ou une seule</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <translation>Choisir les cartes à montrer</translation>
        </message>
        <message>
            <source>Change the speed</source>
            <translation>Changer la vitesse</translation>
        </message>
        <message>
            <source>Close what’s open; otherwise, leave the replay</source>
            <translation>Fermer ce qui est ouvert ; sinon, arrêter de revoir la partie</translation>
        </message>
    </context>
    <context>
        <name>RestoreCard</name>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded or deleted game</extracomment>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Restaurer : %1</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: close the note about a deleted game</extracomment>
            <translation>Fermer le message</translation>
        </message>
    </context>
    <context>
        <name>CallBar</name>
        <message>
            <source>Back</source>
            <extracomment>Button: leave the call booth</extracomment>
            <translation>Retour</translation>
        </message>
        <message>
            <source>One shared button</source>
            <extracomment>Kind of call booth: one big button for everyone</extracomment>
            <translation>Un bouton pour tous</translation>
        </message>
        <message>
            <source>One button per seat</source>
            <extracomment>Kind of call booth: a button for each player around the tablet</extracomment>
            <translation>Un bouton par place</translation>
        </message>
        <message>
            <source>Pose referee</source>
            <extracomment>Kind of call booth: a timer for each player posing for a Wild Dumb Fu</extracomment>
            <translation>Arbitre des poses</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <extracomment>Button: from the call booth to the score sheet</extracomment>
            <translation>Feuille de score</translation>
        </message>
        <message>
            <source>Call log</source>
            <extracomment>Button: shows every call with its player and time</extracomment>
            <translation>Journal des annonces</translation>
        </message>
        <message>
            <source>Voices</source>
            <extracomment>Button: what a call sounds like</extracomment>
            <translation>Voix</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <extracomment>Button: seats and rules of the call booth</extracomment>
            <translation>Joueurs et règles</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: from the call booth to the rules of its game</extracomment>
            <translation>Règles</translation>
        </message>
        <message>
            <source>One button</source>
            <extracomment>The same, short, below its icon</extracomment>
            <translation>Un bouton</translation>
        </message>
        <message>
            <source>Seats</source>
            <extracomment>Short, below an icon: the call booth with a button for each seat</extracomment>
            <translation>Places</translation>
        </message>
        <message>
            <source>Poses</source>
            <extracomment>Short, below an icon: the call booth with the pose referee</extracomment>
            <translation>Poses</translation>
        </message>
        <message>
            <source>Sheet</source>
            <extracomment>From the call booth to the score sheet, short, below its icon</extracomment>
            <translation>Feuille</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Short, below an icon: the call log</extracomment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Players</source>
            <extracomment>Players and rules of the call booth, short, below its icon</extracomment>
            <translation>Joueurs</translation>
        </message>
    </context>
    <context>
        <name>CallButton</name>
        <message>
            <source>Called: it counts for the card that you play now.</source>
            <extracomment>Spoken of the big call button: the call was pressed shortly before the card</extracomment>
            <translation>Annoncé : cela compte pour la carte que tu joues maintenant.</translation>
        </message>
        <message>
            <source>DOS! Call your last two cards</source>
            <extracomment>Spoken name of the big call button of DOS</extracomment>
            <translation>DOS ! Annoncer tes 2 dernières cartes</translation>
        </message>
        <message>
            <source>DOS!</source>
            <translation>DOS !</translation>
        </message>
        <message>
            <source>UNO! Call your last card</source>
            <extracomment>Spoken name of the big call button of UNO</extracomment>
            <translation>UNO ! Annoncer ta dernière carte</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The word on the big round call button; the name of the game with an exclamation mark</extracomment>
            <translation>UNO !</translation>
        </message>
    </context>
    <context>
        <name>CallLogPanel</name>
        <message>
            <source>No calls yet.</source>
            <extracomment>In the empty call log</extracomment>
            <translation>Aucune annonce pour l’instant.</translation>
        </message>
        <message>
            <source>Call log</source>
            <translation>Journal des annonces</translation>
        </message>
        <message>
            <source>Save as text</source>
            <extracomment>Button: the call log as a text file</extracomment>
            <translation>Enregistrer comme texte</translation>
        </message>
        <message>
            <source>Copy as text</source>
            <extracomment>Button: the call log, to be pasted into another program</extracomment>
            <translation>Copier comme texte</translation>
        </message>
    </context>
    <context>
        <name>CallPanels</name>
        <message>
            <source>Call log</source>
            <extracomment>Titles of panels over the call booth</extracomment>
            <translation>Journal des annonces</translation>
        </message>
        <message>
            <source>Voices</source>
            <translation>Voix</translation>
        </message>
        <message>
            <source>Players and rules</source>
            <translation>Joueurs et règles</translation>
        </message>
    </context>
    <context>
        <name>CallPeoplePanel</name>
        <message>
            <source>Players from score sheet</source>
            <extracomment>Switch: the call booth uses the players and the log of the score sheet</extracomment>
            <translation>Joueurs de la feuille de score</translation>
        </message>
        <message>
            <source>Calls are saved with that game.</source>
            <extracomment>Explains the switch</extracomment>
            <translation>Les annonces sont enregistrées avec cette partie.</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Which game is played</extracomment>
            <translation>Jeu</translation>
        </message>
        <message numerus="yes">
            <source>%n seat(s)</source>
            <extracomment>%n seats at the call booth</extracomment>
            <translation>
                <numerusform>%n place</numerusform>
                <numerusform>%n places</numerusform>
            </translation>
        </message>
        <message>
            <source>Remove a seat</source>
            <extracomment>Button: remove a seat from the call booth</extracomment>
            <translation>Retirer une place</translation>
        </message>
        <message>
            <source>Add a seat</source>
            <extracomment>Button: add a seat to the call booth</extracomment>
            <translation>Ajouter une place</translation>
        </message>
        <message>
            <source>Seat %1</source>
            <extracomment>Label of a field. %1 number of the seat, counted clockwise from the near edge</extracomment>
            <translation>Place %1</translation>
        </message>
        <message>
            <source>Grace period</source>
            <extracomment>Rule: nobody can be caught before this time is over</extracomment>
            <translation>Délai pour annoncer</translation>
        </message>
        <message>
            <source>%1 s</source>
            <extracomment>%1 seconds, such as 1.5</extracomment>
            <translation>%1 s</translation>
        </message>
        <message>
            <source>Wrong catch draws two</source>
            <extracomment>House rule of DOS</extracomment>
            <translation>Accuser à tort : piocher 2 cartes</translation>
        </message>
        <message>
            <source>Every seat has a name. Clear one first.</source>
            <extracomment>At the call booth, below people who were tapped to sit down. All seats have names</extracomment>
            <translation>Toutes les places ont un nom. Efface d’abord l’un d’eux.</translation>
        </message>
    </context>
    <context>
        <name>CallWords</name>
        <message>
            <source>%1 called in time.</source>
            <extracomment>Call booth. %1 a player who called in time</extracomment>
            <translation>%1 a annoncé à temps.</translation>
        </message>
        <message>
            <source>%1 called first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "40 ms"</extracomment>
            <translation>%1 a annoncé en premier, %3 avant %2.</translation>
        </message>
        <message>
            <source>%1 caught %2.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who forgot to call</extracomment>
            <translation>%1 a pris %2 en faute.</translation>
        </message>
        <message>
            <source>%1 caught %2, %3 before the call.</source>
            <extracomment>Call booth. %1 the player who caught, %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 a pris %2 en faute, %3 avant l’annonce.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s). On their own turn, they draw at the end.</source>
            <translation>
                <numerusform>%1 pioche %n carte, à la fin du tour si c’est le sien.</numerusform>
                <numerusform>%1 pioche %n cartes, à la fin du tour si c’est le sien.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <extracomment>Call booth, UNO. %1 the player who was caught, %n cards</extracomment>
            <translation>
                <numerusform>%1 pioche %n carte.</numerusform>
                <numerusform>%1 pioche %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had two cards.</source>
            <translation>%1 accuse à tort : personne n’avait 2 cartes.</translation>
        </message>
        <message>
            <source>Wrong catch by %1: nobody had one card.</source>
            <extracomment>Call booth, UNO: a wrong catch. %1 the player who pressed</extracomment>
            <translation>%1 accuse à tort : personne n’en était à sa dernière carte.</translation>
        </message>
        <message>
            <source>Too early: %1 still has time to call.</source>
            <extracomment>Call booth: another player tried to catch %1 during the grace period</extracomment>
            <translation>Trop tôt : %1 a encore le temps d’annoncer.</translation>
        </message>
        <message>
            <source>A tie: %1 and %2, %3 apart. Nobody is caught.</source>
            <extracomment>Call booth. %1 the player who called, %2 the player who tried to catch them, %3 for example "5 ms"</extracomment>
            <translation>Égalité : %1 et %2, à %3 d’écart. Personne n’est pris en faute.</translation>
        </message>
        <message>
            <source>%1 pressed.</source>
            <extracomment>Call booth. %1 the only player who pressed</extracomment>
            <translation>%1 a appuyé.</translation>
        </message>
        <message>
            <source>A tie between %1.</source>
            <extracomment>Call booth. %1 for example "Anna and Ben"</extracomment>
            <translation>Égalité entre %1.</translation>
        </message>
        <message>
            <source>%1 was first, %3 before %2.</source>
            <extracomment>Call booth. %1 the player who pressed first, %2 the next one, %3 for example "40 ms"</extracomment>
            <translation>%1 en premier, %3 avant %2.</translation>
        </message>
        <message>
            <source>%1 (%2)</source>
            <extracomment>A line of the call log. %1 the outcome, %2 the players with their times</extracomment>
            <translation>%1 (%2)</translation>
        </message>
        <message>
            <source>%1 held the pose for %2.</source>
            <extracomment>A line of the call log: a Wild Dumb Fu pose. %1 a player, %2 for example "0:42"</extracomment>
            <translation>%1 a tenu la pose %2.</translation>
        </message>
        <message>
            <source>I have two</source>
            <extracomment>On a player's own button: tells the table that they hold two cards</extracomment>
            <translation>J’en ai deux</translation>
        </message>
        <message>
            <source>I have one</source>
            <translation>J’en ai une</translation>
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
                <numerusform>%1 a bougé après %2 et pioche %n carte.</numerusform>
                <numerusform>%1 a bougé après %2 et pioche %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 caught %2 together, %3 before the call.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who called too late, %3 for example "40 ms"</extracomment>
            <translation>%1 ont pris %2 en faute ensemble, %3 avant l’annonce.</translation>
        </message>
        <message>
            <source>%1 caught %2 together.</source>
            <extracomment>Call booth. %1 several players who caught at the same moment ("Ben and Cleo"), %2 the player who forgot to call</extracomment>
            <translation>%1 ont pris %2 en faute ensemble.</translation>
        </message>
    </context>
    <context>
        <name>ExportPanel</name>
        <message>
            <source>Export list</source>
            <extracomment>Title of a panel: write the list of games into a file</extracomment>
            <translation>Exporter la liste</translation>
        </message>
        <message>
            <source>%1, with each player’s points, calls, and catches.</source>
            <extracomment>In the panel "Export list". %1 for example "3 of 12 games"</extracomment>
            <translation>%1, avec pour chacun ses points, ses annonces et les joueurs pris en faute.</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Feuille de calcul (CSV)</translation>
        </message>
        <message>
            <source>For programs (JSON)</source>
            <extracomment>Button: export</extracomment>
            <translation>Pour les programmes (JSON)</translation>
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
            <translation>Afficher les parties</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Filter: games of DOS and of UNO</extracomment>
            <translation>Les deux</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Label of a filter</extracomment>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Filter: games won and lost</extracomment>
            <translation>Toutes</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Filter: games that a person won</extracomment>
            <translation>Gagnées</translation>
        </message>
        <message>
            <source>Lost</source>
            <extracomment>Filter: games that a computer player won</extracomment>
            <translation>Perdues</translation>
        </message>
        <message>
            <source>Opponent</source>
            <extracomment>Label of a filter: which computer player sat at the table</extracomment>
            <translation>Adversaire</translation>
        </message>
        <message>
            <source>Show all</source>
            <extracomment>Button: no filter is set any more</extracomment>
            <translation>Tout afficher</translation>
        </message>
    </context>
    <context>
        <name>GameCount</name>
        <message numerus="yes">
            <source>%n score sheet(s)</source>
            <extracomment>%n score sheets of games with real cards</extracomment>
            <translation>
                <numerusform>%n feuille de score</numerusform>
                <numerusform>%n feuilles de score</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here</source>
            <extracomment>%n games that were played against computer players or on this screen</extracomment>
            <translation>
                <numerusform>%n partie jouée ici</numerusform>
                <numerusform>%n parties jouées ici</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>%1 is "8 score sheets", %2 is "12 games played here"</extracomment>
            <translation>%1 et %2</translation>
        </message>
        <message>
            <source>no games</source>
            <extracomment>In place of "8 score sheets and 12 games played here"</extracomment>
            <translation>aucune partie</translation>
        </message>
    </context>
    <context>
        <name>GamesPlayed</name>
        <message>
            <source>The record of this game can’t be read</source>
            <extracomment>Instead of the result of a game that is over</extracomment>
            <translation>L’enregistrement de cette partie est illisible</translation>
        </message>
        <message>
            <source>played on from a replay</source>
            <extracomment>Of a game that is over: it began in the middle of an earlier game, which the player had watched</extracomment>
            <translation>rejouée à partir d’une autre</translation>
        </message>
        <message>
            <source>%1 h %2 min</source>
            <extracomment>How long a game took. %1 hours, %2 minutes</extracomment>
            <translation>%1 h %2 min</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>Heading over the games of a month. %1 the month's name, %2 the year</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>Of a game that is over. %n: how many times the player took something back</extracomment>
            <translation>
                <numerusform>%n coup repris</numerusform>
                <numerusform>%n coups repris</numerusform>
            </translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>A game that is over, of one person. %1 the computer players' names</extracomment>
            <translation>UNO avec %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS avec %1</translation>
        </message>
        <message>
            <source>UNO: %1</source>
            <extracomment>A game that is over, of several people. %1 all players' names</extracomment>
            <translation>UNO : %1</translation>
        </message>
        <message>
            <source>DOS: %1</source>
            <translation>DOS : %1</translation>
        </message>
        <message numerus="yes">
            <source>You won with %n point(s)</source>
            <extracomment>Result of a game that is over. %n points</extracomment>
            <translation>
                <numerusform>Tu as gagné avec %n point</numerusform>
                <numerusform>Tu as gagné avec %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s)</source>
            <extracomment>Result of a game that is over. %1 a name, %n points</extracomment>
            <translation>
                <numerusform>%1 a gagné avec %n point</numerusform>
                <numerusform>%1 a gagné avec %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 won with %n point(s); you had %2</source>
            <extracomment>Result of a game that is over. %1 the winner's name, %2 your points, %n the winner's points</extracomment>
            <translation>
                <numerusform>%1 a gagné avec %n point, tu en avais %2</numerusform>
                <numerusform>%1 a gagné avec %n points, tu en avais %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 min</source>
            <extracomment>How long a game took. %1 minutes</extracomment>
            <translation>%1 min</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>Length of a game that is over. %n rounds</extracomment>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>Today</source>
            <extracomment>Heading over the games played on this day</extracomment>
            <translation>Aujourd’hui</translation>
        </message>
        <message>
            <source>Yesterday</source>
            <extracomment>Heading over the games played on the day before</extracomment>
            <translation>Hier</translation>
        </message>
        <message>
            <source>Person</source>
            <extracomment>Who sat there: a person and no computer player</extracomment>
            <translation>Humain</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s) won</source>
            <extracomment>What a player did in a game. %n rounds</extracomment>
            <translation>
                <numerusform>%n manche gagnée</numerusform>
                <numerusform>%n manches gagnées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n call(s)</source>
            <extracomment>What a player did in a game: how often they called DOS or UNO. %n calls</extracomment>
            <translation>
                <numerusform>%n annonce</numerusform>
                <numerusform>%n annonces</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n missed</source>
            <extracomment>What a player did in a game: how often they forgot to call. %n times</extracomment>
            <translation>
                <numerusform>%n oubliée</numerusform>
                <numerusform>%n oubliées</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n catch(es)</source>
            <extracomment>What a player did in a game: how often they caught somebody who had forgotten to call. %n times</extracomment>
            <translation>
                <numerusform>%n autre pris en faute</numerusform>
                <numerusform>%n autres pris en faute</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>best turn: %n card(s)</source>
            <extracomment>What a player did in a game: the cards of their best turn. %n cards</extracomment>
            <translation>
                <numerusform>meilleur tour : %n carte</numerusform>
                <numerusform>meilleur tour : %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n the points that a game was played to</extracomment>
            <translation>
                <numerusform>partie en %n point</numerusform>
                <numerusform>partie en %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>one round</source>
            <extracomment>How long a game was: the winner of the first round won it</extracomment>
            <translation>une manche</translation>
        </message>
    </context>
    <context>
        <name>HistoryPage</name>
        <message>
            <source>Games played</source>
            <extracomment>Title of the page with all games at the table that are over</extracomment>
            <translation>Parties jouées</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Part of the page: the list of games</extracomment>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Part of the page</extracomment>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>Games or statistics</source>
            <extracomment>Spoken name of two buttons: the list of games, or statistics</extracomment>
            <translation>Parties ou statistiques</translation>
        </message>
        <message>
            <source>Every game you finish at the table appears here. Watch it again, and see how you do against each opponent.</source>
            <extracomment>On the page of games played, before the first game was played to its end</extracomment>
            <translation>Chaque partie terminée à la table apparaît ici : tu peux la revoir et consulter tes statistiques contre chaque adversaire.</translation>
        </message>
        <message>
            <source>No games found. Change the search or the filter.</source>
            <extracomment>On the page of games played, where the filter leaves none</extracomment>
            <translation>Aucune partie trouvée. Change la recherche ou le filtre.</translation>
        </message>
        <message>
            <source>Deleted: %1. You can restore it for 30 days.</source>
            <extracomment>What can be restored. %1 a game and its date</extracomment>
            <translation>Supprimée : %1. Tu peux la restaurer pendant 30 jours.</translation>
        </message>
        <message>
            <source>Trophies</source>
            <extracomment>Button on the page of games played: opens the page with trophies</extracomment>
            <translation>Trophées</translation>
        </message>
    </context>
    <context>
        <name>HistoryTools</name>
        <message>
            <source>Search games played</source>
            <extracomment>Spoken name of the search field above the games played</extracomment>
            <translation>Chercher dans les parties jouées</translation>
        </message>
        <message>
            <source>Player, game, month</source>
            <extracomment>In the empty search field</extracomment>
            <translation>Joueur, jeu, mois</translation>
        </message>
        <message>
            <source>Filter…</source>
            <extracomment>Button: choose which games are shown</extracomment>
            <translation>Filtrer…</translation>
        </message>
        <message numerus="yes">
            <source>Filter (%n)</source>
            <extracomment>Button: choose which games are shown. %n filters that are set</extracomment>
            <translation>
                <numerusform>Filtre (%n)</numerusform>
                <numerusform>Filtres (%n)</numerusform>
            </translation>
        </message>
        <message>
            <source>Export…</source>
            <extracomment>Button: write the list of games into a file</extracomment>
            <translation>Exporter…</translation>
        </message>
    </context>
    <context>
        <name>InputFile</name>
        <message>
            <source>“%1” isn’t on this device. Download the file, then open it here.</source>
            <extracomment>%1 a web address</extracomment>
            <translation>« %1 » n’est pas sur cet appareil. Télécharge le fichier, puis ouvre-le ici.</translation>
        </message>
        <message>
            <source>There is no file “%1”. It may have been moved or deleted.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Le fichier « %1 » n’existe pas. Il a peut-être été déplacé ou supprimé.</translation>
        </message>
        <message>
            <source>“%1” is a folder. Open a file from it.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>« %1 » est un dossier. Ouvre un fichier qu’il contient.</translation>
        </message>
        <message>
            <source>“%1” isn’t a file but a part of the system, so Tableside didn’t open it. Choose another file.</source>
            <extracomment>%1 something that looks like a file: a pipe or a device of the system</extracomment>
            <translation>« %1 » n’est pas un fichier mais un élément du système : Tableside ne l’a pas ouvert. Choisis un autre fichier.</translation>
        </message>
        <message>
            <source>You’re not allowed to read “%1”. Change its permissions, or ask its owner for a copy.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Tu n’as pas le droit de lire « %1 ». Change ses autorisations ou demande une copie à son propriétaire.</translation>
        </message>
        <message>
            <source>“%1” is larger than %2 MB, the most that Tableside opens. Check that it’s the right file.</source>
            <extracomment>%1 a file, %2 a number</extracomment>
            <translation>« %1 » dépasse %2 Mo, la taille maximale que Tableside ouvre. Vérifie que c’est le bon fichier.</translation>
        </message>
        <message>
            <source>“%1” is empty. Choose another file.</source>
            <extracomment>%1 a file</extracomment>
            <translation>« %1 » est vide. Choisis un autre fichier.</translation>
        </message>
        <message>
            <source>“%1” is compressed. Unpack it, then open the file that was in it.</source>
            <extracomment>%1 a file, such as a zip file</extracomment>
            <translation>« %1 » est compressé. Décompresse-le, puis ouvre le fichier qu’il contenait.</translation>
        </message>
        <message>
            <source>“%1” is saved as UTF-16 (Unicode). Save it as UTF-8, then open it again.</source>
            <extracomment>%1 a file. UTF-16 and UTF-8 are what spreadsheets call two ways to save text</extracomment>
            <translation>« %1 » est enregistré en UTF-16 (Unicode). Enregistre-le en UTF-8, puis ouvre-le à nouveau.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read. Check the file and try again.</source>
            <extracomment>%1 a file</extracomment>
            <translation>Impossible de lire « %1 ». Vérifie le fichier et réessaie.</translation>
        </message>
        <message>
            <source>Tableside can’t open “%1”. It opens games, score books, and tables of points (CSV).</source>
            <extracomment>%1 a file, such as a picture</extracomment>
            <translation>Tableside ne peut pas ouvrir « %1 ». Il ouvre des parties, des carnets de scores et des tableaux de points (CSV).</translation>
        </message>
    </context>
    <context>
        <name>JobPanel</name>
        <message>
            <source>%1 percent</source>
            <extracomment>Spoken: how far an import or export is. %1 a number</extracomment>
            <translation>%1 pour cent</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: cancel a long import or export and undo what it did</extracomment>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>JumpInButtons</name>
        <message>
            <source>%1 jumps in</source>
            <extracomment>Button at a player's portrait: they have the card on top and play it out of turn. %1 a player's name</extracomment>
            <translation>%1 intercepte</translation>
        </message>
    </context>
    <context>
        <name>LaySlot</name>
        <message>
            <source>Lay it here</source>
            <extracomment>On the spot where a dragged card will land</extracomment>
            <translation>Poser ici</translation>
        </message>
    </context>
    <context>
        <name>LearnCard</name>
        <message>
            <source>New here? Learn by playing!</source>
            <extracomment>Heading on the first page, above the buttons to the lessons</extracomment>
            <translation>C’est ta première fois ? Apprends en jouant !</translation>
        </message>
        <message>
            <source>Learn DOS in three minutes</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>Apprendre DOS en trois minutes</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button to the lesson</extracomment>
            <translation>Apprendre UNO</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: lessons are not offered any more</extracomment>
            <translation>Pas maintenant</translation>
        </message>
    </context>
    <context>
        <name>Lesson</name>
        <message>
            <source>Same number</source>
            <extracomment>Title of a part of a lesson, as short as can be</extracomment>
            <translation>Même chiffre</translation>
        </message>
        <message>
            <source>Your turn! Play your red 7 on the green 7: it’s the same number.</source>
            <extracomment>Lesson: the learner is to play that card on the other one</extracomment>
            <translation>À toi ! Joue ton 7 rouge sur le 7 vert : c’est le même chiffre.</translation>
        </message>
        <message>
            <source>You could draw. But your red 7 matches: play it on the green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Tu pourrais piocher. Mais ton 7 rouge convient : joue-le sur le 7 vert.</translation>
        </message>
        <message>
            <source>That’s a match! One card gone. Get rid of them all, and you win the round.</source>
            <extracomment>Lesson, after a match</extracomment>
            <translation>Bravo, une association ! Une carte de moins. Dès que tu n’en as plus, tu gagnes la manche.</translation>
        </message>
        <message>
            <source>Two that add up</source>
            <extracomment>Title of a part of a lesson: two cards whose numbers add up</extracomment>
            <translation>Deux qui s’additionnent</translation>
        </message>
        <message>
            <source>You have no 7, but 3 + 4 = 7. Play your red 3 and yellow 4 on the blue 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu n’as pas de 7, mais 3 + 4 = 7. Joue ton 3 rouge et ton 4 jaune sur le 7 bleu.</translation>
        </message>
        <message>
            <source>No need to draw: your 3 and your 4 make 7. Play both on the blue 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pas besoin de piocher : ton 3 et ton 4 font 7. Joue les deux sur le 7 bleu.</translation>
        </message>
        <message>
            <source>Two cards gone at once! It’s always one card, or exactly two that add up.</source>
            <extracomment>Lesson</extracomment>
            <translation>Deux cartes d’un coup ! On joue toujours une seule carte, ou exactement deux qui s’additionnent.</translation>
        </message>
        <message>
            <source>One match after another</source>
            <extracomment>Title of a part of a lesson: several matches in one turn</extracomment>
            <translation>Plusieurs associations</translation>
        </message>
        <message>
            <source>You can match every card in the Center Row. Start with your red 5.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu peux jouer sur chaque carte de la Rangée Centrale. Commence par ton 5 rouge.</translation>
        </message>
        <message>
            <source>Keep going: match the other card in the Center Row, too.</source>
            <extracomment>Lesson; the first of two matches has been made</extracomment>
            <translation>Continue : joue aussi sur l’autre carte de la Rangée Centrale.</translation>
        </message>
        <message>
            <source>You could stop here. But the other card matches, too: play it.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Tu pourrais t’arrêter là. Mais l’autre carte convient aussi : joue-la.</translation>
        </message>
        <message>
            <source>Nothing else matches. Press “End turn”.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Plus rien ne convient. Appuie sur « Finir le tour ».</translation>
        </message>
        <message>
            <source>The matched cards are gone, and the Center Row has two new ones.</source>
            <extracomment>Lesson</extracomment>
            <translation>Les cartes associées sont parties, et la Rangée Centrale en a deux nouvelles.</translation>
        </message>
        <message>
            <source>Same color: a bonus</source>
            <extracomment>Title of a part of a lesson: a color match earns a bonus card</extracomment>
            <translation>Même couleur : bonus</translation>
        </message>
        <message>
            <source>Same number and same color: play your blue 6 on the blue 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Même chiffre et même couleur : joue ton 6 bleu sur le 6 bleu.</translation>
        </message>
        <message>
            <source>Don’t draw: your blue 6 is the best card you could have here. Play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ne pioche pas : ton 6 bleu est la meilleure carte ici. Joue-le.</translation>
        </message>
        <message>
            <source>A color match! It earns you a bonus card. Press “End turn” first.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Une association de couleur ! Tu gagnes une carte bonus. Appuie d’abord sur « Finir le tour ».</translation>
        </message>
        <message>
            <source>Your bonus: lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the learner lays one more card in the row</extracomment>
            <translation>Ton bonus : pose une carte de ton choix dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>You can skip it. But then you keep a card you could get rid of: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Tu peux y renoncer. Mais tu gardes alors une carte de trop : poses-en une.</translation>
        </message>
        <message>
            <source>One more card gone! Everyone can match the one you laid.</source>
            <extracomment>Lesson</extracomment>
            <translation>Encore une carte de moins ! Tout le monde peut jouer sur celle que tu as posée.</translation>
        </message>
        <message>
            <source>Two of one color</source>
            <extracomment>Title of a part of a lesson: a double color match</extracomment>
            <translation>Deux de même couleur</translation>
        </message>
        <message>
            <source>3 + 5 = 8, and all three cards are green. Play both on the green 8.</source>
            <extracomment>Lesson</extracomment>
            <translation>3 + 5 = 8, et les trois cartes sont vertes. Joue les deux sur le 8 vert.</translation>
        </message>
        <message>
            <source>Don’t draw: play your green 3 and green 5 on the green 8.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Ne pioche pas : joue ton 3 vert et ton 5 vert sur le 8 vert.</translation>
        </message>
        <message>
            <source>A double color match, the best of all! Press “End turn” and see.</source>
            <extracomment>Lesson. “End turn” is a button</extracomment>
            <translation>Une association de couleur double, la meilleure de toutes ! Appuie sur « Finir le tour » et regarde.</translation>
        </message>
        <message>
            <source>First your bonus: lay any card in the Center Row.</source>
            <extracomment>Lesson</extracomment>
            <translation>D’abord ton bonus : pose une carte de ton choix dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>You can skip it. But every card you get rid of helps: lay one.</source>
            <extracomment>Lesson, to a learner who would skip the bonus</extracomment>
            <translation>Tu peux y renoncer. Mais une carte de moins, c’est toujours ça : poses-en une.</translation>
        </message>
        <message>
            <source>And everyone else draws a card: one for %1, one for %2.</source>
            <extracomment>Lesson. %1 and %2 are players' names</extracomment>
            <translation>Et tous les autres piochent une carte : une pour %1, une pour %2.</translation>
        </message>
        <message>
            <source>Nothing matches</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Rien ne convient</translation>
        </message>
        <message>
            <source>None of your cards matches, and no two add up. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Aucune carte ne convient, ni seule ni à deux. Pioche une carte.</translation>
        </message>
        <message>
            <source>That one doesn’t help. So lay any card from your hand in the Center Row.</source>
            <extracomment>Lesson; the card that was drawn doesn't help</extracomment>
            <translation>Celle-là n’aide pas. Alors pose une carte de ton choix dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>The Center Row has three cards now: more to match for everyone.</source>
            <extracomment>Lesson</extracomment>
            <translation>La Rangée Centrale a maintenant trois cartes : davantage de choix pour tous.</translation>
        </message>
        <message>
            <source>Wild cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Les jokers</translation>
        </message>
        <message>
            <source>A Wild DOS is a 2 of any color. 2 + 5 = 7: play it with your green 5 on the red 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Un Joker DOS est un 2 de n’importe quelle couleur. 2 + 5 = 7 : joue-le avec ton 5 vert sur le 7 rouge.</translation>
        </message>
        <message>
            <source>A Wild # is any number from 1 to 10. Play yours as a 9 on the yellow 9.</source>
            <extracomment>Lesson</extracomment>
            <translation>Un Joker # vaut n’importe quel chiffre de 1 à 10. Joue le tien comme un 9 sur le 9 jaune.</translation>
        </message>
        <message>
            <source>You could save it. But try it now: play your Wild # on the yellow 9.</source>
            <extracomment>Lesson, to a learner who would end the turn</extracomment>
            <translation>Tu pourrais le garder. Mais essaie maintenant : joue ton Joker # sur le 9 jaune.</translation>
        </message>
        <message>
            <source>Don’t save them too long: a Wild DOS left in your hand gives the winner 20 points, a Wild # 40.</source>
            <extracomment>Lesson</extracomment>
            <translation>Ne les garde pas trop longtemps : un Joker DOS resté en main donne 20 points au gagnant, un Joker # 40.</translation>
        </message>
        <message>
            <source>Call “DOS!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>Annoncer « DOS ! »</translation>
        </message>
        <message>
            <source>You have three cards. Play your red 7 on the green 7.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu as trois cartes. Joue ton 7 rouge sur le 7 vert.</translation>
        </message>
        <message>
            <source>Too early: you call with exactly two cards. Play your red 7 first.</source>
            <extracomment>Lesson, to a learner who calls with three cards</extracomment>
            <translation>Trop tôt : on annonce avec exactement deux cartes. Joue d’abord ton 7 rouge.</translation>
        </message>
        <message>
            <source>Two cards left! Press the big “DOS!” button before anyone notices.</source>
            <extracomment>Lesson. “DOS!” is the big button</extracomment>
            <translation>Il te reste deux cartes ! Appuie vite sur le gros bouton « DOS ! » avant qu’on le remarque.</translation>
        </message>
        <message>
            <source>Call first! Until you do, anyone can catch you.</source>
            <extracomment>Lesson, to a learner who would end the turn without calling</extracomment>
            <translation>Annonce d’abord ! D’ici là, n’importe qui peut te prendre en faute.</translation>
        </message>
        <message>
            <source>In time! If you forget and someone catches you, you draw two cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>À temps ! Si tu oublies et qu’on te prend en faute, tu pioches 2 cartes.</translation>
        </message>
        <message>
            <source>Catch someone</source>
            <extracomment>Title of a part of a lesson: catching a player who forgot to call</extracomment>
            <translation>Prendre en faute</translation>
        </message>
        <message>
            <source>%1 has two cards and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 a deux cartes et a oublié d’annoncer. Appuie sur « Pris ! » à côté du nom.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Be quick: if they call first, they’re safe.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Bien vu ! %1 pioche 2 cartes. Fais vite : si l’autre annonce avant, c’est trop tard.</translation>
        </message>
        <message>
            <source>Your last card</source>
            <extracomment>Title of a part of a lesson: playing the last card</extracomment>
            <translation>Ta dernière carte</translation>
        </message>
        <message>
            <source>One card left, and it matches! Play your yellow 6.</source>
            <extracomment>Lesson</extracomment>
            <translation>Il te reste une carte, et elle convient ! Joue ton 6 jaune.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 200 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu gagnes la manche et les points des cartes qui restent aux autres. Le premier à 200 gagne la partie.</translation>
        </message>
        <message>
            <source>Color, number, symbol</source>
            <extracomment>Title of a part of a lesson: what a card has to have in common with the top card</extracomment>
            <translation>Couleur, chiffre, symbole</translation>
        </message>
        <message>
            <source>Your turn! The top card is red: play your red 3. Same color.</source>
            <extracomment>Lesson</extracomment>
            <translation>À toi ! La carte du dessus est rouge : joue ton 3 rouge. Même couleur.</translation>
        </message>
        <message>
            <source>You could draw. But your red 3 fits: play it.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Tu pourrais piocher. Mais ton 3 rouge convient : joue-le.</translation>
        </message>
        <message>
            <source>A red 9 is on top now. Play your yellow 9: same number.</source>
            <extracomment>Lesson</extracomment>
            <translation>Maintenant, la carte du dessus est un 9 rouge. Joue ton 9 jaune : même chiffre.</translation>
        </message>
        <message>
            <source>And now the same symbol: play your blue Skip on the yellow Skip.</source>
            <extracomment>Lesson</extracomment>
            <translation>Et maintenant le même symbole : joue ta carte Passer bleue sur la jaune.</translation>
        </message>
        <message>
            <source>Nothing fits</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Rien ne convient</translation>
        </message>
        <message>
            <source>You have nothing green and no 8. Draw a card.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu n’as ni carte verte ni 8. Pioche une carte.</translation>
        </message>
        <message>
            <source>A green 4, and it fits! Play it right away.</source>
            <extracomment>Lesson</extracomment>
            <translation>Un 4 vert, et il convient ! Joue-le tout de suite.</translation>
        </message>
        <message>
            <source>You could keep it. But you want to get rid of cards: play it.</source>
            <extracomment>Lesson, to a learner who would keep the card</extracomment>
            <translation>Tu pourrais la garder. Mais le but est de te débarrasser de tes cartes : joue-la.</translation>
        </message>
        <message>
            <source>If the card doesn’t fit, you keep it, and it’s the next player’s turn.</source>
            <extracomment>Lesson</extracomment>
            <translation>Si la carte ne convient pas, tu la gardes, et c’est au joueur suivant.</translation>
        </message>
        <message>
            <source>Action cards</source>
            <extracomment>Title of a part of a lesson</extracomment>
            <translation>Cartes Action</translation>
        </message>
        <message>
            <source>A Reverse changes the direction of play. Play your green Reverse.</source>
            <extracomment>Lesson</extracomment>
            <translation>Une Inversion change le sens du jeu. Joue ton Inversion verte.</translation>
        </message>
        <message>
            <source>That one’s next. First play your green Reverse.</source>
            <extracomment>Lesson, to a learner who would play another card first</extracomment>
            <translation>Ce sera pour après. Joue d’abord ton Inversion verte.</translation>
        </message>
        <message>
            <source>%2 is next now. Play your green Draw Two and see what happens.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>Maintenant, c’est %2 qui joue après toi. Joue ton +2 vert et regarde ce qui se passe.</translation>
        </message>
        <message>
            <source>Wild</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Joker</translation>
        </message>
        <message>
            <source>A Wild goes on any card, and you name a color. Play it and name blue: you have two blue cards.</source>
            <extracomment>Lesson</extracomment>
            <translation>Un Joker va sur toutes les cartes, et tu choisis la couleur. Joue-le et choisis le bleu : tu as deux cartes bleues.</translation>
        </message>
        <message>
            <source>You can name any color. But you have two blue cards: play the Wild and name blue.</source>
            <extracomment>Lesson, to a learner who would name another color</extracomment>
            <translation>Tu peux choisir n’importe quelle couleur. Mais tu as deux cartes bleues : joue le Joker et choisis le bleu.</translation>
        </message>
        <message>
            <source>No need to draw: a Wild always fits. Play it and name blue.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pas besoin de piocher : un Joker convient toujours. Joue-le et choisis le bleu.</translation>
        </message>
        <message>
            <source>From now on it’s blue: only a blue card or another wild card fits.</source>
            <extracomment>Lesson</extracomment>
            <translation>Maintenant, c’est le bleu qui compte : seule une carte bleue ou un autre joker convient.</translation>
        </message>
        <message>
            <source>Challenge!</source>
            <extracomment>Title of a part of a lesson: challenging a Wild Draw Four</extracomment>
            <translation>Le défi</translation>
        </message>
        <message>
            <source>The color was red. If %2 has a red card, that Wild Draw Four is a bluff. Press “Challenge”.</source>
            <extracomment>Lesson. %2 a player's name; “Challenge” is a button</extracomment>
            <translation>La couleur était rouge. Si %2 a une carte rouge, son Super Joker est un bluff. Appuie sur « Défier ».</translation>
        </message>
        <message>
            <source>You could draw the four cards. But %2 looks guilty: press “Challenge”.</source>
            <extracomment>Lesson, to a learner who would draw the four cards. %2 a player's name</extracomment>
            <translation>Tu pourrais piocher les 4 cartes. Mais %2 a l’air coupable : appuie sur « Défier ».</translation>
        </message>
        <message>
            <source>%2 had a red 8 and draws the four cards. If it’s not a bluff, you draw six!</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 avait un 8 rouge et pioche les 4 cartes. Sans bluff, c’est toi qui en pioches 6 !</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <extracomment>Title of a part of a lesson; the card</extracomment>
            <translation>Kung-fu</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 5.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pas besoin de piocher : joue ton 5 jaune.</translation>
        </message>
        <message>
            <source>Call “UNO!”</source>
            <extracomment>Title of a part of a lesson: the call</extracomment>
            <translation>Annoncer « UNO ! »</translation>
        </message>
        <message>
            <source>Two cards left. Play your green 7, and get ready to call.</source>
            <extracomment>Lesson</extracomment>
            <translation>Il te reste deux cartes. Joue ton 7 vert et prépare-toi à annoncer.</translation>
        </message>
        <message>
            <source>Too early: you call with one card left. Play your green 7 first.</source>
            <extracomment>Lesson, to a learner who calls with two cards</extracomment>
            <translation>Trop tôt : on annonce quand il reste une carte. Joue d’abord ton 7 vert.</translation>
        </message>
        <message>
            <source>No need to draw: play your green 7.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pas besoin de piocher : joue ton 7 vert.</translation>
        </message>
        <message>
            <source>One card left! Press the big “UNO!” button before anyone notices.</source>
            <extracomment>Lesson. “UNO!” is the big button</extracomment>
            <translation>Il te reste une carte ! Appuie vite sur le gros bouton « UNO ! » avant qu’on le remarque.</translation>
        </message>
        <message>
            <source>%1 has one card and forgot to call. Press “Catch!” next to the name.</source>
            <extracomment>Lesson. %1 a player's name; “Catch!” is a button</extracomment>
            <translation>%1 a une carte et a oublié d’annoncer. Appuie sur « Pris ! » à côté du nom.</translation>
        </message>
        <message>
            <source>Caught! %1 draws two cards. Once the next player plays, it’s too late.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Bien vu ! %1 pioche 2 cartes. Dès que le joueur suivant joue, c’est trop tard.</translation>
        </message>
        <message>
            <source>One card left, and it fits! Play your yellow 3.</source>
            <extracomment>Lesson</extracomment>
            <translation>Il te reste une carte, et elle convient ! Joue ton 3 jaune.</translation>
        </message>
        <message>
            <source>No need to draw: play your yellow 3 and win.</source>
            <extracomment>Lesson, to a learner who would draw a card</extracomment>
            <translation>Pas besoin de piocher : joue ton 3 jaune et gagne.</translation>
        </message>
        <message>
            <source>You win the round and score everyone else’s cards. The first to 500 points wins the game.</source>
            <extracomment>Lesson</extracomment>
            <translation>Tu gagnes la manche et les points des cartes qui restent aux autres. Le premier à 500 gagne la partie.</translation>
        </message>
        <message>
            <source>Color, number, or symbol: one has to match. Your Skip made %1 miss the turn.</source>
            <extracomment>Lesson. %1 a player's name</extracomment>
            <translation>Couleur, chiffre ou symbole : l’un des trois suffit. Avec ta carte Passer, %1 passe son tour.</translation>
        </message>
        <message>
            <source>%2 drew two cards and missed the turn. Like any card, an action card has to match by color or symbol.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 pioche 2 cartes et passe son tour. Comme les autres, une carte Action se joue sur sa couleur ou son symbole.</translation>
        </message>
        <message>
            <source>%2 makes you strike a silly pose! Play your yellow 5 first: you can move on your turn.</source>
            <extracomment>Lesson. %2 a player's name</extracomment>
            <translation>%2 te fait prendre une pose rigolote ! Joue d’abord ton 5 jaune : pendant ton tour, tu peux bouger.</translation>
        </message>
        <message>
            <source>Now you’d hold still until your next turn. But just this once: move and see what happens!</source>
            <extracomment>Lesson, to a posing learner, who is to be caught once: a mouse, a finger, or a key will do</extracomment>
            <translation>Maintenant, il faudrait ne plus bouger jusqu’à ton prochain tour. Mais pour une fois, bouge et regarde ce qui arrive !</translation>
        </message>
        <message>
            <source>Caught: four cards! Next time, don’t touch anything until it’s your turn again.</source>
            <extracomment>Lesson</extracomment>
            <translation>Raté : 4 cartes ! La prochaine fois, ne touche à rien avant ton tour.</translation>
        </message>
    </context>
    <context>
        <name>LessonHead</name>
        <message>
            <source>%1 of %2</source>
            <extracomment>How far a lesson is: %1 of %2 parts</extracomment>
            <translation>%1 sur %2</translation>
        </message>
        <message>
            <source>Lesson, step %1: %2</source>
            <extracomment>Spoken name of the strip above a lesson. %1 how far it is, such as "3 of 10"; %2 what is taught now</extracomment>
            <translation>Leçon, étape %1 : %2</translation>
        </message>
        <message>
            <source>Leave lesson</source>
            <extracomment>Button: ends a lesson, which can be continued later</extracomment>
            <translation>Quitter la leçon</translation>
        </message>
        <message>
            <source>Repeat this step</source>
            <extracomment>Button in a lesson: what is taught now once more</extracomment>
            <translation>Refaire cette étape</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button in a lesson</extracomment>
            <translation>Étape précédente</translation>
        </message>
        <message>
            <source>Skip step</source>
            <extracomment>Button in a lesson: to the next part</extracomment>
            <translation>Passer l’étape</translation>
        </message>
    </context>
    <context>
        <name>LessonPanel</name>
        <message>
            <source>That was the last step</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>C’était la dernière étape</translation>
        </message>
        <message>
            <source>You skipped some steps. You can start over, or play your first game right away.</source>
            <extracomment>A lesson of which steps were skipped is at its end</extracomment>
            <translation>Tu as passé des étapes. Tu peux recommencer, ou jouer tout de suite ta première partie.</translation>
        </message>
        <message>
            <source>Welcome back!</source>
            <extracomment>A lesson that was left is opened again</extracomment>
            <translation>Te revoilà !</translation>
        </message>
        <message>
            <source>You can play %1!</source>
            <extracomment>A lesson is finished. %1 "DOS" or "UNO"</extracomment>
            <translation>Tu sais jouer à %1 !</translation>
        </message>
        <message>
            <source>You were learning %1 and left off at step %2 of %3: %4.</source>
            <extracomment>Where a lesson was left. %1 "DOS" or "UNO", %2 and %3 how far, %4 what is taught there</extracomment>
            <translation>Tu apprenais %1 et tu étais à l’étape %2 sur %3 : %4.</translation>
        </message>
        <message>
            <source>That’s all you need for your first game. The rules explain the rest whenever you want.</source>
            <extracomment>A lesson is finished</extracomment>
            <translation>C’est tout ce qu’il faut pour ta première partie. Les règles t’expliquent le reste quand tu veux.</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: goes on with a lesson where it was left</extracomment>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: begins a lesson that was left once more</extracomment>
            <translation>Depuis le début</translation>
        </message>
        <message>
            <source>Play your first game</source>
            <extracomment>Button at the end of a lesson: to setting up a game</extracomment>
            <translation>Jouer ta première partie</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button at the end of the lesson of UNO: to the one of DOS</extracomment>
            <translation>Apprendre DOS</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button at the end of the lesson of DOS: to the one of UNO</extracomment>
            <translation>Apprendre UNO</translation>
        </message>
        <message>
            <source>Done</source>
            <extracomment>Button at the end of a lesson: leaves it</extracomment>
            <translation>Terminer</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: doesn't go on with a lesson</extracomment>
            <translation>Pas maintenant</translation>
        </message>
    </context>
    <context>
        <name>NameQuestion</name>
        <message>
            <source>Same person</source>
            <extracomment>Button: a name means a person who is in the score book already</extracomment>
            <translation>La même personne</translation>
        </message>
        <message>
            <source>Someone else</source>
            <extracomment>Button: a name doesn't mean the person with a similar name in the score book</extracomment>
            <translation>Quelqu’un d’autre</translation>
        </message>
    </context>
    <context>
        <name>OpponentCard</name>
        <message>
            <source>%1%</source>
            <extracomment>A share of games. %1 a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken name. %1 an opponent, %2 for example "7 of 12 games won"</extracomment>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>PlayedGameRow</name>
        <message>
            <source>result only</source>
            <extracomment>Of a game that is over: its cards are no longer stored, so it can't be replayed</extracomment>
            <translation>résultat seul</translation>
        </message>
        <message>
            <source>%1: %2, %3</source>
            <extracomment>Spoken name of a game that is over. %1 who played, %2 who won, %3 how long it took and when it was</extracomment>
            <translation>%1 : %2, %3</translation>
        </message>
        <message>
            <source>Delete game: %1</source>
            <extracomment>Button. %1: for example "DOS with Ada"</extracomment>
            <translation>Supprimer la partie : %1</translation>
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
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Only the result is kept: your settings limit how many games you can replay.</source>
            <extracomment>About a game whose cards are no longer stored</extracomment>
            <translation>Seul le résultat est conservé : tes réglages limitent le nombre de parties à revoir.</translation>
        </message>
        <message>
            <source>Watch</source>
            <extracomment>Button: replay the game</extracomment>
            <translation>Revoir</translation>
        </message>
        <message>
            <source>Save as file</source>
            <extracomment>Button: write the game with all its cards into a file</extracomment>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Delete</source>
            <extracomment>Button: the game goes out of the list; it can be restored</extracomment>
            <translation>Supprimer</translation>
        </message>
    </context>
    <context>
        <name>ReplayControls</name>
        <message>
            <source>Next mark</source>
            <extracomment>Button of a replay: on to the next call, catch, reshuffle or better play</extracomment>
            <translation>Repère suivant</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the buttons with which one goes through a game that was played</extracomment>
            <translation>Revoir la partie</translation>
        </message>
        <message>
            <source>Choose whose cards to show</source>
            <extracomment>Spoken after the name of whose cards are shown in a replay: what the button does</extracomment>
            <translation>Choisir les cartes à montrer</translation>
        </message>
        <message>
            <source>Back one round</source>
            <extracomment>Button: to the beginning of the round</extracomment>
            <translation>Une manche en arrière</translation>
        </message>
        <message>
            <source>Back one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Un tour en arrière</translation>
        </message>
        <message>
            <source>Back one step</source>
            <extracomment>Button of a replay: back by one action</extracomment>
            <translation>Un pas en arrière</translation>
        </message>
        <message>
            <source>Forward one round</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Une manche en avant</translation>
        </message>
        <message>
            <source>Forward one turn</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Un tour en avant</translation>
        </message>
        <message>
            <source>Forward one step</source>
            <extracomment>Button of a replay: on by one action</extracomment>
            <translation>Un pas en avant</translation>
        </message>
        <message>
            <source>Pause</source>
            <extracomment>Button of a replay</extracomment>
            <translation>Pause</translation>
        </message>
        <message>
            <source>Play</source>
            <translation>Lecture</translation>
        </message>
        <message>
            <source>%1 ×</source>
            <extracomment>Button of a replay: how fast it plays. %1 a number such as 0.5 or 2</extracomment>
            <translation>%1 ×</translation>
        </message>
        <message>
            <source>Speed: %1</source>
            <extracomment>Spoken name of the button with the speed of a replay; %1 a number such as 0.5 or 2</extracomment>
            <translation>Vitesse : %1</translation>
        </message>
        <message>
            <source>Play on from here</source>
            <extracomment>Button of a replay: begins a new game with the position that is shown</extracomment>
            <translation>Jouer à partir d’ici</translation>
        </message>
        <message>
            <source>All hands</source>
            <extracomment>Button of a replay: the hands of all players lie open</extracomment>
            <translation>Toutes les mains</translation>
        </message>
        <message>
            <source>%1’s cards</source>
            <extracomment>Button of a replay: whose hand is shown. %1 a player</extracomment>
            <translation>Cartes : %1</translation>
        </message>
    </context>
    <context>
        <name>ReplayPage</name>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Touches</translation>
        </message>
        <message>
            <source>Replay</source>
            <extracomment>Spoken name of the page on which one looks at a game that was played</extracomment>
            <translation>Revoir la partie</translation>
        </message>
        <message>
            <source>The beginning of the game</source>
            <extracomment>In a replay, before the first card</extracomment>
            <translation>Le début de la partie</translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Whose cards?</source>
            <extracomment>Title of the choice whose cards are shown in a replay</extracomment>
            <translation>Les cartes de qui ?</translation>
        </message>
    </context>
    <context>
        <name>ReplayScrubber</name>
        <message>
            <source>Position in the game</source>
            <extracomment>Spoken name of the line on which one goes to any moment of a game</extracomment>
            <translation>Moment de la partie</translation>
        </message>
    </context>
    <context>
        <name>ReplayView</name>
        <message>
            <source>All hands</source>
            <extracomment>Switch of a replay: the hands of all players lie open</extracomment>
            <translation>Toutes les mains</translation>
        </message>
        <message>
            <source>Seen from</source>
            <extracomment>Heading over the players in a replay: who sits at the lower edge</extracomment>
            <translation>Point de vue</translation>
        </message>
    </context>
    <context>
        <name>SeatSignals</name>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>hors ligne</translation>
        </message>
    </context>
    <context>
        <name>SpokenTalk</name>
        <message>
            <source>%1 says: %2</source>
            <extracomment>Spoken by screen readers. %1 a player, %2 what the player says, with its punctuation</extracomment>
            <translation>%1 dit : %2</translation>
        </message>
    </context>
    <context>
        <name>StatisticsView</name>
        <message numerus="yes">
            <source>%n game(s) played on from a replay don’t count.</source>
            <extracomment>Under the statistics: games that began in the middle of an earlier one, which the player had watched. %n games</extracomment>
            <translation>
                <numerusform>%n partie rejouée à partir d’une autre ne compte pas.</numerusform>
                <numerusform>%n parties rejouées à partir d’une autre ne comptent pas.</numerusform>
            </translation>
        </message>
        <message>
            <source>Statistics</source>
            <extracomment>Spoken name of the page's part with the statistics</extracomment>
            <translation>Statistiques</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose statistics are shown</extracomment>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: of which game the statistics are</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Both</source>
            <extracomment>Statistics of DOS and UNO together</extracomment>
            <translation>Les deux</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <extracomment>Instead of statistics, where a person has played no game of that kind to its end</extracomment>
            <translation>Les statistiques arrivent après la première partie terminée.</translation>
        </message>
        <message numerus="yes">
            <source>Wins in the last %n game(s)</source>
            <extracomment>Heading over a chart. %n games</extracomment>
            <translation>
                <numerusform>Victoires dans la dernière partie</numerusform>
                <numerusform>Victoires dans les %n dernières parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>A chart appears after %n game(s).</source>
            <extracomment>Instead of a chart. %n games</extracomment>
            <translation>
                <numerusform>Une courbe apparaît après %n partie.</numerusform>
                <numerusform>Une courbe apparaît après %n parties.</numerusform>
            </translation>
        </message>
        <message>
            <source>By level</source>
            <extracomment>Heading: statistics against computer players of each level</extracomment>
            <translation>Par niveau</translation>
        </message>
        <message>
            <source>By opponent</source>
            <extracomment>Heading: statistics against each computer player</extracomment>
            <translation>Par adversaire</translation>
        </message>
        <message>
            <source>A game counts for every computer player at the table. Missed calls: someone caught you, or nobody noticed in time. Best turn: in DOS, the most cards you got rid of in one turn; in UNO, the most cards the others drew because of one of yours.</source>
            <extracomment>Under the statistics: what they count</extracomment>
            <translation>Une partie compte pour chaque joueur virtuel à la table. Annonces oubliées : quelqu’un t’a pris en faute, ou personne ne l’a remarqué à temps. Meilleur tour : à DOS, le plus grand nombre de cartes parties de ta main en un tour ; à UNO, le plus grand nombre de cartes piochées par les autres à cause d’une seule de tes cartes.</translation>
        </message>
        <message>
            <source>Wins in your last games: %1 percent now, between %2 and %3 before</source>
            <extracomment>Spoken name of a chart. %1, %2 and %3 percent</extracomment>
            <translation>Victoires dans les dernières parties : %1 pour cent maintenant, entre %2 et %3 avant</translation>
        </message>
    </context>
    <context>
        <name>TableLookSection</name>
        <message>
            <source>Table and cards</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Table et cartes</translation>
        </message>
        <message>
            <source>High contrast has its own felt and its own back. Your choice here returns with the usual colors.</source>
            <translation>Le contraste élevé a son propre tapis et son propre dos. Ton choix revient avec les couleurs habituelles.</translation>
        </message>
        <message>
            <source>Felt</source>
            <extracomment>Setting: the color of the felt on the table</extracomment>
            <translation>Tapis</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Plum</source>
            <extracomment>Color of the felt</extracomment>
            <translation>Prune</translation>
        </message>
        <message>
            <source>Night blue</source>
            <extracomment>Color of the felt: a dark blue</extracomment>
            <translation>Bleu nuit</translation>
        </message>
        <message>
            <source>Backs of the cards</source>
            <extracomment>Setting: the picture on the back of the cards</extracomment>
            <translation>Dos des cartes</translation>
        </message>
        <message>
            <source>Weave</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Tressage</translation>
        </message>
        <message>
            <source>Stars</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Étoiles</translation>
        </message>
        <message>
            <source>Waves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Vagues</translation>
        </message>
        <message>
            <source>Leaves</source>
            <extracomment>Back of the cards</extracomment>
            <translation>Feuilles</translation>
        </message>
    </context>
    <context>
        <name>TableTalk</name>
        <message>
            <source>Silence is golden. Usually.</source>
            <translation>Le silence est d’or. En général.</translation>
        </message>
        <message>
            <source>I heard it. The word you didn’t say.</source>
            <translation>J’entends même ce que tu ne dis pas.</translation>
        </message>
        <message>
            <source>I was in the middle of a chapter.</source>
            <translation>J’étais en plein milieu d’un chapitre.</translation>
        </message>
        <message>
            <source>Noted. In very small print.</source>
            <translation>C’est noté. En tout petit.</translation>
        </message>
        <message>
            <source>Oh, good. More to read.</source>
            <translation>Tiens. Encore de la lecture.</translation>
        </message>
        <message>
            <source>I’ll need a bigger bookshelf.</source>
            <translation>Il va me falloir une autre étagère.</translation>
        </message>
        <message>
            <source>The end. And a happy one, too.</source>
            <translation>Fin. Tout est bien qui finit bien.</translation>
        </message>
        <message>
            <source>I guessed it on the first page.</source>
            <translation>Je m’en doutais dès la première page.</translation>
        </message>
        <message>
            <source>I was only missing the last page.</source>
            <translation>Il ne me manquait que la dernière page.</translation>
        </message>
        <message>
            <source>To be continued.</source>
            <translation>À suivre…</translation>
        </message>
        <message>
            <source>Didn’t you want to say something?</source>
            <translation>Tu ne voulais pas dire quelque chose ?</translation>
        </message>
        <message>
            <source>Nice try. I invented that trick.</source>
            <translation>Bien tenté. Cette ruse est de moi.</translation>
        </message>
        <message>
            <source>Just testing whether you’re awake.</source>
            <translation>Je voulais voir si tu suivais.</translation>
        </message>
        <message>
            <source>Not bad. Any foxes in your family?</source>
            <translation>Bien vu. Il y a du renard en toi.</translation>
        </message>
        <message>
            <source>For me? You shouldn’t have.</source>
            <translation>Pour moi ? Il ne fallait pas.</translation>
        </message>
        <message>
            <source>All part of my plan. Probably.</source>
            <translation>Ça fait partie du plan. Je crois.</translation>
        </message>
        <message>
            <source>Who, me? I was only smiling.</source>
            <translation>Moi ? Je n’ai fait que sourire.</translation>
        </message>
        <message>
            <source>Stole it, fair and square.</source>
            <translation>Une manche chipée en toute honnêteté.</translation>
        </message>
        <message>
            <source>You’re almost as sly as I am.</source>
            <translation>Quelle ruse. On dirait moi.</translation>
        </message>
        <message>
            <source>That was on purpose. Can’t you tell?</source>
            <translation>C’était exprès. Ça se voit, non ?</translation>
        </message>
        <message>
            <source>Even I noticed. Slowly, but still.</source>
            <translation>Même moi, j’ai remarqué. Lentement.</translation>
        </message>
        <message>
            <source>I forget a lot after a long winter, too.</source>
            <translation>Après l’hiver, moi aussi j’oublie tout.</translation>
        </message>
        <message>
            <source>Wait. I was just getting to it.</source>
            <translation>Doucement. J’allais le dire.</translation>
        </message>
        <message>
            <source>My mouth was full of honey.</source>
            <translation>J’avais du miel plein la bouche.</translation>
        </message>
        <message>
            <source>Oof. Good thing I have big paws.</source>
            <translation>Pfiou. J’ai de grandes pattes, ça ira.</translation>
        </message>
        <message>
            <source>There’s always room for a little more.</source>
            <translation>Bah, il reste toujours un petit creux.</translation>
        </message>
        <message>
            <source>Slow and steady gets the honey.</source>
            <translation>Rien ne sert de courir. Du miel ?</translation>
        </message>
        <message>
            <source>Over already? I just got comfy.</source>
            <translation>Déjà fini ? J’étais si bien installé.</translation>
        </message>
        <message>
            <source>Almost. One nap too many.</source>
            <translation>Presque. Une sieste de trop.</translation>
        </message>
        <message>
            <source>Well played. Bear hug?</source>
            <translation>Bravo. Un câlin d’ours ?</translation>
        </message>
        <message>
            <source>Hey, hey! Forgetting is my thing!</source>
            <translation>Hé, hé ! Oublier, c’est mon truc !</translation>
        </message>
        <message>
            <source>Wait, I noticed something? Me? Ha!</source>
            <translation>J’ai remarqué un truc ? Moi ? Ha ha !</translation>
        </message>
        <message>
            <source>Oops! There was this cloud, and…</source>
            <translation>Oups ! Il y avait un nuage, et puis…</translation>
        </message>
        <message>
            <source>Too fast! My mouth got left behind!</source>
            <translation>Trop vite ! Ma bouche n’a pas suivi !</translation>
        </message>
        <message>
            <source>Whoa! Where did all that come from?</source>
            <translation>Oh là là ! D’où ça sort, tout ça ?</translation>
        </message>
        <message>
            <source>I’m laughing, so it doesn’t count!</source>
            <translation>Je rigole, donc ça ne compte pas !</translation>
        </message>
        <message>
            <source>Did I win? I wasn’t even looking!</source>
            <translation>J’ai gagné ? Je ne regardais même pas !</translation>
        </message>
        <message>
            <source>Hooray! Quick victory lap! Back soon!</source>
            <translation>Youpi ! Un tour d’honneur ! Je reviens !</translation>
        </message>
        <message>
            <source>So close! My ears were already there!</source>
            <translation>Si près ! Mes oreilles y étaient déjà !</translation>
        </message>
        <message>
            <source>Oh! Was that the finish line?</source>
            <translation>Oh ! C’était déjà l’arrivée ?</translation>
        </message>
        <message>
            <source>Order, please. A word is missing.</source>
            <translation>Un peu d’ordre. Il manque un mot.</translation>
        </message>
        <message>
            <source>Rules first, cookies later.</source>
            <translation>Le règlement d’abord, le goûter après.</translation>
        </message>
        <message>
            <source>Correct. I’d have caught me, too.</source>
            <translation>C’est juste. J’aurais fait pareil.</translation>
        </message>
        <message>
            <source>I’ll write myself a stern letter.</source>
            <translation>Je vais m’écrire une lettre sévère.</translation>
        </message>
        <message>
            <source>Very well. I’ll dig my way out.</source>
            <translation>Bon. Il va falloir creuser.</translation>
        </message>
        <message>
            <source>Perfectly allowed. Unfortunately.</source>
            <translation>C’est dans les règles. Hélas.</translation>
        </message>
        <message>
            <source>Done. And everything put away neatly.</source>
            <translation>Terminé. Et tout est bien rangé.</translation>
        </message>
        <message>
            <source>Keep digging, and you’ll see daylight.</source>
            <translation>À force de creuser, on voit le jour.</translation>
        </message>
        <message>
            <source>Missed by a whisker. I measured.</source>
            <translation>À un poil près. J’ai mesuré.</translation>
        </message>
        <message>
            <source>Well done. Now, elbows off the table.</source>
            <translation>Bien joué. Pas de coudes sur la table.</translation>
        </message>
        <message>
            <source>Ha! Make that face again!</source>
            <translation>Ha ! Refais cette tête, pour voir !</translation>
        </message>
        <message>
            <source>Splish, splash, got you!</source>
            <translation>Plif, plaf, plouf ! Je te tiens !</translation>
        </message>
        <message>
            <source>Oh well. How does my face look?</source>
            <translation>Zut. Et ma tête, elle te plaît ?</translation>
        </message>
        <message>
            <source>I was floating on my back. Sorry!</source>
            <translation>Je faisais la planche, moi !</translation>
        </message>
        <message>
            <source>Hey, that’s usually my trick!</source>
            <translation>Hé, cette blague est à moi !</translation>
        </message>
        <message>
            <source>What a wave! I’m soaked.</source>
            <translation>Quelle vague ! Je dégouline.</translation>
        </message>
        <message>
            <source>Group photo! Everyone look amazed!</source>
            <translation>Photo ! Je veux des yeux tout ronds !</translation>
        </message>
        <message>
            <source>I won! Everybody down the slide!</source>
            <translation>Gagné ! Qui vient faire du toboggan ?</translation>
        </message>
        <message>
            <source>You should’ve seen my face just now!</source>
            <translation>Tu aurais dû voir ma tête !</translation>
        </message>
        <message>
            <source>Almost! Again, again, again!</source>
            <translation>Raté de peu ! Encore, encore !</translation>
        </message>
        <message>
            <source>I’ve been waiting. On one leg.</source>
            <translation>J’attendais ça. Sur une patte.</translation>
        </message>
        <message>
            <source>Still water, sharp beak.</source>
            <translation>Eau qui dort, bec qui veille.</translation>
        </message>
        <message>
            <source>I was being quiet. It’s a habit.</source>
            <translation>Je me taisais. Simple habitude.</translation>
        </message>
        <message>
            <source>My own reflection distracted me.</source>
            <translation>Je me regardais dans l’eau.</translation>
        </message>
        <message>
            <source>A few ruffled feathers. Nothing more.</source>
            <translation>Quelques plumes de travers, c’est tout.</translation>
        </message>
        <message>
            <source>I’ll wait. I’m good at that.</source>
            <translation>J’attendrai. C’est ma spécialité.</translation>
        </message>
        <message>
            <source>Wait, wait, wait… snap.</source>
            <translation>J’attends, j’attends… et clac.</translation>
        </message>
        <message>
            <source>Good. Now I’ll switch legs.</source>
            <translation>Bien. Je change de patte.</translation>
        </message>
        <message>
            <source>The fish was that close.</source>
            <translation>Le poisson était à portée de bec.</translation>
        </message>
        <message>
            <source>I waited. A bit too well.</source>
            <translation>J’ai attendu. Un peu trop bien.</translation>
        </message>
        <message>
            <source>I checked three times. You forgot.</source>
            <translation>J’ai bien vérifié : tu as oublié.</translation>
        </message>
        <message>
            <source>Better safe than silent.</source>
            <translation>Mieux vaut prévenir que se taire.</translation>
        </message>
        <message>
            <source>Oh no. And I had it on my list.</source>
            <translation>Aïe. C’était pourtant sur ma liste.</translation>
        </message>
        <message>
            <source>Excuse me while I curl up.</source>
            <translation>Bon, je me mets en boule.</translation>
        </message>
        <message>
            <source>I knew I should’ve worn a helmet.</source>
            <translation>J’aurais dû mettre un casque.</translation>
        </message>
        <message>
            <source>Ouch! And I’m the one with spikes.</source>
            <translation>Aïe ! C’est moi qui pique, d’habitude.</translation>
        </message>
        <message>
            <source>A win? Let me double-check that.</source>
            <translation>Une victoire ? Je préfère vérifier.</translation>
        </message>
        <message>
            <source>Look left, look right, win.</source>
            <translation>Regarder à gauche, à droite, gagner.</translation>
        </message>
        <message>
            <source>A bit too careful, as usual.</source>
            <translation>Un peu trop de prudence, comme toujours.</translation>
        </message>
        <message>
            <source>At least nobody got poked.</source>
            <translation>Au moins, personne ne s’est piqué.</translation>
        </message>
        <message>
            <source>No time to explain: you forgot!</source>
            <translation>Pas le temps d’expliquer : oublié !</translation>
        </message>
        <message>
            <source>I never forget. Except my acorns.</source>
            <translation>Je n’oublie rien. Sauf mes noisettes.</translation>
        </message>
        <message>
            <source>I was already three branches ahead.</source>
            <translation>J’étais déjà trois branches plus loin.</translation>
        </message>
        <message>
            <source>I stashed the word, but where?</source>
            <translation>Ce mot, je l’avais caché… mais où ?</translation>
        </message>
        <message>
            <source>Supplies for winter? Thanks!</source>
            <translation>Des provisions pour l’hiver ? Merci !</translation>
        </message>
        <message>
            <source>Where am I going to bury all this?</source>
            <translation>Et où je vais enterrer tout ça ?</translation>
        </message>
        <message>
            <source>Done! What’s next? What’s next?</source>
            <translation>Fini ! Et après ? Et après ?</translation>
        </message>
        <message>
            <source>Acorns for everyone! Well, almost.</source>
            <translation>Noisettes à volonté ! Enfin, presque.</translation>
        </message>
        <message>
            <source>Blink and it’s over! I blinked.</source>
            <translation>J’ai cligné des yeux, et hop, fini !</translation>
        </message>
        <message>
            <source>I saved the best a bit too long.</source>
            <translation>J’ai gardé le meilleur trop longtemps.</translation>
        </message>
        <message>
            <source>You thought I was asleep, right?</source>
            <translation>Tu croyais que je dormais, hein ?</translation>
        </message>
        <message>
            <source>Ribbit. That’s Frog for “gotcha.”</source>
            <translation>Coâ. Ça veut dire : tu as oublié.</translation>
        </message>
        <message>
            <source>Huh? Oh. Was that just now?</source>
            <translation>Hein ? Ah. C’était maintenant ?</translation>
        </message>
        <message>
            <source>I had a frog in my throat.</source>
            <translation>J’avais un chat dans la gorge.</translation>
        </message>
        <message>
            <source>I felt something. Is it raining?</source>
            <translation>J’ai senti un truc. Il pleut ?</translation>
        </message>
        <message>
            <source>My lily pad is getting crowded.</source>
            <translation>Ça se bouscule sur mon nénuphar.</translation>
        </message>
        <message>
            <source>Did I win in my sleep?</source>
            <translation>J’ai gagné en dormant ?</translation>
        </message>
        <message>
            <source>That calls for a fly. A big one.</source>
            <translation>Ça mérite une mouche. Une grosse.</translation>
        </message>
        <message>
            <source>I was about to jump. Really.</source>
            <translation>J’allais sauter. Je t’assure.</translation>
        </message>
        <message>
            <source>Oh well. Back to not moving.</source>
            <translation>Bon. Je me remets à ne pas bouger.</translation>
        </message>
    </context>
    <context>
        <name>TableToasts</name>
        <message>
            <source>Trophies</source>
            <extracomment>Button in a short message about a new trophy: opens the page with all trophies</extracomment>
            <translation>Trophées</translation>
        </message>
    </context>
    <context>
        <name>TakeBack</name>
        <message>
            <source>Taken back.</source>
            <extracomment>Something that a player did is undone; nothing is known of it</extracomment>
            <translation>Coup repris.</translation>
        </message>
        <message>
            <source>Taken back: your draw.</source>
            <extracomment>A player undoes that they drew a card</extracomment>
            <translation>Coup repris : ta pioche.</translation>
        </message>
        <message>
            <source>Taken back: %1 on %2.</source>
            <extracomment>A player undoes a match. %1 one or two cards, for example "red 5 + blue 2"; %2 the card in the Center Row, "red 7"</extracomment>
            <translation>Coup repris : %1 sur %2.</translation>
        </message>
        <message>
            <source>Taken back: the end of your turn.</source>
            <extracomment>A player undoes that they ended their turn</extracomment>
            <translation>Coup repris : la fin de ton tour.</translation>
        </message>
        <message>
            <source>Taken back: %1 in the Center Row.</source>
            <extracomment>A player undoes that they laid a card in the Center Row. %1 a card, "red 7"</extracomment>
            <translation>Coup repris : %1 dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>Taken back: skipping the bonus.</source>
            <extracomment>A player undoes that they skipped a bonus card</extracomment>
            <translation>Coup repris : renoncer au bonus.</translation>
        </message>
        <message>
            <source>Taken back: %1.</source>
            <extracomment>A player undoes that they played a card. %1 the card, "red 7"</extracomment>
            <translation>Coup repris : %1.</translation>
        </message>
        <message>
            <source>Taken back: keeping the card.</source>
            <extracomment>A player undoes that they kept the card that they drew</extracomment>
            <translation>Coup repris : la carte gardée.</translation>
        </message>
        <message>
            <source>Taken back: your challenge.</source>
            <extracomment>A player undoes that they challenged a Wild Draw Four</extracomment>
            <translation>Coup repris : ton défi.</translation>
        </message>
        <message>
            <source>Taken back: drawing the cards.</source>
            <extracomment>A player undoes that they drew the cards of a Wild Draw Four instead of challenging it</extracomment>
            <translation>Coup repris : la pioche des cartes.</translation>
        </message>
        <message>
            <source>Taken back: %1 as the color.</source>
            <extracomment>A player undoes that they named a color. %1 the color, "red"</extracomment>
            <translation>Coup repris : la couleur (%1).</translation>
        </message>
        <message>
            <source>Taken back: swapping hands.</source>
            <extracomment>A player undoes that they swapped hands with another player</extracomment>
            <translation>Coup repris : l’échange des mains.</translation>
        </message>
    </context>
    <context>
        <name>TakeBackButton</name>
        <message>
            <source>Take back</source>
            <extracomment>Button: undoes what you did last in this round, and what the others did since</extracomment>
            <translation>Reprendre le coup</translation>
        </message>
    </context>
    <context>
        <name>TextSizeGroup</name>
        <message>
            <source>Text size</source>
            <extracomment>Setting</extracomment>
            <translation>Taille du texte</translation>
        </message>
        <message>
            <source>Normal</source>
            <extracomment>Text size</extracomment>
            <translation>Normale</translation>
        </message>
        <message>
            <source>Larger</source>
            <extracomment>Text size</extracomment>
            <translation>Grande</translation>
        </message>
        <message>
            <source>Largest</source>
            <extracomment>Text size</extracomment>
            <translation>Très grande</translation>
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
            <translation>V</translation>
        </message>
        <message>
            <source>Y</source>
            <comment>initial of yellow</comment>
            <extracomment>The initial of "yellow" in the corner of a yellow card: one capital letter</extracomment>
            <translation>J</translation>
        </message>
    </context>
    <context>
        <name>CardPad</name>
        <message>
            <source>Card pad</source>
            <extracomment>Spoken name of the pad on which cards left in a hand are tapped</extracomment>
            <translation>Clavier de cartes</translation>
        </message>
        <message>
            <source>0–9</source>
            <extracomment>Key of the card pad: shows keys for the values of cards, without colors. Figures as on the keys</extracomment>
            <translation>0–9</translation>
        </message>
        <message>
            <source>Show keys by value</source>
            <extracomment>Spoken name of the key</extracomment>
            <translation>Montrer les touches par valeur</translation>
        </message>
    </context>
    <context>
        <name>CatchButton</name>
        <message>
            <source>Catch!</source>
            <extracomment>Button: catch a player who forgot to call</extracomment>
            <translation>Pris !</translation>
        </message>
        <message>
            <source>Catch %1</source>
            <extracomment>Spoken name of the catch button. %1: player's name</extracomment>
            <translation>Prendre %1 en faute</translation>
        </message>
        <message>
            <source>Not yet: they still have a moment to call.</source>
            <extracomment>Spoken of the catch button during the grace period</extracomment>
            <translation>Pas encore : il lui reste un instant pour annoncer.</translation>
        </message>
    </context>
    <context>
        <name>ColorWheel</name>
        <message>
            <source>Red</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Rouge</translation>
        </message>
        <message>
            <source>Blue</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Bleu</translation>
        </message>
        <message>
            <source>Green</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Vert</translation>
        </message>
        <message>
            <source>Yellow</source>
            <extracomment>A color on the color wheel</extracomment>
            <translation>Jaune</translation>
        </message>
        <message>
            <source>Name a color</source>
            <extracomment>Spoken name of the four colors that are offered for a wild card</extracomment>
            <translation>Annoncer une couleur</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a color that the hint suggests</extracomment>
            <translation>Proposée par le conseil.</translation>
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
            <translation>Points</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Tout au gagnant</translation>
        </message>
        <message>
            <source>Printed rule: the player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Règle imprimée : celui qui finit marque les points des cartes de tous les autres. Le plus grand total gagne.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Les cartes restantes comptent contre soi</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Chacun marque les points des cartes qui lui restent. Le plus petit total gagne.</translation>
        </message>
    </context>
    <context>
        <name>ContentsList</name>
        <message>
            <source>Game</source>
            <extracomment>Spoken name of the choice between the rules of DOS and of UNO</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Settle it</source>
            <extracomment>Button: to the disputed cases</extracomment>
            <translation>Qui a raison ?</translation>
        </message>
        <message>
            <source>Quick card</source>
            <extracomment>Button: to the rules of the game on one screen</extracomment>
            <translation>Aide-mémoire</translation>
        </message>
        <message>
            <source>Contents</source>
            <extracomment>Spoken name of the list of chapters and sections</extracomment>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>Learn UNO by playing</source>
            <extracomment>Button in the rules of UNO: to the lesson</extracomment>
            <translation>Apprendre UNO en jouant</translation>
        </message>
        <message>
            <source>Learn DOS by playing</source>
            <extracomment>Button in the rules of DOS: to the lesson</extracomment>
            <translation>Apprendre DOS en jouant</translation>
        </message>
    </context>
    <context>
        <name>ContinueCard</name>
        <message>
            <source>Continue</source>
            <extracomment>Button: continues an unfinished game</extracomment>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Continuer : %1</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: gives up an unfinished game</extracomment>
            <translation>Abandonner</translation>
        </message>
        <message>
            <source>Discard game: %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Abandonner : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n unfinished game(s)</source>
            <extracomment>Button: opens the list of all unfinished games; %n is how many there are</extracomment>
            <translation>
                <numerusform>%n partie en attente</numerusform>
                <numerusform>%n parties en attente</numerusform>
            </translation>
        </message>
        <message>
            <source>Discarded</source>
            <extracomment>Replaces the score of an unfinished game after it has been discarded</extracomment>
            <translation>Abandonnée</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restores a discarded game</extracomment>
            <translation>Restaurer</translation>
        </message>
        <message>
            <source>Restore %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Restaurer : %1</translation>
        </message>
    </context>
    <context>
        <name>CountChip</name>
        <message numerus="yes">
            <source>%n card(s) in hand</source>
            <extracomment>The number of cards in a player's hand</extracomment>
            <translation>
                <numerusform>%n carte en main</numerusform>
                <numerusform>%n cartes en main</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n more at the end of the turn</source>
            <extracomment>Spoken of a player who draws penalty cards at the end of the turn</extracomment>
            <translation>
                <numerusform>%n de plus à la fin du tour</numerusform>
                <numerusform>%n de plus à la fin du tour</numerusform>
            </translation>
        </message>
        <message>
            <source>Has called</source>
            <extracomment>Spoken of a player who has called with the cards that they hold</extracomment>
            <translation>A annoncé</translation>
        </message>
    </context>
    <context>
        <name>CountedCards</name>
        <message>
            <source>%1 × %2: %3</source>
            <extracomment>A counted card, to be pressed to take one back. %1 how many, %2 the card, %3 what they count</extracomment>
            <translation>%1 × %2 : %3</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>A counted card, to be pressed to take it back. %1 the card, %2 what it counts</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken name of the button. %1 a card</extracomment>
            <translation>Retirer : %1</translation>
        </message>
    </context>
    <context>
        <name>DataSection</name>
        <message>
            <source>Your games, score book, and recordings are stored in this browser only. It may delete them when it runs out of space: export everything now and then.</source>
            <extracomment>In a browser that has not promised to keep them</extracomment>
            <translation>Tes parties, ton carnet de scores et tes enregistrements sont dans ce navigateur seulement. S’il manque de place, il peut les effacer : exporte tout de temps en temps.</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in this browser, on this device only.</source>
            <extracomment>In a browser</extracomment>
            <translation>Tes parties, ton carnet de scores et tes enregistrements sont dans ce navigateur, sur cet appareil seulement.</translation>
        </message>
        <message>
            <source>Your data</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Tes données</translation>
        </message>
        <message>
            <source>Your games, score book, and recordings are stored in “%1”, on this device only.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Tes parties, ton carnet de scores et tes enregistrements sont dans « %1 », sur cet appareil seulement.</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Delete everything…</source>
            <extracomment>Button: asks before it does</extracomment>
            <translation>Tout supprimer…</translation>
        </message>
        <message>
            <source>This deletes all games, the whole score book with its people, the call log, your recorded voices, the backups, and the settings. You can’t undo it.</source>
            <translation>Cela supprime toutes les parties, tout le carnet de scores avec ses joueurs, le journal des annonces, tes voix enregistrées, les sauvegardes et les réglages. C’est définitif.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Continue</source>
            <extracomment>Button: the first of two questions is answered; nothing is deleted yet</extracomment>
            <translation>Continuer</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: everything is deleted at once</extracomment>
            <translation>Supprimer définitivement</translation>
        </message>
        <message>
            <source>Delete all games, the score book, people, calls, voices, backups, and settings? Tableside will close and start empty next time.</source>
            <translation>Supprimer toutes les parties, le carnet de scores, les joueurs, les annonces, les voix, les sauvegardes et les réglages ? Tableside se fermera et s’ouvrira vide la prochaine fois.</translation>
        </message>
        <message>
            <source>Export everything</source>
            <extracomment>Button: write all stored data into a folder</extracomment>
            <translation>Tout exporter</translation>
        </message>
        <message>
            <source>Saves a new folder with the score book, every game with all its cards, the call log, your voices, and the settings.</source>
            <extracomment>Under the button "Export everything"</extracomment>
            <translation>Crée un dossier avec le carnet de scores, chaque partie avec toutes ses cartes, le journal des annonces, tes voix et les réglages.</translation>
        </message>
        <message>
            <source>Games you can replay</source>
            <extracomment>Label of a setting: of how many finished games all cards are kept</extracomment>
            <translation>Parties à revoir</translation>
        </message>
        <message>
            <source>All</source>
            <extracomment>Choice of that setting: no limit</extracomment>
            <translation>Toutes</translation>
        </message>
        <message>
            <source>When a game ends, you can’t replay the oldest ones beyond this number anymore. Their results and statistics stay.</source>
            <extracomment>Under that setting</extracomment>
            <translation>À la fin d’une partie, les plus anciennes au-delà de ce nombre ne peuvent plus être revues. Leurs résultats et les statistiques restent.</translation>
        </message>
        <message>
            <source>Tables (CSV) separate cells by</source>
            <extracomment>Label of a setting: what separates the cells of tables that are exported for spreadsheets</extracomment>
            <translation>Séparateur dans les tableaux (CSV)</translation>
        </message>
        <message>
            <source>As in the region</source>
            <extracomment>Choice of that setting: a comma or a semicolon, as in the system's region</extracomment>
            <translation>Selon la région</translation>
        </message>
        <message>
            <source>Comma</source>
            <translation>Virgule</translation>
        </message>
        <message>
            <source>Semicolon</source>
            <translation>Point-virgule</translation>
        </message>
        <message>
            <source>Tab</source>
            <translation>Tabulation</translation>
        </message>
    </context>
    <context>
        <name>DealLine</name>
        <message>
            <source>Deal number %1 · fair-deal code %2</source>
            <extracomment>At the end of a game. %1 the deal number, %2 the beginning of its fair-deal code: what "printf 'dos 2 42' | sha256sum" prints</extracomment>
            <translation>Numéro de donne %1 · code de vérification %2</translation>
        </message>
        <message>
            <source>Copy deal number and full code</source>
            <extracomment>Button: copies the deal number and the full fair-deal code to the clipboard</extracomment>
            <translation>Copier le numéro de donne et le code entier</translation>
        </message>
    </context>
    <context>
        <name>DealSeal</name>
        <message>
            <source>Fair-deal code</source>
            <extracomment>Heading: a checksum made from the deal number before the first card (the commitment to a fair deal)</extracomment>
            <translation>Code de vérification</translation>
        </message>
        <message>
            <source>Copy full code</source>
            <extracomment>Button: to the clipboard</extracomment>
            <translation>Copier le code entier</translation>
        </message>
        <message>
            <source>Made from the deal number before the first card. After the game, you see the number and can check the code.</source>
            <extracomment>Under the fair-deal code</extracomment>
            <translation>Calculé à partir du numéro de donne avant la première carte. Après la partie, tu vois le numéro et tu peux vérifier le code.</translation>
        </message>
    </context>
    <context>
        <name>DealSection</name>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Numéro de donne</translation>
        </message>
        <message>
            <source>New deal</source>
            <extracomment>In the empty field of the deal number</extracomment>
            <translation>Nouvelle donne</translation>
        </message>
        <message>
            <source>The same number deals the same cards. Leave it empty for a new deal.</source>
            <translation>Le même numéro redonne les mêmes cartes. Laisse vide pour une nouvelle donne.</translation>
        </message>
    </context>
    <context>
        <name>DealerChip</name>
        <message>
            <source>Dealer</source>
            <extracomment>Mark of this round's dealer</extracomment>
            <translation>Donneur</translation>
        </message>
    </context>
    <context>
        <name>DirectionRing</name>
        <message>
            <source>Play moves to the left.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>On tourne vers la gauche.</translation>
        </message>
        <message>
            <source>Play moves to the right.</source>
            <extracomment>Spoken: the direction of play around the table</extracomment>
            <translation>On tourne vers la droite.</translation>
        </message>
    </context>
    <context>
        <name>EditionNote</name>
        <message>
            <source>Two discard piles? That’s the second edition of DOS, a different game. Tableside plays the first.</source>
            <extracomment>Small note on Home</extracomment>
            <translation>Il y a 2 talons ? C’est la deuxième édition de DOS, un autre jeu. Tableside joue à la première.</translation>
        </message>
        <message>
            <source>Which edition do I have?</source>
            <extracomment>Button: to the page of the rules that tells the two editions of DOS apart</extracomment>
            <translation>Quelle est mon édition ?</translation>
        </message>
    </context>
    <context>
        <name>EntryFoot</name>
        <message>
            <source>Back to sheet</source>
            <extracomment>Button: leave the entry; the counted hands stay</extracomment>
            <translation>Retour à la feuille</translation>
        </message>
        <message>
            <source>Next hand</source>
            <extracomment>Button: this hand is counted; go to the next one</extracomment>
            <translation>Main suivante</translation>
        </message>
        <message>
            <source>Finish round</source>
            <extracomment>Button: all hands are counted; the round is complete</extracomment>
            <translation>Valider la manche</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: discard the changes to an earlier round</extracomment>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the changes to an earlier round</extracomment>
            <translation>Enregistrer</translation>
        </message>
    </context>
    <context>
        <name>EntryHistory</name>
        <message>
            <source>History</source>
            <extracomment>Heading over the list of what was entered for a hand, newest first</extracomment>
            <translation>Historique</translation>
        </message>
        <message>
            <source>%1: %2 (%3)</source>
            <extracomment>One line of a hand's history. %1 date and time, %2 points, %3 how they were entered</extracomment>
            <translation>%1 : %2 (%3)</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>One line of a hand's history. %1 date and time, %2 points</extracomment>
            <translation>%1 : %2</translation>
        </message>
    </context>
    <context>
        <name>EntryPanel</name>
        <message>
            <source>Scores for round %1</source>
            <extracomment>Spoken name of the panel where a round is entered. %1 its number</extracomment>
            <translation>Saisie de la manche %1</translation>
        </message>
        <message>
            <source>Hide number pad</source>
            <translation>Masquer le pavé numérique</translation>
        </message>
        <message>
            <source>Show number pad</source>
            <translation>Afficher le pavé numérique</translation>
        </message>
    </context>
    <context>
        <name>ExampleBlock</name>
        <message>
            <source>Example: %1</source>
            <extracomment>Over the table of a worked example; %1 its title</extracomment>
            <translation>Exemple : %1</translation>
        </message>
        <message>
            <source>Starting position</source>
            <extracomment>Over the words of an example, before its first step</extracomment>
            <translation>Position de départ</translation>
        </message>
        <message>
            <source>Step %1 of %2</source>
            <extracomment>%1 number of the step, %2 how many there are</extracomment>
            <translation>Étape %1 sur %2</translation>
        </message>
        <message>
            <source>Not allowed</source>
            <extracomment>Spoken mark of a step in an example that the rules do not allow</extracomment>
            <translation>Interdit</translation>
        </message>
        <message>
            <source>Previous step</source>
            <extracomment>Button: one step back in an example</extracomment>
            <translation>Étape précédente</translation>
        </message>
        <message>
            <source>Next step</source>
            <extracomment>Button: the next step of an example</extracomment>
            <translation>Étape suivante</translation>
        </message>
        <message>
            <source>Start over</source>
            <extracomment>Button: to the beginning of an example</extracomment>
            <translation>Recommencer</translation>
        </message>
    </context>
    <context>
        <name>ExampleTable</name>
        <message numerus="yes">
            <source>%1: %n card(s)</source>
            <extracomment>A player of an example and the number of her cards. %1 name, %n cards</extracomment>
            <translation>
                <numerusform>%1 : %n carte</numerusform>
                <numerusform>%1 : %n cartes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>FileDialogs</name>
        <message>
            <source>Save as</source>
            <extracomment>Title of the system's window in which the place of a file is chosen</extracomment>
            <translation>Enregistrer sous</translation>
        </message>
        <message>
            <source>Save in folder</source>
            <extracomment>Title of the system's window in which a folder is chosen</extracomment>
            <translation>Enregistrer dans le dossier</translation>
        </message>
        <message>
            <source>Import scores</source>
            <translation>Importer des scores</translation>
        </message>
        <message>
            <source>Score books and tables (*.jsonl *.csv);;All files (*)</source>
            <extracomment>Kinds of files that can be picked; the patterns in brackets stay as they are</extracomment>
            <translation>Carnets de scores et tableaux (*.jsonl *.csv);;Tous les fichiers (*)</translation>
        </message>
    </context>
    <context>
        <name>StorageWarning</name>
        <message>
            <source>Nothing is being saved: it’s all gone when you close Tableside. See Home for the reason.</source>
            <extracomment>In the score book and on a score sheet, while the file for them cannot be used. "Home" is the first page</extracomment>
            <translation>Rien n’est enregistré : tout sera perdu quand tu fermeras Tableside. L’accueil te dit pourquoi.</translation>
        </message>
    </context>
    <context>
        <name>GamePicture</name>
        <message>
            <source>Five DOS cards: red 7, blue 10, Wild DOS, green Wild #, yellow 5</source>
            <extracomment>Spoken description of the drawn fan of DOS cards</extracomment>
            <translation>Cinq cartes DOS : 7 rouge, 10 bleu, Joker DOS, Joker # vert, 5 jaune</translation>
        </message>
        <message>
            <source>Five UNO cards: red 7, blue Draw Two, Wild Dumb Fu, green Reverse, yellow Skip</source>
            <extracomment>Spoken description of the drawn fan of UNO cards</extracomment>
            <translation>Cinq cartes UNO : 7 rouge, +2 bleu, Kung-fu, Inversion verte, carte Passer jaune</translation>
        </message>
    </context>
    <context>
        <name>TablePage</name>
        <message>
            <source>Table, round %1</source>
            <extracomment>Spoken name of the table. %1 the number of the round</extracomment>
            <translation>Table, manche %1</translation>
        </message>
    </context>
    <context>
        <name>HandList</name>
        <message>
            <source>Hands in this round</source>
            <extracomment>Spoken name of the list of hands that are being counted</extracomment>
            <translation>Mains de cette manche</translation>
        </message>
        <message>
            <source>went out</source>
            <translation>a fini</translation>
        </message>
        <message>
            <source>being counted</source>
            <extracomment>Below a player's name: the hand has been begun and not finished</extracomment>
            <translation>en cours de décompte</translation>
        </message>
    </context>
    <context>
        <name>HelpSection</name>
        <message>
            <source>Help during the game</source>
            <extracomment>Heading when setting up a game: what the app may help with</extracomment>
            <translation>Aide pendant la partie</translation>
        </message>
        <message>
            <source>Hints</source>
            <extracomment>Setting of a game</extracomment>
            <translation>Conseils</translation>
        </message>
        <message>
            <source>On your turn, the lamp suggests a play and says why. It sees only what you see.</source>
            <translation>À ton tour, la lampe propose un coup et dit pourquoi. Elle ne voit que ce que tu vois.</translation>
        </message>
        <message>
            <source>Take back</source>
            <extracomment>Setting of a game: whether what was played may be undone</extracomment>
            <translation>Reprendre un coup</translation>
        </message>
        <message>
            <source>Go back to your last decision, as often as you like within a round. The result shows how many times you did.</source>
            <translation>Reviens à ta dernière décision, autant de fois que tu veux dans une manche. Le résultat indique combien de fois tu l’as fait.</translation>
        </message>
    </context>
    <context>
        <name>HintButton</name>
        <message>
            <source>Hide hint</source>
            <extracomment>Button: hides the suggested play</extracomment>
            <translation>Masquer le conseil</translation>
        </message>
        <message>
            <source>Hint</source>
            <extracomment>Button: suggests a play</extracomment>
            <translation>Conseil</translation>
        </message>
    </context>
    <context>
        <name>HomePage</name>
        <message>
            <source>Match a card in the middle with one of yours, or with two that add up to it. Down to two cards? Call it!</source>
            <extracomment>One line on the first page under the drawn cards</extracomment>
            <translation>Joue une carte, ou 2 qui s’additionnent, sur une carte du milieu. Il t’en reste 2 ? Annonce-le !</translation>
        </message>
        <message>
            <source>Play DOS</source>
            <extracomment>Button: set up a new game of DOS</extracomment>
            <translation>Jouer à DOS</translation>
        </message>
        <message>
            <source>Continue scoring</source>
            <extracomment>Button: keep the score of a game with real cards</extracomment>
            <translation>Continuer à noter</translation>
        </message>
        <message>
            <source>Keep score</source>
            <translation>Noter les points</translation>
        </message>
        <message>
            <source>Continue scoring: %1</source>
            <extracomment>Spoken name of the button. %1 for example "Anna, Ben and Cleo"</extracomment>
            <translation>Continuer à noter : %1</translation>
        </message>
        <message>
            <source>Rules and disputes</source>
            <extracomment>Button: to the rules of both games</extracomment>
            <translation>Les règles, et qui a raison</translation>
        </message>
        <message>
            <source>Settings</source>
            <extracomment>Button: to the settings</extracomment>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>About</source>
            <extracomment>Button: to the page about the program</extracomment>
            <translation>À propos</translation>
        </message>
        <message>
            <source>Play UNO</source>
            <extracomment>Button: set up a new game of UNO</extracomment>
            <translation>Jouer à UNO</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: to the big DOS!/UNO! button for a game with real cards</extracomment>
            <translation>Boutons d’annonce</translation>
        </message>
        <message>
            <source>Games played</source>
            <extracomment>Button: to the games at the table that are over, and their statistics</extracomment>
            <translation>Parties jouées</translation>
        </message>
        <message>
            <source>Learn DOS</source>
            <extracomment>Button: to the lesson of DOS</extracomment>
            <translation>Apprendre DOS</translation>
        </message>
        <message>
            <source>Learn UNO</source>
            <extracomment>Button: to the lesson of UNO</extracomment>
            <translation>Apprendre UNO</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button: to the page with one deal of each game per day</extracomment>
            <translation>Donne du jour</translation>
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
            <translation>Choisis comment on joue chez toi.</translation>
        </message>
        <message>
            <source>Bonus cards</source>
            <translation>Cartes bonus</translation>
        </message>
        <message>
            <source>Optional</source>
            <translation>Facultatives</translation>
        </message>
        <message>
            <source>Printed for the single color match; we play it for both.</source>
            <translation>La règle imprimée le dit pour l’association de couleur simple ; nous l’appliquons aux deux.</translation>
        </message>
        <message>
            <source>Required</source>
            <translation>Obligatoires</translation>
        </message>
        <message>
            <source>How long you can be caught</source>
            <translation>Jusqu’à quand on peut te prendre en faute</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Délai pour annoncer avant d’être pris en faute</translation>
        </message>
        <message>
            <source>Wrong catch</source>
            <translation>Accuser à tort</translation>
        </message>
        <message>
            <source>No penalty</source>
            <translation>Aucune pénalité</translation>
        </message>
        <message>
            <source>Draw two</source>
            <translation>Piocher 2 cartes</translation>
        </message>
    </context>
    <context>
        <name>Toasts</name>
        <message>
            <source>Another phone wants to play for %1.</source>
            <extracomment>In a short message. %1 a player who has a phone already</extracomment>
            <translation>Un autre téléphone veut jouer pour %1.</translation>
        </message>
        <message>
            <source>Allow</source>
            <extracomment>Button: lets another phone play for somebody</extracomment>
            <translation>Autoriser</translation>
        </message>
        <message>
            <source>Not now</source>
            <extracomment>Button: does not let another phone play for somebody</extracomment>
            <translation>Pas maintenant</translation>
        </message>
    </context>
    <context>
        <name>Trophies</name>
        <message>
            <source>Gotcha</source>
            <extracomment>Title of a trophy, two to four words: caught somebody who forgot to call</extracomment>
            <translation>La main dans le sac !</translation>
        </message>
        <message>
            <source>Caught everybody once</source>
            <extracomment>Title of a trophy</extracomment>
            <translation>Personne n’y échappe</translation>
        </message>
        <message>
            <source>Nobody noticed</source>
            <extracomment>Title of a trophy: forgot to call, and no one saw it</extracomment>
            <translation>Ni vu ni connu</translation>
        </message>
        <message>
            <source>A good memory</source>
            <extracomment>Title of a trophy: never forgot to call</extracomment>
            <translation>Bonne mémoire</translation>
        </message>
        <message>
            <source>From 12 to 0</source>
            <extracomment>Title of a trophy: went out after holding 12 cards</extracomment>
            <translation>De 12 à 0</translation>
        </message>
        <message>
            <source>A hundred at once</source>
            <extracomment>Title of a trophy: 100 points in one round</extracomment>
            <translation>Cent d’un coup</translation>
        </message>
        <message>
            <source>Back from last</source>
            <extracomment>Title of a trophy: won after being last</extracomment>
            <translation>Parti de loin</translation>
        </message>
        <message>
            <source>Three hard nuts</source>
            <extracomment>Title of a trophy: won against three computer players at Hard</extracomment>
            <translation>Trois coriaces</translation>
        </message>
        <message>
            <source>Without a single hint</source>
            <extracomment>Title of a trophy: won with hints turned off</extracomment>
            <translation>Sans un seul conseil</translation>
        </message>
        <message>
            <source>No regrets</source>
            <extracomment>Title of a trophy: won without taking anything back</extracomment>
            <translation>Sans regrets</translation>
        </message>
        <message>
            <source>Two double colors</source>
            <extracomment>Title of a trophy, in DOS</extracomment>
            <translation>Deux fois double</translation>
        </message>
        <message>
            <source>Five at once</source>
            <extracomment>Title of a trophy: five cards gone in one turn</extracomment>
            <translation>Cinq d’un coup</translation>
        </message>
        <message>
            <source>Clean sweep</source>
            <extracomment>Title of a trophy: every card of the Center Row matched</extracomment>
            <translation>Rangée balayée</translation>
        </message>
        <message>
            <source>Parting gift</source>
            <extracomment>Title of a trophy: went out with a bonus card</extracomment>
            <translation>Cadeau d’adieu</translation>
        </message>
        <message>
            <source>Bluffed a badger</source>
            <extracomment>Title of a trophy: the badger is a computer player</extracomment>
            <translation>Blaireau bluffé</translation>
        </message>
        <message>
            <source>Saw right through it</source>
            <extracomment>Title of a trophy: challenged a bluff</extracomment>
            <translation>Bluff percé à jour</translation>
        </message>
        <message>
            <source>Honest after all</source>
            <extracomment>Title of a trophy: was challenged for an honest card</extracomment>
            <translation>Honnête, pourtant</translation>
        </message>
        <message>
            <source>Living statue</source>
            <extracomment>Title of a trophy: held a pose</extracomment>
            <translation>Statue vivante</translation>
        </message>
        <message>
            <source>Tall stack</source>
            <extracomment>Title of a trophy: eight cards or more stacked</extracomment>
            <translation>Sacré cumul</translation>
        </message>
        <message>
            <source>Room for one more</source>
            <extracomment>Title of a trophy: jumped in with an identical card</extracomment>
            <translation>Place à la mienne</translation>
        </message>
        <message>
            <source>A good trade</source>
            <extracomment>Title of a trophy: swapped for a much smaller hand</extracomment>
            <translation>Bonne affaire</translation>
        </message>
        <message>
            <source>Me again</source>
            <extracomment>Title of a trophy: three turns in a row</extracomment>
            <translation>Encore moi</translation>
        </message>
        <message>
            <source>Order in chaos</source>
            <extracomment>Title of a trophy: won with the rules called Chaos</extracomment>
            <translation>Un peu d’ordre</translation>
        </message>
        <message>
            <source>First of ten</source>
            <extracomment>Title of a trophy: won with ten players</extracomment>
            <translation>Une victoire à dix</translation>
        </message>
        <message>
            <source>Catch someone who forgot to call.</source>
            <extracomment>What a trophy takes, one short sentence</extracomment>
            <translation>Prends en faute quelqu’un qui a oublié d’annoncer.</translation>
        </message>
        <message>
            <source>In one game, catch every other player, at least two.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Prends en faute tous les autres dans une partie, deux au moins.</translation>
        </message>
        <message>
            <source>Forget to call, and get away with it.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Oublie d’annoncer sans te faire prendre.</translation>
        </message>
        <message>
            <source>Win a game with three calls or more and none forgotten.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gagne une partie avec au moins trois annonces, sans en oublier une.</translation>
        </message>
        <message>
            <source>Go out after holding 12 cards or more in that round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Finis une manche après y avoir eu 12 cartes ou plus en main.</translation>
        </message>
        <message>
            <source>Score 100 points or more with one round.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Marque 100 points ou plus en une manche.</translation>
        </message>
        <message>
            <source>Win a game after being last of three or more.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gagne une partie après y avoir été en dernière place, à trois ou plus.</translation>
        </message>
        <message>
            <source>Win a game against three computer players at Hard.</source>
            <extracomment>What a trophy takes. "Hard" is a level</extracomment>
            <translation>Gagne une partie contre trois ordinateurs au niveau Difficile.</translation>
        </message>
        <message>
            <source>Win against a computer player with hints turned off.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gagne contre un ordinateur, conseils désactivés.</translation>
        </message>
        <message>
            <source>Win a game that lets you take back plays, and take none back.</source>
            <extracomment>What a trophy takes</extracomment>
            <translation>Gagne une partie où tu peux reprendre tes coups, sans en reprendre un seul.</translation>
        </message>
        <message>
            <source>Make two double color matches in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Fais deux associations de couleur double en un tour.</translation>
        </message>
        <message>
            <source>Get rid of five cards or more in one turn.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Débarrasse-toi d’au moins cinq cartes en un tour.</translation>
        </message>
        <message>
            <source>Match every card of the Center Row in one turn, three or more.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Joue en un tour sur chaque carte de la Rangée Centrale, trois ou plus.</translation>
        </message>
        <message>
            <source>Go out with a bonus card.</source>
            <extracomment>What a trophy takes, in DOS</extracomment>
            <translation>Finis la manche avec une carte bonus.</translation>
        </message>
        <message>
            <source>Bluff with a Wild Draw Four, and Greta the badger draws.</source>
            <extracomment>What a trophy takes, in UNO. Greta is the badger among the computer players; use the name that she has in your language</extracomment>
            <translation>Bluffe avec un Super Joker, et Greta le blaireau pioche.</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four that is a bluff.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Défie un Super Joker qui est un bluff.</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four that someone challenges for nothing.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Joue un Super Joker que quelqu’un défie pour rien.</translation>
        </message>
        <message>
            <source>Hold a pose through two turns.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Tiens la pose pendant deux tours.</translation>
        </message>
        <message>
            <source>Make someone draw eight cards or more for your card on a stack.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Fais piocher au moins huit cartes à quelqu’un avec ta carte sur un cumul.</translation>
        </message>
        <message>
            <source>Jump in with an identical card.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Intercepte avec une carte identique.</translation>
        </message>
        <message>
            <source>Swap hands with a 7, and get at least five cards fewer.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Échange ta main avec un 7 contre une d’au moins cinq cartes de moins.</translation>
        </message>
        <message>
            <source>Take three turns in a row.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Joue trois tours de suite.</translation>
        </message>
        <message>
            <source>Win a game with stacking, jumping in, and seven and zero.</source>
            <extracomment>What a trophy takes, in UNO: the three house rules of the set "Chaos"</extracomment>
            <translation>Gagne une partie avec cumul, interception, sept et zéro.</translation>
        </message>
        <message>
            <source>Win a game of ten players.</source>
            <extracomment>What a trophy takes, in UNO</extracomment>
            <translation>Gagne une partie à dix.</translation>
        </message>
    </context>
    <context>
        <name>TrophiesPage</name>
        <message>
            <source>Trophies</source>
            <extracomment>Title of the page with trophies</extracomment>
            <translation>Trophées</translation>
        </message>
        <message>
            <source>%1 of %2 earned</source>
            <extracomment>How many trophies were earned: %1 of %2</extracomment>
            <translation>%1 sur %2 gagnés</translation>
        </message>
        <message>
            <source>No trophies yet. Play a round at the table: some are earned by accident.</source>
            <extracomment>On the page with trophies, before the first is earned</extracomment>
            <translation>Pas encore de trophée. Joue une manche à la table : certains se gagnent sans le vouloir.</translation>
        </message>
        <message>
            <source>Player</source>
            <extracomment>Label: whose trophies are shown</extracomment>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>In both games</source>
            <extracomment>Heading: trophies that can be earned in either game</extracomment>
            <translation>Dans les deux jeux</translation>
        </message>
        <message>
            <source>Games you played before count, too, as long as they can be replayed. A deleted game takes its trophies with it. Games played on from a replay don’t count.</source>
            <extracomment>Below the trophies</extracomment>
            <translation>Les parties déjà jouées comptent aussi, tant qu’on peut les revoir. Une partie supprimée emporte ses trophées. Les parties rejouées à partir d’une autre ne comptent pas.</translation>
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
            <translation>%1. %2 Gagné : %3</translation>
        </message>
        <message>
            <source>%1. %2 Not earned yet</source>
            <extracomment>Spoken name of a trophy. %1 its title, %2 what it takes</extracomment>
            <translation>%1. %2 Pas encore gagné</translation>
        </message>
    </context>
    <context>
        <name>TurnsPanel</name>
        <message>
            <source>Nothing yet in this round.</source>
            <extracomment>Shown instead of the last turns if there are none</extracomment>
            <translation>Rien pour l’instant dans cette manche.</translation>
        </message>
        <message>
            <source>Show it again</source>
            <extracomment>Button: shows once more what happened in the last turn</extracomment>
            <translation>Revoir</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGameRow</name>
        <message>
            <source>Continue %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Continuer : %1</translation>
        </message>
        <message>
            <source>Discard %1</source>
            <extracomment>Spoken name of the button. %1: for example "DOS with West and North"</extracomment>
            <translation>Abandonner : %1</translation>
        </message>
    </context>
    <context>
        <name>UnfinishedGamesPage</name>
        <message>
            <source>Unfinished games</source>
            <extracomment>Title of the page with all unfinished games at the table</extracomment>
            <translation>Parties en attente</translation>
        </message>
        <message>
            <source>No unfinished games.</source>
            <translation>Aucune partie en attente.</translation>
        </message>
    </context>
    <context>
        <name>Log</name>
        <message>
            <source>Center Row: %1</source>
            <extracomment>Spoken when a turn begins. %1 the cards that lie there, such as "red 7 and Wild DOS"</extracomment>
            <translation>Rangée Centrale : %1</translation>
        </message>
        <message>
            <source>%1 is caught and draws two.</source>
            <extracomment>%1 a player's name; who has caught them is not known</extracomment>
            <translation>%1 est en faute et pioche 2 cartes.</translation>
        </message>
        <message>
            <source>You drew the highest card, so you deal.</source>
            <translation>Tu as pioché le plus grand nombre : tu distribues.</translation>
        </message>
        <message>
            <source>%1 drew the highest card and deals.</source>
            <translation>%1 a pioché le plus grand nombre et distribue.</translation>
        </message>
        <message>
            <source>Round %1. You deal.</source>
            <translation>Manche %1. Tu distribues.</translation>
        </message>
        <message>
            <source>Round %1. %2 deals.</source>
            <translation>Manche %1. %2 distribue.</translation>
        </message>
        <message numerus="yes">
            <source>You went out: %n point(s).</source>
            <translation>
                <numerusform>Tu as fini : %n point.</numerusform>
                <numerusform>Tu as fini : %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 went out: %n point(s).</source>
            <translation>
                <numerusform>%1 a fini : %n point.</numerusform>
                <numerusform>%1 a fini : %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Tu gagnes la partie !</translation>
        </message>
        <message>
            <source>%1 wins the game.</source>
            <translation>%1 gagne la partie.</translation>
        </message>
        <message>
            <source>No cards are left for you to draw.</source>
            <translation>Il n’y a plus rien à piocher pour toi.</translation>
        </message>
        <message>
            <source>No cards are left for %1 to draw.</source>
            <translation>Il n’y a plus rien à piocher pour %1.</translation>
        </message>
        <message>
            <source>You draw %1.</source>
            <translation>Tu pioches : %1.</translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n card(s).</source>
            <translation>
                <numerusform>%1 pioche %n carte.</numerusform>
                <numerusform>%1 pioche %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>You: %1</source>
            <extracomment>%1 a match such as "5 + 2 on red 7 · double number match"</extracomment>
            <translation>Toi : %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>%1 a player's name, %2 a match</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>You lay a %1.</source>
            <translation>Tu poses un %1.</translation>
        </message>
        <message>
            <source>%1 lays a %2.</source>
            <translation>%1 pose un %2.</translation>
        </message>
        <message>
            <source>You skip the bonus.</source>
            <translation>Tu renonces au bonus.</translation>
        </message>
        <message>
            <source>%1 skips the bonus.</source>
            <translation>%1 renonce au bonus.</translation>
        </message>
        <message>
            <source>New in the Center Row: %1.</source>
            <translation>Nouveau dans la Rangée Centrale : %1.</translation>
        </message>
        <message>
            <source>The discard pile is shuffled into a new draw pile.</source>
            <translation>Le talon est mélangé et devient la nouvelle pioche.</translation>
        </message>
        <message>
            <source>%1 catches you: you draw two.</source>
            <translation>%1 te prend en faute : tu pioches 2 cartes.</translation>
        </message>
        <message>
            <source>You catch %1, who draws two.</source>
            <translation>Tu prends %1 en faute : 2 cartes à piocher.</translation>
        </message>
        <message>
            <source>%1 catches %2, who draws two.</source>
            <translation>%1 prend %2 en faute : 2 cartes à piocher.</translation>
        </message>
        <message>
            <source>Wrong catch: you draw two.</source>
            <translation>Tu accuses à tort : tu pioches 2 cartes.</translation>
        </message>
        <message>
            <source>Wrong catch: %1 draws two.</source>
            <translation>%1 accuse à tort et pioche 2 cartes.</translation>
        </message>
        <message>
            <source>You played your last card!</source>
            <translation>Tu as joué ta dernière carte !</translation>
        </message>
        <message>
            <source>%1 played their last card.</source>
            <translation>%1 a joué sa dernière carte.</translation>
        </message>
        <message>
            <source>You forgot to call “%1”, but nobody noticed.</source>
            <extracomment>%1 what should have been called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Tu as oublié de dire « %1 », mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2”, but nobody noticed.</source>
            <extracomment>%1 a player's name, %2 what should have been called: "DOS!"</extracomment>
            <translation>%1 a oublié de dire « %2 », mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>You call “%1”</source>
            <extracomment>%1 what is called, with its exclamation mark: "DOS!"</extracomment>
            <translation>Tu dis « %1 »</translation>
        </message>
        <message>
            <source>%1 calls “%2”</source>
            <extracomment>%1 a player's name, %2 what is called: "DOS!"</extracomment>
            <translation>%1 dit « %2 »</translation>
        </message>
        <message numerus="yes">
            <source>You score %n point(s).</source>
            <translation>
                <numerusform>Tu marques %n point.</numerusform>
                <numerusform>Tu marques %n points.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 scores %n point(s).</source>
            <translation>
                <numerusform>%1 marque %n point.</numerusform>
                <numerusform>%1 marque %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>you %1</source>
            <extracomment>In the list of everybody's points: the viewer's, %1</extracomment>
            <translation>toi %1</translation>
        </message>
        <message>
            <source>%1 %2</source>
            <extracomment>In the list of everybody's points: %1 a player's name, %2 the points</extracomment>
            <translation>%1 %2</translation>
        </message>
        <message>
            <source>Points this round: %1.</source>
            <extracomment>%1 a list such as "you 12, West 0, and North 7"</extracomment>
            <translation>Points de cette manche : %1.</translation>
        </message>
        <message numerus="yes">
            <source>You have %n card(s): call “%1”</source>
            <extracomment>%1 what is called with so many cards, with its exclamation mark: "DOS!"</extracomment>
            <translation>
                <numerusform>Il te reste %n carte : dis « %1 »</numerusform>
                <numerusform>Il te reste %n cartes : dis « %1 »</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has %n card(s) and can be caught.</source>
            <extracomment>%1 a player's name, who has not called yet</extracomment>
            <translation>
                <numerusform>Tu peux prendre %1 en faute : il lui reste %n carte.</numerusform>
                <numerusform>Tu peux prendre %1 en faute : il lui reste %n cartes.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>LogPanel</name>
        <message>
            <source>Game log</source>
            <extracomment>Spoken name of the log of the game</extracomment>
            <translation>Journal de la partie</translation>
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
            <translation>La partie enregistrée n’a pas pu être lue : aucun fichier n’a été créé.</translation>
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
            <translation>Fermer le message</translation>
        </message>
    </context>
    <context>
        <name>NumberPad</name>
        <message>
            <source>Delete last character</source>
            <extracomment>Spoken names of four keys</extracomment>
            <translation>Effacer le dernier caractère</translation>
        </message>
        <message>
            <source>Plus</source>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Times</source>
            <translation>Fois</translation>
        </message>
        <message>
            <source>Clear hand</source>
            <extracomment>Spoken name of the key C: removes all cards and numbers of this hand</extracomment>
            <translation>Effacer la main</translation>
        </message>
    </context>
    <context>
        <name>OneButton</name>
        <message>
            <source>DOS!</source>
            <extracomment>Buttons: the word that the call booth shouts</extracomment>
            <translation>DOS !</translation>
        </message>
        <message>
            <source>UNO!</source>
            <translation>UNO !</translation>
        </message>
        <message>
            <source>Put the tablet in the middle of the table. Tap the button, or press Space, Enter, or a presentation remote.</source>
            <extracomment>At the call booth with one button</extracomment>
            <translation>Pose la tablette au milieu de la table. Touche le bouton, ou appuie sur Espace, Entrée ou une télécommande de présentation.</translation>
        </message>
        <message>
            <source>%1  %2</source>
            <extracomment>The last calls, above the call button. %1 a time, %2 what was called</extracomment>
            <translation>%1  %2</translation>
        </message>
        <message>
            <source>Plays the call right away</source>
            <extracomment>Spoken: what the huge call button does</extracomment>
            <translation>Fait entendre l’annonce aussitôt</translation>
        </message>
    </context>
    <context>
        <name>OutQuestion</name>
        <message>
            <source>Who went out?</source>
            <translation>Qui a fini ?</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 a fini</translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button beside “Who went out?”: everyone still has cards and the round is blocked</extracomment>
            <translation>Personne ne pouvait jouer</translation>
        </message>
    </context>
    <context>
        <name>PadCard</name>
        <message>
            <source>worth %1, %2 in this hand, %3 left</source>
            <extracomment>Spoken for a card of the pad. %1 its value, %2 how many are in the hand, %3 how many of it the deck still has</extracomment>
            <translation>vaut %1, %2 dans cette main, il en reste %3</translation>
        </message>
    </context>
    <context>
        <name>PageTurner</name>
        <message>
            <source>Previous: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section before this one</extracomment>
            <translation>Précédent : %1</translation>
        </message>
        <message>
            <source>Next: %1</source>
            <extracomment>Spoken name of a button; %1 the title of the section after this one</extracomment>
            <translation>Suivant : %1</translation>
        </message>
    </context>
    <context>
        <name>PanelOver</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this panel</extracomment>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>PaperOptions</name>
        <message>
            <source>Print or save</source>
            <extracomment>Title of the panel with the ways of the rules onto paper</extracomment>
            <translation>Imprimer ou enregistrer</translation>
        </message>
        <message>
            <source>Print quick card…</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Imprimer l’aide-mémoire…</translation>
        </message>
        <message>
            <source>Save quick card as PDF</source>
            <extracomment>Button: only the one page with the rules in short</extracomment>
            <translation>Enregistrer l’aide-mémoire en PDF</translation>
        </message>
        <message>
            <source>Print all rules…</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Imprimer toutes les règles…</translation>
        </message>
        <message>
            <source>Save all rules as PDF</source>
            <extracomment>Button: the rules of this game as a booklet</extracomment>
            <translation>Enregistrer toutes les règles en PDF</translation>
        </message>
    </context>
    <context>
        <name>PeopleStrip</name>
        <message>
            <source>People</source>
            <extracomment>Spoken name of the row of people in the score book</extracomment>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>%1’s page</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Page : %1</translation>
        </message>
    </context>
    <context>
        <name>PersonMerges</name>
        <message>
            <source>%1 is merged with %2. Their games are counted together.</source>
            <extracomment>On the page of %2: %1 is another name in the score book, merged with %2</extracomment>
            <translation>%1 et %2, c’est la même personne : leurs parties comptent ensemble.</translation>
        </message>
        <message>
            <source>Separate %1</source>
            <extracomment>Button: undo the merging. %1 one of the two names</extracomment>
            <translation>Séparer %1</translation>
        </message>
        <message>
            <source>Don’t merge</source>
            <extracomment>Button: merge two names that are the same person</extracomment>
            <translation>Ne pas fusionner</translation>
        </message>
        <message>
            <source>Same person, two names?</source>
            <translation>La même personne sous deux noms ?</translation>
        </message>
        <message>
            <source>%1 is %2</source>
            <extracomment>Spoken name of the button. %1, %2 two names of the same person</extracomment>
            <translation>%1, c’est %2</translation>
        </message>
    </context>
    <context>
        <name>PersonPage</name>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Statistics appear after the first finished game.</source>
            <translation>Les statistiques arrivent après la première partie terminée.</translation>
        </message>
        <message>
            <source>Opponents</source>
            <extracomment>Heading: everyone this player played with in finished games</extracomment>
            <translation>Adversaires</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n game(s), %2 won, %3 lost to them</source>
            <extracomment>One line of a player's page. %1 another player, %2 games won by this player, %3 by the other; %n games</extracomment>
            <translation>
                <numerusform>%1 : %n partie, victoires : %2, défaites : %3</numerusform>
                <numerusform>%1 : %n parties, victoires : %2, défaites : %3</numerusform>
            </translation>
        </message>
        <message>
            <source>Win rate, game by game</source>
            <extracomment>Heading over a chart: the share of the games won so far, after each game</extracomment>
            <translation>Taux de victoires, partie après partie</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>On a player's page: statistics of games that were played in the app; the other choice is “Real cards”</extracomment>
            <translation>À l’écran</translation>
        </message>
        <message>
            <source>Real cards</source>
            <extracomment>On a player's page: statistics of games with real cards; the other choice is “On screen”</extracomment>
            <translation>Vraies cartes</translation>
        </message>
        <message>
            <source>Win rate: %1 percent so far</source>
            <extracomment>Spoken name of a chart. %1 a number</extracomment>
            <translation>Taux de victoires : %1 pour cent à ce jour</translation>
        </message>
        <message>
            <source>Show games</source>
            <extracomment>Button on a player's page: opens the list of all games of this player</extracomment>
            <translation>Voir les parties</translation>
        </message>
    </context>
    <context>
        <name>Piles</name>
        <message numerus="yes">
            <source>Draw pile: %n card(s)</source>
            <extracomment>How many cards the draw pile has</extracomment>
            <translation>
                <numerusform>Pioche : %n carte</numerusform>
                <numerusform>Pioche : %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s)</source>
            <extracomment>How many cards the discard pile has</extracomment>
            <translation>
                <numerusform>Talon : %n carte</numerusform>
                <numerusform>Talon : %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Discard pile: %n card(s). Top card: %1</source>
            <extracomment>Spoken of the discard pile: how many cards it has, and (%1) which lies on top</extracomment>
            <translation>
                <numerusform>Talon : %n carte. Sur le dessus : %1</numerusform>
                <numerusform>Talon : %n cartes. Sur le dessus : %1</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>PageHeader</name>
        <message>
            <source>Back</source>
            <extracomment>Name of the arrow button to the previous page</extracomment>
            <translation>Retour</translation>
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
            <translation>Félix</translation>
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
            <translation>Véra</translation>
        </message>
        <message>
            <source>Hugo</source>
            <translation>Hugo</translation>
        </message>
        <message>
            <source>owl</source>
            <extracomment>The animal on a portrait</extracomment>
            <translation>chouette</translation>
        </message>
        <message>
            <source>fox</source>
            <translation>renard</translation>
        </message>
        <message>
            <source>bear</source>
            <translation>ours</translation>
        </message>
        <message>
            <source>hare</source>
            <translation>lièvre</translation>
        </message>
        <message>
            <source>badger</source>
            <translation>blaireau</translation>
        </message>
        <message>
            <source>otter</source>
            <translation>loutre</translation>
        </message>
        <message>
            <source>heron</source>
            <translation>héron</translation>
        </message>
        <message>
            <source>hedgehog</source>
            <translation>hérisson</translation>
        </message>
        <message>
            <source>In no hurry. Hoards wild cards like honey.</source>
            <extracomment>Bruno, a bear; hoards wild cards</extracomment>
            <translation>Jamais pressé. Amasse ses jokers comme du miel.</translation>
        </message>
        <message>
            <source>Loves making you draw. Loves your face even more.</source>
            <extracomment>Otto, an otter; loves double matches (DOS) and Wild Draw Fours (UNO)</extracomment>
            <translation>Adore te faire piocher. Adore encore plus la tête que tu fais.</translation>
        </message>
        <message>
            <source>Stands still for ages, then strikes.</source>
            <extracomment>Vera, a heron; holds cards back</extracomment>
            <translation>Reste longtemps sans bouger, puis frappe.</translation>
        </message>
        <message>
            <source>Plays it safe. Big cards never stick around.</source>
            <extracomment>Hugo, a hedgehog; plays for safety</extracomment>
            <translation>Joue la prudence : chez lui, les grosses cartes ne restent jamais longtemps.</translation>
        </message>
        <message>
            <source>Easy</source>
            <extracomment>How well a computer player plays</extracomment>
            <translation>Facile</translation>
        </message>
        <message>
            <source>Medium</source>
            <translation>Moyen</translation>
        </message>
        <message>
            <source>Hard</source>
            <translation>Difficile</translation>
        </message>
        <message>
            <source>Watches every card and plans ahead. Good luck!</source>
            <translation>Surveille chaque carte et prévoit la suite. Bonne chance !</translation>
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
            <translation>écureuil</translation>
        </message>
        <message>
            <source>frog</source>
            <translation>grenouille</translation>
        </message>
        <message>
            <source>Always in a hurry, always with a wild card stashed away.</source>
            <extracomment>Milla, a squirrel; keeps wild cards, quick</extracomment>
            <translation>Toujours pressée, toujours un joker en réserve.</translation>
        </message>
        <message>
            <source>Sits so still you’d think he was asleep.</source>
            <extracomment>Paul, a frog; slow to notice, never moves</extracomment>
            <translation>Ne bouge pas d’un cil : on croirait qu’il dort.</translation>
        </message>
        <message>
            <source>Wide awake when everyone else is yawning.</source>
            <extracomment>How a computer player plays, in one warm line under the name: Ada, an owl</extracomment>
            <translation>Bien réveillée quand tous les autres bâillent.</translation>
        </message>
        <message>
            <source>Quick paws and a smile that gives nothing away.</source>
            <extracomment>Felix, a fox</extracomment>
            <translation>Des pattes rapides, et un sourire qui ne dit rien.</translation>
        </message>
        <message>
            <source>Head in the clouds, and laughs about it.</source>
            <extracomment>Nina, a hare</extracomment>
            <translation>La tête dans les nuages, et ça la fait rire.</translation>
        </message>
        <message>
            <source>Digs through her hand, one card at a time.</source>
            <extracomment>Greta, a badger; gets rid of cards whenever she can</extracomment>
            <translation>Creuse dans sa main, carte après carte.</translation>
        </message>
        <message>
            <source>Misses some plays. Good for learning.</source>
            <translation>Rate certains coups. Idéal pour apprendre.</translation>
        </message>
        <message>
            <source>Thinks the whole turn through.</source>
            <translation>Réfléchit à son tour du début à la fin.</translation>
        </message>
        <message>
            <source>Hardly ever forgets to call.</source>
            <extracomment>Of a computer player and its own calls</extracomment>
            <translation>N’oublie presque jamais d’annoncer.</translation>
        </message>
        <message>
            <source>Sometimes forgets to call.</source>
            <translation>Oublie parfois d’annoncer.</translation>
        </message>
        <message>
            <source>Often forgets to call.</source>
            <translation>Oublie souvent d’annoncer.</translation>
        </message>
        <message>
            <source>Rarely catches you.</source>
            <extracomment>Of a computer player, when the person forgets to call</extracomment>
            <translation>Te prend rarement en faute.</translation>
        </message>
        <message>
            <source>Sometimes catches you.</source>
            <translation>Te prend parfois en faute.</translation>
        </message>
        <message>
            <source>Almost always tries to catch you.</source>
            <translation>Essaie presque toujours de te prendre en faute.</translation>
        </message>
        <message>
            <source>%1 %2 %3</source>
            <extracomment>Three sentences on a computer player: how well it plays, its own calls, how it catches others</extracomment>
            <translation>%1 %2 %3</translation>
        </message>
        <message>
            <source>Player %1</source>
            <extracomment>A person at the table without a name. %1 number of the seat</extracomment>
            <translation>Joueur %1</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Said of a game that was played in the app and not with real cards: "DOS · On screen · 5 rounds"</extracomment>
            <translation>À l’écran</translation>
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
        <name>PoseCard</name>
        <message>
            <source>moved after %1: draws four</source>
            <extracomment>Under a player who moved while posing</extracomment>
            <translation>a bougé après %1 : pioche 4</translation>
        </message>
        <message>
            <source>Start pose</source>
            <extracomment>Button: this player has to pose now</extracomment>
            <translation>Lancer la pose</translation>
        </message>
        <message>
            <source>Start pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Lancer la pose : %1</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: this player did not hold the pose</extracomment>
            <translation>A bougé !</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 a bougé</translation>
        </message>
        <message>
            <source>End pose</source>
            <extracomment>Button: the posing player's next turn has come, so the pose ends</extracomment>
            <translation>Finir la pose</translation>
        </message>
        <message>
            <source>End pose: %1</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Finir la pose : %1</translation>
        </message>
        <message>
            <source>Pose!</source>
            <extracomment>Large on a player's card for a moment as the pose starts</extracomment>
            <translation>La pose !</translation>
        </message>
    </context>
    <context>
        <name>PoseMarks</name>
        <message>
            <source>%1 has moved</source>
            <extracomment>Spoken name of the button "Moved!". %1 a player's name</extracomment>
            <translation>%1 a bougé</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button at a posing player: they have moved</extracomment>
            <translation>A bougé !</translation>
        </message>
        <message>
            <source>%1 moved</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 a bougé</translation>
        </message>
        <message>
            <source>%1 is posing</source>
            <extracomment>Spoken: %1 a player's name</extracomment>
            <translation>%1 tient la pose</translation>
        </message>
    </context>
    <context>
        <name>PosePanel</name>
        <message>
            <source>%1 is posing. Press when they move.</source>
            <extracomment>Where several people play and the others watch. %1 a player's name</extracomment>
            <translation>%1 tient la pose. Appuie au moindre mouvement.</translation>
        </message>
        <message>
            <source>Moved!</source>
            <extracomment>Button: a posing player has moved</extracomment>
            <translation>A bougé !</translation>
        </message>
        <message>
            <source>You’re posing. Play your turn, then hold still until your next one.</source>
            <extracomment>To a posing player whose turn it is</extracomment>
            <translation>Tu prends la pose. Joue ton tour, puis ne bouge plus jusqu’au prochain.</translation>
        </message>
        <message>
            <source>You’re posing. Hold still until your turn!</source>
            <extracomment>To a posing player who judges their own poses</extracomment>
            <translation>Tu prends la pose. Ne bouge plus jusqu’à ton tour !</translation>
        </message>
        <message>
            <source>Hold still! If you move, you draw four.</source>
            <extracomment>To a posing player whom Tableside watches</extracomment>
            <translation>Ne bouge plus ! Si tu bouges, tu pioches 4 cartes.</translation>
        </message>
        <message>
            <source>Movement</source>
            <extracomment>Spoken name of the meter that shows how much a posing player moves</extracomment>
            <translation>Mouvement</translation>
        </message>
        <message>
            <source>I moved</source>
            <extracomment>Button: a posing player admits that they moved</extracomment>
            <translation>J’ai bougé</translation>
        </message>
    </context>
    <context>
        <name>PosesView</name>
        <message>
            <source>Who has to pose for a Wild Dumb Fu? Press “Start pose”. Anyone who moves before their next turn draws four.</source>
            <extracomment>Above the players of the pose referee</extracomment>
            <translation>Qui doit prendre la pose pour un Kung-fu ? Appuie sur « Lancer la pose ». Celui qui bouge avant son tour pioche 4 cartes.</translation>
        </message>
    </context>
    <context>
        <name>RaceWords</name>
        <message>
            <source>Press your own button to call or catch. The first press counts. Press “%1” as soon as you do, and Tableside knows who gets caught.</source>
            <extracomment>In the middle of the call booth, before anyone has pressed. %1 the words on a small button, "I have two"</extracomment>
            <translation>Appuie sur ton bouton pour annoncer ou prendre quelqu’un en faute : le premier compte. Appuie sur « %1 » dès que c’est vrai : Tableside sait alors qui est pris en faute.</translation>
        </message>
        <message>
            <source>Who should have called?</source>
            <extracomment>Call booth, after several buttons were pressed: which player was down to the last cards?</extracomment>
            <translation>Qui aurait dû annoncer ?</translation>
        </message>
        <message>
            <source>Nobody</source>
            <extracomment>Answer to "Who should have called?"</extracomment>
            <translation>Personne</translation>
        </message>
        <message>
            <source>Clear</source>
            <extracomment>Button: forget what was pressed last</extracomment>
            <translation>Effacer</translation>
        </message>
    </context>
    <context>
        <name>ReadingOptions</name>
        <message>
            <source>Language and text size</source>
            <extracomment>Title of the panel with languages and text size of the rules</extracomment>
            <translation>Langue et taille du texte</translation>
        </message>
        <message>
            <source>Close</source>
            <translation>Fermer</translation>
        </message>
        <message>
            <source>Rules language</source>
            <extracomment>Setting: the language of the rules</extracomment>
            <translation>Langue des règles</translation>
        </message>
        <message>
            <source>Second language</source>
            <extracomment>Setting: a second language of the rules, shown beside the first</extracomment>
            <translation>Deuxième langue</translation>
        </message>
        <message>
            <source>None</source>
            <extracomment>No second language</extracomment>
            <translation>Aucune</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Keyboard: type to search, then Down and Enter to choose. On a page, Left and Right turn pages, Tab moves to the next link, Backspace goes back, Ctrl+F searches, Esc closes the rules.</source>
            <extracomment>Keys of the rules reader; the names of the keys stand in quotation marks or are the keys' own</extracomment>
            <translation>Clavier : tape pour chercher, puis flèche vers le bas et Entrée pour choisir. Sur une page, gauche et droite tournent les pages, Tab va au lien suivant, Retour arrière revient, Ctrl+F cherche, Échap ferme les règles.</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language.</source>
            <extracomment>In the panel with languages and text size, when the device has no voice for the language of the rules</extracomment>
            <translation>Lecture à voix haute impossible : cet appareil n’a pas de voix pour cette langue.</translation>
        </message>
    </context>
    <context>
        <name>RecordButton</name>
        <message>
            <source>Say it now, then press to stop</source>
            <extracomment>Button while one's voice is recorded</extracomment>
            <translation>Parle, puis appuie pour arrêter</translation>
        </message>
        <message>
            <source>Record your own</source>
            <extracomment>Button: record one's own call</extracomment>
            <translation>Enregistrer ta voix</translation>
        </message>
        <message>
            <source>Recording level</source>
            <extracomment>Spoken name of the meter while one's voice is recorded</extracomment>
            <translation>Niveau sonore</translation>
        </message>
        <message>
            <source>Up to three seconds. The recording stays on this device.</source>
            <extracomment>Under the button that records a voice</extracomment>
            <translation>Trois secondes au plus. L’enregistrement reste sur cet appareil.</translation>
        </message>
    </context>
    <context>
        <name>Refusals</name>
        <message>
            <source>This round is over.</source>
            <translation>Cette manche est finie.</translation>
        </message>
        <message>
            <source>It’s %1’s turn.</source>
            <extracomment>%1 is the player whose turn it is</extracomment>
            <translation>C’est à %1 de jouer.</translation>
        </message>
        <message>
            <source>That card isn’t in the Center Row.</source>
            <translation>Cette carte n’est pas dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>You’ve already matched that row card this turn.</source>
            <translation>Tu as déjà joué sur cette carte de la rangée pendant ce tour.</translation>
        </message>
        <message>
            <source>That card isn’t in your hand.</source>
            <translation>Cette carte n’est pas dans ta main.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your card has a different number.</source>
            <translation>Tu ne peux pas jouer dessus : ta carte n’a pas le même nombre que celle de la rangée.</translation>
        </message>
        <message>
            <source>You can’t match that row card because your two cards don’t add up to its number.</source>
            <translation>Tu ne peux pas jouer dessus : la somme de tes deux cartes ne donne pas le nombre de celle de la rangée.</translation>
        </message>
        <message>
            <source>You’ve already drawn this turn. Match a row card, or lay a card in the Center Row.</source>
            <translation>Tu as déjà pioché pendant ce tour. Fais une association, ou pose une carte dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>You’ve already matched, so you can’t draw this turn.</source>
            <translation>Tu as déjà fait une association : tu ne peux plus piocher pendant ce tour.</translation>
        </message>
        <message>
            <source>Match a row card or draw before you end your turn.</source>
            <translation>Fais une association ou pioche avant de finir ton tour.</translation>
        </message>
        <message>
            <source>You drew without a match: lay a card in the Center Row.</source>
            <translation>Tu as pioché sans faire d’association : pose une carte dans la Rangée Centrale.</translation>
        </message>
        <message>
            <source>Draw first. You only lay a card if you still don’t make a match.</source>
            <translation>Pioche d’abord. Tu ne poses une carte que si tu ne fais toujours pas d’association.</translation>
        </message>
        <message>
            <source>You can’t lay a card because you’ve already matched. End your turn instead.</source>
            <translation>Tu ne peux pas poser de carte, car tu as déjà fait une association. Finis plutôt ton tour.</translation>
        </message>
        <message>
            <source>You’re done matching. Now it’s time for your bonus cards.</source>
            <translation>Tes associations sont terminées. C’est le moment des cartes bonus.</translation>
        </message>
        <message>
            <source>You don’t have a bonus card to skip.</source>
            <translation>Tu n’as pas de carte bonus à laquelle renoncer.</translation>
        </message>
        <message>
            <source>House rule: lay your bonus cards.</source>
            <translation>Règle maison : pose tes cartes bonus.</translation>
        </message>
        <message>
            <source>You only call “DOS!” when you have exactly two cards.</source>
            <translation>On ne dit « DOS ! » qu’avec exactement 2 cartes.</translation>
        </message>
        <message>
            <source>You’ve already called.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Tu as déjà annoncé.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because they’ve already called.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Trop tard : %1 a déjà annoncé.</translation>
        </message>
        <message>
            <source>You can’t call now because someone already caught you.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Trop tard pour annoncer : quelqu’un t’a déjà pris en faute.</translation>
        </message>
        <message>
            <source>You can’t catch %1 because someone already did.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Trop tard : %1 s’est déjà fait prendre en faute.</translation>
        </message>
        <message>
            <source>Nobody caught you in time, so you don’t have to call anymore.</source>
            <extracomment>Why a call is refused</extracomment>
            <translation>Personne ne t’a pris en faute à temps : plus besoin d’annoncer.</translation>
        </message>
        <message>
            <source>You’re too late to catch %1. Play has moved on.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Trop tard pour prendre %1 en faute : le jeu a continué.</translation>
        </message>
        <message>
            <source>Nobody is sitting there.</source>
            <translation>Il n’y a personne à cette place.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “DOS!” instead.</source>
            <translation>Tu ne peux pas te prendre toi-même en faute. Dis plutôt « DOS ! »</translation>
        </message>
        <message>
            <source>You can’t catch %1 now.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Tu ne peux pas prendre %1 en faute maintenant.</translation>
        </message>
        <message>
            <source>Give %1 a moment to call, then try again.</source>
            <extracomment>Why a catch is refused: %1 is the player you tried to catch</extracomment>
            <translation>Laisse à %1 un instant pour annoncer, puis réessaie.</translation>
        </message>
        <message>
            <source>You can’t play that card because it doesn’t match the color, number, or symbol in play.</source>
            <translation>Tu ne peux pas jouer cette carte : elle n’a ni la couleur, ni le chiffre, ni le symbole qui compte.</translation>
        </message>
        <message>
            <source>You can only play the card you just drew.</source>
            <translation>Maintenant, tu ne peux jouer que la carte que tu viens de piocher.</translation>
        </message>
        <message>
            <source>You’ve already drawn. Play that card or keep it.</source>
            <translation>Tu as déjà pioché. Joue cette carte ou garde-la.</translation>
        </message>
        <message>
            <source>Play a card or draw before you end your turn.</source>
            <translation>Joue une carte ou pioche avant de finir ton tour.</translation>
        </message>
        <message>
            <source>Name a color for your wild card.</source>
            <translation>Annonce une couleur pour le joker.</translation>
        </message>
        <message>
            <source>You only name a color for wild cards.</source>
            <translation>On n’annonce une couleur que pour un joker.</translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>La première carte est un joker : annonce une couleur.</translation>
        </message>
        <message>
            <source>You can’t name a color now.</source>
            <translation>Tu ne peux pas annoncer de couleur maintenant.</translation>
        </message>
        <message>
            <source>House rule: no bluffing. You still have a card of the current color.</source>
            <translation>Règle maison : pas de bluff. Tu as encore une carte de la couleur qui compte.</translation>
        </message>
        <message>
            <source>You can’t play until those cards are drawn.</source>
            <translation>Tu ne peux pas jouer avant que ces cartes soient piochées.</translation>
        </message>
        <message>
            <source>You can only stack the same kind of draw card.</source>
            <translation>Tu ne peux cumuler qu’un +2 sur un +2, ou un Super Joker sur un Super Joker.</translation>
        </message>
        <message>
            <source>You have to draw first, unless you can challenge or stack.</source>
            <translation>Tu dois d’abord piocher, sauf si tu peux lancer un défi ou cumuler.</translation>
        </message>
        <message>
            <source>You don’t have to draw.</source>
            <translation>Tu n’as rien à piocher.</translation>
        </message>
        <message>
            <source>There’s nothing for you to challenge.</source>
            <translation>Tu n’as pas de défi à lancer.</translation>
        </message>
        <message>
            <source>You can only jump in with a card identical to the top card.</source>
            <translation>Pour intercepter, il faut exactement la carte du dessus.</translation>
        </message>
        <message>
            <source>You’re too late to jump in. Play has moved on.</source>
            <translation>Trop tard pour intercepter : le jeu a continué.</translation>
        </message>
        <message>
            <source>First, choose a player to swap hands with.</source>
            <translation>Choisis d’abord avec qui tu échanges ta main.</translation>
        </message>
        <message>
            <source>You can’t swap hands now.</source>
            <translation>Tu ne peux pas échanger ta main maintenant.</translation>
        </message>
        <message>
            <source>You can’t swap hands with yourself. Choose another player.</source>
            <translation>Tu ne peux pas échanger ta main avec toi-même. Choisis un autre joueur.</translation>
        </message>
        <message>
            <source>%1 isn’t posing.</source>
            <extracomment>Why a report that a player moved is refused: %1 is that player</extracomment>
            <translation>%1 n’a pas pris la pose.</translation>
        </message>
        <message>
            <source>You only call “UNO!” when you have exactly one card.</source>
            <translation>On ne dit « UNO ! » qu’avec exactement une carte.</translation>
        </message>
        <message>
            <source>You can’t catch yourself. Call “UNO!” instead.</source>
            <translation>Tu ne peux pas te prendre toi-même en faute. Dis plutôt « UNO ! »</translation>
        </message>
    </context>
    <context>
        <name>ResultRow</name>
        <message>
            <source>found in %1</source>
            <extracomment>Beside a result of the search; %1 a language, in itself: "Nederlands"</extracomment>
            <translation>trouvé en %1</translation>
        </message>
    </context>
    <context>
        <name>ResultSeat</name>
        <message>
            <source>No cards left</source>
            <extracomment>Said of a player who has no cards left</extracomment>
            <translation>Main vide</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) in hand</source>
            <extracomment>The sum of the cards in a hand</extracomment>
            <translation>
                <numerusform>%n point en main</numerusform>
                <numerusform>%n points en main</numerusform>
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
            <translation>%1 sur %2 points</translation>
        </message>
        <message numerus="yes">
            <source>%1: %n point(s)</source>
            <extracomment>Spoken of a card that was left in a hand. %1 its name, for example "Red 7", %n what it counts</extracomment>
            <translation>
                <numerusform>%1 : %n point</numerusform>
                <numerusform>%1 : %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>%1, computer player</source>
            <extracomment>Spoken of a seat in the result where several people play. %1 the name of a computer player</extracomment>
            <translation>%1, ordinateur</translation>
        </message>
        <message>
            <source>“%1”</source>
            <extracomment>What an animal says about the result of a round; the quotation marks of the language</extracomment>
            <translation>« %1 »</translation>
        </message>
    </context>
    <context>
        <name>ResultsList</name>
        <message>
            <source>Nothing found. Try a single word. Everyday words work, in any language the rules come in.</source>
            <extracomment>The search has found nothing</extracomment>
            <translation>Rien trouvé. Essaie un seul mot. Les mots de tous les jours marchent, dans toutes les langues des règles.</translation>
        </message>
        <message numerus="yes">
            <source>%n result(s)</source>
            <extracomment>Spoken name of the list of what the search has found</extracomment>
            <translation>
                <numerusform>%n résultat</numerusform>
                <numerusform>%n résultats</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Review</name>
        <message>
            <source>Center Row</source>
            <extracomment>Over the cards of the Center Row in a reviewed decision</extracomment>
            <translation>Rangée Centrale</translation>
        </message>
        <message>
            <source>Top card, color: %1</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision. %1 the color that was named</extracomment>
            <translation>Carte du dessus, couleur : %1</translation>
        </message>
        <message>
            <source>Top card</source>
            <extracomment>Over the card on top of the discard pile in a reviewed decision</extracomment>
            <translation>Carte du dessus</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after your turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 a player, %2 "DOS!" or "UNO!", %3 the number of the reader's own turn</extracomment>
            <translation>Après ton tour %3, %1 a oublié de dire « %2 », mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, and %3 caught you.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!", %3 a player</extracomment>
            <translation>Ton tour %1 : tu as oublié de dire « %2 », et %3 t’a pris en faute.</translation>
        </message>
        <message>
            <source>Your turn %1: you forgot to call “%2”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 "DOS!" or "UNO!"</extracomment>
            <translation>Ton tour %1 : tu as oublié de dire « %2 », mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>%1 forgot to call “%2” after %4’s turn %3, but nobody noticed.</source>
            <extracomment>In the review of a round. %1, %4 players, %2 "DOS!" or "UNO!", %3 the number of a turn of %4</extracomment>
            <translation>%1 a oublié de dire « %2 » après le tour %3 (%4), mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3” and was caught.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Tour %1 : %2 a oublié de dire « %3 », et quelqu’un l’a remarqué.</translation>
        </message>
        <message>
            <source>Turn %1: %2 forgot to call “%3”, but nobody noticed.</source>
            <extracomment>In the review of a round. %1 the number of a turn of %2, a player; %3 "DOS!" or "UNO!"</extracomment>
            <translation>Tour %1 : %2 a oublié de dire « %3 », mais personne ne l’a remarqué.</translation>
        </message>
        <message>
            <source>Your best move, turn %1: %2. Anything else would have cost you %3.</source>
            <extracomment>In the review of a round. %1 the number of the reader's own turn, %2 what they did, such as "blue 4 on blue 9" or "draw a card", %3 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Ton meilleur coup, tour %1 : %2. Tout autre choix t’aurait coûté %3.</translation>
        </message>
        <message>
            <source>%1’s best move, turn %2: %3. Anything else would have cost %4.</source>
            <extracomment>In the review of a round. %1 a player, %2 the number of their turn, %3 what they did, such as "blue 4 on blue 9" or "draw a card", %4 what the next best would have cost: "about 6 points"</extracomment>
            <translation>Meilleur coup de %1, tour %2 : %3. Tout autre choix aurait coûté %4.</translation>
        </message>
    </context>
    <context>
        <name>ReviewDecision</name>
        <message>
            <source>Turn %1 cost you %2</source>
            <extracomment>Spoken of a reviewed decision. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Ton tour %1 t’a coûté %2</translation>
        </message>
        <message>
            <source>Your turn %1</source>
            <extracomment>Heading of a reviewed decision; %1 the number of the player's own turn in the round</extracomment>
            <translation>Ton tour %1</translation>
        </message>
        <message>
            <source>cost %1</source>
            <extracomment>What a decision cost; %1 "about 6 points" or "about 8 wins in 100 rounds"</extracomment>
            <translation>a coûté %1</translation>
        </message>
        <message>
            <source>Your hand</source>
            <extracomment>Over the player's own cards in a reviewed decision</extracomment>
            <translation>Ta main</translation>
        </message>
        <message>
            <source>Your choice: %1.</source>
            <extracomment>What the player did in a reviewed decision; %1 "draw a card"</extracomment>
            <translation>Ton choix : %1.</translation>
        </message>
        <message>
            <source>Better: %1</source>
            <extracomment>What would have been better in a reviewed decision; %1 a whole sentence that says why</extracomment>
            <translation>Mieux : %1</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Spoken: cards in a reviewed decision. %1 "Center Row" or "Your hand", %2 the cards</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>Turn %1: it worked out</source>
            <extracomment>Spoken of a reviewed decision that came out well. %1 number of the turn</extracomment>
            <translation>Tour %1 : ça a marché</translation>
        </message>
        <message>
            <source>it worked out</source>
            <extracomment>Of a decision that came out well, though it would not usually</extracomment>
            <translation>ça a marché</translation>
        </message>
        <message>
            <source>On average it costs %1. Usually better: %2</source>
            <extracomment>Of a decision that came out well. %1 "about 6 points"; %2 a whole sentence: what does better and why</extracomment>
            <translation>En moyenne, ça coûte %1. D’habitude, mieux vaut : %2</translation>
        </message>
        <message>
            <source>Turn %1 cost %2</source>
            <extracomment>Spoken of a reviewed decision of somebody else. %1 number of the turn, %2 "about 6 points"</extracomment>
            <translation>Le tour %1 a coûté %2</translation>
        </message>
        <message>
            <source>Turn %1</source>
            <extracomment>Heading of a reviewed decision of somebody else; %1 the number of that player's turn in the round</extracomment>
            <translation>Tour %1</translation>
        </message>
        <message>
            <source>%1’s hand</source>
            <extracomment>Over the cards of somebody else in a reviewed decision. %1 that player</extracomment>
            <translation>Main : %1</translation>
        </message>
        <message>
            <source>%1’s choice: %2.</source>
            <extracomment>What somebody else did in a reviewed decision; %1 that player, %2 "draw a card"</extracomment>
            <translation>%1 a choisi : %2.</translation>
        </message>
    </context>
    <context>
        <name>ReviewPanel</name>
        <message>
            <source>Round review</source>
            <extracomment>Title of the review after a round</extracomment>
            <translation>Bilan de la manche</translation>
        </message>
        <message>
            <source>Close review</source>
            <extracomment>Button: goes back to the result of the round</extracomment>
            <translation>Fermer le bilan</translation>
        </message>
        <message>
            <source>Whose round to review</source>
            <extracomment>Spoken name of a group of buttons with the names of players</extracomment>
            <translation>De qui revoir la manche</translation>
        </message>
    </context>
    <context>
        <name>RoundMark</name>
        <message>
            <source>Round %1 · to %2</source>
            <extracomment>Always visible at the table. %1 number of the round, %2 points that win the game</extracomment>
            <translation>Manche %1 · objectif %2</translation>
        </message>
        <message>
            <source>One round</source>
            <translation>Une manche</translation>
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
            <translation>Manche %1 · partie en %2 points</translation>
        </message>
        <message>
            <source>Play again</source>
            <extracomment>Button: starts a new game with the same players</extracomment>
            <translation>Rejouer</translation>
        </message>
        <message>
            <source>Deal next round</source>
            <extracomment>Button: begin the next round</extracomment>
            <translation>Manche suivante</translation>
        </message>
        <message>
            <source>Review</source>
            <extracomment>Button: opens the review of this round's decisions</extracomment>
            <translation>Bilan</translation>
        </message>
        <message>
            <source>Home</source>
            <extracomment>Button: goes to Home</extracomment>
            <translation>Accueil</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is at the end, such as saving the game as a file</extracomment>
            <translation>Plus</translation>
        </message>
        <message numerus="yes">
            <source>After %n round(s)</source>
            <extracomment>Under the last totals of a game: how long it took</extracomment>
            <translation>
                <numerusform>Après %n manche</numerusform>
                <numerusform>Après %n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>Play %1 next</source>
            <extracomment>Button at the end of a game: sets up the other one with the same players. %1 "DOS" or "UNO"</extracomment>
            <translation>Jouer à %1</translation>
        </message>
        <message>
            <source>With the same players</source>
            <extracomment>Spoken after "Play UNO next"</extracomment>
            <translation>Avec les mêmes joueurs</translation>
        </message>
        <message>
            <source>The score book wasn’t changed. %1</source>
            <extracomment>At the switch “Enter in the score book”. %1 a sentence: what the file system refused and what to do</extracomment>
            <translation>Le carnet de scores n’a pas été modifié. %1</translation>
        </message>
        <message>
            <source>Deal of the day</source>
            <extracomment>Button at the end of the deal of the day: to the page with the card of the result</extracomment>
            <translation>Donne du jour</translation>
        </message>
        <message>
            <source>One round</source>
            <extracomment>Under the totals, of a game that ends with its first round</extracomment>
            <translation>Une manche</translation>
        </message>
    </context>
    <context>
        <name>RulesHeader</name>
        <message>
            <source>Search</source>
            <extracomment>Button: search the rules</extracomment>
            <translation>Rechercher</translation>
        </message>
        <message>
            <source>Close rules</source>
            <extracomment>Button: leave the rules</extracomment>
            <translation>Fermer les règles</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Title of the page with the rules</extracomment>
            <translation>Règles</translation>
        </message>
    </context>
    <context>
        <name>RulesHeading</name>
        <message>
            <source>House rules</source>
            <extracomment>Heading: rules that families play differently</extracomment>
            <translation>Règles maison</translation>
        </message>
        <message>
            <source>Hide house rules</source>
            <extracomment>Button</extracomment>
            <translation>Masquer les règles maison</translation>
        </message>
        <message>
            <source>Show house rules</source>
            <extracomment>Button</extracomment>
            <translation>Afficher les règles maison</translation>
        </message>
    </context>
    <context>
        <name>RulesTools</name>
        <message>
            <source>Back to where you were</source>
            <extracomment>Button: back to the section that was read before</extracomment>
            <translation>Revenir où tu en étais</translation>
        </message>
        <message>
            <source>Show page</source>
            <extracomment>Button: from the contents to the page</extracomment>
            <translation>Afficher la page</translation>
        </message>
        <message>
            <source>Contents</source>
            <translation>Sommaire</translation>
        </message>
        <message>
            <source>Can’t read aloud: this device has no voice for this language</source>
            <extracomment>Name of the button when the device has no voice for this language</extracomment>
            <translation>Lecture à voix haute impossible : cet appareil n’a pas de voix pour cette langue</translation>
        </message>
        <message>
            <source>Stop reading</source>
            <extracomment>Button</extracomment>
            <translation>Arrêter la lecture</translation>
        </message>
        <message>
            <source>Read aloud</source>
            <extracomment>Button</extracomment>
            <translation>Lire à voix haute</translation>
        </message>
        <message>
            <source>Language and text size</source>
            <extracomment>Button: languages and text size of the rules</extracomment>
            <translation>Langue et taille du texte</translation>
        </message>
        <message>
            <source>Print or save as PDF</source>
            <extracomment>Button: the rules of this game or its quick card, printed or as PDF</extracomment>
            <translation>Imprimer ou enregistrer en PDF</translation>
        </message>
    </context>
    <context>
        <name>SaveMatch</name>
        <message>
            <source>Save game as file</source>
            <extracomment>Button: writes the game to a file</extracomment>
            <translation>Enregistrer la partie dans un fichier</translation>
        </message>
        <message>
            <source>Includes hidden cards. Use it to replay the game or report a bug.</source>
            <extracomment>Under the button "Save game as file"</extracomment>
            <translation>Avec les cartes cachées. Sert à revoir la partie ou à signaler un problème.</translation>
        </message>
    </context>
    <context>
        <name>ScoreFiles</name>
        <message>
            <source>Saved as “%1”.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>Enregistré sous « %1 ».</translation>
        </message>
        <message>
            <source>“%1” couldn’t be saved (%2). Try another folder.</source>
            <extracomment>%1 a file with its folder, %2 the system's reason</extracomment>
            <translation>Impossible d’enregistrer « %1 » (%2). Essaie un autre dossier.</translation>
        </message>
        <message>
            <source>This game’s entries contradict each other, so it can’t be exported.</source>
            <translation>Les données de cette partie se contredisent : impossible de l’exporter.</translation>
        </message>
        <message>
            <source>Round</source>
            <translation>Manche</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.</source>
            <extracomment>%1 a file, %2 number of the line, %3 the reason, in English</extracomment>
            <translation>« %1 » n’a pas été importé. Ligne %2 : %3. Corrige le fichier et importe-le de nouveau.</translation>
        </message>
        <message>
            <source>Your score book already has every game in this file.</source>
            <translation>Ton carnet a déjà toutes les parties de ce fichier.</translation>
        </message>
        <message numerus="yes">
            <source>Added %n game(s) to the score book.</source>
            <extracomment>%n games were added from a file</extracomment>
            <translation>
                <numerusform>%n partie ajoutée au carnet.</numerusform>
                <numerusform>%n parties ajoutées au carnet.</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a table: the starting points of players who joined late</extracomment>
            <translation>Départ</translation>
        </message>
        <message numerus="yes">
            <source>Updated %n game(s) in the score book.</source>
            <extracomment>%n games had more rounds in the file than in the score book</extracomment>
            <translation>
                <numerusform>%n partie du carnet mise à jour.</numerusform>
                <numerusform>%n parties du carnet mises à jour.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) continued differently in your score book and weren’t changed.</source>
            <extracomment>%n games have different rounds in the score book and in the file</extracomment>
            <translation>
                <numerusform>%n partie continue autrement dans ton carnet et n’a pas été modifiée.</numerusform>
                <numerusform>%n parties continuent autrement dans ton carnet et n’ont pas été modifiées.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. %2</source>
            <extracomment>%1 a file, %2 a sentence: the reason</extracomment>
            <translation>« %1 » n’a pas été importé. %2</translation>
        </message>
        <message>
            <source>“%1” was saved, but what is there now is something else. Try another folder.</source>
            <extracomment>%1 a file with its folder</extracomment>
            <translation>« %1 » a été enregistré, mais son contenu est maintenant différent. Essaie un autre dossier.</translation>
        </message>
        <message>
            <source>an unreadable game</source>
            <extracomment>In a list of damaged games, of one that can't be read at all</extracomment>
            <translation>une partie illisible</translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>In a list of damaged games. %1 the players' names, %2 a date</extracomment>
            <translation>%1 le %2</translation>
        </message>
        <message numerus="yes">
            <source>%n more</source>
            <extracomment>At the end of a list of damaged games</extracomment>
            <translation>
                <numerusform>%n autre</numerusform>
                <numerusform>%n autres</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n damaged game(s) couldn’t be included: %1.</source>
            <extracomment>%n damaged games. %1 a list of them</extracomment>
            <translation>
                <numerusform>%n partie endommagée n’a pas pu être incluse : %1.</numerusform>
                <numerusform>%n parties endommagées n’ont pas pu être incluses : %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>“%1” was saved, but can’t be read back. Try another folder.</source>
            <extracomment>%1 a file</extracomment>
            <translation>« %1 » a été enregistré, mais ne peut pas être relu. Essaie un autre dossier.</translation>
        </message>
        <message>
            <source>Saved %1 of %2 games as “%3”.</source>
            <extracomment>%1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing</extracomment>
            <translation>%1 parties sur %2 enregistrées dans « %3 ».</translation>
        </message>
        <message>
            <source>“%1” wasn’t imported. Fix the file and import it again.</source>
            <extracomment>%1 a file; a list of what is wrong with its lines follows</extracomment>
            <translation>« %1 » n’a pas été importé. Corrige le fichier et importe-le de nouveau.</translation>
        </message>
        <message>
            <source>Line %1: %2</source>
            <extracomment>One problem of a file. %1 number of the line, %2 a sentence: the problem</extracomment>
            <translation>Ligne %1 : %2</translation>
        </message>
        <message numerus="yes">
            <source>And %n more problem(s).</source>
            <extracomment>After a list of problems of a file. %n problems that are not listed</extracomment>
            <translation>
                <numerusform>Et encore %n problème.</numerusform>
                <numerusform>Et encore %n problèmes.</numerusform>
            </translation>
        </message>
        <message>
            <source>Are %1 and %2 in this file the same person?</source>
            <extracomment>%1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>%1 et %2 dans ce fichier, est-ce la même personne ?</translation>
        </message>
        <message>
            <source>“%1” looks like the game of %2 that you imported before. Replace that game?</source>
            <extracomment>%1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game</extracomment>
            <translation>« %1 » ressemble à la partie de %2 déjà importée. Remplacer cette partie ?</translation>
        </message>
        <message>
            <source>The file’s text was converted from %1.</source>
            <extracomment>After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252</extracomment>
            <translation>Le texte du fichier a été converti depuis %1.</translation>
        </message>
        <message>
            <source>The file doesn’t say how points are counted, so each round’s winner got them. If cards count against you, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table of two players was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>Le fichier ne dit pas comment compter les points : le gagnant de chaque manche les a reçus. Si les cartes restantes comptent contre soi, ajoute une colonne avec countAgainst et importe-le de nouveau.</translation>
        </message>
        <message numerus="yes">
            <source>Replaced %n game(s) in the score book by the file. The old ones are with the deleted games.</source>
            <extracomment>A corrected table took the place of %n games that were imported from it before</extracomment>
            <translation>
                <numerusform>%n partie du carnet remplacée par le fichier. L’ancienne est parmi les parties supprimées.</numerusform>
                <numerusform>%n parties du carnet remplacées par le fichier. Les anciennes sont parmi les parties supprimées.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) were there already.</source>
            <extracomment>%n games of a file were in the score book before</extracomment>
            <translation>
                <numerusform>%n partie y était déjà.</numerusform>
                <numerusform>%n parties y étaient déjà.</numerusform>
            </translation>
        </message>
        <message>
            <source>Same person</source>
            <extracomment>Buttons: a name means a person who is in the score book already, or who isn't</extracomment>
            <translation>La même personne</translation>
        </message>
        <message>
            <source>Someone new</source>
            <translation>Une autre personne</translation>
        </message>
        <message>
            <source>Replace</source>
            <extracomment>Buttons: an imported table takes the place of a game, or is a game of its own</extracomment>
            <translation>Remplacer</translation>
        </message>
        <message>
            <source>Keep both</source>
            <translation>Garder les deux</translation>
        </message>
        <message>
            <source>What is a line of “%1”: a whole game with everyone’s final points, or one round?</source>
            <extracomment>%1 a file with a date and points of several players in each line</extracomment>
            <translation>Qu’est-ce qu’une ligne de « %1 » : une partie entière avec les points finaux, ou une manche ?</translation>
        </message>
        <message>
            <source>A game</source>
            <extracomment>Button: each line of an imported table is a whole game</extracomment>
            <translation>Une partie</translation>
        </message>
        <message>
            <source>A round</source>
            <extracomment>Button: each line of an imported table is a round of a game</extracomment>
            <translation>Une manche</translation>
        </message>
        <message>
            <source>“%1” was read as %2.</source>
            <extracomment>After a table was imported. %1 a date as the file has it, such as 3/4/2025, %2 the same date in words</extracomment>
            <translation>« %1 » a été lu comme %2.</translation>
        </message>
        <message>
            <source>The file doesn’t say who won, so the highest total won each game. If the lowest wins, add a column that says countAgainst and import it again.</source>
            <extracomment>After a table was imported. “countAgainst” is a word in the file: don't translate it</extracomment>
            <translation>Le fichier ne dit pas qui a gagné : c’est chaque fois le total le plus haut. Si le plus bas gagne, ajoute une colonne avec countAgainst et importe-le de nouveau.</translation>
        </message>
        <message>
            <source>Date</source>
            <translation>Date</translation>
        </message>
        <message>
            <source>Game no.</source>
            <extracomment>Heading of a column in a table: tells several games of one day apart</extracomment>
            <translation>Partie n°</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Heading of a column in a table: DOS or UNO</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>Place</source>
            <translation>Lieu</translation>
        </message>
        <message>
            <source>Dealer</source>
            <translation>Donneur</translation>
        </message>
        <message>
            <source>Starter</source>
            <extracomment>Heading of a column in a table: who had the first turn of a round</extracomment>
            <translation>Commence</translation>
        </message>
        <message>
            <source>Winner</source>
            <translation>Gagnant</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Hand</source>
            <extracomment>Heading of a column in a table: the points of the cards left in a hand</extracomment>
            <translation>Main</translation>
        </message>
        <message>
            <source>Cards</source>
            <extracomment>Heading of a column in a table: the cards left in a hand</extracomment>
            <translation>Cartes</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
    </context>
    <context>
        <name>ScorePaper</name>
        <message>
            <source>target %1</source>
            <extracomment>On a printed score sheet. %1 points</extracomment>
            <translation>objectif %1</translation>
        </message>
        <message>
            <source>Score sheet</source>
            <translation>Feuille de score</translation>
        </message>
        <message>
            <source>Total</source>
            <translation>Total</translation>
        </message>
        <message>
            <source>Date: ________________   Place: ________________   Target: ________</source>
            <extracomment>At the head of an empty score sheet, to be filled in by hand</extracomment>
            <translation>Date : ________________   Lieu : ________________   Objectif : ________</translation>
        </message>
        <message numerus="yes">
            <source>started with %n point(s)</source>
            <extracomment>On the picture of a result, under the name of a player who joined late. %n points</extracomment>
            <translation>
                <numerusform>a commencé avec %n point</numerusform>
                <numerusform>a commencé avec %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Start</source>
            <extracomment>Row of a printed score sheet: the starting points of players who joined late</extracomment>
            <translation>Départ</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Last row of a printed score sheet: the rank of each player</extracomment>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Carried forward</source>
            <extracomment>Row at the foot of a page of a printed score sheet: the totals so far, which continue on the next page. "Brought forward" is the same row at the head of that page. The words of bookkeeping</extracomment>
            <translation>À reporter</translation>
        </message>
        <message>
            <source>Brought forward</source>
            <translation>Report</translation>
        </message>
        <message>
            <source>In parentheses: points left in hand</source>
            <extracomment>At the foot of a printed score sheet. The sheet has such numbers: (12)</extracomment>
            <translation>Entre parenthèses : points restés en main</translation>
        </message>
        <message>
            <source>–: didn’t play</source>
            <extracomment>At the foot of a printed score sheet: what a dash in a round means</extracomment>
            <translation>– : n’a pas joué</translation>
        </message>
        <message>
            <source>left the game</source>
            <extracomment>On the picture of a result, under the name of a player who left before the end</extracomment>
            <translation>a quitté la partie</translation>
        </message>
    </context>
    <context>
        <name>ScorePeopleSection</name>
        <message>
            <source>Player %1: %2</source>
            <extracomment>Spoken when a player has been added. %1 the number of players now, %2 the new one's name</extracomment>
            <translation>Joueur %1 : %2</translation>
        </message>
        <message>
            <source>Players, clockwise</source>
            <extracomment>Heading: the players round the real table</extracomment>
            <translation>Joueurs, dans le sens horaire</translation>
        </message>
        <message>
            <source>New player’s name</source>
            <translation>Nom du nouveau joueur</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Add</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Ajouter</translation>
        </message>
        <message>
            <source>Recent players</source>
            <extracomment>Over buttons with the names of people who played before</extracomment>
            <translation>Joueurs récents</translation>
        </message>
        <message>
            <source>Add %1</source>
            <extracomment>Spoken name of the button. %1 a remembered player</extracomment>
            <translation>Ajouter %1</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Il y a déjà %1 à la table. Ajoute quelque chose pour les distinguer.</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1 : place %2</translation>
        </message>
        <message>
            <source>Clear all</source>
            <extracomment>Button: removes all players from the new score sheet</extracomment>
            <translation>Tout effacer</translation>
        </message>
        <message>
            <source>Remove all players</source>
            <extracomment>Spoken name of the button "Clear all"</extracomment>
            <translation>Retirer tous les joueurs</translation>
        </message>
    </context>
    <context>
        <name>ScoreRulesSection</name>
        <message>
            <source>Rules</source>
            <extracomment>Heading: the rules of a real game</extracomment>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Game</source>
            <extracomment>Label: which card game</extracomment>
            <translation>Jeu</translation>
        </message>
        <message>
            <source>50 points less</source>
            <translation>50 points de moins</translation>
        </message>
        <message numerus="yes">
            <source>to %n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>en %n point</numerusform>
                <numerusform>en %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 points de plus</translation>
        </message>
        <message>
            <source>Scoring</source>
            <extracomment>Label: how a round is counted</extracomment>
            <translation>Points</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Tout au gagnant</translation>
        </message>
        <message>
            <source>The player who goes out scores everyone else’s cards. The highest total wins.</source>
            <translation>Celui qui finit marque les points des cartes de tous les autres. Le plus grand total gagne.</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Les cartes restantes comptent contre soi</translation>
        </message>
        <message>
            <source>Everyone scores the cards they have left. The lowest total wins.</source>
            <translation>Chacun marque les points des cartes qui lui restent. Le plus petit total gagne.</translation>
        </message>
        <message>
            <source>Next dealer</source>
            <extracomment>Label: the dealer of the next round</extracomment>
            <translation>Prochain donneur</translation>
        </message>
        <message>
            <source>Round winner</source>
            <translation>Gagnant de la manche</translation>
        </message>
        <message>
            <source>Next on the left</source>
            <translation>Joueur de gauche</translation>
        </message>
        <message>
            <source>House rules, noted on the sheet</source>
            <extracomment>Over switches for rules that families change; they are noted on the sheet</extracomment>
            <translation>Règles maison, notées sur la feuille</translation>
        </message>
        <message>
            <source>Or type the target</source>
            <extracomment>Label of a field in which the points that end the game can be typed</extracomment>
            <translation>Ou saisis l’objectif</translation>
        </message>
    </context>
    <context>
        <name>ScoreSeatEditor</name>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Nom du joueur %1</translation>
        </message>
        <message>
            <source>Dealer</source>
            <extracomment>Button: this player deals first</extracomment>
            <translation>Donneur</translation>
        </message>
        <message>
            <source>%1 deals first</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 distribue en premier</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Avancer %1 d’une place</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Retirer %1</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Reculer %1 d’une place</translation>
        </message>
    </context>
    <context>
        <name>ScoreSetupPage</name>
        <message>
            <source>New score sheet</source>
            <extracomment>Title of the page where a score sheet is set up</extracomment>
            <translation>Nouvelle feuille de score</translation>
        </message>
        <message>
            <source>Start scoring</source>
            <extracomment>Button: open the new score sheet</extracomment>
            <translation>Commencer à noter</translation>
        </message>
    </context>
    <context>
        <name>ScoreWords</name>
        <message>
            <source>the start</source>
            <translation>début de la partie</translation>
        </message>
        <message>
            <source>%1’s hand in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1, main de la manche %2</translation>
        </message>
        <message>
            <source>%1 went out in round %2</source>
            <extracomment>What undo takes back. %1 a player, %2 the number of the round</extracomment>
            <translation>%1 a fini, manche %2</translation>
        </message>
        <message>
            <source>finishing the round</source>
            <translation>validation de la manche</translation>
        </message>
        <message>
            <source>removing round %1</source>
            <translation>suppression de la manche %1</translation>
        </message>
        <message>
            <source>%1 joined</source>
            <translation>%1 rejoint la partie</translation>
        </message>
        <message>
            <source>%1 left</source>
            <translation>%1 quitte la partie</translation>
        </message>
        <message>
            <source>%1 deals</source>
            <extracomment>What undo takes back: a change of dealer. %1 a player</extracomment>
            <translation>%1 distribue</translation>
        </message>
        <message>
            <source>target %1</source>
            <translation>objectif %1</translation>
        </message>
        <message>
            <source>playing on</source>
            <translation>prolongation</translation>
        </message>
        <message>
            <source>the end of the game</source>
            <translation>fin de la partie</translation>
        </message>
        <message>
            <source>the note</source>
            <translation>note</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>Joker DOS</translation>
        </message>
        <message>
            <source>Wild</source>
            <translation>Joker</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Super Joker</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Kung-fu</translation>
        </message>
        <message>
            <source>Wild #</source>
            <translation>Joker #</translation>
        </message>
        <message>
            <source>Draw Two</source>
            <translation>+2</translation>
        </message>
        <message>
            <source>Reverse</source>
            <translation>Inversion</translation>
        </message>
        <message>
            <source>Skip</source>
            <translation>Passer</translation>
        </message>
        <message>
            <source>Bonus cards: required</source>
            <translation>Cartes bonus : obligatoires</translation>
        </message>
        <message>
            <source>Wrong catch: draw two</source>
            <translation>Accuser à tort : piocher 2 cartes</translation>
        </message>
        <message>
            <source>Stacking</source>
            <translation>Cumul</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <translation>Interception</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <translation>Le sept et le zéro</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <translation>Piocher jusqu’à pouvoir jouer</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <translation>Pas de bluff</translation>
        </message>
        <message>
            <source>That round isn’t on the sheet.</source>
            <translation>Cette manche n’est pas sur la feuille.</translation>
        </message>
        <message>
            <source>You need at least two players.</source>
            <translation>Il faut au moins 2 joueurs.</translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>La feuille n’a de place que pour %1 joueurs.</translation>
        </message>
        <message>
            <source>The same player can’t have two seats.</source>
            <translation>Un joueur ne peut pas avoir deux places.</translation>
        </message>
        <message>
            <source>That player wasn’t in this round.</source>
            <translation>Ce joueur ne jouait pas cette manche.</translation>
        </message>
        <message>
            <source>This game doesn’t have that card.</source>
            <translation>Cette carte n’existe pas dans ce jeu.</translation>
        </message>
        <message>
            <source>You’ve counted more of a card than the deck has. Check the hands.</source>
            <translation>Tu as compté une carte plus de fois que le paquet n’en contient. Vérifie les mains.</translation>
        </message>
        <message>
            <source>That’s more than the whole deck is worth (%1).</source>
            <translation>C’est plus que la valeur de tout le paquet (%1).</translation>
        </message>
        <message>
            <source>This player went out: leave 0.</source>
            <translation>Ce joueur a fini : laisse 0.</translation>
        </message>
        <message>
            <source>First choose who went out.</source>
            <translation>Choisis d’abord qui a fini.</translation>
        </message>
        <message>
            <source>%1 wins the tie in round %2</source>
            <extracomment>What undo takes back. %1 the player who would have been next in turn, %2 number of the round</extracomment>
            <translation>%1 gagne la manche %2 malgré l’égalité</translation>
        </message>
        <message>
            <source>nobody could play in round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>personne ne pouvait jouer, manche %1</translation>
        </message>
        <message>
            <source>Missed calls: caught while they have two cards</source>
            <translation>Annonce oubliée : prise en faute tant qu’on a 2 cartes</translation>
        </message>
        <message>
            <source>Missed calls: caught until the round ends</source>
            <translation>Annonce oubliée : prise en faute jusqu’à la fin de la manche</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <translation>À 2 joueurs : l’Inversion change seulement le sens</translation>
        </message>
        <message>
            <source>In this game, the round isn’t over until someone goes out.</source>
            <translation>Dans ce jeu, une manche dure jusqu’à ce que quelqu’un ait fini.</translation>
        </message>
        <message>
            <source>Before you count: was there a double color match in the last turn? For each one, everyone else draws a card first, and it counts.</source>
            <translation>Avant de compter : y a-t-il eu une association de couleur double au dernier tour ? Pour chacune, tous les autres piochent d’abord une carte, et elle compte.</translation>
        </message>
        <message>
            <source>Nobody could play, so the player with the fewest points in hand wins the round. Count every hand.</source>
            <translation>Personne ne pouvait jouer : celui qui a le moins de points en main gagne la manche. Compte toutes les mains.</translation>
        </message>
        <message>
            <source>Target reached, but %1 are tied. Play another round.</source>
            <extracomment>The game goes on past its target. %1 two or more players: "Anna and Ben"</extracomment>
            <translation>Objectif atteint, mais égalité entre %1. Il faut une manche de plus.</translation>
        </message>
        <message>
            <source>You can’t leave this hand blank. Enter 0 if it’s worth nothing.</source>
            <translation>Cette main ne peut pas rester vide. Saisis 0 si elle ne vaut rien.</translation>
        </message>
        <message>
            <source>Still to count: %1.</source>
            <translation>Encore à compter : %1.</translation>
        </message>
        <message>
            <source>Enter a target from %1 to %2.</source>
            <translation>Saisis un objectif de %1 à %2.</translation>
        </message>
        <message>
            <source>The target has been reached. Choose “Play on” to continue.</source>
            <translation>L’objectif est atteint. Choisis « Prolonger » pour continuer.</translation>
        </message>
        <message>
            <source>The game isn’t over yet.</source>
            <translation>La partie n’est pas encore finie.</translation>
        </message>
        <message>
            <source>The game is over. Choose “Play on” to reopen it.</source>
            <translation>La partie est finie. Choisis « Prolonger » pour la rouvrir.</translation>
        </message>
        <message>
            <source>This score sheet is full. Start a new one to keep playing.</source>
            <translation>Cette feuille de score est pleine. Commences-en une nouvelle pour continuer.</translation>
        </message>
        <message>
            <source>That player is already at the table.</source>
            <translation>Ce joueur est déjà à la table.</translation>
        </message>
        <message>
            <source>Nothing to undo.</source>
            <translation>Rien à annuler.</translation>
        </message>
        <message>
            <source>Nothing to redo.</source>
            <translation>Rien à rétablir.</translation>
        </message>
        <message numerus="yes">
            <source>%1: you’ve counted all %n in the deck.</source>
            <extracomment>%1 a card, %n how many of it the deck has</extracomment>
            <translation>
                <numerusform>%1 : il n’y en a que %n dans le paquet, et tout est compté.</numerusform>
                <numerusform>%1 : il n’y en a que %n dans le paquet, et tout est compté.</numerusform>
            </translation>
        </message>
        <message>
            <source>That’s too many points for one hand.</source>
            <translation>C’est trop de points pour une main.</translation>
        </message>
        <message>
            <source>%1 × %2</source>
            <extracomment>One card of a hand, and how often; %1 a count, %2 a card</extracomment>
            <translation>%1 × %2</translation>
        </message>
        <message>
            <source>Before you count: was the last card a Draw Two or Wild Draw Four? If so, the next player draws first, and those cards count.</source>
            <translation>Avant de compter : la dernière carte était-elle un +2 ou un Super Joker ? Si oui, le joueur suivant pioche d’abord, et ces cartes comptent.</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 gagne avec %n point.</numerusform>
                <numerusform>%1 gagne avec %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>The game ended in a tie.</source>
            <translation>La partie finit sur une égalité.</translation>
        </message>
        <message>
            <source>No rounds yet.</source>
            <translation>Aucune manche pour l’instant.</translation>
        </message>
        <message>
            <source>The lead is tied.</source>
            <translation>Égalité en tête.</translation>
        </message>
        <message numerus="yes">
            <source>%1 leads by %n point(s).</source>
            <extracomment>%1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 mène de %n point.</numerusform>
                <numerusform>%1 mène de %n points.</numerusform>
            </translation>
        </message>
        <message>
            <source>the last tap for %1</source>
            <extracomment>What undo takes back: a card or a digit. %1 a player</extracomment>
            <translation>la dernière saisie pour %1</translation>
        </message>
        <message>
            <source>the correction to round %1</source>
            <extracomment>What undo takes back. %1 the number of the round</extracomment>
            <translation>la correction de la manche %1</translation>
        </message>
        <message>
            <source>Enter a number, or a sum like 12+11+7 or 3×20.</source>
            <translation>Écris un nombre, ou une somme comme 12+11+7 ou 3×20.</translation>
        </message>
        <message>
            <source>%1 removed</source>
            <extracomment>What undo did. %1 a card
----------
What undo did. %1 a number or sum</extracomment>
            <translation>%1 en moins</translation>
        </message>
        <message>
            <source>%1 added again</source>
            <extracomment>What undo or redo did. %1 a card</extracomment>
            <translation>%1 de retour</translation>
        </message>
        <message>
            <source>now %1</source>
            <extracomment>What undo or redo did. %1 a number or sum</extracomment>
            <translation>de nouveau %1</translation>
        </message>
        <message>
            <source>still being counted</source>
            <extracomment>What undo did: the hand was finished and is now being counted again</extracomment>
            <translation>décompte en cours</translation>
        </message>
        <message>
            <source>counted</source>
            <extracomment>What redo did: the hand is finished</extracomment>
            <translation>main comptée</translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>What undo or redo did to a hand. %1 a player, %2 "Red 7 removed"</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>the points of round %1</source>
            <extracomment>What undo takes back: the points that a round's winner scored. %1 the number of the round</extracomment>
            <translation>les points de la manche %1</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <translation>Cette manche n’a pas de mains, seulement des points. Saisis ce que le gagnant a marqué.</translation>
        </message>
        <message>
            <source>Cards count against you in this game, so enter every hand.</source>
            <translation>Dans cette partie, les cartes restantes comptent contre soi : saisis donc chaque main.</translation>
        </message>
        <message>
            <source>%1 (computer)</source>
            <extracomment>An opponent on a player's page. %1 the name of a computer player</extracomment>
            <translation>%1 (ordinateur)</translation>
        </message>
        <message numerus="yes">
            <source>%1 wins with %n point(s). Nobody reached %2.</source>
            <extracomment>A game that was ended, or corrected afterwards, below its target. %1 a player, %n points, %2 the target</extracomment>
            <translation>
                <numerusform>%1 gagne avec %n point. Personne n’a atteint %2.</numerusform>
                <numerusform>%1 gagne avec %n points. Personne n’a atteint %2.</numerusform>
            </translation>
        </message>
        <message>
            <source>the change of scoring</source>
            <extracomment>What undo takes back: another way of counting points</extracomment>
            <translation>le changement de comptage</translation>
        </message>
        <message>
            <source>date %1</source>
            <extracomment>What undo takes back. %1 a date</extracomment>
            <translation>date %1</translation>
        </message>
        <message>
            <source>the final points</source>
            <extracomment>What undo takes back: the total of each player, entered without the rounds</extracomment>
            <translation>les points finaux</translation>
        </message>
        <message>
            <source>Some rounds have only the winner’s points, so the cards left in the hands are not known.</source>
            <translation>Certaines manches n’ont que les points du gagnant : on ne sait pas quelles cartes restaient en main.</translation>
        </message>
        <message>
            <source>Enter a date, such as %1.</source>
            <translation>Saisis une date, par exemple %1.</translation>
        </message>
        <message>
            <source>This game already has rounds.</source>
            <translation>Cette partie a déjà des manches.</translation>
        </message>
        <message>
            <source>%1 leads.</source>
            <extracomment>Nobody else has a rank yet. %1 a player</extracomment>
            <translation>%1 mène.</translation>
        </message>
    </context>
    <context>
        <name>SearchField</name>
        <message>
            <source>What’s the argument about?</source>
            <extracomment>In the search field of the rules, before anything is typed</extracomment>
            <translation>Sur quoi porte la dispute ?</translation>
        </message>
        <message>
            <source>Clear search</source>
            <extracomment>Button: empty the search field</extracomment>
            <translation>Effacer la recherche</translation>
        </message>
    </context>
    <context>
        <name>SeatEditor</name>
        <message>
            <source>Portrait of %1: %2. Press to change it.</source>
            <extracomment>Spoken name of the portrait button. %1 the player, %2 the animal on the portrait</extracomment>
            <translation>Portrait pour %1 : %2. Appuie pour en choisir un autre.</translation>
        </message>
        <message>
            <source>Name of player %1</source>
            <extracomment>Spoken label of the name field; %1 is the number of the seat</extracomment>
            <translation>Nom du joueur %1</translation>
        </message>
        <message>
            <source>How well %1 plays</source>
            <extracomment>Spoken label; %1 is the name of a player</extracomment>
            <translation>Niveau : %1</translation>
        </message>
        <message>
            <source>There’s already a %1 at the table. Add something to tell them apart.</source>
            <extracomment>Below the name field: a player already has that name. %1 the name</extracomment>
            <translation>Il y a déjà %1 à la table. Ajoute quelque chose pour les distinguer.</translation>
        </message>
        <message>
            <source>Who plays at seat %1</source>
            <extracomment>Spoken name of a choice: person or computer. %1 the number of the seat</extracomment>
            <translation>Qui joue à la place %1</translation>
        </message>
        <message>
            <source>Hints for %1</source>
            <extracomment>Button, on or off. %1 a player</extracomment>
            <translation>Conseils pour %1</translation>
        </message>
        <message>
            <source>Move %1 up</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Avancer %1 d’une place</translation>
        </message>
        <message>
            <source>Move %1 down</source>
            <extracomment>Button. %1 a player</extracomment>
            <translation>Reculer %1 d’une place</translation>
        </message>
    </context>
    <context>
        <name>TogetherSection</name>
        <message>
            <source>Just watch</source>
            <extracomment>Heading when setting up a game in which no person plays</extracomment>
            <translation>Juste regarder</translation>
        </message>
        <message>
            <source>Playing together</source>
            <extracomment>Heading when setting up a game of several people at one device</extracomment>
            <translation>Jouer ensemble</translation>
        </message>
        <message>
            <source>The computer plays every seat.</source>
            <extracomment>Under "Just watch"</extracomment>
            <translation>L’ordinateur joue à toutes les places.</translation>
        </message>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting, for a tablet that lies flat between several people</extracomment>
            <translation>Tourner la table vers qui doit jouer</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Pour une tablette posée à plat au milieu.</translation>
        </message>
        <message>
            <source>Hints: each person’s lamp turns them on or off.</source>
            <extracomment>The lamp is a button in each person's seat</extracomment>
            <translation>Conseils : la lampe de chaque joueur les active ou les coupe.</translation>
        </message>
    </context>
    <context>
        <name>SeatKind</name>
        <message>
            <source>Person</source>
            <extracomment>Who sits at a seat: a person, not the computer. Short: stands in a button</extracomment>
            <translation>Humain</translation>
        </message>
        <message>
            <source>Computer</source>
            <extracomment>Who sits at a seat: a computer player. Short: stands in a button</extracomment>
            <translation>Ordinateur</translation>
        </message>
    </context>
    <context>
        <name>SeatPad</name>
        <message numerus="yes">
            <source>draws %n</source>
            <extracomment>On the button of the player who was caught. %n cards</extracomment>
            <translation>
                <numerusform>pioche %n</numerusform>
                <numerusform>pioche %n</numerusform>
            </translation>
        </message>
        <message>
            <source>too early</source>
            <extracomment>On a seat's button: pressed during the grace period</extracomment>
            <translation>trop tôt</translation>
        </message>
        <message>
            <source>tie</source>
            <extracomment>On a seat's button: pressed at the same time as another player</extracomment>
            <translation>égalité</translation>
        </message>
        <message>
            <source>first!</source>
            <extracomment>On a seat's button: pressed first</extracomment>
            <translation>premier !</translation>
        </message>
        <message>
            <source>call now!</source>
            <extracomment>On a seat's button: now others can catch this player</extracomment>
            <translation>annonce !</translation>
        </message>
        <message>
            <source>grace period</source>
            <extracomment>On a seat's button: others cannot catch this player yet</extracomment>
            <translation>a le temps</translation>
        </message>
        <message>
            <source>%1: call or catch</source>
            <extracomment>Spoken name of a seat's call button. %1 a player</extracomment>
            <translation>%1 : annoncer ou prendre en faute</translation>
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
            <translation>%3, points : %1, cartes : %2</translation>
        </message>
        <message>
            <source>It’s this player’s turn.</source>
            <extracomment>Said of the player whose turn it is</extracomment>
            <translation>C’est à ce joueur de jouer.</translation>
        </message>
        <message>
            <source>Deals this round.</source>
            <extracomment>Said of the player who deals this round</extracomment>
            <translation>Distribue cette manche.</translation>
        </message>
        <message>
            <source>Plays with a phone.</source>
            <extracomment>Said of a player who holds the cards on a phone</extracomment>
            <translation>Joue avec un téléphone.</translation>
        </message>
        <message>
            <source>The phone is gone.</source>
            <extracomment>Said of a player whose phone does not answer any more</extracomment>
            <translation>Le téléphone ne répond plus.</translation>
        </message>
    </context>
    <context>
        <name>SeatsSection</name>
        <message>
            <source>Players</source>
            <extracomment>Heading: the players around the table</extracomment>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Number of players</source>
            <translation>Nombre de joueurs</translation>
        </message>
        <message>
            <source>%1: seat %2</source>
            <extracomment>Spoken when a player has been moved. %1 the player, %2 the number of the seat now</extracomment>
            <translation>%1 : place %2</translation>
        </message>
        <message>
            <source>Every seat is taken. Switch one to Computer first.</source>
            <extracomment>Below the known people: all seats have people</extracomment>
            <translation>Toutes les places sont prises. Passe d’abord une place sur « Ordinateur ».</translation>
        </message>
        <message>
            <source>Same as last time</source>
            <extracomment>Button, in the heading "Players": the players and seats of the last game</extracomment>
            <translation>Comme avant</translation>
        </message>
        <message>
            <source>Same players as last time</source>
            <extracomment>Spoken name of the button "Same as last time"</extracomment>
            <translation>Les joueurs de la dernière fois</translation>
        </message>
    </context>
    <context>
        <name>SettingsPage</name>
        <message>
            <source>Settings</source>
            <extracomment>Title of the page</extracomment>
            <translation>Réglages</translation>
        </message>
        <message>
            <source>Language</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Langue</translation>
        </message>
        <message>
            <source>System language</source>
            <extracomment>Setting: use the system's language</extracomment>
            <translation>Celle du système</translation>
        </message>
        <message>
            <source>Motion and sound</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Animations et sons</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <translation>Animations réduites</translation>
        </message>
        <message>
            <source>Cards appear in place. Nothing flies or pulses.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Les cartes apparaissent à leur place. Rien ne vole, rien ne clignote.</translation>
        </message>
        <message>
            <source>Sound</source>
            <translation>Son</translation>
        </message>
        <message>
            <source>Volume</source>
            <extracomment>Setting: how loud</extracomment>
            <translation>Volume</translation>
        </message>
        <message>
            <source>Accessibility</source>
            <extracomment>Heading in the settings</extracomment>
            <translation>Accessibilité</translation>
        </message>
        <message>
            <source>Letters on cards</source>
            <extracomment>Setting</extracomment>
            <translation>Lettres sur les cartes</translation>
        </message>
        <message>
            <source>Shows the color’s first letter in the corner of each card, beside its shape.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Affiche l’initiale de la couleur dans le coin de chaque carte, à côté de sa forme.</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>Left-handed</source>
            <extracomment>Setting</extracomment>
            <translation>Pour gauchers</translation>
        </message>
        <message>
            <source>Puts the call button on the left, under your thumb.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>Place le bouton d’annonce à gauche, sous ton pouce.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: Tableside doesn't watch whether you move while you pose in UNO</extracomment>
            <translation>Arbitrer mes propres poses</translation>
        </message>
        <message>
            <source>While you pose in UNO, Tableside doesn’t watch. You say when you moved.</source>
            <translation>Quand tu tiens la pose à UNO, Tableside ne surveille pas : c’est toi qui dis si tu as bougé.</translation>
        </message>
        <message>
            <source>%1%</source>
            <extracomment>Value of the volume setting; %1 is a number</extracomment>
            <translation>%1 %</translation>
        </message>
        <message>
            <source>Table talk</source>
            <extracomment>Setting: the animals that play say something now and then</extracomment>
            <translation>Bavardages</translation>
        </message>
        <message>
            <source>Now and then, computer players say something.</source>
            <extracomment>Explains the setting</extracomment>
            <translation>De temps en temps, les joueurs virtuels disent quelque chose.</translation>
        </message>
        <message>
            <source>Read table talk aloud</source>
            <extracomment>Setting</extracomment>
            <translation>Lire les bavardages à voix haute</translation>
        </message>
        <message>
            <source>Screen readers read it, too.</source>
            <extracomment>Explains the setting; "it" is what the computer players say</extracomment>
            <translation>Les lecteurs d’écran les lisent aussi.</translation>
        </message>
        <message>
            <source>Effects</source>
            <extracomment>Setting: how loud the sounds are when something happens to somebody, in relation to the other sounds</extracomment>
            <translation>Effets</translation>
        </message>
    </context>
    <context>
        <name>SetupPage</name>
        <message numerus="yes">
            <source>%n player(s)</source>
            <extracomment>Beside the start button. %n: number of players</extracomment>
            <translation>
                <numerusform>%n joueur</numerusform>
                <numerusform>%n joueurs</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal the cards</source>
            <extracomment>Button: starts the game</extracomment>
            <translation>Distribuer les cartes</translation>
        </message>
    </context>
    <context>
        <name>SheetBar</name>
        <message>
            <source>Back</source>
            <translation>Retour</translation>
        </message>
        <message>
            <source>to %1</source>
            <extracomment>Above the sheet. %1 the points that end the game</extracomment>
            <translation>en %1 pts</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <extracomment>Button: rotate the sheet by a quarter turn, toward the person who enters points</extracomment>
            <translation>Tourner la feuille</translation>
        </message>
        <message>
            <source>Big screen</source>
            <extracomment>Button: show the standings as large as the screen</extracomment>
            <translation>Grand écran</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: all that can be done with this score sheet</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Call buttons</source>
            <extracomment>Button: from the score sheet to the call buttons, with the same players</extracomment>
            <translation>Boutons d’annonce</translation>
        </message>
        <message>
            <source>On screen</source>
            <extracomment>Above the sheet of a game that was played in the app, not with real cards</extracomment>
            <translation>À l’écran</translation>
        </message>
    </context>
    <context>
        <name>SheetCell</name>
        <message>
            <source>out</source>
            <comment>has no cards left</comment>
            <extracomment>In the cell of the player who went out</extracomment>
            <translation>fini</translation>
        </message>
    </context>
    <context>
        <name>SheetDetails</name>
        <message>
            <source>Note</source>
            <extracomment>Label of a field</extracomment>
            <translation>Note</translation>
        </message>
        <message>
            <source>Place</source>
            <extracomment>Label of a field: where the game was played</extracomment>
            <translation>Lieu</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Label of a field: the points that end the game</extracomment>
            <translation>Objectif</translation>
        </message>
        <message>
            <source>Save</source>
            <extracomment>Button: save the fields</extracomment>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>When and by which rules a game is played. %1 a date, %2 the way of scoring and the house rules</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>Date</source>
            <extracomment>Label of a field: the day on which a game was played</extracomment>
            <translation>Date</translation>
        </message>
        <message>
            <source>Scoring</source>
            <translation>Points</translation>
        </message>
        <message>
            <source>Winner takes all</source>
            <translation>Tout au gagnant</translation>
        </message>
        <message>
            <source>Cards count against you</source>
            <translation>Les cartes restantes comptent contre soi</translation>
        </message>
    </context>
    <context>
        <name>SheetEndQuestion</name>
        <message>
            <source>End game with round %1</source>
            <extracomment>Button: the open round counts. %1 its number</extracomment>
            <translation>Finir la partie avec la manche %1</translation>
        </message>
        <message>
            <source>End game without round %1</source>
            <extracomment>Button: the open round does not count. %1 its number</extracomment>
            <translation>Finir la partie sans la manche %1</translation>
        </message>
        <message>
            <source>Keep playing</source>
            <extracomment>Button: the game is not ended</extracomment>
            <translation>Continuer à jouer</translation>
        </message>
    </context>
    <context>
        <name>SheetFiles</name>
        <message>
            <source>Result picture (PNG)</source>
            <extracomment>Button: export</extracomment>
            <translation>Image du résultat (PNG)</translation>
        </message>
        <message>
            <source>Whole sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Feuille entière (PDF)</translation>
        </message>
        <message>
            <source>Print sheet…</source>
            <extracomment>Button: a preview, and from there to the printer</extracomment>
            <translation>Imprimer la feuille…</translation>
        </message>
        <message>
            <source>Blank sheet (PDF)</source>
            <extracomment>Button: export</extracomment>
            <translation>Feuille vierge à remplir (PDF)</translation>
        </message>
        <message>
            <source>Spreadsheet (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Feuille de calcul (CSV)</translation>
        </message>
        <message>
            <source>Tableside game file</source>
            <extracomment>Button: export in our own format</extracomment>
            <translation>Fichier de partie Tableside</translation>
        </message>
        <message>
            <source>Every hand (CSV)</source>
            <extracomment>Button: export</extracomment>
            <translation>Chaque manche en détail (CSV)</translation>
        </message>
    </context>
    <context>
        <name>SheetFoot</name>
        <message>
            <source>%1 deals, %2 starts.</source>
            <extracomment>Before the first round. %1, %2 players</extracomment>
            <translation>%1 distribue, %2 commence.</translation>
        </message>
        <message>
            <source>Continue round %1</source>
            <extracomment>Button: the entry of the round was started and left. %1 number of the round</extracomment>
            <translation>Continuer la manche %1</translation>
        </message>
        <message>
            <source>Enter round %1</source>
            <extracomment>Button. %1 number of the round</extracomment>
            <translation>Saisir la manche %1</translation>
        </message>
        <message>
            <source>Rematch</source>
            <extracomment>Button: another game with the same people</extracomment>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Play on</source>
            <extracomment>Button: continue the game past its target, or reopen it</extracomment>
            <translation>Prolonger</translation>
        </message>
        <message>
            <source>End game</source>
            <extracomment>Button: the decided game is over</extracomment>
            <translation>Finir la partie</translation>
        </message>
        <message>
            <source>Result</source>
            <extracomment>Button: to the winner, the ranks and the chart</extracomment>
            <translation>Résultat</translation>
        </message>
    </context>
    <context>
        <name>SheetMenu</name>
        <message>
            <source>Score chart</source>
            <extracomment>Menu: the chart of the totals</extracomment>
            <translation>Graphique des scores</translation>
        </message>
        <message>
            <source>Add or remove players</source>
            <extracomment>Menu: players who join late or leave</extracomment>
            <translation>Ajouter ou retirer des joueurs</translation>
        </message>
        <message>
            <source>Share and print</source>
            <extracomment>Menu: export and print</extracomment>
            <translation>Partager et imprimer</translation>
        </message>
        <message>
            <source>Big screen</source>
            <translation>Grand écran</translation>
        </message>
        <message>
            <source>Rotate sheet</source>
            <translation>Tourner la feuille</translation>
        </message>
        <message>
            <source>Rotate toward the player being scored</source>
            <extracomment>Menu: the sheet on a tablet in the middle of the table rotates by itself</extracomment>
            <translation>Tourner vers celui dont on compte la main</translation>
        </message>
        <message>
            <source>Remove round %1</source>
            <extracomment>Menu. %1 number of the last round</extracomment>
            <translation>Supprimer la manche %1</translation>
        </message>
        <message>
            <source>End game now</source>
            <extracomment>Menu: end the game; the leader wins</extracomment>
            <translation>Finir la partie maintenant</translation>
        </message>
        <message>
            <source>Rematch, same players</source>
            <extracomment>Menu</extracomment>
            <translation>Revanche avec les mêmes joueurs</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Menu: read the rules of the game that is played, and come back to the sheet</extracomment>
            <translation>Règles</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <extracomment>Menu: the date, note, place, target and scoring of the game</extracomment>
            <translation>Détails de la partie</translation>
        </message>
    </context>
    <context>
        <name>SheetPanels</name>
        <message>
            <source>This game</source>
            <extracomment>Titles of panels over the score sheet</extracomment>
            <translation>Cette partie</translation>
        </message>
        <message>
            <source>Players</source>
            <translation>Joueurs</translation>
        </message>
        <message>
            <source>Score chart</source>
            <translation>Graphique des scores</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Partager et imprimer</translation>
        </message>
        <message>
            <source>End game now</source>
            <translation>Finir la partie maintenant</translation>
        </message>
        <message>
            <source>Result</source>
            <translation>Résultat</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Joueur</translation>
        </message>
        <message>
            <source>Details of the game</source>
            <translation>Détails de la partie</translation>
        </message>
    </context>
    <context>
        <name>SheetPage</name>
        <message>
            <source>Correct round %1</source>
            <extracomment>Title while a hand of an earlier round is corrected. %1 its number</extracomment>
            <translation>Corriger la manche %1</translation>
        </message>
        <message>
            <source>Round %1</source>
            <extracomment>Title while a round is entered. %1 its number</extracomment>
            <translation>Manche %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayers</name>
        <message>
            <source>Remove</source>
            <extracomment>Buttons beside a player: remove from the game, or let rejoin</extracomment>
            <translation>Retirer</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Réintégrer</translation>
        </message>
        <message>
            <source>Remove %1</source>
            <extracomment>Spoken names of the buttons. %1 a player</extracomment>
            <translation>Retirer %1</translation>
        </message>
        <message>
            <source>Rejoin: %1</source>
            <translation>Réintégrer : %1</translation>
        </message>
        <message>
            <source>New player</source>
            <extracomment>Label of a field: the name of a player who joins late</extracomment>
            <translation>Nouveau joueur</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>In the empty field for a name</extracomment>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Starts with</source>
            <extracomment>Label: the starting points of a player who joins late</extracomment>
            <translation>Commence avec</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>lowest total: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>le plus petit total : %n</numerusform>
                <numerusform>le plus petit total : %n</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>average: %n</source>
            <extracomment>Starting points of a player who joins late. %n points</extracomment>
            <translation>
                <numerusform>la moyenne : %n</numerusform>
                <numerusform>la moyenne : %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Sits between</source>
            <extracomment>Label: the neighbors of a player who joins late</extracomment>
            <translation>Prend place entre</translation>
        </message>
        <message>
            <source>Add player</source>
            <extracomment>Button: add the player whose name was typed</extracomment>
            <translation>Ajouter le joueur</translation>
        </message>
    </context>
    <context>
        <name>SheetTable</name>
        <message>
            <source>Score sheet</source>
            <extracomment>Spoken name of the score sheet</extracomment>
            <translation>Feuille de score</translation>
        </message>
        <message>
            <source>Only the final points of this game are known, not its rounds.</source>
            <extracomment>On the score sheet of a game that has no rounds</extracomment>
            <translation>On ne connaît que les points finaux de cette partie, pas ses manches.</translation>
        </message>
    </context>
    <context>
        <name>ShownHand</name>
        <message>
            <source>Got it</source>
            <extracomment>Button: hides the hand that a challenge showed</extracomment>
            <translation>Compris</translation>
        </message>
        <message>
            <source>No cards left</source>
            <extracomment>Where a challenge shows a hand, and there is nothing in it</extracomment>
            <translation>Main vide</translation>
        </message>
    </context>
    <context>
        <name>SideSheet</name>
        <message>
            <source>Close</source>
            <extracomment>Button: close this sheet</extracomment>
            <translation>Fermer</translation>
        </message>
    </context>
    <context>
        <name>SpeedSlider</name>
        <message>
            <source>Speed</source>
            <extracomment>Setting: how fast the others play and the cards fly</extracomment>
            <translation>Vitesse</translation>
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
            <translation>Points pour %1 : nombre ou somme</translation>
        </message>
        <message>
            <source>Went out: 0</source>
            <extracomment>In the field for a hand's points: the player who went out has none</extracomment>
            <translation>A fini : 0</translation>
        </message>
        <message>
            <source>Tap cards, or type 12+11+7</source>
            <translation>Touche les cartes, ou tape 12+11+7</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken live sum of a hand</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Enter points</source>
            <extracomment>In the empty field for a hand's points</extracomment>
            <translation>Saisis les points</translation>
        </message>
        <message>
            <source>Total of all hands</source>
            <extracomment>In the empty field of the player who went out: one number for all other hands</extracomment>
            <translation>Total de toutes les mains</translation>
        </message>
    </context>
    <context>
        <name>SumsHead</name>
        <message>
            <source>Round</source>
            <extracomment>Heading above the points of this round, in the result</extracomment>
            <translation>Manche</translation>
        </message>
        <message>
            <source>Total</source>
            <extracomment>Heading above the points of the whole game, in the result</extracomment>
            <translation>Total</translation>
        </message>
    </context>
    <context>
        <name>SwapButtons</name>
        <message>
            <source>Swap</source>
            <extracomment>Button at a player's place: swap hands with them</extracomment>
            <translation>Échanger</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s)</source>
            <extracomment>Spoken name of the button. %1 a player's name, %n how many cards they hold</extracomment>
            <translation>
                <numerusform>Échanger ta main avec %1, qui a %n carte</numerusform>
                <numerusform>Échanger ta main avec %1, qui a %n cartes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>TableBar</name>
        <message>
            <source>Why?</source>
            <extracomment>Button beside the reason why something was refused: opens the rule</extracomment>
            <translation>Pourquoi ?</translation>
        </message>
        <message>
            <source>Why? Opens the rule</source>
            <extracomment>Spoken name of the button "Why?"</extracomment>
            <translation>Pourquoi ? Ouvre la règle</translation>
        </message>
        <message>
            <source>Show less</source>
            <extracomment>Spoken name of what shows all words of a sentence that was cut short, or ends that</extracomment>
            <translation>Afficher moins</translation>
        </message>
        <message>
            <source>Show full text</source>
            <translation>Afficher tout le texte</translation>
        </message>
        <message>
            <source>Speed up until my turn</source>
            <extracomment>Button: shows the other players' turns four times as fast</extracomment>
            <translation>Accélérer jusqu’à mon tour</translation>
        </message>
        <message>
            <source>Do it</source>
            <extracomment>Button: plays what the hint suggests</extracomment>
            <translation>Suivre</translation>
        </message>
        <message>
            <source>Next</source>
            <extracomment>Button in a lesson: what was said has been read</extracomment>
            <translation>Suivant</translation>
        </message>
    </context>
    <context>
        <name>TableCard</name>
        <message>
            <source>Hand, %1 of %2.</source>
            <extracomment>Spoken of a card in the player's own hand. %1 which one it is, %2 how many there are</extracomment>
            <translation>Main, %1 sur %2.</translation>
        </message>
        <message>
            <source>Center Row, %1 of %2.</source>
            <extracomment>Spoken of a card in the Center Row. %1 which one it is, %2 how many there are</extracomment>
            <translation>Rangée Centrale, %1 sur %2.</translation>
        </message>
        <message>
            <source>Suggested by the hint.</source>
            <extracomment>Spoken of a card that the hint suggests</extracomment>
            <translation>Proposée par le conseil.</translation>
        </message>
        <message>
            <source>Already matched.</source>
            <extracomment>Spoken of a card in the Center Row on which something has been played in this turn</extracomment>
            <translation>Déjà associée.</translation>
        </message>
        <message>
            <source>You can match it.</source>
            <extracomment>Spoken of a card in the Center Row on which something of the hand can be played</extracomment>
            <translation>Tu peux jouer dessus.</translation>
        </message>
        <message>
            <source>You can play it.</source>
            <extracomment>Spoken of a card in the hand</extracomment>
            <translation>Tu peux la jouer.</translation>
        </message>
        <message>
            <source>On a row card, waiting for a second card.</source>
            <extracomment>Spoken of a card of the hand that is put on a row card and waits for a second one</extracomment>
            <translation>Sur une carte de la rangée, attend une deuxième carte.</translation>
        </message>
        <message>
            <source>Just drawn.</source>
            <extracomment>Spoken of a card of the hand that has just been drawn</extracomment>
            <translation>Vient d’être piochée.</translation>
        </message>
    </context>
    <context>
        <name>TableMenu</name>
        <message>
            <source>Turn the table toward the current player</source>
            <extracomment>Setting: the table on the screen turns toward the person who plays</extracomment>
            <translation>Tourner la table vers qui doit jouer</translation>
        </message>
        <message>
            <source>For a tablet that lies flat in the middle.</source>
            <translation>Pour une tablette posée à plat au milieu.</translation>
        </message>
        <message>
            <source>Reduced motion</source>
            <extracomment>Setting: cards do not fly, nothing pulses</extracomment>
            <translation>Animations réduites</translation>
        </message>
        <message>
            <source>Sound</source>
            <extracomment>Setting: sounds on or off</extracomment>
            <translation>Son</translation>
        </message>
        <message>
            <source>House rules</source>
            <extracomment>Heading: the house rules of this game</extracomment>
            <translation>Règles maison</translation>
        </message>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Objectif</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: points that win the game</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Deal number</source>
            <extracomment>Heading: the number that deals the same cards again</extracomment>
            <translation>Numéro de donne</translation>
        </message>
        <message>
            <source>Enter it when you set up a game to get the same cards again.</source>
            <extracomment>Under the deal number</extracomment>
            <translation>Saisis-le en préparant une partie pour retrouver les mêmes cartes.</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Button: show which keys do what</extracomment>
            <translation>Touches</translation>
        </message>
        <message>
            <source>Leave table</source>
            <extracomment>Button: goes to Home; the game can be continued</extracomment>
            <translation>Quitter la table</translation>
        </message>
        <message>
            <source>Your game is saved. Continue any time.</source>
            <extracomment>Under the button "Leave table"</extracomment>
            <translation>Ta partie est enregistrée. Reprends-la quand tu veux.</translation>
        </message>
        <message>
            <source>Judge my own poses</source>
            <extracomment>Setting: while you pose in UNO, the table does not watch whether you move</extracomment>
            <translation>Arbitrer mes propres poses</translation>
        </message>
        <message>
            <source>Tableside doesn’t watch while you pose. You say when you moved.</source>
            <translation>Tableside ne surveille pas ta pose : c’est toi qui dis si tu as bougé.</translation>
        </message>
        <message>
            <source>Rules</source>
            <extracomment>Button: read the rules of the game that is played, and come back to the table</extracomment>
            <translation>Règles</translation>
        </message>
        <message>
            <source>High contrast</source>
            <extracomment>Setting</extracomment>
            <translation>Contraste élevé</translation>
        </message>
        <message>
            <source>More</source>
            <extracomment>Button: shows what else there is in the menu, such as saving the game as a file</extracomment>
            <translation>Plus</translation>
        </message>
        <message>
            <source>Discard game</source>
            <extracomment>Button: leaves the table and throws the game away; Home offers to restore it</extracomment>
            <translation>Abandonner la partie</translation>
        </message>
    </context>
    <context>
        <name>TableQuestion</name>
        <message>
            <source>Which game are the scores in “%1” from?</source>
            <extracomment>%1 the name of a file that is being imported</extracomment>
            <translation>De quel jeu viennent les points dans « %1 » ?</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: does not import the file</extracomment>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>TableSheets</name>
        <message>
            <source>Log</source>
            <extracomment>Title of the log of the game</extracomment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Title of the table's menu</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>Keys</source>
            <extracomment>Title of the list of keys</extracomment>
            <translation>Touches</translation>
        </message>
        <message>
            <source>What did I miss?</source>
            <extracomment>Title of the panel with what the others did since the reader's last turn</extracomment>
            <translation>Qu’est-ce que j’ai manqué ?</translation>
        </message>
        <message>
            <source>%1’s last turns</source>
            <extracomment>Title of the panel with the last turns of %1, a player</extracomment>
            <translation>Les derniers tours de %1</translation>
        </message>
    </context>
    <context>
        <name>TargetSection</name>
        <message>
            <source>Target</source>
            <extracomment>Heading: the points that win the game</extracomment>
            <translation>Objectif</translation>
        </message>
        <message>
            <source>50 points less</source>
            <extracomment>Button</extracomment>
            <translation>50 points de moins</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>%n: the points that win the game</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>50 points more</source>
            <translation>50 points de plus</translation>
        </message>
    </context>
    <context>
        <name>Toast</name>
        <message>
            <source>Undo</source>
            <extracomment>Button in a short message: what was done is taken back</extracomment>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Open folder</source>
            <extracomment>Button: in the system's file manager</extracomment>
            <translation>Ouvrir le dossier</translation>
        </message>
        <message>
            <source>Dismiss</source>
            <extracomment>Button: closes a notice after reading it</extracomment>
            <translation>Fermer le message</translation>
        </message>
    </context>
    <context>
        <name>TotalsChart</name>
        <message>
            <source>Target %1</source>
            <extracomment>Name of a line in the chart. %1 points</extracomment>
            <translation>Objectif %1</translation>
        </message>
    </context>
    <context>
        <name>TotalsLines</name>
        <message>
            <source>Score chart. %1</source>
            <extracomment>Spoken name of the chart. %1 a sentence that says who leads</extracomment>
            <translation>Graphique des scores. %1</translation>
        </message>
    </context>
    <context>
        <name>UnoAdvice</name>
        <message>
            <source>%1 misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 passe son tour</translation>
        </message>
        <message>
            <source>%1 draws two and misses the turn</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 pioche 2 cartes et passe son tour</translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s) or stack another</source>
            <extracomment>Within a sentence. %1 a player, who may also play a card of the same kind on it</extracomment>
            <translation>
                <numerusform>%1 doit piocher %n carte ou cumuler</numerusform>
                <numerusform>%1 doit piocher %n cartes ou cumuler</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has to draw %n card(s), stack another, or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>
                <numerusform>%1 doit piocher %n carte, cumuler ou lancer un défi</numerusform>
                <numerusform>%1 doit piocher %n cartes, cumuler ou lancer un défi</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 has to draw four or challenge</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 doit piocher 4 cartes ou lancer un défi</translation>
        </message>
        <message>
            <source>%1 draws four and misses the turn</source>
            <extracomment>Within a sentence. %1 a player; UNO-BLUFF-1</extracomment>
            <translation>%1 pioche 4 cartes et passe son tour</translation>
        </message>
        <message>
            <source>%1 has to strike a pose</source>
            <extracomment>Within a sentence. %1 a player</extracomment>
            <translation>%1 doit prendre la pose</translation>
        </message>
        <message>
            <source>any color works</source>
            <extracomment>Within a sentence: no card in the hand has a color</extracomment>
            <translation>n’importe quelle couleur convient</translation>
        </message>
        <message>
            <source>you swap hands with another player</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>tu échanges ta main avec un autre joueur</translation>
        </message>
        <message>
            <source>everyone passes their hand on</source>
            <extracomment>Within a sentence; UNO-SEVEN-1</extracomment>
            <translation>chacun passe sa main au voisin</translation>
        </message>
        <message numerus="yes">
            <source>%n fewer point(s) to count against you</source>
            <extracomment>Within a sentence</extracomment>
            <translation>
                <numerusform>%n point de moins contre toi</numerusform>
                <numerusform>%n points de moins contre toi</numerusform>
            </translation>
        </message>
        <message>
            <source>play the %1</source>
            <extracomment>Within a sentence. %1 a wild card, %2 a color</extracomment>
            <translation>%1</translation>
        </message>
        <message>
            <source>play the %1 and name %2</source>
            <translation>%1, en annonçant %2</translation>
        </message>
        <message>
            <source>Play the %1: you go out and win the round.</source>
            <extracomment>%1 a card</extracomment>
            <translation>À jouer : %1. Tu as fini et tu gagnes la manche.</translation>
        </message>
        <message>
            <source>Play the %1: %2.</source>
            <extracomment>%1 a card, %2 why</extracomment>
            <translation>À jouer : %1 ; %2.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2: %3.</source>
            <extracomment>%1 a wild card, %2 a color, %3 why</extracomment>
            <translation>À jouer : %1, en annonçant %2 ; %3.</translation>
        </message>
        <message>
            <source>Draw even though you can play: your cards are worth more later.</source>
            <translation>Pioche, même si tu as de quoi jouer : tes cartes te serviront mieux plus tard.</translation>
        </message>
        <message>
            <source>Draw: you can’t play anything.</source>
            <translation>Pioche : tu n’as rien à jouer.</translation>
        </message>
        <message>
            <source>Keep the card: it’s worth more later.</source>
            <translation>Garde la carte : elle te servira mieux plus tard.</translation>
        </message>
        <message>
            <source>Challenge: it may well be a bluff.</source>
            <translation>Lance un défi : c’est peut-être bien du bluff.</translation>
        </message>
        <message>
            <source>Draw the cards: it costs you less.</source>
            <translation>Pioche les cartes : ça te coûte moins.</translation>
        </message>
        <message>
            <source>Draw the cards: you have no other choice.</source>
            <translation>Pioche les cartes : tu n’as pas le choix.</translation>
        </message>
        <message>
            <source>Name %1: %2.</source>
            <extracomment>%1 a color, %2 why</extracomment>
            <translation>Annonce %1 : %2.</translation>
        </message>
        <message numerus="yes">
            <source>Swap hands with %1, who has %n card(s).</source>
            <translation>
                <numerusform>Échange ta main avec %1, qui a %n carte.</numerusform>
                <numerusform>Échange ta main avec %1, qui a %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>draw a card</source>
            <extracomment>What could be done instead, within a sentence</extracomment>
            <translation>piocher une carte</translation>
        </message>
        <message>
            <source>keep the card</source>
            <translation>garder la carte</translation>
        </message>
        <message>
            <source>challenge</source>
            <translation>lancer un défi</translation>
        </message>
        <message>
            <source>draw the cards</source>
            <translation>piocher les cartes</translation>
        </message>
        <message>
            <source>name %1</source>
            <translation>annoncer %1</translation>
        </message>
        <message>
            <source>swap hands with %1</source>
            <translation>échanger ta main avec %1</translation>
        </message>
        <message>
            <source>%1 It’s a bluff: if you’re challenged, you draw the four.</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four</extracomment>
            <translation>%1 C’est un bluff : si on te défie, tu pioches les 4 cartes.</translation>
        </message>
        <message numerus="yes">
            <source>%1 It’s a bluff: if you’re challenged, you draw the %n card(s).</source>
            <extracomment>%1 a sentence that advises playing a Wild Draw Four. %n may be more than four where draw cards are stacked</extracomment>
            <translation>
                <numerusform>%1 C’est un bluff : si on te défie, tu pioches %n carte.</numerusform>
                <numerusform>%1 C’est un bluff : si on te défie, tu pioches les %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>you have more %1 than any other color</source>
            <extracomment>Within a sentence: why a card or a color. %1 a color</extracomment>
            <translation>tu as surtout du %1</translation>
        </message>
        <message>
            <source>it saves your wild cards for later</source>
            <extracomment>Within a sentence: why another card</extracomment>
            <translation>tu gardes tes jokers pour plus tard</translation>
        </message>
        <message>
            <source>it saves your action cards for later</source>
            <extracomment>Within a sentence: why a card with a number</extracomment>
            <translation>tu gardes tes cartes Action pour plus tard</translation>
        </message>
        <message>
            <source>Play the %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>À jouer : %1.</translation>
        </message>
        <message>
            <source>Play the %1 and name %2.</source>
            <extracomment>%1 a wild card, %2 a color</extracomment>
            <translation>À jouer : %1, en annonçant %2.</translation>
        </message>
        <message>
            <source>Name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Annonce %1.</translation>
        </message>
        <message>
            <source>Draw a card.</source>
            <translation>Pioche une carte.</translation>
        </message>
        <message>
            <source>Keep the card.</source>
            <translation>Garde la carte.</translation>
        </message>
        <message>
            <source>Challenge.</source>
            <translation>Lance un défi.</translation>
        </message>
        <message>
            <source>Draw the cards.</source>
            <translation>Pioche les cartes.</translation>
        </message>
    </context>
    <context>
        <name>UnoButtons</name>
        <message>
            <source>Never mind</source>
            <extracomment>Button: somebody who asked for the device out of turn gives it back</extracomment>
            <translation>Finalement non</translation>
        </message>
        <message>
            <source>Draw</source>
            <extracomment>Button: draw one card</extracomment>
            <translation>Piocher</translation>
        </message>
        <message>
            <source>Keep it</source>
            <extracomment>Button: do not play the card that was just drawn</extracomment>
            <translation>La garder</translation>
        </message>
        <message numerus="yes">
            <source>Draw %n</source>
            <extracomment>Button: draws the cards you have to draw. %n: how many</extracomment>
            <translation>
                <numerusform>Piocher %n</numerusform>
                <numerusform>Piocher %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Challenge</source>
            <extracomment>Button: say that a Wild Draw Four was a bluff</extracomment>
            <translation>Défier</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: takes back the wild card before its color is named</extracomment>
            <translation>Annuler</translation>
        </message>
    </context>
    <context>
        <name>UnoHouseRules</name>
        <message>
            <source>Playing by the printed rules.</source>
            <translation>On joue selon la règle imprimée.</translation>
        </message>
        <message>
            <source>Stacking</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Cumul</translation>
        </message>
        <message>
            <source>Answer a Draw Two with a Draw Two, or a Wild Draw Four with a Wild Draw Four. The total passes to the next player.</source>
            <translation>Un +2 sur un +2, un Super Joker sur un Super Joker : le total passe au joueur suivant.</translation>
        </message>
        <message>
            <source>Jumping in</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Interception</translation>
        </message>
        <message>
            <source>If you have a card identical to the top card, you can play it out of turn. Play continues from you.</source>
            <translation>Si tu as exactement la carte du dessus, tu peux la jouer sans attendre ton tour. On continue à partir de toi.</translation>
        </message>
        <message>
            <source>Seven and zero</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Le sept et le zéro</translation>
        </message>
        <message>
            <source>Play a 7 to swap hands with a player you choose. Play a 0, and everyone passes their hand on.</source>
            <translation>Joue un 7 pour échanger ta main avec le joueur de ton choix. Joue un 0, et chacun passe sa main au voisin.</translation>
        </message>
        <message>
            <source>Drawing until you can play</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Piocher jusqu’à pouvoir jouer</translation>
        </message>
        <message>
            <source>Instead of drawing just one card.</source>
            <translation>Au lieu de piocher une seule carte.</translation>
        </message>
        <message>
            <source>No bluffing</source>
            <extracomment>House rule of UNO</extracomment>
            <translation>Pas de bluff</translation>
        </message>
        <message>
            <source>Play a Wild Draw Four only when you have no card of the current color. There’s nothing to challenge.</source>
            <translation>Joue un Super Joker seulement si tu n’as aucune carte de la couleur qui compte. Pas de défi possible.</translation>
        </message>
        <message>
            <source>Two players: Reverse doesn’t skip</source>
            <extracomment>House rule of UNO for two players</extracomment>
            <translation>À 2 joueurs : l’Inversion change seulement le sens</translation>
        </message>
        <message>
            <source>Otherwise, Reverse works like a Skip.</source>
            <translation>Sinon, une Inversion agit comme une carte Passer.</translation>
        </message>
        <message>
            <source>Grace period before you can be caught</source>
            <translation>Délai pour annoncer avant d’être pris en faute</translation>
        </message>
    </context>
    <context>
        <name>UnoKeys</name>
        <message>
            <source>Call “UNO!”, even when it isn’t your turn</source>
            <translation>Dire « UNO ! », même si ce n’est pas ton tour</translation>
        </message>
        <message>
            <source>Move between cards; up to the draw pile and back down; around the color wheel</source>
            <translation>Aller de carte en carte ; haut jusqu’à la pioche, bas pour revenir ; faire le tour de la roue des couleurs</translation>
        </message>
        <message>
            <source>Play the card; on the draw pile, draw</source>
            <translation>Jouer la carte ; sur la pioche, piocher</translation>
        </message>
        <message>
            <source>Draw a card, or all the cards you have to draw</source>
            <translation>Piocher une carte, ou toutes celles que tu dois piocher</translation>
        </message>
        <message>
            <source>Keep the card you drew</source>
            <translation>Garder la carte que tu viens de piocher</translation>
        </message>
        <message>
            <source>Challenge a Wild Draw Four</source>
            <translation>Lancer un défi après un Super Joker</translation>
        </message>
        <message>
            <source>1 to 4</source>
            <extracomment>Four number keys</extracomment>
            <translation>1 à 4</translation>
        </message>
        <message>
            <source>Name red, blue, green, or yellow</source>
            <translation>Annoncer rouge, bleu, vert ou jaune</translation>
        </message>
    </context>
    <context>
        <name>UnoLog</name>
        <message>
            <source>First card: %1.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Première carte retournée : %1.</translation>
        </message>
        <message>
            <source>You jump in with a %1.</source>
            <translation>Tu interceptes : %1.</translation>
        </message>
        <message>
            <source>%1 jumps in with a %2.</source>
            <translation>%1 intercepte : %2.</translation>
        </message>
        <message>
            <source>You play a %1.</source>
            <translation>Tu joues : %1.</translation>
        </message>
        <message>
            <source>%1 plays a %2.</source>
            <translation>%1 joue : %2.</translation>
        </message>
        <message>
            <source>You name %1.</source>
            <extracomment>%1 a color</extracomment>
            <translation>Tu annonces %1.</translation>
        </message>
        <message>
            <source>%1 names %2.</source>
            <translation>%1 annonce %2.</translation>
        </message>
        <message>
            <source>Play moves to the left again.</source>
            <translation>On tourne de nouveau vers la gauche.</translation>
        </message>
        <message>
            <source>Play now moves to the right.</source>
            <translation>On tourne maintenant vers la droite.</translation>
        </message>
        <message>
            <source>You miss your turn.</source>
            <translation>Tu passes ton tour.</translation>
        </message>
        <message>
            <source>%1 misses the turn.</source>
            <translation>%1 passe son tour.</translation>
        </message>
        <message>
            <source>You keep the card.</source>
            <translation>Tu gardes la carte.</translation>
        </message>
        <message>
            <source>%1 keeps the card.</source>
            <translation>%1 garde la carte.</translation>
        </message>
        <message>
            <source>You strike a pose. Hold it!</source>
            <translation>Tu prends la pose. Tiens bon !</translation>
        </message>
        <message>
            <source>%1 strikes a pose.</source>
            <translation>%1 prend la pose.</translation>
        </message>
        <message>
            <source>You moved: draw four.</source>
            <translation>Tu as bougé : tu pioches 4 cartes.</translation>
        </message>
        <message>
            <source>%1 moved and draws four.</source>
            <translation>%1 a bougé et pioche 4 cartes.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. You have the fewest points in hand.</source>
            <translation>Personne ne peut jouer ni piocher. C’est toi qui as le moins de points en main.</translation>
        </message>
        <message>
            <source>Nobody can play or draw. %1 has the fewest points in hand.</source>
            <translation>Personne ne peut jouer ni piocher. %1 a le moins de points en main.</translation>
        </message>
        <message>
            <source>You challenge %1. It was a bluff!</source>
            <translation>Tu défies %1 : c’était du bluff !</translation>
        </message>
        <message>
            <source>You challenge %1, but it wasn’t a bluff.</source>
            <translation>Tu défies %1, mais ce n’était pas du bluff.</translation>
        </message>
        <message>
            <source>%1 challenges you, and you did bluff.</source>
            <translation>%1 te défie, et tu bluffais.</translation>
        </message>
        <message>
            <source>%1 challenges you, but you didn’t bluff.</source>
            <translation>%1 te défie, mais tu n’as pas bluffé.</translation>
        </message>
        <message>
            <source>%1 challenges %2. It was a bluff!</source>
            <translation>%1 défie %2 : c’était du bluff !</translation>
        </message>
        <message>
            <source>%1 challenges %2, but it wasn’t a bluff.</source>
            <translation>%1 défie %2, mais ce n’était pas du bluff.</translation>
        </message>
        <message>
            <source>Everyone passes their hand on.</source>
            <translation>Chacun passe sa main au voisin.</translation>
        </message>
        <message>
            <source>You swap hands with %1.</source>
            <translation>Tu échanges ta main avec %1.</translation>
        </message>
        <message>
            <source>%1 swaps hands with you.</source>
            <translation>%1 échange sa main avec toi.</translation>
        </message>
        <message>
            <source>%1 swaps hands with %2.</source>
            <translation>%1 échange sa main avec %2.</translation>
        </message>
        <message>
            <source>Their hand: %1.</source>
            <extracomment>The cards that a challenge showed; follows another sentence</extracomment>
            <translation>En main : %1.</translation>
        </message>
    </context>
    <context>
        <name>UnoMiddle</name>
        <message>
            <source>Current color: %1</source>
            <extracomment>Spoken: the color that has to be played now. %1 a color</extracomment>
            <translation>Couleur qui compte : %1</translation>
        </message>
    </context>
    <context>
        <name>UnoWords</name>
        <message>
            <source>Wild</source>
            <extracomment>Names of UNO's wild cards, as they are called in the rules of your language</extracomment>
            <translation>Joker</translation>
        </message>
        <message>
            <source>Wild Draw Four</source>
            <translation>Super Joker</translation>
        </message>
        <message>
            <source>Wild Dumb Fu</source>
            <translation>Kung-fu</translation>
        </message>
        <message>
            <source>UNO!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>UNO !</translation>
        </message>
        <message>
            <source>Red %1</source>
            <extracomment>A number card on its own; %1 is a number from 0 to 9</extracomment>
            <translation>%1 rouge</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>%1 bleu</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>%1 vert</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>%1 jaune</translation>
        </message>
        <message>
            <source>Yellow Skip</source>
            <translation>Carte Passer jaune</translation>
        </message>
        <message>
            <source>Green Skip</source>
            <translation>Carte Passer verte</translation>
        </message>
        <message>
            <source>Blue Skip</source>
            <translation>Carte Passer bleue</translation>
        </message>
        <message>
            <source>Red Skip</source>
            <extracomment>A Skip on its own</extracomment>
            <translation>Carte Passer rouge</translation>
        </message>
        <message>
            <source>Yellow Reverse</source>
            <translation>Inversion jaune</translation>
        </message>
        <message>
            <source>Green Reverse</source>
            <translation>Inversion verte</translation>
        </message>
        <message>
            <source>Blue Reverse</source>
            <translation>Inversion bleue</translation>
        </message>
        <message>
            <source>Red Reverse</source>
            <extracomment>A Reverse on its own</extracomment>
            <translation>Inversion rouge</translation>
        </message>
        <message>
            <source>Yellow Draw Two</source>
            <translation>+2 jaune</translation>
        </message>
        <message>
            <source>Green Draw Two</source>
            <translation>+2 vert</translation>
        </message>
        <message>
            <source>Blue Draw Two</source>
            <translation>+2 bleu</translation>
        </message>
        <message>
            <source>Red Draw Two</source>
            <extracomment>A Draw Two on its own, as it is called in the rules of your language</extracomment>
            <translation>+2 rouge</translation>
        </message>
        <message>
            <source>red %1</source>
            <extracomment>A number card within a sentence; %1 is a number from 0 to 9</extracomment>
            <translation>%1 rouge</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>%1 bleu</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>%1 vert</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>%1 jaune</translation>
        </message>
        <message>
            <source>yellow Skip</source>
            <translation>carte Passer jaune</translation>
        </message>
        <message>
            <source>green Skip</source>
            <translation>carte Passer verte</translation>
        </message>
        <message>
            <source>blue Skip</source>
            <translation>carte Passer bleue</translation>
        </message>
        <message>
            <source>red Skip</source>
            <extracomment>A Skip within a sentence</extracomment>
            <translation>carte Passer rouge</translation>
        </message>
        <message>
            <source>yellow Reverse</source>
            <translation>Inversion jaune</translation>
        </message>
        <message>
            <source>green Reverse</source>
            <translation>Inversion verte</translation>
        </message>
        <message>
            <source>blue Reverse</source>
            <translation>Inversion bleue</translation>
        </message>
        <message>
            <source>red Reverse</source>
            <extracomment>A Reverse within a sentence</extracomment>
            <translation>Inversion rouge</translation>
        </message>
        <message>
            <source>yellow Draw Two</source>
            <translation>+2 jaune</translation>
        </message>
        <message>
            <source>green Draw Two</source>
            <translation>+2 vert</translation>
        </message>
        <message>
            <source>blue Draw Two</source>
            <translation>+2 bleu</translation>
        </message>
        <message>
            <source>red Draw Two</source>
            <extracomment>A Draw Two within a sentence, as it is called in the rules of your language</extracomment>
            <translation>+2 rouge</translation>
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
            <translation>Essayer : %1</translation>
        </message>
        <message>
            <source>Delete %1</source>
            <extracomment>Button. %1 the name of a voice that was recorded</extracomment>
            <translation>Supprimer : %1</translation>
        </message>
        <message>
            <source>Delete “%1”? You can’t undo it.</source>
            <extracomment>Question about a recorded voice; below it are two buttons. %1 its name</extracomment>
            <translation>Supprimer « %1 » ? C’est définitif.</translation>
        </message>
        <message>
            <source>Cancel</source>
            <extracomment>Button: nothing is deleted</extracomment>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Delete permanently</source>
            <extracomment>Button: the recorded voice is deleted at once</extracomment>
            <translation>Supprimer définitivement</translation>
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
            <translation>Une voix par place</translation>
        </message>
        <message>
            <source>Same as table</source>
            <extracomment>A seat's voice: the one chosen for everyone</extracomment>
            <translation>Comme la table</translation>
        </message>
        <message>
            <source>Voice for %1: %2</source>
            <extracomment>Spoken name of a button that goes through the voices. %1 a player, %2 a voice</extracomment>
            <translation>%1, voix : %2</translation>
        </message>
    </context>
    <context>
        <name>WakeLock</name>
        <message>
            <source>Playing with real cards</source>
            <extracomment>The reason why the screen stays on; shown by the desktop</extracomment>
            <translation>Partie avec de vraies cartes</translation>
        </message>
    </context>
    <context>
        <name>DataExport</name>
        <message>
            <source>%1 Nothing was exported.</source>
            <extracomment>%1 a sentence that says which file couldn't be read, and why</extracomment>
            <translation>%1 Rien n’a été exporté.</translation>
        </message>
        <message>
            <source>Saved in “%1”, but only with the games since Tableside started.</source>
            <extracomment>%1 a folder. Another sentence follows, which says why there is no file of earlier games.</extracomment>
            <translation>Enregistré dans « %1 », mais seulement avec les parties depuis le démarrage de Tableside.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) played here are damaged: only the readable part was saved.</source>
            <translation>
                <numerusform>%n partie jouée ici est endommagée : seul ce qui est lisible a été enregistré.</numerusform>
                <numerusform>%n parties jouées ici sont endommagées : seul ce qui est lisible a été enregistré.</numerusform>
            </translation>
        </message>
        <message>
            <source>Everything is saved in “%1”: %2.</source>
            <extracomment>%1 a folder, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Tout est enregistré dans « %1 » : %2.</translation>
        </message>
    </context>
    <context>
        <name>WhoPanel</name>
        <message>
            <source>Nobody</source>
            <extracomment>Button: nobody, the press was a slip</extracomment>
            <translation>Personne</translation>
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
            <translation># en %1</translation>
        </message>
        <message>
            <source>red</source>
            <translation>rouge</translation>
        </message>
        <message>
            <source>blue</source>
            <translation>bleu</translation>
        </message>
        <message>
            <source>green</source>
            <translation>vert</translation>
        </message>
        <message>
            <source>yellow</source>
            <translation>jaune</translation>
        </message>
        <message>
            <source>Wild DOS</source>
            <translation>Joker DOS</translation>
        </message>
        <message>
            <source>Red %1</source>
            <translation>%1 rouge</translation>
        </message>
        <message>
            <source>Blue %1</source>
            <translation>%1 bleu</translation>
        </message>
        <message>
            <source>Green %1</source>
            <translation>%1 vert</translation>
        </message>
        <message>
            <source>Yellow %1</source>
            <translation>%1 jaune</translation>
        </message>
        <message>
            <source>Yellow Wild #</source>
            <translation>Joker # jaune</translation>
        </message>
        <message>
            <source>Green Wild #</source>
            <translation>Joker # vert</translation>
        </message>
        <message>
            <source>Blue Wild #</source>
            <translation>Joker # bleu</translation>
        </message>
        <message>
            <source>Red Wild #</source>
            <extracomment>A card on its own: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>Joker # rouge</translation>
        </message>
        <message>
            <source>red %1</source>
            <translation>%1 rouge</translation>
        </message>
        <message>
            <source>yellow Wild #</source>
            <translation>Joker # jaune</translation>
        </message>
        <message>
            <source>green Wild #</source>
            <translation>Joker # vert</translation>
        </message>
        <message>
            <source>blue Wild #</source>
            <translation>Joker # bleu</translation>
        </message>
        <message>
            <source>red Wild #</source>
            <extracomment>A card within a sentence: a Wild #, or a number card with a number from 1 to 10 for %1</extracomment>
            <translation>Joker # rouge</translation>
        </message>
        <message>
            <source>blue %1</source>
            <translation>%1 bleu</translation>
        </message>
        <message>
            <source>green %1</source>
            <translation>%1 vert</translation>
        </message>
        <message>
            <source>yellow %1</source>
            <translation>%1 jaune</translation>
        </message>
        <message>
            <source>%1 as %2</source>
            <extracomment>A wild card with what it was read as: "red Wild # as 4"
----------
A Wild # in the Center Row read as a number; %1 "red Wild #", %2 the number</extracomment>
            <translation>%1 en %2</translation>
        </message>
        <message>
            <source>%1’s card</source>
            <extracomment>A face-down card for a screen reader; %1 is the player's name</extracomment>
            <translation>Une carte chez %1</translation>
        </message>
        <message numerus="yes">
            <source>Draw pile, %n card(s)</source>
            <translation>
                <numerusform>Pioche, %n carte</numerusform>
                <numerusform>Pioche, %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 on %2</source>
            <extracomment>%1 the cards played ("5" or "5 + 2"), %2 the row card ("red 7")</extracomment>
            <translation>%1 sur le %2</translation>
        </message>
        <message>
            <source>double color match: one bonus card, the others draw one</source>
            <translation>association de couleur double : une carte bonus, les autres piochent une carte</translation>
        </message>
        <message>
            <source>single color match: one bonus card</source>
            <translation>association de couleur simple : une carte bonus</translation>
        </message>
        <message>
            <source>double number match</source>
            <translation>association de chiffre double</translation>
        </message>
        <message>
            <source>single number match</source>
            <translation>association de chiffre simple</translation>
        </message>
        <message>
            <source>%1 · %2</source>
            <extracomment>%1 what is played on what, %2 what kind of match it is</extracomment>
            <translation>%1 · %2</translation>
        </message>
        <message>
            <source>%1: now choose a Center Row card.</source>
            <translation>%1 : choisis maintenant une carte de la Rangée Centrale.</translation>
        </message>
        <message>
            <source>%1 and %2: now choose a Center Row card.</source>
            <translation>%1 et %2 : choisis maintenant une carte de la Rangée Centrale.</translation>
        </message>
        <message>
            <source>%1: now choose one or two cards from your hand.</source>
            <translation>%1 : choisis maintenant une carte ou deux de ta main.</translation>
        </message>
        <message>
            <source>%1 on %2: add a second card.</source>
            <translation>%1 sur le %2 : ajoute une deuxième carte.</translation>
        </message>
        <message>
            <source>Lay the %1 in the Center Row</source>
            <translation>Pose le %1 dans la Rangée Centrale</translation>
        </message>
        <message numerus="yes">
            <source>the others draw %n</source>
            <translation>
                <numerusform>les autres piochent %n carte</numerusform>
                <numerusform>les autres piochent %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>DOS!</source>
            <extracomment>The call of the game: its name with an exclamation mark</extracomment>
            <translation>DOS !</translation>
        </message>
        <message>
            <source>cards count against you, lowest total wins</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>les cartes restantes comptent contre soi, le plus petit total gagne</translation>
        </message>
        <message numerus="yes">
            <source>you draw %n</source>
            <extracomment>In a game of two, behind what the other player has earned. %n how many cards the reader draws</extracomment>
            <translation>
                <numerusform>tu pioches %n carte</numerusform>
                <numerusform>tu pioches %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 draws %n</source>
            <extracomment>In a game of two. %1 the other player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 pioche %n carte</numerusform>
                <numerusform>%1 pioche %n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>grace period %1 s</source>
            <extracomment>One of the house rules, joined to a line. %1 a number such as 1.5</extracomment>
            <translation>délai pour annoncer : %1 s</translation>
        </message>
        <message>
            <source>printed rules</source>
            <extracomment>In place of house rules where there are none</extracomment>
            <translation>règle imprimée</translation>
        </message>
        <message>
            <source> · </source>
            <translation> · </translation>
        </message>
        <message numerus="yes">
            <source>You can lay %n more</source>
            <extracomment>Above the hand: what bonus the reader has earned. %n: how many more cards of the hand can be laid in the row</extracomment>
            <translation>
                <numerusform>Tu peux poser encore %n carte</numerusform>
                <numerusform>Tu peux poser encore %n cartes</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 can lay %n more</source>
            <extracomment>Above the hand: what bonus another player has earned. %1 the player, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 peut poser encore %n carte</numerusform>
                <numerusform>%1 peut poser encore %n cartes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>YouPlaque</name>
        <message numerus="yes">
            <source>You have %n point(s)</source>
            <extracomment>Spoken: the viewer's own points</extracomment>
            <translation>
                <numerusform>Tu as %n point</numerusform>
                <numerusform>Tu as %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Log</source>
            <extracomment>Button: opens the log of the game</extracomment>
            <translation>Journal</translation>
        </message>
        <message>
            <source>Menu</source>
            <extracomment>Button: speed, sound, rules, leave</extracomment>
            <translation>Menu</translation>
        </message>
        <message>
            <source>phone gone</source>
            <extracomment>Two short words at the seat of a player whose phone does not answer any more</extracomment>
            <translation>hors ligne</translation>
        </message>
    </context>
    <context>
        <name>tableside::DailyDeal</name>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n points</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n turn(s)</source>
            <extracomment>Part of a result: "Won with 34 points in 41 turns." %n turns</extracomment>
            <translation>
                <numerusform>%n tour</numerusform>
                <numerusform>%n tours</numerusform>
            </translation>
        </message>
        <message>
            <source>Won with %1 in %2.</source>
            <extracomment>The result of the deal of the day. %1 for example "34 points", %2 "41 turns"</extracomment>
            <translation>Gagné avec %1 en %2.</translation>
        </message>
        <message>
            <source>%1 won with %2 in %3.</source>
            <extracomment>The result of the deal of the day. %1 a player, %2 for example "34 points", %3 "41 turns"</extracomment>
            <translation>%1 a gagné avec %2 en %3.</translation>
        </message>
        <message>
            <source>You haven’t played it yet.</source>
            <translation>Tu ne l’as pas encore jouée.</translation>
        </message>
        <message>
            <source>You’re in the middle of it.</source>
            <translation>Tu es en plein milieu.</translation>
        </message>
        <message>
            <source>You gave up today’s deal. Tomorrow there is a new one.</source>
            <translation>Tu as abandonné la donne d’aujourd’hui. Demain, il y en aura une autre.</translation>
        </message>
        <message>
            <source>Deal of the day: %1, %2</source>
            <extracomment>The first line of a card with the result of the deal of the day. %1 DOS or UNO, %2 a date</extracomment>
            <translation>Donne du jour : %1, %2</translation>
        </message>
        <message numerus="yes">
            <source>%n day(s) in a row</source>
            <extracomment>The last line of such a card: how many days in a row somebody has played it</extracomment>
            <translation>
                <numerusform>%n jour de suite</numerusform>
                <numerusform>%n jours de suite</numerusform>
            </translation>
        </message>
        <message>
            <source>deal-of-the-day</source>
            <extracomment>Name of an exported picture; use only characters that file names allow</extracomment>
            <translation>donne-du-jour</translation>
        </message>
        <message>
            <source>Copied, as a picture and as text. Paste it anywhere.</source>
            <translation>Copié, comme image et comme texte. Colle-le où tu veux.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DataKeeper</name>
        <message>
            <source>No backup could be saved in “%1”. Check that the folder is there and has space, or choose another one.</source>
            <translation>Aucune sauvegarde n’a pu être enregistrée dans « %1 ». Vérifie que le dossier existe et qu’il reste de la place, ou choisis-en un autre.</translation>
        </message>
        <message>
            <source>No backup could be saved beside your games. Check that the disk has space.</source>
            <translation>Aucune sauvegarde n’a pu être enregistrée à côté de tes parties. Vérifie qu’il reste de la place sur le disque.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read, %1 of them to the end.</source>
            <extracomment>%n games of a damaged file; %1 of them</extracomment>
            <translation>
                <numerusform>%n partie a pu être lue, dont %1 jusqu’au bout.</numerusform>
                <numerusform>%n parties ont pu être lues, dont %1 jusqu’au bout.</numerusform>
            </translation>
        </message>
        <message>
            <source>The newest backup, from %1, has %2.</source>
            <extracomment>%1 is a date with a time, %2 is "8 score sheets and 12 games played here"</extracomment>
            <translation>La dernière sauvegarde (%1) contient %2.</translation>
        </message>
        <message>
            <source>There was no backup.</source>
            <translation>Il n’y avait pas de sauvegarde.</translation>
        </message>
        <message>
            <source>Everything was brought together: you now have %1.</source>
            <extracomment>After damage. %1 is "8 score sheets and 12 games played here"</extracomment>
            <translation>Tout a été réuni : tu as maintenant %1.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) lack what was saved last. Check them.</source>
            <extracomment>%n games whose last entries were damaged</extracomment>
            <translation>
                <numerusform>Il manque à %n partie ce qui a été enregistré en dernier. Vérifie-la.</numerusform>
                <numerusform>Il manque à %n parties ce qui a été enregistré en dernier. Vérifie-les.</numerusform>
            </translation>
        </message>
        <message>
            <source>The damaged file is now called “%1”. It’s beside the new one, and “Export everything” includes it.</source>
            <extracomment>%1 is a file name</extracomment>
            <translation>Le fichier endommagé s’appelle maintenant « %1 ». Il est à côté du nouveau, et « Tout exporter » l’inclut.</translation>
        </message>
        <message>
            <source>Damaged</source>
            <extracomment>Of a backup in a list</extracomment>
            <translation>Endommagée</translation>
        </message>
        <message>
            <source>Restoring the backup</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Restauration de la sauvegarde</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Le dossier n’a pas pu être ouvert. Ouvre-le dans ton gestionnaire de fichiers.</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) could be read whole.</source>
            <extracomment>%n games of a damaged file</extracomment>
            <translation>
                <numerusform>%n partie a pu être lue en entier.</numerusform>
                <numerusform>%n parties ont pu être lues en entier.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::FileJob</name>
        <message>
            <source>Canceled. Nothing was changed.</source>
            <extracomment>After a long import or export was canceled</extracomment>
            <translation>Annulé. Rien n’a été modifié.</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameChoice</name>
        <message>
            <source>All time</source>
            <extracomment>A period: all games of the score book</extracomment>
            <translation>Depuis toujours</translation>
        </message>
        <message>
            <source>This year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>Cette année</translation>
        </message>
        <message>
            <source>Last year</source>
            <extracomment>A period: the calendar year</extracomment>
            <translation>L’an dernier</translation>
        </message>
        <message>
            <source>Last 12 months</source>
            <extracomment>A period, up to today</extracomment>
            <translation>12 derniers mois</translation>
        </message>
        <message>
            <source>From … to …</source>
            <extracomment>A period: from one day to another, which are typed below</extracomment>
            <translation>Du … au …</translation>
        </message>
        <message>
            <source>since %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>depuis le %1</translation>
        </message>
        <message>
            <source>until %1</source>
            <extracomment>A period. %1 a date</extracomment>
            <translation>jusqu’au %1</translation>
        </message>
        <message>
            <source>with %1</source>
            <extracomment>Which games a ranking counts: those in which all of these people played. %1 a list of names</extracomment>
            <translation>avec %1</translation>
        </message>
        <message>
            <source>Any place</source>
            <extracomment>A filter: games at any place</extracomment>
            <translation>Partout</translation>
        </message>
    </context>
    <context>
        <name>tableside::GameList</name>
        <message>
            <source>Didn’t play a round</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>Aucune manche jouée</translation>
        </message>
        <message>
            <source>In progress</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>En cours</translation>
        </message>
        <message numerus="yes">
            <source>Won with %n point(s)</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>
                <numerusform>Victoire avec %n point</numerusform>
                <numerusform>Victoire avec %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Left the game</source>
            <extracomment>The result of a game for one of its players</extracomment>
            <translation>A quitté la partie</translation>
        </message>
        <message>
            <source>Tied for first</source>
            <extracomment>The result of a game for one of its players, who shares the first rank with others</extracomment>
            <translation>À égalité en tête</translation>
        </message>
        <message>
            <source>2nd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>2e sur %1</translation>
        </message>
        <message>
            <source>3rd of %1</source>
            <extracomment>The result of a game for one of its players. %1 the number of players</extracomment>
            <translation>3e sur %1</translation>
        </message>
        <message>
            <source>%1th of %2</source>
            <extracomment>The result of a game for one of its players. %1 the rank, from 4 to 20; %2 the number of players</extracomment>
            <translation>%1e sur %2</translation>
        </message>
        <message>
            <source>Games in the ranking</source>
            <extracomment>Title of the list of the games that a ranking counts</extracomment>
            <translation>Parties du classement</translation>
        </message>
        <message>
            <source>%1’s games</source>
            <extracomment>Title of the list of a person's games. %1 the person</extracomment>
            <translation>Parties : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::HistoryController</name>
        <message>
            <source>Working through earlier games: %1 of %2</source>
            <extracomment>While records of games from before an update are read, for the list and the statistics. %1 of %2 games are done</extracomment>
            <translation>Lecture des parties précédentes : %1 sur %2</translation>
        </message>
        <message>
            <source>games-played</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>parties-jouees</translation>
        </message>
    </context>
    <context>
        <name>tableside::LessonCoach</name>
        <message>
            <source>Watch what the others do.</source>
            <extracomment>Said in a lesson while the other players play</extracomment>
            <translation>Regarde ce que font les autres.</translation>
        </message>
        <message>
            <source>That’s it for this step. Press “Next”.</source>
            <extracomment>Said in a lesson to somebody who plays on. “Next” is a button</extracomment>
            <translation>Cette étape est finie. Appuie sur « Suivant ».</translation>
        </message>
        <message>
            <source>One moment: watch what happens.</source>
            <extracomment>Said in a lesson to somebody who presses something while the others play</extracomment>
            <translation>Un instant : regarde ce qui se passe.</translation>
        </message>
        <message>
            <source>Not yet. %1</source>
            <extracomment>Said in a lesson to a try that the rules allow, but that comes later. %1 what is to be done now, a sentence</extracomment>
            <translation>Pas encore. %1</translation>
        </message>
        <message>
            <source>%1: press “%2”.</source>
            <extracomment>Said in a lesson when the right cards are selected. %1 what they come to, such as "Red 7 on green 7"; %2 the button</extracomment>
            <translation>%1 : appuie sur « %2 ».</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchReplay</name>
        <message>
            <source>Before the first round</source>
            <translation>Avant la première manche</translation>
        </message>
        <message>
            <source>Round %1, turn %2</source>
            <extracomment>Where a replay is. %1 number of the round, %2 number of the turn in it</extracomment>
            <translation>Manche %1, tour %2</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: round %2 of %3…</source>
            <extracomment>While a replay looks for better plays. %1 a player, %2 a number of all %3</extracomment>
            <translation>Je regarde comment %1 a joué : manche %2 sur %3…</translation>
        </message>
        <message>
            <source>This game can’t be shown: line %1, %2.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English)</extracomment>
            <translation>Cette partie ne peut pas être affichée : ligne %1, %2.</translation>
        </message>
        <message>
            <source>%1 takes back a play.</source>
            <extracomment>In the log of a replay: a player goes back to an earlier decision. %1 the player</extracomment>
            <translation>%1 reprend un coup.</translation>
        </message>
        <message>
            <source>The next play costs %1 on average. Usually better: %2</source>
            <translation>Le coup suivant coûte %1 en moyenne. D’habitude, mieux vaut : %2</translation>
        </message>
        <message>
            <source>The next play costs %1. Better: %2</source>
            <extracomment>Of the next decision in a replay. %1 "about 6 points"; %2 a whole sentence: what would be better and why</extracomment>
            <translation>Le coup suivant coûte %1. Mieux : %2</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSessionBase</name>
        <message>
            <source>This game can’t be read: line %1, %2. Start a new one.</source>
            <extracomment>%1 the number of a line, %2 what is wrong with it (English, for a bug report)</extracomment>
            <translation>Cette partie est illisible : ligne %1, %2. Commences-en une nouvelle.</translation>
        </message>
        <message>
            <source>This game is over. Start a new one.</source>
            <translation>Cette partie est terminée. Commences-en une nouvelle.</translation>
        </message>
        <message>
            <source>This saved game is empty. Start a new one.</source>
            <translation>Cette partie enregistrée est vide. Commences-en une nouvelle.</translation>
        </message>
    </context>
    <context>
        <name>tableside::AppSettings</name>
        <message>
            <source>Your settings couldn’t be saved in “%1”. Check that you’re allowed to change that file and that the disk isn’t full.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Impossible d’enregistrer tes réglages dans « %1 ». Vérifie que tu as le droit de modifier ce fichier et que le disque n’est pas plein.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallBooth</name>
        <message>
            <source>Tap anywhere once to turn the sound on.</source>
            <extracomment>At the call booth in a browser, which plays no sound before that</extracomment>
            <translation>Touche l’écran une fois pour activer le son.</translation>
        </message>
        <message>
            <source>Sound is off in Settings, so calls are only shown.</source>
            <extracomment>At the call booth, when nothing will be heard</extracomment>
            <translation>Le son est coupé dans les réglages : les annonces sont seulement affichées.</translation>
        </message>
        <message>
            <source>This device has no sound, so calls are only shown.</source>
            <translation>Cet appareil n’a pas de son : les annonces sont seulement affichées.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallLog</name>
        <message>
            <source>calls</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>annonces</translation>
        </message>
        <message>
            <source>Call log copied. Paste it anywhere.</source>
            <extracomment>The call log is in the clipboard</extracomment>
            <translation>Journal des annonces copié. Colle-le où tu veux.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallSeats</name>
        <message>
            <source>Player %1</source>
            <extracomment>A player at the call booth who has no name. %1 number of the seat</extracomment>
            <translation>Joueur %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::Database</name>
        <message>
            <source>Anything you play now is lost when you close Tableside.</source>
            <extracomment>Follows another sentence about a file that cannot be used.</extracomment>
            <translation>Tout ce que tu joues maintenant sera perdu quand tu fermeras Tableside.</translation>
        </message>
        <message>
            <source>Your saved games are from a newer version of Tableside and weren’t changed. Update Tableside to continue them.</source>
            <extracomment>Shown at Home. Their file was written by a later version of the program.</extracomment>
            <translation>Tes parties enregistrées viennent d’une version plus récente de Tableside et n’ont pas été modifiées. Mets Tableside à jour pour les continuer.</translation>
        </message>
        <message>
            <source>“%1” belongs to another program and wasn’t changed. Move it to another folder and restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>« %1 » appartient à un autre programme et n’a pas été modifié. Déplace ce fichier dans un autre dossier et relance Tableside.</translation>
        </message>
        <message>
            <source>The disk is too full to save “%1”. Free up some space and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Le disque est trop plein pour enregistrer « %1 ». Libère de l’espace et réessaie.</translation>
        </message>
        <message>
            <source>“%1” can’t be changed. Check that you’re allowed to write to its folder.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Impossible de modifier « %1 ». Vérifie que tu as le droit d’écrire dans son dossier.</translation>
        </message>
        <message>
            <source>Another program is using “%1”. Close that program and try again.</source>
            <extracomment>%1 is a file.</extracomment>
            <translation>Un autre programme utilise « %1 ». Ferme-le et réessaie.</translation>
        </message>
        <message>
            <source>“%1” couldn’t be read or saved (%2). Try again, or check the disk.</source>
            <extracomment>%1 is a file, %2 the system's reason, not translated.</extracomment>
            <translation>Impossible de lire ou d’écrire « %1 » (%2). Réessaie, ou vérifie le disque.</translation>
        </message>
        <message>
            <source>This game was changed or ended in another Tableside window. Leave it, then open it again.</source>
            <extracomment>Two windows of the program have the same game or score sheet open, or one of them ended or deleted it.</extracomment>
            <translation>Cette partie a été modifiée ou terminée dans une autre fenêtre de Tableside. Quitte-la, puis rouvre-la.</translation>
        </message>
        <message>
            <source>Then restart Tableside. Anything you play now is lost when you close it.</source>
            <extracomment>Follows a sentence about a file that cannot be written, and what to do about it.</extracomment>
            <translation>Relance ensuite Tableside. Tout ce que tu joues maintenant sera perdu quand tu le fermeras.</translation>
        </message>
        <message>
            <source>Your saved games in “%1” are damaged, and no new file could be written. Check that the disk has space and that you’re allowed to write to its folder, then restart Tableside.</source>
            <extracomment>%1 is a file. Shown at Home.</extracomment>
            <translation>Tes parties enregistrées dans « %1 » sont endommagées, et aucun nouveau fichier n’a pu être écrit. Vérifie qu’il reste de la place et que tu peux écrire dans ce dossier, puis redémarre Tableside.</translation>
        </message>
        <message>
            <source>“%1” is damaged or missing. Tableside brings back what it can.</source>
            <extracomment>%1 is a file. A panel with what could be saved follows at once.</extracomment>
            <translation>« %1 » est endommagé ou introuvable. Tableside récupère ce qu’il peut.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosSetup</name>
        <message>
            <source>New DOS game</source>
            <extracomment>Title of the page where a game of DOS is set up</extracomment>
            <translation>Nouvelle partie de DOS</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Dès que quelqu’un atteint ce nombre de points, le plus petit total gagne.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 200; 50 makes a quick game.</source>
            <translation>Le premier qui atteint ce nombre de points gagne. La règle imprimée dit 200 ; avec 50, c’est vite fini.</translation>
        </message>
        <message>
            <source>Until the next player acts</source>
            <translation>Jusqu’à ce que le suivant joue</translation>
        </message>
        <message>
            <source>You’re safe once the next player draws or matches.</source>
            <translation>Tu es à l’abri dès que le joueur suivant pioche ou fait une association.</translation>
        </message>
        <message>
            <source>While you have two cards</source>
            <translation>Tant que tu as 2 cartes</translation>
        </message>
        <message>
            <source>You’re safe once you have more or fewer.</source>
            <translation>Tu es à l’abri dès que tu en as plus ou moins.</translation>
        </message>
        <message>
            <source>Until the round ends</source>
            <translation>Jusqu’à la fin de la manche</translation>
        </message>
        <message>
            <source>You’re never safe before that.</source>
            <translation>Avant, tu n’es jamais à l’abri.</translation>
        </message>
        <message>
            <source>Hints, bonus cards as you like, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in DOS</extracomment>
            <translation>Conseils, cartes bonus au choix et 2 secondes pour annoncer.</translation>
        </message>
    </context>
    <context>
        <name>tableside::DosTable</name>
        <message>
            <source>Lay</source>
            <translation>Poser</translation>
        </message>
        <message>
            <source>Match</source>
            <translation>Associer</translation>
        </message>
        <message>
            <source>catch while they have two cards</source>
            <translation>prise en faute tant qu’on a 2 cartes</translation>
        </message>
        <message>
            <source>catch until the round ends</source>
            <translation>prise en faute jusqu’à la fin de la manche</translation>
        </message>
        <message>
            <source>wrong catch draws two</source>
            <translation>accuser à tort : piocher 2 cartes</translation>
        </message>
        <message>
            <source>Lay and win</source>
            <translation>Poser et gagner</translation>
        </message>
        <message>
            <source>Match and win</source>
            <translation>Associer et gagner</translation>
        </message>
        <message>
            <source>bonus cards required</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>cartes bonus obligatoires</translation>
        </message>
    </context>
    <context>
        <name>tableside::PhoneHub</name>
        <message>
            <source>Something has just changed. Look again.</source>
            <extracomment>On a phone: an action came too late</extracomment>
            <translation>Quelque chose vient de changer. Regarde encore.</translation>
        </message>
        <message>
            <source>This device isn’t on a network. Connect it to your Wi-Fi, then try again.</source>
            <extracomment>Why phones can't join</extracomment>
            <translation>Cet appareil n’est sur aucun réseau. Connecte-le à ton Wi-Fi, puis réessaie.</translation>
        </message>
        <message>
            <source>Wait until a game begins at the table.</source>
            <extracomment>On a phone that has joined while no game is open at the table</extracomment>
            <translation>Attends qu’une partie commence à la table.</translation>
        </message>
        <message>
            <source>All seats are taken.</source>
            <extracomment>On a phone that wants to take part</extracomment>
            <translation>Toutes les places sont prises.</translation>
        </message>
        <message>
            <source>This device has a new address on the network, so phones can’t find it. Start again and scan the new code.</source>
            <extracomment>While phones can join, after the device has changed its network</extracomment>
            <translation>Cet appareil a une nouvelle adresse sur le réseau : les téléphones ne le trouvent plus. Recommence, puis scannez le nouveau code.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedList</name>
        <message>
            <source>Any</source>
            <extracomment>Filter of the games played: computer players of any level</extracomment>
            <translation>Tous</translation>
        </message>
        <message>
            <source>Anyone</source>
            <extracomment>Filter of the games played: whoever sat at the table</extracomment>
            <translation>Tous</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games are in the list</extracomment>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s)</source>
            <extracomment>How many games the filter leaves. %1 of %n games</extracomment>
            <translation>
                <numerusform>%1 sur %n partie</numerusform>
                <numerusform>%1 sur %n parties</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::PlayedStatistics</name>
        <message>
            <source>DOS %1 · UNO %2</source>
            <extracomment>Best turns in both games. %1, %2 numbers of cards</extracomment>
            <translation>DOS %1 · UNO %2</translation>
        </message>
        <message numerus="yes">
            <source>%n card(s)</source>
            <extracomment>A best turn. %n cards</extracomment>
            <translation>
                <numerusform>%n carte</numerusform>
                <numerusform>%n cartes</numerusform>
            </translation>
        </message>
        <message>
            <source>You</source>
            <extracomment>Whose statistics are shown: the person at this device, without a name</extracomment>
            <translation>Toi</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Label of a figure: games played to an end</extracomment>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label of a figure: games won</extracomment>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % des parties</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label of a figure: games won in a row</extracomment>
            <translation>Série de victoires</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <extracomment>Below the games won in a row until now. %1 a number</extracomment>
            <translation>la plus longue : %1</translation>
        </message>
        <message>
            <source>Average points</source>
            <extracomment>Label of a figure: points per game on average</extracomment>
            <translation>Points en moyenne</translation>
        </message>
        <message>
            <source>per game</source>
            <extracomment>Below an average number of points</extracomment>
            <translation>par partie</translation>
        </message>
        <message>
            <source>Missed calls</source>
            <extracomment>Label of a figure: how often the person forgot to call DOS or UNO</extracomment>
            <translation>Annonces oubliées</translation>
        </message>
        <message numerus="yes">
            <source>%n call(s) made</source>
            <extracomment>Below the number of missed calls. %n calls that were made</extracomment>
            <translation>
                <numerusform>%n annonce faite</numerusform>
                <numerusform>%n annonces faites</numerusform>
            </translation>
        </message>
        <message>
            <source>Catches</source>
            <extracomment>Label of a figure: how often the person caught somebody who had forgotten to call</extracomment>
            <translation>Autres pris en faute</translation>
        </message>
        <message>
            <source>Best turn in DOS</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Meilleur tour à DOS</translation>
        </message>
        <message>
            <source>gone in one turn</source>
            <extracomment>Below the best turn in DOS: that many cards left the hand</extracomment>
            <translation>posées en un tour</translation>
        </message>
        <message>
            <source>Best turn in UNO</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Meilleur tour à UNO</translation>
        </message>
        <message>
            <source>drawn by others</source>
            <extracomment>Below the best turn in UNO: that many cards the others had to draw for one that was played</extracomment>
            <translation>piochées par les autres</translation>
        </message>
        <message numerus="yes">
            <source>%1 of %n game(s) won</source>
            <extracomment>Against an opponent. %1 games won, %n games</extracomment>
            <translation>
                <numerusform>gagné %1 fois sur %n</numerusform>
                <numerusform>gagné %1 fois sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>Longest streak</source>
            <extracomment>Label of a figure: the most games won in a row</extracomment>
            <translation>Plus longue série</translation>
        </message>
        <message>
            <source>Best turn</source>
            <extracomment>Label of a figure</extracomment>
            <translation>Meilleur tour</translation>
        </message>
        <message>
            <source>%1 to %2</source>
            <extracomment>Under a chart: of which days it is. %1, %2 dates</extracomment>
            <translation>Du %1 au %2</translation>
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
                <numerusform>%1, hors classement : %2 sur %n partie gagnée, %3 ; %4 points par manche</numerusform>
                <numerusform>%1, hors classement : %2 sur %n parties gagnées, %3 ; %4 points par manche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1, not yet ranked: won %2 of %n game(s), %3</source>
            <extracomment>Spoken row of a ranking. %1 a player, %2 of %n games, %3 such as “42%”</extracomment>
            <translation>
                <numerusform>%1, hors classement : %2 sur %n partie gagnée, %3</numerusform>
                <numerusform>%1, hors classement : %2 sur %n parties gagnées, %3</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”</extracomment>
            <translation>
                <numerusform>Rang %1, %2 : %3 sur %n partie gagnée, %4</numerusform>
                <numerusform>Rang %1, %2 : %3 sur %n parties gagnées, %4</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Rank %1, %2: won %3 of %n game(s), %4; %5 points per round</source>
            <extracomment>Spoken row of a ranking. %1 a rank, %2 a player, %3 of %n games, %4 such as “42%”, %5 a number</extracomment>
            <translation>
                <numerusform>Rang %1, %2 : %3 sur %n partie gagnée, %4 ; %5 points par manche</numerusform>
                <numerusform>Rang %1, %2 : %3 sur %n parties gagnées, %4 ; %5 points par manche</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s) · %2</source>
            <extracomment>A player's figures in a ranking. %1 of %n games, %2 such as “42%”</extracomment>
            <translation>
                <numerusform>%1 sur %n partie gagnée · %2</numerusform>
                <numerusform>%1 sur %n parties gagnées · %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 per round</source>
            <extracomment>A player's figures in a ranking. %1 a number</extracomment>
            <translation>%1 par manche</translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s)</source>
            <extracomment>Heading in a ranking. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Hors classement : moins de %n partie</numerusform>
                <numerusform>Hors classement : moins de %n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Not yet ranked: fewer than %n game(s), or no points to win</source>
            <extracomment>Heading in a ranking by points per round. %n the number of games that a player needs</extracomment>
            <translation>
                <numerusform>Hors classement : moins de %n partie, ou aucun point à gagner</numerusform>
                <numerusform>Hors classement : moins de %n parties, ou aucun point à gagner</numerusform>
            </translation>
        </message>
        <message>
            <source>Not yet ranked: no points to win</source>
            <extracomment>Heading in a ranking by points per round, over people whose points all counted against them</extracomment>
            <translation>Hors classement : aucun point à gagner</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>How many games a ranking counts</extracomment>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Points per round leave out %n game(s) in which points count against you.</source>
            <extracomment>Below a ranking: games in which the lowest total wins</extracomment>
            <translation>
                <numerusform>Les points par manche ne comptent pas %n partie où les cartes restantes comptent contre soi.</numerusform>
                <numerusform>Les points par manche ne comptent pas %n parties où les cartes restantes comptent contre soi.</numerusform>
            </translation>
        </message>
        <message>
            <source>Ranking</source>
            <extracomment>Title of a page: who has won the most games of a season</extracomment>
            <translation>Classement</translation>
        </message>
        <message>
            <source>by games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>par victoires</translation>
        </message>
        <message>
            <source>by share of games won</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>par part de victoires</translation>
        </message>
        <message>
            <source>by points per round</source>
            <extracomment>On a printed ranking: what decides the order</extracomment>
            <translation>par points par manche</translation>
        </message>
        <message numerus="yes">
            <source>at least %n game(s) each</source>
            <extracomment>On a printed ranking. %n the number of games that a player needs for a rank</extracomment>
            <translation>
                <numerusform>au moins %n partie chacun</numerusform>
                <numerusform>au moins %n parties chacun</numerusform>
            </translation>
        </message>
        <message>
            <source>as of %1</source>
            <extracomment>On a printed ranking: the date of printing. %1 a date</extracomment>
            <translation>au %1</translation>
        </message>
        <message>
            <source>Games</source>
            <extracomment>Heading of a column: the number of games that a player has played</extracomment>
            <translation>Parties</translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Heading of a column: the number of games that a player has won</extracomment>
            <translation>Gagnées</translation>
        </message>
        <message>
            <source>Share</source>
            <extracomment>Heading of a column: the share of games that a player has won</extracomment>
            <translation>Part</translation>
        </message>
        <message>
            <source>Points per round</source>
            <extracomment>Heading of a column: the points that a player wins in a round on average</extracomment>
            <translation>Points par manche</translation>
        </message>
        <message>
            <source>ranking</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>classement</translation>
        </message>
        <message>
            <source>Rank</source>
            <extracomment>Headings of a spreadsheet</extracomment>
            <translation>Rang</translation>
        </message>
        <message>
            <source>Player</source>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Won (%)</source>
            <translation>Gagnées (pour cent)</translation>
        </message>
        <message>
            <source>Rounds</source>
            <translation>Manches</translation>
        </message>
        <message>
            <source>Points</source>
            <translation>Points</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) have only final points and no rounds.</source>
            <extracomment>Below a ranking: games of which only the final points are known</extracomment>
            <translation>
                <numerusform>%n partie n’a que des points finaux, sans manches.</numerusform>
                <numerusform>%n parties n’ont que des points finaux, sans manches.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ShownTable</name>
        <message>
            <source>nothing to draw</source>
            <extracomment>What has just become of a player, shown beside the name</extracomment>
            <translation>rien à piocher</translation>
        </message>
        <message numerus="yes">
            <source>drew %n</source>
            <translation>
                <numerusform>a pioché %n carte</numerusform>
                <numerusform>a pioché %n cartes</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::GameTable</name>
        <message>
            <source>Who calls “%1”?</source>
            <extracomment>Asked of the people at the table. %1 the call: "DOS!"</extracomment>
            <translation>Qui dit « %1 » ?</translation>
        </message>
        <message>
            <source>Who catches %1?</source>
            <extracomment>Asked of the people at the table. %1 a player's name</extracomment>
            <translation>Qui prend %1 en faute ?</translation>
        </message>
        <message>
            <source>Pass to %1.</source>
            <extracomment>%1 a player's name, who gets the device now</extracomment>
            <translation>Passe à %1.</translation>
        </message>
        <message>
            <source>You win the game!</source>
            <translation>Tu gagnes la partie !</translation>
        </message>
        <message>
            <source>%1 wins the game</source>
            <translation>%1 gagne la partie</translation>
        </message>
        <message>
            <source>You win round %1</source>
            <translation>Tu gagnes la manche %1</translation>
        </message>
        <message>
            <source>%1 wins round %2</source>
            <translation>%1 gagne la manche %2</translation>
        </message>
        <message>
            <source>Cards count against you. At %1, the lowest total wins.</source>
            <translation>Les cartes restantes comptent contre soi. À %1, le plus petit total gagne.</translation>
        </message>
        <message>
            <source>First to %1.</source>
            <translation>Le premier à %1 gagne.</translation>
        </message>
        <message>
            <source>The winner scores everyone else’s cards. First to %1 wins.</source>
            <translation>Le gagnant marque les points des cartes des autres. Le premier à %1 gagne.</translation>
        </message>
        <message>
            <source>%1 is thinking…</source>
            <translation>%1 réfléchit…</translation>
        </message>
        <message>
            <source>Dealing the cards…</source>
            <translation>Distribution des cartes…</translation>
        </message>
        <message>
            <source>Your turn.</source>
            <translation>À toi.</translation>
        </message>
        <message>
            <source>%1’s turn.</source>
            <translation>C’est à %1.</translation>
        </message>
        <message>
            <source>You can’t catch anyone right now.</source>
            <translation>Tu ne peux prendre personne en faute maintenant.</translation>
        </message>
        <message>
            <source>Someone reached %1, but the lowest total is tied. Play another round.</source>
            <extracomment>Nobody has won yet. %1 points that end a game</extracomment>
            <translation>Quelqu’un est arrivé à %1, mais il y a égalité pour le plus petit total. Il faut une manche de plus.</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) at the end of your turn</source>
            <translation>
                <numerusform>Tu pioches %n carte à la fin de ton tour</numerusform>
                <numerusform>Tu pioches %n cartes à la fin de ton tour</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>You drew %n penalty card(s).</source>
            <translation>
                <numerusform>Tu as pioché %n carte de pénalité.</numerusform>
                <numerusform>Tu as pioché %n cartes de pénalité.</numerusform>
            </translation>
        </message>
        <message>
            <source>There’s nothing to take back in this round yet.</source>
            <extracomment>Why nothing can be taken back now</extracomment>
            <translation>Il n’y a encore aucun coup à reprendre dans cette manche.</translation>
        </message>
        <message>
            <source>You can’t take back a finished round.</source>
            <translation>Tu ne peux rien reprendre dans une manche terminée.</translation>
        </message>
        <message numerus="yes">
            <source>%n play(s) taken back</source>
            <extracomment>At the end of a round or a game. %n: how many times the player took something back in this game</extracomment>
            <translation>
                <numerusform>%n coup repris</numerusform>
                <numerusform>%n coups repris</numerusform>
            </translation>
        </message>
        <message>
            <source>The winner of the round wins the game.</source>
            <translation>Qui gagne la manche gagne la partie.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HandEntry</name>
        <message>
            <source>Who went out?</source>
            <translation>Qui a fini ?</translation>
        </message>
        <message>
            <source>Still to count: %1</source>
            <extracomment>%1: names of players whose hands are not counted yet</extracomment>
            <translation>Encore à compter : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s) counted</source>
            <extracomment>The hands of a round, counted so far. %n points</extracomment>
            <translation>
                <numerusform>%n point compté</numerusform>
                <numerusform>%n points comptés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1: +%n</source>
            <extracomment>%1 the player who went out, %n points</extracomment>
            <translation>
                <numerusform>%1 : +%n</numerusform>
                <numerusform>%1 : +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1’s hand is still blank. Enter 0 if it’s worth nothing.</source>
            <extracomment>After a hand was confirmed without points. %1 a player</extracomment>
            <translation>%1 : la main est encore vide. Saisis 0 si elle ne vaut rien.</translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points; %n point(s) counted</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of all hands</extracomment>
            <translation>
                <numerusform>%1 a le moins de points ; %n point compté</numerusform>
                <numerusform>%1 a le moins de points ; %n points comptés</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 has the fewest points: +%n</source>
            <extracomment>Blocked round. %1 the player with the fewest points in hand, %n the points of the others</extracomment>
            <translation>
                <numerusform>%1 a le moins de points : +%n</numerusform>
                <numerusform>%1 a le moins de points : +%n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1 a fini</translation>
        </message>
        <message>
            <source>%1, not counted yet</source>
            <extracomment>Spoken state of a hand. %1 a player</extracomment>
            <translation>%1, main pas encore comptée</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s)</source>
            <extracomment>Spoken state of a hand. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n point</numerusform>
                <numerusform>%1, %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>%1: %2</source>
            <extracomment>Below the keys for the values of cards. %1 points, %2 the cards that count so much</extracomment>
            <translation>%1 : %2</translation>
        </message>
        <message>
            <source>removed</source>
            <translation>retiré</translation>
        </message>
        <message>
            <source>Cards %1</source>
            <extracomment>In the field for a hand's points. %1 what the tapped cards count</extracomment>
            <translation>Cartes %1</translation>
        </message>
        <message>
            <source>Did %1 go out instead of %2?</source>
            <extracomment>Asked before another player is marked as having gone out. %1 and %2 players</extracomment>
            <translation>C’est %1 qui a fini, et pas %2 ?</translation>
        </message>
        <message>
            <source>Did %1 go out after all?</source>
            <extracomment>Asked of a blocked round. %1 a player</extracomment>
            <translation>Finalement, %1 a fini ?</translation>
        </message>
        <message numerus="yes">
            <source>This deletes the %n point(s) counted for %1.</source>
            <extracomment>Asked before a player is marked as having gone out. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>Le %n point compté pour %1 sera supprimé.</numerusform>
                <numerusform>Les %n points comptés pour %1 seront supprimés.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>The deck has only %n card(s) worth %1.</source>
            <extracomment>A key for all cards of a value. %n how many the deck has, %1 what each counts</extracomment>
            <translation>
                <numerusform>Le paquet n’a que %n carte de valeur %1.</numerusform>
                <numerusform>Le paquet n’a que %n cartes de valeur %1.</numerusform>
            </translation>
        </message>
        <message>
            <source>You can’t subtract here. ⌫ deletes a character; Undo takes back the last tap.</source>
            <extracomment>After a minus sign was typed into the points of a hand</extracomment>
            <translation>Ici, on ne peut pas soustraire. ⌫ efface un caractère, « Annuler » annule la dernière saisie.</translation>
        </message>
        <message>
            <source>This round has no hands, only points. Enter what the winner scored.</source>
            <extracomment>Beside the number pad, when correcting a round that was imported from a table of points</extracomment>
            <translation>Cette manche n’a pas de mains, seulement des points. Saisis ce que le gagnant a marqué.</translation>
        </message>
        <message>
            <source>Enter the total of all other hands. To count them one by one, choose a hand.</source>
            <extracomment>Beside the number pad: the winner of a round gets one number</extracomment>
            <translation>Saisis le total de toutes les autres mains. Pour les compter une à une, choisis une main.</translation>
        </message>
    </context>
    <context>
        <name>tableside::HintModel</name>
        <message>
            <source>You can get a hint on your turn.</source>
            <extracomment>Why there is no hint right now</extracomment>
            <translation>Tu peux avoir un conseil quand c’est à toi de jouer.</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchSetup</name>
        <message>
            <source>A deal number has digits only, up to 18446744073709551615. Leave it empty for a new deal.</source>
            <translation>Un numéro de donne n’a que des chiffres et ne dépasse pas 18446744073709551615. Laisse le champ vide pour une nouvelle donne.</translation>
        </message>
        <message>
            <source>Printed rules</source>
            <extracomment>A set of rules to choose: the rules as printed on the sheets in the box</extracomment>
            <translation>Règles imprimées</translation>
        </message>
        <message>
            <source>As on the sheets in the box.</source>
            <translation>Comme dans la notice de la boîte.</translation>
        </message>
        <message>
            <source>Family</source>
            <extracomment>A set of rules to choose: for playing with children</extracomment>
            <translation>En famille</translation>
        </message>
    </context>
    <context>
        <name>tableside::MatchStore</name>
        <message>
            <source>Part of this game is missing, so it can’t continue. Start a new one.</source>
            <extracomment>Some of the saved moves of a game are missing in the file.</extracomment>
            <translation>Cette partie est incomplète et ne peut pas continuer. Commences-en une nouvelle.</translation>
        </message>
    </context>
    <context>
        <name>tableside::PageNotice</name>
        <message>
            <source>The folder couldn’t be opened. Find it in your file manager: “%1”.</source>
            <extracomment>%1 a folder</extracomment>
            <translation>Le dossier n’a pas pu être ouvert. Cherche-le dans ton gestionnaire de fichiers : « %1 ».</translation>
        </message>
    </context>
    <context>
        <name>tableside::People</name>
        <message>
            <source>%1 and %2 played against each other, so they can’t be the same person.</source>
            <extracomment>%1, %2: two names that played in one game and so can't be the same person</extracomment>
            <translation>%1 et %2 ont joué dans la même partie : ce ne peut pas être la même personne.</translation>
        </message>
        <message>
            <source>Two people would be called %1. Rename one of them first.</source>
            <extracomment>%1 a name. Two merged people can't be separated while both have it</extracomment>
            <translation>Deux personnes s’appelleraient %1. Renomme d’abord l’une des deux.</translation>
        </message>
        <message>
            <source>The name %1 is taken. If it’s the same person, choose “Same person, two names?” below.</source>
            <extracomment>%1 a name. “The same person …” is the button below, with the same words</extracomment>
            <translation>Le nom %1 est déjà pris. Si c’est la même personne, choisis plus bas « La même personne sous deux noms ? ».</translation>
        </message>
        <message>
            <source>Is %1 the %2 in your book?</source>
            <extracomment>%1, %2: two names that differ only in accents, such as Jürgen and Jurgen</extracomment>
            <translation>%1, est-ce %2 de ton carnet ?</translation>
        </message>
        <message>
            <source>Former player</source>
            <extracomment>The name that takes the place of a deleted person in the games of the score book</extracomment>
            <translation>Ancien membre</translation>
        </message>
    </context>
    <context>
        <name>tableside::PersonPage</name>
        <message>
            <source>Games</source>
            <extracomment>Label on a player's page: finished games</extracomment>
            <translation>Parties</translation>
        </message>
        <message numerus="yes">
            <source>%n round(s)</source>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>Won</source>
            <extracomment>Label on a player's page: games won</extracomment>
            <translation>Victoires</translation>
        </message>
        <message>
            <source>Average per round</source>
            <extracomment>Label on a player's page: points per round</extracomment>
            <translation>Moyenne par manche</translation>
        </message>
        <message>
            <source>Best round</source>
            <translation>Meilleure manche</translation>
        </message>
        <message>
            <source>Best comeback</source>
            <extracomment>Label on a player's page: the largest gap that was made up in a game won after all</extracomment>
            <translation>Plus belle remontée</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>behind, and still won</source>
            <translation>de retard, et la victoire quand même</translation>
        </message>
        <message>
            <source>Winning streak</source>
            <extracomment>Label on a player's page: games won in a row</extracomment>
            <translation>Victoires d’affilée</translation>
        </message>
        <message>
            <source>longest: %1</source>
            <translation>record : %1</translation>
        </message>
        <message>
            <source>Rival</source>
            <extracomment>Label on a player's page: the most frequent opponent</extracomment>
            <translation>Rivalité</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s) together</source>
            <translation>
                <numerusform>%n partie ensemble</numerusform>
                <numerusform>%n parties ensemble</numerusform>
            </translation>
        </message>
        <message>
            <source>Nemesis</source>
            <extracomment>Label on a player's page: the opponent the player lost to most often</extracomment>
            <translation>Bête noire</translation>
        </message>
        <message numerus="yes">
            <source>won %1 of %n game(s)</source>
            <extracomment>Below the name of the nemesis. %1 how many games were won by them, %n all that both played</extracomment>
            <translation>
                <numerusform>a gagné %1 fois sur %n</numerusform>
                <numerusform>a gagné %1 fois sur %n</numerusform>
            </translation>
        </message>
        <message>
            <source>%1% of the games</source>
            <extracomment>%1 a number</extracomment>
            <translation>%1 % des parties</translation>
        </message>
    </context>
    <context>
        <name>tableside::TableController</name>
        <message>
            <source>This browser doesn’t let pages store anything, so everything is gone when you close this page. Allow it for this page, then reload.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Ce navigateur ne laisse pas les pages enregistrer quoi que ce soit : tout sera perdu quand tu fermeras celle-ci. Autorise-la à le faire, puis recharge-la.</translation>
        </message>
        <message>
            <source>The browser can’t save what you do now, most likely because this device is out of space. Free some space and go on: it’s saved then.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>Le navigateur n’arrive pas à enregistrer ce que tu fais, sans doute parce qu’il n’y a plus de place sur cet appareil. Libère de la place et continue, ce sera alors enregistré.</translation>
        </message>
        <message>
            <source>This is a private window, so everything is gone when you close it.</source>
            <extracomment>At Home, in a browser</extracomment>
            <translation>C’est une fenêtre privée : tout sera perdu quand tu la fermeras.</translation>
        </message>
        <message>
            <source>Only the result of this game is left: your settings limit how many games you can replay.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Il ne reste que le résultat de cette partie : tes réglages limitent le nombre de parties à revoir.</translation>
        </message>
        <message>
            <source>This game can’t be watched: its record is damaged.</source>
            <extracomment>Why a game that is over can't be watched</extracomment>
            <translation>Impossible de revoir cette partie : son enregistrement est endommagé.</translation>
        </message>
        <message>
            <source>Discarded: %1</source>
            <extracomment>A game that can be restored. %1 for example "DOS with West and North"</extracomment>
            <translation>Abandonnée : %1</translation>
        </message>
        <message>
            <source>Restore</source>
            <extracomment>Button: restore the discarded or deleted game</extracomment>
            <translation>Restaurer</translation>
        </message>
    </context>
    <context>
        <name>tableside::ReviewModel</name>
        <message>
            <source>Reviewing your decisions: %1 of %2…</source>
            <translation>Je regarde tes choix : %1 sur %2…</translation>
        </message>
        <message>
            <source>Reviewing your decisions…</source>
            <extracomment>%1 a player</extracomment>
            <translation>Je regarde tes choix…</translation>
        </message>
        <message>
            <source>This round can’t be read, so there’s nothing to review.</source>
            <translation>Cette manche est illisible : pas de bilan possible.</translation>
        </message>
        <message>
            <source>You played this round as well as I would have.</source>
            <translation>Tu as joué cette manche aussi bien que je l’aurais fait.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost you the most.</source>
            <extracomment>Above the list of decisions that cost most points</extracomment>
            <translation>
                <numerusform>%n choix t’a coûté le plus cher.</numerusform>
                <numerusform>%n choix t’ont coûté le plus cher.</numerusform>
            </translation>
        </message>
        <message>
            <source>The better cards are framed.</source>
            <extracomment>Of the small cards in the list of decisions; follows another sentence</extracomment>
            <translation>Les meilleures cartes sont encadrées.</translation>
        </message>
        <message>
            <source>You played your cards as well as I would have, but a call was missed.</source>
            <translation>Tu as joué tes cartes aussi bien que je l’aurais fait, mais il manquait une annonce.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) worth another look.</source>
            <extracomment>Above a list of decisions, some of which came out well</extracomment>
            <translation>
                <numerusform>%n choix à revoir de plus près.</numerusform>
                <numerusform>%n choix à revoir de plus près.</numerusform>
            </translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions: %2 of %3…</source>
            <extracomment>%1 a player, %2 a number of all %3</extracomment>
            <translation>Je regarde comment %1 a joué : %2 sur %3…</translation>
        </message>
        <message>
            <source>Reviewing %1’s decisions…</source>
            <translation>Je regarde comment %1 a joué…</translation>
        </message>
        <message>
            <source>%1 played as well as I would have, but a call was missed.</source>
            <translation>%1 a joué aussi bien que je l’aurais fait, mais il manquait une annonce.</translation>
        </message>
        <message>
            <source>%1 played this round as well as I would have.</source>
            <translation>%1 a joué cette manche aussi bien que je l’aurais fait.</translation>
        </message>
        <message numerus="yes">
            <source>%n decision(s) cost %1 the most.</source>
            <extracomment>Above the list of decisions that cost a player most points. %1 the player</extracomment>
            <translation>
                <numerusform>%n choix a coûté le plus cher à %1.</numerusform>
                <numerusform>%n choix ont coûté le plus cher à %1.</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::RulesReader</name>
        <message>
            <source>%1-quick-card</source>
            <extracomment>Names of exported files; %1 is "dos" or "uno". Use only characters that file names allow</extracomment>
            <translation>%1-aide-memoire</translation>
        </message>
        <message>
            <source>%1-rules</source>
            <translation>%1-regles</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreBook</name>
        <message numerus="yes">
            <source>%n round(s)</source>
            <extracomment>A game in the book. %n rounds</extracomment>
            <translation>
                <numerusform>%n manche</numerusform>
                <numerusform>%n manches</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress, to %2</source>
            <extracomment>A game in the book. %1 game and rounds, %2 the target</extracomment>
            <translation>%1 · en cours, en %2 points</translation>
        </message>
        <message>
            <source>%1 · tie</source>
            <extracomment>A game in the book. %1 game and rounds</extracomment>
            <translation>%1 · égalité</translation>
        </message>
        <message numerus="yes">
            <source>%1 · %2 won with %n point(s)</source>
            <extracomment>A game in the book. %1 game and rounds, %2 a player, %n points</extracomment>
            <translation>
                <numerusform>%1 · %2 a gagné avec %n point</numerusform>
                <numerusform>%1 · %2 a gagné avec %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 · in progress</source>
            <extracomment>A game in the book that has no target. %1 game and rounds</extracomment>
            <translation>%1 · en cours</translation>
        </message>
        <message>
            <source>This game can’t be read</source>
            <extracomment>Title of a game in the book of which nothing can be shown</extracomment>
            <translation>Cette partie est illisible</translation>
        </message>
        <message>
            <source>Its entry in the score book is damaged</source>
            <extracomment>Below "This game can't be read", in the list of the book</extracomment>
            <translation>Son entrée dans le carnet de scores est endommagée</translation>
        </message>
        <message>
            <source>final points only</source>
            <extracomment>In place of "12 rounds": a game of the book of which only the final points are known</extracomment>
            <translation>points finaux seulement</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreGame</name>
        <message>
            <source>cards count against you</source>
            <translation>les cartes restantes comptent contre soi</translation>
        </message>
        <message>
            <source>winner takes all</source>
            <translation>tout au gagnant</translation>
        </message>
        <message>
            <source>nobody scored</source>
            <translation>personne ne marque</translation>
        </message>
        <message>
            <source>Undo: %1</source>
            <extracomment>Button. %1 what would be taken back: "Ben's hand in round 3"</extracomment>
            <translation>Annuler : %1</translation>
        </message>
        <message>
            <source>Undo</source>
            <translation>Annuler</translation>
        </message>
        <message>
            <source>Redo: %1</source>
            <extracomment>Button. %1 what would come back: "Ben's hand in round 3"</extracomment>
            <translation>Rétablir : %1</translation>
        </message>
        <message>
            <source>Redo</source>
            <translation>Rétablir</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2</source>
            <extracomment>Spoken line of the standings. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n point, rang %2</numerusform>
                <numerusform>%1, %n points, rang %2</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 left</source>
            <extracomment>Spoken line of the standings. %1 a player</extracomment>
            <translation>%1 a quitté la partie</translation>
        </message>
        <message>
            <source>All hands in round %1 are counted, but the round isn’t finished.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>Toutes les mains de la manche %1 sont comptées, mais la manche n’est pas validée.</translation>
        </message>
        <message>
            <source>Round %1 isn’t complete, so it won’t count.</source>
            <extracomment>Asked before the game is ended. %1 number of the round</extracomment>
            <translation>La manche %1 n’est pas complète : elle ne comptera pas.</translation>
        </message>
        <message>
            <source>%1 and %2</source>
            <extracomment>The seat of a player who joins late: between two neighbors</extracomment>
            <translation>%1 et %2</translation>
        </message>
        <message>
            <source>nobody could play, %1 wins: %2</source>
            <extracomment>Within "Round 3: … Now Ben deals, Cleo starts." %1 the player with the fewest points in hand, %2 the points scored</extracomment>
            <translation>personne ne pouvait jouer, %1 gagne : %2</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), no rounds yet</source>
            <extracomment>Spoken line of the standings: no round played yet. %1 a player, %n points</extracomment>
            <translation>
                <numerusform>%1, %n point, encore aucune manche</numerusform>
                <numerusform>%1, %n points, encore aucune manche</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1: %2. Now %3 deals, %4 starts.</source>
            <extracomment>After a round was finished. %1 its number, %2 the points scored, %3 the next dealer, %4 the player who plays first</extracomment>
            <translation>Manche %1 : %2. Maintenant, %3 distribue, %4 commence.</translation>
        </message>
        <message>
            <source>%1, deals</source>
            <extracomment>Spoken line of the standings: this player deals the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, distribue</translation>
        </message>
        <message>
            <source>%1, starts</source>
            <extracomment>Spoken line of the standings: this player plays first in the next round. %1 "Anna, 20 points, rank 1"</extracomment>
            <translation>%1, commence</translation>
        </message>
        <message>
            <source>Undone: %1</source>
            <translation>Annulé : %1</translation>
        </message>
        <message>
            <source>Redone: %1</source>
            <translation>Rétabli : %1</translation>
        </message>
        <message>
            <source>Round %1, %2: did not play</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player who did not take part</extracomment>
            <translation>Manche %1, %2 : n’a pas joué</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: went out, %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Manche %1, %2 : a fini, %n point</numerusform>
                <numerusform>Manche %1, %2 : a fini, %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Round %1, %2: not counted yet</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player</extracomment>
            <translation>Manche %1, %2 : main pas encore comptée</translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: hand of %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet. %1 number of the round, %2 a player, %n the value of the hand</extracomment>
            <translation>
                <numerusform>Manche %1, %2 : main de %n point</numerusform>
                <numerusform>Manche %1, %2 : main de %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: won with the fewest points, scored %n</source>
            <extracomment>Spoken name of a cell of the score sheet: a round in which nobody could play. %1 the round, %2 a player, %n the points scored</extracomment>
            <translation>
                <numerusform>Manche %1, %2 : gagné avec le moins de points, %n point marqué</numerusform>
                <numerusform>Manche %1, %2 : gagné avec le moins de points, %n points marqués</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Round %1, %2: scored %n point(s)</source>
            <extracomment>Spoken name of a cell of the score sheet: only the points are known, not the hands. %1 the round, %2 a player</extracomment>
            <translation>
                <numerusform>Manche %1, %2 : a marqué %n point</numerusform>
                <numerusform>Manche %1, %2 : a marqué %n points</numerusform>
            </translation>
        </message>
        <message>
            <source>The game goes on. %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>La partie continue. %1</translation>
        </message>
        <message>
            <source>After this change: %1</source>
            <extracomment>What becomes of a game whose target or scoring is changed. %1 a sentence such as "Anna leads by 12 points."</extracomment>
            <translation>Avec ce changement : %1</translation>
        </message>
        <message numerus="yes">
            <source>%1, %n point(s), rank %2, tied</source>
            <extracomment>Spoken line of the standings: others have the same rank. %1 a player, %n points, %2 the rank</extracomment>
            <translation>
                <numerusform>%1, %n point, rang %2 ex æquo</numerusform>
                <numerusform>%1, %n points, rang %2 ex æquo</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreController</name>
        <message>
            <source>To import a file, drop it on this window.</source>
            <translation>Pour importer un fichier, dépose-le sur cette fenêtre.</translation>
        </message>
        <message>
            <source>score-book</source>
            <extracomment>Name of an exported file; use only characters that file names allow</extracomment>
            <translation>carnet-de-scores</translation>
        </message>
        <message>
            <source>blank-sheet</source>
            <translation>feuille-vierge</translation>
        </message>
        <message>
            <source>score</source>
            <translation>score</translation>
        </message>
        <message>
            <source>Exporting the score book</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Exportation du carnet de scores</translation>
        </message>
        <message>
            <source>Importing “%1”</source>
            <extracomment>Over a progress bar. %1 a file</extracomment>
            <translation>Importation de « %1 »</translation>
        </message>
        <message>
            <source>%1 is deleted. In old games it says “Former player”.</source>
            <extracomment>%1 a player who was deleted</extracomment>
            <translation>%1 est supprimé. Dans les anciennes parties, il y a « Ancien membre » à la place.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSession</name>
        <message>
            <source>This game can’t be opened because its entries contradict each other. It wasn’t changed.</source>
            <extracomment>A stored score game whose entries contradict each other.</extracomment>
            <translation>Impossible d’ouvrir cette partie : ses données se contredisent. Elle n’a pas été modifiée.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreSetup</name>
        <message numerus="yes">
            <source>Add %n more player(s)</source>
            <extracomment>Beside the start button. %n players are still needed</extracomment>
            <translation>
                <numerusform>Ajoute encore %n joueur</numerusform>
                <numerusform>Ajoute encore %n joueurs</numerusform>
            </translation>
        </message>
        <message>
            <source>The sheet only has room for %1 players.</source>
            <translation>La feuille n’a de place que pour %1 joueurs.</translation>
        </message>
        <message>
            <source>%1 is for up to %2 players. You can still score a larger game.</source>
            <extracomment>%1 the game, %2 a number of players</extracomment>
            <translation>%1 se joue à %2 au plus. Tu peux quand même noter une partie plus grande.</translation>
        </message>
    </context>
    <context>
        <name>tableside::ScoreStore</name>
        <message>
            <source>Part of this game is missing, so it can’t be opened.</source>
            <extracomment>Some entries of a score game are missing in the file.</extracomment>
            <translation>Cette partie est incomplète et ne peut pas être ouverte.</translation>
        </message>
    </context>
    <context>
        <name>SeatConfig</name>
        <message>
            <source>You</source>
            <translation>Toi</translation>
        </message>
    </context>
    <context>
        <name>tableside::Trophies</name>
        <message>
            <source>Everyone</source>
            <extracomment>Whose trophies are shown: those of all people at this device</extracomment>
            <translation>Tout le monde</translation>
        </message>
        <message numerus="yes">
            <source>%n game(s)</source>
            <extracomment>After the date of a trophy: in how many games it was earned. %n games</extracomment>
            <translation>
                <numerusform>%n partie</numerusform>
                <numerusform>%n parties</numerusform>
            </translation>
        </message>
        <message>
            <source>Trophy: %1</source>
            <extracomment>After a round. %1 the title of a trophy, "Bluffed a badger"</extracomment>
            <translation>Trophée : %1</translation>
        </message>
        <message>
            <source>Trophies: %1</source>
            <extracomment>After a round in which several trophies were earned. %1 their titles</extracomment>
            <translation>Trophées : %1</translation>
        </message>
    </context>
    <context>
        <name>tableside::UserData</name>
        <message>
            <source>“%1” couldn’t be deleted. Try again, or delete it yourself.</source>
            <extracomment>Some of what was to be deleted is still there. %1 a file or folder</extracomment>
            <translation>Impossible de supprimer « %1 ». Réessaie, ou supprime-le toi-même.</translation>
        </message>
        <message>
            <source>The folder couldn’t be opened. Open it in your file manager.</source>
            <translation>Le dossier n’a pas pu être ouvert. Ouvre-le dans ton gestionnaire de fichiers.</translation>
        </message>
        <message>
            <source>Exporting everything</source>
            <extracomment>Over a progress bar</extracomment>
            <translation>Exportation de toutes les données</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoSetup</name>
        <message>
            <source>New UNO game</source>
            <extracomment>Title of the page where a game of UNO is set up</extracomment>
            <translation>Nouvelle partie d’UNO</translation>
        </message>
        <message>
            <source>When someone reaches this many points, the lowest total wins.</source>
            <translation>Dès que quelqu’un atteint ce nombre de points, le plus petit total gagne.</translation>
        </message>
        <message>
            <source>First to this many points wins. The printed rules say 500; 100 makes a quick game.</source>
            <translation>Le premier qui atteint ce nombre de points gagne. La règle imprimée dit 500 ; avec 100, c’est vite fini.</translation>
        </message>
        <message>
            <source>Hints, drawing until you can play, and 2 seconds to call.</source>
            <extracomment>What the rules called "Family" are in UNO</extracomment>
            <translation>Conseils, pioche jusqu’à pouvoir jouer et 2 secondes pour annoncer.</translation>
        </message>
        <message>
            <source>Chaos</source>
            <extracomment>A set of rules to choose: wild ones</extracomment>
            <translation>Chaos</translation>
        </message>
        <message>
            <source>Stacking, jumping in, and seven and zero.</source>
            <translation>Cumul, interception, sept et zéro.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoPresenter</name>
        <message>
            <source>keeps the card</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>garde la carte</translation>
        </message>
        <message>
            <source>challenges</source>
            <extracomment>What a player has just done, shown beside the name</extracomment>
            <translation>lance un défi</translation>
        </message>
        <message>
            <source>kept</source>
            <extracomment>The same in the smallest place: a player keeps the card that they drew</extracomment>
            <translation>garde</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnoTable</name>
        <message>
            <source>You have the same card: quick, jump in!</source>
            <translation>Tu as la même carte : vite, intercepte !</translation>
        </message>
        <message>
            <source>%1 bluffed and draws the cards.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 a bluffé et pioche les cartes.</translation>
        </message>
        <message>
            <source>%1 didn’t bluff: you draw the cards plus two more.</source>
            <extracomment>%1 a player's name</extracomment>
            <translation>%1 n’a pas bluffé : tu pioches les cartes, plus 2 autres.</translation>
        </message>
        <message>
            <source>stacking</source>
            <extracomment>One of the house rules, joined to a line</extracomment>
            <translation>cumul</translation>
        </message>
        <message>
            <source>jumping in</source>
            <translation>interception</translation>
        </message>
        <message>
            <source>seven and zero</source>
            <translation>le sept et le zéro</translation>
        </message>
        <message>
            <source>drawing until you can play</source>
            <translation>piocher jusqu’à pouvoir jouer</translation>
        </message>
        <message>
            <source>no bluffing</source>
            <translation>pas de bluff</translation>
        </message>
        <message>
            <source>Reverse doesn’t skip</source>
            <translation>l’Inversion change seulement le sens</translation>
        </message>
        <message numerus="yes">
            <source>You draw %n card(s) and miss your turn.</source>
            <extracomment>After a Draw Two or a Wild Draw Four; %n how many cards</extracomment>
            <translation>
                <numerusform>Tu pioches %n carte et tu passes ton tour.</numerusform>
                <numerusform>Tu pioches %n cartes et tu passes ton tour.</numerusform>
            </translation>
        </message>
        <message>
            <source>Color before: %1 · bluff: %2 draws %3 · no bluff: you draw %4</source>
            <extracomment>What is at stake in a challenge. %1 the color that was in play before the Wild Draw Four, %2 a player's name, %3 and %4 how many cards</extracomment>
            <translation>Couleur d’avant : %1 · bluff : %2 pioche %3 · sinon : tu pioches %4</translation>
        </message>
        <message>
            <source>Name a color for the wild card.</source>
            <extracomment>While the color wheel of a wild card is open</extracomment>
            <translation>Annonce une couleur pour le joker.</translation>
        </message>
        <message>
            <source>This is a bluff: you have a %1 card. Name a color.</source>
            <extracomment>While the color wheel of a Wild Draw Four is open; short, for a phone. %1 a color of which the player has a card</extracomment>
            <translation>C’est un bluff : tu as du %1. Annonce une couleur.</translation>
        </message>
    </context>
    <context>
        <name>tableside::VoiceRecorder</name>
        <message>
            <source>No microphone found. Connect one and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Aucun micro trouvé. Branches-en un et réessaie.</translation>
        </message>
        <message>
            <source>The microphone isn’t available. If another app is using it, close that app and try again.</source>
            <extracomment>Nothing can be recorded</extracomment>
            <translation>Le micro n’est pas disponible. Si une autre appli s’en sert, ferme-la et réessaie.</translation>
        </message>
        <message>
            <source>Nothing was recorded. Try again, closer to the microphone.</source>
            <extracomment>After a recording in which nothing was said</extracomment>
            <translation>Rien n’a été enregistré. Réessaie, plus près du micro.</translation>
        </message>
    </context>
    <context>
        <name>tableside::CallVoices</name>
        <message>
            <source>The recording “%1” is damaged and can’t be played. Record it again.</source>
            <extracomment>%1 the name of a recorded voice</extracomment>
            <translation>L’enregistrement « %1 » est endommagé et ne peut pas être lu. Enregistre-le à nouveau.</translation>
        </message>
        <message>
            <source>The whole table</source>
            <extracomment>A voice of the call booth: three people say it at once</extracomment>
            <translation>Toute la table</translation>
        </message>
        <message>
            <source>Bear</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Ours</translation>
        </message>
        <message>
            <source>Child</source>
            <extracomment>A voice of the call booth: a small and eager one</extracomment>
            <translation>Enfant</translation>
        </message>
        <message>
            <source>Robot</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Robot</translation>
        </message>
        <message>
            <source>Bell</source>
            <extracomment>A voice of the call booth: no voice at all</extracomment>
            <translation>Sonnette</translation>
        </message>
        <message>
            <source>Horn</source>
            <extracomment>A voice of the call booth: an old car's horn</extracomment>
            <translation>Klaxon</translation>
        </message>
        <message>
            <source>Whistle</source>
            <extracomment>A voice of the call booth: a referee's</extracomment>
            <translation>Sifflet</translation>
        </message>
        <message>
            <source>Drum</source>
            <extracomment>A voice of the call booth</extracomment>
            <translation>Tambour</translation>
        </message>
        <message>
            <source>My voice %1</source>
            <extracomment>Name of a voice that was recorded. %1 its number</extracomment>
            <translation>Ma voix %1</translation>
        </message>
        <message>
            <source>The recording couldn’t be deleted (%1). Try again.</source>
            <extracomment>%1 the system's reason</extracomment>
            <translation>Impossible de supprimer l’enregistrement (%1). Réessaie.</translation>
        </message>
    </context>
    <context>
        <name>tableside::UnfinishedMatches</name>
        <message>
            <source>Round %1 · tied at %2 points · %3</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 points, %3 date and time</extracomment>
            <translation>Manche %1 · égalité, points : %2 · %3</translation>
        </message>
        <message>
            <source>Round %1 · %2 leads: %3 points · %4</source>
            <extracomment>An unfinished game of several people. %1 number of the round, %2 a name, %3 points, %4 date and time</extracomment>
            <translation>Manche %1 · %2 en tête, points : %3 · %4</translation>
        </message>
        <message>
            <source>UNO with %1</source>
            <extracomment>An unfinished game. %1 the other players' names</extracomment>
            <translation>UNO avec %1</translation>
        </message>
        <message>
            <source>DOS with %1</source>
            <translation>DOS avec %1</translation>
        </message>
        <message>
            <source>Round %1, no points yet · %2</source>
            <extracomment>An unfinished game, before anyone has points. %1 number of the round, %2 date and time</extracomment>
            <translation>Manche %1, pas encore de points · %2</translation>
        </message>
        <message>
            <source>Round %1 · you: %2 points, place %3 of %4 · %5</source>
            <extracomment>An unfinished game. %1 number of the round, %2 your points, %3 your rank of %4 players, %5 date and time</extracomment>
            <translation>Manche %1 · tes points : %2, place %3 sur %4 · %5</translation>
        </message>
        <message numerus="yes">
            <source>%n other(s)</source>
            <extracomment>The end of a row of names: "DOS with West, North and 7 others". %n players</extracomment>
            <translation>
                <numerusform>%n autre</numerusform>
                <numerusform>%n autres</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>EntryQuestion</name>
        <message>
            <source>You changed round %1 but haven’t saved it.</source>
            <extracomment>Asked when the user leaves an unsaved correction. %1 number of the round</extracomment>
            <translation>Tu as modifié la manche %1 sans l’enregistrer.</translation>
        </message>
        <message>
            <source>Who went out?</source>
            <translation>Qui a fini ?</translation>
        </message>
        <message>
            <source>Save the correction?</source>
            <translation>Enregistrer la correction ?</translation>
        </message>
        <message>
            <source>Yes, %1 went out</source>
            <extracomment>Buttons below a question</extracomment>
            <translation>Oui, %1 a fini</translation>
        </message>
        <message>
            <source>Save</source>
            <translation>Enregistrer</translation>
        </message>
        <message>
            <source>Don’t save</source>
            <extracomment>Button: discard the changes to the round</extracomment>
            <translation>Ne pas enregistrer</translation>
        </message>
        <message>
            <source>No</source>
            <extracomment>Button below “Save the correction?”</extracomment>
            <translation>Non</translation>
        </message>
        <message>
            <source>Keep editing</source>
            <translation>Continuer à corriger</translation>
        </message>
    </context>
    <context>
        <name>EntryStatus</name>
        <message>
            <source>%1 was next to play</source>
            <extracomment>Button. Two hands have equal points; the player who would have been next in turn wins the round. %1 a player</extracomment>
            <translation>C’était à %1 de jouer</translation>
        </message>
    </context>
    <context>
        <name>HandDots</name>
        <message>
            <source>All hands are counted</source>
            <extracomment>Spoken, of the dots above the cards: no hand is left</extracomment>
            <translation>Toutes les mains sont comptées</translation>
        </message>
    </context>
    <context>
        <name>HandHead</name>
        <message>
            <source>%1’s hand</source>
            <extracomment>Above the cards that are being counted. %1 a player</extracomment>
            <translation>Main : %1</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken beside “Anna’s hand”: what it comes to so far</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Nobody could play</source>
            <extracomment>Button: the round is blocked; the fewest points in hand win it</extracomment>
            <translation>Personne ne pouvait jouer</translation>
        </message>
        <message>
            <source>Went out</source>
            <extracomment>Button beside “Anna’s hand”: mark her as the one who went out</extracomment>
            <translation>A fini</translation>
        </message>
        <message>
            <source>%1 went out</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>%1 a fini</translation>
        </message>
        <message>
            <source>Points for %1</source>
            <extracomment>Above the number pad, where the player who went out gets one number for all hands. %1 a player</extracomment>
            <translation>Points pour %1</translation>
        </message>
    </context>
    <context>
        <name>HandStrip</name>
        <message>
            <source>Hands in this round</source>
            <translation>Mains de cette manche</translation>
        </message>
    </context>
    <context>
        <name>LookButton</name>
        <message>
            <source>Picture and color for %1. Press to change.</source>
            <extracomment>Spoken name of the button. %1 a player</extracomment>
            <translation>Image et couleur pour %1. Appuie pour changer.</translation>
        </message>
    </context>
    <context>
        <name>LookPicker</name>
        <message>
            <source>Picture and color for %1</source>
            <extracomment>Spoken name of the pictures and colors to choose from. %1 a player</extracomment>
            <translation>Image et couleur pour %1</translation>
        </message>
        <message>
            <source>first letter</source>
            <extracomment>Spoken name of a picture to choose: a letter instead of an animal</extracomment>
            <translation>l’initiale</translation>
        </message>
        <message>
            <source>Color and shape %1</source>
            <extracomment>Spoken name of a color with its shape. %1 its number</extracomment>
            <translation>Couleur et forme %1</translation>
        </message>
    </context>
    <context>
        <name>SheetStart</name>
        <message>
            <source>Start</source>
            <extracomment>Row of the score sheet: the starting points of players who joined late</extracomment>
            <translation>Départ</translation>
        </message>
        <message numerus="yes">
            <source>%1 started with %n point(s)</source>
            <extracomment>Spoken on the score sheet. %1 a player who joined late, %n points</extracomment>
            <translation>
                <numerusform>%1 a commencé avec %n point</numerusform>
                <numerusform>%1 a commencé avec %n points</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>Recap</name>
        <message>
            <source>Last turn: %1</source>
            <extracomment>Spoken of what a player did in their last turn. %1 such as "Red 7, Blue 3, drew 2"</extracomment>
            <translation>Dernier tour : %1</translation>
        </message>
    </context>
    <context>
        <name>SheetNote</name>
        <message>
            <source>Place and note: %1</source>
            <extracomment>Spoken name of the line over the sheet. %1 the place and the note of the game</extracomment>
            <translation>Lieu et note : %1</translation>
        </message>
    </context>
    <context>
        <name>SheetPlayer</name>
        <message>
            <source>The name %1 is taken. Choose another.</source>
            <extracomment>Below the name field. %1 a name</extracomment>
            <translation>Le nom %1 est déjà pris. Choisis-en un autre.</translation>
        </message>
        <message numerus="yes">
            <source>left with %n point(s)</source>
            <extracomment>In the panel of a player who left. %n points</extracomment>
            <translation>
                <numerusform>a quitté la partie avec %n point</numerusform>
                <numerusform>a quitté la partie avec %n points</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1</source>
            <extracomment>In the panel of a player. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n point, rang %1</numerusform>
                <numerusform>%n points, rang %1</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>Deals this round</source>
            <extracomment>In the panel of a player, instead of the button “Make dealer”</extracomment>
            <translation>Distribue cette manche</translation>
        </message>
        <message>
            <source>Make dealer</source>
            <extracomment>Button: this player deals the current round, out of turn</extracomment>
            <translation>Choisir comme donneur</translation>
        </message>
        <message>
            <source>Remove from game</source>
            <extracomment>Buttons of a player: remove from the game, or let rejoin</extracomment>
            <translation>Retirer de la partie</translation>
        </message>
        <message>
            <source>Rejoin</source>
            <translation>Réintégrer</translation>
        </message>
        <message>
            <source>Player page</source>
            <extracomment>Button: the page of a player, with all games</extracomment>
            <translation>Page du joueur</translation>
        </message>
        <message>
            <source>Name</source>
            <extracomment>Label of a field: the player's new name</extracomment>
            <translation>Nom</translation>
        </message>
        <message>
            <source>Rename</source>
            <extracomment>Button: change the player's name</extracomment>
            <translation>Renommer</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s), rank %1, tied</source>
            <extracomment>In the panel of a player whose rank others share. %n points, %1 the rank</extracomment>
            <translation>
                <numerusform>%n point, rang %1 ex æquo</numerusform>
                <numerusform>%n points, rang %1 ex æquo</numerusform>
            </translation>
        </message>
    </context>
    <context>
        <name>SheetResult</name>
        <message>
            <source>The lowest total wins.</source>
            <extracomment>Under the winner of a game in which cards count against you</extracomment>
            <translation>Le plus petit total gagne.</translation>
        </message>
        <message>
            <source>Rematch</source>
            <translation>Revanche</translation>
        </message>
        <message>
            <source>Share and print</source>
            <translation>Partager et imprimer</translation>
        </message>
    </context>
    <context>
        <name>ValuePad</name>
        <message>
            <source>Keys for card values</source>
            <extracomment>Spoken name of the keys for the values of cards</extracomment>
            <translation>Touches par valeur</translation>
        </message>
        <message numerus="yes">
            <source>%n point(s)</source>
            <extracomment>Spoken name of a key for all cards of a value. %n points</extracomment>
            <translation>
                <numerusform>%n point</numerusform>
                <numerusform>%n points</numerusform>
            </translation>
        </message>
        <message>
            <source>%1 in this hand</source>
            <extracomment>Spoken for a key of a value. %1 how many of it are in the hand</extracomment>
            <translation>%1 dans cette main</translation>
        </message>
        <message>
            <source>Show cards</source>
            <extracomment>Spoken name of the key that shows all cards, by color, instead of keys for their values</extracomment>
            <translation>Montrer les cartes</translation>
        </message>
    </context>
    <context>
        <name>tableside::BookEntry</name>
        <message>
            <source>This game can’t be entered in the score book.</source>
            <translation>Cette partie ne peut pas être inscrite dans le carnet de scores.</translation>
        </message>
    </context>
    <context>
        <name>BookToggle</name>
        <message>
            <source>Enter in the score book</source>
            <extracomment>Switch at the end of a game: whether the score book keeps it</extracomment>
            <translation>Inscrire dans le carnet de scores</translation>
        </message>
        <message>
            <source>Counts on each player’s page, separately from real cards.</source>
            <extracomment>Below “Enter in the score book”. Games on screen and games with real cards have statistics of their own</extracomment>
            <translation>Compte sur la page de chaque joueur, séparément des vraies cartes.</translation>
        </message>
        <message>
            <source>Add your names in the setup, and the score book can keep your games.</source>
            <extracomment>At the end of a game of several people who did not choose their names at setup, instead of “Enter in the score book”</extracomment>
            <translation>Indique les noms avant la partie, et le carnet pourra garder tes parties.</translation>
        </message>
    </context>
    <context>
        <name>tableside::phones::PhoneServer</name>
        <message>
            <source>%1 is not an address of a network at home.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20</extracomment>
            <translation>%1 n’est pas une adresse d’un réseau domestique.</translation>
        </message>
        <message>
            <source>Phones can’t connect to %1: %2.</source>
            <extracomment>%1: an address of a network, such as 192.168.1.20; %2: the system’s reason</extracomment>
            <translation>Les téléphones ne peuvent pas se connecter à %1 : %2.</translation>
        </message>
    </context>
    <context>
        <name>DosTurn</name>
        <message>
            <source>Your turn: match a row card or draw.</source>
            <translation>À toi : fais une association, ou pioche.</translation>
        </message>
        <message>
            <source>Your turn: nothing matches. Draw a card.</source>
            <translation>À toi : aucune association possible. Pioche une carte.</translation>
        </message>
        <message>
            <source>Match a row card or lay a card in the row.</source>
            <translation>Fais une association, ou pose une carte dans la rangée.</translation>
        </message>
        <message>
            <source>Nothing matches: lay a card in the row.</source>
            <translation>Aucune association possible : pose une carte dans la rangée.</translation>
        </message>
        <message>
            <source>Match another row card or end your turn.</source>
            <translation>Fais une autre association, ou finis ton tour.</translation>
        </message>
        <message>
            <source>Nothing else matches: end your turn.</source>
            <translation>Aucune autre association possible : finis ton tour.</translation>
        </message>
        <message numerus="yes">
            <source>Bonus: lay %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus : pose %n carte dans la rangée.</numerusform>
                <numerusform>Bonus : pose %n cartes dans la rangée.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>Bonus: you can lay up to %n card(s) in the row.</source>
            <translation>
                <numerusform>Bonus : tu peux poser %n carte dans la rangée.</numerusform>
                <numerusform>Bonus : tu peux poser jusqu’à %n cartes dans la rangée.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. %2</source>
            <extracomment>%1 a card, %2 what to do now</extracomment>
            <translation>Tu as pioché un %1. %2</translation>
        </message>
    </context>
    <context>
        <name>UnoTurn</name>
        <message>
            <source>Your turn: play a card or draw.</source>
            <translation>À toi : joue une carte, ou pioche.</translation>
        </message>
        <message>
            <source>You can’t play anything: draw a card.</source>
            <translation>Rien ne convient : pioche une carte.</translation>
        </message>
        <message>
            <source>You drew a %1. Play it or keep it.</source>
            <extracomment>%1 a card</extracomment>
            <translation>Tu as pioché : %1. Joue cette carte ou garde-la.</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 te fait piocher %n carte. Pioche, ou lance un défi.</numerusform>
                <numerusform>%1 te fait piocher %n cartes. Pioche, ou lance un défi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s).</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 te fait piocher %n carte.</numerusform>
                <numerusform>%1 te fait piocher %n cartes.</numerusform>
            </translation>
        </message>
        <message>
            <source>The first card is wild: name a color.</source>
            <translation>La première carte est un joker : annonce une couleur.</translation>
        </message>
        <message>
            <source>Seven! Who do you swap hands with?</source>
            <translation>Sept ! Avec qui échanges-tu ta main ?</translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw, stack a Wild Draw Four, or challenge.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 te fait piocher %n carte. Pioche, cumule avec un Super Joker, ou lance un défi.</numerusform>
                <numerusform>%1 te fait piocher %n cartes. Pioche, cumule avec un Super Joker, ou lance un défi.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Draw Two.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 te fait piocher %n carte. Pioche, ou cumule avec un +2.</numerusform>
                <numerusform>%1 te fait piocher %n cartes. Pioche, ou cumule avec un +2.</numerusform>
            </translation>
        </message>
        <message numerus="yes">
            <source>%1 makes you draw %n card(s). Draw or stack a Wild Draw Four.</source>
            <extracomment>%1 a player's name, %n how many cards</extracomment>
            <translation>
                <numerusform>%1 te fait piocher %n carte. Pioche, ou cumule avec un Super Joker.</numerusform>
                <numerusform>%1 te fait piocher %n cartes. Pioche, ou cumule avec un Super Joker.</numerusform>
            </translation>
        </message>
        <message>
            <source>You drew a %1. You can’t play it, so keep it.</source>
            <extracomment>Said to one of several players at one device, beside the button “Keep it”. %1 a card</extracomment>
            <translation>Tu as pioché : %1. Tu ne peux pas jouer cette carte, alors garde-la.</translation>
        </message>
    </context>
</TS>
