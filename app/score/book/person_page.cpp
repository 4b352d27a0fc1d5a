// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/score/book/person_page.h"

#include "app/score/words/score_words.h"
#include "app/words/region.h"
#include "engine/score/table_player.h"

#include <QLocale>

#include <algorithm>
#include <cmath>
#include <utility>

namespace tableside {

PersonPage::PersonPage(ScoreStore &store, People &people, QObject *parent) : QObject(parent), m_store(store), m_people(people) {}

void PersonPage::show(const QString &personId)
{
    m_person = m_people.person(personId).value_or(Person{});
    auto games = m_store.summaries(m_people.aliases(personId));
    m_problem = games ? QString() : m_store.problem();
    if (!games)
        games.emplace();
    for (score::GameSummary &game : *games)
        m_people.resolveMerges(game.players);
    m_real = score::statistics_of(personId.toStdString(), *games);
    m_onScreen = score::statistics_of(personId.toStdString(), *games, true);
    m_atTable = m_real.games == 0 && m_onScreen.games > 0;
    showOthers();
}

void PersonPage::setAtTable(bool atTable)
{
    if (std::exchange(m_atTable, atTable) != atTable)
        showOthers();
}

void PersonPage::showOthers()
{
    QList<PairingRow> others;
    for (const auto &[id, pairing] : statistics().others)
        others.append({QString::fromStdString(id), nameOf(id), pairing.games, pairing.won, pairing.lost});
    const QCollator collator = nameCollator();
    std::ranges::stable_sort(others, [&](const PairingRow &left, const PairingRow &right) {
        return left.games != right.games ? left.games > right.games : collator.compare(left.name, right.name) < 0;
    });
    m_others.setRows(others);
    emit changed();
}

QString PersonPage::nameOf(const score::PlayerId &id) const
{
    return score::is_person(id) ? m_people.person(QString::fromStdString(id)).value_or(Person{}).name : words::tablePlayer(id);
}

QList<FigureRow> PersonPage::figures() const
{
    const score::PlayerStatistics &all = statistics();
    const QLocale locale = regionLocale();
    QList<FigureRow> figures;
    if (all.games == 0)
        return figures;
    //: Label on a player's page: finished games
    figures.append({tr("Games"), locale.toString(all.games), tr("%n round(s)", nullptr, all.rounds)});
    //: %1 a number
    const QString share = tr("%1% of the games").arg(std::lround(all.win_rate() * 100));
    //: Label on a player's page: games won
    figures.append({tr("Won"), locale.toString(all.wins), share});
    if (all.gaining_rounds > 0) //: Label on a player's page: points per round
        figures.append({tr("Average per round"), locale.toString(all.average_per_round(), 'f', 1)});
    if (all.best_round > 0)
        figures.append({tr("Best round"), QStringLiteral("+%1").arg(all.best_round)});
    if (all.best_comeback > 0)
        //: Label on a player's page: the largest gap that was made up in a game won after all
        figures.append({tr("Best comeback"), tr("%n point(s)", nullptr, all.best_comeback), tr("behind, and still won")});
    //: Label on a player's page: games won in a row
    figures.append({tr("Winning streak"), locale.toString(all.streak), tr("longest: %1").arg(all.longest_streak)});
    if (!all.rival().empty())
        //: Label on a player's page: the most frequent opponent
        figures.append({tr("Rival"), nameOf(all.rival()), tr("%n game(s) together", nullptr, all.others.at(all.rival()).games)});
    if (!all.nemesis().empty())
        //: Label on a player's page: the opponent the player lost to most often
        figures.append(
            {tr("Nemesis"), nameOf(all.nemesis()),
             //: Below the name of the nemesis. %1 how many games were won by them, %n all that both played
             tr("won %1 of %n game(s)", nullptr, all.others.at(all.nemesis()).games).arg(all.others.at(all.nemesis()).lost)});
    return figures;
}

QList<PersonRow> PersonPage::merged() const
{
    QList<PersonRow> merged;
    for (const QString &id : m_people.aliases(m_person.id)) {
        if (id != m_person.id)
            merged << rowOf(m_people.person(id).value_or(Person{id, {}, {}, 0, {}}));
    }
    return merged;
}

QList<qreal> PersonPage::winRates() const
{
    QList<qreal> rates;
    for (const double rate : statistics().win_rates)
        rates << rate * 100;
    return rates;
}

} // namespace tableside
