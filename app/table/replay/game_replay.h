// The replay of one game. A template over a game, its table and what that keeps of a moment; made for DOS and UNO in
// game_replay.cpp.
#pragma once

// Qt first: moc 6.4 stumbles over <compare>, which the engine's headers include.
#include "app/table/replay/match_replay.h"

#include "app/table/session/table_session.h"
#include "app/table/session/worker.h"
#include "engine/record/timeline.h"

namespace tableside {

template <typename Game, typename Table>
class GameReplay final : public MatchReplay
{
public:
    /// `time` and `sounds` outlive it.
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
    void lookAgain() override;
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
    Table *m_stage = &m_table; ///< Where positions are set up.
    const Moment m_first;
    Match<Game> m_match;           ///< At the position that is shown.
    const int m_stride;            ///< Every so many positions one is kept.
    std::vector<Moment> m_moments; ///< That of position 0 first.
    QList<LogRow> m_log;           ///< Of all positions.
    Worker m_worker;               ///< Last: it goes first, and with it the jobs.
};

} // namespace tableside
