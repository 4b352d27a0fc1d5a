// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Other players cannot find out whether a card that was drawn and kept could have been played (UNO-TURN-5).
#include "test_program.h"
#include "tests/app/table/uno_fixture.h"
#include "tests/engine/uno/position.h"

#include "app/lessons/lesson_position.h"
#include "engine/uno/json/codec.h"

#include <QTest>

using namespace tableside;
using test::PlayFixture;
using test::waitForAnswer;

class TestUnoSecret : public QObject
{
    Q_OBJECT

private slots:
    void othersSeeTheSameAtTheSameTimes();
    void onlyPersonKeepsWithoutAButton();
    void severalPeopleKeepWithAButton();
};

namespace {

/// A player that plays no card if another action is legal.
class Keeper final : public Player<uno::Game>
{
public:
    std::size_t choose(const uno::Observation &, const uno::ActionList &legal, const Thinking &) override
    {
        return legal.size() - 1;
    }
};

void layWhereNobodyCanPlay(UnoTable &table, int turn, const char *drawn)
{
    Json position = Json::parse(R"({"hands":[["b1","b2","g9"],["b3","b4"],["y1","y2"]],"top":"r5","colour":"r"})");
    position["turn"] = turn;
    position["draw"] = Json::array({drawn, "b8", "b7"});
    const Result<uno::State> state = stateOfLesson<uno::Game>(position);
    if (!state)
        qFatal("%s", state.error().cause.c_str());
    table.session().lay(*state, eventsOfLesson<uno::Game>(*state));
}

/// Returns all that a table shows except the cards.
QString lookOf(UnoTable &table)
{
    QStringList look{table.instruction()};
    for (const SeatRow &seat : table.seats()->rows())
        look << QString::number(seat.handCount) << (seat.inTurn ? seat.name : QString()) << seat.status << seat.recapWords;
    for (const LogRow &line : table.log()->rows())
        look << line.text;
    return look.join(u'|');
}

/// Returns the events and texts that the viewer receives until the viewer's turn, with times. The other players keep the
/// cards that they draw; seat 1 draws `drawn`.
QStringList toldUntilMyTurn(const char *drawn)
{
    PlayFixture fixture;
    UnoTable table(TableSession<uno::Game>::unstored(PlayFixture::config<uno::Game>(3, 1), fixture.time), fixture.sounds);
    layWhereNobodyCanPlay(table, 1, drawn);
    AiSeats<uno::Game> players(table.session(), 1, nullptr,
                               [](const SeatConfig &, quint64) { return std::make_shared<Keeper>(); });
    QStringList told;
    const auto tell = [&](const QString &what) { told << QString::number(fixture.time.now()) + u' ' + what; };
    QObject::connect(&table.session(), &MatchSessionBase::happened, &table, [&](qsizetype first, qsizetype count) {
        for (const uno::Event &event : table.session().events(first, count))
            tell(QString::fromStdString(uno_test::text(uno::seen_by(event, 0))));
    });
    players.start();
    QString look;
    while (told.size() < 1000 && !table.isMyTurn()) {
        if (table.session().turnSeat() != 0 && !waitForAnswer([&] { return players.playsAt().has_value(); }))
            return {};
        fixture.time.advance(10);
        if (const QString now = lookOf(table); look != now)
            tell(look = now);
    }
    return told;
}

} // namespace

void TestUnoSecret::othersSeeTheSameAtTheSameTimes()
{
    const QStringList playable = toldUntilMyTurn("r9");
    QVERIFY(playable.filter(QStringLiteral("1 passes")).size() == 1);
    QCOMPARE(playable, toldUntilMyTurn("b9"));
}

void TestUnoSecret::onlyPersonKeepsWithoutAButton()
{
    PlayFixture fixture;
    UnoTable table(TableSession<uno::Game>::unstored(PlayFixture::config<uno::Game>(3, 1), fixture.time), fixture.sounds);
    layWhereNobodyCanPlay(table, 0, "b9");
    QCOMPARE(table.prompt(), UnoTable::PlayOrDraw);
    table.draw();
    QCOMPARE(table.session().turnSeat(), 1);
    fixture.time.advance(10'000);
    QCOMPARE(table.log()->rows().last().text, QStringLiteral("You keep the card."));
    layWhereNobodyCanPlay(table, 0, "r9");
    table.draw();
    fixture.time.advance(10'000);
    QCOMPARE(table.prompt(), UnoTable::PlayOrKeep);
}

void TestUnoSecret::severalPeopleKeepWithAButton()
{
    PlayFixture fixture;
    UnoTable table(TableSession<uno::Game>::unstored(PlayFixture::peopleConfig<uno::Game>(3, 2, 1), fixture.time),
                   fixture.sounds);
    layWhereNobodyCanPlay(table, 0, "b9");
    table.showCards();
    table.draw();
    fixture.time.advance(10'000);
    QCOMPARE(table.session().turnSeat(), 0);
    QCOMPARE(table.prompt(), UnoTable::PlayOrKeep);
    QVERIFY(table.canKeep());
    QCOMPARE(table.instruction(), QStringLiteral("You drew a blue 9. You can’t play it, so keep it."));
    table.keep();
    QCOMPARE(table.session().turnSeat(), 1);
}

TABLESIDE_TEST(TestUnoSecret)
#include "tst_uno_secret.moc"
