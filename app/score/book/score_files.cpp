// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_files.h"

#include "app/files/input_file.h"
#include "app/score/book/score_book.h"
#include "app/score/paper/score_paper.h"
#include "app/score/words/csv_words.h"
#include "app/score/words/score_words.h"
#include "app/store/schema/fact_text.h"
#include "app/words/cleaned_text.h"
#include "app/words/region.h"
#include "engine/players/character.h"
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QLocale>
#include <QUuid>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <sstream>
#include <streambuf>

namespace tableside {

namespace {

struct FilesTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFiles)
};

/// The size limit of an import in bytes. This is enough for about eight thousand games with all their taps: one game a day for
/// twenty years.
constexpr qint64 largestImport = 128LL * 1024 * 1024;

/// Returns whether the file begins with "{", as JSON does. Any other file is read as a CSV table.
bool isJson(const QByteArray &bytes)
{
    const auto first = std::ranges::find_if_not(
        bytes, [](char letter) { return std::isspace(static_cast<unsigned char>(letter)) != 0; });
    return first != bytes.end() && *first == '{';
}

/// The share of an import's progress (from 0 to 1) for reading and checking the file. The rest is for storing the games.
constexpr double partRead = 0.5;

FileOutcome failed(const QString &problem)
{
    return {false, problem};
}

score::BookPerson bookPerson(const Person &person)
{
    return {playerOf(person), person.mergedInto.toStdString()};
}

Person personOf(const score::BookPerson &person)
{
    const bool hasPortrait = character_named(person.player.portrait).has_value(); // the app has no picture for other portraits
    return {QString::fromStdString(person.player.id), QString::fromStdString(person.player.name),
            hasPortrait ? QString::fromStdString(person.player.portrait) : QString(), person.player.color,
            QString::fromStdString(person.merged_into)};
}

/// Adds a game to \p book, and the ids of its people to \p persons. Returns false, and changes nothing, if the game cannot be
/// read or its entries contradict each other.
bool addGame(ScoreStore &store, qint64 id, score::BookFile &book, QStringList &persons)
{
    const auto texts = store.facts(id);
    const auto key = texts ? store.key(id) : std::nullopt;
    const auto ledger = key ? ledgerFrom(*texts) : std::nullopt;
    if (!ledger) // an import would refuse a whole file that contains this game
        return false;
    persons << digestOf(ledger->sheet()).personIds();
    book.games.push_back({key->toStdString(), ledger->facts()});
    return true;
}

/// Returns a description of a damaged game for use within a sentence, from the data that can still be read.
QString nameOfUnreadable(ScoreStore &store, qint64 id)
{
    const ScoreShown shown = ScoreShown::fromJson(store.digest(id).value_or(QByteArray()));
    const QString date = regionLocale().toString(QDateTime::fromMSecsSinceEpoch(shown.startedAt).date(), QLocale::ShortFormat);
    if (shown.names.isEmpty())
        //: In a list of damaged games, of one that can't be read at all
        return FilesTr::tr("an unreadable game");
    //: In a list of damaged games. %1 the players' names, %2 a date
    return FilesTr::tr("%1 on %2").arg(QLocale().createSeparatedList(shown.names), date);
}

/// Returns a sentence that names the games missing from an export; empty if there are none.
QString missingGames(ScoreStore &store, const QList<qint64> &unreadable)
{
    constexpr qsizetype mostNamed = 5;
    if (unreadable.isEmpty())
        return {};
    QStringList names;
    for (const qint64 id : unreadable.first(std::min(unreadable.size(), mostNamed)))
        names << nameOfUnreadable(store, id);
    if (unreadable.size() > mostNamed)
        //: At the end of a list of damaged games
        names << FilesTr::tr("%n more", nullptr, static_cast<int>(unreadable.size() - mostNamed));
    //: %n damaged games. %1 a list of them
    return FilesTr::tr("%n damaged game(s) couldn’t be included: %1.", nullptr, static_cast<int>(unreadable.size()))
        .arg(QLocale().createSeparatedList(names));
}

