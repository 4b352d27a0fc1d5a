// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/score_controller.h"

#include "app/files/input_file.h"
#include "app/files/while_alive.h"
#include "app/score/paper/score_paper.h"
#include "app/score/words/score_words.h"
#include "app/store/database/database_job.h"
#include "engine/score/table_player.h"

#include <QLocale>

#include <algorithm>

namespace tableside {

namespace {

QString ending(ScoreController::FileKind kind)
{
    switch (kind) {
    case ScoreController::BookFile:
    case ScoreController::GameFile: return QStringLiteral("jsonl");
    case ScoreController::Csv:
    case ScoreController::Hands:
    case ScoreController::BookHands: return QStringLiteral("csv");
    case ScoreController::Picture: return QStringLiteral("png");
    case ScoreController::Pdf:
    case ScoreController::BlankSheet: break;
    }
    return QStringLiteral("pdf");
}

} // namespace

ScoreController::ScoreController(Database &database, WallClock clock, QObject *parent)
    : QObject(parent), m_database(database), m_store(database), m_clock(std::move(clock)), m_people(m_store), m_setup(m_people),
      m_book(m_store, m_people), m_person(m_store, m_people)
{
    connect(&m_book, &ScoreBook::changed, this, &ScoreController::findUnfinished);
    connect(&m_people, &People::changed, this, &ScoreController::updatePlayerNames);
    findUnfinished();
}

ScoreController::~ScoreController() = default;

QString ScoreController::unfinishedTitle() const
{
    return m_unfinished ? bookTitle(withCurrentNames(*m_unfinished, m_people)) : QString();
}

bool ScoreController::startGame()
{
    if (!m_setup.problem().isEmpty())
        return false;
    if (!m_setup.keepPeople()) {
        m_notice.fail(m_people.problem());
        return false;
    }
    QString problem;
    std::unique_ptr<ScoreSession> session = ScoreSession::begin(m_setup.start(), m_store, m_clock, problem);
    m_notice.fail(problem);
    if (session)
        m_setup.forgetTypedName();
    return show(std::move(session));
}

bool ScoreController::openGame(qint64 id)
{
    QString problem;
    std::unique_ptr<ScoreSession> session = ScoreSession::open(id, m_store, m_clock, problem);
    m_notice.fail(problem);
    return show(std::move(session));
}

bool ScoreController::openUnfinished()
{
    return m_unfinished && openGame(m_unfinishedId);
}

bool ScoreController::show(std::unique_ptr<ScoreSession> session)
{
    if (!session)
        return false;
    session->setPlayerResolver([this](const std::vector<score::Player> &recorded) { return m_people.asSeated(recorded); });
    // The old sheet must live until gameChanged() has made QML release it.
    const std::unique_ptr<ScoreGame> old = std::exchange(m_game, std::make_unique<ScoreGame>(std::move(session)));
    if (old)
        keepUnsavedEnd(*old);
    if (const auto kept = m_unsavedEnds.constFind(m_game->session().gameId()); kept != m_unsavedEnds.cend()) {
        m_game->entry()->resume(*kept);
        m_unsavedEnds.erase(kept);
    }
    connect(m_game.get(), &ScoreGame::won, this, &ScoreController::gameWon);
    connect(m_game.get(), &ScoreGame::done, this, &ScoreController::gameDone);
    m_wakeLock.hold(true);
    emit gameChanged();
    return true;
}

void ScoreController::keepUnsavedEnd(ScoreGame &game)
{
    if (const std::optional<HandEntry::UnsavedEnd> end = game.entry()->unsavedEnd())
        m_unsavedEnds.insert(game.session().gameId(), *end);
}

void ScoreController::storeUnsavedTexts(const QVariantMap &typed)
{
    if (!m_game)
        return;
    if (typed.isEmpty())
        m_unsaved.remove(m_game->session().gameId());
    else
        m_unsaved.insert(m_game->session().gameId(), typed);
}

QVariantMap ScoreController::takeUnsavedTexts()
{
    return m_game ? m_unsaved.take(m_game->session().gameId()) : QVariantMap();
}

void ScoreController::updatePlayerNames()
{
    if (m_game)
        m_game->session().resolvePlayers();
    emit unfinishedChanged();
}

void ScoreController::closeGame()
{
    if (!m_game)
        return;
    const std::unique_ptr<ScoreGame> old = std::exchange(m_game, nullptr);
    keepUnsavedEnd(*old);
    old->entry()->leave();
    m_wakeLock.hold(false);
    emit gameChanged();
    findUnfinished();
    emit gameDone();
}

void ScoreController::prepareRematch()
{
    if (m_game)
        m_setup.takeOver(m_game->sheet());
}

bool ScoreController::prepareFromGame(qint64 id)
{
    QString problem;
    const std::optional<score::Ledger> ledger = ScoreSession::read(id, m_store, problem);
    m_notice.fail(problem);
    if (ledger)
        m_setup.takeOver(ledger->sheet());
    return ledger.has_value();
}

void ScoreController::openPerson(const QString &id)
{
    m_people.dismissProblem();
    m_person.show(m_people.canonical(id));
}

bool ScoreController::deletePerson()
{
    const QString id = m_person.personId();
    const QString name = m_person.name();
    const auto isMeant = [&](const score::Seat &seat) {
        return m_people.canonical(QString::fromStdString(seat.player.id)) == id;
    };
    if (m_game && std::ranges::any_of(m_game->sheet().seats, isMeant))
        closeGame();
    if (!m_people.forget(id))
        return false;
    m_setup.removePerson(id);
    m_book.reload();
    findUnfinished();
    //: %1 a player who was deleted
    m_notice.tell([name] { return tr("%1 is deleted. In old games it says “Former player”.").arg(name); });
    return true;
}

void ScoreController::openPersonAt(int seat)
{
    const score::PlayerId &id = score::at_seat(m_game->sheet().seats, seat).player.id;
    if (score::is_person(id))
        openPerson(QString::fromStdString(id));
}

bool ScoreController::rename(int seat, const QString &name)
{
    const score::Player &player = score::at_seat(m_game->sheet().seats, seat).player;
    const std::optional<Person> person = m_people.person(m_people.canonical(QString::fromStdString(player.id)));
    const bool isRenamed = person && m_people.change(person->id, name, person->portrait, person->colorIndex);
    if (!isRenamed)
        m_people.dismissProblem(); // the problem may mention a button that only the person's own page has
    return isRenamed;
}

QString ScoreController::alike(const QString &name) const
{
    QStringList seated;
    for (const score::Seat &seat : m_game ? m_game->sheet().seats : std::vector<score::Seat>())
        seated << m_people.canonical(QString::fromStdString(seat.player.id));
    return m_people.alike(name, seated);
}

bool ScoreController::join(const QString &name, int points, const QString &after)
{
    if (!m_game || People::cleaned(name).isEmpty())
        return false;
    const std::vector<score::Player> beside = m_game->sheet().players();
    const Person person = m_people.named(name).value_or(m_people.newPerson(name, beside));
    // a player may be in the game under the id of a duplicate that was merged into this person
    for (const score::Player &sitting : beside) {
        if (m_people.canonical(QString::fromStdString(sitting.id)) == person.id)
            return m_game->join({sitting});
    }
    std::vector<score::Player> all = beside;
    all.push_back(playerOf(person));
    const score::PlayerJoined joined{People::withDistinctLooks(all, all).back(), points, after.toStdString()};
    if (!m_game->canJoin(joined))
        return false; // checked before keep(), which would otherwise add a new person without any games to the book
    if (!m_people.person(person.id) && !m_people.keep(person)) {
        m_notice.fail(m_people.problem());
        return false;
    }
    return m_game->join(joined);
}

void ScoreController::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

/// Returns a function that writes a file of the given kind. The function does not use m_game, because the game may be closed
/// before the user has chosen a path. Most kinds therefore use a copy of the sheet.
std::function<FileOutcome(const QString &path)> ScoreController::exporter(FileKind kind)
{
    if (!m_game && kind == BlankSheet)
        return [game = m_setup.game().toUpper()](const QString &path) { return exportBlankSheet(game, {}, path); };
    if (!m_game)
        return [](const QString &) { return FileOutcome{}; };
    const score::Sheet sheet = m_game->sheet();
    switch (kind) {
    case Csv:
        return [sheet, key = m_store.key(m_game->session().gameId()).value_or(QString())](const QString &path) {
            return exportCsv(sheet, key, path);
        };
    case Hands: return [sheet](const QString &path) { return exportHands(sheet, path); };
    case Picture: return [sheet](const QString &path) { return exportPicture(sheet, path); };
    case Pdf: return [sheet](const QString &path) { return exportPdf(sheet, path); };
    case BlankSheet:
        return [game = m_game->gameName(), names = words::seatNames(sheet)](const QString &path) {
            return exportBlankSheet(game, names, path);
        };
    case GameFile:
    case BookHands:
    case BookFile: break;
    }
    return [this, id = m_game->session().gameId()](const QString &path) {
        JobProgress atOnce;
        return exportBook(m_store, m_people, id, path, atOnce);
    };
}

bool ScoreController::exportTo(FileKind kind)
{
    //: Name of an exported file; use only characters that file names allow
    const QString stem = kind == BookFile || kind == BookHands ? tr("score-book")
        : kind == BlankSheet                                   ? tr("blank-sheet")
                                                               : tr("score");
    if (kind == BookFile || kind == BookHands)
        return m_savePlace.file(stem, m_clock(), ending(kind), whileAlive(this, [this, kind](const QString &path) {
                                    kind == BookFile ? exportBookTo(path) : exportHandsTo(path);
                                    return true;
                                }));
    return m_savePlace.file(stem, m_clock(), ending(kind), whileAlive(this, [this, write = exporter(kind)](const QString &path) {
                                const FileOutcome outcome = write(path);
                                m_notice.tell(outcome);
                                return outcome.success;
                            }));
}

void ScoreController::exportBookTo(const QString &path)
{
    m_notice.dismiss();
    //: Over a progress bar
    startDatabaseJob(
        m_job, m_database, tr("Exporting the score book"),
        [path](Database &database, JobProgress &progress) { return exportWholeBook(database, path, progress); },
        [this](const FileOutcome &outcome) { m_notice.tell(outcome); });
}

void ScoreController::exportHandsTo(const QString &path)
{
    m_notice.dismiss();
    startDatabaseJob(
        m_job, m_database, tr("Exporting the score book"),
        [path](Database &database, JobProgress &progress) { return exportAllHands(database, path, progress); },
        [this](const FileOutcome &outcome) { m_notice.tell(outcome); });
}

void ScoreController::beginImport(const QString &path, const ImportAnswers &answers)
{
    const auto table = std::make_shared<ImportedTable>(); // the job fills this object, and the callback below reads it
    const auto import = [path, answers, table](Database &database, JobProgress &progress) {
        ScoreStore store(database);
        People people(store);
        return importFile(store, people, path, answers, *table, progress);
    };
    const auto show = [this, path, answers, table](const FileOutcome &outcome) {
        if (m_game && table->replaced.contains(m_game->session().gameId()))
            closeGame();
        m_people.reload();
        m_book.reload();
        findUnfinished();
        if (outcome.success && !table->added.isEmpty())
            showImported(outcome, *table);
        else
            m_notice.tell(outcome);
        if (table->question.kind != ImportQuestion::Kind::None)
            m_tables.append({path, table->question, answers}); // a list, because another table may already be waiting
        emit tableToImportChanged();
    };
    m_notice.dismiss();
    //: Over a progress bar. %1 a file
    startDatabaseJob(m_job, m_database, tr("Importing “%1”").arg(shownFileName(path)), import, show);
}

/// Shows the outcome with an Undo button, which restores the replaced games and deletes the new ones.
void ScoreController::showImported(const FileOutcome &outcome, const ImportedTable &table)
{
    const auto undo = [this, table] {
        if (m_game && table.added.contains(m_game->session().gameId()))
            closeGame();
        const bool isUndone = m_store.setAllDeleted(table.added, table.replaced);
        if (!isUndone)
            m_notice.fail(m_store.problem());
        m_book.reload();
        findUnfinished();
    };
    m_notice.tell([sentence = outcome.sentence] { return sentence; }, undo);
}

void ScoreController::importFrom(const QString &path)
{
    beginImport(path, {});
}

void ScoreController::importTable(const QString &game)
{
    if (m_tables.value(0).question.kind != ImportQuestion::Kind::Game)
        return; // the question has already been answered, for example by a double click
    WaitingTable table = m_tables.takeFirst();
    table.answers.game = game_named(game.toStdString());
    emit tableToImportChanged();
    beginImport(table.path, table.answers);
}

void ScoreController::answerImport(bool yes)
{
    if (importQuestion().isEmpty())
        return;
    WaitingTable table = m_tables.takeFirst();
    switch (table.question.kind) {
    case ImportQuestion::Kind::Person: table.answers.isKnown.insert(table.question.name, yes); break;
    case ImportQuestion::Kind::Correction: table.answers.corrects = yes; break;
    case ImportQuestion::Kind::Lines: table.answers.lines = yes ? score::SeasonLines::games : score::SeasonLines::rounds; break;
    case ImportQuestion::Kind::None:
    case ImportQuestion::Kind::Game: break; // these have no yes or no
    }
    emit tableToImportChanged();
    beginImport(table.path, table.answers);
}

void ScoreController::leaveTable()
{
    if (!m_tables.isEmpty())
        m_tables.removeFirst();
    emit tableToImportChanged();
}

QString ScoreController::tableToImport() const
{
    return shownFileName(m_tables.value(0).path);
}

void ScoreController::pickAndImport()
{
    if (!m_savePlace.canOpen())
        return m_notice.fail(tr("To import a file, drop it on this window."));
    m_savePlace.openFile(whileAlive(this, [this](const QString &path) { importFrom(path); }));
}

void ScoreController::print()
{
    if (m_game)
        previewPrintout(sheetPrintout(m_game->sheet()));
}

void ScoreController::reload()
{
    m_people.reload();
    m_book.reload();
    findUnfinished();
}

void ScoreController::findUnfinished()
{
    const std::optional<ScoreGameRow> row = m_store.unfinished();
    m_unfinished.reset();
    if (row) {
        m_unfinished = ScoreShown::fromJson(row->digest);
        m_unfinishedId = row->id;
    }
    emit unfinishedChanged();
}

} // namespace tableside
