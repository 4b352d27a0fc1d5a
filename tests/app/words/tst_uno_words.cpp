// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the texts about UNO in the log and for screen readers.
#include "test_program.h"

#include "app/score/words/score_words.h"
#include "app/words/dos_words.h"
#include "app/words/uno_words.h"

#include "engine/uno/notation.h"

#include <QCoreApplication>
#include <QTest>
#include <QTranslator>

#include <tuple>

using namespace tableside;

class TestUnoWords : public QObject
{
    Q_OBJECT

private slots:
    void logHasALineForEachEvent();
    void onlyTheChallengerReadsTheHand();
    void blockedRoundDoesNotSayThatSomebodyWentOut();
    void colorAgreesWithTheCard();
};

namespace {

const QStringList threeNames{"You", "West", "North"};
const uno::Card red7 = uno::Card::number_card(Color::red, 7);

} // namespace

void TestUnoWords::logHasALineForEachEvent()
{
    const std::vector<uno::Event> told{
        uno::Played{1, red7, false}, uno::Played{1, red7, true}, uno::ColorNamed{1, Color::green}, uno::Reversed{-1},
        uno::Skipped{1}, uno::Drew{1, {uno::Card{}}, uno::DrawReason::turn}, uno::Passed{1}, uno::Challenged{1, 2, true, {}},
        uno::HandsSwapped{1, 2, {}}, uno::HandsSwapped{1, std::nullopt, {}}, uno::Posing{1}, uno::Moved{1, 1},
        uno::Exposed{1}, uno::Called{1}, uno::Caught{1, 2}, uno::WentOut{1}, uno::Blocked{1}, uno::Reshuffled{},
        uno::WindowClosed{1}};
    for (const uno::Event &event : told) {
        for (const int reader : {0, 1}) {
            const QString line = words::logLine(event, threeNames, reader);
            QVERIFY2(!line.isEmpty() && !line.contains('%'), qPrintable(line));
        }
    }
}

/// Only the challenger sees the cards, so only the challenger's line names them.
void TestUnoWords::onlyTheChallengerReadsTheHand()
{
    for (const bool guilty : {false, true}) {
        const QString toChallenger = words::logLine(uno::Challenged{0, 1, guilty, {red7, uno::wild}}, threeNames, 0);
        QVERIFY2(toChallenger.contains("Their hand: ") && toChallenger.contains(words::cardInSentence(red7))
                     && toChallenger.contains(words::cardInSentence(uno::wild)), qPrintable(toChallenger));
        QVERIFY(!words::logLine(uno::Challenged{0, 1, guilty, {}}, threeNames, 1).contains("Their hand"));
        QVERIFY(!words::logLine(uno::Challenged{0, 1, guilty, {}}, threeNames, 2).contains("Their hand"));
    }
}

/// UNO-PILE-1: if nobody can play any more, the smallest hand wins.
void TestUnoWords::blockedRoundDoesNotSayThatSomebodyWentOut()
{
    const uno::Scored blocked{1, {{red7, red7}, {red7}}, {0, 21}, {0, 21}};
    const uno::Scored out{1, {{red7, red7}, {}}, {0, 14}, {0, 14}};
    QCOMPARE(words::logLine(blocked, threeNames, 0), QStringLiteral("West scores 21 point(s)."));
    QCOMPARE(words::logLine(blocked, threeNames, 1), QStringLiteral("You score 21 point(s)."));
    QCOMPARE(words::logLine(out, threeNames, 0), QStringLiteral("West went out: 14 point(s)."));
    const uno::Scored countedAgainst{1, {{red7, red7}, {red7}}, {14, 7}, {14, 7}}; // UNO-SCORE-2
    QCOMPARE(words::logLine(countedAgainst, threeNames, 0), QStringLiteral("Points this round: you 14, West 7."));
}

/// In French the color agrees with the name of the card, and in German it may follow the name. This must be so at the table and
/// on the score sheet.
void TestUnoWords::colorAgreesWithTheCard()
{
    const QList<std::tuple<QString, QString, QString>> rows{
        {"fr", "grev", "Inversion verte"}, {"fr", "gskip", "Carte Passer verte"}, {"fr", "g+2", "+2 vert"},
        {"fr", "g0", "0 vert"}, {"de", "r#", "#-Zahlen-Joker in Rot"}};
    for (const auto &[language, code, name] : rows) {
        QTranslator translator;
        QVERIFY(translator.load(QStringLiteral(":/i18n/tableside_%1.qm").arg(language)));
        QCoreApplication::installTranslator(&translator);
        const auto card = uno::parse_card(code.toStdString());
        const QString atTheTable = card ? words::cardName(*card) : name;
        const QString onTheSheet = words::padCardName(code);
        QCoreApplication::removeTranslator(&translator);
        QCOMPARE(atTheTable, name);
        QCOMPARE(onTheSheet, name);
    }
}

TABLESIDE_TEST(TestUnoWords)
#include "tst_uno_words.moc"