/// Adds readable games to \p book and the ids of unreadable ones to \p unreadable. Returns a sentence about the error if the
/// store fails. If \p isAlone (only one game is exported) and that game is unreadable, also returns a sentence. Returns an empty
/// string on success or if the job was canceled.
QString addGames(ScoreStore &store, const QList<qint64> &ids, bool isAlone, score::BookFile &book, QStringList &persons,
                 QList<qint64> &unreadable, JobProgress &progress)
{
    for (qsizetype game = 0; game < ids.size(); ++game) {
        if (!progress.reach(static_cast<double>(game) / static_cast<double>(ids.size())))
            return {};
        const qint64 id = ids[game];
        if (addGame(store, id, book, persons))
            continue;
        if (store.trouble() != StoreTrouble::None && store.trouble() != StoreTrouble::Damaged)
            return store.problem();
        if (isAlone)
            return store.problem().isEmpty() ? FilesTr::tr("This game’s entries contradict each other, so it can’t be exported.")
                                             : store.problem();
        unreadable << id;
    }
    return {};
}

/// Returns the number of games in an exported file of the score book; -1 if the file cannot be read completely.
int gamesInFile(const QString &path)
{
    std::ifstream file(QFile(path).filesystemFileName());
    const Result<score::BookFile> book = score::read_book(file);
    return book ? static_cast<int>(book->games.size()) : -1;
}

QByteArray csvBytes(const score::Sheet &sheet, char separator, const QString &key)
{
    score::CsvHeadings headings;
    headings.round = FilesTr::tr("Round").toStdString();
    //: Row of a table: the starting points of players who joined late
    headings.start = FilesTr::tr("Start").toStdString();
    headings.total = FilesTr::tr("Total").toStdString();
    const QByteArray byteOrderMark("\xEF\xBB\xBF"); // spreadsheets need it to recognize UTF-8
    return byteOrderMark + QByteArray::fromStdString(score::csv_table(sheet, headings, separator, key.toStdString()));
}

/// A stream buffer that reports the progress of reading and ends early when the job is canceled.
class ProgressBuffer : public std::streambuf
{
public:
    ProgressBuffer(const QByteArray &bytes, JobProgress &progress) : m_bytes(bytes), m_progress(progress) {}

protected:
    int_type underflow() override
    {
        constexpr qsizetype step = 64 * 1024;
        const qsizetype size = std::min(step, m_bytes.size() - m_read);
        if (size <= 0 || !m_progress.reach(static_cast<double>(m_read) / static_cast<double>(m_bytes.size())))
            return traits_type::eof();
        char *const begin = const_cast<char *>(m_bytes.constData()) + m_read; // the buffer is never written to
        setg(begin, begin, begin + size);
        m_read += size;
        return traits_type::to_int_type(*begin);
    }

private:
    const QByteArray &m_bytes;
    JobProgress &m_progress;
    qsizetype m_read = 0;
};

FileOutcome refused(const QString &path, const Error &error)
{
    //: %1 a file, %2 number of the line, %3 the reason, in English
    return failed(FilesTr::tr("“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.")
                      .arg(shownFileName(path), QString::number(error.line), QString::fromStdString(error.cause)));
}

/// Returns a failure that lists the problems, one per line.
FileOutcome refused(const QString &path, const score::CsvProblems &problems)
{
    //: %1 a file; a list of what is wrong with its lines follows
    QStringList lines{FilesTr::tr("“%1” wasn’t imported. Fix the file and import it again.").arg(shownFileName(path))};
    for (const score::CsvProblem &problem : problems.listed) {
        const QString sentence = words::csvProblem(problem);
        //: One problem of a file. %1 number of the line, %2 a sentence: the problem
        lines << (problem.line > 0 ? FilesTr::tr("Line %1: %2").arg(QString::number(problem.line), sentence) : sentence);
    }
    if (problems.unlisted > 0)
        //: After a list of problems of a file. %n problems that are not listed
        lines << FilesTr::tr("And %n more problem(s).", nullptr, problems.unlisted);
    return failed(lines.join(u'\n'));
}

