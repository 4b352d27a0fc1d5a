// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/table_import.h"

#include "app/files/input_file.h"
#include "app/score/book/import_outcome.h"
#include "app/score/book/score_book.h"
#include "app/score/words/score_words.h"
#include "app/store/schema/fact_text.h"
#include "app/words/cleaned_text.h"
#include "app/words/region.h"
#include "engine/score/ledger.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QSet>
#include <QUuid>

#include <algorithm>

namespace tableside {

namespace {

struct TableTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFiles)
};

QDate dayOf(const score::CsvDate &date)
{
    return {date.year, date.month, date.day};
}

/// Returns the start of a game. If the table has no time of the day, the \p number-th game of a day begins that many minutes after
/// noon, so that the games stay in the order of the table.
qint64 startOf(const score::CsvDate &date, int number)
{
    constexpr int noon = 12 * 60;
    const int minutes = date.minutes >= 0 ? date.minutes : std::min(noon + number, 24 * 60 - 1);
    return QDateTime(dayOf(date), QTime(minutes / 60, minutes % 60)).toMSecsSinceEpoch();
}

/// Returns a key derived from the content of a game's table, so that importing the same table again does not add the game twice.
/// \p number counts equal games in one table from 0. The key depends on the scoring only if the scoring differs from what the points
/// suggest (score::scoring_from_points()).
QString tableKey(const score::SeasonGame &game, GameId box, int number)
{
    const score::CsvGame &table = game.table;
    QByteArray content = words::gameKey(box).toUtf8();
    for (const score::CsvPlayer &player : table.players)
        content += '\n' + QByteArray::fromStdString(player.name);
    for (const int points : table.start_points)
        content += '\n' + QByteArray::number(points);
    for (const auto &round : table.rounds) {
        content += '\n';
        for (const auto &entered : round)
            content += entered ? QByteArray::number(entered->points) + ' ' : QByteArray("- ");
    }
    if (table.scoring != score::scoring_from_points(table))
        content += "\ncountAgainst";
    if (game.date)
        content += '\n' + dayOf(*game.date).toString(Qt::ISODate).toUtf8() + ' ' + QByteArray::number(number);
    static const QUuid tables(QStringLiteral("{8e0a5d0c-3f0b-4f39-9a4e-6f6d1d1c2b57}"));
    return QUuid::createUuidV5(tables, content).toString(QUuid::WithoutBraces);
}

/// The people whose names are in an imported table: people of the score book with the same name, or with a similar name if the
/// user has confirmed that, and new people for all other names.
class TablePeople
{
public:
    TablePeople(const std::vector<score::SeasonGame> &games, const People &people, const ImportAnswers &answers)
        : m_people(people), m_answers(answers)
    {
        for (const score::SeasonGame &game : games) {
            m_comparesNames = m_comparesNames || game.table.has_line_per_player;
            for (const score::CsvPlayer &player : game.table.players) {
                const QString name = QString::fromStdString(player.name);
                if (const std::optional<Person> known = people.named(name))
                    m_exactIds << known->id;
            }
        }
        for (const score::SeasonGame &game : games) {
            for (const score::CsvPlayer &player : game.table.players) {
                const QString name = QString::fromStdString(player.name);
                if (!find(name))
                    m_players.push_back({name, playerOf(personOf(name))});
            }
        }
    }

    /// Returns the players of a game, with different portraits and colors as far as possible.
    std::vector<score::Player> playersOf(const score::CsvGame &game) const
    {
        std::vector<score::Player> players;
        for (const score::CsvPlayer &player : game.players)
            players.push_back(find(QString::fromStdString(player.name))->player);
        return People::withDistinctLooks(players, players);
    }
    const QList<Person> &newcomers() const { return m_newcomers; }
    /// Returns the question that must be answered before the import; of kind None if there is no question.
    const ImportQuestion &question() const { return m_question; }

private:
    struct NamedPlayer
    {
        QString name; ///< The name in the table.
        score::Player player;
    };

    const NamedPlayer *find(const QString &name) const
    {
        const auto found = std::ranges::find_if(m_players,
                                                [&](const NamedPlayer &known) { return People::isSameName(known.name, name); });
        return found == m_players.end() ? nullptr : &*found;
    }

