#include "app/score/score_room.h"

#include "app/platform/input_file.h"
#include "app/platform/while_alive.h"
#include "app/score/score_paper.h"
#include "app/score/score_words.h"
#include "app/store/backups.h"
#include "app/store/database_job.h"
#include "engine/score/table_player.h"

#include <QLocale>

namespace tableside {

namespace {

QString ending(ScoreRoom::FileKind kind)
{
    switch (kind) {
    case ScoreRoom::BookFile:
    case ScoreRoom::GameFile: return QStringLiteral("jsonl");
    case ScoreRoom::Csv: return QStringLiteral("csv");
    case ScoreRoom::Picture: return QStringLiteral("png");
    case ScoreRoom::Pdf:
    case ScoreRoom::BlankSheet: break;
    }
    return QStringLiteral("pdf");
}

} // namespace

ScoreRoom::ScoreRoom(Database &database, WallClock clock, QObject *parent)
    : QObject(parent), m_database(database), m_store(database), m_clock(std::move(clock)), m_people(m_store), m_setup(m_people),
      m_book(m_store, m_people), m_person(m_store, m_people)
{
    offerBackup();
    connect(&m_book, &ScoreBook::changed, this, &ScoreRoom::findUnfinished);
    connect(&m_people, &People::changed, this, &ScoreRoom::showNamesOfNow);
    findUnfinished();
}

ScoreRoom::~ScoreRoom() = default;

QString ScoreRoom::unfinishedTitle() const
{
    return m_unfinished ? bookTitle(asOfNow(*m_unfinished, m_people)) : QString();
}

bool ScoreRoom::startGame()
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

bool ScoreRoom::openGame(qint64 id)
{
    QString problem;
    std::unique_ptr<ScoreSession> session = ScoreSession::open(id, m_store, m_clock, problem);
    m_notice.fail(problem);
    return show(std::move(session));
}

bool ScoreRoom::openUnfinished()
{
    return m_unfinished && openGame(m_unfinishedId);
}

bool ScoreRoom::show(std::unique_ptr<ScoreSession> session)
{
    if (!session)
        return false;
    session->setPlayerResolver([this](const score::Player &player) { return m_people.asKept(player); });
    // The old sheet goes only after nobody shows it any more.
    const std::unique_ptr<ScoreGame> old = std::exchange(m_game, std::make_unique<ScoreGame>(std::move(session)));
    if (old)
        keepUnsavedEnd(*old);
    if (const auto kept = m_unsavedEnds.constFind(m_game->session().gameId()); kept != m_unsavedEnds.cend()) {
        m_game->entry()->resume(*kept);
        m_unsavedEnds.erase(kept);
    }
    connect(m_game.get(), &ScoreGame::won, this, &ScoreRoom::gameWon);
    m_wakeLock.hold(true);
    emit gameChanged();
    return true;
}

void ScoreRoom::keepUnsavedEnd(ScoreGame &game)
{
    if (const std::optional<HandEntry::UnsavedEnd> end = game.entry()->unsavedEnd())
        m_unsavedEnds.insert(game.session().gameId(), *end);
}

void ScoreRoom::keepUnsaved(const QVariantMap &typed)
{
    if (!m_game)
        return;
    if (typed.isEmpty())
        m_unsaved.remove(m_game->session().gameId());
    else
        m_unsaved.insert(m_game->session().gameId(), typed);
}

QVariantMap ScoreRoom::takeUnsaved()
{
    return m_game ? m_unsaved.take(m_game->session().gameId()) : QVariantMap();
}

void ScoreRoom::showNamesOfNow()
{
    if (m_game)
        m_game->session().resolvePlayers();
    emit unfinishedChanged();
}

void ScoreRoom::closeGame()
{
    if (!m_game)
        return;
    const std::unique_ptr<ScoreGame> old = std::exchange(m_game, nullptr);
    keepUnsavedEnd(*old);
    old->entry()->leave();
    m_wakeLock.hold(false);
    emit gameChanged();
    findUnfinished();
}

void ScoreRoom::prepareRematch()
{
    if (m_game)
        m_setup.takeOver(m_game->sheet());
}

bool ScoreRoom::prepareLike(qint64 id)
{
    QString problem;
    const std::optional<score::Ledger> ledger = ScoreSession::read(id, m_store, problem);
    m_notice.fail(problem);
    if (ledger)
        m_setup.takeOver(ledger->sheet());
    return ledger.has_value();
}

void ScoreRoom::openPerson(const QString &id)
{
    m_people.dismissProblem();
    m_person.show(m_people.canonical(id));
}

void ScoreRoom::openPersonAt(int seat)
{
    const score::PlayerId &id = score::at_seat(m_game->sheet().seats, seat).player.id;
    if (score::is_person(id))
        openPerson(QString::fromStdString(id));
}

bool ScoreRoom::rename(int seat, const QString &name)
{
    const score::Player &player = score::at_seat(m_game->sheet().seats, seat).player;
    const bool isRenamed = m_people.change(m_people.canonical(QString::fromStdString(player.id)), name,
                                           QString::fromStdString(player.portrait), player.color);
    if (!isRenamed)
        m_people.dismissProblem(); // in the words of the player's page
    return isRenamed;
}

bool ScoreRoom::join(const QString &name, int points, const QString &after)
{
    if (!m_game || People::cleaned(name).isEmpty())
        return false;
    std::vector<score::Player> beside;
    for (const score::Seat &seat : m_game->sheet().seats)
        beside.push_back(seat.player);
    const Person person = m_people.named(name).value_or(m_people.invent(name, beside));
    for (const score::Player &sitting : beside) { // under another name that was merged into this one
        if (m_people.canonical(QString::fromStdString(sitting.id)) == person.id)
            return m_game->join({sitting});
    }
    const score::PlayerJoined joined{playerOf(person), points, after.toStdString()};
    if (!m_game->canJoin(joined))
        return false; // before the book keeps somebody without a game
    if (!m_people.person(person.id) && !m_people.keep(person)) {
        m_notice.fail(m_people.problem());
        return false;
    }
    return m_game->join(joined);
}

void ScoreRoom::setFileDesk(const FileDesk &desk)
{
    m_savePlace.setDesk(desk);
    m_notice.setFileDesk(desk);
}

/// Returns a function that writes the open game as it is now: the game may be closed before the person has chosen a path.
std::function<FileOutcome(const QString &path)> ScoreRoom::exporter(FileKind kind)
{
    if (!m_game && kind == BlankSheet)
        return [box = m_setup.box().toUpper()](const QString &path) { return exportBlankSheet(box, {}, path); };
    if (!m_game)
        return [](const QString &) { return FileOutcome{}; };
    const score::Sheet sheet = m_game->sheet();
    switch (kind) {
    case Csv: return [sheet](const QString &path) { return exportCsv(sheet, path); };
    case Picture: return [sheet](const QString &path) { return exportPicture(sheet, path); };
    case Pdf: return [sheet](const QString &path) { return exportPdf(sheet, path); };
    case BlankSheet:
        return [box = m_game->boxName(), names = words::seatNames(sheet)](const QString &path) {
            return exportBlankSheet(box, names, path);
        };
    case GameFile:
    case BookFile: break;
    }
    return [this, id = m_game->session().gameId()](const QString &path) {
        JobProgress atOnce;
        return exportBook(m_store, m_people, id, path, atOnce);
    };
}

bool ScoreRoom::exportTo(FileKind kind)
{
    //: Name of an exported file; use only characters that file names allow
    const QString stem = kind == BookFile ? tr("score-book") : kind == BlankSheet ? tr("blank-sheet") : tr("score");
    if (kind == BookFile)
        return m_savePlace.file(stem, m_clock(), ending(kind), whileAlive(this, [this](const QString &path) {
            exportBookTo(path);
            return true;
        }));
    return m_savePlace.file(stem, m_clock(), ending(kind),
                            whileAlive(this, [this, write = exporter(kind)](const QString &path) {
        const FileOutcome outcome = write(path);
        m_notice.tell(outcome);
        return outcome.success;
    }));
}

void ScoreRoom::exportBookTo(const QString &path)
{
    m_notice.dismiss();
    //: Over a progress bar
    startDatabaseJob(m_job, m_database, tr("Exporting the score book"),
                     [path](Database &database, JobProgress &progress) { return exportWholeBook(database, path, progress); },
                     [this](const FileOutcome &outcome) { m_notice.tell(outcome); });
}

void ScoreRoom::beginImport(const QString &path, std::optional<GameId> box)
{
    const auto import = [path, box](Database &database, JobProgress &progress) {
        ScoreStore store(database);
        People people(store);
        return importFile(store, people, path, box, progress);
    };
    const auto show = [this, path](const FileOutcome &outcome) {
        m_people.reload();
        m_book.reload();
        findUnfinished();
        m_notice.tell(outcome);
        if (outcome.asksForBox)
            m_tables << path; // another one may be asked about already
        emit tableToImportChanged();
    };
    m_notice.dismiss();
    //: Over a progress bar. %1 a file
    startDatabaseJob(m_job, m_database, tr("Importing “%1”").arg(shownFileName(path)), import, show);
}

void ScoreRoom::importFrom(const QString &path)
{
    beginImport(path, {});
}

void ScoreRoom::importTable(const QString &box)
{
    if (m_tables.isEmpty())
        return; // the button was pressed twice
    const QString path = m_tables.takeFirst();
    emit tableToImportChanged();
    beginImport(path, game_named(box.toStdString()));
}

void ScoreRoom::leaveTable()
{
    if (!m_tables.isEmpty())
        m_tables.removeFirst();
    emit tableToImportChanged();
}

QString ScoreRoom::tableToImport() const
{
    return shownFileName(m_tables.value(0));
}

void ScoreRoom::pickAndImport()
{
    if (!m_savePlace.canOpen())
        return m_notice.fail(tr("To import a file, drop it on this window."));
    m_savePlace.openFile(whileAlive(this, [this](const QString &path) { importFrom(path); }));
}

void ScoreRoom::print()
{
    if (m_game)
        previewPrintout(sheetPrintout(m_game->sheet()));
}

QString ScoreRoom::backupDay() const
{
    return QLocale().toString(m_offeredDay, QLocale::LongFormat);
}

void ScoreRoom::offerBackup()
{
    // Into a database in memory nothing is brought back: it would be forgotten, and the backup with it.
    m_offeredDay = m_database.isPersistent() ? backups::offeredDay(m_database.path()) : QDate();
}

bool ScoreRoom::restoreBackup()
{
    if (!m_offeredDay.isValid())
        return false;
    const QString problem = backups::restore(m_database);
    reload();
    if (problem.isEmpty())
        emit restored();
    m_notice.fail(problem);
    return problem.isEmpty();
}

void ScoreRoom::reload()
{
    offerBackup();
    readAgain();
}

void ScoreRoom::readAgain()
{
    m_people.reload();
    m_book.reload();
    findUnfinished();
}

void ScoreRoom::declineBackup()
{
    backups::settleOffer(m_database.path());
    offerBackup();
    emit unfinishedChanged();
}

void ScoreRoom::findUnfinished()
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