QString importSentences(const ImportCounts &arrivals)
{
    QStringList sentences;
    if (arrivals.replaced > 0) //: A corrected table took the place of the game that was imported from it before
        sentences << FilesTr::tr(
            "Replaced the game in the score book with the corrected one. The old one is with the deleted games.");
    if (const int added = arrivals.added - arrivals.replaced; added > 0) //: %n games were added from a file
        sentences << FilesTr::tr("Added %n game(s) to the score book.", nullptr, added);
    if (arrivals.grown > 0) //: %n games had more rounds in the file than in the score book
        sentences << FilesTr::tr("Updated %n game(s) in the score book.", nullptr, arrivals.grown);
    if (arrivals.differing > 0) //: %n games have different rounds in the score book and in the file
        sentences << FilesTr::tr("%n game(s) continued differently in your score book and weren’t changed.", nullptr,
                                 arrivals.differing);
    return sentences.isEmpty() ? FilesTr::tr("Your score book already has every game in this file.")
                               : sentences.join(QLatin1Char(' '));
}

/// Stores games and people that have been read and checked.
FileOutcome imported(ScoreStore &store, People &people, const QList<NewScoreGame> &games, const QList<Person> &persons,
                     JobProgress &progress)
{
    progress.setRange(partRead, 1);
    const auto arrivals = store.addAll(games, persons, [&](double share) { return progress.reach(share); });
    if (!arrivals)
        return failed(store.problem());
    people.reload();
    return {true, importSentences(*arrivals)};
}

FileOutcome importBook(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes, JobProgress &progress)
{
    ProgressBuffer buffer(bytes, progress);
    std::istream stream(&buffer);
    QList<NewScoreGame> games;
    const Result<score::BookFile> book = score::read_book(stream, [&](const score::BookGame &game, const score::Sheet &sheet) {
        games.append({QString::fromStdString(game.key), factTexts(game.facts), digestOf(sheet), game.facts.back().at_ms});
    });
    if (!book)
        return refused(path, book.error());
    QList<Person> persons;
    for (const score::BookPerson &person : book->people) {
        // People who are already in this device's book keep their name and look.
        if (!people.person(QString::fromStdString(person.player.id)))
            persons.append(personOf(person));
    }
    return imported(store, people, games, persons, progress);
}

/// Returns a key derived from the table's content, so that importing the same table again does not add the game twice. The key
/// depends on the scoring only if the scoring differs from what the points suggest (score::scoring_from_points()).
QString tableKey(const score::CsvGame &table, GameId box)
{
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
    static const QUuid tables(QStringLiteral("{8e0a5d0c-3f0b-4f39-9a4e-6f6d1d1c2b57}"));
    return QUuid::createUuidV5(tables, content).toString(QUuid::WithoutBraces);
}

/// The people whose names are in an imported CSV table: people of the score book with the same name, or with a similar name if
/// the user has confirmed that, and new people for all other names.
class TablePeople
{
public:
    TablePeople(const score::CsvGame &table, const People &people, const ImportAnswers &answers)
        : m_table(table), m_people(people), m_answers(answers)
    {
        for (const score::CsvPlayer &player : table.players) {
            if (const std::optional<Person> known = people.named(QString::fromStdString(player.name)))
                m_exactIds << known->id;
        }
        for (const score::CsvPlayer &player : table.players)
            m_players.push_back(playerOf(personOf(QString::fromStdString(player.name))));
        m_players = People::withDistinctLooks(m_players, m_players);
    }

