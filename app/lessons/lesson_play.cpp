// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lessons/lesson_play.h"

#include "app/lessons/lesson_position.h"
#include "engine/dos/json/codec.h"
#include "engine/record/record_writer.h"
#include "engine/uno/json/codec.h"

#include <algorithm>

namespace tableside {

template <typename Game>
LessonPlay<Game>::LessonPlay(std::vector<LessonScene> scenes, const MatchConfig<Game> &config, SoundBoard &sounds,
                             TimeSource &time)
    : LessonCoach(std::move(scenes)), m_table(std::make_unique<Table>(TableSession<Game>::unstored(config, time), sounds))
{
    m_table->session().setTutor(this);
    m_table->setGuide(this);
    // Only the learner acts in the phase Asking, so every event follows from an action that the lesson accepted.
    connect(&m_table->session(), &MatchSessionBase::happened, this, [this] {
        if (phase() == Phase::Asking)
            completeStep();
    });
    connect(m_table.get(), &GameTable::busyChanged, this, [this] { resume(); });
    connect(m_table.get(), &GameTable::choiceChanged, this, &TableGuide::targetsChanged);
    connect(m_table.get(), &GameTable::turnChanged, this, &TableGuide::targetsChanged);
}

template <typename Game>
LessonPlay<Game>::~LessonPlay()
{
    m_table->setGuide(nullptr);
    m_table->session().setTutor(nullptr);
}

template <typename Game>
void LessonPlay<Game>::lay(const Json &position)
{
    const Result<typename Game::State> state = stateOfLesson<Game>(position);
    if (state)
        m_table->session().lay(*state, eventsOfLesson<Game>(*state));
    else
        qWarning("A lesson has no such position: %s", state.error().cause.c_str());
}

template <typename Game>
void LessonPlay<Game>::play(const Json &action)
{
    const auto read = Game::Codec::record_action_from_json(action);
    if (!read || !m_table->session().act(read->first, read->second).isAccepted())
        qWarning("A lesson can't go on with %s", action.dump().c_str());
}

template <typename Game>
bool LessonPlay<Game>::isTaught(const typename Game::Action &action) const
{
    const Json tried = Json::parse(action_line<Game>(m_table->viewerSeat(), action, m_table->session().match().state()));
    return std::ranges::any_of(step().accepts, [&](const Json &accepted) { return hasMembers(tried, accepted); });
}

/// Returns the lesson's objection, with which the table refuses an action. Returns std::nullopt if the lesson accepts the
/// action or another player acts. In the phase Asking, also returns std::nullopt for an illegal action without a prepared
/// reply; the table then explains the rule.
template <typename Game>
std::optional<Objection> LessonPlay<Game>::objection(int seat, const typename Game::Action &action,
                                                     typename Game::Reason reason) const
{
    if (seat != m_table->viewerSeat() || (phase() == Phase::Asking && isTaught(action)))
        return std::nullopt;
    const Json tried = Json::parse(action_line<Game>(seat, action, m_table->session().match().state()));
    for (const LessonObjection &known : objections()) {
        if (hasMembers(tried, known.action))
            return Objection{sentence(known.say), known.rule};
    }
    if (phase() == Phase::Asking && reason != Game::Reason::none)
        return std::nullopt;
    return Objection{notYet(), {}};
}

template <typename Game>
QStringList LessonPlay<Game>::targets() const
{
    if (phase() == Phase::Telling)
        return {QStringLiteral("lessonNext")};
    if (phase() != Phase::Asking || m_table->isBusy())
        return {};
    if constexpr (std::is_same_v<Game, dos::Game>) {
        if (m_table->isChoiceLegal() && m_table->choice() && isTaught(*m_table->choice()))
            return {QStringLiteral("tableConfirm")};
    }
    QStringList targets;
    for (const QString &place : step().point) {
        if (const QString target = targetOf(place); !target.isEmpty())
            targets << target;
    }
    return targets;
}

/// Converts an entry of LessonStep::point, such as "hand:r7", to the object name of the QML item to press; empty if that item
/// cannot be pressed now.
template <typename Game>
QString LessonPlay<Game>::targetOf(const QString &place) const
{
    const QString kind = place.section(QLatin1Char(':'), 0, 0);
    const QString what = place.section(QLatin1Char(':'), 1);
    const auto &cards = *m_table->cards();
    const auto cardName = [&](int cardId) {
        const bool isOpen = cardId >= 0 && !cards.card(cardId).selected && !cards.card(cardId).matched;
        return isOpen ? QStringLiteral("card%1").arg(cardId) : QString();
    };
    if constexpr (std::is_same_v<Game, uno::Game>) {
        if (kind == QLatin1String("color"))
            return m_table->isChoosingColor() ? QStringLiteral("color%1").arg(color_letters.find(what.toStdString())) : QString();
        if (m_table->isChoosingColor())
            return {};
    } else {
        const auto index = static_cast<std::size_t>(what.toInt());
        if (kind == QLatin1String("row"))
            return index < cards.row().size() ? cardName(cards.row()[index]) : QString();
    }
    if (kind == QLatin1String("hand")) {
        const auto card = Game::parse_card(what.toStdString());
        return card ? cardName(cards.cardOfHand(m_table->viewerSeat(), *card)) : QString();
    }
    if (kind == QLatin1String("draw"))
        return cardName(cards.topOfDrawPile());
    if (kind == QLatin1String("call"))
        return QStringLiteral("callButton");
    if (kind == QLatin1String("catch"))
        return QStringLiteral("catch") + what;
    return place;
}

template class LessonPlay<dos::Game>;
template class LessonPlay<uno::Game>;

} // namespace tableside
