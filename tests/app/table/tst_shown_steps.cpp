// Plays two recorded matches at a table and compares all that is seen and heard, with times, with files in tests/golden. The
// records contain nearly every kind of event.
#include "tests/app/table/table_fixture.h"
#include "test_program.h"

#include "app/table/session/match_header.h"
#include "app/table/uno/uno_table.h"
#include "engine/dos/json/codec.h"
#include "engine/json/json_line.h"
#include "engine/record/replay.h"
#include "engine/uno/json/codec.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <map>
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

/// Writes a line for each moment at which something changes at a table.
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
        connect(&table, &GameTable::called, this, [this](int seat) { m_signs << QStringLiteral("call %1").arg(seat); });
        connect(&table, &GameTable::caught, this,
                [this](int seat, int by) { m_signs << QStringLiteral("caught %1 by %2").arg(seat).arg(by); });
    }

    /// Writes a line if something has changed since the last call. Must be called after each possible change.
    void look()
    {
        const bool isBusy = m_table.isBusy();
        if (!std::exchange(m_isChanged, false) && std::exchange(m_wasBusy, isBusy) == isBusy && m_signs.isEmpty()
            && m_heard == m_sounds.played().size())
            return;
        m_wasBusy = isBusy;
        QStringList news = movedCards();
        news << changedSeats() << changedWords() << std::exchange(m_signs, {});
        for (; m_heard < m_sounds.played().size(); ++m_heard)
            news << QStringLiteral("~%1").arg(soundName(m_sounds.played().at(m_heard)));
        for (; m_logged < m_table.log()->rowCount(); ++m_logged)
            news << QStringLiteral("\"%1\"").arg(valueOf(*m_table.log(), m_logged, "text").toString());
        const quint32 marks = marksOfCards();
        if (marks != std::exchange(m_marks, marks))
            news << QStringLiteral("cards %1").arg(marks, 8, 16, QLatin1Char('0'));
        if (!news.isEmpty())
            m_text += QStringLiteral("%1 %2\n").arg(m_time.now()).arg(news.join(QStringLiteral("; ")));
    }

    QString text() const { return m_text; }

private:
    QString placeOf(int card) const
    {
        static const QStringList zones{"draw", "discard", "row", "played", "hand"};
        const CardsModel &cards = *m_table.cards();
        const int seat = valueOf(cards, card, "seat").toInt();
        const QString zone = zones.at(valueOf(cards, card, "zone").toInt());
        return seat < 0 ? zone : zone + QString::number(seat);
    }

    QStringList movedCards()
    {
        QStringList moved;
        for (std::size_t card = 0; card < m_places.size(); ++card) {
            const QString place = placeOf(static_cast<int>(card));
            const QString before = std::exchange(m_places[card], place);
            if (before != place)
                moved << QStringLiteral("#%1 %2 %3>%4")
                             .arg(card)
                             .arg(valueOf(*m_table.cards(), static_cast<int>(card), "code").toString(), before, place);
        }
        return moved.size() <= 8 ? moved : QStringList{QStringLiteral("%1 cards moved").arg(moved.size())};
    }

    /// Returns an FNV-1a hash of everything that the cards show.
    quint32 marksOfCards() const
    {
        static const QByteArrayList roles{"code",   "zone",     "seat",     "position", "zoneCount", "rowIndex",
                                          "faceUp", "playable", "selected", "matched",  "hinted",    "name"};
        quint32 number = 2166136261U;
        for (int card = 0; card < m_table.cards()->rowCount(); ++card) {
            for (const QByteArray &role : roles) {
                for (const char byte : textOf(valueOf(*m_table.cards(), card, role)).toUtf8() + ' ')
                    number = (number ^ static_cast<unsigned char>(byte)) * 16777619U;
            }
        }
        return number;
    }

    QStringList changedSeats()
    {
        static const QByteArrayList roles{"handCount", "score",    "isDealer",  "inTurn",    "exposed",
                                          "catchable", "thinking", "calledNow", "status",    "shortStatus",
                                          "posing",    "movedNow", "justSafe",  "graceLeft", "owed",
                                          "recapWords"};
        QStringList changed;
        for (int seat = 0; seat < m_table.seatCount(); ++seat) {
            for (const QByteArray &role : roles) {
                noteValue(changed, QString::number(seat) + QLatin1Char('.') + role,
                          role == "exposed" ? QVariant(m_table.seats()->row(seat).exposed) : valueOf(*m_table.seats(), seat, role));
            }
        }
        return changed;
    }

    QStringList changedWords()
    {
        QStringList changed;
        for (const char *name :
             {"round", "drawCount", "discardCount", "discardTop", "myTurn", "instruction", "penaltyText", "lastPlay", "resultTitle",
              "resultDetail", "refusal", "bonusText", "colorCode", "direction", "shownHandTitle", "posing"}) {
            if (const QVariant value = m_table.property(name); value.isValid())
                noteValue(changed, name, value);
        }
        return changed;
    }

    void noteValue(QStringList &changed, const QString &name, const QVariant &value)
    {
        const QString text = textOf(value);
        if (std::exchange(m_values[name], text) != text)
            changed << name + QLatin1Char('=') + text;
    }

    GameTable &m_table;
    const test::ManualTime &m_time;
    SilentSoundBoard &m_sounds;
    std::vector<QString> m_places;
    std::map<QString, QString> m_values;
    QStringList m_signs;
    qsizetype m_heard = 0;
    int m_logged = 0;
    quint32 m_marks = 0;
    bool m_isChanged = true;
    bool m_wasBusy = false;
    QString m_text;
};

