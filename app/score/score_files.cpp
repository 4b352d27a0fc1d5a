#include "app/score/score_files.h"

#include "app/platform/input_file.h"
#include "app/score/score_paper.h"
#include "app/score/score_words.h"
#include "app/store/fact_text.h"
#include "app/text/region.h"
#include "engine/players/character.h"
#include "engine/score/ledger.h"
#include "engine/score/score_csv.h"
#include "engine/score/score_file.h"

#include <QBuffer>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QUuid>

#include <algorithm>
#include <cctype>
#include <sstream>
#include <streambuf>

namespace tableside {

namespace {

struct FilesTr
{
    Q_DECLARE_TR_FUNCTIONS(ScoreFiles)
};

/// Some eight thousand games with every tap: one a day for twenty years.
constexpr qint64 largestImport = 128LL * 1024 * 1024;

/// Else it is a table.
bool isJson(const QByteArray &bytes)
{
    const auto first = std::ranges::find_if_not(bytes, [](char letter) { return std::isspace(static_cast<unsigned char>(letter)) != 0; });
    return first != bytes.end() && *first == '{';
}

/// Of an import: to read and judge what is in the file; the rest is to store it.
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
    const bool hasPortrait = character_named(person.player.portrait).has_value(); // else it names no picture of ours
    return {QString::fromStdString(person.player.id), QString::fromStdString(person.player.name),
            hasPortrait ? QString::fromStdString(person.player.portrait) : QString(), person.player.color,
            QString::fromStdString(person.merged_into)};
}

/// False if the game cannot be read, or its facts do not fit together; nothing was added to the book then.
bool addGame(ScoreStore &store, qint64 id, score::BookFile &book, QStringList &persons)
{
    const auto texts = store.facts(id);
    const auto key = texts ? store.key(id) : std::nullopt;
    const auto ledger = key ? ledgerFrom(*texts) : std::nullopt;
    if (!ledger) // whoever imports it would refuse all of the book
        return false;
    persons << digestOf(ledger->sheet()).personIds();
    book.games.push_back({key->toStdString(), ledger->facts()});
    return true;
}

/// How many of the games cannot be read; a sentence where it is the store that cannot be, or the game that `isAlone`.
FileOutcome addGames(ScoreStore &store, const QList<qint64> &ids, bool isAlone, score::BookFile &book, QStringList &persons,
                     JobProgress &progress)
{
    int unreadable = 0;
    for (qsizetype game = 0; game < ids.size(); ++game) {
        if (!progress.reach(static_cast<double>(game) / static_cast<double>(ids.size())))
            return failed({});
        const qint64 id = ids[game];
        if (addGame(store, id, book, persons))
            continue;
        if (store.trouble() != StoreTrouble::None && store.trouble() != StoreTrouble::Damaged)
            return failed(store.problem());
        ++unreadable;
    }
    if (unreadable == 0)
        return {true, {}};
    if (isAlone)
        return failed(store.problem().isEmpty() ? FilesTr::tr("This game’s entries contradict each other, so it can’t be exported.") : store.problem());
    //: After the name of the file with the book. %n games
    return {true, FilesTr::tr("%n damaged game(s) couldn’t be included.", nullptr, unreadable)};
}

QByteArray csvBytes(const score::Sheet &sheet, char separator)
{
    score::CsvHeadings headings;
    headings.round = FilesTr::tr("Round").toStdString();
    //: Row of a table: the starting points of players who joined late
    headings.start = FilesTr::tr("Start").toStdString();
    headings.total = FilesTr::tr("Total").toStdString();
    const QByteArray byteOrderMark("\xEF\xBB\xBF"); // without it spreadsheets do not take the file for UTF-8
    return byteOrderMark + QByteArray::fromStdString(score::csv_table(sheet, headings, separator));
}

/// What is read tells how far it is, and ends early when the job is cancelled.
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
        char *const begin = const_cast<char *>(m_bytes.constData()) + m_read; // nothing is put back
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
    if (error.cause.starts_with(score::csv_shape_cause))
        //: %1 a file, %2 number of the line
        return failed(FilesTr::tr("“%1” wasn’t imported. Line %2 should have a player, a round, and points. Or list "
                                  "the players in the first line, then everyone’s points for one round in each "
                                  "line below. Fix the file and import it again.").arg(shownFileName(path), QString::number(error.line)));
    //: %1 a file, %2 number of the line, %3 the reason, in English
    return failed(FilesTr::tr("“%1” wasn’t imported. Line %2: %3. Fix the file and import it again.")
                      .arg(shownFileName(path), QString::number(error.line), QString::fromStdString(error.cause)));
}