    Person personOf(const QString &name)
    {
        if (const std::optional<Person> known = m_people.named(name))
            return *known;
        const QString similar = similarTo(name);
        const auto answer = m_answers.isKnown.constFind(name);
        if (!similar.isEmpty() && answer == m_answers.isKnown.constEnd() && m_question.kind == ImportQuestion::Kind::None)
            //: Buttons: a name means a person who is in the score book already, or who isn't
            m_question = {ImportQuestion::Kind::Person, m_sentence, TableTr::tr("Same person"), TableTr::tr("Someone new"), name};
        if (!similar.isEmpty() && answer != m_answers.isKnown.constEnd() && *answer) {
            if (const std::optional<Person> known = m_people.named(similar))
                return *known;
            return *std::ranges::find(m_newcomers, similar, &Person::name);
        }
        std::vector<score::Player> beside;
        for (const NamedPlayer &known : m_players)
            beside.push_back(known.player);
        m_newcomers.append(m_people.newPerson(name, beside));
        return m_newcomers.last();
    }

    /// Returns a name that differs from \p name only in accents, from the score book or from an earlier line of the table, and
    /// sets m_sentence to the question whether both names mean the same person. Returns an empty string if there is no such name.
    /// If the table has a column per player, its names are not compared with each other, because two columns are always two
    /// people.
    QString similarTo(const QString &name)
    {
        if (QString known = m_people.alike(name, m_exactIds); !known.isEmpty()) {
            m_sentence = People::identityQuestion(name, known);
            return known;
        }
        if (!m_comparesNames)
            return {};
        for (const NamedPlayer &known : m_players) {
            QString other = QString::fromStdString(known.player.name);
            if (foldedForSearch(other) != foldedForSearch(name))
                continue;
            //: %1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen
            m_sentence = TableTr::tr("Are %1 and %2 in this file the same person?").arg(other, name);
            return other;
        }
        return {};
    }

    const People &m_people;
    const ImportAnswers &m_answers;
    bool m_comparesNames = false; ///< Whether some game of the table has a line per player.
    QStringList m_exactIds;       ///< The ids of the people in the book whose exact names are in the table.
    std::vector<NamedPlayer> m_players;
    QList<Person> m_newcomers;
    QString m_sentence;
    ImportQuestion m_question;
};

/// The similarity of a game in a table and a stored game. All flags are false unless both are the same game (DOS or UNO) of the same
/// people.
struct Similarity
{
    bool areSamePeople = false;
    bool isSame = false; ///< Whether the starting points and the points of all rounds are equal.
    /// Whether so many points are equal that the table counts as a corrected version of the game without asking the user.
    bool isCorrected = false;
    /// Whether the table may be a corrected version of the game. Unless isCorrected, the user must then be asked.
    bool mayBeCorrected = false;
};

/// Compares the points in a table with those in a stored game, by round and person. A person who did not play in a round has 0.
Similarity likeness(const score::GameSummary &table, const score::GameSummary &kept, const People &people)
{
    std::vector<std::size_t> seats; // for each player of the table, the seat of the same person in `kept`
    for (const score::PlayerId &player : table.players) {
        const auto isMeant = [&](const score::PlayerId &other) {
            return people.canonical(QString::fromStdString(other)).toStdString() == player;
        };
        const auto found = std::ranges::find_if(kept.players, isMeant);
        if (found == kept.players.end())
            return {};
        seats.push_back(static_cast<std::size_t>(found - kept.players.begin()));
    }
    if (table.game != kept.game || table.players.size() != kept.players.size())
        return {};
    int equal = 0;         // the number of cells (round and player) with the same points in both games, except 0
    int differing = 0;     // the number of cells with different points
    int oneSidedZeros = 0; // the number of cells with 0 points in one game and other points in the other game
    for (std::size_t round = 0; round < std::max(table.gains.size(), kept.gains.size()); ++round) {
        for (std::size_t seat = 0; seat < seats.size(); ++seat) {
            const int left = round < table.gains.size() ? std::max(table.gains[round][seat], 0) : 0;
            const int right = round < kept.gains.size() ? std::max(kept.gains[round][seats[seat]], 0) : 0;
            equal += left == right && left != 0;
            differing += left != right;
            oneSidedZeros += left != right && (left == 0 || right == 0);
        }
    }
    bool isSameStart = table.stated_totals.empty() == kept.stated_totals.empty();
    for (std::size_t seat = 0; seat < seats.size() && isSameStart; ++seat) {
        isSameStart = table.start_points[seat] == kept.start_points[seats[seat]]
            && (table.stated_totals.empty() || table.stated_totals[seat] == kept.stated_totals[seats[seat]]);
    }
    constexpr int few = 3; // up to 3 equal cells may be a coincidence in two different games
    Similarity likeness;
    likeness.areSamePeople = true;
    likeness.isSame = differing == 0 && isSameStart && table.gains.size() == kept.gains.size();
    likeness.isCorrected = likeness.isSame || (equal > few && equal >= differing);
    likeness.mayBeCorrected = equal >= differing || (oneSidedZeros == 0 && equal + differing <= few);
    return likeness;
}

