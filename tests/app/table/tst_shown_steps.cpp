// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Plays two recorded matches at a table and compares what is seen and heard with files in tests/golden. The records contain
// nearly every kind of event. A file has the first step of each kind, that is, of each set of things that change together.
// After a change on purpose, TABLESIDE_WRITE_GOLDEN=1 ctest -R tst_shown_steps writes the files again.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/session/match_header.h"
#include "engine/dos/json/codec.h"
#include "engine/json/json_line.h"
#include "engine/record/replay.h"
#include "engine/uno/json/codec.h"

#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <map>
#include <set>
#include <utility>

using namespace tableside;
using test::PlayFixture;

namespace {

constexpr AiPace nobodyPlays{1'000'000, 1'000'001, 0}; // the record contains all actions

/// Returns the value of the role called `role`, as QML reads it.
QVariant valueOf(const QAbstractItemModel &model, int row, const QByteArray &role)
{
    return model.data(model.index(row, 0), model.roleNames().key(role));
}

QString textOf(const QVariant &value)
{
    return value.userType() == QMetaType::Bool ? QString::number(value.toInt()) : value.toString();
}

/// Everything that changed at a table in one moment.
struct Step
{
    qint64 time = 0;
    QString text;
    std::set<QString> kinds; ///< What changed, without values; seats other than the viewer's have no number.

    bool operator==(const Step &) const = default;
};

/// Records a step for each moment at which something changes at a table.
class StepWriter final : public QObject
{
public:
    StepWriter(GameTable &table, const test::ManualTime &time, SilentSoundBoard &sounds)
        : m_table(table), m_time(time), m_sounds(sounds)
    {
        for (int card = 0; card < table.cards()->rowCount(); ++card)
            m_places.push_back(placeOf(card));
        const auto note = [this] { m_isChanged = true; };
        connect(table.cards(), &QAbstractItemModel::dataChanged, this, note);
        connect(table.seats(), &QAbstractItemModel::dataChanged, this, note);
        connect(table.log(), &QAbstractItemModel::rowsInserted, this, note);
        connect(&table, &GameTable::refusalChanged, this, note);
        connect(&table, &GameTable::called, this, [this](int seat) { add(QStringLiteral("call %1").arg(seat), "call"); });
        connect(&table, &GameTable::momentChanged, this, [this] {
            const ShownMoment moment = m_table.moment();
            if (!moment.words.isEmpty())
                add(QStringLiteral("banner: %1").arg(moment.words), "moment" + QString::number(static_cast<int>(moment.kind)));
        });
    }

    /// Records a step if something has changed since the last call. Must be called after each possible change.
    void look()
    {
        const bool isBusy = m_table.isBusy();
        if (!std::exchange(m_isChanged, false) && std::exchange(m_wasBusy, isBusy) == isBusy && m_news.isEmpty()
            && m_heard == m_sounds.played().size())
            return;
        m_wasBusy = isBusy;
        addMovedCards();
        addMarksOfCards();
        addChangedSeats();
        addChangedWords();
        for (; m_heard < m_sounds.played().size(); ++m_heard) {
            const QString sound = QLatin1Char('~') + soundName(m_sounds.played().at(m_heard));
            add(sound, sound);
        }
        for (; m_logged < m_table.log()->rowCount(); ++m_logged)
            add(QStringLiteral("\"%1\"").arg(valueOf(*m_table.log(), m_logged, "text").toString()), "log");
        if (!m_news.isEmpty())
            m_steps.push_back({m_time.now(), m_news.join(QStringLiteral("; ")), std::exchange(m_kinds, {})});
        m_news.clear();
    }

    const std::vector<Step> &steps() const { return m_steps; }

private:
    void add(const QString &text, const QString &kind)
    {
        m_news << text;
        m_kinds.insert(kind);
    }

    QString placeOf(int card) const
    {
        static const QStringList zones{"draw", "discard", "row", "played", "hand"};
        const CardsModel &cards = *m_table.cards();
        const int seat = valueOf(cards, card, "seat").toInt();
        const QString zone = zones.at(valueOf(cards, card, "zone").toInt());
        return seat < 0 ? zone : zone + QString::number(seat);
    }

    void addMovedCards()
    {
        static const QRegularExpression otherSeats(QStringLiteral("[1-9]"));
        QStringList moved;
        for (std::size_t card = 0; card < m_places.size(); ++card) {
            const QString place = placeOf(static_cast<int>(card));
            const QString before = std::exchange(m_places[card], place);
            if (before == place)
                continue;
            const QString way = before + QLatin1Char('>') + place;
            m_kinds.insert(QString(way).remove(otherSeats));
            moved << QStringLiteral("#%1 %2 %3")
                         .arg(card)
                         .arg(valueOf(*m_table.cards(), static_cast<int>(card), "code").toString(), way);
        }
        m_news << (moved.size() <= 8 ? moved : QStringList{QStringLiteral("%1 cards moved").arg(moved.size())});
    }

    void addMarksOfCards()
    {
        for (const char *role : {"faceUp", "playable", "matched"}) {
            int marked = 0;
            for (int card = 0; card < m_table.cards()->rowCount(); ++card)
                marked += valueOf(*m_table.cards(), card, role).toBool() ? 1 : 0;
            noteValue(role, marked, role);
        }
    }