    const std::vector<score::Player> &players() const { return m_players; }
    const QList<Person> &newcomers() const { return m_newcomers; }
    /// Returns the question that must be answered before the import; of kind None if there is no question.
    const ImportQuestion &question() const { return m_question; }

private:
    Person personOf(const QString &name)
    {
        if (const std::optional<Person> known = m_people.named(name))
            return *known;
        const QString similar = similarTo(name);
        const auto answer = m_answers.isKnown.constFind(name);
        if (!similar.isEmpty() && answer == m_answers.isKnown.constEnd() && m_question.kind == ImportQuestion::Kind::None)
            m_question = {ImportQuestion::Kind::Person, m_sentence, name};
        if (!similar.isEmpty() && answer != m_answers.isKnown.constEnd() && *answer) {
            if (const std::optional<Person> known = m_people.named(similar))
                return *known;
            return *std::ranges::find(m_newcomers, similar, &Person::name);
        }
        m_newcomers.append(m_people.newPerson(name, m_players));
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
        if (!m_table.has_line_per_player)
            return {};
        for (const score::Player &player : m_players) {
            QString other = QString::fromStdString(player.name);
            if (foldedForSearch(other) != foldedForSearch(name))
                continue;
            //: %1, %2: two names in one file that differ only in accents, such as Jürgen and Jurgen
            m_sentence = FilesTr::tr("Are %1 and %2 in this file the same person?").arg(other, name);
            return other;
        }
        return {};
    }

    const score::CsvGame &m_table;
    const People &m_people;
    const ImportAnswers &m_answers;
    QStringList m_exactIds; ///< The ids of the people in the book whose exact names are in the table.
    std::vector<score::Player> m_players;
    QList<Person> m_newcomers;
    QString m_sentence;
    ImportQuestion m_question;
};

/// The similarity of a CSV table and a stored game. All flags are false unless both are the same game (DOS or UNO) of the same
/// people.
struct Similarity
{
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
    bool isSameStart = true;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        isSameStart = isSameStart && table.start_points[seat] == kept.start_points[seats[seat]];
    constexpr int few = 3; // up to 3 equal cells may be a coincidence in two different games
    Similarity likeness;
    likeness.isSame = differing == 0 && isSameStart && table.gains.size() == kept.gains.size();
    likeness.isCorrected = likeness.isSame || (equal > few && equal >= differing);
    likeness.mayBeCorrected = equal >= differing || (oneSidedZeros == 0 && equal + differing <= few);
    return likeness;
}

/// A decision on how to import a CSV table.
struct ImportDecision
{
    bool isKnown = false; ///< Whether the book already has the game.
    QString key{};        ///< The key under which the new game is stored.
    qint64 replaces = 0;  ///< The id of the game that the new one corrects; 0 for none.
    bool asks = false;    ///< Whether to ask the user if the table is a corrected version of the game `replaces`.
};

/// Searches the score book for the game that a CSV table contains: by the key that an export writes into the table, by the key
/// that an earlier import of the table derived from its content, and by the points. Returns nothing if the store cannot be read.
std::optional<ImportDecision> decideImport(const score::CsvGame &table, const score::Sheet &sheet, ScoreStore &store,
                                           const People &people)
{
    ImportDecision arrival{false, tableKey(table, sheet.game)};
    const score::GameSummary summary = score::summary_of(sheet);
    const QString marked = table.mark ? QString::fromStdString(table.mark->key) : QString();
    const auto kept = store.kept(marked);
    // An earlier import of the same table may have stored a game under this key. The user may have corrected that game since.
    const auto before = store.kept(arrival.key);
    const auto games = store.gamesOf(people.aliases(QString::fromStdString(summary.players.front())));
    if (!kept || !before || !games)
        return {};
    const bool isHere = !marked.isEmpty() && kept->id != 0 && !kept->isDeleted;
    if ((isHere && table.mark->is_unchanged) || (before->id != 0 && !before->isDeleted))
        return ImportDecision{true};
    for (const ScoreGameRow &row : *games) {
        const ScoreDigest digest = ScoreDigest::fromJson(row.digest);
        const Similarity found = likeness(summary, digest.summary, people);
        const bool isImported = digest.shown.target == score::unknown_target;
        const bool isScoredAlike = summary.count_against == digest.summary.count_against;
        if (found.isSame && (isScoredAlike || table.is_scoring_guessed))
            return ImportDecision{true};
        if (isImported && !isHere && (found.isCorrected || found.mayBeCorrected) && (arrival.replaces == 0 || arrival.asks)
            && (arrival.replaces == 0 || found.isCorrected)) {
            arrival.replaces = row.id;
            arrival.asks = !found.isCorrected;
        }
    }
    if (isHere)
        arrival.replaces = kept->id;
    else if (!marked.isEmpty() && (kept->id == 0 || table.mark->is_unchanged))
        arrival.key = marked;
    return arrival;
}

