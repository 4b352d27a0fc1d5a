// SPDX-FileCopyrightText: 2026 The Tableside authors
// SPDX-License-Identifier: GPL-3.0-or-later

// Tests of the engine's catalog of refusals: app and console use the same sentences, and each language has them.
#include "test_program.h"

#include "app/words/action_words.h"
#include "engine/console/game_words.h"
#include "engine/dos/console/words.h"
#include "engine/uno/console/words.h"
#include "tests/app/words/ts_file.h"

#include <QTest>

using namespace tableside;
using namespace tableside::test;

namespace {

template <typename Game>
void visitRefusals(int count, auto visit)
{
    for (int reason = 1; reason < count; ++reason) {
        for (const bool aboutOther : {false, true})
            visit.template operator()<Game>(static_cast<typename Game::Reason>(reason), aboutOther);
    }
}

/// Calls visit<Game>(reason, aboutOther) for each refusal of both games, in both wordings.
void forEachRefusal(auto visit)
{
    visitRefusals<dos::Game>(dos::reason_count, visit);
    visitRefusals<uno::Game>(uno::reason_count, visit);
}

} // namespace

class TestRefusals : public QObject
{
    Q_OBJECT

private slots:
    void consoleSaysTheSame();
    void everySentenceIsInTheTranslations();
};

/// Compares the English sentences with the names filled in: seat 1 is in turn, and seat 2 is the target.
void TestRefusals::consoleSaysTheSame()
{
    forEachRefusal([]<typename Game>(typename Game::Reason reason, bool aboutOther) {
        const bool namesOther = reason != Game::Reason::not_your_turn && QByteArray(reason_text(reason)).contains("%1");
        if (namesOther && !aboutOther)
            return; // This refusal always concerns another seat
        typename Game::Observation seen;
        seen.table.turn = 1;
        const auto action = aboutOther ? typename Game::Action(typename Game::Catch{2})
                                       : typename Game::Action(typename Game::Call{});
        const auto name = [](int seat) { return "seat " + std::to_string(seat); };
        const std::string said = console::refusal_text<Game>(reason, seen, action, name);
        QCOMPARE(words::refusal(reason, "seat 1", aboutOther ? "seat 2" : ""), QString::fromStdString(said));
        QVERIFY2(!said.empty() && said.find('%') == std::string::npos, said.c_str());
    });
}

/// One language is enough, because tst_translations checks that all languages have the same strings.
void TestRefusals::everySentenceIsInTheTranslations()
{
    const TsFile file = readTsFile(QStringLiteral(TABLESIDE_SOURCES "/translations/tableside_de.ts"));
    QVERIFY2(file.problem.isEmpty(), qPrintable(file.problem));
    forEachRefusal([&]<typename Game>(typename Game::Reason reason, bool aboutOther) {
        const QString english = QString::fromUtf8(reason_text(reason, aboutOther));
        const QStringList translated = file.translations.value(QStringLiteral("Refusals | %1 | ").arg(english));
        QVERIFY2(translated.size() == 1 && !translated[0].isEmpty() && translated[0] != english, qPrintable(english));
    });
}

TABLESIDE_TEST(TestRefusals)
#include "tst_refusals.moc"