/// A decision on how to import a game.
struct ImportDecision
{
    bool isKnown = false; ///< Whether the book already has the game.
    QString key{};        ///< The key under which the new game is stored.
    qint64 replaces = 0;  ///< The id of the game that the new one corrects; 0 for none.
    bool asks = false;    ///< Whether to ask the user if the table is a corrected version of the game `replaces`.
};

/// A game of the table, ready to be stored.
struct ReadGame
{
    const score::SeasonGame &source;
    std::vector<score::Fact> facts;
    score::Sheet sheet;
    QString key; ///< The key from the table's content.
};

/// Finds the stored games that a table contains, each at most once.
class KnownGames
{
public:
    KnownGames(ScoreStore &store, const People &people) : m_store(store), m_people(people) {}

    /// Searches the score book for a game: by the key that an export writes into its table, by the key that an earlier import of the
    /// table derived from its content, and by the points. Returns nothing if the store cannot be read.
    std::optional<ImportDecision> decide(const ReadGame &game)
    {
        ImportDecision arrival{false, game.key};
        const score::CsvGame &table = game.source.table;
        const score::GameSummary summary = score::summary_of(game.sheet);
        const QString marked = table.mark ? QString::fromStdString(table.mark->key) : QString();
        const auto kept = m_store.kept(marked);
        // An earlier import of the same table may have stored a game under this key. The user may have corrected that game since.
        const auto before = m_store.kept(arrival.key);
        const QList<StoredGame> *games = gamesOf(QString::fromStdString(summary.players.front()));
        if (!kept || !before || games == nullptr)
            return {};
        const bool isHere = !marked.isEmpty() && kept->id != 0 && !kept->isDeleted;
        const bool isImportedBefore = before->id != 0 && !before->isDeleted;
        if ((isHere && table.mark->is_unchanged) || isImportedBefore) {
            m_found << (isImportedBefore ? before->id : kept->id);
            return ImportDecision{true};
        }
        for (const auto &[id, digest] : *games) {
            if (m_found.contains(id) || !isSameDay(game.source, digest.shown.startedAt))
                continue;
            const Similarity found = likeness(summary, digest.summary, m_people);
            if (!found.areSamePeople)
                continue;
            const bool isImported = digest.shown.target == score::unknown_target;
            const bool isScoredAlike = summary.count_against == digest.summary.count_against;
            if (found.isSame && (isScoredAlike || table.is_scoring_guessed)) {
                m_found << id;
                return ImportDecision{true};
            }
            // On one day, the same people rarely play another game that was imported, too.
            const bool isSureByDay = game.source.date && (found.mayBeCorrected || table.has_only_totals);
            if (isImported && !isHere && (found.isCorrected || found.mayBeCorrected || isSureByDay)
                && (arrival.replaces == 0 || arrival.asks) && (arrival.replaces == 0 || found.isCorrected || isSureByDay)) {
                arrival.replaces = id;
                arrival.asks = !found.isCorrected && !isSureByDay;
            }
        }
        if (isHere)
            arrival.replaces = kept->id;
        else if (!marked.isEmpty() && (kept->id == 0 || table.mark->is_unchanged))
            arrival.key = marked;
        return arrival;
    }

    /// Makes decide() ignore a stored game from now on, because a game of the table replaces it.
    void take(qint64 id) { m_found << id; }

private:
    struct StoredGame
    {
        qint64 id = 0;
        ScoreDigest digest;
    };

