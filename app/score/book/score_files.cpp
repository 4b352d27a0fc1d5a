// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_files.h"

#include "app/files/input_file.h"
#include "app/score/book/import_outcome.h"
#include "app/score/book/score_book.h"
#include "app/score/book/table_import.h"
#include "app/score/paper/score_paper.h"
#include "app/score/words/score_words.h"
#include "app/store/schema/fact_text.h"
#include "app/words/region.h"
#include "engine/players/character.h"
#include "engine/score/hands_csv.h"
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"

#include <QCoreApplication>
#include <QDateTime>
#include <QFile>
#include <QLocale>

#include <algorithm>
#include <cctype>
#include <fstream>
#include <functional>
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

/// Returns the ids of all games of the book, oldest first; nothing if the store fails.
std::optional<QList<qint64>> oldestFirst(ScoreStore &store)
{
    const auto newestFirst = store.games();
    return newestFirst ? std::optional(QList<qint64>(newestFirst->crbegin(), newestFirst->crend())) : std::nullopt;
}

/// Calls \p add for each game, which reads the game and returns false if that is impossible. Adds the ids of such games to
/// \p unreadable. Returns a sentence about the error if the store fails. If \p isAlone (only one game is exported) and that game is
/// unreadable, also returns a sentence. Returns an empty string on success or if the job was canceled.
QString addGames(ScoreStore &store, const QList<qint64> &ids, bool isAlone, const std::function<bool(qint64 id)> &add,
                 QList<qint64> &unreadable, JobProgress &progress)
{
    for (qsizetype game = 0; game < ids.size(); ++game) {
        if (!progress.reach(static_cast<double>(game) / static_cast<double>(ids.size())))
            return {};
        if (add(ids[game]))
            continue;
        if (store.trouble() != StoreTrouble::None && store.trouble() != StoreTrouble::Damaged)
            return store.problem();
        if (isAlone)
            return store.problem().isEmpty() ? FilesTr::tr("This game’s entries contradict each other, so it can’t be exported.")
                                             : store.problem();
        unreadable << ids[game];
    }
    return {};
}

/// Returns the outcome of writing many games, with sentences about how many of \p all games were saved and which are missing.
FileOutcome withCounts(FileOutcome written, const QString &path, ScoreStore &store, qsizetype saved, qsizetype all,
                       const QList<qint64> &unreadable)
{
    written.leftOut = missingGames(store, unreadable);
    const QLocale locale = regionLocale();
    //: %1 of %2 games of the score book were saved, %3 a file. After it a sentence may say which are missing
    written.sentence =
        FilesTr::tr("Saved %1 of %2 games as “%3”.").arg(locale.toString(saved), locale.toString(all), displayPath(path));
    if (!written.leftOut.isEmpty())
        written.sentence += u' ' + written.leftOut;
    return written;
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
    return byteOrderMark + QByteArray::fromStdString(score::csv_table(sheet, headings, separator, key.toStdString()));
}

/// Returns the beginning of a CSV table with every hand, to which addHands() adds games.
QByteArray handsHeading()
{
    score::HandsHeadings headings;
    headings.date = FilesTr::tr("Date").toStdString();
    //: Heading of a column in a table: tells several games of one day apart
    headings.number = FilesTr::tr("Game no.").toStdString();
    //: Heading of a column in a table: DOS or UNO
    headings.game = FilesTr::tr("Game").toStdString();
    headings.place = FilesTr::tr("Place").toStdString();
    headings.round = FilesTr::tr("Round").toStdString();
    headings.dealer = FilesTr::tr("Dealer").toStdString();
    //: Heading of a column in a table: who had the first turn of a round
    headings.starter = FilesTr::tr("Starter").toStdString();
    headings.winner = FilesTr::tr("Winner").toStdString();
    headings.player = FilesTr::tr("Player").toStdString();
    //: Heading of a column in a table: the points of the cards left in a hand
    headings.hand = FilesTr::tr("Hand").toStdString();
    //: Heading of a column in a table: the cards left in a hand
    headings.cards = FilesTr::tr("Cards").toStdString();
    headings.points = FilesTr::tr("Points").toStdString();
    headings.total = FilesTr::tr("Total").toStdString();
    return byteOrderMark + QByteArray::fromStdString(score::hands_heading(headings, csvSeparator()));
}

/// Adds the lines of a game to a table. \p number is the number of the game in the table, from 1.
void addHands(const score::Sheet &sheet, int number, QByteArray &table)
{
    const QString day = QDateTime::fromMSecsSinceEpoch(sheet.started_ms).date().toString(Qt::ISODate);
    table += QByteArray::fromStdString(score::hands_lines(sheet, day.toStdString(), number, csvSeparator()));
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

FileOutcome importBook(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes, JobProgress &progress)
{
    ProgressBuffer buffer(bytes, progress);
    std::istream stream(&buffer);
    QList<NewScoreGame> games;
    const Result<score::BookFile> book = score::read_book(stream, [&](const score::BookGame &game, const score::Sheet &sheet) {
        games.append({QString::fromStdString(game.key), factTexts(game.facts), digestOf(sheet), game.facts.back().at_ms});
    });
    if (!book)
        return importRefused(path, book.error());
    QList<Person> persons;
    for (const score::BookPerson &person : book->people) {
        // People who are already in this device's book keep their name and look.
        if (!people.person(QString::fromStdString(person.player.id)))
            persons.append(personOf(person));
    }
    return storeImported(store, people, games, persons, progress);
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
        const auto all = oldestFirst(store);
        if (!all)
            return failed(store.problem());
        ids = *all;
    }
    QList<qint64> unreadable;
    const QString problem = addGames(
        store, ids, gameId.has_value(), [&](qint64 id) { return addGame(store, id, book, persons); }, unreadable, progress);
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
    return withCounts(written, path, store, found, ids.size(), unreadable);
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

FileOutcome exportHands(const score::Sheet &sheet, const QString &path)
{
    QByteArray bytes = handsHeading();
    addHands(sheet, 1, bytes);
    return sensible(writeVerified(path, bytes), bytes.count('\n') > static_cast<qsizetype>(sheet.rounds.size()));
}

FileOutcome exportAllHands(Database &database, const QString &path, JobProgress &progress)
{
    ScoreStore store(database);
    const People people(store);
    const auto ids = oldestFirst(store);
    if (!ids)
        return failed(store.problem());
    QByteArray table = handsHeading();
    int saved = 0;
    const auto add = [&](qint64 id) {
        const auto texts = store.facts(id);
        const auto ledger = texts ? ledgerFrom(*texts) : std::nullopt;
        if (!ledger)
            return false;
        score::Sheet sheet = ledger->sheet();
        const std::vector<score::Player> now = people.asSeated(sheet.players());
        for (std::size_t seat = 0; seat < now.size(); ++seat)
            sheet.seats[seat].player.name = now[seat].name;
        addHands(sheet, ++saved, table);
        return true;
    };
    QList<qint64> unreadable;
    const QString problem = addGames(store, *ids, false, add, unreadable, progress);
    if (!problem.isEmpty() || progress.isCancelled())
        return failed(problem);
    const FileOutcome written = writeVerified(path, table);
    return written.success ? withCounts(written, path, store, saved, ids->size(), unreadable) : written;
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
    progress.setRange(0, partOfReading);
    const FileOutcome outcome = isJson(bytes) ? importBook(store, people, path, bytes, progress)
                                              : importTable(store, people, path, bytes, answers, table, progress);
    return progress.isCancelled() && !outcome.success ? failed({}) : outcome;
}

} // namespace tableside