std::unique_ptr<GameTable> tableFor(std::unique_ptr<TableSession<dos::Game>> session, SoundBoard &sounds)
{
    return std::make_unique<DosTable>(std::move(session), sounds);
}

std::unique_ptr<GameTable> tableFor(std::unique_ptr<TableSession<uno::Game>> session, SoundBoard &sounds)
{
    return std::make_unique<UnoTable>(std::move(session), sounds);
}

QByteArrayList linesOf(const QString &name)
{
    QFile file(QStringLiteral(TABLESIDE_SOURCES "/tests/golden/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("Cannot open %s", qPrintable(name));
    return file.readAll().trimmed().split('\n');
}

/// Plays a record and returns the steps that seat 0 sees. Each action starts after the animations of the one before.
template <typename Game>
QString stepsOf(const QString &recordName, const Pace &pace)
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
            table = tableFor(std::move(begun), fixture.sounds);
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
    return writer->text();
}

} // namespace

class TestShownSteps : public QObject
{
    Q_OBJECT

private slots:
    void stepsMatchTheGoldenFile_data();
    void stepsMatchTheGoldenFile();
};

void TestShownSteps::stepsMatchTheGoldenFile_data()
{
    QTest::addColumn<bool>("isUno");
    QTest::addColumn<QString>("record");
    QTest::addColumn<QString>("golden");
    QTest::addColumn<bool>("reducedMotion"); // shows the same steps at the same times
    QTest::addRow("dos") << false << "dos_false_catches.jsonl"
                         << "dos_shown_steps.txt" << false;
    QTest::addRow("uno") << true << "uno_house_rules.jsonl"
                         << "uno_shown_steps.txt" << false;
    QTest::addRow("uno with reduced motion") << true << "uno_house_rules.jsonl"
                                             << "uno_shown_steps.txt" << true;
}

void TestShownSteps::stepsMatchTheGoldenFile()
{
    QFETCH(bool, isUno);
    QFETCH(QString, record);
    QFETCH(QString, golden);
    QFETCH(bool, reducedMotion);
    const Pace pace{1.0, reducedMotion};
    const QString steps = isUno ? stepsOf<uno::Game>(record, pace) : stepsOf<dos::Game>(record, pace);
    QFile made(QDir::temp().filePath(golden)); // for a comparison with the golden file or for replacing it
    QVERIFY(made.open(QIODevice::WriteOnly) && made.write(steps.toUtf8()) >= 0);
    const QStringList now = steps.trimmed().split(QLatin1Char('\n'));
    const QByteArrayList before = linesOf(golden);
    for (qsizetype line = 0; line < qMin(now.size(), before.size()); ++line)
        QCOMPARE(now.at(line), QString::fromUtf8(before.at(line)));
    QCOMPARE(now.size(), before.size());
}

TABLESIDE_TEST(TestShownSteps)
#include "tst_shown_steps.moc"
