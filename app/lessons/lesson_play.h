// A lesson of one game at its table: sets up positions, allows only the taught actions, and highlights targets. A template
// instantiated for DOS and UNO in lesson_play.cpp.
#pragma once

// The Qt headers come first because moc 6.4 fails on <compare>, which the engine's headers include.
#include "app/lessons/lesson_coach.h"

#include "app/table/dos/dos_table.h"
#include "app/table/uno/uno_table.h"

#include <memory>
#include <type_traits>

namespace tableside {

/// Runs a lesson of \p Game as its table's guide and its session's tutor.
template <typename Game>
class LessonPlay : public LessonCoach, public Tutor<Game>
{
public:
    using Table = std::conditional_t<std::is_same_v<Game, dos::Game>, DosTable, UnoTable>;

    /// \p sounds and \p time must outlive this object. \p config has the seats of the lesson's positions.
    LessonPlay(std::vector<LessonScene> scenes, const MatchConfig<Game> &config, SoundBoard &sounds, TimeSource &time);
    ~LessonPlay() override;

    QString game() const override { return m_table->game(); }
    Table &table() override { return *m_table; }
    QStringList targets() const override;
    std::optional<Objection> objection(int seat, const typename Game::Action &action,
                                    typename Game::Reason reason) const override;

private:
    void lay(const Json &position) override;
    void play(const Json &action) override;
    bool isTaught(const typename Game::Action &action) const;
    QString targetOf(const QString &place) const;

    std::unique_ptr<Table> m_table;
};

extern template class LessonPlay<dos::Game>;
extern template class LessonPlay<uno::Game>;

} // namespace tableside
