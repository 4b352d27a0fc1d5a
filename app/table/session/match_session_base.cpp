// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/table/session/match_session_base.h"

#include "app/store/schema/match_digest.h"
#include "app/store/matches/match_store.h"

#include <QJsonArray>
#include <QJsonDocument>
#include <QUuid>

#include <algorithm>

namespace tableside {

MatchSessionBase::MatchSessionBase(MatchStore *store, TimeSource &time, int seats)
    : m_store(store), m_clock(time), m_exposedAt(static_cast<std::size_t>(seats), 0)
{}

std::optional<QByteArrayList> MatchSessionBase::record() const
{
    if (!m_store)
        return std::nullopt;
    std::optional<QByteArrayList> lines = m_store->lines(m_id);
    if (!lines)
        qWarning("The record of match %lld could not be read: %s", m_id, qPrintable(m_store->problem()));
    return lines;
}

std::optional<qint64> MatchSessionBase::startedAt() const
{
    return m_store ? m_store->startedAt(m_id) : std::nullopt;
}

QString MatchSessionBase::scoreKey(qint64 startedAt) const
{
    static const QUuid matches(QStringLiteral("{5c3b7b0e-53d1-4c7a-8f0c-2a51c0b7d924}"));
    const QString match = QStringLiteral("%1 %2 %3 %4")
                              .arg(game(), QString::number(seating().seed), QString::number(m_id), QString::number(startedAt));
    return QUuid::createUuidV5(matches, match).toString(QUuid::WithoutBraces);
}

qint64 MatchSessionBase::msSinceExposed(int seat) const
{
    return m_clock.now() - m_exposedAt[static_cast<std::size_t>(seat)];
}

void MatchSessionBase::judgePress(int by, int seat, const std::function<void()> &perform) const
{
    if (m_pressJudge)
        m_pressJudge(by, seat, perform);
    else
        perform();
}

bool MatchSessionBase::beginInStore(const char *game, const QByteArrayList &lines, const Summary &summary)
{
    const std::optional<qint64> id = m_store->begin(QString::fromLatin1(game), lines, json(summary));
    if (id)
        attachToStored(*id, lines.size() - 1);
    return id.has_value();
}

QString MatchSessionBase::append(const std::string &line)
{
    if (!m_store || m_store->append(m_id, QByteArray::fromStdString(line))) {
        m_mayTryAgain = false;
        ++m_actionCount;
        return {};
    }
    m_mayTryAgain = !isContinuedElsewhere();
    QString problem = m_store->problem();
    emit notStored(problem);
    return problem;
}

void MatchSessionBase::keepSummary(const Summary &summary)
{
    if (!m_store)
        return;
    if (!m_store->updateSummary(m_id, json(summary)) || (summary.isOver && !m_store->finish(m_id, digest().toJson())))
        qWarning("The summary of match %lld could not be stored: %s", m_id, qPrintable(m_store->problem()));
    else if (summary.isOver)
        emit closed();
}

QString MatchSessionBase::storeProblem() const
{
    return m_store ? m_store->problem() : QString();
}

bool MatchSessionBase::isContinuedElsewhere() const
{
    return m_store && m_store->trouble() == StoreTrouble::Stale;
}

void MatchSessionBase::attachToStored(qint64 id, qint64 actions)
{
    m_id = id;
    m_actionCount = actions;
    std::fill(m_exposedAt.begin(), m_exposedAt.end(), m_clock.now());
}

QString MatchSessionBase::unreadableLine(qsizetype number, const std::string &cause)
{
    //: %1 the number of a line, %2 what is wrong with it (English, for a bug report)
    return tr("This game can’t be read: line %1, %2. Start a new one.")
        .arg(QString::number(number), QString::fromStdString(cause));
}

QString MatchSessionBase::nothingLeftToPlay()
{
    return tr("This game is over. Start a new one.");
}

QString MatchSessionBase::emptyRecord()
{
    return tr("This saved game is empty. Start a new one.");
}

QJsonObject MatchSessionBase::json(const Summary &summary) const
{
    const bool isForOne = seating().people().size() == 1; // the summary is for this person, so it leaves out their name
    QJsonArray others;
    const std::vector<SeatConfig> &seats = seating().seats;
    for (int seat = 0; seat < static_cast<int>(seats.size()); ++seat) {
        const SeatConfig &config = seats[static_cast<std::size_t>(seat)];
        if (isForOne && seat == seating().viewerSeat())
            continue;
        if (config.hasOwnName)
            others << config.name;
        else if (config.isPerson())
            others << QJsonObject{{"seat", seat}};
        else // a character's name depends on the language, which may change
            others << QJsonObject{{"portrait", config.portrait}};
    }
    QJsonArray totals;
    for (const int total : summary.totals)
        totals << total;
    QJsonObject object{{"others", others},
                       {"totals", totals},
                       {"round", summary.round},
                       {"viewer", isForOne ? seating().viewerSeat() : -1},
                       {"countsAgainst", summary.countsAgainst}};
    if (const MatchDigest digest = this->digest(); !summary.isOver && digest.hasAnyFeat())
        object["digest"] = QJsonDocument::fromJson(digest.toJson()).object(); // trophies of unfinished matches count, too
    if (seating().day.isValid())
        object["day"] = seating().day.toString(Qt::ISODate);
    return object;
}

} // namespace tableside