QString arrivalSentences(const ScoreArrivals &arrivals)
{
    QStringList sentences;
    if (arrivals.added > 0) //: %n games were added from a file
        sentences << FilesTr::tr("Added %n game(s) to the score book.", nullptr, arrivals.added);
    if (arrivals.grown > 0) //: %n games had more rounds in the file than in the score book
        sentences << FilesTr::tr("Updated %n game(s) in the score book.", nullptr, arrivals.grown);
    if (arrivals.differing > 0) //: %n games have different rounds in the score book and in the file
        sentences << FilesTr::tr("%n game(s) continued differently in your score book and weren’t changed.", nullptr,
                            arrivals.differing);
    return sentences.isEmpty() ? FilesTr::tr("Your score book already has every game in this file.")
                               : sentences.join(QLatin1Char(' '));
}

/// Everything before it was read and judged.
FileOutcome imported(ScoreStore &store, People &people, const QList<NewScoreGame> &games, const QList<Person> &persons,
                     JobProgress &progress)
{
    progress.setPart(partRead, 1);
    const auto arrivals = store.addAll(games, persons, [&](double share) { return progress.reach(share); });
    if (!arrivals)
        return failed(store.problem());
    people.reload();
    return {true, arrivalSentences(*arrivals)};
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
        // Who is known already keeps the name and look of this book.
        if (!people.person(QString::fromStdString(person.player.id)))
            persons.append(personOf(person));
    }
    return imported(store, people, games, persons, progress);
}

/// The same for the same table, so that it is in the book once, however often it is imported. Another way of scoring
/// makes it another table, where the points do not tell it.
QString tableKey(const score::CsvGame &table, GameId box)
{
    QByteArray content = words::boxKey(box).toUtf8();
    for (const score::CsvPlayer &player : table.players)
        content += '\n' + QByteArray::fromStdString(player.name);
    for (const int points : table.start_points)
        content += '\n' + QByteArray::number(points);
    for (const auto &round : table.rounds) {
        content += '\n';
        for (const auto &entered : round)
            content += entered ? QByteArray::number(entered->points) + ' ' : QByteArray("- ");
    }
    if (table.scoring != score::scoring_told_by_points(table))
        content += "\ncountAgainst";
    static const QUuid tables(QStringLiteral("{8e0a5d0c-3f0b-4f39-9a4e-6f6d1d1c2b57}"));
    return QUuid::createUuidV5(tables, content).toString(QUuid::WithoutBraces);
}

/// The one whom the book, or the table so far, knows by that name; else somebody new.
Person personNamed(const QString &name, const People &people, const std::vector<score::Player> &beside,
                   QList<Person> &newcomers)
{
    if (const std::optional<Person> known = people.named(name))
        return *known;
    const auto isMeant = [&](const Person &newcomer) { return People::isSameName(newcomer.name, name); };
    if (const auto found = std::ranges::find_if(newcomers, isMeant); found != newcomers.end())
        return *found;
    newcomers.append(people.invent(name, beside));
    return newcomers.last();
}

/// The players of a table by their names, and those of them who are new to the book.
std::vector<score::Player> playersOf(const score::CsvGame &table, const People &people, QList<Person> &newcomers)
{
    std::vector<score::Player> players;
    for (const score::CsvPlayer &player : table.players) {
        const QString text = QString::fromStdString(player.name);
        players.push_back(playerOf(personNamed(text, people, players, newcomers)));
    }
    return players;
}