    void addChangedSeats()
    {
        static const QByteArrayList roles{"handCount", "score",    "isDealer",  "inTurn",    "exposed",
                                          "catchable", "thinking", "calledNow", "status",    "shortStatus",
                                          "posing",    "movedNow", "justSafe",  "graceLeft", "owed",
                                          "recapWords"};
        for (int seat = 0; seat < m_table.seatCount(); ++seat) {
            for (const QByteArray &role : roles) {
                const QString name = QStringLiteral("%1.%2").arg(seat).arg(QLatin1String(role));
                const bool isExposed = m_table.seats()->row(seat).exposed; // no role of the model
                noteValue(name, role == "exposed" ? QVariant(isExposed) : valueOf(*m_table.seats(), seat, role),
                          seat == 0 ? name : QString::fromLatin1(role));
            }
        }
    }

    void addChangedWords()
    {
        for (const char *name :
             {"round", "drawCount", "discardCount", "discardTop", "myTurn", "instruction", "penaltyText", "lastPlay",
              "resultTitle", "resultDetail", "refusal", "bonusText", "colorCode", "direction", "shownHandTitle", "posing"}) {
            if (const QVariant value = m_table.property(name); value.isValid())
                noteValue(name, value, name);
        }
    }

    void noteValue(const QString &name, const QVariant &value, const QString &kind)
    {
        const QString text = textOf(value);
        if (std::exchange(m_values[name], text) != text)
            add(name + QLatin1Char('=') + text, kind);
    }

    GameTable &m_table;
    const test::ManualTime &m_time;
    SilentSoundBoard &m_sounds;
    std::vector<QString> m_places;
    std::map<QString, QString> m_values;
    QStringList m_news;
    std::set<QString> m_kinds;
    qsizetype m_heard = 0;
    int m_logged = 0;
    bool m_isChanged = true;
    bool m_wasBusy = false;
    std::vector<Step> m_steps;
};

QString goldenPath(const QString &name)
{
    return QStringLiteral(TABLESIDE_SOURCES "/tests/golden/") + name;
}

QByteArrayList linesOf(const QString &name)
{
    QFile file(goldenPath(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("Cannot open %s", qPrintable(name));
    return file.readAll().trimmed().split('\n');
}

/// Plays a record and returns the steps that seat 0 sees. Each action starts after the animations of the one before.
template <typename Game>
std::vector<Step> stepsOf(const QString &recordName, const Pace &pace)
{
    PlayFixture fixture;
    Replay<Game> header(ReplayMode::load);
    std::unique_ptr<GameTable> table;
    TableSession<Game> *session = nullptr;
    std::unique_ptr<StepWriter> writer;
    const auto letTimePass = [&](qint64 ms) {
        for (const qint64 end = fixture.time.now() + ms; fixture.time.now() < end;) {
            fixture.time.advance(1);
            writer->look();
        }
    };
    for (const QByteArray &line : linesOf(recordName)) {
        const Json json = parse_json_line(line.toStdString()).value();
        if (!table) {
            header.feed(json);
            auto begun = fixture.begin(configFromHeader(header.header(), json));
            session = begun.get();
            table = std::make_unique<test::TableOf<Game>>(std::move(begun), fixture.sounds);
            table->setPace(pace, nobodyPlays);
            writer = std::make_unique<StepWriter>(*table, fixture.time, fixture.sounds);
            continue;
        }
        if (has_member(json, "do")) {
            const auto read = Game::Codec::record_action_from_json(json);
            const auto &[seat, action] = *read;
            if (!session->act(seat, action).isAccepted())
                qFatal("Refused: %s", line.constData());
        } else if (json["e"] == "round") {
            session->startRound();
        } else {
            continue;
        }
        writer->look();
        while (table->isBusy())
            letTimePass(1);
        letTimePass(40);
    }
    letTimePass(2 * Durations::callFlash);
    return writer->steps();
}

/// Returns the first step of each kind and the numbers of kinds and steps, as lines of a golden file.
QByteArrayList linesFrom(const std::vector<Step> &steps)
{
    QByteArrayList lines;
    std::set<std::set<QString>> seen;
    for (const Step &step : steps) {
        if (seen.insert(step.kinds).second)
            lines << step.text.toUtf8();
    }
    lines << QStringLiteral("%1 kinds among %2 steps").arg(seen.size()).arg(steps.size()).toUtf8();
    return lines;
}

template <typename Game>
void compareSteps(const QString &recordName, const QString &goldenName)
{
    const std::vector<Step> steps = stepsOf<Game>(recordName, Pace{1.0, false});
    QVERIFY(steps == stepsOf<Game>(recordName, Pace{1.0, true})); // reduced motion shows the same steps at the same times
    const QByteArrayList now = linesFrom(steps);
    if (qEnvironmentVariableIsSet("TABLESIDE_WRITE_GOLDEN")) {
        QFile golden(goldenPath(goldenName));
        QVERIFY(golden.open(QIODevice::WriteOnly) && golden.write(now.join('\n') + '\n') >= 0);
    }
    const QByteArrayList before = linesOf(goldenName);
    for (qsizetype line = 0; line < qMin(now.size(), before.size()); ++line)
        QVERIFY2(now.at(line) == before.at(line),
                 qPrintable(QStringLiteral("%1, line %2, was\n%3\nis\n%4\nTABLESIDE_WRITE_GOLDEN=1 writes the file again.")
                                .arg(goldenName).arg(line + 1)
                                .arg(QString::fromUtf8(before.at(line)), QString::fromUtf8(now.at(line)))));
    QCOMPARE(now.size(), before.size());
}

} // namespace

class TestShownSteps : public QObject
{
    Q_OBJECT

private slots:
    void dosMatchesTheGoldenFile() { compareSteps<dos::Game>("dos_false_catches.jsonl", "dos_shown_steps.txt"); }
    void unoMatchesTheGoldenFile() { compareSteps<uno::Game>("uno_house_rules.jsonl", "uno_shown_steps.txt"); }
};

TABLESIDE_TEST(TestShownSteps)
#include "tst_shown_steps.moc"