    /// Returns the stored games of a person; null if the store cannot be read. They are read once, because a season has many games
    /// of the same people.
    const QList<StoredGame> *gamesOf(const QString &personId)
    {
        if (const auto known = m_gamesOf.constFind(personId); known != m_gamesOf.constEnd())
            return &*known;
        const auto rows = m_store.gamesOf(m_people.aliases(personId));
        if (!rows)
            return nullptr;
        QList<StoredGame> games;
        for (const ScoreGameRow &row : *rows)
            games.append({row.id, ScoreDigest::fromJson(row.digest)});
        return &*m_gamesOf.insert(personId, games);
    }

    /// Returns whether a stored game may be the game of the table by its date. A table without a date may be of any day.
    static bool isSameDay(const score::SeasonGame &game, qint64 startedAt)
    {
        return !game.date || dayOf(*game.date) == QDateTime::fromMSecsSinceEpoch(startedAt).date();
    }

    ScoreStore &m_store;
    const People &m_people;
    QHash<QString, QList<StoredGame>> m_gamesOf; ///< The games read so far, by the id of a person who played in them.
    QSet<qint64> m_found;                        ///< The ids of the stored games that games of the table have been found to be.
};

/// Returns the question whether a CSV table is a corrected version of an imported game.
ImportQuestion correctionQuestion(ScoreStore &store, const People &people, qint64 gameId, const QString &path)
{
    const ScoreShown shown = withCurrentNames(ScoreShown::fromJson(store.digest(gameId).value_or(QByteArray())), people);
    return {ImportQuestion::Kind::Correction,
            //: %1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game
            TableTr::tr("“%1” looks like the game of %2 that you imported before. Replace that game?")
                .arg(shownFileName(path), bookTitle(shown)),
            //: Buttons: an imported table takes the place of a game, or is a game of its own
            TableTr::tr("Replace"),
            TableTr::tr("Keep both"),
            {}};
}

ImportQuestion linesQuestion(const QString &path)
{
    return {
        ImportQuestion::Kind::Lines,
        //: %1 a file with a date and points of several players in each line
        TableTr::tr("What is a line of “%1”: a whole game with everyone’s final points, or one round?").arg(shownFileName(path)),
        //: Button: each line of an imported table is a whole game
        TableTr::tr("A game"),
        //: Button: each line of an imported table is a round of a game
        TableTr::tr("A round"),
        {}};
}

/// Returns sentences about assumptions made while reading the table, such as the text encoding or the scoring.
QString tableRemarks(const score::CsvSeason &season)
{
    const score::CsvGame &csv = season.games.front().table;
    QString remarks;
    if (csv.code != TextEncoding::utf8) {
        const std::string_view name = text_code_name(csv.code);
        //: After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252
        remarks += u' '
            + TableTr::tr("The file’s text was converted from %1.")
                  .arg(QLatin1String(name.data(), static_cast<int>(name.size())));
    }
    if (season.assumed_date)
        //: After a table was imported. %1 a date as the file has it, such as 3/4/2025, %2 the same date in words
        remarks += u' '
            + TableTr::tr("“%1” was read as %2.")
                  .arg(QString::fromStdString(season.assumed_text),
                       QLocale().toString(dayOf(*season.assumed_date), QLocale::LongFormat));
    const auto isGuessed = [](const score::SeasonGame &game) { return game.table.is_scoring_guessed; };
    if (std::ranges::none_of(season.games, isGuessed))
        return remarks;
    if (csv.has_only_totals)
        //: After a table was imported. “countAgainst” is a word in the file: don't translate it
        remarks += u' '
            + TableTr::tr(
                       "The file doesn’t say who won, so the highest total won each game. If the lowest wins, add a column that "
                       "says countAgainst and import it again.");
    else
        //: After a table of two players was imported. “countAgainst” is a word in the file: don't translate it
        remarks += u' '
            + TableTr::tr("The file doesn’t say how points are counted, so each round’s "
                          "winner got them. If cards count against you, add a column that says "
                          "countAgainst and import it again.");
    return remarks;
}

/// Sets the question in \p imported that must be answered before the import. Returns an unsuccessful outcome without a sentence.
FileOutcome asking(ImportedTable &imported, const ImportQuestion &question)
{
    imported.question = question;
    return {false, {}, true};
}

