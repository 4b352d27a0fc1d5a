// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// The replay of one game. A template over a game and its table, instantiated for DOS and UNO in game_replay.cpp.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/table/replay/match_replay.h"

#include "app/table/session/table_session.h"
#include "app/table/ai/worker.h"
#include "engine/record/timeline.h"

namespace tableside {

template <typename Game, typename Table>
class GameReplay final : public MatchReplay
{
public:
    /// \p time and \p sounds must outlive the replay.
    GameReplay(Timeline<Game> timeline, std::vector<ReplayMark> marks, const MatchConfig<Game> &config, TimeSource &time,
               SoundBoard &sounds);

    GameTable *table() override { return &m_table; }
    QString game() const override { return m_table.game(); }
    int count() const override { return static_cast<int>(m_timeline.size()); }
    QList<SeatedPlayer> seats() const override;
    bool mayPlayOn() const override { return m_match.phase() != MatchPhase::over; }
    bool hasPeople() const override { return !m_config.people().empty(); }
    std::vector<std::string> save() const override;

private:
    struct Moment
    {
        Match<Game> match;
        typename Table::Kept shown;
    };

    void show(int position) override;
    void playStep() override;
    void rebuild() override;
    void propose(const Better *better) override;
    void reviewRound(int round, quint64 request) override;
    void stopReview() override { m_worker.stop(); }

    void restore(const Moment &moment);
    void takeStep(int from);
    void noteTurn(int from, int turn);
    QByteArrayList recordTo(int position) const;

    TimeSource &m_time;
    SoundBoard &m_sounds;
    const Timeline<Game> m_timeline;
    const MatchConfig<Game> m_config;
    Table m_table;
    Table *m_stage = &m_table; ///< The table on which positions are set up: m_table or a hidden one.
    const Moment m_first;
    Match<Game> m_match;           ///< The match at the current position.
    const int m_stride;            ///< The number of steps from one snapshot to the next.
    std::vector<Moment> m_moments; ///< The snapshots, beginning with position 0.
    QList<LogRow> m_log;           ///< The log of all positions.
    Worker m_worker;               ///< Declared last, so that its jobs end before other members are destroyed.
};

} // namespace tableside
