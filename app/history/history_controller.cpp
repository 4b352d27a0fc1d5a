// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/history_controller.h"

#include "app/history/late_digests.h"
#include "app/history/played_files.h"
#include "app/history/played_words.h"
#include "app/files/while_alive.h"
#include "app/settings/app_settings.h"
#include "app/store/database/database.h"
#include "app/store/database/database_job.h"
#include "app/table/session/match_file.h"
#include "app/words/region.h"

#include <QDateTime>
#include <QLocale>

namespace tableside {

HistoryController::HistoryController(Database &database, const People &people, AppSettings &settings, PlayedList::Today today,
                                     QObject *parent)
    : QObject(parent), m_database(database), m_people(people), m_settings(settings), m_store(database),
      m_list(people, std::move(today)), m_statistics(people), m_trophies(m_store, people, m_statistics)
{
    m_dropping.setSingleShot(true);
    m_dropping.setInterval(200);
    connect(&m_dropping, &QTimer::timeout, this, &HistoryController::dropRecords);
    connect(&m_list, &PlayedList::allChanged, this, &HistoryController::selectedChanged);
    connect(&m_deriveJob, &FileJob::runningChanged, this, &HistoryController::progressTextChanged);
    connect(&m_deriveJob, &FileJob::countedChanged, this, &HistoryController::progressTextChanged);
}

void HistoryController::setFileService(const FileService &service)
{
    m_savePlace.setFileService(service);
    m_notice.setFileService(service);
}

void HistoryController::open()
{
    if (!m_isCurrent)
        read();
    else
        readTrophies(); // a round of an unfinished game may have ended
    deriveMissing();
}

void HistoryController::deriveMissing()
{
    const auto underived = m_store.underived();
    const auto withoutFeats = m_store.withoutFeats();
    if (!underived || !withoutFeats || (underived->isEmpty() && withoutFeats->isEmpty()) || m_deriveJob.isRunning())
        return;
    startDatabaseJob(
        m_deriveJob, m_database, {},
        [](Database &database, JobProgress &progress) {
            return FileOutcome{deriveLateDigests(database, progress) > 0, {}};
        },
        [this](const FileOutcome &outcome) {
            if (outcome.success)
                read();
        });
}

void HistoryController::read()
{
    const auto all = m_store.all();
    const QString problem = m_store.problem();
    m_isCurrent = all.has_value();
    m_list.setAll(all.value_or(QList<PlayedMatch>()));
    m_statistics.setMatches(m_list.all());
    readTrophies();
    m_deleted = m_store.deleted().value_or(QList<PlayedMatch>());
    emit deletedChanged();
    if (!problem.isEmpty())
        m_notice.fail(problem);
}

void HistoryController::readTrophies()
{
    m_trophies.setMatches(m_list.all() + m_store.unfinishedWithFeats().value_or(QList<PlayedMatch>()));
}

void HistoryController::onRoundCounted(const MatchSessionBase &session)
{
    m_trophies.onRoundCounted(session);
}

void HistoryController::reload()
{
    m_isCurrent = false;
    m_selected = 0;
    m_notice.dismiss();
    m_list.setAll({});
    m_statistics.setMatches({});
    m_trophies.setMatches({});
    m_trophies.dismissNews();
    m_deleted.clear();
    emit deletedChanged();
}

void HistoryController::retranslate()
{
    m_list.updateTexts();
    m_statistics.updateTexts();
    m_notice.dismiss();
    emit deletedChanged();
    emit progressTextChanged();
}

QString HistoryController::deriveProgressText() const
{
    if (!m_deriveJob.isRunning() || m_deriveJob.totalSteps() == 0)
        return {};
    //: While records of games from before an update are read, for the list and the statistics. %1 of %2 games are done
    return tr("Working through earlier games: %1 of %2")
        .arg(QString::number(m_deriveJob.counted()), QString::number(m_deriveJob.totalSteps()));
}

void HistoryController::select(qint64 id)
{
    m_selected = id;
    emit selectedChanged();
}

PlayedRow HistoryController::selected() const
{
    const PlayedMatch *match = m_list.find(m_selected);
    if (!match)
        return {};
    PlayedRow row = m_list.rowOf(*match);
    for (qsizetype seat = 0; seat < row.seats.size(); ++seat)
        row.seats[seat].figures = words::seatFigures(match->digest, seat);
    return row;
}

QString HistoryController::selectedTime() const
{
    const PlayedMatch *match = m_list.find(m_selected);
    return match ? regionLocale().toString(QDateTime::fromMSecsSinceEpoch(match->finishedAt), QLocale::ShortFormat) : QString();
}

QString HistoryController::selectedRules() const
{
    const PlayedMatch *match = m_list.find(m_selected);
    return match ? words::playedRules(match->digest) : QString();
}

QString HistoryController::deletedTitle() const
{
    if (m_deleted.isEmpty())
        return {};
    const PlayedRow row = m_list.rowOf(m_deleted.last());
    return row.title + QStringLiteral(" · ")
        + regionLocale().toString(QDateTime::fromMSecsSinceEpoch(m_deleted.last().finishedAt).date(), QLocale::ShortFormat);
}

bool HistoryController::done(bool success)
{
    const QString problem = m_store.problem();
    read();
    if (!success)
        m_notice.fail(problem);
    return success;
}

bool HistoryController::remove(qint64 id)
{
    return done(m_store.setDeleted(id, true));
}

bool HistoryController::restore()
{
    return !m_deleted.isEmpty() && done(m_store.setDeleted(m_deleted.last().id, false));
}

bool HistoryController::saveRecord(qint64 id)
{
    const PlayedMatch *match = m_list.find(id);
    if (!match)
        return false; // the row has just gone from the list, and with it the button
    const std::optional<QByteArrayList> lines = m_store.record(id);
    if (!lines) {
        m_notice.fail(m_store.problem());
        return false;
    }
    return saveRecordOf(*lines, m_savePlace, match->finishedAt,
                        whileAlive(this, [this](const FileOutcome &outcome) { m_notice.tell(outcome); }));
}

bool HistoryController::exportList(ListFormat format)
{
    const QString ending = format == Csv ? QStringLiteral("csv") : QStringLiteral("json");
    //: Name of an exported file; use only characters that file names allow
    const QString stem = tr("games-played");
    const auto &shown = m_list.shown();
    const QByteArray bytes = format == Csv ? playedCsv(shown, m_people) : playedJson(shown, m_people);
    return m_savePlace.file(stem, QDateTime::currentMSecsSinceEpoch(), ending,
                            whileAlive(this, [this, bytes](const QString &path) {
                                const FileOutcome outcome = writeVerified(path, bytes);
                                m_notice.tell(outcome);
                                return outcome.success;
                            }));
}

void HistoryController::onMatchClosed()
{
    m_isCurrent = false;
    deriveMissing();
    dropRecords();
}

/// Deletes only a few records at a time, so that a running game is not delayed.
void HistoryController::dropRecords()
{
    constexpr int atOnce = 5;
    const int kept = m_settings.recordsKept();
    if (kept <= 0)
        return;
    const std::optional<int> dropped = m_store.dropRecords(kept, atOnce);
    if (!dropped)
        qWarning("Records of old games could not be dropped: %s", qPrintable(m_store.problem()));
    else if (*dropped > 0)
        m_isCurrent = false;
    if (dropped == atOnce)
        m_dropping.start();
}

} // namespace tableside