/// Returns the question whether a CSV table is a corrected version of an imported game.
QString correctionQuestion(ScoreStore &store, const People &people, qint64 gameId, const QString &path)
{
    const ScoreShown shown = withCurrentNames(ScoreShown::fromJson(store.digest(gameId).value_or(QByteArray())), people);
    //: %1 a file, %2 the players of a game, such as “Anna, Ben”. The file may be a corrected version of that game
    return FilesTr::tr("“%1” looks like the game of %2 that you imported before. Replace that game?")
        .arg(shownFileName(path), bookTitle(shown));
}

/// Returns sentences about assumptions made while reading the CSV table, such as the text encoding or the scoring.
QString tableRemarks(const score::CsvGame &csv)
{
    QString remarks;
    if (csv.code != TextEncoding::utf8) {
        const std::string_view name = text_code_name(csv.code);
        //: After a table was imported. %1 is how its text was stored: UTF-16 or Windows-1252
        remarks += u' '
            + FilesTr::tr("The file’s text was converted from %1.")
                  .arg(QLatin1String(name.data(), static_cast<int>(name.size())));
    }
    if (csv.is_scoring_guessed)
        //: After a table of two players was imported. “countAgainst” is a word in the file: don't translate it
        remarks += u' '
            + FilesTr::tr("The file doesn’t say how points are counted, so each round’s "
                          "winner got them. If cards count against you, add a column that says "
                          "countAgainst and import it again.");
    return remarks;
}

/// Sets the question in \p table that must be answered before the import. Returns an unsuccessful outcome without a sentence.
FileOutcome asking(ImportedTable &table, const ImportQuestion &question)
{
    table.question = question;
    return {false, {}, true};
}

FileOutcome importCsv(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes,
                      const ImportAnswers &answers, ImportedTable &table, JobProgress &progress)
{
    const auto csv = score::read_csv_game({bytes.constData(), static_cast<std::size_t>(bytes.size())});
    if (!csv)
        return refused(path, csv.error());
    const std::optional<GameId> box = csv->mark ? csv->mark->game : answers.game;
    if (!box)
        return asking(table, {ImportQuestion::Kind::Game, {}, {}});
    const TablePeople found(*csv, people, answers);
    if (found.question().kind != ImportQuestion::Kind::None)
        return asking(table, found.question());
    const auto facts = score::facts_of(*csv, *box, found.players(), QDateTime::currentMSecsSinceEpoch());
    if (!facts)
        return refused(path, facts.error());
    score::Ledger ledger;
    if (const auto broken = ledger.load(*facts))
        //: %1 a file, %2 a sentence: the reason
        return failed(FilesTr::tr("“%1” wasn’t imported. %2")
                          .arg(shownFileName(path), words::scoreRefusal(broken->refusal, ledger.sheet())));
    std::optional<ImportDecision> arrival = decideImport(*csv, ledger.sheet(), store, people);
    if (!arrival)
        return failed(store.problem());
    if (arrival->asks && !answers.corrects)
        return asking(table, {ImportQuestion::Kind::Correction, correctionQuestion(store, people, arrival->replaces, path), {}});
    if (arrival->asks && !*answers.corrects)
        arrival->replaces = 0;
    FileOutcome outcome{true, importSentences({})};
    // A game that is already in the book is not imported again. Its entries would get the time of this import, and would thus
    // differ from the stored entries.
    if (!arrival->isKnown) {
        NewScoreGame game{arrival->key, factTexts(*facts), digestOf(ledger.sheet())};
        game.replaces = arrival->replaces;
        outcome = imported(store, people, {game}, found.newcomers(), progress);
    }
    if (outcome.success && arrival->replaces != 0) {
        table.replaced = arrival->replaces;
        table.added = store.kept(arrival->key).value_or(KeptGame()).id;
    }
    if (outcome.success)
        outcome.sentence += tableRemarks(*csv);
    return outcome;
}

