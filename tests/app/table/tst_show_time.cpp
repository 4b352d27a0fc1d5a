// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// AI players rely on ShowTimes, so each event and its moments must take exactly that long on the screen.
#include "tests/app/silent_devices.h"
#include "tests/app/table/manual_time.h"
#include "test_program.h"

#include "app/table/dos/dos_presenter.h"
#include "app/table/moments/show_time.h"
#include "app/table/presentation/log_row.h"
#include "app/table/presentation/step_queue.h"
#include "app/table/uno/uno_presenter.h"

#include <QTest>

#include <utility>

using namespace tableside;

class TestShowTime : public QObject
{
    Q_OBJECT

private slots:
    void everyEventTakesItsTime();
};

namespace {

// Returns an event with cards or results if showing them takes time.
template <typename Event>
Event filled(Event event)
{
    return event;
}

dos::Dealt filled(dos::Dealt)
{
    return {{dos::Cards(7), dos::Cards(7)}, dos::Cards(2), {}};
}

uno::Dealt filled(uno::Dealt)
{
    return {{uno::Cards(7), uno::Cards(7)}, {}, {}};
}

dos::Drew filled(dos::Drew)
{
    return {0, dos::Cards(2), dos::DrawReason::caught};
}

uno::Drew filled(uno::Drew)
{
    return {0, uno::Cards(4), uno::DrawReason::draw_four};
}

dos::Matched filled(dos::Matched)
{
    dos::Matched matched;
    matched.cards = dos::Cards(1);
    return matched;
}

dos::Refilled filled(dos::Refilled)
{
    return {dos::Cards(2)};
}

template <typename Card>
DealerDrawnWith<Card> filled(DealerDrawnWith<Card> drawn)
{
    drawn.draws.assign(2, std::vector<Card>(1));
    return drawn;
}

template <typename Card>
ScoredWith<Card> filled(ScoredWith<Card> scored)
{
    scored.hands.resize(2);
    scored.points = scored.totals = {0, 0};
    return scored;
}

template <typename Event, std::size_t... kind>
std::vector<Event> oneOfEach(std::index_sequence<kind...>)
{
    return {Event(filled(std::variant_alternative_t<kind, Event>{}))...};
}

template <typename Game, typename Presenter, typename Cards, typename Dealt>
void compareTimes()
{
    using Event = typename Game::Event;
    SilentSoundBoard sounds;
    MatchSeating seating;
    seating.seats.resize(2);
    seating.seats[1].level = Level::easy;
    for (const Event &event : oneOfEach<Event>(std::make_index_sequence<std::variant_size_v<Event>>())) {
        Cards cards;
        test::ManualTime time;
        ShownTable shown(seating, time, sounds);
        Presenter presenter(shown, cards, 200);
        ShowTimes<Game> times(seating.people());
        if (!std::holds_alternative<Dealt>(event)) { // most events need cards on the table
            presenter.show(filled(Dealt()));
            times.take(filled(Dealt()));
        }
        shown.queue().finish();
        presenter.show(event);
        int taken = 0;
        for (; shown.queue().isBusy(); ++taken)
            time.advance(1);
        const int expected = times.take(event).at({});
        QVERIFY2(
            taken == expected,
            qPrintable(QStringLiteral("event %1 takes %2 ms, not %3").arg(event.index()).arg(taken).arg(expected)));
    }
}

} // namespace

void TestShowTime::everyEventTakesItsTime()
{
    compareTimes<uno::Game, UnoPresenter, UnoCards, uno::Dealt>();
    compareTimes<dos::Game, DosPresenter, DosCards, dos::Dealt>();
}

TABLESIDE_TEST(TestShowTime)
#include "tst_show_time.moc"
