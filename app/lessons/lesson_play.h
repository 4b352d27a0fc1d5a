// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// A lesson at the table of one game: sets up positions, allows only the actions that are being taught, and highlights items to
// press. LessonPlay is a template, instantiated for DOS and UNO in lesson_play.cpp.
#pragma once

// The headers of QObject classes come first, because moc 6.4 cannot parse <compare>, which the engine's headers include.
#include "app/lessons/lesson_coach.h"

#include "app/table/dos/dos_table.h"
#include "app/table/uno/uno_table.h"

#include <memory>
#include <type_traits>

namespace tableside {

/// A lesson of \p Game. This class guides the learner at the lesson's table (TableGuide) and is the tutor of the match, that is,
/// it refuses actions that the lesson does not accept.
template <typename Game>
class LessonPlay : public LessonCoach, public Tutor<Game>
{
public:
    using Table = std::conditional_t<std::is_same_v<Game, dos::Game>, DosTable, UnoTable>;

    /// \p sounds and \p time must outlive this object. The seats in \p config must fit the lesson's positions.
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