/// Converts the games of a table to facts. Returns an unsuccessful outcome with the problems, or a successful one and the games.
FileOutcome readGames(const score::CsvSeason &season, const TablePeople &found, const ImportAnswers &answers, const QString &path,
                      std::vector<ReadGame> &games)
{
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    score::CsvProblems problems;
    QHash<QDate, int> gamesOfDay;
    QHash<QString, int> equalGames;
    for (const score::SeasonGame &game : season.games) {
        const GameId box = game.game ? *game.game : *answers.game;
        std::optional<qint64> playedAt;
        if (game.date)
            playedAt = startOf(*game.date, gamesOfDay[dayOf(*game.date)]++);
        auto facts = score::facts_of(game.table, box, found.playersOf(game.table), now, playedAt);
        if (!facts) {
            problems.add_all(facts.error());
            continue;
        }
        if (!game.place.empty())
            facts.value().insert(facts.value().end() - 1, {now, score::Noted{{}, game.place}}); // before the end of the game
        score::Ledger ledger;
        if (const auto broken = ledger.load(*facts))
            //: %1 a file, %2 a sentence: the reason
            return importFailed(TableTr::tr("“%1” wasn’t imported. %2")
                                    .arg(shownFileName(path), words::scoreRefusal(broken->refusal, ledger.sheet())));
        const QString key = tableKey(game, box, 0);
        const int number = equalGames[key]++;
        games.push_back({game, std::move(facts).value(), ledger.sheet(), number == 0 ? key : tableKey(game, box, number)});
    }
    return problems.empty() ? FileOutcome{true, {}} : importRefused(path, problems);
}

} // namespace

FileOutcome importTable(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes,
                        const ImportAnswers &answers, ImportedTable &imported, JobProgress &progress)
{
    const score::DateOrder order = putsMonthFirst() ? score::DateOrder::month_first : score::DateOrder::day_first;
    const auto season = score::read_csv_season({bytes.constData(), static_cast<std::size_t>(bytes.size())},
                                               {order, answers.lines});
    if (!season)
        return importRefused(path, season.error());
    if (season->are_lines_unclear)
        return asking(imported, linesQuestion(path));
    const auto hasGame = [](const score::SeasonGame &game) { return game.game.has_value(); };
    if (!answers.game && !std::ranges::all_of(season->games, hasGame))
        return asking(imported, {ImportQuestion::Kind::Game, {}, {}, {}, {}});
    const TablePeople found(season->games, people, answers);
    if (found.question().kind != ImportQuestion::Kind::None)
        return asking(imported, found.question());
    std::vector<ReadGame> games;
    if (FileOutcome outcome = readGames(*season, found, answers, path, games); !outcome.success)
        return outcome;
    KnownGames known(store, people);
    QList<NewScoreGame> arriving;
    QStringList keys;
    int knownCount = 0;
    for (const ReadGame &game : games) {
        std::optional<ImportDecision> arrival = known.decide(game);
        if (!arrival)
            return importFailed(store.problem());
        if (arrival->asks && !answers.corrects)
            return asking(imported, correctionQuestion(store, people, arrival->replaces, path));
        if (arrival->asks && !*answers.corrects)
            arrival->replaces = 0;
        // A game that is already in the book is not imported again. Its entries would get the time of this import, and would thus
        // differ from the stored entries.
        knownCount += arrival->isKnown;
        if (arrival->isKnown)
            continue;
        NewScoreGame &added = arriving.emplace_back(NewScoreGame{arrival->key, factTexts(game.facts), digestOf(game.sheet)});
        added.replaces = arrival->replaces;
        keys << arrival->key;
        if (arrival->replaces != 0) {
            known.take(arrival->replaces);
            imported.replaced << arrival->replaces;
        }
    }
    FileOutcome outcome{true, importSentences({})};
    if (!arriving.isEmpty())
        outcome = storeImported(store, people, arriving, found.newcomers(), progress, knownCount);
    if (!outcome.success) {
        imported.replaced.clear();
        return outcome;
    }
    for (const QString &key : std::as_const(keys))
        imported.added << store.kept(key).value_or(KeptGame()).id;
    outcome.sentence += tableRemarks(*season);
    return outcome;
}

} // namespace tableside