FileOutcome importCsv(ScoreStore &store, People &people, const QString &path, const QByteArray &bytes,
                      std::optional<GameId> box, JobProgress &progress)
{
    ProgressBuffer buffer(bytes, progress);
    std::istream stream(&buffer);
    const Result<score::CsvGame> csv = score::read_csv_game(stream);
    if (!csv)
        return refused(path, csv.error());
    if (!box)
        return {false, {}, true};
    QList<Person> newcomers;
    const std::vector<score::Player> players = playersOf(*csv, people, newcomers);
    const auto facts = score::facts_of(*csv, *box, players, QDateTime::currentMSecsSinceEpoch());
    if (!facts)
        return refused(path, facts.error());
    score::Ledger ledger;
    if (const auto broken = ledger.load(*facts))
        //: %1 a file, %2 a sentence: the reason
        return failed(FilesTr::tr("“%1” wasn’t imported. %2")
                          .arg(shownFileName(path), words::scoreRefusal(broken->refusal, ledger.sheet())));
    const QString key = tableKey(*csv, *box);
    const auto known = store.hasKey(key);
    if (!known)
        return failed(store.problem());
    FileOutcome outcome{true, arrivalSentences({})};
    if (!*known) // when it was imported is another fact each time
        outcome = imported(store, people, {{key, factTexts(*facts), digestOf(ledger.sheet())}}, newcomers, progress);
    if (outcome.success && csv->is_scoring_guessed)
        //: After a table of two players was imported. “countAgainst” is a word in the file: don't translate it
        outcome.sentence += u' ' + FilesTr::tr("The file doesn’t say how points are counted, so each round’s "
                                               "winner got them. If cards count against you, add countAgainst in a "
                                               "fourth column and import it again.");
    return outcome;
}

} // namespace

FileOutcome exportBook(ScoreStore &store, const People &people, const std::optional<qint64> &gameId,
                       const QString &path, JobProgress &progress)
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
    const FileOutcome gathered = addGames(store, ids, gameId.has_value(), book, persons, progress);
    if (!gathered.success)
        return gathered;
    for (qsizetype index = 0; index < persons.size(); ++index) { // whom they were merged into comes along
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
    FileOutcome written = writeWhole(path, QByteArray::fromStdString(stream.str()));
    if (written.success && !gathered.sentence.isEmpty()) {
        written.leftOut = gathered.sentence;
        written.sentence += u' ' + gathered.sentence;
    }
    return written;
}

FileOutcome exportWholeBook(Database &database, const QString &path, JobProgress &progress)
{
    ScoreStore store(database);
    const People people(store);
    return exportBook(store, people, {}, path, progress);
}

FileOutcome exportCsv(const score::Sheet &sheet, const QString &path)
{
    return writeWhole(path, csvBytes(sheet, csvSeparator()));
}

FileOutcome exportPicture(const score::Sheet &sheet, const QString &path)
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    resultPicture(sheet).save(&buffer, "PNG");
    return writeWhole(path, bytes);
}

FileOutcome exportPdf(const score::Sheet &sheet, const QString &path)
{
    return writeWhole(path, sheetPdf(sheet));
}

FileOutcome exportBlankSheet(const QString &box, const QStringList &names, const QString &path)
{
    return writeWhole(path, blankSheetPdf(box, names));
}

FileOutcome importFile(ScoreStore &store, People &people, const QString &path, std::optional<GameId> tableBox,
                       JobProgress &progress)
{
    const InputFile file = readTextFile(path, largestImport);
    if (file.trouble != FileTrouble::None)
        return failed(fileSentence(file.trouble, path, largestImport));
    const QByteArray &bytes = file.bytes;
    progress.setPart(0, partRead);
    const FileOutcome outcome = isJson(bytes) ? importBook(store, people, path, bytes, progress)
                                              : importCsv(store, people, path, bytes, tableBox, progress);
    return progress.isCancelled() && !outcome.success ? failed({}) : outcome;
}

} // namespace tableside