FileOutcome writePdf(const QString &path, const QByteArray &bytes)
{
    return sensible(writeVerified(path, bytes), bytes.startsWith("%PDF") && bytes.trimmed().endsWith("%%EOF"));
}

} // namespace

FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId, const QString &path,
                       JobProgress &progress)
{
    score::BookFile book;
    QStringList persons;
    QList<qint64> ids;
    if (gameId) {
        ids << *gameId;
    } else {
        const auto newestFirst = store.games();
        if (!newestFirst)
            return failed(store.problem());
        ids = QList<qint64>(newestFirst->crbegin(), newestFirst->crend());
    }
    QList<qint64> unreadable;
    const QString problem = addGames(store, ids, gameId.has_value(), book, persons, unreadable, progress);
    if (!problem.isEmpty() || progress.isCancelled())
        return failed(problem);
    // If a player was merged into another person, that person must be exported, too.
    for (qsizetype index = 0; index < persons.size(); ++index) {
        const std::optional<Person> person = people.person(persons[index]);
        if (person && !person->mergedInto.isEmpty() && !persons.contains(person->mergedInto))
            persons << person->mergedInto;
    }
    for (const Person &person : people.all()) {
        if (!gameId || persons.contains(person.id))
            book.people.push_back(bookPerson(person));
    }
    std::ostringstream stream;
    score::write_book(stream, book);
    if (!progress.reach(1))
        return failed({});
    FileOutcome written = writeVerified(path, QByteArray::fromStdString(stream.str()));
    if (!written.success || gameId)
        return written;
    const int found = gamesInFile(path);
    if (found != static_cast<int>(book.games.size()))
        //: %1 a file
        return failed(FilesTr::tr("“%1” was saved, but can’t be read back. Try another folder.").arg(displayPath(path)));
    written.leftOut = missingGames(store, unreadable);
    const QLocale locale = regionLocale();
    //: %1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing
    written.sentence =
        FilesTr::tr("Saved %1 of %2 games as “%3”.").arg(locale.toString(found), locale.toString(ids.size()), displayPath(path));
    if (!written.leftOut.isEmpty())
        written.sentence += u' ' + written.leftOut;
    return written;
}

FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress)
{
    ScoreStore store(database);
    const People people(store);
    return exportBook(store, people, {}, path, progress);
}

FileOutcome exportCsv(const score::Sheet &sheet, const QString &key, const QString &path)
{
    const QByteArray bytes = csvBytes(sheet, csvSeparator(), key);
    constexpr qsizetype namesAndTotals = 2;
    return sensible(writeVerified(path, bytes),
                    bytes.count('\n') >= static_cast<qsizetype>(sheet.rounds.size()) + namesAndTotals);
}

FileOutcome exportPicture(const score::Sheet &sheet, const QString &path)
{
    return writePicture(path, pngBytes(resultPicture(sheet)));
}

FileOutcome exportPdf(const score::Sheet &sheet, const QString &path)
{
    return writePdf(path, sheetPdf(sheet));
}

FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path)
{
    return writePdf(path, blankSheetPdf(box, names));
}

FileOutcome importFile(ScoreStore &store, People &people, const QString &path, const ImportAnswers &answers, ImportedTable &table,
                       JobProgress &progress)
{
    const InputFile file = readTextFile(path, largestImport, TextKinds::AnyEncoding);
    if (file.trouble != FileTrouble::None)
        return failed(fileSentence(file.trouble, path, largestImport));
    const QByteArray &bytes = file.bytes;
    progress.setRange(0, partRead);
    const FileOutcome outcome = isJson(bytes) ? importBook(store, people, path, bytes, progress)
                                              : importCsv(store, people, path, bytes, answers, table, progress);
    return progress.isCancelled() && !outcome.success ? failed({}) : outcome;
}

} // namespace tableside
