// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/history/trophies.h"

#include "app/history/played_words.h"
#include "app/table/session/match_session_base.h"
#include "app/words/region.h"
#include "app/words/trophy_words.h"

#include <QDateTime>
#include <QHash>
#include <QLocale>

#include <algorithm>
#include <iterator>

namespace tableside {

namespace {

QString keyOf(Feat feat)
{
    const std::string_view name = feat_name(feat);
    return QString::fromLatin1(name.data(), static_cast<qsizetype>(name.size()));
}

QString gameOf(Feat feat)
{
    if (feat < Feat::two_doubles)
        return {};
    return feat < Feat::bluffed_badger ? QStringLiteral("dos") : QStringLiteral("uno");
}

/// The first time that a trophy was earned, and in how many games.
struct Earned
{
    QString name;
    qint64 at = 0;
    int games = 0;
};

} // namespace

Trophies::Trophies(PlayedStore &store, const People &people, const PlayedStatistics &statistics, QObject *parent)
    : QObject(parent), m_store(store), m_people(people), m_statistics(statistics)
{
    connect(&statistics, &PlayedStatistics::changed, this, &Trophies::updateTexts); // it follows the people, too
    updateTexts();
}

QList<Option> Trophies::persons() const
{
    QList<Option> persons = m_statistics.persons();
    if (persons.size() < 2)
        return {};
    //: Whose trophies are shown: those of all people at this device
    persons.prepend({{}, tr("Everyone")});
    return persons;
}

QList<TrophyRow> Trophies::ofGame(const QString &game) const
{
    QList<TrophyRow> rows;
    std::ranges::copy_if(m_rows, std::back_inserter(rows), [&](const TrophyRow &row) { return row.game == game; });
    return rows;
}

int Trophies::earned() const
{
    return static_cast<int>(std::ranges::count(m_rows, true, &TrophyRow::isEarned));
}

void Trophies::setPersonKey(const QString &key)
{
    if (key == m_personKey)
        return;
    m_personKey = key;
    updateTexts();
}

void Trophies::setMatches(const QList<PlayedMatch> &matches)
{
    m_matches.clear();
    for (const PlayedMatch &match : matches) {
        if (match.digest.hasAnyFeat())
            m_matches << match;
    }
    std::ranges::stable_sort(m_matches, {}, &PlayedMatch::finishedAt);
    updateTexts();
}

void Trophies::updateTexts()
{
    const QList<Option> &persons = m_statistics.persons();
    if (!m_personKey.isEmpty() && std::ranges::find(persons, m_personKey, &Option::value) == persons.end())
        m_personKey.clear();
    QHash<QString, Earned> found;
    for (const PlayedMatch &match : std::as_const(m_matches)) {
        QHash<QString, qsizetype> seats; // the first seat with each feat
        for (qsizetype seat = 0; seat < match.digest.seats.size(); ++seat) {
            if (!m_personKey.isEmpty() && m_statistics.keyOf(match.digest, seat) != m_personKey)
                continue;
            for (const QString &feat : match.digest.seats[seat].feats) {
                if (!seats.contains(feat))
                    seats.insert(feat, seat);
            }
        }
        for (auto feat = seats.cbegin(); feat != seats.cend(); ++feat) {
            Earned &earned = found[feat.key()];
            if (earned.games++ == 0) {
                earned.name = words::namesOf(match.digest, m_people)[*feat];
                earned.at = match.finishedAt;
            }
        }
    }
    m_rows.clear();
    for (int number = 0; number < feat_count; ++number) {
        const auto feat = static_cast<Feat>(number);
        TrophyRow row{keyOf(feat), gameOf(feat), words::trophyTitle(feat), words::trophySentence(feat)};
        const Earned earned = found.value(row.key);
        row.isEarned = earned.games > 0;
        if (row.isEarned)
            row.earnedBy = earned.name + QStringLiteral(" · ")
                + regionLocale().toString(QDateTime::fromMSecsSinceEpoch(earned.at).date(), QLocale::ShortFormat);
        if (earned.games > 1)
            //: After the date of a trophy: in how many games it was earned. %n games
            row.times = tr("%n game(s)", nullptr, earned.games).replace(u' ', QChar::Nbsp);
        m_rows << row;
    }
    emit changed();
    if (!m_news.isEmpty())
        emit newsChanged();
}

void Trophies::onRoundCounted(const MatchSessionBase &session)
{
    m_news.clear();
    const QStringList gained = session.newFeats();
    if (!gained.isEmpty() && session.storedId() > 0 && m_store.withoutFeats().value_or(QList<qint64>{0}).isEmpty()) {
        const auto known = m_store.feats(session.storedId());
        for (const QString &name : gained) {
            const auto feat = feat_named(name.toStdString());
            if (feat && known && !known->contains(name))
                m_news << *feat;
        }
    }
    emit newsChanged();
}

QString Trophies::news() const
{
    QStringList titles;
    for (const Feat feat : m_news)
        titles << words::trophyTitle(feat);
    if (titles.isEmpty())
        return {};
    if (titles.size() == 1) //: After a round. %1 the title of a trophy, "Bluffed a badger"
        return tr("Trophy: %1").arg(titles.first());
    //: After a round in which several trophies were earned. %1 their titles
    return tr("Trophies: %1").arg(titles.join(QStringLiteral(" · ")));
}

void Trophies::dismissNews()
{
    if (m_news.isEmpty())
        return;
    m_news.clear();
    emit newsChanged();
}

} // namespace tableside
